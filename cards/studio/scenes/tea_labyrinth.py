"""A hedge labyrinth grows in a teacup; a red thread runs out of it over the saucer."""

from math import cos, radians, sin

import cv2
import numpy as np

from cards.studio import animals, geometry, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.colour import Picture, light
from cards.studio.develop import Fog, Look
from cards.studio.skies import HEIGHT, WIDTH, plain

RINGS = ((0.5, -90, 40), (0.95, 100, 26), (1.4, -40, 20), (1.85, 190, 16))
SPOKES = (
    (0.5, 0.95, 40),
    (0.95, 1.4, -75),
    (1.4, 1.85, 140),
    (0.95, 1.4, 165),
    (1.4, 1.85, -140),
    (1.4, 1.85, 15),
)
SOIL = 1.66


def build() -> None:
    stage.ambience("#8a7a9a", "#3a2a20", 0.55)
    stage.panel((-6, 3.0, 7.5), (0, 0, 1), "#ffd9a0", 1900, 1.6)
    stage.panel((6, -3, 4), (0, 0, 1), "#7f8cff", 200, 4)
    stage.camera((0.1, -6.2, 9.4), (0.12, -0.3, 0.9), 41)
    cloth = materials.paint("#4a2f4f", "#5d3a52", vary=0.25, scale=1.2)
    shapes.terrain(
        (40, 40), lambda x, y: -0.22 + 0.1 * shapes.hills(x, y, 0.22), cloth, centre=(0, 4)
    )
    _cup()
    _hedges()
    _door()
    _traveller()
    _bystanders()


def _ring_point(radius: float, degrees: float, z: float) -> tuple[float, float, float]:
    return radius * cos(radians(degrees)), radius * sin(radians(degrees)), z


def _cup() -> None:
    china = materials.paint("#efe8da", rough=0.18, vary=0.05, scale=2)
    blue = materials.paint("#2c4f8a", rough=0.2, vary=0.15)
    gold = materials.paint("#c99a3c", rough=0.25, metal=0.9)
    saucer = [
        (0, 0),
        (1.2, 0),
        (1.9, 0.1),
        (2.9, 0.32),
        (3.35, 0.5),
        (3.38, 0.54),
        (3.3, 0.55),
        (2.8, 0.4),
        (1.9, 0.2),
        (1.2, 0.12),
        (0, 0.12),
    ]
    cup = [
        (0, 0.12),
        (1.0, 0.12),
        (1.15, 0.3),
        (1.6, 0.62),
        (2.05, 1.15),
        (2.28, 1.75),
        (2.36, 2.1),
        (2.36, 2.16),
        (2.26, 2.16),
        (2.18, 1.75),
        (1.95, 1.2),
        (1.5, 0.72),
        (0, 0.45),
    ]
    shapes.lathe(saucer, china, sides=120)
    shapes.lathe([(3.28, 0.53), (3.36, 0.55), (3.38, 0.52)], gold, sides=120)
    shapes.lathe([(2.45, 0.305), (2.5, 0.325), (2.62, 0.345)], blue, sides=120)
    shapes.lathe(cup, china, sides=120)
    shapes.lathe([(2.255, 2.15), (2.31, 2.18), (2.37, 2.15)], gold, sides=120)
    for k in range(30):
        at = _ring_point(3.02, 12 * k, 0.405)
        shapes.ball(0.11, blue, sides=12, at=at, turn=(0, 0, 12 * k + 40), size=(1, 0.45, 0.12))
    handle = [
        (2.2, -0.35, 1.85),
        (2.85, -0.45, 1.95),
        (3.15, -0.5, 1.5),
        (2.75, -0.45, 1.0),
        (1.95, -0.3, 0.95),
    ]
    shapes.tube(handle, 0.12, china, sides=14)
    tea = materials.paint("#4a1c08", rough=0.07, vary=0.2)
    shapes.lathe([(0, 1.62), (2.2, 1.62)], tea, smooth=False)


def _hedges() -> None:
    path = materials.paint("#dcbe90", vary=0.2, scale=5)
    shapes.lathe([(0, SOIL), (2.0, SOIL), (2.04, 1.5)], path, sides=96, smooth=False)
    hedge = materials.paint("#4c7a34", "#7c9a3a", vary=0.35, scale=7, bump=0.8)
    for radius, gap, width in RINGS:
        _hedge(radius, radians(gap + width / 2), radians(gap - width / 2 + 360), hedge)
    for inner, outer, degrees in SPOKES:
        at = _ring_point((inner + outer) / 2, degrees, SOIL + 0.13)
        shapes.box((outer - inner, 0.14, 0.36), hedge, at=at, turn=(0, 0, degrees))


def _hedge(radius: float, start: float, stop: float, material: shapes.Material) -> None:
    count = max(4, int((stop - start) * radius / 0.05))
    half, tall = 0.075, 0.32
    profile = [
        (-half, 0),
        (-half, tall * 0.8),
        (-half * 0.5, tall),
        (half * 0.5, tall),
        (half, tall * 0.8),
        (half, 0),
    ]
    verts = []
    for a in np.linspace(start, stop, count):
        rough = 0.02 * shapes.hills(a * 5, radius, 2)
        verts += [
            ((radius + dr) * cos(a), (radius + dr) * sin(a), SOIL + dz + rough * bool(dz))
            for dr, dz in profile
        ]
    n = len(profile)
    faces = [
        *geometry.grid_faces(count, n),
        tuple(range(n)),
        tuple(range((count - 1) * n, count * n))[::-1],
    ]
    shapes.mesh(verts, faces, material, smooth=False)


def _door() -> None:
    props.door("#a8332c", "#5a2f1c", ajar=75, at=(0, 0.05, SOIL), size=0.3)
    stage.bulb((0, -0.2, 2.1), "#ffdc90", 8, 0.05)


def _traveller() -> None:
    start = _ring_point(1.62, -100, SOIL)
    who = people.person(
        age="child", pose="walk", top="#e0a82c", skirt="#e0a82c", hair="#2c1a18", head=1.4,
        at=start, turn=(0, 0, 55), size=0.56,
    )  # fmt: skip
    people.put_on(who, people.hat("pointed", "#c8302c"))
    seq = [(1.62, -108), (1.62, -128), (1.62, -150), (1.62, 192), (1.85, 188), (2.06, 190)]
    path = [tuple(who.where("finger3-1.L")), *(_ring_point(r, a, SOIL + 0.04) for r, a in seq)]
    path += [
        _ring_point(2.31, 196, 2.22),
        _ring_point(2.5, 200, 1.5),
        _ring_point(2.62, 214, 0.5),
        _ring_point(2.7, 235, 0.46),
        _ring_point(3.1, 258, 0.56),
    ]
    path += [(0.4, -3.75, 0.02), (1.2, -3.6, 0.02), (1.9, -4.0, 0.05)]
    red = materials.paint("#d02020", vary=0.1)
    shapes.tube(path, 0.024, red, sides=6, steps=8)
    random = np.random.default_rng(8)
    ball = np.array((2.15, -4.05, 0.24))
    shapes.ball(0.44, red, at=ball)
    for _ in range(26):
        axis = random.normal(size=3)
        axis /= np.linalg.norm(axis)
        u = np.cross(axis, (0.3, 0.5, 0.8))
        u /= np.linalg.norm(u)
        off = axis * random.uniform(-0.2, 0.2)
        r = np.sqrt(0.45**2 - off @ off)
        turns = np.linspace(0, 2 * np.pi, 14)
        loop = [ball + off + r * (cos(t) * u + sin(t) * np.cross(axis, u)) for t in turns]
        shapes.tube(loop, 0.024, materials.paint("#c9262c", vary=0.2), sides=5, steps=2)


def _bystanders() -> None:
    sugar = materials.paint("#f6f0e4", vary=0.12, scale=20, bump=0.3)
    for x, y, z, turn in (
        (-3.6, -2.9, 0.12, 12),
        (-4.05, -2.3, 0.12, 30),
        (-3.75, -2.65, 0.52, 40),
        (-3.1, -3.5, 0.1, -20),
    ):
        shapes.box((0.42, 0.42, 0.42), sugar, at=(x, y, z), turn=(0, 0, turn), bevel=0.05)
    animals.standing("hare", at=(-1.55, -2.35, 0.36), turn=(0, 0, 150), size=1.5)
    hide, horn = "#5a3426", "#e8dcc0"
    bull: list[Part] = [
        Blob((0, 0.1, 0.5), (0.2, 0.32, 0.22), hide),
        Blob((0, -0.3, 0.68), (0.13, 0.17, 0.13), hide),
        Limb((0, -0.4, 0.62), (0, -0.52, 0.58), 0.09, 0.08, "#c9a78a", blend=0.05),
        Limb((0.1, -0.25, 0.78), (0.3, -0.28, 0.86), 0.04, 0.03, horn, both=True, blend=0.02),
        Limb((0.3, -0.28, 0.86), (0.3, -0.3, 1.02), 0.03, 0.008, horn, both=True, blend=0.02),
        Limb((0.13, -0.1, 0.45), (0.13, -0.12, 0.05), 0.07, 0.05, hide, both=True),
        Limb((0.13, 0.3, 0.45), (0.14, 0.32, 0.05), 0.08, 0.05, hide, both=True),
    ]
    model(
        bull, voxel=0.018, blend=0.07, at=_ring_point(1.17, 70, SOIL), turn=(0, 0, 160), size=0.75
    )
    silver = materials.paint("#c8c4bc", metal=1, rough=0.22, vary=0.05)
    shapes.tube([(-2.3, 0.8, 2.1), (-3.2, 1.2, 2.5), (-4.3, 1.7, 3.1)], [0.05, 0.06, 0.09], silver)
    shapes.ball(0.32, silver, at=(-2.0, 0.65, 1.85), turn=(0, 25, 28), size=(1.3, 0.8, 0.35))


def _steam(linear: Picture) -> Picture:
    mist = np.zeros((HEIGHT, WIDTH), np.float32)
    for k in range(4):
        t = np.linspace(0, 1, 160)
        x = 0.5 + 0.05 * k - 0.1 + 0.11 * np.sin(t * 5 + k * 1.3) * t + 0.02 * k * t
        y = 0.3 - t * (0.28 + 0.03 * k)
        for i in range(159):
            ends = [(int(x[j] * WIDTH), int(y[j] * HEIGHT)) for j in (i, i + 1)]
            fade = float((1 - t[i]) ** 0.8 * np.sin(np.pi * min(1, t[i] * 4) / 2))
            cv2.line(mist, ends[0], ends[1], fade, int(4 + 16 * t[i]), cv2.LINE_AA)
    mist = (cv2.GaussianBlur(mist, (0, 0), 14) + cv2.GaussianBlur(mist, (0, 0), 34)) * 0.2
    return linear * (1 - mist[..., None] * 0.6) + light("#f4dfc8") * mist[..., None] * 0.7


def look() -> Look:
    return Look(
        "plum-lamp",
        plain("#4a3048"),
        Fog(13.5, 6, "#3a2440", 0.6),
        exposure=1.15,
        pull=0.26,
        contrast=1.08,
        touch=_steam,
        focus=((0.46, 0.56, 0.12, 1.0),),
        seed=15,
    )
