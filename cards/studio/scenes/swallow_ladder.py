"""Swallows in flight are the steps of a stair; a child climbs it to a door in a storm cloud."""

import numpy as np

from cards.studio import buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Array, Vec
from cards.studio.skies import gradient

HEADING = 22
"""Which way the stair climbs, in degrees to the left of +X."""
BIRD = 1.25
DOOR = np.array((3.15, 3.6, 9.0))


def build() -> None:
    stage.ambience("#c4dcf0", "#8aa4b8", 0.7)
    stage.sun((-0.75, 0.5, -0.6), "#fff0d0", 3.8, 2)
    stage.camera((0.55, -11, 3.4), (0.55, 0, 5.9), 38)
    low, high = _climber()
    random = np.random.default_rng(20)
    for k in range(-3, 5):
        at = low + (high - low) * k - (0.035 * k * k, 0, 0)
        flap = (random.uniform(-0.32, -0.05), random.uniform(0.3, 0.55))
        turn = (random.uniform(-8, 8), -14, HEADING + random.uniform(-12, 12))
        _swallow(flap, at=at, turn=turn, size=BIRD)
    _storm()
    _below()


def _swallow(flap: Vec, **where: object) -> shapes.Object:
    """Set a swallow 2 m long, flying toward +X, its right and left wing raised by `flap`."""
    blue, rust, cream, ink = "#1c4488", "#d0442a", "#fbf0dc", "#181c28"
    body: list[Part] = [
        Blob((0, 0, 0), (0.46, 0.19, 0.19), blue),
        Blob((0.42, 0, 0.06), (0.18, 0.16, 0.16), blue, weight=1.5),
        Blob((0.0, 0, -0.07), (0.42, 0.16, 0.14), cream),
        Blob((0.5, 0, -0.02), (0.12, 0.12, 0.1), rust, blend=0.03, weight=2.5),
        Limb((0.56, 0, 0.05), (0.72, 0, 0.02), 0.05, 0.01, ink, blend=0.03),
        Limb((-0.3, 0, 0), (-0.7, 0, 0.03), 0.13, 0.05, blue),
        Blob((0.5, 0.13, 0.1), (0.03, 0.02, 0.03), ink, blend=0.01, weight=3),
        Blob((0.5, -0.13, 0.1), (0.03, 0.02, 0.03), ink, blend=0.01, weight=3),
    ]
    things = [model(body, voxel=0.024, blend=0.07, vary=0.05, soft=0.7)]
    feather = materials.paint("#173a74", "#245499", vary=0.1, scale=2)
    for s in (-1, 1):

        def wing(u: float, v: float, s: int = s) -> Vec:
            chord = 0.5 * (1 - u) ** 0.75 + 0.02
            x = 0.24 + 0.5 * u * (1 - u) - 0.78 * u * u - chord * v
            return x, s * (0.06 + 1.2 * u), 0.06 + flap[s > 0] * u**1.2 + 0.07 * np.sin(np.pi * v)

        def tail(u: float, v: float, s: int = s) -> Vec:
            wide = 0.17 * (1 - v) ** 0.8 + 0.012
            return -0.5 - 0.95 * v, s * (0.02 + 0.1 * v + 0.3 * v * v + wide * (u - 0.1)), 0.03

        things += [
            shapes.thicken(shapes.sheet(surface, feather, cells=(22, 9)), 0.03)
            for surface in (wing, tail)
        ]
    return shapes.group(things, **where)


def _climber() -> tuple[Array, Array]:
    """Set a child in mid step; return the middles of the swallows under its feet."""
    who = people.person(
        age="child",
        gender="male",
        top="#f0b429",
        bottom="#7a3a5a",
        skin="#a8683f",
        hair="#2a1a14",
        hair_length=0.08,
        shoes="#c8382c",
        aim={
            "upperleg01.L": (0.06, -1, -0.05),
            "lowerleg01.L": (0, 0.3, -1),
            "upperleg01.R": (-0.04, 0.12, -1),
            "lowerleg01.R": (0, 0.2, -1),
            "upperarm01.R": (-0.4, 0.75, -0.5),
            "lowerarm01.R": (-0.1, 0.45, -1),
            "upperarm01.L": (0.2, -0.9, 0.35),
            "lowerarm01.L": (0.0, -0.8, 0.6),
        },
        bend={"spine03": (8, 0, 0), "head": (-16, 0, 0)},
        at=(-0.75, 0, 3.9),
        turn=(0, 0, HEADING + 90),
        size=2.5,
        head=1.3,
    )
    people.put_on(who, people.hat("nightcap", "#c8382c"))
    who.hold(props.suitcase("#8a5a34", at=(0, 0, -0.26), turn=(0, 0, 90), size=0.52))
    low, high = (np.array(who.where(f"foot.{side}")) for side in "RL")
    under = np.array((0.05, 0, -0.17 - 0.17 * BIRD))
    return low + under, high + under


def _storm() -> None:
    random = np.random.default_rng(6)
    greys = [materials.paint(c, vary=0.06) for c in ("#3f5478", "#566c90", "#7488a8")]
    puffs = [puff(m, k, at=(0, 0, -60)) for k, m in enumerate(greys)]
    for k in range(44):
        t = random.random()
        at = (-3.4 + 9 * t, random.uniform(5.4, 7.5), 12.9 - 3.0 * t + random.normal(0, 0.8))
        shapes.copy_of(
            puffs[k % 3], at=at, turn=(0, 0, random.uniform(-20, 20)), size=random.uniform(1.2, 1.9)
        )
    arch = [
        (-0.62, 0),
        (-0.62, 1.3),
        (-0.44, 1.75),
        (0, 1.95),
        (0.44, 1.75),
        (0.62, 1.3),
        (0.62, 0),
    ]
    glow = materials.paint("#ffd884", glow=1.0, vary=0.05)
    shapes.plate([(1.3 * x, 1.14 * z) for x, z in arch], materials.paint("#6a3a2a"), thick=0.2,
                 at=DOOR, size=1.25)  # fmt: skip
    shapes.plate(arch, glow, thick=0.3, at=DOOR, size=1.25)
    leaf = [(-1.24, 0), (-1.24, 1.3), (-1.0, 1.7), (-0.62, 1.92), (0, 1.95), (0, 0)]
    shapes.group([shapes.plate(leaf, materials.paint("#b83a2c", vary=0.1), thick=0.1)],
                 at=DOOR + (-0.8, -0.2, 0), turn=(0, 0, 40), size=1.25)  # fmt: skip
    stage.bulb(DOOR + (0, -1.2, 0.8), "#ffcf80", 160, 0.3)
    brass = materials.paint("#e8b040", metal=0.4, rough=0.35)
    bell = [(0.5, -0.02), (0.46, 0.04), (0.31, 0.3), (0.26, 0.6), (0.12, 0.74), (0, 0.76)]
    at = DOOR + (-2.5, -1, 0.9)
    shapes.lathe(bell, brass, at=at, turn=(0, 16, 0), size=1.3)
    shapes.ball(0.17, brass, at=at - (0.08, 0, 0.1))
    shapes.rod(at + (0.25, 0, 0.9), at + (0.5, 0.9, 3), 0.05, materials.paint("#f0e0c0"))


def _below() -> None:
    grass = materials.paint("#78a878", "#98bc80", vary=0.1, scale=0.4)
    shapes.terrain(
        (90, 70),
        lambda x, y: -1.2 + 0.5 * shapes.hills(x, y, 0.12) + 0.05 * max(0, y - 14),
        grass,
        centre=(0, 30),
    )
    for k, (x, y) in enumerate(((2.6, 5.5), (4.3, 7.0), (5.8, 6.0), (3.4, 8.5), (6.4, 9.0))):
        buildings.house(
            (1.2, 1.1, 1.1), 0.8, wall="#fff8ec", tiles=("#d85a3c", "#3f6a9a")[k % 2],
            window="#3a4a60", glow=0, seed=k, at=(x, y, -1.1), turn=(0, 0, 12 * k), size=1.25,
        )  # fmt: skip
    for x, y in ((3.4, 4.4), (1.4, 9.0), (5.2, 4.0), (0.3, 6.5)):
        plants.round_tree("#4f8a68", seed=int(y * 3), at=(x, y, -1.1), size=0.9)


def look() -> Look:
    sky = gradient(
        ((0, "#4a80b8"), (0.35, "#8cc4e0"), (0.62, "#f8e0c0"), (0.8, "#ffd8a8"), (1, "#ffd8a8")),
        bend=0.1,
    )
    return Look(
        "ice",
        sky,
        Fog(16, 30, "#f4dcc0", 0.7),
        exposure=1.0,
        glow=0.3,
        pull=0.12,
        finish="painted",
        focus=((0.4, 0.55, 0.15, 1.0),),
        seed=51,
    )
