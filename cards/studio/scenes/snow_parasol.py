"""Two snow people hold hands under a parasol on a beach; she has half melted and smiles."""

from itertools import pairwise

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import ellipse, rectangle

INK, SNOW, COLD, WARM = "#22283c", "#fdfeff", "#8fb4e0", "#fff2c8"
RED, WINE, CREAM, CARROT = "#e8402f", "#9c2038", "#fff6e0", "#f5842a"
SAND, DUNE, SEA, DEEP = "#f5c964", "#d08a3c", "#2fb4bc", "#1878a0"
TWIG, BLUE, STRAW, WATER = "#6a4028", "#2f6fd0", "#f7d65c", "#9fdcf2"


def draw() -> Picture:
    sheet = Sheet("#3fa4e4", "#c4ecf0")
    _beach(sheet)
    _parasol(sheet)
    _puddle(sheet)
    _she(sheet)
    _he(sheet)
    _hands(sheet)
    _crab(sheet)
    _bucket(sheet)
    _ball(sheet)
    return sheet.picture()


def _beach(sheet: Sheet) -> None:
    """Lay sky, clouds, sea with a sail, and sand."""
    for x, y, size in ((96, 120, 1.0), (712, 196, 0.8)):
        with sheet.at(x, y, size):
            sheet.fill(puffs([(-70, 6, 34), (-20, -16, 48), (44, -4, 40), (88, 12, 26)]), CREAM,
                       alpha=0.95)  # fmt: skip
    sea = sheet.fill("-20,560! 820,560! 820,820! -20,820!", SEA)
    sheet.shade(sea, DEEP, 0, 60, 40, alpha=0.8)
    with sheet.at(690, 566, 0.9):
        sheet.fill("-4,-14! -4,-120! 62,-14!", CREAM)
        sheet.fill("-14,-14! -14,-100! -54,-14!", RED)
        sheet.fill("-66,-6! 74,-6! 48,22! -44,22!", TWIG)
    for x, y, wide in ((70, 620, 60), (500, 610, 50), (330, 646, 44), (740, 650, 56)):
        sheet.line([(x - wide, y), (x - wide / 3, y - 6), (x + wide / 3, y), (x + wide, y - 6)],
                   "#c8f4ee", 6, alpha=0.9)  # fmt: skip
    sheet.fill("-20,700! 140,716 330,694 520,712 820,690! 820,780! -20,780!", "#e8fbf4")
    sand = sheet.fill("-20,722! 140,738 330,716 520,736 820,712! 820,1220! -20,1220!", SAND)
    sheet.shade(sand, DUNE, 0, -90, 60, alpha=0.7)
    random = np.random.default_rng(3)
    for x, y in zip(random.uniform(0, 800, 70), random.uniform(770, 1190, 70), strict=True):
        sheet.disc(x, y, 3, DUNE, 2.4, alpha=0.8)
    sheet.disc(430, 1010, 380, DUNE, 60, alpha=0.55)


def _parasol(sheet: Sheet) -> None:
    sheet.line("408,200 408,1010", "#fff4d8", 16)
    sheet.line("413,390 413,1008", "#c8a068", 5)
    ribs = (60, 200, 330, 486, 616, 756)
    bends = ((90, 110), (228, 240), (340, 240), (476, 240), (588, 240), (726, 110))
    canopy = sheet.fill("408,120! 560,148 690,240 756,390! 60,390! 126,240 256,148", CREAM)
    with sheet.within(canopy):
        for k in (0, 2, 4):
            sheet.fill([(408, 112, True), bends[k], (ribs[k], 400, True),
                        (ribs[k + 1], 400, True), bends[k + 1]], RED)  # fmt: skip
    sheet.shade(canopy, WINE, -26, -20, 26, alpha=0.35)
    for k, (a, b) in enumerate(pairwise(ribs)):
        sheet.fill([(a, 389, True), (b, 389, True), (b, 410), ((a + b) / 2, 436), (a, 410)],
                   RED if k % 2 == 0 else CREAM)  # fmt: skip
    sheet.disc(408, 114, 17, RED)


def _snow(sheet: Sheet, x: float, y: float, radius: float, down: float | None = None) -> None:
    ball = sheet.fill(ellipse(x, y, radius, down), SNOW)
    sheet.shade(ball, COLD, -radius * 0.2, -radius * 0.22, radius * 0.24, alpha=0.9)
    sheet.shade(ball, WARM, radius * 0.1, radius * 0.08, radius * 0.1, alpha=0.5)


def _face(sheet: Sheet, droop: float) -> None:
    """Put coal eyes, a carrot to the right and a smile on a head of radius 66 at the origin."""
    for x in (-14, 30):
        sheet.disc(x, -16, 9, INK, 11)
        sheet.disc(x - 3, -20, 3, CREAM)
    nose = sheet.fill(f"4,-4! 10,-8 92,{6 + droop}! 8,20 -2,10", CARROT)
    sheet.shade(nose, "#b84a1c", 0, -6, 5)
    for x, y in ((-28, 22), (-16, 33), (0, 40), (17, 40), (33, 33)):
        sheet.disc(x, y, 5.5, INK)
    sheet.disc(-36, 8, 12, "#f5a0a0", 9, alpha=0.75)


def _twig(sheet: Sheet, points: str, fingers: str) -> None:
    sheet.line(points, TWIG, 13)
    for finger in fingers.split(" / "):
        sheet.line(finger, TWIG, 8)


def _he(sheet: Sheet) -> None:
    """Stack him out of three balls, whole and cold, with top hat, scarf and buttons."""
    _twig(sheet, "166,740 100,690 62,640", "68,648 34,630 / 64,644 52,602 / 66,646 82,608")
    _snow(sheet, 228, 926, 128, 116)
    _snow(sheet, 228, 752, 98, 94)
    for y in (880, 930):
        sheet.disc(234, y, 10, INK)
    with sheet.at(232, 616, 1.12):
        _snow(sheet, 0, 0, 66)
        _face(sheet, 0)
        sheet.disc(0, -52, 82, INK, 15)
        hat = sheet.fill("-54,-52! -50,-156! 50,-156! 54,-52! 0,-42", INK)
        sheet.shade(hat, "#5a6a9c", 14, 0, 10)
        sheet.fill("-54,-60! -53,-84! 53,-84! 54,-60! 0,-50", RED)
    scarf = sheet.fill("156,672 230,700 306,668 312,698 232,734 152,704", BLUE)
    sheet.shade(scarf, INK, 0, -8, 8, alpha=0.5)
    tail = sheet.fill("236,708! 282,700! 292,822! 244,826!", BLUE)
    sheet.shade(tail, INK, 10, 0, 8, alpha=0.5)
    for y in (746, 786):
        sheet.line([(242, y), (287, y - 4)], CREAM, 9)


def _puddle(sheet: Sheet) -> None:
    pool = sheet.fill("380,1060 424,1020 500,1010 590,996 690,1004 770,1026 790,1062 720,1092 "
                      "620,1100 520,1110 420,1094", WATER)  # fmt: skip
    sheet.shade(pool, SEA, 0, -14, 12, alpha=0.7)
    for x, y, wide in ((424, 1068, 22), (752, 1062, 16), (560, 1098, 26)):
        sheet.line([(x - wide, y), (x + wide, y - 3)], SNOW, 6)


def _she(sheet: Sheet) -> None:
    """Let her lowest ball run into a puddle; her middle and head are still round."""
    _twig(sheet, "652,898 706,866 716,808", "716,816 694,788 / 716,814 738,786")
    mound = sheet.fill("424,1064 440,1030 484,1002 512,956 560,930 630,932 668,958 692,1000 "
                       "734,1028 756,1058 732,1070 704,1056 680,1078 650,1062 622,1086 588,1066 "
                       "556,1082 520,1062 488,1082 456,1058", SNOW)  # fmt: skip
    sheet.shade(mound, COLD, -20, -24, 24, alpha=0.9)
    _snow(sheet, 590, 896, 88, 76)
    for y in (890, 928):
        sheet.disc(580, y, 9, INK)
    with sheet.at(586, 782, 1.06, flip=True):
        _snow(sheet, 0, 0, 66)
        _face(sheet, 20)
        for x in (-14, 30):
            for dx in (-8, 0, 8):
                sheet.line([(x + dx * 0.7, -26), (x + dx * 1.5, -38)], INK, 3.5)
    for x, y in ((546, 834), (565, 848), (586, 853), (607, 848), (626, 834)):
        sheet.disc(x, y, 9, RED)
    with sheet.at(592, 722, 1.06, 6):
        brim = sheet.disc(0, 0, 112, STRAW, 22)
        sheet.shade(brim, DUNE, 0, -8, 8)
        crown = sheet.fill("-58,-4! -50,-62 0,-78 50,-62 58,-4! 0,8", STRAW)
        sheet.shade(crown, DUNE, -12, 0, 10)
        sheet.fill("-58,-6! -57,-26! 0,-14 57,-26! 58,-6! 0,8", RED)
        for k in range(5):
            turn = 2 * np.pi * k / 5
            sheet.disc(-40 + 14 * np.cos(turn), -22 + 14 * np.sin(turn), 10, "#fff0f4")
        sheet.disc(-40, -22, 9, CARROT)
    with sheet.at(716, 794):
        glass = sheet.fill("-30,-62! 30,-62! 20,14! -20,14!", "#ffb52e")
        sheet.shade(glass, RED, 0, -14, 12)
        sheet.line("8,-50 26,-102", CREAM, 6)
        sheet.disc(-28, -62, 18, "#ffe36a")
        sheet.disc(-28, -62, 12, CARROT)
        for dx in (-20, 20):
            sheet.line([(dx, -8), (dx * 0.4, -4)], TWIG, 8)
    for x, y in ((484, 950), (690, 956), (524, 836)):
        sheet.fill([(x, y - 20, True), (x + 9, y), (x, y + 9), (x - 9, y)], "#58b8ec")


def _hands(sheet: Sheet) -> None:
    """Join his twig and hers before the pole."""
    _twig(sheet, "316,794 366,836 414,846", "404,842 436,830 / 404,844 440,850")
    _twig(sheet, "522,892 468,876 424,850", "434,852 400,828 / 432,854 398,862")


def _crab(sheet: Sheet) -> None:
    with sheet.at(340, 1146, 0.86):
        for side in (-1, 1):
            for k in range(3):
                sheet.line([(36 * side, 8 + 8 * k), (72 * side, 4 + 12 * k),
                            (86 * side, 26 + 10 * k)], WINE, 8)  # fmt: skip
            sheet.line([(40 * side, -4), (78 * side, -18), (76 * side, -44)], RED, 12)
            with sheet.at(78 * side, -62, 1, 14 * side, flip=side < 0):
                sheet.fill("-22,6 -26,-22 -8,-38! -2,-14! 14,-40! 28,-18 20,10 0,18", RED)
            sheet.line([(16 * side, -24), (18 * side, -46)], RED, 7)
            sheet.disc(18 * side, -52, 11, CREAM)
            sheet.disc(18 * side, -53, 6, INK)
        shell = sheet.disc(0, 2, 56, RED, 36)
        sheet.shade(shell, WINE, 0, -10, 10)
        sheet.line("-18,10 0,20 18,10", INK, 5)


def _bucket(sheet: Sheet) -> None:
    with sheet.at(706, 1172, 0.8, 6):
        sheet.line("34,-90 58,-180", TWIG, 11)
        sheet.fill(rectangle(44, -206, 34, 28, 10), TWIG)
        pail = sheet.fill("-60,-100! 60,-100! 44,26! -44,26!", BLUE)
        sheet.shade(pail, INK, -16, 0, 12, alpha=0.6)
        sheet.disc(0, -100, 61, "#1c4a9c", 14)
        sheet.fill("-50,-100 -20,-126 14,-122 48,-100 0,-90", SAND)
        sheet.line("-58,-96 -34,-30 34,-30 58,-96", CREAM, 6)


def _ball(sheet: Sheet) -> None:
    with sheet.at(98, 1110, 78, -18):
        ball = sheet.disc(0, 0, 1, CREAM)
        with sheet.within(ball):
            for colour, wedge in (
                (RED, "0,0! -0.5,-1.1! 0.3,-1.2!"), (STRAW, "0,0! 1.2,-0.6! 1.2,0.3!"),
                (BLUE, "0,0! 0.6,1.2! -0.3,1.2!"), ("#3fb070", "0,0! -1.2,0.7! -1.2,-0.2!"),
            ):  # fmt: skip
                sheet.fill(wedge, colour)
        sheet.shade(ball, INK, -0.22, -0.24, 0.2, alpha=0.45)
        sheet.disc(0, 0, 0.16, CREAM)


def look() -> Look:
    return Look(
        "lemon", glow=0.1, pull=0.04, contrast=1.0, seed=83,
        focus=((0.29, 0.52, 0.14, 1.2), (0.73, 0.63, 0.16, 1.2), (0.52, 0.7, 0.08, 1.1),
               (0.44, 0.92, 0.1, 1.1), (0.86, 0.94, 0.1, 0.9)),
    )  # fmt: skip
