"""The hands of a tower clock are two dancers who reach for each other; a fiddler plays below."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs, star
from cards.studio.paper.outlines import ellipse, polygon, rectangle

INK, WINE, ROSE, GOLD, CREAM = "#241a3a", "#a82a4c", "#e0587a", "#f2b84c", "#fff0cc"
STONE, DARK, SKIN, BROWN = "#8a5a8c", "#54346c", "#f4c8a0", "#8a5238"
FACE = (400.0, 500.0)
"""The middle of the clock."""


def draw() -> Picture:
    sheet = Sheet("#1c1c58", "#d8688a")
    _sky(sheet)
    _tower(sheet)
    _clock(sheet)
    _lady(sheet)
    _gentleman(sheet)
    sheet.disc(*FACE, 26, GOLD)
    sheet.disc(*FACE, 12, INK)
    with sheet.at(0, 62):
        _fiddler(sheet)
    _doves(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    random = np.random.default_rng(8)
    for x, y in zip(random.uniform(0, 800, 40), random.uniform(0, 700, 40), strict=True):
        sheet.fill(star(x, y, random.uniform(3, 9)), "#ffe6b8")
    for x, y, size in ((60, 830, 1.3), (760, 760, 1.5), (30, 420, 0.9)):
        with sheet.at(x, y, size):
            sheet.fill(
                puffs([(-90, 20, 40), (-20, 0, 60), (60, 10, 50), (120, 30, 30)]),
                "#f0a0a0",
                alpha=0.55,
            )


def _tower(sheet: Sheet) -> None:
    roof = sheet.fill(polygon("400,-150 790,180 10,180"), DARK)
    sheet.shade(roof, INK, -40, 10, 20)
    wall = sheet.fill(rectangle(60, 170, 680, 1060), STONE, "#6c4480")
    sheet.shade(wall, INK, -70, 0, 40, alpha=0.7)
    random = np.random.default_rng(2)
    for y in range(230, 1000, 62):
        for x in random.uniform(70, 700, 4):
            sheet.fill(rectangle(x, y, 44, 16, 5), DARK, alpha=0.35)
    cornice = sheet.fill(rectangle(20, 164, 760, 34, 6), GOLD)
    sheet.shade(cornice, "#a85a3c", 0, -10, 6)


def _clock(sheet: Sheet) -> None:
    """Draw the lit face with a lamp for each hour, three of them larger."""
    x, y = FACE
    sheet.glow(x, y, 480, "#ffcf70", 0.55)
    sheet.disc(x, y, 326, INK)
    sheet.disc(x, y, 316, GOLD)
    face = sheet.disc(x, y, 286, CREAM)
    sheet.shade(face, "#e8a050", -14, -18, 40, alpha=0.8)
    for hour in range(12):
        angle = np.radians(30 * hour - 90)
        at = x + 246 * np.cos(angle), y + 246 * np.sin(angle)
        sheet.disc(*at, 25 if hour % 3 == 0 else 13, WINE)
        if hour % 3 == 0:
            sheet.fill(star(*at, 17), CREAM)
    for minute in range(60):
        angle = np.radians(6 * minute)
        sheet.disc(x + 301 * np.cos(angle), y + 301 * np.sin(angle), 4, INK)


def _gentleman(sheet: Sheet) -> None:
    """Draw the left hand of the clock, in tails: feet at the axle, head before the ten."""
    with sheet.at(*FACE, 1, -48):
        people.leg(sheet, "-16,-176,28 -26,-96,20 -12,-14,13", "#3a3478", INK, left=True)
        people.leg(sheet, "14,-176,28 30,-100,20 12,-6,13", INK, INK)
        for side in (-1, 1):
            sheet.fill(f"{side * 4},-196! {side * 34},-190! {side * 44},-80! {side * 22},-96!", INK)
        coat = sheet.fill("-44,-290! 44,-290! 34,-170 0,-160 -34,-170", INK)
        sheet.shade(coat, "#4a4a9a", 14, 0, 8)
        sheet.fill("-14,-292! 20,-292! 4,-206!", CREAM)
        sheet.fill("-12,-282! -12,-264! 14,-282! 14,-264!", WINE)
        people.arm(sheet, "-38,-274,18 -74,-296,15 -112,-268,12", INK, SKIN, fist=False)
        people.arm(sheet, "38,-274,18 92,-262,15 148,-246,12", INK, SKIN, fist=False)
    with sheet.at(168, 292, 47, 0):
        sheet.fill("-0.2,0.5! 0.5,0.5! 0.9,1.1! 0.2,1.4!", SKIN)
        hair = (
            ("#c9c4d8", "-0.1,0! -0.5,1! -1.1,0.4 -1,-0.6 -0.2,-1.1 0.7,-0.9 0.85,-0.5! 0,-0.5"),
        )
        people.head(sheet, people.Face(skin=SKIN), hair)


def _lady(sheet: Sheet) -> None:
    """Draw the right hand of the clock: a skirt that swings wide, an arm stretched to him."""
    with sheet.at(*FACE, 1, 46):
        people.leg(sheet, "-8,-120,14 -10,-60,12 -6,-8,9", SKIN, WINE, left=True)
        people.leg(sheet, "24,-120,14 26,-70,12 14,-8,9", SKIN, WINE)
        skirt = sheet.fill(
            ("-22,-196! 22,-196! 70,-120 128,-50 60,-40 20,-62 -30,-38 -80,-60 -120,-30 -76,-110"),
            WINE,
        )
        sheet.shade(skirt, "#5c1438", -16, -20, 14)
        for x0, x1 in ((-8, -66), (0, -4), (8, 62)):
            sheet.line([(x0, -180), (x0 * 0.3 + x1 * 0.6, -110), (x1, -62)], ROSE, 5)
        body = sheet.fill("-32,-284! 32,-284! 28,-236 22,-194! -22,-194! -28,-236", ROSE)
        sheet.shade(body, WINE, -10, 0, 8)
        people.arm(sheet, "28,-276,13 70,-296,11 106,-264,9", SKIN, SKIN, fist=False)
        people.arm(sheet, "-28,-276,13 -90,-262,11 -146,-250,9", SKIN, SKIN, fist=False)
    with sheet.at(624, 292, 45, 0, flip=True):
        sheet.fill("-0.2,0.5! 0.5,0.5! 0.9,1.1! 0.2,1.4!", SKIN)
        hair = (
            (
                "#7a2c1c",
                "-0.1,0.1! -0.5,0.9! -1.1,0.4 -1.05,-0.6 -0.2,-1.15 0.7,-0.9 0.85,-0.4! 0,-0.5",
            ),
            ("#7a2c1c", "-1,-0.3 -1.5,-0.8 -1.1,-1.3 -0.5,-1"),
            (GOLD, "-0.9,-0.75 -0.6,-1.2 -0.5,-0.9 -0.75,-0.55"),
        )
        people.head(sheet, people.Face(skin=SKIN, blush="#e0587a"), hair)


def _fiddler(sheet: Sheet) -> None:
    """Draw a fiddler on a chimney, bowing with his eyes shut."""
    roof = sheet.fill("-20,1130! 420,1040! 820,1110! 820,1220! -20,1220!", INK)
    sheet.shade(roof, "#54346c", 0, 14, 8)
    chimney = sheet.fill(rectangle(330, 1080, 150, 130), "#c05a48")
    sheet.shade(chimney, INK, -24, 0, 12)
    sheet.fill(rectangle(316, 1064, 178, 26, 4), "#e07858")
    people.leg(sheet, "386,960,22 382,1010,17 376,1050,12", "#2c5a6a", INK)
    people.leg(sheet, "424,960,22 434,1010,17 430,1050,12", "#2c5a6a", INK)
    coat = sheet.fill("372,858! 442,858! 450,940 458,990! 402,970! 360,990! 364,930", "#3f8a8c")
    sheet.shade(coat, INK, -12, -6, 10, alpha=0.5)
    with sheet.at(412, 820, 34, -6):
        sheet.fill("-0.4,0.6! 0.4,0.6! 0.4,1.5! -0.4,1.5!", BROWN)
        hat = (
            (INK, "-1.02,-0.3! -0.9,-1.9! 0.7,-2! 0.8,-0.5!"),
            (WINE, "-1.02,-0.3! -0.99,-0.7! 0.78,-0.85! 0.8,-0.5!"),
            (INK, "-1.6,-0.15! -0.9,-0.4 0.8,-0.6 1.5,-0.55! 1.4,-0.35! 0,-0.2!"),
        )
        people.head(sheet, people.Face(skin=BROWN, blush="#b8603c"), hat)
    with sheet.at(472, 856, 1, -16):
        sheet.line("20,0 96,0", INK, 9)
        sheet.disc(98, 0, 8, INK)
        body = sheet.fill("-44,0 -34,-22 -10,-15 14,-20 26,0 14,20 -10,15 -34,22", "#d8782c")
        sheet.shade(body, WINE, -4, -8, 5)
        sheet.line("-30,0 94,0", INK, 2)
    people.arm(sheet, "436,876,16 486,906,13 548,842,10", "#3f8a8c", BROWN)
    sheet.line("392,952 556,782", CREAM, 5)
    people.arm(sheet, "380,876,16 352,934,13 406,938,10", "#3f8a8c", BROWN)


def _doves(sheet: Sheet) -> None:
    for x, y, size, flip in (
        (150, 900, 1.0, False),
        (668, 930, 1.15, True),
        (118, 118, 0.8, False),
    ):
        with sheet.at(x, y, size, -8, flip=flip):
            sheet.fill("-10,0 -60,-70 -20,-64 30,-10", "#d8c4e0")
            body = sheet.fill(
                ("-96,2! -30,-8 20,-20 50,-30 66,-18! 54,-6 30,16 -20,22 -74,40! -80,22!"), CREAM
            )
            sheet.shade(body, STONE, 0, -10, 8)
            sheet.fill("-16,0 0,-78 46,-108! 50,-50 24,0", CREAM)
            sheet.fill(polygon("64,-24 82,-18 64,-14"), GOLD)
            sheet.fill(ellipse(52, -20, 3.4), INK)


def look() -> Look:
    return Look("violet-dusk", glow=0.12, pull=0.06, contrast=1.0, finish="gouache", seed=9)
