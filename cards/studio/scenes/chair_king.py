"""An empty chair at the sea's edge throws the shadow of a seated king."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#cfe0ee", "#d8c49a", 0.75)
    stage.sun((0.1, 1, -0.58), "#fff0d0", 4.6, 0.6)
    stage.camera((0.55, -5.4, 9.2), (0.6, 1.5, 0.2), 50)
    sand = materials.paint("#e6cfa2", "#dcc090", vary=0.1, scale=1.3, bump=0.25)
    shapes.terrain((40, 40), _beach, sand, cells=260, centre=(0, 4))
    sea = materials.water("#3f9aa8", scale=1.2, strength=0.3)
    shapes.terrain((60, 40), lambda _x, _y: -0.14, sea, cells=3, centre=(0, 20))
    _foam()
    props.chair("#7a4a30", tall=1.75, turn=(0, 0, 68), size=1.3)
    king = people.person(
        gender="male",
        age="old",
        pose="sit",
        top="#402030",
        head=1.3,
        hair="#eeeeee",
        eyes=False,
        aim={
            "upperarm01.L": (0.2, -0.75, -0.6),
            "lowerarm01.L": (0, -0.75, 0.65),
            "upperarm01.R": (-0.3, 0.1, -1),
        },
        at=(0.02, 0, -0.22),
        turn=(0, 0, 84),
        size=1.25,
    )
    people.put_on(king, props.crown(radius=0.17), lift=-0.05)
    people.cape(king, "#402030", 1.0, 0.4)
    beard = shapes.lathe(
        [(0.1, 0.06), (0.09, -0.05), (0.01, -0.34)],
        at=np.add(king.joints["head"], (0, -0.12, -0.02)),
        turn=(-18, 0, 0),
    )
    king.wear(beard)
    staff = [
        shapes.rod((0, 0, -0.5), (0, 0, 1.1), 0.025),
        shapes.ball(0.1, at=(0, 0, 1.15)),
    ]
    king.hold(shapes.group(staff), "finger3-1.L")
    shapes.hide_from_camera(king.handle)
    _footprints()
    _castle()
    props.crown("#f6f0e0", 0.2, at=(2.35, -0.6, _beach(2.35, -0.6)), turn=(18, 10, 0))
    for x, y, turn in ((2.0, 1.2, 60), (2.25, 1.75, 120)):
        animals.bird("#eef0f0", "#ffffff", at=(x, y, _beach(x, y)), turn=(0, 0, turn), size=1.0)


def _shore(y: float) -> float:
    return 2.75 + 0.3 * np.sin(y * 0.6 + 0.6) + 0.14 * np.sin(y * 1.9)


def _beach(x: float, y: float) -> float:
    wet = x - _shore(y)
    ripple = 0.02 * shapes.hills(x * 2.5, y, 1.6) + 0.035 * shapes.hills(x, y, 0.5)
    return ripple - 0.12 / (1 + np.exp(-wet * 3)) - 0.05 * max(0, wet)


def _foam() -> None:
    white = materials.paint("#ffffff", vary=0.04, glow=0.1)
    random = np.random.default_rng(3)
    for lap, (off, big) in enumerate(((0.5, 0.12), (1.2, 0.08))):
        for y in np.arange(-4, 9, 0.03):
            x = _shore(y + lap) + off + 0.1 * np.sin(y * 3 + lap) + random.normal(0, 0.05)
            r = random.uniform(0.3, 1.5) * big
            shapes.ball(r, white, sides=10, at=(x, y, -0.15), size=(0.9, 2, 0.12))


def _footprints() -> None:
    wet = materials.paint("#b8965f", vary=0.1)
    for k in range(8):
        x, y = -0.35 - 0.33 * k, -0.3 - 0.2 * k
        y += 0.13 * (1 if k % 2 else -1)
        shapes.ball(
            0.12,
            wet,
            sides=16,
            at=(x, y, _beach(x, y) - 0.012),
            turn=(0, 0, 122),
            size=(0.62, 1.25, 0.16),
        )


def _castle() -> None:
    sand = materials.paint("#d8b87c", vary=0.15, scale=5, bump=0.4)
    x, y = -1.45, 3.1
    for dx, dy, r, h in (
        (0, 0, 0.26, 0.7),
        (-0.45, -0.1, 0.18, 0.45),
        (0.4, 0.12, 0.19, 0.5),
        (0.1, -0.45, 0.17, 0.4),
    ):
        tower = [(r * 1.2, 0), (r, h), (r * 1.15, h + 0.02), (r * 1.1, h + 0.1), (0, h + 0.08)]
        shapes.lathe(tower, sand, smooth=False, at=(x + dx, y + dy, -0.02))
    shapes.box((0.9, 0.6, 0.25), sand, at=(x, y, 0.1), turn=(0, 0, 12))
    shapes.rod((x, y, 0.7), (x, y, 1.25), 0.015, materials.paint("#6a4a30"))
    flag = [(0, 0), (0.36, -0.09), (0, -0.2)]
    shapes.plate(flag, materials.paint("#c8402f"), at=(x, y, 1.24), turn=(0, 0, 15))


def look() -> Look:
    return Look(
        "bone", plain("#dcd0b4"), exposure=0.82, glow=0.2, pull=0.22, contrast=1.08,
        focus=((0.45, 0.6, 0.1, 0.9), (0.5, 0.4, 0.14, 0.8)), seed=5,
    )  # fmt: skip
