"""On a snowed-up platform somebody kneels by a suitcase in which it is summer at the sea."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

HALF = (1.75, 1.2)
"""Half the case's length and depth; its rim is at z = RIM, its beach just below."""
RIM = 0.72


def build() -> None:
    stage.ambience("#5a78b0", "#3a4a70", 0.55)
    stage.sun((-0.6, 0.5, -0.6), "#8fb0ff", 1.1, 6)
    stage.bulb((0, -0.4, 1.6), "#ffc060", 140, 0.5)
    stage.camera((1.0, -8.0, 6.1), (0.48, 0.75, 1.05), 37.5)
    _platform()
    _case()
    _summer()
    _kneeler()
    _left_behind()


def _snow(x: float, y: float) -> float:
    return 0.08 * shapes.hills(x, y, 0.5) + 0.03 * shapes.hills(x, y, 1.7) - 0.05


def _platform() -> None:
    snow = materials.paint("#dfe8f6", "#cfdcf0", vary=0.06, scale=1.2)
    shapes.terrain((24, 11.6), _snow, snow, cells=160, centre=(0, -1.0))
    shapes.box((24, 0.5, 0.7), materials.paint("#c8ccd8", vary=0.1), at=(0, 4.75, -0.35))
    shapes.terrain((40, 26), lambda x, y: _snow(x, y) - 1.0, snow, cells=120, centre=(0, 18))
    rail, sleeper = materials.paint("#5a6478", metal=0.5, rough=0.35), props.wood("#5a4438")
    for y in (6.3, 8.1):
        shapes.box((30, 0.2, 0.24), rail, at=(0, y, -0.7))
    for x in np.arange(-9, 9, 1.1):
        shapes.box((0.42, 3.0, 0.2), sleeper, at=(x, 7.2, -0.88))
    props.street_lamp(at=(-3.1, 4.0, 0), size=1.35)
    stage.bulb((-3.1, 3.7, 4.3), "#ffd890", 60, 0.2)
    _train()


def _train() -> None:
    """Let the last carriage stand on the track, its windows lit, its tail lamp red."""
    green = materials.paint("#2f5a58", vary=0.1)
    roof, dark = materials.paint("#e8eef8", vary=0.05), materials.paint("#1f2430")
    pane = materials.paint("#ffd27a", glow=1.1, vary=0.1)
    tail = materials.paint("#ff4a3a", glow=1.2, vary=0)
    right, y = 2.2, 7.2
    shapes.box((12, 2.2, 1.9), green, at=(right - 6, y, 0.9), bevel=0.15)
    shapes.box((12.1, 2.3, 0.25), roof, at=(right - 6, y, 1.95), bevel=0.12)
    for k in range(7):
        shapes.box((0.8, 0.06, 0.7), pane, at=(right - 0.9 - 1.25 * k, y - 1.12, 1.15), bevel=0.03)
    for k in range(6):
        shapes.ball(0.42, dark, at=(right - 1 - 1.7 * k, y - 0.9, -0.25), size=(1, 0.3, 1))
    shapes.ball(0.2, tail, at=(right + 0.05, y - 0.8, 0.5))
    stage.bulb((right + 0.5, y - 1.2, 0.6), "#ff3a2a", 25, 0.1)


def _case() -> None:
    hide = materials.paint("#c2602c", "#a84e20", vary=0.15, scale=4)
    trim, brass = materials.paint("#5a2c1a"), materials.paint("#f0c050", metal=0.5, rough=0.3)
    x, y = HALF
    for s in (-1, 1):
        shapes.box((0.16, 2 * y + 0.16, RIM), hide, at=(s * x, 0, RIM / 2))
        shapes.box((2 * x + 0.16, 0.16, RIM), hide, at=(0, s * y, RIM / 2))
        shapes.box((0.4, 0.4, 0.44), trim, at=(s * (x - 0.06), -y + 0.06, RIM - 0.18), bevel=0.09)
        shapes.box((0.36, 0.06, 0.32), brass, at=(s * 0.95, -y - 0.1, RIM - 0.18))
    handle = [
        (-0.38, -y, 0.42),
        (-0.32, -y - 0.36, 0.42),
        (0.32, -y - 0.36, 0.42),
        (0.38, -y, 0.42),
    ]
    shapes.tube(handle, 0.085, trim)
    day = materials.paint(None, vary=0.0, glow=0.3)
    lid = [
        shapes.box((2 * x + 0.16, 0.5, 2 * y), hide, at=(0, 0.27, y)),
        _inner_sky((2 * x - 0.2, 2 * y - 0.25), day),
    ]
    shapes.group(lid, at=(0, y, RIM), turn=(-20, 0, 0))


def _inner_sky(size: Vec, material: shapes.Material) -> shapes.Object:
    """Line the lid with a summer sky: a gradient with a few round clouds."""
    columns, rows = 70, 48
    top, low, white = (np.array(stage.light(c)) for c in ("#2f9ad8", "#bfeaf0", "#fffaf0"))
    verts, colours = [], []
    puffs = ((-0.95, 0.62, 0.32), (-0.65, 0.56, 0.24), (-1.2, 0.55, 0.2), (0.7, 1.2, 0.3),
             (1.02, 1.14, 0.24), (0.45, 1.13, 0.2))  # fmt: skip
    for v in np.linspace(0, 1, rows):
        for u in np.linspace(0, 1, columns):
            x, z = size[0] * (u - 0.5), 0.12 + size[1] * v
            verts.append((x, -0.02, z))
            near = min(np.hypot(x - cx, (z - cz) * 1.3) - r for cx, cz, r in puffs)
            cloud = np.clip(0.5 - near / 0.06, 0, 1)
            colours.append((low + (top - low) * v) * (1 - cloud) + white * cloud)
    faces = shapes.geometry.grid_faces(rows, columns)
    return shapes.mesh(verts, faces, material, colours=np.array(colours))


def _summer() -> None:
    """Fill the case: sand, a sea with its waves, a parasol, somebody who waves up."""
    x, y = HALF[0] - 0.08, HALF[1] - 0.08
    sand = materials.paint("#ffe09a", "#f8d080", vary=0.08, scale=2, glow=0.12)
    sea = materials.paint("#1fa8c0", "#35c0c8", vary=0.08, scale=1.5, rough=0.2, glow=0.1)
    foam = materials.paint("#fffcf2", vary=0.02, glow=0.1)
    shapes.box((2 * x, 2 * y, 0.1), sand, at=(0, 0, RIM - 0.3), bevel=0)
    for k, (inland, m) in enumerate(((0.0, foam), (0.12, sea), (0.5, foam), (0.58, sea))):
        line = [
            (0.15 + inland + 0.22 * v + 0.09 * np.sin(4 * v + 0.6 * k), v)
            for v in np.linspace(-y, y, 40)
        ]
        wave = [*line, (x, y), (x, -y)]
        shapes.plate(wave, m, thick=0.02, at=(0, 0, RIM - 0.23 + 0.015 * k), turn=(-90, 0, 0))
    red, white = materials.paint("#e8402c", vary=0.05), materials.paint("#fbf4e4", vary=0.05)
    parasol = [shapes.rod((0, 0, -0.95), (0, 0, 0.3), 0.035, white)]
    for k in range(10):
        a, b = 2 * np.pi * k / 10, 2 * np.pi * (k + 1) / 10
        rim = [(0.58 * np.cos(t), 0.58 * np.sin(t), 0) for t in np.linspace(a, b, 4)]
        parasol.append(
            shapes.mesh([(0, 0, 0.3), *rim], [(0, 1, 2), (0, 2, 3), (0, 3, 4)], (red, white)[k % 2])
        )
    shapes.group(parasol, at=(-1.15, 0.45, RIM + 0.7), turn=(10, -8, 0))
    who = people.person(
        pose="reach", top="#e8487a", skirt="#e8487a", flare=0.9, skin="#a86a48", hair="#2a1810",
        hair_length=0.25, head=1.4, bare_arms=True, at=(-0.5, -0.3, RIM - 0.25),
        turn=(0, 0, 60), size=0.68,
    )  # fmt: skip
    people.plain_face(who, "#a86a48")
    props.sail_boat("#e8702c", at=(1.25, 0.35, RIM - 0.16), turn=(0, 0, 20), size=0.62)
    star = materials.paint("#f07a3a", vary=0.1)
    shapes.star(0.15, star, at=(-0.55, -0.85, RIM - 0.2), turn=(-88, 0, 15))


def _kneeler() -> None:
    """Set an old traveller on his knees before the light, hands held out to it."""
    who = people.person(
        gender="male", age="old", top="#34508a", bottom="#3a3448", shoes="#2a2024", hair="#f0ece6",
        hair_length=0.1, skin="#d8a283", head=1.3, shapes_of_face=people.ASLEEP, eyes=False,
        bend={"spine03": (22, 0, 0), "head": (4, 0, 0)},
        aim={
            "upperarm01.L": (0.2, -0.9, -0.35), "lowerarm01.L": (-0.05, -1, 0.1),
            "upperarm01.R": (-0.2, -0.9, -0.35), "lowerarm01.R": (0.05, -1, 0.1),
            "upperleg01.L": (0.1, -0.45, -1), "lowerleg01.L": (0, 1, -0.12),
            "upperleg01.R": (-0.1, -0.45, -1), "lowerleg01.R": (0, 1, -0.12),
        },
        palm={"L": (0, -0.2, -1), "R": (0, -0.2, -1)},
        at=(2.75, -0.05, -1.0), turn=(0, 0, -90), size=1.95,
    )  # fmt: skip
    scarf = materials.paint("#d8402c", vary=0.1, scale=8)
    neck = shapes.Vector(who.joints["neck01"])
    who.wear(shapes.ring(0.1, 0.05, scarf, at=(neck.x, neck.y, neck.z + 0.03)))
    end = [(neck.x + 0.09, neck.y - 0.06, neck.z), (neck.x + 0.14, neck.y - 0.14, neck.z - 0.2),
           (neck.x + 0.14, neck.y - 0.1, neck.z - 0.45)]  # fmt: skip
    who.wear(shapes.tube(end, 0.05, scarf))
    people.put_on(who, people.hat("cap", "#6a4a3a"))


def _left_behind() -> None:
    paper, red = materials.paint("#fbf6ea", vary=0.03), materials.paint("#d8382c", vary=0)
    fold = materials.paint("#c8bca8", vary=0)
    letter = [
        shapes.box((1.0, 0.68, 0.05), paper, bevel=0.01),
        shapes.rod((-0.5, 0.33, 0.03), (0, -0.06, 0.04), 0.016, fold),
        shapes.rod((0.5, 0.33, 0.03), (0, -0.06, 0.04), 0.016, fold),
        shapes.ball(0.12, red, at=(0, -0.06, 0.04), size=(1, 1, 0.3)),
    ]
    shapes.group(letter, at=(-0.75, -2.55, 0.06), turn=(6, 0, 16), size=1.05)
    hollow = materials.paint("#a8b8d8", vary=0)
    for k in range(7):
        x, y = 2.6 - 0.06 * k + (0.16 if k % 2 else -0.16), -1.2 - 0.42 * k
        shapes.ball(0.16, hollow, at=(x, y, _snow(x, y) + 0.02), size=(0.7, 1.3, 0.12))
    flake = materials.paint("#ffffff", vary=0, glow=0.5)
    random = np.random.default_rng(9)
    drop = shapes.ball(0.035, flake, sides=10, at=(0, 0, -50))
    for _ in range(150):
        at = (random.uniform(-4.5, 4.5), random.uniform(1.6, 6), random.uniform(0.4, 6))
        shapes.copy_of(drop, at=at, size=random.uniform(0.6, 1.5))


def look() -> Look:
    sky = gradient(((0, "#1f2f58"), (0.4, "#3f5488"), (1, "#6a80b0")), bend=0.05)
    return Look(
        "lemon", sky, Fog(13, 12, "#40588c", 0.8), exposure=0.95, glow=0.4, pull=0.1,
        touch=lambda linear: lamp_light(linear, ((0.46, 0.5, 0.28, 0.07),), "#ffd080"),
        focus=((0.45, 0.5, 0.25, 0.9), (0.8, 0.5, 0.12, 1.1)), seed=207,
    )  # fmt: skip
