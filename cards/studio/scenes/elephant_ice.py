"""An elephant dances on a floe; fish hold it up, and a hook comes down to one of them."""

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle

INK, GREY, DARK, PINK, ROSE = "#1f3450", "#a9b4c8", "#6c7a9c", "#f29aa8", "#d85c7c"
ICE, SEA, DEEP, CREAM, ORANGE = "#eef8fa", "#3f9fb8", "#12486c", "#fffaf0", "#f0883c"
WATER = 806.0
"""Where the air ends."""


def draw() -> Picture:
    sheet = Sheet("#a8d8e8", "#fbeee0")
    _shore(sheet)
    _sea(sheet)
    _floe(sheet)
    _elephant(sheet)
    _windmill(sheet)
    _shoal(sheet)
    _penguin(sheet)
    return sheet.picture()


def _shore(sheet: Sheet) -> None:
    for x, y, size, colour in (
        (90, 640, 1.2, "#7fa8c0"),
        (700, 620, 1.0, "#7fa8c0"),
        (610, 670, 0.7, "#94bacc"),
    ):
        with sheet.at(x, y, size):
            for low, wide in ((130, 90), (60, 70), (-10, 48)):
                tier = sheet.fill(
                    [(-wide, low, True), (0, low - 120, True), (wide, low, True)], colour
                )
                sheet.shade(tier, CREAM, 18, 26, 10, alpha=0.9)
    hill = sheet.fill("-20,740! 180,720 420,760 820,716! 820,850! -20,850!", CREAM, "#d4e8f0")
    sheet.shade(hill, "#a8cce0", 0, -26, 16, alpha=0.6)
    for k in range(34):
        sheet.disc((k * 173) % 800, (k * 97) % 700, 3 + k % 4, CREAM, alpha=0.9)


def _sea(sheet: Sheet) -> None:
    """Draw the sea in section, beams in it, and weed on its floor."""
    sea = sheet.fill(
        [
            (-20, 1220, True),
            (-20, WATER, True),
            *[(x, WATER + (5 if k % 2 else -5)) for k, x in enumerate(range(0, 820, 60))],
            (820, WATER, True),
            (820, 1220, True),
        ],
        SEA,
        DEEP,
    )
    sheet.shade(sea, CREAM, 0, 10, 6, alpha=0.7)
    for x in (60, 560):
        sheet.fill(
            polygon([(x, WATER + 8), (x + 110, WATER + 8), (x + 30, 1210), (x - 130, 1210)]),
            CREAM,
            alpha=0.1,
        )
    for x, height, lean in (
        (50, 150, 20),
        (92, 100, -16),
        (716, 120, -18),
        (760, 180, 20),
        (676, 80, 10),
    ):
        sheet.limb(
            [(x, 1206, 11), (x + lean, 1206 - height * 0.5, 10), (x, 1206 - height, 3)], "#2f8f7c"
        )
    for x, y, radius in (
        (236, 1130, 9),
        (250, 1096, 6),
        (620, 1120, 10),
        (606, 1084, 6),
        (402, 1150, 8),
    ):
        sheet.line(arc(x, y, radius, radius, 0, 360), CREAM, 3)


def _floe(sheet: Sheet) -> None:
    floe = sheet.fill(
        (
            "150,770! 260,752 560,752 652,770! 630,850! 560,886! 480,872! 380,900! "
            "290,872! 210,880! 168,836!"
        ),
        ICE,
    )
    sheet.shade(floe, "#7fb8d4", 0, -30, 18, alpha=0.9)
    sheet.fill(ellipse(400, 772, 246, 24), CREAM)
    sheet.line(
        [(470, 776, True), (500, 790, True), (490, 812, True), (520, 836, True), (512, 864, True)],
        DEEP,
        5,
    )
    sheet.fill(ellipse(402, 774, 120, 12), DARK, alpha=0.6)


def _elephant(sheet: Sheet) -> None:
    """Draw the elephant in profile, on the toes of one leg, the others bent as a dancer's."""
    far = sheet.limb("350,530,58 290,590,48 264,620,42 262,656,38 260,668,40", DARK)
    sheet.shade(far, INK, -6, -10, 10, alpha=0.45)
    leg = sheet.limb("470,540,84 556,600,64 630,592,50 676,534,43 690,486,45", GREY)
    sheet.shade(leg, DARK, -12, -18, 16, alpha=0.9)
    for dx in (-26, 0, 26):
        sheet.disc(691 + dx, 459 + abs(dx) * 0.2, 12, CREAM, 15)
    fore = sheet.limb("320,490,70 228,544,54 174,570,46 160,618,41 158,642,44", GREY)
    sheet.shade(fore, DARK, -10, -18, 14, alpha=0.9)
    for dx in (-26, 0, 26):
        sheet.disc(157 + dx, 670 - abs(dx) * 0.2, 12, CREAM, 15)
    stand = sheet.limb("436,560,74 424,650,66 404,690,54 402,718,54", GREY)
    sheet.shade(stand, DARK, -18, 0, 14, alpha=0.9)
    for x in (366, 396, 426):
        sheet.disc(x - 8, 758, 15, CREAM, 12)
    sheet.line("552,440 610,420 636,376", GREY, 13)
    sheet.fill("626,384 620,350 648,342 654,370", DARK)
    body = sheet.fill(
        "250,420 300,330 420,300 530,340 576,440 560,560 470,630 370,620 290,560", GREY
    )
    sheet.shade(body, DARK, -20, -34, 30, alpha=0.9)
    _tutu(sheet)
    trunk = sheet.limb("226,380,66 150,400,46 104,350,36 110,270,28 160,214,22", GREY)
    sheet.shade(trunk, DARK, 8, -12, 10, alpha=0.8)
    for x, y in ((126, 384), (98, 336), (102, 290)):
        sheet.line([(x - 22, y + 8), (x, y - 4), (x + 16, y - 12)], DARK, 5)
    head = sheet.fill("196,330 250,250 340,236 404,290 402,380 340,440 250,440 200,410", GREY)
    sheet.shade(head, DARK, -6, -20, 16, alpha=0.7)
    tusk = sheet.limb("210,424,17 176,460,13 132,462,4", CREAM)
    sheet.shade(tusk, "#d8b890", 0, -6, 4)
    ear = sheet.fill("330,280 400,240 480,262 496,350 452,440 386,452 340,390", GREY)
    sheet.shade(ear, DARK, -14, -14, 14, alpha=0.95)
    sheet.fill("366,302 416,276 458,296 462,356 430,410 392,414 368,366", PINK, alpha=0.75)
    sheet.line("238,336 256,348 278,338", INK, 8)
    sheet.line([(238, 336), (226, 346)], INK, 5)
    sheet.line("236,300 258,290 280,298", INK, 6)
    sheet.disc(268, 394, 27, PINK, 20, alpha=0.8)
    sheet.line("238,426 258,440 286,430", INK, 6)


def _tutu(sheet: Sheet) -> None:
    """Tie a tutu in three layers round the elephant's middle."""
    with sheet.at(424, 520, 1, -8):
        for colour, y, wide in ((ROSE, 34, 220), (PINK, 18, 212), ("#fbc4c4", 0, 200)):
            rim = [
                (wide * k / 6, y + (26 if k % 2 else 6) - 0.0013 * (wide * k / 6) ** 2)
                for k in range(6, -7, -1)
            ]
            skirt = sheet.fill(
                [(-150, y - 46, True), (0, y - 18), (150, y - 46, True), *rim], colour
            )
            sheet.shade(skirt, ROSE, 0, -14, 10, alpha=0.6)
        sheet.line("-146,-46 0,-16 146,-46", ROSE, 18)
        for side in (-1, 1):
            sheet.fill([(10, -22), (10 + 50 * side, -52), (10 + 56 * side, 4)], ROSE)
        sheet.disc(10, -22, 11, CREAM)


def _windmill(sheet: Sheet) -> None:
    sheet.line("170,250 190,110", ORANGE, 10)
    for k, colour in enumerate((ROSE, ORANGE, "#2f8f9c", "#f4c04c")):
        with sheet.at(192, 116, 1.15, 90 * k + 20):
            sheet.fill("0,0! 0,-84! 64,-60! 44,-22!", colour)
            sheet.fill("0,0! 0,-84! 22,-44!", INK, alpha=0.25)
    sheet.disc(192, 116, 11, CREAM)
    tip = sheet.limb("112,262,28 148,216,22 184,214,19 182,240,15", GREY)
    sheet.shade(tip, DARK, 0, -8, 6, alpha=0.7)


def _shoal(sheet: Sheet) -> None:
    """Set fish with their backs to the ice; five strain, one looks at the hook."""
    for k, (x, y, turn) in enumerate(
        ((210, 952, -58), (296, 946, -70), (384, 972, -88), (470, 950, -104), (556, 956, -116))
    ):
        with sheet.at(x, y, 0.86, turn):
            _fish(sheet, "#f4b04c" if k % 2 else ORANGE, strain=True)
    sheet.line("706,806 706,1000", CREAM, 3)
    sheet.line("706,1000 706,1034 688,1048 668,1036 670,1022", INK, 6)
    sheet.line("700,1012 714,1026 696,1038 676,1030 664,1040", PINK, 9)
    with sheet.at(560, 1092, 0.9, -14):
        _fish(sheet, "#f4d04c", strain=False)
    with sheet.at(150, 1096, 0.62, 6):
        _fish(sheet, "#8fd0c8", strain=False)


def _fish(sheet: Sheet, colour: str, *, strain: bool) -> None:
    """Draw a fish that looks right; under strain it shuts its eye and blows its cheek up."""
    sheet.fill("-54,0! -112,-46 -96,0 -112,46", colour)
    body = sheet.fill("-72,0 -20,-46 40,-42 84,0 40,42 -20,46", colour)
    sheet.shade(body, "#b8482c", -6, -16, 12, alpha=0.6)
    sheet.fill("-34,-38! -20,-68 24,-66! 34,-38!", colour)
    fin = sheet.fill("-6,8 -44,26 -30,50! 4,30", colour)
    sheet.shade(fin, "#b8482c", 4, -8, 5)
    for x in (-34, -14):
        sheet.line(arc(x, 0, 10, 15, -70, 70), "#b8482c", 4)
    if strain:
        sheet.line([(34, -24, True), (50, -14, True), (34, -6, True)], INK, 6)
        sheet.disc(44, 14, 14, PINK, 11)
    else:
        sheet.disc(44, -12, 15, CREAM)
        sheet.disc(49, -12, 8, INK)
        sheet.line("58,16 72,16 82,8", INK, 4)


def _penguin(sheet: Sheet) -> None:
    """Seat a penguin with a rod at the water's edge."""
    edge = sheet.fill("640,790! 700,764 820,756! 820,850! 760,846 690,824!", CREAM)
    sheet.shade(edge, "#7fb8d4", 0, -20, 12, alpha=0.8)
    with sheet.at(752, 700):
        body = sheet.fill("-40,74 -46,0 -30,-58 0,-82 34,-60 46,0 40,74", INK)
        sheet.shade(body, "#5a78a8", 14, 10, 8, alpha=0.7)
        sheet.fill("-34,66 -38,4 -24,-36 -2,-30 10,10 6,66", CREAM)
        sheet.disc(-14, -44, 15, CREAM)
        sheet.disc(-18, -46, 6, INK)
        sheet.fill(polygon("-30,-42 -56,-30 -28,-26"), ORANGE)
        for x in (-26, 14):
            sheet.fill(ellipse(x, 78, 24, 9), ORANGE)
        sheet.line("-10,26 -46,-90", "#8a5438", 7)
        sheet.line([(-46, -90), (-46, 110)], CREAM, 3)
        sheet.limb("26,-18,13 0,16,12 -16,26,9", INK)
        sheet.fill("-36,-58! -24,-92 24,-96 38,-58!", ROSE)
        sheet.fill(rectangle(-40, -64, 80, 14, 7), CREAM)
        sheet.disc(0, -98, 12, CREAM)


def look() -> Look:
    return Look("ice", glow=0.0, pull=0.04, contrast=1.0, finish="gouache", seed=18)
