"""Two fish in love sit on a bench under a lamp in the deep; the lamp belongs to somebody."""

import numpy as np

from cards.studio.paper import waters
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

LAMP = (330, 420)
# The monster comes from the right; its mouth is the place where they sit.
UPPER = (
    "840,-40! 560,-40 470,20 452,90 500,150 470,230 500,300 560,350 640,390 720,440 780,520 "
    "840,640!"
)
LOWER = (
    "-40,1012! 60,980 180,972 320,984 460,990 600,984 720,950 790,880 840,760! 840,1260! -40,1260!"
)
TEETH_UP = (
    (520, 318, 150, 12),
    (590, 362, 190, 8),
    (664, 404, 150, 4),
    (732, 452, 176, -4),
    (790, 524, 130, -10),
)
TEETH_LOW = (
    (40, 1010, 118, 8), (128, 1000, 150, 3), (226, 1002, 96, -2), (560, 1010, 130, 4), (640, 998,
    180, -2),
    (716, 966, 150, -8), (782, 900, 170, -14),
)  # fmt: skip
HAT = "-.5,.06 -.3,.0! -.28,-.34! .28,-.34! .3,.0! .5,.06 .2,.1 -.2,.1"


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#f3f2c4", "#8fd0b4", "#2f8a8c", "#11525f", "#08303f", "#05202d", at=LAMP, radius=820),
        lamp=LAMP,
        tint="#031722",
        finish=Finish(vignette=0.34, bloom=0.2, contrast=0.34),
    )
    _deep(box)
    _monster(box)
    _lamp(box)
    _ground(box)
    _bench(box)
    _lovers(box)
    _visitors(box)
    _front(box)
    return box


def _deep(box: Box) -> None:
    for i, colour in enumerate(("#2a7f84", "#17606c")):
        rocks = Sheet(colour, gap=0.8, through=0.25, rim=0.5)
        random = np.random.default_rng(4 + i)
        base = 860 + 60 * i
        top = [
            (-40 + 90 * k, base - random.uniform(0, 120) * (1.2 - abs(k - 2) / 8))
            for k in range(11)
        ]
        rocks.fill([*top, (860, 1240, True), (-40, 1240, True)])
        for k in range(8):
            waters.weed(rocks, 10 + 70 * k, base + 30, 150 + 40 * (k % 3), 270, 9 * i + k, 7)
        box.add(rocks)
    bubbles = Sheet("#c9efe0", gap=0.4, through=0.4, rim=0.9, shade=0.2)
    random = np.random.default_rng(7)
    for _ in range(26):
        x, y, r = random.uniform(20, 460), random.uniform(40, 800), random.uniform(3, 9)
        bubbles.line(ellipse(x, y, r), 1.8)
    box.add(bubbles)


def _tooth(sheet: Sheet, x: float, y: float, long: float, turn: float, *, up: bool) -> None:
    with sheet.at(x, y, 1, turn, height=-1 if up else 1):
        wide = 17 + long * 0.07
        sheet.fill(
            [
                (-wide, -24, True),
                (wide, -24, True),
                (wide * 0.6, long * 0.5),
                (3, long, True),
                (-3, long, True),
                (-wide * 0.45, long * 0.5),
            ]
        )
        sheet.score([(-wide * 0.2, -10), (-wide * 0.1, long * 0.5), (0, long * 0.85)], 2)


def _monster(box: Box) -> None:
    """Hang the upper jaw with its teeth, and an eye that looks at the two."""
    teeth = Sheet("#d9e6d0", "#b9d0bf", gap=1.0, through=0.15, rim=0.8)
    for x, y, long, turn in TEETH_UP:
        _tooth(teeth, x, y, long, turn, up=False)
    box.add(teeth)
    head = Sheet("#1b4a58", "#123a48", gap=1.8, through=0.06, rim=0.9)
    with head.piece(2) as part:
        part.fill(UPPER)
    random = np.random.default_rng(3)
    for _ in range(80):
        x, y = random.uniform(480, 800), random.uniform(0, 440)
        if (x - 640) ** 2 + (y - 190) ** 2 > 108**2:
            head.score(ellipse(x, y, random.uniform(3, 9)), 2)
    head.score("520,290 610,330 720,396 800,480", 4)
    for fold in ("520,130 540,210 600,290", "760,110 790,190 776,290", "560,60 640,40 730,66"):
        head.score(fold, 3)
    box.add(head)
    eye = Sheet("#f3efb8", "#d9d48a", gap=0.6, through=0.2, rim=0.8)
    eye.fill(ellipse(640, 190, 76, 70))
    eye.ink("#e0a83a", ellipse(612, 212, 44)).ink("#06202c", ellipse(604, 220, 25)).ink(
        "#ffffff", ellipse(594, 208, 8)
    )
    box.add(eye)
    lids = Sheet("#1f5261", "#174452", gap=0.6, through=0.05, rim=0.9)
    lids.fill("548,190! 566,112 640,92 722,118 736,194! 690,156 640,146 594,160")
    lids.fill("560,212! 586,268 640,282 706,264 730,204! 690,240 640,250 600,238")
    box.add(lids)


def _lamp(box: Box) -> None:
    """Let its rod come down in front of it like a street lamp, with the light at its end."""
    box.light(*LAMP, 150, "#ffe9b0", 1.2, 0.2)
    rod = Sheet("#0f3542", "#0c2c38", gap=1.0, through=0.05, rim=0.9)
    rod.limb("530,60,17 480,0,15 400,-10,12 346,60,9.5 330,190,8 330,340,7")
    x, y = LAMP
    rod.fill(
        polygon([(x - 34, y - 52), (x + 34, y - 52), (x + 18, y - 80), (x - 18, y - 80)]),
        ellipse(x, y - 84, 9),
    )
    rod.line([(x - 30, y - 52), (x - 22, y + 44)], 3).line([(x + 30, y - 52), (x + 22, y + 44)], 3)
    rod.fill(rectangle(x - 24, y + 42, 48, 8, 3))
    box.add(rod)
    box.emit(ellipse(x, y - 2, 22, 34), "#fffbe0", 1.6, 2)
    box.light(x, y, 60, "#fff0b8", 1.4, 0.35)


def _ground(box: Box) -> None:
    """Lay the tongue, which is their square."""
    tongue = Sheet("#a8606c", "#7d4558", gap=0.9, through=0.1, rim=0.6)
    tongue.fill("40,1000 150,940 330,926 520,934 660,960 760,930! 840,1000 840,1100 40,1100")
    tongue.score("120,960 330,952 560,962 680,980", 3)
    random = np.random.default_rng(5)
    for _ in range(40):
        x, y = random.uniform(120, 680), random.uniform(950, 1000)
        tongue.score(ellipse(x, y, 4, 2.4), 1.6)
    box.add(tongue)


def _bench(box: Box) -> None:
    box.haze("#dff2d0", 0.3 * near(330, 830, 200, 120))
    bench = Sheet("#5a3a2c", "#472c24", gap=1.0, through=0.05, rim=0.8)
    for y in (786, 812):
        bench.fill(rectangle(176, y, 310, 13, 4))
    bench.fill(rectangle(168, 874, 326, 14, 4))
    for x in (196, 456):
        bench.line([(x, 780), (x, 950)], 9).line([(x - 12, 884), (x - 18, 950)], 9)
    box.add(bench)


def _fish(
    sheet: Sheet, x: float, y: float, size: float, belly: str, *, flip: bool, shut: bool
) -> None:
    """Cut a fish that sits upright on its tail, looking right."""
    with sheet.at(x, y, size, flip=flip):
        sheet.fill("-.20,.46! -.42,.74 -.30,.86! -.06,.74 .16,.88! .22,.66 .10,.46!")
        with sheet.piece(0.8) as part:
            part.fill(
                "-.16,.56 -.40,.24 -.46,-.14 -.36,-.48 -.10,-.70 .18,-.70 .40,-.54 .50,-.36! "
                ".44,-.30 .48,-.22! .40,-.10 .36,.20 .18,.50"
            )
        sheet.ink(belly, spline(".40,-.12 .34,.20 .16,.50 .0,.54 .10,.20 .16,-.10"))
        sheet.fill("-.40,-.30! -.66,-.20 -.58,.02! -.66,.14 -.52,.26! -.38,.24!")
        sheet.score("-.42,-.16 -.58,-.12", 0.03).score("-.44,.04 -.56,.08", 0.03)
        fin = spline("-.02,.02! .26,.04 .36,.18! .26,.24 .30,.34! .04,.22")
        with sheet.piece(0.4, 1.4, joint=(0, 0.1, 0.1)) as part:
            part.fill(fin)
        for i in range(4):
            for k in range(3):
                sheet.score(arc(-0.30 + 0.13 * k, -0.06 + 0.13 * i, 0.05, 0.05, 20, 160, 6), 0.018)
        if shut:
            sheet.ink("#06202c", band(".12,-.42,.012 .22,-.37,.026 .32,-.42,.012"))
            for k in (0.13, 0.22, 0.31):
                sheet.ink("#06202c", band([(k, -0.385, 0.009), (k * 1.1, -0.325, 0.004)]))
        else:
            sheet.ink("#ffffff", ellipse(0.22, -0.44, 0.10)).ink(
                "#06202c", ellipse(0.26, -0.44, 0.055)
            )
            sheet.ink("#ffffff", ellipse(0.275, -0.46, 0.016))
        sheet.ink("#ef8f86", ellipse(0.16, -0.26, 0.07, 0.045))
        sheet.slit(".48,-.32 .40,-.31 .34,-.27", 0.016)


def _lovers(box: Box) -> None:
    he = Sheet("#e8923a", "#c9702a", gap=1.0, through=0.08, rim=0.7)
    _fish(he, 262, 826, 158, "#f9d9a0", flip=False, shut=True)
    with he.at(270, 714, 92, 6):
        he.fill(HAT).ink("#06303c", spline(HAT)).ink(
            "#c9473a", spline("-.29,-.1! .29,-.1! .3,.0! -.3,.0!")
        )
    box.add(he)
    she = Sheet("#e0708a", "#bf5070", gap=1.0, through=0.08, rim=0.7)
    _fish(she, 412, 830, 150, "#fbd6d0", flip=True, shut=False)
    with she.at(420, 724, 50, -8):
        bow = spline("0,0! -.8,-.5 -.9,.4! 0,0! .9,-.5 .8,.4! 0,0!")
        she.fill(bow, ellipse(0, 0, 0.2)).ink("#fff3dc", bow, ellipse(0, 0, 0.2))
    box.add(she)
    flower = Sheet("#f6e27a", gap=0.6, through=0.2, rim=0.7)
    flower.line([(316, 870), (338, 800)], 4)
    for a in range(0, 360, 60):
        with flower.at(339, 796, 15, a):
            flower.fill(ellipse(0.7, 0, 0.6, 0.36))
    flower.ink("#c9473a", ellipse(339, 796, 7))
    box.add(flower)


def _visitors(box: Box) -> None:
    """Let shrimps and small fish come to the lamp like moths."""
    shrimp = Sheet("#f2a98a", "#d98a70", gap=0.7, through=0.3, rim=0.7)
    for x, y, size, turn in (
        (232, 350, 36, 20),
        (428, 340, 34, 150),
        (250, 490, 30, -40),
        (412, 500, 32, 200),
        (160, 420, 24, 10),
    ):
        with shrimp.at(x, y, size, turn):
            shrimp.limb("-.7,.2,.06 -.4,-.14,.16 .0,-.26,.2 .4,-.12,.17 .6,.14,.08")
            for k in range(4):
                shrimp.line([(-0.3 + 0.2 * k, 0.0), (-0.34 + 0.2 * k, 0.28)], 0.05)
            shrimp.line(".6,.1 1.0,-.1 1.3,-.3", 0.04).line(".6,.12 1.0,.1 1.34,.02", 0.04)
            shrimp.fill("-.66,.16! -.98,.14 -.86,.30 -.96,.44! -.62,.30")
            shrimp.ink("#06202c", ellipse(0.46, -0.1, 0.05))
    box.add(shrimp)


def _front(box: Box) -> None:
    """Hang the lip and the teeth behind which all this happens."""
    teeth = Sheet("#e3ecd8", "#a9c4b4", gap=1.2, through=0.1, rim=0.8)
    for x, y, long, turn in TEETH_LOW:
        _tooth(teeth, x, y + 40, long, turn, up=True)
    box.add(teeth)
    jaw = Sheet("#174452", "#0c2c3a", gap=1.6, through=0.05, rim=0.9)
    with jaw.piece(2) as part, part.at(0, 40):
        part.fill(LOWER)
    random = np.random.default_rng(9)
    for _ in range(60):
        x, y = random.uniform(0, 800), random.uniform(1050, 1190)
        jaw.score(ellipse(x, y, random.uniform(3, 10)), 2)
    jaw.score("-10,1092 180,1054 400,1066 620,1064 770,1000", 4)
    box.add(jaw)
    hat = Sheet("#c9473a", gap=0.8, through=0.05, rim=0.7)
    with hat.at(470, 1050, 70, 160):  # a hat that somebody left
        hat.fill(HAT).ink("#1a2a36", spline("-.29,-.1! .29,-.1! .3,.0! -.3,.0!"))
    box.add(hat)
    bones = Sheet("#e3ecd8", gap=0.7, through=0.1, rim=0.7)
    with bones.at(128, 1130, 60, -12):  # and what is left of somebody
        bones.line("-.9,0 .7,0", 0.09)
        for k in range(5):
            bones.line(
                [
                    (-0.5 + 0.26 * k, -0.34 + 0.02 * k),
                    (-0.42 + 0.26 * k, 0),
                    (-0.5 + 0.26 * k, 0.34 - 0.02 * k),
                ],
                0.07,
            )
        bones.fill(
            ".66,-.32 1.1,-.16 1.2,0! 1.1,.16 .66,.32", "-.84,0! -1.2,-.36! -1.1,0 -1.2,.36!"
        ).cut(ellipse(0.88, -0.08, 0.08))
    box.add(bones)
