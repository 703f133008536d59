"""From photograph to painting: sky behind, air between, light over, one palette, then brushes."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from cards.studio import finishes
from cards.studio.colour import Picture, bloom, grade, light, tone
from cards.studio.palettes import PALETTES
from cards.studio.skies import HEIGHT, WIDTH, plain
from cards.studio.stage import Passes

CARD = (800, 1200)
"""Pixels of a finished card."""


@dataclass(frozen=True)
class Fog:
    """Air that hides what is far: from `start` metres on, thick after `depth` more."""

    start: float
    depth: float
    colour: str
    amount: float = 0.9


@dataclass(frozen=True)
class Rays:
    """Beams from a point given in shares of width and height."""

    at: tuple[float, float]
    amount: float = 0.3
    colour: str = "#ffe9c0"
    count: int = 24
    reach: float = 1.3


@dataclass(frozen=True)
class Look:
    """How a card is developed and painted.

    `focus` lists faces and other spots (x, y, radius in shares; strength) that want fine strokes;
    `touch` may change the linear picture before it is toned.
    """

    palette: str
    sky: Picture | None = None
    fog: Fog | None = None
    rays: Rays | None = None
    exposure: float = 1.0
    glow: float = 0.35
    pull: float = 0.3
    contrast: float = 1.05
    finish: str = "painted"
    focus: tuple[tuple[float, float, float, float], ...] = ()
    touch: Callable[[Picture], Picture] | None = None
    seed: int = 1


def compose(look: Look, passes: Passes | None, drawn: Picture | None = None) -> Picture:
    """Return the unpainted picture in sRGB, 1200 × 1800; `drawn` stands in for a photograph."""
    sky = look.sky if look.sky is not None else plain("#000000")
    if passes is None:
        linear = drawn if drawn is not None else sky
    else:
        alpha = np.clip(_up(passes.alpha), 0, 1)[..., None]
        colour = np.clip(_up(passes.colour), 0, None)
        if look.fog:
            colour = _foggy(colour, alpha, passes.depth, look.fog)
        linear = colour + sky * (1 - alpha)
    if look.rays:
        linear = _shine(linear, look.rays, look.seed)
    if look.touch:
        linear = look.touch(linear)
    picture = bloom(tone(linear, look.exposure), look.glow)
    return grade(picture, PALETTES[look.palette], look.pull, look.contrast).astype(np.float32)


def finish(look: Look, picture: Picture, passes: Passes | None) -> Picture:
    """Paint a composed picture and size it as a card."""
    if look.finish == "gouache":
        done = finishes.gouache(picture, look.seed)
    else:
        done = finishes.painted(picture, detail(passes, look), look.seed)
    card = cv2.resize(done, CARD, interpolation=cv2.INTER_AREA)
    crisp = card + (card - cv2.GaussianBlur(card, (0, 0), 1.0)) * 0.3
    return np.clip(crisp, 0, 1)


def glow_at(x: float, y: float, radius: float) -> Picture:
    """Return a soft round spot; all in shares of the card, `radius` of its width."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    square = (xx - x * WIDTH) ** 2 + (yy - y * HEIGHT) ** 2
    return np.exp(-square / (2 * (radius * WIDTH) ** 2)).astype(np.float32)


def lamp_light(
    linear: Picture, spots: tuple[tuple[float, float, float, float], ...], colour: str
) -> Picture:
    """Add soft glows (x, y, radius, strength) of one colour."""
    for x, y, radius, strength in spots:
        linear = linear + strength * glow_at(x, y, radius)[..., None] * light(colour)
    return linear


def detail(passes: Passes | None, look: Look) -> Picture:
    """Return where fine strokes belong: at folds, outlines and the spots in focus."""
    if passes is None:
        fine = np.full((HEIGHT, WIDTH), 0.4, np.float32)
    else:
        bent = sum(np.abs(cv2.Laplacian(passes.normal[..., i], cv2.CV_32F)) for i in range(3))
        outline = np.abs(cv2.Laplacian(passes.alpha, cv2.CV_32F))
        pattern = np.abs(cv2.Laplacian(passes.albedo.mean(2), cv2.CV_32F))
        edges = np.clip(bent * 0.5 + outline + pattern * 2, 0, 1)
        fine = _up(cv2.GaussianBlur(edges, (0, 0), 2.8))
        fine = np.clip(fine / (np.percentile(fine, 97) + 1e-6), 0, 1) * 0.85 + 0.15
    for x, y, radius, strength in look.focus:
        fine = np.maximum(fine, strength * glow_at(x, y, radius))
    return np.clip(fine, 0, 1.6).astype(np.float32)


def _up(picture: Picture) -> Picture:
    return cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)


def _thickness(depth: Picture, fog: Fog) -> Picture:
    """Return how much of the view the fog takes at each pixel, 0 to 1."""
    far = _up(np.minimum(depth, fog.start + 6 * fog.depth))
    return (1 - np.exp(-np.clip(far - fog.start, 0, None) / fog.depth)) * fog.amount


def _foggy(colour: Picture, alpha: Picture, depth: Picture, fog: Fog) -> Picture:
    thick = _thickness(depth, fog)[..., None]
    return colour * (1 - thick) + light(fog.colour) * thick * alpha


def _shine(linear: Picture, rays: Rays, seed: int) -> Picture:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    dx, dy = x - rays.at[0] * WIDTH, y - rays.at[1] * HEIGHT
    random = np.random.default_rng(seed)
    circle, beams = np.arange(720), np.zeros(720)
    for _ in range(rays.count):
        centre, width = random.uniform(0, 720), random.uniform(3, 16)
        off = (circle - centre + 360) % 720 - 360
        beams += random.uniform(0.3, 1) * np.exp(-(off**2) / (2 * width**2))
    turn = (np.arctan2(dy, dx) + np.pi) / (2 * np.pi) * 719
    bright = np.interp(turn, circle, beams / beams.max())
    bright *= rays.amount * np.exp(-np.hypot(dx, dy) / HEIGHT / rays.reach * 2.2)
    return (linear + bright[..., None] * light(rays.colour)).astype(np.float32)
