"""What lives and drifts under water: a great catfish from above, weeds."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Points, band, curve, ellipse, rows, toward
from cards.studio.paper.sheet import Sheet


def catfish(sheet: Sheet, spine: Points, whiskers: float = 1.0) -> None:
    """Cut a catfish seen from above along rows (x, y, half a width) from its mouth to its tail."""
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
    _face(sheet, at, width)
    for i, share in enumerate(np.linspace(0.27, 0.95, 24)):
        for side in np.arange(-3, 4) * 0.25 + (i % 2) * 0.125:
            if abs(side) < 0.82:
                small = 0.09 * (1 - 0.5 * share)
                scale = [at(share, side - small, 7), at(share, side, 0), at(share, side + small, 7)]
                sheet.slit(scale, width * 0.009)


_LID = ((0.50, -0.12), (0.56, -0.23), (0.70, -0.24), (0.82, -0.14))


def _face(sheet: Sheet, at, width: float) -> None:  # noqa: ANN001 - a local function
    """Cut the face of a fish from above: lips along the snout, eyes that look forward, gills."""
    head = width * 0.9
    lips = [(x, -0.86 + 0.62 * abs(x) ** 2.4) for x in np.linspace(-0.86, 0.86, 13)]
    sheet.slit([at(0, x, y * head) for x, y in lips], width * 0.024)
    for side in (-1, 1):
        sheet.slit(
            [at(0, side * 0.15, -0.56 * head), at(0, side * 0.2, -0.47 * head)], width * 0.02
        )
        eye = at(0, side * 0.66, -0.08 * head)
        sheet.ink("#0e3a56", ellipse(*eye, width * 0.094))
        glint = eye + (at(0, side * 0.6, -0.15 * head) - eye) * 0.45
        sheet.ink("#dff0f5", ellipse(*glint, width * 0.02))
        sheet.slit([at(0, side * x, y * head) for x, y in _LID], width * 0.011)
        for shift in (0, 0.1):
            gill = [(0.97, 0.16), (0.86, 0.34), (0.80, 0.56), (0.83, 0.78)]
            sheet.slit([at(0, side * (x - shift), y * head) for x, y in gill], width * 0.013)


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
