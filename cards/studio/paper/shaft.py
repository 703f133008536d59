"""A shaft seen from above: rings of stone, and a spiral of books that are its steps."""

import numpy as np
import skia

from cards.studio.paper import ornament
from cards.studio.paper.box import Box
from cards.studio.paper.outlines import Vec, polygon, rectangle, toward
from cards.studio.paper.sheet import Sheet

RIM, FOOT = np.array([400.0, 694.0]), np.array([432.0, 850.0])
"""The middle of the well's mouth, and where its middle goes to far below."""
HALF = np.array([352, 410])
"""Half the mouth's breadth and height."""
RINGS = (0.36, 0.43, 0.51, 0.60, 0.71, 0.84, 1.0)
"""How near the rings of stone are: 0 at the bottom, 1 at the mouth."""
WALLS = ("#f0b48c", "#e08f76", "#bf6a5e", "#94494f", "#6b3454", "#482655", "#2e1c48")
BOOKS = (
    ("#d98868", "#c46a5c", "#cf9468"),
    ("#c06650", "#a04a5c", "#bd7a50"),
    ("#a04848", "#84365c", "#a8603c"),
    ("#843a4a", "#682e60", "#955030"),
    ("#6a2c48", "#4e285e", "#804232"),
    ("#50224a", "#3a2258", "#683428"),
    ("#3c1a44", "#2a1a4a", "#502a2c"),
)
COUNT = 34
STEPS = tuple(
    (-92 - 800 * i / (COUNT - 1), 0.985 - 0.63 * (i / (COUNT - 1)) ** 0.82) for i in range(COUNT)
)
"""Where on the spiral of books each lies: angle and nearness."""
WINDOW = "-13,20! -13,-8 0,-24 13,-8 13,20!"


def place(angle: float, near: float, share: float = 1) -> Vec:
    """Return a point of the shaft: a `share` of the way out to a ring's wall."""
    middle = RIM * near + FOOT * (1 - near)
    return middle + HALF * near * share * toward(angle)


def ring(near: float, share: float = 1, jag: float = 0, seed: int = 0) -> skia.Path:
    wave = [np.sin(i * 2.4 + seed) * np.sin(i * 1.1 + seed * 2) for i in range(90)]
    return polygon([place(4 * i, near, share + jag * wave[i]) for i in range(90)])


def hang_stones(box: Box, depth: int) -> None:
    """Hang a ring of the wall; somebody lives behind some of its windows."""
    random = np.random.default_rng(40 + depth)
    sheet = Sheet(WALLS[depth], gap=0.9, through=0.28, rim=0.75, shade=0.8)
    near = RINGS[depth]
    outer = RINGS[depth + 1] if depth + 1 < len(RINGS) else 1.09
    sheet.fill(ring(1.0, 1.04)).cut(ring(near, 1, 0.008, depth))
    for course in range(2):
        low = near + (outer - near) * (0.08 + 0.46 * course)
        high = near + (outer - near) * (0.50 + 0.46 * course)
        for i in range(30):
            angle = 12 * (i + 0.5 * course + 0.23 * depth)
            joint = [place(angle, low), place(angle + 0.3, (low + high) / 2), place(angle, high)]
            sheet.slit(joint, 1.1)
            if random.random() < 0.8:
                bed = [place(angle + 0.9, high), place(angle + 5, high), place(angle + 11, high)]
                sheet.slit(bed, 0.9)
    lit = []
    windows = {3: ((-50, 0.65),), 4: ((-38, 0.775),), 5: ((-60, 0.90), (-22, 0.905))}
    for angle, share in windows.get(depth, ()):
        x, y = place(angle, share)
        with sheet.at(x, y, share * 1.15, (angle + 90) * 0.35):
            lit.append(sheet.world(WINDOW))
            sheet.cut(WINDOW).line("0,-24 0,20", 1.6).line("-13,2 13,2", 1.6)
            sheet.fill(rectangle(-17, 19, 34, 4, 1))
    box.emit(lit, "#ffd79a", 0.8, 0.5)
    box.add(sheet)


def hang_books(box: Box, depth: int) -> None:
    """Hang the books of a ring: steps of the spiral, each jutting out of the wall."""
    sheet = Sheet(BOOKS[depth][0], gap=0.8, through=0.20, rim=0.9, shade=0.9)
    lowest = RINGS[depth - 1] if depth else 0.30
    covers, blocks = [], []
    for i in range(COUNT - 1, -1, -1):
        if lowest < STEPS[i][1] <= RINGS[depth]:
            cover, block = _book(sheet, i, BOOKS[depth][i * 7 % 3])
            covers.append(cover)
            blocks.append(block)
    box.emit(covers, "#ffb88a", (0.8, 0.7, 0.5, 0.36, 0.26, 0.2, 0.16)[depth], 1)
    box.emit(blocks, "#ffd6a0", (0.95, 0.9, 0.8, 0.66, 0.55, 0.46, 0.38)[depth], 0.5)
    box.add(sheet)


def _book(sheet: Sheet, i: int, colour: str) -> tuple[skia.Path, skia.Path]:
    """Lay the i-th book; return its cover and the block of its pages."""
    random = np.random.default_rng(i)
    angle, near = STEPS[i]
    half = 10.4 + 1.3 * np.sin(i * 2.2)
    inner, thick = 0.70 + 0.05 * np.sin(i * 5), 0.085 + 0.025 * np.sin(i * 3.1)

    def board(at: float, outer: float) -> list[Vec]:
        sides = ((-half, outer), (-half * 0.94, inner), (half * 0.94, inner), (half, outer))
        return [place(angle + side, at, share) for side, share in sides]

    def edge(down: float, across: float) -> Vec:
        return place(angle + half * across * 0.94, near - thick * down, inner)

    front = [edge(0, -1), edge(0, 1), edge(1, 1), edge(1, -1)]
    body = [polygon(board(near, 1.04)), polygon(board(near - thick, 1.1)), polygon(front)]
    with sheet.piece(0.3, 1.4) as part:
        part.fill(*body)
    sheet.ink(colour, *body)
    block = [
        (*edge(0.20, -0.9), True), edge(0.17, -0.3), edge(0.17, 0.3), (*edge(0.20, 0.9), True),
        edge(0.5, 0.84), (*edge(0.84, 0.9), True), edge(0.86, 0.3), edge(0.86, -0.3),
        (*edge(0.84, -0.9), True), edge(0.5, -0.84),
    ]  # fmt: skip
    sheet.cut(block)
    for down in (0.32, 0.46, 0.60, 0.73):
        middle = edge(down + random.uniform(-0.02, 0.02), 0)
        sheet.line([edge(down, -0.9), middle, edge(down, 0.9)], 0.9)
    for share in (0.84, 0.97) if i % 3 else (0.9,):
        band = [place(angle + side * half, near, share) for side in (-0.86, 0, 0.86)]
        sheet.slit(band, 1.2)
    rule = (
        (-0.8, 0.80),
        (-0.76, inner + 0.03),
        (0, inner + 0.028),
        (0.76, inner + 0.03),
        (0.8, 0.80),
    )
    sheet.slit([place(angle + side * half, near, share) for side, share in rule], 0.9)
    size, petals = 13 * near + 2, (4, 6, 5, 8)[i % 4]
    ornament.rosette(sheet, *place(angle, near, 0.80), size, petals, angle)
    if i % 4 == 1:
        x, y = edge(0.3, 0.3)
        sheet.limb([(x, y, 1.6), (x + 3, y + 22 * near, 1.8), (x - 2, y + 42 * near, 2.0)])
    return body[0], sheet.world(block)
