"""A whale carries a lit village through the night sky."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, shapes, stage
from cards.studio.clay import Blob, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import SKIES, add_clouds, add_disc, add_stars, gradient

HOUSES = (
    (-2.7, -0.3, 0.42),
    (-2.2, 0.25, 0.5),
    (-2.0, -0.5, 0.46),
    (-1.55, -0.05, 0.62),
    (-1.1, -0.62, 0.44),
    (-1.0, 0.35, 0.66),
    (-0.55, -0.2, 0.6),
    (-0.1, -0.62, 0.42),
    (-0.05, 0.3, 0.55),
    (0.4, -0.25, 0.5),
    (0.75, 0.25, 0.42),
    (0.95, -0.3, 0.38),
)


def build() -> None:
    stage.ambience("#23376e", "#3a2f55", 0.85)
    stage.camera((-1.6, -15.5, -0.6), (0.1, 0, 0.65), 45)
    things = [animals.whale(), *_village(), *_lanterns(), *_ladder()]
    shapes.group(things, at=(0.45, 0, 0.6), turn=(0, 9, 33), size=0.95)
    stage.sun((0.75, 0.55, -0.5), "#bcd0ff", 3.2, 5)
    stage.panel((6, -3, -6), (0, 0, 0), "#ff9a5a", 500, 6)
    for x, y, z, power in ((-1.6, -1.6, 2.9, 60), (0.6, -1.2, 2.7, 50), (-0.6, 0.6, 3.4, 50)):
        stage.bulb((x, y, z), "#ffb060", power, 0.15)
    cloud = materials.paint("#9aa6cf", vary=0.06, rough=1)
    shapes_of_cloud = [puff(cloud, k, at=(0, 0, -60)) for k in range(5)]
    random = np.random.default_rng(4)
    for k in range(64):
        y = random.uniform(-4, 18)
        at = (
            random.uniform(-1, 1) * (5 + y * 0.35),
            y,
            -6.0 + random.uniform(-0.6, 0.4) + 0.06 * y,
        )
        shapes.copy_of(
            shapes_of_cloud[k % 5],
            at=at,
            turn=(0, 0, random.uniform(-20, 20)),
            size=random.uniform(0.8, 1.4),
        )
    white = materials.paint("#e8ecf4", vary=0, glow=0.15)
    for _ in range(7):
        at = random.uniform((-3.5, -3, 2.8), (1.5, 2, 4.6))
        animals.gull(
            white, random.uniform(0.3, 0.5), 0.8, at=at, turn=(0, random.uniform(-20, 20), 40)
        )


def _back(x: float) -> float:
    return 1.42 - 0.07 * (x + 0.8) ** 2


def _village() -> list[shapes.Object]:
    random = np.random.default_rng(4)
    meadow: list[Part] = [
        Blob((-0.9, 0, 1.2), (2.35, 0.98, 0.28), "#4d6b3e"),
        Blob((0.9, 0, 1.05), (1.3, 0.7, 0.3), "#5a7142"),
        Blob((-2.3, 0, 1.12), (1.2, 0.7, 0.3), "#46653a"),
    ]
    things = [model(meadow, voxel=0.06, blend=0.3, vary=0.35, bump=0.5)]
    for i, (x, y, size) in enumerate(HOUSES):
        things.append(
            buildings.house(
                (random.uniform(0.7, 1), 0.75, random.uniform(0.8, 1.5)),
                random.uniform(0.5, 0.9),
                wall=buildings.WALLS[i % 5],
                tiles=buildings.ROOFS[(i * 2) % 5],
                glow=1.5,
                seed=i,
                at=(x, y, _back(x) - 0.08),
                turn=(0, 0, random.uniform(-25, 25)),
                size=size,
            )
        )
    things.append(buildings.tower(0.28, 2.1, at=(-0.75, 0.1, _back(-0.75)), size=0.62))
    leaves = ("#3f6b3c", "#6a7a35", "#a8703a")
    for i, (x, y) in enumerate(
        ((-2.95, 0.2), (-1.75, 0.6), (-1.35, -0.75), (-0.3, -0.75), (0.55, -0.6), (1.25, 0))
    ):
        things.append(
            plants.round_tree(leaves[i % 3], seed=i, at=(x, y, _back(x) - 0.15), size=0.45)
        )
    return things


def _lanterns() -> list[shapes.Object]:
    rope, glow = materials.paint("#2a201c"), materials.paint("#ffb85a", glow=1.5, vary=0.3)
    things = []
    for x, long in ((-3.2, 1.5), (-1.9, 2.2), (-0.4, 1.75), (0.9, 2.4)):
        z = -0.9 + 0.036 * (x + 1) ** 2
        line = [(x, -0.55, z + 0.4), (x + 0.05, -0.6, z - long * 0.5), (x, -0.6, z - long)]
        things.append(shapes.tube(line, 0.016, rope, sides=5))
        things.append(
            shapes.ball(0.14, glow, sides=14, at=(x, -0.6, z - long - 0.12), size=(1, 1, 1.25))
        )
    return things


def _ladder() -> list[shapes.Object]:
    rope = materials.paint("#d8c8a8")
    things = []
    for s in (-0.1, 0.1):
        side = [(1.7 + s, -0.62, 0.6), (1.72 + s, -0.95, -0.4), (1.75 + s, -1, -3.0)]
        things.append(shapes.tube(side, 0.016, rope, sides=5))
    for i in range(18):
        x, y, z = 1.7 + 0.003 * i, -0.72 - 0.017 * i, 0.35 - i * 0.18
        things.append(shapes.rod((x - 0.1, y, z), (x + 0.1, y, z), 0.014, rope))
    climber = people.person(
        age="child",
        pose="climb",
        top="#d83a2c",
        bottom="#3a5a8a",
        hair="#2c1a18",
        hair_length=0.12,
        at=(1.73, -1.25, -2.3),
        turn=(0, 0, 180),
        size=0.8,
        head=1.35,
    )
    people.put_on(climber, people.hat("cap", "#e8b83a"))
    return [*things, climber.handle]


def look() -> Look:
    night = SKIES["night"]
    stars = add_stars(gradient(night.stops, bend=0.15), 700, lowest=0.75)
    moon = add_disc(stars, (0.74, 0.16), 130, "#ffedc0", halo="#9fb4ff", marks=0.5)
    return Look(
        "indigo",
        add_clouds(moon, night.clouds[0], 12),
        Fog(14, 15, "#5f70a8", 0.75),
        glow=0.6,
        around=(0.74, 0.16),
        focus=((0.4, 0.42, 0.2, 0.9), (0.68, 0.66, 0.05, 1.0)),
        seed=6,
    )
