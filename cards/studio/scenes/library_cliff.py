"""In a flooded hall a bookcase is a sea cliff: a book pours out a fall, others fly as gulls."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle

INK, WALL, ROCK, LEDGE = "#241428", "#6a2c50", "#5a5468", "#8f8798"
GOLD, CREAM, SEA, FOAM = "#f4c060", "#fff4d8", "#1f7f8c", "#eafaf4"
SPINES = ("#c8483c", "#e0a03c", "#2f7f7c", "#7a3a6c", "#e8d4a4", "#3f5a94", "#a8324a", "#5f8f58")
LEDGES = ((150, 352, 500), (0, 520, 486), (0, 688, 530), (0, 856, 500))
"""Left end, height and right end of each ledge; books stand on it."""


def draw() -> Picture:
    sheet = Sheet(WALL, "#3a1838")
    _window(sheet)
    _cliff(sheet)
    _fall(sheet)
    _book(sheet)
    _nests(sheet)
    _gulls(sheet)
    _sea(sheet)
    _reader(sheet)
    return sheet.picture()


def _window(sheet: Sheet) -> None:
    """Draw a tall arched window full of evening light."""
    sheet.glow(590, 480, 520, "#ffb868", 0.5)
    sheet.fill("384,1010! 384,330! 420,190 590,90 760,190 796,330! 796,1010!", INK)
    pane = sheet.fill(
        "404,1010! 404,335! 436,208 590,114 744,208 776,335! 776,1010!", "#ffd988", "#f0886a"
    )
    sheet.shade(pane, "#d8604c", -20, -20, 50, alpha=0.5)
    for x in (497, 590, 683):
        sheet.line([(x, 120), (x, 1000)], INK, 7)
    for y in (335, 500, 665, 830):
        sheet.line([(404, y), (776, y)], INK, 7)
    for radius in (70, 140):
        sheet.line(arc(590, 335, radius, radius * 1.1, 180, 360), INK, 6)


def _cliff(sheet: Sheet) -> None:
    """Draw the rock, its ledges, and on them rows of books, some leaning."""
    rock = sheet.fill(
        (
            "-20,180! 60,150! 130,200! 210,170! 330,196! 430,180! 480,210! 500,330! "
            "462,380! 478,500! 448,560! 514,670! 486,740! 470,850! 520,960! 560,1060! "
            "-20,1060!"
        ),
        ROCK,
    )
    sheet.shade(rock, INK, -40, 0, 40, alpha=0.75)
    random = np.random.default_rng(11)
    for left, y, right in LEDGES:
        x = left + 14
        while x < right - 60:
            width, height = random.integers(20, 44), random.integers(84, 134)
            turn = 9 if random.random() < 0.12 else 0
            with sheet.at(x, y, 1, turn):
                colour = SPINES[random.integers(len(SPINES))]
                book = sheet.fill(rectangle(0, -height, width, height, 4), colour)
                sheet.shade(book, INK, -7, 0, 5, alpha=0.6)
                for band in (0.14, 0.24, 0.82):
                    sheet.fill(rectangle(0, -height * (1 - band), width, 5), GOLD, alpha=0.85)
            x += width + 3 + turn
        slab = sheet.fill(
            [
                (left - 30, y, True),
                (right - 20, y - 4, True),
                (right, y + 14, True),
                (right - 50, y + 38, True),
                (left - 30, y + 34, True),
            ],
            LEDGE,
        )
        sheet.shade(slab, INK, 0, -14, 8, alpha=0.7)
    turf = sheet.fill(
        (
            "-20,150! 60,120 150,166 240,140 350,168 450,150 496,206! 430,206! 400,236! "
            "340,204! 250,200! 216,232! 170,196! 100,200! 60,226! -20,200!"
        ),
        "#6f9a4c",
    )
    sheet.shade(turf, "#2f5a48", 0, -14, 10)


def _book(sheet: Sheet) -> None:
    """Draw the open book at the brink; the water wells up between its pages."""
    with sheet.at(410, 176, 1, 10):
        sheet.fill("-190,-14! 0,26! 190,-14! 200,10! 0,58! -200,10!", "#a8324a")
        for side in (-1, 1):
            page = sheet.fill(
                [
                    (0, 30, True),
                    (60 * side, -16),
                    (130 * side, -42),
                    (186 * side, -16, True),
                    (170 * side, -120, True),
                    (120 * side, -140),
                    (50 * side, -110),
                    (0, -64, True),
                ],
                CREAM,
            )
            sheet.shade(page, "#d8a070", 16 * side, 0, 10, alpha=0.7)
            if side < 0:
                for k in range(4):
                    y = -94 + 24 * k
                    sheet.line(
                        [(side * 36, y - 4), (side * 90, y - 26), (side * 150, y - 16)],
                        "#a88a80",
                        4,
                    )
    sheet.fill(
        ("400,112 440,86 520,120 590,150 640,230! 644,330! 538,330! 532,240 470,204 412,196"),
        FOAM,
        "#c4ece6",
    )
    sheet.line("430,128 510,150 570,190 590,250", "#6fc0c4", 6)
    sheet.line("430,160 490,176 545,214 556,260", "#6fc0c4", 5)


def _fall(sheet: Sheet) -> None:
    fall = sheet.fill("540,230! 640,230! 664,600 680,1030! 520,1030! 536,600", "#c8f0ea", "#7fd0d0")
    sheet.shade(fall, SEA, -16, 0, 14, alpha=0.7)
    random = np.random.default_rng(4)
    for k in range(26):
        x, y = 548 + 92 * random.random(), 260 + 26 * k
        long = 60 + 90 * random.random()
        spread = (x - 592) * 0.14
        sheet.line([(x, y), (x + spread, y + long)], FOAM if k % 3 else "#4fa8b0", 5)


def _nests(sheet: Sheet) -> None:
    """Let two gulls sit where books are missing."""
    for x, y, flip in ((392, 688, False), (120, 520, True)):
        with sheet.at(x, y, 1.05, 0, flip=flip):
            sheet.fill(rectangle(-62, -128, 124, 128), "#3a3046")
            body = sheet.fill(
                "-58,-44 -20,-62 6,-72 14,-104 36,-116 54,-100 48,-66 40,-30 -10,-18", CREAM
            )
            sheet.shade(body, LEDGE, -4, -14, 8)
            sheet.fill("-70,-52 -30,-58 10,-48 -14,-28 -50,-32", "#9aa8b8")
            sheet.fill(polygon("52,-104 78,-94 52,-88"), "#e8703c")
            sheet.disc(40, -100, 4.5, INK)
            nest = sheet.fill("-66,-34! 60,-34! 44,0! -50,0!", "#9a6a38")
            sheet.shade(nest, INK, 0, -10, 6)
            for k in range(6):
                sheet.line([(-60 + 20 * k, -36), (-44 + 20 * k, -6)], GOLD, 4)


def _gulls(sheet: Sheet) -> None:
    """Draw open books on the wing: pages spread as feathers, a beak at the spine."""
    for x, y, size, turn, colour in (
        (690, 400, 1.0, -14, "#2f5a94"),
        (700, 700, 0.8, 10, "#a8324a"),
        (120, 84, 0.8, 6, "#2f7f7c"),
    ):
        with sheet.at(x, y, size, turn):
            for side in (-1, 1):
                cover = [
                    (0, 16, True),
                    (40 * side, -40),
                    (100 * side, -56),
                    (134 * side, -26, True),
                    (90 * side, -22),
                    (40 * side, 0),
                    (0, 40, True),
                ]
                sheet.fill(cover, colour)
                page = [
                    (0, 4, True),
                    (38 * side, -56),
                    (96 * side, -72),
                    (126 * side, -40, True),
                    (90 * side, -38),
                    (40 * side, -14),
                    (0, 24, True),
                ]
                wing = sheet.fill(page, CREAM)
                sheet.shade(wing, "#c89a78", 8 * side, -8, 6)
            sheet.fill("-12,4 0,-14 14,4 8,40 -6,40", colour)
            sheet.fill(polygon("-7,34 9,34 2,62"), "#f08a3c")


def _sea(sheet: Sheet) -> None:
    """Draw the flood and the foam under the fall."""
    for y, colour, lift in ((1000, "#2f8f98", 0), (1062, SEA, 26), (1126, "#12505e", 60)):
        crest = [(-30, 1230, True), (-30, y, True)]
        crest += [(x, y - (16 if k % 2 else -4)) for k, x in enumerate(range(10 - lift, 830, 52))]
        wave = sheet.fill([*crest, (830, y, True), (830, 1230, True)], colour)
        sheet.shade(wave, "#9fe0d8", 0, 12, 8, alpha=0.6)
        if lift == 0:
            foam = puffs(
                [
                    (500, 1010, 30),
                    (540, 990, 42),
                    (596, 984, 50),
                    (652, 992, 44),
                    (700, 1014, 30),
                    (596, 1020, 60),
                ]
            )
            sheet.shade(sheet.fill(foam, FOAM), "#6fc0c4", -8, -14, 12)


def _reader(sheet: Sheet) -> None:
    """Draw a girl in a boat who reads by a lantern and has noticed nothing."""
    with sheet.at(244, 1040):
        sheet.line("150,20 150,-120 184,-124", GOLD, 8)
        sheet.glow(184, -84, 110, "#ffe08a", 0.8)
        sheet.fill(rectangle(166, -112, 36, 52, 8), INK)
        sheet.fill(rectangle(172, -104, 24, 36, 6), "#ffe9a0")
        dress = sheet.fill("-46,-100! 10,-104! 30,-50 60,20 -80,20 -66,-50", "#e05a4c")
        sheet.shade(dress, "#7c1a3c", 14, -8, 12)
        sheet.fill("44,-96! 96,-66! 88,-38! 36,-66!", "#3f5a94")
        sheet.fill("40,-100! 92,-72! 96,-66! 44,-90!", CREAM)
        people.arm(sheet, "-20,-88,17 4,-46,14 56,-54,10", "#c8443c", "#f4c8a0")
        with sheet.at(-10, -142, 40, 12):
            sheet.fill("-0.3,0.5! 0.4,0.6! 0.4,1.3! -0.5,1.3!", "#f4c8a0")
            hair = (
                (
                    "#3a1c20",
                    (
                        "-0.3,0.1! -0.2,1.4 -0.9,2! -1.3,0.8 -1.15,-0.6 -0.2,-1.2 "
                        "0.7,-0.9 0.87,-0.3! 0.2,-0.6"
                    ),
                ),
            )
            people.head(sheet, people.Face(skin="#f4c8a0"), hair)
        hull = sheet.fill("-160,-10! 200,-10! 160,60 90,80 -60,80 -124,56", "#a8602c")
        sheet.shade(hull, INK, 0, -20, 12)
        sheet.line("-160,-8 200,-8", GOLD, 10)
        sheet.fill(ellipse(20, 82, 170, 10), "#9fe0d8", alpha=0.6)


def look() -> Look:
    return Look("plum-lamp", glow=0.08, pull=0.05, contrast=1.0, finish="gouache", seed=12)
