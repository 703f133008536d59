"""Birds."""

from typing import Any

from cards.studio import shapes
from cards.studio.shapes import Object


def gull(material: Any, span: float = 0.4, flap: float = 0.5, **where: Any) -> Object:
    """Return a far bird: two bent wings, facing -Y."""
    w, h = span / 2, span / 2 * flap
    verts = [
        (0, 0, 0), (w, 0.05, h), (w * 0.45, 0.12 * span, h * 0.4), (-w, 0.05, h),
        (-w * 0.45, 0.12 * span, h * 0.4), (0, 0.3 * span, 0), (0, -0.16 * span, 0),
    ]  # fmt: skip
    faces = [(6, 1, 2), (6, 2, 5), (6, 4, 3), (6, 5, 4)]
    return shapes.mesh(verts, faces, material, smooth=False, **where)
