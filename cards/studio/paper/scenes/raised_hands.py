"""Raised hands, close as a wood: of paper, of wood on strings, a paw, a small one."""

from dataclasses import dataclass

import numpy as np

from cards.studio.paper import birds, palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, ellipse, toward
from cards.studio.paper.palms import CURLED, REST, SPREAD, Finger
from cards.studio.paper.sheet import Sheet

POINT = (Finger(-6), Finger(2, (60, 80), 0.6), Finger(8, (64, 84), 0.6), Finger(14, (66, 84), 0.6))
PEACE = (Finger(-14), Finger(8), Finger(10, (70, 84), 0.55), Finger(16, (70, 84), 0.55))


@dataclass(frozen=True)
class Arm:
    """A raised arm: wrist, size of the hand, lean, colours of sleeve and skin, fingers."""

    x: float
    y: float
    size: float
    lean: float
    sleeve: str
    skin: str
    fingers: tuple[Finger, ...] = SPREAD
    flip: bool = False
    what: str = ""


ROWS = (
    (
        Arm(90, 420, 190, -8, "#7fae9a", "#e9c7a0", REST), Arm(230, 330, 200, 3, "#d9b45a",
        "#c98e62", SPREAD, flip=True),
        Arm(388, 280, 210, -3, "#b5573f", "#f0d6b8", REST, what="bird"), Arm(560, 350, 200, 6,
        "#6a86a8", "#8a5a3c", SPREAD),
        Arm(714, 400, 190, 10, "#c98aa0", "#e9c7a0", CURLED, flip=True),
    ),
    (
        Arm(30, 690, 210, -12, "#3f6a86", "#a8724c", SPREAD, flip=True), Arm(176, 600, 220, -2,
        "#c2473a", "#f3dcc0", POINT, what="ring"),
        Arm(330, 640, 170, 4, "#5d8a64", "#8a5a3c", SPREAD, what="paw"), Arm(490, 590, 220, -5,
        "#e0bd6a", "#d9a878", PEACE, flip=True),
        Arm(640, 660, 200, 6, "#4a5a86", "#f0d6b8", SPREAD, what="puppet"), Arm(776, 640, 200, 12,
        "#a85f4a", "#c98e62", REST, flip=True),
    ),
    (
        Arm(104, 930, 230, -6, "#e3c88a", "#8a5a3c", REST, what="watch"), Arm(290, 900, 240, 2,
        "#2f4f6a", "#e9c7a0", SPREAD, flip=True),
        Arm(452, 1010, 130, -4, "#d8d0bc", "#f3dcc0", SPREAD, what="child"), Arm(590, 910, 236,
        -3, "#b5573f", "#ffffff", REST, what="glove"),
        Arm(744, 960, 220, 9, "#6f9a7c", "#a8724c", SPREAD, flip=True),
    ),
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#fbf3df", "#f3e3c0", bottom=900),
        lamp=(200, -200),
        tint="#4a2a30",
        fall=(0.35, 0.9),
        finish=Finish(vignette=0.12, bloom=0.05, contrast=0.34),
    )
    sun = Sheet("#f8dfa0", "#f6d68a", gap=0.4, through=0.3, rim=0.3, shade=0.4)
    for i in range(19):
        edge = [tuple(np.array([400, 1100]) + toward(180 + 10 * i + d) * 1500) for d in (0, 5)]
        sun.fill([(400, 1100, True), (*edge[0], True), (*edge[1], True)])
    box.add(sun)
    for row in ROWS:
        for arm in row:
            _arm(box, arm)
    return box


def _arm(box: Box, arm: Arm) -> None:
    turn = 270 + arm.lean
    wrist = np.array([arm.x, arm.y])
    hand = Sheet(arm.skin, gap=1.2, through=0.05, rim=0.6, wobble=0.3)
    if arm.what == "paw":
        _paw(hand, arm)
    else:
        palms.flat(
            hand,
            *wrist,
            arm.size,
            turn,
            arm.fingers,
            flip=arm.flip,
            gap=2,
            lines=arm.what != "glove",
        )
    if arm.what == "puppet":
        _joints(hand, arm)
    if arm.what == "glove":
        for k in (-1, 0, 1):
            root = wrist + toward(turn) * arm.size * 0.28 + toward(turn + 90) * arm.size * 0.07 * k
            hand.score([tuple(root), tuple(root + toward(turn) * arm.size * 0.2)], 4)
    box.add(hand)
    sleeve = Sheet(arm.sleeve, gap=1.0, through=0.04, rim=0.6)
    half, foot = arm.size * 0.2, wrist - toward(turn) * 1000
    across = toward(turn + 90)
    cuff = wrist - toward(turn) * arm.size * 0.12
    sleeve.fill([(*(cuff - across * half), True), (*(cuff + across * half), True),
                 (*(foot + across * half * 1.9), True),
                 (*(foot - across * half * 1.9), True)])  # fmt: skip
    seam = cuff - toward(turn) * arm.size * 0.16
    sleeve.slit([tuple(seam - across * half), tuple(seam), tuple(seam + across * half)], 1.8)
    box.add(sleeve)
    _extra(box, arm, wrist, turn)


def _paw(hand: Sheet, arm: Arm) -> None:
    with hand.at(arm.x, arm.y, arm.size, 270 + arm.lean):
        with hand.piece(2, 1.5) as part:
            part.fill(
                "-.3,-.16 .0,-.18 .26,-.28 .5,-.3 .64,-.16 .68,.0 .64,.16 .5,.3 .26,.28 .0,.18 "
                "-.3,.16"
            )
        for y in (-0.2, -0.07, 0.07, 0.2):
            with hand.piece(1, 1.5) as part:
                part.limb([(0.54, y, 0.08), (0.7 - abs(y) * 0.4, y, 0.075)])
                part.fill(
                    [
                        (0.74 - abs(y) * 0.4, y - 0.03, True),
                        (0.9 - abs(y) * 0.4, y, True),
                        (0.74 - abs(y) * 0.4, y + 0.03, True),
                    ]
                )
        hand.ink(
            "#e5a39a",
            ellipse(0.36, 0, 0.13, 0.15),
            *(ellipse(0.64 - abs(y) * 0.4, y, 0.05) for y in (-0.2, -0.07, 0.07, 0.2)),
        )


def _joints(hand: Sheet, arm: Arm) -> None:
    """Cut the joints of a wooden hand."""
    with hand.at(arm.x, arm.y, arm.size, 270 + arm.lean):
        for i, held in enumerate(arm.fingers):
            root = np.array([(0.515, -0.150), (0.54, -0.048), (0.52, 0.052), (0.465, 0.145)][i])
            for share in (0.04, 0.17, 0.29):
                at = root + toward(held.turn) * share
                side = toward(held.turn + 90) * 0.05
                hand.slit([at - side, at, at + side], 0.012)
        hand.slit("-.02,-.12 .02,0 -.02,.12", 0.014)


def _extra(box: Box, arm: Arm, wrist: np.ndarray, turn: float) -> None:
    extra = Sheet("#24303e", gap=0.8, through=0.04, rim=0.6)
    if arm.what == "bird":
        birds.bird(extra, arm.x - 22, arm.y - 200, 84, "perch")
    elif arm.what == "ring":
        extra = Sheet("#f2c02e", gap=0.4, through=0.05, rim=0.9)
        tip = wrist + toward(turn - 6) * arm.size * 0.66 - toward(turn + 90) * arm.size * 0.15
        extra.line([tuple(tip - toward(turn + 84) * 13), tuple(tip + toward(turn + 84) * 13)], 7)
    elif arm.what == "watch":
        extra = Sheet("#24303e", gap=0.5, through=0.04, rim=0.8)
        at = wrist - toward(turn) * 6
        extra.line([tuple(at - toward(turn + 90) * 28), tuple(at + toward(turn + 90) * 28)], 15)
        extra.fill(ellipse(*at, 19)).ink("#fbf3df", ellipse(*at, 14))
    elif arm.what == "puppet":
        extra = Sheet("#6d5a48", gap=0.6, through=0.04, rim=0.4)
        for i, spread in enumerate((-19, -4, 11, 27)):
            tip = wrist + toward(turn + spread * 1.05) * arm.size * 0.92
            extra.line([tuple(tip), (540 + 50 * i, -20)], 2.2)
    elif arm.what == "child":
        extra = Sheet("#d8402f", gap=1.2, through=0.1, rim=0.7)
        extra.fill(ellipse(486, 706, 46, 54), "478,756! 494,756! 486,768!")
        extra.score(arc(486, 706, 32, 40, 200, 260, 8), 4)
        extra.line("486,764 474,820 456,880 452,950", 2)
    box.add(extra)
