"""From inside the ribs of an enormous skeleton one sees a wedding go by on the shore."""

import numpy as np

from cards.studio.paper import birds, bones, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import band, curve, polygon, rectangle
from cards.studio.paper.sheet import Sheet

SCALES = (0.30, 0.37, 0.46, 0.575, 0.72, 0.92)
"""The hoops from the furthest to the nearest."""
TONES = ("#ffffff", "#fafaff", "#eceefb", "#d6daf2", "#b4b9e2", "#8b90cc")
SHORE, SAND = 800, 872
"""Where the water ends, and where the wedding walks."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#79b6dc", "#b4dcec", "#fff3dc", bottom=690),
        lamp=(330, 640),
        tint="#3c3c9c",
        fall=(0.12, 0.9),
        finish=Finish(vignette=0.16, bloom=0.08, contrast=0.4, exposure=0.9),
    )
    _sea(box)
    _sand(box)
    _wedding(box)
    _cage(box)
    _fiddler(box)
    return box


def _sea(box: Box) -> None:
    clouds = Sheet("#ffffff", "#fdf6ea", gap=0.8, through=0.2, rim=0.5, shade=0.4)
    land.cloud(clouds, 600, 500, 260, 4)
    land.cloud(clouds, 130, 420, 190, 8)
    land.cloud(clouds, 720, 260, 220, 9)
    for x, y, size in ((300, 560, 12), (336, 540, 9), (420, 590, 10), (560, 380, 14)):
        birds.gull(clouds, x, y, size)
    box.add(clouds)
    for i, (y, colour, length) in enumerate(
        ((684, "#3d93aa", 40), (712, "#56a8b6", 60), (744, "#7cc0c3", 84), (776, "#a9d9d2", 110))
    ):
        wave = Sheet(colour, gap=0.5, through=0.1, rim=0.6, shade=0.5)
        land.waves(wave, y, 3 + 1.4 * i, length, seed=i + 2)
        box.add(wave)


def _sand(box: Box) -> None:
    foam = Sheet("#ffffff", gap=0.5, through=0.1, rim=0.5, shade=0.5)
    land.hill(foam, SHORE, 7, 3, bumps=12)
    box.add(foam)
    sand = Sheet("#efd9b2", "#fbf0dc", gap=0.5, through=0.05, rim=0.4, shade=0.5)
    land.hill(sand, SHORE + 14, 7, 5, bumps=12)
    for scale in SCALES:
        sand.ink("#b9b0de", band(bones.shadow(scale), 6, caps=False))
    box.add(sand)


def _wedding(box: Box) -> None:
    sheets = {
        name: Sheet(colour, gap=0.7, through=0.06, rim=0.5, shade=0.7)
        for name, colour in (
            ("ochre", "#c98a1e"), ("teal", "#1d6a74"), ("night", "#20265e"), ("coral", "#d2503f"),
            ("white", "#ffffff"),
        )
    }  # fmt: skip
    for x, size, kind, colour, pose, wear, flip in GUESTS:
        people.person(sheets[colour], x, SAND + x % 7, size, kind, pose, wear, flip=flip, gap=1)
    veil = Sheet("#d9ddf6", "#eef0fd", gap=0.6, through=0.3, rim=0.7, shade=0.7)
    veil.fill(
        "396,702! 384,700 376,712 372,750 366,800 362,850 366,872 400,880 460,884 530,880 590,862 "
        "622,824! 612,820 570,842 510,854 450,852 420,840 408,800 402,750"
    )
    veil.slit("386,730 380,790 380,850", 1).slit("420,866 480,870 550,860", 1)
    sheets = {"veil": veil, **sheets}
    for sheet in sheets.values():
        box.add(sheet)


LEGS = ((112, 118), (70, 88))
WALK = Pose((272, 276), arms=((110, 80, 80), (70, 40, 40)), legs=LEGS)
STEP = Pose((270, 274), arms=((100, 70, 70), (80, 60, 60)), legs=((100, 108), (78, 90)))
PULL = Pose((280, 284), arms=((60, 40, 40), (152, 172, 170)), legs=LEGS)
BACK = Pose((276, 264), neck=280, arms=((164, 172, 170), (70, 30, 10)), legs=((100, 100), (84, 92)))
CARRY = Pose((274, 276), arms=((40, 350, 340), (50, 0, 350)), legs=LEGS)
GUESTS = (
    (30, 22, "man", "ochre", WALK, ("coat", "trousers", "tophat"), True),
    (92, 21, "woman", "coral", STEP, ("dress", "hat"), True),
    (150, 21, "old", "teal", STEP, ("coat", "trousers", "hat"), True),
    (316, 23, "man", "night", PULL, ("coat", "trousers", "shorthair"), True),
    (388, 22, "woman", "white", BACK, ("dress", "bun"), False),
    (646, 18, "child", "coral", CARRY, ("dress", "braid"), True),
    (560, 22, "old", "teal", STEP, ("dress", "scarf"), True),
    (700, 22, "man", "night", WALK, ("coat", "trousers", "hat", "beard"), True),
    (766, 22, "woman", "ochre", STEP, ("dress", "hair"), True),
)


def _cage(box: Box) -> None:
    for i, scale in enumerate(SCALES):
        sheet = Sheet(TONES[i], TONES[i], gap=0.7 + 0.6 * scale, through=0.05, rim=0.6, shade=0.7)
        if i:
            bones.spine(sheet, SCALES[i - 1] * 1.08, scale * 0.94)
        bones.hoop(sheet, scale)
        if i == 5:
            _marks(sheet)
        box.add(sheet)
        if i == 2:
            _bunting(box, 0.46, 0.575)
        if i == 3:
            _swing(box)


def _marks(sheet: Sheet) -> None:
    """Cut how tall somebody's children were."""
    for i, y in enumerate((640, 672, 694, 738, 760, 806, 836)):
        sheet.ink("#3d3f8c", rectangle(30 + i % 3, y, 42 - 5 * (i % 2), 2.4))
        sheet.ink("#3d3f8c", rectangle(46, y - 12, 2, 8), rectangle(51 + i % 2, y - 11, 5, 2))


def _bunting(box: Box, far: float, near_by: float) -> None:
    flags = [
        Sheet(colour, gap=0.5, through=0.3, rim=0.6, shade=0.6)
        for colour in ("#d9503f", "#e0a92c", "#2b8a92")
    ]
    for start, end, sag in (
        (bones.place(-268, 420, near_by), bones.place(500, 470, far), 60),
        (bones.place(520, 560, near_by), bones.place(-240, 300, far), 74),
    ):
        middle = (start + end) / 2 + (0, sag)
        line = curve([start, middle, end], 12)
        flags[0].line([tuple(point) for point in line], 1.6)
        for i, (x, y) in enumerate(line[1:-1]):
            flags[i % 3].fill(polygon([(x - 8, y), (x + 8, y), (x + 1, y + 22)]))
    for sheet in flags:
        box.add(sheet)


def _swing(box: Box) -> None:
    swing = Sheet("#2b2f72", gap=0.9, through=0.05, rim=0.6, shade=0.7)
    x, y = bones.place(120, 690, 0.575)
    for shift in (-12, 16):
        swing.line([(x + shift * 0.4, y), (x + 74 + shift, y + 420)], 2.2)
    swing.limb([(x + 54, y + 424, 4), (x + 100, y + 416, 4)])
    box.add(swing)


def _fiddler(box: Box) -> None:
    tide = Sheet("#ffffff", "#e6f3f4", gap=0.6, through=0.1, rim=0.6, shade=0.6)
    tide.fill("-20,1120! 60,1108 150,1128 240,1116 330,1146 400,1180 430,1220! -20,1220!")
    box.add(tide)
    water = Sheet("#8fcfd2", "#6db8c2", gap=0.5, through=0.1, rim=0.6, shade=0.6)
    water.fill("-20,1140! 60,1128 140,1148 230,1138 310,1164 370,1196 390,1220! -20,1220!")
    box.add(water)
    stone = Sheet("#c4c8ea", "#9ea3d6", gap=1.1, through=0.04, rim=0.6, shade=0.8)
    with stone.at(0, 0, 1, 0):
        bones.vertebra(stone, 588, 1128, 66)
    box.add(stone)
    dark = Sheet("#23265f", "#1c1f52", gap=1.2, through=0.04, rim=0.6, shade=0.8)
    he = people.person(
        dark, 586, 1084, 42, "old",
        Pose((270, 280), neck=304, head=14, arms=((40, 338, 330), (62, 338, 330)),
             legs=((18, 96), (2, 86)), hands=("hold", "hold")),
        ("coat", "trousers", "hat", "beard"), anchor="hip", hem=0.3,
    )  # fmt: skip
    box.add(dark)
    fiddle = Sheet("#b4552f", "#8f3d22", gap=0.7, through=0.05, rim=0.7, shade=0.8)
    (x, y), (left, top) = he.wrists[0], he.neck
    along = np.array((x - left, y - top)) / np.hypot(x - left, y - top)
    turn = float(np.degrees(np.arctan2(along[1], along[0])))
    with fiddle.at(left + 16, top + 4, 1, turn):
        fiddle.fill("0,-9 14,-15 26,-9 40,-12 54,0! 40,12 26,9 14,15 0,9").line("50,0 92,-2", 4)
        fiddle.slit("20,-6 26,0 20,6", 1)
    x, y = he.wrists[1]
    fiddle.line([(x - 46, y + 30), (x + 50, y - 56)], 2)
    box.add(fiddle)
