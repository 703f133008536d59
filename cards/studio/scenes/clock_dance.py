"""A clock tower's hands are two dancers; lamps stand for the hours over the roofs."""

import numpy as np

from cards.studio import animals, buildings, materials, people, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.skies import SKIES, add_clouds, add_stars, gradient

HUB = (0, -1.32, 7.4)
"""The middle of the clock's face."""
FACE = 2.15


def build() -> None:
    stage.ambience("#3a3a7a", "#7a4a5a", 0.65)
    stage.sun((-0.7, 0.5, -0.45), "#a8b4ff", 1.5, 5)
    stage.panel((5, -6, 1), (0, 0, 6), "#ff9a5a", 700, 4)
    stage.camera((0.9, -9.6, 2.6), (0.05, 0, 6.55), 43, roll=6)
    _tower()
    _face()
    _dancers()
    _town()


def _tower() -> None:
    stone = materials.paint("#6a5470", "#5a4664", vary=0.2, scale=2, bump=0.3)
    trim = materials.paint("#8a6a7c", vary=0.15)
    slate = materials.paint("#3a2a5c", vary=0.2, scale=6)
    shapes.box((5.0, 2.4, 20), stone, at=(0, 0, -0.2), bevel=0.06)
    for z in (4.5, 10.0):
        shapes.box((5.5, 2.9, 0.35), trim, at=(0, 0, z))
    shapes.mesh(
        [(-2.9, -1.6, 10.2), (2.9, -1.6, 10.2), (2.9, 1.6, 10.2), (-2.9, 1.6, 10.2), (0, 0, 14.5)],
        [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], slate, smooth=False,
    )  # fmt: skip
    lit = materials.paint("#ffc46a", glow=1.3, vary=0.2)
    for x in (-1.3, -0.3):
        shapes.box((0.6, 0.06, 0.85), lit, at=(x, -1.22, 3.7), bevel=0)
        shapes.box((0.05, 0.1, 0.85), stone, at=(x, -1.24, 3.7), bevel=0)
        shapes.box((0.6, 0.1, 0.05), stone, at=(x, -1.24, 3.8), bevel=0)


def _face() -> None:
    gold = materials.paint("#d8a040", metal=0.6, rough=0.35)
    milk = materials.paint("#ffe6b0", "#f8d898", vary=0.08, scale=1.2, glow=0.75)
    turn = (90, 0, 0)
    x, _, z = HUB
    shapes.lathe(
        [(0, 0), (FACE, 0), (FACE, 0.05), (0, 0.06)],
        milk,
        sides=90,
        smooth=False,
        at=(x, -1.2, z),
        turn=turn,
    )
    shapes.ring(FACE, 0.17, gold, at=(x, -1.22, z), turn=turn)
    shapes.ring(FACE * 0.7, 0.025, gold, at=(x, -1.27, z), turn=turn)
    lamp = materials.paint("#e0602a", glow=0.55, vary=0)
    for k in range(12):
        a = np.pi * k / 6
        r = FACE * 0.84
        at = (x + r * np.sin(a), -1.32, z + r * np.cos(a))
        shapes.ball(0.19 if k % 3 == 0 else 0.13, lamp, sides=16, at=at)
    shapes.ball(0.16, gold, at=(x, -1.55, z - 0.75))
    stage.bulb((x, -3.2, z), "#ffd48a", 90, 0.6)


def _dancers() -> None:
    """Set the hour (a man) and the minute (a woman) feet at the hub, spinning hand in hand."""
    for side, angle, size, options in (
        ("R", 32, 1.72, {"gender": "female", "top": "#0f7a64", "skirt": "#0f7a64", "flare": 1.3,
                         "hair": "#2a1018", "hair_length": 0.16, "skin": "#8a5238",
                         "bare_arms": True}),
        ("L", -34, 1.45, {"gender": "male", "top": "#173a6a", "bottom": "#141a34",
                          "hair": "#f0e4d0", "hair_length": 0.06, "skin": "#e0a880"}),
    ):  # fmt: skip
        s, outer = (1, "L") if side == "R" else (-1, "R")
        who = people.person(
            aim={
                f"upperarm01.{side}": (-s * 0.9, -0.15, 0.12),
                f"lowerarm01.{side}": (-s * 0.9, -0.1, -0.1),
                f"upperarm01.{outer}": (s * 0.8, -0.1, 0.55), f"lowerarm01.{outer}": (0, -0.1, 1),
                f"upperleg01.{outer}": (s * 0.75, -0.2, -0.75),
                f"lowerleg01.{outer}": (s * 0.1, 0.3, -1),
                f"upperleg01.{side}": (0, 0, -1), f"lowerleg01.{side}": (0, 0, -1),
            },
            bend={"head": (0, -s * 22, s * 45)}, head=1.2, **options,
        )  # fmt: skip
        who.handle.location = [-v for v in who.joints[f"foot.{side}"]]
        shapes.group([who.handle], at=(HUB[0], -1.75, HUB[2] - 0.75), turn=(0, angle, 0), size=size)


def _town() -> None:
    tiles = materials.paint("#8a3448", "#5a2848", vary=0.25, scale=5)
    shapes.mesh(
        [(-9, -4.2, 1.2), (9, -4.2, 1.2), (9, -2.6, 3.05), (-9, -2.6, 3.05)], [(0, 1, 2, 3)], tiles
    )
    for row in range(7):
        z, y = 1.4 + 0.25 * row, -4.1 + 0.22 * row
        shapes.rod((-9, y, z), (9, y, z), 0.06, tiles)
    brick = materials.paint("#a8503c", "#7a3440", vary=0.25, scale=6)
    for x, y, top in ((1.4, -2.75, 3.35), (-2.2, -2.5, 3.7)):
        shapes.box((0.62, 0.5, 2), brick, at=(x, y, top - 1))
        shapes.box((0.74, 0.6, 0.12), brick, at=(x, y, top - 0.06))
    for k, x in enumerate((-4.2, 4.0)):
        buildings.tower(
            0.7, 3.6, wall="#5a4a70", tiles="#3a2a5c", at=(x, 1.5 + 2 * k, 2.5), size=1.3
        )
    for x, y, z, size, turn in (
        (-1.5, -3.4, 4.35, 1.5, 200), (-0.3, -3.6, 3.95, 1.2, 160), (2.35, -2.0, 9.3, 1.5, 40),
    ):  # fmt: skip
        animals.bird("#f4e8e4", "#ffffff", flying=True, at=(x, y, z), turn=(10, 0, turn), size=size)
    _fiddler()


def _fiddler() -> None:
    """Set an old man on a chimney, in profile, his fiddle and bow raised to the dance."""
    who = people.person(
        gender="male", age="old", top="#c8402c", bottom="#2a2438", hair="#f4ece0", hair_length=0.1,
        aim={
            "upperarm01.L": (0.3, -0.9, 0.2), "lowerarm01.L": (-0.1, -1, 0.35),
            "upperarm01.R": (-0.5, -0.7, -0.1), "lowerarm01.R": (0.2, -0.6, 0.75),
        },
        head=1.3, at=(1.4, -2.75, 3.35), turn=(0, 0, -62), size=0.85,
    )  # fmt: skip
    people.put_on(who, people.hat("top", "#241c2c", "#e0602a"))
    wood = materials.paint("#d87a2c", rough=0.3, glow=0.15)
    fiddle = [
        shapes.ball(0.17, wood, at=(0, 0, 0), size=(1, 0.4, 1)),
        shapes.ball(0.13, wood, at=(0, 0, 0.22), size=(1, 0.4, 1)),
        shapes.rod((0, 0, 0.2), (0, 0, 0.7), 0.035, wood),
        shapes.rod((-0.6, -0.14, 0.3), (0.5, -0.14, 0.0), 0.02, materials.paint("#f4ece0")),
    ]
    neck = who.joints["neck01"]
    place = (neck[0] + 0.12, neck[1] - 0.26, neck[2] + 0.02)
    who.wear(shapes.group(fiddle, at=place, turn=(72, 0, 8), size=1.25))


def look() -> Look:
    dusk = SKIES["night"]
    stars = add_stars(
        gradient(((0, "#1a1244"), (0.4, "#4a2a6c"), (0.7, "#a84a70"), (1, "#f08a5a")), bend=0.1),
        300,
    )
    return Look(
        "violet-dusk", add_clouds(stars, dusk.clouds[0], 5), Fog(14, 20, "#6a4a80", 0.6),
        exposure=1.0, glow=0.5, pull=0.22,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.42, 0.25, 0.07),), "#ffc46a"),
        focus=((0.5, 0.4, 0.2, 1.1),), seed=209,
    )  # fmt: skip
