"""A peach stone is a prison with a lit window; a worm brings a ladder through the night garden."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import star
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, STEEL = "#1c1436", "#fff6dc", "#ffd35a", "#dce6f4"
SKIN, SKIN_DARK, FLESH, FLESH_DARK, CORE = "#f0684c", "#b02c48", "#ffc45c", "#f08c3c", "#e8503c"
STONE, STONE_DARK, STONE_LIT = "#a8623c", "#5c2c2c", "#dca070"
WORM, WORM_DARK, WORM_LIT = "#8cc84c", "#3f8448", "#d8f08c"
ANT, ANT_DARK, ANT_LIT = "#d83c34", "#741830", "#ff8c6c"
LEAF, LEAF_DARK = "#4aa05c", "#1f5c50"
MIDDLE = (424, 540)
"""The middle of the peach."""


def draw() -> Picture:
    g = Sprayed("#1c2260", "#5a58a8")
    _sky(g)
    with g.at(*MIDDLE):
        _peach(g)
        _stone(g)
    _ground(g)
    _ladder(g)
    _worm(g)
    for x, y, size, flip in ((580, 1130, 1.0, True), (712, 1150, 1.08, True)):
        with g.at(x, y, size, flip=flip):
            _ant(g)
    _grass(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    random = np.random.default_rng(4)
    for x, y in zip(random.uniform(20, 780, 34), random.uniform(20, 760, 34), strict=True):
        g.fill(star(x, y, random.uniform(5, 11)), CREAM, alpha=0.9)
    for x, y, turn, size in ((108, 150, 22, 1.0), (728, 226, -18, 0.85)):
        with g.at(x, y, size, turn):
            for side in (-1, 1):
                with g.at(0, 0, flip=side < 0):
                    g.form("2,-6! 20,-48 66,-54! 68,-22 44,4 4,6!", CREAM, "#c8a8d0")
                    g.form("4,4! 42,8 48,38! 22,44 2,16!", CREAM, "#c8a8d0")
                    g.fill(ellipse(46, -28, 9), "#e08a9c")
            g.limb("0,-20,5 0,4,8 0,30,4", "#7a5a80")


def _wavy(radius: float, deep: float, waves: int) -> list[tuple[float, float]]:
    angle = np.linspace(0, 2 * np.pi, 6 * waves, endpoint=False)
    reach = radius + deep * np.sin(angle * waves)
    return [(float(r * np.cos(a)), float(r * np.sin(a))) for a, r in zip(angle, reach, strict=True)]


def _peach(g: Sprayed) -> None:
    """Halve the peach: skin, flesh, and the red about the stone."""
    g.glow(0, 0, 520, "#ffb070", 0.5)
    g.line("0,-300 10,-350 34,-388", "#7a4c34", 22)
    g.form("20,-330! 70,-420 160,-440 240,-392! 190,-330 110,-306", LEAF, LEAF_DARK, "#a8e08c")
    g.line("30,-332 120,-370 220,-390", LEAF_DARK, 5)
    g.form("-4,-326! -60,-390 -140,-396 -196,-350! -150,-306 -70,-300", LEAF, LEAF_DARK, "#a8e08c")
    g.line("-14,-328 -90,-354 -180,-350", LEAF_DARK, 5)
    skin = ("0,-296! 60,-332 190,-300 296,-180 324,0 286,170 180,292 0,332 -180,292 -286,170 "
            "-324,0 -296,-180 -190,-300 -60,-332")  # fmt: skip
    g.form(skin, SKIN, SKIN_DARK, "#ff9c7c", 230)
    with g.at(0, 2, 0.925):
        g.form(skin, FLESH, FLESH_DARK, "#ffe8a0", 230)
    g.fill(_wavy(222, 14, 17), "#ff9c48")
    g.fill(_wavy(188, 12, 19), CORE)


def _stone(g: Sprayed) -> None:
    """Bar the window in the stone; somebody stands dark against the light."""
    g.form("0,-182! 70,-164 128,-90 142,10 116,112 60,164 0,178 -60,164 -116,112 -142,10 -128,-90 "
           "-70,-164", STONE, STONE_DARK, STONE_LIT, 230)  # fmt: skip
    for pit in (
        "-104,-60 -92,-20 -100,20",
        "104,-70 112,-30 102,0",
        "-86,80 -66,112 -40,134",
        "84,84 66,116 44,134",
        "-58,-136 -30,-148 0,-150",
        "112,40 108,66 98,84",
    ):
        g.line(pit, STONE_DARK, 8, alpha=0.7)
    g.glow(0, -6, 190, GOLD, 0.6)
    window = "-70,92! -70,-30 -52,-82 0,-108 52,-82 70,-30 70,92!"
    g.fill(window, "#fff2a8", "#ffc248")
    with g.within(window):
        g.fill(ellipse(0, 0, 31, 34), INK)
        g.fill("-62,110! -54,62 -20,42 20,42 54,62 62,110!", INK)
        g.fill("-34,14 -36,-24 0,-42 36,-24 34,14 44,44! 26,30 0,-10 -26,30 -44,44!", INK)
    for x in (-40, 0, 40):
        g.line([(x, -98 + abs(x) * 0.5), (x, 92)], "#54406c", 11)
    g.line(window, STONE_DARK, 15)
    g.line("-70,92! 70,92!", STONE_DARK, 15)
    g.form(rectangle(-92, 92, 184, 24, 6), STONE_LIT, STONE)


def _ground(g: Sprayed) -> None:
    g.form("-20,880! 120,842 300,856 520,840 700,860 820,846! 820,1220! -20,1220!", "#3c7c6c",
           "#1c4458", "#7ac08c", 270)  # fmt: skip
    g.form("-20,1060! 160,1030 420,1060 640,1036 820,1070! 820,1220! -20,1220!", "#2f6a64",
           "#163850", "#5aa880", 270)  # fmt: skip


def _ladder(g: Sprayed) -> None:
    """Lean the ladder on the sill."""
    for x in (-36, 36):
        g.line([(300 + x, 1140), (412 + x * 0.9, 650)], "#8a5430", 20)
        g.line([(297 + x, 1138), (409 + x * 0.9, 650)], "#e8b068", 12)
    for k in range(8):
        t = (k + 0.6) / 8.4
        x, y = 300 + 112 * t, 1140 - 490 * t
        g.line([(x - 36, y), (x + 34, y)], "#8a5430", 17)
        g.line([(x - 36, y - 3), (x + 34, y - 3)], "#e8b068", 10)


def _worm(g: Sprayed) -> None:
    """Draw a caterpillar that stands up and holds the ladder in three pairs of feet."""
    g.fill(ellipse(110, 1146, 170, 18), INK, alpha=0.5)
    for x, y, r in ((-14, 1104, 40), (40, 1096, 46), (96, 1086, 50), (146, 1050, 50),
                    (172, 996, 50), (182, 938, 50)):  # fmt: skip
        g.form(ellipse(x, y, r), WORM, WORM_DARK, WORM_LIT)
    for x in (20, 62, 106):
        g.fill(ellipse(x, 1140, 16, 12), "#e89a4c")
    for y, long in ((1030, 70), (984, 72), (938, 76)):
        g.line([(206, y), (206 + long, y - 14)], WORM_DARK, 15)
        g.fill(ellipse(212 + long, y - 16, 13), "#e89a4c")
    with g.at(190, 850):
        for x, tip in ((-26, -54), (22, 20)):
            g.line([(x, -60), ((x + tip) / 2, -100), (tip, -118)], WORM_DARK, 8)
            g.fill(ellipse(tip, -120, 12), "#e89a4c")
        g.form(ellipse(0, 0, 78, 72), WORM, WORM_DARK, WORM_LIT)
        for x in (-4, 46):
            g.fill(ellipse(x, -14, 21, 25), CREAM)
            g.fill(ellipse(x + 7, -18, 10, 13), INK)
            g.fill(ellipse(x + 10, -23, 4), CREAM)
        g.fill(ellipse(-28, 24, 16, 12), "#f0a05c", alpha=0.8)
        g.line("6,30 28,42 52,28", WORM_DARK, 7)


def _ant(g: Sprayed) -> None:
    """Stand an ant on guard, looking right, a spear in its hand."""
    g.fill(ellipse(0, 2, 60, 10), INK, alpha=0.5)
    g.line("64,0! 64,-330!", "#e0a860", 9)
    g.form("64,-392! 84,-336 64,-316 44,-336", STEEL, "#8090b0")
    for leg in ("-14,-60 -40,-40 -30,0", "14,-60 34,-40 26,0"):
        g.line(leg, ANT_DARK, 11)
    g.line("-10,-146 -50,-120 -44,-76", ANT_DARK, 10)
    g.form(ellipse(-8, -74, 42, 50), ANT, ANT_DARK, ANT_LIT)
    for y in (-86, -62):
        g.line([(-46, y), (-8, y + 8), (30, y)], ANT_DARK, 5)
    g.form(ellipse(0, -148, 27, 31), ANT, ANT_DARK, ANT_LIT)
    g.line("8,-152 40,-136 64,-160", ANT_DARK, 10)
    g.fill(ellipse(64, -160, 10), ANT)
    for line in ("-4,-232 -18,-268 -40,-280", "16,-232 30,-268 26,-292"):
        g.line(line, ANT_DARK, 7)
    g.form(ellipse(6, -206, 42, 36), ANT, ANT_DARK, ANT_LIT)
    for x in (6, 32):
        g.fill(ellipse(x, -212, 11, 13), CREAM)
        g.fill(ellipse(x + 4, -210, 6, 7), INK)
    g.line("-6,-230 16,-222", INK, 6)
    g.line("44,-230 26,-222", INK, 6)
    g.line("10,-188 24,-192 36,-188", INK, 5)


def _grass(g: Sprayed) -> None:
    for x, high, lean in ((16, 120, 14), (60, 84, -10), (420, 90, 16), (470, 130, -12),
                          (640, 80, 10), (788, 150, -18)):  # fmt: skip
        g.form(f"{x - 14},1212! {x + lean},{1200 - high}! {x + 14},1212!", LEAF, LEAF_DARK)


def look() -> Look:
    return Look("terracotta", glow=0.12, pull=0.04, finish="gouache", seed=88)
