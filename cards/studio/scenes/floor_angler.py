"""An old man fishes in a hole in his floor; below are stars."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

HOLE = (0.55, -0.7)


def build() -> None:
    stage.ambience("#46507a", "#2a2036", 0.55)
    stage.panel((-3.5, 1.5, 6.5), (0, 0, 0.5), "#ffcf8a", 900, 1.2)
    stage.panel((5, -5, 5), (0, 0, 0), "#6f8cff", 260, 3)
    stage.camera((0.5, -4.9, 7.9), (0.1, -0.2, 0.55), 42)
    _floor()
    _below()
    _angler()
    _room()


def _edge(angle: float) -> float:
    return 1.12 + 0.1 * np.sin(3 * angle + 1) + 0.07 * np.sin(7 * angle)


def _floor() -> None:
    random = np.random.default_rng(6)
    boards = [materials.paint(c, vary=0.2, scale=4) for c in ("#8a5a3a", "#7a4c30", "#9a6844")]
    rugged = materials.paint("#5a3826", vary=0.2)
    for k in range(22):
        y = -4.4 + 0.4 * k
        left, right = -5.0, 5.0
        cuts = [(left, right)]
        reach = [_edge(a) for a in np.linspace(0, 2 * np.pi, 60)]
        inside = abs(y - HOLE[1]) < min(reach)
        if inside:
            half = np.sqrt(max(0, 1.12**2 - (y - HOLE[1]) ** 2)) * random.uniform(0.94, 1.14)
            cuts = [(left, HOLE[0] - half), (HOLE[0] + half * random.uniform(0.95, 1.1), right)]
        for a, b in cuts:
            shapes.box((b - a, 0.385, 0.12), boards[k % 3], at=((a + b) / 2, y, -0.06), bevel=0.015)
            if inside:
                end = b if a == left else a
                shapes.box(
                    (0.08, 0.36, 0.13),
                    rugged,
                    at=(end, y, -0.06),
                    turn=(0, 0, random.uniform(-8, 8)),
                    bevel=0.01,
                )


def _below() -> None:
    sky = materials.paint("#142056", "#2a3f8a", vary=0.2, scale=0.25, glow=0.55)
    shapes.box((26, 26, 0.1), sky, at=(0, 2, -9))
    random = np.random.default_rng(9)
    shine = materials.paint("#fff2c4", glow=1.5, vary=0)
    for _ in range(160):
        x, y = random.uniform(-4, 4), random.uniform(-2.5, 6)
        shapes.ball(
            random.choice((0.02, 0.035, 0.06)), shine, sides=8, at=(x, y, -8 + random.uniform(0, 4))
        )
    for x, y, z, r in ((0.95, 0.2, -3.0, 0.26), (0.2, -0.4, -2.2, 0.17)):
        shapes.star(r, shine, at=(x, y, z), turn=(-55, 0, 12))
    cloud = materials.paint("#8fa4e0", glow=0.35, vary=0.05)
    for _ in range(9):
        x, y = random.uniform(-2, 3), random.uniform(0, 4)
        shapes.ball(0.55, cloud, sides=20, at=(x, y, -7.2), size=(1.5, 0.9, 0.4))
    animals.fish("#f0a03c", "#ffe0a0", at=(0.2, -0.55, -1.15), turn=(0, 20, 30), size=0.42)


def _angler() -> None:
    stool = props.wood("#6a4226")
    shapes.lathe([(0.27, 0.42), (0.28, 0.5), (0, 0.5)], stool, at=(-1.05, -0.35, 0))
    for a in (0.5, 2.6, 4.7):
        shapes.rod(
            (-1.05 + 0.2 * np.cos(a), -0.35 + 0.2 * np.sin(a), 0.44),
            (-1.05 + 0.32 * np.cos(a), -0.35 + 0.32 * np.sin(a), 0),
            0.03,
            stool,
        )
    who = people.person(
        gender="male",
        age="old",
        pose="sit",
        top="#f0e6d2",
        bottom="#8a9ab8",
        hair="#f0ece4",
        hair_length=0.09,
        shoes="#a83a34",
        head=1.3,
        bend={"head": (22, 0, 0)},
        aim={
            "upperarm01.R": (-0.15, -0.7, -0.5),
            "lowerarm01.R": (0.1, -1, 0.25),
            "upperarm01.L": (0.2, -0.7, -0.5),
            "lowerarm01.L": (-0.1, -1, 0.2),
        },
        at=(-1.05, -0.35, -0.22),
        turn=(0, 0, 78),
        size=1.18,
    )
    people.put_on(who, people.hat("nightcap", "#4a6ab0", "#f4ead4"))
    hand = who.where("finger3-1.R")
    tip = (HOLE[0] + 0.05, HOLE[1] + 0.1, 1.75)
    wood = materials.paint("#c89a5a")
    shapes.tube([tuple(hand), (hand.x + 0.75, hand.y - 0.15, 1.45), tip], [0.028, 0.02, 0.01], wood)
    line = materials.paint("#f4ead8", glow=0.2)
    shapes.rod(tip, (HOLE[0], HOLE[1] + 0.3, -2.0), 0.008, line)


def _room() -> None:
    paper = materials.paint("#4a6a8a", "#54749a", vary=0.1, scale=2)
    shapes.box((11, 0.1, 6), paper, at=(0, 4.3, 3))
    for k in range(18):
        shapes.box(
            (0.06, 0.02, 6), materials.paint("#5f82a8"), at=(-4.6 + 0.55 * k, 4.23, 3), bevel=0
        )
    shapes.box((11, 0.12, 0.25), materials.paint("#e8dcc4"), at=(0, 4.22, 0.12))
    rug = materials.paint("#8a2f3a", "#a84a44", vary=0.15, scale=6)
    shapes.lathe(
        [(0, 0.012), (1.15, 0.012), (1.16, 0)],
        rug,
        smooth=False,
        at=(-1.75, -2.35, 0),
        size=(1.2, 0.8, 1),
    )
    animals.sitting("cat", coat="#e0a050", at=(1.95, -1.5, 0), turn=(0, 0, -70), size=1.15)
    props.table((1.1, 0.8, 0.72), at=(1.75, 1.75, 0), turn=(0, 0, -12))
    props.lantern("#ffd080", power=45, at=(1.55, 1.75, 0.75), size=1.3)
    pot = materials.paint("#4a8a8a", rough=0.3)
    tea = [
        shapes.lathe([(0, 0), (0.16, 0.02), (0.2, 0.14), (0.12, 0.26), (0, 0.28)], pot),
        shapes.tube([(0.17, 0, 0.1), (0.28, 0, 0.16), (0.33, 0, 0.27)], [0.04, 0.03, 0.022], pot),
        shapes.ball(0.035, pot, sides=12, at=(0, 0, 0.3)),
    ]
    shapes.group(tea, at=(2.0, 1.6, 0.75), turn=(0, 0, -40))
    linen, wood = materials.paint("#f4ecdc", vary=0.05), props.wood("#6a4226")
    shapes.box((1.5, 2.5, 0.35), wood, at=(-2.35, 2.2, 0.25))
    shapes.box((1.4, 2.35, 0.25), linen, at=(-2.35, 2.2, 0.5), bevel=0.1)

    def quilt(u: float, v: float) -> Vec:
        x, y = -3.15 + 1.6 * u, 0.95 + 1.6 * v
        return x, y, 0.68 + 0.07 * shapes.hills(x, y, 1.6)

    shapes.sheet(quilt, materials.paint("#4a6a9a", "#6a8ab8", vary=0.15, scale=3), cells=(30, 30))
    shapes.ball(0.36, linen, at=(-2.35, 3.1, 0.72), size=(1.4, 0.8, 0.4))
    bucket = [(0.2, 0), (0.26, 0.34), (0.24, 0.34), (0.18, 0.05), (0, 0.05)]
    shapes.lathe(
        bucket, materials.paint("#9aa8b4", metal=0.6, rough=0.4), smooth=False, at=(-0.35, -1.75, 0)
    )
    glow = materials.paint("#ffe28a", glow=1.4)
    for k in range(3):
        shapes.star(
            0.15,
            glow,
            at=(-0.38 + 0.07 * k, -1.75 + 0.05 * k, 0.3 + 0.06 * k),
            turn=(-40, 30 * k, 0),
        )
    stage.bulb((-0.35, -1.8, 0.75), "#ffd87a", 9, 0.1)


def look() -> Look:
    return Look(
        "indigo", plain("#141a3a"), exposure=1.1, glow=0.5, pull=0.22,
        focus=((0.36, 0.47, 0.1, 1.3), (0.58, 0.6, 0.14, 0.8)), seed=61,
    )  # fmt: skip
