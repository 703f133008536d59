"""A bull of china stands in a shop of hammers; a mouse pushes one off the shelf above it."""

from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.sheet import Sheet

GROUND = 1058
GLAZE, SHADE, BLUE, GOLD = "#fffdf6", "#dfe7ee", "#2f4fa8", "#e2a52e"
BODY = (
    "150,600 190,520 250,484 320,474 390,494 460,536 550,560 630,556 684,586 706,650 704,730 "
    "690,810 640,846 560,838 470,836 390,866 310,880 244,860 196,800 170,720 150,660"
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#e2714a", "#d9603f", "#c24f38", bottom=1000),
        lamp=(240, -100),
        tint="#4a1620",
        fall=(0.4, 0.8),
        finish=Finish(vignette=0.2, bloom=0.07, contrast=0.42),
    )
    _wall(box)
    _shelf(box)
    _far_legs(box)
    _bull(box)
    _head(box)
    _steam(box)
    _floor_things(box)
    return box


def hammer(sheet: Sheet, x: float, y: float, size: float, turn: float, kind: int) -> None:
    """Lay a hammer, its head at (x, y), its handle hanging down `size` units."""
    with sheet.at(x, y, size / 100, turn):
        sheet.fill("-7,6! 7,6! 8,60 10,96 0,104 -10,96 -8,60")
        if kind == 0:  # claw
            head = "-34,-12! -12,-14 24,-12! 24,12! 6,12 -10,10! -26,6 -44,16! -44,-2"
        elif kind == 1:  # sledge
            head = "-36,-18! 36,-18! 40,0 36,18! -36,18! -40,0"
        elif kind == 2:  # ball
            head = (
                "-40,-3 -32,-14 -20,-12 -12,-10! 12,-12! 30,-13! 30,13! 12,12! -12,10! -20,12 "
                "-32,12"
            )
        else:  # mallet
            head = "-32,-22! 32,-22! 28,22! -28,22!"
        colour = ("#4a4f5c", "#3a3f4a", "#596273", "#b5803f")[kind]
        sheet.fill(head).ink(colour, spline(head))


def _wall(box: Box) -> None:
    board = Sheet("#f0c98a", "#e2b06a", gap=0.8, through=0.05, rim=0.5)
    board.fill(rectangle(40, 40, 720, 250, 6))
    for x in range(60, 760, 28):
        for y in range(60, 284, 28):
            board.cut(ellipse(x, y, 2.4))
    box.add(board)
    gone = Sheet("#c98f4f", gap=0.1, through=0.05, rim=0.2, shade=0.2)
    with gone.at(600, 106, 1.15):
        gone.line("-7,14 -8,60 -10,96 0,104 10,96 8,60 7,14", 3)
        gone.line("-36,-18! 36,-18! 40,0 36,18! -36,18! -40,0 -36,-18!", 3)
    box.add(gone)
    tools = Sheet("#9a5f34", "#85502c", gap=1.1, through=0.02, rim=0.6)
    for i, (x, size, kind) in enumerate(
        ((104, 112, 0), (204, 136, 1), (304, 104, 2), (400, 128, 3), (500, 108, 0), (700, 120, 2))
    ):
        hammer(tools, x, 100 + 8 * (i % 2), size, (-3, 2, 4, -2, 3, -4)[i], kind)
    box.add(tools)
    pegs = Sheet("#3a2a2a", gap=0.5, through=0, rim=0.6)
    for x in (92, 116, 190, 218, 292, 316, 387, 413, 488, 512, 587, 613, 688, 712):
        pegs.fill(ellipse(x, 130, 4.5))
    box.add(pegs)


def _shelf(box: Box) -> None:
    shelf = Sheet("#8a4a2c", "#6f3a24", gap=1.2, through=0.02, rim=0.6)
    shelf.fill(
        rectangle(372, 386, 396, 18, 3), "420,404! 436,404! 436,450!", "716,404! 732,404! 716,450!"
    )
    box.add(shelf)
    goods = Sheet("#9a5f34", "#85502c", gap=0.9, through=0.02, rim=0.6)
    hammer(goods, 640, 356, 76, -90, 3)
    hammer(goods, 706, 368, 40, -90, 1)
    hammer(goods, 352, 376, 150, -86, 1)  # half over the edge
    box.add(goods)
    mouse = Sheet("#6f7486", "#5c6072", gap=0.8, through=0.02, rim=0.8)
    with mouse.at(546, 387, 1.25, flip=True):
        mouse.fill("-30,0! -34,-16 -22,-32 0,-36 16,-32 34,-18! 22,-10 16,0!")
        mouse.fill(ellipse(8, -36, 11)).ink("#e2a0a0", ellipse(8, -36, 6))
        mouse.limb("14,-14,4 28,-16,3.4 40,-14,3").limb("-30,-4,3 -52,-2,2.4 -70,-16,1.8 -86,-10,1")
        mouse.ink("#1f1a24", ellipse(22, -24, 2.6))
    box.add(mouse)


def _leg(part: Drawing, hip: tuple, knee: tuple, foot: tuple, thick: float) -> None:
    part.limb([(*hip, 62 * thick), ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2, 44 * thick),
               (*knee, 27 * thick), ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, 21 * thick),
               (foot[0], foot[1] - 34, 22 * thick)])  # fmt: skip
    part.fill([(foot[0] - 30 * thick, foot[1], True), (foot[0] - 22 * thick, foot[1] - 42),
               (foot[0] + 20 * thick, foot[1] - 42),
               (foot[0] + 26 * thick, foot[1], True)])  # fmt: skip


def _far_legs(box: Box) -> None:
    floor = Sheet("#7a3a2e", "#5e2a26", gap=1.0, through=0.05, rim=0.5)
    floor.fill(rectangle(-20, 968, 840, 260))
    for x0, x1 in ((-60, -420), (90, -140), (240, 130), (400, 400), (560, 670), (710, 940)):
        floor.score([(x0, 968), (x1, 1210)], 2.4)
    box.add(floor)
    far = Sheet("#d3dce6", "#b4c2d4", gap=1.0, through=0.03, rim=0.6)
    with far.piece(2) as part:
        _leg(part, (350, 800), (372, 910), (360, GROUND - 20), 0.9)
        _leg(part, (590, 790), (560, 910), (576, GROUND - 20), 0.9)
    far.ink(BLUE, rectangle(332, GROUND - 52, 58, 34), rectangle(546, GROUND - 52, 60, 34))
    box.add(far)


def _bull(box: Box) -> None:
    body = Sheet(GLAZE, SHADE, gap=1.3, through=0.03, rim=0.7)
    with body.piece(3) as part:
        part.fill(BODY)
    with body.piece(2, 3, joint=(640, 760, 100)) as part:
        part.limb(
            [(640, 730, 66), (664, 830, 52), (640, 910, 30), (672, 980, 22), (668, GROUND - 34, 23)]
        )
        part.fill(
            [(636, GROUND, True), (646, GROUND - 44), (690, GROUND - 44), (696, GROUND, True)]
        )
    with body.piece(2, 3, joint=(276, 770, 110)) as part:  # the foreleg that paws
        part.limb([(276, 760, 66), (256, 850, 46), (206, 900, 30), (232, 962, 21), (256, 998, 20)])
        part.fill("240,1000! 268,978 290,1016! 262,1044!")
    body.limb("684,612,9 724,640,8 736,720,7 716,800,6 724,850,6")
    with body.at(724, 866):
        body.fill("0,-26! 16,0 20,30 4,64! -16,30 -14,0")
    body.ink(
        BLUE, rectangle(634, GROUND - 34, 64, 40), polygon("240,1008 258,990 300,1020 262,1050")
    )
    _glaze(body)
    box.add(body)
    _mended(box)


def _flower(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    with sheet.at(x, y, size, turn):
        for k in range(6):
            with sheet.at(0, 0, 1, 60 * k):
                sheet.ink(BLUE, spline("0,0! .36,-.26 .78,-.36 1.08,0! .78,.36 .36,.26"))
                sheet.ink(GLAZE, band([(0.3, 0, 0.03), (0.6, 0, 0.06), (0.86, 0, 0.02)]))
        sheet.ink(GLAZE, ellipse(0, 0, 0.32)).ink(BLUE, ellipse(0, 0, 0.18))


def _glaze(body: Sheet) -> None:
    """Paint flowers, twigs and bands on the china."""
    for x, y, size, turn in ((296, 640, 54, 0), (468, 690, 74, 20), (612, 650, 48, 8),
                             (366, 776, 38, 30), (586, 780, 40, 12)):  # fmt: skip
        _flower(body, x, y, size, turn)
    for twig in ("340,690,2.6 380,726,2.4 404,716,1", "540,640,2.6 566,616,2.4 560,590,1",
                 "404,616,2.6 370,590,2.4 330,566,1", "530,748,2.6 548,720,2.4 580,716,1",
                 "420,780,2.6 470,800,2.4 520,796,1",
                 "646,720,2.6 664,760,2.4 656,800,1"):  # fmt: skip
        body.ink(BLUE, band(twig))
        x, y = (float(n) for n in twig.split()[1].split(",")[:2])
        for angle in (20, 140, 250):
            with body.at(x, y, 26, angle):
                body.ink(BLUE, spline("0,0! .4,-.24 .75,-.2 1.1,0! .75,.2 .4,.24"))


def _mended(box: Box) -> None:
    """Lay the seams where it has been glued before, in gold."""
    gold = Sheet(GOLD, "#c98a22", gap=0.15, through=0.02, rim=0.5, shade=0.4, wobble=0.2)
    for seam in (
        "520,574 508,630 530,668 512,720 528,760 516,832",
        "508,630 450,610 420,566",
        "530,668 590,700 640,694 692,700",
        "216,700 262,716 300,704 330,730 322,800 340,856",
    ):
        run = [tuple(float(n) for n in point.split(",")) for point in seam.split()]
        gold.line(polygon(run, closed=False), 5)
    box.add(gold)


def _head(box: Box) -> None:
    horns = Sheet(GOLD, "#d0922a", gap=1.0, through=0.02, rim=0.8)
    horns.limb("214,560,20 262,520,18 276,470,12 262,424,3")
    horns.limb("120,566,20 78,540,18 58,496,14").fill(
        "44,500! 56,480! 64,492! 76,482! 74,506 54,512"
    )
    box.add(horns)
    head = Sheet(GLAZE, SHADE, gap=1.2, through=0.03, rim=0.7)
    with head.piece(2, 2) as part:
        part.fill("222,592 262,566 300,572 312,590! 290,622 250,634 224,624")
        part.fill("110,600 74,580 36,590 26,608! 50,636 88,640 110,626")
    with head.piece(2) as part:
        part.fill(
            "96,580 130,546 168,538 206,546 240,580 246,640 228,700 214,752 210,800 186,836 "
            "160,842 132,834 112,800 110,752 96,700 88,640"
        )
    head.ink(
        "#c9d6e6",
        spline("112,778 130,764 160,760 192,764 212,778 210,808 186,836 160,842 132,834 112,806"),
    )
    head.ink(BLUE, spline("150,552! 166,540 182,552! 196,600 166,640 138,600"))
    head.ink(GLAZE, spline("166,566 178,596 166,622 154,596"))
    for side in (-1, 1):
        with head.at(164, 0, flip=side < 0):
            head.ink(BLUE, spline("28,642! 66,622 78,644! 62,660 40,660"))
            head.ink(GLAZE, ellipse(54, 648, 11, 9)).ink("#1c2340", ellipse(50, 650, 6.5))
            head.ink(BLUE, band([(20, 646, 3), (46, 626, 7), (80, 604, 3)]))
            head.ink("#1c2340", ellipse(26, 796, 10, 8))
            head.ink(BLUE, band([(58, 690, 1), (46, 720, 3), (40, 752, 1)]))
    head.ink("#1c2340", band([(136, 822, 1), (163, 814, 4), (190, 822, 1)]))
    box.add(head)
    ring = Sheet(GOLD, gap=0.7, through=0.02, rim=0.9)
    ring.line(arc(163, 818, 22, 26, -20, 200, 30), 7)
    box.add(ring)
    tag = Sheet("#fff3d2", "#f0dcae", gap=0.9, through=0.1, rim=0.6)
    with tag.at(290, 604, 1, 18):
        tag.line([(0, 0), (6, 40)], 2.4)
        tag.fill("-22,56! 6,34! 34,56! 34,122! -22,122!").cut(ellipse(6, 52, 5))
        tag.ink(
            "#b3322e",
            rectangle(-12, 74, 36, 5),
            rectangle(-12, 90, 26, 5),
            band("-16,112,2 10,84,2 30,66,2"),
        )
    box.add(tag)


def _steam(box: Box) -> None:
    steam = Sheet("#f9cfa6", gap=0.7, through=0.2, rim=0.5, shade=0.5)
    for flip in (False, True):
        with steam.at(164, 0, flip=flip), steam.piece(2) as part:
            for x, y, radius in ((44, 806, 7), (60, 812, 12), (82, 820, 18), (108, 816, 22),
                                 (128, 832, 17), (104, 840, 17), (142, 812, 12)):  # fmt: skip
                part.fill(ellipse(x, y, radius))
    box.add(steam)


def _floor_things(box: Box) -> None:
    bits = Sheet(GOLD, gap=0.6, through=0.02, rim=0.8)
    with bits.at(96, 1096, 1, 28):
        bits.fill("-30,10! -22,-10! 14,-8 44,4! 14,12")
    box.add(bits)
    white = Sheet(GLAZE, SHADE, gap=0.7, through=0.05, rim=0.7)
    white.fill("160,1110! 186,1090! 204,1112! 178,1124!", "330,1112! 356,1098! 360,1120!",
               "214,1140! 232,1130! 236,1148!")  # fmt: skip
    white.ink(BLUE, ellipse(184, 1108, 7), ellipse(350, 1112, 5))
    box.add(white)
    glue = Sheet("#f3c33c", "#e0a82c", gap=0.9, through=0.05, rim=0.7)
    with glue.at(470, 1140, 1, 82):
        glue.fill("-16,-64! 16,-64! 22,40! 22,50! -22,50! -22,40!").fill(
            "-8,-64! 8,-64! 3,-92! -3,-92!"
        )
        glue.ink("#b3322e", rectangle(-20, -30, 40, 40)).ink("#fff3d2", ellipse(0, -10, 12))
    box.add(glue)
    keeper = Sheet("#e6b48e", "#d99f78", gap=0.9, through=0.05, rim=0.6)
    keeper.fill(ellipse(744, 1092, 36, 44))
    keeper.ink("#2a1c24", ellipse(731, 1090, 4.5), ellipse(757, 1090, 4.5))
    box.add(keeper)
    hat = Sheet("#3a2a3c", gap=0.6, through=0.03, rim=0.6)
    hat.fill("702,1074! 712,1032 744,1022 776,1032 786,1074!").fill(
        rectangle(684, 1066, 120, 12, 6)
    )
    box.add(hat)
    counter = Sheet("#5a2c30", "#43202a", gap=1.4, through=0.03, rim=0.6)
    counter.fill(rectangle(650, 1120, 200, 120, 4), rectangle(634, 1106, 210, 22, 5))
    counter.score("680,1144 680,1200", 2).score("740,1144 740,1200", 2)
    box.add(counter)
    fingers = Sheet("#e6b48e", "#d99f78", gap=0.7, through=0.05, rim=0.6)
    for x in (668, 786):
        for k in range(4):
            fingers.limb([(x + 9 * k - 14, 1106, 5), (x + 9 * k - 14, 1126 - 3 * (k % 3), 4.6)])
    box.add(fingers)
