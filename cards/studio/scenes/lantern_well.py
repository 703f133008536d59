"""A procession of lanterns winds down a well whose water holds the moon."""

from math import cos, radians, sin

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import plain

RADIUS, DEPTH, TURNS = 2.6, 6.0, 1.3
STEPS = 60
COATS = ("#c83a34", "#e0a83a", "#3f8a8a", "#8a4a9a", "#d8704a", "#4a6ab8", "#e8d8b0")
WALKERS = (1, 2, 3, 4, 5, 6, 7, 9, 10)
"""The places in the procession that are seen well from above."""


def build() -> None:
    stage.ambience("#4a5aa8", "#1a2048", 0.55)
    stage.panel((-5, 4, 7), (0, 0, -1), "#b0c0ff", 1000, 3)
    stage.camera((0.3, -4.7, 13.2), (0.0, 0.0, -0.8), 57)
    _shaft()
    _square()
    _water()
    _procession()
    _left_above()


def _stair(step: float) -> tuple[float, float]:
    """Return a step's angle in degrees and its height."""
    t = step / STEPS
    return 252 - 360 * TURNS * t, -0.25 - (DEPTH - 1.3) * t


def _ring(angle: float, radius: float, z: float) -> Vec:
    return radius * cos(radians(angle)), radius * sin(radians(angle)), z


def _shaft() -> None:
    stones = [
        materials.paint(tint, vary=0.25, scale=5, bump=0.4)
        for tint in ("#5a648c", "#4c5680", "#68709a")
    ]
    random = np.random.default_rng(5)
    for row in range(15):
        z, count = -0.2 - 0.42 * row, 30
        for k in range(count):
            angle = 360 * (k + 0.5 * (row % 2)) / count
            out = RADIUS + 0.2 + random.uniform(-0.03, 0.03)
            shapes.box(
                (0.4, 0.54, 0.39), stones[random.integers(3)], at=_ring(angle, out, z),
                turn=(0, 0, angle), bevel=0.05,
            )  # fmt: skip
    tread = materials.paint("#8a8cae", "#787aa0", vary=0.2, scale=4, bump=0.3)
    for k in range(STEPS):
        angle, z = _stair(k)
        shapes.box(
            (1.0, 0.42, 0.22),
            tread,
            at=_ring(angle, RADIUS - 0.42, z),
            turn=(0, 0, angle),
            bevel=0.03,
        )


def _square() -> None:
    """Lay the rim of the well and the cobbles around it."""
    rim = materials.paint("#a8a4b8", "#8c8aa8", vary=0.2, scale=3, bump=0.4)
    for k in range(26):
        angle = 360 * k / 26
        if 228 < angle < 262:
            continue
        shapes.box(
            (0.72, 0.7, 0.5),
            rim,
            at=_ring(angle, RADIUS + 0.38, 0.22),
            turn=(0, 0, angle),
            bevel=0.09,
        )
    cobble = materials.paint("#7a7494", "#646084", vary=0.3, scale=6, bump=0.3)
    first = shapes.box((0.36, 0.37, 0.2), cobble, at=(0, 0, -30), bevel=0.07)
    random = np.random.default_rng(2)
    for ring in range(12):
        radius = RADIUS + 0.9 + 0.36 * ring
        count = int(2 * np.pi * radius / 0.39)
        for k in range(count):
            angle = 360 * (k + random.uniform(-0.15, 0.15)) / count
            shapes.copy_of(
                first,
                at=_ring(angle, radius, -0.08),
                turn=(*random.normal(0, 4, 2), angle + random.normal(0, 9)),
                size=random.uniform(0.82, 1.08, 3),
            )
    earth = materials.paint("#2c2c50")
    shapes.lathe([(RADIUS + 0.3, -0.1), (9, -0.1)], earth, smooth=False)


def _water() -> None:
    deep = materials.paint("#16306a", "#1c3c7c", vary=0.2, scale=0.8, glow=0.25)
    shapes.lathe([(0, -DEPTH), (RADIUS + 0.4, -DEPTH)], deep, smooth=False)
    moon = materials.paint("#fff0c0", "#d8b87c", vary=0.12, scale=0.9, glow=0.42)
    shapes.lathe([(0, -DEPTH + 0.03), (1.35, -DEPTH + 0.03)], moon, at=(0.0, 0.7, 0), smooth=False)
    crater = materials.paint("#c8a468", vary=0.1, glow=0.3)
    for x, y, r in ((-0.45, 0.95, 0.3), (0.4, 1.15, 0.2), (0.15, 0.3, 0.36), (-0.6, 0.3, 0.16)):
        shapes.lathe([(0, -DEPTH + 0.04), (r, -DEPTH + 0.04)], crater, at=(x, y, 0), smooth=False)
    ripple = materials.paint("#8fb4e8", glow=0.5)
    for r in (1.65, 2.0):
        shapes.ring(r, 0.03, ripple, at=(0, 0.7, -DEPTH + 0.03))
    stage.bulb((0, 0.3, -DEPTH + 1.6), "#cfe0ff", 60, 0.6)


def _procession() -> None:
    random = np.random.default_rng(9)
    for k in WALKERS:
        angle, z = _stair(1.0 + k * 5.3)
        coat = COATS[k % len(COATS)]
        who = people.person(
            age="child" if k % 3 else "young", pose="walk", top=coat, skirt=coat, flare=0.8,
            hair=("#2a1a14", "#6a3a1c", "#e0c078")[k % 3], head=1.4,
            aim={"upperarm01.L": (0.9, -0.5, -0.1), "lowerarm01.L": (0.6, -0.8, 0.1)},
            at=_ring(angle, RADIUS - 0.42, z + 0.11), turn=(0, 0, angle + 0), size=1.15,
        )  # fmt: skip
        if k % 2:
            people.put_on(who, people.hat("pointed", coat))
        x, y, height = who.where("finger3-1.L")
        stage.bulb((x * 0.94, y * 0.94, height + 0.1), "#ffa040", 34, 0.08)
        glow = materials.paint("#ffc05a", glow=1.4, vary=0.1)
        shapes.ball(
            random.uniform(0.14, 0.17), glow, sides=16, at=(x, y, height - 0.12), size=(1, 1, 1.25)
        )


def _left_above() -> None:
    """Leave above: two who wait to go down, a bucket on its rope, a cat on the rim, shoes."""
    for angle, radius, coat in ((239, RADIUS + 0.7, "#e8b83a"), (231, RADIUS + 1.45, "#c83a34")):
        x, y, z = _ring(angle, radius, 0)
        who = people.person(
            age="child",
            top=coat,
            skirt=coat,
            flare=0.8,
            head=1.4,
            at=(x, y, z),
            turn=(0, 0, 150),
            size=1.05,
        )
        lx, ly, lz = who.where("finger3-1.L")
        shapes.ball(
            0.16, materials.paint("#ffc05a", glow=1.4, vary=0.1), sides=16, at=(lx, ly - 0.1, lz)
        )
        stage.bulb((lx, ly - 0.3, lz + 0.2), "#ffa040", 40, 0.08)
    animals.sitting(
        "cat", coat="#e8943c", at=_ring(62, RADIUS + 0.38, 0.46), turn=(0, 0, 150), size=1.35
    )
    red = materials.paint("#b8402f", vary=0.15)
    for k, angle in enumerate((-38, -33)):
        shapes.ball(
            0.14,
            red,
            sides=16,
            at=_ring(angle, RADIUS + 0.95 + 0.05 * k, 0.1),
            turn=(0, 0, 50),
            size=(1, 0.5, 0.5),
        )
    wood = props.wood("#9a6a44")
    pail = [(0.2, 0), (0.27, 0.42), (0.24, 0.42), (0.18, 0.03), (0, 0.03)]
    shapes.lathe(pail, wood, at=_ring(-62, RADIUS + 0.38, 0.47), smooth=False, sides=20)


def look() -> Look:
    return Look(
        "indigo", plain("#14183a"), Fog(15, 8, "#243a8c", 0.55), exposure=1.1, glow=0.5, pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.52, 0.16, 0.1),), "#cfe0ff"),
        around=(0.5, 0.5), focus=((0.5, 0.5, 0.4, 0.8),), seed=223,
    )  # fmt: skip
