"""The back of the cards: a paper lantern in frames of pierced paper, the same upside down."""

import numpy as np
import skia

from cards.studio.paper import birds, ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

MIDDLE = (400, 600)
FRAMES = (
    ("#3f7a5c", 214, 330), ("#2a5f4a", 262, 412), ("#1a463a", 306, 490), ("#0f312c", 344, 556),
)  # fmt: skip
"""Colour of each frame, and half the breadth and height of its opening."""


def build() -> Box:
    ground = glow("#fff6d8", "#ffdf94", "#e0a048", "#7f8a4c", "#2c5f48", at=MIDDLE, radius=520)
    box = Box(ground, MIDDLE, "#06201c", (0, 0), Finish(bloom=0.12, vignette=0.4))
    _lantern(box)
    for i, (colour, across, down) in enumerate(FRAMES):
        sheet, flowers = _frame(colour, across, down, i)
        box.add(sheet)
        box.emit(flowers, "#f0b050", 0.9 - 0.14 * i, 0.5)
    return box


def _lantern(box: Box) -> None:
    box.emit(ellipse(*MIDDLE, 112, 150), "#fff0c0", 1.1, 8)
    sheet = Sheet("#e8963a", "#e8963a", gap=1.2, through=0.6, rim=0.9)
    sheet.fill(ellipse(*MIDDLE, 118, 158))
    for k in np.linspace(-0.9, 0.9, 13):
        y, half = 600 + 150 * k, 112 * np.sqrt(1 - k * k)
        bend = 16 * k
        sheet.slit([(400 - half, y - bend), (400, y), (400 + half, y - bend)], 2.2)
    box.add(sheet)
    dark = Sheet("#12342c", gap=1.0, through=0.05, rim=0.8)
    for half in (0, 180):
        with dark.at(*MIDDLE, 1, half):
            dark.fill(rectangle(-52, -168, 104, 16, 6), rectangle(-34, -182, 68, 16, 6))
            dark.line("0,-182 0,-330", 3)
            for x in (-36, -18, 0, 18, 36):
                dark.limb([(x * 0.9, -152, 2), (x, -132, 1.4), (x * 1.1, -116, 0.4)])
            birds.moth(dark, 0, -252, 84, 180)
    box.add(dark)


def _frame(colour: str, across: float, down: float, depth: int) -> tuple[Sheet, list[skia.Path]]:
    """Return a sheet with a pointed, scalloped opening, and the flowers pierced round it."""
    sheet = Sheet(colour, gap=1.1, through=0.2, rim=0.8)
    turn = np.radians(np.linspace(0, 360, 73))
    # A pointed oval: an ellipse drawn in towards its upper and lower ends.
    narrow = 1 - 0.28 * np.abs(np.sin(turn)) ** 3
    edge = np.stack([400 + across * np.cos(turn) * narrow, 600 + down * np.sin(turn)], 1)
    sheet.fill(rectangle(-20, -20, 840, 1240)).cut(polygon(edge))
    for x, y in edge[:-1]:
        sheet.fill(ellipse(x, y, 8 + depth))
        sheet.cut(ellipse(x, y, 3 + 0.4 * depth))
    flowers = []
    for x, y in edge[:-1:3]:
        out = np.array((x - 400, (y - 600) * 0.6))
        place = np.array((x, y)) + out / np.hypot(*out) * 27
        if 26 < place[0] < 774 and 26 < place[1] < 1174:
            flowers += _flower(sheet, *place, 9 + depth, 6, 15 * depth)
    if depth == len(FRAMES) - 1:
        for x, y in ((92, 100), (708, 100), (92, 1100), (708, 1100)):
            flowers += _flower(sheet, x, y, 50, 8)
    return sheet, flowers


def _flower(
    sheet: Sheet, x: float, y: float, radius: float, petals: int, turn: float = 0
) -> list[skia.Path]:
    """Pierce a flower; return its petals."""
    ornament.rosette(sheet, x, y, radius, petals, turn)
    shapes = []
    for i in range(petals):
        with sheet.at(x, y, radius, 360 * i / petals + turn):
            shapes.append(sheet.world(ornament.PETAL))
    return shapes
