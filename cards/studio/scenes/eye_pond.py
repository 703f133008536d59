"""A giant eye is a pond: goldfish swim in its pupil, reeds are its lashes, somebody fishes."""

import numpy as np

from cards.studio import animals, geometry, materials, people, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

HALF, TALL = 3.1, 1.62
"""Half the eye's width, and how far its lids part from its middle, in metres."""
IRIS, PUPIL = 1.72, 0.86


def build() -> None:
    stage.ambience("#f4e8e4", "#c88a80", 0.7)
    stage.sun((0.6, 0.5, -0.75), "#fff0d4", 3.4, 2)
    stage.panel((-4, -4, 6), (0, 0, 0), "#b8dcf0", 120, 4)
    stage.camera((0.3, -4.9, 9.4), (0.0, 0.0, 0.0), 44, roll=13)
    _face()
    _eye()
    _lashes()
    _fish()
    _angler()
    _tear()
    _bank()


def _lid(x: float) -> tuple[float, float]:
    """Return where the lower and the upper lid are at x; equal beyond the corners."""
    t = float(np.clip(1 - (x / HALF) ** 2, 0, 1))
    return -0.85 * TALL * t**0.9, TALL * t**0.75


def _face() -> None:
    """Raise the skin into two lids around the eye, the upper one higher, and a brow."""
    skin = materials.paint("#f0b49c", "#e8a48c", vary=0.1, scale=1.2, rough=0.6)

    def height(x: float, y: float) -> float:
        low, high = _lid(x)
        away = (
            max(low - y, y - high, 0.0)
            if abs(x) < HALF
            else float(np.hypot(abs(x) - HALF, y)) + 0.05
        )
        if away <= 0:
            return -0.5
        lid = 0.42 * np.exp(-(((away - 0.22) / 0.26) ** 2)) * (1.25 if y > 0 else 0.8)
        crease = (
            -0.22 * np.exp(-(((y - high - 0.95) / 0.1) ** 2)) * (y > 0) * (abs(x) < HALF * 0.95)
        )
        brow = 0.5 * np.exp(-(((y - 3.4 + 0.1 * x * x) / 0.7) ** 2))
        return 0.12 + lid * min(1, away / 0.12) + crease + brow + 0.03 * shapes.hills(x, y, 0.8)

    shapes.terrain((11, 15), height, skin, cells=420, centre=(0, 0.3))


def _eye() -> None:
    white = materials.paint("#f8f4ee", "#f4e4e0", vary=0.04, scale=1, rough=0.15)
    shapes.ball(9.0, white, sides=160, at=(0, 0, -8.88))
    water = [
        materials.paint(tint, vary=0.2, scale=4, rough=0.12)
        for tint in ("#2f9a94", "#48b4a4", "#1f7f8a", "#74c8ac")
    ]
    random = np.random.default_rng(7)
    petals = 76
    for k in range(petals):
        a, wide = 2 * np.pi * k / petals, 2 * np.pi / petals * 1.25
        inner, outer = PUPIL * 0.9, IRIS * random.uniform(0.94, 1.0)
        rim = [(inner, -wide / 2), (outer, -wide / 2), (outer * 1.0, wide / 2), (inner, wide / 2)]
        z = 0.15 + 0.012 * (k % 4)
        verts = [(r * np.cos(a + d), r * np.sin(a + d), z - 0.02 * (r > 1)) for r, d in rim]
        shapes.mesh(verts, [(0, 1, 2, 3)], water[random.integers(4)], smooth=False)
    shapes.ring(IRIS * 0.97, 0.07, materials.paint("#14545f", vary=0.15), at=(0, 0, 0.13))
    deep = materials.paint("#0c2836", "#123a4a", vary=0.2, scale=1.5, rough=0.1)
    shapes.lathe([(0, 0.21), (PUPIL, 0.21), (PUPIL * 1.03, 0.14)], deep, smooth=False, sides=72)
    glint = materials.paint("#ffffff", glow=1.0, vary=0)
    for x, y, r in ((-0.66, 0.78, 0.25), (-0.3, 0.98, 0.11)):
        shapes.ball(r, glint, at=(x, y, 0.3), size=(1, 0.8, 0.12))
    pad, petal = (
        materials.paint("#5fa04a", "#7cb858", vary=0.2),
        materials.paint("#ffc4d4", vary=0.1),
    )
    for x, y, r, turn in (
        (1.2, -0.72, 0.32, 30),
        (-1.25, -0.62, 0.27, 200),
        (1.0, 0.98, 0.22, 120),
    ):
        angles = np.radians(np.linspace(turn + 18, turn + 342, 24))
        rim = [(r * np.cos(a), r * np.sin(a), 0) for a in angles]
        shapes.mesh([(0, 0, 0), *rim], [(0, i, i + 1) for i in range(1, 24)], pad, at=(x, y, 0.27))
    for tier, (count, size, lift) in enumerate(((8, 0.17, 0.0), (6, 0.13, 0.06))):
        for k in range(count):
            a = 2 * np.pi * k / count + tier
            shapes.ball(
                1,
                petal,
                sides=14,
                at=(1.2 + 0.12 * np.cos(a), -0.72 + 0.12 * np.sin(a), 0.36 + lift),
                turn=(0, -38, np.degrees(a)),
                size=(size, size * 0.5, 0.04),
            )
    shapes.ball(0.07, materials.paint("#f4c040"), at=(1.2, -0.72, 0.45))


def _lashes() -> None:
    """Plant the lids with reeds: tall bulrushes above, short grass below."""
    reed, tip = (
        materials.paint("#3f5f3a", "#2f4a34", vary=0.25),
        materials.paint("#6a3a24", vary=0.2),
    )
    random = np.random.default_rng(3)
    for k, x in enumerate(np.linspace(-HALF * 0.95, HALF * 0.95, 25)):
        foot = np.array((x, _lid(x)[1] + 0.16, 0.5))
        long = random.uniform(0.95, 1.3) * (1 - 0.25 * abs(x / HALF))
        lean = np.array((0.32 * x, 0.62, 0.75)) * long
        line = [foot, foot + lean * 0.5 + (0, 0.05, 0.2), foot + lean]
        shapes.tube(line, [0.06, 0.045, 0.015], reed, sides=7)
        if k % 2 == 0:
            shapes.tube([foot + lean * 0.8, foot + lean * 1.06], 0.085, tip, sides=10, steps=2)
    for x in np.linspace(-HALF * 0.85, HALF * 0.85, 19):
        foot = np.array((x, _lid(x)[0] - 0.16, 0.34))
        lean = np.array((0.16 * x, -0.42, 0.12)) * random.uniform(0.8, 1.2)
        shapes.tube(
            [foot, foot + lean * 0.5 + (0, 0, 0.06), foot + lean],
            [0.045, 0.032, 0.01],
            reed,
            sides=6,
        )
    brow = materials.paint("#7a4a34", "#5f3828", vary=0.25)
    for _ in range(150):
        x = random.uniform(-3.4, 3.0)
        y = 3.5 - 0.1 * x * x + random.normal(0, 0.17)
        foot = np.array((x, y, 0.45))
        lean = np.array((0.5, 0.28 - 0.1 * x, 0.25)) * random.uniform(0.7, 1.3)
        shapes.tube(
            [foot, foot + lean * 0.5 + (0, 0, 0.08), foot + lean], [0.06, 0.05, 0.01], brow, sides=6
        )


def _fish() -> None:
    for x, y, turn, size, colour in (
        (-0.2, 0.3, 25, 1.0, "#f04c04"),
        (0.25, -0.15, 160, 0.9, "#e83404"),
        (-0.32, -0.45, -30, 0.62, "#ffb070"),
        (1.22, 0.3, 110, 0.6, "#f04c04"),
    ):
        animals.fish(colour, "#ff9a3c", at=(x, y, 0.33), turn=(72, 0, turn), size=size)


def _angler() -> None:
    """Seat an angler on the lower lid, line in the pupil."""
    x = 1.55
    who = people.person(
        gender="male",
        age="old",
        skin="#7a4a30",
        top="#2f6f9a",
        bottom="#4a3a5a",
        hair="#f0ece4",
        hair_length=0.06,
        head=1.35,
        pose="sit",
        shoes="#6a2a20",
        at=(x, _lid(x)[0] - 0.45, -0.1),
        turn=(0, 0, 150),
        size=1.5,
        aim={"upperarm01.R": (-0.3, -0.8, -0.2), "lowerarm01.R": (0.1, -1, 0.3)},
    )
    people.put_on(who, people.hat("cap", "#c8402c"))
    hand = np.array(who.where("finger3-1.R"))
    top = np.array((0.6, 0.0, 2.1))
    shapes.rod(hand - (top - hand) * 0.15, top, 0.05, materials.paint("#6a3f24"))
    shapes.tube(
        [top, (0.35, 0.1, 1.2), (0.12, 0.1, 0.3)], 0.024, materials.paint("#fffaf0"), sides=6
    )
    shapes.ball(0.08, materials.paint("#e03a2c"), at=(0.12, 0.1, 0.3))


def _tear() -> None:
    """Let a tear leave the corner of the eye as a stream with a leaf for a boat."""
    water = materials.paint("#4ab8d8", "#7cd4e4", vary=0.12, scale=2.5, rough=0.06, glow=0.12)
    foam = materials.paint("#f4fcff", vary=0, glow=0.2)
    line = geometry.catmull(
        [(-0.75, -1.2), (-0.95, -2.0), (-0.6, -2.9), (-1.0, -3.7), (-0.7, -5.0)], 10
    )
    for wide, lift, material in ((0.16, 0.0, foam), (0.11, 0.015, water)):

        def stream(u: float, v: float, wide: float = wide, lift: float = lift) -> Vec:
            x, y = line[round(v * (len(line) - 1))]
            reach = wide + 0.32 * v + 0.03 * np.sin(30 * v)
            z = 0.17 + lift + 0.42 * np.exp(-(((y + 1.75) / 0.42) ** 2))
            return x + (2 * u - 1) * reach, y, z + 0.06 * np.sin(np.pi * u)

        shapes.sheet(stream, material, cells=(9, len(line)))
    props.sail_boat("#a83a2c", "#fffaf0", at=(-0.62, -2.9, 0.4), turn=(-50, 0, -20), size=1.15)


def _bank() -> None:
    """Leave on the cheek what an angler brings: a pail with a fish in it, and a waiting cat."""
    steel, wet = (
        materials.paint("#5a7a9a", vary=0.15, rough=0.35),
        materials.paint("#2f7f8a", rough=0.1),
    )
    pail = [(0.24, 0), (0.34, 0.55), (0.3, 0.55), (0.29, 0.45), (0, 0.45)]
    shapes.lathe(pail, steel, at=(0.55, -2.75, 0.1), smooth=False)
    shapes.lathe([(0, 0.47), (0.3, 0.47)], wet, at=(0.55, -2.75, 0.1), smooth=False)
    animals.fish("#f04c04", "#ff9a3c", at=(0.57, -2.7, 0.6), turn=(40, 60, 20), size=0.55)
    animals.sitting("cat", coat="#3a3a46", at=(1.55, -2.7, 0.1), turn=(0, 0, 200), size=1.7)


def look() -> Look:
    return Look(
        "rose-sea",
        plain("#f0b49c"),
        exposure=0.92,
        glow=0.25,
        pull=0.16,
        focus=((0.5, 0.5, 0.25, 1.1), (0.72, 0.66, 0.1, 1.2)),
        seed=239,
    )
