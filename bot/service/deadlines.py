"""One loop that sleeps until the earliest deadline in the database."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from bot.engine.commands import Abandon, ExpirePhase, Leave, ShiftDeadline
from bot.engine.dues import awaited
from bot.engine.errors import DixitError, RuleViolation
from bot.engine.ids import GameId, PlayerId
from bot.service.ports import Store, StoredGame
from bot.service.table import REMINDED, TableService

log = logging.getLogger(__name__)

IDLE = 7 * 86_400.0
"""Seconds without a human action after which a game ends."""
LOBBY_IDLE = 3_600.0
HEARTBEAT = 10.0
GRACE = 60.0
"""Seconds given on top of the time for which the bot was down."""
PRUNE_EVERY = 3_600.0


class Presence(Protocol):
    """Knows who is still a member of a server."""

    async def has_left(self, guild_id: int, player: PlayerId) -> bool:
        """Say that somebody is surely no member any more."""
        ...


class Timekeeper:
    """Expires phases, reminds, ends idle games, and makes good for the bot's own absence."""

    def __init__(self, table: TableService, store: Store, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._store = store
        self._bell = asyncio.Event()

    def wake(self) -> None:
        """Look again now."""
        self._bell.set()

    async def make_good(self) -> None:
        """Move open deadlines by the time since the last heartbeat, plus a minute.

        Only clocks that can cost a player something: not the pause, not the closing seconds.
        """
        now = self._table.now()
        last = await self._store.heartbeat(now)
        if last is None:
            return
        for game in await self._store.open_deadlines():
            stored = await self._table.load(game)
            closing = getattr(stored.game.phase, "closing", False)
            if stored.game.phase.kind in REMINDED and not closing:
                await self._table.act(game, ShiftDeadline(max(0.0, now - last) + GRACE))

    async def run(self) -> None:
        """Keep time until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._watch())
            group.create_task(self._beat())

    async def _watch(self) -> None:
        while True:
            try:
                for game in await self._store.due_games(self._table.now(), IDLE, LOBBY_IDLE):
                    await self.settle(game)
                due = await self._store.next_deadline(IDLE, LOBBY_IDLE)
            except DixitError:
                log.exception("deadlines: the store refused")
                due = self._table.now() + 1.0
            wait = 30.0 if due is None else min(max(due - self._table.now(), 0.05), 30.0)
            self._bell.clear()
            try:
                async with asyncio.timeout(wait):
                    await self._bell.wait()
            except TimeoutError:
                continue

    async def settle(self, game: GameId) -> None:
        """Do what is due in one game."""
        now = self._table.now()
        stored = await self._table.load(game)
        state = stored.game
        lobby = state.phase.kind == "lobby"
        if now - stored.human_at >= (LOBBY_IDLE if lobby else IDLE):
            await self._table.act(game, Abandon("lobby-idle" if lobby else "idle"))
        elif state.deadline is not None and state.deadline <= now:
            missed = awaited(state)
            await self._table.act(game, ExpirePhase(state.round, state.phase.kind, state.deadline))
            await self._see_off(stored, missed)
        elif stored.remind_at is not None and stored.remind_at <= now:
            await self._table.remind(game)

    async def _see_off(self, stored: StoredGame, missed: tuple[PlayerId, ...]) -> None:
        """Stand up for those who have missed a phase because they have left the server."""
        for player in missed:
            if await self._presence.has_left(stored.place.guild_id, player):
                with suppress(RuleViolation):  # the game may be over by now
                    await self._table.act(stored.game.id, Leave(player))

    async def _beat(self) -> None:
        pruned = 0.0
        while True:
            now = self._table.now()
            try:
                await self._store.heartbeat(now)
                if now - pruned >= PRUNE_EVERY:
                    await self._store.prune(now)
                    pruned = now
            except DixitError:
                log.exception("heartbeat: the store refused")
            await asyncio.sleep(HEARTBEAT)
