"""The ground that everything lies on, rounded cards, soft shadows, and the encoder.

A ground starts as a map of light (mode ``L``): woven threads or paper grain, a vignette, the
shadows of whatever will lie on it. Colour comes last, from a ramp. So a texture or a shadow costs
one channel instead of three.
"""

import io
import random
from functools import lru_cache
from threading import local

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.service.pictures import Picture
from cards.palette import CLOTH, CLOTH_DEEP, GOLD, PAPER_SHADE, Colour, mix

Box = tuple[int, int, int, int]
Size = tuple[int, int]

MAX_BYTES = 2 * 1024 * 1024
"""Every encoded picture stays below."""

_QUALITIES = (74, 66, 55, 40)
_TILE = 640


@lru_cache(maxsize=16)
def rounded_mask(size: Size, radius: int) -> Image.Image:
    """Return a smooth mask of a rectangle with round corners."""
    over = 4
    large = Image.new("L", (2 * radius * over, 2 * radius * over))
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    disc = large.resize((2 * radius, 2 * radius), Image.Resampling.BOX)
    mask = Image.new("L", size, 255)
    for right, below in ((0, 0), (1, 0), (0, 1), (1, 1)):
        quarter = disc.crop(
            (right * radius, below * radius, (right + 1) * radius, (below + 1) * radius)
        )
        mask.paste(quarter, (right * (size[0] - radius), below * (size[1] - radius)))
    return mask


def _noise(source: random.Random, size: Size, shown: Size) -> Image.Image:
    grain = Image.frombytes("L", size, source.randbytes(size[0] * size[1]))
    return grain.resize(shown, Image.Resampling.BICUBIC)


@lru_cache(maxsize=2)
def _weave(kind: str) -> Image.Image:
    """Return a tile of texture around middle grey; it repeats without a seam in x and y."""
    source = random.Random(f"dixit {kind}")  # noqa: S311 -- a texture, the same in every process
    side = _TILE
    if kind == "cloth":
        warp = _noise(source, (side, side // 16), (side, side))
        weft = _noise(source, (side // 16, side), (side, side))
        tile = Image.blend(warp, weft, 0.5)
    else:
        fine = _noise(source, (side // 2, side // 2), (side, side))
        broad = _noise(source, (side // 20, side // 20), (side, side))
        tile = Image.blend(fine, broad, 0.45)
    # Seams vanish because the tile is laid out with its mirror images.
    double = Image.new("L", (side * 2, side * 2))
    double.paste(tile, (0, 0))
    double.paste(tile.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (side, 0))
    double.paste(
        double.crop((0, 0, side * 2, side)).transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, side)
    )
    return double


def _ramp(dark: Colour, middle: Colour, light: Colour) -> list[list[int]]:
    """Return a curve per channel; they lead from ``dark`` over ``middle`` to ``light``."""
    shades = [
        mix(dark, middle, level / 160) if level < 160 else mix(middle, light, (level - 160) / 95)
        for level in range(256)
    ]
    return [[shade[channel] for shade in shades] for channel in range(3)]


_RAMPS = {
    "cloth": _ramp((5, 13, 17), CLOTH, (74, 112, 120)),
    "paper": _ramp((120, 92, 62), PAPER_SHADE, (255, 252, 244)),
}


class Ground:
    """A cloth or a sheet of paper in the making: lay shadows on it, then ask for its picture."""

    def __init__(self, size: Size, kind: str = "cloth") -> None:
        self._kind = kind
        tile = _weave(kind)
        grain = Image.new("L", size)
        for x in range(0, size[0], tile.width):
            for y in range(0, size[1], tile.height):
                grain.paste(tile, (x, y))
        base, depth, fall = (178, 0.15, 0.5) if kind == "cloth" else (214, 0.07, 0.16)
        texture = grain.point([round(base + (level - 128) * depth) for level in range(256)])
        glow = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
        glow = glow.point([round(255 - fall * max(0, level - 60)) for level in range(256)])
        self._light = ImageChops.multiply(texture, glow)

    def shadow(self, box: Box, radius: int, *, drop: int, blur: int, strength: float = 0.6) -> None:
        """Darken the ground under a rounded rectangle that floats ``drop`` pixels above it."""
        left, top, right, bottom = box
        pad = blur * 2
        size = (right - left + 2 * pad, bottom - top + 2 * pad)
        shade = Image.new("L", size, 255)
        dark = round(255 * (1 - strength))
        ImageDraw.Draw(shade).rounded_rectangle(
            (pad, pad, size[0] - pad, size[1] - pad), radius, fill=dark
        )
        # A shadow has no detail: blurring it at a quarter of the size looks the same.
        small = shade.resize((max(1, size[0] // 4), max(1, size[1] // 4)), Image.Resampling.BOX)
        shade = small.filter(ImageFilter.GaussianBlur(blur / 8)).resize(
            size, Image.Resampling.BICUBIC
        )
        where = (left - pad, top - pad + drop, right + pad, bottom + pad + drop)
        self._light.paste(ImageChops.multiply(self._light.crop(where), shade), where[:2])

    def picture(self) -> Image.Image:
        """Return the coloured ground."""
        return Image.merge("RGB", [self._light.point(shades) for shades in _RAMPS[self._kind]])


_scratch = local()


def on(ground: Image.Image) -> Image.Image:
    """Return a canvas that shows ``ground``: the thread's only one, until it asks for the next.

    A canvas takes some 15 MiB, and to get so much memory anew for each costs as much as all else
    that is done with it. Every picture needs one canvas and is encoded before the next begins.
    """
    held: list[Image.Image] = _scratch.__dict__.setdefault("held", [])
    if held and held[0].size == ground.size:
        held[0].paste(ground)
    else:
        held.clear()  # before the next is made
        held.append(ground.copy())
    return held[0]


def stitch(canvas: Image.Image, inset: int) -> None:
    """Sew a line of gold thread around the cloth, ``inset`` pixels from its edge."""
    pen = ImageDraw.Draw(canvas)
    thread = mix(GOLD, CLOTH_DEEP, 0.35)
    width, height = canvas.size
    dash, gap = 18, 12
    for far, along_x in (
        (height - inset, True),
        (inset, True),
        (width - inset, False),
        (inset, False),
    ):
        length = (width if along_x else height) - 2 * inset
        count = max(1, round(length / (dash + gap)))
        pitch = length / count
        for number in range(count):
            start = inset + number * pitch + gap / 2
            end = start + pitch - gap
            line = (start, far, end, far) if along_x else (far, start, far, end)
            pen.line(line, fill=thread, width=3)


def paste(canvas: Image.Image, figure: Image.Image, left: float, top: float) -> None:
    """Lay a figure with transparency on the canvas."""
    canvas.paste(figure, (round(left), round(top)), figure)


def encode(canvas: Image.Image) -> Picture:
    """Return the canvas as a JPEG file without metadata, smaller than :data:`MAX_BYTES`."""
    data = b""
    for quality in _QUALITIES:
        target = io.BytesIO()
        canvas.save(target, "JPEG", quality=quality)
        data = target.getvalue()
        if len(data) < MAX_BYTES:
            break
    return Picture(data, "jpg", canvas.width, canvas.height)
