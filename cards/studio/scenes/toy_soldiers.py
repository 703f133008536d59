"""An army of toy soldiers halts before a dandelion; one of them already hangs from a seed."""

import numpy as np

from cards.studio import materials, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.colour import Picture, light
from cards.studio.develop import Fog, Look, Rays, glow_at
from cards.studio.geometry import Vec
from cards.studio.plants import blades
from cards.studio.skies import gradient

HEAD = np.array((-0.6, 2.6, 5.3))
GLOBE = 1.8
"""Radius of the dandelion's globe of seeds, in metres; a soldier is about 1.3 m tall."""


def build() -> None:
    stage.ambience("#d4e8c8", "#5f6a3a", 0.75)
    stage.sun((-0.75, -0.35, -0.7), "#fff0b8", 4.2, 2)
    stage.panel((-5, -7, 3), (0, 0, 2), "#bfe0d8", 350, 4)
    stage.camera((0.6, -8.6, 1.0), (0.2, 1, 3.05), 34)
    moss = materials.paint("#6f8a3a", "#8a7a44", vary=0.3, scale=1.5, bump=0.5)
    shapes.terrain(
        (40, 40), lambda x, y: 0.12 * shapes.hills(x, y, 0.5), moss, cells=120, centre=(0, 8)
    )
    _dandelion()
    _army()
    _grass()


def _seed(material: shapes.Material, hair: shapes.Material, **where: object) -> shapes.Object:
    """Return a seed hanging 0.75 m below a parasol of hairs."""
    verts: list[Vec] = []
    faces = []
    for k in range(15):
        a = 2 * np.pi * k / 15
        out, side = np.array((np.cos(a), np.sin(a))), np.array((-np.sin(a), np.cos(a)))
        n = len(verts)
        verts += [(*(side * 0.008), 0), (*(-side * 0.008), 0)]
        verts += [(*(out * 0.34 - side * 0.026), 0.13), (*(out * 0.34 + side * 0.026), 0.13)]
        faces.append((n, n + 1, n + 2, n + 3))
    things = [
        shapes.mesh(verts, faces, hair, smooth=False),
        shapes.rod((0, 0, -0.7), (0, 0, 0), 0.012, material),
        shapes.ball(1, material, sides=10, at=(0, 0, -0.78), size=(0.03, 0.03, 0.11)),
    ]
    return shapes.group(things, **where)


def _dandelion() -> None:
    hair = materials.paint("#fffdf0", vary=0.05, glow=0.06)
    brown = materials.paint("#8a6a3a", vary=0.2)
    count = 150
    for k in range(count):
        z = 1 - 2 * (k + 0.5) / count
        a = np.pi * (1 + 5**0.5) * k
        away = shapes.Vector((np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z))
        if away.x > 0.55 and away.z > 0.05:
            continue
        seed = _seed(brown, hair, at=HEAD + np.array(away) * GLOBE, size=1.25)
        seed.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    shapes.ball(0.34, materials.paint("#d8cfa0", vary=0.3, scale=14, bump=0.8), at=HEAD)
    green = materials.paint("#7fa04a", "#a08a58", vary=0.2, scale=2)
    stalk = [(-0.5, 2.4, -0.2), (-0.2, 2.5, 1.6), (-0.4, 2.55, 3.4), tuple(HEAD)]
    shapes.tube(stalk, [0.19, 0.17, 0.15, 0.15], green, sides=14)
    for turn, long, lean in ((25, 2.6, 0.5), (150, 2.4, 0.7), (-35, 2.5, 0.25), (200, 2.9, 0.35)):
        _leaf(turn, long, lean)
    random = np.random.default_rng(5)
    for x, y, z in ((1.05, 1.6, 6.6), (2.75, 2.2, 7.5), (1.2, 2.6, 5.3), (1.7, 1.2, 7.4)):
        lean = random.uniform(10, 35)
        _seed(brown, hair, at=(x, y, z), turn=(random.uniform(-15, 15), lean, 0), size=1.35)
    _seed(brown, hair, at=(2.08, 0.4, 5.75), turn=(0, 12, 0), size=1.8)
    _soldier(
        "#c8302c",
        arms=((0.05, 0, 1), (-0.06, 0, 1)),
        at=(1.95, 0.4, 2.9),
        turn=(6, 10, 60),
        size=1.1,
    )


def _leaf(turn: float, long: float, lean: float) -> None:
    """Lay a jagged leaf out from the foot of the stalk."""
    green = materials.paint("#4f8a34", "#7aa044", vary=0.2, scale=2)

    def surface(u: float, v: float) -> Vec:
        jag = 0.55 + 0.45 * abs(((v * 5) % 1) - 0.35) * 2
        wide = 0.5 * np.sin(np.pi * min(1, v * 0.92 + 0.06)) ** 0.6 * jag
        return wide * (2 * u - 1), -long * v, lean * np.sin(np.pi * v) * 1.6 + 0.12 * abs(2 * u - 1)

    leaf = shapes.sheet(surface, green, cells=(7, 60), at=(-0.5, 2.4, 0.05), turn=(0, 0, turn))
    shapes.thicken(leaf, 0.03)


def _soldier(
    coat: str, arms: tuple[Vec, Vec] = ((0.25, -0.1, -1), (-0.25, -0.1, -1)), **where: object
) -> shapes.Object:
    """Return a turned wooden soldier 1.5 m tall on a green base, facing -Y."""
    red, cream = materials.paint(coat, rough=0.3), materials.paint("#f4ead4", rough=0.35)
    black = materials.paint("#20242c", rough=0.25)
    gold, skin = materials.paint("#e0ac3a", metal=0.6, rough=0.3), materials.paint("#e8b088")
    things = [
        shapes.lathe([(0, 0), (0.34, 0), (0.34, 0.08), (0, 0.09)], materials.paint("#3f6a34")),
        shapes.lathe([(0.2, 0.62), (0.24, 0.68), (0.19, 0.88), (0.27, 1.1), (0.1, 1.2)], red),
        shapes.ring(0.205, 0.035, cream, at=(0, 0, 0.84)),
        shapes.ball(0.155, skin, at=(0, 0, 1.3)),
        shapes.lathe([(0.165, 1.36), (0.15, 1.42), (0.2, 1.76), (0, 1.78)], black, smooth=False),
        shapes.ring(0.165, 0.025, gold, at=(0, 0, 1.38)),
        shapes.lathe([(0, 1.76), (0.05, 1.8), (0.06, 1.95), (0, 2.0)], cream),
        shapes.box((0.09, 0.05, 0.62), cream, at=(0, 0.225, 0.95), turn=(-8, 28, 0)),
        shapes.box((0.09, 0.05, 0.62), cream, at=(0, 0.23, 0.95), turn=(-8, -28, 0)),
        shapes.box((0.09, 0.05, 0.62), cream, at=(0, -0.225, 0.95), turn=(8, 28, 0)),
    ]
    for s, arm in zip((1, -1), arms, strict=True):
        shoulder = np.array((s * 0.26, 0, 1.06))
        hand = shoulder + np.array(arm) / np.linalg.norm(arm) * 0.48
        things += [
            shapes.rod(tuple(shoulder), tuple(hand), 0.075, red),
            shapes.ball(0.085, gold, at=shoulder, size=(1.2, 1.2, 0.7)),
            shapes.ball(0.075, cream, at=hand),
            shapes.rod((s * 0.1, 0, 0.62), (s * 0.11, 0, 0.2), 0.095, cream),
            shapes.rod((s * 0.11, 0, 0.25), (s * 0.11, 0, 0.08), 0.1, black),
        ]
    return shapes.group(things, **where)


def _army() -> None:
    steel = materials.paint("#d8dce0", metal=0.8, rough=0.25)
    wood = materials.paint("#7a4a28")
    for row in range(6):
        for file in range(2):
            x, y = 1.45 + 0.5 * row - 0.35 * file, -0.9 + 0.75 * row - 1.1 * file
            _soldier(
                ("#c8302c", "#b82a2c")[row % 2],
                ((0.1, -1, 0.15), (-0.25, -0.1, -1)),
                at=(x, y, 0.05),
                turn=(0, 0, -55 + 6 * (row % 3)),
            )
            shapes.rod((x - 0.2, y - 0.52, 0.12), (x - 0.17, y - 0.47, 1.75), 0.035, wood)
            shapes.rod((x - 0.17, y - 0.47, 1.75), (x - 0.16, y - 0.45, 2.3), 0.022, steel)
    _soldier("#26407a", ((0.2, -0.3, 1), (-0.5, -0.5, -0.7)), at=(0.3, -1.2, 0.1), turn=(0, 0, -60))
    shapes.rod((0.22, -1.1, 1.6), (-0.05, -1.15, 2.6), 0.035, steel)
    _flag()
    _drum()


def _flag() -> None:
    _soldier(
        "#c8302c", ((0.2, -0.6, 0.4), (-0.2, -1, 0.3)), at=(-0.95, 0.1, 0.05), turn=(0, 0, -60)
    )
    shapes.rod((-1.05, -0.2, 0), (-1.4, -0.1, 3.0), 0.035, materials.paint("#8a5a30"))
    cloth = materials.paint("#f0c040", vary=0.1)

    def surface(u: float, v: float) -> Vec:
        return (
            -1.48 + 1.0 * u,
            -1.4 + 0.12 * np.sin(u * 7),
            2.3 - 0.6 * v - 0.12 * u + 0.14 * v * 0.5,
        )

    shapes.thicken(shapes.sheet(surface, cloth, cells=(24, 8)), 0.015)


def _drum() -> None:
    blue, cream = materials.paint("#2f5a8a", rough=0.4), materials.paint("#f6ecd4", rough=0.4)
    gold = materials.paint("#e0ac3a", metal=0.6, rough=0.3)
    drum = [
        shapes.lathe([(0.44, 0), (0.44, 0.55)], blue, smooth=False),
        shapes.lathe([(0, 0.55), (0.43, 0.55)], cream, smooth=False),
        shapes.ring(0.45, 0.045, gold, at=(0, 0, 0.03)),
        shapes.ring(0.45, 0.045, gold, at=(0, 0, 0.54)),
    ]
    for k in range(10):
        a, b = np.pi * k / 5, np.pi * (k + 0.5) / 5
        low = (0.45 * np.cos(a), 0.45 * np.sin(a), 0.05)
        drum += [
            shapes.rod(low, (0.45 * np.cos(end), 0.45 * np.sin(end), 0.52), 0.014, cream)
            for end in (b, b - np.pi / 5)
        ]
    shapes.group(drum, at=(-1.15, -3.1, 0.1), turn=(0, -6, 0), size=1.05)
    red, black = "#d8322a", "#1c1a1c"
    beetle: list[Part] = [
        Blob((0, 0, 0.1), (0.2, 0.25, 0.17), red),
        Blob((0, -0.24, 0.09), (0.12, 0.1, 0.1), black, blend=0.03, weight=1.5),
        *(
            Blob((x, y, z), (0.055, 0.06, 0.04), black, both=True, blend=0.01, weight=2.5)
            for x, y, z in ((0.1, -0.05, 0.24), (0.13, 0.12, 0.2))
        ),
    ]
    model(
        beetle,
        voxel=0.014,
        blend=0.03,
        rough=0.3,
        at=(-1.0, -2.95, 0.74),
        turn=(0, 0, 55),
        size=1.25,
    )


def _grass() -> None:
    def near(random: np.random.Generator) -> Vec:
        x, y = random.uniform(-3.4, 4), random.uniform(-5.5, 5)
        if -2.2 < x < 3.9 and -4 < y < 2.6:
            y = 3 + 2 * random.random()
        return x, y, 0

    blades(380, near, ("#6fa03a", "#4a7a34"), tall=(0.3, 1.1), wide=0.035, lean=0.25)

    def far(random: np.random.Generator) -> Vec:
        return random.uniform(-9, 9), random.uniform(5, 14), 0

    blades(420, far, ("#7fae4a", "#5f8f44"), tall=(2.5, 6.5), wide=0.11, lean=1.1, seed=2)


def _sky() -> Picture:
    picture = gradient(
        ((0, "#3f8f8c"), (0.3, "#6fb494"), (0.5, "#a4c878"), (0.75, "#7fa850"), (1, "#4f7a3a")),
        bend=0.2,
    )
    random = np.random.default_rng(9)
    for _ in range(26):
        x, y, r = random.uniform(0, 1), random.uniform(0, 0.6), random.uniform(0.02, 0.06)
        spot = np.clip(glow_at(x, y, r) * 6 - 3, 0, 1)[..., None] * random.uniform(0.08, 0.3)
        picture = picture * (1 - spot) + light("#fbf8c8") * spot
    return picture


def look() -> Look:
    return Look(
        "moss",
        _sky(),
        Fog(11, 8, "#8fbf78", 0.75),
        Rays((0.95, -0.1), 0.2, "#fff4c0", 20),
        exposure=0.9,
        glow=0.35,
        pull=0.18,
        focus=((0.6, 0.75, 0.2, 1.0), (0.45, 0.3, 0.2, 0.8)),
        seed=82,
    )
