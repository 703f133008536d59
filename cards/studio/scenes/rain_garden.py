"""An umbrella shelters a small garden in a grey street while it rains everywhere else."""

import numpy as np

from cards.studio import animals, buildings, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

GREYS = ("#8a8f98", "#9aa0a8", "#7c828c", "#a4a8ac")
SLATES = ("#5a606c", "#666c78", "#4f5562")


def build() -> None:
    stage.ambience("#d4dce4", "#7a8288", 0.9)
    stage.sun((0.3, 0.5, -0.9), "#f4f4ec", 1.5, 12)
    stage.camera((0.3, -9.4, 2.3), (0, 0.5, 2.15), 40)
    paving = materials.paint("#8f959c", "#7f868e", vary=0.1, scale=1.5, rough=0.3)
    shapes.terrain((60, 60), lambda _x, _y: 0, paving, cells=3, centre=(0, 20))
    for x, y, turn, seed in ((-3.7, 10.5, -94, 3), (3.6, 1.0, 82, 5)):
        row = buildings.street(6, seed, glow=0.0, walls=GREYS, roofs=SLATES, window="#4a525e")
        shapes.group(row, at=(x, y, 0), turn=(0, 0, turn), size=1.5)
    end = buildings.street(4, 21, glow=0.0, walls=GREYS, roofs=SLATES, window="#4a525e")
    shapes.group(end, at=(-3.6, 13, 0), size=1.5)
    _garden()
    _umbrella()
    _street_life()
    _rain()


def _garden() -> None:
    soil = materials.paint("#7a9a4a", "#94b058", vary=0.25, scale=4, bump=0.5)
    shapes.ball(1.55, soil, at=(0, 0, -0.02), size=(1, 0.85, 0.14))
    random = np.random.default_rng(3)
    tints = ("#e8483a", "#f4c83a", "#e87aa8", "#ffffff", "#8a5ac0", "#f08a3a")
    for k in range(46):
        a, r = random.uniform(0, 2 * np.pi), 1.35 * np.sqrt(random.random())
        x, y = r * np.cos(a), 0.85 * r * np.sin(a)
        if abs(x) < 0.42 and y < 0.3:
            continue
        plants.flower(
            tints[k % 6],
            tall=random.uniform(0.22, 0.55),
            size=random.uniform(0.09, 0.15),
            at=(x, y, 0.1),
        )
    plants.blades(
        900,
        lambda r: (*(r.normal(0, 0.6, 2) * (1, 0.8)), 0.1),
        ("#6fa03c", "#9cc050"),
        tall=(0.08, 0.28),
        wide=0.02,
    )
    plants.round_tree("#7ab04a", seed=6, at=(0.85, 0.55, 0.1), size=0.78)
    bench = props.wood("#b87a44", "#a0663a")
    for z, y in ((0.42, 0.0), (0.42, 0.16), (0.68, 0.27), (0.84, 0.3)):
        shapes.box(
            (0.95, 0.12, 0.04),
            bench,
            at=(-0.35, y, z + 0.05),
            turn=(75 if z > 0.6 else 0, 0, 0),
            bevel=0.01,
        )
    for x in (-0.75, 0.05):
        shapes.box((0.06, 0.3, 0.42), bench, at=(x, 0.1, 0.25), bevel=0.01)
    reader = people.person(
        age="old",
        pose="sit",
        top="#e0a83a",
        skirt="#c8583a",
        hair="#f0ece4",
        hair_length=0.12,
        head=1.35,
        bend={"head": (18, 0, 0)},
        aim={"lowerarm01.L": (-0.2, -0.8, 0.35), "lowerarm01.R": (0.2, -0.8, 0.35)},
        at=(-0.35, 0.12, -0.02),
        turn=(0, 0, 8),
        size=0.98,
    )
    people.put_on(reader, people.hat("straw", "#f0d890", "#c8402f"))
    hands = (reader.where("wrist.L") + reader.where("wrist.R")) / 2
    props.open_book(
        "#2f5f8a", at=(hands.x, hands.y - 0.12, hands.z + 0.05), turn=(48, 0, 4), size=0.5
    )
    animals.snail(at=(0.75, -0.95, 0.1), turn=(0, 0, 10), size=0.26)
    animals.moth("#f0b050", "#8a3a2a", at=(0.55, -0.4, 1.35), turn=(-20, 10, 25), size=0.16)
    animals.moth("#8ac0d8", "#3a5a8a", at=(-1.0, -0.5, 1.1), turn=(-10, -20, -25), size=0.14)
    stage.bulb((0, -0.6, 2.4), "#ffe8b0", 90, 0.4)


def _umbrella() -> None:
    props.umbrella("#e8c040", radius=2.15, handle=False, at=(0, 0, 3.15), turn=(4, -5, 12))
    shapes.rod((0.15, 0.3, 0.0), (-0.05, 0, 3.6), 0.05, props.wood("#7a4a2c"))


def _street_life() -> None:
    for k, (x, y, turn) in enumerate(
        ((-2.75, -0.6, 35), (2.6, 0.9, -30), (-2.3, 4.6, 160), (1.9, 5.6, 170), (2.9, -1.9, -140))
    ):
        who = people.person(
            gender=("male", "female")[k % 2],
            pose="walk",
            top="#6a707c",
            bottom="#4f5560",
            hair="#3a3a40",
            skirt="#5f6570" if k % 2 else None,
            bend={"head": (16, 0, 0)},
            at=(x, y, 0),
            turn=(0, 0, turn),
        )
        people.put_on(who, people.hat("bowler", "#3f444e"))
    puddle = materials.water("#a4b4c0", scale=2, strength=0.15, rough=0.05)
    for x, y, r in ((-1.9, -2.4, 0.6), (1.6, -2.9, 0.75), (2.2, 2.4, 0.6)):
        shapes.lathe(
            [(0, 0.006), (r, 0.006)], puddle, smooth=False, at=(x, y, 0), size=(1.3, 0.7, 1)
        )
    props.paper_boat("#f4a03c", at=(1.55, -2.9, 0.03), turn=(0, 0, 25), size=0.45)
    props.street_lamp(lit=False, at=(-2.9, 2.2, 0), size=1.05)


def _rain() -> None:
    drop = materials.paint("#dce8f0", rough=0.2, vary=0.02)
    random = np.random.default_rng(13)
    streak = shapes.rod((0, 0, 0), (0.06, 0, 0.5), 0.008, drop)
    streak.location = (0, 0, -20)
    for _ in range(230):
        x, y, z = random.uniform(-4, 4), random.uniform(-4, 8), random.uniform(0, 6.5)
        if np.hypot(x, y) > 2.2 or z > 3.9:
            shapes.copy_of(streak, at=(x, y, z), size=random.uniform(0.6, 1.2))


def look() -> Look:
    return Look(
        "moss",
        sky("storm", 7),
        Fog(12, 16, "#b0b8bc", 0.75),
        exposure=0.9,
        glow=0.1,
        pull=0.08,
        finish="watercolour",
        seed=103,
    )
