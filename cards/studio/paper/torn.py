"""Torn paper: scraps with jagged edges, and fists."""

import numpy as np
import skia

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, toward
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


def fist(
    sheet: Drawing, x: float, y: float, size: float, turn: float, *, flip: bool = False
) -> None:
    """Cut a clenched hand from its back, the wrist at (x, y), thumb to the left of `turn`."""
    with sheet.at(x, y, size, turn, height=-size if flip else size):
        with sheet.piece(size * 0.012) as part:
            part.fill(
                "-.35,-.17 .0,-.18 .2,-.27 .42,-.30 .56,-.27 .66,-.21 .62,-.14 .71,-.08 .66,.0 "
                ".70,.07 .63,.13 .62,.20 .50,.25 .25,.24 .0,.18 -.35,.17"
            )
        for y0 in (-0.13, 0.0, 0.12):
            sheet.slit([(0.62, y0), (0.50, y0 + 0.005), (0.40, y0 * 0.8)], 0.016)
        with sheet.piece(size * 0.01, 1.2, joint=(0.1, -0.16, 0.16)) as part:
            part.limb(".06,-.13,.11 .22,-.26,.10 .40,-.34,.085 .54,-.33,.07 .60,-.30,.05")
        sheet.fill(ellipse(-0.1, 0, 0.12, 0.13))
