"""Soft shadows of a sheet on what hangs behind it."""

import cv2
import numpy as np

from cards.studio.paper.page import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, Picture
from cards.studio.paper.sheet import Stock
from cards.studio.paper.texture import blur

BLURS = ((9, 8, 0.42), (18, 24, 0.38), (4, 60, 0.25))
"""How far each of the shadows falls, how soft it is (units), and how dark, at a gap of one."""

CONTACT = 0.42
"""How dark the shadow close to the edge is."""


def cast(cover: Picture, stock: Stock, fall: tuple[float, float]) -> Picture:
    """Return how much light a sheet leaves to what is behind it, 0 to 1.

    `cover` is the sheet's coverage, `fall` the way its shadows fall. The soft ones are made at
    half a unit's size.
    """
    size = WIDTH // 2, HEIGHT // 2
    small = cv2.resize(cover, size, interpolation=cv2.INTER_AREA)
    left = np.ones_like(small)
    for offset, soft, dark in BLURS:
        shadow = _shifted(small, fall, offset * stock.gap * 0.5)
        shrink = 4 if soft > 20 else 1
        tiny = cv2.resize(shadow, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv2.INTER_AREA)
        tiny = cv2.GaussianBlur(
            tiny, (0, 0), soft * stock.gap * 0.5 / shrink, borderType=cv2.BORDER_REPLICATE
        )
        left *= 1 - dark * stock.shade * cv2.resize(tiny, size)
    contact = blur(_shifted(cover, fall, 3 * stock.gap * SCALE), 2.2 * stock.gap)
    return cv2.resize(left, (COLUMNS, ROWS)) * (1 - CONTACT * stock.shade * contact)


def _shifted(mask: Picture, fall: tuple[float, float], by: float) -> Picture:
    matrix = np.array([[1, 0, fall[0] * by], [0, 1, fall[1] * by]])
    size = mask.shape[1], mask.shape[0]
    return cv2.warpAffine(mask, matrix, size, borderMode=cv2.BORDER_REPLICATE)
