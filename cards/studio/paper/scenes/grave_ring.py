"""From the bottom of a pit: people round its rim look down, and a flower falls."""

import math

import numpy as np

from cards.studio.paper import birds, land, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import Vec, ellipse, rectangle, toward
from cards.studio.paper.ring import Mourner, mourner
from cards.studio.paper.sheet import Sheet

ZENITH = (400, 470)
RIM = (44, 60, 756, 1122)
"""Left, top, right and bottom of the pit's rim."""
EARTH = (("#7fae3c", 0), ("#b5683a", 24), ("#8a4630", 46))

RING = (
    (26, 400, 80, 6, "bun skirt", ((112, 40), (50, 60)), -5, "#8a3d22", "#e2596a"),
    (24, 680, 84, -10, "short lapels", ((90, 152), (62, 130)), 8, "#3d2a2c", "#35589c"),
    (774, 410, 82, 172, "long skirt plain", ((112, 50), (68, 130)), 9, "#c9822e", "#fff4e0"),
    (776, 700, 82, 190, "scarf skirt", ((110, 40), (72, 140)), -5, "#d9483a", "#7b4f94"),
    (176, 1176, 92, 280, "bun skirt looks_up", ((110, 40), (70, 140)), 0, "#d9d2cc", "#2f8577"),
    (402, 1190, 66, 270, "cap", ((40, 20), (76, 80)), 12, "#c8432f", "#f0b63c"),
    (616, 1180, 94, 262, "hat lapels", ((146, 166), (66, 130)), -5, "#5a3a2c", "#4a4468"),
)
"""Feet, size, where the head points, what is worn, arms, how the head is bowed; hair and coat."""

LILY = (400, 776, 1.05, -24)
"""Where the flower is, its size and its turn; it is seen aslant."""


def build() -> Box:
    """Build the card."""
    sky = glow("#f4fbf6", "#c2e8ee", "#86cbe2", "#5cb0d6", at=ZENITH, radius=760)
    box = Box(sky, ZENITH, "#2a3a5a", finish=Finish(bloom=0.04, vignette=0.15, contrast=0.35))
    _clouds(box)
    _trees(box)
    _gulls(box)
    _ring(box)
    _spade(box)
    _pit(box)
    _flower(box)
    return box


def _clouds(box: Box) -> None:
    high = Sheet("#ffffff", "#f2fafa", gap=0.5, through=0.2, rim=0.4, shade=0.4)
    land.cloud(high, 402, 400, 110, 3)
    box.add(high)


def _trees(box: Box) -> None:
    """Let two trees lean in where nobody stands."""
    sheet = Sheet("#8cc08a", "#6fae7c", gap=0.8, through=0.1, rim=0.5, shade=0.5)
    for x, turn, seed in ((120, 152, 31), (660, 206, 32)):
        with sheet.at(x, 30, 1, turn):
            plants.tree(sheet, 0, 0, 330, 24, seed, leaves=17, depth=5)
    box.add(sheet)


def _gulls(box: Box) -> None:
    sheet = Sheet("#3a5a78", gap=0.6, through=0.05, rim=0.5)
    for x, y, size in ((384, 452, 17), (428, 474, 14), (376, 492, 11)):
        birds.gull(sheet, x, y, size)
    box.add(sheet)


def _ring(box: Box) -> None:
    """Set the people round the rim; at its top one place is empty."""
    for x, y, size, turn, wear, arms, bow, hair, coat in RING:
        sheet = Sheet(coat, gap=1.1, through=0.03, rim=0.3)
        worn = frozenset(name.replace("_", " ") for name in wear.split())
        mourner(sheet, x, y, size, turn, Mourner(worn, arms, bow, hair))
        box.add(sheet)


def _pit(box: Box) -> None:
    left, top, right, bottom = RIM
    random = np.random.default_rng(4)
    for i, (colour, out) in enumerate(EARTH):
        wall = Sheet(colour, gap=1.6, through=0.04, rim=0.6)
        wall.fill(rectangle(-30, -30, 860, 1260))
        corners = [
            (left - out, top - out * 1.1), (right + out, top - out * 1.1),
            (right + out, bottom + out * 1.6), (left - out, bottom + out * 1.6),
        ]  # fmt: skip
        edge = []
        for j in range(4):
            start, end = np.array(corners[j]), np.array(corners[(j + 1) % 4])
            steps = np.arange(0, 1, 0.1)
            edge += [start + (end - start) * t + random.uniform(-8, 8, 2) for t in steps]
        wall.cut(edge)
        if i == 0:
            _turf(wall, edge, random)
        else:
            for _ in range(16):
                point = edge[random.integers(len(edge))] + random.uniform(-14, 14, 2)
                wall.fill(ellipse(*point, random.uniform(4, 13), random.uniform(4, 11)))
        if i == 1:
            _roots(wall)
        box.add(wall)


def _turf(sheet: Sheet, edge: list[Vec], random: np.random.Generator) -> None:
    """Let grass hang over the rim."""
    for here, after in zip(edge, edge[1:] + edge[:1], strict=True):
        for t in np.arange(0, 1, 0.14):
            point = here + (after - here) * t
            angle = math.degrees(math.atan2(ZENITH[1] - point[1], ZENITH[0] - point[0]))
            tip = point + toward(angle + random.uniform(-34, 34)) * random.uniform(8, 34)
            root = point - toward(angle) * 8
            sheet.limb([(*root, 2), (*(point * 0.5 + tip * 0.5), 1.4), (*tip, 0.2)], steps=3)


def _roots(sheet: Sheet) -> None:
    """Let roots reach in like a hand."""
    for x, y, angle, long in (
        (16, 1000, -64, 96), (14, 985, -34, 140), (12, 965, -8, 156), (14, 945, 16, 128),
        (20, 930, 44, 84),
    ):  # fmt: skip
        palms.finger(sheet, (x, y), angle, long, long * 0.075, (10, 16), crease=False)


def _spade(box: Box) -> None:
    """Hold a spade over the rim, its blade towards us."""
    spade = Sheet("#4a5568", gap=1.2, through=0.03, rim=0.8)
    with spade.at(404, 170, 1.15, 3):
        spade.fill("-33,0! -10,-4 -8,-30! 8,-30! 10,-4 33,0! 34,52 22,92 0,116! -22,92 -34,52")
        spade.line([(0, -20), (0, -220)], 9)
        spade.ink("#a8642e", rectangle(-6, -230, 12, 204))
        spade.slit([(0, 16), (0, 74)], 1.3)
    box.add(spade)


def _flower(box: Box) -> None:
    """Let a lily fall, its face turned to us."""
    stem = Sheet("#3f8a3a", gap=1.4, through=0.1, rim=0.6)
    stem.limb("402,774,6 414,712,6 410,640,5.4 398,570,4.6 402,510,4")
    plants.leaf(stem, 412, 676, 58, -40)
    plants.leaf(stem, 402, 600, 50, 225)
    box.add(stem)
    for i, (turns, colour) in enumerate((((30, 150, 265), "#f6ead8"), ((85, 205, 328), "#fffdf2"))):
        lily = Sheet(colour, "#fff8ec", gap=1.3, through=0.15, rim=0.8)
        for turn in turns:
            long = 1.0 if 20 < turn < 170 else 0.8
            with (
                lily.at(*LILY, height=0.8),
                lily.at(0, 0, long, turn),
                lily.piece(0.8, 1.4) as part,
            ):
                wide = (22, 33)[i]
                part.fill(
                    [
                        (-4, -8), (30, -wide * 0.7), (72, -wide), (110, -wide * 0.55),
                        (134, 8, True),
                        (108, wide * 0.62), (70, wide), (30, wide * 0.7), (-4, 8),
                    ]
                )  # fmt: skip
                part.score("10,0 60,2 122,6", 2)
        box.add(lily)
    heart = Sheet("#e8a020", "#d88a18", gap=0.5, through=0.2, rim=0.6)
    with heart.at(*LILY, height=0.8):
        _heart(heart)
    box.add(heart)


def _heart(heart: Sheet) -> None:
    heart.fill(ellipse(0, 0, 13, 12))
    for turn, long in ((10, 44), (60, 60), (112, 66), (170, 52), (232, 40), (300, 38)):
        tip = toward(turn) * long
        heart.limb([(0, 0, 2), (*(tip + (0, 4)), 1.6)], steps=3)
        with heart.at(*tip, 1, turn + 70):
            heart.fill(ellipse(0, 3, 9, 3.4))
