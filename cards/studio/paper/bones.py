"""An enormous skeleton from inside, in perspective: hoops of ribs along a spine."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, curve

EYE = (400, 716)
"""Where everything that runs away from us meets."""


def place(across: float, up: float, scale: float) -> Vec:
    """Return a point of the cage on the card; `scale` is 1 near by and less further off."""
    return np.array([EYE[0] + across * scale, EYE[1] - up * scale])


def spine(sheet: Drawing, far: float, near_by: float) -> None:
    """Lay the column between two hoops."""
    points = []
    for t in np.linspace(0, 1, 3):
        scale = 1 / ((1 - t) / far + t / near_by)
        points.append((*place(0, 748, scale), 27 * scale))
    sheet.limb(points)
    for row in points[1:-1]:
        vertebra(sheet, *row[:2], row[2] * 1.7)


def rib(scale: float, *, right: bool) -> list[tuple[float, float, float]]:
    """Return one rib as a band, from the spine down into the sand."""
    half = 400
    rows = []
    for up, out, wide in (
        (726, 0.05, 15), (764, 0.17, 20), (754, 0.44, 40), (646, 0.76, 46), (470, 0.96, 42),
        (250, 1.04, 36), (20, 1.02, 31), (-180, 0.95, 26), (-330, 0.87, 21), (-440, 0.79, 17),
    ):  # fmt: skip
        x, y = place(half * out * (1 if right else -1), up, scale)
        rows.append((x, y, wide * scale))
    return rows


def hoop(sheet: Drawing, scale: float) -> None:
    """Lay a pair of ribs with the vertebra between them."""
    for right in (False, True):
        run = rib(scale, right=right)
        with sheet.piece(1, 1.2 * scale) as part:
            part.limb(run)
        inner = curve(run, 6)[8:-8]
        away = np.array(place(0, 60, scale)) - inner[:, :2]
        away /= np.hypot(away[:, 0], away[:, 1])[:, None]
        ridge = inner[:, :2] + away * inner[:, 2:3] * 0.3
        sheet.score([tuple(point) for point in ridge[::4]], 2.4 * scale)
    vertebra(sheet, *place(0, 752, scale), 62 * scale)


def vertebra(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Lay a vertebra, seen along the spine."""
    with sheet.at(x, y, size), sheet.piece(1, 1.4) as part:
        part.fill(
            "-.9,.2 -1.5,.05! -1.35,-.3 -.8,-.35 -.4,-.9 -.14,-1.5! .14,-1.5! .4,-.9 .8,-.35 "
            "1.35,-.3 1.5,.05! .9,.2 .7,.62 .3,.8 -.3,.8 -.7,.62"
        )
        part.cut("-.22,-.5 0,-.72 .22,-.5 .14,-.26 -.14,-.26")
        part.score("-.62,.2 -.4,.56 0,.66 .4,.56 .62,.2 .3,.0 -.3,.0 -.62,.2", 0.05)
