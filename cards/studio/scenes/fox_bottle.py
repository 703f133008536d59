"""A fox reads by a lighthouse inside a bottle on a pebble shore."""

from math import cos, degrees, radians, sin

import cv2
import numpy as np

from cards.studio import animals, buildings, geometry, materials, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.colour import Picture, light
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import HEIGHT, WIDTH, sky


def build() -> None:
    stage.ambience("#2a4a63", "#20242e", 0.6)
    stage.camera((0, -11.2, 2.5), (0, 0, 2.75), 41)
    stage.sun((0.6, 0.8, -0.7), "#9fc4e8", 1.8, 10)
    stage.panel((-5, 3, 6), (0, 0, 2.5), "#7fb0ff", 380, 3)
    stage.panel((5, 4, 3), (0, 0, 2.5), "#ff9d6a", 300, 2)
    _bottle()
    _sea_inside()
    rocks: list[Part] = [
        Blob((0.55, 0.45, 1.2), (0.8, 0.65, 0.55), "#50565e"),
        Blob((-0.45, -0.45, 1.1), (0.95, 0.6, 0.28), "#4d5a48"),
        Blob((0.9, -0.3, 1.05), (0.5, 0.4, 0.3), "#5a5a5e"),
        Blob((-0.2, 0.6, 1.15), (0.6, 0.5, 0.4), "#4a4f57"),
    ]
    model(rocks, voxel=0.045, blend=0.12, vary=0.35, scale=5, bump=0.7)
    buildings.lighthouse(at=(0.62, 0.4, 1.45))
    stage.bulb((0.6, -0.1, 3.4), "#ffd08a", 150, 0.15)
    stage.panel((0, -1.4, 4.6), (0, 0, 1.2), "#ffe2b0", 110, 1.2)
    reader = [
        animals.sitting("fox", size=1.55),
        props.open_book(at=(0, -0.55, 0.42), turn=(48, 0, 0), size=0.85),
    ]
    shapes.group(reader, at=(-0.62, -0.5, 1.28), turn=(0, 0, -14), size=0.92)
    stage.bulb((-0.75, -1.4, 2.4), "#ffca80", 22, 0.12)
    props.lantern(at=(0.25, -0.95, 1.22), power=16)
    props.paper_boat(at=(-1.35, -0.9, 1.03), turn=(0, 0, 25), size=0.45)
    _shore()
    animals.moth("#e8d8b0", "#5a3a50", at=(1.15, -1.3, 5.3), turn=(-18, -28, -12), size=0.5)


def _bottle() -> None:
    profile = [
        (0, 0),
        (1.5, 0),
        (1.98, 0.12),
        (2.08, 0.5),
        (2.1, 1.6),
        (2.08, 2.8),
        (1.95, 3.5),
        (1.45, 4.15),
        (0.85, 4.6),
        (0.62, 4.95),
        (0.58, 5.5),
        (0.60, 5.75),
        (0.72, 5.8),
        (0.74, 6.0),
        (0.62, 6.05),
    ]
    shapes.lathe(profile, materials.glass("#cfe9e4", rim=1.1), sides=160)
    outline = materials.paint("#b8d8d2", glow=0.12, vary=0.1)
    for side in (-1, 1):
        edge = [(side * r, 0, z) for r, z in profile[3:]]
        shapes.hide_shadow(shapes.tube(edge, 0.02, outline, sides=8))
    for radius, z in ((0.6, 5.02), (0.73, 5.8), (0.74, 6.0)):
        shapes.hide_shadow(shapes.ring(radius, 0.022, outline, at=(0, 0, z)))
    gleam = materials.paint("#eefaf8", glow=0.25, vary=0)
    for low, high, start, wide in ((1.3, 3.0, -130, 3.5), (1.2, 2.2, -47, 2)):

        def strip(u: float, v: float, at: Vec = (low, high, start, wide)) -> Vec:
            a = radians(at[2] + at[3] * (u - 0.5) * np.sin(np.pi * v) ** 0.4)
            return 2.12 * cos(a), 2.12 * sin(a), at[0] + (at[1] - at[0]) * v

        shapes.hide_shadow(shapes.sheet(strip, gleam, cells=(6, 20)))
    cork = materials.paint("#9a7448", "#6d4c2c", vary=0.3, scale=7)
    shapes.lathe([(0, 0), (0.5, 0), (0.55, 0.5), (0.5, 0.62), (0, 0.62)], cork, at=(0, 0, 5.72))


def _sea_inside() -> None:
    rings, turns = 26, 72
    verts = []
    for i in range(rings + 1):
        for j in range(turns):
            r, a = 2.0 * i / rings, 2 * np.pi * j / turns
            x, y = r * cos(a), r * sin(a)
            verts.append((x, y, 0.95 + 0.1 * shapes.hills(x, y, 1.3)))
    water = materials.paint("#0d3b4a", rough=0.1, vary=0.3, scale=2.2, bump=0.5)
    shapes.mesh(verts, geometry.grid_faces(rings + 1, turns, wrap=True), water)
    depth = materials.paint("#0d4a58", "#1f8a86", rough=0.2, vary=0.5, scale=1.3, glow=0.35)
    wall = [(0, 0.05), (1.45, 0.05), (1.92, 0.16), (2.02, 0.5), (2.03, 0.95)]
    shapes.lathe(wall, depth, sides=96)
    random = np.random.default_rng(9)
    for _ in range(9):
        a = radians(random.uniform(-160, -20))
        at = (cos(a) * 2.06, sin(a) * 2.06, random.uniform(0.28, 0.75))
        flip = 180 if random.random() < 0.5 else 0
        animals.fish(at=at, turn=(0, 0, degrees(a) + 90 + flip), size=random.uniform(0.26, 0.4))


def _shore() -> None:
    random = np.random.default_rng(9)
    tints = ("#4a5560", "#5d6670", "#3a434e", "#6d6a66", "#7a5a4a")
    stones = [
        shapes.ball(1, materials.paint(c, vary=0.25, rough=0.6), sides=18, at=(0, 0, -50))
        for c in tints
    ]
    sand = materials.paint("#3c4650", vary=0.4, scale=5, bump=0.6)
    shapes.terrain((50, 50), _strand, sand, centre=(0, 6))
    for _ in range(800):
        y = -8 + random.random() ** 1.5 * 13
        x = random.uniform(-1, 1) * (1.6 + (y + 11) * 0.34)
        if np.hypot(x, y) < 2.3:
            continue
        r = random.uniform(0.05, 0.2) * (1 if random.random() < 0.9 else 1.9)
        turn = (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 180))
        shapes.copy_of(
            stones[random.integers(5)],
            at=(x, y, _strand(x, y) + 0.02),
            turn=turn,
            size=(r, r * 0.75, r * 0.5),
        )
    shapes.terrain(
        (120, 120),
        lambda _x, _y: -0.3,
        materials.water("#1d3d50", scale=0.6),
        cells=3,
        centre=(0, 68),
    )


def _strand(x: float, y: float) -> float:
    return -0.12 + 0.1 * shapes.hills(x, y, 0.6) - max(0, y - 8) * 0.06


def _beams(linear: Picture) -> Picture:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    dx, dy = x - 0.607 * WIDTH, y - 0.395 * HEIGHT
    angle, away = np.arctan2(dy, dx), np.hypot(dx, dy)
    for turn in (-2.72, -0.42):
        beam = 0.3 * np.exp(-(((angle - turn) / 0.085) ** 2)) * np.exp(-away / 900)
        linear = linear + (beam * np.clip(away / 30, 0, 1))[..., None] * light("#ffdf9c")
    return cv2.GaussianBlur(linear, (0, 0), 0.6)


def look() -> Look:
    return Look(
        "teal-bottle",
        sky("teal", 17),
        Fog(14, 30, "#7d8580", 0.8),
        exposure=1.15,
        glow=0.6,
        contrast=1.06,
        touch=_beams,
        focus=((0.41, 0.58, 0.12, 1.3), (0.72, 0.14, 0.1, 0.9)),
        seed=9,
    )
