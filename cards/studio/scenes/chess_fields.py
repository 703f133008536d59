"""At the edge of a chess board the squares become fields and the pawns walk away."""

from collections.abc import Callable

import numpy as np

from cards.studio import animals, buildings, materials, plants, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

PAWN = (
    (0, 0),
    (0.3, 0),
    (0.32, 0.07),
    (0.22, 0.14),
    (0.13, 0.24),
    (0.1, 0.5),
    (0.2, 0.56),
    (0.12, 0.62),
    (0.19, 0.78),
    (0.12, 0.93),
    (0, 0.97),
)
KING = (
    (0, 0),
    (0.36, 0),
    (0.38, 0.08),
    (0.26, 0.18),
    (0.17, 0.32),
    (0.14, 0.95),
    (0.27, 1.02),
    (0.19, 1.1),
    (0.27, 1.45),
    (0.1, 1.5),
    (0, 1.52),
)
CROPS = ("#8ab04a", "#d8b048", "#6f9a40", "#c89a5a", "#a8c058", "#e0c060", "#7f9f48", "#b88a4a")


def build() -> None:
    stage.ambience("#e4ecf0", "#a89868", 0.8)
    stage.sun((0.6, 0.45, -0.6), "#ffedc8", 3.9, 1.5)
    stage.camera((0.6, -7.6, 6.2), (0.1, 1.9, 0.25), 40)
    _board()
    _fields()
    ivory, ebony = (
        materials.paint("#f4e8cc", rough=0.3, vary=0.06),
        materials.paint("#4a2f26", rough=0.3, vary=0.1),
    )
    for x, y in ((-2.5, -3.5), (0.5, -3.5), (2.5, -2.5)):
        shapes.lathe(PAWN, ebony, at=(x, y, 0))
    king = [
        shapes.lathe(KING, ebony),
        shapes.box((0.06, 0.06, 0.3), ebony, at=(0, 0, 1.62)),
        shapes.box((0.2, 0.06, 0.06), ebony, at=(0, 0, 1.64)),
    ]
    shapes.group(king, at=(-0.5, -2.5, 0), size=1.15)
    fallen = [
        shapes.lathe(KING, ivory),
        shapes.box((0.06, 0.06, 0.3), ivory, at=(0, 0, 1.62)),
        shapes.box((0.2, 0.06, 0.06), ivory, at=(0, 0, 1.64)),
    ]
    shapes.group(fallen, at=(1.0, -1.7, 0.33), turn=(88, 0, -65), size=1.0)
    for k in range(7):
        t = k / 6
        x = 0.9 + 1.5 * np.sin(4.2 * t) - 1.2 * t
        y = -0.4 + 8.6 * t
        _walker(ivory, (x, y, _rise(y)), 1.0 + 0.05 * k, 10 * np.sin(k * 2.2))
    animals.bird(
        "#2f4a7a", "#f0d0b0", flying=True, at=(-1.3, 0.4, 2.3), turn=(20, 20, 150), size=1.0
    )
    animals.bird(
        "#2f4a7a", "#f0d0b0", flying=True, at=(1.9, 2.2, 2.4), turn=(10, -15, 130), size=0.8
    )


def _rise(y: float) -> float:
    return 0.018 * max(0, y - 3) ** 1.6


def _board() -> None:
    light, dark = (
        materials.paint("#f0e0bc", vary=0.08, rough=0.35),
        materials.paint("#7a4a34", vary=0.15, rough=0.35),
    )
    for i in range(-5, 5):
        for j in range(-6, 1):
            shapes.box(
                (0.985, 0.985, 0.12),
                (light, dark)[(i + j) % 2],
                at=(i + 0.5, j + 0.5, -0.06),
                bevel=0.015,
            )


def _fields() -> None:
    """Let the squares swell into fields: striped with furrows, each row larger and wilder."""
    earth = materials.paint("#8a9a4a", "#a48a50", vary=0.2)
    shapes.terrain((60, 34), lambda _x, y: _rise(y) - 0.05, earth, cells=60, centre=(0, 18.05))
    random = np.random.default_rng(4)
    hedge = materials.paint("#4f7a3a", vary=0.3, scale=6, bump=0.6)
    y, deep, row = 1.0, 1.0, 0
    while y < 26:
        wide = deep * 1.04
        count = int(20 / wide)
        for i in range(-count, count):
            x = i * wide + 0.15 * row * random.normal()
            crop = CROPS[random.integers(len(CROPS))]
            if row == 0:
                crop = ("#dcd494", "#7a7a3a")[(i + 1) % 2]
            m = materials.paint(crop, vary=0.2, scale=3 / deep)
            sway = random.uniform(-0.08, 0.08) * row

            plot = _plot((x, y), wide, deep, row, sideways=(i + row) % 2 == 1, sway=sway)
            shapes.sheet(plot, m, cells=(38, 38) if row < 4 else (20, 20))
            if row > 1 and random.random() < 0.5:
                for t in np.linspace(0.05, 0.95, 6):
                    shapes.ball(
                        0.09 * deep,
                        hedge,
                        sides=10,
                        at=(x, y + deep * t, _rise(y + deep * t) + 0.05),
                        size=(0.7, 1.3, 0.9),
                    )
        if row in {2, 3, 4, 5}:
            for k in range(2):
                tx = (-2.6, 2.4)[k] * (0.7 + 0.25 * row) + random.normal(0, 0.3)
                plants.round_tree(
                    ("#5f8a3f", "#7fa048")[k],
                    seed=row * 2 + k,
                    at=(tx, y + 0.4, _rise(y) - 0.02),
                    size=0.5 + 0.14 * row,
                )
        y, row = y + deep, row + 1
        deep *= 1.22
    buildings.house(
        (1.2, 1.0, 0.9),
        0.8,
        wall="#c8483a",
        tiles="#6a4a44",
        window="#f4e8cc",
        glow=0.2,
        seed=2,
        at=(-1.9, 6.3, _rise(6.3)),
        turn=(0, 0, 22),
        size=0.85,
    )
    buildings.tower(
        0.28,
        1.1,
        wall="#d8d0c0",
        tiles="#8a8a94",
        window="#6a6460",
        glow=0.1,
        at=(-0.95, 6.7, _rise(6.7)),
    )


def _plot(
    corner: tuple[float, float], wide: float, deep: float, row: int, *, sideways: bool, sway: float
) -> Callable[[float, float], Vec]:
    """Return the surface of one field; its furrows deepen with the row and run either way."""
    high = min(0.035, 0.012 + 0.006 * row)

    def surface(u: float, v: float) -> Vec:
        x = corner[0] + wide * 0.97 * u + sway * v
        y = corner[1] + deep * 0.97 * v + 0.4 * sway * u
        return x, y, _rise(y) + high * np.sin((u if sideways else v) * 12 * np.pi) + 0.02

    return surface


def _walker(
    material: shapes.Material, at: tuple[float, float, float], size: float, lean: float
) -> None:
    """Set a pawn on two small legs, with a bundle on a stick."""
    x, y, z = at
    stride = 14 if lean > 0 else -14
    pawn = [shapes.lathe(PAWN, material, at=(0, 0, 0.2))]
    pawn += [
        shapes.rod((s * 0.1, 0, 0.22), (s * 0.11, s * stride * 0.008, 0.0), 0.045, material)
        for s in (-1, 1)
    ]
    stick = materials.paint("#7a5236")
    pawn.append(shapes.rod((0.16, -0.12, 0.72), (0.5, 0.12, 1.02), 0.018, stick))
    cloth = materials.paint(("#c8402f", "#3f6f8a", "#e0a83a")[int(abs(y * 3)) % 3])
    pawn.append(shapes.ball(0.13, cloth, sides=16, at=(0.52, 0.13, 0.96)))
    shapes.group(pawn, at=(x, y, z), turn=(0, lean * 0.6, 12), size=size)


def look() -> Look:
    return Look(
        "wheat",
        sky("noon", 97),
        Fog(14, 22, "#e4e8d4", 0.8),
        exposure=0.82,
        glow=0.2,
        pull=0.2,
        focus=((0.5, 0.55, 0.16, 1.0), (0.5, 0.35, 0.12, 0.8)),
        seed=137,
    )
