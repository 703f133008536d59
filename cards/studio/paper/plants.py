"""Plants: trees that fork unevenly, ferns, grass, vines, flowers."""

import math
from collections.abc import Callable

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, ellipse, toward

LEAF = "0,0! .4,-.22 .75,-.18 1.1,0! .75,.18 .4,.22"


class _Tree:
    """A tree as it grows: limbs taper, bend, and fork unevenly."""

    def __init__(self, sheet: Drawing, seed: int, spread: float, gnarl: float, leaf: float) -> None:
        self.sheet, self.random = sheet, np.random.default_rng(seed)
        self.spread, self.gnarl, self.leaf = spread, gnarl, leaf

    def grow(self, start: Vec, angle: float, length: float, width: float, depth: int) -> None:
        """Grow one limb, and from it the next."""
        random, at = self.random, np.array(start, float)
        limb = [(*at, width)]
        for i in range(4):
            angle += random.uniform(-60, 60) * self.gnarl + (-90 - angle) * 0.03
            at = at + toward(angle) * length / 4
            limb.append((*at, width * (1 - 0.38 * (i + 1) / 4)))
        self.sheet.limb(limb, steps=5)
        if depth == 0 or width < 0.5:
            self._leaves(at)
            return
        forks = 2 if random.random() < 0.7 else 3
        strongest = random.integers(forks)
        for j in range(forks):
            side = (j / (forks - 1) - 0.5) * 2 * self.spread * random.uniform(0.6, 1.25)
            share = 0.86 if j == strongest else 0.66
            thick = limb[-1][2] * share
            self.grow(at, angle + side, length * random.uniform(0.62, 0.86), thick, depth - 1)
        if random.random() < 0.6:
            x, y, thick = limb[random.integers(1, 4)]
            side = random.choice((-1, 1)) * random.uniform(35, 70)
            self.grow(np.array((x, y)), angle + side, length * 0.5, thick * 0.45, max(0, depth - 3))

    def _leaves(self, at: Vec) -> None:
        for _ in range(3 if self.leaf else 0):
            x, y = at + self.random.uniform(-1.6, 1.6, 2) * self.leaf
            leaf(self.sheet, x, y, self.leaf, self.random.uniform(0, 360))


def tree(
    sheet: Drawing,
    x: float,
    y: float,
    height: float,
    width: float,
    seed: int = 0,
    *,
    lean: float = 0,
    depth: int = 6,
    spread: float = 34,
    leaves: float = 0,
    gnarl: float = 0.12,
    roots: int = 0,
    split: float = 0.34,
) -> None:
    """Cut a tree on a trunk of half a `width`, bare or with `leaves` of so many units.

    The trunk is a share `split` of the height; limbs fork `depth` times, `spread` degrees apart.
    """
    growing = _Tree(sheet, seed, spread, gnarl, leaves)
    for i in range(roots):
        t = (i / max(1, roots - 1) - 0.5) * 2
        deep = growing.random.uniform(0.2, 0.6)
        sheet.limb(
            [
                (x + t * width * 0.5, y - width * 2.2, width * 0.5),
                (x + t * width * 1.2, y - width * 0.6, width * 0.42),
                (x + t * width * 2.6, y + width * 0.1, width * 0.22),
                (x + t * width * 4.2, y + width * deep, 0.4),
            ]
        )
    growing.grow(np.array((x, y)), -90 + lean, height * split, width, depth)


def leaf(
    sheet: Drawing, x: float, y: float, size: float, turn: float, *, cut: bool = False
) -> None:
    """Lay or cut one pointed leaf from its stalk."""
    with sheet.at(x, y, size, turn):
        (sheet.cut if cut else sheet.fill)(LEAF)


def fern(
    sheet: Drawing,
    x: float,
    y: float,
    length: float,
    angle: float,
    bend: float = 40,
    width: float = 1.0,
    leaflets: int = 16,
) -> None:
    """Cut a frond that starts at an angle (270 is up) and bends by `bend` degrees."""
    at, stem = np.array([x, y], float), []
    for i in range(leaflets + 1):
        stem.append((*at, width * (1.6 - 1.4 * i / leaflets)))
        at = at + toward(angle + bend * (i / leaflets) ** 1.3) * length / leaflets
    sheet.limb(stem, steps=3)
    for i in range(2, leaflets + 1):
        heading = angle + bend * (i / leaflets) ** 1.3
        long = length * 0.30 * math.sin(math.pi * (0.12 + 0.86 * i / (leaflets + 1))) ** 0.8
        root = np.array(stem[i][:2])
        for side in (-1, 1):
            middle = root + toward(heading + side * 70) * long * 0.5
            tip = root + toward(heading + side * 58) * long
            leaflet = [(*root, width * 0.9), (*middle, long * 0.085 + 0.5), (*tip, 0.2)]
            sheet.limb(leaflet, steps=4)


def grass(
    sheet: Drawing,
    left: float,
    right: float,
    ground: float | Callable[[float], float],
    height: float,
    blades: int,
    seed: int = 0,
    *,
    lean: float = 0,
    width: float = 1.6,
) -> None:
    """Cut blades of grass along a level or a `ground` as `land.hill` returns it."""
    random = np.random.default_rng(seed)
    for _ in range(blades):
        x, tall = random.uniform(left, right), height * random.uniform(0.45, 1.1)
        bend = (lean + random.normal(0, 0.3)) * tall
        y = ground(x) if callable(ground) else ground
        middle = (x + bend * 0.3, y - tall * 0.55, width * 0.7)
        sheet.limb([(x, y + 6, width), middle, (x + bend, y - tall, 0.15)], steps=4)


def vine(
    sheet: Drawing,
    x: float,
    y: float,
    length: float,
    seed: int = 0,
    size: float = 9,
    width: float = 1.3,
) -> None:
    """Cut a hanging stem with leaves of `size` units."""
    random = np.random.default_rng(seed)
    stem, heading, at = [(x, y, width)], 90.0, np.array([x, y], float)
    count = max(4, int(length / 11))
    for i in range(count):
        heading += random.uniform(-22, 22) + (90 - heading) * 0.25
        at = at + toward(heading) * length / count
        stem.append((*at, width * (1 - 0.7 * i / count)))
        small = size * (1.1 - 0.6 * i / count) * random.uniform(0.8, 1.2)
        leaf(sheet, *at, small, heading + (-1) ** i * random.uniform(40, 75))
    sheet.limb(stem, steps=4)


def umbel(
    sheet: Drawing, x: float, y: float, height: float, seed: int = 0, lean: float = 0
) -> None:
    """Cut a tall stalk with a flat head of small flowers, as of cow parsley."""
    random = np.random.default_rng(seed)
    top = np.array([x + lean * height, y - height])
    middle = (x + lean * height * 0.4, y - height * 0.5, 1.4)
    sheet.limb([(x, y, 1.9), middle, (*top, 0.9)])
    for angle in np.linspace(-152, -28, 9):
        ray = top + toward(angle + random.uniform(-5, 5)) * height * random.uniform(0.17, 0.22)
        sheet.limb([(*top, 0.7), (*ray, 0.4)], steps=3)
        for bud in np.linspace(-170, -10, 6):
            flower = ray + toward(bud) * height * 0.04
            sheet.limb([(*ray, 0.4), (*flower, 0.3)], steps=2)
            sheet.fill(ellipse(*flower, height * 0.011 + 0.5))
    for share, side in ((0.35, 1), (0.55, -1)):
        root = np.array([x + lean * height * share, y - height * share])
        fern(sheet, *root, height * 0.22, -90 + side * 50, side * 30, 0.6, 8)
