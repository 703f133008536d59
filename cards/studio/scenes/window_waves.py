"""A woman at her window is greeted by herself, at every age, from each window across the street."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

COLUMNS, ROWS = (-2.15, 0, 2.15), (0.3, 3.2, 6.1)
"""Middles and feet of the windows across the street, in metres."""
SKIN, HAIR = "#b4764e", "#c8401e"


def build() -> None:
    stage.ambience("#cfe0f0", "#c87a50", 0.75)
    stage.sun((0.6, 0.7, -0.45), "#ffe4b0", 3.4, 1.5)
    stage.panel((1, -7.5, 5), (0, 0, 4), "#fff0dc", 420, 5)
    stage.camera((0.25, -7.6, 3.9), (0, 0, 3.85), 25.5)
    _wall()
    for row, z in enumerate(ROWS):
        for column, x in enumerate(COLUMNS):
            _window(x, z, 3 * row + column)
    _selves()
    _near()


def _wall() -> None:
    """Build the house across the street out of bands that leave the windows open."""
    plaster = materials.paint("#d8703c", "#c85f34", vary=0.18, scale=1.4, bump=0.25)
    for x in (-3.95, -1.075, 1.075, 3.95):
        wide = 2.2 if abs(x) > 2 else 0.75
        shapes.box((wide, 0.2, 14), plaster, at=(x, 0.05, 4), bevel=0.02)
    for z, tall in ((-1.2, 2.5), (2.65, 0.6), (5.55, 0.6), (9.4, 2.5)):
        shapes.box((10, 0.2, tall), plaster, at=(0, 0.06, z), bevel=0.02)
    shapes.box((10, 0.9, 0.25), materials.paint("#f4d8a8"), at=(0, -0.1, 8.55))


def _window(x: float, z: float, k: int) -> None:
    rooms = ("#f0b43c", "#3f8a8a", "#e86a5a", "#5a7ab8", "#f6d890", "#8a4a78", "#4f9a6a", "#f08a3c",
             "#2f5a8a")  # fmt: skip
    shapes.box((2.15, 0.1, 2.9), materials.paint(rooms[k], vary=0.08, glow=0.3),
               at=(x, 1.1, z + 1.05))  # fmt: skip
    cream = materials.paint("#fff0d0", vary=0.05)
    for side in (-1, 1):
        shapes.box((0.12, 0.3, 2.4), cream, at=(x + side * 0.74, -0.05, z + 0.95))
        green = materials.paint(("#2f7a74", "#2a6a8a", "#5a8a3a")[k % 3], vary=0.15)
        shutter = [shapes.box((0.55, 0.08, 2.2), green)]
        shutter += [shapes.box((0.42, 0.1, 0.05), green, at=(0, -0.04, dz), turn=(30, 0, 0))
                    for dz in np.linspace(-0.9, 0.9, 9)]  # fmt: skip
        shapes.group(shutter, at=(x + side * 1.0, -0.25, z + 0.95), turn=(0, 0, side * 28))
    shapes.box((1.75, 0.55, 0.14), cream, at=(x, -0.2, z - 0.3))
    shapes.box((1.6, 0.3, 0.14), cream, at=(x, -0.05, z + 2.15))


def _self(k: int, **options: object) -> people.Person:
    """Set her at the k-th window, one arm up."""
    x, z = COLUMNS[k % 3], ROWS[k // 3]
    s, up = (1, "L") if k % 2 else (-1, "R")
    aim = {f"upperarm01.{up}": (s * 0.75, -0.35, 0.55), f"lowerarm01.{up}": (s * 0.25, -0.2, 1)}
    settings: dict = {
        "skin": SKIN, "hair": HAIR, "hair_length": 0.2, "size": 1.55, "head": 1.3, "aim": aim,
        "palm": {up: (0, -1, 0)}, "shapes_of_face": people.ASLEEP, "eyes": False,
        "bare_arms": True, "at": (x - s * 0.15, 0.45, z - 0.85), "turn": (0, 0, -s * 14),
    }  # fmt: skip
    return people.person(**(settings | options))


def _selves() -> None:
    child = _self(0, age="child", top="#f4e8d0", size=1.85, at=(COLUMNS[0], 0.45, ROWS[0] - 0.7))
    child.wear(shapes.ball(0.14, materials.paint("#2a8ac8", rough=0.3), at=(-0.3, -0.2, 0.75)))
    old = _self(1, age="old", top="#5a3a6a", hair="#f4f0ea", hair_length=0.06)
    people.cape(old, "#6a9a4a", 0.5, 0.3)
    sailor = _self(3, top="#f8f8f4")
    people.put_on(sailor, people.hat("bowler", "#1c2f5a", "#f8f4e8"))
    queen = _self(5, top="#f0c84a")
    people.put_on(queen, props.crown("#ffd040", 0.14), -0.02)
    bride = _self(6, top="#ffffff")
    people.cape(bride, "#ffffff", 0.8, 0.35)
    people.put_on(bride, people.hat("nightcap", "#ffffff"))
    _self(8, top="#1c2030", turn=(0, 0, 180), aim={})
    x, z = COLUMNS[1], ROWS[1]
    animals.sitting("cat", coat="#241c24", at=(x + 0.3, -0.25, z - 0.23), size=1.9)
    curtain = materials.paint("#fff8ec", vary=0.06)
    shapes.thicken(shapes.sheet(
        lambda u, v: (x - 0.7 + 0.75 * u * (1 - 0.5 * v) + 0.25 * v**2,
                      -0.1 - 1.5 * v**2 * (0.4 + 0.3 * u) + 0.06 * np.sin(14 * u),
                      z + 2.05 - 1.9 * v), curtain, cells=(30, 24)))  # fmt: skip
    clown = _self(7, top="#d8283c")
    people.put_on(clown, people.hat("pointed", "#2f8a8a"))
    for k in (2, 3, 7):
        _flowers(COLUMNS[k % 3], ROWS[k // 3] - 0.22)


def _flowers(x: float, z: float) -> None:
    shapes.box((1.3, 0.3, 0.28), materials.paint("#8a3f2a", vary=0.15), at=(x, -0.45, z + 0.05))
    for i in range(9):
        plants.flower(("#f83a5a", "#fff0f4", "#ffc83a")[i % 3], tall=0.2, size=0.15,
                      at=(x - 0.56 + 0.14 * i, -0.45 - 0.06 * (i % 2), z + 0.15))  # fmt: skip


def _near() -> None:
    """Set her in front, from behind, at the frame of her own window."""
    dark = materials.paint("#5a2418", vary=0.15)
    shapes.box((0.3, 0.3, 9), dark, at=(-1.12, -4.9, 3.5))
    shapes.box((0.3, 0.3, 9), dark, at=(1.6, -4.9, 3.5))
    shapes.box((6, 0.8, 0.2), dark, at=(0, -4.9, 2.15))
    people.person(
        skin=SKIN, hair=HAIR, hair_length=0.34, head=1.2, top="#1f5a5a", skirt="#1f5a5a",
        aim={"upperarm01.R": (-0.6, 0, 0.5), "lowerarm01.R": (-0.1, -0.1, 1)},
        bare_arms=True, at=(0.72, -5.3, 1.62), turn=(0, 0, 185), size=1.15,
    )  # fmt: skip


def look() -> Look:
    return Look(
        "terracotta", sky("noon", 4), Fog(20, 40, "#f4d8b0", 0.3), exposure=0.95, glow=0.2,
        pull=0.16, focus=((0.5, 0.45, 0.6, 0.9),), seed=79,
    )  # fmt: skip
