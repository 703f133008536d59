"""Draws pictures off the event loop. Satisfies :class:`bot.service.pictures.Pictures`."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
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
from cards.intake import PictureRefused, take_in
from cards.memory import return_freed_pictures

_log = logging.getLogger(__name__)


class CachedArt:
    """Decodes each card once per size; the thumbnails are bounded by bytes."""

    def __init__(self, catalogue: Catalogue, cache_bytes: int) -> None:
        self._catalogue = catalogue
        self.cache = PictureCache(cache_bytes)

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
    """One for the process: its threads and its thumbnails are shared by all games."""

    def __init__(
        self, catalogue: Catalogue, *, workers: int = 2, cache_bytes: int = 64 * 1024 * 1024
    ) -> None:
        return_freed_pictures()
        self._art = CachedArt(catalogue, cache_bytes)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pictures")

    async def draw(self, spec: PictureSpec) -> Picture:
        """Return the picture; a card that there is not is a blank."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, compose, spec, self._art)

    def close(self) -> None:
        """Stop; pictures not yet begun are dropped."""
        self._threads.shutdown(wait=True, cancel_futures=True)
