"""Decks of servers: what is kept of them, and what a transaction may change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.engine.ids import CardId, GameId, PlayerId
from bot.service.uploads import TakenPicture


@dataclass(frozen=True, slots=True)
class ServerDeck:
    """A deck that one server brought, and that no other may see."""

    id: str
    """The part of its cards' ids before the slash; unguessable, and no other deck's ever."""
    guild_id: int
    key: str
    """What may be typed for it besides its title; no other deck of the server has it."""
    title: str
    version: int
    """Counts its changes, from 1."""


@dataclass(frozen=True, slots=True)
class DeckSize:
    """How much of a deck is offered."""

    deck: ServerDeck
    cards: int
    bytes: int


@dataclass(frozen=True, slots=True)
class ServerCard:
    """A card of a server's deck."""

    id: CardId
    number: int
    """Under which managers know it: one more than the highest that was kept when it was added.

    That of a card that is gone is given again only if no higher one is left.
    """
    text: str
    """What it shows; empty until somebody has said so."""
    digest: str
    size: int
    """Bytes of its picture."""
    width: int
    height: int
    """The size of the picture that was sent, in pixels."""
    cut: float
    sketch: bytes
    offered: bool
    """False: it was removed, and only a game that it was dealt in still shows it."""


@dataclass(frozen=True, slots=True)
class Removed:
    """How much is kept of cards that a server has removed, because games show them."""

    cards: int = 0
    bytes: int = 0
    """Of pictures that none of its other cards has."""
    ended_at: float | None = 0.0
    """When the last of these games ended; None while one is under way."""


@dataclass(frozen=True, slots=True)
class Usage:
    """How much is kept: of a server's cards and bytes, and of the whole bot's bytes."""

    cards: int
    bytes: int
    all_bytes: int
    removed: Removed = Removed()


class DeckReads(Protocol):
    """Decks of servers."""

    async def of_server(self, guild_id: int) -> tuple[DeckSize, ...]:
        """Return the decks that a server offers, by title."""
        ...

    async def everywhere(self) -> tuple[DeckSize, ...]:
        """Return the decks that are offered anywhere, by server and title."""
        ...

    async def kept(self) -> frozenset[str]:
        """Return the ids of all decks that are kept, also of removed ones that a game shows."""
        ...

    async def get(self, guild_id: int, decks: Sequence[str]) -> tuple[ServerDeck, ...]:
        """Return those of these decks that are this server's, also removed ones."""
        ...

    async def cards(self, deck: str) -> tuple[ServerCard, ...]:
        """Return the cards of a deck by number, also removed ones that a game still shows."""
        ...

    async def pictures(self, cards: Sequence[CardId]) -> Mapping[CardId, bytes]:
        """Return the pictures of those of these cards that are kept."""
        ...

    async def usage(self, guild_id: int) -> Usage:
        """Return how much is kept, of a server (0: of none) and of all."""
        ...

    async def offering(self, digest: str) -> tuple[ServerDeck, ...]:
        """Return the decks, of whichever server, that offer a picture."""
        ...

    async def blocked(self, digests: Sequence[str]) -> frozenset[str]:
        """Return those of these pictures that the operator has blocked."""
        ...

    async def has_confirmed(self, guild_id: int) -> bool:
        """Say whether somebody of the server has confirmed that it may use its pictures."""
        ...

    async def owners(self) -> Mapping[int, float | None]:
        """Return the servers that have decks, each with since when the bot is not there."""
        ...


class Decks(DeckReads, Protocol):
    """Decks of servers, to be changed."""

    async def add(self, deck: ServerDeck, at: float) -> None:
        """Add an empty deck; the commit raises VersionConflict if its key is taken."""
        ...

    async def add_cards(
        self,
        deck: ServerDeck,
        cards: Mapping[CardId, TakenPicture],
        first: int,
        by: PlayerId,
        at: float,
    ) -> None:
        """Add cards, numbered from ``first``; one that was removed comes back."""
        ...

    async def rename(self, deck: ServerDeck) -> None:
        """Save title and key, over ``deck.version - 1`` or the commit raises VersionConflict."""
        ...

    async def describe(self, deck: ServerDeck, texts: Mapping[CardId, str]) -> None:
        """Save what cards show; versions as with ``rename``."""
        ...

    async def remove_cards(self, deck: ServerDeck, cards: Sequence[CardId], at: float) -> None:
        """Offer cards no more; versions as with ``rename``."""
        ...

    async def remove(self, deck: str, at: float) -> None:
        """Offer a deck no more."""
        ...

    async def confirm(self, guild_id: int, by: PlayerId, at: float) -> None:
        """Note who has confirmed that the server may use its pictures."""
        ...

    async def pin(self, game: GameId, guild_id: int, deck: str) -> bool:
        """Keep a deck's pictures while a game shows them; False: this server offers none such."""
        ...

    async def block(self, digest: str, at: float) -> int:
        """Remove a picture everywhere, games included, for good; return the cards that had it."""
        ...

    async def mark_absence(self, guild_id: int, since: float | None) -> None:
        """Note since when the bot is not in a server that has decks; None: it is there."""
        ...

    async def sweep(self, ended_before: float, absent_before: float) -> None:
        """Delete what nothing needs: decks of servers long left, removed cards, pictures.

        What games show that are not over, or ended later than ``ended_before``, stays.
        """
        ...
