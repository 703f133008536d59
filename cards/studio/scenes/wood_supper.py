"""A table laid in a wood; only animals' shadows sit at it, on the cloth behind."""

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, DUSK, TRUNK, BARK = "#2c1a40", "#8a4a8c", "#5a3468", "#3c2050"
GLOW, AMBER, SHADOW = "#ffe08c", "#f4a050", "#7c3c54"
CREAM, LILAC, WOOD, RUST = "#fff6e0", "#b8a0c8", "#c87c44", "#7c4038"
RED, WINE, GREEN, FOREST = "#e4443c", "#8c1c3c", "#4f9c64", "#1f5c58"
GRASS, MOSS = "#5fa860", "#2a6c5c"
BEAR = ("20,760! 24,660 44,590 84,548 78,520 86,500 104,498 116,508 146,500 176,512 190,534 "
        "222,552 232,568 222,582 190,588 196,612 236,640 262,622! 286,640 268,676 214,690 "
        "222,760!")  # fmt: skip
STAG = ("286,760! 292,690 322,660 338,610 330,560 306,548 292,528! 330,524 352,504 384,500 416,504 "
        "438,524 476,528! 462,548 438,560 430,610 446,660 478,690 484,760!")  # fmt: skip
ANTLER = ("0,0,9 22,-50,9 20,-104,8 44,-160,6 40,-206,3", "20,-100,7 58,-120,6 76,-160,3",
          "24,-54,7 -14,-84,5 -20,-126,3", "42,-154,6 14,-176,4 8,-204,2")  # fmt: skip
HARE = ("500,760! 508,690 530,650 522,610 528,576 524,500 534,430! 550,470 554,560 566,560 578,480 "
        "600,436! 602,520 586,574 604,600 618,622 600,640 584,650 604,690 612,760!")  # fmt: skip
FOX = ("634,760! 640,680 668,640 672,616 612,600 596,586 606,574 650,562 668,540 664,490! 694,520 "
       "716,524 736,486! 748,540 752,600 776,650 790,760!")  # fmt: skip


def draw() -> Picture:
    g = Sprayed("#5c3a84", "#e8887c")
    _wood(g)
    _cloth(g)
    with g.at(26, 48, 0.935):
        _guests(g)
    _lanterns(g)
    _grass(g)
    _table(g)
    _meal(g)
    with g.at(606, 1068, 1.0, 0):
        _chair(g)
    with g.at(186, 1096, 1.05, -14):
        _hat(g)
    return g.picture()


def _wood(g: Sprayed) -> None:
    for x, wide in ((90, 22), (250, 16), (360, 24), (560, 18), (700, 24)):
        g.form(polygon([(x - wide, -10), (x + wide, -10), (x + wide * 1.2, 420),
                        (x - wide * 1.2, 420)]), "#7c4c94", "#9c5c94")  # fmt: skip
    for x, y, r in ((60, 40, 110), (200, 10, 90), (330, 30, 100), (480, 0, 100), (620, 30, 110),
                    (760, 20, 110)):  # fmt: skip
        g.form(ellipse(x, y, r, r * 0.72), "#4c7c7c", "#2a5470", "#7ca888", 270)


def _cloth(g: Sprayed) -> None:
    """Hang a lit cloth on a rope between two trunks."""
    g.form("-10,262! 120,276 400,286 680,276 810,262! 810,800! -10,800!", GLOW, AMBER, "#fff4c0",
           270)  # fmt: skip
    g.glow(400, 540, 330, "#fffbe0", 0.8)
    for x in (150, 300, 520, 660):
        g.line([(x, 280), (x + 6, 400), (x - 4, 500)], AMBER, 4, alpha=0.5)
    for x, flip in ((8, False), (792, True)):
        with g.at(x, 0, 1, flip=flip):
            g.form("-60,-10! 30,-10! 34,300 30,700 56,900! -60,900!", TRUNK, BARK, "#8c5c94", 0)
            g.line("8,80 12,240 4,380", BARK, 6)
    g.line("30,258 400,284 770,258", WOOD, 9)
    for x in (110, 256, 400, 544, 690):
        y = 284 - 26 * ((x - 400) / 370) ** 2
        g.fill(rectangle(x - 8, y - 16, 16, 38, 4), RED)


def _guests(g: Sprayed) -> None:
    """Cast the shadows: a bear that toasts, a stag, a hare with a fork, a fox."""
    for shape, aside in ((BEAR, -14), (STAG, -4), (HARE, -6), (FOX, 14)):
        with g.at(aside, 0):
            g.form(shape, SHADOW, "#5c2850", None, 270)
    for flip in (False, True):
        with g.at(380 + (-26 if flip else 26), 506, 1, flip=flip):
            for branch in ANTLER:
                g.fill(band(branch), SHADOW)
    g.fill("262,600! 306,600! 300,566! 268,566!", SHADOW)
    g.fill("256,548! 312,548! 306,592 284,606 262,592", SHADOW)
    g.line("284,600 278,650", SHADOW, 8)
    with g.at(-10, 24):
        g.limb("590,690,14 612,664,12 618,636,11", SHADOW)
        g.line("618,650 618,560", SHADOW, 7)
        for x in (604, 618, 632):
            g.line([(x, 520), (x, 556)], SHADOW, 5)
        g.line("604,556 632,556", SHADOW, 7)


def _lanterns(g: Sprayed) -> None:
    for x, y, colour in ((180, 274, "#ffd860"), (616, 274, "#ff9c6c")):
        g.glow(x, y + 50, 130, "#fff0a8", 0.9)
        g.line([(x, y), (x, y + 22)], INK, 5)
        g.form(ellipse(x, y + 56, 36, 38), colour, "#e0703c", "#fffbe0", 235)
        for dy in (-14, 0, 14):
            g.line(arc(x, y + 56 + dy, 33, 7, 10, 170), "#d8703c", 3)
        g.fill(rectangle(x - 16, y + 14, 32, 10, 4), INK)
        g.fill(rectangle(x - 16, y + 88, 32, 10, 4), INK)


def _grass(g: Sprayed) -> None:
    g.form("-20,880! 820,880! 820,1220! -20,1220!", GRASS, MOSS, "#b8cc70", 270)
    for x, y in ((40, 1010), (110, 1180), (460, 1180), (760, 1180), (772, 1030),
                 (40, 1130)):  # fmt: skip
        for lean in (-12, 0, 12):
            g.limb([(x + lean * 0.3, y, 5), (x + lean, y - 34, 1)], FOREST)
    for x, y, turn in ((356, 1064, 150), (396, 1126, 162), (344, 1176, 170)):
        with g.at(x, y, 1, turn):
            g.form("0,-34 13,-20 10,6 -10,6 -13,-20", MOSS, FOREST)
            g.form("-9,14! 9,14! 9,30 -9,30", MOSS, FOREST)


def _table(g: Sprayed) -> None:
    """Lay a white cloth that hangs down in front, embroidered with leaves."""
    top = "40,760! 760,760! 812,850! -12,850!"
    g.form(top, CREAM, LILAC, "#ffffff", 270)
    edge = [(-20.0, 850.0, True), (820.0, 850.0, True), (820.0, 968.0, True)]
    for k in range(6):
        x = 820 - 140 * k
        edge += [(x - 70, 1000.0), (x - 140, 968.0, True)]
    g.form(edge, "#f4e4dc", LILAC, "#fffaf0", 270)
    for k in range(6):
        with g.at(50 + 140 * k, 930):
            for turn in (-50, 0, 50):
                with g.at(0, 22, 1, turn):
                    g.fill("0,0! 9,-20 0,-42! -9,-20", RED if turn == 0 else GREEN)


def _meal(g: Sprayed) -> None:
    """Set out candles, wine, bread, fruit and plates."""
    for x in (132, 392, 676):
        g.form(ellipse(x, 822, 62, 17), "#ffffff", "#a890c0")
        g.form(ellipse(x, 820, 42, 10), "#e8dcf0", "#c8b4d8")
    for x in (248, 494):
        g.glow(x, 700, 64, "#fff0a0", 0.8)
        g.form(rectangle(x - 34, 806, 68, 14, 6), "#f0b848", "#a8682c")
        g.form(rectangle(x - 15, 734, 30, 76, 4), CREAM, "#d8b0a0", None, 180)
        g.fill([(x, 656, True), (x + 17, 698), (x, 726), (x - 17, 698)], "#ffa030")
        g.fill([(x, 684, True), (x + 8, 706), (x, 722), (x - 8, 706)], "#fff8d0")
    for x in (44, 440, 752):
        _glass(g, x, 812)
    g.form("304,826 300,792 338,774 378,776 406,796 400,826 352,836", "#e09848", "#a05a30",
           "#f8d088", 270)  # fmt: skip
    for x in (328, 352, 376):
        g.line([(x - 6, 804), (x + 8, 786)], "#fff0c0", 6)
    for x, y in ((566, 818), (602, 822), (584, 792)):
        g.form(ellipse(x, y, 20), RED, WINE, "#ff9870", 235)
        g.line([(x, y - 18), (x + 4, y - 28)], FOREST, 4)


def _glass(g: Sprayed, x: float, y: float) -> None:
    g.fill(ellipse(x, y + 10, 26, 7), "#d8e0f0")
    g.line([(x, y + 8), (x, y - 44)], "#d8e0f0", 6)
    g.fill([(x - 27, y - 112, True), (x + 27, y - 112, True), (x + 24, y - 66), (x, y - 42),
            (x - 24, y - 66)], "#f0f0f8", alpha=0.75)  # fmt: skip
    g.fill([(x - 25, y - 88, True), (x + 25, y - 88, True), (x + 22, y - 64), (x, y - 46),
            (x - 22, y - 64)], "#c02848")  # fmt: skip


def _chair(g: Sprayed) -> None:
    """Draw a chair that fell on its back."""
    g.fill(ellipse(0, 92, 196, 18), FOREST, alpha=0.7)
    for ends in ("40,40 150,22", "40,-40 150,-66"):
        g.line(ends, RUST, 20)
    g.form("-16,-72! 66,-52! 76,90! -6,92!", WOOD, RUST, "#f0b070", 225)
    g.form("4,-52! 54,-40! 62,74! 12,76!", RED, WINE)
    for ends in ("-4,-60 -186,-34", "0,78 -182,86"):
        g.line(ends, WOOD, 20)
    for x in (-64, -112, -160):
        g.line([(x, -50), (x + 2, 84)], WOOD, 15)
    for ends in ("66,-44 184,-84", "74,82 190,62"):
        g.line(ends, WOOD, 18)


def _hat(g: Sprayed) -> None:
    """Draw a top hat that lies on its side, its lining to us."""
    g.fill(ellipse(10, 70, 150, 16), FOREST, alpha=0.7)
    g.form("-10,-86! 120,-66! 132,0 120,62! -10,84!", "#4c3a6c", INK, "#8c78b0", 270)
    g.form("30,-82! 62,-76! 70,0 62,70! 30,78!", RED, WINE)
    g.form(ellipse(-14, 0, 52, 112), "#5c4a80", INK, "#9c88c0", 250)
    g.form(ellipse(-22, 0, 34, 78), "#e8a0a8", "#8c3c60")
    g.disc(-20, 44, 12, "#f8d8a0")


def look() -> Look:
    return Look("plum-lamp", glow=0.12, pull=0.02, contrast=1.0, finish="gouache", seed=83)
