"""Downtime costs nobody anything: clocks move by the time for which the bot was away."""

import logging
from collections.abc import Callable
from dataclasses import replace

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


async def compensate_downtime(
    table: TableService,
    store: Store,
    since: float | None = None,
    concerns: Callable[[int], bool] = lambda _guild_id: True,
) -> None:
    """Move open deadlines by the time since the last heartbeat, plus a minute.

    Or, where only some servers were cut off: those of the servers it ``concerns``, ``since`` then.

    Only clocks that can cost a player something: not the pause, not the closing seconds. Nor does
    that time count as idle.

    Each game is moved once for an outage, whoever is killed in between: it notes up to when it was
    compensated, and the heartbeat that ends the outage is written last.
    """
    now, last = table.now(), since or await store.read.last_heartbeat()
    if last is not None:
        games = await store.read.running_clocks()
        for start in range(0, len(games), SLICE):
            async with store.begin() as uow:
                for game in games[start : start + SLICE]:
                    await _compensate(table, uow, game, _shifting(last, concerns), now)
                await uow.commit()
    if since is not None:
        return
    async with store.begin() as uow:
        if last is not None:
            await uow.games.shift_last_action(max(0.0, now - last))
        await uow.heartbeat(now)
        await uow.commit()


async def _compensate(
    table: TableService, uow: UnitOfWork, game: GameId, shifting: Decide, now: float
) -> None:
    try:
        await execute(uow, game, shifting, table.subscribers, now)
    except Exception:
        log.exception("game %s: its deadline cannot be moved", game)


async def compensate_leap(table: TableService, store: Store, seconds: float) -> None:
    """Take everything along that the clock of before has noted, which has leapt by ``seconds``."""
    async with store.begin() as uow:
        await uow.games.shift_last_action(seconds)
        await uow.games.shift_timers(seconds)
        await uow.heartbeat(table.now())
        await uow.commit()
    shifting = acting(ShiftDeadline(seconds, closing=True))
    games = await store.read.running_clocks()
    for start in range(0, len(games), SLICE):
        async with store.begin() as uow:
            for game in games[start : start + SLICE]:
                await _compensate(table, uow, game, shifting, table.now())
            await uow.commit()
    table.wake()


def _shifting(last: float, concerns: Callable[[int], bool]) -> Decide:
    """Return what moves the deadline by what is missing since the last heartbeat."""

    def decide(stored: StoredGame, now: float) -> Decision | None:
        phase = stored.game.phase
        if phase.kind not in REMINDED or getattr(phase, "closing", False):
            return None
        if not concerns(stored.place.guild_id):
            return None
        done = stored.compensated_at > last  # in part, by whoever was killed at it
        since = stored.compensated_at if done else last
        seconds = max(0.0, now - since) + (0.0 if done else GRACE)
        decision = acting(ShiftDeadline(seconds))(stored, now) if seconds else None
        return decision and replace(decision, beside={"compensated_at": now})

    return decide
