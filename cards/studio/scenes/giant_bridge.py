"""Two stone giants lean brow to brow over a gorge; a cart crosses on their heads."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import HEIGHT, WIDTH, gradient

LIGHT = (-0.6, -0.7, 0.5)
PROFILE = (
    (-0.08, 0.40), (0.02, 0.375), (0.12, 0.315), (0.22, 0.285), (0.33, 0.28), (0.42, 0.292),
    (0.478, 0.315), (0.497, 0.35), (0.493, 0.395), (0.472, 0.432), (0.462, 0.455), (0.474, 0.485),
    (0.487, 0.515), (0.478, 0.534), (0.448, 0.541), (0.438, 0.556), (0.448, 0.572),
    (0.445, 0.585), (0.431, 0.593), (0.444, 0.606), (0.441, 0.624), (0.42, 0.635), (0.418, 0.66),
    (0.398, 0.69), (0.355, 0.705), (0.31, 0.70), (0.275, 0.72), (0.26, 0.78), (0.275, 0.85),
    (0.32, 0.93), (0.34, 1.05), (-0.1, 1.05),
)  # fmt: skip
"""The left giant, from the neck over the crown and down the face; the other is its mirror."""


def draw() -> Picture:
    picture = gradient(
        ((0, "#9cc4c8"), (0.3, "#dce0cc"), (0.5, "#f8e4c0"), (0.7, "#f2cfa4"), (1, "#e8b88c")),
        bend=0.04,
    )
    picture = _distance(picture)
    picture = _river(picture)
    for mirror in (False, True):
        picture = _giant(picture, mirror=mirror)
    picture = _road(picture)
    picture = _moss(picture)
    picture = _cart(picture)
    return _birds(picture)


def _flip(points: tuple[Vec, ...] | list[Vec], *, mirror: bool) -> list[Vec]:
    return [(1 - x if mirror else x, y) for x, y in points]


def _distance(picture: Picture) -> Picture:
    for k, (base, tall, colour, second) in enumerate(
        (
            (0.62, 0.16, "#b8ccd0", "#e4dcc4"),
            (0.68, 0.13, "#8fb0b8", "#ccd0bc"),
            (0.75, 0.12, "#6f98a4", "#a8b8ac"),
        )
    ):
        x = np.linspace(-0.05, 1.05, 44)
        steps = [
            base
            - tall * np.clip(0.5 + 1.4 * np.sin(a * 11 + 2.3 * k) + 0.4 * np.sin(a * 29 + k), 0, 1)
            for a in x
        ]
        ridge = c.mask(c.polygon([*zip(x, steps, strict=True), (1.1, 1.1), (-0.1, 1.1)]))
        picture = c.lay(
            picture, ridge, Paper(colour, second, 24, LIGHT, 0.6, 0.2, shadow=(0, -4, 8, 0.15)), k
        )
    return picture


def _river(picture: Picture) -> Picture:
    bank = c.mask(
        c.curve(
            [
                (-0.1, 0.8), (0.3, 0.77), (0.5, 0.765), (0.7, 0.77), (1.1, 0.8), (1.1, 1.1),
                (-0.1, 1.1),
            ]
        )
    )  # fmt: skip
    picture = c.lay(picture, bank, Paper("#c8a878", "#a88058", 30, LIGHT, 0.6, 0.3), 8)
    bends = [(0.505, 0.762), (0.54, 0.785), (0.47, 0.825), (0.55, 0.88), (0.5, 1.08)]
    water = c.mask(c.limb(bends, [6, 16, 42, 90, 170]))
    picture = c.lay(
        picture, water, Paper("#4f9a9c", "#2f6a78", 30, LIGHT, 0.5, 0.2, shadow=(0, -4, 6, 0.4)), 9
    )
    for x, y, w in (
        (0.5, 0.835, 26), (0.54, 0.875, 40), (0.5, 0.92, 60), (0.55, 0.96, 70), (0.47, 0.985, 50),
    ):  # fmt: skip
        glint = c.curve([(x - w / WIDTH, y), (x, y - 0.004), (x + w / WIDTH, y)], closed=False)
        picture = c.stain(picture, c.mask(glint, stroke=5), "#e8f4e4", 0.7)
    sail = c.polygon([(0.505, 0.835), (0.505, 0.765), (0.55, 0.828)])
    hull = c.curve([(0.462, 0.838), (0.48, 0.856), (0.53, 0.856), (0.555, 0.836), (0.51, 0.842)])
    picture = c.lay(picture, c.mask(sail), Paper("#c8402f", "#a03024", 40, LIGHT, 0.6), 10)
    return c.lay(picture, c.mask(hull), Paper("#5a3424", None, 12, LIGHT, 0.8), 11)


def _giant(picture: Picture, *, mirror: bool) -> Picture:
    colour, second = ("#b8a288", "#6a6068") if mirror else ("#d8c0a0", "#8a7268")
    stone = Paper(
        colour,
        second,
        190,
        LIGHT,
        0.95, 0.32, 90, ("#fff0cc", 14, 0.8 if mirror else 0.5), (0, 16, 26, 0.45),
    )  # fmt: skip
    picture = c.lay(picture, c.mask(c.curve(_flip(PROFILE, mirror=mirror))), stone, 20 + mirror)
    shade = "#4a3a3c"
    for points, wide in (
        (((0.365, 0.432), (0.40, 0.446), (0.438, 0.44)), 13),
        (((0.345, 0.385), (0.395, 0.362), (0.452, 0.385)), 20),
        (((0.385, 0.592), (0.41, 0.590), (0.43, 0.593)), 9),
        (((0.428, 0.512), (0.42, 0.528), (0.432, 0.538)), 9),
    ):
        picture = c.stain(
            picture,
            c.mask(c.curve(_flip(points, mirror=mirror), closed=False), stroke=wide),
            shade,
            0.8,
        )
    for t in np.linspace(0.372, 0.43, 5):
        lash = c.curve(_flip(((t, 0.441), (t + 0.006, 0.458)), mirror=mirror), closed=False)
        picture = c.stain(picture, c.mask(lash, stroke=5), shade, 0.7)
    lid = c.curve(
        _flip(
            ((0.36, 0.43), (0.385, 0.408), (0.425, 0.41), (0.442, 0.436), (0.40, 0.443)),
            mirror=mirror,
        )
    )
    ear = c.curve(
        _flip(
            (
                (0.2, 0.43), (0.225, 0.40), (0.26, 0.42), (0.262, 0.475), (0.235, 0.525),
                (0.215, 0.515), (0.218, 0.475),
            ),
            mirror=mirror,
        )
    )  # fmt: skip
    for shape, seed in ((lid, 30), (ear, 31)):
        paper = Paper(colour, second, 30, LIGHT, 0.9, 0.3, 60, ("#fff0cc", 6, 0.5), (3, 6, 8, 0.5))
        picture = c.lay(picture, c.mask(shape), paper, seed + 4 * mirror)
    for points in (
        ((0.12, 0.46), (0.15, 0.53), (0.13, 0.59), (0.17, 0.66)),
        ((0.3, 0.6), (0.33, 0.63), (0.32, 0.67)),
        ((0.07, 0.72), (0.13, 0.78), (0.11, 0.86)),
        ((0.28, 0.33), (0.3, 0.36), (0.285, 0.39)),
    ):
        crack = c.mask(c.curve(_flip(points, mirror=mirror), closed=False), stroke=7)
        picture = c.stain(picture, crack, shade, 0.55)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    cx = 0.66 if mirror else 0.34
    warm = (
        np.exp(-(((x / WIDTH - cx) / 0.06) ** 2 + ((y / HEIGHT - 0.55) / 0.035) ** 2))[..., None]
        * 0.3
    )
    return picture * (1 - warm) + light("#e8906a") * warm


def _road(picture: Picture) -> Picture:
    """Lay a stone road over both crowns, with a parapet."""
    over = [(-0.05, 0.372), (0.06, 0.335), (0.16, 0.285), (0.28, 0.262), (0.4, 0.266), (0.5, 0.284)]
    line = [*over, *[(1 - x, y) for x, y in over[-2::-1]]]
    bed = Paper(
        "#e8d4ac", "#c8a880", 20, LIGHT, 0.8, 0.3, 30, ("#fff6dc", 6, 0.6), (3, 10, 12, 0.5)
    )
    picture = c.lay(picture, c.mask(c.limb(line, [30] * len(line))), bed, 40)
    for k, (x, y) in enumerate(
        zip(
            np.linspace(0.02, 0.98, 25),
            np.interp(np.linspace(0.02, 0.98, 25), *zip(*line, strict=True)),
            strict=True,
        )
    ):
        block = c.curve(
            [
                (x - 0.014, y + 0.012), (x - 0.013, y - 0.006), (x + 0.013, y - 0.006),
                (x + 0.014, y + 0.012),
            ]
        )  # fmt: skip
        picture = c.lay(
            picture, c.mask(block), Paper("#c8ac88", "#8a7060", 12, LIGHT, 0.9, 0.4, 30), 41 + k
        )
    return picture


def _moss(picture: Picture) -> Picture:
    random = np.random.default_rng(3)
    moss = [
        Paper(colour, "#3f5a3a", 26, LIGHT, 0.9, 0.35, 30, ("#f0f0b0", 6, 0.7), (4, 8, 10, 0.4))
        for colour in ("#7a9a4a", "#5f8a4a", "#98a850")
    ]
    k = 0
    for mirror in (False, True):
        for x, y, r in (
            (0.02, 0.455, 0.05), (0.07, 0.50, 0.045), (0.02, 0.545, 0.05), (0.09, 0.56, 0.035),
            (0.03, 0.63, 0.05), (0.1, 0.405, 0.036), (0.05, 0.70, 0.05), (0.13, 0.86, 0.06),
            (0.03, 0.9, 0.07), (0.21, 0.92, 0.06), (0.08, 0.97, 0.07), (0.27, 0.97, 0.06),
            (0.17, 0.995, 0.07), (0.33, 0.995, 0.05),
        ):  # fmt: skip
            puff = [
                c.disc(
                    *_flip(
                        [(x + r * random.uniform(-0.6, 0.6), y + 0.5 * r * random.uniform(-1, 1))],
                        mirror=mirror,
                    )[0],
                    r * random.uniform(0.55, 0.9),
                )
                for _ in range(3)
            ]
            picture = c.lay(picture, c.mask(*puff), moss[k % 3], 70 + k)
            k += 1
    for x, y, tall in ((0.09, 0.335, 0.13), (0.9, 0.33, 0.15), (0.83, 0.292, 0.1)):
        trunk = c.limb([(x, y), (x + 0.008, y - 0.5 * tall), (x, y - 0.8 * tall)], [11, 8, 6])
        picture = c.lay(picture, c.mask(trunk), Paper("#6a4a38", None, 10, LIGHT, 0.9), 130)
        for dx, dy, r in ((0, -0.92, 0.05), (-0.035, -0.75, 0.036), (0.04, -0.74, 0.034)):
            crown = c.disc(x + dx, y + dy * tall, r * tall / 0.12)
            picture = c.lay(picture, c.mask(crown), moss[k % 3], 131 + k)
            k += 1
    return picture


def _cart(picture: Picture) -> Picture:
    """Draw a horse, a hay cart and its carter going up toward the seam between the brows."""

    def lay(shape: object, colour: str, second: str | None = None, thick: float = 20) -> None:
        nonlocal picture
        paper = Paper(
            colour, second, thick, LIGHT, 0.85, 0.25, 30, ("#fff0cc", 5, 0.6), (4, 8, 8, 0.45)
        )
        picture = c.lay(picture, c.mask(shape), paper, 160)

    hay = c.curve(
        [
            (0.285, 0.215), (0.29, 0.165), (0.33, 0.128), (0.39, 0.122), (0.44, 0.15),
            (0.455, 0.215), (0.37, 0.222),
        ]
    )  # fmt: skip
    lay(hay, "#e8c050", "#b88430", 40)
    bed = c.polygon([(0.275, 0.208), (0.47, 0.208), (0.46, 0.234), (0.29, 0.234)])
    lay(bed, "#8a3a2c", "#5a241c", 14)
    for x in (0.32, 0.425):
        wheel = [
            (x + 0.036 * np.cos(a), 0.238 + 0.024 * np.sin(a))
            for a in np.linspace(0, 2 * np.pi, 20)[:-1]
        ]
        picture = c.lay(
            picture, c.mask(c.curve(wheel), stroke=12), Paper("#3a2620", None, 8, LIGHT, 0.8), 161
        )
        for a in np.linspace(0, np.pi, 4)[:-1]:
            spoke = c.curve(
                [
                    (x - 0.034 * np.cos(a), 0.238 - 0.022 * np.sin(a)),
                    (x + 0.034 * np.cos(a), 0.238 + 0.022 * np.sin(a)),
                ],
                closed=False,
            )
            picture = c.stain(picture, c.mask(spoke, stroke=6), "#3a2620")
    shaft = c.limb([(0.46, 0.222), (0.53, 0.215), (0.6, 0.21)], [5, 5, 5])
    lay(shaft, "#5a3424")
    for points, radii in (
        (((0.548, 0.215), (0.54, 0.24), (0.545, 0.268)), (16, 9, 8)),
        (((0.575, 0.215), (0.578, 0.242), (0.568, 0.268)), (15, 9, 8)),
        (((0.64, 0.21), (0.655, 0.238), (0.645, 0.268)), (15, 9, 8)),
        (((0.655, 0.21), (0.685, 0.228), (0.69, 0.255)), (15, 9, 8)),
        (((0.55, 0.197), (0.6, 0.202), (0.655, 0.196)), (36, 33, 36)),
        (((0.66, 0.19), (0.69, 0.158), (0.712, 0.138)), (30, 22, 19)),
        (((0.71, 0.135), (0.735, 0.15), (0.752, 0.162)), (20, 15, 12)),
        (((0.525, 0.19), (0.505, 0.205), (0.505, 0.23)), (10, 10, 5)),
        (((0.705, 0.122), (0.708, 0.112)), (6, 4)),
    ):
        lay(c.limb(points, radii), "#f2e6d0", "#d8c0a0", 18)
    mane = c.limb([(0.7, 0.122), (0.68, 0.15), (0.652, 0.178)], [8, 12, 8])
    lay(mane, "#6a3c28", None, 10)
    coat = c.curve([(0.362, 0.148), (0.365, 0.098), (0.385, 0.08), (0.405, 0.098), (0.412, 0.148)])
    lay(coat, "#2f6a7a", "#1f4a5a", 22)
    lay(c.limb([(0.395, 0.105), (0.43, 0.125), (0.455, 0.122)], [9, 8, 7]), "#2f6a7a", None, 10)
    lay(c.disc(0.387, 0.066, 0.024), "#c88a64", None, 16)
    hat = c.curve(
        [
            (0.352, 0.062), (0.37, 0.054), (0.374, 0.034), (0.4, 0.032), (0.406, 0.053),
            (0.424, 0.06), (0.388, 0.066),
        ]
    )  # fmt: skip
    lay(hat, "#3a2a34", None, 12)
    rein = c.curve([(0.455, 0.122), (0.58, 0.16), (0.735, 0.152)], closed=False)
    return c.stain(picture, c.mask(rein, stroke=5), "#4a2a20", 0.9)


def _birds(picture: Picture) -> Picture:
    """Set a nest with two young in the gap under the brows, and birds that fly to it."""
    straw = Paper(
        "#b8863a", "#7a5428", 14, LIGHT, 0.9, 0.5, 14, ("#fff0cc", 4, 0.6), (3, 6, 6, 0.5)
    )
    for k, x in enumerate((0.478, 0.505, 0.53)):
        picture = c.lay(
            picture, c.mask(c.disc(x, 0.443, 0.018)), Paper("#bcdce8", None, 12, LIGHT), 180 + k
        )
    picture = c.lay(
        picture,
        c.mask(
            c.curve(
                [
                    (0.452, 0.448), (0.5, 0.455), (0.548, 0.448), (0.535, 0.475), (0.5, 0.482),
                    (0.465, 0.475),
                ]
            )
        ),
        straw,
        184,
    )  # fmt: skip
    for k, (x, y, s) in enumerate(((0.5, 0.60, 0.06), (0.55, 0.67, 0.045), (0.46, 0.70, 0.038))):
        wings = [
            (x - s, y - s * 0.35), (x - s * 0.4, y - s * 0.3), (x, y), (x + s * 0.4, y - s * 0.3),
            (x + s, y - s * 0.35), (x + s * 0.35, y - s * 0.02), (x, y + s * 0.22),
            (x - s * 0.35, y - s * 0.02),
        ]  # fmt: skip
        picture = c.lay(
            picture, c.mask(c.curve(wings)), Paper("#3f4a5c", None, 10, LIGHT, 0.6), 190 + k
        )
    return picture


def look() -> Look:
    return Look(
        "bone", exposure=0.95, glow=0.2, pull=0.18, finish="cutout",
        focus=((0.5, 0.18, 0.25, 1.1), (0.5, 0.45, 0.16, 1.0)), seed=55,
    )  # fmt: skip
