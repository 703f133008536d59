"""A desert folded of paper; one crane has torn itself free of the sand and flies off."""

import numpy as np

from cards.studio import materials, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Faces, Vec
from cards.studio.shapes import Object
from cards.studio.skies import gradient

CRANE: list[Vec] = [
    (0, 0, 0.3), (0.38, 0, 0.02), (-0.38, 0, 0.02), (0, 0, -0.2), (0, 0.18, 0.02), (0, -0.18, 0.02),
    (0.2, 0.08, 0), (0.2, -0.08, 0), (0.78, 0, 0.62), (1.02, 0, 0.44), (0.7, 0.03, 0.52),
    (-0.2, 0.08, 0), (-0.2, -0.08, 0), (-0.9, 0, 0.6),
    (0.34, 0.03, 0.05), (-0.34, 0.03, 0.05), (0, 0.03, 0.31), (-0.12, 1.15, 0.75),
    (0.34, -0.03, 0.05), (-0.34, -0.03, 0.05), (0, -0.03, 0.31), (-0.12, -1.15, 0.75),
]  # fmt: skip
FOLDS: Faces = [
    (0, 1, 4), (0, 4, 2), (0, 5, 1), (0, 2, 5), (3, 4, 1), (3, 2, 4), (3, 1, 5), (3, 5, 2),
    (6, 8, 1), (7, 1, 8), (6, 7, 8), (8, 9, 10), (11, 2, 13), (12, 13, 2), (11, 13, 12),
    (14, 16, 17), (16, 15, 17), (18, 21, 20), (20, 21, 19),
]  # fmt: skip
"""A folded crane 2 m long that flies toward +X, wings along Y: its points and its flat faces."""


def build() -> None:
    stage.ambience("#e8eaf4", "#d8b090", 0.75)
    stage.sun((0.8, 0.3, -0.4), "#ffe6b8", 4.2, 0.6)
    stage.camera((0, -12, 4.2), (0, 0, 3.4), 34)
    _dunes()
    _flock()
    _caravan()
    _scissors()
    _crane("#e8482c", at=(0.75, -3.2, 5.15), turn=(58, -24, 8), size=2.1)


def _crane(colour: str, **where: object) -> Object:
    paper = materials.paint(colour, vary=0.04, scale=30, rough=0.9, glow=0.06)
    return shapes.thicken(shapes.mesh(CRANE, FOLDS, paper, smooth=False, **where), 0.012)


def _height(x: float, y: float) -> float:
    """Return the fold of the sand: zigzag ridges that grow toward the distance."""
    wave = (0.24 * y + 0.12 * x + 0.4 * np.sin(0.3 * x)) % 1
    ridge = min(wave / 0.7, (1 - wave) / 0.3)
    cross = abs((0.17 * x - 0.05 * y) % 1 - 0.5) * 2
    near = np.clip((y + 3) / 3, 0, 1)
    return near * (0.9 + 0.14 * max(0, y)) * ridge * (0.4 + 0.6 * cross) + 0.1 * min(0, y + 3)


def _dunes() -> None:
    """Fold the ground of large flat facets, each sheet with its own tint."""
    random = np.random.default_rng(3)
    step, tints = 1.7, ("#f6dcb4", "#eec89c", "#fbeacc", "#e0b088")
    verts: list[Vec] = []
    nx, ny = 26, 24
    for j in range(ny):
        for i in range(nx):
            x = -21 + step * (i + 0.5 * (j % 2)) + random.uniform(-0.25, 0.25)
            y = -9.5 + step * j * 1.05 + random.uniform(-0.25, 0.25)
            verts.append((x, y, _height(x, y) + random.uniform(-0.06, 0.06)))
    faces: list[Faces] = [[] for _ in tints]
    for j in range(ny - 1):
        for i in range(nx - 1):
            a, b, c, d = j * nx + i, j * nx + i + 1, (j + 1) * nx + i, (j + 1) * nx + i + 1
            pair = [(a, b, d), (a, d, c)] if j % 2 else [(a, b, c), (b, d, c)]
            for face in pair:
                faces[random.integers(len(tints))].append(face)
    for tint, some in zip(tints, faces, strict=True):
        shapes.mesh(verts, some, materials.paint(tint, vary=0.05, scale=20, rough=0.95),
                    smooth=False)  # fmt: skip


def _flock() -> None:
    """Leave the others half folded into the sand."""
    for x, y, turn, size in (
        (2.35, -4.3, 155, 1.35), (3.0, 1.0, 150, 1.5), (-4.5, 4, 20, 1.3), (-5.4, 7, 20, 1.6),
    ):  # fmt: skip
        _crane("#fffaf0", at=(x, y, _height(x, y) + 0.25 * size), turn=(0, -8, turn), size=size)
    hole = [(-0.95, 0.55), (-0.35, 0.1), (-0.3, 1.05), (0.25, 0.2), (0.72, 0.62), (1.0, 0.42),
            (0.74, 0.46), (0.42, -0.02), (0, -0.3), (-0.32, -0.02)]  # fmt: skip
    for outline, colour, lift in ((1.12, "#fff8ea", 0.0), (1.0, "#2a2440", 0.03)):
        night = materials.paint(colour, vary=0.05, rough=1)
        shapes.plate([(outline * x, outline * z) for x, z in hole], night, thick=0.02,
                     at=(-0.75, -4.5, 0.05 + lift), turn=(-84, 0, 12), size=1.25)  # fmt: skip


def _caravan() -> None:
    side = [(-0.95, 0.62), (-0.78, 0.72), (-0.62, 0.3), (-0.36, 0.72), (-0.1, 0.4), (0.2, 0.76),
            (0.55, 0.32), (0.58, -0.55), (0.42, -0.55), (0.34, 0), (-0.34, 0), (-0.44, -0.55),
            (-0.6, -0.55), (-0.62, -0.02), (-0.8, 0.5)]  # fmt: skip
    for k, colour in enumerate(("#2f7a8a", "#e0a030", "#7a4a7a")):
        paper = materials.paint(colour, vary=0.05, rough=0.9)
        x, y = -2.1 + 1.55 * k, -1.9 - 0.1 * k
        for lean in (-9, 9):
            shapes.plate(side, paper, thick=0.03, turn=(lean, 0, -6), size=0.95,
                         at=(x, y + lean * 0.012, _height(x, y) + 0.6))  # fmt: skip


def _scissors() -> None:
    """Stick a pair of scissors, tall as a tower, in the sand."""
    steel, grip = materials.paint("#7a8ca0", metal=0.3, rough=0.3), materials.paint("#1f6a80")
    things = []
    for s in (-1, 1):
        blade = [(0.1 * s, 0), (0.26 * s, 0.15), (-0.3 * s, 2.4), (-0.12 * s, 0.1)]
        things.append(shapes.plate(blade, steel, thick=0.08, at=(0, 0.05 * s, 0)))
        things.append(shapes.rod((0.08 * s, 0, 0.15), (0.36 * s, 0, -0.55), 0.1, grip))
        things.append(shapes.ring(0.32, 0.1, grip, at=(0.46 * s, 0, -0.88), turn=(90, 0, 0)))
    things.append(shapes.ball(0.1, materials.paint("#e0a030", metal=0.5), at=(0, -0.1, 0.12)))
    shapes.group(things, at=(-2.75, 0.5, 2.9), turn=(0, 168, 14), size=1.2)


def look() -> Look:
    air = gradient(
        ((0, "#5fb0c0"), (0.28, "#b8dcd0"), (0.45, "#fbe8c8"), (1, "#fbe8c8")), bend=0.03
    )
    return Look(
        "bone", air, Fog(16, 16, "#fbe8c8", 0.8), exposure=0.95, glow=0.15, pull=0.12,
        finish="cutout", focus=((0.5, 0.35, 0.3, 1.0), (0.5, 0.7, 0.5, 0.9)), seed=101,
    )  # fmt: skip
