"""It rains hats; a bald man catches them in his umbrella, which he holds upside down."""

import numpy as np

from cards.studio import animals, buildings, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

HATS = (
    ("bowler", "#2f6f8f", "#f0c860"),
    ("top", "#c8402f", "#f4e2b0"),
    ("pointed", "#7a4a9a", None),
    ("cap", "#e0a02c", None),
    ("nightcap", "#3f9a7a", "#f4ead4"),
    ("bowler", "#8a4a2a", "#e8d8b0"),
    ("top", "#3a3a5a", "#e8b83a"),
)
FALLING = (
    (-1.55, -0.3, 5.2),
    (1.5, 0.2, 5.6),
    (0.3, 0.6, 6.3),
    (-0.85, 1.2, 5.6),
    (1.75, 0.4, 4.1),
    (-0.95, -1.0, 1.75),
    (0.85, 1.4, 4.9),
    (-2.0, 2.5, 6.6),
    (2.3, 3.0, 6.4),
    (0.6, 3.2, 7.3),
    (-2.3, 1.5, 4.9),
    (2.1, 0.9, 2.4),
)
BOWL = 3.95
"""How high the bowl of the umbrella hangs."""


def build() -> None:
    stage.ambience("#f6dce4", "#b08a9a", 0.7)
    stage.sun((0.75, 0.5, -0.6), "#ffe2b8", 3.2, 3)
    stage.panel((5, -5, 4), (0, 0, 3), "#a8b4ff", 260, 4)
    stage.camera((0.3, -8.8, 1.2), (0.0, 0.4, 2.95), 42)
    ground = materials.paint("#c8a0a8", "#b48898", vary=0.12, scale=4)
    shapes.box((40, 40, 0.1), ground, at=(0, 6, -0.05))
    _man()
    random = np.random.default_rng(3)
    for k, at in enumerate(FALLING):
        kind, colour, band = HATS[k % 7]
        tumble = (random.uniform(-70, 70), random.uniform(-50, 50), random.uniform(0, 360))
        people.hat(kind, colour, band, at=at, turn=tumble, size=2.3)
    for k, (x, y) in enumerate(((-2.1, -0.6), (2.0, 1.2), (-1.1, 2.0))):
        kind, colour, band = HATS[(k + 3) % 7]
        people.hat(kind, colour, band, at=(x, y, 0.05), turn=(0, 0, 40 * k), size=2.0)
    _square()


def _man() -> None:
    """Let him hold the umbrella over his bare head, its bowl full of hats."""
    who = people.person(
        gender="male", age="old", weight="max", hair=None, head=1.4,
        skin="#d8a080", top="#d8883a", bottom="#3f4a6a", shoes="#4a2c24",
        aim={
            "upperarm01.R": (-0.5, -0.25, 0.85),
            "lowerarm01.R": (0.1, -0.15, 1.0),
            "upperarm01.L": (0.75, -0.3, -0.35),
            "lowerarm01.L": (0.6, -0.6, 0.35),
        },
        bend={"head": (-24, 0, 0)},
        at=(0.35, 0, 0), turn=(0, 0, 40), size=1.62,
    )  # fmt: skip
    hand = np.array(who.where("finger3-1.R"))
    centre = np.array((hand[0] + 0.05, hand[1], BOWL))
    props.umbrella("#3f7fb0", radius=1.25, handle=False, at=tuple(centre), turn=(180, 4, 20))
    shapes.rod(hand - (0, 0, 0.4), centre - (0, 0, 0.5), 0.035, props.wood())
    for k in range(7):
        kind, colour, band = HATS[(3 * k) % 7]
        angle = 2 * np.pi * k / 6
        reach = 0.0 if k == 6 else 0.5
        at = centre + (reach * np.cos(angle), reach * np.sin(angle), -0.08 + 0.26 * (k == 6))
        people.hat(kind, colour, band, at=tuple(at), turn=(14 * (-1) ** k, 10, 50 * k), size=2.0)


def _square() -> None:
    """Give the lamp post and the pigeon a hat of their own, and close the square."""
    props.street_lamp(lit=False, tall=3.1, at=(-2.0, 1.1, 0), size=1.1)
    people.hat("top", "#2a2a3a", "#c8402f", at=(-2.0, 1.1, 3.6), turn=(0, 10, 0), size=2.1)
    animals.bird("#8a90a8", "#b8a8b8", at=(1.15, -1.35, 0.0), turn=(0, 0, -60), size=1.7)
    people.hat("pointed", "#c8402f", None, at=(1.0, -1.48, 0.5), turn=(0, -8, 0), size=0.75)
    for k, x in enumerate((-4.6, -1.6, 1.6, 4.6)):
        buildings.house(at=(x, 7.5 + 0.4 * (k % 2), 0), turn=(0, 0, 8 * (-1) ** k), size=1.5)


def look() -> Look:
    return Look(
        "blossom",
        sky("rose", 11),
        Fog(9, 9, "#f4c8c4", 0.75),
        exposure=1.0,
        pull=0.26,
        contrast=1.1,
        focus=((0.58, 0.54, 0.06, 1.0),),
        seed=53,
    )
