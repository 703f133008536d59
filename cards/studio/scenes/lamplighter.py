"""A lamplighter on the roofs lights the stars, which hang on threads, with a long pole."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs, star
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, CREAM, GOLD, GLOW = "#2a2148", "#fff6e0", "#ffd25c", "#ffe9a8"
RED, WINE, TEAL, SKIN = "#dc4648", "#8a2450", "#2f8c94", "#f4c49c"
ROOF, TILE, MAUVE, DIM = "#c8645c", "#8a3c5c", "#7a5a94", "#9284bc"
LIT = ((600, 236, 84), (116, 322, 46), (300, 176, 50))
UNLIT = ((452, 96, 40), (690, 440, 42), (196, 96, 34), (748, 120, 34))
"""Stars: their middle and how far they reach."""


def draw() -> Picture:
    sheet = Sheet("#43407e", "#ffc488")
    _sky(sheet)
    _town(sheet)
    _stars(sheet)
    _roof(sheet)
    with sheet.at(640, 962):
        _cat(sheet)
    _man(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    for x, y, size, colour in ((130, 560, 1.2, "#c88aa8"), (700, 640, 1.3, "#f0a890"),
                               (690, 300, 0.8, "#8a74b0")):  # fmt: skip
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-110, 20, 30), (-50, 4, 48), (20, 8, 44), (90, 22, 32)]), colour
            )
            sheet.shade(cloud, CREAM, 0, 14, 10, alpha=0.35)
    sheet.glow(400, 960, 640, "#ff9a84", 0.75)
    sheet.glow(600, 236, 360, GLOW, 0.75)


def _town(sheet: Sheet) -> None:
    for x, y, wide, roof in ((60, 860, 150, "#a85a84"), (196, 900, 130, "#8a5a94"),
                             (478, 890, 130, "#a85a84"), (740, 850, 170, "#8a5a94")):  # fmt: skip
        half = wide / 2
        sheet.fill(rectangle(x - half + 10, y, wide - 20, 360), "#b47a9c")
        top = sheet.fill(polygon([(x - half - 6, y + 6), (x, y - half), (x + half + 6, y + 6)]),
                         roof)  # fmt: skip
        sheet.shade(top, INK, -14, -4, 10, alpha=0.4)
        for dx in (-32, 12):
            sheet.fill(rectangle(x + dx, y + 28, 24, 34, 4), GOLD)


def _stars(sheet: Sheet) -> None:
    """Hang the stars: some are lit already, some still dull."""
    for x, y, size in (*LIT, *UNLIT):
        sheet.line([(x, -20), (x, y - size + 6)], "#d8cce8", 3)
    for x, y, size in UNLIT:
        shape = sheet.fill(star(x, y, size, 5, 0.48), DIM)
        sheet.shade(shape, INK, -6, -8, 8, alpha=0.5)
    for x, y, size in LIT:
        sheet.glow(x, y, size * 2.2, GLOW, 0.9)
        shape = sheet.fill(star(x, y, size, 5, 0.48), "#fff0b0")
        sheet.shade(shape, "#f8b848", -6, -8, 10, alpha=0.6)


def _roof(sheet: Sheet) -> None:
    """Lay the roof that he stands on, a lit garret window in it, a ladder against it."""
    roof = sheet.fill("90,962! 704,962! 830,1230! -40,1230!", ROOF)
    with sheet.within(roof):
        for k in range(6):
            for j in range(-2, 19):
                x = 48 * j + 24 * (k % 2)
                sheet.line(arc(x, 996 + 46 * k, 24, 16, 0, 180), TILE, 5, alpha=0.6)
    sheet.shade(roof, TILE, 40, -20, 30, alpha=0.5)
    ridge = sheet.fill(rectangle(74, 948, 646, 30, 14), "#e08a70")
    sheet.shade(ridge, TILE, 0, -8, 6, alpha=0.7)
    front = sheet.fill(polygon("240,1120 312,1046 384,1120 384,1230 240,1230"), "#e8c0a8")
    sheet.shade(front, TILE, -10, -10, 10, alpha=0.5)
    sheet.fill(rectangle(276, 1116, 72, 90, 6), GOLD)
    sheet.line("312,1116 312,1206", TILE, 6)
    sheet.line("276,1158 348,1158", TILE, 6)
    sheet.line("228,1130 312,1044 396,1130", TILE, 16)
    for x in (466, 538):
        sheet.line([(x, 912), (x + 50, 1230)], "#f0c890", 13)
    for k in range(6):
        y = 940 + 52 * k
        dx = (y - 912) * 50 / 318
        sheet.line([(466 + dx, y), (538 + dx, y)], "#f0c890", 11)


def _man(sheet: Sheet) -> None:
    """Draw the lamplighter in profile, both hands on the pole, his face to the star."""
    cape = sheet.fill("228,632! 316,636! 318,760 300,880! 236,872 170,900 112,872 60,884! "
                      "120,800 176,720", RED)  # fmt: skip
    sheet.shade(cape, WINE, 18, -18, 18, alpha=0.8)
    for fold in ("236,690 204,780 166,882", "274,700 262,790 244,866"):
        sheet.line(fold, WINE, 7, alpha=0.6)
    people.leg(sheet, "262,800,34 246,870,27 240,934,20", "#3c3a74", INK)
    people.leg(sheet, "300,800,34 322,870,27 324,934,20", "#4c4a8c", INK)
    people.arm(sheet, "306,664,27 376,676,22 402,600,17", "#256a78", SKIN)
    coat = sheet.fill("244,634! 322,636! 346,720 348,826! 232,830! 234,720", TEAL)
    sheet.shade(coat, INK, 14, -10, 14, alpha=0.5)
    for y in (690, 738, 786):
        sheet.disc(326, y, 8, GOLD)
    sheet.line("272,806 586,262", "#8a4a3c", 15)
    sheet.line("276,800 586,262", "#d8946c", 5)
    with sheet.at(590, 250):
        sheet.fill("-14,24 -18,0 -2,-34! 14,-4 10,22", "#ff9a3c")
        sheet.fill("-6,20 -8,4 0,-14! 7,4 4,20", CREAM)
    with sheet.at(280, 552, 76, -18):
        _face(sheet)
    people.arm(sheet, "276,668,29 262,746,25 326,706,19", "#3fa0a4", SKIN)
    sheet.fill("236,622 280,648 334,640 340,664 284,676 230,652", RED)


def _face(sheet: Sheet) -> None:
    """Draw an old man's head: white beard and hair, a top hat."""
    sheet.fill("-0.5,0.5! 0.3,0.7! 0.3,1.3! -0.5,1.2!", SKIN)
    hair = (
        (CREAM, "-0.2,0! -0.3,0.5 -0.5,0.86 -1,0.8 -1.1,0.1 -0.9,-0.5! 0.1,-0.5"),
        (CREAM, "-0.3,0.5! 0.1,0.5 0.5,0.72 0.86,0.74! 1.0,1.0 0.8,1.4 0.3,1.5 -0.2,1.1"),
        (CREAM, "0.5,0.5 0.8,0.42 1.04,0.5 0.96,0.62 0.6,0.66"),
        (INK, "-0.9,-0.5! -1.02,-2.1! 0.84,-2.2! 0.7,-0.62!"),
        (INK, "-1.5,-0.34 -0.9,-0.64 0.7,-0.74 1.3,-0.62 0.8,-0.44 -0.8,-0.3"),
        (RED, "-0.92,-0.62! -0.96,-0.98! 0.74,-1.1! 0.71,-0.74!"),
    )
    people.head(sheet, people.Face(SKIN, awake=True), hair)
    sheet.line("-0.7,-1.9 -0.62,-1.1", "#6a5a9c", 0.12)


def _cat(sheet: Sheet) -> None:
    """Draw a cat that sits on the ridge and looks up at the star; its seat at the origin."""
    sheet.line("38,-12 84,-6 96,-44 80,-66", "#f4e0d0", 17)
    body = sheet.fill("-40,2! -42,-50 -26,-96 10,-104 42,-70 52,-24 48,2!", "#fbeee0")
    sheet.shade(body, "#b88aa8", -10, -10, 12, alpha=0.7)
    for x in (-28, -6):
        sheet.line([(x, -40), (x, -4)], "#ffffff", 15)
    with sheet.at(-6, -122, 1, 14):
        head = sheet.fill("-46,10 -50,-46! -24,-32 20,-32 46,-46! 44,10 20,34 -22,34", "#fbeee0")
        sheet.shade(head, "#b88aa8", -6, -8, 8, alpha=0.5)
        for x in (-22, 16):
            sheet.disc(x, -4, 9, INK, 12)
            sheet.disc(x - 2, -8, 3.5, CREAM)
        sheet.fill(polygon("-9,10 3,10 -3,18"), RED)
        sheet.line("-15,20 -9,26 -3,20 3,26 9,20", INK, 4)


def look() -> Look:
    return Look(
        "violet-dusk", glow=0.15, pull=0.03, contrast=1.0,
        focus=((0.37, 0.47, 0.08, 1.0),), seed=20,
    )  # fmt: skip
