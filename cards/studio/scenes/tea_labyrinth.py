"""A hedge maze grows in a teacup: a bull in its middle, a girl with a thread, a hare outside."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.flat_hares import hare
from cards.studio.paper.outlines import Vec, arc, ellipse, polygon

INK, ROSE, CLOTH = "#2c1a34", "#c8587c", "#a83e6a"
CHINA, COOL, COBALT, GOLD = "#fff6e4", "#b08cc0", "#3a5cc0", "#f0b848"
LEAF, SIDE, DARK, PATH = "#86c850", "#3c8a48", "#1c5238", "#f6dca0"
RED, WINE, BULL, HORN = "#e8342c", "#9a1838", "#8a4a2c", "#fff0d0"
MIDDLE = (362.0, 436.0)
ACROSS, DOWN, HIGH = 262.0, 186.0, 36
"""The maze's middle, its half axes, and how high its hedges stand."""


def draw() -> Picture:
    sheet = Sheet("#6c3a80", "#a8568c")
    _table(sheet)
    _cup(sheet)
    _maze(sheet)
    _thread(sheet)
    return sheet.picture()


def _table(sheet: Sheet) -> None:
    """Lay a cloth, lamp-lit, before a plum wall; steam rises from the cup."""
    sheet.glow(360, 260, 560, "#ffb878", 0.7)
    cloth = sheet.fill("-20,620! 820,620! 820,1220! -20,1220!", ROSE, CLOTH)
    with sheet.within(cloth):
        for k in range(-7, 8):
            sheet.line([(400 + 92 * k, 600), (400 + 210 * k, 1240)], "#dc7c94", 12, alpha=0.7)
        for y in (660, 752, 874, 1030):
            sheet.line([(-20, y), (820, y)], "#dc7c94", 8 + y / 150, alpha=0.7)
    for x, sway in ((250, 26), (470, -26)):
        sheet.line([(x, 214), (x + sway, 158), (x - sway, 96), (x + sway * 0.6, 30)], CHINA, 16,
                   alpha=0.45)  # fmt: skip


def _cup(sheet: Sheet) -> None:
    """Stand the cup on its saucer, with a handle and a painted band."""
    x, y = MIDDLE
    sheet.disc(x + 40, 946, 392, INK, 104, alpha=0.45)
    saucer = sheet.disc(x, 906, 352, CHINA, 106)
    sheet.shade(saucer, COOL, -10, -26, 24)
    sheet.line(arc(x, 902, 330, 92, 0, 360), COBALT, 9)
    sheet.disc(x + 20, 896, 226, COOL, 56, alpha=0.8)
    sheet.line("640,540 740,512 770,600 716,690 590,716", CHINA, 46)
    sheet.line("652,560 730,536 752,606 706,676 600,702", COOL, 12, alpha=0.8)
    sheet.disc(x, 890, 150, CHINA, 38)
    body = sheet.fill([(x - 300, y, True), (x - 292, y + 140), (x - 226, y + 330),
                       (x - 130, y + 440), (x, y + 462), (x + 130, y + 440),
                       (x + 226, y + 330), (x + 292, y + 140), (x + 300, y, True)],
                      CHINA)  # fmt: skip
    with sheet.within(body):
        for lift, wide, tint in ((104, 12, COBALT), (176, 7, COBALT)):
            sheet.line(arc(x, y + lift, 300, 222, 4, 176), tint, wide)
        for k in range(9):
            angle = np.radians(14 + 19 * k)
            u, v = x + 296 * np.cos(angle), y + 140 + 222 * np.sin(angle)
            for turn in np.radians(range(0, 360, 72)):
                sheet.disc(u + 11 * np.cos(turn), v + 11 * np.sin(turn), 9, COBALT)
            sheet.disc(u, v, 7, GOLD)
    sheet.shade(body, COOL, -40, -20, 40, alpha=0.9)
    rim = sheet.fill(ellipse(x, y, 302, 222), CHINA)
    sheet.shade(rim, COOL, 0, 8, 6, alpha=0.5)
    sheet.line(arc(x, y, 295, 215, 0, 360), GOLD, 6)
    inner = sheet.fill(ellipse(x, y + 4, 284, 204), "#d8b8cc")
    sheet.shade(inner, "#8a5a90", 0, -16, 14, alpha=0.8)
    lawn = sheet.fill(ellipse(x, y + 12, ACROSS + 14, DOWN + 8), PATH)
    sheet.shade(lawn, "#c88a5c", 12, 16, 16, alpha=0.7)


def _ring(share: float, start: float, end: float) -> Vec:
    """Return the outline of a stretch of hedge along a ring, angles in degrees."""
    out, back = share + 0.05, share - 0.05
    return np.vstack([
        arc(*MIDDLE, out * ACROSS, out * DOWN, start, end),
        arc(*MIDDLE, back * ACROSS, back * DOWN, end, start),
    ])  # fmt: skip


def _bar(angle: float, inner: float, outer: float) -> Vec:
    """Return the outline of a hedge that runs from one ring to another."""
    way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
    side = 0.05 * np.array([-way[1], way[0]])
    ends = [inner * way + side, outer * way + side, outer * way - side, inner * way - side]
    return np.array(MIDDLE) + np.array(ends) * (ACROSS, DOWN)


def _hedge(sheet: Sheet, foot: Vec) -> None:
    """Raise a clipped hedge on its outline: dark sides, a bright top with leaves."""
    random = np.random.default_rng(len(foot) + int(foot[0, 0]))
    for lift in range(0, HIGH, 2):
        sheet.fill(polygon(foot - (0, lift)), DARK if lift < 8 else SIDE)
    top = sheet.fill(polygon(foot - (0, HIGH)), LEAF)
    low, high = foot.min(0), foot.max(0)
    with sheet.within(top):
        for x, y in random.uniform(low, high, (int((high - low).prod() / 160) + 30, 2)):
            sheet.disc(x, y - HIGH, 3.4, "#b8e070", 2.6)


def _maze(sheet: Sheet) -> None:
    """Set hedges from the back to the front, and those who stand between them."""
    for foot in (
        _ring(1, 180, 262), _ring(1, 286, 360), _bar(238, 0.66, 1), _bar(322, 0.66, 1),
        _ring(0.66, 180, 206), _ring(0.66, 240, 360), _bar(276, 0.36, 0.66),
        _ring(0.36, 180, 360), _bar(180, 0.66, 1), _bar(4, 0.36, 0.66),
    ):  # fmt: skip
        _hedge(sheet, foot)
    _bull(sheet)
    for foot in (
        _ring(0.36, 0, 60), _ring(0.36, 120, 180), _bar(150, 0.36, 0.66),
        _ring(0.66, 0, 30), _ring(0.66, 62, 180), _bar(38, 0.66, 1), _bar(128, 0.66, 1),
    ):  # fmt: skip
        _hedge(sheet, foot)
    _girl(sheet)
    for foot in (_ring(1, 0, 68), _ring(1, 104, 180)):
        _hedge(sheet, foot)


def _bull(sheet: Sheet) -> None:
    """Sit the bull in the middle; his arms are folded, his nose wears a ring."""
    with sheet.at(MIDDLE[0], MIDDLE[1] + 26):
        body = sheet.fill("-54,2 -64,-40 -40,-72 40,-72 64,-40 54,2 0,20", BULL)
        sheet.shade(body, INK, -10, 0, 12, alpha=0.5)
        for side in (-1, 1):
            horn = sheet.limb([(26 * side, -132, 11), (66 * side, -146, 9), (78 * side, -186, 2)],
                              HORN)  # fmt: skip
            sheet.shade(horn, "#c8a070", 0, -4, 4)
            sheet.fill([(30 * side, -122, True), (70 * side, -116), (66 * side, -98),
                        (34 * side, -100, True)], BULL)  # fmt: skip
        skull = sheet.fill("-38,-138 0,-150 38,-138 44,-100 30,-64 -30,-64 -44,-100", BULL)
        sheet.shade(skull, INK, -8, 2, 8, alpha=0.4)
        sheet.fill("-20,-148 -6,-162 14,-158 22,-144 8,-128 0,-120 -10,-130", "#4a2418")
        sheet.disc(0, -66, 34, "#e8b490", 24)
        for side in (-1, 1):
            sheet.disc(18 * side, -104, 9, HORN, 10)
            sheet.disc(17 * side, -102, 5, INK, 6)
            sheet.line([(8 * side, -116), (28 * side, -122)], "#4a2418", 5)
            sheet.disc(13 * side, -70, 5, INK, 4)
        sheet.line(arc(0, -56, 10, 12, 0, 180), GOLD, 5)
        sheet.line("-40,-30 -10,-8 44,-18", "#5c2c1c", 20)
        sheet.line("40,-30 10,-4 -44,-14", "#6c3820", 20)


def _girl(sheet: Sheet) -> None:
    """Walk a girl in red into the maze, the thread in her hand."""
    with sheet.at(MIDDLE[0] + 16, MIDDLE[1] + 176, 0.92):
        people.leg(sheet, "8,-50,9 16,-26,8 20,-4,7", "#f2bd92", INK)
        people.leg(sheet, "-8,-50,9 -12,-26,8 -20,-4,7", "#e0a078", INK)
        dress = sheet.fill("-16,-100! 16,-100! 24,-64 40,-30! -36,-30! -24,-64", RED)
        sheet.shade(dress, WINE, 10, 0, 8)
        with sheet.at(2, -128, 32):
            hair = (("#f8c83c", ("-0.1,-0.2! -0.3,0.6 -0.5,1.3! -1.2,1.1 -1.25,-0.2 "
                     "-0.8,-1.1 0,-1.25 0.7,-0.9 0.84,-0.4!")),)  # fmt: skip
            people.head(sheet, people.Face(awake=True, mouth=0.6), hair)
            sheet.fill("-0.9,-0.9! -1.7,-1.5 -1.5,-0.6! -0.9,-0.8! -0.5,-1.7 -0.3,-1.1!", RED)
        people.arm(sheet, "2,-88,9 18,-66,8 44,-62,6", RED, "#f2bd92")


def _thread(sheet: Sheet) -> None:
    """Lead the thread from her hand over the rim, through a hare's paw, to the ball of wool."""
    x, y = MIDDLE
    ball = (612.0, 1072.0)
    sheet.disc(ball[0] + 14, ball[1] + 76, 104, INK, 22, alpha=0.45)
    hand = (x + 16 + 0.92 * 50, y + 176 - 0.92 * 62)
    paw = (256.0, 1004.0)
    sheet.line([hand, (x + 66, y + 160), (x + 34, y + 196), (x + 10, y + 218), (x - 4, y + 300),
                (x - 20, y + 430), (x - 44, y + 510), paw], RED, 7)  # fmt: skip
    sheet.line([paw, (276, 1080), (380, 1152), (500, 1150), (580, 1126)], RED, 7)
    with sheet.at(190, 1150, 0.6, flip=True):
        hare(sheet)
    wool = sheet.disc(*ball, 84, RED)
    sheet.shade(wool, WINE, -16, -18, 18)
    with sheet.within(wool), sheet.at(*ball):
        for turn in (20, 80, 140):
            with sheet.at(0, 0, 1, turn):
                for k in range(-2, 3):
                    sheet.line([(-84, 16 * k + 8), (0, 22 * k), (84, 16 * k + 8)], "#ff8a78", 4,
                               alpha=0.75)  # fmt: skip


def look() -> Look:
    return Look(
        "plum-lamp", glow=0.12, pull=0.04, contrast=1.0, seed=14,
        focus=((0.45, 0.31, 0.14, 1.2), (0.48, 0.44, 0.1, 1.3), (0.26, 0.8, 0.16, 1.1),
               (0.76, 0.89, 0.12, 0.9), (0.45, 0.36, 0.34, 0.8)),
    )  # fmt: skip
