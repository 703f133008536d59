"""A cinema full of cats; on the screen two mice are about to kiss."""

import numpy as np

from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SCREEN = (92, 118, 616, 430)
ROWS = (
    (650, 34, 9, "#3b4a66"),
    (742, 44, 7, "#2c3952"),
    (858, 58, 6, "#1f2940"),
    (1004, 76, 5, "#141c30"),
)
"""Rows of seats: height of the heads, their size, how many, colour."""
HEAD = (
    "-.78,.1 -.74,-.3 -.66,-.98! -.5,-.86 -.26,-.6 .0,-.64 .26,-.6 .5,-.86 .66,-.98! .74,-.3 "
    ".78,.1 .6,.44 .3,.6 "
    ".0,.64 -.3,.6 -.6,.44"
)
MOUSE = (
    "-1.3,1.6! -1.2,.8 -.9,.3 -.62,-.2 -.3,-.5 .1,-.5 .5,-.26 .86,.06 1.04,.2 1.02,.32 .86,.38 "
    ".5,.42 .2,.52 .0,.7 "
    "-.1,1.0 -.1,1.6!"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#ffffff", "#f4f6f4", "#dfe6e6", "#a9b8be", at=(400, 330), radius=520),
        lamp=(400, 330),
        tint="#0a1020",
        finish=Finish(vignette=0.35, bloom=0.14),
    )
    _film(box)
    _hall(box)
    for row in range(len(ROWS)):
        _seats(box, row)
    _bag(box)
    return box


def _film(box: Box) -> None:
    moon = Sheet("#ffffff", gap=0.2, through=0.3, rim=0.2, shade=0.3)
    moon.fill(ellipse(400, 200, 56))
    box.add(moon)
    far = Sheet("#b9c6c8", "#a3b2b6", gap=0.3, through=0.3, rim=0.2, shade=0.4)
    far.fill("60,560! 100,470 180,500 260,440 340,500 420,460 520,500 600,450 740,500 740,560!")
    box.add(far)
    for x, flip, colour in ((216, False, "#6c7c86"), (584, True, "#58666f")):
        mouse = Sheet(colour, gap=0.5, through=0.1, rim=0.3, shade=0.5)
        with mouse.at(x, 372, 170, flip=flip):
            mouse.fill(ellipse(-0.42, -0.62, 0.42, 0.44))
            mouse.fill(MOUSE)
            mouse.cut(ellipse(-0.42, -0.64, 0.26, 0.28))
            mouse.slit(".16,-.12 .3,-.06 .44,-.1", 0.03)
            for k in range(3):
                mouse.slit([(0.8, 0.22), (0.6, 0.14 + 0.1 * k), (0.3, 0.1 + 0.16 * k)], 0.012)
        box.add(mouse)


def _hall(box: Box) -> None:
    x, y, wide, high = SCREEN
    wall = Sheet("#34405c", "#232d46", gap=1.6, through=0.06, rim=0.8)
    wall.fill(rectangle(-30, -30, 860, 1260)).cut(rectangle(x, y, wide, high, 10))
    for i in range(7):
        for side in (0, 1):
            place = 12 + 11 * i if side == 0 else 722 + 11 * i
            wall.score([(place, 60), (place + 3, 600)], 4)
    box.add(wall)
    drape = Sheet("#b3303c", "#7c1c2c", gap=1.0, through=0.05, rim=0.6)
    drape.fill(
        "-30,-30! 830,-30! 830,70! 760,100 690,76 620,104 550,78 480,106 400,80 320,106 250,78 "
        "180,104 110,76 40,100 -30,70!"
    )
    for i in range(11):
        drape.score([(40 + 72 * i, -10), (40 + 72 * i, 80)], 4)
    drape.fill("-30,40! 60,60 84,300 66,560 -30,600!", "830,40! 740,60 716,300 734,560 830,600!")
    for i in range(3):
        drape.score([(8 + 22 * i, 70), (14 + 22 * i, 560)], 4).score(
            [(792 - 22 * i, 70), (786 - 22 * i, 560)], 4
        )
    box.add(drape)
    box.haze("#dfe8ea", 0.34 * near(400, 600, 380, 60))


def _cat(sheet: Drawing, x: float, y: float, size: float, turn: float) -> None:
    with sheet.piece(1, 1.8) as part, part.at(x, y, size, turn):
        part.fill(HEAD)
        part.limb("0,.5,.5 0,1.1,.8 0,2.0,.95")


def _seats(box: Box, row: int) -> None:
    y, size, count, colour = ROWS[row]
    random = np.random.default_rng(row + 2)
    cats = Sheet(colour, gap=1.0, through=0.04, rim=1.1)
    step = 800 / count
    eyes = []
    for i in range(count):
        x = step * (i + 0.5) + random.uniform(-6, 6)
        if (row, i) == (1, 2):
            _mouse_in_disguise(cats, x, y, size)
            continue
        if (row, i) == (2, 4):
            continue
        _cat(cats, x, y, size, random.uniform(-10, 10))
        if (row, i) == (3, 1):
            for side in (-1, 1):
                eye = ellipse(x + side * size * 0.3, y + 2, size * 0.17, size * 0.12)
                cats.cut(eye)
                cats.fill(ellipse(x + side * size * 0.3, y + 2, size * 0.04, size * 0.11))
                eyes.append(eye)
            cats.cut(
                [
                    (x - 6, y + size * 0.24, True),
                    (x + 6, y + size * 0.24, True),
                    (x, y + size * 0.33, True),
                ]
            )
    box.add(cats)
    if eyes:
        pupils = Sheet(colour, gap=0.1, through=0.02, rim=0.2)
        box.emit(eyes, "#f6d04a", 1.0)
        x = step * 1.5
        pupils.fill(
            *(ellipse(x + side * size * 0.3, y + 2, size * 0.05, size * 0.12) for side in (-1, 1))
        )
        box.add(pupils)
    seats = Sheet("#c23a42", "#84202e", gap=1.0, through=0.04, rim=0.6)
    top = y + size * 1.05
    for i in range(count):
        x = step * (i + 0.5)
        half = step * 0.46
        seats.fill([(x - half, top + size * 3, True), (x - half, top + size * 0.3),
        (x - half * 0.7, top), (x, top - 4),
                    (x + half * 0.7, top), (x + half, top + size * 0.3), (x + half,
                    top + size * 3, True)])  # fmt: skip
        seats.score([(x - half * 0.7, top + 14), (x, top + 9), (x + half * 0.7, top + 14)], 3)
    box.add(seats)


def _mouse_in_disguise(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Cut a mouse among the cats: round ears behind, pointed ones on a band."""
    with sheet.piece(1, 1.8) as part, part.at(x, y + size * 0.2, size):
        part.fill(ellipse(0, 0.1, 0.5, 0.52), ellipse(-0.56, -0.3, 0.36), ellipse(0.56, -0.3, 0.36))
        part.limb("0,.5,.4 0,1.1,.6 0,2.0,.7")
        part.fill("-.34,-.3! -.3,-.86! -.04,-.4!", ".34,-.3! .3,-.86! .04,-.4!")
    with sheet.at(x, y + size * 0.2, size):
        sheet.slit("-.44,-.24 0,-.42 .44,-.24", 0.04)


def _bag(box: Box) -> None:
    corn = Sheet("#f3e6c0", "#e0c98e", gap=0.8, through=0.1, rim=0.6)
    corn.fill("560,1150! 576,1230! 660,1230! 676,1150!")
    corn.ink(
        "#c23a42",
        *(
            f"{568 + 36 * i},1150! {586 + 36 * i},1150! {588 + 32 * i},1230! {574 + 32 * i},1230!"
            for i in range(3)
        ),
    )
    box.add(corn)
    bones = Sheet("#ffffff", gap=0.5, through=0.1, rim=0.5)
    for x, turn in ((590, -100), (620, -84), (648, -66)):
        with bones.at(x, 1156, 44, turn):
            bones.line("0,0 .9,0", 0.09).fill(".86,0! 1.1,-.24! 1.34,0! 1.1,.24!")
            for k in (0.3, 0.5, 0.7):
                bones.line([(k, -0.2), (k + 0.06, 0), (k, 0.2)], 0.06)
    box.add(bones)
