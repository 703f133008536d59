"""Drops hang on a blade of grass, a lit house in each; one has let go above a hungry beak."""

import numpy as np

from cards.studio import buildings, geometry, materials, people, plants, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

DROP = (
    (0, -1.0), (0.42, -0.92), (0.8, -0.62), (1.0, -0.12), (0.96, 0.3), (0.74, 0.72), (0.42, 1.12),
    (0.18, 1.5), (0.05, 1.85),
)  # fmt: skip
"""Half the outline of a drop of about one metre's radius: (radius, height)."""
CHICK = (-1.7, -1.6, 0.5)
BLADE = ((-4.2, 0.6, 5.2), (-2.2, 0.3, 7.5), (0.2, 0, 7.75), (2.2, -0.2, 6.7), (3.3, -0.3, 4.9))
"""The grass blade, bowed by its drops."""


def build() -> None:
    stage.ambience("#a8d8a0", "#2f5a3a", 0.6)
    stage.sun((0.65, 0.55, -0.6), "#fff0b8", 3.4, 3)
    stage.panel((-4, -7, 6), (0, 0, 4), "#fff4d0", 350, 4)
    stage.camera((0.0, -13.0, 3.3), (0, 0, 3.55), 45)
    _blade()
    for k, (x, z, size) in enumerate(((-2.2, 5.72, 0.92), (2.35, 5.05, 0.8))):
        _drop((x, -0.2, z), size, 0, k)
    _drop((0.2, -0.5, 4.72), 1.6, 0, 2, hero=True)
    _drop((-1.6, -0.9, 2.72), 0.84, 12, 3, falling=True)
    _chick()
    _meadow()
    _fallen()


def _blade() -> None:
    green = materials.paint("#6aa83a", "#86c048", vary=0.12, scale=1.2, rough=0.4)
    spine = geometry.catmull(BLADE, 14)
    n = len(spine) - 1

    def surface(u: float, v: float) -> Vec:
        p = spine[round(u * n)]
        wide = 0.8 * np.sin(np.pi * (0.2 + 0.8 * u)) ** 0.6
        side = 2 * v - 1
        return p[0], p[1] - wide * side, p[2] + 0.28 * wide * side**2 - 0.25 * wide * side

    shapes.thicken(shapes.sheet(surface, green, cells=(n + 1, 13)), 0.06)
    vein = materials.paint("#d8ec90", vary=0.05)
    shapes.tube(spine[:-3] + (0, -0.05, -0.02), np.linspace(0.12, 0.04, n - 2), vein, steps=1)


def _drop(
    at: Vec, size: float, lean: float, seed: int, *, hero: bool = False, falling: bool = False
) -> None:
    """Hang a bead of water with a bright sky at its back, a green floor and a house on it."""
    back = materials.paint("#58b4e0", "#8fd0ec", vary=0.05, scale=1.2, glow=0.12)
    grass = materials.paint("#86b848", "#6ea03c", vary=0.15, scale=3)
    white = materials.paint("#ffffff", glow=0.9, vary=0)
    profile = geometry.catmull(DROP, 6)

    def rear(u: float, v: float) -> Vec:
        r, z = profile[round(v * (len(profile) - 1))] * 0.95
        a = np.pi * u
        return r * np.cos(a), r * np.sin(a), z

    def gleam(u: float, v: float, low: float = -0.45, high: float = 0.55) -> Vec:
        z = low + (high - low) * v
        r = np.interp(z, profile[:, 1], profile[:, 0]) * 1.02
        a = np.radians(-138 + 15 * (u - 0.5) * np.sin(np.pi * v) ** 0.5)
        return r * np.cos(a), r * np.sin(a), z

    floor = [(0, -0.3), (0.4, -0.33), (0.86, -0.46), (0.76, -0.64), (0.4, -0.88), (0, -0.96)]
    things = [
        shapes.lathe(DROP, materials.glass("#d8f4ec", rim=0.6), sides=96),
        shapes.sheet(rear, back, cells=(40, len(profile))),
        shapes.hide_shadow(shapes.sheet(gleam, white, cells=(8, 24))),
        shapes.lathe(floor, grass),
        *_homestead(seed, hero=hero, falling=falling),
    ]
    for part in things[:2]:
        shapes.hide_shadow(part)
    shapes.group(things, at=at, turn=(0, lean, 0), size=size)


def _homestead(seed: int, *, hero: bool, falling: bool) -> list[shapes.Object]:
    wall = ("#f8d8b0", "#f0e8d8", "#fbe8c8", "#f4c8b0")[seed]
    tiles = ("#3f7a9c", "#8a4a7a", "#d04a2c", "#e09a2c")[seed]
    home = buildings.house(
        (0.9, 0.8, 0.85), 0.7, wall=wall, tiles=tiles, window="#ffb83a", glow=1.0, seed=2 * seed,
        at=(-0.08, 0.1, -0.34), turn=(0, 0, (20, -24, 16, 24)[seed]), size=0.62,
    )  # fmt: skip
    things = [home]
    if hero:
        things += [
            plants.round_tree("#4f8a3f", seed=4, at=(0.56, 0.12, -0.4), size=0.42),
        ]
        who = people.person(
            age="old", gender="male", pose="cheer", top="#d8342c", bottom="#2f3f7a",
            hair="#f0ece4", hair_length=0.08, head=1.5,
            at=(-0.6, -0.4, -0.42), turn=(0, 0, -30), size=0.34,
        )  # fmt: skip
        things.append(who.handle)
    elif falling:
        things.append(plants.round_tree("#5a9444", seed=5, at=(0.5, 0.1, -0.42), size=0.36))
    else:
        things.append(plants.fir("#3f7a4a", at=(0.52, 0.05, -0.42), size=0.34))
    return things


def _chick() -> None:
    """Seat a nestling in its nest: it gapes up at the falling drop, wide awake and downy."""
    fluff, pale = "#9a78c8", "#d8c4f0"
    parts: list[Part] = [
        Blob((0, 0, 0), (0.78, 0.72, 0.74), fluff),
        Blob((-0.35, 0.05, -1.05), (0.95, 0.85, 0.8), fluff),
        Blob((-0.15, -0.45, -1.1), (0.6, 0.5, 0.6), pale, weight=1.4),
        Blob((-0.75, -0.55, -1.0), (0.55, 0.22, 0.34), "#7f5fae", (0, 28, 12), blend=0.06),
    ]
    yellow = materials.paint("#ffb428", vary=0.05, rough=0.4)
    red = materials.paint("#e83c34", vary=0.06, rough=0.5)
    pink = materials.paint("#ff9a8a", vary=0, rough=0.3)
    head = [shapes.group(_beak(yellow, red, pink), turn=(0, 0, -28))]
    white, dark = (
        materials.paint("#ffffff", vary=0, glow=0.6),
        materials.paint("#140c1c", rough=0.1),
    )
    for x, y, z, r in ((0.2, -0.66, 0.16, 0.2),):
        ring = materials.paint(pale, vary=0)
        head += [
            shapes.ball(r * 1.4, ring, at=(x, y + 0.04, z), size=(1, 0.6, 1)),
            shapes.ball(r, dark, at=(x, y - 0.06, z), size=(1, 0.7, 1)),
            shapes.ball(r * 0.3, white, at=(x + 0.06, y - 0.2, z + 0.08)),
        ]
    down = materials.paint(pale, vary=0.05)
    for k in range(9):
        a, lean = np.radians(70 + 13 * k), 0.16 * (k % 3 - 1)
        root = 0.68 * np.array((np.cos(a), lean, np.sin(a)))
        tip = root * 1.55 + (-0.16, lean, 0.02)
        plume = [root, root * 1.25 + (-0.02, 0, 0.04), tip]
        head.append(shapes.tube(plume, [0.06, 0.05, 0.012], down))
    body = model(parts, voxel=0.035, blend=0.2, vary=0.08, scale=5)
    tilted = shapes.group(head, turn=(0, -48, 0))
    shapes.group([body, tilted], at=CHICK, size=0.98)
    straws = [materials.paint(c, vary=0.15) for c in ("#b08040", "#d8a860", "#8a6030")]
    twigs = [
        shapes.ring(1.22 + 0.12 * np.sin(2.3 * k), 0.085, straws[k % 3], at=(0, 0, 0.11 * k),
                    turn=(7 * np.sin(2.1 * k), 7 * np.cos(1.7 * k), 0), size=(1, 0.8, 1))
        for k in range(9)
    ]  # fmt: skip
    shapes.group(twigs, at=(CHICK[0] - 0.25, CHICK[1], CHICK[2] - 1.55))


def _beak(
    yellow: shapes.Material, red: shapes.Material, pink: shapes.Material
) -> list[shapes.Object]:
    """Return a wide open beak that points along +X: two shells, red within, and a tongue."""
    things = []
    for s, rise, long in ((1, 34, 1.02), (-1, -24, 0.92)):

        def shell(u: float, v: float, s: int = s, rise: float = rise, long: float = long) -> Vec:
            a, wide = np.pi * (u - 0.5), 0.56 * (1 - v) ** 0.75
            along, up = long * v, s * 0.42 * wide * np.cos(a) * (1 - 0.3 * v)
            c, d = np.cos(np.radians(rise)), np.sin(np.radians(rise))
            return 0.46 + along * c - up * d, wide * np.sin(a), along * d + up * c

        def palate(u: float, v: float, rise: float = rise, long: float = long, s: int = s) -> Vec:
            wide, along = 0.5 * (1 - v) ** 0.75, long * v * 0.93
            c, d = np.cos(np.radians(rise)), np.sin(np.radians(rise))
            return 0.46 + along * c, wide * (2 * u - 1), along * d + s * 0.03

        things.append(shapes.thicken(shapes.sheet(shell, yellow, cells=(20, 16)), 0.05))
        things.append(shapes.sheet(palate, red, cells=(8, 12)))
    gullet = shapes.ball(0.42, red, at=(0.52, 0, 0.04), size=(0.5, 1.1, 0.75))
    tongue = shapes.ball(0.2, pink, at=(0.82, 0, -0.06), size=(1.8, 0.9, 0.45), turn=(0, 22, 0))
    return [*things, gullet, tongue]


def _meadow() -> None:
    """Cross tall blades behind, out of focus, and a few before."""
    random = np.random.default_rng(5)
    for k in range(26):
        x, y = random.uniform(-6, 6), random.uniform(4, 11)
        tall, bow = random.uniform(5, 11), random.uniform(-2.0, 2.0)
        green = materials.paint(("#2f6a3a", "#3f8040", "#5f9a48")[k % 3], vary=0.1)
        line = [(x, y, -9), (x + 0.2 * bow, y, tall * 0.45 - 2), (x + bow, y, tall - 2)]
        shapes.tube(line, [0.22, 0.17, 0.02], green, sides=8)


def _fallen() -> None:
    """Lay the puddle that an earlier drop left, its house aslant in it."""
    wet = materials.paint("#8fd4e8", "#b8e8f0", vary=0.06, scale=2, rough=0.1, glow=0.15)
    rim = [
        (1.25 * np.cos(a) * (1 + 0.12 * np.sin(3 * a)), 1.0 * np.sin(a))
        for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ]
    soil = materials.paint("#4a3a24", "#5a4a2c", vary=0.2, scale=2)
    shapes.ball(3.2, soil, at=(1.8, -0.4, -1.2), size=(1.2, 1, 0.28))
    shapes.plate(rim, wet, thick=0.06, at=(1.75, -1.4, -0.32), turn=(-80, 0, 0))
    buildings.house(
        (0.9, 0.8, 0.8), 0.7, wall="#e8d0c0", tiles="#5a6a9c", window="#4a4a58", glow=0, seed=4,
        at=(1.85, -1.3, -0.5), turn=(0, 28, 20), size=0.85,
    )  # fmt: skip


def look() -> Look:
    return Look(
        "moss",
        gradient(((0, "#e8f0a0"), (0.3, "#8fc070"), (0.65, "#2f7050"), (1, "#123a30")), bend=0.3),
        Fog(14.5, 7, "#5fa060", 0.8),
        Rays((0.05, -0.05), 0.35, "#fff4b0", 18, 1.3),
        exposure=0.92,
        glow=0.35,
        pull=0.1,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.45, 0.3, 0.05),), "#fff0b0"),
        focus=((0.5, 0.45, 0.22, 1.0), (0.3, 0.68, 0.12, 1.0), (0.3, 0.9, 0.12, 0.9)),
        seed=49,
    )  # fmt: skip
