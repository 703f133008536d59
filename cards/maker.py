"""Draws pictures off the event loop. Satisfies :class:`bot.service.pictures.Pictures`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PIL import Image

from bot.engine.errors import PackError
from bot.engine.ids import CardId, is_hidden_card
from bot.service.pictures import Picture, PictureSpec, cards_in
from cards.cache import Bounded, PictureCache
from cards.canvas import Size
from cards.card import art_size, blank, framed, hidden, plain_back
from cards.catalogue import Catalogue, read_bounded
from cards.compositor import compose
from cards.drawing import DrawingQueue
from cards.intake import PictureRefused, take_in
from cards.memory import return_freed_pictures

_log = logging.getLogger(__name__)

_KEPT_BYTES = 8 * 1024 * 1024
"""Of encoded pictures that are kept: a board is shown to many, a hand looked at again."""


class CachedArt:
    """Takes each card in once per size, and keeps it in a cache."""

    def __init__(self, catalogue: Catalogue, cache: PictureCache | None = None) -> None:
        self._catalogue = catalogue
        self.cache = PictureCache() if cache is None else cache
        self.blanks = 0
        """How often a card could not be shown."""
        self._told: set[tuple[str, str]] = set()
        """The decks that have cards which cannot be shown, and why: each is logged once."""

    def card(self, card: CardId, size: Size) -> Image.Image:
        """Return the framed card.

        One that has left its deck, or whose file cannot be read any more, is a blank: nobody
        loses their hand over it.
        """
        if is_hidden_card(card):
            return self.cache.get((card, size), lambda: framed(hidden(art_size(size)), size))
        try:
            path = self._catalogue.file(card)
            return self.cache.get((card, size), lambda: self._card(path, size))
        except (PackError, PictureRefused) as refusal:
            # The deck alone: the card may be one of a hand. "deck check" finds it.
            deck = card.partition("/")[0]
            reason = refusal.reason if isinstance(refusal, PictureRefused) else refusal.code
            self.blanks += 1
            if (deck, reason) not in self._told:
                self._told.add((deck, reason))
                _log.error("a card of deck %s cannot be shown: %s", deck, reason)
            return framed(blank(art_size(size)), size)

    def back(self, deck: str, size: Size) -> Image.Image:
        """Return the deck's framed back, the plain one if it names none that can be read."""
        path = self._catalogue.back(deck)
        return self.cache.get((path, size), lambda: self._back(path, size))

    def _card(self, path: Path, size: Size) -> Image.Image:
        return framed(take_in(read_bounded(path), art_size(size)), size)

    def _back(self, path: Path | None, size: Size) -> Image.Image:
        inner = art_size(size)
        if path is not None:
            try:
                return framed(take_in(read_bounded(path), inner), size)
            except PictureRefused as refusal:
                _log.warning("the back %s cannot be shown: %s", path, refusal.reason)
        return framed(plain_back(inner), size)


class ArtWithOwn:
    """Art for one picture: the installed decks' and those cards of a server's that it shows."""

    def __init__(self, art: CachedArt, own: Mapping[CardId, bytes]) -> None:
        self._art = art
        self._own = own

    def card(self, card: CardId, size: Size) -> Image.Image:
        """Return the framed card, a blank if it cannot be shown (any more)."""
        data = self._own.get(card)
        if data is None:
            return self._art.card(card, size)
        return self._art.cache.get(
            (card, size), lambda: framed(take_in(data, art_size(size)), size)
        )

    def back(self, deck: str, size: Size) -> Image.Image:
        """Return the deck's framed back."""
        return self._art.back(deck, size)


Fetch = Callable[[Sequence[CardId]], Awaitable[Mapping[CardId, bytes]]]
"""Returns the pictures of servers' cards, of those that there are."""
_Key = tuple[PictureSpec, frozenset[CardId]]
"""A picture, and the servers' cards in it that there are: one may be taken away for good."""


async def _nothing(_: Sequence[CardId]) -> Mapping[CardId, bytes]:
    return {}


class PictureMaker:
    """One for the process: its threads, cards and pictures are shared by all games."""

    def __init__(
        self,
        catalogue: Catalogue,
        fetch: Fetch = _nothing,
        *,
        workers: int = 2,
        cache: PictureCache | None = None,
    ) -> None:
        return_freed_pictures()
        self._fetch = fetch
        self._art = CachedArt(catalogue, cache)
        self._queue = DrawingQueue(workers)
        self._made: Bounded[Picture] = Bounded(_KEPT_BYTES, lambda made: len(made.data))
        self._making: dict[_Key, asyncio.Task[Picture]] = {}
        self.found = 0
        """How often a picture was there already."""

    async def draw(self, spec: PictureSpec, *, asked_by: int | None = None) -> Picture:
        """Return the picture; what is asked for twice is drawn once.

        Raises RequestError (``too-many-pictures``) if ``asked_by`` waits for too many already.
        """
        own = await self._fetch(cards_in(spec))
        key = (spec, frozenset(own))
        if (made := self._made.get(key)) is not None:
            self.found += 1
            return made
        making = self._making.get(key)
        if making is None:
            self._queue.check_room(asked_by)
            making = asyncio.create_task(self._make(key, own, asked_by))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever gives up waiting must not take the picture from the others.
        return await asyncio.shield(making)

    async def _make(self, key: _Key, own: Mapping[CardId, bytes], asked_by: int | None) -> Picture:
        blanks = self._art.blanks
        art = ArtWithOwn(self._art, own)
        picture = await self._queue.run(asked_by, partial(compose, key[0], art))
        if blanks != self._art.blanks:  # perhaps in this one: the file may come back
            return picture
        self._made.keep(key, picture)
        return picture

    def close(self) -> None:
        """Stop; pictures not yet begun are dropped."""
        self._queue.close()
