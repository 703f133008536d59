"""Four-footed animals from the side, looking right; `flip` them to look left.

`size` is about the height at the shoulder, (x, y) a point on the ground under the middle.
"""

import math
from itertools import pairwise

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Points, curve, ellipse, polygon, rows, toward

ANTLER = (
    ".01,-.09,.018 -.05,-.24,.018 -.14,-.40,.016 -.10,-.58,.012 .0,-.68,.005",
    ".0,-.14,.014 .10,-.22,.012 .14,-.31,.004",
    "-.10,-.32,.013 .03,-.40,.011 .09,-.50,.004",
    "-.13,-.46,.012 -.22,-.56,.01 -.23,-.66,.003",
    "-.10,-.56,.010 -.14,-.66,.008 -.12,-.74,.003",
)


def fur(
    sheet: Drawing, points: Points, length: float = 0.06, lean: float = 30, seed: int = 1
) -> None:
    """Set small tufts along a line, swept back by `lean` degrees."""
    random = np.random.default_rng(seed)
    run = curve(rows(points)[:, :2], 5)
    for here, after in pairwise(run):
        step = after - here
        heading = math.degrees(math.atan2(step[1], step[0]))
        tip = here + toward(heading + lean + random.uniform(-12, 12)) * length * random.uniform(
            0.6, 1.2
        )
        root = toward(heading + lean + 180) * length * 0.5
        sheet.fill(polygon([here - step * 0.8 + root, tip, here + step * 1.2 + root]))


def wolf(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    pose: str = "sit",
    *,
    flip: bool = False,
    look: float = 8,
    gap: float = 1.2,
    smooth: float = 0.8,
) -> None:
    """Cut a wolf that sits or prowls; `look` turns a sitting one's head (positive: down)."""
    with sheet.at(x, y, size, flip=flip):
        if pose == "sit":
            with sheet.piece(smooth) as q:
                q.limb("-.42,-.10,.05 -.62,-.03,.085 -.86,-.02,.09 -1.06,-.10,.03")  # tail
                q.limb(".22,-.6,.12 .30,-.34,.085 .32,-.1,.06 .34,-.04,.055 .42,-.03,.045")
                q.fill(
                    "-.44,-.02 -.54,-.20 -.50,-.42 -.34,-.66 -.16,-.92 -.04,-1.12 .10,-1.22 "
                    ".26,-1.10 .36,-.92 .36,-.72 .30,-.5 .20,-.30 .16,-.1 .14,-.0 -.2,.0"
                )
                fur(q, ".34,-1.0 .38,-.8 .34,-.62 .26,-.46", 0.09, -28, 3)
                fur(q, "-.52,-.3 -.36,-.64 -.12,-1.0 .04,-1.2", 0.05, 208, 4)
            with sheet.piece(smooth, gap, joint=(0.08, -0.6, 0.2)) as q:
                q.limb(".08,-.64,.16 .13,-.36,.105 .13,-.12,.07 .15,-.045,.065 .25,-.03,.05")
            with sheet.piece(smooth, gap, joint=(-0.44, -0.2, 0.2)) as q:
                q.fill(
                    "-.36,-.02 -.48,-.14 -.44,-.36 -.24,-.44 -.06,-.34 -.06,-.18 -.02,-.07 "
                    ".02,-.055 .03,-.0 -.1,.0"
                )
            with sheet.piece(smooth * 0.6) as q, q.at(0.16, -1.16, 1, look):
                wolf_head(q)
        else:  # prowl: head low
            sp = (
                "-.86,-.80,.16 -.62,-.86,.24 -.3,-.84,.23 .1,-.82,.27 .42,-.86,.25 .66,-.86,.19 "
                ".86,-.80,.15"
            )
            with sheet.piece(smooth) as q:
                q.limb(
                    "-.62,-.7,.2 -.52,-.48,.11 -.66,-.28,.06 -.60,-.08,.045 -.54,-.03,.05 "
                    "-.46,-.02,.04"
                )
                q.limb(".46,-.7,.15 .56,-.46,.08 .66,-.24,.05 .64,-.07,.045 .74,-.02,.045")
                q.limb("-.96,-.84,.06 -1.14,-.68,.10 -1.26,-.44,.11 -1.36,-.22,.03")
                q.limb(sp)
                fur(q, "-.8,-1.0 -.3,-1.06 .2,-1.08 .5,-1.1 .8,-.96", 0.06, 150, 3)
                fur(q, ".7,-.7 .5,-.62 .2,-.56 -.2,-.62", 0.06, -40, 5)
            with sheet.piece(smooth, gap, joint=(-0.7, -0.8, 0.42)) as q:
                q.limb(
                    "-.70,-.72,.22 -.74,-.48,.12 -.92,-.28,.06 -.90,-.08,.045 -.84,-.03,.05 "
                    "-.76,-.02,.04"
                )
            with sheet.piece(smooth, gap, joint=(0.4, -0.8, 0.36)) as q:
                q.limb(".36,-.7,.17 .30,-.46,.09 .30,-.22,.055 .26,-.06,.045 .36,-.02,.045")
            with sheet.piece(smooth * 0.6) as q, q.at(0.86, -0.84, 1, 24):
                wolf_head(q)


def wolf_head(sheet: Drawing) -> None:
    """Cut a wolf's head, the root of its neck at the origin."""
    sheet.fill(
        "-.20,.16 -.22,-.06 -.14,-.26 -.02,-.36 .10,-.345 .20,-.275 .33,-.235 .44,-.205 "
        ".475,-.17 .46,-.125 .40,-.105 .26,-.08 .18,-.02 .12,.12 -.02,.24"
    )
    sheet.fill("-.06,-.30! -.075,-.42 -.03,-.56! .05,-.46 .10,-.33!")
    sheet.fill("-.14,-.24! -.18,-.38 -.15,-.52! -.06,-.42 -.02,-.31!")
    fur(sheet, "-.02,-.06 .04,.06 .10,.16", 0.1, 60, 8)
    sheet.slit(".43,-.135 .34,-.135 .27,-.12", 0.011)
    sheet.slit(".145,-.255 .19,-.235 .225,-.235", 0.016)


def dog(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    *,
    flip: bool = False,
    sniff: bool = False,
    smooth: float = 0.7,
) -> None:
    """Cut a lean dog that stands, or follows a scent."""
    with sheet.at(x, y, size, flip=flip), sheet.piece(smooth) as q:
        q.limb("-.5,-.62,.13 -.44,-.42,.075 -.58,-.24,.045 -.56,-.05,.04 -.48,-.03,.035")
        q.limb(".36,-.62,.12 .46,-.36,.055 .50,-.06,.04 .57,-.03,.035")
        q.limb("-.62,-.74,.05 -.84,-.88,.045 -.98,-1.06,.02")
        neck = ".58,-.60,.14 .70,-.48,.11" if sniff else ".56,-.84,.13 .66,-.92,.12"
        q.limb("-.56,-.68,.17 -.2,-.68,.155 .15,-.66,.2 .40,-.70,.2 " + neck)
        q.limb("-.58,-.62,.15 -.66,-.42,.08 -.80,-.25,.045 -.80,-.05,.04 -.72,-.03,.035")
        q.limb(".30,-.62,.13 .26,-.36,.06 .16,-.10,.04 .20,-.03,.035")
        with q.at(0.72, -0.42, 1, 42) if sniff else q.at(0.68, -0.92):
            q.fill(
                "-.14,.06 -.10,-.10 .02,-.18 .14,-.13 .24,-.05 .38,-.01 .40,.05 .30,.10 "
                ".14,.12 .0,.18"
            )
            q.fill("-.08,-.10 -.12,.02 -.10,.14 -.02,.18 .02,.08 .02,-.08")


def deer(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    *,
    flip: bool = False,
    antlers: bool = True,
    head: float = 0,
    smooth: float = 0.7,
    gap: float = 1,
) -> None:
    """Cut a standing deer; `head` turns its head, down for positive degrees."""
    with sheet.at(x, y, size, flip=flip):
        with sheet.piece(smooth) as q:
            q.limb("-.48,-.74,.16 -.40,-.52,.085 -.50,-.34,.04 -.45,-.06,.025 -.42,-.02,.03")
            q.limb(".34,-.70,.11 .42,-.42,.05 .41,-.22,.03 .44,-.05,.024 .46,-.02,.03")
            q.limb(
                "-.56,-.80,.17 -.3,-.80,.18 .05,-.78,.19 .32,-.80,.19 .46,-.94,.125 "
                ".54,-1.14,.085 .58,-1.28,.08"
            )
            q.limb("-.70,-.86,.05 -.76,-.76,.04 -.77,-.68,.015")
        with sheet.piece(smooth, gap, joint=(-0.6, -0.8, 0.36)) as q:
            q.limb("-.54,-.76,.18 -.52,-.54,.10 -.66,-.35,.045 -.63,-.06,.026 -.60,-.02,.032")
        with sheet.piece(smooth, gap, joint=(0.3, -0.8, 0.32)) as q:
            q.limb(".26,-.72,.12 .24,-.42,.055 .25,-.22,.032 .23,-.05,.025 .26,-.02,.032")
        with sheet.piece(smooth * 0.5) as q, q.at(0.57, -1.30, 1, head):
            q.fill(
                "-.10,.14 -.09,-.04 -.02,-.11 .08,-.10 .18,-.045 .29,.0 .315,.035 .29,.07 "
                ".18,.075 .08,.09 .04,.18"
            )
            q.limb("-.05,-.05,.02 -.13,-.09,.04 -.22,-.10,.01")
            if antlers:
                for shift in (0, 0.05):
                    with q.at(shift, 0):
                        for tine in ANTLER:
                            q.limb(tine)


def cat(
    sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False, smooth: float = 0.7
) -> None:
    """Cut a cat that sits with its back to us, its tail hanging down."""
    with sheet.at(x, y, size, flip=flip):
        with sheet.piece(smooth) as q:
            q.fill(
                "-.34,.0 -.38,-.2 -.30,-.46 -.14,-.68 -.08,-.82 .0,-.86 .14,-.78 .18,-.6 .2,-.4 "
                ".22,-.1 .26,.0"
            )
            q.fill(
                "-.14,-.78 -.17,-.92 -.155,-1.10! -.08,-1.0 .0,-1.01 .075,-1.09! .12,-.94 "
                ".17,-.88 .19,-.80 .12,-.70 .0,-.66"
            )
            q.limb("-.30,-.06,.06 -.5,.0,.055 -.66,.12,.05 -.66,.34,.045 -.56,.46,.03")
        sheet.slit("-.02,-.34 .0,-.16 .1,-.04", 0.014)


def hare(
    sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False, smooth: float = 0.6
) -> None:
    """Cut a crouching hare."""
    with sheet.at(x, y, size, flip=flip), sheet.piece(smooth) as q:
        q.fill("-.52,.0 -.62,-.2 -.54,-.46 -.28,-.62 .0,-.66 .16,-.58 .26,-.36 .28,-.1 .34,.0")
        q.fill(
            ".02,-.58 .08,-.84 .26,-.92 .42,-.82 .48,-.72 .42,-.64 .28,-.6 .2,-.46",
            ellipse(-0.6, -0.12, 0.09),
        )
        q.limb(".14,-.86,.05 .04,-1.1,.075 -.06,-1.32,.02").limb(
            ".22,-.88,.05 .2,-1.14,.07 .16,-1.38,.02"
        )
        q.slit("-.12,-.34 -.3,-.22 -.26,-.02", 0.02)
