"""A shepherd calls the clouds down as sheep; the dark one rains on the dog."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import rectangle

INK, FLEECE, SHADE, RAIN = "#2a3048", "#fffaf0", "#b4cce0", "#5c7088"
GRASS, LEAF, RED, WOOD, SKIN = "#8cc05a", "#3f8a4c", "#e0583c", "#a8703c", "#d89a6c"


def draw() -> Picture:
    sheet = Sheet("#4fa0d8", "#dff2ec")
    _clouds(sheet)
    _meadow(sheet)
    for x, y, size, turn in ((584, 246, 0.6, 16), (330, 350, 0.74, 12), (580, 500, 0.88, 16)):
        with sheet.at(x, y, size, turn):
            _sheep(sheet, FLEECE, SHADE)
    with sheet.at(206, 610, 0.98, 4):
        _sheep(sheet, RAIN, "#3a4864")
    _drops(sheet)
    with sheet.at(590, 800, 1.06, 18):
        _sheep(sheet, FLEECE, SHADE)
    _pen(sheet)
    _dog(sheet)
    _shepherd(sheet)
    return sheet.picture()


def _clouds(sheet: Sheet) -> None:
    """Draw the great cloud out of which the flock comes, and two that have not heard."""
    sheet.fill(puffs([(40, 420, 40), (90, 404, 52), (146, 428, 34)]), FLEECE, alpha=0.6)
    cloud = sheet.fill(
        puffs(
            [
                (440, 110, 84),
                (540, 60, 110),
                (660, 90, 112),
                (770, 130, 90),
                (350, 140, 54),
                (560, 160, 80),
                (690, 176, 74),
            ]
        ),
        FLEECE,
    )
    sheet.shade(cloud, SHADE, -10, -30, 26, alpha=0.9)
    small = sheet.fill(puffs([(70, 130, 46), (130, 110, 58), (196, 136, 40)]), FLEECE)
    sheet.shade(small, SHADE, -4, -16, 14, alpha=0.9)


def _meadow(sheet: Sheet) -> None:
    hill = sheet.fill("-20,880! 260,800 560,860 820,800! 820,1220! -20,1220!", "#6fb08c")
    sheet.shade(hill, FLEECE, 0, 24, 20, alpha=0.35)
    near = sheet.fill("-20,1000! 300,930 620,960 820,930! 820,1220! -20,1220!", GRASS, LEAF)
    sheet.shade(near, "#d8e88a", 0, 20, 16, alpha=0.6)
    random = np.random.default_rng(9)
    for k in range(11):
        x, y = 40 + 72 * k + random.uniform(-20, 20), random.uniform(1130, 1185)
        sheet.line([(x, y + 18), (x, y)], LEAF, 4)
        for angle in np.arange(0, 6.2, 1.26):
            sheet.disc(x + 8 * np.cos(angle), y + 8 * np.sin(angle), 6, FLEECE if k % 2 else RED)
        sheet.disc(x, y, 5, "#f4c040")


def _sheep(sheet: Sheet, fleece: str, shade: str) -> None:
    """Draw a sheep that walks down to the right: a cloud on four legs."""
    for x, lean in ((-66, -16), (-34, 14), (40, -12), (74, 20)):
        sheet.limb([(x, 50, 13), (x + lean, 98, 9), (x + lean * 1.2, 124, 9)], INK)
    body = sheet.fill(
        puffs(
            [
                (-96, 0, 44),
                (-60, -46, 52),
                (0, -62, 58),
                (58, -44, 50),
                (88, 4, 42),
                (56, 44, 44),
                (0, 52, 48),
                (-58, 46, 46),
                (0, 0, 70),
                (-128, 6, 20),
            ]
        ),
        fleece,
    )
    sheet.shade(body, shade, -10, -24, 20, alpha=0.95)
    for x, y in ((-58, -20), (0, 14), (-20, -40), (30, -14)):
        sheet.line(
            [(x - 18, y), (x - 8, y - 14), (x + 10, y - 12), (x + 14, y + 4), (x, y + 8)], shade, 6
        )
    face = sheet.fill("76,-66 112,-82 146,-60 172,-16 160,8 134,6 104,-8 82,-36", INK)
    sheet.shade(face, "#5a6488", 8, 8, 8, alpha=0.6)
    sheet.fill("84,-50 54,-48 40,-22! 70,-26 90,-36", INK)
    sheet.fill(puffs([(80, -76, 20), (104, -86, 22), (128, -76, 16)]), fleece)
    sheet.line("120,-44 132,-36 144,-42", FLEECE, 5)


def _drops(sheet: Sheet) -> None:
    for k in range(17):
        x, y = 104 + (k * 53) % 210, 740 + (k * 37) % 210
        sheet.fill([(x, y - 20, True), (x + 9, y + 6), (x, y + 14), (x - 9, y + 6)], "#2f74b8")


def _pen(sheet: Sheet) -> None:
    """Draw the pen, its gate open, in front of the sheep that comes in."""
    for y in (930, 990):
        for left, right in ((470, 830),):
            rail = sheet.fill(rectangle(left, y, right - left, 24, 8), WOOD)
            sheet.shade(rail, INK, 0, -8, 5, alpha=0.6)
    for x in (486, 590, 694, 776):
        post = sheet.fill(
            [
                (x - 15, 1060, True),
                (x - 15, 896, True),
                (x, 876, True),
                (x + 15, 896, True),
                (x + 15, 1060, True),
            ],
            "#c08a50",
        )
        sheet.shade(post, INK, -8, 0, 5, alpha=0.6)


def _dog(sheet: Sheet) -> None:
    """Draw the dog, wet and patient, looking up into the rain."""
    with sheet.at(176, 1016, 1.05):
        sheet.line("-46,82 -96,70 -104,40", INK, 17)
        body = sheet.fill("-62,96! -58,10 -18,-50 30,-56 46,10 42,96! 12,96! 4,40 -10,96!", INK)
        sheet.shade(body, "#5a6488", 14, 0, 10, alpha=0.6)
        sheet.fill("8,-44 40,-40 46,20 26,40 12,10", FLEECE)
        sheet.fill(rectangle(12, 80, 44, 18, 9), FLEECE)
        sheet.fill(rectangle(-60, 80, 60, 18, 9), INK)
        head = sheet.fill("-20,-60 -16,-104 24,-122 62,-128 88,-142! 98,-124 60,-84 34,-48", INK)
        sheet.shade(head, "#5a6488", 10, 6, 8, alpha=0.6)
        sheet.fill("46,-124 88,-142! 98,-124 62,-88 44,-100", FLEECE)
        sheet.disc(94, -136, 9, INK)
        sheet.line("30,-104 42,-110", FLEECE, 5)
        sheet.fill("-22,-92 -44,-70 -40,-30! -14,-50 2,-84", "#3f4668")
        sheet.line("-14,-44 36,-44", RED, 13)


def _shepherd(sheet: Sheet) -> None:
    """Draw the shepherd from the side, calling, a hand at his mouth and his crook in the other."""
    with sheet.at(398, 0, 1.0):
        for x in (-26, 30):
            people.leg(sheet, f"{x},1010,24 {x},1070,20 {x + 2},1124,16", "#4a4468", INK)
        cloak = sheet.fill("-34,776! 34,776! 56,860 88,1060! -92,1060! -60,870", "#2f5f94")
        sheet.shade(cloak, INK, 20, -10, 18, alpha=0.7)
        for x0, x1 in ((-10, -34), (14, 30)):
            sheet.line([(x0, 880), (x1, 1040)], "#1f3f6c", 6)
        sheet.line("118,1120 118,760", WOOD, 13)
        sheet.line("118,760 118,690 84,668 58,692 66,716", WOOD, 13)
        people.arm(sheet, "16,812,25 60,880,21 112,846,15", "#3f74ac", SKIN)
        with sheet.at(0, 700, 62, -16):
            sheet.fill("-0.5,0.6! 0.3,0.7! 0.5,1.5! -0.7,1.5!", SKIN)
            hair = (
                ("#f0ece4", "-0.3,0.4 0.3,0.6! 0.62,0.74! 0.95,0.9 0.7,1.7 0.2,1.5 -0.3,1"),
                ("#e8b84c", "-0.95,-0.2! -0.8,-1.2 0.1,-1.5 0.7,-1.1 0.86,-0.4!"),
                (RED, "-0.98,-0.1! -0.94,-0.5! 0.8,-0.75! 0.87,-0.3!"),
                ("#e8b84c", "-1.9,0.35 -1,-0.2 0.8,-0.46 1.7,-0.7 1.2,-0.24 -0.6,0.14"),
            )
            people.head(sheet, people.Face(skin=SKIN, awake=True, singing=True), hair)
        people.arm(sheet, "-14,812,26 -44,890,23 34,838,19 54,776,14", "#3f74ac", SKIN, fist=False)


def look() -> Look:
    return Look("ice", glow=0.0, pull=0.04, contrast=1.0, finish="gouache", seed=8)
