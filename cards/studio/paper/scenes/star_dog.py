"""A dog of stars has come down into a snowy street and sniffs at a poster on which it is sought."""

import numpy as np

from cards.studio.paper import beasts, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

LAMP = (224, 470)
# The dog looks left. Rows are bands; nodes are its stars, linked in the order of LINKS.
LEGS_FAR = (
    "470,800,50 500,900,30 470,1050,24 452,1066,22",
    "690,790,62 736,890,36 700,980,24 716,1062,22 700,1070,20",
)
BODY = "724,742,66 640,722,84 540,726,88 456,730,86 404,690,66 372,640,52 352,606,50"
TAIL = "764,724,26 812,670,22 806,600,16 776,560,5"
LEGS = (
    "430,770,58 420,880,34 428,980,25 420,1070,24 400,1080,22",
    "718,770,72 700,880,42 752,980,26 738,1078,24 718,1086,22",
)
HEAD = (
    "404,612 392,566 352,540 316,548 296,576 270,602 236,618 218,640! 222,664 244,672 282,664 "
    "318,668 352,664 388,650"
)
NAPE = "388,556 414,606 450,638 510,646 560,642 560,720 420,720"
EAR = "376,552 404,580 414,640 396,690! 374,664 362,610"
STARS = (
    (232, 634), (306, 578), (372, 560), (394, 650), (404, 668), (450, 700), (560, 690), (664, 690),
    (742, 712), (806, 640), (778, 572), (432, 800), (424, 940), (412, 1074), (706, 800), (736, 950),
    (730, 1078),
)  # fmt: skip
LINKS = ((0, 1), (1, 2), (2, 3), (2, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10), (5, 11), (11, 12),
         (12, 13), (7, 14), (14, 15), (15, 16), (11, 14))  # fmt: skip
HUNTER = (
    (560, 96), (500, 150), (620, 140), (540, 236), (566, 230), (592, 224), (520, 330), (610, 318),
    (690, 110), (706, 190),
)  # fmt: skip
HUNTS = ((0, 1), (0, 2), (1, 3), (2, 5), (3, 4), (4, 5), (3, 6), (5, 7), (2, 8), (8, 9))


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#0c1440", "#1b2f72", "#41659f", "#8fa9cc", bottom=980),
        lamp=LAMP,
        tint="#0a1030",
        finish=Finish(vignette=0.34, bloom=0.16, contrast=0.32),
    )
    _sky(box)
    _street(box)
    _lamp(box)
    _catcher(box)
    _dog(box)
    _front(box)
    return box


def _lines(box: Box, stars: tuple, links: tuple, power: float) -> None:
    sheet = Sheet("#cfe0ff", gap=0.1, through=0.3, rim=0.2, shade=0)
    for a, b in links:
        sheet.line([stars[a], stars[b]], 2.2)
    box.add(sheet)
    shapes = []
    for i, (x, y) in enumerate(stars):
        with sheet.at(x, y, (11, 8, 9)[i % 3]):
            shapes.append(sheet.world(land.STAR))
        shapes.append(ellipse(x, y, 3.4))
    box.emit(shapes, "#fffbe6", power, 0.6)
    for x, y in stars:
        box.light(x, y, 12, "#dfe9ff", 0.4, 0.25)


def _sky(box: Box) -> None:
    sky = Sheet("#0f1a4e", "#5f84b6", gap=0.1, through=0.2, rim=0)
    pricks = land.stars(sky, 150, (0, 0, 800, 620), 5, None, (0.7, 1.9))
    box.emit(pricks, "#fff8dc", 0.9, 0.5)
    _lines(box, HUNTER, HUNTS, 1.0)
    lead = Sheet("#e9c46a", "#e9c46a", gap=0.3, through=0.3, rim=0.6, shade=0.3)
    lead.line("706,190 724,240 690,300 716,370 690,420", 3)
    lead.line(ellipse(684, 446, 22, 26), 4)
    lead.ink("#e9c46a", ellipse(684, 474, 6))
    lead.fill(ellipse(684, 478, 7))
    box.add(lead)


def _street(box: Box) -> None:
    far = Sheet("#2a4274", "#38548a", gap=0.8, through=0.15, rim=0.4)
    far.fill(
        polygon("-20,1000 -20,700 60,640 150,700 150,760 230,760 230,690 300,640 370,690 370,1000")
    )
    far.fill(polygon("560,1000 560,800 640,740 720,800 720,770 830,770 830,1000"))
    panes = []
    for x, y in ((40, 760), (90, 760), (300, 740), (630, 850), (770, 830)):
        pane = rectangle(x, y, 26, 34)
        far.cut(pane)
        far.line([(x + 13, y), (x + 13, y + 34)], 2)
        panes.append(pane)
    box.add(far)
    box.emit(panes[:2] + panes[3:4], "#ffcf7a", 1.0, 0.6)
    roofs = Sheet("#e6eef8", "#d3e0f0", gap=0.5, through=0.1, rim=0.4)
    roofs.fill(
        "-20,706! 60,634 154,706! 150,716 60,652 -20,720",
        "224,698! 300,630 376,696! 372,708 300,650 228,706",
    )
    roofs.fill(
        "552,808! 640,730 728,806! 722,816 640,748 558,816",
        "716,776! 760,762 830,766! 830,780 716,784",
    )
    box.add(roofs)
    ground = Sheet("#dfe9f6", "#b9cbe4", gap=0.8, through=0.1, rim=0.4, shade=0.8)
    land.hill(ground, 972, 10, 4)
    box.add(ground)


def _lamp(box: Box) -> None:
    box.light(*LAMP, 190, "#ffd9a0", 1.1, 0.22)
    post = Sheet("#1a2244", "#141a36", gap=1.0, through=0.04, rim=0.7)
    x, y = LAMP
    post.fill(rectangle(x - 8, y + 34, 16, 610, 4), rectangle(x - 20, 1030, 40, 60, 6))
    post.fill(polygon([(x - 26, y + 40), (x + 26, y + 40), (x + 34, y - 34), (x - 34, y - 34)]))
    pane = polygon([(x - 19, y + 32), (x + 19, y + 32), (x + 26, y - 28), (x - 26, y - 28)])
    post.cut(pane)
    post.fill(polygon([(x - 42, y - 34), (x + 42, y - 34), (x, y - 70)]), ellipse(x, y - 74, 6))
    post.line([(x, y - 28), (x, y + 32)], 3)
    box.add(post)
    box.emit(pane, "#ffe9b4", 1.5, 0.8)
    box.light(x, y, 40, "#ffd28a", 1.2, 0.3)
    snow = Sheet("#f4f8ff", gap=0.4, through=0.1, rim=0.4)
    snow.fill("182,438! 200,424 224,398 248,424 266,438! 224,430")
    box.add(snow)
    paper = Sheet("#f7efd9", "#e9dcbc", gap=0.8, through=0.15, rim=0.5)
    with paper.at(x - 2, 690, 1, -4):
        paper.fill("-58,-84! 56,-86! 60,40 58,84! 20,80 -8,88 -56,82!")
        for px, py in ((0, -76), (0, 76)):
            paper.ink("#a83a34", ellipse(px, py, 5))
        paper.ink("#22305e", rectangle(-46, -64, 92, 100, 3))
        dots = [
            (-32, -20),
            (-22, -36),
            (-6, -30),
            (20, -30),
            (34, -52),
            (-8, 4),
            (-10, 24),
            (20, 2),
            (24, 24),
        ]
        for dot in dots:
            paper.ink("#fff6d8", ellipse(*dot, 3.4))
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (5, 6), (3, 7), (7, 8)):
            (ax, ay), (bx, by) = dots[a], dots[b]
            paper.ink(
                "#fff6d8", polygon([(ax, ay), (bx, by), (bx + 1.6, by + 1.6), (ax + 1.6, ay + 1.6)])
            )
        for k in range(2):
            paper.ink("#7a6a58", rectangle(-40, 46 + 14 * k, 80 - 26 * k, 5))
    box.add(paper)


def _catcher(box: Box) -> None:
    """Let one with a net wait behind the corner at the left."""
    box.haze("#9db6dc", 0.4 * near(84, 890, 62, 190))
    man = Sheet("#16204a", "#101838", gap=1.0, through=0.04, rim=0.7)
    pose = Pose((276, 284), 300, 4, arms=((330, 300, 300), (20, 310, 300)),
                legs=((86, 100), (60, 100)), hands=("hold", "hold"))  # fmt: skip
    joints = people.person(man, 44, 1076, 36, "man", pose, ("coat", "trousers", "hat"), hem=0.4)
    x, y = joints.wrists[1]
    man.line([(x + 14, y + 84), (x - 4, y - 92)], 5)
    with man.at(x - 8, y - 132, 1, -8):
        man.line(ellipse(0, 0, 32, 40), 4)
        for k in (-16, 0, 16):
            man.line([(k, -34), (k * 1.1, 34)], 1.8).line([(-28, k * 1.3), (28, k * 1.3)], 1.8)
    box.add(man)
    wall = Sheet("#24325e", "#1a254a", gap=1.4, through=0.04, rim=0.6)
    wall.fill("-20,560! 34,556! 38,800 32,1140! -20,1140!")
    for j in range(14):
        wall.score([(-20, 580 + 40 * j), (34, 580 + 40 * j)], 2)
        wall.score([(4 + 18 * (j % 2), 580 + 40 * j), (4 + 18 * (j % 2), 620 + 40 * j)], 2)
    box.add(wall)


def _dog(box: Box) -> None:
    far = Sheet("#1d3a86", "#2c55a8", gap=1.0, through=0.4, rim=0.9)
    for leg in LEGS_FAR:
        with far.piece(1.5) as part:
            part.limb(leg)
    box.add(far)
    dog = Sheet("#1a3682", "#3566bd", gap=1.6, through=0.42, rim=1.2)
    with dog.piece(2) as part:
        part.limb(BODY).limb(TAIL).fill(HEAD, NAPE)
    for leg, joint in zip(LEGS, ((430, 760, 80), (716, 760, 96)), strict=True):
        with dog.piece(1.5, 1.6, joint=joint) as part:
            part.limb(leg)
    with dog.piece(1, 1.8, joint=(376, 560, 30)) as part:
        part.fill(EAR)
    dog.slit("222,650 262,652 292,640", 1.6)
    inside = dog.outline

    def outside(x: float, y: float) -> bool:
        return not inside[int(y * inside.shape[0] / 1200), int(x * inside.shape[1] / 800)]

    pricks = land.stars(dog, 420, (210, 540, 799, 1090), 9, outside, (0.6, 1.6))
    box.add(dog)
    box.emit(pricks, "#eaf2ff", 0.9, 0.4)
    _lines(box, STARS, LINKS, 1.3)
    eye = Sheet("#fff6da", gap=0.2, through=0.3, rim=0.4)
    eye.fill(ellipse(320, 596, 11, 10)).ink("#0f1a4e", ellipse(316, 598, 6))
    eye.ink("#fff6da", ellipse(314, 595, 2))
    nose = spline("212,634! 226,622 240,626 236,644 220,650")
    eye.fill(nose).ink("#0f1a4e", nose)
    box.add(eye)


def _front(box: Box) -> None:
    snow = Sheet("#eaf1fb", "#c3d3ea", gap=1.0, through=0.1, rim=0.4, shade=0.8)
    land.hill(snow, 1106, 9, 12)
    box.add(snow)
    prints = []
    for i in range(7):
        with snow.at(800 - 44 * i, 1160 - 11 * (i % 2) - 4 * i, 11, 12 * i):
            prints.append(snow.world(land.STAR))
    box.haze("#8fb0e0", 0.3 * near(680, 1150, 170, 24))
    box.emit(prints, "#5f86c8", 0.8, 0.8)
    bowl = Sheet("#c9473a", "#a83a34", gap=0.9, through=0.05, rim=0.7)
    bowl.fill("300,1124! 416,1124! 402,1164 392,1170 324,1170 314,1164", ellipse(358, 1124, 59, 14))
    bowl.ink("#16245c", ellipse(358, 1124, 50, 10))
    bowl.ink(
        "#fff6da",
        ellipse(340, 1123, 3),
        ellipse(362, 1127, 2.4),
        ellipse(382, 1121, 3),
        ellipse(352, 1119, 2),
    )
    box.add(bowl)
    cat = Sheet("#141a36", gap=0.8, through=0.04, rim=0.7)
    beasts.cat(cat, 576, 1150, 62)
    box.add(cat)
    random = np.random.default_rng(3)
    flakes = [
        ellipse(random.uniform(0, 800), random.uniform(0, 1200), random.uniform(1.6, 4))
        for _ in range(90)
    ]
    box.add(Sheet("#ffffff", gap=1.6, through=0.2, shade=0.3).fill(*flakes))
