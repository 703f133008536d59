"""A caravan of snails crosses a sleeping face of sand; a tear has become an oasis."""

from itertools import pairwise

import bpy
import numpy as np

from cards.studio import animals, materials, people, plants, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import sky

SIZE = 44.0
"""How much larger than life the sleeper is."""
LEAN = 64
"""Degrees by which the sleeper lies back; 90 would be flat."""
ROUTE = (
    (4.4, -7.0), (2.5, -5.3), (2.9, -2.4), (2.2, -0.6), (0.6, 1.3), (-1.3, 2.6), (-3.0, 2.3),
    (-5.0, 1.8),
)  # fmt: skip
"""Where the caravan goes, in metres: over the cheek, the nose, the brow, the temple."""
SHELLS = ("#2f6f8a", "#e8dcc0", "#7a3a5a", "#2f7a6a", "#e8dcc0")


def build() -> None:
    stage.ambience("#b890b0", "#8a4a38", 0.65)
    stage.sun((-0.85, 0.35, -0.42), "#ffc48a", 4.4, 1)
    stage.camera((0.4, -13.6, 8.7), (0, 0.5, 3.35), 38.5)
    sand = materials.paint("#d8935c", "#c87f4c", vary=0.12, scale=0.5, bump=0.2)
    shapes.terrain((90, 90), _dunes, sand, cells=300, centre=(0, 25))
    who = _sleeper(sand)
    bpy.context.view_layer.update()
    _lashes(who)
    _caravan()
    _oasis()


def _dunes(x: float, y: float) -> float:
    ripple = 0.05 * np.sin(5 * y + 1.6 * x + 2 * np.sin(0.7 * x))
    hair = 2.6 * np.exp(-(((y - 6.5) / 2.6) ** 2)) * np.exp(-((x / 5) ** 2))
    neck = 2.3 * np.exp(-(((y + 6.2) / 2.2) ** 2)) * np.exp(-((x / 5) ** 2))
    far = 2.2 * shapes.hills(x, y, 0.07) * np.clip((y - 9) / 12, 0, 1)
    return 0.6 * shapes.hills(x, y, 0.16) + ripple + 0.12 * max(0, y - 9) + hair + neck + far - 0.4


def _sleeper(sand: shapes.Material) -> people.Person:
    who = people.person(
        gender="female",
        age="young",
        bare=True,
        hair=None,
        eyes=False,
        head=1.0,
        skin="#dc9a64",
        shapes_of_face=people.ASLEEP,
        size=SIZE,
        only=lambda bone: (
            not any(w in bone for w in ("leg", "foot", "toe", "arm", "finger", "wrist"))
        ),
    )
    for part in who.handle.children:
        part.data.materials.clear()
        part.data.materials.append(sand)
        shapes.refine(part, 2)
    who.handle.rotation_euler = np.radians((-LEAN, 0, 0))
    who.handle.location = shapes.Vector((0, -1.0, -0.4)) - (who.where("head") - who.handle.location)
    return who


def _lashes(who: people.Person) -> None:
    """Draw the closed lids: an arc under each eye, laid on the skin."""
    out = np.array((0, -np.sin(np.radians(90 - LEAN)), np.cos(np.radians(90 - LEAN))))
    down = np.array((0, -out[2], out[1]))
    dark = materials.paint("#5a2a1c", vary=0)
    graph = bpy.context.evaluated_depsgraph_get()

    def on_skin(centre: Vec, x: float, low: float) -> Vec:
        start = np.array(centre) + (x, 0, 0) + down * low + out * 6
        return tuple(stage.scene().ray_cast(graph, start, -out)[1] + shapes.Vector(out * 0.03))

    for side in "LR":
        eye = who.where(f"eye.{side}")
        arc = [on_skin(eye, 0.7 * t, 0.06 + 0.3 * (1 - t * t)) for t in np.linspace(-1, 1, 9)]
        shapes.tube(arc, [0.03, *[0.07] * 7, 0.03], dark, sides=6)


def _top(x: float, y: float) -> float:
    """Return the height of whatever lies uppermost at a place."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, at, *_ = stage.scene().ray_cast(graph, (x, y, 60), (0, 0, -1))
    return at.z if hit else _dunes(x, y)


def _caravan() -> None:
    way = catmull(ROUTE, 20)
    for k, shell in enumerate(SHELLS):
        i = (20, 56, 81, 102, 122)[k]
        (x, y), (dx, dy) = way[i], way[i + 3] - way[i - 3]
        dx, dy = np.array((dx, dy)) / np.hypot(dx, dy)
        z = _top(x, y)
        rise = _top(x + 0.45 * dx, y + 0.45 * dy) - _top(x - 0.45 * dx, y - 0.45 * dy)
        yaw = np.degrees(np.arctan2(-dy, -dx))
        pitch = np.clip(np.degrees(np.arctan2(rise, 0.9)), -32, 32)
        snail = [animals.snail(shell), *LOADS[k]()]
        shapes.group(snail, at=(x, y, z - 0.03), turn=(0, pitch, yaw + 18), size=1.12)


def _saddle(colour: str) -> shapes.Object:
    def rug(u: float, v: float) -> Vec:
        a = np.radians(220 * (u - 0.5))
        return (-0.2 + 0.66 * v, 0.46 * np.sin(a), 0.68 + 0.6 * np.cos(a))

    return shapes.thicken(
        shapes.sheet(rug, materials.paint(colour, vary=0.12), cells=(24, 6)), 0.04
    )


def _rider() -> list[shapes.Object]:
    who = people.person(
        age="young", gender="male", pose="sit", top="#f2e8d4", bottom="#f2e8d4", skin="#8a5a3c",
        hair="#1c1210", hair_length=0.05, head=1.35, at=(0.15, 0, 0.7), turn=(0, 0, -62), size=0.85,
    )  # fmt: skip
    people.put_on(who, shapes.ball(0.15, materials.paint("#fbf2dc"), size=(1.05, 1.05, 0.75)), 0.0)
    people.cape(who, "#c8323c", 0.55, 0.3)
    return [_saddle("#e8b83a"), who.handle]


def _carpets() -> list[shapes.Object]:
    things = [_saddle("#c8323c")]
    for y, z, colour in ((-0.34, 1.2, "#2f6f9a"), (0.3, 1.25, "#e8b83a"), (0, 1.5, "#7a2f5a")):
        cloth, core = materials.paint(colour, vary=0.12), materials.paint("#f2e4c4")
        things.append(shapes.rod((-0.45, y, z), (0.75, y, z), 0.19, cloth))
        things += [
            shapes.ball(0.13, core, sides=14, at=(x, y, z), size=(0.3, 1, 1)) for x in (-0.45, 0.75)
        ]
    return things


def _canopy() -> list[shapes.Object]:
    stripe = [materials.paint(c, vary=0.08) for c in ("#e8b83a", "#f6ecd8")]
    things = [_saddle("#2f7a8a"), shapes.box((0.8, 0.7, 0.12), stripe[0], at=(0.15, 0, 1.35))]
    rim = [(0.62 * np.cos(a), 0.62 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 13)]
    for k, (p, q) in enumerate(pairwise(rim)):
        wall = [(0.15 + x, y, z) for x, y in (p, q) for z in (1.4, 2.05)]
        if k % 3:
            things.append(shapes.mesh(wall, [(0, 2, 3, 1)], stripe[k % 2], smooth=False))
        things.append(
            shapes.mesh(
                [
                    (0.15 + p[0] * 1.15, p[1] * 1.15, 2.02),
                    (0.15 + q[0] * 1.15, q[1] * 1.15, 2.02),
                    (0.15, 0, 2.6),
                ],
                [(0, 1, 2)],
                stripe[k % 2],
                smooth=False,
            )
        )
    return [*things, shapes.ball(0.09, materials.paint("#c8323c"), sides=14, at=(0.15, 0, 2.64))]


def _chests() -> list[shapes.Object]:
    things = [_saddle("#e8dcc0")]
    for z, size, colour in (
        (1.5, 0.6, "#8a4a2c"), (1.93, 0.42, "#2f6f8a"), (2.22, 0.28, "#c8323c"),
    ):  # fmt: skip
        things.append(
            shapes.box((size * 1.2, size, size * 0.62), materials.paint(colour, vary=0.15),
                       at=(0.15, 0, z), turn=(0, 0, 20 * z), bevel=0.04)
        )  # fmt: skip
    return things


def _garden() -> list[shapes.Object]:
    pot = [(0, 0), (0.28, 0), (0.38, 0.36), (0, 0.34)]
    return [
        _saddle("#7a4a9a"),
        shapes.lathe(pot, materials.paint("#c8682e"), smooth=False, at=(0.15, 0, 1.3)),
        plants.palm(1.2, "#5f9a4a", seed=4, at=(0.15, 0, 1.6)),
    ]


LOADS = (_rider, _carpets, _canopy, _chests, _garden)


def _oasis() -> None:
    """Let a tear run from the outer corner of an eye down the temple into a pool with palms."""
    water = materials.paint("#3fa8c8", rough=0.06, vary=0.08, glow=0.1)
    track = [(-2.0, 0.7), (-2.5, 0.2), (-2.85, -0.8), (-2.9, -2.2), (-2.8, -3.6), (-2.5, -4.6)]
    line = [(x, y, _top(x, y) + 0.02) for x, y in catmull(track, 4)]
    shapes.tube(line, np.linspace(0.1, 0.24, len(line)), water, steps=2)
    x, y = -2.2, -5.3
    z = _dunes(x, y) + 0.12
    shapes.ball(1.05, water, at=(x, y, z), size=(0.95, 0.7, 0.12))
    grass = materials.paint("#7a9a4a", "#a8a850", vary=0.2)
    shapes.ball(1.3, grass, at=(x, y, z - 0.08), size=(0.95, 0.85, 0.1))
    for k, (dx, dy, tall) in enumerate(((-0.85, 0.35, 2.3), (-0.45, 0.75, 1.7), (0.9, 0.3, 1.4))):
        plants.palm(tall, "#4f8a4a", seed=k + 1, at=(x + dx, y + dy, z - 0.1))
    foot, tip = np.array((x + 2.3, y - 0.3, z - 0.2)), np.array((0, 0, 1.5))
    rim = [
        foot + (1.05 * np.cos(a), 1.05 * np.sin(a), 0)
        for a in np.linspace(-1.7, 2 * np.pi - 1.7, 13)
    ]
    for k, (p, q) in enumerate(pairwise(rim)):
        colour = "#3a1c20" if k == 0 else ("#f6ecd8", "#c8323c")[k % 2]
        shapes.mesh([p, q, foot + tip], [(0, 1, 2)], materials.paint(colour), smooth=False)


def look() -> Look:
    return Look(
        "terracotta",
        sky("ember", 5),
        Fog(22, 40, "#e0a080", 0.7),
        exposure=0.9,
        glow=0.3,
        pull=0.2,
        seed=37,
    )
