"""Under a laid table: two guests' feet, and a child between them who ties their laces together."""

from cards.studio.paper import ornament, palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.paper.sheet import Sheet

CHILD = (400, 540)
"""The child's chin."""
FLOOR = 740
"""Where the floor begins."""
EDGE = 126
"""Where the table's edge is."""


def build() -> Box:
    """Build the card."""
    sky = glow("#ffe9a6", "#fbc54e", "#ee9a2c", "#c06a1c", at=(400, 560), radius=620)
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
    floor = Sheet("#d98432", "#8c4a1c", gap=0.5, through=0.05, rim=0.3)
    floor.fill(rectangle(-20, FLOOR, 840, 420))
    for i in range(-9, 10):
        floor.score([(400 + 60 * i, FLOOR), (400 + 170 * i, 1220)], 2.4)
    for y in (850, 930, 1050):
        floor.score([(-20, y), (820, y)], 2)
    box.add(floor)
    rug = Sheet("#2a3f86", "#1f2f6c", gap=0.4, through=0.04, rim=0.5)
    rug.fill(ellipse(400, 1010, 480, 170)).score(ellipse(400, 1010, 420, 138), 7)
    for x, y in ((330, 1122), (660, 1086)):
        ornament.rosette(rug, x, y, 34, 8, 11)
    box.add(rug)


def _far_legs(box: Box) -> None:
    """Let a lady sit at the back who has slipped off a shoe, and one who has hoofs."""
    stockings = Sheet("#fbeeda", "#e6cfae", gap=1.0, through=0.06, rim=0.6)
    stockings.limb("182,300,24 182,400,26 180,520,25 186,690,14 186,750,13")
    stockings.limb("238,300,24 236,400,26 230,520,25 222,690,14 216,744,14 226,780,14 250,790,10")
    box.add(stockings)
    skirt = Sheet("#d9647a", "#b84a63", gap=0.8, through=0.04, rim=0.6)
    skirt.fill("150,180! 276,180! 284,420! 240,432 196,428 146,420!")
    for line in ("190,230 184,330 188,424", "236,230 240,330 240,428"):
        skirt.score(line, 3)
    box.add(skirt)
    pumps = Sheet("#e0452e", "#c43522", gap=0.8, through=0.04, rim=0.7)
    pumps.fill("168,748 186,756 204,748 214,772 206,794 186,800 166,794 158,772")
    with pumps.at(190, 1080, 1.35):
        pumps.fill("-70,34! -64,18 -34,6 -8,8 14,-14 34,-44! 48,-40 50,-8 52,40! 41,40! 34,4 "
                   "10,22 -20,38!")  # fmt: skip
    box.add(pumps)
    devil = Sheet("#b23a24", "#8b2a1e", gap=1.0, through=0.04, rim=0.6)
    for x in (560, 618):
        devil.limb([(x, 200, 27), (x - 4, 400, 27), (x + 4, 540, 22), (x - 2, 720, 15)])
        for k in range(6):
            y = 400 + 48 * k
            devil.slit([(x - 8, y), (x - 2, y + 18), (x - 6, y + 30)], 2.2)
            devil.slit([(x + 9, y + 18), (x + 5, y + 34), (x + 8, y + 46)], 2.2)
    box.add(devil)
    hoofs = Sheet("#231a3a", "#191230", gap=0.5, through=0.03, rim=0.8)
    for x in (556, 620):
        hoofs.fill(f"{x - 20},716! {x + 20},716! {x + 29},786! {x - 29},786!")
        hoofs.cut(f"{x - 5},786! {x},734! {x + 5},786!")
    box.add(hoofs)


def _child(box: Box) -> None:
    """Seat a child on the rug that looks at us."""
    tights = Sheet("#fbeeda", "#e9d2b0", gap=1.0, through=0.05, rim=0.7)
    boots = Sheet("#f0b23c", "#d9962a", gap=0.7, through=0.04, rim=0.7)
    for flip in (False, True):
        with tights.at(800 if flip else 0, 0, 1, flip=flip):
            with tights.piece(0.8, 2) as leg:
                leg.limb("350,800,42 262,838,40 222,872,36 262,906,32 320,924,28 366,932,24")
            for k in range(3):
                x = 252 + 42 * k
                tights.ink("#e0734c", band([(x, 866 + 14 * k, 5), (x - 8, 944 + 4 * k, 5)]))
        with boots.at(800 if flip else 0, 0, 1, flip=flip), boots.piece(0.8, 2) as boot:
            boot.fill("338,904! 366,896 390,908 397,932 392,958 372,974 336,966!")
    box.add(tights)
    box.add(boots)
    dress = Sheet("#2f9c94", "#1f7d7c", gap=1.4, through=0.04, rim=0.6)
    with dress.at(*CHILD):
        dress.fill("-70,40! -34,24 34,24 70,40! 100,130 120,220 176,280! 160,318! 60,352 0,358 "
                   "-60,352 -160,318! -176,272! -120,220 -100,130")  # fmt: skip
        dress.score("-156,300 -60,332 0,338 60,332 156,300", 5)
    box.add(dress)
    collar = Sheet("#fff3dc", "#f6e3c0", gap=0.5, through=0.05, rim=0.6)
    with collar.at(*CHILD):
        collar.fill("-64,44! 0,30 64,44! 52,96 10,84 0,58! -10,84 -52,96")
    box.add(collar)
    hair = Sheet("#3a1f2c", "#2e1826", gap=0.8, through=0.03, rim=0.6)
    with hair.at(*CHILD):
        hair.fill(ellipse(0, -90, 122, 122))
        for side in (-1, 1):
            hair.limb([(110 * side, -50, 24), (140 * side, 14, 27), (126 * side, 80, 18),
                       (138 * side, 112, 4)])  # fmt: skip
            x = 122 * side
            hair.ink("#e0452e", f"{x},-10! {x - 30},-30! {x - 26},14! {x},-4! {x + 26},14! "
                     f"{x + 30},-30!")  # fmt: skip
    box.add(hair)
    face = Sheet("#f7cf9c", "#f0bd8a", gap=0.8, through=0.05, rim=0.6)
    with face.at(*CHILD):
        face.fill("0,-170 70,-152 104,-90 94,-20 52,32 0,50 -52,32 -94,-20 -104,-90 -70,-152")
        face.ink("#ef9070", ellipse(-64, -14, 23, 17), ellipse(64, -14, 23, 17))
    box.add(face)
    fringe = Sheet("#3a1f2c", "#2e1826", gap=0.6, through=0.03, rim=0.6)
    with fringe.at(*CHILD):
        fringe.fill("-114,-50! -108,-110 -40,-118! 20,-126 70,-110! 100,-98 114,-50! 130,-140 "
                    "70,-206 0,-216 -70,-206 -130,-140")  # fmt: skip
        fringe.slit("0,-212 -20,-170 -48,-130", 2).slit("4,-212 30,-170 46,-134", 2)
    box.add(fringe)
    _features(box)


def _features(box: Box) -> None:
    white = Sheet("#fffdf4", gap=0.2, through=0.03, rim=0.3, wobble=0.1)
    dark = Sheet("#2a1626", gap=0.2, through=0.02, rim=0.3, wobble=0.1)
    with white.at(*CHILD), dark.at(*CHILD):
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
    """Seat a guest at either end: trousers, sock and a laced shoe each."""
    socks = Sheet("#f0b23c", "#d9962a", gap=0.7, through=0.04, rim=0.6)
    for flip in (False, True):
        with socks.at(840 if flip else -40, -70, 1, flip=flip):
            socks.fill("60,820! 166,820! 176,960! 60,960!")
            socks.ink("#d8432f", *(rectangle(40, 862 + 34 * i, 150, 14) for i in range(3)))
    box.add(socks)
    trousers = Sheet("#27356f", "#1c2756", gap=1.6, through=0.03, rim=0.6)
    for flip, stripe in ((False, "#27356f"), (True, "#5a2f57")):
        with trousers.at(840 if flip else -40, -70, 1, flip=flip):
            shape = (
                "-40,200! 150,200 196,330 204,520 194,720 190,872! 30,872! 44,700 10,520 -40,480!"
            )
            trousers.fill(shape).ink(stripe, shape)
            trousers.score("118,330 124,560 112,846", 5)
    box.add(trousers)
    shoes = Sheet("#5b3220", "#43230f", gap=1.2, through=0.03, rim=0.8)
    for flip, colour in ((False, "#8a4c2a"), (True, "#8c3346")):
        with shoes.at(840 if flip else -40, -70, 1, flip=flip):
            upper = ("38,1030! 34,960 48,916! 92,930 140,926 184,908! 214,950 262,978 322,990 "
                     "350,1012 352,1046! 40,1050!")  # fmt: skip
            shoes.fill(upper).ink(colour, upper)
            shoes.ink("#140f20", "24,1040! 360,1034! 360,1058! 130,1062! 128,1074! 28,1074!")
            shoes.fill("24,1040! 360,1034! 360,1058! 130,1062! 128,1074! 28,1074!")
            shoes.slit("262,984 276,1010 270,1036", 2).slit("100,934 110,990 96,1034", 2)
    box.add(shoes)
    tail = Sheet("#c8432a", "#b23a24", gap=1.0, through=0.04, rim=0.7)
    tail.limb("594,200,9 612,330,10 664,384,10 724,420,10 748,490,9 716,548,8 684,590,7 690,640,6")
    tail.fill("690,624! 728,676! 702,676 690,712! 676,676 652,672!")
    box.add(tail)


def _laces(box: Box) -> None:
    """Tie the two shoes' laces in one big bow that the child holds."""
    laces = Sheet("#f0402c", "#d9321f", gap=0.9, through=0.04, rim=0.8)
    tips = Sheet("#fff6dc", gap=0.4, through=0.05, rim=0.8)
    for flip in (False, True):
        with laces.at(800 if flip else 0, 0, 1, flip=flip):
            for k in range(3):
                x, y = 120 + 34 * k, 872 + 20 * k
                laces.line([(x - 14, y - 8), (x + 14, y + 8)], 7)
                laces.line([(x + 7, y - 14), (x - 7, y + 14)], 7)
            laces.line("127,858 148,840 200,812 268,800 330,806 396,812", 9)
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
            sleeves.limb("330,612,32 268,680,34 244,716,32 246,738,28")
        with hands.at(800 if flip else 0, 0, 1, flip=flip):
            hands.limb("246,742,17 258,754,17")
            with hands.piece(0.6) as hand:
                palms.flat(hand, 250, 744, 80, 14, palms.CURLED, flip=False)
    box.add(sleeves)
    box.add(hands)
    mouse = Sheet("#8d93b8", "#737aa4", gap=0.8, through=0.03, rim=0.7)
    with mouse.at(470, 1150, 1.7, flip=True):
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
