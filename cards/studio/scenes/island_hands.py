"""Two hands rise from the sea and hold an island; a boat is moored to one of their fingers."""

import numpy as np

from cards.studio import buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Array, Vec
from cards.studio.skies import gradient

SKIN = "#eaa47c"
BONES = ("lowerarm", "wrist", "metacarpal", "finger")
HEEL = np.array((1.0, 0.4, 1.9))
"""Where the wrist at the right is; the other is its mirror image."""
GIANT = 30
"""How much larger the hands are than anybody's."""
FAR = (6.2, 17, 0.4)
"""Where another pair of hands reaches up, empty."""
TOP = 5.15
"""How high the island's meadow is, in metres."""


def build() -> None:
    stage.ambience("#d8e4ec", "#6a6058", 0.5)
    stage.sun((0.8, 0.42, -0.5), "#ffeccc", 3.8, 1)
    stage.camera((0, -17, 3.4), (0, 0, 5.0), 42.5)
    sea = materials.paint("#3f8f9c", "#6fb4b4", vary=0.12, scale=0.6, rough=0.3)
    shapes.terrain((60, 60), _wave, sea, cells=300, centre=(0, 18))
    near, _ = (_hand(side) for side in (-1, 1))
    for side in (-1, 1):
        _hand(side, FAR, 13)
    _island()
    _village()
    lip = [(0.1, -0.9, TOP - 0.1), (0.1, -1.4, TOP - 0.24), (0.12, -1.56, TOP - 0.75)]
    props.falls(lip, TOP - 0.8, wide=0.23)
    _mooring(near)
    _foam()
    _storm()


def _wave(x: float, y: float) -> float:
    swell = 0.3 * np.sin(1.5 * y + 0.9 * np.sin(0.7 * x)) + 0.14 * np.sin(1.7 * x + 0.8 * y)
    return swell - 0.05


def _hand(side: int, at: Vec = (0, 0, 0), size: float = GIANT) -> people.Person:
    """Raise a hand, its thumb toward us and its palm half open."""
    s = "R" if side > 0 else "L"
    who = people.person(
        gender="male",
        skin=SKIN,
        bare=True,
        eyes=False,
        hair=None,
        only=lambda bone: bone.endswith(s) and any(word in bone for word in BONES),
        aim={f"upperarm01.{s}": (side * 0.3, -0.3, -1), f"lowerarm01.{s}": (side * 0.16, 0, 1)},
        bend={
            f"lowerarm01.{s}": (0, 0, 180),
            f"wrist.{s}": (0, side * 30, 0),
            f"finger1-1.{s}": (0, 0, -side * 30),
            f"finger2-1.{s}": (0, side * 10, 0),
            f"finger4-1.{s}": (0, -side * 7, 0),
            f"finger5-1.{s}": (0, -side * 14, 0),
        },
        palm={s: (-side * 0.6, -0.75, 0.2)},
        curl={s: (2, 12, 12, 12, 12)},
        size=size,
    )
    for part in who.handle.children:
        part.modifiers["refine"].render_levels = 3
    heel = np.array(at) + HEEL * (side, 1, 1) * size / GIANT
    who.handle.location = heel - size * np.array(who.joints[f"wrist.{s}"])
    return who


def _island() -> None:
    rock, grass = "#9a7e64", "#9cc060"
    parts: list[Part] = [
        Blob((0, 0, TOP - 0.5), (2.05, 1.5, 0.62), rock),
        Blob((0, 0.1, TOP - 1.3), (1.45, 1.2, 1.1), rock),
        Blob((0.1, 0.1, TOP - 2.3), (0.75, 0.7, 1.1), rock),
        Blob((0, 0, TOP - 0.2), (2.1, 1.55, 0.36), grass, weight=1.5),
        Blob((0.45, 0.4, TOP + 0.1), (1.2, 0.9, 0.7), grass, weight=1.5),
    ]
    model(parts, voxel=0.06, blend=0.25, vary=0.25, scale=2, bump=0.5)


def _village() -> None:
    buildings.lighthouse(red="#b8382a", white="#fffaf0", at=(0.5, 0.2, TOP + 0.7), size=1.3)
    for x, y, z, size, turn in ((-0.55, -0.75, 0.1, 0.8, -18), (-1.15, -0.35, 0.05, 0.62, 20)):
        buildings.house(
            (0.95, 0.8, 0.85), 0.62, wall="#fff8e8", tiles="#c8583a", window="#3a3440", glow=0,
            seed=3, at=(x, y, TOP + z), turn=(0, 0, turn), size=size,
        )  # fmt: skip
    for x, y, z, size in ((1.25, -0.7, 0.1, 0.5), (1.6, -0.3, 0.0, 0.42), (-0.2, 0.5, 0.35, 0.55)):
        plants.fir("#4f8a5c", at=(x, y, TOP + z), size=size)


def _mooring(hand: people.Person) -> None:
    """Tie a red thread round a forefinger, as one does not to forget, and a boat to the thread."""
    red = materials.paint("#d8342a", vary=0.05)
    a, b = (np.array(hand.where(f"finger2-{k}.L")) for k in (2, 3))
    knot = a * 0.35 + b * 0.65
    turn = np.degrees(shapes.Vector(b - a).to_track_quat("Z", "Y").to_euler())
    for k in (-0.09, 0.09):
        shapes.ring(0.36, 0.09, red, at=knot + (b - a) * k, turn=turn)
    front = knot + (-0.1, -0.45, 0)
    for s in (-1, 1):
        loop = [(0, 0, 0), (s * 0.4, -0.05, 0.34), (s * 0.72, 0, 0.1), (s * 0.4, 0, -0.14),
                (0, 0, 0)]  # fmt: skip
        shapes.tube(front + np.array(loop), 0.075, red)
    boat = np.array((-2.3, -4.0, 0.1))
    shapes.tube(_slack(front, boat + (0.9, 0, 0.4)), 0.06, red)
    shapes.tube(front + np.array([(0, 0, 0), (0.2, -0.1, -0.35), (0.05, -0.1, -0.75)]), 0.06, red)
    props.sail_boat("#8a3a2a", "#fffaf0", at=boat, turn=(0, -9, 12), size=1.75)


def _slack(a: Array, b: Array) -> Array:
    return np.array([a, a * 0.6 + b * 0.4 - (0.35, 0, 0.9), a * 0.2 + b * 0.8 - (0.1, 0, 0.7), b])


def _foam() -> None:
    white = materials.paint("#fffdf4", vary=0, glow=0.3)
    random = np.random.default_rng(4)
    for _ in range(26):
        x, y = random.uniform(-5, 5), random.uniform(-6, 9)
        crest = [(x + t, y + 0.12 * np.sin(3 * t), _wave(x + t, y) + 0.03)
                 for t in np.linspace(0, random.uniform(0.7, 1.6), 6)]  # fmt: skip
        shapes.tube(crest, [0.01, 0.05, 0.06, 0.05, 0.04, 0.01], white, sides=6)


def _storm() -> None:
    random = np.random.default_rng(3)
    clouds = [materials.paint(c, vary=0.1, rough=1) for c in ("#3f4a6a", "#5a6488", "#8a86a0")]
    puffs = [puff(m, k, at=(0, 0, -60)) for k, m in enumerate(clouds)]
    for k in range(30):
        x = random.uniform(-7, 7)
        at = (x, 7 + random.uniform(-1, 1), 13.2 - 0.16 * x + random.uniform(-0.8, 1.4))
        shapes.copy_of(puffs[k % 3], at=at, turn=(0, 0, 40 * k), size=random.uniform(1.2, 2.0))


def look() -> Look:
    return Look(
        "bone",
        gradient(((0, "#3f7088"), (0.32, "#9cc8c4"), (0.55, "#fcd89c"), (1, "#ffe4b8"))),
        Fog(19, 30, "#f4e0bc", 0.6),
        exposure=1.0,
        glow=0.2,
        pull=0.08,
        finish="painted",
        seed=38,
    )
