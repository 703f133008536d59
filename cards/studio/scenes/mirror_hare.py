"""A tall mirror in a dim wood shows the same wood in flames; a hare looks."""

import numpy as np

from cards.studio import animals, materials, plants, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#5f8a90", "#2a3430", 0.7)
    stage.sun((-0.5, 0.7, -0.8), "#a8d4d8", 1.6, 6)
    stage.panel((5, -4, 5), (0, 0, 1.5), "#7fb0b8", 260, 4)
    stage.camera((0.35, -8.4, 1.6), (0, 0, 1.85), 40)
    moss = materials.paint("#3f5a3a", "#5a6a3a", vary=0.3, scale=1.4, bump=0.5)
    shapes.terrain((50, 60), _ground, moss, cells=150, centre=(0, 22))
    random = np.random.default_rng(12)
    bark = materials.paint("#3f4a48", "#56605a", vary=0.3, scale=4, bump=0.6)
    for _ in range(70):
        y = random.uniform(2, 34)
        x = random.uniform(-1, 1) * (3 + y * 0.5)
        if abs(x) < 1.5 and y < 5:
            continue
        r = random.uniform(0.14, 0.34)
        lean = random.normal(0, 0.35)
        trunk = [(x, y, -0.3), (x + lean * 0.4, y, 3), (x + lean, y, 18)]
        shapes.tube(trunk, [r * 1.25, r, r * 0.75], bark, sides=12)
    for x, y, r in ((-2.5, -0.6, 0.36), (2.75, -0.2, 0.42), (3.4, -2.2, 0.3)):
        shapes.tube(
            [(x, y, -0.4), (x * 1.02, y, 3), (x * 1.08, y, 14)],
            [r * 1.5, r, r * 0.8],
            bark,
            sides=16,
        )
    _mirror()
    animals.standing(
        "hare",
        coat="#b89668",
        at=(-0.45, -2.35, _ground(-0.45, -2.35)),
        turn=(0, 0, 158),
        size=1.65,
    )
    shapes.hide_shadow(animals.owl(at=(2.2, -0.75, 2.45), turn=(0, 0, -30), size=0.95))
    shapes.tube([(2.75, -0.3, 2.2), (2.3, -0.7, 2.42), (1.7, -0.9, 2.5)], [0.1, 0.06, 0.02], bark)
    plants.blades(5200, _sward, ("#5f8a4a", "#3f6a48"), tall=(0.06, 0.22))
    for x, y, size in ((-1.5, -2.0, 1.0), (-1.85, -2.4, 0.7), (1.35, -2.7, 0.9), (1.6, -2.3, 0.6)):
        _toadstool(x, y, size)


def _ground(x: float, y: float) -> float:
    return 0.12 * shapes.hills(x, y, 0.5) + 0.02 * max(0, y)


def _sward(random: np.random.Generator) -> Vec:
    y = -6.5 + random.random() * 12
    x = random.uniform(-1, 1) * (1.8 + (y + 8.4) * 0.32)
    return x, y, _ground(x, y)


def _mirror() -> None:
    """Set the mirror as a window to a burning wood built inside its pyramid of sight."""
    gold = materials.paint("#b8863a", "#8a6028", metal=0.6, rough=0.4, scale=6)
    outline = [
        (-0.78, 0.1),
        (-0.78, 2.3),
        (-0.55, 2.85),
        (0, 3.05),
        (0.55, 2.85),
        (0.78, 2.3),
        (0.78, 0.1),
    ]
    rim = [(x, 0, z) for x, z in (*outline, outline[0])]
    shapes.tube(rim, 0.1, gold, sides=12, steps=10)
    for x, z, r in (
        (0, 3.12, 0.2),
        (-0.8, 2.35, 0.13),
        (0.8, 2.35, 0.13),
        (-0.8, 0.12, 0.15),
        (0.8, 0.12, 0.15),
    ):
        shapes.ball(r, gold, at=(x, -0.03, z))
    for s in (-1, 1):
        shapes.rod((s * 0.7, 0.1, 0.2), (s * 1.0, -0.35, -0.05), 0.06, gold)
    fire = materials.paint("#ff9a3a", "#ffd070", vary=0.25, scale=1.1, glow=0.9)
    shapes.hide_shadow(
        shapes.leaf(outline, fire, thick=0.01, at=(0, 0.9, 0.0), size=(1.09, 1, 1.06))
    )
    soot = materials.paint("#2a1210", vary=0.1)
    for x, r, y in ((-0.55, 0.07, 0.55), (-0.2, 0.05, 0.75), (0.18, 0.065, 0.6), (0.6, 0.09, 0.5)):
        trunk = [(x, y, 0.05), (x * 1.03, y, 1.6), (x * 0.98, y, 3.1)]
        shapes.hide_shadow(shapes.tube(trunk, [r * 1.3, r, r * 0.7], soot, sides=10))
        twig = [(x, y, 1.7), (x + 0.16, y, 2.1), (x + 0.2, y, 2.5)]
        shapes.hide_shadow(shapes.tube(twig, [0.03, 0.02, 0.008], soot, sides=6))
    for k, (x, tall, wide) in enumerate(
        (
            (-0.62, 0.9, 0.2),
            (-0.38, 1.3, 0.22),
            (-0.08, 0.8, 0.2),
            (0.15, 1.1, 0.2),
            (0.42, 1.5, 0.24),
            (0.68, 0.9, 0.2),
        )
    ):
        for size, colour, y in (
            (1, "#f0602a", 0.42),
            (0.66, "#ffb040", 0.38),
            (0.36, "#fff0a0", 0.34),
        ):
            flame = [
                (-wide, 0),
                (-wide * 0.8, tall * 0.35),
                (-wide * 0.1, tall * 0.6),
                (wide * 0.2 * (-1) ** k, tall),
                (wide * 0.5, tall * 0.5),
                (wide, 0.1),
            ]
            tongue = materials.paint(colour, glow=1.0, vary=0.1)
            shapes.hide_shadow(shapes.leaf(flame, tongue, at=(x, y, 0.08), size=(size, 1, size)))
    stage.bulb((0, -0.7, 1.2), "#ff8a3a", 70, 0.4)
    stage.bulb((0, -1.3, 0.5), "#ff8a3a", 30, 0.3)


def _toadstool(x: float, y: float, size: float) -> None:
    z = _ground(x, y)
    stalk, cap = materials.paint("#f0e4cc"), materials.paint("#b8402f", vary=0.15)
    things = [
        shapes.lathe([(0.06, 0), (0.04, 0.2), (0.045, 0.3)], stalk, sides=16),
        shapes.lathe(
            [(0.05, 0.26), (0.19, 0.27), (0.16, 0.36), (0.08, 0.43), (0, 0.45)], cap, sides=24
        ),
        *(
            shapes.ball(0.025, stalk, sides=8, at=(0.13 * np.cos(a), 0.13 * np.sin(a), 0.38))
            for a in (-2.4, -1.5, -0.6)
        ),
    ]
    shapes.group(things, at=(x, y, z), size=size * 1.3)


def look() -> Look:
    return Look(
        "teal-bottle",
        sky("deep", 3),
        Fog(8.5, 11, "#7f9c96", 0.92),
        exposure=1.05,
        glow=0.6,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.5, 0.24, 0.10),), "#ff9a4a"),
        focus=((0.45, 0.7, 0.09, 1.2), (0.5, 0.5, 0.14, 0.8)),
        seed=25,
    )
