"""A wooden puppet on a lit stage sets scissors to the string of the hand that holds them."""

import numpy as np

from cards.studio import materials, people, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

WOOD, JOINT, JACKET = "#e0ac74", "#7a4a30", "#2f6a9a"
PIVOT = (1.42, -0.35, 3.95)
"""Where the scissors turn."""
STRING = 0.028
"""Radius of a string: thinner ones vanish on a phone."""


def build() -> None:
    stage.ambience("#8a7a90", "#5a3a34", 0.7)
    stage.spot((-3.4, -6, 8.2), (0.1, 0, 1.6), "#fff0cc", 5200, 34)
    stage.spot((4.5, -5, 7), (0, 0, 1.5), "#ffb088", 3500, 40)
    stage.camera((0, -10.4, 2.1), (0, 0, 2.62), 41)
    floor = materials.paint("#a8683a", "#8a5230", vary=0.2, scale=1.2)
    for k in range(14):
        shapes.box((0.66, 12, 0.1), floor, at=(-4.4 + 0.68 * k, 0.5, -0.05), bevel=0.015)
    backdrop = materials.paint("#5f9a98", "#7fb0a4", vary=0.12, scale=0.5)
    shapes.box((14, 0.1, 12), backdrop, at=(0, 5, 4))
    stage.panel((0, 1.6, 6.5), (0, 5, 3), "#cfeeea", 420, 4)
    paper = materials.paint("#f4ead4", vary=0.08)
    thread = materials.paint("#d8c8a8")
    cloud = [(-1, 0), (-0.75, 0.32), (-0.35, 0.3), (0, 0.62), (0.45, 0.4), (0.75, 0.42), (1, 0)]
    for x, z, size in ((-1.5, 4.6, 0.75), (0.65, 5.3, 0.6), (-0.75, 3.7, 0.5)):
        shapes.leaf(cloud, paper, at=(x, 3.4, z), size=size)
        shapes.rod((x, 3.4, z), (x, 3.4, 9), 0.012, thread)
    for k, colour in enumerate(("#2f6a74", "#3f7f84")):
        crest = [(x, 0.16 * np.sin(x * 3.4 + k)) for x in np.linspace(-5, 5, 60)]
        wave = [*crest, (5, -2), (-5, -2)]
        shapes.plate(
            wave, materials.paint(colour, vary=0.1), at=(0, 3.8 - 0.6 * k, 1.25 - 0.35 * k)
        )
    _curtains()
    _puppet()
    lamp = materials.paint("#ffe4a8", glow=1.3)
    brass = materials.paint("#c8963c", metal=0.5, rough=0.35)
    for x in np.linspace(-2.4, 2.4, 5):
        cup = [(0.12, 0), (0.16, 0.2), (0.14, 0.22), (0, 0.22)]
        shapes.lathe(cup, brass, smooth=False, sides=24, at=(x, -3.0, 0))
        shapes.ball(0.15, lamp, sides=20, at=(x, -3.0, 0.32))
    stage.panel((0, -3.2, 0.15), (0, 0, 1.6), "#ffc070", 45, 1.6)


def _curtains() -> None:
    velvet = materials.paint("#a8202c", "#8a1826", vary=0.15, scale=2)
    gold = materials.paint("#d8a84a", metal=0.5, rough=0.4)
    for s in (-1, 1):

        def fall(u: float, v: float, s: int = s) -> Vec:
            wide = 2.3 - 0.95 * np.exp(-(((v - 0.62) / 0.25) ** 2))
            x = s * (3.9 - wide * u)
            return x, 0.6 + 0.16 * np.sin(u * 34) - 0.5 * (1 - u), 7.4 - 7.4 * v

        shapes.sheet(fall, velvet, cells=(90, 40))
        shapes.ring(0.62, 0.07, gold, at=(s * 3.2, 0.55, 2.8), size=(1.15, 0.6, 1))

    def swag(u: float, v: float) -> Vec:
        sag = abs(np.sin(u * np.pi * 3))
        return -3.9 + 7.8 * u, 0.2 + 0.09 * np.sin(u * 90), 7.6 - (0.9 + 0.75 * sag) * v

    shapes.sheet(swag, velvet, cells=(160, 12))

    def fringe(u: float, v: float) -> Vec:
        x, y, z = swag(u, 1)
        return x, y - 0.04, z + 0.05 - 0.16 * v

    shapes.sheet(fringe, gold, cells=(160, 3))


def _puppet() -> None:
    limbs = (
        ((0.52, 0, 2.75), (1.12, -0.1, 2.5), (1.42, -0.3, 3.2)),
        ((-0.52, 0, 2.75), (-1.05, -0.1, 2.35), (-1.5, -0.2, 2.95)),
        ((0.26, 0, 1.6), (0.62, -0.45, 1.0), (0.5, -0.1, 0.3)),
        ((-0.26, 0, 1.6), (-0.36, -0.1, 0.9), (-0.4, 0, 0.16)),
    )
    peg = materials.paint(JOINT, vary=0.1)
    for k, (root, middle, end) in enumerate(limbs):
        sleeve = JACKET if k < 2 else "#e8b83a"
        for a, b, r, colour in ((root, middle, 0.17, sleeve), (middle, end, 0.13, WOOD)):
            lean = np.subtract(b, a) * 0.1
            model([Limb(a + lean, b - lean, r, r * 0.85, colour)], voxel=0.03, vary=0.1)
            shapes.ball(0.12, peg, sides=16, at=b)
    for x, y, z in ((0.5, -0.1, 0.3), (-0.4, 0, 0.16)):
        shoe = materials.paint("#3a2420")
        shapes.ball(0.18, shoe, at=(x, y - 0.12, z - 0.06), size=(0.85, 1.6, 0.6))
    body: list[Part] = [
        Limb((0, 0, 2.7), (0, 0, 2.0), 0.42, 0.36, JACKET),
        Limb((0, 0, 1.75), (0, 0, 1.65), 0.4, 0.36, "#e8b83a", blend=0.05),
    ]
    model(body, voxel=0.035, blend=0.1)
    gold = materials.paint("#f0c050", metal=0.3, rough=0.4)
    for z in (2.15, 2.45, 2.75):
        shapes.ball(0.075, gold, sides=16, at=(0, -0.43, z))
    ruff = [(0.1, 0.0), (0.5, -0.05), (0.6, 0.0), (0.5, 0.08), (0.1, 0.1)]
    shapes.lathe(ruff, materials.paint("#fbf2de", vary=0.05), at=(0, 0, 3.02))
    _head()
    _hands()
    _strings()
    _scissors()


def _head() -> None:
    parts: list[Part] = [
        Blob((0, 0, 3.58), (0.5, 0.47, 0.52), WOOD),
        Blob((0, -0.5, 3.52), (0.1, 0.13, 0.1), "#d08a58", blend=0.03),
        Blob((0.27, -0.38, 3.42), (0.12, 0.08, 0.1), "#e8705a", both=True, blend=0.02, weight=2),
    ]
    model(parts, voxel=0.03, vary=0.08)
    white, dark = materials.paint("#ffffff", vary=0), materials.paint("#201410", vary=0)
    for s in (-1, 1):
        shapes.ball(0.12, white, sides=20, at=(s * 0.19, -0.4, 3.7), size=(0.9, 0.5, 1.1))
        shapes.ball(0.065, dark, sides=16, at=(s * 0.19 + 0.04, -0.46, 3.74), size=(1, 0.5, 1))
    smile = [(-0.2, -0.44, 3.36), (-0.08, -0.47, 3.29), (0.08, -0.47, 3.29), (0.22, -0.43, 3.4)]
    shapes.tube(smile, 0.028, materials.paint("#7a2420", vary=0), sides=8)
    people.hat("bowler", "#2f6b4f", "#e8c48a", at=(0, 0, 3.93), turn=(0, -6, 0), size=3.1)


def _hands() -> None:
    """Close the left fist round the scissors' shanks; open the other hand."""
    x, y, z = PIVOT[0], PIVOT[1], PIVOT[2] - 0.42
    fist: list[Part] = [
        Blob((x, y + 0.08, z), (0.2, 0.12, 0.24), WOOD),
        *(
            Limb((x - 0.2, y - 0.1, z + dz), (x + 0.18, y - 0.12, z + dz), 0.068, 0.062, WOOD,
                 blend=0.015)
            for dz in (-0.18, -0.06, 0.06, 0.18)
        ),
    ]  # fmt: skip
    palm = np.array((-1.58, -0.22, 3.12))
    flat: list[Part] = [Blob(tuple(palm), (0.15, 0.09, 0.17), WOOD)]
    for turn, long in ((-70, 0.26), (-24, 0.34), (0, 0.38), (22, 0.34)):
        a = np.radians(turn - 18)
        tip = palm + np.array((-np.sin(-a), 0, np.cos(a))) * long
        flat.append(Limb(tuple(palm), tuple(tip), 0.06, 0.05, WOOD, blend=0.02))
    model(fist, voxel=0.02, blend=0.03, vary=0.06)
    model(flat, voxel=0.02, blend=0.03, vary=0.06)


def _strings() -> None:
    """Hang the puppet from its cross; the string to one knee is cut already."""
    bar = materials.paint("#d89a54", vary=0.2, glow=0.25)
    cross = [shapes.box((3.4, 0.18, 0.12), bar), shapes.box((0.18, 1.6, 0.12), bar)]
    shapes.group(cross, at=(0, 0, 6.3), turn=(6, 0, 0))
    thread = materials.paint("#fff4d8", glow=0.3)
    for end, top in (
        ((0.0, 0, 4.75), (0, -0.1, 6.3)),
        ((1.42, -0.25, 3.2), (1.55, 0, 6.3)),
        ((-1.5, -0.25, 2.95), (-1.55, 0, 6.3)),
        ((-0.4, -0.22, 0.9), (-0.75, -0.1, 6.3)),
    ):
        shapes.rod(end, top, STRING, thread)
    for loose in (
        ((0.75, -0.1, 6.3), (0.72, -0.2, 5.85), (0.86, -0.2, 5.5), (0.7, -0.2, 5.2)),
        ((0.62, -0.6, 1.0), (0.95, -0.6, 1.25), (1.2, -0.6, 0.85), (1.3, -0.6, 0.2)),
    ):
        shapes.tube(loose, STRING, thread)


def _scissors() -> None:
    steel = materials.paint("#e4ecf0", metal=0.2, rough=0.3, vary=0.05, glow=0.18)
    red = materials.paint("#d84030", rough=0.4)
    halves = []
    for s in (-1, 1):
        blade = [(-0.1, -0.15), (0.13, -0.1), (0.13, 0.9), (0.0, 1.85), (-0.06, 0.9)]
        half = [shapes.leaf([(s * x, z) for x, z in blade], steel, thick=0.05)]
        shank = [(0, 0, -0.1), (-s * 0.06, 0, -0.45), (-s * 0.2, 0, -0.7)]
        half.append(shapes.tube(shank, 0.07, red))
        grip = {"at": (-s * 0.34, 0, -0.98), "turn": (90, 0, 0), "size": (0.8, 1.1, 1)}
        half.append(shapes.ring(0.3, 0.07, red, **grip))
        halves.append(shapes.group(half, at=(0, 0.03 * s, 0), turn=(0, s * 15, 0)))
    halves.append(shapes.ball(0.09, materials.paint("#e8b84a", metal=0.6), at=(0, -0.07, 0)))
    shapes.group(halves, at=PIVOT)


def look() -> Look:
    return Look(
        "scarlet",
        plain("#5a2030"),
        exposure=0.95,
        glow=0.45,
        pull=0.28,
        focus=((0.5, 0.42, 0.12, 1.2), (0.78, 0.4, 0.12, 1.1)),
        seed=21,
    )
