"""A snowy hill is a sleeping fox; geese walk along its back towards its ears."""

import numpy as np

from cards.studio.paper import birds, buildings, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet

BODY = (
    "-60,1130! -60,700 20,612 110,546 220,508 320,506 400,540 452,600 500,652 560,700 620,760 "
    "640,860 620,960 640,1130!"
)
"""The haunch, the back, and the neck that runs on into the head."""
HEAD = (
    "300,504! 400,538 452,600 500,652! 540,662 580,680 612,712 640,756 676,792 724,822 766,848! "
    "782,858 786,878 774,894! "
    "742,922 690,946 640,958 604,968! 582,1014! 560,984 528,1034! 506,994 458,1032! 450,980 "
    "402,1002! 404,944 352,960! 372,890 312,886! 350,820 292,790! "
    "344,740 290,690! 334,650 270,590! 300,550"
)
"""The head, and the ruff of the neck that it grows out of."""
CHEEK = (
    "774,894! 742,922 690,946 640,958 604,968! 582,1014! 560,984 528,1034! 506,994 458,1032! "
    "452,984 440,940! 480,930 512,890 556,868 600,872 650,884 710,886"
)
EARS = (
    ("500,700! 492,620 508,540! 556,596 584,676!", "508,688! 506,624 511,580! 540,620 558,676!"),
    (
        "446,752! 428,660 428,562! 484,604 540,700! 492,742",
        "462,722! 446,660 444,606! 480,640 512,700!",
    ),
)
"""The far ear and the near one, each with what is dark in it."""
PAW = "420,1030! 520,986 640,968 712,958 764,968 784,1000 764,1026 700,1036 560,1050 430,1080"
TAIL = (
    "-60,930 40,930 160,980 270,1030 380,1052 500,1052 600,1040 690,1036 770,1062! 716,1106 "
    "620,1136 460,1150 240,1160 80,1160 -60,1150"
)
TIP = (
    "590,1041 690,1036 770,1062! 716,1106 620,1136 560,1142! 584,1118 546,1106 580,1086 540,1070 "
    "580,1060 556,1047!"
)
RIDGE = ((12, 618), (88, 564), (262, 506), (336, 513), (398, 548))
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
    trees = Sheet("#4a3340", "#5a3c44", gap=0.6, through=0.05, rim=0.4)
    for x, y, tall, seed in ((140, 530, 170, 3), (112, 548, 120, 9)):
        plants.tree(trees, x, y + 12, tall, 6, seed, depth=5)
    box.add(trees)
    home = Sheet("#7d2f2a", "#6a2626", gap=0.6, through=0.05, rim=0.5)
    buildings.house(home, 186, 524, 52, 38, 0.6, (1, 1))
    box.add(home)
    box.emit(rectangle(207, 489, 10, 11), "#ffdf8a", 1.3)
    body = Sheet("#d8692f", "#a83f1f", gap=1.4, through=0.06, rim=0.6)
    body.fill(BODY)
    body.score("30,1010 10,880 70,760 190,720 300,780 340,900 300,1010", 3)
    random = np.random.default_rng(5)
    for _ in range(46):
        x, y = random.uniform(10, 400), random.uniform(620, 960)
        body.score([(x, y), (x + 5, y + 15), (x + 14, y + 28)], 3)
    box.add(body)
    _head(box)


def _head(box: Box) -> None:
    """Lay the head on the paws, the ears up, one eye open."""
    _ear(box, 0)
    paw = Sheet("#4a2a2c", "#3a2026", gap=1.0, through=0.04, rim=0.7)
    paw.fill(PAW)
    for line in ("742,984 760,992 772,1010", "722,988 738,1000 746,1020"):
        paw.slit(line, 2)
    box.add(paw)
    head = Sheet("#e0743a", "#cc5a2a", gap=1.0, through=0.05, rim=0.7)
    head.fill(HEAD)
    head.ink("#f6c64a", "574,802! 598,780 628,774 658,788! 634,802 604,808")
    head.ink("#2a161c", ellipse(624, 790, 9, 14))
    head.ink("#2a161c", "558,802! 592,768 630,760 668,786! 630,772 598,781")
    head.ink("#2a161c", "766,846! 746,846 738,866 752,886 776,896! 790,880 786,856")
    box.add(head)
    snow = Sheet("#ffffff", "#f2f3f6", gap=0.5, through=0.1, rim=0.4, shade=0.7)
    snow.fill(
        "-60,698! 20,608 110,542 220,504 320,502 404,536 440,580 452,606! 430,640 404,606 384,634 "
        "350,590 310,612 262,572 220,600 170,590 140,640 90,640 66,700 30,706 0,770 -60,790!"
    )
    box.add(snow)
    _ear(box, 1)
    cheek = Sheet("#fff3e2", "#f4e3d0", gap=0.4, through=0.05, rim=0.5)
    cheek.fill(CHEEK)
    cheek.slit("764,902 726,912 680,914 634,896 616,878", 2.6)
    for line in ("560,920 548,950 530,972", "520,926 506,954 486,974", "600,924 592,946 580,962"):
        cheek.slit(line, 1.8)
    box.add(cheek)
    feather = Sheet("#ffffff", gap=0.7, through=0.1, rim=0.5)
    with feather.at(704, 908, 1.15, 74):
        feather.fill("0,0! 20,-14 48,-16 82,0! 50,14 22,13").slit("4,0 40,0 74,0", 1)
    box.add(feather)


def _ear(box: Box, which: int) -> None:
    ear, dark = EARS[which]
    sheet = Sheet(("#c4562a", "#e0743a")[which], gap=0.6, through=0.05, rim=0.7)
    box.add(sheet.fill(ear).ink("#3a2026", dark))


def _geese(box: Box) -> None:
    geese = Sheet("#ffffff", "#f6f2ea", gap=0.7, through=0.05, rim=0.5)
    for i, (x, y) in enumerate(RIDGE):
        birds.goose(geese, x, y + 4, 96 - 2 * i, 0.06 * (-1) ** i, bow=62 if i == 4 else 4 * i % 9)
    box.add(geese)


def _front(box: Box) -> None:
    random = np.random.default_rng(2)
    tail = Sheet("#d8692f", "#b04a22", gap=1.4, through=0.05, rim=0.6)
    tail.fill(TAIL)
    for i in range(9):
        x = 20 + 58 * i
        y = 1010 + 9 * i
        tail.slit([(x, y), (x + 34, y + 24), (x + 74, y + 32 + 6 * (i % 2))], 1.6)
    box.add(tail)
    tip = Sheet("#fff6ea", "#f1e2d2", gap=0.3, through=0.05, rim=0.5)
    box.add(tip.fill(TIP))
    snow = Sheet("#ffffff", "#e4e8ef", gap=1.0, through=0.1, rim=0.4, shade=0.8)
    land.hill(snow, 1130, 14, 4, bumps=6)
    for i in range(11):
        x, y = 260 + 54 * i, 1168 + 9 * (i % 2)
        for turn in (-30, 0, 30):
            with snow.at(x, y, 1, turn):
                snow.slit("0,0 8,0 15,0", 1.8)
    box.add(snow)
    last = Sheet("#ffffff", "#f6f2ea", gap=0.9, through=0.05, rim=0.5)
    birds.goose(last, 130, 1186, 104, 0.05)
    box.add(last)
    flakes = [
        ellipse(random.uniform(0, 800), random.uniform(0, 640), random.uniform(2, 6))
        for _ in range(90)
    ]
    box.add(Sheet("#ffffff", gap=2.2, through=0.1, shade=0.4).fill(*flakes))
