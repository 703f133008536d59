"""Colour: hex to light, Lab, tone, bloom, and the grade that gives a card its palette."""

import cv2
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.float32]
"""Height × width × 3 in [0, 1] (sRGB) or linear light; a mask is height × width."""


def rgb(colour: str) -> Picture:
    """Return a `#rrggbb` colour as three sRGB values in [0, 1]."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def light(colour: str) -> Picture:
    """Return a `#rrggbb` colour as three values of linear light."""
    value = rgb(colour)
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(
        np.float32
    )


def to_lab(picture: Picture) -> Picture:
    """Convert sRGB to CIE Lab (L in 0–100)."""
    return cv2.cvtColor(picture.astype(np.float32), cv2.COLOR_RGB2LAB)


def from_lab(lab: Picture) -> Picture:
    """Convert CIE Lab to sRGB, clipped to [0, 1]."""
    return np.clip(cv2.cvtColor(lab.astype(np.float32), cv2.COLOR_LAB2RGB), 0, 1)


def tone(linear: Picture, exposure: float = 1.0) -> Picture:
    """Develop linear light into sRGB with a filmic shoulder, so that lamps do not clip."""
    x = np.clip(linear * exposure, 0, None)
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    low, high = 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055
    return np.where(y <= 0.0031308, low, high).astype(np.float32)


def untone(picture: Picture) -> Picture:
    """Return the linear light that `tone` develops into this sRGB picture."""
    p = np.clip(picture, 0, 0.995)
    y = np.where(p <= 0.04045, p / 12.92, ((p + 0.055) / 1.055) ** 2.4)
    a, b, c = 2.43 * y - 2.51, 0.59 * y - 0.03, 0.14 * y
    return ((-b - np.sqrt(b * b - 4 * a * c)) / (2 * a)).astype(np.float32)


def bloom(picture: Picture, amount: float, threshold: float = 0.78) -> Picture:
    """Let what is brighter than `threshold` glow over its surroundings."""
    bright = np.clip(picture - threshold, 0, None)
    result = picture.copy()
    for sigma in (6, 22, 60):
        result += amount / 3 * cv2.GaussianBlur(bright, (0, 0), sigma) * (1 + sigma / 30)
    return result


def grade(
    picture: Picture,
    palette: tuple[str, ...],
    amount: float = 0.3,
    contrast: float = 1.05,
    protect: float = 0.6,
) -> Picture:
    """Pull every tone toward the palette's colour of that lightness.

    `amount` is the share of the pull. Saturated colours keep up to `protect` of their own.
    """
    lab = to_lab(np.clip(picture, 0, 1))
    lightness = np.clip((lab[..., 0] / 100 - 0.5) * contrast + 0.5, 0, 1)
    steps = to_lab(np.array([[rgb(c) for c in palette]], np.float32))[0]
    steps = steps[np.argsort(steps[:, 0])]
    chroma = np.hypot(lab[..., 1], lab[..., 2])
    pull = amount * (1 - protect * np.clip(chroma / 70, 0, 1))
    lab[..., 0] = lightness * 100
    for channel in (1, 2):
        wanted = np.interp(lightness, steps[:, 0] / 100, steps[:, channel])
        lab[..., channel] = lab[..., channel] * (1 - pull) + wanted * pull
    return from_lab(lab)
