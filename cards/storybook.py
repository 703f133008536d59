"""The storybook: every round's clue beside its storyteller's card."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from bot.service.pictures import StorybookEntry, StorybookPicture
from cards.canvas import Size, paste
from cards.card import Art, lay, radius_of
from cards.cloth import number_plate
from cards.figures import rabbit_figure
from cards.palette import INK, INK_SOFT
from cards.sheet import FLOURISH, MARGIN, draw_heading, heading, sheet
from cards.type import Face, drawable, fit, fit_box

_GAP = 44


def _frame(count: int) -> tuple[int, int, Size]:
    """Return columns, width of the canvas, and size of a card."""
    if count <= 3:
        return 1, 1200, (280, 420)
    return 2, 1600, (232, 348)


def _shadow(canvas: Image.Image, left: int, top: int, size: Size) -> None:
    """Shade the paper under a card."""
    veil = _veil(size)
    pad = (veil.width - size[0]) // 2
    canvas.paste(INK, (left - pad, top - pad + 8), veil)


@lru_cache(maxsize=2)
def _veil(size: Size) -> Image.Image:
    pad = size[0] // 6
    veil = Image.new("L", (size[0] + 2 * pad, size[1] + 2 * pad))
    ImageDraw.Draw(veil).rounded_rectangle(
        (pad, pad, pad + size[0], pad + size[1]), radius_of(size), fill=120
    )
    return veil.filter(ImageFilter.GaussianBlur(pad / 4))


def _entry(
    canvas: Image.Image,
    entry: StorybookEntry,
    art: Art,
    corner: tuple[int, int],
    width: int,
    size: Size,
    spec: StorybookPicture,
) -> None:
    left, top = corner
    _shadow(canvas, left, top, size)
    lay(canvas, art.card(entry.card, size), left, top)
    if spec.numbered:
        paste(canvas, number_plate(entry.number, 44), left - 16, top - 18)
    x = left + size[0] + 34
    room = width - size[0] - 34
    rabbit = rabbit_figure(entry.rabbit, 104)
    foot = top + size[1] - 6
    clue = drawable(entry.clue)
    if clue:
        said = f"{spec.quotes[0]}{clue}{spec.quotes[1]}" if entry.quoted else clue
        space = size[1] - 120
        block = fit_box(said, Face.TITLE, room, space, (60, 54, 48, 44))
        block.draw(canvas, x, top + (space - block.height) // 2, room, INK, centred=False)
    paste(canvas, rabbit, x, foot - rabbit.height)
    name = drawable(entry.name)
    if name:
        column = room - rabbit.width - 16
        shown = fit(name, Face.BOLD, column, (46, 42), 1)
        shown.draw(canvas, x + rabbit.width + 16, foot - 70, column, INK_SOFT, centred=False)


def draw_storybook(spec: StorybookPicture, art: Art) -> Image.Image:
    """Draw a page of 1 to 12 entries in one column or two; a last one alone is centred."""
    columns, width, size = _frame(len(spec.entries))
    block = heading(spec.title, width)
    head = MARGIN + 50 + (block.height + FLOURISH + 20 if block else 0)
    rows = -(-len(spec.entries) // columns)
    pitch = size[1] + _GAP
    canvas = sheet((width, head + rows * pitch + MARGIN + 24))
    if block:
        draw_heading(canvas, block, MARGIN + 44)
    margin = MARGIN + 66
    cell = (width - 2 * margin - (columns - 1) * 56) // columns
    for number, entry in enumerate(spec.entries):
        row, column = divmod(number, columns)
        left = margin + column * (cell + 56)
        if columns == 2 and number == len(spec.entries) - 1 and column == 0:
            left = (width - cell) // 2
        top = head + row * pitch
        _entry(canvas, entry, art, (left, top), cell, size, spec)
    return canvas
