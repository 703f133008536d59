"""Children with lanterns wind down a well, cut open; its water holds the moon."""

from dataclasses import dataclass

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import polygon, rectangle

INK, NIGHT, MORTAR = "#1c1838", "#16205a", "#33428a"
STEP, STEP_DARK, EDGE = "#8088c0", "#3a4284", "#c0c6ec"
FLAME, LAMP, MOON, SKIN = "#fff3b0", "#ffb347", "#fff2cc", "#f2bd92"
WATER = 985.0
LEFT, RIGHT = 64.0, 736.0
"""The water's level and the inner walls of the shaft."""


@dataclass(frozen=True)
class Flight:
    """A flight of the winding stair: where it starts, where it ends, its number of steps."""

    start: tuple[float, float]
    end: tuple[float, float]
    steps: int

    def tread(self, step: int) -> tuple[float, float]:
        """Return the middle of a step's tread."""
        (x, y), (u, v) = self.start, self.end
        return x + (u - x) * (step + 0.5) / self.steps, y + (v - y) * step / self.steps


UPPER = Flight((RIGHT, 372), (LEFT, 520), 10)
MIDDLE = Flight((LEFT, 590), (RIGHT, 775), 9)
LOWER = Flight((RIGHT, 845), (140, 1010), 9)


def draw() -> Picture:
    sheet = Sheet(NIGHT, "#2a3a80")
    _shaft(sheet)
    _flight(sheet, UPPER, 0.85)
    _flight(sheet, LOWER, 0.9)
    _water(sheet)
    _child(sheet, UPPER.tread(1), 0.82, "#d8483c", "#f0a030", left=True)
    _child(sheet, UPPER.tread(5), 0.82, "#3f9a8a", "#f4d060", left=True)
    _child(sheet, LOWER.tread(6), 0.9, "#9a5ab0", "#e8584a", left=True)
    _flight(sheet, MIDDLE, 1)
    _child(sheet, MIDDLE.tread(1), 1, "#f0b43c", "#3f8ac0")
    _child(sheet, MIDDLE.tread(5), 1, "#e8704a", "#7ac0a0")
    _rim(sheet)
    return sheet.picture()


def _shaft(sheet: Sheet) -> None:
    """Lay the round wall in courses, cold below where the moon shines up."""
    sheet.fill(rectangle(LEFT, 100, RIGHT - LEFT, 1150), MORTAR)
    random = np.random.default_rng(5)
    for row in range(16):
        y = 206 + 54 * row
        for k in range(-1, 9):
            x = LEFT + 84 * k + 42 * (row % 2)
            ends = [_rise(x + 6, 30), _rise(x + 42, 30), _rise(x + 78, 30)]
            top = [(x + 6 + 36 * i, y - up) for i, up in enumerate(ends)]
            low = [(u, v + 45) for u, v in top[::-1]]
            tint = ("#4a5ca6", "#4456a0", "#5468b4")[random.integers(3)]
            sheet.fill(polygon([*top, *low]), tint)
    for side in (LEFT, RIGHT):
        for wide in (30, 70, 120):
            sheet.fill(rectangle(side - wide, 150, 2 * wide, 1100), INK, alpha=0.16)
    for x in (-20, RIGHT):
        wall = sheet.fill(rectangle(x, 150, LEFT + 20, 1100), "#262458", "#201d48")
        with sheet.within(wall):
            for row in range(18):
                y = 196 + 60 * row
                sheet.fill(rectangle(x + 8 + 8 * (row % 2), y, 70, 53, 12), "#34346e")


def _rise(x: float, most: float) -> float:
    """Return how much higher the far side of something round lies at x than its sides."""
    return most * (1 - ((x - 400) / 360) ** 2)


def _water(sheet: Sheet) -> None:
    """Fill the bottom with water; the moon lies in it, its edge broken by ripples."""
    sheet.glow(400, 1060, 520, "#b8d0ff", 0.6)
    edge = [(LEFT, WATER), (230, WATER - 20), (400, WATER - 27), (570, WATER - 20), (RIGHT, WATER)]
    pool = sheet.fill([*((x, y, True) for x, y in edge), (RIGHT, 1220, True), (LEFT, 1220, True)],
                      "#2a4a9c", "#141c54")  # fmt: skip
    with sheet.within(pool):
        sheet.glow(400, 1095, 260, "#dfe8ff", 0.7)
        moon = sheet.disc(400, 1082, 102, MOON)
        sheet.shade(moon, "#d8a860", -14, -10, 18)
        for x, y, across in ((366, 1054, 20), (434, 1070, 15), (392, 1120, 24), (348, 1106, 11)):
            sheet.disc(x, y, across, "#e0bc80", across * 0.85)
        for y, wide in ((1028, 60), (1088, 90), (1140, 74)):
            for side in (-1, 1):
                x = 400 + 112 * side
                ripple = [
                    (x - wide, y),
                    (x - wide / 3, y - 4),
                    (x + wide / 3, y),
                    (x + wide, y - 4),
                ]
                sheet.line(ripple, "#8fb0f0", 6)
    sheet.line(edge, "#8fb0f0", 5, alpha=0.8)


def _flight(sheet: Sheet, flight: Flight, light: float) -> None:
    """Build a flight of stone steps with bright edges; `light` is how near it is."""
    (x, y), (u, v) = flight.start, flight.end
    wide, high = (u - x) / flight.steps, (v - y) / flight.steps
    top = [
        corner
        for k in range(flight.steps)
        for corner in ((x + wide * k, y + high * k), (x + wide * (k + 1), y + high * k))
    ]
    under = 44 * light
    body = sheet.fill(polygon([*top, (u, v + under), (x, y + under)]), STEP)
    sheet.shade(body, STEP_DARK, 0, -20, 12, alpha=0.95)
    for a, b in zip(top[::2], top[1::2], strict=True):
        sheet.line([a, b], EDGE, 7)


def _child(
    sheet: Sheet, at: tuple[float, float], size: float, coat: str, cap: str, *, left: bool = False
) -> None:
    """Draw a child who steps down with a lantern held out, face lit by it."""
    with sheet.at(*at, size, flip=left):
        sheet.glow(74, -72, 230, LAMP, 0.95)
        sheet.glow(74, -72, 90, FLAME, 0.9)
        people.leg(sheet, "6,-66,15 26,-36,13 30,-4,10", INK, "#4a2a28")
        people.leg(sheet, "-8,-66,15 -10,-40,13 -22,-14,10", "#2c2650", "#5a3430")
        gown = sheet.fill("-22,-122! 20,-122! 30,-80 40,-46! -42,-46! -34,-84", coat)
        sheet.shade(gown, INK, 12, -2, 12, alpha=0.55)
        with sheet.at(2, -156, 40, 10):
            hair = (
                ("#6a3a24", ("-0.1,-0.1! -0.3,0.5 -0.66,0.8! -1.08,0.6 -1.1,-0.2 -0.8,-0.7 "
                 "0.5,-0.7!")),
                (cap, "-1.1,-0.2! -1.05,-0.8 -0.9,-1.5 -0.5,-2.0! 0.1,-1.5 0.7,-0.95 0.92,-0.5!"),
                ("#fff2d8", "-1.2,-0.3 -1.06,-0.5 0.84,-0.78 1.04,-0.56 0.9,-0.4 -1.06,-0.06"),
            )  # fmt: skip
            people.head(sheet, people.Face(skin=SKIN, awake=True, mouth=1.4), hair)
            sheet.disc(-0.5, -2.05, 0.3, "#fff2d8")
        sheet.line("74,-108 74,-96", INK, 5)
        sheet.fill("58,-96! 90,-96! 84,-106! 64,-106!", INK)
        lamp = sheet.fill(rectangle(56, -96, 36, 46, 6), LAMP)
        sheet.disc(74, -72, 11, FLAME, 16)
        sheet.shade(lamp, "#e0702c", 0, -6, 6, alpha=0.5)
        sheet.fill(rectangle(54, -52, 40, 9, 3), INK)
        people.arm(sheet, "2,-108,13 26,-88,12 62,-108,8", coat, SKIN)


def _rim(sheet: Sheet) -> None:
    """Close the well above with its rim; a cat looks down from it, a bucket stands on it."""
    sheet.fill([(-20, -20, True), (820, -20, True), (820, 170, True),
                *((x, 170 - _rise(x, 50)) for x in range(760, 0, -90)), (-20, 170, True)],
               NIGHT, "#34479c")  # fmt: skip
    for k in range(9):
        x = 40 + 90 * k
        with sheet.at(x, 180 - _rise(x, 50), 1, 0.044 * (x - 400)):
            stone = sheet.fill(rectangle(-43, -31, 86, 62, 14), "#8c94cc")
            sheet.shade(stone, STEP_DARK, -6, -12, 8, alpha=0.8)
    with sheet.at(190, 120, 0.9):
        sheet.line("-40,-10 -74,-16 -84,-50 -66,-68", "#e8943c", 14)
        body = sheet.fill("-46,0! -46,-50 -16,-84 20,-62 34,0!", "#e8943c")
        sheet.shade(body, "#8a3c2c", 8, -8, 10, alpha=0.6)
        with sheet.at(22, -74, 1, 18):
            sheet.fill("-30,-10 -28,-46! -8,-32 10,-34 28,-48! 30,-10 16,14 -16,14", "#e8943c")
            for x in (-8, 16):
                sheet.disc(x, -10, 7, FLAME)
                sheet.disc(x + 2, -8, 3.6, INK)
            sheet.fill("0,0! 10,0! 5,6!", INK)
    with sheet.at(616, 122, 0.86):
        pail = sheet.fill("-44,-70! 44,-70! 34,0! -34,0!", "#b8703c")
        sheet.shade(pail, "#5a2a2c", -12, 0, 10, alpha=0.7)
        for y in (-54, -16):
            sheet.line([(-42 - y / 8, y), (42 + y / 8, y)], "#5a5a84", 7)
        sheet.line("-44,-70 -30,-112 0,-122 30,-112 44,-70", "#5a5a84", 6)


def look() -> Look:
    return Look(
        "indigo", glow=0.22, pull=0.03, contrast=1.0, seed=223,
        focus=((0.36, 0.42, 0.12, 1.0), (0.7, 0.52, 0.12, 1.0), (0.6, 0.2, 0.12, 1.0),
               (0.24, 0.26, 0.12, 1.0), (0.45, 0.62, 0.12, 1.0), (0.23, 0.06, 0.1, 1.0)),
    )  # fmt: skip
