"""Two hands hold a cat's cradle of red thread; its shadow is another figure than the thread."""

from collections.abc import Sequence
from dataclasses import dataclass

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
HIS = (
    (Finger(-15), Finger(-3, (4, 4)), Finger(9, (2, 4)), Finger(25, (4, 6))), (-60, 16, 8),
)  # fmt: skip
HERS = (
    (Finger(-16, (3, 5)), Finger(-4), Finger(8, (4, 6)), Finger(22, (8, 8))), (-58, 12, 10),
)  # fmt: skip
"""How fingers and thumb are held."""
AWAY = np.array([-20, 190])
"""Where the strand goes that leaves the picture."""
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
    left, right = (
        _loops(hand, palms.flat(hands, *hand, fingers, thumb, gap=2.2), fingers, thumb)
        for hand, fingers, thumb in ((LEFT, *HIS), (RIGHT, *HERS))
    )
    _shadow(box)
    thread = Sheet(RED, "#a30d1b", gap=1.6, through=0, rim=0.3, wobble=0.15, texture=0.5)
    for a, b in PAIRS:
        thread.line(_strand(left[a], right[b]), 4.2)
    thread.line([_edge(right[4], AWAY), AWAY], 4.2)
    x, y = _edge(left[4], np.array([480, 900]))
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
    for loop in (*left, *right):
        for shift in (-7, 0, 7):
            middle = loop.middle + loop.along * shift
            bow = middle + loop.along * 5
            front.line([middle - loop.across * 1.06, bow, middle + loop.across * 1.06], 4.0)
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


@dataclass(frozen=True)
class Loop:
    """Where the thread is wound round a finger, which way that points, half of its breadth."""

    middle: Vec
    along: Vec
    across: Vec


def _loops(
    hand: tuple[float, float, float, float],
    tips: list[Vec],
    fingers: Sequence[Finger],
    thumb: tuple[float, float, float],
) -> list[Loop]:
    """Return where the thread is wound round the thumb and each finger."""
    size, turn = hand[2:]
    headings = [sum(thumb), *(finger.turn + sum(finger.bends) for finger in fingers)]
    loops = []
    for i, (tip, heading) in enumerate(zip(tips, headings, strict=True)):
        along = toward(turn + heading)
        breadth = (0.052, 0.047, 0.049, 0.046, 0.039)[i] * size
        back = 0.085 if i else 0.115
        loops.append(Loop(tip - along * size * back, along, toward(turn + heading + 90) * breadth))
    return loops


def _edge(loop: Loop, target: Vec) -> Vec:
    """Return where a strand that goes to `target` leaves the finger: at the side next to it."""
    side = 1 if np.dot(target - loop.middle, loop.across) > 0 else -1
    return loop.middle + loop.across * side


def _strand(one: Loop, other: Loop) -> list[Vec]:
    return [_edge(one, other.middle), _edge(other, one.middle)]


def _shadow(box: Box) -> None:
    """Lay the thread's shadow on the ground: a child's face."""
    face, lines = Drawing(), Drawing()
    with face.at(430, 800, 350, 6), lines.at(430, 800, 350, 6):
        face.fill(PROFILES["child"])
        lines.line(spline(PROFILES["child"], closed=False), 0.019)
        lines.line(".17,-.50 .24,-.465 .31,-.47", 0.017).line(".31,-.175 .34,-.185 .36,-.2", 0.012)
    box.haze("#a8646a", 0.2 * blur(face.coverage(), 3.0))
    box.haze("#8a444e", 0.72 * blur(lines.coverage(), 1.8))


def _hung(box: Box, left: list[Loop], right: list[Loop]) -> None:
    """Hang a key in a crossing, and a ring on a strand."""
    sheet = Sheet("#43101e", "#2c0a14", gap=0.8, through=0, rim=0.6, wobble=0.2)
    with sheet.at(465, 622, 26, 5):
        sheet.line("0,-.9 -.12,-.5 0,-.1", 0.1)
        sheet.fill(ellipse(0, 0.42, 0.55)).cut(ellipse(0, 0.42, 0.34))
        sheet.line("0,.95 0,2.7", 0.26)
        sheet.fill(rectangle(0, 2.1, 0.55, 0.2), rectangle(0, 2.5, 0.42, 0.2))
    box.add(sheet)
    start, end = _strand(left[0], right[4])
    x, y = start * 0.42 + end * 0.58
    ring = Sheet("#d79a3c", "#b97a22", gap=0.7, through=0, rim=1.0, wobble=0.1)
    ring.fill(ellipse(x, y + 11, 13, 15)).cut(ellipse(x, y + 11, 9.5, 11.5))
    box.add(ring)


def _moth(box: Box, right: list[Loop]) -> None:
    """Let a moth rest on the strand that leaves the picture."""
    x, y = _edge(right[4], AWAY) * 0.42 + AWAY * 0.58
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
