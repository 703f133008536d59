"""An astronaut rakes a garden of moon dust under a huge rising earth."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, star
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, NIGHT, DUST, FURROW = "#2a1c48", "#3a2468", "#ecd8dc", "#b48cb4"
PALE, SUIT, SHADE, ORANGE = "#fff2ee", "#fffaf2", "#a890c4", "#f0783c"
SEA, LAND, GOLD, STONE = "#3fa4c4", "#8cc06c", "#f8c860", "#74608c"
EARTH = (560.0, 330.0)


def draw() -> Picture:
    sheet = Sheet("#20143c", "#5c3a8c")
    _sky(sheet)
    _garden(sheet)
    _lantern(sheet)
    _bonsai(sheet)
    _stones(sheet)
    _astronaut(sheet)
    return sheet.picture()


def _sky(sheet: Sheet) -> None:
    random = np.random.default_rng(12)
    for _ in range(60):
        x, y = 800 * random.random(), 640 * random.random()
        sheet.disc(x, y, random.uniform(1.5, 3.5), PALE, alpha=0.8)
    for x, y, size in ((90, 110, 15), (210, 260, 10), (60, 360, 11), (250, 60, 9)):
        sheet.fill(star(x, y, size), PALE)
    x, y = EARTH
    sheet.glow(x, y, 440, "#8ad8e8", 0.5)
    earth = sheet.disc(x, y, 272, SEA)
    with sheet.within(earth):
        for land in (
            (
                "360,150 450,90 560,100 600,150 560,200 580,250 520,300 470,280 440,330 400,300 "
                "350,240"
            ),
            "500,360 580,350 640,400 630,470 580,540 550,600 510,540 490,450",
            "700,130 760,180 830,200 830,420 760,400 720,340 740,280 690,220",
        ):
            path = sheet.fill(land, LAND)
            sheet.shade(path, "#3f7f6c", -8, -10, 10, alpha=0.6)
        for points in ("320,330,14 420,356,24 500,330,12", "580,230,10 680,262,24 790,240,14",
                       "420,480,12 480,500,20 560,480,10", "640,500,12 720,480,22 800,500,12",
                       "470,120,8 540,140,18 640,110,10"):  # fmt: skip
            sheet.limb(points, PALE)
    sheet.shade(earth, INK, 70, -50, 70, alpha=0.75)
    sheet.shade(earth, "#d8f4f4", -14, 12, 14, alpha=0.7)


def _garden(sheet: Sheet) -> None:
    """Lay the dust: far craters, raked furrows that run round the bonsai."""
    far = sheet.fill(
        "-20,600! 120,560 260,590 420,560 600,596 720,570 820,590! 820,800! -20,800!", "#c4a4c4"
    )
    sheet.shade(far, PALE, 0, 18, 16)
    near = sheet.fill("-20,690! 200,650 480,666 820,640! 820,1220! -20,1220!", DUST, "#d4b0cc")
    sheet.shade(near, PALE, 0, 20, 18)
    for x, y, wide in ((110, 610, 52), (700, 606, 40), (330, 606, 30)):
        sheet.disc(x, y, wide, "#a884b0", wide * 0.24)
        sheet.disc(x, y + 5, wide * 0.8, "#8a6a9c", wide * 0.15)
    with sheet.within("-20,740! 300,700 820,690! 820,1220! -20,1220!"):
        for k in range(13):
            wide = 150 + 62 * k
            for shift, colour, width in ((0, FURROW, 12), (-9, PALE, 6)):
                sheet.line(arc(650, 1130 + shift, wide, wide * 0.46, 0, 360, 80), colour, width)


def _stones(sheet: Sheet) -> None:
    sheet.disc(712, 766, 104, "#a078a8", 24, alpha=0.8)
    for shape in ("640,764 646,690 690,630 730,650 748,710 748,768 690,774",
                  "718,770 734,716 770,700 806,730 812,774 760,784"):  # fmt: skip
        stone = sheet.fill(shape, STONE)
        sheet.shade(stone, INK, 16, -12, 14, alpha=0.8)
        sheet.shade(stone, "#c4b0d4", -10, 12, 10, alpha=0.7)


def _lantern(sheet: Sheet) -> None:
    """Draw a stone lantern with a lit window."""
    with sheet.at(544, 730, 0.9):
        sheet.glow(0, -96, 150, GOLD, 0.8)
        sheet.fill(rectangle(-18, -62, 36, 66), STONE)
        sheet.fill(rectangle(-46, 0, 92, 20, 6), STONE)
        sheet.fill(rectangle(-52, -70, 104, 16, 6), "#8a74a4")
        sheet.fill(rectangle(-38, -130, 76, 62), STONE)
        sheet.fill(rectangle(-22, -120, 44, 44, 8), GOLD)
        roof = sheet.fill(
            "-84,-122 -40,-150 -14,-182! 14,-182! 40,-150 84,-122 40,-132 -40,-132", STONE
        )
        sheet.shade(roof, INK, -8, -10, 8, alpha=0.6)
        sheet.disc(0, -188, 13, STONE)


def _bonsai(sheet: Sheet) -> None:
    """Draw the one tree of the moon, under glass."""
    with sheet.at(664, 1130, 1.2):
        sheet.disc(0, 8, 112, "#a078a8", 24, alpha=0.8)
        pot = sheet.fill("-62,-34! 62,-34! 48,4! -48,4!", ORANGE)
        sheet.shade(pot, "#8a2a4c", -12, -6, 10)
        sheet.limb("0,-34,13 16,-70,11 -14,-100,9 4,-130,6", "#7a4434")
        sheet.limb("2,-86,7 34,-104,6 52,-112,4", "#7a4434")
        for x, y, wide in ((-22, -130, 46), (44, -122, 36), (4, -164, 40)):
            crown = sheet.disc(x, y, wide, "#4f9a5c", wide * 0.56)
            sheet.shade(crown, "#235a5c", -6, -8, 8)
        dome = sheet.fill("-100,0! -106,-120 -60,-210 0,-232 60,-210 106,-120 100,0!", "#d8f0f4",
                          alpha=0.2)  # fmt: skip
        sheet.shade(dome, PALE, -10, 8, 6, alpha=0.8)
        sheet.line("-78,-60 -80,-130 -50,-188", PALE, 9, alpha=0.9)
        sheet.fill(rectangle(-112, -6, 224, 20, 8), STONE)


def _astronaut(sheet: Sheet) -> None:
    """Draw the astronaut, who rakes with closed eyes and a smile."""
    sheet.disc(250, 1126, 170, "#a078a8", 26, alpha=0.8)
    pack = sheet.fill(rectangle(82, 566, 130, 250, 26), "#d0bcdc")
    sheet.shade(pack, STONE, 16, -14, 14)
    sheet.fill(rectangle(102, 600, 60, 26, 8), ORANGE)
    sheet.line("120,566 110,520 170,500", STONE, 10)
    for points in ("214,850,56 190,950,48 160,1060,42", "260,850,56 300,950,48 306,1066,42"):
        leg = sheet.limb(points, SUIT)
        sheet.shade(leg, SHADE, 18, -6, 14, alpha=0.9)
        x, y = (160, 1060) if "160,1060" in points else (306, 1066)
        boot = sheet.fill([(x - 50, y + 4, True), (x + 46, y + 4, True), (x + 60, y + 34),
                           (x + 98, y + 48), (x + 100, y + 72, True), (x - 54, y + 72, True)],
                          ORANGE)  # fmt: skip
        sheet.shade(boot, "#8a2a4c", 10, -14, 10)
    body = sheet.fill("164,570 300,570 330,680 326,800 316,880 180,884 156,800 150,680", SUIT)
    sheet.shade(body, SHADE, 34, -16, 24, alpha=0.9)
    sheet.fill("152,800! 326,800! 324,834! 156,834!", ORANGE)
    chest = sheet.fill(rectangle(228, 650, 86, 76, 12), "#d0bcdc")
    sheet.shade(chest, STONE, -8, -8, 8)
    for x, colour in ((248, ORANGE), (272, GOLD), (296, SEA)):
        sheet.disc(x, 678, 9, colour)
    sheet.line("244,706 300,706", STONE, 6)
    _rake(sheet)
    for points in ("292,640,38 380,700,35 398,816,29", "196,640,42 190,760,38 284,738,30"):
        arm = sheet.limb(points, SUIT)
        sheet.shade(arm, SHADE, 8, -14, 12, alpha=0.9)
    for x, y in ((400, 838), (306, 728)):
        glove = sheet.fill([(x - 34, y - 22), (x + 4, y - 34), (x + 32, y - 12), (x + 28, y + 22),
                            (x - 8, y + 30), (x - 36, y + 18)], ORANGE)  # fmt: skip
        sheet.shade(glove, "#8a2a4c", -4, -8, 8)
        for dy in (-12, 0, 12):
            sheet.line([(x + 4, y + dy), (x + 26, y + dy)], INK, 4, alpha=0.6)
    _helmet(sheet)


def _rake(sheet: Sheet) -> None:
    """Draw the rake: a long handle, a head whose teeth stand in the furrows."""
    for k in range(7):
        x, y = 430 + 21 * k, 984 - 7 * k
        sheet.line([(x, y), (x + 8, y + 40)], "#6a2f34", 8)
    sheet.line("424,986 566,940", "#8a4a34", 17)
    handle = sheet.fill(polygon("226,630 240,620 506,956 490,968"), "#b8643c")
    sheet.shade(handle, INK, 0, -6, 4)


def _helmet(sheet: Sheet) -> None:
    sheet.fill(rectangle(168, 540, 136, 40, 16), ORANGE)
    glass = sheet.disc(236, 432, 134, NIGHT)
    sheet.shade(glass, "#6a4aa4", -20, 16, 20, alpha=0.8)
    with sheet.within(glass), sheet.at(230, 446, 80, 6):
        sheet.fill("-0.5,0.6! 0.4,0.7! 0.5,1.6! -0.7,1.6!", "#f4c8a0")
        hair = (("#3a2030", ("-0.2,0.1! -0.4,0.9 -1.05,0.7 -1.15,-0.2 -0.9,-0.9 -0.1,-1.2 0.6,-1 "
                 "0.86,-0.4! 0.2,-0.5")),)  # fmt: skip
        people.head(sheet, people.Face(mouth=1.4), hair)
    sheet.line(arc(236, 432, 134, 134, 0, 360, 60), SUIT, 20)
    sheet.line(arc(236, 432, 106, 106, 285, 345), PALE, 11, alpha=0.9)
    sheet.fill(rectangle(94, 404, 34, 66, 14), ORANGE)


def look() -> Look:
    return Look("plum-lamp", glow=0.06, pull=0.0, contrast=1.0, finish="gouache", seed=16)
