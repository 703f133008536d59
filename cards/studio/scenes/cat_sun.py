"""A cat sits over the roofs where the sun should be, and everybody squints."""

import numpy as np

from cards.studio import animals, buildings, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.skies import sky

WALLS = ("#f4e4c4", "#e8c8a8", "#d8dcd0", "#f0d8b8", "#c8d4d4")
ROOFS = ("#c8583c", "#b84a3c", "#d8783c", "#8a6a78", "#6a8088")


def build() -> None:
    stage.ambience("#ffeccc", "#c8a8a0", 0.95)
    stage.sun((0.05, -1, -0.42), "#ffd890", 3.6, 8)
    stage.panel((-6, -10, 8), (0, 4, 2), "#cfe0ff", 900, 6)
    stage.camera((0.2, -9.5, 6.1), (0.1, 10, 6.0), 40)
    _cat()
    for row in range(6):
        y = row * 4.6
        houses = buildings.street(
            9 + row * 2, 3 + row, glow=0.25, walls=WALLS, roofs=ROOFS, window="#6a7a8a"
        )
        wide = 6.2 + row * 1.5
        shapes.group(houses, at=(-wide + 0.5 * (row % 2), y, -0.4 + 0.1 * row), size=1.0)
    _people()
    for x, y, z, span in ((-2.2, 6, 8.3, 0.7), (2.6, 9, 9.2, 0.9), (3.0, 5, 7.6, 0.5)):
        animals.gull(materials.paint("#5a4038", vary=0), span, 0.6, at=(x, y, z), turn=(0, 10, 20))


def _cat() -> None:
    """Set a round glowing cat with closed eyes on the horizon; it is built 2 m tall."""
    gold, pale, pink = "#ffae38", "#ffdc8c", "#e8785a"
    parts: list[Part] = [
        Blob((0, 0.1, 0.5), (0.66, 0.5, 0.56), gold),
        Blob((0, -0.1, 0.85), (0.44, 0.38, 0.5), gold),
        Blob((0, -0.36, 0.75), (0.26, 0.2, 0.4), pale, weight=1.4),
        Blob((0, -0.1, 1.45), (0.52, 0.42, 0.42), gold, blend=0.08),
        Limb((0.3, -0.05, 1.7), (0.42, -0.02, 2.05), 0.17, 0.03, gold, both=True, blend=0.05),
        Limb(
            (0.31, -0.14, 1.72),
            (0.4, -0.09, 1.95),
            0.08,
            0.02,
            pink,
            both=True,
            blend=0.02,
            weight=1.6,
        ),
        Blob((0.13, -0.45, 1.32), (0.15, 0.1, 0.11), pale, both=True, blend=0.05, weight=1.5),
        Blob((0, -0.54, 1.4), (0.055, 0.04, 0.04), pink, blend=0.01, weight=2),
        Limb((0.2, -0.32, 0.8), (0.2, -0.45, 0.1), 0.15, 0.13, gold, both=True),
        Blob((0.2, -0.5, 0.07), (0.15, 0.18, 0.09), pale, both=True, blend=0.03),
        *(
            Limb(
                (0.6 + 0.32 * np.sin(t), -0.1, 0.16 + 0.85 * t / 2),
                (0.6 + 0.32 * np.sin(t + 0.6), -0.1, 0.16 + 0.85 * (t + 0.6) / 2),
                0.1,
                0.1,
                gold,
            )
            for t in np.arange(0, 2.7, 0.6)
        ),
    ]
    coat = materials.paint(None, glow=0.3, vary=0.1)
    dark = materials.paint("#7a3a28", vary=0)
    things = [model(parts, voxel=0.03, blend=0.14, material=None)]
    things[0].data.materials[0] = coat
    arc = np.linspace(0.1, np.pi - 0.1, 7)
    for s in (-1, 1):
        eye = [
            (s * 0.22 + 0.1 * np.cos(a), -0.49 + 0.03 * abs(np.cos(a)), 1.54 - 0.07 * np.sin(a))
            for a in arc
        ]
        mouth = [(s * 0.06 + 0.06 * np.cos(a), -0.55, 1.31 - 0.05 * np.sin(a)) for a in arc]
        things += [shapes.tube(eye, 0.016, dark), shapes.tube(mouth, 0.013, dark)]
        things += [
            shapes.rod((s * 0.2, -0.53, 1.33 + dz), (s * 0.75, -0.5, 1.33 + 3 * dz), 0.007, dark)
            for dz in (-0.03, 0.0, 0.03)
        ]
    shapes.group(things, at=(0.2, 38, 4.2), size=8.4)


def _people() -> None:
    brick = materials.paint("#b87858", vary=0.25, scale=6)
    for x, y, h in ((-1.75, -2.6, 4.0), (1.75, -3.0, 3.7), (0.15, 0.4, 4.2)):
        shapes.box((0.85, 0.7, h), brick, at=(x, y, h / 2))
        shapes.box((1.0, 0.85, 0.14), materials.paint("#d8c0a0"), at=(x, y, h))
    shade = {"upperarm01.R": (-0.55, -0.3, 0.35), "lowerarm01.R": (0.75, -0.35, 0.55)}
    woman = people.person(
        top="#5a7fa0",
        skirt="#5a7fa0",
        hair="#3a2418",
        aim=shade,
        at=(-1.5, -2.6, 4.07),
        turn=(0, 0, 165),
        size=0.95,
    )
    people.put_on(woman, people.hat("straw", "#f0d890", "#b8402f"))
    man = people.person(
        gender="male",
        age="old",
        top="#8a3a3a",
        bottom="#4a4a58",
        hair="#e8e4dc",
        hair_length=0.07,
        pose="reach",
        at=(1.6, -3.0, 3.77),
        turn=(0, 0, 190),
        size=1.0,
    )
    man.hold(props.umbrella("#f6efe0", radius=0.72, at=(0, 0, 0.6)))
    child = people.person(
        age="child",
        top="#e0a030",
        skirt="#e0a030",
        hair="#5a2a18",
        pose="cheer",
        at=(0.15, 0.4, 4.27),
        turn=(0, 0, 180),
        size=1.0,
    )
    kite = [(0, 0.4), (0.28, 0), (0, -0.5), (-0.28, 0)]
    shapes.plate(kite, materials.paint("#4a90b0"), at=(-2.1, 1.5, 7.6), turn=(0, -25, 0), size=1.3)
    string = [tuple(child.where("finger3-1.L")), (-0.9, 0.9, 6.2), (-2.05, 1.5, 7.4)]
    shapes.tube(string, 0.01, materials.paint("#5a4a40"))
    line = materials.paint("#5a4a40")
    shapes.tube([(-1.4, -2.6, 4.9), (0.2, -2.9, 4.55), (1.4, -3.0, 4.7)], 0.012, line)
    for k, colour in enumerate(("#f4ece0", "#d86a5a", "#f4ece0", "#6a90a8")):
        x = -0.85 + 0.48 * k
        z = 4.72 - 0.14 * np.cos((x - 0.1) * 1.2)
        shapes.sheet(
            lambda u, v, x=x, z=z: (x + 0.34 * u, -2.8 + 0.05 * np.sin(u * 7), z - 0.5 * v),
            materials.paint(colour),
            cells=(10, 4),
        )


def look() -> Look:
    return Look(
        "lemon",
        lamp_light(sky("lemon", 4), ((0.5, 0.33, 0.34, 0.6),), "#fff0a0"),
        Fog(14, 50, "#f8e4a4", 0.7),
        Rays((0.5, 0.3), 0.1, "#fff4c0", 30),
        exposure=0.82,
        glow=0.3,
        finish="watercolour",
        seed=7,
    )
