"""What turns at a fair: chairs on chains, and the roof they hang from."""

import math
from itertools import pairwise

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec


def chair(
    sheet: Drawing, x: float, y: float, size: float, turn: float, facing: float
) -> tuple[Vec, Vec]:
    """Cut a swing's chair, its seat at (x, y); return the two ends of its arms.

    `facing` is how much of its side is seen: 1 looks right, -1 left, near 0 at us or away.
    """
    side = abs(facing) > 0.45
    wide = max(0.6, abs(facing)) if side else 1
    flip = facing < 0
    with sheet.at(x, y, size * wide, turn, flip=flip, height=size):
        if side:
            sheet.fill("-.50,.06! .46,.06! .50,-.06 .44,-.10! -.46,-.10!")
            sheet.limb("-.44,.0,.08 -.52,-.45,.085 -.64,-.86,.075 -.76,-1.0,.05")
            sheet.limb("-.52,-.46,.05 .0,-.42,.055 .40,-.44,.055 .48,-.36,.04")
            sheet.limb(".36,-.42,.045 .40,.0,.05").limb("-.06,-.42,.03 -.06,.0,.03")
            sheet.limb(".40,.0,.055 .50,.34,.05 .46,.56,.045").limb(".32,.56,.06 .70,.52,.05")
            sheet.fill("-.46,-.08! -.5,-.4! -.1,-.38! -.06,-.08!").cut(
                "-.40,-.14! -.43,-.34! -.2,-.32!"
            )
        else:
            sheet.fill("-.50,.08! .50,.08! .46,-.08! -.46,-.08!")
            sheet.fill(
                "-.48,-.05! -.52,-.5 -.46,-.92 -.2,-1.04 .2,-1.04 .46,-.92 .52,-.5 .48,-.05!"
            )
            for k in (-0.26, 0, 0.26):
                sheet.cut([(k - 0.08, -0.86, True), (k + 0.08, -0.86, True), (k + 0.08, -0.2, True),
                           (k - 0.08, -0.2, True)])  # fmt: skip
            sheet.limb("-.52,-.46,.08 -.52,-.30,.08").limb(".52,-.46,.08 .52,-.30,.08")
            sheet.limb("-.36,.0,.05 -.36,.5,.045").limb(".36,.0,.05 .36,.5,.045")
            sheet.limb("-.44,.54,.06 .44,.54,.06")
    angle = math.radians(turn)
    across = np.array([math.cos(angle), math.sin(angle)])
    down = np.array([-across[1], across[0]])
    reach = 0.42 * size * wide
    at = np.array([x, y]) - down * 0.42 * size
    return at - across * reach, at + across * reach


def chain(sheet: Drawing, start: Vec, end: Vec, size: float, slack: float = 0) -> None:
    """Cut a chain of oval links; it sags sideways by `slack` units."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    long = float(np.hypot(*(end - start)))
    count = max(4, int(long / (size * 1.7)))
    side = np.array([end[1] - start[1], start[0] - end[0]]) / long
    points = [
        start + (end - start) * t + side * slack * math.sin(math.pi * t)
        for t in np.linspace(0, 1, count + 1)
    ]
    for i, (here, after) in enumerate(pairwise(points)):
        thick = size * (0.46 if i % 2 else 0.2)
        middle = (here + after) / 2
        sheet.limb([(*here, size * 0.16), (*middle, thick), (*after, size * 0.16)], steps=4)


def waiting_dog(
    sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False, look: float = -14
) -> None:
    """Cut a sitting dog about `size` high that looks right; `look` turns its head (down)."""
    with sheet.at(x, y, size, flip=flip), sheet.piece(0.7) as q:
        q.limb("-.38,-.06,.05 -.60,-.04,.045 -.78,-.12,.04 -.86,-.24,.015")
        q.fill(
            "-.40,.0 -.46,-.16 -.40,-.36 -.24,-.56 -.10,-.76 .02,-.88 .16,-.84 .24,-.68 .24,-.46 "
            ".18,-.24 .04,-.04 .0,.0"
        )
        q.limb(".12,-.56,.11 .17,-.30,.06 .17,-.08,.045 .19,-.03,.045 .27,-.02,.04")
        q.limb(".20,-.56,.09 .26,-.30,.05 .27,-.06,.04 .35,-.03,.035")
        q.limb("-.22,-.03,.05 .04,-.03,.045")
        q.limb(".06,-.80,.13 .12,-.96,.11")
        with q.at(0.13, -1.0, 1.15, look):
            q.fill(
                "-.14,.06 -.12,-.10 .0,-.17 .13,-.13 .22,-.05 .37,-.01 .39,.05 .3,.10 .14,.12 "
                ".0,.18"
            )
            q.fill("-.09,-.11 -.15,.0 -.15,.15 -.08,.22 .0,.10 .02,-.06")
