"""An office tower is a candle that burns down floor by floor; people work on under the flame."""

import numpy as np

from cards.studio.paper import birds, land
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.figures import standing
from cards.studio.paper.outlines import arc, ellipse, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.people import person
from cards.studio.paper.sheet import Sheet

LEFT, RIGHT, TOP, FOOT = 262, 538, 318, 1000
"""The tower's sides, its rim and its ground."""
ACROSS, DOWN = 4, 8
PANE = (44, 54)
FLAME = (
    "402,306! 356,270 346,222 366,172 384,140 394,84 398,52! 424,92 442,140 458,190 456,240 440,282"
)
INK = "#4a2f3c"


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#f7c566", "#e39a52", "#a9645c", "#6b4a66", "#33304f", at=(402, 210), radius=940),
        lamp=(402, 200),
        tint="#1a1030",
        fall=(0, 0.9),
        finish=Finish(vignette=0.4, bloom=0.2, contrast=0.36),
    )
    _town(box)
    _flame(box)
    _saucer(box)
    _tower(box)
    _drips(box)
    _people(box)
    _moths(box)
    return box


def _candle(sheet: Sheet, x: float, top: float, half: float, foot: float, seed: int) -> None:
    """Lay a far candle with its runs of wax and a row of windows, all dark."""
    random = np.random.default_rng(seed)
    sheet.fill(rectangle(x - half, top, 2 * half, foot - top, 8))
    for k in range(6):
        run = x - half + 2 * half * (k + 0.5) / 6
        sheet.limb([(run, top + 4, half * 0.2), (run, top + random.uniform(20, 90), half * 0.16)])
    for row in range(int((foot - top - 120) / 52)):
        for column in (-0.5, 0, 0.5):
            sheet.cut(rectangle(x + column * half * 1.1 - half * 0.14, top + 110 + 52 * row,
                                half * 0.28, 30))  # fmt: skip


def _town(box: Box) -> None:
    """Hang other candles: burnt down at the left, not lit yet at the right."""
    far = Sheet("#b0706a", "#6a4a66", gap=1.2, through=0.4, rim=0.4)
    _candle(far, 196, 690, 44, 1200, 1)
    _candle(far, 700, 300, 40, 1200, 2)
    far.line([(700, 300), (700, 268)], 5).line([(196, 692), (190, 672), (200, 660)], 5)
    box.add(far)
    near_by = Sheet("#7d5068", "#453656", gap=1.4, through=0.3, rim=0.5)
    _candle(near_by, 80, 838, 66, 1200, 3)
    _candle(near_by, 640, 470, 56, 1200, 4)
    near_by.line([(640, 472), (640, 430)], 6).line([(80, 840), (72, 818), (84, 804)], 6)
    box.add(near_by)
    smoke = Sheet("#e8c3ae", "#c79a98", gap=0.8, through=0.5, rim=0.3, shade=0.3)
    smoke.limb("84,800,2 70,760,5 92,712,6 72,660,7 94,612,5 80,566,2")
    smoke.limb("200,656,2 188,620,4 206,580,5 190,540,3 200,508,1")
    box.add(smoke)


def _flame(box: Box) -> None:
    box.light(402, 210, 130, "#ffc860", 1.0, 0.16)
    box.emit(spline(FLAME), "#ffc14a", 1.0, 3)
    box.emit(
        spline("402,300! 374,266 368,224 384,178 398,118! 418,170 436,214 432,262"),
        "#fff3c0", 1.25, 6,
    )  # fmt: skip
    box.emit(ellipse(402, 282, 16, 22), "#f08a3c", 0.9, 6)
    wick = Sheet("#2c1a22", gap=0.4, through=0, rim=0.5)
    wick.limb("400,340,6 398,300,5 406,276,4.5 402,258,3")
    box.add(wick)


def _clerk(sheet: Sheet, x: float, y: float, kind: int) -> None:
    """Glue one who works into the pane whose lower left corner is (x, y)."""
    with sheet.at(x, y):
        desk = rectangle(4, -15, 36, 4), rectangle(8, -12, 3, 12), rectangle(34, -12, 3, 12)
        if kind == 0:  # types
            sheet.ink(INK, *desk, ellipse(16, -36, 6), "8,0! 8,-22 14,-30 21,-26 22,-14! 20,0!")
            sheet.ink(INK, rectangle(27, -27, 12, 11, 1), rectangle(20, -20, 9, 3))
        elif kind == 1:  # has fallen asleep on the desk
            sheet.ink(
                INK, *desk, ellipse(27, -20, 6.5), "4,0! 4,-18 12,-26 24,-22 24,-14! 14,-12 14,0!"
            )
        elif kind == 2:  # stands at the window
            sheet.ink(INK, ellipse(22, -40, 6.5), "12,0! 12,-28 22,-34 32,-28 32,0!")
        elif kind == 3:  # heaps of files
            sheet.ink(INK, *desk, rectangle(6, -44, 13, 29), rectangle(21, -34, 12, 19))
            sheet.ink("#d98a4a", rectangle(6, -30, 13, 2), rectangle(21, -26, 12, 2),
                      rectangle(6, -38, 13, 2))  # fmt: skip
        elif kind == 4:  # two who argue
            for side, across in ((1, 11), (-1, 33)):
                with sheet.at(across, 0, flip=side < 0):
                    sheet.ink(INK, ellipse(0, -36, 6), "-7,0! -7,-24 0,-31 7,-24 7,0!",
                              "4,-24! 12,-30 13,-27 5,-18!")  # fmt: skip
        elif kind == 5:  # a plant that has grown
            sheet.ink(INK, "14,0! 16,-12! 30,-12! 32,0!")
            sheet.ink("#5f7a4a", *("23,-12! 14,-26 10,-40 18,-34", "23,-12! 22,-34 26,-48 30,-34",
                                   "23,-12! 32,-24 40,-30 34,-18"))  # fmt: skip


def _tower(box: Box) -> None:
    tower = Sheet("#fff0c8", "#b98f86", gap=1.4, through=0.12, rim=0.9)
    tower.fill(
        f"{LEFT},{FOOT + 36}! {LEFT},356 {LEFT + 4},322 300,308 340,326 380,340 424,338 466,322 "
        f"510,306 {RIGHT - 2},326 {RIGHT},360 {RIGHT},{FOOT + 36}! 470,1044 330,1044"
    )
    tower.score(f"{LEFT + 12},352 330,362 400,368 470,360 {RIGHT - 12},350", 2)
    kinds = (3, 0, 2, 1, 0, 1, 3, 0, 4, 0, 0, 5, 1, 0, 3, 0, 0, 3, 1, 2, 5, 0, 0, 4, 0, 1, 0, 3)
    for row in range(DOWN):
        for column in range(ACROSS):
            x = LEFT + 25 + column * 62
            y = TOP + 82 + row * 74
            if row == DOWN - 1 and column in (1, 2):
                continue
            pane = "#ffd27a" if row < 5 else "#ffc062"
            tower.ink("#8a5a52", rectangle(x - 4, y - 4, PANE[0] + 8, PANE[1] + 8, 3))
            off = (row, column) in {(6, 0), (7, 3), (5, 3)}
            tower.ink("#4a3c58" if off else pane, rectangle(x, y, *PANE, 2))
            if not off:
                _clerk(tower, x, y + PANE[1], kinds[(row * ACROSS + column) % len(kinds)])
            tower.ink("#c98f74", rectangle(x - 7, y + PANE[1] + 3, PANE[0] + 14, 5, 2))
    tower.ink("#6a3f44", rectangle(360, 926, 80, 110, 3))
    tower.ink("#ffdf9a", rectangle(366, 932, 33, 100), rectangle(402, 932, 33, 100))
    box.add(tower)
    dial = Sheet("#fff8e2", gap=0.8, through=0.05, rim=0.6)
    dial.fill(ellipse(400, 884, 30)).ink("#8a4a3c", arc(400, 884, 30, 30, 0, 360))
    dial.ink("#fff8e2", ellipse(400, 884, 24))
    dial.ink(INK, rectangle(398, 864, 4, 22, 2), rectangle(399, 882, 15, 4, 2))
    box.add(dial)


def _drips(box: Box) -> None:
    """Let the wax run over the panes, shorter and longer."""
    wax = Sheet("#fff6da", "#f0d2b0", gap=1.1, through=0.25, rim=0.9)
    with wax.piece(2) as part:
        part.limb(f"{LEFT + 2},330,12 300,316,12 340,334,13 400,348,13 462,332,13 510,314,12 "
                  f"{RIGHT - 2},334,12")  # fmt: skip
        for x, end, half in (
            (LEFT - 2, 640, 13), (288, 430, 10), (314, 512, 12), (346, 400, 9), (376, 590, 12),
            (408, 420, 9), (438, 470, 11), (466, 730, 12), (500, 404, 10), (RIGHT, 560, 13),
        ):  # fmt: skip
            part.limb([(x, 322, half), (x + 1, (322 + end) / 2, half * 0.75),
                       (x, end - 10, half * 0.8), (x, end, half * 1.15)])  # fmt: skip
    box.add(wax)
    drops = Sheet("#fff6da", gap=0.8, through=0.3, rim=0.9)
    for x, y, size in ((LEFT - 2, 716, 10), (466, 790, 9), (RIGHT, 650, 10)):
        with drops.at(x, y, size):
            drops.fill("0,-1.9! .8,.1 .6,.9 0,1.1 -.6,.9 -.8,.1")
    box.add(drops)


def _saucer(box: Box) -> None:
    ring = Sheet("#d99a3c", "#8a5a34", gap=1.2, through=0.02, rim=0.8)
    ring.line(arc(692, 1046, 52, 56, 0, 362, 60), 17)
    box.add(ring)
    dish = Sheet("#c98a3a", "#a8692f", gap=1.2, through=0.02, rim=0.8)
    dish.fill("70,1030! 84,1078 160,1110 260,1126 540,1126 640,1110 716,1078 730,1030!")
    dish.fill(ellipse(400, 1030, 332, 34))
    dish.ink("#e8b860", ellipse(400, 1030, 332, 34)).ink("#b57a34", ellipse(400, 1033, 306, 25))
    dish.score("100,1064 240,1096 400,1102 560,1096 700,1064", 3)
    box.add(dish)
    table = Sheet("#3c2f4a", "#241c34", gap=1.2, through=0.05, rim=0.5)
    land.hill(table, 1122, 3, 4, bumps=4)
    box.add(table)


def _people(box: Box) -> None:
    box.light(400, 985, 60, "#ffcf80", 0.8, 0.1)
    box.haze("#d99a70", 0.42 * near(190, 985, 110, 60) + 0.3 * near(590, 1000, 60, 60))
    folk = Sheet("#3a2438", "#2c1a30", gap=0.8, through=0.02, rim=0.6)
    walk = (
        Pose(arms=((60, 40, 40), (118, 96, 90)), legs=((70, 92), (112, 118))),
        Pose(arms=((100, 70, 70), (84, 60, 60)), legs=((102, 112), (78, 88))),
    )
    for i, (x, y) in enumerate(((132, 1034), (182, 1038), (230, 1042), (328, 1050))):
        who, wear = (("woman", ("dress", "bun")), ("man", ("coat", "hat")))[i % 2]
        joints = person(folk, x, y, 16, who, walk[i % 2], wear)
        hand = joints.wrists[1]
        folk.fill(rectangle(hand[0] - 8, hand[1] + 3, 17, 12, 2))
    box.add(folk)
    helper = Sheet("#6f3348", "#552440", gap=0.8, through=0.02, rim=0.7)
    standing(helper, 572, 1042, 17, "old", ("dress", "scarf"), arms=((140, 100), (40, 80)))
    box.add(helper)
    pail = Sheet("#93b4b8", gap=0.6, through=0.05, rim=0.7)
    pail.fill("526,1014! 558,1014! 553,1048! 531,1048!")
    pail.ink("#fff6da", ellipse(542, 1014, 16, 5))
    box.add(pail)


def _moths(box: Box) -> None:
    moths = Sheet("#5a2c34", gap=0.8, through=0.05, rim=0.8)
    birds.moth(moths, 236, 170, 34, 30)
    birds.moth(moths, 560, 118, 28, -40)
    birds.moth(moths, 566, 262, 22, 60)
    box.add(moths)
    case = Sheet("#3a2030", gap=0.6, through=0.02, rim=0.6)
    case.line([(236, 196), (236, 214)], 2).fill(rectangle(222, 214, 28, 19, 3))
    box.add(case)
