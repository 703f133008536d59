"""Animals of the water."""

from typing import Any

from cards.studio.animals.eyes import INK
from cards.studio.clay import Blob, Part, model
from cards.studio.shapes import Object


def fish(colour: str = "#e8853a", fin: str = "#f6c46a", **where: Any) -> Object:
    """Return a goldfish 1 m long, swimming toward -X."""
    parts: list[Part] = [
        Blob((0, 0, 0), (0.36, 0.13, 0.2), colour),
        Blob((0.3, 0, 0), (0.2, 0.05, 0.08), colour),
        Blob((0.55, 0, 0.12), (0.18, 0.02, 0.07), fin, (0, -35, 0)),
        Blob((0.55, 0, -0.12), (0.18, 0.02, 0.07), fin, (0, 35, 0)),
        Blob((0.02, 0, 0.2), (0.2, 0.02, 0.12), fin, (0, 15, 0)),
        Blob((0.02, 0, -0.19), (0.09, 0.02, 0.08), fin),
        Blob((-0.05, -0.13, -0.04), (0.1, 0.02, 0.06), fin, (0, -20, 20)),
        Blob((-0.24, -0.1, 0.05), (0.035, 0.03, 0.035), INK, blend=0.01, weight=2),
        Blob((-0.24, 0.1, 0.05), (0.035, 0.03, 0.035), INK, blend=0.01, weight=2),
    ]
    return model(parts, voxel=0.024, blend=0.05, scale=9, **where)
