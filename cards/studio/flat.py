"""Flat shapes laid over each other on one sheet, shaded with grain: for gouache or the brush.

Units are those of a card, 800 × 1200. Shapes are paths or outlines (see `paper.outlines`).
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

import numpy as np
import skia

from cards.studio.colour import Picture, untone
from cards.studio.paper.outlines import Points, Shape, band, ellipse, spline
from cards.studio.skies import HEIGHT, WIDTH

SCALE = WIDTH / 800


def ink(colour: str, alpha: float = 1.0) -> int:
    return int(colour.lstrip("#"), 16) | round(alpha * 255) << 24


@cache
def grain() -> skia.Shader:
    """Return coarse paper as alpha: paint drawn through it looks dry."""
    random = np.random.default_rng(5)
    speck = random.random((600, 600)).astype(np.float32)
    pixels = np.zeros((600, 600, 4), np.uint8)
    pixels[..., 3] = np.where(speck > 0.5, 255, 130 * speck + 70)
    image = skia.Image.fromarray(pixels)
    return image.makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat)


class Sheet:
    """A card on which flat colour is laid; what comes later covers what came before."""

    def __init__(self, top: str, low: str | None = None) -> None:
        self._surface = skia.Surface(WIDTH, HEIGHT)
        self._canvas = self._surface.getCanvas()
        self._canvas.scale(SCALE, SCALE)
        self.fill("-9,-9! 809,-9! 809,1209! -9,1209!", top, low)

    def fill(
        self, shape: Shape, colour: str, low: str | None = None, *, alpha: float = 1.0
    ) -> skia.Path:
        """Fill a shape with a colour, or a gradient to `low` at its foot, and return its path."""
        path = spline(shape)
        paint = skia.Paint(AntiAlias=True, Color=ink(colour, alpha))
        if low:
            box = path.getBounds()
            ends = [skia.Point(0, box.top()), skia.Point(0, box.bottom())]
            stops = [ink(colour, alpha), ink(low, alpha)]
            paint.setShader(skia.GradientShader.MakeLinear(ends, stops))
        self._canvas.drawPath(path, paint)
        return path

    def disc(self, x: float, y: float, across: float, colour: str, down: float | None = None,
             *, alpha: float = 1.0) -> skia.Path:  # fmt: skip
        """Fill a circle or ellipse of the given half axes."""
        return self.fill(ellipse(x, y, across, down), colour, alpha=alpha)

    def limb(self, points: Points, colour: str) -> skia.Path:
        """Fill a bending, tapering band through rows (x, y, half a width)."""
        return self.fill(band(points), colour)

    def line(
        self, shape: Shape, colour: str, width: float, *, alpha: float = 1.0, butt: bool = False
    ) -> None:
        """Draw a line along a path or an open outline; its ends are round unless `butt`."""
        paint = skia.Paint(AntiAlias=True, Color=ink(colour, alpha), StrokeWidth=width)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeCap(skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap)
        self._canvas.drawPath(spline(shape, closed=False), paint)

    def shade(
        self, path: skia.Path, colour: str, dx: float, dy: float, soft: float = 14,
        *, alpha: float = 0.6,
    ) -> None:  # fmt: skip
        """Shade a filled shape where the shape itself, moved by (dx, dy), leaves it bare.

        The shade ends in grain; move toward the lamp for a shadow, away from it for a light.
        """
        bare = skia.Path(path)
        bare.offset(dx, dy)
        bare.toggleInverseFillType()
        self._canvas.save()
        self._canvas.clipPath(path, doAntiAlias=True)
        self._canvas.saveLayer()
        paint = skia.Paint(AntiAlias=True, Color=ink(colour, alpha))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, soft))
        self._canvas.drawPath(bare, paint)
        self._dry()
        self._canvas.restore()
        self._canvas.restore()

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float = 0.5) -> None:
        """Lay a grainy round glow that fades to nothing at its radius."""
        stops = [ink(colour, alpha), ink(colour, alpha * 0.45), ink(colour, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), radius, stops, [0, 0.4, 1])
        self._canvas.saveLayer()
        self._canvas.drawPath(ellipse(x, y, radius), skia.Paint(AntiAlias=True, Shader=shader))
        self._dry()
        self._canvas.restore()

    def _dry(self) -> None:
        """Take paint off the layer where the paper's grain lies low."""
        paint = skia.Paint(Shader=grain(), BlendMode=skia.BlendMode.kDstIn)
        self._canvas.drawPaint(paint)

    @contextmanager
    def within(self, path: Shape) -> Iterator[None]:
        """Draw only within a shape."""
        self._canvas.save()
        self._canvas.clipPath(spline(path), doAntiAlias=True)
        yield
        self._canvas.restore()

    @contextmanager
    def at(
        self, x: float, y: float, size: float = 1, turn: float = 0, *, flip: bool = False
    ) -> Iterator[None]:
        """Draw in coordinates of one's own: origin at (x, y), turned by degrees, scaled."""
        self._canvas.save()
        self._canvas.translate(x, y)
        self._canvas.rotate(turn)
        self._canvas.scale(-size if flip else size, size)
        yield
        self._canvas.restore()

    def picture(self) -> Picture:
        """Return the sheet as linear light that develops into the very colours laid on it."""
        pixels = self._surface.toarray(colorType=skia.kRGBA_8888_ColorType)
        return untone(pixels[..., :3].astype(np.float32) / 255)


def star(x: float, y: float, radius: float, points: int = 4, waist: float = 0.35) -> skia.Path:
    """Return a star with its first point up."""
    angle = np.arange(2 * points) * np.pi / points - np.pi / 2
    reach = np.where(np.arange(2 * points) % 2 == 0, radius, radius * waist)
    return spline(
        [(x + r * np.cos(a), y + r * np.sin(a), True) for a, r in zip(angle, reach, strict=True)]
    )


def puffs(discs: Sequence[tuple[float, float, float]]) -> skia.Path:
    """Return one outline of many circles: a cloud, a fleece, a crown of leaves."""
    path = skia.Path()
    for x, y, radius in discs:
        path = skia.Op(path, ellipse(x, y, radius), skia.PathOp.kUnion_PathOp)
    return path
