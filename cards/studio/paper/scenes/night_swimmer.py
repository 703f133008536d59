"""From above: a woman floats over a drowned town whose windows are lit."""

import math

import numpy as np
import skia

from cards.studio.paper import afloat, birds, figures
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, ellipse, joined, polygon, rectangle, toward
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet

NADIR = (400, 600)
"""What lies straight below us; everything upright points away from it."""
HER = (402, 632, 86, 9)
CHURCH = (352, 852, 138, 186)
RINGS = (
    (112, 66, 10, "#43617a", "#587790"),
    (222, 92, 14, "#365269", "#4b6981"),
    (350, 124, 15, "#2b4459", "#3e5a71"),
    (510, 160, 16, "#22394c", "#30495e"),
)
"""From the middle outwards: radius, size, number, and the colours of walls and roofs."""
WAVING, RIDING = (1, 7), (2, 2)
"""The house from which somebody waves, and the one with a bicycle on its roof."""


def build() -> Box:
    """Build the card."""
    deep = glow("#ffb58a", "#c4603f", "#6a4148", "#2b4257", "#142534", at=NADIR, radius=760)
    box = Box(deep, NADIR, "#051521", (0.3, 0.8), Finish(vignette=0.5, bloom=0.18))
    _ground(box)
    for ring in range(4):
        _ring(box, ring)
    _church(box)
    _water(box)
    _woman(box)
    _boat(box)
    return box


def _ground(box: Box) -> None:
    paving = Sheet(
        glow("#c8714e", "#8a5048", "#3a4355", "#1c3043", at=NADIR, radius=620),
        gap=0.3, through=0.2, rim=0.3,
    )  # fmt: skip
    paving.fill(rectangle(-20, -20, 840, 1240))
    for radius in range(40, 640, 22):
        paving.score(arc(*NADIR, radius, radius * 1.28, 0, 360, 60), 1.3)
    box.add(paving)


def _ring(box: Box, ring: int) -> None:
    radius, size, count, wall, roof = RINGS[ring]
    walls = Sheet(wall, gap=0.8, through=0.05, rim=0.5)
    tiles = Sheet(roof, gap=0.9, through=0.05, rim=0.6)
    wheels = Sheet("#22303e" if ring < RIDING[0] else "#e9e2d6", gap=0.5, through=0.2, rim=0.5)
    panes: list[skia.Path] = []
    random = np.random.default_rng(ring + 5)
    for i in range(count):
        angle = 360 * (i + 0.5 * (ring % 2)) / count + random.uniform(-3, 3)
        grow, windows = random.uniform(0.88, 1.16), random.random((3, 2)) < 0.6
        if ring in (1, 2) and abs(angle - 98) < 17:
            continue
        x, y = np.array(NADIR) + toward(angle) * (radius, radius * 1.28)
        turn = math.degrees(math.atan2(y - NADIR[1], x - NADIR[0])) + 90
        place = (float(x), float(y), size * grow, turn)
        with walls.at(*place), tiles.at(*place):
            _roof(tiles)
            if (ring, i) == WAVING:
                panes.append(_neighbour(walls))
            else:
                panes += _windows(walls, windows)
        if (ring, i) == WAVING:
            with wheels.at(*place):
                figures.standing(
                    wheels, -0.03, 0.16, 0.085, "woman", ("dress", "hair"),
                    arms=((110, 100), (310, 284)), smooth=0.4, gap=0,
                )  # fmt: skip
                wheels.cut(rectangle(-0.3, -0.06, 0.6, 0.4))
        if (ring, i) == RIDING:
            with wheels.at(*place), wheels.at(0, -0.74, 0.2, -12):
                _bicycle(wheels)
    box.add(walls)
    box.emit(panes, "#ff7f45", 1.15, 0.8)
    for pane in panes[::3]:
        middle = pane.getBounds()
        at = middle.centerX(), middle.centerY()
        box.light(*at, size * 0.3, "#ffb07a", power=0.35, halo=0.05)
    box.add(tiles)
    if ring in (WAVING[0], RIDING[0]):
        box.add(wheels)
    box.haze("#34536b", 0.10)


def _windows(wall: Drawing, lit: np.ndarray) -> list[skia.Path]:
    """Cut the wall of a house and its windows; return those that are lit."""
    wall.fill(polygon("-.40,.0 .40,.0 .46,-.5 -.46,-.5"))
    panes = []
    for i in range(3):
        for j in range(2):
            pane = rectangle(-0.31 + 0.25 * i, -0.21 - 0.2 * j, 0.12, 0.14)
            if lit[i, j]:
                wall.cut(pane)
                panes.append(wall.world(pane))
            else:
                wall.score(pane, 0.015)
    return panes


def _neighbour(wall: Drawing) -> skia.Path:
    """Cut a wall with one large window, in which somebody waves; return its lit part."""
    wall.fill(polygon("-.40,.0 .40,.0 .46,-.5 -.46,-.5"))
    pane = rectangle(-0.2, -0.45, 0.4, 0.4)
    wall.cut(pane)
    return wall.world(pane)


def _roof(roof: Drawing) -> None:
    roof.fill(polygon("-.52,-.46 .52,-.46 .50,-.78 .54,-1.02 -.54,-1.02 -.50,-.78"))
    roof.score("-.50,-.78 .50,-.78", 0.02)
    for k in range(9):
        roof.score([(-0.44 + 0.11 * k, -0.49), (-0.44 + 0.11 * k, -0.76)], 0.012)
    roof.fill(rectangle(0.22, -0.98, 0.13, 0.2))


def _bicycle(sheet: Drawing) -> None:
    for x in (-0.62, 0.62):
        sheet.fill(ellipse(x, 0, 0.42)).cut(ellipse(x, 0, 0.33))
    for line in (
        "-.62,0 -.25,-.56 .40,-.56 .0,.02 -.25,-.56",
        "-.62,0 .0,.02",
        ".62,0 .36,-.80 .54,-.86",
        "-.30,-.70 -.25,-.56",
        "-.42,-.70 -.18,-.72",
    ):
        sheet.line(polygon(line, closed=False), 0.08)


def _church(box: Box) -> None:
    walls = Sheet("#3a566d", gap=0.9, through=0.05, rim=0.6)
    roof = Sheet("#52708a", gap=1.1, through=0.05, rim=0.7)
    with walls.at(*CHURCH), roof.at(*CHURCH):
        walls.fill(polygon("-.26,.12 .26,.12 .31,-.92 -.31,-.92"))
        dial = ellipse(0, -0.66, 0.15)
        panes = [
            joined(rectangle(x - 0.06, -0.3, 0.12, 0.26), ellipse(x, -0.3, 0.06, 0.08))
            for x in (-0.13, 0.13)
        ]
        walls.cut(*panes, dial)
        lit = [walls.world(pane) for pane in panes]
        face = walls.world(dial)
        roof.fill(polygon("-.40,-.88 .40,-.88 .30,-1.05 0,-2.0 -.30,-1.05"))
        roof.cut(joined(rectangle(-0.08, -1.26, 0.16, 0.2), ellipse(0, -1.26, 0.08)))
        roof.fill("-.05,-1.1! -.035,-1.2 0,-1.24 .035,-1.2 .05,-1.1!").line("0,-2.0 0,-2.14", 0.025)
        roof.line("-.06,-2.08 .06,-2.08", 0.025).score("0,-1.9 0,-1.36", 0.014)
    box.add(walls)
    box.emit(lit, "#ff7f45", 1.15, 0.8)
    box.emit(face, "#ffe2b8", 1.0, 0.6)
    hands = Sheet("#22384a", gap=0.2, rim=0.3)
    with hands.at(*CHURCH):
        hands.line("0,-.66 0,-.55", 0.02).line("0,-.66 .07,-.71", 0.026)
    box.add(hands)
    box.add(roof)


def _water(box: Box) -> None:
    box.haze("#2f4f68", 0.14)
    away = np.hypot(XX - HER[0], (YY - HER[1]) / 1.4)
    wave = np.clip(
        np.sin(away / 9 + 1.1 * np.sin(np.arctan2(YY - HER[1], XX - HER[0]) * 5 + away / 90)), 0, 1
    )
    box.haze("#a9c6d4", 0.085 * wave**2 * np.clip((away - 110) / 160, 0, 1))
    shoal = Sheet("#f2e6d6", "#d5cfc8", gap=1.4, through=0.2, rim=0.6)
    for i, (x, y, turn) in enumerate(
        ((70, 1060, -70), (98, 1004, -62), (132, 956, -52), (152, 884, -74), (150, 822, -96),
         (126, 764, -112), (92, 716, -128))
    ):  # fmt: skip
        birds.fish(shoal, x, y, 34 - 2 * (i % 3), turn)
    box.add(shoal)


def _woman(box: Box) -> None:
    box.light(400, 600, 210, "#ffc49c", power=0.45, halo=0.10)
    thread = Sheet("#ffd9b0", gap=0.8, through=0.2, rim=0.5)
    thread.line([(302, 946), (278, 974), (300, 1002), (330, 1018), (336, 1030)], 2)
    box.add(thread)
    hair = Sheet("#0e1a26", "#0a131c", gap=1.8, through=0.05, rim=0.7)
    skin = Sheet("#dbe2e6", "#b3c1cb", gap=1.5, through=0.12, rim=0.6)
    dress = Sheet("#d8452c", "#b02c18", gap=1.2, through=0.12, rim=0.7)
    fringe = Sheet("#131f2a", "#131f2a", gap=0.8, through=0.05, rim=0.6)
    layers = (
        (hair, afloat.hair), (skin, afloat.skin), (dress, afloat.dress), (fringe, afloat.fringe),
    )  # fmt: skip
    for sheet, draw in layers:
        with sheet.at(*HER):
            draw(sheet)
        box.add(sheet)


def _boat(box: Box) -> None:
    boat = Sheet("#54616a", "#3d4a54", gap=2.6, through=0.02, rim=0.6)
    boat.fill("556,-20 580,40 630,98 696,130! 720,88 731,30 733,-20")
    hollow = Sheet("#101e29", "#0c1822", gap=0.4, through=0.02, rim=0.2)
    hollow.fill("576,-20 600,34 640,80 684,106! 702,76 712,26 714,-20")
    hollow.score("626,-20 650,50 688,110", 2.4).score("672,-20 682,50 692,110", 2.4)
    boat.limb("752,-20,5 762,60,5 768,112,6").fill("756,104 782,100 796,182 776,200 758,184")
    boat.score("770,112 777,190", 2)
    box.add(boat)
    box.add(hollow)
    bench = Sheet("#4c5963", gap=0.8, through=0.02, rim=0.5)
    bench.fill(polygon("590,16 600,34 712,20 714,2"))
    box.add(bench)
