"""A queen plays cards against her own mirror, in which she has already won both crowns."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, PAPER, RED, RED_DARK = "#24101c", "#fff6e2", "#d8283a", "#7c1030"
GOLD, GOLD_DARK, GOLD_PALE = "#f4ba3c", "#a85a1c", "#fff0a0"
GREEN, GREEN_DARK, GREEN_PALE, SKIN = "#23906e", "#0d4a44", "#6fd0a0", "#f8d2b0"
HAIR, BACK, FELT = "#5a2a1e", "#2f4fa0", "#3f9a58"
GLASS = (536, 480, 236, 416)
"""The mirror: its middle, half its width and half its height."""
HEART = (
    (0, -0.5), (0.42, 0.02), (0.46, 0.28), (0.3, 0.45), (0.12, 0.42), (0, 0.24),
    (-0.12, 0.42), (-0.3, 0.45), (-0.46, 0.28), (-0.42, 0.02),
)  # fmt: skip
LOCKS = (
    (HAIR, "-0.2,0.2! -0.5,0.9 -1.08,0.55 -1.14,-0.5 -0.3,-1.2 0.6,-1 0.87,-0.36! 0.2,-0.5"),
    (HAIR, "-0.5,-0.8 -1.0,-0.9 -1.5,-0.6 -1.72,-0.1 -1.4,0.3 -0.9,0.2"),
    (GOLD, "-1.1,-0.5 -0.9,-0.72 -0.72,-0.2 -0.9,0.36 -1.08,0.2"),
)
"""Hair in a knot, about a head of radius 1 that looks right."""


def draw() -> Picture:
    g = Sprayed("#c42c38", "#a01c30")
    _wall(g)
    _mirror(g)
    _table(g)
    with g.at(138, 560):
        _queen(g, wins=False)
    return g.picture()


def _wall(g: Sprayed) -> None:
    """Paper the wall with stripes, and lay the floor."""
    for x in range(0, 800, 80):
        g.fill(rectangle(x, -20, 40, 1120), "#b2222f")
        for y in range(30, 1080, 110):
            with g.at(x + 60, y + 55 * (x // 80 % 2)):
                g.fill("0,-16! 10,0 0,16! -10,0", "#e0584c")
    g.form(rectangle(-20, 1072, 840, 160), "#5a1a34", "#2c0a20", None, 270)
    g.fill(rectangle(-20, 1062, 840, 20), GOLD_DARK)


def _mirror(g: Sprayed) -> None:
    """Hang the mirror: in it the lit door with a shadow that waves, and the one who wins."""
    x, y, wide, tall = GLASS
    for angle in np.linspace(0, 2 * np.pi, 24, endpoint=False):
        knob = ellipse(x + (wide + 46) * np.cos(angle), y + (tall + 46) * np.sin(angle), 22)
        g.form(knob, GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(x, y, wide + 46, tall + 46), GOLD, GOLD_DARK, GOLD_PALE)
    g.fill(ellipse(x, y, wide + 12, tall + 12), GOLD_DARK)
    glass = ellipse(x, y, wide, tall)
    g.fill(glass, "#4a2a6a", "#7a3a6a")
    with g.within(glass):
        g.spot(glass, "#ffb870", 400, 420, 320, 0.55)
        _door(g)
        g.glow(600, 430, 200, "#ffd890", 0.45)
        with g.at(636, 498, flip=True):
            _queen(g, wins=True)
        for left, thick in ((640, 44), (708, 18)):
            streak = [(left, 60), (left + thick, 60), (left + thick - 250, 470), (left - 250, 470)]
            g.fill(polygon(streak), "#ffffff", alpha=0.13)


def _door(g: Sprayed) -> None:
    g.fill(rectangle(342, 214, 130, 470), "#8a4a2c")
    g.fill(rectangle(356, 230, 102, 460), "#fff2c0", "#ffd070")
    for part in (
        ellipse(410, 396, 27, 30),
        "386,430! 434,430! 446,520 452,690! 366,690! 374,520",
        band("432,446,13 452,470,11 446,520,10"),
        band("390,446,13 368,410,11 374,350,10"),
        ellipse(375, 338, 15, 16),
        *(
            band([(375, 338, 5), (375 + dx, 338 + dy, 4)])
            for dx, dy in ((-23, -2), (-13, -30), (2, -34), (16, -29))
        ),
    ):
        g.fill(part, "#2c1430")


def _queen(g: Sprayed, *, wins: bool) -> None:
    """Draw the queen from the side, her head's middle at the origin, cards in her hand."""
    gown = "-66,150! 40,150! 70,250 62,330! 150,430 210,700! -260,700! -220,480 -110,330! -120,240"
    g.form(gown, GREEN, GREEN_DARK, GREEN_PALE, 300)
    if not wins:
        for x, low in ((-110, 660), (-20, 660), (60, 660)):
            g.line([(x * 0.4 - 30, 350), (x * 0.8 - 20, 480), (x, low)], GREEN_DARK, 6)
        with g.within(gown):
            g.line("-270,620! 212,620!", GOLD, 18)
    g.form("-114,318! 66,318! 72,346! -116,346!", GOLD, GOLD_DARK)
    g.form(rectangle(-50, 50, 80, 90), SKIN, "#d8906a", None, 280)
    ruff = "-132,126! -96,92 0,104 92,84! 122,132 92,172! 0,168 -106,178!"
    g.form(ruff, PAPER, "#c8a0a0", None, 300)
    for x in range(-100, 110, 24):
        g.line([(x, 104), (x * 1.06, 168)], "#d8b0a8", 4)
    with g.at(0, 0, 84):
        _head(g, wins=wins)
    _hand(g, wins=wins)


def _head(g: Sprayed, *, wins: bool) -> None:
    """Draw the face in profile, worried or content; the winner wears one crown on the other."""
    face = people.Face(SKIN, "#ec8a70", awake=True, mouth=2.2 if wins else -1.6)
    people.head(g, face, LOCKS)
    g.fill("0.4,-0.04! 0.6,-0.2 0.84,-0.1! 0.78,0.08 0.58,0.1", "#fffdf6")
    g.fill(ellipse(0.7, -0.03, 0.1, 0.13), INK)
    g.line("0.36,-0.04! 0.58,-0.22 0.86,-0.12", INK, 0.07)
    with g.within(people.PROFILE):
        g.fill(ellipse(0.6, -0.4, 0.34, 0.14), SKIN)
    brow = "0.42,-0.36 0.6,-0.46 0.78,-0.38" if wins else "0.44,-0.28 0.6,-0.34 0.78,-0.42"
    g.line(brow, HAIR, 0.08)
    g.fill(ellipse(-0.1, 0.46, 0.11, 0.13), GOLD)
    if wins:
        for y in (-0.76, -1.6):
            with g.at(-0.1, y, 1, -8):
                crown = (
                    "-0.74,0.12! -0.96,-0.7! -0.5,-0.3! -0.3,-0.86! 0,-0.36! 0.3,-0.86! "
                    "0.5,-0.3! 0.96,-0.7! 0.74,0.12! 0,0.22"
                )
                g.form(crown, GOLD, GOLD_DARK, GOLD_PALE, 300)
                for x, up in ((-0.96, -0.74), (-0.3, -0.9), (0.3, -0.9), (0.96, -0.74)):
                    g.fill(ellipse(x, up, 0.1), RED)
                g.line("-0.7,-0.04 0,0.06 0.7,-0.04", GOLD_DARK, 0.07)


def _hand(g: Sprayed, *, wins: bool) -> None:
    """Fan five cards in her hand: faces if she sits on our side, backs in the mirror."""
    place = (150, 232) if wins else (186, 214)
    with g.at(*place, 0.86 if wins else 1.1):
        for k in range(5):
            with g.at(0, 30, 1, -44 + 21 * k):
                g.fill(rectangle(-29, -126, 58, 96, 7), "#b88a6a")
                g.fill(rectangle(-27, -124, 54, 92, 6), PAPER)
                if wins:
                    g.fill(rectangle(-21, -118, 42, 80, 4), BACK)
                    g.fill(polygon([(0, -108), (15, -78), (0, -48), (-15, -78)]), GOLD)
                else:
                    _heart(g, 0, -84, 30)
    dx, dy = place
    people.arm(g, f"-30,190,34 10,300,30 {dx - 50},{dy + 74},24 {dx - 4},{dy + 26},18",
               "#48b890", SKIN)  # fmt: skip


def _heart(g: Sprayed, x: float, y: float, size: float) -> None:
    g.fill([(x + size * u, y - size * v, u == 0) for u, v in HEART], RED)


def _table(g: Sprayed) -> None:
    """Stand the table before the glass: the winner's coins, the cards played, two candles."""
    g.form("420,930! 560,930! 530,1010 540,1080 620,1120! 360,1120! 440,1080 450,1010",
           "#7a3a24", "#3a1620", None, 200)  # fmt: skip
    g.fill(ellipse(490, 880, 302, 92), "#4a1c20")
    g.form(ellipse(490, 862, 302, 92), "#a8582c", "#6a2c1c", None, 200)
    g.form(ellipse(490, 856, 276, 76), FELT, "#1f6a48", "#7ac87a", 270)
    for x, y, high in ((580, 842, 5), (650, 852, 8), (716, 866, 5), (672, 898, 3)):
        for k in range(high):
            g.fill(ellipse(x, y - 13 * k, 36, 13), GOLD_DARK)
            g.fill(ellipse(x, y - 4 - 13 * k, 36, 13), GOLD)
        g.fill(ellipse(x, y - 4 - 13 * (high - 1), 24, 8), GOLD_PALE)
    g.fill(ellipse(312, 868, 34, 12), GOLD_DARK)
    g.fill(ellipse(312, 863, 34, 12), GOLD)
    for x, y, turn in ((446, 884, -16), (520, 892, 10)):
        with g.at(x, y, 1, turn):
            g.fill(polygon([(-44, 16), (28, 16), (46, -16), (-26, -16)]), "#1f6a48")
            g.fill(polygon([(-44, 11), (28, 11), (46, -21), (-26, -21)]), PAPER)
            g.fill([(30 * u + 8 * v + 1, -5 - 20 * v, u == 0) for u, v in HEART], RED)
    for x, y, high in ((382, 906, 74), (598, 916, 74)):
        g.fill(ellipse(x, y, 34, 11), GOLD_DARK)
        g.fill(ellipse(x, y - 5, 34, 11), GOLD)
        g.form(rectangle(x - 14, y - high, 28, high - 4, 6), "#fffaf0", "#d8a888", None, 200)
        g.line([(x, y - high), (x, y - high - 12)], INK, 4)
        g.glow(x, y - high - 26, 80, "#ffd070", 0.8)
        with g.at(x, y - high):
            g.fill("0,0 -13,-16 -2,-56! 13,-18", "#ffac2c")
            g.fill("0,-2 -6,-14 0,-36! 7,-14", "#fff2b0")


def look() -> Look:
    return Look("scarlet", glow=0.1, pull=0.03, finish="gouache", seed=41)
