"""A loaf of bread is cut: its slices are the phases of the moon; a mouse carries one off."""

import numpy as np

from cards.studio import flat_mice
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, star
from cards.studio.paper.outlines import arc, rectangle

INK, WALL, DUSK = "#24141c", "#7a3c30", "#5a2830"
NIGHT, EVENING, STAR = "#1c2a68", "#4468b4", "#fff2b8"
TABLE, PLANK, GRAIN = "#b8713c", "#9a5a30", "#8a4c2a"
BOARD, RIM = "#ecc078", "#b07c40"
CRUST, BAKED, TOAST = "#c8803c", "#8a4a20", "#f0b060"
MOON, GLOW, DARK, CRATER = "#fff6dc", "#ffe090", "#50342e", "#f0dcac"
BLUE, NAVY, CREAM, STEEL = "#3c6cb0", "#24407c", "#fff6e0", "#dce6ee"
SLICE = 88.0
"""Radius of a slice."""


def draw() -> Picture:
    sheet = Sheet(WALL, DUSK)
    sheet.glow(250, 520, 620, "#ffb060", 0.6)
    _window(sheet)
    _towel(sheet)
    _table(sheet)
    with sheet.at(56, -38, 0.92):
        _jug(sheet)
    _loaf(sheet)
    _knife(sheet)
    _crumbs(sheet)
    with sheet.at(452, 1136):
        _mouse(sheet)
    return sheet.picture()


def _window(sheet: Sheet) -> None:
    """Hang a window on a night with stars and no moon."""
    sheet.fill(rectangle(284, 34, 300, 320, 6), "#e0a868")
    pane = sheet.fill(rectangle(304, 54, 260, 280), NIGHT, EVENING)
    sheet.shade(pane, "#101848", 14, 12, 12)
    for x, y, size in ((366, 106, 25), (498, 94, 17), (334, 156, 11), (524, 146, 13),
                       (346, 252, 17), (394, 298, 12), (496, 270, 23)):  # fmt: skip
        sheet.fill(star(x, y, size), STAR)
    sheet.fill(rectangle(427, 50, 14, 290), "#e0a868")
    sheet.fill(rectangle(298, 186, 272, 14), "#e0a868")
    sill = sheet.fill(rectangle(262, 344, 344, 26, 6), "#e0a868")
    sheet.shade(sill, BAKED, 0, -10, 6)


def _towel(sheet: Sheet) -> None:
    """Hang a checked cloth by a loop from a peg."""
    sheet.line("158,128 150,150 158,176 166,150 158,128", CREAM, 5)
    sheet.disc(158, 124, 15, "#e0a868")
    cloth = sheet.fill("158,166! 186,196 214,260 226,420! 200,410 176,424! 150,412 124,426! "
                       "106,414 90,420! 100,262 128,196", BLUE)  # fmt: skip
    with sheet.within(cloth):
        for x in (112, 158, 204):
            sheet.line(
                [(158 + (x - 158) * 0.2, 150), (158 + (x - 158) * 0.8, 270), (x, 440)], CREAM, 10
            )
        for y in (250, 310, 370):
            sheet.line([(70, y), (158, y + 12), (240, y)], CREAM, 10)
    sheet.shade(cloth, NAVY, -16, 0, 12, alpha=0.8)
    sheet.line("136,212 130,300 126,400", NAVY, 5)
    sheet.line("180,212 188,300 190,396", NAVY, 5)


def _table(sheet: Sheet) -> None:
    top = sheet.fill("-20,540! 820,540! 820,1220! -20,1220!", TABLE, PLANK)
    sheet.shade(top, "#e09a58", 0, 14, 8, alpha=0.8)
    for y in (644, 836, 1040):
        sheet.line([(-20, y), (820, y)], GRAIN, 6)
    for x, y, long in ((690, 940, 90), (40, 980, 130), (60, 1130, 110), (640, 1160, 110)):
        sheet.line([(x, y), (x + long / 2, y - 5), (x + long, y)], GRAIN, 4, alpha=0.6)
    board = sheet.fill("60,688! 740,688! 784,766! 16,766!", BOARD)
    sheet.shade(board, RIM, 0, -12, 14, alpha=0.4)
    sheet.fill("16,766! 784,766! 784,798! 16,798!", RIM)


def _jug(sheet: Sheet) -> None:
    """Stand a jug with a white band behind the slices."""
    sheet.line("722,510 776,506 776,590 728,634", NAVY, 24)
    jug = sheet.fill("618,452! 664,440 724,452! 712,500 746,570 752,640 720,706! 620,706! 590,640 "
                     "596,570 628,500", BLUE)  # fmt: skip
    with sheet.within(jug):
        sheet.fill("560,580! 670,596 780,580! 780,630! 670,646 560,630!", CREAM)
        for x in range(590, 770, 36):
            sheet.disc(x, 612, 10, BLUE)
    sheet.shade(jug, NAVY, -30, 0, 22, alpha=0.8)
    sheet.disc(670, 451, 52, NAVY, 13)
    sheet.line("622,560 618,580", "#a8c8ec", 10)
    sheet.line(arc(670, 452, 53, 14, 150, 390), "#78a4dc", 8)


def _phase(lit: float) -> list[tuple[float, ...]]:
    """Return the outline of the lit part of a waning moon of radius 1; `lit` is its share."""
    t = np.linspace(-np.pi / 2, np.pi / 2, 24)
    left = [(-np.cos(a), np.sin(a)) for a in t]
    terminator = [((2 * lit - 1) * np.cos(a), np.sin(a)) for a in t[::-1]]
    (x, y), (u, v) = left[0], left[-1]
    return [(x, y, True), *left[1:-1], (u, v, True), *terminator[1:-1]]


def _slice(sheet: Sheet, x: float, lit: float) -> None:
    """Stand a slice on the board; its crumb is a moon."""
    y = 748 - SLICE
    with sheet.at(x, y):
        side = sheet.disc(-13, 0, SLICE, BAKED)
        sheet.shade(side, TOAST, 8, 6, 6, alpha=0.7)
        sheet.disc(0, 0, SLICE, CRUST)
        sheet.disc(0, 0, SLICE - 13, DARK)
        if lit:
            with sheet.at(0, 0, SLICE - 22):
                moon = sheet.fill(_phase(lit), MOON)
                with sheet.within(moon):
                    for u, v, r in ((-0.5, -0.3, 0.12), (-0.72, 0.16, 0.09), (-0.3, 0.36, 0.14),
                                    (0.1, -0.45, 0.1), (0.42, 0.1, 0.13)):  # fmt: skip
                        sheet.disc(u, v, r, CRATER)


def _loaf(sheet: Sheet) -> None:
    """Lay the loaf with the full moon for its cut face, and three slices: gibbous, half, new."""
    sheet.disc(320, 750, 290, BAKED, 16, alpha=0.45)
    sheet.disc(690, 750, 90, BAKED, 14, alpha=0.45)
    loaf = sheet.fill("186,580! 140,534 84,522 36,548 14,600 18,662 46,716 92,744 150,748!", CRUST)
    sheet.shade(loaf, BAKED, 4, -30, 22, alpha=0.8)
    sheet.shade(loaf, TOAST, 6, 14, 8)
    for x, y in ((40, 574), (74, 556), (110, 554)):
        sheet.limb([(x + 16, y - 8, 3), (x, y + 16, 8), (x - 6, y + 52, 3)], TOAST)
    sheet.glow(150, 660, 200, GLOW, 0.4)
    with sheet.at(150, 660):
        sheet.disc(0, 0, SLICE, CRUST)
        face = sheet.disc(0, 0, SLICE - 10, MOON)
        sheet.shade(face, GLOW, -8, -6, 10, alpha=0.7)
        for u, v, r in ((-34, -28, 12), (14, -46, 8), (-50, 18, 9), (-8, 36, 14), (0, -6, 7)):
            sheet.disc(u, v, r, CRATER)
    for x, lit in ((296, 0.77), (444, 0.5), (688, 0.0)):
        _slice(sheet, x, lit)


def _knife(sheet: Sheet) -> None:
    with sheet.at(2, 892, 0.86, 4):
        sheet.fill("44,36! 360,36! 390,44! 44,52!", GRAIN)
        blade = sheet.fill("178,-8! 332,-8! 384,34! 178,34!", STEEL)
        sheet.shade(blade, "#8898b0", 0, -14, 4, alpha=0.8)
        handle = sheet.fill(rectangle(38, -12, 146, 46, 18), "#5a2830")
        sheet.shade(handle, INK, 0, -14, 8)
        for x in (74, 112, 150):
            sheet.disc(x, 10, 7, "#e0a868")


def _crumbs(sheet: Sheet) -> None:
    """Leave a trail of crumbs from the gap in the row to the mouse."""
    for x, y, size in ((556, 738, 12), (588, 724, 9), (570, 758, 8), (660, 836, 11), (692, 862, 8),
                       (642, 874, 9)):  # fmt: skip
        crumb = sheet.disc(x, y, size, MOON, size * 0.75)
        sheet.shade(crumb, RIM, 0, -4, 3)


def _mouse(sheet: Sheet) -> None:
    """Draw a mouse in profile that walks to the right, a crescent of bread in its arms."""
    flat_mice.body(sheet)
    flat_mice.head(sheet)
    _crescent(sheet)
    arm = sheet.limb("-6,-166,24 26,-100,20 76,-70,16 124,-66,14", flat_mice.COAT)
    sheet.shade(arm, flat_mice.SHADE, 0, -10, 8, alpha=0.7)
    sheet.disc(136, -68, 17, flat_mice.PINK)
    for u in (128, 140):
        sheet.line([(u, -83), (u + 4, -70)], "#b8606c", 4)


def _crescent(sheet: Sheet) -> None:
    """Draw the crescent, its crust below, its horns up."""
    with sheet.at(178, -172, 1, -80):
        with sheet.at(0, 0, 142):
            crust = sheet.fill(_phase(0.3), CRUST)
        sheet.shade(crust, BAKED, 10, 0, 8, alpha=0.7)
        with sheet.at(0, 0, 126):
            sheet.fill(_phase(0.27), MOON)
            for u, v, r in ((-0.76, 0.2, 0.07), (-0.8, -0.2, 0.09), (-0.6, 0.55, 0.06)):
                sheet.disc(u, v, r, CRATER)


def look() -> Look:
    return Look(
        "umber", glow=0.2, pull=0.04, contrast=1.0, seed=67,
        focus=((0.63, 0.73, 0.16, 1.3), (0.75, 0.83, 0.14, 1.1), (0.5, 0.6, 0.4, 0.8),
               (0.58, 0.2, 0.25, 0.8), (0.2, 0.26, 0.12, 0.8), (0.84, 0.5, 0.12, 0.9)),
    )  # fmt: skip
