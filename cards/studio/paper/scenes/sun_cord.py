"""A sun hangs in the window by a cord; its plug is half out of the wall, and a cat has the cord."""

import numpy as np

from cards.studio.paper import beasts, buildings, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, joined, polygon, rectangle, toward
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SUN = (372, 318)
CORD = (
    "372,432 366,500 384,566 352,640 330,720 366,800 470,836 560,900 528,986 404,1008 300,970 "
    "262,1040 340,1104 470,1090 560,1040 620,960 622,918"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff6cf", "#ffe28e", "#f8b58a", "#a87fa8", "#6a5f9c", at=SUN, radius=430),
        lamp=SUN,
        tint="#3c5a58",
        fall=(0.2, 0.85),
        finish=Finish(vignette=0.2, bloom=0.14, contrast=0.36),
    )
    _sky(box)
    _hills(box)
    _sun(box)
    _wall(box)
    _sill(box)
    _socket(box)
    _floor(box)
    _cord(box)
    _clock(box)
    return box


def _sky(box: Box) -> None:
    """Prick stars where the day has already left the sky."""
    bulbs = []
    for x, y, size in ((172, 150, 7), (206, 212, 4), (588, 146, 8), (560, 206, 4), (612, 236, 5),
                       (160, 262, 4), (240, 138, 4), (520, 136, 4)):  # fmt: skip
        night = Sheet("#ffffff")
        with night.at(x, y, size * 1.7):
            bulbs.append(night.world(land.STAR))
    box.emit(bulbs, "#fff6d8", 1.2, 0.5)
    cloud = Sheet("#fff3dc", "#ffe4c4", gap=0.8, through=0.3, rim=0.5, shade=0.5)
    land.cloud(cloud, 232, 404, 120, 2)
    land.cloud(cloud, 540, 372, 96, 4)
    box.add(cloud)


def _hills(box: Box) -> None:
    far = Sheet("#c9b06a", "#a8a05c", gap=0.8, through=0.2, rim=0.5)
    land.hill(far, 520, 16, 3, bottom=760)
    box.add(far)
    houses = Sheet("#8c5e6a", "#7c5260", gap=0.9, through=0.05, rim=0.6)
    panes = []
    for x, wide, tall in ((178, 44, 40), (236, 38, 52), (446, 42, 44), (490, 36, 54)):
        panes += buildings.house(houses, x, 574, wide, tall, 0.8, (2, 1))
    box.add(houses)
    box.emit(panes, "#ffd66e", 1.2, 0.6)
    close = Sheet("#7fa05a", "#6a8e50", gap=1.0, through=0.1, rim=0.5)
    land.hill(close, 566, 8, 5, bottom=760)
    box.add(close)


def _sun(box: Box) -> None:
    rays = Sheet("#ffc038", "#ffb12e", gap=1.2, through=0.4, rim=0.6)
    for i in range(18):
        tip = np.array(SUN) + toward(20 * i + 10) * (166 if i % 2 else 146)
        ends = [np.array(SUN) + toward(20 * i + 10 + side) * 106 for side in (-8, 8)]
        rays.fill(polygon([ends[0], tip, ends[1]]))
    box.add(rays)
    sun = Sheet("#ffe06a", "#ffd248", gap=0.9, through=0.3, rim=0.7)
    sun.fill(ellipse(*SUN, 106))
    lids = ("316,296,1 332,307,3 352,307,3 364,296,1", "386,296,1 400,307,3 418,307,3 430,296,1")
    for lid in (*lids, "352,363,1 374,354,3 398,365,1"):
        sun.ink("#a5562a", band(lid))
    sun.slit("374,318 366,336 376,340", 1.6)
    for x in (318, 430):
        sun.ink("#ffb04a", ellipse(x, 340, 17, 11))
    box.add(sun)
    box.haze("#fff4c0", 0.25 * near(*SUN, 90))
    collar = Sheet("#5a6a78", "#4c5c6a", gap=0.8, through=0.03, rim=0.8)
    collar.fill("338,420! 406,420! 400,452 388,466! 356,466! 344,452")
    for y in (430, 440, 450):
        collar.score([(342, y), (372, y + 4), (402, y)], 2)
    box.add(collar)


def _wall(box: Box) -> None:
    hole = rectangle(132, 104, 504, 520, 6)
    wall = Sheet("#a9dbc8", "#9ad0bd", gap=2.0, through=0.05, rim=0.4)
    wall.fill(rectangle(-40, -40, 880, 1000)).cut(hole)
    for row in range(14):
        for i in range(11):
            x, y = 76 * i + 38 * (row % 2), 66 * row + 8
            if 100 < x < 668 and 76 < y < 660:
                continue
            for side in (-1, 1):
                with wall.at(x, y, 21, -90 + 34 * side):
                    wall.ink("#c9ebde", plants.LEAF)
            wall.ink("#f7a58c", ellipse(x, y - 17, 5.5))
    box.add(wall)
    bars = Sheet("#fffaf0", "#f6ecdc", gap=1.6, through=0.08, rim=0.6)
    bars.fill(rectangle(106, 78, 556, 572, 6)).cut(rectangle(138, 110, 492, 508, 4))
    sash = joined(rectangle(138, 110, 26, 508), rectangle(604, 110, 26, 508))
    bars.fill(sash).score(rectangle(122, 94, 524, 540), 2)
    box.add(bars)
    wings = Sheet("#fffaf0", "#f3e6d4", gap=2.4, through=0.08, rim=0.6)
    for side in (-1, 1):
        with wings.at(384, 0, flip=side < 0):
            wings.fill(polygon("252,96 366,52 366,690 252,634"))
            wings.cut(
                polygon("266,116 352,84 352,336 266,344"),
                polygon("266,364 352,362 352,650 266,614"),
            )
    box.add(wings)


def _sill(box: Box) -> None:
    sill = Sheet("#fffaf0", "#efe2cc", gap=1.4, through=0.05, rim=0.6)
    sill.fill(rectangle(84, 634, 600, 34, 5))
    box.add(sill)
    stem = Sheet("#5c8c4c", "#4c7c40", gap=0.9, through=0.1, rim=0.5)
    stem.limb("556,590,5 560,520,5 566,452,5 552,400,5 520,392,5 500,416,5")
    for x, y, turn in ((562, 530, -20), (558, 548, 200), (566, 476, -40)):
        plants.leaf(stem, x, y, 62, turn)
    box.add(stem)
    petals = Sheet("#ffb52c", "#f39c1c", gap=0.8, through=0.2, rim=0.6)
    for i in range(16):
        with petals.at(496, 434, 50, 22.5 * i, height=42):
            petals.fill(".3,-.14 .7,-.2 1,0! .7,.2 .3,.14")
    box.add(petals)
    heart = Sheet("#7a4a2a", "#6a3c20", gap=0.6, through=0.05, rim=0.5)
    heart.fill(ellipse(496, 436, 23, 20))
    for i in range(40):
        r, a = 3.1 * np.sqrt(i), 2.4 * i
        heart.cut(ellipse(496 + r * np.cos(a), 436 + r * 0.87 * np.sin(a), 1.1))
    box.add(heart)
    pot = Sheet("#e2745a", "#cf6048", gap=1.2, through=0.04, rim=0.6)
    pot.fill("510,578! 606,578! 604,598! 596,600! 586,650! 530,650! 520,600! 512,598!")
    pot.score("520,600 596,600", 2)
    box.add(pot)


def _floor(box: Box) -> None:
    floor = Sheet("#e2a878", "#c98a5c", gap=0.6, through=0.04, rim=0.4)
    floor.fill(rectangle(-40, 900, 880, 400))
    for y in (948, 1006, 1078, 1160):
        floor.score([(-20, y), (820, y)], 2)
    for y, step, first in ((900, 210, 60), (948, 260, 140), (1006, 300, 40), (1078, 340, 250)):
        for i in range(4):
            floor.score([(first + step * i, y), (first + step * i - 6, y + 52)], 2)
    box.add(floor)
    skirting = Sheet("#fffaf0", "#f0e4d0", gap=0.8, through=0.04, rim=0.5)
    skirting.fill(rectangle(-40, 868, 880, 36)).score([(-20, 878), (820, 878)], 2)
    box.add(skirting)


def _socket(box: Box) -> None:
    plate = Sheet("#fffdf6", "#f6efe2", gap=0.9, through=0.03, rim=0.6)
    plate.fill(rectangle(560, 716, 124, 124, 16))
    plate.ink("#e7decb", ellipse(622, 778, 45)).ink("#f6efe2", ellipse(622, 778, 40))
    plate.ink("#40383c", ellipse(606, 766, 7), ellipse(638, 766, 7))
    box.add(plate)


def _cord(box: Box) -> None:
    cord = Sheet("#4c3a58", "#3f2f4a", gap=0.9, through=0.02, rim=0.6, wobble=0.2)
    cord.line(CORD, 9)
    box.add(cord)
    plug = Sheet("#4c3a58", "#3f2f4a", gap=1.8, through=0.02, rim=0.8)
    metal = Sheet("#aab4be", "#8e99a4", gap=0.8, through=0.02, rim=0.9)
    with plug.at(622, 860, 1, 8), metal.at(622, 860, 1, 8):
        plug.fill("-40,-34! 40,-34! 42,4 28,40 12,54! 11,84! -11,84! -12,54! -28,40 -42,4")
        plug.score("-36,-18 36,-18", 2.4).score("-11,62 11,62", 2).score("-11,72 11,72", 2)
        for x in (-17, 17):
            metal.fill(rectangle(x - 6, -88, 12, 60, 5))
    box.add(metal)
    box.add(plug)
    sparks = []
    for x, y, size, turn in ((580, 772, 15, 8), (664, 758, 18, -8), (622, 726, 13, 20),
                             (592, 740, 9, 0), (654, 800, 9, 10)):  # fmt: skip
        with plug.at(x, y, size, turn):
            sparks.append(plug.world(land.STAR))
    box.light(622, 776, 24, "#ffd98a", power=0.5, halo=0.25)
    box.emit(sparks, "#ffb52c", 1.3, 0.6)
    cat = Sheet("#3b3440", "#2e2833", gap=1.6, through=0.03, rim=0.6)
    beasts.cat(cat, 206, 1130, 250)
    box.add(cat)


def _clock(box: Box) -> None:
    clock = Sheet("#e2745a", "#cf6048", gap=1.3, through=0.03, rim=0.6)
    clock.fill(ellipse(74, 772, 50)).ink("#fffaf0", ellipse(74, 772, 39))
    for i in range(12):
        x, y = np.array((74, 772)) + toward(30 * i) * 32
        clock.ink("#3b3440", ellipse(x, y, 2.6))
    clock.ink("#3b3440", polygon("70,778 71,742 77,742 78,778"))
    box.add(clock)
