"""How alike two cards look, by their pictures at 8 × 12 pixels in Lab.

How far two pictures are apart is measured against how much there is to be seen in them: drawings on
white paper are all near to one another, and yet different ones.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from PIL import Image

from bot.engine.ids import CardId

Lab = tuple[float, float, float]
Sketch = tuple[Lab, ...]
Name = TypeVar("Name", int, CardId)
"""What cards are called among which pairs are looked for."""

SKETCH_SIZE = (8, 12)
SAME = 0.2
"""Below this difference two cards are taken for one another."""
CLOSE = 0.35
"""Below this difference they deserve a second look."""
_SEEN = 1.0
"""Colours nearer than this in Lab are the same: encoding anew moves them by as much."""


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


def difference(a: Sketch, b: Sketch) -> float:
    """Return how far two pictures are apart, as a share of what there is to be seen in them."""
    return _difference(a, b, max(_drawn(a), _drawn(b)))


def _difference(a: Sketch, b: Sketch, drawn: float) -> float:
    gap = sum(gap for gap in map(math.dist, a, b) if gap >= _SEEN) / len(a)
    if not gap:
        return 0.0
    return gap / drawn if drawn else math.inf


def _drawn(of: Sketch) -> float:
    """Return how much a picture shows: the mean distance from what rows and columns explain.

    So the paper above and below a wide picture does not count; neither does a frame, as the
    outermost pixels are left out.
    """
    width, height = SKETCH_SIZE
    grid = [of[at + 1 : at + width - 1] for at in range(width, width * (height - 1), width)]
    inner = tuple(colour for row in grid for colour in row)
    mean = _mean(inner)
    columns = [_mean(column) for column in zip(*grid, strict=True)]
    expected = (_plus(_mean(row), column, mean) for row in grid for column in columns)
    return sum(map(math.dist, inner, expected)) / len(inner)


def _plus(row: Lab, column: Lab, mean: Lab) -> Lab:
    return (
        row[0] + column[0] - mean[0],
        row[1] + column[1] - mean[1],
        row[2] + column[2] - mean[2],
    )


def _mean(of: Sequence[Lab]) -> Lab:
    count = len(of)
    return (
        sum(c[0] for c in of) / count,
        sum(c[1] for c in of) / count,
        sum(c[2] for c in of) / count,
    )


def close_pairs(sketches: Mapping[Name, Sketch]) -> Iterator[tuple[float, Name, Name]]:
    """Yield the difference and the names of pairs that differ by less than ``CLOSE``.

    Most pairs are settled by their mean colours: those are never farther apart than the pictures.
    """
    items = [(card, of, _mean(of), _drawn(of)) for card, of in sketches.items()]
    for number, (card, of, mean, drawn) in enumerate(items):
        for other, other_of, other_mean, other_drawn in items[:number]:
            most = max(drawn, other_drawn)
            near = math.dist(mean, other_mean) < max(_SEEN, CLOSE * most)
            if near and (gap := _difference(of, other_of, most)) < CLOSE:
                yield gap, other, card
