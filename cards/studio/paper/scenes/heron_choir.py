"""A heron conducts a choir of frogs; one lily pad is empty, and the heron has grown stout."""

import numpy as np

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, band, ellipse, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

DARK = "#1d2430"
# Frogs: middle of the mouth, size, green, throat (1: blown up), where they look, mouth's width.
SINGERS = (
    (168, 470, 92, "#7fb84a", 0, (0.3, 0.4), 1.0),
    (330, 440, 88, "#95c95a", 1, (0.2, 0.5), 0.8),
    (492, 446, 88, "#6fae48", 0, (-0.2, 0.5), 1.15),
    (648, 470, 94, "#8cc455", 0, (0.1, 0.9), 0.6),
    (106, 668, 122, "#88c24e", 1, (0.5, 0.3), 0.9),
)
EMPTY = (664, 660)
HERON = (
    "330,664 344,640 352,596 330,566 300,548 290,520 306,492 338,482 372,488 394,510 400,548 "
    "388,590 394,640 432,676 464,740 474,830 456,910 410,954 358,964 306,954 260,910 242,830 "
    "252,740 290,684"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#2a2456", "#5a4a8c", "#a88bb8", "#e3c3c4", bottom=620),
        lamp=(400, 200),
        tint="#141a3c",
        fall=(0.1, 0.9),
        finish=Finish(vignette=0.3, bloom=0.12, contrast=0.34),
    )
    _night(box)
    _water(box)
    for singer in SINGERS:
        _pad(box, singer[0], singer[1] + singer[2] * 0.66, singer[2])
        _frog(box, *singer)
    _pad(box, EMPTY[0], EMPTY[1] + 80, 128)
    _left_score(box)
    _heron(box)
    _front(box)
    return box


def _night(box: Box) -> None:
    sky = Sheet("#2a2456", gap=0.1, through=0.2)
    pricks = land.stars(sky, 60, (0, 0, 800, 240), 4, None, (0.7, 1.8))
    box.emit(pricks, "#fff3d6", 0.9, 0.5)
    wood = Sheet("#473a74", "#5b4a84", gap=0.8, through=0.2, rim=0.4)
    ground = land.hill(wood, 330, 14, 6)
    for i in range(15):
        x = 10 + 56 * i
        plants.tree(wood, x, ground(x) + 6, 150 + 34 * (i % 3), 5, i, depth=5, leaves=7)
    box.add(wood)
    box.haze("#e9cfd0", 0.45 * near(400, 350, 420, 50))
    reeds = Sheet("#3a3066", "#2f2858", gap=0.8, through=0.1, rim=0.4)
    for left, right in ((-10, 90), (700, 810)):
        plants.grass(reeds, left, right, 470, 230, 34, int(left) + 40, width=2.2)
    for x, top in ((36, 250), (70, 286), (742, 262), (776, 236)):
        reeds.line([(x, 470), (x + 4, top)], 3).limb([(x + 4, top + 46, 7), (x + 4, top, 7)])
    box.add(reeds)


def _water(box: Box) -> None:
    water = Sheet("#8f7fb0", "#2b2a5c", gap=0.5, through=0.2, rim=0.4, shade=0.5)
    water.fill(rectangle(-20, 372, 840, 860))
    random = np.random.default_rng(8)
    for _ in range(70):
        x, y = random.uniform(0, 800), random.uniform(390, 1190)
        long = random.uniform(20, 70)
        water.score([(x, y), (x + long / 2, y + 3), (x + long, y)], 2)
    box.add(water)
    box.haze("#f0d6d0", 0.35 * near(400, 400, 300, 40))


def _pad(box: Box, x: float, y: float, size: float) -> None:
    pad = Sheet("#3f7f58", "#2c6048", gap=0.7, through=0.1, rim=0.6)
    with pad.at(x, y, size, height=size * 0.36):
        outer = arc(0, 0, 0.92, 0.92, 40, 382, 40)
        pad.fill([*map(tuple, outer), (0.1, 0.06, True)])
        for k in range(7):
            edge = arc(0, 0, 0.8, 0.8, 70 + 46 * k, 71 + 46 * k, 2)[0]
            pad.score([(0.05, 0.03), tuple(edge)], 0.025)
    box.add(pad)


def _frog(
    box: Box, x: float, y: float, size: float, green: str, throat: float, look: tuple, wide: float
) -> None:
    sheet = Sheet(green, gap=1.1, through=0.05, rim=0.6)
    with sheet.at(x, y, size):
        for side in (-1, 1):
            haunch = ellipse(0.52 * side, 0.40, 0.24, 0.28)
            sheet.fill(haunch)
            for k in (0, 1, 2):
                sheet.limb([(0.50 * side, 0.62, 0.06), ((0.62 + 0.11 * k) * side, 0.70, 0.035)])
        with sheet.piece(0.6) as part:
            part.fill(
                "-.34,-.10 -.46,.20 -.48,.48 -.34,.68 .0,.74 .34,.68 .48,.48 .46,.20 .34,-.10"
            )
        sheet.ink("#e6efb4", spline("-.22,.06 -.30,.30 -.28,.54 .0,.66 .28,.54 .30,.30 .22,.06"))
        for side in (-1, 1):
            arm = [
                (0.36 * side, 0.10, 0.08),
                (0.46 * side, 0.36, 0.065),
                (0.20 * side, 0.52, 0.055),
            ]
            with sheet.piece(0.4, 1.2, joint=(0.36 * side, 0.1, 0.16)) as part:
                part.limb(arm)
            sheet.ink(green, band(arm))
        with sheet.piece(0.6, 1.4) as part:
            part.fill(
                "-.58,-.02 -.62,-.22 -.50,-.42 -.24,-.50 .24,-.50 .50,-.42 .62,-.22 .58,-.02 "
                ".36,.14 .0,.20 -.36,.14"
            )
            for side in (-1, 1):
                part.fill(ellipse(0.32 * side, -0.50, 0.19, 0.20))
        for side in (-1, 1):
            sheet.ink("#fff8dc", ellipse(0.32 * side, -0.52, 0.135, 0.145))
            sheet.ink(
                DARK, ellipse(0.32 * side + 0.06 * look[0], -0.52 + 0.07 * look[1], 0.07, 0.085)
            )
            sheet.ink(
                "#fff8dc",
                ellipse(0.32 * side + 0.06 * look[0] + 0.025, -0.55 + 0.07 * look[1], 0.022),
            )
            sheet.ink("#5a8a34", ellipse(0.07 * side, -0.30, 0.02))
        mouth = spline(
            [
                (-0.30 * wide, -0.17),
                (0, -0.24),
                (0.30 * wide, -0.17),
                (0.24 * wide, 0.06),
                (0, 0.13),
                (-0.24 * wide, 0.06),
            ]
        )
        sheet.ink("#5a1f2c", mouth).ink("#e0788a", ellipse(0, 0.06, 0.13 * wide, 0.05))
        if throat:
            bag = ellipse(0, 0.34, 0.29 * throat, 0.24 * throat)
            with sheet.piece(0.4, 1.2) as part:
                part.fill(bag)
            sheet.ink("#f3f2c4", bag)
            sheet.score(arc(0, 0.34, 0.2, 0.16, 200, 300), 0.03)
        for side in (-1, 1):
            tie = spline([(0, 0.215), (0.13 * side, 0.155, True), (0.13 * side, 0.275, True)])
            if not throat:
                sheet.ink(DARK, tie)
    box.add(sheet)


def _left_score(box: Box) -> None:
    """Leave a candle and an open score on the empty pad."""
    x, y = EMPTY
    stand = Sheet("#2a2440", gap=0.8, through=0.05, rim=0.7)
    stand.line([(x, y + 76), (x, y - 4)], 4).line(
        [(x - 20, y + 80), (x, y + 60), (x + 20, y + 80)], 4
    )
    box.add(stand)
    score = Sheet("#fff6e0", "#efe2c4", gap=0.7, through=0.2, rim=0.5)
    with score.at(x, y - 22, 1, -3):
        score.fill("-50,-32! -26,-40 0,-32! 26,-40 50,-32! 50,26! 26,18 0,26! -26,18 -50,26!")
        score.score("0,-32 0,26", 2)
        for side in (-1, 1):
            for k in range(3):
                score.ink("#5a4a6a", rectangle(25 * side - 18, -26 + 15 * k, 36, 1.6))
            score.ink(
                "#5a4a6a", ellipse(25 * side - 8, -18, 4, 3), ellipse(25 * side + 6, -4, 4, 3)
            )
    box.add(score)
    candle = Sheet("#fff3dc", gap=0.5, through=0.3, rim=0.6)
    candle.fill(rectangle(x + 58, y + 40, 10, 30, 3))
    box.add(candle)
    box.light(x + 63, y + 28, 70, "#ffd9a0", 1.6, 0.3)
    box.emit(
        spline([(x + 63, y + 12, True), (x + 70, y + 28), (x + 63, y + 40), (x + 56, y + 28)]),
        "#fff0c0",
        1.5,
        0.8,
    )


def _heron(box: Box) -> None:
    box.haze("#c9b3d0", 0.6 * near(358, 800, 230, 260))
    tails = Sheet("#232a48", "#1a2038", gap=1.2, through=0.04, rim=0.8)
    for flip in (False, True):
        with tails.at(716 if flip else 0, 0, 1, flip=flip):
            tails.fill("250,860! 232,950 244,1040 280,1118! 318,1050 344,940 350,860!")
    box.add(tails)
    legs = Sheet("#d8a45c", "#b8864c", gap=0.9, through=0.05, rim=0.6)
    for x, bend in ((312, -6), (404, 8)):
        legs.line([(x, 930), (x + bend, 1056), (x - 4, 1170)], 13)
        legs.fill(ellipse(x + bend, 1056, 12))
    box.add(legs)
    body = Sheet("#c3cfdf", "#8fa0bd", gap=1.4, through=0.06, rim=0.6)
    with body.piece(1.5) as part:
        part.fill(HERON)
    shirt = spline("334,660 350,640 360,590 340,540 372,520 386,548 378,590 384,640 440,700! "
                   "400,800 358,880! 316,800 276,700!")  # fmt: skip
    body.ink("#f8f6f0", shirt)
    for y in (584, 612, 640, 668, 760, 800, 840):
        body.ink(DARK, ellipse(365 - 7 * (y > 700), y, 5, 7))
    for x in (300, 336, 380, 416):
        body.slit([(x, 904), (x + 6, 920), (x, 936)], 3)
    box.add(body)
    _head(box)
    _coat(box)
    _hands(box)


def _coat(box: Box) -> None:
    """Put it in tails: cut away at the waist, lapels of silk, a bow tie, both arms up."""
    coat = Sheet("#2f3a66", "#232a48", gap=1.2, through=0.05, rim=0.8)
    silk = Sheet("#1a2038", gap=0.5, through=0.04, rim=0.9)
    for flip in (False, True):
        with coat.at(716 if flip else 0, 0, 1, flip=flip):
            coat.fill("312,676! 276,694 256,740 242,830 246,908! 300,894 354,862! 330,800 308,730")
        with silk.at(716 if flip else 0, 0, 1, flip=flip):
            silk.fill("314,676! 292,700 286,738! 302,742! 296,758! 354,862! 332,800 310,730")
    for points in (
        "292,734,33 246,728,30 212,686,25 194,634,20",
        "424,734,33 474,752,30 524,714,25 544,654,20",
    ):
        joint = (*map(float, points.split()[0].split(",")[:2]), 44)
        with coat.piece(1.5, 2.2, joint=joint) as part:
            part.limb(points)
    box.add(coat)
    box.add(silk)
    tie = Sheet("#d8455a", gap=0.6, through=0.05, rim=0.7)
    for side in (-1, 1):
        tie.fill([(360, 690), (360 + 40 * side, 668, True), (360 + 40 * side, 714, True)])
    tie.fill(ellipse(360, 691, 9, 10))
    box.add(tie)


def _hands(box: Box) -> None:
    baton = Sheet("#fff6e0", gap=0.8, through=0.1, rim=0.7)
    baton.limb([(176, 604, 5), (216, 436, 1.6)])
    box.add(baton)
    wings = Sheet("#dfe6f0", "#b8c4d8", gap=0.6, through=0.05, rim=0.7)
    cuffs = Sheet("#ffffff", "#eef0f6", gap=0.5, through=0.1, rim=0.6)
    for x, y, turns in ((188, 616, (212, 240, 262, 300)), (550, 636, (240, 266, 290, 328))):
        for turn in turns:
            with wings.at(x, y, 56, turn), wings.piece(0.4, 1, joint=(0, 0, 0.5)) as part:
                part.fill("-.2,-.2 .5,-.2 1.0,-.06 1.04,.08 .5,.2 -.2,.2")
    cuffs.fill("166,642! 216,622! 208,602! 158,620!", "520,648! 568,662! 576,640! 528,626!")
    box.add(wings)
    box.add(cuffs)


def _head(box: Box) -> None:
    """Lay the head, turned aside: a sly eye, and a foot between the bill's halves."""
    foot = Sheet("#7fb84a", gap=0.5, through=0.05, rim=0.6)
    foot.limb([(470, 536, 5), (486, 560, 4.5), (478, 584, 4)])
    for dx in (-14, 0, 13):
        foot.limb([(478, 582, 3.4), (478 + dx, 604, 2.6)])
        foot.fill(ellipse(478 + dx, 606, 4))
    box.add(foot)
    head = Sheet("#eef1f5", "#d5dce8", gap=0.8, through=0.06, rim=0.6)
    head.fill("296,520 302,490 338,474 378,480 408,504 412,528 384,546 336,552 306,544")
    bill = spline("398,500! 470,512 560,536! 470,542 400,540!")
    head.fill(bill).ink("#e0a03c", bill)
    head.slit("404,524 470,530 548,536", 2.2)
    crest = spline("392,490! 350,476 300,486 240,470 206,452! 250,494 300,508 350,500!")
    head.fill(crest).ink(DARK, crest)
    head.ink("#f6cf52", ellipse(378, 510, 12, 10)).ink(DARK, ellipse(382, 511, 5.5))
    head.ink(DARK, band("360,500,2 378,497,4.5 396,506,2"))
    box.add(head)


def _front(box: Box) -> None:
    podium = Sheet("#5a4334", "#432f26", gap=1.0, through=0.05, rim=0.6)
    podium.fill("250,1160! 456,1160! 478,1240! 228,1240!", ellipse(353, 1160, 104, 15))
    podium.score(ellipse(353, 1160, 76, 9), 2)
    box.add(podium)
    reeds = Sheet("#1b1a3c", "#141230", gap=1.4, through=0.05, rim=0.5)
    plants.grass(reeds, -20, 170, 1215, 240, 40, 3, lean=0.14, width=3)
    plants.grass(reeds, 620, 820, 1215, 220, 40, 9, lean=-0.14, width=3)
    for x, top, lean in ((60, 950, 14), (112, 1010, 20), (730, 960, -16), (682, 1036, -22)):
        reeds.line([(x, 1215), (x + lean, top)], 4).limb(
            [(x + lean, top + 56, 9), (x + lean * 1.2, top, 9)]
        )
    box.add(reeds)
    flies = [
        ellipse(x, y, 3.2)
        for x, y in (
            (96, 892),
            (160, 850),
            (620, 900),
            (706, 880),
            (560, 560),
            (410, 372),
            (246, 366),
            (584, 372),
        )
    ]
    notes = Sheet("#ffe9b0", gap=0.8, through=0.3, rim=0.6, shade=0.5)
    for x, y, size, turn in ((206, 330, 1.2, -12), (300, 232, 1.0, 8), (420, 300, 1.1, -4), (520,
            190, 0.9, 14),
                             (356, 122, 0.8, -10), (604, 300, 0.9, 6)):  # fmt: skip
        with notes.at(x, y, size, turn):
            notes.fill(ellipse(0, 0, 12, 8)).line("10,-2 12,-52", 4).line("12,-52 30,-40 30,-28", 5)
    box.add(notes)
    box.emit(flies, "#f3ffb0", 1.4, 1)
    for flash in ((96, 892), (160, 850), (620, 900), (706, 880)):
        box.light(*flash, 14, "#f3ffb0", 0.6, 0.3)
