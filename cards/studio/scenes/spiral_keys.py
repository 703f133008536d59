"""A spiral stair of piano keys climbs out of the night sea toward the moon."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, add_clouds, add_disc, add_stars, gradient

STEPS = 78


def build() -> None:
    stage.ambience("#1c3c6c", "#2a2040", 0.75)
    stage.sun((-0.12, -0.75, -0.62), "#ffdf9f", 3.6, 6)
    stage.panel((-7, -6, 1), (0, 0, 3), "#4a7cff", 500, 5)
    stage.panel((6, -8, 4), (0, 0, 3), "#ffc890", 420, 4)
    stage.camera((0.2, -12.2, 1.15), (0.25, 0, 4.2), 31)
    sea = materials.water("#0c2c4c", scale=0.9, strength=0.5, rough=0.12)
    shapes.terrain((240, 240), lambda _x, _y: -0.25, sea, cells=3, centre=(0, 90))
    ivory = materials.paint("#f4ead2", rough=0.28, vary=0.1, scale=2)
    ebony = materials.paint("#1c1618", rough=0.2)
    for k in range(STEPS):
        (x, y, z), angle, wide, depth = _step(k)
        shapes.box((wide * 1.25, depth, 0.085), ivory, at=(x, y, z), turn=(0, 0, angle), bevel=0.02)
        if k % 7 not in (2, 6):
            (bx, by, bz), turn, *_ = _step(k + 0.5)
            out = np.array((bx, by)) - _centre(k + 0.5)
            out = out / np.linalg.norm(out) * wide * 0.26
            shapes.box(
                (wide * 0.7, depth * 0.48, 0.11),
                ebony,
                at=(bx + out[0], by + out[1], bz + 0.1),
                turn=(0, 0, turn),
                bevel=0.02,
            )
    random = np.random.default_rng(3)
    for k in range(6):
        at = (random.uniform(-3.6, 3.4), random.uniform(-2, 4), random.uniform(0.6, 5.5))
        shapes.box(
            (1.0, 0.24, 0.07),
            ivory if k % 3 else ebony,
            at=at,
            turn=tuple(random.uniform(0, 180, 3)),
            bevel=0.02,
        )
    _climber()
    props.paper_boat(at=(-2.2, -3.4, -0.2), turn=(0, 0, 25), size=1.1)
    props.lantern(at=(-2.2, -3.4, 0.02), power=14, size=0.8)
    white = materials.paint("#e8ecf4", vary=0, glow=0.2)
    for x, y, z, span in ((-2.4, 3, 7.2, 0.7), (-1.7, 4, 7.8, 0.5), (2.9, 3, 5.6, 0.6)):
        animals.gull(white, span, 0.7, at=(x, y, z), turn=(0, 12, 30))
    animals.fish("#e8a04a", "#f8d890", at=(2.1, -4.2, 0.12), turn=(0, -48, 20), size=0.62)


def _centre(k: float) -> np.ndarray:
    t = k / (STEPS - 1)
    return np.array((0.15 + 1.0 * t**2, 1.5 + 7 * t**1.6))


def _step(k: float) -> tuple[Vec, float, float, float]:
    """Return a step's place, its turn in degrees, its width and its depth."""
    t = k / (STEPS - 1)
    angle = -2.2 + t * 4.6 * np.pi
    radius = 3.1 * (1 - min(t, 1)) ** 0.8 + 0.35
    cx, cy = _centre(k)
    wide = 1.4 * (1 - t * 0.6)
    at = (cx + radius * np.cos(angle), cy + radius * np.sin(angle), -0.35 + t**1.08 * 9.2)
    return at, float(np.degrees(angle)), wide, 0.4 * (1 - t * 0.1)


def _climber() -> None:
    (x, y, z), *_ = _step(13)
    who = people.person(
        age="young", top="#d8403a", skirt="#d8403a", hair="#2c1a14", head=1.3, pose="walk",
        aim={"upperarm01.R": (-0.3, -0.4, 0.8), "lowerarm01.R": (-0.05, -0.3, 1)},
        at=(x, y - 0.1, z + 0.05), turn=(0, 0, 100), size=1.5,
    )  # fmt: skip
    who.hold(props.umbrella("#f0b83a", radius=0.62, at=(0, 0, 0.68)))
    who.hold(props.suitcase("#8a5226", at=(0, 0, -0.48), turn=(0, 0, 90), size=0.75), "finger3-1.L")
    people.cape(who, "#a82a30", 0.6, 0.35)


def look() -> Look:
    night = SKIES["night"]
    stars = add_stars(
        gradient(
            (
                (0, "#07102c"),
                (0.35, "#123065"),
                (0.6, "#2f5f8f"),
                (0.76, "#8fa8a8"),
                (1, "#d8c08c"),
            ),
            bend=0.12,
        ),
        380,
        lowest=0.6,
    )
    moon = add_disc(stars, (0.64, 0.2), 205, "#ffe3a3", halo="#d9b070", marks=0.4)
    return Look(
        "indigo",
        add_clouds(moon, night.clouds[0], 31),
        Fog(16, 60, "#6f8f9a", 0.7),
        exposure=1.0,
        glow=0.5,
        around=(0.64, 0.2),
        focus=((0.72, 0.68, 0.08, 1.2), (0.5, 0.5, 0.2, 0.6)),
        seed=8,
    )
