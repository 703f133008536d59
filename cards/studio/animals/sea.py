"""Animals of the water."""

from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.animals.eyes import INK
from cards.studio.clay import Blob, Limb, Part, model
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


def whale(**where: Any) -> Object:
    """Return a whale 10 m long, swimming toward -X, its back at about z = 1.3."""
    blue, pale = "#2d4a66", "#cfd6cc"
    parts: list[Part] = [
        Blob((-2.6, 0, -0.1), (1.9, 1.25, 1.2), blue, (0, -6, 0)),
        Blob((-1, 0, 0), (2.6, 1.35, 1.25), blue),
        Limb((0, 0, 0.05), (2.6, 0, 0.55), 1.1, 0.55, blue, blend=0.4),
        Limb((2.6, 0, 0.55), (4.2, 0, 1.45), 0.5, 0.2, blue, blend=0.3),
        Limb((4.2, 0, 1.45), (5, 0, 2.15), 0.2, 0.14, blue, blend=0.2),
        Blob((5.25, 0.75, 2.35), (0.42, 0.95, 0.09), blue, (10, -40, -28), blend=0.18),
        Blob((5.25, -0.75, 2.35), (0.42, 0.95, 0.09), blue, (-10, -40, 28), blend=0.18),
        Blob((-2.1, 0, -0.62), (2.3, 1.05, 0.75), pale, blend=0.25, weight=2.2),
        Blob((-0.3, 0, -0.55), (2.2, 0.95, 0.72), pale, blend=0.25, weight=1.6),
        Limb((-1.7, -1.05, -0.45), (-0.7, -2.3, -1.5), 0.22, 0.1, blue, blend=0.2),
        Blob((-0.75, -2.2, -1.45), (0.28, 0.8, 0.1), "#8aa0a8", (48, 20, 25), blend=0.2),
        Limb((-1.7, 1.05, -0.45), (-0.9, 2.3, -1.4), 0.22, 0.1, blue, blend=0.2),
    ]
    for i in range(9):
        y = -0.85 + i * 0.21
        parts.append(
            Limb(
                (-3.9, y * 0.8, -0.75 - 0.28 * np.cos(y * 1.4)),
                (-0.6, y, -1.02 - 0.25 * np.cos(y * 1.4)),
                0.035,
                0.035,
                "#8d9a9a",
                carve=True,
                blend=0.06,
            )
        )
    parts.append(
        Limb(
            (-4.3, -0.55, -0.35),
            (-2.9, -1.18, -0.28),
            0.045,
            0.045,
            "#182838",
            carve=True,
            blend=0.05,
        )
    )
    body = model(parts, voxel=0.06, blend=0.35, vary=0.22, scale=2.2)
    lid, shine = (
        materials.paint("#28405c", vary=0.2),
        materials.paint("#0a0a0c", rough=0.08, vary=0),
    )
    face = [
        shapes.ball(0.12, shine, at=(-2.75, -1.17, -0.05)),
        shapes.ball(0.2, lid, at=(-2.74, -1.09, 0.06), size=(1.35, 1, 0.75)),
        shapes.ball(
            0.022, materials.paint("#ffffff", glow=1.4, vary=0), sides=8, at=(-2.79, -1.29, -0.01)
        ),
    ]
    return shapes.group([body, *face], **where)
