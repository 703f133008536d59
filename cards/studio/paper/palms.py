"""Hands drawn large: seen flat, or cupped from the side, finger by finger."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, toward

BONES = (0.44, 0.31, 0.25)
"""Shares of a finger's three bones."""


@dataclass(frozen=True)
class Finger:
    """How one finger is held.

    `turn` is the angle of its first bone against the hand (negative: towards the thumb), `bends`
    the further turns at its two joints, `short` how much it is foreshortened (1: not at all).
    """

    turn: float = 0
    bends: tuple[float, float] = (0, 0)
    short: float = 1


REST = (Finger(-9), Finger(-2), Finger(5), Finger(13))
SPREAD = (Finger(-19), Finger(-4), Finger(11), Finger(27))
CURLED = (Finger(-6, (18, 20)), Finger(-1, (22, 24)), Finger(4, (26, 26)), Finger(10, (28, 28)))

# Roots of four fingers on a palm that points right, their lengths and half their widths.
_ROOTS = ((0.515, -0.150), (0.54, -0.048), (0.52, 0.052), (0.465, 0.145))
_LENGTHS = (0.40, 0.45, 0.415, 0.32)
_WIDTHS = (0.052, 0.055, 0.051, 0.043)

PALM = (
    "-.30,-.115 -.12,-.112 .0,-.122 .10,-.165 .22,-.20 .38,-.205 .52,-.205 .58,-.16 .60,-.05 "
    ".585,.06 .53,.17 .42,.205 .26,.195 .12,.16 .0,.125 -.12,.11 -.30,.115"
)
"""Wrist, palm and knuckles, the wrist at the origin."""


def finger(
    sheet: Drawing,
    root: Sequence[float] | Vec,
    angle: float,
    length: float,
    width: float,
    bends: tuple[float, float] = (0, 0),
    *,
    nail: bool = False,
    crease: bool = True,
) -> Vec:
    """Lay a finger of three bones from its root; return the middle of its tip.

    `width` is half of what it measures at the root; joints are a little thicker than bones.
    """
    at, run = np.array(root, float), []
    heading = angle
    run.append((*(at - toward(angle) * width), width * 1.02))
    for i, bone in enumerate(BONES):
        step = toward(heading) * length * bone
        thick = width * (1, 0.93, 0.84)[i]
        run += [
            (*(at + step * 0.12), thick),
            (*(at + step * 0.55), thick * 0.93),
            (*(at + step * 0.92), thick * (0.96, 0.92, 0.72)[i]),
        ]
        at = at + step
        if i < 2:
            heading += bends[i]
    sheet.limb(run, steps=6)
    if crease:
        _creases(sheet, run, width)
    tip = toward(heading)
    if nail:
        with sheet.at(*(at - tip * width * 0.75), width, heading):
            sheet.slit(".7,-.35 .95,0 .7,.35", 0.12)
    return at


def _creases(sheet: Drawing, run: list[tuple[float, ...]], width: float) -> None:
    for i in (3, 6):
        here, after = np.array(run[i][:2]), np.array(run[i + 1][:2])
        along = (after - here) / (np.hypot(*(after - here)) + 1e-9)
        across = np.array([-along[1], along[0]]) * run[i][2] * 0.62
        sheet.score([here - across, here + along * width * 0.18, here + across], width * 0.14)


def flat(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float,
    fingers: Sequence[Finger] = REST,
    thumb: tuple[float, float, float] = (-52, 14, 10),
    *,
    flip: bool = False,
    gap: float = 1.2,
    nails: bool = False,
    lines: bool = True,
) -> list[Vec]:
    """Cut a hand seen flat, `size` long, from its wrist at (x, y); the thumb is at its left.

    `thumb` is the angle of its root bone and two further turns; `flip` puts it at the right.
    Returns the tips of the thumb and of four fingers on the card.
    """
    mirror = -1 if flip else 1
    tips = []
    with sheet.at(x, y, size, turn, height=size * mirror):
        with sheet.piece(size * 0.006) as part:
            part.fill(PALM)
        for i in (3, 2, 1, 0):
            held = fingers[i]
            with sheet.piece(size * 0.004, gap, joint=(*_ROOTS[i], _WIDTHS[i] * 2.1)) as part:
                length = _LENGTHS[i] * held.short
                tip = finger(part, _ROOTS[i], held.turn, length, _WIDTHS[i], held.bends, nail=nails)
                tips.insert(0, tip)
        with sheet.piece(size * 0.006, gap, joint=(0.13, -0.06, 0.22)) as part:
            tips.insert(0, _thumb(part, thumb))
        if lines:
            sheet.slit(".10,-.05 .26,.0 .36,-.02 .45,-.12", 0.006)
            sheet.slit(".20,.13 .34,.07 .48,.08", 0.005)
    return [np.array((x, y)) + _turned(tip * (1, mirror), turn) * size for tip in tips]


def _thumb(part: Drawing, angles: tuple[float, float, float]) -> Vec:
    root, angle = np.array([0.13, -0.07]), angles[0]
    joint = root + toward(angle) * 0.25
    middle = joint + toward(angle + angles[1]) * 0.17
    tip = middle + toward(angle + angles[1] + angles[2]) * 0.14
    part.limb(
        [
            (*root, 0.115),
            (*(root * 0.5 + joint * 0.5), 0.092),
            (*joint, 0.066),
            (*(joint * 0.5 + middle * 0.5), 0.056),
            (*middle, 0.057),
            (*(middle * 0.4 + tip * 0.6), 0.05),
            (*tip, 0.03),
        ]
    )
    return tip


def _turned(point: Vec, turn: float) -> Vec:
    along, across = toward(turn), toward(turn + 90)
    return along * point[0] + across * point[1]


CUP = (
    "-.16,-.125 -.04,-.13 .08,-.115 .20,-.07 .33,-.045 .46,-.075 .56,-.12 .60,-.07 "
    ".56,.035 .44,.12 .28,.165 .10,.165 -.06,.135 -.16,.13"
)
"""A hollow palm from its thumb's side, open upwards, the wrist at the origin."""


THUMB = (
    "-.01,.01,.11 .10,-.06,.098 .20,-.145,.072 .28,-.22,.058 .33,-.295,.056 .355,-.355,.046 "
    ".365,-.395,.03"
)


def cupped_behind(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    flip: bool = False,
    gap: float = 1.2,
) -> None:
    """Cut three fingers of a hand that holds something in its hollow: what is behind the thing.

    The hand points right along `turn` from its wrist at (x, y) and opens upwards (`flip`: left).
    What it holds lies between (.1, -.1) and (.5, -.1) of its size.
    """
    roots = ((0.50, -0.02, -62, 0.34), (0.53, 0.0, -48, 0.42), (0.54, 0.03, -33, 0.44))
    with sheet.at(x, y, size, turn, flip=flip):
        for left, top, angle, length in roots:
            with sheet.piece(size * 0.004, gap, joint=(left, top, 0.1)) as part:
                finger(part, (left, top), angle, length, 0.05, (-6, -14))


def cupped_before(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    thumb: float = 0,
    flip: bool = False,
    gap: float = 1.2,
) -> None:
    """Cut the rest of that hand: palm, first finger and thumb, turned by `thumb` degrees."""
    with sheet.at(x, y, size, turn, flip=flip):
        with sheet.piece(size * 0.005, gap, joint=(0.02, 0.06, 0.3)) as part:
            part.fill(CUP)
            finger(part, (0.50, 0.03), -18, 0.42, 0.053, (-10, -20), nail=True)
        with (
            sheet.piece(size * 0.006, gap, joint=(0.04, 0.06, 0.17)) as part,
            part.at(0.03, 0.03, 1, thumb),
        ):
            part.limb(THUMB)
        sheet.slit(".10,.09 .24,.105 .38,.075", 0.006)
