"""Executes what is decided of a game, each in a transaction of its own.

A game as it was seen last spares a trip to the database: it is decided upon outside of the
transaction, and saved over only if all of it is still so. Else it is loaded under the lock.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol
from weakref import WeakValueDictionary

from bot.engine.errors import DixitError, StorageError, VersionConflict
from bot.engine.ids import GameId
from bot.service.actions import SYSTEM, Origin
from bot.service.execution import Decide, Subscriber, carry_out, execute
from bot.service.ports import ClipFile, Store, StoredGame, UnitOfWork

ATTEMPTS = 5
"""How often a lost race for a version is run again."""
MOST_RECENT = 64
"""Games that are remembered as they were seen: those in which somebody acts in this moment."""
Beside = Callable[[UnitOfWork], Awaitable[None]]
"""Adds to a transaction what is done also if nothing in the game changes."""


class Table(Protocol):
    """For whom it executes: see ``bot.service.table.TableService``."""

    store: Store
    now: Callable[[], float]
    wake: Callable[[StoredGame | None], None]
    subscribers: tuple[Subscriber, ...]


class Executor:
    """Remembers the games that were seen of late, and executes in them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._recent: dict[GameId, StoredGame] = {}
        self._turns: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()
        """Held by who acts in a game, and remembered as long as somebody does."""

    def remember(self, stored: StoredGame) -> None:
        """Remember a game for who acts in it next, unless more is known of it already."""
        game = stored.game.id
        before = self._recent.pop(game, stored)
        self._recent[game] = before if before.version > stored.version else stored
        if len(self._recent) > MOST_RECENT:
            del self._recent[next(iter(self._recent))]

    async def execute(
        self,
        game: GameId,
        decide: Decide,
        origin: Origin = SYSTEM,
        clip: ClipFile | None = None,
        beside: Beside | None = None,
    ) -> StoredGame:
        """Do it, durably, and return the game; raise what is said against it.

        In a game it is one at a time, in the order in which they came; a race that is lost to
        another process is run again.
        """
        async with self._turns.setdefault(game, asyncio.Lock()):
            stored, changed = await self._as_seen(game, decide, origin, clip, beside), True
            if stored is None:
                stored, changed = await self._loaded(game, decide, origin, clip, beside)
            self.remember(stored)
        if changed:
            self._table.wake(stored)
        return stored

    async def _as_seen(
        self,
        game: GameId,
        decide: Decide,
        origin: Origin,
        clip: ClipFile | None,
        beside: Beside | None,
    ) -> StoredGame | None:
        """Do it in one trip to the database, if the game is as it was seen; else return None.

        What is said against it must be said of the game as it is.
        """
        table, recent = self._table, self._recent.get(game)
        if recent is None:
            return None
        now = table.now()
        try:
            if (decision := decide(recent, now)) is None:
                return None
            async with table.store.begin(concurrent=True) as uow:
                await uow.games.take_as_read(recent)
                after = await carry_out(
                    uow, recent, decision, table.subscribers, now, origin=origin, clip=clip
                )
                if beside is not None:
                    await beside(uow)
                await uow.commit()
        except StorageError:
            raise
        except DixitError:
            self._recent.pop(game, None)
            return None
        return after

    async def _loaded(
        self,
        game: GameId,
        decide: Decide,
        origin: Origin,
        clip: ClipFile | None,
        beside: Beside | None,
    ) -> tuple[StoredGame, bool]:
        """Do it in the game as it is; return it, and whether it changed."""
        table = self._table
        for _ in range(ATTEMPTS):
            try:
                async with table.store.begin(concurrent=True) as uow:
                    stored, changed = await execute(
                        uow, game, decide, table.subscribers, table.now(), origin=origin, clip=clip
                    )
                    if beside is not None:
                        await beside(uow)
                    if changed or beside is not None:
                        await uow.commit()
            except VersionConflict:
                continue
            return stored, changed
        raise VersionConflict("busy")
