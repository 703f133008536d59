"""Deadlines: a loop that sleeps until the earliest one in the database."""

import asyncio
import logging
import math
from collections.abc import Callable
from functools import partial

from bot.engine.commands import Abandon, ExpirePhase
from bot.engine.errors import DixitError
from bot.engine.ids import GameId
from bot.service.departures import Departures
from bot.service.downtime import GRACE, Outage, compensate_downtime, compensate_leap, read_outage
from bot.service.due_loop import DueLoop
from bot.service.fleet import BEAT, Fleet
from bot.service.ports import Store, StoredGame
from bot.service.reachability import Reachability
from bot.service.steady_clock import no_leap
from bot.service.stillness import Stillness
from bot.service.table import TableService

log = logging.getLogger(__name__)

IDLE = 7 * 86_400.0
"""Seconds without a human action after which a game ends."""
LOBBY_IDLE = 3_600.0
HEARTBEAT = 10.0
RETRY_AFTER = 60.0
"""Seconds for which a game is left alone in which what is due could not be done."""


def next_moment(stored: StoredGame) -> float:
    """Return when something is due in a game; infinity if never."""
    phase = stored.game.phase.kind
    if phase == "finished":
        return math.inf
    idle = stored.last_action_at + (LOBBY_IDLE if phase == "lobby" else IDLE)
    moments = (stored.game.deadline, stored.remind_at, idle)
    return min(moment for moment in moments if moment is not None)


class DeadlineScheduler:
    """Expires phases, reminds, ends idle games, and compensates for downtime."""

    def __init__(
        self,
        table: TableService,
        store: Store,
        reachability: Reachability,
        departures: Departures,
        take_leap: Callable[[], float] = no_leap,
        fleet: Fleet | None = None,
    ) -> None:
        self._table = table
        self._reachability = reachability
        self._departures = departures
        self._take_leap = take_leap
        self._fleet = fleet
        self._stillness = Stillness()
        self._store = store
        self._loop = DueLoop("deadlines", table.now, self._next_due)
        self._outage: Outage | None = None
        """The one that ended with the start, as long as it is not compensated for."""
        self._cut_off: float | None = None
        """Since when nobody has reached the bot."""
        self._cut_off_in_part: dict[int, float] = {}
        """Since when a connection or a server is closed while others may be open."""
        self._retry_at: dict[GameId, float] = {}
        self._unsure = False
        """Whether a deadline waits until it is known that people could press until then."""

    def wake(self, stored: StoredGame | None = None) -> None:
        """Look again now; any number of calls before that are one.

        After a change of one game only if something is due in it now, or before all that is known.
        """
        self._loop.wake(-math.inf if stored is None else next_moment(stored))

    async def compensate_downtime(self) -> None:
        """Move open deadlines by the time since the last heartbeat, plus a minute.

        There is none while the bot is down, or cut off from those who play.
        """
        outage = self._outage or await read_outage(self._table, self._store)
        await compensate_downtime(self._table, self._store, outage)
        self._outage = None
        self.wake()

    async def note_outage(self) -> None:
        """Note since when the bot was away, before anybody acts again; raise StorageError.

        ``run`` compensates for it while presses are answered.
        """
        self._outage = await read_outage(self._table, self._store)

    async def run(self) -> None:
        """Keep time until cancelled."""
        if self._outage is not None:
            await self.compensate_downtime()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._loop.run())
            group.create_task(self._beat())
            group.create_task(self._stillness.run())

    async def _next_due(self) -> float | None:
        """Do what is due, if anything is; return when to look again, None for no certain time."""
        if leap := self._take_leap():
            log.warning("the system's clock has leapt by %.0f s: open clocks go along", leap)
            await compensate_leap(self._table, self._store, leap)
        if not await self._is_reached(self._table.now()):
            return self._table.now() + 1.0
        due = await self._store.read.next_deadline(IDLE, LOBBY_IDLE)
        if due is not None and due <= self._table.now():
            await self.process_due()
        # A game that is retried later is due in the past, which hides when others are.
        hidden = self._retry_at or self._cut_off_in_part or self._cut_off is not None
        if due is not None and (hidden or self._unsure):
            due = max(due, self._table.now() + 1.0)
        return due

    async def process_due(self) -> None:
        """Do what is due in all games; one in which that fails costs the others nothing.

        While nobody can press anything nothing is due.
        """
        now = self._table.now()
        if not await self._is_reached(now):
            return
        self._unsure = False
        waits = {game: until - now for game, until in self._retry_at.items()}
        # A wait that is too long was begun before the clock was set back.
        self._retry_at = {g: now + wait for g, wait in waits.items() if 0 < wait <= RETRY_AFTER}
        for game in await self._store.read.due_games(now, IDLE, LOBBY_IDLE):
            if game in self._retry_at:
                continue
            try:
                await self._process(game)
            except Exception:
                log.exception("game %(game)s: what is due cannot be done", {"game": game})
                self._retry_at[game] = now + RETRY_AFTER

    async def _is_reached(self, now: float) -> bool:
        """Say whether people reach the bot; compensate for a longer time in which nobody did."""
        if not self._reachability.is_reachable():
            self._cut_off = now if self._cut_off is None else self._cut_off
            return False
        if self._cut_off is not None:
            if now - self._cut_off > GRACE:
                await self.compensate_downtime()
            self._cut_off = None
        await self._compensate_in_part(now)
        if (still := self._stillness.look()) is not None:
            log.warning("this process stood still for %.0f s: open clocks go along", still)
            await self._compensate_all(now - still)
            self._stillness.made_good()
        if self._fleet is not None and (since := self._fleet.absence) is not None:
            await self._compensate_all(since)
            self._fleet.absence = None
        return True

    async def _compensate_all(self, since: float) -> None:
        """Compensate every server for a time in which no heartbeat was missed or noted."""
        outage = await read_outage(self._table, self._store, since, lambda _guild: True)
        await compensate_downtime(self._table, self._store, outage)

    async def _compensate_in_part(self, now: float) -> None:
        """Compensate the servers of a connection for the time in which it alone was closed."""
        closed = self._reachability.cut_off()
        for cut in closed:
            self._cut_off_in_part.setdefault(cut, now)
        for cut in self._cut_off_in_part.keys() - closed:
            since = self._cut_off_in_part.pop(cut)
            if now - since > GRACE:
                concerned = partial(self._reachability.concerns, cut)
                outage = await read_outage(self._table, self._store, since, concerned)
                await compensate_downtime(self._table, self._store, outage)

    async def _process(self, game: GameId) -> None:
        """Do what is due in one game."""
        now = self._table.now()
        stored = await self._table.load(game)
        if not self._reachability.is_reachable(stored.place.guild_id):
            return
        state = stored.game
        lobby = state.phase.kind == "lobby"
        if now - stored.last_action_at >= (LOBBY_IDLE if lobby else IDLE):
            await self._table.act(game, Abandon("lobby-idle" if lobby else "idle"))
        elif state.deadline is not None and state.deadline <= now:
            if self._fleet is not None and not self._fleet.was_first_there_at(state.deadline):
                self._unsure = True
                return
            await self._table.act(game, ExpirePhase(state.round, state.phase.kind, state.deadline))
            self._departures.ask_about_awaited(stored)
        elif stored.remind_at is not None and stored.remind_at <= now:
            await self._table.remind(game)

    async def _beat(self) -> None:
        while True:
            now = self._table.now()
            try:
                if self._reachability.is_reachable() and self._cut_off is None:
                    await self._note_heartbeat(now)
            except DixitError:
                log.exception("heartbeat: the store refused")
            await asyncio.sleep(HEARTBEAT if self._fleet is None else BEAT)

    async def _note_heartbeat(self, now: float) -> None:
        async with self._store.begin(concurrent=True) as uow:
            await uow.heartbeat(now)
            await uow.commit()
