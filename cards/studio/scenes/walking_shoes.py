"""A pair of shoes walks ahead of its owner over the snow at dusk."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#b8a8d0", "#8a7ab0", 0.7)
    stage.sun((0.8, 0.35, -0.4), "#ffb894", 3.0, 4)
    stage.camera((-0.4, -6.8, 8.2), (0.05, 0.35, 0.35), 47)
    snow = materials.paint("#e8e4f0", "#dcd8ea", vary=0.04, scale=1.0, bump=0.2)
    shapes.terrain((40, 40), _drift, snow, cells=240, centre=(0, 4))
    _shoes()
    _owner()
    _prints()
    props.street_lamp(at=(-2.1, 2.2, _drift(-2.1, 2.2)), tall=2.7)
    stage.bulb((-2.1, 2.0, 2.5), "#ffc878", 150, 0.2)
    _snowman()
    for x, y, size in ((2.6, 3.2, 1.0), (3.3, 1.6, 0.75), (-3.3, -0.6, 0.8), (3.0, -3.0, 0.6)):
        plants.fir("#4a5a78", "#f4f0f8", at=(x, y, _drift(x, y) - 0.1), size=size)
    bench = props.wood("#7a5a4a")
    shapes.box((1.2, 0.35, 0.06), bench, at=(-2.6, 0.6, 0.45), turn=(0, 0, 70))
    shapes.box((1.2, 0.3, 0.1), snow, at=(-2.6, 0.6, 0.52), turn=(0, 0, 70), bevel=0.05)
    for y in (0.15, 1.05):
        shapes.box((0.3, 0.06, 0.45), bench, at=(-2.6 + 0.15 * (y - 0.6), y, 0.22))
    animals.bird("#c8503c", "#e8c8a0", at=(-2.55, 0.85, 0.6), turn=(0, 0, 60), size=0.75)


def _drift(x: float, y: float) -> float:
    return 0.07 * shapes.hills(x, y, 0.45) + 0.012 * shapes.hills(x, y, 2.5)


def _way(t: float) -> Vec:
    """Return a point of the walk: 0 is the lower left, 1 the upper right."""
    x, y = -1.7 + 3.1 * t + 0.35 * np.sin(5 * t), -3.6 + 7.0 * t
    return x, y, _drift(x, y)


def _heading(t: float) -> float:
    a, b = np.array(_way(t)), np.array(_way(t + 0.02))
    return float(np.degrees(np.arctan2(b[0] - a[0], -(b[1] - a[1]))))


def _shoes() -> None:
    red, sole = materials.paint("#d8302c", rough=0.25, vary=0.06), materials.paint("#2a1a1a")
    lace = materials.paint("#fbf4e4")
    for side, t, lift, pitch in ((-1, 0.68, 0.0, 0), (1, 0.76, 0.18, -24)):
        x, y, z = _way(t)
        turn = _heading(t)
        a = np.radians(turn)
        x, y = x + side * 0.24 * np.cos(a), y + side * 0.24 * np.sin(a)

        def upper(u: float, v: float) -> Vec:
            long = 0.52 * (v - 0.5)
            wide = (
                0.115 * (0.75 + 0.25 * np.sin(np.pi * (1 - v) ** 0.8)) * (1 if v < 0.92 else 0.85)
            )
            tall = 0.1 + 0.17 * np.clip((v - 0.42) / 0.3, 0, 1)
            angle = np.pi * u
            return wide * np.cos(angle), -0.02 + long, 0.03 + tall * np.sin(angle) ** 0.7

        things = [
            shapes.thicken(shapes.sheet(upper, red, cells=(22, 24)), 0.015),
            shapes.ball(0.12, red, at=(0, -0.26, 0.06), size=(0.95, 0.9, 0.6)),
            shapes.ball(0.26, sole, at=(0, -0.02, 0.015), size=(0.46, 1.15, 0.1)),
            shapes.box((0.17, 0.14, 0.07), sole, at=(0, 0.2, 0.0)),
            shapes.ring(0.095, 0.022, red, at=(0, 0.15, 0.29), size=(1, 1.25, 1)),
        ]
        things += [
            shapes.rod(
                (-0.07, -0.09 + 0.05 * k, 0.16 + 0.03 * k),
                (0.07, -0.09 + 0.05 * k, 0.16 + 0.03 * k),
                0.012,
                lace,
            )
            for k in range(3)
        ]
        for s in (-1, 1):
            bow = [(0, -0.1, 0.2), (s * 0.1, -0.12, 0.26), (s * 0.13, -0.14, 0.17), (0, -0.1, 0.2)]
            things.append(shapes.tube(bow, 0.01, lace, sides=6))
        shapes.group(things, at=(x, y, z + 0.03 + lift), turn=(pitch, 0, turn), size=2.1)


def _owner() -> None:
    x, y, z = _way(0.3)
    who = people.person(
        gender="male",
        age="young",
        top="#3f5f8a",
        bottom="#4a3f52",
        hair="#3a2418",
        hair_length=0.08,
        shoes="#e0a88a",
        head=1.3,
        pose="walk",
        bend={"head": (10, 0, 0)},
        aim={"upperarm01.R": (-0.2, -0.9, -0.1), "lowerarm01.R": (0, -1, 0.15)},
        at=(x, y, z),
        turn=(0, 0, _heading(0.3)),
        size=1.2,
    )
    people.put_on(who, people.hat("nightcap", "#e0b040", "#fbf4e4"))
    scarf = materials.paint("#e0b040", vary=0.1)
    neck = who.where("neck01")
    shapes.tube(
        [
            (neck.x, neck.y, neck.z),
            (neck.x - 0.25, neck.y - 0.1, neck.z + 0.04),
            (neck.x - 0.55, neck.y - 0.3, neck.z - 0.1),
            (neck.x - 0.8, neck.y - 0.35, neck.z + 0.02),
        ],
        [0.07, 0.08, 0.07, 0.05],
        scarf,
    )


def _prints() -> None:
    hollow = materials.paint("#a89cc4", vary=0.06)
    for k in range(22):
        t = -0.06 + 0.032 * k
        if 0.27 < t < 0.34:
            continue
        x, y, z = _way(t)
        a = np.radians(_heading(t))
        side = 0.17 if k % 2 else -0.17
        size = (0.62, 1.35, 0.1)
        shapes.ball(
            0.13,
            hollow,
            sides=16,
            at=(x + side * np.cos(a), y + side * np.sin(a), z - 0.002),
            turn=(0, 0, np.degrees(a)),
            size=size,
        )


def _snowman() -> None:
    snow, coal = materials.paint("#f6f2fa", vary=0.04), materials.paint("#2a2430")
    x, y = -1.3, 3.3
    z = _drift(x, y)
    for r, h in ((0.5, 0.38), (0.36, 1.0), (0.25, 1.45)):
        shapes.ball(r, snow, at=(x, y, z + h))
    for s in (-1, 1):
        shapes.ball(0.035, coal, sides=10, at=(x + s * 0.09, y - 0.21, z + 1.53))
        shapes.rod(
            (x + s * 0.3, y, z + 1.05),
            (x + s * 0.75, y - 0.1, z + 1.3),
            0.025,
            props.wood("#5a4030"),
        )
    carrot = materials.paint("#e8783a")
    shapes.lathe(
        [(0.045, 0), (0.005, 0.26)],
        carrot,
        smooth=False,
        at=(x, y - 0.22, z + 1.46),
        turn=(90, 0, 0),
    )
    people.hat("bowler", "#3a3448", "#c8503c", at=(x, y, z + 1.66), turn=(-6, 8, 0), size=1.35)


def look() -> Look:
    return Look(
        "blossom",
        plain("#b8a8d0"),
        exposure=0.85,
        glow=0.35,
        pull=0.2,
        focus=((0.62, 0.35, 0.1, 1.1), (0.42, 0.6, 0.1, 1.0)),
        seed=121,
    )
