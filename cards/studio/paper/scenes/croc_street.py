"""A street of houses is the lower teeth of a crocodile; a man walks in over its tongue."""

import numpy as np

from cards.studio.paper import birds, buildings, figures, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

WALK = Pose((268, 264), arms=((70, 50, 40), (112, 96, 90)), legs=((108, 122), (68, 92)))
UPPER = (
    "-40,560! 60,600 130,690 150,720! 210,690 290,600 380,500 470,420 560,350 660,290 740,262 "
    "790,250! "
    "800,190 770,140 716,130 660,160 560,190 460,230 400,236 360,170 300,140 240,170 226,240 "
    "150,270 60,290 -40,300!"
)
LOWER = (
    "-40,560! 60,600 130,690 150,720! 200,790 300,850 460,890 620,900 740,890 800,870! 820,930 "
    "760,1000 600,1050 "
    "380,1060 180,1030 60,980 -40,960!"
)
HOUSES = ((262, 816, 58, 92), (338, 842, 62, 118), (420, 862, 56, 98), (496, 874, 66, 132), (584,
880, 58, 104),
          (660, 878, 60, 86), (732, 872, 50, 66))  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff0b4", "#f8c65a", "#ee8f44", "#c9543a", at=(560, 620), radius=820),
        lamp=(560, 620),
        tint="#1a0a14",
        finish=Finish(vignette=0.35),
    )
    _throat(box)
    _far_side(box)
    _people(box)
    _jaws(box)
    _water(box)
    return box


def _throat(box: Box) -> None:
    throat = Sheet("#a8323a", "#7c1c30", gap=0.8, through=0.1, rim=0.4)
    throat.fill("60,600 160,600! 330,520 420,640 420,820 300,852! 180,780 100,700")
    box.add(throat)
    box.add(
        Sheet("#4a0c20", "#34081a", gap=0.8, through=0.05, rim=0.4).fill(
            "80,620 200,610 268,660 268,760 200,800 120,740"
        )
    )
    tongue = Sheet("#e8606a", "#c43c50", gap=1.0, through=0.06, rim=0.6)
    tongue.fill("170,740! 240,724 360,760 520,800 680,800 760,790 772,830! 700,900 400,900 240,830")
    tongue.score("210,752 360,790 520,826 740,822", 4)
    box.add(tongue)


def _far_side(box: Box) -> None:
    far = Sheet("#8a4038", "#74302e", gap=0.7, through=0.15, rim=0.5)
    panes = []
    for i in range(6):
        x = 336 + 66 * i
        panes += buildings.house(
            far, x, 790 + 4 * i, 44, 60 + 16 * (i % 2), 0.9, (2, 2), chimney=i % 2 == 0
        )
    box.add(far)
    box.emit(panes, "#ffe08a", 0.8)


def _people(box: Box) -> None:
    dark = Sheet("#2a0c1c", "#220a18", gap=0.6, through=0.04, rim=0.5)
    joints = people.person(
        dark, 206, 770, 13, "man", WALK, ("coat", "trousers", "hat"), flip=True, smooth=0.6
    )
    x, y = joints.wrists[1]
    dark.fill(rectangle(x - 9, y + 4, 20, 15, 2))
    box.add(dark)


def _jaws(box: Box) -> None:
    lower = Sheet("#5f8a4a", "#2f5a3a", gap=1.4, through=0.04, rim=0.7)
    lower.fill(LOWER)
    random = np.random.default_rng(4)
    for _ in range(44):
        x = random.uniform(20, 720)
        y = random.uniform(930, 1010)
        lower.score(ellipse(x, y, random.uniform(6, 13), random.uniform(4, 8)), 2.4)
    panes = []
    teeth = Sheet("#fff4dc", "#ecd6ae", gap=0.9, through=0.05, rim=0.6)
    for x, y, wide, high in HOUSES:
        panes += buildings.house(teeth, x, y, wide, high, 1.25, (2, 2), chimney=False)
        teeth.fill(
            polygon([(x - 4, y), (x + wide + 4, y), (x + wide + 4, y + 40), (x - 4, y + 40)])
        )
        door = f"{x + wide * 0.4},{y + 2}! {x + wide * 0.4},{y - 22} {x + wide * 0.6},{y - 22} "
        f"{x + wide * 0.6},{y + 2}!"
        teeth.ink("#a8323a", door)
    box.add(teeth)
    box.emit(panes, "#f2b03c", 0.9)
    box.add(lower)
    teeth = Sheet("#fff4dc", "#ecd6ae", gap=0.9, through=0.05, rim=0.6)
    for i, (x, y) in enumerate(
        ((252, 640), (330, 552), (404, 478), (482, 408), (560, 352), (640, 302), (716, 268))
    ):
        long = 96 + 18 * (i % 3)
        teeth.fill(polygon([(x - 24, y - 14), (x + 30, y - 34), (x + 16, y + long)]))
    box.add(teeth)
    upper = Sheet("#6f9a4e", "#3f6f40", gap=1.4, through=0.04, rim=0.7)
    upper.fill(UPPER)
    for i in range(9):
        x, y = 20 + 36 * i, 300 - 3 * i
        if x < 215:
            upper.fill(polygon([(x - 18, y + 6), (x + 4, y - 30), (x + 22, y + 4)]))
    for _ in range(60):
        x = random.uniform(0, 640)
        y = 470 - x * 0.36 + random.uniform(-90, 90)
        upper.score(ellipse(x, y, random.uniform(7, 15), random.uniform(5, 10)), 2.4)
    upper.slit("742,158 760,150 772,166", 5)
    upper.ink("#f6d04a", "252,236! 290,190 340,196 366,240! 310,262")
    upper.ink("#1c0a14", ellipse(312, 226, 9, 32))
    upper.score("240,250 310,278 380,250", 4).score("244,206 296,164 350,176", 4)
    box.add(upper)
    cleaner = Sheet("#2a0c1c", "#220a18", gap=0.9, through=0.04, rim=0.6)
    cleaner.line("560,346 544,500", 2).line("612,326 600,500", 2).fill(
        "530,496! 616,496! 616,506! 530,506!"
    )
    figures.standing(
        cleaner,
        572,
        498,
        11,
        "man",
        ("trousers", "cap"),
        arms=((200, 260), (20, -60)),
        back=True,
        gap=0.5,
        smooth=0.5,
    )
    box.add(cleaner)
    bird = Sheet("#fff4dc", gap=0.8, through=0.1, rim=0.5)
    birds.bird(bird, 120, 266, 64, "perch")
    box.add(bird)


def _water(box: Box) -> None:
    for i, (top, colour) in enumerate(((1010, "#2f6a62"), (1070, "#1f4f50"), (1130, "#143a40"))):
        sheet = Sheet(colour, gap=1.0, through=0.1, rim=0.6)
        land.waves(sheet, top, 8 + 2 * i, 120 + 40 * i, seed=i + 2, crests=0.3)
        box.add(sheet)
    reeds = Sheet("#0f2a2e", "#0a1c22", gap=1.2, through=0.04, rim=0.6)
    for i, x in enumerate((40, 66, 96, 700, 730, 764)):
        tall = 150 + 30 * (i % 3)
        reeds.limb([(x, 1220, 4), (x + 6, 1220 - tall * 0.6, 3), (x + 10, 1220 - tall, 2)])
        reeds.limb([(x + 10, 1220 - tall, 6), (x + 12, 1178 - tall, 6)])
    box.add(reeds)
