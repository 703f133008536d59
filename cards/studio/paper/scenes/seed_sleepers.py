"""A cut through warm earth: three sleep in seeds under the snow; one's hair is already a shoot."""

import numpy as np

from cards.studio.paper import land, plants, sleepers
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse
from cards.studio.paper.sheet import Sheet

GROUND = 300
SKIN = "#f6c79c"
SLEEPERS = (
    # x, y, size, turn, flip, clothes, hair, its cut, awake
    (406, 744, 392, -6, False, "#e2573f", "#6b3a22", "long", False),
    (148, 1012, 182, 6, False, "#3f78b8", "#3a2230", "short", True),
    (676, 1066, 160, -14, True, "#7a55a0", "#c8742c", "long", False),
)
SEEDS = (
    # x, y, half axes, turn, colour of the husk
    (425, 736, 262, 306, -6, "#b9682e"),
    (150, 1010, 122, 142, 12, "#9a5a2c"),
    (674, 1066, 110, 126, -16, "#9a5a2c"),
)
SEED = (
    "0,-1.12! .30,-.92 .74,-.62 .98,-.12 .94,.40 .66,.82 .24,1.02 -.2,1.02 -.66,.82 "
    "-.94,.40 -.98,-.12 -.74,-.62 -.30,-.92"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#a9dbe6", "#e4f2e6", "#fdf3d4", bottom=GROUND),
        lamp=(430, 60),
        tint="#4a2410",
        fall=(0.2, 0.8),
        finish=Finish(vignette=0.18, bloom=0.06),
    )
    _above(box)
    _earth(box)
    _seeds(box)
    _sleepers(box)
    _things(box)
    _snow(box)
    _shoot(box)
    return box


def _above(box: Box) -> None:
    sun = Sheet("#ffd65a", "#ffc63e", gap=0.4, through=0.1, rim=0.4)
    box.add(sun.fill(ellipse(142, 128, 60)))
    tree = Sheet("#9a6a48", "#7a4e34", gap=0.8, through=0.05, rim=0.5)
    plants.tree(tree, 664, GROUND + 10, 250, 15, 6, depth=5, spread=26)
    box.add(tree)


def _earth(box: Box) -> None:
    for i, (y, colour) in enumerate(
        ((GROUND, "#e2a765"), (470, "#d6924e"), (720, "#c67d3f"), (980, "#b06a34"))
    ):
        earth = Sheet(colour, gap=0.7, through=0.05, rim=0.4, shade=0.6)
        land.hill(earth, y, (5, 16, 20, 18)[i], 3 + i)
        box.add(earth)
    stones = Sheet("#efd0a0", "#d9a870", gap=0.5, through=0.05, rim=0.5)
    for x, y, size, turn in (
        (70, 560, 20, 10), (742, 690, 24, 40), (94, 800, 15, 80), (420, 1136, 26, 0),
        (478, 1158, 15, 30), (744, 850, 14, 10), (40, 690, 10, 0),
    ):  # fmt: skip
        with stones.at(x, y, size, turn):
            stones.fill("-1,.1 -.6,-.5 .2,-.65 .9,-.3 1,.3 .3,.6 -.5,.55")
    box.add(stones)


def _seeds(box: Box) -> None:
    for x, y, across, down, turn, husk in SEEDS:
        for grow, colour, gap in ((18, husk, 1.2), (0, "#f7dd9a", 0.4), (-18, "#fff4cc", 0.4)):
            seed = Sheet(colour, gap=gap, through=0.05, rim=0.6)
            with seed.at(x, y, across + grow, turn, height=down + grow):
                seed.fill(SEED)
            box.add(seed)


def _sleepers(box: Box) -> None:
    for x, y, size, turn, flip, clothes, locks, hair, awake in SLEEPERS:
        sheet = Sheet(SKIN, gap=1.2, through=0.03, rim=0.5)
        gap = 2.2 if size > 250 else 1.3
        sleepers.sleeper(sheet, x, y, size, turn, flip=flip, hair=hair, awake=awake, gap=gap)
        colours = sleepers.Colours(SKIN, clothes, locks)
        sleepers.colour(sheet, x, y, size, turn, colours, flip=flip, hair=hair, awake=awake)
        box.add(sheet)


def _things(box: Box) -> None:
    """Bury a bell, and let a mole go by with a string of pearls."""
    bell = Sheet("#f2cf4e", "#d9a52e", gap=0.9, through=0.05, rim=0.8)
    with bell.at(120, 452, 62, 24):
        bell.fill(
            "-.16,-1.0 .16,-1.0 .40,-.84 .48,-.3 .58,.2 .86,.52 .80,.64! -.80,.64! -.86,.52 "
            "-.58,.2 -.48,-.3 -.40,-.84"
        )
        bell.fill(ellipse(0, -1.08, 0.17)).cut(ellipse(0, -1.10, 0.08))
        bell.fill(ellipse(0.06, 0.74, 0.15))
        bell.slit("-.47,-.4 .0,-.34 .47,-.4", 0.03)
    box.add(bell)
    mole = Sheet("#6d5a78", "#57466a", gap=0.8, through=0.03, rim=0.8)
    with mole.at(708, 486, 74, flip=True):
        mole.limb("-1.0,.20,.06 -1.25,.12,.045 -1.46,.16,.015")
        mole.fill(
            "-1.08,.22 -1.10,-.16 -.80,-.50 -.30,-.62 .20,-.54 .56,-.36 .84,-.14 1.10,.0 1.20,.06 "
            "1.19,.13 1.06,.15 .84,.20 .60,.34 .10,.44 -.60,.44"
        )
        mole.fill(".30,.22 .62,.26! .80,.20 1.0,.22! .90,.27 1.04,.31! .90,.34 1.0,.41! .84,.41 "
                  ".88,.48! .70,.46 .44,.48 .26,.40")  # fmt: skip
        mole.ink("#f2a0a0", ellipse(1.17, 0.09, 0.1), ellipse(0.94, 0.34, 0.16))
        mole.slit(".66,-.10 .74,-.06 .84,-.08", 0.03)
    box.add(mole)
    pearls = Sheet("#fffaf0", gap=0.5, through=0.05, rim=0.6, wobble=0.1)
    for angle in np.linspace(-1.3, 1.3, 9):
        pearls.fill(ellipse(682 - 14 * np.cos(angle), 478 + 36 * np.sin(angle), 5.4))
    box.add(pearls)


def _snow(box: Box) -> None:
    snow = Sheet("#ffffff", "#eaf3f6", gap=1.2, through=0.05, rim=0.5)
    top = [(x, GROUND - 14 + 7 * np.sin(x / 61)) for x in range(-30, 840, 30)]
    under = [(x, GROUND + 26 + 9 * np.sin(x / 43 + 1)) for x in range(840, -40, -30)]
    box.add(snow.fill([*top, *under]))
    robin = Sheet("#8a5f44", "#6f4834", gap=0.9, through=0.03, rim=0.7)
    with robin.at(232, 244, 52):
        robin.limb("-.1,.5,.05 -.1,.9,.04").limb(".15,.5,.05 .15,.9,.04")
        robin.fill("-1.5,.15! -.8,.0 -.5,-.4 -.1,-.6 .15,-.95 .5,-1.0 .75,-.8 .95,-.68! .76,-.6 "
                   ".7,-.1 .5,.4 .0,.62 -.5,.5 -.9,.3 -1.5,.34!")  # fmt: skip
        robin.ink("#e2573f", ".3,-.72 .62,-.6 .74,-.5 .72,-.05 .5,.3 .16,.36 .1,-.1")
        robin.ink("#fff4dc", ".2,.32 .5,.3 .3,.6 -.1,.64")
        robin.ink("#2a1626", ellipse(0.5, -0.8, 0.07))
        robin.ink("#f0b23c", ".72,-.84! 1.0,-.68! .72,-.6!")
    box.add(robin)


def _shoot(box: Box) -> None:
    """Let the big sleeper's hair run together into a shoot that has come through the snow."""
    shoot = Sheet("#7fbf3f", "#5fa032", gap=1.2, through=0.05, rim=0.7)
    for lock in ("392,596,3 404,540,9 388,464,9", "488,496,3 434,496,10 390,456,8",
                 "440,556,3 424,516,9 388,460,9"):  # fmt: skip
        shoot.limb(lock)
    shoot.limb("392,480,12 384,450,12 390,400,11 408,340,10 402,280,9 392,232,8 398,196,6")
    for x, y, size, turn in ((396, 222, 96, -150), (398, 214, 104, -34), (392, 410, 50, 150)):
        plants.leaf(shoot, x, y, size, turn)
    box.add(shoot)
