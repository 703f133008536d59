"""Building blocks. Every shape takes `at` (metres), `turn` (degrees about x, y, z) and `size`."""

from collections.abc import Callable, Sequence
from typing import Any

import bpy

# isort: split
import bmesh  # is found only once bpy is imported
import numpy as np
from mathutils import Vector, noise

from cards.studio import geometry
from cards.studio.geometry import Vec
from cards.studio.stage import scene

Object = bpy.types.Object
Material = bpy.types.Material


def place(thing: Object, at: Vec = (0, 0, 0), turn: Vec = (0, 0, 0), size: Any = 1) -> Object:
    """Put a thing somewhere; `size` is one factor or three."""
    thing.location = at
    thing.rotation_euler = [np.radians(a) for a in turn]
    thing.scale = (size,) * 3 if np.isscalar(size) else size
    return thing


def mesh(
    verts: Any,
    faces: geometry.Faces,
    material: Material | None = None,
    *,
    smooth: bool = True,
    colours: Any = None,
    **where: Any,
) -> Object:
    """Return a thing made of vertices and faces; `colours` are linear, one per vertex."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(np.asarray(verts, float).tolist(), [], [tuple(map(int, f)) for f in faces])
    data.update()
    if colours is not None:
        rgba = np.ones((len(verts), 4), np.float32)
        rgba[:, :3] = colours
        data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set(
            "color", rgba.ravel()
        )
    data.polygons.foreach_set("use_smooth", np.full(len(data.polygons), smooth))
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new("mesh", data)
    scene().collection.objects.link(thing)
    return place(thing, **where)


def copy_of(thing: Object, **where: Any) -> Object:
    """Return another thing with the same mesh (cheap, for crowds and pebbles)."""
    twin = bpy.data.objects.new("copy", thing.data)
    scene().collection.objects.link(twin)
    return place(twin, **where)


def group(things: Sequence[Object], **where: Any) -> Object:
    """Join things so that they are moved, turned and sized together."""
    handle = bpy.data.objects.new("group", None)
    scene().collection.objects.link(handle)
    for thing in things:
        if thing.parent is None:
            thing.parent = handle
    return place(handle, **where)


def hide_from_camera(thing: Object) -> Object:
    """Keep a thing's shadow but not its sight."""
    for part in (thing, *thing.children_recursive):
        part.visible_camera = False
        part.visible_glossy = False
    return thing


def hide_shadow(thing: Object) -> Object:
    """Keep a thing's sight but not its shadow."""
    for part in (thing, *thing.children_recursive):
        part.visible_shadow = False
    return thing


def refine(thing: Object, levels: int = 1) -> Object:
    """Round a coarse mesh by subdivision."""
    step = thing.modifiers.new("refine", "SUBSURF")
    step.levels = step.render_levels = levels
    return thing


def thicken(thing: Object, by: float = 0.012) -> Object:
    """Give a sheet a thickness outward."""
    step = thing.modifiers.new("thicken", "SOLIDIFY")
    step.thickness, step.offset = by, 1
    return thing


def box(
    sides: Vec, material: Material | None = None, *, bevel: float = 0.03, **where: Any
) -> Object:
    """Return a box with soft edges, centred on its place."""
    x, y, z = (s / 2 for s in sides)
    verts = [(i * x, j * y, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
    faces: geometry.Faces = [
        (0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6),
    ]  # fmt: skip
    thing = mesh(verts, faces, material, smooth=False, **where)
    if bevel:
        step = thing.modifiers.new("bevel", "BEVEL")
        step.width, step.segments = bevel, 2
    return thing


def ball(
    radius: float, material: Material | None = None, *, sides: int = 32, **where: Any
) -> Object:
    """Return a ball."""
    data, work = bpy.data.meshes.new("ball"), bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=sides, v_segments=sides // 2, radius=radius)
    work.to_mesh(data)
    work.free()
    data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new("ball", data)
    scene().collection.objects.link(thing)
    return place(thing, **where)


def lathe(
    profile: Sequence[Vec],
    material: Material | None = None,
    *,
    sides: int = 48,
    smooth: bool = True,
    **where: Any,
) -> Object:
    """Return what a profile of (radius, z) pairs sweeps about Z; `smooth` rounds its corners."""
    return mesh(*geometry.lathe(profile, sides, smooth=smooth), material, **where)


def tube(
    points: Any,
    radii: Any,
    material: Material | None = None,
    *,
    sides: int = 10,
    steps: int = 6,
    **where: Any,
) -> Object:
    """Return a round tube along a curve."""
    return mesh(*geometry.tube(points, radii, sides, steps), material, **where)


def rod(a: Vec, b: Vec, radius: float, material: Material | None = None) -> Object:
    """Return a straight round bar from `a` to `b`."""
    return mesh(*geometry.tube([a, b], radius, 8, 1), material)


def ring(radius: float, thick: float, material: Material | None = None, **where: Any) -> Object:
    """Return a torus lying flat."""
    angles = np.linspace(0, 2 * np.pi, 12)
    profile = [(radius + thick * np.cos(a), thick * np.sin(a)) for a in angles]
    return lathe(profile, material, smooth=False, **where)


def leaf(
    outline: Sequence[Vec], material: Material | None = None, *, thick: float = 0.02, **where: Any
) -> Object:
    """Return a flat cut-out: a rounded outline of (x, z) pairs, `thick` metres deep in y."""
    p = geometry.catmull([*outline, outline[0]], 5)[:-1]
    return plate(p, material, thick=thick, **where)


def plate(
    outline: Any, material: Material | None = None, *, thick: float = 0.02, **where: Any
) -> Object:
    """Return a flat cut-out with sharp corners: an outline of (x, z) pairs, `thick` deep in y."""
    n = len(outline)
    verts = [(x, y, z) for y in (-thick / 2, thick / 2) for x, z in outline]
    faces: geometry.Faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh(verts, faces, material, smooth=False, **where)


def sheet(
    surface: Callable[[float, float], Vec],
    material: Material | None = None,
    *,
    cells: tuple[int, int] = (30, 30),
    **where: Any,
) -> Object:
    """Return cloth: `surface(u, v)` gives the point at u, v in [0, 1]."""
    columns, rows = cells
    verts = [surface(u, v) for v in np.linspace(0, 1, rows) for u in np.linspace(0, 1, columns)]
    return mesh(verts, geometry.grid_faces(rows, columns), material, **where)


def terrain(
    size: Vec,
    height: Callable[[float, float], float],
    material: Material | None = None,
    *,
    cells: int = 140,
    centre: Vec = (0, 0),
) -> Object:
    """Return ground `size` metres wide and deep; `height(x, y)` in world coordinates."""
    xs = centre[0] + np.linspace(-size[0] / 2, size[0] / 2, cells)
    ys = centre[1] + np.linspace(-size[1] / 2, size[1] / 2, cells)
    verts = [(x, y, height(x, y)) for y in ys for x in xs]
    return mesh(verts, geometry.grid_faces(cells, cells), material)


def hills(x: float, y: float, scale: float = 1.0, octaves: int = 4, z: float = 0.0) -> float:
    """Return fractal noise, about -1 to 1, with features of 1/`scale` m."""
    return noise.fractal(Vector((x * scale, y * scale, z)), 1.0, 2.0, octaves)


def star(radius: float, material: Material | None = None, **where: Any) -> Object:
    """Return a five-pointed star facing the camera."""
    lengths = (radius, radius * 0.45)
    rim = [
        (lengths[k % 2] * np.sin(k * np.pi / 5), 0, lengths[k % 2] * np.cos(k * np.pi / 5))
        for k in range(10)
    ]
    verts = [*rim, (0, -radius * 0.3, 0), (0, radius * 0.3, 0)]
    faces: geometry.Faces = [(k, (k + 1) % 10, 10) for k in range(10)]
    faces += [((k + 1) % 10, k, 11) for k in range(10)]
    return mesh(verts, faces, material, smooth=False, **where)
