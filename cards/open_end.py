"""The end of a road that no goal closes: it breaks up into ever smaller pieces, for it goes on."""

from collections.abc import Sequence

from PIL import ImageDraw

from cards.palette import Colour
from cards.path import Point, Winding

_PIECES = ((1.8, 0.42), (2.75, 0.3), (3.5, 0.2))
"""How far from the last stone's middle they lie, and their radii, as shares of the road's half."""


def pieces(path: Winding, end: float, half: float) -> Sequence[tuple[Point, float]]:
    """Return the middles and radii of the pieces beyond ``end`` of a path ``half`` a road wide."""
    return [(path.at(end + away * half), size * half) for away, size in _PIECES]


def draw_open_end(
    pen: ImageDraw.ImageDraw, found: Sequence[tuple[Point, float]], rim: Colour, fill: Colour
) -> None:
    """Draw the pieces as the road is drawn."""
    for (x, y), radius in found:
        for r, colour in ((radius + 3, rim), (radius, fill)):
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
