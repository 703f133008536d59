"""One rule per command: a function that refuses it or returns the events it makes happen.

``bot.engine.decide`` calls them, and nothing else decides what is allowed. A rule raises a
RuleViolation, with a code for the reader and parameters in which players are ids.
"""
