"""A list of rabbits with names and points, in columns: below the track and the podium."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from cards.canvas import paste
from cards.figures import rabbit_figure
from cards.palette import GREEN, INK, INK_SOFT
from cards.type import Block, Face, drawable, fit, font

ROW = 108
"""The height of a line in pixels."""

LETTERS = 59
"""The size of names and points: 11 pixels on a phone, which shows 1600 as about 303."""


_RANKED = 62
"""The room that a rank takes before its rabbit."""


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A rabbit with its name (left out if it cannot be shown), points, and what to add."""

    rabbit: int
    name: str
    points: int
    gain: int = 0
    rank: int | None = None


def _columns(count: int) -> int:
    return min(max(count, 1), 2)


def roster_height(count: int) -> int:
    """Return the height in pixels that ``count`` lines take."""
    columns = _columns(count)
    return -(-count // columns) * ROW


@dataclass(frozen=True, slots=True)
class _Cell:
    """A line as it stands in a cell of some width."""

    line: RosterLine
    figure: Image.Image
    name: Block | None
    points: float
    """The width of the points, as that of the gain."""
    gained: float

    @property
    def width(self) -> float:
        """The width of all that stands in it."""
        name = self.name.width + 24 if self.name else 0
        ranked = _RANKED if self.line.rank is not None else 0
        return ranked + self.figure.width + 14 + name + self.points + 14 + self.gained


def _cell(line: RosterLine, width: float) -> _Cell:
    digits, figure = font(Face.FIGURES, LETTERS), rabbit_figure(line.rabbit, 96)
    bare = _Cell(
        line, figure, None, digits.getlength(str(line.points)), digits.getlength(_gain(line))
    )
    name = drawable(line.name)
    room = width - bare.width - 38
    return replace(bare, name=fit(name, Face.BOLD, room, (LETTERS,), 1)) if name else bare


def _gain(line: RosterLine) -> str:
    return f"+{line.gain}" if line.gain else ""


def _draw(canvas: Image.Image, cell: _Cell, left: float, top: float) -> None:
    pen, line, digits = ImageDraw.Draw(canvas), cell.line, font(Face.FIGURES, LETTERS)
    middle = top + ROW / 2
    base = middle + 18
    if line.rank is not None:
        pen.text((left + 26, base), f"{line.rank}", font=digits, fill=INK_SOFT, anchor="ms")
        left += _RANKED
    paste(canvas, cell.figure, left, middle - cell.figure.height / 2)
    x = left + cell.figure.width + 14
    if name := cell.name:
        name.draw(canvas, x, base - name.size * 0.8, name.width, INK, centred=False)
        x += name.width + 24
    pen.text((x, base), str(line.points), font=digits, fill=INK, anchor="ls")
    pen.text((x + cell.points + 14, base), _gain(line), font=digits, fill=GREEN, anchor="ls")


def draw_roster(
    canvas: Image.Image, lines: Sequence[RosterLine], left: int, top: int, width: int
) -> None:
    """Write the lines into columns, row by row; one alone stands in the middle."""
    columns = _columns(len(lines))
    gutter = 70
    wide = min((width - gutter * (columns - 1)) / columns, 690)
    cells = [_cell(line, wide) for line in lines]
    if columns == 1 and cells:
        wide = cells[0].width
    start = left + (width - columns * wide - (columns - 1) * gutter) / 2
    for number, cell in enumerate(cells):
        x = start + number % columns * (wide + gutter)
        _draw(canvas, cell, x, top + number // columns * ROW)
