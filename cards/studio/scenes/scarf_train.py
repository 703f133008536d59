"""A train crosses a snowy gorge on a scarf that an old woman is still knitting."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

BANDS = ("#c8402f", "#e8b84a", "#f4ead4", "#3f7f8a", "#c8402f", "#e08a4a")


def build() -> None:
    stage.ambience("#b8d0ec", "#8a9ab8", 0.62)
    stage.sun((0.55, 0.5, -0.6), "#ffe8c4", 4.2, 3)
    stage.camera((0.15, -11.9, 4.4), (-0.2, 3, 2.75), 40)
    _cliffs()
    _scarf()
    _train()
    _knitter()
    for x, y, size in (
        (-3.0, 1.2, 1.2),
        (-3.9, 3.0, 1.6),
        (5.3, 13, 1.9),
        (7, 15, 2.2),
        (4.2, 15.5, 1.6),
        (-8.5, 9, 2.2),
    ):
        plants.fir("#34525a", "#f6f9fc", at=(x, y, 1.7 if x < 0 else 4.2), size=size)
    dark = materials.paint("#3a3a48", vary=0)
    for x, y, z, span in ((1.5, 6, 7.4, 0.7), (2.3, 7, 7.9, 0.5), (-0.9, 9, 8.6, 0.6)):
        animals.gull(dark, span, 0.5, at=(x, y, z), turn=(0, 12, 30))
    animals.deer(at=(5.6, 11.6, 4.15), turn=(0, 0, -60), size=0.95)


def _path(t: float) -> Vec:
    """Return a point on the scarf: 0 is the knitting, 1 the far cliff."""
    sag = 4 * t * (1 - t)
    return -0.75 + 6.0 * t, -2.2 + 14.0 * t, 2.05 + 2.2 * t - 1.0 * sag


def _scarf() -> None:
    knit = [materials.paint(c, vary=0.2, scale=16, bump=0.8) for c in BANDS]
    steps = 36
    for k in range(steps):
        a, b = k / steps, (k + 1) / steps

        def strip(u: float, v: float, a: float = a, b: float = b) -> Vec:
            x, y, z = _path(a + (b - a) * v)
            side = 1.05 * (u - 0.5)
            ripple = 0.05 * np.sin(u * 40) + 0.07 * np.sin((a + (b - a) * v) * 60)
            return x + side * 0.85, y - side * 0.55, z + ripple * 0.4

        shapes.thicken(shapes.sheet(strip, knit[(k // 2) % 6], cells=(22, 8)), 0.12)
    tassel = materials.paint("#c8402f", vary=0.3)
    x, y, z = _path(1)
    for s in np.linspace(-0.5, 0.5, 9):
        start = (x + s * 0.85, y - s * 0.55, z + 0.05)
        shapes.tube(
            [
                start,
                (start[0] + 0.5, start[1] + 0.5, z - 0.05),
                (start[0] + 0.8, start[1] + 0.7, z - 0.45),
            ],
            0.05,
            tassel,
        )


def _train() -> None:
    colours = ("#2c3a4a", "#8a2f2f", "#2f6a5a", "#b8862f")
    glass = materials.paint("#ffd88a", glow=1.2)
    for k, t in enumerate((0.50, 0.605, 0.70, 0.79)):
        x, y, z = _path(t)
        nx, ny, nz = _path(t - 0.02)
        heading = np.degrees(np.arctan2(nx - x, -(ny - y)))
        pitch = np.degrees(np.arctan2(nz - z, np.hypot(nx - x, ny - y)))
        m = materials.paint(colours[k], vary=0.15)
        iron = materials.paint("#22242a")
        if k == 0:
            car = [
                shapes.lathe(
                    [(0.27, 0), (0.27, 0.9), (0.2, 0.98), (0, 1.0)],
                    m,
                    sides=24,
                    at=(0, 0.35, 0.5),
                    turn=(90, 0, 0),
                ),
                shapes.box((0.58, 0.5, 0.75), m, at=(0, 0.5, 0.55)),
                shapes.box((0.68, 0.6, 0.07), iron, at=(0, 0.5, 0.98)),
                shapes.lathe(
                    [(0.09, 0), (0.08, 0.25), (0.15, 0.45)],
                    iron,
                    sides=16,
                    at=(0, -0.38, 0.72),
                    smooth=False,
                ),
                shapes.ball(0.1, glass, sides=12, at=(0, -0.66, 0.55)),
            ]
        else:
            car = [
                shapes.box((0.6, 1.15, 0.55), m, at=(0, 0, 0.55)),
                shapes.box((0.66, 1.2, 0.08), iron, at=(0, 0, 0.87)),
            ]
            car += [
                shapes.box((0.62, 0.22, 0.22), glass, at=(0, y2, 0.62), bevel=0)
                for y2 in (-0.36, 0, 0.36)
            ]
        car += [
            shapes.ball(0.14, iron, sides=14, at=(s * 0.28, w, 0.16), size=(0.4, 1, 1))
            for s in (-1, 1)
            for w in (-0.35, 0.35)
        ]
        shapes.group(car, at=(x, y, z + 0.12), turn=(-pitch, 0, heading), size=1.18)
    steam = materials.paint("#fbfaf6", vary=0.03, glow=0.1)
    x, y, z = _path(0.48)
    for k in range(5):
        puff(
            steam,
            20 + k,
            wide=0.9,
            at=(x + 0.35 * k, y + 0.5 * k, z + 1.7 + 0.42 * k),
            size=0.32 + 0.13 * k,
        )


def _knitter() -> None:
    who = people.person(
        age="old",
        pose="sit",
        top="#6a4a7a",
        skirt="#4a3a5a",
        hair="#e8e4dc",
        hair_length=0.1,
        head=1.25,
        aim={
            "upperarm01.L": (0.2, -0.5, -0.8),
            "lowerarm01.L": (-0.35, -0.9, 0.15),
            "upperarm01.R": (-0.2, -0.5, -0.8),
            "lowerarm01.R": (0.35, -0.9, 0.15),
        },
        bend={"head": (18, 0, 0)},
        at=(-1.75, -3.75, 1.6),
        turn=(0, 0, 122),
        size=1.3,
    )
    bun = shapes.ball(
        0.075, materials.paint("#e8e4dc", vary=0.2), at=who.crown() + shapes.Vector((0, 0.03, 0.0))
    )
    who.wear(bun)
    people.cape(who, "#b8463a", 0.55, 0.4)
    props.chair("#6a4226", at=(-1.8, -3.82, 1.72), turn=(0, 0, 122), size=1.2)
    hands = (who.where("finger3-1.L") + who.where("finger3-1.R")) / 2
    needle = materials.paint("#e8dcc0", rough=0.3)
    for s in (-1, 1):
        shapes.rod(
            (hands.x - 0.35 * s, hands.y + 0.1, hands.z + 0.28),
            (hands.x + 0.3 * s, hands.y + 0.12, hands.z - 0.08),
            0.018,
            needle,
        )
    start = np.array(_path(0))
    knit = materials.paint("#c8402f", vary=0.2, scale=16, bump=0.8)

    def lap(u: float, v: float) -> Vec:
        at = np.array(hands) * (1 - v) + start * v
        wide = 0.5 + 0.55 * v
        side = wide * (u - 0.5)
        return (
            at[0] + side * 0.85,
            at[1] - side * 0.55,
            at[2] - 0.35 * np.sin(np.pi * v) * (1 - v * 0.6) + 0.03,
        )

    shapes.thicken(shapes.sheet(lap, knit, cells=(14, 16)), 0.08)
    for x, y, r, colour in (
        (-0.75, -4.3, 0.24, "#e8b84a"),
        (-0.4, -4.0, 0.2, "#3f7f8a"),
        (-0.45, -4.55, 0.17, "#f4ead4"),
    ):
        shapes.ball(r, materials.paint(colour, vary=0.3, scale=20, bump=0.8), at=(x, y, 1.72 + r))


def _brink(x: float) -> float:
    """Return how far the far cliff's edge rises or dips, but for where the scarf lies on it."""
    rough = 1.5 * shapes.hills(x, 3, 0.45) + 0.6 * shapes.hills(x, 7, 1.6)
    return rough * np.clip((abs(x - 5.4) - 1.0) / 2.2, 0, 1)


def _cliffs() -> None:
    snow = materials.paint("#f0f4f8", vary=0.04, scale=1.2, bump=0.15)
    rock = materials.paint("#7a8090", "#9aa4b4", vary=0.3, scale=0.7, bump=0.7)

    def near(u: float, v: float) -> Vec:
        x, y = -13 + 13.3 * u + 0.5 * shapes.hills(0, 9 * v, 0.5), -9 + 22 * v - 5 * (u - 0.5) * v
        return x, y, 1.7 + 0.16 * shapes.hills(x, y, 0.5) - 12 * np.clip((u - 0.9) / 0.1, 0, 1) ** 2

    shapes.sheet(near, snow, cells=(120, 90))

    def far(u: float, v: float) -> Vec:
        x, y = -12 + 34 * u, 10.6 + 14 * v + 1.2 * shapes.hills(20 * u, 0, 0.4)
        top = 4.1 + _brink(x) * (1 - 0.6 * v) + 0.3 * shapes.hills(x, y, 0.4) + 2.5 * v
        return x, y, top - 16 * np.clip((0.12 - v) / 0.12, 0, 1)

    def wall(u: float, v: float) -> Vec:
        x = -12 + 34 * u
        y = 10.7 + 1.2 * shapes.hills(20 * u, 0, 0.4) + 0.9 * shapes.hills(x, 9 * v, 0.5)
        return x, y - 1.2 * v, 4.0 + _brink(x) - 16 * v

    shapes.sheet(far, snow, cells=(120, 60))
    shapes.sheet(wall, rock, cells=(120, 60))

    def alps(x: float, y: float) -> float:
        ridge = 16 * np.exp(-abs(x - 7) / 7) + 12 * np.exp(-abs(x + 7) / 5)
        rough = 1 + 0.5 * shapes.hills(x, y, 0.16)
        return 2 + ridge * rough * np.exp(-abs(y - 44) / 9)

    shapes.terrain((80, 40), alps, snow, cells=90, centre=(0, 44))
    stage.bulb((-1.0, -5.2, 4.0), "#ffe0b0", 60, 0.4)


def look() -> Look:
    return Look(
        "ice",
        sky("snow", 9),
        Fog(17, 38, "#d4e0ea", 0.8),
        exposure=0.8,
        glow=0.25,
        pull=0.22,
        focus=((0.2, 0.62, 0.1, 1.1), (0.55, 0.45, 0.1, 1.0)),
        seed=11,
    )
