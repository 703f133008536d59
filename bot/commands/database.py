"""For commands that need a database which is there already."""

from pathlib import Path

from data.address import Database


def why_missing(database: Database) -> str | None:
    """Return the sentence for a file that is not there; a server says for itself what it lacks."""
    if isinstance(database, Path) and not database.is_file():
        return f"There is no database at {database}. DIXIT_DATABASE names the bot's."
    return None
