"""A woman knits a child out of the thread of her own dress."""

import numpy as np

from cards.studio.paper import beasts, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet

DRESS = (
    "180,870! 180,780 196,700 214,620 250,566 292,560! 320,600 330,690! 396,668! 400,706! "
    "318,750 306,770 "
    "436,770! 446,870! 300,900"
)
HAIRLINE = "-.9,-1.3 .2,-1.3 .42,-.84 .24,-.80 .02,-.62 -.06,-.42 -.16,-.3 -.34,-.2 -.9,-.4"
RED, SKIN, HAIR = "#c8303a", "#efcfb0", "#3a2438"
KNIT = Pose(
    (264, 282), 300, 16, ((80, -10, -24), (70, 0, -14)), ((10, 86), (4, 82)), ("hold", "hold")
)
LOOK = Pose((268, 266), 262, -22, ((-20, -44, -50), (60, 70, 80)), ((95, 96), (86, 92)))
NEAR = (-130, -330, 1.28)
"""Where the two and their chair are drawn, and how much larger."""
AWAY = Pose((276, 280), arms=((70, 50, 40), (112, 96, 90)), legs=((108, 122), (68, 92)))


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#a9c3c4", "#d6e2d8", "#eef0e2", bottom=500),
        lamp=(640, -100),
        tint="#2c2a3a",
        fall=(-0.35, 0.9),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    _room(box)
    _woman(box)
    _child(box)
    return box


def _room(box: Box) -> None:
    gone = Sheet(RED, gap=0.3, through=0.05, rim=0.3)
    people.person(gone, 668, 408, 13, "child", AWAY, ("dress", "shorthair"), gap=0.4, smooth=0.5)
    gone.line("660,380 600,396 560,420 530,444", 2)
    box.add(gone)
    wall = Sheet("#dfe3dc", "#cdd3cd", gap=0.9, through=0.1, rim=0.5, shade=0.6)
    wall.fill(rectangle(-30, -30, 860, 1000)).cut(rectangle(506, 116, 210, 320, 4))
    for i in range(10):
        wall.score([(10 + 86 * i, -10), (10 + 86 * i, 960)], 4)
    box.add(wall)
    frame = Sheet("#ffffff", gap=0.6, through=0.1, rim=0.5)
    frame.line(rectangle(506, 116, 210, 320, 4), 13).line("611,116 611,436", 7).line(
        "506,260 716,260", 7
    )
    frame.fill(rectangle(488, 434, 246, 17, 4))
    box.add(frame)
    pegs = Sheet("#8a7a70", "#74665e", gap=0.6, through=0.05, rim=0.5)
    pegs.fill(rectangle(60, 70, 300, 13, 3))
    for i in range(4):
        pegs.fill(ellipse(106 + 70 * i, 82, 6, 9))
    box.add(pegs)
    small = Sheet(RED, "#a31f30", gap=0.5, through=0.05, rim=0.5)
    with small.at(-60, -180, 1.0):
        small.fill(
            "238,270! 270,270! 284,300 274,306 268,296! 270,336! 238,336! 240,296! 234,306 224,300"
        )
        small.fill("364,268! 386,268! 390,320! 374,322! 375,300 372,322! 358,320!")
        small.fill("158,268! 182,268! 184,300 196,312 190,326 172,326 162,312!")
        small.limb("308,268,9 300,330,10 310,400,12").limb("312,268,9 320,320,10 314,360,11")
    box.add(small)
    floor = Sheet("#b5ab9c", "#8f857a", gap=0.6, through=0.05, rim=0.4)
    floor.fill(rectangle(-30, 970, 860, 300))
    for y in (1004, 1052, 1116):
        floor.score([(-20, y), (820, y)], 3)
    box.add(floor)


def _woman(box: Box) -> None:
    chair = Sheet("#6d5a58", "#54444a", gap=1.0, through=0.04, rim=0.6)
    with chair.at(*NEAR):
        chair.line("160,590 186,1050", 14).line("344,846 356,1050", 13)
        chair.line("166,640 196,838", 8).fill(rectangle(168, 838, 200, 17, 6))
    box.add(chair)
    woman = Sheet(SKIN, "#e2b898", gap=1.3, through=0.05, rim=0.5)
    with woman.at(*NEAR):
        joints = people.person(
            woman,
            268,
            806,
            100,
            "woman",
            KNIT,
            ("bun", "sleeves"),
            anchor="hip",
            face="large",
            gap=2,
        )
        woman.ink(RED, DRESS)
        with woman.at(*joints.head, 100, 26), woman.at(0.08, -0.1):
            woman.ink(HAIR, HAIRLINE)
            woman.slit(".20,-.52 .27,-.49 .34,-.50", 0.012).slit(
                ".395,-.247 .34,-.25 .31,-.24", 0.01
            )
    box.add(woman)
    (x, y), _ = joints.wrists
    thread = Sheet(RED, gap=0.6, through=0.02, rim=0.4, wobble=0.2)
    steel = Sheet("#f2f2f4", "#c9ccd4", gap=0.7, through=0.02, rim=0.8)
    with thread.at(*NEAR), steel.at(*NEAR):
        for i in range(7):
            left, top = 434 + 3 * (i % 2), 782 + 12 * i
            thread.line([(left, top), (left + 15, top + 6), (left + 2, top + 12)], 3)
        thread.line([(436, 866), (400, 960), (460, 1080), (560, 1110), (500, 1150), (400, 1110),
        (400, 980),
                     (430, 800), (x + 60, y + 10)], 3)  # fmt: skip
        steel.line([(x + 8, y + 14), (x + 150, y - 60)], 5).line(
            [(x + 20, y - 40), (x + 140, y + 26)], 5
        )
        steel.fill(ellipse(x + 8, y + 14, 7), ellipse(x + 20, y - 40, 7))
    box.add(thread)
    box.add(steel)


def _child(box: Box) -> None:
    child = Sheet(RED, "#b32634", gap=1.2, through=0.04, rim=0.6)
    with child.at(*NEAR):
        people.person(
            child, 596, 1056, 78, "child", LOOK, ("dress", "shorthair"), flip=True, hem=0.55
        )
    _knit(child, 15)
    box.add(child)
    cat = Sheet("#3a2438", "#2a1a2a", gap=1.0, through=0.04, rim=0.6)
    beasts.cat(cat, 300, 1150, 96)
    box.add(cat)


def _knit(sheet: Drawing, size: float) -> None:
    """Crease rows of stitches into all the paper that is there."""
    rows, columns = sheet.outline.shape
    for row, y in enumerate(np.arange(0, 1199, size * 0.62)):
        for x in np.arange(size * 0.5 * (row % 2), 799, size):
            if sheet.outline[int(y * rows / 1200), int(x * columns / 800)] > 128:
                sheet.score(
                    [
                        (x - size * 0.4, y - size * 0.3),
                        (x, y + size * 0.3),
                        (x + size * 0.4, y - size * 0.3),
                    ],
                    2.4,
                )
