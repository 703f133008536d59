"""A lamplighter on the roofs lights the stars with a long pole."""

import numpy as np

from cards.studio import animals, buildings, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.skies import sky

STARS = (
    (0.62, 0.5, 8.1, 0.42, True),
    (-1.5, 1.5, 8.9, 0.34, True),
    (2.3, 2.5, 9.6, 0.36, False),
    (-2.6, 2, 6.9, 0.3, True),
    (0.4, 3, 10.9, 0.32, False),
    (-0.9, 4, 11.6, 0.3, False),
    (2.9, 1.5, 7.2, 0.28, False),
)


def build() -> None:
    stage.ambience("#4a6a8a", "#7a4a4a", 0.75)
    stage.sun((0.8, 0.35, -0.35), "#ff9a5a", 2.6, 5)
    stage.panel((-6, -4, 9), (0, 0, 5), "#6fa0e0", 700, 5)
    stage.camera((0.25, -7.6, 2.2), (0.05, 0.4, 6.35), 41)
    left = buildings.street(3, 5, glow=1.2)
    shapes.group(left, at=(-4.6, 0.4, 0), size=1.35)
    right = buildings.street(3, 9, glow=1.2)
    shapes.group(right, at=(0.9, 0.8, -0.5), size=1.4)
    buildings.tower(0.5, 4.2, at=(-3.2, 3, 0.5), size=1.1)
    brick = materials.paint("#8a5040", "#6a3c34", vary=0.25, scale=7)
    shapes.box((0.95, 0.8, 5.2), brick, at=(-0.35, 0, 2.3), bevel=0.02)
    shapes.box((1.15, 1.0, 0.16), materials.paint("#b8907a"), at=(-0.35, 0, 4.92))
    who = people.person(
        gender="male",
        age="old",
        top="#2f4a6a",
        bottom="#3a2c38",
        hair="#d8d4cc",
        hair_length=0.08,
        aim={
            "upperarm01.R": (-0.2, -0.75, 0.75),
            "lowerarm01.R": (0.1, -0.6, 0.9),
            "upperarm01.L": (0.3, -0.7, 0.5),
            "lowerarm01.L": (-0.3, -0.6, 0.8),
        },
        bend={"head": (-22, 0, 0)},
        at=(-0.42, 0, 5.0),
        turn=(0, 0, 118),
        size=0.98,
    )
    people.cape(who, "#8a2f3a", 1.0, 0.5)
    people.put_on(who, people.hat("top", "#2a2430", "#c89a3c"))
    right_hand, left_hand = who.where("finger3-1.R"), who.where("finger3-1.L")
    along = np.array((0.5, 0.42, 7.65)) - np.array(right_hand)
    shapes.rod(
        np.array(left_hand) - along * 0.25, np.array(right_hand) + along * 1.18, 0.03, props.wood()
    )
    lit, dark = (
        materials.paint("#ffe28a", glow=1.4, vary=0.1),
        materials.paint("#6f86a0", vary=0.15),
    )
    thread = materials.paint("#3a4458")
    for k, (x, y, z, r, on) in enumerate(STARS):
        shapes.star(r, lit if on else dark, at=(x, y, z), turn=(0, 8 * (-1) ** k, 0))
        shapes.rod((x, y, z + r), (x + 0.05, y, z + 9), 0.008, thread)
        if on:
            stage.bulb((x, y - 0.5, z - 0.1), "#ffd27a", 45, 0.2)
    props.ladder((0.75, -0.9, 2.2), (0.25, -0.45, 5.0), wide=0.42)
    animals.sitting("cat", coat="#2c2830", at=(0.0, -0.32, 5.0), turn=(0, 0, 50), size=0.8)
    animals.owl(at=(-0.8, -0.35, 5.0), turn=(0, 0, -25), size=0.75)


def look() -> Look:
    return Look(
        "violet-dusk",
        sky("teal", 6),
        Fog(14, 26, "#b08a80", 0.7),
        exposure=1.0,
        glow=0.55,
        touch=lambda linear: lamp_light(linear, ((0.59, 0.29, 0.09, 0.28),), "#ffd27a"),
        focus=((0.45, 0.5, 0.1, 1.2), (0.59, 0.29, 0.08, 0.8)),
        seed=18,
    )
