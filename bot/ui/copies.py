"""What somebody asked for and has open, and what closes it."""

from dataclasses import dataclass
from typing import Any, get_args

import discord

from bot.engine.ids import CardId, GameId
from bot.engine.model import Game
from bot.engine.settings import PhaseName

Interaction = discord.Interaction[Any]

BESIDE = "beside"
"""The kind of the one answer that is open in direct messages beside those of a game."""
JOINED = "joined"
"""The kind of the answer to who sits down in a lobby, with what they may do there."""
LEADING_ON = frozenset({"hand", "ballot", "late", "look-to-play"})
"""The kinds of answers from which the game goes on, as a look does that has Vote."""
TO_PLAY_WITH = LEADING_ON | {"look", "words"}
"""The kinds of answers that are of this one kind in direct messages."""
OF_A_PHASE = frozenset({BESIDE, JOINED})
"""The kinds of answers that go with the phase in which they were asked for."""
OF_A_ROUND = LEADING_ON | {BESIDE}
"""The kinds of answers that say what is to be done, which is no longer true after the round."""
WITH_CARDS = OF_A_ROUND | {"look", "howto"}
"""The kinds of answers that show cards of a game."""

PHASES: tuple[str, ...] = get_args(PhaseName)

Moment = tuple[int, int]
"""A round, and the place of a phase in it; later ones are greater."""


def moment_of(game: Game) -> Moment:
    """Return how far a game has come."""
    return game.round, PHASES.index(game.phase.kind)


@dataclass(frozen=True, slots=True)
class Copy:
    """An answer that somebody asked for, and the game that it is about with its channel."""

    answer: Interaction
    table: int | None
    game: GameId | None
    message_id: int
    moment: Moment
    hidden: tuple[CardId, ...] = ()
    """The cards that were hidden when it was drawn."""
    since: int = 0
    """The last closing before its game was looked at: those since then may have overtaken it."""
    of_message: bool = False
    """Opened from a message of the game, in direct messages: that one shows what comes of it."""

    def is_expired(self) -> bool:
        """Say whether Discord lets it be changed no more."""
        return self.answer.is_expired()


@dataclass(frozen=True, slots=True)
class Closing:
    """Which answers are to be taken away: those that meet all that is given."""

    kinds: frozenset[str]
    game: GameId | None = None
    table: int | None = None
    before: Moment | None = None
    card: CardId | None = None
    """Was hidden; an answer that knew so does not show it."""
    but: int | None = None
    """Who keeps theirs."""

    def concerns(self, kind: str, who: int, copy: Copy) -> bool:
        """Say whether it takes somebody's answer away."""
        return (
            kind in self.kinds
            and who != self.but
            and self.game in (None, copy.game)
            and self.table in (None, copy.table)
            and (self.before is None or copy.moment < self.before)
            and self.card not in copy.hidden
        )
