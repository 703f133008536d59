"""A cloud has dropped anchor, and the anchor has caught on the weathercock of a steeple."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, RED, RED_DARK, SKIN = "#232444", "#fff8e4", "#e4503c", "#98243c", "#f2b488"
IRON, IRON_DARK, IRON_PALE = "#3f5a94", "#1c2450", "#9cc0ec"
GOLD, GOLD_DARK, GOLD_PALE, RUST = "#fcc438", "#d0782c", "#fff0a0", "#e89030"
POLE = 490.0
"""Where the pole of the weathercock stands."""


def draw() -> Picture:
    g = Sprayed("#4cb4cc", "#fff2c4")
    for x, y, size in ((690, 130, 0.9), (60, 520, 0.8), (730, 700, 0.6)):
        with g.at(x, y, size):
            g.form(puffs([(-70, 6, 36), (-20, -14, 50), (40, -8, 44), (84, 10, 30)]), "#fffdf4",
                   "#a8d4dc", lamp=270)  # fmt: skip
    _village(g)
    _steeple(g)
    _chain(g)
    with g.at(338, 828, 1, -13):
        _anchor(g)
    _pole(g)
    with g.at(POLE + 6, 588, 0.86):
        _cockerel(g)
    _cloud(g)
    _boy(g)
    return g.picture()


def _chain(g: Sprayed) -> None:
    """Let a chain down, its links by turns from the front and from the side."""
    for x, y in ((194, 138), (201, 212)):
        g.line(arc(x, y, 20, 32, 0, 360), IRON_DARK, 17)
        g.line(arc(x, y, 20, 32, 0, 360), IRON, 10)
    g.line("196,158 199,192", IRON_DARK, 20)
    g.line("196,158 199,192", IRON_PALE, 11)


def _cloud(g: Sprayed) -> None:
    cloud = puffs([(30, 70, 70), (120, 100, 70), (222, 96, 74), (330, 88, 78), (424, 56, 62),
                   (250, 10, 90), (120, 10, 80), (360, 0, 80)])  # fmt: skip
    g.form(cloud, "#fffdf4", "#8cb8d0", lamp=280)


def _anchor(g: Sprayed) -> None:
    """Draw an anchor, its crown at the origin and its ring far above."""
    g.line(arc(0, -566, 36, 36, 0, 360), IRON_DARK, 27)
    g.line(arc(0, -566, 36, 36, 0, 360), IRON, 18)
    g.form("-80,-500! 80,-500! 80,-462! -80,-462!", IRON, IRON_DARK, IRON_PALE, 270)
    for x in (-82, 82):
        g.form(ellipse(x, -481, 29), IRON, IRON_DARK, IRON_PALE, 230)
    g.form("-20,-536! 20,-536! 30,0! -30,0!", IRON, IRON_DARK, IRON_PALE, 180)
    arms = ("-272,-126! -232,-24 -130,38 0,66! 130,38 232,-24 272,-126! 226,-138! 188,-62 "
            "96,-14 0,-4! -96,-14 -188,-62 -226,-138!")  # fmt: skip
    g.form(arms, IRON, IRON_DARK, IRON_PALE, 262)
    for side in (-1, 1):
        with g.at(250 * side, -130, 1, flip=side < 0):
            g.form("8,-76! 50,24 0,4 -60,8!", IRON, IRON_DARK, IRON_PALE, 230)


def _pole(g: Sprayed) -> None:
    """Draw the pole before the anchor's arm, with its cross and its ball."""
    g.form(rectangle(POLE - 9, 590, 18, 300), "#6a3c54", INK, lamp=180)
    g.form(rectangle(POLE - 50, 838, 100, 14, 6), "#6a3c54", INK, lamp=270)
    for side in (-1, 1):
        g.form(ellipse(POLE + 54 * side, 845, 17), GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(POLE, 894, 30), GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(POLE, 594, 20), GOLD, GOLD_DARK, GOLD_PALE)


def _cockerel(g: Sprayed) -> None:
    """Draw a gilt cockerel that looks left and cries out, its tail spread behind it."""
    for points, colour in (
        ("80,-70,20 140,-84,20 192,-72,15 226,-30,3", GOLD_DARK),
        ("96,-84,24 164,-118,24 224,-118,18 264,-72,3", RUST),
        ("96,-96,26 156,-162,26 222,-190,20 276,-154,3", GOLD),
        ("84,-104,26 122,-198,27 186,-256,21 252,-240,3", GOLD_DARK),
        ("70,-104,26 84,-214,26 132,-298,20 194,-312,3", RUST),
    ):
        g.limb(points, colour)
    for x in (-20, 22):
        g.line([(x, -46), (x * 0.7, -2)], RUST, 13)
        g.line([(x * 0.7 - 24, 0), (x * 0.7, -4), (x * 0.7 + 16, 0)], RUST, 10)
    g.form(puffs([(-122, -284, 20), (-94, -300, 25), (-62, -288, 20)]), RED, RED_DARK)
    g.form("-128,-250! -188,-246! -126,-218!", RUST, RED_DARK)
    g.form("-124,-214! -170,-190! -110,-190!", RUST, RED_DARK)
    g.form("-70,-282 -118,-276 -136,-238 -126,-202 -106,-178 -128,-130 -114,-78 -60,-40 4,-32 "
           "64,-52 112,-96! 128,-160! 76,-134 20,-130 -16,-164 -30,-214 -42,-262", GOLD, GOLD_DARK,
           GOLD_PALE, 220)  # fmt: skip
    g.form("-124,-196 -106,-194 -98,-160 -114,-142 -130,-162", RED, RED_DARK)
    g.form("-58,-104 -20,-132 34,-122 100,-78! 54,-76! 68,-48! 18,-56! 24,-34! -34,-54", RUST,
           "#b0542c", GOLD, 220)  # fmt: skip
    for y in (-98, -80):
        g.line([(-24, y), (6, y - 5), (36, y + 3)], GOLD_PALE, 6)
    g.fill(ellipse(-97, -242, 17, 19), "#ffffff")
    g.fill(ellipse(-103, -240, 9, 11), INK)


def _steeple(g: Sprayed) -> None:
    x = POLE
    spire = [(x - 10, 900, True), (x + 10, 900, True), (x + 56, 1020), (x + 134, 1210, True),
             (x - 134, 1210, True), (x - 56, 1020)]  # fmt: skip
    g.form(spire, "#ec6c48", "#a8303c", "#ffb080", 190)
    with g.within(spire):
        for row in range(6):
            y = 976 + 44 * row
            for k in range(-6, 7):
                across = x + 40 * k + 20 * (row % 2)
                g.line(arc(across, y, 20, 18, 0, 180), "#a8303c", 4)


def _village(g: Sprayed) -> None:
    """Lay hills and roofs far below."""
    for hill, top, low in (
        ("-20,880! 140,840 330,872 520,836 700,872 820,846! 820,1220! -20,1220!", "#bcdc84",
         "#84bc6c"),
        ("-20,960! 200,930 420,976 640,940 820,970! 820,1220! -20,1220!", "#94c86c", "#5c9c5c"),
    ):  # fmt: skip
        g.fill(hill, top, low)
    for x, y, wide, roof, wall in (
        (176, 944, 84, "#4a84c4", CREAM), (38, 970, 104, RED, "#ffecc8"),
        (214, 1050, 132, "#e8904a", CREAM), (60, 1112, 134, "#4a84c4", "#ffecc8"),
    ):  # fmt: skip
        g.form(polygon([(x, y), (x + wide, y), (x + wide, y + 220), (x, y + 220)]), wall, "#e0b894",
               lamp=200)  # fmt: skip
        g.form(polygon([(x - 16, y + 4), (x + wide / 2, y - wide * 0.56), (x + wide + 16, y + 4)]),
               roof, INK, lamp=220)  # fmt: skip
        for k in (0.18, 0.6):
            g.fill(rectangle(x + wide * k, y + 26, wide * 0.22, 34, 3), "#3f6c94")
    for x, y in ((16, 1080), (352, 1010), (566, 950)):
        g.line([(x, y), (x, y + 40)], "#7a4c34", 9)
        g.form(puffs([(x - 18, y, 24), (x + 18, y, 24), (x, y - 24, 27)]), "#4ca05c", "#1f5c58",
               "#a8dc78", 230)  # fmt: skip


def _boy(g: Sprayed) -> None:
    """Let a boy stand up out of a chimney; he points up and calls."""
    with g.at(712, 1012, 1.12, flip=True):
        people.arm(g, "-24,-78,15 -52,-40,14 -40,10,11", "#28508c", SKIN)
        g.form("-36,-92! -6,-102 26,-92! 34,-40 34,30! -38,30! -42,-40", "#3a74c0", "#20407c",
               "#8ab8f0", 300)  # fmt: skip
        with g.at(-2, -148, 50, -24):
            g.fill("-0.45,0.5! 0.35,0.6! 0.3,1.2! -0.4,1.2!", SKIN)
            hair = (("#7a3c24", ("-0.2,0! -0.3,0.5 -0.7,0.8! -1.15,0.5 -1.15,-0.4 -0.7,-1.1 "
                     "0.1,-1.3 0.84,-0.86! 0.82,-0.62! 0.3,-0.62")),)  # fmt: skip
            people.head(g, people.Face(skin=SKIN, awake=True, singing=True), hair)
        people.arm(g, "14,-80,17 58,-124,15 84,-186,11", "#4a88d4", SKIN, fist=False)
    g.form(rectangle(646, 1036, 128, 190), "#d86448", "#8a2c38", lamp=200)
    for row in range(5):
        y = 1072 + 30 * row
        g.line([(648, y), (772, y)], "#8a2c38", 4)
        for k in range(3):
            x = 668 + 42 * k + 21 * (row % 2)
            g.line([(x, y - 30), (x, y)], "#8a2c38", 4)
    g.form(rectangle(630, 1012, 160, 34, 5), CREAM, "#d8a47c", lamp=270)


def look() -> Look:
    return Look("lemon", glow=0.12, pull=0.04, finish="gouache", seed=9)
