"""A girl rolls the road up like a carpet; flowers grow where it lay, a car still comes."""

import numpy as np

from cards.studio import materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

WIDE = 2.3
ROLL = 0.98
"""Radius of the roll; it lies at y = 0 and the road runs on from there."""


def build() -> None:
    stage.ambience("#f0e0d0", "#b87848", 0.6)
    stage.sun((0.8, 0.35, -0.5), "#ffdca8", 4.4, 1)
    stage.camera((2.5, -8.8, 5.4), (0.75, 1.0, 1.2), 38)
    sand = materials.paint("#dc9a58", "#cc8446", vary=0.14, scale=0.7, bump=0.2)
    shapes.terrain((60, 70), _ground, sand, cells=240, centre=(0, 26))
    _road()
    _girl()
    _car()
    _uncovered()
    _desert()


def _bend(y: float) -> float:
    return 2.0 * np.sin(0.36 * y) - 0.004 * y * y


def _ground(x: float, y: float) -> float:
    away = min(1.0, max(0.0, abs(x - _bend(y)) - 1.3))
    return (0.25 * shapes.hills(x, y, 0.3) + 0.1 * np.sin(2.2 * y + x)) * away - 0.02


def _road() -> None:
    tar = materials.paint("#4a4858", "#545264", vary=0.1, scale=5)
    edge = materials.paint("#fbf0d8", vary=0.05)

    def strip(low: float, high: float, lift: float, start: float = 0.0, stop: float = 24.0):  # noqa: ANN202 - a surface
        def surface(u: float, v: float) -> Vec:
            y = start + (stop - start) * v
            return _bend(y) + low + (high - low) * u, y, 0.05 + lift

        return surface

    half = WIDE / 2
    shapes.thicken(shapes.sheet(strip(-half, half, 0), tar, cells=(12, 120)), 0.05)
    for side in (-1, 1):
        x = side * (half - 0.14)
        shapes.sheet(strip(x - 0.05, x + 0.05, 0.07), edge, cells=(2, 120))
    for y in np.arange(1.3, 22, 1.3):
        shapes.sheet(strip(-0.07, 0.07, 0.07, y, y + 0.7), edge, cells=(2, 8))

    def roll(u: float, v: float, out: float = 0.0) -> Vec:
        turns = 2 * np.pi * 3.4 * v
        r = ROLL - 0.24 * turns / (2 * np.pi) + out
        a = -np.pi / 2 - turns
        return _bend(0) + WIDE * (u - 0.5), r * np.cos(a), ROLL + 0.06 + r * np.sin(a)

    shapes.thicken(shapes.sheet(roll, tar, cells=(10, 200)), 0.06)
    for low, high in ((-half + 0.09, -half + 0.19), (half - 0.19, half - 0.09)):

        def line(u: float, v: float, low: float = low, high: float = high) -> Vec:
            return roll(0.5 + (low + (high - low) * u) / WIDE, 0.3 * v, 0.075)

        shapes.sheet(line, edge, cells=(2, 90))
    for k in range(3):

        def dash(u: float, v: float, k: int = k) -> Vec:
            return roll(0.5 + 0.2 * (u - 0.5) / WIDE, 0.08 + 0.065 * k + 0.032 * v, 0.075)

        shapes.sheet(dash, edge, cells=(2, 12))


def _girl() -> None:
    """Set a girl in profile who leans on the roll and pushes."""
    who = people.person(
        age="child", top="#2f8a94", bottom="#f0b83c", hair="#3a1f18", hair_length=0.3,
        skin="#9a6444", head=1.35, shoes="#8a2f3a", shapes_of_face=people.ASLEEP, eyes=False,
        bend={"spine03": (34, 0, 0), "head": (-18, 0, 0)},
        aim={
            "upperarm01.L": (0.2, -1, 0.0), "lowerarm01.L": (-0.05, -1, 0.3),
            "upperarm01.R": (-0.2, -1, 0.0), "lowerarm01.R": (0.05, -1, 0.3),
            "upperleg01.L": (0.05, -0.35, -1), "lowerleg01.L": (0, 0.3, -1),
            "upperleg01.R": (-0.05, 0.55, -1), "lowerleg01.R": (0, 0.6, -1),
        },
        palm={"L": (0, -1, 0.3), "R": (0, -1, 0.3)},
        at=(0.1, -2.05, 0.0), turn=(0, 0, 180), size=1.75,
    )  # fmt: skip
    people.put_on(who, people.hat("cap", "#c8303a"))


def _car() -> None:
    """Let an old round car come down the road, seen from before, its lamps lit."""
    red, glass = (
        materials.paint("#d83a2e", vary=0.06, rough=0.3),
        materials.paint("#bfe4f0", rough=0.1),
    )
    dark, chrome = materials.paint("#2a2430"), materials.paint("#f0ece4", metal=0.5, rough=0.25)
    lamp = materials.paint("#fff0b0", glow=1.3, vary=0)

    def hull(u: float, v: float) -> Vec:
        a = 2 * np.pi * u
        x = 0.72 * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.55
        y = 1.25 * np.sign(np.sin(a)) * abs(np.sin(a)) ** 0.65
        shrink = 1 - 0.25 * v**4
        return x * shrink, y * shrink, 0.28 + 0.5 * v

    def cabin(u: float, v: float) -> Vec:
        a = 2 * np.pi * u
        x = 0.62 * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.5
        y = 0.72 * np.sign(np.sin(a)) * abs(np.sin(a)) ** 0.6
        shrink = 1 - 0.28 * v**1.5
        return x * shrink, 0.2 + y * shrink, 0.74 + 0.55 * v

    things = [
        shapes.sheet(hull, red, cells=(60, 10)),
        shapes.ball(1, red, at=(0, 0, 0.72), size=(0.6, 1.05, 0.16)),
        shapes.sheet(cabin, glass, cells=(60, 8)),
        shapes.ball(1, red, at=(0, 0.2, 1.28), size=(0.5, 0.58, 0.12)),
        shapes.box((1.5, 0.12, 0.16), chrome, at=(0, -1.28, 0.34)),
        shapes.box((0.62, 0.08, 0.24), dark, at=(0, -1.24, 0.56), bevel=0.05),
        props.suitcase("#3f6fa0", at=(-0.02, 0.25, 1.38), size=1.25),
        props.suitcase("#e8b04a", at=(0.0, 0.1, 1.88), turn=(0, 0, 12), size=0.9),
    ]
    for s in (-1, 1):
        things += [
            shapes.ball(0.2, chrome, at=(s * 0.52, -1.06, 0.64), size=(1, 0.7, 1)),
            shapes.ball(0.16, lamp, at=(s * 0.52, -1.16, 0.64), size=(1, 0.6, 1)),
            *(shapes.ball(0.3, dark, at=(s * 0.68, y, 0.28), size=(0.45, 1, 1))
              for y in (-0.75, 0.8)),
            *(shapes.rod((s * 0.56, y, 0.76), (s * 0.42, 0.2 + (y - 0.2) * 0.72, 1.28), 0.05, red)
              for y in (-0.38, 0.2, 0.78)),
        ]  # fmt: skip
    y = 5.4
    shapes.group(things, at=(_bend(y), y, 0.1), turn=(0, 0, 4), size=1.3)


def _uncovered() -> None:
    """Let grass and flowers stand where the road has lain."""
    soil = materials.paint("#8a9a4a", "#74883c", vary=0.2, scale=2)

    def bed(u: float, v: float) -> Vec:
        y = -0.2 - 8.5 * v
        return -0.3 * _bend(y) + WIDE * (u - 0.5), y, 0.03

    shapes.sheet(bed, soil, cells=(8, 30))
    random = np.random.default_rng(4)

    def foot(r: np.random.Generator) -> Vec:
        u, v = r.uniform(0, 1), r.uniform(0.02, 0.75)
        return bed(u, v)

    plants.blades(1600, foot, ("#5f9a3c", "#86b44a"), tall=(0.12, 0.36), wide=0.022)
    petals = ("#f4f0e8", "#e8486a", "#f8d040", "#8a6ad0", "#f07a3c")
    for k in range(60):
        x, y, z = foot(random)
        if abs(x - 0.2) < 0.6 and y > -3.7:
            continue
        plants.flower(petals[k % 5], tall=random.uniform(0.3, 0.55), size=0.17, at=(x, y, z))


def _desert() -> None:
    post = props.wood("#7a4f34")
    x, y = -1.9, 3.0
    shapes.rod((x, y, 0), (x, y, 2.5), 0.07, post)
    board = [(-0.8, -0.2), (0.65, -0.2), (0.95, 0), (0.65, 0.2), (-0.8, 0.2)]
    for z, turn, colour in ((2.2, 16, "#f8ecd4"), (1.65, 200, "#f0b848")):
        shapes.plate(
            board, materials.paint(colour, vary=0.05), thick=0.07, at=(x, y - 0.08, z),
            turn=(0, 0, turn),
        )  # fmt: skip
    green = materials.paint("#4f8a5a", "#3f7a50", vary=0.15, scale=3)
    for x, y, size in ((4.3, 3.0, 0.9), (-3.6, 8, 1.3), (4.6, 15, 1.5)):
        trunk = [(0, 0, -0.2), (0, 0, 1.4), (0, 0, 2.4)]
        things = [shapes.tube(trunk, [0.3, 0.32, 0.24], green, sides=14)]
        things.append(shapes.ball(0.24, green, at=(0, 0, 2.4)))
        for s, z in ((-1, 0.9), (1, 1.3)):
            arm = [
                (0, 0, z),
                (s * 0.55, 0, z + 0.05),
                (s * 0.72, 0, z + 0.4),
                (s * 0.72, 0, z + 0.9),
            ]
            things.append(shapes.tube(arm, [0.18, 0.18, 0.18, 0.16], green, sides=12))
            things.append(shapes.ball(0.16, green, at=arm[-1]))
        shapes.group(things, at=(x, y, 0), size=size)
    rock = materials.paint("#b8603c", "#a04f38", vary=0.2, scale=0.6)
    for x, y, size in ((-9, 34, 1.0), (6, 38, 1.3), (-1, 46, 0.9)):
        mesa = [(5, 0), (4.2, 2.5), (3.6, 5.2), (3.4, 5.6), (0, 5.7)]
        shapes.lathe(mesa, rock, smooth=False, sides=14, at=(x, y, -0.5), size=size)


def look() -> Look:
    sky = gradient(((0, "#3f9aa8"), (0.3, "#8fc8bc"), (0.5, "#f4dcae"), (1, "#f4c88a")), bend=0.05)
    return Look(
        "terracotta", sky, Fog(14, 30, "#f0cc9a", 0.75), exposure=0.85, glow=0.25, pull=0.15,
        focus=((0.45, 0.55, 0.15, 1.2), (0.5, 0.3, 0.12, 1.0)), seed=109,
    )  # fmt: skip
