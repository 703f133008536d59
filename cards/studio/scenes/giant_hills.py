"""A giant sleeps as a range of hills; a farmer ploughs his shoulder."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.shapes import Vector
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#cfe4f4", "#8a9a5a", 0.8)
    stage.sun((0.75, 0.35, -0.6), "#ffeab8", 4.0, 2)
    stage.camera((-1.4, -18, 5.0), (0.3, 4, 2.2), 44)
    meadow = materials.paint("#86a852", "#a4b860", vary=0.2, scale=0.5, bump=0.3)
    shapes.terrain((120, 110), _ground, meadow, cells=200, centre=(0, 40))
    _giant()
    _farm()
    for k, (x, y, size) in enumerate(
        (
            (-5.4, -5, 1.3),
            (-4.3, -6.3, 1.0),
            (5.3, -4.5, 1.5),
            (4.6, -6.5, 1.1),
            (-7, 2, 1.8),
            (7.5, 3, 1.6),
            (9, 9, 2),
            (-10, 12, 2.2),
        )
    ):
        plants.round_tree(
            ("#5f8f3f", "#88a048", "#d8a0a8")[k % 3],
            seed=k,
            at=(x, y, _ground(x, y) - 0.1),
            size=size,
        )


def _ground(x: float, y: float) -> float:
    return (
        0.5 * shapes.hills(x, y, 0.12)
        + max(0, y - 8) * 0.06
        + 1.4 * shapes.hills(x, y, 0.04) * min(1, max(0, y - 6) / 10)
    )


def _giant() -> None:
    """Lay a bare body on its back, half sunk into the ground, and cover it with turf."""
    turf = materials.paint("#6f9a44", "#9ab458", vary=0.25, scale=0.6, bump=0.5)
    who = people.person(
        gender="male",
        age="old",
        bare=True,
        hair=None,
        eyes=False,
        head=1.3,
        shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.L": (0.5, -0.1, -1),
            "lowerarm01.L": (-0.7, -0.35, -0.35),
            "upperarm01.R": (-0.5, -0.1, -1),
            "lowerarm01.R": (0.7, -0.35, -0.35),
            "upperleg01.L": (0.1, -1, -0.75),
            "lowerleg01.L": (0, 1, -0.9),
            "upperleg01.R": (-0.1, -0.75, -1),
            "lowerleg01.R": (0, 0.8, -1),
        },
    )
    for part in who.handle.children:
        part.data.materials.clear()
        part.data.materials.append(turf)
    who.handle.rotation_euler = np.radians((-90, 0, 90))
    who.handle.scale = (8.0,) * 3
    who.handle.location = Vector((-3.0, 1.6, 0.75)) - (who.where("head") - who.handle.location)
    random = np.random.default_rng(3)
    head = np.array(who.where("head"))
    for k in range(20):
        at = head + random.normal((0.45, -0.1, 0.75), (0.25, 0.4, 0.12))
        plants.round_tree(("#4f7a3a", "#3f6a3a")[k % 2], seed=k, at=at, size=0.32)
    for k in range(26):
        at = head + random.normal((-1.35, -0.1, 0.1), (0.2, 0.5, 0.35))
        plants.round_tree(("#4f7a3a", "#6a8f40")[k % 2], seed=k, at=at, turn=(0, -40, 0), size=0.55)
    _plough(who)


def _plough(who: people.Person) -> None:
    top = who.where("spine02") + Vector((0.3, -0.2, 1.25))
    furrow = materials.paint("#6a4428", "#7a5030", vary=0.25, scale=3)
    for k in range(5):
        y = top.y - 0.55 + 0.26 * k
        line = [
            (top.x + x, y, top.z - 0.02 - 0.05 * (x - 0.2) ** 2) for x in np.linspace(-1.4, 1.5, 9)
        ]
        shapes.tube(line, 0.085, furrow, sides=6)
    animals.standing(
        "horse",
        coat="#e8dcc8",
        stride=(0.25, -0.2, -0.2, 0.25),
        at=(top.x + 0.15, top.y, top.z - 0.1),
        turn=(0, 0, 92),
        size=0.52,
    )
    man = people.person(
        gender="male",
        pose="hold",
        top="#c8402f",
        bottom="#3f4f6a",
        hair_length=0.08,
        head=1.35,
        at=(top.x - 1.15, top.y, top.z - 0.2),
        turn=(0, 0, 92),
        size=0.62,
    )
    people.put_on(man, people.hat("straw", "#f0d890", "#8a2f2a"))
    wood = props.wood()
    for s in (-1, 1):
        shapes.rod(
            (top.x - 0.95, top.y + s * 0.12, top.z + 0.42),
            (top.x - 0.35, top.y, top.z + 0.02),
            0.025,
            wood,
        )
    for k in range(7):
        white = materials.paint("#ffffff", vary=0.03)
        animals.gull(
            white,
            0.34,
            0.7,
            at=(top.x - 1.9 - 0.3 * k, top.y + 0.1 * k, top.z + 0.35 + 0.25 * np.sin(k * 2.2)),
            turn=(0, 12, 60 + 25 * k),
        )


def _farm() -> None:
    for k, (x, y, turn) in enumerate(((1.6, -7.2, 15), (3.0, -6.4, -20), (2.4, -8.4, 5))):
        buildings.house(
            (1.1, 0.9, 0.9),
            0.7,
            wall=buildings.WALLS[k],
            tiles="#b8503a",
            window="#5a6a78",
            glow=0.1,
            seed=k + 4,
            at=(x, y, _ground(x, y)),
            turn=(0, 0, turn),
            size=0.95,
        )
    earth = materials.paint("#d8bc8a", vary=0.15)

    def path(u: float, v: float) -> tuple[float, float, float]:
        y = -14 + 11.5 * v
        x = 0.5 + 0.8 * np.sin(y * 0.4) + (0.5 - 0.2 * v) * (u - 0.5)
        return x, y, _ground(x, y) + 0.05

    shapes.sheet(path, earth, cells=(5, 40))
    pole = materials.paint("#6a4a30")
    a, b = (-2.9, -8.2, _ground(-2.9, -8.2)), (-0.9, -8.6, _ground(-0.9, -8.6))
    for x, y, z in (a, b):
        shapes.rod((x, y, z), (x, y, z + 1.2), 0.04, pole)
    shapes.rod((a[0], a[1], a[2] + 1.15), (b[0], b[1], b[2] + 1.15), 0.012, pole)
    for k, colour in enumerate(("#f6f0e4", "#d86a5a", "#f6f0e4", "#6a90b8")):
        x = a[0] + 0.3 + 0.42 * k
        z = a[2] + (b[2] - a[2]) * (0.3 + 0.42 * k) / 2 + 1.13
        shapes.sheet(
            lambda u, v, x=x, z=z: (
                x + 0.32 * u,
                -8.3 - 0.2 * (x + 2.9) + 0.05 * np.sin(u * 7),
                z - 0.55 * v,
            ),
            materials.paint(colour),
            cells=(10, 4),
        )


def look() -> Look:
    return Look(
        "moss", sky("spring", 15), Fog(24, 50, "#dfe8dc", 0.85), exposure=0.8, glow=0.25, pull=0.22,
        focus=((0.2, 0.55, 0.1, 1.0), (0.45, 0.42, 0.1, 1.1)), seed=23,
    )  # fmt: skip
