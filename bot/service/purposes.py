"""What the messages of a game are for, and what each of them is like: all of it, in one place."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.settings import PhaseName

Purpose = Literal[
    "lobby",
    "turn",
    "board",
    "reveal",
    "end",
    "greeting",
    "tell",
    "hand",
    "remind",
    "dm_fallback",
    "clip",
]
"""Which message of a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """What a message of one purpose is like; each field says one thing."""

    direct: bool = False
    """For one person, in their direct messages; else it is public, in the channel."""
    of_whole_game: bool = False
    """A game has one of it, in whose key the round is 0; else each round has."""
    current_in: tuple[PhaseName, ...] = ()
    """The phases that are played on it: it is missed then, and their time starts with it."""
    asked_in: PhaseName | None = None
    """The phase in which it asks its reader for something, and is missed."""
    sent_late: bool = False
    """Sent however late it is; others come only while what they are for lasts."""
    scored: bool = False
    """Shows its round as it was when it was scored, and is not posted anew after that."""
    brought_to_end: bool = False
    """If it is there, it shows how its round went on even when that is over."""
    fixed: bool = False
    """Never edited."""
    calls: bool = False
    """Calls who is awaited, and goes when nobody is, or the phase in its detail is over or runs to
    another deadline."""
    never_given_up: bool = False
    """Tried for ever, even if it is not current: somebody cannot play without it."""
    shows_clue: bool = False
    """Shows the clue of a round that is not over yet, which a moderator may remove."""
    shows_cards: bool = False
    """Shows cards, which a moderator may hide: the board if it is public, else a hand or both."""
    sent_after: Purpose | None = None
    """Not sent while one of these, of any round, is still to be sent."""
    lends_pictures: bool = False
    """Its reader's other messages of the round refer to its pictures, which it keeps for them."""
    refers_to: Purpose | None = None
    """Shows the pictures that its round's message of this purpose has posted; edited after it."""


TRAITS: dict[Purpose, Traits] = {
    "lobby": Traits(of_whole_game=True, current_in=("lobby",), sent_late=True),
    # The storyteller is announced; later it shows the clue.
    "turn": Traits(
        current_in=("storytelling", "submitting"),
        brought_to_end=True,
        shows_clue=True,
        sent_after="reveal",
    ),
    "board": Traits(current_in=("voting",), brought_to_end=True, shows_clue=True, shows_cards=True),
    "reveal": Traits(current_in=("scored",), sent_late=True, scored=True, shows_cards=True),
    "end": Traits(
        of_whole_game=True,
        current_in=("finished",),
        sent_late=True,
        sent_after="reveal",
    ),
    # Says who has just joined that their cards come there; sent at their press, not by the outbox.
    "greeting": Traits(direct=True, of_whole_game=True, sent_late=True),
    # The hand of those who may tell.
    "tell": Traits(
        direct=True,
        asked_in="storytelling",
        brought_to_end=True,
        shows_clue=True,
        shows_cards=True,
        lends_pictures=True,
        refers_to="board",
    ),
    # The hand of those who give a card; then their ballot.
    "hand": Traits(
        direct=True,
        asked_in="submitting",
        brought_to_end=True,
        shows_clue=True,
        shows_cards=True,
        refers_to="board",
    ),
    "remind": Traits(fixed=True, calls=True),
    # A hand that could not be sent waits behind My hand.
    "dm_fallback": Traits(fixed=True, never_given_up=True),
    # The file that came with a clue.
    "clip": Traits(sent_late=True, fixed=True, shows_clue=True),
}
"""Every purpose."""

DIRECT: tuple[Purpose, ...] = tuple(purpose for purpose, traits in TRAITS.items() if traits.direct)
"""For one person, in their direct messages."""
CURRENT: dict[PhaseName, Purpose] = {
    phase: purpose for purpose, traits in TRAITS.items() for phase in traits.current_in
}
"""The public message on which a phase is played."""
ASKING: dict[PhaseName, Purpose] = {
    traits.asked_in: purpose for purpose, traits in TRAITS.items() if traits.asked_in is not None
}
"""The direct message that asks for something in a phase."""
REFERRED_TO = frozenset(traits.refers_to for traits in TRAITS.values()) - {None}
"""Messages whose pictures others show, too."""
