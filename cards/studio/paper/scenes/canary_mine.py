"""Canaries dig for seed in a mine; one carries a small miner in a cage, who has stopped singing."""

import numpy as np

from cards.studio.paper import people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import XX, near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

FLOOR = 1076
PLACE = (10, 151, 0.86)
"""How the canary, drawn 1200 high, is placed."""
LAMP = (400, 320)
VANISH = (610, 610)
YELLOW, DEEP, ORANGE, DARK = "#f7cd3a", "#e0a21f", "#e8792f", "#2a1d1a"
BIRD = (
    "440,232 474,290 478,350 470,404 508,470 542,560 548,680 506,800 426,880 330,908 262,888 "
    "226,872 176,966 132,1064! 104,1048 78,1020! 108,920 140,800 150,690 170,560 216,446 262,376 "
    "284,300 306,244 360,206"
)
WING = (
    "252,494 318,470 392,512 432,604 424,708 372,800 306,880 244,962! 240,896 198,930! 204,858 "
    "164,878! 186,766 188,640 212,544"
)
HELMET = "270,274! 280,196 330,142 400,138 450,176 468,236! 490,262! 380,244 290,272"
CAGE = (558, 560, 92, 270)
"""Middle, top of the bars, half its width, height."""


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#ffdf9a", "#d9964a", "#7a4a2c", "#2e1e1a", at=(650, 560), radius=820),
        lamp=LAMP,
        tint="#120a08",
        finish=Finish(vignette=0.4, bloom=0.18, contrast=0.34),
    )
    _far(box)
    _gallery(box)
    _beam(box)
    _cage(box)
    _canary(box)
    _floor(box)
    return box


def _digger(sheet: Sheet, x: float, y: float, size: float, *, flip: bool) -> None:
    """Lay a canary that swings a pick."""
    with sheet.at(x, y, size, flip=flip):
        sheet.limb("-.06,-.2,.03 -.06,.0,.025").limb(".08,-.2,.03 .10,.0,.025")
        sheet.fill(
            ".22,-.92 .30,-.80 .26,-.68 .32,-.5 .26,-.28 .08,-.16 -.12,-.20 -.34,.02! -.46,-.06! "
            "-.28,-.34 -.22,-.60 -.06,-.78 .02,-.92 .12,-.98"
        )
        beak = spline(".28,-.84! .44,-.79! .29,-.73!")
        sheet.fill(beak).ink(ORANGE, beak)
        cap = spline("-.02,-.90! .02,-1.02 .14,-1.08 .26,-1.0 .32,-.89! .14,-.90")
        sheet.fill(cap).ink("#8f2f24", cap)
        sheet.limb(".02,-.60,.09 .24,-.66,.07 .38,-.78,.04")
        sheet.line(".28,-.50 .42,-1.24", 0.045).line(".14,-1.14 .42,-1.27 .66,-1.08", 0.06)
        sheet.ink(DARK, ellipse(0.19, -0.83, 0.028))


def _frame(box: Box, scale: float, coal: tuple[str, str], wood: str, gap: float) -> None:
    """Hang the rock round a part of the gallery, with its prop."""
    x, y = VANISH

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * scale, y + down * scale

    rock = Sheet(*coal, gap=gap, through=0.1, rim=0.6)
    rough = np.random.default_rng(int(scale * 100))
    edge = [at(-500 + 100 * i, -500 + rough.uniform(-30, 20)) for i in range(10)]
    left = [at(-560 + rough.uniform(-20, 20), 466 - 160 * i) for i in range(6)]
    right = [at(440 + rough.uniform(-20, 20), -380 + 160 * i) for i in range(6)]
    rock.fill(rectangle(-20, -20, 840, 1240))
    rock.cut([*left, *edge, *right, (*at(440, 466), True), (*at(-560, 466), True)])
    box.add(rock)
    props = Sheet(wood, gap=0.9, through=0.06, rim=0.6)
    for side in (-500, 380):
        corner = at(side, -430)
        props.fill(rectangle(*corner, 44 * scale, 906 * scale, 5))
        props.score([at(side + 16, -400), at(side + 20, 400)], 2)
    props.fill(polygon([at(-560, -476), at(450, -476), at(452, -424), at(-562, -426)]))
    box.add(props)


def _far(box: Box) -> None:
    _frame(box, 0.3, ("#b9743e", "#8f5630"), "#7a4a2c", 0.7)
    box.light(*VANISH, 90, "#ffd9a0", 0.9, 0.25)
    _frame(box, 0.52, ("#8a5634", "#643c28"), "#5f3a26", 0.9)
    seeds = [ellipse(x, y, 4, 6.5) for x, y in _seam(70, (560, 800), (250, 380), 3)]
    box.emit(seeds, "#ffe08a", 0.9, 0.8)
    diggers = Sheet("#e9b23c", "#c98a28", gap=0.8, through=0.1, rim=0.6)
    _digger(diggers, 712, 862, 176, flip=False)
    box.add(diggers)


def _seam(count: int, across: tuple, down: tuple, seed: int) -> list:
    random = np.random.default_rng(seed)
    return [
        (
            x,
            down[0]
            + (down[1] - down[0]) * (x - across[0]) / (across[1] - across[0])
            + random.normal(0, 9),
        )
        for x in random.uniform(*across, count)
    ]


def _gallery(box: Box) -> None:
    _frame(box, 1.0, ("#3a2a26", "#251a18"), "#8a5a34", 1.4)


def _beam(box: Box) -> None:
    mask = Drawing().fill(polygon([LAMP, (860, 120), (860, 560)]))
    soft = blur(mask.coverage(), 14) * np.clip(1.1 - (XX - LAMP[0]) / 520, 0, 1)
    box.haze("#ffe9b0", 0.5 * soft)


def _canary(box: Box) -> None:
    legs = Sheet("#d98a4a", "#b96c34", gap=1.0, through=0.05, rim=0.6)
    with legs.at(*PLACE):
        for x in (302, 388):
            legs.limb([(x, 880, 15), (x + 6, 960, 11), (x, FLOOR - 10, 10)])
            for dx in (-52, 44, 66):
                toe = [(x, FLOOR - 12, 9), (x + dx * 0.6, FLOOR - 4, 8), (x + dx, FLOOR + 4, 3)]
                legs.limb(toe)
    box.add(legs)
    body = Sheet(YELLOW, DEEP, gap=1.6, through=0.06, rim=0.7)
    random = np.random.default_rng(6)
    with body.at(*PLACE):
        with body.piece(1.5) as part:
            part.fill(BIRD)
        for _ in range(80):
            x, y = random.uniform(300, 530), random.uniform(440, 860)
            body.score([(x, y), (x + 7, y + 9), (x + 6, y + 20)], 2)
        for line in ("150,900 130,980 112,1030", "176,900 150,990 128,1046"):
            body.slit(line, 1.6)
    box.add(body)
    wing = Sheet("#eeb42c", "#cf8f1c", gap=1.0, through=0.05, rim=0.7)
    with wing.at(*PLACE):
        with wing.piece(1) as part:
            part.fill(WING)
        for i in range(3):
            for k in range(3 + i % 2):
                x, y = 232 + 50 * k - 20 * (i % 2), 556 + 52 * i
                wing.slit([(x, y), (x + 20, y + 22), (x + 44, y + 4)], 2)
        for line in (
            "236,910 300,830 352,750",
            "204,866 250,800 280,730",
            "190,800 208,760 220,720",
        ):
            wing.slit(line, 2)
    box.add(wing)
    _head(box)


def _head(box: Box) -> None:
    beak = Sheet(ORANGE, "#cf6426", gap=0.8, through=0.06, rim=0.6)
    with beak.at(*PLACE):
        beak.fill(
            "464,282! 530,300 586,338! 540,346 466,336!",
            "466,336! 530,350 566,352! 520,366 466,364!",
        )
    box.add(beak)
    eye = Sheet("#ffffff", gap=0.4, through=0.1, rim=0.4)
    with eye.at(*PLACE):
        eye.fill(ellipse(410, 300, 36, 38))
        eye.ink(DARK, ellipse(421, 313, 21)).ink("#ffffff", ellipse(428, 305, 6))
        eye.ink(DEEP, "372,300! 376,268 410,258 444,270 448,296! 410,282")
    box.add(eye)
    brow = Sheet(DARK, gap=0.3, through=0.05, rim=0.3)
    with brow.at(*PLACE):
        brow.limb("374,250,3 404,238,5 440,254,3")
    box.add(brow)
    helmet = Sheet("#a83a2a", "#84291f", gap=1.0, through=0.05, rim=0.7)
    with helmet.at(*PLACE):
        helmet.fill(HELMET)
        helmet.slit("284,246 370,226 470,240", 2.4)
        helmet.slit("352,146 346,190 350,226", 2)
    box.add(helmet)
    lamp = Sheet("#6a5648", gap=0.6, through=0.05, rim=0.8)
    with lamp.at(*PLACE):
        lamp.fill("410,170! 440,160 462,170 470,196 462,222 440,232 412,224!")
    box.add(lamp)
    box.light(*LAMP, 70, "#ffd9a0", 2.2, 0.3)
    box.emit(ellipse(404, 320, 11, 21), "#fff6d6", 1.4, 1)


def _cage(box: Box) -> None:
    x, top, wide, high = CAGE
    box.haze("#ffdf9c", 0.3 * near(x, top + 150, 120, 150))
    man = Sheet("#33404e", "#2a3542", gap=0.8, through=0.05, rim=0.6)
    pose = Pose(
        (268, 272), 290, 4,
        arms=((70, 30, 20), (84, 34, 20)),
        legs=((14, 96), (6, 90)),
        hands=("hold", "hold"),
    )  # fmt: skip
    joints = people.person(
        man, x + 14, top + 160, 42, "man", pose, ("coat", "trousers", "cap"), flip=True,
        anchor="hip", hem=0.2, gap=1.2,
    )  # fmt: skip
    with man.at(*joints.head, 42, -9, flip=True), man.at(0.08, -0.10):
        man.ink("#e9bd94", polygon("-.22,.3 -.02,-.66 .7,-.74 .7,.3"))
        cap = spline("-.47,-.56 -.54,-.86 -.36,-1.12 0,-1.18 .3,-1.06 .40,-.82! .68,-.68 .3,-.64")
        man.fill(cap).ink("#8f2f24", cap)
        man.ink("#33404e", polygon("-.6,.4 -.6,-.1 -.12,-.1 .04,.16 .04,.4"))
        man.ink(DARK, ellipse(0.27, -0.5, 0.05))
        man.ink("#8f4a3a", ellipse(0.33, -0.14, 0.05, 0.02))
    box.add(man)
    cage = Sheet("#d9b26a", "#b98f48", gap=0.8, through=0.05, rim=0.9)
    cage.line([(502, 450), (530, 470), (x, 492)], 5).line(ellipse(x, 504, 13), 5)
    for k in (-2, -1, 1, 2):
        side = k / 2 * wide
        cage.line(
            [(x, 516), (x + side * 0.62, 534), (x + side, top + 60), (x + side, top + high)], 4
        )
    cage.line(arc(x, top + 60, wide, 8, 0, 180), 4).line(arc(x, top + 150, wide, 10, 0, 180), 3)
    cage.fill(rectangle(x - wide - 12, top + high - 6, 2 * wide + 24, 20, 6))
    cage.line([(x - 36, 536), (x - 52, top + 168)], 2.6).line(
        [(x + 36, 536), (x + 52, top + 168)], 2.6
    )
    cage.line([(x - 62, top + 170), (x + 62, top + 170)], 8)
    box.add(cage)
    notes = Sheet("#f6e2b4", gap=0.5, through=0.1, rim=0.5)
    for nx, turn in ((x - 64, 96), (x - 6, 84), (x + 58, 102)):
        with notes.at(nx, top + high - 12, 1, turn):
            notes.fill(ellipse(0, 0, 10, 7)).line("7,-2 9,-44", 3).line("9,-44 24,-34 24,-24", 4)
    box.add(notes)


def _floor(box: Box) -> None:
    ground = Sheet("#2e211d", "#1c1412", gap=1.2, through=0.05, rim=0.5)
    ground.fill(
        f"-20,{FLOOR + 6} 160,{FLOOR - 4} 330,{FLOOR + 6} 520,{FLOOR - 2} 830,{FLOOR + 8}! "
        f"830,1240! -20,1240!"
    )
    box.add(ground)
    rails = Sheet("#7a6a60", "#5d4f48", gap=0.7, through=0.05, rim=0.9)
    for i in range(9):
        rails.fill(
            polygon(
                [
                    (10 + 96 * i, 1118),
                    (50 + 96 * i, 1118),
                    (36 + 100 * i, 1164),
                    (-14 + 100 * i, 1164),
                ]
            )
        )
    rails.ink("#5a3c26", rectangle(-20, 1100, 840, 100))
    rails.fill(rectangle(-20, 1122, 840, 9), rectangle(-20, 1150, 840, 11))
    rails.ink("#8d8078", rectangle(-20, 1122, 840, 9), rectangle(-20, 1150, 840, 11))
    box.add(rails)
    cart = Sheet("#5b6468", "#434b50", gap=1.0, through=0.05, rim=0.7)
    cart.fill("560,1000! 770,1000! 742,1110! 588,1110!")
    cart.fill(ellipse(620, 1124, 24), ellipse(712, 1124, 24))
    cart.cut(ellipse(620, 1124, 8), ellipse(712, 1124, 8))
    for x in (592, 660, 730):
        cart.score([(x + 8, 1006), (x, 1104)], 2.4)
    box.add(cart)
    seeds = Sheet("#f2cf6a", "#d9a93a", gap=0.8, through=0.1, rim=0.6)
    random = np.random.default_rng(9)
    for _ in range(120):
        x = random.uniform(566, 764)
        y = 1000 - 46 * (1 - ((x - 665) / 100) ** 2) * random.random()
        with seeds.at(x, y, 1, random.uniform(0, 180)):
            seeds.fill("0,-9 5,0 0,9 -5,0")
    box.add(seeds)
    left = Sheet("#b98f48", "#9a7436", gap=0.9, through=0.05, rim=0.8)
    with left.at(172, 1090, 1, -78):  # an empty cage
        for k in range(-2, 3):
            left.line([(0, -96), (18 * k, -70), (18 * k, 0)], 3)
        left.fill(rectangle(-42, -3, 84, 9, 3)).line(arc(0, -70, 36, 5, 0, 180), 3)
    cap = spline("226,1082! 232,1062 252,1056 270,1066 272,1078! 292,1086! 250,1086")
    left.fill(cap).ink("#33404e", cap)
    box.add(left)
    gas = near(760, 1150, 260, 50) + 0.8 * near(560, 1180, 200, 36) + 0.5 * near(330, 1192, 200, 26)
    box.haze("#b7cf8e", np.clip(0.36 * gas, 0, 0.5))
