"""A giant sleeps as a range of hills under a quilt of fields; a farmer ploughs the quilt."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.animals import horses
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

TURF, SHADE, HEATHER = "#8fb04e", "#6f9440", "#b85f68"
FIELDS = ("#d8b850", "#7fa648", "#e4d27c", "#a8643c", "#9cbc5c", "#c89a48", "#5f8f4a")
CELL = 1.9
"""How wide a patch of the quilt is."""
TEAM: Vec = (1.0, -7.5)


def build() -> None:
    stage.ambience("#cfe4f4", "#8a9a5a", 0.7)
    stage.sun((0.75, 0.5, -0.55), "#ffe8b0", 4.0, 2)
    stage.panel((7, -12, 7), (1, 0, 3), "#bcd8ff", 700, 5)
    stage.camera((0.7, -17, 7.0), (0.75, 0, 2.2), 43)
    far = materials.paint("#86a852", "#9cb860", vary=0.08, scale=0.3)
    shapes.terrain((140, 110), _plain, far, cells=160, centre=(0, 40))
    _head()
    _hair()
    _quilt()
    _team()
    _village()


def _plain(x: float, y: float) -> float:
    return -0.2 + 1.6 * shapes.hills(x, y, 0.05) * min(1.0, max(0.0, (y - 6) / 12))


def _head() -> None:
    """Lay the head on its back in profile: its crown to the left, its nose to the sky."""
    parts: list[Part] = [
        Blob((-1.6, 0, 1.5), (2.6, 2.3, 2.3), TURF),
        Blob((1.0, 0, 1.7), (2.5, 1.9, 2.0), TURF),
        Blob((-0.25, 0, 3.45), (0.5, 1.4, 0.4), TURF, blend=0.5),
        Limb((0.2, 0, 3.5), (1.35, 0, 4.6), 0.42, 0.5, TURF, blend=0.45),
        Blob((1.42, 0, 4.52), (0.58, 0.55, 0.55), TURF, blend=0.3),
        *(Blob((1.64, y, 4.1), (0.45, 0.36, 0.42), TURF, blend=0.25) for y in (-0.5, 0.5)),
        Blob((2.3, 0, 2.95), (1.0, 1.25, 0.85), TURF, blend=0.3),
        Blob((2.42, 0, 3.86), (0.34, 0.95, 0.46), HEATHER, blend=0.1, weight=4),
        Blob((3.02, 0, 3.66), (0.34, 0.9, 0.46), HEATHER, blend=0.1, weight=4),
        Blob((3.75, 0, 3.05), (0.75, 0.95, 0.8), TURF, blend=0.4),
        Limb((3.4, -0.9, 2.5), (0.4, -1.9, 0.8), 0.75, 0.85, TURF),
        Blob((1.7, -1.2, 2.9), (1.0, 0.75, 0.8), "#a8a858", blend=0.5),
        Blob((0.55, -1.3, 3.2), (0.75, 0.6, 0.55), "#a8c468", blend=0.12, weight=3),
        Limb((2.3, 0, 0.6), (5.5, 0, 0.4), 1.5, 1.8, SHADE),
        Blob((-0.75, -2.15, 1.35), (0.6, 0.35, 0.85), TURF, (0, -20, 0), blend=0.15),
        Blob((-0.65, -2.5, 1.4), (0.34, 0.3, 0.55), SHADE, (0, -20, 0), carve=True, blend=0.15),
        Blob((1.93, -0.58, 3.95), (0.16, 0.2, 0.13), "#3a4a28", carve=True, blend=0.08),
    ]
    model(parts, voxel=0.09, blend=0.6, vary=0.08, scale=0.8, soft=1.2)
    crease = materials.paint("#3f5a2c", vary=0.1)
    lid = [(-0.15, -1.7, 3.3), (0.15, -1.85, 3.02), (0.55, -1.9, 2.88), (0.95, -1.85, 2.95),
           (1.25, -1.7, 3.15)]  # fmt: skip
    shapes.tube(lid, [0.06, 0.14, 0.16, 0.14, 0.06], crease)
    for k, t in enumerate(np.linspace(0.08, 0.92, 6)):
        x, y, z = (np.interp(t * 4, range(5), [p[i] for p in lid]) for i in range(3))
        plants.fir("#3f6a3a", at=(x, y - 0.05, z - 0.05), turn=(80, 40 * (t - 0.5) * 2, 0),
                   size=0.3 + 0.04 * (k % 2))  # fmt: skip


def _canopy(colour: str, seed: int) -> shapes.Object:
    random = np.random.default_rng(seed)
    parts: list[Part] = [Blob(random.uniform(-0.5, 0.5, 3), (random.uniform(0.4, 0.6),) * 3, colour)
                         for _ in range(9)]  # fmt: skip
    return model(parts, voxel=0.09, blend=0.1, vary=0.2, scale=3, at=(0, 60, -20))


def _hair() -> None:
    """Plant a wood round the crown and a hedge for the eyebrow."""
    woods = [_canopy(c, k) for k, c in enumerate(("#3f7038", "#568a3c", "#2f5c38", "#c8863c"))]
    random = np.random.default_rng(3)
    for k in range(70):
        a, side = random.uniform(150, 262), random.uniform(-1, 1)
        r = random.uniform(0.98, 1.12)
        x = -1.5 + 2.6 * r * np.cos(np.radians(a - 60)) * np.cos(side * 1.2)
        z = 1.4 + 2.3 * r * np.sin(np.radians(a - 60)) * np.cos(side * 1.2)
        if x < -1.2 and z > -0.6:
            kind = k % 4 if k % 7 == 3 else k % 3
            shapes.copy_of(woods[kind], at=(x, 2.3 * np.sin(side * 1.2), z), turn=(0, 0, 50 * k),
                           size=random.uniform(0.5, 0.8))  # fmt: skip
    for k, t in enumerate(np.linspace(0, 1, 7)):
        at = (-0.85 + 0.3 * np.sin(np.pi * t), -2.0 + 1.1 * t, 3.0 + 0.85 * t)
        shapes.copy_of(woods[k % 3], at=at, turn=(0, 0, 70 * k), size=0.3)
    for k in range(34):
        x, y = random.uniform(-14, 16), random.uniform(12, 46)
        shapes.copy_of(woods[k % 4], at=(x, y, _plain(x, y) + 0.5), turn=(0, 0, 50 * k),
                       size=random.uniform(0.8, 1.5))  # fmt: skip


def _cover(x: float, y: float) -> float:
    """Return the height of the quilt, which is drawn up to the chin and falls to the front."""
    chest = 3.6 * np.exp(-(((x - 7.2) / 3.3) ** 2) - ((y - 0.5) / 3.6) ** 2)
    roll = 0.8 * np.exp(-(((y + 7.5) / 3.2) ** 2) - ((x - 2.5) / 4.5) ** 2)
    return chest + roll + 0.12 * np.sin(1.3 * x + 0.5 * y) - 0.1


def _hem(y: float) -> float:
    """Return where the quilt begins: under the chin far back, at the left in front."""
    return 3.9 + 0.78 * min(0.0, y + 1.2) + 0.25 * np.sin(y)


def _quilt() -> None:
    random = np.random.default_rng(12)
    cloths = [materials.paint(c, vary=0.06, scale=1.5) for c in FIELDS]
    hem, stitch = materials.paint("#f4ead0", vary=0.04), materials.paint("#6a8f3c", vary=0.1)
    for j in range(-7, 3):
        for i in range(8):

            def patch(u: float, v: float, i: int = i, j: int = j) -> Vec:
                y = (j + v) * CELL
                x = _hem(y) + 0.3 + (i + u) * CELL
                puffy = 0.1 * (np.sin(np.pi * u) * np.sin(np.pi * v)) ** 0.5
                return x, y, _cover(x, y) + puffy

            shapes.sheet(patch, cloths[int(random.integers(7))], cells=(12, 12))
            edge = [patch(0, v) for v in np.linspace(0, 1, 6)]
            shapes.tube(edge, 0.07, stitch, sides=6, steps=2)
            shapes.tube([patch(u, 0) for u in np.linspace(0, 1, 6)], 0.07, stitch, sides=6, steps=2)

    def border(u: float, v: float) -> Vec:
        y = -13 + 17 * v
        x = _hem(y) - 0.45 + 0.9 * u
        return x, y, _cover(x, y) + 0.02 + 0.22 * np.sin(np.pi * u) ** 0.6

    shapes.sheet(border, hem, cells=(16, 90))


def _team() -> None:
    """Set a farmer, his horse and a plough big enough to see, and the furrows behind them."""
    x, y = TEAM
    z = _cover(x, y) + 0.1
    soil = materials.paint("#6a4428", "#7a5232", vary=0.1, scale=3)
    for k in range(5):
        row = y - 0.62 + 0.3 * k
        line = [(x + t, row, _cover(x + t, row) + 0.06)
                for t in np.linspace(0.3 + 0.1 * k, 5, 14)]  # fmt: skip
        shapes.tube(line, [0.03, *[0.13] * 13], soil, sides=10)
    animals.horse("#f0e2cc", "#8a5a34", neck=38, wind=0.15, at=(x - 1.35, y, z), turn=(0, 0, -90),
                  legs=horses.WALK, size=0.92)  # fmt: skip
    leather, wood = materials.paint("#a83a2c", vary=0.05), props.wood("#8a5230")
    shapes.ring(0.27, 0.07, leather, at=(x - 1.85, y, z + 1.05), turn=(0, 65, 0), size=(1.2, 1, 1))
    iron = materials.paint("#8a98a4", metal=0.5, rough=0.35)
    shapes.tube([(x - 0.7, y, z + 0.75), (x + 0.1, y, z + 0.5), (x + 0.8, y, z + 0.3)], 0.06, wood)
    share = [(-0.5, -0.12), (0.25, 0.4), (0.35, 0.3), (0.2, -0.12)]
    shapes.plate(share, iron, thick=0.08, at=(x + 0.4, y - 0.1, z + 0.12))
    for s in (-1, 1):
        shapes.tube([(x + 0.3, y, z + 0.3), (x + 0.9, y + 0.12 * s, z + 0.7),
                     (x + 1.35, y + 0.2 * s, z + 0.98)], 0.045, wood)  # fmt: skip
        rein = [(x - 2.3, y + 0.12 * s, z + 1.3), (x - 0.6, y + 0.25 * s, z + 1.15),
                (x + 1.3, y + 0.2 * s, z + 1.05)]  # fmt: skip
        shapes.tube(rein, 0.022, leather)
    man = people.person(
        gender="male", pose="walk", top="#2f5f9a", bottom="#5a4a3a", skin="#b8805c", head=1.35,
        hair="#3a2418", hair_length=0.08, eyes=False, shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.L": (0.2, -0.5, -0.85), "lowerarm01.L": (0.0, -1, 0.05),
            "upperarm01.R": (-0.2, -0.5, -0.85), "lowerarm01.R": (0.0, -1, 0.05),
        },
        curl=dict.fromkeys("LR", (40, 85, 85, 85, 85)),
        at=(x + 1.85, y, z - 0.05), turn=(0, 0, -90), size=0.98,
    )  # fmt: skip
    people.put_on(man, people.hat("bowler", "#c8402f", "#f4e2b0"))


def _village() -> None:
    """Put some houses at the giant's ear, and a church on the far hill."""
    for k, (x, y, turn) in enumerate(((-1.9, -5.3, 20), (-0.75, -4.3, -15), (-2.2, -3.9, 5))):
        buildings.house(wall=buildings.WALLS[k], tiles="#c8583c", window="#5a6a78", glow=0.1,
                        seed=k + 4, at=(x, y, _plain(x, y)), turn=(0, 0, turn),
                        size=0.72)  # fmt: skip
    buildings.cathedral(tiles="#8a5a4a", glow=0.1, at=(8.6, 20, _plain(8.6, 20)), turn=(0, 0, -20),
                        size=1.1)  # fmt: skip


def look() -> Look:
    return Look(
        "moss", sky("spring", 15), Fog(26, 50, "#dfe8dc", 0.85), exposure=0.85, glow=0.25, pull=0.2,
        focus=((0.55, 0.3, 0.15, 1.0), (0.5, 0.72, 0.18, 1.1)), seed=23,
    )  # fmt: skip
