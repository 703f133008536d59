"""Painted skies in linear light, 1200 × 1800 pixels."""

from dataclasses import dataclass

import cv2
import numpy as np

from cards.studio.colour import Picture, light
from cards.studio.noise import fractal, shift, value_noise

WIDTH, HEIGHT = 1200, 1800

Stops = tuple[tuple[float, str], ...]


@dataclass(frozen=True)
class Clouds:
    """A layer of clouds: how much of the sky they cover, how large, lit and shaded how."""

    cover: float
    scale: float
    lit: str
    shade: str
    amount: float = 0.85
    stretch: float = 2.2
    toward: tuple[float, float] = (-0.5, -0.5)
    """Where the light comes from, x to the right and y down."""


@dataclass(frozen=True)
class Sky:
    """A vertical gradient (0 is the top) with layers of clouds before it."""

    stops: Stops
    clouds: tuple[Clouds, ...] = ()
    bend: float = 0.1


SKIES: dict[str, Sky] = {
    "noon": Sky(
        ((0, "#3f8fc4"), (0.4, "#8cc4dc"), (0.7, "#dcecdc"), (1, "#f4ecd0")),
        (Clouds(0.42, 520, "#fffdf4", "#a8c0cc"),),
    ),
    "gold": Sky(
        ((0, "#d8b878"), (0.35, "#f0d494"), (0.6, "#fbe8b8"), (1, "#f8dca0")),
        (Clouds(0.5, 620, "#fff4d4", "#cfa468", 0.6, 3),),
    ),
    "ember": Sky(
        ((0, "#4a3a68"), (0.3, "#a8587a"), (0.52, "#ec8a62"), (0.7, "#ffc888"), (1, "#ffdca0")),
        (Clouds(0.5, 520, "#ffc090", "#7a4a70", 0.85),),
    ),
    "deep": Sky(
        ((0, "#9fd8c4"), (0.18, "#4fa8a0"), (0.5, "#1f6472"), (0.8, "#0e3644"), (1, "#0a2430")),
        (),
        0.25,
    ),
    "lemon": Sky(
        ((0, "#a8ccb8"), (0.3, "#dce0a0"), (0.6, "#f8e488"), (1, "#fcf0b4")),
        (Clouds(0.46, 560, "#fffce0", "#c8c084", 0.7),),
    ),
    "spring": Sky(
        ((0, "#7fb8d8"), (0.4, "#c0dce0"), (0.65, "#f8e0dc"), (1, "#fdeee0")),
        (Clouds(0.5, 480, "#ffffff", "#b8b8d0", 0.85),),
    ),
    "desert": Sky(
        ((0, "#8fc4cc"), (0.3, "#c4dccc"), (0.55, "#f6e8cc"), (1, "#f8d8b0")),
        (Clouds(0.42, 620, "#fffaf0", "#dcc4a8", 0.6, 3),),
    ),
    "snow": Sky(
        ((0, "#9db4c8"), (0.4, "#c8d6dc"), (0.7, "#eceeea"), (1, "#f6f2ea")),
        (Clouds(0.55, 640, "#f8f8f4", "#a4b4c4", 0.6),),
    ),
}
"""The skies by name."""


def sky(name: str, seed: int = 1) -> Picture:
    """Paint the sky of that name."""
    kind = SKIES[name]
    picture = gradient(kind.stops, bend=kind.bend, seed=seed)
    for i, layer in enumerate(kind.clouds):
        picture = add_clouds(picture, layer, seed + 11 * i)
    return picture


def gradient(stops: Stops, *, bend: float = 0.0, seed: int = 0) -> Picture:
    """Paint a vertical gradient whose bands bend by a share of the height."""
    y = np.linspace(0, 1, HEIGHT, dtype=np.float32)[:, None] + bend * (
        value_noise(HEIGHT, WIDTH, 500, seed, 2) - 0.5
    )
    where = [s[0] for s in stops]
    colours = np.array([light(s[1]) for s in stops])
    return np.stack([np.interp(y, where, colours[:, i]) for i in range(3)], 2).astype(np.float32)


def plain(colour: str) -> Picture:
    """Paint one colour all over."""
    return np.ones((HEIGHT, WIDTH, 3), np.float32) * light(colour)


def add_clouds(picture: Picture, layer: Clouds, seed: int) -> Picture:
    """Paint a layer of clouds over a sky."""
    noise = fractal(HEIGHT, WIDTH, layer.scale, seed, 6, 140, layer.stretch)
    dense = np.clip((noise - (1 - layer.cover)) / 0.16, 0, 1)
    dense = dense * dense * (3 - 2 * dense) * layer.amount
    dx, dy = layer.toward
    lit = np.clip(0.5 + (noise - shift(noise, dx * 34, dy * 34)) * 5, 0, 1)[..., None]
    colour = light(layer.shade) * (1 - lit) + light(layer.lit) * lit
    return picture * (1 - dense[..., None]) + colour * dense[..., None]


def add_stars(picture: Picture, count: int, *, lowest: float = 0.7, seed: int = 3) -> Picture:
    """Paint stars down to a share of the height."""
    random = np.random.default_rng(seed)
    dots = np.zeros((HEIGHT, WIDTH), np.float32)
    for _ in range(count):
        x, y = random.uniform(0, WIDTH), random.uniform(0, HEIGHT * lowest)
        radius = random.choice([1.2, 1.8, 2.6, 4.6], p=[0.5, 0.3, 0.17, 0.03])
        centre = (int(x * 8), int(y * 8))
        cv2.circle(dots, centre, int(radius * 8), random.uniform(0.3, 1), -1, cv2.LINE_AA, 3)
    shine = cv2.GaussianBlur(dots, (0, 0), 0.8) * 1.2 + cv2.GaussianBlur(dots, (0, 0), 7) * 1.5
    return picture + shine[..., None] * light("#fff3d8")
