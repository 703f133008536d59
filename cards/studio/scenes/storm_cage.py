"""A bird cage holds a thunderstorm and a small sea; its door is open and a bird looks in."""

import numpy as np

from cards.studio import animals, materials, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import plain

WIDE = 1.42
SEA = 0.62
DOOR = (-62, 14)
"""Degrees of the first and last bar beside the open door, seen from the axis."""


def build() -> None:
    stage.ambience("#5f80a8", "#2a3648", 0.42)
    stage.panel((-5.5, -2.5, 6.5), (0, 0, 1.5), "#ffe2b4", 800, 2)
    stage.panel((5, -4, 3), (0, 0, 2), "#5f8fd0", 160, 4)
    stage.camera((0.5, -8.6, 2.7), (0.12, 0, 1.95), 45)
    table = materials.paint("#6a7f98", "#5a6f8a", vary=0.15, scale=1.2)
    shapes.lathe([(0, 0), (3.6, 0), (3.75, -0.08), (3.6, -0.2), (0, -0.2)], table, sides=90)
    wall = materials.paint("#4a6888", "#587898", vary=0.1, scale=0.6)
    shapes.box((16, 0.2, 12), wall, at=(0, 4.6, 3))
    _window()
    _cage()
    _storm()
    _rest()


def _window() -> None:
    pane, frame = materials.paint("#f2dca8", glow=0.55, vary=0.1), materials.paint("#dfe8ee")
    shapes.box((1.5, 0.1, 3.4), pane, at=(-2.55, 4.4, 3.6), bevel=0)
    for x, z, sides in (
        (-2.55, 1.85, (2.0, 0.4, 0.16)), (-3.3, 3.6, (0.14, 0.2, 3.6)),
        (-1.8, 3.6, (0.14, 0.2, 3.6)), (-2.55, 3.6, (0.08, 0.2, 3.5)),
        (-2.55, 3.4, (1.5, 0.2, 0.08)),
    ):  # fmt: skip
        shapes.box(sides, frame, at=(x, 4.3, z))


def _point(degrees: float, radius: float, z: float) -> Vec:
    a = np.radians(degrees)
    return radius * np.cos(a), radius * np.sin(a), z


def _cage() -> None:
    brass = materials.paint("#e0ac44", "#c08a2c", metal=0.45, rough=0.35, vary=0.15)
    base = [
        (0, 0), (1.6, 0), (1.66, 0.08), (1.56, 0.2), (1.5, 0.34), (1.56, 0.42), (1.46, 0.46),
        (0, 0.44),
    ]  # fmt: skip
    shapes.lathe(base, brass, sides=80)
    shapes.ring(WIDE, 0.05, brass, at=(0, 0, 2.62))
    first, last = DOOR[0] - 25, DOOR[1] - 25
    for degrees in np.arange(last, 360 + first + 1, (360 + first - last) / 17):
        dome = [(1.42, 2.9), (1.3, 3.3), (0.95, 3.68), (0.45, 3.92), (0.06, 4.0)]
        low = [_point(degrees, WIDE, z) for z in (0.4, 1.2, 2.0, 2.6)]
        shapes.tube([*low, *(_point(degrees, r, z) for r, z in dome)], 0.032, brass, sides=8)
    middle = (first + last) / 2
    for degrees in (middle - 12.7, middle + 12.7):
        high = [(1.42, 2.62), (1.42, 2.9), (1.3, 3.3), (0.95, 3.68), (0.45, 3.92), (0.06, 4.0)]
        shapes.tube([_point(degrees, r, z) for r, z in high], 0.032, brass, sides=8)
    arch = [_point(a, WIDE, 2.62) for a in np.linspace(first, last, 9)]
    shapes.tube(arch, 0.05, brass, sides=8)
    leaf = [
        *(shapes.rod((x, 0, 0), (x, 0, 2.0), 0.03, brass) for x in np.linspace(0, 1.25, 5)),
        *(shapes.rod((0, 0, z), (1.25, 0, z), 0.04, brass) for z in (0, 1.0, 2.0)),
    ]
    shapes.group(leaf, at=_point(last, WIDE, 0.56), turn=(0, 0, -12))
    shapes.ball(0.13, brass, at=(0, 0, 4.05))
    shapes.ring(0.2, 0.045, brass, at=(0, 0, 4.32), turn=(90, 0, 20))


def _storm() -> None:
    for k, (x, y, z, size, colour) in enumerate((
        (-0.5, 0.2, 3.05, 0.5, "#5a6680"), (0.5, 0.1, 3.0, 0.52, "#4a5670"),
        (0.0, -0.3, 2.75, 0.6, "#3a465e"), (-0.45, -0.4, 2.5, 0.45, "#46526c"),
        (0.55, -0.35, 2.5, 0.42, "#333e56"), (0, 0.2, 3.35, 0.4, "#77849c"),
    )):  # fmt: skip
        cloud = materials.paint(colour, vary=0.12, scale=2, rough=1)
        puff(cloud, k + 2, at=(x, y, z), size=size)
    escaped = materials.paint("#8fa0b8", vary=0.12, scale=2, rough=1)
    puff(escaped, 9, at=(1.75, -1.5, 2.35), size=0.36)
    bolt = [
        (-0.05, 1.75), (0.28, 1.75), (0.08, 1.12), (0.3, 1.14), (-0.16, 0), (-0.04, 0.82),
        (-0.28, 0.8),
    ]  # fmt: skip
    fire = materials.paint("#ffd84a", glow=1.3, vary=0)
    shapes.plate(bolt, fire, thick=0.08, at=(0.34, -0.45, SEA + 0.12), turn=(0, -6, 0))
    stage.bulb((0.1, -0.9, 1.7), "#ffe68a", 22, 0.15)
    stage.bulb((0.0, 0.5, 2.2), "#d8e4ff", 45, 0.2)
    rain = materials.paint("#c8dcf0", glow=0.35, vary=0)
    random = np.random.default_rng(5)
    for _ in range(44):
        x, y = random.uniform(-1.05, 1.05, 2)
        if np.hypot(x, y) < 1.15:
            z = random.uniform(0.8, 2.1)
            shapes.rod((x, y, z), (x - 0.08, y, z - 0.3), 0.017, rain)
    for x, z in ((1.45, 2.0), (1.65, 1.75), (1.85, 2.05), (2.05, 1.8), (1.55, 1.4), (1.95, 1.45)):
        shapes.rod((x, -1.5, z), (x - 0.05, -1.5, z - 0.22), 0.017, rain)
    sea = materials.paint("#2f6f98", "#3f8cb0", vary=0.2, scale=4, rough=0.15)

    def swell(u: float, v: float) -> Vec:
        r, a = 1.36 * v, 2 * np.pi * u
        x, y = r * np.cos(a), r * np.sin(a)
        wave = 0.1 * np.sin(5.5 * x + 1.5 * np.sin(2 * y)) + 0.05 * np.sin(9 * y + 3 * x)
        return x, y, SEA + wave

    shapes.sheet(swell, sea, cells=(80, 30))
    shapes.lathe([(0, 0.47), (1.4, 0.47), (1.38, SEA + 0.05)], sea, smooth=False)
    props.sail_boat("#b83a2c", at=(-0.55, -0.72, SEA + 0.08), turn=(0, 20, 18), size=0.62)


def _rest() -> None:
    dark = materials.paint("#1c1614", rough=0.1, vary=0)
    shapes.group(
        [
            animals.bird("#f0b832", "#fbe28a"),
            *(shapes.ball(0.016, dark, at=(x, -0.175, 0.25)) for x in (-0.066, 0.066)),
        ],
        at=(1.55, -1.85, 0.12), turn=(0, 0, -74), size=2.7,
    )  # fmt: skip
    feather = materials.paint("#f6cc4a", vary=0.1)
    shapes.leaf(
        [(0, 0), (0.16, 0.2), (0.14, 0.55), (0, 0.8), (-0.1, 0.5), (-0.08, 0.2)], feather,
        at=(-0.75, -2.2, 0.08), turn=(-76, 8, -62), size=0.95,
    )  # fmt: skip
    props.key("#e8c058", at=(-0.3, -2.75, 0.09), turn=(84, 0, 68), size=1.0)
    spill = materials.paint("#4f90b8", rough=0.06, vary=0.1)
    shapes.lathe(
        [(0, 0.02), (0.5, 0.02), (0.56, 0)], spill, at=(0.25, -1.95, 0), size=(1.1, 0.6, 1)
    )


def look() -> Look:
    return Look(
        "ice", plain("#5f7c9c"), Fog(10, 9, "#7f98b4", 0.5), exposure=1.05, glow=0.5, pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.52, 0.56, 0.08, 0.08),), "#ffe68a"),
        focus=((0.45, 0.5, 0.2, 0.9), (0.68, 0.76, 0.09, 1.2)), seed=201,
    )  # fmt: skip
