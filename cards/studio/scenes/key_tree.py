"""A tree bears keys; below it stands one flower, closed with a padlock."""

from collections.abc import Sequence

import numpy as np
import skia

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look, glow_at
from cards.studio.geometry import Vec
from cards.studio.skies import HEIGHT, WIDTH, Clouds, add_clouds, gradient

METALS = (
    ("#f2c14e", "#b87a24"),
    ("#e8e0e8", "#9a8aa8"),
    ("#e8905a", "#a84a34"),
    ("#f6d88a", "#c8902f"),
    ("#8fc4b8", "#4a8078"),
)
BARK = Paper("#5a3a58", "#3a2440", 40, (0.7, -0.5, 0.5), 0.85, 0.35, 50, ("#ffd0b0", 8, 0.7))
BOUGHS: tuple[tuple[Sequence[Vec], Sequence[float]], ...] = (
    (((0.62, 1.0), (0.66, 0.86), (0.6, 0.7), (0.52, 0.56), (0.5, 0.42)), (110, 78, 64, 54, 40)),
    (((0.53, 0.58), (0.38, 0.44), (0.22, 0.36), (0.06, 0.35)), (46, 34, 24, 10)),
    (((0.54, 0.6), (0.7, 0.46), (0.84, 0.4), (0.98, 0.41)), (46, 34, 24, 10)),
    (((0.5, 0.45), (0.4, 0.3), (0.27, 0.19), (0.13, 0.16)), (38, 28, 20, 8)),
    (((0.5, 0.45), (0.6, 0.3), (0.73, 0.2), (0.9, 0.16)), (38, 28, 20, 8)),
    (((0.5, 0.45), (0.5, 0.28), (0.47, 0.15), (0.5, 0.05)), (36, 26, 18, 7)),
    (((0.31, 0.4), (0.2, 0.46), (0.1, 0.47)), (20, 14, 6)),
    (((0.74, 0.44), (0.87, 0.5), (0.95, 0.52)), (20, 14, 6)),
    (((0.33, 0.23), (0.22, 0.27), (0.08, 0.26)), (18, 13, 6)),
    (((0.67, 0.24), (0.8, 0.29), (0.94, 0.28)), (18, 13, 6)),
)
KEYS = (
    (0.1, 0.17, 0.9, 0.1), (0.24, 0.2, 1.0, -0.08), (0.38, 0.1, 0.85, 0.1), (0.5, 0.07, 0.9, 0),
    (0.63, 0.1, 0.85, -0.12), (0.76, 0.2, 1.0, 0.08), (0.89, 0.17, 0.9, -0.1),
    (0.08, 0.35, 1.0, 0.12), (0.2, 0.37, 1.15, -0.05), (0.33, 0.28, 1.0, 0.06),
    (0.67, 0.28, 1.0, -0.06), (0.82, 0.41, 1.15, 0.05), (0.94, 0.42, 0.95, -0.12),
    (0.1, 0.48, 0.95, -0.1), (0.36, 0.45, 1.1, 0.1), (0.92, 0.29, 0.8, 0.1),
    (0.07, 0.265, 0.8, -0.1),
)  # fmt: skip
"""Where each key hangs: x, y, size, lean."""


def draw() -> Picture:
    picture = _heath()
    picture = _tree(picture)
    for k, (x, y, size, lean) in enumerate(KEYS):
        thread = c.curve([(x, y - 0.012), (x, y + 0.02)], closed=False)
        picture = c.stain(picture, c.mask(thread, stroke=4), "#3a2440")
        picture = _key(picture, (x, y + 0.03), size * 1.15, lean, METALS[k % 5], k)
    picture = _fence(picture)
    picture = _flower(picture)
    return _beetle(picture)


def _heath() -> Picture:
    sky = gradient(
        ((0, "#8a78b8"), (0.3, "#d09ac0"), (0.55, "#f8c4b8"), (0.68, "#ffe0c0"), (1, "#ffe0c0")),
        bend=0.08,
    )
    sky = add_clouds(sky, Clouds(0.45, 420, "#ffe8dc", "#b888b0", 0.6, 4), 23)
    x = np.linspace(-0.05, 1.05, 12)
    for k, (base, colour, second) in enumerate(
        (
            (0.66, "#c08ab0", "#e0b0b8"),
            (0.72, "#9a6a9c", "#b880a4"),
            (0.8, "#6f5a80", "#4f4468"),
        )
    ):
        ridge = [(a, base + 0.022 * np.sin(7 * a + 2 * k) + 0.012 * np.sin(19 * a + k)) for a in x]
        hill = c.mask(c.curve([*ridge, (1.1, 1.1), (-0.1, 1.1)]))
        sky = c.lay(sky, hill, Paper(colour, second, 26, shade=0.3, grain=0.35), k)
    return sky


def _tree(picture: Picture) -> Picture:
    picture = c.lay(picture, c.mask(*(c.limb(*bough) for bough in BOUGHS)), BARK, 40)
    random = np.random.default_rng(5)
    for k in range(120):
        points, _ = BOUGHS[1 + k % 9]
        t = random.uniform(0.35, 1) * (len(points) - 1)
        i = min(int(t), len(points) - 2)
        a, b = np.array(points[i]), np.array(points[i + 1])
        x, y = a + (b - a) * (t - i) + random.normal(0, (0.03, 0.018))
        picture = _leaf(picture, (x, y), random.uniform(0.02, 0.032), random.uniform(0, 6.3), k)
    return picture


def _leaf(picture: Picture, at: Vec, size: float, turn: float, k: int) -> Picture:
    outline = [(-1, 0), (-0.3, 0.42), (0.5, 0.36), (1.1, 0), (0.5, -0.36), (-0.3, -0.42)]
    colour = ("#e87a8a", "#f0a4a0", "#d8608a", "#f8c8b4")[k % 4]
    paper = Paper(colour, None, 12, shadow=(3, 5, 5, 0.35))
    return c.lay(picture, c.mask(c.curve(_moved(outline, at, size, turn))), paper, k)


def _moved(points: Sequence[Vec], at: Vec, size: float, turn: float) -> list[Vec]:
    """Return points turned by radians, sized in card widths, and put at a place."""
    cos, sin = np.cos(turn), np.sin(turn)
    return [
        (
            at[0] + (x * cos - y * sin) * size,
            at[1] + (x * sin + y * cos) * size * WIDTH / HEIGHT,
        )
        for x, y in points
    ]


def _key_outline(at: Vec, size: float, turn: float) -> skia.Path:
    """Return a key that hangs down from its trefoil ring; `size` 1 is an eighth of the height."""
    unit = 0.052 * size

    def box(left: float, top: float, right: float, low: float) -> skia.Path:
        corners = ((left, top), (right, top), (right, low), (left, low))
        return c.polygon(_moved(corners, at, unit, turn))

    path = box(-0.13, 0.4, 0.13, 2.75)
    for part in (box(-0.3, 0.62, 0.3, 0.85), box(0, 1.95, 0.72, 2.2), box(0, 2.4, 0.6, 2.65)):
        path = skia.Op(path, part, skia.PathOp.kUnion_PathOp)
    lobes = ((-0.42, 0.12), (0.42, 0.12), (0, -0.5))
    for lobe in lobes:
        ((x, y),) = _moved((lobe,), at, unit, turn)
        path = skia.Op(path, c.disc(x, y, unit * 0.46), skia.PathOp.kUnion_PathOp)
    for lobe in lobes:
        ((x, y),) = _moved((lobe,), at, unit, turn)
        path = skia.Op(path, c.disc(x, y, unit * 0.2), skia.PathOp.kDifference_PathOp)
    return path


def _key(
    picture: Picture, at: Vec, size: float, turn: float, metal: tuple[str, str], k: int
) -> Picture:
    paper = Paper(
        *metal, 11, (0.6, -0.6, 0.5), 0.8, 0.15, 60, ("#fff6dc", 4, 0.9), (5, 9, 7, 0.45), glow=0.12
    )
    return c.lay(picture, c.mask(_key_outline(at, size, turn)), paper, 200 + k)


def _fence(picture: Picture) -> Picture:
    wood = Paper("#f4dcd4", "#b890a8", 14, grain=0.3)
    rail = [(-0.05, 0.845), (0.3, 0.838), (0.36, 0.85), (-0.05, 0.862)]
    picture = c.lay(picture, c.mask(c.polygon(rail)), wood, 300)
    for k in range(4):
        x = 0.02 + 0.092 * k
        slope = 0.004 * (k % 2)
        post = [
            (x, 0.93), (x + slope, 0.8), (x + 0.024, 0.778),
            (x + 0.048 + slope, 0.8), (x + 0.048, 0.93),
        ]  # fmt: skip
        picture = c.lay(picture, c.mask(c.polygon(post)), wood, 301 + k)
    x = np.linspace(-0.05, 1.05, 16)
    ridge = [(a, 0.905 + 0.014 * np.sin(9 * a) + 0.01 * np.sin(31 * a)) for a in x]
    ground = c.mask(c.curve([*ridge, (1.1, 1.1), (-0.1, 1.1)]))
    return c.lay(picture, ground, Paper("#4f4468", "#2f2848", 26, grain=0.4), 310)


def _flower(picture: Picture) -> Picture:
    glow = glow_at(0.36, 0.72, 0.17)[..., None]
    picture = picture + 0.5 * glow * light("#ffd0a0")
    green = Paper("#5f9a78", "#2f5a54", 40, (0.6, -0.6, 0.5), rim=("#d8f0c8", 7, 0.6))
    stem = c.limb(((0.37, 1.02), (0.35, 0.92), (0.36, 0.82)), (30, 24, 22))
    picture = c.lay(picture, c.mask(stem), green, 320)
    for k, leaf in enumerate(
        (
            ((0.36, 0.99), (0.26, 0.93), (0.14, 0.9), (0.03, 0.93), (0.14, 0.96), (0.25, 1.0)),
            ((0.37, 0.99), (0.46, 0.91), (0.57, 0.875), (0.68, 0.9), (0.57, 0.93), (0.47, 0.98)),
        )
    ):
        picture = c.lay(picture, c.mask(c.curve(leaf)), green, 321 + k)
    sun = (0.7, -0.5, 0.5)
    petals = (
        (
            ((0.36, 0.85), (0.26, 0.8), (0.235, 0.7), (0.3, 0.585), (0.37, 0.66), (0.4, 0.76)),
            "#c83a78",
        ),
        (
            ((0.36, 0.85), (0.46, 0.8), (0.485, 0.7), (0.42, 0.585), (0.35, 0.66), (0.32, 0.76)),
            "#b02f70",
        ),
        (
            ((0.36, 0.855), (0.285, 0.79), (0.29, 0.68), (0.36, 0.56), (0.43, 0.68), (0.435, 0.79)),
            "#e8588c",
        ),
    )
    for k, (outline, colour) in enumerate(petals):
        paper = Paper(
            colour, "#7a2058", 90, sun, 0.85, 0.2, 80, ("#ffe0d8", 9, 0.8), (4, 8, 10, 0.4)
        )
        picture = c.lay(picture, c.mask(c.curve(outline)), paper, 330 + k)
    return _padlock(picture)


def _padlock(picture: Picture) -> Picture:
    iron = Paper("#6a6480", "#3f3a58", 12, (0.6, -0.6, 0.5), rim=("#fff0e0", 4, 0.8))
    for low, high in (((0.255, 0.79), (0.47, 0.68)), ((0.465, 0.79), (0.25, 0.68))):
        for k in range(8):
            x, y = np.array(low) + (np.array(high) - low) * (k + 0.5) / 8
            y += 0.012 * np.sin(np.pi * (k + 0.5) / 8)
            link = skia.Op(c.disc(x, y, 0.02), c.disc(x, y, 0.009), skia.PathOp.kDifference_PathOp)
            picture = c.lay(picture, c.mask(link), iron, 340 + k)
    bow = c.curve(
        ((0.325, 0.74), (0.325, 0.7), (0.36, 0.68), (0.395, 0.7), (0.395, 0.74)), closed=False
    )
    picture = c.lay(picture, c.mask(bow, stroke=24), Paper("#d8d0dc", "#8a80a0", 12), 350)
    brass = Paper("#f6c450", "#c07a24", 40, (0.6, -0.6, 0.5), rim=("#fff6d0", 6, 0.9))
    body = c.curve(
        (
            (0.3, 0.735),
            (0.36, 0.728),
            (0.42, 0.735),
            (0.425, 0.78),
            (0.4, 0.815),
            (0.36, 0.823),
            (0.32, 0.815),
            (0.295, 0.78),
        )
    )
    picture = c.lay(picture, c.mask(body), brass, 351)
    slot = c.polygon(((0.352, 0.77), (0.368, 0.77), (0.376, 0.802), (0.344, 0.802)))
    return c.stain(picture, c.mask(c.disc(0.36, 0.766, 0.02), slot), "#2a1830")


def _beetle(picture: Picture) -> Picture:
    """Draw a beetle that carries a fallen key over the ground."""
    dark = Paper("#b890c8", "#8a6aa0", 8, shadow=(3, 5, 4, 0.4))
    for dx in (-0.055, -0.005, 0.045):
        knee = (0.745 + dx * 1.5, 0.955)
        leg = c.limb(((0.76 + dx, 0.945), knee, (0.735 + dx * 1.8, 0.98)), (11, 9, 7))
        picture = c.lay(picture, c.mask(leg), dark, 360)
    for dx in (0, 0.03):
        feeler = c.limb(((0.67 + dx, 0.93), (0.645 + dx, 0.905), (0.615 + dx, 0.9)), (6, 5, 7))
        picture = c.lay(picture, c.mask(feeler), dark, 363)
    picture = _key(picture, (0.9, 0.885), 1.35, 1.75, METALS[0], 80)
    head = c.curve(((0.645, 0.945), (0.665, 0.922), (0.705, 0.925), (0.7, 0.96), (0.665, 0.963)))
    picture = c.lay(picture, c.mask(head), dark, 361)
    shell = c.curve(
        ((0.68, 0.955), (0.695, 0.915), (0.755, 0.893), (0.83, 0.91), (0.865, 0.95), (0.77, 0.97))
    )
    paper = Paper("#f08a4a", "#b8402f", 40, (0.6, -0.7, 0.5), rim=("#fff0d0", 6, 0.9))
    picture = c.lay(picture, c.mask(shell), paper, 362)
    seam = c.curve(((0.7, 0.935), (0.77, 0.927), (0.86, 0.95)), closed=False)
    dots = [c.disc(x, y, 0.013) for x, y in ((0.735, 0.917), (0.785, 0.908), (0.77, 0.948))]
    picture = c.stain(picture, c.mask(seam, stroke=5), "#5a1f2a", 0.9)
    return c.stain(picture, c.mask(*dots), "#5a1f2a", 0.9)


def look() -> Look:
    return Look(
        "blossom",
        exposure=0.92,
        glow=0.25,
        pull=0.18,
        finish="cutout",
        focus=((0.36, 0.75, 0.15, 1.2), (0.5, 0.25, 0.4, 0.9), (0.77, 0.93, 0.1, 1.1)),
        seed=45,
    )
