"""A girl rolls up the road behind her like a carpet."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

WIDE = 1.9


def build() -> None:
    stage.ambience("#e8e4dc", "#c88a58", 0.7)
    stage.sun((0.75, 0.25, -0.55), "#ffe6bc", 4.4, 1)
    stage.camera((0.4, -7.4, 8.4), (0.15, 0.3, 0.3), 42)
    sand = materials.paint("#d89a5c", "#cc8a4c", vary=0.14, scale=0.7, bump=0.25)
    shapes.terrain(
        (40, 40),
        lambda x, y: -0.06 + 0.12 * shapes.hills(x, y, 0.35) + 0.02 * np.sin(3 * y + 2 * x),
        sand,
        cells=180,
        centre=(0, 3),
    )
    _road()
    _girl()
    _left_behind()


def _bend(y: float) -> float:
    return 0.75 * np.sin(0.42 * y + 0.4)


def _road() -> None:
    tar = materials.paint("#5f5a60", "#6a646a", vary=0.12, scale=5)
    edge = materials.paint("#f0e4cc", vary=0.08)

    def strip(low: float, high: float, lift: float, start: float = -0.2, stop: float = 9.0):  # noqa: ANN202 - a surface
        def surface(u: float, v: float) -> Vec:
            y = start + (stop - start) * v
            return _bend(y) + low + (high - low) * u, y, 0.09 + lift

        return surface

    half = WIDE / 2
    shapes.thicken(shapes.sheet(strip(-half, half, 0), tar, cells=(12, 60)), 0.04)
    for side in (-1, 1):
        x = side * (half - 0.1)
        shapes.sheet(strip(x - 0.035, x + 0.035, 0.05), edge, cells=(2, 60))
    for y in np.arange(0.3, 9, 0.9):
        shapes.sheet(strip(-0.045, 0.045, 0.05, y, y + 0.5), edge, cells=(2, 6))

    def roll(u: float, v: float) -> Vec:
        turns = 2 * np.pi * 2.6 * v
        r = 0.62 - 0.13 * turns / (2 * np.pi)
        a = -np.pi / 2 - turns
        return _bend(-0.2) + WIDE * (u - 0.5), -0.2 + r * np.cos(a), 0.72 + r * np.sin(a)

    shapes.thicken(shapes.sheet(roll, tar, cells=(10, 130)), 0.035)
    for side in (-1, 1):

        def line(u: float, v: float, side: int = side) -> Vec:
            x, y, z = roll(0.5, v)
            return x + side * (half - 0.1) + 0.07 * (u - 0.5), y, z

        shapes.thicken(shapes.sheet(line, edge, cells=(2, 130)), 0.05)


def _girl() -> None:
    x = _bend(-0.2)
    who = people.person(
        age="child",
        top="#e8c040",
        skirt="#e8c040",
        hair="#5a2a18",
        head=1.35,
        pose="hold",
        shoes="#c8302c",
        bend={"spine03": (-16, 0, 0)},
        aim={
            "upperarm01.L": (0.25, -0.9, -0.35),
            "lowerarm01.L": (-0.1, -1, -0.1),
            "upperarm01.R": (-0.25, -0.9, -0.35),
            "lowerarm01.R": (0.1, -1, -0.1),
            "upperleg01.L": (0.05, 0.35, -1),
            "upperleg01.R": (-0.05, -0.3, -1),
        },
        at=(x + 0.05, -1.55, 0.0),
        turn=(0, 0, 180),
        size=1.25,
    )
    people.put_on(who, people.hat("cap", "#c8302c"))
    animals.standing(
        "dog",
        coat="#f0e0c4",
        stride=(0.3, -0.3, -0.3, 0.3),
        at=(x + 1.65, -0.9, 0.0),
        turn=(0, 0, 165),
        size=1.1,
    )


def _left_behind() -> None:
    red = "#c8402f"
    car: list[Part] = [
        Blob((0, 0, 0.26), (0.34, 0.66, 0.2), red),
        Blob((0, 0.06, 0.46), (0.27, 0.36, 0.18), red),
        Blob((0, 0.06, 0.5), (0.285, 0.27, 0.1), "#bcd8e4", weight=1.5),
    ]
    dark = materials.paint("#22201f")
    things = [model(car, voxel=0.03, blend=0.06, rough=0.3)]
    things += [
        shapes.ball(0.14, dark, sides=16, at=(s * 0.3, y, 0.13), size=(0.4, 1, 1))
        for s in (-1, 1)
        for y in (-0.4, 0.4)
    ]
    shapes.group(things, at=(_bend(4.0) + 0.42, 4.0, 0.12), turn=(0, 0, -14), size=1.25)
    props.suitcase("#4a6a8a", at=(_bend(4.0) + 0.42, 4.15, 0.93), turn=(90, 0, 70), size=0.75)
    post = props.wood("#7a5236")
    shapes.rod((-1.75, 1.7, 0), (-1.75, 1.7, 1.7), 0.05, post)
    board = [(-0.55, -0.13), (0.45, -0.13), (0.65, 0), (0.45, 0.13), (-0.55, 0.13)]
    for z, turn, colour in ((1.5, 24, "#f0e4cc"), (1.15, 160, "#e8b860")):
        shapes.plate(
            board,
            materials.paint(colour, vary=0.1),
            thick=0.05,
            at=(-1.75, 1.66, z),
            turn=(-25, 0, turn),
        )
    for x, y, size in ((-2.5, -1.4, 0.8), (2.6, 2.2, 1.0), (2.2, -2.6, 0.6)):
        plants.round_tree("#7a9a5a", "#7a5a3a", seed=int(size * 10), at=(x, y, 0), size=size)
    stone = materials.paint("#e8dcc8", vary=0.1)
    for y in (0.9, 3.1, 5.3):
        x = _bend(y) - WIDE / 2 - 0.28
        shapes.lathe([(0.14, 0), (0.14, 0.3), (0.1, 0.4), (0, 0.42)], stone, at=(x, y, 0))
    for k in range(9):
        y = -2.2 - 0.35 * k
        mark = materials.paint("#b87a44", vary=0.1)
        side = 0.13 if k % 2 else -0.13
        shapes.ball(
            0.09, mark, sides=12, at=(_bend(y) * 0.6 + 0.05 + side, y, 0.0), size=(0.6, 1.2, 0.12)
        )


def look() -> Look:
    return Look(
        "terracotta", plain("#d89a5c"), exposure=0.85, glow=0.2, pull=0.2,
        focus=((0.5, 0.62, 0.12, 1.2), (0.55, 0.3, 0.1, 0.8)), seed=109,
    )  # fmt: skip
