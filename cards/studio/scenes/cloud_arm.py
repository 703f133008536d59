"""An arm out of the clouds plants one tree among stumps; tiny people wave."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import gradient

CROWD = (
    (-1.35, -1.3, 40),
    (-1.0, -2.2, 20),
    (1.45, -1.5, -40),
    (2.0, -0.7, -60),
    (-2.1, -0.5, 65),
    (1.0, -2.5, -15),
    (-0.3, -2.9, 5),
    (2.5, -2.3, -35),
)


def build() -> None:
    stage.ambience("#c8dce4", "#a08c68", 0.8)
    stage.sun((0.75, 0.15, -0.5), "#ffe4b0", 4.2, 3)
    stage.panel((4, -8, 3), (0, 0, 4), "#d8e0ff", 900, 6)
    stage.camera((0.2, -12.6, 1.15), (0, 0, 3.5), 38.5)
    _arm()
    _sapling()
    earth = materials.paint("#b8944c", "#7f9c48", vary=0.3, scale=1.0, bump=0.4)
    shapes.terrain((90, 90), _ground, earth, cells=220, centre=(0, 25))
    _stumps()
    _folk()
    random = np.random.default_rng(5)
    cloud = materials.paint("#fbf6ea", vary=0.04, rough=1, glow=0.1)
    puffs = [puff(cloud, 70 + k, at=(0, 0, -60)) for k in range(5)]
    for k in range(76):
        a, r = random.uniform(0, 2 * np.pi), random.uniform(0.2, 4.6)
        at = (
            -1.9 + 1.5 * r * np.cos(a),
            1.6 + 0.9 * r * np.sin(a),
            8.35 + random.uniform(-0.35, 2.9),
        )
        shapes.copy_of(
            puffs[k % 5], at=at, turn=(0, 0, random.uniform(0, 360)), size=random.uniform(0.8, 1.35)
        )
    for k, (x, z) in enumerate(
        ((-2.75, 8.0), (-1.7, 8.95), (-0.45, 8.3), (-1.5, 9.9), (-2.5, 9.8))
    ):
        shapes.copy_of(puffs[k], at=(x, -0.6, z), turn=(0, 0, 70 * k), size=0.72)
    dark = materials.paint("#5a4a4a", vary=0)
    for x, y, z in ((2.4, 2, 5.6), (2.9, 3, 6.1), (1.9, 3, 6.4)):
        animals.gull(dark, 0.5, 0.5, at=(x, y, z), turn=(0, 10, 25))


def _arm() -> None:
    """Reach an arm in a cuffed sleeve out of the clouds; finger and thumb hold the tree's top."""
    skin, nail = "#d89a74", "#f4cfb4"
    parts: list[Part] = [
        Limb((-1.25, 0.6, 7.6), (-0.5, 0.1, 5.85), 0.5, 0.36, skin),
        Blob((-0.12, 0, 5.2), (0.52, 0.36, 0.74), skin, (0, -24, 0)),
        Limb((-0.42, -0.2, 5.35), (-0.5, -0.42, 4.55), 0.24, 0.2, skin, blend=0.14),
        Limb((-0.5, -0.42, 4.55), (-0.02, -0.38, 3.72), 0.2, 0.15, skin, blend=0.05),
        Blob((-0.06, -0.5, 3.78), (0.08, 0.05, 0.12), nail, (0, 28, 0), blend=0.02, weight=2),
    ]
    for k, (bend, tip) in enumerate(
        (
            ((0.66, 4.2), (0.3, 3.62)),
            ((1.0, 4.25), (0.86, 3.72)),
            ((1.08, 4.5), (1.1, 3.98)),
            ((0.98, 4.75), (1.12, 4.32)),
        )
    ):
        y, r = -0.34 + 0.24 * k, 0.19 - 0.015 * k
        root = (0.12 + 0.06 * k, y, 4.86 + 0.06 * k)
        parts += [
            Limb(root, (bend[0], y, bend[1]), r * 1.1, r, skin, blend=0.05),
            Limb((bend[0], y, bend[1]), (tip[0], y, tip[1]), r, r * 0.75, skin, blend=0.04),
        ]
    model(parts, voxel=0.045, blend=0.16, vary=0.08, scale=3)
    along = shapes.Vector((-0.75, 0.5, 1.75))
    turn = np.degrees(along.to_track_quat("Z", "Y").to_euler())
    cloth, linen = materials.paint("#4a7a9a", vary=0.1), materials.paint("#fbf6ea", vary=0.05)
    gold = materials.paint("#e0aa3a", metal=0.4, rough=0.3)
    shapes.lathe([(0.5, 0), (0.58, 0.2), (0.5, 0.42)], linen, at=(-0.72, 0.25, 6.4), turn=turn)
    shapes.lathe(
        [(0.58, 0), (0.7, 0.8), (0.8, 2.4), (0.95, 6)], cloth, at=(-0.85, 0.34, 6.72), turn=turn
    )
    for k in range(2):
        shapes.ball(0.1, gold, sides=16, at=(-1.02 - 0.16 * k, -0.3 + 0.05 * k, 7.0 + 0.36 * k))


def _sapling() -> None:
    bark = materials.paint("#7a4e2e", vary=0.2)
    trunk = [(0.12, -0.1, 1.5), (0.22, -0.1, 2.1), (0.1, -0.1, 2.7)]
    shapes.tube(trunk, [0.22, 0.14, 0.12], bark)
    for x, z in ((-0.4, 3.0), (0.6, 3.05)):
        shapes.tube([(0.13, -0.1, 2.45), (x, -0.1, z)], [0.09, 0.05], bark, steps=2)
    leaves = [
        Blob((x, -0.1 + y, z), (r, r, r * 0.9), colour, blend=0.06)
        for x, y, z, r, colour in (
            (0.1, 0, 3.4, 0.5, "#7fb04a"),
            (-0.42, -0.1, 3.15, 0.42, "#8fbc50"),
            (0.68, 0, 3.15, 0.42, "#6fa044"),
            (0.1, -0.3, 2.95, 0.42, "#98c45a"),
            (0.45, -0.25, 3.45, 0.36, "#8fbc50"),
        )
    ]
    model(leaves, voxel=0.05, blend=0.1, vary=0.12, scale=4)
    apple = materials.paint("#d8402f", rough=0.4)
    for x, z in ((-0.45, 2.95), (0.05, 3.25), (0.6, 2.98), (0.3, 2.75), (-0.2, 3.5)):
        shapes.ball(0.11, apple, sides=16, at=(x, -0.62, z))
    shapes.ball(
        0.42, materials.paint("#8a5a34", vary=0.25), at=(0.12, -0.1, 1.42), size=(1, 0.8, 0.62)
    )
    for k in range(7):
        a = 2 * np.pi * k / 7
        tip = (0.12 + 0.42 * np.cos(a), -0.1 + 0.3 * np.sin(a), 0.72 + 0.1 * (k % 2))
        line = [(0.12, -0.1, 1.35), (0.12 + 0.3 * np.cos(a), -0.1 + 0.24 * np.sin(a), 1.1), tip]
        shapes.tube(line, [0.11, 0.075, 0.02], bark, sides=8)


def _ground(x: float, y: float) -> float:
    mound = 1.05 * np.exp(-((x - 0.1) ** 2 / 7 + y**2 / 9)) - 0.35
    hole = 0.28 * np.exp(-((x - 0.15) ** 2 + (y + 0.1) ** 2) / 0.16)
    far = min(1, max(0, (abs(y) + abs(x) - 3) / 8))
    return mound - hole + 0.18 * shapes.hills(x, y, 0.35) + 0.5 * shapes.hills(x, y, 0.06) * far


def _stumps() -> None:
    random = np.random.default_rng(6)
    bark, cut = (
        materials.paint("#7a5638", vary=0.3, scale=7),
        materials.paint("#dcb880", vary=0.2, scale=11),
    )
    places = [
        (random.uniform(-1, 1) * (2.5 + (y + 8) * 0.5), y, random.uniform(0.14, 0.27))
        for y in random.uniform(-5, 26, 120)
    ]
    for x, y, r in (*places, (1.35, -5.4, 0.6)):
        if x * x + y * y < 1.8:
            continue
        z = _ground(x, y) - 0.06
        shapes.lathe([(r * 1.5, -0.1), (r * 1.05, 0.1), (r, 0.3)], bark, sides=12, at=(x, y, z))
        shapes.lathe([(0, 0.305), (r, 0.3)], cut, smooth=False, sides=14, at=(x, y, z))
    steel = materials.paint("#8f9cac", metal=0.5, rough=0.35)
    edge = materials.paint("#f4f8fc", vary=0)
    blade = [
        (0.14, -0.13), (-0.1, -0.13), (-0.34, -0.34), (-0.47, -0.16), (-0.5, 0.05), (-0.45, 0.26),
        (-0.3, 0.4), (-0.1, 0.13), (0.14, 0.13),
    ]  # fmt: skip
    axe = [
        shapes.rod((0, 0, -0.2), (0, 0, 1.55), 0.055, props.wood("#c8803c", "#a8602c")),
        shapes.plate(blade, steel, thick=0.12),
        shapes.tube([(-0.36, 0, -0.36), (-0.52, 0, 0.04), (-0.32, 0, 0.42)], 0.04, edge),
    ]
    shapes.group(axe, at=(1.5, -5.6, _ground(1.35, -5.4) + 0.62), turn=(0, -48, 12), size=0.9)


def _folk() -> None:
    colours = ("#b83a30", "#2f5f8a", "#d8a83a", "#6a4a80", "#3f7a50", "#c8702c")
    for k, (x, y, turn) in enumerate(CROWD):
        female = k % 2 == 1
        who = people.person(
            gender="female" if female else "male",
            age=("child", "young", "old")[k % 3],
            pose=("cheer", "stand", "reach")[k % 3],
            top=colours[k % 6],
            bottom=colours[(k + 3) % 6],
            skirt=colours[k % 6] if female else None,
            hair=("#d08a3c", "#c0703a", "#ece0c8")[k % 3],
            hair_length=0.1,
            eyes=False,
            bend={"head": (-25, 0, 0)},
            head=1.35,
            at=(x, y, _ground(x, y) - 0.02),
            turn=(0, 0, turn + 180),
            size=0.78,
        )
        people.plain_face(who, "#f0bc94")
        cap = people.hat(("cap", "bowler", "nightcap")[k % 3], colours[(k + 2) % 6])
        people.put_on(who, cap)
    girl = people.person(
        age="child",
        pose="hold",
        top="#f0c04a",
        bottom="#3f6a8a",
        hair="#b8602c",
        head=1.3,
        bend={"head": (-22, 0, 0)},
        at=(-1.2, -5.6, _ground(-1.2, -5.6) - 0.02),
        turn=(0, 0, 168),
        size=0.85,
    )
    tin = materials.paint("#4a90a0", metal=0.4, rough=0.4)
    can = [
        shapes.lathe([(0, 0), (0.12, 0), (0.13, 0.14), (0.11, 0.22)], tin),
        shapes.tube([(0.1, 0, 0.05), (0.25, 0, 0.2)], [0.03, 0.02], tin, steps=2),
    ]
    girl.hold(shapes.group(can, at=(0, 0, -0.22), turn=(0, 0, 40)))


def look() -> Look:
    return Look(
        "wheat",
        gradient(((0, "#3f9cc4"), (0.4, "#7cc4d8"), (0.68, "#f8dca0"), (1, "#f8e8c0")), bend=0.05),
        Fog(15, 24, "#f0e4c4", 0.8),
        exposure=0.76,
        glow=0.15,
        pull=0.1,
        finish="watercolour",
        seed=107,
    )
