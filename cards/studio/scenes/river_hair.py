"""A woman's hair is a river with sailing boats; a sailor rows with a comb."""

from contextlib import AbstractContextManager
from functools import cache

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import Vec, arc, curve, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, OCHRE = "#24305c", "#fffaf0", "#ffc44c", "#c07828"
SKIN, BLUSH, SHADE = "#f4c4a0", "#e88a78", "#d8907c"
GOWN, PLUM, ROSE = "#c83c74", "#7c2460", "#e8709c"
RED, WINE, WOOD = "#e8483c", "#98243c", "#a86038"
BLUES = (
    ("#2a5ca4", "#1c3c7c"), ("#3f8cc8", "#2a5ca4"), ("#2a70b4", "#1c4484"), ("#58b0d8", "#2f7cbc"),
    ("#3478c0", "#204c90"), ("#7cc8e0", "#3f90c8"), ("#2f68b0", "#1c3c7c"), ("#4a9cd0", "#2a64ac"),
)  # fmt: skip
OUTER = ((612, 262), (540, 186), (380, 176), (250, 300), (190, 500), (100, 720), (-50, 940),
         (-360, 1120))  # fmt: skip
INNER = ((616, 284), (560, 310), (462, 380), (424, 520), (410, 700), (430, 940), (520, 1210),
         (560, 1500))  # fmt: skip


def draw() -> Picture:
    g = Sprayed("#f8c4cc", "#fdf0dc")
    _land(g)
    _gown(g)
    _face(g)
    _hair(g)
    _pin(g)
    for share, along, size, colour, dark in ((0.78, 0.34, 0.52, GOLD, OCHRE),
                                             (0.36, 0.52, 0.8, RED, WINE)):  # fmt: skip
        with _afloat(g, share, along, size):
            _boat(g, colour, dark)
    for share, along, size, turn in ((0.66, 0.6, 0.75, 80), (0.14, 0.64, 0.8, 110),
                                     (0.18, 0.79, 0.9, 140)):  # fmt: skip
        with _afloat(g, share, along, size, turn):
            _fish(g)
    with _afloat(g, 0.66, 0.8, 1.12):
        _sailor(g)
    return g.picture()


@cache
def _strand(share: float) -> Vec:
    """Return the run of a strand: 0 is the outermost, 1 lies along the cheek."""
    outer, inner = np.array(OUTER, float), np.array(INNER, float)
    return curve(outer + (inner - outer) * share, 16)


def _afloat(
    g: Sprayed, share: float, along: float, size: float, turn: float = 0
) -> AbstractContextManager[None]:
    """Draw on the river: on a strand, `along` is how far down it."""
    run = _strand(share)
    return g.at(*run[round(along * (len(run) - 1))].tolist(), size, turn)


def _land(g: Sprayed) -> None:
    """Lay a light sky with clouds and gulls over far hills and a lake."""
    for x, y, size in ((130, 190, 1), (700, 130, 1.1), (40, 420, 0.7)):
        with g.at(x, y, size):
            rolls = [(-70, 10, 30), (-30, -8, 40), (22, -4, 46), (72, 12, 30)]
            g.fill(puffs(rolls), CREAM, alpha=0.8)
    for x, y, wide in ((90, 90, 30), (190, 60, 24), (250, 120, 20), (668, 250, 22), (738, 300, 26)):
        g.line([(x - wide, y - wide * 0.3), (x - wide * 0.4, y - wide * 0.5), (x, y)], INK, 6)
        g.line([(x, y), (x + wide * 0.4, y - wide * 0.5), (x + wide, y - wide * 0.3)], INK, 6)
    for shape, base, dark in (
        ("380,700! 520,620 600,560 680,590 760,520 830,540! 830,900! 380,900!", "#c8a4d4",
         "#a880c0"),
        ("380,760! 560,690 700,720 830,660! 830,900! 380,900!", "#a884c8", "#8464ac"),
    ):  # fmt: skip
        g.form(shape, base, dark, "#e4c4dc", 270)


def _gown(g: Sprayed) -> None:
    g.form("400,480! 590,540! 584,700 640,800! 380,830! 390,660", SKIN, SHADE, None, 330)
    gown = "380,860 440,800 540,820! 620,800! 700,800 780,850 830,930! 830,1220! 380,1220!"
    g.form(gown, GOWN, PLUM, ROSE, 310)
    with g.within(gown):
        for row in range(7):
            for k in range(9):
                x, y = 380 + 62 * k + 31 * (row % 2), 880 + 54 * row
                g.line(arc(x, y, 31, 34, 10, 170), PLUM, 5, alpha=0.75)
    for k, (x, y) in enumerate(arc(548, 748, 84, 62, 165, 22, 9)):
        g.form(ellipse(x, y, 11 if k != 4 else 16), CREAM, "#c8a8b8")


def _face(g: Sprayed) -> None:
    """Draw the woman in profile, her eyes closed, with a small fish for an earring."""
    with g.at(500, 410, 165):
        people.head(g, people.Face(skin=SKIN, blush=BLUSH, mouth=1, lips="#c83c5c"))
        for x, y in ((0.5, 0.07), (0.6, 0.08), (0.69, 0.04)):
            g.line([(x, y), (x + 0.04, y + 0.09)], INK, 0.035)
    with g.at(484, 486, 0.62, 90):
        _fish(g)


def _hair(g: Sprayed) -> None:
    """Let the hair fall from the forehead as streams beside each other, edged with foam."""
    edges = np.linspace(0, 1, len(BLUES) + 1)
    for (base, dark), left, right in zip(BLUES, edges[:-1], edges[1:], strict=True):
        stream = polygon(np.vstack([_strand(float(left)), _strand(float(right))[::-1]]))
        g.form(stream, base, dark, None, 90)
    for k, edge in enumerate(edges[1:-1]):
        run = _strand(float(edge))
        for start in range(8 + 9 * (k % 3), len(run) - 8, 26):
            g.line(run[start : start + 11 + 3 * (k % 2)], "#d8f0f8", 5, alpha=0.9)
    for share, along in ((0.1, 0.58), (0.22, 0.7), (0.48, 0.7), (0.5, 0.9), (0.92, 0.84),
                         (0.06, 0.76), (0.9, 0.56), (0.3, 0.9)):  # fmt: skip
        with _afloat(g, share, along, 1):
            for x in (-26, 6):
                g.line([(x, 0), (x + 10, -8), (x + 22, 0)], CREAM, 5)


def _pin(g: Sprayed) -> None:
    """Set a lighthouse on the crown of the head."""
    g.glow(366, 96, 120, "#fff0a8", 0.9)
    with g.at(366, 196, 0.92, -12):
        g.form("-56,10 -40,-14 0,-20 44,-12 60,12 0,24", "#9c7c8c", "#5c4a74", "#c8b0b8")
        tower = g.fill("-26,-8! -17,-92! 17,-92! 26,-8!", CREAM)
        with g.within(tower):
            for y in (-86, -44):
                g.fill(rectangle(-40, y, 80, 21), RED)
        g.shade(tower, "#8a6a9c", -14, 0, 8)
        g.fill(rectangle(-24, -100, 48, 11, 3), INK)
        g.fill(rectangle(-13, -124, 26, 26), GOLD)
        g.fill("-20,-122! 0,-146! 20,-122!", RED)


def _boat(g: Sprayed, colour: str, dark: str) -> None:
    """Draw a sailing boat, its waterline at the origin."""
    g.line("0,-20 0,-170", WOOD, 8)
    g.form("8,-166! 44,-110 72,-44! 8,-36!", CREAM, "#a8b4d0", None, 200)
    g.form("-8,-150! -54,-42! -8,-36!", "#f8dcc0", "#c09c9c", None, 200)
    g.fill("0,-172! 0,-192! -30,-180!", colour)
    g.form("-84,-28! 92,-28! 66,14! -54,14!", colour, dark)
    g.line("-78,-25 86,-25", CREAM, 6)
    g.line("-92,16 -50,10 0,18 50,10 98,16", CREAM, 7)


def _fish(g: Sprayed) -> None:
    g.form("-46,0 -10,-24 30,-14 52,0! 30,14 -10,24", "#ff9c4c", "#d85c3c", "#ffd08a", 270)
    g.form("-36,0! -72,-24! -62,0 -72,24!", "#ff9c4c", "#d85c3c")
    g.disc(28, -4, 5, INK)


def _sailor(g: Sprayed) -> None:
    """Draw a rowing boat whose sailor combs the river."""
    with g.at(-86, -8, 1, 24):
        g.form(rectangle(-9, -74, 18, 84, 6), GOLD, OCHRE)
        g.form(rectangle(-56, 6, 112, 24, 8), GOLD, OCHRE)
        for x in range(-50, 51, 17):
            g.fill(rectangle(x - 4, 24, 8, 46, 3), GOLD)
    g.form("-26,-92 12,-96 34,-60 36,-10! -40,-10! -40,-60", CREAM, "#a8b0cc")
    for y in (-74, -52, -30):
        g.line([(-36, y), (0, y + 4), (34, y)], "#3f6cb4", 8)
    with g.at(0, -126, 34, 0, flip=True):
        hair = (
            ("#5c3430", "-0.1,0.3! -0.4,0.8 -0.96,0.5 -1,-0.2 -0.6,-0.9 0.8,-0.6! 0,-0.4"),
            (CREAM, "-1.1,-0.5! -0.9,-1.1 0,-1.3 0.8,-1 0.9,-0.46!"),
            (INK, "-1.06,-0.3! -1.06,-0.62! 0.92,-0.62! 0.96,-0.34!"),
        )
        people.head(g, people.Face(skin=SKIN, awake=True, mouth=1.4), hair)
    people.arm(g, "14,-76,12 -34,-54,11 -66,-52,9", "#dfe6f4", SKIN)
    g.form("-96,-26! 124,-26! 96,30! -66,30!", RED, WINE, "#ff8a70", 270)
    g.line("-90,-22 118,-22", CREAM, 7)
    g.line("-110,34 -60,26 0,36 60,26 132,34", CREAM, 8)


def look() -> Look:
    return Look("blossom", glow=0.06, pull=0.02, contrast=1.0, finish="gouache", seed=61)
