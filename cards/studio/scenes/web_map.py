"""A spider has spun a map across an attic window; a fly with luggage studies the way to it."""

from itertools import pairwise

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import Vec, arc, ellipse, polygon, rectangle

INK, PLUM, WOOD, LIGHT = "#2a1c30", "#5a2c44", "#8a4634", "#c8743c"
SKY, CREAM, GOLD, RED = "#6cc4cc", "#fff4dc", "#f6bc48", "#d83a3c"
LAND, SANDY, ROSE, NAVY = "#8cbc6c", "#f4d48c", "#f0a08c", "#2f4a6c"
HUB = (452.0, 470.0)
SPOKES = np.radians([-92, -58, -22, 12, 44, 76, 112, 148, 184, 222])
RINGS = (96.0, 168.0, 242.0, 318.0, 398.0)


def draw() -> Picture:
    sheet = Sheet(PLUM, INK)
    _attic(sheet)
    window = ellipse(440, 480, 400, 446)
    frame = sheet.fill(ellipse(440, 480, 430, 476), WOOD)
    sheet.shade(frame, INK, -14, -18, 16, alpha=0.6)
    sheet.fill(window, SKY, "#fbe8b4")
    with sheet.within(window):
        _view(sheet)
        _web(sheet)
    _route(sheet)
    _spider(sheet)
    _luggage(sheet)
    _fly(sheet)
    return sheet.picture()


def _attic(sheet: Sheet) -> None:
    """Nail up boards; lay the floor on which the fly stands."""
    for x in range(-40, 840, 110):
        sheet.line([(x, 0), (x + 14, 1200)], INK, 5, alpha=0.6)
    floor = sheet.fill("-20,1040! 820,1010! 820,1220! -20,1220!", WOOD, PLUM)
    sheet.shade(floor, LIGHT, 0, 20, 16)
    for x in (120, 420, 700):
        sheet.line([(x, 1036), (x - 60 + x / 6, 1200)], PLUM, 6)
    sheet.glow(430, 1080, 300, GOLD, 0.35)


def _view(sheet: Sheet) -> None:
    """Show what lies outside: clouds over far hills."""
    for x, y, size in ((250, 170, 0.9), (650, 250, 1.1), (190, 560, 0.8)):
        with sheet.at(x, y, size):
            sheet.fill(puffs([(-80, 16, 34), (-30, 0, 48), (34, 2, 44), (84, 20, 28)]), CREAM)
    hills = sheet.fill("-20,800! 160,740 340,790 540,720 820,790! 820,1000! -20,1000!", "#5fa08c")
    sheet.shade(hills, CREAM, 0, 24, 20, alpha=0.5)


def _knot(spoke: int, ring: float) -> Vec:
    angle = SPOKES[spoke % len(SPOKES)]
    return np.array([HUB[0] + ring * np.cos(angle), HUB[1] + ring * 1.08 * np.sin(angle)])


def _sag(spoke: int, ring: float) -> list[Vec]:
    """Return a thread from one spoke to the next, bent toward the hub."""
    a, b = _knot(spoke, ring), _knot(spoke + 1, ring)
    return [a, (a + b) / 2 * 0.9 + np.array(HUB) * 0.1, b]


def _web(sheet: Sheet) -> None:
    """Fill cells of the web with countries, then draw its threads over them."""
    lands = {(5, 2): LAND, (5, 3): LAND, (6, 3): LAND, (6, 2): SANDY, (7, 2): SANDY, (7, 3): ROSE,
             (8, 2): ROSE, (3, 2): SANDY, (3, 3): SANDY, (2, 3): LAND, (9, 3): LAND, (9, 2): ROSE,
             (0, 3): ROSE, (0, 2): LAND, (4, 3): ROSE, (1, 3): SANDY, (2, 2): ROSE}  # fmt: skip
    for (spoke, ring), colour in lands.items():
        low, high = _sag(spoke, RINGS[ring - 1]), _sag(spoke, RINGS[ring])
        corners = [(*low[0], True), tuple(low[1]), (*low[2], True), (*high[2], True),
                   tuple(high[1]), (*high[0], True)]  # fmt: skip
        cell = sheet.fill(corners, colour, alpha=0.92)
        sheet.shade(cell, WOOD, -8, -8, 12, alpha=0.3)
    for spoke in range(len(SPOKES)):
        sheet.line([HUB, _knot(spoke, 640)], "#ffffff", 6)
        for ring in RINGS:
            sheet.line(_sag(spoke, ring), "#ffffff", 5)
    x, y = _knot(2, 286)
    with sheet.at(x + 6, y + 46, 0.8):
        sheet.fill(polygon("-18,40 -11,-50 11,-50 18,40"), CREAM)
        for top in (-28, 8):
            sheet.fill(polygon([(-14, top), (14, top), (16, top + 18), (-16, top + 18)]), RED)
        sheet.fill(polygon("-17,-50 0,-76 17,-50"), RED)
    x, y = _knot(7, 276)
    for dx, size in ((-34, 1.0), (12, 0.72)):
        with sheet.at(x + dx, y - 40, size):
            sheet.fill(polygon("-44,40 0,-38 44,40"), NAVY)
            sheet.fill(polygon("-16,-10 0,-38 16,-10 4,-2 -6,-8"), CREAM)
    x, y = _knot(9, 276)
    for dx, dy in ((-10, 30), (24, 44), (10, 6)):
        sheet.fill(polygon([(x + dx - 18, y + dy), (x + dx, y + dy - 46), (x + dx + 18, y + dy)]),
                   "#2f6a4c")  # fmt: skip


def _route(sheet: Sheet) -> None:
    """Dash the route in red from the fly to a cross under the spider."""
    run = [(330, 880), (350, 800), (440, 770), (560, 760), (600, 680), (540, 630), (480, 600)]
    dense = np.concatenate([np.linspace(a, b, 24, endpoint=False) for a, b in pairwise(run)])
    for start in range(0, len(dense) - 8, 16):
        sheet.line(dense[start : start + 9], RED, 13, butt=True)
    for sign in (-1, 1):
        sheet.line([(454 - 22, 580 - 22 * sign), (454 + 22, 580 + 22 * sign)], RED, 15)


def _spider(sheet: Sheet) -> None:
    """Draw the spider on its hub: a napkin round its neck, fork and knife in hand."""
    with sheet.at(*HUB, 1.12):
        for side in (-1, 1):
            for knee, foot in (((96, -130), (150, -62)), ((124, -58), (176, 26)),
                               ((112, 20), (140, 104))):  # fmt: skip
                sheet.line([(40 * side, -20), (knee[0] * side, knee[1]), (foot[0] * side, foot[1])],
                           INK, 12)  # fmt: skip
        body = sheet.fill(ellipse(0, -78, 84, 78), INK)
        sheet.shade(body, "#7a4a8c", 16, 18, 14, alpha=0.8)
        sheet.fill("0,-136 16,-100 0,-64 -16,-100", RED)
        head = sheet.disc(0, 12, 60, INK, 54)
        sheet.shade(head, "#7a4a8c", 10, 12, 10, alpha=0.7)
        for side in (-1, 1):
            sheet.disc(22 * side, 2, 19, CREAM)
            sheet.disc(22 * side - 5, 9, 9, INK)
            sheet.fill(arc(22 * side, 2, 21, 21, 180, 360), "#5a3a6c")
            sheet.disc(48 * side, -18, 7, CREAM)
        sheet.line("-22,36 0,46 24,34", CREAM, 6)
        sheet.fill(polygon("10,42 20,38 17,52"), CREAM)
        sheet.fill("-50,54! 50,54! 26,86 0,108 -26,86", CREAM)
        for x in (-18, 14):
            sheet.disc(x, 70, 6, RED)
        for side in (-1, 1):
            sheet.line([(46 * side, 40), (104 * side, 58), (96 * side, 6)], INK, 12)
        sheet.line("-96,18 -96,-70", "#e8eef4", 8)
        for x in (-110, -96, -82):
            sheet.line([(x, -104), (x, -74), (-96, -60)], "#e8eef4", 5)
        sheet.line("96,18 96,-30", WOOD, 10)
        sheet.fill("90,-30! 90,-108 108,-86 106,-30!", "#e8eef4")


def _luggage(sheet: Sheet) -> None:
    for x, y, wide, high, colour, turn in (
        (470, 1066, 210, 138, "#3f8f9c", 0),
        (474, 952, 164, 98, "#e0843c", -4),
    ):
        with sheet.at(x, y, 1, turn):
            sheet.line(arc(0, -high / 2, 34, 24, 180, 360), INK, 10)
            case = sheet.fill(rectangle(-wide / 2, -high / 2, wide, high, 14), colour)
            sheet.shade(case, INK, -16, -14, 12, alpha=0.5)
            for side in (-1, 1):
                sheet.fill(rectangle(side * wide * 0.32 - 9, -high / 2, 18, high), GOLD)
            sheet.fill(rectangle(-26, -18, 52, 34, 5), CREAM)
    sheet.line("452,1070 476,1084 496,1056", RED, 6)


def _fly(sheet: Sheet) -> None:
    """Draw the fly, upright and trusting, a compass in one hand: it looks up along the route."""
    for hip, knee, foot in (
        ((190, 990), (176, 1060), (150, 1116)),
        ((226, 990), (240, 1060), (250, 1120)),
    ):
        sheet.line([hip, knee, foot, (foot[0] + 34, foot[1] + 4)], INK, 14)
    for wing in ("176,850 110,900 52,1010 40,1090 96,1080 160,1010 196,900",
                 "190,850 150,930 120,1040 130,1106 176,1070 210,980 214,880"):  # fmt: skip
        path = sheet.fill(wing, "#d8ecec", alpha=0.85)
        sheet.shade(path, NAVY, 8, -10, 12, alpha=0.4)
        sheet.line([(186, 870), (130, 980), (100, 1060)], NAVY, 4, alpha=0.5)
    body = sheet.fill("170,830 230,826 262,880 262,950 232,1010 190,1016 160,950 156,870", NAVY)
    sheet.shade(body, INK, 18, -8, 14, alpha=0.8)
    for y in (900, 940, 980):
        sheet.line([(170, y + 4), (212, y + 12), (256, y)], "#7fb0b8", 8)
    sheet.line([(236, 880), (300, 900), (344, 850)], INK, 13)
    sheet.disc(352, 830, 36, GOLD)
    sheet.disc(352, 830, 27, CREAM)
    sheet.fill(polygon("344,838 366,812 360,838"), RED)
    sheet.fill(polygon("344,838 336,850 360,838"), NAVY)
    sheet.line([(228, 920), (300, 970), (392, 930)], INK, 13)
    scarf = sheet.fill("150,826 210,850 262,814 270,842 214,880 150,856", RED)
    sheet.shade(scarf, PLUM, 0, -8, 6)
    sheet.fill("164,846! 120,880 96,872 118,912! 150,900 182,866", RED)
    with sheet.at(206, 764, 1, -20):
        head = sheet.disc(0, 0, 76, "#4a6a8c", 72)
        sheet.shade(head, INK, 14, -12, 14, alpha=0.6)
        eye = sheet.fill(ellipse(26, -16, 42, 46), RED)
        sheet.shade(eye, "#6a1430", -8, -10, 10)
        for x, y in ((12, -34), (30, -38), (10, -12), (28, -16), (46, -20), (24, 6), (42, 2)):
            sheet.disc(x, y, 6, ROSE)
        sheet.fill("60,20 92,26 110,44! 86,48 56,44", "#4a6a8c")
        sheet.line("36,50 54,56 68,46", INK, 5)
        sheet.disc(14, 42, 13, ROSE, alpha=0.6)
        for x in (40, 64):
            sheet.line([(x - 10, -58), (x + 10, -96), (x + 30, -104)], INK, 5)
        crown = sheet.fill("-70,-46! -66,-104 -10,-132 46,-104 52,-66!", "#8a4a34")
        sheet.shade(crown, INK, 14, -8, 10, alpha=0.5)
        sheet.fill("-70,-46! -70,-66! 52,-84! 52,-62!", GOLD)
        sheet.fill("-106,-40 -60,-52 40,-68 88,-76 80,-54 20,-42 -90,-24", "#8a4a34")


def look() -> Look:
    return Look("umber", glow=0.0, pull=0.03, contrast=1.0, finish="painted", seed=14)
