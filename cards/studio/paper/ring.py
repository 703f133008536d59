"""People round the rim of a pit, seen from its bottom: feet outwards, heads towards the sky."""

from dataclasses import dataclass

import skia

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, spline, toward
from cards.studio.paper.sheet import Sheet

Point = tuple[float, float]


@dataclass(frozen=True)
class Mourner:
    """How one looks: `arms` by angles (0 right of them on the card, 90 towards their feet).

    The sheet's own colour is the coat's; `hair` colours hair, hat or scarf.
    """

    wear: frozenset[str]
    arms: tuple[tuple[float, float], tuple[float, float]]
    bow: float
    hair: str
    skin: str = "#f2bd90"


FACE = "0,.10 -.20,.02 -.34,-.20 -.37,-.48 -.28,-.74 0,-.84 .28,-.74 .37,-.48 .34,-.20 .20,.02"
BROW = "-.34,.36! -.26,.0 -.31,-.3 -.27,-.56 -.02,-.74! .25,-.56 .31,-.3 .26,.0 .34,.36!"
"""What hair leaves free of the face."""
INK = "#3a2430"
DOWN = (
    "-.27,-.39! -.16,-.31 -.06,-.38! -.16,-.35",
    ".27,-.39! .16,-.31 .06,-.38! .16,-.35",
    "-.30,-.50! -.18,-.55 -.08,-.63! -.18,-.59",
    ".30,-.50! .18,-.55 .08,-.63! .18,-.59",
    "-.08,-.06! 0,-.09 .08,-.06! 0,-.06",
)
"""Lowered lids, brows of grief and a small mouth."""
UP = (ellipse(-0.15, -0.5, 0.05), ellipse(0.15, -0.5, 0.05), ellipse(0, -0.06, 0.05, 0.035))
NOSE = "-.02,-.34! -.055,-.19 .04,-.18! -.01,-.215"
SHIRT = "-.24,-3.06! 0,-2.2! .24,-3.06!"
HAIR = {
    "long": (
        "-.34,.34! -.52,.24 -.48,-.4 -.36,-.82 0,-.98 .36,-.82 .48,-.4 .52,.24 .34,.34! .2,.1 "
        "-.2,.1"
    ),
    "short": "-.38,-.3 -.44,-.55 -.30,-.88 0,-.97 .30,-.88 .44,-.55 .38,-.3 .30,-.52 -.30,-.52",
    "scarf": "-.42,.30! -.44,-.3 -.36,-.80 0,-.98 .36,-.80 .44,-.3 .42,.30! 0,.36",
    "bun": "-.38,-.3 -.44,-.55 -.28,-.90 -.2,-1.14 .2,-1.14 .28,-.90 .44,-.55 .38,-.3",
    "hat": "-.72,-.62 -.42,-.66! -.36,-.98 0,-1.06 .36,-.98 .42,-.66! .72,-.62 .3,-.52 -.3,-.52",
    "tall hat": "-.56,-.62 -.36,-.68! -.34,-1.32! .34,-1.32! .36,-.68! .56,-.62 .3,-.54 -.3,-.54",
    "cap": "-.42,-.56 -.44,-.78 -.2,-1.02 .2,-1.02 .44,-.78 .42,-.56 .2,-.48 -.2,-.48",
}
BEHIND = ("long", "scarf", "bun")
"""Hair that lies behind the face, too."""


def locks(name: str) -> skia.Path:
    """Return what can be seen of hair or a hat round a face."""
    hair = spline(HAIR[name])
    if name in BEHIND:
        hair = skia.Op(hair, spline(BROW), skia.PathOp.kDifference_PathOp)
    return hair


def mourner(sheet: Sheet, x: float, y: float, size: float, turn: float, who: Mourner) -> None:
    """Cut one whose feet are at (x, y) and whose head points along `turn`.

    `size` is the height of the head; the body is foreshortened, as it is for one who looks up.
    """
    with sheet.at(x, y, size, turn + 90, height=0.9 * size):
        with sheet.piece(0.8) as part:
            _legs(part, who)
            _coat(part, who)
        with sheet.piece(0.5, 0.8) as part, part.at(0, -3.06, 1, who.bow):
            _head(part, who)
        for side, angles in zip((-1, 1), who.arms, strict=True):
            with sheet.piece(0.8, 0.9, joint=(side * 0.56, -2.7, 0.5)) as part:
                wrist = _arm(part, side, angles)
            with sheet.at(*wrist, 1, angles[1]):
                sheet.ink(
                    who.skin, ellipse(0.28, 0, 0.3, 0.145), ellipse(0.2, -0.12 * side, 0.12, 0.07)
                )
        if "lapels" in who.wear:
            sheet.ink("#fff6e2", SHIRT)
        with sheet.at(0, -3.06, 1, who.bow):
            _colour(sheet, who)


def _colour(sheet: Sheet, who: Mourner) -> None:
    """Colour a head that has been cut."""
    sheet.ink(who.skin, FACE)
    for name in who.wear & HAIR.keys():
        sheet.ink(who.hair, locks(name))
    sheet.ink(INK, *(UP if "looks up" in who.wear else DOWN), NOSE)


def _legs(part: Drawing, who: Mourner) -> None:
    if "skirt" in who.wear:
        part.fill("-1.0,-.1! -.8,-.9 -.5,-1.6 .5,-1.6 .8,-.9 1.0,-.1! .4,.08 -.4,.08")
        for x in (-0.4, 0.05, 0.42):
            part.slit([(x * 0.6, -1.2), (x * 0.9, -0.6), (x, -0.1)], 0.03)
    for side in (-1, 1):
        part.limb([(side * 0.3, -1.4, 0.36), (side * 0.34, -0.4, 0.27), (side * 0.36, 0.1, 0.24)])
        part.fill(ellipse(side * 0.40, 0.22, 0.27, 0.42))


def _coat(part: Drawing, who: Mourner) -> None:
    part.fill(
        "-.22,-3.1 -.54,-2.98 -.80,-2.76 -.78,-2.2 -.58,-1.66 -.74,-1.0 -.86,-.55! 0,-.42 "
        ".86,-.55! .74,-1.0 .58,-1.66 .78,-2.2 .80,-2.76 .54,-2.98 .22,-3.1"
    )
    if "buttons" in who.wear:
        for i in range(4):
            part.cut(ellipse(0.02, -2.5 + 0.42 * i, 0.05))
    elif "skirt" in who.wear and "plain" not in who.wear:
        part.slit("-.34,-2.9 -.15,-2.72 .0,-2.68 .15,-2.72 .34,-2.9", 0.03)
        part.slit("-.5,-1.66 0,-1.6 .5,-1.66", 0.03)


def _head(part: Drawing, who: Mourner) -> None:
    part.fill(FACE, *(HAIR[name] for name in who.wear & HAIR.keys()))


def _arm(part: Drawing, side: float, angles: tuple[float, float]) -> Point:
    shoulder = toward(0) * side * 0.64 + (0, -2.74)
    elbow = shoulder + toward(angles[0]) * 0.98
    wrist = elbow + toward(angles[1]) * 0.86
    along = toward(angles[1])
    middle = shoulder * 0.5 + elbow * 0.5
    part.limb([(*shoulder, 0.24), (*middle, 0.22), (*elbow, 0.19), (*wrist, 0.15)])
    palm = wrist + along * 0.2
    part.limb([(*wrist, 0.1), (*palm, 0.135), (*(wrist + along * 0.44), 0.07)], steps=4)
    thumb = wrist + along * 0.1
    part.limb([(*thumb, 0.07), (*(thumb + toward(angles[1] - 50 * side) * 0.2), 0.045)], steps=4)
    return float(wrist[0]), float(wrist[1])
