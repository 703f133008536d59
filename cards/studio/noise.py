"""Noise in the plane, for skies, washes and paper."""

import cv2
import numpy as np

from cards.studio.colour import Picture


def value_noise(
    height: int, width: int, scale: float, seed: int, octaves: int = 4, persist: float = 0.5
) -> Picture:
    """Return smooth noise in [0, 1] whose largest features are `scale` pixels wide."""
    random = np.random.default_rng(seed)
    result = np.zeros((height, width), np.float32)
    weight, total = 1.0, 0.0
    for octave in range(octaves):
        step = max(scale / 2**octave, 1.0)
        cells = random.random((int(height / step) + 4, int(width / step) + 4), dtype=np.float32)
        size = (int(cells.shape[1] * step), int(cells.shape[0] * step))
        large = cv2.resize(cells, size, interpolation=cv2.INTER_CUBIC)
        start = int(step)
        result += weight * large[start : start + height, start : start + width]
        total += weight
        weight *= persist
    return result / total


def fractal(
    height: int,
    width: int,
    scale: float,
    seed: int,
    octaves: int = 6,
    warp: float = 0.0,
    stretch: float = 1.0,
) -> Picture:
    """Return fractal noise around 0.5, `stretch` times wider than high and warped by `warp` px."""
    noise = value_noise(int(height * stretch), width, scale, seed, octaves)
    noise = cv2.resize(noise, (width, height), interpolation=cv2.INTER_LINEAR)
    if warp:
        dx = (value_noise(height, width, scale * 1.3, seed + 7, 3) - 0.5) * warp
        dy = (value_noise(height, width, scale * 1.3, seed + 8, 3) - 0.5) * warp
        noise = shift(noise, dx, dy)
    return (noise - noise.mean()) / (noise.std() * 4) + 0.5


def shift(picture: Picture, dx: Picture | float, dy: Picture | float) -> Picture:
    """Look up every pixel `dx`, `dy` away, mirroring at the edges."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return cv2.remap(
        picture,
        (x + dx).astype(np.float32),
        (y + dy).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )


def wobble(picture: Picture, reach: float, scale: float, seed: int) -> Picture:
    """Shake outlines by up to about `reach` pixels, as a hand does."""
    height, width = picture.shape[:2]
    dx = (value_noise(height, width, scale, seed, 3) - 0.5) * 4 * reach
    dy = (value_noise(height, width, scale, seed + 1, 3) - 0.5) * 4 * reach
    return shift(picture, dx, dy)
