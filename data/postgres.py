"""Connections to PostgreSQL that execute several statements, as SQLite's do (``data.connection``).

What was lost is connected again by who needs it next: until the server answers everybody is told
``storage-busy``, and nothing of a transaction that was under way goes on outside of it.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

import asyncpg

from bot.engine.errors import StorageError, VersionConflict
from data.address import ServerAddress
from data.connection import BEGIN, BEGIN_CONCURRENT, Row, Statement, statement
from data.postgres_trips import execute

STATEMENT_SECONDS = 10.0
"""After which the server gives a statement up, and soon we do."""
IDLE_SECONDS = 5.0
"""Within a transaction, on top of what a statement may take; after it the server gives it up."""
CONNECT_SECONDS = 5.0
READERS = 4
"""Connections that read at the same time."""
RESERVE = """
    SELECT pg_advisory_xact_lock(hashtext(current_schema() || '/reserved'), hashtext($1))"""
RESERVE_FREE = RESERVE.replace("pg_advisory", "pg_try_advisory")
NOTICES_A_DEAD_CLIENT = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "client_connection_check_interval": "5s",
}
Took = Callable[[float], None]


class Rights(NamedTuple):
    """What a process needs to play."""

    taking: Sequence[str] = ()
    """Statements, of which one that would wait too long fails."""
    held: str = ""
    """A query for what others have: rows of a shard's number or None, and the number of all."""


NO_RIGHTS = Rights()


def _options(seconds: float, *, read_only: bool = False) -> dict[str, Any]:
    settings = NOTICES_A_DEAD_CLIENT | {
        "statement_timeout": f"{seconds * 1000:.0f}",
        # Of a process that stands still, which keeps its connections: nobody waits for it longer.
        "idle_in_transaction_session_timeout": f"{(seconds + IDLE_SECONDS) * 1000:.0f}",
    }
    if read_only:
        settings["default_transaction_read_only"] = "on"
    return {"timeout": CONNECT_SECONDS, "command_timeout": seconds + 1, "server_settings": settings}


class PostgresConnection:
    """The connection that writes; ``BEGIN`` and ``COMMIT`` are statements."""

    def __init__(self, address: ServerAddress, took: Took, seconds: float, rights: Rights) -> None:
        self._address = address
        self._took = took
        self._seconds = seconds
        self._rights = rights
        self._connection: asyncpg.Connection | None = None
        self.usurped: Callable[[], None] = lambda: None
        """Called when another process has got the right to play."""

    @classmethod
    async def open(
        cls,
        address: ServerAddress,
        took: Took = lambda _: None,
        seconds: float = STATEMENT_SECONDS,
        rights: Rights = NO_RIGHTS,
    ) -> Self:
        """Connect; raise StorageError.

        A statement may take ``seconds``. Who plays has ``rights``, and what has lost them to
        another process (``storage-in-use``) writes nothing any more; the error says which shards
        others have: ``shards``, if they share them out of ``count``.
        """
        opened = cls(address, took, seconds, rights)
        with reported():
            await opened._connected()
        return opened

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        connection = await asyncpg.connect(self._address.full, **_options(self._seconds))
        try:
            for right in self._rights.taking:
                await connection.execute(right)
        except asyncpg.LockNotAvailableError as error:
            self.usurped()
            try:
                held = await connection.fetch(self._rights.held)
            finally:
                connection.terminate()
            raise _in_use(held) from error
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        return connection

    def _is_lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def close(self) -> None:
        """Take leave of the server."""
        if self._connection is not None:
            with reported():
                await self._connection.close(timeout=CONNECT_SECONDS)

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Execute in order and return the rows of each; raise StorageError or VersionConflict.

        What comes after a statement that fails is not executed.
        """
        began = time.perf_counter()
        with reported():
            if self._is_lost() and statements[0] not in (BEGIN, BEGIN_CONCURRENT):
                raise StorageError("storage-busy", reason="the connection was lost")
            connection = await self._connected()
            try:
                rows = await execute(connection, statements)
            except asyncpg.InternalClientError:
                connection.terminate()  # it takes nothing more, though it is not closed yet
                raise
        self._took(time.perf_counter() - began)
        return rows

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute one statement and return its rows; raise StorageError."""
        [rows] = await self.run(statement(sql, *values))
        return rows

    async def undo(self) -> None:
        """Roll back the transaction under way, if there is one; raise StorageError."""
        connection = self._connection
        if connection is not None and not connection.is_closed() and connection.is_in_transaction():
            with reported():
                await connection.execute("ROLLBACK")

    def reserve(self, name: str) -> tuple[Statement, ...]:
        """Return what waits until no other process has reserved it, until its transaction ends."""
        return (statement(RESERVE, name),)

    def reserve_free(self, name: str) -> tuple[Statement, ...]:
        """Return the same, which says at once whether no other process has reserved it."""
        return (statement(RESERVE_FREE, name),)


def _in_use(held: Sequence[tuple[int | None, int]]) -> StorageError:
    """Return what says who has the right to play."""
    if not held:
        return StorageError("storage-in-use", shards="all")
    shards = ", ".join(str(shard) for shard, _ in held if shard is not None)
    return StorageError("storage-in-use", shards=shards or "?", count=held[0][1])


class PostgresReader:
    """Connections that may not write; each query takes one of them."""

    def __init__(self, pool: asyncpg.Pool, took: Took) -> None:
        self._pool = pool
        self._took = took

    @classmethod
    async def open(cls, address: ServerAddress, took: Took = lambda _: None) -> Self:
        """Connect; raise StorageError."""
        with reported():
            pool = await asyncpg.create_pool(
                address.full,
                min_size=0,  # else the pool logs at length that it cannot keep that many
                max_size=READERS,
                reset=_as_it_is,
                **_options(STATEMENT_SECONDS, read_only=True),
            )
        return cls(pool, took)

    async def close(self) -> None:
        """Finish what is under way and take leave of the server."""
        try:
            async with asyncio.timeout(STATEMENT_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute one statement and return its rows; raise StorageError."""
        began = time.perf_counter()
        try:
            rows = await self._query(sql, values)
        except StorageError as error:
            if error.code != "storage-busy" or error.params.get("lost") is None:
                raise
            rows = await self._query(sql, values)  # the server may be back long since
        self._took(time.perf_counter() - began)
        return rows

    async def _query(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        with reported():
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]


async def _as_it_is(_connection: object) -> None:
    """Leave a connection as it is: nobody changes anything of one that only reads."""


LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # also between the server's farewell and the end of the line
    ConnectionError,
)
"""The server, or the connection to it, is gone."""


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
    except asyncpg.ClientConfigurationError as error:
        raise StorageError("storage-broken", reason=str(error)) from error
    except LOST as error:
        if isinstance(error, ValueError):
            raise  # what the caller asked for is wrong, not the database
        raise StorageError("storage-busy", reason=str(error), lost=True) from error
    except (
        asyncpg.QueryCanceledError,
        asyncpg.TooManyConnectionsError,
        asyncpg.LockNotAvailableError,
        OSError,  # TimeoutError is one, too
    ) as error:
        raise StorageError("storage-busy", reason=str(error)) from error
    except asyncpg.PostgresError as error:
        raise StorageError("storage-broken", reason=str(error)) from error
