"""One module a card: the set it is photographed on, and how it is painted."""
