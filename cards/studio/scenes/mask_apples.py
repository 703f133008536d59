"""Masks grow on a tree among the apples; one has fallen and lies in its tears."""

import numpy as np

from cards.studio import animals, materials, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

MASKS = (
    (-0.95, -0.55, 2.95, "#f4ead4", True, -8),
    (0.45, -0.75, 3.3, "#e8b04a", False, 10),
    (1.35, -0.35, 2.5, "#c8d8e0", True, -4),
    (-0.25, -0.95, 2.15, "#e88a7a", True, 6),
    (-1.75, -0.1, 2.2, "#a8c88a", False, 12),
)


def build() -> None:
    stage.ambience("#dcecf0", "#8aa060", 0.8)
    stage.sun((0.6, 0.5, -0.65), "#fff0cc", 4.0, 2)
    stage.camera((0.35, -6.2, 1.9), (-0.05, 0, 1.75), 33)
    grass = materials.paint("#6f9a48", "#8ab058", vary=0.2, scale=1.2)
    shapes.terrain((50, 60), _ground, grass, cells=120, centre=(0, 24))
    plants.blades(5200, _sward, ("#7aa850", "#a4b858"), tall=(0.08, 0.24))
    bark = materials.paint("#6a4a34", "#7a5a42", vary=0.3, scale=3, bump=0.6)
    shapes.tube(
        [(0.35, 0.9, -0.2), (0.2, 0.8, 1.2), (0.3, 0.7, 2.4), (0.1, 0.6, 4.6)],
        [0.46, 0.32, 0.28, 0.16],
        bark,
        sides=18,
    )
    for line in (
        [(0.25, 0.75, 1.9), (-0.7, 0.35, 2.9), (-1.7, -0.1, 3.3), (-2.6, -0.3, 3.4)],
        [(0.3, 0.7, 2.3), (1.0, 0.2, 3.1), (1.9, -0.2, 3.5), (2.7, -0.3, 3.5)],
        [(0.2, 0.6, 3.1), (0.1, -0.2, 3.7), (0.3, -0.9, 4.0)],
        [(-0.7, 0.35, 2.9), (-0.8, -0.3, 3.4), (-0.9, -0.8, 3.6)],
    ):
        shapes.tube(line, [0.2, 0.14, 0.09, 0.04][: len(line)], bark, sides=12)
    _foliage()
    string = materials.paint("#6a4a34")
    for x, y, z, colour, smile, turn in MASKS:
        props.mask(colour, smile=smile, at=(x, y, z), turn=(-6, 0, turn), size=1.55)
        shapes.rod((x, y + 0.05, z + 0.38), (x + 0.05, y + 0.2, z + 0.9), 0.018, string)
    apple = materials.paint("#d8302a", "#e87a3a", vary=0.1, scale=4, rough=0.3)
    for x, y, z in (
        (-1.5, -0.5, 2.8),
        (-0.6, -0.8, 2.6),
        (0.95, -0.6, 2.9),
        (1.9, -0.4, 2.9),
        (0.1, -0.9, 3.55),
        (1.75, -0.6, 2.15),
        (-2.0, -0.3, 2.9),
        (0.55, -0.7, 2.4),
    ):
        shapes.ball(0.17, apple, at=(x, y, z), size=(1, 1, 0.92))
        shapes.rod((x, y, z + 0.13), (x + 0.02, y + 0.05, z + 0.3), 0.014, string)
    _fallen()
    props.ladder((1.75, -0.3, 0), (1.45, 0.6, 3.0), wide=0.42, colour="#c89a62", thick=0.035)


def _ground(x: float, y: float) -> float:
    return 0.1 * shapes.hills(x, y, 0.35) + 0.03 * max(0, y - 4)


def _sward(random: np.random.Generator) -> Vec:
    y = -4.2 + random.random() * 11
    x = random.uniform(-1, 1) * (1.4 + (y + 5.9) * 0.34)
    return x, y, _ground(x, y) - (0.3 if np.hypot((x + 0.55) / 0.75, (y + 2.2) / 0.45) < 1 else 0)


def _foliage() -> None:
    random = np.random.default_rng(6)
    tints = [materials.paint(c, vary=0.3, glow=0.04) for c in ("#4f7f3a", "#6f9a44", "#8ab450")]
    verts: list[list[Vec]] = [[], [], []]
    for _ in range(2600):
        a, r = random.uniform(0, 2 * np.pi), random.random() ** 0.4
        at = np.array(
            (2.7 * r * np.cos(a), 0.6 + 1.2 * r * np.sin(a), 4.15 + 0.55 * random.normal())
        )
        if random.random() < 0.25:
            at[2] -= random.uniform(0.4, 0.9)
            at[1] += 0.5
        n = random.normal(size=3)
        n /= np.linalg.norm(n)
        u = np.cross(n, (0.3, 0.5, 0.8))
        u /= np.linalg.norm(u)
        w, s = np.cross(n, u), random.uniform(0.07, 0.14)
        verts[random.integers(3)] += [
            at + u * s * 1.5,
            at + w * s * 0.7,
            at - u * s * 1.5,
            at - w * s * 0.7,
        ]
    for tint, points in zip(tints, verts, strict=True):
        faces = [(k, k + 1, k + 2, k + 3) for k in range(0, len(points), 4)]
        shapes.mesh(points, faces, tint, smooth=False)


def _fallen() -> None:
    x, y = -0.55, -2.2
    pool = materials.water("#7fb0c8", scale=3, strength=0.12, rough=0.05)
    rim = [
        (
            0.72 * (1 + 0.12 * np.sin(3 * a)) * np.cos(a),
            0.42 * (1 + 0.12 * np.cos(2 * a)) * np.sin(a),
            0,
        )
        for a in np.linspace(0, 6.28, 40)
    ]
    z = _ground(x, y) + 0.05
    shapes.mesh([*rim, (0, 0, 0)], [(k, (k + 1) % 40, 40) for k in range(40)], pool, at=(x, y, z))
    props.mask("#f6f0e4", smile=False, at=(x, y, z + 0.24), turn=(-58, 0, -14), size=1.6)
    tear = materials.paint("#a4d4ea", rough=0.1, glow=0.1)
    for dx, dz in ((-0.12, 0.18), (0.13, 0.15), (-0.17, 0.06)):
        shapes.ball(
            0.035, tear, sides=12, at=(x + dx, y - 0.25, z + 0.2 + dz), size=(0.8, 0.8, 1.5)
        )
    basket = materials.paint("#b8864a", "#94683a", vary=0.2, scale=14, bump=0.6)
    shapes.lathe(
        [(0.26, 0), (0.36, 0.34), (0.33, 0.34), (0.24, 0.04), (0, 0.04)],
        basket,
        smooth=False,
        at=(0.85, -1.75, _ground(0.85, -1.75)),
    )
    apple = materials.paint("#d8302a", "#e87a3a", vary=0.1, scale=4, rough=0.3)
    for dx, dy, dz in ((-0.1, 0, 0.32), (0.12, 0.05, 0.32), (0.02, -0.12, 0.34), (0, 0.05, 0.45)):
        shapes.ball(0.14, apple, at=(0.85 + dx, -1.75 + dy, _ground(0.85, -1.75) + dz))
    animals.bird(
        "#3f5f8a",
        "#e8b070",
        at=(1.25, -2.35, _ground(1.25, -2.35) + 0.05),
        turn=(0, 0, -60),
        size=0.95,
    )


def look() -> Look:
    return Look(
        "scarlet",
        sky("spring", 91),
        Fog(10, 20, "#d4e4d8", 0.75),
        exposure=0.85,
        glow=0.2,
        pull=0.12,
        focus=((0.4, 0.72, 0.1, 1.1), (0.5, 0.35, 0.3, 0.8)),
        seed=127,
    )
