"""An elephant dances on a small floe with a parasol; under the water a shoal holds the ice up."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import sky

GREY, PALE, PINK = "#8f9ab0", "#a8b2c4", "#d8a0a4"
HAND = (-1.62, -0.35, 4.75)
"""Where the trunk's tip holds the parasol."""


def build() -> None:
    stage.ambience("#e8f0f8", "#d0c8c4", 0.85)
    stage.sun((0.35, 0.9, -0.7), "#fff0d4", 3.2, 3)
    stage.camera((0, -14.5, 2.4), (0.05, 0, 1.6), 44)
    _elephant()
    _floe()
    _water()
    _shoal()
    _skaters()


def _elephant() -> None:
    parts: list[Part] = [
        Blob((0.35, 0, 2.1), (1.15, 0.95, 1.0), GREY, (0, 38, 0)),
        Blob((-0.3, 0, 2.75), (0.85, 0.8, 0.8), GREY, (0, 38, 0)),
        Limb((0.5, -0.42, 1.6), (0.35, -0.42, 0.45), 0.5, 0.4, GREY),
        Limb((0.75, 0.45, 1.7), (1.15, 0.45, 1.1), 0.5, 0.42, GREY),
        Limb((1.15, 0.45, 1.1), (1.75, 0.4, 0.85), 0.4, 0.36, PALE),
        Limb((-0.75, -0.5, 2.6), (-1.35, -0.6, 2.05), 0.4, 0.32, GREY),
        Limb((-1.35, -0.6, 2.05), (-1.85, -0.6, 2.2), 0.32, 0.3, PALE),
        Limb((-0.75, 0.5, 2.8), (-1.5, 0.5, 2.75), 0.38, 0.32, PALE),
        Blob((-0.85, -0.05, 3.55), (0.72, 0.62, 0.68), GREY),
        Limb((-1.35, -0.1, 3.35), (-1.95, -0.2, 3.15), 0.34, 0.26, GREY),
        Limb((-1.95, -0.2, 3.15), (-2.3, -0.3, 3.55), 0.26, 0.2, GREY),
        Limb((-2.3, -0.3, 3.55), (-2.05, -0.35, 4.2), 0.2, 0.17, GREY),
        Limb((-2.05, -0.35, 4.2), HAND, 0.17, 0.14, GREY),
        Blob((-0.42, -0.62, 3.55), (0.62, 0.1, 0.72), GREY, (0, -12, 18), blend=0.08),
        Blob((-0.4, -0.7, 3.5), (0.44, 0.07, 0.52), PINK, (0, -12, 18), blend=0.04, weight=1.6),
        Limb((-1.3, -0.42, 3.1), (-1.75, -0.6, 2.85), 0.1, 0.07, "#fbf4e0", blend=0.04),
        Limb((-1.75, -0.6, 2.85), (-2.05, -0.62, 2.98), 0.07, 0.02, "#fbf4e0", blend=0.03),
        Limb((1.45, 0, 1.75), (1.95, 0, 2.05), 0.07, 0.05, GREY, blend=0.08),
        Blob((2.0, 0, 2.12), (0.12, 0.1, 0.16), "#4a4a58", blend=0.05),
        *(
            Blob((0.1 + 0.2 * k, -0.75, 0.42), (0.1, 0.06, 0.12), "#f4ead8", blend=0.02, weight=2)
            for k in range(3)
        ),
    ]
    model(parts, voxel=0.05, blend=0.22, vary=0.12, scale=3, bump=0.2, at=(0, 0, 0.02))
    shine = materials.paint("#101018", rough=0.1, vary=0)
    shapes.ball(0.1, shine, sides=16, at=(-1.2, -0.55, 3.72))
    shapes.ball(0.03, materials.paint("#ffffff", glow=1.2), sides=8, at=(-1.24, -0.65, 3.76))
    tutu = [materials.paint(c, vary=0.08) for c in ("#e8606a", "#fbe4d8")]
    for k in range(3):

        def frill(u: float, v: float, k: int = k) -> Vec:
            a = 2 * np.pi * u
            r = 1.0 + (0.55 + 0.1 * k) * v + 0.09 * v * np.sin(a * 14 + k)
            return (
                r * np.cos(a),
                0.9 * r * np.sin(a),
                0.12 * k - 0.25 * v + 0.05 * np.sin(a * 14 + 2 * k),
            )

        shapes.sheet(frill, tutu[k % 2], cells=(120, 5), at=(0.3, 0, 1.95), turn=(0, -18, 0))
    tip = np.array(HAND)
    shapes.rod(tip - (0.05, 0, 0.4), tip + (0.14, 0, 1.2), 0.05, props.wood())
    props.umbrella("#f0b83a", radius=1.25, handle=False, at=tip + (0.13, 0, 0.72), turn=(0, 6, 0))


def _floe() -> None:
    """Set a small slab of ice under one foot."""
    ice = materials.paint("#f4fafc", "#d4e8f4", vary=0.06, scale=1.2, rough=0.3)
    rim = [
        1 + 0.1 * np.sin(3 * a + 1) + 0.06 * np.sin(7 * a) for a in np.linspace(0, 2 * np.pi, 48)
    ]

    def slab(u: float, v: float) -> Vec:
        k = round(u * 47) % 47
        a, (r, z) = (
            2 * np.pi * k / 47,
            ((0, 0.05), (1, 0.1), (1.03, -0.12), (0.9, -0.42), (0, -0.5))[round(v * 4)],
        )
        return (2.15 * r * rim[k] * np.cos(a), 1.1 * r * rim[k] * np.sin(a), z)

    shapes.hide_shadow(shapes.sheet(slab, ice, cells=(48, 5), at=(0.3, 0, 0.04)))


def _water() -> None:
    """Cut the lake open at the front: a blue wall below the line, ice and banks behind."""
    deep = materials.paint("#4f9cc0", vary=0.06, scale=0.4)
    shapes.box((40, 0.2, 14), deep, at=(0, 2.2, -7.15), bevel=0)
    ice = materials.paint("#e4f0f6", "#d0e4f0", vary=0.05, scale=0.5)
    shapes.hide_shadow(
        shapes.terrain((60, 30), lambda _x, _y: -0.1, ice, cells=3, centre=(0, 17.2))
    )
    stone = materials.paint("#4a6a80", "#5f8090", vary=0.25, scale=1)
    for k in range(9):
        shapes.ball(
            0.9, stone, at=(-4.5 + 1.15 * k, 1.2, -4.9 + 0.4 * np.sin(k * 1.9)), size=(1, 0.7, 0.75)
        )
    weed = materials.paint("#4f8a6a", vary=0.2)
    for k, x in enumerate((-3.3, -2.9, -2.5, 2.6, 3.1)):
        tall = (1.9, 2.7, 1.5, 2.4, 1.6)[k]
        line_of = [(x + 0.16 * np.sin(1.4 * j + k), 0.6, -5.2 + tall * j / 6) for j in range(7)]
        shapes.tube(
            line_of, [0.05, 0.13, 0.15, 0.15, 0.12, 0.08, 0.02], weed, sides=8, size=(1, 0.5, 1)
        )


def _shoal() -> None:
    """Let five fish push the ice from below, and one more come with a prop."""
    for x, z, lean, colour in (
        (-1.15, -0.84, 62, "#f0843a"), (-0.4, -0.94, 80, "#f6b04a"), (0.4, -0.96, 92, "#f0843a"),
        (1.2, -0.93, 104, "#e8603a"), (1.95, -0.82, 118, "#f6b04a"),
    ):  # fmt: skip
        shapes.hide_shadow(
            animals.fish(colour, "#fbd890", at=(x, -0.6, z), turn=(0, lean, 0), size=1.3)
        )
    shapes.hide_shadow(
        animals.fish("#e8603a", "#fbd890", at=(-2.0, -0.5, -2.95), turn=(0, 18, 180), size=1.05)
    )
    shapes.hide_shadow(
        animals.fish("#f6b04a", "#fbd890", at=(1.7, -0.5, -3.4), turn=(0, 12, 0), size=0.95)
    )
    bubble = materials.paint("#eafafa", rough=0.1, glow=0.2)
    for x, z, r in (
        (-1.5, -2.35, 0.2), (-1.25, -2.0, 0.12), (2.2, -2.75, 0.18), (2.4, -2.35, 0.11),
        (0.4, -3.3, 0.15),
    ):  # fmt: skip
        shapes.ball(r, bubble, sides=16, at=(x, -0.4, z))


def _skaters() -> None:
    glide = {
        "upperleg01.R": (-0.1, 0.75, -0.8),
        "lowerleg01.R": (0, 0.9, -0.4),
        "upperarm01.L": (0.8, -0.3, -0.4),
        "upperarm01.R": (-0.8, 0.3, -0.4),
    }
    for k, (x, y, turn, top, cap) in enumerate(
        (
            (4.1, 4.6, 78, "#d8506a", "#f4ead4"),
            (-4.0, 4.6, -78, "#4f9a86", "#e8b83a"),
            (1.2, 10, -70, "#5a5a9a", "#c8402f"),
        )
    ):
        who = people.person(
            gender=("female", "male")[k % 2],
            aim=glide,
            top=top,
            bottom="#6a7490",
            hair="#3a2418",
            hair_length=0.1,
            head=1.3,
            at=(x, y, -0.1),
            turn=(0, 0, turn),
            size=1.25,
        )
        people.put_on(who, people.hat("nightcap", cap))
    for k in range(11):
        x = -9 + 1.8 * k
        plants.fir(
            "#4f7a80",
            "#f8fafc",
            at=(x, 20 + 2 * np.sin(k * 1.7), 0),
            size=1.5 + 0.7 * abs(np.sin(k * 2.3)),
        )


def look() -> Look:
    return Look(
        "ice", sky("spring", 2), Fog(19, 30, "#dce8f0", 0.7), exposure=0.68, glow=0.15, pull=0.14,
        finish="watercolour", seed=29,
    )  # fmt: skip
