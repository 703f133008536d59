"""A birch wood in spring looks at one who hides an axe behind his back."""

import math

import numpy as np

from cards.studio.paper import birds, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import band, curve, ellipse, rectangle, rows, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

BARK, CHAR = "#fbf8ef", "#2b2829"
MAN = (476, 1000)
"""Whom they all look at."""
LIDS = "-1,.02! -.55,-.40 0,-.52 .55,-.40 1,.02! .55,.36 0,.44 -.55,.36"
# Trunks: x at foot and top, ground, half a width; then eyes: height, half a width, lids.
FAR = (
    ((96, 84, 850, 11), ((520, 9, 1),)),
    ((240, 250, 862, 13), ((610, 11, 1), (430, 9, 1))),
    ((330, 322, 850, 11), ((560, 9, 1),)),
    ((398, 410, 856, 14), ((650, 12, 1), (390, 10, 0.6))),
    ((520, 508, 850, 12), ((600, 10, 1),)),
    ((610, 622, 860, 14), ((500, 12, 1),)),
    ((694, 690, 852, 11), ((640, 9, 1), (450, 8, 1))),
)
MIDDLE = (
    ((180, 172, 930, 30), ((590, 26, 1), (330, 23, 0.8))),
    ((312, 326, 920, 27), ((690, 24, 1), (420, 22, 1), (150, 18, 1))),
    ((590, 578, 925, 30), ((770, 25, 1), (480, 26, 1), (200, 22, 0.8))),
)
NEAR = (
    ((44, 26, 1120, 80), ((742, 60, 1), (268, 54, 0.7))),
    ((744, 768, 1150, 86), ((640, 64, 1), (176, 56, 1))),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#e9f3b4", "#d3e597", "#b4d27c", bottom=900),
        lamp=(300, -150),
        tint="#3d5b2a",
        fall=(0.5, 0.7),
        finish=Finish(vignette=0.16, bloom=0.07, contrast=0.4),
    )
    _ground(box, "#a6c86a", "#8fb85c", 838, 3)
    _row(box, FAR, "#e6ebcb", "#7d8b6b", 1)
    _leaves(box, "#b9d873", 90, 2, (0, 0, 800, 420))
    _ground(box, "#9cc15d", "#84ad4f", 892, 5)
    box.haze("#eef6c0", 0.35 * near(420, 800, 500, 190))
    _row(box, MIDDLE, BARK, CHAR, 4)
    _leaves(box, "#8fbf4c", 80, 6, (0, -10, 800, 240))
    _floor(box)
    _felled(box)
    _man(box)
    _row(box, NEAR, BARK, CHAR, 9)
    _front(box)
    return box


def _ground(box: Box, top: str, bottom: str, y: float, seed: int) -> None:
    sheet = Sheet(top, bottom, gap=0.6, through=0.15, rim=0.4, shade=0.6)
    ground = land.hill(sheet, y, 9, seed)
    plants.grass(sheet, 0, 800, ground, 22, 130, seed)
    box.add(sheet)


def _trunk(foot: float, head: float, ground: float, half: float, seed: int) -> list:
    """Return a trunk as a band that leaves the card at its top."""
    random = np.random.default_rng(seed)
    rows = []
    for i, t in enumerate(np.linspace(0, 1, 7)):
        y = ground + 12 - (ground + 60) * t
        x = foot * (1 - t) + head * t + random.uniform(-0.18, 0.18) * half * (0 < i < 6)
        rows.append((x, y, half * (1.22 if i == 0 else 1.04 - 0.2 * t + random.uniform(0, 0.05))))
    return rows


def _row(box: Box, trunks: tuple, bark: str, char: str, seed: int) -> None:
    sheet = Sheet(bark, gap=1.0 + 0.3 * (trunks is NEAR), through=0.08, rim=0.5, shade=0.8)
    for i, (place, eyes) in enumerate(trunks):
        run = _trunk(*place, seed + i)
        sheet.fill(band(run))
        if trunks is not NEAR:
            _twigs(sheet, run, seed + i)
        _marks(sheet, run, eyes, char, seed + i)
        for y, half, lids in eyes:
            line = curve(run, 12)[::-1]
            x = float(np.interp(y, line[:, 1], line[:, 0]))
            _eye(sheet, x, y, half, lids, char)
    box.add(sheet)


def _twigs(sheet: Sheet, run: list, seed: int) -> None:
    random = np.random.default_rng(seed + 50)
    for share, side in ((0.52, 1), (0.66, -1), (0.8, 1), (0.92, -1)):
        x, y, half = curve(run, 12)[int(share * 72)]
        long = half * random.uniform(4.5, 7)
        tip = (x + side * long * 0.8, y - long)
        twig = [
            (x, y, half * 0.26),
            (x + side * long * 0.4, y - long * 0.4, half * 0.15),
            (*tip, 0.6),
        ]
        sheet.limb(twig)


def _marks(sheet: Sheet, run: list, eyes: tuple, char: str, seed: int) -> None:
    """Draw the dark dashes of the bark, away from the eyes, and its rough foot."""
    random = np.random.default_rng(seed + 20)
    line = curve(run, 12)[::-1]
    for y in np.arange(10, run[0][1] - 20, run[0][2] * 0.62):
        if any(abs(y - eye[0]) < eye[1] * 1.5 for eye in eyes):
            continue
        x, half = (float(np.interp(y, line[:, 1], line[:, k])) for k in (0, 2))
        side = random.choice((-1, 1))
        long = half * random.uniform(0.3, 0.95)
        start = x + side * half * 1.02
        dash = [(start, y, half * 0.055), (start - side * long * 0.5, y + half * 0.05, half * 0.05)]
        sheet.ink(char, band([*dash, (start - side * long, y + half * 0.02, 0.2)]))
    for _ in range(int(run[0][2] / 6)):
        y = random.uniform(60, run[0][1] - 60)
        x, half = (float(np.interp(y, line[:, 1], line[:, k])) for k in (0, 2))
        patch = ellipse(x + random.uniform(-0.6, 0.6) * half, y, half * 0.5, half * 0.12)
        sheet.ink("#e9e2d2" if char == CHAR else "#d3dbb6", patch)
    x, y, half = run[0]
    foot = [(x - half * 1.3, y + half * 1.4, True)]
    for k in range(9):
        at = x + half * (k - 4) * 0.29
        foot += [
            (at - half * 0.14, y - half * 0.1),
            (at, y - half * random.uniform(0.3, 1.1), True),
        ]
    sheet.ink(char, spline([*foot, (x + half * 1.3, y + half * 1.4, True)]))


def _eye(sheet: Sheet, x: float, y: float, half: float, lids: float, char: str) -> None:
    """Draw an eye of the bark under its brow, looking at the man."""
    away = math.atan2(MAN[1] - 60 - y, MAN[0] - x)
    across, down = 0.30 * math.cos(away), 0.16 * math.sin(away)
    with sheet.at(x, y, half):
        brow = band("-1.22,.10,.02 -.7,-.55,.13 0,-.98,.20 .7,-.55,.13 1.22,.10,.02")
        sheet.ink(char, brow, spline(LIDS))
        with sheet.at(0, 0.0, 0.84, height=0.78 * lids):
            sheet.ink("#fffdf4", spline(LIDS))
        if half > 15:
            sheet.ink("#8a9a3e", ellipse(across, down, 0.34, 0.34 * min(1, lids + 0.1)))
        sheet.ink(char, ellipse(across * 1.1, down * 1.1, 0.20))
        if half > 15:
            sheet.ink("#fffdf4", ellipse(across + 0.09, down - 0.1, 0.06))
            for k in (-1, 0, 1):
                fold = [(-0.6 + 0.1 * k, 0.62, 0.015), (0, 0.70 + 0.13 * k, 0.045)]
                sheet.ink(char, band([*fold, (0.6 - 0.1 * k, 0.60, 0.015)]))


def _leaves(box: Box, colour: str, count: int, seed: int, within: land.Area) -> None:
    random = np.random.default_rng(seed)
    sheet = Sheet(colour, gap=0.8, through=0.4, rim=0.5, shade=0.5)
    for _ in range(count):
        x = random.uniform(within[0], within[2])
        y = within[1] + (within[3] - within[1]) * random.random() ** 1.7
        plants.leaf(sheet, x, y, random.uniform(13, 25), random.uniform(40, 140))
    box.add(sheet)


def _floor(box: Box) -> None:
    """Lay the clearing, with a fresh stump."""
    sheet = Sheet("#8fb651", "#6f9a40", gap=0.7, through=0.1, rim=0.4, shade=0.6)
    ground = land.hill(sheet, 946, 8, 12)
    plants.grass(sheet, 0, 800, ground, 20, 120, 3)
    box.add(sheet)
    stump = Sheet(BARK, "#efe9da", gap=0.9, through=0.05, rim=0.5)
    with stump.at(-84, -14):
        _stump(stump)
    box.add(stump)


def _stump(stump: Sheet) -> None:
    stump.fill(
        "622,1010! 616,1068 596,1090! 640,1082 668,1092 700,1082 736,1090! 722,1066 718,1010!"
    )
    for dash in (
        "624,1030 640,1034 652,1032",
        "690,1046 704,1050 718,1046",
        "630,1060 650,1064 664,1060",
    ):
        stump.ink(CHAR, band([(*point, 2.2) for point in rows(dash)]))
    stump.fill(ellipse(670, 1010, 49, 20)).ink("#f3d9a4", ellipse(670, 1010, 43, 16))
    for k in (0.75, 0.5, 0.27):
        stump.score(ellipse(670, 1010, 43 * k, 16 * k), 1.6)


def _felled(box: Box) -> None:
    """Lay the felled trunk across the front; its eye is shut and weeps."""
    sheet = Sheet(BARK, "#f2ecdd", gap=1.2, through=0.05, rim=0.5)
    run = [(78, 1132, 44), (240, 1110, 46), (400, 1094, 45), (548, 1080, 44)]
    sheet.fill(band(run, caps=False))
    sheet.fill(ellipse(548, 1080, 20, 44)).ink("#f3d9a4", ellipse(549, 1080, 16, 38))
    for k in (0.7, 0.42):
        sheet.score(ellipse(549, 1080, 16 * k, 38 * k), 1.6)
    random = np.random.default_rng(3)
    for x in range(96, 520, 20):
        if 205 < x < 345:
            continue
        side = random.choice((-1, 1))
        y = float(np.interp(x, (78, 548), (1132, 1080))) + side * 42
        sheet.ink(
            CHAR,
            band(
                [
                    (x, y, 2.4),
                    (x + 2, y - side * random.uniform(12, 26), 2),
                    (x + 5, y - side * 36, 0.3),
                ]
            ),
        )
    with sheet.at(274, 1108, 58, -7):
        sheet.ink(CHAR, band("-1.1,-.22,.02 -.62,-.54,.08 0,-.66,.10 .62,-.50,.08 1.1,-.14,.02"))
        sheet.ink(
            "#e9e2d2", spline("-.95,-.04! -.5,-.30 0,-.36 .5,-.30 .95,-.04! .5,.16 0,.22 -.5,.16")
        )
        sheet.ink(CHAR, band("-.98,-.06,.02 -.5,.16,.08 0,.23,.10 .5,.16,.08 .98,-.06,.02"))
        for k in (-0.72, -0.44, -0.15, 0.15, 0.44, 0.72):
            low = 0.2 - 0.18 * k * k
            sheet.ink(CHAR, band([(k, low, 0.045), (k * 1.2, low + 0.27, 0.012)]))
    box.add(sheet)
    tear = Sheet("#e8a23c", "#d98b25", gap=0.4, through=0.4, rim=0.9)
    tear.fill("316,1126! 329,1152 324,1168 316,1171 308,1168 303,1152")
    box.add(tear)


def _man(box: Box) -> None:
    box.haze("#f4f8d2", 0.5 * near(MAN[0], 880, 120, 150))
    axe = Sheet("#b98a52", "#a3743f", gap=0.6, through=0.05, rim=0.6)
    man = Sheet("#d8432f", "#b5302a", gap=1.0, through=0.05, rim=0.6)
    pose = Pose(
        (272, 276), 284, -6,
        arms=((96, 86, 84), (128, 196, 210)),
        legs=((100, 102), (80, 94)),
        hands=("relaxed", "hold"),
    )  # fmt: skip
    joints = people.person(man, *MAN, 37, "man", pose, ("coat", "trousers"), hem=0.40, gap=1.2)
    x, y = joints.wrists[1]
    man.ink("#f0c9a0", ellipse(x - 6, y - 2, 17))
    hem = joints.hip[1] + 57
    man.ink("#33414f", rectangle(MAN[0] - 90, hem, 180, 400))
    man.ink("#57341f", rectangle(MAN[0] - 90, MAN[1] - 22, 180, 60))
    _head(man, joints.head)
    axe.limb([(x + 26, y - 66, 4.2), (x - 4, y + 2, 4.2), (x - 46, y + 92, 4.6)])
    _sprout(axe, x + 26, y - 66)
    steel = Sheet("#dfe4e2", "#9fabad", gap=0.5, through=0.05, rim=0.9)
    with steel.at(x - 42, y + 86, 1, 27):
        steel.fill("-8,-14! 14,-18 40,-30! 46,0 40,30! 14,16 -8,14!")
    box.add(axe)
    box.add(steel)
    box.add(man)


def _head(man: Sheet, at: tuple[float, float]) -> None:
    """Colour face, beard and cap, and let him sweat."""
    with man.at(*at, 37, -5), man.at(0.06, 0.0):
        man.ink("#f0c9a0", spline("-.36,.2! -.2,-.62! .3,-.9 .6,-.5 .6,.1 .1,.2"))
        man.ink("#5b3a2a", spline("-.5,.1! -.56,-.7! -.06,-.8! -.1,-.4 -.2,.0"))
        beard = spline("-.22,.06 -.12,-.34 .06,-.24 .26,-.22 .42,-.22 .5,.05 .36,.3 .1,.3")
        man.fill(beard).ink("#5b3a2a", beard)
        cap = spline("-.47,-.56 -.54,-.86 -.36,-1.12 0,-1.18 .3,-1.06 .40,-.82! .68,-.68 .3,-.66")
        man.fill(cap).ink("#33414f", cap)
        man.ink("#fffdf4", ellipse(0.24, -0.5, 0.115, 0.10)).ink(CHAR, ellipse(0.29, -0.5, 0.055))
        drop = spline("-.62,-.66! -.54,-.46 -.62,-.36 -.70,-.46")
        man.fill(drop).ink("#7ec3d8", drop)


def _sprout(sheet: Sheet, x: float, y: float) -> None:
    sheet.limb([(x, y, 2), (x + 8, y - 16, 1.6), (x + 6, y - 30, 1)])
    for turn, high in ((-40, -24), (-130, -18), (-80, -30)):
        with sheet.at(x + 7, y + high, 24, turn):
            sheet.fill(plants.LEAF).ink("#4f8f2f", plants.LEAF)


def _front(box: Box) -> None:
    """Carve a heart, lay grass and flowers, and let a bird mourn."""
    carved = Sheet("#9b3a34", gap=0.05, through=0, rim=0.1, shade=0.1)
    with carved.at(726, 882, 30, -8):
        carved.line("0,.7! -.7,0 -.56,-.56 0,-.3! .56,-.56 .7,0 0,.7!", 0.12)
        carved.line("-1.0,.5 1.0,-.34", 0.09).line("1.0,-.34 .78,-.42", 0.09).line(
            "1.0,-.34 .9,-.14", 0.09
        )
    box.add(carved)
    bird = Sheet("#2f3b46", gap=0.6, through=0.05, rim=0.6)
    birds.bird(bird, 456, 1040, 40, "perch", flip=True)
    box.add(bird)
    sheet = Sheet("#5f9a37", "#4a8030", gap=1.2, through=0.1, rim=0.5)
    ground = land.hill(sheet, 1180, 6, 15)
    plants.grass(sheet, -10, 810, ground, 30, 130, 7, lean=0.2)
    box.add(sheet)
    flowers = Sheet("#ffffff", gap=0.6, through=0.1, rim=0.4, shade=0.6)
    random = np.random.default_rng(8)
    for _ in range(34):
        x, y = (
            random.uniform(110, 690),
            random.choice((random.uniform(950, 1040), random.uniform(1158, 1188))),
        )
        if (abs(x - MAN[0]) < 60 and y < 1020) or abs(x - 316) < 34 or 530 < x < 645:
            continue
        size = 5 + 9 * (y - 940) / 240
        for turn in range(0, 360, 72):
            with flowers.at(x, y, size, turn):
                flowers.fill(ellipse(0.55, 0, 0.5, 0.3))
        flowers.ink("#f4c542", ellipse(x, y, size * 0.3))
    box.add(flowers)
