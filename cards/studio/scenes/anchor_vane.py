"""A cloud has dropped anchor, and the anchor has caught on the weathercock of a steeple."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, CREAM, RED, SKIN = "#2b2a38", "#fff8e4", "#dc4a38", "#eeb48a"
IRON, IRON_DARK, IRON_PALE = "#4a7288", "#233c50", "#8fb4c0"
GOLD, GOLD_DARK, GOLD_PALE = "#f6bc34", "#b8701c", "#ffe28a"
POLE = 470.0
"""Where the pole of the weathercock stands."""


def draw() -> Picture:
    sheet = Sheet("#a4d4d8", "#fdf6cc")
    _village(sheet)
    _steeple(sheet)
    with sheet.at(312, 824, 1, -10):
        _anchor(sheet)
    _pole(sheet)
    with sheet.at(POLE + 6, 588, 0.86):
        _cockerel(sheet)
    _cloud(sheet)
    _boy(sheet)
    return sheet.picture()


def _cloud(sheet: Sheet) -> None:
    """Let the chain down out of a cloud."""
    for x, y in ((204, 146), (215, 222)):
        sheet.line(arc(x, y, 19, 31, 0, 360), IRON_DARK, 11)
    sheet.line("206,164 213,202", IRON_DARK, 14)
    cloud = sheet.fill(puffs([(70, 74, 60), (150, 96, 66), (246, 90, 76), (350, 84, 74),
                              (440, 66, 56), (250, 20, 90), (120, 20, 80), (380, 20, 70)]),
                       "#fdeecb")  # fmt: skip
    sheet.shade(cloud, "#a8b8c8", 0, -18, 18, alpha=0.7)
    small = sheet.fill(puffs([(640, 180, 30), (684, 170, 38), (724, 184, 28)]), CREAM)
    sheet.shade(small, "#a8c0c8", 0, -10, 10, alpha=0.6)


def _anchor(sheet: Sheet) -> None:
    """Draw an anchor, its crown at the origin and its ring far above."""
    sheet.line(arc(0, -566, 34, 34, 0, 360), IRON, 18)
    sheet.limb("-82,-476,15 0,-484,19 82,-476,15", IRON)
    for x in (-86, 86):
        sheet.disc(x, -475, 24, IRON)
    shank = sheet.fill("-17,-534! 17,-534! 25,0! -25,0!", IRON)
    sheet.shade(shank, IRON_DARK, -12, 0, 8, alpha=0.8)
    arms = sheet.limb("-222,-150,13 -196,-70,23 -110,-6,30 0,22,34 110,-6,30 196,-70,23 "
                      "222,-150,13", IRON)  # fmt: skip
    sheet.shade(arms, IRON_DARK, 0, -16, 10, alpha=0.8)
    for side in (-1, 1):
        with sheet.at(222 * side, -150, 1, flip=side < 0):
            fluke = sheet.fill("0,-70! 34,12 -58,-8!", IRON)
            sheet.shade(fluke, IRON_DARK, -10, -8, 8, alpha=0.8)
    sheet.line("-6,-500 -10,-60", IRON_PALE, 6)


def _pole(sheet: Sheet) -> None:
    """Draw the pole before the anchor's arm, with its cross and its ball."""
    sheet.line([(POLE, 590), (POLE, 920)], INK, 15, butt=True)
    sheet.line([(POLE - 52, 866), (POLE + 52, 866)], INK, 11)
    for side in (-1, 1):
        sheet.disc(POLE + 56 * side, 866, 14, GOLD)
    sheet.disc(POLE, 916, 26, GOLD)
    sheet.disc(POLE, 592, 17, GOLD)


def _cockerel(sheet: Sheet) -> None:
    """Draw a gilt cockerel that looks left and cries out, its tail spread behind it."""
    for points, colour in (
        ("80,-70,20 140,-84,18 192,-76,13 226,-40,3", GOLD_DARK),
        ("96,-84,24 160,-124,22 218,-138,16 258,-104,3", GOLD),
        ("96,-96,26 150,-170,24 206,-208,18 262,-190,3", GOLD_DARK),
        ("84,-104,26 116,-204,25 164,-268,19 226,-270,3", GOLD),
    ):
        feather = sheet.limb(points, colour)
        sheet.shade(feather, GOLD_PALE, 0, 10, 8, alpha=0.8)
    for x in (-20, 22):
        sheet.line([(x, -46), (x * 0.7, -2)], GOLD_DARK, 12)
        sheet.line([(x * 0.7 - 22, 2), (x * 0.7, -4), (x * 0.7 + 16, 2)], GOLD_DARK, 9)
    sheet.fill(puffs([(-116, -284, 18), (-90, -296, 22), (-62, -286, 18)]), RED)
    sheet.fill("-128,-246! -178,-240! -126,-216!", "#e8842c")
    sheet.fill("-124,-214! -164,-196! -112,-190!", "#e8842c")
    body = sheet.fill("-70,-282 -118,-276 -136,-238 -126,-202 -106,-178 -128,-130 -114,-78 "
                      "-60,-40 4,-32 64,-52 112,-96! 128,-160! 76,-134 20,-130 -16,-164 -30,-214 "
                      "-42,-262", GOLD)  # fmt: skip
    sheet.shade(body, GOLD_DARK, 8, -16, 16, alpha=0.8)
    sheet.fill("-124,-196 -108,-192 -102,-160 -116,-146 -128,-166", RED)
    wing = sheet.fill("-54,-104 -20,-130 34,-120 96,-74! 50,-74! 64,-48! 16,-56! 22,-36! -34,-56",
                      GOLD_DARK)  # fmt: skip
    sheet.shade(wing, GOLD, 8, 12, 10)
    for y in (-96, -78):
        sheet.line([(-24, y), (6, y - 6), (40, y + 4)], GOLD_PALE, 6)
    sheet.line("-40,-212 -46,-176 -30,-148", GOLD_DARK, 6)
    sheet.line("-68,-204 -74,-166 -62,-138", GOLD_DARK, 6)
    sheet.disc(-98, -242, 14, CREAM, 16)
    sheet.disc(-102, -242, 8, INK, 10)
    sheet.line("-116,-264 -102,-268 -86,-260", INK, 5)


def _steeple(sheet: Sheet) -> None:
    x = POLE
    spire = sheet.fill([(x - 9, 920, True), (x + 9, 920, True), (x + 60, 1030),
                        (x + 140, 1200, True), (x - 140, 1200, True), (x - 60, 1030)],
                       "#e8704a")  # fmt: skip
    sheet.shade(spire, "#a83c3c", -30, 0, 18, alpha=0.7)
    for k in range(4):
        y = 1000 + 52 * k
        half = 38 + 28 * k
        sheet.line([(x - half, y), (x, y + 12), (x + half, y)], "#a83c3c", 4)


def _village(sheet: Sheet) -> None:
    """Lay hills and roofs far below."""
    hill = sheet.fill("-20,900! 140,860 330,880 520,850 700,880 820,860! 820,1220! -20,1220!",
                      "#cfdc84", "#9cbc5a")  # fmt: skip
    sheet.shade(hill, "#f4f2b8", 0, 26, 20, alpha=0.8)
    for x, y, wide, roof, wall in (
        (60, 950, 110, "#5f8fa8", "#fdf2d8"), (262, 940, 90, "#e8904a", "#fbe6c4"),
        (560, 930, 96, "#5f8fa8", "#fbe6c4"), (150, 1040, 150, "#dc5a44", "#fff4dc"),
        (20, 1110, 130, "#e8a04a", "#f0ead0"),
    ):  # fmt: skip
        walls = sheet.fill(rectangle(x, y, wide, 200), wall)
        sheet.shade(walls, "#c8b090", -16, 0, 14, alpha=0.6)
        top = (x + wide / 2, y - wide * 0.55)
        sheet.fill(polygon([(x - 14, y + 4), top, (x + wide + 14, y + 4)]), roof)
        for k in (0.22, 0.6):
            sheet.fill(rectangle(x + wide * k, y + 30, wide * 0.18, 30, 3), "#6a96a0")
    for x, y in ((340, 1040), (566, 1020), (762, 1010)):
        tree = sheet.fill(puffs([(x - 18, y, 24), (x + 18, y, 24), (x, y - 24, 26)]), "#84a850")
        sheet.shade(tree, "#4a7a48", -8, -10, 8, alpha=0.7)


def _boy(sheet: Sheet) -> None:
    """Let a boy stand up out of a chimney; he points up and calls."""
    with sheet.at(664, 1010, 1.05, flip=True):
        people.arm(sheet, "-24,-78,14 -50,-40,13 -40,6,10", "#2f6a8a", SKIN)
        coat = sheet.fill("-36,-92! -6,-102 26,-92! 34,-40 34,20! -38,20! -42,-40", "#3a86a4")
        sheet.shade(coat, INK, 12, -6, 12, alpha=0.5)
        with sheet.at(-2, -146, 46, -24):
            sheet.fill("-0.45,0.5! 0.35,0.6! 0.3,1.3! -0.4,1.3!", SKIN)
            hair = (("#7a3c22", ("-0.2,0! -0.3,0.5 -0.7,0.8! -1.15,0.5 -1.15,-0.4 -0.7,-1.1 "
                     "0.1,-1.3 0.84,-0.86! 0.82,-0.62! 0.3,-0.62")),)  # fmt: skip
            people.head(sheet, people.Face(skin=SKIN, awake=True, singing=True), hair)
        people.arm(sheet, "14,-82,16 62,-112,14 108,-164,10", "#3a86a4", SKIN, fist=False)
    brick = sheet.fill(rectangle(604, 1036, 116, 180), "#d86a48")
    sheet.shade(brick, "#8a3430", -16, 0, 12, alpha=0.7)
    for row in range(4):
        y = 1066 + 30 * row
        sheet.line([(606, y), (718, y)], "#8a3430", 3)
        for k in range(3 - row % 2):
            x = 622 + 40 * k + 20 * (row % 2)
            sheet.line([(x, y), (x, y + 30)], "#8a3430", 3)
    sheet.fill(rectangle(590, 1010, 144, 32, 5), "#f0c890")


def look() -> Look:
    return Look(
        "lemon", glow=0.05, pull=0.03, contrast=1.0, finish="watercolour", ink=0.6,
        fine=((0.5, 0.5, 3.0, 1.0),), seed=9,
    )  # fmt: skip
