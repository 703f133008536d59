"""A cello lies on the sea as an island; a child fishes with its bow; a whale swims by."""

import numpy as np

from cards.studio import buildings, geometry, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

RIM = (
    (-2.5, 0), (-2.42, 0.7), (-2.05, 1.12), (-1.5, 1.2), (-1.0, 0.95), (-0.6, 0.66), (-0.15, 0.64),
    (0.3, 0.82), (0.85, 0.98), (1.35, 0.86), (1.68, 0.42), (1.74, 0),
)  # fmt: skip
"""Half the outline of a cello's body, from its foot to its neck."""
TOP = 0.55
SEAT = (0.36, -1.12, 0.02)
ROD = np.array((1.3, -0.28, 1.1))
"""Where the bow points, and how long it is from the hands to its tip."""
WHALE = (-0.15, -3.25, 0)
FOAM = "#c4e8de"
EYE = (0.03, 0.045, 0.062, 0.079, 0.095)
NOSE = (0, -0.162, -0.012)
FLUKES = (
    (0, -0.2), (0.16, 0.06), (0.5, 0.24), (0.92, 0.78), (0.5, 0.7), (0.18, 0.52), (0, 0.36),
    (-0.18, 0.52), (-0.5, 0.7), (-0.92, 0.78), (-0.5, 0.24), (-0.16, 0.06),
)  # fmt: skip
"""The outline of a whale's tail."""


def build() -> None:
    stage.ambience("#e8f0f4", "#8ac0bc", 0.85)
    stage.sun((0.65, 0.5, -0.6), "#ffeccc", 3.6, 3)
    stage.camera((0.4, -8.9, 7.2), (0.22, -0.25, 0.35), 40.5)
    sea = materials.paint("#4fb4b0", "#6cc4b8", vary=0.08, scale=0.35)
    shapes.terrain((220, 200), lambda _x, _y: 0, sea, cells=3, centre=(0, 80))
    shapes.group([*_cello(), *_life()], at=(0.1, 0.35, 0), turn=(0, 0, 52), size=1.12)
    _angler()
    _whale()
    props.sail_boat("#c8503a", at=(-1.75, 4.6, 0.05), turn=(0, 0, 20), size=1.15)


def _cello() -> list[shapes.Object]:
    varnish = materials.paint("#d0722c", "#c0641f", vary=0.1, scale=1.5, rough=0.3)
    rib, dark = materials.paint("#8a4420", vary=0.12, rough=0.4), materials.paint("#3a2018")
    half = np.array(geometry.catmull(RIM, 8))
    outline = [*half, *[(x, -y) for x, y in half[::-1]]]

    def slab(scale: float, material: shapes.Material, thick: float, z: float) -> shapes.Object:
        points = [(x * scale, y * scale) for x, y in outline]
        return shapes.plate(points, material, thick=thick, at=(0, 0, z), turn=(-90, 0, 0))

    things = [slab(1.0, varnish, 0.1, TOP - 0.05), slab(0.965, rib, 0.6, 0.2)]
    foam = [(x * 1.02, y * 1.03, 0) for x, y in [*outline, outline[0]]]
    things.append(shapes.tube(foam, 0.025, materials.paint(FOAM, vary=0), steps=1))
    things += [
        shapes.box((2.3, 0.34, 0.24), varnish, at=(2.5, 0, 0.5), turn=(0, -5, 0)),
        shapes.plate(
            [(0.3, -0.36), (0.3, 0.36), (3.5, 0.24), (3.5, -0.24)],
            dark,
            thick=0.12,
            at=(0, 0, 0.7),
            turn=(-90, -4, 0),
        ),
    ]
    turns = np.linspace(0, 10, 40)
    scroll = [
        (3.72 + 0.34 * np.exp(-0.15 * a) * np.cos(a + 3.6), 0,
         0.66 + 0.34 * np.exp(-0.15 * a) * np.sin(a + 3.6))
        for a in turns
    ]  # fmt: skip
    things.append(
        shapes.tube(scroll, np.linspace(0.15, 0.07, 40).tolist(), varnish, sides=12, steps=2)
    )
    for x, side in ((3.15, 1), (3.4, 1), (3.15, -1), (3.4, -1)):
        things.append(shapes.rod((x, 0, 0.68), (x, side * 0.46, 0.72), 0.05, dark))
        things.append(shapes.ball(0.09, dark, sides=14, at=(x, side * 0.5, 0.72)))
    steel = materials.paint("#fbf6e8", rough=0.3, glow=0.15)
    for y in (-0.18, -0.06, 0.06, 0.18):

        def string(u: float, v: float, y: float = y) -> Vec:
            x = -1.55 + 4.55 * v
            spread = np.interp(x, (-1.55, -0.35, 3.0), (0.9, 1.5, 0.95))
            high = np.interp(x, (-1.55, -0.35, 3.0), (0.7, 1.02, 0.9))
            return x, y * spread + 0.06 * (u - 0.5), high

        things.append(shapes.sheet(string, steel, cells=(2, 80)))
    things.append(shapes.plate(
        [(-2.35, -0.1), (-2.3, 0.12), (-1.5, 0.26), (-1.5, -0.26)], dark, thick=0.1,
        at=(0, 0, 0.63), turn=(-90, 0, 0),
    ))  # fmt: skip
    bridge = props.wood("#f0cc90", "#e0b878")
    things.append(shapes.box((0.12, 0.84, 0.44), bridge, at=(-0.35, 0, 0.78)))
    for s in (-1, 1):
        hole = [
            (-0.75 + 0.85 * t, s * (0.52 + 0.1 * np.sin((t - 0.5) * 5)), TOP)
            for t in np.linspace(0, 1, 9)
        ]
        things.append(shapes.tube(hole, 0.055, dark, sides=8, size=(1, 1, 1)))
        things += [shapes.ball(0.1, dark, sides=14, at=p, size=(1, 1, 0.3))
                   for p in (hole[0], hole[-1])]  # fmt: skip
    return things


def _life() -> list[shapes.Object]:
    home = buildings.house(
        (0.8, 0.66, 0.6), 0.5, wall="#fbf0d8", tiles="#3f7a94", window="#4a5a6a", glow=0, seed=3,
        at=(-1.55, 0.62, TOP), turn=(0, 0, -52),
    )  # fmt: skip
    return [
        home,
        plants.round_tree("#5f9a48", seed=4, at=(0.0, 0.5, TOP), size=0.72),
    ]


def _angler() -> None:
    """Seat a child on the rim, who holds the bow out over the sea like a fishing rod."""
    skin = "#f6a06a"
    who = people.person(
        age="child", pose="sit", top="#d8362c", bottom="#2f4a8a", skin=skin, hair=None, head=1.5,
        eyes=False, at=SEAT, turn=(0, 0, 62), size=1.9,
        aim={"upperarm01.L": (0.05, -0.9, -0.45), "lowerarm01.L": (-0.32, -1, 0.25),
             "upperarm01.R": (-0.05, -0.9, -0.45), "lowerarm01.R": (0.32, -1, 0.25)},
        curl={"L": (40, 80, 85, 85, 85), "R": (40, 80, 85, 85, 85)},
    )  # fmt: skip
    people.plain_face(who, skin)
    people.smooth_hair(who, materials.paint("#4a2a18", vary=0))
    middle = who.joints["head"] + np.array((0, -0.035, 0.055)) * who.head
    lid = materials.paint("#3a2018", vary=0)
    for s in (-1, 1):
        lash = [(s * x, -0.148 + 0.3 * x, 0.012 + 14 * (x - 0.062) ** 2) for x in EYE]
        who.wear(shapes.tube([middle + p for p in lash], 0.011, lid))
    nose = shapes.ball(0.026, materials.paint("#ee9a6c", vary=0), at=middle + NOSE)
    who.wear(nose)
    people.put_on(who, people.hat("cap", "#f0c040", turn=(-14, 0, 0)), lift=-0.005)
    hand = np.array((who.where("finger2-1.L") + who.where("finger2-1.R")) / 2)
    _bow(hand - 0.12 * ROD, hand + ROD)


def _bow(frog: np.ndarray, tip: np.ndarray) -> None:
    """Reach a bow from `frog` to `tip`, its hair below the stick, and hang a line from it."""
    stick, hair = materials.paint("#6a2f1c"), materials.paint("#fffaf0", vary=0, glow=0.15)
    along = tip - frog
    shapes.tube([frog, frog + along * 0.5 + (0, 0, -0.06), tip], [0.065, 0.06, 0.045], stick)
    low = np.array((0.1, 0, -0.2))
    near, far = frog + along * 0.2, tip - along * 0.02
    shapes.tube([near + low, far + low], 0.035, hair, steps=1)
    for end, radius in ((near, 0.09), (far, 0.06)):
        shapes.tube([end, end + low * 1.15], radius, stick, steps=1)
    bait = np.array((tip[0] + 0.1, tip[1] - 0.2, 0))
    cast = materials.paint("#f8f4ea", vary=0, glow=0.2)
    shapes.tube([tip, (tip + bait) / 2 + (0.05, 0, -0.1), bait], 0.022, cast)
    shapes.ball(0.14, materials.paint("#e8382c"), at=(*bait[:2], 0.08), size=(1, 1, 1.2))
    _ripples(bait, (0.3, 0.22), 2)


def _ripples(at: Vec, size: Vec, count: int) -> None:
    """Draw thin broken rings on the sea, the first with half-axes `size`."""
    pale, things = materials.paint(FOAM, vary=0), []
    for k in range(count):
        for start, stop in ((0.1, 2.3), (2.6, 4.1), (4.4, 6.0)):
            turns = np.linspace(start + k, stop + k, 24)
            wide, deep = (1 + 0.28 * k) * np.array(size)
            ring = [(wide * np.cos(a), deep * np.sin(a), 0) for a in turns]
            things.append(shapes.tube(ring, 0.018, pale, steps=1))
    shapes.group(things, at=at)


def _whale() -> None:
    """Let a whale swim half under water, smiling, its flukes up behind it."""
    blue, pale = "#2f6f94", "#d8ece8"
    parts: list[Part] = [
        Blob((-0.9, 0, 0.05), (1.35, 0.9, 0.82), blue),
        Limb((-0.4, 0, 0.1), (1.3, 0, -0.12), 0.75, 0.34, blue, blend=0.4),
        Limb((1.3, 0, -0.12), (1.85, 0, 0.2), 0.32, 0.22, blue, blend=0.3),
        Limb((1.85, 0, 0.2), (2.02, -0.04, 0.74), 0.22, 0.1, blue, blend=0.2),
        Blob((-1.15, -0.05, -0.1), (1.2, 0.88, 0.45), pale, blend=0.1, weight=3),
    ]
    mouth = [(-2.08, -0.4, 0.27), (-1.88, -0.66, 0.22), (-1.4, -0.88, 0.22), (-0.95, -0.92, 0.36)]
    dark, white = materials.paint("#16222e", vary=0), materials.paint("#ffffff", vary=0, glow=0.2)
    tail = shapes.leaf(FLUKES, materials.paint(blue, vary=0.06), thick=0.14, at=(2.02, -0.12, 0.72),
                       turn=(-25, 0, 20))  # fmt: skip
    things = [
        model(parts, voxel=0.04, blend=0.25, vary=0.06),
        tail,
        shapes.tube(mouth, 0.04, dark),
        shapes.ball(0.13, dark, at=(-0.72, -0.84, 0.5), size=(1, 0.5, 1)),
        shapes.ball(0.045, white, at=(-0.76, -0.92, 0.56)),
    ]
    shapes.group(things, at=WHALE, turn=(0, 0, -20), size=0.85)
    below = materials.paint("#3a9ca2", vary=0)
    deep = [(1.5 * np.cos(a), 0.72 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 41)[:-1]]
    shapes.plate(deep, below, thick=0.01, at=(-0.42, -3.42, 0), turn=(-90, 0, -20))


def look() -> Look:
    return Look(
        "rose-sea", sky("spring", 52), Fog(16, 26, "#dcecec", 0.8), exposure=0.74, glow=0.15,
        pull=0.18, finish="watercolour", ink=0.45, seed=57,
        fine=((0.42, 0.44, 0.12, 1.6), (0.6, 0.42, 0.14, 1.6), (0.75, 0.3, 0.12, 1.5)),
    )  # fmt: skip
