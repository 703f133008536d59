"""Ferns push up the lid of a grand piano; a tiger looks out of them at a cat at the keys."""

import numpy as np
import skia

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.flat_cats import cat, paw, tiger
from cards.studio.paper.outlines import curve, ellipse, rectangle, spline

INK, LACQUER, SHEEN, IVORY = "#1c1420", "#2c2030", "#6c5878", "#fffaec"
RED, WINE = "#d43c48", "#7c1c3c"
GOLD, BRONZE, CAN, DARK = "#f4c048", "#9a6424", "#2f9cb0", "#1c5870"
FERN, DEEP, FRESH = "#4c9c48", "#1c5c40", "#a0cc58"


def draw() -> Picture:
    sheet = Sheet("#c8e8ec", "#f4f6d8")
    _glasshouse(sheet)
    _lid(sheet)
    _jungle(sheet)
    with sheet.at(484, 476, 1.12):
        tiger(sheet)
    _fringe(sheet)
    _case(sheet)
    for x in (378, 590):
        with sheet.at(x, 606, 1.05):
            paw(sheet)
    for x, y, size, petal in ((652, 148, 0.94, "#fffaec"), (694, 322, 0.94, "#f0607c"),
                              (722, 474, 0.78, GOLD)):  # fmt: skip
        with sheet.at(x, y, size, 8):
            _note(sheet, petal)
    with sheet.at(588, 1000, 0.9):
        _can(sheet)
    _stool(sheet)
    with sheet.at(180, 942, 1.06):
        cat(sheet)
    with sheet.at(420, 1118, 0.94):
        _helmet(sheet)
    _net(sheet)
    return sheet.picture()


def _glasshouse(sheet: Sheet) -> None:
    trees = sheet.fill(
        puffs([(x, 620 - 90 * (k % 2), 130 + 20 * (k % 3)) for k, x in
               enumerate(range(-20, 860, 110))]), "#b4dcb0")  # fmt: skip
    sheet.fill(rectangle(-20, 640, 840, 200), "#b4dcb0")
    sheet.shade(trees, "#f4f6d8", 0, 40, 30, alpha=0.8)
    for x in (20, 210, 400, 590, 780):
        sheet.line([(x, -20), (x, 830)], IVORY, 10)
    for y in (40, 280, 520, 760):
        sheet.line([(-20, y), (820, y)], IVORY, 8)
    floor = sheet.fill("-20,830! 820,830! 820,1220! -20,1220!", "#e8c090", "#f8dcb0")
    with sheet.within(floor):
        for y in (870, 924, 996, 1090):
            sheet.line([(-20, y), (820, y)], "#d4a070", 4)
        for x in range(-1600, 2401, 200):
            sheet.line([(400, 600), (x, 1400)], "#d4a070", 4)
    sheet.line([(-20, 830), (820, 830)], "#a88458", 12)
    sheet.disc(460, 968, 340, "#8a5a40", 34, alpha=0.45)


def _lid(sheet: Sheet) -> None:
    """Raise the lid, hinged at the left: the ferns hold it up."""
    lid = sheet.fill("132,620! 392,112! 452,70 536,74 588,124 592,200 560,270 538,340 548,420 "
                     "580,500! 580,640! 132,640!", LACQUER)  # fmt: skip
    sheet.shade(lid, SHEEN, 30, 22, 22, alpha=0.9)
    sheet.line("132,620! 392,112! 452,70 536,74 588,124 592,200 560,270 538,340", "#9c88a8", 9)


def _frond(sheet: Sheet, x: float, y: float, tip: tuple[float, float], colour: str,
           wide: float = 44) -> None:  # fmt: skip
    """Draw a fern frond from its root to its tip, which droops: leaflets in pairs."""
    u, v = tip
    run = curve([(x, y), (x + 0.34 * (u - x), y + 0.62 * (v - y)),
                 (x + 0.72 * (u - x), y + 0.98 * (v - y)), (u, v + 14)], 8)  # fmt: skip
    along = np.gradient(run, axis=0)
    for k in range(2, len(run)):
        share = k / (len(run) - 1)
        reach = wide * (1.1 - share) ** 0.7
        turn = float(np.degrees(np.arctan2(along[k, 1], along[k, 0])))
        for side in (-1, 1):
            with sheet.at(*run[k].tolist(), reach / 40, turn + 62 * side):
                sheet.fill("0,0! 14,-8 40,0! 14,8", colour)
    sheet.line(run, DEEP, 4)


def _jungle(sheet: Sheet) -> None:
    with sheet.within("180,640! 190,560 280,440 480,380 680,440 752,560 760,640!"):
        sheet.fill(rectangle(120, 360, 660, 300), "#143c34")
    for x, tip, colour in (
        (380, (236, 330), DEEP), (560, (664, 330), DEEP), (440, (376, 250), FERN),
        (520, (560, 296), FERN), (640, (770, 470), DEEP), (330, (176, 420), DEEP),
        (400, (300, 300), FERN), (600, (720, 410), FERN), (470, (470, 270), FERN),
        (560, (618, 372), DEEP), (330, (140, 480), FERN),
    ):  # fmt: skip
        _frond(sheet, x, 640, tip, colour)


def _fringe(sheet: Sheet) -> None:
    """Let fronds hang before the tiger, left and right of its face."""
    for x, tip, colour in (
        (300, (196, 500), FRESH), (320, (262, 420), FRESH), (680, (776, 520), FRESH),
        (660, (700, 470), FRESH), (290, (140, 566), FERN), (700, (790, 580), FERN),
    ):  # fmt: skip
        _frond(sheet, x, 640, tip, colour, 36)


def _case(sheet: Sheet) -> None:
    """Draw the piano's front: fallboard, keys between two cheeks, legs and pedals."""
    for x in (178, 732):
        leg = sheet.fill(f"{x - 28},810! {x + 28},810! {x + 15},966! {x - 15},966!", LACQUER)
        sheet.shade(leg, SHEEN, 12, 0, 6)
        sheet.disc(x, 974, 14, GOLD)
    for x in (436, 466):
        sheet.line([(x, 815), (x, 912)], LACQUER, 11)
        sheet.disc(x, 934, 9, GOLD, 7)
    sheet.fill(rectangle(420, 904, 62, 24, 6), LACQUER)
    case = sheet.fill(rectangle(128, 606, 646, 214, 10), LACQUER)
    sheet.shade(case, SHEEN, 0, 12, 8, alpha=0.8)
    sheet.line([(142, 612), (760, 612)], "#8c7898", 7)
    sheet.fill(rectangle(172, 690, 558, 96, 3), IVORY)
    step = 558 / 16
    for k in range(1, 16):
        sheet.line([(172 + step * k, 690), (172 + step * k, 784)], "#8c7c80", 3)
    for k in range(1, 16):
        if k % 7 not in (0, 3):
            sheet.fill(rectangle(172 + step * k - 10, 688, 20, 56, 4), INK)
    sheet.line([(172, 690), (730, 690)], RED, 6)
    sheet.line([(142, 806), (760, 806)], SHEEN, 5)


def _note(sheet: Sheet, petal: str) -> None:
    """Let a blossom rise as a note: its stem goes up, a leaf is the flag."""
    sheet.line([(34, 0), (34, -118)], DEEP, 9)
    sheet.fill("32,-124! 62,-100 88,-64 78,-20! 72,-54 52,-72 32,-78!", FERN)
    for angle in np.radians(range(0, 360, 60)):
        path = sheet.disc(26 * np.sin(angle), -26 * np.cos(angle), 20, petal)
        sheet.shade(path, "#b85a5c", -5, -6, 7, alpha=0.45)
    sheet.disc(0, 0, 16, "#8a4428")


def _can(sheet: Sheet) -> None:
    """Stand a watering can on the floor, its rose to the left."""
    sheet.disc(0, 0, 96, "#8a5a40", 16, alpha=0.5)
    sheet.line("52,-122 118,-112 122,-50 62,-26", DARK, 15)
    sheet.line("-40,-132 -20,-186 36,-186 48,-132", DARK, 13)
    spout = sheet.fill("-58,-30! -58,-70! -124,-134! -140,-122!", CAN)
    sheet.shade(spout, DARK, 0, -8, 6)
    sheet.fill("-150,-150! -108,-140! -140,-96! -164,-116", DARK)
    body = sheet.fill("-60,-132! 60,-132! 70,0! -70,0!", CAN)
    sheet.shade(body, DARK, -22, 0, 14)
    sheet.fill(ellipse(0, -132, 60, 15), DARK)
    sheet.line([(-66, -34), (66, -34)], DARK, 6)


def _stool(sheet: Sheet) -> None:
    sheet.disc(184, 1128, 130, "#8a5a40", 20, alpha=0.5)
    for x, foot in ((110, 96), (260, 274), (184, 184)):
        sheet.limb([(x, 990, 13), (foot, 1128, 9)], LACQUER)
    seat = sheet.fill(rectangle(72, 930, 226, 66, 28), RED)
    sheet.shade(seat, WINE, 0, -18, 12)
    sheet.line([(90, 982), (280, 982)], GOLD, 7)


def _helmet(sheet: Sheet) -> None:
    """Lay an explorer's sun helmet on the floor."""
    sheet.disc(0, 4, 128, "#8a5a40", 16, alpha=0.5)
    dome = sheet.fill("-78,-28! -80,-86 -48,-132 0,-142 48,-132 80,-86 78,-28!", IVORY)
    sheet.shade(dome, "#c8a880", -18, -8, 14)
    for x, low in ((-26, -40), (26, -40)):
        sheet.line([(x * 0.3, -140), (x, -100), (x * 1.1, low)], "#c8a880", 4)
    brim = sheet.fill("-80,-42! 0,-30 80,-42! 112,-16 134,8! 60,-2 0,2 -60,-2 -134,8! -112,-16",
                      IVORY)  # fmt: skip
    sheet.shade(brim, "#c8a880", -6, -12, 8)
    sheet.fill("-80,-70! 0,-56 80,-70! 81,-40! 0,-26 -81,-40!", BRONZE)
    sheet.disc(0, -144, 12, BRONZE, 10)


def _net(sheet: Sheet) -> None:
    """Lay a butterfly net on the floor before the helmet; a butterfly sits on its hoop."""
    sheet.line([(318, 1168), (566, 1142)], "#8a5a40", 12, alpha=0.4)
    hoop = ellipse(640, 1124, 74, 46)
    sag = spline("640,1080! 700,1086 760,1100 784,1136 750,1166 690,1172 640,1168!")
    bag = skia.Op(hoop, sag, skia.PathOp.kUnion_PathOp)
    sheet.fill(bag, IVORY, alpha=0.85)
    with sheet.within(bag):
        for k in range(540, 860, 20):
            sheet.line([(k, 1070), (k - 60, 1180)], "#6ca898", 3)
            sheet.line([(k - 60, 1070), (k, 1180)], "#6ca898", 3)
    sheet.line(bag, "#6ca898", 5)
    sheet.line(hoop, GOLD, 11)
    sheet.line([(314, 1160), (570, 1134)], BRONZE, 13)
    with sheet.at(612, 1074, 1, -12):
        for side in (-1, 1):
            sheet.fill([(0, 0, True), (side * 12, -36), (side * 44, -40), (side * 40, -8)], RED)
            sheet.fill([(0, 0, True), (side * 36, -4), (side * 30, 20), (side * 8, 18)], WINE)
            sheet.disc(side * 30, -24, 7, GOLD)
        sheet.limb([(0, -16, 4), (0, 18, 3)], INK)


def look() -> Look:
    return Look(
        "moss", glow=0.12, pull=0.04, contrast=1.0, seed=205,
        focus=((0.6, 0.4, 0.2, 1.3), (0.26, 0.57, 0.13, 1.3), (0.56, 0.61, 0.3, 0.9),
               (0.5, 0.9, 0.25, 1.0), (0.84, 0.2, 0.2, 0.8), (0.8, 0.93, 0.15, 1.0)),
    )  # fmt: skip
