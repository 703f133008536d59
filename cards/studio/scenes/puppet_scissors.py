"""A puppet on a lit stage cuts its own strings with scissors larger than itself."""

import numpy as np

from cards.studio import animals, materials, people, shapes, stage
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import plain

STRING = 0.032
"""Radius of a string: thinner ones vanish on a phone."""


def build() -> None:
    stage.ambience("#8a7a90", "#5a3a34", 0.7)
    stage.spot((-3.4, -6, 8.2), (0.1, 0, 1.6), "#fff0cc", 5200, 34)
    stage.spot((4.5, -5, 7), (0, 0, 1.5), "#ffb088", 3500, 40)
    stage.camera((0, -10.4, 2.1), (0, 0, 2.62), 41)
    floor = materials.paint("#a8683a", "#8a5230", vary=0.2, scale=1.2)
    for k in range(14):
        shapes.box((0.66, 12, 0.1), floor, at=(-4.4 + 0.68 * k, 0.5, -0.05), bevel=0.015)
    backdrop = materials.paint("#5f9a98", "#7fb0a4", vary=0.12, scale=0.5)
    shapes.box((14, 0.1, 12), backdrop, at=(0, 5, 4))
    stage.panel((0, 1.6, 6.5), (0, 5, 3), "#cfeeea", 420, 4)
    paper = materials.paint("#f4ead4", vary=0.08)
    thread = materials.paint("#d8c8a8")
    cloud = [(-1, 0), (-0.75, 0.32), (-0.35, 0.3), (0, 0.62), (0.45, 0.4), (0.75, 0.42), (1, 0)]
    for x, z, size in ((-1.5, 4.6, 0.75), (1.7, 5.2, 0.6), (0.9, 3.7, 0.5)):
        shapes.leaf(cloud, paper, at=(x, 3.4, z), size=size)
        shapes.rod((x, 3.4, z), (x, 3.4, 9), 0.012, thread)
    for k, colour in enumerate(("#2f6a74", "#3f7f84")):
        crest = [(x, 0.16 * np.sin(x * 3.4 + k)) for x in np.linspace(-5, 5, 60)]
        wave = [*crest, (5, -2), (-5, -2)]
        shapes.plate(
            wave, materials.paint(colour, vary=0.1), at=(0, 3.8 - 0.6 * k, 1.25 - 0.35 * k)
        )
    _curtains()
    _puppet()
    for x, y, turn in ((-1.75, -1.5, 130), (1.9, -1.7, 200), (1.2, -2.2, 160)):
        animals.standing("mouse", at=(x, y, 0), turn=(0, 0, turn), size=1.25)
    lamp = materials.paint("#ffdf9a", glow=1.4)
    for x in np.linspace(-2.4, 2.4, 6):
        shapes.lathe(
            [(0.2, 0), (0.24, 0.12), (0, 0.24)],
            materials.paint("#d8a84a", metal=0.6),
            sides=20,
            at=(x, -3.0, 0),
        )
        shapes.ball(0.09, lamp, sides=14, at=(x, -2.82, 0.16))
    stage.panel((0, -3.2, 0.15), (0, 0, 1.6), "#ffc070", 45, 1.6)


def _curtains() -> None:
    velvet = materials.paint("#a8202c", "#8a1826", vary=0.15, scale=2)
    gold = materials.paint("#d8a84a", metal=0.5, rough=0.4)
    for s in (-1, 1):

        def fall(u: float, v: float, s: int = s) -> Vec:
            wide = 2.3 - 0.95 * np.exp(-(((v - 0.62) / 0.25) ** 2))
            x = s * (3.9 - wide * u)
            return x, 0.6 + 0.16 * np.sin(u * 34) - 0.5 * (1 - u), 7.4 - 7.4 * v

        shapes.sheet(fall, velvet, cells=(90, 40))
        shapes.ring(0.62, 0.07, gold, at=(s * 3.2, 0.55, 2.8), size=(1.15, 0.6, 1))

    def swag(u: float, v: float) -> Vec:
        sag = abs(np.sin(u * np.pi * 3))
        return -3.9 + 7.8 * u, 0.2 + 0.09 * np.sin(u * 90), 7.6 - (0.9 + 0.75 * sag) * v

    shapes.sheet(swag, velvet, cells=(160, 12))

    def fringe(u: float, v: float) -> Vec:
        x, y, z = swag(u, 1)
        return x, y - 0.04, z + 0.05 - 0.16 * v

    shapes.sheet(fringe, gold, cells=(160, 3))


def _puppet() -> None:
    wood = "#d8a878"
    it = people.person(
        gender="male",
        age="child",
        weight="average",
        top="#e8dcc4",
        bottom="#3f6f8a",
        skirt="#d8a83a",
        flare=0.25,
        skin=wood,
        hair=None,
        head=1.3,
        shoes="#8a2f2a",
        aim={
            "upperarm01.L": (0.5, -0.2, 0.9),
            "lowerarm01.L": (-0.05, -0.25, 1),
            "upperarm01.R": (-0.5, -0.2, 0.9),
            "lowerarm01.R": (0.05, -0.25, 1),
            "upperleg01.L": (0.25, 0, -1),
            "upperleg01.R": (-0.25, -0.15, -1),
        },
        bend={"head": (-14, 10, 8)},
        at=(-0.1, 0, 0),
        turn=(0, 0, 10),
        size=2.35,
    )
    people.put_on(it, people.hat("nightcap", "#c8302c", "#e8c050"))
    ruff = materials.paint("#f8f2e4", vary=0.05)

    def frill(u: float, v: float) -> Vec:
        a = 2 * np.pi * u
        r = 0.05 + 0.1 * v
        neck = it.joints["neck01"]
        return (
            neck[0] + r * np.cos(a),
            neck[1] + r * np.sin(a),
            neck[2] + 0.03 * np.sin(a * 14) * v - 0.015,
        )

    it.wear(shapes.sheet(frill, ruff, cells=(140, 5)))
    dark = materials.paint("#7a4a30")
    for joint in (
        "lowerarm01.L",
        "lowerarm01.R",
        "wrist.L",
        "wrist.R",
        "lowerleg01.L",
        "lowerleg01.R",
    ):
        it.wear(shapes.ball(0.042, dark, sides=14, at=it.joints[joint]))
    bar = materials.paint("#d89a54", vary=0.2, glow=0.25)
    cross = [shapes.box((2.4, 0.16, 0.1), bar), shapes.box((0.16, 1.4, 0.1), bar)]
    shapes.group(cross, at=(0.1, 0, 6.75), turn=(4, -7, 14))
    thread = materials.paint("#fff4d8", glow=0.35)
    for joint, top in (
        ("head", (0.1, 0, 6.7)),
        ("wrist.R", (-1.0, -0.1, 6.85)),
        ("lowerleg01.R", (-0.3, 0.5, 6.75)),
    ):
        end = it.where(joint)
        if joint == "head":
            end.z += 0.7
        shapes.rod(tuple(end), top, STRING, thread)
    hang = [(1.2, 0, 6.6), (1.18, -0.05, 6.1), (1.34, -0.1, 5.7), (1.22, -0.1, 5.3)]
    shapes.tube(hang, STRING, thread)
    hand = it.where("wrist.L")
    loose = [
        tuple(hand),
        (hand.x + 0.25, hand.y, hand.z + 0.25),
        (hand.x + 0.5, hand.y, hand.z - 0.1),
        (hand.x + 0.45, hand.y, hand.z - 0.5),
    ]
    shapes.tube(loose, STRING, thread)
    _scissors((it.where("wrist.L") + it.where("wrist.R")) / 2)


def _scissors(at: Vec) -> None:
    steel = materials.paint("#e4ecf0", metal=0.2, rough=0.3, vary=0.05, glow=0.18)
    red = materials.paint("#c83a2c", rough=0.4)
    halves = []
    for s in (-1, 1):
        blade = [(-0.1, -0.15), (0.11, -0.1), (0.1, 0.9), (0.0, 1.85), (-0.06, 0.9)]
        half = [shapes.leaf([(s * x, z) for x, z in blade], steel, thick=0.05)]
        half.append(
            shapes.tube([(0, 0, -0.1), (-s * 0.08, 0, -0.45), (-s * 0.22, 0, -0.62)], 0.06, red)
        )
        half.append(
            shapes.ring(
                0.3, 0.06, red, at=(-s * 0.36, 0, -0.88), turn=(90, 0, 0), size=(0.85, 1.1, 1)
            )
        )
        halves.append(shapes.group(half, at=(0, 0.03 * s, 0), turn=(0, s * 15, 0)))
    halves.append(shapes.ball(0.08, materials.paint("#d8a84a", metal=0.8), at=(0, -0.06, 0)))
    shapes.group(halves, at=(at[0] + 0.02, at[1] - 0.12, at[2] + 1.12), turn=(0, 14, 0), size=1.22)


def look() -> Look:
    return Look(
        "scarlet",
        plain("#5a2030"),
        exposure=0.95,
        glow=0.45,
        pull=0.28,
        focus=((0.5, 0.52, 0.12, 1.2), (0.55, 0.4, 0.1, 0.9)),
        seed=21,
    )
