"""A horse too large for its room: from the side, its neck bent down."""

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import rows

BODY = (
    "470,214 418,182 350,142 282,124 214,136 164,180 138,240 126,296 118,318 104,352 92,410 "
    "88,470 92,540 98,600 96,640 104,676 124,700 150,706 170,694 176,668 188,646 190,606 "
    "204,556 230,508 246,452 250,410 258,380 272,374 288,392 302,440 304,500 288,560 292,612 "
    "318,662 "
    "372,690 450,690 540,704 620,700 690,668 760,640 860,640! 860,262! 812,236 752,224 "
    "690,246 620,268 548,262"
)
"""Trunk, neck and head; it leaves the picture at the right."""

EARS = (
    "112,318 92,288 84,244! 112,258 132,290 136,316",
    "136,300 134,262 146,230! 158,262 156,296",
)
FAR_LEGS = (
    "344,640,56 330,730,42 318,800,31 314,836,33 312,870,22 308,940,19 306,976,24 300,1004,21",
    "690,620,86 668,712,56 664,780,36 686,846,33 682,900,22 668,960,20 662,990,25 652,1014,22",
)
NEAR_LEGS = (
    (
        "420,600,92 414,680,66 410,760,43 408,828,35 406,860,36 404,900,25 402,972,22 "
        "400,1006,29 394,1034,24"
    ),
    (
        "800,540,150 788,650,112 762,736,70 764,800,43 786,862,39 780,910,26 764,980,23 "
        "758,1016,30 750,1042,25"
    ),
)
HOOFS = ((300, 1010, 0.84), (652, 1020, 0.88), (394, 1040, 1), (750, 1048, 1.04))
HOOF = "-26,-14! 22,-14! 34,34! -48,34! -40,8"
MANE = (
    "486,222,6 470,262,17 476,312,14 468,372,2",
    "446,213,5 424,250,22 434,320,16 420,396,2",
    "402,185,5 384,230,24 390,310,17 372,392,2",
    "356,159,5 334,206,25 340,292,18 318,372,2",
    "308,141,5 284,190,25 292,272,18 270,350,2",
    "256,133,5 236,184,24 246,262,17 226,338,2",
    "208,143,5 194,190,22 208,262,15 196,330,2",
    "170,175,5 164,222,18 178,284,14 182,340,2",
    "144,233,5 150,290,17 142,350,12 118,420,8 108,470,1.5",
    "152,236,9 166,300,14 170,360,11 184,412,1.5",
)


def bowed(sheet: Drawing, *, far: bool) -> None:
    """Cut the horse in the card's own units: its `far` legs, or all the rest."""
    if far:
        for i in (0, 1):
            with sheet.piece(1.5) as part:
                part.limb(FAR_LEGS[i])
            _hoof(sheet, i)
        return
    with sheet.piece(2) as part:
        part.fill(BODY, *EARS)
    for i, joint in ((0, (440, 580, 135)), (1, (800, 540, 190))):
        with sheet.piece(1.5, 2.2, joint=joint) as part:
            part.limb(NEAR_LEGS[i])
        _hoof(sheet, i + 2)
    _face(sheet)


def _hoof(sheet: Drawing, which: int) -> None:
    x, y, size = HOOFS[which]
    with sheet.at(x, y, size):
        sheet.limb([(-4, -30, 22), (-6, -10, 27)])
        with sheet.piece(0.8, 1.6) as part:
            part.fill(HOOF)


def _face(sheet: Drawing) -> None:
    """Cut a closed eye, a nostril, a mouth, cheek and shoulder."""
    sheet.slit("122,420 134,432 150,434 166,424", 3.2)
    for lash in ("128,430 124,442", "138,435 136,449", "149,436 151,449", "159,431 164,442"):
        sheet.slit(lash, 1.6)
    sheet.slit("110,648 120,640 128,648 122,662", 3)
    sheet.slit("134,690 150,676 168,672", 2)
    sheet.slit("120,402 136,396 156,402", 1.8)
    sheet.score("222,500 236,450 226,404 198,392", 2.4)
    sheet.score("112,470 116,540 120,610", 1.6)
    sheet.slit("330,430 352,500 356,580 340,640", 2.2)
    sheet.score("640,300 668,380 660,480 690,590", 2.4)
    sheet.score("540,640 600,640 660,610", 2)


def mane(sheet: Drawing) -> None:
    """Lay the mane over the neck, lock by lock."""
    for lock in MANE:
        with sheet.piece(0.8, 1.5) as part:
            part.limb(lock)
    for lock in MANE[1:7]:
        run = rows(lock)[:, :2]
        sheet.slit(run + (5, 6), 1.3)
        sheet.slit((run + (-7, 10))[:3], 1.1)
