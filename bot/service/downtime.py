"""Downtime costs nobody anything: clocks move by the time for which the bot was away."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.engine.commands import ShiftDeadline
from bot.engine.ids import GameId
from bot.service.execution import REMINDED, Decide, Decision, acting, execute
from bot.service.ports import Store, StoredGame, UnitOfWork
from bot.service.table import TableService

log = logging.getLogger(__name__)

GRACE = 60.0
"""Seconds given on top of the time for which the bot was down."""
SLICE = 20
"""Games that are compensated in one transaction: others may write in between."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody reached the bot, and the clocks that ran on meanwhile."""

    began: float | None
    """The last heartbeat before it, or since when some servers were cut off; None: never."""
    ended: float
    clocks: tuple[tuple[GameId, float], ...]
    """Games with their deadlines."""
    concerns: Callable[[int], bool] | None = None
    """Where only some servers were cut off: says whether one was."""


async def read_outage(
    table: TableService,
    store: Store,
    since: float | None = None,
    concerns: Callable[[int], bool] | None = None,
) -> Outage:
    """Return the outage that ends now, ``since`` the last heartbeat if not otherwise said."""
    began = await store.read.last_heartbeat() if since is None else since
    clocks = () if began is None else await store.read.running_clocks()
    return Outage(began, table.now(), clocks, concerns)


async def compensate_downtime(table: TableService, store: Store, outage: Outage) -> None:
    """Move deadlines by the time of an outage, plus a minute, while games go on.

    Only clocks that can cost a player something: not the pause, not the closing seconds, and none
    that somebody has set anew since the outage. Nor does that time count as idle.

    Each game is moved once for an outage, whoever is killed in between: it notes up to when it was
    compensated, and the heartbeat that ends the outage is written last.
    """
    games = [(game, _shifting(outage, deadline)) for game, deadline in outage.clocks]
    await _compensate_all(table, store, games)
    if outage.concerns is not None:
        return
    async with store.begin() as uow:
        if outage.began is not None:
            await uow.games.shift_last_action(max(0.0, outage.ended - outage.began))
        await uow.heartbeat(outage.ended)
        await uow.commit()


async def _compensate_all(
    table: TableService, store: Store, games: Sequence[tuple[GameId, Decide]]
) -> None:
    """Move deadlines in slices; others may write in between."""
    for start in range(0, len(games), SLICE):
        async with store.begin() as uow:
            for game, shifting in games[start : start + SLICE]:
                await _compensate(table, uow, game, shifting)
            await uow.commit()


async def _compensate(table: TableService, uow: UnitOfWork, game: GameId, shifting: Decide) -> None:
    try:
        await execute(uow, game, shifting, table.subscribers, table.now())
    except Exception:
        log.exception("game %(game)s: its deadline cannot be moved", {"game": game})


async def compensate_leap(table: TableService, store: Store, seconds: float) -> None:
    """Take everything along that the clock of before has noted, which has leapt by ``seconds``."""
    async with store.begin() as uow:
        await uow.games.shift_last_action(seconds)
        await uow.games.shift_timers(seconds)
        await uow.heartbeat(table.now())
        await uow.commit()
    shifting = acting(ShiftDeadline(seconds, closing=True))
    clocks = await store.read.running_clocks()
    await _compensate_all(table, store, [(game, shifting) for game, _ in clocks])
    table.wake(None)


def _shifting(outage: Outage, deadline: float) -> Decide:
    """Return what moves the deadline, if it is still this one, by what it has lost."""

    def decide(stored: StoredGame, now: float) -> Decision | None:
        phase, began, ended = stored.game.phase, outage.began, outage.ended
        if phase.kind not in REMINDED or getattr(phase, "closing", False):
            return None
        if began is None or stored.game.deadline != deadline:
            return None
        if outage.concerns is not None and not outage.concerns(stored.place.guild_id):
            return None
        done = stored.compensated_at > began  # in part, by whoever was killed at it
        since = stored.compensated_at if done else began
        seconds = max(0.0, ended - since) + (0.0 if done else GRACE)
        decision = acting(ShiftDeadline(seconds))(stored, now) if seconds else None
        return decision and replace(decision, beside={"compensated_at": ended})

    return decide
