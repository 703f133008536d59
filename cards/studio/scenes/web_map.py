"""A spider has spun a map across an attic window; a fly with luggage studies the way."""

import numpy as np

from cards.studio import buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import SKIES, add_clouds, gradient

HUB = np.array((0.55, 0, 4.0))
SPOKES = 13
RINGS = (0.55, 1.0, 1.5, 2.05, 2.65, 3.3)
SEA, LANDS = "#5f9fb0", ("#8faa5a", "#d8b45a", "#a8b868", "#c88a54")
ISLANDS = {
    (1, 2): 0,
    (1, 3): 0,
    (2, 2): 0,
    (2, 3): 2,
    (3, 2): 2,
    (1, 7): 1,
    (2, 7): 1,
    (2, 8): 1,
    (3, 8): 3,
    (3, 7): 1,
    (2, 10): 2,
    (3, 10): 0,
    (3, 11): 0,
    (4, 11): 2,
    (4, 10): 3,
    (3, 5): 3,
    (4, 5): 1,
    (4, 4): 0,
    (2, 0): 1,
    (3, 0): 3,
}
"""Which cells (ring, spoke) are land, and in which colour."""


def build() -> None:
    stage.ambience("#d8b890", "#4a3020", 0.55)
    stage.sun((0.5, -0.8, -0.55), "#ffe2ae", 2.6, 2)
    stage.panel((-3, -6, 5), (0, 0, 3), "#ffd9a0", 330, 3)
    stage.panel((3, 5, 6), (0, 0, 3), "#fff0cc", 500, 4)
    stage.camera((0.0, -9.6, 2.9), (0.0, 0, 3.15), 44)
    _attic()
    _town()
    _web()
    _landmarks()
    _route()
    _spider()
    _fly()


def _attic() -> None:
    beam = materials.paint("#7a4c2c", "#5a3620", vary=0.25, scale=2, bump=0.3)
    plank = materials.paint("#8a5a34", "#70442a", vary=0.25, scale=2)
    for k in range(9):
        shapes.box((0.9, 7, 0.16), plank, at=(-3.7 + 0.93 * k, -1.5, -0.08), bevel=0.02)
    for side in (-1, 1):
        shapes.box((0.5, 0.5, 9), beam, at=(side * 2.75, 0.1, 4), bevel=0.06)
        shapes.box(
            (0.4, 0.4, 2.2), beam, at=(side * 2.3, 0.05, 6.5), turn=(0, -side * 42, 0), bevel=0.06
        )
    shapes.box((7, 0.5, 0.5), beam, at=(0, 0.1, 7.0), bevel=0.06)
    shapes.box((7, 0.6, 0.5), beam, at=(0, 0.1, 0.5), bevel=0.06)
    wall = materials.paint("#c89a68", "#b88858", vary=0.2, scale=1)
    for side in (-1, 1):
        shapes.box((3, 0.2, 9), wall, at=(side * 4.4, 0.4, 4), bevel=0)


def _town() -> None:
    """Let roofs show through the holes of the web."""
    for x, y, z, size, seed in ((-7.5, 9, -3.2, 1.9, 5), (-9, 15, -2.5, 2.2, 9)):
        row = buildings.street(8, seed, glow=0.1, window="#6a5040")
        shapes.group(row, at=(x, y, z), size=size)


def _node(ring: int, spoke: int) -> Vec:
    """Return a knot of the web; its rings sag between the spokes' own lengths."""
    angle = 2 * np.pi * (spoke % SPOKES) / SPOKES + 0.12 * np.sin(2.3 * spoke)
    reach = RINGS[ring] * (1 + 0.07 * np.sin(1.9 * (spoke % SPOKES) + ring))
    return HUB + (
        reach * np.cos(angle) * 0.86,
        0.05 * np.sin(3 * angle + ring),
        reach * np.sin(angle),
    )


def _web() -> None:
    silk = materials.paint("#fdf8ea", vary=0.05, glow=0.25)
    for s in range(SPOKES):
        outer = HUB + (np.array(_node(5, s)) - HUB) * 1.25
        shapes.tube([HUB, _node(2, s), outer], [0.03, 0.032, 0.04], silk, sides=6)
        for ring in range(6):
            a, b = np.array(_node(ring, s)), np.array(_node(ring, s + 1))
            middle = (a + b) / 2 + (HUB - (a + b) / 2) * 0.09
            shapes.tube([a, middle, b], 0.026, silk, sides=6, steps=4)
    sea = materials.paint(SEA, vary=0.12, scale=2, glow=0.15)
    lands = [materials.paint(c, vary=0.15, scale=3, glow=0.12) for c in LANDS]
    for ring in range(5):
        for s in range(SPOKES):
            land = ISLANDS.get((ring, s))
            if land is None and (ring == 4 or (ring + s) % 7 == 3):
                continue
            corners = [
                np.array(_node(*c))
                for c in ((ring, s), (ring, s + 1), (ring + 1, s + 1), (ring + 1, s))
            ]
            centre = np.mean(corners, 0)
            patch = [centre + (c - centre) * 0.93 + (0, 0.03, 0) for c in corners]
            shapes.mesh(patch, [(0, 1, 2, 3)], sea if land is None else lands[land], smooth=False)


def _cell(ring: int, spoke: int) -> np.ndarray:
    return np.mean(
        [
            _node(*c)
            for c in ((ring, spoke), (ring, spoke + 1), (ring + 1, spoke + 1), (ring + 1, spoke))
        ],
        0,
    )


def _landmarks() -> None:
    """Stand small things on the map: hills, a house, a lighthouse, trees, a ship, a compass."""
    stone, snow = materials.paint("#8a7a70", vary=0.2), materials.paint("#fbf6ea")
    for ring, spoke, size in ((2, 2, 0.42), (2, 3, 0.5), (3, 8, 0.55), (3, 10, 0.5)):
        x, y, z = _cell(ring, spoke)
        for dx, s in ((-0.2, 0.8), (0.15, 1.0)):
            at = (x + dx * size, y - 0.12, z - 0.25 * size)
            shapes.lathe(
                [(0.45 * s, 0), (0.2 * s, 0.55 * s), (0, 0.85 * s)],
                stone,
                sides=7,
                smooth=False,
                at=at,
                size=size,
            )
            shapes.lathe(
                [(0.2 * s, 0.56 * s), (0, 0.87 * s)],
                snow,
                sides=7,
                smooth=False,
                at=at,
                size=size * 1.03,
            )
    x, y, z = _cell(3, 0)
    buildings.house(
        (0.9, 0.7, 0.7),
        0.55,
        wall="#f4e6c8",
        tiles="#b8402f",
        seed=2,
        at=(x, y - 0.25, z - 0.25),
        size=0.5,
    )
    x, y, z = _cell(4, 5)
    buildings.lighthouse(at=(x, y - 0.25, z - 0.35), size=0.32)
    for ring, spoke in ((4, 4), (3, 11), (4, 11), (2, 7)):
        x, y, z = _cell(ring, spoke)
        for dx in (-0.16, 0.14):
            plants.round_tree(
                "#4f7a3a", seed=ring + spoke, at=(x + dx, y - 0.15, z - 0.2), size=0.27
            )
    x, y, z = _cell(3, 3)
    props.sail_boat(at=(x, y - 0.2, z - 0.15), size=0.45)
    x, y, z = _cell(4, 9)
    gold, red = materials.paint("#e0aa3a", metal=0.4, rough=0.3), materials.paint("#c0283a")
    for k in range(4):
        point = [(-0.09, 0), (0, 0.42 if k % 2 == 0 else 0.3), (0.09, 0)]
        shapes.plate(
            point, red if k == 0 else gold, thick=0.06, at=(x, y - 0.15, z), turn=(0, 90 * k, 0)
        )
    shapes.ring(0.24, 0.03, gold, at=(x, y - 0.13, z), turn=(90, 0, 0))


def _route() -> None:
    """Mark the way from the sill to the hub with red dashes."""
    red = materials.paint("#d0202e", glow=0.1)
    stops = [_cell(*c) for c in ((4, 7), (3, 8), (2, 9), (2, 10), (1, 11), (1, 0), (0, 1))]
    way = catmull(stops, 7)
    for k in range(0, len(way) - 2, 4):
        a, b = way[k] - (0, 0.14, 0), way[min(k + 2, len(way) - 1)] - (0, 0.14, 0)
        shapes.rod(a, b, 0.055, red)


def _spider() -> None:
    fur = "#4a3038"
    parts: list[Part] = [
        Blob((0, 0, -0.42), (0.4, 0.36, 0.5), fur),
        Blob((0, -0.05, 0.16), (0.27, 0.25, 0.27), "#5a3c44"),
        Blob((0, -0.34, -0.45), (0.2, 0.05, 0.26), "#d8a84a", blend=0.03, weight=1.6),
    ]
    things = [model(parts, voxel=0.028, blend=0.1, vary=0.15, scale=8, bump=0.6)]
    leg = materials.paint("#3a242c", vary=0.2)
    for side in (-1, 1):
        for a, long in ((62, 1.0), (28, 1.15), (-12, 1.15), (-48, 1.25)):
            t = np.radians(a)
            knee = (side * 0.6 * long * np.cos(t), -0.3, 0.12 + 0.55 * long * np.sin(t) + 0.2)
            foot = (side * 1.05 * long * np.cos(t), -0.04, 0.1 + 1.0 * long * np.sin(t))
            things.append(
                shapes.tube(
                    [(side * 0.15, -0.06, 0.1), knee, foot], [0.07, 0.055, 0.03], leg, sides=8
                )
            )
    white, dark = materials.paint("#fdf8ee"), materials.paint("#140a0c", rough=0.1)
    for x, z, r in ((-0.11, 0.24, 0.095), (0.11, 0.24, 0.095), (-0.2, 0.1, 0.05), (0.2, 0.1, 0.05)):
        things.append(shapes.ball(r, white, sides=16, at=(x, -0.26, z)))
        things.append(
            shapes.ball(r * 0.55, dark, sides=12, at=(x - 0.02, -0.26 - r * 0.75, z - 0.03))
        )
    hat = people.hat("top", "#b8283a", "#f0d8a0", at=(0, -0.02, 0.38), turn=(-8, 10, 0), size=1.25)
    shapes.group([*things, hat], at=tuple(HUB + (0, -0.22, 0.1)), size=0.82)


def _fly() -> None:
    """Stand a fly in a travelling coat on the floor, seen from behind, its face to the map."""
    hide, coat = "#4a5a54", "#b8763a"
    parts: list[Part] = [
        Blob((0, 0, 0.75), (0.4, 0.36, 0.55), coat),
        Blob((0, 0, 0.4), (0.43, 0.4, 0.3), coat),
        Limb((0, 0, 1.2), (0, -0.05, 1.4), 0.18, 0.2, hide),
        Blob((0, -0.08, 1.55), (0.3, 0.3, 0.28), hide),
        Limb((0.17, 0, 0.25), (0.2, 0, 0.04), 0.09, 0.07, hide, both=True),
        Blob((0.2, -0.1, 0.05), (0.1, 0.18, 0.06), "#3a2a24", both=True, blend=0.03),
        Limb((0.36, 0, 1.05), (0.62, -0.05, 0.72), 0.12, 0.09, coat, blend=0.06),
        Limb((-0.36, 0, 1.05), (-0.55, -0.3, 1.15), 0.12, 0.09, coat, blend=0.06),
        Limb((-0.55, -0.3, 1.15), (-0.4, -0.42, 1.5), 0.09, 0.07, hide, blend=0.05),
    ]
    eye = materials.paint("#c0303a", rough=0.2, vary=0.25, scale=9)
    things = [model(parts, voxel=0.026, blend=0.1, vary=0.12, scale=6)]
    things += [
        shapes.ball(0.23, eye, sides=24, at=(s * 0.22, -0.2, 1.62), size=(0.85, 1, 1.15))
        for s in (-1, 1)
    ]
    wing = [(0, 0), (0.22, -0.15), (0.46, -0.7), (0.42, -1.2), (0.2, -1.25), (0.03, -0.7)]
    veil = materials.paint("#e8f0e4", "#c8dce0", vary=0.15, rough=0.2, glow=0.15)
    vein = materials.paint("#6a5a50", vary=0)
    for s in (-1, 1):
        outline = [(s * x, z) for x, z in wing]
        lines = [
            shapes.tube(
                [(0, 0.02, -0.05), (s * x * 0.7, 0.02, z * 0.6), (s * x, 0.02, z * 0.95)],
                0.014,
                vein,
                sides=5,
            )
            for x, z in wing[2:5]
        ]
        things.append(
            shapes.group(
                [shapes.leaf(outline, veil), *lines],
                at=(s * 0.08, 0.4, 1.2),
                turn=(14, s * -14, s * 8),
            )
        )
    hat = people.hat("bowler", "#3a2a34", "#c8963c", at=(0, -0.05, 1.78), turn=(6, 0, 0), size=1.55)
    case = props.suitcase("#8a3a2c", at=(0.7, -0.05, 0.1), turn=(0, 0, 80), size=1.15)
    shapes.group([*things, hat, case], at=(-1.12, -2.0, 0), turn=(0, 0, 212), size=1.25)
    props.suitcase("#2f5a6a", at=(0.75, -2.3, 0), turn=(0, 0, 12), size=1.5)
    props.suitcase("#d8a84a", at=(0.8, -2.25, 0.64), turn=(0, 0, -10), size=1.1)


def look() -> Look:
    day = gradient(((0, "#d8a860"), (0.35, "#ecc888"), (0.7, "#f4d8a0"), (1, "#e0b070")), bend=0.05)
    return Look(
        "umber",
        add_clouds(day, SKIES["gold"].clouds[0], 4),
        Fog(13, 9, "#ecc890", 0.75),
        Rays((0.85, -0.05), 0.14, "#fff0c0", 16, 1.4),
        exposure=0.9,
        glow=0.3,
        pull=0.18,
        focus=((0.6, 0.38, 0.2, 1.1), (0.25, 0.75, 0.15, 1.1)),
        seed=19,
    )
