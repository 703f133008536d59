"""A signpost of arms points everywhere; one hand holds the end of a traveller's blindfold."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, star
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, TEAL, MINT, CREAM = "#14303c", "#1f6a70", "#7cc4a8", "#fff2d4"
GOLD, ORANGE, RED, ROSE = "#f8c454", "#f0823c", "#d83c48", "#f09a9c"
WOOD, SKIN, BROWN, PLUM = "#5a2f3c", "#f4c8a0", "#a8683f", "#6a3a78"
POST = 520
"""Where the post stands."""


def draw() -> Picture:
    sheet = Sheet("#2f8f8c", "#fbe0a0")
    _land(sheet)
    _post(sheet)
    _blindfold(sheet)
    _arms(sheet)
    _crow(sheet)
    _traveller(sheet)
    return sheet.picture()


def _land(sheet: Sheet) -> None:
    """Lay a plain at dusk on which every path forks again; a lighthouse, a town, a mountain."""
    sheet.glow(250, 860, 520, "#fff0b0", 0.9)
    for x, y, size in ((90, 90, 9), (250, 190, 7), (330, 60, 10), (700, 70, 9), (640, 210, 6)):
        sheet.fill(star(x, y, size * 1.5), CREAM)
    hills = sheet.fill(
        "-20,860! 140,790 300,850 480,780 640,840 820,780! 820,1000! -20,1000!", MINT
    )
    sheet.shade(hills, TEAL, 0, 40, 30, alpha=0.4)
    with sheet.at(512, 14):
        sheet.fill(polygon("86,830 94,690 126,690 134,830"), CREAM)
        for y in (720, 776):
            sheet.fill(polygon([(92, y), (128, y), (130, y + 26), (90, y + 26)]), RED)
        sheet.fill(rectangle(92, 664, 36, 28), GOLD)
        sheet.fill(polygon("86,666 110,636 134,666"), RED)
    for x, y, high in ((680, 824, 62), (716, 820, 96), (754, 816, 70)):
        sheet.fill(rectangle(x, y - high, 40, high + 20), TEAL)
        sheet.fill(polygon([(x - 4, y - high), (x + 20, y - high - 32), (x + 44, y - high)]), RED)
        sheet.fill(rectangle(x + 13, y - high + 14, 14, 18), GOLD)
    near = sheet.fill("-20,900! 240,858 520,880 820,850! 820,1220! -20,1220!", "#2f7f78", INK)
    sheet.shade(near, MINT, 0, 24, 22, alpha=0.8)
    for path in (
        "250,1220! 560,1220! 450,1080 330,1000 200,950 110,890! 90,892! 160,960 260,1010 320,1090",
        "420,1220! 560,1220! 530,1080 600,990 690,930 730,874! 708,874! 640,930 520,1000 450,1060",
    ):
        sheet.fill(path, "#f4d890")


def _post(sheet: Sheet) -> None:
    post = sheet.fill(rectangle(POST - 21, 136, 42, 970, 8), WOOD)
    sheet.shade(post, INK, -14, 0, 8, alpha=0.8)
    for y in (200, 410, 560, 800, 900):
        sheet.line([(POST - 6, y), (POST - 2, y + 40), (POST - 7, y + 70)], INK, 4, alpha=0.5)
    sheet.disc(POST, 138, 30, GOLD)
    mound = sheet.fill("420,1120 460,1076 520,1064 584,1080 620,1120 520,1136", TEAL)
    sheet.shade(mound, MINT, 0, 12, 10)


def _pointing(sheet: Sheet, skin: str) -> None:
    """Draw a fist at the origin whose first finger points right, as long as 170."""
    fist = sheet.fill("-20,-34 30,-48 78,-40 92,0 80,44 30,52 -20,36", skin)
    sheet.shade(fist, "#b8503c", 0, -10, 8, alpha=0.45)
    sheet.limb("48,-28,19 110,-30,17 166,-28,13", skin)
    sheet.limb("20,-30,17 52,-58,16 84,-66,13", skin)
    sheet.fill("152,-38 170,-38 174,-28 156,-26", "#fff0e0")
    for y in (0, 22):
        sheet.line([(46, y), (80, y - 1)], "#8a3a34", 4)


def _arms(sheet: Sheet) -> None:
    """Nail four arms to the post: a pinstripe, a glove, a knit one, and the one that holds on."""
    for x, y, turn, flip, sleeve, cuff, skin in (
        (POST, 222, -12, False, PLUM, CREAM, SKIN),
        (POST, 342, 8, True, ORANGE, GOLD, BROWN),
        (POST, 474, 16, False, RED, "#ffd8c0", CREAM),
    ):
        with sheet.at(x, y, 0.92, -turn if flip else turn, flip=flip):
            arm = sheet.fill("-110,-50! -96,0! -110,50! 110,42! 110,-42!", sleeve)
            sheet.shade(arm, INK, 0, -16, 10, alpha=0.5)
            if sleeve == ORANGE:
                for dx in (-70, -30, 10, 50):
                    sheet.line([(dx, -44), (dx + 6, 0), (dx, 44)], GOLD, 9)
            elif sleeve == PLUM:
                for dy in (-24, 0, 24):
                    sheet.line([(-98, dy), (106, dy * 0.9)], ROSE, 3)
            else:
                for dx in (-62, -16, 30, 74):
                    sheet.disc(dx, 16 if dx % 4 else -14, 11, CREAM)
            with sheet.at(122, 0):
                _pointing(sheet, skin)
            band = sheet.fill(rectangle(98, -48, 36, 96, 10), cuff)
            sheet.shade(band, INK, 0, -12, 8, alpha=0.3)
        sheet.disc(x, y, 9, GOLD)
    people.arm(sheet, f"{POST + 40},606,44 {POST - 40},614,42 392,624,34", "#3f6fb0", SKIN)
    sheet.line("398,588 404,658", CREAM, 20)
    sheet.disc(POST, 610, 9, GOLD)


def _blindfold(sheet: Sheet) -> None:
    """Let the blindfold's long end blow from the traveller's head up to the hand."""
    sheet.limb("92,696,13 70,640,17 110,566,22 200,540,24 280,580,21 340,630,16 380,626,12", RED)
    sheet.limb("360,618,14 336,694,16 352,744,5", RED)


def _crow(sheet: Sheet) -> None:
    with sheet.at(POST, 108):
        body = sheet.fill("-96,34! -40,-14 0,-50 34,-76 62,-70 66,-50 44,-10 16,12 -30,14", INK)
        sheet.shade(body, "#3f7f94", 10, 10, 8, alpha=0.7)
        sheet.fill(polygon("58,-68 92,-54 60,-50"), GOLD)
        sheet.disc(48, -60, 6, CREAM)
        sheet.disc(50, -60, 3, INK)


def _traveller(sheet: Sheet) -> None:
    """Draw the traveller: he steps on, blindfolded, his free hand feels the air before him."""
    with sheet.at(322, 1010):
        sheet.glow(0, 30, 150, "#fff0b0", 0.8)
        sheet.line(arc(0, -40, 24, 34, 180, 360), INK, 6)
        sheet.fill("-34,-38! 34,-38! 26,-56! -26,-56!", INK)
        sheet.fill(rectangle(-28, -38, 56, 76, 6), GOLD)
        sheet.fill("0,-20 14,10 0,28 -14,10", CREAM)
        sheet.fill(rectangle(-36, 36, 72, 16, 4), INK)
    people.leg(sheet, "150,960,34 104,1040,27 52,1112,19", "#24384c", INK)
    people.leg(sheet, "176,960,36 232,1036,28 226,1132,20", "#2f4a60", INK)
    with sheet.at(80, 1000, 1, 8):
        sheet.line(arc(0, -58, 24, 18, 180, 360), INK, 9)
        case = sheet.fill(rectangle(-74, -54, 148, 112, 12), "#c8643c")
        sheet.shade(case, INK, -12, -14, 10, alpha=0.5)
        for x in (-42, 34):
            sheet.fill(rectangle(x, -54, 13, 112), GOLD)
    coat = sheet.fill(
        "126,764! 190,764! 216,850 232,940 246,1010! 90,1010! 106,900 112,820", "#e8a83c"
    )
    sheet.shade(coat, "#a8482c", 22, -10, 16, alpha=0.85)
    for y in (820, 872, 924):
        sheet.disc(196, y, 8, INK)
    people.arm(sheet, "186,796,25 250,860,21 314,930,14", "#f0b84c", SKIN)
    people.arm(sheet, "140,796,27 96,870,22 84,934,15", "#d08a30", SKIN)
    with sheet.at(158, 696, 68, -4):
        sheet.fill("-0.4,0.6! 0.4,0.7! 0.4,1.4! -0.5,1.3!", SKIN)
        hair = (
            ("#5a2c34", ("-0.2,0.1! -0.5,0.8 -1.05,0.6 -1.15,-0.2 -0.9,-0.9 -0.1,-1.2 0.6,-1 "
             "0.86,-0.4! 0.2,-0.4")),
            (RED, "-1.12,-0.2! 0.2,-0.34 0.92,-0.4! 1,0.12! 0.3,0.18 -1.08,0.26!"),
            (RED, "-0.9,-0.24 -1.3,-0.3 -1.36,0.2 -0.92,0.28"),
        )  # fmt: skip
        people.head(sheet, people.Face(skin=SKIN, mouth=0.4), hair)


def look() -> Look:
    return Look("teal-bottle", glow=0.05, pull=0.03, contrast=1.0, finish="gouache", seed=12)
