"""A lamb leads its own shadow, which is a wolf's, on a red lead past a row of windows."""

from collections.abc import Sequence

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.develop import Look
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import HEIGHT, WIDTH

INK, CREAM, RED, OCHRE = "#08060c", "#fff8e8", "#f8643c", "#f4b85c"
STREET, SHADE = "#e4c08c", "#a87c48"
GROUND = 0.71
"""Where the street meets the wall."""

BODY = (
    (0.18, 0.42), (0.205, 0.378), (0.29, 0.352), (0.4, 0.342), (0.47, 0.301), (0.52, 0.237),
    (0.565, 0.194), (0.575, 0.142), (0.585, 0.099), (0.62, 0.133), (0.645, 0.164), (0.665, 0.12),
    (0.69, 0.095), (0.71, 0.142), (0.725, 0.185), (0.79, 0.215), (0.86, 0.245), (0.915, 0.263),
    (0.93, 0.28), (0.91, 0.294), (0.85, 0.297), (0.8, 0.297), (0.845, 0.312), (0.86, 0.325),
    (0.84, 0.337), (0.78, 0.334), (0.72, 0.325), (0.685, 0.353), (0.675, 0.405), (0.668, 0.456),
    (0.64, 0.5), (0.56, 0.508), (0.46, 0.492), (0.38, 0.478), (0.3, 0.5), (0.22, 0.49),
)  # fmt: skip
"""The shadow's outline without its tail and legs."""
LEGS = (
    ((0.25, 0.44, 112), (0.255, 0.525, 82), (0.195, 0.605, 36), (0.205, 0.685, 29)),
    ((0.31, 0.46, 80), (0.365, 0.545, 54), (0.335, 0.61, 32), (0.36, 0.685, 27)),
    ((0.57, 0.46, 70), (0.53, 0.56, 46), (0.49, 0.625, 32), (0.49, 0.685, 27)),
    ((0.615, 0.45, 74), (0.625, 0.55, 52), (0.61, 0.62, 34), (0.615, 0.685, 29)),
)
"""From shoulder or hip to paw: a point and half a width in pixels."""
TAIL = ((0.2, 0.41, 34), (0.13, 0.435, 46), (0.085, 0.51, 52), (0.065, 0.585, 34), (0.06, 0.625, 4))
BACK = ((0.215, 0.372), (0.29, 0.352), (0.4, 0.342), (0.47, 0.301), (0.515, 0.245))
"""Where the fur of the back catches the light."""
HOOVES = (0.44, 0.515, 0.615, 0.685)
CURLS = ((0.44, 0.788), (0.55, 0.766), (0.47, 0.85), (0.58, 0.836), (0.672, 0.828))
EAR = ((0.75, 0.678), (0.7, 0.698), (0.653, 0.745), (0.675, 0.767), (0.73, 0.745), (0.768, 0.705))
EAR_INSIDE = ((0.745, 0.69), (0.705, 0.708), (0.67, 0.745), (0.683, 0.755), (0.725, 0.738),
              (0.756, 0.705))  # fmt: skip


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
    picture = _fill(picture, _box(0, 0, 1, 1), "#fce4b4", sharp=True)
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
    """Draw the shadow: a wolf on four legs with an eye, teeth, fur along its back, and a collar."""
    limbs = (c.limb([p[:2] for p in leg], [p[2] for p in leg]) for leg in (*LEGS, TAIL))
    shapes = [c.curve(BODY), *limbs]
    for leg in LEGS:
        x = leg[-1][0]
        shapes.append(c.limb([(x, 0.695), (x + 0.045, 0.7)], (26, 20)))
    picture = c.stain(picture, c.mask(*shapes), INK)
    picture = _fill(picture, [(0.68, 0.212), (0.712, 0.194), (0.76, 0.215), (0.72, 0.229)], CREAM)
    picture = c.stain(picture, c.mask(c.disc(0.726, 0.213, 0.015)), INK)
    for k in range(3):
        x = 0.8 + 0.036 * k
        tooth = [(x, 0.294), (x + 0.032, 0.294), (x + 0.016, 0.316)]
        picture = _fill(picture, tooth, CREAM, sharp=True)
    cuts = [
        ((0.345, 0.435), (0.352, 0.475), (0.325, 0.525)),
        ((0.535, 0.43), (0.55, 0.475), (0.575, 0.515)),
    ]
    for x, y in catmull(BACK, 3):
        cuts.append(((x + 0.008, y + 0.013), (x - 0.012, y + 0.02), (x - 0.034, y + 0.034)))
    for cut in cuts:
        picture = c.stain(picture, c.mask(c.limb(cut, (1, 8, 1))), CREAM)
    collar = [(0.5, 0.275), (0.545, 0.325), (0.61, 0.355), (0.69, 0.36)]
    picture = _line(picture, collar, RED, 54)
    for x, y in ((0.535, 0.313), (0.585, 0.345)):
        picture = c.stain(picture, c.mask(c.disc(x, y, 0.013)), CREAM)
    return picture


def _street(picture: Picture) -> Picture:
    """Lay the street, and on it the stretch of shadow between the lamb and the wall."""
    picture = _fill(picture, _box(0, GROUND, 1, 1), STREET, sharp=True)
    shadow = [(0.17, GROUND), (0.68, GROUND), (0.7, 0.952), (0.44, 0.952)]
    picture = _fill(picture, shadow, SHADE, sharp=True)
    return _line(picture, [(0, GROUND), (1, GROUND)], INK, 8)


def _lamb(picture: Picture) -> Picture:
    """Draw a lamb in profile: a white fleece with curls, a dark face and four dark legs."""
    for x in HOOVES:
        leg = [(x - 0.024, 0.84), (x + 0.024, 0.84), (x + 0.017, 0.935), (x - 0.017, 0.935)]
        hoof = [(x - 0.021, 0.93), (x + 0.021, 0.93), (x + 0.03, 0.957), (x - 0.024, 0.957)]
        for part in (leg, hoof):
            picture = _fill(picture, part, INK, sharp=True)
    random = np.random.default_rng(4)
    curls = [(0.55, 0.805, 0.14), (0.46, 0.805, 0.1), (0.63, 0.8, 0.1), (0.73, 0.735, 0.07)]
    curls += [
        (0.55 + 0.17 * np.cos(a), 0.807 + 0.062 * np.sin(a), random.uniform(0.038, 0.048))
        for a in np.linspace(0, 6.0, 15)
    ]
    curls += [(0.36, 0.8, 0.034), (0.345, 0.82, 0.03), (0.34, 0.842, 0.026)]
    for colour, grow in ((INK, 0.015), (CREAM, 0.0)):
        picture = c.stain(picture, c.mask(*(c.disc(x, y, r + grow) for x, y, r in curls)), colour)
    for x, y in CURLS:
        curl = [
            (x + 0.04 * (1 - t / 9) * np.cos(t), y + 0.026 * (1 - t / 9) * np.sin(t))
            for t in np.linspace(0, 7, 12)
        ]
        picture = _line(picture, curl, INK, 19)
    face = [(0.72, 0.68), (0.78, 0.65), (0.85, 0.668), (0.905, 0.714), (0.915, 0.742),
            (0.88, 0.76), (0.8, 0.762), (0.735, 0.735)]  # fmt: skip
    picture = _fill(picture, face, INK)
    tuft = ((0.73, 0.675), (0.76, 0.655), (0.795, 0.655), (0.77, 0.672))
    for colour, r in ((INK, 0.046), (CREAM, 0.034)):
        picture = c.stain(picture, c.mask(*(c.disc(x, y, r) for x, y in tuft)), colour)
    for ear, colour in ((EAR, CREAM), (EAR_INSIDE, INK)):
        picture = _fill(picture, ear, colour)
    picture = _fill(
        picture, [(0.802, 0.704), (0.835, 0.685), (0.872, 0.703), (0.835, 0.719)], CREAM
    )
    return c.stain(picture, c.mask(c.disc(0.842, 0.701, 0.015)), INK)


def _lead(picture: Picture) -> Picture:
    """Draw the lead from the lamb's mouth up to the shadow's collar."""
    lead = [(0.845, 0.815), (0.856, 0.778), (0.886, 0.748), (0.93, 0.722), (0.955, 0.66),
            (0.93, 0.57), (0.84, 0.47), (0.66, 0.365)]  # fmt: skip
    picture = _line(picture, lead, RED, 25)
    return c.stain(picture, c.mask(c.disc(0.66, 0.36, 0.013)), CREAM)


def look() -> Look:
    return Look(
        "terracotta", exposure=0.85, glow=0.0, pull=0.12, contrast=1.1, finish="linocut", seed=33
    )
