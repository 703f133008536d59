"""The cards of the deck, one module and one plan each."""
