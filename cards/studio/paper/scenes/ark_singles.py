"""The ark sails away with its pairs; those who are single stay on the last rock in the rain."""

import numpy as np

from cards.studio.paper import beasts, birds, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

HULL = "-40,402! 120,420 330,420 470,404 560,360! 552,440 520,510 470,560! -40,560!"
PORTS = ((52, 472), (162, 482), (272, 482), (382, 474))
ROCK = (
    "180,1240! 200,1120 236,1050 300,1000 372,962 470,930 560,918 640,930 720,950 770,1000 "
    "840,1030! "
    "840,1240!"
)
GIRAFFE = (
    "-.10,.9! -.07,.3 -.05,-.3 -.04,-.70 -.10,-.86! -.02,-.82 .0,-.96! .05,-.82 .12,-.78 .30,-.66 "
    ".36,-.58! .26,-.54 .12,-.58 .08,-.3 .10,.3 .14,.9!"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#41566a", "#6d8790", "#a9b8ac", "#e6d7a8", bottom=560),
        lamp=(160, 470),
        tint="#16222e",
        fall=(0.3, 0.8),
        finish=Finish(vignette=0.28, bloom=0.12, contrast=0.36),
    )
    _rainbow(box)
    _clouds(box)
    _ark(box)
    _sea(box)
    _rock(box)
    _flamingo(box)
    _stag_and_hare(box)
    _wolf(box)
    _widower(box)
    _front(box)
    return box


def _rainbow(box: Box) -> None:
    for i, colour in enumerate(("#e08a7a", "#ecc48a", "#f2ecae", "#a9d3a4", "#86b4cc")):
        bow = Sheet(colour, gap=0.1, through=0.5, rim=0.1, shade=0)
        bow.line(arc(-140, 620, 300 - 15 * i, 420 - 15 * i, -86, 0), 15)
        box.add(bow)
    box.haze("#a9b8ac", 0.42)


def _clouds(box: Box) -> None:
    for colour, places in (
        ("#51677a", ((240, 130, 420, 3), (640, 190, 460, 5))),
        ("#3a4c60", ((560, 90, 560, 8), (120, 60, 420, 2), (760, 240, 320, 9))),
    ):
        sheet = Sheet(colour, gap=0.9, through=0.15, rim=0.5)
        for x, y, width, seed in places:
            land.cloud(sheet, x, y, width, seed)
        sheet.fill(rectangle(-20, -20, 840, 60))
        box.add(sheet)


def _ark(box: Box) -> None:
    necks = Sheet("#d9a24a", "#b9803a", gap=0.8, through=0.05, rim=0.7)
    for x, y, turn in ((196, 250, -4), (262, 262, 6)):
        with necks.at(x, y, 150, turn):
            necks.fill(GIRAFFE)
            for k in range(5):
                necks.ink("#8a5628", ellipse(0.02 * (-1) ** k, -0.5 + 0.2 * k, 0.035, 0.05))
            necks.ink("#2a1a14", ellipse(0.10, -0.70, 0.022))
    box.add(necks)
    cabin = Sheet("#8f6244", "#7a5038", gap=1.0, through=0.05, rim=0.6)
    cabin.fill(rectangle(40, 316, 330, 110))
    cabin.score([(40, 352), (370, 352)], 2).score([(40, 388), (370, 388)], 2)
    windows = [rectangle(70 + 76 * k, 340, 40, 44, 4) for k in range(4)]
    cabin.cut(*windows)
    cabin.fill(*(rectangle(88 + 76 * k, 340, 4, 44) for k in range(4)))
    box.add(cabin)
    box.emit(windows, "#ffdf94", 0.9, 0.6)
    frame = Sheet("#7a5038", gap=0.2, through=0.05, rim=0.3)
    frame.fill(*(rectangle(88 + 76 * k, 340, 4, 44) for k in range(4)))
    box.add(frame)
    roof = Sheet("#a8493a", "#8d3a30", gap=1.0, through=0.05, rim=0.6)
    roof.fill(polygon("10,326 70,268 168,268 168,290 300,290 300,268 350,268 402,326"))
    for k in range(3):
        roof.score([(50 - 14 * k, 282 + 14 * k), (362 + 14 * k, 282 + 14 * k)], 2)
    box.add(roof)
    hull = Sheet("#7d5236", "#5f3c2a", gap=1.3, through=0.05, rim=0.7)
    hull.fill(HULL)
    for k in range(4):
        hull.score([(-20, 436 + 34 * k), (250, 446 + 34 * k), (530 - 12 * k, 430 + 34 * k)], 2.4)
    holes = [ellipse(x, y, 36) for x, y in PORTS]
    hull.cut(*holes)
    box.add(hull)
    box.emit(holes, "#ffd98a", 0.85, 1)
    pairs = Sheet("#3a2620", gap=0.4, through=0.05, rim=0.4)
    for i, (x, y) in enumerate(PORTS):
        for side in (-1, 1):
            with pairs.at(x + 13 * side, y + 12, 26, flip=side > 0):
                _passenger(pairs, i)
    box.add(pairs)
    rims = Sheet("#c99a52", "#a87c3c", gap=0.5, through=0.05, rim=0.8)
    for x, y in PORTS:
        rims.line(ellipse(x, y, 38), 7)
    box.add(rims)
    sign = Sheet("#f3e6c6", "#e0cfa6", gap=0.8, through=0.1, rim=0.6)
    with sign.at(478, 474, 1, -8):
        sign.fill(rectangle(-38, -30, 76, 56, 5))
        for side in (-1, 1):
            sign.ink("#a8392f", ellipse(15 * side, 8, 9, 8))
            for k in (-1, 0, 1):
                sign.ink("#a8392f", ellipse(15 * side + 9 * k, -7 - 4 * (k == 0), 4, 5))
    box.add(sign)


def _passenger(sheet: Sheet, which: int) -> None:
    """Cut the head of one of a pair, which looks left."""
    skull = ellipse(0, 0, 0.46, 0.46)
    if which == 0:  # elephants
        sheet.fill(skull, ellipse(0.32, -0.05, 0.34, 0.40)).limb(
            "-.3,.1,.16 -.48,.4,.13 -.46,.8,.1"
        )
    elif which == 1:  # rabbits
        sheet.fill(skull).limb("-.12,-.3,.10 -.2,-1.0,.08").limb(".14,-.3,.10 .18,-1.0,.08")
    elif which == 2:  # bears
        sheet.fill(
            skull,
            ellipse(-0.34, -0.36, 0.18),
            ellipse(0.34, -0.36, 0.18),
            ellipse(-0.16, 0.2, 0.3, 0.22),
        )
    else:  # cats
        sheet.fill(skull, "-.42,-.1! -.44,-.72! -.06,-.40!", ".42,-.1! .44,-.72! .06,-.40!")
    sheet.limb("0,.3,.34 .1,.9,.42")


def _sea(box: Box) -> None:
    for i, (y, top, bottom) in enumerate(
        (
            (548, "#6d8f90", "#5a7d82"),
            (604, "#557c84", "#466a74"),
            (690, "#436a76", "#355764"),
            (800, "#345868", "#284655"),
            (930, "#2a4a5a", "#1e3644"),
        )
    ):
        sheet = Sheet(top, bottom, gap=0.9, through=0.15, rim=0.6)
        land.waves(sheet, y, 7 + 4 * i, 110 + 34 * i, seed=i + 3, crests=0.5)
        box.add(sheet)
    wake = Sheet("#dfe9e4", gap=0.2, through=0.4, rim=0.4, shade=0.2)
    for x, y, long in ((560, 566, 110), (600, 590, 90), (520, 584, 60), (690, 574, 70)):
        wake.slit([(x, y), (x + long / 2, y - 3), (x + long, y)], 0.1)
        wake.limb([(x, y, 0.6), (x + long / 2, y - 3, 2.6), (x + long, y, 0.6)])
    box.add(wake)
    lost = Sheet("#d9b25a", "#b98f40", gap=0.6, through=0.05, rim=0.7)
    with lost.at(112, 888, 1, -10):  # the gangway
        lost.fill(rectangle(-90, -9, 180, 18, 3))
        for k in range(7):
            lost.score([(-78 + 26 * k, -9), (-78 + 26 * k, 9)], 2)
    box.add(lost)


def _rock(box: Box) -> None:
    box.haze("#b9c6bc", 0.3 * near(520, 820, 300, 150))
    rock = Sheet("#6b7378", "#3d474f", gap=1.4, through=0.05, rim=0.6)
    rock.fill(ROCK)
    for line in (
        "300,1010 350,1060 340,1120",
        "470,940 500,1010 480,1100",
        "640,940 660,1020 700,1090",
    ):
        rock.score(line, 3)
    box.add(rock)


def _flamingo(box: Box) -> None:
    """Let a flamingo hold on to its own reflection in a mirror, so as to be two."""
    mirror = Sheet("#c9a25a", "#a8803c", gap=0.9, through=0.05, rim=0.8)
    mirror.fill(
        ellipse(738, 800, 58, 96), rectangle(728, 890, 20, 86, 4), rectangle(700, 966, 76, 14, 4)
    )
    mirror.ink("#cfe0e0", ellipse(738, 800, 48, 85))
    with mirror.at(722, 800, 62, flip=True), mirror.at(0, 0):
        mirror.ink(
            "#f2b5b4", band(".1,.9,.13 .18,.5,.11 .02,.1,.10 .0,-.3,.09 .16,-.62,.09 .3,-.5,.10")
        )
        mirror.ink("#3a2a30", spline(".3,-.56! .52,-.34 .44,-.2! .28,-.36!"))
    box.add(mirror)
    bird = Sheet("#ee8f96", "#d96f7c", gap=1.1, through=0.08, rim=0.7)
    bird.line([(628, 800), (632, 880), (626, 946)], 7).line([(640, 800), (658, 848), (636, 870)], 6)
    bird.limb([(626, 944, 5), (646, 948, 3)])
    bird.fill(
        "560,760! 574,724 616,700 660,712 676,748 664,790 628,810 588,800 566,830! 560,800 "
        "536,812! 552,780"
    )
    bird.limb("656,742,17 690,700,13 668,640,11 650,590,10 668,552,11 692,556,14")
    beak = spline("700,548! 724,566 726,592! 716,600 704,586 694,572!")
    bird.fill(ellipse(690, 556, 16, 15), beak)
    bird.ink("#3a2a30", spline("712,574! 726,580 726,592! 716,600 706,588!")).ink(
        "#f9ead8", spline("700,550! 718,562 712,576 696,570!")
    )
    bird.ink("#ffffff", ellipse(693, 552, 5)).ink("#2a1a20", ellipse(695, 552, 2.6))
    for k in range(3):
        bird.slit([(580 + 14 * k, 752 + 8 * k), (610 + 10 * k, 772 + 6 * k), (650, 768 + 4 * k)], 2)
    box.add(bird)


def _stag_and_hare(box: Box) -> None:
    stag = Sheet("#b56a3c", "#8f4a2a", gap=1.1, through=0.05, rim=0.7)
    beasts.deer(stag, 470, 946, 176, flip=True, head=-6)
    box.add(stag)
    hare = Sheet("#e6ddcf", "#c9bdac", gap=1.0, through=0.06, rim=0.7)
    beasts.hare(hare, 326, 1010, 92, flip=True)
    hare.ink("#3a2a24", ellipse(294, 938, 4))
    box.add(hare)
    twigs = Sheet("#8a5a36", "#6a4226", gap=0.7, through=0.05, rim=0.7)
    with twigs.at(-50, 8):
        _antlers(twigs)
    box.add(twigs)


def _antlers(twigs: Sheet) -> None:
    """Tie two boughs on."""
    for line in (
        "352,912,4 330,872,3 336,826,1.4", "338,884,3 312,868,2 306,844,1",
        "368,908,4 384,868,3 380,822,1.4",
        "380,878,3 404,862,2 410,838,1", "334,852,2.4 318,836,1",
    ):  # fmt: skip
        twigs.limb(line)
    twigs.line("340,914 360,920 384,910", 5)
    twigs.ink("#c9473a", rectangle(336, 906, 54, 22))


def _wolf(box: Box) -> None:
    wolf = Sheet("#8b98a8", "#667384", gap=1.1, through=0.05, rim=0.7)
    beasts.wolf(wolf, 616, 1034, 120, flip=True, look=-6)
    box.add(wolf)
    goose = Sheet("#ffffff", "#eef0ee", gap=0.9, through=0.08, rim=0.6)
    birds.goose(goose, 706, 1070, 96, 0.04)
    box.add(goose)


def _widower(box: Box) -> None:
    """Seat a man on his case who has two tickets."""
    case = Sheet("#7a4a34", "#643a2a", gap=1.0, through=0.05, rim=0.7)
    case.fill(rectangle(450, 1062, 118, 78, 8)).line(arc(509, 1062, 20, 15, 180, 360), 6)
    case.ink("#c9a25a", rectangle(472, 1062, 10, 78), rectangle(536, 1062, 10, 78))
    box.add(case)
    man = Sheet("#d9a93a", "#b98724", gap=1.1, through=0.05, rim=0.7)
    pose = Pose((268, 272), 286, -8, arms=((100, 70, 60), (60, 320, 310)),
                legs=((14, 92), (4, 88)), hands=("relaxed", "hold"))  # fmt: skip
    joints = people.person(
        man,
        514,
        1052,
        44,
        "old",
        pose,
        ("coat", "trousers"),
        flip=True,
        anchor="hip",
        hem=0.24,
        gap=1.4,
    )
    with man.at(*joints.head, 44, 6, flip=True), man.at(0.08, -0.10):
        man.ink("#efc7a4", polygon("-.26,.24 -.7,-.7 .0,-1.3 .7,-.74 .7,.05 .2,.05"))
        beard = spline("-.04,-.34 .1,-.24 .28,-.20 .42,-.12 .42,.10 .30,.32! .14,.22 .0,.06")
        hat = spline(
            "-.66,-.64 -.44,-.74! -.40,-1.06 -.1,-1.16 .22,-1.08 .34,-.78! .58,-.70 .3,-.64 "
            "-.3,-.60"
        )
        man.fill(beard, hat).ink("#f2eee6", beard).ink("#4a3a34", hat)
        man.ink("#3a2a24", band(".20,-.50,.014 .27,-.47,.024 .34,-.50,.014"))
    knee = min(point[1] for point in joints.knees)
    man.ink("#3f4a58", polygon([(370, knee + 30), (476, knee + 30), (476, 1190), (370, 1190)]))
    man.ink("#efc7a4", ellipse(*joints.wrists[1], 13))
    box.add(man)
    x, y = joints.wrists[1]
    tickets = Sheet("#f6e7c4", "#efdcae", gap=0.7, through=0.1, rim=0.6)
    for turn, colour in ((-62, "#c9473a"), (-14, "#3f7f8c")):
        with tickets.at(x - 6, y - 4, 1.15, turn):
            ticket = spline("-13,-62! -4,-62! 0,-57 4,-62! 13,-62! 13,-8! -13,-8!")
            tickets.fill(ticket).ink(colour, ticket)
            tickets.ink("#f6e7c4", rectangle(-13, -46, 26, 3), rectangle(-7, -36, 14, 22, 2))
    box.add(tickets)


def _front(box: Box) -> None:
    sea = Sheet("#1f3a48", "#132833", gap=1.4, through=0.08, rim=0.7)
    land.waves(sea, 1136, 18, 210, seed=21, crests=0.6)
    box.add(sea)
    foam = Sheet("#dfe9e4", gap=0.4, through=0.3, rim=0.5, shade=0.4)
    random = np.random.default_rng(6)
    for _ in range(26):
        x, y = random.uniform(-10, 800), random.uniform(1140, 1186)
        foam.limb([(x, y, 0.5), (x + 18, y - 3, 2.4), (x + 40, y, 0.5)])
    box.add(foam)
    rain = Sheet("#e3ece8", gap=0.3, through=0.5, rim=0.2, shade=0.1)
    for _ in range(110):
        x, y = random.uniform(-40, 840), random.uniform(0, 1190)
        long = random.uniform(26, 60)
        rain.limb(
            [(x, y, 0.3), (x - 0.13 * long, y + long * 0.5, 0.7), (x - 0.26 * long, y + long, 0.3)],
            steps=2,
        )
    box.add(rain)
