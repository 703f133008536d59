"""From the bottom of a grave: people round its rim look down, and a flower falls."""

import math

import numpy as np

from cards.studio.paper import birds, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow, light
from cards.studio.paper.outlines import Vec, ellipse, rectangle, toward
from cards.studio.paper.page import XX, YY, Picture
from cards.studio.paper.ring import Mourner, mourner
from cards.studio.paper.sheet import Sheet

ZENITH = np.array([400, 330])
"""Where everything upright points."""
RIM = (120, 62, 680, 905)
"""Left, top, right and bottom of the grave's rim."""
EARTH = (
    ("#6f9e34", 1.0),
    ("#8a5630", 1.06),
    ("#b8713e", 1.12),
    ("#96552f", 1.24),
    ("#7a4428", 1.38),
)
"""Colours of the layers from the turf downwards, and how much nearer than the rim they begin."""

HOLDING = {"bow": -5, "wrists": ((-1.46, -1.95), (0.26, -1.7))}
RING = (
    (-40, 540, 94, "bun", "#e2506a", "#7a3a22", {"bow": 6, "look": (0.9, 0.4)}),
    (840, 540, 94, "long", "#fff4e0", "#c9822e", {"bow": -6}),
    (34, 830, 96, "short lapels", "#3560a8", "#3d2a2c", {"skin": "#d99a6a"}),
    (772, 812, 96, "scarf", "#7b4f94", "#d9483a", {}),
    (228, 990, 96, "bun", "#2f8577", "#d9d2cc", {"bow": 4}),
    (398, 985, 76, "cap", "#f0b63c", "#c8432f", {"breadth": 0.8}),
    (576, 990, 100, "short lapels", "#4a4468", "#5a3a2c", HOLDING),
)
"""Feet, size, what is worn, coat, hair and the rest of each."""

STONES = (
    (66, 420, 18), (40, 300, 11), (738, 500, 22), (757, 250, 13), (330, 1010, 28), (520, 1080, 36),
    (562, 1050, 13), (742, 880, 18), (56, 960, 22), (180, 1120, 20), (30, 700, 14), (640, 1004, 12),
)  # fmt: skip
LILY = (400, 486, 1.0, -24)
"""Where the flower is, its size and its turn; it is seen aslant."""


def build() -> Box:
    """Build the card."""
    sky = glow("#f4fbf6", "#c2e8ee", "#86cbe2", "#5cb0d6", at=(400, 400), radius=620)
    box = Box(sky, (400, 330), "#2a3a5a", finish=Finish(bloom=0.04, vignette=0.2, contrast=0.35))
    _air(box)
    for x, y, size, wear, coat, hair, rest in RING:
        turn = math.degrees(math.atan2(ZENITH[1] - y, ZENITH[0] - x))
        mourner(box, x, y, size, turn, Mourner(frozenset(wear.split()), coat, hair, **rest))
    _spade(box)
    _grave(box)
    _flower(box)
    return box


def _air(box: Box) -> None:
    cloud = Sheet("#ffffff", "#f2fafa", gap=0.5, through=0.2, rim=0.4, shade=0.4)
    land.cloud(cloud, 268, 190, 150, 3)
    box.add(cloud)
    gulls = Sheet("#3a5a78", gap=0.6, through=0.05, rim=0.5)
    for x, y, size in ((300, 262, 17), (344, 240, 14)):
        birds.gull(gulls, x, y, size)
    box.add(gulls)


def _near(point: Vec, scale: float) -> Vec:
    """Return a point of the rim as it lies further down the wall."""
    return ZENITH + (point - ZENITH) * scale


def _wall() -> Picture:
    """Return how light the four walls are: darker downwards, each with a light of its own."""
    left, top, right, bottom = RIM
    sides = np.stack(
        [
            (ZENITH[0] - XX) / (ZENITH[0] - left), (XX - ZENITH[0]) / (right - ZENITH[0]),
            (ZENITH[1] - YY) / (ZENITH[1] - top), (YY - ZENITH[1]) / (bottom - ZENITH[1]),
        ]
    )  # fmt: skip
    side = np.array([0.62, 1.1, 0.5, 0.86], np.float32)[sides.argmax(0)]
    return side * np.clip(1.4 - 2.1 * (sides.max(0) - 1), 0.28, 1.4)


def _grave(box: Box) -> None:
    left, top, right, bottom = RIM
    corners = np.array([(left, top), (right, top), (right, bottom), (left, bottom)], float)
    random = np.random.default_rng(4)
    shade = _wall()[:, :, None]
    for i, (colour, scale) in enumerate(EARTH):
        wall = Sheet((light(colour) * shade).astype(np.float32), gap=1.3, through=0.02, rim=0.4)
        wall.fill(rectangle(-30, -30, 860, 1260))
        edge = []
        for start, end in zip(corners, np.roll(corners, -1, 0), strict=True):
            edge.append((*_near(start, scale), True))
            for t in np.linspace(0.06, 0.94, 14):
                stray = random.uniform(-6, 6, 2) * scale
                edge.append(_near(start + (end - start) * t, scale) + stray)
            wall.score([_near(start, scale), _near(start, 1.8)], 4)
        wall.cut([tuple(point) for point in edge])
        if i == 0:
            _turf(wall, [np.array(point[:2]) for point in edge], random)
        box.add(wall)
    _roots(box, corners)


def _turf(sheet: Sheet, edge: list[Vec], random: np.random.Generator) -> None:
    """Let grass stand on the rim: it grows towards the zenith."""
    for here, after in zip(edge, edge[1:] + edge[:1], strict=True):
        for t in np.arange(0, 1, 0.1):
            point = here + (after - here) * t
            angle = math.degrees(math.atan2(ZENITH[1] - point[1], ZENITH[0] - point[0]))
            tip = point + toward(angle + random.uniform(-30, 30)) * random.uniform(8, 30)
            root = point - toward(angle) * 8
            sheet.limb([(*root, 2.4), (*(point * 0.5 + tip * 0.5), 1.6), (*tip, 0.2)], steps=3)


def _roots(box: Box, corners: Vec) -> None:
    """Let thin roots hang out of the walls, and stones look out."""
    sheet = Sheet("#c8986a", "#b8885c", gap=0.5, through=0.03, rim=0.4)
    random = np.random.default_rng(12)
    for i, (start, end) in enumerate(zip(corners, np.roll(corners, -1, 0), strict=True)):
        for t in np.linspace(0.1, 0.9, (5, 7, 7, 7)[i]) + random.uniform(-0.04, 0.04):
            at = _near(start + (end - start) * t, 1.07)
            heading = math.degrees(math.atan2(*(at - ZENITH)[::-1]))
            long = random.uniform(40, 110) * (0.4, 0.7, 1, 0.7)[i]
            run = [(*at, 0.8)]
            for k in range(4):
                at = at + toward(heading + random.uniform(-34, 34)) * long / 4
                run.append((*at, 2.5 - 0.6 * k))
            sheet.limb(run)
            fork = at + toward(heading + random.choice((-50, 50))) * long * 0.25
            sheet.limb([(*run[2][:2], 1.2), (*(at * 0.4 + fork * 0.6), 0.2)], steps=3)
    box.add(sheet)
    stones = Sheet("#a89a8c", "#85786e", gap=0.7, through=0.02, rim=0.6)
    for x, y, wide in STONES:
        with stones.at(x, y, wide, x * 3 + y):
            stones.fill("-1,.1 -.7,-.5 .1,-.66 .8,-.4 1,.2 .5,.6 -.5,.62")
    box.add(stones)


def _spade(box: Box) -> None:
    """Lay a spade over the rim, its blade towards us."""
    spade = Sheet("#56647c", gap=1.2, through=0.03, rim=0.8)
    with spade.at(560, 118, 1.05, 24):
        spade.fill("-33,0! -10,-4 -8,-30! 8,-30! 10,-4 33,0! 34,52 22,92 0,116! -22,92 -34,52")
        spade.line([(0, -20), (0, -220)], 9)
        spade.ink("#a8642e", rectangle(-6, -230, 12, 204))
        spade.slit([(0, 16), (0, 74)], 1.3)
    box.add(spade)
    crumbs = Sheet("#8a5630", "#7a4428", gap=1.1, through=0.02, rim=0.5)
    for x, y, wide in ((512, 236, 9), (540, 262, 6), (492, 276, 7), (520, 300, 11), (556, 224, 5)):
        with crumbs.at(x, y, wide, x * 7):
            crumbs.fill("-1,.1 -.7,-.6! .1,-.8 .9,-.4! 1,.3 .4,.8! -.6,.7")
    box.add(crumbs)


def _flower(box: Box) -> None:
    """Let a lily fall, its face turned to us."""
    stem = Sheet("#3f8a3a", gap=1.4, through=0.1, rim=0.6)
    x, y = LILY[0] - 400, LILY[1] - 776
    with stem.at(x, y):
        stem.limb("402,774,6 414,712,6 410,640,5.4 398,570,4.6 402,510,4")
        plants.leaf(stem, 412, 676, 58, -40)
        plants.leaf(stem, 402, 600, 50, 225)
    box.add(stem)
    for i, (turns, colour) in enumerate((((30, 150, 265), "#f6ead8"), ((85, 205, 328), "#fffdf2"))):
        lily = Sheet(colour, "#fff8ec", gap=1.3, through=0.15, rim=0.8)
        for turn in turns:
            long = 1.0 if 20 < turn < 170 else 0.8
            with (
                lily.at(*LILY, height=0.8),
                lily.at(0, 0, long, turn),
                lily.piece(0.8, 1.4) as part,
            ):
                wide = (22, 33)[i]
                part.fill(
                    [
                        (-4, -8), (30, -wide * 0.7), (72, -wide), (110, -wide * 0.55),
                        (134, 8, True),
                        (108, wide * 0.62), (70, wide), (30, wide * 0.7), (-4, 8),
                    ]
                )  # fmt: skip
                part.score("10,0 60,2 122,6", 2)
        box.add(lily)
    heart = Sheet("#e8a020", "#d88a18", gap=0.5, through=0.2, rim=0.6)
    with heart.at(*LILY, height=0.8):
        _heart(heart)
    box.add(heart)


def _heart(heart: Sheet) -> None:
    heart.fill(ellipse(0, 0, 13, 12))
    for turn, long in ((10, 44), (60, 60), (112, 66), (170, 52), (232, 40), (300, 38)):
        tip = toward(turn) * long
        heart.limb([(0, 0, 2), (*(tip + (0, 4)), 1.6)], steps=3)
        with heart.at(*tip, 1, turn + 70):
            heart.fill(ellipse(0, 3, 9, 3.4))
