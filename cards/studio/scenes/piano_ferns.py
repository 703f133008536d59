"""A grand piano is a greenhouse: ferns push up its lid and grow out of the keys."""

from typing import Any

import numpy as np

from cards.studio import animals, materials, plants, shapes, stage
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import plain

RIM = (
    (-1.45, 0), (1.45, 0), (1.46, 1.0), (1.3, 1.8), (0.85, 2.35), (0.35, 2.7), (-0.1, 3.3),
    (-0.65, 3.7), (-1.2, 3.55), (-1.45, 3.0),
)  # fmt: skip
"""The case from above, its keyboard along the first side, its long straight side at -X."""
FLOOR, TOP = 1.15, 1.75


def build() -> None:
    stage.ambience("#d8ecd0", "#5a6a48", 0.6)
    stage.sun((0.75, 0.5, -0.75), "#fff0c4", 4.2, 2)
    stage.panel((5, -5, 4), (0, 0, 1.5), "#cfe8ff", 200, 4)
    stage.camera((2.7, -7.6, 3.3), (0.12, 0.6, 1.98), 44)
    tiles = materials.paint("#c89a70", "#b88860", vary=0.15, scale=1.5)
    for x in np.arange(-9, 9):
        for y in np.arange(-5, 12):
            shapes.box((0.97, 0.97, 0.1), tiles, at=(float(x), float(y), -0.05), bevel=0.02)
    shapes.box((30, 30, 0.1), materials.paint("#6a5240"), at=(0, 0, -0.12))
    _glasshouse()
    _piano()
    _jungle()
    _visitors()


def _glasshouse() -> None:
    iron = materials.paint("#eef2e4", vary=0.05)
    for x in np.arange(-6, 6.1, 1.5):
        arch = [(x, 6.5, 0), (x, 6.5, 4.5), (x, 6.1, 6.2), (x, 5.0, 7.4), (x, 3, 8.2)]
        shapes.tube(arch, 0.07, iron, sides=8)
    for y, z in ((6.5, 1.2), (6.5, 3), (6.5, 4.7), (6.0, 6.3)):
        shapes.rod((-8, y, z), (8, y, z), 0.05, iron)
    leaves = ("#4f8048", "#6f9a50", "#3f7054")
    for k, x in enumerate(np.linspace(-7, 7, 13)):
        plants.round_tree(leaves[k % 3], seed=k, at=(x, 10 + k % 2, 0), size=2.2 + 0.7 * (k % 3))


def _piano() -> None:
    lacquer = materials.paint("#241a1c", rough=0.3, vary=0.0)
    gold = materials.paint("#d8a848", metal=0.6, rough=0.3)
    soil = materials.paint("#4a3626", "#3a2a1e", vary=0.3, scale=6, bump=0.8)
    rim = np.array(RIM)
    side = np.r_[rim[:2], catmull(rim[1:], 6)[1:]]
    shapes.plate(side, lacquer, thick=0.12, at=(0, 0, FLOOR), turn=(-90, 0, 0))
    _wall(side, lacquer)
    shapes.plate(side * 0.97, soil, thick=0.3, at=(0, 0.05, 1.5), turn=(-90, 0, 0))
    lid = shapes.plate(side + (1.45, 0), lacquer, thick=0.07, turn=(-90, 0, 0))
    shapes.group([lid], at=(-1.45, 0, TOP + 0.03), turn=(0, -56, 0))
    shapes.rod((1.2, 1.4, TOP), (0.5, 1.5, 3.55), 0.04, gold)
    for x, y in ((-1.2, 0.3), (1.2, 0.3), (-0.7, 3.1)):
        shapes.lathe([(0.16, FLOOR), (0.1, 0.5), (0.07, 0.12), (0.12, 0)], lacquer, at=(x, y, 0))
    shapes.box((2.9, 0.62, 0.16), lacquer, at=(0, -0.3, 1.22))
    for x in (-1.4, 1.4):
        shapes.box((0.14, 0.66, 0.36), lacquer, at=(x, -0.3, 1.36), bevel=0.05)
    ivory, ebony = materials.paint("#fbf4e2", vary=0.04), materials.paint("#1c1618")
    wide = 2.66 / 21
    for k in range(21):
        x = -1.33 + wide * (k + 0.5)
        shapes.box((wide * 0.92, 0.52, 0.08), ivory, at=(x, -0.34, 1.36), bevel=0.015)
        if k % 7 not in (2, 6):
            shapes.box((wide * 0.55, 0.3, 0.09), ebony, at=(x + wide / 2, -0.2, 1.43), bevel=0.015)


def _wall(side: np.ndarray, lacquer: shapes.Material) -> None:
    n = len(side)
    verts = [(x, y, z) for z in (FLOOR, TOP) for x, y in side]
    faces = [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    shapes.thicken(shapes.mesh(verts, faces, lacquer, smooth=False), 0.08)


def _jungle() -> None:
    random = np.random.default_rng(7)
    greens = [
        materials.paint(colour, vary=0.25, scale=4, glow=0.05)
        for colour in ("#3f7a34", "#5f9a3c", "#86b04a")
    ]
    fronds = [plants.frond(m, seed=k, at=(0, 0, -50)) for k, m in enumerate(greens * 2)]
    for k in range(70):
        x, y = random.uniform(-1.1, 1.2), random.uniform(0.25, 3.2)
        if y > 2.6 - 1.1 * x:
            continue
        turn = (random.uniform(-22, 6), 0, random.uniform(0, 360))
        _copy(fronds[k % 6], (x, y, TOP - 0.1), turn, random.uniform(1.2, 2.4))
    for x, y, turn, size in (
        (1.15, 0.5, 60, 2.0), (1.2, 0.9, 100, 1.8), (0.7, 0.25, 25, 1.5), (-0.5, 0.2, -10, 1.3),
        (-1.0, 0.25, -40, 1.4), (1.1, 1.5, 95, 2.2), (0.2, 0.6, 8, 2.5), (0.5, 1.2, 50, 2.7),
    ):  # fmt: skip
        _copy(fronds[int(size * 10) % 6], (x, y, TOP - 0.05), (8, 0, turn), size)


def _copy(frond: shapes.Object, at: Vec, turn: Vec, size: float) -> None:
    twins = [shapes.copy_of(part) for part in frond.children]
    shapes.group(twins, at=at, turn=turn, size=size)


def _visitors() -> None:
    zinc = materials.paint("#c85a34", metal=0.2, rough=0.4)
    can = [
        shapes.lathe([(0.3, 0), (0.32, 0.5), (0.26, 0.56), (0.2, 0.56)], zinc),
        shapes.tube([(0.28, 0, 0.12), (0.6, 0, 0.4), (0.82, 0, 0.72)], [0.07, 0.05, 0.04], zinc),
        shapes.lathe([(0.05, 0), (0.14, 0.1), (0, 0.1)], zinc, at=(0.82, 0, 0.7), turn=(0, 40, 0)),
        shapes.tube(
            [(-0.28, 0, 0.15), (-0.55, 0, 0.4), (-0.2, 0, 0.75), (0.15, 0, 0.55)], 0.035, zinc
        ),
    ]
    shapes.group(can, at=(1.65, -1.4, 0), turn=(0, 0, 165), size=1.15)
    for k, (x, z, size) in enumerate((
        (1.25, 2.15, 0.7), (1.75, 2.6, 0.85), (1.3, 3.15, 0.8), (1.85, 3.55, 1.0), (1.4, 4.1, 0.85),
        (0.75, 4.35, 0.95),
    )):  # fmt: skip
        _note(("#f08a2c", "#e84a5a", "#fff4e0")[k % 3], at=(x, -0.35, z), turn=(0, -14 + 9 * k, 18),
              size=size)  # fmt: skip
    animals.sitting("cat", coat="#c8702c", at=(-0.15, -2.0, 0.62), turn=(0, 0, 207), size=1.05)
    seat = materials.paint("#241a1c", rough=0.2)
    shapes.lathe(
        [(0.5, 0.5), (0.52, 0.58), (0.46, 0.64), (0, 0.64)],
        materials.paint("#8a2f2a"),
        at=(-0.15, -2.0, 0),
    )
    for a in (0.6, 2.7, 4.6):
        shapes.rod(
            (-0.15 + 0.36 * np.cos(a), -2.0 + 0.36 * np.sin(a), 0.55),
            (-0.15 + 0.5 * np.cos(a), -2.0 + 0.5 * np.sin(a), 0),
            0.05,
            seat,
        )


def _note(petal: str, **where: Any) -> None:
    """Let a blossom rise like a note: its head below, its stem up, a leaf for a flag."""
    colour, green = materials.paint(petal, vary=0.1, glow=0.15), materials.paint("#2f5a2c")
    things = [shapes.ball(0.07, materials.paint("#6a2f1c"), at=(0, -0.08, 0))]
    things += [
        shapes.ball(0.11, colour, sides=16, size=(1, 0.5, 1),
                    at=(0.12 * np.sin(a), 0, 0.12 * np.cos(a)))
        for a in np.linspace(0, 2 * np.pi, 6)[:-1]
    ]  # fmt: skip
    things.append(shapes.rod((0.18, 0, 0), (0.18, 0, 0.68), 0.028, green))
    flag = [(0.18, 0.7), (0.3, 0.62), (0.42, 0.42), (0.36, 0.26), (0.3, 0.42), (0.18, 0.52)]
    things.append(shapes.leaf(flag, green, thick=0.03))
    shapes.group(things, **where)


def look() -> Look:
    return Look(
        "moss",
        plain("#bcd8c8"),
        Fog(9.5, 10, "#a8cc94", 0.5),
        Rays((0.02, -0.1), 0.3, "#fff0c4", 14),
        glow=0.4,
        pull=0.22,
        focus=((0.4, 0.6, 0.2, 1.0), (0.7, 0.4, 0.1, 0.9)),
        seed=205,
    )
