"""Boats."""

from typing import Any

from cards.studio import materials, shapes
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
