"""Numbered cards: a hand, or the board before the reveal. Nothing depends on who gave which."""

from PIL import Image

from bot.service.pictures import BoardPicture, HandPicture
from cards.card import Art
from cards.cloth import Cloth


def draw_board(spec: BoardPicture | HandPicture, art: Art) -> Image.Image:
    """Draw 1 to 12 cards, each with the number of its button, those of a board under the clue."""
    cloth = Cloth(spec.title if isinstance(spec, BoardPicture) else None, len(spec.cards))
    cloth.lay_cards((card.card for card in spec.cards), art)
    cloth.number([card.number for card in spec.cards])
    return cloth.canvas
