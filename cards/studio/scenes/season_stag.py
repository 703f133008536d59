"""A stag's antlers carry the four seasons; a child stands before it with a lantern."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look, glow_at, lamp_light
from cards.studio.skies import gradient

Points = list[tuple[float, float]]

SEASONS = (
    (0.13, 0.20, "#f4a8b4", ("#f7c4cc", "#f08ca4", "#fff0ee"), "blossom"),
    (0.37, 0.13, "#b4d45c", ("#4f8a34", "#7cb03c", "#2f6a34"), "leaf"),
    (0.64, 0.13, "#f8b444", ("#d8582a", "#f0902c", "#b83a2c"), "leaf"),
    (0.88, 0.20, "#5a94cc", ("#ffffff", "#c4dcf0", "#f4faff"), "snow"),
)
"""Where each season's crown is, the colour of its air, its three colours, and what grows there."""

LANTERNS = ((0.245, 0.36), (0.755, 0.36))
HELD = (0.585, 0.859)


def draw() -> Picture:
    picture = gradient(
        ((0, "#c8dcc0"), (0.4, "#e8efc8"), (0.7, "#b8cc8c"), (1, "#6c8c50")), bend=0.03
    )
    for x, y, air, _, _ in SEASONS:
        m = np.minimum(1, 1.5 * glow_at(x, y, 0.15))[..., None] * 0.85
        picture = picture * (1 - m) + light(air) * m
    picture = _wood(picture)
    picture = _antlers(picture)
    for k, (x, y, _, colours, kind) in enumerate(SEASONS):
        picture = _crown(picture, x, y, colours, kind, k)
    picture = _stag(picture)
    picture = _guests(picture)
    picture = _ferns(picture)
    return _child(picture)


def _mirror(points: Points) -> Points:
    return [(1 - x, y) for x, y in points]


def _wood(picture: Picture) -> Picture:
    """Lay trunks that fade with distance."""
    random = np.random.default_rng(3)
    for k, (fog, wide, count) in enumerate(((0.6, 16, 9), (0.25, 30, 5))):
        for i in range(count):
            x = (i + random.uniform(0.2, 0.8)) / count
            lean = random.uniform(-0.03, 0.03)
            trunk = c.limb(
                [(x + lean, -0.05), (x, 0.5), (x - lean, 1.05)], [wide * 0.7, wide, wide]
            )
            bark = Paper("#5f7a54", "#4a6444", wide, shadow=None, fog=("#dce4b8", fog))
            picture = c.lay(picture, c.mask(trunk), bark, i + 10 * k)
    ground = c.curve(
        [(-0.1, 0.84), (0.2, 0.81), (0.5, 0.83), (0.8, 0.80), (1.1, 0.84), (1.1, 1.1), (-0.1, 1.1)]
    )
    return c.lay(picture, c.mask(ground), Paper("#a4b870", "#6a8a4c", 60, shadow=None))


def _antlers(picture: Picture) -> Picture:
    """Lay two antlers, each forking into an outer and an inner bough."""
    horn = Paper(
        "#c89c68",
        "#7a5030",
        16,
        (-0.5, -0.6, 0.5),
        0.9,
        0.25,
        40,
        ("#fff8e4", 6, 0.7),
        (5, 8, 8, 0.3),
    )
    boughs: tuple[tuple[Points, list[float]], ...] = (
        (
            [(0.455, 0.535), (0.40, 0.46), (0.31, 0.42), (0.17, 0.37), (0.085, 0.25), (0.10, 0.12)],
            [30, 27, 25, 21, 16, 7],
        ),
        ([(0.31, 0.42), (0.325, 0.32), (0.36, 0.22), (0.345, 0.08)], [24, 21, 15, 6]),
        ([(0.36, 0.22), (0.41, 0.16), (0.44, 0.07)], [15, 11, 5]),
        ([(0.325, 0.32), (0.27, 0.25), (0.265, 0.15)], [17, 12, 5]),
        ([(0.17, 0.37), (0.19, 0.28), (0.175, 0.18)], [17, 12, 5]),
        ([(0.10, 0.29), (0.04, 0.24), (0.02, 0.16)], [15, 10, 5]),
        ([(0.43, 0.50), (0.445, 0.43), (0.425, 0.37)], [20, 14, 6]),
    )
    for flip in (False, True):
        paths = [c.limb(_mirror(p) if flip else p, r) for p, r in boughs]
        picture = c.lay(picture, c.mask(*paths), horn, int(flip))
    return picture


def _crown(
    picture: Picture, x: float, y: float, colours: tuple[str, ...], kind: str, seed: int
) -> Picture:
    """Hang a season on its bough, and let some of it fall."""
    random = np.random.default_rng(40 + seed)
    for k, colour in enumerate(colours):
        shapes = []
        for i in range(26):
            falls = i >= 21
            px = x + random.normal(0, 0.065) if not falls else x + random.uniform(-0.12, 0.12)
            py = y + random.normal(0, 0.058) if not falls else random.uniform(0.3, 0.72)
            px = float(np.clip(px, x - 0.125, x + 0.125))
            size = random.uniform(0.016, 0.03) * (0.55 if falls else 1)
            turn = random.uniform(0, np.pi)
            shapes += _piece(px, py, size, turn, kind)
        paper = Paper(colour, thick=12, shade=0.6, grain=0.12, shadow=(3, 5, 4, 0.28))
        picture = c.lay(picture, c.mask(*shapes), paper, seed * 9 + k)
    return picture


def _piece(x: float, y: float, size: float, turn: float, kind: str) -> list[c.skia.Path]:
    if kind == "snow":
        return [c.disc(x, y, size * 0.9)]
    if kind == "blossom":
        petals = [turn + 2 * np.pi * k / 5 for k in range(5)]
        return [
            c.disc(x + 0.6 * size * np.cos(a), y + 0.4 * size * np.sin(a), size * 0.5)
            for a in petals
        ]
    cos, sin = np.cos(turn), np.sin(turn)
    rim = ((-1.5, 0), (-0.4, 0.65), (1.5, 0), (-0.4, -0.65))
    return [
        c.curve(
            [
                (x + size * (a * cos - b * sin), y + size * 0.667 * (a * sin + b * cos))
                for a, b in rim
            ]
        )
    ]


def _stag(picture: Picture) -> Picture:
    sun = (-0.5, -0.6, 0.45)
    neck: Points = [(0.435, 0.60), (0.41, 0.70), (0.36, 0.78), (0.25, 0.87), (0.20, 1.08)]
    coat = Paper(
        "#9a6236", "#7a4a2c", 150, sun, 0.9, 0.3, 40, ("#ffe8c0", 16, 0.8), (0, 12, 26, 0.4)
    )
    picture = c.lay(picture, c.mask(c.curve([*neck, *_mirror(neck)[::-1]])), coat, 1)
    random = np.random.default_rng(6)
    for row, down in enumerate(np.linspace(0.93, 0.735, 9)):
        reach = 0.035 + 0.45 * (down - 0.72)
        tufts = []
        for x in 0.5 + np.linspace(-reach, reach, 7 + 2 * (9 - row) // 3):
            px, lean = x + random.normal(0, 0.006), (x - 0.5) * 0.3
            line = [(px, down - 0.02), (px + lean * 0.5, down + 0.02), (px + lean, down + 0.05)]
            tufts.append(c.limb(line, [24, 19, 3]))
        paper = Paper(
            ("#c89058", "#dcb078", "#ecd0a0")[row // 3],
            thick=18,
            toward=sun,
            shade=0.75,
            grain=0.12,
            shadow=(2, 6, 6, 0.35),
        )
        picture = c.lay(picture, c.mask(*tufts), paper, 5 + row)
    ear: Points = [
        (0.425, 0.555),
        (0.36, 0.525),
        (0.27, 0.53),
        (0.225, 0.565),
        (0.29, 0.60),
        (0.38, 0.595),
    ]
    inner: Points = [(0.39, 0.563), (0.33, 0.55), (0.262, 0.563), (0.31, 0.583), (0.37, 0.58)]
    for flip in (False, True):
        outer, lining = (_mirror(ear), _mirror(inner)) if flip else (ear, inner)
        picture = c.lay(picture, c.mask(c.curve(outer)), Paper("#8a5630", "#a06a3c", 40, sun), 8)
        picture = c.lay(
            picture, c.mask(c.curve(lining)), Paper("#e4b494", thick=20, shadow=None), 9
        )
    half: Points = [
        (0.5, 0.508),
        (0.445, 0.515),
        (0.412, 0.55),
        (0.405, 0.595),
        (0.43, 0.645),
        (0.447, 0.69),
        (0.452, 0.735),
        (0.475, 0.762),
    ]
    face = Paper(
        "#b4783f", "#96602f", 90, sun, 0.9, 0.2, 40, ("#fff0cc", 12, 0.8), (6, 14, 18, 0.5)
    )
    picture = c.lay(
        picture, c.mask(c.curve([*half, (0.5, 0.768), *_mirror(half[1:])[::-1]])), face, 3
    )
    blaze: Points = [
        (0.5, 0.535),
        (0.475, 0.58),
        (0.47, 0.66),
        (0.462, 0.735),
        (0.5, 0.762),
        (0.538, 0.735),
        (0.53, 0.66),
        (0.525, 0.58),
    ]
    picture = c.lay(
        picture, c.mask(c.curve(blaze)), Paper("#e8cb9c", "#f6e6c4", 40, sun, shadow=None), 4
    )
    nose: Points = [
        (0.462, 0.718),
        (0.5, 0.710),
        (0.538, 0.718),
        (0.53, 0.742),
        (0.5, 0.754),
        (0.47, 0.742),
    ]
    picture = c.lay(picture, c.mask(c.curve(nose)), Paper("#2c1c1a", "#1a1012", 22, shadow=None), 2)
    for side in (-1, 1):
        x = 0.5 + side * 0.066
        lid = c.curve([(x - 0.024, 0.596), (x, 0.611), (x + 0.024, 0.596)], closed=False)
        lash = [
            c.curve([(x + d, 0.606), (x + d * 1.5, 0.617)], closed=False)
            for d in (-0.014, 0, 0.014)
        ]
        picture = c.stain(picture, c.mask(lid, stroke=9), "#2a1410")
        picture = c.stain(picture, c.mask(*lash, stroke=5), "#2a1410", 0.9)
        picture = c.stain(picture, c.mask(c.disc(0.5 + side * 0.018, 0.731, 0.006)), "#000000")
    return picture


def _guests(picture: Picture) -> Picture:
    """Hang two lit lanterns on the antlers and set a bird and an apple among the leaves."""
    for x, y in LANTERNS:
        cord = c.curve([(x, y - 0.03), (x, y + 0.025)], closed=False)
        picture = c.stain(picture, c.mask(cord, stroke=5), "#5a3a24")
        picture = _lamp(picture, x, y + 0.05, 0.036)
    for x, y in ((0.33, 0.21), (0.41, 0.19), (0.30, 0.12)):
        picture = c.lay(picture, c.mask(c.disc(x, y, 0.021)), Paper("#e0402c", "#a82424", 22))
    x, y = 0.155, 0.245
    body: Points = [
        (x - 0.05, y + 0.03),
        (x - 0.01, y + 0.012),
        (x + 0.015, y - 0.022),
        (x + 0.042, y - 0.024),
        (x + 0.05, y - 0.004),
        (x + 0.03, y + 0.028),
        (x, y + 0.04),
    ]
    picture = c.lay(picture, c.mask(c.curve(body)), Paper("#3f78b8", "#f0d8b0", 26), 1)
    beak: Points = [(x + 0.05, y - 0.014), (x + 0.073, y - 0.008), (x + 0.05, y - 0.003)]
    picture = c.stain(picture, c.mask(c.polygon(beak)), "#e8902c")
    return c.stain(picture, c.mask(c.disc(x + 0.037, y - 0.013, 0.005)), "#10101a")


def _lamp(picture: Picture, x: float, y: float, s: float) -> Picture:
    body: Points = [
        (x - s * 0.7, y - s * 0.6),
        (x + s * 0.7, y - s * 0.6),
        (x + s, y + s * 0.1),
        (x + s * 0.6, y + s * 0.7),
        (x - s * 0.6, y + s * 0.7),
        (x - s, y + s * 0.1),
    ]
    picture = c.lay(
        picture, c.mask(c.curve(body)), Paper("#ffe08a", "#ff9a3c", 30, shade=0.4, glow=0.5)
    )
    for end in (-0.72, 0.68):
        cap: Points = [
            (x - s * 0.55, y + s * end - 0.004),
            (x + s * 0.55, y + s * end - 0.004),
            (x + s * 0.55, y + s * end + 0.004),
            (x - s * 0.55, y + s * end + 0.004),
        ]
        picture = c.stain(picture, c.mask(c.polygon(cap)), "#4a2c1c")
    return lamp_light(picture, ((x, y, s * 2.2, 0.35),), "#ffb85a")


def _ferns(picture: Picture) -> Picture:
    """Frame the foot of the picture with dark ferns."""
    random = np.random.default_rng(12)
    for k in range(22):
        left = k % 2 == 0
        x = random.uniform(-0.04, 0.28)
        tall, lean = random.uniform(0.09, 0.2) * (1.2 - 2 * x), random.uniform(-0.04, 0.10)
        blade: Points = [(x, 1.03), (x + lean * 0.4, 1.0 - tall * 0.6), (x + lean, 1.0 - tall)]
        tint = ("#2f5a38", "#3f6f3c", "#254a34")[k % 3]
        path = c.limb(blade if left else _mirror(blade), [22, 17, 2])
        picture = c.lay(picture, c.mask(path), Paper(tint, thick=18, shadow=(3, 5, 8, 0.35)), k)
    return picture


def _child(picture: Picture) -> Picture:
    """Stand a child in a yellow cloak with its back to us, a lantern held up to the stag."""
    x, y = 0.5, 0.986
    for side in (-1, 1):
        boot = c.limb([(x + side * 0.024, y - 0.02), (x + side * 0.026, y)], [15, 18])
        picture = c.lay(picture, c.mask(boot), Paper("#7a2f24", thick=12))
    arm = c.limb(
        [(x + 0.035, y - 0.10), (x + 0.07, y - 0.125), (x + 0.083, y - 0.155)], [21, 17, 13]
    )
    cloak: Points = [
        (x, y - 0.145),
        (x + 0.035, y - 0.12),
        (x + 0.06, y - 0.06),
        (x + 0.082, y - 0.012),
        (x + 0.03, y - 0.003),
        (x - 0.03, y - 0.003),
        (x - 0.082, y - 0.012),
        (x - 0.06, y - 0.06),
        (x - 0.035, y - 0.12),
    ]
    hood: Points = [
        (x, y - 0.21),
        (x + 0.034, y - 0.178),
        (x + 0.042, y - 0.145),
        (x + 0.018, y - 0.122),
        (x - 0.018, y - 0.122),
        (x - 0.042, y - 0.145),
        (x - 0.034, y - 0.178),
    ]
    rain = Paper(
        "#f8cc3c",
        "#e09a24",
        44,
        (0.4, -0.7, 0.5),
        0.9,
        0.1,
        rim=("#fff4cc", 8, 0.8),
        shadow=(-4, 10, 12, 0.5),
    )
    for k, path in enumerate((arm, c.curve(cloak), c.curve(hood))):
        picture = c.lay(picture, c.mask(path), rain, k)
    seam = c.curve([(x, y - 0.12), (x + 0.004, y - 0.06), (x, y - 0.006)], closed=False)
    picture = c.stain(picture, c.mask(seam, stroke=4), "#b87a1c", 0.7)
    return _lamp(picture, *HELD, 0.027)


def look() -> Look:
    return Look(
        "moss",
        exposure=0.95,
        glow=0.3,
        pull=0.16,
        finish="cutout",
        focus=((0.5, 0.65, 0.16, 1.1), (0.5, 0.9, 0.12, 1.2), (0.5, 0.2, 0.5, 0.7)),
        seed=207,
    )
