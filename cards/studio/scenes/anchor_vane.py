"""A ship of cloud has dropped anchor, and its anchor has caught the cockerel of a steeple."""

import numpy as np

from cards.studio import buildings, materials, people, plants, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import gradient

WALLS = ("#fff2d8", "#f8dcb0", "#f0e8d8", "#e4ecd8")
ROOFS = ("#e8704a", "#d85a44", "#f0904a", "#5f8fa8")
SPIRE = (0.55, 0.0, 5.6)
"""The tip of the steeple."""
HOOK = (-0.15, -0.35, 8.3)
"""The middle of the anchor's arc."""


def build() -> None:
    stage.ambience("#eef4ec", "#d8bc90", 0.85)
    stage.sun((-0.6, 0.55, -0.6), "#fff4d0", 3.6, 2)
    stage.camera((-0.6, -8.6, 9.4), (0.15, 0.6, 6.6), 33)
    grass = materials.paint("#b4c46a", "#c8cc7a", vary=0.12, scale=0.5)
    shapes.terrain((90, 90), lambda x, y: 0.3 * shapes.hills(x, y, 0.12), grass, centre=(0, 30))
    _steeple()
    _cockerel()
    _anchor()
    _ship()
    _boy()
    _village()


def _steeple() -> None:
    x, y, z = SPIRE
    slate = materials.paint("#d8583c", "#c84a34", vary=0.12, scale=3)
    shapes.lathe([(1.75, -3.4), (0.95, -2.1), (0.06, 0)], slate, sides=8, smooth=False, at=SPIRE)
    wall = materials.paint("#fff4dc", vary=0.06)
    shapes.box((2.2, 2.2, 5), wall, at=(x, y, z - 5.8))
    iron = materials.paint("#4a4a58", metal=0.4, rough=0.4)
    shapes.rod(SPIRE, (x, y, z + 1.1), 0.07, iron)
    shapes.ball(0.16, materials.paint("#e8b83a", metal=0.4, rough=0.35), at=(x, y, z + 0.1))
    for dx, dy in ((0.6, 0), (-0.6, 0)):
        shapes.rod((x, y, z + 0.55), (x + dx, y + dy, z + 0.55), 0.045, iron)
        shapes.ball(0.09, iron, at=(x + dx, y + dy, z + 0.55))


def _cockerel() -> None:
    """Set a fat gilt cockerel on the pole, leaning as the anchor pulls."""
    gold, red = "#f0b42c", "#d8402c"
    body: list[Part] = [
        Blob((0, 0, 0.5), (0.62, 0.2, 0.4), gold),
        Limb((-0.4, 0, 0.65), (-0.55, 0, 1.15), 0.26, 0.16, gold),
        Blob((-0.6, 0, 1.25), (0.22, 0.15, 0.2), gold),
        Limb((-0.76, 0, 1.22), (-1.0, 0, 1.16), 0.08, 0.015, "#c8782c", blend=0.02),
        *(
            Blob((-0.68 + 0.13 * k, 0, 1.46), (0.09, 0.05, 0.13), red, blend=0.03, weight=2)
            for k in range(3)
        ),
        Blob((-0.74, 0, 1.02), (0.07, 0.05, 0.14), red, blend=0.02, weight=2),
        *(
            Limb((0.4, 0, 0.6), (0.95 + 0.1 * k, 0, 1.45 - 0.36 * k), 0.16, 0.1, c, blend=0.1)
            for k, c in enumerate(("#d88a2c", gold, "#e8a030"))
        ),
        Blob((0.05, -0.16, 0.52), (0.34, 0.1, 0.2), "#d88a2c", (0, -18, 0), blend=0.03, weight=1.6),
    ]
    ink = materials.paint("#2a2430")
    things = [
        model(body, voxel=0.025, blend=0.12, rough=0.4),
        shapes.ball(0.045, ink, at=(-0.66, -0.14, 1.29)),
        shapes.rod((0, 0, -0.2), (0, 0, 0.3), 0.07, ink),
    ]
    x, y, z = SPIRE
    shapes.group(things, at=(x, y, z + 1.05), turn=(0, -14, -6), size=1.25)


def _anchor() -> None:
    """Set a great anchor that holds the cockerel; its chain runs up into the cloud."""
    iron = materials.paint("#3f5a74", "#34506a", vary=0.1, rough=0.45)
    arc = [(1.05 * np.sin(a), 0, -1.05 * np.cos(a)) for a in np.linspace(-1.45, 1.45, 15)]
    things = [
        shapes.tube([(0, 0, 1.75), (0, 0, -1.0)], 0.15, iron),
        shapes.tube(arc, [0.1, *[0.17] * 13, 0.1], iron),
        shapes.tube([(-0.75, 0, 1.35), (0.75, 0, 1.35)], 0.12, iron),
        shapes.ball(0.19, iron, at=(-0.78, 0, 1.35)),
        shapes.ball(0.19, iron, at=(0.78, 0, 1.35)),
        shapes.ring(0.28, 0.085, iron, at=(0, 0, 2.0), turn=(90, 0, 0)),
    ]
    for s in (-1, 1):
        fluke = [(s * 0.74, -0.2), (s * 1.42, -0.1), (s * 1.04, 0.5)]
        things.append(shapes.plate(fluke, iron, thick=0.16))
    shapes.group(things, at=HOOK, turn=(0, -24, 0), size=1.05)
    a = np.radians(-24)
    top = np.array(HOOK) + np.array((2.2 * np.sin(a), 0, 2.2 * np.cos(a)))
    link = shapes.ring(0.19, 0.06, iron, at=(0, 0, -50))
    way = np.array((-1.05, 0.0, 2.6))
    for k in range(16):
        shapes.copy_of(
            link, at=tuple(top + way * (0.1 + 0.105 * k)),
            turn=(90, 22, 0) if k % 2 else (90, 0, 90), size=(1, 1.5, 1),
        )  # fmt: skip


def _ship() -> None:
    white = materials.paint("#ffffff", vary=0.03)
    for x, y, z, size, seed in (
        (-3.1, 2.2, 10.9, 1.3, 2),
        (-1.2, 2.4, 11.3, 1.5, 5),
        (0.9, 2.2, 11.7, 1.2, 7),
        (-4.4, 2.6, 11.7, 1.5, 9),
        (2.3, 2.4, 12.0, 1.0, 3),
    ):
        puff(white, seed, at=(x, y, z), size=size)


def _boy() -> None:
    """Set a boy on a chimney, who waves to the ship."""
    brick = materials.paint("#d8785a", vary=0.15)
    shapes.box((0.75, 0.75, 3.6), brick, at=(-1.55, -0.5, 1.8))
    shapes.box((0.95, 0.95, 0.2), materials.paint("#fff0d8"), at=(-1.55, -0.5, 3.5))
    boy = people.person(
        age="child", gender="male", pose="reach", top="#e8583c", bottom="#3f5f8a", skin="#a8704c",
        hair="#2a1c18", hair_length=0.06, bend={"head": (-20, 0, 0)}, at=(-1.55, -0.5, 3.6),
        turn=(0, 0, 120), size=1.25, head=1.3,
    )  # fmt: skip
    people.put_on(boy, people.hat("cap", "#f0c040"))


def _village() -> None:
    for k, (x, y, turn) in enumerate(
        (
            (-3.6, 4, 15), (-1.6, 6.5, -8), (3.4, 3, -20), (5.2, 6, 10),
            (1.6, 8.5, 5), (-5.4, 8, 20), (-2.6, 11, 0), (4.6, 12, 12),
        )
    ):  # fmt: skip
        buildings.house(
            (1.5, 1.4, 1.5), 1.1, wall=WALLS[k % 4], tiles=ROOFS[k % 4], window="#6a8a9a", glow=0,
            seed=k + 2, at=(x, y, 0), turn=(0, 0, turn), size=1.3,
        )  # fmt: skip
    for x, y in ((-4.6, 5.5), (2.4, 5.0), (0.2, 6.0), (6.4, 8), (-3.8, 9.5), (3, 11)):
        plants.round_tree("#8fb04a", seed=int(10 + x), at=(x, y, 0), size=1.2)


def look() -> Look:
    sky = gradient(((0, "#7fc0d8"), (0.3, "#c4e4d8"), (0.5, "#f8f0b8"), (1, "#fcf0b4")), bend=0.05)
    return Look(
        "lemon",
        sky,
        Fog(16, 22, "#f8f0c0", 0.75),
        exposure=0.92,
        glow=0.2,
        pull=0.16,
        finish="watercolour",
        focus=((0.5, 0.45, 0.2, 1.0),),
        seed=59,
    )
