"""A cut orange holds a sunrise whose sea pours over its rim; a cock crows at it."""

import numpy as np

from cards.studio import geometry, materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import plain

HEART = np.array((-0.3, 0.1, 1.4))
"""The middle of the cut face; its radius is 1.4 m."""
PEEL = ("#f4861e", "#ec7416")
STREAM: list[Vec] = [
    (-0.3, -0.06, 0.86, 0.02), (-0.3, -0.13, 0.7, 0.24), (-0.3, -0.24, 0.42, 0.31),
    (-0.3, -0.36, 0.12, 0.34), (-0.3, -0.62, 0.0, 0.46), (-0.22, -1.0, 0.0, 0.5),
    (-0.42, -1.5, 0.0, 0.4), (-0.5, -2.1, 0.0, 0.42), (-0.95, -2.9, 0.0, 0.55),
    (-1.4, -3.8, 0.0, 0.6),
]  # fmt: skip
"""Where the juice runs, from the sea over the rim to the table's edge, and half its width."""


def build() -> None:
    stage.ambience("#8ab4d0", "#6a5040", 0.55)
    stage.panel((5, -3, 5), (0, 0, 0.8), "#a8d4f4", 260, 2.5)
    stage.bulb(HEART + (0, -1.1, 0.1), "#ffb45a", 95, 0.25)
    stage.camera((0.25, -6.9, 2.55), (0.16, 0, 1.36), 42)
    table = materials.paint("#c8884c", "#b87840", vary=0.12, scale=1.2, rough=0.45)
    for k in range(9):
        shapes.box((12, 0.86, 0.2), table, at=(0, 3.3 - 0.88 * k, -0.1), bevel=0.02)
    shapes.box((16, 0.2, 10), materials.paint("#2a6a7c", "#245e70", vary=0.06), at=(0, 4.2, 4))
    _window()
    _half()
    _stream()
    _cock()
    _rest()


def _window() -> None:
    """Let it still be night outside."""
    pane = materials.paint("#24386a", "#30487c", vary=0.1, glow=0.4)
    frame = materials.paint("#e8dcc0", vary=0.05)
    shapes.box((2.3, 0.1, 2.6), pane, at=(1.3, 4.08, 3.95), bevel=0)
    for x, z, wide, tall in (
        (1.3, 5.3, 2.6, 0.16), (1.3, 2.6, 2.7, 0.18), (0.1, 3.95, 0.16, 2.7),
        (2.5, 3.95, 0.16, 2.7), (1.3, 3.95, 0.09, 2.6), (1.3, 3.95, 2.3, 0.09),
    ):  # fmt: skip
        shapes.box((wide, 0.16, tall), frame, at=(x, 4.0, z))
    star = materials.paint("#fff0b8", glow=1.2, vary=0)
    for x, z, r in ((0.7, 4.8, 0.17), (1.95, 4.6, 0.14), (2.15, 3.7, 0.1), (1.75, 3.2, 0.15)):
        shapes.star(r, star, at=(x, 4.0, z))


def _half() -> None:
    """Set half an orange on its side, its segments the rays of a rising sun."""
    peel = materials.paint(*PEEL, vary=0.1, scale=14, bump=0.25, rough=0.45)
    pith = materials.paint("#fff2d8", vary=0.03)
    dome = [(np.sin(t), -np.cos(t)) for t in np.linspace(0, np.pi / 2, 14)]
    angles = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    rim = np.c_[np.cos(angles), np.sin(angles)]
    things = [
        shapes.lathe(dome, peel, sides=72, turn=(90, 0, 0)),
        shapes.ring(0.975, 0.035, peel, turn=(90, 0, 0), at=(0, -0.01, 0)),
        shapes.plate(rim * 0.96, pith, thick=0.06),
    ]
    for k in range(11):
        a, b = np.pi * k / 11 + 0.045, np.pi * (k + 1) / 11 - 0.045
        mid, juicy = (a + b) / 2, ("#ff9430", "#ffae48", "#fb7f38")[k % 3]
        wedge = [
            (0.4 * np.cos(mid), 0.4 * np.sin(mid)), (0.86 * np.cos(a), 0.86 * np.sin(a)),
            (0.91 * np.cos(mid), 0.91 * np.sin(mid)), (0.86 * np.cos(b), 0.86 * np.sin(b)),
        ]  # fmt: skip
        flesh = materials.paint(juicy, glow=0.5, vary=0.18, scale=9)
        things.append(shapes.leaf(wedge, flesh, thick=0.09))
    sun = [(0.34 * np.cos(t), 0.34 * np.sin(t)) for t in np.linspace(0, np.pi, 30)]
    things.append(shapes.plate(sun, materials.paint("#ffe06a", glow=1.3, vary=0.03), thick=0.13))
    for k, tint in enumerate(("#4aa0b0", "#2f8098", "#1f6284", "#184e72")):
        top = -0.02 - 0.2 * k
        wide = np.sqrt(0.9**2 - top**2)
        crest = [(x, top + 0.03 * np.sin(11 * x + 2 * k)) for x in np.linspace(-wide, wide, 40)]
        floor = np.arcsin(np.clip(top / 0.9, -1, 1))
        arc = np.linspace(floor, -np.pi - floor, 40)[1:-1]
        bowl = [(0.9 * np.cos(t), 0.9 * np.sin(t)) for t in arc]
        water = materials.paint(tint, vary=0.1, glow=0.25, scale=5)
        things.append(shapes.plate([*crest, *bowl], water, thick=0.1 + 0.03 * k))
    gleam = materials.paint("#ffdc84", glow=1.0, vary=0)
    random = np.random.default_rng(3)
    for k in range(9):
        z, wide = -0.07 - 0.055 * k, 0.13 - 0.008 * k
        at = (random.normal(0, 0.03), -0.09 - 0.008 * k, z)
        things.append(shapes.ball(1, gleam, sides=12, size=(wide, 0.02, 0.014), at=at))
    shapes.group(things, at=HEART, turn=(-7, 0, 5), size=1.4)


def _stream() -> None:
    """Pour the orange's sea over its rim and the table, the sun glittering on it."""
    line = geometry.catmull(STREAM, 12)
    along = np.gradient(line[:, :3], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)

    def water(u: float, v: float) -> Vec:
        i = round(v * (len(line) - 1))
        (x, y, z, half), (_, ty, tz), side = line[i], along[i], 2 * u - 1
        high = (0.09 + 0.012 * np.sin(0.5 * i + 4 * side)) * max(0, 1 - side**4) ** 0.5
        return x + side * half, y + tz * high, z - ty * high

    sea = materials.paint("#2680a0", "#3ea0b4", vary=0.1, scale=3, rough=0.15, glow=0.14)
    shapes.sheet(water, sea, cells=(25, len(line)))
    gleam = materials.paint("#ffdc84", glow=1.0, vary=0)
    random = np.random.default_rng(6)
    for v in np.linspace(0.1, 0.92, 17):
        x, y, z = water(0.5 + random.normal(0, 0.1), v)
        flat = 0.05 if v > 0.35 else 0.02
        shapes.ball(
            1, gleam, sides=12, size=(random.uniform(0.07, 0.16), flat, 0.014), at=(x, y, z)
        )


def _cock() -> None:
    """Let a cock crow at the orange, his tail a fan of feathers."""
    rust, gold, red = "#b8482c", "#f0b440", "#d8261e"
    body: list[Part] = [
        Blob((0, 0, 0.62), (0.36, 0.22, 0.27), rust, (0, -22, 0)),
        Blob((-0.2, 0, 0.72), (0.22, 0.19, 0.26), "#c85a30", (0, 20, 0)),
        Limb((-0.2, 0, 0.8), (-0.36, 0, 1.24), 0.2, 0.1, gold, blend=0.12),
        Blob((-0.4, 0, 1.3), (0.13, 0.1, 0.11), gold),
        Limb((-0.5, 0, 1.34), (-0.66, 0, 1.44), 0.045, 0.012, "#f8d060", blend=0.02),
        Limb((-0.49, 0, 1.28), (-0.62, 0, 1.3), 0.035, 0.012, "#f8d060", blend=0.02),
        *(Blob((-0.44 + 0.1 * k, 0, 1.44 + 0.02 * (k % 2)), (0.065, 0.035, 0.1), red, blend=0.03)
          for k in range(3)),
        Blob((-0.46, 0, 1.14), (0.05, 0.05, 0.11), red, (0, 12, 0), blend=0.02),
        Blob((0.06, -0.2, 0.66), (0.28, 0.06, 0.16), "#7a2c24", (0, -14, 0), blend=0.04),
        Limb((0.02, 0.08, 0.42), (0.0, 0.08, 0.26), 0.1, 0.05, rust),
        Limb((0.02, -0.08, 0.42), (0.0, -0.08, 0.26), 0.1, 0.05, rust),
        Blob((-0.45, -0.09, 1.33), (0.022, 0.02, 0.022), "#1a1418", blend=0.005, weight=3),
    ]  # fmt: skip
    things = [model(body, voxel=0.022, blend=0.09, vary=0.08)]
    greens = [materials.paint(c, vary=0.1, rough=0.4) for c in ("#1f8a74", "#2fae8c", "#3a6ab0")]
    for k in range(9):
        y, reach = 0.1 * np.sin(2.4 * k), 0.5 + 0.055 * k
        plume = [(0.28, 0, 0.72), (0.28 + 0.32 * reach, y, 0.9 + 0.075 * k),
                 (0.3 + 0.85 * reach, y, 0.9 + 0.075 * k),
                 (0.3 + 1.05 * reach, y, 0.45 + 0.085 * k)]  # fmt: skip
        things.append(shapes.tube(plume, [0.05, 0.075, 0.065, 0.012], greens[k % 3], sides=8))
    leg = materials.paint("#e8a830", vary=0.05)
    for y in (-0.08, 0.08):
        things.append(shapes.rod((0, y, 0.3), (0, y, 0.03), 0.03, leg))
        for x, dy in ((-0.16, -0.05), (-0.17, 0.05), (0.1, 0)):
            things.append(shapes.rod((0, y, 0.03), (x, y + dy, 0.02), 0.022, leg))
    shapes.group(things, at=(1.12, -1.35, 0), turn=(0, 0, -14), size=0.92)


def _rest() -> None:
    peel = materials.paint(*PEEL, vary=0.1, scale=14, bump=0.25, rough=0.45)
    whole = [(0.001, -0.62), (0.36, -0.5), (0.58, -0.2), (0.62, 0.05), (0.5, 0.4), (0.2, 0.6),
             (0, 0.62)]  # fmt: skip
    shapes.lathe(whole, peel, at=(-1.95, 1.3, 0.62), size=1.15)
    leaf = materials.paint("#5f9a44", vary=0.15)
    blade = [(0, 0), (0.2, 0.16), (0.5, 0.14), (0.2, -0.06)]
    shapes.leaf(blade, leaf, at=(-1.95, 1.2, 1.34), turn=(-20, -20, 0), size=1.3)
    _knife()
    cup = materials.paint("#f8f0e0", rough=0.3, vary=0.04)
    bowl = [(0.2, 0), (0.3, 0.06), (0.38, 0.5), (0.36, 0.5), (0.28, 0.1), (0, 0.08)]
    shapes.lathe(bowl, cup, at=(1.75, 0.9, 0), size=1.25)
    shapes.ring(0.17, 0.04, cup, at=(2.28, 0.9, 0.34), turn=(90, 0, 0))
    dark = materials.paint("#3a2018", rough=0.1)
    shapes.lathe([(0, 0.56), (0.45, 0.56)], dark, smooth=False, at=(1.75, 0.9, 0))


def _knife() -> None:
    """Lay a broad kitchen knife in front, its edge wet with juice."""
    steel = materials.paint("#b4c6d2", metal=0.35, rough=0.25, vary=0.03)
    brass, wood = materials.paint("#f0c860", metal=0.5, rough=0.3), props.wood("#6a3420")
    edge = [(0, -0.02), (0.9, 0.0), (1.3, 0.16), (1.42, 0.34), (0.9, 0.4), (0, 0.4)]
    grip = [
        (0, 0.1),
        (0, 0.38),
        (-0.4, 0.38),
        (-0.85, 0.42),
        (-0.92, 0.2),
        (-0.8, 0.08),
        (-0.4, 0.14),
    ]
    knife = [
        shapes.plate(edge, steel, thick=0.05),
        shapes.leaf(grip, wood, thick=0.14),
        shapes.box((0.1, 0.16, 0.34), brass, at=(0.02, 0, 0.23), bevel=0.02),
        *(shapes.ball(0.05, brass, sides=16, at=(x, -0.07, 0.25), size=(1, 0.4, 1))
          for x in (-0.22, -0.45, -0.68)),
    ]  # fmt: skip
    shapes.group(knife, at=(1.0, -2.7, 0.06), turn=(80, 0, 158))


def look() -> Look:
    return Look(
        "wheat",
        plain("#20404c"),
        exposure=1.0,
        glow=0.45,
        pull=0.06,
        touch=lambda linear: lamp_light(linear, ((0.44, 0.46, 0.2, 0.14),), "#ffb45a"),
        focus=((0.44, 0.46, 0.22, 1.1), (0.78, 0.7, 0.1, 1.1)),
        seed=151,
    )
