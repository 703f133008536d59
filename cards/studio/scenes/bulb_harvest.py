"""A farmer pulls a glowing light bulb out of the earth; one in the row is still green."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, SKIN = "#22162c", "#fff6dc", "#d08c5c"
GLASS, GLOW, BRASS, BRASS_DARK = "#ffe066", "#ffb83c", "#e0a048", "#8a5428"
UNRIPE, UNRIPE_DARK, UNRIPE_LIT = "#58b45c", "#22704c", "#c4f0a0"
LEAF, LEAF_DARK, WOOD, WOOD_DARK = "#5aac54", "#2a6c48", "#b06c3c", "#6a3828"
RED, RED_DARK, DENIM, DENIM_DARK = "#e0503c", "#8a1c34", "#4468b8", "#24386c"
FIELD = 520
"""Where earth and sky meet."""
BULBS = ((120, 716, True), (520, 716, False), (704, 742, True),
         (222, 1014, True), (424, 1034, True), (620, 1018, True))  # fmt: skip
"""Middle of every bulb in the earth, and whether it shines."""
BULB = "-22,-62! 22,-62! 28,-44 54,-14 60,18 44,50 0,64 -44,50 -60,18 -54,-14 -28,-44"
STONES = (
    (40, 840, 20),
    (322, 900, 15),
    (762, 900, 20),
    (110, 930, 15),
    (330, 1120, 20),
    (120, 1130, 16),
    (540, 1130, 15),
    (720, 1110, 22),
    (540, 900, 13),
    (24, 1060, 16),
)


def draw() -> Picture:
    g = Sprayed("#232c6e", "#7a6cb8")
    _sky(g)
    with g.at(504, FIELD - 6, 0.82):
        _scarecrow(g)
    with g.at(672, FIELD - 6):
        _cart(g)
    _earth(g)
    for x, y, ripe in BULBS:
        _plant(g, x, y, ripe=ripe)
    _farmer(g)
    for x, y, turn in ((490, 216, -20), (250, 96, 24)):
        with g.at(x, y, 0.75, turn):
            _moth(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    for x, y, size in ((610, 120, 1.3), (90, 90, 0.9)):
        with g.at(x, y, size):
            g.form(puffs([(-90, 14, 26), (-36, 0, 42), (34, 4, 38), (86, 16, 24)]), "#8a90d0",
                   "#4a4c98", "#c0c4f0", lamp=250)  # fmt: skip
    g.glow(320, 420, 300, GLOW, 0.5)


def _earth(g: Sprayed) -> None:
    """Cut the earth open: grass above, soil and stones below, and the hole of a pulled bulb."""
    soil = f"-20,{FIELD}! 820,{FIELD}! 820,1220! -20,1220!"
    g.fill(soil, "#8a5034", "#4a2828")
    for x, y, r in STONES:
        g.form(ellipse(x, y, r * 1.3, r), "#b08c7c", "#6a4c50", "#dcc0a8", 250)
    with g.at(326, 736):
        g.fill("-22,-200! 22,-200! 26,-60! -26,-60!", "#3a1e24")
        g.form(BULB, "#3a1e24", "#241420")
    ridge = [(-20, FIELD + 30, True), (-20, FIELD, True)]
    ridge += [(20 + 40 * k, FIELD - 14 * (k % 2)) for k in range(20)]
    g.form([*ridge, (820, FIELD + 30, True)], "#6a8c3c", "#3c5c34")
    g.line([(-20, FIELD + 30), (820, FIELD + 30)], "#3c2420", 7)


def _plant(g: Sprayed, x: float, y: float, *, ripe: bool) -> None:
    """Grow a bulb down from its leaves."""
    g.line([(x, FIELD), (x - 8, (y + FIELD) / 2 - 40), (x, y - 84)], LEAF, 13)
    if ripe:
        g.glow(x, y, 170, GLOW, 0.75)
    with g.at(x, y):
        _bulb(g, ripe=ripe)
    with g.at(x, FIELD + 6, 0.64):
        _leaves(g)


def _leaves(g: Sprayed) -> None:
    for turn in (-66, 66, -34, 34, 0):
        with g.at(0, 0, 1, turn):
            g.form("0,0! -20,-40 -16,-84 0,-118! 16,-84 20,-40", LEAF, LEAF_DARK, "#a8d878", 270)
            g.line("0,-10 0,-96", LEAF_DARK, 4)


def _bulb(g: Sprayed, *, ripe: bool = True) -> None:
    """Draw a bulb about the origin, its screw up."""
    if ripe:
        g.form(BULB, GLASS, GLOW, "#fffbe0", 250)
        g.fill("0,-26 16,6 14,26 0,36 -14,26 -16,6", "#fffdf0")
    else:
        g.form(BULB, UNRIPE, UNRIPE_DARK, UNRIPE_LIT, 250)
        g.line("-14,-44 -12,6 0,-10 12,6 14,-44", UNRIPE_DARK, 5)
    g.line(arc(0, 4, 42, 42, 160, 220), "#ffffff", 7, alpha=0.8)
    g.form(rectangle(-25, -100, 50, 42, 8), BRASS, BRASS_DARK, "#ffe0a0", 180)
    for y in (-92, -80, -68):
        g.line([(-24, y + 4), (24, y)], BRASS_DARK, 4)


def _farmer(g: Sprayed) -> None:
    """Draw the farmer, who has just pulled a bulb from its hole and laughs."""
    g.fill(ellipse(330, FIELD + 8, 66, 15), "#3c2420")
    people.leg(g, "122,400,34 96,462,28 96,502,22", DENIM_DARK, WOOD_DARK)
    people.leg(g, "158,400,35 176,458,29 184,502,23", DENIM, WOOD_DARK)
    people.arm(g, "152,276,25 232,290,20 312,232,16", RED_DARK, SKIN)
    g.form("98,256! 178,256! 196,330 190,424! 92,424! 86,330", RED, RED_DARK, "#ff9a70", 340)
    g.form("104,330! 184,330! 192,424! 92,424!", DENIM, DENIM_DARK)
    for x in (116, 166):
        g.line([(x, 258), (x + 2, 336)], DENIM, 14)
        g.fill(ellipse(x + 2, 340, 8), BRASS)
    with g.at(146, 192, 62, 4):
        g.fill("-0.4,0.5! 0.4,0.7! 0.4,1.2! -0.5,1.1!", SKIN)
        hair = (
            ("#f0e8e0", "-0.2,0! -0.4,0.4 -0.9,0.4 -1.06,0 -0.9,-0.5! 0,-0.5"),
            ("#f0e8e0", "0.56,0.5 0.8,0.4 1.08,0.5 0.98,0.64 0.66,0.64"),
            ("#e8c060", ("-1.9,-0.2 -0.9,-0.56 -0.6,-1.34 0.5,-1.4 0.9,-0.7 1.9,-0.5 "
                         "0.9,-0.4 -0.9,-0.26")),
            (RED, "-0.86,-0.6! -0.78,-0.9! 0.78,-1.06! 0.9,-0.76!"),
        )  # fmt: skip
        people.head(g, people.Face(SKIN, "#e0704c", awake=True), hair)
    with g.at(330, 250, 0.9):
        _leaves(g)
    g.line("330,240 330,330", LEAF, 13)
    g.glow(330, 408, 190, GLOW, 0.8)
    with g.at(330, 408, 1.06):
        _bulb(g)
    for x, y in ((306, 486), (340, 498), (368, 482)):
        g.fill(ellipse(x, y, 7, 6), "#6a3c2c")
    people.arm(g, "126,280,27 214,316,22 310,272,17", RED, SKIN)


def _scarecrow(g: Sprayed) -> None:
    g.line("0,10 0,-230", WOOD, 13)
    g.line("-92,-146 92,-152", WOOD, 12)
    g.form("-96,-166! 96,-170! 98,-124! 44,-122! 54,-30! 30,-44 10,-28 -14,-44 -40,-28! -44,-122! "
           "-98,-122!", "#7a5cb0", "#3c2c6c")  # fmt: skip
    for side in (-1, 1):
        for dy in (-10, 0, 10):
            g.line([(94 * side, -146), (116 * side, -146 + dy * 1.6)], "#f0c860", 5)
    g.form(ellipse(0, -204, 38, 36), "#f0d49c", "#b08850")
    for x in (-13, 13):
        g.line([(x - 6, -218), (x + 6, -206)], INK, 5)
        g.line([(x + 6, -218), (x - 6, -206)], INK, 5)
    g.line("-16,-190 -6,-184 6,-184 16,-190", INK, 5)
    g.form("-64,-228! -34,-240! -28,-290! 28,-290! 34,-240! 64,-228! 0,-220", "#4a3c7c", INK)


def _cart(g: Sprayed) -> None:
    """Heap bulbs in a cart."""
    g.glow(24, -150, 170, GLOW, 0.8)
    for x, y in ((-40, -120), (30, -116), (94, -124), (-8, -158), (62, -160), (26, -196)):
        with g.at(x, y, 0.56, 180):
            _bulb(g)
    g.form("-92,-118! 148,-118! 128,-46! -72,-46!", WOOD, WOOD_DARK, "#e0a068", 270)
    g.line("-84,-84 138,-84", WOOD_DARK, 5)
    g.line("-80,-66 -150,-40", WOOD, 13)
    for wide, colour in ((14, WOOD_DARK), (7, "#e0a068")):
        g.line(ellipse(30, -36, 42), colour, wide)
    for turn in (0, 45, 90, 135):
        with g.at(30, -36, 1, turn):
            g.line("-38,0 38,0", WOOD_DARK, 6)


def _moth(g: Sprayed) -> None:
    for side in (-1, 1):
        with g.at(0, 0, flip=side < 0):
            g.form("2,-6! 20,-44 60,-50! 62,-20 40,4 4,6!", CREAM, "#d8b48c")
            g.form("4,4! 38,8 44,34! 20,40 2,16!", CREAM, "#d8b48c")
            g.fill(ellipse(42, -26, 8), "#e08a5c")
    g.limb("0,-18,5 0,4,7 0,26,4", "#8a6048")


def look() -> Look:
    return Look("umber", glow=0.15, pull=0.04, finish="gouache", seed=233)
