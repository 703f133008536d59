"""It rains hats; a stout bald gentleman catches them in an umbrella held upside down."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle

INK, RED, BLUE, GOLD, CREAM = "#33264a", "#d84a4a", "#3f5fa8", "#f0b440", "#fff3e0"
PLUM, TEAL, SKIN = "#7a3a70", "#2f8f8c", "#f6c8a4"
RIM = 470.0
"""Where the umbrella's edge is."""


def draw() -> Picture:
    sheet = Sheet("#f7c6bc", "#fdeedd")
    _town(sheet)
    for x, y, size, turn, kind in (
        (118, 120, 1.15, -24, _topper),
        (690, 150, 1.05, 28, _bowler),
        (420, 72, 0.9, 10, _sombrero),
        (250, 300, 0.75, -38, _fez),
        (706, 400, 0.95, -16, _boater),
        (84, 430, 0.85, 34, _bowler),
        (560, 262, 0.8, 20, _cone),
        (110, 730, 0.9, -26, _cone),
        (690, 720, 1.0, 22, _topper),
    ):
        with sheet.at(x, y, size, turn):
            kind(sheet)
    _umbrella(sheet)
    _gentleman(sheet)
    _pigeon(sheet)
    return sheet.picture()


def _town(sheet: Sheet) -> None:
    """Lay rain as thin strokes, far houses and the square."""
    for k in range(46):
        x, y = (k * 173) % 800, (k * 127) % 960
        sheet.line([(x, y), (x - 8, y + 46)], CREAM, 4, alpha=0.8)
    for x, y, width in ((0, 860, 130), (150, 820, 110), (560, 840, 120), (690, 800, 130)):
        house = sheet.fill(rectangle(x, y, width, 260), "#eaa8a4")
        sheet.shade(house, "#c47c8c", -16, 0, 10, alpha=0.5)
        sheet.fill(polygon([(x - 12, y), (x + width / 2, y - 70), (x + width + 12, y)]), "#c46a7a")
        for dx in (22, width - 48):
            sheet.fill(rectangle(x + dx, y + 40, 26, 44, 13), CREAM)
    ground = sheet.fill("-20,1040! 300,1022 820,1040! 820,1220! -20,1220!", "#e08a8a", "#c46a80")
    sheet.shade(ground, "#fbd0bc", 0, 16, 20)
    sheet.fill(ellipse(390, 1136, 190, 20), "#9c4a6c", alpha=0.6)


def _topper(sheet: Sheet) -> None:
    crown = sheet.fill("-46,0! -52,-104! 52,-104! 46,0!", INK)
    sheet.shade(crown, "#7a6aa8", 16, 0, 8, alpha=0.8)
    sheet.fill("-48,-8! -50,-34! 50,-34! 48,-8!", RED)
    sheet.fill("-88,-10 -40,4 40,4 88,-10 60,18 0,24 -60,18", INK)


def _bowler(sheet: Sheet) -> None:
    crown = sheet.fill("-56,0! -50,-56 0,-84 50,-56 56,0!", "#8a4a34")
    sheet.shade(crown, "#4a2030", -14, -6, 10)
    sheet.fill("-57,-2! -55,-24! 55,-24! 57,-2!", GOLD)
    sheet.fill("-94,-14 -50,4 50,4 94,-14 66,20 0,24 -66,20", "#8a4a34")


def _sombrero(sheet: Sheet) -> None:
    sheet.fill("-150,-26 -80,2 80,2 150,-26 110,32 0,44 -110,32", GOLD)
    crown = sheet.fill("-56,8! -40,-80 0,-100 40,-80 56,8!", GOLD)
    sheet.shade(crown, "#c4702c", -14, -6, 10)
    for k in range(-2, 3):
        sheet.fill(polygon([(k * 42 - 13, 30), (k * 42, 10), (k * 42 + 13, 30)]), TEAL)
    sheet.fill("-54,2! -52,-20! 52,-20! 54,2!", RED)


def _fez(sheet: Sheet) -> None:
    crown = sheet.fill("-56,0! -40,-84! 40,-84! 56,0! 0,14", RED)
    sheet.shade(crown, PLUM, -16, -4, 10)
    sheet.line("0,-84 40,-92 66,-50", INK, 5)
    sheet.fill("58,-52! 76,-52! 80,-14! 56,-14!", INK)


def _boater(sheet: Sheet) -> None:
    crown = sheet.fill("-60,0! -60,-52! 60,-52! 60,0!", CREAM)
    sheet.shade(crown, "#d8a860", -14, -4, 10)
    sheet.fill("-60,-2! -60,-28! 60,-28! 60,-2!", BLUE)
    sheet.fill(ellipse(0, 4, 104, 17), CREAM)
    sheet.fill(ellipse(0, -2, 60, 6), BLUE)


def _cone(sheet: Sheet) -> None:
    crown = sheet.fill("-50,4! 0,-128! 50,4! 0,18", TEAL)
    sheet.shade(crown, INK, -16, -6, 10, alpha=0.5)
    for x, y in ((-14, -24), (12, -50), (20, -10), (-2, -84)):
        sheet.disc(x, y, 7, GOLD)
    sheet.disc(0, -130, 16, CREAM)


def _umbrella(sheet: Sheet) -> None:
    """Draw the umbrella as a bowl: heap within, far rim behind it, striped canvas in front."""
    sheet.fill(ellipse(400, RIM + 8, 266, 66), "#2a3f7c")
    for x, y, size, turn, kind in (
        (246, 458, 0.8, -30, _cone),
        (540, 462, 0.85, 20, _fez),
        (330, 452, 0.95, -10, _bowler),
        (456, 446, 0.95, 8, _topper),
        (398, 470, 0.9, -4, _boater),
    ):
        with sheet.at(x, y, size, turn):
            kind(sheet)
    bowl = (
        "132,470! 160,580 240,672 400,706 560,672 640,580 668,470! 600,520 534,500! 468,538 "
        "400,510! 332,538 266,500! 200,520"
    )
    canvas = sheet.fill(bowl, BLUE)
    with sheet.within(canvas):
        for left, right in ((132, 266), (400, 534)):
            sheet.fill(
                [
                    (left, 440, True),
                    (right, 440, True),
                    (right, 520, True),
                    (400, 720, True),
                    (left, 520, True),
                ],
                CREAM,
            )
        for x in (266, 400, 534):
            sheet.line([(x, 500), ((x * 3 + 400) / 4, 610), (400, 712)], GOLD, 6)
    sheet.shade(canvas, PLUM, -20, -34, 26, alpha=0.55)
    sheet.line("132,470 160,580 240,672 400,706 560,672 640,580 668,470", GOLD, 7)
    for x, y in ((132, 470), (266, 500), (400, 510), (534, 500), (668, 470)):
        sheet.disc(x, y, 10, GOLD)


def _gentleman(sheet: Sheet) -> None:
    """Draw the gentleman: round in his waistcoat, the handle in both hands, his head bare."""
    for x in (352, 436):
        people.leg(sheet, f"{x},1000,42 {x},1060,34 {x},1112,24", INK, "#6a2c34")
    sheet.fill("270,840! 236,1060! 330,1030! 340,900!", PLUM)
    sheet.fill("520,840! 556,1060! 470,1030! 450,900!", PLUM)
    belly = sheet.fill(
        ("316,812! 480,812! 548,900 536,1000 470,1052 396,1060 320,1052 256,1000 248,900"), GOLD
    )
    sheet.shade(belly, "#c4602c", -20, -20, 22, alpha=0.75)
    for y in (880, 930, 980, 1028):
        sheet.disc(398, y, 9, INK)
    for side in (-1, 1):
        coat = sheet.fill(
            [
                (398 + side * dx, y)
                for dx, y in (
                    (60, 802),
                    (110, 806),
                    (160, 890),
                    (162, 1010),
                    (136, 1060),
                    (92, 930),
                    (40, 830),
                )
            ],
            PLUM,
        )
        sheet.shade(coat, INK, side * -14, -10, 10, alpha=0.5)
    sheet.line("400,700 400,920", "#8a4a34", 15)
    sheet.line(arc(424, 920, 24, 26, 180, 20), "#8a4a34", 15)
    with sheet.at(300, 746, 70, -24):
        sheet.fill("-0.5,0.5! 0.4,0.6! 0.5,1.5! -0.7,1.5!", SKIN)
        hair = (("#e8dce4", "-0.4,0.5 -0.95,0.5 -1.1,-0.1 -0.9,-0.4 -0.55,-0.1"),)
        people.head(sheet, people.Face(skin=SKIN, awake=True, mouth=1.4), hair)
        sheet.fill("0.66,0.5 0.9,0.34 1.12,0.42 1.42,0.24 1.2,0.56 0.9,0.58 0.6,0.72", "#e8dce4")
        sheet.line(arc(-0.2, -0.62, 0.3, 0.2, 180, 270), CREAM, 0.1, alpha=0.8)
    sheet.fill("318,806! 372,826! 318,850!", RED)
    sheet.fill("430,802! 374,826! 430,850!", RED)
    sheet.disc(374, 826, 11, INK)
    people.arm(sheet, "500,836,36 556,890,31 470,850,27 414,820,19", PLUM, SKIN)
    people.arm(sheet, "284,840,36 256,930,32 330,920,26 386,884,19", PLUM, SKIN)


def _pigeon(sheet: Sheet) -> None:
    """Draw a pigeon that a top hat has hit upon."""
    with sheet.at(640, 1106):
        for x in (-10, 16):
            sheet.line([(x, 34), (x, 62), (x + 16, 64)], RED, 6)
        body = sheet.fill(
            "-110,0! -50,-34 0,-42 20,-90 52,-104 76,-86 72,-56 64,0 30,40 -30,40", "#8a96b8"
        )
        sheet.shade(body, INK, -8, -14, 12, alpha=0.5)
        wing = sheet.fill("-96,6! -40,-24 10,-18 20,8 -20,26 -70,20", "#5c6a9c")
        sheet.shade(wing, INK, 0, -8, 8, alpha=0.5)
        sheet.fill("30,-40 66,-44 66,-24 34,-20", TEAL)
        sheet.fill(polygon("74,-80 98,-72 72,-64"), GOLD)
        sheet.disc(58, -80, 8, CREAM)
        sheet.disc(60, -79, 4, INK)
        with sheet.at(44, -100, 0.72, -8):
            _topper(sheet)


def look() -> Look:
    return Look("blossom", glow=0.0, pull=0.06, contrast=1.0, finish="gouache", seed=4)
