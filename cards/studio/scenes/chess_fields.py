"""A chess board turns into ploughed fields; the pawns pack up and walk off, kings stay behind."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import Points, polygon, rectangle, spline

INK, CREAM, WOOD, RED = "#2a2038", "#fff6e0", "#7a4628", "#dc4030"
WHITE, LILAC, BLACK, SHEEN = "#fffdf6", "#9c90bc", "#3a2c48", "#8a78a8"
BOARD = ("#8a4a2e", "#e8c890")
LEAF, WHEAT, EARTH, MOSS = "#7cb848", "#f2c84c", "#b87840", "#4c8c40"
HORIZON = 250.0
SQUARE = 0.256
EDGE = 1 + 5 * SQUARE
"""A square's size, and how far away the board ends; the lower edge of the card is at 1."""
PAWN = ((66, 0, 1), (70, -18, 1), (54, -40, 0), (32, -74, 0), (22, -120, 0), (19, -168, 1))
KING = ((92, 0, 1), (96, -26, 1), (76, -48, 0), (48, -88, 0), (36, -160, 0), (34, -250, 1),
        (62, -260, 1), (62, -288, 1), (40, -294, 1), (50, -340, 0), (66, -392, 1), (32, -404, 0),
        (14, -420, 1))  # fmt: skip
"""Right halves of the pieces' outlines from the foot up: x, y, and whether it is a corner."""


def draw() -> Picture:
    sheet = Sheet("#6cc0e8", "#e4f4e0")
    _country(sheet)
    _board(sheet)
    _path(sheet)
    for x, y, white, bundle in ((466, 434, False, RED), (404, 520, True, "#f6c83c"),
                                (528, 624, True, "#3c7cd0"), (372, 776, False, RED)):  # fmt: skip
        _pawn(sheet, x, y, bundle, white=white)
    _kings(sheet)
    _pawn(sheet, 610, 1010, "#3c7cd0", white=True, looks_back=True)
    return sheet.picture()


def _spot(across: float, away: float) -> tuple[float, float]:
    """Return where a spot of the ground lies on the card."""
    return 400 + 900 * across / away, HORIZON + (1200 - HORIZON) / away


def _plot(left: float, right: float, near: float, far: float) -> Points:
    return [_spot(left, near), _spot(right, near), _spot(right, far), _spot(left, far)]


def _country(sheet: Sheet) -> None:
    """Lay fields in rows, furrowed this way or that, up to hills, a barn and round trees."""
    for x, y, size in ((130, 80, 1.0), (610, 120, 0.8)):
        with sheet.at(x, y, size):
            sheet.fill(puffs([(-64, 6, 30), (-16, -14, 44), (42, -4, 36), (84, 10, 24)]), CREAM)
    for outline, colour in (
        ("-20,250! 120,190 300,236 470,180 660,230 820,176! 820,330! -20,330!", "#8cb8b0"),
        ("-20,290! 160,238 360,276 560,236 820,270! 820,340! -20,340!", "#78ac68"),
    ):
        sheet.fill(outline, colour)
    tints = ((LEAF, MOSS), (WHEAT, "#c8942c"), (EARTH, "#8a5028"), ("#a8cc58", "#6ca040"))
    for row, (near, far) in enumerate(pairwise((EDGE, 2.9, 3.9, 5.8, 11))):
        for column in range(-12, 13):
            left = (0.512 * column) * (1 if row < 2 else 2)
            right = left + 0.512 * (1 if row < 2 else 2)
            if abs(left) > far * 0.7 + 0.6:
                continue
            tint, furrow = tints[(column + 2 * row + row // 2) % 4]
            plot = sheet.fill(polygon(_plot(left, right, near, far)), tint)
            with sheet.within(plot):
                _furrows(sheet, (left, right, near, far), furrow, along=(column + row) % 2 == 0)
            sheet.line([*((x, y, True) for x, y in _plot(left, right, near, far))], MOSS, 14 / near)
    for x, y, size in ((60, 470, 1.0), (150, 400, 0.66), (742, 470, 0.95), (664, 392, 0.6)):
        with sheet.at(x, y, size):
            sheet.disc(6, 2, 62, MOSS, 12, alpha=0.6)
            sheet.limb([(0, 0, 11), (0, -60, 8)], WOOD)
            crown = sheet.fill(puffs([(-30, -84, 36), (30, -84, 36), (0, -120, 42)]), MOSS)
            sheet.shade(crown, "#a8d060", 10, 12, 10, alpha=0.8)
    with sheet.at(250, 396, 0.9):
        wall = sheet.fill("-62,0! -62,-62! 0,-108! 62,-62! 62,0!", RED)
        sheet.shade(wall, "#8a2030", -14, 0, 8)
        sheet.line([(-74, -54, True), (0, -112, True), (74, -54, True)], WOOD, 13)
        sheet.fill(rectangle(-24, -50, 48, 50), CREAM)
        sheet.line("-24,-50 24,0", RED, 6)
        sheet.line("24,-50 -24,0", RED, 6)
    for x, y, turn in ((330, 96, -12), (430, 150, 8)):
        with sheet.at(x, y, 0.8, turn):
            sheet.fill("50,-4 24,-14! -10,-60! 4,-12! -30,-12! -70,-30! -46,-2! -74,14! -26,6 "
                       "10,8! -2,52! 30,10! 46,4", "#243c78")  # fmt: skip


def _furrows(
    sheet: Sheet, plot: tuple[float, float, float, float], colour: str, *, along: bool
) -> None:
    left, right, near, far = plot
    for share in np.linspace(0.1, 0.9, 6):
        if along:
            across = left + (right - left) * share
            ends = [_spot(across, near), _spot(across, far)]
        else:
            away = 1 / (1 / near + (1 / far - 1 / near) * share)
            ends = [_spot(left, away), _spot(right, away)]
        sheet.line(ends, colour, 12 / near, alpha=0.8)


def _board(sheet: Sheet) -> None:
    """Lay five rows of the board, with a strip of wood at its far end."""
    for row in range(5):
        for column in range(-6, 6):
            plot = _plot(SQUARE * column, SQUARE * (column + 1),
                         1 + SQUARE * row, 1 + SQUARE * (row + 1))  # fmt: skip
            square = sheet.fill(polygon(plot), BOARD[(row + column) % 2])
            if (row + column) % 2:
                sheet.shade(square, "#c8985c", 0, -16, 18, alpha=0.5)
    rim = sheet.fill(polygon(_plot(-2, 2, EDGE - 0.02, EDGE + 0.08)), WOOD)
    sheet.shade(rim, "#c88a50", 0, 5, 3)


def _path(sheet: Sheet) -> None:
    """Wind a sandy path from the board's end to the hills."""
    end = _spot(0, EDGE + 0.08)[1]
    with sheet.within(rectangle(-20, 0, 840, end)):
        road = sheet.limb([(430, 720, 84), (446, 660, 70), (490, 606, 54), (486, 560, 42),
                           (430, 512, 33), (420, 470, 26), (462, 424, 18), (468, 388, 12),
                           (446, 356, 7), (434, 342, 4)], "#f0d8a4")  # fmt: skip
        sheet.shade(road, "#c89c60", -6, -6, 8, alpha=0.5)


def _piece(sheet: Sheet, half: Sequence[tuple[int, int, int]], *, white: bool) -> None:
    """Turn a chess piece from the right half of its outline; light comes from the left."""
    left = [(-x, y, corner) for x, y, corner in half[::-1]]
    body = sheet.fill([*half, *left], WHITE if white else BLACK)
    if white:
        sheet.shade(body, LILAC, -14, 0, 10)
    else:
        sheet.shade(body, SHEEN, 12, 0, 8, alpha=0.8)


def _eyes(sheet: Sheet, x: float, y: float, size: float, *, white: bool) -> None:
    for side in (-1, 1):
        if white:
            sheet.disc(x + side * size, y, size * 0.36, INK, size * 0.46)
        else:
            sheet.disc(x + side * size, y, size * 0.62, CREAM, size * 0.72)
            sheet.disc(x + side * size + 4, y + 2, size * 0.34, INK, size * 0.4)


def _pawn(
    sheet: Sheet, x: float, y: float, bundle: str, *, white: bool, looks_back: bool = False
) -> None:
    """Walk a pawn away on two legs, a stick on its shoulder with a bundle tied to it."""
    dark = LILAC if white else INK
    with sheet.at(x, y, 1.16 * (y - HORIZON) / (1010 - HORIZON)):
        sheet.disc(24, 0, 96, INK, 17, alpha=0.4)
        for side, lift in ((-1, 0), (1, -16)):
            sheet.limb([(22 * side, -70, 15), (24 * side, -12 + lift, 13)], dark)
            sheet.fill(spline(f"{24 * side - 20},{2 + lift} {24 * side - 18},{-22 + lift} "
                              f"{24 * side + 18},{-22 + lift} {24 * side + 22},{2 + lift}"),
                       WOOD)  # fmt: skip
        with sheet.at(0, -42):
            _piece(sheet, PAWN, white=white)
            sheet.fill(rectangle(-38, -182, 76, 20, 10), WHITE if white else BLACK)
            sheet.line("-34,-164 34,-164", dark, 4)
            ball = sheet.disc(0, -222, 46, WHITE if white else BLACK)
            if white:
                sheet.shade(ball, LILAC, -12, -6, 9)
            else:
                sheet.shade(ball, SHEEN, 12, 8, 9)
            if looks_back:
                _eyes(sheet, -8, -228, 17, white=white)
                sheet.line([(-22, -202), (-8, -196), (8, -202)], INK, 5)
                sheet.disc(-32, -208, 8, "#f09a88", 6)
                sheet.disc(18, -208, 8, "#f09a88", 6)
        sheet.line("-58,-150 112,-268", WOOD, 11)
        sheet.line([(28, -188), (-4, -154), (-44, -160)], dark, 17)
        sheet.disc(-46, -160, 15, WHITE if white else BLACK)
        with sheet.at(104, -262):
            sack = sheet.fill("-6,-2! 10,-4! 34,20 48,62 18,92 -24,88 -44,56 -28,20", bundle)
            sheet.shade(sack, INK, -10, -8, 8, alpha=0.5)
            for u, v in ((-18, 40), (14, 34), (0, 66), (28, 62), (-24, 66)):
                sheet.disc(u, v, 5.5, CREAM)
            sheet.fill("0,0! -28,-18 -32,4! 0,0! 26,-22 34,0!", bundle)


def _king(sheet: Sheet, *, white: bool) -> None:
    """Stand a king on the origin, 470 high, his cross on top."""
    tone = WHITE if white else BLACK
    sheet.line("0,-410 0,-472", tone, 15)
    sheet.line("-24,-448 24,-448", tone, 15)
    _piece(sheet, KING, white=white)
    for y, half in ((-56, 66), (-274, 60), (-392, 64)):
        sheet.line([(-half, y), (half, y)], "#e8b040", 9)


def _kings(sheet: Sheet) -> None:
    """Leave the black king standing, at a loss, and the white one lying."""
    sheet.disc(190, 976, 140, INK, 24, alpha=0.4)
    with sheet.at(142, 984, 0.94):
        _king(sheet, white=False)
        _eyes(sheet, 6, -344, 19, white=False)
        for side in (-1, 1):
            sheet.line([(6 + 8 * side, -370), (6 + 30 * side, -364)], CREAM, 5)
        sheet.disc(8, -314, 7, RED, 9)
    sheet.disc(330, 1166, 232, INK, 24, alpha=0.4)
    with sheet.at(140, 1090, 0.86, 94):
        _king(sheet, white=True)
        for side in (-1, 1):
            sheet.line([(22 * side - 11, -346), (22 * side, -338), (22 * side + 11, -346)], INK, 6)
        sheet.line([(-14, -308), (0, -314), (14, -308)], INK, 6)


def look() -> Look:
    return Look(
        "wheat", glow=0.1, pull=0.04, contrast=1.0, seed=32,
        focus=((0.76, 0.62, 0.14, 1.2), (0.46, 0.52, 0.1, 1.2), (0.7, 0.44, 0.08, 1.2),
               (0.5, 0.36, 0.1, 1.3), (0.2, 0.6, 0.12, 1.1), (0.4, 0.92, 0.2, 0.9),
               (0.3, 0.3, 0.1, 1.0)),
    )  # fmt: skip
