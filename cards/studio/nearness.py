"""How alike two pictures look at first glance: the mean Lab distance of tiny thumbnails."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

from PIL import Image, ImageCms

THUMBNAIL = (8, 12)
TOO_NEAR = 12.0
"""Two pictures nearer than this can't share a deck."""
LOOK_AGAIN = 20.0
"""Two pictures nearer than this want a second look."""

Pixels = tuple[tuple[float, float, float], ...]

_TO_LAB = ImageCms.buildTransform(
    ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB"
)


def thumbnail(path: Path) -> Pixels:
    """Return a picture's 8 × 12 thumbnail in Lab, row by row."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").resize(THUMBNAIL, Image.Resampling.BOX)
    data = ImageCms.applyTransform(small, _TO_LAB).tobytes()

    def signed(byte: int) -> int:
        return byte - 256 if byte > 127 else byte

    # Lab bytes: L is 0-255 for 0-100, a and b are two's complement.
    return tuple(
        (data[i] * 100 / 255, signed(data[i + 1]), signed(data[i + 2]))
        for i in range(0, len(data), 3)
    )


def distance(a: Pixels, b: Pixels) -> float:
    """Return the mean distance of corresponding thumbnail pixels, in Lab."""
    apart = (
        sum((x - y) ** 2 for x, y in zip(p, q, strict=True)) ** 0.5
        for p, q in zip(a, b, strict=True)
    )
    return sum(apart) / len(a)


def nearest(pictures: Mapping[str, Pixels], within: float) -> Iterator[tuple[float, str, str]]:
    """Yield the pairs of pictures nearer than `within`, with their distance."""
    for (name, one), (other, two) in combinations(sorted(pictures.items()), 2):
        apart = distance(one, two)
        if apart < within:
            yield apart, name, other
