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
DOOR = rectangle(478, 700, 118, 202, 4)
PAPER = (658, 934)
"""The middle of the newspaper that hides the man."""
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
        tint="#03150f",
        finish=Finish(vignette=0.6, bloom=0.14, exposure=0.95),
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
    wall = Sheet("#1c4a3a", "#2a604c", gap=1, through=0.06, rim=0.4)
    wall.fill(rectangle(-20, -20, 840, 1240))
    for i in range(14):
        for j in range(9):
            ornament.rosette(wall, 26 + 60 * i + 30 * (j % 2), 190 + 64 * j, 11, 4, 45)
    wall.cut(DOOR)
    box.add(wall)
    box.haze("#1d4a3b", 0.5 * (1 - between(760, 764)))
    box.haze("#8fa97c", 0.75 * near(230, 600, 300, 280))
    panel = Sheet("#123a2d", "#1b4a3a", gap=0.8, through=0.05, rim=0.5)
    panel.fill(rectangle(-20, 762, 840, 140)).cut(DOOR)
    for i in range(11):
        panel.score([(10 + 80 * i, 776), (10 + 80 * i, 890)], 2)
    panel.fill(rectangle(-20, 756, 494, 12), rectangle(600, 756, 240, 12))
    box.add(panel)
    box.emit(DOOR, "#efe3ae", 0.75, 0.8)
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
    ground.cut(*(polygon(line) for line in CRACKS))
    box.add(ground)
    box.haze("#0a251b", 0.42 * between(1060, 1240))
    box.haze("#b4b78a", 0.25 * near(205, 1000, 120, 110))
    box.haze("#c3c596", 0.35 * near(740, 1060, 120, 70))


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
    top.cut(*(polygon(line) for line in CEILING))
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
    dark = Sheet("#0a2d22", "#071d15", gap=1.6, through=0.02, rim=0.8)
    people.person(
        dark, 206, 1090, 46, "child",
        Pose((272, 268), neck=264, head=-22, arms=((316, 306, 300), (100, 84, 80))),
        ("dress", "braid"), hem=0.6, flip=True,
    )  # fmt: skip
    people.person(
        dark, 494, 1170, 50, "woman",
        Pose((272, 280), neck=294, head=14, arms=((92, 8, 14), (96, 2, 18)),
             hands=("hold", "hold")),
        ("dress", "bun"),
    )  # fmt: skip
    dark.line([(545, 946), (566, 1000)], 5)
    with dark.at(*PAPER):
        dark.fill("-66,70! -64,-16 -44,-38 -18,-44 18,-44 44,-38 64,-16 66,70!")
        dark.fill(ellipse(0, -86, 27, 36))
        for side in (-1, 1):
            dark.fill(ellipse(29 * side, -78, 7, 11))
        dark.fill(
            "-27,-86! -31,-108 -20,-126 2,-131 22,-124 31,-106 27,-86! 24,-100 -4,-106 -22,-100"
        )
    box.add(dark)


def _reader(box: Box) -> None:
    """Hang the newspaper behind which the man hides, and the hands that hold it."""
    page = Sheet("#f3ecc6", "#d8d4a6", gap=1.4, through=0.3, rim=0.6)
    grip = Sheet("#0a2d22", "#071d15", gap=0.5, through=0.02, rim=0.8)
    with page.at(*PAPER), grip.at(*PAPER):
        page.fill("-58,-60! -30,-68 0,-60 30,-68 58,-60! 58,50! 30,44 0,52 -30,44 -58,50!")
        page.score("0,-60 0,52", 2)
        page.ink("#3d5b49", rectangle(-48, -52, 38, 9), rectangle(10, -52, 38, 26))
        for i in range(7):
            for x in (-48, 10):
                if x < 0 or i > 1:
                    page.slit([(x, -32 + 11 * i), (x + 19, -34 + 11 * i), (x + 38, -32 + 11 * i)])
        for side in (-1, 1):
            for i, long in enumerate((22, 27, 26, 19)):
                y = -14 + 12 * i
                with grip.piece(0.4, 1) as finger:
                    finger.limb([(66 * side, y, 6), ((64 - long) * side, y - 1, 5.4)])
    box.add(page)
    box.add(grip)


def _table(box: Box) -> None:
    small = Sheet("#08271e", "#061b14", gap=1.4, through=0.03, rim=0.6)
    things.boot(small, 262, 1140, 44, 0, flip=True)
    box.add(small)
    straw = Sheet("#d3bf62", "#a8994a", gap=0.5, through=0.2, rim=0.6)
    plants.grass(straw, 252, 280, 1104, 36, 18, 4, width=1.5)
    box.add(straw)
    cloth = Sheet("#1d5a46", "#113c2f", gap=1.8, through=0.03, rim=0.6)
    cloth.fill(polygon([(440, TABLE), (728, TABLE), (736, 1164), (430, 1164)]))
    for i in range(6):
        cloth.score([(470 + 46 * i, TABLE + 30), (466 + 47.4 * i, 1150)], 3)
    ornament.lace(cloth, [(430, 1162), (583, 1166), (736, 1162)], 11)
    box.add(cloth)
    top = Sheet("#d9d5a8", "#b5b88c", gap=0.8, through=0.1, rim=0.6)
    top.fill(polygon([(436, TABLE - 6), (732, TABLE - 6), (734, TABLE + 26), (434, TABLE + 26)]))
    ornament.lace(top, [(434, TABLE + 24), (584, TABLE + 26), (734, TABLE + 24)], 9)
    box.add(top)
    pot = Sheet("#c8c797", "#9aa67b", gap=1, through=0.05, rim=0.7)
    with pot.at(552, TABLE):
        pot.fill("-34,-48! 34,-48! 33,-12 24,0! -24,0! -33,-12")
        pot.line("-46,-34 -32,-36", 7).line("46,-34 32,-36", 7).slit("-33,-38 0,-36 33,-38", 1.2)
    box.add(pot)
    hay = Sheet("#d3bf62", "#a8994a", gap=0.6, through=0.2, rim=0.6)
    plants.grass(hay, 446, 492, TABLE - 6, 44, 40, 3, width=1.5)
    box.add(hay)
    plates = Sheet("#f7f0d0", "#e2dcb0", gap=0.6, through=0.2, rim=0.6)
    plates.fill([(434, TABLE - 8), (504, TABLE - 8), (488, TABLE + 2), (450, TABLE + 2)])
    box.add(plates)
