"""Things that people carry, wear and read."""

from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.shapes import Object


def open_book(cover: str = "#7d2430", page: str = "#efe2c2", **where: Any) -> Object:
    """Return an open book 0.9 m wide lying flat, its spine along y, each page a gentle hill."""
    things = []
    paper = materials.paint(page, vary=0.06, scale=12)
    for s in (-1, 1):
        things.append(
            shapes.box(
                (0.46, 0.62, 0.02), materials.paint(cover), at=(s * 0.23, 0, 0.01), bevel=0.005
            )
        )

        def leaf(u: float, v: float, s: int = s) -> Vec:
            return (
                s * 0.44 * u,
                0.59 * (v - 0.5),
                0.03 + 0.09 * np.sin(np.pi * u**0.6) * (1 - u * 0.6),
            )

        things.append(shapes.thicken(shapes.sheet(leaf, paper, cells=(14, 3)), 0.01 * s))
    ink = materials.paint("#6a5a50", vary=0)
    for s in (-1, 1):
        line = shapes.box((0.28, 0.012, 0.004), ink, at=(s * 0.25, 0, 0.118), bevel=0)
        things += [shapes.copy_of(line, at=(s * 0.25, 0.2 - 0.065 * k, 0.118)) for k in range(7)]
    return shapes.group(things, **where)


def suitcase(colour: str = "#8a5226", **where: Any) -> Object:
    """Return a suitcase 0.6 m wide standing on its edge."""
    dark = materials.paint("#4a2c18", vary=0.2)
    things = [
        shapes.box((0.6, 0.2, 0.42), materials.paint(colour, vary=0.25), at=(0, 0, 0.21)),
        *(
            shapes.box((0.05, 0.21, 0.43), dark, at=(x, 0, 0.21), bevel=0.005)
            for x in (-0.18, 0.18)
        ),
        shapes.tube(
            [(-0.08, 0, 0.42), (-0.06, 0, 0.48), (0.06, 0, 0.48), (0.08, 0, 0.42)], 0.015, dark
        ),
    ]
    return shapes.group(things, **where)


def crown(colour: str = "#d8a83a", radius: float = 0.13, **where: Any) -> Object:
    """Return a crown with seven points."""
    n = 7
    verts: list[Vec] = []
    for k in range(n * 2):
        a, high = np.pi * k / n, 1.15 if k % 2 else 0.55
        for z, grow in ((0, 1), (radius * high, 1.15)):
            verts.append((radius * grow * np.cos(a), radius * grow * np.sin(a), z))
    m = n * 2
    faces = [(2 * k, 2 * ((k + 1) % m), 2 * ((k + 1) % m) + 1, 2 * k + 1) for k in range(m)]
    gold = materials.paint(colour, metal=0.8, rough=0.3)
    band = shapes.thicken(shapes.mesh(verts, faces, gold, smooth=False), 0.012)
    pearls = [
        shapes.ball(radius * 0.1, gold, sides=10, at=verts[2 * k + 1]) for k in range(1, m, 2)
    ]
    return shapes.group([band, *pearls], **where)
