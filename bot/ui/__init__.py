"""Discord in and out: custom ids, router, presenters, messenger."""
