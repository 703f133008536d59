"""Discord in and out: custom ids, router, handlers, presenters, messenger."""
