"""It rains under an umbrella, on a garden, and nowhere else in the sunny street."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle

INK, YELLOW, GREEN, LEAF = "#22343c", "#f6cc4a", "#2f8a64", "#5fae58"
CREAM, CORAL, SKIN, RAIN = "#fff6e0", "#ec6a54", "#b8744a", "#7fb4cc"


def draw() -> Picture:
    sheet = Sheet("#8fd4e0", "#e8f4dc")
    _street(sheet)
    _weather(sheet)
    _garden(sheet, far=True)
    _gardener(sheet)
    _garden(sheet, far=False)
    _rain(sheet)
    _umbrella(sheet)
    _neighbour(sheet)
    _cat(sheet)
    _snail(sheet)
    return sheet.picture()


def _street(sheet: Sheet) -> None:
    """Draw house fronts in the sun."""
    for x, top, width, colour, roof in (
        (-30, 330, 230, "#f4b894", "#d8704c"),
        (200, 270, 210, "#fbe3a8", "#c85a44"),
        (410, 350, 190, "#f7cdb8", "#d8704c"),
        (600, 290, 230, "#fbdca0", "#c85a44"),
    ):
        house = sheet.fill(rectangle(x, top, width, 700), colour)
        sheet.shade(house, "#d88a5c", -20, 0, 14, alpha=0.4)
        sheet.fill(
            polygon(
                [(x - 8, top), (x + 36, top - 90), (x + width - 36, top - 90), (x + width + 8, top)]
            ),
            roof,
        )
        for y in (top + 60, top + 250):
            for dx in (36, width - 84):
                sheet.fill(rectangle(x + dx, y, 48, 78, 4), CREAM)
                sheet.fill(rectangle(x + dx + 6, y + 6, 36, 66), "#8fc4c8")
                for shutter in (-20, 50):
                    sheet.fill(rectangle(x + dx + shutter, y, 18, 78, 3), "#4f9a8c")
    ground = sheet.fill("-20,960! 820,960! 820,1220! -20,1220!", "#f6dcae", "#eac48a")
    sheet.shade(ground, "#fff0cc", 0, -30, 30)


def _weather(sheet: Sheet) -> None:
    """Darken the air under the umbrella: a column of bad weather."""
    sheet.fill("126,430! 674,430! 690,1040! 110,1040!", "#4f7f9c", alpha=0.8)
    sheet.fill(ellipse(400, 1050, 318, 84), "#a8744c")
    sheet.fill(ellipse(400, 1036, 306, 78), "#4a6a44")
    sheet.fill(ellipse(400, 1030, 300, 72), "#3a7a4c")


def _garden(sheet: Sheet, *, far: bool) -> None:
    """Plant flowers: some behind the gardener, some before him."""
    beds = (
        (
            (160, 1000, 170, CORAL),
            (236, 990, 250, CREAM),
            (330, 985, 150, YELLOW),
            (560, 985, 240, CORAL),
            (612, 1012, 90, YELLOW),
        )
        if far
        else (
            (196, 1062, 140, YELLOW),
            (276, 1082, 110, CORAL),
            (486, 1084, 120, CORAL),
            (580, 1070, 80, CREAM),
        )
    )
    for x, y, height, colour in beds:
        sheet.line([(x, y), (x + 7, y - height / 2), (x, y - height)], LEAF, 8)
        for side in (-1, 1):
            sheet.fill(
                [
                    (x + 4, y - height * 0.2, True),
                    (x + 26 * side, y - height * 0.5),
                    (x + 58 * side, y - height * 0.46, True),
                    (x + 34 * side, y - height * 0.24),
                ],
                LEAF,
            )
        for angle in np.arange(0, 2 * np.pi, np.pi / 4):
            sheet.disc(x + 25 * np.cos(angle), y - height + 25 * np.sin(angle), 16, colour)
        sheet.disc(x, y - height, 17, "#8a4a2c" if colour != CORAL else YELLOW)


def _gardener(sheet: Sheet) -> None:
    """Draw a man in an oilskin, his face held up to the rain, watering nevertheless."""
    for x in (338, 410):
        people.leg(sheet, f"{x},930,27 {x},980,24 {x},1036,20", "#1f4a5c", "#1f4a5c")
    coat = sheet.fill("346,700! 412,700! 440,800 462,960! 300,960! 316,800", YELLOW)
    sheet.shade(coat, "#c8782c", 22, -8, 16, alpha=0.8)
    for y in (760, 820, 880):
        sheet.disc(412, y, 7, INK)
    with sheet.at(508, 826, 1, 14):
        can = sheet.fill("-36,-34! 36,-34! 44,44! -44,44!", CORAL)
        sheet.shade(can, "#8a2a3c", 12, -6, 8)
        sheet.line("38,30 84,-30", CORAL, 16)
        sheet.fill(polygon("72,-36 94,-50 110,-26 88,-14"), "#8a2a3c")
        sheet.line(arc(-10, -34, 36, 34, 170, 360), "#8a2a3c", 9)
        for k in range(4):
            sheet.line([(104 + 8 * k, -20 + 3 * k), (112 + 13 * k, 20 + 8 * k)], "#d8f0f8", 4)
    people.arm(sheet, "390,738,28 414,800,24 482,796,15", "#e8b83c", SKIN)
    with sheet.at(384, 640, 58, -24):
        sheet.fill("-0.5,0.6! 0.3,0.7! 0.3,1.4! -0.6,1.3!", SKIN)
        hat = (
            (YELLOW, "-0.95,-0.1! -0.9,-0.8 -0.1,-1.3 0.7,-0.9 0.85,-0.38!"),
            ("#e0a43c", "-1.5,0.7 -1.2,-0.05 -0.2,-0.45 1.4,-0.7 1.5,-0.5 0.4,-0.1 -0.7,0.2"),
        )
        people.head(sheet, people.Face(skin=SKIN, blush="#c85a3c", mouth=1.5), hat)


def _rain(sheet: Sheet) -> None:
    """Let it rain, but not across the gardener's face."""
    random = np.random.default_rng(7)
    for k in range(120):
        x, y = 128 + 544 * random.random(), 470 + 4.6 * k
        long = random.uniform(26, 48)
        if 310 < x < 470 and 530 < y < 720:
            continue
        sheet.line([(x, y), (x - 5, min(y + long, 1060))], "#d8f0f8", 4, alpha=0.85)
    for x, y, radius in ((330, 1070, 34), (440, 1050, 22), (404, 1084, 40)):
        sheet.line(arc(x, y, radius, radius * 0.26, 0, 360), "#b8e0e8", 4)


def _umbrella(sheet: Sheet) -> None:
    """Draw the umbrella over all: stretched panels, ribs, a scalloped rim."""
    sheet.fill(ellipse(400, 432, 340, 44), "#1f5a4c")
    dome = sheet.fill(
        (
            "52,452! 84,300 200,170 400,118 600,170 716,300 748,452! 690,418 630,414 "
            "574,452! 520,412 460,404 400,448! 340,404 280,412 226,452! 170,414 110,418"
        ),
        GREEN,
    )
    with sheet.within(dome):
        for panel in (
            "400,110! 226,470! 52,470! 60,300 180,170",
            "400,110! 574,470! 748,470! 740,300 620,170",
        ):
            sheet.fill(panel, YELLOW)
        for x in (226, 574):
            sheet.line([(400, 118), ((x * 3 + 400) / 4, 250), (x, 460)], INK, 5)
        sheet.line("400,118 400,450", INK, 5)
    sheet.shade(dome, INK, -34, -26, 40, alpha=0.5)
    sheet.line("400,122 400,72", INK, 14)
    for x in (52, 226, 400, 574, 748):
        sheet.disc(x, 452, 9, INK)


def _neighbour(sheet: Sheet) -> None:
    """Draw a child in a summer dress who stands in the sun and holds a mug into the rain."""
    for x in (704, 738):
        people.leg(sheet, f"{x},1010,13 {x},1060,12 {x},1096,10", "#f4c8a0", CORAL, left=True)
    with sheet.at(602, 884):
        sheet.fill(rectangle(-26, -36, 52, 66, 8), CREAM)
        sheet.line(arc(26, -2, 20, 20, -80, 80), CREAM, 9)
        sheet.fill(rectangle(-26, -20, 52, 14), CORAL)
        sheet.fill(ellipse(0, -36, 26, 7), "#4f9ac0")
    dress = sheet.fill("690,870! 742,870! 766,960 790,1030! 660,1030! 680,960", CREAM)
    sheet.shade(dress, "#e8a06c", 18, -6, 14, alpha=0.7)
    for x, y in ((700, 930), (736, 960), (692, 996), (742, 1008), (722, 900)):
        sheet.disc(x, y, 9, CORAL)
    people.arm(sheet, "720,888,15 684,928,13 632,894,10", "#f4c8a0", "#f4c8a0")
    with sheet.at(712, 812, 50, 0, flip=True):
        sheet.fill("-0.3,0.6! 0.3,0.7! 0.3,1.3! -0.4,1.3!", "#f4c8a0")
        hair = (
            (
                "#9a3c1c",
                (
                    "-0.3,0.2! -0.4,1.1 -1.1,1.2! -1.2,-0.2 -0.9,-0.9 -0.1,-1.15 0.7,-0.9 "
                    "0.87,-0.3! 0.2,-0.5"
                ),
            ),
            (CORAL, "-0.8,-0.9 -1.3,-1.5 -0.6,-1.4 -0.1,-1.6 -0.3,-1"),
        )
        people.head(sheet, people.Face(skin="#f4c8a0", awake=True), hair)


def _cat(sheet: Sheet) -> None:
    """Draw a cat that has stayed dry, its back to us."""
    with sheet.at(92, 1090):
        sheet.line("40,60 92,66 100,20 84,-4", "#e0843c", 20)
        body = sheet.fill("-62,70! -66,0 -40,-60 0,-76 40,-60 66,0 62,70! 0,80", "#ec9a48")
        sheet.shade(body, "#a8502c", -12, -8, 10)
        head = sheet.fill(
            "-54,-96 -56,-156! -24,-136 24,-136 56,-156! 54,-96 30,-66 -30,-66", "#ec9a48"
        )
        sheet.shade(head, "#a8502c", -10, -8, 8)
        for side in (-1, 1):
            sheet.line([(38 * side, -92), (78 * side, -100)], INK, 3)
            sheet.line([(38 * side, -84), (76 * side, -80)], INK, 3)
        for y in (-30, 0, 30):
            sheet.line([(-24, y), (0, y + 10), (24, y)], "#a8502c", 8)
        for x in (-16, 0, 16):
            sheet.line([(x, -128), (x, -106)], "#a8502c", 7)


def _snail(sheet: Sheet) -> None:
    """Draw a snail on its long way to the wet."""
    with sheet.at(560, 1158):
        body = sheet.fill("-90,24! -84,-6 -96,-44! -80,-46 -60,-8 40,4 84,26!", "#c8a078")
        sheet.shade(body, "#7a5038", 0, -8, 6)
        for x in (-96, -80):
            sheet.line([(-84, -34), (x, -64)], "#c8a078", 5)
            sheet.disc(x, -66, 6, INK)
        shell = sheet.disc(0, -16, 42, CORAL)
        sheet.shade(shell, "#8a2a3c", -8, -10, 8)
        spiral = [
            (30 * (1 - t / 12) * np.cos(t), -16 + 30 * (1 - t / 12) * np.sin(t))
            for t in np.linspace(0, 11, 30)
        ]
        sheet.line(spiral, CREAM, 5)


def look() -> Look:
    return Look("moss", glow=0.0, pull=0.04, contrast=1.0, finish="gouache", seed=15)
