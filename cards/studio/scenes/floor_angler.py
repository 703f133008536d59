"""An old man fishes through a hole in his floor; the night sky lies below, and a star bites."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, star
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, DEEP, BLUE, GOLD, CREAM = "#241c3c", "#141a4a", "#2f4a9c", "#f8c450", "#fff2d4"
ROOM, WOOD, RED, SKIN, MINT = "#f0b46a", "#a05a34", "#d04a3c", "#f2c49b", "#6ab0a0"
FLOOR = 610.0
HOLE = (330.0, 690.0)
"""Where the floor is, and between which x it is broken open."""


def draw() -> Picture:
    sheet = Sheet(ROOM, "#f6cc8c")
    _room(sheet)
    _sky(sheet)
    _boards(sheet)
    _chair(sheet)
    _man(sheet)
    _cat(sheet)
    _catch(sheet)
    return sheet.picture()


def _room(sheet: Sheet) -> None:
    """Paper the wall; hang a lamp and a proud picture of a caught crescent."""
    for x in range(20, 800, 76):
        sheet.fill(rectangle(x, -10, 30, 640), "#e8a25c", alpha=0.6)
    sheet.glow(330, 190, 380, "#fff0b8", 0.75)
    sheet.line("330,-10 330,96", INK, 6)
    shade = sheet.fill("280,90! 380,90! 436,176! 224,176!", RED)
    sheet.shade(shade, "#7a1f3c", -18, 0, 12)
    sheet.disc(330, 178, 32, CREAM, 16)
    with sheet.at(650, 190, 1, 4):
        sheet.fill(rectangle(-84, -74, 168, 148, 6), WOOD)
        sheet.fill(rectangle(-66, -56, 132, 112), BLUE)
        moon = sheet.disc(0, 0, 40, GOLD)
        sheet.shade(moon, RED, -8, -6, 8)
        sheet.disc(18, -10, 33, BLUE)
    table = "#7a3f2c"
    sheet.fill(rectangle(662, 470, 130, 18, 6), table)
    for x in (684, 764):
        sheet.line([(x, 486), (x + (8 if x > 700 else -8), FLOOR)], table, 13)
    pot = sheet.fill("686,470 676,428 700,398 746,398 768,428 758,470", MINT)
    sheet.shade(pot, "#235a66", -10, -8, 9)
    sheet.line("678,440 656,426 650,404", MINT, 13)
    sheet.line(arc(764, 430, 20, 22, -80, 80), MINT, 9)
    sheet.fill(ellipse(722, 398, 22, 8), "#235a66")
    sheet.disc(722, 386, 8, "#235a66")
    for x, y in ((646, 380), (654, 340)):
        sheet.line([(x, y), (x - 10, y - 16), (x, y - 32)], CREAM, 6, alpha=0.8)


def _sky(sheet: Sheet) -> None:
    """Lay the night sky under the floor: a shoal of stars with glowing wakes, a far moon."""
    sky = sheet.fill(rectangle(-20, FLOOR, 840, 620), DEEP, "#4a5cb8")
    sheet.shade(sky, BLUE, 0, 60, 60, alpha=0.5)
    sheet.glow(510, 780, 330, "#ffd890", 0.3)
    random = np.random.default_rng(3)
    for _ in range(70):
        x, y = 800 * random.random(), 700 + 480 * random.random()
        sheet.disc(x, y, random.uniform(1.5, 4), CREAM, alpha=0.8)
    for x, y, size, turn in ((150, 800, 42, 10), (250, 940, 30, -12), (110, 1000, 24, 16),
                             (690, 860, 34, -8), (330, 1110, 36, 8), (660, 1070, 28, 12),
    ):  # fmt: skip
        _fish(sheet, x, y, size, turn, flip=x > 500)
    for x, y, wide in ((60, 1170, 210), (740, 1190, 240), (430, 1230, 200)):
        cloud = sheet.disc(x, y, wide, "#8a94d8", 60)
        sheet.shade(cloud, BLUE, 0, -20, 16, alpha=0.6)


def _fish(
    sheet: Sheet, x: float, y: float, size: float, turn: float, *, flip: bool = False
) -> None:
    """Draw a star that swims like a fish: a wake behind it, one eye before."""
    with sheet.at(x, y, size, turn, flip=flip):
        for k in (-0.42, 0, 0.42):
            sheet.line([(-2.6 + abs(k), k), (-0.5, k)], CREAM, 0.12, alpha=0.5)
        body = sheet.fill(star(0, 0, 1.3, 5, 0.52), GOLD)
        sheet.shade(body, "#f08a3c", -0.2, -0.2, 0.16)
        sheet.disc(0.3, -0.12, 0.12, INK, 0.16)
        sheet.line("0.2,0.26 0.36,0.36 0.52,0.24", INK, 0.1)


def _boards(sheet: Sheet) -> None:
    """Lay the floor in section, broken where the hole is."""
    left, right = HOLE
    for board in (
        [(-20, FLOOR, True), (left + 14, FLOOR, True), (left - 4, FLOOR + 16, True),
         (left + 26, FLOOR + 30, True), (left - 26, FLOOR + 54, True), (-20, FLOOR + 54, True)],
        [(820, FLOOR, True), (right - 6, FLOOR, True), (right + 12, FLOOR + 20, True),
         (right - 18, FLOOR + 34, True), (right + 22, FLOOR + 54, True), (820, FLOOR + 54, True)],
    ):  # fmt: skip
        path = sheet.fill(board, WOOD)
        sheet.shade(path, "#4a2030", 0, -16, 8, alpha=0.8)
        with sheet.within(path):
            sheet.line([(-20, FLOOR + 5), (820, FLOOR + 5)], "#d88a54", 10)
            for x in (110, 250, 760):
                sheet.line([(x, FLOOR), (x, FLOOR + 54)], "#4a2030", 4)
    for points in ("356,742! 404,730! 420,748! 366,760!", "600,724! 640,744! 622,758! 588,738!"):
        sheet.fill(points, WOOD)


def _chair(sheet: Sheet) -> None:
    """Draw a winged armchair from the side."""
    for x in (62, 232):
        sheet.fill(f"{x},560! {x + 26},560! {x + 20},612! {x + 6},612!", "#5a2c2c")
    back = sheet.fill("22,250 60,226 104,250 124,400 130,566! 34,566! 20,400", "#2f7f7c")
    sheet.shade(back, INK, 14, -6, 14, alpha=0.5)
    seat = sheet.fill("90,490! 262,490 276,520 266,572! 60,572!", "#2f7f7c")
    sheet.shade(seat, INK, 0, -12, 10, alpha=0.5)


def _man(sheet: Sheet) -> None:
    """Draw the man in nightshirt and slippers, quite awake, his rod bent by a bite."""
    people.leg(sheet, "196,500,34 272,516,26 290,566,16", SKIN, RED)
    people.leg(sheet, "180,504,36 246,530,28 250,580,16", SKIN, RED)
    shirt = sheet.fill(
        "132,330! 206,330! 230,420 244,474 288,500 284,548! 220,546 104,548! 104,440", CREAM
    )
    sheet.shade(shirt, "#7a8ac0", 22, -10, 16, alpha=0.6)
    for x in (128, 160, 192, 224):
        sheet.line([(x, 348 if x < 200 else 420), (x + 4, 440), (x + 16, 540)], "#8aa0d0", 6)
    rod = [(236, 470), (360, 330), (470, 300), (520, 372)]
    sheet.line(rod, "#6a3424", 9)
    people.arm(sheet, "180,360,30 198,450,26 268,436,16", "#dfe4f0", SKIN)
    with sheet.at(178, 268, 66, 10):
        sheet.fill("-0.5,0.5! 0.4,0.6! 0.4,1.3! -0.6,1.2!", SKIN)
        cap = (
            (CREAM, "-0.3,0.3! -0.9,0.3 -1,-0.3 -0.3,-0.4"),
            (BLUE, ("-1,-0.1! -1,-0.9 -0.5,-1.6 -1.4,-1.7 -2.1,-0.9 -2,-0.4! -2.3,-1.4 -1.6,-2.2 "
             "-0.2,-1.9 0.6,-1.2 0.86,-0.5!")),
            (CREAM, "-1.15,0.05 -1.02,-0.28 0.7,-0.78 1,-0.5 0.8,-0.38 -0.6,0.02"),
            (CREAM, "-2.3,-0.5 -2.05,-0.7 -1.8,-0.5 -2.05,-0.22"),
        )  # fmt: skip
        people.head(sheet, people.Face(skin=SKIN, awake=True, mouth=1.4), cap)
        sheet.fill("0.95,0.56! 0.6,0.5 0.1,0.56 -0.2,0.4! -0.3,1 0.2,1.6 0.8,1.9! 0.98,1.2", CREAM)
        sheet.fill("0.5,0.58 0.86,0.44 1.16,0.6! 0.8,0.72", "#e4dce8")


def _cat(sheet: Sheet) -> None:
    """Draw a cat on the far edge that bends over and looks down into the sky."""
    with sheet.at(742, FLOOR):
        sheet.line("34,-20 66,-40 56,-90 74,-104", INK, 15)
        body = sheet.fill("-40,0! -34,-70 -4,-100 34,-70 46,-30 44,0!", INK)
        sheet.shade(body, "#6a6aa8", 8, 8, 8, alpha=0.6)
        with sheet.at(-46, -84, 1, -28):
            sheet.fill("-34,-14 -30,-52! -10,-36 12,-38 32,-54! 34,-12 16,14 -16,14", INK)
            for x in (-18, 6):
                sheet.disc(x, -10, 8, GOLD)
                sheet.disc(x - 2, -7, 4, INK)
            for y in (2, 8):
                sheet.line([(-24, y), (-52, y + 4)], CREAM, 2.5)


def _catch(sheet: Sheet) -> None:
    """Hang the line down through the hole, and the star that has bitten."""
    sheet.line([(520, 372), (522, 600), (512, 840)], CREAM, 4)
    sheet.glow(505, 930, 210, "#fff0b0", 0.75)
    sheet.line(arc(500, 852, 14, 20, 0, 190), CREAM, 6)
    with sheet.at(498, 944, 1, -8):
        body = sheet.fill(star(0, 0, 104, 5, 0.52), GOLD)
        sheet.shade(body, "#f08a3c", -14, -12, 16)
        for x in (-24, 22):
            sheet.disc(x, -14, 10, INK, 14)
            sheet.disc(x + 3, -19, 4, CREAM)
            sheet.disc(x * 1.7, 14, 12, "#f0785c", alpha=0.7)
        sheet.disc(0, 20, 10, INK, 12)


def look() -> Look:
    return Look("indigo", glow=0.08, pull=0.04, contrast=1.0, finish="gouache", seed=8)
