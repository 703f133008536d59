"""Under a laid table: two guests' feet, and a child between them who ties their laces together."""

import skia

from cards.studio.paper import grips, ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.paper.sheet import Sheet

CHILD = (400, 540)
"""The child's chin."""
HEAD = 0.84
"""How large its head is."""
FLOOR = 690
"""Where the floor begins."""
EDGE = 126
"""Where the table's edge is."""


def build() -> Box:
    """Build the card."""
    sky = glow("#fff0b8", "#ffd266", "#f2a63c", "#b5601c", at=(400, 480), radius=640)
    box = Box(sky, (400, 420), "#120c2e", (0.1, 0.7), Finish(vignette=0.3, bloom=0.08))
    _floor(box)
    _company(box)
    _far_legs(box)
    _child(box)
    _guests(box)
    _laces(box)
    _cloth(box)
    _dishes(box)
    return box


def _floor(box: Box) -> None:
    floor = Sheet("#d8843a", "#a9602a", gap=0.5, through=0.05, rim=0.3)
    floor.fill(rectangle(-20, FLOOR, 840, 420))
    for i in range(-9, 10):
        floor.score([(400 + 60 * i, FLOOR), (400 + 170 * i, 1220)], 2.4)
    for y in (740, 820, 930, 1060):
        floor.score([(-20, y), (820, y)], 2)
    box.add(floor)
    rug = Sheet("#4f86cf", "#3d6fbc", gap=0.4, through=0.04, rim=0.5)
    rug.fill(ellipse(400, 1010, 470, 180)).score(ellipse(400, 1010, 410, 146), 7)
    box.add(rug)


def _far_legs(box: Box) -> None:
    """Seat a lady at the back who has slipped off a shoe, and one who has hoofs."""
    chairs = Sheet("#7c4420", "#6a3818", gap=0.7, through=0.04, rim=0.5)
    for x in (216, 584):
        chairs.fill(rectangle(x - 88, 396, 176, 26, 8))
        for leg in (x - 78, x + 62):
            chairs.fill(rectangle(leg, 410, 16, 316))
    box.add(chairs)
    stockings = Sheet("#fdeeda", "#f3d3b0", gap=1.0, through=0.04, rim=0.6)
    stockings.limb("176,430,25 174,520,26 176,620,22 180,730,12 180,760,12")
    stockings.limb("228,430,25 230,520,26 228,620,22 222,730,12 224,756,13 250,778,11 270,780,6")
    box.add(stockings)
    skirt = Sheet("#ee8f88", "#dd7a78", gap=1.0, through=0.04, rim=0.6)
    skirt.fill("132,330! 300,330! 306,420 290,500 250,524 216,500 182,524 142,500 126,420")
    skirt.score("216,400 214,450 216,498", 4)
    box.add(skirt)
    pumps = Sheet("#e0452e", "#c43522", gap=0.8, through=0.04, rim=0.7)
    pumps.fill("162,746! 180,764 198,746! 210,784 200,804 180,810 160,804 150,784")
    with pumps.at(130, 1070, 1.25):
        pumps.fill("-70,34! -64,18 -34,6 -8,8 14,-14 34,-44! 48,-40 50,-8 52,40! 41,40! 34,4 "
                   "10,22 -20,38!")  # fmt: skip
    box.add(pumps)
    devil = Sheet("#8f4c2c", "#743a20", gap=1.0, through=0.04, rim=0.6)
    for side in (-1, 1):
        x = 590 + 34 * side
        devil.limb([(x, 350, 36), (x + 4 * side, 430, 40), (x + 2 * side, 520, 34),
                    (x - 8 * side, 640, 22), (x - 2 * side, 742, 18)])  # fmt: skip
        for k in range(6):
            y = 420 + 44 * k
            devil.slit([(x - 10, y), (x - 3, y + 18), (x - 8, y + 30)], 2.2)
            devil.slit([(x + 11, y + 18), (x + 6, y + 34), (x + 9, y + 46)], 2.2)
    box.add(devil)
    hoofs = Sheet("#2b1f3c", "#20162e", gap=0.5, through=0.03, rim=0.8)
    for x in (558, 622):
        hoofs.fill(f"{x - 21},728! {x + 21},728! {x + 31},806! {x - 31},806!")
        hoofs.cut(f"{x - 6},806! {x},746! {x + 6},806!")
    box.add(hoofs)
    far = Sheet("#eccb8c", "#e2b872", gap=1.2, through=0.2, rim=0.6)
    hem = [(-30 + 54 * i, 318 + (12, -6)[i % 2]) for i in range(17)]
    far.fill([(-30, 150, True), (850, 150, True), *hem[::-1]])
    ornament.lace(far, hem, 13, 0.8)
    box.add(far)


def _child(box: Box) -> None:
    """Stand a small child on the rug, who looks aside."""
    tights = Sheet("#fbeeda", "#f3dfc0", gap=1.2, through=0.05, rim=0.7)
    boots = Sheet("#f0b23c", "#e0a030", gap=1.4, through=0.04, rim=0.7)
    for flip in (False, True):
        with tights.at(800 if flip else 0, 0, 1, flip=flip):
            leg = band("356,850,46 336,930,43 318,1000,39 308,1060,35")
            tights.fill(leg)
            for k in range(4):
                x, y = 340 - 10 * k, 906 + 40 * k
                stripe = band([(x - 60, y + 4, 8), (x, y + 12, 8), (x + 60, y + 14, 8)])
                tights.ink("#e0534c", skia.Op(stripe, leg, skia.PathOp.kIntersect_PathOp))
        with boots.at(800 if flip else 0, 0, 1, flip=flip):
            boots.fill("262,1046! 352,1056! 350,1100 340,1128 296,1136 246,1130 226,1104 232,1072")
            boots.ink("#8a4c1e", "230,1112 296,1120 346,1110! 340,1130 296,1138 246,1132")
            boots.score("262,1060 304,1072 350,1068", 4)
    dress = Sheet("#2f9c94", "#1f7d7c", gap=1.4, through=0.04, rim=0.6)
    with dress.at(*CHILD):
        dress.fill("-70,40! -34,24 34,24 70,40! 92,130 106,220 140,330! 120,362 60,376 0,380 "
                   "-60,376 -120,362 -140,330! -106,220 -92,130")  # fmt: skip
        dress.score("-132,330 -60,350 0,354 60,350 132,330", 5)
    box.add(tights)
    box.add(boots)
    box.add(dress)
    collar = Sheet("#fff3dc", "#f6e3c0", gap=0.5, through=0.05, rim=0.6)
    with collar.at(*CHILD):
        collar.fill("-64,44! 0,30 64,44! 52,96 10,84 0,58! -10,84 -52,96")
    box.add(collar)
    hair = Sheet("#3a1f2c", "#2e1826", gap=0.8, through=0.03, rim=0.6)
    with hair.at(*CHILD, HEAD):
        hair.fill(ellipse(0, -90, 122, 122))
        for side in (-1, 1):
            hair.limb([(110 * side, -50, 24), (140 * side, 14, 27), (126 * side, 80, 18),
                       (138 * side, 112, 4)])  # fmt: skip
            x = 122 * side
            hair.ink("#e0452e", f"{x},-10! {x - 30},-30! {x - 26},14! {x},-4! {x + 26},14! "
                     f"{x + 30},-30!")  # fmt: skip
    box.add(hair)
    face = Sheet("#f7cf9c", "#f0bd8a", gap=0.8, through=0.05, rim=0.6)
    with face.at(*CHILD, HEAD):
        face.fill("0,-170 70,-152 104,-90 94,-20 52,32 0,50 -52,32 -94,-20 -104,-90 -70,-152")
        face.ink("#ef9070", ellipse(-64, -14, 23, 17), ellipse(64, -14, 23, 17))
    box.add(face)
    fringe = Sheet("#3a1f2c", "#2e1826", gap=0.6, through=0.03, rim=0.6)
    with fringe.at(*CHILD, HEAD):
        fringe.fill("-114,-50! -108,-110 -40,-118! 20,-126 70,-110! 100,-98 114,-50! 130,-140 "
                    "70,-206 0,-216 -70,-206 -130,-140")  # fmt: skip
        fringe.slit("0,-212 -20,-170 -48,-130", 2).slit("4,-212 30,-170 46,-134", 2)
    box.add(fringe)
    _features(box)


def _features(box: Box) -> None:
    white = Sheet("#fffdf4", gap=0.2, through=0.03, rim=0.3, wobble=0.1)
    dark = Sheet("#2a1626", gap=0.2, through=0.02, rim=0.3, wobble=0.1)
    with white.at(*CHILD, HEAD), dark.at(*CHILD, HEAD):
        for x in (-44, 44):
            white.fill(ellipse(x, -54, 22, 18))
            dark.fill(ellipse(x + 9, -54, 12, 13)).cut(ellipse(x + 13, -59, 3.6))
            dark.limb([(x - 25, -58, 2), (x - 2, -73, 5), (x + 25, -58, 2)])
        dark.limb("-76,-86,2 -48,-94,5 -22,-84,2").limb("18,-96,2 48,-106,5 78,-90,2")
        dark.limb("-6,-22,1.5 3,-16,3 12,-22,1.5")
        dark.limb("-26,8,1.5 -4,16,4 24,10,4 44,-6,1.5").limb("40,-12,1.5 46,-6,2.5 47,2,1")
    box.add(white)
    box.add(dark)


def _guests(box: Box) -> None:
    """Seat a guest at either end: thigh, knee and shin, and a laced shoe turned to the other's."""
    chairs = Sheet("#6a3818", "#55290f", gap=1.2, through=0.04, rim=0.6)
    socks = Sheet("#f0b23c", "#d9962a", gap=0.7, through=0.04, rim=0.6)
    for flip in (False, True):
        with chairs.at(800 if flip else 0, 0, 1, flip=flip):
            chairs.fill(rectangle(-20, 520, 66, 34, 8), rectangle(0, 540, 26, 420))
        with socks.at(800 if flip else 0, 0, 1, flip=flip):
            socks.limb("88,750,44 84,880,48")
            socks.ink("#d8432f", *(rectangle(20, 790 + 32 * i, 150, 14) for i in range(3)))
    box.add(chairs)
    box.add(socks)
    for flip, colour, stripe in ((False, "#35519c", "#6f8fd6"), (True, "#7c3a72", "#b06aa0")):
        trousers = Sheet(colour, gap=1.5, through=0.03, rim=0.6)
        with trousers.at(800 if flip else 0, 0, 1, flip=flip):
            trousers.limb("-60,440,88 40,446,86 96,470,74")
            trousers.limb("96,476,74 100,560,72 92,650,64 87,712,58")
            trousers.fill("23,722! 151,722! 156,776! 18,776!")
            for line in ("-30,410,3 70,414,3 126,450,3 138,560,3 128,690,3 123,764,3",
                         "-30,470,3 50,474,3 88,500,3 92,580,3 85,690,3 82,764,3",
                         "36,560,3 46,640,3 45,700,3 43,764,3"):  # fmt: skip
                trousers.ink(stripe, band(line))
            trousers.score("20,736 90,742 154,736", 4)
            trousers.slit("30,530 58,524 78,508", 3)
        box.add(trousers)
    shoes = Sheet("#5b3220", "#43230f", gap=1.2, through=0.03, rim=0.8)
    for flip, colour in ((False, "#8a4c2a"), (True, "#8c3346")):
        with shoes.at(826 if flip else -26, 78, 0.85, flip=flip):
            upper = ("38,1030! 34,960 48,916! 92,930 140,926 184,908! 214,950 262,978 322,990 "
                     "350,1012 352,1046! 40,1050!")  # fmt: skip
            shoes.fill(upper).ink(colour, upper)
            shoes.ink("#140f20", "24,1040! 360,1034! 360,1058! 130,1062! 128,1074! 28,1074!")
            shoes.fill("24,1040! 360,1034! 360,1058! 130,1062! 128,1074! 28,1074!")
            shoes.slit("262,984 276,1010 270,1036", 2).slit("100,934 110,990 96,1034", 2)
    box.add(shoes)


def _laces(box: Box) -> None:
    """Tie the two shoes' laces in one big bow that the child holds."""
    laces = Sheet("#f0402c", "#d9321f", gap=0.9, through=0.04, rim=0.8)
    tips = Sheet("#fff6dc", gap=0.4, through=0.05, rim=0.8)
    for flip in (False, True):
        with laces.at(800 if flip else 0, 0, 1, flip=flip):
            for k in range(3):
                x, y = 120 + 34 * k, 872 + 20 * k
                laces.line([(x - 14, y - 8), (x + 14, y + 8)], 9)
                laces.line([(x + 7, y - 14), (x - 7, y + 14)], 9)
            laces.line("127,858 148,840 200,812 268,800 330,806 396,812", 13)
            with laces.piece(0.6, 2, joint=(396, 812, 22)) as loop:
                loop.fill("396,812! 356,752 300,716 262,730 268,772 320,806")
            laces.cut("368,796 334,758 300,738 284,746 292,770 330,792")
            laces.limb("392,814,6 366,850,7 356,884,7 340,908,6")
        with tips.at(800 if flip else 0, 0, 1, flip=flip):
            tips.line([(341, 906), (331, 924)], 11)
    laces.fill(ellipse(400, 814, 22, 20))
    box.add(laces)
    box.add(tips)
    sleeves = Sheet("#3bb5aa", "#2c9492", gap=1.0, through=0.04, rim=0.6)
    hands = Sheet("#f7cf9c", "#f0bd8a", gap=0.7, through=0.05, rim=0.6)
    for flip in (False, True):
        with sleeves.at(800 if flip else 0, 0, 1, flip=flip):
            sleeves.limb("330,612,32 258,660,34 206,704,32 214,726,27")
        with hands.at(800 if flip else 0, 0, 1, flip=flip):
            grips.grip(hands, 226, 728, 88, 14)
    box.add(sleeves)
    box.add(hands)
    mouse = Sheet("#8d93b8", "#737aa4", gap=0.8, through=0.03, rim=0.7)
    with mouse.at(666, 1128, 1.7, flip=True):
        mouse.fill("-24,0 -22,-16 -6,-24 10,-20 24,-10 32,-2 22,2", ellipse(8, -22, 9))
        mouse.limb("-22,-2,2 -44,2,1.6 -62,-8,.6").cut(ellipse(20, -9, 2))
        mouse.ink("#f0a9a0", ellipse(8, -22, 5), ellipse(31, -2, 3))
    box.add(mouse)


def _cloth(box: Box) -> None:
    cloth = Sheet("#fdf4de", "#f3dcae", gap=2.2, through=0.1, rim=0.7)
    hem = [(-30 + 86 * i, 224 + (18, -6)[i % 2]) for i in range(11)]
    cloth.fill([(-30, EDGE, True), (850, EDGE, True), *hem[::-1]])
    ornament.lace(cloth, hem, 21, 1.2)
    for i in range(11):
        ornament.rosette(cloth, 20 + 76 * i, 182 + 8 * (i % 2), 22, 8, 16)
    for x in (130, 290, 520, 690):
        cloth.score([(x, EDGE + 6), (x + 8, 170), (x - 8, 220)], 3)
    cloth.ink("#e0452e", rectangle(-20, EDGE + 14, 840, 10))
    box.add(cloth)


def _company(box: Box) -> None:
    """Seat the four of whom more than feet is seen: their fronts over the table's edge."""
    for x, colour, wide in ((216, "#d9647a", 76), (590, "#b23a24", 84), (24, "#27356f", 120),
                            (776, "#5a2f57", 120)):  # fmt: skip
        front = Sheet(colour, gap=0.8, through=0.04, rim=0.6)
        front.fill(f"{x - wide},-30! {x + wide},-30! {x + wide - 14},{EDGE + 20}! "
                   f"{x - wide + 14},{EDGE + 20}!")  # fmt: skip
        if wide > 100:
            front.ink("#f6cf6a", *(ellipse(x, y, 9) for y in (24, 76)))
        box.add(front)


def _dishes(box: Box) -> None:
    """Lay the table over the child: a pot, glasses, a cake, as far as the card shows them."""
    china = Sheet("#fffaf0", "#efe0c4", gap=1.0, through=0.05, rim=0.7)
    china.fill("322,132! 306,96 318,60 350,44 390,44 422,60 434,96 418,132!", ellipse(370, 36, 11))
    china.limb("420,112,15 452,92,11 462,58,9 480,48,9")
    china.line("318,66 280,66 276,104 312,112", 10)
    for x in (150, 640):
        china.fill(f"{x - 84},118! {x + 84},118! {x + 56},134! {x - 56},134!")
    china.ink("#3f6fae", rectangle(300, 84, 140, 14))
    box.add(china)
    cakes = Sheet("#f08a9c", "#a85a34", gap=0.6, through=0.04, rim=0.7)
    for x in (150, 640):
        cakes.fill(f"{x - 46},118! {x - 40},84 {x},66 {x + 40},84 {x + 46},118!")
        cakes.ink("#c8242c", ellipse(x, 62, 11)).fill(ellipse(x, 62, 11))
    box.add(cakes)
    glasses = Sheet("#fbe6b0", "#e8b860", gap=0.6, through=0.3, rim=0.9)
    for x in (262, 524):
        glasses.fill(f"{x - 26},30! {x + 26},30! {x + 22},70 {x},86 {x - 22},70")
        glasses.line([(x, 84), (x, 128)], 6).fill(ellipse(x, 130, 22, 6))
        glasses.ink("#a82438", f"{x - 24},48! {x + 24},48! {x + 20},70 {x},84 {x - 20},70")
    box.add(glasses)
