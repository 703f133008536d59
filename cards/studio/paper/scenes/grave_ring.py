"""From the bottom of a pit: people round its rim look down, and a flower falls."""

import math

import numpy as np

from cards.studio.paper import birds, land, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import Vec, ellipse, rectangle, toward
from cards.studio.paper.page import near
from cards.studio.paper.ring import Mourner, mourner
from cards.studio.paper.sheet import Sheet

ZENITH = (410, 520)
RIM = (66, 86, 734, 1082)
"""Left, top, right and bottom of the pit's rim."""
EARTH = (("#39471c", 0), ("#2b2c13", 30), ("#15140a", 56))
BEHIND, BEFORE, PALE = 0, 1, 2

RING = (
    (150, 78, 54, "hat lapels", ((104, 30), (80, 150)), 6, BEHIND),
    (316, 58, 54, "long skirt plain", ((110, 40), (70, 140)), -8, BEFORE),
    (490, 60, 52, "short buttons", ((98, 84), (80, 94)), 5, BEHIND),
    (644, 80, 54, "scarf skirt", ((108, 40), (72, 140)), -6, BEFORE),
    (54, 262, 56, "tall_hat lapels", ((96, 84), (84, 100)), 5, BEFORE),
    (50, 448, 54, "bun skirt", ((100, 80), (50, 20)), -5, BEHIND),
    (48, 640, 57, "short lapels", ((140, 166), (84, 100)), 8, BEFORE),
    (58, 850, 56, "hat buttons", ((104, 40), (76, 140)), -7, BEHIND),
    (748, 276, 56, "cap buttons", ((102, 34), (80, 148)), -6, BEHIND),
    (752, 470, 54, "long skirt plain", ((112, 50), (68, 130)), 9, PALE),
    (752, 656, 57, "hat lapels", ((98, 80), (80, 100)), 6, BEFORE),
    (744, 872, 56, "scarf skirt", ((110, 40), (72, 140)), -5, BEHIND),
    (196, 1100, 57, "bun skirt looks_up", ((98, 84), (82, 96)), 0, BEFORE),
    (344, 1108, 42, "cap", ((40, 20), (76, 80)), 12, BEHIND),
    (482, 1108, 58, "hat lapels", ((146, 166), (84, 94)), -5, BEFORE),
    (630, 1100, 56, "tall_hat buttons", ((104, 36), (76, 146)), 6, BEHIND),
)
"""Feet, size, what is worn, arms, how the head is bowed, and on which sheet."""


LILY = (406, 662, 1.16, -24)
"""Where the flower is, its size and its turn; it is seen aslant."""


def build() -> Box:
    """Build the card."""
    sky = glow("#f7ecae", "#e7cf74", "#b9b253", "#62752f", "#233a1a", at=ZENITH, radius=640)
    box = Box(sky, ZENITH, "#0a1405", (0.1, 0.4), Finish(vignette=0.55, bloom=0.16, contrast=0.4))
    _clouds(box)
    _trees(box)
    _gulls(box)
    _ring(box)
    _spade(box)
    _pit(box)
    _flower(box)
    return box


def _clouds(box: Box) -> None:
    high = Sheet("#f3e7a8", "#e9d98a", gap=0.5, through=0.5, rim=0.4)
    land.cloud(high, 460, 470, 150, 3)
    land.cloud(high, 340, 640, 110, 5)
    box.add(high)


def _trees(box: Box) -> None:
    for layer, (colour, reach, count, leaf) in enumerate(
        (("#a8a446", 0.78, 11, 12), ("#4d6a26", 0.66, 10, 14))
    ):
        sheet = Sheet(colour, gap=0.8, through=0.45, rim=0.5, scatter=8)
        for i in range(count):
            angle = 360 * (i + 0.45 * layer) / count
            x, y = np.array(ZENITH) + toward(angle) * (520, 700)
            tall = math.hypot(ZENITH[0] - x, ZENITH[1] - y) * reach
            turn = math.degrees(math.atan2(ZENITH[1] - y, ZENITH[0] - x))
            with sheet.at(x, y, 1, turn + 90):
                plants.tree(sheet, 0, 0, tall, 17, 31 * layer + i, leaves=leaf, depth=5)
        box.add(sheet)
        box.haze("#f9eaa8", 0.5 * near(*ZENITH, 210, 300))


def _gulls(box: Box) -> None:
    sheet = Sheet("#43521f", "#39481a", gap=0.6, through=0.15, rim=0.5)
    for x, y, size in ((322, 430, 12), (346, 448, 10), (308, 462, 8), (372, 466, 7)):
        birds.gull(sheet, x, y, size)
    box.add(sheet)


def _ring(box: Box) -> None:
    sheets = (
        Sheet("#273a17", "#1f3213", gap=1.2, through=0.06, rim=0.7),
        Sheet("#14240c", "#0e1b09", gap=1.5, through=0.04, rim=0.7),
        Sheet("#e3dca0", "#cdc887", gap=1.2, through=0.2, rim=0.5),
    )
    for x, y, size, wear, arms, bow, sheet in RING:
        turn = math.degrees(math.atan2(ZENITH[1] - y, ZENITH[0] - x))
        straight = round(turn / 90) * 90
        turn = straight + 0.55 * ((turn - straight + 180) % 360 - 180)
        ink = "#6b6a2c" if sheet == PALE else ""
        worn = frozenset(name.replace("_", " ") for name in wear.split())
        mourner(sheets[sheet], x, y, size, turn, Mourner(worn, arms, bow, 0.9, ink))
    for sheet in (sheets[0], sheets[2], sheets[1]):
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
    """Let roots reach in like fingers."""
    for x, y, angle, long in (
        (16, 1000, -64, 96), (14, 985, -34, 140), (12, 965, -8, 156), (14, 945, 16, 128),
        (20, 930, 44, 84), (786, 190, 206, 96), (788, 176, 182, 136), (786, 160, 156, 140),
        (780, 146, 130, 104),
    ):  # fmt: skip
        palms.finger(sheet, (x, y), angle, long, long * 0.075, (10, 16), crease=False)


def _spade(box: Box) -> None:
    """Hold a spade over the rim, its blade towards us."""
    spade = Sheet("#0f1a09", gap=1.2, through=0.03, rim=0.8)
    with spade.at(407, 186, 0.94, 3):
        spade.fill("-33,0! -10,-4 -8,-30! 8,-30! 10,-4 33,0! 34,52 22,92 0,116! -22,92 -34,52")
        spade.line([(0, -20), (0, -220)], 9)
        spade.slit([(0, 16), (0, 74)], 1.3)
    box.add(spade)


def _flower(box: Box) -> None:
    """Let a lily fall, its face turned to us."""
    stem = Sheet("#39551c", gap=1.4, through=0.1, rim=0.6)
    stem.limb("410,660,5 450,620,5 486,566,4.4 508,500,3.6 512,450,3")
    plants.leaf(stem, 476, 586, 62, -20)
    plants.leaf(stem, 500, 530, 54, 215)
    box.add(stem)
    for i, (turns, colour) in enumerate((((30, 150, 265), "#ece3b4"), ((85, 205, 328), "#fffdf2"))):
        lily = Sheet(colour, "#efe6bc", gap=1.3, through=0.15, rim=0.8)
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
    heart = Sheet("#7c8a34", "#8d8a30", gap=0.5, through=0.2, rim=0.6)
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
