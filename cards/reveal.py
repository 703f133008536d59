"""The board once everything is known: crown, givers and tokens, and the track below."""

from PIL import Image, ImageDraw

from bot.service.pictures import RevealedCard, RevealPicture
from cards.band import band_height, draw_band
from cards.canvas import paste
from cards.card import Art, radius_of
from cards.cloth import Cloth
from cards.figures import crown_figure, rabbit_figure, red_token_figure, token_figure
from cards.grid import REVEAL_WIDTH
from cards.palette import GOLD

SMALLEST_TOKEN = 46
"""Pixels: 11 where the picture is shown 300 wide, as on a phone."""


def _crown(cloth: Cloth, left: int, top: int) -> None:
    """Frame the storyteller's card in gold and set the crown on it."""
    width, height = cloth.layout.columns.card_size
    pen = ImageDraw.Draw(cloth.canvas)
    line = round(width * 0.032)
    box = (left - line // 2, top - line // 2, left + width + line // 2, top + height + line // 2)
    pen.rounded_rectangle(box, radius_of((width, height)) + line // 2, outline=GOLD, width=line)
    crown = crown_figure(round(width * 0.42))
    paste(cloth.canvas, crown, left + (width - crown.width) / 2, top - crown.height * 0.36)


def _rabbit_top(cloth: Cloth, top: int) -> int:
    """Return where the ears of a giver begin."""
    digit = cloth.layout.columns.digit
    return top + cloth.layout.columns.card_size[1] + round(digit * 0.97) - round(digit * 1.95)


def _tokens(cloth: Cloth, card: RevealedCard, left: int, top: int) -> None:
    """Lay the voters' tokens on the card in rows from below, the red one last."""
    width, _ = cloth.layout.columns.card_size
    size = max(round(width * 0.235), SMALLEST_TOKEN)
    in_a_row = width // size
    figures = [token_figure(rabbit, size) for rabbit in card.tokens]
    if card.red:
        figures.append(red_token_figure(size))
    pitch = round(size * 0.98)
    floor = _rabbit_top(cloth, top) - round(size * 0.06)
    for row in range(0, len(figures), in_a_row):
        line = figures[row : row + in_a_row]
        start = left + (width - pitch * (len(line) - 1) - size) / 2
        for place, figure in enumerate(line):
            paste(
                cloth.canvas, figure, start + place * pitch, floor - size - row // in_a_row * pitch
            )


def _giver(cloth: Cloth, giver: int, left: int, top: int) -> None:
    width, _ = cloth.layout.columns.card_size
    rabbit = rabbit_figure(giver, round(cloth.layout.columns.digit * 1.95))
    paste(cloth.canvas, rabbit, left + width * 0.73 - rabbit.width / 2, _rabbit_top(cloth, top))


def draw_reveal(spec: RevealPicture, art: Art) -> Image.Image:
    """Draw the board with givers, voters and the score track below."""
    foot = band_height(spec.rabbits, REVEAL_WIDTH)
    cloth = Cloth(spec.title, len(spec.cards), foot, flat=True)
    cloth.lay_cards((card.card for card in spec.cards), art)
    for card, (left, top) in zip(spec.cards, cloth.layout.corners, strict=True):
        if card.storyteller:
            _crown(cloth, left, top)
        _tokens(cloth, card, left, top)
        if card.giver is not None:
            _giver(cloth, card.giver, left, top)
    cloth.number([card.number for card in spec.cards], share=0.3)
    if spec.rabbits:
        draw_band(cloth.canvas, cloth.layout.size[1] - foot, spec.rabbits, spec.target)
    return cloth.canvas
