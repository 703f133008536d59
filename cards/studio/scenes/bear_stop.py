"""A bear in a dinner suit waits for a bus in the desert, an egg beside it."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle

INK, CREAM, RED, GOLD = "#2a2438", "#fff8e8", "#d8403c", "#f8c050"
FUR, DEEP, MUZZLE, BLUSH = "#ac6c44", "#74402e", "#f0c898", "#e8785c"
SUIT, SATIN, NIGHT = "#36406e", "#5a6aa4", "#222848"
SAND, DUNE, ROCK, ROAD = "#f6bc6c", "#e08c4c", "#cc6448", "#75668a"
CACTUS, THORN = "#4f9a64", "#226a5c"
STRAW = "#d89a3c"


def draw() -> Picture:
    sheet = Sheet("#4fb4c4", "#ffeec4")
    _desert(sheet)
    with sheet.at(12, 0):
        _stop(sheet)
        _luggage(sheet)
    with sheet.at(250, 106, 0.9):
        _bear(sheet)
    return sheet.picture()


def _desert(sheet: Sheet) -> None:
    """Lay rocks with flat tops, dunes, a cactus, and a road with straight edges."""
    for x, y, size in ((170, 130, 1.0), (470, 80, 0.6)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-96, 14, 26), (-40, 0, 42), (30, 6, 36), (78, 16, 24)]), CREAM
            )
            sheet.shade(cloud, "#f0b890", 0, -14, 10, alpha=0.6)
    for outline, colour in (
        ("-20,640! -20,520! 90,514! 110,560! 150,572! 170,640!", "#e0906c"),
        ("420,640! 444,540! 470,530! 486,474! 640,470! 656,534! 690,544! 710,640!", ROCK),
    ):
        rock = sheet.fill(outline, colour)
        sheet.shade(rock, "#8a3c54", -22, -6, 14, alpha=0.5)
    sheet.line("492,512 640,508", "#e89068", 10)
    far = sheet.fill("-20,640! 160,610 380,640 600,606 820,636! 820,1100! -20,1100!", "#f2a860")
    sheet.shade(far, CREAM, 0, 24, 18, alpha=0.6)
    with sheet.at(486, 720, 0.6):
        _cactus(sheet)
    near = sheet.fill("-20,830! 180,780 430,816 640,776 820,800! 820,1220! -20,1220!", SAND, DUNE)
    sheet.shade(near, "#fff0c4", 0, 26, 20, alpha=0.8)
    for ripple in ("60,900 130,886 200,900", "400,890 470,876 540,888", "20,1000 90,988 150,1000"):
        sheet.line(ripple, DUNE, 6)
    sheet.fill("-20,1082! 820,1082! 820,1100! -20,1100!", CREAM)
    sheet.fill("-20,1098! 820,1098! 820,1220! -20,1220!", ROAD, "#5a4c74")
    for x in (-30, 190, 410, 630):
        sheet.fill(polygon([(x + 16, 1150), (x + 146, 1150), (x + 136, 1172), (x, 1172)]), CREAM)


def _cactus(sheet: Sheet) -> None:
    sheet.disc(0, 40, 84, DUNE, 14)
    for points in ("0,10,38 0,-120,40 0,-250,34", "-20,-90,22 -84,-100,24 -90,-190,22",
                   "20,-130,20 76,-140,22 82,-224,19"):  # fmt: skip
        limb = sheet.limb(points, CACTUS)
        sheet.shade(limb, THORN, -12, -4, 8, alpha=0.7)
    for x, y in ((-12, -60), (14, -110), (-10, -170), (12, -220), (-88, -140), (80, -180)):
        sheet.line([(x, y), (x, y + 16)], "#cfe8a8", 5)
    for x, y in ((0, -288), (-90, -214)):
        sheet.fill([(x, y + 12, True), (x - 22, y - 8), (x, y - 4), (x + 22, y - 8)], RED)


def _stop(sheet: Sheet) -> None:
    """Set a bus stop: a post and a round sign with a bus on it."""
    sheet.disc(690, 1046, 62, DUNE, 12)
    post = sheet.fill(rectangle(680, 330, 20, 718, 4), "#6a7488")
    sheet.shade(post, INK, -8, 0, 4, alpha=0.5)
    sheet.fill(rectangle(656, 1026, 68, 24, 8), "#4a5068")
    sign = sheet.disc(690, 286, 84, RED)
    sheet.shade(sign, "#8a1c3c", -8, -10, 8, alpha=0.6)
    sheet.disc(690, 286, 61, CREAM)
    sheet.fill(rectangle(650, 252, 82, 58, 10), SUIT)
    for x in (657, 680, 703):
        sheet.fill(rectangle(x, 262, 19, 20, 3), "#c4e4ec")
    for x in (670, 712):
        sheet.disc(x, 311, 11, INK)
        sheet.disc(x, 311, 4, CREAM)
    board = sheet.fill(rectangle(652, 440, 76, 104, 6), CREAM)
    sheet.shade(board, "#c8a484", -6, -8, 6)
    for y in (462, 482, 502, 522):
        sheet.line([(664, y), (716 - (y % 3) * 8, y)], SUIT, 5)


def _luggage(sheet: Sheet) -> None:
    """Stand an egg in a ring of straw on a suitcase."""
    sheet.disc(556, 1050, 124, DUNE, 14)
    sheet.line(arc(556, 930, 34, 24, 180, 360), "#5a2434", 12)
    case = sheet.fill(rectangle(450, 924, 212, 124, 16), "#c8483c")
    sheet.shade(case, "#7a1c3c", -14, -16, 14, alpha=0.7)
    for x in (480, 612):
        sheet.fill(rectangle(x, 924, 22, 124), "#8a2c34")
        sheet.fill(rectangle(x - 2, 972, 26, 18, 4), GOLD)
    sheet.fill(rectangle(532, 966, 48, 28, 6), GOLD)
    egg = sheet.fill("556,720 602,760 624,836 610,896 556,920 502,896 488,836 510,760", CREAM)
    sheet.shade(egg, "#c4a4b4", -22, -16, 22, alpha=0.8)
    for x, y, r in ((532, 782, 9), (580, 800, 7), (548, 844, 10), (594, 860, 8), (512, 846, 6)):
        sheet.disc(x, y, r, "#8ac0c0", r * 0.8)
    nest = sheet.fill("462,888 500,898 556,904 612,898 650,888 646,914 610,930 556,934 502,930 "
                      "466,914", STRAW)  # fmt: skip
    sheet.shade(nest, "#8a4c24", 0, -10, 8, alpha=0.7)
    random = np.random.default_rng(2)
    for k in range(12):
        x, y = 466 + 15 * k, 902 + random.uniform(-4, 12)
        sheet.line([(x, y), (x + 26, y + random.uniform(-12, 12))], "#fbdc84", 5)


def _bear(sheet: Sheet) -> None:
    """Draw the bear from the front, its middle at x = 0: it glances at the egg."""
    sheet.disc(0, 1054, 190, DUNE, 18)
    for side in (-1, 1):
        with sheet.at(0, 0, 1, 0, flip=side < 0):
            leg = sheet.fill("8,850! 126,830! 118,1010! 26,1010!", SUIT)
            sheet.shade(leg, NIGHT, -14, 0, 12, alpha=0.8)
            shoe = sheet.fill("18,1052! 20,1006 64,992 118,1004 152,1036 154,1052!", INK)
            sheet.shade(shoe, "#8a90b8", 6, 10, 5, alpha=0.6)
    _arm(sheet)
    body = sheet.fill("-92,572! 92,572! 150,640 172,780 150,890 100,914 -100,914 -150,890 "
                      "-172,780 -150,640", SUIT)  # fmt: skip
    sheet.shade(body, NIGHT, -26, -20, 26, alpha=0.8)
    sheet.fill("-62,566! 62,566! 50,700 0,846! -50,700", CREAM)
    for y in (672, 724, 776):
        sheet.disc(0, y, 7, INK)
    for side in (-1, 1):
        lapel = sheet.fill([(58 * side, 566, True), (110 * side, 592), (92 * side, 690, True),
                            (70 * side, 700, True), (78 * side, 726, True), (4 * side, 860, True),
                            (46 * side, 700)], SATIN)  # fmt: skip
        sheet.shade(lapel, SUIT, -8 * side, -8, 8, alpha=0.6)
    sheet.disc(22, 872, 7, GOLD)
    _bouquet(sheet)
    with sheet.at(0, 450):
        _head(sheet)
    for side in (-1, 1):
        bow = sheet.fill([(0, 584, True), (74 * side, 550), (82 * side, 596), (72 * side, 634),
                          (0, 604, True)], RED)  # fmt: skip
        sheet.shade(bow, "#8a1c3c", -6, -10, 8, alpha=0.6)
    sheet.disc(0, 594, 17, "#b82c38", 20)


def _arm(sheet: Sheet) -> None:
    """Let the arm on the right hang: sleeve, cuff and a paw with its pads' fingers."""
    paw = sheet.fill("174,832 232,826 252,866 244,912 216,930 186,920 170,884", FUR)
    sheet.shade(paw, DEEP, -8, -12, 10, alpha=0.7)
    for x in (198, 218):
        sheet.line([(x, 896), (x + 2, 922)], DEEP, 6)
    sheet.fill("160,812! 240,802! 248,838! 166,848!", CREAM)
    sleeve = sheet.fill("96,590! 160,606 214,690 244,812! 158,828! 140,740", SATIN)
    sheet.shade(sleeve, SUIT, -20, -8, 18, alpha=0.9)


def _bouquet(sheet: Sheet) -> None:
    """Draw the arm on the left, bent before the chest, its paw round a paper cone of flowers."""
    sleeve = sheet.fill("-96,590! -170,610 -230,720 -226,806 -180,836 -124,832! -120,764! "
                        "-160,744 -146,690", SATIN)  # fmt: skip
    sheet.shade(sleeve, SUIT, 16, -14, 18, alpha=0.9)
    sheet.fill("-134,756! -104,760! -108,838! -138,838!", CREAM)
    with sheet.at(-72, 0, 1, -6):
        _flowers(sheet)
    paw = sheet.fill("-114,762 -74,752 -50,776 -48,806 -70,834 -112,836", FUR)
    sheet.shade(paw, DEEP, 0, -10, 8, alpha=0.6)
    for y in (778, 800, 820):
        sheet.line([(-74, y), (-52, y)], DEEP, 5)


def _flowers(sheet: Sheet) -> None:
    for x, y in ((-158, 640), (-108, 596), (-58, 632), (-84, 668), (-132, 680)):
        sheet.line([(x, y), (-96, 780)], THORN, 7)
    cone = sheet.fill("-168,690! -120,676 -84,690! -40,676! -88,850! -110,850!", "#fbe4dc")
    sheet.shade(cone, "#d89a98", -12, -6, 10, alpha=0.8)
    for x, y, colour in ((-160, 648, GOLD), (-52, 636, "#f08a9c"), (-108, 602, "#a884d8"),
                         (-82, 668, GOLD), (-132, 684, "#f08a9c")):  # fmt: skip
        for a in np.arange(0, 6.2, 1.05):
            sheet.disc(x + 19 * np.cos(a), y + 19 * np.sin(a), 14, colour)
        sheet.disc(x, y, 12, RED)


def _head(sheet: Sheet) -> None:
    for side in (-1, 1):
        ear = sheet.disc(104 * side, -102, 46, FUR)
        sheet.shade(ear, DEEP, -6, -6, 8, alpha=0.6)
        sheet.disc(104 * side, -98, 25, MUZZLE)
    skull = sheet.fill("0,-140 80,-126 136,-60 148,20 116,92 56,126 0,132 -56,126 -116,92 "
                       "-148,20 -136,-60 -80,-126", FUR)  # fmt: skip
    sheet.shade(skull, DEEP, -16, -20, 20, alpha=0.6)
    muzzle = sheet.fill(ellipse(6, 52, 78, 62), MUZZLE)
    sheet.shade(muzzle, "#c88a5c", -4, -12, 12, alpha=0.5)
    nose = sheet.fill("-26,14 8,2 42,14 34,40 8,52 -18,40", INK)
    sheet.shade(nose, "#8a84a8", 2, 12, 6, alpha=0.7)
    sheet.line("8,50 8,72", INK, 7)
    sheet.line("-32,74 -14,88 8,74 30,88 48,74", INK, 7)
    for side in (-1, 1):
        x = 62 * side + 6
        sheet.disc(x, -18, 24, CREAM, 26)
        sheet.disc(x + 9, -12, 14, INK, 16)
        sheet.disc(x + 13, -18, 5, CREAM)
        sheet.line([(x - 26, -64 - 9 * side), (x, -74), (x + 26, -64 + 9 * side)], DEEP, 11)
        sheet.disc(104 * side, 46, 26, BLUSH, 20, alpha=0.55)


def look() -> Look:
    return Look(
        "terracotta", glow=0.0, pull=0.03, contrast=1.0,
        focus=((0.36, 0.37, 0.1, 1.0), (0.25, 0.55, 0.08, 0.8)), seed=14,
    )  # fmt: skip
