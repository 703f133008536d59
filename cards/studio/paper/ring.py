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

    `ink` colours the long hair, the collar and the buttons of one who is cut from pale paper.
    """

    wear: frozenset[str]
    arms: tuple[tuple[float, float], tuple[float, float]]
    bow: float = 0
    tall: float = 1
    ink: str = ""


FACE = "0,.10 -.20,.02 -.34,-.20 -.37,-.48 -.28,-.74 0,-.84 .28,-.74 .37,-.48 .34,-.20 .20,.02"
BROW = "-.34,.36! -.26,.0 -.31,-.3 -.27,-.56 -.02,-.74! .25,-.56 .31,-.3 .26,.0 .34,.36!"
"""What long hair that is coloured leaves free of the face."""
COLLAR = "-.26,-3.1! 0,-2.74! .26,-3.1! .42,-2.74! .12,-2.4! 0,-2.62! -.12,-2.4! -.42,-2.74!"
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


def mourner(
    sheet: Sheet, x: float, y: float, size: float, turn: float, who: Mourner
) -> tuple[Point, Point]:
    """Cut one whose feet are at (x, y) and whose head points along `turn`; return the hands.

    `size` is the height of the head; the body is foreshortened, as it is for one who looks up.
    """
    with sheet.at(x, y, size, turn + 90, height=size * who.tall):
        with sheet.piece(0.8) as part:
            _legs(part, who)
            _coat(part, who)
        with sheet.piece(0.5, 1.1) as part, part.at(0, -3.06, 1, who.bow):
            _head(part, who)
        hands = []
        for side, angles in zip((-1, 1), who.arms, strict=True):
            with sheet.piece(0.8, 1.2, joint=(side * 0.56, -2.7, 0.5)) as part:
                hands.append(_arm(part, side, angles))
        if who.ink:
            sheet.ink(who.ink, COLLAR, *(ellipse(0, -2.24 + 0.24 * i, 0.05) for i in range(3)))
            hair = skia.Op(spline(HAIR["long"]), spline(BROW), skia.PathOp.kDifference_PathOp)
            with sheet.at(0, -3.06, 1, who.bow):
                sheet.ink(who.ink, hair)
        points = [sheet.world(ellipse(*hand, 0.01)).getBounds() for hand in hands]
    return tuple((point.centerX(), point.centerY()) for point in points)


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
    if "lapels" in who.wear:
        part.slit("-.26,-2.98 -.14,-2.6 0,-2.2 .02,-.7", 0.035)
        part.slit(".26,-2.98 .16,-2.6 .02,-2.25", 0.03)
    elif "buttons" in who.wear:
        for i in range(4):
            part.cut(ellipse(0.02, -2.5 + 0.42 * i, 0.05))
    elif "plain" not in who.wear:
        part.slit("-.34,-2.9 -.15,-2.72 .0,-2.68 .15,-2.72 .34,-2.9", 0.03)
        part.slit("-.5,-1.66 0,-1.6 .5,-1.66", 0.03)


def _head(part: Drawing, who: Mourner) -> None:
    for name in ("long", "scarf", "bun"):
        if name in who.wear:
            part.fill(HAIR[name])
    part.fill(FACE)
    for name in ("short", "hat", "tall hat", "cap"):
        if name in who.wear:
            part.fill(HAIR[name])
    if "scarf" in who.wear:
        for side in (-1, 1):
            part.slit([(0.2 * side, -0.72), (0.33 * side, -0.42), (0.14 * side, 0.08)], 0.022)
    if "looks up" in who.wear:
        part.slit("-.26,-.12 0,.0 .26,-.12", 0.03)
        part.slit("-.06,-.46 0,-.5 .06,-.46", 0.024)
        return
    for side in (-1, 1):
        part.slit([(0.07 * side, -0.36), (0.16 * side, -0.32), (0.26 * side, -0.37)], 0.026)
    part.slit("-.02,-.34 -.05,-.2 .03,-.17", 0.016)
    part.slit("-.10,-.06 0,-.075 .10,-.05", 0.02)


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
    end = wrist + along * 0.4
    return float(end[0]), float(end[1])
