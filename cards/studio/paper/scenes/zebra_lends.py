"""A zebra lets its stripes run down on the road for ducklings; a dog makes off with one."""

from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, spline
from cards.studio.paper.sheet import Sheet

KERB = 700
COAT, SHADE, STRIPE = "#fffdf6", "#e6e2da", "#2a2530"
TRUNK = (
    "208,330 240,296 300,286 370,292 440,300 500,296 548,272 580,232 604,180 630,140 664,124! "
    "690,140 706,166 724,210 744,248 752,270 742,292 716,296 690,280 664,262 640,270 620,320 "
    "604,380 580,430 540,462 470,470 400,474 330,468 270,474 226,450 204,400"
)
BARS = (742, 812, 890, 976, 1070)
"""Heights at which the crossing's bars begin."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7d34c", "#f9df7a", "#fbeab0", bottom=700),
        lamp=(140, -100),
        tint="#4a3040",
        fall=(0.4, 0.8),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.42),
    )
    _town(box)
    _street(box)
    _crossing(box)
    _cars(box)
    _zebra(box)
    _ducks(box)
    _thief(box)
    return box


def _town(box: Box) -> None:
    walls = Sheet("#f0a35c", "#e88f4a", gap=0.8, through=0.05, rim=0.5, shade=0.6)
    for x, wide, top, colour in (
        (-20, 170, 150, "#ef9a62"),
        (150, 150, 60, "#e8806a"),
        (300, 190, 120, "#f2b070"),
        (490, 150, 40, "#dd7a6a"),
        (640, 190, 170, "#ef9a62"),
    ):
        walls.fill(rectangle(x, top, wide, KERB - top)).ink(
            colour, rectangle(x, top, wide, KERB - top)
        )
        for row in range(8):
            for k in range(3):
                px, py = x + wide * (0.16 + 0.27 * k), top + 34 + 76 * row
                if py < 610:
                    walls.ink("#fbe3b4", rectangle(px, py, wide * 0.15, 42, 3))
                    walls.ink("#c9604f", rectangle(px - 3, py + 42, wide * 0.15 + 6, 5))
    box.add(walls)


def _street(box: Box) -> None:
    kerb = Sheet("#e6dccb", "#d3c6b4", gap=1.0, through=0.03, rim=0.6)
    kerb.fill(rectangle(-20, 628, 840, 92))
    for i in range(11):
        kerb.score([(-10 + 80 * i, 628), (-30 + 84 * i, 700)], 1.6)
    kerb.score([(-20, 702), (820, 702)], 2)
    box.add(kerb)
    road = Sheet("#5d6470", "#474d5a", gap=0.8, through=0.02, rim=0.5)
    road.fill(rectangle(-20, 716, 840, 520))
    box.add(road)


def _crossing(box: Box) -> None:
    """Lay the crossing: bars that widen towards us."""
    bars = Sheet(COAT, "#f2ecdf", gap=0.15, through=0.02, rim=0.3, shade=0.5, wobble=0.8)
    for i, y in enumerate(BARS):
        half, deep = 128 + 25 * i, 34 + 7 * i
        bars.fill(
            spline(
                [
                    (400 - half, y + 3, True),
                    (330, y - 3),
                    (470, y + 3),
                    (400 + half, y, True),
                    (404 + half + 7, y + deep, True),
                    (470, y + deep + 4),
                    (330, y + deep - 3),
                    (394 - half - 7, y + deep, True),
                ]
            )
        )
    box.add(bars)


def _cars(box: Box) -> None:
    """Let two cars wait, a tiger in one and a hen in the other."""
    for x, flip, paint, dark, y in (
        (112, False, "#d8483c", "#b0342f", 900),
        (690, True, "#2f8a8a", "#226a70", 840),
    ):
        car = Sheet(paint, dark, gap=1.3, through=0.03, rim=0.7)
        with car.at(x, y, 1, flip=flip):
            car.fill(
                "-100,0! -102,-40 -84,-58 -60,-62! -40,-112 -24,-120 34,-120 46,-112! 66,-62! "
                "92,-54 102,-34 102,0!"
            )
            car.ink(
                "#cfe6e4",
                spline("-44,-64! -28,-106 -20,-108 2,-108! 2,-64!"),
                spline("10,-64! 10,-108! 34,-108 40,-104 56,-64!"),
            )
            car.ink("#fff2b8", ellipse(94, -36, 8, 10)).ink(
                "#3a3040", rectangle(-108, -12, 216, 8, 4)
            )
            car.score([(6, -60), (6, -8)], 2)
        box.add(car)
        wheels = Sheet("#2a2530", gap=0.8, through=0.02, rim=0.7)
        for dx in (-58, 60):
            wheels.fill(ellipse(x + dx, y, 26)).ink("#d9d3c6", ellipse(x + dx, y, 12))
        box.add(wheels)
        head = Sheet("#f0913c" if not flip else "#fffaf0", gap=0.5, through=0.03, rim=0.6)
        with head.at(x, y, 1, flip=flip):
            if not flip:
                head.fill(ellipse(30, -84, 19, 18), ellipse(15, -100, 7), ellipse(44, -100, 7))
                head.ink(
                    "#2a2530",
                    ellipse(25, -87, 2.6),
                    ellipse(38, -87, 2.6),
                    ellipse(33, -78, 4, 2.6),
                    rectangle(28, -102, 3, 9),
                    rectangle(34, -102, 3, 9),
                    rectangle(12, -84, 9, 3),
                    rectangle(41, -80, 8, 3),
                )
            else:
                head.fill(ellipse(28, -82, 15, 17)).fill("40,-86! 56,-80! 40,-76!")
                head.ink("#f0a02c", polygon("41,-86 57,-80 41,-76"))
                head.fill(ellipse(22, -101, 6), ellipse(30, -104, 6)).ink(
                    "#d8483c", ellipse(22, -101, 6), ellipse(30, -104, 6), ellipse(38, -70, 4, 6)
                )
                head.ink("#2a2530", ellipse(33, -86, 2.6))
        box.add(head)


def _leg(part: Drawing, rows: str, hoof: tuple[float, float]) -> None:
    part.limb(rows)
    x, y = hoof
    part.fill([(x - 19, y, True), (x - 13, y - 26), (x + 13, y - 26), (x + 19, y, True)])


def _zebra(box: Box) -> None:
    far = Sheet("#d9d4cc", "#c6c0b8", gap=1.0, through=0.03, rim=0.6)
    with far.piece(2) as part:
        _leg(part, "290,440,44 300,520,24 286,590,17 288,660,14", (288, 684))
        _leg(part, "520,430,40 510,520,23 520,590,16 516,660,14", (516, 684))
    far.ink(STRIPE, rectangle(268, 658, 40, 28), rectangle(496, 658, 40, 28))
    box.add(far)
    body = Sheet(COAT, SHADE, gap=1.4, through=0.03, rim=0.7)
    body.limb("214,330,9 180,370,8 168,430,7 172,480,6")
    body.fill("172,470 186,500 178,548! 160,520 160,490").ink(
        STRIPE, spline("172,476 186,500 178,548! 160,520 162,490")
    )
    with body.piece(2) as part:
        part.fill(TRUNK)
    with body.piece(1.5, 2.4, joint=(250, 420, 90)) as part:
        _leg(part, "246,420,58 222,510,28 240,590,18 232,672,15", (230, 700))
    with body.piece(1.5, 2.4, joint=(560, 420, 80)) as part:
        _leg(part, "560,420,46 576,520,24 566,600,17 570,672,15", (570, 700))
    body.fill("640,150! 634,98 650,76 668,96 672,134!", "604,180! 598,136 574,128 588,176!")
    _stripes(body)
    body.ink("#4a4550", spline("716,226 744,246 754,272 742,294 716,296 700,282"))
    body.ink("#1f1a24", ellipse(736, 268, 4.5, 6)).slit("752,284 734,288 718,280", 1.6)
    body.slit("672,196 684,204 698,200", 3).slit("676,204 672,212", 1.6).slit(
        "686,206 686,215", 1.6
    )
    body.slit("670,184 684,176 698,180", 2)  # it winks
    body.ink("#e0b0a8", spline("648,128 646,102 652,92 660,104 660,126"))
    box.add(body)
    mane = Sheet(STRIPE, gap=0.7, through=0.03, rim=0.6)
    for i in range(13):
        t = i / 12
        x, y = 652 - 128 * t, 136 + 138 * t**1.1
        mane.limb([(x + 5, y + 7, 8), (x - 10, y - 12, 7), (x - 22, y - 24, 2)])
    box.add(mane)
    _running(box)


def _stripes(body: Sheet) -> None:
    """Leave stripes on head and neck; on the breast they begin to slip, behind they are gone."""
    for row in (
        "588,232,7 616,250,6 636,276,1",
        "574,262,8 606,290,7 626,312,1",
        "556,290,8 590,324,8 612,352,1",
        "536,300,8 566,350,9 596,396,1",
        "602,204,6 630,218,6 650,246,1",
        "618,176,6 648,196,5 662,226,1",
        "700,170,1 676,176,5 652,168,1",
        "712,196,1 700,214,5 672,232,1",
        "650,146,5 664,158,3.6 686,148,1",
        "506,302,8 530,370,10 548,440,6 552,474,2",
        "470,304,8 486,380,9 494,440,7 496,478,2",
        "434,306,6 444,380,8 450,450,6 452,476,2",
        "400,306,3 406,380,6 410,450,5 412,474,2",
        "366,340,1 368,400,5 372,470,3",
    ):
        body.ink(STRIPE, band(row))
    for k in range(5):
        body.ink(STRIPE, band([(552 + 3 * k, 500 + 34 * k, 5), (592, 504 + 34 * k, 5)]))
    body.ink(STRIPE, rectangle(208, 674, 44, 30), rectangle(548, 674, 44, 30))


def _running(box: Box) -> None:
    """Let black run from the belly to the kerb and between the bars."""
    paint = Sheet(STRIPE, gap=0.5, through=0.02, rim=0.6, shade=0.6)
    with paint.piece(1.5) as part:
        for x, end in ((370, 520), (411, 640), (451, 560), (495, 600), (551, 520)):
            part.limb([(x, 462, 5), (x, (462 + end) / 2, 4), (x, end, 7)])
        part.limb("411,640,5 404,690,6 398,722,8 392,740,9")
        part.fill("300,668 350,654 410,650 480,656 520,668 480,682 400,688 330,682")
        for x, y, radius in ((370, 560, 5), (451, 600, 5), (551, 560, 4)):
            part.fill(ellipse(x, y, radius, radius * 1.4))
    box.add(paint)


def _ducks(box: Box) -> None:
    mother = Sheet("#a8713f", "#8f5c32", gap=1.0, through=0.03, rim=0.7)
    with mother.at(336, 1030, 1.2):
        mother.fill("-56,-40! -40,-30 -10,-44 20,-40 32,-20 20,2 -14,8 -40,-4")
        mother.limb("18,-26,14 34,-52,11 38,-70,11").fill(ellipse(42, -78, 19, 17))
        mother.ink("#8a5630", ellipse(42, -78, 19, 17))
        mother.fill("56,-82! 80,-74! 58,-68!").ink("#f0a02c", polygon("57,-83 82,-74 58,-67"))
        mother.ink("#1f1a24", ellipse(47, -82, 3)).score("-36,-20 -8,-8 14,-22", 2)
        mother.line("-8,4 -8,22", 4).line("8,4 10,22", 4)
        mother.fill("-12,22! 6,22! -4,17!", "6,22! 24,22! 14,17!")
        mother.ink("#f0a02c", rectangle(-14, 8, 40, 16))
    box.add(mother)
    young = Sheet("#f6cf3c", "#e8b828", gap=0.8, through=0.03, rim=0.7)
    for i, (x, y, size) in enumerate(
        ((452, 964, 0.95), (490, 892, 0.85), (440, 836, 0.75), (462, 770, 0.66))
    ):
        with young.at(x, y, size, flip=i > 0):
            young.fill("-40,-26! -24,-20 0,-28 18,-20 20,-2 0,8 -24,2").fill(
                ellipse(20, -38, 17, 16)
            )
            young.fill("34,-42! 50,-36! 34,-31!").ink("#ef7f2c", polygon("34,-43 51,-36 34,-30"))
            young.ink("#1f1a24", ellipse(25, -41, 2.8)).line("-6,6 -6,18", 3).line("6,6 8,18", 3)
            young.fill("-8,19! 4,19! -3,14!", "6,19! 18,19! 9,14!")
            if i == 2:  # wears one
                young.ink(
                    STRIPE,
                    rectangle(-30, -20, 6, 30),
                    rectangle(-16, -24, 6, 34),
                    rectangle(-2, -28, 6, 38),
                    rectangle(12, -20, 5, 22),
                )
    box.add(young)


def _thief(box: Box) -> None:
    dog = Sheet("#9a5a34", "#7f4526", gap=1.1, through=0.03, rim=0.7)
    with dog.at(614, 1130, 1.05):
        with dog.piece(1.5) as part:
            part.fill("-104,-40 -60,-56 20,-54 70,-56 92,-40 84,-18 40,-10 -40,-8 -96,-14")
            part.limb("70,-50,22 92,-84,18 104,-100,20").fill(
                "92,-112 118,-118 152,-96 154,-86 120,-78 96,-82"
            )
            for x in (-84, -56, 46, 76):
                part.limb([(x, -20, 11), (x + 3, -2, 9), (x + 12, 2, 7)])
            part.limb("-98,-40,8 -124,-62,6 -132,-88,3")
        dog.fill("88,-110 76,-88 84,-62 100,-72 104,-96").ink(
            "#6f3a22", spline("88,-110 76,-88 84,-62 100,-72 104,-96")
        )
        dog.ink("#1f1a24", ellipse(153, -92, 6), ellipse(120, -103, 3.4))
    box.add(dog)
    stolen = Sheet(COAT, gap=0.7, through=0.03, rim=0.6)
    stolen.limb("742,1046,7 726,1074,8 690,1150,9 640,1172,10 560,1166,11 500,1180,10 450,1172,8")
    box.add(stolen)
