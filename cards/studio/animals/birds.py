"""Birds and a moth."""

from typing import Any

from cards.studio import materials, shapes
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


def moth(colour: str = "#d9c9a0", spot: str = "#5a3a50", **where: Any) -> Object:
    """Return a moth or butterfly with wings spread in x and z, about 1.8 m wide."""
    wing, dot = materials.paint(colour, vary=0.25, scale=6, glow=0.08), materials.paint(spot)
    things = [
        shapes.ball(0.07, materials.paint("#4a3428"), sides=16, at=(0, -0.03, 0), size=(1, 1, 4))
    ]
    for s in (-1, 1):
        fore = [(0, 0.05), (s * 0.3, 0.5), (s * 0.85, 0.75), (s * 0.95, 0.35), (s * 0.5, 0)]
        hind = [(0, 0), (s * 0.5, 0), (s * 0.7, -0.3), (s * 0.45, -0.6), (s * 0.1, -0.25)]
        things += [shapes.leaf(outline, wing, turn=(0, 0, s * 22)) for outline in (fore, hind)]
        things.append(shapes.ball(0.09, dot, sides=12, at=(s * 0.6, -0.28, 0.38), size=(1, 0.2, 1)))
    return shapes.group(things, **where)
