"""A lamb before a wall throws the shadow of a wolf."""

import numpy as np

from cards.studio import animals, materials, plants, shapes, stage
from cards.studio.develop import Look
from cards.studio.skies import plain

WOLF = (
    (-1.5, 0.0),
    (-1.42, 0.9),
    (-1.65, 1.35),
    (-2.05, 1.05),
    (-2.3, 0.55),
    (-2.42, 0.6),
    (-2.15, 1.35),
    (-1.75, 1.85),
    (-1.2, 2.0),
    (-0.4, 1.95),
    (0.25, 2.15),
    (0.62, 2.55),
    (0.78, 2.95),
    (0.72, 3.45),
    (0.98, 3.12),
    (1.12, 3.5),
    (1.28, 3.02),
    (1.62, 2.78),
    (2.02, 2.62),
    (2.2, 2.66),
    (2.24, 2.5),
    (1.95, 2.42),
    (1.72, 2.36),
    (2.02, 2.3),
    (2.16, 2.22),
    (2.0, 2.1),
    (1.6, 2.1),
    (1.3, 1.9),
    (1.12, 1.4),
    (1.05, 0.8),
    (1.12, 0.1),
    (1.3, 0.0),
    (0.86, 0.0),
    (0.8, 0.8),
    (0.68, 1.05),
    (0.6, 0.5),
    (0.62, 0.05),
    (0.76, -0.02),
    (0.38, -0.02),
    (0.36, 0.6),
    (0.26, 1.02),
    (-0.5, 0.98),
    (-0.95, 0.95),
    (-1.02, 0.45),
    (-0.9, 0.05),
    (-0.76, 0.0),
    (-1.16, 0.0),
    (-1.22, 0.4),
)
"""The outline of a standing wolf, in metres."""


def build() -> None:
    stage.ambience("#e8e4dc", "#b8a890", 0.26)
    stage.sun((0.42, 1, -0.2), "#fff6e4", 3.4, 0.5)
    stage.camera((-1.0, -9.2, 1.9), (-0.15, 0, 2.3), 40)
    wall = materials.paint("#e8b078", "#e0a068", vary=0.06, scale=0.6, bump=0.05)
    shapes.box((16, 0.3, 12), wall, at=(0, 2.2, 5.6), bevel=0)
    ground = materials.paint("#c8a878", "#b89868", vary=0.15, scale=1.2)
    shapes.terrain((20, 14), lambda x, y: 0.03 * shapes.hills(x, y, 0.8), ground, centre=(0, -3))
    lamb = animals.woolly(at=(-1.35, -1.2, 0), turn=(0, 0, 78), size=1.75)
    shapes.hide_shadow(lamb)
    bell = materials.paint("#d8a83a", metal=0.7, rough=0.3)
    shapes.lathe(
        [(0.1, -0.16), (0.09, -0.05), (0.05, 0.02), (0, 0.03)],
        bell,
        sides=20,
        at=(-0.72, -1.32, 0.7),
    )
    shadow = shapes.plate(WOLF, None, at=(-0.55, -0.1, 0.42), size=1.2)
    shapes.hide_from_camera(shadow)
    foot = shapes.ball(0.45, None, at=(-1.3, -1.2, 0.2), size=(1.5, 0.6, 0.5))
    shapes.hide_from_camera(foot)
    for k, (x, y, colour) in enumerate(
        ((1.6, -1.6, "#c8402f"), (1.95, -1.25, "#c8402f"), (-2.6, -0.4, "#c8402f"))
    ):
        plants.flower(colour, tall=0.75 - 0.1 * k, size=0.2, at=(x, y, 0))
    plants.blades(
        700,
        lambda r: (r.uniform(-4, 4), 2.0 - r.exponential(0.12), 0.0),
        ("#5f7a4a", "#7a8a50"),
        tall=(0.15, 0.5),
        wide=0.02,
    )
    _window()
    brick = materials.paint("#c89878", "#b88868", vary=0.2)
    random = np.random.default_rng(3)
    for x, z in ((-2.9, 3.4), (-2.45, 3.65), (2.2, 0.7), (2.65, 0.95), (2.3, 1.2)):
        shapes.box((0.5, 0.06, 0.2), brick, at=(x, 2.04, z + random.normal(0, 0.01)), bevel=0.01)


def _window() -> None:
    """Set a window high in the wall: shutters, a flower pot, and a cat."""
    frame, shutter = materials.paint("#8a6a4a"), materials.paint("#5f7a86", vary=0.1)
    dark = materials.paint("#4a4648", vary=0)
    x, y, z = 1.25, 2.0, 5.35
    shapes.box((1.5, 0.08, 1.75), dark, at=(x, y, z), bevel=0)
    shapes.box((1.75, 0.3, 0.12), frame, at=(x, y - 0.1, z - 0.92))
    for side in (-1, 1):
        shapes.box(
            (0.72, 0.08, 1.85), shutter, at=(x + side * 1.15, y - 0.12, z), turn=(0, 0, side * 18)
        )
    animals.sitting(
        "cat", coat="#e8d8a8", at=(x - 0.2, y - 0.2, z - 0.86), turn=(0, 0, 25), size=1.5
    )
    pot = [(0, 0), (0.13, 0), (0.19, 0.28), (0, 0.28)]
    shapes.lathe(pot, materials.paint("#c8784a"), smooth=False, at=(x + 0.55, y - 0.25, z - 0.86))
    for k in range(3):
        plants.flower(
            "#c8402f",
            tall=0.5,
            size=0.16,
            at=(x + 0.55, y - 0.25, z - 0.6),
            turn=(0, -25 + 25 * k, 0),
        )
    animals.bird("#2a2a30", "#2a2a30", at=(-2.3, y - 0.1, z + 0.35), turn=(0, 0, 75), size=1.3)
    shapes.rod(
        (-3.6, y - 0.1, z + 0.34), (-1.5, y - 0.1, z + 0.34), 0.035, materials.paint("#2a2420")
    )


def look() -> Look:
    return Look(
        "terracotta",
        plain("#e8dcc4"),
        exposure=0.95,
        glow=0.0,
        pull=0.15,
        contrast=1.15,
        finish="linocut",
        seed=33,
    )
