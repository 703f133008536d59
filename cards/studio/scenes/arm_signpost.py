"""A signpost of arms points every way at once; below it stands a blindfold traveller."""

import numpy as np

from cards.studio import materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.colour import Picture
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import Clouds, add_clouds, gradient

POST = np.array((0.4, 0.5, 0.0))
SLEEVES = (
    (5.5, 0, 12, "#c8382c", "#f0c8a4"),
    (5.0, 178, 8, "#2f6a8a", "#8a5a40"),
    (4.4, -24, -4, "#e0a83a", "#d8a283"),
    (3.95, 198, 14, "#5a7a3a", "#6a4230"),
    (3.3, 8, 2, "#6a4a8a", "#e8b894"),
    (2.75, -14, -10, "#d8703a", "#b07a54"),
)
"""Height on the post, direction in degrees round it, rise in degrees, sleeve, skin."""


def build() -> None:
    stage.ambience("#8a7a9a", "#4a3430", 0.55)
    stage.sun((-0.7, 0.5, -0.4), "#ffb070", 3.4, 3)
    stage.panel((-5, -6, 4), (0, 0, 2), "#9a8ac8", 320, 4)
    stage.camera((-0.1, -9.6, 3.6), (0.1, 0, 3.0), 45)
    _ground()
    _post()
    _traveller()
    _crow()


def _ground() -> None:
    heath = materials.paint("#5a4a44", "#6a4658", vary=0.3, scale=0.9, bump=0.5)
    path = materials.paint("#d8a878", vary=0.15, scale=3)

    def height(x: float, y: float) -> float:
        return 0.25 * shapes.hills(x, y, 0.2) * min(1, max(0, (y - 1) / 4)) + 0.02 * y

    shapes.terrain((60, 44), height, heath, cells=150, centre=(0, 14))
    for bend, far in ((-7.5, 20), (-2.2, 24), (3.2, 24), (9.5, 18)):

        def way(u: float, v: float, bend: float = bend, far: float = far) -> Vec:
            y = -4 + (far + 4) * v
            t = max(0.0, (y - 0.2) / (far - 0.2))
            x = 0.1 + bend * t**1.2 + 0.5 * np.sin(5 * t + bend) * t
            wide = 0.75 - 0.15 * t
            return x + wide * (2 * u - 1), y, height(x, y) + 0.04

        shapes.sheet(way, path, cells=(7, 80))

    def tuft(random: np.random.Generator) -> Vec:
        x, y = random.uniform(-6, 7), random.uniform(-4, 9)
        return (x + np.sign(x) * 1.2, y, height(x, y))

    plants.blades(900, tuft, ("#8a6a50", "#7a4a6a"), tall=(0.12, 0.4), wide=0.02)


def _post() -> None:
    wood = props.wood("#7a5236")
    shapes.lathe([(0.2, -0.2), (0.15, 2.5), (0.13, 5.95), (0, 6.1)], wood, at=POST)
    for z, direction, rise, sleeve, skin in SLEEVES:
        _arm(z, direction, rise, sleeve, skin)
    stone = materials.paint("#8a7f84", vary=0.2, bump=0.4)
    for k in range(8):
        a = 2 * np.pi * k / 8
        at = POST + np.array((0.42 * np.cos(a), 0.4 * np.sin(a), 0.08))
        shapes.ball(0.22, stone, sides=14, at=at, size=(1, 1, 0.7))


def _arm(z: float, direction: float, rise: float, sleeve: str, skin: str) -> None:
    """Fix a pointing arm to the post, its sleeve rolled where it meets the wood."""
    a, b = np.radians(direction), np.radians(rise)
    along = np.array((np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)))
    who = people.person(
        gender="male",
        aim={"upperarm01.R": along, "lowerarm01.R": along, "wrist.R": along},
        palm={"R": (0, 0, -1)},
        curl={"R": (30, 0, 80, 85, 85)},
        skin=skin,
        top=sleeve,
        bare=True,
        hair=None,
        eyes=False,
        only=lambda bone: (
            bone.endswith(".R")
            and any(w in bone for w in ("lowerarm", "wrist", "finger", "metacarpal"))
        ),
        size=4.3,
    )
    elbow = who.where("lowerarm01.R")
    foot = shapes.Vector(POST + np.array((0, 0, z)) + along * 0.02)
    who.handle.location = foot - elbow
    cloth = materials.paint(sleeve, vary=0.15, scale=4)
    start, stop = POST + np.array((0, 0, z)), np.array(foot) + along * 0.95
    shapes.tube(
        [tuple(start - along * 0.25), tuple((start + stop) / 2), tuple(stop)],
        [0.36, 0.36, 0.3],
        cloth,
        sides=16,
    )
    cuff = shapes.Vector(along).to_track_quat("Z", "Y").to_euler()
    shapes.ring(0.3, 0.09, materials.paint("#f4ead8"), at=tuple(stop), turn=np.degrees(cuff))
    shapes.ball(
        0.07, materials.paint("#d8a83a", metal=0.6, rough=0.3), at=tuple(start + (0, -0.4, 0))
    )


def _traveller() -> None:
    who = people.person(
        gender="male",
        top="#3f5a4a",
        bottom="#3a2c38",
        skin="#d8a283",
        hair="#8a4a24",
        hair_length=0.1,
        pose="walk",
        aim={
            "upperarm01.L": (0.3, -0.75, -0.3),
            "lowerarm01.L": (0.05, -1, 0.15),
            "upperarm01.R": (-0.25, 0.1, -1),
            "lowerarm01.R": (-0.1, -0.1, -1),
        },
        curl={"L": (40, 85, 85, 85, 85), "R": (40, 85, 85, 85, 85)},
        at=(-0.95, -1.6, 0.05),
        turn=(0, 0, 62),
        size=1.45,
        head=1.25,
    )
    people.cape(who, "#4a6a8a", 0.85, 0.42)
    neck = np.array(who.joints["head"])
    red = materials.paint("#d8342c", vary=0.1)
    band = shapes.lathe(
        [(0.118, -0.03), (0.128, 0), (0.118, 0.03)],
        red,
        at=neck + (0, -0.025, 0.09),
        size=(0.92, 1.18, 1.3),
    )
    who.wear(band)
    for k, end in enumerate(((0.02, 0.34, -0.06), (0.1, 0.36, -0.14))):
        tail = [neck + (0, 0.1, 0.09), neck + (0.02, 0.22, 0.08 - 0.03 * k), neck + end]
        who.wear(shapes.tube(tail, [0.02, 0.032, 0.02], red))
    who.hold(props.lantern(power=18, at=(0, 0, -0.3)), "finger3-1.L")
    who.hold(props.suitcase("#8a5226", at=(0, 0, -0.42), turn=(0, 0, 90), size=0.75), "finger3-1.R")


def _crow() -> None:
    crow: list[Part] = [
        Blob((0, 0, 0.2), (0.16, 0.3, 0.17), "#2a2836", (18, 0, 0)),
        Blob((0, -0.27, 0.4), (0.13, 0.14, 0.12), "#2a2836"),
        Limb((0, -0.36, 0.39), (0, -0.58, 0.34), 0.06, 0.015, "#7a6a58", blend=0.01),
        Limb((0, 0.2, 0.15), (0, 0.6, 0.05), 0.1, 0.06, "#24222e"),
        Blob(
            (0.055, -0.34, 0.44), (0.022, 0.02, 0.022), "#f4e8c0", both=True, blend=0.004, weight=2
        ),
        Limb((0.06, 0, 0.1), (0.06, 0, -0.1), 0.02, 0.018, "#7a6a58", both=True, blend=0.01),
    ]
    at = POST + np.array((-0.02, 0, 6.15))
    model(crow, voxel=0.015, blend=0.06, rough=0.4, at=at, turn=(0, 0, -60), size=1.0)


def _sky() -> Picture:
    dusk = gradient(
        ((0, "#3a2448"), (0.35, "#8a4a68"), (0.6, "#e88a5a"), (0.72, "#ffcf8a"), (1, "#ffd9a0")),
        bend=0.1,
    )
    streaks = Clouds(0.5, 380, "#ffb878", "#6a3a5a", 0.5, 5)
    return add_clouds(dusk, streaks, 17)


def look() -> Look:
    return Look(
        "plum-lamp",
        _sky(),
        Fog(11, 16, "#d88a68", 0.8),
        exposure=1.0,
        glow=0.4,
        pull=0.18,
        focus=((0.35, 0.62, 0.12, 1.1), (0.6, 0.3, 0.25, 0.9)),
        seed=64,
    )
