"""People from the front and from behind, by the angles of their bones, with clothes.

Angles are degrees on the card: 0 right, 90 down, 180 left, 270 up. A unit is the height of the
head. Of two limbs, the one at the card's left comes first.
"""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, ellipse, toward

Angles = tuple[float, ...]
Point = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """Lengths of bones, and half the breadth of shoulders, waist and hips."""

    arm: tuple[float, float]
    leg: tuple[float, float]
    trunk: float
    shoulders: float
    waist: float
    hips: float
    head: float
    limbs: float


FRAMES = {
    "woman": Frame((1.25, 1.1), (1.75, 1.75), 2.35, 0.78, 0.50, 0.66, 1.0, 0.9),
    "man": Frame((1.35, 1.2), (1.85, 1.85), 2.5, 0.98, 0.68, 0.66, 1.0, 1.1),
    "old": Frame((1.3, 1.15), (1.6, 1.6), 2.2, 0.85, 0.76, 0.74, 1.05, 1.0),
    "child": Frame((0.85, 0.75), (1.05, 1.0), 1.6, 0.56, 0.46, 0.5, 1.15, 0.8),
}

FACE = ".0,.04 -.22,-.04 -.35,-.25 -.40,-.55 -.34,-.86 .0,-1.02 .34,-.86 .40,-.55 .35,-.25 .22,-.04"
HAIR = {
    "hair": (
        "-.30,.45! -.52,.40 -.52,-.2 -.48,-.8 .0,-1.12 .48,-.8 .52,-.2 .52,.40 .30,.45! "
        ".2,.2 -.2,.2"
    ),
    "shorthair": "-.42,-.35 -.49,-.6 -.38,-.98 .0,-1.12 .38,-.98 .49,-.6 .42,-.35 .36,-.5 -.36,-.5",
    "bun": (
        "-.40,-.4 -.46,-.62 -.36,-.96 -.14,-1.08 -.22,-1.22 .0,-1.36 .22,-1.22 "
        ".14,-1.08 .36,-.96 .46,-.62 .40,-.4"
    ),
    "cap": "-.48,-.66 -.48,-.9 -.2,-1.16 .2,-1.16 .48,-.9 .48,-.66 .2,-.58 -.2,-.58",
    "hat": "-.9,-.66 -.46,-.80! -.38,-1.14 .0,-1.24 .38,-1.14 .46,-.80! .9,-.66 .4,-.62 -.4,-.62",
    "tophat": "-.66,-.76 -.42,-.82! -.44,-1.58! .44,-1.58! .42,-.82! .66,-.76 .3,-.70 -.3,-.70",
    "scarf": "-.5,.3! -.46,-.1 -.47,-.6 -.3,-1.0 .0,-1.12 .3,-1.0 .47,-.6 .46,-.1 .5,.3! .0,.42",
}
HEADWEAR = frozenset(HAIR)


@dataclass(frozen=True)
class Joints:
    """Where a figure's joints are on the card; the left one first."""

    hip: Point
    neck: Point
    head: Point
    wrists: tuple[Point, Point]
    ankles: tuple[Point, Point]


def standing(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    kind: str = "woman",
    wear: Collection[str] = (),
    *,
    arms: tuple[Angles, Angles] = ((100, 92), (80, 88)),
    legs: tuple[Angles, Angles] = ((93, 91), (87, 89)),
    lean: float = 0,
    head: float = 0,
    back: bool = False,
    anchor: str = "foot",
    hem: float | None = None,
    flare: float = 0.35,
    gap: float = 1.4,
    smooth: float = 1.0,
) -> Joints:
    """Cut a figure from the front, or the `back`; return its joints.

    (x, y) is where it stands, or its hip (`anchor="hip"`). `lean` tips the trunk to the right and
    `head` the head, in degrees. `wear`: dress, skirt, coat, trousers, sleeves and what `HEADWEAR`
    lists; `hem` is how far down a skirt or coat reaches (0 hip, .5 knee, 1 ankle).
    """
    frame = FRAMES[kind]
    up = toward(270 + lean)
    across = np.array([-up[1], up[0]])
    neck = up * frame.trunk
    shoulders = [neck - up * 0.44 + across * side * frame.shoulders * 0.80 for side in (-1, 1)]
    hips = [np.array([side * frame.hips * 0.5, 0.1]) for side in (-1, 1)]
    elbows, wrists = _chain(shoulders, frame.arm, arms)
    knees, ankles = _chain(hips, frame.leg, legs)
    ground = max(ankle[1] for ankle in ankles) + 0.14 if anchor == "foot" else 0
    with sheet.at(x, y - ground * size, size):
        for i in (0, 1):
            with sheet.piece(smooth, gap * 0.7 * i, joint=(0, 0.1, 0.8)) as part:
                _leg(part, hips[i], knees[i], ankles[i], frame, trousers="trousers" in wear)
        with sheet.piece(smooth) as part:
            _trunk(part, frame, up, across, wear)
            if {"dress", "skirt", "coat"} & set(wear):
                _skirt(part, frame, knees, ankles, wear, hem, flare)
        with (
            sheet.piece(smooth * 0.6) as part,
            part.at(*(neck + up * 0.22), frame.head, lean + head),
        ):
            _head(part, wear, back=back)
        for i in (0, 1):
            joint = (*shoulders[i], 0.62 * frame.arm[0])
            with sheet.piece(smooth, gap, joint=joint) as part:
                _arm(part, shoulders[i], elbows[i], wrists[i], frame, wear)

    def on_card(joint: Vec) -> Point:
        return x + float(joint[0]) * size, y + float(joint[1] - ground) * size

    return Joints(
        on_card(np.zeros(2)),
        on_card(neck),
        on_card(neck + up * 0.7),
        (on_card(wrists[0]), on_card(wrists[1])),
        (on_card(ankles[0]), on_card(ankles[1])),
    )


def _chain(
    roots: list[Vec], lengths: tuple[float, float], angles: tuple[Angles, Angles]
) -> tuple[list[Vec], list[Vec]]:
    """Return the middle and end joints of two limbs."""
    middles = [
        root + toward(limb[0]) * lengths[0] for root, limb in zip(roots, angles, strict=True)
    ]
    ends = [
        middle + toward(limb[1]) * lengths[1] for middle, limb in zip(middles, angles, strict=True)
    ]
    return middles, ends


def _leg(part: Drawing, hip: Vec, knee: Vec, ankle: Vec, frame: Frame, *, trousers: bool) -> None:
    width, below = frame.limbs, 0.25 if trousers else 0.14
    part.limb(
        [
            (*hip, 0.40 * width),
            (*(hip * 0.5 + knee * 0.5), 0.33 * width),
            (*knee, 0.25 * width),
            (*(knee * 0.6 + ankle * 0.4), 0.25 * width),
            (*ankle, below * width),
        ]
    )
    out = -1 if ankle[0] < hip[0] or (ankle[0] == hip[0] and hip[0] < 0) else 1
    toe = ankle + (out * 0.27, 0.05)
    part.limb([(*ankle, 0.15), (*(ankle * 0.4 + toe * 0.6), 0.13), (*toe, 0.09)], steps=4)


def _arm(
    part: Drawing, shoulder: Vec, elbow: Vec, wrist: Vec, frame: Frame, wear: Collection[str]
) -> None:
    width = frame.limbs * (1.2 if {"coat", "sleeves"} & set(wear) else 1)
    part.limb(
        [
            (*shoulder, 0.25 * width),
            (*(shoulder * 0.5 + elbow * 0.5), 0.22 * width),
            (*elbow, 0.185 * width),
            (*(elbow * 0.6 + wrist * 0.4), 0.175 * width),
            (*wrist, 0.115 * width),
        ]
    )
    along = (wrist - elbow) / np.hypot(*(wrist - elbow))
    thumb = np.array([along[1], -along[0]]) * np.sign(wrist[0] or 1)
    part.limb([(*wrist, 0.10), (*(wrist + along * 0.26), 0.13), (*(wrist + along * 0.56), 0.05)])
    root, tip = wrist + along * 0.12, wrist + along * 0.34 + thumb * 0.17
    part.limb([(*root, 0.07), (*tip, 0.045)], steps=4)


def _trunk(part: Drawing, frame: Frame, up: Vec, across: Vec, wear: Collection[str]) -> None:
    thick = 1.12 if "coat" in wear else 1
    waist = 0.84 if "dress" in wear else 1
    half = [
        (frame.trunk + 0.30, 0.19), (frame.trunk + 0.02, 0.24),
        (frame.trunk - 0.14, frame.shoulders * 0.72), (frame.trunk - 0.34, frame.shoulders),
        (frame.trunk - 0.9, frame.shoulders * 0.80 * thick),
        (frame.trunk * 0.38, frame.waist * thick * waist), (0.2, frame.hips * thick),
        (-0.25, frame.hips * 0.95 * thick),
    ]  # fmt: skip
    right = [up * high + across * wide for high, wide in half]
    left = [up * high - across * wide for high, wide in half]
    part.fill([*right, *left[::-1]])


def _skirt(
    part: Drawing,
    frame: Frame,
    knees: list[Vec],
    ankles: list[Vec],
    wear: Collection[str],
    hem: float | None,
    flare: float,
) -> None:
    if hem is None:
        hem = 0.92 if "dress" in wear else 0.78 if "skirt" in wear else 0.55
    lower = max(0, (hem - 0.5) * 2)
    ends = [knee * (1 - lower) + ankle * lower for knee, ankle in zip(knees, ankles, strict=True)]
    if hem < 0.5:
        ends = [knee * hem * 2 for knee in knees]
    left, right = sorted(ends, key=lambda end: end[0])
    left, right = left - (flare + 0.2, 0), right + (flare + 0.2, 0)
    middle, wide = (left + right) / 2 + (0, 0.12), frame.waist * 0.9
    high = -frame.trunk * 0.36
    part.fill(
        [
            (-wide, high), (-frame.hips * 1.02, 0.0), left * 0.6 + (-frame.hips * 0.42, 0),
            (*left, True), middle * 0.5 + left * 0.5 + (0, 0.05), middle,
            middle * 0.5 + right * 0.5 + (0, 0.05), (*right, True),
            right * 0.6 + (frame.hips * 0.42, 0), (frame.hips * 1.02, 0.0), (wide, high),
        ]
    )  # fmt: skip
    for share in (0.22, 0.4, 0.71):
        end = left * (1 - share) + right * share + (0, 0.04)
        start = np.array([(share - 0.5) * frame.hips, 0.1])
        part.slit([start * 0.5 + end * 0.5, start * 0.2 + end * 0.8, end * 0.97], 0.022)


def _head(part: Drawing, wear: Collection[str], *, back: bool) -> None:
    worn = [HAIR[name] for name in HAIR if name in wear]
    if back or "hair" in wear:
        part.fill(*worn)
    part.fill(FACE)
    if back:
        part.fill(ellipse(0, -0.55, 0.42, 0.48))
        return
    part.fill(*(shape for name, shape in HAIR.items() if name in wear and name != "hair"))
    if "scarf" in wear:
        part.slit("-.28,-.6 -.3,-.3 -.16,-.04 .0,.0 .16,-.04 .3,-.3 .28,-.6", 0.02)
    for side in (-1, 1):
        part.slit([(0.09 * side, -0.47), (0.17 * side, -0.44), (0.26 * side, -0.47)], 0.018)
    part.slit("-.02,-.45 -.035,-.32 .02,-.29", 0.012)
    part.slit("-.09,-.17 .0,-.155 .09,-.17", 0.016)
