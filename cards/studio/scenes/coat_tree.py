"""A scarecrow has given its coat to a bare tree and ties its scarf on, too."""

import numpy as np
import skia

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, band, polygon, rectangle, spline

INK, CREAM, GOLD, RED, WINE = "#2c2638", "#fff6e4", "#f4bc48", "#d8443c", "#8a2444"
COAT, NAVY, SKY = "#3f6cb0", "#25407c", "#7aa0d8"
BARK, DEEP, PALE = "#b08468", "#6f4a48", "#dcb698"
STRAW, SACK, POST = "#eec05c", "#e4c698", "#7a4c38"
SOIL, FURROW, RUST = "#c88a66", "#96584e", "#e07a34"
BRANCHES = (
    "540,360,46 500,270,32 424,190,20 346,150,12 280,150,4",
    "424,190,14 392,120,9 380,60,3",
    "346,150,8 306,112,6 282,84,2",
    "540,350,44 560,240,28 540,130,16 552,40,4",
    "546,170,12 600,100,8 622,50,3",
    "540,150,11 490,90,7 470,40,3",
    "550,360,46 610,280,30 690,220,18 760,210,5",
    "690,220,13 722,150,8 730,96,3",
    "630,262,13 660,190,8 664,140,3",
)
LEAVES = ((262, 74, 40), (382, 70, -60), (622, 62, 20), (744, 224, 60), (664, 150, -30),
          (414, 284, 100), (716, 470, 60), (90, 150, 20), (52, 420, -40))  # fmt: skip
"""Where the last leaves hang or fall, and how they are turned."""


def draw() -> Picture:
    sheet = Sheet("#a9b8d8", "#fbe2cc")
    _field(sheet)
    _tree(sheet)
    _coat(sheet)
    _scarf(sheet)
    _scarecrow(sheet)
    with sheet.at(196, 348):
        _crow(sheet)
    _pumpkins(sheet)
    for x, y, turn in LEAVES:
        with sheet.at(x, y, 1, turn):
            leaf = sheet.fill("-34,2! -14,-18 12,-16 34,0! 12,16 -14,18", RUST)
            sheet.shade(leaf, WINE, 2, -8, 6, alpha=0.4)
            sheet.line("-44,4 -24,2 18,0", POST, 4)
    return sheet.picture()


def _field(sheet: Sheet) -> None:
    for x, y, size in ((120, 110, 0.9), (690, 380, 0.8), (60, 520, 0.7)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-96, 14, 30), (-40, 0, 46), (30, 6, 40), (84, 16, 26)]), CREAM
            )
            sheet.shade(cloud, "#c4a8c8", 0, -16, 12, alpha=0.5)
    hills = sheet.fill("-20,740! 160,690 330,720 560,680 820,730! 820,900! -20,900!", "#c89cac")
    sheet.shade(hills, CREAM, 0, 22, 16, alpha=0.5)
    for x, y, size in ((60, 722, 0.8), (330, 728, 0.6), (760, 728, 0.9)):
        with sheet.at(x, y, size):
            for twig in ("0,6,7 2,-60,5 -4,-110,2", "1,-40,4 26,-76,3 34,-100,1",
                         "1,-56,4 -26,-84,3 -36,-104,1"):  # fmt: skip
                sheet.limb(twig, "#94647c")
    soil = sheet.fill("-20,790! 200,764 520,772 820,756! 820,1220! -20,1220!", SOIL, FURROW)
    sheet.shade(soil, PALE, 0, 20, 16, alpha=0.8)
    for k in range(6):
        y = 816 + 16 * k + 12 * k * k
        row = [(x, y + 10 * np.sin(x / 130 + k)) for x in range(-20, 840, 60)]
        sheet.line(row, FURROW, 5 + 2 * k, alpha=0.75)


def _tree(sheet: Sheet) -> None:
    """Draw a bare tree with a sleepy face in its bark, its roots in the field."""
    sheet.disc(556, 1092, 210, FURROW, 24, alpha=0.8)
    wood = spline(
        "500,300! 590,300! 612,420 620,560 628,860 640,990 690,1060 752,1092! 650,1096 "
        "600,1070 560,1104 520,1068 470,1100 372,1094! 440,1056 478,980 470,860 474,560 484,420"
    )
    for points in BRANCHES:
        wood = skia.Op(wood, band(points), skia.PathOp.kUnion_PathOp)
    sheet.fill(wood, BARK)
    sheet.shade(wood, DEEP, -14, -3, 12, alpha=0.7)
    for groove in ("500,960 496,1010 480,1050", "560,940 562,1000 556,1060", "606,950 612,1000"):
        sheet.line(groove, DEEP, 6, alpha=0.8)
    for x in (514, 582):
        sheet.line(arc(x, 398, 19, 13, 10, 170), INK, 8)
        sheet.disc(x + (-12 if x < 540 else 12), 436, 17, "#e08868", 12, alpha=0.7)
    sheet.limb("548,404,9 546,424,12 550,432,8", PALE)
    sheet.line("520,452 548,468 578,450", INK, 8)


def _coat(sheet: Sheet) -> None:
    """Hang the coat round the trunk; twigs look out of its sleeves."""
    for side in (-1, 1):
        with sheet.at(548, 0, 1, 0, flip=side < 0):
            for twig in ("150,770,14 160,820,10 140,870,3", "156,800,11 178,846,8 184,884,3",
                         "158,790,10 204,828,7 222,856,3"):  # fmt: skip
                sheet.limb(twig, DEEP)
            sleeve = sheet.fill("60,528! 116,560 168,680 196,764! 126,792! 96,720", COAT)
            sheet.shade(sleeve, NAVY, -12, -6, 14, alpha=0.7)
            sheet.fill("122,776! 194,748! 204,778! 132,808!", GOLD)
    body = sheet.fill(
        "462,520! 634,520! 670,600 686,760 716,912! 640,932 548,938 456,932 380,912! "
        "410,760 428,600",
        COAT,
    )
    sheet.shade(body, NAVY, -30, -14, 26, alpha=0.8)
    sheet.shade(body, SKY, 12, 10, 10, alpha=0.6)
    sheet.line("548,560 552,740 548,934", NAVY, 7)
    for y in (640, 712, 784, 856):
        sheet.disc(576, y, 14, GOLD)
        sheet.disc(576, y, 5, "#b07a2c")
    patch = sheet.fill(polygon("616,800 674,796 680,856 622,862"), RED)
    sheet.shade(patch, WINE, -6, -8, 6)
    for x, y in ((612, 812), (614, 842), (682, 812), (684, 840), (640, 794), (650, 864)):
        sheet.line([(x - 6, y), (x + 6, y + 1)], CREAM, 4)
    sheet.fill(rectangle(424, 792, 66, 16, 6), NAVY)
    for side in (-1, 1):
        collar = sheet.fill([(548 + 14 * side, 566, True), (548 + 70 * side, 500, True),
                             (548 + 104 * side, 536), (548 + 66 * side, 602, True)],
                            SKY)  # fmt: skip
        sheet.shade(collar, COAT, -6, -8, 8)


def _scarf(sheet: Sheet) -> None:
    """Wind the scarf round the trunk; both its ends run to the scarecrow's hands."""
    for points in ("500,530,22 452,528,24 408,556,22 384,620,24 380,668,26",
                   "500,516,20 450,500,22 404,482,22 376,440,20 372,392,22"):  # fmt: skip
        end = sheet.limb(points, RED)
        sheet.shade(end, WINE, -4, -10, 7, alpha=0.7)
    for x, y, dx, dy in ((360, 688, -2, 24), (380, 694, 0, 24), (398, 690, 2, 24),
                         (354, 380, -4, -24), (372, 376, 0, -24), (390, 380, 4, -24)):  # fmt: skip
        sheet.line([(x, y), (x + dx, y + dy)], RED, 8)
    wrap = sheet.fill("466,488 548,508 632,484 644,516 634,546 548,562 462,548 454,516", RED)
    sheet.shade(wrap, WINE, 0, -16, 10, alpha=0.7)
    for fold in ("560,520 600,518 630,506", "556,542 600,538 634,526"):
        sheet.line(fold, WINE, 5, alpha=0.7)
    knot = sheet.fill("476,492 512,488 528,516 514,550 478,552 464,522", "#e85a4c")
    sheet.shade(knot, WINE, -6, -10, 8, alpha=0.7)


def _scarecrow(sheet: Sheet) -> None:
    """Draw the scarecrow on its pole, in a thin shirt; it smiles and ties the knot."""
    pole = sheet.fill(rectangle(180, 560, 28, 510, 6), POST)
    sheet.shade(pole, INK, -10, 0, 6, alpha=0.5)
    _straw(sheet, 194, 836, 90, 30)
    people.arm(sheet, "226,606,32 300,592,28 396,500,22", "#c8d0c0", "#c8864c")
    shirt = sheet.fill("140,570! 246,566! 270,640 262,740 282,846! 194,862 108,842! 130,740 "
                       "122,640", "#e4ead4")  # fmt: skip
    sheet.shade(shirt, "#94a4a4", 20, -14, 18, alpha=0.8)
    sheet.line("116,766 194,782 276,766", POST, 12)
    patch = sheet.fill(polygon("140,680 186,676 190,724 144,728"), GOLD)
    sheet.shade(patch, RUST, -6, -6, 6, alpha=0.6)
    for x, y in ((138, 692), (140, 714), (188, 690), (190, 712)):
        sheet.line([(x - 6, y), (x + 6, y)], POST, 4)
    _straw(sheet, 200, 566, 60, 22)
    with sheet.at(206, 474, 84):
        _face(sheet)
    people.arm(sheet, "168,612,34 250,690,30 392,600,23", "#f4f6e4", "#d8985c")


def _straw(sheet: Sheet, x: float, y: float, spread: float, count: int) -> None:
    """Let straw look out of a seam around (x, y) that is 2 × `spread` wide."""
    random = np.random.default_rng(count)
    for k in range(count):
        dx = spread * (2 * k / max(1, count - 1) - 1)
        reach = random.uniform(26, 58)
        tip = (x + dx * 1.15 + random.uniform(-8, 8), y + reach)
        sheet.line([(x + dx, y - 8), tip], (STRAW, "#d89c3c", "#fbe08c")[k % 3], 6)


def _face(sheet: Sheet) -> None:
    """Draw the sack that is its head, turned to the tree, and its hat."""
    sack = sheet.fill("-0.86,-0.3 -0.7,-0.8 0,-0.96 0.72,-0.8 0.92,-0.2 0.86,0.4 0.5,0.86 "
                      "0.3,1.08! -0.3,1.08! -0.56,0.86 -0.86,0.4", SACK)  # fmt: skip
    sheet.shade(sack, "#b07a4c", 0.16, -0.14, 0.14, alpha=0.7)
    sheet.line("-0.36,0.98 0,1.03 0.36,0.98", POST, 0.12)
    for x in (0.14, 0.68):
        sheet.line(arc(x, -0.02, 0.15, 0.13, 200, 340), INK, 0.1)
    for x in (-0.02, 0.74):
        sheet.disc(x, 0.3, 0.16, "#e8805c", 0.13, alpha=0.7)
    sheet.fill("0.3,0.1! 0.54,0.14! 0.84,0.3! 0.36,0.34!", RUST)
    sheet.line("0.04,0.5 0.3,0.68 0.56,0.66 0.78,0.46", INK, 0.09)
    for x, y in ((0.16, 0.6), (0.42, 0.69), (0.66, 0.58)):
        sheet.line([(x, y - 0.08), (x, y + 0.08)], INK, 0.06)
    brim = sheet.fill("-1.6,-0.3 -0.9,-0.62 0,-0.72 0.9,-0.66 1.6,-0.44 0.9,-0.34 0,-0.36 "
                      "-0.9,-0.26", "#9a5a3c")  # fmt: skip
    sheet.shade(brim, INK, 0, -0.12, 0.08, alpha=0.5)
    crown = sheet.fill("-0.72,-0.56! -0.6,-1.3 -0.1,-1.42 0.5,-1.34 0.7,-0.62!", "#9a5a3c")
    sheet.shade(crown, INK, -0.12, -0.1, 0.12, alpha=0.5)
    sheet.fill("-0.7,-0.6! -0.67,-0.84! 0.66,-0.9! 0.69,-0.66!", RED)


def _crow(sheet: Sheet) -> None:
    """Draw a crow that stands at the origin and looks on: beak, eye, wing and tail."""
    for x in (-14, 12):
        sheet.line([(x, -34), (x + 2, 2)], "#6a5048", 6)
        sheet.line([(x - 8, 4), (x + 16, 4)], "#6a5048", 6)
    body = sheet.fill("-124,-18! -70,-66 -30,-100 14,-112 34,-150 74,-166 104,-142 104,-116 "
                      "72,-96 62,-60 26,-30 -24,-26 -66,-30 -100,0!", INK)  # fmt: skip
    sheet.shade(body, "#5a6c9c", 12, 12, 10, alpha=0.7)
    wing = sheet.fill("16,-96 28,-62 -4,-44 -60,-34 -104,-20! -64,-68 -24,-96", "#44507c")
    sheet.shade(wing, INK, 0, -8, 8, alpha=0.7)
    for feather in ("-78,-36 -44,-52 -14,-58", "-56,-32 -28,-42 0,-48"):
        sheet.line(feather, INK, 4)
    sheet.fill("96,-144! 156,-124! 98,-114!", GOLD)
    sheet.line("100,-128 140,-124", "#b07a2c", 4)
    sheet.disc(78, -138, 11, CREAM)
    sheet.disc(81, -137, 6, INK)


def _pumpkins(sheet: Sheet) -> None:
    for x, y, size in ((92, 1092, 0.9), (250, 1124, 1.15)):
        with sheet.at(x, y, size):
            sheet.disc(0, 52, 112, FURROW, 14, alpha=0.8)
            sheet.line("0,-50 6,-76 20,-86", "#5f7a44", 16)
            for dx, wide in ((-52, 46), (52, 46), (-24, 44), (24, 44), (0, 36)):
                rib = sheet.disc(dx, 0, wide, "#f08c38", 60)
                sheet.shade(rib, "#b84a2c", -8, -14, 10, alpha=0.6)


def look() -> Look:
    return Look(
        "umber", glow=0.0, pull=0.03, contrast=1.0,
        focus=((0.26, 0.39, 0.09, 1.0), (0.68, 0.35, 0.07, 0.9)), seed=12,
    )  # fmt: skip
