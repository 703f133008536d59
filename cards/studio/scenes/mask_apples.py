"""Masks grow on a tree among the apples; one has fallen and lies in its tears."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

HOLE, BARK, BARK_DARK, LEAF = "#2c1a2c", "#8a4f34", "#4a2630", "#7fb548"
RED, RED_DARK, WATER = "#e0362c", "#8f1530", "#58b4d8"
MASK = (
    "0,-74 34,-82 66,-92! 74,-40 68,16 48,62 20,88 0,92 -20,88 -48,62 -68,16 -74,-40 -66,-92! "
    "-34,-82"
)
CROWN = (
    (60, 70, 190), (250, 20, 190), (440, 20, 190), (620, 30, 190), (770, 90, 180), (40, 280, 150),
    (760, 300, 150), (70, 450, 140), (220, 520, 130), (390, 470, 150), (560, 520, 120),
    (720, 480, 140), (400, 280, 260),
)  # fmt: skip
HANGING = (
    (150, 232, -7, "#f6bd3a", "#b4651c", "glad"),
    (398, 200, 4, "#63c3b8", "#1f6f7c", "sly"),
    (650, 240, 8, "#f49aa8", "#a83a62", "awed"),
    (118, 488, 6, "#b79be0", "#5d3f94", "calm"),
    (368, 452, -5, "#fff4dc", "#c99a74", "merry"),
    (622, 478, -8, "#f07a3c", "#9c2c24", "cross"),
)
"""Where a mask hangs, by how many degrees it leans, its colours and its mood."""
APPLES = (
    (272, 344, 1), (526, 366, 1), (38, 352, 0.95), (746, 402, 1), (242, 574, 1), (496, 572, 0.95),
    (276, 112, 0.9), (532, 108, 0.95), (748, 576, 0.9),
)  # fmt: skip


def draw() -> Picture:
    g = Sprayed("#fde9c0", "#fbc48c")
    _meadow(g)
    _trunk(g)
    _crown(g)
    for x, y, size in APPLES:
        with g.at(x, y, size):
            _apple(g)
    for x, y, turn, colour, dark, mood in HANGING:
        with g.at(x, y - 96, 1, turn):
            g.line([(0, 12), (2, -34)], BARK_DARK, 9)
            for side in (-1, 1):
                g.form([(0, -20, True), (26 * side, -48), (62 * side, -40, True), (34 * side, -14)],
                       LEAF, "#3f7a34")  # fmt: skip
        with g.at(x, y, 1.06, turn):
            _mask(g, colour, dark, mood)
    _ladder(g)
    _wasp(g)
    _fallen(g)
    _basket(g)
    return g.picture()


def _meadow(g: Sprayed) -> None:
    """Lay far hills and the grass beneath the tree."""
    g.fill("-20,800 140,720 320,780 520,712 700,770 830,730! 830,1000! -20,1000!", "#f0a070")
    g.fill("-20,860 200,800 420,830 640,790 830,840! 830,1000! -20,1000!", "#d9b04c")
    g.form("-20,900 180,872 420,880 640,866 830,896! 830,1220! -20,1220!",
           "#a9bc48", "#66843a", "#d8d868", 270)  # fmt: skip
    random = np.random.default_rng(8)
    for x, y in zip(random.uniform(20, 780, 26), random.uniform(930, 1185, 26), strict=True):
        for dx in (-9, 0, 9):
            g.line([(x, y), (x + dx, y - 22 + abs(dx) * 0.6)], "#5f7f38", 4)


def _trunk(g: Sprayed) -> None:
    trunk = (
        "352,560! 356,700 346,820 318,900 262,944! 330,940 372,958 410,946 470,960 520,936! "
        "470,896 452,820 448,700 456,560!"
    )
    g.fill(ellipse(400, 944, 190, 26), "#55702f", alpha=0.7)
    g.form(trunk, BARK, BARK_DARK, "#c07c48", 195)
    for line in ("384,690 380,770 368,850", "420,660 424,760 430,820", "404,800 402,860 396,910"):
        g.line(line, BARK_DARK, 6)


def _crown(g: Sprayed) -> None:
    """Spread leaves from edge to edge, and branches in them to every mask."""
    g.form(puffs(CROWN), "#2f7350", "#133f3a", "#4f9a58", 280)
    random = np.random.default_rng(4)
    for x, y in zip(random.uniform(0, 800, 90), random.uniform(0, 620, 90), strict=True):
        if any(np.hypot(x - u, y - v) < r - 26 for u, v, r in CROWN):
            with g.at(x, y, random.uniform(0.8, 1.2), random.uniform(0, 360)):
                g.fill("0,-22! 12,-4 0,22! -12,-4", ("#4f9a58", "#1f5a46", "#6fae54")[int(x) % 3])
    for branch in (
        "404,600,44 400,530,36 330,420,24 230,250,16 160,110,9",
        "410,570,34 480,420,24 570,250,16 660,120,9",
        "400,560,40 404,330,20 398,90,9",
        "390,580,30 270,420,16 120,366,8",
        "410,580,30 540,420,16 630,356,8",
    ):
        g.fill(band(branch), BARK)


def _apple(g: Sprayed) -> None:
    g.line("0,-26 4,-56", BARK_DARK, 8)
    g.form("4,-42! 22,-66 50,-62! 34,-40", LEAF, "#3f7a34")
    g.form("0,-28 20,-38 40,-22 42,8 26,36 0,38 -26,36 -42,8 -40,-22 -20,-38",
           RED, RED_DARK, "#ff8a58", 225)  # fmt: skip
    g.line("-24,-12 -28,2 -24,14", "#ffd0b0", 6)


def _mask(g: Sprayed, colour: str, dark: str, mood: str) -> None:
    """Draw a mask with its ribbons, about 150 × 180, its middle at the origin."""
    for side in (-1, 1):
        ribbon = [(66 * side, -28, 7), (84 * side, -4, 8), (76 * side, 26, 7), (90 * side, 54, 5)]
        g.form(band(ribbon), RED, RED_DARK)
    g.form(MASK, colour, dark, "#fffaf0", 225)
    g.line("-6,-18 -12,22 6,26", dark, 6)
    for side in (-1, 1):
        g.fill(ellipse(44 * side, 26, 15, 12), "#e8503c", alpha=0.5)
        with g.at(0, 0, 1, flip=side < 0):
            _eye(g, mood, side, dark)
    mouth = {
        "glad": "-38,36! 0,44 38,36! 28,64 0,74 -28,64",
        "merry": "-42,34! 0,42 42,34! 32,68 0,80 -32,68",
        "awed": "0,38 18,46 20,62 0,76 -20,62 -18,46",
        "weeping": "-34,72! -22,50 0,44 22,50 34,72! 0,62",
        "cross": "-38,68! -30,46 0,40 30,46 38,68! 0,60",
    }
    if mood in mouth:
        g.fill(mouth[mood], HOLE)
    else:
        smile = {"sly": "-26,52 4,62 36,42", "calm": "-26,50 0,62 26,50"}[mood]
        g.line(smile, HOLE, 9)


def _eye(g: Sprayed, mood: str, side: int, dark: str) -> None:
    """Cut the right eye and draw its brow; the left one is its mirror image."""
    if mood in {"glad", "merry"}:
        g.fill("14,-20! 20,-42 34,-48 50,-42 56,-20! 35,-30", HOLE)
        g.line("14,-58 34,-68 56,-58", dark, 7)
    elif mood == "awed":
        g.fill(ellipse(34, -30, 17, 19), HOLE)
        g.line("14,-64 34,-72 54,-62", dark, 7)
    elif mood == "cross":
        g.fill("14,-18! 22,-34 58,-46! 54,-22 36,-12", HOLE)
        g.line("8,-36 34,-50 62,-64", dark, 10)
    elif mood == "weeping":
        g.fill("12,-32! 30,-40 58,-18! 38,-12 20,-16", HOLE)
        g.line("8,-58 32,-56 58,-38", dark, 8)
    elif mood == "sly" and side > 0:
        g.fill("14,-26! 34,-44 56,-30! 36,-18", HOLE)
        g.line("14,-56 36,-70 58,-56", dark, 7)
    else:
        g.line("14,-30 34,-20 54,-30", HOLE, 9)
        g.line("14,-52 34,-58 54,-52", dark, 7)


def _ladder(g: Sprayed) -> None:
    """Lean a ladder against the tree, its head among the leaves."""
    low, top = np.array([(612, 1010), (722, 1000)]), np.array([(520, 600), (592, 596)])
    for t in np.linspace(0.08, 0.92, 7):
        left, right = low + (top - low) * t
        g.line([left, right], "#b8742f", 13)
    for k in (0, 1):
        rail = [(*low[k], 11), (*((low[k] + top[k]) / 2), 10), (*top[k], 8)]
        g.form(band(rail), "#e6a850", "#9c5c28")


def _wasp(g: Sprayed) -> None:
    with g.at(172, 724, 1.1, -14):
        for x, turn in ((4, -28), (18, 8)):
            with g.at(x, -14, 1, turn):
                g.fill("0,0! -12,-30 0,-52 14,-34", "#fffaf0", "#c8dce4")
        body = "-54,6! -34,-14 -4,-16 12,0 -2,16 -32,18"
        g.fill(body, "#f8c030")
        with g.within(body):
            for x in (-40, -24, -8):
                g.line([(x, -22), (x + 4, 22)], HOLE, 7)
        g.line("-54,6! -66,8!", HOLE, 4)
        g.fill(ellipse(20, -2, 14), HOLE)
        g.fill(ellipse(42, 0, 13, 14), "#f8c030")
        g.fill(ellipse(46, -3, 5), HOLE)
        for end in ("44,-12 54,-26 66,-28", "50,-8 64,-16 74,-14"):
            g.line(end, HOLE, 3.5)
        for x in (8, 18, 26):
            g.line([(x, 10), (x + 6, 22), (x + 2, 30)], HOLE, 3.5)


def _fallen(g: Sprayed) -> None:
    """Lean the fallen mask on the root: its tears run down and make the pool it lies in."""
    pool = "14,1094 60,1052 190,1036 330,1044 412,1076 400,1126 300,1158 150,1162 44,1140"
    g.fill(pool, "#3f7f6a")
    with g.at(0, -8):
        g.form(pool, WATER, "#2477a8", "#b4ecf4", 260)
    with g.at(208, 968, 1.5, -11):
        _mask(g, "#fffaf0", "#b89aa8", "weeping")
        for side, low in ((-1, 86), (1, 84)):
            stream = [(36 * side, -16, 7), (42 * side, 20, 10), (38 * side, 56, 10),
                      (31 * side, low, 12)]  # fmt: skip
            g.form(band(stream), "#8fd8f0", "#3f9fd0")
    g.form(arc(226, 1106, 128, 30, 0, 180), WATER, "#2477a8")
    for wide, y in ((116, 1112), (172, 1104)):
        g.line(arc(222, y, wide, wide * 0.2, 14, 166), "#e8fbff", 5)
    for x, y, size in ((96, 1068, 0.8), (352, 1062, 0.9)):
        with g.at(x, y, size):
            g.fill("0,-30! 10,-6 12,6 0,16 -12,6 -10,-6", "#d4f4fc", "#58b4d8")


def _basket(g: Sprayed) -> None:
    """Stand the harvest on the right: apples and a mask in a wicker basket."""
    with g.at(600, 1092):
        g.fill(ellipse(0, 64, 150, 20), "#55702f", alpha=0.7)
        with g.at(26, -84, 0.88, 16):
            _mask(g, "#63a8e0", "#254f8f", "glad")
        for x, y in ((-78, -42), (-26, -58), (96, -44)):
            with g.at(x, y, 0.95):
                _apple(g)
        body = polygon([(-140, -30), (140, -30), (108, 66), (-108, 66)])
        g.form(body, "#d8964a", "#8a4a26", "#f4c87c", 200)
        with g.within(body):
            for k in range(4):
                for x in range(-160, 170, 40):
                    y, dx = -14 + 24 * k, 20 * (k % 2)
                    g.line([(x + dx, y), (x + dx + 15, y - 5), (x + dx + 30, y)], "#8a4a26", 6)
        g.form(rectangle(-150, -44, 300, 24, 12), "#e8ac5c", "#9a5a2c")


def look() -> Look:
    return Look("scarlet", glow=0.08, pull=0.03, finish="gouache", seed=127)
