"""Scissors cut a desert of paper open to a violet night; a crane flies off, folded camels stop."""

import numpy as np

from cards.studio import materials, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Faces, Vec
from cards.studio.shapes import Object
from cards.studio.skies import gradient

CRANE: list[Vec] = [
    (0, 0, 0.24), (0.4, 0, 0.02), (-0.4, 0, 0.02), (0, 0, -0.22), (0, 0.16, 0.02), (0, -0.16, 0.02),
    (0.2, 0.09, -0.06), (0.2, -0.09, -0.06), (0.98, 0, 0.66), (1.26, 0, 0.44), (0.86, 0.03, 0.54),
    (-0.2, 0.09, -0.06), (-0.2, -0.09, -0.06), (-1.05, 0, 0.56),
    (0.36, 0.02, 0.02), (-0.36, 0.02, 0.02), (0, 0, 0.25), (-0.05, 0.75, 1.3),
    (0.36, -0.02, 0.02), (-0.36, -0.02, 0.02), (0, 0, 0.25), (-0.2, -1.0, 1.0),
]  # fmt: skip
FOLDS: Faces = [
    (0, 1, 4), (0, 4, 2), (0, 5, 1), (0, 2, 5), (3, 4, 1), (3, 2, 4), (3, 1, 5), (3, 5, 2),
    (6, 8, 1), (7, 1, 8), (6, 7, 8), (8, 9, 10), (11, 2, 13), (12, 13, 2), (11, 13, 12),
    (14, 16, 17), (16, 15, 17), (18, 21, 20), (20, 21, 19),
]  # fmt: skip
"""A folded crane 2 m long that flies toward +X, wings along Y: its points and its flat faces."""

TIP, ALONG = np.array((2.55, 0.07)), np.array((0.88, 0.475))
"""Where the cut ends, and which way it runs over the ground."""
ACROSS = np.array((-ALONG[1], ALONG[0]))
MOON = (-3.8, -3.35, -0.36)
SAND = ("#f6dcb4", "#eec89c", "#fbeacc", "#e6bc8c")
CAMEL: list[Vec] = [
    (1.42, 1.58), (1.38, 1.7), (1.2, 1.82), (1.12, 1.94), (1.07, 1.76), (0.97, 1.45), (0.88, 1.12),
    (0.64, 1.04), (0.46, 1.5), (0.34, 1.56), (0.22, 1.46), (0.05, 1.08), (-0.14, 1.46),
    (-0.26, 1.56), (-0.38, 1.5), (-0.64, 1.04), (-0.82, 0.86), (-0.94, 0.5), (-0.84, 0.52),
    (-0.74, 0.72), (-0.8, 0.36), (-0.72, 0), (-0.54, 0), (-0.58, 0.36), (-0.42, 0.62), (0.3, 0.6),
    (0.42, 0.34), (0.4, 0), (0.58, 0), (0.58, 0.38), (0.7, 0.72), (0.98, 0.82), (1.12, 1.14),
    (1.17, 1.48),
]  # fmt: skip
"""A camel's outline as it walks toward +X."""


def build() -> None:
    stage.ambience("#e8eaf4", "#d8b090", 0.7)
    stage.sun((0.8, 0.35, -0.5), "#ffe2b0", 4.2, 0.6)
    stage.camera((-0.45, -13, 7.0), (-0.45, 0.6, 3.3), 36.5)
    for side in (-1, 1):
        _ground(side)
        _curl(side)
    _night()
    _caravan()
    _scissors()
    young = materials.paint("#f07a50", vary=0.04, scale=30, rough=0.9)
    shapes.thicken(_crane(young, at=(1.75, -3.85, 0.34), turn=(0, -6, 155), size=1.1), 0.012)
    paper = materials.paint("#e8482c", vary=0.04, scale=30, rough=0.9, glow=0.06)
    shapes.thicken(_crane(paper, at=(0.0, -2.4, 5.75), turn=(0, -10, 28), size=2.3), 0.012)


def _crane(paper: shapes.Material, **where: object) -> Object:
    return shapes.mesh(CRANE, FOLDS, paper, smooth=False, **where)


def _width(s: float) -> float:
    """Return how far the cut gapes to each side, `s` metres along it."""
    return 0.5 * max(0.0, -s) ** 0.9


def _roll(s: float) -> float:
    """Return the radius in which its lips curl up."""
    return 0.12 * max(0.0, -s) ** 0.7


def _point(s: float, t: float, z: float) -> Vec:
    x, y = TIP + s * ALONG + t * ACROSS
    return x, y, z


def _dunes(x: float, y: float) -> float:
    """Return the fold of the sand: zigzag ridges that grow toward the distance."""
    wave = (0.24 * y + 0.12 * x + 0.4 * np.sin(0.3 * x)) % 1
    ridge = min(wave / 0.7, (1 - wave) / 0.3)
    cross = abs((0.17 * x - 0.05 * y) % 1 - 0.5) * 2
    return np.clip((y - 3.5) / 4, 0, 1) * (0.9 + 0.16 * max(0, y)) * ridge * (0.4 + 0.6 * cross)


def _ground(side: int) -> None:
    """Lay flat facets from the cut to the horizon, each sheet with its own tint."""
    random = np.random.default_rng(5 + side)
    verts: list[Vec] = []
    columns, rows = 24, 22 if side > 0 else 9
    for j in range(rows):
        for i in range(columns):
            s = -17 + 1.5 * (i + (random.uniform(-0.3, 0.3) if j else 0))
            out = 0 if j == 0 else 1.35 * (j + random.uniform(-0.25, 0.25))
            x, y, _ = _point(s, side * (_width(s) + _roll(s) + out), 0)
            verts.append((x, y, _dunes(x, y) + (random.uniform(-0.07, 0.09) if j > 1 else 0)))
    faces: list[Faces] = [[] for _ in SAND]
    for j in range(rows - 1):
        for i in range(columns - 1):
            a, b, c, d = (j * columns + i, j * columns + i + 1, (j + 1) * columns + i,
                          (j + 1) * columns + i + 1)  # fmt: skip
            for face in [(a, b, d), (a, d, c)] if (i + j) % 2 else [(a, b, c), (b, d, c)]:
                faces[random.integers(len(SAND))].append(face)
    for tint, some in zip(SAND, faces, strict=True):
        paper = materials.paint(tint, vary=0.05, scale=20, rough=0.95)
        shapes.mesh(verts, some, paper, smooth=False)


def _curl(side: int) -> None:
    """Curl a lip of the cut back over the sand; thin and pale below."""
    for under, colour in ((0.0, SAND[2]), (0.025, "#fff2dc")):

        def lip(u: float, v: float, under: float = under) -> Vec:
            s = -10 + 10 * v
            r, a = _roll(s), u * 2.5
            shrink = 1 - 0.09 * a
            out = _width(s) + r - (r * shrink + under) * np.sin(a)
            return _point(s, side * out, r - (r * shrink + under) * np.cos(a))

        shapes.sheet(lip, materials.paint(colour, vary=0.05, rough=0.9), cells=(26, 60))


def _night() -> None:
    """Spread a violet night below the cut, with specks of light and a thin young moon."""
    deep = materials.paint("#241048", "#40206e", vary=0.15, scale=0.5, rough=1, glow=0.5)
    shapes.box((40, 24, 0.1), deep, at=(-4, -5, -1.0), bevel=0)
    light = materials.paint("#ffd45c", glow=0.8, vary=0)
    random = np.random.default_rng(14)
    for s in np.arange(-1.2, -10.5, -0.5):
        for _ in range(max(1, round(-s * 0.75))):
            shift, across = random.uniform(-0.25, 0.25), random.uniform(-0.9, 0.9)
            at = _point(s + shift, across * _width(s), -0.9)
            if np.hypot(at[0] - MOON[0], at[1] - MOON[1]) > 1.0:
                shapes.ball(random.choice((0.03, 0.045, 0.07)), light, sides=12, at=at)
    turns = np.linspace(-np.pi / 2, np.pi / 2, 41)
    moon = [(np.cos(a), np.sin(a)) for a in turns]
    moon += [(0.62 * np.cos(a), np.sin(a)) for a in turns[-2:0:-1]]
    shapes.plate(moon, light, thick=0.02, at=MOON, turn=(-40, 24, 0), size=0.6)


def _caravan() -> None:
    for k, (coat, rug) in enumerate((("#e09a2c", "#b8303c"), ("#c8743a", "#2f7a8a"),
                                     ("#a85a6a", "#e8b84a"))):  # fmt: skip
        x, y = -1.0 + 2.35 * k, 3.7 + 0.25 * k
        cloth = materials.paint(rug, vary=0.05, rough=0.9)
        things = []
        for s, shade in ((1, 0.8), (-1, 1.0)):
            paper = materials.paint(coat, vary=0.05, rough=0.95)
            legs = [(px * (1 if pz > 0.5 else 1 + 0.15 * s), pz) for px, pz in CAMEL]
            things.append(shapes.plate(legs, paper, thick=0.05, at=(0, 0.13 * s, 0),
                                       turn=(7 * s, 0, 0), size=shade**0.05))  # fmt: skip
            drape = [(-0.2, 1.3), (0.05, 1.16), (0.3, 1.3), (0.34, 0.7), (0.05, 0.58), (-0.24, 0.7)]
            things.append(shapes.plate(drape, cloth, thick=0.03, at=(0, 0.2 * s, 0),
                                       turn=(7 * s, 0, 0)))  # fmt: skip
        for radius, long, tint in (
            (0.2, 0.66, "#fff0d0"),
            (0.22, 0.44, rug),
            (0.23, 0.12, "#fff0d0"),
        ):
            half = long / 2
            roll = [(0, -half), (radius, -half), (radius, half), (0, half)]
            things.append(shapes.lathe(roll, materials.paint(tint, vary=0.05), smooth=False,
                                       at=(0.05, 0, 1.44), turn=(0, 90, 0)))  # fmt: skip
        shapes.group(things, at=(x, y, _dunes(x, y)), turn=(0, 0, 172 - 6 * k), size=1.45)


def _scissors() -> None:
    """Let scissors bite into the sand's edge, one blade over it and one under."""
    steel = materials.paint("#9fb4c8", metal=0.5, rough=0.25, vary=0.05)
    grip = materials.paint("#c8322c", vary=0.05, rough=0.4)
    things = []
    for s in (-1, 1):
        blade = [(0.05, 0.2 * s), (-0.3, 0.12 * s), (-0.25, -0.1 * s), (0.2, -0.16 * s),
                 (3.0, 0.04 * s), (1.6, 0.2 * s)]  # fmt: skip
        handle = [(0, 0, 0), (-0.7, 0, -0.12 * s), (-1.25, 0, -0.1 * s)]
        angles = np.linspace(0, 2 * np.pi, 25)
        bow = [(-1.95 + 0.78 * np.cos(a), 0, -0.42 * s + 0.46 * np.sin(a)) for a in angles]
        half = [
            shapes.plate(blade, steel, thick=0.09, at=(0, 0.06 * s, 0)),
            shapes.tube(handle, [0.16, 0.13, 0.16], grip),
            shapes.tube(bow, 0.15, grip, steps=2),
        ]
        things.append(shapes.group(half, turn=(0, -16 * s, 0)))
    gold = materials.paint("#f0c04a", metal=0.4, rough=0.3)
    things.append(shapes.ball(0.15, gold, at=(0, -0.1, 0), size=(1, 0.6, 1)))
    x, y, _ = _point(-2.9, 0, 0)
    turn = np.degrees(np.arctan2(ALONG[1], ALONG[0]))
    shapes.group(things, at=(x, y, 0.62), turn=(0, 8, turn), size=1.25)


def look() -> Look:
    air = gradient(((0, "#4fa8bc"), (0.25, "#a8d8d0"), (0.4, "#fbe8c8"), (1, "#fbe8c8")), bend=0.03)
    return Look(
        "bone", air, Fog(17, 18, "#fbe8c8", 0.8), exposure=0.95, glow=0.15, pull=0.12,
        finish="cutout", focus=((0.6, 0.3, 0.3, 1.0), (0.5, 0.7, 0.5, 0.9)), seed=101,
    )  # fmt: skip
