"""What results add up to: one person's statistics, a server's leaderboard."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, get_args

from bot.engine.ids import PlayerId
from bot.service.ports import By, Company, Rating, Result, Standing, Store

Period = Literal["month", "year", "all"]
PERIODS: dict[Period, float | None] = {"month": 30 * 86_400.0, "year": 365 * 86_400.0, "all": None}
"""Seconds back from now; None: everything."""
Unrated = Literal["broken", "left", "computers", "alone"]
"""Why a game counts for no rating: it was broken off or left early, had more computer players than
people, or ended with only computer players as opponents."""
LEAST_GAMES = 5
"""Games that count, to be listed; with fewer of any kind a statistic is called a small sample."""
LISTED = 10
"""Rows of a leaderboard; whoever asks is added below if they come later."""
NEW = 1000
"""The rating of somebody of whom nothing is known."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games are meant."""

    ruleset: str | None = None
    period: Period = "all"


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a person's games of a selection add up to."""

    name: str
    rabbit: int
    """The one that they chose, else that of their last game."""
    games: int
    unrated: int
    """Games among them that count for no rating and no leaderboard."""
    why_unrated: tuple[Unrated, ...]
    """What may have been the reason for any of them."""
    won: int
    places: tuple[int, int, int]
    """How often first, second and third."""
    points: int
    rounds: int
    found_by_some: int
    found_by_all: int
    found_by_nobody: int
    guesses: int
    found: int
    fooled: int
    stars: int
    run: int
    """Most games won one after the other, without those that were broken off."""
    company: tuple[str, int] | None
    """Whom they played most games with, and how many."""
    victim: tuple[str, int] | None
    """Whose tokens lay most on their cards, and how many."""
    ratings: tuple[int, ...]
    """After each game that counts, the earliest first."""


class StatisticsService:
    """Answers from the results that are kept."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def of_player(
        self, guild_id: int, player: PlayerId, selection: Selection
    ) -> Statistics | None:
        """Return somebody's statistics in a server; None if they played no such game there."""
        since = self._since(selection)
        chosen = [
            result
            for result in await self._store.read.results.of_player(guild_id, player)
            if selection.ruleset in (None, result.ruleset) and result.at >= since
        ]
        if not chosen:
            return None
        games = {result.game for result in chosen}
        company = await self._store.read.results.company(guild_id, player)
        told = summed_up(chosen, [one for one in company if one.game in games])
        person = await self._store.read.people.get(player)
        liked = None if person is None else person.rabbit
        return told if liked is None else replace(told, rabbit=liked)

    async def leaderboard(
        self, guild_id: int, selection: Selection, by: By, asker: PlayerId
    ) -> tuple[tuple[int, Standing], ...]:
        """Return the first of a server, and the asker if listed; those who tie share a rank."""
        return await self._store.read.results.ranked(
            guild_id, selection.ruleset, self._since(selection), LEAST_GAMES, by, LISTED, asker
        )

    def _since(self, selection: Selection) -> float:
        seconds = PERIODS[selection.period]
        return 0.0 if seconds is None else self._now() - seconds


def shown(rating: Rating) -> int:
    """Return a rating as it is shown: on purpose the lowest it is likely to be, 1000 at first."""
    return math.floor(NEW + 40 * (rating.mu - 3 * rating.sigma) + 0.5)


def per_round(points: int, rounds: int) -> float:
    """Return points a round as they are shown, with one decimal."""
    return (20 * points + rounds) // (2 * rounds) / 10


def in_percent(part: int, whole: int) -> int:
    """Return a share as it is shown; half a per cent is rounded up."""
    return (200 * part + whole) // (2 * whole)


def summed_up(results: Sequence[Result], company: Sequence[Company]) -> Statistics:
    """Sum up at least one result, the earliest first, and with whom those games were played."""

    def total(field: Callable[[Result], int]) -> int:
        return sum(map(field, results))

    places = Counter(result.place for result in results)
    names = {one.player: one.name for one in company}
    together = Counter(one.player for one in company)
    fooled = Counter[PlayerId]()
    for one in company:
        fooled[one.player] += one.fooled
    newest = results[-1]
    unrated = [result for result in results if result.rating is None]
    reasons = {reason for result in unrated for reason in _why_unrated(result)}
    played_out = (result for result in results if result.played_out)
    return Statistics(
        name=newest.name,
        rabbit=newest.rabbit,
        games=len(results),
        unrated=len(unrated),
        why_unrated=tuple(reason for reason in get_args(Unrated) if reason in reasons),
        won=total(lambda result: result.won),
        places=(places[1], places[2], places[3]),
        points=total(lambda result: result.points),
        rounds=total(lambda result: result.rounds),
        found_by_some=total(lambda result: result.found_by_some),
        found_by_all=total(lambda result: result.found_by_all),
        found_by_nobody=total(lambda result: result.found_by_nobody),
        guesses=total(lambda result: result.guesses),
        found=total(lambda result: result.found),
        fooled=total(lambda result: result.fooled),
        stars=total(lambda result: result.stars),
        run=max(
            (len(list(g)) for won, g in groupby(played_out, lambda r: r.won) if won), default=0
        ),
        company=_most(together, names),
        victim=_most(+fooled, names),
        ratings=tuple(shown(result.rating) for result in results if result.rating),
    )


def _why_unrated(result: Result) -> tuple[Unrated, ...]:
    """Return why a game counts for no rating, as far as its result tells."""
    if result.place is None:
        return ("left",) if result.played_out else ("broken",)
    return ("alone",) if result.counted else ("computers",)


def _most(counted: Counter[PlayerId], names: dict[PlayerId, str]) -> tuple[str, int] | None:
    """Return the name and number of who has most, if it is one alone."""
    most = max(counted.values(), default=0)
    best = [player for player, number in counted.items() if number == most]
    return (names[best[0]], most) if len(best) == 1 else None
