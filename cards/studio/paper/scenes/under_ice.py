"""From under the ice: skaters above, a great pale fish, a hand spread on the other side."""

import math

import numpy as np

from cards.studio.paper import figures, palms, things, waters
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, toward
from cards.studio.paper.page import YY, near
from cards.studio.paper.sheet import Sheet

ZENITH = (400, 520)
SPINE = (
    "440,622,102 444,640,108 449,660,112 466,716,108 494,796,98 528,886,84 "
    "550,976,66 546,1066,48 504,1146,33 428,1200,22 340,1240,12"
)
EYES = ((118, 1096, 11, 2), (212, 1142, 9, -2), (258, 1078, 7, 1))
"""Who looks on out of the weeds: middle, size, tilt."""
# Where skaters stand: soles, size of the head, kind, clothes, arms, legs.
SKATERS = (
    (
        (96, 190),
        40,
        "man",
        ("coat", "trousers", "hat"),
        ((150, 110), (10, 40)),
        ((114, 100), (70, 84)),
    ),
    ((610, 44), 42, "woman", ("dress", "scarf"), ((170, 190), (10, -20)), ((118, 110), (78, 84))),
    (
        (762, 470),
        40,
        "man",
        ("coat", "trousers", "cap"),
        ((160, 100), (20, 60)),
        ((104, 96), (66, 80)),
    ),
    ((52, 560), 36, "child", ("coat", "scarf"), ((200, 220), (-20, -40)), ((110, 100), (70, 80))),
)
TREAD = (
    "-.02,-1.08 .30,-.94 .46,-.62 .43,-.28 .29,.0 .23,.13! -.20,.13! -.27,-.06 -.39,-.36 -.33,-.78"
)
HEEL = "-.22,.34! .23,.34! .31,.56 .29,.84 .03,1.0 -.25,.84 -.27,.56"
BLADE = ".0,-1.30 .03,-1.2 .026,1.06 .0,1.16 -.026,1.06 -.03,-1.2"
# The arm that comes down through the air to the ice, and its cuff.
ARM = "306,262,25 290,214,27 272,160,34 240,96,44 186,24,54 120,-60,64"
CUFF = "248,196! 262,222 300,214 322,188! 316,160 296,150 262,166 244,178"
GLOVE = (
    "-.5,1.0! -.46,.5 -.5,.1 -.86,-.2 -.84,-.5 -.6,-.42 -.42,-.2 -.4,-.7 -.3,-1.1 .0,-1.26 "
    ".3,-1.12 .44,-.7 .46,-.1 .42,.5 .46,1.0!"
)


def build() -> Box:
    """Build the card."""
    sky = glow("#ffffff", "#f6ffff", "#d6f1f6", "#93c9dc", at=(380, 400), radius=950)
    box = Box(
        sky,
        lamp=(380, 300),
        tint="#1c5c80",
        finish=Finish(exposure=1.2, vignette=0.15, bloom=0.1, contrast=0.25),
    )
    _skaters(box)
    _ice(box)
    _touching(box)
    _fish(box)
    _near(box)
    return box


def _turn(x: float, y: float) -> float:
    return math.degrees(math.atan2(ZENITH[1] - y, ZENITH[0] - x)) + 90


def _skaters(box: Box) -> None:
    sheet = Sheet("#0c3a55", "#0c3a55", gap=0.6, through=0.05)
    for (x, y), size, kind, wear, arms, legs in SKATERS:
        with sheet.at(x, y, 1, _turn(x, y), height=0.8):
            figures.standing(sheet, 0, 0, size, kind, wear, arms=arms, legs=legs, back=True)
    sheet.limb("272,160,34 240,96,46 186,24,60 120,-60,74")
    sheet.fill(
        "60,-40! 560,-40! 540,30 500,64 470,96! 470,150 446,196 404,206 368,180 352,130 "
        "358,84! 300,40 200,60 120,30"
    )
    sheet.limb("560,-30,40 560,60,28 540,120,22 512,168,16")
    box.add(sheet)


def _track(sheet: Sheet, x: float, y: float, size: float, side: int) -> None:
    """Cut the curve on which a skate came: it ends under the blade."""
    turn = _turn(x, y) + side * 20
    start = np.array((x, y)) + toward(turn) * side * size * 0.67 + toward(turn + 90) * size * 1.6
    run, heading = [start], turn + 90
    for _ in range(7):
        heading += side * 9
        run.append(run[-1] + toward(heading) * 26)
    sheet.slit(run, 1.3)


def _ice(box: Box) -> None:
    sheet = Sheet("#42707f", "#235a78", gap=0.35, through=1.15, rim=0.9, scatter=8)
    sheet.fill("-40,-40! 840,-40! 840,1240! -40,1240!")
    random = np.random.default_rng(4)
    for start, angle, length in (
        ((330, 300), 200, 420),
        ((330, 300), 320, 520),
        ((330, 300), 80, 460),
        ((330, 300), 262, 330),
        ((330, 300), 20, 300),
    ):
        at, run, heading = np.array(start, float), [start], angle
        for _ in range(int(length / 30)):
            heading = angle + random.uniform(-38, 38)
            at = at + toward(heading) * 30
            run.append(tuple(at))
        sheet.limb(
            [(*p, 1.5 * (1 - i / len(run)) + 0.2) for i, p in enumerate(run)], cut=True, steps=1
        )
    for (x, y), size, *_ in SKATERS:
        for side in (-1, 1):
            _track(sheet, x, y, size, side)
    hole = [toward(a) * random.uniform(52, 66) * (1, 0.86) + (98, 742) for a in range(0, 360, 24)]
    sheet.cut(hole)
    tail = Sheet("#d9eef3", "#d9eef3", gap=1.4, through=0.2, rim=0.4, shade=0.7)
    tail.limb("840,262,44 792,250,26 756,240,15 740,236,12", steps=6)
    tail.fill("748,238! 716,196 690,176! 700,206 716,234! 694,262 688,296! 716,276 750,246!")
    for end in ("692,180", "698,206", "696,266", "690,290"):
        tail.slit(f"744,238 718,{(238 + int(end.split(',')[1])) // 2} {end}", 1.2)
    box.add(sheet)
    glove = Sheet("#b4574f", "#b4574f", gap=0.3, through=0.3, rim=0.5)
    with glove.at(598, 350, 26, 34):
        glove.fill(GLOVE).slit("-.44,.62 0,.68 .42,.62", 0.06).slit("-.44,.8 0,.86 .42,.8", 0.06)
    box.add(glove)
    box.haze("#8cc3d6", 0.35 * near(598, 350, 40))
    box.add(tail)


def _touching(box: Box) -> None:
    """Hang up what touches the ice from above: soles with their blades, the hand."""
    sheet = Sheet("#0f4a6b", "#0f4a6b", gap=0.3, through=0.08, rim=0.5)
    steel = Sheet("#eef8fa", "#eef8fa", gap=0.25, through=0.1, rim=0.3, wobble=0.1)
    for (x, y), size, *_ in SKATERS:
        for side in (-1, 1):
            for part in (sheet, steel):
                with (
                    part.at(x, y, size * 1.16, _turn(x, y) + side * 20),
                    part.at(side * 0.68, 0.3),
                    part.at(flip=side < 0),
                ):
                    if part is steel:
                        part.fill(BLADE)
                    else:
                        part.fill(TREAD, HEEL)
    sheet.limb(ARM)
    sheet.cut("238,176! 256,210 300,206 330,182! 322,150 300,140 260,154 236,166")
    sheet.fill(CUFF)
    sheet.slit("256,204 290,198 318,176", 1.6)
    palms.flat(sheet, 304, 254, 210, 66, palms.SPREAD, (-62, 10, 6))
    box.add(sheet)
    box.add(steel)
    box.haze("#4a8fab", 0.85 * np.clip((150 - YY) / 190, 0, 1) * near(215, 40, 130, 150))


def _fish(box: Box) -> None:
    sheet = Sheet("#f6fbfa", "#c2dfe8", gap=2.2, through=0.15, rim=0.4, shade=0.8)
    waters.catfish(sheet, SPINE)
    box.add(sheet)


def _near(box: Box) -> None:
    far = Sheet("#4f97b3", "#2c7798", gap=1.0, through=0.2)
    for i in range(7):
        waters.weed(far, 30 + 46 * i - 60, 1230, 330 - 24 * i, 276, 30 + i, 8)
    box.add(far)
    watching = Sheet("#b4dbe7", "#b4dbe7", gap=0.5, through=0.3)
    for x, y, size, tilt in EYES:
        for side in (-1, 1):
            with watching.at(x + side * size * 1.25, y + side * tilt, size):
                watching.fill("-1,.1! -.4,-.5 .4,-.5 1,.1! .4,.5 -.4,.5")
                watching.cut(ellipse(0.15, -0.08, 0.36))
    box.add(watching)
    rope = Sheet("#f3ecd8", "#d8d2bd", gap=1.3, through=0.1)
    rope.limb("88,740,4 100,800,4.4 76,860,5 96,930,5.4 74,990,5.6 98,1040,5.6", steps=10)
    for k in (-1, 0, 1):
        rope.limb([(98, 1038, 2.4), (102 + 7 * k, 1058, 2), (104 + 15 * k, 1076, 0.4)])
    for y in range(752, 1036, 11):
        x = np.interp(y, (740, 800, 860, 930, 990, 1040), (88, 100, 76, 96, 74, 98))
        rope.score([(x - 5, y + 3), (x + 5, y - 3)], 1.4)
    box.add(rope)
    sheet = Sheet("#1b5f7d", "#0c3f5c", gap=1.6, through=0.1)
    for i in range(9):
        waters.weed(sheet, 830 - 26 * i, 1230, 330 - 26 * i, 258, i)
        waters.weed(sheet, -30 + 24 * i, 1230, 240 - 20 * i, 282, 40 + i)
    things.boot(sheet, 300, 1010, 70, 64)
    with sheet.at(300, 1010, 70, 64):
        sheet.line("-.1,.0 -.1,.2", 0.05).line("-.3,.22 .5,.22 .78,.14", 0.06).line(
            ".42,-.1 .42,.2", 0.05
        )
        sheet.line("0,-.95 -.3,-1.3 -.1,-1.5 -.5,-1.8", 0.035).line(
            "0,-.95 .3,-1.2 .2,-1.5 .5,-1.7", 0.035
        )
    box.add(sheet)
