"""Decks of servers as games use them: each server's own beside the house's, and no other's."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from bot.engine.errors import SettingsError
from bot.engine.ids import CardId
from bot.engine.model import Game
from bot.service.deck_names import folded
from bot.service.pictures import Decks
from bot.service.ports import ServerCard, ServerDeck, Store, StoredGame

OWN = "own-"
"""How the ids of servers' decks begin; no installed deck is called so."""

Cards = Mapping[CardId, ServerCard]


def is_own(deck: str) -> bool:
    """Say whether an id is that of a server's deck."""
    return deck.startswith(OWN)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks of one server: the installed ones and its own. Satisfies ``Decks``.

    ``shown`` are decks that are not offered any more, and that a game still shows.
    """

    house: Decks
    offered: Mapping[str, ServerDeck] = field(default_factory=dict[str, ServerDeck])
    shown: Mapping[str, ServerDeck] = field(default_factory=dict[str, ServerDeck])
    held: Mapping[str, Cards] = field(default_factory=dict[str, Cards])
    """Deck → its cards, of those that were asked for."""
    sizes: Mapping[str, int] = field(default_factory=dict[str, int])
    """Deck → how many cards it offers."""

    def keys(self) -> tuple[str, ...]:
        """Return what may be chosen, the default first."""
        return (*self.house.keys(), *self.offered)

    def cards(self, deck: str) -> tuple[CardId, ...]:
        """Return the cards that a deck offers; raise PackError if there is none."""
        if deck not in self.held:
            return self.house.cards(deck)
        return tuple(card.id for card in self.held[deck].values() if card.offered)

    def size(self, deck: str) -> int:
        """Return how many cards a deck offers."""
        return self.sizes[deck] if deck in self.offered else self.house.size(deck)

    def title(self, deck: str, locale: str) -> str:
        """Return a deck's name."""
        own = self.offered.get(deck) or self.shown.get(deck)
        return own.title if own is not None else self.house.title(deck, locale)

    def describe(self, card: CardId, locale: str) -> str:
        """Return what a card shows, an empty text if nobody has said."""
        held = self.held.get(card.partition("/")[0])
        if held is None:
            return self.house.describe(card, locale)
        return held[card].text if card in held else ""

    def key(self, deck: str) -> str:
        """Return what may be typed for a deck; its id if the key is that of an installed one."""
        own = self.offered.get(deck)
        return deck if own is None or own.key in self.house.keys() else own.key  # noqa: SIM118

    def find(self, name: str, locale: str) -> str | None:
        """Return the deck of this id, key or title, whatever the case, or None."""
        return self.find_all((name,), locale)[0]

    def find_all(self, names: Sequence[str], locale: str) -> list[str | None]:
        """Return the decks of several names; every deck is looked at once for all of them.

        What a suggestion stands for is a key: it goes before the title of another deck.
        """
        titled, keyed = dict[str, str](), dict[str, str]()
        for deck in self.keys():
            titled.setdefault(folded(self.title(deck, locale)), deck)
            keyed.setdefault(deck, deck)
            keyed.setdefault(self.key(deck), deck)
        called = titled | keyed
        return [called.get(folded(name)) for name in names]

    def matching(self, typed: str, locale: str) -> tuple[str, ...]:
        """Return the decks in whose key or title this stands, whatever the case."""
        wanted = folded(typed)
        return tuple(
            deck
            for deck in self.keys()
            if wanted in self.key(deck) or wanted in folded(self.title(deck, locale))
        )


class ServerDecks:
    """Reads the decks of servers; every question is about one server."""

    def __init__(
        self,
        store: Store,
        house: Decks,
        in_hand: Callable[[Sequence[CardId]], Mapping[CardId, bytes]] = lambda _: {},
    ) -> None:
        """``in_hand`` returns pictures that somebody looks at before they are kept."""
        self._store = store
        self.house = house
        self._in_hand = in_hand

    async def shelf(
        self, guild_id: int, also: Sequence[str] = (), cards_of: Sequence[str] = ()
    ) -> Shelf:
        """Return what may be chosen in a server; ``also`` decks that were, with their titles."""
        read = self._store.read.decks
        found = await read.of_server(guild_id)
        offered = {size.deck.id: size.deck for size in found}
        past = [deck for deck in also if is_own(deck) and deck not in offered]
        shown = {deck.id: deck for deck in await read.get(guild_id, past)} if past else {}
        held = {deck: await self._cards(deck) for deck in cards_of if deck in offered}
        sizes = {size.deck.id: size.cards for size in found}
        return Shelf(self.house, offered, shown, held, sizes)

    async def of_game(self, stored: StoredGame) -> Decks:
        """Return the decks of a game with what its cards show; in the lobby, what is offered."""
        guild_id, decks = stored.place.guild_id, stored.game.settings.decks
        if stored.game.phase.kind == "lobby" and any(map(is_own, decks)):
            return await self.shelf(guild_id, decks, decks)
        return await self.of_past(guild_id, decks)

    async def of_past(self, guild_id: int, decks: Sequence[str]) -> Decks:
        """Return the decks that were played with in a server, those of its own as far as kept."""
        own = [deck for deck in decks if is_own(deck)]
        if not own:
            return self.house
        found = await self._store.read.decks.get(guild_id, own)
        held = {deck.id: await self._cards(deck.id) for deck in found}
        return Shelf(self.house, {}, {deck.id: deck for deck in found}, held)

    async def cards_of(self, stored: StoredGame) -> tuple[ServerCard, ...]:
        """Return the cards of the server's own decks among those of a game."""
        own = [deck for deck in stored.game.settings.decks if is_own(deck)]
        found = await self._store.read.decks.get(stored.place.guild_id, own)
        return tuple(
            [card for deck in found for card in await self._store.read.decks.cards(deck.id)]
        )

    async def cards(self, guild_id: int, decks: Sequence[str]) -> tuple[CardId, ...]:
        """Return the cards of all these decks.

        Raises SettingsError (``deck-removed``) for one that this server is not offered.
        """
        shelf = await self.shelf(guild_id, decks, decks) if any(map(is_own, decks)) else None
        check_offered(shelf or self.house, decks)
        source: Decks = shelf or self.house
        return tuple(card for deck in decks for card in source.cards(deck))

    async def offers(self, guild_id: int, card: CardId) -> bool:
        """Say whether later games can have a card from one of a server's own decks."""
        deck = card.partition("/")[0]
        if not is_own(deck):
            return False
        shelf = await self.shelf(guild_id, cards_of=(deck,))
        return deck in shelf.offered and card in shelf.cards(deck)

    async def pictures(self, cards: Sequence[CardId]) -> Mapping[CardId, bytes]:
        """Return the pictures of those of these cards that there are, none that is blocked."""
        own = [card for card in cards if is_own(card)]
        if not own:
            return {}
        in_hand = await self._without_blocked(self._in_hand(own))
        kept = [card for card in own if card not in in_hand]
        return {**in_hand, **await self._store.read.decks.pictures(kept)}

    async def _without_blocked(self, held: Mapping[CardId, bytes]) -> Mapping[CardId, bytes]:
        """Return what the operator has not blocked, of pictures that are not kept (yet)."""
        digests = {card: sha256(data).hexdigest() for card, data in held.items()}
        if not digests:
            return held
        blocked = await self._store.read.decks.blocked([*digests.values()])
        return {card: data for card, data in held.items() if digests[card] not in blocked}

    async def _cards(self, deck: str) -> Cards:
        return {card.id: card for card in await self._store.read.decks.cards(deck)}


def offered(shelf: Decks, decks: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return those of these decks that are on the shelf, and those that are gone."""
    there = set(shelf.keys())
    return (
        tuple(deck for deck in decks if deck in there),
        tuple(deck for deck in decks if deck not in there),
    )


def cards_offered(shelf: Decks, decks: Sequence[str]) -> int:
    """Return how many cards those of these decks have that are on the shelf."""
    there, _ = offered(shelf, decks)
    return sum(shelf.size(deck) for deck in set(there))


def check_still_chosen(game: Game, decks: Sequence[str]) -> None:
    """Raise SettingsError (``deck-changed``) if a lobby has other decks than when it was read.

    Their cards were looked up before the turn of whoever starts: a choice may have come between.
    """
    if game.phase.kind == "lobby" and game.settings.decks != tuple(decks):
        raise SettingsError("deck-changed")


def check_offered(shelf: Decks, decks: Sequence[str]) -> None:
    """Raise SettingsError (``deck-removed``) for a deck that is not on the shelf."""
    _, gone = offered(shelf, decks)
    if gone:
        title = shelf.title(gone[0], "en")
        raise SettingsError("deck-removed", deck="none" if is_own(title) else title)
