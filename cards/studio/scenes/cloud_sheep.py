"""A shepherd leads clouds down the sky into a pen: each has a sheep's face and feet."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

FLOCK = (
    (1.75, 2.2, 2.2, 1, 1.15, False),
    (-1.0, 4.2, 3.7, 1, 1.15, False),
    (2.1, 6.0, 5.2, -1, 1.25, True),
    (-1.3, 8.5, 7.0, 1, 1.3, False),
    (2.5, 11.5, 9.2, -1, 1.35, False),
    (-1.5, 14.5, 11.2, 1, 1.45, False),
)
"""Where each of the flock is, which way it looks (1 is left), its size, and whether it rains."""


def build() -> None:
    stage.ambience("#d8ecff", "#a8c088", 0.75)
    stage.sun((0.65, 0.45, -0.65), "#fff0cc", 3.8, 2)
    stage.camera((0.0, -9.4, 2.4), (0.1, 2, 3.45), 36.5)
    grass = materials.paint("#6fb04a", "#8cc45c", vary=0.12, scale=0.8)
    shapes.terrain((50, 26), _hill, grass, cells=130, centre=(0, -1))
    for x, y, z, side, size, black in FLOCK:
        _sheep((x, y, z), size, side, black=black)
        if black:
            _drops((x, y, z - 0.8))
    _sky()
    _pen()
    _shepherd()
    for k, (x, y) in enumerate(((-2.2, -4.0), (-1.4, -4.4), (1.9, -4.3), (2.4, -3.6), (0.5, -4.5))):
        tint = ("#f0483c", "#f8cc30", "#ffffff", "#b870d8")[k % 4]
        plants.flower(tint, tall=0.34, size=0.17, at=(x, y, _hill(x, y)))
    for k, (x, y, size) in enumerate(((-4.6, 5, 1.7), (4.9, 6, 1.9), (-6.2, 8, 2.0))):
        plants.round_tree("#4f9a58", seed=k, at=(x, y, _hill(x, y)), size=size)


def _hill(x: float, y: float) -> float:
    near = 0.35 * np.exp(-((x - 0.5) ** 2) / 18) * np.exp(-((y + 1) ** 2) / 22)
    return near + 0.12 * shapes.hills(x, y, 0.3) - 0.03 * max(0, y - 3) ** 2


def _sheep(at: Vec, size: float, side: float, *, black: bool = False) -> None:
    """Set a cloud with a sheep's head before it; `side` 1 looks left."""
    random = np.random.default_rng(int(abs(at[0] * 10) + at[1] * 3))
    face, ear, white = "#5a4a58", "#7a6474", "#ffffff"
    fleece: list[Part] = [Blob((0.05, 0.05, 0), (0.8, 0.45, 0.42), white)]
    for a in np.linspace(0, 2 * np.pi, 12)[:-1]:
        r = random.uniform(0.28, 0.4)
        fleece.append(Blob((0.72 * np.cos(a) + 0.05, 0, 0.36 * np.sin(a) + 0.08), (r, r, r), white))
    for _ in range(6):
        x, z, r = random.uniform(-0.5, 0.6), random.uniform(-0.1, 0.4), random.uniform(0.2, 0.32)
        fleece.append(Blob((x, -0.32, z), (r, r * 0.8, r), white))
    head: list[Part] = [
        Blob((-1.0, -0.42, 0.3), (0.25, 0.23, 0.28), face),
        Limb((-1.06, -0.5, 0.24), (-1.3, -0.56, 0.02), 0.2, 0.15, face),
        Limb((-0.86, -0.62, 0.44), (-0.62, -0.78, 0.26), 0.1, 0.06, ear, blend=0.04),
        Limb((-1.1, -0.3, 0.5), (-1.16, -0.1, 0.3), 0.09, 0.05, ear, blend=0.04),
    ]
    tuft: list[Part] = [
        Blob((-0.98 + dx, -0.42, 0.56 + dz), (0.15, 0.15, 0.13), white)
        for dx, dz in ((-0.13, -0.02), (0, 0.06), (0.13, 0))
    ]
    snow = materials.paint("#5f7496" if black else "#ffffff", vary=0.02, glow=0.15)
    dark = materials.paint("#4a3c48", vary=0.1)
    things = [
        model(fleece, voxel=0.05, blend=0.1, material=snow),
        model(head, voxel=0.028, blend=0.09),
        model(tuft, voxel=0.03, blend=0.05, material=snow),
    ]
    lid = [(-1.13, -0.74, 0.28), (-1.08, -0.76, 0.23), (-1.01, -0.75, 0.26)]
    things.append(shapes.tube(lid, 0.022, materials.paint("#ffffff", vary=0), sides=6))
    for x, swing in ((-0.45, -0.14), (-0.2, 0.1), (0.4, -0.12), (0.66, 0.12)):
        leg = [(x, -0.15, -0.3), (x + swing, -0.15, -0.58), (x + 1.3 * swing, -0.15, -0.86)]
        things.append(shapes.tube(leg, [0.1, 0.09, 0.1], dark, sides=10, steps=3))
    mirror = (size * (1 if side > 0 else -1), size, size)
    shapes.group(things, at=at, turn=(0, 8 * side, 0), size=mirror)


def _sky() -> None:
    """Pile up the cloud that the flock comes out of."""
    random = np.random.default_rng(8)
    cumulus: list[Part] = []
    for k in range(34):
        x, r = -6.6 + 0.37 * k, random.uniform(0.7, 1.35)
        z = 16.0 - 0.05 * (x - 0.3) ** 2 + random.uniform(-1.1, 1.1)
        cumulus.append(Blob((x, 19 + random.uniform(-0.4, 0.4), z), (r, r, r * 0.85), "#ffffff"))
    white = materials.paint("#ffffff", vary=0.02, glow=0.12)
    model(cumulus, voxel=0.16, blend=0.3, material=white)


def _drops(at: Vec) -> None:
    """Let the black sheep rain."""
    blue = materials.paint("#2f7fd0", vary=0, rough=0.2)
    drop = [(0, -0.13), (0.1, -0.08), (0.1, 0.02), (0.04, 0.16), (0, 0.26)]
    for k in range(11):
        x, z = -0.95 + 0.18 * k, -0.35 - 0.75 * ((k * 0.618) % 1)
        shapes.lathe(drop, blue, sides=16, at=np.array(at) + (x, -0.2, z), size=0.95)


def _pen() -> None:
    wood = props.wood("#b8804c", "#9a6a3c")
    for x in np.arange(-3.1, -0.2, 0.52):
        z = _hill(x, -2.2)
        shapes.box((0.15, 0.08, 1.0), wood, at=(x, -2.2, z + 0.45), bevel=0.02,
                   turn=(0, 3 * np.sin(x * 9), 0))  # fmt: skip
    for z in (0.62, 0.98):
        shapes.box((3.2, 0.06, 0.13), wood, at=(-1.85, -2.27, z))
    gate = [shapes.box((1.5, 0.06, 0.12), wood, at=(0.75, 0, z)) for z in (0.25, 0.55, 0.85)]
    gate.append(shapes.box((1.65, 0.05, 0.1), wood, at=(0.75, -0.03, 0.55), turn=(0, 24, 0)))
    gate += [shapes.box((0.13, 0.08, 1.0), wood, at=(x, 0, 0.5)) for x in (0, 1.5)]
    shapes.group(gate, at=(-0.25, -2.2, 0.25), turn=(0, 0, 62))
    _sheep((-1.35, -1.2, 1.15), 0.95, -1)
    _sheep((-2.65, -0.6, 1.3), 0.95, 1)


def _shepherd() -> None:
    """Let the shepherd wave the clouds in, a bell on the crook and the dog beside."""
    who = people.person(
        age="old", gender="male", top="#c8502c", bottom="#4a5a8a", hair="#f4f0e8", skin="#d89a70",
        hair_length=0.14, head=1.3, shapes_of_face=people.ASLEEP,
        aim={"upperarm01.R": (-0.4, -0.5, 0.6), "lowerarm01.R": (-0.2, -0.5, 1),
             "upperarm01.L": (0.4, -0.5, -0.7), "lowerarm01.L": (0.2, -0.9, 0.1)},
        at=(1.25, -2.9, _hill(1.25, -2.9)), turn=(0, 0, 125), size=1.3,
    )  # fmt: skip
    people.cape(who, "#3f6ab0", 1.0, 0.42)
    people.put_on(who, people.hat("bowler", "#7a3a2a"))
    crook = [(0, 0, -1.0), (0, 0, 0.85), (0.03, 0, 1.06), (0.18, 0, 1.2), (0.34, 0, 1.08),
             (0.32, 0, 0.9)]  # fmt: skip
    who.hold(shapes.tube(crook, 0.04, props.wood("#8a5a34")), "finger3-1.L")
    animals.sitting("dog", coat="#c87a3c", at=(0.1, -3.3, _hill(0.1, -3.3)), turn=(0, 0, -62),
                    size=1.2)  # fmt: skip


def look() -> Look:
    return Look(
        "ice",
        gradient(((0, "#2f8fd0"), (0.35, "#78c0e8"), (0.65, "#c8e8f4"), (1, "#f0f8f8")), bend=0.05),
        Fog(16, 34, "#b8e0f4", 0.5),
        exposure=0.78,
        glow=0.1,
        pull=0.08,
        finish="watercolour",
        seed=89,
    )
