"""Draws pictures off the event loop. Satisfies :class:`bot.service.pictures.Pictures`."""

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from pathlib import Path

from PIL import Image

from bot.engine.errors import PackError
from bot.engine.ids import CardId
from bot.service.pictures import Picture, PictureSpec
from cards.cache import PictureCache
from cards.canvas import Size
from cards.card import art_size, blank, framed, plain_back
from cards.catalogue import Catalogue, read_bounded
from cards.compositor import compose
from cards.drawing import DrawingQueue
from cards.intake import PictureRefused, take_in
from cards.memory import return_freed_pictures

_log = logging.getLogger(__name__)

KEPT_BYTES = 16 * 1024 * 1024
"""Of encoded pictures that are kept: a board is shown to many, a hand looked at again."""


class CachedArt:
    """Decodes each card once per size; the thumbnails are bounded by bytes."""

    def __init__(self, catalogue: Catalogue, cache_bytes: int) -> None:
        self._catalogue = catalogue
        self.cache = PictureCache(cache_bytes)
        self.blanks = 0
        """How often a card could not be shown."""

    def card(self, card: CardId, size: Size) -> Image.Image:
        """Return the framed card.

        One that has left its deck, or whose file cannot be read any more, is a blank: nobody
        loses their hand over it.
        """
        try:
            path = self._catalogue.file(card)
            return self.cache.get((card, size), lambda: self._card(path, size))
        except (PackError, PictureRefused) as refusal:
            # The deck alone: the card may be one of a hand. "deck check" finds it.
            deck = card.partition("/")[0]
            reason = refusal.reason if isinstance(refusal, PictureRefused) else refusal.code
            self.blanks += 1
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


class PictureMaker:
    """One for the process: its threads, cards and pictures are shared by all games.

    ``cache_bytes`` bounds the cards that are held decoded, in each size that is in use: two decks.
    """

    def __init__(
        self, catalogue: Catalogue, *, workers: int = 2, cache_bytes: int = 160 * 1024 * 1024
    ) -> None:
        return_freed_pictures()
        self._art = CachedArt(catalogue, cache_bytes)
        self._queue = DrawingQueue(workers)
        self._made: OrderedDict[PictureSpec, Picture] = OrderedDict()
        self._made_bytes = 0
        self._making: dict[PictureSpec, asyncio.Task[Picture]] = {}

    async def draw(self, spec: PictureSpec, *, asked_by: int | None = None) -> Picture:
        """Return the picture; what is asked for twice is drawn once.

        Raises TableError (``too-many-pictures``) if ``asked_by`` waits for too many already.
        """
        if (made := self._made.get(spec)) is not None:
            self._made.move_to_end(spec)
            return made
        making = self._making.get(spec)
        if making is None:
            self._queue.check_room(asked_by)
            making = asyncio.create_task(self._make(spec, asked_by))
            self._making[spec] = making
            making.add_done_callback(lambda _: self._making.pop(spec, None))
        # Whoever gives up waiting must not take the picture from the others.
        return await asyncio.shield(making)

    async def _make(self, spec: PictureSpec, asked_by: int | None) -> Picture:
        blanks = self._art.blanks
        picture = await self._queue.run(asked_by, partial(compose, spec, self._art))
        if blanks != self._art.blanks:  # perhaps in this one: the file may come back
            return picture
        self._made[spec] = picture
        self._made_bytes += len(picture.data)
        while self._made_bytes > KEPT_BYTES:
            _, oldest = self._made.popitem(last=False)
            self._made_bytes -= len(oldest.data)
        return picture

    def close(self) -> None:
        """Stop; pictures not yet begun are dropped."""
        self._queue.close()
