"""A hare before an oval mirror in a quiet wood; in the glass the same wood burns."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.flat_hares import hare
from cards.studio.paper.outlines import arc, ellipse

INK, DEEP, TEAL, MIST = "#14262e", "#173c46", "#2f6a76", "#a8d4c8"
GOLD, BRONZE, FLAME, HEAT = "#f0b848", "#8a4a20", "#fff0a0", "#ff9a2c"
SHADE, CREAM = "#6a4238", "#fbe8c8"
GLASS = (258.0, 474.0, 174.0, 292.0)
"""The oval of glass: its middle and half axes."""


def draw() -> Picture:
    sheet = Sheet("#4a98a0", "#b8dcc8")
    _wood(sheet)
    _owl(sheet)
    _ground(sheet)
    _mirror(sheet)
    _fire(sheet)
    _toadstools(sheet)
    with sheet.at(616, 1090, 1.0):
        hare(sheet)
    _grass(sheet)
    return sheet.picture()


def _trunk(sheet: Sheet, x: float, wide: float, colour: str, foot: float) -> None:
    trunk = sheet.fill(
        [(x - wide, -20, True), (x - wide, 500), (x - wide * 1.1, foot - 90),
         (x - wide * 1.9, foot, True), (x + wide * 1.9, foot, True),
         (x + wide * 1.1, foot - 90), (x + wide, 500), (x + wide, -20, True)], colour)  # fmt: skip
    sheet.shade(trunk, INK, -wide * 0.5, 0, 10, alpha=0.3)


def _wood(sheet: Sheet) -> None:
    """Stand bare trunks in three depths, the farthest palest."""
    for x, wide in ((40, 11), (120, 9), (190, 12), (330, 10), (446, 12), (520, 9), (600, 13),
                    (690, 10), (770, 12)):  # fmt: skip
        _trunk(sheet, x, wide, "#82bab4", 850)
    sheet.glow(430, 760, 620, MIST, 0.5)
    for x, wide in ((92, 20), (400, 17), (560, 20), (650, 17)):
        _trunk(sheet, x, wide, "#4c8c92", 900)
    for x, wide in ((10, 34), (745, 40)):
        _trunk(sheet, x, wide, TEAL, 960)
    sheet.limb([(745, 252, 17), (690, 232, 13), (560, 240, 5)], TEAL)


def _owl(sheet: Sheet) -> None:
    """Sit an owl on a branch; it watches us."""
    with sheet.at(634, 224, 1.05):
        body = sheet.fill("-44,-118! -30,-108 0,-106 30,-108 44,-118! 50,-60 30,0 0,10 -30,0 "
                          "-50,-60", "#a87850")  # fmt: skip
        sheet.shade(body, SHADE, 10, -4, 10)
        sheet.fill("-24,-46 0,-60 24,-46 18,-10 0,2 -18,-10", CREAM)
        for side in (-1, 1):
            sheet.disc(20 * side, -80, 22, CREAM)
            sheet.disc(20 * side, -80, 13, HEAT)
            sheet.disc(20 * side, -80, 7, INK)
            sheet.line([(12 * side, 10), (12 * side, 18)], GOLD, 9)
        sheet.fill("-8,-70! 8,-70! 0,-52!", GOLD)


def _ground(sheet: Sheet) -> None:
    moss = sheet.fill("-20,880! 180,850 500,866 820,850! 820,1220! -20,1220!", "#3f8272", DEEP)
    sheet.shade(moss, "#8cc0a4", 0, 20, 18, alpha=0.6)
    with sheet.within(moss):
        sheet.glow(300, 900, 460, "#ffd070", 1.0)


def _oval(grow: float) -> tuple[float, float, float, float]:
    x, y, across, down = GLASS
    return x, y, across + grow, down + grow


def _mirror(sheet: Sheet) -> None:
    """Build stand and frame: two posts on curved feet, beads round the oval, a knob on top."""
    x, y, across, down = GLASS
    sheet.glow(x, y, 520, "#ffb050", 0.6)
    for side in (-1, 1):
        post = x + side * (across + 46)
        leg = sheet.limb([(post, y - 20, 10), (post, 860, 13), (post + 4 * side, 930, 16)], BRONZE)
        sheet.limb([(post - 40, 962, 9), (post, 920, 17), (post + 40, 962, 9)], BRONZE)
        sheet.shade(leg, GOLD, 6 * side, 0, 5)
        sheet.disc(post, y - 24, 22, GOLD)
        sheet.line([(post, y), (x + side * (across + 20), y)], BRONZE, 16)
    sheet.limb([(x - across - 40, 862, 9), (x, 876, 11), (x + across + 40, 862, 9)], BRONZE)
    frame = sheet.fill(ellipse(*_oval(36)), GOLD)
    sheet.shade(frame, BRONZE, -12, -14, 14, alpha=0.8)
    sheet.line(arc(*_oval(22), 0, 360), "#ffe08a", 7)
    sheet.fill(ellipse(*_oval(7)), BRONZE)
    with sheet.at(x, y - down - 40):
        top = sheet.fill("-84,22 -60,-22 -24,-14 0,-64 24,-14 60,-22 84,22 0,4", GOLD)
        sheet.shade(top, BRONZE, -6, -8, 8, alpha=0.7)


def _tongue(sheet: Sheet, x: float, y: float, high: float, wide: float, colour: str) -> None:
    """Draw a flame that stands at (x, y) and bends to its tip."""
    with sheet.at(x, y):
        sheet.fill([(-wide, 0), (-wide * 0.9, -high * 0.35), (-wide * 0.1, -high * 0.62),
                    (wide * 0.1, -high, True), (wide * 0.62, -high * 0.58),
                    (wide, -high * 0.22), (wide * 0.8, 0)], colour)  # fmt: skip


def _fire(sheet: Sheet) -> None:
    """Fill the glass with the same trunks, black before a blaze."""
    glass = sheet.fill(ellipse(*GLASS), "#b0281c", "#ffb038")
    x, y, _, down = GLASS
    with sheet.within(glass):
        sheet.glow(x, y + 90, 330, "#ffd060", 0.9)
        for dx, high, wide in ((-150, 330, 46), (-70, 420, 54), (20, 370, 50), (100, 450, 56),
                               (168, 340, 46)):  # fmt: skip
            _tongue(sheet, x + dx, y + down + 6, high, wide, HEAT)
        for dx, wide in ((-128, 13), (-52, 21), (62, 24), (140, 14)):
            sheet.limb([(x + dx, y - down - 10, wide), (x + dx + 3, y, wide),
                        (x + dx, y + down + 10, wide * 1.4)], "#3a1218")  # fmt: skip
        for px, py, tip, up in ((-52, -40, -112, -120), (-52, -100, 6, -176), (62, 10, 116, -76),
                                (62, -70, 14, -130)):  # fmt: skip
            sheet.limb([(x + px, y + py, 8), (x + (px + tip) / 2, y + (py + up) / 2 + 10, 6),
                        (x + tip, y + up, 3)], "#3a1218")  # fmt: skip
        for dx, high, wide in ((-160, 220, 40), (-92, 250, 44), (-6, 260, 46), (72, 200, 40),
                               (140, 270, 44)):  # fmt: skip
            _tongue(sheet, x + dx, y + down + 6, high, wide, "#f06a20")
            _tongue(sheet, x + dx + 4, y + down + 8, high * 0.62, wide * 0.62, FLAME)
        for dx, dy, size in ((-20, -190, 6), (90, -150, 7), (-90, -180, 5), (20, -70, 6),
                             (120, -40, 5), (-104, -20, 6), (36, -230, 5)):  # fmt: skip
            sheet.disc(x + dx, y + dy, size, FLAME)


def _toadstools(sheet: Sheet) -> None:
    for x, y, size in ((96, 1100, 1.15), (176, 1130, 0.8)):
        with sheet.at(x, y, size):
            stem = sheet.fill("-18,-60! 18,-60! 24,10 -24,10", CREAM)
            sheet.shade(stem, "#b89a88", 8, 0, 8)
            cap = sheet.fill("-74,-50! -62,-96 0,-132 62,-96 74,-50! 0,-38", "#e0402c")
            sheet.shade(cap, "#8a1c28", 8, -10, 12, alpha=0.7)
            for dx, dy, r in ((-36, -76, 11), (2, -104, 13), (38, -78, 11), (6, -62, 8)):
                sheet.disc(dx, dy, r, CREAM)


def _grass(sheet: Sheet) -> None:
    random = np.random.default_rng(4)
    for x in range(-10, 820, 26):
        high, lean = random.uniform(40, 100), random.uniform(-26, 26)
        tint = ("#1f5a54", "#2c6e60", DEEP)[random.integers(3)]
        sheet.fill([(x - 10, 1220, True), (x + lean * 0.4, 1190 - high * 0.5),
                    (x + lean, 1200 - high, True), (x + lean * 0.4 + 12, 1190 - high * 0.4),
                    (x + 14, 1220, True)], tint)  # fmt: skip


def look() -> Look:
    return Look(
        "teal-bottle", glow=0.22, pull=0.04, contrast=1.0, seed=61,
        focus=((0.66, 0.56, 0.16, 1.2), (0.72, 0.8, 0.2, 0.9), (0.33, 0.4, 0.25, 0.8),
               (0.82, 0.26, 0.08, 1.2), (0.15, 0.86, 0.12, 0.9)),
    )  # fmt: skip
