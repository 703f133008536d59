"""An arm out of the clouds plants one tree among stumps; tiny people wave."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

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
    stage.camera((0.2, -14.2, 0.95), (0, 0, 3.6), 37)
    _arm()
    bark = "#5a3a22"
    plants.tree(
        bark,
        ("#6fae3a", "#a4c44a"),
        tall=2.3,
        levels=3,
        seed=4,
        count=1100,
        leaf=0.12,
        trunk=0.16,
        gnarl=0.2,
        at=(0.15, -0.1, 1.55),
    )
    random = np.random.default_rng(5)
    root = materials.paint(bark, vary=0.3)
    for _ in range(20):
        a, long = random.uniform(0, 2 * np.pi), random.uniform(0.35, 0.8)
        x, y = 0.15 + 0.14 * np.cos(a), -0.1 + 0.14 * np.sin(a)
        tip = (0.15 + 0.34 * long * np.cos(a), -0.1 + 0.3 * long * np.sin(a), 1.6 - long)
        shapes.tube([(0.15, -0.1, 1.65), (x, y, 1.45), tip], [0.05, 0.028, 0.006], root, sides=5)
    earth = materials.paint("#a88a50", "#8a9450", vary=0.3, scale=1.0, bump=0.4)
    shapes.terrain((90, 90), _ground, earth, cells=220, centre=(0, 25))
    _stumps()
    _folk()
    cloud = materials.paint("#fbf6ea", vary=0.04, rough=1, glow=0.1)
    puffs = [puff(cloud, 70 + k, at=(0, 0, -60)) for k in range(5)]
    for k in range(76):
        a, r = random.uniform(0, 2 * np.pi), random.uniform(0.2, 4.6)
        at = (
            -1.7 + 1.45 * r * np.cos(a),
            1.6 + 0.9 * r * np.sin(a),
            8.15 + random.uniform(-0.35, 2.9),
        )
        shapes.copy_of(
            puffs[k % 5], at=at, turn=(0, 0, random.uniform(0, 360)), size=random.uniform(0.8, 1.35)
        )
    dark = materials.paint("#5a4a4a", vary=0)
    for x, y, z in ((2.4, 2, 5.6), (2.9, 3, 6.1), (1.9, 3, 6.4)):
        animals.gull(dark, 0.5, 0.5, at=(x, y, z), turn=(0, 10, 25))


def _arm() -> None:
    """Hang a giant's bare right arm, its upper end deep in the clouds, its fingers on the tree."""
    reach = {
        "upperarm01.R": (0.3, -0.2, -1),
        "lowerarm01.R": (0.42, -0.3, -1),
        "wrist.R": (0.3, -0.1, -1),
    }

    def of_arm(bone: str) -> bool:
        return bone.endswith(".R") and any(
            w in bone for w in ("arm", "wrist", "finger", "metacarp")
        )

    giant = people.person(
        gender="male",
        age="old",
        aim=reach,
        palm={"R": (1, -0.55, 0)},
        curl={"R": (14, 34, 40, 46, 48)},
        skin="#d8a07c",
        bare=True,
        hair=None,
        eyes=False,
        only=of_arm,
        turn=(0, 0, -8),
        size=19,
    )
    tip = (giant.where("finger2-3.R") + giant.where("finger1-3.R")) / 2
    giant.handle.location = shapes.Vector((0.2, -0.1, 3.5)) - tip


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
    for x, y, r in (*places, (1.7, -5.6, 0.62)):
        if x * x + y * y < 1.8:
            continue
        z = _ground(x, y) - 0.06
        shapes.lathe([(r * 1.5, -0.1), (r * 1.05, 0.1), (r, 0.3)], bark, sides=12, at=(x, y, z))
        shapes.lathe([(0, 0.305), (r, 0.3)], cut, smooth=False, sides=14, at=(x, y, z))
    axe = [
        shapes.rod((0, 0, 0), (0, 0, 1.15), 0.035, props.wood()),
        shapes.plate(
            [(0, 0.95), (0.34, 0.85), (0.38, 1.3), (0, 1.18)],
            materials.paint("#b4bcc4", metal=0.8, rough=0.3),
            thick=0.06,
        ),
    ]
    shapes.group(axe, at=(1.5, -5.6, _ground(1.7, -5.6) + 0.2), turn=(0, 28, -20))


def _folk() -> None:
    colours = ("#b83a30", "#2f5f8a", "#d8a83a", "#6a4a80", "#3f7a50", "#c8702c")
    for k, (x, y, turn) in enumerate(CROWD):
        female = k % 2 == 1
        people.person(
            gender="female" if female else "male",
            age=("child", "young", "old")[k % 3],
            pose=("cheer", "stand", "reach")[k % 3],
            top=colours[k % 6],
            bottom=colours[(k + 3) % 6],
            skirt=colours[k % 6] if female else None,
            hair=("#2a1a14", "#5a3a20", "#d9d0c4")[k % 3],
            hair_length=0.1,
            bend={"head": (-25, 0, 0)},
            head=1.35,
            at=(x, y, _ground(x, y) - 0.02),
            turn=(0, 0, turn + 180),
            size=0.52,
        )
    girl = people.person(
        age="child",
        pose="hold",
        top="#c8402f",
        skirt="#c8402f",
        hair="#3a2018",
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
        sky("spring", 71),
        Fog(15, 24, "#f0e4c4", 0.8),
        exposure=0.76,
        glow=0.15,
        pull=0.2,
        finish="watercolour",
        seed=107,
    )
