"""A nest holds eggs painted as planets; one hatches light, and a child climbs up to it."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import star
from cards.studio.paper.outlines import arc, band, ellipse, polygon
from cards.studio.sprayed import Sprayed

INK, BARK, SHADOW, EDGE = "#1c1440", "#8a5476", "#4c2c5c", "#d08a8c"
CREAM, LIGHT, GOLD, OCHRE = "#fff6e0", "#fff2b0", "#ffc84c", "#b8782c"
TWIG, TWIGS, STRAW = "#b87a48", "#70404c", "#e8b470"
LEAF, FERN, MINT = "#3fa88c", "#1c6470", "#9ce0b0"
RED, WINE, SKIN = "#e8483c", "#98203c", "#f6c49c"
EGG = "0,-100 40,-82 68,-30 70,22 48,70 0,88 -48,70 -70,22 -68,-30 -40,-82"
BIRD = ((70, 350), (60, 250), (130, 280), (220, 236), (320, 190), (300, 46), (440, 170),
        (470, 290), (560, 130), (628, 104), (650, 150))  # fmt: skip
"""Stars that make a bird in flight: forked tail, back, two wings, neck and head."""


def draw() -> Picture:
    g = Sprayed("#1c1c5c", "#5a6cc8")
    _stars(g)
    _tree(g)
    _nest(g)
    _ladder(g)
    with g.at(622, 872, 1.1):
        _owl(g)
    _child(g)
    return g.picture()


def _stars(g: Sprayed) -> None:
    """Strew stars; some of them are a great bird that flies off over the nest."""
    random = np.random.default_rng(9)
    for x, y in zip(random.uniform(10, 790, 60), random.uniform(10, 1180, 60), strict=True):
        g.disc(x, y, random.uniform(1.5, 3.5), CREAM, alpha=0.7)
    for run in ((0, 2, 3, 4, 6, 5, 4), (1, 2), (4, 7, 6), (6, 8, 9, 10, 8)):
        g.line([(*BIRD[k], True) for k in run], "#a8b4f4", 4, alpha=0.8)
    for k, (x, y) in enumerate(BIRD):
        g.fill(star(x, y, 17 if k % 3 else 22, 4, 0.4), CREAM)
    for x, y, size in ((70, 90, 12), (730, 60, 12), (60, 820, 13), (474, 1120, 12),
                       (760, 300, 11)):  # fmt: skip
        g.fill(star(x, y, size), CREAM)


def _tree(g: Sprayed) -> None:
    """Draw a trunk on the right, its bough under the nest, a short branch for the owl."""
    trunk = ("690,1220! 700,1040 690,900 640,760 560,690 400,664 200,668 -20,716! -20,640! "
             "180,592 400,584 560,600 650,590 700,500 720,380 706,250 760,236! 782,380 790,520 "
             "830,600! 830,1220!")  # fmt: skip
    g.form(trunk, BARK, SHADOW, EDGE, 285)
    for line in ("752,1180 764,1020 748,880", "790,1100 796,960 780,800", "744,640 760,560 758,440",
                 "100,650 220,622 330,622", "460,640 560,650 620,680"):  # fmt: skip
        g.line(line, SHADOW, 7)
    g.line(arc(764, 760, 22, 30, 0, 330), SHADOW, 7)
    g.form(band("720,1010,30 640,986,24 560,990,17 486,962,9"), BARK, SHADOW, EDGE, 285)
    for x, y, turn, size in ((710, 262, -58, 1.2), (752, 236, 16, 1.3), (790, 420, 40, 1.1),
                             (14, 690, 160, 1.2), (20, 628, 216, 1.2), (60, 604, 268, 1),
                             (490, 962, 196, 1),
                             (486, 956, 250, 0.9), (734, 1004, 100, 0.9)):  # fmt: skip
        with g.at(x, y, size, turn):
            g.form("0,0! 24,-30 66,-32 112,0! 66,26 24,24", LEAF, FERN, MINT, 270)
            g.line("8,0 50,-4 92,-2", FERN, 5)


def _nest(g: Sprayed) -> None:
    """Weave the nest round the eggs, of which the middle one has opened."""
    g.glow(372, 430, 340, LIGHT, 0.7)
    for x, y, turn, size in ((172, 462, -16, 1.1), (264, 420, -5, 0.96), (498, 424, 8, 0.98),
                             (584, 466, 16, 1.08)):  # fmt: skip
        with g.at(x, y, size, turn):
            _planet(g, x)
    _hatching(g)
    bowl = ("70,500! 150,534 380,548 600,536 690,500! 676,580 600,646 480,676 270,676 150,646 "
            "86,580")  # fmt: skip
    g.form(bowl, TWIG, TWIGS, "#dca468", 270)
    random = np.random.default_rng(14)
    with g.within(bowl):
        for k in range(44):
            x, y = random.uniform(40, 640), random.uniform(520, 680)
            long, lean = random.uniform(90, 190), random.uniform(-24, 24)
            sag = 14 * (1 - abs(x + long / 2 - 380) / 380)
            g.line([(x, y), (x + long / 2, y + lean / 2 + sag), (x + long, y + lean)],
                   (TWIGS, STRAW, "#94584c")[k % 3], random.uniform(5, 9))  # fmt: skip
    for k in range(9):
        x = 92 + 66 * k
        high, low = 16 * (k % 2), 8 * (k % 3)
        g.line([(x - 40, 502 + high), (x + 20, 534 - high / 2), (x + 84, 522 + low)],
               (STRAW, TWIG, TWIGS)[k % 3], 11)  # fmt: skip
    for side, x in ((-1, 74), (1, 684)):
        g.line([(x, 520), (x + 34 * side, 486)], TWIG, 9)
        g.line([(x - 10 * side, 548), (x + 40 * side, 540)], STRAW, 8)


def _planet(g: Sprayed, x: float) -> None:
    """Draw an egg that is a planet: which one depends on where it lies."""
    kind = ("saturn", "mars", "moon", "earth")[(x > 200) + (x > 400) + (x > 540)]
    base, dark, pale = {
        "saturn": ("#f4b860", "#b8603c", "#ffe8a8"), "mars": ("#f07850", "#a02c44", "#ffb888"),
        "moon": ("#e4dcf4", "#8a7cbc", "#ffffff"), "earth": ("#4ab4e0", "#2458a8", "#b8f0f4"),
    }[kind]  # fmt: skip
    if kind == "saturn":
        g.line(arc(0, 4, 122, 34, 180, 360), OCHRE, 13)
    g.form(EGG, base, dark, pale, 300)
    with g.within(EGG):
        if kind == "saturn":
            for y, wide in ((-50, 12), (-24, 8), (46, 13)):
                g.line([(-80, y), (0, y + 12), (80, y)], "#d88848", wide)
        elif kind == "mars":
            for y, wide in ((-58, 10), (-20, 22), (30, 12)):
                g.line([(-80, y), (-20, y + 14), (30, y + 2), (80, y + 12)], "#c84848", wide)
            g.disc(-18, 10, 20, "#ffd0a0", 11)
        elif kind == "moon":
            for u, v, r in ((-20, -40, 15), (22, -14, 19), (-28, 14, 13), (34, -60, 9)):
                g.disc(u, v, r, "#a89ccc")
                g.disc(u + 3, v + 3, r * 0.75, "#c4bce0")
        else:
            for land in ("-50,-70 -10,-84 10,-56 -12,-34 4,-10 -24,14 -50,-6 -70,-30",
                         "24,-20 60,-36 80,0 66,40 36,44 20,14"):  # fmt: skip
                g.form(land, "#7cc460", "#3a8454")
            g.fill(band("-60,36,6 -20,30,9 20,62,6"), CREAM)
            g.fill(band("10,-70,5 40,-58,7 70,-66,4"), CREAM)
    if kind == "saturn":
        g.line(arc(0, 4, 122, 34, 0, 180), GOLD, 15)
        g.line(arc(0, 8, 108, 26, 20, 160), "#fff0b0", 5)


def _hatching(g: Sprayed) -> None:
    """Let light stream up out of the opened egg, its shell beside it, sparks in the beam."""
    for beam in ("318,470! 426,470! 520,20! 230,20!", "338,470! 406,470! 450,90! 294,90!"):
        g.spray(beam, LIGHT, (372, 470), (372, 90), 0.7)
    g.disc(372, 452, 62, LIGHT, 48)
    for x, y, size in ((372, 388, 36), (330, 318, 17), (416, 300, 21), (360, 236, 14),
                       (398, 186, 12), (322, 166, 9), (440, 372, 12), (296, 380, 11)):  # fmt: skip
        g.fill(star(x, y, size, 4, 0.4), CREAM)
    with g.at(372, 470, 1.1):
        g.form("-70,-34! -50,-8! -32,-36! -10,-4! 12,-38! 32,-8! 50,-36! 70,-30! 70,22 48,70 0,88 "
               "-48,70 -70,22", CREAM, "#d8a870", "#ffffff", 270)  # fmt: skip
    with g.at(452, 770, 0.8, 38):
        g.form("-68,-8! -44,-34! -26,-6! 0,-34! 22,-4! 44,-30! 68,-8! 58,-52 34,-88 0,-100 -34,-88 "
               "-58,-52", CREAM, "#d8a870", "#ffffff", 250)  # fmt: skip


def _ladder(g: Sprayed) -> None:
    """Lean the ladder on the nest's rim."""
    low, top = np.array([(196, 1230), (354, 1230)]), np.array([(276, 540), (396, 540)])
    for t in np.linspace(0.03, 0.95, 9):
        left, right = low + (top - low) * t
        g.line([left, right], "#8a5038", 17)
        g.line([left + (0, -3), right + (0, -3)], "#d89050", 10)
    for k in (0, 1):
        g.form(band([(*low[k], 15), (*((low[k] + top[k]) / 2), 13), (*top[k], 11)]), "#e8a458",
               "#9a5438", "#ffd890", 200)  # fmt: skip


def _owl(g: Sprayed) -> None:
    """Draw an owl that looks at us with one eye shut."""
    for x in (-28, 24):
        for toe in (-12, 2, 16):
            g.line([(x, 96), (x + toe, 118)], GOLD, 10)
    body = "0,-90 62,-74 84,-10 74,64 34,108 -34,108 -74,64 -84,-10 -62,-74"
    g.form(body, "#c88a60", "#6c3c50", "#f0c08c", 200)
    for side in (-1, 1):
        g.form([(30 * side, -78, True), (64 * side, -124, True), (76 * side, -58)], "#c88a60",
               "#6c3c50")  # fmt: skip
    g.form("0,-14 40,6 46,60 0,100 -46,60 -40,6", "#f8dcb0", "#c88a60")
    for x, y in ((-20, 24), (0, 36), (20, 24), (-12, 58), (12, 58)):
        g.line([(x - 8, y - 4), (x, y + 5), (x + 8, y - 4)], "#a8644c", 5)
    for side in (-1, 1):
        with g.at(0, 0, 1, flip=side < 0):
            g.form("58,-34! 92,6 88,70! 62,56 52,14", "#9a5c54", "#4c2c5c")
            g.form(ellipse(34, -46, 35), CREAM, "#e0b890")
    g.disc(-32, -46, 19, INK)
    g.disc(-26, -53, 7, CREAM)
    g.line([(16, -48), (34, -38), (54, -48)], INK, 7)
    g.line([(-56, -82), (-22, -74)], "#6c3c50", 8)
    g.line([(18, -76), (52, -88)], "#6c3c50", 8)
    g.fill("-11,-30! 11,-30! 0,-4!", GOLD)


def _child(g: Sprayed) -> None:
    """Draw a child in striped pyjamas on the ladder, who looks up and lifts a lantern."""
    stripe, cloth, shade = "#4a90d0", "#f4f0fc", "#a8a4d8"
    for hip, knee, foot in (((212, 1006), (262, 1070), (236, 1146)),
                            ((226, 996), (318, 988), (286, 1072))):  # fmt: skip
        leg = band([(*hip, 34), (*knee, 28), (*foot, 22)])
        g.form(leg, cloth, shade)
        with g.within(leg):
            for t in (0.25, 0.6, 1.5, 1.85):
                a, b = (hip, knee) if t < 1 else (knee, foot)
                p = np.array(a) + (np.array(b) - a) * (t % 1)
                way = (np.array(b) - a) / np.hypot(*(np.array(b) - a))
                side = np.array([-way[1], way[0]]) * 34
                g.line([p - side, p + side], stripe, 11)
        x, y = foot
        g.form([(x - 20, y + 4, True), (x + 18, y + 2, True), (x + 56, y + 22),
                (x + 60, y + 38, True), (x - 22, y + 38, True)], SKIN, "#d08878")  # fmt: skip
    g.form(band("228,846,26 290,830,20 344,806,15"), "#c8c4ec", "#8a84c4")
    g.form(ellipse(356, 800, 19), SKIN, "#d08878")
    body = "176,824 236,812 262,860 262,960 250,1028 190,1034 160,980 158,890"
    g.form(body, cloth, shade, None, 320)
    with g.within(body):
        for y in range(836, 1040, 30):
            g.line([(140, y - 6), (210, y + 6), (280, y - 6)], stripe, 12)
    with g.at(214, 736, 84, -24):
        g.fill("-0.5,0.5! 0.3,0.7! 0.2,1.2! -0.5,1.2!", SKIN)
        hair = (
            ("#6c3430", ("-0.1,0.3! -0.4,0.86 -0.98,0.6 -1.08,-0.1 -0.7,-0.9 0.3,-0.98 0.92,-0.56! "
                         "0.5,-0.44 0.2,-0.5 -0.06,-0.1")),
            (RED, "-1.1,-0.12! -1.06,-0.8 -0.5,-1.3 0.3,-1.24 0.96,-0.58! 0,-0.72"),
            (RED, "-0.8,-1! -1.4,-1.1 -1.8,-0.5 -1.8,-0.1 -1.56,-0.1 -1.3,-0.4 -1.06,-0.4!"),
            (CREAM, ("-1.2,-0.02 -1.12,-0.3 0,-0.86 0.86,-0.78 1.06,-0.56 0.9,-0.4 0,-0.58 "
                     "-1.06,0.06")),
        )  # fmt: skip
        people.head(g, people.Face(skin=SKIN, awake=True, singing=True), hair)
        g.disc(-1.68, 0.02, 0.24, CREAM)
    _lantern(g)
    people.arm(g, "196,858,30 158,906,25 104,902,17", cloth, SKIN)
    for ends in ("204,880 184,914", "168,880 160,926", "136,884 132,922"):
        g.line(ends, stripe, 11)


def _lantern(g: Sprayed) -> None:
    g.glow(84, 990, 170, LIGHT, 0.8)
    with g.at(84, 990):
        g.line(arc(0, -40, 26, 44, 180, 360), "#5a3a70", 8)
        g.form("-36,-40! 36,-40! 44,46! -44,46!", LIGHT, GOLD)
        g.fill("0,-24 16,4 10,30 -10,30 -16,4", "#ffffff")
        g.fill(polygon([(-44, -38), (-22, -62), (22, -62), (44, -38)]), "#5a3a70")
        g.fill("-48,44! 48,44! 42,60! -42,60!", "#5a3a70")
        for x in (-38, 38):
            g.line([(x * 0.96, -38), (x * 1.12, 46)], "#5a3a70", 7)


def look() -> Look:
    return Look("indigo", glow=0.14, pull=0.02, contrast=1.0, finish="gouache", seed=44)
