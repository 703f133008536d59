"""A fingerprint is a labyrinth; somebody in red stands in its middle, a thread leads out."""

import numpy as np

from cards.studio.paper import hands, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import Vec, band, curve, ellipse
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet

CORE, PITCH, NARROW = np.array([400, 436]), 39.0, 0.84
"""The middle of the whorl, the distance of its ridges, how much narrower than high it is."""
COURT = 132
"""How high the free place in the middle is, from the core upwards."""
DELTA = 335
"""How far below the core its last ring closes; further down ridges lie across the thumb."""
RIDGE = 10.5
"""Half the width of a ridge."""
BALL = (328, 1082)
CAT = (
    "-.30,0! -.36,-.05 -.28,-.12 -.24,-.30 -.30,-.50 -.36,-.60 -.49,-.64 -.53,-.70 -.47,-.80 "
    "-.43,-.88 -.42,-1.06! -.31,-.94 -.24,-.94 -.14,-1.03! -.13,-.84 -.12,-.66 .04,-.52 .20,-.32 "
    ".28,-.12 .25,0!"
)
TAIL = ".16,-.06,.06 .40,-.05,.058 .56,-.16,.054 .58,-.34,.048 .49,-.44,.036"
PAW = "-.22,-.34,.075 -.38,-.36,.055 -.54,-.30,.05 -.58,-.27,.05"
EYE = "-.43,-.75! -.39,-.79 -.34,-.76! -.38,-.73"
LANTERN = "-.5,.8! .5,.8! .62,1.0! .5,2.2! .66,2.5! -.66,2.5! -.5,2.2! -.62,1.0!"
GLASS = "-.38,1.1! .38,1.1! .34,2.15! -.34,2.15!"
SEEK = Pose(
    (274, 278), 288, 8, ((60, 10, 0), (110, 96, 90)), ((104, 110), (78, 92)), ("hold", "relaxed")
)
INK = ("#2b3058", "#1d2142")
RED = ("#d8262c", "#bb1c24")


def level(x: Vec, y: Vec) -> Vec:
    """Return which ridge a point lies on, counted from the core, the rings being closed."""
    ring = np.hypot((x - CORE[0]) / NARROW, y - CORE[1])
    ring = ring * (1 + 0.02 * np.sin(0.011 * x + 1.1) + 0.02 * np.cos(0.013 * y))
    across = 2 * DELTA + CORE[1] - y + 0.0005 * (x - CORE[0]) ** 2
    soft = 34.0
    return -soft * np.logaddexp(-ring / soft, -across / soft) / PITCH


def phase(x: Vec, y: Vec) -> Vec:
    """Return `level` wound into a spiral: whole numbers are ridges, halves the way between."""
    return level(x, y) + np.arctan2(y - CORE[1], x - CORE[0]) / (2 * np.pi)


def slope(x: Vec, y: Vec) -> tuple[Vec, Vec]:
    """Return how fast the level rises to the right and downwards, in ridges a unit."""
    turn = np.hypot(x - CORE[0], y - CORE[1]) ** 2 * 2 * np.pi + 1e-6
    right = level(x + 0.5, y) - level(x - 0.5, y) - (y - CORE[1]) / turn
    down = level(x, y + 0.5) - level(x, y - 0.5) + (x - CORE[0]) / turn
    return right, down


def way(start: Vec, steps: int) -> list[Vec]:
    """Follow the way out between two ridges from a point; a step is three units."""
    point, run = np.array(start, float), []
    for _ in range(steps):
        rise = np.array(slope(*point))
        steep = np.hypot(*rise)
        off = phase(*point) % 1 - 0.5
        point = point - rise / steep**2 * off + 3 * np.array([rise[1], -rise[0]]) / steep
        run.append(point)
        if edge(*point) < 0:
            break
    return run


def edge(x: Vec, y: Vec) -> Vec:
    """Return how far within the print a point lies: 1 at its middle, 0 at its edge."""
    square = np.where(y > 488, 3.4, 2.3)
    return 1 - (np.abs((x - 400) / 337) ** square + np.abs((y - 488) / 464) ** square) ** (
        1 / square
    )


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fffaf0", "#fbf2e0", "#efe2c8", at=(400, 470), radius=800),
        lamp=(160, -200),
        tint="#3a3040",
        fall=(0.45, 0.85),
        finish=Finish(vignette=0.14, bloom=0.04, contrast=0.3),
    )
    _print(box)
    _thread(box)
    _seeker(box)
    return box


def _print(box: Box) -> None:
    right, down = slope(XX, YY)
    steep = np.hypot(right, down)
    off = (phase(XX, YY) + 0.5) % 1 - 0.5
    x, y = XX - right * off / steep**2, YY - down * off / steep**2
    court = np.hypot((x - CORE[0]) / NARROW, y - CORE[1]) - COURT
    wide = RIDGE * np.sqrt(np.clip(np.minimum(edge(x, y) * 22, court / 20), 0, 1))
    ink = Sheet(*INK, gap=1.1, through=0.02, rim=0.5)
    ink.stencil(np.clip(wide - np.abs(off) / steep + 0.5, 0, 1) * (wide > 1.5))
    box.add(ink)


def _thread(box: Box) -> None:
    """Lay the thread from her hand through all windings to its ball."""
    run = way(CORE + (0, COURT), 3000)[::4]
    free = [(78, 856), (50, 906), (46, 980), (92, 1074), (180, 1124), (280, 1124)]
    line = curve([(374, 456), (344, 500), (346, 548), *run, *free], 6)
    thread = Sheet(*RED, gap=0.5, through=0.02, rim=0.4, wobble=0.2)
    box.add(thread.line(line, 5.5))
    ball = Sheet(*RED, gap=0.9, through=0.02, rim=0.5)
    ball.fill(ellipse(*BALL, 54))
    for turn in (-20, 38, 100):
        with ball.at(*BALL, 54, turn):
            for bow in (-0.5, -0.2, 0.1):
                ball.ink(
                    "#f39a90",
                    band([(-0.78, bow, 0.008), (0, bow + 0.28, 0.022), (0.78, bow, 0.008)]),
                )
    box.add(ball)
    cat = Sheet(*INK, gap=0.9, through=0.03, rim=0.6)
    with cat.at(466, 1136, 148), cat.piece(0.8) as part:
        part.fill(CAT).limb(TAIL).limb(PAW)
        part.slit("-.19,-.30 -.13,-.16 -.16,-.02", 0.012).cut(EYE)
    box.add(cat)


def _seeker(box: Box) -> None:
    box.light(446, 446, 60, "#ffdf9a", 0.3, 0.25)
    red = Sheet(*RED, gap=1.1, through=0.03, rim=0.6)
    wear = ("coat", "dress", "hair")
    joints = people.person(red, 388, 560, 33, "woman", SEEK, wear, hem=0.8)
    box.add(red)
    x, y = joints.wrists[0]
    skin = Sheet("#f2c49a", gap=0.4, through=0.03, rim=0.4)
    people.portrait(skin, joints, 33, "woman", ("hair",), hair=INK[0], turn=8)
    hands.hand(skin, x, y, 0, 21, "hold")
    hands.hand(skin, *joints.wrists[1], 90, 21)
    box.add(skin)
    lamp = Sheet("#e8a820", "#c98a10", gap=0.5, through=0.1, rim=0.6)
    with lamp.at(x + 12, y + 6, 16):
        lamp.line("0,0 0,.8", 0.16).fill(LANTERN).cut(GLASS)
        pane = lamp.world(GLASS)
    box.add(lamp)
    box.emit(pane, "#fff3b8", 1.3)
