"""A carousel's horses break loose and gallop out of the fog, one with a child on its back."""

import numpy as np

from cards.studio import animals, materials, people, plants, shapes, stage
from cards.studio.animals import horses
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

WHEEL: Vec = (-3.0, 13, 0)
"""Where the empty carousel stands."""
HERD = (
    (-0.1, -3.0, 0.5, -66, horses.LEAP, "#fbf2e2", "#c8402f", 1.12),
    (1.9, 2.2, 0.3, -50, horses.GALLOP, "#d0874a", "#2f7a8a", 1.25),
    (4.0, 7.0, 0.45, -12, horses.LEAP, "#6a5450", "#e0a83a", 1.5),
    (1.7, 10.6, 0.7, 62, horses.LEAP, "#e8dcc8", "#8a4a7a", 1.5),
)
"""Place, lift and turn of each horse, its legs, coat, saddle and size."""


def build() -> None:
    stage.ambience("#f2e4d0", "#b89878", 0.85)
    stage.sun((0.6, 0.45, -0.6), "#ffdca8", 3.2, 4)
    stage.camera((0.0, -9.6, 3.9), (0, 2, 2.35), 36)
    ground = materials.paint("#c8a468", "#b89058", vary=0.06, scale=0.8)
    shapes.terrain((70, 90), lambda x, y: 0.05 * shapes.hills(x, y, 0.4) - 0.02, ground,
                   cells=90, centre=(0, 32))  # fmt: skip
    _carousel()
    for k, (x, y, z, turn, legs, coat, saddle, size) in enumerate(HERD):
        things = [animals.horse(coat, "#4a2a20" if k != 2 else "#e8c890", legs=legs, wind=0.95),
                  *_harness(saddle)]  # fmt: skip
        if k == 0:
            things.append(_rider())
        shapes.group(things, at=(x, y, z), turn=(0, 0, turn), size=size)
    _autumn()


def _harness(saddle: str) -> list[shapes.Object]:
    """Return a saddle on its cloth, and the twisted brass pole that was to hold the horse."""
    cloth, gold = materials.paint(saddle, vary=0.05), materials.paint("#e8b048", vary=0.05)

    def blanket(u: float, v: float) -> Vec:
        a = np.radians(-20 + 220 * u)
        return 0.285 * np.cos(a), -0.12 + 0.5 * v, 1.03 + 0.31 * np.sin(a)

    turns = np.linspace(0, 14, 60)
    twist = [
        (0.03 * np.cos(a * 2), 0.12 + 0.03 * np.sin(a * 2), 1.2 + 1.35 * a / 14) for a in turns
    ]
    return [
        shapes.thicken(shapes.sheet(blanket, cloth, cells=(24, 8)), 0.02),
        shapes.ball(
            0.2, materials.paint("#7a3a24", vary=0.05), at=(0, 0.1, 1.35), size=(0.8, 1.2, 0.4)
        ),
        shapes.tube(twist, 0.035, gold, steps=1),
        shapes.ball(0.075, gold, at=(0, 0.12, 2.6)),
    ]


def _rider() -> shapes.Object:
    """Return a child astride, one arm up, with a scarf that streams back."""
    child = people.person(
        age="child", top="#2f6f9a", skin="#f0c8a8", bottom="#4a3a5a", hair="#3a2018",
        hair_length=0.12, head=1.35,
        aim={
            "upperleg01.L": (0.75, -0.55, -0.5), "lowerleg01.L": (0.05, 0.25, -1),
            "upperleg01.R": (-0.75, -0.55, -0.5), "lowerleg01.R": (-0.05, 0.25, -1),
            "upperarm01.R": (-0.6, 0.1, 0.8), "lowerarm01.R": (-0.2, 0, 1),
            "upperarm01.L": (0.3, -0.8, -0.3), "lowerarm01.L": (-0.2, -1, 0.0),
        },
        at=(0, -0.02, 0.8), size=1.0,
    )  # fmt: skip
    neck = np.array(child.joints["neck01"])
    scarf = materials.paint("#f0b830", vary=0.05)

    def band(u: float, v: float) -> Vec:
        return (neck[0] + 0.1 * np.sin(5 * v), neck[1] + 0.05 + 0.95 * v,
                neck[2] + 0.1 * v + 0.07 * np.sin(9 * v) + 0.17 * (u - 0.5))  # fmt: skip

    child.wear(shapes.thicken(shapes.sheet(band, scarf, cells=(5, 40)), 0.02))
    child.wear(shapes.ring(0.075, 0.04, scarf, at=(*neck[:2], neck[2] + 0.03)))
    return child.handle


def _carousel() -> None:
    """Set the empty carousel: a striped tent over a ring of poles that hold nothing."""
    red, cream = materials.paint("#c8402f", vary=0.04), materials.paint("#fbf0d8", vary=0.03)
    gold = materials.paint("#e0a840", vary=0.05)
    floor = [(4.1, 0), (4.1, 0.5), (0, 0.5)]
    things = [shapes.lathe(floor, materials.paint("#a8583c", vary=0.06), smooth=False),
              shapes.lathe([(0.9, 0.5), (0.8, 6)], cream, smooth=False, sides=10),
              shapes.ball(0.3, gold, at=(0, 0, 9.2))]  # fmt: skip
    gores = 16
    for k in range(gores):
        a, b = 2 * np.pi * k / gores, 2 * np.pi * (k + 1) / gores
        rim = [(4.6 * np.cos(t), 4.6 * np.sin(t)) for t in np.linspace(a, b, 7)]
        top = [(0, 0, 9), *((x, y, 6.5) for x, y in rim)]
        things.append(shapes.mesh(top, [(0, i, i + 1) for i in range(1, 7)], (red, cream)[k % 2],
                                  smooth=False))  # fmt: skip
        drop = [(x, y, 6.5) for x, y in rim]
        drop += [(x, y, 5.9 - 0.35 * np.sin(np.pi * i / 6)) for i, (x, y) in enumerate(rim)]
        things.append(shapes.mesh(drop, [(i, i + 1, i + 8, i + 7) for i in range(6)],
                                  (cream, red)[k % 2], smooth=False))  # fmt: skip
    for a in np.linspace(0.2, 2 * np.pi + 0.2, 10, endpoint=False):
        x, y = 3.4 * np.cos(a), 3.4 * np.sin(a)
        things += [shapes.rod((x, y, 0.5), (x, y, 6.3), 0.07, gold),
                   shapes.ball(0.13, gold, sides=12, at=(x, y, 2.6))]  # fmt: skip
    shapes.group(things, at=WHEEL)


def _autumn() -> None:
    """Let leaves blow past, some of them near, and close the park with trees."""
    random = np.random.default_rng(5)
    leaves = [materials.paint(c, vary=0.1) for c in ("#c8542a", "#e8a030", "#a8402a")]
    outline = [(0, -0.1), (-0.06, 0), (0, 0.12), (0.06, 0)]
    for k in range(110):
        y = random.uniform(-6.8, 8)
        x = random.uniform(-1, 1) * (0.6 + (y + 9) * 0.3)
        z = 0.03 if k % 3 or y < -2 else random.uniform(0.3, 6)
        shapes.leaf(outline, leaves[k % 3], thick=0.008, at=(x, y, z), size=1.25,
                    turn=tuple(random.uniform(-80, 80, 3)))  # fmt: skip
    for k, (x, y) in enumerate(((5.0, 12), (-8.5, 17), (8.0, 20), (3.6, 24), (-7, 26))):
        plants.round_tree(("#d8803a", "#e0a048")[k % 2], "#7a5a48", seed=k, at=(x, y, 0), size=4.6)


def look() -> Look:
    return Look(
        "umber", sky("milk", 41), Fog(14, 17, "#f2e2c4", 0.9), exposure=0.82, glow=0.15,
        pull=0.18, finish="watercolour", seed=113,
    )  # fmt: skip
