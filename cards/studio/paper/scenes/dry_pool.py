"""An empty swimming pool at noon; the shadow of a diver hangs over it and nobody is there."""

import numpy as np

from cards.studio.paper import drinking, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, curve, ellipse, polygon, rectangle
from cards.studio.paper.page import Picture
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

FAR, CLOSE = (252, 604, 500), (-70, 880, 1290)
"""The floor's far and near edge: left, right, height."""
SHADE = "#0b3f5e"
DIVER = (
    "-2,-126! 9,-124 15,-114 15,-102 9,-91 8,-84! 20,-79 34,-80 58,-92 86,-110 104,-128 112,-140! "
    "122,-134 116,-116 98,-96 72,-74 48,-56 32,-42 25,-26 20,-6 22,12 21,40 17,66 15,92 11,112 "
    "11,132! 4,138! 2,112 0,70! -2,66!"
)
"""The right half of a swallow dive, as its shadow falls: arms spread, feet together."""
MIRRORED = (
    "-6,0! 0,0! 0,-14 1,-14! 1,0! 7,0! 7,-4 6,-16 8,-27 7,-36 6,-41 10,-46 12,-54 14,-66 11,-67 "
    "8,-55 6,-50! 4,-50 6,-54 5,-60 0,-63 -5,-60 -6,-54 -4,-50 -6,-50! -8,-55 -11,-67 -14,-66 "
    "-12,-54 -10,-46 -6,-41 -7,-36 -8,-27 -6,-16 -6,-4"
)
"""One who stands with arms raised, the feet at the origin."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#3fa9dc", "#a9dff0", bottom=360),
        lamp=(560, -200),
        tint="#0f6f80",
        fall=(-0.15, 0.95),
        finish=Finish(vignette=0.14, bloom=0.04, contrast=0.45, exposure=0.96),
    )
    _behind(box)
    _basin(box)
    _shadows(box)
    _rope(box)
    _weeds(box)
    _footprints(box)
    _puddle(box)
    _deck(box)
    _board(box)
    return box


def floor(across: float, away: float) -> Vec:
    """Return a point of the floor: 0 to 1 from left to right, 0 to 1 from near to far."""
    ratio = (CLOSE[1] - CLOSE[0]) / (FAR[1] - FAR[0])
    depth = 1 + away * (ratio - 1)
    share = (1 - 1 / depth) / (1 - 1 / ratio)
    left, right = (CLOSE[i] + (FAR[i] - CLOSE[i]) * share for i in (0, 1))
    return np.array([left + (right - left) * across, CLOSE[2] + (FAR[2] - CLOSE[2]) * share])


def _behind(box: Box) -> None:
    trees = Sheet("#2f8a72", "#3f9c80", gap=0.6, through=0.3, rim=0.4, shade=0.6)
    for i in range(9):
        x, tall = 30 + 94 * i, 150 + 36 * ((i * 5) % 4)
        trees.fill(
            [
                (x - 26, 330),
                (x - 34, 300 - tall * 0.2),
                (x - 20, 300 - tall * 0.7),
                (x, 300 - tall),
                (x + 20, 300 - tall * 0.7),
                (x + 34, 300 - tall * 0.2),
                (x + 26, 330),
            ]
        )
    box.add(trees)
    inside = Sheet("#0f3f52", gap=0.2, through=0.02)
    box.add(inside.fill(rectangle(560, 194, 46, 154)))
    hall = Sheet("#f7fcfa", "#e8f5f2", gap=1.0, through=0.05, rim=0.4, shade=0.7)
    hall.fill(polygon("-20,150 300,150 300,110 420,84 540,110 540,150 820,150 820,360 -20,360"))
    hall.cut(ellipse(420, 130, 25))
    for i in range(13):
        x = 14 + 61 * i
        hall.cut(rectangle(x, 196, 40, 150))
    box.add(hall)
    doors = Sheet("#23929e", "#1b8192", gap=0.5, through=0.05, rim=0.5, shade=0.7)
    for i in range(13):
        x = 14 + 61 * i
        if i == 9:
            doors.fill(polygon([(x, 196), (x + 14, 204), (x + 14, 352), (x, 346)]))
            continue
        doors.fill(rectangle(x + 1, 210, 38, 126))
        for k in range(7):
            doors.slit([(x + 8, 226 + 12 * k), (x + 20, 225 + 12 * k), (x + 32, 226 + 12 * k)], 1.3)
    box.add(doors)
    dial = Sheet("#fdfefc", gap=0.3, through=0.05, rim=0.5)
    dial.fill(ellipse(420, 130, 23))
    for i in range(12):
        a = np.radians(30 * i)
        dial.slit(
            [
                (420 + 15 * np.cos(a), 130 + 15 * np.sin(a)),
                (420 + 20 * np.cos(a), 130 + 20 * np.sin(a)),
            ],
            1.2,
        )
    dial.cut(ellipse(420, 130, 2))
    box.add(dial)
    cornice = Sheet("#ffffff", gap=0.8, through=0.05, rim=0.6)
    cornice.fill(
        polygon(
            "-20,146 296,146 296,104 420,76 544,104 544,146 820,146 820,162 532,162 532,120 "
            "420,94 308,120 308,162 -20,162"
        )
    )
    cornice.fill(rectangle(-20, 336, 840, 12))
    box.add(cornice)


def _basin(box: Box) -> None:
    walls = Sheet("#62c3cb", "#4db5c0", gap=0.1, through=0, rim=0.2, shade=0.2)
    walls.fill(rectangle(-20, 350, 840, 900))
    for i in range(1, 26):
        a = 206 + 434 * i / 26
        b = FAR[0] + (FAR[1] - FAR[0]) * i / 26
        walls.score([(a, 372), (b, 500)], 1.0)
    for k in range(1, 7):
        y, inset = 372 + 128 * k / 7, 46 * k / 7
        walls.score([(206 + inset, y), (640 - inset * 0.78, y)], 1.0)
        for side, x0, x1 in ((0, -210, -70), (1, 960, 880)):
            near_x = x0 + (x1 - x0) * k / 7
            far_x = 206 + inset if side == 0 else 640 - inset * 0.78
            walls.score([(far_x, y), (near_x, 1290)], 1.2)
    walls.ink("#146f8c", polygon("211,386 636,386 633,394 214,394"))
    box.add(walls)
    left = Sheet("#2f9fb2", "#2791a6", gap=0.2, through=0, rim=0.2, shade=0.3)
    left.fill(polygon([(206, 372), (252, 500), (-70, 1290), (-260, 1290)]))
    for k in range(1, 7):
        left.score([(206 + 46 * k / 7, 372 + 128 * k / 7), (-210 + 140 * k / 7, 1290)], 1.2)
    box.add(left)
    ground = Sheet("#bfe6e6", "#d3f0ec", gap=0.3, through=0, rim=0.3, shade=0.4)
    ground.fill(
        [(*floor(0, 0), True), (*floor(1, 0), True), (*floor(1, 1), True), (*floor(0, 1), True)]
    )
    for i in range(1, 28):
        ground.line([floor(i / 28, 0), floor(i / 28, 1)], 0.9, cut=True)
    for k in range(1, 46):
        ground.line([floor(0, k / 46), floor(1, k / 46)], 0.6 + 0.6 * (1 - k / 46), cut=True)
    for middle in (0.22, 0.5, 0.78):
        lane = [
            floor(middle - 0.022, 0),
            floor(middle + 0.022, 0),
            floor(middle + 0.022, 0.9),
            floor(middle + 0.05, 0.9),
            floor(middle + 0.05, 0.935),
            floor(middle - 0.05, 0.935),
            floor(middle - 0.05, 0.9),
            floor(middle - 0.022, 0.9),
        ]
        ground.ink("#1f8fae", polygon(lane))
    box.add(ground)
    _depth(box)


def _depth(box: Box) -> None:
    """Screw on the plate that tells how deep it was, crossed out."""
    plate = Sheet("#ffffff", gap=0.5, through=0.03, rim=0.6)
    plate.fill(rectangle(240, 402, 176, 84, 8))
    box.add(plate)
    number = Sheet("#12416a", gap=0.2, through=0, rim=0.3, shade=0.3)
    number.line("264,428 284,415 304,426 300,441 280,445", 10)
    number.line("280,445 304,450 308,466 286,476 262,464", 10)
    number.line(polygon("334,474 334,440 392,440 392,474", closed=False), 9)
    number.line("363,440 363,474", 9)
    box.add(number)
    cross = Sheet("#d8452c", gap=0.3, through=0.02, rim=0.5)
    box.add(cross.line([(250, 478), (406, 410)], 9))


def _rope(box: Box) -> None:
    """Let a lane's rope lie slack on the ground, its floats strung on it."""
    rope = Sheet("#d8452c", gap=0.35, through=0.1, rim=0.5)
    floats = Sheet("#ffffff", gap=0.45, through=0.1, rim=0.5)
    away = np.linspace(0.97, 0.40, 40)
    run = [floor(0.9 + 0.04 * np.sin(9 * a) * (1.1 - a), a) for a in away]
    rope.line(run, 1.6)
    for k, (x, y) in enumerate(run):
        size = 2.2 + 7.5 * (1 - away[k])
        (rope if k % 5 < 3 else floats).fill(ellipse(x, y, size, size * 0.72))
    box.add(rope)
    box.add(floats)


def _weeds(box: Box) -> None:
    weeds = Sheet("#2f8f78", "#257a68", gap=0.4, through=0.1, rim=0.4)
    for across, away, size, seed in (
        (0.96, 0.30, 36, 1),
        (0.06, 0.42, 30, 2),
        (0.70, 0.5, 24, 3),
        (0.34, 0.66, 22, 4),
        (0.99, 0.12, 46, 5),
        (0.08, 0.8, 16, 6),
    ):
        x, y = floor(across, away)
        plants.grass(weeds, x - size * 0.3, x + size * 0.3, y, size, 9, seed, width=1.3)
        weeds.fill(ellipse(x + size * 0.2, y - size * 0.9, size * 0.06))
    box.add(weeds)


def _shadow(box: Box, drawing: Drawing, soft: float, strength: float) -> None:
    mask: Picture = blur(drawing.coverage(), soft)
    box.haze(SHADE, strength * mask)


def _shadows(box: Box) -> None:
    corners = ((1.0, 0.76), (0.66, 0.76), (0.66, 0.80), (1.0, 0.80))
    _shadow(box, Drawing().fill(polygon([floor(*corner) for corner in corners])), 1.5, 0.85)
    diver = Drawing()
    with diver.at(392, 772, 1, 0, height=0.78):
        for flip in (False, True):
            with diver.at(0, 0, 1.94, 200), diver.at(flip=flip):
                diver.fill(DIVER)
    _shadow(box, diver, 1.6, 0.9)


def _puddle(box: Box) -> None:
    wet = Drawing().fill(
        "176,1112 236,1062 330,1040 420,1036 510,1050 560,1090 530,1140 440,1172 330,1190 220,1172"
    )
    _shadow(box, wet, 3, 0.4)
    puddle = Sheet("#2fa8e0", "#1f8fd2", gap=0.1, through=0.1, rim=1.0, shade=0.1)
    puddle.fill(
        "200,1108 262,1066 380,1050 488,1062 540,1094 512,1130 440,1152 350,1176 252,1164 204,1136"
    )
    box.add(puddle)
    mirror = Sheet("#0b2f56", gap=0.05, through=0.05, rim=0, shade=0.05)
    mirror.fill(polygon("206,1078 352,1080 352,1089 202,1089"))
    with mirror.at(322, 1087, 1.2, height=-1.2):
        mirror.fill(MIRRORED)
    box.add(mirror)
    glints = [ellipse(430, 1068, 34, 2.2), ellipse(470, 1078, 20, 2), ellipse(426, 1134, 26, 2)]
    box.emit(glints, "#ffffff", 0.9, 0.6)
    shade = Drawing()
    shade.fill(ellipse(604, 1110, 120, 13), ellipse(520, 1108, 40, 7))
    _shadow(box, shade, 3, 0.8)
    spots = Sheet("#f6e2bd", gap=0.1, through=0.02, rim=0.2)
    with spots.at(606, 1108, 158, flip=True):
        spots.fill(ellipse(-0.2, -0.83, 0.32, 0.07))
    box.add(spots)
    deer = Sheet("#b8642f", "#8f451f", gap=0.7, through=0.05, rim=0.6)
    drinking.doe(deer, 606, 1108, 158, flip=True)
    with deer.at(606, 1108, 158, flip=True):
        for x in (-0.37, 0.65, -0.63, 0.14):
            deer.ink("#4c2a1c", ellipse(x, -0.015, 0.06, 0.04))
    box.add(deer)


def _deck(box: Box) -> None:
    deck = Sheet("#f3e3c4", "#f7ead2", gap=1.8, through=0.05, rim=0.5)
    deck.fill(rectangle(-20, 340, 840, 900))
    deck.cut(polygon("206,372 640,372 960,1290 -210,1290"))
    for k in range(1, 9):
        y = 350 + 9 * k * (1 + 0.45 * k)
        deck.score([(-20, y), (820, y)], 1.0)
    for k in range(14):
        deck.score([(640 + 14 * k, 350), (640 + 320 + 150 * k, 1290)], 1.0)
        deck.score([(206 - 14 * k, 350), (-210 - 150 * k, 1290)], 1.0)
    box.add(deck)
    rim = Sheet("#ffffff", "#ffffff", gap=0.6, through=0.05, rim=0.6)
    rim.fill(polygon("190,362 656,362 1000,1290 930,1290 632,378 214,378 -180,1290 -250,1290"))
    for k in range(30):
        share = (k / 30) ** 1.7
        for x0, x1 in ((203, -215), (643, 965)):
            x, y = x0 + (x1 - x0) * share, 374 + 916 * share
            wide = 6 + 22 * share
            rim.slit([(x - wide * 0.7, y), (x, y), (x + wide * 0.7, y)], 0.8 + 1.6 * share)
    box.add(rim)
    _left_things(box)


def _footprints(box: Box) -> None:
    prints = Drawing()
    for i in range(9):
        t = i / 8
        x, y = 84 + 62 * t + (-1) ** i * 11 * (1.3 - t * 0.5), 1186 - 226 * t
        size = 19 - 6 * t
        with prints.at(x, y, size, 14, height=size * 0.8):
            prints.fill("-.3,-.7 .3,-.7 .32,-.2 .22,.3 .26,.75 .0,.95 -.26,.75 -.2,.3 -.34,-.2")
            prints.fill(
                *(
                    ellipse(-0.32 + 0.16 * k, -0.95 + 0.05 * abs(k - 1), 0.09, 0.11)
                    for k in range(5)
                )
            )
    _shadow(box, prints, 0.6, 0.85)


def _left_things(box: Box) -> None:
    """Leave a deck chair and a pair of sandals on the edge."""
    chair = Sheet("#146f8c", gap=0.7, through=0.05, rim=0.5)
    for x, y in ((30, -13), (0, 0)):
        chair.line([(52 + x, 446 + y), (124 + x, 566 + y)], 4.5)
        chair.line([(126 + x, 508 + y), (56 + x, 566 + y)], 4.5)
    for x, y in ((52, 446), (126, 508), (124, 566), (56, 566)):
        chair.line([(x, y), (x + 30, y - 13)], 4)
    box.add(chair)
    cloth = Sheet("#fffefb", "#f4e6d6", gap=0.8, through=0.05, rim=0.6)
    edge = curve([(52, 446), (62, 484), (88, 512), (126, 508)], 8)
    away = np.array([30, -13])
    cloth.fill(polygon([*edge, *(edge + away)[::-1]]))
    for share in (0.08, 0.38, 0.68):
        stripe = [*(edge + share * away), *(edge + (share + 0.18) * away)[::-1]]
        cloth.ink("#d8452c", polygon(stripe))
    box.add(cloth)
    soles = Sheet("#d8452c", "#b8341f", gap=0.5, through=0.05, rim=0.6)
    straps = Sheet("#12416a", gap=0.4, through=0.05, rim=0.5)
    for x, y, turn in ((18, 640, -12), (44, 652, 14)):
        with soles.at(x, y, 19, turn, height=17):
            soles.fill(
                "-.34,-.9 .0,-1.04 .34,-.9 .42,-.4 .30,.1 .34,.7 .0,1.0 -.34,.7 -.30,.1 -.42,-.4"
            )
        with straps.at(x, y, 19, turn, height=17):
            straps.limb("-.40,.05,.11 -.20,-.36,.09 .0,-.66,.08 .20,-.36,.09 .40,.05,.11")
    box.add(soles)
    box.add(straps)


def _board(box: Box) -> None:
    foot = Sheet("#ffffff", "#dfeff0", gap=1.2, through=0.05, rim=0.6)
    foot.fill(
        polygon("716,500 800,500 800,566 724,560"), polygon("668,476 690,476 690,520 676,520")
    )
    box.add(foot)
    board = Sheet("#12618c", "#0f527a", gap=2.2, through=0.05, rim=0.7)
    board.fill(polygon("452,452 462,440 820,446 820,474 456,462"))
    for k in range(20):
        board.slit(
            [
                (480 + 16 * k, 444 + 0.2 * k),
                (479 + 16 * k, 452 + 0.4 * k),
                (478 + 16 * k, 459 + 0.5 * k),
            ],
            0.9,
        )
    box.add(board)
    rails = Sheet("#e9f3f5", "#cfe2e6", gap=1.0, through=0.05, rim=0.8)
    rails.line("646,444 648,388 660,376 820,376", 5).line("676,474 678,412 690,400 820,402", 6)
    rails.line("736,380 736,444", 4).line("760,404 760,474", 5)
    box.add(rails)
