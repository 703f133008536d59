"""A woman who floats on her back, seen from above; the height of her head is one."""

import numpy as np

from cards.studio.paper import palms
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, toward

FACE = (
    "0,.03 -.12,.0 -.24,-.12 -.33,-.30 -.37,-.52 -.34,-.78 -.18,-.98 0,-1.02 .18,-.98 .34,-.78 "
    ".37,-.52 .33,-.30 .24,-.12 .12,.0"
)
FRINGE = (
    "0,-.86! -.10,-.84 -.24,-.72 -.33,-.52 -.37,-.28 -.44,-.10! -.50,-.36 -.48,-.76 -.32,-1.04 "
    "0,-1.14 .32,-1.04 .48,-.76 .50,-.36 .44,-.10! .37,-.28 .33,-.52 .24,-.72 .10,-.84"
)
SHOULDERS = (
    "-.17,-2.62 -.18,-2.42 -.42,-2.30 -.70,-2.20 -.84,-2.02 -.70,-1.72 -.5,-1.5 .5,-1.5 .70,-1.72 "
    ".84,-2.02 .70,-2.20 .42,-2.30 .18,-2.42 .17,-2.62"
)
DRESS = (
    "-.60,-1.98! -.40,-1.84 -.18,-1.80 0,-1.72! .18,-1.80 .40,-1.84 .60,-1.98! .64,-1.6 .50,-1.2 "
    ".44,-.86 .60,-.4 .82,.1 1.14,.7 1.56,1.3 1.98,1.62! 1.72,1.98 1.40,2.06 1.20,2.4 .86,2.46 "
    ".62,2.78! .36,2.50 .06,2.46 -.16,2.74 -.50,2.66 -.72,2.36! -1.06,2.42 -1.34,2.14 -1.76,2.10! "
    "-1.56,1.72 -1.20,1.2 -.96,.6 -.78,.1 -.58,-.4 -.44,-.86 -.50,-1.2 -.64,-1.6"
)
HEAD = (0.04, -2.56, 1.0, 7)


def hair(sheet: Drawing, seed: int = 4) -> None:
    """Spread the hair like weed: long waving locks, and finer strands between them."""
    random = np.random.default_rng(seed)
    for i, angle in enumerate(np.linspace(128, 414, 40)):
        broad = i % 2 == 0
        heading = angle + random.uniform(-6, 6)
        at = np.array([0.04, -3.1]) + toward(angle) * 0.25
        long = random.uniform(2.3, 3.5) if broad else random.uniform(1.8, 3.0)
        long *= 1 if 190 < angle < 350 else 0.72
        phase, wave = random.uniform(0, 6.3), random.uniform(26, 46)
        drift = (292 - angle) * 0.045
        run = [(*at, 0.2)]
        for k in range(12):
            turn = heading + drift * k + wave * np.sin(phase + 0.62 * k) * min(1, k / 3)
            at = at + toward(turn) * long / 12
            thick = (0.19 if broad else 0.075) * (1 - ((k + 1) / 12.3) ** 1.6)
            run.append((*at, thick))
        with sheet.piece(0.4, 0.9 if broad else 0, joint=(0.04, -3.1, 1.1)) as part:
            part.limb(run, steps=5)
            if broad:
                part.slit([row[:2] for row in run[4:10]], 0.02)
    sheet.fill(ellipse(0.04, -3.12, 0.66, 0.72))


FOOT = (
    "-.13,-.16 -.15,.0 -.13,.18 -.15,.36 -.14,.50 -.02,.56 .10,.55 .19,.48 .20,.32 .15,.12 "
    ".13,.0 .13,-.16"
)
"""A right foot seen from above its instep, the ankle at the origin, without its toes."""


def _leg_and_foot(sheet: Drawing) -> None:
    """Cut a shin and a foot that points away, its big toe at the left."""
    with sheet.piece(0.8, 1.4) as part:
        part.limb("0,-1.7,.28 .03,-1.05,.255 .02,-.5,.17 0,-.12,.125 0,0,.13")
        part.fill(FOOT)
    for x, y, wide, long in (
        (0.175, 0.52, 0.036, 0.062), (0.12, 0.58, 0.038, 0.07), (0.05, 0.615, 0.04, 0.078),
        (-0.02, 0.625, 0.042, 0.084), (-0.105, 0.60, 0.058, 0.10),
    ):  # fmt: skip
        with sheet.piece(0.3, 1.0) as part:
            part.fill(ellipse(x, y, wide, long))
    sheet.score("-.16,-.02 -.09,.02", 0.02)
    sheet.score(".15,.0 .09,.05", 0.02)
    for x, end in ((-0.08, -0.06), (0.0, 0.0), (0.07, 0.06)):
        sheet.score([(end, 0.2), (x, 0.5)], 0.012)


def skin(sheet: Drawing) -> None:
    """Lay feet, arms, shoulders and the sleeping face."""
    for side, x in ((-1, -0.36), (1, 0.36)):
        with sheet.at(x, 3.30 + 0.06 * side, 1, 8 * -side, flip=side < 0):
            _leg_and_foot(sheet)
    for points, turn, flip in (
        (
            "-.66,-2.06,.22 -1.2,-1.98,.20 -1.72,-2.02,.165 -2.2,-2.30,.15 -2.60,-2.62,.10",
            222,
            True,
        ),
        (".66,-2.06,.22 1.16,-1.86,.20 1.64,-1.66,.165 2.02,-1.24,.15 2.30,-.82,.10", 52, False),
    ):
        with sheet.piece(1.0) as part:
            part.limb(points)
        x, y = (-2.62, -2.64) if flip else (2.31, -0.80)
        palms.flat(
            sheet, x, y, 0.86, turn, palms.CURLED, (-40, 10, 8), flip=flip, gap=0.9, lines=False
        )
    with sheet.piece(1.0) as part:
        part.fill(SHOULDERS)
    sheet.slit("-.50,-2.12 -.32,-2.13 -.12,-2.22", 0.012)
    sheet.slit(".50,-2.12 .32,-2.13 .12,-2.22", 0.012)
    with sheet.at(*HEAD):
        with sheet.piece(0.6, 1.2, joint=(0, 0.1, 0.2)) as part:
            part.fill(FACE)
        _features(sheet)


def _features(sheet: Drawing) -> None:
    for side in (-1, 1):
        sheet.slit([(0.07 * side, -0.44), (0.17 * side, -0.39), (0.28 * side, -0.44)], 0.02)
        for k in (0.11, 0.17, 0.23):
            sheet.slit([(k * side, -0.405), (k * 1.12 * side, -0.35)], 0.009)
        sheet.slit([(0.07 * side, -0.58), (0.18 * side, -0.62), (0.30 * side, -0.57)], 0.014)
    sheet.slit("-.02,-.5 -.035,-.34 -.06,-.27 .0,-.24 .05,-.26", 0.012)
    sheet.slit("-.11,-.135 -.04,-.15 .0,-.14 .04,-.15 .11,-.135", 0.018)
    sheet.slit("-.05,-.085 .0,-.075 .05,-.085", 0.012)


def dress(sheet: Drawing) -> None:
    """Lay the dress, its skirt spread on the water."""
    with sheet.piece(1.0) as part:
        part.fill(DRESS)
    for fold in (
        "-.30,-.5 -.46,.4 -.84,1.3 -1.30,2.0", "-.12,-.6 -.2,.6 -.34,1.7 -.42,2.5",
        ".08,-.6 .14,.7 .10,1.6 .2,2.3", ".26,-.5 .46,.5 .66,1.5 .70,2.5",
        ".38,-.3 .74,.6 1.2,1.4 1.62,1.7", "-.2,.9 -.52,1.7 -.74,2.3", ".3,.8 .42,1.6 .5,2.4",
    ):  # fmt: skip
        sheet.score(fold, 0.05)
    sheet.slit("-.44,-.92 0,-.84 .44,-.92", 0.022)
    sheet.slit("-.44,-.82 0,-.74 .44,-.82", 0.018)


def fringe(sheet: Drawing) -> None:
    """Lay the hair that frames the face."""
    with sheet.at(*HEAD):
        sheet.fill(FRINGE)
        for side in (-1, 1):
            sheet.slit([(0.03 * side, -0.96), (0.26 * side, -0.9), (0.42 * side, -0.6)], 0.012)
