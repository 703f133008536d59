"""A cello lies on the sea as an island; somebody has built a hut at its bridge."""

from itertools import pairwise

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

RIM = (
    (-2.5, 0),
    (-2.45, 0.75),
    (-2.05, 1.15),
    (-1.5, 1.2),
    (-1.0, 0.9),
    (-0.55, 0.68),
    (-0.05, 0.7),
    (0.35, 0.88),
    (0.9, 0.95),
    (1.4, 0.78),
    (1.65, 0.35),
    (1.7, 0),
)
"""Half the outline of a cello's body, from its foot to its neck."""


def build() -> None:
    stage.ambience("#e8f0f4", "#8ac0bc", 0.85)
    stage.sun((0.6, 0.5, -0.6), "#ffeccc", 3.6, 3)
    stage.camera((-0.9, -8.6, 4.2), (0.2, 0.2, 0.75), 37)
    sea = materials.water("#3f98a0", scale=0.9, strength=0.3)
    shapes.terrain((220, 200), lambda _x, _y: 0, sea, cells=3, centre=(0, 80))
    shapes.group([*_cello(), *_hut(), *_life()], at=(0.1, 0, 0), turn=(0, 0, 26), size=1.12)
    white = materials.paint("#ffffff", vary=0.03, glow=0.15)
    for x, y, z, span in ((-1.9, 2, 3.6, 0.6), (-1.2, 3, 4.3, 0.5), (2.4, 4, 4.6, 0.6)):
        animals.gull(white, span, 0.6, at=(x, y, z), turn=(0, 10, 30))
    props.sail_boat("#b8503a", at=(-2.9, 6.5, 0.05), turn=(0, 0, 20), size=1.3)
    props.paper_boat(at=(1.5, -3.2, 0.03), turn=(0, 0, -30), size=0.6)
    tail = animals.fish("#4a6a80", "#5a7a90", at=(-2.6, -2.2, 0.05), turn=(0, -38, 160), size=0.9)
    shapes.hide_shadow(tail)


def _cello() -> list[shapes.Object]:
    varnish = materials.paint("#b8602a", "#a04f22", vary=0.12, scale=1.5, rough=0.3)
    rib, dark = materials.paint("#7a3a1c", vary=0.15, rough=0.4), materials.paint("#2a1810")
    half = np.array(shapes.geometry.catmull(RIM, 8))
    outline = [*half, *[(x, -y) for x, y in half[::-1]]]
    plate = shapes.plate(
        [(x, y) for x, y in outline], varnish, thick=0.09, at=(0, 0, 0.48), turn=(-90, 0, 0)
    )
    side = shapes.plate(
        [(x * 0.985, y * 0.97) for x, y in outline],
        rib,
        thick=0.55,
        at=(0, 0, 0.18),
        turn=(-90, 0, 0),
    )
    things = [plate, side, shapes.box((2.3, 0.24, 0.14), dark, at=(2.3, 0, 0.62), turn=(0, -5, 0))]
    things.append(shapes.box((2.2, 0.3, 0.2), varnish, at=(2.4, 0, 0.5), turn=(0, -5, 0)))
    scroll = [
        (
            3.5 + 0.24 * np.exp(-0.16 * a) * np.cos(a + 3.4),
            0,
            0.82 + 0.24 * np.exp(-0.16 * a) * np.sin(a + 3.4),
        )
        for a in np.linspace(0, 11, 40)
    ]
    things.append(
        shapes.tube(scroll, np.linspace(0.1, 0.05, 40).tolist(), varnish, sides=10, steps=2)
    )
    for k, (x, y) in enumerate(((3.0, 0.22), (3.2, 0.22), (3.0, -0.22), (3.2, -0.22))):
        things.append(shapes.rod((x, 0, 0.72), (x, y * 1.6, 0.76 + 0.01 * k), 0.035, dark))
    steel = materials.paint("#e8e4d8", rough=0.3, glow=0.05)
    for y in (-0.12, -0.04, 0.04, 0.12):
        line = [(-1.9, y * 1.4, 0.62), (-0.25, y * 1.5, 0.92), (3.0, y * 0.7, 0.8)]
        things += [shapes.rod(a, b, 0.012, steel) for a, b in pairwise(line)]
    things.append(shapes.box((1.0, 0.34, 0.09), dark, at=(-1.6, 0, 0.6)))
    for s in (-1, 1):
        hole = [
            (-0.55 + 0.6 * t, s * (0.5 + 0.09 * np.sin((t - 0.5) * 5)), 0.535)
            for t in np.linspace(0, 1, 9)
        ]
        things.append(shapes.tube(hole, 0.035, dark, sides=8))
        things += [
            shapes.ball(0.06, dark, sides=12, at=p, size=(1, 1, 0.3)) for p in (hole[0], hole[-1])
        ]
    return things


def _hut() -> list[shapes.Object]:
    smoke = materials.paint("#fbf6ec", vary=0.03, glow=0.1)
    things = [
        shapes.box((0.1, 0.62, 0.4), props.wood("#d8b080", "#c89a68"), at=(-0.25, 0, 0.72)),
        buildings.house(
            (0.62, 0.5, 0.5),
            0.4,
            wall="#f0e4cc",
            tiles="#4f7a8a",
            glow=0.8,
            seed=3,
            at=(-0.85, 0.05, 0.52),
            turn=(0, 0, -20),
        ),
        *(
            puff(
                smoke,
                60 + k,
                wide=0.6,
                count=6,
                at=(-0.7 + 0.16 * k, 0.1, 1.55 + 0.3 * k),
                size=0.16 + 0.07 * k,
            )
            for k in range(4)
        ),
    ]
    for k, colour in enumerate(("#d86a5a", "#f6f0e4", "#e8b84a")):
        x = 0.25 + 0.36 * k
        things.append(
            shapes.sheet(
                lambda u, v, x=x: (x + 0.24 * u, -0.19 + 0.03 * np.sin(u * 8), 0.9 - 0.34 * v),
                materials.paint(colour),
                cells=(8, 5),
            )
        )
    return things


def _life() -> list[shapes.Object]:
    angler = people.person(
        age="old",
        gender="male",
        pose="sit",
        top="#3f5f8a",
        bottom="#5a4a3a",
        hair="#eee8dc",
        hair_length=0.08,
        head=1.4,
        at=(-1.75, -0.98, 0.24),
        turn=(0, 0, 10),
        size=0.62,
    )
    people.put_on(angler, people.hat("straw", "#e8c878", "#8a2f2a"))
    rod = materials.paint("#5a3a20")
    return [
        angler.handle,
        shapes.tube(
            [(-1.7, -1.15, 0.7), (-1.6, -1.7, 1.15), (-1.55, -2.0, 1.2)], [0.02, 0.014, 0.008], rod
        ),
        shapes.rod((-1.55, -2.0, 1.2), (-1.55, -2.02, 0.0), 0.006, rod),
        plants.round_tree("#7aa050", seed=4, at=(1.15, 0.42, 0.5), size=0.62),
        plants.round_tree("#94b45a", seed=5, at=(-2.0, 0.62, 0.5), size=0.5),
        animals.standing("dog", at=(0.75, -0.55, 0.52), turn=(0, 0, -60), size=0.42),
    ]


def look() -> Look:
    return Look(
        "rose-sea",
        sky("spring", 52),
        Fog(13, 26, "#dcecec", 0.8),
        exposure=0.74,
        glow=0.15,
        pull=0.18,
        finish="watercolour",
        seed=57,
    )
