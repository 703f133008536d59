"""An elephant dances on a small floe with a paper windmill; a shoal under it holds the ice up."""

from typing import Any

import numpy as np

from cards.studio import materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

GREY, PALE, PINK = "#8f9ab0", "#a8b2c4", "#d8a0a4"
HAND = (-1.62, -0.35, 4.75)
"""Where the trunk's tip holds the windmill."""


def build() -> None:
    stage.ambience("#e8f0f8", "#d0c8c4", 0.85)
    stage.sun((0.35, 0.9, -0.7), "#fff0d4", 3.2, 3)
    stage.camera((0, -14.5, 2.4), (0.05, 0, 1.6), 44)
    _elephant()
    _floe()
    _water()
    _shoal()
    _skaters()


def _elephant() -> None:
    parts: list[Part] = [
        Blob((0.35, 0, 2.1), (1.15, 0.95, 1.0), GREY, (0, 38, 0)),
        Blob((-0.3, 0, 2.75), (0.85, 0.8, 0.8), GREY, (0, 38, 0)),
        Limb((0.5, -0.42, 1.6), (0.35, -0.42, 0.45), 0.5, 0.4, GREY),
        Limb((0.75, 0.45, 1.7), (1.15, 0.45, 1.1), 0.5, 0.42, GREY),
        Limb((1.15, 0.45, 1.1), (1.75, 0.4, 0.85), 0.4, 0.36, PALE),
        Limb((-0.75, -0.5, 2.6), (-1.35, -0.6, 2.05), 0.4, 0.32, GREY),
        Limb((-1.35, -0.6, 2.05), (-1.85, -0.6, 2.2), 0.32, 0.3, PALE),
        Blob((-0.85, -0.05, 3.55), (0.72, 0.62, 0.68), GREY),
        Limb((-1.35, -0.1, 3.35), (-1.95, -0.2, 3.15), 0.34, 0.26, GREY),
        Limb((-1.95, -0.2, 3.15), (-2.3, -0.3, 3.55), 0.26, 0.2, GREY),
        Limb((-2.3, -0.3, 3.55), (-2.05, -0.35, 4.2), 0.2, 0.17, GREY),
        Limb((-2.05, -0.35, 4.2), HAND, 0.17, 0.14, GREY),
        Blob((-0.42, -0.62, 3.55), (0.62, 0.1, 0.72), GREY, (0, -12, 18), blend=0.08),
        Blob((-0.4, -0.7, 3.5), (0.44, 0.07, 0.52), PINK, (0, -12, 18), blend=0.04, weight=1.6),
        Blob((-1.12, -0.12, 3.02), (0.34, 0.36, 0.24), PALE, (0, 18, 0), blend=0.12),
        Blob((-0.98, -0.5, 3.3), (0.2, 0.14, 0.17), PINK, blend=0.06, weight=1.4),
        Limb((1.45, 0, 1.75), (1.95, 0, 2.05), 0.07, 0.05, GREY, blend=0.08),
        Blob((2.0, 0, 2.12), (0.12, 0.1, 0.16), "#4a4a58", blend=0.05),
        *(
            Blob((0.1 + 0.2 * k, -0.75, 0.42), (0.1, 0.06, 0.12), "#f4ead8", blend=0.02, weight=2)
            for k in range(3)
        ),
    ]
    model(parts, voxel=0.05, blend=0.22, vary=0.12, scale=3, bump=0.2, at=(0, 0, 0.02))
    shine = materials.paint("#101018", rough=0.1, vary=0)
    shapes.ball(0.1, shine, sides=16, at=(-1.2, -0.55, 3.72))
    shapes.ball(0.03, materials.paint("#ffffff", glow=1.2), sides=8, at=(-1.24, -0.65, 3.76))
    smile = [(-1.62, -0.38, 3.12), (-1.4, -0.5, 3.06), (-1.16, -0.6, 3.12), (-1.02, -0.66, 3.26)]
    shapes.tube(smile, 0.035, materials.paint("#4a4858", vary=0), sides=8)
    pink, blush = (materials.paint(c, vary=0.03, glow=0.12) for c in ("#f6a4bc", "#fcd0dc"))
    pad = [(0.8, 0.16), (1.2, 0.2), (1.6, 0.08), (1.62, -0.06), (1.2, -0.1), (0.8, -0.1)]
    rim = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    frills = [
        shapes.ball(0.24, blush, at=(1.62 * np.cos(a), 1.62 * np.sin(a), 0), size=(1, 1, 0.7))
        for a in rim
    ]
    tutu = [shapes.lathe(pad, pink), *frills]
    shapes.hide_shadow(shapes.group(tutu, at=(0.3, 0, 1.9), turn=(10, -18, 0), size=(1, 0.9, 1)))
    _windmill()


def _windmill() -> None:
    """Put a paper windmill with six bright sails into the curl of the trunk."""
    x, y, z = HAND
    shapes.rod((x - 0.06, y - 0.12, z - 0.75), (x + 0.12, y - 0.12, z + 1.3), 0.055, props.wood())
    sail = [(0, 0.02), (0.5, 0.12), (1.12, 0.02), (0.72, 0.5)]
    for k in range(6):
        colour = materials.paint(("#f0b83a", "#e8604a", "#3f9a9a")[k % 3], vary=0.06)
        place = {"at": (x + 0.12, y - 0.26, z + 1.3), "turn": (0, 60 * k + 10, 0)}
        shapes.plate(sail, colour, thick=0.05, **place)
    shapes.ball(0.14, materials.paint("#fff6e0"), sides=16, at=(x + 0.12, y - 0.36, z + 1.3))


def _floe() -> None:
    """Set a small slab of ice under one foot."""
    ice = materials.paint("#f4fafc", "#d4e8f4", vary=0.06, scale=1.2, rough=0.3)
    rim = [
        1 + 0.1 * np.sin(3 * a + 1) + 0.06 * np.sin(7 * a) for a in np.linspace(0, 2 * np.pi, 48)
    ]

    def slab(u: float, v: float) -> Vec:
        k = round(u * 47) % 47
        a, (r, z) = (
            2 * np.pi * k / 47,
            ((0, 0.05), (1, 0.1), (1.03, -0.12), (0.9, -0.42), (0, -0.5))[round(v * 4)],
        )
        return (2.15 * r * rim[k] * np.cos(a), 1.1 * r * rim[k] * np.sin(a), z)

    shapes.sheet(slab, ice, cells=(48, 5), at=(0.3, 0, 0.04))


def _water() -> None:
    """Cut the lake open at the front: a blue wall below the line, ice and banks behind."""
    deep = materials.paint("#4f9cc0", vary=0.06, scale=0.4)
    shapes.box((40, 0.2, 14), deep, at=(0, 2.2, -7.15), bevel=0)
    ice = materials.paint("#e4f0f6", "#d0e4f0", vary=0.05, scale=0.5)
    shapes.hide_shadow(
        shapes.terrain((60, 30), lambda _x, _y: -0.1, ice, cells=3, centre=(0, 17.2))
    )
    stone = materials.paint("#4a6a80", "#5f8090", vary=0.25, scale=1)
    for k in range(9):
        shapes.ball(
            0.9, stone, at=(-4.5 + 1.15 * k, 1.2, -4.9 + 0.4 * np.sin(k * 1.9)), size=(1, 0.7, 0.75)
        )
    weed = materials.paint("#4f8a6a", vary=0.2)
    for k, x in enumerate((-3.3, -2.9, -2.5, 2.6, 3.1)):
        tall = (1.9, 2.7, 1.5, 2.4, 1.6)[k]
        line_of = [(x + 0.16 * np.sin(1.4 * j + k), 0.6, -5.2 + tall * j / 6) for j in range(7)]
        shapes.tube(
            line_of, [0.05, 0.13, 0.15, 0.15, 0.12, 0.08, 0.02], weed, sides=8, size=(1, 0.5, 1)
        )


def _fish(colour: str, **where: Any) -> None:
    """Put a smiling fish 1 m long, swimming toward -X, into the water."""
    fin, dark = "#fbd890", materials.paint("#201828", vary=0)
    parts: list[Part] = [
        Blob((-0.02, 0, 0), (0.4, 0.17, 0.26), colour),
        Blob((0.5, 0, 0.13), (0.2, 0.03, 0.09), fin, (0, -35, 0)),
        Blob((0.5, 0, -0.13), (0.2, 0.03, 0.09), fin, (0, 35, 0)),
        Blob((0.06, 0, 0.24), (0.2, 0.03, 0.12), fin, (0, 15, 0)),
    ]
    body = model(parts, voxel=0.026, blend=0.05, vary=0.05)
    white = materials.paint("#ffffff", vary=0, glow=0.1)
    face = [
        shapes.ball(0.085, white, sides=16, at=(-0.2, -0.15, 0.07), size=(1, 0.5, 1)),
        shapes.ball(0.045, dark, sides=16, at=(-0.22, -0.2, 0.08), size=(1, 0.5, 1)),
        shapes.tube(
            [(-0.38, -0.1, -0.06), (-0.3, -0.15, -0.12), (-0.18, -0.18, -0.1)], 0.016, dark, sides=6
        ),
    ]
    shapes.hide_shadow(shapes.group([body, *face], **where))


def _shoal() -> None:
    """Let five fish push the ice from below, and two more come to help."""
    for x, z, lean, colour in (
        (-1.15, -0.9, 62, "#f0843a"), (-0.38, -1.02, 80, "#f6b04a"), (0.42, -1.04, 92, "#f0843a"),
        (1.22, -1.0, 104, "#e8603a"), (1.98, -0.88, 118, "#f6b04a"),
    ):  # fmt: skip
        _fish(colour, at=(x, -0.6, z), turn=(0, lean, 0), size=1.35)
    _fish("#e8603a", at=(-1.9, -0.5, -3.0), turn=(0, 30, 0), size=1.3)
    _fish("#f6b04a", at=(1.6, -0.5, -3.3), turn=(0, 24, 0), size=1.2)
    bubble = materials.paint("#eafafa", rough=0.1, glow=0.2)
    for x, z, r in (
        (-2.5, -2.1, 0.2), (-2.3, -1.7, 0.12), (2.5, -2.75, 0.18), (2.7, -2.35, 0.11),
        (0.2, -3.5, 0.15),
    ):  # fmt: skip
        shapes.hide_shadow(shapes.ball(r, bubble, sides=16, at=(x, -0.4, z)))


def _skaters() -> None:
    """Let two skaters in long coats glide by with their backs to it all; plant firs."""
    for x, side, coat, cap in ((3.7, 1, "#c84a6a", "#f0c04a"), (-3.6, -1, "#2f8a86", "#e8604a")):
        parts: list[Part] = [
            Limb((0, 0, 0.85), (side * 0.14, 0, 1.5), 0.34, 0.2, coat),
            Limb((0, 0, 0.7), (0.02, 0, 0.1), 0.12, 0.09, "#4a5070"),
            Limb((0, 0, 0.75), (side * -0.62, 0, 0.5), 0.12, 0.09, "#4a5070"),
            Limb((side * 0.1, 0, 1.4), (side * 0.62, 0, 1.3), 0.11, 0.08, coat),
            Limb((side * 0.1, 0, 1.4), (side * -0.45, 0, 1.25), 0.11, 0.08, coat),
            Blob((side * 0.68, 0, 1.29), (0.1, 0.1, 0.1), "#f4ead4", blend=0.02),
            Blob((side * -0.5, 0, 1.23), (0.1, 0.1, 0.1), "#f4ead4", blend=0.02),
            Blob((side * 0.16, 0, 1.58), (0.2, 0.2, 0.1), "#f4ead4", blend=0.02),
            Blob((side * 0.18, 0, 1.82), (0.21, 0.21, 0.23), "#f0c4a0", blend=0.02),
            Limb((side * -0.1, 0, 0.02), (side * 0.3, 0, 0.02), 0.045, 0.04, "#505868", blend=0.02),
        ]
        model(parts, voxel=0.04, blend=0.06, vary=0.05, at=(x, 4.6, 0), size=1.15)
        hat = people.hat("nightcap", cap, at=(x + side * 0.2, 4.6, 2.22), turn=(0, side * -14, 0))
        hat.scale = (1.7, 1.7, 1.7)
    for k in range(11):
        x = -9 + 1.8 * k
        plants.fir(
            "#4f7a80",
            "#f8fafc",
            at=(x, 20 + 2 * np.sin(k * 1.7), 0),
            size=1.5 + 0.7 * abs(np.sin(k * 2.3)),
        )


def look() -> Look:
    return Look(
        "ice", sky("spring", 2), Fog(19, 30, "#dce8f0", 0.7), exposure=0.68, glow=0.15, pull=0.14,
        finish="watercolour", seed=29,
    )  # fmt: skip
