"""From plain data and cards to an encoded picture: one function per kind, chosen by the spec."""

from bot.service.pictures import (
    BackPicture,
    BoardPicture,
    CardPicture,
    HandPicture,
    Picture,
    PictureSpec,
    RevealPicture,
)
from cards.board import draw_board
from cards.card import Art, draw_back, draw_card
from cards.hand import draw_hand
from cards.reveal import draw_reveal


def compose(spec: PictureSpec, art: Art) -> Picture:
    """Draw what the spec says. The same spec and cards give the same bytes.

    Raises PackError if a card is missing.
    """
    match spec:
        case HandPicture():
            return draw_hand(spec, art)
        case CardPicture():
            return draw_card(spec, art)
        case BackPicture():
            return draw_back(spec, art)
        case BoardPicture():
            return draw_board(spec, art)
        case RevealPicture():
            return draw_reveal(spec, art)
    raise NotImplementedError
