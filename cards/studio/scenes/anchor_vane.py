"""An anchor hangs from a cloud and has caught the weather vane of a steeple."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

WALLS = ("#f4e8cc", "#f0d0a4", "#e8dcc8", "#d8dcc0", "#f4d8b8")
ROOFS = ("#d8704a", "#c85a44", "#e08a4a", "#8a7a94")


def build() -> None:
    stage.ambience("#e8f0e4", "#d8b888", 0.85)
    stage.sun((0.55, 0.6, -0.55), "#fff0c8", 3.8, 2)
    stage.camera((-0.9, -9.6, 1.7), (0.25, 0, 4.55), 31)
    grass = materials.paint("#a4b85c", "#b8c46a", vary=0.2, scale=0.8)
    shapes.terrain(
        (60, 60), lambda x, y: 0.1 * shapes.hills(x, y, 0.3), grass, cells=60, centre=(0, 20)
    )
    _church()
    _anchor()
    _cloud_ship()
    for k, (x, y, turn, seed) in enumerate(
        (
            (-3.6, 0.4, 20, 2),
            (-2.3, 2.6, 8, 5),
            (3.3, 0.8, -24, 7),
            (4.4, 3.2, -10, 9),
            (-5.2, 3.0, 14, 11),
        )
    ):
        buildings.house(
            (1.3, 1.2, 1.3),
            0.9,
            wall=WALLS[k % 5],
            tiles=ROOFS[k % 4],
            window="#6a7a84",
            glow=0.1,
            seed=seed,
            at=(x, y, 0),
            turn=(0, 0, turn),
            size=1.2,
        )
    child = people.person(
        age="child",
        top="#4a7fa8",
        skirt="#4a7fa8",
        hair="#4a2a18",
        head=1.35,
        pose="cheer",
        bend={"head": (-25, 0, 0)},
        at=(-1.35, -2.6, 0),
        turn=(0, 0, 150),
        size=1.15,
    )
    people.put_on(child, people.hat("straw", "#f0d890", "#c8402f"))
    animals.standing("dog", coat="#c88a52", at=(-0.35, -3.0, 0), turn=(0, 0, -150), size=1.0)
    for x, y, size in ((2.0, -1.6, 0.9), (-2.6, -0.9, 0.8), (2.8, -2.4, 0.6)):
        plants.round_tree("#8aa84e", seed=int(size * 20), at=(x, y, 0), size=size)
    white = materials.paint("#5a5058", vary=0)
    for x, y, z in ((2.3, 2, 6.2), (2.8, 3, 6.8), (-2.6, 2, 5.6)):
        animals.gull(white, 0.55, 0.5, at=(x, y, z), turn=(0, 12, 30))


def _church() -> None:
    stone, tiles = (
        materials.paint("#f4ead0", vary=0.1),
        materials.paint("#c85a44", vary=0.15, scale=8),
    )
    dark = materials.paint("#5a5a68")
    things = [
        shapes.box((1.5, 1.5, 3.0), stone, at=(0, 0, 1.5)),
        shapes.box((1.7, 1.7, 0.16), stone, at=(0, 0, 3.05)),
        shapes.lathe(
            [(1.2, 3.1), (0.55, 4.2), (0.03, 5.5)], tiles, sides=4, smooth=False, turn=(0, 0, 45)
        ),
        shapes.box((1.3, 2.6, 1.7), stone, at=(0.2, 1.9, 0.85)),
        shapes.mesh(
            [
                (-0.6, 0.6, 1.7),
                (1.0, 0.6, 1.7),
                (1.0, 3.3, 1.7),
                (-0.6, 3.3, 1.7),
                (0.2, 0.6, 2.6),
                (0.2, 3.3, 2.6),
            ],
            [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)],
            tiles,
            smooth=False,
        ),
    ]
    arch = [(-0.24, 0), (-0.24, 0.5), (0, 0.75), (0.24, 0.5), (0.24, 0)]
    things += [shapes.plate(arch, dark, thick=0.04, at=(0, -0.76, z)) for z in (0.05, 2.05)]
    face = props.clock(0.34, "#d8a84a", at=(0, -0.77, 1.45), turn=(90, 0, 0))
    shapes.group([*things, face], at=(0.7, 0.6, 0), turn=(0, 0, 12))


def _anchor() -> None:
    iron = materials.paint("#4a5664", metal=0.4, rough=0.5, vary=0.15)
    gold = materials.paint("#e0a83a", metal=0.6, rough=0.35)
    top = (0.7, 0.6, 5.5)
    shapes.rod(top, (0.7, 0.6, 6.15), 0.035, gold)
    cock = [
        (-0.42, 0.28),
        (-0.3, 0.05),
        (0, -0.08),
        (0.22, 0.02),
        (0.3, 0.3),
        (0.44, 0.3),
        (0.34, 0.42),
        (0.24, 0.5),
        (0.14, 0.34),
        (-0.05, 0.2),
        (-0.22, 0.5),
    ]
    shapes.leaf(cock, gold, thick=0.05, at=(0.7, 0.6, 6.2), turn=(0, 14, 10), size=1.15)
    shapes.rod((0.2, 0.6, 6.0), (1.2, 0.6, 6.0), 0.025, gold)
    arms = [(-0.62, 0.28), (-0.5, -0.12), (0, -0.4), (0.5, -0.12), (0.62, 0.28)]
    things = [
        shapes.rod((0, 0, -0.38), (0, 0, 1.0), 0.06, iron),
        shapes.rod((-0.4, 0, 0.78), (0.4, 0, 0.78), 0.05, iron),
        shapes.tube([(x, 0, z) for x, z in arms], [0.045, 0.07, 0.09, 0.07, 0.045], iron),
        shapes.ring(0.14, 0.035, iron, at=(0, 0, 1.13), turn=(90, 0, 0)),
    ]
    for s in (-1, 1):
        fluke = [(-0.16, -0.06), (0.16, -0.06), (0, 0.22)]
        things.append(
            shapes.plate(fluke, iron, thick=0.07, at=(s * 0.6, 0, 0.24), turn=(0, s * 22, 0))
        )
    shapes.group(things, at=(1.0, 0.5, 6.25), turn=(0, 16, 10), size=1.15)
    start, end = np.array((1.35, 0.5, 7.5)), np.array((0.5, 0.9, 10.3))
    links = 15
    for k in range(links):
        t = k / (links - 1)
        at = start + (end - start) * t + (0.22 * np.sin(np.pi * t), 0, 0)
        shapes.ring(
            0.11, 0.03, iron, at=tuple(at), turn=(90, 0, 90 * (k % 2) + 20), size=(0.8, 1.25, 1)
        )


def _cloud_ship() -> None:
    cloud = materials.paint("#ffffff", vary=0.03, glow=0.15)
    random = np.random.default_rng(8)
    kinds = [puff(cloud, 80 + k, at=(0, 0, -50)) for k in range(4)]
    for k in range(16):
        at = (
            0.3 + random.uniform(-2.3, 2.3),
            0.9 + random.uniform(-0.7, 0.9),
            10.3 + random.uniform(-0.1, 0.9),
        )
        shapes.copy_of(kinds[k % 4], at=at, size=random.uniform(0.7, 1.15))
    wood = props.wood("#a8703a")

    def rail(x: float) -> Vec:
        return x, 0.0, 9.75 + 0.12 * (x - 0.3) ** 2

    line = [rail(x) for x in np.linspace(-1.6, 2.2, 9)]
    shapes.tube(line, 0.06, wood)
    for x in np.linspace(-1.5, 2.1, 10):
        px, py, pz = rail(x)
        shapes.rod((px, py, pz), (px, py, pz + 0.55), 0.035, wood)
    shapes.tube([(x, y, z + 0.55) for x, y, z in line], 0.05, wood)


def look() -> Look:
    return Look(
        "lemon",
        sky("lemon", 27),
        Fog(14, 24, "#f4ecc0", 0.7),
        exposure=0.78,
        glow=0.1,
        pull=0.2,
        finish="watercolour",
        seed=117,
    )
