"""A fox reads by the fire in a house of ice; outside, a hunter looks in through the wall."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.colour import Picture, light
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.noise import value_noise
from cards.studio.skies import HEIGHT, WIDTH, add_stars, gradient

WIDE, DEEP, TALL, RIDGE = 3.9, 3.0, 2.5, 4.3


def build() -> None:
    stage.ambience("#3a55a0", "#2a2c5c", 0.75)
    stage.sun((-0.55, 0.5, -0.5), "#9fc0ff", 1.7, 4)
    stage.panel((-5, 3, 7), (0, 0, 1), "#58e0b0", 500, 5)
    stage.camera((-0.6, -10.4, 2.9), (0.0, 0, 2.75), 42)
    snow = materials.paint("#dfe8f8", "#c8d6f0", vary=0.06, scale=0.5, bump=0.15)
    shapes.terrain((90, 80), _ground, snow, cells=220, centre=(0, 30))
    _house()
    _hearth()
    _hunter()
    for x, y, size in (
        (-4.6, 7, 2.6), (-3.4, 10, 2.3), (4.4, 8, 2.9), (5.6, 11, 2.6), (3.0, 14, 2.2),
    ):  # fmt: skip
        plants.fir("#2c4a5c", "#e4ecfa", at=(x, y, _ground(x, y) - 0.1), size=size)


def _ground(x: float, y: float) -> float:
    yard = min(1, max(0, (abs(x) - 1.8) / 3 + max(0, abs(y) - 2) / 5))
    return (
        0.32 * yard * shapes.hills(x, y, 0.3)
        + 0.03 * shapes.hills(x, y, 1.2)
        + 0.03 * max(0, y - 4)
    )


def _house() -> None:
    ice = materials.glass("#bfe6ff", 0.5, 0.1)
    edge = materials.paint("#bfe2fa", rough=0.2, vary=0.15, scale=3, glow=0.12)
    snow = materials.paint("#f2f6ff", vary=0.04, bump=0.2)
    w, d = WIDE / 2, DEEP / 2
    shapes.mesh(
        [(-w, -d, 0), (w, -d, 0), (w, -d, TALL), (0, -d, RIDGE), (-w, -d, TALL)],
        [(0, 1, 2, 3, 4)], ice, smooth=False,
    )  # fmt: skip
    back = materials.paint("#4f6ca8", "#6484bc", vary=0.2, scale=2, rough=0.3)
    shapes.mesh(
        [(-w, d, 0), (w, d, 0), (w, d, TALL), (0, d, RIDGE), (-w, d, TALL)],
        [(0, 1, 2, 3, 4)], back, smooth=False,
    )  # fmt: skip
    floor = materials.paint("#a8b8dc", vary=0.1)
    shapes.box((WIDE, DEEP, 0.1), floor, at=(0, 0, 0.06))
    for x in (-w, w):
        shapes.box((0.12, DEEP, TALL), back, at=(x, 0, TALL / 2))
    slope = np.degrees(np.arctan2(RIDGE - TALL, w))
    long = np.hypot(RIDGE - TALL, w) + 0.55
    for side in (-1, 1):
        middle = (side * (w / 2 + 0.17), -0.05, (RIDGE + TALL) / 2 + 0.02)
        shapes.box((long, DEEP + 0.7, 0.3), snow, at=middle, turn=(0, side * slope, 0), bevel=0.13)
    smoke = materials.paint("#e4d8f0", vary=0.05, rough=1, glow=0.25)
    for k in range(4):
        at = (0.95 + 0.28 * k + 0.05 * k * k, 0.7, 5.45 + 0.55 * k)
        puff(smoke, k, wide=0.7, count=7, at=at, size=0.34 + 0.12 * k)
    _courses(edge)
    _icicles(edge)
    stone = materials.paint("#cfe0f4", "#a8c4e4", vary=0.15, scale=3)
    shapes.box((0.7, 0.7, 1.9), stone, at=(0.95, 0.7, 4.1), bevel=0.06)
    shapes.box((0.85, 0.85, 0.2), snow, at=(0.95, 0.7, 5.1), bevel=0.09)


def _courses(edge: shapes.Material) -> None:
    """Draw the blocks of the front wall as bright bars, and its corner posts."""
    w, y = WIDE / 2, -DEEP / 2
    for z in np.arange(0.62, RIDGE - 0.3, 0.62):
        half = w if z < TALL else w * (RIDGE - z) / (RIDGE - TALL)
        shapes.rod((-half, y, z), (half, y, z), 0.022, edge)
    for row, z in enumerate(np.arange(0, TALL, 0.62)):
        for x in np.arange(-1.6 + 0.55 * (row % 2), 1.9, 1.1):
            shapes.rod((x, y, z), (x, y, z + 0.62), 0.022, edge)
    for x in (-w, w):
        shapes.box((0.24, 0.24, TALL), edge, at=(x, y, TALL / 2), bevel=0.05)


def _icicles(edge: shapes.Material) -> None:
    random = np.random.default_rng(5)
    w, y = WIDE / 2 + 0.2, -DEEP / 2 - 0.3
    for k, x in enumerate(np.linspace(-w, w, 23)):
        z = RIDGE - abs(x) * (RIDGE - TALL) / (WIDE / 2) - 0.05
        long = random.uniform(0.16, 0.5) * (1.3 if k % 4 == 0 else 0.8)
        shapes.lathe([(0.06, 0.05), (0.045, -long * 0.5), (0, -long)], edge, sides=8, at=(x, y, z))


def _hearth() -> None:
    stone = materials.paint("#9fb8e0", vary=0.15, scale=4)
    soot, flame = (
        materials.paint("#3a2430"),
        materials.paint("#ffb048", glow=1.4, vary=0.25, scale=5),
    )
    x, y = 0.95, 0.9
    shapes.box((1.5, 0.7, 2.4), stone, at=(x, y + 0.2, 1.2), bevel=0.05)
    shapes.box((1.7, 0.85, 0.16), stone, at=(x, y + 0.1, 1.75), bevel=0.04)
    shapes.box((1.02, 0.3, 1.15), soot, at=(x, y - 0.1, 0.68), bevel=0.02)
    for dx, tall, wide in ((-0.25, 0.6, 0.15), (0.0, 0.95, 0.22), (0.27, 0.66, 0.16)):
        profile = [(0, 0), (wide, tall * 0.22), (wide * 0.55, tall * 0.6), (0, tall)]
        shapes.lathe(profile, flame, sides=20, at=(x + dx, y - 0.35, 0.2))
    log = materials.paint("#6a3c24", vary=0.3)
    shapes.rod((x - 0.45, y - 0.45, 0.2), (x + 0.45, y - 0.3, 0.24), 0.09, log)
    stage.bulb((x - 0.1, y - 0.9, 0.85), "#ff9a3c", 120, 0.25)
    stage.bulb((-0.4, 0.2, 2.6), "#ffb060", 30, 0.3)
    stage.bulb((0.2, -2.1, 0.9), "#ff9a48", 40, 0.5)
    for dx, tall in ((-0.5, 0.3), (0.5, 0.42)):
        props.candle(tall, at=(x + dx, y - 0.1, 1.83))
    _fox()


def _fox() -> None:
    cloth = materials.paint("#1f6a62", vary=0.12)
    chair = [
        shapes.box((0.95, 0.85, 0.5), cloth, at=(0, 0, 0.3), bevel=0.12),
        shapes.box((0.95, 0.3, 1.5), cloth, at=(0, 0.45, 0.8), turn=(-6, 0, 0), bevel=0.14),
        *(shapes.box((0.24, 0.9, 0.8), cloth, at=(x, 0, 0.45), bevel=0.11) for x in (-0.5, 0.5)),
    ]
    fox = animals.sitting("fox", at=(0, -0.05, 0.5), size=1.45)
    shapes.group([*chair, fox], at=(-0.85, 0.1, 0.1), turn=(0, 0, 52), size=1.15)
    props.open_book("#2f5a4a", at=(-0.28, -0.42, 1.02), turn=(35, 0, 55), size=0.72)
    rug = materials.paint("#c87a3a", "#a84a3a", vary=0.2, scale=3)
    shapes.lathe(
        [(0, 0.0), (1.0, 0.0), (1.02, 0.03), (0, 0.04)],
        rug,
        at=(0.15, -0.4, 0.12),
        size=(1.1, 0.7, 1),
    )


def _hunter() -> None:
    who = people.person(
        gender="male", age="old", pose="stand", top="#3a4a3a", bottom="#4a3428", hair="#d8d8e0",
        hair_length=0.1, bend={"head": (10, 0, -18)}, head=1.3,
        aim={"upperarm01.R": (-0.3, -0.5, -0.8), "lowerarm01.R": (-0.1, -0.9, 0.2)},
        at=(-1.72, -2.9, _ground(-1.72, -2.9)), turn=(0, 0, 140), size=1.12,
    )  # fmt: skip
    people.cape(who, "#7a4a2c", 0.95, 0.42)
    fur = materials.paint("#c8a878", vary=0.3, scale=20, bump=0.8)
    neck = who.joints["neck01"]
    who.wear(shapes.ring(0.11, 0.06, fur, at=(neck[0], neck[1], neck[2] + 0.03)))
    hat = shapes.group([
        shapes.ball(0.16, fur, size=(1, 1, 0.8)),
        shapes.ring(0.13, 0.05, materials.paint("#7a4a2c", bump=0.8, scale=20), at=(0, 0, -0.04)),
    ])  # fmt: skip
    people.put_on(who, hat, -0.03)
    wood = props.wood("#a8683a")
    sledge = [
        shapes.tube([(-1.0, y, 0.05), (0.7, y, 0.05), (1.1, y, 0.2), (1.15, y, 0.5)], 0.05, wood)
        for y in (-0.32, 0.32)
    ]
    sledge += [
        shapes.box((0.24, 0.8, 0.06), wood, at=(x, 0, 0.3)) for x in (-0.8, -0.45, -0.1, 0.25, 0.6)
    ]
    sledge += [
        shapes.rod((x, y, 0.05), (x, y, 0.3), 0.04, wood)
        for x in (-0.7, 0.5)
        for y in (-0.32, 0.32)
    ]
    sledge += [
        shapes.rod(
            (-0.8 + 0.35 * k, -0.35, 0.46 + 0.2 * (k % 2)),
            (-0.8 + 0.35 * k, 0.35, 0.46),
            0.13,
            wood,
        )
        for k in range(4)
    ]
    cut = materials.paint("#e0b884", vary=0.1)
    sledge += [
        shapes.ball(
            0.125,
            cut,
            sides=14,
            at=(-0.8 + 0.35 * k, -0.36, 0.46 + 0.2 * (k % 2)),
            size=(1, 0.2, 1),
        )
        for k in range(4)
    ]
    shapes.group(sledge, at=(0.75, -3.5, _ground(0.75, -3.5) + 0.02), turn=(0, 0, 28), size=1.0)
    prints = materials.paint("#8fa4d4", vary=0)
    for k in range(7):
        x, y = -1.6 + 0.16 * k + 0.16 * (-1) ** k, -3.2 - 0.42 * k
        shapes.ball(0.14, prints, sides=12, at=(x, y, _ground(x, y) + 0.01), size=(0.65, 1, 0.15))


def _aurora(picture: Picture) -> Picture:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    for k, (colour, base, strength) in enumerate(
        (("#3af0b0", 0.3, 0.55), ("#48c8ff", 0.2, 0.3), ("#c060f0", 0.12, 0.3))
    ):
        wave = base + 0.07 * np.sin(x / WIDTH * 5.5 + 1.3 * k) + 0.03 * np.sin(x / WIDTH * 13 + k)
        streak = value_noise(8, WIDTH, 60, 5 + k, 3)[:1]
        up = wave - y / HEIGHT
        veil = np.where(up > 0, np.exp(-up / 0.16), np.exp(up / 0.018)) * (0.35 + 1.1 * streak)
        picture = picture + strength * veil[..., None] * light(colour)
    return picture.astype(np.float32)


def look() -> Look:
    night = gradient(
        ((0, "#0a1034"), (0.4, "#1c2f70"), (0.6, "#3f58a0"), (1, "#7080b8")), bend=0.08
    )
    return Look(
        "indigo",
        _aurora(add_stars(night, 260, lowest=0.5)),
        Fog(13, 18, "#4a62a8", 0.7),
        exposure=1.1,
        glow=0.45,
        pull=0.18,
        touch=lambda linear: lamp_light(linear, ((0.58, 0.6, 0.2, 0.22),), "#ffb050"),
        focus=((0.4, 0.6, 0.14, 1.1), (0.18, 0.7, 0.1, 1.0)),
        seed=61,
    )
