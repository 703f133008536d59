"""A moth made of old letters comes to a candle; one wing has begun to glow."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

PAPER, PAPER_DARK, INK = "#fdeecb", "#c8965f", "#6a4a7a"
SEAL, SEAL_DARK = "#d8323a", "#7a1230"
FOREWING = "8,-66! 70,-176 190,-262 318,-286! 344,-250 322,-150 262,-52 150,8 16,6!"
HINDWING = "14,2! 130,10 226,40 272,116 262,196 206,246 138,236 70,170 16,70!"
FLAME = (166, 716)


def draw() -> Picture:
    g = Sprayed("#241232", "#4a2238")
    _shelves(g)
    _table(g)
    g.glow(*FLAME, 400, "#ff9a3c", 0.6)
    g.glow(*FLAME, 190, "#ffd98a", 0.75)
    _candle(g)
    with g.at(500, 452, 0.97, -66):
        _moth(g)
    _sparks(g)
    _quill(g)
    _bundle(g)
    _spectacles(g)
    return g.picture()


def _shelves(g: Sprayed) -> None:
    """Fill the dark with books that only the candle finds."""
    random = np.random.default_rng(9)
    tints = ("#4a2a58", "#5a2a44", "#38285a", "#6a3448", "#2f3058")
    for foot in (300, 640, 960):
        x = -20.0
        while x < 820:
            wide, high = random.uniform(34, 62), random.uniform(190, 268)
            g.fill(rectangle(x, foot - high, wide - 4, high), str(random.choice(tints)), "#2a1636")
            for y in (foot - high + 26, foot - 46):
                g.fill(rectangle(x + 5, y, wide - 14, 7), "#8a5a5c", alpha=0.6)
            x += wide
        g.fill(rectangle(-10, foot, 820, 24), "#3a1c38")


def _table(g: Sprayed) -> None:
    table = "-10,962! 810,962! 810,1210! -10,1210!"
    g.fill(table, "#8a4640", "#4a2034")
    for y in (1004, 1064, 1136):
        g.line([(-10, y), (300, y + 6), (560, y - 5), (810, y + 3)], "#4a2030", 4, alpha=0.7)
    g.spot(table, "#ffb45a", 170, 980, 280, 0.6)


def _candle(g: Sprayed) -> None:
    """Stand a candle in a dish, its flame bending up toward the wing."""
    g.fill(ellipse(200, 1040, 160, 26), "#2a1028", alpha=0.5)
    g.line(arc(306, 1010, 36, 30, 0, 360), "#b8782a", 14)
    g.form(ellipse(166, 1020, 132, 34), "#d89a38", "#7a3f24", "#ffe08a")
    wax = "118,806! 134,794 166,802 200,792 214,808! 216,1012! 166,1024 116,1012!"
    g.form(wax, "#fff0cc", "#c88a5a", None, 190)
    g.form("118,806! 140,808 140,880 130,900 118,890!", "#fffbe8", "#e8c08a")
    g.form("196,806! 214,806! 214,930 204,946 194,926", "#f8dca8", "#c88a5a")
    g.line("166,800 168,780 164,766", "#3a1824", 7)
    g.fill("168,784 136,764 128,716 152,664 190,612! 190,664 208,706 200,760", "#ff9a1e", "#ffc93c")
    g.fill("168,778 150,760 146,724 162,690 178,664! 180,702 190,728 186,760", "#fff6c0")


def _moth(g: Sprayed) -> None:
    """Spread four wings of paper about a rolled letter; the head is at the top."""
    for flip in (True, False):
        with g.at(0, 0, flip=flip):
            _wing(g, HINDWING, (176, 140), 46)
            _wing(g, FOREWING, (216, -150), 58)
            stamp = polygon([(266, -262), (312, -266), (316, -212), (272, -206)])
            with g.within(FOREWING):
                g.fill(stamp, "#3f7fa8")
                g.line(stamp, "#fffaf0", 6)
                g.fill(ellipse(292, -236, 12), "#f8dca8")
    with g.at(0, 0, flip=True):
        g.spot(FOREWING, "#ff7a1e", 330, -268, 230, 1)
        g.spot(FOREWING, "#fff0a0", 344, -250, 110, 1)
        burnt = (
            "318,-292! 350,-256 328,-150! 336,-196 320,-214 330,-240 306,-258 300,-276 270,-276!"
        )
        g.fill(burnt, "#4a1420")
        g.line("270,-276 300,-274 308,-256 330,-240 320,-214 336,-194 328,-152", "#ffb42e", 8)
    roll = band([(0, -84, 20), (0, -20, 27), (0, 80, 22), (0, 158, 12)])
    g.form(roll, "#f8dca8", "#a8683f", "#fffaf0", 200)
    for y in (-50, 36, 76, 112):
        g.line([(-24, y - 4), (0, y + 6), (24, y - 4)], "#a8683f", 4)
    for side in (-1, 1):
        g.form(f"0,0! {side * 44},-26 {side * 50},16 {side * 10},8!", SEAL, SEAL_DARK)
        g.form(
            f"0,6! {side * 20},34 {side * 34},70! {side * 10},56! {side * 4},20!", SEAL, SEAL_DARK
        )
        feeler = [(side * 8, -112), (side * 34, -170), (side * 84, -206)]
        g.line(feeler, "#f8dca8", 7)
        for t in np.linspace(0.3, 1, 6):
            x, y = side * (8 + 76 * t), -112 - 62 * t - 42 * t * (1 - t)
            g.line([(x - 9 * side, y - 14), (x, y), (x + 13 * side, y + 3)], "#f8dca8", 4)
    g.form(ellipse(0, 2, 17), SEAL, SEAL_DARK)
    g.form(ellipse(0, -98, 27, 25), "#fdeecb", "#a8683f")
    for side in (-1, 1):
        g.fill(ellipse(side * 17, -108, 12), "#2b1630")
        g.fill(ellipse(side * 17 + 3, -112, 4), "#fffdf0")


def _wing(g: Sprayed, outline: str, seal: tuple[float, float], radius: float) -> None:
    """Cut a wing from a written page, sealed with wax where a moth has its eye."""
    g.form(outline, PAPER, PAPER_DARK, "#fffaf0", 270)
    with g.within(outline):
        for k in range(-12, 12):
            y = 26 * k
            line = [(x, y + 0.16 * x + 4 * np.sin(x * 0.55 + k)) for x in range(50, 340, 5)]
            g.line(line, INK, 3, alpha=0.75)
        g.line(outline, "#e0b070", 16)
    x, y = seal
    g.fill(ellipse(x, y, radius + 9), "#fff6de")
    g.form(ellipse(x, y, radius), SEAL, SEAL_DARK, "#ff8a7a")
    g.line(arc(x, y, radius * 0.68, radius * 0.68, 0, 360), SEAL_DARK, 4)
    heart = (
        f"{x},{y + radius * 0.42}! {x - radius * 0.44},{y - radius * 0.06} "
        f"{x - radius * 0.22},{y - radius * 0.38} {x},{y - radius * 0.14}! "
        f"{x + radius * 0.22},{y - radius * 0.38} {x + radius * 0.44},{y - radius * 0.06}"
    )
    g.fill(heart, SEAL_DARK)


def _sparks(g: Sprayed) -> None:
    """Let glowing scraps rise where the wing has caught."""
    for x, y, r in (
        (150, 560, 7),
        (110, 500, 5),
        (186, 470, 6),
        (90, 420, 4),
        (140, 380, 5),
        (60, 590, 4),
        (170, 330, 3.5),
        (106, 300, 3),
    ):
        g.glow(x, y, r * 5, "#ff9a3c", 0.8)
        g.fill(ellipse(x, y, r), "#ffe08a")


def _quill(g: Sprayed) -> None:
    """Stand a quill in its pot."""
    with g.at(640, 930, 1, 14):
        vane = "0,0! -30,-60 -44,-150 -30,-240 20,-320! 44,-240 44,-140 24,-50"
        g.form(vane, "#7a86d8", "#3a2f78", "#c8d0ff", 200)
        for k in range(7):
            y = -50 - 34 * k
            g.line([(0, y), (-20, y - 14), (-40, y - 40)], "#3a2f78", 3)
            g.line([(0, y), (18, y - 16), (36, y - 44)], "#3a2f78", 3)
        g.line("0,60 -2,-100 16,-310", "#fdeecb", 6)
    g.form(
        "566,1010! 578,974 612,962 612,936! 676,936! 676,962 710,974 722,1010! 716,1052 572,1052!",
        "#3a4fa0",
        "#1a1c50",
        "#8fa8f0",
    )
    g.form(ellipse(644, 938, 38, 11), "#1a1c50", "#0d0f30")
    g.fill(rectangle(604, 994, 80, 34, 4), PAPER)
    g.line("616,1006 632,1002 648,1008 670,1002", INK, 3)


def _bundle(g: Sprayed) -> None:
    """Tie the letters that have not flown yet."""
    for k, (dx, tint) in enumerate(
        ((0, "#e8c898"), (8, "#f4dcb4"), (-6, "#f8e4c0"), (4, "#fdeecb"))
    ):
        g.form(rectangle(470 + dx, 1140 - 22 * k, 270, 26, 4), tint, "#a8683f", None, 270)
    g.form("480,1076! 738,1076! 766,1042! 516,1042!", "#fff6de", "#d8b080")
    g.line("480,1076! 634,1064! 766,1042!", "#c8965f", 3)
    g.fill(rectangle(596, 1076, 26, 92), SEAL)
    g.fill("596,1076! 622,1076! 652,1042! 628,1042!", SEAL)
    for side in (-1, 1):
        g.form(
            f"620,1058! {620 + side * 46},1030 {620 + side * 54},1070 {620 + side * 10},1064!",
            SEAL,
            SEAL_DARK,
        )


def _spectacles(g: Sprayed) -> None:
    """Lay spectacles on a page begun."""
    g.form("150,1082! 420,1066! 446,1180! 120,1196!", "#fff3d4", "#c8965f", None, 200)
    for k in range(3):
        y = 1096 + 15 * k
        g.line([(x, y + 2.5 * np.sin(x * 0.5)) for x in range(180 - 8 * k, 390 + 6 * k, 5)], INK, 3)
    for x in (232, 344):
        g.fill(ellipse(x, 1140, 46, 36), "#ffe9b0", alpha=0.55)
        g.line(arc(x, 1140, 46, 36, 0, 360), "#2b1630", 9)
        g.line(arc(x, 1140, 30, 22, 200, 250), "#fffdf0", 5)
    g.line("277,1134 288,1126 299,1134", "#2b1630", 9)
    g.line("390,1134 430,1112 462,1116", "#2b1630", 8)
    g.line("186,1134 150,1112 120,1122", "#2b1630", 8)


def look() -> Look:
    return Look("plum-lamp", glow=0.2, pull=0.03, finish="gouache", seed=77)
