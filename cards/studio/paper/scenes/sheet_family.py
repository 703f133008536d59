"""Sheets on a line: the wind presses a family into them; one place is empty."""

import numpy as np

from cards.studio.paper import birds, figures, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

LINE = ((-20, 236), (60, 262), (220, 290), (400, 300), (580, 292), (740, 266), (820, 246))
GRASS = 960
# A sheet's outline, and who stands behind it: feet, size of the head, kind, clothes, arms, lean.
SHEETS = (
    (
        (
            "24,256! 110,276 214,288! 226,470 214,640 236,850! 190,866 150,842 100,868 60,846 "
            "14,860! "
            "26,640 12,440"
        ),
        (112, 838, 64, "man", ("coat", "trousers", "hat"), ((104, 96), (50, -10)), 2),
    ),
    (
        (
            "228,290! 320,298 408,299! 420,480 404,660 424,872! 372,890 330,862 290,890 250,864 "
            "222,872! 236,640 222,450"
        ),
        (312, 852, 60, "woman", ("dress", "bun"), ((150, 210), (24, -8)), 2),
    ),
    (
        (
            "572,293! 660,286 776,262! 790,420 776,620 800,842! 750,862 700,836 650,866 600,842 "
            "570,858! 584,640 566,460"
        ),
        (676, 838, 74, "child", ("dress", "hair"), ((190, 205), (70, 80)), -3),
    ),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#6fb4d8", "#bfe2ec", "#f4f6e6", bottom=900),
        lamp=(160, -200),
        tint="#20506a",
        fall=(0.5, 0.8),
        finish=Finish(vignette=0.12, bloom=0.06, contrast=0.36),
    )
    clouds = Sheet("#ffffff", "#f4fafa", gap=0.8, through=0.3, rim=0.4, shade=0.4)
    land.cloud(clouds, 590, 150, 260, 3)
    land.cloud(clouds, 130, 110, 180, 6)
    box.add(clouds)
    _meadow(box)
    _shadows(box)
    _line(box)
    for outline, who in SHEETS:
        _sheet(box, outline, who)
    _pegs(box)
    _front(box)
    return box


def _meadow(box: Box) -> None:
    far = Sheet("#8fc7a0", "#7dbb86", gap=0.7, through=0.3, rim=0.4, shade=0.6)
    ground = land.hill(far, 790, 16, 8)
    for i in range(7):
        x = 430 + 24 * i
        plants.tree(far, x, ground(x), 70 + 10 * (i % 3), 4, i, depth=4, leaves=7)
    box.add(far)
    grass = Sheet("#a8d07c", "#6fae5c", gap=0.7, through=0.15, rim=0.4, shade=0.6)
    land.hill(grass, 900, 10, 2)
    box.add(grass)


def _cut(drawing: Drawing, who: tuple) -> None:
    x, y, size, kind, wear, arms, lean = who
    figures.standing(drawing, x, y, size, kind, wear, arms=arms, lean=lean, back=True, gap=0)


def _shadows(box: Box) -> None:
    """Let the sheets throw their shadows on the grass; nobody else throws one."""
    shade = Drawing()
    with shade.at(-30, GRASS, 1, height=0.22), shade.at(0, -300):
        shade.fill(*(outline for outline, _ in SHEETS))
    box.haze("#3f7f52", 0.45 * blur(shade.coverage(), 3))


def _line(box: Box) -> None:
    post = Sheet("#8a6a52", "#6d5140", gap=1.0, through=0.03, rim=0.5)
    post.fill(rectangle(490, 180, 17, 760, 4), rectangle(430, 206, 138, 13, 4))
    post.line("446,212 492,262", 6).line("550,212 504,262", 6)
    birds.bird(post, 448, 190, 46, "perch")
    box.add(post)
    rope = Sheet("#f2efe2", gap=0.7, through=0.1, rim=0.4)
    box.add(rope.line(LINE, 4))


def _sheet(box: Box, outline: str, who: tuple) -> None:
    sheet = Sheet("#ffffff", "#eef5f7", gap=1.6, through=0.16, rim=0.4, shade=0.8)
    sheet.fill(outline)
    box.add(sheet)
    behind = Drawing()
    _cut(behind, who)
    inside = Drawing().fill(outline)
    shade = np.minimum(behind.coverage(), inside.coverage())
    box.haze("#3c7396", 0.86 * blur(shade, 2.5))


def _pegs(box: Box) -> None:
    pegs = Sheet("#d9553f", "#c2402f", gap=0.6, through=0.05, rim=0.6)
    for x, y, turn in ((34, 254, 4), (206, 286, 3), (236, 290, 2), (400, 298, -2), (452, 298, 0),
                       (540, 294, 4), (580, 290, -4), (766, 262, -8), (498, 640, 70)):  # fmt: skip
        with pegs.at(x, y, 1, turn):
            pegs.fill("-6,-14! -2,-16 0,-14! 2,-16 6,-14! 6,24! 2,24! 0,4 -2,24! -6,24!")
    box.add(pegs)
    scrap = Sheet("#ffffff", "#f4f6f6", gap=0.8, through=0.2, rim=0.4)
    scrap.fill("440,300! 464,301! 462,322 452,344 446,326")
    box.add(scrap)


def _front(box: Box) -> None:
    box.haze("#6fae5c", 0.3 * near(400, 1190, 500, 60))
    basket = Sheet("#c99a5c", "#a8773f", gap=1.2, through=0.04, rim=0.5)
    basket.fill("420,1030! 432,1130 450,1140 560,1140 578,1130 590,1030!")
    for j in range(4):
        for i in range(8):
            x, y = 434 + 20 * i + 10 * (j % 2), 1046 + 25 * j
            basket.slit([(x - 8, y + 4), (x, y - 3), (x + 8, y + 4)], 1.8)
    box.add(basket)
    linen = Sheet("#ffffff", "#eef3f4", gap=0.5, through=0.1, rim=0.4)
    linen.fill("424,1034! 440,1004 480,1014 508,988 548,1008 576,1004 588,1034! 500,1044")
    linen.score("450,1012 470,1030 500,1034", 2).score("510,992 520,1020 560,1030", 2)
    box.add(linen)
    small = Sheet("#d9553f", "#c2402f", gap=0.5, through=0.05, rim=0.5)
    small.fill("520,1000! 546,992 560,1010 548,1040! 536,1070 510,1074 516,1056 524,1030")
    box.add(small)
    front = Sheet("#5d9a4c", "#3f7a3e", gap=1.2, through=0.1, rim=0.5)
    ground = land.hill(front, 1176, 8, 9)
    plants.grass(front, -10, 810, ground, 50, 120, 7, lean=0.4)
    box.add(front)
