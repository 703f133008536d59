"""Two hands rise from the sea and hold an island; a boat is moored to one of their fingers."""

from collections.abc import Iterator

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD = "#2c3050", "#fffaec", "#ffd868"
SKIN, BLUSH, CREASE = "#f6bf98", "#d8806a", "#b85c50"
RED, WINE, WOOD = "#e0402f", "#94243c", "#9c5a3c"
GRASS, MOSS, FIR = "#98c458", "#5c9448", "#2c7058"
ROCK, SLATE, SAND = "#a8887c", "#6a5468", "#d4b8a0"
SEA, DEEP, CREST = "#3f9cb0", "#22607c", "#8cd0d0"
STORM, GLOOM, SILVER = "#5c6488", "#363c60", "#a4acc8"
FINGERS = (
    "-78,-150,31 -108,-236,28 -112,-312,22",
    "-40,-176,34 -56,-300,31 -50,-396,24",
    "14,-182,35 14,-320,32 22,-420,25",
    "64,-170,34 82,-296,31 92,-380,24",
)
"""From the knuckle to the tip, the little finger first, of a hand whose wrist is the origin."""

NEAR, FAR = (370, 1020, 166, 0.93), (747, 906, 25, 0.18)
"""A pair of hands: x between them and y of their wrists, how far apart, how large."""


def draw() -> Picture:
    g = Sprayed("#8cbccc", "#fdeccc")
    _storm(g)
    _sea(g)
    _hands(g, FAR)
    g.form(_wave(926, 10, 90), SEA, DEEP, CREST, 270)
    _hands(g, NEAR)
    with g.at(-30, 0):
        _island(g)
        _village(g)
    _thumbs(g, NEAR)
    with g.at(-30, 0):
        _falls(g)
    _front(g)
    _mooring(g)
    return g.picture()


def _each(g: Sprayed, pair: tuple[float, ...]) -> Iterator[None]:
    """Draw in the space of each hand of a pair in turn."""
    x, y, apart, size = pair
    for side in (-1, 1):
        with g.at(x + side * apart, y, size, side * 10, flip=side > 0):
            yield


def _hands(g: Sprayed, pair: tuple[float, ...]) -> None:
    for _ in _each(g, pair):
        _palm(g)
        _thumb(g)


def _thumbs(g: Sprayed, pair: tuple[float, ...]) -> None:
    """Lay the thumbs on what the hands hold."""
    for _ in _each(g, pair):
        _thumb(g)


def _palm(g: Sprayed) -> None:
    """Draw an arm, a palm toward us and four fingers that point up."""
    arm = g.fill("-58,320! -56,80 -66,0 60,0 62,80 70,320!", SKIN)
    g.shade(arm, BLUSH, 26, 0, 16, alpha=0.7)
    palm = g.fill("-62,20 -92,-60 -112,-150 -90,-186 0,-210 84,-196 104,-150 110,-70 64,20", SKIN)
    g.shade(palm, BLUSH, 18, -6, 16, alpha=0.65)
    for finger in FINGERS:
        path = g.limb(finger, SKIN)
        g.shade(path, BLUSH, 13, 6, 9, alpha=0.75)
    for crease in ("-98,-222 -84,-226 -66,-224", "-72,-262 -54,-266 -34,-264",
                   "-4,-280 14,-284 34,-282", "60,-260 78,-264 98,-262",
                   "-96,-120 -30,-140 40,-150"):  # fmt: skip
        g.line(crease, CREASE, 5, alpha=0.7)


def _thumb(g: Sprayed) -> None:
    ball = g.fill("10,20 20,-60 60,-110 110,-100 116,-50 90,10 50,44", SKIN)
    g.shade(ball, BLUSH, 10, -10, 12, alpha=0.5)
    thumb = g.limb("70,-40,48 116,-110,38 150,-176,32 164,-226,26", SKIN)
    g.shade(thumb, BLUSH, 12, 4, 9, alpha=0.75)
    g.line("116,-150 134,-146 152,-136", CREASE, 5, alpha=0.7)
    g.line("24,-4 28,-50 52,-92", CREASE, 5, alpha=0.6)


def _storm(g: Sprayed) -> None:
    g.glow(400, 620, 470, CREAM, 0.95)
    rolls = [(-20, 30, 110), (120, 60, 100), (250, 30, 110), (380, 60, 90), (500, 20, 110),
             (640, 60, 100), (770, 40, 110), (60, 130, 60), (690, 130, 66),
             (190, 120, 50)]  # fmt: skip
    g.form(puffs(rolls), STORM, GLOOM, SILVER, 90)
    for x, y, r in ((120, 70, 70), (300, 50, 76), (520, 40, 74), (680, 80, 70)):
        g.line(arc(x, y, r, r * 0.8, 30, 130), GLOOM, 9)


def _wave(base: float, high: float, length: float) -> list[tuple[float, ...]]:
    """Return the outline of a sea with rounded crests."""
    x, outline = -60.0, []
    while x < 900:
        outline += [(x, base), (x + length / 2, base - high)]
        x += length
    return [*outline, (900, 1240, True), (-60, 1240, True)]


def _sea(g: Sprayed) -> None:
    g.form("-20,872! 820,872! 820,1220! -20,1220!", "#7cc4cc", SEA, None, 270)
    for x, y in ((44, 900), (376, 906), (600, 896)):
        g.line([(x - 40, y), (x, y - 6), (x + 40, y)], CREAM, 5, alpha=0.8)


def _island(g: Sprayed) -> None:
    rock = (
        "176,640! 196,730 270,790 310,870 370,920 400,960 436,916 490,870 530,790 604,730 624,640!"
    )
    g.form(rock, ROCK, SLATE, SAND, 210)
    with g.within(rock):
        for run in ("250,690! 290,740! 280,790!", "520,700! 490,760! 510,800!",
                    "330,780! 350,830! 340,860!", "464,800! 450,860!"):  # fmt: skip
            g.line(run, SLATE, 7)
    g.form("168,650 210,598 320,570 420,560 540,576 600,604 632,650 590,672 540,652 480,684 "
           "420,662 360,690 300,660 240,684 200,662", GRASS, MOSS, "#c8e07c", 250)  # fmt: skip


def _village(g: Sprayed) -> None:
    """Stand a lighthouse, a house and three firs on the meadow."""
    g.glow(488, 298, 150, "#fff0a0", 1)
    tower = g.fill("446,590! 460,336! 516,336! 530,590! 488,604", CREAM)
    with g.within(tower):
        for y in (380, 470, 560):
            g.fill(rectangle(400, y, 180, 44), RED)
    g.shade(tower, "#7c6484", -18, 0, 10)
    g.fill(rectangle(446, 324, 84, 18, 5), INK)
    g.fill(rectangle(466, 272, 44, 54), GOLD)
    g.line("488,274 488,326", INK, 5)
    g.form("454,276! 488,226! 522,276!", RED, WINE)
    g.fill(rectangle(476, 490, 24, 32, 10), INK)
    g.form(rectangle(260, 530, 124, 84), CREAM, "#d8c0b8", None, 180)
    g.form("240,536! 276,478! 368,478! 404,536!", RED, WINE, "#ff8a68")
    g.fill(rectangle(340, 462, 22, 40), WINE)
    for x in (280, 344):
        g.fill(rectangle(x, 552, 24, 26), GOLD)
    g.fill(rectangle(312, 566, 24, 48), WOOD)
    for x, y, size in ((566, 606, 1.0), (222, 620, 0.8), (420, 606, 0.62)):
        with g.at(x, y, size):
            g.fill(rectangle(-7, -20, 14, 34), WOOD)
            for low, wide in ((-14, 42), (-46, 34), (-76, 25)):
                g.form(
                    [(-wide, low, True), (0, low - 54, True), (wide, low, True)],
                    FIR,
                    "#1c4c4c",
                )


def _falls(g: Sprayed) -> None:
    """Let a waterfall run over the edge and down between the arms."""
    falls = "368,650! 432,650! 440,720 442,900 448,1130! 350,1130! 358,900 360,720"
    g.form(falls, "#c8ecf0", "#74bcd0", CREAM, 0)
    for x, top, low in ((378, 670, 840), (402, 700, 1010), (424, 680, 800), (380, 900, 1090),
                        (426, 870, 1080)):  # fmt: skip
        g.line([(x, top), (x + 2, low)], CREAM, 7)


def _front(g: Sprayed) -> None:
    g.form(_wave(1112, 20, 130), SEA, DEEP, CREST, 270)
    rolls = [
        (296, 1112, 26),
        (336, 1098, 36),
        (384, 1094, 38),
        (424, 1104, 32),
        (456, 1114, 22),
    ]
    g.fill(puffs(rolls), CREAM)
    for x in (192, 560):
        foam = [(-70, 16), (-44, 24), (-10, 20), (24, 26), (58, 20), (78, 14)]
        g.fill(puffs([(x + u, 1122, r) for u, r in foam]), CREAM)
    g.form(_wave(1164, 14, 160), "#2f84a0", DEEP, None, 270)
    for x, y in ((300, 1150), (560, 1160), (700, 1130), (440, 1180), (760, 1186)):
        g.line([(x - 30, y), (x, y - 9), (x + 30, y)], CREAM, 6, alpha=0.85)


def _mooring(g: Sprayed) -> None:
    """Tie a red bow round a little finger, as one does not to forget, and a boat to it."""
    with g.at(74, 816, 0.9, -12):
        for side in (-1, 1):
            loop = f"0,0! {26 * side},-34 {58 * side},-30 {62 * side},6 {34 * side},18"
            g.form(loop, RED, WINE, "#ff8a70", 250)
            g.line([(0, 4), (side * 22, 50)], RED, 9)
        g.form(ellipse(0, 0, 15, 17), RED, WINE)
    g.line("70,820 36,900 22,1010 66,1118", RED, 7)
    with g.at(112, 1152, 0.8, -4):
        g.line("0,-20 0,-196", WOOD, 9)
        g.form("10,-190! 56,-120 86,-48! 10,-40!", CREAM, "#b0b0c8", None, 200)
        g.form("-10,-170! -58,-46! -10,-40!", "#f8dcb8", "#c4a0a0", None, 200)
        g.fill("0,-198! 0,-220! -34,-207!", RED)
        g.form("-88,-32! 98,-32! 70,22! -58,22!", "#b84a34", WINE, "#e87858", 270)
        g.line("-80,-28 90,-28", CREAM, 7)
    g.line("14,1176 50,1166 90,1178 130,1166 176,1178 214,1170", CREAM, 8)


def look() -> Look:
    return Look("bone", glow=0.05, pull=0.03, contrast=1.0, finish="gouache", seed=38)
