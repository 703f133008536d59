"""A scrap of paper: what the knife leaves, and the creases in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import cv2
import numpy as np
import skia

from cards.studio.paper.outlines import Points, Shape, band, curve, rows, spline
from cards.studio.paper.page import COLUMNS, ROWS, SCALE, Picture

_OVER, _OUT = skia.BlendMode.kSrcOver, skia.BlendMode.kDstOut


class Drawing:
    """Paper (`outline`) and creases (`creases`) as coverage, 0 to 255, one byte a pixel."""

    def __init__(self) -> None:
        info = skia.ImageInfo.MakeA8(COLUMNS, ROWS)
        self.outline = np.zeros((ROWS, COLUMNS), np.uint8)
        self.creases = np.zeros((ROWS, COLUMNS), np.uint8)
        self._surfaces = tuple(
            skia.Surface.MakeRasterDirect(info, plane, COLUMNS)
            for plane in (self.outline, self.creases)
        )
        self._canvas, self._crease_canvas = (surface.getCanvas() for surface in self._surfaces)
        for canvas in self._canvases:
            canvas.scale(SCALE, SCALE)

    @property
    def _canvases(self) -> tuple[skia.Canvas, skia.Canvas]:
        return self._canvas, self._crease_canvas

    def fill(self, *shapes: Shape) -> Self:
        """Lay paper where the shapes are; outlines given as points are closed and smooth."""
        for shape in shapes:
            self._canvas.drawPath(spline(shape), _paint(_OVER))
        return self

    def cut(self, *shapes: Shape) -> Self:
        """Cut the shapes out of the paper that is there."""
        for shape in shapes:
            self._canvas.drawPath(spline(shape), _paint(_OUT))
        return self

    def stencil(self, mask: Picture) -> Self:
        """Lay paper by a mask, 0 to 1, of the whole page."""
        cover = (np.clip(mask, 0, 1) * 255 + 0.5).astype(np.uint8)
        np.maximum(self.outline, cover, out=self.outline)
        return self

    def line(self, shape: Shape, width: float, *, cut: bool = False) -> Self:
        """Lay (or `cut`) a strip along a line; points make an open smooth one."""
        path = spline(shape, closed=False)
        self._canvas.drawPath(path, _paint(_OUT if cut else _OVER, width))
        return self

    def limb(self, points: Points, *, cut: bool = False, steps: int = 8) -> Self:
        """Lay (or `cut`) a tapering band through rows (x, y, half a width)."""
        self._canvas.drawPath(band(points, steps), _paint(_OUT if cut else _OVER))
        return self

    def slit(self, points: Points, width: float = 1.2) -> Self:
        """Cut a knife slit: pointed at both ends, `width` half its width in the middle."""
        run = curve(rows(points)[:, :2], 6)
        half = width * np.sin(np.linspace(0, np.pi, len(run))) ** 0.6
        path = band(np.column_stack([run, half]), 1, caps=False)
        self._canvas.drawPath(path, _paint(_OUT))
        return self

    def score(self, shape: Shape, width: float = 1.0) -> Self:
        """Crease the paper along a line; the crease does not go through."""
        self._crease_canvas.drawPath(spline(shape, closed=False), _paint(_OVER, width))
        return self

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        height: float | None = None,
    ) -> Iterator[Self]:
        """Draw in coordinates of one's own: origin at (x, y), turned by degrees, scaled.

        `flip` looks left instead of right; `height` scales up and down by another measure.
        """
        for canvas in self._canvases:
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(turn)
            canvas.scale(-size if flip else size, size if height is None else height)
        yield self
        for canvas in self._canvases:
            canvas.restore()

    def world(self, shape: Shape) -> skia.Path:
        """Return a shape drawn here and now as a path in the card's own units."""
        to_units = skia.Matrix.Scale(1 / SCALE, 1 / SCALE)
        path = skia.Path()
        spline(shape).transform(skia.Matrix.Concat(to_units, self._canvas.getTotalMatrix()), path)
        return path

    @contextmanager
    def piece(
        self,
        smooth: float = 0,
        gap: float = 0,
        *,
        cut: bool = False,
        joint: tuple[float, float, float] | None = None,
    ) -> Iterator["Drawing"]:
        """Draw on a scrap, round it by `smooth` units, then glue it on (or `cut` it out).

        A knife line `gap` units wide is cut round it, so that an arm stays readable before a dark
        body; not within `joint` (x, y, radius), where the piece grows out of what is below.
        """
        scrap = Drawing()
        for own, mine in zip(scrap._canvases, self._canvases, strict=True):
            own.setMatrix(mine.getTotalMatrix())
        yield scrap
        window = _window(scrap.outline, int((smooth * 3 + gap * 2 + 4) * SCALE))
        if window is None:
            return
        y, x = window[0].start, window[1].start
        mask = scrap.outline[window].astype(np.float32) / 255
        if smooth:
            soft = cv2.GaussianBlur(mask, (0, 0), smooth * SCALE) - 0.5
            mask = np.clip(soft * max(1, 2.4 * smooth * SCALE) + 0.5, 0, 1)
        for canvas in self._canvases:
            canvas.save()
            canvas.resetMatrix()
        if gap:
            ring = np.clip((cv2.GaussianBlur(mask, (0, 0), gap * SCALE * 0.8) - 0.1) * 6, 0, 1)
            if joint:
                ring *= scrap._beyond(joint, window)
            _stamp(self._canvas, ring, x, y, _OUT)
        _stamp(self._crease_canvas, mask, x, y, _OUT)
        _stamp(self._canvas, mask, x, y, _OUT if cut else _OVER)
        creases = scrap.creases[window].astype(np.float32) / 255 * mask
        _stamp(self._crease_canvas, creases, x, y, _OVER)
        for canvas in self._canvases:
            canvas.restore()

    def _beyond(self, joint: tuple[float, float, float], window: tuple[slice, slice]) -> Picture:
        """Return where a joint's opening ends: 0 near it, 1 away from it."""
        matrix = self._canvas.getTotalMatrix()
        centre, radius = matrix.mapXY(*map(float, joint[:2])), matrix.mapRadius(float(joint[2]))
        yy, xx = np.mgrid[window]
        away = np.hypot(xx - centre.x(), yy - centre.y()) / radius
        return np.clip((away - 0.8) * 4, 0, 1).astype(np.float32)

    def coverage(self) -> Picture:
        """Return how much of each pixel is paper, 0 to 1."""
        return self.outline.astype(np.float32) / 255


def _paint(mode: skia.BlendMode, width: float | None = None) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    paint.setBlendMode(mode)
    if width is not None:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def _window(plane: np.ndarray, margin: int) -> tuple[slice, slice] | None:
    """Return the rows and columns that a drawing uses, with a margin; None if it is empty."""
    used = np.flatnonzero(plane.any(1))
    if not len(used):
        return None
    across = np.flatnonzero(plane[used[0] : used[-1] + 1].any(0))
    return (
        slice(max(0, int(used[0]) - margin), min(ROWS, int(used[-1]) + margin)),
        slice(max(0, int(across[0]) - margin), min(COLUMNS, int(across[-1]) + margin)),
    )


def _stamp(canvas: skia.Canvas, mask: Picture, x: int, y: int, mode: skia.BlendMode) -> None:
    if not mask.any():
        return
    grey = (mask[:, :, None] * 255 + 0.5).astype(np.uint8)
    image = skia.Image.fromarray(np.ascontiguousarray(np.repeat(grey, 4, 2)))
    canvas.drawImage(image, x, y, skia.SamplingOptions(), skia.Paint(BlendMode=mode))
