"""Down a stairwell: hands on the rail at every floor, all still; a white glove falls."""

import math
from functools import cache

import numpy as np

from cards.studio.paper import beasts, palms, things
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
GRIP = (
    Finger(-10, (3, 8), 0.84), Finger(-3, (2, 8), 0.84), Finger(4, (4, 8), 0.82),
    Finger(12, (6, 8), 0.8),
)  # fmt: skip
HANDS = (
    # floor, turn along the rail, size, slant against the rail's inward side, thumb, what it wears
    (0, 150, 225, 56, False, "coat"),
    (0, 250, 195, -48, False, "lace"),
    (0, 20, 205, 40, True, "coat"),
    (1, 90, 190, -24, True, "coat"),
    (1, 306, 200, 30, True, "coat"),
    (2, 20, 190, 25, True, "lace"),
    (2, 240, 215, -16, False, "glove"),
    (3, 80, 200, 20, False, "coat"),
    (3, 250, 200, -20, False, "coat"),
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
        _rail(box, floor)
        if floor == 1:
            _shoe(box)
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


def _hands(box: Box, floor: int) -> None:
    sleeves = Sheet("#0a1d13", gap=0.8, through=0.08, rim=0.6)
    turn, _ = _unrolled(floor)
    tones = blend((floor + turn / 360) / LAST, "#b9ab7e", "#cdbd88", "#e6d59c", "#fff0b8")
    white = Sheet("#dcd6ba", gap=0.6, through=0.1, rim=0.5)
    skin = Sheet(tones, gap=0.6, through=0.15, rim=0.5)
    for _, at, large, slant, flip, wear in (hand for hand in HANDS if hand[0] == floor):
        size = large * scale(at, floor)
        rail, far = place(at, floor), place(at, floor, 1.6)
        heading = math.degrees(math.atan2(*(rail - far)[::-1])) + slant
        wrist = rail - toward(heading) * size * 0.55
        gloved = wear == "glove"
        _hand(white if gloved else skin, wrist, heading, size, flip=flip, gloved=gloved)
        if not gloved:
            _sleeve(sleeves, wrist, heading, size)
        if wear == "lace":
            _cuff(skin, wrist, heading, size)
    box.add(white)
    box.add(skin)
    box.add(sleeves)


def _hand(
    skin: Sheet, wrist: Vec, heading: float, size: float, *, flip: bool, gloved: bool
) -> None:
    thumb, large = (-50, 34, 26), size > 120
    palms.flat(
        skin, *wrist, size, heading, GRIP, thumb, flip=flip, gap=size * 0.006, lines=False,
        nails=large,
    )  # fmt: skip
    with skin.at(*wrist, size, heading, height=-size if flip else size):
        if gloved:
            skin.fill("-.02,-.125! .015,.0 -.02,.125! -.28,.2! -.30,.0 -.26,-.2!")
            skin.slit("-.06,-.12 -.03,.0 -.06,.12", 0.014)
        for y in (-0.14, -0.05, 0.05, 0.13):
            skin.score([(0.42, y * 0.94), (0.26, y * 0.7)], 0.010)


def _sleeve(sheet: Sheet, wrist: Vec, heading: float, size: float) -> None:
    with sheet.at(*wrist, size, heading):
        sheet.fill(
            "-.04,-.17! .0,.0 -.04,.17! -.3,.20 -.8,.28 -2.2,.42! -2.2,-.42! -.8,-.28 -.3,-.20"
        )
        sheet.slit("-.16,-.165 -.19,.0 -.16,.165", 0.012)
        sheet.cut(ellipse(-0.26, 0.12, 0.02), ellipse(-0.34, 0.125, 0.02))


def _cuff(sheet: Sheet, wrist: Vec, heading: float, size: float) -> None:
    with sheet.at(*wrist, size, heading):
        for i in range(5):
            y = -0.18 + 0.09 * i
            sheet.fill(ellipse(0.03, y, 0.075, 0.06)).cut(ellipse(0.055, y, 0.016))


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


def _shoe(box: Box) -> None:
    x, y = place(90, 1, 0.86)
    sheet = Sheet("#1c180a", gap=1.2, through=0.05, rim=0.9)
    things.boot(sheet, x - 32, y + 78, 74, 12, flip=True)
    sheet.line([(x - 22, y + 10), (x - 16, y - 16)], 3)
    box.add(sheet)
