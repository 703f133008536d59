"""What paper is like to the touch: blur, noise, and the felt of fibres."""

from functools import cache

import cv2
import numpy as np

from cards.studio.paper.page import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, Picture

FIBRES = 5200


def blur(picture: Picture, sigma: float) -> Picture:
    """Blur by a Gaussian of `sigma` units; wide ones are blurred on a small copy."""
    sigma *= SCALE
    if sigma < 0.3:
        return picture
    shrink = 1
    while sigma / shrink > 6 and shrink < 32:
        shrink *= 2
    if shrink == 1:
        return cv2.GaussianBlur(picture, (0, 0), sigma)
    height, width = picture.shape[:2]
    size = max(1, width // shrink), max(1, height // shrink)
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / shrink, borderType=cv2.BORDER_REPLICATE)
    smooth = cv2.INTER_CUBIC if shrink < 8 else cv2.INTER_LINEAR
    return cv2.resize(small, (width, height), interpolation=smooth)


def noise(grain: float, seed: int, stretch: float = 1.0) -> Picture:
    """Return smooth noise of unit variance with spots of `grain` units, stretched sideways."""
    rows, columns = int(HEIGHT / grain) + 3, int(WIDTH / grain / stretch) + 3
    coarse = np.random.default_rng(seed).standard_normal((rows, columns)).astype(np.float32)
    fine = cv2.resize(coarse, (COLUMNS, ROWS), interpolation=cv2.INTER_CUBIC)
    return fine / (fine.std() + 1e-6)


def clouds(grain: float, seed: int, octaves: int = 4, stretch: float = 1.0) -> Picture:
    """Return noise of several sizes (fractal Brownian motion), of unit variance."""
    sizes = range(octaves)
    sum_ = sum(noise(max(1, grain / 2**o), seed + o, stretch) / 1.7**o for o in sizes)
    return (sum_ / sum_.std()).astype(np.float32)


@cache
def paper(side: int) -> tuple[Picture, Picture]:
    """Return the relief of a sheet lit from a corner, and its mottling; four `side`s differ."""
    relief, mottling = _felt()
    if side % 2:
        relief, mottling = relief[:, ::-1], mottling[:, ::-1]
    if side % 4 > 1:
        relief, mottling = relief[::-1], mottling[::-1]
    return np.ascontiguousarray(relief), np.ascontiguousarray(mottling)


@cache
def _felt() -> tuple[Picture, Picture]:
    """Press a sheet: felt mottling, tooth, and single long fibres."""
    height = 0.5 * noise(5, 1) + 0.45 * noise(2.2, 2) + 0.5 * noise(1.1, 3) + 0.5 * noise(40, 4)
    height = height + 1.6 * blur(_fibres(), 0.35)
    slope = cv2.Sobel(height, cv2.CV_32F, 1, 0) + cv2.Sobel(height, cv2.CV_32F, 0, 1)
    mottling = np.clip(noise(60, 11) * 0.5 + clouds(14, 12, 3) * 0.5, -2.5, 2.5)
    return np.clip(slope / slope.std(), -3, 3), mottling.astype(np.float32)


def _fibres() -> Picture:
    random = np.random.default_rng(7)
    field = np.zeros((ROWS, COLUMNS), np.float32)
    along = np.linspace(0, 1, 7)
    for _ in range(FIBRES):
        x, y, turn = random.uniform(0, COLUMNS), random.uniform(0, ROWS), random.uniform(0, 6.28)
        length = random.uniform(6, 30) * SCALE
        bend = turn + random.uniform(-1.3, 1.3) * along
        line = np.stack(
            [x + np.cumsum(np.cos(bend)) * length / 7, y + np.cumsum(np.sin(bend)) * length / 7], 1
        )
        points = np.round(line * 8).astype(np.int32)
        bright = float(random.uniform(0.3, 1))
        cv2.polylines(field, [points], isClosed=False, color=bright, lineType=cv2.LINE_AA, shift=3)
    return field
