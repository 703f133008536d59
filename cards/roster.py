"""A list of rabbits with names and points, in columns: below the track and the podium."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from cards.canvas import paste
from cards.figures import rabbit_figure
from cards.palette import GREEN, INK, INK_SOFT
from cards.type import Face, drawable, fit, font

ROW = 108
"""The height of a line in pixels."""

LETTERS = 59
"""The size of names and points: 11 pixels on a phone, which shows 1600 as about 303."""


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


def _line(canvas: Image.Image, line: RosterLine, left: float, top: float, width: float) -> None:
    pen = ImageDraw.Draw(canvas)
    middle = top + ROW / 2
    base = middle + 18
    if line.rank is not None:
        pen.text(
            (left + 26, base),
            f"{line.rank}",
            font=font(Face.FIGURES, LETTERS),
            fill=INK_SOFT,
            anchor="ms",
        )
        left, width = left + 62, width - 62
    figure = rabbit_figure(line.rabbit, 96)
    paste(canvas, figure, left, middle - figure.height / 2)
    digits = font(Face.FIGURES, LETTERS)
    points, gained = str(line.points), f"+{line.gain}" if line.gain else ""
    wide = digits.getlength(points)
    x = left + figure.width + 14
    if name := drawable(line.name):
        room = left + width - 14 - digits.getlength(gained) - 14 - wide - 24 - x
        block = fit(name, Face.BOLD, room, (LETTERS,), 1)
        block.draw(canvas, x, base - block.size * 0.8, room, INK, centred=False)
        x += block.width + 24
    pen.text((x, base), points, font=digits, fill=INK, anchor="ls")
    pen.text((x + wide + 14, base), gained, font=digits, fill=GREEN, anchor="ls")


def draw_roster(
    canvas: Image.Image, lines: Sequence[RosterLine], left: int, top: int, width: int
) -> None:
    """Write the lines into columns, row by row."""
    columns = _columns(len(lines))
    gutter = 70
    cell = (width - gutter * (columns - 1)) / columns
    cell = min(cell, 690)
    start = left + (width - columns * cell - (columns - 1) * gutter) / 2
    for number, line in enumerate(lines):
        x = start + number % columns * (cell + gutter)
        _line(canvas, line, x, top + number // columns * ROW, cell)
