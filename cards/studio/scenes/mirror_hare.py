"""An oval mirror in a dim wood shows the same wood in flames; a hare sits up before it."""

import numpy as np

from cards.studio import animals, materials, plants, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import sky

OVAL, MIDDLE = (1.02, 1.5), 1.85
"""The glass's half-width and half-height, and the height of its middle."""


def build() -> None:
    stage.ambience("#5f8a90", "#2a3430", 0.7)
    stage.sun((-0.5, 0.7, -0.8), "#a8d4d8", 1.6, 6)
    stage.panel((5, -4, 5), (0, 0, 1.5), "#7fb0b8", 260, 4)
    stage.camera((0.35, -8.2, 1.45), (0.15, 0, 1.78), 46)
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
    _hare()
    shapes.hide_shadow(animals.owl(at=(1.75, -0.75, 2.95), turn=(0, 0, -25), size=1.05))
    shapes.tube([(2.75, -0.3, 2.7), (2.1, -0.7, 2.92), (1.35, -0.9, 3.0)], [0.1, 0.06, 0.02], bark)
    plants.blades(5200, _sward, ("#5f8a4a", "#3f6a48"), tall=(0.06, 0.22))
    for x, y, size in ((-1.45, -2.0, 1.2), (-1.15, -2.6, 0.8), (-1.85, -1.6, 0.8)):
        _toadstool(x, y, size)


def _ground(x: float, y: float) -> float:
    return 0.12 * shapes.hills(x, y, 0.5) + 0.02 * max(0, y)


def _sward(random: np.random.Generator) -> Vec:
    y = -6.5 + random.random() * 12
    x = random.uniform(-1, 1) * (1.8 + (y + 8.4) * 0.32)
    return x, y, _ground(x, y)


def _hare() -> None:
    coat, pale = "#8a6a4a", "#f0e2c8"
    parts: list[Part] = [
        Blob((0, 0.24, 0.27), (0.23, 0.32, 0.27), coat),
        Limb((0, 0.12, 0.36), (0, -0.1, 0.76), 0.21, 0.13, coat),
        Limb((0, -0.12, 0.4), (0, -0.17, 0.7), 0.13, 0.1, pale, weight=1.4),
        Blob((0, -0.22, 0.98), (0.12, 0.18, 0.13), coat, (-12, 0, 0)),
        Blob((0, -0.36, 0.93), (0.075, 0.09, 0.075), pale, weight=1.2),
        Limb((0.06, -0.17, 1.06), (0.1, -0.2, 1.36), 0.04, 0.07, coat, both=False, blend=0.02),
        Limb((0.1, -0.2, 1.36), (0.12, -0.16, 1.68), 0.07, 0.02, coat, both=False, blend=0.02),
        Limb((-0.06, -0.12, 1.06), (-0.1, 0.1, 1.3), 0.04, 0.07, coat, both=False, blend=0.02),
        Limb((-0.1, 0.1, 1.3), (-0.12, 0.36, 1.46), 0.07, 0.02, coat, both=False, blend=0.02),
        Limb((0.09, -0.14, 0.6), (0.09, -0.26, 0.3), 0.06, 0.045, coat, both=True),
        Limb((0.09, -0.26, 0.3), (0.09, -0.28, 0.03), 0.045, 0.05, pale, both=True),
        Blob((0.18, 0.2, 0.24), (0.13, 0.26, 0.23), coat, both=True),
        Blob((0.19, 0.0, 0.05), (0.075, 0.25, 0.06), coat, both=True, blend=0.03),
        Blob((0, 0.56, 0.22), (0.11, 0.12, 0.12), "#fff8ea", blend=0.02),
    ]
    eye = materials.paint("#1a1010", rough=0.08, vary=0)
    things = [
        model(parts, voxel=0.018, blend=0.06, scale=8, bump=0.2),
        *(shapes.ball(0.045, eye, sides=14, at=(x, -0.27, 1.03)) for x in (-0.1, 0.1)),
        shapes.ball(0.014, materials.paint("#fff4dc", glow=1.2), at=(-0.14, -0.29, 1.05)),
    ]
    shapes.group(things, at=(0.92, -2.2, _ground(0.92, -2.2)), turn=(0, 0, -108), size=1.32)


def _reach(x: float) -> float:
    """Return how far the glass reaches up and down from its middle at `x`."""
    return OVAL[1] * np.sqrt(1 - (x / OVAL[0]) ** 2)


def _mirror() -> None:
    """Set the mirror as a window to a burning wood built inside its pyramid of sight."""
    gold = materials.paint("#b8863a", "#8a6028", metal=0.6, rough=0.4, scale=6)
    angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    outline = [(OVAL[0] * np.sin(a), MIDDLE + OVAL[1] * np.cos(a)) for a in angles]
    rim = [(x, 0, z) for x, z in (*outline, outline[0])]
    shapes.tube(rim, 0.12, gold, sides=12, steps=3)
    shapes.tube([(x * 1.09, -0.06, (z - MIDDLE) * 1.06 + MIDDLE) for x, _, z in rim], 0.06, gold,
                sides=10, steps=3)  # fmt: skip
    shapes.ball(0.2, gold, at=(0, -0.03, MIDDLE + OVAL[1] + 0.2))
    for s in (-1, 1):
        x = s * (OVAL[0] + 0.2)
        shapes.tube([(x, 0, -0.2), (x, 0, 1.0), (x, 0, MIDDLE + 0.1)], [0.09, 0.07, 0.05], gold)
        shapes.ball(0.12, gold, at=(x, 0, MIDDLE + 0.18))
        foot = [(x, 0.5, 0), (x, 0.1, 0.28), (x, -0.3, 0.2), (x, -0.7, 0.02)]
        shapes.tube(foot, 0.07, gold)
    fire = materials.paint("#ff9a3a", "#ffd070", vary=0.25, scale=1.1, glow=0.9)
    shapes.hide_shadow(shapes.plate(outline, fire, thick=0.01, at=(0, 0.25, 0)))
    soot = materials.paint("#2a1210", vary=0.1)
    for x, r, lean, side, fork in (
        (-0.72, 0.1, 0.06, 1, 0.3), (-0.38, 0.045, -0.12, -1, 0.7), (-0.02, 0.12, 0.05, 1, 0.1),
        (0.36, 0.05, 0.14, 1, 0.55), (0.66, 0.085, -0.1, -1, -0.1),
    ):  # fmt: skip
        low, high = MIDDLE - _reach(x), MIDDLE + _reach(x + lean) * 0.97
        trunk = [(x, 0.2, low), (x + 0.2 * lean, 0.2, MIDDLE), (x + lean, 0.2, high)]
        shapes.hide_shadow(shapes.tube(trunk, [r * 1.3, r, r * 0.7], soot, sides=10))
        for s, up in ((side, fork), (-side, fork - 0.45)):
            z = MIDDLE + up
            twig = [
                (x + 0.1 * lean, 0.2, z),
                (x + 0.14 * s, 0.2, z + 0.2),
                (x + 0.2 * s, 0.2, z + 0.5),
            ]
            shapes.hide_shadow(shapes.tube(twig, [r * 0.5, r * 0.35, 0.01], soot, sides=6))
    for k, (x, tall, wide) in enumerate(
        (
            (-0.72, 0.9, 0.18),
            (-0.45, 1.3, 0.22),
            (-0.12, 1.0, 0.22),
            (0.18, 1.25, 0.22),
            (0.48, 1.5, 0.22),
            (0.74, 0.9, 0.18),
        )
    ):
        base = MIDDLE - 0.94 * _reach(x)
        for size, colour, y in (
            (1, "#f0602a", 0.14),
            (0.66, "#ffb040", 0.1),
            (0.36, "#fff0a0", 0.06),
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
            shapes.hide_shadow(shapes.leaf(flame, tongue, at=(x, y, base), size=(size, 1, size)))
    stage.bulb((0, -0.7, 1.2), "#ff8a3a", 70, 0.4)
    stage.bulb((-0.2, -1.7, 1.0), "#ff8a3a", 55, 0.3)


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
