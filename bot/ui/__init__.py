"""Discord in and out: custom ids, intake, presenters, messenger."""
