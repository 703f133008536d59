"""The board before the reveal. Nothing in it depends on who gave which card."""

from bot.service.pictures import BoardPicture, Picture
from cards.canvas import encode
from cards.card import Art
from cards.table import Table


def draw_board(spec: BoardPicture, art: Art) -> Picture:
    """Draw 3 to 12 numbered cards under the clue."""
    table = Table(spec.title, len(spec.cards))
    table.lay_cards((card.card for card in spec.cards), art)
    table.number([card.number for card in spec.cards])
    return encode(table.canvas)
