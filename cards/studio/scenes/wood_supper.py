"""A table is laid in a dusky wood; on the cloth behind it only animals' shadows are seated."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, gradient

SCREEN = 2.6
LAMP = (0.3, -6.0, 1.1)
ANTLER = (
    ((0.06, 0), (0.35, 0.28), (0.62, 0.75), (0.55, 1.3)),
    ((0.35, 0.28), (0.3, 0.6), (0.34, 0.85)),
    ((0.55, 0.55), (0.9, 0.75), (0.98, 1.05)),
)
SEATS = (-1.7, -0.65, 0.72, 1.75)
ROW = 1.9
"""How far back the guests sit, close to the cloth."""


def build() -> None:
    stage.ambience("#5a4c86", "#2a2034", 0.55)
    stage.spot(LAMP, (0.0, SCREEN, 1.6), "#ffb868", 3300, 56)
    stage.panel((-4, -7, 5), (0, -2, 0.3), "#a090e8", 160, 2)
    stage.camera((0.3, -7.4, 2.3), (0.0, 0.6, 2.0), 43)
    earth = materials.paint("#5a4a40", "#46503a", vary=0.25, scale=1.5, bump=0.4)
    shapes.terrain(
        (50, 50), lambda x, y: -0.03 + 0.12 * shapes.hills(x, y, 0.3), earth, centre=(0, 12)
    )
    _wood()
    _screen()
    _table()
    _guests()
    _lanterns()


def _wood() -> None:
    bark = materials.paint("#4a3648", "#382838", vary=0.25, scale=3, bump=0.5)
    random = np.random.default_rng(4)
    for x, y, r in ((-4.3, 2.7, 0.34), (4.4, 2.7, 0.36), (-2.9, -2.6, 0.36), (3.1, -2.9, 0.4)):
        bend = random.uniform(-0.25, 0.25, 2)
        trunk = [(x, y, -0.2), (x + bend[0], y, 2.6), (x + bend[1], y, 5.5), (x, y, 9)]
        shapes.tube(trunk, [r * 1.5, r, r * 0.9, r * 0.7], bark, sides=14)
        for k in range(5):
            a = 2 * np.pi * k / 5 + 0.4
            root = [(x, y, 0.35), (x + np.cos(a) * r * 1.6, y + np.sin(a) * r * 1.6, 0.1)]
            root.append((x + np.cos(a) * r * 3, y + np.sin(a) * r * 3, -0.1))
            shapes.tube(root, [r * 0.6, r * 0.4, r * 0.15], bark)
    for _ in range(26):
        x, y = random.uniform(-11, 11), random.uniform(5, 17)
        shapes.rod(
            (x, y, -0.5), (x + random.uniform(-0.4, 0.4), y, 12), random.uniform(0.16, 0.4), bark
        )
    plants.blades(
        5200,
        lambda r: (r.uniform(-5, 5), r.uniform(-4.5, 2.4), -0.02),
        ("#3a4a34", "#4a5438"),
        tall=(0.06, 0.2),
        seed=3,
    )
    cap, stalk = materials.paint("#c8402f", vary=0.15), materials.paint("#f0e2c8")
    for x, y, s in ((-2.0, -3.2, 1.0), (-1.6, -3.5, 0.7), (2.3, -3.5, 1.1), (1.9, -3.9, 0.6)):
        shapes.lathe([(0.05, 0), (0.04, 0.2)], stalk, at=(x, y, 0), size=s)
        shapes.lathe([(0.16, 0.18), (0.13, 0.27), (0, 0.33)], cap, at=(x, y, 0), size=s)


def _screen() -> None:
    linen = materials.paint("#f2dcb4", "#ecd2a4", vary=0.06, scale=1.5, rough=0.95)

    def cloth(u: float, v: float) -> Vec:
        sag = 0.35 * np.sin(np.pi * u) * (1 - v)
        fold = 0.05 * np.sin(u * 53) * (0.4 + 0.6 * v)
        return 8.0 * (u - 0.5), SCREEN + fold, 4.35 - sag - 4.3 * v

    shapes.sheet(cloth, linen, cells=(160, 20))


def _table() -> None:
    damask = materials.paint("#54406e", vary=0.06, scale=3)

    def cloth(u: float, v: float) -> Vec:
        x, over = 5.0 * (u - 0.5), abs(v - 0.5) * 2
        y = 0.62 * np.sign(v - 0.5) * min(1, over / 0.66)
        drop = max(0, over - 0.66) / 0.34
        wave = 0.05 * np.sin(x * 7) * drop
        return x, y + (0.06 + wave) * np.sign(v - 0.5) * drop, 0.8 - 0.46 * drop

    shapes.sheet(cloth, damask, cells=(90, 40))
    china, gold = (
        materials.paint("#fbf4ea", rough=0.25),
        materials.paint("#d8a84a", metal=0.8, rough=0.3),
    )
    wine, glass = materials.paint("#8a1428", rough=0.1), materials.glass("#ffe8d0", 0.8, 0.1)
    for k, x in enumerate(SEATS):
        shapes.lathe(
            [(0, 0.81), (0.2, 0.815), (0.29, 0.85), (0.27, 0.85), (0, 0.83)], china, at=(x, 0.3, 0)
        )
        shapes.ring(0.28, 0.012, gold, at=(x, 0.3, 0.85))
        bowl = [(0.1, 0), (0.02, 0.03), (0.02, 0.2), (0.1, 0.28), (0.12, 0.4), (0.1, 0.5)]
        shapes.lathe(bowl, glass, at=(x + 0.36, 0.12, 0.8), smooth=False)
        shapes.lathe(
            [(0, 0.24), (0.1, 0.3), (0.11, 0.38 - 0.05 * k), (0, 0.38 - 0.05 * k)],
            wine,
            at=(x + 0.36, 0.12, 0.8),
            smooth=False,
        )
        shapes.hide_shadow(props.chair("#7a4a34", tall=1.3, at=(x, 1.05, 0), size=1.05))
    for x in (-1.15, 1.15):
        props.candle(0.42, at=(x, -0.12, 0.8), size=1.15)
        stage.bulb((x, -0.15, 1.55), "#ffb060", 5, 0.05)
    loaf = materials.paint("#b8743a", "#d89a58", vary=0.2, scale=5)
    shapes.ball(0.28, loaf, at=(-0.75, -0.1, 0.93), size=(1.4, 0.8, 0.65))
    apple = materials.paint("#c8382c", vary=0.15, rough=0.35)
    for x, y, z in (
        (0.5, -0.3, 0.9),
        (0.7, -0.25, 0.9),
        (0.6, -0.4, 0.9),
        (0.6, -0.3, 1.05),
        (1.7, -0.4, 0.9),
    ):
        shapes.ball(0.11, apple, sides=20, at=(x, y, z))
    fallen = props.chair("#a85a3a", tall=1.3, at=(0.75, -2.3, 0.25), turn=(-88, 0, 38), size=1.1)
    shapes.hide_shadow(fallen)
    people.hat("top", "#241c34", "#a83a3a", at=(-0.8, -2.3, 0.1), turn=(30, -14, 0), size=1.5)


def _guests() -> None:
    """Seat the guests unseen: the lamp finds them, the camera does not."""
    goblet = [(0.1, 0), (0.025, 0.03), (0.025, 0.16), (0.11, 0.26), (0.12, 0.42)]
    dark = materials.paint("#101010")
    bones = [
        shapes.tube([(side * x, 0, z) for x, z in line], np.linspace(0.075, 0.03, len(line)), dark)
        for side in (-1, 1)
        for line in ANTLER
    ]
    stag = [animals.standing("deer"), shapes.group(bones, at=(0, -0.9, 1.75))]
    guests = (
        animals.sitting("bear", at=(SEATS[0] - 0.1, ROW, 0.6), turn=(0, 0, 82), size=0.9),
        shapes.group(stag, at=(SEATS[1] + 0.1, ROW, 0.35), turn=(0, 0, 14), size=0.95),
        animals.sitting("hare", at=(SEATS[2] + 0.05, ROW, 0.8), turn=(0, 0, -35), size=2.1),
        animals.sitting(
            "fox", paws=(-0.1, -0.62, 0.62), at=(SEATS[3], ROW, 0.6), turn=(0, 0, -90), size=1.5
        ),
        shapes.lathe(goblet, dark, at=(SEATS[3] - 0.93, ROW, 1.5)),
    )
    for guest in guests:
        shapes.hide_from_camera(guest)


def _lanterns() -> None:
    rope = materials.paint("#2a1c24")
    line = [(-4.2, 2.3, 4.5), (-2, 2.2, 4.2), (0, 2.2, 4.1), (2, 2.2, 4.2), (4.2, 2.3, 4.5)]
    shapes.tube(line, 0.025, rope)
    for x, z in ((-2.2, 3.85), (2.2, 3.85)):
        props.lantern("#ff9a4a", power=5, at=(x, 2.0, z - 0.1), size=1.5)


def look() -> Look:
    return Look(
        "plum-lamp",
        gradient(SKIES["ember"].stops, bend=0.1),
        Fog(9.5, 9, "#6a4a78", 0.85),
        exposure=1.05,
        glow=0.4,
        pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.5, 0.3, 0.06),), "#ffb45a"),
        focus=((0.5, 0.45, 0.3, 0.9),),
        seed=211,
    )
