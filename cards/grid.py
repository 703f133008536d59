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
    1: Columns(width=608, card=480, gap=32, digit=50),
    2: Columns(width=864, card=365, gap=42, digit=53),
    3: Columns(width=1120, card=326, gap=30, digit=64),
    4: Columns(width=1280, card=291, gap=19, digit=74),
}
"""As large as a phone of 390 points or a message 620 wide can show; more would only weigh."""

REVEAL_WIDTH = 1280
REVEAL_ROWS = (
    ROWS | {n: (n,) for n in range(4, 9)} | {9: (5, 4), 10: (5, 5), 11: (6, 5), 12: (6, 6)}
)
"""A reveal is flatter, so that cards, points and the track fit one screen."""
REVEAL_COLUMNS: dict[int, Columns] = {
    1: Columns(width=REVEAL_WIDTH, card=220, gap=40, digit=60),
    2: Columns(width=REVEAL_WIDTH, card=220, gap=40, digit=60),
    3: Columns(width=REVEAL_WIDTH, card=204, gap=60, digit=60),
    4: Columns(width=REVEAL_WIDTH, card=204, gap=60, digit=60),
    5: Columns(width=REVEAL_WIDTH, card=204, gap=28, digit=56),
    6: Columns(width=REVEAL_WIDTH, card=186, gap=20, digit=52),
    7: Columns(width=REVEAL_WIDTH, card=160, gap=18, digit=48),
    8: Columns(width=REVEAL_WIDTH, card=140, gap=16, digit=44),
}
"""The cards were looked at on the board, so they are smaller here."""
_REVEAL_TOP = 46
"""Room above the cards of a reveal, for the crown."""


def columns_for(count: int, *, flat: bool = False) -> Columns:
    """Return the measures for ``count`` cards; ``flat`` those of a reveal."""
    return REVEAL_COLUMNS[max(REVEAL_ROWS[count])] if flat else COLUMNS[max(ROWS[count])]


@dataclass(frozen=True, slots=True)
class Grid:
    """A layout: the size of the canvas, the top left corner of each card."""

    columns: Columns
    size: Size
    corners: tuple[tuple[int, int], ...]


TITLE_PAD = 27
"""Above and below a title."""


def title_block(title: str, width: int) -> Block | None:
    """Return the clue or title as it is set above cards, or None if the fonts lack a letter.

    What is too long for three lines is set smaller and in more: the longest clue is not cut.
    """
    text = drawable(title)
    if text is None:
        return None
    scale = width / 1280
    sizes = tuple(round(size * scale) for size in (80, 72, 64, 58, 51))
    block = fit(text, Face.TITLE, width * 0.88, sizes, 3)
    if "".join(block.lines).replace(" ", "") == text.replace(" ", ""):
        return block
    return fit(text, Face.TITLE, width * 0.88, (round(46 * scale),), 5)


def grid(count: int, title_height: int, foot: int = 0, *, flat: bool = False) -> Grid:
    """Lay out ``count`` cards below a title of ``title_height`` pixels (0: none).

    ``foot`` pixels stay free below the cards; ``flat`` is the layout of a reveal.
    """
    rows = (REVEAL_ROWS if flat else ROWS)[count]
    columns = columns_for(count, flat=flat)
    card_width, _ = columns.card_size
    margin = (columns.width - max(rows) * card_width - (max(rows) - 1) * columns.gap) // 2
    bare = _REVEAL_TOP if flat else max(margin, 36)
    top = title_height + 2 * TITLE_PAD if title_height else bare
    corners: list[tuple[int, int]] = []
    for number, length in enumerate(rows):
        row_width = length * card_width + (length - 1) * columns.gap
        left = (columns.width - row_width) // 2
        corners.extend(
            (left + place * (card_width + columns.gap), top + number * columns.row)
            for place in range(length)
        )
    height = top + len(rows) * columns.row + foot + 12
    if flat:  # the last row needs no gap to another below it
        height -= round(columns.gap * 1.1) - 6
    return Grid(columns, (columns.width, height), tuple(corners))
