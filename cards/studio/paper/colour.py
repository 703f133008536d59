"""Colours as light, and skies: what shines at the back of the box."""

import numpy as np

from cards.studio.paper.page import COLUMNS, ROWS, XX, YY, Picture

GAMMA = 2.2


def rgb(colour: str) -> Picture:
    """Return a `#rrggbb` colour as three sRGB values in [0, 1]."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def expose(value: Picture) -> Picture:
    """Return the light that `Box.develop` turns into these sRGB values."""
    return -np.log(1 - np.minimum(value**GAMMA, 0.985))


def light(colour: str) -> Picture:
    """Return the light that a box develops into a `#rrggbb` colour."""
    return expose(rgb(colour)).astype(np.float32)


def glow(
    *colours: str,
    at: tuple[float, float] = (400, 300),
    radius: float = 900,
    squash: tuple[float, float] = (1, 1),
) -> Picture:
    """Return a sky: `colours` from a lamp `at` outwards, the last one at `radius`.

    `squash` stretches the rings sideways and downwards.
    """
    away = np.hypot((XX - at[0]) / squash[0], (YY - at[1]) / squash[1]) / radius
    return blend(away, *colours)


def fall(*colours: str, top: float = 0, bottom: float = 1200) -> Picture:
    """Return a sky whose colours follow each other from height `top` to height `bottom`."""
    return blend((YY - top) / (bottom - top), *colours)


def blend(share: Picture, *colours: str) -> Picture:
    """Return colours by a picture of shares: the first at 0, the last at 1, softly between."""
    step = np.clip(share, 0, 1) * (len(colours) - 1)
    picture = np.zeros((ROWS, COLUMNS, 3), np.float32)
    for i, colour in enumerate(colours):
        weight = np.clip(1 - np.abs(step - i), 0, 1)
        picture += (weight * weight * (3 - 2 * weight))[:, :, None] * light(colour)
    return picture
