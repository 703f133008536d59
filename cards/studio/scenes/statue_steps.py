"""A ship's figurehead steps ashore and leaves wet footprints; a cat watches her go."""

import numpy as np

from cards.studio import animals, buildings, materials, people, props, shapes, stage
from cards.studio.colour import light
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec, grid_faces
from cards.studio.skies import sky

BANDS = ((0, "#5a1f1c"), (0.3, "#5a1f1c"), (0.31, "#e0a848"), (0.35, "#e0a848"), (0.36, "#123a44"),
         (0.74, "#174a54"), (0.75, "#e0a848"), (0.8, "#e0a848"), (0.81, "#7a3a20"),
         (1, "#7a3a20"))  # fmt: skip
"""The hull's colours from the water to the rail."""
EDGE = (-1.5, -0.62)
"""The quay ends where x = EDGE[0] + EDGE[1] * y, and runs straight toward the camera."""


def build() -> None:
    stage.ambience("#4a8088", "#2a3a40", 0.7)
    stage.sun((-0.75, 0.35, -0.4), "#ffb868", 3.4, 2)
    stage.panel((-5, -5, 3), (0, 0, 2), "#5ab8c0", 260, 4)
    stage.panel((5, -7, 3), (0.8, -2, 0.8), "#ffb070", 260, 3)
    stage.camera((0.45, -7.4, 1.7), (0.05, 0, 2.15), 31)
    _quay()
    _ship()
    _figurehead()
    _harbour()


def _quay() -> None:
    sea = [(-30, -20, -0.7), (30, -20, -0.7), (30, 60, -0.7), (-30, 60, -0.7)]
    shapes.mesh(sea, [(0, 1, 2, 3)], materials.water("#12464e", strength=0.5))
    stones = [materials.paint(c, vary=0.2, scale=3, rough=0.45, bump=0.2)
              for c in ("#5f7274", "#6f7c78", "#546668")]  # fmt: skip
    random = np.random.default_rng(8)
    for row in range(26):
        y = -5.4 + 0.62 * row
        x = EDGE[0] + EDGE[1] * max(y, -1.5) + 0.1 * (row % 3)
        while x < 8:
            wide = random.uniform(0.7, 1.15)
            shapes.box((wide - 0.05, 0.57, 0.8), stones[random.integers(3)], bevel=0.05,
                       at=(x + wide / 2, y, -0.4 + random.uniform(-0.015, 0.015)))  # fmt: skip
            x += wide
    wet = materials.paint("#8fe0e0", rough=0.04, vary=0, glow=0.35)
    for k in range(7):
        t = k / 6
        x, y = -0.35 + 1.0 * t, -3.7 + 2.5 * t
        foot = [shapes.ball(0.1, wet, at=(0, -0.2, 0), size=(0.85, 1.2, 0.15)),
                shapes.ball(0.14, wet, at=(0, 0.06, 0), size=(0.85, 1.25, 0.12))]  # fmt: skip
        foot += [shapes.ball(0.045, wet, sides=12, at=(0.042 * i, 0.3 - 0.015 * i * i, 0),
                             size=(1, 1, 0.3)) for i in range(-2, 3)]  # fmt: skip
        step = 0.17 if k % 2 else -0.17
        shapes.group(foot, at=(x + step, y - 0.4 * step, 0.01), turn=(0, 0, -25))


def _ship() -> None:
    """Build the bow, higher than the frame, and the golden bracket where she was."""
    things = []
    rows, columns = 40, 30
    planks = materials.paint(None, vary=0.18, scale=5, bump=0.2, rough=0.55)
    for side in (-1, 1):
        verts: list[Vec] = []
        colours = []
        for v in np.linspace(0, 1, rows):
            for u in np.linspace(0, 1, columns):
                lap = 0.05 * ((v * 14) % 1)
                wide = 1.9 * u**0.6 * (0.25 + 0.75 * v**0.8) + lap * min(1, 8 * u)
                verts.append((-7 * u + 1.5 * v**1.6, side * wide, -0.8 + 6.6 * v + 0.5 * u * v))
                colours.append([np.interp(v, [b[0] for b in BANDS], [light(b[1])[i] for b in BANDS])
                                for i in range(3)])  # fmt: skip
        things.append(shapes.mesh(verts, grid_faces(rows, columns), planks, colours=colours))
    gold = materials.paint("#e0a848", metal=0.5, rough=0.35)
    stem = [(1.5 * v**1.6 + 0.06, 0, -0.8 + 6.6 * v) for v in np.linspace(0, 1, 12)]
    things.append(shapes.tube(stem, 0.13, gold))
    things.append(shapes.tube([(0.2, 0, 5.4), (2.2, 0, 6.3), (4.6, 0, 7.4)], [0.24, 0.2, 0.12],
                              props.wood("#a8683a")))  # fmt: skip
    for side in (-1, 1):
        turns = np.linspace(0, 3.6 * np.pi, 30)
        out = 0.62 * np.exp(-turns * 0.17)
        curl = [(0.95 + r * np.cos(a + 1.2), side * 0.18, 3.7 + r * np.sin(a + 1.2))
                for a, r in zip(turns, out, strict=True)]  # fmt: skip
        things.append(shapes.tube(curl, (out * 0.16 + 0.03).tolist(), gold, sides=8, steps=2))
        for x in (-1.5, -2.9):
            port = materials.paint("#ffc060", glow=1.2)
            wide = 1.9 * (-(x - 0.9) / 7) ** 0.6 * 0.72 + 0.05
            things.append(shapes.ball(0.26, port, at=(x, side * wide, 3.3), size=(1, 0.3, 1)))
            things.append(shapes.ring(0.27, 0.06, gold, at=(x, side * (wide + 0.05), 3.3),
                                      turn=(90, 0, 0)))  # fmt: skip
    shapes.group(things, at=(-1.0, 1.6, 0), turn=(0, 0, -32))


def _figurehead() -> None:
    """Set her in mid-step: carved and gilded, with barnacles at her hem and a borrowed shawl."""
    wood = "#c08448"
    who = people.person(
        pose="walk", skin=wood, top="#e8dcc0", skirt="#e8dcc0", flare=1.0, hair="#e0a030",
        hair_length=0.5, shoes=wood, bare_arms=True, eyes=False, shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.R": (-0.25, -0.9, -0.1), "lowerarm01.R": (-0.1, -1, 0.35),
            "upperarm01.L": (0.35, 0.5, -0.8), "lowerarm01.L": (0.2, 0.2, -1),
            "upperleg01.R": (-0.05, -0.75, -0.8), "lowerleg01.R": (-0.05, -0.1, -1),
            "upperleg01.L": (0.05, 0.35, -1), "lowerleg01.L": (0, 0.7, -1),
        },
        bend={"head": (-8, 0, 0)}, head=1.2, at=(0.95, -0.9, 0.0), turn=(0, 0, 66), size=2.05,
    )  # fmt: skip
    rope = [(-0.19, 1.0, 3.55), (-0.05, 0.5, 2.5), (0.25, -0.2, 1.75), (0.7, -0.95, 2.0)]
    shapes.tube(rope, 0.055, materials.paint("#e8c078", vary=0.2, scale=10))
    people.cape(who, "#e0602c", 0.62, 0.34)
    crown = props.crown("#f0c050", 0.12)
    people.put_on(who, crown, -0.03)
    shell = materials.paint("#cfe0d8", vary=0.2, rough=0.5)
    random = np.random.default_rng(5)
    for _ in range(46):
        a, z = random.uniform(0, 2 * np.pi), random.uniform(0.32, 0.6)
        r = 0.43 - 0.3 * (z - 0.32)
        who.wear(shapes.ball(random.uniform(0.018, 0.04), shell, sides=10,
                             at=(r * np.cos(a), 0.04 + r * 0.8 * np.sin(a), z)))  # fmt: skip


def _harbour() -> None:
    houses = buildings.street(7, 5, glow=1.2, walls=("#3f5f64", "#5a6a64", "#6a5f54"),
                              roofs=("#3a4a54", "#6a4030"))  # fmt: skip
    shapes.group(houses, at=(1.2, 9.5, 0), turn=(0, 0, -8), size=1.7)
    props.street_lamp(at=(2.5, 1.4, 0), size=1.15)
    stage.bulb((2.55, 0.9, 3.6), "#ffb860", 160, 0.3)
    animals.sitting("cat", coat="#e08a3c", at=(1.5, -3.0, 0), turn=(0, 0, 205), size=1.35)


def look() -> Look:
    return Look(
        "teal-bottle", sky("teal", 6), Fog(9, 9, "#d8a870", 0.75),
        Rays((0.95, 0.3), 0.15, "#ffc880"), exposure=1.05, glow=0.35, pull=0.2,
        touch=lambda p: lamp_light(p, ((0.85, 0.42, 0.12, 0.1),), "#ffb860"),
        focus=((0.62, 0.4, 0.12, 1.2), (0.8, 0.85, 0.1, 0.9)), seed=61,
    )  # fmt: skip
