"""Somebody has run through the wall, beside the door: the hole has his shape, outside is day."""

import numpy as np

from cards.studio.paper import fairground, land, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, rectangle, toward
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

RUN = Pose((290, 298), 300, 4, ((28, -30, -30), (168, 96, 80)), ((30, 98, 20), (118, 176, 100)),
           ("spread", "relaxed"))  # fmt: skip
FLOOR = 930
CRACKS = ((486, 262, 262, 110), (532, 262, 312, 70), (100, 760, 214, 80), (540, 690, 20, 74),
          (520, 886, 60, 40), (300, 560, 160, 90), (600, 446, 72, 90))  # fmt: skip
"""Where the wall has cracked from the hole outwards: place, angle, length."""


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fffde0", "#f6f7a0", "#c9e26a", "#8fc04e", at=(420, 420), radius=700),
        lamp=(420, 480),
        tint="#1a0820",
        fall=(0.2, 0.9),
        finish=Finish(vignette=0.4),
    )
    _meadow(box)
    _wall(box)
    box.rays(420, 480, 0.16, 0.3, "#f8ffb0")
    _floor(box)
    _room(box)
    return box


def _meadow(box: Box) -> None:
    hill = Sheet("#a6cf55", "#6fae3c", gap=0.8, through=0.3, rim=0.6)
    land.hill(hill, 476, 8, 3)
    box.add(hill)
    path = Sheet("#fbf6c8", "#f6efb0", gap=0.2, through=0.2, rim=0.2, shade=0.3)
    path.fill(
        "398,470! 404,500 380,540 400,600 360,700 300,960! 560,960! 480,700 440,600 404,540 "
        "414,500 402,470!"
    )
    box.add(path)
    runner = Sheet("#33401c", gap=0.4, through=0.05, rim=0.3)
    people.person(runner, 396, 546, 12, "man", RUN, ("trousers", "shorthair"), gap=0.3, smooth=0.4)
    box.add(runner)
    grass = Sheet("#5d9a34", "#3f7c2c", gap=0.8, through=0.2, rim=0.6)
    plants.grass(grass, 180, 660, 840, 90, 120, 4)
    box.add(grass)


def _runner(part: Drawing) -> None:
    people.person(
        part, 366, 878, 92, "man", RUN, ("coat", "trousers", "hat"), hem=0.2, sway=0.4, gap=0,
    )  # fmt: skip


def _wall(box: Box) -> None:
    wall = Sheet("#6a2f5c", "#4c1f4a", gap=1.6, through=0.05, rim=0.9)
    wall.fill(rectangle(-30, -30, 860, FLOOR + 30))
    for i in range(14):
        x = 28 + 58 * i
        wall.score([(x, -20), (x, 800)], 6).score([(x + 12, -20), (x + 12, 800)], 1.5)
    for j in range(8):
        for i in range(14):
            with wall.at(59 + 58 * i, 40 + 104 * j + 52 * (i % 2), 13):
                wall.slit("0,-1 .5,0 0,1", 0.1).slit("0,-1 -.5,0 0,1", 0.1)
    wall.score(rectangle(-20, 800, 850, 14), 2)
    with wall.piece(cut=True) as hole:
        _runner(hole)
    for x, y, angle, long in CRACKS:
        run = [np.array([x, y]) + toward(angle + 16 * (-1) ** i) * long * i / 4 for i in range(5)]
        wall.limb([(*at, 5 - 1.2 * i) for i, at in enumerate(run)], cut=True, steps=1)
    box.add(wall)
    door = Sheet("#7d3a60", "#5d284f", gap=0.7, through=0.04, rim=0.6)
    door.fill(rectangle(668, 330, 190, 600))
    for y, high in ((370, 230), (630, 250)):
        door.score(rectangle(700, y, 140, high), 4)
    box.add(door)
    knob = Sheet("#e9d67a", gap=0.4, through=0.1, rim=0.8)
    knob.fill(ellipse(690, 626, 9), rectangle(686, 640, 8, 34, 4))
    box.add(knob)
    sign = Sheet("#f3efc4", gap=0.5, through=0.1, rim=0.5)
    sign.line("690,634 676,690", 1.4).line("690,634 710,690", 1.4).fill(
        rectangle(654, 688, 78, 34, 3)
    )
    sign.slit("666,700 686,698 720,700", 1.6).slit("666,711 682,709 706,711", 1.6)
    box.add(sign)


def _floor(box: Box) -> None:
    floor = Sheet("#3d1a3c", "#2a102c", gap=0.4, through=0.04, rim=0.4)
    floor.fill(rectangle(-30, FLOOR, 860, 320))
    for i in range(-4, 14):
        floor.score([(400 + (i * 62 - 280) * 1.0, FLOOR), (400 + (i * 62 - 280) * 2.4, 1220)], 2)
    box.add(floor)
    patch = Drawing()
    with patch.at(396, FLOOR, 1, height=-0.34), patch.at(-366, -878):
        _runner(patch)
    box.haze("#e4ee8a", 0.6 * blur(patch.coverage(), 5) * near(420, 960, 420, 260))


def _room(box: Box) -> None:
    bits = Sheet("#6a2f5c", "#4c1f4a", gap=0.6, through=0.05, rim=0.9)
    for x, y, size, turn in ((250, 950, 26, 10), (330, 985, 16, 50), (540, 962, 22, 80), (600,
    1010, 30, 20),
                             (470, 1030, 14, 0), (222, 1010, 12, 30)):  # fmt: skip
        with bits.at(x, y, size, turn):
            bits.fill(polygon("-1,-.3 -.2,-.7 .8,-.4 1,.3 .1,.6 -.8,.4"))
    box.add(bits)
    table = Sheet("#f3ead6", "#d9c9c0", gap=1.4, through=0.06, rim=0.5)
    table.fill("-30,1000! 100,990 262,1000 300,1012! 310,1090 296,1230! -30,1230!")
    for line in (
        "60,1040 52,1120 60,1200",
        "150,1030 160,1120 150,1200",
        "240,1036 250,1110 244,1190",
    ):
        table.score(line, 4)
    box.add(table)
    shoe = Sheet("#e9d67a", "#cdb64e", gap=1.0, through=0.03, rim=0.7)
    things.boot(shoe, 420, 1130, 74, -8)
    box.add(shoe)
    china = Sheet("#ffffff", "#efe6dc", gap=0.5, through=0.1, rim=0.6)
    china.fill(ellipse(70, 996, 62, 14), ellipse(214, 1000, 50, 11))
    china.slit([(26, 997), (70, 1003), (112, 997)], 1.4)
    china.fill("-6,980! -4,930 40,930 38,980!").line(ellipse(44, 954, 12), 4)
    china.fill("182,972! 196,952 236,948 244,972!")
    box.add(china)
    dog = Sheet("#efe0c4", "#d5b99c", gap=1.2, through=0.03, rim=0.6)
    fairground.waiting_dog(dog, 690, 1160, 175, look=-14, flip=True)
    box.add(dog)
