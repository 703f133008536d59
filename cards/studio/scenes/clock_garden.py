"""A woman waters clocks that grow as flowers; one has faded and lost its hands."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import star
from cards.studio.paper.outlines import arc, band, ellipse
from cards.studio.sprayed import Sprayed

INK, CREAM, BRASS, BRONZE = "#33204c", "#fff6e2", "#f4bc4c", "#a8602c"
RED, WINE, STRAW, TAN = "#e23c3a", "#8f1a3c", "#f8d27a", "#b87a34"
TEAL, PETROL, STEM, FOREST = "#2f9aa8", "#17566e", "#3f8a54", "#1f5a52"
STAR, SKIN = "#fff4b0", "#f2bf98"
TALL = (
    ((380, 214), 50, (424, 830), "#f8c848", "#c87820", (1, 5)),
    ((128, 246), 66, (92, 900), "#9a78e0", "#5a3aa4", (2, 55)),
    ((600, 330), 90, (574, 900), "#f8724c", "#b02c40", (8, 20)),
)
"""Middle, radius of the dial and foot of each tall flower, its petals, hour and minutes."""


def draw() -> Picture:
    g = Sprayed("#5c489c", "#f8a890")
    _evening(g)
    for middle, radius, foot, petal, dark, time in TALL:
        _stem(g, [(*foot, 13), ((foot[0] + middle[0]) / 2 + 14, 620, 11), (*middle, 9)])
        _flower(g, middle, radius, petal, dark, time)
    _faded(g)
    _young(g)
    _gardener(g)
    _snail(g)
    return g.picture()


def _evening(g: Sprayed) -> None:
    """Lay the evening sky, hills before the sun, a meadow and the path through it."""
    g.glow(330, 690, 420, "#ffd09a", 0.7)
    g.fill(ellipse(330, 700, 128), "#fff0b4")
    for shape, alpha in (("430,470,8 560,452,24 700,462,26 840,446,10", 0.75),
                         ("-40,440,10 60,424,22 190,434,8", 0.7),
                         ("180,110,6 300,92,20 420,100,6", 0.45),
                         ("520,90,6 660,66,24 830,84,14", 0.5)):  # fmt: skip
        g.fill(band(shape), "#ffd0a8", alpha=alpha)
    g.form("-20,770! 120,712 280,748 460,708 640,752 830,700! 830,920! -20,920!",
           "#a45c98", "#6c3c84", "#d88aa0", 270)  # fmt: skip
    g.form("-20,830! 200,800 420,822 640,796 830,826! 830,1220! -20,1220!",
           "#6fae6c", "#2f7468", "#b4cc78", 270)  # fmt: skip
    g.form("452,810! 476,810! 500,850 470,900 500,960 640,1040 800,1110 830,1130! 830,1220! "
           "300,1220! 360,1130 400,1040 404,960 420,890",
           "#f4cfa0", "#c88a7c", "#ffe8c0", 270)  # fmt: skip
    random = np.random.default_rng(3)
    for x, y in ((28, 890), (62, 960), (34, 1060), (110, 1140), (250, 1160), (560, 880), (760, 870),
                 (700, 900), (776, 1000), (24, 1160), (330, 940)):  # fmt: skip
        for lean in (-14, 0, 14):
            high = 34 + random.uniform(0, 14)
            g.limb([(x + lean * 0.3, y, 5), (x + lean * 0.6, y - high / 2, 4),
                    (x + lean, y - high, 1)], FOREST)  # fmt: skip


def _stem(g: Sprayed, points: list[tuple[float, float, float]]) -> None:
    """Draw a stem from its foot up, with a pair of leaves."""
    g.form(band(points), STEM, FOREST, "#7fc070", 190)
    x, y, wide = points[1]
    for side in (-1, 1):
        with g.at(x, y + (70 if side > 0 else 130), wide / 11, -20 * side, flip=side < 0):
            g.form("0,0! 30,-34 84,-44 122,-20! 90,6 40,14", "#58a860", FOREST, "#9ccc78", 270)
            g.line("6,-2 50,-16 104,-20", FOREST, 4)


def _dial(g: Sprayed, radius: float, time: tuple[int, int] | None) -> None:
    """Draw a clock's dial round the origin; without a time it has no hands."""
    g.form(ellipse(0, 0, radius), BRASS, BRONZE, "#ffe8a0", 235)
    g.form(ellipse(0, 0, radius * 0.86), CREAM, "#d8b8a8", "#ffffff", 235)
    for k in range(12):
        a = np.radians(30 * k)
        way = np.array([np.sin(a), -np.cos(a)]) * radius
        g.line([way * 0.76, way * (0.62 if k % 3 == 0 else 0.69)], INK,
               radius * (0.075 if k % 3 == 0 else 0.04))  # fmt: skip
    if time:
        hour, minute = time
        for turn, reach, wide in ((30 * hour + minute / 2, 0.44, 0.075), (6 * minute, 0.64, 0.055)):
            with g.at(0, 0, radius, turn):
                g.fill([(-wide, 0.12, True), (wide, 0.12, True), (wide, -reach * 0.75),
                        (0, -reach, True), (-wide, -reach * 0.75)], INK)  # fmt: skip
    g.disc(0, 0, radius * 0.1, INK if time else BRONZE)


def _flower(g: Sprayed, middle: tuple[float, float], radius: float, petal: str, dark: str,
            time: tuple[int, int], lean: float = 0) -> None:  # fmt: skip
    with g.at(*middle, 1, lean):
        for turn, colour in ((15, dark), (0, petal)):
            for k in range(12):
                with g.at(0, 0, radius, 30 * k + turn):
                    g.form("-0.1,-0.7! -0.25,-1.4 0,-1.9! 0.25,-1.4 0.1,-0.7!", colour, dark,
                           None, 270)  # fmt: skip
        _dial(g, radius, time)


def _faded(g: Sprayed) -> None:
    """Let a flower hang its head: brown petals, some on the ground, the hands among them."""
    stem = [(762, 960, 13), (778, 770, 12), (762, 590, 10), (716, 552, 9), (692, 604, 8)]
    g.form(band(stem), "#a8925c", "#6c5a4c")
    with g.at(690, 662, 1, 14):
        for turn in (-150, -112, 108, 140, 172, 205):
            with g.at(0, 0, 1, turn):
                g.form("-6,-40! -16,-72 -4,-100! 12,-76 6,-40!", "#c49a78", "#7c5260", None, 270)
        _dial(g, 52, None)
    for x, y, turn in ((640, 950, 70), (764, 1040, -60), (700, 976, 20)):
        with g.at(x, y, 1, turn):
            g.form("-6,26! -14,0 0,-30! 14,0 6,26!", "#c49a78", "#7c5260", None, 270)
    for x, y, long, turn in ((724, 1016, 60, 68), (642, 1046, 44, -52)):
        with g.at(x, y, 1, turn):
            g.fill([(-5, long * 0.3, True), (5, long * 0.3, True), (7, -long * 0.7),
                    (0, -long, True), (-7, -long * 0.7)], INK)  # fmt: skip


def _young(g: Sprayed) -> None:
    """Draw the young flower that is being watered, and a closed bud beside it."""
    g.fill(ellipse(510, 1132, 92, 16), "#a8705c", alpha=0.6)
    g.form(band("510,1130,10 518,1070,9 510,1010,8"), STEM, FOREST)
    for flip in (False, True):
        with g.at(514, 1112, 0.8, flip=flip):
            g.form("0,0! 24,-38 70,-52 104,-36! 80,-4 40,10", "#58a860", FOREST, "#9ccc78", 270)
    _flower(g, (506, 990), 52, "#f88aa8", "#c03a6c", (4, 50), -8)


def _gardener(g: Sprayed) -> None:
    """Draw an old woman in red who waters with stars and smiles."""
    g.fill(ellipse(206, 1102, 150, 20), FOREST, alpha=0.6)
    for x in (168, 232):
        people.leg(g, f"{x},1000,22 {x},1076,18", "#5a3a70", INK)
    _can(g)
    people.arm(g, "214,672,30 284,742,25 356,730,19", WINE, SKIN)
    dress = ("160,628! 246,628! 262,720 258,790 306,900 344,1044! 240,1066 150,1062 72,1040! "
             "104,900 152,790 146,720")  # fmt: skip
    g.form(dress, RED, WINE, "#ff8a68", 330)
    for fold in ("178,810 150,920 136,1040", "226,812 242,920 250,1046"):
        g.line(fold, WINE, 6)
    with g.within(dress):
        g.fill("150,776! 266,776! 270,806! 144,806!", CREAM)
        g.form("196,806! 272,806! 330,960 320,1000 210,1010! 190,900", CREAM, "#d8a8b0", None, 330)
    g.line("232,900 250,902 274,896 276,942 238,950 232,900", "#d8a8b0", 5)
    g.form("152,640 176,618 206,634 236,616 258,640 206,668", CREAM, "#d8a8b0")
    with g.at(204, 566, 66, 6):
        g.fill("-0.42,0.4! 0.34,0.7! 0.36,1.25! -0.4,1.25!", SKIN)
        hair = (
            ("#e8e4f0", ("-0.2,0.34! -0.5,0.86 -1.02,0.6 -1.12,-0.1 -0.8,-0.86 0,-1.05 0.7,-0.86 "
                         "0.84,-0.36! 0.2,-0.3")),
            ("#c8c0dc", "-1.5,0.3 -1.2,0.02 -0.86,0.24 -0.84,0.62 -1.14,0.8 -1.46,0.64"),
            (STRAW, "-0.92,-0.46! -0.76,-1.36 -0.3,-1.6 0.4,-1.56 0.72,-1.2 0.88,-0.5!"),
            (RED, "-0.94,-0.42! -0.88,-0.84! 0,-0.98 0.82,-0.84! 0.88,-0.46! 0,-0.6"),
            (TAN, ("-2,-0.06 -1.4,-0.42 -0.4,-0.6 0.6,-0.6 1.5,-0.4 2,0.02 1.2,-0.2 0,-0.3 "
                   "-1.2,-0.22")),
            (STRAW, ("-2,-0.1 -1.4,-0.5 -0.4,-0.7 0.6,-0.7 1.5,-0.48 2,-0.02 1.2,-0.28 0,-0.4 "
                     "-1.2,-0.32")),
        )  # fmt: skip
        people.head(g, people.Face(skin=SKIN, awake=True, mouth=1.6), hair)
    people.arm(g, "178,672,34 212,766,30 338,790,20", RED, SKIN)


def _can(g: Sprayed) -> None:
    """Draw the can, and stars that fall from its rose to the young flower."""
    g.glow(526, 850, 110, STAR, 0.5)
    for k, (x, y) in enumerate(((506, 792), (532, 800), (520, 830), (548, 836), (536, 868),
                                (508, 866), (562, 880), (524, 900), (478, 896))):  # fmt: skip
        g.fill(star(x, y, 12 + 5 * (k % 3), 4, 0.4), STAR)
    with g.at(390, 790, 1, 14):
        g.line(arc(-6, -36, 44, 58, 180, 360), PETROL, 15)
        g.form(band("34,20,16 84,-16,12 110,-44,10"), TEAL, PETROL)
        g.form("92,-46! 116,-70! 142,-36! 120,-22!", TEAL, PETROL)
        g.form("-52,-40! 44,-40! 52,56! -60,56!", TEAL, PETROL, "#8ad8d8", 225)
        g.fill("-54,-44! 46,-44! 47,-28! -55,-28!", BRASS)


def _snail(g: Sprayed) -> None:
    """Draw a snail on the path: it has all the time there is."""
    with g.at(668, 1142, 0.86):
        g.fill(ellipse(0, 30, 110, 12), "#a8705c", alpha=0.6)
        for x, lean in ((-84, -18), (-64, 4)):
            g.line([(x, -16), (x + lean, -62)], "#f0a070", 8)
            g.disc(x + lean, -64, 8, INK)
        g.form("-104,8 -96,-20 -64,-24 -40,-4 60,0 124,30! 20,32 -84,32", "#f8b888", "#c8645c",
               "#ffe0b8", 270)  # fmt: skip
        g.form(ellipse(14, -36, 60, 56), "#8a5cb8", "#4c2c7c", "#c89ae0", 235)
        turns = np.linspace(0, 4.4 * np.pi, 60)
        g.line([(14 + (52 - 3.5 * a) * np.cos(a), -34 + (48 - 3.3 * a) * np.sin(a)) for a in turns],
               CREAM, 6)  # fmt: skip
        g.line("-98,12 -88,18 -78,14", INK, 4)


def look() -> Look:
    return Look("violet-dusk", glow=0.08, pull=0.03, contrast=1.0, finish="gouache", seed=31)
