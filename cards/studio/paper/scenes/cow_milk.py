"""The night is a cow: a woman milks stars from it, and where she began it is already empty."""

import numpy as np

from cards.studio.paper import beasts, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

COW = (
    "196,330 250,290 330,276 430,292 530,284 620,290 690,306 724,350 736,430 730,540 716,620 "
    "690,690 "
    "640,700 600,690 540,706 470,716 400,712 330,704 280,690 236,650 200,560 176,500 150,450"
)
LEGS = (
    "270,640,56 262,760,38 272,870,27 268,1010,25",
    "676,640,66 700,760,42 676,880,28 690,1014,27",
)
LEGS_FAR = (
    "346,660,46 356,780,32 344,890,24 350,996,23",
    "606,670,50 590,780,36 612,890,25 600,1000,24",
)
TAIL = "728,360,14 764,420,10 768,540,8 752,640,8 758,690,13"
HEAD = (
    "70,330 96,300 150,290 204,302 232,332 226,380 204,430 190,490 184,540 160,566 130,568 104,548 "
    "98,500 90,440 72,384"
)
UDDER = "470,690! 456,740 480,786 530,794 574,776 586,724 572,688!"
PAIL = (500, 980)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow(
            "#ffe6b0",
            "#f7b98a",
            "#d9838a",
            "#8a5c94",
            "#4a3f7c",
            at=(420, 930),
            radius=980,
            squash=(1.1, 1),
        ),
        lamp=(420, 940),
        tint="#1a1440",
        finish=Finish(vignette=0.3, bloom=0.14, contrast=0.34),
    )
    _hills(box)
    _cow(box)
    _river(box)
    _milkmaid(box)
    _front(box)
    return box


def _hills(box: Box) -> None:
    for y, top, bottom, seed in ((930, "#c0788a", "#a8668a", 3), (986, "#8f5a88", "#744a7c", 6)):
        hill = Sheet(top, bottom, gap=0.7, through=0.25, rim=0.5)
        ground = land.hill(hill, y, 18, seed, bumps=5)
        for i in range(13):
            x = 12 + 64 * i
            plants.tree(hill, x, ground(x) + 4, 46 + 9 * (i % 3), 2.6, seed + i, depth=4, leaves=5)
        box.add(hill)
    box.haze("#ffe0b8", 0.35 * near(420, 950, 380, 60))


def _cow(box: Box) -> None:
    far = Sheet("#1b1a52", "#2a2460", gap=1.0, through=0.12, rim=0.8)
    for leg in LEGS_FAR:
        with far.piece(1.5) as part:
            part.limb(leg)
        _hoof(far, *_end(leg))
    box.add(far)
    _udder(box)
    cow = Sheet("#10124a", "#262a70", gap=1.8, through=0.14, rim=1.0)
    with cow.piece(2) as part:
        part.fill(COW).limb(TAIL)
    cow.fill("744,680! 736,730 752,770! 762,740 776,764! 782,720 772,680!")
    for leg, joint in zip(LEGS, ((270, 640, 90), (676, 640, 110)), strict=True):
        with cow.piece(1.5, 1.8, joint=joint) as part:
            part.limb(leg)
        _hoof(cow, *_end(leg))
    for spot in (
        "262,330 310,306 376,316 404,352 384,384 398,420 350,436 312,412 270,420 250,376",
        "470,312 540,300 566,336 548,372 572,410 520,430 488,400 458,372",
        "226,540 270,500 330,520 322,560 352,600 310,640 262,628 236,596",
        "404,520 450,486 506,500 520,548 498,580 512,630 452,646 420,606 430,570",
    ):
        cow.ink("#34408f", spline(spot))
    for spot in (
        "618,330 670,322 704,362 690,404 706,450 650,470 622,436 632,396 604,366",
        "584,520 640,500 690,530 676,580 650,600 662,640 606,650 580,606 600,570",
    ):
        cow.ink("#5a4f8a", spline(spot))
    inside = cow.outline

    random = np.random.default_rng(4)

    def outside(x: float, y: float) -> bool:
        milked = random.random() < (x - 450) / 150
        row, column = int(y * inside.shape[0] / 1200), int(x * inside.shape[1] / 800)
        return milked or not inside[row, column]

    pricks = land.stars(cow, 900, (150, 270, 790, 1000), 11, outside, (0.8, 2.4))
    box.add(cow)
    box.emit(pricks, "#fff6d8", 1.0, 0.5)
    _streams(box)
    _head(box)


def _end(leg: str) -> tuple[float, float]:
    """Return where a leg's band ends."""
    x, y, _ = leg.rsplit(maxsplit=1)[-1].split(",")
    return float(x), float(y)


def _hoof(sheet: Sheet, x: float, y: float) -> None:
    hoof = spline(
        [
            (x - 26, y - 14, True),
            (x + 26, y - 14, True),
            (x + 32, y + 30, True),
            (x + 3, y + 30),
            (x, y + 8),
            (x - 3, y + 30),
            (x - 32, y + 30, True),
        ]
    )
    sheet.fill(hoof).ink("#3a2c50", hoof)


def _udder(box: Box) -> None:
    udder = Sheet("#e9a5b0", "#cf8496", gap=0.8, through=0.15, rim=0.6)
    with udder.piece(1) as part:
        part.fill(UDDER)
    for x, y in ((484, 778), (516, 790), (552, 786)):
        udder.limb([(x, y - 8, 10), (x - 2, y + 26, 6)])
    box.add(udder)


def _streams(box: Box) -> None:
    box.light(PAIL[0], PAIL[1] - 60, 70, "#f6f2ff", 0.8, 0.25)
    streams = [
        band([(482, 806, 2.4), (488, 880, 2), (494, PAIL[1] - 54, 2.6)]),
        band([(514, 818, 2.4), (512, 890, 2), (508, PAIL[1] - 54, 2.6)]),
    ]
    box.emit(streams, "#fffbe8", 1.2, 0.8)
    drops = [
        ellipse(x, y, 3) for x, y in ((476, 860), (500, 846), (522, 868), (480, 900), (526, 906))
    ]
    box.emit(drops, "#fffbe8", 1.1, 0.6)


def _head(box: Box) -> None:
    horns = Sheet("#f0e0c0", "#d9c49a", gap=0.8, through=0.1, rim=0.7)
    horns.limb("96,308,14 62,284,12 48,244,9 60,212,2").limb(
        "204,304,14 238,280,12 252,240,9 240,208,2"
    )
    box.add(horns)
    ears = Sheet("#1b1a5a", gap=0.8, through=0.1, rim=0.8)
    ears.fill(
        "80,330! 40,316 10,330 -2,356! 30,368 70,362!",
        "222,330! 262,316 292,330 304,356! 272,368 232,362!",
    )
    ears.ink(
        "#c9808f",
        spline("70,340! 40,332 16,348! 40,358 70,352!"),
        spline("232,340! 262,332 286,348! 262,358 232,352!"),
    )
    box.add(ears)
    head = Sheet("#14165a", "#2a2e7c", gap=1.3, through=0.12, rim=0.9)
    with head.piece(1.5) as part:
        part.fill(HEAD)
    head.ink(
        "#e8e2f2", spline("134,300 166,300 172,360 164,430 172,480 150,500 124,480 132,430 124,360")
    )
    head.ink("#d99aa8", spline("98,506 120,494 150,500 184,500 186,540 160,566 130,568 104,548"))
    head.ink("#7a3f5c", ellipse(122, 528, 7, 10), ellipse(166, 528, 7, 10))
    head.ink("#7a3f5c", band("112,552,2 144,560,3 176,550,2"))
    for x, side in ((100, -1), (196, 1)):
        head.ink("#fff6e0", ellipse(x, 396, 17, 15))
        head.ink("#1a1440", ellipse(x + 3, 401, 9)).ink("#fff6e0", ellipse(x + 6, 398, 2.6))
        head.ink("#14165a", spline([(x - 21, 398, True), (x, 374), (x + 21, 398, True), (x, 393)]))
        for k in (-12, 0, 12):
            head.ink("#0a0a2c", band([(x + k, 384, 2), (x + k * 1.5 + 2 * side, 370, 0.6)]))
    box.add(head)
    strap = Sheet("#a8473c", gap=0.8, through=0.05, rim=0.6)
    strap.limb("214,440,9 200,520,9 214,600,9 250,640,8")
    box.add(strap)
    box.light(226, 648, 60, "#fff3d0", 0.9, 0.3)
    bell = Sheet("#f6d98a", gap=0.8, through=0.3, rim=0.8)
    bell.fill(ellipse(226, 650, 40))
    box.add(bell)
    land.moon(box, 226, 650, 38, "#fff6d6", 1.0)


def _river(box: Box) -> None:
    """Let the milk run over and down to the village."""
    x, y = PAIL
    run = Sheet("#fdf8ff", "#d9d0f0", gap=0.6, through=0.3, rim=0.6, shade=0.5)
    run.fill(
        f"{x - 60},{y + 66} {x - 30},{y + 40} {x + 40},{y + 40} {x + 66},{y + 62} 540,1072 "
        f"470,1092 360,1096 250,1106 "
        "150,1126 60,1166 30,1230! -30,1230! -30,1180 40,1120 130,1090 250,1076 350,1066 420,1056"
    )
    box.add(run)
    box.haze("#ffffff", 0.3 * near(300, 1086, 240, 24))
    random = np.random.default_rng(5)
    spill = []
    for _ in range(70):
        t = random.random()
        spill.append(
            ellipse(
                520 - 520 * t,
                1054 + 40 * t + 90 * max(0, t - 0.6) + random.normal(0, 7),
                random.uniform(1.2, 3),
            )
        )
    box.emit(spill, "#ffffff", 1.3, 0.7)


def _milkmaid(box: Box) -> None:
    pail = Sheet("#b8a3c8", "#8f7aa8", gap=0.9, through=0.05, rim=0.8)
    x, y = PAIL
    pail.fill(
        polygon([(x - 50, y - 48), (x + 50, y - 48), (x + 40, y + 54), (x - 40, y + 54)]),
        ellipse(x, y - 48, 50, 13),
    )
    pail.ink("#fffdf4", ellipse(x, y - 48, 44, 10))
    pail.score([(x - 46, y - 16), (x, y - 6), (x + 46, y - 16)], 2.4)
    pail.score([(x - 43, y + 22), (x, y + 32), (x + 43, y + 22)], 2.4)
    for dx, long in ((-40, 60), (-16, 40), (24, 50), (44, 34)):
        drip = spline(
            [
                (x + dx - 8, y - 46, True),
                (x + dx + 8, y - 46, True),
                (x + dx + 5, y - 46 + long),
                (x + dx, y - 40 + long),
                (x + dx - 5, y - 46 + long),
            ]
        )
        pail.fill(drip).ink("#fffdf4", drip)
    box.add(pail)
    box.haze("#ffd9b8", 0.2 * near(640, 900, 60, 90))
    stool = Sheet("#5a3426", "#472820", gap=0.8, through=0.05, rim=0.6)
    stool.fill(rectangle(630, 966, 92, 13, 4)).line([(644, 976), (626, 1080)], 8).line(
        [(708, 976), (724, 1080)], 8
    )
    box.add(stool)
    maid = Sheet("#c9473a", "#a5382f", gap=1.0, through=0.05, rim=0.6)
    pose = Pose(
        (284, 292), 296, 8,
        arms=((356, 340, 330), (8, 332, 326)),
        legs=((34, 98), (26, 92)),
        hands=("hold", "hold"),
    )  # fmt: skip
    joints = people.person(
        maid, 668, 944, 50, "woman", pose, ("dress", "scarf", "sleeves"), flip=True,
                anchor="hip", gap=1.4
    )  # fmt: skip
    with maid.at(*joints.head, 50, -16, flip=True), maid.at(0.08, -0.10):
        maid.ink("#f0c9a4", spline(".06,-.80! .7,-.84! .7,.04! .16,.04! .02,-.2 .0,-.5"))
        maid.ink("#5b3a34", band(".20,-.49,.012 .27,-.46,.022 .34,-.49,.012"))
    for wrist in joints.wrists:
        maid.ink("#f0c9a4", ellipse(wrist[0] - 11, wrist[1] - 8, 18, 16))
    box.add(maid)


def _front(box: Box) -> None:
    ground = Sheet("#3a2f5c", "#241d44", gap=1.2, through=0.06, rim=0.5)
    ground.fill("330,1240! 360,1160 470,1120 600,1100 720,1096 830,1104! 830,1240!")
    plants.grass(ground, 380, 810, 1130, 34, 60, 4)
    box.add(ground)
    who = Sheet("#2a2350", "#1f1a40", gap=0.9, through=0.05, rim=0.8)
    joints = people.person(
        who, 150, 1190, 31, "child", Pose((274, 280), arms=((40, 20, 0), (44, 16, 0)),
                hands=("hold", "hold")),
        ("dress", "hair"), flip=True, gap=0.8,
    )  # fmt: skip
    box.haze("#cfc0ea", 0.3 * near(150, 1130, 70, 80))
    box.add(who)
    cup = Sheet("#f0c24e", gap=0.5, through=0.1, rim=0.7)
    wx, wy = joints.wrists[1]
    cup.fill(
        polygon([(wx - 26, wy - 18), (wx + 2, wy - 18), (wx - 3, wy + 12), (wx - 21, wy + 12)])
    )
    box.add(cup)
    cat = Sheet("#171333", gap=0.9, through=0.04, rim=0.8)
    beasts.cat(cat, 420, 1150, 66, flip=True)
    box.add(cat)
    box.haze("#241d44", 0.25 * between(1120, 1260))
