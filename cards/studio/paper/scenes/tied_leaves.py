"""In late autumn a child ties the fallen leaves back on a tree, one by one, with red thread."""

import numpy as np

from cards.studio.paper import birds, land
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import (
    arc,
    band,
    curve,
    ellipse,
    polygon,
    rectangle,
    spline,
    toward,
)
from cards.studio.paper.people import person
from cards.studio.paper.sheet import Sheet

GROUND = 1092
LIMBS = (
    "470,700,30 440,600,22 380,520,15 300,460,10 220,430,6 150,420,2",
    "480,660,30 500,540,24 520,420,17 510,300,12 530,190,7 524,90,2",
    "490,690,26 560,610,18 640,560,12 720,520,7 780,500,2",
    "380,520,11 330,420,8 310,330,5 260,250,2",
    "515,440,13 440,350,9 400,260,6 390,160,2",
    "520,400,12 600,330,9 650,250,6 720,200,2",
    "600,580,9 650,480,7 700,420,4 760,380,1.6",
    "300,460,6 240,370,4 170,320,1.6",
    "440,350,6 360,300,4 320,200,1.6",
    "600,330,6 610,230,4 600,130,1.6",
)
TIED = (
    (0, 20),
    (0, 28),
    (0, 36),
    (3, 12),
    (3, 20),
    (7, 9),
    (7, 16),
    (4, 18),
    (8, 8),
    (8, 16),
    (4, 26),
    (0, 12),
    (1, 36),
)
"""Which limb, and how far along it, each leaf that hangs again is tied to."""
COLOURS = ("#d9822b", "#c9502e", "#e3aa3a", "#a8402c", "#d9682b")
LEAF = (
    "0,0! .22,-.10 .46,-.34 .62,-.28 .80,-.34 .92,-.14 1.22,0! .92,.14 .80,.34 .62,.28 "
    ".46,.34 .22,.10"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#c9d3d6", "#dfe3df", "#efe8dc", "#e6dccb", bottom=1100),
        lamp=(660, -100),
        tint="#3a3440",
        fall=(-0.35, 0.85),
        finish=Finish(vignette=0.16, bloom=0.08, contrast=0.4),
    )
    _park(box)
    _house(box)
    _tree(box)
    _leaves(box)
    _child(box)
    _ground(box)
    return box


def _park(box: Box) -> None:
    far = Sheet("#c3c9c8", "#d6d6ce", gap=1.0, through=0.4, rim=0.3, shade=0.4)
    far_ground = land.hill(far, 960, 8, 3, bumps=5)
    for x, high in ((420, 300), (620, 360), (730, 280)):
        far.limb([(x, far_ground(x) + 10, 9), (x + 8, 960 - high * 0.5, 5), (x, 960 - high, 1)])
        for k in range(6):
            y = 960 - high * (0.35 + 0.1 * k)
            side = 1 if k % 2 else -1
            far.limb([(x + 5, y, 3), (x + side * 40, y - 40, 2), (x + side * 52, y - 74, 0.6)])
    box.add(far)


def _house(box: Box) -> None:
    wall = Sheet("#b98f80", "#a87c70", gap=1.1, through=0.03, rim=0.5)
    wall.fill(rectangle(-20, 500, 300, 640)).fill("-20,500! 300,500! 300,470! -20,470!")
    for row in range(15):
        for k in range(4):
            if (row * 3 + k) % 4 == 0:
                wall.score(rectangle(10 + 66 * k + 30 * (row % 2), 520 + 38 * row, 60, 32, 2), 1.4)
    wall.cut(rectangle(40, 600, 180, 250, 4))
    box.add(wall)
    room = Sheet("#f6d48a", "#e8b868", gap=0.6, through=0.05, rim=0.5)
    room.fill(rectangle(36, 596, 188, 258))
    room.ink("#c98a4a", ellipse(188, 640, 22)).ink("#fff6da", ellipse(188, 640, 17))  # a clock
    room.ink(
        "#6a3a30",
        band([(188, 640, 1.6), (188, 628, 1.2)]),
        band([(188, 640, 1.6), (196, 644, 1.2)]),
    )
    room.ink("#9a6a4a", rectangle(44, 716, 10, 134), rectangle(44, 790, 180, 60, 4))
    room.ink(
        "#fffaf0", spline("46,790! 44,726 96,712 120,750 116,792!"), rectangle(52, 776, 170, 22, 8)
    )
    room.ink("#8fa6b8", spline("104,790! 120,762 170,756 224,768! 224,852! 104,852!"))
    box.add(room)
    face = Sheet("#eed0b8", gap=0.4, through=0.03, rim=0.5)
    with face.at(106, 782, 50, -70):
        face.fill(
            "-.04,.1 -.3,-.06 -.36,-.4 -.3,-.8 .0,-.98 .24,-.9 .36,-.66 .36,-.5 .46,-.36 .37,-.28 "
            ".38,-.16 .3,.0 .14,.06"
        )
        face.ink(
            "#a8a2ac",
            spline(
                "-.3,-.06! -.46,-.4 -.4,-.86 -.04,-1.1 .3,-.95 .3,-.76! .06,-.72 -.04,-.4 -.1,-.1"
            ),
        )
        face.ink("#5a3a30", ellipse(0.24, -0.5, 0.045)).slit(".3,-.2 .36,-.2", 0.02)
    box.add(face)
    sash = Sheet("#fbf6ea", "#efe6d4", gap=0.8, through=0.03, rim=0.6)
    sash.line(rectangle(36, 596, 188, 258, 3), 12).line([(130, 600), (130, 700)], 7).line(
        [(40, 702), (220, 702)], 7
    )
    sash.fill(rectangle(22, 850, 216, 18, 3))
    sash.fill("44,602! 92,602! 84,680 62,740 44,760!", "216,602! 178,602! 186,660 204,700 216,720!")
    box.add(sash)
    sill = Sheet("#8a4a3c", gap=0.7, through=0.03, rim=0.6)
    sill.fill("178,850! 214,850! 208,816! 184,816!")
    sill.limb("196,816,2.4 197,780,2 190,752,1.6").fill("190,752! 178,738 184,728 192,742")
    box.add(sill)
    painted = Sheet("#5f8a4f", gap=0.1, through=0.02, rim=0.2, shade=0.3)  # a leaf that cannot fall
    with painted.at(262, 690, 40, 64):
        painted.fill(LEAF)
    painted.line("262,690 250,640 266,590 256,540", 3)
    box.add(painted)
    pot = Sheet("#6f5f6a", gap=0.6, through=0.03, rim=0.6)
    pot.fill("232,1076! 266,1076! 262,1112! 236,1112!").ink("#5f8a4f", ellipse(249, 1076, 17, 5))
    pot.line("256,1074 272,1036", 4)
    box.add(pot)


def _tree(box: Box) -> None:
    tree = Sheet("#4a3638", "#35262c", gap=1.4, through=0.03, rim=0.6)
    with tree.piece(1.5) as part:
        part.limb("500,1200,74 486,1090,54 466,980,46 476,860,42 470,760,38 480,660,34")
        part.limb("470,1060,40 420,1104,20 370,1124,8").limb("506,1060,40 560,1108,20 610,1126,8")
        for limb in LIMBS:
            part.limb(limb)
    random = np.random.default_rng(4)
    for limb in LIMBS:
        run = curve(limb, 8)
        for i in range(12, len(run) - 1, 6):
            x, y, half = run[i]
            if half > 13:
                continue
            step = run[i + 1] - run[i - 1]
            heading = np.degrees(np.arctan2(step[1], step[0])) + random.choice(
                (-1, 1)
            ) * random.uniform(32, 60)
            middle = np.array((x, y)) + toward(heading) * random.uniform(20, 34)
            tip = middle + toward(heading + random.uniform(-26, 26)) * random.uniform(18, 34)
            tree.limb([(x, y, min(3.4, half)), (*middle, 2), (*tip, 0.7)], steps=5)
    for line in (
        "452,1000 462,900 456,800",
        "490,1040 486,940 494,860 486,780",
        "508,1010 512,930",
    ):
        tree.score(line, 3)
    tree.cut(ellipse(478, 820, 16, 24))
    box.add(tree)
    hollow = Sheet("#2a1c22", gap=0.1, through=0.02, rim=0.2)
    hollow.fill(ellipse(478, 820, 17, 25))
    hollow.ink("#f2c24a", ellipse(472, 816, 4), ellipse(485, 816, 4))
    box.add(hollow)


def _leaf(sheet: Sheet, x: float, y: float, size: float, turn: float, colour: str) -> None:
    with sheet.at(x, y, size, turn):
        sheet.fill(LEAF).ink(colour, spline(LEAF))
        sheet.score("0.05,0 1.1,0", 0.05).score(".4,0 .62,-.22", 0.035).score(".4,0 .62,.22", 0.035)


def _leaves(box: Box) -> None:
    hung = Sheet("#d9822b", gap=1.0, through=0.2, rim=0.7)
    thread = Sheet("#d42a35", gap=0.5, through=0.05, rim=0.5)
    random = np.random.default_rng(11)
    for i, (limb, along) in enumerate(TIED):
        run = curve(LIMBS[limb], 8)
        x, y, half = run[min(along, len(run) - 2)]
        _leaf(hung, x, y + half + 12, 58, 90 + random.uniform(-22, 22), COLOURS[i % 5])
        thread.line([(x, y - half), (x, y + half + 14)], 3)
        for side in (-1, 1):
            thread.line(arc(x + side * 8, y + half + 8, 8, 5, 0, 362, 16), 2.4)
            thread.line([(x, y + half + 8), (x + side * 7, y + half + 22)], 2.2)
    box.add(hung)
    mitten = Sheet("#3f7f9a", gap=0.9, through=0.05, rim=0.7)  # one is none
    mitten.fill("510,300! 534,298! 538,330 536,356 520,362 508,350 506,326").limb(
        "512,330,7 498,322,7 494,312,6"
    )
    mitten.ink("#e8e2d2", rectangle(506, 298, 32, 9))
    box.add(mitten)
    thread.line("521,284 521,302", 3)
    box.add(thread)


def _child(box: Box) -> None:
    chair = Sheet("#8a5a38", "#6f4630", gap=1.1, through=0.03, rim=0.7)
    chair.fill(
        rectangle(566, 934, 116, 14, 4),
        rectangle(572, 946, 11, 150, 3),
        rectangle(664, 790, 11, 306, 4),
        rectangle(576, 1010, 96, 8, 3),
    )
    chair.fill(rectangle(600, 934, 10, 152, 3), rectangle(640, 934, 10, 152, 3))
    box.add(chair)
    books = Sheet("#2f6a72", gap=0.9, through=0.03, rim=0.7)
    for y, x, wide, colour in (
        (912, 580, 82, "#2f6a72"),
        (892, 586, 76, "#c9913c"),
        (870, 578, 80, "#7d3a48"),
    ):
        books.fill(rectangle(x, y, wide, 22, 3)).ink(colour, rectangle(x, y, wide, 22))
        books.ink("#fff6e2", rectangle(x + 4, y + 6, 12, 10))
    box.add(books)
    coat = Sheet("#b5333c", "#94283a", gap=1.3, through=0.03, rim=0.8)
    joints = person(
        coat,
        622,
        870,
        60,
        "child",
        Pose(
            torso=(268, 266),
            neck=262,
            head=-18,
            arms=((318, 300, 292), (328, 306, 296)),
            legs=((98, 92), (84, 92)),
            hands=("reach", "hold"),
        ),
        ("coat", "cap"),
        flip=True,
        hem=0.5,
        gap=2,
    )
    (x, y), hands = joints.head, joints.wrists
    coat.ink("#efc3a0", *(ellipse(hand[0] - 8, hand[1] - 16, 20, 18) for hand in hands))
    coat.ink("#7a4426", ellipse(x + 34, y - 48, 32, 38))
    visage = ((-23, -76), (22, -76), (26, -40), (14, -16), (-2, -7), (-18, -7), (-23, -40))
    coat.ink("#efc3a0", [(x + right, y + down) for right, down in visage])
    coat.ink("#3a2430", ellipse(x - 1, y - 45, 3, 4))
    coat.ink("#a8503c", band([(x - 12, y - 20, 0.6), (x - 6, y - 20, 1.4), (x - 1, y - 20, 0.6)]))
    coat.ink(
        "#2f6a72",
        polygon([(x - 26, y - 62), (x + 60, y - 52), (x + 60, y - 130), (x - 26, y - 130)]),
    )
    coat.ink("#3a3040", rectangle(560, 780, 130, 100))
    box.add(coat)
    tip = hands[1][0] - 20, hands[1][1] - 26
    leaf = Sheet("#e3aa3a", gap=0.7, through=0.1, rim=0.7)
    _leaf(leaf, tip[0], tip[1] + 4, 66, 112, "#e3aa3a")
    box.add(leaf)
    robin = Sheet("#8a6a52", gap=0.9, through=0.03, rim=0.7)
    birds.bird(robin, 716, 506, 64, "perch", flip=True)
    robin.ink("#d9582e", ellipse(704, 486, 12, 11))
    box.add(robin)
    line = Sheet("#d42a35", gap=0.5, through=0.05, rim=0.5)
    line.line(
        [(688, 470), (640, 500), (tip[0] + 30, tip[1] - 20), (tip[0] - 2, tip[1] + 14)], 2.6
    ).line("692,470 720,600 742,800 720,980 690,1090", 2.6)
    box.add(line)


def _ground(box: Box) -> None:
    ground = Sheet("#a8997f", "#8f8068", gap=1.0, through=0.05, rim=0.5)
    land.hill(ground, GROUND + 16, 7, 6, bumps=6)
    box.add(ground)
    fallen = Sheet("#c9702e", gap=0.7, through=0.1, rim=0.6)
    random = np.random.default_rng(9)
    for i in range(26):
        x, y = random.uniform(40, 780), random.uniform(GROUND + 26, 1186)
        _leaf(fallen, x, y, random.uniform(22, 34), random.uniform(0, 360), COLOURS[i % 5])
    for x, y, turn in ((742, 640, 40), (770, 760, 120), (348, 900, 70), (330, 760, 150)):
        _leaf(fallen, x, y, 32, turn, COLOURS[int(x) % 5])
    box.add(fallen)
    basket = Sheet("#c99a52", "#a87a3c", gap=1.0, through=0.03, rim=0.7)
    basket.line(arc(408, 1090, 52, 66, 180, 360), 7)
    basket.fill("350,1090! 466,1090! 450,1158! 366,1158!")
    for k in range(6):
        basket.score([(354 + 20 * k, 1094), (366 + 17 * k, 1156)], 2)
    for y in (1110, 1130):
        basket.score([(354, y), (462, y)], 2)
    heap = Sheet("#d9822b", gap=0.6, through=0.05, rim=0.6)
    for k in range(8):
        _leaf(heap, 364 + 12 * k, 1092, 34, 250 + 6 * k, COLOURS[k % 5])
    box.add(heap)
    box.add(basket)
    spool = Sheet("#e8c894", gap=0.8, through=0.03, rim=0.7)
    spool.fill(
        rectangle(664, 1094, 46, 9, 3), rectangle(664, 1132, 46, 9, 3), rectangle(670, 1100, 34, 36)
    )
    spool.ink("#d42a35", rectangle(670, 1103, 34, 29))
    for y in range(1108, 1132, 6):
        spool.score([(670, y), (704, y + 2)], 1.4)
    box.add(spool)
