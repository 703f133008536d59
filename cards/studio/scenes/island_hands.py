"""Two islands shake hands over a strait; a ship passes below in the storm."""

import numpy as np

from cards.studio import animals, buildings, materials, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Look
from cards.studio.skies import gradient

LEFT, RIGHT = "#cc8a56", "#8fb0b0"


def build() -> None:
    stage.ambience("#e0dccc", "#6a6258", 0.42)
    stage.sun((0.75, 0.5, -0.6), "#fff4dc", 3.6, 1)
    stage.camera((0, -15.5, 3.6), (0, 0, 4.75), 41.5)
    sea = materials.paint("#4a7a80", "#88a8a0", vary=0.3, scale=0.7)
    shapes.terrain((60, 60), _wave, sea, cells=260, centre=(0, 18))
    _islands()
    _hands()
    _left_shore()
    _right_shore()
    props.sail_boat("#5a2a22", "#fbf4e0", at=(0.1, -1.6, 0.3), turn=(0, -8, -14), size=2.2)
    cloud = materials.paint("#8a8a88", vary=0.1, rough=1)
    random = np.random.default_rng(3)
    puffs = [puff(cloud, k, at=(0, 0, -60)) for k in range(4)]
    for k in range(15):
        at = (-5.4 + 0.78 * k, 5 + random.uniform(-1, 1), 11.0 + 0.7 * np.sin(k * 1.1))
        shapes.copy_of(puffs[k % 4], at=at, turn=(0, 0, 40 * k), size=random.uniform(1.1, 1.7))
    bolt = [
        (0.1, 1.9), (-0.55, 0.25), (-0.1, 0.35), (-0.45, -1.3), (0.5, 0.65), (0.05, 0.6),
        (0.6, 1.9),
    ]  # fmt: skip
    shapes.plate(bolt, materials.paint("#ffd84a", glow=0.8), at=(-2.3, 4.5, 9.2))
    dark = materials.paint("#2a2630", vary=0)
    for x, y, z in ((2.2, 1, 8.2), (3.0, 2, 8.9), (1.6, 1, 9.0)):
        animals.gull(dark, 0.9, 0.5, at=(x, y, z), turn=(20, 10, 25))


def _wave(x: float, y: float) -> float:
    return 0.22 * np.sin(2.1 * y + 0.9 * np.sin(0.9 * x)) + 0.12 * np.sin(1.7 * x + 0.8 * y) - 0.05


def _islands() -> None:
    for side, colour in ((-1, LEFT), (1, RIGHT)):
        parts: list[Part] = [
            Blob((side * 4.3, 0.6, 0.2), (2.4, 2.2, 1.5), colour),
            Blob((side * 3.0, -0.6, 0.0), (1.3, 1.2, 0.7), colour),
            Blob((side * 4.8, 1.6, 1.2), (1.8, 1.6, 1.6), colour),
            Limb((side * 3.7, 0.3, 1.0), (side * 3.35, 0.2, 4.3), 1.1, 0.72, colour, blend=0.8),
            Limb((side * 3.35, 0.2, 4.3), (side * 1.75, 0, 6.05), 0.78, 0.66, colour),
        ]
        model(parts, voxel=0.09, blend=0.45, vary=0.3, scale=1.6, bump=0.6)


def _hands() -> None:
    """Clasp two right hands: the left one is before, the other's fingers come round its back."""
    near: list[Part] = [
        Limb((-1.5, 0, 6.05), (-0.95, -0.2, 6.45), 0.5, 0.48, LEFT),
        Blob((-0.35, -0.3, 6.6), (0.85, 0.3, 0.62), LEFT, (0, -10, 0)),
        Limb((-0.7, -0.35, 6.95), (-0.1, -0.35, 7.5), 0.24, 0.21, LEFT, blend=0.12),
        Limb((-0.1, -0.35, 7.5), (0.65, -0.2, 7.5), 0.21, 0.16, LEFT, blend=0.06),
    ]
    for k in range(4):
        z = 7.02 - 0.3 * k
        near += [
            Limb((0.25, -0.3, z), (0.85, -0.2, z + 0.02), 0.17, 0.16, LEFT, blend=0.04),
            Limb((0.85, -0.2, z + 0.02), (1.15, 0.3, z), 0.16, 0.13, LEFT, blend=0.04),
        ]
    far: list[Part] = [
        Limb((1.5, 0.1, 6.05), (1.0, 0.3, 6.45), 0.5, 0.48, RIGHT),
        Blob((0.45, 0.35, 6.6), (0.9, 0.26, 0.62), RIGHT, (0, 10, 0)),
        Limb((0.8, 0.4, 6.95), (0.35, 0.3, 7.65), 0.24, 0.2, RIGHT, blend=0.12),
        Limb((0.35, 0.3, 7.65), (-0.35, 0.1, 7.7), 0.2, 0.16, RIGHT, blend=0.06),
    ]
    for k in range(4):
        x = -0.95 + 0.34 * k
        far += [
            Limb((x + 0.12, 0.25, 5.95), (x, -0.55, 5.98), 0.16, 0.17, RIGHT, blend=0.04),
            Limb((x, -0.55, 5.98), (x - 0.1, -0.72, 6.42), 0.17, 0.13, RIGHT, blend=0.04),
        ]
    for parts in (near, far):
        model(parts, voxel=0.04, blend=0.14, vary=0.15, scale=2, at=(0, 0, -2.3), size=1.36)


def _left_shore() -> None:
    for x, y, z, size in (
        (-4.6, -0.6, 2.1, 1.0), (-3.9, -1.1, 1.1, 0.85), (-3.0, -1.4, 0.5, 0.7),
        (-4.9, 0.2, 2.7, 1.1), (-3.25, -0.2, 4.95, 0.5), (-2.75, -0.1, 5.45, 0.45),
        (-3.7, -0.1, 4.4, 0.55),
    ):  # fmt: skip
        plants.fir("#7f9a70", at=(x, y, z - 0.2), size=size)


def _right_shore() -> None:
    buildings.lighthouse(red="#a83a2c", at=(2.75, -1.2, 0.4), size=0.95)
    for k, (x, y, z, size) in enumerate(
        ((4.3, -1.2, 1.35, 1.0), (3.75, -1.5, 0.75, 0.8), (4.6, -0.4, 2.3, 0.9))
    ):
        buildings.house(
            (0.9, 0.8, 0.9),
            0.6,
            wall="#f6efe0",
            tiles="#a84a34",
            window="#2a2630",
            glow=0,
            seed=k + 3,
            at=(x, y, z - 0.3),
            turn=(0, 0, -15 + 20 * k),
            size=size,
        )


def look() -> Look:
    return Look(
        "bone",
        gradient(((0, "#8a9a9c"), (0.35, "#d8d4c0"), (1, "#fbf4e4"))),
        exposure=0.95,
        glow=0.0,
        pull=0.15,
        contrast=1.15,
        finish="linocut",
        seed=38,
    )
