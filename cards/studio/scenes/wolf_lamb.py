"""A lamb leads its own shadow, which is a wolf's, on a red lead past a row of windows."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, PLUM, CREAM, WOOL = "#281c38", "#4a3460", "#fff6e2", "#d8b8a8"
RED, WINE, GOLD, OCHRE = "#e4452c", "#98243a", "#ffcc4a", "#c47a2c"
WALL, LIT, BRICK = "#f2ba78", "#fbdca4", "#dd9458"
STREET, DUST, SHADE, TEAL, PINE = "#e8a468", "#b86a44", "#7c4252", "#3f8f94", "#24606c"
GROUND = 850.0
"""Where the street meets the wall."""

WOLF = (
    "60,548 92,496 150,478 224,486! 236,474 300,478! 318,452 352,448! 356,412 384,398! "
    "380,356 398,330! 394,250 404,216! 446,284! 462,282! 482,210! 506,296 526,334! "
    "590,352 650,368 668,384 660,410 620,426 560,440 526,450! 536,492! 512,496 520,546! "
    "496,552 500,606! 474,618 430,650 340,634 240,626 170,660 90,650 56,600"
)
"""The shadow's outline without its tail and legs."""
LEGS = (
    "176,590,66 214,668,42 196,744,25 224,832,21",
    "408,590,56 392,690,30 362,762,22 346,832,20",
    "116,580,74 104,668,48 76,746,27 92,832,22",
    "452,590,52 474,690,31 488,760,23 500,832,21",
)
"""From shoulder or hip to paw, the far ones first."""


def draw() -> Picture:
    g = Sprayed(WALL, LIT)
    _wall(g)
    _street(g)
    _wolf(g)
    _lead(g)
    _lamb(g)
    return g.picture()


def _wall(g: Sprayed) -> None:
    """Draw a house front: one window shut, eyes behind a blind, a flower in the third."""
    for x, y in ((24, 330), (96, 356), (664, 560), (726, 586), (690, 612), (270, 330), (620, 250),
                 (700, 700), (24, 790), (250, 720)):  # fmt: skip
        g.fill(rectangle(x, y, 58, 18, 5), BRICK, alpha=0.75)
    for x in (46, 240, 600):
        g.fill(rectangle(x - 12, 48, 164, 196, 4), CREAM)
        g.fill(rectangle(x, 60, 140, 172), INK if x == 240 else GOLD)
        g.form(rectangle(x - 22, 236, 184, 24, 5), CREAM, WOOL)
    for x in (46, 119):
        g.form(rectangle(x, 60, 67, 172), TEAL, PINE)
        for y in range(78, 220, 24):
            g.line([(x + 12, y), (x + 55, y)], PINE, 7)
    for x in (280, 340):
        g.disc(x, 176, 25, CREAM)
        g.disc(x + 7, 184, 12, INK)
    g.form(rectangle(240, 60, 140, 92), TEAL, PINE)
    for y in (76, 98, 120, 142):
        g.line([(246, y), (374, y)], PINE, 6)
    g.line("670,190 672,124", PINE, 9)
    g.fill("670,170 700,140 716,142 700,164", TEAL)
    for k in range(6):
        a = k * np.pi / 3
        g.disc(672 + 23 * np.cos(a), 110 + 23 * np.sin(a), 17, RED)
    g.disc(672, 110, 14, CREAM)
    g.form("632,178! 710,178! 700,238! 642,238!", RED, WINE)


def _street(g: Sprayed) -> None:
    """Lay the street, and on it the stretch of shadow between the lamb and the wall."""
    g.form("-20,850! 820,850! 820,1220! -20,1220!", STREET, DUST, None, 270)
    g.fill(rectangle(-20, GROUND - 6, 840, 20), CREAM)
    for x, y, wide in ((40, 1010, 60), (150, 1150, 80), (380, 1170, 60), (720, 930, 70),
                       (740, 1130, 60), (30, 920, 40)):  # fmt: skip
        g.line([(x, y), (x + wide / 2, y - 7), (x + wide, y)], DUST, 6, alpha=0.7)
    shadow = "60,838! 540,838! 610,920 700,1160! 540,1168! 420,1010 240,900"
    g.fill(shadow, SHADE)


def _wolf(g: Sprayed) -> None:
    """Draw the shadow: a tame wolf, its mouth shut on its teeth, that eyes the lamb."""
    g.limb("84,540,34 26,590,38 6,670,36 26,738,22 52,766,3", INK)
    for leg in LEGS:
        g.limb(leg, INK)
        x = float(leg.split()[-1].split(",")[0])
        g.fill(ellipse(x + 16, 838, 38, 18), INK)
    g.fill(WOLF, INK)
    g.spray(WOLF, PLUM, (500, 280), (340, 520), 0.9)
    g.fill("410,246! 412,292! 436,292!", PLUM)
    g.fill("480,244! 466,290! 494,300!", PLUM)
    g.fill("486,352! 520,338 550,360! 520,372", GOLD)
    g.disc(527, 357, 11, INK)
    g.disc(660, 382, 15, PLUM, 12)
    g.line("654,408 610,412 566,418 544,404", CREAM, 6)
    for x in (588, 628):
        g.fill(f"{x - 11},414! {x + 11},411! {x + 2},438!", CREAM)
    collar = "372,410! 420,466 544,474! 546,518! 410,512 352,446!"
    g.form(collar, RED, WINE, None, 250)
    for x, y in ((392, 460), (434, 486), (484, 497)):
        g.disc(x, y, 8, CREAM)
    g.disc(534, 522, 18, GOLD)
    g.disc(534, 522, 7, WINE)


def _lead(g: Sprayed) -> None:
    """Hang the lead between the wolf's collar and the lamb's hoof."""
    lead = "534,526 560,600 566,700 540,800 496,880 474,930"
    g.line(lead, WINE, 19)
    g.line(lead, RED, 14)


def _lamb(g: Sprayed) -> None:
    """Draw a lamb that walks upright and calm, the lead's loop about its hoof."""
    for leg in ("580,1060,18 572,1110,15 548,1152,14", "640,1060,18 664,1108,15 680,1152,14"):
        g.limb(leg, INK)
    for x in (550, 684):
        g.fill(f"{x - 20},1172! {x - 16},1146! {x + 14},1146! {x + 30},1172!", INK)
    g.limb("690,966,19 724,1004,16 746,1044,14", INK)
    fleece = puffs(
        [(610, 980, 92), (540, 950, 40), (524, 1004, 42), (556, 1040, 42), (612, 1058, 42),
         (666, 1036, 42), (692, 990, 42), (684, 936, 42), (620, 904, 44), (566, 910, 40)]
    )  # fmt: skip
    g.form(fleece, CREAM, WOOL, None, 300)
    for x, y in ((588, 960), (650, 972), (604, 1034), (668, 1030), (548, 1014)):
        g.line([(x + 17 * (1 - t / 9) * np.cos(t), y + 17 * (1 - t / 9) * np.sin(t))
                for t in np.linspace(0.5, 7, 14)], INK, 6)  # fmt: skip
    g.limb("560,950,19 510,962,16 474,936,14", INK)
    g.line(ellipse(474, 944, 20, 26), RED, 12)
    _head(g)


def _head(g: Sprayed) -> None:
    ear = "612,800 560,806 524,842 536,868 580,856 620,832"
    face = "610,790 660,764 716,778 756,818 776,846 766,874 730,886 670,880 620,852"
    g.form(face, INK, INK)
    g.spot(face, RED, 704, 846, 40, 0.65)
    tuft = puffs([(606, 790, 32), (640, 758, 34), (684, 756, 30), (654, 782, 34), (612, 838, 30)])
    g.form(tuft, CREAM, WOOL, None, 290)
    g.fill(ear, INK)
    g.fill("600,816 566,820 540,848 572,846", RED)
    g.disc(700, 812, 17, CREAM)
    g.disc(706, 813, 9, INK)
    g.line(arc(738, 848, 24, 14, 20, 140), CREAM, 6)
    g.disc(766, 830, 10, RED, 8)


def look() -> Look:
    return Look("terracotta", glow=0.0, pull=0.06, contrast=1.0, finish="gouache", seed=33)
