"""An octopus is conductor and band at once, on the deck of a wreck, before an audience of fish."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, band, curve, ellipse, polygon, rectangle, rows

INK, RED, DARK, PINK = "#0e2a3c", "#e8603c", "#a82e38", "#ffb08a"
GOLD, CREAM, WOOD = "#f4bc48", "#fff2d4", "#8a4a2c"
ARMS = {
    "baton": "470,560,52 600,520,40 690,420,28 664,300,20 640,240,13",
    "trumpet": "330,560,52 200,520,40 110,430,28 106,330,20 150,276,13",
    "fiddle": "490,640,54 620,640,40 720,600,28 716,690,20 660,720,13",
    "bow": "470,680,54 560,790,40 690,850,28 740,770,18 726,738,12",
    "drum": "310,640,54 180,640,40 70,610,28 60,720,20 116,770,13",
    "stick": "330,680,54 260,800,40 330,870,30 280,900,18 246,888,12",
    "none": "380,700,52 388,830,38 362,930,26 404,972,18 446,940,11",
    "bell": "400,690,54 420,800,40 470,896,28 550,900,18 598,836,12",
}
"""What each arm holds, and where it runs: rows of x, y and half a width."""


def draw() -> Picture:
    sheet = Sheet("#5cc0b8", "#0f4a64")
    _water(sheet)
    _wreck(sheet)
    _drum(sheet)
    for points in ARMS.values():
        _arm(sheet, points)
    _head(sheet)
    _instruments(sheet)
    _audience(sheet)
    return sheet.picture()


def _water(sheet: Sheet) -> None:
    for x, width in ((80, 90), (330, 130), (600, 100)):
        sheet.fill(
            polygon(
                [(x, -10), (x + width, -10), (x + width * 0.4 - 120, 1000), (x - width - 160, 1000)]
            ),
            "#d8f4d8",
            alpha=0.13,
        )
    sheet.glow(410, 420, 470, "#c8f4dc", 0.45)


def _wreck(sheet: Sheet) -> None:
    """Draw a sunken ship as a stage: torn sails behind, deck and hull below."""
    sheet.fill(polygon("150,-10 168,-10 176,940 140,940"), "#1d5a68")
    sheet.fill(polygon("646,-10 660,-10 672,940 640,940"), "#1d5a68")
    for x, flip in ((158, False), (654, True)):
        with sheet.at(x, 0, 1, 0, flip=flip):
            sheet.fill(
                ("-150,40! 120,30! 100,130 118,240! 70,215 40,262! -10,225 -60,270! -150,230!"),
                "#8ad0bc",
                alpha=0.75,
            )
            sheet.line("-160,36 130,26", "#1d5a68", 12)
    hull = sheet.fill("-20,905! 400,955 820,905! 820,1220! -20,1220!", "#3a4a4c", "#12303e")
    sheet.shade(hull, INK, 0, 26, 16, alpha=0.8)
    rail = sheet.fill("-20,890! 400,940 820,890! 820,926! 400,976 -20,926!", WOOD)
    sheet.shade(rail, INK, 0, -12, 8, alpha=0.6)


def _arm(sheet: Sheet, points: str) -> None:
    """Draw an arm with a row of suckers along its under side."""
    path = sheet.fill(band(points, 14), RED)
    sheet.shade(path, DARK, -7, -10, 9, alpha=0.9)
    run = curve(rows(points), 6)[8:]
    along = np.gradient(run[:, :2], axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    side = -1 if run[0, 0] > 400 else 1
    for (x, y, half), (dx, dy) in zip(run[::1], along, strict=True):
        sheet.disc(x + side * dy * half * 0.55, y - side * dx * half * 0.55, half * 0.24, PINK)


def _head(sheet: Sheet) -> None:
    """Draw the head: heavy lids, a tired smile, a bow tie."""
    head = sheet.fill(
        (
            "400,170 500,196 556,290 550,400 500,490 540,600 480,730 320,730 260,600 "
            "300,490 250,400 244,290 300,196"
        ),
        RED,
    )
    sheet.shade(head, DARK, -30, -30, 30, alpha=0.85)
    sheet.shade(head, "#ffb07a", 26, 34, 26, alpha=0.7)
    for x, y, radius in ((330, 250, 16), (380, 216, 10), (470, 260, 19), (430, 300, 9)):
        sheet.disc(x, y, radius, DARK, alpha=0.6)
    for side in (-1, 1):
        x = 400 + 66 * side
        sheet.disc(x, 424, 44, CREAM)
        sheet.disc(x + 12, 432, 24, INK)
        sheet.disc(x + 20, 422, 8, CREAM)
        lid = sheet.fill(arc(x, 424, 46, 46, 180, 360), DARK)
        sheet.shade(lid, RED, 0, 10, 8)
        sheet.line([(x - 46, 366 - 12 * side), (x, 352), (x + 46, 366 + 12 * side)], INK, 12)
        sheet.disc(400 + 78 * side, 498, 24, PINK, 16, alpha=0.8)
    sheet.line("362,528 400,546 442,524", INK, 9)
    for side in (-1, 1):
        with sheet.at(400, 606, 1, 0, flip=side < 0):
            bow = sheet.fill("0,0! 30,-26 84,-42! 92,0 84,42! 30,26", INK)
            sheet.shade(bow, "#3f8f9c", 10, 8, 8)
    sheet.disc(400, 606, 17, GOLD)


def _drum(sheet: Sheet) -> None:
    drum = sheet.fill("80,800! 282,800! 276,930! 180,944 86,930!", "#2f7fa0")
    sheet.shade(drum, INK, -20, 0, 14, alpha=0.6)
    for k in range(4):
        x = 92 + 46 * k
        sheet.line([(x, 816), (x + 23, 920), (x + 46, 816)], GOLD, 5)
    sheet.disc(181, 800, 102, GOLD, 30)
    sheet.disc(181, 797, 92, CREAM, 23)


def _instruments(sheet: Sheet) -> None:
    """Put things into the arms' ends, and the ends round them."""
    sheet.line("628,262 706,64", CREAM, 9)
    sheet.disc(626, 268, 13, WOOD)
    with sheet.at(146, 250, 1.1, -98):
        horn = sheet.fill("-60,-7! 60,-7! 110,-30 150,-64! 150,64! 110,30 60,7! -60,7!", GOLD)
        sheet.shade(horn, "#b8642c", 0, -14, 8)
        sheet.fill(ellipse(150, 0, 18, 64), "#c87a2c")
        sheet.fill(rectangle(-76, -13, 18, 26, 8), GOLD)
        for x in (-20, 6, 32):
            sheet.fill(rectangle(x, -34, 12, 30, 4), CREAM)
        sheet.line(arc(6, 16, 44, 22, 0, 180), GOLD, 9)
    with sheet.at(596, 742, 1.15, -24):
        sheet.line("40,0 132,0", INK, 12)
        fiddle = sheet.fill("-70,0 -54,-36 -16,-24 22,-32 44,0 22,32 -16,24 -54,36", "#6a3218")
        sheet.shade(fiddle, GOLD, 8, 10, 8)
        sheet.line("-56,0 128,0", CREAM, 3)
    sheet.line("540,640 748,838", CREAM, 7)
    sheet.line("40,706 146,786", WOOD, 13)
    sheet.line("312,848 226,792", WOOD, 13)
    for x, y in ((150, 789), (222, 790)):
        sheet.disc(x, y, 15, DARK)
    with sheet.at(606, 836, 1, -10):
        sheet.line("0,-28 0,40", INK, 10)
        bell = sheet.fill("-16,10! 16,10! 34,40 42,84 62,104! -62,104! -42,84 -34,40", GOLD)
        sheet.shade(bell, "#b8642c", -14, 0, 10)
        sheet.disc(0, 110, 16, INK)
    for name in ARMS:
        end = curve(rows(ARMS[name]), 14)[-16:]
        sheet.limb(end, RED)


def _audience(sheet: Sheet) -> None:
    """Draw four fish that look up and listen."""
    for x, y, size, colour, flip in (
        (110, 1096, 1.15, GOLD, False),
        (300, 1120, 0.9, "#7ad0c4", False),
        (480, 1124, 1.05, PINK, True),
        (680, 1090, 1.2, "#f08a5c", True),
    ):
        with sheet.at(x, y, size, -14 if not flip else 14, flip=flip):
            sheet.fill("-60,0! -120,-44 -104,0 -120,44", colour)
            body = sheet.fill("-76,0 -20,-52 50,-40 88,4! 50,44 -20,50", colour)
            sheet.shade(body, INK, -6, -22, 14, alpha=0.5)
            sheet.fill("-40,-40! -30,-66 10,-92! 18,-70 44,-38!", colour)
            sheet.disc(46, -10, 15, CREAM)
            sheet.disc(50, -13, 8, INK)
            sheet.line("62,16 74,20 84,12", INK, 4)
            for dx in (-30, -6):
                sheet.line(arc(dx, 0, 12, 18, -70, 70), INK, 4, alpha=0.5)


def look() -> Look:
    return Look("teal-bottle", glow=0.0, pull=0.05, contrast=1.0, finish="gouache", seed=6)
