"""Ferns push up the lid of a grand piano; a tiger looks out of them at a cat on the stool."""

from typing import Any

import numpy as np

from cards.studio import animals, materials, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import plain

RIM = (
    (-1.45, 0), (1.45, 0), (1.46, 1.0), (1.3, 1.8), (0.85, 2.35), (0.35, 2.7), (-0.1, 3.3),
    (-0.65, 3.7), (-1.2, 3.55), (-1.45, 3.0),
)  # fmt: skip
"""The case from above, its keyboard along the first side, its long straight side at -X."""
FLOOR, TOP = 1.15, 1.75
LAIR = (0.35, 0.3, 2.3)
"""Where the tiger's head is."""


def build() -> None:
    stage.ambience("#d8ecd0", "#5a6a48", 0.6)
    stage.sun((0.75, 0.5, -0.75), "#fff0c4", 4.2, 2)
    stage.panel((5, -5, 4), (0, 0, 1.5), "#cfe8ff", 200, 4)
    stage.camera((2.7, -7.6, 3.3), (0.2, 0.6, 1.9), 45)
    tiles = materials.paint("#c89a70", "#b88860", vary=0.15, scale=1.5)
    for x in np.arange(-9, 9):
        for y in np.arange(-5, 12):
            shapes.box((0.97, 0.97, 0.1), tiles, at=(float(x), float(y), -0.05), bevel=0.02)
    shapes.box((30, 30, 0.1), materials.paint("#6a5240"), at=(0, 0, -0.12))
    _glasshouse()
    _piano()
    _jungle()
    _tiger()
    _visitors()
    _explorer()


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
        if y > 2.6 - 1.1 * x or np.hypot(x - LAIR[0], y - LAIR[1]) < 0.75:
            continue
        turn = (random.uniform(-22, 6), 0, random.uniform(0, 360))
        _copy(fronds[k % 6], (x, y, TOP - 0.1), turn, random.uniform(1.2, 2.4))
    for x, y, turn, size in (
        (1.25, 0.5, 75, 2.0), (1.2, 0.9, 100, 1.8), (-0.55, 0.2, -20, 1.3),
        (-1.0, 0.25, -40, 1.4), (1.1, 1.5, 95, 2.2), (0.5, 1.2, 50, 2.7),
    ):  # fmt: skip
        _copy(fronds[int(size * 10) % 6], (x, y, TOP - 0.05), (8, 0, turn), size)


def _copy(frond: shapes.Object, at: Vec, turn: Vec, size: float) -> None:
    twins = [shapes.copy_of(part) for part in frond.children]
    shapes.group(twins, at=at, turn=turn, size=size)


def _tiger() -> None:
    """Let a tiger look out of the ferns, its paws on the piano's edge."""
    coat, white, ink = "#f0842c", "#fff4e0", "#241818"
    head: list[Part] = [
        Blob((0, 0, 0), (0.5, 0.42, 0.44), coat),
        Blob((0.3, -0.12, -0.15), (0.27, 0.25, 0.22), white, both=True),
        Blob((0.13, -0.44, -0.15), (0.17, 0.16, 0.13), white, both=True, weight=1.5),
        Blob((0, -0.38, -0.29), (0.14, 0.13, 0.1), white),
        Limb((0, -0.28, 0.16), (0, -0.52, -0.02), 0.15, 0.11, coat),
        Blob((0, -0.62, -0.05), (0.1, 0.06, 0.065), "#c8586a", blend=0.03, weight=3),
        Blob((0.37, 0.05, 0.4), (0.16, 0.08, 0.17), coat, both=True, blend=0.06),
        Blob((0.37, -0.04, 0.41), (0.09, 0.05, 0.1), ink, both=True, blend=0.03, weight=2),
        Blob((0.2, -0.36, 0.21), (0.1, 0.06, 0.07), white, both=True, weight=2),
    ]
    for a, b in (
        ((0.0, -0.32, 0.32), (0.0, -0.18, 0.45)), ((0.1, -0.33, 0.33), (0.22, -0.2, 0.43)),
        ((0.24, -0.3, 0.33), (0.36, -0.16, 0.34)), ((0.42, -0.24, 0.1), (0.52, -0.06, 0.16)),
        ((0.44, -0.28, -0.08), (0.57, -0.1, -0.06)), ((0.4, -0.32, -0.26), (0.52, -0.14, -0.32)),
    ):  # fmt: skip
        head.append(Limb(a, b, 0.045, 0.03, ink, both=a[0] > 0, blend=0.02, weight=6))
    amber = materials.paint("#f8d83a", vary=0, glow=0.35)
    dark = materials.paint("#141010", vary=0, rough=0.2)
    things = [model(head, voxel=0.024, blend=0.08, soft=0.9, vary=0.06)]
    for s in (-1, 1):
        things.append(shapes.ball(0.1, amber, at=(s * 0.2, -0.36, 0.09), size=(1, 0.7, 0.85)))
        things.append(shapes.ball(0.05, dark, at=(s * 0.19, -0.425, 0.09), size=(0.8, 0.5, 1.2)))
    shapes.group(things, at=LAIR, turn=(14, 0, 2), size=1.02)
    for x in (-0.1, 0.8):
        paw: list[Part] = [
            Limb((x, 0.5, TOP), (x, 0.02, TOP + 0.1), 0.17, 0.17, coat),
            *(Blob((x + dx, -0.12, TOP + 0.05), (0.085, 0.14, 0.1), white, blend=0.03)
              for dx in (-0.13, 0, 0.13)),
            *(Limb((x - 0.16, y, TOP + 0.22), (x + 0.16, y, TOP + 0.22), 0.035, 0.035, ink,
                   blend=0.02, weight=6) for y in (0.15, 0.3)),
        ]  # fmt: skip
        model(paw, voxel=0.028, blend=0.07, soft=0.9)


def _explorer() -> None:
    """Leave of an explorer the helmet and the butterfly net."""
    cloth = materials.paint("#f4e8c8", vary=0.06)
    dome = [(0.5, -0.05), (0.46, 0.02), (0.32, 0.08), (0.31, 0.2), (0.2, 0.36), (0.05, 0.41),
            (0.04, 0.46), (0, 0.46)]  # fmt: skip
    helmet = [
        shapes.lathe(dome, cloth, size=(0.95, 1.1, 1)),
        shapes.ring(0.315, 0.04, materials.paint("#8a3a2a"), at=(0, 0, 0.1), size=(0.95, 1.1, 1)),
    ]
    shapes.group(helmet, at=(1.0, -2.35, 0.12), turn=(-10, 10, 40), size=0.9)
    mouth, grip = np.array((-1.15, -0.75, 1.95)), np.array((-1.0, -1.2, 0.03))
    shapes.rod(grip, mouth, 0.04, props.wood("#9a6a3c"))
    hoop = mouth + (0.2, 0.3, 0.12)
    shapes.ring(0.4, 0.035, materials.paint("#c8a050"), at=hoop, turn=(38, -22, 0))
    gauze = materials.paint("#c8e4c8", vary=0.08)
    bag = [(0.4, 0), (0.36, -0.25), (0.22, -0.55), (0, -0.78)]
    shapes.lathe(bag, gauze, at=hoop, turn=(38, -22, 0))


def _visitors() -> None:
    props.watering_can(at=(1.75, -1.4, 0), turn=(0, 0, 165), size=1.1)
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
