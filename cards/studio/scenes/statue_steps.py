"""A ship's figurehead has stepped ashore: her place under the bowsprit is bare."""

import numpy as np
from skimage.measure import points_in_poly

from cards.studio import buildings, materials, people, shapes, stage
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Array, Faces, Vec, catmull, grid_faces
from cards.studio.skies import sky

STRAKES = ("#16424c", "#1a4c56", "#d8a040", "#9a5a30", "#8a4e2a", "#a0623a", "#8c502c", "#a66a3e",
           "#945832", "#a8683a", "#3a2420", "#a0602f", "#b07040", "#d8a040", "#1c6a74", "#1f7680",
           "#1c6a74")  # fmt: skip
"""The hull's planks from the keel to the rail."""
KEEL = -1.4
SHADOW = (
    (0, 1), (0.1, 0.98), (0.14, 0.9), (0.1, 0.82), (0.07, 0.79), (0.2, 0.75), (0.26, 0.66),
    (0.24, 0.52), (0.17, 0.52), (0.14, 0.56), (0.2, 0.38), (0.3, 0.18), (0.4, 0), (-0.4, 0),
    (-0.3, 0.18), (-0.2, 0.38), (-0.14, 0.56), (-0.17, 0.52), (-0.24, 0.52), (-0.26, 0.66),
    (-0.2, 0.75), (-0.07, 0.79), (-0.1, 0.82), (-0.14, 0.9), (-0.1, 0.98),
)  # fmt: skip
"""The outline she left on the planks, her height being 1."""
WALK = ((-0.72, 0.3), (-1.02, -0.9), (-1.15, -1.9), (-0.75, -2.75), (0.0, -2.7), (0.5, -2.3))
"""Where she walked on the quay."""
SOLE = ((-0.02, -0.3), (0.08, -0.24), (0.07, -0.08), (0.12, 0.1), (0.09, 0.2), (-0.02, 0.23),
        (-0.12, 0.18), (-0.12, 0.06), (-0.06, -0.08), (-0.09, -0.22))  # fmt: skip
"""The outline of a left foot, its toes toward +z."""
BOWSPRIT: list[Vec] = [(-2.5, 0, 7.9), (0.6, 0, 8.75), (5.6, 0, 10.1)]
FROND = ((0.16, 4.0), (0.3, 4.5), (0.33, 5.4), (0.3, 6.4), (0.22, 7.1), (0.3, 7.5))
"""The gilded leaf on each side of her place: where round the bow, and how high."""
MAST: list[Vec] = [(-6, 0, 6), (-6.4, 0, 19)]


def build() -> None:
    stage.ambience("#6aa8b0", "#4a4038", 0.75)
    stage.sun((-0.45, 0.75, -0.45), "#ffc88a", 3.9, 2)
    stage.panel((-8, -5, 5), (-3, 2, 4), "#8ac8d0", 500, 4)
    stage.camera((0.1, -11, 3.7), (0, 0, 4.6), 28.5)
    _quay()
    _footprints()
    _ship()
    _figurehead()
    houses = buildings.street(7, 5, glow=1.0, walls=("#c8906a", "#d8b080", "#9a8a88"),
                              roofs=("#6a4858", "#9a5040"))  # fmt: skip
    shapes.group(houses, at=(2.3, 15, 0), turn=(0, 0, -8), size=1.7)


def _quay() -> None:
    sea = [(-40, -20, -0.9), (30, -20, -0.9), (30, 80, -0.9), (-40, 80, -0.9)]
    shapes.mesh(sea, [(0, 1, 2, 3)], materials.water("#1a6a70", strength=0.5))
    stones = [materials.paint(c, vary=0.1, scale=3, rough=0.75)
              for c in ("#c8aa80", "#d4b48c", "#b89a74")]  # fmt: skip
    random = np.random.default_rng(8)
    for row in range(40):
        y = -7.4 + 0.72 * row
        x = -1.15 + 0.3 * y + 0.1 * (row % 2)
        while x < 10:
            wide = random.uniform(0.95, 1.4)
            shapes.box((wide - 0.03, 0.69, 1.2), stones[random.integers(3)], bevel=0.04,
                       at=(x + wide / 2, y, -0.6 + random.uniform(-0.006, 0.006)))  # fmt: skip
            x += wide


def _footprints() -> None:
    wet = materials.paint("#1c363e", rough=0.05, vary=0)
    way = catmull(WALK, 40)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    for k, far in enumerate(np.arange(0.1, along[-1], 0.58)):
        i = int(np.searchsorted(along, far))
        (x, y), ahead = way[i], way[min(i + 4, len(way) - 1)] - way[max(i - 4, 0)]
        turn = np.degrees(np.arctan2(ahead[0], -ahead[1]))
        a, side = np.radians(turn), 0.2 if k % 2 else -0.2
        foot = [shapes.leaf(SOLE, wet, thick=0.008, turn=(90, 0, 0))]
        foot += [shapes.ball(0.05 - 0.007 * t, wet, sides=16, size=(1, 1.2, 0.1),
                             at=(-0.1 + 0.058 * t, -0.3 + 0.012 * t * t, 0))
                 for t in range(5)]  # fmt: skip
        shapes.group(foot, at=(x + side * np.cos(a), y + side * np.sin(a), 0.014),
                     turn=(0, 0, turn), size=(np.sign(side) * 0.95, 0.95, 1))  # fmt: skip


def _hull(q: float, v: float, out: float = 0.0) -> Vec:
    """Return a point of the planks: `q` round the bow (0 the stem, ±1 its shoulders), `v` up."""
    wide, deep = 1.5 + 1.4 * v**0.7, 4.2
    a = np.clip(q, -1, 1) * np.pi / 2
    stem = 1.9 * v**2
    back = deep * (1 - np.cos(a)) + max(0, abs(q) - 1) * 9
    top = 7.3 + 1.5 * np.exp(-back / 3.5)
    y = wide * np.sin(a)
    return stem - back + out * np.cos(a), y + out * np.sin(a), KEEL + v * (top - KEEL)


def _at(q: float, z: float, out: float = 0.0) -> Vec:
    """Return the point of the planks at a height."""
    foot, top = _hull(q, 0)[2], _hull(q, 1)[2]
    return _hull(q, (z - foot) / (top - foot), out)


def _ship() -> None:
    gold = materials.paint("#f4bc54", metal=0.4, rough=0.3, vary=0.05)
    spar = materials.paint("#b0703c", vary=0.15, scale=6)
    rope = materials.paint("#e8d0a0", vary=0.1)
    things = []
    n = len(STRAKES)
    for k, colour in enumerate(STRAKES):

        def plank(u: float, w: float, k: int = k) -> Vec:
            q = 2 * (2 * u - 1)
            return _hull(q, (k + w) / n, 0.11 * (1 - w) + (0.12 if k in {2, 10, 13} else 0))

        cloth = materials.paint(colour, vary=0.16, scale=3, rough=0.6)
        things.append(shapes.sheet(plank, cloth, cells=(120, 4)))
    rail = [np.add(_hull(q, 1, 0.06), (0, 0, 0.1)) for q in np.linspace(-2, 2, 60)]
    things.append(shapes.tube(rail, 0.17, gold, steps=1))
    deck = [_hull(q, 0.97) for q in np.linspace(-2, 2, 40)]
    things.append(shapes.mesh(deck, [tuple(range(40))], spar))
    things.append(shapes.tube(BOWSPRIT, [0.34, 0.3, 0.17], spar, sides=16))
    for at in (0.35, 0.62, 0.86):
        p = np.array(BOWSPRIT[1]) * (1 - at) + np.array(BOWSPRIT[2]) * at
        things.append(shapes.ring(0.28 - 0.1 * at, 0.05, gold, at=p, turn=(0, 75, 0)))
    things += _rigging(spar, rope)
    things += _bracket(gold)
    things += [_mark(), *_anchor(rope)]
    shapes.group(things, at=(-1.55, 2.4, 0), turn=(0, 0, -44))


def _rigging(spar: shapes.Material, rope: shapes.Material) -> list[shapes.Object]:
    tip, top = np.array(BOWSPRIT[2]), np.array(MAST[1])
    things = [shapes.tube(MAST, 0.36, spar)]
    things += [shapes.rod(tuple(np.array(BOWSPRIT[1]) * (1 - s) + tip * s), tuple(top), 0.05, rope)
               for s in (0.35, 0.95)]  # fmt: skip
    for side in (-1, 1):
        things.append(shapes.rod(tuple(tip), _at(side * 0.35, 6.9, 0.1), 0.05, rope))
        feet = [np.array(_hull(side * q, 1)) for q in (1.05, 1.2, 1.35, 1.5)]
        head = np.array((-6.2, side * 0.3, 16.0))
        things += [shapes.rod(tuple(foot), tuple(head), 0.05, rope) for foot in feet]
        for t in np.linspace(0.08, 0.8, 13):
            a, b = feet[0] + (head - feet[0]) * t, feet[-1] + (head - feet[-1]) * t
            things.append(shapes.rod(tuple(a), tuple(b), 0.035, rope))
    clew, luff, peak = np.array((-4.2, -1.6, 9.4)), tip * 0.94 + top * 0.06, tip * 0.2 + top * 0.8

    def jib(u: float, v: float) -> Vec:
        p = luff + (clew - luff) * u * (1 - v) + (peak - luff) * v
        belly = 1.3 * np.sin(np.pi * u) * np.sin(np.pi * min(1, v + 0.1))
        return p + np.array((0.2, -belly, 0))

    things.append(shapes.sheet(jib, materials.paint("#f8e8c4", vary=0.06, rough=0.9)))
    return things


def _bracket(gold: shapes.Material) -> list[shapes.Object]:
    """Build what carried her: a ledge on scrolls, and leaves up both sides."""
    things = []
    foot = np.array(_at(0, 4.0))
    ledge = [(0, 0), (0.62, 0), (0.7, 0.09), (0.62, 0.2), (0.5, 0.2), (0, 0.2)]
    things.append(shapes.lathe(ledge, gold, at=foot + (0.1, 0, -0.1)))
    for side in (-1, 1):
        turns = np.linspace(0, 3.6 * np.pi, 44)
        out = 0.62 * np.exp(-turns * 0.16)
        curl = [_at(side * (0.1 + 0.13 * r * np.sin(a + 2.6)), 3.45 + r * np.cos(a + 2.6), 0.3)
                for a, r in zip(turns, out, strict=True)]  # fmt: skip
        things.append(shapes.tube(curl, (out * 0.2 + 0.05).tolist(), gold, sides=10, steps=2))
        frond = [_at(side * q, z, 0.16) for q, z in FROND]
        things.append(shapes.tube(frond, [0.16, 0.14, 0.12, 0.12, 0.1, 0.03], gold))
    stem = [_at(0, z, 0.12) for z in np.linspace(-1.2, 3.6, 10)]
    things.append(shapes.tube(stem, 0.2, gold))
    return things


def _mark() -> shapes.Object:
    """Return the pale bare wood where she was fixed, on the stem under the bowsprit."""
    outline = catmull([*SHADOW, SHADOW[0]], 6)
    xs, zs = np.linspace(-0.5, 0.5, 120), np.linspace(0, 1, 200)
    grid = np.array([(x, z) for z in zs for x in xs])
    inside: Array = points_in_poly(grid, outline)
    faces: Faces = [f for f in grid_faces(200, 120) if all(inside[i] for i in f)]
    verts = [_at(0.66 * x, 4.2 + 3.0 * z, 0.32) for x, z in grid]
    return shapes.mesh(verts, faces, materials.paint("#fbdca0", vary=0.1, scale=6, glow=0.3))


def _anchor(rope: shapes.Material) -> list[shapes.Object]:
    """Hang an anchor from the hawsehole of the near side."""
    iron = materials.paint("#38444c", metal=0.5, rough=0.35)
    q = -0.78
    hole = np.array(_at(q, 5.3, 0.14))
    normal = np.array(_at(q, 5.3, 1.0)) - np.array(_at(q, 5.3, 0.0))
    turn = np.degrees(shapes.Vector(normal).to_track_quat("Z", "Y").to_euler())
    things = [
        shapes.ring(
            0.36, 0.1, materials.paint("#f4bc54", metal=0.4, rough=0.3), at=hole, turn=turn
        ),
        shapes.ball(0.34, materials.paint("#120c0c"), at=hole, turn=turn, size=(1, 1, 0.2)),
    ]
    yaw = np.degrees(np.arctan2(normal[0], -normal[1]))
    arc = np.linspace(np.radians(200), np.radians(340), 14)
    parts = [
        shapes.rod((0, 0, 0), (0, 0, -2.2), 0.1, iron),
        shapes.rod((-0.65, 0, -0.35), (0.65, 0, -0.35), 0.09, iron),
        shapes.ring(0.2, 0.05, iron, at=(0, 0, 0.2), turn=(90, 0, 0)),
        shapes.tube([(0.95 * np.cos(a), 0, -1.35 + 0.95 * np.sin(a)) for a in arc], 0.11, iron),
        shapes.tube([(0, -0.05, 0.35), (0, -0.1, 0.9), (0, 0.1, 1.35)], 0.07, rope),
    ]
    for s in (-1, 1):
        fluke = [(0, 0.35), (0.28, -0.22), (-0.28, -0.22)]
        parts.append(
            shapes.plate(fluke, iron, thick=0.1, at=(s * 0.95, 0, -1.6), turn=(0, s * 22, 0))
        )
    at = np.array(_at(q, 4.2, 0.35))
    things.append(shapes.group(parts, at=at, turn=(0, 0, yaw)))
    return things


def _figurehead() -> None:
    """Set her in mid-step, carved and painted, her hair gilded; she gathers her skirt."""
    wood = "#d89c68"
    who = people.person(
        skin=wood, top="#1f8f96", hair=None, shoes=wood, bottom=wood, bare_arms=True, eyes=False,
        shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.R": (-0.35, 0.35, -1), "lowerarm01.R": (-0.15, 0.05, -1),
            "upperarm01.L": (0.35, -0.9, -0.15), "lowerarm01.L": (0.1, -1, 0.5),
            "upperleg01.R": (-0.03, -0.5, -0.9), "lowerleg01.R": (-0.02, -0.12, -1),
            "upperleg01.L": (0.05, 0.3, -1), "lowerleg01.L": (0, 0.6, -1),
        },
        palm={"L": (0, 0.2, 1), "R": (0.4, 0.6, 0)},
        bend={"head": (-14, 0, 0)}, head=1.22, at=(1.45, -1.7, 0.0), turn=(0, 0, 72), size=2.6,
    )  # fmt: skip
    _gown(who)
    _hair(who, materials.paint("#f2b440", metal=0.35, rough=0.35, vary=0.12, scale=8))


def _gown(who: people.Person) -> None:
    """Let the skirt grow out of the bodice, swing back with her step and show a foot."""
    waist = who.joints["spine03"][2] + 0.06
    high = [0.11, 0.04, -0.08, -0.2, -0.45, -0.7, -1.0]
    wide = [0.132, 0.124, 0.16, 0.2, 0.27, 0.33, 0.4]
    deep = [0.122, 0.12, 0.165, 0.24, 0.36, 0.45, 0.55]
    mid = [-0.015, -0.015, -0.01, -0.02, 0.0, 0.07, 0.17]
    rows = catmull(np.c_[high, wide, deep, mid], 8)

    def at(u: float, v: float, out: float = 0.0) -> Vec:
        z, rx, ry, y = rows[round(v * (len(rows) - 1))]
        a, low = 2 * np.pi * u, np.clip((0.0 - z) / 1.0, 0, 1)
        ripple = 1 + 0.1 * low**0.8 * np.sin(11 * a + 3 * low) + out
        front = (1 - np.sin(a)) / 2
        lift = 0.25 * low**2 * front**3 - 0.05 * low**2 * (1 - front)
        return rx * ripple * np.cos(a), y + ry * ripple * np.sin(a), waist + z * 0.98 + lift

    who.wear(shapes.sheet(at, materials.paint("#1f8f96", vary=0.06, scale=5, rough=0.5),
                          cells=(220, len(rows))))  # fmt: skip
    gold = materials.paint("#f2b440", metal=0.35, rough=0.35, vary=0.08, scale=8)
    for a, b in ((0.93, 1.0), (0.8, 0.84)):
        band = shapes.sheet(
            lambda u, v, a=a, b=b: at(u, a + (b - a) * v, 0.025), gold, cells=(220, 6)
        )
        who.wear(band)


def _hair(who: people.Person, gold: shapes.Material) -> None:
    """Comb locks back from her brow and let the wind have their ends."""
    size, cap = who.head, np.array(people.smooth_hair(who, gold))
    random = np.random.default_rng(4)
    for a in np.radians(np.linspace(-100, 100, 23)):
        s, c, w = np.sin(a), np.cos(a), random.uniform(-1, 1)
        lock = [
            cap + np.array((0.078 * s, -0.07 * (0.6 + 0.4 * c), 0.075 * c + 0.012)) * size,
            cap + np.array((0.104 * s, 0.01, 0.1 * c)) * size,
            cap + np.array((0.098 * s, 0.085, 0.05 * c - 0.03)) * size,
            cap + np.array((0.085 * s, 0.13 + 0.01 * w, 0.02 * c - 0.11)) * size,
            cap + np.array((0.1 * s + 0.03, 0.22 + 0.02 * w, 0.03 * c - 0.17 + 0.02 * w)) * size,
            cap + np.array((0.14 * s + 0.06, 0.34 + 0.03 * w, 0.05 * c - 0.15 + 0.04 * w)) * size,
            cap + np.array((0.16 * s + 0.08, 0.46 + 0.06 * w, 0.06 * c - 0.19 + 0.06 * w)) * size,
        ]
        who.wear(shapes.tube(lock, [0.016, 0.024, 0.03, 0.032, 0.03, 0.024, 0.004], gold, sides=10))


def look() -> Look:
    return Look(
        "teal-bottle", sky("teal", 6), Fog(16, 20, "#e0b880", 0.5),
        Rays((1.0, 0.25), 0.1, "#ffc880"), exposure=1.0, glow=0.25, pull=0.16,
        focus=((0.66, 0.6, 0.13, 1.2), (0.4, 0.9, 0.2, 0.9), (0.42, 0.4, 0.14, 0.9)), seed=61,
    )  # fmt: skip
