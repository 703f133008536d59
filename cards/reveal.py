"""The table once everything is known: crown, givers, tokens and the points of the round."""

from PIL import Image, ImageDraw

from bot.service.pictures import RevealedCard, RevealPicture
from cards.canvas import paste
from cards.card import Art, radius_of
from cards.figures import crown_figure, rabbit_figure, red_token_figure, token_figure
from cards.grid import columns_for
from cards.palette import CLOTH_DEEP, GOLD, PAPER, mix
from cards.tabletop import Table
from cards.type import Face, font

Gains = tuple[tuple[int, int], ...]


def _crown(table: Table, left: int, top: int) -> None:
    """Frame the storyteller's card in gold and set the crown on it."""
    width, height = table.layout.columns.card_size
    pen = ImageDraw.Draw(table.canvas)
    line = round(width * 0.032)
    box = (left - line // 2, top - line // 2, left + width + line // 2, top + height + line // 2)
    pen.rounded_rectangle(box, radius_of((width, height)) + line // 2, outline=GOLD, width=line)
    crown = crown_figure(round(width * 0.42))
    paste(table.canvas, crown, left + (width - crown.width) / 2, top - crown.height * 0.36)


def _rabbit_top(table: Table, top: int) -> int:
    """Return where the ears of a giver begin."""
    digit = table.layout.columns.digit
    return top + table.layout.columns.card_size[1] + round(digit * 0.97) - round(digit * 1.95)


def _tokens(table: Table, card: RevealedCard, left: int, top: int) -> None:
    """Lay the voters' tokens on the card in rows from below, the red one last."""
    width, _ = table.layout.columns.card_size
    size = round(width * 0.235)
    figures = [token_figure(rabbit, size) for rabbit in card.tokens]
    if card.red:
        figures.append(red_token_figure(size))
    pitch = round(size * 0.98)
    floor = _rabbit_top(table, top) - round(size * 0.06)
    for row in range(0, len(figures), 4):
        line = figures[row : row + 4]
        start = left + (width - pitch * (len(line) - 1) - size) / 2
        for place, figure in enumerate(line):
            paste(table.canvas, figure, start + place * pitch, floor - size - row // 4 * pitch)


def _giver(table: Table, giver: int, left: int, top: int) -> None:
    width, _ = table.layout.columns.card_size
    rabbit = rabbit_figure(giver, round(table.layout.columns.digit * 1.95))
    paste(table.canvas, rabbit, left + width * 0.73 - rabbit.width / 2, _rabbit_top(table, top))


def _ledger_rows(gains: Gains) -> list[int]:
    """Return how many rabbits each row of the points has, evenly."""
    count = len(gains)
    fitting = 6 if any(points > 9 for _, points in gains) else 7
    rows = -(-count // fitting)
    return [count // rows + (row < count % rows) for row in range(rows)] if count else []


def _ledger(table: Table, gains: Gains, height: int) -> None:
    """Write down who gained what, below the cards."""
    width, bottom = table.layout.size
    scale = width / 1600
    rows = _ledger_rows(gains)
    tall = round(118 * scale)
    figures = font(Face.DISPLAY, round(92 * scale))
    cell = round((width * 0.94) / max(rows))
    cell = min(cell, round(280 * scale))
    pen = ImageDraw.Draw(table.canvas)
    box = (
        round(34 * scale),
        bottom - height + round(6 * scale),
        width - round(34 * scale),
        bottom - round(34 * scale),
    )
    pen.rounded_rectangle(box, round(36 * scale), fill=mix(CLOTH_DEEP, (0, 0, 0), 0.2))
    index = 0
    for row, length in enumerate(rows):
        start = (width - cell * length) / 2
        middle = box[1] + (box[3] - box[1]) * (row + 0.5) / len(rows)
        for place in range(length):
            rabbit, points = gains[index]
            index += 1
            figure = rabbit_figure(rabbit, tall)
            text = f"+{points}"
            wide = figure.width + 10 * scale + figures.getlength(text)
            left = start + place * cell + (cell - wide) / 2
            paste(table.canvas, figure, left, middle - tall / 2)
            pen.text(
                (left + figure.width + 10 * scale, middle + 30 * scale),
                text,
                font=figures,
                fill=GOLD if points else mix(PAPER, CLOTH_DEEP, 0.4),
                anchor="ls",
            )


def draw_reveal(spec: RevealPicture, art: Art) -> Image.Image:
    """Draw the table with givers, voters and the points of the round."""
    rows = len(_ledger_rows(spec.gains))
    count = len(spec.cards)
    foot = round((rows * 140 + 60) * columns_for(count).width / 1600) if rows else 0
    table = Table(spec.title, count, foot)
    table.lay_cards((card.card for card in spec.cards), art)
    for card, (left, top) in zip(spec.cards, table.layout.corners, strict=True):
        if card.storyteller:
            _crown(table, left, top)
        _tokens(table, card, left, top)
        if card.giver is not None:
            _giver(table, card.giver, left, top)
    table.number([card.number for card in spec.cards], share=0.3)
    if rows:
        _ledger(table, spec.gains, foot)
    return table.canvas
