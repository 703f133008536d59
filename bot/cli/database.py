"""For commands that need a database which is there already."""

from pathlib import Path

from data.address import Database


def may_be_there(path: Path) -> bool:
    """Say whether there is such a file or folder; of what cannot be looked at it is not known."""
    try:
        return path.exists()
    except OSError:  # it is in somebody else's folder, or nothing can be called so
        return True


def why_missing(database: Database) -> str | None:
    """Return the sentence for a file that is not there; a server says for itself what it lacks."""
    try:
        missing = isinstance(database, Path) and not database.is_file()
    except OSError:  # who opens it says why
        return None
    return (
        f"There is no database at {database}. DIXIT_DATABASE names the bot's." if missing else None
    )
