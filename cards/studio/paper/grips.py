"""Hands that close round something, seen from their back."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import toward

BACK = (
    "-.14,-.09 -.06,-.112 .10,-.14 .28,-.19 .41,-.215 .49,-.19 .51,.0 .49,.19 .40,.21 .22,.18 "
    ".02,.125 -.06,.112 -.14,.09"
)
THUMB = ".06,-.06,.09 .20,-.21,.08 .33,-.305,.066 .46,-.33,.057 .56,-.315,.036"
_FINGERS = ((-5, 0.30), (-1, 0.335), (3, 0.325), (7, 0.27))


def grip(
    sheet: Drawing, x: float, y: float, size: float, turn: float, *, flip: bool = False
) -> None:
    """Cut a hand that closes round a rope, its wrist at (x, y), its thumb left of `turn`.

    What it holds runs across, between .5 and .8 of its size; the fingers' ends go round behind it.
    `flip` puts the thumb at the right.
    """
    with sheet.at(x, y, size, turn, height=-size if flip else size):
        with sheet.piece(size * 0.006) as part:
            part.fill(BACK)
        for i in (3, 2, 1, 0):
            heading, long = _FINGERS[i]
            root = np.array([0.44, -0.155 + 0.103 * i])
            with sheet.piece(size * 0.004, 1.3, joint=(*root, 0.075)) as part:
                part.limb(
                    [
                        (*(root + toward(heading) * long * share), half)
                        for share, half in ((0, 0.057), (0.3, 0.053), (0.62, 0.058), (1, 0.050))
                    ]
                )
            middle = root + toward(heading) * long * 0.6
            sheet.score([middle - (0.01, 0.03), middle + (0.012, 0), middle - (0.01, -0.03)], 0.012)
        with sheet.piece(size * 0.006, 1.3, joint=(0.08, -0.08, 0.16)) as part:
            part.limb(THUMB)
        for i in range(3):
            start = np.array([0.38, -0.10 + 0.10 * i])
            sheet.score([start, start * (0.62, 0.7)], 0.012)
