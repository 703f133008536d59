"""A loaf of bread is cut: its slices are the phases of the moon."""

import numpy as np

from cards.studio import materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#8a7a70", "#4a3426", 0.6)
    stage.panel((-4.5, 2.5, 4.5), (0, 0, 0.5), "#ffe0a8", 1000, 1.4)
    stage.panel((5, -4, 3), (0, 0, 0.5), "#8fa4e0", 260, 3)
    stage.camera((0.35, -5.6, 2.75), (0.15, 0, 0.95), 39)
    wood = materials.paint("#7a4f30", "#684026", vary=0.25, scale=2.5)
    for k in range(9):
        shapes.box((12, 0.72, 0.1), wood, at=(0, -2.6 + 0.74 * k, -0.06), bevel=0.015)
    board = props.wood("#c89a62", "#b08450")
    shapes.box((3.7, 1.75, 0.1), board, at=(0.1, 0.0, 0.05), turn=(0, 0, -6), bevel=0.06)
    _loaf()
    _knife()
    _rest()
    _window()


def _window() -> None:
    """Set a wall with a window on a starry night."""
    wall = materials.paint("#8a6048", "#7c543e", vary=0.12, scale=1.2)
    shapes.box((14, 0.2, 9), wall, at=(0, 3.6, 3.5), bevel=0)
    night = materials.paint("#27407a", "#3f5fa0", vary=0.1, scale=1, glow=0.5)
    shapes.box((1.9, 0.1, 2.0), night, at=(0.15, 3.5, 2.75), bevel=0)
    frame = props.wood("#5a3a26", "#4a2e1e")
    for x, z, wide, tall in (
        (0.15, 3.8, 2.2, 0.14),
        (0.15, 1.7, 2.3, 0.18),
        (-0.87, 2.75, 0.14, 2.2),
        (1.17, 2.75, 0.14, 2.2),
        (0.15, 2.75, 0.08, 2.0),
        (0.15, 2.75, 1.9, 0.08),
    ):
        shapes.box((wide, 0.16, tall), frame, at=(x, 3.42, z))
    spark = materials.paint("#fff4d0", glow=1.4, vary=0)
    for x, z, r in ((-0.4, 3.35, 0.09), (0.65, 3.2, 0.06), (0.5, 2.3, 0.08), (-0.5, 2.2, 0.05)):
        shapes.star(r, spark, at=(x, 3.4, z))


def _slice(lit: float, at: Vec, turn: Vec, side: int = 1) -> None:
    """Set a slice whose crumb is a moon, lit over a share `lit` of its width."""
    crust = materials.paint("#9a5f2c", "#7a4520", vary=0.25, scale=5, bump=0.3)
    dark = materials.paint("#5a3f34", "#4a332c", vary=0.2, scale=6)
    moon = materials.paint("#fff0c4", "#f0d898", vary=0.12, scale=5, glow=0.55)
    angles = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rim = [(0.62 * np.cos(a), 0.6 + 0.58 * np.sin(a)) for a in angles]
    things = [
        shapes.plate(rim, crust, thick=0.12),
        shapes.plate([(x * 0.93, 0.6 + (z - 0.6) * 0.93) for x, z in rim], dark, thick=0.135),
    ]
    if lit > 0:
        half = np.linspace(-np.pi / 2, np.pi / 2, 26)
        rims = (0.5, 0.5 * (1 - 2 * lit))
        verts = [
            (side * r * np.cos(a), y, 0.6 + 0.5 * np.sin(a))
            for y in (-0.078, 0.078)
            for r in rims
            for a in half
        ]
        n = len(half)
        faces = [
            (start + k, start + k + 1, start + n + k + 1, start + n + k)
            for start in (0, 2 * n)
            for k in range(n - 1)
        ]
        things.append(shapes.mesh(verts, faces, moon, smooth=False))
    shapes.group(things, at=at, turn=turn)


def _loaf() -> None:
    crust = materials.paint("#a8682f", "#84501f", vary=0.25, scale=3, bump=0.35)

    def skin(u: float, v: float) -> Vec:
        a = 2 * np.pi * v
        r = 0.6 * np.sin(np.pi * min(1, 0.5 + 0.5 * u)) ** 0.45
        dent = 0.03 * np.sin(u * 34) * max(0, np.sin(a))
        return r * np.cos(a), 1.5 * u, 0.6 + (r * 0.95 + dent) * np.sin(a)

    loaf = shapes.sheet(skin, crust, cells=(60, 60))
    cut = [(0.6 * np.cos(a), 0.6 + 0.57 * np.sin(a)) for a in np.linspace(0, 6.28, 40)]
    face = shapes.plate(
        cut, materials.paint("#fff0c4", "#f0d898", vary=0.12, scale=5, glow=0.5), thick=0.02
    )
    shapes.group([loaf, face], at=(-1.05, 0.3, 0.1), turn=(0, 0, 38), size=1.1)
    for k, (lit, side) in enumerate(((0.78, -1), (0.5, -1), (0.22, -1))):
        _slice(lit, (-0.42 + 0.6 * k, -0.12 - 0.17 * k, 0.12), (-12 - 16 * k, 0, 34 - 8 * k), side)
    _slice(0.0, (1.42, -0.62, 0.17), (-78, 0, 10))
    random = np.random.default_rng(3)
    crumb = materials.paint("#f4deb0", vary=0.2)
    for _ in range(70):
        x, y = random.normal(0.4, 0.9), random.normal(-0.75, 0.35)
        shapes.ball(
            random.uniform(0.012, 0.035),
            crumb,
            sides=8,
            at=(x, y, 0.11 if abs(x) < 1.8 and y > -0.85 else 0.01),
        )


def _knife() -> None:
    steel = materials.paint("#dce4ea", metal=0.9, rough=0.2, vary=0.04)
    blade = [(0, 0), (1.7, 0.02), (1.82, 0.1), (1.6, 0.2), (0, 0.2)]
    things = [
        shapes.plate(blade, steel, thick=0.03),
        shapes.box((0.75, 0.09, 0.19), props.wood("#4a2a18"), at=(-0.36, 0, 0.1), bevel=0.03),
    ]
    shapes.group(things, at=(-0.95, -1.4, 0.03), turn=(86, 0, -8), size=1.05)


def _mouse() -> None:
    """Let a mouse walk off to the left on its hind feet, a crescent slice in its arms."""
    coat, pink = "#b4aab4", "#e8aaa4"
    parts: list[Part] = [
        Blob((0.04, 0, 0.24), (0.19, 0.17, 0.23), coat),
        Blob((-0.02, 0, 0.44), (0.13, 0.12, 0.14), coat),
        Blob((-0.07, 0, 0.6), (0.14, 0.12, 0.12), coat),
        Limb((-0.12, 0, 0.58), (-0.29, 0, 0.55), 0.09, 0.03, coat, blend=0.06),
        Blob((-0.32, 0, 0.555), (0.03, 0.03, 0.028), pink, blend=0.01, weight=2),
        Blob((-0.02, 0, 0.22), (0.16, 0.13, 0.18), "#e4dadc", blend=0.03),
    ]
    for s in (-1, 1):
        parts += [
            Blob((0.02, s * 0.12, 0.74), (0.12, 0.03, 0.13), coat, blend=0.02),
            Blob((0.01, s * 0.12 - 0.02, 0.74), (0.085, 0.025, 0.095), pink, blend=0.01, weight=2),
            Limb((-0.05, s * 0.12, 0.46), (-0.22, s * 0.2, 0.35), 0.05, 0.045, coat, blend=0.02),
            Blob((-0.29, s * 0.19, 0.31), (0.06, 0.05, 0.055), pink, blend=0.02),
            Blob((-0.06 * s, s * 0.1, 0.03), (0.13, 0.06, 0.04), pink, blend=0.02),
        ]
    tail = [(0.2, 0, 0.1), (0.42, 0, 0.06), (0.6, 0, 0.2), (0.66, 0, 0.45), (0.78, 0, 0.55)]
    ink = materials.paint("#140c0a", rough=0.1, vary=0)
    angles = np.linspace(-np.pi / 2, np.pi / 2, 20)
    outer = [(-0.4 * np.cos(a), 0.4 * np.sin(a)) for a in angles]
    inner = [(-0.16 * np.cos(a), 0.4 * np.sin(a)) for a in angles[::-1]]
    crust, moon = (
        materials.paint("#9a5f2c", "#7a4520", vary=0.2),
        materials.paint("#fff0c4", vary=0.05, glow=0.5),
    )
    slice_ = [
        shapes.plate([*outer, *inner], crust, thick=0.09),
        shapes.plate([(x * 0.86 - 0.03, z * 0.86) for x, z in (*outer, *inner)], moon, thick=0.11),
    ]
    things = [
        model(parts, voxel=0.014, blend=0.05, vary=0.1, scale=9),
        shapes.tube(tail, [0.03, 0.028, 0.024, 0.018, 0.008], materials.paint(pink)),
        shapes.ball(0.026, ink, sides=16, at=(-0.15, -0.105, 0.64)),
    ]
    crescent = shapes.group(slice_, at=(-0.29, -0.1, 0.4), turn=(0, -50, 0), size=0.82)
    shapes.group([*things, crescent], at=(0.95, -1.75, 0.0), turn=(0, 0, 8), size=1.3)


def _rest() -> None:
    _mouse()
    jug = [
        (0, 0),
        (0.3, 0.02),
        (0.38, 0.3),
        (0.3, 0.62),
        (0.2, 0.8),
        (0.24, 0.95),
        (0.2, 0.93),
        (0.16, 0.8),
    ]
    glaze = materials.paint("#3f5f8a", vary=0.12, rough=0.25)
    shapes.lathe(jug, glaze, at=(1.6, 1.2, 0), size=1.25)
    shapes.tube(
        [(0.22, 0, 0.85), (0.5, 0, 0.75), (0.48, 0, 0.4), (0.34, 0, 0.3)],
        0.05,
        glaze,
        at=(1.6, 1.2, 0),
        turn=(0, 0, -20),
        size=1.25,
    )
    props.candle(0.75, at=(-2.0, 1.25, 0), size=1.2)
    stage.bulb((-2.0, 1.0, 1.5), "#ffc070", 40, 0.1)
    cloth = materials.paint("#4a6a94", "#7f9ab8", vary=0.05, scale=3)

    def napkin(u: float, v: float) -> Vec:
        x, y = 0.5 + 1.7 * u, -2.7 + 0.8 * v + 0.25 * u
        return x, y, 0.02 + 0.06 * abs(shapes.hills(x, y, 1.8))

    shapes.thicken(shapes.sheet(napkin, cloth, cells=(30, 20)), 0.015)
    stars = materials.paint("#f4deb0", glow=0.4)
    for x, y, r in ((-1.75, -0.75, 0.09), (-2.05, -1.3, 0.07), (-1.5, -1.75, 0.06)):
        shapes.star(r, stars, at=(x, y, 0.03), turn=(-88, 0, 20))


def look() -> Look:
    return Look(
        "umber", plain("#3a2a22"), Fog(8, 7, "#2a1c18", 0.6), exposure=1.0, glow=0.4, pull=0.24,
        focus=((0.35, 0.45, 0.14, 0.9), (0.75, 0.66, 0.06, 1.2)), seed=67,
    )  # fmt: skip
