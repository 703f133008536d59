"""On a snowed-up platform an old man kneels before a suitcase in which it is summer."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, SNOW, SHADOW, CREAM = "#1c1c44", "#c4d0f4", "#7a88cc", "#fff6e0"
LEATHER, LEATHER_DARK, STRAP, BRASS = "#b8642c", "#6a2c20", "#7a3c20", "#f2c04a"
SAND, SAND_DARK, SEA, SEA_DARK = "#ffdf9a", "#e8b060", "#3ac0c8", "#1f88a8"
RED, RED_DARK, COAT, COAT_DARK = "#e0443c", "#8a1c34", "#3a4c9c", "#20285c"
SKIN, LAMP = "#f4c49c", "#ffe08a"
SKY = "96,384! 560,384! 560,646! 96,646!"
BEACH = "96,640! 560,640! 608,838! 48,838!"


def draw() -> Picture:
    g = Sprayed("#20265c", "#4a54a4")
    _platform(g)
    _train(g)
    _lamp(g)
    _ground(g)
    _case(g)
    _summer(g)
    _front(g)
    with g.at(652, 1010, 1.16, flip=True):
        _man(g)
    _left_behind(g)
    random = np.random.default_rng(7)
    for x, y in zip(random.uniform(0, 800, 64), random.uniform(0, 1200, 64), strict=True):
        if not (40 < x < 620 and 370 < y < 860):
            g.disc(x, y, random.uniform(3, 6), CREAM, alpha=0.9)
    return g.picture()


def _platform(g: Sprayed) -> None:
    for outline, top, low in (
        ("-20,250! 140,190 300,240 480,170 660,230 820,180! 820,500! -20,500!", "#5a64b4",
         "#6a74c0"),
        ("-20,360! 820,360! 820,520! -20,520!", "#8a96d8", "#8a96d8"),
    ):  # fmt: skip
        g.fill(outline, top, low)


def _train(g: Sprayed) -> None:
    """Let the last carriage leave to the right, its windows lit, its tail lamp red."""
    g.fill(rectangle(-20, 402, 840, 8), INK)
    for x in (400, 470, 690, 760):
        g.form(ellipse(x, 386, 24), "#2a2c50", INK, "#6a74b0")
    g.form("320,196! 820,196! 820,372! 320,372!", "#2f8a7c", "#184a54", "#6ac8b0", 250)
    g.fill("320,292! 820,292! 820,310! 320,310!", BRASS)
    g.fill("304,200! 330,164 380,156 820,156! 820,204! 304,204!", SNOW)
    for x in (352, 474, 596, 718):
        g.glow(x + 44, 246, 90, LAMP, 0.6)
        g.fill(rectangle(x, 216, 92, 62, 8), LAMP)
        g.line([(x + 46, 216), (x + 46, 278)], "#184a54", 6)
    g.glow(318, 340, 70, "#ff5a4a", 0.9)
    g.fill(ellipse(318, 340, 14), "#ff6a54")


def _lamp(g: Sprayed) -> None:
    g.glow(66, 130, 230, LAMP, 0.8)
    g.form(rectangle(57, 160, 18, 500, 6), "#3a3c74", INK)
    g.form("36,90! 96,90! 86,168! 46,168!", "#fff2bc", "#ffc860")
    g.form("24,96! 66,52! 108,96!", "#3a3c74", INK)
    g.fill("22,92! 40,72 66,48 92,72 110,92! 66,74", CREAM)


def _ground(g: Sprayed) -> None:
    """Lay the snow, lit by the summer in the case."""
    snow = "-20,470! 200,440 460,470 640,446 820,470! 820,1220! -20,1220!"
    g.fill(snow, SNOW, "#8490d4")
    g.spot(snow, "#ffe9b0", 330, 800, 420, 0.9)
    g.spot(snow, SHADOW, 780, 1160, 300, 0.7)
    g.spot(snow, SHADOW, 20, 1160, 260, 0.6)
    g.fill(ellipse(340, 1010, 330, 34), SHADOW, alpha=0.7)


def _case(g: Sprayed) -> None:
    g.form("70,362! 586,362! 590,660! 66,660!", LEATHER, LEATHER_DARK, "#e8a060", 250)
    g.fill(SKY, "#4ab8ea", "#d8f4f4")
    for x, y, size in ((190, 470, 0.8), (470, 448, 1.0)):
        with g.at(x, y, size):
            g.form(puffs([(-60, 12, 26), (-20, -4, 38), (32, 2, 32), (66, 14, 22)]), "#fffdf4",
                   "#cfe4f0", lamp=270)  # fmt: skip
    for x, y in ((330, 430), (376, 468)):
        g.line([(x - 20, y - 8), (x - 8, y - 10), (x, y), (x + 8, y - 10), (x + 20, y - 8)], INK, 4)
    for x, y in ((84, 376), (572, 376)):
        g.form(ellipse(x, y, 26), BRASS, "#a8642c")


def _summer(g: Sprayed) -> None:
    """Lay the beach: a parasol, a sail on the sea, a woman who waves."""
    g.fill(BEACH, SAND, SAND_DARK)
    with g.within(BEACH):
        sea = "372,630! 350,690 410,740 384,790 440,850! 640,850! 640,630!"
        g.fill(sea, SEA_DARK, SEA)
        g.line("372,632 350,690 410,740 384,790 440,850", "#fffdf4", 13)
        for x, y in ((470, 770), (540, 800), (430, 668), (540, 726)):
            g.line([(x - 24, y), (x, y - 6), (x + 24, y)], "#b8f0ec", 5)
    g.form("440,692! 552,692! 536,722 456,722!", RED, RED_DARK)
    g.line("494,694! 494,566!", STRAP, 6)
    g.form("502,572! 548,676! 502,676!", "#fffdf4", "#e0d0b0")
    g.form("486,590! 486,676! 450,676!", "#fffdf4", "#e0d0b0")
    g.line("160,800! 182,590!", STRAP, 9)
    g.fill(ellipse(166, 802, 40, 9), SAND_DARK)
    for k in range(6):
        a, b = -104 + 34.7 * k, -104 + 34.7 * (k + 1)
        with g.at(184, 596, 1, 6):
            g.form(f"{a},40! {a * 0.55},-10 0,-40! {b * 0.55},-10 {b},40! {(a + b) / 2},30",
                   (RED, "#fffdf4")[k % 2], (RED_DARK, "#e0c8b0")[k % 2], lamp=260)  # fmt: skip
    with g.at(302, 806):
        _woman(g)


def _woman(g: Sprayed) -> None:
    """Draw a woman in a sun dress who waves, her feet at the origin."""
    g.fill(ellipse(4, 2, 50, 9), SAND_DARK)
    for x in (-12, 14):
        g.limb([(x, -60, 8), (x, -4, 7)], SKIN)
    g.limb("-26,-148,9 -52,-112,8 -36,-76,8", SKIN)
    g.limb("26,-148,9 58,-176,8 66,-226,8", SKIN)
    for tip in ((54, -246), (64, -252), (75, -248), (82, -238)):
        g.limb([(66, -228, 7), (*tip, 4)], SKIN)
    g.form("-28,-156! -12,-162 12,-162 28,-156! 22,-112 52,-44! 0,-34 -50,-44! -22,-112",
           "#f0508c", "#a8285c", "#ff9ac0")  # fmt: skip
    g.fill("-24,-116! 24,-116! 25,-104! -25,-104!", "#fff0a0")
    with g.at(0, -204, 36):
        hair = (
            ("#6a3420", ("-0.9,0.6! -1.0,-0.3 -0.5,-1.0 0.1,-1.14 0.7,-0.9 1.0,-0.2 0.9,0.6! "
                         "0.6,-0.3 -0.5,-0.3")),
            (BRASS, "-1.7,-0.36 -0.9,-0.62 -0.6,-1.3 0.6,-1.3 0.9,-0.62 1.7,-0.36 0,-0.5"),
        )  # fmt: skip
        people.front(g, people.Face(skin=SKIN, awake=True), hair)


def _front(g: Sprayed) -> None:
    """Close the case's sides and front over the beach."""
    for flip in (False, True):
        with g.at(656 if flip else 0, 0, flip=flip):
            g.form("70,640! 98,640! 58,850! 20,850!", LEATHER, LEATHER_DARK)
    g.form("20,836! 636,836! 628,992! 28,992!", LEATHER, LEATHER_DARK, "#e8a060", 270)
    g.fill("20,836! 636,836! 636,852! 20,852!", "#e0924e")
    for x in (130, 486):
        g.fill(rectangle(x, 838, 38, 154), STRAP)
        g.form(rectangle(x - 8, 880, 54, 40, 6), BRASS, "#a8642c")
        g.fill(rectangle(x + 8, 890, 22, 20), STRAP)
    g.line(arc(328, 900, 60, 46, 0, 180), STRAP, 20)
    for x in (268, 388):
        g.form(ellipse(x, 898, 15), BRASS, "#a8642c")
    for flip in (False, True):
        with g.at(656 if flip else 0, 0, flip=flip):
            g.form("22,940! 70,992! 28,992!", BRASS, "#a8642c")


def _man(g: Sprayed) -> None:
    """Kneel an old man in a winter coat, looking right, his fists on the rim of the case."""
    g.fill(ellipse(-20, 2, 160, 20), SHADOW, alpha=0.8)
    people.arm(g, "-6,-300,24 64,-230,20 108,-168,15", COAT_DARK, SKIN)
    g.limb("60,-26,40 -40,-24,36 -112,-22,28", "#4a3c5c")
    g.form("-104,-46! -84,-4! -140,6 -176,-2! -170,-34 -140,-52", "#5a2c30", INK)
    coat = ("-60,-330! -10,-344 28,-316 40,-230 84,-90 96,-30! 20,-6 -60,-10 -112,-34! "
            "-110,-160 -92,-270")  # fmt: skip
    g.form(coat, COAT, COAT_DARK, "#8aa0f0", 330)
    g.line("20,-160 50,-80 60,-20", COAT_DARK, 6)
    g.form("-70,-330! -40,-300 10,-296 44,-318! 40,-350 -40,-362", RED, RED_DARK)
    g.form("-56,-310! -30,-300 -44,-230 -60,-200! -92,-214! -76,-260", RED, RED_DARK)
    with g.at(2, -400, 66, 6):
        g.fill("-0.5,0.4! 0.4,0.6! 0.4,1! -0.5,0.9!", SKIN)
        hair = (
            (CREAM, "-0.2,0! -0.3,0.5 -0.6,0.8 -1,0.6 -1.06,0 -0.9,-0.5! 0,-0.5"),
            (CREAM, "-0.3,0.56! 0.2,0.52 0.5,0.72 0.86,0.74! 1.0,1.0 0.7,1.3 0.2,1.2 -0.2,0.9"),
            (CREAM, "0.5,0.5 0.8,0.42 1.04,0.5 0.96,0.62 0.6,0.66"),
            ("#5c4a5c", ("-1.06,-0.3! -0.96,-0.9 -0.2,-1.26 0.6,-1.06 0.94,-0.56! 1.36,-0.34 "
                         "0.9,-0.34 0,-0.44")),
        )  # fmt: skip
        people.head(g, people.Face(SKIN, awake=True), hair)
    people.arm(g, "-24,-284,28 20,-196,25 66,-154,18", "#4a60bc", SKIN)


def _left_behind(g: Sprayed) -> None:
    """Leave a sealed letter in the snow, and the prints of his boots."""
    with g.at(180, 1106, 1, -8):
        g.fill("-92,-44! 100,-44! 108,64! -84,64!", SHADOW, alpha=0.7)
        g.form("-98,-54! 96,-54! 96,54! -98,54!", CREAM, "#d8c8b8")
        g.line("-96,-52 0,20 94,-52", "#c0a898", 5)
        g.form(ellipse(0, 16, 20), RED, RED_DARK)
    for x, y in ((760, 1078), (700, 1110), (764, 1150), (696, 1180)):
        g.fill(ellipse(x, y, 24, 13), SHADOW)


def look() -> Look:
    return Look("lemon", glow=0.12, pull=0.04, finish="gouache", seed=51)
