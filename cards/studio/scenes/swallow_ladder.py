"""Swallows in flight are the steps of a stair; a child climbs it to a door in a storm cloud."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, BLUE, NAVY, SKY, CREAM = "#1c1c3c", "#2f62c0", "#1a2f74", "#8ab8f4", "#fff6e0"
RUST, RED, RED_DARK, GOLD, BRASS = "#e8603c", "#e0443c", "#8a1c34", "#f8c040", "#b8702c"
CLOUD, STORM, RAIN = "#6a7cb4", "#343f7c", "#a8b8e4"
LEATHER, SKIN, SKIN_DARK = "#a8643c", "#b8784c", "#8a4c30"
STEPS = ((674, 594), (500, 706), (325, 818), (150, 930), (-24, 1042))
"""Where the swallows fly, from the highest down: the middle of each back."""


def draw() -> Picture:
    g = Sprayed("#7cc0ee", "#fdeed0")
    g.glow(120, 640, 420, "#fff6d8", 0.8)
    _town(g)
    _storm(g)
    for k, (x, y) in enumerate(STEPS):
        with g.at(x, y, 0.8, -13 + 3 * (k % 2)):
            _swallow(g)
    with g.at(360, 806):
        _child(g)
    return g.picture()


def _town(g: Sprayed) -> None:
    """Leave hills, roofs and trees far below."""
    for outline, top, low in (
        ("-20,1060! 160,1020 380,1066 600,1030 820,1070! 820,1220! -20,1220!", "#a8d89c",
         "#7cb884"),
        ("-20,1130! 220,1096 480,1136 820,1096! 820,1220! -20,1220!", "#6cb47c", "#4a9470"),
    ):  # fmt: skip
        g.fill(outline, top, low)
    for x, y, size, roof in ((470, 1110, 0.9, "#e0643c"), (566, 1094, 1.0, "#4a7cc4"),
                             (672, 1116, 1.1, "#e0643c"), (756, 1086, 0.8, "#4a7cc4")):  # fmt: skip
        with g.at(x, y, size):
            g.form("-36,-44! 36,-44! 36,20! -36,20!", CREAM, "#d8b890")
            g.form("-48,-40! 0,-90! 48,-40!", roof, INK, lamp=200)
            g.fill(rectangle(-10, -20, 20, 40), "#6a4030")
    for x, y, size in ((406, 1120, 1.0), (520, 1140, 0.8), (716, 1150, 1.0), (612, 1150, 0.7)):
        with g.at(x, y, size):
            g.fill(rectangle(-5, -10, 10, 36), "#7a4c34")
            g.form(ellipse(0, -30, 30, 34), "#3f9464", "#1f5c50", "#8ad084")


def _storm(g: Sprayed) -> None:
    """Heap a storm cloud; in it stands a door ajar on warm light, and its bell hangs beside."""
    back = puffs([(330, 120, 110), (470, 60, 150), (650, 70, 150), (790, 150, 130)])
    g.form(back, CLOUD, STORM, RAIN, lamp=250)
    front = puffs([(360, 230, 84), (450, 330, 96), (560, 410, 96), (690, 430, 110), (800, 380, 120),
                   (520, 240, 130), (690, 250, 170)])  # fmt: skip
    g.form(front, CLOUD, STORM, RAIN, lamp=240)
    for x, y in ((560, 530), (620, 560), (770, 530), (700, 520), (756, 620)):
        g.line([(x, y), (x - 12, y + 34)], "#5a86d4", 7)
    g.glow(646, 300, 220, "#ffe08a", 0.9)
    g.form("556,420! 556,240 580,180 646,152 712,180 736,240 736,420!", CREAM, "#d8b080")
    g.fill("574,420! 574,246 594,200 646,176 698,200 718,246 718,420!", "#ffd35a", "#fff6c0")
    g.form("574,420! 574,246 594,200 610,190! 540,214 510,262 506,452!", RED, RED_DARK, "#ff8a6a")
    for panel in ("558,270! 526,290! 526,340! 558,326!", "558,350! 524,366! 523,416! 558,398!"):
        g.line(panel + " " + panel.split()[0], RED_DARK, 6)
    g.form(ellipse(522, 352, 8), GOLD, BRASS)
    g.fill("540,420! 752,420! 764,440! 528,440!", CREAM)
    with g.at(424, 168):
        g.line("4,-150 0,-60", CREAM, 7)
        g.form("-12,-58 0,-70 12,-58 34,-28 40,20 60,44! -60,44! -40,20 -34,-28", GOLD, BRASS,
               "#fff0a0")  # fmt: skip
        g.form(ellipse(0, 52, 15), BRASS, INK)


def _swallow(g: Sprayed) -> None:
    """Draw a swallow that flies to the right, its back the step, its wings down and back."""
    g.form("-20,10! 30,6 52,16! 20,60 -30,104 -92,128! -60,80 -40,40", NAVY, INK, BLUE)
    for tail in ("-70,4! -190,-22! -90,22!", "-70,10! -196,38! -70,26!"):
        g.form(tail, NAVY, INK)
    g.form("-88,6 -40,-16 20,-20 62,-18 88,-12 100,2 88,20 40,34 -20,30", BLUE, NAVY, SKY, 260)
    g.form("-70,18 -20,12 40,18 84,14! 70,28 40,38 -20,34", CREAM, "#d8c0a0")
    g.form("66,8 84,4 98,4! 92,18 74,26 62,20", RUST, RED_DARK)
    g.form("96,-6! 126,2! 98,9!", GOLD, BRASS)
    g.fill(ellipse(80, -4, 6), CREAM)
    g.fill(ellipse(81, -4, 4), INK)
    g.form("-30,-8! 26,-10 44,2! 10,44 -50,74 -124,84! -80,50 -52,20", BLUE, NAVY, SKY, 300)
    for feather in ("-6,20 -40,48 -84,66", "10,14 -18,40 -56,60"):
        g.line(feather, NAVY, 5)


def _child(g: Sprayed) -> None:
    """Draw a child in mid step, looking up, one hand to the door, a suitcase in the other."""
    g.form(rectangle(-128, -120, 106, 78, 10), LEATHER, "#5a2c24", "#d89a64")
    for x in (-106, -54):
        g.fill(rectangle(x, -120, 12, 78), "#6a3828")
    people.leg(g, "-16,-150,27 -34,-90,22 -36,-22,17", "#5a3c8c", RED)
    people.leg(g, "12,-150,28 104,-198,23 130,-164,19 132,-130,17", "#6c4ca4", RED)
    people.arm(g, "-20,-262,24 -64,-200,20 -74,-142,15", "#d89a24", SKIN_DARK)
    g.form("-44,-290! 30,-294! 44,-220 40,-136! -48,-136! -52,-220", "#fcc23c", "#d88a24",
           "#ffe890")  # fmt: skip
    for y in (-250, -208, -166):
        g.line([(-46, y), (0, y + 8), (40, y)], RED, 11)
    with g.at(2, -356, 68, -16):
        g.fill("-0.5,0.4! 0.3,0.6! 0.4,1.1! -0.5,1.1!", SKIN)
        hair = (
            ("#2a1a24", "-0.1,0.1! -0.3,0.5 -0.8,0.62 -1.04,0.1 -0.96,-0.4! 0.5,-0.7! 0.3,-0.3"),
            (
                "#3a9c74",
                "-1.06,-0.26! -1.1,-0.9 -0.7,-1.5 -1.2,-2.1! -0.2,-1.9 0.5,-1.3 0.9,-0.62!",
            ),
            (GOLD, "-1.16,-0.2! -1.1,-0.5 0,-0.86 0.9,-0.8! 1.0,-0.46 0,-0.54 -1.0,-0.06"),
        )
        people.head(g, people.Face(SKIN, "#e0704c", awake=True), hair)
        g.disc(-1.2, -2.1, 0.24, GOLD)
    people.arm(g, "6,-262,25 66,-264,20 122,-316,15", "#fcc23c", SKIN, fist=False)


def look() -> Look:
    return Look("ice", glow=0.12, pull=0.04, finish="gouache", seed=51)
