"""The store: migrations, codec, units of work."""
