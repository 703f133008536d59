"""A giantess kneels at a river and wrings the night out; its stars wash off downstream."""

import math

import numpy as np

from cards.studio.paper import beasts, buildings, grips, land, people, plants
from cards.studio.paper.body import BUILDS, Pose, reach
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

DAWN = (470, 600)
NIGHT = (
    "-40,-40! 840,-40! 840,70 760,40 690,96 600,70 540,150 470,180 400,290 336,380 290,500 268,610 "
    "280,700 284,760! 244,760! 226,690 196,600 160,520 130,420 80,330 50,240 0,210 -40,150!"
)
FOLDS = (
    "30,-20 100,240 180,460 240,740",
    "170,-20 200,240 224,480 254,740",
    "330,-20 290,220 250,480 262,740",
    "500,-20 390,160 290,440 268,740",
    "690,-20 530,90 350,360 276,740",
)
ROPE = (
    "264,722,22 258,748,19 274,790,27 262,834,20 280,880,27 268,920,20 280,960,27 266,1000,21 "
    "262,1044,9 258,1070,1"
)
SKIRT = (
    "652,800 600,830 540,880 450,950 392,1004 362,1052 372,1096! 470,1116 620,1118 740,1112! "
    "782,1080 770,1000 752,930 712,850"
)


SIZE = 165
BEND = 0.6
"""How much of the forearm's slope her hands keep: she bends them towards the level."""
REACHES = ((168, 92), (156, 212))
"""How far before and below her shoulder her wrists are, the far one first."""


def _reach(to: tuple[float, float], side: int) -> tuple[float, float, float]:
    """Return the angles of an arm of a woman of this size that reaches a point; elbow down."""
    first, second = reach((to[0] / SIZE, to[1] / SIZE), BUILDS["woman"].arm, side)
    return first, second, second * BEND


def build() -> Box:
    """Build the card."""
    sky = glow("#fff0bf", "#f8cd78", "#dc9a41", "#a8682f", "#4b3a4a", at=DAWN, radius=760)
    box = Box(sky, lamp=DAWN, tint="#0b0c2c", finish=Finish(vignette=0.4))
    _far_bank(box)
    _river(box)
    box.haze("#ffdf98", 0.4 * near(500, 640, 230, 200))
    _night(box)
    _boat(box)
    _woman(box)
    _near_bank(box)
    return box


def _far_bank(box: Box) -> None:
    hills = Sheet("#c98d45", "#b97a3a", gap=0.8, through=0.35, rim=0.5)
    ground = land.hill(hills, 700, 22, seed=9)
    for i in range(10):
        plants.tree(
            hills, 20 + 26 * i, ground(20 + 26 * i) + 4, 60 + 9 * (i % 3), 3, seed=i, depth=4
        )
    box.add(hills)
    town = Sheet("#8a5a34", "#7d5032", gap=0.8, through=0.2, rim=0.5)
    town.fill("-20,742 120,734 260,744 420,738 640,742 820,736 820,1300! -20,1300!")
    for x, wide, high in ((24, 30, 30), (64, 24, 40), (98, 34, 28), (148, 26, 34)):
        buildings.house(town, x, 742, wide, high)
    box.add(town)


def _night(box: Box) -> None:
    sheet = Sheet("#1a1f5a", "#2a2f74", gap=1.4, through=0.1, rim=0.6)
    sheet.fill(NIGHT)
    for fold in FOLDS:
        sheet.score(fold, 3)

    def outside(x: float, y: float) -> bool:
        return not sheet.outline[
            int(y * sheet.outline.shape[0] / 1200), int(x * sheet.outline.shape[1] / 800)
        ]

    pricks = land.stars(sheet, 190, (0, 0, 799, 640), 4, outside, (0.8, 2.4))
    box.add(sheet)
    box.emit(pricks, "#fff0c4", 0.95, 0.6)


def _river(box: Box) -> None:
    box.haze("#ffd88a", 0.4 * near(300, 750, 400, 50))
    random = np.random.default_rng(8)
    for i, (top, colour) in enumerate(
        ((778, "#8d6a4d"), (850, "#5d5060"), (940, "#353866"), (1040, "#1f2453"))
    ):
        sheet = Sheet(colour, gap=0.7, through=0.2, rim=0.5)
        land.waves(sheet, top, 2.5 + i, 130 + 30 * i, seed=i, crests=0.2)
        for _ in range(26):
            x, y = random.uniform(-20, 820), top + random.uniform(12, 76)
            long = random.uniform(20, 70)
            sheet.slit([(x, y), (x + long / 2, y + 3), (x + long, y)], random.uniform(0.5, 1.3))
        box.add(sheet)
    floats = []
    for _ in range(150):
        t = random.random() ** 0.8
        x = 270 - 300 * t + random.normal(0, 16 + 34 * t)
        y = 1050 + 40 * math.sin(4 * t) + random.normal(0, 5 + 24 * t)
        floats.append(ellipse(x, y, random.uniform(1, 3) * (1 + 0.7 * t), random.uniform(0.8, 1.9)))
    box.emit(floats, "#fff2c8", 0.95, 0.8)


def _boat(box: Box) -> None:
    """Row somebody past who fishes for stars."""
    box.haze("#ffcf80", 0.3 * near(90, 850, 110, 60))
    sheet = Sheet("#1d1a38", "#17173a", gap=0.8, through=0.06, rim=0.6)
    sheet.fill("20,902! 40,922 130,924 160,898! 128,906 60,908")
    arms = ((30, 10, 20), (50, 20, 20))
    people.person(
        sheet, 84, 912, 15, "man", Pose((274, 290), arms=arms, hands=("hold", "hold")),
        ("coat", "trousers", "cap"), gap=0.7,
    )  # fmt: skip
    sheet.limb("118,818,1.8 176,934,1.6").line(ellipse(188, 944, 17, 7), 2.4)
    for x in (-17, -6, 6, 17):
        sheet.line([(188 + x, 945), (188 + 0.75 * x, 962), (188 + 0.2 * x, 976)], 1.3)
    sheet.line("174,956 188,960 202,956", 1.3).line("178,966 188,970 198,966", 1.3)
    box.add(sheet)
    box.emit(ellipse(188, 958, 3.4), "#fff2c8", 1, 0.6)


def _woman(box: Box) -> None:
    box.haze("#ffdf98", 0.14 * near(420, 600, 200, 200))
    sheet = Sheet("#2c2140", "#171a3c", gap=1.4, through=0.08, rim=0.7)
    arms = (_reach(REACHES[0], 1), _reach(REACHES[1], 1))
    pose = Pose(
        (296, 310),
        316,
        12,
        arms=arms,
        legs=((24, 172, 170), (18, 174, 172)),
        hands=("reach", "reach"),
    )
    joints = people.person(
        sheet, 678, 930, SIZE, "woman", pose, ("bun",),
        flip=True, anchor="hip", face="large", gap=2.4, smooth=2,
    )  # fmt: skip
    with sheet.at(*joints.head, SIZE, -(12 + 34 * 0.6), flip=True), sheet.at(0.08, -0.08):
        sheet.slit(".20,-.515 .265,-.475 .345,-.49", 0.011)
        sheet.slit(".18,-.63 .26,-.66 .345,-.63", 0.008)
        sheet.slit(".395,-.247 .34,-.25 .30,-.235", 0.008)
        sheet.slit("-.09,-.52 -.04,-.56 .0,-.48 -.04,-.38", 0.008)
    for strand in ("316,500,4 300,560,2.6 306,640,.5", "440,560,5 468,610,3 458,672,.5"):
        sheet.limb(strand)
    with sheet.piece(2, 2, joint=(680, 820, 90)) as skirt:
        skirt.fill(SKIRT)
    for fold in (
        "690,900 560,960 440,1040",
        "710,920 620,1000 540,1090",
        "730,950 690,1030 660,1104",
    ):
        sheet.slit(fold, 2.2)
    box.add(sheet)
    rope = Sheet("#2c3280", "#1c215c", gap=0.8, through=0.08, rim=0.8)
    rope.fill(band(ROPE))
    for i in range(11):
        y = 712 + 29 * i
        x = 266 + 5 * math.sin(i * 1.9)
        rope.slit([(x - 24, y + 12), (x, y + 3), (x + 24, y - 12)], 1.8)
    box.add(rope)
    fists = Sheet("#2c2140", "#221c3e", gap=0.6, through=0.08, rim=0.8)
    for (x, y), angles in zip(joints.wrists, arms, strict=True):
        grips.grip(fists, x, y, 132, 180 - angles[2], flip=True)
    box.add(fists)
    drops = [(246, 1012), (272, 1024), (252, 1036), (266, 1046), (242, 1050), (276, 1052)]
    box.emit([ellipse(*drop, 2.4, 3.4) for drop in drops], "#fff2c8", 0.95, 0.6)


def _near_bank(box: Box) -> None:
    box.haze("#7078b8", 0.32 * near(110, 1138, 80, 34))
    stone = Sheet("#34375c", "#24264a", gap=0.6, through=0.08, rim=0.7)
    stone.fill("420,1160! 430,1108 452,1086! 490,1068 536,1074! 566,1100 580,1160!")
    stone.score("452,1088 476,1104 470,1140", 2).score("536,1076 530,1094 552,1116", 2)
    box.add(stone)
    sheet = Sheet("#10102c", "#0a0a20", gap=1.4, through=0.04, rim=0.6)
    sheet.fill(
        "820,1060 700,1096 560,1104 420,1118 330,1150 180,1166 60,1160 -20,1176 -20,1300! 820,1300!"
    )
    beasts.dog(sheet, 104, 1164, 66, sniff=True)
    box.add(sheet)
    heap = Sheet("#2a2f74", "#1c205a", gap=0.8, through=0.08, rim=0.8)
    heap.fill(
        "548,1190! 568,1132 622,1098 684,1090 706,1076! 702,1052 676,1022! 704,1028 722,1010! "
        "732,1028 760,1008! 756,1030 784,1030! 756,1054 744,1074! 780,1086 840,1110! 840,1230! "
        "540,1230!"
    )
    for line in (
        "708,1082 640,1116 590,1180", "716,1084 680,1130 660,1196", "728,1084 730,1140 744,1200",
        "738,1082 776,1116 804,1180", "712,1066 704,1046 690,1030", "728,1064 730,1046 738,1026",
    ):  # fmt: skip
        heap.score(line, 3)
    pricks = land.stars(heap, 26, (600, 1110, 800, 1190), 3, None, (0.8, 1.8))
    box.add(heap)
    box.emit(pricks, "#fff0c4", 0.8, 0.6)
    cord = Sheet("#e9d7a8", "#d8c08a", gap=0.4, through=0.1, rim=0.5)
    cord.limb("702,1077,4.5 726,1083,5.5 748,1075,4.5").limb("728,1083,3 742,1104,2.6 738,1122,1.4")
    cord.limb("724,1083,3 716,1102,2.6 718,1116,1.4")
    box.add(cord)
    pale = Sheet("#fff3d0", "#f6dfae", gap=0.4, through=0.2, rim=0.5)
    pale.fill("300,1176! 330,1192 372,1190 400,1160! 372,1176 336,1178")
    box.add(pale)
    ring = Sheet("#e8b04e", "#e8b04e", gap=0.3, through=0.3, rim=0.9)
    ring.fill(ellipse(500, 1078, 16, 8)).cut(ellipse(500, 1077, 11.5, 4.8))
    box.add(ring)
