"""Computer players act at the table as people do: one transaction an action, after a pause.

When the next one acts stands beside its game in the store, and how long it takes and what it does
are derived from the game's seed: a bot that is killed and started again plays the same game.
"""

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Protocol

from bot.engine.commands import Command
from bot.engine.computers import computer_seats
from bot.engine.errors import RequestError, RuleViolation
from bot.engine.ids import GameId, PlayerId
from bot.service.actions import Origin, PhaseRef
from bot.service.computer_turns import next_computer
from bot.service.due_loop import DueLoop
from bot.service.ports import Store, StoredGame
from bot.service.table import TableService

log = logging.getLogger(__name__)

PUT_OFF = 60.0
"""Seconds for which a game is left alone in which nothing could be decided."""


class Decider(Protocol):
    """Decides for a computer player what a person in its seat could; see ``bot.players``."""

    async def decide(
        self, stored: StoredGame, player: PlayerId, said: tuple[str, ...]
    ) -> Command | None:
        """Return its next command, None if nothing is its to do.

        ``said`` are the clues of computer players in this server, the oldest first.
        """
        ...

    async def prepare(self, stored: StoredGame) -> None:
        """Get ready what the computer players of a game need to know, which may take seconds."""
        ...


class ComputerPlayers:
    """The loop in which all computer players of this process act."""

    def __init__(
        self, table: TableService, store: Store, decider: Decider, is_reachable: Callable[[], bool]
    ) -> None:
        self._table = table
        self._store = store
        self._decider = decider
        self._is_reachable = is_reachable
        self._loop = DueLoop("computer players", table.now, self.process_due)
        self._put_off: dict[GameId, float] = {}
        self._preparing: set[asyncio.Task[None]] = set()

    def wake(self, stored: StoredGame | None = None) -> None:
        """Look again now; after a change of one game only if somebody's time in it comes first."""
        if stored is not None and stored.game.phase.kind == "lobby" and computer_seats(stored.game):
            # While people sit down, for the first computer player may be to act at once.
            preparing = asyncio.create_task(self._prepare(stored))
            self._preparing.add(preparing)
            preparing.add_done_callback(self._preparing.discard)
        at = -math.inf if stored is None else stored.computer_at
        if at is not None:
            self._loop.wake(at)

    async def run(self) -> None:
        """Let them act until cancelled."""
        try:
            await self._loop.run()
        finally:
            for preparing in self._preparing:
                preparing.cancel()

    async def process_due(self) -> float | None:
        """Let act whose time has come; return when somebody's comes next, None if nobody's does.

        While nobody can press anything nobody's time comes.
        """
        now = self._table.now()
        if not self._is_reachable():
            return now + 1.0
        self._put_off = {g: until for g, until in self._put_off.items() if until - now > 0}
        due = await self._store.read.next_computer()
        if due is None or due > now:
            return due
        for game in await self._store.read.due_computers(now):
            if game not in self._put_off:
                try:
                    await self._act(game)
                except Exception:
                    log.exception("game %(game)s: a computer player cannot act", {"game": game})
                    self._put_off[game] = now + PUT_OFF
        due = await self._store.read.next_computer()
        return due if due is None or not self._put_off else max(due, now + 1.0)

    async def _prepare(self, stored: StoredGame) -> None:
        try:
            await self._decider.prepare(stored)
        except Exception:
            log.exception("game %(game)s: nothing is prepared", {"game": stored.game.id})

    async def _act(self, game: GameId) -> None:
        stored = await self._table.load(game)
        player = next_computer(stored.game, stored.seed)
        if player is None:
            return
        said = await self._store.read.said.get(stored.place.guild_id, stored.locale)
        command = await self._decider.decide(stored, player, said)
        if command is None:
            self._put_off[game] = self._table.now() + PUT_OFF
            return
        state = stored.game
        origin = Origin(phase_ref=PhaseRef(state.round, state.phase.kind))
        try:
            await self._table.act(game, command, origin)
        except (RuleViolation, RequestError):
            # Somebody was faster while it thought; what is left to do is due at once.
            log.info("game %(game)s: a computer player came too late", {"game": game})
