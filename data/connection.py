"""A connection that executes several statements in one trip to the database's thread."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import aiosqlite

from bot.engine.errors import StorageError, VersionConflict

# At DEBUG it would write every statement's values: hands, votes, clues and seeds.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

BUSY_SECONDS = 10.0
"""How long a writer waits for those of other processes."""

Row = tuple[Any, ...]
Timed = Callable[[str, float], None]
"""Is told of each trip to the database: *read* or *write*, and the seconds it took."""
Query = Callable[..., Awaitable[list[Row]]]
"""Executes SQL (the first argument) with its values and returns the rows."""


class Statement(NamedTuple):
    """SQL with its values: ``$1`` is the one called ``1``."""

    sql: str
    values: Mapping[str, Any] = {}
    must_change: bool = False
    """Whether it is a VersionConflict if no row is changed."""


def statement(sql: str, *values: object, must_change: bool = False) -> Statement:
    """Return ``sql`` with its parameters ``$1``, ``$2``, … in order."""
    named = {str(number): value for number, value in enumerate(values, 1)}
    return Statement(sql, named, must_change)


BEGIN = Statement("BEGIN IMMEDIATE")
BEGIN_CONCURRENT = Statement("BEGIN IMMEDIATE")
"""Begins a transaction beside which those of other processes may go on, where a database can."""
COMMIT = Statement("COMMIT")
SAVEPOINT, RELEASE = Statement("SAVEPOINT one"), Statement("RELEASE one")
ROLLBACK_TO = Statement("ROLLBACK TO one")


class Connection:
    """A connection without transactions of its own: ``BEGIN`` and ``COMMIT`` are statements."""

    def __init__(
        self, connection: aiosqlite.Connection, took: Callable[[float], None] = lambda _: None
    ) -> None:
        self._connection = connection
        self._took = took

    @classmethod
    async def open(cls, path: Path, took: Callable[[float], None] = lambda _: None) -> Self:
        """Open or create the file; raise StorageError.

        ``took`` is told the seconds of each trip to it.
        """
        with reported():
            # aiosqlite's own thread would outlive a failure, and maybe the event loop.
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            return cls(
                await aiosqlite.connect(
                    path, timeout=BUSY_SECONDS, isolation_level=None, factory=_BatchConnection
                ),
                took,
            )

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._connection.close()

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Execute in order and return the rows of each; raise StorageError or VersionConflict.

        What comes after a statement that fails is not executed.
        """
        began = time.perf_counter()
        with reported():
            rows: Any = await self._connection.execute_fetchall("", _Batch(statements))
        self._took(time.perf_counter() - began)
        return rows

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute one statement and return its rows; raise StorageError."""
        [rows] = await self.run(statement(sql, *values))
        return rows

    async def undo(self) -> None:
        """Roll back the transaction under way, if there is one; raise StorageError."""
        with reported():
            await self._connection.rollback()

    def reserve(self, _name: str) -> tuple[Statement, ...]:
        """Return nothing: a file has one who writes at a time."""
        return ()

    def reserve_free(self, _name: str) -> tuple[Statement, ...]:
        """Return nothing, as ``reserve``."""
        return ()


class _Batch(tuple[Statement, ...]):
    """Statements, in the place of one statement's parameters."""

    __slots__ = ()


class _BatchConnection(sqlite3.Connection):
    """Takes a whole batch where one statement is asked for.

    aiosqlite makes a trip to its thread for every statement, which costs as much as the statement;
    so one call of it brings all of them.
    """

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if not isinstance(parameters, _Batch):
            return super().execute(sql, parameters)
        return _Answer(self._run_all(parameters))

    def _run_all(self, statements: Sequence[Statement]) -> list[list[Row]]:
        rows: list[list[Row]] = []
        for sql, values, must_change in statements:
            cursor = super().execute(sql, values)
            rows.append(cursor.fetchall())  # a PRAGMA without rows is under way until then
            if must_change and not cursor.rowcount:
                raise VersionConflict("version-conflict")
        return rows


class _Answer(NamedTuple):
    """The rows of each statement of a batch, given as a cursor gives rows."""

    rows: list[list[Row]]

    def fetchall(self) -> list[list[Row]]:
        return self.rows


@contextmanager
def reported() -> Iterator[None]:
    """Have what SQLite reports raised as the errors of the engine."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise VersionConflict("version-conflict") from error
    except sqlite3.ProgrammingError:
        raise  # what the caller asked for is wrong, not the database
    except sqlite3.Error as error:
        raise _storage_error(error) from error


def _storage_error(error: sqlite3.Error) -> StorageError:
    # Extended codes carry the primary one in their low byte.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StorageError("storage-full")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StorageError("storage-busy")
        case _:
            return StorageError("storage-broken", reason=str(error))
