"""A contact sheet: many small cards of a deck under the numbers by which managers know them."""

from PIL import Image

from bot.service.pictures import SheetPicture
from cards.canvas import Ground, stitch
from cards.card import Art, lay, shade
from cards.cloth import number_plate

PER_SHEET = 30
"""Cards; shown 400 pixels wide a card is 60 wide, and its number 13 high."""
_CARD = (192, 288)
_COLUMNS = 6
_GAP, _MARGIN, _DIGIT = 16, 34, 42
_FOOT = round(_DIGIT * 0.9)


def draw_contact_sheet(spec: SheetPicture, art: Art) -> Image.Image:
    """Draw 1 to 30 cards in rows of six, each with its number."""
    columns = max(3, min(_COLUMNS, len(spec.cards)))
    rows = -(-len(spec.cards) // columns)
    row = _CARD[1] + _GAP + _FOOT
    width = 2 * _MARGIN + columns * _CARD[0] + (columns - 1) * _GAP
    ground = Ground((width, 2 * _MARGIN + rows * row - _GAP))
    places = [
        (_MARGIN + index % columns * (_CARD[0] + _GAP), _MARGIN + index // columns * row)
        for index in range(len(spec.cards))
    ]
    for left, top in places:
        shade(ground, left, top, _CARD)
    canvas = ground.picture()
    stitch(canvas, 16)
    for each, (left, top) in zip(spec.cards, places, strict=True):
        lay(canvas, art.card(each.card, _CARD), left, top)
        plate = number_plate(each.number, _DIGIT)
        x = left + (_CARD[0] - plate.width) // 2
        canvas.paste(plate, (x, top + _CARD[1] - round(plate.height * 0.36)), plate)
    return canvas
