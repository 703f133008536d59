"""How much servers may keep, and for how long what they have removed is kept."""

from dataclasses import dataclass

from bot.engine.errors import DeckError
from bot.service.ports import Removed, Usage
from bot.service.uploads import MIB, Room

SHOWN_FOR = 2 * 86_400.0
"""Seconds after the end of a game for which removed cards still show in its messages."""
TEND_EVERY = 3_600.0
"""Seconds between two looks at what nothing needs any more."""


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """What may be kept, as the operator has set it.

    As much again may be kept of cards that a server has removed, because games still show them.
    """

    cards: int = 500
    """Of all decks of a server together."""
    bytes: int = 60 * MIB
    """Of all pictures of a server together."""
    all_bytes: int = 4096 * MIB
    """Of the pictures of all servers."""

    def left(self, usage: Usage) -> Room:
        """Return how much more may be kept, at worst less than nothing."""
        own, every = self.bytes - usage.bytes, self.all_bytes - usage.all_bytes
        return Room(self.cards - usage.cards, min(own, every), every < own)

    def room(self, usage: Usage, now: float) -> Room:
        """Return how much more may be kept; raise DeckError if nothing."""
        self.check_removed(usage.removed, now)
        room = self.left(usage)
        if room.cards <= 0:
            raise DeckError("deck-full-cards", have=usage.cards, maximum=self.cards)
        if room.bytes > 0:
            return room
        if usage.bytes >= self.bytes:
            have, most = usage.bytes, self.bytes
            raise DeckError("deck-full-bytes", have=-(-have // MIB), maximum=most // MIB)
        raise DeckError("decks-full")

    def check_removed(self, removed: Removed, now: float) -> None:
        """Raise DeckError (``deck-removed-full``) if there is too much of what games still show."""
        if removed.cards > self.cards or removed.bytes > self.bytes:
            raise DeckError(
                "deck-removed-full",
                cards=removed.cards,
                size=-(-removed.bytes // MIB),
                most=self.cards,
                room=self.bytes // MIB,
                until=kept_until(removed, now) or "none",
            )


def kept_until(removed: Removed, now: float) -> int | None:
    """Return by when removed cards are deleted, None while a game shows them."""
    if removed.ended_at is None:
        return None
    return int(max(removed.ended_at + SHOWN_FOR, now) + TEND_EVERY)
