"""A heart of stone lies in a slingshot between two trees; a candle burns under the rope."""

from itertools import pairwise

import numpy as np

from cards.studio import buildings, materials, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

HEART = (0.0, -2.0, 2.75)
STAKE = (1.5, -3.4, 0.55)
"""Where the rope that holds the heart back is tied."""
STONE, RUBBER = "#a39a94", "#c8402f"


def build() -> None:
    stage.ambience("#5a5a80", "#3a2420", 0.65)
    stage.sun((0.75, 0.75, -0.35), "#ffb070", 2.6, 3)
    stage.panel((-5, -7, 6), (0, -1, 2.5), "#ffd0a0", 700, 3)
    stage.panel((4, -8, 3), (1, 0, 3), "#ffb890", 420, 3)
    stage.panel((5, 4, 5), (0, -1, 3), "#ff8a5a", 700, 3)
    stage.camera((0, -11.2, 2.5), (0, 0, 3.0), 46)
    earth = materials.paint("#6a4a30", "#7a5a2c", vary=0.25, scale=1.2, bump=0.4)
    shapes.terrain((70, 70), _ground, earth, cells=200, centre=(0, 28))
    _trees()
    _heart()
    _sling()
    _rope()
    _village()
    _leaves()
    _bow()


def _ground(x: float, y: float) -> float:
    hill = 8.5 * np.exp(-(((y - 20) / 7) ** 2)) * np.exp(-(((x - 0.5) / 11) ** 2))
    return hill + 0.12 * shapes.hills(x, y, 0.4) - 0.1


def _trees() -> None:
    """Frame the picture with two trunks that fork above the bands."""
    bark = materials.paint("#4a2c20", "#38201a", vary=0.35, scale=3, bump=1.0)
    for s in (-1, 1):
        trunk: list[Vec] = [
            (s * 2.9, 0, -0.3), (s * 2.45, 0, 0.8), (s * 2.35, 0, 2.6), (s * 2.15, 0, 4.3),
        ]  # fmt: skip
        shapes.tube(trunk, [0.95, 0.56, 0.46, 0.42], bark, sides=20)
        inner = [trunk[-1], (s * 1.85, 0, 5.2), (s * 1.2, 0, 6.4), (s * 0.9, 0, 7.6)]
        outer = [trunk[-1], (s * 2.6, 0, 5.3), (s * 2.9, 0, 7.0)]
        shapes.tube(inner, [0.42, 0.33, 0.22, 0.1], bark, sides=16)
        shapes.tube(outer, [0.42, 0.34, 0.24], bark, sides=16)
        shapes.tube([(s * 2.2, 0, 3.6), (s * 1.75, -0.4, 3.85), (s * 1.3, -0.7, 3.8)],
                    [0.2, 0.12, 0.05], bark, sides=10)  # fmt: skip
        for a in (-0.7, 0.1, 0.9):
            root = (s * (2.7 - 1.1 * np.cos(a)), -1.0 + 0.9 * a, -0.12)
            shapes.tube([(s * 2.6, 0, 0.5), (s * 2.3, -0.4, 0.2), root], [0.35, 0.22, 0.05], bark)


def _heart() -> None:
    moss = "#7a8a3a"
    parts: list[Part] = [
        Blob((0.5, 0, 0.42), (0.64, 0.55, 0.62), STONE, both=True),
        Limb((0.48, 0, 0.35), (0.05, 0, -1.1), 0.6, 0.14, STONE, both=True),
        Blob((0, 0, -0.1), (0.78, 0.56, 0.62), STONE),
        Blob((-0.6, -0.1, 0.92), (0.4, 0.4, 0.16), moss, (0, -18, 0), blend=0.06, weight=2),
        Blob((0.75, -0.15, 0.85), (0.26, 0.36, 0.14), moss, (0, 32, 0), blend=0.06, weight=2),
    ]
    crack = [(-0.42, 0.98), (-0.56, 0.7), (-0.34, 0.5), (-0.5, 0.2), (-0.34, -0.02)]
    parts += [
        Limb((a, -0.52, b), (c, -0.54, d), 0.1, 0.09, "#3a2620", carve=True, blend=0.02)
        for (a, b), (c, d) in pairwise(crack)
    ]
    model(
        parts, voxel=0.035, blend=0.16, vary=0.3, scale=4, bump=0.9, at=HEART, turn=(0, 6, 0),
        size=1.15,
    )  # fmt: skip
    x, y, z = HEART
    green = materials.paint("#6aa03a", vary=0.1)
    shapes.tube(
        [(x + 0.1, y - 0.3, z + 0.75), (x + 0.05, y - 0.45, z + 1.3), (x + 0.2, y - 0.5, z + 1.72)],
        0.045,
        green,
    )
    blade = [(0, 0), (0.2, 0.08), (0.46, 0), (0.2, -0.12)]
    for turn, dz in ((-25, 1.2), (205, 1.4)):
        shapes.leaf(blade, green, at=(x + 0.07, y - 0.45, z + dz), turn=(0, turn, 0), thick=0.04)
    petal = materials.paint("#ffd24a", vary=0.08, glow=0.15)
    for k in range(6):
        a = np.pi * k / 3
        at = (x + 0.2 + 0.16 * np.cos(a), y - 0.55, z + 1.78 + 0.16 * np.sin(a))
        shapes.ball(0.12, petal, sides=16, at=at, size=(1, 0.5, 1))
    shapes.ball(0.1, materials.paint("#b8502c"), sides=16, at=(x + 0.2, y - 0.64, z + 1.78))


def _sling() -> None:
    """Draw two red bands from the trunks to a leather cup before the heart."""
    x, y, z = HEART
    leather = materials.paint("#7a4426", "#5a2e1c", vary=0.25, scale=5)

    def cup(u: float, v: float) -> Vec:
        a, wide = np.radians(-100 + 200 * u), 0.22 - 0.1 * (2 * u - 1) ** 2
        return (
            x + 1.08 * np.sin(a),
            y - 0.86 * np.cos(a) + 0.1,
            z - 0.32 + wide * (2 * v - 1) + 0.25 * (2 * u - 1) ** 2,
        )

    shapes.thicken(shapes.sheet(cup, leather, cells=(50, 8)), 0.06)
    band = materials.paint(RUBBER, vary=0.1, rough=0.5)
    for s in (-1, 1):
        ends = [(x + s * 1.1, y + 0.15, z - 0.15), (s * 2.05, -0.35, 4.35)]
        shapes.tube(ends, [0.13, 0.13], band, sides=12, steps=2)
        for dz in (-0.16, 0.04, 0.24):
            shapes.ring(0.45, 0.12, band, at=(s * 2.16, 0, 4.28 + dz), turn=(0, s * -8, 0))
        shapes.ball(0.17, materials.paint("#e0b050", metal=0.6, rough=0.3), sides=20, at=ends[0])


def _rope() -> None:
    """Hold the heart back by a rope to a stake; a candle's flame reaches the rope."""
    x, y, z = HEART
    hemp = materials.paint("#e0bc80", "#b88a50", vary=0.25, scale=14)
    start = np.array((x + 0.15, y - 0.9, z - 0.32))
    end = np.array(STAKE)
    for phase in (0, np.pi):
        line = []
        for t in np.linspace(0, 1, 60):
            a = 46 * t + phase
            line.append(
                start + (end - start) * t + 0.055 * np.array((np.sin(a), np.cos(a), np.cos(a)))
            )
        shapes.tube(line, 0.07, hemp, sides=8, steps=2)
    wood = props.wood("#8a5a34")
    shapes.lathe(
        [(0.17, -0.4), (0.2, 0.8), (0.14, 0.95), (0, 0.96)], wood, at=(STAKE[0], STAKE[1], 0)
    )
    for dz in (0.42, 0.55, 0.68):
        shapes.ring(0.2, 0.08, hemp, at=(STAKE[0], STAKE[1], dz))
    middle = start + (end - start) * 0.6
    props.candle(0.32, at=(middle[0], middle[1], 0.05), size=2.3)
    stage.bulb((middle[0], middle[1] - 0.5, 1.25), "#ffa850", 60, 0.12)
    stage.bulb((middle[0] - 0.6, middle[1] - 1.2, 0.9), "#ff9a40", 30, 0.2)


def _bow() -> None:
    """Lean a bow, no longer wanted, against the left trunk."""
    gold, line = materials.paint("#e8b048", metal=0.3, rough=0.35), materials.paint("#fff0d0")
    half = [(0.62, 0), (0.5, 0.5), (0.16, 0.95), (0.0, 1.15), (-0.12, 1.36), (0, 1.5)]
    limbs = [(-x, 0, -z) for x, z in reversed(half)] + [(-x, 0, z) for x, z in half[1:]]
    limbs = [(-abs(x) if abs(z) < 1.3 else -x, y, z) for x, y, z in limbs]
    bow = [
        shapes.tube(limbs, [0.03, *[0.085] * (len(limbs) - 2), 0.03], gold, sides=12),
        shapes.rod((0, 0, -1.45), (0, 0, 1.45), 0.022, line),
        shapes.tube(
            [(-0.6, 0, -0.22), (-0.62, 0, 0.22)], 0.11, materials.paint("#8a3a2c"), steps=2
        ),
    ]
    shapes.group(bow, at=(-1.4, -2.5, 1.3), turn=(-8, -12, 0), size=0.9)


def _village() -> None:
    """Set a lit cottage on the far hill, in the line of fire."""
    for k, (x, y, size) in enumerate(((2.2, 17, 1.35), (-2.3, 18, 1.15))):
        buildings.house(
            (1.3, 1, 1.1), 0.9, wall="#e8d0a8", tiles="#8a3a2c", seed=2 * k + 1, glow=1.5,
            at=(x, y, _ground(x, y) - 0.1), turn=(0, 0, -12 + 14 * k), size=size,
        )  # fmt: skip
    for k in range(9):
        x = -7 + 1.8 * k
        plants.fir("#4a4030", at=(x, 22 + (k % 3), _ground(x, 22) - 0.2), size=1.2 + 0.3 * (k % 2))


def _leaves() -> None:
    random = np.random.default_rng(8)
    outline = [(0, -0.5), (0.3, -0.15), (0.24, 0.25), (0, 0.55), (-0.24, 0.25), (-0.3, -0.15)]
    tints = [materials.paint(c, vary=0.15) for c in ("#e08a2c", "#c8502a", "#e8b040")]
    for k in range(60):
        x, y = random.uniform(-3, 3), random.uniform(-4.6, 3)
        shapes.leaf(
            outline, tints[k % 3], at=(x, y, _ground(x, y) + 0.04),
            turn=(random.uniform(65, 110), 0, random.uniform(0, 360)), size=0.42,
        )  # fmt: skip
    for k, (x, z) in enumerate(((-0.9, 5.0), (1.05, 4.6), (-1.3, 1.6), (0.55, 5.7), (-0.4, 6.3))):
        shapes.leaf(outline, tints[k % 3], at=(x, -1.5, z), turn=(20, 50 * k + 20, 30), size=0.42)
    for s in (-1, 1):
        for k in range(46):
            x, z = s * random.uniform(1.2, 3.1), random.uniform(5.9, 7.6)
            shapes.leaf(
                outline, tints[k % 3], at=(x, random.uniform(-0.5, 0.5), z),
                turn=(random.uniform(-30, 30), random.uniform(0, 360), 0), size=0.62,
            )  # fmt: skip


def look() -> Look:
    return Look(
        "umber",
        gradient(
            ((0, "#7a4a5a"), (0.3, "#d8804a"), (0.5, "#ffc060"), (0.7, "#ffe0a0"), (1, "#f0b070"))
        ),
        Fog(20, 30, "#f0b070", 0.75),
        exposure=1.0,
        glow=0.4,
        pull=0.14,
        touch=lambda linear: lamp_light(linear, ((0.66, 0.78, 0.07, 0.25),), "#ffb45a"),
        focus=((0.5, 0.52, 0.2, 0.9), (0.66, 0.8, 0.12, 1.0), (0.2, 0.36, 0.1, 1.0)),
        seed=64,
    )
