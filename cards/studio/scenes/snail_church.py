"""A snail carries a cathedral over a leaf in the rain; pilgrims follow."""

import numpy as np

from cards.studio import animals, buildings, materials, people, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#e4f0e4", "#8aa870", 0.9)
    stage.sun((0.6, 0.4, -0.75), "#fff4d4", 3.2, 3)
    stage.camera((-1.0, -8.4, 2.1), (0.3, 0, 1.95), 34)
    green = materials.paint("#6fa048", "#86b458", vary=0.15, scale=1.2, rough=0.4)
    vein = materials.paint("#a4c878", vary=0.1)
    shapes.thicken(shapes.sheet(_leaf, green, cells=(90, 50)), 0.05)
    shapes.tube([_lift(_leaf(u, 0.5)) for u in np.linspace(0, 1, 24)], 0.07, vein, sides=8)
    for u in np.linspace(0.1, 0.85, 8):
        for end in (0.02, 0.98):
            line = [_lift(_leaf(u + 0.12 * t, 0.5 + (end - 0.5) * t)) for t in np.linspace(0, 1, 7)]
            shapes.tube(line, np.linspace(0.04, 0.012, 7).tolist(), vein, sides=6)
    animals.snail(None, at=(-0.1, 0, 0.28), turn=(0, 0, 8), size=2.0)
    buildings.cathedral(
        stone="#e8dcc4",
        tiles="#7a8a9a",
        glow=0.5,
        at=(0.25, 0.05, 0.62),
        turn=(0, -3, 8),
        size=1.18,
    )
    _pilgrims()
    _rain()
    for x, y, z, r, tint in (
        (-5.2, 7, 1.0, 2.6, "#7fa868"),
        (5.4, 8, 2.8, 3.0, "#8fb474"),
        (0.5, 12, 5.6, 3.4, "#9cbc84"),
    ):
        m = materials.paint(tint, vary=0.15)
        blade = [(0, -1.1), (-0.5, -0.5), (-0.55, 0.3), (0, 1.2), (0.55, 0.3), (0.5, -0.5)]
        shapes.leaf(blade, m, at=(x, y, z), turn=(10, 40 * np.sign(x), 0), size=r)


def _leaf(u: float, v: float) -> Vec:
    """Return a point of the leaf: u along its rib from stalk to tip, v across."""
    wide = 1.9 * np.sin(np.pi * min(1, 0.12 + 0.88 * u)) ** 0.7 + 0.05
    x = 4.2 - 8.6 * u
    across = (v - 0.5) * 2
    z = (
        0.2
        - 0.9 * max(0, u - 0.75) ** 1.5 * 6
        - 0.25 * across**2
        + 0.1 * np.sin(u * 18) * abs(across)
    )
    return x, wide * across, z


def _lift(point: Vec) -> Vec:
    return point[0], point[1], point[2] + 0.06


def _pilgrims() -> None:
    cloaks = ("#8a3a34", "#3f5f8a", "#c8963a", "#5a4a6a")
    for k, colour in enumerate(cloaks):
        x, y = 1.95 + 0.4 * k, -0.65 + 0.1 * (k % 2)
        who = people.person(
            age=("old", "child", "young", "old")[k],
            pose="walk",
            top=colour,
            skirt=colour,
            hair="#3a2a20",
            head=1.35,
            at=(x, y, 0.3 - 0.02 * k),
            turn=(0, 0, -82),
            size=0.5,
        )
        people.put_on(who, people.hat("pointed", colour))
        staff = shapes.rod((0, 0, -0.8), (0, 0, 0.9), 0.025, materials.paint("#5a3a24"))
        who.hold(staff)


def _rain() -> None:
    water = materials.paint("#cfe8f0", rough=0.1, vary=0.05, glow=0.1)
    random = np.random.default_rng(11)
    drop = [(0, -0.16), (0.09, -0.1), (0.1, 0), (0.05, 0.14), (0, 0.26)]
    first = shapes.lathe(drop, water, sides=18, at=(0, 0, -20))
    for _ in range(46):
        at = random.uniform((-3.4, -2.5, 1.6), (3.4, 4, 6.5))
        shapes.copy_of(first, at=at, turn=(0, 8, 0), size=random.uniform(0.45, 1.0))
    for _ in range(26):
        u, v = random.uniform(0.15, 0.9), random.uniform(0.05, 0.42)
        x, y, z = _leaf(u, v)
        r = random.uniform(0.05, 0.15)
        shapes.ball(r, water, sides=18, at=(x, y, z + 0.07), size=(1, 1, 0.6))


def look() -> Look:
    return Look(
        "moss", sky("spring", 31), Fog(10, 14, "#e4ecd4", 0.75), exposure=0.84, glow=0.15, pull=0.2,
        finish="watercolour", seed=37,
    )  # fmt: skip
