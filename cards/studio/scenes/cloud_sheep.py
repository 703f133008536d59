"""A shepherd on a high pasture counts clouds into a pen."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

FLOCK = (
    (-0.6, 3.4, 1.6, 1.05, 1),
    (1.5, 4.6, 2.2, 1.1, 1),
    (-2.4, 5.5, 3.2, 1.2, 1),
    (0.4, 7.5, 3.9, 1.3, -1),
    (2.9, 9, 5.2, 1.5, -1),
    (-1.6, 10, 5.9, 1.5, 1),
    (1.4, 13, 7.7, 1.7, 1),
    (-3.6, 14, 8.2, 1.7, -1),
)


def build() -> None:
    stage.ambience("#dcecf8", "#9ab478", 0.85)
    stage.sun((0.65, 0.4, -0.7), "#fff2d4", 3.6, 2)
    stage.camera((-0.4, -9.2, 2.3), (0.1, 2, 3.05), 38)
    grass = materials.paint("#7fae50", "#98bc60", vary=0.15, scale=0.8, bump=0.3)
    shapes.terrain((50, 26), _hill, grass, cells=130, centre=(0, -1))
    for x, y, z, size, side in FLOCK:
        _cloud_sheep((x, y, z), size, side)
    _pen()
    shepherd = people.person(
        age="old",
        gender="male",
        top="#b8643a",
        bottom="#5a4a3a",
        hair="#e8e4dc",
        hair_length=0.12,
        head=1.3,
        aim={
            "upperarm01.R": (-0.3, -0.6, 0.45),
            "lowerarm01.R": (-0.1, -0.7, 0.8),
            "upperarm01.L": (0.35, -0.4, -0.9),
        },
        at=(1.25, -2.1, _hill(1.25, -2.1)),
        turn=(0, 0, 158),
        size=1.12,
    )
    people.cape(shepherd, "#6a7f4a", 0.95, 0.45)
    people.put_on(shepherd, people.hat("straw", "#e8cf90", "#8a3a2a"))
    crook = [
        (0, 0, -0.85),
        (0, 0, 0.75),
        (0.02, 0, 0.95),
        (0.14, 0, 1.06),
        (0.25, 0, 0.96),
        (0.24, 0, 0.82),
    ]
    shepherd.hold(shapes.tube(crook, 0.024, props.wood("#7a4f30")), "finger3-1.L")
    animals.sitting(
        "dog", coat="#3a3438", at=(0.15, -2.7, _hill(0.15, -2.7)), turn=(0, 0, 150), size=1.15
    )
    for k, (x, y) in enumerate(
        ((-2.6, -3.4), (-2.2, -3.9), (2.7, -3.6), (0.2, -4.2), (-0.9, -3.9))
    ):
        plants.flower(
            ("#e8605a", "#f4d060", "#ffffff", "#c890d8")[k % 4],
            tall=0.32,
            size=0.11,
            at=(x, y, _hill(x, y)),
        )
    white = materials.paint("#f4f8fa", vary=0.05)
    peaks = materials.paint("#8fa4b8", "#a8b8c8", vary=0.2, scale=0.3)
    for x, y, h in ((-9, 34, 7.5), (2, 38, 6.0), (11, 33, 8.0)):
        shapes.lathe(
            [(h * 1.1, -2), (h * 0.5, h * 0.45), (0.1, h)],
            peaks,
            sides=7,
            smooth=False,
            at=(x, y, -1),
        )
        shapes.lathe(
            [(h * 0.3, h * 0.66), (0.12, h * 1.02), (0, h * 1.02)],
            white,
            sides=7,
            smooth=False,
            at=(x, y, -1),
        )


def _hill(x: float, y: float) -> float:
    return (
        0.35 * np.exp(-((x - 0.5) ** 2) / 18) * np.exp(-((y + 1) ** 2) / 22)
        + 0.12 * shapes.hills(x, y, 0.3)
        - 0.09 * max(0, y - 3) ** 2 * 0.4
    )


def _cloud_sheep(at: Vec, size: float, side: int) -> None:
    """Set a cloud with the face, ears and feet of a sheep."""
    random = np.random.default_rng(int(abs(at[0] * 10) + at[1]))
    face, white = "#4a4248", "#ffffff"
    fleece: list[Part] = []
    for _ in range(13):
        x = random.uniform(-0.75, 0.75)
        r = random.uniform(0.26, 0.42) * (1.1 - 0.4 * abs(x))
        fleece.append(
            Blob(
                (x, random.uniform(-0.25, 0.25), random.uniform(-0.08, 0.32)),
                (r, r, r * 0.9),
                white,
            )
        )
    snow = materials.paint("#ffffff", vary=0.03, glow=0.12)
    head: list[Part] = [
        Blob((0.95, -0.1, 0.2), (0.2, 0.17, 0.22), face),
        Limb((1.0, -0.16, 0.16), (1.18, -0.2, 0.04), 0.13, 0.1, face),
        Limb((0.9, 0.02, 0.34), (0.82, 0.2, 0.24), 0.06, 0.03, face),
        Limb((0.9, -0.22, 0.36), (0.84, -0.4, 0.28), 0.06, 0.03, face),
    ]
    things = [
        model(fleece, voxel=0.06, blend=0.1, material=snow),
        model(head, voxel=0.03, blend=0.06),
    ]
    eye = materials.paint("#ffffff", vary=0)
    things.append(shapes.ball(0.045, eye, sides=12, at=(1.06, -0.28, 0.26)))
    dark = materials.paint(face)
    for x, swing in ((-0.5, 0.1), (-0.2, -0.1), (0.35, 0.12), (0.62, -0.08)):
        things.append(
            shapes.tube([(x, -0.12, -0.2), (x + swing, -0.12, -0.62)], [0.06, 0.05], dark, steps=2)
        )
    shapes.group(things, at=at, turn=(0, 4 * side, 0 if side > 0 else 180), size=size)


def _pen() -> None:
    wood = props.wood("#a8784a", "#8a5f38")
    for k in range(11):
        x = -3.1 + 0.42 * k
        if k == 7:
            continue
        z = _hill(x, -1.1)
        shapes.box(
            (0.1, 0.06, 0.95),
            wood,
            at=(x, -1.1, z + 0.42),
            turn=(0, 2 * np.sin(k * 3), 0),
            bevel=0.015,
        )
    for z in (0.35, 0.68):
        for a, b in ((-3.3, -0.3), (0.0, 1.2)):
            shapes.box((b - a, 0.05, 0.09), wood, at=((a + b) / 2, -1.14, 0.3 + z), turn=(0, -1, 0))
    for y in (-0.4, 0.5, 1.4):
        shapes.box((0.06, 0.1, 0.95), wood, at=(-3.1, y, _hill(-3.1, y) + 0.42))
    things = [shapes.box((0.9, 0.05, 0.09), wood, at=(0.45, 0, z)) for z in (0.2, 0.55)]
    things.append(shapes.box((0.95, 0.05, 0.08), wood, at=(0.45, 0, 0.38), turn=(0, 22, 0)))
    shapes.group(things, at=(-0.35, -1.15, 0.45), turn=(0, 0, -62))
    _cloud_sheep((-1.55, -0.3, 1.05), 0.72, 1)
    _cloud_sheep((-2.3, 0.4, 1.3), 0.75, -1)


def look() -> Look:
    return Look(
        "ice",
        sky("noon", 63),
        Fog(13, 28, "#d4e6f0", 0.75),
        exposure=0.72,
        glow=0.15,
        pull=0.16,
        finish="watercolour",
        seed=89,
    )
