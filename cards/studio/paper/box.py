"""The box: sheets hung from the back to the front, with lamps and air between them.

Everything is linear light on one picture. Each sheet casts soft shadows on all that hangs behind
it, lets some light through, and has a cut edge that glows and a bevel that faces the lamp.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import cv2
import numexpr
import numpy as np
import skia

from cards.studio.paper.colour import GAMMA, light, rgb
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.page import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, XX, YY, Picture
from cards.studio.paper.shadows import cast
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, noise, paper


@dataclass(frozen=True)
class Finish:
    """How the light of a box becomes a picture."""

    bloom: float = 0.16
    vignette: float = 0.55
    exposure: float = 1.0
    grain: float = 0.008
    contrast: float = 0.3


class Box:
    """A light box; `picture` is its light so far.

    `lamp` is where the main light sits (bevels face it), `tint` the colour that shadows take,
    `fall` the way they fall (right, down).
    """

    def __init__(
        self,
        sky: Picture,
        lamp: tuple[float, float] = (400, 300),
        tint: str = "#000000",
        fall: tuple[float, float] = (0.35, 0.8),
        finish: Finish | None = None,
    ) -> None:
        self.picture = np.array(np.broadcast_to(sky, (ROWS, COLUMNS, 3)), np.float32)
        self.finish = finish or Finish()
        self._tint, self._fall, self._sheets = light(tint), fall, 0
        away = np.hypot(XX - lamp[0], YY - lamp[1]) + 1
        self._to_lamp = (lamp[0] - XX) / away, (lamp[1] - YY) / away
        self._tremor = noise(9, 71), noise(9, 72)

    def add(self, sheet: Sheet) -> Sheet:
        """Hang a sheet in front of everything so far."""
        self._sheets += 1
        stock, cover = sheet.stock, self._knife(sheet)
        shadow = cast(cover, stock, self._fall)
        glow = blur(self.picture, 4)
        behind = np.empty_like(self.picture)
        for c in range(3):
            behind[:, :, c] = numexpr.evaluate(
                "light * shadow + (1 - shadow) * tint",
                {"light": self.picture[:, :, c], "shadow": shadow, "tint": self._tint[c] * 0.15},
            )
        close, wide = blur(behind, stock.scatter * stock.gap), blur(behind, 90)
        relief, mottling = paper(self._sheets)
        grain, edge, facing = self._surface(cover, sheet, relief)
        colours = sheet.colours()
        most = np.maximum(np.maximum(colours[0], colours[1]), colours[2]) + 1e-6
        for c in range(3):
            values = {
                "colour": colours[c], "most": most, "close": close[:, :, c], "wide": wide[:, :, c],
                "glow": glow[:, :, c], "mottling": mottling, "grain": grain, "edge": edge,
                "facing": facing, "cover": cover, "behind": behind[:, :, c],
                "spots": 0.10 * stock.texture, "flecks": 0.22 * stock.texture,
                "through": stock.through, "bevel": 0.9 * stock.rim, "rim": 0.45 * stock.rim,
            }  # fmt: skip
            values["face"] = numexpr.evaluate(
                "(colour * (1 + spots * mottling) + through * (.35 + .65 * colour / most)"
                " * (.65 * close + .35 * wide) * (1 + flecks * mottling)) * grain",
                values,
            )
            self.picture[:, :, c] = numexpr.evaluate(
                "(face + (face + .10 * wide + .012) * bevel * facing"
                " + rim * edge * (.61 + .39 * colour / most) * glow) * cover"
                " + behind * (1 - cover)",
                values,
            )
        return sheet

    def _knife(self, sheet: Sheet) -> Picture:
        """Return a sheet's coverage as a hand cuts it: never quite along the line."""
        cover = sheet.coverage()
        if not sheet.stock.wobble:
            return cover
        stray, shift = sheet.stock.wobble * SCALE, int(131 * self._sheets * SCALE)
        across = XX * SCALE + np.roll(self._tremor[0], shift, 0) * stray
        down = YY * SCALE + np.roll(self._tremor[1], shift, 1) * stray
        return cv2.remap(
            cover, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )  # fmt: skip

    def _surface(
        self, cover: Picture, sheet: Sheet, relief: Picture
    ) -> tuple[Picture, Picture, Picture]:
        """Return a sheet's grain, its cut edge, and how much its bevels face the lamp."""
        creases = sheet.creases.astype(np.float32) / 255
        height = blur(cover, 0.9) - 0.55 * blur(creases, 0.5)
        values = {
            "gx": cv2.Sobel(height, cv2.CV_32F, 1, 0, scale=SCALE / 4),
            "gy": cv2.Sobel(height, cv2.CV_32F, 0, 1, scale=SCALE / 4),
            "lx": self._to_lamp[0], "ly": self._to_lamp[1],
            "relief": relief, "rough": 0.07 * sheet.stock.texture,
            "cover": cover, "soft": blur(cover, 2.0),
        }  # fmt: skip
        values["dot"] = slope = numexpr.evaluate("-2.2 * (gx * lx + gy * ly)", values)
        grain = numexpr.evaluate(
            "(1 + rough * relief) * (1 + .45 * where(dot < -1, -1, where(dot < 0, dot, 0)))", values
        )
        edge = numexpr.evaluate("cover * where(soft > .5, 2 - 2 * soft, 1) ** 1.3", values)
        return grain, edge, np.clip(slope, 0, 1)

    def light(
        self,
        x: float,
        y: float,
        radius: float,
        colour: str,
        power: float = 1.0,
        halo: float = 0.12,
        core: float = 0,
    ) -> None:
        """Light a lamp: it brightens every sheet behind it and puts a `halo` into the air.

        `core` is a bright point in its middle.
        """
        tone, reach = rgb(colour) ** GAMMA, 8 * radius + 4
        window = _part(y - reach, y + reach), _part(x - reach, x + reach)
        far = ((XX[window] - x) ** 2 + (YY[window] - y) ** 2) / radius**2
        spread = 1 / (1 + far) ** 2
        air = spread * power * 0.02 + halo * np.exp(-1.6 * np.sqrt(far))
        air += core * np.exp(-far / 0.0036)
        part = self.picture[window]
        for c in range(3):
            part[:, :, c] = part[:, :, c] * (1 + spread * power * tone[c]) + tone[c] * air

    def emit(
        self,
        panes: skia.Path | Iterable[skia.Path],
        colour: str,
        power: float = 1.0,
        soft: float = 0.6,
    ) -> None:
        """Let panes shine by themselves: lit windows, a flame, the glass of a lamp."""
        drawing = Drawing().fill(*([panes] if isinstance(panes, skia.Path) else panes))
        down, across = (np.flatnonzero(drawing.outline.any(axis)) for axis in (1, 0))
        if not len(down):
            return
        margin = int(soft * SCALE * 4) + 2
        window = tuple(
            slice(max(0, int(i[0]) - margin), int(i[-1]) + margin) for i in (down, across)
        )
        mask = blur(drawing.outline[window].astype(np.float32) / 255, soft)[:, :, None]
        self.picture[window] = self.picture[window] * (1 - mask) + light(colour) * power * mask

    def haze(self, colour: str, amount: float | Picture) -> None:
        """Hang vellum or mist before everything so far; `amount` is 0 to 1, or a mask."""
        thick = np.asarray(amount, np.float32)
        if thick.ndim == 2:
            thick = thick[:, :, None]
        self.picture = self.picture * (1 - thick) + light(colour) * thick

    def rays(
        self,
        x: float,
        y: float,
        power: float = 0.3,
        reach: float = 0.35,
        colour: str = "#ffffff",
        steps: int = 6,
    ) -> None:
        """Draw beams out of what is bright, away from (x, y)."""
        half = WIDTH // 2, HEIGHT // 2
        beams = cv2.resize(
            np.maximum(self.picture - 0.25, 0), half, interpolation=cv2.INTER_AREA
        )  # fmt: skip
        for i in range(steps):
            zoom = 1 + reach / 2 ** (steps - i)
            matrix = np.array([[zoom, 0, x / 2 * (1 - zoom)], [0, zoom, y / 2 * (1 - zoom)]])
            beams = 0.5 * beams + 0.5 * cv2.warpAffine(beams, matrix, half)
        tone = light(colour) / light(colour).max()
        self.picture += power * tone * cv2.resize(beams, (COLUMNS, ROWS))

    def develop(self) -> np.ndarray:
        """Return the finished card: 1200 × 800 × 3 bytes, red first."""
        finish, picture = self.finish, self.picture * self.finish.exposure
        bright = np.maximum(picture - 0.55, 0)
        spill = 0.55 * blur(bright, 5) + 0.5 * blur(bright, 22) + 0.5 * blur(bright, 70)
        picture += finish.bloom * spill
        rim = ((XX - WIDTH / 2) / (WIDTH * 0.62)) ** 2 + ((YY - HEIGHT / 2) / (HEIGHT * 0.60)) ** 2
        picture *= (1 - finish.vignette * np.clip(rim - 0.25, 0, 1.4) / 1.4)[:, :, None]
        tone = np.clip(1 - np.exp(-np.maximum(picture, 0)), 0, 1) ** (1 / GAMMA)
        tone += finish.contrast * (tone * tone * (3 - 2 * tone) - tone)
        card = cv2.resize(tone, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        card += 0.35 * (card - cv2.GaussianBlur(card, (0, 0), 1.0))
        random = np.random.default_rng(1)
        card += finish.grain * random.standard_normal((HEIGHT, WIDTH, 1)).astype(np.float32)
        return (np.clip(card, 0, 1) * 255 + 0.5).astype(np.uint8)


def _part(start: float, end: float) -> slice:
    return slice(max(0, int(start * SCALE)), max(0, int(end * SCALE)))
