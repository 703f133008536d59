"""In a pair of scales a feather outweighs a castle."""

import numpy as np

from cards.studio import animals, buildings, materials, plants, shapes, stage
from cards.studio.develop import Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#d8d0c4", "#6a5a50", 0.55)
    stage.panel((-5, -4, 7), (0, 0, 2.5), "#fff0cc", 1100, 2.5)
    stage.panel((5, -5, 3), (0, 0, 2), "#a8b8e0", 260, 3)
    stage.camera((0.2, -9.6, 2.5), (0, 0, 2.6), 42)
    wall = materials.paint("#b8a890", "#ac9c86", vary=0.1, scale=0.8)
    shapes.box((14, 0.2, 11), wall, at=(0, 3.2, 4.5), bevel=0)
    for s in (-1, 1):
        shapes.lathe(
            [
                (0.52, 0),
                (0.5, 0.25),
                (0.38, 0.35),
                (0.34, 4.8),
                (0.42, 5.0),
                (0.55, 5.2),
                (0.55, 9),
            ],
            materials.paint("#cbbca2", vary=0.08),
            smooth=False,
            sides=20,
            at=(s * 2.85, 2.4, 0),
        )
    arch = [(-1.6, 0), (-1.6, 3.4), (-1.1, 4.5), (0, 5.0), (1.1, 4.5), (1.6, 3.4), (1.6, 0)]
    shapes.plate(
        arch,
        materials.paint("#6f8a98", "#86a0a8", vary=0.12, scale=0.6),
        thick=0.05,
        at=(0, 3.08, 0.7),
    )
    for i in range(-6, 7):
        for j in range(-6, 5):
            tile = materials.paint(("#d8c8a8", "#8a7868")[(i + j) % 2], vary=0.08)
            shapes.box((0.89, 0.89, 0.08), tile, at=(0.9 * i, 0.9 * j, -0.04), bevel=0.01)
    _scales()
    animals.owl(at=(0.02, -0.05, 4.86), size=1.15)
    white = materials.paint("#fbf8f0", vary=0.03, glow=0.1)
    for x, y, z, turn in ((2.2, -0.8, 4.6, 40), (-0.9, -1.2, 0.04, 80), (1.0, -1.9, 0.04, -20)):
        _feather(white, (x, y, z), (70 if z < 1 else 20, 0, turn), 0.5)


def _scales() -> None:
    gold = materials.paint("#c8983a", metal=0.7, rough=0.35, vary=0.15)
    post = [
        (0.75, 0),
        (0.7, 0.12),
        (0.3, 0.25),
        (0.14, 0.5),
        (0.1, 1.2),
        (0.16, 1.4),
        (0.08, 1.6),
        (0.07, 4.2),
        (0.15, 4.4),
        (0.05, 4.7),
        (0.12, 4.85),
        (0, 4.88),
    ]
    shapes.lathe(post, gold)
    tilt = np.radians(-15)
    ends = [np.array((s * 1.75 * np.cos(tilt), 0, 4.35 + s * 1.75 * np.sin(tilt))) for s in (-1, 1)]
    middle = (0, 0, 4.42)
    shapes.tube(
        [
            ends[0],
            (ends[0] + middle) / 2 + (0, 0, 0.12),
            middle,
            (ends[1] + middle) / 2 + (0, 0, 0.12),
            ends[1],
        ],
        [0.05, 0.075, 0.1, 0.075, 0.05],
        gold,
        sides=14,
    )
    for s, end in zip((-1, 1), ends, strict=True):
        shapes.ball(0.1, gold, at=end)
        bottom = end - (0, 0, 2.05)
        for a in (0.5, 2.6, 4.7):
            rim = np.add(bottom, (0.78 * np.cos(a), 0.78 * np.sin(a), 0.12))
            shapes.rod(tuple(end), tuple(rim), 0.014, gold)
        pan = [(0, 0), (0.45, 0.02), (0.75, 0.1), (0.84, 0.18), (0.8, 0.18), (0.7, 0.12), (0, 0.05)]
        shapes.lathe(pan, gold, at=tuple(bottom))
        if s < 0:
            _castle(bottom)
        else:
            white = materials.paint("#fffdf6", vary=0.03, glow=0.2)
            _feather(white, tuple(np.add(bottom, (0.02, -0.15, 0.62))), (-32, 52, 0), 1.15)


def _castle(at: Vec) -> None:
    stone = {"wall": "#d8a890", "tiles": "#5a6a94", "glow": 0.8}
    grass = materials.paint("#7a9a50", vary=0.25, scale=6, bump=0.5)
    things = [
        shapes.ball(0.66, grass, at=(0, 0, 0.06), size=(1, 1, 0.28)),
        shapes.box((0.7, 0.4, 0.5), materials.paint("#d8a890", vary=0.15), at=(0, 0, 0.42)),
        buildings.tower(0.15, 0.95, at=(-0.38, -0.12, 0.12), **stone),
        buildings.tower(0.15, 0.85, at=(0.38, -0.12, 0.12), **stone),
        buildings.tower(0.19, 1.25, at=(0.02, 0.15, 0.14), **stone),
        buildings.tower(0.1, 0.62, at=(-0.12, -0.28, 0.15), **stone),
        shapes.box((0.2, 0.03, 0.3), materials.paint("#5a3a28"), at=(0.14, -0.215, 0.34)),
        plants.round_tree("#5f8a3f", seed=2, at=(-0.52, 0.15, 0.1), size=0.3),
        plants.round_tree("#7aa048", seed=3, at=(0.5, 0.2, 0.1), size=0.32),
    ]
    flag = materials.paint("#c8402f")
    things.append(shapes.plate([(0, 0), (0.24, -0.06), (0, -0.13)], flag, at=(0.02, 0.15, 2.12)))
    shapes.group(things, at=tuple(at), size=1.0)


def _feather(material: shapes.Material, at: Vec, turn: Vec, size: float) -> None:
    left = [(0, -0.7), (-0.14, -0.35), (-0.17, 0.1), (-0.1, 0.5), (0, 0.72)]
    right = [(0, 0.72), (0.12, 0.45), (0.15, 0.05), (0.1, -0.38), (0, -0.7)]
    quill = materials.paint("#e8dcc4")
    things = [
        shapes.leaf(left, material, thick=0.012, turn=(0, 0, 14)),
        shapes.leaf(right, material, thick=0.012, turn=(0, 0, -14)),
        shapes.tube([(0, 0, -1.0), (0.01, -0.02, -0.3), (0, 0, 0.7)], [0.016, 0.014, 0.005], quill),
    ]
    shapes.group(things, at=at, turn=turn, size=size)


def look() -> Look:
    return Look(
        "bone",
        plain("#8a7a68"),
        None,
        Rays((-0.1, 0.0), 0.22, "#fff0cc", 14),
        exposure=0.9,
        glow=0.3,
        pull=0.24,
        focus=((0.3, 0.5, 0.14, 1.0), (0.72, 0.62, 0.12, 1.0)),
        seed=97,
    )
