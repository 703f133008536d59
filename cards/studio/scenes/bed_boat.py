"""A bed sails on a rosy sea with a sheet for its sail; a toy bear fishes for a star."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs, star
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, LAMP = "#2a2040", "#fff6e6", "#ffd04a", "#fff0a8"
WOOD, WOOD_DARK, WOOD_PALE = "#b8643c", "#6a3030", "#f0a468"
RED, RED_DARK, BLUE, BLUE_DARK = "#e4504c", "#9a2444", "#4a86c8", "#274c8c"
SKIN, HAIR = "#f6c09a", "#6a3428"
FUR, FUR_DARK, FUR_PALE = "#c8843c", "#7c4630", "#f4c47c"
NAVY, WHALE, FOAM = "#1c2a5c", "#34549c", "#e4fbf2"
SAIL = "168,170! 330,186 480,172 628,150! 676,290 650,400 616,506! 480,470 350,476 196,524! 236,340"


def draw() -> Picture:
    g = Sprayed("#f48fa8", "#ffe9c4")
    _sky(g)
    _swell(g, 742, "#4cc4b8", "#2c94a4", 0)
    with g.at(306, 740, 1, -2):
        _mast(g)
        _bed(g)
        _sleeper(g)
        with g.at(296, -152):
            _bear(g)
    _swell(g, 822, "#38aeb0", "#1f7c98", 1)
    _tail(g)
    _swell(g, 1030, "#2a94a4", "#17587e", 2)
    for x, y, size, turn in ((128, 962, 1.0, -6), (300, 1120, 1.3, 5)):
        with g.at(x, y, size, turn):
            _paper_boat(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    g.glow(400, 760, 520, "#fff6d8", 0.8)
    for x, y, size in ((690, 96, 0.9), (70, 300, 0.9), (730, 560, 0.7), (60, 640, 0.6)):
        with g.at(x, y, size):
            g.form(puffs([(-110, 12, 40), (-46, -18, 60), (40, -24, 66), (108, 10, 42),
                          (0, 22, 44)]), "#fff0e4", "#f2a8b4", lamp=270)  # fmt: skip


def _swell(g: Sprayed, y: float, top: str, low: str, row: int) -> None:
    """Lay water down to the card's foot, its edge in even crests."""
    crest = [(x, y + 13 * np.cos(x / 64 + 2 * row)) for x in range(-40, 860, 20)]
    g.fill([*crest, (860, 1240, True), (-60, 1240, True)], top, low)
    g.line(crest, FOAM, 6, alpha=0.85)
    for k in range(5):
        x, down = (97 + 210 * k + 90 * row) % 840, 52 + 38 * (k % 2)
        g.line([(x - 40, y + down), (x, y + down - 7), (x + 40, y + down)], FOAM, 5, alpha=0.5)


def _mast(g: Sprayed) -> None:
    """Hang a striped sheet with pegs from a yard; a sock flies from the mast's top."""
    with g.at(-330, -740):
        g.form("388,70! 404,70! 410,740! 382,740!", WOOD, WOOD_DARK, WOOD_PALE, 180)
        for rope in ("196,524 150,560 108,600", "616,506 610,560 600,600"):
            g.line(rope, CREAM, 5)
        g.form(SAIL, CREAM, "#ecc0b4", "#ffffff", 200)
        with g.within(SAIL):
            for k in range(7):
                x = 196 + 68 * k
                g.line([(x, 130), (x + 40, 320), (x + 12, 560)], ("#f08a8c", "#6aa4d8")[k % 2], 15)
            g.spot(SAIL, "#d88a9c", 650, 500, 200, 0.55)
        g.line("150,162 396,158 646,140", WOOD_DARK, 17)
        g.line("150,159 396,155 646,137", WOOD, 10)
        for x, y in ((186, 164), (290, 172), (500, 164), (610, 148)):
            g.form(rectangle(x - 8, y - 18, 16, 40, 5), GOLD, "#b8702c")
        sock = "404,74! 470,62 540,70! 560,60 590,66 596,92 576,106 544,102! 470,106 404,116!"
        g.form(sock, RED, RED_DARK)
        with g.within(sock):
            for x in (430, 476, 520):
                g.line([(x, 40), (x + 2, 130)], CREAM, 14)
            g.fill(ellipse(590, 84, 26), CREAM)


def _bed(g: Sprayed) -> None:
    """Draw the bed from its side: headboard at the left, footboard at the right."""
    g.form("-286,-236! -244,-236! -240,110! -290,110!", WOOD, WOOD_DARK, WOOD_PALE, 190)
    g.form(ellipse(-265, -250, 31), GOLD, "#b8702c", LAMP)
    g.form("-240,-96! 270,-96! 270,-10! -240,-10!", CREAM, "#d8b0b8")
    g.form("-244,-24! 276,-24! 276,64! -244,64!", WOOD, WOOD_DARK, WOOD_PALE, 270)
    g.line("-220,22! 250,22!", WOOD_DARK, 6)


def _sleeper(g: Sprayed) -> None:
    """Draw a girl asleep on a pillow, under a quilt of patches, one arm over it."""
    g.form("-246,-92! -250,-150 -226,-192 -160,-196 -80,-180 -50,-130 -58,-88!", "#ffffff",
           "#c8b0d0")  # fmt: skip
    with g.at(-134, -166, 72, -20):
        g.fill("-1.0,0.5! -1.24,-0.2 -0.9,-1.0 -0.1,-1.3 0.8,-1.06 1.2,-0.3 1.08,0.5! "
               "1.1,1.0 0.7,1.2! -0.7,1.2! -1.1,1.0", HAIR)  # fmt: skip
        fringe = ("-0.92,0.1! -0.96,-0.5 -0.6,-1.06 0,-1.14 0.6,-1.06 0.96,-0.5 0.92,0.1! "
                  "0.66,-0.5 0.1,-0.62 -0.5,-0.3")  # fmt: skip
        people.front(g, people.Face(skin=SKIN, blush="#ec7c6c", mouth=1.4), ((HAIR, fringe),))
    quilt = ("-92,-76! -70,-112 -10,-150 70,-158 150,-136 210,-140 250,-168 276,-150 282,-90 "
             "282,0! 240,22 190,4 140,24 90,4 40,24 -10,4 -60,22 -104,2!")  # fmt: skip
    g.form(quilt, RED, RED_DARK, "#ff9a7c", 250)
    with g.within(quilt):
        for row in range(3):
            for k in range(7):
                tint = (RED, GOLD, BLUE, "#f48fa8", "#57b894")[(2 * row + 3 * k) % 5]
                x, y = -106 + 60 * k, -170 + 66 * row
                g.fill(polygon([(x, y + 8), (x + 60, y), (x + 60, y + 66), (x, y + 74)]), tint)
        for k in range(8):
            g.line([(-106 + 60 * k, -180), (-106 + 60 * k, 40)], CREAM, 4)
        for y in (-104, -38):
            g.line([(-120, y + 8), (80, y - 4), (300, y)], CREAM, 4)
        g.spray(quilt, RED_DARK, (100, 30), (100, -80), 0.75)
    g.form("-104,-84! -78,-118 -56,-132 -30,-146! -8,-126! -40,-104 -66,-70 -84,-8! -110,-6!",
           "#fffaf2", "#d8b0b8")  # fmt: skip
    people.arm(g, "-66,-98,21 -20,-70,19 44,-84,14", "#8ec4ec", SKIN)


def _bear(g: Sprayed) -> None:
    """Set a toy bear on the footboard; it holds a rod, a star on its hook."""
    g.form("-34,32! 14,32! 18,262! -38,262!", WOOD, WOOD_DARK, WOOD_PALE, 190)
    g.form(rectangle(-46, 18, 72, 28, 12), WOOD, WOOD_DARK, WOOD_PALE, 270)
    g.form("-40,18 -54,-30 -44,-84 -6,-100 32,-82 42,-30 28,18", FUR, FUR_DARK, FUR_PALE, 230)
    g.fill(ellipse(14, -24, 25, 34), FUR_PALE)
    for x, y in ((30, 16), (58, 2)):
        g.limb([(0, 2, 24), (x, y - 4, 22), (x + 26, y + 30, 20)], FUR if x > 40 else FUR_DARK)
        g.form(ellipse(x + 32, y + 40, 24, 19), FUR_PALE if x > 40 else FUR, FUR_DARK, lamp=220)
    for x, y in ((-44, -176), (26, -188)):
        g.form(ellipse(x, y, 24), FUR, FUR_DARK)
        g.fill(ellipse(x + 2, y + 2, 13), FUR_PALE)
    g.form(ellipse(-4, -134, 58, 54), FUR, FUR_DARK, FUR_PALE, 230)
    g.form(ellipse(28, -114, 33, 26), FUR_PALE, "#c88a4c")
    g.fill(ellipse(46, -128, 13, 10), INK)
    g.line("44,-118 40,-104 24,-100", INK, 5)
    for x in (-6, 36):
        g.fill(ellipse(x, -148, 8, 9), INK)
        g.fill(ellipse(x + 3, -151, 2.5), "#ffffff")
    g.form("-30,-88! 34,-84! 38,-66! -36,-68!", RED, RED_DARK)
    _rod(g)
    for points in ("20,-60,17 52,-36,16 74,-50,15", "-30,-58,20 6,-20,18 50,-30,17"):
        g.limb(points, FUR_DARK)
        g.limb(points.replace(",17", ",14").replace(",20", ",17").replace(",18", ",15"), FUR)


def _rod(g: Sprayed) -> None:
    g.line("24,4 60,-38 112,-128 138,-142", WOOD_DARK, 9)
    g.line([(137, -142), (135, 50)], INK, 3)
    g.glow(135, 96, 150, LAMP, 0.95)
    g.form(star(135, 96, 47, 5, 0.48), GOLD, "#f09a2c", LAMP, 250)


def _tail(g: Sprayed) -> None:
    """Let a whale's tail stand out of the water close by."""
    with g.at(570, 1060, 1.0, 6):
        g.form("-24,-118 0,-128 24,-118 34,-60 62,30 80,90! -80,90! -62,30 -34,-60", WHALE, NAVY,
               "#7aa0e0", 200)  # fmt: skip
        for flip in (False, True):
            with g.at(0, 0, flip=flip):
                g.form("0,-126! 20,-176 80,-214 150,-206 186,-226! 180,-150 120,-104 40,-84 0,-76!",
                       WHALE, NAVY, "#7aa0e0", 280)  # fmt: skip


def _paper_boat(g: Sprayed) -> None:
    g.form("-14,-24! 6,-84! 40,-24!", "#fffdf6", "#d8c4dc", lamp=200)
    g.form("-78,-36! -20,-22 20,-22 84,-40! 52,14! -46,14!", "#fffdf6", "#b8a8d0")
    g.line("-66,14 -30,20 10,14 50,20 78,13", FOAM, 6)


def look() -> Look:
    return Look("rose-sea", glow=0.12, pull=0.04, finish="gouache", seed=31)
