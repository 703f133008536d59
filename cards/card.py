"""A card as an object: its picture within a cream border, with round corners; and plain backs."""

from functools import lru_cache
from typing import Protocol

from PIL import Image, ImageChops, ImageDraw

from bot.engine.ids import CardId
from bot.service.pictures import CardPicture
from cards.cache import GROUNDS
from cards.canvas import Ground, Size, on, rounded_mask, stitch
from cards.marks import draw_mark
from cards.palette import CLOTH, CLOTH_DEEP, GOLD, INK_SOFT, PAPER, PAPER_SHADE, Colour, mix
from cards.type import Face, font


class Art(Protocol):
    """Where cards come from; what it returns is shared and must not be changed."""

    def card(self, card: CardId, size: Size) -> Image.Image:
        """Return the card, framed (see :func:`framed`), exactly ``size``.

        One that cannot be shown is a blank.
        """
        ...

    def back(self, deck: str, size: Size) -> Image.Image:
        """Return the framed back of the deck's cards, exactly ``size``; else a plain one."""
        ...


def border_of(size: Size) -> int:
    """Return the width of the cream border in pixels."""
    return max(3, round(size[0] * 0.02))


def radius_of(size: Size) -> int:
    """Return the radius of a card's corners in pixels."""
    return max(6, round(size[0] * 0.055))


def art_size(size: Size) -> Size:
    """Return the size of the picture within a card of ``size``."""
    border = border_of(size)
    return size[0] - 2 * border, size[1] - 2 * border


def framed(picture: Image.Image, size: Size) -> Image.Image:
    """Return a card of ``size``: the picture (of :func:`art_size`) within a cream border.

    Its outer corners are square; :func:`lay` rounds them.
    """
    border = border_of(size)
    card = Image.new("RGB", size, PAPER)
    mask = rounded_mask(picture.size, max(4, radius_of(size) - border))
    card.paste(picture, (border, border), mask)
    return card


@lru_cache(maxsize=16)
def _corners(size: Size) -> tuple[tuple[Size, Image.Image], ...]:
    """Return where the corners of a card are, and masks of what lies outside its rounding."""
    r = radius_of(size)
    outside = ImageChops.invert(rounded_mask(size, r))
    places = ((0, 0), (size[0] - r, 0), (0, size[1] - r), (size[0] - r, size[1] - r))
    return tuple(((x, y), outside.crop((x, y, x + r, y + r))) for x, y in places)


def lay(canvas: Image.Image, card: Image.Image, left: int, top: int) -> None:
    """Lay a framed card on the canvas.

    Only the corners need a mask, so the card is copied whole and what was under its corners is put
    back: five times as fast as one large mask.
    """
    kept: list[tuple[Image.Image, Size, Image.Image]] = []
    for (x, y), mask in _corners(card.size):
        at = (left + x, top + y)
        kept.append((canvas.crop((*at, at[0] + mask.width, at[1] + mask.height)), at, mask))
    canvas.paste(card, (left, top))
    for under, at, mask in kept:
        canvas.paste(under, at, mask)


def shade(ground: Ground, left: int, top: int, size: Size) -> None:
    """Lay the shadow of a card: a soft one far away, a tight one at the edge."""
    box = (left, top, left + size[0], top + size[1])
    radius = radius_of(size)
    ground.shadow(box, radius, drop=round(size[0] * 0.03), blur=round(size[0] * 0.05), strength=0.5)
    ground.shadow(box, radius, drop=3, blur=6, strength=0.35)


def plain_back(size: Size) -> Image.Image:
    """Return a back for decks that name none: moon and stars in a lattice of gold."""
    over = 2
    width, height = size[0] * over, size[1] * over
    ground = mix(CLOTH, (60, 96, 120), 0.4)
    back = Image.new("RGB", (width, height), ground)
    pen = ImageDraw.Draw(back)
    step = width / 5
    line = mix(GOLD, ground, 0.62)
    for number in range(-9, 16):
        x = number * step
        for path in ((x, 0, x + height, height), (x, height, x + height, 0)):
            pen.line(path, fill=line, width=max(over, width // 120))
    inset = width * 0.055
    edge = (inset, inset, width - inset, height - inset)
    pen.rounded_rectangle(edge, width * 0.05, outline=GOLD, width=max(over, width // 90))
    mid_x, mid_y, radius = width / 2, height / 2, width * 0.3

    def disc(x: float, y: float, share: float, fill: Colour) -> None:
        r = radius * share
        x, y = mid_x + x * radius, mid_y + y * radius
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    disc(0, 0, 1.14, GOLD)
    disc(0, 0, 1.08, CLOTH_DEEP)
    disc(-0.08, 0.04, 0.72, PAPER)
    disc(0.2, -0.12, 0.62, CLOTH_DEEP)
    for x, y, share in ((0.3, -0.3, 0.19), (0.62, 0.1, 0.12), (0.2, 0.22, 0.1)):
        at = (mid_x + x * radius, mid_y + y * radius)
        draw_mark(pen, "star", at, share * radius, GOLD, CLOTH_DEEP)
    return back.resize(size, Image.Resampling.LANCZOS)


def blank(size: Size) -> Image.Image:
    """Return the picture of a card whose file cannot be read: a question on plain paper."""
    picture = Image.new("RGB", size, PAPER_SHADE)
    pen = ImageDraw.Draw(picture)
    inset = size[0] * 0.08
    edge = (inset, inset, size[0] - inset, size[1] - inset)
    pen.rounded_rectangle(edge, size[0] * 0.06, outline=GOLD, width=max(2, size[0] // 60))
    middle = (size[0] / 2, size[1] / 2)
    pen.text(middle, "?", fill=INK_SOFT, font=font(Face.DISPLAY, size[0] // 2), anchor="mm")
    return picture


def hidden(size: Size) -> Image.Image:
    """Return the picture of a card that a moderator has hidden: plain paper, crossed out."""
    over = 2
    width, height = size[0] * over, size[1] * over
    picture = Image.new("RGB", (width, height), PAPER_SHADE)
    pen = ImageDraw.Draw(picture)
    stroke, radius = width // 30, width * 0.2
    middle = (width / 2, height / 2)
    pen.ellipse(
        (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius),
        outline=INK_SOFT,
        width=stroke,
    )
    reach = radius * 0.7
    pen.line(
        (middle[0] - reach, middle[1] + reach, middle[0] + reach, middle[1] - reach),
        fill=INK_SOFT,
        width=stroke,
    )
    return picture.resize(size, Image.Resampling.LANCZOS)


_MARGIN = 56
"""Around a card that is shown alone, in pixels."""


def _place_for_one(size: Size) -> Image.Image:
    ground = Ground((size[0] + 2 * _MARGIN, size[1] + 2 * _MARGIN))
    shade(ground, _MARGIN, _MARGIN, size)
    canvas = ground.picture()
    stitch(canvas, 22)
    return canvas


CARD_SIZE: Size = (800, 1200)
"""A card shown alone."""


def draw_card(spec: CardPicture, art: Art) -> Image.Image:
    """Draw one card, large."""
    canvas = on(GROUNDS.get(("alone", CARD_SIZE), lambda: _place_for_one(CARD_SIZE)))
    lay(canvas, art.card(spec.card, CARD_SIZE), _MARGIN, _MARGIN)
    return canvas
