"""A sheet of paper on the cloth: the ground of track, podium and storybook."""

from PIL import Image, ImageDraw

from cards.cache import GROUNDS
from cards.canvas import Ground, Size, on, rounded_mask, stitch
from cards.palette import GOLD_DEEP, INK, PAPER_SHADE, mix
from cards.type import Block, Face, drawable, fit

MARGIN = 44
"""Cloth around the paper, in pixels."""

_RADIUS = 34


def _made(size: Size) -> Image.Image:
    cloth = Ground(size)
    cloth.shadow(
        (MARGIN, MARGIN, size[0] - MARGIN, size[1] - MARGIN), _RADIUS, drop=8, blur=18, strength=0.6
    )
    canvas = cloth.picture()
    stitch(canvas, 18)
    inner = (size[0] - 2 * MARGIN, size[1] - 2 * MARGIN)
    paper = Ground(inner, "paper").picture()
    pen = ImageDraw.Draw(paper)
    line = mix(GOLD_DEEP, PAPER_SHADE, 0.45)
    for inset, width in ((16, 3), (24, 1)):
        box = (inset, inset, inner[0] - 1 - inset, inner[1] - 1 - inset)
        pen.rounded_rectangle(box, _RADIUS - inset // 2, outline=line, width=width)
    canvas.paste(paper, (MARGIN, MARGIN), rounded_mask(inner, _RADIUS))
    return canvas


def sheet(size: Size) -> Image.Image:
    """Return a canvas with a sheet of paper on the cloth."""
    return on(GROUNDS.get(("sheet", size), lambda: _made(size)))


def heading(title: str, width: int) -> Block | None:
    """Return a title for a sheet of ``width`` pixels, or None if the fonts lack a letter."""
    text = drawable(title)
    return fit(text, Face.TITLE, width - 4 * MARGIN, (92, 80, 70, 62), 2) if text else None


def draw_heading(canvas: Image.Image, block: Block, top: int) -> None:
    """Set the title in ink, centred, with a short flourish below it."""
    width = canvas.width
    block.draw(canvas, 0, top, width, INK)
    pen = ImageDraw.Draw(canvas)
    y = top + block.height + 22
    line = GOLD_DEEP
    for side in (-1, 1):
        pen.line((width / 2 + side * 22, y, width / 2 + side * 170, y), fill=line, width=3)
    pen.polygon(
        ((width / 2, y - 11), (width / 2 + 11, y), (width / 2, y + 11), (width / 2 - 11, y)),
        fill=line,
    )


FLOURISH = 52
"""The height in pixels that the flourish below a heading takes."""
