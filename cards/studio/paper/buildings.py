"""Houses, ships, furniture and what stands in rooms."""

import skia

from cards.studio.paper.birds import fish
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.ornament import lace
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle, toward

COLLAR = "-.6,.5 -.6,.1 -.3,-.1 -.22,-.26! .0,-.06 .22,-.26! .3,-.1 .6,.1 .6,.5"
HAT = "-.5,-.62 -.28,-.66! -.26,-.92 .26,-.92 .28,-.66! .5,-.62 .0,-.56"
SHOULDERS = "-.6,.5 -.5,.12 -.16,.0 .16,.0 .5,.12 .6,.5"


def house(
    sheet: Drawing,
    x: float,
    y: float,
    width: float,
    height: float,
    roof: float = 0.8,
    windows: tuple[int, int] = (2, 2),
    *,
    chimney: bool = True,
) -> list[skia.Path]:
    """Cut a house from its lower left corner; return its panes, to be lit by `Box.emit`.

    The roof is `roof` times as high as the house is wide; windows are counted across and down.
    """
    eaves = y - height
    gable = [
        (x - width * 0.1, eaves),
        (x + width / 2, eaves - width * roof),
        (x + width * 1.1, eaves),
    ]
    sheet.fill(rectangle(x, eaves, width, height + 2), polygon(gable))
    if chimney:
        top = eaves - width * roof * 0.85
        sheet.fill(rectangle(x + width * 0.7, top, width * 0.14, width * roof * 0.6))
    panes = []
    for i in range(windows[0]):
        for j in range(windows[1]):
            middle = x + width * (i + 0.5) / windows[0]
            top = y - height * (0.9 - 0.62 * j / max(1, windows[1]))
            pane = rectangle(middle - width * 0.09, top, width * 0.18, height * 0.2)
            sheet.cut(pane)
            sheet.line([(middle, top), (middle, top + height * 0.2)], 0.8)
            panes.append(sheet.world(pane))
    return panes


def ship(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Cut a full-rigged ship, its water line at (x, y)."""
    with sheet.at(x, y, size):
        sheet.fill("-40,-2! -34,12 32,12 44,-8! 20,-4").limb("40,-8,1.2 62,-20,.5")
        for mast, high in ((-18, 66), (6, 84), (26, 60)):
            sheet.line([(mast, 0), (mast, -high)], 1.6)
            for k in (0.35, 0.62, 0.86):
                head, foot, wide, deep = -high * k, high * (0.2 - k), 11 * (1.2 - k), 14 * (1.3 - k)
                sail = [
                    (mast - wide, head, True), (mast + wide, head, True), (mast + deep, foot, True),
                    (mast, foot - high * 0.05), (mast - deep * 0.7, foot, True),
                ]  # fmt: skip
                sheet.fill(sail)


def clock(sheet: Drawing, x: float, y: float) -> skia.Path:
    """Cut a long-case clock whose pendulum is a fish; return its dial."""
    with sheet.at(x, y):
        sheet.fill(
            "-46,190! -40,30! -30,-40! -44,-60! -40,-120 0,-150 40,-120 44,-60! 30,-40! "
            "40,30! 46,190!"
        )
        sheet.cut(ellipse(0, -88, 30)).fill(ellipse(0, -88, 2.5))
        for k in range(12):
            sheet.line([toward(30 * k) * 24 + (0, -88), toward(30 * k) * 29 + (0, -88)], 1.8)
        sheet.cut(rectangle(-18, -30, 36, 150, 6)).line("0,-30 -7,60", 1.8)
        fish(sheet, -9, 78, 34, 96)
        return sheet.world(ellipse(0, -88, 31))


def portrait(
    sheet: Drawing, x: float, y: float, across: float, down: float, who: str = "hat"
) -> None:
    """Cut an oval portrait: of a face, or of somebody who left hat and collar."""
    sheet.fill(ellipse(x, y, across + 8, down + 8)).cut(ellipse(x, y, across, down))
    lace(sheet, arc(x, y, across + 6, down + 6, -90, 270), 5, 0.7)
    sheet.line([(x, y - down - 8), (x, y - down - 26)], 1)
    with sheet.at(x, y + down * 0.42, down * 0.95):
        if who == "hat":
            sheet.fill(COLLAR, HAT)
        else:
            sheet.fill(ellipse(0, -0.35, 0.34, 0.42), SHOULDERS)
