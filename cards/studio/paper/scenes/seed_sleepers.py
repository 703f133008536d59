"""A cut through the earth: thin snow above, and below sleepers curled like seeds among roots."""

import numpy as np

from cards.studio.paper import land, people, plants, sleepers
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall, light
from cards.studio.paper.outlines import ellipse
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

GROUND = 232
SEEDS = (
    # x, y, half axes, turn
    (420, 800, 232, 292, -8),
    (158, 478, 92, 118, 14),
    (662, 470, 88, 112, -20),
    (96, 812, 84, 108, -12),
    (706, 1012, 92, 104, 30),
    (176, 1072, 94, 76, 10),
)
ROOTS = (
    (
        (596, 236, 24),
        (560, 330, 17),
        (548, 430, 13),
        (584, 550, 10),
        (664, 630, 8),
        (708, 730, 6),
        (700, 860, 3),
    ),
    (
        (628, 236, 22),
        (700, 310, 15),
        (772, 400, 11),
        (782, 520, 9),
        (756, 640, 7),
        (760, 760, 5),
        (786, 900, 2),
    ),
    ((590, 240, 16), (520, 290, 9), (470, 372, 6), (452, 440, 3)),
)
POD = (
    "0,-1.12! .30,-.92 .74,-.62 .98,-.12 .94,.40 .66,.82 .24,1.02 -.2,1.02 -.66,.82 "
    "-.94,.40 -.98,-.12 -.74,-.62 -.30,-.92"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#a9c0b0", "#eef0cf", "#f7f3dc", bottom=240),
        lamp=(430, 780),
        tint="#0c0603",
        finish=Finish(vignette=0.5, bloom=0.2),
    )
    _glow(box)
    for i in range(4):
        _earth(box, i)
        if i == 0:
            _sleepers(box)
    _buried(box)
    _roots(box)
    _shoot(box)
    _above(box)
    return box


def _pods(sheet: Sheet, grow: float) -> None:
    for x, y, across, down, turn in SEEDS:
        with sheet.at(x, y, across + grow, turn, height=down + grow):
            sheet.cut(POD)


def _glow(box: Box) -> None:
    below = np.clip(
        (np.indices(box.picture.shape[:2])[0] / box.picture.shape[0] * 1200 - GROUND) / 6, 0, 1
    )[:, :, None]
    box.picture = box.picture * (1 - below) + light("#6c9433") * below
    for x, y, across, down, _ in SEEDS[:-1]:
        box.haze("#dcc762", 0.95 * near(x, y, across * 0.95, down * 0.95))
        box.haze("#fff2b0", 0.7 * near(x + across * 0.2, y, across * 0.5, down * 0.5))
    x, y, across, down, _ = SEEDS[-1]
    box.haze("#1c130c", 0.9 * near(x, y, across * 1.5, down * 1.5))


def _earth(box: Box, i: int) -> None:
    colours = (
        ("#6b4a2a", "#4a3220"),
        ("#57381f", "#3a2416"),
        ("#432a18", "#2a190f"),
        ("#311d11", "#1b0f09"),
    )
    sheet = Sheet(*colours[i], gap=1.1, through=0.06, rim=0.55)
    land.hill(sheet, GROUND + 3 * i, 5, 3 + i)
    _pods(sheet, (-6, 4, 16, 30)[i])
    box.add(sheet)


def _sleepers(box: Box) -> None:
    big = Sheet("#84492c", "#5f321e", gap=1.6, through=0.05, rim=0.8)
    sleepers.sleeper(big, 415, 815, 400, -6, gap=2.4)
    for i in range(8):
        x, y = 398 + 19 * i, 622 - 6 * i
        big.limb([(x, y, 7), (402 + 8 * i, 570 - 3 * i, 6), (390 + 2 * i, 528, 4), (382, 470, 1.5)])
    for strand in (
        "396,520 404,570 428,620 440,660",
        "400,540 424,590 470,640 490,676",
        "404,548 440,586 500,620 530,650",
        "396,560 396,610 404,650 412,690",
        "420,572 470,596 530,604 566,620",
    ):
        big.slit(strand, 1.1)
    box.add(big)
    small = Sheet("#733f25", "#55301c", gap=1.0, through=0.05, rim=0.8)
    sleepers.sleeper(small, 150, 488, 140, 8, hair="short", awake=True)
    sleepers.sleeper(small, 664, 476, 124, 52, flip=True, hair="long")
    sleepers.sleeper(small, 96, 822, 134, -12, hair="bald", wear=("beard",))
    sleepers.sleeper(small, 700, 1018, 108, 96, flip=True, hair="short")
    box.add(small)


def _buried(box: Box) -> None:
    stones = Sheet("#5b4430", "#40301f", gap=0.5, through=0.05, rim=0.5)
    random = np.random.default_rng(6)
    for _ in range(70):
        x, y = random.uniform((0, 270), (800, 1190))
        size = random.uniform(2.5, 9)
        with stones.at(x, y, size, random.uniform(0, 180)):
            stones.fill("-1,.1 -.6,-.5 .2,-.65 .9,-.3 1,.3 .3,.6 -.5,.55")
    _pods(stones, 36)
    box.add(stones)
    bell = Sheet("#9a7a34", "#6e5524", gap=0.9, through=0.05, rim=0.8)
    with bell.at(292, 372, 52, 34):
        bell.fill(
            "-.16,-1.0 .16,-1.0 .40,-.84 .48,-.3 .58,.2 .86,.52 .80,.64! -.80,.64! -.86,.52 "
            "-.58,.2 -.48,-.3 -.40,-.84"
        )
        bell.fill(ellipse(0, -1.08, 0.17)).cut(ellipse(0, -1.10, 0.08))
        bell.fill(ellipse(0.06, 0.74, 0.15))
        bell.slit("-.47,-.4 .0,-.34 .47,-.4", 0.022).slit("-.44,-.28 .0,-.22 .44,-.28", 0.014)
    box.add(bell)
    _boat(box)
    _mole(box)


def _boat(box: Box) -> None:
    """Bury the ribs of a boat."""
    boat = Sheet("#b39a6c", "#8f7850", gap=0.8, through=0.05, rim=0.6)
    with boat.at(590, 1150, 1, -5):
        boat.fill("-150,-44! -80,-26 0,-20 80,-26 146,-50! 136,-20 100,16 50,32 -50,32 -104,14!")
        for i in range(9):
            x = -108 + 25 * i
            deep = 26 - 0.0034 * (x + 12) ** 2
            left, right = -15 - abs(x) * 0.06, -15 - abs(x + 16) * 0.06
            boat.cut(
                [(x, left, True), (x + 16, right, True), (x + 15, deep * 0.55),
                 (x + 13, deep, True), (x + 5, deep, True), (x + 1, deep * 0.5)]
            )  # fmt: skip
        boat.limb("-150,-46,5 -160,-60,4 -158,-70,2.4")
    _pods(boat, 36)
    box.add(boat)


def _mole(box: Box) -> None:
    """Let a mole go by with a string of pearls round its neck."""
    box.haze("#d0a252", 0.7 * near(350, 1152, 96, 36))
    mole = Sheet("#a07a5a", "#8a6448", gap=0.6, through=0.03, rim=0.9)
    with mole.at(340, 1154, 50):
        mole.limb("-1.0,.20,.06 -1.25,.12,.045 -1.46,.16,.015")
        mole.fill(
            "-1.08,.22 -1.10,-.16 -.80,-.50 -.30,-.62 .20,-.54 .56,-.36 .84,-.14 1.10,.0 1.20,.06 "
            "1.19,.13 1.06,.15 .84,.20 .60,.34 .10,.44 -.60,.44"
        )
        mole.fill(".30,.22 .62,.26! .80,.20 1.0,.22! .90,.27 1.04,.31! .90,.34 1.0,.41! .84,.41 "
                  ".88,.48! .70,.46 .44,.48 .26,.40")  # fmt: skip
        mole.fill("-.80,.36 -.50,.40 -.44,.50! -.56,.50 -.66,.56! -.80,.52 -.90,.55! -.94,.44")
        mole.slit(".70,-.10 .76,-.07 .82,-.08", 0.022)
        mole.slit("1.02,.09 .94,.10 .86,.14", 0.012)
        mole.cut(ellipse(1.165, 0.065, 0.03))
    box.add(mole)
    links = [
        ellipse(354 + 20 * np.cos(a), 1146 + 24 * np.sin(a), 2.4)
        for a in np.linspace(-0.9, 1.9, 12)
    ]
    box.emit(links, "#f2d79a", 1.0, 0.5)


def _roots(box: Box) -> None:
    roots = Sheet("#84603a", "#5d3f26", gap=1.0, through=0.05, rim=0.6)
    for i, run in enumerate(ROOTS):
        count = len(run)
        roots.limb([(x, y, w) for x, y, w in run])
        for k in range(1, count):
            x, y, w = run[k]
            with roots.at(x, y, 1, height=-1):
                side = -1 if (k + i) % 2 else 1
                plants.tree(
                    roots,
                    0,
                    0,
                    130 - 8 * k,
                    w * 0.42,
                    10 * i + k,
                    lean=side * 58,
                    depth=4,
                    spread=30,
                    gnarl=0.25,
                )
    for x, seed, tall in ((60, 5, 240), (470, 7, 170)):
        with roots.at(x, GROUND + 4, 1, height=-1):
            plants.tree(roots, 0, 0, tall, 5, seed, depth=5, spread=38, gnarl=0.25)
    _pods(roots, 26)
    roots.limb(
        ("553,440,7 574,474,5 594,496,4 612,508,3.2 624,502,2.6 622,492,1.8 614,494,.6"), steps=6
    )
    box.add(roots)


def _shoot(box: Box) -> None:
    box.haze("#93a93f", 0.22 * near(396, 370, 60, 150))
    shoot = Sheet("#b3bd58", "#8a9c3e", gap=1.2, through=0.08, rim=0.8)
    shoot.limb(
        "383,522,4 378,500,7 371,460,7 384,410,6.4 402,350,6 398,306,5.6 404,272,5 "
        "420,256,4.6 436,262,4 440,276,3"
    )
    shoot.fill("438,268! 452,276 458,294 450,314! 438,302 434,284")
    shoot.fill("440,266! 458,262 474,272 482,290! 464,290 448,280")
    shoot.slit("440,272 448,288 450,304", 0.9).slit("446,268 462,274 474,284", 0.9)
    for points in (
        "374,476,2.5 344,452,1.6 322,446,.4",
        "372,452,2.5 404,440,1.6 428,444,.4",
        "380,424,2 356,404,1.4 344,386,.3",
    ):
        shoot.limb(points)
    box.add(shoot)


def _above(box: Box) -> None:
    wood = Sheet("#2a2018", "#2a2018", gap=0.9, through=0.04, rim=0.5)
    wood.limb("604,250,34 606,200,22 600,120,18 608,40,16 600,-20,15")
    for side in (-1, 1):
        wood.limb(
            [(604 + side * 8, 196, 14), (604 + side * 30, 228, 12), (604 + side * 62, 244, 5)]
        )
    wood.limb("606,110,9 660,60,6 720,30,4 800,20,2").limb("600,80,8 540,40,5 500,-10,3").limb(
        "690,46,3 716,70,2 750,80,1"
    )
    for x, seed in ((40, 2), (110, 6), (742, 8)):
        plants.tree(wood, x, 240, 170, 4.5, seed, depth=6)
    box.add(wood)
    digger = Sheet("#1c130d", gap=0.7, through=0.03, rim=0.6)
    pose = Pose(
        (296, 318),
        neck=336,
        head=22,
        arms=((70, 36, 40), (86, 44, 50)),
        legs=((62, 112), (108, 96)),
        hands=("hold", "hold"),
    )
    joints = people.person(digger, 206, 242, 24, "woman", pose, ("coat", "scarf", "trousers"))
    (x, y), (u, v) = joints.wrists
    hands = np.array([(x + u) / 2, (y + v) / 2])
    along = np.array([287, 232]) - hands
    digger.line([tuple(hands - along * 0.55), (287, 232)], 4)
    with digger.at(286, 232, 20, -20):
        digger.fill("-.4,-.7! .4,-.7! .46,.1 .0,.9! -.46,.1")
    box.add(digger)
    snow = Sheet("#fbfcf4", "#dfe6d6", gap=0.9, through=0.15, rim=0.6)
    random = np.random.default_rng(2)
    top = [(x, 231 + random.uniform(-4, 4)) for x in range(-20, 260, 28)]
    pit = [
        (264, 236, True),
        (276, 262),
        (296, 270),
        (314, 258),
        (322, 234, True),
        (340, 216),
        (362, 212),
        (384, 228),
    ]
    rest = [(x, 232 + random.uniform(-4, 4)) for x in range(410, 840, 28)]
    under = [(x, 252 + random.uniform(-5, 7)) for x in range(830, 330, -26)]
    low = [(322, 268), (298, 282), (268, 272), (250, 252)]
    rest_under = [(x, 250 + random.uniform(-4, 6)) for x in range(230, -40, -26)]
    snow.fill([*top, *pit, *rest, *under, *low, *rest_under])
    box.add(snow)
