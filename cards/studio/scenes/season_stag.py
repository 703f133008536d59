"""A stag's antlers carry the four seasons; a child stands before it with a lantern."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, OCHRE = "#3a2438", "#fff8e4", "#ffd23c", "#e0942c"
COAT, UMBER, FAWN, PALE = "#b8743c", "#7c4430", "#e0a460", "#f8e0b4"
HORN, BONE = "#dcb07c", "#98643c"
SKIN, BLUSH, RED = "#f4c4a0", "#e88a78", "#e0452c"
GRASS, MOSS, FERN = "#98c060", "#4c8848", "#2c6444"
CROWNS = (
    ("#f8b4c4", "#e07c9c", "#fde0e4"),
    ("#6cb048", "#347840", "#a8d060"),
    ("#f08c34", "#c04a2c", "#fcc454"),
    ("#fbfcff", "#a8c4e4", None),
)
"""Spring, summer, autumn and winter: each crown's colour, its shade and its light."""
PLACES = ((112, 236), (292, 146), (508, 146), (688, 236))


def draw() -> Picture:
    g = Sprayed("#d8ecd0", "#f8f4d0")
    _wood(g)
    for place, colours in zip(PLACES, CROWNS, strict=True):
        _crown(g, *place, *colours)
    _antlers(g)
    _seasons(g)
    _stag(g)
    _meadow(g)
    for x in (206, 594):
        _lantern(g, x, 470, 1)
    with g.at(152, 372):
        _bird(g)
    _child(g)
    return g.picture()


def _wood(g: Sprayed) -> None:
    """Stand pale trunks in a light wood, over a meadow."""
    g.glow(400, 560, 480, CREAM, 0.9)
    for x, wide in ((24, 26), (110, 40), (236, 24), (330, 18), (482, 20), (580, 28), (700, 44),
                    (780, 24)):  # fmt: skip
        g.form(rectangle(x - wide / 2, -20, wide, 1080), "#c0dcb8", "#a4c8a0", None, 0)
    g.form("-20,990! 200,964 400,976 600,960 820,990! 820,1220! -20,1220!", GRASS, "#6ca050")


def _crown(g: Sprayed, x: float, y: float, base: str, dark: str, pale: str | None) -> None:
    rolls = [(0, 0, 74), (-58, 16, 50), (56, 20, 50), (-34, -44, 50), (36, -42, 52), (0, 54, 50)]
    g.form(puffs([(x + u, y + v, r) for u, v, r in rolls]), base, dark, pale, 250)


def _antlers(g: Sprayed) -> None:
    """Draw two antlers, each forking into an outer and an inner bough."""
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            for bough in (
                "372,604,23 344,520,23 274,470,21 178,424,18 122,336,14 112,216,6",
                "274,470,19 284,380,17 300,280,13 292,120,6",
                "352,540,16 372,480,13 362,424,6",
                "178,424,14 110,400,11 64,350,5",
                "300,290,11 340,236,9 346,176,4",
                "122,330,11 160,286,9 166,220,4",
                "296,250,10 254,206,8 246,156,4",
                "118,280,10 80,246,8 70,196,4",
            ):
                g.limb(bough, BONE if bough.startswith("352") else HORN)
            g.line("366,580 340,512 272,462 190,422", BONE, 6)
            g.line("284,440 294,360 302,300", BONE, 6)


def _seasons(g: Sprayed) -> None:
    """Set blossom, apples, turned leaves and snow on the crowns; let a little of each fall."""
    for x, y in ((66, 190), (118, 156), (172, 236), (98, 272), (40, 262), (150, 302), (56, 500),
                 (110, 640), (44, 720)):  # fmt: skip
        _blossom(g, x, y)
    for x, y in ((250, 110), (312, 80), (356, 150), (268, 196), (330, 210)):
        g.form(ellipse(x, y, 18), RED, "#98203c", "#ff8064", 240)
        g.line([(x, y - 14), (x + 5, y - 27)], UMBER, 5)
    for x, y, turn in ((214, 640, 30), (150, 540, 110), (228, 800, 60)):
        _leaf(g, x, y, turn, "#6cb048", "#347840")
    for x, y, turn, colour in ((466, 90, 30, GOLD), (538, 84, 110, RED), (572, 160, 70, GOLD),
                               (460, 184, 150, RED), (520, 210, 20, GOLD), (640, 560, 40, RED),
                               (600, 720, 120, "#f08c34"), (566, 780, 75, GOLD)):  # fmt: skip
        _leaf(g, x, y, turn, colour, "#b8482c")
    for x, y in (
        (690, 500),
        (740, 560),
        (700, 640),
        (660, 720),
        (756, 700),
        (716, 790),
        (636, 650),
    ):
        g.disc(x, y, 12, "#ffffff")
    for x, y in ((644, 208), (704, 168), (736, 250), (676, 286)):
        for k in range(3):
            a = np.radians(60 * k + 30)
            dx, dy = 22 * np.cos(a), 22 * np.sin(a)
            g.line([(x - dx, y - dy), (x + dx, y + dy)], "#6c9cd0", 6)


def _blossom(g: Sprayed, x: float, y: float) -> None:
    for k in range(5):
        a = np.radians(72 * k - 90)
        g.disc(x + 13 * np.cos(a), y + 13 * np.sin(a), 10, "#fff4f4")
    g.disc(x, y, 7, "#d8507c")


def _leaf(g: Sprayed, x: float, y: float, turn: float, base: str, dark: str) -> None:
    with g.at(x, y, 1, turn):
        g.form("-30,0! 0,-15 30,0! 0,15", base, dark)
        g.line("-24,0 38,0", dark, 4)


def _stag(g: Sprayed) -> None:
    """Draw the stag from the front: a long face that narrows to a pale muzzle, lids lowered."""
    neck = "320,700! 306,840 262,950 190,1060 150,1220! 650,1220! 610,1060 538,950 494,840 480,700!"
    g.form(neck, COAT, UMBER, None, 270)
    ruff = (
        "356,860! 312,966! 340,960! 322,1036! 356,1020! 356,1096! 384,1066! 400,1126! 416,1066! "
        "444,1096! 444,1020! 478,1036! 460,960! 488,966! 444,860!"
    )
    g.form(ruff, PALE, FAWN, None, 90)
    g.spot(ruff, UMBER, 400, 890, 100, 0.8)
    g.spot(neck, UMBER, 400, 800, 190, 0.9)
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            g.form("342,620! 290,578 214,584 152,632! 206,672 280,680 334,662!", COAT, UMBER)
            g.form("316,626 270,602 220,606 176,634! 222,654 276,656", "#f0b8a0", "#c8785c")
    face = (
        "400,570 356,578 322,616 304,668 316,724 338,776 346,832 352,872 372,902 400,912 "
        "428,902 448,872 454,832 462,776 484,724 496,668 478,616 444,578"
    )
    g.form(face, "#cc8848", UMBER, "#f0b870", 250)
    with g.within(face):
        g.form("400,540 340,560 366,640 384,760 400,800 416,760 434,640 460,560", UMBER, "#5c3028")
        g.fill("330,850 366,806 400,826 434,806 470,850 460,930! 340,930!", PALE)
    nose = "360,850 370,834 400,840 430,834 440,850 424,864 410,866 400,882 390,866 376,864"
    g.fill(nose, INK)
    for x, dx in ((378, 6), (422, -6)):
        g.line([(x - dx, 852), (x + dx, 846)], "#a87c80", 5)
    g.line("366,888 382,899 400,894 418,899 434,888", INK, 5)
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            g.fill("300,700 306,674 330,654 356,662 370,690 350,716 318,716", PALE)
            g.fill("308,698 316,674 336,664 354,674 360,692 346,708 322,708", INK)
            g.disc(345, 682, 6, CREAM)
            g.line("300,704 314,674 336,660 358,672", INK, 7)
            for x, y in ((302, 700), (308, 684)):
                g.line([(x, y), (x - 14, y + 3)], INK, 5)


def _lantern(g: Sprayed, x: float, y: float, size: float) -> None:
    g.glow(x, y + 36 * size, 90 * size, "#fff0a0", 0.95)
    with g.at(x, y, size):
        g.line("0,-30 0,2", INK, 5)
        g.form("-22,8! 22,8! 32,40 22,70! -22,70! -32,40", "#ffe68a", "#ff9c3c", CREAM, 90)
        for top in (0, 66):
            g.fill(rectangle(-20, top, 40, 12, 4), UMBER)


def _bird(g: Sprayed) -> None:
    g.form("-64,6! -30,-18 0,-24 18,-46 46,-44 54,-20 44,10 8,26 -24,20", "#4c90d0", "#24509c")
    g.fill("52,-32! 76,-22! 52,-16!", OCHRE)
    g.fill("4,-4 40,0 36,14 8,24 -10,16", PALE)
    g.disc(38, -28, 5, INK)


def _meadow(g: Sprayed) -> None:
    """Let blades of grass and a few flowers stand before the stag."""
    for x, tall, lean, colour in ((20, 220, 24, FERN), (70, 150, 40, MOSS), (110, 210, -16, FERN),
                                  (160, 130, 20, MOSS), (214, 170, -30, FERN), (270, 100, 16, MOSS),
                                  (-10, 150, 10, MOSS), (340, 70, -12, FERN), (440, 70, 14, MOSS),
                                  (790, 210, -30, FERN), (760, 130, 10, MOSS),
                                  (520, 96, -10, FERN)):  # fmt: skip
        middle, tip = (x + lean * 0.3, 1220 - tall * 0.55, 17), (x + lean, 1220 - tall, 2)
        g.limb([(x, 1220, 26), middle, tip], colour)
    for x, y in ((64, 1130), (180, 1150), (300, 1166)):
        _blossom(g, x, y)


def _child(g: Sprayed) -> None:
    """Draw a child in a yellow hood that looks up at the stag, a lantern in its hand."""
    for x in (650, 686):
        people.leg(g, f"{x},1120,13 {x},1150,12 {x},1174,11", "#4c6c9c", RED, left=True)
    coat = g.fill("638,1000! 700,1000! 724,1080 740,1142! 606,1142! 622,1080", GOLD)
    g.shade(coat, OCHRE, -14, -8, 10)
    for y in (1044, 1084):
        g.disc(632, y, 6, RED)
    with g.at(660, 950, 50, 18, flip=True):
        g.fill("-0.5,0.5! 0.3,0.6! 0.4,1.4! -0.7,1.3!", SKIN)
        hood = (
            "0.6,-0.9! 0.2,-1.24 -0.5,-1.4 -1.3,-1.5! -1.2,-0.6 -1.2,0.5 -0.9,1.4! 0.3,1.3! "
            "0.1,0.75 -0.05,0.05 0.15,-0.5"
        )
        hair = (("#6c3c34", "0.1,-0.3! 0.3,-1.02 0.7,-0.8 0.84,-0.4!"), (GOLD, hood))
        people.head(g, people.Face(skin=SKIN, blush=BLUSH, awake=True, mouth=1.6), hair)
        g.line("0.6,-0.9 0.15,-0.5 -0.05,0.05 0.1,0.75 0.3,1.3", OCHRE, 0.12)
    _lantern(g, 562, 1022, 0.9)
    people.arm(g, "668,1030,17 616,1036,15 570,1000,11", "#f8bc30", SKIN)


def look() -> Look:
    return Look("moss", glow=0.06, pull=0.03, contrast=1.0, finish="gouache", seed=207)
