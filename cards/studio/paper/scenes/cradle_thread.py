"""Two hands hold a cat's cradle of red thread; the shadow behind it is a child's face."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cards.studio.paper import ornament, palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, band, ellipse, rectangle, toward
from cards.studio.paper.page import XX, YY, between
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

RED = "#d3141f"
HIS = ((156, 1010, 450, -84), "#d99a6c", "#a8663f")
HERS = ((646, 1010, 430, -96), "#f6cfae", "#cf946e")
"""Wrist, size and turn of each hand, its colour and that of its lines."""
FINGERS = (
    Finger(-7, (-3, -3)), Finger(-1, (-3, -4)), Finger(6, (-4, -5)), Finger(15, (-6, -6)),
)  # fmt: skip
THUMB = (-40, 14, 12)
CHILD = (
    "-.54,.72! -.46,.46 -.24,.32 -.19,.18 -.20,-.04 -.34,-.20 -.45,-.46 -.38,-.84 -.08,-1.02 "
    ".20,-.95 .36,-.76 .40,-.58 .365,-.46 .385,-.40 .435,-.325 .42,-.295 .37,-.285 .385,-.25! "
    ".355,-.215 .365,-.185 .335,-.15 .32,-.12 .345,-.06 .30,.005 .17,.03 .10,.06 .085,.18 .13,.30 "
    ".32,.43 .46,.72!"
)
"""A child's head, neck and shoulders in profile; the chin is at y = 0."""
HAIR = (
    "-.18,.06 -.34,-.02 -.50,-.26 -.52,-.60 -.40,-.94 -.08,-1.10 .22,-1.03 .41,-.82 .425,-.66! "
    ".30,-.66 .1,-.6 -.1,-.2"
)
TAIL = "-.46,-.62,.05 -.66,-.62,.10 -.80,-.40,.125 -.78,-.14,.10 -.70,.06,.05 -.74,.16,.004"
BOW = (
    "-.46,-.66! -.56,-.92 -.42,-1.0 -.38,-.86",
    "-.46,-.66! -.72,-.86 -.80,-.74 -.66,-.66",
)
LASHES = ".35,-.49,.016 .40,-.465,.011 .445,-.455,.002"
LIGHT = (400, 348, 324)
"""Middle and radius of the light that the shadow lies in."""
AWAY = np.array([830, 330])
"""Where the strand goes that leaves the picture."""
PAIRS = ((2, 2), (1, 0), (0, 1), (0, 0), (3, 1), (1, 3))
"""Which finger of the left hand a strand joins to which of the right; the thumb is 0."""


def build() -> Box:
    """Build the card."""
    away = np.hypot(XX - LIGHT[0], YY - LIGHT[1])
    lit = np.clip((away - LIGHT[2]) / 26, 0, 1) * 0.5 + np.clip((away - LIGHT[2]) / 560, 0, 1) * 0.5
    ground = blend(lit, "#fff4e4", "#eab4a6", "#c66a6c")
    finish = Finish(bloom=0.03, vignette=0.15, contrast=0.35)
    box = Box(ground, (260, 60), "#6a1c38", (0.4, 0.85), finish)
    hands = [_hand(*HIS, flip=True), _hand(*HERS)]
    left, right = (loops for _, loops in hands)
    _shadow(box, [_strand(left[a], right[b]) for a, b in PAIRS])
    thread = Sheet(RED, "#b80d1b", gap=1.4, through=0, rim=0.3, wobble=0.15, texture=0.5)
    for a, b in PAIRS:
        thread.line(_strand(left[a], right[b]), 7)
    thread.line([_edge(right[4], AWAY), AWAY], 7)
    box.add(thread)
    for sheet, _ in hands:
        box.add(sheet)
    front = Sheet(RED, "#b80d1b", gap=0.5, through=0, rim=0.3, wobble=0.15, texture=0.5)
    for loop in (*left[:4], *right):
        bow = loop.middle + loop.along * 4
        front.line([loop.middle - loop.across * 1.06, bow, loop.middle + loop.across * 1.06], 8)
    box.add(front)
    _key(box, left, right)
    _sleeves(box)
    return box


@dataclass(frozen=True)
class Loop:
    """Where the thread is wound round a finger, which way that points, half of its breadth."""

    middle: Vec
    along: Vec
    across: Vec
    tip: Vec


def _loops(
    place: tuple[float, float, float, float], tips: Sequence[Vec], mirror: int
) -> list[Loop]:
    """Return where the thread is wound round the thumb and each finger."""
    size, turn = place[2:]
    headings = [sum(THUMB), *(finger.turn + sum(finger.bends) for finger in FINGERS)]
    loops = []
    for i, (tip, heading) in enumerate(zip(tips, headings, strict=True)):
        along = toward(turn + heading * mirror)
        breadth = (0.056, 0.047, 0.050, 0.047, 0.040)[i] * size
        across = toward(turn + heading * mirror + 90) * breadth
        loops.append(Loop(tip - along * size * 0.13, along, across, tip))
    return loops


def _hand(
    place: tuple[float, float, float, float], colour: str, dark: str, *, flip: bool = False
) -> tuple[Sheet, list[Loop]]:
    """Return a hand seen from its back and where the thread is wound round its fingers."""
    x, y, size, turn = place
    sheet = Sheet(colour, gap=1.7, through=0.03, rim=0.4, wobble=0.3)
    tips = palms.flat(sheet, *place, FINGERS, THUMB, flip=flip, gap=1.6, lines=False)
    mirror = -1 if flip else 1
    with sheet.at(x, y, size, turn, height=size * mirror):
        for across in (-0.150, -0.048, 0.052, 0.142):
            for down in (0.47, 0.495):
                sheet.ink(dark, band([(down + 0.008, across - 0.026, 0.001), (down, across, 0.0035),
                                      (down + 0.008, across + 0.026, 0.001)]))  # fmt: skip
    loops = _loops(place, tips, mirror)
    for i, loop in enumerate(loops):
        _nail(sheet, loop, size, i)
    return sheet, loops


def _nail(sheet: Sheet, loop: Loop, size: float, i: int) -> None:
    turn = np.degrees(np.arctan2(loop.along[1], loop.along[0]))
    x, y = loop.tip - loop.along * size * 0.012
    with sheet.at(x, y, size * (0.030 if i else 0.034), turn):
        sheet.ink("#f4c9b4", "-1.1,-.85 .2,-.95 .95,-.5 1.1,0 .95,.5 .2,.95 -1.1,.85 -1.35,0")


def _edge(loop: Loop, target: Vec) -> Vec:
    """Return where a strand that goes to `target` leaves the finger: at the side next to it."""
    side = 1 if np.dot(target - loop.middle, loop.across) > 0 else -1
    return loop.middle + loop.across * side


def _strand(one: Loop, other: Loop) -> list[Vec]:
    return [_edge(one, other.middle), _edge(other, one.middle)]


def _shadow(box: Box, strands: list[list[Vec]]) -> None:
    """Lay the thread's shadow on the wall: above the strands it becomes a child."""
    child, lines = Drawing(), Drawing()
    with child.at(422, 462, 342), child.piece(2) as part:
        part.fill(CHILD, HAIR, *BOW).limb(TAIL).limb(LASHES)
    for strand in strands:
        lines.line([point - (0, 52) for point in strand], 8)
    cover = child.coverage() * between(724, 640)
    box.haze("#6e1c36", 0.94 * blur(np.maximum(cover, 0.4 * lines.coverage()), 1.6))


def _key(box: Box, left: list[Loop], right: list[Loop]) -> None:
    """Hang a key on a strand."""
    start, end = _strand(left[0], right[0])
    x, y = start * 0.5 + end * 0.5
    sheet = Sheet("#e0a83a", "#b97a22", gap=0.9, through=0, rim=0.8, wobble=0.2)
    with sheet.at(x, y + 4, 26, 4):
        sheet.fill(ellipse(0, 0.42, 0.62)).cut(ellipse(0, 0.42, 0.36))
        sheet.line("0,.95 0,2.9", 0.28)
        sheet.fill(rectangle(0, 2.2, 0.62, 0.24), rectangle(0, 2.66, 0.48, 0.24))
    box.add(sheet)


def _sleeves(box: Box) -> None:
    """Dress one hand as a man's, the other as a woman's."""
    linen = Sheet("#fffaf4", "#f0dfd6", gap=0.8, through=0, rim=0.4)
    linen.fill("84,1074! 168,1056 250,1082! 248,1120! 160,1104 76,1116!")
    ornament.lace(linen, "552,1092 630,1066 716,1084", 17, 1.25)
    box.add(linen)
    coat = Sheet("#2f2440", "#221830", gap=1.3, through=0, rim=0.8)
    coat.fill("70,1098! 160,1086 258,1104! 270,1230! 40,1230!")
    for x in (214, 236):
        coat.ink("#e0a83a", ellipse(x, 1150 - (x - 214) * 0.1, 8))
    box.add(coat)
    dress = Sheet("#2f8a78", "#1f6a62", gap=1.3, through=0, rim=0.8)
    dress.fill("544,1100! 630,1078 724,1092! 760,1230! 530,1230!")
    for x, y in ((580, 1140), (640, 1128), (698, 1146), (610, 1186), (672, 1190)):
        with dress.at(x, y, 12):
            for angle in range(0, 360, 72):
                dress.ink("#f6d27a", ellipse(*(toward(angle) * 0.6), 0.42))
            dress.ink("#d3141f", ellipse(0, 0, 0.34))
    box.add(dress)
