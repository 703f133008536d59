"""Slash commands, grouped by who uses them."""
