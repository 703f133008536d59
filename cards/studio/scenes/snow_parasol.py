"""Two snow people sit under a parasol on a summer beach; one is half gone and smiles."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import add_disc, sky


def build() -> None:
    stage.ambience("#e8f4f8", "#e8d0a0", 0.8)
    stage.sun((-0.5, 0.5, -0.7), "#fff4d0", 4.0, 1.5)
    stage.camera((0.2, -8.4, 1.7), (0, 0, 1.95), 42)
    sand = materials.paint("#f0d8a0", "#e8cc90", vary=0.1, scale=1.2, bump=0.25)
    shapes.terrain(
        (40, 14),
        lambda x, y: 0.05 * shapes.hills(x, y, 0.5) - 0.02 * max(0, y - 2) ** 2,
        sand,
        cells=120,
        centre=(0, -1),
    )
    sea = materials.water("#3fb0b4", scale=1.0, strength=0.35)
    shapes.terrain((160, 120), lambda _x, _y: -0.14, sea, cells=3, centre=(0, 62))
    _parasol()
    _whole()
    _melting()
    _things()


def _parasol() -> None:
    stripes = [materials.paint(c, vary=0.06) for c in ("#e8483a", "#fbf4e4")]
    top, gores = np.array((0.1, 0.5, 3.75)), 14
    for k in range(gores):
        a, b = 2 * np.pi * k / gores, 2 * np.pi * (k + 1) / gores

        def gore(u: float, v: float, a: float = a, b: float = b) -> Vec:
            angle = a + (b - a) * u
            sag = 0.1 * np.sin(np.pi * u) * v
            r = 2.15 * v
            return (
                top[0] + r * np.cos(angle),
                top[1] + r * 0.9 * np.sin(angle),
                top[2] - 0.85 * v**1.6 - sag,
            )

        shapes.sheet(gore, stripes[k % 2], cells=(6, 10))
    pole = materials.paint("#f4ead4")
    shapes.rod((0.1, 0.5, -0.2), tuple(np.add(top, (0, 0, 0.12))), 0.045, pole)
    shapes.ball(0.08, stripes[0], at=tuple(np.add(top, (0, 0, 0.15))))


def _face(x: float, y: float, z: float, size: float, smile: float) -> None:
    coal, carrot = materials.paint("#22202a"), materials.paint("#f0802c", vary=0.1)
    for s in (-1, 1):
        shapes.ball(
            0.05 * size, coal, sides=12, at=(x + s * 0.14 * size, y - 0.32 * size, z + 0.1 * size)
        )
    shapes.lathe(
        [(0.06, 0), (0.005, 0.4)],
        carrot,
        smooth=False,
        at=(x, y - 0.33 * size, z),
        turn=(90, 0, 0),
        size=size,
    )
    for k in range(5):
        t = (k - 2) / 2
        shapes.ball(
            0.03 * size,
            coal,
            sides=10,
            at=(
                x + 0.17 * t * size,
                y - (0.34 - 0.05 * t * t) * size,
                z - (0.15 - smile * t * t) * size,
            ),
        )


def _whole() -> None:
    snow, stick = materials.paint("#f8f8fc", vary=0.04, bump=0.15), props.wood("#6a4a34")
    x, y = -1.0, 0.1
    for r, z in ((0.68, 0.55), (0.5, 1.38), (0.37, 2.05)):
        shapes.ball(r, snow, at=(x, y, z))
    _face(x, y, 2.07, 1.0, -0.06)
    coal = materials.paint("#22202a")
    for z in (1.2, 1.42, 1.62):
        shapes.ball(0.05, coal, sides=12, at=(x, y - 0.49, z))
    for a, b in (
        ((x - 0.45, y, 1.5), (x - 1.0, y - 0.2, 1.2)),
        ((x + 0.45, y, 1.5), (x + 0.95, y - 0.25, 1.25)),
    ):
        shapes.rod(a, b, 0.035, stick)
    people.hat("top", "#2a2a38", "#c8402f", at=(x, y, 2.32), turn=(-4, -8, 0), size=1.9)
    scarf = materials.paint("#3f7fb0", vary=0.1)
    shapes.ring(0.38, 0.1, scarf, at=(x, y, 1.74), size=(1, 1, 0.8))
    shapes.tube(
        [(x + 0.2, y - 0.4, 1.72), (x + 0.28, y - 0.52, 1.4), (x + 0.24, y - 0.5, 1.05)],
        [0.08, 0.09, 0.08],
        scarf,
    )


def _melting() -> None:
    """Set the other, sunk into a puddle up to the chest, leaning and smiling."""
    snow = materials.paint("#eef4fa", vary=0.05, rough=0.25)
    wet = materials.water("#a8d8e4", scale=2.5, strength=0.15, rough=0.05)
    x, y = 1.05, -0.1
    rim = [
        (
            1.25 * (1 + 0.14 * np.sin(3 * a + 1)) * np.cos(a),
            0.75 * (1 + 0.12 * np.cos(4 * a)) * np.sin(a),
            0,
        )
        for a in np.linspace(0, 6.28, 44)
    ]
    shapes.mesh(
        [*rim, (0, 0, 0.02)], [(k, (k + 1) % 44, 44) for k in range(44)], wet, at=(x, y, 0.09)
    )
    slump = [(0.95, 0), (0.8, 0.1), (0.6, 0.3), (0.46, 0.6), (0.38, 0.85), (0.2, 1.0), (0, 1.02)]
    shapes.lathe(slump, snow, at=(x, y, 0.04), turn=(0, 5, 0))
    shapes.ball(0.36, snow, at=(x + 0.14, y - 0.02, 1.28), size=(1.06, 1, 0.9))
    _face(x + 0.14, y - 0.02, 1.28, 0.95, 0.13)
    people.hat("straw", "#f4dc90", "#e8483a", at=(x + 0.2, y, 1.52), turn=(-6, 14, 0), size=1.7)
    stick = props.wood("#6a4a34")
    shapes.rod((x - 0.4, y - 0.1, 0.7), (x - 0.95, y - 0.2, 1.05), 0.033, stick)
    glass = materials.paint("#f4b83a", rough=0.15, glow=0.1)
    shapes.lathe([(0.04, 0), (0.11, 0.3)], glass, smooth=False, at=(x + 0.78, y - 0.4, 0.62))
    shapes.rod((x + 0.35, y - 0.1, 0.75), (x + 0.82, y - 0.38, 0.78), 0.033, stick)
    shapes.rod(
        (x + 0.8, y - 0.4, 0.85), (x + 0.92, y - 0.42, 1.08), 0.012, materials.paint("#e8483a")
    )
    drop = materials.paint("#c4e6f2", rough=0.1)
    for dx, z in ((-0.2, 0.95), (0.36, 0.6), (-0.42, 0.42), (0.1, 0.35)):
        shapes.ball(0.035, drop, sides=12, at=(x + dx, y - 0.42, z), size=(0.8, 0.8, 1.6))


def _things() -> None:
    towel = [materials.paint(c, vary=0.05) for c in ("#4a9ac0", "#f8f0dc")]
    for k in range(8):
        shapes.box(
            (0.24, 1.1, 0.03),
            towel[k % 2],
            at=(-2.1 + 0.24 * k, -1.75, 0.04),
            turn=(0, 0, 4),
            bevel=0,
        )
    pail = materials.paint("#e8483a", vary=0.06)
    shapes.lathe(
        [(0.2, 0), (0.28, 0.38), (0.25, 0.38), (0.18, 0.04), (0, 0.04)],
        pail,
        smooth=False,
        at=(1.5, -2.3, 0.02),
    )
    shapes.tube(
        [
            (1.23, -2.3, 0.38),
            (1.25, -2.3, 0.62),
            (1.5, -2.3, 0.72),
            (1.75, -2.3, 0.62),
            (1.77, -2.3, 0.38),
        ],
        0.015,
        materials.paint("#f4ead4"),
    )
    animals.bird("#eef0f0", "#ffffff", at=(0.25, -2.5, 0.04), turn=(0, 0, -50), size=1.1)
    ball = shapes.ball(0.32, materials.paint("#f8d848"), at=(-1.75, -2.7, 0.3))
    shapes.ring(0.315, 0.03, materials.paint("#4a9ac0"), at=tuple(ball.location), turn=(70, 20, 0))
    props.sail_boat("#f4f0e4", "#f8e0a0", at=(3.2, 13, -0.05), turn=(0, 0, 12), size=2.0)
    props.sail_boat("#c8483a", "#ffffff", at=(-4.2, 20, -0.05), turn=(0, 0, -14), size=2.2)
    white = materials.paint("#ffffff", vary=0.02, glow=0.2)
    for x, z in ((-2.6, 4.6), (-2.1, 5.0), (2.5, 4.9)):
        animals.gull(white, 0.6, 0.6, at=(x, 4, z), turn=(0, 10, 20))


def look() -> Look:
    summer = add_disc(sky("desert", 33), (0.17, 0.14), 105, "#fffbe0", halo="#fff0a0", marks=0)
    return Look(
        "lemon",
        summer,
        Fog(22, 60, "#dcece0", 0.6),
        exposure=0.78,
        glow=0.2,
        pull=0.16,
        focus=((0.33, 0.5, 0.1, 1.1), (0.67, 0.62, 0.1, 1.1)),
        seed=139,
    )
