"""A postman dives to a sunken ship; out of a lit porthole a green hand takes the letter."""

import bpy
import numpy as np

from cards.studio import animals, materials, people, shapes, stage
from cards.studio.develop import Fog, Look, Rays
from cards.studio.geometry import Vec
from cards.studio.skies import sky

LONG, TALL, TILT = 15.0, 6.6, 14
PORTHOLES = ((2.15, 0.8), (4.1, 0.8), (2.5, 0.32), (4.4, 0.32))
"""Metres aft of the stem, and shares of the hull's height."""


def build() -> None:
    stage.ambience("#9fe0d8", "#1c4a54", 0.75)
    stage.sun((0.55, 0.45, -1), "#dcfff0", 3.2, 6)
    stage.panel((-6, -7, 5), (0, 0, 3), "#ffd9a8", 500, 4)
    stage.camera((0, -11, 2.6), (0, 0, 3.1), 42)
    sand = materials.paint("#b8a070", "#8f8a60", vary=0.2, scale=0.8, bump=0.3)
    shapes.terrain(
        (70, 60),
        lambda x, y: -1.0 + 0.3 * shapes.hills(x, y, 0.3) + 0.03 * np.sin(y * 5 + np.sin(x)),
        sand,
        centre=(0, 22),
    )
    hole = _ship()
    _taker(_postman(), hole)
    _bicycle()
    _garden()
    for x, y, z, turn, size in (
        (-2.5, 0.5, 6.7, 205, 0.85), (0.2, 1.6, 7.3, 200, 0.8), (-2.6, 2.0, 5.5, 190, 0.6),
    ):  # fmt: skip
        animals.fish("#f0923a", "#f8d07a", at=(x, y, z), turn=(0, 14, turn), size=size)
        mouth = np.radians(turn + 180)
        at = (x + 0.62 * size * np.cos(mouth), y - 0.05, z - 0.2 * size)
        _letter(at=at, turn=(8, -12, turn - 190), size=0.75)


def _letter(**where: object) -> shapes.Object:
    paper, seal = materials.paint("#fbf4e2", vary=0.04, glow=0.12), materials.paint("#c8302a")
    flap = materials.paint("#e8d8b4", vary=0.04)
    return shapes.group(
        [
            shapes.box((0.78, 0.04, 0.52), paper, bevel=0.01),
            shapes.plate([(-0.37, 0.25), (0.37, 0.25), (0, -0.06)], flap, at=(0, -0.03, 0)),
            shapes.ball(0.09, seal, sides=16, at=(0, -0.05, -0.04), size=(1, 0.4, 1)),
        ],
        **where,
    )


def _side(aft: float, up: float, side: int = -1) -> Vec:
    """Return a point of the hull: metres aft of the stem, share of its height."""
    beam = 1.9 * (1 - np.exp(-aft * 0.34)) * (0.35 + 0.65 * up**0.6)
    return (-1.5 * up**1.5 * np.exp(-aft * 0.12) + aft, side * beam, TALL * up)


def _ship() -> shapes.Vector:
    """Set the ship and return where its first porthole is."""
    rust = materials.paint("#9a3c2c", "#6f3a30", vary=0.3, scale=0.9, bump=0.3)
    navy = materials.paint("#27485a", "#3f6a68", vary=0.3, scale=0.8, bump=0.3)
    cream = materials.paint("#e0d4b0", "#a8a888", vary=0.25, scale=1.5)
    things: list[shapes.Object] = []
    for side in (-1, 1):
        for low, high, paint in ((0, 0.5, rust), (0.5, 0.56, cream), (0.56, 1, navy)):

            def skin(
                u: float, v: float, low: float = low, high: float = high, side: int = side
            ) -> Vec:
                return _side(LONG * u**1.6, low + (high - low) * v, side)

            things.append(shapes.sheet(skin, paint, cells=(60, 24)))
    rail = [np.add(_side(aft, 1), (0, 0, 0.06)) for aft in np.linspace(0, 9, 14)]
    things.append(shapes.tube(rail, 0.13, cream, sides=10))
    brass = materials.paint("#d8a450", metal=0.7, rough=0.35)
    lamp = materials.paint("#ffb040", glow=0.95, vary=0.3, scale=1.2)
    portholes = []
    for aft, up in PORTHOLES:
        x, y, z = _side(aft, up)
        turn = (-9, 0, -26 if aft < 3 else -14)
        hole = [
            shapes.ring(0.62, 0.13, brass, turn=(90, 0, 0)),
            shapes.ball(0.6, lamp, at=(0, -0.02, 0), size=(1, 0.12, 1)),
        ]
        portholes.append(shapes.group(hole, at=(x, y - 0.14, z), turn=turn))
    things += portholes
    things += _deck(cream, rust, lamp)
    shapes.group(things, at=(-0.3, 0.9, -1.5), turn=(-6, TILT, -4))
    stage.bulb((1.1, -1.2, 3.3), "#ffc978", 120, 0.4)
    bpy.context.view_layer.update()
    return portholes[0].matrix_world.translation


def _deck(cream: shapes.Material, red: shapes.Material, lamp: shapes.Material) -> list:
    """Return a cabin with lit windows and a leaning funnel."""
    things = [
        shapes.box((5, 1.6, 1.5), cream, at=(4.2, 0, TALL + 0.7), bevel=0.1),
        shapes.box((5.3, 1.9, 0.14), red, at=(4.2, 0, TALL + 1.5), bevel=0.05),
        shapes.lathe([(0.75, 0), (0.7, 2.2)], red, smooth=False, at=(3.4, 0, TALL + 1.4)),
        shapes.lathe([(0.71, 0), (0.7, 0.4)], cream, smooth=False, at=(3.4, 0, TALL + 2.4)),
        shapes.rod((0.9, 0, TALL - 0.5), (0.8, 0, TALL + 4), 0.09, cream),
    ]
    things += [
        shapes.sheet(
            lambda u, v: (
                0.88 + 1.9 * u, 0.12 * np.sin(7 * u), TALL + 3.9 - 1.2 * v - 0.15 * np.sin(5 * u)
                + 0.12 * u * np.sin(14 * v),
            ),
            red, cells=(24, 16),
        ),
    ]  # fmt: skip
    things += [
        shapes.ball(0.34, lamp, at=(x, -0.8, TALL + 0.75), size=(1, 0.2, 1))
        for x in (2.5, 3.6, 4.7)
    ]
    return things


def _postman() -> Vec:
    """Set the diver and return where his letter's far edge is."""
    who = people.person(
        gender="male",
        top="#2f5a9a",
        bottom="#24406e",
        shoes="#3a2a20",
        hair=None,
        aim={
            "upperarm01.R": (-0.25, -0.9, 0.1), "lowerarm01.R": (0.05, -1, 0.25),
            "upperarm01.L": (0.8, 0.5, -0.3), "lowerarm01.L": (0.6, 0.2, -0.7),
            "upperleg01.L": (0.1, 0.25, -1), "lowerleg01.L": (0.05, 0.55, -1),
            "upperleg01.R": (-0.1, -0.5, -1), "lowerleg01.R": (0, 0.9, -0.8),
        },
        bend={"head": (-28, 0, 0)},
        at=(-2.35, -1.1, 2.1),
        turn=(40, 0, 76),
        size=1.75,
    )  # fmt: skip
    copper = materials.paint("#d8924a", metal=0.6, rough=0.35)
    dark = materials.paint("#123038", rough=0.1, vary=0)
    navy = materials.paint("#24406e")
    centre = np.array(who.crown()) - (0, 0.02, 0.13)
    helmet = [
        shapes.ball(0.235, copper),
        shapes.ring(0.15, 0.035, copper, at=(0, -0.19, 0.01), turn=(90, 0, 0)),
        shapes.ball(0.145, dark, at=(0, -0.17, 0.01), size=(1, 0.4, 1)),
        shapes.ring(0.09, 0.03, copper, at=(-0.21, -0.02, 0), turn=(90, 0, 90)),
        shapes.ring(0.19, 0.05, copper, at=(0, 0.03, -0.2)),
        shapes.lathe([(0.16, 0.17), (0.19, 0.26), (0.2, 0.3), (0, 0.33)], navy, sides=28),
        shapes.ball(0.16, dark, at=(0, -0.14, 0.2), turn=(-18, 0, 0), size=(1, 0.9, 0.1)),
    ]
    who.wear(shapes.group(helmet, at=centre, turn=(-24, 0, 0)))
    leather = materials.paint("#a8642e", vary=0.2)
    bag = [
        shapes.box((0.5, 0.18, 0.36), leather, bevel=0.05),
        shapes.box((0.52, 0.2, 0.2), materials.paint("#8a4c22"), at=(0, -0.01, 0.1), bevel=0.05),
        _letter(at=(0.08, 0.02, 0.28), turn=(0, 14, 0), size=0.42),
        _letter(at=(-0.12, 0.04, 0.27), turn=(0, -12, 0), size=0.42),
    ]
    who.wear(shapes.group(bag, at=(-0.3, 0.12, 0.85), turn=(0, 0, 80)))
    strap = [(-0.32, 0.1, 1.02), (-0.1, -0.17, 1.25), (0.12, -0.08, 1.42), (0.1, 0.1, 1.4)]
    who.wear(shapes.tube(strap, 0.025, leather))
    hand = np.array(who.where("finger3-1.R"))
    _letter(at=hand + (0.3, -0.12, 0.12), turn=(0, -14, 0))
    hose = [np.array(who.where("head")) + d for d in ((-0.3, 0.3, 0.2), (-0.9, 0.4, 1.2))]
    shapes.tube([*hose, (-1.75, 0.5, 6.2), (-1.2, 1.0, 9)], 0.055, copper)
    pearl = materials.paint("#e4f8f4", rough=0.1, glow=0.2)
    random = np.random.default_rng(8)
    for k in range(16):
        at = hose[0] + (0.35 + random.normal(0, 0.16), -0.3, 0.3 + 0.2 * k)
        shapes.ball(random.uniform(0.04, 0.13), pearl, sides=12, at=at)
    return hand + (0.6, -0.1, 0.2)


def _taker(tip: Vec, hole: shapes.Vector) -> None:
    """Reach a green right arm with a white cuff out of a porthole toward `tip`."""
    reach = shapes.Vector(tip) - hole

    def of_arm(bone: str) -> bool:
        return bone.endswith(".R") and any(
            w in bone for w in ("lowerarm", "wrist", "metacarp", "finger")
        )

    arm = people.person(
        aim={"upperarm01.R": reach, "lowerarm01.R": reach, "wrist.R": reach},
        palm={"R": (0, -0.5, 1)},
        curl={"R": (10, 26, 26, 28, 30)},
        skin="#7ac0a0",
        bare=True,
        hair=None,
        eyes=False,
        only=of_arm,
        size=reach.length * 1.2 / 0.42,
    )
    arm.handle.location = hole - reach * 0.2 - arm.where("lowerarm01.R")
    cuff = materials.paint("#f4ead4")
    wrist = arm.where("wrist.R") - reach * 0.12
    along = np.degrees(reach.to_track_quat("Z", "Y").to_euler())
    shapes.ring(0.17, 0.08, cuff, at=wrist, turn=along)


def _bicycle() -> None:
    tyre, frame = materials.paint("#2c3038"), materials.paint("#e0b03a", rough=0.4)
    things = []
    for x in (-1.05, 1.05):
        things.append(shapes.ring(0.68, 0.075, tyre, at=(x, 0, 0.7), turn=(90, 0, 0)))
        things.extend(
            shapes.rod(
                (x - 0.66 * np.cos(a), 0, 0.7 - 0.66 * np.sin(a)),
                (x + 0.66 * np.cos(a), 0, 0.7 + 0.66 * np.sin(a)),
                0.02,
                frame,
            )
            for a in (0.3, 1.35, 2.4)
        )
    joints = {"back": (-1.05, 0.7), "pedal": (-0.1, 0.6), "seat": (-0.45, 1.55), "neck": (0.7, 1.5)}
    for a, b in (
        ("back", "pedal"), ("back", "seat"), ("pedal", "seat"), ("pedal", "neck"), ("seat", "neck"),
    ):  # fmt: skip
        (x, z), (x2, z2) = joints[a], joints[b]
        things.append(shapes.rod((x, 0, z), (x2, 0, z2), 0.065, frame))
    things += [
        shapes.rod((1.05, 0, 0.7), (0.62, 0, 1.85), 0.065, frame),
        shapes.tube([(0.35, -0.3, 1.95), (0.62, 0, 1.9), (0.4, 0.3, 1.95)], 0.055, tyre),
        shapes.ball(0.24, tyre, at=(-0.5, 0, 1.66), size=(1.3, 0.7, 0.4)),
    ]
    shapes.group(things, at=(-0.8, -2.1, -0.85), turn=(-14, 4, 10), size=1.0)


def _garden() -> None:
    rock = materials.paint("#4f7478", "#6a9088", vary=0.3, scale=0.8, bump=0.5)
    weed = materials.paint("#3f8a68", "#5fa068", vary=0.2)
    for k, (x, y, size) in enumerate(
        ((-4.6, 8, 1.9), (-2.3, 10, 1.3), (-0.4, 12, 1.8), (-3.4, 14, 2.6))
    ):
        shapes.ball(size, rock, at=(x, y, -1.0), size=(1.1, 0.8, 0.8), turn=(0, 12 * k, 40 * k))
        for j in range(3):
            foot, tall = x + 0.7 * (j - 1), (2.6 + 0.5 * ((k + j) % 3)) * size / 1.7
            line = [
                (foot + 0.2 * np.sin(1.3 * i + k + j), y - 1, -1 + tall * i / 6) for i in range(7)
            ]
            shapes.tube(line, [0.05, 0.15, 0.18, 0.18, 0.14, 0.1, 0.02], weed, sides=7)
    random = np.random.default_rng(3)
    for x, y, colour in (
        (-2.55, -1.5, "#e0527a"), (0.85, -2.6, "#f08a5a"), (1.9, -2.0, "#e0527a"),
        (2.5, -2.8, "#b85a9a"),
    ):  # fmt: skip
        flesh, tip = materials.paint(colour, vary=0.2), materials.paint("#fbe0c4", glow=0.1)
        z = -1.0 + 0.3 * shapes.hills(x, y, 0.3)
        shapes.lathe([(0.3, 0), (0.2, 0.2), (0.32, 0.5), (0, 0.5)], flesh, at=(x, y, z))
        for k in range(22):
            a, out = 2.4 * k, 0.1 + 0.3 * (k / 22)
            foot = (x + out * np.cos(a), y + out * np.sin(a), z + 0.45)
            end = (
                x + 1.9 * out * np.cos(a + 0.2),
                y + 1.9 * out * np.sin(a + 0.2),
                z + 0.95 + random.uniform(-0.15, 0.1),
            )
            shapes.tube(
                [foot, np.add(foot, (0, 0, 0.25)), end], [0.05, 0.05, 0.035], flesh, sides=6
            )
            shapes.ball(0.055, tip, sides=8, at=end)


def look() -> Look:
    return Look(
        "teal-bottle",
        sky("deep", 9),
        Fog(12, 12, "#3a8a90", 0.85),
        Rays((0.2, -0.1), 0.45, "#d8fff0", 22, 1.4),
        exposure=0.95,
        glow=0.35,
        pull=0.18,
        focus=((0.36, 0.5, 0.14, 1.1), (0.55, 0.45, 0.08, 1.0)),
        seed=52,
    )
