"""Vertices and faces of simple forms, in numpy alone. Z is up; units are metres of the set."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Faces = list[tuple[int, ...]]
Vec = Sequence[float]


def catmull(points: Sequence[Vec] | Array, steps: int = 8) -> Array:
    """Return a Catmull-Rom curve through `points`, `steps` samples to each segment."""
    p = np.asarray(points, float)
    last = len(p) - 1
    curve = []
    for i in range(last):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, last)]
        curve.extend(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
            for t in np.linspace(0, 1, steps, endpoint=False)
        )
    curve.append(p[-1])
    return np.array(curve)


def grid_faces(rows: int, columns: int, *, wrap: bool = False) -> Faces:
    """Return the quads of a row-major grid of vertices; `wrap` joins last and first column."""
    end = columns if wrap else columns - 1
    return [
        (
            j * columns + i,
            j * columns + (i + 1) % columns,
            (j + 1) * columns + (i + 1) % columns,
            (j + 1) * columns + i,
        )
        for j in range(rows - 1)
        for i in range(end)
    ]


def tube(
    points: Sequence[Vec] | Array, radii: float | Sequence[float], sides: int = 10, steps: int = 6
) -> tuple[Array, Faces]:
    """Return a round tube along a curve through `points`; radii may change along it."""
    p = np.asarray(points, float)
    r = np.full(len(p), radii) if np.isscalar(radii) else np.asarray(radii, float)
    curve = catmull(np.c_[p, r], steps)
    centre, radius = curve[:, :3], np.maximum(curve[:, 3], 1e-4)
    tangent = np.gradient(centre, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    up = np.array([0, 0, 1.0]) if abs(tangent[0, 2]) < 0.9 else np.array([1.0, 0, 0])
    normal = np.cross(tangent[0], up)
    angles = 2 * np.pi * np.arange(sides) / sides
    rings = []
    for c, t, r_i in zip(centre, tangent, radius, strict=True):
        normal = normal - t * np.dot(normal, t)
        normal /= np.linalg.norm(normal) + 1e-9
        side = np.cross(t, normal)
        rings.append(c + r_i * (np.cos(angles)[:, None] * normal + np.sin(angles)[:, None] * side))
    n = len(centre)
    faces = grid_faces(n, sides, wrap=True)
    first, last = n * sides, n * sides + 1
    for k in range(sides):
        faces.append((first, (k + 1) % sides, k))
        faces.append((last, (n - 1) * sides + k, (n - 1) * sides + (k + 1) % sides))
    return np.r_[np.concatenate(rings), centre[:1], centre[-1:]], faces


def lathe(profile: Sequence[Vec], sides: int = 64, *, smooth: bool = True) -> tuple[Array, Faces]:
    """Return the solid that a profile of (radius, z) pairs sweeps about the Z axis."""
    p = catmull(profile, 6) if smooth else np.asarray(profile, float)
    angles = 2 * np.pi * np.arange(sides) / sides
    verts = np.stack(
        [
            np.outer(p[:, 0], np.cos(angles)),
            np.outer(p[:, 0], np.sin(angles)),
            np.repeat(p[:, 1:2], sides, 1),
        ],
        axis=2,
    ).reshape(-1, 3)
    return verts, grid_faces(len(p), sides, wrap=True)
