"""A bed sails on a rosy sea with a blanket for its sail; a toy bear fishes for a star."""

import numpy as np

from cards.studio import materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#ffe0d8", "#9fd0c8", 0.85)
    stage.sun((-0.55, 0.5, -0.5), "#fff0d0", 3.2, 4)
    stage.camera((0.3, -9.8, 3.3), (0.1, 1.0, 1.95), 37)
    sea = materials.water("#3f9a96")
    shapes.terrain((240, 240), lambda _x, _y: 0, sea, cells=3, centre=(0, 100))
    things = [*_bed(), *_mast(), _sleeper(), _bear()]
    shapes.group(things, at=(0, 0, 0.05), turn=(3, -5, 24), size=1.12)
    stage.bulb((-0.4, 0.6, 4.6), "#ffd890", 60)
    props.door(at=(3.1, 8.5, -0.15), turn=(0, 0, -18), size=1.25)
    stage.bulb((3.0, 7.4, 1.2), "#ffdf9a", 40, 0.3)
    wood, shade = props.wood(), materials.paint("#ffd88a", glow=1.1, vary=0.05)
    lamp = [
        shapes.lathe([(0.3, 0), (0.05, 0.1), (0.04, 2.2)], wood, sides=16),
        shapes.lathe([(0.42, 2.15), (0.22, 2.75)], shade, smooth=False),
    ]
    shapes.group(lamp, at=(-3.7, 7.5, -0.3), turn=(0, 5, 0), size=1.3)
    for x, y, size, turn in (
        (-1.9, -2.9, 0.6, 20),
        (-2.7, -0.8, 0.5, -20),
        (2.4, 2.5, 0.5, 30),
        (-1.7, 3.2, 0.45, 10),
    ):
        props.paper_boat(at=(x, y, 0.02), turn=(0, 0, turn), size=size)
    tail = [
        Limb((0, 0, -0.4), (0, 0, 1.0), 0.42, 0.16, "#2f5a72"),
        Blob((0.62, 0, 1.28), (0.75, 0.1, 0.26), "#2f5a72", (0, -24, 0), both=True),
    ]
    model(tail, voxel=0.05, blend=0.2, at=(3.6, 26, 0), turn=(0, 0, -15), size=2.6)


def _bed() -> list[shapes.Object]:
    wood, linen = props.wood(), materials.paint("#f6efe4", vary=0.06, scale=4)
    quilt = materials.paint("#d8685a", "#e88a6a", vary=0.15)
    things = [
        shapes.box((1.9, 3.3, 0.22), wood, at=(0, 0, 0.12)),
        shapes.box((1.8, 3.15, 0.3), linen, at=(0, 0, 0.36), bevel=0.12),
        model([Blob((0, 1.1, 0.58), (0.62, 0.36, 0.15), "#ffffff")], voxel=0.04, material=linen),
    ]
    for x in (-0.95, 0.95):
        for y, h in ((-1.65, 0.9), (1.65, 1.7)):
            post = [
                (0.08, -0.3),
                (0.08, h * 0.3),
                (0.05, h * 0.4),
                (0.085, h * 0.55),
                (0.05, h * 0.8),
                (0.1, h),
                (0.07, h + 0.08),
                (0, h + 0.1),
            ]
            things.append(shapes.lathe(post, wood, sides=24, at=(x, y, 0)))
    bars = [(1.65, z) for z in np.linspace(0.35, 1.45, 4)] + [(-1.65, 0.35), (-1.65, 0.65)]
    things += [shapes.box((1.9, 0.07, 0.16), wood, at=(0, y, z)) for y, z in bars]

    def cover(u: float, v: float) -> Vec:
        x, y = 2.2 * (u - 0.5), -1.6 + 2.4 * v
        body = 0.26 * np.exp(-((x / 0.38) ** 2)) * np.clip((1.15 - y) * 4, 0, 1)
        hang = max(0, abs(x) - 0.85) * 1.4
        return x, y, 0.53 + body + 0.03 * shapes.hills(x, y, 2) - hang

    things.append(shapes.thicken(shapes.sheet(cover, quilt, cells=(60, 60)), 0.03))
    return things


def _sleeper() -> shapes.Object:
    hair = materials.paint("#4a2a18", vary=0.3, scale=18, bump=0.5)
    face = [
        Blob((0, 0, 0), (0.2, 0.22, 0.2), "#e0aa88"),
        Blob((0, -0.2, 0.06), (0.035, 0.03, 0.03), "#d8987a", blend=0.03),
        Limb(
            (0.05, -0.13, 0.16),
            (0.12, -0.1, 0.155),
            0.012,
            0.01,
            "#5a3020",
            both=True,
            blend=0.004,
            weight=2,
        ),
    ]
    curls = [
        Blob(
            (0.2 * np.cos(a), 0.13 + 0.08 * np.sin(2 * a), 0.17 * np.sin(a)),
            (0.12, 0.12, 0.1),
            "#4a2a18",
        )
        for a in np.linspace(0, 2 * np.pi, 11)
    ]
    parts = [
        model(face, voxel=0.012, blend=0.04),
        model(curls, voxel=0.018, blend=0.05, material=hair),
    ]
    return shapes.group(parts, at=(0.05, 0.98, 0.84), turn=(-20, 0, 150), size=1.15)


def _mast() -> list[shapes.Object]:
    wood, linen = props.wood(), materials.paint("#fbf3e4", "#f3dcd0", vary=0.06, scale=2)

    def sail(u: float, v: float) -> Vec:
        wide = 2.9 * (1.0 - 0.5 * v)
        belly = np.sin(np.pi * u)
        y = 1.35 - 0.75 * belly * np.sin(np.pi * (0.15 + v * 0.8)) - 0.1 * v
        return (u - 0.5) * wide + 0.15 * np.sin(v * 3), y, 1.6 + 2.7 * v - 0.12 * belly * (1 - v)

    things = [
        shapes.tube([(0, 1.55, 0.4), (0.02, 1.5, 2.2), (0, 1.45, 4.5)], [0.05, 0.045, 0.03], wood),
        shapes.sheet(sail, linen),
        shapes.lathe(
            [(0.35, -0.36), (0.2, 0.02), (0.05, 0)],
            materials.paint("#ffdf9a", glow=1.0, vary=0.05),
            at=(0, 1.45, 4.75),
            smooth=False,
        ),
    ]
    for k, colour in enumerate(("#7fb0c8", "#e8b45a", "#c86a6a", "#8aa86a", "#9a7ab0")):
        patch = materials.paint(colour, vary=0.15)
        x, z = -0.7 + 0.36 * k, 2.0 + 0.36 * (k % 3)
        things.append(
            shapes.box(
                (0.36, 0.012, 0.36),
                patch,
                at=(x, 0.5 + abs(k - 2) * 0.11, z),
                turn=(4, 5 - 3 * k, -6 + 4 * k),
                bevel=0,
            )
        )
    return things


def _bear() -> shapes.Object:
    fur = "#a8744a"
    parts = [
        Blob((0, 0, 0.2), (0.17, 0.14, 0.2), fur),
        Blob((0, -0.02, 0.48), (0.15, 0.14, 0.13), fur),
        Blob((0.11, 0, 0.6), (0.05, 0.03, 0.05), fur, both=True),
        Blob((0, -0.13, 0.45), (0.06, 0.05, 0.05), "#d8b48a"),
        Blob((0, -0.18, 0.465), (0.02, 0.015, 0.015), "#20140f", blend=0.01),
        Blob((0.055, -0.135, 0.52), (0.017, 0.012, 0.017), "#20140f", both=True, blend=0.01),
        Limb((0.14, -0.02, 0.3), (0.16, -0.24, 0.3), 0.055, 0.05, fur, both=True),
        Limb((0.09, -0.08, 0.08), (0.12, -0.3, 0.06), 0.07, 0.065, fur, both=True),
    ]
    rod = materials.paint("#5a3a20")
    things = [
        model(parts, voxel=0.015, blend=0.05, size=1.25),
        shapes.tube(
            [(0.15, -0.3, 0.3), (0.3, -0.95, 0.95), (0.42, -1.4, 1.15)],
            [0.018, 0.013, 0.007],
            rod,
            sides=6,
        ),
        shapes.rod((0.42, -1.4, 1.15), (0.44, -1.42, -0.35), 0.007, rod),
        shapes.star(0.2, materials.paint("#ffe070", glow=1.2, vary=0), at=(0.44, -1.42, -0.48)),
    ]
    return shapes.group(things, at=(0.55, -1.4, 0.78), turn=(0, 0, 4))


def look() -> Look:
    return Look(
        "rose-sea",
        sky("rose", 8),
        Fog(13, 28, "#f4c4b4"),
        exposure=0.8,
        glow=0.3,
        pull=0.26,
        contrast=1.02,
        focus=((0.45, 0.6, 0.08, 1.0),),
        seed=31,
    )
