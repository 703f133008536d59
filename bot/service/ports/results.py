"""What came of games: one row for each person, from which statistics are made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bot.engine.ids import GameId, PlayerId

By = Literal["rating", "points", "wins", "stars"]
"""What a leaderboard goes by."""


class Rating(NamedTuple):
    """How well somebody plays, as a normal distribution (Weng and Lin)."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game for one person; computer players have none."""

    game: GameId
    player: PlayerId
    name: str
    rabbit: int
    ruleset: str
    at: float
    """When the game ended."""
    counted: bool
    """Whether it counts on the leaderboard."""
    place: int | None
    """From 1, shared by who ties; None for who left before the end, or where it was broken off."""
    players: int
    """Who scored: persons and computers, in team games teams."""
    won: bool
    points: int
    rounds: int
    """Rounds that were scored while they sat at the table."""
    found_by_some: int
    """Clues of theirs that some, and not all, found; no clue of party is sought."""
    found_by_all: int
    found_by_nobody: int
    guesses: int
    """Ballots they cast where a card was sought."""
    found: int
    fooled: int
    """Tokens of others on cards of theirs that were not the storyteller's."""
    stars: int = 0
    """Others' stars for their clues and cards."""
    played_out: bool = True
    """Whether it was not broken off; this person may have left before its end."""
    rating: Rating | None = None
    """After the game; None where the game does not count for them."""


class Fooled(NamedTuple):
    """Tokens of ``other`` on cards of ``player``, in one game."""

    player: PlayerId
    other: PlayerId
    tokens: int


class Loved(NamedTuple):
    """A clue (number 0) or a card of a round, and how many stars it got."""

    round: int
    number: int
    stars: int


class LovedIn(NamedTuple):
    """What got stars in a game of a server."""

    game: GameId
    loved: Loved
    others: int = 0
    """Others of its kind with as many."""


class Company(NamedTuple):
    """Somebody with whom a person played a game, who may be named to others."""

    game: GameId
    player: PlayerId
    name: str
    fooled: int
    """Tokens of theirs that the person's cards drew."""


class Standing(NamedTuple):
    """What somebody's games of a selection add up to."""

    player: PlayerId
    name: str
    rabbit: int
    """The one that they chose, else that of their last game."""
    games: int
    won: int
    points: int
    rounds: int
    stars: int
    mu: float
    sigma: float
    """The rating after the last of these games."""


class PlayedGame(NamedTuple):
    """A line of a server's history."""

    game: GameId
    number: int
    """Counts the games of a server."""
    at: float
    ruleset: str
    winners: tuple[str, ...]
    """Their names; of who is private an empty one, except to themselves. A read tells of people."""
    people: int
    played_out: bool
    """False: it was broken off, so nobody has won."""
    counted: bool
    """Whether it counts on the leaderboard."""
    names: tuple[str, ...] = ()
    """Of the people, who asks first; of who is private an empty one, except to themselves."""
    placed: int = 0
    """How many people have a place: they were there at the end."""
    scorers: int = 0
    """How many players scored at the end, computer players too; in team games how many teams."""


class ResultReads(Protocol):
    """Results; a server's own only."""

    async def of_player(self, guild_id: int, player: PlayerId) -> tuple[Result, ...]:
        """Return a person's results, the earliest first."""
        ...

    async def company(self, guild_id: int, player: PlayerId) -> tuple[Company, ...]:
        """Return with whom a person played, without who is private or forgotten."""
        ...

    async def ranked(
        self,
        guild_id: int,
        ruleset: str | None,
        since: float,
        least: int,
        by: By,
        first: int,
        asker: PlayerId,
    ) -> tuple[tuple[int, Standing], ...]:
        """Return the ``first`` of a server, and the asker, each with a rank that ties share.

        Those with ``least`` games that count are listed, without who is private or forgotten. Only
        games of the ruleset count, if one is named, and those that ended at ``since`` or later.
        """
        ...

    async def most_loved(self, guild_id: int, since: float, *, clue: bool) -> LovedIn | None:
        """Return the clue, or else the card, with the most stars since then, the newest of several.

        None if none got a star.
        """
        ...

    async def games(
        self, guild_id: int, asker: PlayerId, beyond: int | None, limit: int, *, newer: bool = False
    ) -> tuple[PlayedGame, ...]:
        """Return a server's games, the newest first: those next to the number ``beyond``.

        They are older than that, or ``newer``; without a number the newest of all.
        """
        ...


class Results(ResultReads, Protocol):
    """Results, to be added to."""

    async def ratings(self, game: GameId, players: Sequence[PlayerId]) -> Mapping[PlayerId, Rating]:
        """Return the ratings before a game whose record is kept, of those who have one."""
        ...

    async def replace(
        self,
        game: GameId,
        results: Sequence[Result],
        fooled: Sequence[Fooled],
        loved: Sequence[Loved],
    ) -> None:
        """Keep the results of a game whose record is kept, instead of those it had."""
        ...
