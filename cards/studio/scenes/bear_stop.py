"""A bear in a dinner suit waits for a bus in the desert, an egg beside it."""

import numpy as np

from cards.studio import animals, materials, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#dceaf0", "#e8b878", 0.85)
    stage.sun((0.6, 0.45, -0.8), "#fff2d0", 4.4, 1.2)
    stage.camera((-0.9, -8.2, 1.25), (0.1, 0, 1.8), 47)
    sand = materials.paint("#e4a868", "#dc9858", vary=0.12, scale=0.8, bump=0.15)
    shapes.terrain((160, 120), _dunes, sand, cells=240, centre=(0, 45))
    road = materials.paint("#8a7468", vary=0.15)
    shapes.sheet(
        lambda u, v: (-30 + 60 * u, -2.15 - 1.3 * v, 0.03 + _dunes(-30 + 60 * u, -2)),
        road,
        cells=(80, 2),
    )
    paint = materials.paint("#f6ecd4", vary=0.2)
    for x in np.arange(-6, 7, 1.3):
        shapes.box((0.65, 0.08, 0.01), paint, at=(x, -2.8, 0.05), bevel=0)
    _bear()
    props.tram_sign(at=(1.45, 0.1, 0), size=1.18)
    _egg()
    ice = materials.paint("#e8f4f8", "#b8d8e4", vary=0.08, scale=0.3)
    peaks = [(-9, 0), (-7, 5), (-4.5, 4), (-2, 9), (1, 5.5), (3, 6.5), (6, 2), (9, 0)]
    verts = [(x, 0, z) for x, z in peaks] + [(x * 0.7, 6, z * 0.7) for x, z in peaks]
    verts += [(x * 0.9, -3, max(0, z * 0.45)) for x, z in peaks]
    n = len(peaks)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    faces += [(2 * n + i, 2 * n + i + 1, i + 1, i) for i in range(n - 1)]
    shapes.mesh(verts, faces, ice, smooth=False, at=(-3.5, 62, -0.5), size=1.2)
    _cactus(4.3, 12, 1.3)
    animals.gull(materials.paint("#6a4a3a", vary=0), 0.9, 0.4, at=(2.2, 6, 5.2), turn=(0, 8, 30))


def _dunes(x: float, y: float) -> float:
    near = np.clip((y - 2) / 12, 0, 1)
    return 1.6 * near * abs(shapes.hills(x, y * 1.4, 0.06, 3)) + 0.02 * shapes.hills(x, y, 1)


def _bear() -> None:
    fur, suit, shirt = "#7a5236", "#26242c", "#fbf6ea"
    parts: list[Part] = [
        Blob((0, 0, 1.25), (0.56, 0.44, 0.62), suit),
        Blob((0, 0.02, 0.85), (0.5, 0.42, 0.36), suit),
        Blob((0, 0, 1.75), (0.4, 0.32, 0.26), suit),
        Blob((0, -0.33, 1.42), (0.17, 0.14, 0.4), shirt, blend=0.06, weight=2.5),
        Limb((0.2, 0, 0.7), (0.22, -0.02, 0.16), 0.25, 0.2, suit, both=True),
        Blob((0.23, -0.12, 0.07), (0.17, 0.26, 0.1), "#17120f", both=True, blend=0.04),
        Limb((0.42, 0, 1.75), (0.62, -0.05, 1.15), 0.19, 0.15, suit, both=True),
        Limb((0.62, -0.05, 1.15), (0.52, -0.36, 0.95), 0.15, 0.13, suit),
        Limb((-0.62, -0.05, 1.15), (-0.36, -0.5, 1.22), 0.15, 0.13, suit),
        Blob((0.5, -0.4, 0.92), (0.13, 0.14, 0.13), fur, blend=0.03),
        Blob((-0.3, -0.54, 1.26), (0.13, 0.14, 0.13), fur, blend=0.03),
        Limb((0, 0, 1.85), (0, -0.03, 2.05), 0.24, 0.24, fur, blend=0.05),
        Blob((0, -0.03, 2.25), (0.36, 0.34, 0.33), fur),
        Blob((0.3, 0.02, 2.53), (0.12, 0.07, 0.12), fur, both=True, blend=0.05),
        Blob((0.3, -0.04, 2.53), (0.07, 0.04, 0.07), "#c89a78", both=True, blend=0.02, weight=1.4),
        Limb((0, -0.25, 2.18), (0, -0.48, 2.13), 0.2, 0.14, "#c8a078", blend=0.08),
        Blob((0, -0.6, 2.2), (0.075, 0.05, 0.055), "#14100f", blend=0.02),
        Limb(
            (0, -0.58, 2.12),
            (0.09, -0.53, 2.05),
            0.012,
            0.01,
            "#2a1a14",
            both=True,
            blend=0.01,
            carve=True,
        ),
    ]
    shine = materials.paint("#0c0807", rough=0.08, vary=0)
    glint = materials.paint("#ffffff", glow=1.2, vary=0)
    red = materials.paint("#b8302c")
    things = [
        model(parts, voxel=0.024, blend=0.1, scale=9, bump=0.1, soft=0.5),
        shapes.ball(0.05, red, at=(0, -0.42, 1.83)),
        *(
            shapes.ball(
                0.12, red, at=(s * 0.13, -0.39, 1.83), size=(1, 0.45, 0.75), turn=(0, s * 12, 0)
            )
            for s in (-1, 1)
        ),
        *(shapes.ball(0.042, shine, sides=16, at=(s * 0.14, -0.31, 2.32)) for s in (-1, 1)),
        *(shapes.ball(0.012, glint, sides=8, at=(s * 0.14 - 0.015, -0.348, 2.34)) for s in (-1, 1)),
        *(
            shapes.ball(0.028, shine, sides=12, at=(0, -0.485 + 0.02 * k, 1.55 - 0.2 * k))
            for k in range(3)
        ),
    ]
    flowers = ("#e8a0b0", "#f4d060", "#e06a5a", "#ffffff", "#b890d8")
    for k, colour in enumerate(flowers):
        things.append(
            plants.flower(
                colour,
                tall=0.5,
                size=0.13,
                at=(-0.3 + 0.02 * k, -0.6, 1.2),
                turn=(-8, -24 + 12 * k, 0),
            )
        )
    wrap = materials.paint("#f4ead8", vary=0.1)
    things.append(
        shapes.lathe(
            [(0.03, -0.2), (0.16, 0.25)], wrap, smooth=False, sides=9, at=(-0.28, -0.62, 1.25)
        )
    )
    shapes.group(things, at=(-0.35, 0.1, 0), turn=(0, 0, 14), size=1.12)


def _egg() -> None:
    white = materials.paint("#f6f0e2", vary=0.05, rough=0.35)
    egg = [(0, 0), (0.22, 0.05), (0.33, 0.28), (0.29, 0.55), (0.15, 0.78), (0, 0.84)]
    props.suitcase("#9a3a34", at=(0.92, -0.75, 0), turn=(0, 0, -8), size=1.0)
    shapes.lathe(egg, white, at=(0.92, -0.75, 0.42), turn=(0, 4, 0), size=0.92)
    nest = materials.paint("#a8804a", vary=0.3)
    for k in range(16):
        a = k * 0.8
        shapes.ring(
            0.22 + 0.012 * (k % 4),
            0.014,
            nest,
            at=(0.92, -0.75, 0.44 + 0.012 * (k % 5)),
            turn=(6 * np.sin(a), 6 * np.cos(a), 0),
        )


def _cactus(x: float, y: float, size: float) -> None:
    green = "#6a8a5a"
    parts: list[Part] = [
        Limb((0, 0, 0), (0, 0, 2.6), 0.32, 0.26, green),
        Limb((0, 0, 1.1), (0.75, 0, 1.2), 0.17, 0.17, green),
        Limb((0.75, 0, 1.2), (0.78, 0, 2.0), 0.17, 0.14, green),
        Limb((0, 0, 1.5), (-0.65, 0, 1.6), 0.15, 0.15, green),
        Limb((-0.65, 0, 1.6), (-0.68, 0, 2.2), 0.15, 0.12, green),
    ]
    model(parts, voxel=0.06, blend=0.1, bump=0.4, at=(x, y, _dunes(x, y) - 0.1), size=size)


def look() -> Look:
    return Look(
        "terracotta",
        sky("desert", 3),
        Fog(22, 70, "#f4dcc0", 0.8),
        exposure=0.8,
        glow=0.25,
        pull=0.26,
        focus=((0.42, 0.36, 0.09, 1.2), (0.63, 0.62, 0.08, 0.8)),
        seed=14,
    )
