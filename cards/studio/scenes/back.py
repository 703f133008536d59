"""The back of the cards: a moth before a lamp, the same when turned round but for the lamp."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture
from cards.studio.cutout import Paper
from cards.studio.develop import Look, lamp_light
from cards.studio.skies import gradient

FORE = (
    (0.5, 0.47),
    (0.60, 0.385),
    (0.75, 0.335),
    (0.86, 0.345),
    (0.875, 0.385),
    (0.80, 0.455),
    (0.70, 0.495),
    (0.56, 0.505),
)
HIND = (
    (0.52, 0.50),
    (0.66, 0.505),
    (0.755, 0.535),
    (0.765, 0.59),
    (0.69, 0.635),
    (0.60, 0.61),
    (0.545, 0.56),
)


def draw() -> Picture:
    picture = gradient(((0, "#1d3a4c"), (0.5, "#3f6a70"), (1, "#1d3a4c")), bend=0.05)
    picture = _frame(picture)
    picture = lamp_light(picture, ((0.5, 0.5, 0.34, 0.22), (0.5, 0.5, 0.15, 0.25)), "#f0b868")
    for k in range(28):
        a = 2 * np.pi * k / 28
        reach = 0.40 if k % 2 else 0.34
        ray = [(0.5 + r * np.cos(a), 0.5 + r * np.sin(a) / 1.5) for r in (0.26, reach)]
        wide = (3, 9) if k % 2 else (2, 6)
        picture = c.lay(picture, c.mask(c.limb(ray, wide)), Paper("#d8a85a", thick=8, grain=0.15))
    picture = c.lay(
        picture, c.mask(c.disc(0.5, 0.5, 0.235)), Paper("#f6dfa4", "#e8bf74", 120, grain=0.15)
    )
    wing = Paper("#efe2c6", "#c8a884", 40, rim=("#fff6dc", 8, 0.6), shadow=(6, 12, 14, 0.5))
    under = Paper("#d8b08a", "#a87a68", 36, rim=("#fff0d0", 7, 0.5), shadow=(6, 12, 14, 0.5))
    for side in (-1, 1):
        picture = c.lay(picture, _half(HIND, side), under, 2)
        picture = c.lay(picture, _half(FORE, side), wing, 3)
        for x, y, r in ((0.745, 0.405, 0.030), (0.665, 0.565, 0.026)):
            for share, colour in ((1, "#7a3f52"), (0.68, "#e8b85a"), (0.36, "#2a2438")):
                spot = c.mask(c.disc(0.5 + side * (x - 0.5), y, r * share))
                picture = c.lay(picture, spot, Paper(colour, thick=10, shadow=None))
        for k in range(5):
            start, end = (0.55, 0.485 - 0.006 * k), (0.66 + 0.035 * k, 0.475 - 0.027 * k)
            vein = c.limb([(0.5 + side * (x - 0.5), y) for x, y in (start, end)], (3, 1))
            picture = c.stain(picture, c.mask(vein), "#a8846a", 0.6)
        feeler = c.curve(
            [(0.5 + side * x, y) for x, y in ((0.008, 0.44), (0.035, 0.405), (0.075, 0.385))],
            closed=False,
        )
        picture = c.stain(picture, c.mask(feeler, stroke=5), "#4a3040")
    body = c.limb(((0.5, 0.445), (0.5, 0.49), (0.5, 0.55), (0.5, 0.60)), (22, 34, 27, 9))
    return c.lay(picture, c.mask(body), Paper("#8a6a58", "#5a4048", 26, rim=("#fff0d0", 6, 0.6)), 6)


def _half(outline: tuple[tuple[float, float], ...], side: int) -> Picture:
    return c.mask(c.curve([(0.5 + side * (x - 0.5), y) for x, y in outline]))


def _frame(picture: Picture) -> Picture:
    gold = Paper("#c89a58", "#a87a44", 6, grain=0.15)
    for inset, wide in ((0.05, 7), (0.068, 3)):
        x, y = inset, inset / 1.5
        line = c.polygon(((x, y), (1 - x, y), (1 - x, 1 - y), (x, 1 - y)))
        picture = c.lay(picture, c.mask(line, stroke=wide), gold)
    for top in (1, -1):
        for row in range(3):
            for column in range(5 - row):
                x = 0.5 + (column - (4 - row) / 2) * 0.16
                y = 0.5 - top * (0.40 - 0.052 * row)
                leaf = [(x, y - top * 0.026), (x + 0.024, y), (x, y + top * 0.02), (x - 0.024, y)]
                colour = ("#5f8a86", "#7a9c84", "#c89a58")[row]
                picture = c.lay(picture, c.mask(c.curve(leaf)), Paper(colour, thick=16), column)
                picture = c.lay(picture, c.mask(c.disc(x, y, 0.006)), Paper("#f0d8a0", thick=5))
    return picture


def look() -> Look:
    return Look(
        "teal-bottle", exposure=1.0, glow=0.3, pull=0.2, finish="cutout",
        focus=((0.5, 0.5, 0.3, 0.8),), seed=2,
    )  # fmt: skip
