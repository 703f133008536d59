"""A snowy hill is a sleeping fox; geese walk along its back towards its ears."""

import numpy as np

from cards.studio.paper import birds, buildings, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet

BODY = (
    "-60,1010 -50,860 0,740 90,640 210,570 340,545 470,560 560,610 600,700 680,820 740,930 "
    "700,1030 500,1080 200,1090"
)
HEAD = (
    "306,934! 330,902 400,866 462,826 508,770 536,716 566,600! 618,650 650,694 676,690 728,610! "
    "756,700 764,780 790,850 812,930! 776,940 790,992! 736,982 716,1020! 640,1006 560,990 470,976 "
    "380,966 326,962"
)
CHEEK = (
    "330,958! 420,944 500,930 548,890 600,880 640,905 700,880 740,860 764,850 790,910 808,930! "
    "776,940 790,992! 736,982 716,1020! 640,1006 560,990 470,976 380,968"
)
TAIL = (
    "-60,960 20,930 120,952 240,990 360,1010 480,1016 600,1030 700,1060 780,1110! 690,1128 "
    "560,1136 420,1142 240,1150 80,1150 -60,1140"
)
TIP = (
    "600,1030 700,1060 780,1110! 690,1128 560,1136! 590,1116 552,1104 590,1086 548,1066 588,1056 "
    "560,1026!"
)
RIDGE = ((54, 690), (126, 633), (202, 590), (286, 566), (372, 562), (520, 592))
"""Where the geese set their feet."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#8fa9bd", "#b9c8d0", "#e6ded2", bottom=640),
        lamp=(200, -100),
        tint="#4a3a55",
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.38),
    )
    _far(box)
    _fox(box)
    _geese(box)
    _front(box)
    return box


def _far(box: Box) -> None:
    for y, colour, seed in ((430, "#b4c3cd", 5), (540, "#a3b4c1", 8)):
        hills = Sheet(colour, gap=0.7, through=0.3, rim=0.4, shade=0.6)
        ground = land.hill(hills, y, 26, seed)
        for i in range(16):
            x = 10 + 53 * i
            plants.tree(hills, x, ground(x) + 4, 44 + 13 * ((i * 3) % 4), 2, i + seed, depth=4)
        box.add(hills)


def _fox(box: Box) -> None:
    body = Sheet("#d8692f", "#a83f1f", gap=1.4, through=0.06, rim=0.6)
    body.fill(BODY)
    for line in (
        "330,620 440,650 520,720 552,800",
        "120,720 90,800 96,900",
        "210,680 190,800 220,900",
    ):
        body.score(line, 2)
    random = np.random.default_rng(5)
    for _ in range(46):
        x, y = random.uniform(60, 520), random.uniform(650, 930)
        body.score([(x, y), (x + 5, y + 15), (x + 14, y + 28)], 3)
    for x, y, tall, seed in ((420, 556, 150, 3), (452, 566, 110, 9)):
        plants.tree(body, x, y + 6, tall, 5, seed, depth=5)
    buildings.house(body, 228, 572, 46, 34, 0.6, (1, 1))
    box.add(body)
    box.emit(rectangle(247, 541, 8, 8), "#ffdf8a", 1.2)
    snow = Sheet("#ffffff", "#f2f3f6", gap=0.5, through=0.1, rim=0.4, shade=0.7)
    snow.fill(
        "-50,850 0,738 90,636 210,566 340,541 470,556 560,598! 520,606 470,590 420,610 360,588 "
        "310,612 250,596 206,636 150,640 118,690 66,720 44,790 10,800 -10,880"
    )
    box.add(snow)
    head = Sheet("#e0743a", "#c04f24", gap=1.5, through=0.05, rim=0.7)
    head.fill(HEAD)
    head.ink(
        "#3a2026", "566,600! 590,628 604,650 572,660 556,648!", "728,610! 742,660 716,664 704,650!"
    )
    head.score("650,700 690,740 700,800", 2)
    head.ink("#2a161c", "306,934! 322,910 344,906 350,926 336,944 316,950")
    head.slit("352,940 420,926 486,912 520,890", 2.4)
    head.ink("#f6c64a", "494,826! 520,798 552,792 578,806! 552,822 520,830")
    head.ink("#2a161c", ellipse(538, 807, 9, 13))
    box.add(head)
    cheek = Sheet("#fff3e2", "#f4e3d0", gap=0.4, through=0.05, rim=0.5)
    cheek.fill(CHEEK)
    for line in ("700,930 730,950 745,965", "660,930 690,960 700,985", "620,925 640,960 650,985"):
        cheek.slit(line, 1.6)
    box.add(cheek)
    feather = Sheet("#ffffff", gap=0.6, through=0.1, rim=0.5)
    with feather.at(398, 940, 1, 64):
        feather.fill("0,0! 20,-12 48,-14 78,0! 50,12 22,11").slit("4,0 40,0 70,0", 1)
    box.add(feather)


def _geese(box: Box) -> None:
    geese = Sheet("#ffffff", "#f6f2ea", gap=0.7, through=0.05, rim=0.5)
    for i, (x, y) in enumerate(RIDGE):
        birds.goose(geese, x, y + 4, 92 - 3 * i, 0.06 * (-1) ** i, bow=62 if i == 5 else 4 * i % 9)
    box.add(geese)


def _front(box: Box) -> None:
    random = np.random.default_rng(2)
    tail = Sheet("#d8692f", "#b04a22", gap=1.4, through=0.05, rim=0.6)
    tail.fill(TAIL)
    for i in range(9):
        x = 20 + 58 * i
        tail.slit([(x, 1010 + 8 * (i % 3)), (x + 34, 1036), (x + 74, 1046 + 6 * (i % 2))], 1.6)
    box.add(tail)
    tip = Sheet("#fff6ea", "#f1e2d2", gap=0.3, through=0.05, rim=0.5)
    box.add(tip.fill(TIP))
    snow = Sheet("#ffffff", "#e4e8ef", gap=1.0, through=0.1, rim=0.4, shade=0.8)
    land.hill(snow, 1130, 14, 4, bumps=6)
    for i in range(11):
        x, y = 620 - 62 * i, 1176 - 3 * i + 9 * (i % 2)
        for turn in (150, 180, 210):
            with snow.at(x, y, 1, turn):
                snow.slit("0,0 8,0 15,0", 1.8)
    box.add(snow)
    last = Sheet("#ffffff", "#f6f2ea", gap=0.9, through=0.05, rim=0.5)
    birds.goose(last, 690, 1182, 104, 0.05)
    box.add(last)
    flakes = [
        ellipse(random.uniform(0, 800), random.uniform(0, 640), random.uniform(2, 6))
        for _ in range(90)
    ]
    box.add(Sheet("#ffffff", gap=2.2, through=0.1, shade=0.4).fill(*flakes))
