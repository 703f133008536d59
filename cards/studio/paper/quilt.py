"""A quilt: the net of its patches, the cloth they are cut from, its seams."""

import math
from collections.abc import Callable

import numpy as np

from cards.studio.paper.outlines import Vec, ellipse, polygon
from cards.studio.paper.sheet import Sheet

Patch = tuple[int, int]
"""Column and row."""


class Net:
    """Corners of patches in a slanted, uneven net of `columns` × `rows`."""

    def __init__(self, columns: int, rows: int, size: float, turn: float, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.size, self.turn = size, turn
        angle = math.radians(turn)
        right = np.array([math.cos(angle), math.sin(angle)])
        down = np.array([-right[1], right[0]])
        self.corners = {
            (i, j): np.array([400.0, 600.0])
            + right * ((i - columns / 2) * size + random.uniform(-0.07, 0.07) * size)
            + down * ((j - rows / 2) * size + random.uniform(-0.07, 0.07) * size)
            for i in range(columns + 1)
            for j in range(rows + 1)
        }
        self.patches = [(i, j) for j in range(rows) for i in range(columns)]

    def around(self, patch: Patch) -> list[Vec]:
        """Return a patch's four corners, clockwise from its upper left one."""
        i, j = patch
        return [self.corners[i + a, j + b] for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]

    def middle(self, patch: Patch) -> Vec:
        """Return the middle of a patch."""
        return np.mean(self.around(patch), 0)


def cloth(sheet: Sheet, net: Net, patch: Patch, colour: str, print_: str, tone: str) -> None:
    """Colour a patch and print it: with what `PRINTINGS` lists, or not at all."""
    sheet.ink(colour, polygon(net.around(patch)))
    if print_ in PRINTINGS:
        PRINTINGS[print_](sheet, net, patch, tone)


def _inside(net: Net, patch: Patch) -> Callable[[float, float], Vec]:
    """Return a map from shares of a patch, right and down, to the card."""
    a, b, c, d = net.around(patch)
    return lambda u, v: (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v


def _stripes(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    at = _inside(net, patch)
    for k in range(7):
        u = (k + 0.25) / 7
        sheet.ink(tone, polygon([at(u, 0), at(u + 0.07, 0), at(u + 0.07, 1), at(u, 1)]))


def _checks(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    at = _inside(net, patch)
    _stripes(sheet, net, patch, tone)
    for k in range(7):
        v = (k + 0.25) / 7
        sheet.ink(tone, polygon([at(0, v), at(0, v + 0.07), at(1, v + 0.07), at(1, v)]))


def _places(net: Net, patch: Patch) -> list[tuple[Vec, float]]:
    """Return thirty-six places spread over a patch, and how something there is turned."""
    at = _inside(net, patch)
    return [
        (at((i + 0.5 + 0.25 * (-1) ** j) / 6, (j + 0.5) / 6), 60.0 * i + 95 * j)
        for i in range(6)
        for j in range(6)
    ]


def _dots(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    for place, _ in _places(net, patch):
        sheet.ink(tone, ellipse(*place, net.size * 0.026))


def _sprigs(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    for place, turn in _places(net, patch):
        with sheet.at(*place, net.size * 0.06, turn):
            sheet.ink(tone, "0,0! .5,-.35 1,0! .5,.35", "0,0! -.4,-.5 -.9,-.5! -.6,.0")


def _star(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    at = _inside(net, patch)
    for k in range(8):
        turn = math.radians(45 * k)
        wing = turn + math.radians(22.5) * (1 if k % 2 else -1)
        tip = at(0.5 + 0.44 * math.cos(turn), 0.5 + 0.44 * math.sin(turn))
        fold = at(0.5 + 0.24 * math.cos(wing), 0.5 + 0.24 * math.sin(wing))
        sheet.ink(tone, polygon([at(0.5, 0.5), fold, tip]))


def _ground(sheet: Sheet, net: Net, patch: Patch, tone: str) -> None:
    at = _inside(net, patch)
    shares = [k / 12 for k in range(13)]
    phase = patch[0] * 2 + patch[1]
    run = [at(u, 0.74 + 0.05 * math.sin(8.4 * u + phase)) for u in shares]
    sheet.ink(tone, polygon([*run, at(1, 1), at(0, 1)]))


PRINTINGS = {
    "stripes": _stripes,
    "checks": _checks,
    "dots": _dots,
    "sprigs": _sprigs,
    "star": _star,
    "ground": _ground,
}
"""What a patch can be printed with; `ground` leaves a sky above."""


def seam(sheet: Sheet, start: Vec, end: Vec, stitch: float = 7, beside: float = 7) -> None:
    """Crease a seam and cut small stitches beside it."""
    sheet.score([start, (start + end) / 2, end], 2.2)
    along = end - start
    long = float(np.hypot(*along))
    along = along / long
    across = np.array([-along[1], along[0]]) * beside
    for k in range(int(long / (2 * stitch))):
        here = start + along * (2 * k + 0.5) * stitch + across
        sheet.slit([here, here + along * stitch / 2, here + along * stitch], 0.9)
