"""The sky is a curtain; a stage hand draws it aside, and the works of the weather stand behind."""

import numpy as np

from cards.studio import materials, people, plants, shapes, stage
from cards.studio.clay import puff
from cards.studio.colour import light
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec, grid_faces
from cards.studio.noise import fractal
from cards.studio.skies import plain

TALL = 18.0
BACK = 9.0
"""How far away the curtain hangs, in metres."""
BASKET = (-1.15, -0.6, 0.3)


def build() -> None:
    stage.ambience("#cfe4ee", "#8a6a34", 0.65)
    stage.sun((0.7, 0.55, -0.6), "#fff0c8", 3.6, 2)
    stage.camera((0.3, -7.5, 1.75), (0.2, 2, 4.25), 34)
    soil = materials.paint("#b8923c", "#9a7a34", vary=0.25, scale=1.5)
    shapes.terrain(
        (60, 40), lambda x, y: 0.15 * shapes.hills(x, y, 0.3), soil, cells=90, centre=(0, 8)
    )
    _curtain(-8.0, -1.9, 11, 1)
    _curtain(4.6, 9.0, 9, 2)
    _works()
    _hauler()
    _basket()
    _field()


def _curtain(left: float, right: float, folds: int, seed: int) -> None:
    """Hang cloth painted with a summer sky, gathered into folds."""
    columns, rows = 170, 70
    clouds = fractal(rows, columns, 22, seed, 5, 0, 1.6)
    verts: list[Vec] = []
    colours = np.zeros((rows * columns, 3))
    for j, v in enumerate(np.linspace(0, 1, rows)):
        for i, u in enumerate(np.linspace(0, 1, columns)):
            fold = np.sin(u * folds * 2 * np.pi + 0.6 * np.sin(v * 3 + u * 5))
            flare = 0.55 * v**2 * (1 if left < -5 else -1) * (1 - abs(u - (left < -5)))
            x = left + (right - left) * u + flare
            verts.append((x, BACK + (0.3 + 0.15 * v) * fold, TALL * (1 - v) - 0.05))
            blue = light("#2f86c8") * (1 - v) + light("#9fd4e4") * v
            white = np.clip((clouds[j, i] - 0.52) * 8, 0, 1)
            colours[j * columns + i] = blue * (1 - white) + light("#fffaf0") * white
    cloth = materials.paint(None, vary=0.03, rough=0.6)
    shapes.mesh(verts, grid_faces(rows, columns), cloth, colours=colours)


def _gear(
    radius: float, teeth: int, colour: str, *, spokes: int = 5, **where: object
) -> shapes.Object:
    """Return a wooden cog wheel facing -Y."""
    wood, dark = materials.paint(colour, vary=0.2, scale=4), materials.paint("#6a3f22", vary=0.2)
    things = [shapes.ring(radius * 0.86, radius * 0.1, wood, turn=(90, 0, 0), size=(1, 1, 1.6))]
    for k in range(teeth):
        a = 2 * np.pi * k / teeth
        at = (radius * 1.02 * np.cos(a), 0, radius * 1.02 * np.sin(a))
        side = radius * 2.6 / teeth
        things.append(
            shapes.box(
                (radius * 0.26, radius * 0.3, side), wood, at=at, turn=(0, -np.degrees(a), 0)
            )
        )
    for k in range(spokes):
        a = 2 * np.pi * k / spokes
        end = (radius * 0.86 * np.cos(a), 0, radius * 0.86 * np.sin(a))
        things.append(shapes.rod((0, 0, 0), end, radius * 0.075, wood))
    hub = shapes.lathe(
        [(0, -0.25), (0.22, -0.25), (0.22, 0.25), (0, 0.25)], dark, smooth=False, turn=(90, 0, 0)
    )
    hub.scale = (radius, radius, radius)
    return shapes.group([*things, hub], **where)


def _works() -> None:
    beam = materials.paint("#5a3420", "#4a2a1c", vary=0.2, scale=2)
    shapes.box((16, 0.3, 24), materials.paint("#2f1c20", vary=0.2), at=(1.5, BACK + 6, 11))
    for x in (-1.6, 1.5, 4.7):
        shapes.box((0.4, 0.4, 22), beam, at=(x, BACK + 4.2, 11))
    for z in (4.6, 9.4, 14.2):
        shapes.box((9, 0.4, 0.4), beam, at=(1.5, BACK + 4, z))
    y = BACK + 2.6
    _gear(2.6, 20, "#d8983c", spokes=6, at=(1.1, y, 6.6))
    _gear(1.25, 11, "#c8702c", at=(4.0, y, 9.1), turn=(0, 12, 0))
    _gear(1.3, 12, "#e0b05a", at=(-0.85, y + 0.2, 10.0), turn=(0, 8, 0))
    _gear(1.3, 12, "#b8602c", at=(4.2, y - 0.1, 4.2), turn=(0, 5, 0))
    stage.bulb((1.2, BACK + 1.2, 9.5), "#ffb860", 900, 0.5)
    stage.bulb((2.6, BACK + 1.0, 2.6), "#ff9a50", 420, 0.4)
    rope = materials.paint("#e8d4a4")
    white = materials.paint("#f6f2ea", vary=0.05)
    for x, z, size, seed in ((1.2, 11.6, 0.95, 3), (3.3, 12.6, 0.75, 5), (-0.6, 13.4, 0.6, 4)):
        puff(white, seed, at=(x, BACK + 1.3, z), size=size)
        shapes.rod((x, BACK + 1.3, z), (x, BACK + 1.3, z + 9), 0.05, rope)
    tin = materials.paint("#ffe27a", metal=0.3, rough=0.3, glow=0.3)
    bolt = [
        (0.1, 1),
        (0.55, 1),
        (0.25, 0.35),
        (0.6, 0.35),
        (-0.25, -0.9),
        (0.02, 0.02),
        (-0.3, 0.02),
    ]
    shapes.plate(bolt, tin, thick=0.1, at=(-0.75, BACK + 0.9, 4.0), size=1.45)
    shapes.rod((-0.4, BACK + 1.2, 5.4), (-0.4, BACK + 1.2, 20), 0.05, rope)


def _hauler() -> None:
    """Set a stage hand who hauls the curtain's rope, leaning back into the corn."""
    who = people.person(
        gender="male",
        top="#f0e6d0",
        bottom="#2f3a5a",
        skin="#9a6a48",
        hair="#2a1c18",
        hair_length=0.06,
        pose="walk",
        aim={
            "upperarm01.L": (0.1, -0.9, 0.45),
            "lowerarm01.L": (-0.1, -0.9, 0.45),
            "upperarm01.R": (-0.1, -0.8, 0.1),
            "lowerarm01.R": (0.1, -0.8, 0.65),
            "upperleg01.L": (0.1, -0.75, -1),
            "lowerleg01.L": (0.05, -0.3, -1),
            "upperleg01.R": (-0.1, -0.1, -1),
            "lowerleg01.R": (-0.05, 0.55, -1),
        },
        bend={"root": (22, 0, 0)},
        at=(1.75, -1.6, 0.2),
        turn=(0, 0, -100),
        size=1.3,
        head=1.25,
    )
    people.put_on(who, people.hat("cap", "#b8402f"))
    rope = materials.paint("#e8d4a4", vary=0.15, scale=12)
    right, left = who.where("finger3-1.R"), who.where("finger3-1.L")
    low = [(2.6, -1.9, 0.35), (2.3, -1.7, 0.9), tuple(right)]
    knot = (-2.0, BACK - 0.75, 6.4)
    haul = [*low, tuple(left), (0.55, 1.6, 2.75), (-1.2, 5.6, 4.1), knot]
    shapes.tube(haul, 0.05, rope, steps=8)
    gold = materials.paint("#e0a83a", vary=0.15, scale=10)
    shapes.ball(0.3, gold, at=knot)
    for x in (-0.16, 0.12):
        shapes.lathe(
            [(0.02, 0), (0.16, -0.3), (0.22, -1.1)],
            gold,
            at=shapes.Vector(knot) + shapes.Vector((x, -0.1, -0.1)),
            turn=(0, 60 * x, 0),
        )


def _field() -> None:
    def ripe(random: np.random.Generator) -> Vec:
        x, y = random.uniform(-7, 8), random.uniform(-4.6, 7.5)
        near = abs(x + 1.0) < 1 and -3 < y < -0.4
        return (9 if near else x), y, 0

    plants.wheat(5200, ripe, tall=(0.7, 1.05))


def _basket() -> None:
    """Set a basket of spare clouds in the corn."""
    wicker = materials.paint("#9a6230", "#7a4a26", vary=0.3, scale=14, bump=0.6)
    shapes.lathe([(0.5, 0), (0.66, 0.6), (0.72, 0.62), (0.7, 0.68), (0, 0.6)], wicker, at=BASKET)
    handle = [(-0.68, 0, 0.6), (-0.5, 0, 1.25), (0, 0, 1.5), (0.5, 0, 1.25), (0.68, 0, 0.6)]
    shapes.tube(handle, 0.05, wicker, at=BASKET)
    white = materials.paint("#f8f4ec", vary=0.05)
    x, y, z = BASKET
    for dx, dz, size, seed in ((-0.22, 0.75, 0.42, 2), (0.28, 0.8, 0.38, 6), (0.02, 1.02, 0.36, 3)):
        puff(white, seed, at=(x + dx, y - 0.1, z + dz), size=size)


def look() -> Look:
    return Look(
        "wheat",
        plain("#2a1a20"),
        Fog(19, 14, "#3a2430", 0.4),
        exposure=0.95,
        glow=0.4,
        pull=0.14,
        touch=lambda linear: lamp_light(linear, ((0.52, 0.3, 0.2, 0.12),), "#ffb45a"),
        focus=((0.7, 0.75, 0.12, 1.1), (0.55, 0.4, 0.2, 0.7)),
        seed=35,
    )
