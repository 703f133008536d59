"""A card as an object: its picture within a cream border, with round corners; and plain backs."""

from typing import Protocol

from PIL import Image, ImageDraw

from bot.engine.ids import CardId
from bot.service.pictures import BackPicture, CardPicture
from cards.canvas import Ground, Size, rounded_mask, stitch
from cards.marks import draw_mark
from cards.palette import CLOTH, CLOTH_DEEP, GOLD, PAPER, Colour, mix


class Art(Protocol):
    """Where the pictures of cards come from."""

    def card(self, card: CardId, size: Size) -> Image.Image:
        """Return the card's picture in RGB, exactly ``size``; it must not be changed.

        Raises PackError if the card is missing or cannot be read.
        """
        ...

    def back(self, deck: str, size: Size) -> Image.Image | None:
        """Return the back named by the deck, exactly ``size``, or None for the plain one.

        Raises PackError if there is no such deck.
        """
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


def lay(canvas: Image.Image, face: Image.Image, left: int, top: int, size: Size) -> None:
    """Lay a card on the canvas; ``face`` has the size that :func:`art_size` says."""
    border = border_of(size)
    canvas.paste(PAPER, (left, top), rounded_mask(size, radius_of(size)))
    mask = rounded_mask(face.size, max(4, radius_of(size) - border))
    canvas.paste(face, (left + border, top + border), mask)


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


def _alone(face: Image.Image, size: Size) -> Image.Image:
    margin = 56
    ground = Ground((size[0] + 2 * margin, size[1] + 2 * margin))
    shade(ground, margin, margin, size)
    canvas = ground.picture()
    stitch(canvas, 22)
    lay(canvas, face, margin, margin, size)
    return canvas


CARD_SIZE: Size = (800, 1200)
"""A card shown alone."""

BACK_SIZE: Size = (480, 720)


def draw_card(spec: CardPicture, art: Art) -> Image.Image:
    """Draw one card, large."""
    return _alone(art.card(spec.card, art_size(CARD_SIZE)), CARD_SIZE)


def draw_back(spec: BackPicture, art: Art) -> Image.Image:
    """Draw the back of a deck's cards."""
    size = art_size(BACK_SIZE)
    return _alone(art.back(spec.deck, size) or plain_back(size), BACK_SIZE)
