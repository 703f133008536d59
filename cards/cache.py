"""A cache of pictures that is bounded by the bytes they take in memory."""

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Kept = TypeVar("Kept")

_MIB = 1024 * 1024
_QUALITY = 92
"""Of the files: nobody sees it, least of all in a picture that is encoded again at 74."""


def weight(picture: Image.Image) -> int:
    """Return the bytes a decoded picture takes: Pillow keeps colours in four bytes a pixel."""
    return picture.width * picture.height * 4


class Bounded(Generic[Kept]):
    """Keeps what was used last; the oldest go when ``limit`` bytes are exceeded."""

    def __init__(self, limit: int, weigh: Callable[[Kept], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self.bytes = 0
        """What is kept takes so many now; at most the limit."""

    def get(self, key: Hashable) -> Kept | None:
        """Return what is kept under the key: it is used last from now on."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
        return kept

    def keep(self, key: Hashable, value: Kept) -> list[tuple[Hashable, Kept]]:
        """Keep it, if there is nothing under the key yet; return what goes for it."""
        if key not in self._kept:
            self._kept[key] = value
            self.bytes += self._weigh(value)
        return self.make_room()

    def make_room(self, needed: int = 0) -> list[tuple[Hashable, Kept]]:
        """Let the oldest go until there is room for so many bytes more; return what goes."""
        gone: list[tuple[Hashable, Kept]] = []
        while self._kept and self.bytes + needed > self._limit:
            gone.append(self._kept.popitem(last=False))
            self.bytes -= self._weigh(gone[-1][1])
        return gone


class PictureCache:
    """Keeps the pictures used last as they are, and older ones as small files.

    A file takes a tenth of the room and about a millisecond to decode: so all cards of two decks
    fit, in each size in use. Pictures are shared between threads, so whoever gets one must not
    change it. They are ``RGB``.
    """

    def __init__(self, decoded: int = 37 * _MIB, files: int = 24 * _MIB) -> None:
        """Bound both kinds, in bytes; as it stands for the cards of two decks."""
        self._decoded: Bounded[Image.Image] = Bounded(decoded, weight)
        self._files: Bounded[bytes] = Bounded(files, len)
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """What the pictures take now; at most the limits."""
        return self._decoded.bytes + self._files.bytes

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the picture, making it if it is not held; from a file it has lost what none sees.

        Two threads may make the same one at once: that costs time, where a lock would let one
        slow picture hold up all others.
        """
        with self._lock:
            if (held := self._decoded.get(key)) is not None:
                return held
            file = self._files.get(key)
        picture = make() if file is None else _decoded(file, self._make_room)
        with self._lock:
            gone = self._decoded.keep(key, picture)
        self._keep_as_files(gone)
        return picture

    def _make_room(self, needed: int) -> None:
        with self._lock:
            gone = self._decoded.make_room(needed)
        self._keep_as_files(gone)

    def _keep_as_files(self, gone: list[tuple[Hashable, Image.Image]]) -> None:
        with self._lock:
            new = [(name, old) for name, old in gone if self._files.get(name) is None]
        files = [(name, _encoded(old)) for name, old in new]
        with self._lock:
            for name, file in files:
                self._files.keep(name, file)


def _encoded(picture: Image.Image) -> bytes:
    target = io.BytesIO()
    picture.save(target, "JPEG", quality=_QUALITY, subsampling="4:4:4")
    return target.getvalue()


def _decoded(file: bytes, make_room: Callable[[int], None]) -> Image.Image:
    """Decode a file; what goes for it goes first, as a ground takes some MiB."""
    picture = Image.open(io.BytesIO(file))
    make_room(weight(picture))
    picture.load()
    return picture


GROUNDS = PictureCache(21 * _MIB, 8 * _MIB)
"""What lies under cards and rabbits: as costly as all else together, and few differ."""
