"""Falling water."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.shapes import Object


def falls(
    lip: Sequence[Vec],
    drop: float,
    *,
    wide: float = 0.25,
    across: Vec = (1, 0, 0),
    thick: float = 0.08,
    count: int = 34,
    ragged: float = 0.2,
    seed: int = 2,
    **where: Any,
) -> Object:
    """Return strands of water that run over `lip` and fall `drop` metres below its last point.

    They spread `wide` metres along `across`; `ragged` of them, by share, end higher up. Foam boils
    where they land.
    """
    random = np.random.default_rng(seed)
    tints = [materials.paint(c, vary=0.1, scale=3, glow=0.1) for c in ("#8fcbe0", "#e8faff")]
    side, things = np.array(across, float), []
    end = np.array(lip[-1], float)
    out = end - np.array(lip[-2], float)
    out[2] = 0
    for k in range(count):
        off = random.normal(0, wide)
        low = drop * (1 - ragged * random.random())
        push = out * random.uniform(0.1, 0.3)
        line = [np.array(p) + side * off * (0.6 + 0.4 * i / len(lip)) for i, p in enumerate(lip)]
        line += [
            end + side * off * (1 + 0.3 * t) + push * t - (0, 0, low * t) for t in (0.12, 0.5, 1)
        ]
        radii = [thick * 0.7] * len(lip) + [thick, thick, thick * 0.3]
        things.append(shapes.tube(line, radii, tints[k % 2], sides=8))
    foam = materials.paint("#ffffff", vary=0, glow=0.3)
    foot = end + out * 0.3 - (0, 0, drop)
    for k in range(9):
        a = 2 * np.pi * k / 9
        at = foot + side * wide * 3 * np.cos(a) + out * np.sin(a) + (0, 0, thick)
        things.append(shapes.ball(thick * 3, foam, sides=16, at=at, size=(1.2, 0.9, 0.7)))
    return shapes.group(things, **where)
