"""What turns at a fair: chairs on chains, and the roof they hang from."""

import math
from itertools import pairwise

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec


def chair(
    sheet: Drawing, x: float, y: float, size: float, turn: float, facing: float
) -> tuple[Vec, Vec]:
    """Cut a swing's chair from the side, its seat at (x, y); return the two ends of its arms.

    `facing` is how much of its side is seen: 1 looks right, -1 left.
    """
    wide = max(0.6, abs(facing))
    with sheet.at(x, y, size * wide, turn, flip=facing < 0, height=size):
        sheet.fill("-.50,.06! .46,.06! .50,-.06 .44,-.10! -.46,-.10!")
        sheet.limb("-.44,.0,.08 -.50,-.45,.085 -.54,-.86,.075 -.58,-1.0,.05")
        sheet.limb("-.50,-.46,.05 .0,-.42,.055 .40,-.44,.055 .48,-.36,.04")
        sheet.limb(".36,-.42,.045 .40,.0,.05").limb("-.06,-.42,.03 -.06,.0,.03")
        sheet.limb(".40,.0,.055 .46,.34,.05 .44,.56,.045").limb(".30,.56,.06 .66,.54,.05")
        sheet.fill("-.46,-.08! -.5,-.4! -.1,-.38! -.06,-.08!").cut(
            "-.40,-.14! -.43,-.34! -.2,-.32!"
        )
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
                "-.16,.06 -.17,-.10 -.09,-.20 .04,-.22 .12,-.185 .175,-.105 .28,-.085 .345,-.085 "
                ".385,-.05 .385,.01 .34,.055 .26,.075 .23,.10 .14,.14 .06,.20 -.05,.26"
            )
            q.slit(".085,-.125 .11,-.113 .135,-.122", 0.009).slit(
                ".36,.035 .28,.032 .22,.015", 0.005
            )
            with q.piece(0.5, 1.2, joint=(-0.06, -0.18, 0.06)) as ear:
                ear.fill("-.10,-.19 -.17,-.10 -.22,.05 -.20,.19 -.12,.23 -.05,.12 -.01,-.06")
