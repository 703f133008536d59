"""Two stone giants lean brow to brow over a gorge; a hay cart crosses on their heads."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, polygon

INK, CREAM, GOLD, RED = "#33304a", "#fff4e0", "#f0b848", "#d8584c"
GRASS, MOSS, WATER = "#8fae5c", "#4f7f54", "#4fa0b0"
SLATE = ("#8397bd", "#b9cbe2", "#5f73a0", "#44527f")
CLAY = ("#dc9c72", "#f6cfa4", "#b97452", "#8f5244")
"""Two kinds of rock: by daylight, in the sun, in the shade, and in clefts."""
BODY = (
    "-20,520! 70,440! 150,400! 236,560! 262,690! 286,760! 270,840! 226,900! 290,902! 322,926! "
    "318,970! 292,1010! 300,1220! -20,1220!"
)
HEAD = (
    "140,300! 176,236! 250,204! 400,196! 400,322! 386,350! 350,368! 346,396! 386,498! 380,520! "
    "340,528! 344,548! 364,562! 344,580! 358,600! 336,622! 348,668! 322,706! 262,700! 206,640! "
    "150,500! 128,390!"
)
"""The left giant sits with a knee drawn up; the right one is its mirror image."""
HEAD_PLANES = (
    (1, "176,236! 250,204! 400,196! 400,262! 300,268! 226,288!"),
    (1, "346,396! 386,498! 352,500! 326,420!"),
    (1, "282,470! 330,500! 316,560! 262,552! 240,500!"),
    (2, "140,300! 176,236! 226,288! 214,400! 190,470! 150,500! 128,390!"),
    (2, "150,500! 190,470! 232,570! 262,700! 206,640!"),
    (2, "336,622! 348,668! 322,706! 262,700! 250,640!"),
)
BODY_PLANES = (
    (1, "-20,520! 70,440! 150,400! 176,470! 110,560! -20,640!"),
    (2, "236,560! 262,690! 286,760! 270,840! 226,900! 216,760! 176,470!"),
    (1, "100,930! 226,900! 290,902! 322,926! 280,944! 140,968!"),
    (2, "-20,1010! 140,968! 280,944! 318,970! 292,1010! 214,1010! 120,1060! -20,1070!"),
    (2, "292,1010! 300,1220! 240,1220! 214,1010!"),
)
ARM = (
    "70,600! 150,590! 186,650! 176,760! 160,850! 250,888! 292,886! 316,908! 312,950! 292,962! "
    "272,940! 244,936! 110,930! 66,880! 60,740!"
)
BEARD = (
    "200,624! 256,606! 300,626! 356,602! 372,680! 350,720! 352,770! 322,790! 304,862! 276,800! "
    "252,802! 240,736! 214,710!"
)
"""Moss that hangs from the chin of one of them."""


def draw() -> Picture:
    sheet = Sheet("#a9dcdc", "#fff0cc")
    _sky(sheet)
    _gorge(sheet)
    with sheet.at(0, 66):
        _giant(sheet, SLATE)
        with sheet.at(800, 0, 1, 0, flip=True):
            _giant(sheet, CLAY)
            _beard(sheet)
        _nest(sheet)
        _road(sheet)
        with sheet.at(296, 196, 0.74):
            _cart(sheet)
        with sheet.at(468, 198, 0.74):
            _horse(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    for x, y, size in ((112, 120, 0.8), (716, 96, 0.72)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-90, 20, 36), (-36, 0, 54), (34, 4, 48), (92, 24, 30)]), CREAM
            )
            sheet.shade(cloud, "#e8b8a0", 0, -16, 12, alpha=0.5)


def _gorge(sheet: Sheet) -> None:
    """Let a river come out of far hills, a small boat on it."""
    for outline, colour in (
        ("200,760! 300,690 370,730 430,680 520,740 620,690! 620,1000! 200,1000!", "#c9b8d6"),
        ("200,830! 290,800 390,830 470,790 600,830! 600,1000! 200,1000!", "#93b58f"),
        ("200,900! 400,880 600,900! 600,1220! 200,1220!", GRASS),
    ):
        hills = sheet.fill(outline, colour)
        sheet.shade(hills, CREAM, 0, 14, 10, alpha=0.4)
    river = sheet.fill("396,884! 412,884! 420,930 380,990 470,1080 520,1220! 280,1220! 320,1090 "
                       "350,1010 404,930", "#8fd0cc", WATER)  # fmt: skip
    sheet.shade(river, CREAM, -8, 0, 6)
    with sheet.at(400, 1120, 1.0):
        hull = sheet.fill("-56,0! 56,0! 36,32 -36,32", RED)
        sheet.shade(hull, INK, 0, -10, 8, alpha=0.5)
        sheet.line("0,0 0,-100", INK, 6)
        sheet.fill("6,-98! 52,-12! 6,-12!", CREAM)
        sheet.fill("-6,-84! -40,-12! -6,-12!", GOLD)
        for dx in (-70, 14):
            sheet.line([(dx, 46), (dx + 50, 46)], CREAM, 5, alpha=0.8)


def _giant(sheet: Sheet, rock: tuple[str, str, str, str]) -> None:
    """Draw a giant hewn from rock: body, knee and arm, then the head, its eye shut."""
    _hewn(sheet, BODY, BODY_PLANES, rock)
    arm = sheet.fill(ARM, rock[0])
    sheet.shade(arm, rock[1], -10, 10, 8, alpha=0.8)
    sheet.shade(arm, rock[3], 14, -16, 14, alpha=0.7)
    for x in (272, 286, 300):
        sheet.line([(x, 914), (x - 2, 954)], rock[3], 4)
    for x, y, size in ((44, 470, 0.8), (-2, 500, 0.7), (96, 436, 0.6)):
        with sheet.at(x, y, size):
            sheet.limb("0,6,9 2,-40,7 0,-84,5", "#7a4a3c")
            crown = sheet.fill(puffs([(-30, -94, 36), (30, -94, 36), (0, -134, 42)]), MOSS)
            sheet.shade(crown, "#24504c", -12, -14, 12, alpha=0.6)
    _hewn(sheet, HEAD, HEAD_PLANES, rock)
    sheet.fill("226,392! 270,362! 340,366! 346,390! 290,392! 240,412!", rock[3])
    lid = sheet.fill("250,412! 290,396! 340,398! 334,424! 300,440! 262,432!", rock[1])
    sheet.shade(lid, rock[2], 0, -8, 5, alpha=0.7)
    sheet.line("252,424 296,446 336,426", rock[3], 8)
    sheet.line("286,566 316,574 352,562", rock[3], 8)
    sheet.line("326,516 344,504 362,514", rock[3], 7)
    for cleft in ("30,740 48,790 36,830", "120,1006 150,1040 142,1080"):
        sheet.line(cleft, rock[3], 6)
    ear = sheet.fill("178,408! 206,388! 222,420! 214,486! 194,506! 180,460!", rock[1])
    sheet.shade(ear, rock[3], 8, 6, 8, alpha=0.8)


def _beard(sheet: Sheet) -> None:
    beard = sheet.fill(BEARD, MOSS)
    sheet.shade(beard, "#24504c", 14, -12, 16)
    with sheet.within(beard):
        for k in range(18):
            x, y = 232 + 44 * (k % 4) + 22 * (k // 4 % 2), 652 + 44 * (k // 4)
            sheet.line(arc(x, y, 14, 11, 10, 170), "#a8c47a", 6)


def _hewn(
    sheet: Sheet, outline: str, planes: tuple[tuple[int, str], ...], rock: tuple[str, ...]
) -> None:
    shape = sheet.fill(outline, rock[0])
    with sheet.within(shape):
        for tone, plane in planes:
            face = sheet.fill(plane, rock[tone])
            sheet.shade(face, rock[0], 12, -12, 16, alpha=0.5)
    sheet.shade(shape, rock[3], 10, -8, 14, alpha=0.5)


def _nest(sheet: Sheet) -> None:
    """Lay a nest on the bridges of both noses; a chick looks out and calls."""
    with sheet.at(400, 440):
        chick = sheet.disc(0, -28, 20, GOLD, 22)
        sheet.shade(chick, RED, 4, -6, 6, alpha=0.5)
        sheet.fill("12,-36! 34,-44! 16,-24!", RED)
        sheet.disc(4, -34, 3.4, INK)
        nest = sheet.fill("-48,-16! -24,-8 24,-8 48,-16! 34,18 0,28 -34,18", "#8a5a3c")
        sheet.shade(nest, INK, 0, -8, 8, alpha=0.5)
        for k in range(4):
            sheet.line([(-34 + 18 * k, 0), (-18 + 18 * k, 12)], GOLD, 4)


def _road(sheet: Sheet) -> None:
    """Lay a meadow over both crowns."""
    turf = sheet.fill("150,270! 176,226 250,194 400,186 550,194 624,226 650,270! 612,246 580,262 "
                      "540,226 500,244 450,214 400,234 350,214 300,244 260,226 220,262 188,246",
                      GRASS)  # fmt: skip
    sheet.shade(turf, MOSS, 0, -14, 10, alpha=0.9)


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


def look() -> Look:
    return Look("bone", glow=0.05, pull=0.04, contrast=1.0, finish="painted", seed=11)
