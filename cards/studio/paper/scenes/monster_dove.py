"""A great shaggy beast sits by a lamp and makes the shadow of a dove for a child in bed."""

import numpy as np

from cards.studio.paper import plants
from cards.studio.paper.bear import outline_tufts
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

LAMP = (150, 780)
BODY = (
    "470,1080! 440,980 440,860 470,740 500,640 520,560 560,500 630,476 700,500 740,570 770,680 "
    "800,800 830,960! 830,1120!"
)
DOVE = (
    "-.5,.02 -.2,-.06 -.06,-.28 -.02,-.62 .14,-.94! .28,-.66 .34,-.40! .46,-.66 .62,-.82! "
    ".64,-.5 .56,-.22 "
    ".70,-.18 .82,-.10 .98,-.04! .82,.06 .64,.14 .34,.20 -.1,.22 -.46,.22 -.86,.42! -.88,.28! "
    "-1.04,.26! -.98,.12! "
    "-1.08,.0! -.84,-.02"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff2b4", "#f6d36a", "#d9a238", "#8f5f2a", "#4a2f24", at=(330, 380), radius=720),
        lamp=LAMP,
        tint="#1c0e14",
        finish=Finish(vignette=0.34),
    )
    _wall(box)
    _shadow(box)
    _bed(box)
    _beast(box)
    _lamp(box)
    return box


def _wall(box: Box) -> None:
    wall = Sheet("#e6b850", "#b98436", gap=0.5, through=0.5, rim=0.3)
    wall.fill(rectangle(-30, -30, 860, 1100))
    for i in range(12):
        for j in range(12):
            with wall.at(20 + 72 * i + 36 * (j % 2), 30 + 92 * j, 16):
                wall.score("0,-1 .3,-.3 1,0 .3,.3 0,1 -.3,.3 -1,0 -.3,-.3 0,-1", 0.16)
    box.add(wall)
    box.haze("#fff0b0", 0.62 * near(330, 370, 270, 250))


def _shadow(box: Box) -> None:
    shade = Drawing()
    with shade.at(280, 400, 265, -16):
        shade.fill(DOVE)
        shade.cut(ellipse(0.80, -0.06, 0.024))
    box.haze("#5a3220", 0.78 * blur(shade.coverage(), 3))


def _bed(box: Box) -> None:
    bed = Sheet("#7a4a34", "#5c3426", gap=1.1, through=0.04, rim=0.6)
    bed.fill(
        rectangle(-20, 1010, 420, 60, 6),
        rectangle(370, 900, 30, 230, 8),
        rectangle(-20, 1060, 420, 40),
    )
    bed.fill(ellipse(385, 896, 22))
    box.add(bed)
    pillow = Sheet("#fff6e2", "#f0e0c0", gap=0.7, through=0.1, rim=0.5)
    box.add(pillow.fill("236,1020! 240,950 290,922 366,926 378,1020!"))
    child = Sheet("#f0c498", "#dca878", gap=0.7, through=0.05, rim=0.6)
    with child.at(280, 1000, 92, 22, flip=True):
        child.fill("-.16,.16 -.18,-.08 -.36,-.24 -.48,-.52 -.40,-.86 -.08,-1.02 .22,-.94 "
        ".38,-.74 .405,-.56 .365,-.46 .385,-.40 "
                   ".435,-.325 .42,-.295 .37,-.285 .385,-.25! .355,-.215 .365,-.185 .335,-.15 "
                   ".315,-.12 .33,-.07 .28,-.01 .16,.02 "
                   ".06,.0 .04,.16")  # fmt: skip
        child.ink(
            "#5a2c1c", "-.6,-.1! -.36,-.2 -.2,-.4 -.06,-.62 .2,-.76 .42,-.72! .4,-1.2 -.6,-1.2"
        )
        child.ink(
            "#5a2c1c", ellipse(0.25, -0.5, 0.035, 0.055), ".12,-.66 .22,-.72 .32,-.68 .22,-.69"
        )
        child.ink("#5a2c1c", ".38,-.22 .30,-.17 .22,-.22 .30,-.19")
    child.limb("214,1010,11 190,966,10 174,926,9 168,900,8")
    child.limb("170,904,8 160,880,4").limb("170,904,8 174,876,4").limb("170,904,7 186,882,4")
    box.add(child)
    quilt = Sheet("#a83c34", "#7c2a2c", gap=1.0, through=0.05, rim=0.6)
    quilt.fill("-30,1000! 60,976 150,976 220,1000 280,1018 360,1012! 372,1080! 360,1100 -30,1100!")
    for i in range(5):
        for j in range(2):
            with quilt.at(30 + 74 * i, 1030 + 42 * j, 17):
                quilt.ink("#f0c45c", plants.LEAF, "0,0! -.4,-.22 -1.1,0! -.4,.22")
    box.add(quilt)


def _beast(box: Box) -> None:
    box.haze("#ffdf90", 0.3 * near(600, 600, 220, 260))
    beast = Sheet("#4a2c3c", "#2a1624", gap=1.5, through=0.04, rim=0.9)
    beast.fill(BODY)
    outline_tufts(beast, BODY, 42, 3)
    random = np.random.default_rng(4)
    for _ in range(70):
        x, y = random.uniform(490, 800), random.uniform(620, 1080)
        beast.slit([(x, y), (x - 5, y + 16), (x - 3, y + 30)], 2)
    box.add(beast)
    head = Sheet("#543244", "#3a2032", gap=1.2, through=0.04, rim=0.9)
    head.limb("560,420,18 528,372,15 540,330,10 560,316,3").limb(
        "676,414,18 716,372,15 708,326,10 690,310,3"
    )
    shape = "470,560 480,480 530,424 610,404 690,430 740,500 744,580 700,640 620,664 520,644"
    head.fill(shape)
    outline_tufts(head, shape, 26, 5)
    box.add(head)
    face = Sheet("#f6dfae", "#e8c888", gap=0.4, through=0.05, rim=0.6)
    face.fill(ellipse(552, 508, 25, 28), ellipse(648, 508, 25, 28))
    for x in (530, 560, 626, 656):
        face.fill([(x - 11, 610, True), (x + 11, 610, True), (x, 638 - 6 * (x % 4 > 1), True)])
    box.add(face)
    pupils = Sheet("#2a1624", gap=0.2, through=0.03, rim=0.4)
    pupils.fill(ellipse(544, 514, 12, 15), ellipse(640, 514, 12, 15))
    pupils.fill("574,556! 600,548 626,556! 614,574 600,580 586,574")
    pupils.limb("500,596,1 540,612,4 600,610,4 660,612,4 700,590,1")
    box.add(pupils)
    _claws(box)


def _claws(box: Box) -> None:
    """Cross two paws before the lamp: thumbs hooked, fingers spread as wings."""
    arms = Sheet("#46283a", "#2a1424", gap=1.2, through=0.04, rim=1.0)
    arms.limb("640,800,56 470,866,52 360,826,40 300,776,34", steps=10)
    arms.limb("660,900,56 480,936,50 350,880,38 290,812,30", steps=10)
    for i, (angle, long) in enumerate(((-150, 74), (-128, 92), (-108, 96), (-88, 84))):
        end = (
            np.array([290, 760])
            + np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))]) * long
        )
        arms.limb([(290 + 6 * i, 768, 19), (*((end + (290, 764)) / 2), 16), (*end, 9)])
    for angle, long in ((170, 80), (150, 96), (132, 88)):
        end = (
            np.array([276, 800])
            + np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))]) * long
        )
        arms.limb([(280, 804, 18), (*((end + (278, 802)) / 2), 15), (*end, 8)])
    for x, y, turn in ((360, 900, 60), (420, 930, 70), (400, 880, 50), (470, 900, 60)):
        with arms.at(x, y, 1, turn):
            arms.slit("0,0 16,-4 30,0", 2)
    box.add(arms)
    nails = Sheet("#f6dfae", "#e8c888", gap=0.3, through=0.05, rim=0.7)
    for origin, turns in (
        ((290, 760), ((-150, 74), (-128, 92), (-108, 96), (-88, 84))),
        ((276, 800), ((170, 80), (150, 96), (132, 88))),
    ):
        for angle, long in turns:
            way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
            root = np.array(origin) + way * (long - 2)
            side = np.array([-way[1], way[0]]) * 7
            nails.fill([(*(root - side), True), (*(root + way * 24), True), (*(root + side), True)])
    box.add(nails)


def _lamp(box: Box) -> None:
    table = Sheet("#5c3426", "#3e2219", gap=1.0, through=0.03, rim=0.6)
    table.fill(rectangle(-30, 1100, 860, 150))
    table.fill("96,1104! 104,1080 112,1060 112,1020! 128,1020! 128,1060 136,1080 144,1104!")
    box.add(table)
    shade = Sheet("#fff0b4", "#f6d36a", gap=0.9, through=0.3, rim=0.8)
    box.add(shade.fill("76,1030! 98,950! 142,950! 164,1030!"))
    box.light(120, 990, 60, "#ffe9a0", power=0.5, halo=0.35)
