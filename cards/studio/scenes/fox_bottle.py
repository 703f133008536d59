"""A fox reads by a lighthouse inside a bottle on the shore."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, LAMP, GLASS = "#1c2440", "#fff6e0", "#ffe694", "#dff6f0"
FUR, FUR_DARK, FUR_PALE, PAW = "#f0782c", "#a83a24", "#ffb060", "#4a2432"
RED, RED_DARK, CORK, CORK_DARK = "#e0443c", "#8a1c34", "#d89a58", "#8a5430"
SEA, SEA_DARK, GRASS, GRASS_DARK = "#2fb4b0", "#125a78", "#7cc25c", "#2f7a5c"
SAND, SAND_DARK = "#f2c888", "#b07a58"
BOTTLE = (
    "318,150! 318,268 300,320 190,384 128,450 112,540 112,1010 130,1070 190,1092 400,1098 "
    "610,1092 670,1070 688,1010 688,540 672,450 610,384 500,320 482,268 482,150!"
)


def draw() -> Picture:
    g = Sprayed("#1c4a88")
    _dusk(g)
    _shore(g)
    with g.at(744, 812, 0.56):
        _paper_boat(g)
    g.fill(BOTTLE, "#8ad8e0", "#fff0d0", alpha=0.25)
    with g.within(BOTTLE):
        _beams(g)
        _sea(g)
    with g.at(26, 0):
        _lighthouse(g)
    _island(g)
    with g.at(280, 824, 1.0):
        _fox(g)
    _fish(g)
    _glass(g)
    with g.at(618, 226, 1.0, 14):
        _moth(g)
    _things(g)
    return g.picture()


def _dusk(g: Sprayed) -> None:
    g.fill(rectangle(-20, -20, 840, 444), "#1c4a88", "#7458a0")
    g.fill(rectangle(-20, 422, 840, 300), "#7458a0", "#ffb478")
    for x, y, size in ((120, 150, 1.0), (700, 430, 0.8), (40, 500, 0.8)):
        with g.at(x, y, size):
            g.form(puffs([(-100, 6, 36), (-40, -20, 48), (36, -24, 52), (100, 4, 38), (0, 18, 40)]),
                   "#f6c8a0", "#b8788c", lamp=90)  # fmt: skip
    g.fill(rectangle(-20, 700, 840, 260), "#2c7c94", "#4aa4a8")
    for x, y in ((40, 740), (60, 820), (760, 866)):
        g.line([(x - 36, y), (x - 12, y - 6), (x + 12, y), (x + 36, y - 6)], GLASS, 5, alpha=0.7)


def _shore(g: Sprayed) -> None:
    sand = "-20,920! 120,900 300,930 520,904 700,926 820,900! 820,1220! -20,1220!"
    g.fill(sand, SAND, SAND_DARK)
    g.line("-20,916 120,896 300,926 520,900 700,922 820,896", CREAM, 14)
    g.fill(ellipse(400, 1092, 350, 36), "#7a4a4c", alpha=0.6)


def _beams(g: Sprayed) -> None:
    for beam in ("546,486! 100,410! 100,556!", "546,486! 720,440! 720,536!"):
        g.fill(beam, LAMP, alpha=0.55)


def _sea(g: Sprayed) -> None:
    """Fill the bottle's foot with water."""
    wave = [(x, 872 + 8 * np.cos(x / 30)) for x in range(90, 720, 10)]
    g.fill([*wave, (710, 1120, True), (90, 1120, True)], SEA, SEA_DARK)
    g.line(wave, GLASS, 8)


def _lighthouse(g: Sprayed) -> None:
    g.glow(520, 486, 210, LAMP, 0.95)
    tower = "482,530! 558,530! 584,840! 456,840!"
    g.form(tower, CREAM, "#c09cac", lamp=200)
    with g.within(tower):
        for y in (566, 666, 766):
            g.form(rectangle(440, y, 160, 50), RED, RED_DARK, lamp=200)
    g.form("498,820! 498,764 520,746 542,764 542,820!", "#3a5ca0", INK)
    for x, y in ((520, 640), (520, 716)):
        g.fill(rectangle(x - 9, y - 16, 18, 28, 8), INK)
    g.form(rectangle(464, 516, 112, 18, 5), INK, INK)
    g.form(rectangle(486, 452, 68, 66, 4), "#fff8c8", LAMP)
    for x in (486, 520, 554):
        g.line([(x, 452), (x, 518)], INK, 6)
    g.form("474,456! 520,402! 566,456!", RED, RED_DARK, lamp=220)
    g.fill(ellipse(520, 400, 9), INK)


def _island(g: Sprayed) -> None:
    rock = "150,884! 176,830 250,806 400,800 560,806 626,832 652,884! 590,924 400,940 210,922"
    g.form(rock, "#8a7a84", "#3c3c5c", "#c8b8b0", 250)
    grass = (
        "156,866! 190,822 270,800 400,794 560,800 624,822 646,866! 606,884 560,868 500,886 "
        "440,868 380,888 320,868 260,886 210,868"
    )
    g.form(grass, GRASS, GRASS_DARK, "#c4e87c", 270)
    for x, y, colour in ((432, 838, RED), (474, 850, LAMP), (612, 850, RED), (210, 848, LAMP)):
        g.line([(x, y + 14), (x, y)], GRASS_DARK, 4)
        g.disc(x, y, 8, colour)


def _fox(g: Sprayed) -> None:
    """Sit a fox that looks right into a book which it holds before it."""
    g.fill(ellipse(0, 6, 110, 14), GRASS_DARK, alpha=0.7)
    g.form("-40,-6! -100,2 -146,-30 -150,-96 -118,-150 -96,-164! -90,-120 -84,-70 -30,-50", FUR,
           FUR_DARK, FUR_PALE, 230)  # fmt: skip
    g.form("-96,-168! -130,-142 -152,-98! -124,-104 -112,-88 -88,-108!", CREAM, "#d8b8b0")
    g.limb("20,-150,17 60,-110,15 92,-104,13", FUR_DARK)
    g.form("-20,-210! 30,-200 46,-130 52,-60 62,-8! 20,4 -50,4 -84,-20! -92,-80 -60,-160", FUR,
           FUR_DARK, FUR_PALE, 230)  # fmt: skip
    g.form("16,-196! 44,-170 52,-110 46,-60! 26,-60 14,-110", CREAM, "#e0c0b0")
    g.form(ellipse(64, -6, 38, 15), PAW, INK)
    g.form(ellipse(-8, -6, 46, 17), PAW, INK)
    g.line("-62,-16 -50,-70 -8,-84 24,-50", FUR_DARK, 6)
    with g.at(6, -250, 1, 8):
        _fox_head(g)
    _book(g)
    g.limb("-10,-150,20 30,-104,18 76,-92,15", FUR)
    g.form(ellipse(92, -92, 22, 16), PAW, INK)


def _fox_head(g: Sprayed) -> None:
    for x, tip in ((36, 30), (-40, -46)):
        g.form(f"{x - 32},-40! {tip},-126! {x + 20},-44!", FUR, FUR_DARK)
        g.fill(f"{tip - 13},-92! {tip},-126! {tip + 14},-92! {tip},-84", PAW)
    g.form("-84,0 -70,-52 -10,-72 44,-56 84,-10 138,24! 136,42 100,56 40,62 -30,64 -110,44! -88,24",
           FUR, FUR_DARK, FUR_PALE, 250)  # fmt: skip
    g.form("-110,44! -70,34 -20,30 20,14 60,16 132,40! 100,58 40,66 -30,66", CREAM, "#e0c4b4")
    g.form(ellipse(136, 28, 14, 12), INK, INK)
    g.line("30,-4 46,6 62,0", INK, 8)
    g.line("26,-32 46,-38 64,-28", FUR_DARK, 6)
    g.spot(ellipse(18, 30, 20, 14), "#f08a6a", 18, 30, 22)
    g.line("120,46 96,46 80,36", INK, 5)


def _book(g: Sprayed) -> None:
    g.form("56,-132! 106,-108! 172,-150! 186,-56! 110,-20! 48,-50!", RED, RED_DARK, lamp=200)
    g.form("62,-138! 108,-116! 108,-32! 56,-60!", CREAM, "#d8c0b0", lamp=180)
    g.form("108,-116! 168,-154! 178,-66! 108,-32!", "#fffdf4", "#d8c0b0", lamp=0)
    for k in range(4):
        y = 18 * k
        g.line([(122, -104 + y), (164, -130 + y)], "#8a7890", 4)


def _paper_boat(g: Sprayed) -> None:
    g.form("-14,-24! 6,-84! 40,-24!", "#fffdf6", "#d8c4dc", lamp=200)
    g.form("-78,-36! -20,-22 20,-22 84,-40! 52,14! -46,14!", "#fffdf6", "#b8a8d0")
    g.line("-66,14 -30,20 10,14 50,20 78,13", GLASS, 7)


def _fish(g: Sprayed) -> None:
    for x, y, size, flip in ((250, 1000, 1, False), (420, 1036, 0.8, True), (560, 980, 1, True)):
        with g.at(x, y, size, flip=flip):
            g.form("-30,0! -66,-28 -74,-4 -74,6 -66,28!", "#ffb43c", RED)
            g.form("-36,0 -10,-26 30,-20 48,0 30,20 -10,26", "#ffb43c", "#e8642c", LAMP, 270)
            g.fill(ellipse(28, -5, 5), INK)
    for x, y, across in ((310, 966, 8), (324, 940, 6), (486, 990, 7)):
        g.line(arc(x, y, across, across, 0, 360), GLASS, 4)


def _glass(g: Sprayed) -> None:
    """Close the bottle: its outline, gleams, lip and cork."""
    g.line(BOTTLE, GLASS, 11)
    g.line("150,540 146,580 146,640", "#ffffff", 17, alpha=0.75)
    g.line("146,910 146,990", "#ffffff", 17, alpha=0.75)
    g.line("176,462 206,426 246,398", "#ffffff", 14, alpha=0.75)
    g.line("640,900 640,1010", "#ffffff", 12, alpha=0.5)
    g.line("346,210 346,270", "#ffffff", 12, alpha=0.7)
    g.form("336,66! 464,66! 454,220! 346,220!", CORK, CORK_DARK, "#f0c88c", 200)
    for x, y in ((368, 92), (420, 110), (392, 138), (440, 84), (376, 190), (426, 180)):
        g.disc(x, y, 6, CORK_DARK, 4)
    g.form(rectangle(304, 142, 192, 36, 16), "#b8e4e0", "#5a9aa8", "#ffffff", 250)


def _moth(g: Sprayed) -> None:
    """Let a pale moth flutter by the neck, its four wings spread."""
    for side in (-1, 1):
        with g.at(0, 0, flip=side < 0):
            g.form("6,6! 50,14 84,52 70,92 36,88 8,40!", "#e8a860", "#a85a4c", CREAM, 270)
            g.fill(ellipse(50, 58, 12), PAW)
            wing = "4,-18! 40,-70 104,-92 120,-76! 118,-24 80,16 6,14!"
            g.form(wing, "#ffe8b8", "#d8906c", lamp=250)
            g.fill(ellipse(76, -40, 19), RED)
            g.fill(ellipse(76, -40, 9), INK)
            g.line("4,-40 14,-70 34,-84", PAW, 5)
    g.form("0,-46 13,-26 13,20 0,66 -13,20 -13,-26", "#8a5048", PAW)
    g.form(ellipse(0, -38, 14), PAW, INK)


def _things(g: Sprayed) -> None:
    """Leave shells, pebbles and a starfish on the sand."""
    pebbles = ((60, 1010, 34, 20), (740, 1000, 40, 24), (700, 1150, 46, 26), (330, 1166, 30, 17),
               (30, 1170, 44, 26))  # fmt: skip
    for x, y, a, b in pebbles:
        g.form(ellipse(x, y, a, b), "#a48ca0", "#5c5070", "#dcc8d0", 250)
    with g.at(150, 1146, 0.9, 12):
        legs = []
        for k in range(10):
            far = (60, 26)[k % 2]
            a = np.radians(36 * k - 90)
            legs.append((far * np.cos(a), far * np.sin(a)))
        g.form(np.array(legs), "#f0705c", RED_DARK, "#ffb090", 250)
    with g.at(540, 1158, 0.8, -14):
        g.form("0,34! -50,-6 -36,-40 0,-50 36,-40 50,-6", CREAM, "#d89a94")
        for x in (-30, -12, 12, 30):
            g.line([(0, 30), (x, -34)], "#d89a94", 4)


def look() -> Look:
    return Look("teal-bottle", glow=0.14, pull=0.04, finish="gouache", seed=9)
