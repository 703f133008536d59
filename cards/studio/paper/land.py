"""Ground, water and air: hills, waves, clouds, stars, the moon."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import skia

from cards.studio.paper.box import Box
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import curve, ellipse, joined, rectangle, toward
from cards.studio.paper.page import HEIGHT, WIDTH, XX, YY
from cards.studio.paper.sheet import Sheet

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SEAS = (
    (-0.34, -0.25, 0.25),
    (-0.53, 0.12, 0.17),
    (-0.17, 0.34, 0.22),
    (0.08, -0.51, 0.15),
    (-0.07, -0.07, 0.14),
)
"""Dark spots of the moon: place and radius, in radii of the moon."""

STAR = "0,-1! .16,-.16 1,0! .16,.16 0,1! -.16,.16 -1,0! -.16,-.16"


def hill(
    sheet: Drawing,
    y: float,
    amplitude: float,
    seed: int,
    *,
    left: float = -20,
    right: float = 820,
    bumps: int = 9,
    bottom: float = 1300,
) -> Callable[[float], float]:
    """Lay ground with its top near `y`; return its height at any x."""
    random = np.random.default_rng(seed)
    top = [
        (left + (right - left) * i / bumps, y + random.uniform(-amplitude, amplitude))
        for i in range(bumps + 1)
    ]
    sheet.fill([*top, (right + 10, bottom, True), (left - 10, bottom, True)])
    run = curve(top, 12)
    return lambda x: float(np.interp(x, run[:, 0], run[:, 1]))


def cloud(
    sheet: Drawing, x: float, y: float, width: float, seed: int = 0, *, cut: bool = False
) -> None:
    """Lay or cut a cloud with a flat base at (x, y)."""
    random = np.random.default_rng(seed)
    puffs = [rectangle(x - width * 0.5, y - width * 0.05, width, width * 0.09, width * 0.045)]
    for t in np.linspace(-1, 1, 7):
        radius = width * 0.16 * (1.25 - t * t) * random.uniform(0.7, 1.2)
        puffs.append(ellipse(x + t * width * 0.42, y - radius * 0.6, radius))
    (sheet.cut if cut else sheet.fill)(joined(*puffs))


def waves(
    sheet: Drawing,
    y: float,
    amplitude: float,
    length: float,
    *,
    bottom: float = 1300,
    seed: int = 0,
    crests: float = 0.5,
) -> None:
    """Lay water whose waves are `length` units apart; a share of `crests` is pointed."""
    random = np.random.default_rng(seed)
    top, x = [], -length
    while x < WIDTH + length:
        top.append((x, y + amplitude * random.uniform(0.7, 1)))
        pointed = bool(random.random() < crests)
        high = random.uniform(0.4, 1) if pointed else 0.5
        top.append((x + length * 0.5, y - amplitude * high, pointed))
        x += length * random.uniform(0.85, 1.15)
    sheet.fill([*top, (WIDTH + 50, bottom, True), (-60, bottom, True)])


def stars(
    sheet: Drawing,
    count: int,
    within: Area,
    seed: int = 0,
    avoid: Callable[[float, float], bool] | None = None,
    sizes: tuple[float, float] = (0.5, 1.7),
) -> list[skia.Path]:
    """Prick up to `count` stars, none where `avoid` says so; return them for `Box.emit`."""
    random = np.random.default_rng(seed)
    pricks = []
    for _ in range(count):
        x, y = random.uniform(within[0], within[2]), random.uniform(within[1], within[3])
        if avoid and avoid(x, y):
            continue
        size = random.uniform(*sizes)
        if random.random() < 0.12:
            with sheet.at(x, y, size * 2.6, random.uniform(0, 20)):
                pricks.append(sheet.world(STAR))
        else:
            pricks.append(ellipse(x, y, size))
    sheet.cut(*pricks)
    return pricks


def halo(
    box: Box,
    at: tuple[float, float],
    radii: Sequence[float],
    colours: Sequence[tuple[str, str]],
    seed: int = 0,
    count: int = 60,
    within: Area = (0, 0, 800, 760),
) -> None:
    """Hang night skies with scalloped holes that widen round a lamp, pricked with stars."""
    random = np.random.default_rng(seed)
    for i, (radius, (top, bottom)) in enumerate(zip(radii, colours, strict=True)):
        sheet = Sheet(top, bottom, gap=0.9, through=0.42, rim=0.7)
        sheet.fill(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40)).cut(ellipse(*at, radius))
        scallops = 17 + 2 * i
        for j in range(scallops):
            x, y = np.array(at) + toward(360 * j / scallops + 7 * i) * radius
            sheet.cut(ellipse(x, y, radius * random.uniform(0.18, 0.27)))

        def in_light(x: float, y: float, radius: float = radius) -> bool:
            return math.hypot(x - at[0], y - at[1]) < radius * 1.3

        pricks = stars(sheet, count * (i + 1), within, i + 1, in_light, (0.6, 1.7))
        box.add(sheet)
        box.emit(pricks, "#fff8dc", 0.9, 0.4)


def moon(
    box: Box,
    x: float,
    y: float,
    radius: float,
    colour: str = "#fffbe8",
    power: float = 0.95,
    seas: str = "#e6dfae",
    spots: Sequence[tuple[float, float, float]] = SEAS,
) -> None:
    """Light a moon with seas."""
    box.emit(ellipse(x, y, radius), colour, power, 1.2)
    for across, down, size in spots:
        wide = size * radius
        away = ((XX - x - across * radius) / wide) ** 2
        away += ((YY - y - down * radius) / (wide * 0.8)) ** 2 / 0.8
        box.haze(seas, 0.5 * np.exp(-(away**2)))
