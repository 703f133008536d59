"""A table laid for two, from above: a crack runs through plate, cloth and photograph."""

from collections.abc import Callable

import numpy as np
import skia

from cards.studio.paper import figures
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle, toward
from cards.studio.paper.sheet import Sheet

CRACK = (
    (452, -30, 15), (428, 84, 20), (470, 186, 14), (408, 300, 23), (442, 418, 25), (374, 536, 33),
    (416, 652, 36), (366, 768, 34), (408, 876, 29), (350, 990, 24), (386, 1092, 20),
    (358, 1240, 14),
)  # fmt: skip
"""The crack from top to bottom: its middle and half its width."""
EGG = (
    "236,560 248,500 300,470 362,482 420,462 478,490 512,548 498,614 520,668 470,706 404,690 "
    "340,716 276,686 258,624"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#0c2b3a", "#123f4e", "#071c28"),
        lamp=(120, -100),
        tint="#5a4a2a",
        fall=(0.5, 0.7),
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.4),
    )
    _depth(box)
    _table(box)
    _photograph(box)
    _plate(box)
    _cups(box)
    _cutlery(box)
    _mending(box)
    _ants(box)
    _rings(box)
    return box


def _edge(side: int, wider: float = 0, shift: float = 0) -> list[tuple[float, float]]:
    """Return the left (-1) or right (1) edge of the crack."""
    jag = 12 if side > 0 else 0
    return [(x + side * (half + wider) + shift, y - jag) for x, y, half in CRACK]


def _beyond(side: int, wider: float = 0) -> skia.Path:
    """Return everything on the far side of one edge of the crack: cut it to keep one half."""
    return polygon([*_edge(side, wider), (-side * 1700, 1400), (-side * 1700, -200)])


def _depth(box: Box) -> None:
    """Let a fish swim where no bottom is."""
    fish = Sheet("#ff9b62", "#f08a52", gap=0.4, through=0.3, rim=0.6)
    for x, y, size, turn in ((398, 806, 25, 108), (390, 872, 17, 70)):
        with fish.at(x, y, size, turn):
            fish.fill("1,0! .5,-.4 -.2,-.3 -.6,0 -1.2,-.5! -1,0 -1.2,.5! -.6,0 -.2,.3 .5,.4")
    box.add(fish)


def _table(box: Box) -> None:
    wood = Sheet("#a56c40", "#8a5632", gap=2.4, through=0.02, rim=0.5)
    cloth = Sheet("#f8dc84", "#f5cf6c", gap=0.5, through=0.08, rim=0.6, shade=0.7)
    for sheet in (wood, cloth):
        sheet.fill(rectangle(-40, -40, 880, 1280))
    wood.cut(polygon([*_edge(-1), *_edge(1)[::-1]]))
    for i in range(10):
        cloth.ink("#fbe9b0", rectangle(84 * i - 12, -40, 40, 1280))
    for i in range(15):
        cloth.ink("#fdf0c8", rectangle(-40, 84 * i + 8, 880, 14))
    for i in range(10):
        cloth.score([(84 * i - 12, -20), (84 * i - 12, 1220)], 1)
        cloth.score([(84 * i + 28, -20), (84 * i + 28, 1220)], 1)
    cloth.cut(polygon([*_edge(-1, 10), *_edge(1, 10)[::-1]]))
    random = np.random.default_rng(3)
    for side in (-1, 1):
        for _, y in _edge(side, 10)[1:-1]:
            for _ in range(5):
                top = y + random.uniform(-52, 52)
                at = np.interp(
                    top, [p[1] for p in _edge(side, 10)], [p[0] for p in _edge(side, 10)]
                )
                cloth.line(
                    [(at + side * 3, top), (at - side * random.uniform(6, 12), top + 4)], 1.3
                )
    box.add(wood)
    box.add(cloth)


def _halves(box: Box, draw: Callable[[tuple[float, float]], Sheet], wider: float = 3) -> None:
    """Add a thing in two halves, torn along the crack; `draw` cuts it whole, moved by a shift."""
    for side, shift in ((-1, (-7, -5)), (1, (7, 9))):
        sheet = draw(shift)
        sheet.cut(_beyond(side, wider))
        box.add(sheet)


def _photograph(box: Box) -> None:
    def draw(shift: tuple[float, float]) -> Sheet:
        sheet = Sheet("#fffdf8", "#fffdf8", gap=0.7, through=0.05, rim=0.5)
        with sheet.at(446 + shift[0], 128 + shift[1], 1, -7 + shift[0] * 0.5):
            sheet.fill(rectangle(-142, -98, 284, 196))
            sheet.ink("#9fc4cf", rectangle(-126, -82, 252, 164))
            sheet.ink("#6f9f8c", "-126,82! -126,40 -40,26 60,36 126,22 126,82!")
        return sheet

    _halves(box, draw, 2)
    for side, x, kind, wear, arms, hem, colour in (
        (-1, 366, "man", ("coat", "shorthair", "trousers"), ((102, 96), (24, 4)), 0.34, "#24384a"),
        (1, 524, "woman", ("dress", "bun"), ((160, 178), (78, 84)), 0.8, "#b8453f"),
    ):
        body = Sheet(colour, gap=0.3, through=0.02, rim=0.4)
        figures.standing(body, x, 206, 20, kind, wear, arms=arms, hem=hem, gap=0.8)
        body.cut(_beyond(side, 3))
        box.add(body)


def _plate(box: Box) -> None:
    def plate(shift: tuple[float, float]) -> Sheet:
        sheet = Sheet("#fbfcfb", "#eef3f4", gap=1.3, through=0.05, rim=0.7)
        x, y = 394 + shift[0], 584 + shift[1]
        sheet.fill(ellipse(x, y, 232))
        sheet.ink("#2f5fae", ellipse(x, y, 216)).ink("#f6f9f9", ellipse(x, y, 206))
        for i in range(28):
            px, py = np.array((x, y)) + toward(i * 360 / 28) * 188
            sheet.ink("#2f5fae", ellipse(px, py, 8), ellipse(px, py, 3))
            qx, qy = np.array((x, y)) + toward((i + 0.5) * 360 / 28) * 188
            sheet.ink("#7fa3d6", ellipse(qx, qy, 3.4))
        sheet.score(arc(x, y, 166, 166, 0, 360, 80), 2.4)
        return sheet

    def egg(shift: tuple[float, float]) -> Sheet:
        sheet = Sheet("#fffefa", "#fffcf2", gap=0.6, through=0.08, rim=0.6)
        with sheet.at(*shift):
            sheet.fill(EGG)
            sheet.score("262,560 280,512 316,496", 2).score("486,600 494,650 470,684", 2)
        return sheet

    _halves(box, plate)
    _halves(box, egg, 5)
    yolk = Sheet("#f59a22", "#ee8a14", gap=0.8, through=0.1, rim=0.7)
    yolk.fill("268,566 276,524 316,508 354,526 366,566 348,606 310,616 280,602")
    box.add(yolk)
    box.emit(["296,530 312,522 328,524 318,532 302,540"], "#fff3c8", 1.0, 2)


def _cups(box: Box) -> None:
    for x, y in ((150, 300), (664, 900)):
        saucer = Sheet("#2f5fae", "#2b56a0", gap=1.0, through=0.05, rim=0.6)
        saucer.fill(ellipse(x, y, 104)).score(arc(x, y, 70, 70, 0, 360, 60), 2)
        for i in range(24):
            px, py = np.array((x, y)) + toward(15 * i) * 88
            saucer.ink("#dfe9f5", ellipse(px, py, 4))
        box.add(saucer)
    cup = Sheet("#fbfcfb", "#eef3f4", gap=1.4, through=0.05, rim=0.7)
    cup.limb("196,256,9 232,222,10 246,246,10 216,274,9").fill(ellipse(150, 300, 70))
    cup.ink("#5a2f1a", ellipse(150, 300, 59))
    box.add(cup)
    swirl = Sheet("#d8b48a", gap=0.1, through=0, rim=0.2, shade=0.2)
    turns = np.linspace(0, 3.4 * np.pi, 50)
    swirl.limb(
        [(150 + 3.6 * t * np.cos(t), 300 + 3.6 * t * np.sin(t), 0.4 + 0.28 * t) for t in turns]
    )
    box.add(swirl)
    spill = Sheet("#7a4324", "#6b381c", gap=0.2, through=0.3, rim=0.9, shade=0.4)
    spill.fill(
        "640,872 588,846 540,858 500,834 462,846 430,872 420,900 452,908 486,896 520,916 552,946 "
        "596,930 640,934"
    )
    spill.fill(ellipse(520, 962, 11, 9), ellipse(484, 938, 7, 6)).cut(_beyond(1, 9))
    box.add(spill)
    tipped = Sheet("#fbfcfb", "#e6eef0", gap=1.5, through=0.05, rim=0.7)
    with tipped.at(656, 900, 1, -8):
        tipped.limb("52,40,9 72,84,10 104,80,10 92,34,9")
        tipped.fill("-34,-66! 10,-62 70,-50 104,-26 108,0 104,26 70,50 10,62 -34,66!")
        tipped.fill(ellipse(-34, 0, 26, 67))
        tipped.ink("#c9d6da", ellipse(-35, 0, 20, 60))
        tipped.ink("#7a4324", "-54,14 -40,6 -26,14 -18,30 -24,50 -36,60 -48,48")
        tipped.ink("#2f5fae", "22,-61! 34,-59! 42,0 34,59! 22,61! 30,0")
    box.add(tipped)


def _cutlery(box: Box) -> None:
    knife = Sheet("#dfe7ea", "#aebcc4", gap=1.0, through=0.02, rim=0.9)
    with knife.at(196, 880, 1, -34):
        knife.fill(
            "-152,-13! -146,-17 -20,-14! -16,-20! 90,-20 142,-8 152,10! -16,12! -20,12! -146,16"
        )
        knife.ink("#8c3a30", "-152,-13! -146,-17 -20,-14! -20,12! -146,16 -152,10")
        for x in (-126, -84, -42):
            knife.cut(ellipse(x, 0, 4))
    box.add(knife)
    fork = Sheet("#dfe7ea", "#aebcc4", gap=1.0, through=0.02, rim=0.9)
    with fork.at(640, 350, 1, 152):
        fork.fill("-152,-13 -20,-9! 20,-12 50,-34! 146,-34! 146,34! 50,34! 20,12 -20,9! -152,13")
        fork.ink("#8c3a30", "-152,-13 -20,-9! -20,9! -152,13")
        for y in (-17, 0, 17):
            fork.cut(rectangle(72, y - 4.5, 90, 9, 4.5))
        for x in (-126, -84, -42):
            fork.cut(ellipse(x, 0, 4))
    box.add(fork)


def _mending(box: Box) -> None:
    """Stick a plaster over the crack; it comes off at one end."""
    plaster = Sheet("#eeb48e", "#e6a67e", gap=0.9, through=0.1, rim=0.6)
    with plaster.at(408, 300, 1, 18):
        plaster.fill(rectangle(-92, -29, 184, 58, 27))
        plaster.ink("#f8d3b4", rectangle(-34, -25, 68, 50, 5))
        plaster.score(rectangle(-34, -25, 68, 50, 5), 1.6)
        for side in (-1, 1):
            for i in range(3):
                for k in (-1, 0, 1):
                    plaster.cut(ellipse(side * (48 + 13 * i), 12 * k, 2.6))
    box.add(plaster)


def _ants(box: Box) -> None:
    spoon = Sheet("#e3eaed", "#b4c1c8", gap=1.6, through=0.02, rim=0.9)
    with spoon.at(372, 1010, 1, -9):
        spoon.limb("-54,0,7 40,0,6 120,0,8 170,0,13")
        spoon.fill("-168,0 -158,-30 -118,-42 -74,-30 -46,-8 -46,8 -74,30 -118,42 -158,30")
        spoon.score("-152,0 -140,-22 -112,-30 -80,-20 -64,0 -80,20 -112,30 -140,22 -152,0", 2)
    box.add(spoon)
    cubes = Sheet("#fffefb", "#f3efe6", gap=1.2, through=0.1, rim=0.7)
    for x, y, turn in ((96, 1096, 12), (146, 1118, -20), (112, 1046, 40)):
        with cubes.at(x, y, 1, turn):
            cubes.fill(rectangle(-24, -24, 48, 48, 5)).score("-14,-14 14,-14 14,14", 1.4)
    box.add(cubes)
    ants = Sheet("#3a1c16", "#3a1c16", gap=0.5, through=0.02, rim=0.4)
    loads = Sheet("#fffefb", gap=0.4, through=0.1, rim=0.6)
    way = ((186, 1084, -20), (232, 1064, -24), (270, 1030, -30), (330, 1016, -8), (388, 1006, -9),
           (448, 998, -9), (506, 990, -9), (584, 1006, 20), (634, 1030, 24), (690, 1050, 12),
           (746, 1058, 6))  # fmt: skip
    for i, (x, y, turn) in enumerate(way):
        with ants.at(x, y, 1, turn):
            ants.fill(ellipse(-11, 0, 8.5, 6), ellipse(0, 0, 4.6, 3.8), ellipse(9, 0, 5.6, 5))
            for k in (-5, 0, 5):
                for side in (-1, 1):
                    ants.line([(k * 0.6, 0), (k * 1.4, 8 * side), (k * 2, 13 * side)], 1.5)
            ants.line("12,-3 19,-9", 1.2).line("12,3 19,9", 1.2)
        if i % 3 == 0:
            with loads.at(x + 14, y - 4, 1, turn + 20):
                loads.fill(rectangle(-7, -7, 14, 14, 2))
    box.add(ants)
    box.add(loads)


def _rings(box: Box) -> None:
    ring = Sheet("#d2851a", "#bd7412", gap=0.9, through=0.02, rim=0.5, wobble=0.2)
    for x, y in ((84, 560), (712, 690)):
        ring.line(arc(x, y, 31, 29, 0, 362, 50), 10)
    box.add(ring)
    stone = Sheet("#d8453c", gap=0.8, through=0.1, rim=0.9, wobble=0.2)
    stone.fill("712,642! 728,654! 720,670! 704,670! 696,654!").score("696,654 728,654", 1.6)
    box.add(stone)
