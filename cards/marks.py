"""The twelve marks, drawn from circles and polygons around a centre."""

import math
from collections.abc import Callable

from PIL import ImageDraw

from cards.palette import Colour

Point = tuple[float, float]


class Pen:
    """Draws in a box from -1 to 1 around a centre, in the mark's colour or in that behind it."""

    def __init__(
        self, draw: ImageDraw.ImageDraw, centre: Point, radius: float, ink: Colour, ground: Colour
    ) -> None:
        self._draw, self._centre, self._radius = draw, centre, radius
        self._ink, self._ground = ink, ground

    def _at(self, point: Point) -> Point:
        return (
            self._centre[0] + point[0] * self._radius,
            self._centre[1] + point[1] * self._radius,
        )

    def polygon(self, *points: Point, hole: bool = False) -> None:
        """Fill a polygon; a hole shows the ground."""
        colour = self._ground if hole else self._ink
        self._draw.polygon([self._at(point) for point in points], fill=colour)

    def circle(self, x: float, y: float, r: float, *, hole: bool = False) -> None:
        """Fill a circle; a hole shows the ground."""
        left, top = self._at((x - r, y - r))
        right, bottom = self._at((x + r, y + r))
        self._draw.ellipse((left, top, right, bottom), fill=self._ground if hole else self._ink)

    def line(self, *points: Point, width: float, hole: bool = False) -> None:
        """Draw a stroke of ``width``."""
        self._draw.line(
            [self._at(point) for point in points],
            fill=self._ground if hole else self._ink,
            width=max(1, round(width * self._radius)),
            joint="curve",
        )


def _heart_points() -> list[Point]:
    points: list[Point] = []
    for step in range(60):
        t = step / 60 * math.tau
        x = math.sin(t) ** 3
        y = (
            13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t) + 2.5
        ) / -15.5
        points.append((x, y * 0.95))
    return points


def _heart(pen: Pen) -> None:
    pen.polygon(*_heart_points())


def _drop(pen: Pen) -> None:
    pen.circle(0, 0.33, 0.64)
    pen.polygon((0, -1), (0.58, 0.06), (-0.58, 0.06))


def _star(pen: Pen) -> None:
    points: list[Point] = []
    for step in range(10):
        radius = 1.05 if step % 2 == 0 else 0.46
        angle = step / 10 * math.tau - math.pi / 2
        points.append((radius * math.cos(angle), radius * math.sin(angle) + 0.06))
    pen.polygon(*points)


def _clover(pen: Pen) -> None:
    for x, y in ((-0.43, -0.5), (0.43, -0.5), (-0.43, 0.33), (0.43, 0.33)):
        pen.circle(x, y, 0.44)
    pen.line((0, 0), (0.12, 0.6), (0.42, 1), width=0.2)


def _umbrella(pen: Pen) -> None:
    pen.circle(0, 0.02, 0.98)
    pen.polygon((-1.1, 0.02), (1.1, 0.02), (1.1, 1.1), (-1.1, 1.1), hole=True)
    for x in (-0.65, 0, 0.65):
        pen.circle(x, 0.08, 0.3, hole=True)
    pen.line((0, -0.2), (0, 0.72), (0.12, 0.9), (0.3, 0.9), (0.4, 0.72), width=0.17)


def _diamond(pen: Pen) -> None:
    pen.polygon((0, -1), (0.78, 0), (0, 1), (-0.78, 0))


def _flower(pen: Pen) -> None:
    for step in range(5):
        angle = step / 5 * math.tau - math.pi / 2
        pen.circle(0.56 * math.cos(angle), 0.56 * math.sin(angle), 0.42)
    pen.circle(0, 0, 0.26, hole=True)


def _cloud(pen: Pen) -> None:
    pen.circle(-0.66, 0.22, 0.36)
    pen.circle(0.68, 0.25, 0.33)
    pen.circle(-0.16, -0.06, 0.48)
    pen.circle(0.32, 0.06, 0.38)
    pen.polygon((-0.66, 0.1), (0.68, 0.1), (0.68, 0.58), (-0.66, 0.58))


def _spade(pen: Pen) -> None:
    pen.polygon(*((x * 0.92, -y * 0.82 - 0.14) for x, y in _heart_points()))
    pen.polygon((0, 0.1), (0.34, 1), (-0.34, 1))


def _fish(pen: Pen) -> None:
    points: list[Point] = []
    for step in range(48):
        angle = step / 48 * math.tau
        points.append((0.28 + 0.74 * math.cos(angle), 0.5 * math.sin(angle)))
    pen.polygon(*points)
    pen.polygon((-0.3, 0), (-1, -0.56), (-0.8, 0), (-1, 0.56))
    pen.circle(0.62, -0.12, 0.13, hole=True)


def _leaf(pen: Pen) -> None:
    arc: list[Point] = []
    for step in range(25):
        t = step / 24
        arc.append((math.sin(math.pi * t) * 0.56, -1 + 1.6 * t))
    pen.polygon(*arc, *((-x, y) for x, y in reversed(arc)))
    pen.line((0, 0.4), (0, 1.02), width=0.2)
    pen.line((0, -0.55), (0, 0.5), width=0.13, hole=True)
    for y in (-0.2, 0.2):
        pen.line((-0.3, y - 0.25), (0, y), (0.3, y - 0.25), width=0.11, hole=True)


def _key(pen: Pen) -> None:
    pen.circle(0, -0.5, 0.5)
    pen.circle(0, -0.5, 0.23, hole=True)
    pen.line((0, -0.1), (0, 1), width=0.27)
    pen.polygon((0, 0.38), (0.5, 0.38), (0.5, 0.6), (0, 0.6))
    pen.polygon((0, 0.76), (0.5, 0.76), (0.5, 0.98), (0, 0.98))


MARKS: dict[str, Callable[[Pen], None]] = {
    "heart": _heart,
    "drop": _drop,
    "star": _star,
    "clover": _clover,
    "umbrella": _umbrella,
    "diamond": _diamond,
    "flower": _flower,
    "cloud": _cloud,
    "spade": _spade,
    "fish": _fish,
    "leaf": _leaf,
    "key": _key,
}
"""How each mark of :data:`bot.service.rabbits.RABBITS` is drawn."""


def draw_mark(
    draw: ImageDraw.ImageDraw,
    mark: str,
    centre: Point,
    radius: float,
    ink: Colour,
    ground: Colour,
) -> None:
    """Draw ``mark`` so that it fills a circle of ``radius`` pixels."""
    MARKS[mark](Pen(draw, centre, radius, ink, ground))
