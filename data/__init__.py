"""The store: migrations, codec, uow of work."""
