"""Boats."""

from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.props.furniture import wood
from cards.studio.shapes import Object


def paper_boat(colour: str = "#f2ecdf", **where: Any) -> Object:
    """Return a folded paper boat 1.2 m long along x, floating at z = 0."""
    verts = [
        (-0.6, 0, 0.32),
        (0.6, 0, 0.32),
        (0, -0.2, 0),
        (0, 0.2, 0),
        (-0.35, 0, -0.05),
        (0.35, 0, -0.05),
        (0, 0, 0.55),
        (-0.28, -0.05, 0.12),
        (0.28, -0.05, 0.12),
    ]
    faces = [(0, 4, 2), (4, 5, 2), (5, 1, 2), (0, 3, 4), (4, 3, 5), (5, 3, 1), (7, 8, 6)]
    return shapes.mesh(verts, faces, materials.paint(colour, vary=0.08), smooth=False, **where)


def sail_boat(hull: str = "#7a3a24", sail: str = "#f6ecd8", **where: Any) -> Object:
    """Return a small sailing boat 1.2 m long along x, floating at z = 0."""

    def side(u: float, v: float) -> Vec:
        return (
            1.2 * (u - 0.5) * (0.8 + 0.2 * v),
            0.22 * np.sin(np.pi * u) ** 0.7 * np.sin(np.pi * (v - 0.5)),
            0.22 * abs(2 * v - 1) ** 1.5 - 0.08 + 0.08 * (2 * u - 1) ** 2,
        )

    cloth = materials.paint(sail, vary=0.08)
    things = [
        shapes.thicken(shapes.sheet(side, materials.paint(hull, vary=0.2), cells=(20, 11)), 0.02),
        shapes.rod((0.05, 0, 0), (0.05, 0, 1.35), 0.018, wood()),
        shapes.mesh(
            [(0.02, 0, 0.22), (0.02, 0, 1.3), (-0.55, 0.12, 0.26)], [(0, 1, 2)], cloth, smooth=False
        ),
        shapes.mesh(
            [(0.1, 0, 0.25), (0.09, 0, 1.1), (0.52, 0.08, 0.26)], [(0, 1, 2)], cloth, smooth=False
        ),
    ]
    return shapes.group(things, **where)
