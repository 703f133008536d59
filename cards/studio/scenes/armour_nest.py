"""A knight's empty armour lies in a meadow; birds nest in it and perch on the sword."""

import numpy as np

from cards.studio import animals, materials, plants, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#e0ecf0", "#a8a868", 0.8)
    stage.sun((0.55, 0.5, -0.65), "#fff2cc", 3.8, 2)
    stage.camera((0.5, -5.4, 1.7), (0, 0, 1.2), 43)
    meadow = materials.paint("#8aa84a", "#a8b858", vary=0.2, scale=1.2)
    shapes.terrain((50, 60), _ground, meadow, cells=120, centre=(0, 24))
    plants.blades(6500, _sward, ("#7fa848", "#b4b858"), tall=(0.08, 0.34), wide=0.014)
    _armour()
    _sword()
    _poppies()
    for k in range(9):
        plants.round_tree(
            "#7f9a58", seed=k, at=(-9 + 2.3 * k, 24 + 2 * np.sin(k * 2), 0.8), size=2.4
        )


def _ground(x: float, y: float) -> float:
    return 0.08 * shapes.hills(x, y, 0.5) + 0.04 * max(0, y - 3)


def _sward(random: np.random.Generator) -> Vec:
    y = -3.6 + random.random() ** 1.4 * 12
    x = random.uniform(-1, 1) * (1.3 + (y + 5.4) * 0.33)
    return x, y, _ground(x, y)


def _armour() -> None:
    steel = materials.paint("#b8c4cc", "#98a4ae", metal=0.75, rough=0.32, vary=0.15, scale=3)
    gold, dark = (
        materials.paint("#d8a84a", metal=0.7, rough=0.3),
        materials.paint("#14161a", vary=0),
    )
    breast = [(0.32, 0), (0.5, 0.12), (0.56, 0.45), (0.58, 0.75), (0.46, 1.0), (0.3, 1.08)]
    body = [
        shapes.lathe(breast, steel, size=(1.1, 0.85, 1)),
        shapes.lathe([(0.26, 1.05), (0.25, 1.05)], dark, size=(1.1, 0.85, 1)),
        shapes.ring(0.3, 0.045, gold, at=(0, 0, 1.08), size=(1.1, 0.85, 1)),
        shapes.ring(0.42, 0.04, gold, at=(0, 0, 0.03), size=(1.05, 0.85, 1)),
        *(shapes.ball(0.34, steel, at=(s * 0.62, 0, 0.92), size=(0.95, 0.9, 0.8)) for s in (-1, 1)),
        *(
            shapes.tube(
                [(s * 0.72, 0, 0.8), (s * 0.86, -0.12, 0.45), (s * 0.72, -0.42, 0.14)],
                [0.18, 0.15, 0.13],
                steel,
            )
            for s in (-1, 1)
        ),
        *(shapes.ball(0.15, steel, at=(s * 0.7, -0.5, 0.1), size=(0.9, 1.3, 0.6)) for s in (-1, 1)),
    ]
    body += [
        shapes.rod((0, -0.5, 0.2 + 0.14 * k), (0, -0.505, 0.26 + 0.14 * k), 0.025, gold)
        for k in range(5)
    ]
    shapes.group(body, at=(-0.3, 0.1, 0.0), turn=(-8, 4, 12), size=1.05)
    helm = [
        shapes.lathe(
            [(0.36, 0), (0.38, 0.3), (0.34, 0.55), (0.2, 0.74), (0, 0.78)],
            steel,
            size=(0.92, 1.05, 1),
        ),
        shapes.box((0.5, 0.06, 0.05), dark, at=(0, -0.375, 0.44), bevel=0.01),
        shapes.ring(0.37, 0.035, gold, at=(0, 0, 0.03), size=(0.92, 1.05, 1)),
        *(
            shapes.ball(0.022, dark, sides=8, at=(x, -0.39, z))
            for x in (-0.12, -0.04, 0.04, 0.12)
            for z in (0.14, 0.24)
        ),
    ]
    plume = materials.paint("#c8302c", vary=0.2)
    helm.append(
        shapes.tube(
            [(0, -0.05, 0.76), (0, 0.15, 1.02), (0, 0.5, 0.98), (0, 0.75, 0.62)],
            [0.05, 0.12, 0.13, 0.04],
            plume,
        )
    )
    shapes.group(helm, at=(0.95, -0.95, 0.08), turn=(6, -12, -24), size=0.95)
    _nest((-0.2, 0.02, 1.2))
    animals.bird("#3f6f9a", "#f0c890", at=(0.12, -0.2, 1.4), turn=(0, 0, 20), size=0.95)
    animals.bird("#8a5a3c", "#f0d8b0", at=(0.93, -1.0, 0.83), turn=(0, 0, -50), size=0.8)
    moss = materials.paint("#7a9a48", vary=0.3, bump=0.6)
    for x, y, z, r in (
        (-0.85, 0.05, 0.98, 0.16),
        (-0.65, -0.4, 0.28, 0.13),
        (0.35, 0.0, 0.25, 0.15),
    ):
        shapes.ball(r, moss, at=(x, y, z), size=(1.2, 1, 0.5))


def _nest(at: Vec) -> None:
    straws = [materials.paint(c, vary=0.25) for c in ("#b88a4a", "#94703c", "#d0a868")]
    random = np.random.default_rng(4)
    for k in range(110):
        a, t = random.uniform(0, 2 * np.pi), random.random()
        r, z, span = 0.3 + 0.14 * t, at[2] - 0.06 + 0.24 * t, random.uniform(0.3, 0.8)
        arc = [
            (
                at[0] + r * np.cos(a + s),
                at[1] + 0.85 * r * np.sin(a + s),
                z + random.normal(0, 0.02),
            )
            for s in np.linspace(-span, span, 5)
        ]
        shapes.tube(arc, random.uniform(0.008, 0.018), straws[k % 3], sides=5, steps=2)
    egg = materials.paint("#8ac4d0", "#a8d4da", vary=0.08, rough=0.4)
    for dx, dy in ((-0.14, -0.02), (0.0, 0.1), (0.02, -0.13)):
        shapes.ball(0.11, egg, at=(at[0] + dx, at[1] + dy, at[2] + 0.1), size=(0.85, 0.85, 1.1))


def _sword() -> None:
    steel = materials.paint("#dce4ea", metal=0.85, rough=0.22, vary=0.05)
    gold = materials.paint("#d8a84a", metal=0.7, rough=0.3)
    blade = [(-0.075, 0), (0.075, 0), (0.075, 1.75), (0, 1.95), (-0.075, 1.75)]
    things = [
        shapes.plate([(x, -z) for x, z in blade], steel, thick=0.035),
        shapes.box((0.62, 0.08, 0.08), gold, at=(0, 0, 0.04)),
        shapes.rod((0, 0, 0.05), (0, 0, 0.42), 0.045, materials.paint("#6a2a2a")),
        shapes.ball(0.085, gold, at=(0, 0, 0.47)),
    ]
    shapes.group(things, at=(-1.3, 0.35, 1.62), turn=(6, -10, 18))
    animals.bird("#c8503c", "#f4dcb8", at=(-1.5, 0.33, 1.72), turn=(0, 0, 40), size=0.9)
    vine = materials.paint("#5f8a3f", vary=0.2)
    twist = [
        (-1.28 + 0.1 * np.cos(a) + 0.03 * a / 6, 0.34 + 0.1 * np.sin(a), 0.06 * a)
        for a in np.linspace(0, 20, 40)
    ]
    shapes.tube(twist, 0.018, vine, sides=6, steps=2)
    bloom = materials.paint("#f4f0ff", vary=0.05)
    for k in (8, 18, 27, 35):
        shapes.ball(0.06, bloom, sides=12, at=twist[k], size=(1, 0.7, 1))


def _poppies() -> None:
    random = np.random.default_rng(9)
    red, heart = materials.paint("#e03a28", vary=0.12, glow=0.05), materials.paint("#2a1c20")
    stem = materials.paint("#5f8a3f")
    for k in range(34):
        y = random.uniform(-2.9, 4)
        x = random.uniform(-1, 1) * (1.2 + (y + 5.4) * 0.3)
        if -1.0 < x < 1.0 and -1.6 < y < 0.7:
            continue
        tall, z = random.uniform(0.3, 0.6), _ground(x, y)
        shapes.rod((x, y, z), (x, y, z + tall), 0.01, stem)
        for a in (0.4, 1.97, 3.54, 5.1):
            shapes.ball(
                0.09,
                red,
                sides=12,
                at=(x + 0.055 * np.cos(a), y + 0.04 * np.sin(a), z + tall + 0.02),
                size=(1, 1, 0.6),
            )
        shapes.ball(0.035, heart, sides=10, at=(x, y - 0.02, z + tall + 0.07))
        if k % 6 == 0:
            animals.moth(
                "#f0d060", "#a86a2a", at=(x, y - 0.1, z + tall + 0.3), turn=(-20, 15, 20), size=0.11
            )


def look() -> Look:
    return Look(
        "lemon",
        sky("spring", 103),
        Fog(9, 22, "#e4ead4", 0.75),
        exposure=0.82,
        glow=0.2,
        pull=0.2,
        focus=((0.48, 0.45, 0.16, 1.1), (0.65, 0.66, 0.1, 0.9)),
        seed=149,
    )
