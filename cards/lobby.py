"""The banner of a lobby: the title on the cloth, cards face down, the rabbits that have joined."""

from collections.abc import Iterator
from itertools import cycle
from math import cos, radians, sin
from zlib import crc32

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from bot.service.pictures import LobbyPicture
from cards.cache import GROUNDS
from cards.canvas import Ground, Size, on, paste, rounded_mask, stitch
from cards.card import Art, radius_of
from cards.figures import rabbit_figure
from cards.palette import CLOTH, GOLD, PAPER, mix
from cards.type import Face, drawable, fit, width_of

WIDTH = 1600
_HEAD = 430
_CARD: Size = (210, 315)
_ARM = 120 + _CARD[1] / 2
"""From the point around which cards are spread to the middle of each."""
_CELL = 250
"""How wide the place of a rabbit is, unless a name needs more."""
_APART = 24
"""From one name to the next, at least."""
_LETTERS = (46, 42, 38)
_SHADE = 27
"""How far a card's shadow reaches."""


def _face_down(back: Image.Image) -> Image.Image:
    """Return a card face down, RGBA."""
    card = back.copy()
    card.putalpha(rounded_mask(_CARD, radius_of(_CARD)))
    return card


def _fan(
    canvas: Image.Image,
    middle: tuple[float, float],
    turns: tuple[int, ...],
    cards: Iterator[Image.Image],
) -> None:
    """Spread cards around a point far below, each with its shadow; ``turns`` are degrees."""
    for turn, card in zip(turns, cards, strict=False):
        turned = ImageOps.expand(card, _SHADE, (0, 0, 0, 0))  # without it edges turn jagged
        turned = turned.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        shadow = turned.getchannel("A").filter(ImageFilter.GaussianBlur(_SHADE / 3))
        shadow = shadow.point([level * 130 // 255 for level in range(256)])
        angle = radians(turn)
        x = round(middle[0] + _ARM * sin(angle) - turned.width / 2)
        y = round(middle[1] - _ARM * cos(angle) - turned.height / 2)
        canvas.paste((4, 12, 16), (x, y + 8), shadow)
        canvas.paste(turned, (x, y), turned)


def _cloth(size: Size, backs: list[Image.Image]) -> Image.Image:
    canvas = Ground(size).picture()
    stitch(canvas, 18)
    cards = cycle(map(_face_down, backs))
    _fan(canvas, (185, 480), (-16, 4, 24), cards)
    _fan(canvas, (WIDTH - 185, 480), (16, -4, -24), cards)
    return canvas


def _rows(count: int) -> list[int]:
    """Return how many rabbits stand in each row: up to six."""
    rows = -(-count // 6)
    return [count // rows + (row < count % rows) for row in range(rows)] if count else []


def draw_lobby(spec: LobbyPicture, art: Art) -> Image.Image:
    """Draw title and subtitle, and 0 to 12 rabbits with their names."""
    rows = _rows(len(spec.rabbits))
    pitch = 290
    height = _HEAD + len(rows) * pitch + (20 if rows else 0)
    backs = [art.back(deck, _CARD) for deck in spec.decks]
    look = ("lobby", height, *(crc32(back.tobytes()) for back in backs))
    canvas = on(GROUNDS.get(look, lambda: _cloth((WIDTH, height), backs)))
    title, line = drawable(spec.title), drawable(spec.subtitle)
    room = WIDTH - 2 * 330
    head = fit(title, Face.TITLE, room, (150, 130, 110, 92, 78), 2) if title else None
    under = fit(line, Face.BOLD, room, (56, 50, 46), 2) if line else None
    tall = (head.height if head else 0) + (under.height + 26 if under else 0)
    top = 40 + (_HEAD - 80 - tall) / 2
    if head:
        head.draw(canvas, 0, top, WIDTH, PAPER, shadow=(6, 16, 20))
        top += head.height + 26
    if under:
        under.draw(canvas, 0, top, WIDTH, mix(GOLD, PAPER, 0.25))
    _crew(canvas, spec.rabbits, rows, pitch)
    return canvas


def _cell(names: list[str], in_a_row: int) -> float:
    """Return how wide a place is: wider where a name needs it and the row has the room."""
    wanted = max((width_of(name, Face.BOLD, _LETTERS[0]) for name in names), default=0) + _APART + 1
    return min(max(_CELL, wanted), (WIDTH - 4 * _APART) / in_a_row)


def _crew(
    canvas: Image.Image, rabbits: tuple[tuple[int, str], ...], rows: list[int], pitch: int
) -> None:
    pen = ImageDraw.Draw(canvas)
    cell = _cell([drawable(name) or "" for _, name in rabbits], max(rows, default=1))
    index = 0
    for row, length in enumerate(rows):
        start = (WIDTH - cell * length) / 2
        top = _HEAD + row * pitch
        for place in range(length):
            rabbit, name = rabbits[index]
            index += 1
            middle = start + (place + 0.5) * cell
            pen.ellipse(
                (middle - 62, top + 182, middle + 62, top + 208), fill=mix(CLOTH, (0, 0, 0), 0.45)
            )
            figure = rabbit_figure(rabbit, 196)
            paste(canvas, figure, middle - figure.width / 2, top)
            shown = drawable(name)
            if shown:
                block = fit(shown, Face.BOLD, cell - _APART, _LETTERS, 1)
                block.draw(canvas, middle - cell / 2, top + 212, cell, PAPER)
