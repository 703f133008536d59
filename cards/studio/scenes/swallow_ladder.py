"""Swallows in flight are the rungs of a ladder; somebody climbs it into a storm cloud."""

import numpy as np

from cards.studio import buildings, materials, people, plants, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

RUNGS = 10


def build() -> None:
    stage.ambience("#e4f0f4", "#8aa4b8", 0.8)
    stage.sun((0.7, 0.5, -0.6), "#fffaf0", 3.4, 2)
    stage.camera((-0.2, -9.5, 2.4), (0.1, 0, 4.1), 37)
    for k in range(RUNGS):
        _swallow(*rung(k), turn=(-54, 0, 166 + 5 * (k % 3)), size=1.0)
    _climber()
    _storm()
    _below()


def rung(k: float) -> tuple[Vec]:
    """Return where rung `k` flies: up to the right and away."""
    t = k / (RUNGS - 1)
    return ((-1.95 + 2.9 * t + 0.35 * np.sin(np.pi * t), -1.2 + 5.5 * t, 0.35 + 8.3 * t),)


def _swallow(at: Vec, **where: object) -> shapes.Object:
    """Set a swallow 1.7 m from wing to wing, flying toward -Y before it is turned."""
    blue, rust, cream = "#1f3f74", "#c8482c", "#f4ead8"
    body: list[Part] = [
        Blob((0, 0, 0), (0.17, 0.4, 0.16), blue),
        Blob((0, -0.36, 0.03), (0.15, 0.17, 0.14), blue),
        Blob((0, -0.2, -0.08), (0.13, 0.3, 0.1), cream),
        Blob((0, -0.45, -0.05), (0.09, 0.09, 0.07), rust, blend=0.03, weight=2),
        Limb((0, -0.5, 0.02), (0, -0.62, 0.0), 0.05, 0.012, "#20242c", blend=0.02),
    ]
    things = [model(body, voxel=0.02, blend=0.07)]
    dark = materials.paint("#24508c", "#1f4478", vary=0.15)
    for s in (-1, 1):
        wing = [
            (s * 0.08, 0.2), (s * 0.45, 0.34), (s * 0.85, 0.12), (s * 1.05, -0.28),
            (s * 0.75, -0.02), (s * 0.42, -0.06), (s * 0.08, -0.14),
        ]  # fmt: skip
        things.append(shapes.leaf(wing, dark, thick=0.05, turn=(90, 0, 0), at=(0, 0, 0.05)))
        tail = [(s * 0.02, -0.2), (s * 0.12, -0.4), (s * 0.34, -0.95), (s * 0.14, -0.62), (0, -0.5)]
        things.append(shapes.leaf(tail, dark, thick=0.04, turn=(90, 0, 0), at=(0, 0, 0.0)))
    return shapes.group(things, at=at, **where)


def _climber() -> None:
    ((x, y, z),) = rung(3.0)
    who = people.person(
        age="child",
        pose="climb",
        top="#ffd060",
        bottom="#6aa0c4",
        skin="#c88a64",
        hair="#d8804a",
        hair_length=0.3,
        shoes="#c8382c",
        aim={
            "upperarm01.L": (0.75, -0.4, 0.7),
            "lowerarm01.L": (0.1, -0.4, 1),
            "upperarm01.R": (-0.75, -0.4, 0.5),
            "lowerarm01.R": (-0.1, -0.4, 1),
        },
        at=(x + 0.15, y - 0.45, z - 0.7),
        turn=(0, 0, 165),
        size=1.75,
        head=1.3,
    )
    people.put_on(who, people.hat("nightcap", "#c8382c"))


def _storm() -> None:
    random = np.random.default_rng(6)
    greys = [materials.paint(c, vary=0.06) for c in ("#3f5470", "#5a7088", "#7f94a8")]
    puffs = [puff(m, k, at=(0, 0, -60)) for k, m in enumerate(greys)]
    for k in range(34):
        t = random.random()
        at = (-2.6 + 7.5 * t, random.uniform(3.4, 6.5), 11.2 - 1.6 * t + random.normal(0, 0.55))
        shapes.copy_of(
            puffs[k % 3], at=at, turn=(0, 0, random.uniform(-20, 20)), size=random.uniform(1.0, 1.7)
        )
    brass = materials.paint("#e8b040", metal=0.4, rough=0.35)
    bell = [(0.5, -0.02), (0.46, 0.04), (0.31, 0.3), (0.26, 0.6), (0.12, 0.74), (0, 0.76)]
    shapes.lathe(bell, brass, at=(-1.6, 2.6, 7.1), turn=(0, 16, 0), size=1.35)
    shapes.ball(0.17, brass, at=(-1.68, 2.6, 7.0))
    shapes.rod((-1.35, 2.6, 8.1), (-1.2, 3.6, 11), 0.05, materials.paint("#f0e0c0"))
    bolt = [(0.1, 1), (0.5, 1), (0.2, 0.3), (0.52, 0.3), (-0.25, -1.0), (0, 0.02), (-0.28, 0.02)]
    shapes.plate(
        bolt, materials.paint("#ffe27a", glow=0.6), thick=0.08, at=(3.3, 3.0, 6.7), size=1.3
    )


def _below() -> None:
    grass = materials.paint("#a8c0a0", vary=0.1)
    shapes.terrain(
        (60, 50), lambda x, y: -0.6 + 0.25 * shapes.hills(x, y, 0.15), grass, centre=(0, 24)
    )
    for k, (x, y) in enumerate(((2.2, 5.5), (3.9, 7.0), (5.4, 6.0), (0.9, 8.5))):
        buildings.house(
            (1.2, 1.1, 1.1), 0.8, wall="#f4f0e8", tiles=("#c8583c", "#3f6a8a")[k % 2],
            window="#3a4a60", glow=0, seed=k, at=(x, y, -0.6), turn=(0, 0, 12 * k), size=1.25,
        )  # fmt: skip
    for x, y in ((3.0, 4.4), (-0.8, 9.0), (4.6, 4.0)):
        plants.round_tree("#5f8a78", seed=int(y * 3), at=(x, y, -0.6), size=0.9)


def look() -> Look:
    sky = gradient(((0, "#7fa4c0"), (0.4, "#b8d4e0"), (0.7, "#e8f0ee"), (1, "#fffefa")), bend=0.1)
    return Look(
        "ice",
        sky,
        Fog(14, 30, "#e4ecec", 0.6),
        exposure=1.0,
        glow=0.15,
        pull=0.15,
        finish="linocut",
        focus=((0.35, 0.6, 0.15, 1.0),),
        seed=51,
    )
