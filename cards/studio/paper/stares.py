"""Eyes that are open: for figures from the front."""

import math

import skia

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.figures import FRAMES, Joints
from cards.studio.paper.outlines import ellipse, spline


def stare(
    sheet: Drawing,
    joints: Joints,
    size: float,
    kind: str,
    *,
    lean: float = 0,
    head: float = 0,
    look: tuple[float, float] = (0, 0),
    wide: float = 1.0,
) -> list[skia.Path]:
    """Open the eyes of a figure that `figures.standing` has cut with these measures.

    `look` shifts the pupils right and down by shares of an eye, `wide` opens the lids. Returns
    the whites of the eyes, for `Box.emit`.
    """
    angle = math.radians(270 + lean)
    x = joints.neck[0] + math.cos(angle) * 0.22 * size
    y = joints.neck[1] + math.sin(angle) * 0.22 * size
    whites = []
    with sheet.at(x, y, size * FRAMES[kind].head, lean + head):
        for side in (-1, 1):
            middle, half = 0.175 * side, 0.062 * wide
            lids = [
                (middle - 0.11, -0.465, True),
                (middle, -0.475 - half),
                (middle + 0.11, -0.465, True),
                (middle, -0.465 + half * 0.8),
            ]
            place = middle + 0.1 * look[0], -0.475 + 0.06 * look[1]
            pupil = ellipse(*place, 0.05, 0.055 * wide)
            white = skia.Op(spline(lids), pupil, skia.kDifference_PathOp)
            if white is not None:
                sheet.cut(white)
                whites.append(sheet.world(white))
    return whites
