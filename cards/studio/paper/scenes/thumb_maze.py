"""A fingerprint is a labyrinth; somebody in red stands in its middle, a thread leads out."""

import numpy as np

from cards.studio.paper import beasts, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import Vec, curve, ellipse, rectangle
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, noise

CORE, PITCH, NARROW = (396, 470), 43.0, 0.74
"""The middle of the whorl, the distance of its ridges, how much narrower than high it is."""


def _wave(angle: np.ndarray) -> np.ndarray:
    """Return how far a ridge strays from a circle at an angle, as a factor."""
    return 1 + 0.07 * np.sin(angle + 1.2) + 0.05 * np.cos(2 * angle) + 0.025 * np.sin(3 * angle)


def corridor(turn: float) -> Vec:
    """Return a point of the way out: it winds once round the core with every unit of `turn`."""
    angle = np.array(turn * 2 * np.pi)
    away = PITCH * (turn + 0.5) * _wave(angle)
    return np.array([CORE[0] + NARROW * away * np.cos(angle), CORE[1] + away * np.sin(angle)])


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#fbf7ee", "#f3ecdf"),
        lamp=(160, -200),
        tint="#3a3040",
        fall=(0.45, 0.85),
        finish=Finish(vignette=0.14, bloom=0.04, contrast=0.3),
    )
    _paper(box)
    _print(box)
    _thread(box)
    _people(box)
    return box


def _paper(box: Box) -> None:
    form = Sheet("#fdfaf3", "#f6f0e4", gap=0.6, through=0.1, rim=0.4, shade=0.5)
    form.fill(rectangle(36, 36, 728, 1128, 6))
    for x, y, wide in ((90, 1064, 300), (90, 1110, 220)):
        form.score([(x, y), (x + wide, y)], 3)
    form.score(rectangle(70, 70, 660, 930, 10), 3)
    box.add(form)
    pad = Sheet("#24263c", "#181a2c", gap=0.9, through=0.03, rim=0.5)
    pad.fill(rectangle(560, 1030, 170, 100, 8))
    pad.score(rectangle(576, 1046, 138, 68, 5), 4)
    box.add(pad)


def _print(box: Box) -> None:
    across, down = (XX - CORE[0]) / NARROW, YY - CORE[1]
    angle = np.arctan2(down, across)
    away = np.hypot(across, down) / _wave(angle) / PITCH
    phase = away - angle / (2 * np.pi)
    ridge = phase % 1
    wall = np.clip((0.25 - np.minimum(ridge, 1 - ridge)) * 14 + 0.5, 0, 1)
    edge = np.hypot((XX - 396) / 286, (YY - 520) / 420) + 0.02 * noise(26, 5)
    inside = np.clip((1 - edge) * 30, 0, 1)
    pores = np.clip((noise(5, 9) - 1.75) * 3, 0, 1)
    ink = Sheet("#272a48", "#1c1e36", gap=1.1, through=0.02, rim=0.5)
    ink.stencil(blur((wall * inside * (1 - pores * 0.9)).astype(np.float32), 0.7))
    box.add(ink)


def _thread(box: Box) -> None:
    way = [corridor(turn) for turn in np.arange(0.25, 7.4, 0.04)]
    last = way[-1]
    out = curve([(*last, 0), (100, 800, 0), (116, 920, 0), (210, 990, 0), (300, 990, 0)], 8)
    thread = Sheet("#d8262c", "#c01c24", gap=0.5, through=0.02, rim=0.4, wobble=0.2)
    thread.line([tuple(point) for point in way], 4).line(out[:, :2], 4)
    box.add(thread)


def _people(box: Box) -> None:
    seek = Pose(
        (274, 278),
        288,
        8,
        ((60, 10, 0), (110, 96, 90)),
        ((104, 110), (78, 92)),
        ("hold", "relaxed"),
    )
    red = Sheet("#d8262c", "#b81c24", gap=1.1, through=0.03, rim=0.6)
    joints = people.person(red, 394, 506, 20, "woman", seek, ("coat", "dress", "hair"), hem=0.8)
    box.add(red)
    x, y = joints.wrists[0]
    lamp = Sheet("#f6c64a", gap=0.5, through=0.2, rim=0.6)
    box.add(lamp.line([(x + 3, y), (x + 3, y + 12)], 2).fill(ellipse(x + 3, y + 18, 8)))
    ball = Sheet("#d8262c", "#c01c24", gap=0.9, through=0.02, rim=0.5)
    ball.fill(ellipse(330, 972, 34))
    for turn in (0, 40, 80, 130):
        with ball.at(330, 972, 1, turn):
            ball.slit("-30,-6 0,10 30,-6", 1.4).slit("-28,8 0,22 28,8", 1.2)
    box.add(ball)
    cat = Sheet("#24263c", "#181a2c", gap=0.9, through=0.03, rim=0.6)
    beasts.cat(cat, 446, 1004, 86, flip=True)
    box.add(cat)
