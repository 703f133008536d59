"""A cello floats as an island; a child on it fishes with the bow, and a whale swims beneath."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, FOAM, GOLD, RED = "#2a2440", "#fff8e6", "#e6fbf6", "#ffcc48", "#e8503c"
WOOD, WOOD_DARK, WOOD_PALE, EBONY = "#d87434", "#8a3424", "#ffb868", "#38203c"
SKIN, SHIRT, SHIRT_DARK, TROUSER = "#f2b488", "#e8503c", "#98243c", "#3a62a8"
WHALE, NAVY, SHINE, BELLY = "#3a6cc0", "#1a2f78", "#84b4f0", "#f6efe4"
SEA = 690.0
"""Where the water's surface is."""
BODY = (
    "410,-22! 402,-66 364,-106 316,-114 274,-102! 252,-80 226,-76 202,-86 180,-122! 130,-150 "
    "70,-140 18,-92 0,0 18,92 70,140 130,150 180,122! 202,86 226,76 252,80 274,102! 316,114 "
    "364,106 402,66 410,22!"
)
"""The cello's front, its tail at the origin, its neck toward the right."""


def draw() -> Picture:
    g = Sprayed("#ffc864")
    g.fill(rectangle(-20, -20, 840, SEA + 30), "#ffb84a", "#fff4cc")
    _sky(g)
    g.fill(rectangle(-20, SEA, 840, 560), "#48c4cc", "#1c5c9c")
    with g.at(44, 122, 0.92):
        _whale(g)
    _home(g)
    with g.at(178, 690, 0.93, -22):
        _cello(g)
    with g.at(262, 516, 1.12, flip=True):
        _child(g)
    _water(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    for x, y, size in ((600, 150, 1.1), (150, 96, 0.7), (70, 620, 0.6)):
        with g.at(x, y, size):
            g.form(puffs([(-110, 0, 42), (-50, -26, 58), (30, -34, 68), (100, 0, 46), (0, 12, 46)]),
                   "#fffaf0", "#f8c890", lamp=270)  # fmt: skip
    for x, y in ((630, 300), (710, 346)):
        g.line([(x - 34, y - 10), (x - 16, y - 18), (x, y)], INK, 6)
        g.line([(x, y), (x + 16, y - 18), (x + 34, y - 10)], INK, 6)


def _whale(g: Sprayed) -> None:
    """Let a huge whale pass under the cello and smile up at it."""
    g.form("520,1010! 580,1040 590,1100 556,1150 540,1100 500,1060", NAVY, INK)
    for fluke in ("92,912! 60,850 6,812 -10,850 24,896 70,934!",
                  "84,926! 40,930 0,966 8,1000 54,986 98,946!"):  # fmt: skip
        g.form(fluke, WHALE, NAVY, SHINE, 290)
    body = ("60,908! 130,916 220,880 330,822 470,790 610,800 710,850 752,920 742,980 690,1040 "
            "590,1076 460,1080 330,1050 210,990 120,950")  # fmt: skip
    g.form(body, WHALE, NAVY, SHINE, 280)
    with g.within(body):
        belly = ("770,946! 700,962 610,960 520,964 420,1000 300,1012 240,1006 260,1110 "
                 "800,1110!")  # fmt: skip
        g.form(belly, BELLY, "#b8a8cc", lamp=280)
        for k in range(5):
            y = 992 + 20 * k
            g.line([(716 - 18 * k, y), (600 - 10 * k, y + 6), (470, y + 8 + 2 * k)], "#a89cc4", 5)
    g.line("748,944 700,962 650,958 612,936 602,914", NAVY, 9)
    g.spot(ellipse(640, 912, 30, 20), "#f08aa0", 640, 912, 30)
    g.fill(ellipse(566, 880, 24, 25), "#ffffff")
    g.fill(ellipse(571, 871, 14, 16), INK)
    g.fill(ellipse(576, 865, 5), "#ffffff")
    g.line("532,846 558,832 588,842", NAVY, 9)
    g.form("440,1000! 500,1010 520,1060 490,1130 430,1166 440,1110 424,1060", NAVY, INK, WHALE, 300)


def _cello(g: Sprayed) -> None:
    """Draw the whole instrument by its front, four strings drawn tight from tail to scroll."""
    for x in (578, 610):
        for side in (-1, 1):
            g.line([(x, 0), (x + 4, 40 * side)], EBONY, 9)
            g.form(ellipse(x + 5, 45 * side, 14, 10), EBONY, INK)
    g.form("396,-18! 612,-14! 612,14! 396,18!", WOOD_DARK, INK)
    g.form(ellipse(640, 0, 34), WOOD, WOOD_DARK, WOOD_PALE)
    g.line(arc(640, 0, 19, 19, 20, 320), WOOD_DARK, 7)
    g.fill(ellipse(641, 1, 7), WOOD_DARK)
    g.fill(BODY, WOOD_DARK)
    with g.at(15, 0, 0.928):
        g.form(BODY, WOOD, "#a84828", WOOD_PALE, 285)
    with g.at(30, 0, 0.855):
        g.line(BODY + " 410,-22!", WOOD_PALE, 5, alpha=0.8)
    for side in (-1, 1):
        f = [(146, 66 * side), (152, 80 * side), (172, 78 * side), (198, 60 * side),
             (224, 42 * side), (244, 42 * side), (248, 56 * side)]  # fmt: skip
        g.line(f, EBONY, 9)
        for x, y in ((152, 62), (242, 60)):
            g.fill(ellipse(x, y * side, 9), EBONY)
    g.form("14,-10! 112,-28! 122,0 112,28! 14,10!", EBONY, INK)
    g.form("276,-24! 580,-14! 580,14! 276,24!", EBONY, INK)
    g.form("184,-38! 202,-42! 202,42! 184,38!", WOOD_PALE, WOOD_DARK)
    for k in (-1.5, -0.5, 0.5, 1.5):
        g.line([(110, 13 * k), (194, 19 * k), (600, 5 * k)], CREAM, 3.4)


def _home(g: Sprayed) -> None:
    """Set a small house and a tree on a green hill behind the upper bout."""
    g.form(
        "330,560! 350,490 410,462 480,462 530,490 548,540!", "#7cc05c", "#3a8458", "#c8e47c", 250
    )
    with g.at(404, 474):
        g.line("92,4 96,-60", WOOD_DARK, 13)
        g.form(puffs([(70, -84, 34), (124, -82, 34), (98, -124, 40)]), "#4ca464", "#1f6058",
               "#a8dc70", 230)  # fmt: skip
        g.form(rectangle(16, -132, 22, 52), WOOD, WOOD_DARK)
        g.form("-46,-74! 46,-74! 46,8! -46,8!", CREAM, "#d8b4a0", lamp=200)
        g.form("-64,-68! 0,-134! 64,-68!", "#2f8c9c", "#1c4c78", lamp=220)
        g.fill(rectangle(-32, -52, 28, 30, 4), GOLD)
        g.line([(-18, -52), (-18, -22)], WOOD_DARK, 4)
        g.form("10,8! 10,-42 24,-52 38,-42 38,8!", RED, SHIRT_DARK)


def _child(g: Sprayed) -> None:
    """Draw a child on the edge, seen from the side; both hands hold the bow like a rod."""
    people.leg(g, "-6,-16,20 56,-18,17 84,40,13", "#284880", "#6a3430")
    people.leg(g, "-10,-12,22 46,-10,19 62,54,14", TROUSER, "#8a4434")
    people.arm(g, "0,-100,15 34,-66,13 60,-74,10", SHIRT_DARK, SKIN)
    g.form("-34,-108! -8,-118 16,-108! 26,-60 26,-4 -4,6 -38,0 -44,-56", SHIRT, SHIRT_DARK,
           "#ff9a74", 300)  # fmt: skip
    for y in (-84, -56, -28):
        g.line([(-40, y), (-8, y + 5), (24, y)], CREAM, 7)
    _bow(g)
    with g.at(-4, -168, 56, 6):
        g.fill("-0.45,0.5! 0.35,0.6! 0.35,1.15! -0.45,1.1!", SKIN)
        hair = (
            ("#6a3424", "-0.1,-0.1! -0.3,0.5 -0.62,0.92! -1.1,0.7 -1.12,-0.1 -0.8,-0.7 0.6,-0.7!"),
            ("#3aa48c", "-1.06,-0.28! -1.0,-0.9 -0.3,-1.4 0.5,-1.2 0.86,-0.5!"),
            ("#1f6c78", ("-1.1,-0.34! 0.3,-0.62 0.8,-0.58 1.5,-0.36! 1.44,-0.24! 0.7,-0.4 "
                         "-1.08,-0.12!")),
        )  # fmt: skip
        people.head(g, people.Face(skin=SKIN, blush="#ec7c5c", awake=True, mouth=1.6), hair)
    people.arm(g, "-14,-98,18 2,-44,16 46,-52,11", "#f06a50", SKIN)


def _bow(g: Sprayed) -> None:
    """Draw the bow with its frog at the hands; a line hangs from its tip to a float."""
    g.line("50,-40 176,-232", CREAM, 8)
    g.line("22,-34 64,-92 116,-172 164,-258", WOOD_DARK, 11)
    g.line("164,-258 180,-230", WOOD_DARK, 13)
    g.line("38,-50 54,-40", INK, 16)
    g.line([(178, -230), (172, 60), (172, 152)], INK, 3.5)


def _water(g: Sprayed) -> None:
    """Lay clear water over what is below the surface; foam where the cello cuts it; the float."""
    surface = [(x, SEA + 7 * np.cos(x / 58)) for x in range(-40, 860, 20)]
    g.fill([*surface, (860, 1240, True), (-60, 1240, True)], "#3cb0c8", "#1c5c9c", alpha=0.42)
    g.line(surface, FOAM, 8)
    with g.at(70, SEA):
        for across in (34, 56):
            g.line(arc(0, 8, across, across * 0.25, 0, 360), FOAM, 4)
        g.form(ellipse(0, -6, 20, 24), RED, SHIRT_DARK, lamp=220)
        g.fill(ellipse(0, -18, 15, 11), CREAM)
    for x, y in ((110, 800), (690, 770), (660, 1150), (110, 1120), (360, 1160)):
        g.line([(x - 40, y), (x - 14, y - 7), (x + 12, y), (x + 40, y - 7)], FOAM, 5, alpha=0.6)
    for x, y, across in ((770, 1000, 13), (782, 956, 9), (772, 922, 7)):
        g.line(arc(x, y, across, across, 0, 360), FOAM, 4, alpha=0.8)


def look() -> Look:
    return Look("lemon", glow=0.12, pull=0.04, finish="gouache", seed=14)
