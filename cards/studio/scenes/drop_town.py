"""A drop about to fall from a leaf holds a town upside down; a fish waits below, an ant above."""

import numpy as np

from cards.studio import buildings, geometry, materials, plants, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

DROP = (0.0, 0.0, 1.05)
"""The drop's lowest point."""
PROFILE = (
    (0, 0), (0.6, 0.08), (1.25, 0.45), (1.66, 1.05), (1.74, 1.7), (1.5, 2.5), (1.02, 3.3),
    (0.52, 4.05), (0.2, 4.6), (0.12, 4.95),
)  # fmt: skip
GROUND = 3.1
"""How high in the drop the town's ground hangs."""


def build() -> None:
    stage.ambience("#d8ecd8", "#a8b878", 0.85)
    stage.sun((0.55, 0.6, -0.55), "#fff0c0", 3.6, 3)
    stage.panel((-4, -7, 4), (0, 0, 3), "#fff8e0", 400, 4)
    stage.camera((0.0, -12.6, 3.2), (0, 0, 3.3), 46)
    shapes.lathe(PROFILE, materials.glass("#5fb0a8", rim=0.35), sides=120, at=DROP)
    _gleams()
    _town()
    _leaf()
    _ant()
    _pond()
    _fish()
    _rainbow()


def _gleams() -> None:
    white = materials.paint("#ffffff", glow=0.6, vary=0)
    for low, high, start, wide in ((1.5, 2.9, -128, 9), (0.75, 1.15, -122, 6), (0.6, 1.5, -48, 4)):

        def strip(u: float, v: float, at: Vec = (low, high, start, wide)) -> Vec:
            a = np.radians(at[2] + at[3] * (u - 0.5) * np.sin(np.pi * v) ** 0.5)
            z = at[0] + (at[1] - at[0]) * v
            r = np.interp(z, [p[1] for p in PROFILE], [p[0] for p in PROFILE]) * 1.03
            return DROP[0] + r * np.cos(a), r * np.sin(a), DROP[2] + z

        shapes.hide_shadow(shapes.sheet(strip, white, cells=(8, 24)))


def _town() -> None:
    """Build a hill town the right way up, then hang it head down from the drop's neck."""
    grass = materials.paint("#8fbc4a", "#6a9c3c", vary=0.2, scale=3)
    hill = [
        (0, 0.22),
        (0.5, 0.18),
        (0.98, 0.0),
        (0.96, -0.15),
        (0.5, -0.95),
        (0.16, -1.5),
        (0, -1.6),
    ]
    things = [shapes.lathe(hill, grass)]
    walls = ("#fbe8c8", "#f6c0a0", "#f4d878", "#e8f0f0", "#f0a48c")
    roofs = ("#d8502f", "#b83a3a", "#c86a30", "#3f7a94", "#a84a6a")
    spots = ((-0.62, -0.3, 0.52), (-0.2, -0.62, 0.5), (0.32, -0.58, 0.52), (0.7, -0.2, 0.5),
             (-0.42, 0.2, 0.62), (0.45, 0.2, 0.6))  # fmt: skip
    for k, (x, y, size) in enumerate(spots):
        z = 0.2 - 0.2 * np.hypot(x, y)
        things.append(
            buildings.house(
                (0.8, 0.7, 0.9 + 0.25 * (k % 2)),
                0.6,
                wall=walls[k % 5],
                tiles=roofs[k % 5],
                window="#4a5a6a",
                glow=0,
                seed=k,
                at=(x, y, z),
                turn=(0, 0, -20 + 16 * k),
                size=size,
            )
        )
    things += [
        buildings.tower(0.3, 2.0, wall="#fbf0dc", tiles="#3f7a94", window="#4a5a6a", glow=0,
                        at=(0.06, 0.0, 0.15), size=0.82),
        buildings.tower(0.26, 1.5, wall="#f6c8a8", tiles="#c8402f", window="#4a5a6a", glow=0,
                        at=(-0.5, -0.05, 0.1), size=0.72),
    ]  # fmt: skip
    for k, (x, y) in enumerate(((-0.85, -0.05), (0.06, -0.8), (0.84, 0.12))):
        tree = plants.round_tree("#4f8a3f", seed=k, at=(x, y, 0.0), size=0.3)
        things.append(tree)
    balloon = materials.paint("#e8402f", rough=0.3)
    things.append(shapes.ball(0.17, balloon, at=(0.72, -0.5, 1.45), size=(1, 1, 1.15)))
    things.append(
        shapes.rod((0.72, -0.5, 0.4), (0.72, -0.5, 1.28), 0.018, materials.paint("#6a3a2a"))
    )
    x, y, z = DROP
    shapes.group(things, at=(x, y, z + GROUND), turn=(0, 180, 0), size=1.06)


def _leaf() -> None:
    """Bend a great leaf in from the upper left; its tip bears the drop."""
    green = materials.paint("#5f9c38", "#7fb848", vary=0.15, scale=1.2, rough=0.4)
    spine = geometry.catmull(
        [(-4.2, 1.2, 7.0), (-2.4, 0.6, 7.35), (-0.9, 0.1, 6.85), (0.0, 0, 5.85)], 14
    )

    def blade(u: float, v: float) -> Vec:
        k = min(int(u * (len(spine) - 1)), len(spine) - 1)
        p = spine[k]
        wide = 1.5 * np.sin(np.pi * min(1, 0.25 + 0.75 * u)) ** 0.8
        side = 2 * v - 1
        return (
            p[0] + 0.45 * wide * side,
            p[1] - wide * side,
            p[2] - 0.22 * abs(side) * wide - 0.15 * side * wide,
        )

    shapes.thicken(shapes.sheet(blade, green, cells=(43, 17)), 0.05)
    vein = materials.paint("#c8dc78", vary=0.05)
    shapes.tube(
        spine[:-2] + (0, -0.02, 0.05), np.linspace(0.1, 0.04, len(spine) - 2), vein, steps=1
    )
    for k in range(6, len(spine) - 6, 5):
        p = spine[k]
        for side in (-1, 1):
            q = blade(min(1, (k + 5) / len(spine)), 0.5 + 0.42 * side)
            shapes.tube(
                [p + (0, 0, 0.04), (q[0], q[1], q[2] + 0.06)], [0.045, 0.015], vein, steps=2
            )


def _ant() -> None:
    """Let an ant look over the leaf's edge."""
    black = "#8a3424"
    parts: list[Part] = [
        Blob((0.46, 0, 0.36), (0.34, 0.22, 0.24), black),
        Blob((0, 0, 0.34), (0.18, 0.14, 0.15), black),
        Blob((-0.34, 0, 0.42), (0.22, 0.19, 0.2), black),
        *(
            Limb((-0.42, s * 0.08, 0.56), (-0.66, s * 0.2, 0.86), 0.03, 0.022, black, blend=0.02)
            for s in (-1, 1)
        ),
        *(
            Limb((dx, s * 0.1, 0.32), (dx * 2.3, s * 0.36, 0.0), 0.04, 0.03, black, blend=0.02)
            for dx in (-0.16, 0.02, 0.2)
            for s in (-1, 1)
        ),
    ]
    ant = model(parts, voxel=0.025, blend=0.05, rough=0.35)
    white, dark = materials.paint("#ffffff", vary=0), materials.paint("#140c0a", vary=0)
    eyes = [
        shapes.ball(0.075, white, sides=16, at=(-0.42, -0.16, 0.48)),
        shapes.ball(0.04, dark, sides=16, at=(-0.46, -0.22, 0.47)),
    ]
    shapes.group([ant, *eyes], at=(-1.75, -0.75, 7.0), turn=(0, 18, 180), size=0.9)


def _fish() -> None:
    """Let a goldfish gape up out of the water, right under the drop."""
    gold, fin = "#e0482a", "#f8b050"
    parts: list[Part] = [
        Limb((0, 0, -0.7), (0, 0, 0.1), 0.36, 0.34, gold),
        Limb((0, 0, 0.1), (0, 0, 0.42), 0.34, 0.24, gold, blend=0.1),
        *(
            Blob((0.19 * np.cos(a), 0.19 * np.sin(a), 0.62), (0.1, 0.1, 0.08), "#f08a50")
            for a in np.arange(0, 6.28, 0.5)
        ),
        Blob((0, 0, 0.66), (0.15, 0.15, 0.24), "#8a2c20", carve=True, blend=0.03, weight=2),
        Blob((0.5, 0, -0.02), (0.3, 0.06, 0.14), fin, (0, -24, 0), both=True, blend=0.04),
    ]  # fmt: skip
    white, dark = materials.paint("#ffffff", vary=0, glow=0.1), materials.paint("#140c0a", vary=0)
    things = [model(parts, voxel=0.028, blend=0.08, vary=0.08, rough=0.4)]
    for s in (-1, 1):
        things += [
            shapes.ball(0.11, white, sides=20, at=(s * 0.2, -0.25, 0.26)),
            shapes.ball(0.06, dark, sides=16, at=(s * 0.2, -0.33, 0.31)),
        ]
    shapes.group(things, at=(0.3, -1.4, 0.08), turn=(30, 0, 0), size=1.05)


def _pond() -> None:
    water = materials.paint("#5fb0a4", "#7cc4b0", vary=0.1, scale=0.8, rough=0.15)
    shapes.terrain((60, 40), lambda _x, _y: 0.0, water, cells=3, centre=(0, 14))
    ring = materials.paint("#f0fff4", vary=0, glow=0.1)
    for r in (0.75, 1.25, 1.8):
        shapes.ring(r, 0.035, ring, at=(0.3, -1.4, 0.02), size=(1, 1, 0.4))
    pad, petal = materials.paint("#4f9440", vary=0.2), materials.paint("#fbd4e0", vary=0.06)
    rim = [(np.cos(a), np.sin(a)) for a in np.linspace(0.3, 2 * np.pi - 0.1, 30)]
    for x, y, size in ((-2.1, -1.2, 0.85), (2.15, -1.0, 0.75), (-2.3, 1.6, 0.9), (2.6, 2.2, 1.0)):
        shapes.plate([(0, 0), *rim], pad, thick=0.06, at=(x, y, 0.04), turn=(90, 0, 0), size=size)
    outline = [(0, 0), (0.16, 0.28), (0, 0.62), (-0.16, 0.28)]
    for k in range(14):
        turn = (-30 - 28 * (k % 2), 0, 360 / 14 * k)
        shapes.leaf(outline, petal, at=(2.1, -1.0, 0.08), turn=turn, thick=0.03)
    shapes.ball(0.14, materials.paint("#f4c040"), sides=16, at=(2.1, -1.0, 0.25))
    reed = materials.paint("#5a8a3c", "#78a848", vary=0.2)
    for k in range(16):
        x = -4.6 + 0.62 * k
        tall = 2.2 + 1.2 * abs(np.sin(2.3 * k))
        if abs(x) > 1.5:
            line = [(x, 6, 0), (x + 0.1, 6, tall * 0.6), (x + 0.5 * np.sin(k), 6, tall)]
            shapes.tube(line, [0.13, 0.1, 0.02], reed, sides=8)


def _rainbow() -> None:
    for k, tint in enumerate(("#f08a7a", "#f8c07a", "#f8ec90", "#a8dc98", "#90c8e8")):
        r = 6.4 - 0.3 * k
        arc = [(1.2 + r * np.cos(a), 11, r * np.sin(a) + 0.6) for a in np.linspace(0, np.pi, 40)]
        paint = materials.paint(tint, vary=0, glow=0.25)
        shapes.hide_shadow(shapes.tube(arc, 0.16, paint, sides=8, steps=1))


def look() -> Look:
    return Look(
        "moss",
        gradient(((0, "#9cc86a"), (0.35, "#d4e8a0"), (0.6, "#f8f4c8"), (1, "#c8e0a0")), bend=0.3),
        exposure=0.85,
        glow=0.3,
        pull=0.1,
        focus=((0.5, 0.5, 0.22, 1.0), (0.3, 0.1, 0.12, 1.0), (0.5, 0.86, 0.1, 0.9)),
        seed=49,
    )
