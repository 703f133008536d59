"""A crowned swan carries a sleeping king; a hand rises from the lake with his sceptre."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, rectangle

INK, SWAN, SHADE, WARM = "#2a2440", "#fffaf4", "#a89cc8", "#ffd8b8"
GOLD, BRONZE, RED, WINE = "#f8c440", "#b06a20", "#d83a48", "#7e1c40"
SKIN, CREAM, BLUE, MINT = "#f4bc98", "#fff4e4", "#3458a8", "#8ccab8"
LAKE, DEEP, SHORE, LEAF, MOSS = "#4a94a0", "#1f4a68", "#7a6a98", "#5c9a58", "#2c6450"


def draw() -> Picture:
    sheet = Sheet("#f08c84", "#ffe6b8")
    _shore(sheet)
    _lake(sheet)
    _willow(sheet, ((14, 440), (72, 310), (128, 180)), 1)
    _willow(sheet, ((788, 470), (726, 360), (662, 250), (598, 160)), -1)
    _swan(sheet)
    _hand(sheet)
    _lilies(sheet)
    return sheet.picture()


def _shore(sheet: Sheet) -> None:
    """Lay the far shore: violet trees under a rose sky."""
    sheet.glow(470, 640, 460, "#fff0c0", 0.8)
    far = puffs([(x, 700 + 18 * np.sin(x), 56 + 12 * np.cos(x * 3)) for x in range(-10, 840, 66)])
    trees = sheet.fill(far, "#b888a4")
    sheet.shade(trees, SHORE, 0, -40, 24, alpha=0.6)
    sheet.fill("-20,716! 200,704 420,716 640,702 820,716! 820,800! -20,800!", SHORE)


def _lake(sheet: Sheet) -> None:
    sheet.fill("-20,760! 820,760! 820,1220! -20,1220!", "#e8a898", DEEP)
    sheet.fill("-20,840! 820,840! 820,1220! -20,1220!", LAKE, DEEP, alpha=0.75)
    random = np.random.default_rng(9)
    for y in np.linspace(780, 1190, 26):
        x, wide = random.uniform(0, 800), random.uniform(40, 110)
        sheet.line([(x - wide, y), (x - wide / 3, y - 4), (x + wide / 3, y), (x + wide, y - 3)],
                   "#ffd0b0" if y < 900 else "#7cc0c4", 4, alpha=0.6)  # fmt: skip
    for k, y in enumerate(range(922, 1060, 17)):
        wide = 270 - 22 * k
        x = 450 + 14 * (-1) ** k
        sheet.line([(x - wide, y), (x, y + 4), (x + wide, y)], SWAN, 8, alpha=0.5)


def _willow(sheet: Sheet, strands: tuple[tuple[float, float], ...], side: int) -> None:
    """Hang strands of willow leaves from the card's upper edge."""
    for k, (x, low) in enumerate(strands):
        sheet.line([(x, -20), (x + 8 * side, low * 0.5), (x, low)], MOSS, 5)
        for j, y in enumerate(np.arange(10, low, 27)):
            bend = x + 8 * side * np.sin(np.pi * y / low)
            for way in (-1, 1):
                with sheet.at(bend, y, 1, -way * (30 + 6 * (j % 3))):
                    sheet.fill("0,0! 12,22 9,48 0,66! -9,48 -12,22",
                               (LEAF, MOSS)[(j + k + (way > 0)) % 2])  # fmt: skip


def _swan(sheet: Sheet) -> None:
    """Draw the swan in profile: tail, body, king on the back, folded wing, neck, head, crown."""
    tail = sheet.fill("640,700 720,690 800,612! 782,690! 806,690! 760,764 720,850 640,860", SWAN)
    sheet.shade(tail, SHADE, -14, -14, 12)
    body = sheet.fill("168,800 180,720 240,680 340,700 460,716 600,704 700,740 730,810 712,870 "
                      "670,900! 250,900! 190,868", SWAN)  # fmt: skip
    sheet.shade(body, SHADE, 0, -34, 26, alpha=0.9)
    neck = sheet.limb([(262, 812, 92), (216, 716, 72), (222, 616, 53), (268, 520, 43),
                       (282, 440, 38), (252, 384, 39), (206, 376, 40)], SWAN)  # fmt: skip
    sheet.shade(neck, SHADE, -18, -4, 16, alpha=0.9)
    sheet.shade(neck, WARM, 12, 4, 8, alpha=0.7)
    _king(sheet)
    wing = sheet.fill("258,800 270,738 340,702 420,704 510,730 610,722 700,690 792,636! 780,700 "
                      "742,722! 764,750 716,772! 726,800 670,830 560,862 430,866 310,850",
                      SWAN)  # fmt: skip
    sheet.shade(wing, SHADE, 0, -18, 16, alpha=0.8)
    sheet.shade(wing, WARM, 0, 10, 8, alpha=0.9)
    for y, start, end in ((760, 500, 740), (794, 500, 714), (826, 480, 664)):
        sheet.line([(start, y - 4), ((start + end) / 2, y + 12), (end, y - 22)], SHADE, 6)
    for y, shift in ((756, 0), (786, 22), (816, 0)):
        for k in range(3):
            sheet.line(arc(330 + shift + 46 * k, y, 23, 17, 10, 170), SHADE, 6)
    bill = sheet.fill("172,356! 120,384 74,412! 92,430 140,424 180,404!", "#f0843c")
    sheet.shade(bill, "#a83a28", 0, -10, 8)
    sheet.line("86,420 130,408 170,398", "#8a3020", 4)
    sheet.fill("166,346! 206,372! 184,408! 164,398 158,370", INK)
    sheet.disc(216, 366, 9, INK)
    sheet.disc(213, 363, 3, SWAN)
    sheet.line("200,350 216,344 232,350", SHADE, 5)
    with sheet.at(232, 341, 1.0, -4):
        crown = sheet.fill("-58,0! -72,-84! -36,-46! 0,-104! 36,-46! 72,-84! 58,0! 0,12", GOLD)
        sheet.shade(crown, BRONZE, -14, 0, 10)
        sheet.fill("-58,0! -61,-20! 0,-8 61,-20! 58,0! 0,12", BRONZE)
        for x, y in ((-72, -88), (0, -108), (72, -88)):
            sheet.disc(x, y, 11, RED)
        for x in (-30, 0, 30):
            sheet.disc(x, -3 - abs(x) / 9, 6, MINT)
    sheet.line([(150, 900), (300, 912), (480, 906), (640, 912), (740, 900)], CREAM, 8, alpha=0.9)


def _king(sheet: Sheet) -> None:
    """Lay the king on a pillow, asleep, a red cover up to his beard, one hand on it."""
    pillow = sheet.fill("590,726 600,620 640,586 700,600 728,660 716,736! ", MINT)
    sheet.shade(pillow, "#3c7a80", -10, -10, 12)
    cover = sheet.fill("352,724! 366,664 398,650 430,672 480,640 540,626 590,640 612,700 600,760! "
                       "360,760!", RED)  # fmt: skip
    sheet.shade(cover, WINE, -10, 12, 16, alpha=0.35)
    for x, y in ((400, 692), (446, 706), (490, 676), (540, 668), (556, 712)):
        sheet.fill([(x, y - 11, True), (x + 9, y, True), (x, y + 11, True), (x - 9, y, True)], GOLD)
    sheet.line("576,640 600,682 598,740", CREAM, 18)
    with sheet.at(622, 606, 56, 34, flip=True):
        hair = (
            (CREAM, "0.24,0.36! 0.6,0.74! 1.02,0.62! 1.3,1.2 1.1,2.1! 0.5,1.6 -0.1,1.2 -0.3,0.4!"),
            (CREAM, "-0.2,0.2! -0.5,0.9 -1,0.7 -1.1,-0.3 -0.3,-0.4"),
            (BLUE, "-1.02,-0.3! -1,-1 -0.3,-1.5 -0.9,-2 -1.9,-1.6! -1.2,-2.5 0.2,-2.2 0.86,-0.6!"),
            (CREAM, "-1.14,-0.1 -1.06,-0.44 0.84,-0.8 1.02,-0.5 0.86,-0.36 -0.92,-0.02"),
        )
        people.head(sheet, people.Face(skin=SKIN, mouth=1), hair)
        sheet.disc(-1.9, -1.5, 0.3, CREAM)
        sheet.line("0.6,0.68 0.84,0.62 1.1,0.72", CREAM, 0.16)
    people.arm(sheet, "612,704,22 570,706,20 520,672,14", "#5a3c8c", SKIN, fist=False)


def _hand(sheet: Sheet) -> None:
    """Raise an arm from the water, four fingers and a thumb round a sceptre."""
    x = 92.0
    for wide in (118, 84, 50):
        sheet.line(arc(x, 1128, wide, wide * 0.24, 0, 360), "#c8ecec", 6, alpha=0.85)
    shaft = sheet.fill(rectangle(x - 9, 770, 18, 300, 8), GOLD)
    sheet.shade(shaft, BRONZE, -5, 0, 3)
    sheet.fill(f"{x - 34},790! {x + 34},790! {x + 18},814! {x - 18},814!", BRONZE)
    orb = sheet.disc(x, 754, 38, RED)
    sheet.shade(orb, WINE, -10, -10, 10)
    sheet.disc(x - 12, 742, 8, CREAM)
    sheet.fill(f"{x - 8},718! {x},684! {x + 8},718!", GOLD)
    arm = sheet.limb([(x + 8, 1092, 27), (x + 8, 1060, 25), (x + 4, 1020, 23)], SKIN)
    sheet.shade(arm, "#b8706c", -12, 0, 10)
    cuff = sheet.fill(f"{x - 32},1078! {x + 48},1074! {x + 58},1124 {x + 10},1140 {x - 42},1124",
                      MINT)  # fmt: skip
    sheet.shade(cuff, "#3c7a80", -12, 0, 10)
    palm = sheet.fill(rectangle(x - 26, 962, 56, 84, 24), SKIN)
    sheet.shade(palm, "#b8706c", -10, 0, 8)
    for k in range(4):
        finger = sheet.fill(rectangle(x - 38, 960 + 20 * k, 54, 21, 10), SKIN)
        sheet.shade(finger, "#b8706c", 0, -5, 4, alpha=0.8)
        sheet.line([(x - 28, 981 + 20 * k), (x + 8, 981 + 20 * k)], "#a86060", 3)
    sheet.limb([(x + 20, 1006, 13), (x + 22, 972, 11), (x + 2, 950, 10), (x - 16, 948, 9)], SKIN)
    sheet.line([(x + 8, 1000), (x + 11, 974), (x - 2, 962), (x - 14, 959)], "#a86060", 3)
    for u, v in ((x - 46, 1086), (x + 66, 1062), (x - 30, 930)):
        sheet.fill([(u, v - 18, True), (u + 8, v), (u, v + 8), (u - 8, v)], "#c8ecec")


def _lilies(sheet: Sheet) -> None:
    for x, y, size, flower in ((620, 1060, 1.1, True), (360, 1140, 1.25, True),
                               (742, 1166, 1.0, False)):  # fmt: skip
        with sheet.at(x, y, size):
            pad = sheet.fill([(0, 0, True), *arc(0, 0, 92, 30, 25, 335, 24)], LEAF)
            sheet.shade(pad, MOSS, 0, -8, 8)
            if not flower:
                continue
            for u, lean in ((-44, -22), (44, 22), (-24, -8), (24, 8), (0, 0)):
                petal = sheet.fill([(0, 6, True), (u - 15, -18), (u + lean, -56, True),
                                    (u + 15, -18)], "#ffdce4")  # fmt: skip
                sheet.shade(petal, "#e0809c", 0, -12, 8)
            sheet.disc(0, -8, 13, GOLD)


def look() -> Look:
    return Look(
        "rose-sea", glow=0.14, pull=0.04, contrast=1.0, seed=77,
        focus=((0.24, 0.28, 0.14, 1.2), (0.74, 0.52, 0.12, 1.3), (0.12, 0.84, 0.1, 1.3),
               (0.12, 0.64, 0.08, 1.0), (0.6, 0.58, 0.16, 1.0), (0.6, 0.66, 0.25, 0.8)),
    )  # fmt: skip
