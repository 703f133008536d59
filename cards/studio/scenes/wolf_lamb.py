"""A lamb leads its own shadow, which is a wolf's, past a row of shut windows on a red lead."""

from collections.abc import Sequence

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.develop import Look
from cards.studio.geometry import Vec
from cards.studio.skies import HEIGHT, WIDTH

INK, CREAM, RED, OCHRE = "#08060c", "#fff8e8", "#f8643c", "#f4b85c"
GROUND = 0.71
"""Where the street meets the wall."""

WOLF = (
    (0.1, 0.83), (0.17, 0.8), (0.235, 0.76), (0.225, 0.69), (0.19, 0.62), (0.175, 0.55),
    (0.14, 0.6), (0.105, 0.665), (0.05, 0.7), (0.035, 0.69), (0.075, 0.62), (0.095, 0.54),
    (0.125, 0.465), (0.19, 0.425), (0.29, 0.405), (0.4, 0.395), (0.47, 0.35), (0.52, 0.275),
    (0.565, 0.225), (0.575, 0.165), (0.585, 0.115), (0.62, 0.155), (0.645, 0.19), (0.665, 0.14),
    (0.69, 0.11), (0.71, 0.165), (0.725, 0.215), (0.79, 0.25), (0.86, 0.285), (0.915, 0.305),
    (0.93, 0.325), (0.91, 0.342), (0.85, 0.345), (0.8, 0.345), (0.845, 0.362), (0.86, 0.378),
    (0.84, 0.392), (0.78, 0.388), (0.72, 0.378), (0.68, 0.41), (0.665, 0.47), (0.65, 0.53),
    (0.66, 0.6), (0.665, 0.68), (0.655, 0.75), (0.7, 0.79), (0.6, 0.8), (0.605, 0.72),
    (0.585, 0.63), (0.555, 0.6), (0.55, 0.66), (0.53, 0.72), (0.52, 0.76), (0.54, 0.8),
    (0.45, 0.8), (0.47, 0.72), (0.485, 0.64), (0.48, 0.58), (0.4, 0.575), (0.31, 0.565),
    (0.285, 0.6), (0.3, 0.66), (0.33, 0.72), (0.32, 0.77), (0.335, 0.81), (0.25, 0.83),
)  # fmt: skip
"""The shadow's outline; on the wall it is squeezed to end at the ground."""
HOOVES = (0.45, 0.51, 0.62, 0.68)


def draw() -> Picture:
    picture = np.ones((HEIGHT, WIDTH, 3), np.float32) * light(CREAM)
    picture = _wall(picture)
    picture = _wolf(picture)
    picture = _street(picture)
    picture = _lamb(picture)
    return _lead(picture)


def _fill(picture: Picture, points: Sequence[Vec], colour: str, *, sharp: bool = False) -> Picture:
    path = c.polygon(points) if sharp else c.curve(points)
    return c.stain(picture, c.mask(path), colour)


def _line(picture: Picture, points: Sequence[Vec], colour: str, wide: float) -> Picture:
    return c.stain(picture, c.mask(c.curve(points, closed=False), stroke=wide), colour)


def _box(left: float, top: float, right: float, low: float) -> list[Vec]:
    return [(left, top), (right, top), (right, low), (left, low)]


def _wall(picture: Picture) -> Picture:
    """Draw a house front: one window shut, eyes behind a blind, a flower in the third."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    away = np.hypot(x / WIDTH - 0.78, (y / HEIGHT - 0.5) * 1.3)
    shade = np.clip(1.02 - 1.5 * np.clip(away - 0.26, 0, None), 0.1, 1)[..., None]
    picture = np.float32(shade) * light("#fce4b4")
    for left, top in ((0.07, 0.06), (0.31, 0.06), (0.79, 0.05)):
        low = top + 0.155
        frame = _box(left - 0.02, top - 0.013, left + 0.17, low + 0.01)
        picture = _fill(picture, frame, INK, sharp=True)
        picture = _fill(picture, _box(left, top, left + 0.15, low), OCHRE, sharp=True)
        picture = _fill(picture, _box(left - 0.035, low, left + 0.185, low + 0.02), INK, sharp=True)
        picture = _line(picture, [(left - 0.02, low + 0.006), (left + 0.17, low + 0.006)], CREAM, 7)
    for k in range(6):
        slat = 0.075 + 0.025 * k
        picture = _line(picture, [(0.078, slat), (0.212, slat)], INK, 22)
    blind = _box(0.31, 0.06, 0.46, 0.115)
    picture = _fill(picture, blind, INK, sharp=True)
    for x0 in (0.355, 0.42):
        picture = c.stain(picture, c.mask(c.disc(x0, 0.155, 0.03)), INK)
        picture = c.stain(picture, c.mask(c.disc(x0, 0.155, 0.025)), CREAM)
        picture = c.stain(picture, c.mask(c.disc(x0 + 0.008, 0.16, 0.013)), INK)
    pot = [(0.83, 0.165), (0.905, 0.165), (0.892, 0.205), (0.843, 0.205)]
    picture = _line(picture, [(0.867, 0.165), (0.872, 0.12)], INK, 9)
    petals = [c.disc(0.872 + 0.027 * np.cos(a), 0.112 + 0.018 * np.sin(a), 0.021)
              for a in np.arange(0, 6.2, 1.05)]  # fmt: skip
    picture = c.stain(picture, c.mask(*petals), RED)
    picture = c.stain(picture, c.mask(c.disc(0.872, 0.112, 0.014)), INK)
    return _fill(picture, pot, INK, sharp=True)


def _wolf(picture: Picture) -> Picture:
    """Draw the shadow: a wolf with an eye, teeth, gouged fur, and a collar."""
    tall = (GROUND + 0.005) / 0.83
    picture = _fill(picture, [(x, y * tall) for x, y in WOLF], INK)
    picture = _fill(picture, [(0.68, 0.212), (0.712, 0.194), (0.76, 0.215), (0.72, 0.229)], CREAM)
    picture = c.stain(picture, c.mask(c.disc(0.726, 0.213, 0.015)), INK)
    for k in range(3):
        x = 0.8 + 0.036 * k
        tooth = [(x, 0.294), (x + 0.032, 0.294), (x + 0.016, 0.316)]
        picture = _fill(picture, tooth, CREAM, sharp=True)
    random = np.random.default_rng(2)
    for k in range(30):
        t = k / 30
        x, y = 0.15 + 0.42 * t, 0.4 - 0.06 * t + random.uniform(0, 0.1) * (1 + t)
        long = random.uniform(0.025, 0.045)
        hair = c.limb([(x, y), (x - long * 0.5, y + long * 0.35), (x - long, y + long * 0.8)],
                      (2, 6, 1.5))  # fmt: skip
        picture = c.stain(picture, c.mask(hair), CREAM)
    collar = [(0.5, 0.275), (0.545, 0.325), (0.61, 0.355), (0.69, 0.36)]
    picture = _line(picture, collar, RED, 54)
    for x, y in ((0.535, 0.313), (0.585, 0.345), (0.66, 0.36)):
        picture = c.stain(picture, c.mask(c.disc(x, y, 0.013)), CREAM)
    return picture


def _street(picture: Picture) -> Picture:
    picture = _fill(picture, _box(0, GROUND, 1, 1), "#94704a", sharp=True)
    feet = (0.1, 0.335, 0.54, 0.7)
    for x, to in zip(feet, HOOVES, strict=True):
        leg = [(x - 0.07, GROUND), (x, GROUND), (to + 0.02, 0.95), (to - 0.015, 0.95)]
        picture = _fill(picture, leg, INK, sharp=True)
    return _line(picture, [(0, GROUND), (1, GROUND)], INK, 8)


def _lamb(picture: Picture) -> Picture:
    """Draw a lamb in profile: curls all over, a dark face, hanging ears, long thin legs."""
    for x in HOOVES:
        for colour, wide in ((INK, 0.026), (CREAM, 0.014)):
            leg = _box(x - wide, 0.84, x + wide, 0.93)
            picture = _fill(picture, leg, colour, sharp=True)
        hoof = [(x - 0.021, 0.925), (x + 0.021, 0.925), (x + 0.028, 0.958), (x - 0.024, 0.958)]
        picture = _fill(picture, hoof, INK, sharp=True)
    random = np.random.default_rng(4)
    curls = [(0.55, 0.805, 0.14), (0.46, 0.805, 0.1), (0.63, 0.8, 0.1), (0.73, 0.735, 0.07)]
    curls += [
        (0.55 + 0.17 * np.cos(a), 0.807 + 0.062 * np.sin(a), random.uniform(0.038, 0.048))
        for a in np.linspace(0, 6.0, 15)
    ]
    curls += [(0.36, 0.8, 0.034), (0.345, 0.82, 0.03), (0.34, 0.842, 0.026)]
    for colour, grow in ((INK, 0.015), (CREAM, 0.0)):
        picture = c.stain(picture, c.mask(*(c.disc(x, y, r + grow) for x, y, r in curls)), colour)
    shade = [
        (0.43, 0.855),
        (0.55, 0.862),
        (0.68, 0.84),
        (0.67, 0.872),
        (0.55, 0.886),
        (0.44, 0.875),
    ]
    picture = _fill(picture, shade, "#9a7858")
    for x, y in (
        (0.44, 0.79),
        (0.52, 0.765),
        (0.61, 0.78),
        (0.49, 0.83),
        (0.58, 0.83),
        (0.68, 0.76),
    ):
        curl = [
            (x + 0.032 * (1 - t / 9) * np.cos(t), y + 0.021 * (1 - t / 9) * np.sin(t))
            for t in np.linspace(0, 7, 12)
        ]
        picture = _line(picture, curl, INK, 15)
    face = [(0.72, 0.68), (0.78, 0.655), (0.845, 0.68), (0.895, 0.718), (0.905, 0.742),
            (0.87, 0.757), (0.8, 0.757), (0.735, 0.735)]  # fmt: skip
    picture = _fill(picture, face, INK)
    tuft = ((0.73, 0.675), (0.76, 0.655), (0.795, 0.655), (0.77, 0.672))
    for colour, r in ((INK, 0.046), (CREAM, 0.034)):
        picture = c.stain(picture, c.mask(*(c.disc(x, y, r) for x, y in tuft)), colour)
    ear = [
        (0.745, 0.683),
        (0.705, 0.705),
        (0.665, 0.745),
        (0.68, 0.76),
        (0.725, 0.74),
        (0.76, 0.705),
    ]
    picture = _fill(picture, ear, INK)
    picture = _line(picture, [(0.7, 0.737), (0.735, 0.707)], RED, 13)
    return _line(picture, [(0.81, 0.7), (0.83, 0.71), (0.855, 0.705)], CREAM, 10)


def _lead(picture: Picture) -> Picture:
    """Draw the lead from the lamb's mouth up to the shadow's collar."""
    lead = [(0.875, 0.748), (0.935, 0.7), (0.925, 0.6), (0.84, 0.5), (0.66, 0.365)]
    for colour, wide in ((INK, 38), (RED, 24)):
        picture = _line(picture, lead, colour, wide)
    return picture


def look() -> Look:
    return Look(
        "terracotta", exposure=0.85, glow=0.0, pull=0.12, contrast=1.1, finish="linocut", seed=33
    )
