"""Clay: limbs and blobs that melt into one smooth body, each with its own colour."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from mathutils import Euler
from skimage.measure import marching_cubes

from cards.studio import materials
from cards.studio.colour import light
from cards.studio.geometry import Array, Vec
from cards.studio.shapes import Object, mesh


@dataclass(frozen=True)
class Blob:
    """An ellipsoid with half-axes `size`, turned by degrees."""

    at: Vec
    size: Vec
    colour: str
    turn: Vec = (0, 0, 0)
    both: bool = False
    """Add its mirror image in x."""
    carve: bool = False
    """Take away instead of adding."""
    blend: float | None = None
    """Metres over which it melts into the rest; None takes the body's."""
    weight: float = 1
    """How strongly its colour wins over its neighbours'."""

    def bounds(self) -> tuple[Array, Array]:
        """Return the lower and upper corner of a box around it."""
        reach = max(self.size)
        centre = np.array(self.at, float)
        return centre - reach, centre + reach

    def distance(self, x: Array, y: Array, z: Array) -> Array:
        """Return the approximate distance of points from its surface, negative inside."""
        p = [x - self.at[0], y - self.at[1], z - self.at[2]]
        if any(self.turn):
            m = np.array(Euler([np.radians(a) for a in self.turn]).to_matrix().transposed())
            p = [m[i, 0] * p[0] + m[i, 1] * p[1] + m[i, 2] * p[2] for i in range(3)]
        s = self.size
        near = np.sqrt(sum((q / a) ** 2 for q, a in zip(p, s, strict=True)))
        slope = np.sqrt(sum((q / a**2) ** 2 for q, a in zip(p, s, strict=True)))
        return near * (near - 1) / np.maximum(slope, 1e-6)

    def mirrored(self) -> "Blob":
        """Return its image on the other side of the x axis."""
        x, y, z = self.at
        return replace(self, at=(-x, y, z), turn=(self.turn[0], -self.turn[1], -self.turn[2]))


@dataclass(frozen=True)
class Limb:
    """A round bar from `a` to `b` whose radius goes from `r` to `r2`."""

    a: Vec
    b: Vec
    r: float
    r2: float
    colour: str
    both: bool = False
    carve: bool = False
    blend: float | None = None
    weight: float = 1

    def bounds(self) -> tuple[Array, Array]:
        """Return the lower and upper corner of a box around it."""
        a, b, r = np.array(self.a, float), np.array(self.b, float), max(self.r, self.r2)
        return np.minimum(a, b) - r, np.maximum(a, b) + r

    def distance(self, x: Array, y: Array, z: Array) -> Array:
        """Return the approximate distance of points from its surface, negative inside."""
        a, along = np.array(self.a, float), np.array(self.b, float) - np.array(self.a, float)
        dx, dy, dz = x - a[0], y - a[1], z - a[2]
        t = np.clip(
            (dx * along[0] + dy * along[1] + dz * along[2]) / (float(along @ along) + 1e-9), 0, 1
        )
        off = (dx - t * along[0]) ** 2 + (dy - t * along[1]) ** 2 + (dz - t * along[2]) ** 2
        return np.sqrt(off) - (self.r + (self.r2 - self.r) * t)

    def mirrored(self) -> "Limb":
        """Return its image on the other side of the x axis."""
        flip = np.array([-1, 1, 1])
        return replace(self, a=tuple(self.a * flip), b=tuple(self.b * flip))


Part = Blob | Limb


def model(
    parts: Sequence[Part],
    *,
    voxel: float = 0.03,
    blend: float = 0.1,
    vary: float = 0.1,
    scale: float = 4.0,
    bump: float = 0.0,
    rough: float = 0.8,
    soft: float = 1.5,
    material: Any = None,
    **where: Any,
) -> Object:
    """Return one body melted from `parts`; `voxel` is the fineness in metres.

    `soft` is over how many voxels neighbouring colours mix.
    """
    everything = [q for p in parts for q in ((p, p.mirrored()) if p.both else (p,))]
    field, low = _field(everything, voxel, blend)
    verts, faces, _, _ = marching_cubes(field, 0, spacing=(voxel,) * 3)
    verts = verts + low
    surface = material or materials.paint(None, vary=vary, scale=scale, bump=bump, rough=rough)
    colours = None if material else _colours(everything, verts, voxel * soft)
    return mesh(verts, faces[:, ::-1].tolist(), surface, colours=colours, **where)


def _field(parts: Sequence[Part], voxel: float, blend: float) -> tuple[Array, Array]:
    """Return the body's distance field on a grid and the grid's lower corner."""
    solid = [p for p in parts if not p.carve]
    low = np.min([p.bounds()[0] for p in solid], 0) - 3 * voxel - blend * 0.3
    high = np.max([p.bounds()[1] for p in solid], 0) + 3 * voxel + blend * 0.3
    axes = [np.arange(low[i], high[i], voxel) for i in range(3)]
    field = np.full([len(a) for a in axes], 10.0)
    for part in parts:
        k = blend if part.blend is None else part.blend
        start, stop = part.bounds()
        margin = 2 * k + 3 * voxel
        cut = tuple(
            slice(*np.searchsorted(a, [start[i] - margin, stop[i] + margin]))
            for i, a in enumerate(axes)
        )
        grid = np.meshgrid(*(a[c] for a, c in zip(axes, cut, strict=True)), indexing="ij")
        old, new = field[cut], part.distance(*grid)
        if part.carve:
            h = np.clip(0.5 - 0.5 * (old + new) / k, 0, 1)
            field[cut] = old * (1 - h) - new * h + k * h * (1 - h)
        else:
            h = np.clip(0.5 + 0.5 * (new - old) / k, 0, 1)
            field[cut] = new * (1 - h) + old * h - k * h * (1 - h)
    return field, low


def _colours(parts: Sequence[Part], verts: Array, soft: float) -> Array:
    """Return each vertex's colour: that of the nearest parts, softly mixed."""
    total, colour = np.zeros(len(verts)), np.zeros((len(verts), 3))
    for part in parts:
        if part.carve:
            weight = 2 * np.exp(-np.abs(part.distance(*verts.T)) / (soft * 0.5))
        else:
            weight = part.weight * np.exp(-np.clip(part.distance(*verts.T), -0.02, None) / soft)
        colour += weight[:, None] * light(part.colour)
        total += weight
    return colour / (total[:, None] + 1e-9)


def puff(material: Any, seed: int, *, wide: float = 1.3, count: int = 10, **where: Any) -> Object:
    """Return a small cloud of melted balls about `wide` metres to each side."""
    random = np.random.default_rng(seed)
    parts: list[Part] = []
    for _ in range(count):
        x = random.uniform(-wide, wide)
        r = random.uniform(0.35, 0.7) * (1.15 - 0.5 * abs(x) / wide)
        z = random.uniform(-0.1, 0.35) * (1 - abs(x) / wide)
        parts.append(
            Blob((x, random.uniform(-0.45, 0.45), z + r * 0.3), (r, r, r * 0.85), "#ffffff")
        )
    return model(parts, voxel=0.09, blend=0.16, material=material, **where)
