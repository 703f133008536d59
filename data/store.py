"""The store: the same tables and statements on SQLite (one file) and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Self

from bot.engine.errors import StorageError
from bot.service.ports import Shards
from data.alone import alone_with
from data.connection import Connection, Query, Timed
from data.file import give_back, let_shrink, prepare
from data.gathering import Gathering
from data.late import begin_late
from data.migrate import migrate
from data.outbox import SqlOutbox
from data.prune import Pruning
from data.reads import SqlReads
from data.shards import Process, identify
from data.slices import Slice
from data.tidying import Tidying
from data.unit_of_work import SqlUnitOfWork
from data.writer import Transaction, Writer

LISTEN_AGAIN = 1.0
"""Seconds after which a lost connection is tried again."""


class SqlStore:
    """Satisfies ``bot.service.ports.Store``; ``async with`` closes it.

    Writes go one after the other over one connection; reads have others and wait for nobody, and
    statistics hold up no other read. Transactions do not nest.
    """

    SKIP_LOCKED = ""
    """What a query ends with that skips the rows which others are changing in this moment."""

    def __init__(
        self,
        writer: Writer,
        read: Query,
        summed: Query,
        connections: AsyncExitStack,
        shards: Shards | None = None,
    ) -> None:
        self._process = Process(Slice(shards))
        self._listening: Callable[[Callable[[str], None]], Awaitable[None]] | None = None
        read, summed = writer.outage.reading(read), writer.outage.reading(summed)
        self._writer = writer
        self._read = read
        self._connections = connections
        self.usurped = asyncio.Event()
        """Set when another process has got the right to play meanwhile: this one is to end."""
        self.read = SqlReads(read, summed, self._process.slice)
        self._tidying = Tidying(writer, read)
        self._pruning = Pruning(writer, summed)
        self._gathering = Gathering(writer)
        self.outbox = SqlOutbox(self._gathering, read, self._process.slice, self.SKIP_LOCKED)

    async def close(self) -> None:
        """Finish what is under way and close it."""
        await self._gathering.close()
        await self._connections.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @asynccontextmanager
    async def begin(self, *, concurrent: bool = False) -> AsyncIterator[SqlUnitOfWork]:
        begun = begin_late(self._writer, self._gathering) if concurrent else self._writer.begin()
        async with begun as transaction:
            yield SqlUnitOfWork(transaction, self._process, self.outbox)

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Start a transaction that may write, for what knows no repository: whole tables."""
        return self._writer.begin()

    @property
    def trouble(self) -> str | None:
        """Why the database refused what was asked of it last; None if it did not."""
        return self._writer.outage.trouble

    @property
    def holder(self) -> str:
        return self._process.holder

    def leave_to(self, others: Collection[int]) -> None:
        self._process.slice.others = frozenset(others)

    async def may_identify(self, now: float, pause: float) -> bool:
        [had] = (await self._writer.run(identify(now, pause))).rows
        return bool(had)

    async def listen(self, heard: Callable[[str], None]) -> None:
        while self._listening is not None:
            with suppress(StorageError):
                await self._listening(heard)
            await asyncio.sleep(LISTEN_AGAIN)
        await asyncio.Event().wait()  # who shares the database with nobody

    async def prune(self, now: float) -> bool:
        return await self._pruning.prune_next(now)

    async def tidy(self) -> bool:
        return await self._tidying.pack_next()


class SqliteStore(SqlStore):
    """The store on SQLite: one file, which several processes may share."""

    @classmethod
    async def open(
        cls,
        path: Path,
        timed: Timed = lambda _kind, _seconds: None,
        *,
        alone: bool = False,
        shards: Shards | None = None,
    ) -> Self:
        """Open, or make, the file and bring it up to date; see ``open_store``."""
        async with AsyncExitStack() as connections:
            if alone:
                connections.enter_context(alone_with(path))
            connection = await Connection.open(path, partial(timed, "write"))
            writer = Writer(connection)
            connections.push_async_callback(writer.close)
            await prepare(connection)
            await migrate(connection, path, alone=alone)
            if alone:
                await let_shrink(connection)
            reader = await Connection.open(path, partial(timed, "read"))
            connections.push_async_callback(reader.close)
            summing = await Connection.open(path, partial(timed, "read"))
            connections.push_async_callback(summing.close)
            for reading in (reader, summing):
                await reading.query("PRAGMA query_only = ON")
            return cls(writer, reader.query, summing.query, connections.pop_all(), shards)

    async def tidy(self) -> bool:
        """Pack what was kept of a game, or give free pages back; see ``SqlStore``."""
        return await super().tidy() or await give_back(self._writer, self._read)
