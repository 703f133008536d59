"""A peach stone is a prison with a lit window; a worm brings a ladder through the night garden."""

from itertools import pairwise

import numpy as np

from cards.studio import animals, geometry, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, add_stars, gradient

CENTRE = (0.35, 0.0, 2.75)
WORM = ((-2.3, 0.25), (-1.95, 0.3), (-1.75, 0.95), (-1.35, 1.5), (-0.9, 1.25), (-0.75, 0.75))
"""The worm's back from tail to neck, in x and z."""


def build() -> None:
    stage.ambience("#3a4a8a", "#3a2420", 0.6)
    stage.panel((-5, -5, 7), (0, 0, 2), "#ffd0a0", 520, 2.5)
    stage.panel((5, 1, 6), (0, 0, 3), "#7a8cff", 420, 3)
    stage.panel((1.5, -8, 1.6), (0.8, -1.5, 0.4), "#ffc08a", 150, 1.5)
    stage.camera((0.1, -11.0, 2.2), (0.05, 0, 2.75), 49)
    earth = materials.paint("#4a3830", "#3a4030", vary=0.25, scale=1.5, bump=0.4)
    shapes.terrain((40, 30), lambda x, y: 0.1 * shapes.hills(x, y, 0.4), earth, centre=(0, 8))
    _peach()
    _stone()
    _worm()
    _ants()
    _garden()


def _peach() -> None:
    skin = materials.paint("#e8643c", "#f09a4a", vary=0.15, scale=1.2, rough=0.6)
    dome = [(2.2 * np.sin(t), -2.1 * np.cos(t)) for t in np.linspace(0, np.pi / 2, 20)]
    rings = (
        (2.35, 0.03, "#d84a34"),
        (2.27, 0.05, "#ffb84e"),
        (1.75, 0.07, "#ffa03c"),
        (1.42, 0.09, "#f07034"),
        (1.2, 0.11, "#c83828"),
    )
    things = [shapes.lathe(dome, skin, turn=(90, 0, 0), sides=80)]
    for k, (r, thick, tint) in enumerate(rings):
        flesh = materials.paint(tint, vary=0.14, scale=3, rough=0.35)
        angles = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        dent = 0.09 * np.exp(-(((angles - np.pi / 2) / 0.22) ** 2)) * (k < 2)
        radii = r * (1 - dent) + 0.07 * (k > 1) * np.sin(angles * 19 + k)
        rim = np.c_[radii * np.cos(angles), radii * np.sin(angles)]
        things.append(shapes.plate(rim, flesh, thick=thick))
    leaf = materials.paint("#4f8a3c", "#3a6a34", vary=0.2)
    for turn, long in ((38, 1.35), (-64, 1.0)):
        blade = [(0, 0), (0.3, 0.35), (0.28, 0.8), (0, 1.2), (-0.22, 0.75), (-0.24, 0.3)]
        things.append(shapes.leaf(blade, leaf, at=(0, 0.1, 2.12), turn=(15, turn, 0), size=long))
    things.append(shapes.rod((0, 0.2, 2.0), (0.12, 0.2, 2.7), 0.08, props.wood("#6a4428")))
    shapes.group(things, at=CENTRE, turn=(-6, 0, 0))


def _stone() -> None:
    x, _, z = CENTRE
    parts: list[Part] = [Blob((0, 0, 0), (0.98, 0.55, 1.2), "#a8683c")]
    random = np.random.default_rng(6)
    for _ in range(26):
        a, b = random.uniform(-1.2, 1.2, 2)
        start = np.array((0.9 * np.sin(a), -0.5 * np.cos(a), b))
        line = [
            start + (0.12 * k * np.sign(a), 0, -0.16 * k + random.normal(0, 0.03)) for k in range(4)
        ]
        parts += [
            Limb(p, q, 0.06, 0.05, "#5a3020", carve=True, blend=0.05) for p, q in pairwise(line)
        ]
    model(parts, voxel=0.035, blend=0.08, vary=0.2, bump=0.5, at=(x, -0.1, z))
    arch = [(0.36 * np.cos(a), 0.2 + 0.36 * np.sin(a)) for a in np.linspace(0, np.pi, 16)]
    frame = [(p * 1.28, (q + 0.1) * 1.2 - 0.1) for p, q in (*arch, (-0.36, -0.42), (0.36, -0.42))]
    stone = materials.paint("#d8a878", vary=0.2, scale=6)
    shapes.plate(frame, stone, thick=0.24, at=(x, -0.6, z))
    light = materials.paint("#ffcf6a", glow=1.2, vary=0.1)
    shapes.plate([*arch, (-0.36, -0.42), (0.36, -0.42)], light, thick=0.26, at=(x, -0.61, z))
    dark = materials.paint("#2a1614")
    body = [(-0.24, -0.42), (-0.2, -0.12), (-0.1, -0.02), (0.1, -0.02), (0.2, -0.12), (0.24, -0.42)]
    shapes.plate(body, dark, thick=0.02, at=(x, -0.76, z))
    shapes.ball(0.15, dark, at=(x, -0.77, z + 0.1), size=(1, 0.3, 1))
    people.hat("pointed", "#2a1614", at=(x, -0.77, z + 0.16), size=(0.62, 0.3, 0.62))
    iron = materials.paint("#3a3a48", metal=0.5, rough=0.4)
    for dx in (-0.22, 0.0, 0.22):
        shapes.rod((x + dx, -0.82, z - 0.45), (x + dx, -0.82, z + 0.52), 0.04, iron)
    shapes.rod((x - 0.4, -0.82, z - 0.1), (x + 0.4, -0.82, z - 0.1), 0.035, iron)
    for dx in (-0.22, 0.22):
        shapes.ball(0.07, materials.paint("#e8b48c"), sides=16, at=(x + dx, -0.86, z - 0.1))
    stage.bulb((x, -1.25, z), "#ffb050", 42, 0.15)


def _worm() -> None:
    """Bend an inchworm under a ladder that leans toward the window."""
    green, pale = "#8ac43c", "#c4e070"
    curve = geometry.catmull([(x, -1.5, z) for x, z in WORM], 4)
    parts: list[Part] = [
        Blob(tuple(p), (0.27, 0.3, 0.27), green if k % 3 else pale, blend=0.06)
        for k, p in enumerate(curve)
    ]
    head = (-0.62, -1.6, 0.55)
    parts += [
        Blob(head, (0.34, 0.34, 0.33), pale, blend=0.1),
        *(
            Limb(
                (head[0] + dx, head[1], 0.8),
                (head[0] + 2.2 * dx, head[1] - 0.05, 1.1),
                0.035,
                0.03,
                green,
            )
            for dx in (-0.1, 0.12)
        ),
        *(
            Blob((x, -1.62, 0.12), (0.09, 0.1, 0.14), "#5a8a2c", blend=0.03)
            for x in (-2.3, -2.05, -0.85)
        ),
    ]
    model(parts, voxel=0.035, blend=0.08, vary=0.15, scale=5)
    eye, glint = materials.paint("#140c0a", rough=0.1, vary=0), materials.paint("#ffffff", glow=1.0)
    for dx in (-0.08, 0.2):
        shapes.ball(0.075, eye, sides=16, at=(head[0] + dx, -1.91, 0.63))
        shapes.ball(0.022, glint, sides=8, at=(head[0] + dx - 0.02, -1.98, 0.66))
    _ladder((-2.25, -1.75, 1.35), (0.2, -1.15, 2.28))


def _ladder(a: Vec, b: Vec) -> None:
    """Lay a ladder from `a` to `b` whose rungs run up and down the picture."""
    wood, low, high = props.wood("#d8a868", "#b88448"), np.array(a), np.array(b)
    side = np.array((-0.1, 0, 0.24))
    for s in (-1, 1):
        shapes.rod(low + s * side, high + s * side, 0.05, wood)
    for t in np.linspace(0.06, 0.94, 8):
        c = low + (high - low) * t
        shapes.rod(c - side, c + side, 0.04, wood)


def _ants() -> None:
    """March three ants with a spear each around the peach's foot: the guard."""
    black = "#a83c28"
    steel = materials.paint("#d8dce4", metal=0.6, rough=0.3)
    parts: list[Part] = [
        Blob((0.32, 0, 0.3), (0.24, 0.15, 0.16), black),
        Blob((0, 0, 0.3), (0.13, 0.1, 0.11), black),
        Blob((-0.24, 0, 0.4), (0.15, 0.13, 0.14), black),
        Limb((-0.3, 0, 0.5), (-0.48, -0.05, 0.68), 0.02, 0.015, black, blend=0.02),
        *(
            Limb(
                (dx, side * 0.08, 0.28),
                (dx * 2.2, side * 0.3, 0.02),
                0.028,
                0.02,
                black,
                blend=0.02,
            )
            for dx in (-0.12, 0.02, 0.14)
            for side in (-1, 1)
        ),
    ]
    for k, (x, y) in enumerate(((0.75, -2.3), (1.6, -2.0), (2.4, -1.8))):
        ant = model(parts, voxel=0.022, blend=0.05, rough=0.35)
        spear = shapes.rod((-0.12, -0.2, 0.05), (-0.2, -0.2, 1.15), 0.026, props.wood())
        point = shapes.lathe(
            [(0.07, 1.1), (0, 1.36)], steel, sides=12, smooth=False, at=(-0.2, -0.2, 0)
        )
        helmet = shapes.ball(0.15, steel, at=(-0.24, 0, 0.48), size=(1, 1, 0.6))
        shapes.group(
            [ant, spear, point, helmet], at=(x, y, 0.05), turn=(0, 0, 8 * k - 6), size=1.25
        )


def _garden() -> None:
    plants.blades(
        2600,
        lambda r: (r.uniform(-4.5, 4.5), r.uniform(-3.2, 3), -0.02),
        ("#3f6a44", "#2f5540"),
        tall=(0.12, 0.45),
        seed=4,
    )
    blade = materials.paint("#2f5a40", "#3f7048", vary=0.25)
    for x, y, tall, lean in (
        (-2.7, 1.5, 5.2, 0.9),
        (-2.2, 2.2, 6.4, 0.5),
        (2.9, 1.6, 5.8, -0.7),
        (-3.1, 0.4, 3.6, 0.7),
    ):
        line = [(x, y, 0), (x + lean * 0.3, y, tall * 0.55), (x + lean, y, tall)]
        shapes.tube(line, [0.2, 0.16, 0.02], blade, sides=8, size=(1, 1, 1))
    for x, z, turn, size in ((-1.75, 4.75, 24, 0.34), (2.1, 5.35, -20, 0.26)):
        animals.moth("#f4e4c0", "#a8483c", at=(x, -0.8, z), turn=(0, turn, 12), size=size)


def look() -> Look:
    night = gradient(SKIES["night"].stops, bend=0.15)
    return Look(
        "terracotta",
        add_stars(night, 260, lowest=0.8),
        exposure=1.05,
        glow=0.4,
        pull=0.16,
        touch=lambda linear: lamp_light(linear, ((0.56, 0.5, 0.13, 0.12),), "#ffb45a"),
        focus=((0.56, 0.5, 0.14, 1.2), (0.3, 0.75, 0.2, 1.0)),
        seed=241,
    )
