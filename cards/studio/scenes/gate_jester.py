"""A jester pulls a town gate away on wheels; in it is night, and a girl walks up its bridge."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs, star
from cards.studio.paper.outlines import arc, curve, ellipse, polygon, rectangle, rows

INK, RED, TEAL, GOLD, STONE = "#2b2230", "#d8442c", "#2b7f86", "#f0b43c", "#e9cf9c"
SHADE, WOOD, NIGHT = "#b07a4a", "#7a4326", "#232a62"
ARCH = "120,850! 120,560! 150,470 240,425 330,470 360,560! 360,850!"
HAT = (
    (TEAL, "-0.98,-0.05! -1.3,-0.9 -2,-1.1 -2.4,-0.5 -1.9,-1.7 -1.1,-1.9 0.1,-1!"),
    (GOLD, "-0.5,-0.6! -0.5,-1.7 0,-2.5 0.8,-2.5 0.55,-1.9 0.6,-1.1 0.75,-0.5!"),
    (RED, "-0.98,-0.02! -0.6,-0.9 0.2,-1.2 1.1,-1.5 2,-1.1 2.1,-0.3 1.7,-0.8 1.1,-0.75 0.92,-0.3!"),
    (
        INK,
        "-1.02,0.1! -0.4,-0.38 0.3,-0.5 0.95,-0.35! 0.98,-0.14! 0.3,-0.26 -0.3,-0.14 -0.95,0.32!",
    ),
)
BELLS = ((-2.42, -0.42), (0.88, -2.42), (2.1, -0.18))


def draw() -> Picture:
    sheet = Sheet("#9fd0cc", "#f9e3b4")
    _field(sheet)
    _gate(sheet)
    _girl(sheet)
    _jester(sheet)
    return sheet.picture()


def _field(sheet: Sheet) -> None:
    """Lay clouds, a hill and the road."""
    for x, y, size in ((640, 190, 1), (250, 60, 0.6)):
        with sheet.at(x, y, size):
            sheet.fill(
                puffs([(-90, 20, 36), (-30, 0, 56), (45, 8, 48), (105, 26, 30)]),
                "#fdf3dc",
                alpha=0.9,
            )
    hill = sheet.fill("-20,720 180,640 420,690 640,610 830,660! 830,1220! -20,1220!", "#d9a950")
    sheet.shade(hill, "#a8682c", 0, 26, 20, alpha=0.5)
    road = sheet.fill("-20,985 300,960 830,985! 830,1220! -20,1220!", "#efcf8e")
    sheet.shade(road, "#c98f4a", 0, 20, 24, alpha=0.5)
    random = np.random.default_rng(3)
    for x, y in zip(random.uniform(20, 780, 34), random.uniform(1040, 1185, 34), strict=True):
        sheet.disc(x, y, random.uniform(3, 9), "#c98f4a", 3.5, alpha=0.7)


def _gate(sheet: Sheet) -> None:
    """Draw two towers and an arch full of night on a cart."""
    for x in (46, 354):
        roof = sheet.fill([(x - 22, 300, True), (x + 40, 120, True), (x + 102, 300, True)], RED)
        sheet.shade(roof, "#8a1f24", -26, 6, 10)
        sheet.line([(x + 40, 124), (x + 40, 66)], INK, 7)
        sheet.fill([(x + 43, 66, True), (x + 104, 84, True), (x + 43, 104, True)], GOLD)
    wall = sheet.fill(
        polygon(
            "86,400 86,336 126,336 126,366 166,366 166,336 206,336 206,366 "
            "246,366 246,336 286,336 286,366 326,366 326,336 394,336 394,860 "
            "86,860"
        ),
        STONE,
    )
    sheet.shade(wall, SHADE, 0, 30, 26, alpha=0.4)
    for x in (46, 354):
        tower = sheet.fill(rectangle(x, 294, 80, 570), "#f2dcae")
        sheet.shade(tower, SHADE, -26, 0, 14, alpha=0.75)
        sheet.fill(f"{x + 28},400! {x + 28},368 {x + 40},350 {x + 52},368 {x + 52},400!", INK)
        for y in (460, 560, 690, 790):
            for dx in (8, 42):
                sheet.fill(rectangle(x + dx, y + dx / 3, 26, 12, 4), "#d8b27c")
    sheet.fill("104,860! 104,560! 138,455 240,405 342,455 376,560! 376,860!", SHADE)
    night = sheet.fill(ARCH, "#171c4c", "#4a4fa0")
    with sheet.within(night):
        sheet.fill("100,850! 130,745 200,790 262,735 330,780 380,750! 380,860!", "#141838")
        for x, y, radius in (
            (170, 560, 17),
            (240, 480, 24),
            (305, 545, 15),
            (212, 640, 12),
            (295, 640, 20),
            (152, 690, 11),
            (322, 700, 9),
        ):
            sheet.glow(x, y, radius * 2.6, "#ffe9a0", 0.5)
            sheet.fill(star(x, y, radius), "#ffe9a0")
    bed = sheet.fill(rectangle(24, 856, 432, 44, 8), WOOD)
    sheet.shade(bed, INK, 0, -14, 8)
    for x in (78, 404):
        sheet.disc(x, 950, 72, INK)
        sheet.disc(x, 950, 56, GOLD)
        sheet.disc(x, 950, 46, "#c9782c")
        for angle in np.arange(0, np.pi, np.pi / 4):
            dx, dy = 54 * np.cos(angle), 54 * np.sin(angle)
            sheet.line([(x - dx, 950 - dy), (x + dx, 950 + dy)], INK, 9)
        sheet.disc(x, 950, 17, GOLD)
    ramp = sheet.fill("132,858! 348,858! 318,1105! 108,1105!", "#96592f")
    sheet.shade(ramp, INK, -20, -10, 16, alpha=0.5)
    for y in range(895, 1100, 36):
        sheet.line([(132 - (y - 858) * 0.1, y), (348 - (y - 858) * 0.12, y)], INK, 5, alpha=0.6)


def _girl(sheet: Sheet) -> None:
    """Draw a girl from behind: plaits, a yellow coat, a suitcase too big for her."""
    for x, y in ((206, 968), (248, 988)):
        sheet.limb(f"{x},900,13 {x},{y},11", "#f2c49b")
        sheet.fill(rectangle(x - 17, y - 8, 34, 28, 10), INK)
    case = sheet.fill(rectangle(262, 868, 78, 96, 10), RED)
    sheet.shade(case, "#7c1a24", -14, -8, 8)
    sheet.line("284,868 290,846 312,846 318,868", INK, 8)
    for x in (278, 318):
        sheet.fill(rectangle(x, 868, 9, 96), GOLD)
    coat = sheet.fill("226,738 262,752 282,925 228,938 170,925 192,752", GOLD)
    sheet.shade(coat, "#c9702c", -20, -10, 12, alpha=0.7)
    people.arm(sheet, "256,768,17 284,808,15 300,846,13", "#e0a02c", "#f2c49b")
    people.arm(sheet, "198,768,17 172,814,15 168,860,13", GOLD, "#f2c49b")
    sheet.disc(226, 704, 45, "#6b3520", 47)
    sheet.fill("180,700 188,658 226,640 264,658 272,700 226,688", TEAL)
    sheet.disc(226, 640, 13, RED)
    for side in (-1, 1):
        plait = [(226 + side * 34, 722, 11), (226 + side * 46, 758, 13), (226 + side * 40, 800, 6)]
        sheet.limb(np.array(plait), "#6b3520")
        sheet.disc(226 + side * 41, 790, 9, RED)


def _jester(sheet: Sheet) -> None:
    """Draw the jester bent into his rope, the key of the town at his belt."""
    sheet.fill(ellipse(580, 1012, 190, 15), "#b8803c", alpha=0.6)
    sheet.disc(392, 800, 24, INK)
    sheet.disc(392, 800, 11, STONE)
    with sheet.at(-48, 0):
        _body(sheet)


def _body(sheet: Sheet) -> None:
    people.leg(sheet, "580,770,46 545,880,32 478,978,19", RED, INK)
    people.leg(sheet, "592,770,48 705,842,36 664,978,19", TEAL, INK)
    body = sheet.fill("648,560! 716,612 704,700 648,812 560,850 534,770 560,660", RED)
    with sheet.within(body):
        sheet.fill("640,540! 600,700 590,860! 740,860! 760,540!", TEAL)
        for x, y in ((570, 720), (580, 800), (616, 640), (660, 690), (640, 770)):
            sheet.fill(
                [(x, y - 26, True), (x + 17, y, True), (x, y + 26, True), (x - 17, y, True)], GOLD
            )
    sheet.shade(body, INK, 18, -20, 14, alpha=0.35)
    for x, y, turn in ((548, 838, 20), (598, 842, 0), (648, 806, -24)):
        with sheet.at(x, y, 1, turn):
            sheet.fill("-28,-14! 28,-14! 0,44!", GOLD)
            sheet.disc(0, 44, 8, INK)
    _key(sheet)
    rope = "428,800 520,700 600,606 668,576 708,640 706,690"
    sheet.line(rope, WOOD, 19)
    for x, y in curve(rows(rope), 9):
        sheet.line([(x - 4, y - 6), (x + 4, y + 6)], "#e0b070", 4)
    people.arm(sheet, "640,618,33 622,700,27 700,668,19", RED, "#f2c49b")
    with sheet.at(700, 506, 60, 14):
        sheet.fill("-0.5,0.6! 0.3,0.7! 0.5,1.5! -0.9,1.5!", "#f2c49b")
        face = people.Face(mouth=1.5, blush="#e0603c")
        people.head(sheet, face, HAT)
        for x, y in BELLS:
            sheet.disc(x, y, 0.24, GOLD)
            sheet.line([(x - 0.12, y + 0.08), (x + 0.12, y + 0.08)], INK, 0.07)
    for k, (x, y) in enumerate(((612, 560), (650, 580), (694, 594))):
        with sheet.at(x, y, 1, 34 - 26 * k):
            sheet.fill("-26,-14! 26,-14! 4,50!", GOLD if k % 2 else "#f6dfae")
            sheet.disc(4, 50, 8, INK)


def _key(sheet: Sheet) -> None:
    """Hang a key as long as an arm at the jester's belt."""
    with sheet.at(556, 806, 0.72, 34):
        for colour, width in ((INK, 30), ("#f8d060", 18)):
            sheet.line(arc(0, 26, 30, 30, 0, 360), colour, width)
            sheet.line("0,60 0,190", colour, width)
            sheet.line("4,150 34,150", colour, width)
            sheet.line("4,184 40,184", colour, width)


def look() -> Look:
    return Look("terracotta", glow=0.0, pull=0.06, contrast=1.0, finish="gouache", seed=7)
