"""A huge horse stands in a small kitchen; of the family only the smallest looks at it."""

from cards.studio.paper import horse, ornament, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall, glow
from cards.studio.paper.diners import Diner, body, fists, head
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

FLOOR, TABLE = 900, 1000
"""Where the back wall meets the floor, and the top of the table."""
LAMP = (610, 520)
DOOR = rectangle(50, 740, 80, 162, 4)
WOMAN = Diner(548, 892, 70, "bun", "#6b3a24", "#b93f3a", look=(1.0, 0.7), turn=5,
              holds=("", "spoon"))  # fmt: skip
MAN = Diner(690, 886, 70, "short", "#2c2428", "#2f568a", "#e8ae80", look=(0.1, 1.0))
PAPER = (690, 938)
"""The middle of the newspaper that the man reads."""
CHILD = (220, 1096)
SKIN = "#f2bd90"
CRACKS = (
    "366,1076 340,1088 344,1096 310,1104 346,1104 352,1094 384,1080",
    "392,1078 386,1100 398,1108 390,1134 406,1106 396,1098 404,1078",
    "420,1076 446,1088 444,1096 476,1106 452,1092 456,1084 430,1072",
)
"""Where the tile has burst under the hoof."""
CEILING = (
    "366,134 384,104 402,98 424,66 446,62 480,26 530,-4 486,34 452,70 430,74 410,104 380,134",
    "396,100 370,84 356,56 340,50 362,54 376,78 404,92",
    "440,66 466,76 496,70 470,84 436,74",
)
"""The crack over its neck."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f6eebc", "#d8d49c"),
        lamp=LAMP,
        tint="#0d3a30",
        finish=Finish(vignette=0.22, bloom=0.1, exposure=1.0),
    )
    _room(box)
    _floor(box)
    _horse(box)
    _ceiling(box)
    _family(box)
    _table(box)
    _reader(box)
    return box


def _room(box: Box) -> None:
    wall = Sheet("#4f9079", "#6fae90", gap=1, through=0.06, rim=0.4)
    wall.fill(rectangle(-20, -20, 840, 1240))
    for i in range(14):
        for j in range(9):
            ornament.rosette(wall, 26 + 60 * i + 30 * (j % 2), 190 + 64 * j, 11, 4, 45)
    wall.cut(DOOR)
    box.add(wall)
    box.haze("#4f9079", 0.5 * (1 - between(760, 764)))
    panel = Sheet("#2f7a66", "#2f7a66", gap=0.8, through=0.05, rim=0.5)
    panel.fill(rectangle(-20, 762, 840, 140)).cut(DOOR)
    for i in range(11):
        panel.score([(10 + 80 * i, 776), (10 + 80 * i, 890)], 2)
    panel.fill(rectangle(-20, 756, 70, 12), rectangle(130, 756, 720, 12))
    box.add(panel)
    box.emit(DOOR, "#fff0b4", 0.9, 0.8)
    leaf = Sheet("#a8683a", "#94562c", gap=1, through=0.05, rim=0.6)
    leaf.fill(rectangle(38, 728, 104, 176, 4)).cut(DOOR)
    leaf.fill([(50, 740, True), (14, 724, True), (14, 928, True), (50, 904, True)])
    leaf.score([(22, 744), (42, 752), (42, 812), (22, 812)], 2)
    leaf.score([(22, 838), (42, 836), (42, 890), (22, 900)], 2)
    leaf.ink("#f2c84a", ellipse(22, 826, 4, 6))
    box.add(leaf)
    box.haze("#fff0b4", 0.4 * near(90, 920, 60, 60) * between(905, 895))
    things_there = Sheet("#6b3f26", "#5a3420", gap=0.8, through=0.05, rim=0.6)
    _clock(things_there, 716, 176)
    _collar(things_there, 46, 470)
    box.add(things_there)
    box.emit(ellipse(716, 176, 27), "#fff6da", 0.8, 1)
    hands = Sheet("#3a2418", gap=0.2, rim=0.2)
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
    ground = Sheet("#d9d2a4", "#efe6c0", gap=0.5, through=0.05, rim=0.3)
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
    ground.ink("#3f8a72", *dark)
    ground.cut(*(polygon(line) for line in CRACKS))
    box.add(ground)


def _horse(box: Box) -> None:
    far = Sheet("#b7c4a4", "#8fae98", gap=1, through=0.05, rim=0.4)
    horse.bowed(far, far=True)
    box.add(far)
    tone = glow("#fff8e0", "#fbf0cc", "#ece6bc", "#d2dab0", "#b4ccaa", at=(470, 470), radius=620)
    body = Sheet(tone, gap=2.2, through=0.04, rim=0.5)
    horse.bowed(body, far=False)
    box.add(body)
    mane = Sheet("#33807a", "#55a398", gap=0.6, through=0.1, rim=0.6)
    horse.mane(mane)
    box.add(mane)
    ear = Sheet(tone, gap=0.8, through=0.04, rim=0.5)
    horse.ear(ear)
    box.add(ear)
    ribbon = Sheet("#241a26", gap=0.5, through=0.02, rim=0.7)
    with ribbon.at(318, 216, 1.05, -10):
        ribbon.fill("0,0 -34,-22 -44,-4 -38,16", "0,0 34,-20 46,0 38,18", ellipse(0, 0, 8))
        ribbon.limb("-2,4,7 -14,40,9 -10,78,8 -22,104,1").limb("4,4,7 14,46,9 8,88,8 18,120,1")
    box.add(ribbon)


def _ceiling(box: Box) -> None:
    top = Sheet("#2f6f5c", "#2f6f5c", gap=1.8, through=0.04, rim=0.7)
    top.fill("-20,-20! 820,-20! 820,128! 560,128 420,127 330,132 270,122 200,128 120,130 -20,126!")
    top.cut(*(polygon(line) for line in CEILING))
    for y in (34, 100):
        top.score([(-20, y), (820, y)], 2.5)
    box.add(top)
    lamp = Sheet("#d8902e", "#c0702a", gap=1.6, through=0.1, rim=0.8)
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
    """Stand the child before the horse, and seat the two who don't look at it."""
    child = Sheet("#f0b22e", "#e09a24", gap=1.6, through=0.02, rim=0.7)
    pose = Pose((272, 268), neck=264, head=-22, arms=((302, 294, 290), (100, 84, 80)))
    joints = people.person(child, *CHILD, 58, "child", pose, ("dress",), hem=0.6, flip=True)
    feet, ((x, y), (u, v)) = rectangle(CHILD[0] - 60, CHILD[1] - 62, 120, 60), joints.wrists
    child.ink(SKIN, feet, ellipse(x - 10, y - 10, 20), ellipse(u - 2, v + 12, 9, 15))
    child.ink("#a83a34", rectangle(CHILD[0] - 60, CHILD[1] - 14, 120, 30))
    box.add(child)
    face, middle = Sheet(SKIN, gap=0.5, through=0.03, rim=0.5), joints.head[0]
    with face.at(2 * middle, 0, flip=True):
        people.portrait(face, joints, 58, "child", ("braid",), hair="#8a4324", turn=-26)
        with face.at(*joints.head, 65, -26):
            face.ink("#ea8f7c", ellipse(0.24, -0.3, 0.09, 0.075))
            face.ink("#8e2f34", band("0.27,-0.16,.012 0.34,-0.15,.022 0.41,-0.2,.012"))
            face.ink("#8a4324", band("0.26,-0.66,.012 0.34,-0.7,.022 0.42,-0.67,.012"))
    box.add(face)
    for who in (WOMAN, MAN):
        box.add(body(who))
        box.add(head(who))


def _reader(box: Box) -> None:
    """Hang the newspaper over which the man looks, and the fingers that hold it."""
    page = Sheet("#fffaf0", "#f3ecd8", gap=1.4, through=0.1, rim=0.6)
    grip = Sheet(MAN.skin, gap=0.5, through=0.02, rim=0.7)
    with page.at(*PAPER), grip.at(*PAPER):
        page.fill("-58,-60! -30,-66 0,-60 30,-66 58,-60! 58,50! 30,44 0,52 -30,44 -58,50!")
        page.score("0,-60 0,52", 2)
        page.ink("#3d4f5a", rectangle(-48, -50, 38, 9), rectangle(10, -50, 38, 26))
        for i in range(7):
            for x in (-48, 10):
                if x < 0 or i > 1:
                    page.ink("#9aa4a4", rectangle(x, -34 + 11 * i, 38, 4))
        for side in (-1, 1):
            for i, long in enumerate((22, 27, 26, 19)):
                y = -14 + 12 * i
                with grip.piece(0.4, 1) as finger:
                    finger.limb([(66 * side, y, 6), ((64 - long) * side, y - 1, 5.4)])
    box.add(page)
    box.add(grip)


def _table(box: Box) -> None:
    small = Sheet("#7a4428", "#5f3320", gap=1.4, through=0.03, rim=0.6)
    things.boot(small, 96, 1150, 48, 0, flip=True)
    box.add(small)
    straw = Sheet("#f2cf4e", "#d8ac34", gap=0.5, through=0.2, rim=0.6)
    plants.grass(straw, 85, 116, 1111, 40, 18, 4, width=1.5)
    box.add(straw)
    for sheet in fists(WOMAN, TABLE - 4):
        box.add(sheet)
    cloth = Sheet("#2f8a8c", "#23727a", gap=1.8, through=0.03, rim=0.6)
    cloth.fill(polygon([(432, TABLE), (782, TABLE), (790, 1164), (424, 1164)]))
    for i in range(7):
        cloth.score([(462 + 48 * i, TABLE + 30), (458 + 49.4 * i, 1150)], 3)
    ornament.lace(cloth, [(424, 1162), (607, 1166), (790, 1162)], 11)
    box.add(cloth)
    top = Sheet("#fff6e0", "#efe2c0", gap=0.8, through=0.1, rim=0.6)
    top.fill(polygon([(428, TABLE - 6), (786, TABLE - 6), (788, TABLE + 26), (426, TABLE + 26)]))
    ornament.lace(top, [(426, TABLE + 24), (607, TABLE + 26), (788, TABLE + 24)], 9)
    box.add(top)
    hay = Sheet("#f2cf4e", "#d8ac34", gap=0.6, through=0.2, rim=0.6)
    plants.grass(hay, 442, 488, TABLE - 6, 48, 40, 3, width=1.5)
    box.add(hay)
    plates = Sheet("#ffffff", "#f2ead4", gap=0.6, through=0.1, rim=0.6)
    plates.fill([(430, TABLE - 8), (500, TABLE - 8), (484, TABLE + 2), (446, TABLE + 2)])
    plates.fill("512,978! 558,978! 552,1000! 518,1000!").ink("#d8553a", rectangle(505, 982, 60, 6))
    box.add(plates)
