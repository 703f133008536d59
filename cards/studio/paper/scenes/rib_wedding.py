"""From inside the ribs of an enormous skeleton one sees a wedding go by on the shore."""

import numpy as np

from cards.studio.paper import birds, bones, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.faces import HEADWEAR
from cards.studio.paper.outlines import curve, polygon, rectangle
from cards.studio.paper.sheet import Sheet

SCALES = (0.46, 0.68, 0.92)
"""The pairs of ribs from the furthest to the nearest."""
TONES = (("#ffffff", "#fbf7ee"), ("#f7f3ea", "#ebe4d6"), ("#e2dccf", "#c9c1b4"))
SHORE, SAND = 796, 962
"""Where the water ends, and where the wedding walks."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#2c7fc4", "#79bfe6", "#cdeaf4", bottom=690),
        lamp=(400, 300),
        tint="#23406e",
        fall=(0.12, 0.9),
        finish=Finish(vignette=0.16, bloom=0.05, contrast=0.42, exposure=0.95),
    )
    _sea(box)
    _sand(box)
    _ribs(box, 0)
    _wedding(box)
    _ribs(box, 1)
    _bunting(box)
    _swing(box)
    _ribs(box, 2)
    _fiddler(box)
    return box


def _sea(box: Box) -> None:
    clouds = Sheet("#d3ecf8", "#d3ecf8", gap=0.8, through=0.2, rim=0.5, shade=0.4)
    land.cloud(clouds, 500, 560, 180, 4)
    land.cloud(clouds, 300, 470, 120, 8)
    for x, y, size in ((470, 470, 12), (506, 450, 9), (330, 590, 10)):
        birds.gull(clouds, x, y, size)
    box.add(clouds)
    for i, (y, colour, length) in enumerate(
        ((668, "#11617f", 40), (698, "#177b93", 60), (734, "#2496a4", 84), (768, "#4fb5b8", 110))
    ):
        wave = Sheet(colour, gap=0.5, through=0.1, rim=0.6, shade=0.5)
        land.waves(wave, y, 3 + 1.4 * i, length, seed=i + 2)
        box.add(wave)


def _sand(box: Box) -> None:
    foam = Sheet("#ffffff", gap=0.5, through=0.1, rim=0.5, shade=0.5)
    land.hill(foam, SHORE, 7, 3, bumps=12)
    box.add(foam)
    sand = Sheet("#e6bf83", "#f2d7a6", gap=0.5, through=0.05, rim=0.4, shade=0.5)
    land.hill(sand, SHORE + 14, 7, 5, bumps=12)
    box.add(sand)


def _wedding(box: Box) -> None:
    """Let them walk to the left, a child with the veil's far end behind them."""
    veil = Sheet("#dcecf6", "#f2f9fd", gap=0.6, through=0.2, rim=0.7, shade=0.7)
    veil.fill(
        "406,714! 388,724 374,770 358,850 360,936 400,956 450,962 510,956 546,932 564,896 "
        "566,866! 552,878 532,898 490,912 450,900 420,860 400,780 410,740"
    )
    veil.slit("388,750 376,810 370,890", 1.4).slit("462,944 510,934 546,900", 1.4)
    box.add(veil)
    for x, size, kind, colour, pose, wear, hair in GUESTS:
        clothes = Sheet(colour, gap=0.9, through=0.04, rim=0.5, shade=0.8)
        face = Sheet("#f0c39a", gap=0.5, through=0.03, rim=0.5)
        flip = pose is not BACK
        he = people.person(clothes, x, SAND + x % 7, size, kind, pose, wear, flip=flip, gap=1)
        box.add(clothes)
        worn = [name for name in wear if name in HEADWEAR]
        middle = he.head[0]
        turn = 0.6 * ((pose.neck or pose.torso[1] + 12) - 282)
        with face.at(2 * middle if flip else 0, 0, flip=flip):
            people.portrait(face, he, size, kind, worn, hair=hair, turn=turn)
        for elbow, wrist in zip(np.array(he.elbows), np.array(he.wrists), strict=True):
            along = (wrist - elbow) / np.hypot(*(wrist - elbow)) * size
            face.limb([(*wrist, 0.13 * size), (*(wrist + 0.5 * along), 0.1 * size)])
        box.add(face)


LEGS = ((112, 118), (70, 88))
WALK = Pose((272, 276), arms=((110, 80, 80), (70, 40, 40)), legs=LEGS)
PULL = Pose((280, 284), arms=((94, 72, 72), (152, 172, 170)), legs=LEGS)
BACK = Pose((276, 264), neck=280, arms=((164, 172, 170), (30, 350, 340)),
            legs=((100, 100), (84, 92)))  # fmt: skip
CARRY = Pose((274, 276), arms=((40, 350, 340), (50, 0, 350)), legs=LEGS)
GUESTS = (
    (212, 31, "old", "#c8702a", WALK, ("coat", "trousers", "tophat", "beard"), "#3a2420"),
    (304, 34, "man", "#1c2450", PULL, ("coat", "trousers", "shorthair"), "#4a2a1e"),
    (412, 33, "woman", "#ffffff", BACK, ("dress", "bun"), "#8a4a22"),
    (580, 25, "child", "#cf3f3a", CARRY, ("dress", "braid"), "#5a2f1e"),
)


def _ribs(box: Box, which: int) -> None:
    """Raise one pair of ribs, and heap sand round their feet."""
    scale, sheet = SCALES[which], Sheet(*TONES[which], gap=1.2, through=0.03, rim=0.7, shade=0.8)
    if which:
        bones.spine(sheet, SCALES[which - 1] * 1.08, scale * 0.94)
    bones.hoop(sheet, scale)
    if which == 2:
        _marks(sheet)
    box.add(sheet)
    heap = Sheet("#e6bf83", "#f2d7a6", gap=0.2, through=0.03, rim=0.3, shade=0.5)
    for side in (-316, 316):
        x, y = bones.place(side, -452, scale)
        with heap.at(x, y, scale):
            heap.fill("-110,14! -60,-12 -20,-34 24,-30 66,-8 120,14! 60,30 -60,30")
    box.add(heap)


def _marks(sheet: Sheet) -> None:
    """Cut how tall somebody's children were."""
    for i, y in enumerate((640, 676, 702, 748, 774, 820, 852)):
        sheet.ink("#a8402c", rectangle(14 + i % 3, y, 42 - 6 * (i % 2), 4))


def _bunting(box: Box) -> None:
    flags = [
        Sheet(colour, gap=0.6, through=0.2, rim=0.6, shade=0.7)
        for colour in ("#d8402f", "#f0b52e", "#ffffff")
    ]
    start, end = bones.place(-372, 440, SCALES[1]), bones.place(376, 400, SCALES[1])
    line = curve([start, (start + end) / 2 + (0, 84), end], 9)
    flags[0].line([tuple(point) for point in line], 2.4)
    for i, (x, y) in enumerate(line[1:-1]):
        flags[i % 3].fill(polygon([(x - 12, y), (x + 12, y), (x + 1, y + 34)]))
    for sheet in flags:
        box.add(sheet)


def _swing(box: Box) -> None:
    swing = Sheet("#5a3420", gap=0.9, through=0.05, rim=0.6, shade=0.7)
    x, y = bones.place(70, 740, SCALES[1])
    for shift in (-20, 20):
        swing.line(polygon([(x + shift, y), (x + 46 + shift, y + 440)], closed=False), 4)
    swing.limb([(x + 14, y + 446, 6), (x + 80, y + 436, 6)])
    box.add(swing)


def _fiddler(box: Box) -> None:
    tide = Sheet("#ffffff", "#f2fafb", gap=0.6, through=0.1, rim=0.6, shade=0.6)
    tide.fill("-20,1120! 60,1108 150,1128 240,1116 330,1146 400,1180 430,1220! -20,1220!")
    box.add(tide)
    water = Sheet("#3aa6b4", "#1f879c", gap=0.5, through=0.1, rim=0.6, shade=0.6)
    water.fill("-20,1140! 60,1128 140,1148 230,1138 310,1164 370,1196 390,1220! -20,1220!")
    box.add(water)
    stone = Sheet("#f7f3ea", "#d9d2c6", gap=1.1, through=0.04, rim=0.6, shade=0.8)
    bones.vertebra(stone, 606, 1146, 68)
    box.add(stone)
    dark = Sheet("#6d2338", "#54192c", gap=1.2, through=0.04, rim=0.6, shade=0.8)
    he = people.person(
        dark, 604, 1104, 40, "old",
        Pose((270, 280), neck=304, head=14, arms=((40, 338, 330), (62, 338, 330)),
             legs=((18, 96), (2, 86)), hands=("hold", "hold")),
        ("coat", "trousers", "hat", "beard"), anchor="hip", hem=0.3,
    )  # fmt: skip
    box.add(dark)
    fiddle = Sheet("#e08a2a", "#c26a1c", gap=0.7, through=0.05, rim=0.7, shade=0.8)
    (x, y), (left, top) = he.wrists[0], he.neck
    along = np.array((x - left, y - top)) / np.hypot(x - left, y - top)
    turn = float(np.degrees(np.arctan2(along[1], along[0])))
    with fiddle.at(left + 16, top + 4, 1, turn):
        fiddle.fill("0,-9 14,-15 26,-9 40,-12 54,0! 40,12 26,9 14,15 0,9").line("50,0 92,-2", 4)
        fiddle.slit("20,-6 26,0 20,6", 1)
    x, y = he.wrists[1]
    fiddle.line([(x - 46, y + 30), (x + 50, y - 56)], 2)
    box.add(fiddle)
