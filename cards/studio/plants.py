"""Trees, grass, corn and flowers."""

from collections.abc import Callable
from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.shapes import Object


def round_tree(
    leaves: str = "#5f8f3f", bark: str = "#5a3a24", *, seed: int = 0, **where: Any
) -> Object:
    """Return a small clay tree 1.6 m high with a ball of foliage (for far hills)."""
    from cards.studio.clay import Blob, model  # noqa: PLC0415 - heavy, rarely needed

    random = np.random.default_rng(seed)
    parts = [
        Blob((*random.uniform(-0.28, 0.28, 2), 1.1 + random.uniform(-0.2, 0.25)),
             (random.uniform(0.25, 0.4),) * 3, leaves)
        for _ in range(9)
    ]  # fmt: skip
    crown = model(parts, voxel=0.06, blend=0.08, vary=0.3, scale=6, bump=0.6)
    return shapes.group(
        [crown, shapes.rod((0, 0, 0), (0, 0, 0.9), 0.07, materials.paint(bark))], **where
    )


def fir(leaves: str = "#2f4a3a", snow: str | None = None, **where: Any) -> Object:
    """Return a fir 2 m high, with snow on it if a colour is given."""
    green, things = materials.paint(leaves, vary=0.3, scale=8, bump=0.5), []
    for k in range(4):
        z, r = 0.3 + 0.4 * k, 0.62 - 0.13 * k
        things.append(
            shapes.lathe(
                [(r, z), (r * 0.5, z + 0.25), (0.03, z + 0.62)], green, sides=11, smooth=False
            )
        )
        if snow:
            white = materials.paint(snow, vary=0.05)
            things.append(
                shapes.lathe(
                    [(r * 0.72, z + 0.16), (r * 0.45, z + 0.33), (0.03, z + 0.66)],
                    white,
                    sides=11,
                    smooth=False,
                )
            )
    things.append(shapes.rod((0, 0, 0), (0, 0, 0.5), 0.07, materials.paint("#4a3020")))
    return shapes.group(things, **where)


def blades(
    count: int, area: Callable[[np.random.Generator], Vec], colours: tuple[str, str], *,
    tall: Vec = (0.08, 0.26), wide: float = 0.012, lean: float = 0.1, seed: int = 1,
) -> Object:  # fmt: skip
    """Return grass: `area(random)` gives the foot of each blade."""
    random = np.random.default_rng(seed)
    verts: list[Vec] = []
    faces = []
    for _ in range(count):
        x, y, z = area(random)
        h, n = random.uniform(*tall), len(verts)
        dx, dy = random.uniform(-lean, lean), random.uniform(-lean, lean) * 0.6
        verts += [(x - wide, y, z - 0.02), (x + wide, y, z - 0.02), (x + dx, y + dy, z + h)]
        faces.append((n, n + 1, n + 2))
    grass = materials.paint(colours[0], colours[1], vary=0.3, scale=2, glow=0.04)
    return shapes.mesh(verts, faces, grass, smooth=False)


def flower(
    petal: str, *, tall: float = 0.5, petals: int = 7, size: float = 0.12, **where: Any
) -> Object:
    """Return a flower facing half upward."""
    stem, colour = materials.paint("#3f6a34", vary=0.2), materials.paint(petal, vary=0.2, glow=0.05)
    things = [shapes.tube([(0, 0, 0), (0.03, 0, tall * 0.5), (0, 0, tall)], 0.015, stem)]
    head = [shapes.ball(size * 0.35, materials.paint("#e8b83a"), sides=12)]
    for k in range(petals):
        a = 2 * np.pi * k / petals
        head.append(
            shapes.ball(
                1,
                colour,
                sides=12,
                at=(np.cos(a) * size * 0.75, np.sin(a) * size * 0.75, 0),
                turn=(0, 0, np.degrees(a)),
                size=(size * 0.5, size * 0.28, size * 0.1),
            )
        )
    things.append(shapes.group(head, at=(0, 0, tall), turn=(55, 0, 0)))
    return shapes.group(things, **where)


def palm(tall: float = 3.0, leaves: str = "#4f8a4a", *, seed: int = 0, **where: Any) -> Object:
    """Return a palm whose bent trunk is `tall` metres high, with nine fronds and some dates."""
    random = np.random.default_rng(seed)
    lean = random.uniform(-0.22, 0.22, 2) * tall
    bark, green = materials.paint("#8a5f3c", vary=0.3, scale=6), materials.paint(leaves, vary=0.25)
    top = np.array((*lean, tall))
    trunk = [(0, 0, 0), (*(lean * 0.25), tall * 0.45), top]
    things = [shapes.tube(trunk, [0.075 * tall / 3, 0.06 * tall / 3, 0.05 * tall / 3], bark)]
    reach, wide = 0.42 * tall, 0.075 * tall
    for k in range(9):
        a = 2 * np.pi * k / 9 + random.uniform(-0.2, 0.2)
        out, across = np.array((np.cos(a), np.sin(a), 0)), np.array((-np.sin(a), np.cos(a), 0))
        sag = random.uniform(0.5, 1.0)

        def frond(u: float, v: float, *, out=out, across=across, sag=sag) -> Vec:  # noqa: ANN001 - bound now, because the loop goes on
            side = (2 * u - 1) * wide * np.sin(np.pi * (0.1 + 0.9 * v)) ** 0.7
            drop = reach * (0.45 * v - sag * v**2.2) - 0.5 * abs(side)
            return top + out * reach * v**0.8 + across * side + np.array((0, 0, drop))

        things.append(shapes.sheet(frond, green, cells=(5, 12)))
    date = materials.paint("#c8702e")
    things += [
        shapes.ball(
            0.035 * tall,
            date,
            sides=12,
            at=top + random.normal(0, 0.03 * tall, 3) - (0, 0, 0.04 * tall),
        )
        for _ in range(5)
    ]
    return shapes.group(things, **where)


def frond(material: Any, *, seed: int = 0, pairs: int = 15, **where: Any) -> Object:
    """Return a fern's frond 1 m long that rises from the ground and arches over toward -Y."""
    random = np.random.default_rng(seed)
    bow = random.uniform(0.8, 1.25)
    verts: list[Vec] = []
    faces = []

    def spine(t: float) -> np.ndarray:
        return np.array((0.06 * np.sin(3 * t + seed), -0.72 * t ** (1.3 * bow), t - 0.42 * t**2.6))

    for k in range(pairs):
        t = 0.12 + 0.86 * k / (pairs - 1)
        along = spine(t + 0.01) - spine(t)
        along /= np.linalg.norm(along)
        long = 0.3 * np.sin(np.pi * (0.12 + 0.88 * t) ** 0.8) + 0.02
        for s in (-1, 1):
            a, n = spine(t), len(verts)
            out = np.array((s * 0.9, 0, -0.16)) + along * 0.4
            across = along * long * 0.16
            verts += [
                a,
                a + out * long * 0.5 + across,
                a + out * long,
                a + out * long * 0.5 - across,
            ]
            faces.append((n, n + 1, n + 2, n + 3))
    stem = [spine(t) for t in np.linspace(0, 1, 8)]
    things = [
        shapes.tube(stem, np.linspace(0.022, 0.006, 8).tolist(), material, sides=6, steps=3),
        shapes.mesh(verts, faces, material, smooth=False),
    ]
    return shapes.group(things, **where)
