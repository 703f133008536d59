"""A farmer pulls a glowing light bulb out of the earth; one in the row is still green."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, add_clouds, gradient

BULBS = (
    (-2.0, -1.55, 0.62, 0.75),
    (-0.75, -1.75, 0.72, 1.0),
    (0.62, -1.6, 0.66, 0.0),
    (1.95, -1.75, 0.7, 1.0),
    (-1.5, -3.45, 0.7, 0.9),
    (0.0, -3.6, 0.78, 1.0),
    (1.5, -3.5, 0.66, 0.8),
)
"""The bulbs in the earth: x, z, size, and how brightly they shine (0 is the green one)."""


def build() -> None:
    stage.ambience("#4a5690", "#2a1c18", 0.55)
    stage.panel((-5, -5, 5), (0, 0, 0), "#a0b0ff", 700, 3)
    stage.camera((0.25, -10.6, 0.35), (0.0, 0, -0.62), 51)
    _earth()
    for x, z, size, shine in BULBS:
        _bulb(x, -0.06, z, size, shine)
        _tops(x, z + size)
    _farmer()
    _field()


def _earth() -> None:
    """Cut the earth open: a wall of soil with stones and roots, a ridge of furrows above."""
    soil = materials.paint("#5a3826", "#442818", vary=0.3, scale=2.2, bump=0.7)

    def wall(u: float, v: float) -> Vec:
        x, z = 10 * (u - 0.5), -6.5 * v
        return x, 0.16 * shapes.hills(x, z, 0.8) * min(1, 6 * v), z

    shapes.sheet(wall, soil, cells=(120, 90))
    field = materials.paint("#4a3a30", "#3a3028", vary=0.25, scale=1.5, bump=0.4)
    shapes.terrain(
        (26, 26), lambda _x, y: 0.1 * np.sin(y * 3.2) - 0.05, field, cells=160, centre=(0, 13)
    )
    random = np.random.default_rng(8)
    pebble = materials.paint("#8a7a70", "#6a5a58", vary=0.25, scale=5)
    for _ in range(34):
        x, z, r = random.uniform(-3, 3), random.uniform(-4.6, -0.5), random.uniform(0.05, 0.17)
        shapes.ball(
            r,
            pebble,
            sides=12,
            at=(x, -0.08, z),
            turn=random.uniform(0, 180, 3),
            size=(1.2, 0.8, 0.75),
        )
    plants.blades(
        1500,
        lambda r: (r.uniform(-4, 4), r.uniform(-0.1, 0.4), -0.02),
        ("#6a8a4a", "#4a6a3c"),
        tall=(0.1, 0.32),
        seed=5,
    )


def _bulb(x: float, y: float, z: float, size: float, shine: float) -> None:
    """Set a light bulb, cap up, its glass as wide as `size`."""
    glass = [
        (0.001, -0.62),
        (0.3, -0.55),
        (0.5, -0.28),
        (0.52, 0),
        (0.4, 0.28),
        (0.22, 0.52),
        (0.19, 0.68),
    ]
    if shine:
        body = materials.paint(
            "#ffb848", "#ffa030", vary=0.12, scale=2, glow=0.2 + 0.35 * shine, rough=0.2
        )
        stage.bulb((x, y - 0.85 * size - 0.25, z), "#ffa848", 26 * shine * size, 0.2)
    else:
        body = materials.paint("#7cc050", "#5fa840", vary=0.15, scale=3, rough=0.2, glow=0.1)
    brass = (
        materials.paint("#c8a060", metal=0.7, rough=0.3) if shine else materials.paint("#5a8a3c")
    )
    things = [shapes.lathe(glass, body, sides=40)]
    things += [shapes.ring(0.19, 0.05, brass, at=(0, 0, 0.7 + 0.09 * k)) for k in range(3)]
    things.append(
        shapes.lathe([(0.18, 0.68), (0.18, 0.9), (0.08, 1.0), (0, 1.02)], brass, smooth=False)
    )
    white = materials.paint("#fffbe8", glow=1.4 if shine else 0.0, vary=0)
    if shine:
        flame = [(0, -0.2), (0.11, -0.12), (0.12, 0), (0.05, 0.16), (0, 0.32)]
        things.append(shapes.lathe(flame, white, sides=16, at=(0, -0.5, 0), size=(1, 0.5, 1)))
    else:
        things.append(
            shapes.ball(
                0.07, materials.paint("#e4f8c8"), at=(-0.2, -0.42, 0.12), size=(0.7, 0.4, 1.3)
            )
        )
    shapes.group(things, at=(x, y, z), turn=(0, 7 * np.sin(9 * x + z), 0), size=size)


def _tops(x: float, z: float) -> None:
    """Grow a stem from a bulb's cap, and leaves in the air."""
    near = z > -1.5
    random = np.random.default_rng(int(100 * (x + 9)))
    stem = materials.paint("#8ab45a", vary=0.2)
    line = [(x, -0.12, z), (x + 0.06, -0.2, z * 0.5), (x, -0.05, 0.05)]
    shapes.tube(line, [0.07, 0.06, 0.06], stem)
    leaf = materials.paint("#5f9a44", "#7cb454", vary=0.2)
    blade = [(0, 0), (0.11, 0.3), (0.06, 0.72), (0, 0.86), (-0.08, 0.6), (-0.1, 0.25)]
    for k in range(5):
        turn = (12, -56 + 28 * k + random.uniform(-6, 6), 0)
        at = (x, 0.02 * k - 0.1 + 0.15 * (not near), 0.0)
        shapes.leaf(blade, leaf, at=at, turn=turn, size=1.05 if near else 0.75)


def _farmer() -> None:
    who = people.person(
        gender="male",
        age="old",
        weight="average",
        skin="#c08458",
        top="#c8503c",
        bottom="#3a5a8a",
        hair="#e8e4dc",
        hair_length=0.06,
        head=1.3,
        pose="hold",
        bend={"spine03": (14, 0, 0)},
        aim={
            "upperleg01.L": (0.1, -0.55, -1),
            "upperleg01.R": (-0.1, 0.35, -1),
            "lowerleg01.R": (0, 0.3, -1),
            "upperarm01.L": (0.1, -0.8, -0.5),
            "lowerarm01.L": (0, -1, 0.15),
            "upperarm01.R": (-0.1, -0.8, -0.5),
            "lowerarm01.R": (0, -1, 0.15),
        },
        at=(-1.75, 0.5, 0.0),
        turn=(0, 0, 58),
        size=1.5,
    )
    people.put_on(who, people.hat("cap", "#3a4a3a"))
    x, _, z = who.where("finger3-1.R")
    x += 0.1
    leaf = materials.paint("#5f9a44", "#7cb454", vary=0.2)
    for k in range(5):
        blade = [(0, 0), (0.1, 0.3), (0.05, 0.66), (0, 0.78), (-0.07, 0.55), (-0.09, 0.25)]
        shapes.leaf(
            blade, leaf, at=(x, 0.05 * k - 0.1, z - 0.05), turn=(0, -50 + 25 * k, 0), size=0.8
        )
    shapes.rod((x, -0.05, z + 0.1), (x + 0.05, -0.05, z - 0.45), 0.05, materials.paint("#8ab45a"))
    _bulb(x + 0.1, -0.05, z - 1.05, 0.72, 1.0)
    stage.bulb((x - 0.2, -1.6, z), "#ffb058", 130, 0.2)


def _field() -> None:
    wood = props.wood("#8a5a3a")
    cart = [shapes.box((1.5, 0.9, 0.1), wood, at=(0, 0, 0.6))]
    cart += [
        shapes.box((1.5, 0.06, 0.42), wood, at=(0, y, 0.85), turn=(8 * np.sign(y), 0, 0))
        for y in (-0.5, 0.5)
    ]
    cart += [
        shapes.ring(0.42, 0.06, wood, at=(-0.25, y, 0.42), turn=(90, 0, 0)) for y in (-0.58, 0.58)
    ]
    cart += [
        shapes.rod(
            (-0.25 + 0.4 * np.cos(a), y, 0.42 + 0.4 * np.sin(a)), (-0.25, y, 0.42), 0.03, wood
        )
        for y in (-0.58,)
        for a in np.linspace(0, 2 * np.pi, 8, endpoint=False)
    ]
    cart += [shapes.rod((0.7, y, 0.7), (1.7, y, 0.42), 0.04, wood) for y in (-0.35, 0.35)]
    shapes.group(cart, at=(1.75, 2.2, 0.0), turn=(0, 0, 8), size=0.95)
    for x, y, z in (
        (1.25, 1.8, 1.05),
        (1.75, 1.75, 1.05),
        (2.2, 1.85, 1.05),
        (1.5, 2.1, 1.35),
        (2.0, 2.1, 1.35),
    ):
        _bulb(x, y, z, 0.34, 0.75)
    shapes.rod((0.2, 5.5, 0), (0.2, 5.5, 2.1), 0.06, wood)
    shapes.rod((-0.6, 5.5, 1.55), (1.0, 5.5, 1.6), 0.05, wood)
    coat = [
        (-0.85, 1.7),
        (0.95, 1.72),
        (0.98, 1.45),
        (0.45, 1.4),
        (0.55, 0.6),
        (-0.25, 0.55),
        (-0.1, 1.4),
        (-0.85, 1.42),
    ]
    shapes.plate(coat, materials.paint("#4a3a5a", vary=0.2), thick=0.2, at=(0.15, 5.45, 0))
    shapes.ball(0.27, materials.paint("#c8b08a", vary=0.15), at=(0.2, 5.4, 2.1))
    people.hat("bowler", "#2a2438", at=(0.2, 5.4, 2.28), size=1.5)
    for x, z, turn, size in (
        (-0.35, 1.75, 20, 0.22),
        (0.25, 1.3, -25, 0.18),
        (0.55, 0.85, 40, 0.16),
    ):
        animals.moth("#f0e0b8", at=(x, -0.5, z), turn=(0, turn, 15), size=size)


def look() -> Look:
    night = SKIES["night"]
    return Look(
        "umber",
        add_clouds(gradient(night.stops, bend=0.15), night.clouds[0], 5),
        exposure=1.05,
        glow=0.5,
        pull=0.14,
        touch=lambda linear: lamp_light(linear, ((0.4, 0.3, 0.14, 0.16),), "#ffb45a"),
        focus=((0.32, 0.25, 0.2, 1.1), (0.5, 0.65, 0.4, 0.8)),
        seed=233,
    )
