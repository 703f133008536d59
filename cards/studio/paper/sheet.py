"""A sheet of the box: a drawing with a colour, a distance, and a way with light."""

from dataclasses import dataclass
from typing import Self

import numpy as np
import skia

from cards.studio.paper.colour import expose, light, rgb
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Shape, spline
from cards.studio.paper.page import COLUMNS, HEIGHT, ROWS, YY, Picture


@dataclass(frozen=True)
class Stock:
    """What a sheet is made of and how it hangs.

    `gap` is the distance to what lies behind (1 is usual): shadows grow with it. `through` is how
    much light from behind the paper lets pass, `rim` how its cut edges glow, `shade` how dark its
    shadows are, `texture` how rough it is, `wobble` how far (in units) the knife strays, `scatter`
    how far (in units) light spreads between it and what lies behind.
    """

    gap: float = 1.0
    through: float = 0.3
    rim: float = 0.5
    shade: float = 1.0
    texture: float = 1.0
    wobble: float = 0.5
    scatter: float = 16


class Sheet(Drawing):
    """A sheet of coloured paper: `top` and `bottom` colour, or a picture of light."""

    def __init__(
        self, top: str | Picture, bottom: str | None = None, **stock: float
    ) -> None:  # fmt: skip
        super().__init__()
        self.top, self.bottom = top, bottom
        self.stock = Stock(**stock)
        self._inks: skia.Surface | None = None

    def ink(self, colour: str, *shapes: Shape) -> Self:
        """Glue coloured paper on: the sheet's outline stays, its colour changes in the shapes."""
        if self._inks is None:
            self._inks = skia.Surface(COLUMNS, ROWS)
            self._inks.getCanvas().clear(0)
        canvas = self._inks.getCanvas()
        canvas.setMatrix(self._canvas.getTotalMatrix())
        paint = skia.Paint(
            AntiAlias=True, Color=skia.Color(*(rgb(colour) * 255).astype(int).tolist())
        )
        for shape in shapes:
            canvas.drawPath(spline(shape), paint)
        return self

    def colours(self) -> list[Picture]:
        """Return the paper's own light, a plane for each of red, green and blue."""
        if isinstance(self.top, str):
            down = YY[:, :1] / HEIGHT
            first, last = light(self.top), light(self.bottom or self.top)
            planes = [first[c] * (1 - down) + last[c] * down for c in range(3)]
        else:
            planes = [self.top[:, :, c] for c in range(3)]
        planes = [np.broadcast_to(plane, (ROWS, COLUMNS)).astype(np.float32) for plane in planes]
        if self._inks is None:
            return planes
        order = skia.ColorType.kRGBA_8888_ColorType
        inks = self._inks.toarray(colorType=order).astype(np.float32) / 255
        alpha = inks[:, :, 3]
        return [
            plane * (1 - alpha) + alpha * expose(inks[:, :, c]) for c, plane in enumerate(planes)
        ]
