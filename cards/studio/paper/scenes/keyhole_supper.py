"""Through a keyhole: a family at supper has stopped and looks at the door."""

import numpy as np

from cards.studio.paper import ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.diners import Diner, body, fists, head
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.paper.ring import INK
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


FAMILY = (
    Diner(256, 542, 128, "bun", "#d9d3de", "#6f3f8c", turn=-3),
    Diner(548, 546, 132, "long", "#b5502a", "#c2333f", "#e8ab7c", turn=3),
    Diner(402, 498, 152, "short", "#4a2c22", "#27477e", beard=True, holds=("fork", "knife")),
    Diner(136, 596, 106, "long", "#3a2230", "#2f8f86", "#e8ab7c", turn=-5),
    Diner(668, 596, 104, "short", "#d99a3a", "#e88a2c", look=(0.8, 1.0), turn=12,
          holds=("spoon", "")),
)  # fmt: skip
"""From the back to the front; the last looks elsewhere."""
EDGE = 662
"""The height of the table's far edge."""


def build() -> Box:
    """Build the card."""
    sky = fall("#e6daf6", "#d6c4ee", bottom=700)
    box = Box(sky, lamp=LAMP, tint="#2a1040", fall=(0.1, 0.6),
              finish=Finish(vignette=0.15, bloom=0.05))  # fmt: skip
    _room(box)
    for who in FAMILY:
        box.add(body(who))
        box.add(head(who))
    _floor(box)
    _table(box)
    _chair(box)
    _door(box)
    return box


def _room(box: Box) -> None:
    wall = Sheet("#cdb8ea", "#bda4e0", gap=0.5, through=0.1, rim=0.4)
    wall.fill(rectangle(-20, -20, 840, 900))
    for j in range(8):
        for i in range(8):
            with wall.at(32 + 106 * i + 53 * (j % 2), 40 + 90 * j, 22, height=30):
                wall.ink("#e4d7f5", OGEE).ink("#a78ad0", SEED)
    box.add(wall)
    hung = Sheet("#9a5c34", "#84492a", gap=0.8, through=0.05, rim=0.6)
    hung.fill(rectangle(116, 206, 118, 146, 4)).line("140,206 175,160 210,206", 4)
    hung.ink("#d9b384", rectangle(128, 218, 94, 122))
    hung.score("128,218 222,340", 3).score("222,218 128,340", 3)
    hung.fill(ellipse(626, 276, 64), "598,330! 654,330! 648,424 626,444 604,424")
    hung.ink("#fff6e0", ellipse(626, 276, 50))
    for k in range(12):
        hung.ink(INK, polygon(arc(626, 276, 42, 42, 30 * k - 3, 30 * k + 3, 3)),
                 ellipse(*arc(626, 276, 41, 41, 30 * k, 30 * k, 1)[0], 3.4))  # fmt: skip
    hung.ink(INK, band("626,280,3 624,254,4 622,236,1"), band("628,282,3 616,256,3.4 608,240,1"))
    hung.ink("#f0c04a", rectangle(623, 350, 5, 56), ellipse(626, 410, 12))
    box.add(hung)
    lamp = Sheet("#f2a531", "#e0842a", gap=0.9, through=0.1, rim=0.6)
    lamp.line([(402, -10), (402, 140)], 5)
    lamp.fill("374,136! 430,136! 500,232! 304,232!")
    ornament.lace(lamp, "304,234 402,238 500,234", 8)
    box.emit(ellipse(402, 240, 62, 14), "#fff6d0", 1.0, 1)
    box.add(lamp)


def _floor(box: Box) -> None:
    floor = Sheet("#d98a4e", "#b8642f", gap=0.8, through=0.05, rim=0.3)
    floor.fill("-20,1000! 820,1000! 820,1220! -20,1220!")
    for x in range(40, 800, 90):
        floor.score([(400 + (x - 400) * 0.8, 1000), (400 + (x - 400) * 1.25, 1200)], 2)
    box.add(floor)
    tail = Sheet("#d2303c", "#b02033", gap=0.8, through=0.03, rim=0.6)
    tail.limb("548,900,20 548,974,16 538,1024,12 526,1052,10 540,1082,9 566,1078,8 578,1050,6")
    tail.fill("560,1052! 582,1014! 600,1056! 580,1048")
    box.add(tail)


def _table(box: Box) -> None:
    top = Sheet("#fff8ea", "#f3e6d2", gap=1.2, through=0.05, rim=0.5)
    top.fill([(60, EDGE, True), (740, EDGE, True), (800, 732, True), (0, 732, True)])
    box.add(top)
    ware = Sheet("#ffffff", "#eef1f6", gap=0.5, through=0.05, rim=0.5)
    for x, y, wide in ((180, 694, 44), (292, 686, 46), (512, 686, 46), (630, 694, 40),
                       (400, 710, 58)):  # fmt: skip
        ware.fill(ellipse(x, y, wide, wide * 0.27))
        ware.ink("#5f8fd0", ellipse(x, y, wide * 0.9, wide * 0.235))
        ware.ink("#ffffff", ellipse(x, y, wide * 0.78, wide * 0.2))
        if x != 400:
            ware.ink("#e8a53c", ellipse(x, y - 2, wide * 0.5, wide * 0.13))
    box.add(ware)
    knives = Sheet("#5b6478", "#4b5468", gap=0.4, through=0.03, rim=0.6)
    for x in (472, 490, 508):
        knives.limb([(x + 6, 728, 2.6), (x, 712, 3.6), (x - 5, 698, 4), (x - 8, 692, 1)])
    box.add(knives)
    for who in FAMILY:
        for sheet in fists(who, EDGE + 8):
            box.add(sheet)
    cloth = Sheet("#fffaf0", "#e9dcc8", gap=0.6, through=0.05, rim=0.4)
    cloth.fill(
        "0,730! 800,730! 800,936 700,944 600,930 500,944 400,934 300,946 200,932 100,944 0,936!"
    )
    cloth.ink("#c2333f", rectangle(0, 872, 800, 14), rectangle(0, 894, 800, 5))
    for k in range(13):
        x = 30 + 62 * k
        cloth.score([(x, 748), (x + 6 * (-1) ** k, 840), (x - 4, 930)], 2)
    ornament.lace(cloth, [(0, 938), (200, 936), (400, 938), (600, 934), (800, 938)], 10)
    box.add(cloth)


def _chair(box: Box) -> None:
    prints = Sheet("#8fc4d8", "#74aecb", gap=0.15, through=0.2, rim=0.3, shade=0.3)
    for i, (x, y) in enumerate(((272, 1128), (352, 1104), (254, 1064), (338, 1048))):
        with prints.at(x, y, 1.25 - 0.12 * i, 14, flip=bool(i % 2), height=0.7 - 0.06 * i):
            prints.fill("-9,30 -11,16 -5,0 -13,-14 -8,-30 6,-32 13,-20 9,0 8,20 3,32")
            for k in range(5):
                prints.fill(ellipse(-8 + 5.2 * k, -39 + 1.8 * k, 3.7 - 0.4 * k, 6 - 0.6 * k))
    box.add(prints)
    chair = Sheet("#2f6f8f", "#235a78", gap=1.6, through=0.03, rim=0.6)
    chair.limb("318,776,10 312,880,12 306,1000,13 300,1128,13")
    chair.limb("482,776,10 488,880,12 494,1000,13 500,1128,13")
    chair.fill("306,816! 312,792 350,782 400,762 450,782 488,792 494,816! 400,806")
    chair.cut("400,800! 384,784 390,776 400,782! 410,776 416,784")
    chair.fill("304,972! 496,972! 508,1012! 292,1012!")
    for x in (346, 382, 418, 454):
        chair.limb([(x, 806, 5), (x, 840, 8), (x, 900, 5), (x, 974, 5)])
    chair.limb("304,1066,7 496,1066,7")
    box.add(chair)


def _door(box: Box) -> None:
    plan = (
        (Sheet("#8a5a22", "#6f4418", gap=2.0, through=0.02, rim=0.6), 22, False),
        (Sheet("#1f7078", "#15545e", gap=1.4, through=0.02, rim=0.6), 4, False),
        (Sheet("#efc45c", "#dca53c", gap=1.2, through=0.02, rim=0.8), -10, True),
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
