"""Decks and pictures: the catalogue, its checks, and the compositor."""
