"""A pair of boots walks off through the snow; their owner follows, asleep, with a candle."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import ellipse, polygon, rectangle

INK, SNOW, BLUE, RED, DARK = "#1c1c44", "#b8c0ee", "#6a70c0", "#d83a40", "#7c1434"
CREAM, GOLD, LAMP, SKIN = "#fff4e4", "#f0b848", "#ffd880", "#f0c4a0"


def draw() -> Picture:
    sheet = Sheet("#2a2a6c", "#5c58a8")
    _hill(sheet)
    _house(sheet)
    for x, y, size in ((664, 420, 1.1), (760, 520, 1.4), (560, 350, 0.7), (40, 560, 0.9)):
        with sheet.at(x, y, size):
            _fir(sheet)
    _prints(sheet)
    with sheet.at(26, 126, 0.7):
        _sleeper(sheet)
    with sheet.at(356, 892, 0.98, -6):
        _boot(sheet)
    with sheet.at(576, 976, 1.0, 9):
        _boot(sheet)
    random = np.random.default_rng(6)
    for x, y in zip(random.uniform(0, 800, 60), random.uniform(0, 1200, 60), strict=True):
        sheet.disc(x, y, random.uniform(2.5, 6), CREAM, alpha=0.85)
    return sheet.picture()


def _hill(sheet: Sheet) -> None:
    for outline, top, low in (
        ("-20,330! 160,260 420,300 640,250 820,300! 820,1220! -20,1220!", "#8a8fd4", "#9aa0e0"),
        ("-20,420! 260,380 560,450 820,560! 820,1220! -20,1220!", SNOW, "#8f96d8"),
    ):
        hill = sheet.fill(outline, top, low)
        sheet.shade(hill, CREAM, 0, 24, 20, alpha=0.55)
    drift = sheet.fill("-20,1080! 200,1040 420,1130 640,1150 820,1090! 820,1220! -20,1220!", BLUE)
    sheet.shade(drift, SNOW, 0, 16, 12)


def _house(sheet: Sheet) -> None:
    """Draw the house that was left with its door open, and the light that falls out of it."""
    sheet.fill("172,430! 246,430! 420,640! 190,690!", LAMP, alpha=0.4)
    wall = sheet.fill(rectangle(70, 240, 240, 192), "#a85a54")
    sheet.shade(wall, INK, 30, 0, 20, alpha=0.5)
    roof = sheet.fill(polygon("30,256 120,118 262,118 350,256"), CREAM)
    sheet.shade(roof, BLUE, 0, -24, 12)
    chimney = sheet.fill(rectangle(244, 84, 36, 70), "#8a4450")
    sheet.shade(chimney, INK, 10, 0, 6)
    sheet.line("262,70 250,40 278,14 262,-20", "#b0b0e0", 16, alpha=0.7)
    sheet.glow(209, 370, 130, LAMP, 0.7)
    sheet.fill(rectangle(172, 302, 74, 130), LAMP)
    sheet.fill("172,302! 130,318! 130,446! 172,432!", "#5a2440")
    sheet.disc(138, 384, 4, GOLD)
    sheet.fill(rectangle(88, 300, 34, 44, 3), "#3a2450")
    sheet.fill(rectangle(266, 300, 34, 44, 3), "#3a2450")


def _fir(sheet: Sheet) -> None:
    sheet.fill(ellipse(10, 92, 90, 14), BLUE, alpha=0.7)
    sheet.fill(rectangle(-11, 40, 22, 52), "#5a3040")
    for y, wide in ((50, 92), (-10, 72), (-70, 50)):
        tier = sheet.fill(
            [(-wide, y, True), (0, y - 110, True), (wide, y, True), (0, y + 16)], "#2f5a78"
        )
        sheet.shade(tier, INK, -22, 0, 12, alpha=0.7)
        sheet.fill(
            [
                (-wide * 0.5, y - 54, True),
                (0, y - 110, True),
                (wide * 0.5, y - 54, True),
                (wide * 0.2, y - 66),
                (0, y - 50),
                (-wide * 0.2, y - 66),
            ],
            CREAM,
        )


def _prints(sheet: Sheet) -> None:
    """Press the way into the snow: in pairs from the door, wider the nearer they come."""
    for k in range(9):
        share = k / 8
        x, y = 236 + 120 * share**1.6, 478 + 500 * share
        side = 22 + 16 * share
        size = 0.34 + 0.5 * share
        with sheet.at(x + (side if k % 2 else -side), y, size, 0):
            sheet.fill("-34,-6 0,-20 44,-18 76,2 44,20 0,16", BLUE)
            sheet.fill("-34,-2 0,-12 44,-10 70,6 44,20 0,16", "#4a4c9c")


def _boot(sheet: Sheet) -> None:
    """Draw a red boot that steps to the right, fur at its top, its laces untied."""
    sheet.fill(ellipse(60, 166, 190, 20), "#4a4c9c", alpha=0.75)
    boot = sheet.fill(
        ("-78,-120! 54,-120! 58,-20 70,40 140,62 206,86 222,128 214,150! -86,150! -92,90 -72,20"),
        RED,
    )
    sheet.shade(boot, DARK, 26, -18, 20, alpha=0.9)
    sheet.shade(boot, "#ff8a70", -18, 16, 10, alpha=0.45)
    sheet.line("118,60 138,90 126,148", DARK, 6)
    sheet.fill("-92,134! 224,128! 222,164! 30,168! 24,154! -10,154! -14,172! -92,170!", INK)
    sheet.fill("4,-104! 54,-104! 58,-20 74,36 40,56 14,20", DARK)
    for k in range(4):
        y, x = -84 + 34 * k, 6 * (k == 3)
        sheet.line([(4 + x, y), (54 + x * 2, y + 22)], GOLD, 8)
        sheet.line([(54 + x, y), (4 + x, y + 22)], GOLD, 8)
    sheet.line("40,46 78,14 110,26 84,48 44,46", GOLD, 7)
    sheet.line("40,46 70,80 100,116", GOLD, 7)
    sheet.line("40,46 24,84 34,118", GOLD, 7)
    cuff = sheet.fill(
        (
            "-98,-122 -84,-162 -40,-158 -6,-170 34,-160 72,-160 80,-122 60,-96 20,-102 "
            "-16,-92 -54,-102 -84,-94"
        ),
        CREAM,
    )
    sheet.shade(cuff, BLUE, 0, -16, 10)
    sheet.fill(ellipse(-8, -154, 58, 13), DARK)


def _sleeper(sheet: Sheet) -> None:
    """Draw a man in a nightshirt and cap, barefoot, eyes shut, one hand out before him."""
    sheet.fill(ellipse(196, 992, 120, 16), "#4a4c9c", alpha=0.7)
    for x in (150, 214):
        sheet.limb(f"{x},870,19 {x + 4},930,16 {x + 2},976,13", SKIN)
        sheet.fill(
            [(x - 14, 966), (x + 16, 966), (x + 52, 984), (x + 48, 994, True), (x - 16, 994, True)],
            SKIN,
        )
    sheet.glow(352, 640, 230, LAMP, 0.75)
    shirt = sheet.fill("150,612! 216,612! 240,700 278,910! 92,910! 110,760 128,680", CREAM)
    with sheet.within(shirt):
        for x in range(96, 300, 38):
            sheet.line([(184 + (x - 184) * 0.4, 600), (x, 920)], "#7f96d8", 11)
    sheet.shade(shirt, "#5a5ab0", 26, 0, 18, alpha=0.75)
    with sheet.at(350, 690):
        sheet.fill(ellipse(0, 18, 42, 10), GOLD)
        sheet.fill(rectangle(-11, -46, 22, 62, 3), CREAM)
        sheet.fill("0,-104! 15,-70 8,-50 -8,-50 -15,-70", GOLD)
        sheet.fill("0,-84! 7,-64 0,-52 -7,-64", CREAM)
    people.arm(sheet, "198,648,22 240,738,19 306,710,13", "#dfe4fa", SKIN)
    with sheet.at(192, 540, 60, 4):
        sheet.fill("-0.5,0.6! 0.3,0.7! 0.4,1.4! -0.6,1.4!", SKIN)
        cap = (
            ("#3f50a8", "-0.98,-0.1! -0.9,-1 -0.3,-1.5 0.5,-1.2 0.9,-0.4! -0.1,-0.5"),
            ("#3f50a8", "0.1,-1.3! -0.9,-1.6 -1.7,-0.9 -2,0.5 -1.7,0.6 -1.3,-0.3 -0.6,-0.7!"),
            (CREAM, "-1.05,-0.02 -0.98,-0.32 0,-0.7 0.86,-0.6 0.94,-0.34 0.1,-0.4 -0.7,0.02"),
        )
        people.head(sheet, people.Face(skin=SKIN, mouth=0.6), cap)
        sheet.disc(-1.86, 0.66, 0.28, CREAM)


def look() -> Look:
    return Look("blossom", glow=0.1, pull=0.04, contrast=1.0, finish="gouache", seed=5)
