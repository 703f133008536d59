"""A jester walks off with the town gate on his back."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#f4e4d0", "#b88858", 0.85)
    stage.sun((-0.6, 0.45, -0.6), "#ffe4b8", 3.8, 2)
    stage.camera((0.7, -8.8, 1.55), (-0.1, 0.5, 2.15), 37)
    field = materials.paint("#c8a058", "#b8944c", vary=0.18, scale=0.8)
    shapes.terrain((70, 80), _ground, field, cells=140, centre=(0, 32))
    track = materials.paint("#ecd8ac", vary=0.1)

    def road(u: float, v: float) -> Vec:
        y = -7 + 32 * v
        x = -0.4 + 1.5 * np.sin(0.2 * y + 0.3) + (1.9 - 0.9 * v) * (u - 0.5)
        return x, y, _ground(x, y) + 0.03

    shapes.sheet(road, track, cells=(6, 80))
    _jester()
    _town()
    animals.standing(
        "dog",
        coat="#5a4038",
        stride=(0.3, -0.3, -0.3, 0.3),
        at=(1.75, -1.9, 0),
        turn=(0, 0, -28),
        size=1.2,
    )
    for k, (x, y) in enumerate(
        ((-2.6, -3.4), (-2.2, -4.2), (2.4, -3.9), (2.8, -2.8), (-3.0, -2.2))
    ):
        plants.flower(
            ("#d8402f", "#f4e0d0", "#e8883a")[k % 3], tall=0.5, size=0.15, at=(x, y, _ground(x, y))
        )
    dark = materials.paint("#5a4a44", vary=0)
    for x, y, z in ((2.2, 3, 4.9), (2.7, 4, 5.3), (-2.4, 5, 5.6)):
        animals.gull(dark, 0.55, 0.5, at=(x, y, z), turn=(0, 12, 30))


def _ground(x: float, y: float) -> float:
    return 0.1 * shapes.hills(x, y, 0.3) * min(1, abs(x) / 2) + 0.035 * max(0, y - 3)


def _jester() -> None:
    red, gold = "#c8302c", "#e8b840"
    who = people.person(
        gender="male",
        age="young",
        top=red,
        bottom="#3f6f8a",
        shoes=gold,
        hair=None,
        head=1.3,
        bend={"spine03": (24, 0, 0), "head": (-18, 0, 0)},
        aim={
            "upperarm01.L": (0.5, 0.5, 0.35),
            "lowerarm01.L": (0, 0.6, 0.8),
            "upperarm01.R": (-0.5, 0.5, 0.35),
            "lowerarm01.R": (0, 0.6, 0.8),
            "upperleg01.L": (0.05, -0.55, -1),
            "upperleg01.R": (-0.05, 0.45, -1),
            "lowerleg01.R": (0, 0.75, -0.9),
        },
        at=(-0.15, -1.6, 0),
        turn=(0, 0, -42),
        size=1.2,
    )
    crown = who.crown()
    cloths = [materials.paint(c, vary=0.08) for c in (red, gold, "#3f6f8a")]
    bell = materials.paint("#f0cc60", metal=0.7, rough=0.3)
    who.wear(
        shapes.ball(0.16, cloths[0], at=crown + shapes.Vector((0, 0.01, -0.08)), size=(1, 1, 0.8))
    )
    for k, (dx, dy) in enumerate(((-0.3, 0.0), (0.3, 0.0), (0.02, 0.3))):
        start, tip = (
            crown + shapes.Vector((dx * 0.25, dy * 0.25, -0.02)),
            crown + shapes.Vector((dx, dy, -0.06)),
        )
        high = crown + shapes.Vector((dx * 0.7, dy * 0.7, 0.16))
        who.wear(shapes.tube([tuple(start), tuple(high), tuple(tip)], [0.1, 0.06, 0.02], cloths[k]))
        who.wear(shapes.ball(0.035, bell, sides=12, at=tip))
    neck = shapes.Vector(who.joints["neck01"])
    for k in range(9):
        a = 2 * np.pi * k / 9
        point = neck + shapes.Vector((0.2 * np.sin(a), 0.16 * np.cos(a), -0.07))
        who.wear(shapes.tube([tuple(neck), tuple(point)], [0.07, 0.015], cloths[k % 2], steps=2))
        who.wear(shapes.ball(0.022, bell, sides=10, at=point))
    _gate(who)


def _gate(who: people.Person) -> None:
    stone = {"wall": "#d8c4a0", "tiles": "#b8503c", "glow": 0.2, "window": "#5a5048"}
    m, wood = materials.paint("#d8c4a0", vary=0.15, scale=5), props.wood("#7a4a2c")
    iron = materials.paint("#4a4440", metal=0.4)
    things = [
        buildings.tower(0.42, 2.0, at=(-0.85, 0, 0), **stone),
        buildings.tower(0.42, 2.0, at=(0.85, 0, 0), **stone),
        shapes.box((1.1, 0.5, 0.75), m, at=(0, 0, 1.6)),
        *(shapes.box((0.2, 0.5, 0.22), m, at=(x, 0, 2.05)) for x in (-0.4, 0, 0.4)),
        shapes.box((0.1, 0.5, 1.3), m, at=(-0.45, 0, 0.65)),
        shapes.box((0.1, 0.5, 1.3), m, at=(0.45, 0, 0.65)),
    ]
    for s in (-1, 1):
        leaf = [shapes.box((0.42, 0.06, 1.2), wood, at=(-s * 0.21, 0, 0.62))]
        leaf += [shapes.box((0.38, 0.08, 0.06), iron, at=(-s * 0.21, 0, z)) for z in (0.3, 0.95)]
        things.append(shapes.group(leaf, at=(s * 0.4, -0.22, 0), turn=(0, 0, s * 35)))
    flag = materials.paint("#c8302c")
    for x in (-0.85, 0.85):
        things.append(shapes.rod((x, 0, 3.2), (x, 0, 3.75), 0.015, iron))
        things.append(shapes.plate([(0, 0), (0.4, -0.1), (0, -0.22)], flag, at=(x, 0, 3.74)))
    back = who.where("spine02")
    turn = -42
    behind = np.array((-np.sin(np.radians(turn)), np.cos(np.radians(turn)))) * -0.62
    shapes.group(
        things,
        at=(back.x - behind[0], back.y - behind[1], back.z - 0.75),
        turn=(16, 0, turn),
        size=1.12,
    )
    rope = props.wood("#a8804a")
    for side in "LR":
        hand = who.where(f"finger3-1.{side}")
        shoulder = who.where(f"upperarm01.{side}")
        shapes.tube(
            [
                tuple(hand),
                tuple((hand + shoulder) / 2 + shapes.Vector((0, 0, 0.1))),
                tuple(shoulder),
            ],
            0.03,
            rope,
        )


def _town() -> None:
    wall = materials.paint("#dcc8a4", vary=0.15, scale=3)
    for a, b in ((-9, -1.9), (0.6, 9)):
        shapes.box((b - a, 0.8, 2.2), wall, at=((a + b) / 2, 19, 1.6))
        for x in np.arange(a + 0.3, b, 0.9):
            shapes.box((0.5, 0.8, 0.4), wall, at=(x, 19, 2.85))
    for k in range(13):
        x = -8 + 1.35 * k
        buildings_at = (x, 21 + 1.2 * (k % 3), 0.6)
        buildings.house(
            (1.2, 1.2, 2.2),
            1.1,
            wall=buildings.WALLS[k % 5],
            tiles=("#c86a48", "#b8584a", "#8a6a78")[k % 3],
            window="#6a6058",
            glow=0.1,
            seed=k,
            at=buildings_at,
            size=1.1,
        )
    buildings.tower(
        0.7, 5.0, wall="#e8d8b8", tiles="#6a7a90", window="#6a6058", glow=0.1, at=(2.4, 24, 0.6)
    )
    for x in (-1.1, -0.5, 0.1):
        people.person(top="#8a4a4a", skirt="#8a4a4a", pose="cheer", at=(x, 18.2, 0.55), size=0.95)


def look() -> Look:
    return Look(
        "terracotta",
        sky("gold", 61),
        Fog(11, 22, "#f8e8c4", 0.8),
        exposure=0.76,
        glow=0.1,
        pull=0.18,
        finish="watercolour",
        seed=131,
    )
