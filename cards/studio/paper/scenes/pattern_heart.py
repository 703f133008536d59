"""A sewing pattern of a grown person lies on the table; its heart is pinned to a child's."""

import numpy as np

from cards.studio.paper import palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import (
    Points,
    arc,
    band,
    curve,
    ellipse,
    polygon,
    rectangle,
    spline,
)
from cards.studio.paper.sheet import Sheet

INK, CHALK = "#3c4a78", "#fffdf2"
HEART = (
    "0,-.52! .16,-.86 .52,-.94 .84,-.66 .86,-.24 .52,.3 0,.86! -.52,.3 -.86,-.24 -.84,-.66 "
    "-.52,-.94 -.16,-.86"
)
HEAD = (
    "0,-172 36,-168 66,-140 72,-96 58,-52 30,-24 22,-2! -22,-2! -30,-24 -58,-52 -72,-96 "
    "-66,-140 -36,-168"
)
TRUNK = (
    "-40,0! -24,18 0,24 24,18 40,0! 96,12 130,36! 118,92 112,150! 96,230 90,300 98,372 110,420! "
    "60,428 0,430 -60,428 -110,420! -98,372 -90,300 -96,230 -112,150! -118,92 -130,36! -96,12"
)
ARM = "-34,0! -10,-22 26,-16 44,8! 46,90 42,180 36,262! -18,262! -30,180 -38,90"
LEG = (
    "-58,0! 0,6 58,0! 54,120 46,220 42,330 38,420! 60,436 86,448 92,466! 20,472 -34,468! -36,440 "
    "-34,420! "
    "-44,330 -50,220 -58,120"
)
PARTS = (
    (400, 272, 1, 0, HEAD),
    (400, 300, 1, 0, TRUNK),
    (236, 352, 1, 16, ARM),
    (564, 352, -1, -16, ARM),
    (338, 752, -1, 3, LEG),
    (462, 752, 1, -3, LEG),
)
"""Where each part lies: its middle or root, which way round, how far it is turned."""
SHIFT, SIZE = (2, 26), 0.88
"""Where the grown one's corner lies, and how large it is."""
AT = (438, 404, 58)
"""The heart's place and size in the trunk."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#b8694e", "#a65a44", "#94503e"),
        lamp=(200, -120),
        tint="#3a1a1c",
        fall=(0.45, 0.75),
        finish=Finish(vignette=0.2, bloom=0.06, contrast=0.4),
    )
    _table(box)
    _tissue(box)
    _big(box)
    _hole(box)
    _small(box)
    _tools(box)
    _thread(box)
    return box


def _table(box: Box) -> None:
    boards = Sheet("#c07a56", "#a8664a", gap=0.6, through=0.02, rim=0.3)
    boards.fill(rectangle(-20, -20, 840, 1240))
    for x in (130, 300, 470, 640):
        boards.score([(x, -20), (x + 4, 1220)], 3)
    for x, y in ((60, 300), (220, 1100), (560, 80), (730, 760)):
        for radius in (8, 15, 23):
            boards.score(arc(x, y, radius, radius * 2.2, 0, 360, 20), 1.6)
    box.add(boards)


def _dashed(sheet: Sheet, outline: Points, colour: str, width: float = 2.6, step: int = 6) -> None:
    """Print a broken line along an outline, in the sheet's coordinates of now."""
    run = curve(outline.replace("!", "") if isinstance(outline, str) else outline, 10)[:, :2]
    for i in range(0, len(run) - step, step * 2):
        sheet.ink(colour, band([(x, y, width / 2) for x, y in run[i : i + step]], 1))


def _tissue(box: Box) -> None:
    tissue = Sheet("#f3e2b8", "#ead3a0", gap=1.2, through=0.15, rim=0.6)
    tissue.fill(
        "66,46! 240,38 520,48 742,36! 748,300 738,620 750,900 740,1150! 500,1158 240,1148 58,1160! "
        "64,860 54,520 62,240"
    )
    for line in ("62,420 400,414 745,424", "58,800 400,806 745,796", "402,44 398,600 404,1152"):
        tissue.score(line, 2)
    for i in range(15):
        tissue.ink(INK, rectangle(84, 80 + 72 * i, 10 if i % 2 else 18, 2.4))
    for x, y, turn in ((150, 120, 0), (560, 130, 90)):
        with tissue.at(x, y, 1, turn):
            tissue.ink(INK, rectangle(-34, -1.5, 60, 3), polygon("36,0 20,-9 20,9"))
    box.add(tissue)


def _big(box: Box) -> None:
    """Lay the grown one's parts, apart by a seam's breadth, with notches and sewing marks."""
    parts = Sheet("#8fb3b0", "#7aa09e", gap=1.0, through=0.03, rim=0.6)
    with parts.at(*SHIFT, SIZE):
        _parts(parts)
    box.add(parts)


def _parts(parts: Sheet) -> None:
    for x, y, side, turn, outline in PARTS:
        with parts.at(x, y, 1, turn, flip=side < 0):
            parts.fill(outline)
            if outline is ARM:
                palms.flat(parts, 9, 268, 118, 90, flip=True, gap=2)
    for x, y, side, turn, outline in PARTS:
        with parts.at(x, y, 1, turn, flip=side < 0), parts.at(0, 0):
            inner = curve(outline.replace("!", ""), 6)[:, :2]
            centre = inner.mean(0)
            _dashed(parts, centre + (inner - centre) * np.array((0.86, 0.93)), CHALK, 2.8, 7)
    for x, y, size in (
        (400, 640, 12),
        (262, 470, 9),
        (540, 470, 9),
        (336, 980, 10),
        (466, 980, 10),
    ):
        parts.line([(x, y - size * 3), (x, y + size * 3)], 2, cut=True)
        parts.cut(
            polygon([(x, y - size * 3 - 8), (x - 6, y - size * 3 + 4), (x + 6, y - size * 3 + 4)])
        )
    for x, y in ((288, 450), (512, 450), (308, 600), (492, 600), (338, 300), (462, 300)):
        parts.cut(polygon([(x - 7, y), (x, y - 7), (x + 7, y), (x, y + 7)]))
    parts.slit("360,164 372,172 386,166", 2.4).slit("414,166 428,172 440,164", 2.4)
    parts.slit("400,176 396,200 406,206", 1.8).slit("376,232 400,226 424,232", 2.4)
    x, y, size = AT
    with parts.at(x, y, size, -8):
        parts.cut(HEART)


def _hole(box: Box) -> None:
    """Show what is under the hole, with a broken line where it was."""
    x, y, size = AT
    ring = Sheet("#c9393f", gap=0.2, through=0.02, rim=0.3, shade=0.4)
    with ring.at(*SHIFT, SIZE), ring.at(x, y, size * 1.16, -8):
        run = curve(HEART.replace("!", ""), 10)[:, :2]
        for i in range(0, len(run) - 5, 10):
            ring.line(run[i : i + 5], 0.055)
    box.add(ring)


def _small(box: Box) -> None:
    """Lay the child's pattern, whole in one piece; the heart is far too big for it."""
    x, y = 636, 830
    child = Sheet("#f0b7a0", "#e8a58c", gap=1.0, through=0.03, rim=0.6)
    figure = (
        "0,-112 34,-104 52,-76 50,-42 30,-14 18,-6 20,2! 62,10 96,34 118,70 106,88 88,78 62,52 "
        "52,50! 56,110 "
        "62,150! 58,220 56,262 72,276 66,290! 20,290 14,280 8,180 0,166 -8,180 -14,280 -20,290! "
        "-66,290 "
        "-72,276 -56,262 -58,220 -62,150! -56,110 -52,50! -62,52 -88,78 -106,88 -118,70 -96,34 "
        "-62,10 -20,2! "
        "-18,-6 -30,-14 -50,-42 -52,-76 -34,-104"
    )
    with child.at(x, y, 0.94, 4):
        child.fill(figure)
        inner = curve(figure.replace("!", ""), 4)[:, :2]
        _dashed(child, (0, 88) + (inner - (0, 88)) * np.array((0.84, 0.94)), "#b5533f", 2.6, 5)
        child.slit("-26,-62 -18,-56 -10,-61", 2).slit("10,-61 18,-56 26,-62", 2).slit(
            "-14,-28 0,-22 14,-28", 2.2
        )
    box.add(child)
    heart = Sheet("#8fb3b0", "#86aaa8", gap=1.1, through=0.03, rim=0.7)
    with heart.at(x + 8, y + 66, AT[2] * SIZE, 10):
        heart.fill(HEART)
        run = curve(HEART.replace("!", ""), 10)[:, :2] * 0.82
        for i in range(0, len(run) - 6, 12):
            heart.ink(CHALK, band([(*point, 0.026) for point in run[i : i + 6]], 1))
    box.add(heart)
    pins = Sheet("#d9dde2", gap=0.8, through=0.02, rim=0.9)
    heads = Sheet("#d4333a", gap=0.7, through=0.05, rim=0.9)
    for px, py, turn in (
        (616, 866, 40),
        (672, 874, 130),
        (642, 932, 84),
        (290, 334, 30),
        (404, 560, 150),
        (270, 800, 60),
    ):
        with pins.at(px, py, 1, turn):
            pins.line([(-26, 0), (24, 0)], 2.6)
        with heads.at(px, py, 1, turn):
            heads.fill(ellipse(-26, 0, 6.5))
    box.add(pins)
    box.add(heads)


def _tools(box: Box) -> None:
    steel = Sheet("#c3ccd4", "#a4b0bc", gap=1.5, through=0.02, rim=0.9)
    with steel.at(664, 420, 1.0, 14):
        steel.fill("-7,10! -20,-150 -10,-176! 6,-6!", "7,10! 20,-146 32,-168! 22,-10! 10,14!")
    box.add(steel)
    grips = Sheet("#2f3040", "#232432", gap=1.0, through=0.02, rim=0.8)
    with grips.at(664, 420, 1.0, 14):
        grips.limb("-2,-8,8 -14,28,9 -26,52,9").limb("4,-8,8 14,28,9 24,50,9")
        grips.line(arc(-36, 84, 22, 36, 0, 362, 40), 11).line(arc(34, 78, 20, 30, 0, 362, 40), 11)
        grips.cut(ellipse(2, -6, 4))
    box.add(grips)
    tape = Sheet("#f2c53c", "#e3b02c", gap=1.0, through=0.03, rim=0.7)
    run = (
        "20,700 70,660 110,700 96,760 130,830 190,880 180,960 120,990 96,1050 110,1090 "
        "160,1120 220,1118"
    )
    tape.line(run, 24)
    points = curve(run, 8)[:, :2]
    for i in range(2, len(points) - 2, 2):
        step = points[i + 1] - points[i - 1]
        across = np.array([-step[1], step[0]]) / np.hypot(*step)
        long = 9 if i % 8 == 2 else 5
        tape.ink(
            "#5a3a1c",
            band([(*(points[i] + across * 11), 1.1), (*(points[i] + across * (11 - long)), 1.1)]),
        )
    tape.fill(rectangle(214, 1105, 18, 26, 2)).ink("#a89a8a", rectangle(214, 1105, 18, 26))
    box.add(tape)
    cushion = Sheet("#c9393f", "#a82c36", gap=1.2, through=0.03, rim=0.7)
    cushion.fill(ellipse(138, 206, 48, 46))
    for turn in (0, 60, 120):
        with cushion.at(138, 206, 1, turn):
            cushion.score("-46,0 0,4 46,0", 2)
    cushion.ink(
        "#5f8a4f",
        *(
            spline(
                [
                    (138 + 20 * np.cos(a), 200 + 20 * np.sin(a)),
                    (138 + 6 * np.cos(a + 0.7), 200 + 6 * np.sin(a + 0.7)),
                    (138 + 6 * np.cos(a - 0.7), 200 + 6 * np.sin(a - 0.7)),
                ]
            )
            for a in np.radians(np.arange(0, 360, 60))
        ),
    )
    box.add(cushion)
    needles = Sheet("#e3e7ec", gap=0.7, through=0.02, rim=0.9)
    for end in ((92, 150), (122, 138), (190, 160)):
        needles.line([(138 + (end[0] - 138) * 0.45, 200 + (end[1] - 200) * 0.45), end], 2.6).fill(
            ellipse(*end, 5)
        )
    box.add(needles)
    buttons = Sheet("#5a3a6a", gap=0.9, through=0.02, rim=0.7)
    for x, y in ((484, 1010), (508, 1052), (464, 1056)):
        buttons.fill(ellipse(x, y, 15)).score(arc(x, y, 10, 10, 0, 360, 20), 2)
        for dx, dy in ((-4, -4), (4, -4), (-4, 4), (4, 4)):
            buttons.cut(ellipse(x + dx, y + dy, 1.8))
    box.add(buttons)


def _thread(box: Box) -> None:
    """Run a red thread from the hole to the heart, with a needle at its end."""
    thread = Sheet("#c9393f", gap=0.6, through=0.03, rim=0.5)
    thread.line("392,400 450,450 516,560 498,690 506,780 550,836 632,880", 3.4)
    thread.line("664,916 716,950 730,1020 700,1084 620,1100 580,1098", 3.4)
    box.add(thread)
    needle = Sheet("#e3e7ec", gap=0.9, through=0.02, rim=0.9)
    needle.limb("584,1098,4 540,1112,3.4 476,1130,0.6").cut(ellipse(578, 1100, 5, 2))
    box.add(needle)
    thimble = Sheet("#d9a43c", "#b98528", gap=1.0, through=0.02, rim=0.8)
    with thimble.at(690, 634, 1.05, 12):
        thimble.fill("-24,26! -18,-22 -8,-32 8,-32 18,-22 24,26!").ink(
            "#8a5f1c", rectangle(-24, 18, 48, 5)
        )
        for row in range(4):
            for k in range(4):
                thimble.ink("#8a5f1c", ellipse(-11 + 7.4 * k, -20 + 10 * row, 1.8))
    box.add(thimble)
