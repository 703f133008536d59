"""A row of doors, each smaller than the last; the mouse has the largest key."""

import numpy as np

from cards.studio import animals, materials, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.skies import plain

DOORS = (
    (-1.75, 1.0, "#a8302c"),
    (-0.42, 0.76, "#c8843a"),
    (0.55, 0.55, "#3f6f6a"),
    (1.25, 0.39, "#4a5f94"),
    (1.75, 0.27, "#7a4a7a"),
    (2.1, 0.18, "#c86a7a"),
)


def build() -> None:
    stage.ambience("#a88a78", "#5a3a2c", 0.6)
    stage.panel((-4.5, -3.5, 5), (0, 1, 1), "#ffdca0", 620, 1.6)
    stage.panel((4, -5, 2), (0, 0, 0.5), "#8fa0d8", 90, 2)
    stage.camera((0.15, -7.0, 1.45), (0.12, 0, 1.62), 40)
    wall = materials.paint("#c8604a", "#bc5442", vary=0.08, scale=1.2)
    shapes.box((12, 0.2, 9), wall, at=(0, 1.25, 4), bevel=0)
    stripe = materials.paint("#d8785a", vary=0.06)
    for k in range(16):
        shapes.box((0.16, 0.02, 9), stripe, at=(-4.4 + 0.58 * k, 1.14, 4), bevel=0)
    panel = materials.paint("#f0e0c4", vary=0.06)
    shapes.box((12, 0.1, 0.28), panel, at=(0, 1.12, 0.14))
    shapes.box((12, 0.14, 0.12), panel, at=(0, 1.12, 4.1))
    floor = [materials.paint(c, vary=0.1) for c in ("#efe2cc", "#4a3434")]
    for i in range(-7, 8):
        for j in range(-8, 3):
            shapes.box(
                (0.69, 0.69, 0.08), floor[(i + j) % 2], at=(0.7 * i, 0.7 * j, -0.04), bevel=0.01
            )
    for k, (x, size, colour) in enumerate(DOORS):
        props.door(colour, "#f0e0c4", ajar=0, light=None, at=(x, 1.12, 0), size=size * 1.2)
        hole = materials.paint("#2a1a14")
        shapes.ball(
            0.05 * size, hole, sides=12, at=(x + 0.44 * size * 1.2, 1.0 - 0.05, 1.0 * size * 1.2)
        )
        if k == 5:
            slit = materials.paint("#ffe8a0", glow=1.4, vary=0)
            shapes.box((0.24, 0.02, 0.025), slit, at=(x, 0.98, 0.012), bevel=0)
            stage.bulb((x, 0.85, 0.12), "#ffd880", 3, 0.05)
    _mouse()
    _furnish()


def _mouse() -> None:
    animals.standing("mouse", coat="#a89a98", at=(0.35, -2.0, 0), turn=(0, 0, 52), size=2.1)
    props.key("#d8a83a", at=(-0.5, -1.95, 2.05), turn=(0, 11, 0), size=2.15)
    ribbon = materials.paint("#b8302c")
    line = [(-0.67, -2.05, 1.2), (-0.2, -2.15, 0.75), (0.05, -2.12, 0.5), (0.15, -1.95, 0.42)]
    shapes.tube(line, 0.022, ribbon)


def _furnish() -> None:
    rug = materials.paint("#5f8a80", "#4f7a74", vary=0.12, scale=6)
    shapes.box((3.2, 1.5, 0.03), rug, at=(-0.3, -0.35, 0.015), turn=(0, 0, -2))
    fringe = materials.paint("#f0dcb0")
    for s in (-1, 1):
        for k in range(20):
            y = -1.05 + 0.075 * k
            x = -0.3 + s * 1.62 + 0.03 * np.sin(k * 9)
            shapes.rod((x, y, 0.02), (x + s * 0.12, y, 0.015), 0.012, fringe)
    gold = materials.paint("#c89a4a", metal=0.6, rough=0.4)
    for x, z, w, h, tint in (
        (-0.25, 3.0, 0.8, 1.0, "#3f5a6a"),
        (0.85, 2.5, 0.62, 0.62, "#e8d0a0"),
        (1.75, 2.95, 0.55, 0.75, "#6a8a5a"),
    ):
        shapes.box((w + 0.16, 0.08, h + 0.16), gold, at=(x, 1.1, z))
        shapes.box((w, 0.1, h), materials.paint(tint, vary=0.2, scale=6), at=(x, 1.08, z), bevel=0)
    cat = materials.paint("#1c1a1e")
    shapes.ball(0.2, cat, at=(-0.25, 1.03, 2.88), size=(0.9, 0.1, 1.15))
    shapes.ball(0.13, cat, at=(-0.25, 1.02, 3.18), size=(1.1, 0.1, 0.9))
    for s in (-1, 1):
        shapes.plate(
            [(-0.06, 0), (0.06, 0), (0.02 * s, 0.13)], cat, at=(-0.25 + s * 0.08, 1.02, 3.26)
        )
        shapes.ball(
            0.026, materials.paint("#f0d040", glow=0.8), sides=10, at=(-0.25 + s * 0.05, 0.99, 3.2)
        )
    shapes.lathe(
        [(0.02, 0), (0.13, 0.03), (0.15, 0.2), (0.05, 0.3)],
        materials.paint("#ffdf9a", glow=1.2),
        at=(0.85, 0.98, 3.35),
    )
    stage.bulb((0.85, 0.55, 3.5), "#ffcf80", 40, 0.15)


def look() -> Look:
    return Look(
        "scarlet",
        plain("#5a2a24"),
        exposure=0.92,
        glow=0.35,
        pull=0.24,
        focus=((0.52, 0.78, 0.1, 1.3), (0.3, 0.85, 0.12, 0.9)),
        seed=73,
    )
