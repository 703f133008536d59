"""A connection to PostgreSQL that executes several statements; the same as SQLite's, see there."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self

import asyncpg

from bot.engine.errors import StorageError, VersionConflict
from data.connection import BEGIN, Row, Statement, statement

STATEMENT_SECONDS = 10
"""After which the server gives a statement up, and so do we."""
CONNECT_SECONDS = 5
START = "BEGIN; SELECT pg_advisory_xact_lock(4157)"
"""As in SQLite, transactions that may write go one after the other, over all processes."""


class PostgresConnection:
    """A connection without transactions of its own: ``BEGIN`` and ``COMMIT`` are statements.

    One that was lost is opened again by who needs it next.
    """

    def __init__(self, address: str, took: Callable[[float], None], *, read_only: bool) -> None:
        self._address = address
        self._took = took
        self._read_only = read_only
        self._connection: asyncpg.Connection | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        took: Callable[[float], None] = lambda _: None,
        *,
        read_only: bool = False,
    ) -> Self:
        """Connect; raise StorageError."""
        opened = cls(address, took, read_only=read_only)
        with reported():
            await opened._connected()
        return opened

    async def _connected(self) -> asyncpg.Connection:
        connection = self._connection
        if connection is None or connection.is_closed():
            settings = {"statement_timeout": str(STATEMENT_SECONDS * 1000)}
            if self._read_only:
                settings["default_transaction_read_only"] = "on"
            self._connection = connection = await asyncpg.connect(
                self._address,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS + 1,
                server_settings=settings,
            )
        return connection

    async def close(self) -> None:
        """Take leave of the server."""
        if self._connection is not None:
            await self._connection.close(timeout=CONNECT_SECONDS)

    async def run(self, *statements: Statement) -> list[Row]:
        """Execute in order; raise StorageError or VersionConflict; see SQLite's."""
        began = time.perf_counter()
        rows: list[Row] = []
        with reported():
            connection = await self._connected()
            for sql, values, must_change in statements:
                if sql == BEGIN.sql:
                    await connection.execute(START)
                elif must_change:
                    if (await connection.execute(sql, *values.values())).endswith(" 0"):
                        raise VersionConflict("version-conflict")
                else:
                    found = await connection.fetch(sql, *values.values())
                    if found:
                        rows = [tuple(row) for row in found]
        self._took(time.perf_counter() - began)
        return rows

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute one statement and return its rows; raise StorageError."""
        return await self.run(statement(sql, *values))

    async def undo(self) -> None:
        """Roll back the transaction under way, if there is one; raise StorageError."""
        connection = self._connection
        if connection is not None and not connection.is_closed() and connection.is_in_transaction():
            with reported():
                await connection.execute("ROLLBACK")


@contextmanager
def reported() -> Iterator[None]:
    """Have what PostgreSQL reports raised as the errors of the engine."""
    try:
        yield
    except (
        asyncpg.IntegrityConstraintViolationError,
        asyncpg.SerializationError,
        asyncpg.DeadlockDetectedError,
    ) as error:
        raise VersionConflict("version-conflict") from error
    except asyncpg.DiskFullError as error:
        raise StorageError("storage-full") from error
    except (
        asyncpg.PostgresConnectionError,
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.QueryCanceledError,
        asyncpg.TooManyConnectionsError,
        asyncpg.InterfaceError,
        ConnectionError,
        TimeoutError,
        OSError,
    ) as error:
        raise StorageError("storage-busy", reason=str(error)) from error
    except asyncpg.PostgresError as error:
        raise StorageError("storage-broken", reason=str(error)) from error
