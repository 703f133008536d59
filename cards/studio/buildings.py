"""Houses, towers and roofs."""

from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Faces, Vec
from cards.studio.shapes import Object

WALLS = ("#d9c7a8", "#c9a98a", "#e4dcc6", "#a8b0b0", "#c88f74")
ROOFS = ("#7b3328", "#4a3a55", "#8a4b2c", "#35505a", "#5b2f3f")


def house(
    sides: Vec = (1, 1, 1), roof: float = 0.7, *, wall: str = "#d8cfc0", tiles: str = "#7a3a30",
    window: str = "#ffc46a", glow: float = 1.4, seed: int = 0, chimney: bool = True, **where: Any,
) -> Object:  # fmt: skip
    """Return a house whose gable faces front or side, by `seed`; its windows glow or are dark."""
    random = np.random.default_rng(seed)
    w, d, h = sides
    things = [shapes.box(sides, materials.paint(wall, vary=0.15), at=(0, 0, h / 2), bevel=0.02)]
    e = 0.12
    ridge: list[Vec]
    if random.random() < 0.5:
        ridge = [(0, -d / 2 - e, h + roof), (0, d / 2 + e, h + roof)]
        faces: Faces = [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (0, 3, 2, 1)]
    else:
        ridge = [(-w / 2 - e, 0, h + roof), (w / 2 + e, 0, h + roof)]
        faces = [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (0, 3, 2, 1)]
    eaves = [(i * (w / 2 + e), j * (d / 2 + e), h) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    slate = materials.paint(tiles, vary=0.25, scale=9)
    things.append(shapes.mesh([*eaves, *ridge], faces, slate, smooth=False))
    pane = materials.paint(window, glow=glow, vary=0.25, scale=5)
    for z in np.arange(0.35, h - 0.1, 0.5):
        for t in (-0.25, 0.25) if w > 0.7 else (0.0,):
            if random.random() < 0.8:
                things.append(
                    shapes.box((0.17 * w, 0.03, 0.24), pane, at=(t * w, -d / 2 - 0.005, z), bevel=0)
                )
            things += [
                shapes.box((0.03, 0.17 * d, 0.24), pane, at=(x, t * d, z), bevel=0)
                for x in (-w / 2 - 0.005, w / 2 + 0.005)
                if random.random() < 0.7
            ]
    if chimney:
        brick = materials.paint(wall, vary=0.2)
        things.append(
            shapes.box((0.14, 0.14, 0.5), brick, at=(w * 0.25, 0, h + roof * 0.75), bevel=0.01)
        )
    return shapes.group(things, **where)


def tower(
    radius: float = 0.4, tall: float = 2.2, *, wall: str = "#e0d6c2", tiles: str = "#3c4a60",
    window: str = "#ffc46a", glow: float = 1.4, **where: Any,
) -> Object:  # fmt: skip
    """Return a round tower with a pointed roof."""
    stone = materials.paint(wall, vary=0.15, scale=5)
    pane = materials.paint(window, glow=glow, vary=0.1)
    things = [
        shapes.lathe(
            [(radius, 0), (radius * 0.94, tall), (radius * 1.1, tall), (radius * 1.1, tall + 0.08)],
            stone,
            smooth=False,
        ),
        shapes.lathe(
            [
                (radius * 1.25, tall + 0.05),
                (radius * 0.5, tall + radius * 1.6),
                (0.01, tall + radius * 3.2),
            ],
            materials.paint(tiles, vary=0.25, scale=9),
        ),
    ]
    for z, angle in ((0.35, -100), (0.55, -65), (0.8, -95)):
        a = np.radians(angle)
        things.append(
            shapes.box(
                (radius * 0.28, 0.05, radius * 0.6),
                pane,
                at=(radius * 0.96 * np.cos(a), radius * 0.96 * np.sin(a), tall * z),
                turn=(0, 0, angle + 90),
                bevel=0,
            )
        )
    return shapes.group(things, **where)


def cathedral(
    *, stone: str = "#d8ccb4", tiles: str = "#6a7a86", glow: float = 1.2, **where: Any
) -> Object:
    """Return a small cathedral: a nave 2 m long in x, two towers at -X, buttresses."""
    wall, pane = (
        materials.paint(stone, vary=0.15, scale=5),
        materials.paint("#ffd890", glow=glow, vary=0.2),
    )
    slate = materials.paint(tiles, vary=0.2, scale=8)
    things = [
        shapes.box((2, 0.7, 1.0), wall, at=(0.1, 0, 0.5)),
        shapes.box((2, 1.1, 0.5), wall, at=(0.1, 0, 0.25)),
        shapes.mesh(
            [
                (-0.9, -0.42, 1),
                (1.15, -0.42, 1),
                (1.15, 0.42, 1),
                (-0.9, 0.42, 1),
                (-0.9, 0, 1.55),
                (1.15, 0, 1.55),
            ],
            [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)],
            slate,
            smooth=False,
        ),
    ]
    for y in (-0.38, 0.38):
        things.append(shapes.box((0.42, 0.42, 1.9), wall, at=(-0.95, y, 0.95)))
        things.append(
            shapes.lathe(
                [(0.3, 1.9), (0.02, 2.9)],
                slate,
                sides=4,
                smooth=False,
                at=(-0.95, y, 0),
                turn=(0, 0, 45),
            )
        )
        things += [
            shapes.box((0.1, 0.02, 0.4), pane, at=(-0.95, y - 0.22, z), bevel=0)
            for z in (0.8, 1.45)
        ]
    things.append(
        shapes.lathe([(0.09, 1.4), (0.01, 2.5)], slate, sides=6, smooth=False, at=(0.35, 0, 0))
    )
    for x in np.linspace(-0.5, 0.95, 5):
        things.append(
            shapes.box((0.06, 0.3, 0.9), wall, at=(x + 0.15, -0.6, 0.4), turn=(-12, 0, 0))
        )
        things.append(shapes.box((0.14, 0.02, 0.4), pane, at=(x, -0.36, 0.72), bevel=0))
        things.append(shapes.box((0.1, 0.02, 0.22), pane, at=(x, -0.56, 0.26), bevel=0))
    things.append(
        shapes.lathe(
            [(0, 0), (0.2, 0), (0.2, 0.02), (0, 0.02)],
            pane,
            at=(-1.17, 0, 1.1),
            turn=(0, -90, 0),
            smooth=False,
        )
    )
    return shapes.group(things, **where)
