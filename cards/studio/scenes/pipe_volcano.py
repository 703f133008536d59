"""A volcano smokes a pipe; the islanders below sweep up the ash."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look
from cards.studio.skies import HEIGHT, WIDTH, gradient

LIGHT = (-0.7, -0.5, 0.5)
MOUNTAIN = (
    (0.06, 0.83), (0.12, 0.72), (0.18, 0.60), (0.225, 0.49), (0.255, 0.395), (0.29, 0.315),
    (0.32, 0.275), (0.36, 0.29), (0.41, 0.272), (0.46, 0.29), (0.51, 0.27), (0.56, 0.288),
    (0.60, 0.272), (0.635, 0.315), (0.675, 0.40), (0.715, 0.50), (0.765, 0.61), (0.83, 0.72),
    (0.92, 0.83),
)  # fmt: skip
PEOPLE = (
    (0.36, 0.86, 0.13, 1, "#d8583a", "#c88a5c"),
    (0.60, 0.93, 0.165, -1, "#2f7f86", "#6a4430"),
    (0.735, 0.872, 0.13, 1, "#e0a83a", "#9a6440"),
)
"""Sweepers: x and y of their feet, height as a share of the card's, side, shirt, skin."""


def draw() -> Picture:
    picture = gradient(
        ((0, "#58b0b8"), (0.3, "#a8dccc"), (0.52, "#fbe6c8"), (0.66, "#f6b8a4"), (1, "#f6b8a4")),
        bend=0.04,
    )
    picture = _clouds(picture)
    picture = _smoke(picture)
    picture = _sea(picture)
    picture = _mountain(picture)
    picture = _face(picture)
    picture = _pipe(picture)
    picture = _canoe(picture)
    picture = _shore(picture)
    for k, (x, y, z, size, lean) in enumerate(
        ((0.09, 0.9, 0.46, 0.21, 0.06), (0.19, 0.96, 0.24, 0.15, -0.05))
    ):
        picture = _palm(picture, (x, y), z, size, lean, k)
    for k, who in enumerate(PEOPLE):
        picture = _sweeper(picture, *who, k)
    return picture


def _clouds(picture: Picture) -> Picture:
    for k, (x, y, w) in enumerate(((0.1, 0.43, 0.11), (0.2, 0.13, 0.13))):
        blobs = [
            c.disc(x + w * dx, y + 0.6 * w * dy, w * r)
            for dx, dy, r in (
                (-0.9, 0.1, 0.42), (-0.3, -0.15, 0.6), (0.35, -0.05, 0.52), (0.95, 0.12, 0.36),
            )
        ]  # fmt: skip
        paper = Paper("#fff6ea", "#f2ccc0", 40, LIGHT, 0.5, 0.1, shadow=(4, 8, 14, 0.15))
        picture = c.lay(picture, c.mask(*blobs), paper, k)
    return picture


def _ring(x: float, y: float, wide: float, tall: float, thick: float) -> Picture:
    t = np.linspace(0, 2 * np.pi, 40)
    outline = c.curve([(x + wide * np.cos(a), y + tall * np.sin(a)) for a in t[:-1]])
    return c.mask(outline, stroke=thick)


def _smoke(picture: Picture) -> Picture:
    paper = Paper("#fffaf0", "#e8b8b0", 30, LIGHT, 0.6, 0.15, shadow=(6, 10, 12, 0.3))
    for k, (x, y, wide, tall, thick) in enumerate(
        (
            (0.83, 0.315, 0.055, 0.022, 38),
            (0.77, 0.215, 0.1, 0.04, 50),
            (0.63, 0.1, 0.17, 0.062, 62),
        )
    ):
        picture = c.lay(picture, _ring(x, y, wide, tall, thick), paper, 20 + k)
    return picture


def _sea(picture: Picture) -> Picture:
    for k, (y, colour, second) in enumerate(
        ((0.655, "#4f9a9c", "#3f8a90"), (0.70, "#5fb0a8", "#3f8a90"), (0.76, "#3f8f98", "#2a6a78"))
    ):
        x = np.linspace(-0.05, 1.05, 24)
        crest = [(a, y + 0.005 * np.sin(a * 34 + 2 * k)) for a in x]
        wave = c.mask(c.curve([*crest, (1.1, 1.1), (-0.1, 1.1)]))
        picture = c.lay(
            picture, wave, Paper(colour, second, 16, LIGHT, 0.4, 0.15, shadow=(0, -6, 8, 0.2)), k
        )
    return picture


def _mountain(picture: Picture) -> Picture:
    rock = Paper(
        "#c8705a", "#4a5a5c", 210, LIGHT, 0.9, 0.3, 110, ("#ffe6c8", 16, 0.7), (14, 14, 24, 0.35)
    )
    picture = c.lay(picture, c.mask(c.curve([*MOUNTAIN, (0.5, 0.95)])), rock, 30)
    lava = Paper("#ff9a4a", "#e0402c", 26, LIGHT, 0.5, 0.2, shadow=(3, 5, 6, 0.4), glow=0.35)
    rim = c.curve(
        [
            (0.305, 0.29), (0.36, 0.275), (0.46, 0.283), (0.56, 0.276), (0.62, 0.29),
            (0.56, 0.312), (0.46, 0.318), (0.36, 0.312),
        ]
    )  # fmt: skip
    picture = c.lay(picture, c.mask(rim), lava, 31)
    for k, (x, low, wide) in enumerate(((0.345, 0.40, 26), (0.41, 0.345, 20), (0.585, 0.375, 24))):
        tongue = c.limb(
            [(x, 0.3), (x - 0.004, (0.3 + low) / 2), (x + 0.004, low)],
            [wide, wide * 0.7, wide * 0.8],
        )
        picture = c.lay(picture, c.mask(tongue), lava, 32 + k)
    jungle = Paper(
        "#4f8a5a", "#2f5a4a", 30, LIGHT, 0.8, 0.3, 40, ("#f4e8a8", 8, 0.6), (5, 8, 10, 0.4)
    )
    random = np.random.default_rng(4)
    for k in range(34):
        x = 0.08 + 0.84 * k / 33
        slope = 0.80 - 0.05 * np.sin(np.pi * k / 33) + random.uniform(-0.02, 0.02)
        puff = c.disc(x, slope, random.uniform(0.028, 0.05))
        picture = c.lay(picture, c.mask(puff), jungle, 40 + k)
    return picture


def _face(picture: Picture) -> Picture:
    """Give the slope heavy lids, a large nose, cheeks and a mouth that holds the pipe."""
    lid = Paper(
        "#d8866a", "#a85a4c", 40, LIGHT, 0.9, 0.25, 60, ("#ffe6c8", 8, 0.6), (4, 10, 8, 0.5)
    )
    for x in (0.375, 0.545):
        picture = c.stain(picture, c.mask(c.disc(x, 0.478, 0.058)), "#4a2430", 0.75)
        picture = c.lay(
            picture, c.mask(c.disc(x, 0.482, 0.047)), Paper("#fff0d4", None, 40, LIGHT), 80
        )
        picture = c.lay(
            picture, c.mask(c.disc(x + 0.012, 0.495, 0.02)), Paper("#2a1820", None, 12, LIGHT), 81
        )
        cover = c.curve(
            [
                (x - 0.066, 0.487), (x - 0.056, 0.448), (x, 0.432), (x + 0.056, 0.448),
                (x + 0.066, 0.487), (x, 0.481),
            ]
        )  # fmt: skip
        picture = c.lay(picture, c.mask(cover), lid, 82)
        brow = c.limb([(x - 0.07, 0.432), (x, 0.41), (x + 0.07, 0.428)], [14, 22, 12])
        picture = c.lay(
            picture, c.mask(brow), Paper("#3f6a4c", "#2a4a3c", 18, LIGHT, 0.8, 0.4, 30), 83
        )
    nose = c.curve(
        [
            (0.445, 0.465), (0.425, 0.54), (0.39, 0.585), (0.405, 0.622), (0.46, 0.632),
            (0.515, 0.622), (0.53, 0.585), (0.495, 0.54), (0.475, 0.465),
        ]
    )  # fmt: skip
    big = Paper(
        "#d8866a", "#b8604c", 70, LIGHT, 0.95, 0.25, 60, ("#ffe6c8", 12, 0.8), (8, 14, 14, 0.5)
    )
    picture = c.lay(picture, c.mask(nose), big, 84)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    for cx in (0.31, 0.62):
        blush = (
            np.exp(-(((x / WIDTH - cx) / 0.055) ** 2 + ((y / HEIGHT - 0.585) / 0.032) ** 2))[
                ..., None
            ]
            * 0.5
        )
        picture = picture * (1 - blush) + light("#f07a5a") * blush
    mouth = c.limb([(0.35, 0.665), (0.44, 0.69), (0.53, 0.687), (0.6, 0.66)], [7, 15, 15, 9])
    picture = c.stain(picture, c.mask(mouth), "#3a1820", 0.95)
    lip = c.limb([(0.38, 0.698), (0.46, 0.718), (0.54, 0.712)], [10, 20, 10])
    return c.lay(picture, c.mask(lip), Paper("#d8866a", "#a85a4c", 20, LIGHT, 0.9), 85)


def _pipe(picture: Picture) -> Picture:
    wood = Paper(
        "#8a4a2c", "#4a2018", 34, LIGHT, 0.95, 0.3, 50, ("#ffdcae", 9, 0.9), (10, 14, 12, 0.5)
    )
    stem = c.limb([(0.55, 0.682), (0.66, 0.70), (0.76, 0.66), (0.815, 0.58)], [15, 19, 26, 34])
    picture = c.lay(picture, c.mask(stem), wood, 90)
    bowl = c.curve(
        [
            (0.755, 0.435), (0.905, 0.435), (0.905, 0.51), (0.875, 0.58), (0.83, 0.605),
            (0.785, 0.575), (0.757, 0.51),
        ]
    )  # fmt: skip
    picture = c.lay(picture, c.mask(bowl), wood, 91)
    ember = c.curve(
        [
            (0.75, 0.437), (0.79, 0.418), (0.83, 0.412), (0.87, 0.418), (0.91, 0.437),
            (0.87, 0.452), (0.83, 0.456), (0.79, 0.452),
        ]
    )  # fmt: skip
    picture = c.lay(
        picture, c.mask(ember), Paper("#ff8a3a", "#d8402a", 16, LIGHT, 0.5, 0.5, 30, glow=0.4), 92
    )
    puff = [c.disc(0.83, 0.395, 0.03), c.disc(0.85, 0.372, 0.024), c.disc(0.815, 0.375, 0.022)]
    return c.lay(picture, c.mask(*puff), Paper("#fffaf0", "#e8b8b0", 24, LIGHT, 0.6), 93)


def _shore(picture: Picture) -> Picture:
    x = np.linspace(-0.05, 1.05, 18)
    edge = [(a, 0.835 + 0.02 * np.sin(a * 6 + 1) - 0.02 * np.sin(a * 13)) for a in x]
    beach = c.mask(c.curve([*edge, (1.1, 1.1), (-0.1, 1.1)]))
    picture = c.lay(
        picture,
        beach,
        Paper("#fbdcb4", "#e0a890", 50, LIGHT, 0.5, 0.15, shadow=(0, -8, 12, 0.3)),
        100,
    )
    ash = Paper("#8a8488", "#6a6068", 34, LIGHT, 0.8, 0.4, 30, ("#fff0e0", 7, 0.6), (4, 6, 8, 0.4))
    for k, (cx, y, w) in enumerate(
        ((0.475, 0.885, 0.05), (0.45, 0.965, 0.085), (0.85, 0.9, 0.055), (0.78, 0.975, 0.06))
    ):
        heap = c.curve(
            [
                (cx - 1.3 * w, y), (cx - 0.5 * w, y - 0.45 * w), (cx, y - 0.72 * w),
                (cx + 0.6 * w, y - 0.4 * w), (cx + 1.3 * w, y), (cx, y + 0.1 * w),
            ]
        )  # fmt: skip
        picture = c.lay(picture, c.mask(heap), ash, 110 + k)
    return picture


def _canoe(picture: Picture) -> Picture:
    hull = c.curve(
        [
            (0.805, 0.730), (0.845, 0.748), (0.915, 0.750), (0.975, 0.745), (1.010, 0.725),
            (0.975, 0.733), (0.845, 0.735),
        ]
    )  # fmt: skip
    picture = c.lay(picture, c.mask(hull), Paper("#a8462c", "#5a241c", 14, LIGHT), 3)
    body = c.curve([(0.885, 0.735), (0.890, 0.695), (0.910, 0.690), (0.930, 0.698), (0.935, 0.735)])
    picture = c.lay(picture, c.mask(body), Paper("#f0e0c0", "#c8a888", 16, LIGHT), 4)
    picture = c.lay(
        picture, c.mask(c.disc(0.91, 0.676, 0.026)), Paper("#6a3c28", None, 16, LIGHT), 5
    )
    paddle = c.limb([(0.885, 0.695), (0.955, 0.725), (0.985, 0.765)], [5, 5, 12])
    return c.lay(picture, c.mask(paddle), Paper("#e8b860", None, 8, LIGHT), 6)


def _palm(
    picture: Picture, foot: tuple[float, float], tall: float, size: float, lean: float, k: int
) -> Picture:
    x, y = foot
    top = (x + lean, y - tall)
    bark = Paper(
        "#a87a54", "#6a4434", 16, LIGHT, 0.9, 0.4, 20, ("#ffe6c8", 5, 0.8), (8, 8, 10, 0.4)
    )
    trunk = c.limb([foot, (x + lean * 0.2, y - tall * 0.5), top], [20, 15, 11])
    picture = c.lay(picture, c.mask(trunk), bark, 120 + k)
    for i, a in enumerate(np.radians((195, 160, 225, 250, 340, 15, 315, 285))):
        long = size * (0.85 + 0.15 * np.sin(3 * i + k))
        end = (top[0] + long * np.cos(a), top[1] + (0.62 * long * np.sin(a) + 0.32 * long))
        middle = (top[0] + 0.55 * long * np.cos(a), top[1] + 0.62 * long * np.sin(a) * 0.75 - 0.02)
        leaf = c.limb([top, middle, end], [9, 27, 2])
        green = Paper(
            ("#5f9a5a", "#3f8a6a")[i % 2],
            "#2a5a4a",
            16,
            LIGHT,
            0.85, 0.3, 30, ("#f4f0b0", 5, 0.7), (4, 8, 8, 0.35),
        )  # fmt: skip
        picture = c.lay(picture, c.mask(leaf), green, 130 + 10 * k + i)
    return picture


def _sweeper(
    picture: Picture, x: float, y: float, tall: float, side: int, shirt: str, skin: str, k: int
) -> Picture:
    """Draw somebody bent over a broom; all in shares of their own height."""

    def at(dx: float, up: float) -> tuple[float, float]:
        return x + side * dx * tall * HEIGHT / WIDTH, y - up * tall

    def part(points: list[tuple[float, float]], radii: list[float], colour: str, seed: int) -> None:
        nonlocal picture
        paper = Paper(colour, None, 14, LIGHT, 0.8, 0.2, 30, ("#ffe6c8", 4, 0.6), (3, 5, 5, 0.35))
        shape = c.limb([at(*p) for p in points], [r * tall * HEIGHT for r in radii])
        picture = c.lay(picture, c.mask(shape), paper, seed)

    seed = 170 + 12 * k
    part([(-0.1, 0), (-0.08, 0.25), (-0.04, 0.46)], [0.06, 0.065, 0.08], "#f4e8d0", seed)
    part([(0.16, 0), (0.1, 0.24), (0.02, 0.46)], [0.06, 0.065, 0.08], "#f4e8d0", seed + 1)
    part([(-0.02, 0.46), (0.04, 0.64), (0.14, 0.78)], [0.12, 0.13, 0.1], shirt, seed + 2)
    part([(0.62, 0.04), (0.36, 0.5), (0.22, 0.84)], [0.02, 0.02, 0.02], "#8a5a34", seed + 3)
    part([(0.56, 0.14), (0.64, 0.03), (0.7, -0.02)], [0.03, 0.085, 0.1], "#e8b84a", seed + 4)
    part([(0.12, 0.74), (0.2, 0.58), (0.33, 0.56)], [0.05, 0.045, 0.04], skin, seed + 5)
    part([(0.16, 0.74), (0.3, 0.72), (0.27, 0.76)], [0.05, 0.045, 0.04], skin, seed + 6)
    part([(0.21, 0.9), (0.23, 0.91)], [0.1, 0.1], skin, seed + 7)
    part(
        [(0.12, 0.96), (0.22, 1.0), (0.32, 0.96)],
        [0.05, 0.07, 0.04],
        ("#fbf0d8", "#c8402f", "#3a5a8a")[k],
        seed + 8,
    )
    return picture


def look() -> Look:
    return Look(
        "rose-sea", exposure=0.95, glow=0.3, pull=0.2, finish="cutout",
        focus=((0.46, 0.52, 0.18, 1.0), (0.83, 0.5, 0.08, 0.8), (0.5, 0.85, 0.3, 1.0)), seed=12,
    )  # fmt: skip
