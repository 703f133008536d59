"""A ship's figurehead has stepped ashore: her bracket is empty, her footprints are wet."""

import numpy as np
from skimage.measure import points_in_poly

from cards.studio import buildings, materials, people, shapes, stage
from cards.studio.colour import light
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Array, Faces, Vec, catmull, grid_faces
from cards.studio.skies import sky

BANDS = ((0, "#5a1f1c"), (0.3, "#5a1f1c"), (0.31, "#e0a848"), (0.35, "#e0a848"), (0.36, "#123a44"),
         (0.74, "#174a54"), (0.75, "#e0a848"), (0.8, "#e0a848"), (0.81, "#7a3a20"),
         (1, "#7a3a20"))  # fmt: skip
"""The hull's colours from the water to the rail."""
BOW: Vec = (-1.75, 1.5, 0)
"""Where the stem meets the water; the ship points to the right and toward the camera."""
SHADOW = (
    (0, 1), (0.12, 0.95), (0.14, 0.86), (0.08, 0.79), (0.2, 0.745), (0.42, 0.79), (0.6, 0.85),
    (0.61, 0.81), (0.42, 0.71), (0.22, 0.65), (0.13, 0.56), (0.24, 0.4), (0.34, 0.2), (0.46, 0),
    (-0.48, 0), (-0.36, 0.2), (-0.22, 0.4), (-0.13, 0.56), (-0.2, 0.66), (-0.24, 0.73),
    (-0.42, 0.69), (-0.4, 0.76), (-0.26, 0.81), (-0.16, 0.93),
)  # fmt: skip
"""The outline she left on the planks, her height being 1."""
WALK = ((-0.8, 0.6), (-1.0, -0.8), (-0.85, -2.2), (-0.35, -3.2), (0.4, -3.35), (0.95, -2.7))
"""Where she walked on the quay."""
SOLE = ((-0.02, -0.3), (0.08, -0.24), (0.07, -0.08), (0.12, 0.1), (0.09, 0.2), (-0.02, 0.23),
        (-0.12, 0.18), (-0.12, 0.06), (-0.06, -0.08), (-0.09, -0.22))  # fmt: skip
"""The outline of a left foot, its toes toward +z."""


def build() -> None:
    stage.ambience("#5a98a0", "#4a4038", 0.75)
    stage.sun((-0.8, 0.3, -0.5), "#ffc078", 4.0, 2)
    stage.panel((-5, -6, 4), (0, 0, 2), "#a8d0c8", 200, 4)
    stage.panel((5, -5, 3.2), (1.2, -1, 2.8), "#ffd0a0", 200, 2)
    stage.camera((0.35, -8.4, 2.9), (0.12, 0, 2.15), 33.5)
    _quay()
    _ship()
    _figurehead()
    houses = buildings.street(7, 5, glow=1.0, walls=("#b8826a", "#c8a078", "#8a7a78"),
                              roofs=("#5a4050", "#8a4838"))  # fmt: skip
    shapes.group(houses, at=(0.6, 10.5, 0), turn=(0, 0, -8), size=1.75)


def _quay() -> None:
    sea = [(-30, -20, -0.9), (30, -20, -0.9), (30, 60, -0.9), (-30, 60, -0.9)]
    shapes.mesh(sea, [(0, 1, 2, 3)], materials.water("#12565e", strength=0.5))
    stones = [materials.paint(c, vary=0.1, scale=3, rough=0.75)
              for c in ("#b89c78", "#c4a884", "#a88c6c")]  # fmt: skip
    random = np.random.default_rng(8)
    for row in range(30):
        y = -6.4 + 0.62 * row
        x = -1.55 - 0.04 * y + 0.1 * (row % 3)
        while x < 9:
            wide = random.uniform(0.8, 1.25)
            shapes.box((wide - 0.03, 0.59, 1.2), stones[random.integers(3)], bevel=0.04,
                       at=(x + wide / 2, y, -0.6 + random.uniform(-0.006, 0.006)))  # fmt: skip
            x += wide
    iron = materials.paint("#2f3a40", metal=0.4, rough=0.4)
    bollard = [(0.3, 0), (0.28, 0.1), (0.19, 0.2), (0.17, 0.5), (0.3, 0.6), (0.28, 0.74), (0, 0.8)]
    shapes.lathe(bollard, iron, at=(-1.1, 1.9, 0))
    _footprints()


def _footprints() -> None:
    wet = materials.paint("#2e4a4c", rough=0.05, vary=0)
    way = catmull(WALK, 40)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    for k, far in enumerate(np.arange(0.1, along[-1], 0.74)):
        i = int(np.searchsorted(along, far))
        (x, y), ahead = way[i], way[min(i + 4, len(way) - 1)] - way[i - 4 if i > 4 else 0]
        turn = np.degrees(np.arctan2(ahead[0], -ahead[1]))
        a, side = np.radians(turn), 0.26 if k % 2 else -0.26
        foot = [shapes.leaf(SOLE, wet, thick=0.008, turn=(90, 0, 0))]
        foot += [shapes.ball(0.05 - 0.007 * t, wet, sides=16, size=(1, 1.2, 0.1),
                             at=(-0.1 + 0.058 * t, -0.3 + 0.012 * t * t, 0))
                 for t in range(5)]  # fmt: skip
        shapes.group(foot, at=(x + side * np.cos(a), y + side * np.sin(a), 0.012),
                     turn=(0, 0, turn), size=(np.sign(side) * 1.2, 1.2, 1))  # fmt: skip


def _hull(back: float, z: float, side: int, out: float = 0.0) -> Vec:
    """Return the point of the planks `back` metres behind the stem and `z` above the water."""
    v = (z + 0.8) / 6.6
    wide = 1.9 * (max(back, 0.0) / 7) ** 0.6 * (0.25 + 0.75 * v**0.8)
    return 1.5 * v**1.6 - back - 0.4 * out, side * (wide + out), z


def _ship() -> None:
    """Build the bow, higher than the frame, with the golden bracket and the mark she left."""
    rows, columns = 60, 40
    planks = materials.paint(None, vary=0.12, scale=5, rough=0.55)
    things = []
    for side in (-1, 1):
        verts: list[Vec] = []
        colours = []
        for v in np.linspace(0, 1, rows):
            shade = [np.interp(v, [b[0] for b in BANDS], [light(b[1])[i] for b in BANDS])
                     for i in range(3)]  # fmt: skip
            for u in np.linspace(0, 1, columns) ** 1.5:
                verts.append(_hull(7 * u, 6.6 * v - 0.8, side, 0.045 * ((v * 14) % 1)))
                colours.append(shade)
        things.append(shapes.mesh(verts, grid_faces(rows, columns), planks, colours=colours))
    gold = materials.paint("#f0b850", metal=0.45, rough=0.3, vary=0.05)
    stem = [(1.5 * v**1.6 + 0.06, 0, 6.6 * v - 0.8) for v in np.linspace(0, 1, 12)]
    things.append(shapes.tube(stem, 0.13, gold))
    things.append(shapes.tube([(0.2, 0, 5.2), (2.2, 0, 6.1), (4.6, 0, 7.2)], [0.26, 0.22, 0.14],
                              materials.paint("#a8683a", vary=0.15, scale=6)))  # fmt: skip
    things.append(_mark())
    ledge = [(0, 0), (0.5, 0), (0.56, 0.07), (0.5, 0.14), (0, 0.14)]
    things.append(shapes.lathe(ledge, gold, at=(0.72, -0.28, 1.42)))
    for side in (-1, 1):
        turns = np.linspace(0, 3.4 * np.pi, 40)
        out = 0.5 * np.exp(-turns * 0.17)
        curl = [(0.72 + r * np.cos(a + 1.4), side * 0.2 - 0.2, 0.98 + r * np.sin(a + 1.4))
                for a, r in zip(turns, out, strict=True)]  # fmt: skip
        things.append(shapes.tube(curl, (out * 0.2 + 0.04).tolist(), gold, sides=10, steps=2))
    glow = materials.paint("#ffc060", glow=1.2)
    for back in (2.6, 4.2):
        at = _hull(back, 3.35, -1, 0.06)
        things += [shapes.ball(0.26, glow, at=at, size=(1, 0.3, 1)),
                   shapes.ring(0.28, 0.07, gold, at=at, turn=(90, 0, 8))]  # fmt: skip
    shapes.group(things, at=BOW, turn=(0, 0, -32))


def _mark() -> shapes.Object:
    """Return the pale bare wood where she was fixed, laid on the planks behind the stem."""
    outline = catmull([*SHADOW, SHADOW[0]], 6)
    xs, zs = np.linspace(-0.65, 0.65, 130), np.linspace(0, 1, 200)
    grid = np.array([(x, z) for z in zs for x in xs])
    inside: Array = points_in_poly(grid, outline)
    faces: Faces = [f for f in grid_faces(200, 130) if all(inside[i] for i in f)]
    verts = [_hull(1.2 - 1.6 * x, 1.6 + 2.75 * z, -1, 0.075) for x, z in grid]
    return shapes.mesh(verts, faces, materials.paint("#f8cc88", vary=0.1, scale=6, glow=0.22))


def _figurehead() -> None:
    """Set her in mid-step: carved and painted, her hair gilded, one hand on her heart."""
    wood = "#d09a62"
    who = people.person(
        skin=wood, top="#1f7f86", hair=None, shoes=wood, bare_arms=True, eyes=False,
        shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.R": (-0.55, -0.35, -0.85), "lowerarm01.R": (0.75, -0.6, 0.5),
            "upperarm01.L": (0.3, -0.85, 0.1), "lowerarm01.L": (0.1, -1, 0.45),
            "upperleg01.R": (-0.05, -0.6, -0.8), "lowerleg01.R": (-0.05, -0.05, -1),
            "upperleg01.L": (0.05, 0.3, -1), "lowerleg01.L": (0, 0.6, -1),
        },
        palm={"R": (0.2, 0.9, 0), "L": (-0.6, 0, 0.8)},
        bend={"head": (-10, 0, 0)}, head=1.22, at=(1.1, -1.1, -0.1), turn=(0, 0, 66), size=2.3,
    )  # fmt: skip
    people.ball_gown(who, "#2a949a", "#f2b440", wide=0.485)
    gold = materials.paint("#f2b440", metal=0.45, rough=0.32, vary=0.08, scale=8)
    _hair(who, gold)


def _hair(who: people.Person, gold: shapes.Material) -> None:
    size, cap = who.head, np.array(people.smooth_hair(who, gold))
    for k, a in enumerate(np.radians(np.linspace(-80, 80, 11))):
        s = np.sin(a)
        lock = [
            cap + np.array((0.06 * s, -0.075 * np.cos(a), 0.07)) * size,
            cap + np.array((0.098 * s, 0.03 - 0.03 * abs(s), 0.045)) * size,
            cap + np.array((0.105 * s, 0.09 - 0.05 * abs(s), -0.06)) * size,
            cap + np.array((0.12 * s, 0.13 - 0.04 * abs(s), -0.16 - 0.01 * (k % 2))) * size,
            cap + np.array((0.16 * s, 0.25 - 0.05 * abs(s), -0.24)) * size,
            cap + np.array((0.2 * s, 0.31 - 0.05 * abs(s), -0.2 + 0.03 * (k % 2))) * size,
        ]
        who.wear(shapes.tube(lock, [0.012, 0.03, 0.036, 0.036, 0.032, 0.008], gold, sides=12))


def look() -> Look:
    return Look(
        "teal-bottle", sky("teal", 6), Fog(13, 16, "#e0b078", 0.6),
        Rays((1.0, 0.25), 0.12, "#ffc880"), exposure=1.05, glow=0.3, pull=0.18,
        focus=((0.62, 0.38, 0.12, 1.2), (0.4, 0.85, 0.2, 0.9), (0.25, 0.45, 0.12, 0.8)), seed=61,
    )  # fmt: skip
