"""Down a stairwell: hands on the rail at every floor, all still; a white glove falls."""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np

from cards.studio.paper import beasts, palms, rail_hands
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import XX, YY, Picture, near
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

EYE = (440, 690)
"""Where the shaft ends, far below."""
SHRINK, REACH, START, TILT = 0.60, 400, -60, -9
"""How much smaller a floor looks than the one above; the top rail's size, start and slant."""
LAST = 4
STONE = ("#14301f", "#1f4528", "#3a6032", "#6d7a36", "#a8953f", "#d9bd5c", "#f0dc8c")
BARS = ("#08160e", "#0c2415", "#183a20", "#36491f", "#6a5c22", "#9a7f34", "#caa95a")
BRASS = ("#33401c", "#5b5a22", "#8a762c", "#b3923c", "#d0ac50", "#e8c976", "#f6dd9c")
STEPS = 26
HANDS = (
    # floor, turn along the rail, size, slant of hand and of arm, thumb, what it wears
    (0, 146, 240, 8, 30, False, "coat"),
    (0, 252, 205, -12, -36, False, "lace"),
    (0, 18, 250, 6, 24, True, "coat"),
    (1, 92, 200, -6, -24, True, "ring"),
    (1, 300, 235, 8, 26, True, "coat"),
    (2, 20, 200, 8, 22, True, "lace"),
    (2, 240, 225, -6, -14, False, "glove"),
    (3, 80, 220, 8, 16, False, "coat"),
    (3, 250, 220, -8, -16, False, "coat"),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fffbe4", "#fbe6a0", "#cfa548", at=EYE, radius=95),
        lamp=EYE,
        tint="#05170c",
        fall=(0.05, 0.3),
        finish=Finish(bloom=0.2, vignette=0.5),
    )
    _ring(box)
    for floor in range(LAST, -2, -1):
        _flight(box, floor)
        if floor == 1:
            _door(box)
        _thumbs(box, floor)
        _rail(box, floor)
        _hands(box, floor)
        box.light(*EYE, 90 + 40 * (LAST - floor), "#ffdf8e", 0.25, 0.03)
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
    """Return the light of a flight: lighter with depth, every step shaded, a runner on it."""
    turn, out = _unrolled(floor)
    depth = (floor + 1 + turn / 360) / (LAST + 2)
    step = np.mod(turn * STEPS / 360 + 0.5, 1)
    runner = np.clip((out - 1.10) * 60, 0, 1) * np.clip((1.5 - out) * 60, 0, 1)
    shade = (0.62 + 0.7 * step**1.6) * (1 - 0.45 * runner)
    return blend(depth, *STONE) * shade[:, :, None]


def _run(floor: int, out: float, count: int = 120, start: float = 0, end: float = 360) -> list[Vec]:
    return [place(turn, floor, out) for turn in np.linspace(start, end, count)]


def _ring(box: Box) -> None:
    sheet = Sheet("#b78f35", gap=0.3, through=0.5, rim=0.8, shade=0.5)
    for radius in (30, 20, 11):
        sheet.fill(ellipse(EYE[0] + 4, EYE[1] + 4, radius, radius * 1.2))
        sheet.cut(ellipse(EYE[0] + 4, EYE[1] + 4, radius - 3.5, radius * 1.2 - 4))
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
    for out in (1.14, 1.46):
        sheet.score(_run(floor, out), 1.5)
    box.add(sheet)


def _rail(box: Box, floor: int) -> None:
    thick = 0.9 * SHRINK ** max(0, floor) + 0.2
    turn, _ = _unrolled(floor)
    depth = (floor + 1 + turn / 360) / (LAST + 2)
    bars = Sheet(blend(depth, *BARS), gap=thick, through=0.05, rim=0.75, scatter=6)
    for i in range(78):
        turn = 360 * i / 78
        size = scale(turn, floor)
        a, b = place(turn, floor, 0.85), place(turn, floor, 0.99)
        bars.limb([(*a, 3.4 * size), (*(a * 0.5 + b * 0.5), 2.0 * size), (*b, 3.4 * size)])
    bars.limb(_band(floor, 0.852, 6), steps=2)
    box.add(bars)
    brass = Sheet(blend(depth, *BRASS), gap=thick, through=0.05, rim=0.6, scatter=6, wobble=0.2)
    brass.limb(_band(floor, 1, 12.5), steps=2)
    for out in (0.985, 1.008):
        brass.score(_run(floor, out), 1.2)
    box.add(brass)


def _band(floor: int, out: float, width: float) -> list[tuple[float, ...]]:
    turns = np.linspace(0, 360, 90)
    return [(*place(t, floor, out), width * scale(t, floor)) for t in turns]


def _skin(floor: int) -> Sheet:
    turn, _ = _unrolled(floor)
    tones = blend((floor + turn / 360) / LAST, "#b9ab7e", "#cdbd88", "#e6d59c", "#fff0b8")
    return Sheet(tones, gap=0.7, through=0.15, rim=0.5)


def _held(floor: int) -> Iterator[tuple[Vec, float, float, float, bool, str]]:
    """Yield what holds a floor's rail: where, size, angle of hand and arm, thumb, what it wears."""
    for _, at, large, slant, arm, flip, wear in (hand for hand in HANDS if hand[0] == floor):
        rail, far = place(at, floor), place(at, floor, 1.6)
        inward = math.degrees(math.atan2(*(rail - far)[::-1]))
        yield rail, large * scale(at, floor), inward + slant, inward + arm, flip, wear


def _thumbs(box: Box, floor: int) -> None:
    skin = _skin(floor)
    for rail, size, turn, _, flip, _ in _held(floor):
        rail_hands.thumb_under(skin, *rail, size, turn, flip=flip)
    box.add(skin)


def _hands(box: Box, floor: int) -> None:
    turn, _ = _unrolled(floor)
    cloth = blend((floor + turn / 360) / LAST, "#4a3320", "#5e4222", "#7d5a2a", "#a57c38")
    sleeves = Sheet(cloth, gap=0.9, through=0.08, rim=0.9)
    white, lace = (Sheet("#dcd6ba", gap=0.6, through=0.1, rim=0.5) for _ in range(2))
    skin = _skin(floor)
    for rail, size, heading, arm, flip, wear in _held(floor):
        paper = white if wear == "glove" else skin
        rail_hands.fingers_over(paper, *rail, size, heading, flip=flip, gap=size * 0.008)
        if wear == "ring":
            with skin.at(*rail, size, heading, height=-size if flip else size):
                skin.ink("#a06c14", rectangle(0.07, -0.006, 0.036, 0.108))
        wrist = rail - toward(heading) * size * 0.5
        _sleeve(sleeves, wrist, arm, size)
        if wear == "lace":
            _cuff(lace, wrist, arm, size)
    for sheet in (white, skin, lace, sleeves):
        box.add(sheet)


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
    box.haze("#06180c", 0.4 * near(285, 380, 130, 170))
    sheet = Sheet("#cfc9ac", "#d9d3b6", gap=2.4, through=0.1, rim=0.5)
    held = (Finger(-14, (8, 16), 1.0), Finger(-4, (-4, -10), 1.02), Finger(8, (10, 22), 1.0),
            Finger(22, (-4, 16), 0.98))  # fmt: skip
    palms.flat(sheet, 318, 268, 180, 110, held, (-58, 20, 24), gap=1.6, lines=False)
    with sheet.at(318, 268, 180, 110):
        with sheet.piece(0.5, 1.6, joint=(0, 0, 0.01)) as part:
            part.fill(
                "-.03,-.122! .0,.0 -.03,.122! -.2,.17 -.40,.27! -.42,.10 -.38,.0 -.43,-.12 "
                "-.38,-.25! -.2,-.16"
            )
        for y in (-0.1, 0, 0.1):
            sheet.slit([(0.14, y * 0.7), (0.3, y * 0.9), (0.44, y)], 0.007)
        for y in (-0.10, 0.0, 0.10):
            sheet.score([(-0.08, y * 0.8), (-0.34, y * 1.5)], 0.012)
    box.add(sheet)


def _door(box: Box) -> None:
    """Throw the light of an open door on the steps, with a cat in it."""
    left, right = 178, 196
    ends = ((left, 1.72), (right, 1.72), (right - 4, 0.86), (left + 3, 0.86))
    strip = Drawing().fill(polygon([place(turn, 1, out) for turn, out in ends]))
    box.haze("#efd27a", 0.6 * blur(strip.coverage(), 2.2))
    x, y = place(187, 1, 1.2)
    cat = Sheet("#0a1a10", gap=0.5, through=0.03, rim=0.5)
    beasts.cat(cat, x, y + 24, 60)
    box.add(cat)
