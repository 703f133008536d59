"""The store on SQLite: one file, which several processes may share."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.service.ports import StoredGame
from data import rows
from data.connection import Connection, statement
from data.copy import copy_database
from data.migrate import migrate
from data.outbox import SqliteOutbox
from data.prune import prune
from data.transaction import Transaction
from data.unit_of_work import SELECT_GAME, SqliteUnitOfWork

IDLE_FROM = "human_at + CASE phase WHEN 'lobby' THEN $1 ELSE $2 END"
DUE_GAMES = f"""
    SELECT game_id FROM games
    WHERE phase <> 'finished' AND (deadline <= $3 OR remind_at <= $3 OR {IDLE_FROM} <= $3)
    ORDER BY deadline, game_id"""
NEXT_DEADLINE = f"""
    SELECT MIN(moment) FROM (
        SELECT MIN(deadline) AS moment FROM games WHERE phase <> 'finished'
        UNION ALL SELECT MIN(remind_at) FROM games WHERE phase <> 'finished'
        UNION ALL SELECT MIN({IDLE_FROM}) FROM games WHERE phase <> 'finished'
    ) AS moments"""
OPEN_DEADLINES = """
    SELECT game_id FROM games WHERE phase <> 'finished' AND deadline IS NOT NULL
    ORDER BY deadline, game_id"""

LIVE_GAMES = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE phase <> 'finished' ORDER BY game_id"""


class SqliteStore:
    """Satisfies ``bot.service.ports.Store``; open it with ``open``, close it with ``async with``.

    Writes go one after the other over one connection; reads have one of their own and wait for
    nobody. Transactions do not nest.
    """

    def __init__(
        self, path: Path, writer: Connection, reader: Connection, connections: AsyncExitStack
    ) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader
        self._connections = connections
        self._lock = asyncio.Lock()
        self.outbox = SqliteOutbox(writer, reader, self._lock)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open, or make, the database and bring it up to date; raise StorageError."""
        async with AsyncExitStack() as connections:
            writer = await Connection.open(path)
            connections.push_async_callback(writer.close)
            await _prepare(writer)
            await migrate(writer, path)
            reader = await Connection.open(path)
            connections.push_async_callback(reader.close)
            await reader.run(("PRAGMA query_only = ON", {}))
            return cls(path, writer, reader, connections.pop_all())

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        async with self._lock:
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
    async def begin(self) -> AsyncIterator[SqliteUnitOfWork]:
        """Start a writing transaction (``BEGIN IMMEDIATE``)."""
        async with self._transaction() as transaction:
            yield SqliteUnitOfWork(transaction)

    async def read_game(self, game: GameId) -> StoredGame | None:
        """Read without a transaction."""
        found = await self._reader.run(statement(SELECT_GAME, game))
        return rows.stored_game(found[0]) if found else None

    async def due_games(self, now: float, idle: float, lobby_idle: float) -> tuple[GameId, ...]:
        """Return games for which something is due at ``now``.

        That is a deadline or a reminder, or no human action for ``idle`` (in the lobby
        ``lobby_idle``) seconds.
        """
        found = await self._reader.run(statement(DUE_GAMES, lobby_idle, idle, now))
        return tuple(GameId(row[0]) for row in found)

    async def next_deadline(self, idle: float, lobby_idle: float) -> float | None:
        """Return the earliest moment at which ``due_games`` will have something new."""
        [(moment,)] = await self._reader.run(statement(NEXT_DEADLINE, lobby_idle, idle))
        return moment

    async def open_deadlines(self) -> tuple[GameId, ...]:
        """Return games that are not over and have a deadline."""
        found = await self._reader.run((OPEN_DEADLINES, {}))
        return tuple(GameId(row[0]) for row in found)

    async def heartbeat(self, now: float) -> float | None:
        """Note that the bot is alive; return the time of the last note."""
        async with self.begin() as uow:
            last = await uow.heartbeat(now)
            await uow.commit()
        return last

    async def unreadable_games(self) -> tuple[tuple[GameId, str], ...]:
        """Return the games that are not over and cannot be read, each with what is wrong."""
        found: list[tuple[GameId, str]] = []
        for row in await self._reader.run((LIVE_GAMES, {})):
            try:
                rows.stored_game(row)
            except StorageError as error:
                found.append((GameId(row[0]), str(error)))
        return tuple(found)

    async def prune(self, now: float) -> None:
        """Remove what nothing needs any more: seen interactions after a day, rows of old games."""
        async with self._transaction() as transaction:
            prune(transaction, now)
            await transaction.commit()

    async def backup(self, path: str) -> None:
        """Copy the database while it is in use; refuse to overwrite."""
        await asyncio.to_thread(copy_database, self._path, Path(path))

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        async with self._lock:
            transaction = Transaction(self._writer)
            try:
                yield transaction
            finally:
                await transaction.close()


async def _prepare(connection: Connection) -> None:
    """Make what was committed survive a power cut, and readers and the writer not wait."""
    [(mode,)] = await connection.run(("PRAGMA journal_mode = WAL", {}))
    if mode != "wal":
        raise StorageError("storage-broken", reason=f"journal mode {mode}")
    await connection.run(("PRAGMA synchronous = FULL", {}))
