"""A mouse in gouache."""

from cards.studio.flat import Sheet
from cards.studio.paper.outlines import ellipse

INK, COAT, SHADE, PALE, PINK = "#24141c", "#b8b0c4", "#6c6088", "#e8e2ec", "#f0a09c"
CREAM = "#fff6e0"
BODY = "-14,-232 34,-216 62,-150 70,-80 52,-24 0,-6 -56,-14 -88,-60 -78,-130 -50,-196"


def body(sheet: Sheet) -> None:
    """Draw a mouse in profile that walks to the right on the origin, but for head and near arm."""
    sheet.disc(50, 2, 190, INK, 18, alpha=0.45)
    sheet.line("-70,-34 -130,-14 -190,-30 -214,-78 -186,-112 -166,-92", PINK, 13)
    for x in (-24, 44):
        foot = sheet.fill(ellipse(x + 14, -8, 40, 14), PINK)
        sheet.shade(foot, "#a85a6c", 0, -6, 5)
    sheet.limb("24,-140,20 80,-100,17 126,-74,15", SHADE)
    path = sheet.fill(BODY, COAT)
    sheet.shade(path, SHADE, 14, -10, 18, alpha=0.75)
    sheet.fill("44,-180 66,-130 66,-74 46,-34 18,-40 12,-110", PALE)


def head(sheet: Sheet) -> None:
    """Draw the head of that mouse, its ears up."""
    ear = sheet.disc(-62, -318, 54, COAT, 56)
    sheet.shade(ear, SHADE, 8, -6, 10, alpha=0.7)
    head = sheet.fill("-70,-262 -54,-304 -6,-326 46,-318 86,-288 112,-256 114,-230 96,-210 60,-199 "
                      "16,-194 -36,-206 -64,-230", COAT)  # fmt: skip
    sheet.shade(head, SHADE, 0, -12, 14, alpha=0.6)
    ear = sheet.disc(-14, -338, 60, COAT, 62)
    sheet.shade(ear, SHADE, 8, -6, 10, alpha=0.7)
    sheet.disc(-12, -334, 40, PINK, 42)
    sheet.disc(48, -228, 20, PINK, 14, alpha=0.7)
    sheet.disc(113, -250, 16, PINK, 14)
    sheet.line("110,-224 96,-212 78,-216", SHADE, 5)
    sheet.disc(50, -270, 17, INK, 19)
    sheet.disc(56, -277, 6, CREAM)
    for y, end in ((-232, -246), (-226, -224), (-220, -204)):
        sheet.line([(88, y), (60, (y + end) / 2 - 2), (22, end)], CREAM, 3.5)
