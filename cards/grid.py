"""Where cards lie: grids in which each number from 1 to 12 looks intended, under a title."""

from dataclasses import dataclass

from cards.canvas import Size
from cards.type import Block, Face, drawable, fit

ROWS: dict[int, tuple[int, ...]] = {
    1: (1,),
    2: (2,),
    3: (3,),
    4: (2, 2),
    5: (3, 2),
    6: (3, 3),
    7: (4, 3),
    8: (4, 4),
    9: (3, 3, 3),
    10: (3, 4, 3),
    11: (4, 3, 4),
    12: (4, 4, 4),
}
"""Cards per row; shorter rows are centred, and no row holds a lonely card beside others."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The measures in pixels that go with the longest row.

    Shown 400 pixels wide, a card is at least 90 wide and a digit 22 high: so a card takes at least
    0.225 of the width and a digit 0.055.
    """

    width: int
    card: int
    gap: int
    digit: int

    @property
    def card_size(self) -> Size:
        """Width and height of a card, 2 to 3."""
        return self.card, self.card * 3 // 2

    @property
    def strip(self) -> int:
        """The height below a card that its number takes."""
        return round(self.digit * 1.02)

    @property
    def row(self) -> int:
        """The distance from one row to the next."""
        return self.card_size[1] + self.strip + round(self.gap * 1.1)


COLUMNS: dict[int, Columns] = {
    1: Columns(width=760, card=600, gap=40, digit=62),
    2: Columns(width=1080, card=456, gap=52, digit=66),
    3: Columns(width=1400, card=408, gap=38, digit=80),
    4: Columns(width=1600, card=364, gap=24, digit=92),
}


def columns_for(count: int) -> Columns:
    """Return the measures for ``count`` cards."""
    return COLUMNS[max(ROWS[count])]


@dataclass(frozen=True, slots=True)
class Grid:
    """A layout: the size of the canvas, the top left corner of each card."""

    columns: Columns
    size: Size
    corners: tuple[tuple[int, int], ...]


TITLE_PAD = 34
"""Above and below a title."""


def title_block(title: str, width: int) -> Block | None:
    """Return the clue or title as it is set above cards, or None if the fonts lack a letter."""
    text = drawable(title)
    if text is None:
        return None
    scale = width / 1600
    sizes = tuple(round(size * scale) for size in (100, 90, 80, 72, 64))
    return fit(text, Face.TITLE, width * 0.88, sizes, 3)


def grid(count: int, title_height: int, foot: int = 0) -> Grid:
    """Lay out ``count`` cards below a title of ``title_height`` pixels (0: none).

    ``foot`` pixels stay free below the cards.
    """
    rows = ROWS[count]
    columns = columns_for(count)
    card_width, _ = columns.card_size
    margin = (columns.width - max(rows) * card_width - (max(rows) - 1) * columns.gap) // 2
    top = title_height + 2 * TITLE_PAD if title_height else max(margin, 44)
    corners: list[tuple[int, int]] = []
    for number, length in enumerate(rows):
        row_width = length * card_width + (length - 1) * columns.gap
        left = (columns.width - row_width) // 2
        corners.extend(
            (left + place * (card_width + columns.gap), top + number * columns.row)
            for place in range(length)
        )
    height = top + len(rows) * columns.row + foot + 12
    return Grid(columns, (columns.width, height), tuple(corners))
