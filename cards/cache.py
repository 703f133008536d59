"""A cache of pictures that is bounded by the bytes they take in memory."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


def weight(picture: Image.Image) -> int:
    """Return the bytes a picture takes in memory: Pillow keeps colours in four bytes a pixel."""
    return picture.width * picture.height * (1 if picture.mode in {"L", "P", "1"} else 4)


class PictureCache:
    """Keeps the pictures used last; the oldest go when ``limit`` bytes are exceeded.

    Pictures are shared between threads, so whoever gets one must not change it.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """What the pictures take now; at most the limit."""
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the picture, making it if it is not held.

        Two threads may make the same one at once: that costs time, where a lock would let one
        slow picture hold up all others.
        """
        with self._lock:
            if (held := self._held.get(key)) is not None:
                self._held.move_to_end(key)
                return held
        made = make()
        with self._lock:
            if key not in self._held:
                self._held[key] = made
                self._bytes += weight(made)
            while self._bytes > self._limit:
                _, oldest = self._held.popitem(last=False)
                self._bytes -= weight(oldest)
        return made
