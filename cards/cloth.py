"""What board, reveal and hand have in common: cloth, title, cards and the plates of numbers."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine.ids import CardId
from cards.cache import GROUNDS
from cards.canvas import Ground, on, stitch
from cards.card import Art, lay, shade
from cards.grid import TITLE_PAD, Grid, columns_for, grid, title_block
from cards.palette import GOLD, GOLD_DEEP, INK, PAPER
from cards.type import Block, Face, font

NUMBER_DROP = 0.36
"""The share of a number's plate that overlaps its card."""


@lru_cache(maxsize=64)
def number_plate(number: int, digit: int) -> Image.Image:
    """Return a cream plate with the number, its digits ``digit`` pixels high."""
    over = 2
    face = font(Face.FIGURES, round(digit * over / 0.64))
    left, top, right, bottom = face.getbbox(str(number), anchor="ls")
    high = round(digit * 1.46) * over
    wide = max(high, round(right - left + digit * 0.62 * over))
    plate = Image.new("RGBA", (wide, high))
    pen = ImageDraw.Draw(plate)
    line = max(2, round(digit * 0.045)) * over
    for inset, fill in ((0, GOLD_DEEP), (line // 2, GOLD), (line * 3 // 2, PAPER)):
        pen.rounded_rectangle(
            (inset, inset, wide - 1 - inset, high - 1 - inset), high / 2 - inset, fill=fill
        )
    pen.text(
        (wide / 2 - (left + right) / 2, high / 2 - (top + bottom) / 2),
        str(number),
        font=face,
        fill=INK,
        anchor="ls",
    )
    return plate.resize((wide // over, high // over), Image.Resampling.LANCZOS)


def plate_top(layout: Grid, corner_top: int) -> int:
    """Return where the number plate of a card begins."""
    digit = layout.columns.digit
    return corner_top + layout.columns.card_size[1] - round(digit * 1.46 * NUMBER_DROP)


class Cloth:
    """A cloth with cards on it, to which pictures add what is theirs."""

    def __init__(self, title: str | None, count: int, foot: int = 0, *, flat: bool = False) -> None:
        block = title_block(title, columns_for(count, flat=flat).width) if title else None
        self.layout = grid(count, block.height if block else 0, foot, flat=flat)
        self.canvas = on(GROUNDS.get((count, self.layout), self._empty))
        if block:
            self._title(block)

    def _empty(self) -> Image.Image:
        ground = Ground(self.layout.size)
        for left, top in self.layout.corners:
            shade(ground, left, top, self.layout.columns.card_size)
        picture = ground.picture()
        stitch(picture, 16)
        return picture

    def _title(self, block: Block) -> None:
        width = self.layout.size[0]
        block.draw(self.canvas, 0, TITLE_PAD + 6, width, PAPER, shadow=(8, 20, 26))

    def lay_cards(self, cards: Iterable[CardId], art: Art) -> None:
        """Lay the cards in the order of the layout's corners."""
        size = self.layout.columns.card_size
        for card, (left, top) in zip(cards, self.layout.corners, strict=True):
            lay(self.canvas, art.card(card, size), left, top)

    def number(self, numbers: Sequence[int], *, share: float = 0.5) -> None:
        """Put each card's number at its lower edge; ``share`` says how far from the left."""
        card_width = self.layout.columns.card_size[0]
        for number, (left, top) in zip(numbers, self.layout.corners, strict=True):
            plate = number_plate(number, self.layout.columns.digit)
            x = round(left + card_width * share - plate.width / 2)
            self.canvas.paste(plate, (x, plate_top(self.layout, top)), plate)
