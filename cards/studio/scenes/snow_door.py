"""A door stands open in a field of ripe corn; it snows on the other side."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, SNOW, SHADOW, ICE = "#3a2430", "#ffffff", "#8aa8e0", "#c4d8f8"
CORN, CORN_DARK, CORN_PALE, STALK = "#f6b82c", "#c87820", "#ffe07a", "#d8942a"
RED, RED_DARK, CREAM, WOOD, WOOD_DARK = "#d8402f", "#8a1e2c", "#fff4dc", "#c8783c", "#7a3c24"
SKIN, DRESS, DRESS_DARK = "#f4bc90", "#2f8ac0", "#1c4c84"
LEFT, TOP, RIGHT, SILL = 286, 236, 592, 850
"""The opening of the door."""


def draw() -> Picture:
    g = Sprayed("#3aa4dc", "#d4f0f0")
    for x, y, size in ((96, 250, 0.95), (700, 84, 0.72), (150, 80, 0.5)):
        with g.at(x, y, size):
            g.form(puffs([(-90, 10, 40), (-30, -22, 54), (40, -16, 48), (96, 12, 36), (0, 20, 44)]),
                   "#fffdf6", "#b8dcf0", lamp=270)  # fmt: skip
    _field(g)
    _winter(g)
    _door(g)
    _drift(g)
    with g.at(590, 1056):
        _sledge(g)
    with g.at(196, 1090, 1.1):
        _girl(g)
    with g.at(388, 424, 0.86, 6):
        _bird(g)
    _flakes(g)
    _corn(g, 1190, 1.25, ((-10, 90), (720, 830)))
    return g.picture()


def _field(g: Sprayed) -> None:
    """Lay the corn in rows that grow toward us, and a path down the middle."""
    g.fill("-20,610! 200,586 420,598 640,584 820,606! 820,1220! -20,1220!", CORN, "#e09a28")
    for y, size in ((640, 0.42), (700, 0.55), (770, 0.7)):
        _corn(g, y, size, ((-10, 830),))
    g.fill("250,860! 620,860! 660,1000 760,1220! 60,1220! 190,1000", "#f4d08a", "#d89a4c")
    for y, size in ((850, 0.85), (950, 1.0), (1070, 1.15)):
        reach = (y - 850) * 0.4
        _corn(g, y, size, ((-10, 200 - reach), (668 + reach, 830)))


def _corn(g: Sprayed, foot: float, size: float, spans: tuple[tuple[float, float], ...]) -> None:
    """Grow a row of ears."""
    random = np.random.default_rng(round(foot))
    for low, high in spans:
        for x in np.arange(low, high, 44 * size):
            with g.at(x, foot + random.uniform(-12, 12) * size, size, random.uniform(-9, 9)):
                g.line([(0, 60), (2, -50), (0, -120)], STALK, 6)
                for k in range(4):
                    for side in (-1, 1):
                        with g.at(9 * side, -112 - 22 * k, 1, 26 * side):
                            g.fill("0,20! 10,2 2,-24! -9,-2", (CORN_PALE, CORN_DARK)[side > 0])
                        g.line([(8 * side, -120 - 22 * k), (30 * side, -190 - 20 * k)], STALK, 3)
                g.fill("0,-180! 8,-200 0,-226! -8,-200", CORN_PALE)


def _winter(g: Sprayed) -> None:
    """Show, through the door, a cottage and firs in the snow."""
    hole = rectangle(LEFT, TOP, RIGHT - LEFT, SILL - TOP)
    with g.within(hole):
        g.fill(hole, "#5468b8", "#c0ccf4")
        g.form("270,600! 340,540 440,570 520,530 610,570! 610,900! 270,900!", "#dce8fc", SHADOW,
               lamp=270)  # fmt: skip
        with g.at(450, 624):
            g.form(rectangle(26, -112, 18, 50), WOOD_DARK, INK)
            g.form("-52,-60! 52,-60! 52,10! -52,10!", WOOD, WOOD_DARK)
            g.form("-72,-52! 0,-116! 72,-52! 62,-44 -62,-44", SNOW, ICE, lamp=270)
            g.glow(0, -24, 90, "#ffd87a", 0.8)
            g.fill(rectangle(-18, -44, 36, 36, 3), "#ffe08a")
            g.line([(0, -44), (0, -8)], WOOD_DARK, 4)
        for x, y, size in ((326, 664, 0.86), (562, 676, 0.95), (378, 726, 0.62)):
            with g.at(x, y, size):
                _fir(g)
        g.form("270,720! 350,690 450,712 610,680! 610,900! 270,900!", SNOW, ICE, lamp=270)


def _fir(g: Sprayed) -> None:
    g.line("0,20 0,-40", WOOD_DARK, 14)
    for y, half, tall in ((-20, 62, 92), (-84, 50, 84), (-142, 36, 76)):
        g.form(f"{-half},{y}! 0,{y - tall}! {half},{y}! {half * 0.4},{y - 10} 0,{y + 2} "
               f"{-half * 0.4},{y - 10}", "#2a7468", "#164450")  # fmt: skip
        g.fill(f"{-half * 0.62},{y - tall * 0.38}! 0,{y - tall - 4}! {half * 0.62},"
               f"{y - tall * 0.38}! {half * 0.3},{y - tall * 0.5} 0,{y - tall * 0.34} "
               f"{-half * 0.3},{y - tall * 0.5}", SNOW)  # fmt: skip


def _door(g: Sprayed) -> None:
    """Set the frame, snow and icicles on it, and the leaf that stands open to the right."""
    leaf = [(RIGHT + 4, TOP), (758, TOP - 56), (758, SILL + 92), (RIGHT + 4, SILL)]
    g.form(polygon(leaf), RED, RED_DARK, "#f47a5c", 180)
    for a, b in ((0.08, 0.44), (0.54, 0.92)):
        panel = []
        for u, v in ((0.36, a), (0.84, a), (0.84, b), (0.36, b)):
            high = SILL - TOP + 148 * u
            panel.append((RIGHT + 4 + 162 * u, TOP - 56 * u + high * v))
        g.line(polygon(panel), RED_DARK, 8)
    g.form(ellipse(742, 566, 15), "#f6c23c", "#a8642c")
    for x in (LEFT - 40, RIGHT):
        g.form(rectangle(x, TOP - 40, 40, SILL - TOP + 60), CREAM, "#d8b890", lamp=200)
    g.form(rectangle(LEFT - 56, TOP - 50, RIGHT - LEFT + 112, 52), CREAM, "#d8b890", lamp=250)
    g.form("226,190! 232,160 290,146 350,160 420,140 500,156 570,142 640,158 652,190! 620,200 "
           "560,192 480,202 400,192 320,202 260,194", SNOW, ICE, lamp=270)  # fmt: skip
    for x, long in ((300, 44), (334, 70), (372, 36), (500, 40), (540, 66), (574, 44)):
        g.form(f"{x - 11},{TOP - 2}! {x + 11},{TOP - 2}! {x},{TOP + long}!", "#eaf4ff", SHADOW)


def _drift(g: Sprayed) -> None:
    """Let snow lie from the far side over the sill and out on the path, with steps in it."""
    g.fill(ellipse(452, 1030, 260, 40), "#b8742c", alpha=0.5)
    drift = (
        "286,800! 340,786 440,800 540,782 592,796! 600,860 650,900 700,960 690,1010 640,1034 "
        "580,1024 520,1046 440,1036 370,1048 310,1026 252,1026 222,984 244,920 280,866"
    )
    g.form(drift, SNOW, SHADOW, lamp=270)
    for x, y, size in ((420, 780, 0.5), (456, 816, 0.62), (414, 860, 0.78), (462, 912, 0.95)):
        g.form(ellipse(x, y, 24 * size, 13 * size), SHADOW, "#5c7cc4")


def _sledge(g: Sprayed) -> None:
    """Stand a sledge half on the snow, its rope lying."""
    g.fill(ellipse(-4, 34, 150, 18), SHADOW, alpha=0.8)
    for y, colour in ((-8, RED_DARK), (22, RED)):
        g.line([(120, y), (-96, y), (-134, y - 20), (-146, y - 56), (-126, y - 72)], colour, 13)
    for x in (-70, 20, 96):
        g.line([(x, 20), (x - 6, -44)], WOOD_DARK, 11)
    for k in range(3):
        y = -60 + 17 * k
        g.form(polygon([(-112 - 4 * k, y), (112 - 4 * k, y), (110 - 4 * k, y + 14),
                        (-114 - 4 * k, y + 14)]), WOOD, WOOD_DARK, "#f0a864", 220)  # fmt: skip
    g.line("-128,-64 -180,-40 -196,4 -160,30 -190,52", CREAM, 6)


def _girl(g: Sprayed) -> None:
    """Stand a girl in a summer dress, looking right; she holds a hand out for the flakes."""
    g.fill(ellipse(8, 4, 110, 16), "#a8642c", alpha=0.5)
    people.arm(g, "4,-268,14 50,-250,13 98,-276,11", "#fff4e0", SKIN, fist=False)
    for x in (-22, 22):
        people.leg(g, f"{x},-110,16 {x},-60,14 {x},-22,12", SKIN, "#8a3c34")
    g.form("-44,-290! -6,-304 34,-288! 38,-206 92,-96! 20,-80 -50,-84 -100,-100! -50,-206",
           DRESS, DRESS_DARK, "#84cdf0", 320)  # fmt: skip
    for x, y in ((-40, -130), (10, -116), (50, -140), (-12, -170), (24, -196), (-60, -108)):
        g.disc(x, y, 6, CREAM)
    g.line("-46,-210 38,-206", CREAM, 9)
    with g.at(0, -366, 66, -6):
        g.fill("-0.5,0.4! 0.4,0.6! 0.4,1.1! -0.5,1!", SKIN)
        hair = (
            ("#6a3420", ("-0.1,-0.2! -0.2,0.4 -0.4,0.9 -0.5,1.5 -1.0,1.9! -1.3,1.2 -1.14,0 "
                         "-0.9,-0.7 0.7,-0.7!")),
            ("#f6d06a", ("-1.75,0.02 -1.0,-0.44 -0.8,-1.2 0,-1.4 0.7,-1.16 0.84,-0.6 1.6,-0.5 "
                         "1.7,-0.32 0.4,-0.26 -1.0,0.04")),
            (RED, "-0.98,-0.44! -0.9,-0.84! 0.8,-0.86! 0.86,-0.6! 0,-0.5"),
        )  # fmt: skip
        people.head(g, people.Face(SKIN, awake=True, mouth=1.2), hair)
    people.arm(g, "-22,-264,17 34,-214,15 110,-214,12", "#fff4e0", SKIN, fist=False)


def _bird(g: Sprayed) -> None:
    """Let a white bird fly out of the winter to the left."""
    g.form("10,-10! 30,-70 80,-110 130,-110! 110,-60 70,-10 40,10!", "#e4ecfc", SHADOW)
    g.form("90,4! 140,-8 166,10! 150,18 160,34! 110,32", SNOW, ICE)
    g.form("-60,4 -40,-18 -6,-16 60,-8 100,10 60,36 0,38 -36,26", SNOW, SHADOW, lamp=270)
    g.fill("-56,0! -86,10! -54,16!", "#f09a2c")
    g.fill(ellipse(-40, 0, 5), INK)
    g.form("0,6! 0,-60 36,-120 80,-150! 84,-90 70,-20 50,16!", SNOW, SHADOW, lamp=270)


def _flakes(g: Sprayed) -> None:
    random = np.random.default_rng(8)
    for _ in range(64):
        x, y = random.uniform(LEFT, RIGHT), random.uniform(TOP + 20, 840)
        g.disc(x, y, random.uniform(3, 7), SNOW, alpha=0.95)
    for x, y in ((352, 812), (372, 770), (352, 660), (366, 700)):
        g.disc(x, y, 7, SNOW)


def look() -> Look:
    return Look("wheat", glow=0.12, pull=0.04, finish="gouache", seed=12)
