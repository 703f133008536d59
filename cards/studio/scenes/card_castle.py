"""A castle of cards burns on the water; its queen leaves in a matchbox, a lit match in her hand."""

import numpy as np
import skia

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, PAPER, RED, RED_DARK, GOLD = "#24101c", "#fff3d8", "#d8283a", "#7c1030", "#f6be3c"
BLUE, BLUE_DARK, SLEEVE = "#3f5fc0", "#1c2a70", "#6a88e4"
SKIN, HAIR = "#f6cba6", "#7a2c22"
WOOD, BOX, BOX_DARK = "#f2d49a", "#f4b62e", "#b8641c"
HEART = (
    (0, -0.5), (0.42, 0.02), (0.46, 0.28), (0.3, 0.45), (0.12, 0.42), (0, 0.24),
    (-0.12, 0.42), (-0.3, 0.45), (-0.46, 0.28), (-0.42, 0.02),
)  # fmt: skip
SPADE = (
    (0, 0.5), (0.42, 0), (0.44, -0.22), (0.28, -0.32), (0.07, -0.16), (0.16, -0.5),
    (-0.16, -0.5), (-0.07, -0.16), (-0.28, -0.32), (-0.44, -0.22), (-0.42, 0),
)  # fmt: skip
DIAMOND = ((0, 0.5), (0.4, 0), (0, -0.5), (-0.4, 0))
MIDDLE, BASE, STOREYS = 520, 852, 4
"""Where the castle stands, and how many cards high."""
HALF, RISE, STEP = 56, 142, 124
"""Of two cards that lean on each other: half their span, their height; from pair to pair."""
DEEP = np.array([62.0, -20.0])
"""How far a card reaches to the back."""
FLAMES = (
    (566, 300, 1.5, 0), (456, 452, 1.0, -6), (664, 470, 1.15, 8), (560, 570, 0.8, 0),
    (430, 612, 0.7, -6), (726, 640, 1.05, 8), (404, 812, 0.75, -4), (520, 738, 0.8, 4),
    (640, 770, 0.95, 4),
    (772, 812, 0.85, 6),
)  # fmt: skip


def draw() -> Picture:
    g = Sprayed("#3a0c24", "#b8402c")
    _night(g)
    _castle(g)
    for x, y, size, turn in FLAMES:
        with g.at(x, y, size, turn):
            _flame(g)
    _rafts(g)
    _queen(g)
    return g.picture()


def _night(g: Sprayed) -> None:
    """Light smoke and water by the fire."""
    g.glow(560, 470, 560, "#ff8a3c", 0.85)
    for smoke in (
        "560,150 470,96 520,40 620,60 700,10 830,-30! 830,130 760,170 690,140 640,190",
        "610,210 680,170 760,200 830,170! 830,250 740,280 660,250",
    ):
        g.form(smoke, "#8a2c38", "#4a1228", None, 330)
    g.fill(rectangle(-20, 806, 840, 420), "#8c2440", "#3a1030")
    for k, (x, y) in enumerate(((540, 916), (470, 940), (590, 938), (770, 990), (560, 1186),
                                (40, 836), (200, 824), (20, 900), (230, 880), (30, 1176),
                                (300, 1182), (720, 1184))):  # fmt: skip
        fire = x > 400
        wide, colour = 40 + 26 * (k % 3), "#ffb450" if fire else "#d0586a"
        ripple = [
            (x - wide, y),
            (x - wide / 2, y - 7),
            (x, y),
            (x + wide / 2, y - 7),
            (x + wide, y),
        ]
        g.line(ripple, colour, 8 if fire else 6, alpha=0.9)
    for x, y, turn in ((286, 250, 24), (140, 392, -28)):
        with g.at(x, y, 1, turn):
            g.fill(rectangle(-30, -44, 60, 88, 4), "#6a2430", "#f2cf9c")
            g.fill(polygon([(26 * u, -34 * v) for u, v in DIAMOND]), "#a81e34")
            with g.at(0, -44, 0.5, -turn):
                _flame(g)
    random = np.random.default_rng(5)
    for _ in range(46):
        x, y = 480 + 300 * random.random() - 60, 40 + 560 * random.random()
        g.fill(ellipse(x, y, random.uniform(2.5, 6)), "#ffd070")


def _castle(g: Sprayed) -> None:
    """Lean the cards on each other, storey by storey, on an islet."""
    g.form("190,874 300,838 540,826 760,838 840,862! 840,896 560,912 300,900",
           "#5c2236", "#2a0c20", "#c85a3c", 270)  # fmt: skip
    k = 0
    for storey in range(STOREYS):
        count = STOREYS - storey
        y = BASE - storey * (RISE + 6)
        for i in range(count):
            x = MIDDLE - 30 + (i - (count - 1) / 2) * STEP
            top = np.array([x, y - RISE])
            _card(g, np.array([x - HALF, y]), top, k, shady=True)
            _card(g, np.array([x + HALF, y]), top, k + 1, shady=False)
            k += 2
        for i in range(count - 1):
            x = MIDDLE - 30 + (i - (count - 1) / 2) * STEP
            left, right = np.array([x - 8, y - RISE - 3]), np.array([x + STEP + 8, y - RISE - 3])
            g.fill(polygon([left, right, right + DEEP, left + DEEP]), "#f0c88a")
            g.line([left, right], PAPER, 6)


def _card(g: Sprayed, foot: Vec, top: Vec, k: int, *, shady: bool) -> None:
    """Draw a leaning card by its near edge: pips, or every third one its back."""

    def at(u: float, v: float) -> Vec:
        return foot + (top - foot) * v + DEEP * u

    def outline(
        shape: tuple[Vec | tuple[float, float], ...], u: float, v: float, size: float
    ) -> skia.Path:
        return polygon([at(u + size * x, v + size * 0.62 * y) for x, y in shape])

    face = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    g.fill(face, "#f2cf9c" if shady else PAPER)
    if k % 3 == 2:
        g.fill(polygon([at(u, v) for u, v in ((0.1, 0.07), (0.9, 0.07), (0.9, 0.93), (0.1, 0.93))]),
               "#a81e34" if shady else RED)  # fmt: skip
        for u, v in ((0.5, 0.5), (0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7), (0.5, 0.16),
                     (0.5, 0.84)):  # fmt: skip
            g.fill(outline(DIAMOND, u, v, 0.26), GOLD)
    else:
        shape = (HEART, SPADE, DIAMOND, SPADE, HEART)[k % 5]
        colour = INK if shape is SPADE else RED
        one = k % 4 == 0
        for u, v in ((0.5, 0.5),) if one else ((0.3, 0.78), (0.7, 0.78), (0.5, 0.5), (0.3, 0.22),
                                               (0.7, 0.22)):  # fmt: skip
            g.fill(outline(shape, u, v, 0.66 if one else 0.34), colour)
    if shady:
        g.spray(face, "#8a2c34", at(1, 0.5), at(0, 0.5), 0.7)
    g.line([at(0, 0), at(0, 1)], "#c8804c", 3)


def _flame(g: Sprayed) -> None:
    """Draw a flame that stands on its origin, about 130 high."""
    g.glow(0, -40, 120, "#ffb03c", 0.7)
    g.form("0,18 -36,6 -52,-26 -46,-62 -28,-92! -24,-62 -8,-84 -4,-136! 22,-104 22,-70 38,-88! "
           "54,-46 48,-8 28,12", "#f4581e", "#c8281c", "#ff9a30", 270)  # fmt: skip
    g.fill(
        "0,14 -26,2 -34,-26 -24,-54! -14,-38 2,-92! 18,-58 20,-36 30,-50! 36,-20 24,6", "#ffb42c"
    )
    g.fill("0,12 -14,2 -14,-18 2,-50! 16,-20 14,2", "#fff0a0")


def _rafts(g: Sprayed) -> None:
    """Let two cards drift by, a candle on each."""
    for x, y, size, shape in ((706, 950, 0.8, SPADE), (716, 1128, 1.05, HEART)):
        with g.at(x, y, size):
            g.fill(polygon([(-96, 20), (64, 32), (104, -14), (-44, -26)]), "#8a1c30", alpha=0.6)
            g.fill(polygon([(-96, 6), (64, 18), (104, -28), (-44, -40)]), PAPER)
            pips = [(4 + 84 * u + 14 * v, -10 - 26 * v + 4 * u) for u, v in shape]
            g.fill(polygon(pips), INK if shape is SPADE else RED)
            g.form(rectangle(-10, -100, 30, 92, 5), "#fff6e4", "#e0a878", None, 180)
            g.line("5,-98 6,-112", INK, 4)
            g.glow(6, -126, 70, "#ffc860", 0.8)
            g.fill("6,-104 -8,-116 4,-150! 20,-118", "#ffb42c")
            g.fill("6,-106 0,-116 5,-132! 13,-116", "#fff0a0")


def _queen(g: Sprayed) -> None:
    """Stand the queen in her boat; she smiles at what she has done."""
    with g.at(186, 968):
        back = polygon([(-126, 6), (254, 6), (204, 52), (-176, 52)])
        g.fill(back, "#7c4a1c")
    cape = "126,722 66,800 40,900 24,1060! 360,1060! 344,900 312,800 254,722"
    g.form(cape, BLUE, BLUE_DARK, "#7f9cf0", 300)
    fan = "190,730! 120,736 62,690 58,626 96,590! 190,640 284,590! 322,626 318,690 260,736"
    g.form(fan, "#fff6e8", "#d8a8a0", None, 300)
    for x, y in ((72, 640), (92, 690), (128, 718), (308, 640), (288, 690), (252, 718)):
        g.line([(190, 676), (x, y)], "#e0b0a0", 4)
    gown = "146,730! 236,730! 232,806 228,850! 292,950 316,1060! 66,1060! 88,950 154,850! 148,806"
    g.form(gown, PAPER, "#d89a88", None, 300)
    g.fill("150,846! 232,846! 236,868! 146,868!", GOLD)
    for x, y, size in ((190, 930, 40), (130, 980, 34), (252, 984, 34), (191, 790, 30)):  # fmt: skip
        g.fill([(x + size * u, y - size * v, u == 0) for u, v in HEART], RED)
    people.arm(g, "150,748,21 96,800,18 92,846,15 140,866,13", SLEEVE, SKIN)
    _match(g)
    people.arm(g, "234,748,21 286,800,19 322,762,16 318,716,14", SLEEVE, SKIN)
    with g.at(190, 646, 58, -4):
        _head(g)
    _box(g)


def _match(g: Sprayed) -> None:
    g.line([(318, 776), (322, 566)], "#c89a5a", 17)
    g.line([(316, 776), (320, 566)], WOOD, 11)
    g.fill(ellipse(321, 560, 13, 18), INK)
    with g.at(321, 556, 0.72):
        _flame(g)


def _head(g: Sprayed) -> None:
    """Give her a raised eyebrow and a sly smile; she glances at the fire, her crown is awry."""
    g.fill("-0.95,0.7 -1.12,0 -0.9,-0.8 0,-1.1 0.9,-0.8 1.12,0 0.95,0.7 0.6,0.9 -0.6,0.9", HAIR)
    people.front(g, people.Face(SKIN, "#e8806a", awake=True, mouth=0.2))
    for side in (-1, 1):
        g.fill(ellipse(0.36 * side, 0.03, 0.21, 0.16), "#fffaf2")
        g.fill(ellipse(0.36 * side + 0.08, 0.04, 0.11, 0.14), INK)
        g.line([(0.36 * side - 0.24, 0.0), (0.36 * side, -0.15), (0.36 * side + 0.24, -0.01)],
               INK, 0.08)  # fmt: skip
    g.fill(rectangle(-0.7, -0.44, 1.4, 0.22, 0.08), SKIN)
    g.line("-0.58,-0.26 -0.34,-0.37 -0.12,-0.26", HAIR, 0.075)
    g.line("0.14,-0.34 0.36,-0.54 0.62,-0.42", HAIR, 0.075)
    g.fill("-0.34,0.5! 0.34,0.46! 0.34,0.9! -0.34,0.9!", SKIN)
    g.fill("-0.28,0.68! -0.08,0.6 0.02,0.64 0.14,0.58 0.42,0.52! 0.24,0.8 0.02,0.86", RED)
    g.line("-0.32,0.68 0,0.72 0.26,0.66 0.46,0.5", RED_DARK, 0.06)
    g.fill("0,-1.02 0.6,-0.84 0.9,-0.1! 0.6,-0.5 0,-0.66 -0.6,-0.5 -0.9,-0.1! -0.6,-0.84", HAIR)
    with g.at(0.04, -0.84, 1, 5):
        g.form("-0.78,0.1! -0.98,-0.86! -0.46,-0.4! 0,-1.1! 0.46,-0.4! 0.98,-0.86! 0.78,0.1! 0,0.2",
               GOLD, "#b8641c", "#fff0a0", 230)  # fmt: skip
        for x, y in ((-0.98, -0.9), (0, -1.14), (0.98, -0.9)):
            g.fill(ellipse(x, y, 0.13), RED)
        g.line("-0.72,-0.06 0,0.04 0.72,-0.06", "#b8641c", 0.08)


def _box(g: Sprayed) -> None:
    """Draw the open matchbox that is her boat: matches in its tray, a label on its sleeve."""
    for x, y in ((300, 944), (346, 930), (392, 950)):
        g.line([(x - 66, y + 110), (x, y)], "#c89a5a", 15)
        g.line([(x - 68, y + 110), (x - 2, y)], WOOD, 10)
        g.fill(ellipse(x, y, 15, 19), RED)
    wall = polygon([(10, 1020), (400, 1020), (400, 1128), (10, 1128)])
    g.form(wall, "#fbe2b0", "#c8905a", None, 200)
    g.line([(10, 1020), (400, 1020)], "#fff6dc", 7)
    g.line([(10, 1020, True), (60, 974)], "#fff6dc", 7)
    side = polygon([(590, 1004), (640, 956), (640, 1086), (590, 1140)])
    g.fill(side, BOX_DARK)
    g.fill(polygon([(400, 1004), (590, 1004), (640, 956), (450, 956)]), "#ffd870")
    front = polygon([(392, 1004), (590, 1004), (590, 1140), (392, 1140)])
    g.form(front, BOX, "#d07c1e", None, 200)
    g.fill(polygon([(392, 1098), (590, 1098), (590, 1132), (392, 1132)]), "#4a2430")
    for x in range(400, 590, 14):
        g.line([(x, 1106), (x + 6, 1124)], "#8a5a50", 3)
    g.fill(ellipse(490, 1052, 40), PAPER)
    with g.at(490, 1078, 0.4):
        g.fill("0,18 -36,6 -52,-26 -46,-62 -28,-92! -24,-62 -8,-84 -4,-136! 22,-104 22,-70 "
               "38,-88! 54,-46 48,-8 28,12", RED)  # fmt: skip
    g.fill(
        "0,1126! 300,1130 590,1138! 612,1122! 622,1146 580,1158 300,1158 -10,1150", INK, alpha=0.75
    )


def look() -> Look:
    return Look("scarlet", glow=0.12, pull=0.03, finish="gouache", seed=27)
