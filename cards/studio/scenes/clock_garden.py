"""A woman waters clocks that grow as flowers."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, model
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, add_clouds, add_disc, gradient

PETALS = ("#c8452f", "#e0902c", "#8a4a9a", "#d8b53a", "#d8607a")
NEAR = (
    (0.95, 0.6, 1.95, 0.44, -14, 18),
    (1.55, 1.9, 2.65, 0.38, -5, -10),
    (-1.65, 2.0, 2.2, 0.42, -8, 24),
    (0.15, 4.2, 3.6, 0.44, -4, 6),
    (-0.9, 5.0, 2.6, 0.38, 0, -16),
    (2.6, 5.0, 3.2, 0.4, -8, -20),
    (1.4, 7.5, 3.2, 0.4, 0, 10),
    (-3.0, 7.5, 3.6, 0.42, 0, 10),
    (-1.25, -2.9, 1.0, 0.22, -30, 25),
    (1.35, -3.2, 0.62, 0.2, -40, -22),
    (0.62, -1.4, 0.55, 0.18, -35, 0),
)


def build() -> None:
    stage.ambience("#4a4a88", "#c06a50", 0.6)
    stage.sun((0.38, -1, -0.5), "#ffc080", 6.5, 3)
    stage.sun((-0.5, -0.8, -0.3), "#ff9a70", 2.2, 6)
    stage.panel((4, -6, 4), (0, 0, 1), "#8fa0ff", 260, 4)
    stage.camera((0.15, -6.2, 1.15), (0, 0, 1.55), 40)
    ground = materials.paint("#3d5a3a", "#6a6a34", vary=0.3, scale=1.6)
    shapes.terrain((60, 60), _ground, ground, centre=(0, 18))
    plants.blades(9000, _meadow, ("#6f9a4c", "#b8a446"), tall=(0.08, 0.26))
    for k, (x, y, tall, radius, tilt, turn) in enumerate(NEAR):
        _clock(x, y, tall, radius, (tilt, turn), k)
    random = np.random.default_rng(1)
    for k in range(14):
        y = 9 + 14 * random.random()
        _clock(
            random.uniform(-1, 1) * y * 0.5,
            y,
            random.uniform(2, 3.2),
            0.4,
            (0, random.uniform(-20, 20)),
            20 + k,
        )
    _gardener()
    animals.snail(at=(0.15, -2.2, _ground(0.15, -2.2) + 0.05), turn=(0, 0, -20), size=0.22)


def _ground(x: float, y: float) -> float:
    rise = max(0, y - 6) * 0.12 + 0.5 * shapes.hills(x, y, 0.07) * (1 if y > 12 else 0.2)
    return 0.25 * shapes.hills(x, y, 0.25) + rise - 0.15


def _meadow(random: np.random.Generator) -> Vec:
    y = -5 + random.random() ** 1.8 * 16
    x = random.uniform(-1, 1) * (2.2 + (y + 6.2) * 0.42)
    return x, y, _ground(x, y)


def _clock(x: float, y: float, tall: float, radius: float, tilt: Vec, seed: int) -> None:
    random = np.random.default_rng(seed)
    z, top = _ground(x, y) - 0.05, x + random.uniform(-0.15, 0.15)
    stem = materials.paint("#2f5530", vary=0.25)
    bent = (x + random.uniform(-0.1, 0.1), y, z + tall * 0.4)
    shapes.tube(
        [(x, y, z), bent, (top, y + 0.03, z + tall)], [0.09 * radius + 0.02, 0.03, 0.025], stem
    )
    for side in (-1, 1):
        at = (x + side * 0.45 * radius, y, z + tall * random.uniform(0.25, 0.55))
        blade = [Blob((0, 0, 0), (0.6 * radius, 0.03, 0.09), "#3c6a38")]
        model(blade, voxel=0.03, at=at, turn=(0, -side * random.uniform(20, 45), 0))
    petal = materials.paint(PETALS[seed % 5], vary=0.25, scale=5)
    count = random.integers(12, 17)
    head = [props.clock(radius, time=random.uniform(0, 360, 2))]
    for k in range(count):
        a, long = 2 * np.pi * k / count, radius * random.uniform(0.5, 0.66)
        out = radius + long * 0.75
        head.append(
            shapes.ball(
                1,
                petal,
                sides=14,
                at=(np.cos(a) * out, np.sin(a) * out, 0.02),
                turn=(0, random.uniform(-22, 5), np.degrees(a)),
                size=(long, radius * 0.2, 0.03),
            )
        )
    shapes.group(head, at=(top, y, z + tall), turn=(90 + tilt[0], 0, tilt[1]))


def _gardener() -> None:
    who = people.person(
        age="young",
        top="#8e2f3a",
        skirt="#8e2f3a",
        hair="#2c1a18",
        hair_length=0.26,
        flare=0.8,
        aim={
            "upperarm01.L": (0.35, -0.75, -0.35),
            "lowerarm01.L": (0.45, -0.9, 0.15),
            "upperarm01.R": (0.1, -0.6, -0.75),
            "lowerarm01.R": (0.75, -0.65, 0.1),
        },
        bend={"neck01": (14, 0, 0), "head": (10, 0, 12)},
        at=(-0.62, -0.3, _ground(-0.62, -0.3) - 0.03),
        turn=(0, 0, 62),
        size=0.92,
    )
    people.put_on(who, people.hat("straw", "#d8a850", "#3a2a4a"))
    hand = who.where("wrist.L")
    tin = materials.paint("#3f7f86", rough=0.35, metal=0.6, vary=0.25)
    can = [
        shapes.lathe([(0, -0.13), (0.11, -0.13), (0.12, 0), (0.1, 0.12), (0.085, 0.13)], tin),
        shapes.tube(
            [(0.1, 0, -0.08), (0.22, 0, 0.02), (0.33, 0, 0.15)], [0.035, 0.026, 0.022], tin
        ),
        shapes.lathe(
            [(0, 0), (0.06, 0.02), (0.062, 0.03), (0, 0.035)],
            tin,
            at=(0.34, 0, 0.16),
            turn=(0, 50, 0),
        ),
        shapes.tube(
            [(-0.1, 0, 0.1), (-0.17, 0, 0.16), (-0.12, 0, 0.24), (0, 0, 0.24), (0.06, 0, 0.12)],
            0.014,
            tin,
        ),
    ]
    shapes.group(can, at=(hand.x + 0.04, hand.y - 0.02, hand.z - 0.2), turn=(0, 26, -12))
    spark = materials.paint("#fff0b0", glow=1.5, vary=0)
    random = np.random.default_rng(7)
    first = shapes.ball(0.012, spark, sides=8, at=(0, 0, -9))
    for _ in range(90):
        t = random.random() ** 0.7
        x = hand.x + 0.40 + 0.42 * t + random.normal(0, 0.02 + 0.05 * t)
        z = hand.z - 0.22 - 0.95 * t * t + random.normal(0, 0.02)
        shapes.copy_of(
            first, at=(x, hand.y - 0.1 + random.normal(0, 0.03), z), size=random.uniform(0.5, 1.3)
        )
    stage.bulb((hand.x + 0.75, hand.y - 0.25, 0.35), "#ffd890", 14)


def look() -> Look:
    dusk = SKIES["ember"]
    sun = add_disc(
        gradient(dusk.stops, bend=0.1), (0.34, 0.37), 290, "#ffe2a0", halo="#ffb060", marks=0.15
    )
    return Look(
        "violet-dusk",
        add_clouds(sun, dusk.clouds[0], 9),
        Fog(7, 16, "#d88a70", 0.8),
        Rays((0.34, 0.37), 0.12, "#ffd090"),
        exposure=0.95,
        glow=0.45,
        around=(0.34, 0.37),
        focus=((0.36, 0.53, 0.07, 1.4), (0.44, 0.62, 0.1, 1.0)),
        seed=4,
    )
