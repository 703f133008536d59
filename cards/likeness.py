"""How alike two cards look: the mean distance in Lab of their pictures at 8 × 12 pixels."""

import math
from collections.abc import Iterator, Mapping
from typing import TypeVar

from PIL import Image

from bot.engine.ids import CardId

Lab = tuple[float, float, float]
Sketch = tuple[Lab, ...]
Name = TypeVar("Name", int, CardId)
"""What cards are called among which pairs are looked for."""

SKETCH_SIZE = (8, 12)
SAME = 12.0
"""Below this distance two cards are taken for one another."""
CLOSE = 20.0
"""Below this distance they deserve a second look."""


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def lab(red: float, green: float, blue: float) -> Lab:
    """Return CIE L*a*b* (white D65) of linear sRGB channels from 0 to 1."""
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lab_of(colour: tuple[int, int, int]) -> Lab:
    """Return CIE L*a*b* of an sRGB colour with channels from 0 to 255."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return lab(red, green, blue)


def sketch(picture: Image.Image) -> Sketch:
    """Return the colours of an RGB picture at 8 × 12 pixels."""
    return sketch_of(picture.resize(SKETCH_SIZE, Image.Resampling.BOX).tobytes())


def sketch_of(data: bytes) -> Sketch:
    """Return the sketch of the bytes of an RGB picture of 8 × 12 pixels."""
    return tuple(lab_of((data[at], data[at + 1], data[at + 2])) for at in range(0, len(data), 3))


def distance(a: Sketch, b: Sketch) -> float:
    """Return the mean distance of two sketches."""
    return sum(map(math.dist, a, b)) / len(a)


def _mean(of: Sketch) -> Lab:
    count = len(of)
    return (
        sum(c[0] for c in of) / count,
        sum(c[1] for c in of) / count,
        sum(c[2] for c in of) / count,
    )


def close_pairs(
    sketches: Mapping[Name, Sketch], limit: float = CLOSE
) -> Iterator[tuple[float, Name, Name]]:
    """Yield pairs nearer than ``limit``.

    Most pairs are settled by their mean colours: those are never farther apart than the pictures.
    """
    items = [(card, of, _mean(of)) for card, of in sketches.items()]
    for number, (card, of, mean) in enumerate(items):
        for other, other_of, other_mean in items[:number]:
            if math.dist(mean, other_mean) < limit and (gap := distance(of, other_of)) < limit:
                yield gap, other, card
