"""Copies of a database that is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.engine.errors import StorageError
from data.connection import BUSY_SECONDS, reported


def copy_database(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Write the database as it is at one moment to ``target``; writers are not held up.

    ``target`` has its content when that is complete: a copy that is killed leaves it empty (with
    ``overwrite``: as it was) and a ``.part`` beside it. Raise StorageError (``backup-exists``,
    ``backup-unwritable``, ``database-missing``, or what SQLite reports).
    """
    if not source.is_file():
        raise StorageError("database-missing", path=str(source))
    try:
        if not overwrite:
            target.open("xb").close()  # of two copies to one name, one is refused
    except FileExistsError as error:
        raise StorageError("backup-exists", path=str(target)) from error
    except OSError as error:
        raise _unwritable(target, error) from error
    part = target.with_name(target.name + ".part")
    complete = False
    try:
        part.unlink(missing_ok=True)
        with reported():
            _copy(source, part)
        part.replace(target)
        complete = True
    except OSError as error:
        raise _unwritable(target, error) from error
    finally:
        if not complete:
            part.unlink(missing_ok=True)
            if not overwrite:
                target.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    existing = f"{source.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(existing, uri=True, timeout=BUSY_SECONDS)) as reader,
        closing(sqlite3.connect(target)) as writer,
    ):
        # A copy cut short is thrown away; a journal left beside it would spoil the next one.
        writer.execute("PRAGMA journal_mode = OFF")
        reader.backup(writer)


def settle(database: Path) -> None:
    """Bring what still stands beside a file (``-wal``) into it; raise StorageError.

    Whoever closes a database does so, but a disk that has become full keeps them from it: what is
    there would be complete, and the file alone would not.
    """
    with reported(), closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _unwritable(target: Path, error: OSError) -> StorageError:
    return StorageError("backup-unwritable", path=str(target), reason=error.strerror or str(error))
