"""A honeycomb of rooms: in every cell somebody alone; one cell is empty, a bee brings a letter."""

from collections.abc import Callable

import numpy as np

from cards.studio.paper import beasts, figures, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, rectangle, toward
from cards.studio.paper.sheet import Sheet

SIZE = 132
ACROSS, DOWN = SIZE * 1.5, SIZE * 3**0.5
DARK = "#4a2a1c"
SIT = Pose((270, 276), 290, 8, ((70, 20, 10), (76, 30, 10)), ((6, 92), (0, 86)), ("hold", "hold"))
LOOK = Pose((270, 270), 266, -20, ((95, 90, 85), (80, 84, 80)), ((94, 94), (86, 88)))
DANCE = Pose((262, 270), 286, 0, ((320, 300, 290), (220, 250, 260)), ((60, 110), (92, 94)))
SLEEP = Pose((8, 4), 0, 70, ((60, 10, 0), (80, 20, 0)), ((170, 176), (176, 180)))
BENT = Pose((284, 306), 330, 20, ((70, 60, 60), (84, 70, 60)), ((96, 100), (80, 90)))


def _cell(column: int, row: int) -> tuple[float, float]:
    return 6 + ACROSS * column, 40 + DOWN * (row + 0.5 * (column % 2))


def _hexagon(x: float, y: float, size: float) -> list[tuple[float, float]]:
    return [tuple((np.array([x, y]) + toward(60 * k) * size).tolist()) for k in range(6)]


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#fff0b8", "#fbdc84"),
        lamp=(300, -100),
        tint="#4a2408",
        fall=(0.35, 0.9),
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.36),
    )
    cells = [(column, row) for column in range(5) for row in range(6)]
    for colour, which in (("#fbe6a6", 0), ("#f6d685", 1), ("#fff0c4", 2)):
        rooms = Sheet(colour, gap=0.4, through=0.2, rim=0.3, shade=0.5)
        rooms.fill(
            *(
                polygon(_hexagon(*_cell(*cell), SIZE))
                for cell in cells
                if (cell[0] * 2 + cell[1]) % 3 == which
            )
        )
        box.add(rooms)
    folk = Sheet(DARK, "#3a1f16", gap=0.7, through=0.05, rim=0.6)
    for cell, draw in SCENES.items():
        x, y = _cell(*cell)
        floor = y + 74
        folk.fill(rectangle(x - 86, floor, 172, 44))
        draw(folk, x, floor)
    box.add(folk)
    _empty(box)
    wax = Sheet("#e8a02c", "#c97a18", gap=1.5, through=0.12, rim=0.9)
    wax.fill(rectangle(-40, -40, 880, 1280))
    wax.cut(*(polygon(_hexagon(*_cell(*cell), SIZE - 13)) for cell in cells if cell != SEALED))
    x, y = _cell(*SEALED)
    wax.score(polygon(_hexagon(x, y, SIZE - 13)), 5)
    wax.slit([(x - 30, y + 4), (x, y + 14), (x + 30, y + 4)], 3)
    box.add(wax)
    _bee(box)
    return box


def _reader(sheet: Drawing, x: float, y: float) -> None:
    people.person(sheet, x - 10, y - 36, 22, "woman", SIT, ("dress", "bun"), anchor="hip")
    sheet.fill(
        rectangle(x - 40, y - 38, 50, 7),
        rectangle(x - 36, y - 34, 6, 36),
        rectangle(x - 2, y - 34, 6, 36),
    )
    sheet.fill(
        [
            (x + 24, y - 76, True),
            (x + 46, y - 84, True),
            (x + 50, y - 62, True),
            (x + 28, y - 56, True),
        ]
    )


def _watcher(sheet: Drawing, x: float, y: float) -> None:
    people.person(sheet, x + 10, y, 20, "old", LOOK, ("coat", "trousers"), flip=True)
    sheet.line(rectangle(x - 74, y - 130, 46, 64), 5).line([(x - 51, y - 130), (x - 51, y - 66)], 3)


def _dancer(sheet: Drawing, x: float, y: float) -> None:
    people.person(sheet, x, y, 22, "woman", DANCE, ("dress", "hair"), hem=0.7, flare=0.6)


def _sleeper(sheet: Drawing, x: float, y: float) -> None:
    sheet.fill(
        rectangle(x - 76, y - 38, 152, 16, 4),
        rectangle(x - 76, y - 64, 9, 66),
        rectangle(x + 68, y - 50, 9, 52),
    )
    people.person(
        sheet, x + 2, y - 46, 19, "man", SLEEP, ("trousers", "shorthair"), flip=True, anchor="hip"
    )


def _gardener(sheet: Drawing, x: float, y: float) -> None:
    people.person(sheet, x - 26, y, 20, "old", BENT, ("dress", "scarf"))
    sheet.fill(
        [(x + 26, y - 26, True), (x + 66, y - 26, True), (x + 60, y, True), (x + 32, y, True)]
    )
    for turn in (250, 270, 292):
        plants.fern(sheet, x + 46, y - 26, 78, turn, (turn - 270) * 1.2, 2, 9)


def _cat_lover(sheet: Drawing, x: float, y: float) -> None:
    beasts.cat(sheet, x + 46, y, 58)
    people.person(sheet, x - 30, y, 21, "child", BENT, ("dress", "braid"))


def _listener(sheet: Drawing, x: float, y: float) -> None:
    """Let one lean at the wall: next door somebody does the same."""
    lean = Pose((282, 288), 296, 0, ((20, -60, -80), (30, -50, -70)), ((104, 106), (90, 94)))
    people.person(sheet, x + 30, y, 21, "man", lean, ("coat", "trousers"))


def _neighbour(sheet: Drawing, x: float, y: float) -> None:
    lean = Pose((282, 288), 296, 0, ((20, -60, -80), (30, -50, -70)), ((104, 106), (90, 94)))
    people.person(sheet, x - 30, y, 21, "woman", lean, ("dress", "hair"), flip=True)


def _waiter(sheet: Drawing, x: float, y: float) -> None:
    figures.standing(sheet, x, y, 21, "child", ("trousers", "cap"), arms=((110, 100), (50, -30)))


def _eater(sheet: Drawing, x: float, y: float) -> None:
    people.person(sheet, x - 34, y - 34, 20, "man", SIT, ("coat", "trousers", "hat"), anchor="hip")
    sheet.fill(
        rectangle(x + 6, y - 58, 66, 7),
        rectangle(x + 34, y - 54, 8, 54),
        rectangle(x - 56, y - 32, 40, 6),
    )
    sheet.fill(ellipse(x + 48, y - 62, 14, 5))


SCENES: dict[tuple[int, int], Callable[[Drawing, float, float], None]] = {
    (1, 0): _reader, (2, 0): _watcher, (0, 1): _eater, (1, 1): _gardener,
    (4, 1): _watcher, (0, 2): _waiter, (1, 2): _listener, (2, 3): _neighbour, (3, 2): _reader, (0,
    3): _sleeper,
    (1, 3): _cat_lover, (3, 3): _gardener, (4, 3): _eater, (2, 4): _dancer, (1, 4): _waiter, (3,
    4): _sleeper, (4, 4): _reader,
    (0, 4): _cat_lover, (2, 1): _cat_lover,
}  # fmt: skip
SEALED, EMPTY = (4, 2), (2, 2)
"""The cell that is closed with wax, and the one that nobody lives in."""


def _empty(box: Box) -> None:
    x, y = _cell(*EMPTY)
    night = Sheet("#2a3a6a", "#1d2a52", gap=0.4, through=0.05, rim=0.3)
    night.fill(polygon(_hexagon(x, y, SIZE)))
    box.add(night)
    box.emit(
        [
            ellipse(x + dx, y + dy, 3)
            for dx, dy in ((-60, -50), (20, -70), (60, 0), (-20, 30), (-70, 40), (30, 60))
        ],
        "#fff6d0",
        1.0,
    )


def _bee(box: Box) -> None:
    wings = Sheet("#ffffff", "#fbf6e6", gap=1.6, through=0.4, rim=0.6, shade=0.6)
    with wings.at(596, 300, 92, -24):
        wings.fill("0,0! -.3,-.8 -.1,-1.3 .3,-1.3 .4,-.8", ".1,0! .4,-.7 .9,-1.0 1.1,-.7 .7,-.2")
    box.add(wings)
    bee = Sheet("#3a2014", "#2a160e", gap=1.2, through=0.03, rim=0.7)
    with bee.at(596, 300, 92, -24):
        bee.fill(
            "-.95,.0! -.7,-.3 -.2,-.42 .3,-.36 .56,-.1 .5,.24 .1,.42 -.4,.38 -.75,.2",
            ellipse(0.72, 0.0, 0.27, 0.25),
        )
        bee.limb(".84,-.2,.04 1.0,-.44,.03 1.14,-.44,.03").limb(
            ".74,-.22,.04 .82,-.5,.03 .96,-.56,.03"
        )
        for x in (-0.3, 0.0, 0.3):
            bee.limb([(x, 0.34, 0.04), (x + 0.06, 0.62, 0.03), (x + 0.2, 0.66, 0.02)])
        bee.ink(
            "#f6c02e",
            "-.78,-.26! -.6,-.34! -.56,.34! -.74,.26!",
            "-.4,-.44! -.16,-.44! -.14,.44! -.38,.42!",
            ".06,-.44! .28,-.4! .28,.4! .08,.44!",
        )
        bee.cut(ellipse(0.8, -0.04, 0.06))
    box.add(bee)
    letter = Sheet("#ffffff", "#f3ecdc", gap=0.8, through=0.1, rim=0.5)
    with letter.at(622, 388, 40, -10):
        letter.fill("-1,-.6! 1,-.6! 1,.6! -1,.6!").slit("-1,-.58 0,.14 1,-.58", 0.05)
        letter.ink("#c8463c", ellipse(0, 0.1, 0.16))
    box.add(letter)
