"""A girl screams; torn black paper flies out of her and over a picnic."""

import numpy as np

from cards.studio.paper import beasts, birds, land, palms, people, plants, torn
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, rows, spline, toward
from cards.studio.paper.page import near
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

SUN = (560, 830)
MOUTH = (318, 650)
EARS, SIZE, TURN = (212, 650), 262, -24
RIGID = (Finger(-24, (6, 14)), Finger(-6, (4, 12)), Finger(10, (-4, 10)), Finger(29, (-8, 6)))
CORE = "#e8b48c"
HEAD = (
    "-.37,.06 -.40,-.14 -.36,-.42 -.14,-.575 .12,-.565 .29,-.49 .368,-.375 .378,-.285 .360,-.215 "
    ".330,-.160 .338,-.125 .378,-.075 .424,-.020 .436,.012 .424,.040 .386,.050 .358,.062 .356,.090 "
    ".384,.130 .388,.156 .360,.170! .29,.166 .215,.190 .176,.240 "
    "0.148,0.317 0.172,0.356! 0.207,0.370 0.217,0.396 0.194,0.425 0.156,0.434 0.141,0.454 "
    "0.149,0.491 0.131,0.531 0.075,0.550 0.017,0.529 "
    "-.01,.53 -.01,.62 .05,.75 .13,.90! -.34,.90! -.27,.62 -.265,.44 -.30,.26"
)
TEETH = ".232,.180! .29,.165 .354,.172! .344,.202 .29,.197 .244,.208"
TONGUE = "0.137,0.351! 0.145,0.298 0.180,0.282 0.212,0.311 0.217,0.344 0.196,0.373!"
HAIR = (
    ".275,-.465 .20,-.38 .13,-.30 .075,-.20 .045,-.10 .035,.00! .0,-.045 -.05,-.04 -.075,.0 "
    "-.07,.06 -.10,.16 -.14,.235 -.20,.275 -.285,.28 -.36,.22 -.425,.10 -.45,-.10 -.425,-.34 "
    "-.30,-.54 "
    "-.10,-.645 .10,-.630 .22,-.555"
)
EAR = ".015,-.035 -.035,-.055 -.070,-.015 -.055,.045 -.02,.095 .015,.085 .025,.03"
LASHES = (
    ".322,-.150,.004 .278,-.112,.011 .222,-.108,.011 .160,-.145,.003",
    ".262,-.108,.006 .272,-.080,.005 .292,-.064,.001",
    ".218,-.106,.006 .214,-.078,.005 .226,-.054,.001",
    ".12,-.250,.004 .20,-.262,.015 .285,-.225,.017 .345,-.165,.006",
)
BRAID = "150,690,27 132,716,29 112,738,29 90,757,28 66,770,26 42,779,24 18,784,21 -2,786,18"
DRESS = (
    "214,852 250,838 306,838 330,852 346,890 340,960 326,1016 344,1080 402,1290! 70,1290! "
    "158,1090 184,1020 176,960 180,900 190,870"
)
COLLAR = (
    "186,846 204,818! 240,830 270,826 314,804! 342,838 336,872 304,868 286,846! 272,872 228,884 "
    "198,872"
)
HOUSE = "-1,1! -1,-.1 -1.3,.0! -.1,-1.2! .3,-.85 .32,-1.2! .6,-1.15 .6,-.55 1.2,.0! .95,-.1 1,1!"
TOY = (
    "-.95,.12! -.90,-.30 -.70,-.52 -.40,-.56 .1,-.50 .34,-.70 .46,-1.04 .44,-1.22! .56,-1.12 "
    ".67,-1.18! .68,-1.02 1.0,-.70 .96,-.58 .84,-.57 .66,-.70 .64,-.45 .58,-.2 .60,.35! .42,.35! "
    ".34,-.08 -.38,-.08 -.44,.35! -.62,.35! -.68,-.12 -.78,-.22"
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
        (466, 1068),
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
    box.haze("#ff8a40", 0.4 * near(400, 1010, 70, 90) + 0.3 * near(60, 1020, 90, 100))
    far = Sheet("#380d0b", "#1c0606", gap=1.0, through=0.12, rim=0.5)
    far.limb([(306, 862, 27), (350, 906, 22), (386, 946, 18), (399, 980, 14), (403, 1006, 11)])
    palms.flat(far, 402, 1004, 108, 84, RIGID, (-60, 10, 6), flip=True, lines=False)
    box.add(far)
    mouth = Sheet("#2a0706", gap=0.6, through=0.06, rim=0.3)
    with mouth.at(*EARS, SIZE, TURN):
        mouth.fill(".30,.10 .370,.168! .315,.21 .27,.27 .228,.33 .205,.375! .10,.42 .10,.20")
    box.add(mouth)
    inside = Sheet("#f7e6cc", gap=0.3, through=0.1, rim=0.3)
    with inside.at(*EARS, SIZE, TURN):
        inside.fill(TEETH)
        inside.slit(".272,.162 .276,.21", 0.003).slit(".308,.16 .308,.21", 0.003)
        inside.ink("#b03a24", ellipse(0.2, 0.4, 0.14)).fill(TONGUE)
    box.add(inside)
    _head(box)
    body = Sheet("#4a100d", "#1c0606", gap=1.0, through=0.14, rim=0.6)
    body.fill(DRESS)
    body.slit("300,900 262,1010 280,1120 300,1200", 2).slit("210,1010 206,1100 180,1200", 2)
    with body.piece(2, 2.0, joint=(216, 876, 44)) as arm:
        arm.limb([(214, 870, 29), (166, 914, 24), (114, 950, 19), (86, 982, 15), (70, 1006, 11.5)])
    palms.flat(body, 72, 1002, 114, 116, RIGID, (-60, 10, 6), lines=False)
    box.add(body)
    collar = Sheet("#f4d8b4", "#f0cda4", gap=0.5, through=0.1)
    collar.fill(COLLAR)
    box.add(collar)


def _head(box: Box) -> None:
    """Hang up the girl's head, thrown back, with her hair and braid."""
    face = Sheet("#8e2a18", "#7a2014", gap=0.9, through=0.28, rim=0.7)
    with face.at(*EARS, SIZE, TURN):
        face.fill(HEAD)
        face.ink("#1c0606", *(band(line) for line in LASHES))
        face.slit(".175,-.100 .215,-.078 .268,-.082", 0.005)
        face.slit(".345,-.105 .325,-.080 .330,-.050", 0.005)
        face.slit(".372,.036 .384,.012 .404,.012", 0.007)
        face.slit(".340,.066 .265,.095 .190,.160 .140,.245 .130,.32", 0.006)
        face.slit(".08,.505 .01,.42 -.03,.30 -.03,.20", 0.005)
        face.slit("-.06,.86 -.10,.66 -.06,.48", 0.006)
    box.add(face)
    hair = Sheet("#1f0808", "#160606", gap=0.8, through=0.05, rim=0.6)
    with hair.at(*EARS, SIZE, TURN):
        hair.fill(HAIR)
        for line in (
            ".22,-.46 .0,-.42 -.20,-.26 -.31,-.02 -.33,.16",
            ".14,-.36 -.04,-.30 -.17,-.14 -.24,.06 -.28,.20",
            ".07,-.22 -.04,-.18 -.13,-.06 -.17,.08 -.22,.22",
            ".08,-.58 -.14,-.55 -.31,-.40 -.39,-.14 -.39,.08",
        ):
            hair.slit(line, 0.006)
    for i, (x, y, wide) in enumerate(rows(BRAID).tolist()):
        hair.fill(ellipse(x, y, wide, wide * 0.86))
        side = 0.62 * wide * (1 if i % 2 else -1)
        hair.slit([(x + 0.5 * wide, y + side), (x, y), (x - 0.35 * wide, y - 0.4 * side)], 1.6)
    box.add(hair)
    ear = Sheet("#7a2416", gap=0.3, through=0.25, rim=0.5)
    with ear.at(*EARS, SIZE, TURN):
        ear.fill(EAR).slit(".0,-.01 -.03,-.02 -.04,.02 -.015,.055", 0.005)
    box.add(ear)


def _front(box: Box) -> None:
    box.haze("#ff8a40", 0.22 * near(620, 1110, 170, 60))
    sheet = Sheet("#0d0404", gap=1.4, through=0.03)
    ground = land.hill(sheet, 1158, 10, seed=2)
    plants.grass(sheet, 0, 800, ground, 62, 150, 4, lean=0.3)
    with sheet.at(512, 1104, 50, -14):
        sheet.fill(TOY, rectangle(-0.86, 0.3, 1.72, 0.12))
        for x in (-0.55, 0.55):
            sheet.fill(ellipse(x, 0.54, 0.22)).cut(ellipse(x, 0.54, 0.07))
        sheet.line(".86,.36 1.2,.5 1.5,.4 1.7,.6", 0.05)
    beasts.hare(sheet, 640, ground(640), 56, flip=True)
    box.add(sheet)
