"""A jester pulls the town gate away on wheels; a girl walks up its drawbridge."""

import numpy as np

from cards.studio import buildings, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import sky

RED, GOLD, BLUE = "#c8302c", "#f0b83c", "#3f6f9a"
GATE: Vec = (-1.4, -1.0, 0.66)
"""The middle of the gate's sill."""
SCALE = 0.8


def build() -> None:
    stage.ambience("#f4e4d0", "#b88858", 0.85)
    stage.sun((-0.6, 0.5, -0.55), "#ffe4b8", 3.8, 2)
    stage.camera((-0.25, -10.0, 2.0), (-0.42, 0, 2.12), 38.5)
    field = materials.paint("#d0a860", "#bc9850", vary=0.18, scale=0.8)
    shapes.terrain((70, 80), _ground, field, cells=140, centre=(0, 32))
    track = materials.paint("#f0dcb0", vary=0.1)

    def road(u: float, v: float) -> Vec:
        y = -7 + 32 * v
        x = 1.2 - 2.2 * np.sin(0.16 * y + 0.55) + (2.2 - 1.2 * v) * (u - 0.5)
        return x, y, _ground(x, y) + 0.03

    shapes.sheet(road, track, cells=(6, 80))
    who = _jester()
    _cap(who)
    _gate(who)
    _town()


def _ground(x: float, y: float) -> float:
    return 0.08 * shapes.hills(x, y, 0.3) * min(1, abs(x) / 2) + 0.035 * max(0, y - 3)


def _jester() -> people.Person:
    """Stand him in profile, leaning into the rope with both hands; he faces right."""
    return people.person(
        gender="male", top=RED, bottom=BLUE, shoes=GOLD, hair=None, head=1.3, skin="#c88a68",
        shapes_of_face=people.ASLEEP, eyes=False,
        bend={"spine03": (26, 0, 0), "head": (-30, 0, 0)},
        aim={
            "upperarm01.R": (-0.35, -0.2, -1), "lowerarm01.R": (0.1, -0.9, 0.1),
            "upperarm01.L": (0.2, -0.5, -0.8), "lowerarm01.L": (-0.2, -1, 0.05),
            "upperleg01.L": (0.05, -0.75, -0.8), "lowerleg01.L": (0, 0.15, -1),
            "upperleg01.R": (-0.05, 0.5, -1), "lowerleg01.R": (0, 0.85, -0.9),
        },
        curl={"R": (40, 80, 80, 80, 80), "L": (40, 80, 80, 80, 80)},
        at=(0.82, -1.7, -0.05), turn=(0, 0, 90), size=1.6,
    )  # fmt: skip


def _key(at: Vec) -> None:
    """Hang a flat golden key on the rope."""
    gold = materials.paint("#ffc83c", vary=0)
    bow = [(0.26 * np.cos(a), 0.26 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40)]
    hole = [(0.12 * np.cos(a), 0.12 * np.sin(a)) for a in np.linspace(2 * np.pi, 0, 40)]
    stem = [(-0.07, -0.2), (0.07, -0.2), (0.07, -0.8), (0.3, -0.8), (0.3, -0.95), (0.07, -0.95),
            (0.07, -1.05), (0.24, -1.05), (0.24, -1.18), (-0.07, -1.18)]  # fmt: skip
    things = [shapes.plate(part, gold, thick=0.06) for part in ([*bow, *hole], stem)]
    shapes.hide_shadow(shapes.group(things, at=at, turn=(0, 8, 0), size=0.72))


def _cap(who: people.Person) -> None:
    """Put on a cap of three horns with bells, and a zigzag collar."""
    crown = who.crown()
    cloths = [materials.paint(c, vary=0.06) for c in (RED, GOLD, BLUE)]
    bell = materials.paint("#f4cc58", metal=0.5, rough=0.3)
    dome = crown + shapes.Vector((0, 0.05, -0.04))
    who.wear(shapes.ball(0.165, cloths[0], at=dome, size=(1, 1.05, 0.75)))
    for k, (dy, dz, high) in enumerate(((-0.36, 0.1, 0.24), (0.1, 0.38, 0.3), (0.46, 0.0, 0.2))):
        tip = crown + shapes.Vector((0, dy, dz))
        middle = crown + shapes.Vector((0, dy * 0.65, high))
        base = crown + shapes.Vector((0, dy * 0.2, 0.02))
        horn = shapes.tube([base, middle, tip], [0.13, 0.1, 0.03], cloths[(1, 2, 0)[k]], sides=16)
        who.wear(horn)
        who.wear(shapes.ball(0.055, bell, sides=14, at=tip))
    neck = shapes.Vector(who.joints["neck01"])
    for k in range(9):
        a = 2 * np.pi * k / 9
        point = neck + shapes.Vector((0.24 * np.sin(a), 0.2 * np.cos(a), -0.09))
        who.wear(shapes.tube([neck, point], [0.09, 0.02], cloths[1 + k % 2], steps=2))


def _gate(who: people.Person) -> None:
    """Set the gate on wheels, rope it to his shoulder and let its bridge down to the road."""
    stone = {"wall": "#ecd8b0", "tiles": "#c0503a", "glow": 0.0, "window": "#5a4a4a"}
    wall, wood = materials.paint("#ecd8b0", vary=0.12, scale=5), props.wood("#9a6238")
    night = materials.paint("#2a3470", "#3a4a90", vary=0.1, scale=2)
    star = materials.paint("#ffe08a", glow=0.6, vary=0)
    things = [
        buildings.tower(0.46, 2.8, at=(-1.0, 0, 0), **stone),
        buildings.tower(0.46, 2.8, at=(1.0, 0, 0), **stone),
        shapes.box((1.3, 0.6, 0.85), wall, at=(0, 0, 2.0)),
        *(shapes.box((0.24, 0.6, 0.28), wall, at=(x, 0, 2.55)) for x in (-0.45, 0, 0.45)),
        shapes.box((1.2, 0.05, 1.7), night, at=(0, 0.05, 0.8), bevel=0),
        *(
            shapes.star(r, star, at=(x, 0.0, z), size=(1, 0.15, 1))
            for x, z, r in ((-0.28, 1.25, 0.24), (0.3, 0.95, 0.2))
        ),
        shapes.box((3.1, 1.2, 0.2), wood, at=(0, 0, -0.1)),
        *(_wheel(wood, at=(x, y, -0.35)) for x in (-1.12, 1.12) for y in (-0.66, 0.66)),
    ]
    flag = materials.paint(RED)
    for x in (-1.0, 1.0):
        things.append(shapes.rod((x, 0, 4.2), (x, 0, 5.0), 0.03, wood))
        things.append(shapes.plate([(0, 0), (-0.66, -0.2), (0, -0.42)], flag, at=(x, 0, 4.99)))
    shapes.group(things, at=GATE, turn=(0, -4, 0), size=SCALE)
    _rope(who)
    sill, end = np.array(GATE) + (0, -0.42, 0.02), np.array(GATE) * (1, 1, 0) + (-0.5, -1.75, 0.05)

    def bridge(u: float, v: float) -> Vec:
        return sill + (end - sill) * v + np.array((0.42 + 0.04 * v, -0.1, 0)) * (2 * u - 1)

    shapes.thicken(shapes.sheet(bridge, wood, cells=(4, 8)), 0.09)
    seam = materials.paint("#6a4028", vary=0)
    for v in np.linspace(0.08, 0.92, 6):
        shapes.rod(bridge(0, v) + (0, 0, 0.06), bridge(1, v) + (0, 0, 0.06), 0.02, seam)
    child = people.person(
        age="child", pose="walk", top="#f4c43c", skirt="#3f8a7a", bottom="#f4ead8",
        hair="#5a2a18", hair_length=0.16, head=1.35, at=tuple(sill + (end - sill) * 0.5),
        turn=(0, 0, 176), size=0.95,
    )  # fmt: skip
    child.hold(props.suitcase("#8a3a3a", at=(-0.1, 0, -0.5), turn=(0, 0, 10), size=0.85))


def _wheel(wood: shapes.Material, **where: object) -> shapes.Object:
    spokes = [shapes.box((0.07, 0.05, 0.86), wood, turn=(0, a, 0)) for a in (0, 45, 90, 135)]
    hub = shapes.ball(0.13, materials.paint(GOLD), size=(1, 0.8, 1))
    return shapes.group([shapes.ring(0.45, 0.075, wood, turn=(90, 0, 0)), *spokes, hub], **where)


def _rope(who: people.Person) -> None:
    """Run the rope from a loop round the near tower over his shoulder into his hands."""
    hemp = materials.paint("#b88040", vary=0.05)
    tower = np.array(GATE) + np.array((1.0, 0, 1.45)) * SCALE
    shapes.ring(0.5 * SCALE, 0.075, hemp, at=tower, turn=(0, -8, 0))
    shoulder = np.array(who.where("upperarm01.R")) + (-0.06, -0.1, 0.1)
    start = tower + (0.3, -0.22, 0)
    hands = [tuple(who.where(f"finger3-1.{side}")) for side in "RL"]
    _twist([start, (start + shoulder) / 2, shoulder], hemp)
    end = np.array(hands[1])
    tail = [end + (0.16, 0, -0.3), end + (0.04, 0, -0.75), end + (0.2, 0, -1.15)]
    _twist([shoulder, *hands, *tail], hemp)
    middle = start + (shoulder - start) * 0.36
    _key((middle[0], middle[1] - 0.1, middle[2] - 0.15))


def _twist(path: list, hemp: shapes.Material) -> None:
    """Lay a rope of two strands along a path."""
    line = catmull(path, 60)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    line = np.stack(
        [np.interp(np.arange(0, along[-1], 0.03), along, line[:, i]) for i in range(3)], 1
    )
    for phase in (0, np.pi):
        a = phase + 0.5 * np.arange(len(line))
        strand = line + 0.034 * np.c_[0 * a, np.cos(a), np.sin(a)]
        shapes.tube(strand, 0.046, hemp, sides=8, steps=1)


def _town() -> None:
    wall = materials.paint("#e0cca4", vary=0.15, scale=3)
    for a, b in ((-9, -1.2), (1.3, 9)):
        shapes.box((b - a, 0.8, 2.2), wall, at=((a + b) / 2, 19, 1.6))
        for x in np.arange(a + 0.3, b, 0.9):
            shapes.box((0.5, 0.8, 0.4), wall, at=(x, 19, 2.85))
    for k in range(13):
        buildings.house(
            (1.2, 1.2, 2.2), 1.1, wall=buildings.WALLS[k % 5],
            tiles=("#c86a48", "#b8584a", "#8a6a78")[k % 3], window="#6a6058", glow=0.1, seed=k,
            at=(-8 + 1.35 * k, 21 + 1.2 * (k % 3), 0.6), size=1.1,
        )  # fmt: skip
    for k, (x, y) in enumerate(((0.75, -4.5), (1.15, -3.9))):
        plants.flower(("#d8402f", "#e8883a")[k % 2], tall=0.6, size=0.22, at=(x, y, _ground(x, y)))


def look() -> Look:
    return Look(
        "terracotta", sky("desert", 61), Fog(11, 22, "#f4e4cc", 0.8), exposure=0.76, glow=0.1,
        pull=0.18, finish="watercolour", seed=131,
    )  # fmt: skip
