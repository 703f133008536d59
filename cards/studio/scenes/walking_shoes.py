"""A pair of boots walks off through the snow; their owner follows barefoot in his nightshirt."""

import numpy as np

from cards.studio import buildings, geometry, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

RED, FLEECE, SOLE = "#d8302c", "#fbf2e6", "#3a2228"
TRACK = ((-1.55, 3.7), (-1.5, 2.4), (-0.9, 1.1), (-0.35, 0.1), (0.05, -0.7), (0.7, -1.6))
"""Where the boots walked, from the door on."""
TREAD = ((0, -0.3), (0.11, -0.26), (0.09, -0.02), (0.13, 0.16), (0.08, 0.3), (-0.06, 0.31),
         (-0.12, 0.18), (-0.08, -0.02), (-0.1, -0.26))  # fmt: skip
"""The outline of a sole, its toe toward +z."""


def build() -> None:
    stage.ambience("#5a68c0", "#4a4a9a", 0.42)
    stage.sun((0.85, 0.3, -0.5), "#a8b8ff", 1.15, 3)
    stage.panel((3.5, -6.5, 4), (0.6, -1.5, 0.8), "#ffc8b0", 110, 2)
    stage.camera((0.25, -6.3, 4.5), (0.12, 0.4, 0.95), 43)
    snow = materials.paint("#ece6f4", vary=0.03, scale=1.0, bump=0.12)
    shapes.terrain((40, 44), _drift, snow, cells=240, centre=(0, 9))
    _boot((0.86, -1.66), 52, 0.0, 0.0)
    _boot((-0.4, -0.98), 46, 32.0, 0.2)
    _prints()
    _owner()
    _house()
    for x, y, size in ((1.9, 3.6, 1.25), (2.9, 2.2, 1.0), (2.8, 6.0, 1.5), (-3.4, 0.8, 0.9)):
        plants.fir("#4a5f84", "#f6f2fa", at=(x, y, _drift(x, y) - 0.1), size=size)


def _drift(x: float, y: float) -> float:
    return 0.09 * shapes.hills(x, y, 0.4)


def _boot(at: Vec, turn: float, pitch: float, lift: float) -> None:
    """Set a laced winter boot lined with fleece; `pitch` raises its heel."""
    parts: list[Part] = [
        Limb((0, 0.1, 0.8), (0, 0.09, 0.34), 0.17, 0.14, RED),
        Limb((0, 0.09, 0.34), (0, 0.06, 0.16), 0.14, 0.15, RED),
        Limb((0, 0.07, 0.16), (0, -0.3, 0.12), 0.14, 0.115, RED, blend=0.12),
        Blob((0, -0.36, 0.13), (0.145, 0.17, 0.115), RED, blend=0.08),
        Limb((0, 0.1, 1.0), (0, 0.1, 0.5), 0.135, 0.11, "#4a1620", carve=True, blend=0.01),
        Blob((0, -0.1, -0.2), (0.6, 0.9, 0.22), SOLE, carve=True, blend=0.01),
    ]
    leather = materials.paint(None, vary=0.04, rough=0.3)
    upper = model(parts, voxel=0.012, blend=0.06)
    upper.data.materials[0] = leather
    rubber, lace = materials.paint(SOLE, vary=0.05), materials.paint("#ffe9a8", vary=0.03)
    fleece, brass = (
        materials.paint(FLEECE, vary=0.08, scale=14),
        materials.paint("#e8b84a", metal=0.5),
    )
    outline = [(x * 1.3, z * 1.06 + 0.115) for x, z in TREAD]
    things = [upper, shapes.leaf(outline, rubber, thick=0.07, at=(0, 0, 0.03), turn=(90, 0, 0)),
              shapes.box((0.25, 0.19, 0.1), rubber, at=(0, 0.13, -0.03), bevel=0.03)]  # fmt: skip
    for k in range(14):
        a = 2 * np.pi * k / 14
        curl = (0.175 * np.cos(a), 0.1 + 0.175 * np.sin(a), 0.8)
        things.append(shapes.ball(0.07, fleece, sides=14, at=curl))
    rungs = [
        (-0.2, 0.262),
        (-0.13, 0.31),
        (-0.075, 0.39),
        (-0.06, 0.48),
        (-0.062, 0.57),
        (-0.068, 0.66),
    ]
    for k, (y, z) in enumerate(rungs):
        wide = 0.075
        things += [shapes.ball(0.022, brass, sides=12, at=(s * wide, y + 0.02, z)) for s in (-1, 1)]
        if k:
            below = rungs[k - 1]
            cross = (0, (y + below[0]) / 2 - 0.02, (z + below[1]) / 2)
            things += [shapes.tube([(s * wide, *below), cross, (-s * wide, y, z)], 0.014, lace)
                       for s in (-1, 1)]  # fmt: skip
    for s in (-1, 1):
        loop = [(0, -0.085, 0.69), (s * 0.12, -0.15, 0.76), (s * 0.2, -0.17, 0.68),
                (s * 0.1, -0.13, 0.64), (0, -0.085, 0.68)]  # fmt: skip
        things += [shapes.tube(loop, 0.02, lace),
                   shapes.tube([(0, -0.09, 0.68), (s * 0.08, -0.16, 0.58), (s * 0.1, -0.17, 0.47)],
                               0.017, lace)]  # fmt: skip
    tilted = shapes.group([shapes.group(things, at=(0, 0.36, 0))], at=(0, -0.36, 0),
                          turn=(pitch, 0, 0))  # fmt: skip
    x, y = at
    shapes.group([tilted], at=(x, y, _drift(x, y) + 0.08 + lift), turn=(0, 0, turn), size=1.75)


def _prints() -> None:
    hollow = materials.paint("#9a88c4", vary=0.04)
    way = geometry.catmull(TRACK, 30)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    for k, far in enumerate(np.arange(0.1, along[-1] - 1.1, 0.48)):
        i = int(np.searchsorted(along, far))
        ahead = way[min(i + 3, len(way) - 1)] - way[max(i - 3, 0)]
        turn = np.arctan2(ahead[0], -ahead[1])
        side = 0.24 if k % 2 else -0.24
        x, y = way[i][0] + side * np.cos(turn), way[i][1] + side * np.sin(turn)
        shapes.leaf(TREAD, hollow, thick=0.02, at=(x, y, _drift(x, y) + 0.012),
                    turn=(90, 0, np.degrees(turn)), size=1.25)  # fmt: skip


def _owner() -> None:
    """Send him after them with a candle, eyes closed, his nightshirt blown back."""
    x, y = -1.12, 2.2
    who = people.person(
        gender="male", age="old", skin="#e0aa88", top="#f4ecf8", bottom="#e0aa88", shoes="#e0aa88",
        hair="#f4f0ea", hair_length=0.08, eyes=False, shapes_of_face=people.ASLEEP, head=1.35,
        pose="walk",
        aim={
            "upperarm01.R": (-0.3, -0.85, 0.0), "lowerarm01.R": (0.1, -1, 0.25),
            "upperarm01.L": (0.3, -0.8, -0.2), "lowerarm01.L": (-0.05, -1, 0.1),
        },
        curl={"L": (40, 80, 85, 85, 85)},
        at=(x, y, _drift(x, y) + 0.02), turn=(0, 0, 36), size=1.42,
    )  # fmt: skip
    stripes = [materials.paint(c, vary=0.04) for c in ("#f8f2fc", "#7a8fd0")]
    count = 18
    for k in range(count):

        def strip(u: float, v: float, k: int = k) -> Vec:
            a = 2 * np.pi * (k + u) / count
            r = np.interp(v, (0, 0.12, 0.45, 1), (0.1, 0.17, 0.23, 0.36))
            r *= 1 + 0.04 * v * np.sin(6 * a)
            return (r * np.cos(a), 1.3 * r * np.sin(a) + 0.05 * v, 1.44 - 1.02 * v)

        who.wear(shapes.sheet(strip, stripes[k % 2], cells=(7, 24)))
    people.put_on(who, _nightcap(), -0.05)
    candle = shapes.group([props.candle(0.22), shapes.lathe([(0, 0), (0.13, 0), (0.15, 0.03)],
                          materials.paint("#e8b84a", metal=0.5))])  # fmt: skip
    who.hold(candle, "finger3-1.L")
    stage.bulb(
        tuple(who.where("finger3-1.L") + shapes.Vector((0.1, -0.2, 0.5))), "#ffb050", 70, 0.1
    )


def _nightcap() -> shapes.Object:
    """Return a nightcap with a clean white roll, its tip hanging back with a bobble."""
    wool, white = materials.paint("#5f48a8", vary=0.05), materials.paint("#fdf6ee", vary=0.03)
    bag = [(0, 0.01, 0.02), (0, 0.03, 0.14), (0, 0.13, 0.24), (0, 0.27, 0.22), (0, 0.36, 0.1)]
    return shapes.group([
        shapes.tube(bag, [0.13, 0.12, 0.085, 0.055, 0.02], wool, sides=20),
        shapes.ring(0.125, 0.034, white),
        shapes.ball(0.065, white, at=bag[-1]),
    ])  # fmt: skip


def _house() -> None:
    """Stand the house he came from behind him, its door open and the light falling out."""
    x, y = -1.6, 5.0
    things = [buildings.house((2.6, 2.0, 2.0), 1.5, wall="#b8788a", tiles="#f4f0fa", glow=1.0,
                              seed=1),
              shapes.box((3.0, 2.0, 0.16), materials.paint("#f4f0fa", vary=0.03), bevel=0.07,
                         at=(0, -0.58, 2.86), turn=(53.3, 0, 0))]  # fmt: skip
    frame, glow = materials.paint("#5a3448"), materials.paint("#ffd488", glow=1.1, vary=0.05)
    things += [shapes.box((0.95, 0.1, 1.75), frame, at=(0, -1.02, 0.87)),
               shapes.box((0.78, 0.1, 1.62), glow, at=(0, -1.05, 0.81), bevel=0),
               shapes.box((0.75, 0.07, 1.62), materials.paint("#3f7a8a"), at=(0.68, -1.3, 0.81),
                          turn=(0, 0, -50))]  # fmt: skip
    shapes.group(things, at=(x, y, 0))
    stage.bulb((x, y - 1.6, 0.9), "#ffa848", 110, 0.3)


def look() -> Look:
    return Look(
        "blossom", plain("#4a4a8c"), Fog(9.5, 9, "#4a4a8c", 0.8), exposure=0.85, glow=0.4,
        pull=0.1, contrast=1.14, focus=((0.6, 0.7, 0.2, 1.1), (0.3, 0.4, 0.1, 1.1)), seed=121,
    )  # fmt: skip
