"""A cello floats as an island; a child on it fishes with the bow, and a whale swims beneath."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, CREAM, FOAM, GOLD, RED = "#2a2438", "#fff6e2", "#eefaf4", "#fcc84a", "#e0483c"
WOOD, AMBER, BROWN, EBONY = "#d8783a", "#f6b868", "#8a3c24", "#3a2430"
SKIN, SHIRT, TROUSER = "#eeae80", "#e8584a", "#2f5a94"
WHALE, NAVY, BELLY = "#2f6496", "#173a66", "#f2ead8"
SEA = 690.0
"""Where the water's surface is."""
BODY = (
    "410,-22! 402,-66 364,-106 316,-114 274,-102! 252,-80 226,-76 202,-86 180,-122! 130,-150 "
    "70,-140 18,-92 0,0 18,92 70,140 130,150 180,122! 202,86 226,76 252,80 274,102! 316,114 "
    "364,106 402,66 410,22!"
)
"""The cello's front, its tail at the origin, its neck toward the right."""


def draw() -> Picture:
    sheet = Sheet("#f6b8a4")
    sheet.fill(rectangle(-20, -20, 840, SEA + 30), "#f2a898", "#fff2d8")
    _sky(sheet)
    sheet.fill(rectangle(-20, SEA, 840, 560), "#9ad6c8", "#2a7f92")
    with sheet.at(54, 118, 0.88):
        _whale(sheet)
    with sheet.at(178, 690, 0.93, -22):
        _cello(sheet)
    _home(sheet)
    with sheet.at(268, 514, 1.06, flip=True):
        _child(sheet)
    _water(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    """Let clouds stand over a calm horizon, and a sail far out."""
    for x, y, size in ((590, 170, 1.1), (190, 120, 0.66)):
        with sheet.at(x, y, size):
            sheet.fill(puffs([(-110, 0, 40), (-50, -26, 56), (30, -34, 66), (100, 0, 44),
                              (0, 10, 44)]), "#fff4e4")  # fmt: skip
    for x, y in ((600, 330), (672, 366)):
        sheet.line([(x - 34, y - 10), (x - 16, y - 18), (x, y)], INK, 5)
        sheet.line([(x, y), (x + 16, y - 18), (x + 34, y - 10)], INK, 5)


def _whale(sheet: Sheet) -> None:
    """Let a huge whale pass under the cello and smile up at it."""
    sheet.fill("520,1010! 580,1040 590,1100 556,1150 540,1100 500,1060", NAVY)
    for fluke in ("88,912! 60,850 6,822 -6,850 30,892 70,930!",
                  "84,930! 40,930 6,962 8,996 50,982 96,946!"):  # fmt: skip
        sheet.fill(fluke, WHALE)
    body = sheet.fill("60,908! 130,916 220,880 330,822 470,790 610,800 710,850 752,920 742,980 "
                      "690,1040 590,1076 460,1080 330,1050 210,990 120,950", WHALE)  # fmt: skip
    sheet.shade(body, NAVY, 0, -40, 30, alpha=0.55)
    with sheet.within(body):
        sheet.fill("770,944! 700,960 610,958 520,962 420,1000 300,1010 240,1004 260,1110 800,1110",
                   BELLY)  # fmt: skip
        for k in range(5):
            y = 990 + 20 * k
            sheet.line([(716 - 18 * k, y), (600 - 10 * k, y + 6), (470, y + 8 + 2 * k)],
                       "#b8b4b4", 5)  # fmt: skip
    sheet.line("746,944 700,960 650,956 612,936 602,916", INK, 9)
    sheet.disc(566, 880, 22, CREAM, 23)
    sheet.disc(570, 872, 13, INK, 15)
    sheet.disc(574, 866, 5, "#ffffff")
    sheet.line("534,846 558,834 586,842", NAVY, 9)
    flipper = sheet.fill("440,1000! 500,1010 520,1060 490,1130 430,1166 440,1110 424,1060", NAVY)
    sheet.shade(flipper, WHALE, 10, 8, 12)


def _cello(sheet: Sheet) -> None:
    """Draw the whole instrument by its front, four strings drawn tight from tail to scroll."""
    sheet.fill("396,-17! 612,-13! 612,13! 396,17!", BROWN)
    sheet.fill("560,-13! 620,-16 640,-20 640,20 620,16 560,13!", BROWN)
    for x in (578, 608):
        for side in (-1, 1):
            sheet.line([(x, 0), (x + 4, 40 * side)], EBONY, 8)
            sheet.disc(x + 5, 44 * side, 13, EBONY, 9)
    sheet.disc(636, 0, 30, BROWN)
    sheet.line(arc(636, 0, 17, 17, 20, 300), AMBER, 6)
    sheet.disc(638, 2, 6, AMBER)
    body = sheet.fill(BODY, WOOD)
    sheet.shade(body, BROWN, 6, -16, 16, alpha=0.5)
    with sheet.at(17, 0, 0.918):
        sheet.fill(BODY, AMBER)
        sheet.line(BODY + " 410,-22!", BROWN, 4)
    with sheet.at(43, 0, 0.79):
        sheet.fill(BODY, "#fcd088", alpha=0.55)
    for side in (-1, 1):
        f = [(150, 60 * side), (146, 74 * side), (162, 78 * side), (196, 58 * side),
             (232, 42 * side), (246, 48 * side), (242, 62 * side)]  # fmt: skip
        sheet.line(f, EBONY, 8)
        sheet.disc(152, 58 * side, 8, EBONY)
        sheet.disc(240, 62 * side, 8, EBONY)
    sheet.fill("14,-9! 112,-27! 122,0 112,27! 14,9!", EBONY)
    sheet.fill("276,-23! 574,-13! 574,13! 276,23!", EBONY)
    sheet.fill("186,-36! 202,-40! 202,40! 186,36!", BROWN)
    for k in (-1.5, -0.5, 0.5, 1.5):
        sheet.line([(110, 13 * k), (194, 19 * k), (570, 5 * k)], CREAM, 3.2)


def _home(sheet: Sheet) -> None:
    """Set a small house and a tree on the hill of the upper bout."""
    with sheet.at(410, 474, 0.95, -4):
        sheet.limb("82,10,7 86,-40,6 90,-80,4", BROWN)
        crown = sheet.fill(puffs([(66, -92, 30), (112, -90, 32), (90, -128, 36)]), "#6fae5a")
        sheet.shade(crown, "#2f6a4a", 8, -10, 12, alpha=0.7)
        sheet.fill(rectangle(14, -122, 18, 46), BROWN)
        wall = sheet.fill(rectangle(-46, -72, 92, 92), CREAM)
        sheet.shade(wall, "#c8a8a8", -14, 0, 12)
        sheet.fill("-62,-66! 0,-128! 62,-66!", "#2f8088")
        sheet.fill(rectangle(-30, -50, 28, 30, 4), GOLD)
        sheet.fill(rectangle(8, -44, 26, 60, 8), RED)


def _child(sheet: Sheet) -> None:
    """Draw a child on the edge, seen from the side; both hands hold the bow like a rod."""
    people.leg(sheet, "-6,-16,20 56,-18,17 84,40,13", "#244a7c", BROWN)
    people.leg(sheet, "-10,-12,22 46,-10,19 62,54,14", TROUSER, BROWN)
    people.arm(sheet, "0,-100,15 34,-66,13 56,-78,10", "#b83c3c", SKIN)
    coat = sheet.fill("-34,-108! -8,-118 16,-108! 26,-60 26,-4 -4,6 -38,0 -44,-56", SHIRT)
    sheet.shade(coat, "#8a2a44", 12, -8, 12, alpha=0.5)
    _bow(sheet)
    with sheet.at(-4, -168, 54, 6):
        sheet.fill("-0.45,0.5! 0.35,0.6! 0.35,1.25! -0.45,1.2!", SKIN)
        hair = (
            ("#6a3a24", "-0.1,-0.1! -0.3,0.5 -0.62,0.92! -1.1,0.7 -1.12,-0.1 -0.8,-0.7 0.6,-0.7!"),
            (GOLD, "-1.06,-0.28! -1.0,-0.9 -0.3,-1.4 0.5,-1.2 0.86,-0.5!"),
            ("#e09a2c", ("-1.1,-0.34! 0.3,-0.62 0.8,-0.58 1.5,-0.36! 1.44,-0.24! 0.7,-0.4 "
             "-1.08,-0.12!")),
        )  # fmt: skip
        people.head(sheet, people.Face(skin=SKIN, blush="#e07858", awake=True, mouth=1.6), hair)
    sheet.line("-30,-96 -20,-40 30,-36", "#a83444", 5)
    people.arm(sheet, "-14,-98,17 0,-44,15 46,-56,10", SHIRT, SKIN)


def _bow(sheet: Sheet) -> None:
    """Draw the bow with its frog at the hands; a line hangs from its tip to a float."""
    sheet.line("52,-50 100,-116 176,-226", CREAM, 7)
    sheet.line("24,-34 62,-86 116,-166 166,-252", BROWN, 10)
    sheet.line("166,-252 180,-226", BROWN, 12)
    sheet.line("40,-48 56,-44", INK, 14)
    sheet.line([(178, -226), (176, 60), (178, 160)], INK, 3)


def _water(sheet: Sheet) -> None:
    """Lay clear water over what is below the surface; foam where the cello cuts it; the float."""
    sheet.fill(rectangle(-20, SEA, 840, 560), "#5fb8b8", "#2a7f92", alpha=0.42)
    for x, y, wide in ((620, SEA, 130), (330, SEA + 2, 180)):
        sheet.line([(x - wide, y), (x - wide / 2, y - 5), (x, y), (x + wide / 2, y - 5),
                    (x + wide, y)], FOAM, 7)  # fmt: skip
    with sheet.at(80, SEA):
        for across in (30, 48):
            sheet.line(arc(0, 6, across, across * 0.25, 0, 360), FOAM, 4)
        sheet.disc(0, -4, 17, RED, 20)
        sheet.fill(ellipse(0, -14, 13, 9), CREAM)
    for x, y in ((110, 790), (660, 770), (660, 1120), (110, 1090)):
        sheet.line([(x - 40, y), (x - 14, y - 7), (x + 12, y), (x + 40, y - 7)], FOAM, 5, alpha=0.6)


def look() -> Look:
    return Look(
        "rose-sea", glow=0.05, pull=0.03, contrast=1.0, finish="watercolour", ink=0.6,
        fine=((0.5, 0.5, 3.0, 1.0),), seed=14,
    )  # fmt: skip
