"""A suitcase stands open on a platform; stairs go down in it to a beach, shoes wait outside."""

import numpy as np

from cards.studio import materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

HALF = (1.72, 1.24)
"""Half the case's length and depth; its rim is at z = RIM, its beach below the platform."""
RIM, BEACH = 0.6, -1.75
SLANT = 0.72
"""How far back the camera sees per metre that it looks down into the case."""


def build() -> None:
    stage.ambience("#f4ecd0", "#a89a78", 0.7)
    stage.sun((0.5, 0.35, -0.8), "#fff2c8", 3.7, 2)
    stage.camera((0.9, -5.6, 7.9), (-0.03, 0.2, 0.08), 49, roll=-6)
    _platform()
    _case()
    _beach()
    _stairs()
    _left_behind()


def _platform() -> None:
    stone = materials.paint("#b0b4a8", "#9ea498", vary=0.16, scale=1.1)
    things = [
        shapes.box((1.08, 0.78, 0.4), stone, at=(x, y, -0.2), bevel=0.025)
        for x in np.arange(-5.5, 5.6, 1.1)
        for y in np.arange(-4.8, 3.3, 0.8)
        if abs(x) > HALF[0] or abs(y) > HALF[1]
    ]
    things.append(
        shapes.box((14, 0.42, 0.42), materials.paint("#f0cc3c", vary=0.1), at=(0, 3.45, -0.2))
    )
    bed = materials.paint("#6a6458", "#7a7264", vary=0.3, scale=6, bump=0.8)
    things.append(shapes.box((20, 8, 0.2), bed, at=(0, 7.6, -1.0)))
    for thing in things:
        shapes.hide_shadow(thing)
    rail, sleeper = materials.paint("#7a8488", metal=0.6, rough=0.35), props.wood("#5a4030")
    for y in (4.4, 5.9):
        shapes.box((20, 0.16, 0.2), rail, at=(0, y, -0.65))
    for x in np.arange(-6, 6, 0.8):
        shapes.box((0.3, 2.4, 0.14), sleeper, at=(x, 5.15, -0.8))


def _case() -> None:
    hide = materials.paint("#b0562c", "#9a481f", vary=0.2, scale=4)
    trim = materials.paint("#5a2c1a")
    brass = materials.paint("#e0b048", metal=0.6, rough=0.3)
    x, y = HALF
    for s in (-1, 1):
        shapes.hide_shadow(shapes.box((0.14, 2 * y + 0.1, RIM), hide, at=(s * x, 0, RIM / 2)))
        shapes.hide_shadow(shapes.box((2 * x + 0.1, 0.14, RIM), hide, at=(0, s * y, RIM / 2)))
        corner = (s * (x - 0.05), -y + 0.05, RIM - 0.12)
        shapes.box((0.34, 0.34, 0.34), trim, at=corner, bevel=0.08)
        shapes.box((0.34, 0.05, 0.3), brass, at=(s * 0.95, -y - 0.09, RIM - 0.16))
    handle = [(-0.35, -y, 0.4), (-0.3, -y - 0.32, 0.4), (0.3, -y - 0.32, 0.4), (0.35, -y, 0.4)]
    shapes.tube(handle, 0.07, trim)
    lining = materials.paint("#f4d884", "#ecc868", vary=0.08, scale=3)
    stripe = materials.paint("#4f98a8", vary=0.1)
    lid = [
        shapes.box((2 * x + 0.14, 0.5, 2 * y), hide, at=(0, 0.25, y)),
        shapes.box((2 * x - 0.2, 0.06, 2 * y - 0.25), lining, at=(0, -0.03, y)),
        *(
            shapes.box((0.13, 0.02, 2 * y - 0.25), stripe, at=(t, -0.06, y), bevel=0)
            for t in np.linspace(-1.4, 1.4, 8)
        ),
        *(shapes.box((0.18, 0.05, 2 * y), trim, at=(s * 0.8, -0.09, y)) for s in (-1, 1)),
    ]
    shapes.group(lid, at=(0, y, RIM), turn=(-26, 0, 0))


def _seen(x: float, toward: float, z: float) -> Vec:
    """Return the point at height `z` that is seen through the case's mouth at (x, toward)."""
    return x, toward + SLANT * (RIM - z), z


def _beach() -> None:
    sand = materials.paint("#f8dc9c", "#efcc84", vary=0.12, scale=1.5, bump=0.3)
    sea = materials.paint("#2fa8b8", "#4fc4c4", vary=0.1, scale=1.2, rough=0.2)
    foam = materials.paint("#fffcf2", vary=0.03)
    shapes.box((12, 9, 0.1), sand, at=(0, 1, BEACH))
    for k, (inland, m) in enumerate(((0.0, foam), (0.2, sea), (0.75, foam), (0.85, sea))):
        line = [
            (0.5 + inland + 0.4 * (v - 2) + 0.16 * np.sin(3 * v + 0.5 * k), v)
            for v in np.linspace(-3, 5, 40)
        ]
        wave = [*line, (7, 5), (7, -3)]
        shapes.plate(wave, m, thick=0.02, at=(0, 0, BEACH + 0.07 + 0.02 * k), turn=(-90, 0, 0))
    red, white = materials.paint("#d8402c", vary=0.08), materials.paint("#fbf4e4", vary=0.05)
    parasol = [shapes.rod((0, 0, -1.2), (0, 0, 0.3), 0.035, white)]
    for k in range(10):
        a, b = 2 * np.pi * k / 10, 2 * np.pi * (k + 1) / 10
        rim = [(0.6 * np.cos(t), 0.6 * np.sin(t), 0) for t in np.linspace(a, b, 4)]
        parasol.append(
            shapes.mesh(
                [(0, 0, 0.32), *rim], [(0, 1, 2), (0, 2, 3), (0, 3, 4)], (red, white)[k % 2]
            )
        )
    shapes.group(parasol, at=_seen(-1.0, -0.52, BEACH + 1.0), turn=(-14, 8, 0))
    towel = materials.paint("#3f6fb0", vary=0.1)
    shapes.box((0.5, 0.95, 0.04), towel, at=_seen(-0.3, -0.7, BEACH + 0.08), turn=(0, 0, -34))
    props.sail_boat("#c85a2c", at=_seen(1.25, 0.25, BEACH + 0.15), turn=(0, 0, 20), size=0.5)


def _stairs() -> None:
    step = materials.paint("#f6e8cc", vary=0.06, scale=2)
    for k in range(8):
        z = RIM - 0.06 - 0.31 * k
        at = _seen(-1.3 + 0.2 * k, 1.02 - 0.17 * k, z)
        shapes.box((0.72, 0.3, 0.22), step, at=at, bevel=0.02)


def _left_behind() -> None:
    for x, turn in ((-1.15, 12), (-0.66, -10)):
        _shoe(x, -2.15, turn)
    star = materials.paint("#f07a3a", vary=0.15, scale=9, bump=0.5)
    shapes.star(0.34, star, at=(0.35, -2.2, 0.05), turn=(-88, 0, 15))
    wet = materials.paint("#5f7480", rough=0.1, vary=0.05)
    for k in range(5):
        foot = [shapes.ball(0.11, wet, at=(0, -0.2, 0), size=(0.9, 1.25, 0.12)),
                shapes.ball(0.15, wet, at=(0, 0.08, 0), size=(0.85, 1.25, 0.1))]  # fmt: skip
        foot += [shapes.ball(0.05, wet, sides=12, at=(0.047 * i, 0.34 - 0.015 * i * i, 0),
                             size=(1, 1, 0.25)) for i in range(-2, 3)]  # fmt: skip
        x, y = 1.75 - 0.14 * k + (0.14 if k % 2 else -0.14), -3.15 + 0.42 * k
        shapes.group(foot, at=(x, y, 0.01), turn=(0, 0, 16), size=0.95)


def _shoe(x: float, y: float, turn: float) -> None:
    brown, sole = "#4a3a5a", "#241a20"
    parts: list[Part] = [
        Limb((0, 0.26, 0.06), (0, -0.2, 0.06), 0.12, 0.14, sole),
        Blob((0, -0.22, 0.13), (0.15, 0.2, 0.11), brown),
        Limb((0, 0.2, 0.14), (0, -0.1, 0.14), 0.13, 0.13, brown),
        Blob((0, 0.22, 0.22), (0.12, 0.14, 0.14), brown),
        Blob((0, 0.16, 0.34), (0.09, 0.2, 0.17), "#1a1418", carve=True, blend=0.03),
    ]
    shoe = model(parts, voxel=0.018, blend=0.05, rough=0.35)
    lace = materials.paint("#f4e8d0")
    bows = [
        shapes.rod((-0.08, -0.06 - 0.07 * k, 0.25), (0.08, -0.09 - 0.07 * k, 0.25), 0.018, lace)
        for k in range(3)
    ]
    shapes.group([shoe, *bows], at=(x, y, 0.02), turn=(0, 0, 180 + turn), size=1.4)


def look() -> Look:
    return Look(
        "lemon", plain("#8a8478"), exposure=0.9, glow=0.3, pull=0.18,
        focus=((0.5, 0.5, 0.25, 0.9), (0.35, 0.82, 0.1, 1.0)), seed=207,
    )  # fmt: skip
