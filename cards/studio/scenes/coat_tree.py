"""A scarecrow has given its coat to a shivering tree and ties the scarf on, itself bare sticks."""

import numpy as np

from cards.studio import materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import sky

BLUE = "#2f5f8f"
TREE = (1.15, 0.2, 0.0)


def build() -> None:
    stage.ambience("#d8dce4", "#6a5240", 0.6)
    stage.sun((0.8, 0.45, -0.42), "#ffd8a0", 4.0, 2)
    stage.panel((5, -7, 4), (0, 0, 2), "#a8c0e0", 300, 4)
    stage.camera((0.0, -9.2, 1.7), (0.05, 0, 2.35), 42)
    _ground()
    _tree()
    _scarecrow()
    _others()


def _ground() -> None:
    soil = materials.paint("#8a5f3c", "#b89c80", vary=0.25, scale=1.1, bump=0.4)

    def furrow(x: float, y: float) -> float:
        return 0.13 * np.sin((x + 0.25 * y) * 4.2) + 0.12 * shapes.hills(x, y, 0.25)

    shapes.terrain((46, 40), furrow, soil, cells=220, centre=(0, 10))

    def stubble(random: np.random.Generator) -> Vec:
        row = random.integers(-9, 10) * 1.5
        y = random.uniform(-4, 12)
        return row - 0.25 * y + random.normal(0, 0.09), y, 0.08

    plants.blades(900, stubble, ("#d8b070", "#e8e0d0"), tall=(0.15, 0.4), wide=0.02)
    plants.tree("#5a4436", tall=3.0, seed=8, at=(-6, 16, 0), size=1.2)
    plants.tree("#5a4436", tall=3.0, seed=5, at=(5.5, 19, 0), size=1.5)


def _tree() -> None:
    """Set a thin bare tree bent with cold, the coat buttoned round it, sleeves on two boughs."""
    x, y, _ = TREE
    bark = materials.paint("#b8a08a", "#8a7260", vary=0.25, scale=6, bump=0.4)
    shapes.tube(
        [
            (x + 0.35, y, -0.1),
            (x + 0.12, y, 0.9),
            (x, y, 2.2),
            (x - 0.1, y, 3.2),
            (x - 0.42, y, 4.0),
        ],
        [0.3, 0.2, 0.17, 0.15, 0.1],
        bark,
    )
    for points, radius in (
        ([(-0.05, 0, 2.75), (-0.75, -0.15, 2.6), (-1.15, -0.3, 2.2), (-1.3, -0.35, 1.95)], 0.1),
        ([(-0.05, 0, 2.75), (0.65, -0.1, 2.65), (1.05, -0.15, 2.2), (1.1, -0.2, 1.9)], 0.1),
        ([(-0.42, 0, 3.95), (-0.75, 0.1, 4.4), (-0.7, 0.1, 4.9)], 0.075),
        ([(-0.4, 0, 3.95), (-0.15, 0.1, 4.5), (0.2, 0.1, 4.85)], 0.075),
        ([(-0.3, 0, 3.75), (0.35, 0.1, 4.1), (0.8, 0.1, 4.2)], 0.065),
        ([(-0.7, 0.1, 4.4), (-1.15, 0.1, 4.65)], 0.045),
        ([(-0.1, 0.1, 4.5), (-0.2, 0.1, 5.1)], 0.045),
        ([(0.4, 0.1, 4.1), (0.7, 0.1, 4.6)], 0.04),
    ):
        line = [(x + a, y + b, c) for a, b, c in points]
        shapes.tube(line, np.linspace(radius, radius * 0.35, len(line)).tolist(), bark)
    for side, points in ((-1, ((-1.3, -0.35, 1.95),)), (1, ((1.1, -0.2, 1.9),))):
        for a, b, c in points:
            for k in (-1, 0, 1):
                tip = (x + a + side * 0.08 + 0.13 * k, y + b - 0.08, c - 0.3 + 0.05 * abs(k))
                shapes.tube([(x + a, y + b, c), tip], [0.045, 0.02], bark)
    _coat()
    leaf = materials.paint("#d8742c", vary=0.2, glow=0.05)
    for dx, z, turn in (
        (-1.15, 4.62, 20),
        (0.8, 4.15, -30),
        (0.3, 3.4, 60),
        (0.9, 1.4, -50),
        (-0.3, 0.9, 30),
    ):
        shapes.leaf(
            [(0, 0), (0.13, 0.16), (0, 0.4), (-0.13, 0.16)],
            leaf,
            at=(x + dx, y - 0.5, z - 0.3),
            turn=(20, turn, 30),
        )


def _coat() -> None:
    x, y, _ = TREE
    cloth = materials.paint(BLUE, "#28527c", vary=0.15, scale=4)

    def body(u: float, v: float) -> Vec:
        a = 2 * np.pi * u - np.pi / 2
        wide = 0.36 + 0.42 * v**1.3 + 0.05 * v * np.sin(7 * a)
        lift = 0.1 * max(0.0, np.cos(a)) * (1 - v)
        return (
            x - 0.02 + 0.12 * v + wide * np.cos(a),
            y + 0.75 * wide * np.sin(a),
            2.95 - 2.0 * v + lift,
        )

    shapes.thicken(shapes.sheet(body, cloth, cells=(80, 24)), 0.03)
    for line in (
        [(-0.2, -0.02, 2.78), (-0.72, -0.15, 2.62), (-1.1, -0.28, 2.25), (-1.2, -0.33, 2.05)],
        [(0.15, -0.02, 2.78), (0.62, -0.1, 2.65), (0.98, -0.15, 2.28), (1.05, -0.18, 2.05)],
    ):
        points = [(x + a, y + b, c) for a, b, c in line]
        shapes.tube(points, [0.27, 0.24, 0.21, 0.23], cloth, sides=14)
        shapes.ball(0.2, materials.paint("#d8a03c"), at=points[-1], size=(1.2, 1.2, 0.4))
    gold = materials.paint("#e8b03c", metal=0.5, rough=0.3)
    for z in (2.55, 2.2, 1.85, 1.5):
        wide = 0.75 * (0.36 + 0.42 * ((2.95 - z) / 2) ** 1.3)
        shapes.ball(0.075, gold, at=(x + 0.02, y - wide - 0.05, z), size=(1, 0.5, 1))
    patch = materials.paint("#c8582f", vary=0.15)
    shapes.box((0.34, 0.04, 0.36), patch, at=(x + 0.42, y - 0.5, 1.45), turn=(-14, 8, 42))
    wool = materials.paint("#c8302c", vary=0.2, scale=14, bump=0.5)
    shapes.ring(0.27, 0.11, wool, at=(x - 0.1, y, 3.12), turn=(0, -8, 0))
    scarf = [
        (x - 0.2, y - 0.3, 3.1),
        (x - 0.75, y - 0.5, 2.95),
        (-0.42, -0.45, 2.75),
        (-0.5, -0.5, 2.35),
    ]
    shapes.tube(scarf, [0.1, 0.1, 0.1, 0.11], wool)


def _scarecrow() -> None:
    """Set the scarecrow: a sack head with stitched eyes on a bare cross with straw ribs."""
    wood, straw = props.wood("#7a5230"), materials.paint("#e0b04a", "#c8923a", vary=0.3, scale=9)
    x = -1.25
    shapes.rod((x, 0.1, -0.2), (x, 0.1, 3.0), 0.085, wood)
    shapes.tube(
        [
            (x - 1.1, 0, 2.05),
            (x - 0.5, 0, 2.45),
            (x, 0, 2.5),
            (x + 0.45, -0.25, 2.5),
            (-0.45, -0.45, 2.75),
        ],
        0.07,
        wood,
    )
    random = np.random.default_rng(3)
    for end in ((x - 1.1, 0, 2.05), (-0.45, -0.45, 2.75)):
        for _ in range(16):
            away = random.normal(0, 0.17, 3)
            shapes.rod(
                end,
                tuple(np.array(end) + away + np.array((-0.12 if end[0] < x else 0.12, 0, -0.05))),
                0.014,
                straw,
            )
    for _ in range(60):
        z = random.uniform(1.5, 2.45)
        a = random.uniform(0, 2 * np.pi)
        r = 0.2 + 0.08 * np.sin(6 * z)
        at = np.array((x + r * np.cos(a), 0.1 + r * np.sin(a), z))
        shapes.rod(
            tuple(at),
            tuple(at + (0.12 * np.cos(a) + random.normal(0, 0.05), 0.1 * np.sin(a), -0.4)),
            0.02,
            straw,
        )
    rope = materials.paint("#f0dcb0")
    shapes.ring(0.25, 0.035, rope, at=(x, 0.1, 1.75))
    sack: list[Part] = [
        Blob((0, 0, 0.34), (0.37, 0.34, 0.38), "#d8b888"),
        Blob((0, 0, 0.02), (0.16, 0.16, 0.14), "#c8a472"),
        Limb((0, -0.33, 0.32), (0.02, -0.5, 0.27), 0.075, 0.02, "#d86a2c", blend=0.02),
    ]
    ink = materials.paint("#4a2f20", vary=0)
    head = [model(sack, voxel=0.02, blend=0.08, bump=0.5, scale=9)]
    for s in (-1, 1):
        eye = [
            (s * 0.15 + 0.085 * np.cos(a), -0.335, 0.44 - 0.05 * np.sin(a))
            for a in np.linspace(0, np.pi, 6)
        ]
        head.append(shapes.tube(eye, 0.02, ink))
    smile = [
        (0.17 * np.cos(a), -0.34 + 0.02 * abs(np.cos(a)), 0.2 - 0.07 * np.sin(a))
        for a in np.linspace(0, np.pi, 7)
    ]
    head.append(shapes.tube(smile, 0.016, ink))
    head.append(
        people.hat("straw", "#8a5a34", "#c8302c", at=(0, 0.03, 0.6), turn=(-8, 6, 0), size=1.9)
    )
    shapes.group(head, at=(x, 0.0, 2.72), turn=(-4, 9, 38), size=1.15)


def _others() -> None:
    crow: list[Part] = [
        Blob((0, 0, 0.2), (0.16, 0.3, 0.17), "#22242c", (18, 0, 0)),
        Blob((0, -0.27, 0.4), (0.13, 0.14, 0.12), "#22242c"),
        Limb((0, -0.36, 0.39), (0, -0.58, 0.34), 0.06, 0.015, "#4a4038", blend=0.01),
        Limb((0, 0.2, 0.15), (0, 0.6, 0.05), 0.1, 0.06, "#1c1e26"),
        Blob(
            (0.055, -0.34, 0.44), (0.022, 0.02, 0.022), "#f4e8c0", both=True, blend=0.004, weight=2
        ),
        Limb((0.06, 0, 0.1), (0.06, 0, -0.1), 0.02, 0.018, "#4a4038", both=True, blend=0.01),
    ]
    model(
        crow, voxel=0.015, blend=0.06, rough=0.4, at=(-1.82, -0.05, 2.36), turn=(0, 0, 75), size=1.1
    )
    pumpkin = materials.paint("#e07a2a", vary=0.15)
    for px, py, size in ((-0.75, -1.9, 0.42), (-1.3, -2.4, 0.3)):
        for k in range(9):
            a = 2 * np.pi * k / 9
            shapes.ball(
                size * 0.62,
                pumpkin,
                sides=16,
                at=(px + size * 0.5 * np.cos(a), py + size * 0.5 * np.sin(a), size * 0.55),
                size=(1, 1, 1.1),
            )
        shapes.rod((px, py, size), (px + 0.05, py, size * 1.55), 0.05, materials.paint("#5f6a34"))


def look() -> Look:
    return Look(
        "umber",
        sky("gold", 14),
        Fog(11, 16, "#e8c89a", 0.8),
        Rays((-0.1, 0.2), 0.25, "#ffe4b0", 22),
        exposure=0.9,
        glow=0.3,
        pull=0.18,
        focus=((0.3, 0.4, 0.12, 1.2), (0.65, 0.5, 0.15, 0.9)),
        seed=19,
    )
