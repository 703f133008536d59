"""Who has left the server leaves their game: no event tells of it, so it is asked now and then."""

import asyncio
import logging
from contextlib import suppress

from bot.engine.commands import Leave
from bot.engine.computers import is_computer
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.pending import awaited
from bot.engine.seating import present_seats
from bot.service.ports import Store, StoredGame, is_discord_id
from bot.service.reachability import Reachability
from bot.service.table import TableService

log = logging.getLogger(__name__)

SILENT = 6 * 3_600.0
"""Seconds without a sign of anybody after which those who are awaited are asked about."""
ASK_EVERY = 3_600.0


class Departures:
    """Asks about people, and takes those out of their games who are no members any more.

    Apart from all else that goes on: Discord may take its time to say who is still there.
    """

    def __init__(self, table: TableService, store: Store, reachability: Reachability) -> None:
        self._table = table
        self._store = store
        self._reachability = reachability
        self._asked: asyncio.Queue[tuple[StoredGame, tuple[PlayerId, ...]]] = asyncio.Queue()

    def ask_about(self, stored: StoredGame, *players: PlayerId) -> None:
        """Have it asked soon whether these people are still there."""
        # Who was forgotten has left, and Discord knows nobody by the number that stands for them.
        known = filter(is_discord_id, players)
        if people := tuple(p for p in known if not is_computer(stored.game, p)):
            self._asked.put_nowait((stored, people))

    def ask_about_awaited(self, stored: StoredGame) -> None:
        """Have it asked soon whether those are still there for whom a game waits."""
        self.ask_about(stored, *awaited(stored.game))

    async def ask_about_silent(self) -> None:
        """Have it asked about whoever is awaited in games in which nobody has done anything."""
        silent = await self._store.read.silent_games(self._table.now() - SILENT)
        for game in silent:
            self.ask_about_awaited(await self._table.load(game))

    async def look(self, stored: StoredGame) -> None:
        """Take out at once whoever sits at a table and has left the server."""
        await self._remove(stored, _people(stored.game))

    async def process_next(self) -> None:
        """Wait for somebody to be asked about, and do it."""
        await self._remove(*await self._asked.get())

    async def run(self) -> None:
        """Ask until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._look_for_silent())
            while True:
                try:
                    await self.process_next()
                except Exception:
                    log.exception("who left the server could not be taken out of a game")

    async def _look_for_silent(self) -> None:
        while True:
            await asyncio.sleep(ASK_EVERY)
            try:
                await self.ask_about_silent()
            except Exception:
                log.exception("games without a sign of anybody could not be looked at")

    async def _remove(self, stored: StoredGame, players: tuple[PlayerId, ...]) -> None:
        guild_id = stored.place.guild_id
        answers = [self._reachability.has_left(guild_id, player) for player in players]
        for player, left in zip(players, await asyncio.gather(*answers), strict=True):
            if left:
                with suppress(RuleViolation):  # has left the game, too, or it is over by now
                    await self._table.act(stored.game.id, Leave(player))


def _people(game: Game) -> tuple[PlayerId, ...]:
    seated = (game.chairs[seat] for seat in present_seats(game))
    return tuple(p.player for p in (*seated, *game.waiting) if p.computer is None)
