"""A snail carries a church over a leaf in the rain; three pilgrims keep up without trouble."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import ellipse, joined, rectangle
from cards.studio.sprayed import Sprayed

STONE, STONE_DARK, LIT = "#f6e6c2", "#b79a6c", "#ffcf4a"
SLATE, SLATE_DARK = "#3d7c9c", "#1f4a70"
SKIN, SKIN_DARK = "#d9b27c", "#9a6a3e"
SHELL, SHELL_DARK = "#c9793c", "#7c3f24"
SNAIL = (
    "752,862! 668,806 560,778 430,786 318,800 262,760 244,700 232,648 196,624 148,634 120,672 "
    "124,716 152,746 164,800 150,862!"
)
MIDDLE = (452, 636)
"""The middle of the shell, where its spiral ends in a rose window."""


def draw() -> Picture:
    g = Sprayed("#bfe0dc", "#f4f3d4")
    _wood(g)
    _church(g)
    _snail(g)
    _leaf(g)
    for x, size, cloak, dark in (
        (196, 1.0, "#cf4a34", "#8a2a2a"),
        (404, 0.92, "#2f74a8", "#1f4870"),
        (612, 1.06, "#e9b32e", "#b0742a"),
    ):
        with g.at(x, 1144, size * 1.12):
            _pilgrim(g, cloak, dark)
    _rain(g)
    return g.picture()


def _wood(g: Sprayed) -> None:
    """Let leaves as large as hills stand in the mist behind."""
    for leaf, tint, vein in (
        ("-40,560 60,330 240,240 330,420 250,640 60,860 -40,860", "#b5d8b4", "#d6ead0"),
        ("840,120 640,150 520,330 560,560 720,640 840,560", "#a9d3a4", "#cfe8c6"),
        ("840,520 690,560 600,700 640,840 840,860", "#8cc487", "#b4dba8"),
    ):
        g.fill(leaf, tint)
        with g.within(leaf):
            x, y = (float(n) for n in leaf.split()[1].split(","))
            rib = [(x + 50 - 0.0006 * d * d, y - 60 + d) for d in range(0, 700, 70)]
            g.line(rib, vein, 9)
            for p, q in rib:
                g.line([(p, q), (p + 70, q - 26), (p + 150, q - 90)], vein, 5)
                g.line([(p, q), (p - 70, q - 20), (p - 150, q - 74)], vein, 5)


def _church(g: Sprayed) -> None:
    """Build it on the shell: nave, apse and a tower whose spire nearly meets the edge."""
    nave, tower = rectangle(372, 336, 236, 190), rectangle(286, 250, 102, 280)
    apse = "590,366! 620,372 634,400 636,590! 590,590!"
    g.form(apse, STONE, STONE_DARK, lamp=190)
    g.form("584,374! 606,296! 654,384!", SLATE, SLATE_DARK, lamp=190)
    g.form(nave, STONE, "#d4b480")
    g.form("360,348! 398,236! 586,236! 622,348!", SLATE, SLATE_DARK, "#6fb0c8", 250)
    for x in (430, 478, 526, 574):
        g.line([(x - 6, 244), (x + 14, 342)], "#5f9ab4", 4)
    g.form(tower, "#f9edcf", "#d4b480", lamp=190)
    g.form("270,258! 337,54! 404,258!", SLATE, SLATE_DARK, "#6fb0c8", 190)
    g.line("337,62! 337,14!", "#5a4630", 8)
    g.line("318,34! 356,34!", "#5a4630", 8)
    for x, y, wide, high in (
        (316, 300, 42, 84),
        (412, 386, 36, 92),
        (476, 386, 36, 92),
        (540, 386, 36, 92),
        (602, 416, 24, 66),
    ):
        pane = (
            f"{x},{y + high}! {x},{y + 26}! {x + wide / 2},{y - 8}! {x + wide},{y + 26}! "
            f"{x + wide},{y + high}!"
        )
        g.fill(pane, LIT, "#f0992e")
        g.line([(x + wide / 2, y), (x + wide / 2, y + high)], "#7a5a34", 4)
    g.fill(ellipse(337, 428, 22), LIT)
    g.line("337,428! 337,414!", "#5a4630", 5)
    g.line("337,428! 347,434!", "#5a4630", 5)


def _snail(g: Sprayed) -> None:
    """Stretch it out to the left, eyes up, smiling under its load."""
    for stalk, x, y in (
        ("160,650 146,590 112,548", 106, 540),
        ("206,640 216,580 240,532", 244, 524),
    ):
        g.line(stalk, SKIN_DARK, 22)
        g.line(stalk, SKIN, 15)
        g.fill(ellipse(x, y, 27), "#fffdf0")
        g.fill(ellipse(x - 8, y + 3, 12), "#2c2230")
    g.form(SNAIL, "#ecc98e", "#b4783e", "#fbe6b4", 240)
    with g.within(SNAIL):
        for x in range(190, 760, 46):
            g.line([(x, 870), (x + 10, 846), (x + 4, 826)], "#a8743f", 6)
    g.line("138,704 156,718 182,712", "#7a4a2c", 7)
    g.fill(ellipse(194, 694, 20, 14), "#eb9a76")
    x, y = MIDDLE
    shell = ellipse(x, y, 202, 192)
    g.form(shell, SHELL, "#7a3620", "#eaa45c", 235)
    turns = [
        (x + r * np.cos(a), y + r * 0.95 * np.sin(a))
        for a, r in ((a, 66 + 24 * a / np.pi) for a in np.linspace(0, 7 * np.pi, 80))
    ]
    with g.within(shell):
        g.line(turns, SHELL_DARK, 13)
        g.line([(p + 5, q + 9) for p, q in turns], "#f0b36a", 6)
    g.fill(ellipse(x, y, 66), STONE_DARK)
    g.fill(ellipse(x, y, 56), "#7a5a34")
    for k in range(8):
        with g.at(x, y, turn=45 * k):
            g.fill("0,-12! 16,-40 0,-53 -16,-40", LIT if k % 2 else "#ee7a4a")
    g.fill(ellipse(x, y, 13), "#fff0b0")


def _leaf(g: Sprayed) -> None:
    """Lay the leaf that it crosses, veins running from the rib as they do, and moss below."""
    g.fill(rectangle(-20, 940, 840, 200), "#4d8a58", "#86b866")
    leaf = "-20,884! 130,852 400,850 660,856 830,828! 830,960 640,1030 380,1050 120,1030 -20,1000!"
    g.form(leaf, "#6fb44c", "#1f6a3e", "#a8d86a", 270)
    rib = [(-20, 940), (200, 930), (480, 934), (830, 900)]
    g.line(rib, "#d4ec9a", 12)
    for x in range(40, 820, 130):
        g.line([(x, 934), (x + 54, 896), (x + 120, 866)], "#b9dd80", 6)
        g.line([(x, 934), (x + 44, 978), (x + 112, 1016)], "#b9dd80", 6)
    g.form(
        "-20,1066 160,1040 400,1052 620,1034 830,1060! 830,1230! -20,1230!",
        "#a3c659", "#5f8f38", "#d4e48a", 270,
    )  # fmt: skip
    for x, size in ((60, 1.0), (724, 1.25), (508, 0.7)):
        with g.at(x, 1150, size):
            g.fill("-9,0! -7,-44! 7,-44! 9,0!", "#f6ead0")
            g.form("-36,-38! -26,-66 0,-78 26,-66 36,-38!", "#d8452e", "#8a1f24")
            g.fill(
                joined(ellipse(-12, -54, 6), ellipse(10, -62, 5), ellipse(16, -46, 4)), "#fff6e4"
            )


def _pilgrim(g: Sprayed, cloak: str, dark: str) -> None:
    """Walk a hooded one to the left with a staff; the ground is at the origin."""
    for x, lift in ((-20, 0), (28, 5)):
        g.fill(
            f"{x - 26},{2 - lift}! {x - 22},{-13 - lift} {x},{-26 - lift}! {x + 12},{-24 - lift}! "
            f"{x + 12},{2 - lift}!",
            "#4a3430",
        )
    g.line("-62,2! -54,-176!", "#7a5634", 8)
    g.form("-44,-16! -50,-80 -34,-132 -20,-150 24,-150 40,-110 54,-16!", cloak, dark, lamp=200)
    g.line("6,-120 14,-60 10,-20", dark, 5)
    sleeve = "4,-128! -30,-108 -54,-100! -50,-78! -24,-74 16,-90!"
    g.fill(sleeve, cloak)
    g.line("-50,-78! -24,-74 16,-90", dark, 4)
    g.fill(rectangle(-68, -101, 24, 24, 9), "#f0c09a")
    for y in (-93, -86):
        g.line([(-67, y), (-55, y)], "#8a4a34", 2.5)
    g.form("-32,-138! -36,-176 -14,-204 22,-202! 36,-170 30,-138!", cloak, dark, lamp=200)
    g.fill("-34,-146! -36,-174 -20,-190 -6,-180 -4,-156 -12,-142!", "#f0c09a")
    g.fill("-33,-168! -42,-158 -32,-155!", "#f0c09a")
    g.fill(ellipse(-20, -157, 7, 5), "#e88a6a", alpha=0.8)
    g.line("-30,-168 -25,-165 -20,-168", "#4a2428", 3.5)
    g.line("-32,-150 -27,-147 -21,-151", "#4a2428", 3)


def _rain(g: Sprayed) -> None:
    """Let large drops fall slantwise, and one hang from the spire's cross."""
    drops = (
        (70, 110),
        (190, 200),
        (60, 330),
        (226, 420),
        (450, 90),
        (560, 160),
        (690, 90),
        (740, 300),
        (640, 228),
        (712, 470),
        (730, 640),
        (690, 740),
        (40, 470),
        (60, 760),
        (112, 880),
        (300, 1010),
        (510, 1004),
        (700, 1000),
        (60, 1010),
    )
    for k, (x, y) in enumerate(drops):
        with g.at(x, y, 0.8 + 0.35 * (k * 7 % 5) / 4, 14):
            g.fill("0,-44! 10,-14 15,4 0,19 -15,4 -10,-14", "#7fb9d8", "#4a8fbc")
            g.line("-6,4 -2,11", "#f0fbff", 4)


def look() -> Look:
    return Look(
        "moss",
        glow=0.1,
        pull=0.05,
        finish="gouache",
        seed=42,
    )
