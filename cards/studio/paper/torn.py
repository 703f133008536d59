"""Torn paper: scraps with jagged edges."""

import numpy as np
import skia

from cards.studio.paper.outlines import polygon, toward
from cards.studio.paper.sheet import Sheet


def scrap(
    random: np.random.Generator, radius: float, long: float = 1.5, turn: float | None = None
) -> skia.Path:
    """Return a scrap as a hand tears it: few corners, rough between them; its middle at (0, 0).

    It is about `radius` across and `long` times as long, its length along `turn` or anyhow.
    """
    count = int(random.integers(5, 8))
    start = random.uniform(0, 360)
    turn = random.uniform(0, 360) if turn is None else turn
    corners = []
    for i in range(count):
        angle = start + 360 * (i + random.uniform(-0.28, 0.28)) / count
        x, y = toward(angle) * radius * random.uniform(0.62, 1.15)
        corners.append(toward(turn) * x * long + toward(turn + 90) * y)
    points = []
    for here, after in zip(corners, corners[1:] + corners[:1], strict=True):
        steps = max(3, int(np.hypot(*(after - here)) / 7))
        side = np.array([after[1] - here[1], here[0] - after[0]])
        side /= np.hypot(*side) + 1e-9
        bow = random.uniform(-0.14, 0.14) * radius
        for j in range(steps):
            t = j / steps
            rough = random.normal(0, min(2.2, radius * 0.045)) + bow * np.sin(np.pi * t)
            points.append(here * (1 - t) + after * t + side * rough)
    return polygon(points)


def lay(sheet: Sheet, shape: skia.Path, shift: tuple[float, float], core: str) -> None:
    """Lay a torn shape; where it is `shift`ed off itself, the paler `core` of its paper shows."""
    sheet.fill(shape)
    sheet.ink(core, shape)
    moved = skia.Path()
    shape.transform(skia.Matrix.Translate(*shift), moved)
    face = skia.Op(shape, moved, skia.kIntersect_PathOp)
    if face is not None:
        sheet.ink(sheet.bottom or "#000000", face)


def tear(
    sheet: Sheet,
    random: np.random.Generator,
    x: float,
    y: float,
    radius: float,
    core: str,
    *,
    long: float = 1.5,
    turn: float | None = None,
) -> None:
    """Lay a scrap with its middle at (x, y), as `scrap` and `lay` say."""
    shape = skia.Path()
    scrap(random, radius, long, turn).transform(skia.Matrix.Translate(float(x), float(y)), shape)
    shift = toward(random.uniform(0, 360)) * min(5, 1.2 + radius * 0.06)
    lay(sheet, shape, tuple(shift.tolist()), core)
