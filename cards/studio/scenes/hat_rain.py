"""It rains hats on a square of bald people, seen from above."""

import numpy as np

from cards.studio import materials, people, plants, props, shapes, stage
from cards.studio.develop import Look
from cards.studio.skies import plain

HATS = (
    ("bowler", "#2f3f5a", "#c8402f"),
    ("top", "#2a2a34", "#c89a3c"),
    ("straw", "#f0d890", "#b8402f"),
    ("pointed", "#7a4a8a", None),
    ("cap", "#c8402f", None),
    ("nightcap", "#4a90a8", "#f4ead4"),
    ("bowler", "#8a5a3a", None),
)
CROWD = (
    (-2.5, -2.6),
    (-0.9, -3.3),
    (1.1, -3.0),
    (2.7, -2.2),
    (-3.0, -0.6),
    (-1.2, -1.2),
    (0.9, -1.0),
    (2.9, 0.1),
    (-2.3, 1.5),
    (2.0, 1.9),
    (-0.6, 2.9),
    (1.2, 3.7),
    (-2.7, 3.6),
    (3.1, 3.6),
)


def build() -> None:
    stage.ambience("#f4ecf4", "#d8b8b0", 0.95)
    stage.sun((0.45, 0.35, -0.9), "#fff2dc", 2.8, 2)
    stage.camera((-0.5, -5.6, 11.2), (0, 0.2, 0.8), 40)
    tiles = [materials.paint(c, vary=0.06) for c in ("#dcd0e0", "#b4acc8")]
    slabs = [shapes.box((0.98, 0.98, 0.1), m, at=(0, 0, -9), bevel=0.02) for m in tiles]
    for i in range(-7, 8):
        for j in range(-7, 11):
            shapes.copy_of(slabs[(i + j) % 2], at=(i, j, -0.05))
    _statue()
    coats = ("#5f8aa8", "#d88a6a", "#8a9a6a", "#b87a9a", "#e0b45a", "#6a6a8a")
    random = np.random.default_rng(5)
    for k, (x, y) in enumerate(CROWD):
        lucky = k == 6
        people.person(
            gender=("male", "female")[k % 2],
            age=("old", "young")[k % 2],
            hair=None,
            head=1.5,
            pose="reach" if lucky else ("walk", "cheer", "walk")[k % 3],
            top=coats[k % 6],
            bottom="#4a4a58",
            skirt=coats[k % 6] if k % 2 else None,
            at=(x, y, 0),
            turn=(0, 0, random.uniform(0, 360)),
            size=0.98,
        )
    for k in range(30):
        kind, colour, band = HATS[k % 7]
        at = (random.uniform(-3.2, 3.2), random.uniform(-3.6, 3.6), random.uniform(2.4, 6.5))
        tumble = (random.uniform(-60, 60), random.uniform(-60, 60), random.uniform(0, 360))
        people.hat(kind, colour, band, at=at, turn=tumble, size=random.uniform(1.25, 1.6))
    for x, y, kind in ((0.0, -2.1, 4), (-1.9, 0.4, 0), (1.9, -3.3, 5)):
        people.hat(HATS[kind][0], HATS[kind][1], at=(x, y, 0.03), size=1.4)
    props.umbrella("#e8b83a", radius=0.85, at=(-1.2, -1.2, 1.95), turn=(8, -6, 20))


def _statue() -> None:
    """Set a fountain whose rider alone has a hat of stone."""
    stone = materials.paint("#c8ccc8", vary=0.12, scale=5)
    shapes.lathe(
        [(1.15, 0), (1.2, 0.4), (1.05, 0.42), (1.0, 0.2), (0, 0.2)],
        stone,
        smooth=False,
        at=(0.1, 0.9, 0),
    )
    pool = materials.paint("#8fc4d0", "#b4dce0", vary=0.08, rough=0.2)
    shapes.lathe([(0, 0.3), (1.02, 0.3)], pool, smooth=False, at=(0.1, 0.9, 0))
    shapes.lathe(
        [(0.4, 0.2), (0.28, 0.9), (0.36, 0.95), (0, 0.96)], stone, smooth=False, at=(0.1, 0.9, 0)
    )
    figure = people.person(
        gender="male",
        hair=None,
        bare=True,
        skin="#c8ccc8",
        eyes=False,
        pose="reach",
        at=(0.1, 0.9, 0.95),
        turn=(0, 0, 20),
        size=0.8,
    )
    people.put_on(figure, people.hat("top", "#c0c4c0"))
    for part in figure.handle.children:
        if part.data and not part.data.color_attributes:
            part.data.materials.clear()
            part.data.materials.append(stone)
    for x, y in ((-3.3, 2.2), (3.3, 1.2)):
        plants.round_tree("#8fae6a", seed=int(x * x), at=(x, y, 0), size=1.0)


def look() -> Look:
    return Look(
        "blossom",
        plain("#f0dccc"),
        exposure=0.82,
        glow=0.1,
        pull=0.18,
        finish="watercolour",
        seed=53,
    )
