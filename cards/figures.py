"""Rabbits, vote tokens, crown and check mark as stickers: cream rim, soft colours, no background.

All are drawn four times too large and shrunk, once per size; the caches hold a few hundred
kilobytes, because layouts use few sizes.
"""

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.service.rabbits import RABBITS
from cards.marks import draw_mark
from cards.palette import (
    GOLD,
    GOLD_DEEP,
    GREEN,
    INK,
    PAPER,
    RED,
    Colour,
    contrast,
    luminance,
    mix,
    rgb,
)

OVER = 4
"""Figures are drawn this many times larger than they are shown."""

RABBIT_ASPECT = 0.66
"""Width of a rabbit for a height of 1."""


def _sticker(
    size: tuple[int, int], rim: float, paint: Callable[[Image.Image], None]
) -> Image.Image:
    """Return what ``paint`` draws on a large canvas, in a cream rim of ``rim`` pixels, shrunk."""
    large = Image.new("RGBA", (size[0] * OVER, size[1] * OVER))
    paint(large)
    drawn = large.reduce(OVER)
    # Growing a shape evenly: blur it, then cut where the blur has fallen to a small share.
    half = OVER // 2
    grown = large.getchannel("A").reduce(half).filter(ImageFilter.GaussianBlur(rim * half * 0.75))
    rim_shape = grown.point([min(255, max(0, (value - 14) * 12)) for value in range(256)])
    sticker = Image.new("RGBA", size, PAPER)
    sticker.putalpha(ImageChops.lighter(rim_shape.reduce(half), drawn.getchannel("A")))
    sticker.alpha_composite(drawn)
    return sticker


def _turned_ellipse(
    draw: ImageDraw.ImageDraw,
    centre: tuple[float, float],
    radii: tuple[float, float],
    degrees: float,
    fill: Colour,
) -> None:
    turn = math.radians(degrees)
    points: list[tuple[float, float]] = []
    for step in range(72):
        angle = step / 72 * math.tau
        x, y = radii[0] * math.cos(angle), radii[1] * math.sin(angle)
        points.append(
            (
                centre[0] + x * math.cos(turn) - y * math.sin(turn),
                centre[1] + x * math.sin(turn) + y * math.cos(turn),
            )
        )
    draw.polygon(points, fill=fill)


def _paint_rabbit(canvas: Image.Image, index: int) -> None:
    rabbit = RABBITS[index]
    fur = rgb(rabbit.colour)
    line = mix(fur, (20, 14, 16), 0.62)
    dark = luminance(fur) < 0.05
    shade = mix(fur, (255, 255, 255), 0.16) if dark else mix(fur, (20, 14, 16), 0.16)
    inner = mix(fur, (255, 214, 205), 0.5)
    belly = mix(PAPER, (255, 255, 255), 0.4)
    draw = ImageDraw.Draw(canvas)
    height = canvas.height
    mid = canvas.width / 2
    unit = height / 100

    def blob(x: float, y: float, rx: float, ry: float, turn: float, fill: Colour) -> None:
        _turned_ellipse(draw, (mid + x * unit, y * unit), (rx * unit, ry * unit), turn, fill)

    parts = (
        (-9.5, 22, 6.6, 17.5, -9),
        (9.5, 22, 6.6, 17.5, 9),
        (0, 70, 24, 25, 0),
        (-13, 91, 11, 5, 0),
        (13, 91, 11, 5, 0),
        (0, 44, 18.5, 15.5, 0),
    )
    for x, y, rx, ry, turn in parts:
        blob(x, y, rx + 1.7, ry + 1.7, turn, line)
    for x, y, rx, ry, turn in parts[:3]:
        blob(x, y, rx, ry, turn, fur)
    blob(-9.5, 23, 3, 12, -9, inner)
    blob(9.5, 23, 3, 12, 9, inner)
    for x in (-13, 13):
        blob(x, 91, 11, 5, 0, shade)
    blob(0, 73.5, 17.2, 17.2, 0, line)
    blob(0, 73.5, 16, 16, 0, belly)
    blob(0, 44, 18.5, 15.5, 0, fur)
    face = mix(fur, (255, 255, 255), 0.85) if dark else (34, 24, 26)
    for x in (-7, 7):
        blob(x, 42.5, 2, 2.6, 0, face)
    blob(0, 48.6, 2.4, 1.7, 0, mix(face, (230, 110, 120), 0.6))
    draw_mark(draw, rabbit.mark, (mid, 73.5 * unit), 10.6 * unit, INK, belly)


@lru_cache(maxsize=96)
def rabbit_figure(index: int, height: int) -> Image.Image:
    """Return a standing rabbit, RGBA, ``height`` pixels high and 0.66 of that wide."""
    size = (round(height * RABBIT_ASPECT), height)
    return _sticker(size, height * 0.022, lambda canvas: _paint_rabbit(canvas, index))


@lru_cache(maxsize=96)
def token_figure(index: int, size: int) -> Image.Image:
    """Return the voting token of a rabbit: a disc with its colour and mark, RGBA."""
    fur = rgb(RABBITS[index].colour)
    ink = max(INK, (255, 252, 244), key=lambda colour: contrast(colour, fur))

    def paint(canvas: Image.Image) -> None:
        draw = ImageDraw.Draw(canvas)
        mid = canvas.width / 2
        for share, fill in (
            (0.455, mix(fur, (20, 14, 16), 0.62)),
            (0.425, fur),
        ):
            radius = canvas.width * share
            draw.ellipse((mid - radius, mid - radius, mid + radius, mid + radius), fill=fill)
        draw_mark(draw, RABBITS[index].mark, (mid, mid), canvas.width * 0.27, ink, fur)

    return _sticker((size, size), size * 0.03, paint)


@lru_cache(maxsize=8)
def red_token_figure(size: int) -> Image.Image:
    """Return party's red token: a scarlet seal with a cross, unlike every rabbit's disc."""

    def paint(canvas: Image.Image) -> None:
        draw = ImageDraw.Draw(canvas)
        mid = canvas.width / 2
        edge: list[tuple[float, float]] = []
        for step in range(180):
            angle = step / 180 * math.tau
            radius = canvas.width * (0.425 + 0.028 * math.cos(12 * angle))
            edge.append((mid + radius * math.cos(angle), mid + radius * math.sin(angle)))
        draw.polygon(edge, fill=mix(RED, (20, 0, 0), 0.25))
        radius = canvas.width * 0.36
        draw.ellipse((mid - radius, mid - radius, mid + radius, mid + radius), fill=RED)
        arm = canvas.width * 0.17
        for dx in (-1, 1):
            draw.line(
                (mid - arm * dx, mid - arm, mid + arm * dx, mid + arm),
                fill=PAPER,
                width=round(canvas.width * 0.095),
            )

    return _sticker((size, size), size * 0.03, paint)


@lru_cache(maxsize=8)
def crown_figure(width: int) -> Image.Image:
    """Return the storyteller's crown, RGBA, two thirds as high as wide."""

    def paint(canvas: Image.Image) -> None:
        draw = ImageDraw.Draw(canvas)
        w, h = canvas.size

        def at(x: float, y: float) -> tuple[float, float]:
            return x * w, y * h

        body = (
            at(0.14, 0.86), at(0.08, 0.28), at(0.3, 0.56), at(0.5, 0.12),
            at(0.7, 0.56), at(0.92, 0.28), at(0.86, 0.86),
        )  # fmt: skip
        draw.polygon(body, fill=GOLD)
        draw.line((*body, body[0]), fill=GOLD_DEEP, width=round(w * 0.022), joint="curve")
        draw.rectangle((*at(0.14, 0.72), *at(0.86, 0.88)), fill=mix(GOLD, (255, 255, 255), 0.25))
        draw.line((*at(0.14, 0.72), *at(0.86, 0.72)), fill=GOLD_DEEP, width=round(w * 0.018))
        for x, y, radius, fill in (
            (0.08, 0.25, 0.055, GOLD),
            (0.5, 0.12, 0.065, GOLD),
            (0.92, 0.25, 0.055, GOLD),
            (0.5, 0.8, 0.045, RED),
            (0.3, 0.8, 0.035, GREEN),
            (0.7, 0.8, 0.035, GREEN),
        ):
            cx, cy = at(x, y)
            r = radius * w
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill, outline=GOLD_DEEP, width=OVER)

    return _sticker((width, round(width * 0.67)), width * 0.025, paint)
