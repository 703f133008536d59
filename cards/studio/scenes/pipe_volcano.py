"""A volcano smokes a pipe; the islanders on the beach below sweep up the ash."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, ROCK, DARK, LAVA, FIRE = "#2a2f40", "#b8705c", "#7a3f44", "#f0643c", "#ffc052"
SEA, SAND, CREAM, LEAF, ASH = "#2f9a98", "#fbdcae", "#fff4e2", "#2f7f5c", "#6a6670"


def draw() -> Picture:
    sheet = Sheet("#8fd0c8", "#fde4cc")
    _sky(sheet)
    _mountain(sheet)
    _face(sheet)
    _pipe(sheet)
    _shore(sheet)
    with sheet.at(46, 896):
        _palm(sheet)
    _canoe(sheet)
    for x, y, size in ((330, 1136, 1.0), (520, 1160, 0.8), (700, 1150, 0.7)):
        with sheet.at(x, y, size):
            heap = sheet.fill("-86,26! -40,-26 0,-50 34,-30 90,26!", ASH)
            sheet.shade(heap, INK, -8, -10, 8)
    with sheet.at(196, 1000):
        _sweeper(sheet, "#f4c040", "#3f6fa8", "#8a5438")
    with sheet.at(634, 1006, 0.96, flip=True):
        _sweeper(sheet, "#e8604c", CREAM, "#c98a5c")
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    """Blow three rings, each wider than the last, and let ash fall."""
    for x, y, across, wide in ((640, 390, 44, 20), (576, 258, 74, 27), (440, 120, 120, 36)):
        sheet.line(arc(x, y + 6, across, across * 0.42, 0, 360), "#c9b4b4", wide)
        sheet.line(arc(x, y, across, across * 0.42, 0, 360), CREAM, wide)
    sheet.fill(puffs([(60, 200, 50), (120, 180, 62), (190, 206, 44), (10, 220, 40)]), CREAM)
    for k in range(40):
        sheet.disc((k * 197) % 800, 160 + (k * 131) % 800, 4 + k % 3, ASH, alpha=0.55)


def _mountain(sheet: Sheet) -> None:
    """Draw the cone with flanks in shade and lava for hair."""
    cone = sheet.fill(
        ("246,330! 330,306 470,306 554,330! 600,480 660,700 780,960! 20,960! 140,700 200,480"),
        ROCK,
        "#9c5650",
    )
    sheet.shade(cone, DARK, -50, 0, 50, alpha=0.9)
    sheet.shade(cone, "#f0b08a", 40, 20, 40, alpha=0.6)
    crater = sheet.fill(ellipse(400, 324, 156, 34), DARK)
    sheet.shade(crater, FIRE, 0, 20, 14)
    lava = sheet.fill(
        (
            "240,330! 330,352 470,352 560,330! 566,400 540,420 520,380 496,376 486,440 "
            "458,446 446,384 420,378 404,410 380,410 366,378 340,380 336,470 306,474 "
            "296,390 272,384 262,424 232,410"
        ),
        LAVA,
    )
    sheet.shade(lava, FIRE, 0, 16, 10)


def _face(sheet: Sheet) -> None:
    """Draw an old man's face in bliss: lids down, a great nose, ivy for brows and moustache."""
    for side in (-1, 1):
        x = 400 + 92 * side
        sheet.disc(x, 560, 48, CREAM, 40)
        sheet.disc(x + 12, 572, 20, INK)
        lid = sheet.fill(arc(x, 562, 52, 46, 180, 372), DARK)
        sheet.shade(lid, ROCK, 0, 10, 8)
        sheet.line(arc(x, 596, 50, 24, 30, 150), DARK, 7)
        brow = puffs(
            [
                (x - 52, 500 + 10 * side, 18),
                (x - 20, 488, 24),
                (x + 16, 486, 24),
                (x + 50, 498 - 10 * side, 18),
            ]
        )
        sheet.shade(sheet.fill(brow, LEAF), INK, 0, -8, 6)
        sheet.disc(400 + 158 * side, 650, 40, LAVA, 28, alpha=0.45)
    nose = sheet.fill(
        "372,560! 428,560! 446,630 462,664 440,694 400,700 360,694 338,664 354,630", ROCK
    )
    sheet.shade(nose, DARK, -12, -14, 12, alpha=0.9)
    sheet.line("338,760 400,786 500,764", INK, 13)
    moustache = puffs(
        [
            (400 + s * dx, y, r)
            for s in (-1, 1)
            for dx, y, r in ((26, 722, 27), (66, 728, 29), (106, 738, 25), (140, 730, 18))
        ]
    )
    sheet.shade(sheet.fill(moustache, LEAF), INK, -4, -12, 8)


def _pipe(sheet: Sheet) -> None:
    stem = sheet.limb("474,768,12 560,792,13 628,760,17 650,690,24", "#6a3420")
    sheet.shade(stem, INK, -4, -8, 6)
    sheet.glow(654, 560, 120, FIRE, 0.8)
    bowl = sheet.fill("596,570! 712,570! 706,660 680,718 640,726 612,690", "#8a4828")
    sheet.shade(bowl, INK, -20, -8, 14, alpha=0.7)
    sheet.fill(ellipse(654, 570, 60, 19), INK)
    sheet.fill(ellipse(654, 572, 48, 13), LAVA)
    sheet.fill(puffs([(628, 572, 10), (652, 568, 13), (676, 573, 9)]), FIRE)
    sheet.line([(654, 548), (640, 516), (660, 482), (646, 440)], CREAM, 14)
    sheet.fill(rectangle(590, 588, 128, 13, 5), FIRE)


def _shore(sheet: Sheet) -> None:
    """Lay the sea round the mountain's foot, bushes, and the beach."""
    sea = sheet.fill("-20,900! 820,900! 820,1040! -20,1040!", SEA)
    sheet.shade(sea, CREAM, 0, 10, 8, alpha=0.7)
    for x, y in ((40, 940), (720, 930), (640, 966), (100, 970)):
        sheet.line([(x, y), (x + 34, y - 10), (x + 68, y)], CREAM, 6)
    bushes = puffs([(150 + 56 * k, 908 + 12 * (k % 2), 44) for k in range(10)])
    sheet.shade(sheet.fill(bushes, "#4f9a5c"), LEAF, -8, -20, 14, alpha=0.9)
    beach = sheet.fill(
        "-20,1010! 150,960 420,944 640,966 820,1006! 820,1220! -20,1220!", SAND, "#eeb88a"
    )
    sheet.shade(beach, CREAM, 0, -26, 14, alpha=0.5)


def _canoe(sheet: Sheet) -> None:
    """Send one islander off to sea."""
    with sheet.at(716, 936, 0.9):
        sheet.limb("0,-10,22 4,-50,17", "#3f6fa8")
        sheet.disc(6, -84, 20, "#8a5438")
        sheet.fill("-34,-88 0,-98 8,-122 20,-98 46,-86", "#f6dc9c")
        sheet.line("-44,-70 56,44", "#6a3420", 8)
        sheet.line("0,-50 -20,-42", "#8a5438", 13)
        hull = sheet.fill("-118,-28! -60,0 60,0 118,-28! 70,34 -70,34", "#a8683c")
        sheet.shade(hull, INK, 0, -12, 6)


def _palm(sheet: Sheet) -> None:
    trunk = sheet.limb("0,200,24 6,40,18 40,-120,14 70,-240,12", "#a8683c")
    sheet.shade(trunk, INK, -8, 0, 6)
    for k in range(8):
        y = 170 - 50 * k
        sheet.line([(-14 + 9 * k, y), (14 + 9 * k, y - 4)], "#6a3420", 5, alpha=0.6)
    for turn in (-170, -130, -80, -40, 0, 34):
        with sheet.at(72, -244, 1, turn):
            leaf = sheet.fill("0,-6! 70,-40 140,-24 186,30! 130,4 80,0 0,12!", LEAF)
            sheet.shade(leaf, "#8ac46c", 0, 12, 8, alpha=0.8)
    for x, y in ((58, -232), (84, -226)):
        sheet.disc(x, y, 15, "#6a3420")


def _sweeper(sheet: Sheet, shirt: str, trousers: str, skin: str) -> None:
    """Draw an islander bent over a broom, a sun hat on."""
    sheet.fill(ellipse(20, 172, 120, 13), "#c98a5c", alpha=0.6)
    people.leg(sheet, "-34,20,32 -56,90,25 -62,158,17", trousers, skin)
    people.leg(sheet, "-16,20,32 30,84,25 20,158,17", trousers, skin)
    body = sheet.fill("-6,-112! 44,-92! 44,-20 4,44! -66,30! -58,-40", shirt)
    sheet.shade(body, DARK, 14, -10, 12, alpha=0.5)
    sheet.line("4,-104 112,134", "#a8683c", 10)
    broom = sheet.fill("100,108! 124,98! 182,158! 96,182!", FIRE)
    sheet.shade(broom, DARK, -8, -8, 8)
    for x in (114, 132, 150):
        sheet.line([(112, 112), (x, 174)], "#a8683c", 4)
    sheet.line("98,112 128,98", LAVA, 12)
    people.arm(sheet, "30,-76,19 74,-34,16 78,44,12", shirt, skin)
    people.arm(sheet, "-4,-84,21 -10,-16,18 32,-44,13", shirt, skin)
    with sheet.at(46, -144, 42, 22):
        sheet.fill("-0.5,0.5! 0.2,0.7! 0,1.4! -0.9,1.1!", skin)
        hat = (
            ("#f6dc9c", "-0.95,-0.2! -0.7,-1.1 0.1,-1.4 0.7,-1 0.85,-0.4!"),
            (LAVA, "-0.97,-0.1! -0.9,-0.5! 0.8,-0.72! 0.86,-0.3!"),
            ("#f6dc9c", "-1.8,0.3 -0.9,-0.2 0.8,-0.45 1.7,-0.5 1,-0.2 -0.6,0.12"),
        )
        people.head(sheet, people.Face(skin=skin, blush="#d8684c", mouth=-1), hat)


def look() -> Look:
    return Look("rose-sea", glow=0.0, pull=0.05, contrast=1.0, finish="gouache", seed=21)
