"""Down a stairwell: hands on the rail at every floor, all still; a white glove falls."""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np

from cards.studio.paper import beasts, palms, rail_hands
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.outlines import Vec, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import XX, YY, Picture
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

EYE = (440, 690)
"""Where the shaft ends, far below."""
SHRINK, REACH, START, TILT = 0.60, 400, -60, -9
"""How much smaller a floor looks than the one above; the top rail's size, start and slant."""
LAST = 3
STONE = ("#f2f3d6", "#d3ecd6", "#93cfc4", "#4d9fac", "#2c6690", "#20406c")
"""The stairs, from the daylight above down to the bottom."""
RAIL, BAR = "#d8432c", "#f7f0dc"
STEPS, BARS = 22, 44
FAIR, TAN, BROWN = "#f4c096", "#d99a68", "#9a5f3e"
GLOVE, FALL = "#faf6e6", (420, 480, 210, 100)
"""The falling glove: where, how large, its slant."""
HANDS = (
    # floor, turn along the rail, size, slant of hand and of arm, thumb, skin, sleeve, what it wears
    (0, 3, 250, 6, 18, True, FAIR, "#3f5fae", ""),
    (0, 112, 232, -6, -20, True, BROWN, "#f0a92c", "ring"),
    (0, 166, 230, 8, 20, False, TAN, "#7a4a96", ""),
    (0, 262, 225, -10, -30, False, FAIR, "#e0662c", "lace"),
    (1, 3, 236, 8, 22, True, TAN, "#e0662c", "lace"),
    (1, 100, 225, -6, -20, True, FAIR, "#2f8f5c", ""),
    (1, 214, 235, -6, -14, False, FAIR, "#c23a5c", "glove"),
    (1, 296, 205, 8, 26, True, BROWN, "#f0a92c", ""),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#5fb0c4", "#2c6690", "#1c3560", at=EYE, radius=95),
        lamp=(120, -100),
        tint="#122048",
        fall=(0.2, 0.6),
        finish=Finish(bloom=0.04, vignette=0.15),
    )
    _ring(box)
    for floor in range(LAST, -2, -1):
        _flight(box, floor)
        if floor == 0:
            _door(box)
        _thumbs(box, floor)
        _rail(box, floor)
        _hands(box, floor)
    _glove(box)
    return box


def scale(turn: float, floor: float) -> float:
    """Return how large the stairs look at an angle, so many floors down."""
    return SHRINK ** (floor + turn / 360)


def place(turn: float, floor: float, out: float = 1.0) -> Vec:
    """Return the point of the rail at an angle (degrees), or `out` times as far out."""
    size = scale(turn, floor)
    a, tilt = math.radians(turn + START), math.radians(TILT)
    c, s = math.cos(a), math.sin(a)
    square = (abs(c) ** 2.9 + abs(s) ** 2.9) ** (-1 / 2.9) * REACH * size * out
    x, y = c * square * 0.82, s * square * 1.18
    x, y = x * math.cos(tilt) - y * math.sin(tilt), x * math.sin(tilt) + y * math.cos(tilt)
    return np.array([EYE[0] + (395 - EYE[0]) * size + x, EYE[1] + (585 - EYE[1]) * size + y])


@cache
def _unrolled(floor: int) -> tuple[Picture, Picture]:
    """Return every point's turn (0 to 360) on a floor, and how far out of the rail it lies."""
    tilt, size = math.radians(TILT), np.full_like(XX, scale(180, floor))
    for _ in range(3):
        x = XX - EYE[0] - (395 - EYE[0]) * size
        y = YY - EYE[1] - (585 - EYE[1]) * size
        x, y = x * math.cos(tilt) + y * math.sin(tilt), -x * math.sin(tilt) + y * math.cos(tilt)
        turn = (np.degrees(np.arctan2(y / 1.18, x / 0.82)) - START) % 360
        away = (np.abs(x / 0.82) ** 2.9 + np.abs(y / 1.18) ** 2.9) ** (1 / 2.9) / REACH
        # Beside the seam what lies farther in has come round once more.
        share = away / scale(0, floor)
        turn = np.where((share < 0.84) & (turn < 14), turn + 360, turn)
        turn = np.where((share > 0.90) & (turn > 346), turn - 360, turn)
        size = SHRINK ** (floor + turn / 360)
    return turn, away / size


def _stone(floor: int) -> Picture:
    """Return the light of a flight: darker with depth, every step shaded."""
    turn, _ = _unrolled(floor)
    step = np.mod(turn * STEPS / 360 + 0.5, 1)
    depth = (floor + 1 + turn / 360) / (LAST + 2)
    return blend(depth, *STONE) * (0.74 + 0.3 * step)[:, :, None]


def _run(floor: int, out: float, count: int = 120, start: float = 0, end: float = 360) -> list[Vec]:
    return [place(turn, floor, out) for turn in np.linspace(start, end, count)]


def _ring(box: Box) -> None:
    sheet = Sheet("#a8dce0", gap=0.3, through=0.2, rim=0.5, shade=0.5)
    for radius in (38, 22):
        sheet.fill(ellipse(EYE[0] + 4, EYE[1] + 4, radius, radius * 1.2))
        sheet.cut(ellipse(EYE[0] + 4, EYE[1] + 4, radius - 4, radius * 1.2 - 5))
    box.add(sheet)


def _flight(box: Box, floor: int) -> None:
    sheet = Sheet(
        _stone(floor), gap=1.7 * SHRINK ** max(0, floor) + 0.35,
        through=0.10, rim=0.5, scatter=8,
    )  # fmt: skip
    sheet.fill(rectangle(-40, -40, 880, 1280)).cut(polygon(_run(floor, 0.86)))
    for i in range(STEPS):
        turn = 360 * (i + 0.5) / STEPS
        inner, outer = place(turn, floor, 0.875), place(turn, floor, 1.75)
        sheet.score([inner, inner * 0.5 + outer * 0.5, outer], 2.2 * scale(turn, floor) + 0.4)
    box.add(sheet)


def _rail(box: Box, floor: int) -> None:
    thick = 0.9 * SHRINK ** max(0, floor) + 0.2
    bars = Sheet(BAR, gap=thick, through=0.05, rim=0.5, scatter=6)
    for i in range(BARS):
        turn = 360 * (i + 0.5) / BARS
        size = scale(turn, floor)
        a, b = place(turn, floor, 0.84), place(turn, floor, 0.99)
        bars.limb([(*a, 4 * size), (*b, 4 * size)])
    box.add(bars)
    rail = Sheet(RAIL, gap=thick, through=0.05, rim=0.5, scatter=6, wobble=0.2)
    rail.limb(_band(floor, 1, 15), steps=2)
    box.add(rail)


def _band(floor: int, out: float, width: float) -> list[tuple[float, ...]]:
    turns = np.linspace(0, 360, 90)
    return [(*place(t, floor, out), width * scale(t, floor)) for t in turns]


def _held(floor: int) -> Iterator[tuple[Vec, float, float, float, bool, str, str, str]]:
    """Yield what holds a floor's rail: where, size, angle of hand and arm, thumb, how it looks."""
    for _, at, large, slant, arm, *looks in (hand for hand in HANDS if hand[0] == floor):
        rail, far = place(at, floor), place(at, floor, 1.6)
        inward = math.degrees(math.atan2(*(rail - far)[::-1]))
        yield rail, large * scale(at, floor), inward + slant, inward + arm, *looks


def _thumbs(box: Box, floor: int) -> None:
    for rail, size, turn, _, flip, skin, _, wear in _held(floor):
        thumb = Sheet(GLOVE if wear == "glove" else skin, gap=0.7, through=0.04, rim=0.5)
        rail_hands.thumb_under(thumb, *rail, size, turn, flip=flip)
        box.add(thumb)


def _hands(box: Box, floor: int) -> None:
    for rail, size, heading, arm, flip, skin, cloth, wear in _held(floor):
        hand = Sheet(GLOVE if wear == "glove" else skin, gap=0.9, through=0.04, rim=0.5)
        rail_hands.fingers_over(hand, *rail, size, heading, flip=flip, gap=size * 0.008)
        if wear == "ring":
            with hand.at(*rail, size, heading, height=-size if flip else size):
                hand.ink("#ffd23c", rectangle(0.07, -0.01, 0.05, 0.115))
        box.add(hand)
        wrist = rail - toward(heading) * size * 0.5
        if wear == "lace":
            lace = Sheet("#fffdf0", gap=0.5, through=0.05, rim=0.5)
            _cuff(lace, wrist, arm, size)
            box.add(lace)
        sleeve = Sheet(cloth, gap=0.9, through=0.04, rim=0.6)
        _sleeve(sleeve, wrist, arm, size)
        box.add(sleeve)


def _sleeve(sheet: Sheet, wrist: Vec, heading: float, size: float) -> None:
    """Lay an arm that comes from where somebody stands on the steps."""
    with sheet.at(*wrist, size, heading):
        sheet.fill(
            ".04,-.155! .07,.0 .04,.155! -.3,.19 -.8,.25 -2.4,.40! -2.4,-.40! -.8,-.25 -.3,-.19"
        )
        sheet.score("-.05,-.165 -.02,.0 -.05,.165", 0.016)
        sheet.score("-.3,-.18 -.38,.0 -.34,.10", 0.014).score("-.7,-.24 -.8,-.05 -.74,.1", 0.014)
        sheet.cut(ellipse(-0.14, 0.11, 0.018), ellipse(-0.22, 0.12, 0.018))


def _cuff(sheet: Sheet, wrist: Vec, heading: float, size: float) -> None:
    with sheet.at(*wrist, size, heading):
        for i in range(5):
            y = -0.18 + 0.09 * i
            sheet.fill(ellipse(0.07, y, 0.075, 0.06)).cut(ellipse(0.095, y, 0.016))


def _glove(box: Box) -> None:
    sheet = Sheet(GLOVE, gap=3.0, through=0.03, rim=0.5)
    held = (Finger(-14, (8, 16), 1.0), Finger(-4, (-4, -10), 1.02), Finger(8, (10, 22), 1.0),
            Finger(22, (-4, 16), 0.98))  # fmt: skip
    palms.flat(sheet, *FALL, held, (-58, 20, 24), gap=1.6, lines=False)
    with sheet.at(*FALL):
        with sheet.piece(0.5, 1.6, joint=(0, 0, 0.01)) as part:
            part.fill(
                "-.03,-.122! .0,.0 -.03,.122! -.2,.17 -.40,.27! -.42,.10 -.38,.0 -.43,-.12 "
                "-.38,-.25! -.2,-.16"
            )
        for y in (-0.1, 0, 0.1):
            sheet.slit([(0.14, y * 0.7), (0.3, y * 0.9), (0.44, y)], 0.007)
    box.add(sheet)


def _door(box: Box) -> None:
    """Throw the light of an open door on the steps, with a cat in it."""
    left, right = 196, 218
    ends = ((left, 1.9), (right, 1.9), (right - 3, 0.86), (left + 3, 0.86))
    light = Sheet("#ffdf70", gap=0.1, through=0.05, rim=0.2, shade=0.1)
    light.fill(polygon([place(turn, 0, out) for turn, out in ends]))
    box.add(light)
    x, y = place(207, 0, 1.2)
    cat = Sheet("#2a2440", gap=0.5, through=0.03, rim=0.5)
    beasts.cat(cat, x, y + 40, 105)
    box.add(cat)
