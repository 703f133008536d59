"""A hand: numbered cards; those that lie on the table already are pale and sealed."""

from PIL import Image

from bot.service.pictures import HandPicture
from cards.canvas import paste, rounded_mask
from cards.card import Art, radius_of
from cards.figures import check_figure
from cards.palette import CLOTH
from cards.tabletop import Table


def draw_hand(spec: HandPicture, art: Art) -> Image.Image:
    """Draw the 1 to 10 cards of a hand, each with the number of its button."""
    table = Table(None, len(spec.cards))
    table.lay_cards((card.card for card in spec.cards), art)
    size = table.layout.columns.card_size
    veil = rounded_mask(size, radius_of(size)).point([level * 150 // 255 for level in range(256)])
    for card, (left, top) in zip(spec.cards, table.layout.corners, strict=True):
        if card.number in spec.given:
            table.canvas.paste(Image.new("RGB", size, CLOTH), (left, top), veil)
            seal = check_figure(size[0] * 2 // 5)
            middle = left + size[0] / 2 - seal.width / 2
            paste(table.canvas, seal, middle, top + size[1] * 0.4 - seal.height / 2)
    table.number([card.number for card in spec.cards])
    return table.canvas
