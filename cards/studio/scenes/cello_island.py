"""A cello lies on the sea as an island; its bow is a bridge, and a huge fish waits below."""

import numpy as np

from cards.studio import buildings, geometry, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

RIM = (
    (-2.5, 0), (-2.42, 0.7), (-2.05, 1.12), (-1.5, 1.2), (-1.0, 0.95), (-0.6, 0.66), (-0.15, 0.64),
    (0.3, 0.82), (0.85, 0.98), (1.35, 0.86), (1.68, 0.42), (1.74, 0),
)  # fmt: skip
"""Half the outline of a cello's body, from its foot to its neck."""
TOP = 0.55
FISH = (
    (-3.0, 0.0), (-2.5, 0.5), (-1.6, 0.78), (-0.6, 0.82), (0.6, 0.55), (1.7, 0.24), (2.3, 0.16),
    (2.9, 0.75), (3.3, 0.85), (3.05, 0.1), (3.3, -0.75), (2.9, -0.7), (2.3, -0.1), (1.6, -0.22),
    (0.4, -0.55), (-0.2, -0.72), (-0.45, -1.35), (-0.85, -1.5), (-0.95, -0.8), (-1.8, -0.7),
    (-2.6, -0.45),
)  # fmt: skip


def build() -> None:
    stage.ambience("#e8f0f4", "#8ac0bc", 0.85)
    stage.sun((0.65, 0.5, -0.6), "#ffeccc", 3.6, 3)
    stage.camera((0.4, -8.9, 7.2), (0.05, -0.25, 0.35), 42)
    sea = materials.paint("#4fb4b0", "#6cc4b8", vary=0.08, scale=0.35)
    shapes.terrain((220, 200), lambda _x, _y: 0, sea, cells=3, centre=(0, 80))
    shapes.group([*_cello(), *_life()], at=(0.1, 0.35, 0), turn=(0, 0, 52), size=1.12)
    shapes.group(_cello(), at=(1.5, 6.4, 0), turn=(0, 0, 150), size=0.42)
    _bow()
    _guest()
    _below()


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
        shapes.box((3.2, 0.27, 0.12), dark, at=(1.95, 0, 0.72), turn=(0, -4, 0)),
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
    for y in (-0.14, -0.047, 0.047, 0.14):

        def string(u: float, v: float, y: float = y) -> Vec:
            x = -1.55 + 4.55 * v
            spread = np.interp(x, (-1.55, -0.35, 3.0), (0.8, 1.6, 0.75))
            high = np.interp(x, (-1.55, -0.35, 3.0), (0.7, 1.02, 0.9))
            return x, y * spread + 0.05 * (u - 0.5), high

        things.append(shapes.sheet(string, steel, cells=(2, 80)))
    things.append(shapes.plate(
        [(-2.35, -0.1), (-2.3, 0.12), (-1.5, 0.22), (-1.5, -0.22)], dark, thick=0.1,
        at=(0, 0, 0.63), turn=(-90, 0, 0),
    ))  # fmt: skip
    bridge = props.wood("#f0cc90", "#e0b878")
    things.append(shapes.box((0.12, 0.74, 0.44), bridge, at=(-0.35, 0, 0.78)))
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
        plants.round_tree("#5f9a48", seed=4, at=(0.95, 0.5, TOP), size=0.78),
        plants.round_tree("#e89a5a", seed=5, at=(1.25, -0.42, TOP), size=0.6),
    ]


def _bow() -> None:
    """Lay the bow over the strings as a foot bridge that comes in from the right."""
    stick, hair = props.wood("#7a3f24"), materials.paint("#fbf4e0", vary=0.04)
    start, end = np.array((4.6, -2.1, 0.95)), np.array((-1.5, 0.75, 1.42))
    along = end - start
    for side in (-1, 1):
        shapes.tube([start + (0, side * 0.02, 0.42), start + along * 0.5 + (0.0, 0, 0.5), end
                     + (0, 0, 0.36)], 0.075, stick)  # fmt: skip

    def deck(u: float, v: float) -> Vec:
        return start + along * v + np.array((0.42, 0.9, 0)) * (u - 0.5) * 0.34

    shapes.thicken(shapes.sheet(deck, hair, cells=(3, 10)), 0.05)
    tip = [end + (0, 0, -0.03), end + (-0.28, 0.13, 0.15), end + (-0.05, 0.02, 0.42)]
    shapes.tube(tip, [0.1, 0.13, 0.08], stick)


def _guest() -> None:
    """Send somebody with a suitcase over the bow."""
    who = people.person(
        age="child", pose="walk", top="#c8303a", bottom="#2f3f6a", hair="#3a2418", head=1.4,
        at=(1.95, -0.86, 1.12), turn=(0, 0, -70), size=0.8,
    )  # fmt: skip
    people.plain_face(who, "#d8a283")
    people.put_on(who, people.hat("bowler", "#2f3f6a"))
    who.hold(props.suitcase("#e8b04a", at=(0, 0, -0.5), turn=(0, 0, 90)), "finger3-1.R")


def _below() -> None:
    """Let a great dark fish swim under the water before the island."""
    deep = materials.paint("#1f6a7c", vary=0.03)
    outline = geometry.catmull([*FISH, FISH[0]], 5)[:-1]
    shapes.plate(
        outline, deep, thick=0.01, at=(0.0, -3.35, 0.01), turn=(-90, 0, -12), size=0.8
    )  # fmt: skip
    eye = materials.paint("#f8f0c0", vary=0, glow=0.2)
    shapes.ball(0.1, eye, at=(-1.95, -2.85, 0.04), size=(1, 1, 0.2))
    line = materials.paint("#d8f4ec", vary=0, glow=0.15)
    for x, y, long in ((-2.2, 2.6, 1.2), (1.9, 3.4, 1.4), (-2.3, -1.2, 0.8), (2.1, -1.0, 0.9)):
        wave = [(x + long * t, y + 0.07 * np.sin(9 * t), 0.02) for t in np.linspace(0, 1, 9)]
        shapes.tube(wave, 0.03, line, sides=6)
    props.sail_boat("#c8503a", at=(-1.5, 4.4, 0.05), turn=(0, 0, 20), size=1.0)


def look() -> Look:
    return Look(
        "rose-sea", sky("spring", 52), Fog(16, 26, "#dcecec", 0.8), exposure=0.74, glow=0.15,
        pull=0.18, finish="watercolour", seed=57,
    )  # fmt: skip
