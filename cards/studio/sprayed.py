"""A sheet on which shapes are also sprayed: shade that thins out through the paper's grain."""

from functools import cache

import numpy as np
import skia

from cards.studio.flat import Sheet, grain, ink
from cards.studio.paper.outlines import Shape, Vec, spline, toward

Spot = tuple[float, float] | Vec


class Sprayed(Sheet):
    """A card of flat colour and of shade that was sprayed on."""

    def form(
        self, shape: Shape, base: str, dark: str, pale: str | None = None, lamp: float = 235
    ) -> None:
        """Fill a shape; spray it dark away from the lamp and pale toward it.

        `lamp` is the angle at which the light stands: 0 is right, 90 down, 270 up.
        """
        path = self.fill(shape, base)
        box = path.getBounds()
        middle = np.array([box.centerX(), box.centerY()])
        way = toward(lamp) * (abs(toward(lamp)) @ (box.width(), box.height())) / 2
        self.spray(path, dark, middle - way, middle + way * 0.2)
        if pale:
            self.spray(path, pale, middle + way, middle + way * 0.1, 0.8)

    def spray(
        self, shape: Shape, colour: str, start: Spot, end: Spot, alpha: float = 0.9
    ) -> None:  # fmt: skip
        """Spray a shape from `start`, where it is densest, to `end`, where it is bare."""
        points = [skia.Point(*map(float, at)) for at in (start, end)]
        shader = skia.GradientShader.MakeLinear(points, _fading(colour, alpha), [0, 0.5, 1])
        self._through_grain(shape, shader)

    def spot(
        self, shape: Shape, colour: str, x: float, y: float, radius: float, alpha: float = 0.9
    ) -> None:  # fmt: skip
        """Spray a round soft spot inside a shape: a blush, a hollow, a lamp's light on a thing."""
        stops = _fading(colour, alpha)
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), radius, stops, [0, 0.5, 1])
        self._through_grain(shape, shader)

    def _through_grain(self, shape: Shape, shader: skia.Shader) -> None:
        paint = skia.Paint(AntiAlias=True, Shader=shader, MaskFilter=_sieve())
        self._canvas.drawPath(spline(shape), paint)


@cache
def _sieve() -> skia.MaskFilter:
    return skia.ShaderMaskFilter.Make(grain())


def _fading(colour: str, alpha: float) -> list[int]:
    return [ink(colour, alpha), ink(colour, alpha * 0.35), ink(colour, 0)]
