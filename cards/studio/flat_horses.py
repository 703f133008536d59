"""Horses in gouache, from the side: they look right, the withers lie at the origin.

Units are such that a horse's body is some 300 long.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cards.studio.flat import Sheet
from cards.studio.paper.outlines import Points, curve, rows

INK = "#2b2230"
BODY = (
    "-236,36 -214,4 -160,-10 -100,4 -40,6 4,-10 44,-60 78,-122 112,-166 148,-178 176,-160 "
    "212,-104 234,-66 236,-44 220,-28 196,-30 172,-58 140,-72 122,-60 112,0 110,60 84,110 "
    "30,136 -60,132 -120,122 -160,136 -206,124 -236,84"
)
EAR = "130,-166! 132,-204 150,-232! 166,-200 164,-168!"
MANE = (
    "172,-170! 148,-196 120,-186! 116,-166 84,-160! 92,-136 54,-124! 66,-98 26,-80! 40,-56 "
    "-8,-34! 20,-14 62,-56 100,-116 134,-154"
)
GALLOP = (
    "90,70,40 150,98,24 206,92,16 214,140,12 196,168,10",
    "-186,70,54 -224,128,30 -286,138,17 -334,172,12 -352,196,10",
    "60,76,46 108,124,28 168,138,18 172,190,13 152,216,11",
    "-164,74,66 -178,140,36 -244,170,19 -276,216,13 -292,238,11",
)
WALK = (
    "76,80,36 104,150,22 112,196,16 100,250,12 104,280,11",
    "-176,74,50 -160,144,28 -186,196,17 -178,252,12 -172,280,11",
    "58,76,44 44,150,25 36,200,17 20,250,13 14,282,12",
    "-180,72,62 -204,148,34 -232,198,19 -240,250,14 -244,282,12",
)
"""Far foreleg and hind leg, then the near ones: rows from shoulder or hip to hoof."""


@dataclass(frozen=True)
class Coat:
    """A horse's colours: its coat by daylight and in the shade, its mane, and its hoofs."""

    light: str
    shade: str
    mane: str
    hoof: str = INK


def horse(sheet: Sheet, coat: Coat, legs: Sequence[str], tail: Points) -> None:
    """Draw a horse with four `legs` and a `tail` (a band)."""
    for points in legs[:2]:
        _leg(sheet, points, coat.shade, coat.hoof)
    sheet.limb(tail, coat.mane)
    for points in legs[2:]:
        _leg(sheet, points, coat.light, coat.hoof)
    body = sheet.fill(BODY, coat.light)
    sheet.shade(body, coat.shade, 0, -22, 16, alpha=0.9)
    sheet.fill(EAR, coat.light)
    sheet.fill("144,-178! 146,-204 152,-216! 156,-196 156,-176!", coat.shade)
    sheet.fill(MANE, coat.mane)
    sheet.disc(164, -118, 8, INK, 10)
    sheet.disc(167, -121, 2.6, "#ffffff")
    sheet.line("150,-140 164,-146 176,-138", INK, 5)
    sheet.disc(220, -60, 5, INK, 4)
    sheet.line("228,-42 206,-40 190,-54", INK, 5)
    sheet.line("128,-76 146,-94 150,-120", coat.shade, 6)


def _leg(sheet: Sheet, points: str, colour: str, hoof: str) -> None:
    run = curve(rows(points), 8)
    along = run[-1, :2] - run[-5, :2]
    turn = float(np.degrees(np.arctan2(along[1], along[0]))) - 90
    (x, y), half = run[-1, :2].tolist(), float(run[-1, 2])
    with sheet.at(x, y, half, turn):
        sheet.fill("-1,-0.3! 1,-0.3! 1.9,1.9! -1.3,1.9!", hoof)
    sheet.limb(run, colour)
