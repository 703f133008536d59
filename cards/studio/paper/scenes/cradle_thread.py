"""Two hands hold a cat's cradle of red thread; its shadow is another figure than the thread."""

import numpy as np

from cards.studio.paper import birds, ornament, palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import Vec, ellipse, rectangle, spline, toward
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

RED = "#c0101f"
LEFT = (158, 1000, 450, -62)
RIGHT = (662, 212, 420, 122)
"""Wrist, size and turn of the hands."""
STEPS = (
    ("#f0d9cb", 1.0, 3), ("#e3bcae", 1.16, 5), ("#cf9189", 1.34, 8), ("#a9525a", 1.56, 13),
    ("#6e1d2b", 1.82, 21),
)  # fmt: skip
"""Colour, size of the opening and seed of the sheets round the middle."""
PAIRS = ((0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (0, 2), (4, 2), (1, 1), (3, 4))
"""Which finger of the left hand a strand joins to which of the right; the thumb is 0."""


def build() -> Box:
    ground = glow("#fff6e4", "#fbe8d6", "#f2d6c6", at=(400, 610), radius=560)
    finish = Finish(bloom=0.04, vignette=0.2, contrast=0.35, exposure=0.92)
    box = Box(ground, (260, 60), "#6a1c38", (0.5, 0.85), finish)
    for colour, size, seed in STEPS:
        box.add(_opening(colour, size, seed))
    hands = Sheet("#f7ece2", "#f3e2d6", gap=1.9, through=0.03, rim=0.3, wobble=0.35)
    left = palms.flat(
        hands, *LEFT, (Finger(-15), Finger(-3, (4, 4)), Finger(9, (2, 4)), Finger(25, (4, 6))),
        (-60, 16, 8), gap=2.2,
    )  # fmt: skip
    right = palms.flat(
        hands, *RIGHT, (Finger(-16, (3, 5)), Finger(-4), Finger(8, (4, 6)), Finger(22, (8, 8))),
        (-58, 12, 10), gap=2.2,
    )  # fmt: skip
    left, right = _loops(LEFT, left), _loops(RIGHT, right)
    _shadow(box)
    thread = Sheet(RED, "#a30d1b", gap=1.6, through=0, rim=0.3, wobble=0.15, texture=0.5)
    for a, b in PAIRS:
        thread.line([left[a][0], right[b][0]], 4.2)
    thread.line([right[4][0], (-20, 190)], 4.2)
    x, y = left[4][0]
    loose = [(x, y), (x + 30, y + 70), (x + 60, y + 120), (x + 50, y + 170), (x + 90, y + 190)]
    thread.line([*loose, (x + 128, y + 172), (x + 140, y + 196)], 3.8)
    for end in ((152, 204), (142, 212), (150, 190)):
        thread.line([(x + 139, y + 192), (x + end[0], y + end[1])], 1.4)
    box.add(thread)
    _hung(box, left, right)
    for side in (-1, 1):
        mark = np.array([343, 733]) + toward(-40) * 7 * side
        hands.score([mark - toward(38) * 21, mark + toward(-48) * 3, mark + toward(38) * 21], 2.4)
    box.add(hands)
    front = Sheet(RED, "#a30d1b", gap=0.5, through=0, rim=0.3, wobble=0.15, texture=0.5)
    for point, across in (*left, *right):
        along = np.array([across[1], -across[0]]) * 0.16
        for side in (-1, 1):
            front.line([point - across, point + along * (side + 1), point + across], 3.4)
    box.add(front)
    _moth(box, right)
    _sleeves(box)
    _scissors(box)
    return box


def _opening(colour: str, size: float, seed: int) -> Sheet:
    """Return a sheet with a torn, round opening."""
    random = np.random.default_rng(seed)
    sheet = Sheet(colour, gap=1.2, through=0.05, rim=0.5, wobble=0.8)
    edge = []
    for angle in np.arange(0, 360, 15):
        far = size * random.uniform(0.94, 1.06)
        edge.append(np.array([400, 605]) + toward(angle) * (300 * far, 440 * far))
    sheet.fill(rectangle(-20, -20, 840, 1240)).cut(edge)
    return sheet


def _loops(hand: tuple[float, float, float, float], tips: list[Vec]) -> list[tuple[Vec, Vec]]:
    """Return where the thread lies round each finger, and half of what it crosses."""
    x, y, size, _ = hand
    loops = []
    for i, tip in enumerate(tips):
        along = tip - (x, y)
        along /= np.hypot(*along)
        across = np.array([-along[1], along[0]]) * size * (0.05 if i else 0.056)
        loops.append((tip - along * size * 0.075, across))
    return loops


def _shadow(box: Box) -> None:
    """Lay the thread's shadow on the ground: a child's face."""
    drawing = Drawing()
    with drawing.at(430, 800, 350, 6):
        drawing.line(spline(PROFILES["child"], closed=False), 0.017)
        drawing.line(".17,-.50 .24,-.465 .31,-.47", 0.014).line(".31,-.175 .34,-.185 .36,-.2", 0.01)
    mask = blur(drawing.coverage(), 2.0)
    box.haze("#96525a", 0.6 * mask)


def _hung(box: Box, left: list, right: list) -> None:
    """Hang a key in a crossing, and a ring on a strand."""
    sheet = Sheet("#43101e", "#2c0a14", gap=0.8, through=0, rim=0.6, wobble=0.2)
    with sheet.at(465, 622, 26, 5):
        sheet.line("0,-.9 -.12,-.5 0,-.1", 0.1)
        sheet.fill(ellipse(0, 0.42, 0.55)).cut(ellipse(0, 0.42, 0.34))
        sheet.line("0,.95 0,2.7", 0.26)
        sheet.fill(rectangle(0, 2.1, 0.55, 0.2), rectangle(0, 2.5, 0.42, 0.2))
    box.add(sheet)
    x, y = left[0][0] * 0.42 + right[4][0] * 0.58
    ring = Sheet("#d79a3c", "#b97a22", gap=0.7, through=0, rim=1.0, wobble=0.1)
    ring.fill(ellipse(x, y + 13, 12, 14)).cut(ellipse(x, y + 13, 8.5, 10.5))
    box.add(ring)


def _moth(box: Box, right: list) -> None:
    """Let a moth rest on the strand that leaves the picture."""
    x, y = right[4][0] * 0.42 + np.array([-20, 190]) * 0.58
    sheet = Sheet("#fffaf2", gap=0.8, through=0, rim=0.5, wobble=0.2)
    birds.moth(sheet, x, y - 4, 58, 24, 0.8)
    box.add(sheet)


def _sleeves(box: Box) -> None:
    """Dress one hand as a man's, the other as a woman's."""
    linen = Sheet("#fffaf4", "#f0dfd6", gap=0.6, through=0, rim=0.4)
    linen.fill("34,1040! 110,1076 192,1124! 180,1158! 100,1116 20,1074!")
    ornament.lace(linen, "652,74 712,116 790,178", 17, 1.25)
    box.add(linen)
    coat = Sheet("#2b0a16", "#1c060e", gap=1.3, through=0, rim=0.8)
    coat.fill("24,1058! 104,1096 188,1148! 176,1230! -40,1230! -40,1080!")
    for x, y in ((150, 1160), (138, 1188)):
        coat.cut(ellipse(x, y, 8)).fill(ellipse(x, y, 5))
    coat.fill("646,78! 716,122 800,190! 840,150! 840,-40! 690,-40!")
    for x, y in ((706, 66), (754, 104), (758, 44), (796, 140), (804, 82)):
        ornament.rosette(coat, x, y, 15, 6)
    box.add(coat)


def _scissors(box: Box) -> None:
    """Lay open scissors at the corner, their handles outside the picture."""
    sheet = Sheet("#3a0f1c", "#240810", gap=1.4, through=0, rim=1.0, wobble=0.3)
    for side in (-1, 1):
        with sheet.at(700, 1090, 1, 226 + side * 15, height=side):
            sheet.fill("-150,6! -40,12 10,16 150,3! 152,-2! 20,-10 -40,-8 -150,-8!")
    sheet.cut(ellipse(700, 1090, 5))
    box.add(sheet)
