"""Hares in gouache."""

from cards.studio.flat import Sheet

INK, FUR, SHADE, CREAM, PINK = "#14262e", "#c08a58", "#6a4238", "#fbe8c8", "#e89a88"


def hare(sheet: Sheet) -> None:
    """Draw a hare upright in profile, looking left, a forepaw raised; ground at its origin."""
    sheet.disc(60, -2, 190, INK, 24, alpha=0.5)
    tail = sheet.disc(146, -56, 34, CREAM, 31)
    sheet.shade(tail, "#b89a88", -8, -8, 8)
    sheet.limb([(-36, -150, 30), (-46, -70, 20), (-50, -16, 17)], SHADE)
    sheet.fill("-84,4 -80,-22 -40,-28 -28,4!", SHADE)
    body = sheet.fill("-58,-318 0,-336 58,-270 120,-190 162,-90 140,-10 60,2! -30,2! -50,-60 "
                      "-78,-150 -86,-240", FUR)  # fmt: skip
    sheet.shade(body, SHADE, -22, -8, 20, alpha=0.8)
    sheet.shade(body, "#ffc070", 16, 6, 12, alpha=0.9)
    sheet.fill("-70,-290 -40,-250 -34,-170 -56,-90 -76,-150 -86,-230", CREAM)
    haunch = sheet.fill("10,-20 6,-90 50,-142 112,-134 150,-80 134,-16 70,4", FUR)
    sheet.shade(haunch, SHADE, 0, 12, 14, alpha=0.55)
    sheet.line("8,-34 6,-90 50,-142 104,-138", SHADE, 6)
    foot = sheet.fill("-70,2! -74,-24 -30,-38 60,-34 100,-10 96,2!", FUR)
    sheet.shade(foot, SHADE, 0, -10, 8, alpha=0.7)
    for x in (-56, -40):
        sheet.line([(x, -14), (x + 4, -1)], SHADE, 5)
    _ear(sheet, -6, -430, 13, SHADE)
    _ear(sheet, -42, -438, -4, FUR)
    head = sheet.fill("-168,-352 -164,-378 -128,-414 -84,-446 -30,-452 18,-424 36,-370 16,-318 "
                      "-36,-292 -104,-302 -150,-324", FUR)  # fmt: skip
    sheet.shade(head, SHADE, -14, -10, 14, alpha=0.7)
    sheet.shade(head, "#ffc070", 12, 5, 9, alpha=0.9)
    sheet.fill("-166,-344 -140,-352 -106,-338 -90,-312 -104,-302 -150,-324", CREAM)
    sheet.fill("-172,-362 -150,-372 -150,-352 -164,-346", "#5a2a30")
    sheet.line("-158,-346 -146,-332 -122,-330", "#5a2a30", 5)
    sheet.disc(-82, -384, 33, CREAM, 31)
    sheet.disc(-86, -384, 25, "#e88a28")
    sheet.disc(-89, -384, 16, INK)
    sheet.disc(-96, -392, 7, "#fff4d0")
    sheet.line("-108,-422 -86,-429 -56,-420", SHADE, 7)
    sheet.disc(-40, -338, 24, PINK, 17, alpha=0.7)
    for y, end in ((-334, -352), (-326, -330), (-318, -306)):
        sheet.line([(-122, y), (-160, (y + end) / 2 + 4), (-214, end + 6)], "#fff4dc", 3.5)
    arm = sheet.limb([(-30, -226, 34), (-58, -190, 25), (-88, -206, 18), (-100, -238, 16)], FUR)
    sheet.shade(arm, SHADE, 0, -10, 8, alpha=0.8)
    sheet.disc(-102, -246, 20, FUR)
    for y in (-254, -242):
        sheet.line([(-119, y), (-105, y + 2)], SHADE, 4)


def _ear(sheet: Sheet, x: float, y: float, turn: float, colour: str) -> None:
    """Draw an upright ear by its root; its tip is dark, its inside pink."""
    with sheet.at(x, y, 1, turn):
        ear = sheet.fill("-18,6! -32,-70 -26,-160 0,-222! 26,-160 30,-70 18,6!", colour)
        with sheet.within(ear):
            sheet.disc(0, -222, 30, INK, 44)
        inner = sheet.fill("-8,-14! -15,-76 -11,-140 0,-172! 11,-140 14,-76 8,-14!", PINK)
        sheet.shade(inner, "#a85a58", 6, 0, 6)
