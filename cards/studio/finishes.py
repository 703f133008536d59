"""The three finishes: painted, cut-out (painted too), gouache."""

import cv2
import numpy as np

from cards.studio import brush
from cards.studio.colour import Picture
from cards.studio.noise import value_noise, wobble


def facets(picture: Picture, radius: int) -> Picture:
    """Melt a picture into flat facets with sharp borders (a Kuwahara filter)."""
    height, width, _ = picture.shape
    box = radius + 1
    mean = cv2.blur(picture, (box, box))
    spread = (cv2.blur(picture * picture, (box, box)) - mean * mean).sum(2)
    total, weights = np.zeros_like(picture), np.zeros((height, width), np.float32)
    d = radius // 2
    straight = d + 1
    for dx, dy in (
        (-d, -d),
        (d, -d),
        (-d, d),
        (d, d),
        (0, -straight),
        (0, straight),
        (-straight, 0),
        (straight, 0),
    ):
        move = np.array([[1, 0, -dx], [0, 1, -dy]], np.float32)
        near = cv2.warpAffine(mean, move, (width, height), borderMode=cv2.BORDER_REFLECT)
        rough = cv2.warpAffine(spread, move, (width, height), borderMode=cv2.BORDER_REFLECT)
        weight = 1 / (1e-4 + np.clip(rough, 0, None)) ** 4
        total += near * weight[..., None]
        weights += weight
    return total / weights[..., None]


def weave(height: int, width: int, seed: int) -> Picture:
    """Return the grain of paper, around 0."""
    random = np.random.default_rng(seed)
    fine = random.standard_normal((height, width)).astype(np.float32)
    coarse = random.standard_normal((height, width)).astype(np.float32)
    return cv2.GaussianBlur(fine, (0, 0), 1.2) + 2 * cv2.GaussianBlur(coarse, (0, 0), 3.5)


def painted(picture: Picture, detail: Picture, seed: int) -> Picture:
    """Paint with brushes: strokes where there is form, gouache facets in the flats."""
    canvas, relief = brush.strokes(picture, brush.flow(picture, seed), detail, seed)
    canvas = brush.impasto(canvas, relief, 0.17)
    form = np.clip(cv2.GaussianBlur(detail, (0, 0), 8), 0, 1)[..., None]
    canvas = canvas * form + (facets(canvas, 8) * 0.75 + canvas * 0.25) * (1 - form)
    share = 0.48 * (1.15 - 0.3 * form)
    canvas = canvas * (1 - share) + facets(facets(picture, 6), 5) * share
    crisp = picture - cv2.GaussianBlur(picture, (0, 0), 2.6)
    canvas = canvas + crisp * 0.55 * np.clip(detail, 0, 1.3)[..., None]
    height, width, _ = picture.shape
    canvas = np.clip(canvas, 0, 1) * (1 + 0.012 * weave(height, width, seed)[..., None])
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.clip(((x / width - 0.5) ** 2 * 1.6 + (y / height - 0.5) ** 2 * 1.3) * 1.7, 0, 1)
    return np.clip(canvas * (1 - 0.16 * away**1.2)[..., None], 0, 1)


def gouache(picture: Picture, seed: int) -> Picture:
    """Leave flat colour as it was laid: a hand's tremble, uneven pigment and paper, no strokes."""
    height, width, _ = picture.shape
    flat = wobble(picture, 0.9, 26, seed)
    pool = value_noise(height, width, 220, seed + 2, 5) - 0.5
    brushed = cv2.GaussianBlur(weave(height, width, seed + 3), (0, 0), sigmaX=14, sigmaY=1)
    grain = 0.012 * weave(height, width, seed) + 0.05 * pool + 0.03 * brushed
    return np.clip(flat * (1 + grain[..., None]), 0, 1)
