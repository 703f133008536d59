"""The mind of computer players: what a seat says, gives and votes, from its own view alone.

Pure but for the model and its files: nothing here knows a game's state, the network or a clock.
"""
