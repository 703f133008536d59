"""What the searchers look for may be sleeping in her hand."""

import math

import numpy as np

from cards.studio.paper import (
    beasts,
    birds,
    buildings,
    land,
    ornament,
    palms,
    people,
    plants,
    things,
)
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import PROFILES, head
from cards.studio.paper.outlines import curve, ellipse, polygon
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

MOON = (222, 330)
HAND = (272, 812, 375, 40)
"""Wrist, size and turn."""


def build() -> Box:
    sky = glow(
        "#fffbe6", "#e9f3d2", "#8fcdbb", "#2f8a90", "#14546a", "#0b3650",
        at=MOON, radius=760, squash=(1, 1.1),
    )  # fmt: skip
    box = Box(sky, MOON, "#04202c")
    land.moon(box, *MOON, 118)
    skies = (("#79bdb0", "#7cbfae"), ("#25798a", "#3a8e94"), ("#0d4864", "#247280"))
    land.halo(box, MOON, (150, 265, 420), skies, 11, 50, (0, 0, 800, 440))
    _far_forest(box)
    _far_search(box)
    box.light(140, 590, 110, "#ffe4b8", 0.6, 0.5)
    box.light(400, 730, 150, "#b6f5df", 1.6, 0.10)
    _woman(box)
    _near_hair(box)
    _search(box)
    _front(box)
    return box


def _far_forest(box: Box) -> None:
    random = np.random.default_rng(11)
    sheet = Sheet("#1a6680", "#2a7b8a", gap=0.8, through=0.22, rim=0.2)
    for i in range(20):
        x, tall = i * 42 + random.uniform(-14, 14), random.uniform(380, 640)
        thick, lean = random.uniform(3.5, 7.5), random.uniform(-2, 2)
        plants.tree(sheet, x, 1150, tall, thick, i, lean=lean, depth=5, spread=13, gnarl=0.07)
    land.hill(sheet, 1010, 10, 3)
    box.add(sheet)
    box.haze("#a8dcc4", 0.5 * near(420, 990, 420, 120))


def _lock(
    sheet: Sheet,
    scalp: tuple[float, float],
    bend: tuple[float, float],
    ground: tuple[float, float],
    widths: tuple[float, float],
    seed: int,
    branches: int,
) -> None:
    """Lay a strand: from the scalp over a bend straight down, where it is a trunk with roots."""
    random = np.random.default_rng(seed)
    (x, y), wide, foot = ground, widths[0], widths[1]
    fall = y - bend[1]
    strand = [
        (*scalp, wide * 0.5),
        (
            (scalp[0] + bend[0]) / 2,
            scalp[1] * 0.575 + bend[1] * 0.425 - abs(bend[0] - scalp[0]) * 0.16,
            wide,
        ),
        (*bend, wide),
        (
            bend[0] * 0.45 + x * 0.55 + random.uniform(-12, 12),
            bend[1] + fall * 0.33,
            (wide + foot) / 2,
        ),
        (x + random.uniform(-9, 9), bend[1] + fall * 0.68, foot),
        (x, y - foot * 2, foot * 1.15),
        (x, y + 30, foot * 1.5),
    ]
    sheet.limb(strand, steps=14)
    run = curve(strand, 14)
    for _ in range(11):
        left, top, half = run[random.integers(46, 81)]
        left += random.uniform(-0.65, 0.65) * half
        sheet.slit([(left, top - 20), (left + random.uniform(-2, 2), top), (left, top + 20)], 0.8)
    for j in range(branches):
        left, top, half = run[random.integers(46, 69)]
        lean = random.choice((-1, 1)) * random.uniform(40, 75)
        tall = random.uniform(110, 190)
        plants.tree(
            sheet,
            left,
            top,
            tall,
            half * 0.34,
            seed * 9 + j,
            lean=lean,
            depth=5,
            spread=30,
            split=0.3,
        )
    for side in (-1.6, -0.9, 0.9, 1.7):
        root = [
            (x + side * foot * 0.4, y - foot * 2.6, foot * 0.5),
            (x + side * foot * 0.9, y - foot * 0.3, foot * 0.42),
            (x + side * foot * 2.2, y + random.uniform(4, 10), foot * 0.2),
            (x + side * foot * 3.4, y + random.uniform(8, 18), 0.4),
        ]
        sheet.limb(root)


def _far_search(box: Box) -> None:
    sheet, lamps = Sheet("#17596f", "#226a78", gap=1, through=0.26), []
    for i, (x, wide) in enumerate(((770, 9), (706, 7), (632, 8), (560, 6), (500, 7), (440, 6))):
        bend = (790 - i * 52, 330 + i * 30)
        _lock(sheet, (400 + i * 6, 170), bend, (x, 1030), (12, wide), 40 + i, 4)
    ground = land.hill(sheet, 1035, 6, 5)
    plants.grass(sheet, 0, 800, ground, 14, 170, 4)
    pose = Pose((268, 266), arms=((30, -40, -60), (100, 60, 60)), legs=((105, 120), (72, 92)))
    for x, kind, wear in (
        (590, "man", ("coat", "trousers", "cap")),
        (536, "woman", ("dress", "scarf")),
        (668, "old", ("coat", "trousers", "cap")),
    ):
        joints = people.person(
            sheet, x, ground(x) + 2, 9.5, kind, pose, wear, flip=True, gap=0.6, smooth=0.6
        )
        far = joints.wrists[0]
        lamps.append(things.lantern(sheet, far[0] - 3, far[1], 5)[1])
    for x, y in lamps:
        box.light(x, y, 60, "#ffbe6a", 4, 0.20)
    box.add(sheet)
    for x, y in lamps:
        box.light(x, y, 16, "#ffc878", 1, 0.5, core=4)
    box.haze("#8ecdb8", 0.30 * near(420, 1030, 2000, 70))


def _woman(box: Box) -> None:
    sheet = Sheet("#125068", "#0e465c", gap=1.6, through=0.18, rim=0.7)
    sheet.fill(
        "470,440 432,500 424,556 408,600 356,655 322,726 318,800 338,870 340,960 300,1060! "
        "240,1130! 560,1130! 480,1040 440,900 470,780 560,640 640,500 640,380"
    )
    _face(sheet)
    drop = "404,360! 411,360! 415,376! 401,376!"
    sheet.slit("400,308 412,298 424,310 421,328 410,344", 1.5)
    sheet.slit("406,314 414,310 416,324", 1.1).line("407,346 408,360", 1.2, cut=True).cut(drop)
    ornament.lace(sheet, "405,604 450,618 520,604 570,590", 10)
    for i in range(5):
        for j in range(4):
            x = 376 + 38 * j + 19 * (i % 2) - i * 3
            ornament.rosette(sheet, x, 672 + i * 44, 10 - i * 0.8, 6, i * 11 + j * 7)
    palms.cupped_behind(sheet, *HAND, flip=True, gap=1.6)
    sheet.line(polygon("222,812 218,1020", closed=False), 1.6)
    sheet.line(polygon("258,848 254,1016", closed=False), 1.6)
    sheet.line(polygon("210,1022 262,1017", closed=False), 5)
    birds.bird(sheet, 238, 1014, 22, "perch", flip=True)
    beasts.deer(sheet, 92, 1084, 70, head=-26)
    box.add(sheet)
    box.emit(sheet.world(drop), "#ffd08a", 1.6, 0.6)
    box.light(408, 368, 26, "#ffb65c", 1.0, 0.14)
    child = Sheet("#a8d8c0", gap=0.6, through=0.3, rim=0.6)
    _child(child, 131, 627, 49, 43)
    box.add(child)
    arm = Sheet("#115067", "#0e465c", gap=0.8, through=0.18, rim=0.7)
    _arm(arm)
    box.add(arm)


def _face(sheet: Sheet) -> None:
    with sheet.at(452, 462, 345, -25, flip=True):
        sheet.fill(PROFILES["large"])
        sheet.slit(".165,-.515 .21,-.482 .262,-.470 .312,-.488", 0.0048)
        for t in np.linspace(0, 1, 6):
            lash = [
                (0.205 + 0.105 * t, -0.478 + 0.004 * t),
                (0.220 + 0.128 * t, -0.452),
                (0.246 + 0.14 * t, -0.434 - 0.004 * t),
            ]
            sheet.slit(lash, 0.0021)
        sheet.slit(".155,-.605 .235,-.648 .325,-.622", 0.0055)
        sheet.slit(".385,-.342 .402,-.352 .424,-.345", 0.0042)
        sheet.slit(".298,-.216 .335,-.232 .368,-.238", 0.0042)
        for x, y, radius in (
            (0.20, -0.36, 4), (0.235, -0.405, 3), (0.26, -0.345, 5), (0.295, -0.385, 3),
            (0.23, -0.30, 3), (0.165, -0.40, 3), (0.19, -0.455, 3),
        ):  # fmt: skip
            sheet.cut(ellipse(x, y, radius * 0.0011))


def _arm(sheet: Sheet) -> None:
    """Lay her arm like a trunk with ivy, and her hand round the child."""
    with sheet.piece(1.4) as part:
        part.limb("470,760,70 430,890,62 352,985,54 352,930,51 330,874,49 296,832,48 262,804,46")
    for i in range(9):
        t = i / 8
        x, y = 352 - 50 * t * t + 8 * math.sin(t * 3), 968 - 140 * t
        plants.leaf(sheet, x, y, 20 - 6 * t, -170 + 90 * (i % 2), cut=True)
    palms.cupped_before(sheet, *HAND, thumb=-24, flip=True, gap=1.6)


def _child(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    """Lay a sleeping child on its back, knees drawn up; (x, y) is the middle of its head."""
    with sheet.at(x, y, size, turn):
        with sheet.piece(0.7, 1.2) as part:
            part.limb("1.7,.2,.28 1.92,-.3,.22 2.02,-.66,.17").limb(
                "2.02,-.66,.17 2.3,-.2,.15 2.5,.26,.1"
            )
            part.limb("2.46,.30,.11 2.62,.30,.1 2.84,.20,.07")
        with sheet.piece(0.7, 1.2) as part:
            part.limb(".25,.14,.17 .62,.14,.33 1.15,.20,.33 1.72,.28,.40")
            part.limb("1.72,.24,.33 2.02,-.24,.26 2.24,-.68,.19")
            part.limb("2.24,-.68,.185 2.52,-.2,.16 2.74,.24,.11").limb(
                "2.72,.28,.12 2.88,.28,.1 3.1,.16,.07"
            )
            part.slit("1.2,.42 1.6,.1 2.1,-.1", 0.02).slit("1.5,.5 1.8,.3 2.2,.1", 0.018)
        with sheet.piece(0.5, 1) as part, part.at(0.12, 0.42, 1.05, -80):
            head(part, "child", ("shorthair",))
            part.slit(".20,-.42 .27,-.395 .34,-.41", 0.016).slit(
                ".30,-.19 .345,-.195 .375,-.215", 0.012
            )
        with sheet.piece(0.7, 1.4, joint=(0.62, 0.05, 0.3)) as part:
            part.limb(".62,.05,.17 .95,.10,.14 1.2,-.02,.12 1.5,-.22,.09 1.66,-.28,.08")


def _near_hair(box: Box) -> None:
    """Hang her hair over the crown and down into the ground; a village rides on it."""
    random = np.random.default_rng(12)
    sheet = Sheet("#082c40", "#072434", gap=1.4, through=0.10, rim=0.7)
    grounds = ((778, 1110, 22), (696, 1100, 16), (622, 1112, 13), (554, 1098, 11), (492, 1108, 12))
    for i, (x, y, wide) in enumerate(grounds):
        bend = (772 - i * 46, 320 + i * 34)
        _lock(sheet, (330 + i * 12, 196 + i * 3), bend, (x, y), (34 - i * 3, wide), 70 + i, 3)
    sheet.fill(
        "246,226! 262,184 306,146 378,118 470,118 590,160 660,260 640,390 560,440 500,400 "
        "480,350 452,322 410,290 360,262 310,240"
    )
    outer = np.array([(262, 190), (400, 124), (590, 166), (750, 320), (792, 540)], float)
    inner = np.array([(292, 226), (400, 272), (478, 340), (520, 430), (520, 600)], float)
    for i in range(44):
        share = (i + random.uniform(0.1, 0.9)) / 44
        run, k = curve(outer * (1 - share) + inner * share, 10), random.integers(0, 15)
        while k < 36:
            end = min(40, k + random.integers(7, 17))
            sheet.slit(run[k:end:2], random.uniform(0.6, 1.2))
            k = end + random.integers(1, 5)
    panes = _village(sheet, curve(outer, 10))
    ground = land.hill(sheet, 1112, 6, 9)
    plants.grass(sheet, 0, 800, ground, 18, 170, 8)
    sheet.limb("628,806,5 604,797,3.4 570,801,1.2")
    birds.owl(sheet, 597, 786, 40)
    pose = Pose((268, 264), arms=((30, -30, -60), (100, 70, 70)), legs=((108, 120), (70, 92)))
    wear, road = ("coat", "hat"), []
    for x, y in ((352, 129), (322, 143)):
        joints = people.person(sheet, x, y, 7.5, "man", pose, wear, flip=True, gap=0.3, smooth=0.5)
        road.append(joints.wrists[0])
    box.add(sheet)
    box.emit(panes, "#ffd98c", 1.3, 0.5)
    for x, y in road:
        box.light(x - 2, y + 4, 12, "#ffc878", 1, 0.6, core=4)
    box.haze("#9fd6c2", 0.62 * near(0, 1090, 1e6, 62) * (0.5 + 0.5 * near(430, 0, 300, 1e6)))


def _village(sheet: Sheet, ridge: np.ndarray) -> list:
    """Set houses along the crown of her head; return their panes."""
    panes = []
    for i, (t, width, tall) in enumerate(
        (
            (0.40, 34, 32),
            (0.51, 27, 62),
            (0.60, 42, 32),
            (0.72, 32, 48),
            (0.83, 42, 28),
            (0.95, 30, 38),
        )
    ):
        k = int(t * 26) + 2
        along = ridge[k + 1] - ridge[k - 1]
        with sheet.at(
            ridge[k, 0], ridge[k, 1] + 6, 1, math.degrees(math.atan2(*along[::-1])) * 0.75
        ):
            roof, windows = (1.9 if i == 1 else 0.7), (1 + (width > 25), 2)
            panes += buildings.house(
                sheet, -width / 2, 6, width, tall, roof, windows, chimney=i % 2 == 0
            )
    return panes


def _search(box: Box) -> None:
    sheet, lamps = Sheet("#06202e", "#051a26", gap=1.2, through=0.08, rim=0.7), []
    ground = land.hill(sheet, 1138, 5, 21)
    plants.grass(sheet, 0, 800, ground, 12, 200, 18)
    walk = ((108, 122), (68, 92))
    party = (
        (352, 17.5, "man", ("coat", "trousers", "hat"),
         Pose((268, 262), arms=((20, -50, -70), (110, 70, 60)), legs=walk)),
        (440, 16, "woman", ("dress", "scarf", "coat"),
         Pose((272, 280), arms=((70, 20, 10), (95, 40, 30)), legs=((100, 110), (78, 96)))),
        (552, 17, "old", ("coat", "trousers", "cap", "beard"),
         Pose((276, 292), arms=((60, 30, 70), (95, 50, 60)), legs=((104, 118), (76, 94)))),
        (624, 13.5, "child", ("trousers", "coat", "cap"),
         Pose((270, 272), arms=((320, 330, 330), (80, 60, 60)), legs=((110, 120), (70, 95)))),
    )  # fmt: skip
    for x, size, kind, wear, pose in party:
        joints = people.person(
            sheet, x, ground(x) + 2, size, kind, pose, wear, flip=True, gap=0.8, smooth=0.7
        )
        far = joints.wrists[0]
        lamps.append(things.lantern(sheet, far[0] - 5, far[1], 9.5))
    beasts.dog(sheet, 268, ground(268) + 2, 44, flip=True, sniff=True)
    beasts.hare(sheet, 186, ground(186) + 2, 30)
    for _, (x, y) in lamps:
        box.light(x, y, 66, "#ffb65c", 2.2, 0.22)
    box.add(sheet)
    for pane, (x, y) in lamps:
        box.emit(pane, "#ffd98a", 4)
        box.light(x, y, 20, "#ffb65c", 1.5, 0.25)


def _front(box: Box) -> None:
    sheet = Sheet("#03121b", gap=1.5, through=0.04, rim=0.5)
    land.hill(sheet, 1180, 8, 31)
    for x, long, angle, bend in (
        (30, 190, -70, 30), (75, 130, -50, 50), (-5, 240, -82, 25), (140, 52, -60, 60),
        (705, 100, -110, -50), (760, 200, -105, -35), (810, 260, -98, -25), (655, 60, -110, -50),
    ):  # fmt: skip
        plants.fern(sheet, x, 1190, long, angle, bend, 1.1, 18)
    box.add(sheet)
    mat = Sheet("#02090f", gap=1.6, through=0.02, rim=0.6)
    ornament.frame(mat, 8, 14)
    box.add(mat)
