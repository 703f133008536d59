"""Ornament: lace, rosettes, the frame of the box, curtains."""

import math

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Points, arc, curve, ellipse, rectangle, rows
from cards.studio.paper.page import HEIGHT, WIDTH

PETAL = ".22,0! .5,-.17 .8,-.12 1,0! .8,.12 .5,.17"


def lace(sheet: Drawing, points: Points, radius: float = 9, drop: float = 1.0) -> None:
    """Hang a scalloped, pierced border along a line; `drop` makes it longer."""
    run = curve(rows(points)[:, :2], 20)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(run, axis=0).T))])
    count = max(1, int(along[-1] / (2 * radius)))
    for i in range(count):
        place = (i + 0.5) / count * along[-1]
        x, y = np.interp(place, along, run[:, 0]), np.interp(place, along, run[:, 1])
        y += radius * 0.3
        sheet.fill(ellipse(x, y, radius * 1.04, radius * 1.1 * drop))
        for k in range(5):
            a = math.radians(20 + 35 * k)
            hole = math.cos(a) * radius * 0.68, math.sin(a) * radius * 0.72 * drop
            sheet.cut(ellipse(x + hole[0], y + hole[1], radius * 0.13))
        sheet.cut(ellipse(x, y + radius * 0.12 * drop, radius * 0.24))


def rosette(
    sheet: Drawing,
    x: float,
    y: float,
    radius: float,
    petals: int = 8,
    turn: float = 0,
    *,
    cut: bool = True,
) -> None:
    """Cut (or lay) a flower of pointed petals."""
    draw = sheet.cut if cut else sheet.fill
    for i in range(petals):
        with sheet.at(x, y, radius, 360 * i / petals + turn):
            draw(PETAL)
    draw(ellipse(x, y, radius * 0.13))


def frame(sheet: Drawing, margin: float = 15, radius: float = 26, seed: int = 0) -> None:
    """Lay the front of the box: a mat with a hand-cut opening."""
    random = np.random.default_rng(seed)
    left, right, top, bottom = margin, WIDTH - margin, margin, HEIGHT - margin
    sides = (
        (left + radius, top + radius, 180, [(x, top) for x in (200, 400, 600)]),
        (right - radius, top + radius, 270, [(right, y) for y in (300, 600, 900)]),
        (right - radius, bottom - radius, 0, [(x, bottom) for x in (600, 400, 200)]),
        (left + radius, bottom - radius, 90, [(left, y) for y in (900, 600, 300)]),
    )
    opening = []
    for x, y, start, side in sides:
        corner = arc(x, y, radius, radius, start, start + 90, 5)
        opening += [tuple(point + random.uniform(-0.9, 0.9)) for point in corner]
        opening += [tuple(np.array(point) + random.uniform(-2.2, 2.2, 2)) for point in side]
    sheet.fill(rectangle(-30, -30, WIDTH + 60, HEIGHT + 60)).cut(opening)


CURTAIN = (
    "210,-20! 250,26 300,40 340,34 348,120 352,300 360,480 372,600 384,650! "
    "372,720 364,900 356,1080 348,1220! 430,1220! 430,-20!"
)


def curtains(sheet: Drawing) -> None:
    """Lay two side curtains with pierced borders and a scalloped pelmet."""
    for left in (True, False):
        with sheet.at(400, 0, flip=left):
            sheet.fill(CURTAIN)
            for j in range(5):
                fold = [
                    (300 + 24 * j, 30), (352 + 12 * j, 200), (366 + 9 * j, 420),
                    (386 + 4 * j, 650), (372 + 10 * j, 800), (362 + 12 * j, 1200),
                ]  # fmt: skip
                sheet.score(fold, 2)
            for j in range(17):
                x = (368 if j < 5 else 381) + 3 * math.sin(j)
                rosette(sheet, x, 76 + 66 * j, 8, 6, j * 13)
    hem = [(-10 + 68 * i, (18, 32)[i % 2]) for i in range(13)]
    inner = [(*hem[0], True), *hem[1:-1], (*hem[-1], True)]
    sheet.fill([(-10, -10, True), *inner, (810, -10, True)])
    lace(sheet, hem, 8)
