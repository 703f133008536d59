"""The board before the reveal. Nothing in it depends on who gave which card."""

from PIL import Image

from bot.service.pictures import BoardPicture
from cards.card import Art
from cards.tabletop import Table


def draw_board(spec: BoardPicture, art: Art) -> Image.Image:
    """Draw 3 to 12 numbered cards under the clue."""
    table = Table(spec.title, len(spec.cards))
    table.lay_cards((card.card for card in spec.cards), art)
    table.number([card.number for card in spec.cards])
    return table.canvas
