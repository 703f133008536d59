"""A cat sits over the roofs where the sun should be; people lure her with a fish and wool."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, PINK, BROWN = "#2a1c44", "#fff6dc", "#ec7c6c", "#7a3424"
GOLD, AMBER, PALE, STRIPE = "#ffc238", "#e88428", "#fff09c", "#ee8c24"
RED, RED_DARK, TEAL, TEAL_DARK = "#e4483c", "#8c1c40", "#2c9c9c", "#1c5474"
SKIN, SKIN_DARK = "#f2b488", "#b8784c"
ROOFS = (("#c8485c", "#6c2454"), ("#e07048", "#8c3048"), ("#6c5cb4", "#3a2c74"))


def draw() -> Picture:
    g = Sprayed("#6a4cb8", "#ff9c84")
    g.glow(400, 440, 560, "#ffb8a0", 0.9)
    for x, y, size in ((110, 150, 0.9), (690, 110, 1.0), (720, 400, 0.7), (60, 420, 0.6)):
        with g.at(x, y, size):
            g.form(puffs([(-80, 8, 34), (-30, -12, 48), (36, -10, 44), (86, 10, 30)]), "#ffd8b8",
                   "#c888b8", lamp=70)  # fmt: skip
    with g.at(0, -52):
        _cat(g)
    _roofs(g)
    with g.at(134, 986, 1.05):
        _angler(g)
    _wool(g)
    with g.at(664, 986, 1.05, flip=True):
        _carrier(g)
    return g.picture()


def _cat(g: Sprayed) -> None:
    """Draw the cat from the front, her eyes shut, her tail laid round her paws."""
    body = ("400,400! 520,430 566,560 600,700 604,840 560,900! 240,900! 196,840 200,700 234,560 "
            "280,430")  # fmt: skip
    g.form(body, GOLD, AMBER, PALE, 270)
    with g.within(body):
        for flip in (False, True):
            with g.at(400, 0, flip=flip):
                for y in (560, 630, 700):
                    g.fill(f"230,{y - 24}! 230,{y + 18}! 118,{y + 4}!", STRIPE)
    g.form("400,450! 460,470 476,560 446,660 400,700 354,660 324,560 340,470", CREAM, "#f4c070")
    for flip in (False, True):
        with g.at(400, 0, flip=flip):
            g.form("36,640 92,630 124,690 120,800 108,860! 22,860! 28,760", GOLD, AMBER, PALE, 290)
            g.form(puffs([(36, 850, 32), (70, 856, 34), (104, 850, 32)]), CREAM, "#eca858")
    _head(g)
    tail = "610,816,9 612,858,28 584,904,40 480,930,38 330,926,36 210,890,34 170,830,30 196,790,22"
    g.limb(tail, AMBER)
    g.limb(
        "610,824,4 606,860,22 580,896,33 480,922,32 330,918,30 212,884,28 176,830,24 198,794,17",
        GOLD,
    )
    for x, y, turn in ((540, 902, -30), (440, 926, 0), (340, 920, 6), (240, 898, 24)):
        with g.at(x, y, 1, turn):
            g.fill(rectangle(-13, -33, 26, 64, 8), STRIPE)


def _head(g: Sprayed) -> None:
    for flip in (False, True):
        with g.at(400, 320, flip=flip):
            g.form("52,-104! 100,-164 142,-206! 160,-140 152,-46!", GOLD, AMBER, PALE, 270)
            g.form("82,-112! 112,-150 134,-172! 142,-130 136,-70!", PINK, "#c84c5c")
    skull = ("400,198 500,210 566,290 572,360 520,424 450,452 400,458 350,452 280,424 228,360 "
             "234,290 300,210")  # fmt: skip
    g.form(skull, GOLD, AMBER, PALE, 270)
    with g.within(skull):
        for x, low in ((352, 258), (400, 274), (448, 258)):
            g.fill([(x - 16, 180, True), (x + 16, 180, True), (x, low, True)], STRIPE)
        for flip in (False, True):
            with g.at(400, 0, flip=flip):
                for y in (330, 374):
                    g.fill(f"190,{y - 14}! 190,{y + 16}! 122,{y + 2}!", STRIPE)
                g.spot(ellipse(110, 372, 44, 32), PINK, 110, 372, 46, 0.8)
    g.form(puffs([(364, 392, 44), (436, 392, 44)]), CREAM, "#f0b870")
    for flip in (False, True):
        with g.at(400, 0, flip=flip):
            g.line("46,322 62,342 86,350 110,342 126,322", INK, 11)
            g.line("0,388! 10,412 36,414 52,400", INK, 8)
            for k in range(3):
                g.line([(70, 384 + 12 * k), (150, 372 + 20 * k), (214, 366 + 30 * k)], CREAM, 5)
    g.form("372,352! 400,346 428,352! 416,380 400,388 384,380", PINK, "#b83c50")


def _roofs(g: Sprayed) -> None:
    """Crowd gables at the cat's feet, the nearest largest, and two flat chimneys before them."""
    for row, (y, wide, count) in enumerate(((950, 124, 8), (1020, 168, 6), (1130, 226, 5))):
        for k in range(count):
            roof, dark = ROOFS[(k + 2 * row) % 3]
            x = -90 + wide * (k + 0.5 * (row % 2))
            high = wide * 0.46 * (1 + 0.12 * ((k + row) % 2))
            g.form(polygon([(x, y), (x + wide, y), (x + wide, y + 150), (x, y + 150)]), "#ffe4b8",
                   "#c88c8c")  # fmt: skip
            for share in (0.26, 0.58):
                g.fill(rectangle(x + wide * share, y + 22, wide * 0.16, wide * 0.2, 3), "#5a4c94")
            g.form(polygon([(x - 10, y + 6), (x + wide / 2, y - high), (x + wide + 10, y + 6)]),
                   roof, dark, lamp=250)  # fmt: skip
    for x in (134, 664):
        g.form(rectangle(x - 88, 990, 176, 230), "#b85444", "#6c2444", "#f0986c", 270)
        for row in range(5):
            y = 1040 + 36 * row
            g.line([(x - 86, y), (x + 86, y)], "#6c2444", 4)
            for k in range(4):
                across = x - 66 + 44 * k + 22 * (row % 2)
                if across < x + 80:
                    g.line([(across, y - 34), (across, y)], "#6c2444", 4)
        g.form(rectangle(x - 106, 978, 212, 36, 6), CREAM, "#c89888", lamp=270)


def _angler(g: Sprayed) -> None:
    """Stand a woman who holds up a fish on a rod, looking up."""
    people.leg(g, "-20,-110,18 -20,-60,15 -18,-14,12", "#5a3460", INK)
    people.leg(g, "16,-110,18 20,-60,15 20,-14,12", "#6c4070", INK)
    people.arm(g, "14,-250,17 52,-216,15 92,-240,11", TEAL_DARK, SKIN)
    g.form("-34,-272! 0,-282 30,-268! 34,-190 66,-70! -66,-70! -40,-190", TEAL, TEAL_DARK,
           "#8ce4d0", 320)  # fmt: skip
    g.line("-36,-186 0,-180 34,-186", CREAM, 9)
    g.line("62,-186 92,-290 116,-390 152,-486", BROWN, 10)
    g.line([(152, -486), (152, -420)], CREAM, 4)
    _fish(g)
    with g.at(2, -336, 52, -22):
        g.fill("-0.45,0.5! 0.35,0.6! 0.4,1.2! -0.3,1.3!", SKIN)
        hair = (("#8a3c24", ("-0.1,-0.2! -0.3,0.5 -0.5,1.3 -1.2,1.7! -1.3,0.4 -1.12,-0.5 "
                             "-0.5,-1.14 0.3,-1.12 0.86,-0.6! 0.4,-0.5")),)  # fmt: skip
        people.head(g, people.Face(skin=SKIN, awake=True, mouth=1.4), hair)
    people.arm(g, "-10,-250,20 26,-186,17 72,-200,12", TEAL, SKIN)


def _fish(g: Sprayed) -> None:
    """Hang a fish by its mouth."""
    with g.at(152, -362):
        g.form("-8,62! 8,62! 40,112! 0,98 -40,112!", "#3a6cc8", "#1c347c")
        g.form("0,-62 30,-30 34,10 12,74! -12,74! -34,10 -30,-30", "#6ca4f0", "#2c54ac", "#d8f0ff",
               200)  # fmt: skip
        g.fill(ellipse(12, -30, 8), "#ffffff")
        g.fill(ellipse(13, -31, 5), INK)
        g.line("-28,-14 0,-6 28,-14", "#2c54ac", 5)
        for x, y in ((-10, 14), (10, 14), (0, 32)):
            g.line(arc(x, y, 9, 8, 0, 180), "#2c54ac", 4)


def _carrier(g: Sprayed) -> None:
    """Stand a man who lifts a ball of wool over his head with both arms."""
    people.leg(g, "-18,-150,24 -24,-80,20 -22,-16,15", "#3c3478", INK)
    people.leg(g, "18,-150,24 22,-80,20 22,-16,15", "#4c4494", INK)
    people.arm(g, "26,-268,18 78,-330,15 60,-404,12", RED_DARK, SKIN_DARK, fist=False)
    g.form("-44,-284! 0,-296 42,-282! 46,-210 40,-134! -42,-134! -48,-210", RED, RED_DARK,
           "#ff9a74", 320)  # fmt: skip
    with g.at(8, -340, 50, -20):
        g.fill("-0.45,0.5! 0.35,0.6! 0.4,1.2! -0.4,1.2!", SKIN_DARK)
        hair = (
            ("#f4ecec", "-0.1,0! -0.3,0.5 -0.7,0.8! -1.14,0.5 -1.14,-0.4 -0.8,-0.8! 0,-0.4"),
            ("#f4ecec", "0.66,0.56! 0.9,0.42 1.08,0.52 1.0,0.64 0.7,0.66"),
        )
        people.head(g, people.Face(SKIN_DARK, "#d8684c", awake=True, mouth=1.2), hair)
    people.arm(g, "-26,-266,20 -82,-330,17 -60,-406,13", "#f0604c", SKIN_DARK, fist=False)


def _wool(g: Sprayed) -> None:
    """Wind the ball that the man holds; its loose end hangs down behind him."""
    x, y, across = 664, 484, 84
    g.line("730,530 774,620 736,720 772,800 742,880 770,960", "#c83c6c", 9)
    ball = ellipse(x, y, across)
    g.form(ball, "#ec5480", "#8c1c54", "#ffa8b8", 230)
    with g.within(ball):
        for turn, shift in ((30, -20), (-50, 16), (84, 0)):
            with g.at(x, y, 1, turn):
                for k in range(5):
                    bend = shift + 16 * (k - 2)
                    run = [(u, bend + 18 * np.cos(u / 60)) for u in range(-60, 61, 20)]
                    g.line(run, "#a82860", 5)


def look() -> Look:
    return Look("violet-dusk", glow=0.12, pull=0.04, finish="gouache", seed=7)
