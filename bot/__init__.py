"""Dixit for 3 to 12 people in a Discord channel."""
