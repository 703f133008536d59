"""Small things that can be carried, read or lost."""

import skia

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import polygon, rectangle


def lantern(
    sheet: Drawing, x: float, y: float, size: float = 10
) -> tuple[skia.Path, tuple[float, float]]:
    """Hang a lantern from (x, y); return its pane and centre, for `Box.emit` and `Box.light`."""
    with sheet.at(x, y, size):
        sheet.line("0,0 0,.9", 0.1).fill(polygon("-.55,.9 .55,.9 .65,2.2 -.65,2.2"))
        pane = rectangle(-0.42, 1.05, 0.84, 1)
        sheet.cut(pane)
        return sheet.world(pane), (x, y + size * 1.55)


def boot(
    sheet: Drawing, x: float, y: float, size: float, turn: float = 0, *, flip: bool = False
) -> None:
    """Cut an ankle boot that points right."""
    with sheet.at(x, y, size, turn, flip=flip):
        sheet.fill(
            "-.22,-.95! .16,-.97! .18,-.6 .22,-.32 .48,-.22 .66,-.1 .66,.0! -.22,.0! "
            "-.26,-.3 -.24,-.6"
        )
        sheet.slit("-.18,-.82 0,-.80 .12,-.84", 0.02).slit(".2,-.3 .1,-.2 .02,-.02", 0.02)


def leaflet(sheet: Drawing, x: float, y: float, size: float, turn: float = 0) -> None:
    """Cut a loose written page."""
    with sheet.at(x, y, size, turn):
        sheet.fill("-1,-.7! -.2,-.95 .9,-.6! 1,.6! .1,.4 -.9,.8!")
        for k in (-0.3, 0, 0.3):
            sheet.slit([(-0.7, k + 0.05), (0, k - 0.1), (0.7, k)], 0.06)


def book(
    sheet: Drawing,
    x: float,
    y: float,
    width: float,
    height: float,
    turn: float = 0,
    *,
    flip: bool = False,
) -> None:
    """Cut a closed book that lies flat, its spine at the left."""
    with sheet.at(x, y, 1, turn, flip=flip):
        sheet.fill(rectangle(0, -height, width, height, height * 0.12))
        with sheet.at(0, 0, width, height=height):
            sheet.cut(".06,-.80 .9,-.80 .965,-.80! .945,-.5 .965,-.2! .06,-.2 .035,-.5")
        for i in range(4):
            level = -height * (0.29 + 0.14 * i)
            sheet.line([(width * 0.05, level), (width * 0.95, level)], max(0.7, height * 0.06))


def ladder(
    sheet: Drawing,
    x: float,
    y: float,
    length: float,
    turn: float,
    width: float = 15,
    thick: float = 3.6,
    rungs: int = 12,
) -> None:
    """Cut a ladder with its middle at (x, y)."""
    with sheet.at(x, y, 1, turn):
        for side in (-width / 2, width / 2):
            sheet.line([(-length / 2, side), (length / 2, side)], thick)
        for i in range(rungs):
            along = -length / 2 + length * (i + 0.5) / rungs
            sheet.line([(along, -width / 2), (along, width / 2)], thick * 0.78)


def paper_boat(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Cut a folded boat of half a width `size`."""
    with sheet.at(x, y, size):
        sheet.fill(polygon("-1,0 -.55,.4 .5,.4 1,-.05 .25,.1 0,-.55 -.32,.12"))
        sheet.score("-.32,.12 0,.28 .25,.1", 0.028).score("0,-.5 0,.28", 0.024)
