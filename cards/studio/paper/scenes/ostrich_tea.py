"""Ostriches have their heads in the sand; below it they take tea. One has pulled its head out."""

import numpy as np

from cards.studio.paper import land, plants
from cards.studio.paper.bear import outline_tufts
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import Points, band, ellipse, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SAND = 520
SKIN, PLUME = "#e3a08e", "#2f2a35"
BODY = "-1.0,-.10 -.80,-.52 -.30,-.74 .30,-.66 .78,-.36 .96,.02 .70,.36 .20,.52 -.36,.46 -.80,.22"
HEAD = "-.40,.16 -.46,-.08 -.36,-.34 -.12,-.46 .12,-.42 .28,-.26 .38,-.06 .30,.10 .12,.18 -.14,.24"
BEAK = ".24,-.26! .54,-.16 .76,.0! .60,.06 .26,.12!"
# Body's middle, size, whether it looks left, and where its neck goes into the sand.
HIDDEN = ((88, 336, 88, False, 158), (338, 322, 90, True, 268), (806, 336, 88, True, 724))
CAVE = (
    "70,716 150,690 330,700 420,684 520,700 660,688 736,722 752,800 748,960 730,1070 650,1100 "
    "400,1112 170,1104 84,1072 58,960 54,800"
)
# Necks that hang from the ceiling: x there, x and y of the head, whether it looks left.
NECKS = ((158, 176, 842, False), (268, 372, 806, False), (724, 640, 836, True))
GAP = 548
LION = (644, 478, 122)
"""Where the fourth neck was."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#8fd0e0", "#c9ebe6", "#fdf3d6", bottom=500),
        lamp=(200, -150),
        tint="#5a3420",
        fall=(0.4, 0.8),
        finish=Finish(vignette=0.14, bloom=0.08, contrast=0.4),
    )
    _dunes(box)
    _room(box)
    _guests(box)
    _table(box)
    _soil(box)
    _lion(box)
    _herd(box)
    return box


def _dunes(box: Box) -> None:
    for y, colour, seed in ((392, "#f6dca6", 3), (446, "#f1cf90", 6)):
        dune = Sheet(colour, gap=0.7, through=0.2, rim=0.5, shade=0.5)
        land.hill(dune, y, 22, seed, bumps=4)
        box.add(dune)


def _room(box: Box) -> None:
    wall = Sheet("#ffe9c2", "#f7c98a", gap=0.1, through=0.1, rim=0.3)
    wall.fill(rectangle(30, 640, 740, 500))
    for i in range(24):
        wall.ink("#f9d9a4", rectangle(40 + 31 * i, 640, 13, 400))
    wall.ink("#c98b58", rectangle(30, 1040, 740, 100))
    for i in range(9):
        wall.score([(30, 1052 + 9 * i), (770, 1050 + 9 * i)], 1.6)
    box.add(wall)
    box.haze("#fff6d8", 0.75 * near(GAP, 780, 46, 150))
    frames = Sheet("#8a5a3c", gap=0.6, through=0.05, rim=0.6)
    frames.fill(rectangle(82, 764, 62, 78, 3)).cut(rectangle(90, 772, 46, 62))
    box.add(frames)
    portrait = Sheet("#cfe6d6", gap=0.2, through=0.1, rim=0.3)
    portrait.fill(rectangle(90, 772, 46, 62))
    portrait.ink("#fff4dc", "113,784 126,800 124,822 113,830 102,822 100,800")
    box.add(portrait)


def _head(sheet: Sheet, x: float, y: float, size: float, *, flip: bool, lids: float) -> None:
    """Lay an ostrich's head; `lids` says how far its eye is shut (0 to 1)."""
    with sheet.at(x, y, size, flip=flip):
        for k in range(7):
            tip = (-0.36 + 0.1 * k, -0.62 - 0.06 * (k % 2))
            sheet.limb([(-0.22 + 0.07 * k, -0.40, 0.022), (*tip, 0.008)])
            sheet.ink("#5b4a48", band([(-0.22 + 0.07 * k, -0.40, 0.022), (*tip, 0.008)]))
        sheet.fill(HEAD, BEAK).ink("#e8784f", spline(BEAK))
        sheet.slit(".30,-.02 .50,.0 .72,.01", 0.018)
        sheet.ink("#ffffff", ellipse(-0.03, -0.14, 0.19))
        sheet.ink("#33242c", ellipse(0.02, -0.12, 0.105)).ink(
            "#ffffff", ellipse(0.055, -0.16, 0.03)
        )
        if lids:
            lid = spline([(-0.24, -0.14, True), (-0.2, -0.32), (-0.03, -0.36), (0.14, -0.32),
                          (0.18, -0.14, True), (-0.03, -0.33 + 0.30 * lids)])  # fmt: skip
            sheet.ink("#c9776a", lid)
        for k in (-0.16, -0.06, 0.05, 0.14):
            sheet.ink("#33242c", band([(k, -0.31, 0.02), (k * 1.5 - 0.03, -0.43, 0.006)]))
        sheet.ink("#f2bda9", ellipse(0.05, 0.1, 0.09, 0.05))


def _guests(box: Box) -> None:
    necks = Sheet(SKIN, "#d68f7e", gap=1.0, through=0.06, rim=0.6)
    for top, x, y, left in NECKS:
        side = -1 if left else 1
        root = x - 26 * side
        necks.limb([(top, 640, 15), (top, 740, 15), (top + (root - top) * 0.3, y + 4, 14.5),
                      (root - 10 * side, y + 66, 14), (root + 10 * side, y + 66, 13.5),
                      (root + 16 * side, y + 22, 13)])  # fmt: skip
    box.add(necks)
    for i, (_, x, y, left) in enumerate(NECKS):
        head = Sheet(SKIN, "#d68f7e", gap=0.7, through=0.06, rim=0.6)
        _head(head, x, y, 82, flip=left, lids=(0.9, 0.35, 0.6)[i])
        box.add(head)
    dress = Sheet("#c8483f", gap=0.6, through=0.05, rim=0.6)
    with dress.at(NECKS[0][1] - 14, NECKS[0][2] - 32, 62, -10):  # a hat with a flower
        dress.fill("-.95,.06 -.5,-.04 -.42,-.42 .0,-.54 .42,-.42 .5,-.04 .95,.06 .5,.14 -.5,.14")
        dress.ink("#7a2a30", spline("-.46,-.12! .46,-.12! .48,.0! -.48,.0!"))
        dress.ink(
            "#f7cf5a",
            *(
                ellipse(0.3 + 0.1 * np.cos(a), -0.16 + 0.1 * np.sin(a), 0.075)
                for a in np.arange(0, 6.2, 1.25)
            ),
        )
    for k in range(7):  # pearls
        a = np.radians(200 - 34 * k)
        pearl = ellipse(NECKS[1][1] - 18 + 19 * np.cos(a), NECKS[1][2] + 40 + 9 * np.sin(a), 4.6)
        dress.fill(pearl).ink("#fffdf2", pearl)
    box.add(dress)
    glasses = Sheet("#2f2a35", gap=0.4, through=0.05, rim=0.4)
    x, y = NECKS[2][1:3]
    glasses.line(ellipse(x + 2, y - 10, 21), 4).line([(x - 18, y - 8), (x - 32, y - 4)], 3.4)
    glasses.line([(x + 22, y - 14), (x + 40, y - 22)], 3.4)
    box.add(glasses)


def _table(box: Box) -> None:
    lamp = Sheet("#3f7f74", gap=0.8, through=0.3, rim=0.6)
    lamp.line([(446, 640), (446, 730)], 3).fill(
        [(434, 726, True), (458, 726, True), (480, 764, True), (412, 764, True)]
    )
    box.light(446, 776, 120, "#ffd9a0", 0.5, 0.12)
    box.add(lamp)
    box.emit(ellipse(446, 767, 15, 8), "#fff6d0", 1.2)
    cloth = Sheet("#ffffff", "#f3efe6", gap=1.0, through=0.1, rim=0.5)
    cloth.fill(
        "150,956! 664,956! 684,1030 650,1042 606,1030 560,1044 520,1030 480,1044 440,1030 "
        "400,1044 360,1030 320,1044 280,1030 232,1044 180,1030 134,1040"
    )
    for i in range(1, 9):
        x = 156 + 56 * i
        cloth.score([(x, 962), (x + (x - 400) * 0.03, 1026)], 2)
    box.add(cloth)
    legs = Sheet("#7a4a30", gap=0.5, through=0.05, rim=0.5)
    legs.fill(rectangle(196, 1030, 14, 72), rectangle(604, 1030, 14, 72))
    box.add(legs)
    china = Sheet("#5fa7b8", "#4b93a8", gap=0.7, through=0.05, rim=0.6)
    for x in (220, 330, GAP, 620):
        with china.at(x, 952, 30):
            china.fill(
                "-.62,-.86! .62,-.86! .54,-.3 .2,.0! -.2,.0! -.54,-.3", ellipse(0, 0.02, 0.95, 0.14)
            )
            china.line(ellipse(0.7, -0.5, 0.22, 0.24), 0.1)
            china.ink("#ffffff", ellipse(0, -0.84, 0.56, 0.07))
    with china.at(396, 952, 62):
        china.fill(
            "-.5,-.72 -.62,-.4 -.5,-.06! .5,-.06! .62,-.4 .5,-.72 .2,-.86 -.2,-.86",
            ellipse(0, -0.93, 0.09),
        )
        china.limb(".5,-.24,.10 .78,-.4,.07 .92,-.72,.06").line(
            "-.55,-.66 -.9,-.62 -.88,-.3 -.56,-.22", 0.08
        )
        china.ink("#ffffff", ellipse(0, -0.44, 0.24, 0.16)).ink("#e8784f", ellipse(0, -0.44, 0.1))
    box.add(china)
    steam = Sheet("#ffffff", gap=0.3, through=0.5, rim=0.2, shade=0.2)
    for k in (-8, 6):
        steam.limb(
            [
                (GAP + k, 918, 1.4),
                (GAP + k + 8, 896, 3),
                (GAP + k - 6, 872, 2.6),
                (GAP + k + 4, 846, 0.5),
            ]
        )
    box.add(steam)
    cake = Sheet("#fff0e4", gap=0.7, through=0.05, rim=0.5)
    cake.fill("452,914! 506,914! 506,944! 452,944!").ink(
        "#d9647a", spline("452,914! 506,914! 506,924 494,930 484,922 472,931 462,923 452,928")
    )
    box.add(cake)


def _soil(box: Box) -> None:
    """Hang the earth with the cave cut out of it, and what lies in it."""
    soil = Sheet("#e8b873", "#8d5a38", gap=2.0, through=0.05, rim=0.6)
    soil.fill(rectangle(-30, SAND + 20, 860, 720)).cut(CAVE)
    random = np.random.default_rng(4)
    for _ in range(60):
        x, y = random.uniform(0, 800), random.uniform(560, 1190)
        soil.score([(x, y), (x + random.uniform(10, 30), y + random.uniform(-4, 4))], 2)
    for x, y, turn in ((96, 640, 20), (716, 1146, -14), (330, 1160, 8)):
        with soil.at(x, y, 1, turn):
            bone = spline(
                "-34,-5 -44,-14 -54,-4 -48,0! -54,6 -44,14 -34,5 34,5 44,14 54,6 48,0! 54,-4 "
                "44,-14 34,-5"
            )
            soil.ink("#fbeed2", bone)
    hole = spline(
        [(GAP - 20, 540, True), (GAP + 20, 540, True), (GAP + 17, 700, True), (GAP - 17, 700, True)]
    )
    soil.cut(hole)
    box.add(soil)
    _mole(box)
    top = Sheet("#f8e3b0", "#edc684", gap=0.8, through=0.1, rim=0.6)
    top.fill(
        f"-30,526 60,514 200,528 330,518 {GAP - 26},524! {GAP - 18},562 {GAP + 18},562 "
        f"{GAP + 28},524! 600,516 720,528 830,520! 830,600 700,588 560,604 400,590 240,606 "
        "100,592 -30,604!"
    )
    box.add(top)


def _mole(box: Box) -> None:
    mole = Sheet("#4a4048", "#3a3138", gap=1.0, through=0.04, rim=0.7)
    with mole.at(40, 44):
        _waiter(mole)
    box.add(mole)


def _waiter(mole: Sheet) -> None:
    mole.fill("640,1112 632,1040 650,985 690,968 722,990 738,1050 734,1112")
    mole.fill("676,1010 640,1000 610,990! 616,976 650,958 690,962 712,986 700,1010")
    nose = ellipse(610, 983, 10, 8)
    mole.fill(nose).ink("#f0a3a0", nose)
    mole.ink("#ffffff", ellipse(656, 976, 5)).ink("#20181c", ellipse(655, 977, 2.6))
    mole.ink("#ffffff", spline("660,1012! 640,1036 640,1070 668,1050!"))
    mole.ink(
        "#c8483f", spline("652,1012! 668,1020 652,1030!"), spline("684,1010! 668,1020 686,1030!")
    )
    mole.limb([(700, 1030, 17), (680, 1062, 15), (644, 1064, 12)])
    paw = spline("650,1054 632,1052 620,1060 632,1066 622,1072 640,1076 652,1074")
    mole.fill(paw).ink("#f0a3a0", paw)


def _lion(box: Box) -> None:
    """Let a lion sit on the far dune with a napkin round its neck."""
    lion = Sheet("#d9953f", "#b9702c", gap=0.9, through=0.05, rim=0.6)
    with lion.at(*LION):
        lion.limb("-.50,-.10,.05 -.78,-.06,.05 -.94,-.22,.045 -.92,-.42,.04")
        lion.fill(ellipse(-0.92, -0.48, 0.08, 0.11))
        lion.fill(
            "-.48,.0 -.56,-.2 -.50,-.46 -.30,-.72 -.06,-1.0 .26,-1.0 .36,-.7 .32,-.4 .34,-.0 "
            ".16,.0 .12,-.3 .0,-.1 .0,.0"
        )
    box.add(lion)
    mane = Sheet("#8a4526", gap=0.7, through=0.05, rim=0.6)
    with mane.at(*LION):
        circle = [
            (0.16 + 0.38 * np.cos(a), -1.06 + 0.40 * np.sin(a))
            for a in np.linspace(0, 6.28, 12, endpoint=False)
        ]
        mane.fill(circle)
        outline_tufts(mane, circle, 0.2, 3)
    box.add(mane)
    face = Sheet("#e8ac55", gap=0.6, through=0.05, rim=0.6)
    with face.at(*LION), face.at(0.14, -1.04):
        face.fill(
            "-.24,-.14 -.14,-.26 0,-.28 .14,-.26 .24,-.14 .22,.06 .14,.22 0,.28 -.14,.22 -.22,.06",
            ellipse(-0.22, -0.26, 0.08),
            ellipse(0.22, -0.26, 0.08),
        )
        for side in (-1, 1):
            face.ink("#ffffff", ellipse(0.11 * side, -0.07, 0.06, 0.045)).ink(
                "#33242c", ellipse(0.11 * side - 0.02, -0.07, 0.03)
            )
            face.ink("#33242c", band([(0.03 * side, -0.12, 0.012), (0.18 * side, -0.13, 0.016)]))
            face.ink(
                "#5b2c22",
                band([(0, 0.13, 0.014), (0.07 * side, 0.17, 0.016), (0.14 * side, 0.12, 0.006)]),
            )
        face.ink("#5b2c22", spline("-.07,.03! .07,.03! .0,.11!"))
    box.add(face)
    napkin = Sheet("#ffffff", gap=0.5, through=0.1, rim=0.5)
    with napkin.at(*LION):
        napkin.fill("-.04,-.78! .16,-.70 .34,-.78! .30,-.52 .16,-.34! .02,-.52")
    box.add(napkin)


def _bird(box: Box, x: float, y: float, size: float, *, left: bool, neck: Points) -> None:
    legs = Sheet(SKIN, "#d68f7e", gap=0.8, through=0.06, rim=0.6)
    for k, bend in ((-0.2, -10), (0.16, -16)):
        hip = x + k * size
        legs.limb([(hip, y + 0.3 * size, 15), (hip + 4, y + 0.8 * size, 9), (hip + bend,
                y + 1.25 * size, 7),
                   (hip + 4, SAND - 8, 5)])  # fmt: skip
        legs.limb([(hip - 6, SAND - 2, 5), (hip + (-26 if left else 26), SAND, 4)])
    legs.limb(neck)
    box.add(legs)
    tail = Sheet("#ffffff", "#f2eee6", gap=0.7, through=0.1, rim=0.5)
    body = Sheet(PLUME, "#231f29", gap=0.9, through=0.04, rim=0.7)
    wing = Sheet("#ffffff", "#efeae2", gap=0.6, through=0.1, rim=0.5)
    for sheet in (tail, body, wing):
        with sheet.at(x, y, size, flip=left):
            if sheet is tail:
                for turn in range(150, 262, 16):
                    _feather(sheet, -0.72, -0.2, 0.62, turn)
            elif sheet is body:
                sheet.fill(BODY)
                outline_tufts(sheet, BODY, 0.30, int(x))
                for k in range(26):
                    at = np.array([-0.6 + 0.24 * (k % 6), -0.4 + 0.2 * (k // 6)])
                    sheet.score([at, at + (-0.06, 0.06), at + (-0.1, 0.16)], 0.03)
            else:
                for turn in range(118, 182, 13):
                    _feather(sheet, 0.1, 0.06, 0.5, turn)
        box.add(sheet)


def _feather(sheet: Sheet, x: float, y: float, long: float, turn: float) -> None:
    with sheet.at(x, y, long, turn):
        sheet.fill("0,-.05 .4,-.2 .8,-.26 1.06,-.12 1.1,.06 .9,.2 .5,.18 0,.06")
        sheet.score(".1,0 .6,.0 1.0,.02", 0.03)


def _herd(box: Box) -> None:
    for x, y, size, left, hole in HIDDEN:
        side = -1 if left else 1
        root = x + side * size * 0.7
        neck = [(root - side * 20, y - 4, 20), (root + side * 6, y - 24, 14), (hole - side * 4,
                y + 24, 12),
                (hole, y + 110, 11), (hole, SAND + 6, 11)]  # fmt: skip
        _bird(box, x, y, size, left=left, neck=neck)
    up = [(514, 326, 22), (546, 290, 17), (556, 220, 12.5), (540, 150, 11.5), (548, 108, 11)]
    _bird(box, 470, 338, 86, left=False, neck=up)
    head = Sheet(SKIN, gap=0.8, through=0.06, rim=0.6)
    _head(head, 552, 92, 76, flip=False, lids=0)
    box.add(head)
    mounds = Sheet("#f3d596", gap=0.5, through=0.1, rim=0.5, shade=0.6)
    for *_, hole in HIDDEN:
        mounds.fill(
            [
                (hole - 44, SAND + 10),
                (hole - 20, SAND - 6),
                (hole, SAND - 9),
                (hole + 20, SAND - 6),
                (hole + 44, SAND + 10),
                (hole, SAND + 16),
            ]
        )
    plants.grass(mounds, 10, 60, SAND + 8, 30, 8, 3)
    box.add(mounds)
