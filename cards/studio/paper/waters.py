"""What lives and drifts under water: a great catfish from below, weeds, bubbles."""

from collections.abc import Sequence

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Points, band, curve, ellipse, rows, toward
from cards.studio.paper.sheet import Sheet


def catfish(sheet: Sheet, spine: Points, whiskers: float = 1.0) -> None:
    """Cut a catfish seen from below along rows (x, y, half a width) from its mouth to its tail."""
    run = curve(rows(spine), 12)
    along = np.gradient(run[:, :2], axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)

    def at(share: float, side: float = 0, ahead: float = 0) -> np.ndarray:
        i = int(share * (len(run) - 1))
        return run[i, :2] + across[i] * run[i, 2] * side + along[i] * ahead

    width = float(run[:, 2].max())
    for side in (-1, 1):
        _fin(sheet, at, 0.17, side, width * 1.15, 48)
        _fin(sheet, at, 0.5, side, width * 0.62, 40)
    head = width * 0.9
    for side in (-1, 1):
        out, forth = across[0] * side * head * whiskers, -along[0] * head * whiskers
        root = at(0, side * 0.72, -0.58 * head)
        long = (
            (*root, width * 0.05),
            (*(root + out * 0.55 + forth * 0.42), width * 0.042),
            (*(root + out * 1.15 + forth * 0.30), width * 0.03),
            (*(root + out * 1.55 - forth * 0.30), width * 0.02),
            (*(root + out * (1.5 + 0.2 * side) - forth * 1.1), 0.4),
        )
        sheet.limb(long)
        root = at(0, side * 0.26, -0.86 * head)
        sheet.limb(
            [
                (*root, width * 0.035),
                (*(root + out * 0.14 + forth * 0.28), width * 0.026),
                (*(root + out * 0.34 + forth * 0.42), 0.4),
            ]
        )
    sheet.fill(band(spine, 12))
    mouth = [(-0.74, -0.44), (-0.4, -0.68), (0, -0.77), (0.4, -0.68), (0.74, -0.44)]
    jaw = [(0.4, -0.61), (0, -0.68), (-0.4, -0.61)]
    sheet.cut([(*at(0, x, y * head), abs(x) > 0.7) for x, y in mouth + jaw])
    for side in (-1, 1):
        for shift in (0, 0.035):
            gill = [
                at(0.13 + shift, side * 0.2),
                at(0.10 + shift, side * 0.6),
                at(0.03 + shift, side * 0.9),
            ]
            sheet.slit(gill, width * 0.016)
        sheet.cut(ellipse(*at(0, side * 0.9, -0.3 * head), width * 0.035))
    for i, share in enumerate(np.linspace(0.24, 0.95, 25)):
        for side in np.arange(-3, 4) * 0.25 + (i % 2) * 0.125:
            if abs(side) < 0.82:
                small = 0.09 * (1 - 0.5 * share)
                scale = [at(share, side - small, 7), at(share, side, 0), at(share, side + small, 7)]
                sheet.slit(scale, width * 0.009)


def _fin(sheet: Drawing, at, share: float, side: int, size: float, spread: float) -> None:  # noqa: ANN001 - a local function
    root, end = at(share, side * 0.75), at(share + 0.06, side * 0.7)
    outward = at(share, side * 2) - at(share, 0)
    back = at(share, 0, 1) - at(share, 0)
    outward = outward / np.hypot(*outward)
    points = [(*root, True)]
    tips = []
    for i in range(7):
        angle = np.radians(8 + spread * i / 6 * 1.5)
        tip = root + (outward * np.cos(angle) + back * np.sin(angle)) * size * (1 - 0.045 * i)
        tips.append(tip)
        points.append((*tip, True))
        if i < 6:
            angle += np.radians(spread * 0.125)
            points.append(
                (
                    *(
                        root
                        + (outward * np.cos(angle) + back * np.sin(angle))
                        * size
                        * (0.93 - 0.045 * i)
                    ),
                )
            )
    sheet.fill([*points, (*end, True)])
    for tip in tips[1:-1]:
        sheet.slit(
            [root * 0.7 + tip * 0.3, root * 0.45 + tip * 0.55, root * 0.08 + tip * 0.92],
            size * 0.012,
        )


def weed(
    sheet: Drawing, x: float, y: float, length: float, angle: float, seed: int, width: float = 9
) -> None:
    """Cut a ribbon of weed that waves away from (x, y) along an angle."""
    random = np.random.default_rng(seed)
    phase, at, ribbon = random.uniform(0, 6), np.array([x, y], float), []
    for i in range(13):
        ribbon.append((*at, width * (1 - i / 12) ** 0.7 * (1 + 0.25 * np.sin(i * 2.1)) + 0.3))
        at = at + toward(angle + 34 * np.sin(phase + i * 0.75)) * length / 12
    sheet.limb(ribbon)


def bubbles(
    sheet: Drawing, lines: Sequence[tuple[float, float]], size: float, seed: int = 0
) -> None:
    """Lay bubbles that lie flat under the ice, from each (x, y) rightwards, like written words."""
    random = np.random.default_rng(seed)
    for left, y in lines:
        x = left
        for _ in range(int(random.integers(2, 4))):
            for _ in range(int(random.integers(2, 5))):
                wide = size * random.uniform(0.4, 0.9)
                high, rise = size * random.uniform(0.35, 0.55), random.uniform(-2, 2)
                sheet.fill(ellipse(x + wide, y + rise, wide, high))
                sheet.cut(ellipse(x + wide, y, wide * 0.6, high * 0.55))
                x += 2 * wide + 2
            x += size * 1.6
