"""A child on a hill flies a kite: it is a grown man in his suit."""

import math

from cards.studio.paper import buildings, fairground, figures, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import curve
from cards.studio.paper.sheet import Sheet

FLIER = (470, 330, 62, 26)
"""Where the flying man's hip is, the height of his head, how he leans."""
HOLD = Pose((262, 254), 250, -16, ((330, 318, 310), (346, 322, 300)), ((98, 104), (72, 94)),
            ("hold", "hold"))  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f6c945", "#f9d96e", "#fdf0bf", bottom=980),
        lamp=(120, -100),
        tint="#5a3a20",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.34),
    )
    clouds = Sheet("#fffbe8", "#fff4cf", gap=0.8, through=0.3, rim=0.4, shade=0.45)
    for x, y, wide, seed in ((660, 640, 230, 2), (110, 420, 200, 5), (150, 110, 150, 4)):
        land.cloud(clouds, x, y, wide, seed)
    box.add(clouds)
    _far(box)
    child = _child(box)
    _man(box, child)
    return box


def _far(box: Box) -> None:
    far = Sheet("#e9be68", "#d8a34c", gap=0.7, through=0.2, rim=0.4, shade=0.6)
    ground = land.hill(far, 930, 18, 3)
    for i in range(4):
        buildings.house(
            far, 14 + 46 * i, ground(14 + 46 * i) + 6, 34, 26 + 8 * (i % 2), 0.7, (1, 1)
        )
    plants.tree(far, 700, ground(700) + 6, 190, 8, 5, depth=5)
    box.add(far)
    caught = Sheet("#8a5a34", "#7a4c2c", gap=0.5, through=0.1, rim=0.4)
    with caught.at(708, 812, 1, 150):
        figures.standing(caught, 0, 0, 13, "man", ("coat", "trousers"), anchor="hip",
                         arms=((150, 110), (20, 60)), legs=((120, 80), (70, 110)),
                         gap=0.4)  # fmt: skip
    caught.line("708,816 736,850 728,900 758,940", 1.4)
    box.add(caught)


def _child(box: Box) -> tuple[float, float]:
    """Put a child, a dog and a briefcase on the near hill; return the string's lower end."""
    hill = Sheet("#c9682f", "#9c4a22", gap=1.2, through=0.05, rim=0.6)
    hill.fill(
        "-30,1110! 120,1060 280,1000 400,980 520,992 640,1030 740,1080 830,1110! 830,1230! "
        "-30,1230!"
    )
    box.add(hill)
    child = Sheet("#7a2130", "#5c1826", gap=1.0, through=0.05, rim=0.6)
    joints = people.person(
        child, 270, 1010, 42, "child", HOLD, ("dress", "braid"), hem=0.55, sway=0.4
    )
    fairground.waiting_dog(child, 150, 1062, 92, look=-30)
    box.add(child)
    case = Sheet("#2b4c8c", "#1f3a74", gap=0.9, through=0.05, rim=0.6)
    with case.at(470, 994, 1, 2):
        case.fill("-56,-70! 56,-70! 58,6! -58,6!").line("-18,-70 -16,-88 16,-88 18,-70", 7)
        case.slit("-56,-40 0,-36 56,-40", 2)
    box.add(case)
    grass = Sheet("#7d3519", "#5f2814", gap=1.0, through=0.05, rim=0.5)
    ground = land.hill(grass, 1150, 10, 4)
    plants.grass(grass, -10, 810, ground, 80, 120, 5, lean=0.5)
    box.add(grass)
    (ax, ay), (bx, by) = joints.wrists
    return (ax + bx) / 2 + 14, (ay + by) / 2 - 12


def _man(box: Box, child: tuple[float, float]) -> None:
    x, y, size, lean = FLIER
    line = Sheet("#fffdf2", gap=0.8, through=0.1, rim=0.3)
    knot = (x + 96, y + 190)
    line.line(curve([(*child, 0), (370, 800, 0), (500, 660, 0), (*knot, 0)], 12), 3)
    man = Sheet("#2b4c8c", "#1f3a74", gap=1.6, through=0.05, rim=0.6)
    joints = figures.standing(
        man, x, y, size, "man", ("coat", "trousers", "shorthair"), anchor="hip", lean=lean,
        head=-10,
        arms=((206, 196), (12, 20)), legs=((118, 128), (104, 112)), hem=0.2, flare=0.5,
    )  # fmt: skip
    for wrist in joints.wrists:
        line.line([knot, wrist], 2.4)
    line.line([knot, (x + 10, y - 60)], 2.4)
    box.add(man)
    box.add(line)
    red = Sheet("#d8362c", "#bd2a24", gap=1.0, through=0.05, rim=0.6)
    with red.at(*joints.neck, size, lean):
        red.fill("-.12,.02! .12,.02! .08,.2 .4,.7 .9,.9 1.3,.86! 1.2,1.16! .8,1.16 .3,.96 -.08,.22")
    box.add(red)
    tail = Sheet("#d8362c", "#bd2a24", gap=1.0, through=0.05, rim=0.6)
    ankle = joints.ankles[0]
    run = curve(
        [(*ankle, 0), (250, 560, 0), (170, 640, 0), (190, 740, 0), (110, 800, 0), (120, 880, 0)], 10
    )
    tail.line(run[:, :2], 3)
    for i in range(6, len(run) - 1, 8):
        (px, py), (qx, qy) = run[i, :2], run[i + 1, :2]
        turn = math.degrees(math.atan2(qy - py, qx - px)) + 90
        with tail.at(px, py, 22, turn):
            tail.fill("0,0! -1,-.6! -1.1,.5! 0,0! 1,-.5! 1.1,.6!")
    box.add(tail)
    hat = Sheet("#2b4c8c", "#1f3a74", gap=1.2, through=0.05, rim=0.6)
    with hat.at(700, 150, 62, 38):
        hat.fill("-.9,.14 -.46,.0! -.38,-.34 .0,-.44 .38,-.34 .46,.0! .9,.14 .4,.18 -.4,.18")
    box.add(hat)
