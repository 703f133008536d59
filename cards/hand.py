"""A hand: numbered cards, from the deal until the table is laid."""

from PIL import Image

from bot.service.pictures import HandPicture
from cards.card import Art
from cards.tabletop import Table


def draw_hand(spec: HandPicture, art: Art) -> Image.Image:
    """Draw the 1 to 10 cards of a hand, each with the number of its button."""
    table = Table(None, len(spec.cards))
    table.lay_cards((card.card for card in spec.cards), art)
    table.number([card.number for card in spec.cards])
    return table.canvas
