"""A snail carries a cathedral over a leaf in the rain; pilgrims follow."""

import numpy as np

from cards.studio import animals, buildings, materials, people, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky


def build() -> None:
    stage.ambience("#d8ecdc", "#6f9a60", 0.85)
    stage.sun((0.6, 0.45, -0.7), "#fff0c4", 3.4, 3)
    stage.camera((-0.4, -9.2, 2.9), (0.15, 0, 2.1), 37)
    for at, turn, size in (((0, 0, 0), 0, 1), ((0.9, -2.6, -1.05), 14, 0.95)):
        shapes.group(_leaf_with_veins(), at=at, turn=(0, 0, turn), size=size)
    _snail()
    _pilgrims()
    _rain()
    _foliage()


def _leaf_with_veins() -> list[shapes.Object]:
    green = materials.paint("#5f9a3c", "#7ab44a", vary=0.15, scale=1.2, rough=0.4)
    vein = materials.paint("#b8dc88", vary=0.1)
    rib = [_lift(_leaf(u, 0.5)) for u in np.linspace(0, 1, 24)]
    things = [shapes.thicken(shapes.sheet(_leaf, green, cells=(90, 50)), 0.05),
              shapes.tube(rib, 0.07, vein, sides=8)]  # fmt: skip
    for u in np.linspace(0.1, 0.85, 7):
        for end in (0.02, 0.98):
            line = [_lift(_leaf(u + 0.12 * t, 0.5 + (end - 0.5) * t)) for t in np.linspace(0, 1, 7)]
            things.append(shapes.tube(line, np.linspace(0.05, 0.02, 7).tolist(), vein, sides=6))
    return things


def _snail() -> None:
    """Set a cathedral on the crown of the shell; its rose window is the spiral's heart."""
    at, size = (0.1, 0, 0.3), 2.35
    animals.snail("#d88a48", at=at, turn=(0, 0, 6), size=size)
    white, ink = materials.paint("#fffaf0"), materials.paint("#1c1418", rough=0.2)
    pane, line = materials.paint("#ffc850", glow=0.8), materials.paint("#5a2c14", vary=0.1)
    turns = np.linspace(0, 4.6 * np.pi, 44)
    out = 0.44 * np.exp(-turns * 0.1)
    coil = [(0.15 + r * np.cos(a + 2.6), -0.44 + 0.36 * r**1.5, 0.6 + r * np.sin(a + 2.6))
            for a, r in zip(turns, out, strict=True)]  # fmt: skip
    things = [shapes.tube(coil, (0.012 + 0.05 * out).tolist(), line, sides=8, steps=2),
              shapes.ball(0.085, pane, at=(0.15, -0.45, 0.6), size=(1, 0.4, 1))]  # fmt: skip
    for y, z in ((0.15, 1.0), (-0.13, 0.97)):
        things.append(shapes.ball(0.07, white, at=(-1.0, y - 0.02, z)))
        things.append(shapes.ball(0.035, ink, at=(-1.03, y - 0.075, z)))
    smile = [(-0.93, -0.075, 0.47), (-0.88, -0.12, 0.44), (-0.8, -0.135, 0.45)]
    things.append(shapes.tube(smile, 0.014, ink))
    shapes.group(things, at=at, turn=(0, 0, 6), size=size)
    buildings.cathedral(stone="#f4e4c4", tiles="#3f6f9a", glow=0.9, at=(0.5, 0.0, 1.98),
                        turn=(0, 4, 10), size=1.12)  # fmt: skip


def _foliage() -> None:
    blade = [(0, -1.1), (-0.5, -0.5), (-0.55, 0.3), (0, 1.2), (0.55, 0.3), (0.5, -0.5)]
    for x, y, z, r, tilt, tint in (
        (-3.6, 3.5, 1.2, 2.3, -35, "#3f7040"), (3.8, 4.5, 3.6, 2.8, 30, "#4a8048"),
        (-2.6, 6, 6.2, 2.6, 60, "#5f9458"), (1.2, 9, 6.8, 3.0, -50, "#7aa868"),
        (4.4, 3, 0.2, 2.0, 60, "#35603a"), (-4.8, 8, 3.6, 3.2, 20, "#6f9f60"),
    ):  # fmt: skip
        m = materials.paint(tint, vary=0.15)
        shapes.leaf(blade, m, at=(x, y, z), turn=(10, tilt, 0), size=r)
        shapes.rod((x - r * np.sin(np.radians(tilt)), y - 0.1, z - r * np.cos(np.radians(tilt))),
                   (x + r * np.sin(np.radians(tilt)), y - 0.1, z + r * np.cos(np.radians(tilt))),
                   0.05, materials.paint("#a4c878"))  # fmt: skip


def _leaf(u: float, v: float) -> Vec:
    """Return a point of the leaf: u along its rib from stalk to tip, v across."""
    wide = 1.9 * np.sin(np.pi * min(1, 0.12 + 0.88 * u)) ** 0.7 + 0.05
    x = 4.2 - 8.6 * u
    across = (v - 0.5) * 2
    z = (
        0.2
        - 0.9 * max(0, u - 0.75) ** 1.5 * 6
        - 0.25 * across**2
        + 0.1 * np.sin(u * 18) * abs(across)
    )
    return x, wide * across, z


def _lift(point: Vec) -> Vec:
    return point[0], point[1], point[2] + 0.06


def _pilgrims() -> None:
    cloaks = ("#c8402f", "#2f5f9a", "#e0a82f")
    for k, colour in enumerate(cloaks):
        x, y = -0.75 + 0.95 * k, -3.1 + 0.12 * k
        who = people.person(
            age=("old", "child", "young")[k], pose="walk", top=colour, hair="#3a2a20", head=1.35,
            aim={"upperarm01.L": (0.3, -0.7, 0.1), "lowerarm01.L": (0, -0.8, 0.5)},
            at=(x, y, -0.82), turn=(0, 0, -78), size=(0.72, 0.9, 0.74)[k],
        )  # fmt: skip
        people.cape(who, colour, 0.85, 0.42)
        hood = shapes.ball(0.14, materials.paint(colour), size=(1, 1, 1.1))
        people.put_on(who, hood, -0.11)
        hood.location.y += 0.11
        staff = shapes.rod((0, 0, -0.9), (0, 0, 0.75), 0.03, materials.paint("#6a4424"))
        who.hold(staff, "finger3-1.L")


def _rain() -> None:
    water = materials.paint("#d8f0f8", rough=0.1, vary=0.05, glow=0.25)
    random = np.random.default_rng(11)
    drop = [(0, -0.16), (0.09, -0.1), (0.1, 0), (0.05, 0.14), (0, 0.26)]
    first = shapes.lathe(drop, water, sides=18, at=(0, 0, -20))
    for _ in range(26):
        at = random.uniform((-3.0, -2.5, 2.2), (3.0, 2, 6.3))
        shapes.copy_of(first, at=at, turn=(0, 8, 0), size=random.uniform(0.8, 1.35))


def look() -> Look:
    return Look(
        "moss", sky("spring", 31), Fog(12, 12, "#e4ecd4", 0.6), exposure=0.84, glow=0.15, pull=0.2,
        finish="watercolour", seed=37,
    )  # fmt: skip
