"""The upper shelves of a library are a cliff where sea birds nest."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import sky

SPINES = ("#8a2f2a", "#2f4a6a", "#b8863a", "#3f5f4a", "#6a3a5a", "#d8c49a", "#7a4a2a", "#4a6a78")


def build() -> None:
    stage.ambience("#bcd0dc", "#7a5040", 0.85)
    stage.sun((0.35, 0.5, -0.9), "#ffeabc", 3.4, 2)
    stage.bulb((0.2, -3.2, 1.8), "#ffb86a", 120, 0.3)
    stage.camera((0, -6.0, 1.0), (0, 0.6, 4.5), 27)
    floor = materials.paint("#8a5a38", "#6f4428", vary=0.2)
    shapes.box((14, 14, 0.1), floor, at=(0, 0, -0.05))
    for s in (-1, 1):
        _wall(s)
    _back()
    props.ladder((0.9, 1.6, 0), (1.35, 3.0, 6.0), wide=0.5, colour="#a8703a", thick=0.035)
    climber = people.person(
        age="young", pose="climb", top="#d8a03a", skirt="#2f4a6a", hair="#6a2f1c", head=1.3,
        at=(1.02, 1.75, 2.1), turn=(0, 0, 180), size=0.95,
    )  # fmt: skip
    people.put_on(climber, people.hat("cap", "#b8402f"))
    white = materials.paint("#ffffff", vary=0.03, glow=0.5)
    for x, y, z, span, turn in (
        (-0.9, 0.5, 5.2, 1.1, 40),
        (0.3, 1.5, 6.9, 0.9, -20),
        (1.1, 0, 7.6, 0.8, 60),
        (-1.0, 2, 8.6, 0.7, 10),
        (0.2, 2, 9.6, 0.6, 100),
    ):
        animals.gull(white, span, 0.6, at=(x, y, z), turn=(10, 15, turn))
    props.table((1.3, 0.8, 0.7), at=(-0.95, -1.4, 0), turn=(0, 0, 12))
    props.open_book(at=(-0.95, -1.4, 0.74), turn=(0, 0, 12), size=0.75)
    props.lantern("#ffcf80", power=25, at=(-0.5, -1.2, 0.73))


def _wall(s: int) -> None:
    """Set one side wall: shelves below, rock with nests above."""
    wood, random = props.wood("#7a4a2c", "#5a3420"), np.random.default_rng(7 + s)
    x = s * 2.35
    shapes.box((0.1, 12, 5.0), wood, at=(x + s * 0.55, 2, 2.5))
    for z in np.arange(0.1, 5.0, 0.8):
        shapes.box((0.6, 12, 0.07), wood, at=(x + s * 0.25, 2, z), bevel=0.01)
        y = -3.6
        while y < 7.6:
            t, h = random.uniform(0.1, 0.2), random.uniform(0.45, 0.66)
            if random.random() < 0.93:
                colour = SPINES[random.integers(len(SPINES))]
                shapes.box(
                    (0.42, t * 0.92, h),
                    materials.paint(colour, vary=0.15),
                    at=(x + s * 0.25, y + t / 2, z + 0.04 + h / 2),
                    turn=(random.normal(0, 2.5), 0, 0),
                    bevel=0.01,
                )
            y += t
    for y in (-3.7, -0.9, 1.9, 4.7, 7.5):
        shapes.box((0.66, 0.12, 5.0), wood, at=(x + s * 0.25, y, 2.5), bevel=0.01)
    rock = materials.paint("#8f949c", "#b4b4b0", vary=0.3, scale=0.9, bump=0.7)

    def cliff(u: float, v: float) -> Vec:
        y, z = -4 + 13 * u, 4.7 + 9.5 * v
        ledge = (
            0.4 * (z * 1.15 % 1) + 0.55 * shapes.hills(y, z, 0.55) + 0.25 * shapes.hills(y, z, 1.7)
        )
        start = min(1, v * 9)
        return x + s * (0.3 - 0.5 * start - 0.75 * v + 0.55 * ledge * start), y, z

    shapes.sheet(cliff, rock, cells=(110, 110))
    for _ in range(11):
        u, v = random.uniform(0.25, 0.8), random.uniform(0.06, 0.75)
        at = np.array(cliff(u, v)) - (s * 0.1, 0, 0)
        if random.random() < 0.55:
            animals.bird(
                "#eef0ee",
                "#ffffff",
                at=at,
                turn=(0, 0, s * -80 + random.uniform(-40, 40)),
                size=0.85,
            )
        else:
            _nest(at)
    for _ in range(16):
        at = np.array(cliff(random.uniform(0.1, 0.9), random.uniform(0.02, 0.5))) - (
            s * 0.05,
            0,
            0.05,
        )
        tuft = materials.paint("#7a9a50", vary=0.3)
        shapes.ball(0.14, tuft, sides=10, at=at, size=(1, 1.5, 0.6))


def _nest(at: Vec) -> None:
    straw, egg = materials.paint("#a8804a", vary=0.3), materials.paint("#e4ecec", rough=0.4)
    for k in range(7):
        shapes.ring(
            0.17 + 0.01 * (k % 3),
            0.022,
            straw,
            at=(at[0], at[1], at[2] + 0.015 * k),
            turn=(6 * np.sin(k * 2), 6 * np.cos(k * 2), 0),
        )
    for dx, dy in ((0.04, 0.02), (-0.05, 0.03), (0, -0.05)):
        shapes.ball(
            0.065, egg, sides=14, at=(at[0] + dx, at[1] + dy, at[2] + 0.12), size=(0.8, 0.8, 1.1)
        )


def _back() -> None:
    fall = materials.paint("#d4ecf2", "#f4fbfc", vary=0.08, scale=3, glow=0.12)
    rock = materials.paint("#8f949c", "#b4b4b0", vary=0.3, scale=0.9, bump=0.7)

    def end(u: float, v: float) -> Vec:
        x, z = -3.5 + 7 * u, 9.6 * v
        return x, 8.2 + 0.7 * shapes.hills(x, z, 0.6) - 0.4 * v, z

    shapes.sheet(end, rock, cells=(60, 60))
    shapes.sheet(
        lambda u, v: (
            -0.75 + 0.7 * u + 0.1 * np.sin(v * 9),
            7.1 + 0.1 * np.sin(u * 14),
            9.5 - 9.5 * v,
        ),
        fall,
        cells=(16, 30),
    )
    pool = materials.water("#5f9aa8", scale=1.5)
    shapes.box((2.6, 2.4, 0.06), pool, at=(-0.4, 6.6, 0.02), bevel=0)
    for k, colour in enumerate(("#5f8f3f", "#88a048")):
        plants.round_tree(colour, seed=k, at=(-1.6 + 3.4 * k, 7.4, 9.3), size=1.0)


def look() -> Look:
    return Look(
        "plum-lamp",
        sky("noon", 8),
        Fog(9, 14, "#dce4e0", 0.6),
        Rays((0.35, -0.05), 0.2, "#fff0c8", 16),
        exposure=0.95,
        glow=0.4,
        pull=0.22,
        focus=((0.6, 0.62, 0.1, 1.1),),
        seed=27,
    )
