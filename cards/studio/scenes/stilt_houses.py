"""A herd of houses on stilts walks over a golden marsh; somebody follows with a suitcase."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

HERD = (
    (-0.5, 0.5, 2.55, 1.55, 0.0),
    (1.9, 3.4, 2.3, 1.3, 0.4),
    (-2.6, 4.4, 2.0, 1.2, 0.7),
    (0.6, 8, 2.6, 1.35, 0.2),
    (3.6, 11, 2.4, 1.3, 0.6),
    (-3.4, 12, 2.5, 1.4, 0.1),
    (1.2, 17, 2.5, 1.4, 0.5),
    (-1.4, 22, 2.6, 1.5, 0.3),
)
WALLS = ("#d8604a", "#5f8fa0", "#e8d8b4", "#7a9a6a", "#c88a5a")


def build() -> None:
    stage.ambience("#f8e8c0", "#b89860", 0.85)
    stage.sun((0.35, -0.8, -0.45), "#ffdf9a", 3.4, 6)
    stage.panel((-6, -8, 5), (0, 0, 2), "#cfe0f4", 500, 5)
    stage.camera((0.9, -10.4, 1.35), (0, 2, 2.75), 38)
    marsh = materials.water("#b8a468", scale=0.7, strength=0.18, rough=0.1)
    shapes.terrain((160, 140), lambda _x, _y: 0, marsh, cells=3, centre=(0, 55))
    for k, (x, y, legs, size, phase) in enumerate(HERD):
        _walker(k, (x, y), legs, size, phase)
    random = np.random.default_rng(4)
    for _ in range(26):
        x, y = random.uniform(-5, 5), random.uniform(-7, 14)
        if abs(x) < 1.2 and y < 0:
            continue
        tall = random.uniform(0.5, 1.1)
        plants.blades(
            16,
            lambda r, x=x, y=y: (x + r.normal(0, 0.14), y + r.normal(0, 0.1), 0),
            ("#8a7a3a", "#a8944a"),
            tall=(tall * 0.6, tall),
            wide=0.018,
            seed=int(x * 9 + 60),
        )
    _follower()
    dark = materials.paint("#6a5640", vary=0)
    for x, y, z, span in (
        (-1.8, 3, 6.6, 0.7),
        (-1.2, 3.5, 6.9, 0.5),
        (-2.4, 4, 7.1, 0.6),
        (2.6, 8, 7.4, 0.8),
    ):
        animals.gull(dark, span, 0.55, at=(x, y, z), turn=(0, 10, 20))


def _walker(k: int, at: tuple[float, float], legs: float, size: float, phase: float) -> None:
    wood = props.wood("#7a5236", "#5a3a28")
    wide = 1.05
    house = [
        buildings.house(
            (wide, 1.0, 1.05),
            0.8,
            wall=WALLS[k % 5],
            tiles=("#6a4a5a", "#8a4a34", "#4a5a6a")[k % 3],
            glow=0.9,
            seed=k * 3 + 1,
            at=(0, 0, legs),
        ),
        shapes.box((wide + 0.35, 1.35, 0.08), wood, at=(0, 0, legs)),
    ]
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        swing = 0.5 * np.sin(2 * np.pi * (phase + 0.25 * i + (0.5 if sx > 0 else 0)))
        hip = (sx * wide * 0.42, sy * 0.4, legs)
        knee = (sx * wide * 0.55 - 0.12, sy * 0.45 - swing * 0.5 - 0.1, legs * 0.52)
        foot = (sx * wide * 0.5, sy * 0.45 - swing, max(0.0, 0.3 * swing))
        house.append(shapes.tube([hip, knee], [0.07, 0.055], wood, steps=2))
        house.append(shapes.tube([knee, foot], [0.055, 0.04], wood, steps=2))
        house.append(shapes.ball(0.075, wood, sides=12, at=knee))
        house.append(shapes.ball(0.1, wood, sides=12, at=foot, size=(1, 1.6, 0.5)))
    if k in {0, 2}:
        line = materials.paint("#5a4636")
        house.append(
            shapes.rod(
                (wide / 2 + 0.1, -0.6, legs + 0.7), (wide / 2 + 1.0, -0.6, legs + 0.62), 0.01, line
            )
        )
        house.append(
            shapes.rod(
                (wide / 2 + 1.0, -0.6, legs - 0.1), (wide / 2 + 1.0, -0.6, legs + 0.7), 0.025, wood
            )
        )
        for j, colour in enumerate(("#f6f0e4", "#d86a5a", "#8ab0c8")):
            x0 = wide / 2 + 0.2 + 0.26 * j
            house.append(
                shapes.sheet(
                    lambda u, v, x0=x0: (
                        x0 + 0.2 * u,
                        -0.6 + 0.04 * np.sin(u * 7 + v * 3),
                        legs + 0.66 - 0.36 * v,
                    ),
                    materials.paint(colour),
                    cells=(8, 5),
                )
            )
    smoke = materials.paint("#f8f0dc", vary=0.04, glow=0.1)
    house += [
        puff(
            smoke,
            30 + j,
            wide=0.6,
            count=6,
            at=(0.3 + 0.28 * j, 0.1 * j, legs + 2.05 + 0.32 * j),
            size=0.16 + 0.07 * j,
        )
        for j in range(3)
    ]
    shapes.group(house, at=(*at, 0), turn=(0, 0, 14 - 9 * (k % 3)), size=size)


def _follower() -> None:
    who = people.person(
        age="old",
        gender="male",
        pose="walk",
        top="#3a4a5a",
        bottom="#4a3a34",
        hair="#e4ded4",
        hair_length=0.06,
        head=1.3,
        at=(1.75, -3.6, 0.0),
        turn=(0, 0, 168),
        size=0.98,
    )
    people.put_on(who, people.hat("bowler", "#3a2c28", "#b8402f"))
    who.hold(props.suitcase("#b8502f", at=(0, 0, -0.5), turn=(0, 0, 90), size=0.75))
    plank = props.wood("#8a6a48")
    shapes.box((0.75, 7, 0.05), plank, at=(1.75, -5.6, 0.0))
    heron = [
        shapes.ball(
            0.2, materials.paint("#dce0e0"), at=(0, 0, 0.85), turn=(0, 25, 0), size=(1.7, 0.8, 0.9)
        ),
        shapes.tube(
            [(-0.28, 0, 0.95), (-0.42, 0, 1.2), (-0.3, 0, 1.42), (-0.4, 0, 1.6)],
            0.045,
            materials.paint("#eceeea"),
        ),
        shapes.ball(0.08, materials.paint("#eceeea"), sides=14, at=(-0.42, 0, 1.62)),
        shapes.tube(
            [(-0.48, 0, 1.62), (-0.78, 0, 1.56)], [0.03, 0.006], materials.paint("#d88a2c"), steps=2
        ),
        shapes.rod((0, 0, 0), (0, 0, 0.75), 0.015, materials.paint("#8a6a3a")),
        shapes.tube(
            [(0.02, 0, 0.75), (-0.06, 0, 0.45), (0.1, 0, 0.5)], 0.014, materials.paint("#8a6a3a")
        ),
    ]
    shapes.group(heron, at=(-1.5, -3.2, 0), turn=(0, 0, 165), size=0.95)


def look() -> Look:
    return Look(
        "lemon",
        sky("gold", 14),
        Fog(9, 14, "#f8e6b4", 0.92),
        exposure=0.8,
        glow=0.3,
        pull=0.22,
        focus=((0.45, 0.4, 0.15, 0.9), (0.68, 0.75, 0.08, 1.1)),
        seed=43,
    )
