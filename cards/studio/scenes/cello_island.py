"""A cello lies on the sea as an island; somebody fishes from it with its bow; a whale has come."""

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


def build() -> None:
    stage.ambience("#e8f0f4", "#8ac0bc", 0.85)
    stage.sun((0.65, 0.5, -0.6), "#ffeccc", 3.6, 3)
    stage.camera((0.4, -8.9, 7.2), (0.05, -0.25, 0.35), 42)
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
    foam = [(x * 1.09, y * 1.12) for x, y in outline]
    white = materials.paint("#f4fbf4", vary=0, glow=0.1)
    things.append(shapes.plate(foam, white, thick=0.02, at=(0, 0, 0.01), turn=(-90, 0, 0)))
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
        plants.round_tree("#5f9a48", seed=4, at=(1.0, 0.62, TOP), size=0.72),
    ]


def _angler() -> None:
    """Seat somebody on the rim, who fishes with the bow."""
    skin = "#e8b48c"
    who = people.person(
        age="child", pose="sit", top="#d8362c", bottom="#2f4a8a", skin=skin, hair="#4a2a18",
        head=1.4, shapes_of_face=people.ASLEEP, bend={"head": (-24, 0, 0)}, hair_length=0.05,
        at=SEAT, turn=(0, 0, 42), size=1.55,
        aim={"upperarm01.L": (0.15, -0.8, -0.3), "lowerarm01.L": (-0.1, -1, 0.3),
             "upperarm01.R": (-0.15, -0.8, -0.3), "lowerarm01.R": (0.1, -1, 0.3)},
        curl={"L": (40, 80, 85, 85, 85), "R": (40, 80, 85, 85, 85)},
    )  # fmt: skip
    cap = people.hat("cap", "#f0c040", turn=(-24, 0, 0))
    people.put_on(who, cap, lift=-0.04)
    cap.location.y += 0.06
    hand = np.array((who.where("wrist.L") + who.where("wrist.R")) / 2)
    frog, tip = hand + (-0.5, 0.1, -0.25), hand + (1.2, -0.5, 1.8)
    along = tip - frog
    stick, hair = materials.paint("#6a2f1c"), materials.paint("#fffaf0", vary=0, glow=0.15)
    arch = frog + along * 0.5 + (-0.12, 0, 0.2)
    shapes.tube([frog, arch, tip], [0.06, 0.06, 0.045], stick)
    low = np.array((0.12, 0, -0.2))
    shapes.tube([frog + along * 0.06 + low, tip + low * 0.9], 0.045, hair, steps=1)
    shapes.tube([tip, tip + low * 0.9 + along * 0.02], 0.06, stick, steps=1)
    shapes.tube([frog + along * 0.08, frog + along * 0.08 + low], 0.11, stick, steps=1)
    cast = materials.paint("#f8f4ea", vary=0, glow=0.2)
    end = np.array((tip[0] + 0.1, tip[1] - 0.3, 0.1))
    shapes.tube([tip, (tip + end) / 2 + (0.05, 0, -0.1), end], 0.022, cast)
    shapes.ball(0.13, materials.paint("#e8382c"), at=end, size=(1, 1, 1.2))


def _whale() -> None:
    """Let a whale rise before the island, smiling, its flukes out of the water."""
    blue, pale = "#2f6f94", "#d8ece8"
    parts: list[Part] = [
        Blob((-0.9, 0, 0.1), (1.35, 0.85, 0.72), blue),
        Limb((-0.4, 0, 0.1), (1.2, 0, 0.0), 0.75, 0.36, blue, blend=0.4),
        Limb((1.2, 0, 0.0), (1.75, 0, 0.3), 0.34, 0.22, blue, blend=0.3),
        Limb((1.75, 0, 0.3), (1.95, 0, 1.0), 0.22, 0.13, blue, blend=0.2),
        Blob((1.53, -0.1, 1.24), (0.54, 0.14, 0.2), blue, (0, 30, 10), blend=0.1),
        Blob((2.38, 0.0, 1.24), (0.54, 0.14, 0.2), blue, (0, -30, -10), blend=0.1),
        Blob((-1.1, 0, -0.22), (1.3, 0.83, 0.5), pale, blend=0.1, weight=3),
    ]
    mouth = [(-2.2, -0.2, 0.06), (-1.9, -0.66, 0.0), (-1.3, -0.88, -0.02), (-0.85, -0.88, 0.2)]
    white, dark = materials.paint("#ffffff", vary=0, glow=0.1), materials.paint("#16222e", vary=0)
    things = [
        model(parts, voxel=0.04, blend=0.25, vary=0.06),
        shapes.tube(mouth, 0.045, dark),
        shapes.ball(0.21, white, at=(-0.75, -0.78, 0.46), size=(1, 0.5, 1)),
        shapes.ball(0.12, dark, at=(-0.77, -0.88, 0.5), size=(1, 0.5, 1)),
    ]
    shapes.group(things, at=(-0.14, -3.3, 0.25), turn=(0, 0, -12), size=0.8)
    foam = materials.paint("#f4fbf4", vary=0, glow=0.1)
    rim = [(1.85 * np.cos(a) * (1 + 0.04 * np.sin(5 * a)), 0.9 * np.sin(a))
           for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)]  # fmt: skip
    shapes.plate(rim, foam, thick=0.02, at=(-0.3, -3.3, 0.01), turn=(-90, 0, -10))


def look() -> Look:
    return Look(
        "rose-sea", sky("spring", 52), Fog(16, 26, "#dcecec", 0.8), exposure=0.74, glow=0.15,
        pull=0.18, finish="watercolour", ink=0.45, seed=57,
        fine=((0.42, 0.44, 0.12, 1.6), (0.6, 0.42, 0.14, 1.6), (0.75, 0.3, 0.12, 1.5)),
    )  # fmt: skip
