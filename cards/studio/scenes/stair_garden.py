"""Stairs that meet where they cannot: two people walk toward each other, one on the underside."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

CORAL, CREAM, MINT, SAND, PLUM = "#e8907c", "#f8ead8", "#9fcfc0", "#f0c890", "#a87aa0"


def build() -> None:
    stage.ambience("#f4e4f4", "#f0b8b0", 0.75)
    stage.sun((0.7, 0.75, -0.85), "#fff4e0", 3.0, 2)
    stage.camera((-24, -24, 21), (0, 0, 2.3), 128)
    _block((0, 0, -1.2), (3, 3, 1.2), CREAM)
    _block((1, 1, 0), (1, 1, 4.2), CORAL)
    _block((-1, 1, 0), (1, 1, 1.4), CREAM)
    _block((-1, -1, 0), (1, 1, 0.0), CREAM)
    _block((1, -1, 0), (1, 1, 2.8), MINT)
    _stairs((-1, -0.5, 0), (0, 1, 0), 7, 1.4, CORAL)
    _stairs((-0.5, 1, 1.4), (1, 0, 0), 7, 2.8, SAND)
    _stairs((1, 0.5, 4.2), (0, -1, 0), 7, -1.4, PLUM)
    _block((1, 1, 6.0), (1, 1, 0.35), MINT)
    for x, y in ((0.6, 0.6), (1.4, 0.6), (0.6, 1.4), (1.4, 1.4)):
        shapes.rod((x, y, 4.2), (x, y, 6.0), 0.06, materials.paint(CREAM))
    dome = [(0.62, 0), (0.6, 0.25), (0.4, 0.55), (0.1, 0.75), (0.04, 0.95), (0, 1.0)]
    shapes.lathe(dome, materials.paint(CORAL, vary=0.1), at=(1, 1, 6.35))
    _openings()
    _water()
    _folk()
    stone = materials.paint(MINT, vary=0.1)
    for x, y, z, r in ((-2.3, 1.1, 3.7, 0.5), (2.1, -1.4, 1.9, 0.4), (-2.6, -2.6, -1.6, 0.45)):
        island = [(0, 0), (r, 0.02), (r * 0.8, -r * 0.6), (r * 0.3, -r * 1.3), (0, -r * 1.6)]
        shapes.lathe(island, stone, sides=7, smooth=False, at=(x, y, z))
        plants.round_tree("#e8a0a8", "#8a5a48", seed=int(r * 100), at=(x, y, z), size=0.62)


def _block(centre: Vec, sides: Vec, colour: str) -> None:
    """Set a block `sides` large whose foot is centred at `centre`."""
    x, y, z = centre
    if sides[2]:
        m = materials.paint(colour, vary=0.06, scale=1.5)
        shapes.box(sides, m, at=(x, y, z + sides[2] / 2), bevel=0.02)


def _stairs(start: Vec, along: Vec, steps: int, rise: float, colour: str) -> None:
    """Set a flight over one unit, solid to the ground of its lower end."""
    m = materials.paint(colour, vary=0.08)
    low = min(start[2], start[2] + rise)
    for k in range(steps):
        top = start[2] + rise * (k + (1 if rise > 0 else 0)) / steps
        mid = np.array(start) + np.array(along) * (k + 0.5) / steps
        wide = (0.62, 1 / steps) if along[1] else (1 / steps, 0.62)
        tall = max(0.06, top - low + 0.3)
        shapes.box((*wide, tall), m, at=(mid[0], mid[1], top - tall / 2), bevel=0.006)


def _openings() -> None:
    dark = materials.paint("#6a3a58", vary=0.1)
    glow = materials.paint("#fff0b8", glow=1.0, vary=0.05)
    arch = [(-0.2, 0), (-0.2, 0.45), (-0.14, 0.6), (0, 0.68), (0.14, 0.6), (0.2, 0.45), (0.2, 0)]
    for at, turn, m in (
        ((1, 0.49, 0.9), 0, dark), ((0.49, 1, 3.2), -90, glow), ((0.49, -1, 0.25), -90, dark),
        ((1, -1.51, 1.55), 0, glow), ((-1.51, 1, 0.3), -90, dark),
    ):  # fmt: skip
        shapes.plate(arch, m, thick=0.03, at=at, turn=(0, 0, turn))
    for x, z in ((0.75, -0.75), (-0.1, -0.75), (-0.95, -0.75)):
        shapes.plate(arch, dark, thick=0.03, at=(x, -1.51, z - 0.2), size=0.8)


def _water() -> None:
    fall = materials.paint("#bfe4ec", "#e4f6f8", vary=0.06, scale=6, rough=0.2)

    def stream(u: float, v: float) -> Vec:
        return -1.53, -0.75 + 0.4 * u, 0.03 - 6 * v + 0.02 * np.sin(u * 20)

    shapes.box((1.2, 0.4, 0.04), fall, at=(-0.95, -0.55, 0.03), bevel=0.01)
    shapes.sheet(stream, fall, cells=(12, 30))
    props.paper_boat(at=(-0.75, -0.55, 0.06), turn=(0, 0, 10), size=0.33)
    animals.fish(at=(-1.75, -0.55, -1.35), turn=(0, 60, 90), size=0.4)


def _folk() -> None:
    walker = people.person(
        age="child", pose="walk", top="#c8302c", skirt="#c8302c", hair="#3a2018", head=1.35,
        at=(-0.05, 1, 3.0), turn=(0, 0, 90), size=0.86,
    )  # fmt: skip
    people.put_on(walker, people.hat("pointed", "#3f5f8a"))
    other = people.person(
        gender="male", age="child", pose="walk", top="#3f5f8a", bottom="#3f5f8a", hair="#2a1a14",
        hair_length=0.1, head=1.35, at=(1.0, 0.42, -1.2 - 0.0), turn=(0, 0, 0), size=0.86,
    )  # fmt: skip
    people.put_on(other, people.hat("pointed", "#c8302c"))
    other.handle.location = (-0.2, -1.2, -1.22)
    other.handle.rotation_euler = (np.pi, 0, np.pi / 2)
    props.lantern(at=(0.55, -1.3, 2.8), power=4)
    animals.sitting("cat", coat="#4a3a4a", at=(1.25, -0.75, 2.8), turn=(0, 0, -50), size=0.8)
    props.ladder(
        (-1.25, 0.45, 0.05), (-1.25, 0.52, 1.4), wide=0.28, step=0.2, colour="#8a5a48", thick=0.02
    )


def look() -> Look:
    return Look(
        "blossom", sky("rose", 6), exposure=0.86, glow=0.2, pull=0.24, contrast=1.02,
        finish="watercolour", seed=16,
    )  # fmt: skip
