"""A bird cage holds a thunderstorm and a small sea; its door is open and a bird looks in."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, NIGHT, SQUALL = "#1c2440", "#232c58", "#4c6aa0"
CLOUD, GLOOM, SILVER = "#7c84a8", "#454c78", "#c4cce0"
SEA, CREST, DEEP = "#2f86a4", "#57b4c2", "#1d5a80"
BRASS, BRONZE, SHINE = "#f0b440", "#9a5c20", "#ffe49a"
RED, WINE, CREAM = "#e0482f", "#8e2430", "#fff6e0"
YELLOW, OCHRE, BEAK = "#ffd23c", "#d08a18", "#f07828"
WALL, SUN, TABLE, SHADOW = "#a4ccd4", "#d4e8e0", "#5f8ca4", "#33566e"
CAGE = (320.0, 238.0)
"""The cage's axis and the radius of its bars."""
TOP, FLOOR, LINTEL = 440.0, 900.0, 560.0
"""Where the dome begins, where the bars end, and how high the door is."""
DOORWAY = (14, 66)
"""Degrees round the axis, seen from the front, between which no bar stands."""


def draw() -> Picture:
    sheet = Sheet(WALL, SUN)
    _room(sheet)
    _storm(sheet)
    _cage(sheet)
    _door(sheet)
    _escaped(sheet)
    with sheet.at(600, 1094):
        _bird(sheet)
    with sheet.at(148, 1120, 1.0, -8):
        _key(sheet)
    with sheet.at(398, 1144, 1.0, 12):
        _feather(sheet)
    return sheet.picture()


def _room(sheet: Sheet) -> None:
    """Lay a bright wall, a window on a fair day, and a table."""
    sheet.glow(660, 300, 520, "#fff6d8", 0.7)
    pane = sheet.fill(rectangle(590, 70, 170, 270), "#7cc4e8", "#d8f0f0")
    with sheet.within(pane):
        sheet.fill(puffs([(702, 160, 16), (722, 150, 20), (744, 161, 14)]), CREAM)
        sheet.fill("560,330! 640,300 720,312 800,296! 800,360! 560,360!", "#8cc070")
    for x, y, wide, high in ((576, 56, 198, 16), (576, 56, 16, 294), (758, 56, 16, 294),
                             (669, 60, 11, 280), (580, 196, 190, 11)):  # fmt: skip
        sheet.fill(rectangle(x, y, wide, high, 2), CREAM)
    sill = sheet.fill(rectangle(560, 340, 230, 22, 4), CREAM)
    sheet.shade(sill, WALL, 0, -8, 5)
    table = sheet.fill("-20,950! 820,950! 820,1220! -20,1220!", TABLE, "#4a7892")
    sheet.shade(table, "#a8ccd4", 0, 16, 8, alpha=0.7)
    sheet.disc(CAGE[0] + 40, 1004, 318, SHADOW, 38, alpha=0.65)


def _inside(grow: float = 0) -> list[tuple[float, ...]]:
    """Return the cage's outline: straight below, a dome above."""
    x, radius = CAGE[0], CAGE[1] + grow
    dome = [tuple(point) for point in arc(x, TOP, radius, 236 + grow, 180, 360, 24)]
    return [(x - radius, FLOOR, True), *dome, (x + radius, FLOOR, True)]


def _wave(base: float, high: float, length: float, shift: float) -> list[tuple[float, ...]]:
    """Return the outline of a sea with pointed crests that lean to the right."""
    x, outline = -60.0 + shift, []
    while x < 720:
        outline += [(x, base), (x + length * 0.62, base - high, True)]
        x += length
    return [*outline, (760, 1000, True), (-80, 1000, True)]


def _storm(sheet: Sheet) -> None:
    """Fill the cage with a night of its own: cloud, lightning, rain, a boat on high waves."""
    night = sheet.fill(_inside(), NIGHT, SQUALL)
    x = CAGE[0]
    with sheet.within(night):
        sheet.glow(x + 128, 660, 260, "#fff0a8", 0.75)
        for k, (u, v) in enumerate(((-190, 560), (-150, 640), (-104, 570), (-60, 640), (-14, 560),
                                    (36, 620), (-204, 700), (-120, 720), (16, 720), (208, 580),
                                    (216, 690), (62, 700))):  # fmt: skip
            long = 46 + 10 * (k % 3)
            sheet.line([(x + u, v), (x + u - long * 0.36, v + long)], "#b8d4ec", 7)
        sheet.fill(_wave(806, 46, 132, 20), DEEP)
        _bolt(sheet)
        _cloud(sheet)
        _boat(sheet)
        for base, high, shift, colour, edge in ((842, 44, -30, SEA, CREST),
                                                (884, 36, 48, "#256f94", SEA)):  # fmt: skip
            front = sheet.fill(_wave(base, high, 150, shift), colour)
            sheet.shade(front, edge, 0, 12, 4, alpha=1)


def _cloud(sheet: Sheet) -> None:
    x = CAGE[0]
    rolls = [(-132, 440, 62), (-66, 386, 78), (24, 352, 84), (104, 396, 74), (150, 446, 54),
             (-40, 458, 64), (56, 452, 70)]  # fmt: skip
    cloud = sheet.fill(puffs([(x + u, v, r) for u, v, r in rolls]), CLOUD)
    sheet.shade(cloud, GLOOM, 0, -46, 22, alpha=1)
    sheet.shade(cloud, SILVER, 8, 12, 6, alpha=0.9)
    for u, v, r, start, end in ((-66, 400, 50, 200, 320), (40, 380, 54, 210, 330),
                                (-6, 452, 40, 190, 300)):  # fmt: skip
        sheet.line(arc(x + u, v, r, r, start, end), GLOOM, 7)


def _bolt(sheet: Sheet) -> None:
    with sheet.at(CAGE[0] + 122, 486):
        sheet.fill("-14,0! 60,0! 34,108! 74,108! -4,316! 8,168! -40,168!", "#fff08a")
        sheet.fill("4,20! 40,20! 14,124! 50,124! 8,226! 22,150! -20,150!", "#fffce0")


def _boat(sheet: Sheet) -> None:
    """Draw a sailing boat that climbs a wave."""
    with sheet.at(CAGE[0] - 92, 812, 1.1, -13):
        sheet.line("4,-8 4,-176", BRONZE, 8)
        sail = sheet.fill("12,-172! 40,-120 84,-44! 12,-36!", CREAM)
        sheet.shade(sail, "#b8bcd0", -14, 0, 10)
        jib = sheet.fill("-6,-150! -56,-40! -6,-36!", "#f0d8b0")
        sheet.shade(jib, "#b89c90", -8, 0, 8)
        sheet.fill("4,-178! 4,-202! -36,-188!", RED)
        hull = sheet.fill("-84,-28! 98,-28! 74,26! -58,26!", RED)
        sheet.shade(hull, WINE, 0, -18, 8)
        sheet.line("-80,-26 94,-26", CREAM, 7)


def _bar(degrees: float) -> float:
    return CAGE[0] + CAGE[1] * np.sin(np.radians(degrees))


def _rod(sheet: Sheet, points: list[tuple[float, float]], wide: float = 11) -> None:
    sheet.line(points, BRONZE, wide + 4)
    sheet.line(points, BRASS, wide)
    sheet.line([(x - 2, y) for x, y in points], SHINE, wide * 0.25)


def _cage(sheet: Sheet) -> None:
    """Set bars, hoops, base and ring; between two bars there is none but above the door."""
    x, radius = CAGE
    for degrees in (-90, -64, -38, -12, DOORWAY[0], 40, DOORWAY[1], 90):
        low = LINTEL if degrees == 40 else FLOOR
        across = radius * np.sin(np.radians(degrees))
        dome = [(x + across * np.cos(t), TOP - 236 * np.sin(t)) for t in np.linspace(0, 1.5, 12)]
        _rod(sheet, [(x + across, low), (x + across, (TOP + low) / 2), *dome])
    _rod(sheet, [(_bar(a), TOP + 8 * np.cos(np.radians(a))) for a in np.linspace(-90, 90, 9)])
    _rod(sheet, [(_bar(DOORWAY[0]), LINTEL), (_bar(40), LINTEL), (_bar(DOORWAY[1]), LINTEL)], 13)
    base = sheet.fill(f"{x - 262},894! {x + 262},894! {x + 262},930 {x + 290},1000! "
                      f"{x - 290},1000! {x - 262},930", BRASS)  # fmt: skip
    sheet.shade(base, BRONZE, -40, -8, 24, alpha=0.7)
    sheet.fill(rectangle(x - 274, 886, 548, 26, 12), SHINE)
    sheet.fill(rectangle(x - 300, 984, 600, 28, 12), BRONZE)
    sheet.line(ellipse(x, 154, 34), BRONZE, 20)
    sheet.line(ellipse(x, 154, 34), BRASS, 14)
    cap = sheet.fill(f"{x - 34},214! {x - 20},190 {x + 20},190 {x + 34},214!", BRASS)
    sheet.shade(cap, BRONZE, -8, -4, 6)


def _door(sheet: Sheet) -> None:
    """Hang the door on the doorway's right bar, swung out toward us."""
    left, right, drop = _bar(DOORWAY[1]), 696.0, 34.0
    for share in (0.0, 0.34, 0.67, 1.0):
        x = left + (right - left) * share
        _rod(sheet, [(x, LINTEL + 8 - 14 * share), (x, 700), (x, 876 + drop * share)], 9)
    for y, tilt in ((LINTEL + 8, -14.0), (716.0, 8.0), (876.0, drop)):
        _rod(sheet, [(left, y), ((left + right) / 2, y + tilt / 2), (right, y + tilt)], 11)
    for y in (604, 836):
        sheet.fill(rectangle(left - 13, y, 26, 34, 6), BRONZE)
    sheet.disc(right, 726, 15, BRONZE)


def _escaped(sheet: Sheet) -> None:
    """Let a small cloud of the storm hang outside, over the open door."""
    rolls = [(0, 0, 38), (44, -26, 44), (96, -8, 36), (56, 12, 34)]
    cloud = sheet.fill(puffs([(622 + u, 466 + v, r) for u, v, r in rolls]), CLOUD)
    sheet.shade(cloud, GLOOM, 0, -18, 12, alpha=0.9)
    sheet.shade(cloud, SILVER, 5, 8, 5, alpha=0.9)


def _bird(sheet: Sheet) -> None:
    """Draw a bird in profile that stands on the table and looks up to the left."""
    sheet.disc(20, -2, 120, SHADOW, 16, alpha=0.65)
    tail = sheet.fill("70,-110! 140,-70 158,-22! 138,-26! 122,-10! 50,-50!", OCHRE)
    sheet.shade(tail, BRONZE, 0, -8, 8, alpha=0.6)
    for x in (-16, 24):
        sheet.line([(x + 4, -48), (x, -4)], BEAK, 9)
        for toe in (-24, -8, 18):
            sheet.line([(x, -6), (x + toe, 2)], BEAK, 7)
    body = sheet.fill("-62,-226 -36,-256 6,-254 34,-222 50,-176 92,-128 112,-84 82,-44 30,-26 "
                      "-26,-30 -64,-62 -80,-112 -74,-160 -68,-190", YELLOW)  # fmt: skip
    sheet.shade(body, OCHRE, -16, -14, 16, alpha=0.75)
    sheet.fill("-56,-228! -112,-226! -70,-196!", BEAK)
    sheet.line("-108,-225 -68,-213", "#a8401c", 4)
    wing = sheet.fill("-10,-150 30,-160 76,-128 110,-84 124,-52! 92,-58 70,-52! 40,-60 -4,-86",
                      "#f4b02c")  # fmt: skip
    sheet.shade(wing, BRONZE, 0, -12, 10, alpha=0.5)
    sheet.line("26,-108 60,-84 96,-66", OCHRE, 6)
    sheet.line("34,-132 72,-106 108,-72", OCHRE, 6)
    sheet.disc(-30, -222, 15, CREAM)
    sheet.disc(-34, -223, 10, INK)
    sheet.disc(-38, -227, 4, CREAM)
    sheet.fill("-10,-252! -14,-284 6,-296! 4,-270 20,-282! 16,-246!", "#f4b02c")


def _key(sheet: Sheet) -> None:
    sheet.disc(10, 14, 120, SHADOW, 12, alpha=0.5)
    sheet.line(ellipse(-74, 0, 34, 26), BRONZE, 24)
    sheet.line(ellipse(-74, 0, 34, 26), BRASS, 17)
    sheet.line("-38,0 104,0", BRONZE, 21)
    sheet.line("-38,0 104,0", BRASS, 14)
    for x, down in ((74, 38), (98, 32)):
        sheet.line([(x, 4), (x, down)], BRONZE, 19)
        sheet.line([(x, 2), (x, down)], BRASS, 12)


def _feather(sheet: Sheet) -> None:
    sheet.disc(10, 18, 78, SHADOW, 9, alpha=0.5)
    feather = sheet.fill("-80,10! -40,-24 10,-34 60,-20 92,2! 56,18 26,22! 20,10! 2,26 -40,22",
                         YELLOW)  # fmt: skip
    sheet.shade(feather, OCHRE, 0, -10, 8, alpha=0.7)
    sheet.line("-108,16 -60,4 0,-6 76,0", OCHRE, 5)


def look() -> Look:
    return Look(
        "ice", glow=0.16, pull=0.04, contrast=1.0, seed=201,
        focus=((0.8, 0.72, 0.16, 1.2), (0.32, 0.62, 0.14, 1.1), (0.44, 0.5, 0.35, 0.8),
               (0.35, 0.94, 0.2, 1.0), (0.82, 0.38, 0.1, 0.8)),
    )  # fmt: skip
