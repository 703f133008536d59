"""How to play, in four steps without words: the clue, the cards, the votes, the points."""

from PIL import Image, ImageDraw

from bot.service.pictures import GuidePicture
from cards.canvas import Box, Ground, Size, on, paste, rounded_mask, stitch
from cards.card import Art, radius_of
from cards.cloth import number_plate
from cards.figures import crown_figure, rabbit_figure, red_token_figure, token_figure
from cards.guide_layout import DIGIT, SHOWN, SIZE, Thing, layout, steps
from cards.palette import CLOTH_DEEP, GOLD, GOLD_DEEP, INK, PAPER, mix
from cards.type import Face, drawable, fit, font

_SHADOW = (4, 12, 16)


def draw_guide(spec: GuidePicture, art: Art) -> Image.Image:
    """Draw the four steps."""
    ground = Ground(SIZE).picture()
    stitch(ground, 14)
    canvas = on(ground)
    pen = ImageDraw.Draw(canvas)
    _dividers(pen)
    for thing in (thing for step in layout(spec) for thing in step):
        left, top, right, bottom = thing.box
        match thing.kind:
            case "card":
                _card(canvas, thing, spec, art)
            case "bubble":
                _bubble(canvas, thing.box, spec.clue)
            case "step":
                _step(pen, thing)
            case "points":
                _points(pen, thing)
            case "arrow":
                _arrow(pen, thing.box)
            case "either":
                pen.line((right, top, left, bottom), fill=PAPER, width=7)
            case "rabbit" | "crown" | "token" | "red" | "number":
                figure = _figure(thing)
                paste(canvas, figure, (left + right - figure.width) / 2, top)
    # Drawn larger than it is shown, which smooths every edge.
    return canvas.resize(SHOWN, Image.Resampling.LANCZOS)


def _figure(thing: Thing) -> Image.Image:
    left, top, right, bottom = thing.box
    match thing.kind:
        case "rabbit":
            return rabbit_figure(thing.number, bottom - top)
        case "crown":
            return crown_figure(right - left)
        case "token":
            return token_figure(thing.number, right - left)
        case "red":
            return red_token_figure(right - left)
        case _:
            return number_plate(thing.number, DIGIT)


def _dividers(pen: ImageDraw.ImageDraw) -> None:
    first, *_, last = steps()
    x, y = first[2] + 14, first[3] + 14
    line = mix(GOLD, CLOTH_DEEP, 0.35)
    pen.line((x, first[1], x, last[3]), fill=line, width=3)
    pen.line((first[0], y, last[2], y), fill=line, width=3)


def _card(canvas: Image.Image, thing: Thing, spec: GuidePicture, art: Art) -> None:
    """Lay a card, turned, with its shadow; the storyteller's in a frame of gold."""
    left, top, right, bottom = thing.box
    size: Size = (right - left, bottom - top)
    shown = thing.card
    face = art.back(spec.face_down, size) if shown is None else art.card(shown, size)
    pad = size[1] // 4
    room = Image.new("RGBA", (size[0] + 2 * pad, size[1] + 2 * pad))
    room.paste(face, (pad, pad), rounded_mask(size, radius_of(size)))
    if thing.number:
        frame = (pad - 3, pad - 3, pad + size[0] + 2, pad + size[1] + 2)
        pen = ImageDraw.Draw(room)
        pen.rounded_rectangle(frame, radius_of(size) + 3, outline=GOLD, width=7)
    room = room.rotate(-thing.turn, Image.Resampling.BICUBIC)
    shadow = room.getchannel("A").point([level // 2 for level in range(256)])
    canvas.paste(_SHADOW, (left - pad + 2, top - pad + 4), shadow)
    paste(canvas, room, left - pad, top - pad)


def _bubble(canvas: Image.Image, box: Box, clue: str) -> None:
    left, top, right, bottom = box
    pen = ImageDraw.Draw(canvas)
    pen.polygon(((left + 24, bottom - 4), (left + 70, bottom - 4), (left + 6, bottom + 46)), PAPER)
    pen.rounded_rectangle(box, 40, fill=PAPER)
    if text := drawable(clue):
        block = fit(text, Face.TITLE, right - left - 50, (76, 68, 60, 54, 48), 1)
        block.draw(canvas, left, (top + bottom - block.height) / 2, right - left, INK)


def _step(pen: ImageDraw.ImageDraw, thing: Thing) -> None:
    left, top, right, bottom = thing.box
    pen.ellipse(thing.box, fill=GOLD, outline=GOLD_DEEP, width=4)
    middle = ((left + right) / 2, (top + bottom) / 2)
    pen.text(middle, str(thing.number), fill=INK, font=font(Face.FIGURES, 78), anchor="mm")


def _points(pen: ImageDraw.ImageDraw, thing: Thing) -> None:
    left, _, right, bottom = thing.box
    face = font(Face.FIGURES, round(DIGIT / 0.64))
    pen.text(((left + right) / 2, bottom), str(thing.number), fill=PAPER, font=face, anchor="ms")


def _arrow(pen: ImageDraw.ImageDraw, box: Box) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    pen.line((left, y, right - 12, y), fill=GOLD, width=8)
    pen.polygon(((right, y), (right - 20, top + 2), (right - 20, bottom - 2)), fill=GOLD)
