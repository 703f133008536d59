"""An orange is opened on a grey morning; inside it the sun rises over a sea."""

import numpy as np

from cards.studio import animals, materials, props, shapes, stage
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import plain


def build() -> None:
    stage.ambience("#b4bec8", "#6a6c70", 0.75)
    stage.panel((-4.5, 2.5, 5), (0, 0, 0.5), "#d4e0ea", 420, 2.2)
    stage.panel((4, -4, 3), (0, 0, 0.5), "#e8e4dc", 120, 3)
    stage.camera((0.3, -5.2, 2.0), (0.05, 0, 0.98), 40)
    table = materials.paint("#8f9498", "#82888c", vary=0.12, scale=1.5)
    shapes.box((12, 6, 0.2), table, at=(0, 0.4, -0.1))
    wall = materials.paint("#a4a8ac", "#989ca2", vary=0.08)
    shapes.box((14, 0.2, 8), wall, at=(0, 3.4, 3))
    _window()
    _half()
    _rest()


def _window() -> None:
    pane = materials.paint("#c4ced6", "#b0bcc6", vary=0.1, glow=0.35)
    frame = materials.paint("#e8e6e0", vary=0.05)
    shapes.box((1.9, 0.1, 2.2), pane, at=(-0.9, 3.28, 2.75), bevel=0)
    for x, z, wide, tall in (
        (-0.9, 3.9, 2.2, 0.14),
        (-0.9, 1.6, 2.3, 0.16),
        (-1.92, 2.75, 0.14, 2.3),
        (0.12, 2.75, 0.14, 2.3),
        (-0.9, 2.75, 0.08, 2.2),
        (-0.9, 2.75, 1.9, 0.08),
    ):
        shapes.box((wide, 0.16, tall), frame, at=(x, 3.2, z))
    rain = materials.paint("#e4ecf2", vary=0)
    random = np.random.default_rng(6)
    for _ in range(34):
        x, z = random.uniform(-1.8, 0.0), random.uniform(1.75, 3.7)
        shapes.rod((x, 3.2, z), (x - 0.03, 3.2, z - random.uniform(0.08, 0.25)), 0.007, rain)


def _half() -> None:
    """Set half an orange on its side, its cut face a dawn."""
    peel = materials.paint("#f08a24", "#e87a1c", vary=0.1, scale=14, bump=0.25, rough=0.45)
    pith, glow = (
        materials.paint("#fdf0d4", vary=0.04),
        materials.paint("#ffd45a", glow=1.4, vary=0.05),
    )
    angles = np.linspace(0, 2 * np.pi, 60, endpoint=False)

    def rim(r: float) -> list[Vec]:
        return [(r * np.cos(a), r * np.sin(a)) for a in angles]

    dome = [(np.sin(t), -np.cos(t)) for t in np.linspace(0, np.pi / 2, 14)]
    things = [
        shapes.lathe(dome, peel, turn=(90, 0, 0)),
        shapes.plate(rim(1.0), peel, thick=0.03),
        shapes.plate(rim(0.95), pith, thick=0.05),
    ]
    for k in range(13):
        a, b = np.pi * k / 13 + 0.035, np.pi * (k + 1) / 13 - 0.035
        colour = ("#ff9a3c", "#ffb454", "#f8864a")[k % 3]
        wedge = [
            (0.34 * np.cos(a), 0.34 * np.sin(a)),
            (0.88 * np.cos(a), 0.88 * np.sin(a)),
            (0.9 * np.cos((a + b) / 2), 0.9 * np.sin((a + b) / 2)),
            (0.88 * np.cos(b), 0.88 * np.sin(b)),
            (0.34 * np.cos(b), 0.34 * np.sin(b)),
        ]
        things.append(
            shapes.plate(wedge, materials.paint(colour, glow=0.45, vary=0.15, scale=8), thick=0.07)
        )
    sun = [(0.3 * np.cos(a), 0.3 * np.sin(a)) for a in np.linspace(0, np.pi, 26)]
    things.append(shapes.plate(sun, glow, thick=0.09))
    sea = [(0.89 * np.cos(a), 0.89 * np.sin(a)) for a in np.linspace(np.pi, 2 * np.pi, 40)]
    things.append(
        shapes.plate(sea, materials.paint("#2f6f94", "#3f86a8", vary=0.15, glow=0.15), thick=0.07)
    )
    gleam = materials.paint("#ffd68a", glow=0.9, vary=0.1)
    random = np.random.default_rng(3)
    for k in range(15):
        z, wide = -0.05 - 0.05 * k, 0.06 + 0.16 * random.random() * (1 - k / 18)
        x = random.normal(0, 0.05)
        things.append(shapes.box((wide * 2, 0.02, 0.016), gleam, at=(x, -0.045, z), bevel=0))
    dark = materials.paint("#2a2430")
    things.append(
        shapes.plate(
            [(-0.11, 0), (0.11, 0), (0.07, -0.055), (-0.07, -0.055)],
            dark,
            thick=0.03,
            at=(0.42, -0.06, -0.14),
        )
    )
    things.append(
        shapes.plate(
            [(0, 0.02), (0, 0.27), (0.13, 0.04)],
            materials.paint("#fbf0dc"),
            thick=0.02,
            at=(0.42, -0.06, -0.14),
        )
    )
    for x, z, w in ((-0.45, 0.5, 0.16), (-0.25, 0.62, 0.12), (0.5, 0.45, 0.12)):
        wing = [
            (-w, w * 0.45),
            (-w * 0.4, w * 0.3),
            (0, 0),
            (w * 0.4, w * 0.3),
            (w, w * 0.45),
            (0, w * 0.1),
        ]
        things.append(shapes.plate(wing, dark, thick=0.02, at=(x, -0.06, z)))
    shapes.group(things, at=(-0.05, 0, 1.02), turn=(-9, 0, -6), size=1.02)
    stage.bulb((-0.05, -0.9, 1.15), "#ffb85a", 45, 0.2)
    stage.bulb((0, -0.5, 0.25), "#ff9a4a", 12, 0.1)


def _rest() -> None:
    peel = materials.paint("#f08a24", "#e87a1c", vary=0.1, scale=14, bump=0.25, rough=0.45)
    turns = np.linspace(0, 9, 60)
    curl = [
        (
            1.35 + (0.42 - 0.02 * t) * np.cos(t),
            -1.25 + (0.32 - 0.015 * t) * np.sin(t),
            0.05 + 0.035 * t,
        )
        for t in turns
    ]
    shapes.tube(curl, np.linspace(0.06, 0.025, 60).tolist(), peel, sides=8, steps=2, size=(1, 1, 1))
    steel = materials.paint("#d4dce2", metal=0.85, rough=0.25, vary=0.05)
    blade = [(0, 0), (1.05, 0.02), (1.15, 0.08), (1.0, 0.15), (0, 0.15)]
    knife = [
        shapes.plate(blade, steel, thick=0.02),
        shapes.box((0.55, 0.06, 0.14), props.wood("#4a3226"), at=(-0.26, 0, 0.075), bevel=0.02),
    ]
    shapes.group(knife, at=(-1.1, -1.55, 0.02), turn=(88, 0, 14))
    cup = materials.paint("#e4e6e8", rough=0.3, vary=0.04)
    shapes.lathe(
        [(0.2, 0), (0.3, 0.06), (0.38, 0.5), (0.36, 0.5), (0.28, 0.1), (0, 0.08)],
        cup,
        at=(1.55, 0.7, 0),
    )
    shapes.ring(0.15, 0.035, cup, at=(1.97, 0.7, 0.28), turn=(90, 0, 0))
    shapes.lathe(
        [(0, 0.44), (0.36, 0.44)],
        materials.paint("#4a3024", rough=0.1),
        smooth=False,
        at=(1.55, 0.7, 0),
    )
    dome = [
        (0.001, -0.62),
        (0.36, -0.5),
        (0.58, -0.2),
        (0.62, 0.05),
        (0.5, 0.4),
        (0.2, 0.6),
        (0, 0.62),
    ]
    shapes.lathe(dome, peel, at=(-1.6, 0.9, 0.62))
    leaf = materials.paint("#4f7a3a", vary=0.2)
    shapes.leaf(
        [(0, 0), (0.12, 0.16), (0.05, 0.42), (-0.08, 0.2)],
        leaf,
        at=(-1.58, 0.85, 1.22),
        turn=(-40, 30, 0),
    )
    animals.bird("#7a8490", "#c8ccd0", at=(0.35, -1.75, 0.03), turn=(0, 0, 160), size=0.75)
    seed = materials.paint("#f4e4bc")
    for x, y in ((-0.3, -1.35), (0.85, -1.75), (-0.55, -1.75)):
        shapes.ball(
            0.05, seed, sides=12, at=(x, y, 0.03), size=(1.5, 0.8, 0.7), turn=(0, 0, 60 * x)
        )


def look() -> Look:
    return Look(
        "wheat",
        plain("#8f9498"),
        exposure=0.9,
        glow=0.4,
        pull=0.08,
        touch=lambda linear: lamp_light(linear, ((0.49, 0.5, 0.16, 0.16),), "#ffb45a"),
        focus=((0.5, 0.5, 0.22, 1.1),),
        seed=151,
    )
