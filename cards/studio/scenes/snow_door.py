"""A door stands open in a field of ripe corn; it snows on the other side."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

EYE = np.array((0.0, -9.0, 1.75))
SIZE = 1.35


def build() -> None:
    stage.ambience("#bcd8f0", "#a88a50", 0.8)
    stage.sun((0.55, 0.6, -0.75), "#fff0cc", 4.2, 2)
    stage.camera(EYE, (0, 0, 1.95), 42)
    shapes.terrain(
        (60, 70), _ground, materials.paint("#a8803a", "#8a7434", vary=0.3), centre=(0, 20)
    )
    plants.wheat(15000, _corn)
    props.door("#b8402f", "#f2e6cc", ajar=118, at=(0, 0, 0), size=SIZE)
    _winter()
    girl = people.person(
        age="child",
        top="#f4ead4",
        skirt="#5f8fb0",
        hair="#6a3a1c",
        bare_arms=True,
        aim={"lowerarm01.R": (0.1, -0.2, -1), "upperarm01.R": (-0.25, 0.35, -1)},
        at=(-0.3, -2.9, 0),
        turn=(0, 0, 172),
        size=1.0,
    )
    people.put_on(girl, people.hat("straw", "#e8c878", "#b8402f"))
    _sledge(girl)
    white = materials.paint("#ffffff", vary=0.02, glow=0.15)
    for x, y, z, span, turn in (
        (0.9, -1.2, 3.0, 0.55, 40),
        (1.7, -1.6, 4.1, 0.65, 20),
        (0.35, -0.6, 2.4, 0.4, 60),
    ):
        animals.gull(white, span, 0.7, at=(x, y, z), turn=(0, 20, turn))
    drift = materials.paint("#f2f6fa", vary=0.03, bump=0.2)
    for x, y, r in (
        (0, -0.5, 0.75),
        (0.5, -0.9, 0.55),
        (-0.5, -0.8, 0.5),
        (0.15, -1.4, 0.5),
        (-0.2, -2.0, 0.3),
    ):
        shapes.ball(r, drift, at=(x, y, -0.02), size=(1, 1, 0.16))
    random = np.random.default_rng(5)
    for _ in range(160):
        at = random.normal((0, -0.7, 1.7), (0.6, 0.7, 0.9))
        shapes.ball(random.uniform(0.012, 0.03), white, sides=8, at=at)


def _ground(x: float, y: float) -> float:
    return 0.15 * shapes.hills(x, y, 0.2) * min(1, max(0, y - 3) / 4) + max(0, y - 8) * 0.03


def _corn(random: np.random.Generator) -> Vec:
    while True:
        y = -5.2 + random.random() ** 1.6 * 26
        x = random.uniform(-1, 1) * (1.6 + (y + 9) * 0.36)
        inside = y > 0 and abs(x) < 1.05 * (y + 9) / 9
        path = y < 0.2 and abs(x + 0.15 * np.sin(y * 2)) < 0.85
        if not inside and not path:
            return x, y, _ground(x, y)


def _winter() -> None:
    """Set a winter inside the pyramid of sight through the door, and nowhere else."""

    def seen(x: float, z: float, depth: float) -> Vec:
        at = EYE + (np.array((x, 0.1, z)) - EYE) * (9 + depth) / 9
        return tuple(at)

    far, w, h = 16.0, 0.74, 3.3
    back = materials.paint("#a9c4dc", "#c4d6e4", vary=0.1, scale=0.25, glow=0.42)
    board = [seen(-w, -0.2, far), seen(w, -0.2, far), seen(w, h, far), seen(-w, h, far)]
    shapes.hide_shadow(shapes.mesh(board, [(0, 1, 2, 3)], back, smooth=False))
    snow = materials.paint("#eef4fa", vary=0.03)

    def floor(u: float, v: float) -> Vec:
        y = far * v
        wide = w * (9 + y) / 9
        rise = 0.35 * v * v * 3 + 0.06 * shapes.hills(u * 4, y, 0.8)
        return wide * (2 * u - 1), 0.12 + y, 0.03 + rise

    shapes.hide_shadow(shapes.sheet(floor, snow, cells=(30, 40)))
    for x, y, size in (
        (-0.62, 4.5, 1.25),
        (0.75, 6.5, 1.3),
        (-0.35, 9, 1.1),
        (1.2, 10, 1.4),
        (-1.3, 11.5, 1.6),
    ):
        shapes.hide_shadow(
            plants.fir("#3f5f6a", "#f4f8fc", at=(x, y, 0.1 + 0.004 * y * y), size=size)
        )
    stage.bulb((0.2, 4, 2.4), "#cfe4ff", 45, 0.5)
    cottage = shapes.box((0.9, 0.7, 0.7), materials.paint("#6a5a58"), at=(0.25, 13, 1.0))
    shapes.mesh(
        [
            (-0.35, 12.5, 1.35),
            (0.85, 12.5, 1.35),
            (0.85, 13.5, 1.35),
            (-0.35, 13.5, 1.35),
            (0.25, 12.5, 1.95),
            (0.25, 13.5, 1.95),
        ],
        [(0, 1, 4), (1, 2, 5, 4), (3, 0, 4, 5)],
        snow,
        smooth=False,
    )
    shapes.box(
        (0.24, 0.02, 0.3), materials.paint("#ffc860", glow=1.5), at=(0.25, 12.6, 1.05), bevel=0
    )
    shapes.hide_shadow(cottage)


def _sledge(girl: people.Person) -> None:
    wood = props.wood("#a8703a")
    hand = girl.where("finger3-1.R")
    things = [shapes.box((0.34, 0.7, 0.035), wood, at=(0, 0, 0.2), bevel=0.01)]
    for x in (-0.15, 0.15):
        runner = [(x, 0.42, 0.03), (x, -0.35, 0.03), (x, -0.5, 0.12), (x, -0.52, 0.24)]
        things.append(shapes.tube(runner, 0.022, materials.paint("#c8402f")))
    shapes.group(things, at=(0.55, -4.1, 0.02), turn=(0, 0, 205), size=1.0)
    shapes.tube(
        [tuple(hand), (0.15, -3.3, 0.4), (0.4, -3.7, 0.26)], 0.012, materials.paint("#e8dcc0")
    )


def look() -> Look:
    return Look(
        "wheat",
        sky("noon", 5),
        Fog(14, 30, "#e8e0b8", 0.8),
        exposure=0.82,
        pull=0.24,
        focus=((0.42, 0.62, 0.08, 1.0), (0.5, 0.45, 0.12, 0.9)),
        seed=12,
    )
