"""A herd of houses on stilts walks off over a marsh; their neighbour comes home too late."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Spot, Sprayed

INK, MIST, WATER, DEEP = "#24304c", "#f4f0d4", "#9cc8c4", "#5a98a4"
WOOD, BARK, PLANK, SHADE = "#b0764c", "#6c4238", "#d8a068", "#8c5a44"
RED, WINE, CREAM, LIT = "#e0563c", "#96303c", "#fff8e4", "#ffe07c"
TEAL, PETROL, OCHRE, RUST = "#4aa49c", "#226470", "#f0b440", "#b06c2c"
COAT, NIGHT, SKIN = "#3f5a94", "#26345c", "#f0bf98"


def draw() -> Picture:
    g = Sprayed("#b4c8d4", "#fbe6a0")
    _marsh(g)
    with g.at(120, 560, 0.42):
        _house(g, "#c8c4b4", "#a8a89c", "#b4aca0", lit=False)
    with g.at(312, 520, 0.5, flip=True):
        _house(g, "#b8bcb0", "#9ca49c", "#a8a8a0", lit=False)
    with g.at(164, 400, 0.72):
        _house(g, TEAL, PETROL, "#4c6a78")
    _mist(g)
    with g.at(546, 312, 1.1):
        _house(g, RED, WINE, "#5c4660")
    _washing(g)
    _reeds(g)
    _heron(g)
    _plank(g)
    _neighbour(g)
    return g.picture()


def _marsh(g: Sprayed) -> None:
    """Lay fog, flat water and bars of mist."""
    g.glow(420, 640, 460, "#fff4c0", 0.6)
    for shape in ("-40,130,14 120,112,24 300,128,8", "40,240,8 180,228,16 330,240,6",
                  "560,60,10 700,44,22 840,58,12"):  # fmt: skip
        g.fill(band(shape), "#f4f0e4", alpha=0.6)
    g.form("-20,800! 830,800! 830,1220! -20,1220!", WATER, DEEP, "#e4ecc8", 270)
    for x, y, wide in ((60, 850, 60), (240, 880, 44), (700, 866, 70), (420, 940, 60), (90, 960, 70),
                       (740, 990, 54), (300, 1030, 50), (560, 1080, 60)):  # fmt: skip
        g.fill(band([(x - wide, y, 1), (x, y, 4), (x + wide, y, 1)]), "#d8ecdc")


def _mist(g: Sprayed) -> None:
    for shape in ("-60,812,10 120,800,30 300,806,14 420,804,4", "300,786,6 520,776,22 860,782,30"):
        g.fill(band(shape), MIST, alpha=0.75)


def _house(g: Sprayed, wall: str, dark: str, roof: str, *, lit: bool = True) -> None:
    """Draw a house that strides to the right on four wooden legs with knees and feet."""
    glass = LIT if lit else "#e8e0c0"
    for hip, knee, foot in (((-70, 150), (-118, 330), (-84, 500)),
                            ((92, 150), (176, 300), (150, 470))):  # fmt: skip
        _leg(g, hip, knee, foot, BARK if lit else dark)
    smoke = ((78, -214, 16), (60, -252, 22), (22, -286, 28), (-40, -306, 34), (-96, -318, 28))
    for x, y, r in smoke:
        g.fill(puffs([(x, y, r), (x - r, y + 4, r * 0.7)]), CREAM, alpha=0.85 if lit else 0.5)
    g.form(rectangle(62, -190, 40, 80), wall if not lit else "#c07060", dark)
    g.form(polygon([(-120, -60), (120, -60), (120, 130), (-120, 130)]), wall, dark, None, 210)
    gable = polygon([(-152, -50), (-96, -156), (96, -156), (152, -50)])
    g.form(gable, roof, INK if lit else dark)
    with g.within(gable):
        for y in (-122, -88):
            g.line([(-150, y), (150, y)], dark if lit else wall, 5)
    for x in (-86, 30):
        g.fill(rectangle(x - 6, -30, 68, 68), CREAM if lit else wall)
        g.fill(rectangle(x, -24, 56, 56), glass)
        g.line([(x + 28, -24), (x + 28, 32)], CREAM if lit else wall, 5)
        g.line([(x, 4), (x + 56, 4)], CREAM if lit else wall, 5)
    g.form("-18,130! -18,60 0,44 18,60 18,130!", roof, INK if lit else dark)
    g.form(rectangle(-150, 126, 300, 28, 6), WOOD if lit else dark, BARK if lit else dark)
    for hip, knee, foot in (((-110, 150), (-70, 320), (-190, 412)),
                            ((60, 150), (96, 330), (44, 540))):  # fmt: skip
        _leg(g, hip, knee, foot, WOOD if lit else dark)


def _leg(g: Sprayed, hip: Spot, knee: Spot, foot: Spot, colour: str) -> None:
    g.limb([(*hip, 15), (*knee, 13)], colour)
    g.limb([(*knee, 13), (*foot, 10)], colour)
    g.disc(*knee, 17, colour)
    x, y = foot
    g.fill([(x - 14, y - 8, True), (x + 12, y - 8, True), (x + 44, y + 12), (x + 46, y + 22, True),
            (x - 16, y + 22, True)], colour)  # fmt: skip


def _washing(g: Sprayed) -> None:
    """Hang a line between the two nearest houses, which keep step."""
    g.line("250,392 330,420 416,376", INK, 4)
    with g.at(282, 408):
        g.form("-18,-4! 18,0! 20,62! 2,60! 0,24! -4,60! -22,58!", OCHRE, RUST, None, 270)
    with g.at(334, 418):
        g.form("-16,0! -8,6 8,6 16,0! 36,18! 26,34! 16,24! 18,66! -18,66! -16,24! -26,34! -36,18!",
               CREAM, "#b8b8c0", None, 270)  # fmt: skip
    with g.at(380, 402):
        g.form("-8,2! 8,-4! 10,32 28,44 24,56 2,52! -8,36", COAT, NIGHT, None, 270)


def _reeds(g: Sprayed) -> None:
    for x, y, high, lean in ((20, 1010, 190, -8), (48, 1020, 150, 12), (600, 960, 120, -10),
                             (776, 1000, 210, 14), (744, 1010, 150, -12)):  # fmt: skip
        g.limb([(x, y, 5), (x + lean, y - high, 3)], "#5f8c5c")
        g.limb([(x + 8, y, 6), (x + 24 + lean, y - high * 0.4, 5), (x + 50, y - high * 0.6, 1)],
               "#7aa868")  # fmt: skip
        g.limb([(x + lean, y - high + 44, 9), (x + lean, y - high, 8)], BARK)


def _heron(g: Sprayed) -> None:
    """Draw a heron that stands on one leg and sees the man."""
    with g.at(660, 1000, 1.15):
        g.fill(ellipse(10, 78, 70, 10), DEEP, alpha=0.7)
        g.line("10,-60 8,10 12,76", "#e88a3c", 9)
        g.line("22,-60 50,-24 16,-4 8,-8", "#e88a3c", 8)
        g.form("84,-60! 60,-130 10,-156 -30,-140 -44,-108 -20,-70 30,-50", "#f8f8f4", "#8aa0bc",
               "#ffffff", 270)  # fmt: skip
        g.form("104,-50! 70,-122 20,-138 -4,-118 20,-84 60,-66", "#7c94b8", "#465a84")
        neck = "-20,-120,19 -52,-160,15 -34,-214,13 -30,-254,12 -52,-280,15"
        g.fill(band(neck), "#f8f8f4")
        g.form(ellipse(-54, -284, 27, 21), "#f8f8f4", "#b8c4d4")
        g.fill("-72,-296! -154,-268! -74,-274!", OCHRE)
        g.fill("-62,-302 -30,-304 22,-280! -16,-284 -50,-290", INK)
        g.disc(-62, -286, 5.5, INK)
        g.line("-48,-170 -40,-196", INK, 4)


def _plank(g: Sprayed) -> None:
    """Lay the plank that led home, and that ends in the water now."""
    for x in (60, 400):
        g.form(rectangle(x, 1090, 22, 130), BARK, INK)
    g.form("-20,1062! 470,1062! 520,1112! -20,1112!", PLANK, SHADE, "#f4cc94", 270)
    g.fill("-20,1112! 520,1112! 518,1130! -20,1130!", BARK)
    for x in (100, 226, 350):
        g.line([(x, 1064), (x + 16, 1110)], SHADE, 5)
    g.form(rectangle(436, 940, 18, 140), WOOD, BARK)
    g.form(polygon([(400, 944), (492, 944), (492, 998), (400, 998)]), CREAM, "#c8b89c")
    with g.at(446, 971):
        g.fill("-26,0! 0,-22! 26,0! 18,0! 18,20! -18,20! -18,0!", RED)


def _neighbour(g: Sprayed) -> None:
    """Draw the man, dumbfounded, his key in one hand and his case in the other."""
    g.fill(ellipse(226, 1080, 120, 15), SHADE, alpha=0.8)
    for hip in (196, 246):
        people.leg(g, f"{hip},930,30 {hip + 2},1000,25 {hip},1056,21", NIGHT, INK)
    with g.at(368, 838, 1, -34):
        g.line("-6,0 66,0", RUST, 10)
        g.line("44,0 44,18", RUST, 9)
        g.line("60,0 60,22", RUST, 9)
        g.line(arc(-14, 0, 17, 17, 0, 360), RUST, 9)
    people.arm(g, "262,772,26 302,836,22 346,850,15", NIGHT, SKIN)
    coat = "176,740 226,728 268,744 286,830 296,962! 226,980 150,962! 160,830"
    g.form(coat, COAT, NIGHT, "#6c8cc8", 320)
    g.line("262,800 268,890 270,966", NIGHT, 5)
    for y in (830, 880):
        g.disc(280 if y > 850 else 276, y, 6, OCHRE)
    g.form("176,742 226,722 272,744 280,770 226,782 176,770", OCHRE, RUST)
    with g.at(228, 660, 70, -10):
        g.fill("-0.5,0.5! 0.3,0.7! 0.3,1.2! -0.5,1.2!", SKIN)
        hair = (
            ("#5c4038", "-0.2,0.2! -0.3,0.6 -0.86,0.56 -1,0 -0.8,-0.6 0.7,-0.7! 0,-0.4"),
            (INK, "-0.86,-0.6! -0.8,-1.5 -0.4,-1.7 0,-1.56 0.5,-1.7 0.76,-1.4 0.8,-0.6!"),
            (RED, "-0.9,-0.5! -0.86,-0.9! 0.82,-0.9! 0.86,-0.5!"),
            (INK, "-1.4,-0.5 -1.1,-0.68 0,-0.6 1.1,-0.68 1.5,-0.5 1.2,-0.36 0,-0.34 -1.1,-0.36"),
        )
        people.head(g, people.Face(skin=SKIN, awake=True, singing=True), hair)
        g.fill("0.62,0.5! 0.8,0.34 1,0.42 0.98,0.5!", "#5c4038")
    _case(g)
    people.arm(g, "184,784,30 158,850,25 150,912,18", COAT, SKIN)


def _case(g: Sprayed) -> None:
    with g.at(146, 1000):
        g.line("-22,-56 -20,-76 20,-76 22,-56", INK, 9)
        g.form(rectangle(-74, -56, 148, 106, 12), RED, WINE, "#ff9070", 225)
        for x in (-44, 44):
            g.fill(rectangle(x - 8, -56, 16, 106), OCHRE)


def look() -> Look:
    return Look("lemon", glow=0.06, pull=0.03, contrast=1.0, finish="gouache", seed=52)
