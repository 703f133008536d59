"""It rains under an umbrella, on a garden, and nowhere else in the sunny street."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

WALLS = ("#6a9cc0", "#5a8cb0", "#90aacc", "#7890c0", "#78aeb4")
ROOFS = ("#d0683c", "#b8583c", "#c87848")
GRASS = 0.2
REACH, RIM = 2.5, 3.25
"""The umbrella's radius and the height of its rim, in metres."""


def build() -> None:
    stage.ambience("#dcecf8", "#d8b890", 0.75)
    stage.sun((0.7, 0.45, -0.75), "#fff0cc", 3.8, 1)
    stage.camera((0.35, -10.4, 2.9), (0.08, 0, 2.42), 46)
    paving = materials.paint("#f0d8ac", "#e8cc9c", vary=0.06, scale=1.5)
    shapes.terrain((60, 60), lambda _x, _y: 0, paving, cells=3, centre=(0, 20))
    row = buildings.street(8, 11, glow=0.0, walls=WALLS, roofs=ROOFS, window="#4a6a88")
    shapes.group(row, at=(-8.6, 7.0, 0), size=1.95)
    stage.bulb((0, -0.3, 2.6), "#6ab4ff", 45, 0.5)
    _umbrella()
    _garden()
    _cloud()
    _rain()
    _gardener()
    _street()


def _umbrella() -> None:
    """Open an umbrella of eight panels, its crook planted in the garden."""
    tints = [materials.paint(c, vary=0.06) for c in ("#1f8a7c", "#f8d868")]
    for k in range(8):

        def panel(u: float, v: float, k: int = k) -> Vec:
            a = 2 * np.pi * (k + u) / 8
            sag = 1 - 0.1 * v * np.sin(np.pi * u)
            r = REACH * v * sag
            return r * np.cos(a), r * np.sin(a), 1.35 * (1 - v**2) - 0.12 * v * np.sin(np.pi * u)

        sheet = shapes.sheet(panel, tints[k % 2], cells=(12, 14), at=(0, 0, RIM), turn=(5, -6, 10))
        shapes.thicken(sheet, 0.03)
    wood = props.wood("#8a4f2c")
    shapes.rod((0.25, 0.5, 0.0), (-0.08, 0, RIM + 1.65), 0.06, wood)


def _garden() -> None:
    brick = materials.paint("#c8704a", "#b8603c", vary=0.2, scale=4)
    soil = materials.paint("#5f8a3c", "#78a048", vary=0.2, scale=3, bump=0.4)
    shapes.ring(2.05, 0.17, brick, at=(0, 0, 0.1), size=(1, 0.85, 1))
    shapes.lathe([(0, GRASS), (1.95, GRASS)], soil, smooth=False, size=(1, 0.85, 1))
    random = np.random.default_rng(3)
    tints = ("#e8382c", "#f8c82c", "#e8609a", "#ffffff", "#8a50c8", "#f0802c")
    for k in range(40):
        a, r = random.uniform(0, 2 * np.pi), 1.8 * np.sqrt(random.random())
        x, y = r * np.cos(a), 0.85 * r * np.sin(a)
        if y < 0.2 and -0.75 < x < 0.5:
            continue
        tall = random.uniform(0.35, 0.6) + 0.5 * max(0, y)
        plants.flower(tints[k % 6], tall=tall, size=random.uniform(0.19, 0.27), at=(x, y, 0.2))
    _puddle((0.55, -1.05), 0.72)
    animals.snail(at=(1.3, -2.75, 0.02), turn=(0, 0, -30), size=0.42)


def _puddle(at: Vec, radius: float) -> None:
    """Lay a puddle flat on the grass, rings where the drops fall in."""
    wet = materials.paint("#3f9cc8", "#6cc0e0", vary=0.06, scale=2, rough=0.15)
    rim = [
        (radius * np.cos(a) * (1 + 0.1 * np.sin(3 * a + 1)),
         0.72 * radius * np.sin(a) * (1 + 0.1 * np.sin(2 * a)))
        for a in np.linspace(0, 2 * np.pi, 48, endpoint=False)
    ]  # fmt: skip
    shapes.plate(rim, wet, thick=0.02, at=(*at, GRASS + 0.012), turn=(-90, 0, 0))
    white = materials.paint("#eafaff", vary=0, glow=0.2)
    for dx, dy, size in ((-0.3, 0.0, 0.2), (0.26, -0.02, 0.32), (0.26, -0.02, 0.12)):
        spot = (at[0] + dx, at[1] + dy, GRASS + 0.025)
        shapes.ring(size, 0.016, white, at=spot, size=(1, 0.72, 0.4))


def _cloud() -> None:
    """Hang a small cloud under the umbrella."""
    grey = materials.paint("#6f8ca8", vary=0.08)
    for k, (x, y) in enumerate(((-0.8, -0.5), (0.8, -0.6), (0, -0.9), (-0.4, 0.8), (1.0, 0.7))):
        puff(grey, k + 3, at=(x, y, RIM - 0.08), size=0.55)


def _rain() -> None:
    drop = materials.paint("#a8d8f8", rough=0.2, vary=0, glow=0.25)
    random = np.random.default_rng(13)
    streak = shapes.rod((0, 0, 0), (0.05, 0, 0.42), 0.016, drop)
    streak.location = (0, 0, -20)
    for _ in range(170):
        a, r = random.uniform(0, 2 * np.pi), 1.9 * np.sqrt(random.random())
        at = (r * np.cos(a), 0.85 * r * np.sin(a), random.uniform(0.5, 2.8))
        shapes.copy_of(streak, at=at, size=random.uniform(0.7, 1.2))


def _gardener() -> None:
    who = people.person(
        age="child", pose="hold", top="#f8c020", bottom="#3f6a9a", shoes="#d83a2c", skin="#d09068",
        hair="#3a2018", hair_length=0.12, head=1.3, shapes_of_face=people.ASLEEP,
        bend={"head": (10, 0, 0)}, at=(-0.72, -0.85, 0.22), turn=(0, 0, 68), size=1.65,
    )  # fmt: skip
    people.cape(who, "#f8c020", 0.62, 0.34)
    people.put_on(who, people.hat("cap", "#f8c020"), lift=-0.08)
    hands = (who.where("wrist.L") + who.where("wrist.R")) / 2
    props.watering_can("#e05a34", at=(hands.x + 0.3, hands.y - 0.05, hands.z - 0.5),
                       turn=(0, 14, -20), size=0.7)  # fmt: skip


def _street() -> None:
    """Let a boy hold a cup into the rain, and others go by in the sun."""
    boy = people.person(
        age="child", gender="male", pose="stand", top="#3f8ac8", bottom="#f0ece0", skin="#e8b088",
        hair="#c8602c", hair_length=0.06, head=1.3, shapes_of_face=people.ASLEEP, shoes="#6a4a3a",
        aim={"upperarm01.R": (-0.3, -0.9, 0.1), "lowerarm01.R": (-0.1, -1, 0.25)},
        at=(2.15, -1.0, 0), turn=(0, 0, -118), size=1.5,
    )  # fmt: skip
    red, white = (
        materials.paint("#d8342c", vary=0.05, rough=0.4),
        materials.paint("#fffaf0", vary=0),
    )
    mug = [
        shapes.lathe([(0, 0), (0.1, 0), (0.105, 0.21), (0.09, 0.21), (0.088, 0.18), (0, 0.18)],
                     red, smooth=False),
        shapes.ring(0.104, 0.012, white, at=(0, 0, 0.21)),
        shapes.tube([(0, 0.1, 0.17), (0, 0.18, 0.15), (0, 0.18, 0.07), (0, 0.1, 0.05)], 0.018, red),
    ]  # fmt: skip
    boy.hold(shapes.group(mug, at=(0, -0.1, -0.06)))
    lady = people.person(
        age="old", pose="walk", top="#c8508a", skirt="#8a4a9a", skin="#e8b088", hair="#f4f0e8",
        hair_length=0.1, head=1.3, at=(-2.35, 1.9, 0), turn=(0, 0, -100), size=1.2,
    )  # fmt: skip
    people.put_on(lady, people.hat("cap", "#8a4a9a"))
    _cat()


def _cat() -> None:
    """Seat a ginger cat at the garden's edge, its face toward us, a white bib and whiskers."""
    coat, white, dark = "#e07a2c", "#fff6e4", "#2a1810"
    stripe = "#a84c1c"
    parts: list[Part] = [
        Blob((0, 0.1, 0.3), (0.3, 0.34, 0.3), coat),
        Limb((0, 0.02, 0.35), (0, -0.12, 0.72), 0.25, 0.17, coat),
        Blob((0, -0.25, 0.55), (0.13, 0.1, 0.24), white, weight=1.5),
        Blob((0, -0.2, 0.98), (0.25, 0.21, 0.21), coat, blend=0.06),
        Limb((0.14, -0.18, 1.12), (0.19, -0.17, 1.28), 0.085, 0.02, coat, both=True, blend=0.04),
        Blob((0.07, -0.38, 0.91), (0.09, 0.07, 0.065), white, both=True, blend=0.03, weight=2),
        Limb((0.11, -0.24, 0.5), (0.12, -0.34, 0.06), 0.075, 0.06, coat, both=True, blend=0.04),
        Blob((0.12, -0.39, 0.06), (0.075, 0.1, 0.06), white, both=True, blend=0.03, weight=2),
        Blob((0.24, 0.02, 0.17), (0.14, 0.24, 0.17), coat, both=True, blend=0.05),
        *(Limb((0.05 * k, -0.3, 1.17), (0.05 * k, -0.36, 1.1), 0.018, 0.012, stripe, blend=0.01,
               weight=3) for k in (-1, 0, 1)),
    ]  # fmt: skip
    ink, green = materials.paint(dark, vary=0, rough=0.15), materials.paint("#b8dc3c", vary=0)
    things = [model(parts, voxel=0.02, blend=0.1, vary=0.06)]
    for s in (-1, 1):
        things += [
            shapes.ball(0.062, green, at=(s * 0.1, -0.375, 1.02), size=(1, 0.5, 1)),
            shapes.ball(0.04, ink, at=(s * 0.1, -0.4, 1.02), size=(0.6, 0.5, 1.2)),
            shapes.tube([(0, -0.455, 0.9), (s * 0.03, -0.45, 0.865), (s * 0.075, -0.43, 0.875)],
                        0.011, ink),
            *(shapes.rod((s * 0.1, -0.43, 0.9 + 0.02 * k), (s * 0.36, -0.38, 0.9 + 0.06 * k), 0.008,
                         materials.paint("#ffffff", vary=0)) for k in (-1, 0, 1)),
        ]  # fmt: skip
    things.append(shapes.ball(0.034, materials.paint("#e0687a"), at=(0, -0.455, 0.935)))
    tail = [(0.1, 0.35, 0.1), (0.4, 0.3, 0.08), (0.5, -0.05, 0.08), (0.36, -0.3, 0.09)]
    things.append(shapes.tube(tail, [0.07, 0.075, 0.07, 0.06], materials.paint(coat, vary=0.06)))
    shapes.group(things, at=(-1.6, -2.5, 0), turn=(0, 0, 22), size=1.0)


def look() -> Look:
    return Look(
        "moss",
        gradient(((0, "#58b0dc"), (0.4, "#b0dcec"), (0.7, "#fcf0d0"), (1, "#fcf0d0")), bend=0.05),
        Fog(15, 16, "#fcecd0", 0.6),
        exposure=0.92,
        glow=0.1,
        pull=0.06,
        finish="painted",
        seed=103,
    )
