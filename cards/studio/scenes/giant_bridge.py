"""Two stone giants lean brow to brow over a gorge; a hay cart crosses on their heads."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, polygon

INK, CREAM, GOLD, RED = "#33304a", "#fff4e0", "#f0b848", "#d8584c"
SLATE, DUSK, SAND, CLAY = "#8a94a8", "#4c5474", "#dcc0a0", "#a87868"
GRASS, MOSS, WATER = "#8fae5c", "#4f7f54", "#4fa0b0"
PROFILE = (
    "-20,300! 120,322 260,330 400,322! 400,430 388,480 350,530 322,574 322,606 344,650 378,700 "
    "370,724 326,738 322,752 356,772 358,790 334,804 352,822 350,846 326,864 332,886 340,920 "
    "312,954 240,972 196,1000 190,1060 230,1120 250,1220! -20,1220!"
)
"""The left giant; the right one is its mirror image."""


def draw() -> Picture:
    sheet = Sheet("#f8cfae", "#fdf0dc")
    _sky(sheet)
    _gorge(sheet)
    _giant(sheet, SLATE, DUSK, "#c4ccd4")
    with sheet.at(800, 0, 1, 0, flip=True):
        _giant(sheet, SAND, CLAY, "#f8e4c8")
        _beard(sheet)
    _plait(sheet)
    _road(sheet)
    with sheet.at(312, 304, 0.87):
        _cart(sheet)
    with sheet.at(506, 308, 0.87):
        _horse(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    sheet.glow(400, 620, 460, "#fff0b8", 0.95)
    for x, y, size in ((130, 110, 1.0), (690, 80, 0.8)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-90, 20, 36), (-36, 0, 54), (34, 4, 48), (92, 24, 30)]), CREAM
            )
            sheet.shade(cloud, "#e8a090", 0, -16, 12, alpha=0.6)
    for x, y in ((386, 590), (424, 620), (400, 556)):
        sheet.line(
            [(x - 17, y - 8), (x - 7, y - 11), (x, y), (x + 7, y - 11), (x + 17, y - 8)], INK, 4
        )


def _gorge(sheet: Sheet) -> None:
    """Let a river wind through the gorge, with one small boat on it."""
    hills = sheet.fill("100,1000! 260,900 400,930 540,896 700,1000! 700,1220! 100,1220!", "#c8b07a")
    sheet.shade(hills, MOSS, 0, 40, 30, alpha=0.4)
    river = sheet.fill("386,930! 416,930! 440,990 380,1060 470,1220! 250,1220! 300,1100 400,1010",
                       "#8fd0cc", WATER)  # fmt: skip
    sheet.shade(river, CREAM, -8, 0, 6)
    with sheet.at(366, 1120):
        hull = sheet.fill("-56,0! 56,0! 36,32 -36,32", RED)
        sheet.shade(hull, INK, 0, -10, 8, alpha=0.5)
        sheet.line("0,0 0,-92", INK, 6)
        sheet.fill("6,-90! 50,-12! 6,-12!", CREAM)
        sheet.fill("-6,-78! -38,-12! -6,-12!", GOLD)
        for dx in (-60, 10):
            sheet.line([(dx, 44), (dx + 46, 44)], CREAM, 5, alpha=0.8)


def _giant(sheet: Sheet, stone: str, dark: str, pale: str) -> None:
    """Draw a giant's head and neck in profile, its eye shut, moss and cracks on its cheek."""
    face = sheet.fill(PROFILE, stone)
    sheet.shade(face, dark, 60, -30, 70, alpha=0.85)
    sheet.shade(face, pale, -16, 6, 18, alpha=0.9)
    with sheet.within(face):
        sheet.disc(214, 730, 52, "#e08a78", 44, alpha=0.55)
        sheet.line("176,560 236,526 312,548", dark, 20)
        sheet.line("196,616 244,648 300,630", dark, 11)
        for x, y in ((212, 634), (236, 650), (264, 652)):
            sheet.line([(x, y), (x - 8, y + 22)], dark, 7)
        sheet.line("244,772 286,806 336,804", dark, 10)
        sheet.line("236,762 242,776 234,788", dark, 7)
        sheet.line("316,716 330,700 350,708", dark, 8)
        ear = sheet.fill("70,590 110,566 136,600 122,664 92,712 64,690", stone)
        sheet.shade(ear, dark, -10, -10, 10)
        sheet.line("84,612 108,602 108,644 90,668", dark, 7)
        for crack in ("170,350 182,392 166,420 180,456",
                      "40,430 66,462 54,500"):  # fmt: skip
            sheet.line(crack, dark, 6)


def _beard(sheet: Sheet) -> None:
    """Give the old giant a beard of hanging ivy."""
    beard = sheet.fill(
        puffs([(84, 750, 42), (104, 820, 54), (150, 890, 66), (224, 912, 70), (290, 900, 58),
               (322, 888, 40), (190, 990, 72), (262, 980, 68), (226, 1060, 54)]), MOSS)  # fmt: skip
    sheet.shade(beard, "#24504c", 16, -24, 24)
    with sheet.within(beard):
        for k in range(22):
            x, y = 70 + 62 * (k % 5) + 31 * (k // 5 % 2), 760 + 66 * (k // 5)
            sheet.line(arc(x, y, 17, 13, 10, 170), "#a8c47a", 7)


def _plait(sheet: Sheet) -> None:
    """Give the other one a plait of flowering moss."""
    for x, y, size in ((66, 540, 52), (44, 610, 54), (40, 686, 54), (48, 762, 52), (62, 834, 48),
                       (78, 900, 42), (92, 956, 34)):  # fmt: skip
        knot = sheet.disc(x, y, size, MOSS, size * 0.86)
        sheet.shade(knot, "#24504c", 6, -16, 12)
        sheet.disc(x + 18, y - 8, 9, CREAM)
        sheet.disc(x - 14, y + 8, 8, "#f0a0a0")


def _road(sheet: Sheet) -> None:
    """Lay the meadow over both heads, trees at its sides, a nest where the brows meet."""
    turf = sheet.fill("-20,300! 200,316 400,306 600,316 820,300! 820,372! 740,350 700,384 640,356 "
                      "580,376 500,346 440,372 400,344 360,374 300,346 240,380 180,352 120,384 "
                      "60,352 -20,376!", GRASS)  # fmt: skip
    sheet.shade(turf, MOSS, 0, -18, 12, alpha=0.9)
    for x, y, size, crown in (
        (56, 304, 1.0, MOSS),
        (128, 312, 0.66, GRASS),
        (752, 304, 1.05, MOSS),
    ):
        with sheet.at(x, y, size):
            sheet.limb("0,6,10 2,-40,8 0,-84,6", "#7a4a3c")
            tree = sheet.fill(puffs([(-34, -104, 40), (34, -104, 40), (0, -146, 46)]), crown)
            sheet.shade(tree, "#24504c", -12, -14, 12, alpha=0.6)
    with sheet.at(400, 482):
        nest = sheet.fill("-58,-16! 58,-16! 44,18 0,28 -44,18", "#8a5a3c")
        sheet.shade(nest, INK, 0, -10, 8, alpha=0.5)
        for x in (-24, 0, 24):
            sheet.disc(x, -18, 13, CREAM, 17)
        nest = sheet.fill("-60,-16! -30,-6 30,-6 60,-16! 44,20 0,28 -44,20", "#8a5a3c")
        for k in range(5):
            sheet.line([(-44 + 18 * k, 0), (-24 + 18 * k, 12)], GOLD, 4)


def _cart(sheet: Sheet) -> None:
    """Draw a cart heaped with hay, its driver on top, who looks ahead and knows nothing."""
    hay = sheet.fill("-122,-66! -118,-130 -60,-176 10,-168 62,-130 84,-66!", GOLD)
    sheet.shade(hay, "#b8642c", -14, -14, 14, alpha=0.7)
    for x, y in ((-80, -110), (-40, -140), (0, -110), (-60, -84), (40, -90), (16, -146)):
        sheet.line([(x, y), (x + 22, y - 8)], CREAM, 5)
    people.leg(sheet, "16,-158,17 62,-150,15 78,-108,11", INK, "#6a2c34")
    coat = sheet.fill("-8,-236! 34,-236! 44,-190 38,-146 -14,-146 -16,-190", "#2f7f8c")
    sheet.shade(coat, INK, 10, -6, 8, alpha=0.5)
    sheet.line("78,-178 180,-116 250,-112", INK, 4)
    people.arm(sheet, "16,-220,12 36,-186,11 76,-184,8", "#256a74", "#f2c49b")
    with sheet.at(16, -268, 33, 0):
        sheet.fill("-0.3,0.6! 0.3,0.7! 0.3,1.3! -0.4,1.3!", "#f2c49b")
        hat = (
            (GOLD, "-0.8,-0.4! -0.6,-1.4 0.5,-1.4 0.7,-0.5!"),
            (GOLD, "-1.7,0.1 -0.8,-0.5 0.8,-0.6 1.7,-0.3 0.8,-0.2 -0.6,0"),
            (RED, "-0.82,-0.3! -0.78,-0.66! 0.68,-0.78! 0.74,-0.42!"),
        )
        people.head(sheet, people.Face(awake=True, mouth=1.3), hat)
    bed = sheet.fill("-130,-74! 96,-74! 86,-30! -120,-30!", "#8a4a34")
    sheet.shade(bed, INK, 0, -12, 8, alpha=0.5)
    sheet.line("80,-44 260,-76", "#8a4a34", 9)
    for x in (-78, 50):
        sheet.disc(x, -28, 38, INK)
        sheet.disc(x, -28, 29, "#f8d8b4")
        for spoke in ("-27,0 27,0", "-13,-23 13,23", "13,-23 -13,23"):
            ends = [tuple(map(float, end.split(","))) for end in spoke.split()]
            sheet.line([(x + dx, dy - 28) for dx, dy in ends], INK, 5)
        sheet.disc(x, -28, 9, RED)


def _horse(sheet: Sheet) -> None:
    """Draw a white horse that steps out, head up."""
    for points in ("-52,-70,17 -66,-34,10 -58,0,8", "44,-70,16 58,-36,9 46,0,8"):
        people.leg(sheet, points, "#d4c4c8", INK)
    sheet.line("-72,-112 -104,-90 -100,-40", "#c89a6c", 20)
    body = sheet.fill(
        "-78,-118 -40,-132 20,-124 50,-150 78,-206 104,-214 146,-176 150,-158 134,-150 106,-164 "
        "92,-120 70,-70 20,-60 -30,-58 -70,-66", CREAM)  # fmt: skip
    sheet.shade(body, "#b8a0b8", 4, -18, 14)
    for points in ("-40,-76,22 -30,-36,11 -44,0,9", "60,-80,20 80,-44,11 96,-6,9"):
        people.leg(sheet, points, CREAM, INK)
    sheet.fill(polygon("84,-206 90,-240 106,-212"), CREAM)
    sheet.fill("92,-226! 66,-210 40,-160 20,-126! 50,-134 78,-170 96,-204", "#c89a6c")
    sheet.disc(112, -190, 5, INK)
    sheet.line("134,-162 144,-163", INK, 3)
    sheet.line(arc(70, -112, 26, 46, 60, 250), RED, 9)
    sheet.line("128,-190 118,-164", RED, 5)
    sheet.fill(ellipse(0, -92, 7), RED)


def look() -> Look:
    return Look("bone", glow=0.05, pull=0.04, contrast=1.0, finish="painted", seed=11)
