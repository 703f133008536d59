"""A moth made of old letters comes to a candle; one wing has begun to glow."""

from itertools import pairwise

import numpy as np

from cards.studio import materials, shapes, stage
from cards.studio.clay import Limb, model
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import plain

FORE = (
    (0.05, 0.1), (0.5, 0.75), (1.2, 1.3), (1.85, 1.45), (2.0, 1.2), (1.8, 0.85), (1.55, 0.35),
    (1.0, -0.05), (0.3, -0.12),
)  # fmt: skip
HIND = (
    (0.1, 0.0), (0.8, -0.05), (1.35, -0.2), (1.5, -0.6), (1.2, -1.05), (0.75, -1.3), (0.45, -1.0),
    (0.2, -0.5),
)  # fmt: skip
"""Outlines of the right wings, in metres from the body."""


def build() -> None:
    stage.ambience("#6a4a68", "#2a1824", 0.5)
    stage.panel((5, -5, 5), (0, 0, 2), "#8a7fd8", 260, 4)
    stage.camera((0.0, -8.6, 2.6), (0.0, 0, 2.15), 46)
    wood = materials.paint("#6a3a28", "#562c20", vary=0.2, scale=1.2, rough=0.4)
    shapes.box((14, 9, 0.3), wood, at=(0, 1.0, -0.15), bevel=0)
    _shelves()
    _candle(-1.05, -0.5)
    _moth()
    _desk()


def _shelves() -> None:
    """Fill the dark behind with books."""
    back = materials.paint("#3a2030", vary=0.15)
    shapes.box((14, 0.2, 9), back, at=(0, 3.6, 4), bevel=0)
    board = materials.paint("#5a3226", vary=0.2)
    random = np.random.default_rng(5)
    colours = ("#7a2f3a", "#34506a", "#6a5a34", "#4a6048", "#6a3f62", "#8a5a34", "#2f3a5a")
    cloth = [materials.paint(c, vary=0.15) for c in colours]
    for z in (0.9, 2.9, 4.9):
        shapes.box((14, 0.9, 0.12), board, at=(0, 3.2, z), bevel=0.02)
        x = -4.0
        while x < 4:
            wide, high = random.uniform(0.16, 0.42), random.uniform(1.0, 1.6)
            lean = random.choice((0, 0, 0, 9))
            shapes.box(
                (wide, 0.7, high),
                cloth[random.integers(7)],
                at=(x + wide / 2, 3.2, z + 0.06 + high / 2),
                turn=(0, lean, 0),
            )
            x += wide + 0.02 + 0.02 * lean


def _candle(x: float, y: float) -> None:
    brass = materials.paint("#c8963c", metal=0.6, rough=0.3)
    wax = materials.paint("#f6ecd4", vary=0.05, rough=0.4)
    flame, heart = (
        materials.paint("#ffb340", glow=1.4, vary=0.1),
        materials.paint("#fff2c0", glow=1.5, vary=0),
    )
    dish = [
        (0, 0), (0.62, 0.02), (0.78, 0.16), (0.74, 0.18), (0.58, 0.08), (0.3, 0.1), (0.28, 0.34),
        (0, 0.34),
    ]  # fmt: skip
    shapes.lathe(dish, brass, smooth=False, at=(x, y, 0.01))
    shapes.ring(0.2, 0.05, brass, at=(x - 0.9, y - 0.05, 0.2), turn=(90, 0, 0))
    shapes.lathe([(0.24, 0.1), (0.24, 1.4), (0.2, 1.46), (0.1, 1.4), (0, 1.38)], wax, at=(x, y, 0))
    for a, low in ((-1.2, 0.6), (-2.0, 0.95), (-0.5, 1.0), (-2.8, 0.75)):
        px, py = x + 0.235 * np.cos(a), y + 0.235 * np.sin(a)
        shapes.tube(
            [(px, py, 1.42), (px, py, 1.2), (px, py, low)], [0.05, 0.055, 0.07], wax, sides=10
        )
    shapes.rod((x, y, 1.36), (x + 0.02, y, 1.56), 0.022, materials.paint("#20140f"))
    shapes.lathe(
        [(0, 0), (0.13, 0.14), (0.11, 0.34), (0.04, 0.6), (0, 0.72)],
        flame,
        at=(x + 0.02, y, 1.5),
        turn=(0, 6, 0),
    )
    shapes.lathe(
        [(0, 0), (0.07, 0.1), (0.05, 0.24), (0, 0.36)], heart, at=(x + 0.02, y - 0.1, 1.53)
    )
    stage.bulb((x + 0.1, y - 0.35, 1.95), "#ffb860", 190, 0.12)
    stage.bulb((x + 0.3, y + 0.9, 2.1), "#ffb860", 170, 0.15)


def _rows(outline: list[Vec], lean: float, step: float) -> list[list[Vec]]:
    """Return wavy lines of writing across an outline, sloping by `lean` degrees."""
    p = np.array(catmull([*outline, outline[0]], 6))
    cos, sin = np.cos(np.radians(lean)), np.sin(np.radians(lean))
    q = p @ np.array(((cos, -sin), (sin, cos)))
    rows = []
    for v in np.arange(q[:, 1].min() + step, q[:, 1].max() - step * 0.6, step):
        cuts = sorted(
            a[0] + (v - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            for a, b in pairwise(q)
            if (a[1] - v) * (b[1] - v) < 0
        )
        if len(cuts) < 2 or cuts[-1] - cuts[0] < 0.4:
            continue
        u = np.linspace(cuts[0] + 0.12, cuts[-1] - 0.12, int((cuts[-1] - cuts[0]) / 0.045))
        wave = v + 0.022 * np.sin(u * 46 + v * 30) * np.sin(u * 9 + v * 17)
        rows.append([(a * cos - b * sin, a * sin + b * cos) for a, b in zip(u, wave, strict=True)])
    return rows


def _wing(outline: tuple[Vec, ...], side: int, lean: float, tint: str) -> list[shapes.Object]:
    paper, ink = (
        materials.paint(tint, "#d8b888", vary=0.12, scale=1.6, glow=0.1),
        materials.paint("#4a2a2c", vary=0),
    )
    mirrored = [(side * x, z) for x, z in outline]
    things = [shapes.leaf(mirrored, paper, thick=0.025)]
    rim = [(x, -0.02, z) for x, z in catmull([*mirrored, mirrored[0]], 6)]
    things.append(shapes.tube(rim, 0.022, materials.paint("#8a5a34"), sides=6, steps=1))
    things += [
        shapes.tube([(x, -0.022, z) for x, z in row], 0.011, ink, sides=5, steps=1)
        for row in _rows(mirrored, side * lean, 0.125)
    ]
    return things


def _moth() -> None:
    seal, gold = (
        materials.paint("#c0283a", rough=0.3, vary=0.1),
        materials.paint("#e0b050", metal=0.4, rough=0.3),
    )
    stamp = materials.paint("#3f7a8a", vary=0.15)
    ember = materials.paint("#ff7a28", glow=1.4, vary=0.3, scale=6)
    things = []
    for side in (-1, 1):
        hind = [
            *_wing(HIND, side, 20, "#f0dcb4"),
            shapes.ball(0.17, seal, at=(side * 0.95, -0.05, -0.62), size=(1, 0.3, 1)),
        ]
        fore = _wing(FORE, side, -32, "#f8ecd0")
        fore += [
            shapes.ball(0.26, seal, at=(side * 1.2, -0.05, 0.68), size=(1, 0.25, 1)),
            shapes.star(0.13, gold, at=(side * 1.2, -0.12, 0.68)),
            shapes.box(
                (0.34, 0.02, 0.42),
                materials.paint("#fbf4e4"),
                at=(side * 1.68, -0.04, 1.14),
                turn=(0, side * 36, 0),
                bevel=0,
            ),
            shapes.box(
                (0.25, 0.03, 0.32),
                stamp,
                at=(side * 1.68, -0.05, 1.14),
                turn=(0, side * 36, 0),
                bevel=0,
            ),
        ]
        if side == -1:
            edge = [(x, -0.035, z) for x, z in catmull([(-x, z) for x, z in HIND[4:]], 6)]
            hind.append(
                shapes.tube(edge, 0.06, materials.paint("#3a1c14", vary=0.3), sides=8, steps=1)
            )
            hind.append(shapes.tube(np.array(edge) - (0, 0.03, 0), 0.035, ember, sides=8, steps=1))
        things.append(shapes.group(hind, at=(0, 0.06, 0), turn=(0, 0, side * 16)))
        things.append(shapes.group(fore, turn=(0, 0, side * 24)))
        feather = [(side * 0.08, -0.1, 0.55), (side * 0.3, -0.2, 0.95), (side * 0.62, -0.25, 1.15)]
        things.append(
            shapes.tube(feather, [0.03, 0.045, 0.01], materials.paint("#5a3a2c"), sides=8)
        )
    roll, ribbon = "#ecd8ac", materials.paint("#c0283a", vary=0.1)
    body = [
        Limb((0, -0.05, 0.3), (0, -0.05, -0.85), 0.2, 0.1, roll),
        Limb((0, -0.05, 0.42), (0, -0.05, 0.3), 0.21, 0.19, "#8a5a3c", blend=0.06),
        Limb((0, -0.08, 0.58), (0, -0.08, 0.52), 0.16, 0.16, "#8a5a3c", blend=0.06),
    ]
    things.append(model(body, voxel=0.025, blend=0.08, vary=0.15, scale=9, bump=0.3))
    shine = materials.paint("#1a0f14", rough=0.1, vary=0)
    things += [shapes.ball(0.06, shine, sides=16, at=(s * 0.1, -0.2, 0.62)) for s in (-1, 1)]
    things += [
        shapes.ring(r, 0.035, ribbon, at=(0, -0.05, z)) for r, z in ((0.19, 0.12), (0.15, -0.4))
    ]
    bow = [
        (0, -0.26, 0.12), (0.18, -0.34, 0.24), (0.2, -0.34, 0.02), (0, -0.26, 0.12),
        (-0.18, -0.34, 0.24), (-0.2, -0.34, 0.02), (0, -0.26, 0.12),
    ]  # fmt: skip
    things.append(shapes.tube(bow, 0.035, ribbon, sides=6))
    shapes.group(things, at=(0.32, -0.5, 3.15), turn=(-14, -26, 0), size=0.98)
    random = np.random.default_rng(3)
    for _ in range(26):
        t = random.random()
        at = (-0.95 + 0.3 * t + random.normal(0, 0.1 + 0.1 * t), -0.7, 2.3 + 2.2 * t)
        shapes.ball(random.uniform(0.012, 0.035), ember, sides=8, at=at)


def _desk() -> None:
    paper, ink = materials.paint("#f2e2bc", vary=0.08), materials.paint("#2a2440", rough=0.15)
    tape = materials.paint("#c0283a", vary=0.1)
    for k in range(7):
        shapes.box(
            (1.25, 0.85, 0.07),
            paper,
            at=(1.25 + 0.03 * (k % 3), -0.9, 0.04 + 0.075 * k),
            turn=(0, 0, -14 + 3 * (k % 4)),
            bevel=0.015,
        )
    shapes.box((0.12, 0.92, 0.56), tape, at=(1.27, -0.9, 0.28), turn=(0, 0, -11), bevel=0.02)
    shapes.box((1.32, 0.12, 0.56), tape, at=(1.27, -0.9, 0.28), turn=(0, 0, -11), bevel=0.02)
    glass = materials.paint("#3a4a7a", rough=0.1)
    shapes.lathe(
        [
            (0, 0), (0.3, 0), (0.34, 0.06), (0.32, 0.3), (0.14, 0.38), (0.15, 0.46), (0.1, 0.46),
            (0, 0.4),
        ],
        glass,
        at=(0.45, -1.9, 0),
    )  # fmt: skip
    shapes.ball(0.3, ink, at=(0.45, -1.9, 0.05), size=(0.9, 0.9, 0.3))
    quill = [(0, 0), (0.1, 0.3), (0.22, 0.8), (0.2, 1.3), (0, 1.75), (-0.1, 1.2), (-0.08, 0.5)]
    shapes.leaf(
        quill,
        materials.paint("#f6f0f4", vary=0.06),
        at=(0.45, -1.9, 0.4),
        turn=(0, 26, 0),
        size=0.92,
    )
    rim = materials.paint("#d8a84a", metal=0.6, rough=0.25)
    lens = materials.glass("#ffe8c0", 0.9, 0.12)
    for x in (-0.95, -0.32):
        shapes.ring(0.27, 0.035, rim, at=(x, -2.35, 0.3), turn=(78, 0, 6))
        shapes.ball(0.26, lens, at=(x, -2.35, 0.3), turn=(78, 0, 6), size=(1, 1, 0.1))
    shapes.tube([(-0.7, -2.4, 0.36), (-0.63, -2.42, 0.42), (-0.57, -2.4, 0.36)], 0.03, rim)
    for x, out in ((-1.22, -0.1), (-0.05, 0.1)):
        shapes.tube([(x, -2.33, 0.34), (x + out, -1.7, 0.3), (x + out, -1.45, 0.06)], 0.025, rim)
    shapes.box((1.3, 0.95, 0.02), paper, at=(-0.5, -1.5, 0.02), turn=(0, 0, 12), bevel=0)
    for k in range(5):
        line = [
            (-1.0 + 0.06 * i, -1.25 - 0.13 * k + 0.012 * i, 0.04 + 0.004 * (i % 2))
            for i in range(16)
        ]
        shapes.tube(line, 0.013, materials.paint("#4a2a2c", vary=0), sides=5, steps=1)


def look() -> Look:
    return Look(
        "plum-lamp",
        plain("#2a1424"),
        exposure=1.05,
        glow=0.4,
        pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.27, 0.55, 0.2, 0.22),), "#ffb050"),
        focus=((0.55, 0.35, 0.2, 1.1), (0.27, 0.6, 0.1, 0.8)),
        seed=66,
    )
