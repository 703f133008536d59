"""Through a keyhole: a family at supper has stopped and looks at the door."""

import numpy as np

from cards.studio.paper import figures, ornament, stares
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

LAMP = (400, 214)
HOLE_AT, HOLE = (400, 424), 372
OGEE = "0,-1! .42,-.32 .58,.02 .42,.34 0,.62 -.42,.34 -.58,.02 -.42,-.32"
SEED = "0,-.5! .2,-.1 .22,.12 0,.34 -.22,.12 -.2,-.1"
PLATE = (
    "400,6! 452,24 520,14 600,44 660,34 720,80 770,100 786,170 796,260 790,424 796,560 780,640 "
    "730,690 660,736 650,790 680,900 704,1010 690,1060 712,1110 660,1150 640,1190 560,1176 "
    "480,1196 400,1186! 320,1196 240,1176 160,1190 140,1150 88,1110 110,1060 96,1010 120,900 "
    "150,790 140,736 70,690 20,640 4,560 10,424 4,260 14,170 30,100 80,80 140,34 200,44 280,14 "
    "348,24"
)


def build() -> Box:
    """Build the card."""
    sky = glow("#ffe0a8", "#ff8a45", "#d42a1c", "#8d1114", "#3a0609", at=(400, 300), radius=720)
    box = Box(sky, lamp=LAMP, tint="#200203", finish=Finish(vignette=0.3, bloom=0.2))
    _room(box)
    _family(box)
    _floor(box)
    _table(box)
    _chair(box)
    _door(box)
    return box


def _room(box: Box) -> None:
    wall = Sheet("#a3201a", "#6e1014", gap=0.8, through=0.4, rim=0.5)
    wall.fill(rectangle(-20, -20, 840, 900))
    for j in range(11):
        for i in range(9):
            with wall.at(32 + 92 * i + 46 * (j % 2), 40 + 74 * j, 24, height=32):
                wall.cut(OGEE).fill(SEED)
                wall.slit("-.6,.95 -.2,.72 0,.86 .2,.72 .6,.95", 0.07)
    box.add(wall)
    box.light(*LAMP, 150, "#ffcf98", power=1.3, halo=0.25)
    hung = Sheet("#4a0b0d", "#4a0b0d", gap=0.8, through=0.1, rim=0.5)
    hung.fill(rectangle(96, 232, 116, 146, 4)).line("120,232 154,176 188,232", 3)
    hung.score(rectangle(106, 242, 96, 126), 2).score("106,242 202,368", 2).score(
        "202,242 106,368", 2
    )
    hung.fill(ellipse(654, 300, 58))
    hung.fill("626,350! 682,350! 676,430 654,452 632,430")
    box.add(hung)
    dial = Sheet("#a85a3c", "#8f4830", gap=0.4, through=0.1, rim=0.5)
    dial.fill(ellipse(654, 300, 45))
    for k in range(12):
        a, b = (arc(654, 300, reach, reach, 30 * k, 30 * k, 1)[0] for reach in (34, 41))
        dial.line([a, b], 3.4, cut=True)
    dial.limb("654,306,2.6 652,286,3.6 650,272,.6", cut=True)
    dial.limb("656,308,2 646,282,2.6 638,264,.6", cut=True)
    dial.cut(ellipse(654, 301, 4))
    dial.line([(654, 372), (660, 414)], 2.4).fill(ellipse(661, 420, 9))
    box.add(dial)
    lamp = Sheet("#3a0809", "#2a0506", gap=0.6, through=0.3, rim=0.7)
    lamp.line([(400, -10), (400, 150)], 4)
    lamp.fill("372,150! 428,150! 496,232! 304,232!")
    ornament.lace(lamp, "304,234 400,236 496,234", 8)
    box.emit(ellipse(400, 240, 60, 16), "#fff0c8", 1.1, 2)
    box.add(lamp)


# Place, head, kind, clothes, arms, lean, turn of the head, where the eyes look.
BACK = (
    (402, 566, 66, "woman", ("dress", "bun"), ((120, 66), (60, 130)), 0, 3, (0.0, 0.4)),
    (206, 676, 74, "old", ("coat", "shorthair"), ((105, 60), (75, 120)), 3, -5, (0.4, 0.3)),
    (606, 672, 72, "old", ("dress", "scarf"), ((110, 30), (70, 150)), -3, 6, (-0.4, 0.3)),
)
FRONT = (
    (312, 750, 82, "man", ("coat", "shorthair"), ((112, 30), (70, 105)), 2, 3, (0.2, 0.4)),
    (500, 748, 80, "woman", ("dress", "hair"), ((108, 80), (68, 150)), -2, -5, (-0.2, 0.4)),
    (660, 742, 66, "child", ("dress", "shorthair"), ((110, 60), (70, 120)), -8, 24, (0.7, 1.0)),
    (140, 744, 66, "child", ("dress", "hair"), ((110, 50), (70, 110)), 6, 6, (0.6, 0.3)),
)


def _family(box: Box) -> None:
    for row, colour, mist in ((BACK, "#5a0e0e", 0.1), (FRONT, "#2c0707", 0.22)):
        box.haze("#ff8a4a", mist * near(400, 500, 330, 150))
        box.light(400, 440, 200, "#ffb070", power=0.5, halo=0.03)
        sheet = Sheet(colour, colour, gap=1.0, through=0.06, rim=0.7)
        whites = []
        for x, y, size, kind, wear, arms, lean, head, look in row:
            joints = figures.standing(
                sheet, x, y, size, kind, wear, arms=arms, lean=lean, head=head, anchor="hip"
            )
            whites += stares.stare(sheet, joints, size, kind, lean=lean, head=head, look=look)
        box.add(sheet)
        box.emit(whites, "#ffc184", 0.75, 0.7)


def _floor(box: Box) -> None:
    floor = Sheet("#6a1314", "#300809", gap=0.8, through=0.1, rim=0.3)
    floor.fill("-20,1000! 820,1000! 820,1220! -20,1220!")
    for x in range(40, 800, 90):
        floor.score([(400 + (x - 400) * 0.8, 1000), (400 + (x - 400) * 1.25, 1200)], 2)
    box.add(floor)
    box.haze("#c03a28", 0.3 * near(520, 1020, 90, 50))
    tail = Sheet("#1d0505", "#1d0505", gap=0.8, through=0.05, rim=0.7)
    tail.limb("556,900,26 556,974,20 544,1024,14 530,1056,10 540,1080,8 560,1082,5 570,1068,1")
    box.add(tail)


def _table(box: Box) -> None:
    top = Sheet("#d9b39a", "#c99a84", gap=1.2, through=0.1, rim=0.5)
    top.fill("60,660! 740,660! 800,724! 0,724!")
    box.add(top)
    cloth = Sheet("#e6c4aa", "#8f4a40", gap=0.6, through=0.15, rim=0.5)
    cloth.fill(
        "0,722! 800,722! 800,936 700,944 600,930 500,944 400,934 300,946 200,932 100,944 0,936!"
    )
    for k in range(13):
        x = 30 + 62 * k
        cloth.score([(x, 740), (x + 6 * (-1) ** k, 840), (x - 4, 930)], 2)
    ornament.lace(cloth, [(0, 938), (200, 936), (400, 938), (600, 934), (800, 938)], 10)
    box.add(cloth)
    box.light(400, 640, 120, "#ffcf98", power=0.7, halo=0.06)
    ware = Sheet("#fff0dc", "#f6e3cf", gap=0.4, through=0.1, rim=0.4)
    for x, y, wide in (
        (170, 686, 36),
        (296, 680, 40),
        (504, 680, 40),
        (634, 686, 36),
        (400, 704, 50),
    ):
        ware.fill(ellipse(x, y, wide, wide * 0.27))
        ware.score(ellipse(x, y, wide * 0.68, wide * 0.18), 2)
    box.add(ware)
    tools = Sheet("#2f0808", "#2f0808", gap=0.4, through=0.05, rim=0.6)
    tools.limb("336,714,1.5 344,704,2 350,696,3 352,692,1")
    tools.limb("464,714,1.5 457,703,2.6 452,694,3.2 450,690,.8")
    tools.limb("476,714,1.5 469,703,2.6 464,694,3.2 462,690,.8")
    tools.limb("490,714,1.5 483,703,2.6 478,694,3.2 476,690,.8")
    for x, y in ((244, 678), (560, 676), (446, 684)):
        with tools.at(x, y):
            tools.fill("-9,-34! 9,-34! 7,-14 2,-9 2,-2 9,1! -9,1! -2,-2 -2,-9 -7,-14")
    box.add(tools)


def _chair(box: Box) -> None:
    prints = Sheet("#b8563f", "#8a3428", gap=0.2, through=0.2, rim=0.3, shade=0.3)
    for i, (x, y) in enumerate(((286, 1136), (352, 1110), (262, 1080), (330, 1058))):
        with prints.at(x, y, 1.25 - 0.12 * i, 14, flip=bool(i % 2), height=0.6 - 0.06 * i):
            prints.fill("-9,30 -11,16 -5,0 -13,-14 -8,-30 6,-32 13,-20 9,0 8,20 3,32")
            for k in range(5):
                prints.fill(ellipse(-8 + 5.2 * k, -39 + 1.8 * k, 3.7 - 0.4 * k, 6 - 0.6 * k))
    box.add(prints)
    chair = Sheet("#170304", "#100203", gap=1.4, through=0.04, rim=0.7)
    chair.limb("318,766,9 312,880,11 306,1000,12 300,1128,12")
    chair.limb("482,766,9 488,880,11 494,1000,12 500,1128,12")
    chair.fill("306,806! 312,782 350,772 400,752 450,772 488,782 494,806! 400,796")
    chair.cut(ellipse(400, 780, 8, 6))
    chair.fill("304,972! 496,972! 508,1012! 292,1012!")
    for x in (346, 382, 418, 454):
        chair.limb([(x, 796, 5), (x, 840, 8), (x, 900, 5), (x, 974, 5)])
    chair.limb("304,1066,6 496,1066,6")
    box.add(chair)


def _door(box: Box) -> None:
    plan = (
        (Sheet("#3c0909", "#220505", gap=2.0, through=0.02, rim=0.6), 22, False),
        (Sheet("#1a0606", "#120404", gap=1.4, through=0.02, rim=0.6), 4, False),
        (Sheet("#2b1211", "#1c0a0a", gap=1.2, through=0.02, rim=1.0), -10, True),
    )
    for sheet, less, plate in plan:
        sheet.fill(PLATE if plate else rectangle(-30, -30, 860, 1260))
        wide = less * 0.7
        low = 1150 - wide
        hole = f"{246 + wide},690 {554 - wide},690 {626 - wide},{low} {174 + wide},{low}"
        if plate:
            _engrave(sheet)
        else:
            for x in (12, 62, 96, 150, 640, 700, 745, 790):
                sheet.score([(x, -10), (x + 5, 400), (x - 5, 800), (x + 3, 1210)], 1.6)
        sheet.cut(ellipse(*HOLE_AT, HOLE - less), polygon(hole))
        box.add(sheet)


def _engrave(sheet: Sheet) -> None:
    """Score the plate: a line along its edge, screws, and scratches round the hole."""
    for x, y, turn in ((112, 88, 30), (688, 88, 100), (118, 1122, 60), (682, 1122, 140)):
        sheet.score(ellipse(x, y, 15), 2.4)
        with sheet.at(x, y, 1, turn):
            sheet.slit("-12,0 0,0 12,0", 2)
    random = np.random.default_rng(5)
    for _ in range(16):
        x, y = random.uniform(150, 222), random.uniform(770, 1000)
        long = random.uniform(20, 70)
        sheet.slit([(x, y), (x - 8, y - long / 2), (x - random.uniform(2, 22), y - long)], 0.8)
    for side in (-1, 1):
        with sheet.at(400, 0, flip=side < 0):
            sheet.score("232,1060 262,980 250,900 222,830 236,790 280,760 320,740", 2.2)
            sheet.score("250,1060 290,1040 280,1010 262,1020", 2.2)
