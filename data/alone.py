"""At most one process plays with a file: two would each send every message."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.engine.errors import StorageError
from data.connection import reported


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Hold the right to play with a database; raise StorageError.

    ``storage-in-use``: another process has it. It is a lock on a file beside the database, which
    the system takes from a process that dies, however it dies; who only reads or copies needs none.
    """
    beside = database.with_name(f"{database.name}.lock")
    with reported():
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None)
    with closing(connection):
        try:
            with reported():
                connection.execute("BEGIN EXCLUSIVE")
        except StorageError as error:
            if error.code != "storage-busy":
                raise
            raise StorageError("storage-in-use") from error
        yield
