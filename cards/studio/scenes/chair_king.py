"""An empty chair by the sea throws the shadow of a seated king; his dog waits before it."""

from collections.abc import Callable

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#cfe0ee", "#d8c49a", 0.5)
    stage.sun((-0.04, 1, -0.46), "#ffe6b8", 4.8, 0.6)
    stage.camera((0.35, -6.2, 7.4), (0.3, 1.55, 0.3), 49, roll=9)
    sand = materials.paint("#e4bf82", "#d8ae6c", vary=0.1, scale=1.3, bump=0.25)
    shapes.terrain((40, 40), _beach, sand, cells=260, centre=(0, 4))
    _sea()
    props.chair("#a85a3a", tall=1.75, turn=(0, 0, 68), size=1.3)
    king = people.person(
        gender="male",
        age="old",
        pose="sit",
        top="#402030",
        head=1.3,
        hair="#eeeeee",
        eyes=False,
        aim={
            "upperarm01.L": (0.2, -0.75, -0.6),
            "lowerarm01.L": (0, -0.75, 0.65),
            "upperarm01.R": (-0.3, 0.1, -1),
        },
        at=(0.02, 0, -0.22),
        turn=(0, 0, 84),
        size=1.25,
    )
    people.put_on(king, props.crown(radius=0.17), lift=-0.05)
    people.cape(king, "#402030", 1.0, 0.4)
    beard = shapes.lathe(
        [(0.1, 0.06), (0.09, -0.05), (0.01, -0.34)],
        at=np.add(king.joints["head"], (0, -0.12, -0.02)),
        turn=(-18, 0, 0),
    )
    king.wear(beard)
    staff = [
        shapes.rod((0, 0, -0.5), (0, 0, 1.1), 0.025),
        shapes.ball(0.1, at=(0, 0, 1.15)),
    ]
    king.hold(shapes.group(staff), "finger3-1.L")
    shapes.hide_from_camera(king.handle)
    _footprints()
    _castle()
    props.crown("#f0b83a", 0.34, at=(1.2, -1.45, 0.02), turn=(-14, 8, 0))
    animals.sitting("dog", coat="#8a5a34", at=(1.0, -0.35, 0), turn=(0, 0, -52), size=1.4)


def _shore(y: float) -> float:
    """Return where the sea begins at a distance: it swings in at both ends of the beach."""
    bay = 2.15 - 0.085 * (y - 1.2) ** 2 if y < 1.2 else 2.15 - 0.05 * (y - 1.2) ** 2
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
        (water, 0.0, 9.0, 0.02, 0.06),
        (foam, -0.1, 0.17, 0.045, 0.075),
        (foam, 0.62, 0.72, 0.05, 0.075),
    ):
        shapes.sheet(strip(start, stop, rough, z), paint, cells=(12, 700))


def _footprints() -> None:
    """Let bare feet come up to the chair, and none go away."""
    wet = materials.paint("#a8804c", vary=0.1)
    for k in range(6):
        x, y = 0.1 - 0.26 * k, -0.85 - 0.3 * k
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
    x, y = -1.5, 3.3
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
