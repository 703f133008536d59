"""To see the bot by: series for Prometheus, a page for probes, logs as JSON.

No label names a person, a server, a game, a card or a token.
"""
