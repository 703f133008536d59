"""A headless suit of armour in a meadow: birds nest in its collar, the helmet lies beside it."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import Shape, arc, ellipse

INK, STEEL, SHADE, SHINE, MAIL = "#242c44", "#9cb4cc", "#4c6088", "#f0f8ff", "#38425e"
GOLD, BRONZE, RED, WINE = "#f4bc40", "#a8662c", "#e03c30", "#8e1c30"
STRAW, EARTH, CREAM = "#e0ac58", "#7a4a28", "#fff6e0"
LEAF, DEEP, FRESH = "#5c9c40", "#2c6440", "#b8d460"
MIDDLE = 336.0
"""Where the suit stands."""


def draw() -> Picture:
    sheet = Sheet("#8cccdc", "#fff4b8")
    _land(sheet)
    _poppy(sheet, 52, 960, 0.75)
    sheet.disc(MIDDLE, 1126, 260, DEEP, 26, alpha=0.7)
    with sheet.at(MIDDLE, 0):
        for left in (True, False):
            with sheet.at(0, 0, flip=left):
                _leg(sheet, -1 if left else 1)
        _sword(sheet)
        _trunk(sheet)
        for left in (True, False):
            with sheet.at(0, 0, flip=left):
                _arm(sheet, -1 if left else 1)
        _nest(sheet)
        _collar(sheet)
        with sheet.at(92, 290, 1.0):
            _bird(sheet, "#3c78c0", "#1c3c78", "#f8a468")
    with sheet.at(656, 1124, 0.95):
        _helmet(sheet)
    with sheet.at(664, 906, 0.78, flip=True):
        _bird(sheet, "#a8704c", "#5c3430", "#f0603c")
    _grass(sheet)
    return sheet.picture()


def _land(sheet: Sheet) -> None:
    sheet.glow(560, 560, 520, "#fffbe0", 0.8)
    for x, y, size in ((640, 170, 1.0), (120, 110, 0.8), (70, 400, 0.6)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(puffs([(-110, 0, 44), (-46, -26, 60), (40, -14, 66), (110, 6, 42)]),
                               CREAM)  # fmt: skip
            sheet.shade(cloud, "#a8d0d8", 0, -24, 16, alpha=0.6)
    far = sheet.fill("-20,760! 160,690 420,730 640,680 820,720! 820,900! -20,900!", "#b8d8a0")
    sheet.shade(far, CREAM, 0, 24, 20, alpha=0.7)
    for x, y, r in ((586, 672, 34), (640, 660, 46), (706, 668, 40), (766, 676, 48), (36, 708, 46)):
        sheet.line([(x, y + r), (x, y + r + 34)], "#8a8a60", 8)
        crown = sheet.disc(x, y, r, "#94c48c")
        sheet.shade(crown, "#5c9c7c", -10, -10, 10, alpha=0.6)
    near = sheet.fill("-20,880! 200,830 480,850 820,810! 820,1220! -20,1220!", "#a4cc60", LEAF)
    sheet.shade(near, "#e8f0a0", 0, 26, 22, alpha=0.7)


def _plate(sheet: Sheet, shape: Shape, way: int, colour: str = STEEL) -> None:
    """Beat a plate: lit from the upper left; `way` is -1 where the sheet is mirrored."""
    path = sheet.fill(shape, colour)
    sheet.shade(path, SHADE, -16 * way, -8, 12, alpha=0.9)
    sheet.shade(path, SHINE, 15 * way, 9, 7, alpha=1.0)
    sheet.line(path, INK, 4)


def _leg(sheet: Sheet, way: int) -> None:
    sheet.limb([(70, 700, 48), (76, 880, 32), (80, 1070, 30)], MAIL)
    _plate(sheet, "44,1056! 116,1056! 146,1082 186,1104 188,1124! 40,1124!", way)
    for x, y in ((122, 1070), (148, 1090)):
        sheet.line([(x, y), (x - 12, 1120)], INK, 4)
    _plate(sheet, "44,896! 114,896! 126,960 110,1062! 54,1062! 38,960", way)
    sheet.line([(77 - 21 * way, 922), (77 - 22 * way, 960), (79 - 15 * way, 1030)], SHINE, 7)
    _plate(sheet, "22,690! 128,690! 126,780 112,848! 44,848! 24,780", way)
    _plate(sheet, "104,846 146,850 154,876 138,902 104,896", way, GOLD)
    _plate(sheet, "32,872 46,838 78,826 112,838 124,872 112,904 78,916 46,904", way)
    sheet.disc(78, 872, 9, GOLD)
    if way > 0:
        _vine(sheet)


def _vine(sheet: Sheet) -> None:
    """Wind a vine round the leg, from the ground to the thigh."""
    for (x, y), (u, v) in (((50, 1104), (112, 1050)), ((45, 992), (119, 936)),
                           ((32, 822), (123, 762))):  # fmt: skip
        sheet.line([(x, y), ((x + u) / 2, (y + v) / 2 + 12), (u, v)], DEEP, 7)
        for share, side in ((0.14, -1), (0.3, 1), (0.7, -1), (0.86, 1)):
            with sheet.at(x + share * (u - x), y + share * (v - y) + 8, 1, 45 + 60 * side):
                leaf = sheet.fill("0,0! -13,-18 0,-40! 13,-18", LEAF)
                sheet.shade(leaf, DEEP, -6, 0, 5)
        with sheet.at((x + u) / 2, (y + v) / 2 + 10):
            for angle in np.radians(range(0, 360, 72)):
                sheet.disc(11 * np.sin(angle), -11 * np.cos(angle), 10, CREAM)
            sheet.disc(0, 0, 7, GOLD)


def _trunk(sheet: Sheet) -> None:
    """Draw skirt, breastplate and belt."""
    for k in (2, 1, 0):
        y, half = 640 + 36 * k, 104 + 13 * k
        _plate(sheet, f"{-half},{y}! {half},{y}! {half + 18},{y + 50}! 0,{y + 60} "
               f"{-half - 18},{y + 50}!", 1)  # fmt: skip
        for side in (-1, 1):
            sheet.disc(side * (half - 6), y + 36, 6, GOLD)
    _plate(sheet, "-100,400! 100,400! 158,450 162,530 128,610 106,654! 0,662 -106,654! -128,610 "
           "-162,530 -158,450", 1)  # fmt: skip
    sheet.line("0,452 4,560 0,656", SHADE, 7)
    sheet.line("-12,470 -8,560 -11,640", SHINE, 6, alpha=0.8)
    belt = sheet.fill("-112,628! 0,640 112,628! 110,662! 0,674 -110,662!", GOLD)
    sheet.shade(belt, BRONZE, -10, -8, 8)
    sheet.line(belt, INK, 4)


def _arm(sheet: Sheet, way: int) -> None:
    """Let an arm hang at the suit's left; the other, mirrored, rests on the sword."""
    rests = way < 0
    hand = 706 if rests else 732
    sheet.limb([(190, 500, 34), (214, 600, 30), (216, hand, 24)], MAIL)
    _plate(sheet, "160,530! 240,524! 254,604! 178,608!", way)
    with sheet.at(0, hand - 756):
        _plate(sheet, "178,660! 258,660! 250,760! 190,760!", way)
    _plate(sheet, "172,624 190,590 222,584 252,602 262,632 240,660 202,662", way)
    sheet.disc(220, 624, 10, GOLD)
    with sheet.at(218, hand):
        if rests:
            glove = "-40,-6! 36,-6! 50,24 42,58 0,68 -40,58 -48,24"
            _plate(sheet, glove, way)
            for x in (-18, 4, 26):
                sheet.line([(x, 28), (x - 2, 62)], INK, 4)
        else:
            _plate(sheet, "-26,20 -50,46 -48,92 -30,96 -16,60", way)
            _plate(sheet, "-34,-6! 34,-6! 42,40 34,98 16,124 -14,120 -28,96 -36,40", way)
            for x in (-10, 12):
                sheet.line([(x, 58), (x, 112)], INK, 4)
            sheet.line([(-32, 40), (38, 40)], INK, 4)
        _plate(sheet, "-62,-66! 62,-66! 36,14! -36,14!", way)
        sheet.line([(-58, -58), (58, -58)], GOLD, 9)
    _plate(sheet, "148,500! 244,492! 256,544! 162,552!", way)
    _plate(sheet, "84,424 116,388 174,384 226,426 246,508! 148,522! 102,484", way)
    glint = "106,446 124,414 156,398" if way > 0 else "224,444 208,418 178,400"
    sheet.line(glint, SHINE, 8)
    sheet.line([(240, 482), (196, 488), (150, 498)], GOLD, 9)
    sheet.disc(160, 432, 10, GOLD)


def _sword(sheet: Sheet) -> None:
    """Plant a sword in the ground under the mirrored hand."""
    with sheet.at(-218, 0):
        blade = sheet.fill("-19,846! 19,846! 15,1140! -15,1140!", "#dce8f0")
        sheet.shade(blade, SHADE, -17, 0, 3, alpha=0.8)
        sheet.line(blade, INK, 4)
        sheet.fill("-14,760! 14,760! 14,836! -14,836!", WINE)
        for y in (784, 802, 820):
            sheet.line([(-14, y), (14, y - 8)], GOLD, 5)
        guard = sheet.limb([(-78, 836, 11), (0, 842, 13), (78, 836, 11)], GOLD)
        sheet.shade(guard, BRONZE, -4, -10, 6)


def _nest(sheet: Sheet) -> None:
    """Set a nest with three eggs into the collar's hollow, straws sticking out of it."""
    sheet.fill(ellipse(0, 342, 110, 26), INK)
    random = np.random.default_rng(3)
    bowl = sheet.fill("-124,296! -96,350 -40,378 40,378 96,350 124,296!", STRAW)
    sheet.shade(bowl, EARTH, 0, -22, 14)
    sheet.fill(ellipse(0, 296, 124, 32), EARTH)
    for x, y, turn in ((-58, 280, -14), (2, 272, 6), (-28, 290, 0)):
        with sheet.at(x, y, 1, turn):
            egg = sheet.disc(0, 0, 29, CREAM, 37)
            sheet.shade(egg, "#c88c58", -8, -8, 8)
            sheet.line(egg, EARTH, 4)
            for u, v in ((-9, -14), (8, -20), (12, -2), (-12, 4)):
                sheet.disc(u, v, 3.5, BRONZE)
    rim = sheet.fill([*arc(0, 296, 128, 36, 0, 180), *arc(0, 292, 116, 16, 180, 0)], STRAW)
    sheet.shade(rim, EARTH, 0, -14, 8, alpha=0.6)
    with sheet.within("-128,296! -98,354 -40,382 40,382 98,354 128,296! 0,316"):
        for _ in range(60):
            x, y = random.uniform(-120, 120), random.uniform(300, 376)
            dx, dy = random.uniform(24, 50), random.uniform(-14, 14)
            tint = (EARTH, "#fcd890", BRONZE)[random.integers(3)]
            sheet.line([(x - dx, y - dy), (x, y + 6), (x + dx, y + dy)], tint, 4)
    for x, y, dx, dy in ((-118, 306, -38, -16), (-110, 326, -44, 2), (112, 316, 40, 4),
                         (104, 330, 38, 14)):  # fmt: skip
        sheet.line([(x, y), (x + dx, y + dy)], STRAW, 6)


def _collar(sheet: Sheet) -> None:
    """Close the collar before the nest."""
    front = [(92, 396), (128, 420), (0, 458), (-128, 420), (-92, 396)]
    _plate(sheet, [*arc(0, 342, 108, 20, 180, 0), *front], 1)
    sheet.line("-122,420 0,452 122,420", GOLD, 10)
    sheet.line(arc(0, 390, 90, 16, 8, 172), SHADE, 5)
    lip = sheet.fill([*arc(0, 342, 112, 28, 0, 180), *arc(0, 342, 96, 12, 180, 0)], GOLD)
    sheet.shade(lip, BRONZE, -8, -8, 6)
    sheet.line(arc(0, 342, 112, 28, 0, 180), INK, 4)


def _bird(sheet: Sheet, coat: str, dark: str, breast: str) -> None:
    """Perch a bird in profile, looking left, its feet at the origin."""
    for x in (0, 18):
        sheet.line([(x + 2, -26), (x, 0), (x - 10, 2)], INK, 5)
    sheet.fill("54,-66! 124,-34! 132,-14! 106,-12! 34,-34!", dark)
    body = sheet.fill("-62,-108 -54,-142 -20,-158 14,-142 36,-104 68,-62! 40,-30 4,-20 -30,-32 "
                      "-50,-66", coat)  # fmt: skip
    with sheet.within(body):
        sheet.disc(-34, -58, 42, breast, 54)
    sheet.shade(body, dark, 0, -12, 10, alpha=0.5)
    wing = sheet.fill("2,-96 34,-100 62,-74 96,-36! 56,-38 20,-48 2,-70", dark)
    sheet.shade(wing, coat, 8, 14, 8, alpha=0.8)
    sheet.fill("-58,-126! -58,-108! -88,-114!", GOLD)
    sheet.disc(-32, -126, 13, CREAM)
    sheet.disc(-34, -126, 9, INK)
    sheet.disc(-37, -129, 3, CREAM)


def _helmet(sheet: Sheet) -> None:
    """Stand the helmet in the grass, looking left: visor shut, a red plume behind."""
    sheet.disc(0, 2, 130, DEEP, 18, alpha=0.8)
    plume = sheet.fill("36,-218! 40,-262 84,-288 126,-262 146,-200 142,-120 122,-64! 108,-130 "
                       "84,-190", RED)  # fmt: skip
    sheet.shade(plume, WINE, -14, -6, 12)
    for x in (96, 118):
        sheet.line([(x - 24, -262), (x + 4, -210), (x + 14, -130)], WINE, 4)
    _plate(sheet, "-70,-52! 84,-52! 112,0! -96,0!", 1)
    sheet.line([(-84, -14), (100, -14)], GOLD, 10)
    _plate(sheet, "-78,-48! -92,-130 -64,-200 8,-232 78,-196 104,-120 92,-48!", 1)
    sheet.line("-40,-212 10,-238 66,-206", GOLD, 10)
    sheet.line("60,-172 78,-130 76,-80", SHINE, 7)
    _plate(sheet, "-84,-178! 30,-170! 38,-110 20,-46! -58,-44! -92,-70 -128,-104! -104,-140", 1)
    sheet.line([(-102, -136), (4, -134)], INK, 15, butt=True)
    for x in (-78, -54, -30, -6):
        sheet.line([(x, -94), (x + 2, -66)], INK, 7)
    sheet.disc(40, -140, 14, GOLD)
    sheet.disc(40, -140, 6, BRONZE)


def _poppy(sheet: Sheet, x: float, y: float, size: float) -> None:
    """Draw a poppy, its blossom at (x, y)."""
    sheet.line([(x, y), (x + 8, y + 90), (x - 4, y + 240)], DEEP, 7 * size)
    with sheet.at(x, y, size):
        for u, v, tint in ((-30, -14, WINE), (30, -14, WINE), (0, -30, RED), (-18, 14, RED),
                           (20, 14, RED)):  # fmt: skip
            petal = sheet.disc(u, v, 40, tint, 34)
            sheet.shade(petal, "#ff8060", 6, 8, 8, alpha=0.7)
        sheet.disc(0, -2, 17, INK)
        for angle in np.radians(range(0, 360, 45)):
            sheet.disc(23 * np.cos(angle), -2 + 20 * np.sin(angle), 3, INK)


def _grass(sheet: Sheet) -> None:
    random = np.random.default_rng(8)
    for x in range(-14, 820, 17):
        high, lean = random.uniform(60, 130), random.uniform(-34, 34)
        tint = (LEAF, DEEP, FRESH, "#78b048")[random.integers(4)]
        sheet.fill([(x - 11, 1220, True), (x + lean * 0.4 - 6, 1210 - high * 0.5),
                    (x + lean, 1204 - high, True), (x + lean * 0.4 + 10, 1210 - high * 0.45),
                    (x + 14, 1220, True)], tint)  # fmt: skip
    for x, y, size in ((82, 1140, 1.0), (340, 1146, 0.85), (556, 1158, 0.72), (736, 1150, 0.8)):
        _poppy(sheet, x, y, size)


def look() -> Look:
    return Look(
        "lemon", glow=0.12, pull=0.04, contrast=1.0, seed=149,
        focus=((0.48, 0.2, 0.16, 1.3), (0.42, 0.45, 0.3, 1.0), (0.4, 0.8, 0.3, 0.9),
               (0.8, 0.82, 0.2, 1.3), (0.14, 0.75, 0.12, 1.0)),
    )  # fmt: skip
