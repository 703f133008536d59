"""A girl screams; torn black paper flies out of her and over a picnic."""

import numpy as np

from cards.studio.paper import beasts, birds, land, people, plants, torn
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, polygon, rectangle, rows, spline, toward
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SUN = (560, 830)
MOUTH = (318, 650)
CORE = "#e8b48c"
HEAD = (
    "-.60,.48 -.36,.12 -.27,-.05 -.34,-.25 -.44,-.52 -.40,-.84 -.12,-1.0 .16,-.975 .315,-.87 "
    ".385,-.73 .378,-.63 .345,-.575 .350,-.54 .39,-.48 .428,-.435 .445,-.405 .425,-.375 "
    ".385,-.36 .385,-.33 .412,-.29! .365,-.25 .29,-.215 .225,-.15 .215,-.07 .26,.0 .345,.03! "
    ".362,.055 .335,.085 .342,.13 .318,.18 .25,.22 .16,.235 .08,.215 -.02,.36 -.20,.66"
)
HAIR = (
    ".27,-.915 .19,-.82 .15,-.70 .13,-.56 .06,-.44 .0,-.32 -.08,-.22 -.20,-.14 -.34,-.15 -.47,-.30 "
    "-.54,-.54 -.49,-.84 -.30,-1.04 -.04,-1.10 .16,-1.04"
)
BRAID = "182,750,31 160,768,30 138,782,29 115,793,28 91,799,26 67,800,23 45,795,19 27,786,15"
DRESS = (
    "210,846 250,834 306,830 340,846 360,900 350,968 330,1022 352,1080 408,1290! 60,1290! "
    "148,1090 172,1030 158,960 162,896 192,866"
)
COLLAR = (
    "186,846 204,818! 240,830 270,826 314,804! 342,838 336,872 304,868 286,846! 272,872 228,884 "
    "198,872"
)
HOUSE = "-1,1! -1,-.1 -1.3,.0! -.1,-1.2! .3,-.85 .32,-1.2! .6,-1.15 .6,-.55 1.2,.0! .95,-.1 1,1!"
TOY = (
    "-.9,-.1 -.6,-.5 .2,-.5 .4,-.9 .5,-1.15! .6,-1.0 .98,-.78 .95,-.6 .7,-.6 .62,-.3 .6,.3! .4,.3 "
    ".35,-.1 -.4,-.1 -.42,.3! -.62,.3 -.65,-.1 -.75,.1! -.95,.2"
)


def build() -> Box:
    """Build the card."""
    sky = glow("#fff0bd", "#ffab4f", "#ee4a22", "#b81f17", "#5c0f0f", at=SUN, radius=880)
    box = Box(sky, lamp=SUN, tint="#2a0402", finish=Finish(bloom=0.18, vignette=0.4))
    _far(box)
    _ceiling(box, 5, 0.6, (60, 44))
    _stream(box, 11, 44, 0.6)
    _picnic(box)
    _ceiling(box, 6, 1.2, (10, 60))
    _stream(box, 7, 54, 0.9)
    _girl(box)
    _shapes(box)
    _stream(box, 25, 30, 1.6)
    _front(box)
    return box


def _far(box: Box) -> None:
    sheet = Sheet("#c8401f", "#d9551f", gap=0.8, through=0.35, rim=0.4)
    ground = land.hill(sheet, 872, 9, seed=5)
    for i, x in enumerate((452, 486, 508, 690, 724, 748, 772)):
        plants.tree(sheet, x, ground(x) + 4, 60 + 11 * (i % 3), 3, seed=i, depth=4)
    sheet.fill(rectangle(560, 770, 17, 110), polygon("556,772 568.5,728 581,772"))
    sheet.cut(ellipse(568.5, 788, 5.5))
    box.add(sheet)


def _stream(box: Box, seed: int, count: int, gap: float) -> None:
    """Blow scraps out of the mouth: along a curve that widens, rises and turns back."""
    random = np.random.default_rng(seed)
    sheet = Sheet("#150706", "#150706", gap=gap, through=0.05, rim=0.5)
    for _ in range(count):
        t = random.random() ** 0.9
        along = np.array(MOUTH) + (4, -6)
        heading = -34.0
        for _ in range(int(t * 24)):
            heading -= 2.6
            along = along + toward(heading) * 32
        side = random.normal(0, 1) * (7 + 150 * t**1.2)
        x, y = along + toward(heading + 90) * side
        radius = 5 + 46 * t**1.25 * random.uniform(0.5, 1.2)
        if y > 700:
            continue
        torn.tear(
            sheet, random, x, y, radius, CORE,
            long=2.3 - t, turn=heading + random.normal(0, 14 + 30 * t),
        )  # fmt: skip
    box.add(sheet)


def _shapes(box: Box) -> None:
    """Hang up the scraps that became something, and those that have come down."""
    sheet = Sheet("#150706", "#150706", gap=1.2, through=0.05, rim=0.5)
    with sheet.at(196, 318, 34, -18):
        house, door = sheet.world(spline(HOUSE)), spline("-.2,1! -.2,.4 .2,.4 .2,1!")
    torn.lay(sheet, house, (-2.5, -3), CORE)
    with sheet.at(196, 318, 34, -18):
        sheet.cut(door, rectangle(-0.65, 0.1, 0.28, 0.3), rectangle(0.4, 0.1, 0.28, 0.3))
    birds.bird(sheet, 736, 566, 52, "fly", -30, flip=True)
    random = np.random.default_rng(3)
    for x, y in (
        (500, 1030),
        (733, 1020),
        (646, 690),
        (712, 760),
        (476, 826),
        (430, 1074),
        (590, 1092),
    ):
        torn.tear(sheet, random, x, y, random.uniform(7, 11), CORE)
    box.add(sheet)


def _ceiling(box: Box, seed: int, gap: float, edge: tuple[float, float]) -> None:
    random = np.random.default_rng(seed)
    sheet = Sheet("#150706", "#150706", gap=gap, through=0.05, rim=0.5)
    for x in np.arange(-20, 840, 74):
        y = random.normal(edge[0], edge[1]) + abs(x - 430) * 0.12
        torn.tear(sheet, random, x, y, random.uniform(48, 84), CORE, long=1.35)
    box.add(sheet)


def _picnic(box: Box) -> None:
    sheet = Sheet("#7c1d12", "#5c150e", gap=1, through=0.2, rim=0.4)
    land.hill(sheet, 985, 7, seed=8)
    box.haze("#ffb763", 0.5 * near(600, 900, 260, 70))
    box.add(sheet)
    cloth = Sheet("#fff1d8", "#f4d3ae", gap=0.4, through=0.1)
    cloth.fill("420,1006! 520,984 700,986 794,1004! 770,1034 620,1052 444,1036!")
    for x, y, wide in ((560, 1012, 20), (690, 1006, 18), (610, 1030, 22)):
        cloth.score(ellipse(x, y, wide, wide * 0.36), 2).score(ellipse(x, y, wide * 0.6, 5), 1.4)
    box.add(cloth)
    folk = Sheet("#22090a", "#1c0707", gap=0.8, through=0.05, rim=0.3)
    folk.fill("640,1016! 638,984 644,974 644,956! 652,956! 652,974 658,984 656,1016!")
    folk.fill("706,1034! 700,1004! 764,1004! 758,1034!").line(
        "706,1004 716,970 748,970 758,1004", 4
    )
    sit = ((318, 62), (328, 50))
    people.person(
        folk, 462, 1012, 28, "man",
        Pose((268, 276), arms=((40, -20, -30), (60, -58, -62)), legs=sit, hands=("relaxed", "cup")),
        ("coat", "trousers", "hat"), anchor="hip", hem=0.2,
    )  # fmt: skip
    folk.fill("496,934! 512,930! 509,950! 500,951!").line("505,950 507,962", 2)
    people.person(
        folk, 776, 1008, 28, "woman",
        Pose((266, 280), arms=((60, 20, 10), (80, 10, 0)), legs=((340, 30), (350, 20))),
        ("dress", "bun"), anchor="hip", flip=True,
    )  # fmt: skip
    people.person(
        folk, 668, 1004, 26, "woman",
        Pose((272, 284), arms=((60, 30, 60), (45, 10, 50)), hands=("hold", "hold")),
        ("dress", "hat"), flip=True,
    )  # fmt: skip
    folk.fill("592,902! 612,898! 616,918 606,928 594,926 588,914").line(
        "590,908 580,904 582,898", 4
    )
    people.person(
        folk, 580, 1004, 25, "child",
        Pose((262, 250), 262, -20, arms=((100, 140, 150), (70, 40, 20)), legs=((350, 40), (0, 30))),
        ("dress", "shorthair"), anchor="hip",
    )  # fmt: skip
    box.add(folk)


def _girl(box: Box) -> None:
    size, at, turn = 222, (266, 742), -36
    box.haze("#ff8a40", 0.4 * near(400, 1010, 70, 90) + 0.3 * near(60, 1020, 90, 100))
    far = Sheet("#380d0b", "#1c0606", gap=1.0, through=0.12, rim=0.5)
    far.limb([(310, 850, 36), (380, 922, 29), (399, 948, 27), (396, 1012, 17)])
    torn.fist(far, 396, 1016, 76, 98)
    box.add(far)
    face = Sheet("#8e2a18", "#7a2014", gap=0.9, through=0.28, rim=0.7)
    with face.at(*at, size, turn):
        face.fill(HEAD)
        face.slit(".19,-.53 .25,-.505 .325,-.53", 0.016)
        face.slit(".19,-.51 .14,-.535 .10,-.53", 0.008)
        face.slit(".20,-.50 .15,-.485 .11,-.46", 0.008)
        face.slit(".15,-.67 .25,-.64 .33,-.59", 0.015)
        face.slit(".36,-.325 .27,-.27 .20,-.20 .16,-.12", 0.008)
    box.add(face)
    body = Sheet("#4a100d", "#1c0606", gap=1.0, through=0.14, rim=0.6)
    body.fill(DRESS)
    body.slit("300,900 262,1010 280,1120 300,1200", 2).slit("210,1010 206,1100 180,1200", 2)
    with body.piece(2, 2.0, joint=(214, 870, 54)) as arm:
        arm.limb([(212, 868, 43), (122, 928, 33), (98, 952, 29), (66, 1016, 18)])
    torn.fist(body, 64, 1020, 80, 108, flip=True)
    box.add(body)
    collar = Sheet("#f4d8b4", "#f0cda4", gap=0.5, through=0.1)
    collar.fill(COLLAR)
    box.add(collar)
    hair = Sheet("#1f0808", "#160606", gap=0.8, through=0.05, rim=0.6)
    with hair.at(*at, size, turn):
        hair.fill(HAIR)
        for line in (
            ".17,-.92 -.10,-.84 -.30,-.60 -.40,-.30", ".10,-.72 -.10,-.66 -.24,-.46 -.32,-.22",
            ".05,-.50 -.06,-.42 -.16,-.28", ".02,-1.05 -.26,-.94 -.42,-.66 -.46,-.42",
        ):  # fmt: skip
            hair.slit(line, 0.006)
    for i, (x, y, wide) in enumerate(rows(BRAID).tolist()):
        hair.fill(ellipse(x, y, wide, wide * 0.86))
        side = 0.62 * wide * (1 if i % 2 else -1)
        hair.slit([(x + 0.5 * wide, y + side), (x, y), (x - 0.35 * wide, y - 0.4 * side)], 1.6)
    hair.fill("22,790! 10,764 -12,748 4,778! -14,790 -4,802!")
    box.add(hair)


def _front(box: Box) -> None:
    box.haze("#ff8a40", 0.22 * near(560, 1110, 260, 60))
    sheet = Sheet("#0d0404", gap=1.4, through=0.03)
    ground = land.hill(sheet, 1158, 10, seed=2)
    plants.grass(sheet, 0, 800, ground, 62, 150, 4, lean=0.3)
    with sheet.at(506, 1116, 40, -24):
        sheet.fill(TOY).fill(ellipse(-0.5, 0.42, 0.2), ellipse(0.5, 0.42, 0.2))
    beasts.hare(sheet, 640, ground(640), 56, flip=True)
    box.add(sheet)
