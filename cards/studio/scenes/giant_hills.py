"""A giant sleeps as a hill under a quilt of fields; a farmer ploughs the quilt."""

from collections.abc import Iterator

import numpy as np
import skia

from cards.studio import flat_horses as horses
from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, CREAM, SKIN, BLUSH, CREASE = "#2b2a3a", "#fff6e0", "#f3c592", "#e58a62", "#9a5540"
WOOD, LEAF, FRESH, RUST = "#2f6a4c", "#4f8f4c", "#86b452", "#e08a3c"
SOIL, FURROW, HEDGE, RED = "#a0623c", "#73402c", "#3f7a48", "#d8483c"
FIELDS = ("#f2c84e", "#8fbf5a", "#f6e08a", "#6fa84c", "#e8a648", "#b4d468", "#5f9a5c")
PLAN = ((1, 0, 5, 2, 6, 4, 1, 3), (4, 3, 2, 6, 0, 5, 2, 6), (2, 6, 0, 1, 3, 4, 1, 0),
        (5, 4, 1, 9, 9, 9, 2, 4), (0, 3, 5, 2, 4, 1, 6, 5))  # fmt: skip
"""Which field lies where, row by row from the hem; 9 is the one under the plough."""
ROWS = (668.0, 742.0, 838.0, 952.0, 1108.0, 1330.0)
"""Where the rows of fields begin, on the middle line."""


def draw() -> Picture:
    sheet = Sheet("#8fd0dc", "#fff0c8")
    _distance(sheet)
    _pillow(sheet)
    with sheet.at(400, 404, 190, -9):
        _head(sheet)
    _quilt(sheet)
    _hem(sheet)
    for x, flip in ((186, False), (614, True)):
        with sheet.at(x, 668, 1, 0, flip=flip):
            _hand(sheet)
    _team(sheet)
    return sheet.picture()


def _distance(sheet: Sheet) -> None:
    for x, y, size in ((130, 110, 1.0), (660, 80, 0.8), (470, 40, 0.5)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-90, 20, 36), (-36, 0, 54), (34, 4, 48), (92, 24, 30)]), CREAM
            )
            sheet.shade(cloud, "#f0bca8", 0, -16, 12, alpha=0.5)
    for outline, colour in (
        ("-20,400! 120,330 260,380 420,320 600,370 720,320 820,350! 820,800! -20,800!", "#a8c4d4"),
        ("-20,470! 100,410 240,440 560,440 690,400 820,430! 820,800! -20,800!", "#a4cba0"),
    ):
        hill = sheet.fill(outline, colour)
        sheet.shade(hill, CREAM, 0, 18, 14, alpha=0.5)
    with sheet.at(706, 418):
        sheet.fill(rectangle(-40, -44, 84, 50), CREAM)
        sheet.fill(polygon("-48,-42 -28,-76 40,-76 54,-42"), RED)
        sheet.fill(rectangle(-62, -92, 34, 98), "#f0dcc0")
        sheet.fill(polygon("-68,-90 -45,-150 -22,-90"), RED)
    for x, y, size, colour in ((40, 424, 0.9, LEAF), (96, 412, 0.7, RUST), (776, 430, 0.8, LEAF)):
        with sheet.at(x, y, size):
            _tree(sheet, colour)


def _tree(sheet: Sheet, colour: str) -> None:
    sheet.limb("0,6,8 1,-30,6 0,-60,4", "#7a4a34")
    crown = sheet.fill(puffs([(-24, -58, 28), (24, -58, 28), (0, -90, 34)]), colour)
    sheet.shade(crown, "#1f4a44", -10, -12, 10, alpha=0.5)


def _pillow(sheet: Sheet) -> None:
    pillow = sheet.fill("20,716! -6,560 34,420! 190,446 400,420 610,446 766,420! 806,560 780,716!",
                        "#fbf2f0")  # fmt: skip
    sheet.shade(pillow, "#b4a8d0", 0, -34, 30, alpha=0.9)


def _head(sheet: Sheet) -> None:
    """Draw the face, in a space whose unit is half its width: woods for hair, poppies for blush."""
    crown = [(-0.9, -0.3, 0.3), (-0.98, 0.06, 0.26), (-0.72, -0.62, 0.34), (-0.38, -0.9, 0.36),
             (0.04, -1.0, 0.38), (0.46, -0.88, 0.36), (0.78, -0.58, 0.34), (0.94, -0.26, 0.3),
             (1.0, 0.1, 0.25)]  # fmt: skip
    sheet.fill(puffs(crown), WOOD)
    sheet.fill("-0.4,0.7! 0.4,0.7! 0.56,1.6! -0.56,1.6!", "#d8976a")
    for side in (-1, 1):
        ear = sheet.disc(0.96 * side, 0.24, 0.19, SKIN, 0.26)
        sheet.shade(ear, BLUSH, -0.06 * side, -0.08, 0.06)
    face = sheet.fill(
        "0,-0.92 0.6,-0.8 0.93,-0.3 0.95,0.24 0.78,0.76 0.36,1.08 0,1.14 -0.36,1.08 "
        "-0.78,0.76 -0.95,0.24 -0.93,-0.3 -0.6,-0.8",
        SKIN,
    )
    sheet.shade(face, BLUSH, -0.12, -0.16, 0.16, alpha=0.6)
    for side in (-1, 1):
        blush = sheet.disc(0.58 * side, 0.44, 0.27, "#f0a070", 0.22, alpha=0.8)
        sheet.shade(blush, "#e0704c", 0, -0.1, 0.12, alpha=0.5)
        lid = sheet.fill(arc(0.42 * side, 0.02, 0.25, 0.2, 0, 360), "#f8d4a6")
        sheet.shade(lid, BLUSH, 0, 0.07, 0.07, alpha=0.5)
        sheet.line(arc(0.42 * side, 0.02, 0.25, 0.2, 12, 168), CREASE, 0.055)
        for angle in (30, 62, 94, 126, 150):
            a = np.radians(angle)
            out = np.array([np.cos(a), np.sin(a)])
            root = np.array([0.42 * side, 0.02]) + out * (0.25, 0.2)
            sheet.line([root, root + out * 0.08 + (0.02 * side, 0.02)], CREASE, 0.036)
        for k in range(4):
            x = (0.22 + 0.14 * k) * side
            bush = sheet.disc(x, -0.33 - 0.05 * (k in (1, 2)), 0.1, WOOD, 0.085)
            sheet.shade(bush, FRESH, -0.02, 0.04, 0.03, alpha=0.8)
    nose = sheet.fill("-0.1,-0.12! 0.1,-0.12! 0.12,0.16 0.25,0.36 0.18,0.5 0,0.53 -0.18,0.5 "
                      "-0.25,0.36 -0.12,0.16", "#f9d3a0")  # fmt: skip
    sheet.shade(nose, "#d8784c", -0.03, -0.1, 0.07, alpha=0.8)
    sheet.line("-0.25,0.38 -0.18,0.5 0,0.53 0.18,0.5 0.25,0.38", CREASE, 0.035, alpha=0.7)
    sheet.line("-0.34,0.74 -0.18,0.82 0,0.84 0.18,0.82 0.34,0.72", CREASE, 0.055)
    sheet.line("0.3,0.66 0.36,0.72 0.37,0.79", CREASE, 0.04)
    sheet.line("-0.3,0.68 -0.36,0.74 -0.37,0.8", CREASE, 0.04)
    sheet.line("-0.1,0.94 0,0.96 0.1,0.94", BLUSH, 0.045)
    for k, (x, y, size) in enumerate(crown):
        for j, (dx, dy) in enumerate(((0, -0.02), (-0.5, 0.3), (0.5, 0.24))):
            colour = (
                RUST if (k, j) in {(1, 0), (5, 1), (7, 0)} else (LEAF, FRESH, WOOD)[(k + j) % 3]
            )
            tree = sheet.disc(x + dx * size, y + dy * size, size * 0.56, colour)
            sheet.shade(tree, "#1f4a44", -0.05, -0.07, 0.06, alpha=0.5)


def _point(column: float, row: float) -> tuple[float, float]:
    """Return where a seam of the quilt lies: columns count from the middle, rows from the hem."""
    y = float(np.interp(row, range(len(ROWS)), ROWS))
    wide = 104 + 96 * (y - ROWS[0]) / 560
    x = 400 + column * wide + 10 * np.sin(2.1 * row + column)
    return x, y + 0.00042 * (x - 400) ** 2 + 7 * np.sin(1.7 * column + row)


def _fields() -> Iterator[tuple[int, skia.Path, int, int]]:
    steps = np.linspace(0, 1, 7)
    for j, kinds in enumerate(PLAN):
        for i, kind in enumerate(kinds):
            c = i - 4.0
            rim = [_point(c + t, j) for t in steps] + [_point(c + 1, j + t) for t in steps]
            rim += [_point(c + 1 - t, j + 1) for t in steps] + [_point(c, j + 1 - t) for t in steps]
            yield kind, polygon(rim), i, j


def _quilt(sheet: Sheet) -> None:
    sheet.fill("-20,690! 400,630 820,690! 820,1220! -20,1220!", SOIL)
    for kind, path, i, j in _fields():
        if kind == 9:
            sheet.fill(path, SOIL)
            continue
        patch = sheet.fill(path, FIELDS[kind])
        sheet.shade(patch, "#3f6a3c", -8, -14, 14, alpha=0.35)
        with sheet.within(path):
            _crop(sheet, kind, i - 4.0, j)
    for j in range(1, 5):
        for i in range(8):
            if j not in {3, 4} or i not in {3, 4, 5}:
                sheet.line([_point(i - 4 + t, j) for t in np.linspace(0, 1, 7)], HEDGE, 4 + 2 * j)
    for i in range(9):
        for j in range(5):
            if j != 3 or i not in {4, 5}:
                sheet.line([_point(i - 4.0, j + t) for t in np.linspace(0, 1, 7)], HEDGE, 5 + 2 * j)


def _crop(sheet: Sheet, kind: int, c: float, j: int) -> None:
    """Sow a field: rows of corn, of cabbages, or flowers."""
    size = 1 + 0.5 * j
    if kind in {0, 4}:
        for t in np.linspace(0.1, 0.95, 7):
            sheet.line([_point(c + t, j), _point(c + t, j + 1)], "#c8842c", 2.2 * size, alpha=0.7)
    elif kind in {1, 6}:
        for t in np.linspace(0.12, 0.9, 5):
            sheet.line([_point(c + s, j + t) for s in (0, 0.5, 1)], "#3f7a48", 2 * size, alpha=0.6)
    elif kind in {2, 3}:
        colour = RED if kind == 2 else "#cfe48a"
        for a in np.linspace(0.18, 0.85, 4):
            for b in np.linspace(0.22, 0.8, 3):
                x, y = _point(c + a, j + b)
                sheet.disc(x, y, 3.6 * size, colour, 2.8 * size)


def _hem(sheet: Sheet) -> None:
    """Fold the quilt's cream border over, below the chin."""
    top = "-20,664 120,640 260,612 400,600 540,612 680,640 820,664"
    low = "820,748 680,722 540,690 400,676 260,690 120,722 -20,748"
    hem = sheet.fill(
        " ".join(f"{p}!" if p.startswith(("-20", "820")) else p for p in f"{top} {low}".split()),
        CREAM,
    )
    sheet.shade(hem, "#d0a890", 0, -18, 12, alpha=0.8)
    for k in range(22):
        x = 10 + 37 * k
        y = 660 + 0.00044 * (x - 400) ** 2
        sheet.line([(x, y + 6), (x + 18, y + 6)], RED, 6)


def _hand(sheet: Sheet) -> None:
    """Draw a hand from beyond the hem: four fingers lie over it."""
    for x, y, angle in ((-40, 8, 8), (-8, 0, 2), (26, 2, -4), (58, 14, -11)):
        with sheet.at(x, y, 1, angle):
            sheet.fill(rectangle(-19, -42, 38, 98, 19), CREASE, alpha=0.55)
            finger = sheet.fill(rectangle(-16, -44, 32, 96, 16), SKIN)
            sheet.shade(finger, BLUSH, 5, -8, 6, alpha=0.7)
            sheet.fill(rectangle(-9, 28, 18, 18, 8), "#fde8d0")


def _team(sheet: Sheet) -> None:
    """Set a farmer, his horse and the plough in the brown field, furrows behind them."""
    for t in np.linspace(0.12, 0.92, 6):
        sheet.line([_point(s, 3 + t) for s in np.linspace(-1, 2, 9)], FURROW, 9)
    with sheet.at(276, 930, 0.58, 0, flip=True):
        sheet.disc(-40, 286, 240, FURROW, 14, alpha=0.8)
        coat = horses.Coat("#fffaf0", "#c4b4cc", "#c8865a")
        horses.horse(sheet, coat, horses.WALK, "-226,30,14 -262,70,22 -268,140,20 -256,190,3")
        sheet.line("96,30 -60,80 -300,150", RED, 9)
        sheet.limb("70,-70,10 100,-10,16 112,50,15 96,96,8", RED)
    with sheet.at(516, 1076):
        sheet.line("-66,-50 -30,-20 30,-14 106,-76", "#e8bc78", 15)
        sheet.line("10,-18 96,-50", "#c8945c", 12)
        share = sheet.fill("-96,36! -40,-26! 34,-20! 22,30!", "#c4d0dc")
        sheet.shade(share, INK, -8, -8, 6, alpha=0.5)
    with sheet.at(664, 940, 0.92, 0, flip=True):
        _farmer(sheet)
    sheet.line("180,884 380,950 600,1000", INK, 4)


def _farmer(sheet: Sheet) -> None:
    """Draw a man who bends to the plough's handles and looks ahead; his feet stand at y = 175."""
    sheet.disc(-10, 178, 80, FURROW, 10, alpha=0.8)
    people.leg(sheet, "-10,50,25 -46,106,20 -84,160,14", "#3a4a78", INK)
    people.leg(sheet, "4,50,27 36,106,21 20,162,15", "#4a5c8c", INK)
    shirt = sheet.fill("-16,-62! 30,-58! 44,-10 34,64 -30,62 -36,-6", "#f4f0e4")
    sheet.shade(shirt, "#a8a4c4", 10, -8, 10)
    sheet.fill("-28,34! 36,36! 34,70! -32,68!", "#4a5c8c")
    sheet.line("-4,-58 -10,40", RED, 8)
    with sheet.at(22, -98, 42, 10):
        sheet.fill("-0.4,0.6! 0.3,0.7! 0.3,1.3! -0.5,1.2!", "#c88a5c")
        hat = (
            ("#4a2c24", "-0.2,0.1! -0.4,0.6 -0.9,0.5 -1.05,-0.1 -0.8,-0.5! 0,-0.4"),
            ("#f4c850", "-0.85,-0.4! -0.7,-1.35 0.45,-1.4 0.72,-0.5!"),
            ("#f4c850", "-1.7,0 -0.8,-0.52 0.8,-0.62 1.7,-0.36 0.8,-0.2 -0.6,-0.04"),
            (RED, "-0.84,-0.34! -0.8,-0.68! 0.7,-0.8! 0.76,-0.44!"),
        )
        people.head(sheet, people.Face(skin="#c88a5c", blush="#b85c40", awake=True), hat)
    people.arm(sheet, "6,-40,17 24,14,15 66,62,11", "#e4e0dc", "#c88a5c")


def look() -> Look:
    return Look(
        "moss",
        glow=0.0,
        pull=0.03,
        contrast=1.0,
        focus=((0.5, 0.36, 0.12, 0.8), (0.8, 0.72, 0.06, 0.8)),
        seed=23,
    )
