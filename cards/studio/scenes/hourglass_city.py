"""In an hourglass a city falls as sand; below, the sand is a desert."""

import numpy as np

from cards.studio import animals, buildings, geometry, materials, plants, props, shapes, stage
from cards.studio.clay import Blob
from cards.studio.develop import Look, lamp_light
from cards.studio.skies import plain

NECK, TALL, WIDE = 3.0, 2.66, 1.6
"""Height of the neck, length of each bulb, and its largest radius, in metres."""

SAND = NECK + 1.0
"""Height of the sand at the glass, above; toward the middle it sinks."""

HOUSES = (
    (-1.05, 0.25, 1.5), (-0.62, 0.5, 2.3), (0.66, 0.5, 2.4), (1.08, 0.2, 1.6),
    (-0.95, -0.45, 1.2), (-0.45, -0.15, 1.7), (0.5, -0.1, 1.5), (0.98, -0.45, 1.1),
    (-0.5, -0.85, 0.8), (0.48, -0.88, 0.9),
)  # fmt: skip
"""The houses: place and height in their own metres; they lean as the sand draws them in."""


def build() -> None:
    stage.ambience("#4a3a5c", "#2a1a24", 0.5)
    stage.panel((-5, -2.5, 6.5), (0, 0, 3), "#ffc884", 1000, 2)
    stage.panel((5, 1.5, 4), (0, 0, 3), "#a870e0", 420, 2.5)
    stage.camera((0.5, -12.5, 3.9), (0.0, 0, 2.95), 59)
    _table()
    _frame()
    _glass()
    _city()
    _desert()


def _radius(z: float) -> float:
    """Return the inner radius of the glass at a height."""
    t = min(1.0, abs(z - NECK) / TALL)
    if t < 0.6:
        return 0.1 + (WIDE - 0.1) * np.sin(np.pi / 2 * (t / 0.6) ** 0.95)
    return WIDE * np.sqrt(1 - ((t - 0.6) / 0.52) ** 2)


def _table() -> None:
    cloth = materials.paint("#5c2a48", "#4a2040", vary=0.2, scale=1.2)
    shapes.terrain(
        (30, 20), lambda x, y: -0.03 + 0.05 * shapes.hills(x, y, 0.3), cloth, centre=(0, 4)
    )
    shelf = props.wood("#5a3430", "#482a2c")
    for z in (0.9, 3.4, 5.9):
        shapes.box((12, 1.0, 0.14), shelf, at=(0, 4.6, z))
    tints = ("#4a9ac8", "#6ab04a", "#d84a4a", "#e8e8f4", "#b86ad8", "#48b8a8")
    for k, (x, z) in enumerate(
        ((-3.1, 0.97), (2.9, 0.97), (-2.9, 3.47), (3.1, 3.47), (-1.3, 3.47), (1.4, 0.97))
    ):
        _small(x, z, tints[k])
    wall = materials.paint("#3a2444", "#48304e", vary=0.2, scale=0.5)
    shapes.box((30, 0.2, 20), wall, at=(0, 6, 6))


def _small(x: float, z: float, tint: str) -> None:
    """Set another hourglass on the shelf: its sand is of another colour."""
    wood, grains = props.wood("#a8663c"), materials.paint(tint, vary=0.2, glow=0.35)
    bulb = [
        (0.42, 0.14),
        (0.56, 0.45),
        (0.4, 0.75),
        (0.05, 1.0),
        (0.4, 1.25),
        (0.56, 1.55),
        (0.42, 1.86),
    ]
    things = [
        shapes.lathe([(0, h), (0.66, h), (0.66, h + 0.14), (0, h + 0.14)], wood, smooth=False)
        for h in (0, 1.86)
    ]
    things += [shapes.rod((s * 0.6, 0, 0.1), (s * 0.6, 0, 1.9), 0.05, wood) for s in (-1, 1)]
    things.append(shapes.lathe(bulb, materials.glass("#ffe8e0", 0.7, 0.08), sides=32))
    things.append(shapes.lathe([(0.45, 0.16), (0.5, 0.35), (0.2, 0.5), (0, 0.6)], grains, sides=32))
    things.append(
        shapes.lathe([(0.04, 1.02), (0.36, 1.25), (0.5, 1.42), (0, 1.4)], grains, sides=32)
    )
    shapes.group(things, at=(x, 4.5, z), size=1.0)


def _frame() -> None:
    wood, gold = props.wood("#8a4a2c", "#6a3420"), materials.paint("#d8a84a", metal=0.8, rough=0.3)
    plate = [(0, 0), (1.85, 0), (1.95, 0.06), (1.9, 0.16), (1.78, 0.22), (1.78, 0.3), (0, 0.3)]
    for z in (0.02, 2 * NECK - 0.32):
        shapes.lathe(plate, wood, at=(0, 0, z), sides=72, smooth=False)
        shapes.ring(1.94, 0.035, gold, at=(0, 0, z + 0.08))
    post = [
        (0.12, 0),
        (0.07, 0.3),
        (0.11, 0.6),
        (0.06, 1.2),
        (0.07, 2.5),
        (0.13, 2.72),
        (0.07, 2.95),
    ]
    post += [(r, 5.4 - z) for r, z in post[-2::-1]]
    for angle in (28, 152, 208, 332):
        a = np.radians(angle)
        shapes.lathe(post, wood, at=(1.72 * np.cos(a), 1.72 * np.sin(a), 0.3), sides=20)


def _glass() -> None:
    zs = np.linspace(NECK - TALL, NECK + TALL, 60)
    shell = [(_radius(z) + 0.04, z) for z in zs]
    verts, faces = geometry.lathe(shell, 72)
    shapes.mesh(verts, faces, materials.glass("#ffe8d0", 0.8, 0.06))
    shine = materials.paint("#fff6e8", glow=0.7, vary=0)
    for low, high in ((4.35, 5.1), (1.55, 2.15)):
        arc = []
        for z in np.linspace(low, high, 8):
            r, a = _radius(z) + 0.02, np.radians(228)
            arc.append((r * np.cos(a), r * np.sin(a), z))
        shapes.tube(arc, [0.01, 0.03, 0.04, 0.045, 0.04, 0.03, 0.02, 0.005], shine, sides=8)


def _city() -> None:
    """Let the city slide into the funnel: its ground dips to the neck, its houses lean inward."""
    sand = materials.paint("#e8b868", "#d89c4c", vary=0.15, scale=4, bump=0.3)
    profile = [(0.02, NECK), (0.1, NECK + 0.15)]
    profile += [(_radius(z) - 0.03, z) for z in np.linspace(NECK + 0.2, SAND, 12)]
    profile += [(1.0, SAND - 0.05), (0.5, SAND - 0.3), (0, SAND - 0.6)]
    shapes.lathe(profile, sand, sides=72)
    walls, roofs = (
        ("#f0d8b0", "#e0a888", "#d8c4d0", "#f4e4c8"),
        ("#c8503c", "#5a5a9a", "#3f8a8a", "#b83a5a"),
    )
    for k, (x, y, tall) in enumerate(HOUSES):
        away = np.hypot(x, y)
        place = {
            "at": (x, y, SAND - 0.52 + 0.5 * away),
            "turn": (12 * y, -16 * x, 8 * k - 30),
            "size": 0.46,
        }
        wall, tiles = walls[k % 4], roofs[k % 4]
        if k in (1, 2, 9):
            buildings.tower(0.42, tall, wall=wall, tiles=tiles, glow=1.3, **place)
        else:
            buildings.house((1, 0.9, tall), 0.75, wall=wall, tiles=tiles, glow=1.3, seed=k, **place)
    buildings.cathedral(
        glow=1.3,
        stone="#f8e8cc",
        tiles="#5a5a9a",
        at=(0.05, 0.35, SAND - 0.36),
        turn=(4, 5, -80),
        size=0.62,
    )
    stage.bulb((0, -0.7, SAND + 0.75), "#ffb860", 26, 0.2)


def _desert() -> None:
    floor = 0.34
    sand = materials.paint("#f0c070", "#e4a854", vary=0.12, scale=3, bump=0.25)
    cone = [
        (1.18, floor),
        (1.2, floor + 0.25),
        (0.75, floor + 0.42),
        (0.35, floor + 0.8),
        (0.06, floor + 1.15),
        (0, floor + 1.2),
    ]
    shapes.lathe(cone, sand, sides=72)
    stream = materials.paint("#f8d080", glow=0.5, vary=0.2, scale=20)
    shapes.tube(
        [(0, 0, NECK + 0.1), (0, 0, 2.2), (0, 0, floor + 1.1)],
        [0.06, 0.035, 0.06],
        stream,
        sides=10,
    )
    random = np.random.default_rng(3)
    grain = shapes.ball(0.026, stream, sides=8, at=(0, 0, -20))
    for _ in range(220):
        t = random.random()
        at = (random.normal(0, 0.03 + 0.05 * t), random.normal(0, 0.05), NECK - 1.5 * t)
        shapes.copy_of(grain, at=at)
    plants.palm(1.05, "#5aa04a", seed=2, at=(0.78, -0.35, floor + 0.3))
    plants.palm(0.75, "#4f8a4a", seed=5, at=(0.98, -0.1, floor + 0.25))
    for x, y, z, size in ((-0.74, -0.6, 0.3, 0.34), (0.12, -0.95, 0.24, 0.4)):
        _camel(x, y, floor + z, size)
    stage.bulb((0.3, -1.2, 1.9), "#ffc070", 26, 0.3)


def _camel(x: float, y: float, z: float, size: float) -> None:
    humps = [Blob((0, py, 1.5), (0.24, 0.22, 0.32), "#b8783c") for py in (-0.18, 0.32)]
    animals.standing("deer", coat="#b8783c", stride=(0.3, -0.2, -0.2, 0.3), extra=humps,
                     at=(x, y, z), turn=(0, 0, -70), size=size * 1.15)  # fmt: skip


def look() -> Look:
    return Look(
        "plum-lamp", plain("#2c1a34"), exposure=1.05, glow=0.35, pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.36, 0.2, 0.08),), "#ffb45a"),
        focus=((0.5, 0.3, 0.25, 1.1), (0.5, 0.78, 0.2, 1.0)), seed=229,
    )  # fmt: skip
