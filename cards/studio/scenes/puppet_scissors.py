"""A wooden puppet on a lit stage sets scissors to the string of the hand that holds them."""

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, GOLD_DARK = "#2a1626", "#fff3d6", "#f2b640", "#b8702c"
WOOD, WOOD_DARK, PEG = "#e8b47c", "#b06c3c", "#8a4c2c"
COAT, COAT_DARK, TROUSERS = "#2f62b0", "#1c3468", "#f0b23c"
STEEL, STEEL_DARK = "#eef4f8", "#9ab0c4"
BAR = 176
"""How high the cross hangs."""


def draw() -> Picture:
    g = Sprayed("#3f9a9c", "#b8e4cc")
    _set(g)
    _strings(g)
    _legs(g)
    _body(g)
    _head(g)
    _curtains(g)
    _scissors(g)
    return g.picture()


def _set(g: Sprayed) -> None:
    """Hang paper clouds over painted hills, and lay the boards."""
    g.glow(380, 520, 460, "#fff3c0", 0.75)
    for x, y, size in ((236, 350, 0.8), (540, 470, 0.62), (610, 690, 0.6)):
        g.line([(x, -10), (x, y)], CREAM, 2, alpha=0.4)
        with g.at(x, y, size):
            g.form(puffs([(-70, 12, 30), (-24, -6, 44), (34, 0, 38), (76, 16, 26)]), CREAM,
                   "#e0c8a0", lamp=270)  # fmt: skip
    for outline, colour, dark in (
        ("-20,800! 120,760 280,810 440,760 600,806 820,750! 820,1000! -20,1000!", "#3f8a80",
         "#2a6a6c"),
        ("-20,880! 140,840 320,886 500,846 680,888 820,850! 820,1000! -20,1000!", "#2f7470",
         "#1c5258"),
    ):  # fmt: skip
        g.form(outline, colour, dark, lamp=270)
    boards = "-20,960! 820,960! 820,1220! -20,1220!"
    g.fill(boards, "#c8824a", "#8a4c2e")
    for x in range(-200, 1010, 100):
        g.line([(400 + (x - 400) * 0.8, 962), (400 + (x - 400) * 1.4, 1210)], "#7a3f28", 4,
               alpha=0.7)  # fmt: skip
    g.fill(ellipse(370, 1052, 200, 26), "#5a2a20", alpha=0.5)


def _strings(g: Sprayed) -> None:
    """Hang the puppet from its cross; the string of one knee is cut already."""
    for line in ("370,176! 370,330!", "204,182! 176,560!", "300,190! 318,890!"):  # fmt: skip
        g.line(line, CREAM, 6)
    g.line("474,190 480,214 464,234 478,256", CREAM, 6)
    for x, y, wide, high in ((170, BAR - 14, 420, 28), (356, BAR - 70, 28, 130)):
        g.form(rectangle(x, y, wide, high, 10), "#c87f42", "#7a4424", "#f0b878")


def _legs(g: Sprayed) -> None:
    for hip, knee, ankle in (((326, 776), (314, 892), (316, 1018)),
                             ((408, 776), (438, 886), (424, 1018))):  # fmt: skip
        g.form(band([(*knee, 22), (*ankle, 19)]), WOOD, WOOD_DARK)
        g.form(band([(*hip, 46), (*knee, 34)]), TROUSERS, "#c07a2c")
        g.form(ellipse(*knee, 20), PEG, INK, WOOD)
    for x, flip in ((316, True), (424, False)):
        with g.at(x, 1036, flip=flip):
            g.form("-24,-26! 24,-26! 34,-8 70,4 78,26! -26,26!", "#7a2c34", "#3a1420", "#c05a50")
    g.line("444,884 486,862 512,892 498,940 524,976", CREAM, 6)


def _body(g: Sprayed) -> None:
    """Joint the arms on a blue coat: one hand hangs open from its string, one holds on."""
    for a, b, c in (((266, 590), (196, 694), (178, 590)), ((470, 590), (576, 664), (656, 530))):
        g.form(band([(*b, 24), (*c, 19)]), WOOD, WOOD_DARK)
        g.form(band([(*a, 44), (*b, 34)]), COAT, COAT_DARK)
        g.form(ellipse(*b, 21), PEG, INK, WOOD)
    g.form("288,540! 330,528 410,528 452,540! 476,640 480,760! 370,784 258,760! 262,640", COAT,
           COAT_DARK, "#6a9ae0")  # fmt: skip
    g.fill("258,752! 370,776 480,752! 480,792! 370,816 258,792!", TROUSERS)
    for y in (596, 654, 712):
        g.form(ellipse(370, y, 15), GOLD, GOLD_DARK)
    with g.at(176, 566):
        for tip in ((-44, -52), (-20, -74), (8, -78), (32, -64)):
            g.limb([(0, -8, 13), (*tip, 9)], WOOD)
        g.limb([(10, 4, 13), (46, -14, 9)], WOOD)
        g.form(ellipse(0, 0, 28, 32), WOOD, WOOD_DARK)
        g.line("-12,6 6,0 16,8", WOOD_DARK, 4)
    for k in range(7):
        g.form(ellipse(286 + 28 * k, 526 + 5 * (k % 2), 24, 20), CREAM, "#d8b48a")


def _head(g: Sprayed) -> None:
    """Let it look aside at what it does, and smile."""
    with g.at(370, 410):
        for x in (-104, 104):
            g.form(ellipse(x, 4, 18, 26), WOOD, WOOD_DARK)
        g.form("-96,-40 -60,-96 0,-108 60,-96 96,-40 100,20 76,86 30,112 -30,112 -76,86 -100,20",
               WOOD, WOOD_DARK, "#ffe0b0")  # fmt: skip
        for side in (-1, 1):
            g.fill(ellipse(60 * side, 36, 24, 19), "#e8705a", alpha=0.8)
            g.fill(ellipse(40 * side, -18, 27, 30), "#fffdf4")
            g.fill(ellipse(40 * side + 11, -27, 13, 15), INK)
            g.fill(ellipse(40 * side + 15, -32, 4.5), "#fffdf4")
            g.line([(48 * side, 60), (46 * side, 106)], PEG, 4)
        g.limb("-66,-54,3 -42,-68,6 -16,-60,3", PEG)
        g.limb("16,-66,3 44,-76,6 68,-60,3", PEG)
        g.form(ellipse(2, 18, 18, 16), "#e08a5c", "#b05a3c")
        g.limb("-48,54,3 -20,74,6 16,76,6 50,50,3", "#7a2430")
        g.form("-84,-78! -80,-140 -40,-168 10,-172 56,-160 82,-130 86,-78!", "#2f8a5c", "#17503f",
               "#7ac890")  # fmt: skip
        g.fill("-86,-98! 0,-112 87,-98! 88,-74! 0,-88 -86,-74!", GOLD)
        g.form("-126,-66 -90,-84 0,-94 84,-84 118,-66 84,-58 0,-66 -90,-58", "#2f8a5c", "#17503f")


def _scissors(g: Sprayed) -> None:
    """Open two blades about the string, handles in the fist that it leads to."""
    for side in (-1, 1):
        with g.at(656, 386, 0.92, -50), g.at(0, 0, 1, 18 * side, flip=side < 0):
            blade = "-15,18! 12,24! 20,-20 18,-120 -2,-196! -12,-100 -15,-20"
            g.form(blade, STEEL, STEEL_DARK, lamp=200)
            g.line("-2,-190 6,-100 6,-10", STEEL_DARK, 3)
            g.line("0,16! -18,60", GOLD, 18)
            g.line(ellipse(-34, 98, 30, 38), GOLD, 14)
        if side < 0:
            g.line("560,190! 648,520!", CREAM, 6)
    g.form(ellipse(656, 386, 13), GOLD_DARK, INK, GOLD)
    with g.at(690, 474):
        g.form(ellipse(-4, 4, 36, 38), WOOD, WOOD_DARK)
        for k in range(4):
            g.form(band([(-26, -24 + 19 * k, 11), (20, -30 + 19 * k, 11)]), WOOD, WOOD_DARK,
                   "#ffe0b0")  # fmt: skip


def _curtains(g: Sprayed) -> None:
    """Draw the curtains back under a scalloped pelmet and light the footlights."""
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            cloth = "-20,-20! 150,-20! 140,240 96,460 60,640! 84,800 110,1000 120,1130! -20,1130!"
            g.form(cloth, "#d8303c", "#7a1228", "#f0705c")
            for fold in ("100,80 92,260 58,460 36,636", "50,80 46,300 26,480 14,630",
                         "44,680 56,880 66,1120", "20,690 20,900 24,1120"):  # fmt: skip
                g.line(fold, "#7a1228", 7, alpha=0.7)
            g.form("-20,624! 66,634! 70,672! -20,666!", GOLD, GOLD_DARK)
    for k in range(5):
        x = 80 + 160 * k
        g.form(f"{x - 90},-20! {x + 90},-20! {x + 82},50 {x + 40},92 {x},102 {x - 40},92 "
               f"{x - 82},50", "#e03a40", "#8a1828", lamp=290)  # fmt: skip
        g.line([(x - 80, 54), (x - 40, 94), (x, 104), (x + 40, 94), (x + 80, 54)], GOLD, 9)
    for x in (130, 310, 490, 670):
        g.glow(x, 1120, 130, "#ffe8a0", 0.8)
        g.form(ellipse(x, 1112, 32), "#fff6cc", "#ffd070")
        g.form(rectangle(x - 40, 1130, 80, 46, 12), GOLD, GOLD_DARK)


def look() -> Look:
    return Look("scarlet", glow=0.1, pull=0.05, finish="gouache", seed=21)
