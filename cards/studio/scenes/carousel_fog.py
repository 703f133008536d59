"""A carousel's horses gallop off into the fog; its poles stand empty."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

HORSES = (
    (-0.9, -1.4, "#f4ead8", "#c8402f", 0.72, 0.0),
    (0.9, 1.6, "#c88a5a", "#3f7a8a", 0.74, 0.5),
    (-1.4, 5.0, "#5a4a4a", "#e0a83a", 0.78, 0.25),
    (1.3, 9.5, "#e8dcc8", "#8a4a7a", 0.82, 0.75),
    (-0.9, 15.0, "#a87a5a", "#5f8a5a", 0.86, 0.4),
    (1.4, 22, "#d8ccb8", "#c8402f", 0.9, 0.9),
)


def build() -> None:
    stage.ambience("#f2e4d0", "#b89878", 0.9)
    stage.sun((-0.5, -0.7, -0.5), "#ffe4b8", 2.8, 6)
    stage.camera((1.0, -9.6, 2.0), (-0.35, 2, 2.0), 38)
    ground = materials.paint("#b89a6a", "#a8885a", vary=0.15, scale=1.2)
    shapes.terrain(
        (70, 90),
        lambda x, y: 0.06 * shapes.hills(x, y, 0.4) - 0.02,
        ground,
        cells=90,
        centre=(0, 32),
    )
    _carousel()
    for x, y, coat, saddle, size, phase in HORSES:
        _horse(x, y, coat, saddle, size, phase)
    child = people.person(
        age="child",
        top="#c8402f",
        skirt="#c8402f",
        hair="#3a2018",
        head=1.35,
        pose="reach",
        at=(1.2, -3.6, 0),
        turn=(0, 0, 172),
        size=1.05,
    )
    people.put_on(child, people.hat("cap", "#3f5f8a"))
    scarf = materials.paint("#f0c040", vary=0.1)
    neck = child.where("neck01")
    shapes.tube(
        [
            (neck.x, neck.y - 0.1, neck.z),
            (neck.x + 0.25, neck.y + 0.1, neck.z + 0.06),
            (neck.x + 0.55, neck.y + 0.1, neck.z - 0.06),
            (neck.x + 0.8, neck.y + 0.1, neck.z + 0.1),
        ],
        [0.06, 0.07, 0.06, 0.04],
        scarf,
    )
    random = np.random.default_rng(5)
    leaves = [materials.paint(c, vary=0.2) for c in ("#c8642a", "#e0a03a", "#a84a2a")]
    for k in range(90):
        y = random.uniform(-6.5, 8)
        x = random.uniform(-1, 1) * (2.2 + (y + 9) * 0.28)
        z = 0.03 if k % 3 else random.uniform(0.3, 4.5)
        shapes.leaf(
            [(0, -0.1), (-0.06, 0), (0, 0.12), (0.06, 0)],
            leaves[k % 3],
            thick=0.008,
            at=(x, y, z),
            turn=tuple(random.uniform(-80, 80, 3)),
            size=1.2,
        )
    for k, (x, y) in enumerate(((-5.2, 7), (5.4, 9), (-6.0, 14), (6.5, 17), (-7, 24), (3.8, 26))):
        plants.tree(
            "#7a6450", ("#d88a4a",), tall=6.5, levels=3, seed=k, count=500, leaf=0.1, at=(x, y, 0)
        )


def _carousel() -> None:
    x, y = -2.55, 0.6
    red, cream = materials.paint("#c8503c", vary=0.08), materials.paint("#f6ecd4", vary=0.06)
    gold = materials.paint("#d8a84a", metal=0.5, rough=0.4)
    shapes.lathe(
        [(1.95, 0), (1.95, 0.28), (0, 0.28)],
        materials.paint("#8a5a3c", vary=0.15),
        smooth=False,
        at=(x, y, 0),
    )
    shapes.lathe([(0.4, 0.28), (0.34, 3.0)], cream, smooth=False, sides=10, at=(x, y, 0))
    gores = 16
    for k in range(gores):
        a, b = 2 * np.pi * k / gores, 2 * np.pi * (k + 1) / gores
        top, r = (0, 0, 4.35), 2.2
        p, q = (r * np.cos(a), r * np.sin(a), 3.25), (r * np.cos(b), r * np.sin(b), 3.25)
        low_p, low_q = (*p[:2], 2.92), (*q[:2], 2.92)
        m = (red, cream)[k % 2]
        shapes.mesh([top, p, q], [(0, 1, 2)], m, smooth=False, at=(x, y, 0))
        shapes.mesh(
            [p, q, low_q, low_p], [(0, 1, 2, 3)], (cream, red)[k % 2], smooth=False, at=(x, y, 0)
        )
    shapes.ball(0.13, gold, at=(x, y, 4.45))
    for k in range(8):
        a = 2 * np.pi * (k + 0.3) / 8
        px, py = x + 1.55 * np.cos(a), y + 1.55 * np.sin(a)
        shapes.rod((px, py, 0.28), (px, py, 3.1), 0.03, gold)
        shapes.ball(0.055, gold, sides=12, at=(px, py, 1.3))
    props.lantern(at=(x + 1.1, y - 1.7, 2.55), power=10, size=0.8)


def _horse(x: float, y: float, coat: str, saddle: str, size: float, phase: float) -> None:
    swing = 0.55 * np.cos(2 * np.pi * phase)
    cloth, gold = (
        materials.paint(saddle, vary=0.1),
        materials.paint("#d8a84a", metal=0.5, rough=0.4),
    )
    z = 0.9 + 0.36 * 0.75
    hair = materials.paint("#3a2a24", vary=0.2)
    things = [
        animals.standing(
            "horse", coat=coat, stride=(0.55 + 0.2 * swing, 0.35, -0.5, -0.6 - 0.15 * swing)
        ),
        shapes.ball(0.36, cloth, at=(0, 0.05, z + 0.16), size=(1.06, 0.85, 0.75)),
        shapes.ball(0.2, materials.paint("#6a3a24"), at=(0, 0.05, z + 0.4), size=(0.9, 1.3, 0.4)),
        shapes.tube(
            [(0, -0.98, z + 0.98), (0, -0.72, z + 0.92), (0, -0.48, z + 0.55)],
            [0.06, 0.11, 0.06],
            hair,
        ),
        shapes.rod((0, 0.0, z + 0.2), (0, 0.0, z + 1.5), 0.03, gold),
        shapes.ball(0.06, gold, sides=12, at=(0, 0.0, z + 1.5)),
    ]
    shapes.group(
        things, at=(x, y, 0.22 + 0.12 * abs(swing)), turn=(6 * swing, 0, 160), size=size * 1.25
    )


def look() -> Look:
    return Look(
        "umber",
        sky("milk", 41),
        Fog(8.5, 9, "#f2e6d0", 0.96),
        exposure=0.82,
        glow=0.15,
        pull=0.22,
        finish="watercolour",
        seed=113,
    )
