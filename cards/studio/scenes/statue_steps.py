"""A ship's figurehead has stepped ashore; bare wood in her shape is left on the bow."""

import numpy as np
import skia

from cards.studio import flat_people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat_people import Face
from cards.studio.paper.outlines import ellipse, polygon, rectangle, spline
from cards.studio.sprayed import Sprayed

GOLD, GOLD_DARK, GOLD_PALE = "#f0b43c", "#9a5420", "#fff0a8"
CORAL, CORAL_DARK = "#ec5a48", "#8a1c38"
AUBURN, AUBURN_DARK = "#a8452c", "#5a1c24"
WOOD, GRAIN, BARE = "#f0c090", "#b8784e", "#e0ac74"
HULL = (
    "-20,372! 120,378 240,352 356,296! 372,330 366,420 340,540 296,680 232,830 150,960 80,1040! "
    "-20,1040!"
)
SKIRT = (
    "494,742! 606,742! 640,830 690,940 716,1062! 660,1078 600,1074 540,1090 460,1078 400,1092 "
    "350,1066! 404,980 436,880"
)
HAIR = (
    "560,466! 500,430 430,446 366,420! 396,470 344,500! 410,514 362,566! 440,560 480,590 530,590 "
    "590,520"
)
BODICE = "508,618! 540,600 590,598 620,640 640,690 610,750! 490,750! 500,690"
NECK = "534,560! 578,566! 592,606 566,626 530,612"

LOCKS = (
    (
        AUBURN,
        "-1.0,0.5 -1.15,-0.2 -0.9,-0.9 -0.1,-1.2 0.6,-0.98 0.92,-0.5! 0.5,-0.56 -0.1,-0.2 -0.6,0.8",
    ),
    (
        GOLD,
        "-0.85,-0.82! -0.1,-1.12 0.6,-0.9 0.9,-0.54! 0.84,-0.36! 0.5,-0.68 -0.1,-0.88 -0.76,-0.62!",
    ),
)
"""Her hair and its band, about a head of radius 1."""


def draw() -> Picture:
    g = Sprayed("#2a8a9c", "#ffdcae")
    g.glow(560, 900, 860, "#ffcf9a", 1)
    _town(g)
    _ship(g)
    _place(g)
    _quay(g)
    with g.at(106, 176, 0.86):
        _woman(g)
    return g.picture()


def _town(g: Sprayed) -> None:
    """Let evening come over roofs with lit windows."""
    for cloud in (
        "380,210 520,170 640,180 820,150! 820,220! 700,226 520,236",
        "-20,120 120,96 240,110 300,140 160,152 -20,160!",
    ):
        g.fill(cloud, "#fbd0b0", "#f2a890")
    for x, wide, high, roof, wall in (
        (380, 96, 220, "#a8485a", "#e8a888"),
        (470, 82, 300, "#6a4a78", "#f0c8a0"),
        (548, 110, 240, "#c8604a", "#d8907a"),
        (652, 90, 330, "#7a4a6a", "#f2d0a4"),
        (736, 100, 260, "#b8505a", "#e0a08a"),
    ):
        top = 960 - high
        g.fill(rectangle(x, top, wide, 300), wall, "#9a6a78")
        g.fill(
            polygon([(x - 10, top + 4), (x + wide / 2, top - 76), (x + wide + 10, top + 4)]), roof
        )
        for row in range(3):
            for k in (0.22, 0.6):
                lit = (row + round(10 * k) + x) % 3
                g.fill(
                    rectangle(x + wide * k, top + 34 + 70 * row, 18, 30, 3),
                    "#ffe08a" if lit else "#5a4a6a",
                )


def _ship(g: Sprayed) -> None:
    """Moor a ship at the left: planked bow, bowsprit, jib."""
    g.fill("-20,900 200,930 420,940! 420,1210! -20,1210!", "#2a7088", "#123a54")
    g.fill("-20,-20! 118,-20! 150,110 216,300 -20,330!", "#fff2dc", "#e0b89a")
    g.form("190,-20! 640,148! 420,232 262,296! 236,150", "#fdeed4", "#d8a890", None, 200)
    for run in ("190,-20! 262,296!", "700,104! 190,-20!"):
        g.line(run, "#5a3428", 5)
    sprit = "150,374! 140,336! 776,70! 786,92!"
    g.form(sprit, "#a8623a", "#5a2a2a", "#e8a870", 290)
    for t in (0.3, 0.62):
        x, y = 145 + 636 * t, 355 - 274 * t
        g.line([(x - 8, y - 16), (x + 8, y + 16)], GOLD, 12)
    g.form(HULL, "#1f7f88", "#0d3550", "#6fc8c0", 300)
    with g.within(HULL):
        for k in range(9):
            y = 470 + 62 * k
            g.line([(-20, y), (140, y - 6), (260, y - 40), (400, y - 100)], "#0d3f58", 5, alpha=0.7)
        for y, tint, wide in ((400, GOLD, 18), (428, CORAL, 12)):
            g.line([(-20, y), (120, y), (250, y - 30), (380, y - 92)], tint, wide)
        g.fill("-20,930! 400,880! 400,1060! -20,1060!", "#a8323c", "#5a1830")
    g.line("356,296 372,330 366,420 340,540 296,680 232,830 150,960", GOLD_DARK, 20)
    g.line("356,296 372,330 366,420 340,540 296,680 232,830 150,960", GOLD, 12)
    g.fill("-20,960 80,972 160,960 300,970 420,958! 420,1210! -20,1210!", "#2a7088", "#123a54")
    for x, y in ((40, 1010), (120, 1050), (30, 1100)):
        g.line([(x - 46, y), (x, y - 7), (x + 46, y)], "#6fb8c0", 5)


def _place(g: Sprayed) -> None:
    """Leave bare wood in her shape on the bow; a gull has taken the gilded bracket."""
    with g.within(HULL), g.at(278, 524, 0.52, 24), g.at(-572, -500):
        for widen, tint in ((16, GRAIN), (0, BARE)):
            for shape in (SKIRT, HAIR, BODICE, NECK):
                _ghost(g, spline(shape), tint, widen)
            with g.at(572, 500, 76):
                for shape in (flat_people.PROFILE, LOCKS[0][1]):
                    _ghost(g, spline(shape), tint, widen / 76)
        _folds(g, GRAIN)
    scroll = (
        "330,560! 372,470 396,400 386,330! 424,360 436,430 420,500 458,520 452,560 410,574 366,620!"
    )
    g.form(scroll, GOLD, GOLD_DARK, GOLD_PALE)
    curl = [
        (424 + (26 - 1.3 * t) * np.cos(0.55 * t + 3), 540 + (24 - 1.2 * t) * np.sin(0.55 * t + 3))
        for t in range(19)
    ]
    g.line(curl, GOLD_DARK, 5)
    with g.at(470, 500, 0.95):
        g.line("-4,0 -6,26", "#f08a2e", 6)
        g.line("12,0 12,24", "#f08a2e", 6)
        g.form(
            "-62,-14! -30,-34 6,-50 20,-86 46,-92 60,-74 52,-44 34,-8 0,6 -30,2",
            "#ffffff",
            "#b8b8d0",
        )
        g.form("-84,-2! -40,-30 -2,-38 16,-22 -20,-2", "#8a98b0", "#5a6480")
        g.form("58,-80! 86,-70! 58,-64!", "#f5a02e", "#c8641e")
        g.fill(ellipse(44, -76, 5), "#2b2230")


def _ghost(g: Sprayed, path: skia.Path, tint: str, widen: float) -> None:
    g.fill(path, tint)
    if widen:
        g.line(path, tint, widen)


def _folds(g: Sprayed, colour: str) -> None:
    with g.within(SKIRT):
        for x, low in ((520, 400), (548, 476), (574, 560), (594, 640)):
            g.line([(x, 750), ((x + low) / 2 + 18, 900), (low, 1100)], colour, 6, alpha=0.7)


def _quay(g: Sprayed) -> None:
    """Lay the stone quay, its edge toward the ship; wet bare footprints lead up to her."""
    g.fill("236,1010! 330,948! 820,948! 820,1220! 130,1220!", "#e0b896", "#a87a7a")
    g.fill("236,1010! 130,1220! 60,1220! 190,1030!", "#7a5468", "#4a3450")
    for y, x in ((990, 266), (1044, 220), (1116, 184)):
        g.line([(x, y), (820, y)], "#a87c78", 4)
    for row, (top, low) in enumerate(((950, 990), (990, 1044), (1044, 1116), (1116, 1216))):
        for k in range(8):
            x = 330 + 96 * k + 44 * (row % 2)
            g.line([(x, top), (x - (low - top) * 0.35, low)], "#a87c78", 4)
    for k, (x, y) in enumerate(((236, 1128), (290, 1076), (344, 1136), (404, 1084), (462, 1140))):
        with g.at(x, y, 0.95, 84 + 8 * (-1) ** k):
            g.fill("-14,30 -18,4 -12,-16 8,-20 18,-4 10,30 0,40", "#4a6a8a", alpha=0.85)
            for j in range(5):
                g.fill(
                    ellipse(-14 + 8.4 * j, -27 - 3 * (2 - abs(j - 1)), 5.4 - 0.5 * j),
                    "#4a6a8a",
                    alpha=0.85,
                )


def _woman(g: Sprayed) -> None:
    """Carve her in painted wood, striding into the town, hair still blown back as it was cut."""
    g.fill(ellipse(560, 1108, 190, 24), "#5a3450", alpha=0.4)
    for foot in (
        "520,1090! 540,1060 580,1062 600,1082 624,1092 618,1106! 524,1106!",
        "640,1084! 654,1052 690,1054 712,1076 738,1084 732,1100! 640,1100!",
    ):
        g.form(foot, WOOD, GRAIN)
    g.form(SKIRT, CORAL, CORAL_DARK, "#ff9a7a", 330)
    _folds(g, CORAL_DARK)
    with g.within(SKIRT):
        g.line("340,1052 400,1076 460,1060 540,1072 600,1056 660,1060 730,1044", GOLD, 16)
    g.form(HAIR, AUBURN, AUBURN_DARK, "#e08a5a", 300)
    with g.within(HAIR):
        for dy in (0, 34, 70, 104):
            g.line(
                [(580, 474 + dy * 0.7), (480, 456 + dy), (430, 462 + dy), (370, 440 + 1.2 * dy)],
                AUBURN_DARK,
                5,
            )
    g.form(BODICE, CORAL, CORAL_DARK, "#ff9a7a", 330)
    g.form(NECK, WOOD, GRAIN)
    g.fill(rectangle(484, 732, 130, 24, 8), GOLD)
    for x in (510, 549, 588):
        g.fill(ellipse(x, 744, 8), CORAL_DARK)
    with g.at(572, 500, 76):
        flat_people.head(g, Face(skin=WOOD, blush="#e8785a", awake=True, lips="#c83240"), LOCKS)
    flat_people.arm(g, "590,640,30 690,650,24 764,598,16", "#fdeed4", WOOD, fist=False)
    flat_people.arm(g, "556,650,28 548,746,24 616,812,18", "#fdeed4", WOOD)


def look() -> Look:
    return Look("teal-bottle", glow=0.12, pull=0.03, finish="gouache", seed=27)
