"""On a stage a woman plays a golden harp that is strung with a spider's web; the spider listens."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, star
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, NIGHT, WINE, GOLD, CREAM = "#15153a", "#24307a", "#a8283c", "#f2b640", "#fff3d0"
GREEN, SKIN, SILVER, BRASS = "#2f8f74", "#f9d4bc", "#dfe8ff", "#b8702c"
HUB = np.array([372.0, 610.0])
FRAME = np.array(
    [
        (222, 372),
        (300, 392),
        (380, 440),
        (460, 486),
        (540, 512),
        (500, 606),
        (452, 700),
        (404, 800),
        (352, 900),
        (310, 970),
        (288, 880),
        (270, 760),
        (252, 640),
        (236, 500),
    ],
    float,
)
"""Where the web's spokes are tied to the harp."""


def draw() -> Picture:
    sheet = Sheet("#1b1f5c", "#3c4aa0")
    _stage(sheet)
    _web(sheet)
    people.arm(sheet, "650,640,26 562,668,21 458,596,13", "#23705c", SKIN, fist=False)
    _harp(sheet)
    with sheet.at(28, 0):
        _player(sheet)
    _spider(sheet)
    for x, y, size, turn in (
        (206, 214, 0.72, -14),
        (612, 322, 0.76, -20),
        (116, 958, 0.8, -14),
        (432, 792, 0.42, 160),
    ):
        with sheet.at(x, y, size, turn):
            _moth(sheet)
    _curtain(sheet)
    return sheet.picture()


def _stage(sheet: Sheet) -> None:
    """Lay the beam of a lamp, the boards and the footlights."""
    sheet.fill("300,-10! 470,-10! 800,1050! 60,1050!", "#5a6ac8", alpha=0.4)
    sheet.glow(420, 640, 470, "#8fa4f0", 0.5)
    boards = sheet.fill("-20,1020! 820,1020! 820,1220! -20,1220!", "#7a4030", "#3a1c30")
    sheet.shade(boards, INK, 0, 16, 14, alpha=0.5)
    for x in range(-120, 960, 104):
        sheet.line(
            [(400 + (x - 400) * 0.8, 1022), (400 + (x - 400) * 1.5, 1210)], INK, 4, alpha=0.6
        )
    sheet.fill(ellipse(450, 1074, 330, 30), INK, alpha=0.45)


def _web(sheet: Sheet) -> None:
    """Spin spokes from the hub to the frame, sagging rounds between them, and dew."""
    for end in FRAME:
        sheet.line([HUB, end], SILVER, 4)
    count = len(FRAME)
    for share in (0.14, 0.27, 0.41, 0.56, 0.71, 0.87):
        for k in range(count):
            a = HUB + (FRAME[k] - HUB) * share
            b = HUB + (FRAME[(k + 1) % count] - HUB) * share
            sheet.line([a, HUB + ((a + b) / 2 - HUB) * 0.9, b], SILVER, 3)
    for k, share in (
        (0, 0.56),
        (2, 0.71),
        (4, 0.41),
        (6, 0.56),
        (8, 0.71),
        (9, 0.41),
        (12, 0.56),
        (13, 0.27),
        (10, 0.71),
    ):
        x, y = HUB + (FRAME[k] - HUB) * share
        sheet.glow(x, y, 34, "#fff0b0", 0.7)
        sheet.fill(star(x, y, 15), CREAM)


def _harp(sheet: Sheet) -> None:
    """Draw the column, the neck that ends in a scroll, and the sound box."""
    column = sheet.limb("206,330,20 232,650,18 282,1000,26", GOLD)
    sheet.shade(column, BRASS, -9, 0, 7, alpha=0.9)
    box = sheet.fill("292,1000! 332,1020! 460,830 590,560! 560,490! 534,500! 430,770 330,930", GOLD)
    sheet.shade(box, BRASS, -8, -12, 10, alpha=0.9)
    for k in range(7):
        x, y = 540 - 32 * k, 590 + 60 * k
        sheet.disc(x + 6, y, 7, WINE)
    neck = sheet.limb("204,338,26 270,350,22 350,404,22 440,462,23 530,490,25 578,510,30", GOLD)
    sheet.shade(neck, BRASS, 0, -10, 8, alpha=0.9)
    sheet.disc(192, 322, 50, GOLD)
    spiral = [
        (192 + 40 * (1 - t / 14) * np.cos(t), 322 + 40 * (1 - t / 14) * np.sin(t))
        for t in np.linspace(0, 12, 36)
    ]
    sheet.line(spiral, BRASS, 8)
    foot = sheet.fill("240,1000! 350,1000! 376,1062! 212,1062!", GOLD)
    sheet.shade(foot, BRASS, 0, -14, 8)


def _player(sheet: Sheet) -> None:
    """Draw the harpist, her gown spread over the boards."""
    gown = sheet.fill(
        ("600,770! 716,770! 752,840 756,900 730,980 790,1076! 470,1076! 520,1000 540,900 520,850"),
        GREEN,
    )
    sheet.shade(gown, "#10404c", 16, -16, 22, alpha=0.85)
    for x0, x1 in ((600, 540), (640, 630), (690, 716)):
        sheet.line([(x0, 890), ((x0 + x1) / 2, 980), (x1, 1070)], "#10404c", 6)
    body = sheet.fill("608,594! 664,588! 706,640 722,790! 606,800! 596,680", "#3fa888")
    sheet.shade(body, "#10404c", -16, -6, 14, alpha=0.7)
    with sheet.at(622, 512, 60, 8, flip=True):
        sheet.fill("-0.4,0.6! 0.3,0.7! 0.3,1.5! -0.7,1.5!", SKIN)
        hair = (
            (
                "#e8e4f4",
                "-0.2,0.2! -0.6,0.8 -1.1,0.5 -1.15,-0.5 -0.3,-1.2 0.6,-1 0.87,-0.35! 0.1,-0.5",
            ),
            ("#e8e4f4", "-0.2,-1 -0.9,-1.2 -1.1,-1.8 -0.5,-2.1 0,-1.7 0.1,-1.1"),
            (GOLD, "-0.7,-1.1 -0.4,-1.35 0.1,-1.2 0.1,-1 -0.4,-1.1"),
        )
        people.head(sheet, people.Face(skin=SKIN, mouth=0.4), hair)
        sheet.disc(-0.1, 0.46, 0.1, GOLD)
    people.arm(sheet, "662,626,28 626,764,24 530,760,18 430,690,13", "#3fa888", SKIN, fist=False)


def _spider(sheet: Sheet) -> None:
    """Let the spider down from above, the size of a cat, its legs drawn up."""
    sheet.line("400,-10 400,220", SILVER, 4)
    for side in (-1, 1):
        for k, (dx, up, down) in enumerate(
            ((66, -70, -10), (90, -46, 34), (92, -8, 78), (64, 20, 116))
        ):
            knee = (400 + side * dx, 262 + up)
            foot = (400 + side * (dx + 26 - 14 * k), 262 + down)
            sheet.line([(400, 262, True), (*knee, True), (*foot, True)], "#0c0c26", 9)
    body = sheet.fill("400,196 448,224 452,274 400,304 348,274 352,224", "#0c0c26")
    sheet.shade(body, "#6a5ac0", 12, 12, 10, alpha=0.9)
    sheet.fill(star(400, 240, 22, 4, 0.4), WINE)
    face = sheet.disc(400, 306, 31, "#0c0c26", 27)
    sheet.shade(face, "#6a5ac0", 6, 8, 6, alpha=0.7)
    for x in (388, 412):
        sheet.disc(x, 308, 9, CREAM)
        sheet.disc(x, 312, 4.5, INK)


def _moth(sheet: Sheet) -> None:
    for side in (-1, 1):
        lower = sheet.fill(
            [(0, 10, True), (64 * side, 14), (58 * side, 66), (20 * side, 60)], "#e89a8a"
        )
        sheet.shade(lower, WINE, 0, -10, 6, alpha=0.6)
        upper = sheet.fill(
            [
                (0, 6, True),
                (40 * side, -62),
                (108 * side, -70, True),
                (98 * side, -4),
                (50 * side, 22),
            ],
            "#ffd8b8",
        )
        sheet.shade(upper, WINE, side * -10, -10, 8, alpha=0.6)
        sheet.disc(66 * side, -28, 15, WINE)
        sheet.disc(66 * side, -28, 7, CREAM)
        sheet.line([(4 * side, -30), (16 * side, -58), (34 * side, -66)], CREAM, 4)
    sheet.fill(ellipse(0, 10, 11, 42), "#6a3038")


def _curtain(sheet: Sheet) -> None:
    """Hang the curtain at both sides and stand oil lamps along the edge of the stage."""
    for flip in (False, True):
        with sheet.at(800 if flip else 0, 0, 1, 0, flip=flip):
            for x, low in ((92, 300), (52, 560), (14, 1080)):
                fold = sheet.fill(
                    [
                        (-20, -20, True),
                        (x + 60, -20, True),
                        (x + 44, low * 0.5),
                        (x - 10, low),
                        (-20, low + 60, True),
                    ],
                    WINE,
                )
                sheet.shade(fold, "#4a0c30", -16, 0, 14, alpha=0.8)
    valance = "-20,-20! 820,-20! 820,56! " + " ".join(
        f"{x},{56 if k % 2 else 104}{'!' if k % 2 else ''}"
        for k, x in enumerate(range(760, 0, -60), 0)
    )
    cloth = sheet.fill(valance + " -20,56!", "#c43a44")
    sheet.shade(cloth, "#4a0c30", 0, -14, 12, alpha=0.8)
    for x in (130, 310, 490, 670):
        sheet.glow(x, 1120, 96, "#ffc860", 0.9)
        sheet.fill(
            [(x - 22, 1130, True), (x - 12, 1090), (x, 1072), (x + 12, 1090), (x + 22, 1130, True)],
            "#ffe6a0",
        )
        sheet.fill(rectangle(x - 26, 1128, 52, 22, 5), BRASS)
        sheet.fill(arc(x, 1150, 34, 30, 0, 180), GOLD)


def look() -> Look:
    return Look("indigo", glow=0.1, pull=0.05, contrast=1.0, finish="gouache", seed=3)
