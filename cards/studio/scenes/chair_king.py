"""An empty chair by the sea throws the shadow of a seated king; his dog looks up at it."""

from collections.abc import Callable

import numpy as np

from cards.studio import materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

KING = (
    (-0.36, 0), (-0.4, 0.62), (-0.5, 1.75), (-0.38, 1.78), (-0.3, 1.3), (-0.27, 1.5), (-0.14, 1.66),
    (-0.1, 1.78), (-0.19, 1.86), (-0.21, 2.02), (-0.28, 2.42), (-0.12, 2.2), (-0.02, 2.5),
    (0.07, 2.2), (0.22, 2.4), (0.17, 2.02), (0.17, 1.94), (0.27, 1.84), (0.19, 1.8), (0.2, 1.7),
    (0.3, 1.36), (0.14, 1.44), (0.16, 1.24), (0.42, 1.1), (0.67, 1.36), (0.67, 2.2), (0.59, 2.29),
    (0.7, 2.42), (0.81, 2.29), (0.73, 2.2), (0.73, 0), (0.67, 0), (0.67, 1.22), (0.45, 0.98),
    (0.22, 1.06), (0.26, 0.84), (0.56, 0.82), (0.63, 0.66), (0.55, 0.12), (0.63, 0.02),
    (0.34, 0), (0.38, 0.5), (0.22, 0.56), (-0.26, 0.56), (-0.28, 0),
)  # fmt: skip
"""The king's outline in profile on his chair (x, z): back, crown, beard, staff, knees, feet."""
DOG = "#9a5a30"


def build() -> None:
    stage.ambience("#cfe0ee", "#d8c49a", 0.42)
    stage.sun((0.1, 1, -0.66), "#ffe6b8", 4.8, 0.5)
    stage.camera((0.5, -7.1, 6.3), (0.5, 1.15, 0.3), 48, roll=7)
    sand = materials.paint("#e4bf82", "#d8ae6c", vary=0.1, scale=1.3, bump=0.25)
    shapes.terrain((40, 40), _beach, sand, cells=260, centre=(0, 4))
    _sea()
    props.chair("#a8482f", tall=1.32, at=(-0.1, -0.1, 0), turn=(0, 0, 84), size=1.3)
    cushion = materials.paint("#d8a83a", vary=0.1)
    shapes.box((0.6, 0.6, 0.12), cushion, bevel=0.06, at=(-0.08, -0.1, 0.68), turn=(0, 0, -6))
    caster = shapes.plate(KING, thick=0.02, at=(0, 0.24, 0), size=(1.3, 1, 1.12))
    shapes.hide_from_camera(caster)
    _footprints()
    _castle()
    props.crown("#f0b83a", 0.3, at=(-0.45, -2.5, 0.02), turn=(-16, 10, 0))
    _dog()


def _dog() -> None:
    """Seat a hound in profile, facing -X, with hanging ears and a white muzzle."""
    pale, dark = "#f6ead2", "#5a3420"
    parts: list[Part] = [
        Blob((0.26, 0, 0.27), (0.32, 0.26, 0.28), DOG),
        Limb((0.2, 0, 0.34), (-0.12, 0, 0.74), 0.25, 0.19, DOG, blend=0.1),
        Limb((-0.2, 0, 0.42), (-0.26, 0, 0.76), 0.15, 0.12, pale, weight=1.4),
        Limb((-0.1, 0, 0.74), (-0.2, 0, 1.02), 0.17, 0.15, DOG),
        Blob((-0.22, 0, 1.1), (0.2, 0.18, 0.18), DOG),
        Limb((-0.34, 0, 1.06), (-0.56, 0, 1.0), 0.12, 0.09, pale, blend=0.06),
        Blob((-0.65, 0, 1.04), (0.06, 0.06, 0.05), "#1a1210", blend=0.02, weight=2),
        Limb((0.5, 0, 0.2), (0.74, 0, 0.4), 0.07, 0.06, DOG),
        Limb((0.74, 0, 0.4), (0.72, 0, 0.76), 0.06, 0.03, pale),
    ]
    for s in (-1, 1):
        parts += [
            Limb((-0.2, s * 0.13, 0.6), (-0.3, s * 0.13, 0.06), 0.09, 0.065, pale, blend=0.05),
            Blob((-0.36, s * 0.13, 0.05), (0.12, 0.08, 0.06), pale, blend=0.03),
            Blob((0.02, s * 0.26, 0.06), (0.2, 0.08, 0.06), pale, blend=0.03),
            Blob((0.2, s * 0.22, 0.26), (0.22, 0.1, 0.22), DOG),
            Blob((-0.12, s * 0.19, 0.97), (0.1, 0.045, 0.22), dark, (0, 12, 0), blend=0.02),
        ]
    body = model(parts, voxel=0.022, blend=0.07, scale=6, bump=0.1)
    eye = shapes.ball(0.04, materials.paint("#140c0a", rough=0.1, vary=0), at=(-0.36, -0.15, 1.15))
    red = materials.paint("#c8302a", vary=0)
    collar = shapes.ring(0.17, 0.035, red, at=(-0.16, 0, 0.86), turn=(0, 22, 0))
    shapes.group([body, eye, collar], at=(0.95, -1.5, 0), turn=(0, 0, -24), size=1.02)


def _shore(y: float) -> float:
    """Return where the sea begins at a distance: it swings in at both ends of the beach."""
    bay = 2.4 - 0.075 * (y - 1.2) ** 2 if y < 1.2 else 2.4 - 0.05 * (y - 1.2) ** 2
    return bay + 0.16 * np.sin(y * 1.3 + 0.6) + 0.07 * np.sin(y * 3.1)


def _beach(x: float, y: float) -> float:
    return 0.02 * shapes.hills(x * 2.5, y, 1.6) + 0.035 * shapes.hills(x, y, 0.5)


def _sea() -> None:
    """Lay wet sand, water and two ribbons of foam side by side along the shore."""

    def strip(start: float, stop: float, rough: float, z: float) -> Callable[[float, float], Vec]:
        def surface(u: float, v: float) -> Vec:
            y = -5 + 27 * v
            edge = rough * (np.sin(9 * y + start) + 0.6 * np.sin(23 * y))
            end = rough * (np.sin(7 * y + 2) + 0.6 * np.sin(19 * y + stop))
            x = _shore(y) + (start + edge) * (1 - u) + (stop + end) * u
            return x, y, _beach(x, y) + z if z < 0.02 else z

        return surface

    wet, foam = (
        materials.paint("#b08c58", vary=0.1),
        materials.paint("#fffdf4", vary=0.04, glow=0.1),
    )
    water = materials.paint("#2a98a4", "#1f7f92", vary=0.12, scale=0.9, rough=0.25)
    for paint, start, stop, rough, z in (
        (wet, -0.55, 0.3, 0.03, 0.012),
        (water, 0.0, 22.0, 0.02, 0.06),
        (foam, -0.1, 0.17, 0.045, 0.075),
        (foam, 0.62, 0.72, 0.05, 0.075),
    ):
        shapes.sheet(strip(start, stop, rough, z), paint, cells=(12, 700))


def _footprints() -> None:
    """Let bare feet come up to the chair, and none go away."""
    wet = materials.paint("#a8804c", vary=0.1)
    for k in range(6):
        x, y = -0.2 - 0.26 * k, -0.95 - 0.3 * k
        x, y = x + 0.09 * (-1) ** k, y - 0.08 * (-1) ** k
        shapes.ball(
            0.15,
            wet,
            sides=16,
            at=(x, y, _beach(x, y) - 0.012),
            turn=(0, 0, -41),
            size=(0.62, 1.25, 0.16),
        )


def _castle() -> None:
    sand = materials.paint("#d8b87c", vary=0.15, scale=5, bump=0.4)
    x, y = -1.45, 2.3
    for dx, dy, r, h in (
        (0, 0, 0.26, 0.7),
        (-0.45, -0.1, 0.18, 0.45),
        (0.4, 0.12, 0.19, 0.5),
        (0.1, -0.45, 0.17, 0.4),
    ):
        tower = [(r * 1.2, 0), (r, h), (r * 1.15, h + 0.02), (r * 1.1, h + 0.1), (0, h + 0.08)]
        shapes.lathe(tower, sand, smooth=False, at=(x + dx, y + dy, -0.02))
    shapes.box((0.9, 0.6, 0.25), sand, at=(x, y, 0.1), turn=(0, 0, 12))
    shapes.rod((x, y, 0.7), (x, y, 1.25), 0.015, materials.paint("#6a4a30"))
    flag = [(0, 0), (0.36, -0.09), (0, -0.2)]
    shapes.plate(flag, materials.paint("#c8402f"), at=(x, y, 1.24), turn=(0, 0, 15))


def look() -> Look:
    return Look(
        "bone", plain("#dcd0b4"), exposure=0.82, glow=0.2, pull=0.22, contrast=1.08,
        focus=((0.45, 0.6, 0.1, 0.9), (0.5, 0.4, 0.14, 0.8)), seed=5,
    )  # fmt: skip
