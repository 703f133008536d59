"""Somebody's statistics with the curve of their rating, and a server's leaderboard."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.service.pictures import LeaderboardPicture, StatisticsPicture
from cards.canvas import paste
from cards.figures import rabbit_figure
from cards.palette import GOLD, GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_SHADE, mix
from cards.sheet import FLOURISH, MARGIN, draw_heading, heading, sheet
from cards.type import Face, drawable, fit, font

WIDTH = 1200
_ROW = 84
_LINE = 96
_CURVE = 330
_SIDE = MARGIN + 56
_SIZES = (46, 42, 38, 34, 30, 27)


def draw_statistics(spec: StatisticsPicture) -> Image.Image:
    """Draw the rows, and below them the curve if it has two points or more."""
    curve = _CURVE if len(spec.curve) > 1 else 0
    canvas, top = _titled(spec.title, spec.subtitle, len(spec.rows) * _ROW + curve, spec.rabbit)
    for number, (label, value) in enumerate(spec.rows):
        _row(canvas, top + number * _ROW, label, value)
    if curve:
        _draw_curve(canvas, top + len(spec.rows) * _ROW, spec.curve, spec.caption)
    return canvas


def draw_leaderboard(spec: LeaderboardPicture) -> Image.Image:
    """Draw one line for each: rank, rabbit, name, value."""
    canvas, top = _titled(spec.title, spec.subtitle, len(spec.rows) * _LINE)
    pen = ImageDraw.Draw(canvas)
    for number, row in enumerate(spec.rows):
        y = top + number * _LINE
        base = y + _LINE * 0.68
        if number % 2 == 0:
            _band(pen, y, _LINE)
        rank = str(row.rank)
        pen.text((_SIDE + 46, base), rank, font=font(Face.FIGURES, 52), fill=INK, anchor="ms")
        figure = rabbit_figure(row.rabbit, 84)
        paste(canvas, figure, _SIDE + 100, y + (_LINE - figure.height) / 2)
        _pair(canvas, _SIDE + 200, base, row.name, row.value)
    return canvas


def _titled(
    title: str, subtitle: str, content: int, rabbit: int | None = None
) -> tuple[Image.Image, int]:
    """Return a sheet with its heading that has room for the content, and where that begins."""
    block = heading(title, WIDTH)
    figure = rabbit_figure(rabbit, 150) if rabbit is not None else None
    head = MARGIN + 40 + (figure.height if figure else 0)
    below = head + (block.height + FLOURISH if block else 0)
    words = fit(drawable(subtitle) or "", Face.BOLD, WIDTH - 2 * _SIDE, (38, 34, 30), 1)
    top = below + words.height + 34
    canvas = sheet((WIDTH, top + content + MARGIN + 40))
    if figure:
        paste(canvas, figure, (WIDTH - figure.width) / 2, MARGIN + 40)
    if block:
        draw_heading(canvas, block, head)
    words.draw(canvas, _SIDE, below, WIDTH - 2 * _SIDE, INK_SOFT)
    return canvas, top


def _band(pen: ImageDraw.ImageDraw, top: float, height: int) -> None:
    pen.rounded_rectangle((_SIDE, top, WIDTH - _SIDE, top + height), 14, fill=PAPER_SHADE)


def _row(canvas: Image.Image, top: int, label: str, value: str) -> None:
    pen = ImageDraw.Draw(canvas)
    pen.line((_SIDE, top + _ROW, WIDTH - _SIDE, top + _ROW), fill=PAPER_SHADE, width=3)
    _pair(canvas, _SIDE + 10, top + _ROW * 0.68, label, value)


def _pair(canvas: Image.Image, left: float, base: float, label: str, value: str) -> None:
    """Write a label on the left and its value on the right; each has half of the room, or more."""
    right = WIDTH - _SIDE - 24
    room = right - left - 30
    name = drawable(label)
    taken = fit(name, Face.BOLD, room / 2, _SIZES, 1).width if name else 0
    shown = fit(drawable(value) or "–", Face.BOLD, room - taken, _SIZES, 1)
    x = right - shown.width
    shown.draw(canvas, x, base - shown.size * 0.8, shown.width, INK, centred=False)
    if name:
        words = fit(name, Face.BOLD, x - left - 30, _SIZES, 1)
        words.draw(canvas, left, base - words.size * 0.8, words.width, INK_SOFT, centred=False)


def _draw_curve(canvas: Image.Image, top: int, curve: Sequence[int], caption: str) -> None:
    """Draw a rating over time, its lowest and highest value beside it."""
    pen = ImageDraw.Draw(canvas)
    words = fit(drawable(caption) or "", Face.BOLD, WIDTH - 2 * _SIDE, (38, 34, 30), 1)
    words.draw(canvas, _SIDE + 10, top + 26, words.width, INK_SOFT, centred=False)
    low, high = min(curve), max(curve)
    digits = font(Face.FIGURES, 34)
    left = _SIDE + 20 + max(digits.getlength(str(value)) for value in (low, high)) + 20
    right, ceiling, floor = WIDTH - _SIDE - 30, top + 110, top + _CURVE - 36

    def point(index: int) -> tuple[float, float]:
        along = index / (len(curve) - 1)
        up = (curve[index] - low) / (high - low) if high > low else 0.5
        return left + along * (right - left), floor - up * (floor - ceiling)

    for value, y in {(high, ceiling), (low, floor)} if high > low else {(low, point(0)[1])}:
        pen.line((left, y, right, y), fill=mix(GOLD, PAPER, 0.5), width=2)
        pen.text((left - 16, y + 12), str(value), font=digits, fill=INK_SOFT, anchor="rs")
    points = [point(index) for index in range(len(curve))]
    pen.line(points, fill=GOLD_DEEP, width=7, joint="curve")
    for x, y in points:
        pen.ellipse((x - 9, y - 9, x + 9, y + 9), fill=INK, outline=PAPER, width=3)
