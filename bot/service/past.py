"""Games as they were: found again in their logs, a round at a time, beside the event loop."""

import asyncio
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.engine.evolve import evolve
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game
from bot.engine.seating import everybody
from bot.service.ports import GameReads, LoggedAction

MOST_ROUNDS = 64
"""Rounds that are remembered, of all games together: one of twelve people takes some 65 kB."""
OF_ONE_GAME = 4
"""Rounds that are remembered of one game."""


class Moment(NamedTuple):
    """An action of a game, and the state that it left behind."""

    action: LoggedAction
    game: Game


Round = tuple[Moment, ...]


def left_behind(log: Iterable[LoggedAction], begin: Moment | None = None) -> Iterator[Moment]:
    """Yield each action of a log, which goes on after ``begin``, with the state it left behind.

    Only such a state was ever shown: between the events of one action people change seats, while
    the points of the round that is over go by seats still.
    """
    game = None if begin is None else begin.game
    for action in log:
        for event in action.events:
            game = evolve(game, event)
        if game is not None:
            yield Moment(action, game)


class Past:
    """Looks back at games, from the nearest round that it remembers.

    It remembers rounds that are over, which change only if somebody is forgotten.
    """

    def __init__(self, reads: GameReads) -> None:
        self._reads = reads
        self._kept: dict[tuple[GameId, int], Round] = {}
        """What was asked for last comes last."""
        self._turn = asyncio.Lock()
        """One looks back at a time: of many messages of a round the first one finds it."""

    async def round(self, game: GameId, number: int) -> Round:
        """Return what happened in a round, in order; nothing if it never was."""
        async with self._turn:
            kept = self._kept  # another one as soon as somebody is forgotten
            found = kept.pop((game, number), None)
            if found is not None:
                kept[game, number] = found
                return found
            begin = self._nearest(game, number)
            log = await self._log(game, begin)
            rounds = await asyncio.to_thread(_rounds_until, number, log, begin)
            for over in [*rounds][:-1]:
                kept[game, over] = rounds[over]
            for key in [key for key in kept if key[0] == game][:-OF_ONE_GAME]:
                del kept[key]
            for key in [*kept][:-MOST_ROUNDS]:
                del kept[key]
            return rounds.get(number, ())

    def drop(self, player: PlayerId | None) -> None:
        """Remember no round of somebody's games (None: none at all): their name may be gone."""
        self._kept = {
            key: moments
            for key, moments in self._kept.items()
            if player is not None and player not in everybody(moments[-1].game)
        }

    def _nearest(self, game: GameId, number: int) -> Moment | None:
        """Return the newest end of a game's round that is remembered and was before another one."""
        over = [r[-1] for (kept, n), r in self._kept.items() if kept == game and n < number]
        return max(over, key=attrgetter("action.version"), default=None)

    async def _log(self, game: GameId, begin: Moment | None) -> tuple[LoggedAction, ...]:
        return await self._reads.log(game, after=0 if begin is None else begin.action.version)


def _rounds_until(last: int, log: Iterable[LoggedAction], begin: Moment | None) -> dict[int, Round]:
    """Return a round, those right before it, and the next one.

    Whichever is the last of them, all others are over.
    """
    rounds: dict[int, Round] = {}
    for number, moments in groupby(left_behind(log, begin), attrgetter("game.round")):
        rounds[number] = tuple(moments)
        rounds.pop(number - 1 - OF_ONE_GAME, None)
        if number > last:
            break
    return rounds
