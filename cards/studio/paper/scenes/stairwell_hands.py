"""Down a stairwell: people lean on the rail at every floor; a white glove falls; one looks up."""

import math
from functools import cache

import numpy as np

from cards.studio.paper import palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.outlines import Vec, band, ellipse, polygon, rectangle, toward
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
FAIR, TAN, BROWN = "#f4c096", "#d99a68", "#8a5234"
GLOVE, FALL = "#fffdf2", (446, 640, 168, -114)
"""The falling glove: where, how large, its slant."""
VISAGE = ".0,.90 -.42,.72 -.66,.25 -.62,-.30 -.3,-.52 .3,-.52 .62,-.30 .66,.25 .42,.72"
CUFF = "-.06,-.16! -.02,.0 -.06,.16! -.22,.22 -.38,.28! -.34,.0 -.38,-.28! -.22,-.22"
SEAMS = ((-0.115, 0.0), (0.0, 0.02), (0.105, 0.0))
PEOPLE = (
    # floor, turn along the rail, size, skin, coat, hair or hat, its kind
    (0, 334, 74, FAIR, "#7a4a96", "#8a3a1e", "up"),
    (0, 30, 62, TAN, "#3f5fae", "#2b1a24", "parting"),
    (0, 122, 66, FAIR, "#f0a92c", "#c98a3a", "bun"),
    (0, 196, 66, BROWN, "#d8432c", "#1f1620", "short"),
    (0, 268, 66, FAIR, "#2f8f5c", "#5a3a6a", "hat"),
    (1, 18, 62, TAN, "#e0662c", "#3a2420", "bun"),
    (1, 92, 64, FAIR, "#c23a5c", "#efe6da", "bald"),
    (1, 166, 64, BROWN, "#f0c84a", "#2b1a24", "parting"),
    (1, 246, 64, FAIR, "#4a5fb8", "#a8542a", "short"),
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
        _rail(box, floor)
        for person in PEOPLE:
            if person[0] == floor:
                _person(box, *person)
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


def _person(
    box: Box, floor: int, turn: float, size: float, skin: str, coat: str, hair: str, kind: str
) -> None:
    """Lean somebody on the rail, seen from above: shoulders, head, two hands that hold it."""
    rail, inner = place(turn, floor), place(turn, floor, 0.7)
    way = math.degrees(math.atan2(*(inner - rail)[::-1]))
    at = (*rail, size * scale(turn, floor), way)
    gap = 1.1 * SHRINK**floor
    body = Sheet(coat, gap=gap, through=0.03, rim=0.5)
    hands = Sheet(skin, gap=gap, through=0.03, rim=0.5)
    with body.at(*at), hands.at(*at):
        body.fill("-1.0,-1.5 -.82,-.8 -.80,.0 -.82,.8 -1.0,1.5 -1.5,1.62 -2.0,1.1 -2.15,.0 "
                  "-2.0,-1.1 -1.5,-1.62")  # fmt: skip
        for side in (-1, 1):
            body.limb([(-1.4, 1.25 * side, 0.42), (-0.75, 1.52 * side, 0.34),
                       (-0.22, 1.12 * side, 0.25)])  # fmt: skip
            body.score([(-1.0, 1.12 * side), (-1.4, 1.0 * side), (-1.8, 1.05 * side)], 0.06)
            with hands.at(0, 1.04 * side, 1, -10 * side):
                hands.fill("-.34,-.2 -.1,-.28 .14,-.28 .22,-.14 .22,.14 .14,.28 -.1,.28 -.34,.2")
                for y in (-0.13, 0.0, 0.13):
                    hands.score([(-0.08, y), (0.22, y)], 0.05)
                if kind == "up" and side > 0:
                    hands.ink(GLOVE, ellipse(0, 0, 0.6))
    box.add(body)
    box.add(hands)
    face = Sheet(skin, gap=gap, through=0.03, rim=0.5)
    with face.at(*at):
        if kind == "up":
            _upturned(face, hair)
        else:
            face.fill(ellipse(-0.82, 0, 0.58, 0.62), ellipse(-0.26, 0, 0.11, 0.09))
            face.fill(*(ellipse(-0.72, 0.62 * side, 0.13, 0.09) for side in (-1, 1)))
            _crown(face, hair, kind)
    box.add(face)


def _crown(sheet: Sheet, hair: str, kind: str) -> None:
    """Glue hair or a hat on a head seen from above that looks right."""
    skull = ellipse(-0.90, 0, 0.56, 0.61)
    if kind == "hat":
        sheet.fill(ellipse(-0.82, 0, 0.86, 0.88)).ink(hair, ellipse(-0.82, 0, 1))
        sheet.ink("#f0c84a", ellipse(-0.82, 0, 0.56)).ink(hair, ellipse(-0.82, 0, 0.47))
        return
    if kind == "bald":
        fringe = "-.75,-.64 -.95,-.42 -1.12,.0 -.95,.42 -.75,.64! -1.2,.66 -1.55,.0 -1.2,-.66"
        sheet.ink(hair, fringe)
        return
    sheet.ink(hair, skull)
    if kind == "bun":
        sheet.fill(ellipse(-1.42, 0, 0.30)).ink(hair, ellipse(-1.42, 0, 0.31))
        sheet.score(ellipse(-1.42, 0, 0.22), 0.04)
        for side in (-1, 1):
            sheet.score([(-0.4, 0.2 * side), (-0.8, 0.32 * side), (-1.2, 0.12 * side)], 0.04)
    elif kind == "parting":
        sheet.score("-.36,-.12 -.8,-.16 -1.3,-.08", 0.06)
    else:
        for turn in range(0, 360, 40):
            ends = (toward(turn) * 0.2, toward(turn + 20) * 0.48)
            sheet.score([end - (0.95, 0) for end in ends], 0.04)


def _upturned(sheet: Sheet, hair: str) -> None:
    """Turn a face up to us, its chin to the rail."""
    with sheet.at(-0.82, 0, 0.82, -90):
        sheet.fill(ellipse(0, -0.12, 0.98, 0.98), ellipse(0, 0, 0.70, 0.86))
        sheet.ink(hair, ellipse(0, -0.12, 1.1))
        sheet.ink(FAIR, VISAGE)
        for side in (-1, 1):
            sheet.ink("#fffdf4", ellipse(0.28 * side, -0.05, 0.17, 0.155))
            sheet.ink("#2a1626", ellipse(0.28 * side, -0.05, 0.085))
            sheet.ink("#6a2c1e", band([(0.12 * side, -0.30, 0.03), (0.28 * side, -0.37, 0.04),
                                       (0.44 * side, -0.29, 0.02)]))  # fmt: skip
            sheet.ink("#ea8f7c", ellipse(0.42 * side, 0.24, 0.12, 0.09))
        sheet.ink("#c9805c", band([(0.0, 0.06, 0.02), (-0.05, 0.24, 0.05), (0.05, 0.26, 0.03)]))
        sheet.ink("#8e2f34", ellipse(0, 0.50, 0.11, 0.09))


def _glove(box: Box) -> None:
    """Let an empty glove fall, its cuff down, three seams on its back."""
    sheet = Sheet(GLOVE, gap=2.6, through=0.03, rim=0.5, wobble=0.3)
    held = (Finger(-15, (-2, -4)), Finger(-4, (2, 4)), Finger(9, (4, 6)), Finger(24, (4, 8)))
    palms.flat(sheet, *FALL, held, (-58, 12, 10), gap=1.8, lines=False)
    with sheet.at(*FALL):
        with sheet.piece(0.5, 1.8) as part:
            part.fill(CUFF)
        for y, shift in SEAMS:
            sheet.ink("#a8b4c4", band([(0.16 + shift, y * 0.7, 0.002), (0.3, y * 0.9, 0.008),
                                       (0.46, y, 0.002)]))  # fmt: skip
        sheet.ink("#d8432c", ellipse(-0.13, 0, 0.035))
    box.add(sheet)
