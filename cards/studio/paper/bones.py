"""An enormous skeleton from inside, in perspective: hoops of ribs along a spine."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, curve

EYE = (330, 716)
"""Where everything that runs away from us meets."""


def place(across: float, up: float, scale: float) -> Vec:
    """Return a point of the cage on the card; `scale` is 1 near by and less further off."""
    return np.array([EYE[0] + across * scale, EYE[1] - up * scale])


def shadow(scale: float) -> list[tuple[float, float, float]]:
    """Return the shadow of a pair of ribs on the sand, the sun being low beyond them."""
    low = -560
    halves = []
    for right in (False, True):
        half = []
        for x, y, wide in rib(1, right=right):
            across, up = x - EYE[0], EYE[1] - y
            high = max(0, up - low)
            near_by = 1 / max(0.36, 1 / scale - high * 0.00095)
            point = place(across - high * 0.16, low, near_by)
            half.append((*point, max(wide, 12) * near_by * 0.55))
        halves.append(half)
    return halves[0][::-1] + halves[1]


def spine(sheet: Drawing, far: float, near_by: float) -> None:
    """Lay the column between two hoops."""
    points = []
    for t in np.linspace(0, 1, 3):
        scale = 1 / ((1 - t) / far + t / near_by)
        points.append((*place(120, 748, scale), 27 * scale))
    sheet.limb(points)
    for row in points[1:-1]:
        vertebra(sheet, *row[:2], row[2] * 1.7)


def rib(scale: float, *, right: bool) -> list[tuple[float, float, float]]:
    """Return one rib as a band, from the spine down into the sand."""
    middle, half = 120, 400
    rows = []
    for up, out, wide in (
        (742, 0.03, 24), (760, 0.22, 30), (728, 0.50, 35), (634, 0.78, 36), (470, 0.97, 34),
        (250, 1.06, 32), (20, 1.05, 30), (-180, 0.98, 27), (-360, 0.87, 23), (-490, 0.75, 17),
        (-572, 0.64, 6),
    ):  # fmt: skip
        x, y = place(middle + half * out * (1 if right else -1), up, scale)
        rows.append((x, y, wide * scale))
    return rows


def hoop(sheet: Drawing, scale: float) -> None:
    """Lay a pair of ribs with the vertebra between them."""
    for right in (False, True):
        run = rib(scale, right=right)
        with sheet.piece(1, 1.2 * scale) as part:
            part.limb(run)
        inner = curve(run, 6)[8:-14]
        away = np.array(place(120, 60, scale)) - inner[:, :2]
        away /= np.hypot(away[:, 0], away[:, 1])[:, None]
        ridge = inner[:, :2] + away * inner[:, 2:3] * 0.3
        sheet.score([tuple(point) for point in ridge[::4]], 2.4 * scale)
    vertebra(sheet, *place(120, 752, scale), 62 * scale)


def vertebra(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Lay a vertebra, seen along the spine."""
    with sheet.at(x, y, size), sheet.piece(1, 1.4) as part:
        part.fill(
            "-.9,.2 -1.5,.05! -1.35,-.3 -.8,-.35 -.5,-.9 -.2,-1.3! .2,-1.3! .5,-.9 .8,-.35 "
            "1.35,-.3 1.5,.05! .9,.2 .7,.62 .3,.8 -.3,.8 -.7,.62"
        )
        part.cut("-.22,-.5 0,-.72 .22,-.5 .14,-.26 -.14,-.26")
        part.score("-.62,.2 -.4,.56 0,.66 .4,.56 .62,.2 .3,.0 -.3,.0 -.62,.2", 0.05)
