"""The meadow on which the score track lies: washes of colour, tufts, flowers, little trees."""

import random
from collections.abc import Callable, Iterable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cards.canvas import Box
from cards.palette import GOLD, PAPER, RED, Colour, mix

_LEAF: Colour = (132, 164, 104)
_LEAF_DARK: Colour = (88, 124, 78)
_TRUNK: Colour = (126, 92, 62)
_WASHES: tuple[Colour, ...] = ((176, 200, 138), (150, 190, 160), (206, 206, 140), (160, 196, 190))


def wash(canvas: Image.Image, box: Box, source: random.Random) -> None:
    """Tint the paper within ``box`` with broad blots of water colour, paler towards the edge."""
    width, height = box[2] - box[0], box[3] - box[1]
    small = (max(1, width // 8), max(1, height // 8))
    tint = Image.new("RGB", small, _WASHES[0])
    pen = ImageDraw.Draw(tint)
    for _ in range(40):
        x, y = source.uniform(0, small[0]), source.uniform(0, small[1])
        r = source.uniform(10, 34)
        pen.ellipse((x - r * 1.6, y - r, x + r * 1.6, y + r), fill=source.choice(_WASHES))
    tint = tint.filter(ImageFilter.GaussianBlur(5)).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    veil = Image.new("L", small)
    ImageDraw.Draw(veil).rounded_rectangle((12, 12, small[0] - 13, small[1] - 13), 12, fill=200)
    veil = veil.filter(ImageFilter.GaussianBlur(4)).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    under = canvas.crop(box)
    canvas.paste(Image.composite(ImageChops.multiply(under, tint), under, veil), box[:2])


def _tuft(pen: ImageDraw.ImageDraw, x: float, y: float, s: float) -> None:
    for dx, top in ((-7, -16), (0, -24), (7, -15)):
        pen.line(
            (x + dx * 0.3 * s, y, x + dx * s, y + top * s), fill=_LEAF_DARK, width=round(4 * s)
        )


def _flower(pen: ImageDraw.ImageDraw, x: float, y: float, s: float) -> None:
    pen.line((x, y, x, y - 22 * s), fill=_LEAF_DARK, width=round(3 * s))
    for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6)):
        _dot(pen, x + dx * s, y - 26 * s + dy * s, 5.5 * s, PAPER)
    _dot(pen, x, y - 26 * s, 4 * s, GOLD)


def _dot(pen: ImageDraw.ImageDraw, x: float, y: float, r: float, fill: Colour) -> None:
    pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)


def _tree(pen: ImageDraw.ImageDraw, x: float, y: float, s: float) -> None:
    pen.ellipse((x - 34 * s, y - 7 * s, x + 34 * s, y + 7 * s), fill=mix(_LEAF, _LEAF_DARK, 0.4))
    pen.rectangle((x - 6 * s, y - 42 * s, x + 6 * s, y), fill=_TRUNK)
    for dx, dy, r in ((-20, -54, 22), (20, -54, 22), (0, -76, 26)):
        _dot(pen, x + dx * s, y + dy * s, r * s, _LEAF_DARK)
    for dx, dy, r in ((-22, -58, 16), (16, -60, 16), (-3, -80, 20)):
        _dot(pen, x + dx * s, y + dy * s, r * s, _LEAF)


def _fir(pen: ImageDraw.ImageDraw, x: float, y: float, s: float) -> None:
    pen.ellipse((x - 28 * s, y - 6 * s, x + 28 * s, y + 6 * s), fill=mix(_LEAF, _LEAF_DARK, 0.4))
    pen.rectangle((x - 5 * s, y - 18 * s, x + 5 * s, y), fill=_TRUNK)
    for base, half, top in ((-14, 32, -60), (-40, 26, -84), (-64, 19, -104)):
        points = ((x - half * s, y + base * s), (x + half * s, y + base * s), (x, y + top * s))
        pen.polygon(points, fill=mix(_LEAF_DARK, (40, 90, 84), 0.5))


def _mushroom(pen: ImageDraw.ImageDraw, x: float, y: float, s: float) -> None:
    pen.rectangle((x - 6 * s, y - 22 * s, x + 6 * s, y), fill=PAPER)
    pen.pieslice(
        (x - 22 * s, y - 42 * s, x + 22 * s, y - 4 * s), 180, 360, fill=mix(RED, PAPER, 0.2)
    )
    for dx, dy in ((-10, -28), (2, -35), (12, -28)):
        _dot(pen, x + dx * s, y + dy * s, 3 * s, PAPER)


Plant = Callable[[ImageDraw.ImageDraw, float, float, float], None]
_LOW: tuple[Plant, ...] = (_tuft, _flower, _tuft, _mushroom, _flower, _tuft)
_TALL: tuple[Plant, ...] = (_tree, _fir, _tuft, _tree, _fir, _flower, _tree, _mushroom)

Spot = tuple[float, float, bool]
"""Where something grows, in pixels, and whether there is room for a tree."""


def plant(canvas: Image.Image, spots: Iterable[Spot], source: random.Random) -> None:
    """Let something grow at each spot; drawn twice as large and shrunk, so that edges are soft."""
    ordered = sorted(spots, key=lambda spot: spot[1])
    for x, y, tall in ordered:
        scale = source.uniform(0.8, 1.15)
        left, top = round(x) - 60, round(y) - 130
        patch = canvas.crop((left, top, left + 120, top + 150))
        patch = patch.resize((240, 300), Image.Resampling.BICUBIC)
        source.choice(_TALL if tall else _LOW)(ImageDraw.Draw(patch), 120, 260, 2 * scale)
        canvas.paste(patch.resize((120, 150), Image.Resampling.LANCZOS), (left, top))
