"""A street of umbrellas from above; one is upside down and gathers coins of rain."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.skies import plain

COLOURS = ("#2c3444", "#3a4a5a", "#4a3a4a", "#2f4a52", "#5a5f68")


def build() -> None:
    stage.ambience("#dce4ea", "#8a8a8a", 0.95)
    stage.sun((0.4, 0.35, -1), "#fff4e4", 1.8, 12)
    stage.camera((0.4, -3.8, 12.5), (0.1, 0.0, 0.8), 49)
    stone = [
        materials.paint(c, vary=0.12, rough=0.35)
        for c in ("#a8a8a4", "#9a9c9c", "#b4b0a8", "#8f9498")
    ]
    random = np.random.default_rng(14)
    cobble = [shapes.box((0.44, 0.27, 0.12), m, at=(0, 0, -9), bevel=0.05) for m in stone]
    for row in range(46):
        for column in range(26):
            at = (-6 + 0.47 * column + 0.23 * (row % 2), -6.4 + 0.3 * row, -0.06)
            shapes.copy_of(cobble[random.integers(4)], at=at, turn=(0, 0, random.normal(0, 2)))
    shapes.box((14, 14, 0.02), materials.paint("#7a7a78"), at=(0, 0, -0.09), bevel=0)
    _crowd(random)
    _upside_down(random)
    puddle = materials.water("#8fb0c0", scale=2, strength=0.15, rough=0.05)
    for x, y, size in ((-1.9, -1.5, 0.8), (2.5, 0.9, 0.65)):
        outline = [
            (size * (1 + 0.2 * np.sin(3 * a)) * np.cos(a), size * 0.7 * np.sin(a), 0.012)
            for a in np.linspace(0, 6.28, 30)
        ]
        shapes.mesh(
            [*outline, (0, 0, 0.012)],
            [(k, (k + 1) % 30, 30) for k in range(30)],
            puddle,
            at=(x, y, 0),
        )
    props.paper_boat("#fbf8f0", at=(-1.9, -1.5, 0.03), turn=(0, 0, 40), size=0.4)
    animals.standing("cat", coat="#e8903a", at=(-0.9, -2.75, 0), turn=(0, 0, 150), size=1.1)


def _crowd(random: np.random.Generator) -> None:
    places = [
        (-2.9, 3.1),
        (-1.15, 3.5),
        (0.75, 3.2),
        (2.45, 3.4),
        (-2.35, 1.35),
        (2.9, 1.9),
        (-3.1, -0.4),
        (2.9, -0.35),
        (-2.7, -2.55),
        (2.35, -2.3),
        (0.75, -3.25),
        (-0.75, 1.95),
        (1.2, 1.65),
        (-0.9, -4.2),
    ]
    for k, place in enumerate(places):
        x, y = np.array(place) + random.normal(0, 0.08, 2)
        colour = COLOURS[k % len(COLOURS)]
        props.umbrella(
            colour,
            radius=random.uniform(0.78, 0.92),
            at=(x, y, 1.75),
            turn=(random.normal(0, 5), random.normal(0, 5), random.uniform(0, 90)),
        )
        people.person(
            pose="walk",
            top="#4a4f5a",
            bottom="#2a2c34",
            hair_length=0.1,
            at=(x, y - 0.15, 0),
            turn=(0, 0, random.choice((0, 180)) + random.normal(0, 15)),
        )


def _upside_down(random: np.random.Generator) -> None:
    people.person(
        age="child",
        pose="cheer",
        top="#f4c83a",
        skirt="#f4c83a",
        hair="#6a2f1c",
        head=1.35,
        bend={"head": (-35, 0, 0)},
        at=(0.1, -0.75, 0),
        turn=(0, 0, 0),
        size=1.25,
    )
    props.umbrella("#d8302c", radius=1.12, at=(0.15, 0.05, 2.15), turn=(172, 8, 0))
    gold = materials.paint("#f0c040", metal=0.6, rough=0.3, glow=0.1)
    coin = shapes.lathe(
        [(0, 0), (0.09, 0), (0.095, 0.012), (0.09, 0.024), (0, 0.024)],
        gold,
        sides=20,
        smooth=False,
        at=(0, 0, -9),
    )
    for _ in range(46):
        r, a = 0.75 * random.random() ** 0.6, random.uniform(0, 6.28)
        at = (
            0.15 + r * np.cos(a),
            0.05 + r * np.sin(a),
            1.75 + 0.42 * r**2 + random.uniform(0.05, 0.18),
        )
        shapes.copy_of(coin, at=at, turn=(random.normal(0, 30), random.normal(0, 30), 0))
    for _ in range(40):
        at = random.uniform((-3, -3, 2.5), (3, 3.5, 6))
        shapes.copy_of(coin, at=at, turn=random.uniform(0, 180, 3), size=0.75)


def look() -> Look:
    return Look(
        "scarlet", plain("#8a8a88"), exposure=0.9, glow=0.2, pull=0.14, contrast=1.08,
        focus=((0.5, 0.5, 0.16, 1.0),), seed=41,
    )  # fmt: skip
