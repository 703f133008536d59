"""What managers do to the decks of their server: every change is one transaction."""

import secrets
from base64 import b32encode
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine.clues import shows_something
from bot.engine.errors import DeckError
from bot.engine.ids import CardId, PlayerId
from bot.service.deck_limits import SHOWN_FOR, DeckLimits, kept_until
from bot.service.deck_names import InstalledDecks, folded, free_key, key_of, tidied
from bot.service.ports import DeckReads, Removed, ServerCard, ServerDeck, Store
from bot.service.server_decks import OWN
from bot.service.uploads import Room, TakenPicture

TITLE_LENGTH = 40
ABSENT_FOR = 30 * 86_400.0
"""Seconds for which decks are kept of a server that the bot has left."""


class Known(NamedTuple):
    """What of that which was sent a deck has already."""

    pictures: frozenset[str] = frozenset()
    """The digests of these pictures."""
    texts: int = 0
    """Of those pictures that have another text there than what was sent says."""


class Kept(NamedTuple):
    """What was kept of pictures that were added."""

    deck: ServerDeck
    pictures: int
    """How many the deck did not have."""
    texts: int
    """How many cards that it had show something else now."""
    cards: int
    """How many it has by now."""


async def _nobody(_deck: ServerDeck) -> None:
    """Be told of a change, and do nothing."""


class DeckEditor:
    """Changes the decks of servers; ``now`` tells the time in seconds since 1970."""

    changed: Callable[[ServerDeck], Awaitable[None]] = staticmethod(_nobody)
    """Is told of a deck that has other cards or another title now, or none, and fails never."""

    def __init__(
        self,
        store: Store,
        house: InstalledDecks,
        limits: DeckLimits,
        now: Callable[[], float],
        forget_others: Callable[[Collection[str]], Awaitable[None]] | None = None,
    ) -> None:
        """``forget_others`` than these decks: what is kept of them elsewhere."""
        self._store = store
        self._titles = {t for deck in house.keys() for t in house.titles(deck)}  # noqa: SIM118
        self._keys = {*house.keys(), *map(key_of, self._titles)}
        self.limits = limits
        self._now = now
        self._forget_others = forget_others

    @property
    def reads(self) -> DeckReads:
        """What is kept."""
        return self._store.read.decks

    async def deck(self, guild_id: int, deck: str) -> tuple[ServerDeck, tuple[ServerCard, ...]]:
        """Return a deck that the server offers and its cards; raise DeckError (``deck-gone``)."""
        for size in await self.reads.of_server(guild_id):
            if size.deck.id == deck:
                cards = await self.reads.cards(deck)
                return size.deck, tuple(card for card in cards if card.offered)
        raise DeckError("deck-gone")

    async def find(self, guild_id: int, name: str) -> ServerDeck:
        """Return the server's deck of this title or key; raise DeckError (``deck-not-ours``)."""
        found = await self._called(self.reads, guild_id, name)
        if found is None:
            raise DeckError("deck-not-ours", deck=name)
        return found

    async def _called(self, reads: DeckReads, guild_id: int, name: str) -> ServerDeck | None:
        wanted = folded(name)
        for size in await reads.of_server(guild_id):
            if wanted in {size.deck.key, folded(size.deck.title)}:
                return size.deck
        return None

    # -- adding ------------------------------------------------------------------------------

    async def destination(self, guild_id: int, name: str) -> ServerDeck:
        """Return the server's deck of this name, or a new one that is not kept yet.

        Raises DeckError for a name that no deck can have.
        """
        return await self._called(self.reads, guild_id, name) or await self._new(
            self.reads, guild_id, name
        )

    async def _new(self, reads: DeckReads, guild_id: int, name: str) -> ServerDeck:
        title = self._title(name)
        taken = self._keys | {size.deck.key for size in await reads.of_server(guild_id)}
        deck = OWN + b32encode(secrets.token_bytes(8)).decode().lower()[:12]
        key = free_key(title, deck[len(OWN) : len(OWN) + 6], taken)
        return ServerDeck(deck, guild_id, key, title, 0)

    def _title(self, name: str) -> str:
        """Return a title as it is kept; raise DeckError."""
        title = tidied(name)
        if not shows_something(title) or len(title) > TITLE_LENGTH or "," in title:
            raise DeckError("deck-title", maximum=TITLE_LENGTH)
        if folded(title) in self._keys | {folded(taken) for taken in self._titles}:
            raise DeckError("deck-title-taken", title=title)
        return title

    async def room(self, guild_id: int) -> Room:
        """Return how much more a server may keep; raise DeckError if nothing."""
        usage = await self.reads.usage(guild_id)
        return self.limits.room(usage, self._now())

    def kept_until(self, removed: Removed) -> int | None:
        """Return by when removed cards are deleted, None while a game shows them."""
        return kept_until(removed, self._now())

    async def add(self, deck: ServerDeck, taken: Sequence[TakenPicture], by: PlayerId) -> Kept:
        """Keep pictures, all or none.

        A picture that the deck has gets the text that was sent with it, if any was.
        Raises DeckError if there is no room for them (any more), one of them is blocked, or the
        deck was removed meanwhile; ``deck-made`` for a new one if there is one of its name by now.
        """
        async with self._store.begin() as uow:
            if not await uow.decks.has_confirmed(deck.guild_id):
                raise DeckError("rights-not-confirmed")
            present = await self._present(uow.decks, deck)
            if present is not None and not deck.version:
                raise DeckError("deck-made")
            if await uow.decks.blocked([picture.digest for picture in taken]):
                raise DeckError("picture-blocked")
            kept = deck if present is None else present
            cards = await uow.decks.cards(kept.id)
            sent = {_card_id(kept.id, picture.digest): picture for picture in taken}
            held = {card.id for card in cards if card.offered}
            fresh = {card: picture for card, picture in sent.items() if card not in held}
            told = _told_anew(cards, sent)
            kept = replace(kept, version=kept.version + 1)
            if present is None:
                await uow.decks.add(kept, self._now())
            else:
                await uow.decks.describe(kept, told)
            usage = await uow.decks.usage(deck.guild_id)
            self.limits.check_removed(usage.removed, self._now())
            room = self.limits.left(usage)
            size = sum(len(picture.data) for picture in fresh.values())
            if len(fresh) > room.cards:
                raise DeckError(
                    "deck-no-room", have=usage.cards, more=len(fresh), maximum=self.limits.cards
                )
            if size > room.bytes:
                raise room.refusal
            first = max((card.number for card in cards), default=0) + 1
            await uow.decks.add_cards(kept, fresh, first, by, self._now())
            await uow.commit()
        await self.changed(kept)
        return Kept(kept, len(fresh), len(told), len(held) + len(fresh))

    async def known(self, deck: ServerDeck, taken: Sequence[TakenPicture]) -> Known:
        """Return which of these pictures a deck has already, and of how many other texts."""
        cards = await self.reads.cards(deck.id)
        sent = {_card_id(deck.id, picture.digest): picture for picture in taken}
        held = {sent[card.id].digest for card in cards if card.offered and card.id in sent}
        return Known(frozenset(held), len(_told_anew(cards, sent)))

    async def _present(self, reads: DeckReads, deck: ServerDeck) -> ServerDeck | None:
        """Return a deck as it is by now, None for one that is still to be made."""
        if not deck.version:  # somebody else may have made one of this name meanwhile
            return await self._called(reads, deck.guild_id, deck.title)
        sizes = await reads.of_server(deck.guild_id)
        found = next((size.deck for size in sizes if size.deck.id == deck.id), None)
        if found is None:
            raise DeckError("deck-gone")
        return found

    async def confirm(self, guild_id: int, by: PlayerId) -> None:
        """Note that somebody has confirmed that the server may use its pictures."""
        async with self._store.begin() as uow:
            await uow.decks.confirm(guild_id, by, self._now())
            await uow.commit()

    # -- changing ----------------------------------------------------------------------------

    async def rename(self, deck: ServerDeck, name: str) -> ServerDeck:
        """Give a deck another title; raise DeckError for one that it cannot have."""
        async with self._store.begin() as uow:
            present = await self._present(uow.decks, deck)
            other = await self._called(uow.decks, deck.guild_id, name)
            if present is None or (other is not None and other.id != present.id):
                raise DeckError("deck-title-taken", title=name)
            fresh = await self._new(uow.decks, deck.guild_id, name)
            stays = key_of(fresh.title) == present.key and present.key not in self._keys
            key = present.key if stays else fresh.key
            renamed = replace(present, title=fresh.title, key=key, version=present.version + 1)
            await uow.decks.rename(renamed)
            await uow.commit()
        await self.changed(renamed)
        return renamed

    async def describe(
        self, deck: ServerDeck, texts: Mapping[int, str], seen: Sequence[ServerCard] = ()
    ) -> int:
        """Save what cards show, by their numbers: all or none; return how many changed.

        ``seen`` are cards as somebody looked at them: if one of those described is another by now,
        DeckError (``card-changed``). For a number that the deck has not, ``card-number-unknown``.
        """
        async with self._store.begin() as uow:
            present = await self._present(uow.decks, deck)
            cards = await uow.decks.cards(deck.id)
            held = {card.number: card for card in cards if card.offered}
            for number in texts:
                if present is None or number not in held:
                    raise DeckError("card-number-unknown", number=number)
            for card in seen:
                if card.number in texts and _told(held[card.number]) != _told(card):
                    raise DeckError("card-changed", number=card.number)
            changed = {
                held[number].id: text for number, text in texts.items() if held[number].text != text
            }
            if present is not None and changed:
                await uow.decks.describe(replace(present, version=present.version + 1), changed)
                await uow.commit()
        return len(changed)

    async def remove(
        self, deck: ServerDeck, cards: Sequence[CardId] | None, *, whole: bool = False
    ) -> tuple[int, int]:
        """Remove these cards, or with None the deck; return how many went, and how many are left.

        ``whole``: none is to be left; raise DeckError (``cards-added``) if it has others, too.
        A deck without cards goes, too. Games that are under way keep what they were dealt.
        """
        now = self._now()
        async with self._store.begin() as uow:
            present = await self._present(uow.decks, deck)
            held = [card.id for card in await uow.decks.cards(deck.id) if card.offered]
            gone = held if cards is None else [card for card in held if card in cards]
            if whole and len(gone) < len(held):
                raise DeckError("cards-added")
            if present is not None and len(gone) < len(held):
                changed = replace(present, version=present.version + 1)
                await uow.decks.remove_cards(changed, gone, now)
            else:
                await uow.decks.remove(deck.id, now)
            await uow.decks.sweep(now - SHOWN_FOR, now - ABSENT_FOR)
            await uow.commit()
        await self.changed(deck)
        return len(gone), len(held) - len(gone)

    async def block(self, digest: str) -> int:
        """Take a picture out of every deck and game for good; return the cards that had it."""
        async with self._store.begin() as uow:
            decks = await uow.decks.offering(digest)
            cards = await uow.decks.block(digest, self._now())
            await uow.commit()
        for deck in decks:
            await self.changed(deck)
        return cards

    async def tend(self, is_here: Callable[[int], bool | None]) -> None:
        """Note which servers have gone, and delete what nothing needs any more.

        ``is_here`` says whether the bot is in a server, None if this process cannot know.
        """
        now = self._now()
        absences = {
            guild_id: None if here else now
            for guild_id, since in (await self.reads.owners()).items()
            if (here := is_here(guild_id)) is not None and here == (since is not None)
        }
        async with self._store.begin() as uow:
            for guild_id, since in absences.items():
                await uow.decks.mark_absence(guild_id, since)
            await uow.decks.sweep(now - SHOWN_FOR, now - ABSENT_FOR)
            await uow.commit()
        if self._forget_others is not None:
            await self._forget_others(await self.reads.kept())


def _told(card: ServerCard) -> tuple[CardId, str]:
    return card.id, card.text


def _told_anew(
    cards: Sequence[ServerCard], sent: Mapping[CardId, TakenPicture]
) -> dict[CardId, str]:
    """Return the texts that were sent with cards which have another one."""
    there = [card for card in cards if card.offered and card.id in sent]
    said = {card.id: sent[card.id].text for card in there}
    return {card.id: said[card.id] for card in there if said[card.id] not in ("", card.text)}


def _card_id(deck: str, digest: str) -> CardId:
    """Return the id of a picture in a deck: the same picture is the same card."""
    return CardId(f"{deck}/{digest[:24]}")
