"""A horse too large for its room: from the side, its neck bent down."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import rows

BODY = (
    "548,262 490,222 424,170 356,136 296,126 246,146 212,190 192,240 172,300 146,370 116,450 "
    "92,530 74,600 65,644 70,680 90,702 104,718 128,724 148,710 157,690 168,664 188,634 220,590 "
    "258,548 296,520 328,498 350,474! 356,498 353,530 345,564 337,600 338,632 354,664 "
    "392,686 460,692 540,704 620,700 690,668 760,640 860,640! 860,262! 812,236 752,224 "
    "690,246 620,268 548,262"
)
"""Trunk, neck and head; it leaves the picture at the right."""

FAR_EAR = "178,282 150,240 148,186! 178,204 200,238 204,262"
NEAR_EAR = "206,262 184,212 190,148! 222,172 244,214 240,258 226,274"
FAR_LEGS = (
    "344,640,56 330,730,42 318,800,31 314,836,33 312,870,22 308,940,19 306,976,24 300,1004,21",
    "752,620,86 734,712,56 730,780,36 752,846,33 748,900,22 734,960,20 728,990,25 718,1014,22",
)
NEAR_LEGS = (
    (
        "420,600,92 414,680,66 410,760,43 408,828,35 406,860,36 404,900,25 402,972,22 "
        "400,1006,29 394,1034,24"
    ),
    (
        "840,540,170 812,650,112 786,736,70 784,800,43 802,862,39 796,910,28 780,980,25 "
        "776,1016,31 768,1042,26"
    ),
)
HOOFS = ((300, 1010, 0.84), (718, 1020, 0.88), (394, 1040, 1), (768, 1048, 1.04))
HOOF = "-26,-14! 22,-14! 34,34! -48,34! -40,8"
CREST = "536,252 504,232 472,206 440,180 408,158 376,142 344,132 312,130 282,134 256,148 236,168"
"""Where the locks of the mane begin, from the withers to the poll."""
FALL = (112, 176, 132, 214, 168, 240, 182, 256, 196, 230, 172)
"""How long each of them is."""
FORELOCK = (
    "206,214,8 186,262,15 160,318,13 140,366,9 130,420,1.5",
    "212,210,8 202,262,13 188,312,10 170,356,6 166,384,1.5",
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
        part.fill(BODY, FAR_EAR)
    for i, joint in ((0, (440, 580, 135)), (1, (830, 540, 200))):
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
    """Cut a closed eye, a nostril, a mouth, the jowl and the shoulder."""
    sheet.slit("164,404 180,424 202,430 226,416", 4.6)
    for lash in ("172,418 164,432", "184,427 180,444", "199,430 200,447", "214,425 220,440"):
        sheet.slit(lash, 2)
    sheet.slit("160,384 182,370 212,376 230,394", 2)
    sheet.slit("84,640 96,622 112,626 114,646 102,660", 4.4)
    sheet.slit("90,696 110,697 130,692 143,684", 2.4)
    sheet.slit("350,474 362,436 358,396 340,362", 2.2)
    sheet.score("168,470 146,520 134,580", 2.4)
    sheet.score("248,560 196,598 160,640", 1.6)
    sheet.score("470,440 446,510 440,580 452,640", 2.4)
    sheet.score("640,300 668,380 660,480 690,590", 2.4)
    sheet.score("540,640 600,640 660,610", 2)


def mane(sheet: Drawing) -> None:
    """Lay the mane over the neck, lock by lock, and the forelock."""
    for (x, y), length in zip(rows(CREST), FALL, strict=True):
        run = np.array([(x, y - 4), (x + 2, y + 0.3 * length), (x - 8, y + 0.66 * length)])
        tip = (x + 10, y + length)
        with sheet.piece(0.8, 1.4) as part:
            part.limb([(*run[0], 12), (*run[1], 21), (*run[2], 15), (*tip, 1.5)])
        for aside in (-8, 5):
            sheet.slit(np.vstack((run + (aside, 14), tip)), 1.2)
    for lock in FORELOCK:
        with sheet.piece(0.8, 1.4) as part:
            part.limb(lock)


def ear(sheet: Drawing) -> None:
    """Cut the near ear, which stands before the mane."""
    with sheet.piece(1, 1.5) as part:
        part.fill(NEAR_EAR)
    sheet.slit("220,254 204,220 202,182", 4)
