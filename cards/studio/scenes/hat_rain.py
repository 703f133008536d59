"""It rains hats; a stout gentleman catches them in an umbrella held upside down."""

import numpy as np

from cards.studio import animals, buildings, materials, people, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

HATS = (
    ("bowler", "#2f6f8f", "#f0c860"), ("top", "#c8402f", "#f4e2b0"),
    ("pointed", "#7a4a9a", "#f0c860"), ("cap", "#e0a02c", "#7a4a2a"),
    ("nightcap", "#3f9a7a", "#f4ead4"), ("bowler", "#8a4a2a", "#e8d8b0"),
    ("top", "#3a3a5a", "#e8b83a"),
)  # fmt: skip
FALLING = (
    (-1.75, -0.3, 5.3), (1.8, 0.2, 6.9), (0.35, 0.6, 6.6), (-1.2, 1.2, 7.0), (2.05, 0.4, 3.9),
    (-1.75, -1.0, 1.9), (-2.0, 2.5, 7.3), (2.3, 3.0, 7.2), (-2.2, 1.5, 4.1), (1.9, 0.9, 1.75),
)  # fmt: skip
BOWL = 4.3
"""How high the lowest point of the open umbrella hangs."""
RIM = 1.5
COAT = "#2f8a80"
GIRTH_AT = (0, 0.06, 0.2, 0.4, 0.62, 0.8, 0.93, 1)
GIRTH = (0.07, 0.1, 0.18, 0.25, 0.3, 0.3, 0.24, 0.1)
"""How thick his body is, from collar to seat."""
FIST: Vec = (35, 92, 92, 92, 92)


def build() -> None:
    stage.ambience("#f6dce4", "#b08a9a", 0.7)
    stage.sun((0.75, 0.5, -0.6), "#ffe2b8", 3.4, 3)
    stage.panel((5, -5, 4), (0, 0, 3), "#a8b4ff", 260, 4)
    stage.camera((0.3, -8.8, 1.2), (0.0, 0.4, 2.95), 42)
    ground = materials.paint("#c8a0a8", "#b48898", vary=0.06, scale=2)
    shapes.box((40, 40, 0.1), ground, at=(0, 6, -0.05))
    hand = _man()
    _umbrella(hand)
    random = np.random.default_rng(3)
    for k, at in enumerate(FALLING):
        tumble = (random.uniform(-60, 60), random.uniform(-50, 50), random.uniform(0, 360))
        people.hat(*HATS[k % 7], at=at, turn=tumble, size=2.4)
    for k, (x, y) in enumerate(((-1.9, -0.6), (-1.15, 2.6))):
        people.hat(*HATS[(k + 3) % 7], at=(x, y, 0.05), turn=(0, 0, 40 * k), size=2.2)
    _square()


def _man() -> Vec:
    """Set a stout bald man in a tail coat, and return where his raised fist is."""
    who = people.person(
        gender="male", age="old", weight="max", hair=None, head=1.35, eyes=False,
        shapes_of_face=people.ASLEEP, skin="#e0a480", top=COAT, bottom="#5a4478", shoes="#3a2420",
        aim={
            "upperarm01.R": (-0.62, -0.3, 0.75), "lowerarm01.R": (0.05, -0.3, 1.0),
            "upperarm01.L": (0.8, -0.3, -0.35), "lowerarm01.L": (0.75, -0.5, 0.35),
        },
        palm={"R": (0.6, -0.6, 0)}, curl={"R": FIST}, bend={"head": (-7, 0, 0)},
        at=(0.45, 0, 0), turn=(0, 0, 50), size=2.08,
    )  # fmt: skip
    cloth, vest = materials.paint(COAT, vary=0.05), materials.paint("#f0c050", vary=0.05)

    def belly(angle: float, v: float, out: float) -> Vec:
        r = np.interp(v, GIRTH_AT, GIRTH) + out
        return (
            r * np.cos(angle),
            0.98 * r * np.sin(angle) - 0.05 * np.sin(np.pi * v),
            1.47 - 0.69 * v,
        )

    def coat(u: float, v: float) -> Vec:
        return belly(2 * np.pi * u, v, 0.0)

    def front(u: float, v: float) -> Vec:
        return belly(-np.pi / 2 + (0.25 + 0.35 * v) * (2 * u - 1), 0.14 + 0.78 * v, 0.012)

    def tail(u: float, v: float) -> Vec:
        angle = np.pi / 2 + (1.35 - 0.5 * v) * (2 * u - 1)
        r = 0.27 + 0.07 * v - 0.05 * np.exp(-((u - 0.5) ** 2) / 0.004) * v
        return r * np.cos(angle), r * np.sin(angle), 1.02 - 0.6 * v

    who.wear(shapes.sheet(coat, cloth, cells=(64, 40)))
    who.wear(shapes.sheet(front, vest, cells=(20, 40)))
    who.wear(shapes.thicken(shapes.sheet(tail, cloth, cells=(60, 16)), 0.015))
    brass = materials.paint("#a85a2a", metal=0.3, rough=0.3)
    for v in (0.3, 0.47, 0.64, 0.8):
        who.wear(shapes.ball(0.022, brass, sides=16, at=belly(-np.pi / 2, v, 0.02)))
    mouth = np.array(who.joints["head"]) + np.array((0, -0.112, -0.004)) * who.head
    white, red = materials.paint("#fbf4ec", vary=0.04), materials.paint("#c8402f", vary=0.04)
    for s in (-1, 1):
        curl = [
            mouth + (0, 0, 0),
            mouth + (s * 0.035, 0.004, -0.008),
            mouth + (s * 0.09, 0.03, 0.02),
        ]
        who.wear(shapes.tube(curl, [0.014, 0.019, 0.005], white, sides=12))
        who.wear(shapes.ball(0.042, red, at=(s * 0.05, -0.17, 1.35), size=(1.2, 0.6, 0.9)))
    return who.where("finger3-1.R")


def _umbrella(hand: Vec) -> None:
    """Hang the bowl of clean panels over the fist, ribs and rim of brass, a crook below."""
    x, y, z = hand
    ribs, brass = 8, materials.paint("#e8b048", metal=0.5, rough=0.3)
    panels = [materials.paint(c, vary=0.04, rough=0.55) for c in ("#2f6fb0", "#f2dcae")]

    def bowl(a: float, v: float) -> Vec:
        sag = abs(np.sin(ribs * a / 2))
        r = RIM * np.sin(v * 1.35) / np.sin(1.35) * (1 - 0.09 * sag * v**2)
        return r * np.cos(a), r * np.sin(a), 0.95 * (1 - np.cos(v * 1.5)) + 0.09 * sag * v**3

    things = []
    for k in range(ribs):
        a0, a1 = 2 * np.pi * k / ribs, 2 * np.pi * (k + 1) / ribs

        def panel(u: float, v: float, a0: float = a0, a1: float = a1) -> Vec:
            return bowl(a0 + (a1 - a0) * u, v)

        cloth = shapes.sheet(panel, panels[k % 2], cells=(14, 22))
        things.append(shapes.thicken(cloth, 0.02))
        rib = [bowl(a0, v) for v in np.linspace(0.05, 1, 9)]
        things += [shapes.tube(rib, 0.028, brass, sides=8), shapes.ball(0.06, brass, at=rib[-1])]
    rim = [bowl(a, 1) for a in np.linspace(0, 2 * np.pi, 97)]
    things.append(shapes.tube(rim, 0.03, brass, sides=8, steps=1))
    things.append(shapes.lathe([(0.1, 0.04), (0.05, -0.08), (0, -0.26)], brass))
    shapes.group(things, at=(x, y, BOWL), turn=(3, 5, 11))
    wood = materials.paint("#7a3a22", rough=0.35)
    crook = [(x, y, BOWL), (x, y, z - 0.35)]
    crook += [(x - 0.14 + 0.14 * np.cos(a), y, z - 0.35 - 0.14 * np.sin(a))
              for a in np.linspace(0, 1.15 * np.pi, 8)]  # fmt: skip
    shapes.tube(crook, 0.05, wood, sides=12)
    for k in range(8):
        angle, reach = 2 * np.pi * k / 7, 0.0 if k == 7 else 0.72
        at = (
            x + reach * np.cos(angle),
            y + reach * np.sin(angle),
            BOWL + (1.3 if k == 7 else 0.78),
        )
        people.hat(*HATS[(3 * k) % 7], at=at, turn=(14 * (-1) ** k, 10, 50 * k), size=2.3)


def _square() -> None:
    """Give the pigeon a hat of its own, and close the square with houses."""
    animals.bird("#8a90b8", "#c8b8c8", at=(1.45, -1.3, 0.04), turn=(0, 0, -60), size=2.0)
    people.hat("top", "#c8402f", "#f4e2b0", at=(1.22, -1.44, 0.56), turn=(0, -8, 0), size=0.9)
    for k, x in enumerate((-4.6, -1.6, 1.6, 4.6)):
        buildings.house(at=(x, 7.5 + 0.4 * (k % 2), 0), turn=(0, 0, 8 * (-1) ** k), size=1.5)


def look() -> Look:
    return Look(
        "blossom", sky("rose", 11), Fog(9, 9, "#f4c8c4", 0.7), pull=0.22, contrast=1.1,
        focus=((0.56, 0.55, 0.08, 1.1), (0.5, 0.42, 0.08, 1.0)), seed=53,
    )  # fmt: skip
