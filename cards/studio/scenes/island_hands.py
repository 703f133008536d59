"""Two islands shake hands over a strait; a sea serpent swims out between them."""

from itertools import pairwise

import numpy as np

from cards.studio import animals, buildings, materials, plants, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Look
from cards.studio.skies import gradient

LEFT, RIGHT = "#cc8a56", "#8fb0b0"


def build() -> None:
    stage.ambience("#e0dccc", "#6a6258", 0.42)
    stage.sun((0.75, 0.5, -0.6), "#fff4dc", 3.6, 1)
    stage.camera((0, -15.5, 3.6), (0, 0, 4.75), 41.5)
    sea = materials.paint("#8fc0bc", "#c4dcd0", vary=0.1, scale=0.7)
    shapes.terrain((60, 60), _wave, sea, cells=260, centre=(0, 18))
    _islands()
    _hands()
    _left_shore()
    _right_shore()
    _serpent()
    _foam()
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
    """Clasp two right hands: the left one's fingers lie over the other's back, thumbs on top."""
    near: list[Part] = [
        Limb((-1.6, 0, 6.0), (-0.95, -0.25, 6.45), 0.52, 0.5, LEFT),
        Blob((-0.45, -0.35, 6.6), (0.75, 0.34, 0.62), LEFT, (0, -8, 0)),
        Limb((-0.75, -0.35, 7.0), (-0.2, -0.35, 7.42), 0.26, 0.22, LEFT, blend=0.1),
        Limb((-0.2, -0.35, 7.42), (0.42, -0.3, 7.5), 0.22, 0.17, LEFT, blend=0.06),
    ]
    for k in range(4):
        z, long = 6.98 - 0.32 * k, (1.15, 1.3, 1.22, 1.0)[k]
        near += [
            Limb((0.05, -0.42, z), (0.62, -0.5, z + 0.03), 0.18, 0.175, LEFT, blend=0.03),
            Limb((0.62, -0.5, z + 0.03), (long, -0.42, z - 0.06), 0.175, 0.14, LEFT, blend=0.02),
        ]
    far: list[Part] = [
        Limb((1.75, 0.1, 6.0), (1.15, 0.1, 6.45), 0.52, 0.54, RIGHT),
        Blob((0.6, 0.15, 6.55), (0.95, 0.34, 0.74), RIGHT, (0, 8, 0)),
        Limb((1.05, 0.1, 7.0), (0.55, 0.05, 7.72), 0.28, 0.23, RIGHT, blend=0.12),
        Limb((0.55, 0.05, 7.72), (-0.15, 0, 7.88), 0.23, 0.17, RIGHT, blend=0.06),
    ]
    for parts in (near, far):
        model(parts, voxel=0.04, blend=0.14, vary=0.15, scale=2, at=(0, 0, -2.3), size=1.36)


def _serpent() -> None:
    """Let a pale serpent look up at the clasp; two humps and a tail follow it."""
    skin, dark = "#f0d488", materials.paint("#1a1820", vary=0)
    parts: list[Part] = [
        Limb((-0.75, 0, -0.4), (-0.95, 0, 0.9), 0.36, 0.32, skin),
        Limb((-0.95, 0, 0.9), (-0.6, 0, 2.0), 0.32, 0.28, skin),
        Limb((-0.6, 0, 2.0), (-0.85, 0, 2.5), 0.28, 0.3, skin),
        Blob((-1.05, 0, 2.62), (0.46, 0.34, 0.32), skin, (0, 18, 0)),
        Limb((-1.2, 0, 2.65), (-1.72, 0, 2.78), 0.24, 0.17, skin),
        *(
            Limb((-0.85, s * 0.14, 2.8), (-0.6, s * 0.22, 3.25), 0.1, 0.03, "#c8603a", blend=0.05)
            for s in (-1, 1)
        ),
    ]
    for x, r in ((0.55, 0.95), (1.85, 0.62)):
        arch = [(x + 0.7 * r * np.cos(a), 0, r * np.sin(a) - 0.2) for a in np.linspace(0, np.pi, 9)]
        parts += [Limb(a, b, 0.3 * r**0.5, 0.3 * r**0.5, skin) for a, b in pairwise(arch)]
    model(parts, voxel=0.05, blend=0.1, vary=0.1, at=(0.1, -1.7, 0), size=1.12)
    shapes.ball(0.1, dark, sides=16, at=(-1.2, -2.08, 3.05))


def _foam() -> None:
    """Draw a light edge where rocks and serpent rise out of the dark water."""
    white = materials.paint("#fffdf4", vary=0, glow=0.4)
    for x, y, r in ((-0.75, -1.7, 0.55), (0.0, -1.7, 0.42), (1.4, -1.7, 0.42), (2.0, -1.7, 0.36)):
        shapes.ring(r, 0.07, white, at=(x, y, 0.12), size=(1, 0.55, 0.6))
    for side in (-1, 1):
        rim = [
            (side * (4.0 + 2.1 * np.cos(a)), -0.2 - 2.0 * np.sin(a), 0.2 + 0.08 * np.sin(9 * a))
            for a in np.linspace(0.2, np.pi, 16)
        ]
        shapes.tube(rim, 0.12, white, sides=8)


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
