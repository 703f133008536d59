"""Under water an octopus conducts an orchestra of wrecks."""

import numpy as np

from cards.studio import animals, materials, props, shapes, stage
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import sky

ARMS = (
    ((0.2, -0.2, 0.2), (0.8, -0.5, 0.35), (1.25, -0.6, 1.0), (1.2, -0.65, 1.75), (1.5, -0.7, 2.25)),
    (
        (-0.2, -0.2, 0.2),
        (-0.85, -0.5, 0.2),
        (-1.4, -0.6, 0.7),
        (-1.55, -0.65, 1.4),
        (-1.15, -0.7, 1.8),
        (-0.95, -0.7, 1.5),
    ),
    ((0.3, -0.1, 0.15), (1.0, -0.5, -0.1), (1.7, -0.8, 0.1), (2.1, -0.8, 0.55), (1.9, -0.8, 0.85)),
    (
        (-0.3, -0.1, 0.15),
        (-1.0, -0.5, -0.15),
        (-1.8, -0.8, -0.1),
        (-2.35, -0.8, 0.3),
        (-2.25, -0.8, 0.75),
    ),
    (
        (0.1, -0.3, 0.1),
        (0.45, -0.8, -0.3),
        (0.9, -1.1, -0.55),
        (1.4, -1.2, -0.6),
        (1.65, -1.2, -0.35),
    ),
    (
        (-0.1, -0.3, 0.1),
        (-0.45, -0.8, -0.3),
        (-0.8, -1.1, -0.6),
        (-1.35, -1.2, -0.62),
        (-1.55, -1.2, -0.4),
    ),
    ((0, 0.2, 0.1), (0.7, 0.6, -0.2), (1.5, 0.7, -0.45), (2.2, 0.6, -0.5)),
    ((0, 0.2, 0.1), (-0.7, 0.6, -0.2), (-1.5, 0.7, -0.45), (-2.2, 0.6, -0.5)),
)


def build() -> None:
    stage.ambience("#a8e0d4", "#1f5a60", 0.8)
    stage.sun((0.2, 0.35, -1), "#d8fff0", 2.6, 8)
    stage.panel((-5, -6, 4), (0, 0, 2), "#ffcf9a", 420, 4)
    stage.camera((0.3, -9.6, 2.0), (0, 1, 2.55), 40)
    sand = materials.paint("#c8b888", "#a89c74", vary=0.2, scale=0.8, bump=0.3)
    shapes.terrain(
        (70, 70),
        lambda x, y: 0.25 * shapes.hills(x, y, 0.25) + 0.03 * np.sin(y * 5 + np.sin(x)),
        sand,
        cells=150,
        centre=(0, 24),
    )
    rock = materials.paint("#5f7a78", "#7a948a", vary=0.3, scale=2, bump=0.6)
    shapes.ball(1.15, rock, at=(0, 0.3, 0.1), size=(1.3, 0.9, 0.72))
    animals.octopus("#c8523c", ARMS, at=(0, 0, 1.2), size=1.0)
    shapes.rod((1.35, -0.8, 3.2), (2.15, -1.0, 4.25), 0.028, materials.paint("#fbf4e0", glow=0.3))
    collar = materials.paint("#1c2430")
    for side in (-1, 1):
        shapes.ball(
            0.16,
            collar,
            at=(side * 0.17, -0.62, 1.42),
            size=(1.1, 0.4, 0.7),
            turn=(0, side * 14, 0),
        )
    shapes.ball(0.07, materials.paint("#d8a83a"), at=(0, -0.68, 1.42))
    _stand()
    _ship(-3.6, 6.5, 1.55, -24, 12)
    _ship(3.9, 9.5, 1.9, 22, -10)
    _ship(-0.6, 16, 2.2, 8, 16)
    _players()


def _stand() -> None:
    brass = materials.paint("#b8863a", metal=0.7, rough=0.35)
    shapes.rod((0.95, -2.6, -0.1), (0.95, -2.6, 0.95), 0.03, brass)
    props.open_book("#3a2a3a", at=(0.95, -2.7, 1.0), turn=(58, 0, -10), size=0.85)


def _ship(x: float, y: float, size: float, turn: float, lean: float) -> None:
    """Set a wreck whose hull stands half in the sand, its stern torn like an open mouth."""
    planks = materials.paint("#7a5a40", "#5a4634", vary=0.3, scale=3, bump=0.4)

    def hull(u: float, v: float) -> Vec:
        a = np.pi * (v - 0.5)
        wide = 0.75 * np.sin(np.pi * (0.08 + 0.84 * u)) ** 0.6
        return (
            3.4 * (u - 0.5),
            wide * np.sin(a),
            -0.95 * np.cos(a) * (0.7 + 0.3 * np.sin(np.pi * u)) + 0.5 * (2 * u - 1) ** 2,
        )

    deck = [hull(u, v) for v in (0, 1) for u in np.linspace(0, 1, 12)]
    glow = materials.paint("#ffe0a0", glow=1.2)
    things = [
        shapes.thicken(shapes.sheet(hull, planks, cells=(40, 24)), 0.04),
        shapes.mesh(
            [(px, py, pz - 0.12) for px, py, pz in deck],
            [(k, k + 1, 13 + k, 12 + k) for k in range(11)],
            planks,
        ),
        *(
            shapes.ball(0.11, glow, sides=14, at=(px, -0.72, -0.25), size=(1, 0.3, 1))
            for px in (-0.8, -0.3, 0.2, 0.7)
        ),
    ]
    for px, tall in ((-0.7, 2.3), (0.35, 2.9), (1.15, 1.9)):
        things.append(shapes.rod((px, 0, -0.2), (px + 0.1, 0, tall), 0.055, planks))
        things.append(
            shapes.rod((px + 0.06, -0.7, tall * 0.7), (px + 0.06, 0.7, tall * 0.7), 0.03, planks)
        )
        cloth = materials.paint("#d8d0b0", vary=0.15)

        def sail(u: float, v: float, px: float = px, tall: float = tall) -> Vec:
            torn = 0.12 * np.sin(u * 23) * v
            return (
                px - 0.05 + 0.3 * np.sin(np.pi * v) * np.sin(np.pi * u),
                0.62 * (2 * u - 1),
                tall * 0.7 - tall * 0.45 * v + torn,
            )

        things.append(shapes.sheet(sail, cloth, cells=(20, 12)))
    shapes.group(things, at=(x, y, 0.75 * size), turn=(lean, -9, turn), size=size)


def _players() -> None:
    for x, y, z, turn, size in (
        (-2.3, -1.6, 3.3, 190, 0.55),
        (-1.7, -1.2, 4.1, 170, 0.42),
        (2.5, -0.5, 3.0, 10, 0.5),
        (-2.7, 0.5, 4.6, 200, 0.4),
        (1.0, 2, 5.2, 0, 0.42),
    ):
        animals.fish("#f0a03c", "#f8d07a", at=(x, y, z), turn=(0, 0, turn), size=size)
    pearl = materials.paint("#e4f8f4", rough=0.1, glow=0.15)
    random = np.random.default_rng(8)
    for _ in range(34):
        t = random.random()
        at = (-0.75 + random.normal(0, 0.12 + 0.3 * t), -0.6, 2.9 + 3.2 * t)
        shapes.ball(random.uniform(0.025, 0.075), pearl, sides=12, at=at)
    brass = materials.paint("#d8a84a", metal=0.7, rough=0.3)
    bell = [(0.5, -0.02), (0.46, 0.02), (0.3, 0.25), (0.26, 0.55), (0.12, 0.68), (0, 0.7)]
    shapes.lathe(bell, brass, at=(-1.75, -2.6, 0.25), turn=(10, 24, 0), size=0.9)
    weed = materials.paint("#3f7a5a", "#5f9a5a", vary=0.2, glow=0.05)
    for x, y, tall in (
        (-3.0, 0.5, 2.4),
        (-2.7, 0.9, 3.0),
        (3.0, 0.2, 2.6),
        (3.3, 0.8, 3.3),
        (2.6, -2.6, 1.2),
        (-3.1, -2.0, 1.3),
    ):
        line = [(x + 0.16 * np.sin(k * 1.3 + x), y, tall * k / 6) for k in range(7)]
        shapes.tube(line, [0.03, 0.08, 0.1, 0.1, 0.08, 0.05, 0.01], weed, sides=6, size=(1, 0.4, 1))


def look() -> Look:
    return Look(
        "teal-bottle",
        sky("deep", 6),
        Fog(9.5, 11, "#3f8c90", 0.9),
        Rays((0.4, -0.12), 0.5, "#d8fff0", 22, 1.5),
        exposure=0.88,
        glow=0.3,
        pull=0.2,
        focus=((0.5, 0.55, 0.1, 1.2), (0.72, 0.35, 0.1, 0.8)),
        seed=47,
    )
