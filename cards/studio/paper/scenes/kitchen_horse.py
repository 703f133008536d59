"""A huge horse stands in a small kitchen; of the family only the smallest looks at it."""

from cards.studio.paper import horse, ornament, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall, glow
from cards.studio.paper.outlines import ellipse, polygon, rectangle, toward
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

FLOOR, TABLE = 900, 1000
"""Where the back wall meets the floor, and the top of the table."""
LAMP = (610, 520)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f6eebc", "#d8d49c"),
        lamp=LAMP,
        tint="#03150f",
        finish=Finish(vignette=0.6, bloom=0.14, exposure=0.95),
    )
    _room(box)
    _floor(box)
    _horse(box)
    _ceiling(box)
    _family(box)
    _table(box)
    return box


def _room(box: Box) -> None:
    wall = Sheet("#1c4a3a", "#2a604c", gap=1, through=0.06, rim=0.4)
    wall.fill(rectangle(-20, -20, 840, 1240))
    for i in range(14):
        for j in range(9):
            ornament.rosette(wall, 26 + 60 * i + 30 * (j % 2), 190 + 64 * j, 11, 4, 45)
    wall.cut(rectangle(560, 706, 92, 196, 4))
    box.add(wall)
    box.haze("#163d31", 0.62 * (1 - between(760, 764)))
    box.haze("#7f9a6c", 0.6 * near(150, 560, 240, 300))
    panel = Sheet("#123a2d", "#1b4a3a", gap=0.8, through=0.05, rim=0.5)
    panel.fill(rectangle(-20, 762, 840, 140)).cut(rectangle(560, 706, 92, 196, 4))
    for i in range(11):
        panel.score([(10 + 80 * i, 776), (10 + 80 * i, 890)], 2)
    panel.fill(rectangle(-20, 756, 576, 12), rectangle(656, 756, 200, 12))
    box.add(panel)
    box.emit(rectangle(561, 707, 90, 195), "#efe3ae", 0.75, 0.8)
    box.haze("#9db184", 0.62 * near(205, 950, 110, 130) * between(905, 895))
    things_there = Sheet("#0a2a20", "#0d3226", gap=0.8, through=0.05, rim=0.6)
    _clock(things_there, 716, 176)
    _collar(things_there, 46, 470)
    box.add(things_there)
    box.emit(ellipse(716, 176, 27), "#cfcf9c", 0.55, 1)
    hands = Sheet("#0a2a20", gap=0.2, rim=0.2)
    hands.line([(716, 176), (716, 154)], 2.4).line([(716, 176), (702, 184)], 2.8)
    box.add(hands)


def _clock(sheet: Sheet, x: float, y: float) -> None:
    sheet.fill(ellipse(x, y, 37)).cut(ellipse(x, y, 28))
    for i in range(12):
        sheet.line([toward(30 * i) * 23 + (x, y), toward(30 * i) * 28 + (x, y)], 2)


def _collar(sheet: Sheet, x: float, y: float) -> None:
    """Hang an empty horse collar on its nail."""
    sheet.fill(ellipse(x, y - 66, 6)).line([(x, y - 66), (x, y - 46)], 4)
    with sheet.at(x, y):
        sheet.fill("0,-56 24,-44 38,-8 38,30 20,58 0,64 -20,58 -38,30 -38,-8 -24,-44")
        sheet.cut("0,-36 12,-26 20,2 18,26 8,40 0,42 -8,40 -18,26 -20,2 -12,-26")
        for side in (-1, 1):
            sheet.slit([(8 * side, -47), (28 * side, -10), (29 * side, 26), (12 * side, 53)], 1.8)
            sheet.line([(22 * side, -44), (30 * side, -66)], 5)


def _floor(box: Box) -> None:
    ground = Sheet("#8f9c78", "#c3bf93", gap=0.5, through=0.05, rim=0.3)
    ground.fill(rectangle(-20, FLOOR, 840, 400))
    dark = []
    depth = [FLOOR + 400 * (r / (r + 5.0)) * 1.5 for r in range(8)]
    for row in range(7):
        for k in range(-12, 12):
            if (row + k) % 2:
                continue
            corners = []
            for y, pair in ((depth[row], (k, k + 1)), (depth[row + 1], (k + 1, k))):
                grow = 1 + (y - FLOOR) / 300
                corners += [(330 + 62 * grow * j, y) for j in pair]
            dark.append(polygon(corners))
    ground.ink("#235242", *dark)
    for shard in (
        "386,1074 350,1092 322,1086",
        "386,1074 372,1104 380,1126",
        "420,1072 452,1090 470,1086",
    ):
        ground.line(shard, 2.6, cut=True)
    box.add(ground)
    box.haze("#0a251b", 0.66 * between(1010, 1240))
    box.haze("#b4b78a", 0.25 * near(205, 1000, 120, 110))


def _horse(box: Box) -> None:
    far = Sheet("#8d9a76", "#6f8a6c", gap=1, through=0.05, rim=0.4)
    horse.bowed(far, far=True)
    box.add(far)
    tone = glow("#fff6d8", "#eee4bc", "#c5c79c", "#7d9874", "#4a7260", at=(470, 470), radius=620)
    body = Sheet(tone, gap=2.2, through=0.04, rim=0.5)
    horse.bowed(body, far=False)
    box.add(body)
    mane = Sheet("#4d7560", "#6f8f72", gap=0.6, through=0.1, rim=0.6)
    horse.mane(mane)
    box.add(mane)
    ear = Sheet(tone, gap=0.8, through=0.04, rim=0.5)
    horse.ear(ear)
    box.add(ear)
    ribbon = Sheet("#04130e", gap=0.5, through=0.02, rim=0.7)
    with ribbon.at(318, 216, 1.05, -10):
        ribbon.fill("0,0 -34,-22 -44,-4 -38,16", "0,0 34,-20 46,0 38,18", ellipse(0, 0, 8))
        ribbon.limb("-2,4,7 -14,40,9 -10,78,8 -22,104,1").limb("4,4,7 14,46,9 8,88,8 18,120,1")
    box.add(ribbon)


def _ceiling(box: Box) -> None:
    top = Sheet("#0c3327", "#0c3327", gap=1.8, through=0.04, rim=0.7)
    top.fill("-20,-20! 820,-20! 820,128! 560,128 420,127 330,132 270,122 200,128 120,130 -20,126!")
    for crack in (
        "262,124 250,84 270,60 258,20",
        "270,122 306,90 300,66 340,40",
        "256,104 214,86 190,60",
    ):
        top.slit(crack, 2.2)
    for y in (34, 100):
        top.score([(-20, y), (820, y)], 2.5)
    box.add(top)
    lamp = Sheet("#1d5443", "#0d3226", gap=1.6, through=0.1, rim=0.8)
    x, y = LAMP
    lamp.line([(x, 120), (x + 1, y - 70)], 3)
    lamp.fill(
        [
            (x - 12, y - 74),
            (x + 12, y - 74),
            (x + 30, y - 46),
            (x + 78, y, 1),
            (x - 78, y, 1),
            (x - 30, y - 46),
        ]
    )
    box.add(lamp)
    box.emit(ellipse(x, y + 2, 30, 17), "#fff4cc", 1.3, 3)
    box.light(x, y + 20, 150, "#ffe2a0", power=0.55, halo=0.1)


def _family(box: Box) -> None:
    dark = Sheet("#07231b", "#04150f", gap=1.6, through=0.02, rim=0.6)
    people.person(
        dark, 214, 1090, 43, "child",
        Pose((272, 268), neck=264, head=-22, arms=((318, 300, 292), (100, 84, 80))),
        ("dress", "braid"), hem=0.6, flip=True,
    )  # fmt: skip
    people.person(
        dark, 512, 1150, 47, "woman",
        Pose((272, 284), neck=296, head=14, arms=((66, 10, 10), (74, 6, 14)),
             hands=("hold", "hold")),
        ("dress", "bun"),
    )  # fmt: skip
    people.person(
        dark, 668, 1003, 46, "man",
        Pose((268, 276), neck=288, head=10, arms=((64, 320, 300), (70, 328, 310)),
             legs=((8, 92), (4, 90)), hands=("hold", "hold")),
        ("trousers", "shorthair", "sleeves"), anchor="hip",
    )  # fmt: skip
    box.add(dark)
    page = Sheet("#f3ecc6", "#d8d4a6", gap=1, through=0.3, rim=0.6)
    page.fill("724,838! 762,826 800,836 840,826! 836,962! 798,972 758,962 716,974!")
    page.score("760,828 757,960", 2)
    for i in range(9):
        page.slit([(730, 854 + 12 * i), (742, 850 + 12 * i), (752, 850 + 12 * i)], 1.2)
        page.slit([(768, 850 + 12 * i), (784, 852 + 12 * i), (796, 855 + 12 * i)], 1.2)
    box.add(page)
    grip = Sheet("#07231b", "#04150f", gap=0.5, through=0.02, rim=0.6)
    for i, long in enumerate((28, 34, 33, 25)):
        y = 908 + 11 * i
        grip.limb([(706, y - 1, 4), (718 + long / 2, y - 2, 4), (716 + long, y + 2, 3)])
    box.add(grip)


def _table(box: Box) -> None:
    shelf = Sheet("#08271e", "#061b14", gap=1.8, through=0.03, rim=0.6)
    with shelf.at(586, TABLE):
        shelf.fill("-46,-50! 46,-50! 44,-10 34,0! -34,0! -44,-10")
        shelf.line([(-58, -36), (-44, -36)], 6).line([(44, -36), (58, -36)], 6)
    things.boot(shelf, 268, 1136, 40, 0, flip=True)
    plants.grass(shelf, 262, 282, 1100, 34, 16, 4, width=1.2)
    box.add(shelf)
    cloth = Sheet("#123f31", "#082219", gap=1.8, through=0.03, rim=0.6)
    cloth.fill(
        rectangle(432, TABLE, 420, 62),
        rectangle(450, TABLE, 16, 260),
        rectangle(770, TABLE, 16, 260),
    )
    ornament.lace(cloth, [(432, TABLE + 62), (640, TABLE + 62), (850, TABLE + 62)], 11)
    box.add(cloth)
    plates = Sheet("#f0e9c4", "#d6d2a4", gap=0.6, through=0.2, rim=0.6)
    for x in (484, 690):
        plates.fill([(x - 34, TABLE - 8), (x + 34, TABLE - 8), (x + 20, TABLE), (x - 20, TABLE)])
    box.add(plates)
    hay = Sheet("#b9a552", "#8d8440", gap=0.4, through=0.2, rim=0.6)
    plants.grass(hay, 460, 506, TABLE - 8, 40, 46, 3, width=1.1)
    box.add(hay)
