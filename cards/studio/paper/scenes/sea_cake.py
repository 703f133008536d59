"""A slice of the sea on a cake stand: its layers are rock, sand, deep and shallow water, foam."""

import numpy as np

from cards.studio.paper import birds, buildings, ornament, waters
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import Shape, arc, ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

# The slice's layers from below: colours, and the outline of each from its top.
LAYERS = (
    ("#7a4b3c", "#5f372e", "120,790! 300,800 500,786 684,796! 676,908! 126,908!"),
    (
        "#f0cf92",
        "#dcb070",
        "118,716! 240,742 380,722 540,746 690,720! 684,800! 500,790 300,804 120,794!",
    ),
    (
        "#1f7f97",
        "#15607c",
        "114,556! 300,566 520,556 696,562! 690,726! 540,750 380,726 240,746 118,722!",
    ),
    ("#5cc1c4", "#3aa6b2", "112,440! 300,452 520,440 700,446! 696,566! 520,560 300,570 114,560!"),
)
BITE = ((690, 470, 60), (704, 560, 66), (692, 640, 52))


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#fbe3da", "#fcefe2", bottom=1000),
        lamp=(300, -160),
        tint="#5a2438",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.14, bloom=0.08, contrast=0.36),
    )
    _wall(box)
    _table(box)
    _slice(box)
    _top(box)
    _fork(box)
    return box


def _wall(box: Box) -> None:
    wall = Sheet("#f6c6c2", "#f2b4b4", gap=0.5, through=0.2, rim=0.4, shade=0.5)
    wall.fill(rectangle(-30, -30, 860, 1000))
    for j in range(9):
        for i in range(8):
            ornament.rosette(wall, 30 + 106 * i + 53 * (j % 2), 40 + 104 * j, 20, 6, 30 * (i % 2))
    box.add(wall)


def _table(box: Box) -> None:
    cloth = Sheet("#ffffff", "#f0ece8", gap=1.2, through=0.1, rim=0.4, shade=0.8)
    cloth.fill("-30,1040! 200,1030 600,1030 830,1040! 830,1230! -30,1230!")
    box.add(cloth)
    stand = Sheet("#f9f6f2", "#dcd8dc", gap=1.2, through=0.1, rim=0.6)
    stand.fill("330,1120! 360,1060 376,980 424,980 440,1060 470,1120! 400,1134")
    stand.fill(ellipse(400, 1124, 118, 22))
    box.add(stand)
    plate = Sheet("#ffffff", "#eceaf0", gap=1.0, through=0.1, rim=0.6)
    plate.fill(ellipse(400, 916, 372, 66))
    ornament.lace(plate, arc(400, 920, 366, 62, 2, 178), 15, 1.2)
    box.add(plate)


def _slice(box: Box) -> None:
    for top, bottom, outline in LAYERS:
        layer = Sheet(top, bottom, gap=0.5, through=0.1, rim=0.6, shade=0.7)
        layer.fill(outline)
        if top == LAYERS[0][0]:
            _rock(layer)
        if top == LAYERS[1][0]:
            _buried(layer)
        if top != LAYERS[0][0]:
            layer.cut(*(ellipse(*bite[:2], bite[2]) for bite in BITE))
        box.add(layer)
    deep = Sheet("#0d3f57", "#0d3f57", gap=0.5, through=0.05, rim=0.5)
    waters.weed(deep, 170, 734, 120, -84, 4)
    waters.weed(deep, 200, 738, 90, -100, 7)
    waters.weed(deep, 560, 742, 100, -82, 9)
    _octopus(deep, 400, 640)
    box.add(deep)
    fish = Sheet("#f58a6a", "#ee7259", gap=0.5, through=0.1, rim=0.5)
    for x, y, size, flip in ((230, 600, 58, False), (300, 640, 40, False), (556, 620, 46, True),
                             (210, 664, 34, False), (470, 504, 40, True)):  # fmt: skip
        birds.fish(fish, x, y, size, 0, flip=flip)
    box.add(fish)
    _swimmer(box)


def _rock(sheet: Sheet) -> None:
    """Bury an ammonite, bones and a small lit door in the biscuit."""
    for i in range(3):
        sheet.slit(arc(210, 854, 26 - 7 * i, 26 - 7 * i, 40 * i, 250 + 40 * i, 12), 2)
    sheet.limb("560,860,5 640,848,5", cut=True)
    sheet.cut(
        ellipse(558, 854, 8), ellipse(560, 866, 8), ellipse(642, 842, 8), ellipse(644, 854, 8)
    )
    random = np.random.default_rng(3)
    for _ in range(60):
        x, y = random.uniform(140, 660), random.uniform(812, 900)
        sheet.score([(x, y), (x + random.uniform(4, 12), y + random.uniform(-4, 4))], 4)


def _buried(sheet: Sheet) -> None:
    """Bury a chest and an anchor in the sand."""
    sheet.ink("#7a4b3c", rectangle(330, 748, 62, 36, 4)).ink("#f7e7b8", rectangle(356, 752, 9, 12))
    sheet.slit("330,764 360,762 392,764", 1.4)
    anchor = ("600,740,3 590,790,3", "572,772,1 582,792,3.4 606,786,1", "586,752,2.4 612,758,2.4")
    for band in anchor:
        sheet.limb(band, cut=True)


def _octopus(sheet: Sheet, x: float, y: float) -> None:
    for i, (reach, drop) in enumerate(
        ((-96, 30), (-70, 66), (-34, 84), (36, 84), (70, 62), (98, 24))
    ):
        curl = 14 if reach < 0 else -14
        sheet.limb(
            [(x + 5 * (i - 2.5), y, 11), (x + reach * 0.6, y + drop * 0.7, 8),
             (x + reach, y + drop, 4.5),
             (x + reach + curl, y + drop - 12, 2), (x + reach + curl * 1.2, y + drop + 2, 0.6)]
        )  # fmt: skip
    sheet.fill(ellipse(x, y - 26, 38, 44))
    for side in (-1, 1):
        sheet.cut(ellipse(x + 14 * side, y - 12, 6.5, 5)).fill(ellipse(x + 14 * side, y - 11, 3))
    sheet.slit([(x - 8, y + 4), (x, y + 9), (x + 8, y + 4)], 1.4)


def _swimmer(box: Box) -> None:
    """Let legs kick under the foam; whose they are is not seen."""
    legs = Sheet("#fbe0cc", "#f3cdb4", gap=0.5, through=0.1, rim=0.4)
    legs.limb("330,452,13 336,480,11 322,510,7 318,532,5").limb("318,532,5 306,542,5 298,544,3")
    legs.limb("352,452,13 366,478,11 380,504,7 396,522,5").limb("396,522,5 398,536,5 394,546,3")
    box.add(legs)
    trunks = Sheet("#d94f5c", "#c23d4d", gap=0.2, through=0.05, rim=0.4)
    box.add(trunks.fill("316,440! 368,440! 370,468! 346,470 340,458 334,472 318,468!"))


def _blob(x: float, y: float, wide: float, high: float) -> Shape:
    return [
        (x - wide, y), (x - wide * 0.7, y - high * 0.55), (x - wide * 0.15, y - high * 0.8),
        (x + wide * 0.1, y - high * 1.15), (x + wide * 0.3, y - high * 0.75),
        (x + wide * 0.8, y - high * 0.5), (x + wide, y), (x, y + high * 0.2),
    ]  # fmt: skip


def _top(box: Box) -> None:
    """Lay the surface: water as icing, foam as cream, a lighthouse for a candle."""
    top = Sheet("#8fdcd6", "#5cc1c4", gap=0.8, through=0.15, rim=0.6, shade=0.7)
    top.fill("112,446! 150,400 210,366 400,352 600,392 700,448! 520,444 300,456")
    for x, y in ((220, 400), (330, 384), (470, 396), (400, 424), (560, 420), (200, 430)):
        top.slit([(x - 18, y + 3), (x, y - 3), (x + 20, y + 3)], 1.8)
    box.add(top)
    ship = Sheet("#ffffff", "#f4f0ee", gap=0.8, through=0.1, rim=0.5)
    buildings.ship(ship, 470, 412, 1.5)
    box.add(ship)
    light = Sheet("#ffffff", "#f3ebe8", gap=0.9, through=0.05, rim=0.6)
    light.fill("222,392! 232,200! 268,200! 278,392! 250,400")
    for i, k in enumerate((2, 4, 6, 8)):
        low, high = 380 - 50 * i, 338 - 50 * i
        light.ink(
            "#d94f5c",
            f"{220 + k},{low}! {280 - k},{low - 16}! {279 - k},{high}! {221 + k},{high + 16}!",
        )
    light.fill("226,200! 274,200! 270,188! 230,188!", "238,160! 250,140 262,160!").fill(
        rectangle(238, 160, 24, 30)
    )
    light.ink("#7a4b3c", "234,162! 250,138! 266,162!")
    box.add(light)
    box.emit(rectangle(240, 164, 20, 22), "#ffe9a0", 1.2)
    box.haze("#fff2c0", 0.5 * near(250, 174, 40))
    foam = Sheet("#ffffff", "#f6f3f2", gap=1.0, through=0.12, rim=0.5, shade=0.8)
    for i in range(9):
        foam.fill(_blob(146 + 66 * i, 450 + 5 * (-1) ** i, 42, 54))
    foam.fill("108,436! 300,440 520,436 704,440! 700,470 660,482 620,462 560,486 500,464 440,488 "
              "380,468 320,490 250,466 190,488 140,466 112,474!")  # fmt: skip
    foam.cut(ellipse(*BITE[0][:2], 44))
    box.add(foam)
    gull = Sheet("#5a6470", gap=1.4, through=0.1, rim=0.4)
    for x, y, size in ((360, 210, 20), (420, 170, 14), (560, 250, 17)):
        birds.gull(gull, x, y, size)
    box.add(gull)


def _fork(box: Box) -> None:
    """Lift a fork with the piece that is missing; it drips."""
    fork = Sheet("#c7ccd8", "#a4abbc", gap=1.6, through=0.03, rim=0.9)
    fork.limb("830,40,20 780,190,13 742,320,12 726,372,24", steps=10)
    for side in (-1.5, -0.5, 0.5, 1.5):
        fork.limb([(726 + side * 13, 372, 6), (710 + side * 13, 440, 5), (690 + side * 12, 500, 2)])
    box.add(fork)
    for outline, colour in (
        ("652,462! 756,470! 748,540 736,590 700,600 664,580 650,520", "#1f7f97"),
        ("654,440! 754,446! 758,500 700,512 648,498", "#5cc1c4"),
        (
            "646,436! 662,412 700,396 730,408 758,430! 752,458 730,448 704,464 676,450 654,460",
            "#ffffff",
        ),
    ):
        piece = Sheet(colour, gap=0.6, through=0.1, rim=0.6)
        box.add(piece.fill(outline))
    drops = Sheet("#5cc1c4", "#3aa6b2", gap=0.5, through=0.2, rim=0.7)
    for x, y, size in ((700, 640, 9), (690, 690, 6), (716, 724, 4)):
        drops.fill([(x, y - size * 2, True), (x + size, y), (x, y + size), (x - size, y)])
    drops.fill(
        "640,900! 690,886 742,896 752,912 700,924 650,916",
        "566,1092 606,1080 650,1090 640,1108 590,1110",
    )
    box.add(drops)
    fish = Sheet("#f58a6a", "#ee7259", gap=0.5, through=0.1, rim=0.5)
    birds.fish(fish, 612, 1090, 50, -24)
    box.add(fish)
