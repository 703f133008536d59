"""It rains under an umbrella, on a garden, and nowhere else in the sunny street."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

WALLS = ("#f0b060", "#e8906a", "#f8dca0", "#e0a878", "#f4c884")
ROOFS = ("#d0683c", "#b8583c", "#c87848")
REACH, RIM = 2.5, 3.25
"""The umbrella's radius and the height of its rim, in metres."""


def build() -> None:
    stage.ambience("#dcecf8", "#d8b890", 0.75)
    stage.sun((0.7, 0.45, -0.75), "#fff0cc", 3.8, 1)
    stage.camera((0.35, -10.4, 2.9), (0.08, 0, 2.42), 46)
    paving = materials.paint("#f0d8ac", "#e8cc9c", vary=0.06, scale=1.5)
    shapes.terrain((60, 60), lambda _x, _y: 0, paving, cells=3, centre=(0, 20))
    row = buildings.street(8, 11, glow=0.0, walls=WALLS, roofs=ROOFS, window="#6a8a94")
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
    shapes.ball(2.0, soil, at=(0, 0, 0.05), size=(1, 0.85, 0.16))
    random = np.random.default_rng(3)
    tints = ("#e8382c", "#f8c82c", "#e8609a", "#ffffff", "#8a50c8", "#f0802c")
    for k in range(40):
        a, r = random.uniform(0, 2 * np.pi), 1.8 * np.sqrt(random.random())
        x, y = r * np.cos(a), 0.85 * r * np.sin(a)
        if y < 0.2 and -0.75 < x < 0.5:
            continue
        tall = random.uniform(0.35, 0.6) + 0.5 * max(0, y)
        plants.flower(tints[k % 6], tall=tall, size=random.uniform(0.19, 0.27), at=(x, y, 0.2))
    pond = materials.paint("#58b0c8", "#80cce0", vary=0.1, scale=3, rough=0.1)
    shapes.lathe([(0, 0.38), (0.62, 0.36)], pond, smooth=False, at=(0.5, -1.0, -0.02),
                 size=(1, 0.6, 1))  # fmt: skip
    animals.bird("#f8d040", "#fce48a", at=(0.55, -1.0, 0.33), turn=(0, 0, 60), size=1.0)
    animals.snail(at=(1.2, -2.3, 0.02), turn=(0, 0, -30), size=0.42)


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
    cup = materials.paint("#fffaf0", vary=0)
    boy.hold(shapes.lathe([(0, 0), (0.07, 0), (0.1, 0.18), (0.09, 0.18)], cup, at=(0, -0.06, 0)))
    lady = people.person(
        age="old", pose="walk", top="#c8508a", skirt="#8a4a9a", skin="#e8b088", hair="#f4f0e8",
        hair_length=0.1, head=1.3, at=(-2.35, 1.9, 0), turn=(0, 0, -100), size=1.2,
    )  # fmt: skip
    people.put_on(lady, people.hat("cap", "#8a4a9a"))
    animals.sitting("cat", coat="#e8903c", at=(-1.75, -2.2, 0), turn=(0, 0, 150), size=1.6)


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
