"""A woman's hair is a river; boats sail down it and houses stand in its light."""

import cv2
import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look
from cards.studio.skies import HEIGHT, WIDTH, sky

BLUES = ("#1d4a6c", "#2a6486", "#3a7f9c", "#1f5676", "#52a0b4", "#7fc0c8", "#2f7090")
PROFILE = (
    (0.58, 0.20),
    (0.64, 0.175),
    (0.715, 0.19),
    (0.755, 0.235),
    (0.765, 0.275),
    (0.772, 0.300),
    (0.800, 0.338),
    (0.822, 0.362),
    (0.815, 0.376),
    (0.790, 0.380),
    (0.793, 0.392),
    (0.806, 0.402),
    (0.802, 0.412),
    (0.792, 0.417),
    (0.800, 0.426),
    (0.796, 0.437),
    (0.780, 0.444),
    (0.784, 0.462),
    (0.776, 0.482),
    (0.748, 0.494),
    (0.705, 0.490),
    (0.672, 0.500),
    (0.662, 0.540),
    (0.672, 0.590),
    (0.720, 0.640),
    (0.84, 0.70),
    (1.08, 0.76),
    (1.08, 1.1),
    (0.40, 1.1),
    (0.46, 0.80),
    (0.515, 0.66),
    (0.53, 0.56),
    (0.50, 0.46),
    (0.47, 0.36),
    (0.50, 0.26),
)


def draw() -> Picture:
    picture = sky("spring", 21)
    for k, (base, colour) in enumerate(((0.44, "#d8b8c4"), (0.50, "#c49ab0"), (0.56, "#a87f9c"))):
        x = np.linspace(-0.05, 1.05, 14)
        ridge = [(a, base + 0.03 * np.sin(a * 9 + 2.1 * k) + 0.02 * np.sin(a * 23 + k)) for a in x]
        hill = c.mask(c.curve([*ridge, (1.1, 1.1), (-0.1, 1.1)]))
        picture = c.lay(picture, hill, Paper(colour, "#f0d0c8", 20, shade=0.2, shadow=None), k)
    picture = _river(picture)
    picture = _face(picture)
    picture = _crown(picture)
    for x, y, size, turn, hull in (
        (0.41, 0.57, 0.055, 0.25, "#a84a34"),
        (0.24, 0.74, 0.078, 0.15, "#c87a2a"),
        (0.33, 0.91, 0.1, -0.05, "#a83a4a"),
        (0.525, 0.425, 0.032, 0.5, "#8a4434"),
    ):
        picture = _boat(picture, (x, y), size, turn, hull)
    random = np.random.default_rng(4)
    for k in range(6):
        x, y, s = (
            random.uniform(0.04, 0.3),
            random.uniform(0.62, 0.97),
            random.uniform(0.024, 0.038),
        )
        outline = [
            (x - s, y),
            (x - s * 0.2, y - s * 0.28),
            (x + s * 0.7, y),
            (x + s * 1.2, y - s * 0.25),
            (x + s * 1.1, y + s * 0.25),
            (x + s * 0.7, y),
            (x - s * 0.2, y + s * 0.28),
        ]
        picture = c.lay(picture, c.mask(c.curve(outline)), Paper("#f6a04a", "#d8582f", 9), k)
    for k in range(5):
        x, y, s = 0.12 + 0.11 * k, 0.10 + 0.04 * (k % 2) + 0.02 * random.random(), 0.026
        wings = [
            (x - s, y - s * 0.4),
            (x - s * 0.45, y - s * 0.28),
            (x, y),
            (x + s * 0.5, y - s * 0.3),
            (x + s * 1.1, y - s * 0.5),
            (x + s * 0.45, y - s * 0.1),
            (x, y + s * 0.16),
            (x - s * 0.4, y - s * 0.1),
        ]
        picture = c.stain(picture, c.mask(c.curve(wings)), "#7a4a68")
    return picture


def _strand(
    points: list[tuple[float, float]], radii: list[float], picture: Picture, k: int
) -> Picture:
    paper = Paper(
        BLUES[k % 7],
        BLUES[(k + 3) % 7],
        46,
        (-0.4, -0.6, 0.5),
        0.8,
        0.25,
        120,
        rim=("#fff0d0", 9, 0.55),
        shadow=(6, 8, 12, 0.3),
    )
    return c.lay(picture, c.mask(c.limb(points, radii)), paper, k)


def _river(picture: Picture) -> Picture:
    t = np.linspace(0, 1, 9)
    for k in range(26):
        u = k / 25
        x0, y0, x1 = 0.62 + 0.10 * np.sin(k), 0.20 + 0.10 * u, -0.2 + u * 0.72
        sag = -0.10 + 0.064 * np.sin(k * 1.7)
        x = x0 + (x1 - x0) * t + 0.05 * np.sin(t * 7 + k * 0.7) * t
        y = y0 + (1.08 - y0) * t**1.25 + sag * np.sin(np.pi * t)
        radii = np.interp(t, [0, 0.3, 1], [34, 48, 62]).tolist()
        picture = _strand(list(zip(x, y, strict=True)), radii, picture, k)
    random = np.random.default_rng(4)
    glints = np.zeros((HEIGHT, WIDTH), np.float32)
    for _ in range(240):
        along = random.random() ** 0.7
        x, y = 0.62 - 0.62 * along + random.normal(0, 0.16 * along), 0.3 + 0.72 * along
        long = random.uniform(8, 40)
        a, b = int(x * WIDTH), int(y * HEIGHT)
        cv2.line(
            glints,
            (a, b),
            (int(a - long * 0.55), int(b + long)),
            random.uniform(0.3, 1),
            2,
            cv2.LINE_AA,
        )
    return picture + (cv2.GaussianBlur(glints, (0, 0), 1.5) * 0.5)[..., None] * light("#fff4e0")


def _face(picture: Picture) -> Picture:
    sun = (0.75, -0.45, 0.4)
    skin = Paper(
        "#f0c0a0", "#c88470", 120, sun, 0.85, 0.12, 140, ("#fff6dc", 14, 0.8), (-14, 10, 24, 0.45)
    )
    picture = c.lay(picture, c.mask(c.curve(PROFILE)), skin, 70)
    dress = (
        (0.60, 0.665),
        (0.70, 0.655),
        (0.86, 0.70),
        (1.1, 0.77),
        (1.1, 1.1),
        (0.36, 1.1),
        (0.44, 0.83),
        (0.52, 0.72),
    )
    cloth = Paper(
        "#c8506a", "#7a3058", 150, sun, 0.85, 0.25, 90, ("#ffdcc0", 12, 0.7), (-6, 10, 14, 0.4)
    )
    picture = c.lay(picture, c.mask(c.curve(dress)), cloth, 80)
    lid = c.curve(((0.716, 0.327), (0.732, 0.336), (0.752, 0.335), (0.764, 0.327)), closed=False)
    brow = c.curve(((0.700, 0.290), (0.725, 0.277), (0.757, 0.283)), closed=False)
    mouth = c.curve(((0.770, 0.417), (0.785, 0.414), (0.802, 0.416)), closed=False)
    lip = c.curve(((0.775, 0.423), (0.79, 0.428), (0.797, 0.424)), closed=False)
    lashes = [
        c.curve(((0.722 + 0.01 * k, 0.331 + 0.002 * k), (0.724 + 0.012 * k, 0.346)), closed=False)
        for k in range(5)
    ]
    picture = c.stain(picture, c.mask(lid, stroke=7), "#4a2020")
    picture = c.stain(picture, c.mask(*lashes, stroke=3), "#4a2020", 0.8)
    picture = c.stain(picture, c.mask(brow, stroke=9), "#5a3030", 0.8)
    picture = c.stain(picture, c.mask(mouth, stroke=5), "#8a2f3a", 0.9)
    picture = c.stain(picture, c.mask(lip, stroke=9), "#c8586a", 0.6)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    cheek = np.exp(-(((x / WIDTH - 0.725) / 0.035) ** 2 + ((y / HEIGHT - 0.395) / 0.022) ** 2))
    return picture * (1 - 0.35 * cheek[..., None]) + light("#e8706a") * 0.35 * cheek[..., None]


def _crown(picture: Picture) -> Picture:
    cap = (
        (0.745, 0.232),
        (0.735, 0.185),
        (0.68, 0.135),
        (0.60, 0.128),
        (0.52, 0.16),
        (0.47, 0.24),
        (0.46, 0.36),
        (0.50, 0.47),
        (0.575, 0.46),
        (0.60, 0.40),
        (0.60, 0.34),
        (0.64, 0.27),
        (0.70, 0.245),
    )
    paper = Paper(
        "#2a6486",
        "#1f5676",
        110,
        (0.2, -0.8, 0.5),
        0.85,
        0.3,
        rim=("#fff0d0", 12, 0.8),
        shadow=(4, 12, 14, 0.5),
    )
    picture = c.lay(picture, c.mask(c.curve(cap)), paper, 99)
    t = np.linspace(0, 1, 8)
    for k in range(18):
        u = k / 17
        sx, sy = 0.735 - 0.13 * u, 0.228 - 0.07 * np.sin(np.pi * u * 0.8) + 0.02 * u
        x = sx + (0.52 - 0.022 * k - sx) * t + 0.012 * np.sin(t * 6 + k)
        y = sy + (0.50 + 0.035 * k - sy) * t**1.5 - 0.075 * (1 - u * 0.7) * np.sin(np.pi * t) ** 0.8
        radii = np.interp(t, [0, 0.25, 1], [5, 17, 30]).tolist()
        picture = _strand(list(zip(x, y, strict=True)), radii, picture, 100 + k * 3)
    return picture


def _boat(
    picture: Picture, at: tuple[float, float], size: float, turn: float, hull: str
) -> Picture:
    def moved(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        cos, sin = np.cos(turn), np.sin(turn)
        return [
            (
                at[0] + (x * cos - y * sin) * size,
                at[1] + (x * sin + y * cos) * size * WIDTH / HEIGHT,
            )
            for x, y in points
        ]

    body = moved(((-1, -0.1), (-0.6, 0.28), (0, 0.36), (0.6, 0.28), (1, -0.1), (0, 0.02)))
    sail = moved(((0.05, -0.1), (0.02, -1.7), (0.85, -0.3)))
    jib = moved(((-0.08, -0.15), (-0.06, -1.4), (-0.65, -0.25)))
    mast = c.curve(moved(((0, -0.05), (0, -1.85))), closed=False)
    picture = c.lay(
        picture, c.mask(c.curve(body)), Paper(hull, "#5a2a24", 18, shadow=(4, 8, 6, 0.5))
    )
    for cloth in (sail, jib):
        picture = c.lay(
            picture, c.mask(c.polygon(cloth)), Paper("#fff6e4", "#f4d8b8", 60, grain=0.1, glow=0.2)
        )
    return c.stain(picture, c.mask(mast, stroke=4), "#4a2a20")


def look() -> Look:
    return Look(
        "blossom",
        exposure=0.92,
        glow=0.25,
        pull=0.2,
        finish="cutout",
        focus=((0.76, 0.37, 0.1, 1.2), (0.3, 0.8, 0.15, 0.8)),
        seed=3,
    )
