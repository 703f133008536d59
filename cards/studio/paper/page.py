"""The page that every card is cut on: 800 × 1200 units, however many pixels there are to one."""

import os

import cv2
import numexpr
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.float32]
"""Height × width (a mask, in [0, 1]) or height × width × 3 (linear light, 0 and more)."""

WIDTH, HEIGHT = 800, 1200
"""Size of a card in units; every coordinate of a scene is given in them."""

SCALE = float(os.environ.get("PAPER_SCALE", "1.5"))
"""Pixels to a unit while a card is made; the finished card has one. A draft has one throughout."""

COLUMNS, ROWS = int(WIDTH * SCALE), int(HEIGHT * SCALE)

YY, XX = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32) / SCALE
"""Every pixel's place in units."""

cv2.setNumThreads(1)
numexpr.set_num_threads(1)


def near(x: float, y: float, across: float, down: float | None = None) -> Picture:
    """Return a soft spot round (x, y): 1 there, 1/e at a distance of `across` or `down` units."""
    square = ((XX - x) / across) ** 2 + ((YY - y) / (down or across)) ** 2
    return np.exp(-square)


def between(top: float, bottom: float) -> Picture:
    """Return a ramp from 0 at height `top` to 1 at height `bottom` (either may be the higher)."""
    return np.clip((YY - top) / (bottom - top), 0, 1)
