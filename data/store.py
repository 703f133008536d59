"""The store: the same tables and statements on SQLite (one file) and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.engine.errors import StorageError
from data.alone import alone_with
from data.connection import Connection, Query, Timed
from data.migrate import migrate
from data.outbox import SqlOutbox
from data.prune import prune
from data.reads import SqlReads
from data.unit_of_work import SqlUnitOfWork
from data.writer import Transaction, Writer


class SqlStore:
    """Satisfies ``bot.service.ports.Store``; ``async with`` closes it.

    Writes go one after the other over one connection; reads have others and wait for nobody, and
    statistics hold up no other read. Transactions do not nest.
    """

    def __init__(
        self, writer: Writer, read: Query, summed: Query, connections: AsyncExitStack
    ) -> None:
        self._writer = writer
        self._connections = connections
        self.usurped = asyncio.Event()
        """Set when another process has got the right to play meanwhile: this one is to end."""
        self.read = SqlReads(read, summed)
        self.outbox = SqlOutbox(writer, read)

    async def close(self) -> None:
        """Finish what is under way and close it."""
        await self._connections.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SqlUnitOfWork]:
        """Start a transaction that may write; such transactions go one after the other."""
        async with self._writer.begin() as transaction:
            yield SqlUnitOfWork(transaction)

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Start a transaction that may write, for what knows no repository: whole tables."""
        return self._writer.begin()

    async def prune(self, now: float) -> None:
        """Remove what nothing needs any more: seen interactions after a day, rows of old games."""
        await self._writer.run(*prune(now))


class SqliteStore(SqlStore):
    """The store on SQLite: one file, which several processes may share."""

    @classmethod
    async def open(
        cls,
        path: Path,
        timed: Timed = lambda _kind, _seconds: None,
        *,
        alone: bool = False,
    ) -> Self:
        """Open, or make, the file and bring it up to date; see ``open_store``."""
        async with AsyncExitStack() as connections:
            if alone:
                connections.enter_context(alone_with(path))
            connection = await Connection.open(path, partial(timed, "write"))
            writer = Writer(connection)
            connections.push_async_callback(writer.close)
            await _prepare(connection)
            await migrate(connection, path)
            reader = await Connection.open(path, partial(timed, "read"))
            connections.push_async_callback(reader.close)
            summing = await Connection.open(path, partial(timed, "read"))
            connections.push_async_callback(summing.close)
            for reading in (reader, summing):
                await reading.query("PRAGMA query_only = ON")
            return cls(writer, reader.query, summing.query, connections.pop_all())


async def _prepare(connection: Connection) -> None:
    """Make what was committed survive a power cut, and readers and the writer not wait."""
    [(mode,)] = await connection.query("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StorageError("storage-broken", reason=f"journal mode {mode}")
    await connection.query("PRAGMA synchronous = FULL")
