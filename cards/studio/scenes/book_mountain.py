"""A book laid face down is a snowy mountain; climbers go up its red cover and camp inside."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

TALL, REACH, LONG = 7.7, 3.9, 5.5
"""Metres from the ground to the spine, from the middle to a cover's foot, along the spine."""


def build() -> None:
    stage.ambience("#a8c8f0", "#7088b0", 0.7)
    stage.sun((0.8, 0.5, -0.42), "#ffd9a0", 4.2, 1.5)
    stage.camera((-8.0, -12.2, 1.5), (-0.35, 1.2, 4.45), 39)
    snow = materials.paint("#eef2fa", "#dce6f4", vary=0.05, scale=0.6, bump=0.15)
    shapes.terrain((120, 110), _ground, snow, cells=220, centre=(0, 45))
    _book()
    _ridge(snow)
    _camp()
    _climbers()
    _goat()
    _range()
    for x, y, size in ((-6.6, -3.2, 1.5), (-5.2, -0.2, 1.3), (5.4, 1.0, 1.6), (6.6, 2.2, 1.9)):
        plants.fir("#2f5560", "#f6f8fc", at=(x, y, _ground(x, y) - 0.1), size=size)


def _ground(x: float, y: float) -> float:
    drift = 0.35 * shapes.hills(x, y, 0.25) + 0.06 * shapes.hills(x, y, 1)
    inside = max(0.0, 1 - (x / 3.4) ** 2)
    return drift * (1 - 0.8 * inside) - 0.1 + 0.02 * max(0, y - 8)


def _cover(side: int, along: float, down: float) -> Vec:
    """Return a point of a cover: shares along the spine and down from it."""
    belly = 0.5 * np.sin(np.pi * down) * down
    return (
        side * (0.35 + (REACH - 0.35) * down + belly * 0.6),
        LONG * along,
        TALL * (1 - down) ** 1.0 + 0.35 * np.sin(np.pi * down),
    )


def _book() -> None:
    red = materials.paint("#b02a34", "#98202e", vary=0.18, scale=1.2, rough=0.6)
    gold = materials.paint("#e8b850", metal=0.5, rough=0.35, glow=0.05)
    paper = materials.paint("#f0e2c0", "#dcc89c", vary=0.15, scale=1.5)
    for side in (-1, 1):
        shapes.thicken(
            shapes.sheet(lambda u, v, s=side: _cover(s, u - 0.01, v), red, cells=(30, 30)),
            0.22 * side,
        )
        for k in range(7):
            inset = 0.16 + 0.15 * k

            def leaf(u: float, v: float, s: int = side, inset: float = inset, k: int = k) -> Vec:
                x, y, z = _cover(s, 0.02 + 0.96 * u, v * (0.93 - 0.03 * k))
                wave = 0.16 * np.sin(v * 7 + k) * v
                return (
                    x - s * (inset * (0.35 + 0.65 * v) + 0.05 - wave * 0.4),
                    y + 0.05 * k,
                    z - 0.12,
                )

            shapes.thicken(shapes.sheet(leaf, paper, cells=(3, 36)), 0.035)
        for low, high in ((0.1, 0.125), (0.875, 0.9)):
            _inlay(side, (0.06, 0.94), (low, high), gold)
        for low, high in ((0.06, 0.075), (0.925, 0.94)):
            _inlay(side, (low, high), (0.1, 0.9), gold)
    spine = [
        (0.42 * np.cos(a), -0.1, TALL + 0.42 * np.sin(a))
        for a in np.linspace(-0.3, np.pi + 0.3, 16)
    ]
    shapes.sheet(
        lambda u, v: np.add(spine[round(u * 15)], (0, (LONG + 0.1) * v, 0)), red, cells=(16, 2)
    )


def _inlay(side: int, along: Vec, down: Vec, gold: shapes.Material) -> None:
    def strip(u: float, v: float) -> Vec:
        x, y, z = _cover(
            side, along[0] + (along[1] - along[0]) * u, down[0] + (down[1] - down[0]) * v
        )
        return x + side * 0.25, y, z + 0.12

    shapes.sheet(strip, gold, cells=(24, 24))


def _ridge(snow: shapes.Material) -> None:
    """Lay snow along the spine: it hangs over the front and runs down the covers in tongues."""
    random = np.random.default_rng(6)
    parts: list[Part] = []
    for y in np.arange(-0.2, LONG, 0.55):
        parts.append(Blob((random.normal(0, 0.08), y, TALL + 0.45), (0.75, 0.6, 0.42), "#ffffff"))
        for side in (-1, 1):
            x, _, z = _cover(side, 0, random.uniform(0.05, 0.2))
            parts.append(
                Limb(
                    (side * 0.3, y, TALL + 0.3),
                    (x + side * 0.2, y + random.normal(0, 0.2), z + 0.2),
                    0.42,
                    random.uniform(0.16, 0.3),
                    "#ffffff",
                )
            )
    model(parts, voxel=0.09, blend=0.3, material=snow)


def _camp() -> None:
    for x, y, colour, turn, size in (
        (-0.75, 1.6, "#f0a83a", 14, 1.0),
        (1.15, 3.0, "#3f9ab0", -20, 1.05),
    ):
        cloth = materials.paint(colour, vary=0.1, glow=0.35)
        tent = [(-1, 0), (0, 1.45), (1, 0)]
        side = [
            shapes.mesh(
                [(-1, -1, 0), (0, -1, 1.45), (1, -1, 0), (-1, 1, 0), (0, 1, 1.45), (1, 1, 0)],
                [(0, 1, 4, 3), (1, 2, 5, 4), (3, 4, 5)],
                cloth,
                smooth=False,
            ),
            shapes.plate(tent, materials.paint(colour, glow=0.6), at=(0, -0.85, 0)),
            shapes.plate(
                [(-0.35, 0), (0, 1.0), (0.35, 0)], materials.paint("#5a2c1c"), at=(0, -0.9, 0)
            ),
        ]
        shapes.group(side, at=(x, y, 0.0), turn=(0, 0, turn), size=size)
    stage.bulb((0.1, 0.4, 1.6), "#ffb050", 330, 0.3)
    stage.bulb((0, 3.5, 3.6), "#ffa848", 420, 0.4)
    flame = materials.paint("#ffb84a", glow=1.4, vary=0.2)
    for dx, tall in ((-0.12, 0.45), (0.05, 0.7), (0.17, 0.4)):
        profile = [(0, 0), (0.13, tall * 0.25), (0.06, tall * 0.6), (0, tall)]
        shapes.lathe(profile, flame, sides=14, at=(0.35 + dx, -0.1, 0.08))
    wood = props.wood("#5a3420")
    for turn in (0, 60, 120):
        a = np.radians(turn)
        shapes.rod(
            (0.35 - 0.35 * np.cos(a), -0.1 - 0.35 * np.sin(a), 0.08),
            (0.35 + 0.35 * np.cos(a), -0.1 + 0.35 * np.sin(a), 0.1), 0.06, wood,
        )  # fmt: skip
    who = people.person(
        pose="sit", top="#3f7a6a", bottom="#3a3048", hair="#2a1a14", head=1.3,
        at=(1.25, -0.35, -0.22), turn=(0, 0, -70), size=0.95,
    )  # fmt: skip
    people.put_on(who, people.hat("nightcap", "#e8c23a"))
    shapes.ball(0.3, materials.paint("#8a7a70"), at=(1.3, -0.3, 0.05), size=(1, 1, 0.8))


def _climbers() -> None:
    """Let a red ribbon hang from the spine down the left cover, with climbers on it."""
    silk = materials.paint("#f2c84a", vary=0.12, rough=0.5)

    def ribbon(u: float, v: float) -> Vec:
        x, y, z = _cover(-1, 0.2 + 0.02 * np.sin(v * 5), 0.02 + 0.86 * v)
        return x - 0.5 - 0.1 * np.sin(v * 9), y + 0.34 * (u - 0.5), z + 0.22

    shapes.thicken(shapes.sheet(ribbon, silk, cells=(4, 60)), 0.03)
    for down, coat, trousers, gender, cap in (
        (0.26, "#3f8ab0", "#2c3448", "male", "#f0e4cc"),
        (0.55, "#e8842c", "#3a2c48", "female", "#3f7a5a"),
    ):
        x, y, z = _cover(-1, 0.2, down)
        who = people.person(
            gender=gender, pose="climb", top=coat, bottom=trousers, hair="#3a2418", hair_length=0.1,
            head=1.3, at=(x - 0.62, y, z - 0.5), turn=(0, 25, 96), size=0.95,
        )  # fmt: skip
        people.put_on(who, people.hat("cap", cap))
        pack = shapes.box(
            (0.34, 0.24, 0.46), materials.paint("#8a5a30"), at=(0, 0.2, 1.18), bevel=0.08
        )
        who.wear(pack)
    top = people.person(
        age="old", gender="male", pose="cheer", top="#7a4a9a", bottom="#2c2c3c", hair="#f0f0f0",
        hair_length=0.1, head=1.3, at=(-0.1, 0.1, TALL + 0.75), turn=(0, 0, -30), size=1.0,
    )  # fmt: skip
    pole = shapes.rod((0, 0, -0.4), (0, 0, 1.1), 0.05, props.wood("#4a3020"))
    flag = shapes.sheet(
        lambda u, v: (1.3 * u, 0.06 * np.sin(6 * u), 1.05 - 0.65 * (1 - 0.6 * u) * v - 0.2 * u),
        materials.paint("#f2c84a", glow=0.1), cells=(12, 4),
    )  # fmt: skip
    top.hold(shapes.group([pole, flag]))


def _goat() -> None:
    stone = materials.paint("#8a94a8", "#a4acbc", vary=0.25, scale=2, bump=0.4)
    shapes.ball(0.9, stone, at=(-2.95, -7.3, -0.5), size=(1.2, 1, 0.75))
    horn = "#5a4a40"
    extra = [
        Limb((0.07, -0.33, 0.72), (0.1, -0.24, 0.92), 0.04, 0.03, horn, both=True, blend=0.02),
        Limb((0.1, -0.24, 0.92), (0.14, -0.06, 0.95), 0.03, 0.012, horn, both=True, blend=0.02),
        Limb((0, -0.47, 0.5), (0, -0.47, 0.36), 0.04, 0.012, "#d8cfc0", blend=0.02),
    ]
    animals.standing(
        "lamb", coat="#c8b49a", extra=extra, at=(-3.0, -7.3, 0.05), turn=(0, 0, -112), size=1.12
    )
    dent = materials.paint("#9fb4dc", vary=0)
    for k in range(15):
        t = k / 14
        x, y = -5.2 + 4.4 * t + 0.16 * (-1) ** k, -8.2 + 7.6 * t**0.8
        shapes.ball(
            0.17,
            dent,
            sides=12,
            at=(x, y, _ground(x, y) - 0.005),
            turn=(0, 0, -30),
            size=(0.7, 1.2, 0.15),
        )


def _range() -> None:
    rock = materials.paint("#8fa8c8", "#b4c6dc", vary=0.2, scale=0.15, bump=0.4)
    shapes.terrain(
        (160, 30),
        lambda x, y: 15 * (1 - abs(y - 62) / 15) * (0.55 + 0.45 * abs(np.sin(x * 0.11 + 1)))
        + 4 * shapes.hills(x, y, 0.12) - 1,
        rock, cells=110, centre=(0, 62),
    )  # fmt: skip


def look() -> Look:
    return Look(
        "ice",
        sky("noon", 8),
        Fog(18, 40, "#c8daf0", 0.8),
        exposure=0.8,
        glow=0.25,
        pull=0.16,
        focus=((0.33, 0.4, 0.12, 1.0), (0.55, 0.75, 0.14, 1.0)),
        seed=91,
    )
