"""A desert of folded paper; one crane has unfolded itself and flies off."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture
from cards.studio.cutout import Paper
from cards.studio.develop import Look
from cards.studio.skies import gradient

Points = list[tuple[float, float]]

DUNES = (
    (0.40, "#e4b49c", "#b07a6a", 3),
    (0.47, "#ecc2a4", "#bc8468", 4),
    (0.56, "#f2cfae", "#c88e70", 3),
    (0.68, "#f7dcb8", "#d29e78", 4),
    (0.82, "#fbe8c8", "#dcae84", 3),
)
"""Ranges from far to near: height of the foot, lit colour, shaded colour, number of peaks."""


def draw() -> Picture:
    picture = gradient(
        ((0, "#5f9ab0"), (0.22, "#a8ccc8"), (0.4, "#f4dcc0"), (1, "#f4dcc0")), bend=0.04
    )
    random = np.random.default_rng(5)
    for k in range(5):
        x, y, s = random.uniform(0, 1), 0.06 + 0.05 * k, random.uniform(0.1, 0.2)
        picture = _cloud(picture, x, y, s)
    for k, (foot, lit, shade, peaks) in enumerate(DUNES):
        picture = _range(picture, foot, lit, shade, peaks, k)
        if k == 3:
            picture = _caravan(picture)
    picture = _scissors(picture)
    picture = _crane(picture, 0.60, 0.26, 0.28)
    for x, y, s in ((0.2, 0.30, 0.05), (0.28, 0.275, 0.035), (0.12, 0.27, 0.03)):
        picture = _crane(picture, x, y, s)
    return _creases(picture)


def _flat(colour: str, second: str | None = None, shadow: float = 0.35) -> Paper:
    return Paper(
        colour, second, 10, shade=0.25, grain=0.1, grain_size=24, shadow=(8, 10, 12, shadow)
    )


def _cloud(picture: Picture, x: float, y: float, s: float) -> Picture:
    outline: Points = [
        (x - s, y),
        (x - s * 0.6, y - s * 0.22),
        (x - s * 0.15, y - s * 0.12),
        (x + s * 0.25, y - s * 0.32),
        (x + s * 0.7, y - s * 0.12),
        (x + s, y),
    ]
    picture = c.lay(picture, c.mask(c.polygon(outline)), _flat("#fdf6ea", "#e4dcd4", 0.2))
    fold: Points = [(x - s * 0.15, y - s * 0.12), (x + s * 0.25, y - s * 0.32), (x + s * 0.1, y)]
    return c.stain(picture, c.mask(c.polygon(fold)), "#dcd8d8", 0.6)


def _range(picture: Picture, foot: float, lit: str, shade: str, peaks: int, k: int) -> Picture:
    """Lay pyramids of folded paper: a lit face, a shaded face, a thin edge of light."""
    random = np.random.default_rng(20 + k)
    for i in range(peaks):
        x = (i + random.uniform(0.2, 0.8)) / peaks + (0.12 if k % 2 else -0.06)
        tall, wide = (
            random.uniform(0.07, 0.13) * (0.8 + 0.08 * k),
            random.uniform(0.24, 0.34) * (0.8 + 0.2 * k),
        )
        top = (x, foot - tall)
        ridge = (x + random.uniform(-0.06, 0.02), foot + 0.12)
        left: Points = [top, (x - wide, foot + 0.10), (x - wide, 1.05), ridge]
        right: Points = [top, ridge, (x + wide, 1.05), (x + wide, foot + 0.09)]
        picture = c.lay(picture, c.mask(c.polygon(left)), _flat(lit, lit, 0.5), i)
        picture = c.lay(picture, c.mask(c.polygon(right)), _flat(shade, shade, 0.3), i + 7)
        edge = c.mask(c.polygon([top, ridge]), stroke=2.5)
        picture = c.stain(picture, edge, "#fffaf0", 0.7)
    return picture


def _caravan(picture: Picture) -> Picture:
    for k in range(4):
        x, y, s = 0.16 + 0.11 * k, 0.615 + 0.006 * k, 0.036
        camel: Points = [
            (x - s * 1.3, y - s * 0.75),
            (x - s * 1.05, y - s * 0.86),
            (x - s * 0.85, y - s * 0.35),
            (x - s * 0.35, y - s * 0.8),
            (x - s * 0.05, y - s * 0.45),
            (x + s * 0.3, y - s * 0.85),
            (x + s * 0.75, y - s * 0.3),
            (x + s * 0.7, y + s * 0.6),
            (x + s * 0.5, y + s * 0.6),
            (x + s * 0.42, y),
            (x - s * 0.35, y),
            (x - s * 0.45, y + s * 0.6),
            (x - s * 0.65, y + s * 0.6),
            (x - s * 0.72, y - s * 0.05),
        ]
        picture = c.lay(
            picture,
            c.mask(c.polygon(camel)),
            _flat(("#b8563c", "#3f6f80", "#c88a3a", "#7a5a80")[k]),
        )
        face: Points = [(x - s * 0.35, y - s * 0.8), (x - s * 0.05, y - s * 0.45), (x - s * 0.3, y)]
        picture = c.stain(picture, c.mask(c.polygon(face)), "#3a2420", 0.25)
    return picture


def _scissors(picture: Picture) -> Picture:
    """Stick a pair of scissors in the sand like a wreck."""
    steel = _flat("#dce4e8", "#9aa8b0")
    a: Points = [
        (0.80, 0.80),
        (0.795, 0.70),
        (0.845, 0.60),
        (0.86, 0.605),
        (0.835, 0.71),
        (0.83, 0.80),
    ]
    b: Points = [
        (0.80, 0.80),
        (0.835, 0.70),
        (0.80, 0.585),
        (0.783, 0.59),
        (0.80, 0.71),
        (0.785, 0.80),
    ]
    for blade in (a, b):
        picture = c.lay(picture, c.mask(c.polygon(blade)), steel)
    for x, y in ((0.875, 0.563), (0.772, 0.548)):
        ring = c.mask(c.disc(x, y, 0.034), stroke=20)
        picture = c.lay(picture, ring, Paper("#c8402f", "#8a2a24", 8, grain=0.1))
    return c.lay(picture, c.mask(c.disc(0.819, 0.70, 0.009)), Paper("#d8a84a", thick=6))


def _crane(picture: Picture, x: float, y: float, s: float) -> Picture:
    """Lay a folded crane with raised wings, `s` of the card wide, flying to the right."""

    def at(points: Points) -> Points:
        return [(x + a * s, y + b * s) for a, b in points]

    faces: tuple[tuple[Points, str], ...] = (
        ([(0.05, 0.05), (-0.55, -0.62), (-0.12, -0.02)], "#c8dce0"),
        ([(-0.12, 0.02), (-0.95, 0.10), (-0.30, 0.14)], "#e8d4c8"),
        ([(-0.32, 0.10), (0.05, -0.10), (0.34, 0.06), (0.02, 0.24)], "#f4e8dc"),
        ([(0.02, 0.24), (0.05, -0.10), (0.34, 0.06)], "#d8c0b4"),
        ([(0.30, 0.06), (0.56, -0.24), (0.36, 0.12)], "#fdf6ec"),
        ([(0.56, -0.24), (0.80, -0.16), (0.545, -0.18)], "#e86a4a"),
        ([(0.20, 0.05), (0.02, -0.86), (-0.16, 0.03)], "#fffaf2"),
        ([(0.20, 0.05), (0.02, -0.86), (0.06, 0.02)], "#e4d8d4"),
    )
    for outline, colour in faces:
        paper = Paper(colour, thick=6, shade=0.15, grain=0.08, shadow=(5, 7, 8, 0.3))
        picture = c.lay(picture, c.mask(c.polygon(at(outline))), paper)
    return picture


def _creases(picture: Picture) -> Picture:
    """Leave on the near sand the creases of a sheet that was a crane."""
    sheet: Points = [(0.20, 0.90), (0.42, 0.865), (0.60, 0.925), (0.37, 0.975)]
    picture = c.lay(picture, c.mask(c.polygon(sheet)), _flat("#fffaf0", "#f0e0cc", 0.45))
    middle = (0.4, 0.917)
    for end in (*sheet, (0.31, 0.882), (0.51, 0.895), (0.485, 0.95), (0.285, 0.938)):
        picture = c.stain(picture, c.mask(c.polygon([middle, end]), stroke=2.5), "#c89a84", 0.7)
    for k in range(7):
        x, y = 0.63 + 0.042 * k, 0.915 - 0.012 * k
        print_of: Points = [(x, y), (x + 0.012, y - 0.012), (x + 0.006, y), (x + 0.016, y + 0.004)]
        picture = c.stain(picture, c.mask(c.polygon(print_of)), "#b8806a", 0.6)
    return picture


def look() -> Look:
    return Look(
        "bone", exposure=0.9, glow=0.2, pull=0.14, finish="cutout",
        focus=((0.5, 0.5, 1.2, 1.15),), seed=101,
    )  # fmt: skip
