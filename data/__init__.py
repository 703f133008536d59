"""The store: migrations, codec, unit of work."""
