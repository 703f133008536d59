"""A giant eye is a pond: goldfish in its pupil, reeds for lashes, a man fishes from its lid."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, spline

INK, SKIN, ROSE, BLUSH, CREAM = "#26304a", "#f6c4a4", "#d8806c", "#f0a088", "#fff8ea"
BROW, REED, MACE, LILY, RED = "#6a3a2c", "#3f8a58", "#8a4a2a", "#78bc58", "#e04434"
WATER, SHOAL, DEEP, NIGHT = "#58c8c4", "#a4e8d8", "#16788c", "#12304c"
FISH, FIN, BLUE, GREY = "#ff8a2a", "#ffc04a", "#2f5fb0", "#4a4a60"
UPPER = "24,640! 140,510 270,436 400,414 540,430 670,500 776,606!"
LOWER = "776,606! 690,720 560,796 400,816 230,780 110,714 24,640!"
IRIS = (396.0, 606.0, 200.0)
PUPIL = 112.0


def draw() -> Picture:
    sheet = Sheet("#fad2b4", SKIN)
    _face(sheet)
    _eye(sheet)
    _reeds(sheet)
    _tear(sheet)
    _bank(sheet)
    _angler(sheet)
    return sheet.picture()


def _face(sheet: Sheet) -> None:
    """Lay cheek, lid and one solid brow."""
    sheet.glow(620, 1010, 420, BLUSH, 0.8)
    sheet.glow(60, 420, 360, BLUSH, 0.7)
    lid = sheet.fill("24,640! 100,470 260,368 400,344 560,362 710,450 776,606!",
                     "#f8bca0")  # fmt: skip
    sheet.shade(lid, ROSE, 0, 22, 16, alpha=0.7)
    brow = sheet.fill("36,306! 40,226 120,158 250,106 420,90 600,120 790,224! 620,190 430,172 "
                      "270,194 120,262", BROW)  # fmt: skip
    sheet.shade(brow, "#a8684c", 0, 14, 8, alpha=0.8)
    with sheet.within(brow):
        for k in range(22):
            x = 60 + 34 * k
            y = 92 + 0.00075 * (x - 420) ** 2
            sheet.line([(x, y + 90), (x + 20, y + 40), (x + 56, y + 8)], "#4a2420", 5, alpha=0.7)


def _eye(sheet: Sheet) -> None:
    """Fill the eye with its white, an iris of water, and a pupil in which goldfish swim."""
    white = sheet.fill(f"{UPPER} {LOWER}", CREAM)
    x, y, radius = IRIS
    with sheet.within(white):
        sheet.line(UPPER, ROSE, 60, alpha=0.4)
        iris = sheet.disc(x, y, radius, WATER)
        with sheet.within(iris):
            for k in range(28):
                angle = 2 * np.pi * k / 28
                tip = [
                    (x + r * np.cos(angle + turn), y + r * np.sin(angle + turn), True)
                    for r, turn in ((PUPIL, 0), (radius - 14, -0.05), (radius - 14, 0.05))
                ]
                sheet.fill(tip, SHOAL if k % 2 else "#38a8b0", alpha=0.75)
        sheet.shade(iris, DEEP, 0, 34, 26, alpha=0.7)
        sheet.line(arc(x, y, radius - 5, radius - 5, 0, 360), DEEP, 12)
        pupil = sheet.disc(x, y, PUPIL, NIGHT)
        sheet.shade(pupil, "#2a6a90", 0, -20, 20, alpha=0.8)
        for u, v, size, turn in ((372, 566, 1.0, 8), (416, 650, 1.0, 188), (296, 706, 0.6, -30)):
            with sheet.at(u, v, size, turn, flip=turn > 90):
                _fish(sheet)
        _lily(sheet)
        sheet.disc(322, 500, 30, "#ffffff", 22, alpha=0.95)
        sheet.disc(368, 486, 12, "#ffffff", 9, alpha=0.95)
    sheet.line(UPPER, "#8a4038", 13)
    sheet.line(LOWER, ROSE, 10)


def _fish(sheet: Sheet) -> None:
    """Draw a goldfish from the side, looking left, 130 long."""
    tail = sheet.fill("34,0! 66,-36 86,-34! 74,0! 86,34! 66,36", FIN)
    sheet.shade(tail, FISH, -10, 0, 6)
    sheet.fill("-20,-22! 4,-46 34,-20!", FIN)
    body = sheet.fill("-58,2 -34,-24 2,-30 40,-2! 2,28 -34,24", FISH)
    sheet.shade(body, "#c83c20", 0, -10, 8, alpha=0.8)
    sheet.fill("-10,8! 10,30 24,20 8,4!", FIN)
    sheet.disc(-36, -6, 8, CREAM)
    sheet.disc(-37, -6, 4.5, INK)


def _lily(sheet: Sheet) -> None:
    for x, y, size in ((462, 752, 0.86), (256, 560, 0.6)):
        with sheet.at(x, y, size):
            pad = sheet.fill([(0, 0, True), *arc(0, 0, 62, 44, 20, 330, 20)], LILY)
            sheet.shade(pad, "#2f7a50", 0, -8, 8)
    with sheet.at(456, 742, 0.86):
        for x, lean in ((-30, -14), (30, 14), (-16, -6), (16, 6), (0, 0)):
            petal = sheet.fill([(0, 8, True), (x - 13, -14), (x + lean, -44, True), (x + 13, -14)],
                               "#ffd0dc")  # fmt: skip
            sheet.shade(petal, "#e87898", 0, -10, 6)
        sheet.disc(0, -4, 11, "#ffd050")


def _reeds(sheet: Sheet) -> None:
    """Let reeds and bulrushes grow on the upper lid as lashes, short blades on the lower."""
    for k, x in enumerate((58, 110, 166, 224, 284, 344, 690, 736)):
        y = 414 + 0.0013 * (x - 400) ** 2 + (8 if x < 120 else 0)
        lean = 0.26 * (x - 420)
        high = 120 if k % 2 else 150
        tip = (x + lean, y - high)
        sheet.limb([(x, y, 9), (x + lean * 0.35, y - high * 0.55, 7), (*tip, 2)], REED)
        if k % 2:
            way = np.array([lean, -high]) / np.hypot(lean, high)
            sheet.limb([(*(np.array(tip) - 14 * way), 13), (*(np.array(tip) + 34 * way), 13)],
                       MACE)  # fmt: skip
            sheet.line([tip, np.array(tip) + 62 * way], REED, 5)
    for x in (250, 330, 410, 490, 570, 650):
        y = 818 - 0.00105 * (x - 390) ** 2
        sheet.fill([(x - 8, y, True), (x + 0.12 * (x - 400), y + 42, True), (x + 8, y, True)], REED)


def _tear(sheet: Sheet) -> None:
    """Let a tear run down the cheek like a brook, a boat on it."""
    brook = sheet.limb([(112, 722, 12), (138, 800, 36), (126, 900, 68), (146, 1030, 104),
                        (132, 1230, 140)], WATER)  # fmt: skip
    sheet.shade(brook, DEEP, -16, 0, 12, alpha=0.7)
    sheet.shade(brook, CREAM, 12, 0, 6, alpha=0.9)
    for x, y in ((134, 822), (80, 1110), (180, 1130), (120, 1176)):
        sheet.line([(x - 26, y), (x - 8, y - 6), (x + 10, y), (x + 28, y - 6)], CREAM, 5)
    with sheet.at(144, 1020, 0.86, -4):
        sheet.line("0,0 0,-178", MACE, 9)
        sail = sheet.fill("8,-170! 8,-26! 94,-26! 66,-90", CREAM)
        sheet.shade(sail, "#a8b8d8", -10, 0, 10)
        sheet.fill("-8,-150! -8,-26! -64,-26!", "#ffd050")
        hull = sheet.fill("-92,-14! 104,-14! 66,40 0,46 -60,40", RED)
        sheet.shade(hull, "#8a1c34", 0, -16, 10)
        sheet.line("-88,-10 100,-10", CREAM, 7)
        sheet.line([(-96, 48), (-50, 40), (0, 50), (50, 40), (100, 48)], CREAM, 8)


def _bank(sheet: Sheet) -> None:
    """Sit a cat on the cheek beside a pail with a fish in it."""
    sheet.disc(590, 1146, 210, ROSE, 24, alpha=0.5)
    with sheet.at(430, 1140):
        pail = sheet.fill("-66,-116! 66,-116! 50,4! -50,4!", BLUE)
        sheet.shade(pail, INK, -16, 0, 12, alpha=0.6)
        sheet.disc(0, -116, 67, "#1c3f80", 17)
        sheet.disc(0, -113, 58, WATER, 12)
        with sheet.within(ellipse(0, -190, 90, 74)), sheet.at(0, -132, 0.7, 62):
            _fish(sheet)
        sheet.line("-62,-70 62,-70", CREAM, 6)
    with sheet.at(650, 1144):
        sheet.line("60,-16 116,-20 128,-70 104,-112", GREY, 26)
        body = sheet.fill("-44,0! -50,-96 -46,-176 0,-200 44,-170 84,-90 78,0!", GREY)
        sheet.shade(body, INK, -18, -6, 14)
        sheet.fill("-48,-150 -24,-160 -20,-100 -34,-60 -50,-90", CREAM)
        for x in (-44, -14):
            sheet.limb([(x + 6, -90, 17), (x, -14, 15)], GREY)
            sheet.disc(x - 5, -8, 21, CREAM, 12)
        haunch = sheet.fill("10,0! 8,-52 44,-84 82,-48 80,0!", GREY)
        sheet.shade(haunch, "#8a8aa8", 10, 12, 10, alpha=0.6)
        sheet.disc(22, -8, 28, CREAM, 12)
        with sheet.at(-24, -220, 1, -10):
            for x in (-40, 40):
                side = 1 if x > 0 else -1
                sheet.fill([(x - 20 * side, -34, True), (x + 12 * side, -84, True),
                            (x + 20 * side, -10, True)], GREY)  # fmt: skip
                sheet.fill([(x - 8 * side, -34, True), (x + 8 * side, -64, True),
                            (x + 12 * side, -18, True)], BLUSH)  # fmt: skip
            skull = sheet.disc(0, 0, 66, GREY, 54)
            sheet.shade(skull, INK, -10, -8, 10, alpha=0.7)
            sheet.fill(puffs([(-34, 22, 21), (-8, 22, 21)]), CREAM)
            for x in (-42, 6):
                sheet.disc(x, -8, 15, "#ffe070", 16)
                sheet.disc(x - 4, -4, 7, INK, 11)
            sheet.fill("-30,8! -12,8! -21,19!", BLUSH)
            for side in (-1, 1):
                for y in (18, 28):
                    sheet.line([(-21 + 26 * side, y), (-21 + 76 * side, y * 1.5 - 14)], CREAM, 3)


def _angler(sheet: Sheet) -> None:
    """Sit a man on the upper lid, legs over its edge; his line ends in the pupil."""
    rod = "524,346 470,290 430,262 392,258"
    sheet.line([(392, 258), (392, 590)], CREAM, 4)
    sheet.line(rod, MACE, 9)
    sheet.disc(392, 590, 14, RED)
    sheet.fill(spline(arc(392, 590, 14, 14, 180, 360)), CREAM)
    people.leg(sheet, "612,424,26 552,424,22 540,484,15", "#3a4a80", MACE, left=True)
    people.leg(sheet, "620,430,27 576,436,23 570,500,16", "#4a5c98", MACE, left=True)
    coat = sheet.fill("574,308! 636,306! 664,372 658,446! 584,446! 572,380", BLUE)
    sheet.shade(coat, INK, -16, -6, 12, alpha=0.6)
    with sheet.at(600, 262, 48, 0, flip=True):
        sheet.fill("-0.5,0.5! 0.4,0.6! 0.4,1.3! -0.6,1.2!", SKIN)
        cap = (
            (CREAM, "0.2,0.5! 0.7,0.72! 1,0.6! 1,1 0.6,1.5 0,1.4 -0.3,0.8 -0.2,0.2!"),
            (CREAM, "-0.3,0.2! -0.9,0.4 -1,-0.3 -0.3,-0.4"),
            (RED, "-1.02,-0.2! -1.1,-0.9 -0.4,-1.4 0.5,-1.2 0.92,-0.5!"),
            ("#a82030", "-1.12,0 -1.04,-0.36 0.86,-0.72 1,-0.44 0.86,-0.32 -0.9,0.06"),
        )
        people.head(sheet, people.Face(skin="#f2b088", awake=True, mouth=1), cap)
        sheet.disc(-0.4, -1.42, 0.24, CREAM)
    people.arm(sheet, "614,336,22 582,392,18 534,356,12", "#4a7cd0", "#f2b088")


def look() -> Look:
    return Look(
        "rose-sea", glow=0.1, pull=0.04, contrast=1.0, seed=51,
        focus=((0.72, 0.25, 0.14, 1.3), (0.5, 0.5, 0.2, 1.1), (0.8, 0.78, 0.16, 1.2),
               (0.54, 0.86, 0.1, 1.1), (0.2, 0.8, 0.14, 0.9), (0.3, 0.28, 0.25, 0.9)),
    )  # fmt: skip
