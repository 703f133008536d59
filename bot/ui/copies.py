"""What somebody asked for and has open, and what closes it."""

from dataclasses import dataclass, field
from typing import Any

import discord

from bot.engine.ids import CardId, GameId, PlayerId
from bot.ui.as_said import Depends
from bot.ui.standings import OVER, At, Moment, Standing, Standings
from bot.ui.table_menu import MENU
from bot.ui.way_back import LEFT
from bot.ui.way_in import IN_LATE, SEATED

Interaction = discord.Interaction[Any]

BESIDE = "beside"
"""The kind of the one answer that is open in direct messages beside those of a game."""
JOINED = "joined"
"""The kind of the answer to who sits down in a lobby, with what they may do there."""
LOOK = "look"
"""The kind of a look at a card."""
HIDING = "hiding"
"""The kind of the question whether a card is to be hidden: beside it others may be looked at."""
LOOK_TO_PLAY = "look-to-play"
"""The kind of a look from which the game goes on, by a button for the card or the vote."""
WORDS, WORDS_THEN = "words", "words-then"
"""The kinds of the answers that say in words what the cards of now show, by their numbers of now,
and what those of a past round did."""
LATE = "late"
"""The kind of what is said of a press that came too late, with what can be pressed now."""
LEADING_ON = frozenset({"hand", "ballot", LATE, LOOK_TO_PLAY})
"""The kinds of answers from which the game goes on."""
TO_PLAY_WITH = LEADING_ON | {LOOK, WORDS, WORDS_THEN}
"""The kinds of answers that are of this one kind in direct messages."""
OF_A_LOBBY = frozenset({"settings", "place"})
"""The kinds of answers that offer what can be done until the game starts."""
STAR = "star"
"""The kind of the answer that asks where a star is to go, which has a time of its own."""
ASKED_ABOUT = frozenset({"end", "clue", "leave", "kick"})
"""What cannot be undone; also the kinds of the answers that ask once more whether to do it."""
OF_A_SEAT = frozenset({JOINED, IN_LATE, SEATED, LEFT})
"""The kinds of answers to who joins and leaves."""
PASSING = LEADING_ON | OF_A_LOBBY | OF_A_SEAT | ASKED_ABOUT | {BESIDE, MENU, WORDS}
"""The kinds of answers that go when what they say and offer is over."""
WITH_CARDS = LEADING_ON | {BESIDE, LOOK, HIDING, "howto", WORDS, WORDS_THEN}
"""The kinds of answers that show cards of a game, or say what they show."""


def is_past(kind: str, then: Standing, now: Standing) -> bool:
    """Say whether an answer is over that was made for who stood in the game as they did then."""
    if kind == STAR:
        return then.stars != now.stars
    if kind in OF_A_LOBBY:
        return (then.moment, then.hosts) != (now.moment, now.hosts)
    if kind in (JOINED, LOOK_TO_PLAY, WORDS):  # what one has done oneself does not matter there
        return (then.moment, then.seats) != (now.moment, now.seats)
    return then != now


@dataclass(frozen=True, slots=True)
class Copy:
    """An answer that somebody asked for, and the game that it is about with its channel."""

    answer: Interaction
    table: int
    game: GameId
    message_id: int
    at: At
    """When it was drawn."""
    standing: Standing
    """How its reader stood in the game then."""
    hidden: tuple[CardId, ...] = ()
    """The cards that were hidden when it was drawn."""
    since: int = 0
    """The last closing before its game was looked at: those since then may have overtaken it."""
    of_message: bool = False
    """Opened from a message of the game, in direct messages: that one shows what comes of it."""
    besides: bool = False
    """A message of its own that came besides the one that was pressed."""
    depends: Depends | None = None
    """What is asked once more or offered there, if that alone says when it is over."""

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
    """Where a game has come to, as another process tells."""
    now: Standings | None = field(default=None, compare=False)
    """How everybody stands in a game: of two such closings the newer tells all."""
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
            and (self.before is None or _has_passed(copy, self.before))
            and (self.now is None or _is_overtaken(kind, PlayerId(who), copy, self.now))
            and self.card not in copy.hidden
        )

    def leaves_open(self, copy: Copy) -> bool:
        """Say whether a game has moved on since, but only a look at it tells if that matters.

        What holds until the round is over goes with the game, too, which tells of no next round.
        """
        if self.before is None or copy.at[0] >= self.before or self.table != copy.table:
            return False
        return copy.depends is not None or (
            self.before[1] == OVER and not _has_passed(copy, self.before)
        )


def _has_passed(copy: Copy, moment: Moment) -> bool:
    return copy.depends is None and copy.standing.moment < moment


def _is_overtaken(kind: str, who: PlayerId, copy: Copy, now: Standings) -> bool:
    if copy.at >= now.at:
        return False
    if copy.depends is not None:
        return copy.depends.is_past(now.game)
    return is_past(kind, copy.standing, now.of(who))
