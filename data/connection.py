"""A connection that executes several statements in one trip to the database's thread."""

import asyncio
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.engine.errors import StorageError

# At DEBUG it would write every statement's values: hands, votes, clues and seeds.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

BUSY_SECONDS = 10.0
"""How long a writer waits for those of other processes."""

Row = tuple[Any, ...]
Statement = tuple[str, Mapping[str, Any]]

BEGIN: Statement = ("BEGIN IMMEDIATE", {})
COMMIT: Statement = ("COMMIT", {})


def statement(sql: str, *values: object) -> Statement:
    """Return ``sql`` with its parameters ``$1``, ``$2``, … in order."""
    return sql, {str(number): value for number, value in enumerate(values, 1)}


class Connection(aiosqlite.Connection):
    """A connection without transactions of its own: ``BEGIN`` and ``COMMIT`` are statements.

    aiosqlite makes a trip to its thread for every statement, which costs as much as the statement;
    ``run`` makes one for many.
    """

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create the file; raise StorageError."""
        connect = partial(sqlite3.connect, path, timeout=BUSY_SECONDS, isolation_level=None)
        connection = cls(connect, iter_chunk_size=64)
        await connection.start()
        return connection

    async def start(self) -> None:
        """Start the thread and connect; raise StorageError."""
        try:
            await self
        except sqlite3.Error as error:
            # aiosqlite leaves its thread ending; it must not outlive the loop that it reports to.
            await asyncio.to_thread(self._thread.join)
            raise storage_error(error) from error

    async def run(self, *statements: Statement) -> list[Row]:
        """Execute in order and return the last one's rows; raise StorageError.

        What comes after a statement that fails is not executed.
        """
        try:
            return await self._execute(self._run, statements)
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
            raise  # what the caller asked for is wrong, not the database
        except sqlite3.Error as error:
            raise storage_error(error) from error

    async def undo(self) -> None:
        """Roll back the transaction under way, if there is one; raise StorageError."""
        try:
            await self._execute(self._conn.rollback)
        except sqlite3.Error as error:
            raise storage_error(error) from error

    def _run(self, statements: Sequence[Statement]) -> list[Row]:
        rows: list[Row] = []
        for sql, values in statements:
            rows = self._conn.execute(sql, values).fetchall()
        return rows


def storage_error(error: sqlite3.Error) -> StorageError:
    """Return the refusal that stands for what SQLite reports."""
    # Extended codes carry the primary one in their low byte.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StorageError("storage-full")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StorageError("storage-busy")
        case _:
            return StorageError("storage-broken", reason=str(error))
