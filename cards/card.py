"""A card as an object: its picture within a cream border, with round corners; and plain backs."""

from typing import Protocol

from PIL import Image, ImageDraw

from bot.engine.ids import CardId
from bot.service.pictures import BackPicture, CardPicture, Picture
from cards.canvas import Ground, Size, encode, paste, rounded_mask, stitch
from cards.figures import rabbit_figure
from cards.palette import CLOTH, CLOTH_DEEP, GOLD, PAPER, mix


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
    """Return a back for decks that name none: rabbits in a lattice of gold on the cloth's blue."""
    back = Image.new("RGB", size, mix(CLOTH, (60, 96, 120), 0.4))
    pen = ImageDraw.Draw(back)
    step = size[0] / 4
    line = mix(GOLD, CLOTH_DEEP, 0.45)
    for number in range(-8, 14):
        x = number * step
        pen.line((x, 0, x + size[1], size[1]), fill=line, width=max(1, size[0] // 150))
        pen.line((x, size[1], x + size[1], 0), fill=line, width=max(1, size[0] // 150))
    mid_x, mid_y = size[0] / 2, size[1] / 2
    radius = size[0] * 0.33
    for grow, fill in ((1.1, GOLD), (1.06, CLOTH_DEEP), (1.0, PAPER)):
        r = radius * grow
        pen.ellipse((mid_x - r, mid_y - r, mid_x + r, mid_y + r), fill=fill)
    rabbit = rabbit_figure(7, round(radius * 1.5))
    paste(back, rabbit, mid_x - rabbit.width / 2, mid_y - rabbit.height / 2)
    return back


def _alone(face: Image.Image, size: Size) -> Picture:
    margin = 56
    ground = Ground((size[0] + 2 * margin, size[1] + 2 * margin))
    shade(ground, margin, margin, size)
    canvas = ground.picture()
    stitch(canvas, 22)
    lay(canvas, face, margin, margin, size)
    return encode(canvas)


CARD_SIZE: Size = (800, 1200)
"""A card shown alone."""

BACK_SIZE: Size = (480, 720)


def draw_card(spec: CardPicture, art: Art) -> Picture:
    """Draw one card, large."""
    return _alone(art.card(spec.card, art_size(CARD_SIZE)), CARD_SIZE)


def draw_back(spec: BackPicture, art: Art) -> Picture:
    """Draw the back of a deck's cards."""
    size = art_size(BACK_SIZE)
    return _alone(art.back(spec.deck, size) or plain_back(size), BACK_SIZE)
