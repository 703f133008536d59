"""Cats in gouache, a tiger among them."""

import numpy as np

from cards.studio.flat import Sheet, puffs

INK, IVORY, WINE = "#1c1420", "#fffaec", "#7c1c3c"
TIGER, RUST, CREAM, PINK = "#f68c28", "#b44a18", "#fff4dc", "#e87a80"
GINGER, TABBY = "#f8b458", "#a8602c"


def tiger(sheet: Sheet) -> None:
    """Draw a tiger's face: its yellow eyes look down to the left, its mouth bares two fangs."""
    for side in (-1, 1):
        ear = sheet.disc(88 * side, -94, 44, TIGER)
        sheet.shade(ear, RUST, -8, -6, 8)
        sheet.disc(86 * side, -90, 25, INK)
        sheet.disc(88 * side, -86, 14, CREAM)
    half = [(58, -124), (112, -66), (126, 0), (150, 40, True), (126, 48), (136, 84, True),
            (98, 88), (84, 116, True), (44, 118)]  # fmt: skip
    outline = [(0, -136), *half, (0, 128)]
    outline += [(-x, y, *corner) for x, y, *corner in half[::-1]]
    head = sheet.fill(outline, TIGER)
    sheet.shade(head, RUST, 0, -22, 16, alpha=0.8)
    with sheet.within(head):
        for side in (-1, 1):
            sheet.fill([(70 * side, 124), (56 * side, 60), (96 * side, 18), (160 * side, 30),
                        (150 * side, 110)], CREAM)  # fmt: skip
            sheet.disc(50 * side, -48, 34, CREAM, 22)
    for side in (-1, 1):
        for (x, y), (u, v), wide in (((150, 4), (84, -8), 15), ((154, 44), (92, 26), 14),
                                     ((118, -70), (76, -78), 13)):  # fmt: skip
            way = np.array([v - y, x - u]) / np.hypot(u - x, v - y) * wide
            stripe = [(side * (x + way[0]), y + way[1], True), (side * u, v, True),
                      (side * (x - way[0]), y - way[1], True)]  # fmt: skip
            with sheet.within(head):
                sheet.fill(stripe, INK)
        sheet.fill([(side * 8, -112, True), (side * 54, -104), (side * 40, -78, True),
                    (side * 30, -94)], INK)  # fmt: skip
        sheet.fill([(side * 6, -78, True), (side * 38, -82), (side * 26, -58, True)], INK)
    sheet.fill("-11,-132! 11,-132! 0,-44!", INK)
    nose = sheet.fill("-26,-30! 26,-30! 34,26 0,40 -34,26", TIGER)
    sheet.shade(nose, RUST, 0, 8, 10, alpha=0.3)
    sheet.fill("-40,78! 40,78! 30,110 0,122 -30,110", CREAM)
    sheet.fill("-34,70! 34,70! 24,96 0,104 -24,96", WINE)
    for side in (-1, 1):
        sheet.fill([(side * 14, 68, True), (side * 32, 66, True), (side * 24, 96, True)], IVORY)
    muzzle = sheet.fill(puffs([(-34, 50, 40), (34, 50, 40)]), IVORY)
    sheet.shade(muzzle, "#d8b898", 0, -10, 8)
    sheet.line([(0, 34), (0, 70)], INK, 6)
    sheet.line([(-66, 70), (-34, 86), (0, 72), (34, 86), (66, 70)], INK, 6)
    sheet.fill("-30,12! 0,6 30,12! 18,34 0,42 -18,34", PINK)
    for side in (-1, 1):
        x = 56 * side
        eye = sheet.fill([(x - 34, -16, True), (x, -42), (x + 34, -16, True), (x, 4)], "#ffe858")
        with sheet.within(eye):
            sheet.disc(x - 12, -11, 12, INK, 15)
            sheet.disc(x - 17, -17, 4, IVORY)
        sheet.line([(x - 36, -14), (x, -42), (x + 36, -14)], INK, 9)
        sheet.line([(x - 34, -16), (x, 4), (x + 34, -16)], INK, 5)
        for y in (42, 54, 64):
            sheet.disc(side * (36 + (y - 42) * 0.6), y, 3.5, RUST)


def paw(sheet: Sheet) -> None:
    """Draw a tiger's paw laid over an edge that runs through the origin."""
    arm = sheet.fill("-46,6! -52,-26 -30,-48 30,-48 52,-26 46,6!", TIGER)
    with sheet.within(arm):
        for y in (-34, -14):
            sheet.fill(f"-60,{y}! -8,{y + 4}! -60,{y + 13}!", INK)
            sheet.fill(f"60,{y}! 8,{y + 4}! 60,{y + 13}!", INK)
    foot = sheet.fill(puffs([(-33, 20, 26), (0, 26, 29), (33, 20, 26), (0, 2, 44)]), IVORY)
    sheet.shade(foot, "#d8a878", 0, -12, 10)
    for x in (-17, 17):
        sheet.line([(x, 16), (x, 42)], RUST, 5)
    for x, y in ((-33, 42), (0, 51), (33, 42)):
        sheet.fill([(x - 7, y - 4, True), (x + 7, y - 4, True), (x, y + 14, True)], "#c8bcc8")


def cat(sheet: Sheet) -> None:
    """Sit a tabby on the origin, looking up to the right, one paw reaching out."""
    tail = sheet.limb([(-66, -18, 17), (-104, 10, 17), (-112, 70, 17), (-84, 112, 16),
                       (-64, 96, 14)], GINGER)  # fmt: skip
    sheet.shade(tail, TABBY, 8, 0, 8, alpha=0.7)
    for x, y in ((-112, 30), (-110, 66), (-92, 100)):
        sheet.line([(x - 14, y), (x + 16, y - 2)], TABBY, 8)
    sheet.limb([(30, -130, 24), (44, -60, 18), (46, -12, 17)], TABBY)
    body = sheet.fill("-70,4! -92,-50 -76,-120 -40,-180 0,-214 44,-206 62,-150 54,-80 34,4!",
                      GINGER)  # fmt: skip
    sheet.shade(body, TABBY, 14, -6, 16, alpha=0.8)
    sheet.fill("40,-206 66,-160 60,-100 44,-60 34,-120 30,-170", CREAM)
    with sheet.within(body):
        for y in (-168, -136, -104):
            sheet.fill([(-100, y + 10, True), (-26 - (y + 168) * 0.2, y + 8, True),
                        (-100, y + 28, True)], TABBY)  # fmt: skip
    haunch = sheet.fill("-66,4! -70,-50 -34,-88 10,-72 26,-24 22,4!", GINGER)
    sheet.shade(haunch, TABBY, 10, 12, 10, alpha=0.6)
    sheet.disc(24, -6, 28, CREAM, 13)
    sheet.disc(60, -8, 22, CREAM, 12)
    arm = sheet.limb([(24, -160, 27), (64, -128, 20), (106, -148, 16), (124, -176, 15)], GINGER)
    sheet.shade(arm, TABBY, 0, -8, 8, alpha=0.7)
    sheet.disc(128, -182, 20, CREAM, 17)
    with sheet.at(28, -254, 1.05, -14):
        _cat_head(sheet)


def _cat_head(sheet: Sheet) -> None:
    for x, side in ((-40, -1), (36, 1)):
        sheet.fill([(x - 22, -26, True), (x + 8 * side, -88, True), (x + 24, -26, True)], GINGER)
        sheet.fill([(x - 10, -36, True), (x + 7 * side, -70, True), (x + 13, -36, True)], PINK)
    skull = sheet.disc(0, 0, 68, GINGER, 56)
    sheet.shade(skull, TABBY, 10, -10, 12, alpha=0.6)
    for x in (-12, 8, 28):
        sheet.line([(x, -52), (x + 2, -32)], TABBY, 8)
    for y in (0, 18):
        sheet.line([(-66, y), (-40, y + 2)], TABBY, 8)
    muzzle = sheet.fill(puffs([(22, 24, 22), (50, 22, 20)]), CREAM)
    sheet.shade(muzzle, "#d8b898", 0, -6, 6)
    for x in (-4, 46):
        sheet.disc(x, -10, 17, IVORY, 19)
        sheet.disc(x + 4, -12, 12, "#4ca850", 15)
        sheet.disc(x + 6, -14, 7, INK, 11)
        sheet.disc(x + 3, -19, 3, IVORY)
    sheet.fill("28,6! 48,6! 38,18!", PINK)
    sheet.disc(38, 34, 7, WINE, 8)
    for y in (18, 28):
        sheet.line([(10, y), (-34, y * 1.4 - 6)], IVORY, 3.5)
        sheet.line([(62, y - 2), (96, y * 1.2 - 12)], IVORY, 3.5)
