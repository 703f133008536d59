"""Furniture, doors, ladders and lamps."""

from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.shapes import Object

WOOD = "#8a5a3a"


def wood(colour: str = WOOD, second: str = "#6a3f2a") -> Any:
    """Return painted wood."""
    return materials.paint(colour, second, vary=0.25, scale=6)


def ladder(
    a: Vec,
    b: Vec,
    *,
    wide: float = 0.4,
    step: float = 0.32,
    colour: str = WOOD,
    thick: float = 0.03,
) -> Object:
    """Return a ladder from `a` to `b` whose rungs run along x."""
    m = wood(colour)
    a, b = np.array(a, float), np.array(b, float)
    side = np.array([wide / 2, 0, 0])
    things = [shapes.rod(a + s * side, b + s * side, thick, m) for s in (-1, 1)]
    count = int(np.linalg.norm(b - a) / step)
    for t in (np.arange(count) + 0.5) / count:
        c = a + (b - a) * t
        things.append(shapes.rod(c - side, c + side, thick * 0.8, m))
    return shapes.group(things)


def chair(colour: str = WOOD, *, tall: float = 1.15, **where: Any) -> Object:
    """Return a chair with a tall back, facing -Y; its seat is 0.46 m high."""
    m = wood(colour)
    things = [shapes.box((0.5, 0.5, 0.05), m, at=(0, 0, 0.46))]
    for x in (-0.21, 0.21):
        things.append(shapes.rod((x, -0.21, 0), (x, -0.21, 0.45), 0.026, m))
        things.append(shapes.rod((x, 0.21, 0), (x, 0.27, tall), 0.026, m))
    things += [
        shapes.box((0.44, 0.03, 0.09), m, at=(0, 0.22 + 0.06 * (z - 0.46), z), turn=(-5, 0, 0))
        for z in np.linspace(0.68, tall - 0.05, 3)
    ]
    return shapes.group(things, **where)


def candle(tall: float = 0.4, **where: Any) -> Object:
    """Return a burning candle."""
    wax = materials.paint("#f2e6cc", vary=0.06)
    flame = materials.paint("#ffcf70", glow=1.5, vary=0)
    return shapes.group(
        [
            shapes.lathe([(0.06, 0), (0.055, tall), (0.03, tall + 0.01), (0, tall)], wax, sides=20),
            shapes.lathe(
                [(0, 0), (0.028, 0.04), (0.018, 0.1), (0, 0.16)],
                flame,
                sides=16,
                at=(0, 0, tall + 0.02),
            ),
        ],
        **where,
    )
