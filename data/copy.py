"""Copies of a database that is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.engine.errors import StorageError
from data.connection import BUSY_SECONDS, storage_error


def copy_database(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Write the database as it is at one moment to ``target``; writers are not held up.

    ``target`` appears when it is complete: a copy cut short leaves a ``.part`` beside it and, when
    it was to be a new file, that file empty. Raise StorageError (``backup-exists``,
    ``database-missing``, ``backup-unwritable`` or one of the storage's own).
    """
    if not source.is_file():
        raise StorageError("database-missing", path=str(source))
    part = target.with_name(target.name + ".part")
    reserved = False
    try:
        if not overwrite:
            target.open("xb").close()  # of two copies to one name, one is refused
            reserved = True
        part.unlink(missing_ok=True)
        _copy(source, part)
        part.replace(target)
        reserved = False
    except FileExistsError as error:
        raise StorageError("backup-exists", path=str(target)) from error
    except OSError as error:
        raise StorageError("backup-unwritable", path=str(target), reason=str(error)) from error
    except sqlite3.Error as error:
        raise storage_error(error) from error
    finally:
        if reserved:
            target.unlink(missing_ok=True)
            part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    existing = f"{source.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(existing, uri=True, timeout=BUSY_SECONDS)) as reader,
        closing(sqlite3.connect(target)) as writer,
    ):
        reader.backup(writer)
