"""A bear from the front, in layers of fringed fur."""

from collections.abc import Sequence

import numpy as np

from cards.studio.paper.box import Box
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Points, curve, ellipse, polygon, rows, toward
from cards.studio.paper.sheet import Sheet

SKULL = (
    "-.86,-.98 -.62,-1.14 -.34,-1.24 .0,-1.27 .34,-1.24 .62,-1.14 .86,-.98 1.0,-.66 1.04,-.30 "
    ".92,.06 .72,.34 .46,.60 .0,.74 -.46,.60 -.72,.34 -.92,.06 -1.04,-.30 -1.0,-.66"
)
MUZZLE = (
    "-.20,-.66 .0,-.74 .20,-.66 .28,-.30 .40,.06 .46,.40 .38,.72 .18,.90 .0,.94 -.18,.90 -.38,.72 "
    "-.46,.40 -.40,.06 -.28,-.30"
)
NOSE = "-.25,.46 -.12,.38 .12,.38 .25,.46 .24,.58 .10,.70 .0,.74 -.10,.70 -.24,.58"
EYE = ".42,-.37 .50,-.29 .62,-.28 .72,-.36"


def tufts(
    sheet: Drawing, points: Points, length: float, down: float = 90, seed: int = 0, each: float = 9
) -> None:
    """Set pointed tufts along a line, `each` units apart, that all hang about `down` degrees."""
    random = np.random.default_rng(seed)
    run = curve(rows(points)[:, :2], 12)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(run, axis=0).T))])
    for place in np.arange(0, along[-1], each):
        x, y = np.interp(place, along, run[:, 0]), np.interp(place, along, run[:, 1])
        heading = down + random.uniform(-16, 16)
        side = toward(heading + 90) * each * random.uniform(0.7, 1.05)
        tip = np.array([x, y]) + toward(heading) * length * random.uniform(0.55, 1.2)
        back = toward(heading) * -length * 0.35
        root = np.array([x, y])
        sheet.fill(polygon([root - side + back, tip, root + side + back]))


def outline_tufts(sheet: Drawing, points: Points, length: float, seed: int = 0) -> None:
    """Set tufts round a closed outline, away from its middle and downwards."""
    run = curve(rows(points)[:, :2], 6)
    middle = run.mean(0)
    random = np.random.default_rng(seed)
    for x, y in run:
        away = np.degrees(np.arctan2(y - middle[1], x - middle[0]))
        heading = away + np.clip(((90 - away + 180) % 360) - 180, -40, 40)
        heading += random.uniform(-14, 14)
        side = toward(heading + 90) * length * 0.3
        root = np.array([x, y]) - toward(heading) * length * 0.4
        tip = np.array([x, y]) + toward(heading) * length * random.uniform(0.35, 0.8)
        sheet.fill(polygon([root - side, tip, root + side]))


def head(
    box: Box, x: float, y: float, size: float, colours: Sequence[str], tilt: float = 0
) -> None:
    """Hang a bear's head that looks down, eyes closed; `colours`: ears, skull, muzzle, nose."""
    ears = Sheet(colours[0], gap=0.8, through=0.04, rim=0.5)
    with ears.at(x, y, size, tilt):
        for side in (-1, 1):
            ear = ellipse(0.80 * side, -1.06, 0.30, 0.31)
            ears.fill(ear)
            outline_tufts(
                ears,
                [
                    (0.80 * side + 0.28 * np.cos(a), -1.06 + 0.29 * np.sin(a))
                    for a in np.linspace(0, 6.28, 9)
                ],
                0.10,
                side + 2,
            )
            ears.ink(colours[3], ellipse(0.78 * side, -1.02, 0.16, 0.18))
    box.add(ears)
    skull = Sheet(colours[1], gap=1.4, through=0.04, rim=0.55)
    with skull.at(x, y, size, tilt):
        skull.fill(SKULL)
        outline_tufts(skull, SKULL, 0.16, 5)
        for side in (-1, 1):
            with skull.at(0, 0, flip=side < 0):
                skull.slit(EYE, 0.022)
                for i in range(4):
                    skull.slit(
                        [(0.46 + 0.07 * i, -0.31 + 0.02 * (i in (1, 2))), (0.45 + 0.10 * i, -0.21)],
                        0.009,
                    )
                for i in range(7):
                    skull.slit(
                        [
                            (0.62 + 0.05 * (i % 3), -0.1 + 0.09 * i),
                            (0.70 + 0.03 * (i % 2), 0.02 + 0.09 * i),
                        ],
                        0.012,
                    )
                skull.slit([(0.12, -1.0), (0.14, -0.84)], 0.012).slit(
                    [(0.26, -0.92), (0.30, -0.74)], 0.012
                )
                skull.slit([(0.42, -0.66), (0.56, -0.58), (0.70, -0.54)], 0.016)
    box.add(skull)
    muzzle = Sheet(colours[2], gap=1.0, through=0.04, rim=0.6)
    with muzzle.at(x, y, size, tilt):
        muzzle.fill(MUZZLE)
        muzzle.ink(colours[3], NOSE)
        muzzle.score(NOSE, 0.02)
        muzzle.slit(".0,.74 .0,.80 .0,.84", 0.014)
        muzzle.slit("-.30,.74 -.16,.86 .0,.82 .16,.86 .30,.74", 0.016)
        for side in (-1, 1):
            for i in range(3):
                muzzle.slit(
                    [(0.22 * side, -0.4 + 0.22 * i), (0.26 * side, -0.26 + 0.22 * i)], 0.010
                )
            for i in range(4):
                muzzle.cut(ellipse((0.26 + 0.05 * (i % 2)) * side, 0.50 + 0.07 * i, 0.010))
    box.add(muzzle)
