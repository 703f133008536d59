"""A carousel's horses break loose and gallop out of the fog, one with a child on its back."""

from collections.abc import Sequence

import numpy as np

from cards.studio import flat_horses as horses
from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import polygon

INK, CREAM, FOG, GOLD, BRASS = "#3a2a34", "#fff8ea", "#f4ece2", "#f6bc40", "#c8862c"
RED, TEAL, ROSE, SKIN = "#d8483c", "#2f8088", "#eab4a4", "#f6cba6"
LEAVES = ("#d8542c", "#f0a030", "#b83a34", "#f4c850")
CENTRE = 330.0
"""Where the empty carousel stands."""
HERD = (
    (640, 428, 0.4, horses.Coat("#8fa4b8", "#66788e", "#54607a", "#54607a"), "#e8b060"),
    (256, 560, 0.6, horses.Coat("#e59a52", "#b8683c", "#fff0d4", "#6a4038"), TEAL),
    (424, 908, 1.06, horses.Coat("#fffcf4", "#c8b4c4", "#8a4a34"), "#7a4a90"),
)
"""Place, size, coat and saddle of each horse, the farthest first."""
TAIL = "-222,30,16 -274,24,28 -330,44,26 -372,30,14 -398,40,2"


def draw() -> Picture:
    sheet = Sheet("#cfdde0", "#fbeeda")
    _park(sheet)
    _carousel(sheet)
    for k, (x, y, size, coat, saddle) in enumerate(HERD):
        if k < 2:
            _mist(sheet, y)
        with sheet.at(x, y, size):
            sheet.disc(-40, 268, 260, "#b08048", 22, alpha=0.55)
            if k == 2:
                _scarf(sheet)
            horses.horse(sheet, coat, horses.GALLOP, TAIL)
            _harness(sheet, saddle)
            _pole(sheet)
            if k == 2:
                _rider(sheet)
    _leaves(sheet)
    return sheet.picture()


def _park(sheet: Sheet) -> None:
    """Let trees fade into the fog, and the ground into the trees."""
    for x, y, size, colour in ((60, 330, 1.1, "#f0d8b8"), (740, 300, 1.5, "#f0cfa0"),
                               (610, 350, 0.8, "#f0dcc4")):  # fmt: skip
        with sheet.at(x, y, size):
            sheet.limb("0,110,12 2,30,9 0,-30,7", "#dcc8b8")
            crown = sheet.fill(puffs([(-50, -40, 56), (48, -44, 54), (0, -96, 66)]), colour)
            sheet.shade(crown, "#e0b488", -16, -20, 18, alpha=0.5)
    ground = sheet.fill("-20,420! 260,404 560,412 820,420! 820,1220! -20,1220!", "#f4dcb0",
                        "#e0a452")  # fmt: skip
    sheet.shade(ground, FOG, 0, 60, 40, alpha=0.9)


def _mist(sheet: Sheet, y: float) -> None:
    """Lay a bank of fog before what is farther than y."""
    for dx, dy, wide in ((0, 96, 520), (240, 118, 420)):
        sheet.disc(400 + dx, y + dy, wide, FOG, 26, alpha=0.35)


def _carousel(sheet: Sheet) -> None:
    """Set the empty carousel: a striped tent over poles that hold nothing."""
    x = CENTRE
    drum = sheet.fill([(x - 214, 408, True), (x + 214, 408, True), (x + 206, 462, True),
                       (x - 206, 462, True)], "#d88a78")  # fmt: skip
    sheet.shade(drum, "#a8607a", 0, -14, 10, alpha=0.5)
    sheet.disc(x, 408, 214, "#f0d0b0", 26)
    core = sheet.fill(polygon([(x - 50, 210), (x + 50, 210), (x + 50, 408), (x - 50, 408)]),
                      "#f8e6cc")  # fmt: skip
    sheet.shade(core, ROSE, -16, 0, 12)
    for y in (270, 340):
        sheet.fill(polygon([(x, y - 24), (x + 20, y), (x, y + 24), (x - 20, y)]), "#e8a890")
    for dx, low in ((-188, 412), (-110, 424), (110, 424), (188, 412)):
        sheet.line([(x + dx, 214), (x + dx, low)], "#d8a458", 9)
        sheet.disc(x + dx, 320, 10, "#e8bc70")
    roof = sheet.fill([(x, 64, True), (x + 100, 140), (x + 232, 196, True), (x, 214),
                       (x - 232, 196, True), (x - 100, 140)], CREAM)  # fmt: skip
    with sheet.within(roof):
        for k in range(-4, 5, 2):
            sheet.fill([(x, 60, True), (x + 62 * k - 31, 230, True), (x + 62 * k + 31, 230, True)],
                       "#e08878")  # fmt: skip
    sheet.shade(roof, "#b0788c", -30, -10, 20, alpha=0.45)
    for k in range(-4, 5):
        flap = sheet.fill([(x + 51.5 * k - 26, 192, True), (x + 51.5 * k + 26, 192, True),
                           (x + 51.5 * k + 22, 226), (x + 51.5 * k, 238), (x + 51.5 * k - 22, 226)],
                          (CREAM, "#e08878")[k % 2])  # fmt: skip
        sheet.shade(flap, "#b0788c", 0, -10, 6, alpha=0.4)
    sheet.disc(x, 56, 18, GOLD)
    sheet.line([(x, 40), (x, 8)], BRASS, 5)
    sheet.fill([(x, 8, True), (x + 54, 18, True), (x, 34, True)], RED)


def _harness(sheet: Sheet, saddle: str) -> None:
    """Strap a saddle on its cloth, a bridle and a breast strap with bells."""
    cloth = sheet.fill("-136,-6! -60,4 6,-12! 12,66 -62,92 -146,72", saddle)
    sheet.shade(cloth, INK, 0, -14, 12, alpha=0.4)
    sheet.line("-144,68 -62,86 10,62", GOLD, 9)
    seat = sheet.fill("-128,-18 -104,4 -50,8 10,2 44,-22 46,-66 22,-64 4,-32 -20,-16 -60,-8 "
                      "-104,-16 -124,-40", BRASS)  # fmt: skip
    sheet.shade(seat, INK, 0, -8, 6, alpha=0.4)
    sheet.line("110,-20 80,30 12,30", saddle, 13)
    for x, y in ((98, 4), (74, 32), (44, 34)):
        sheet.disc(x, y, 9, GOLD)
    sheet.line("150,-176 184,-140 196,-96", saddle, 8)
    sheet.line("200,-84 178,-56", saddle, 9)
    sheet.disc(188, -70, 8, GOLD)
    sheet.line("182,-62 110,-70 40,-60", saddle, 6)


def _pole(sheet: Sheet) -> None:
    """Draw the brass pole that was to hold the horse, its end torn off below."""
    sheet.fill("32,-8! 52,-14! 52,-190! 32,-190!", GOLD)
    for k in range(6):
        sheet.line([(33, -30 - 26 * k), (51, -46 - 26 * k)], BRASS, 6)
    sheet.disc(42, -202, 20, GOLD)
    sheet.fill("32,130! 52,128! 54,196! 46,180! 40,202! 34,184! 30,200!", GOLD)
    for k in range(2):
        sheet.line([(33, 156 + 22 * k), (51, 142 + 22 * k)], BRASS, 6)


def _scarf(sheet: Sheet) -> None:
    for points in ("-52,-122,12 -120,-150,20 -200,-124,24 -280,-156,22 -352,-134,18",
                   "-52,-116,10 -112,-112,16 -180,-84,18 -240,-104,15"):  # fmt: skip
        scarf = sheet.limb(points, RED)
        sheet.shade(scarf, "#8a2a44", 0, -9, 7, alpha=0.8)


def _rider(sheet: Sheet) -> None:
    """Draw a child astride that holds on with both hands and laughs."""
    people.arm(sheet, "-34,-104,16 0,-70,14 38,-122,10", "#256a74", SKIN)
    people.leg(sheet, "-62,-14,28 4,34,23 -14,104,16", "#c8703c", INK)
    coat = sheet.fill("-64,-118! -22,-120! -8,-70 -12,-4 -50,10 -98,-2 -88,-70", TEAL)
    sheet.shade(coat, INK, 12, -10, 12, alpha=0.5)
    with sheet.at(-30, -172, 50, -6):
        sheet.fill("-0.5,0.5! 0.3,0.7! 0.3,1.3! -0.5,1.2!", SKIN)
        hair = (("#5a3428", ("-0.2,0.1! -0.4,0.6 -0.9,0.5 -1.5,0.6! -1.25,0.3 -1.7,0.05! "
                 "-1.3,-0.2 -1.6,-0.6! -1.1,-0.7 -1.1,-1.2! -0.5,-1.15 0.3,-1.25 0.84,-0.66 "
                 "0.86,-0.34! 0.2,-0.5")),)  # fmt: skip
        people.head(sheet, people.Face(skin=SKIN, awake=True, mouth=2), hair)
    wrap = sheet.fill("-76,-134 -44,-122 -6,-128 2,-112 -36,-100 -78,-112", RED)
    sheet.shade(wrap, "#8a2a44", 0, -8, 6, alpha=0.8)
    people.arm(sheet, "-44,-100,18 -22,-46,16 36,-76,11", TEAL, SKIN)


def _leaves(sheet: Sheet) -> None:
    spots: Sequence[tuple[float, float, float]] = (
        (40, 1176, 20), (190, 1180, -40), (300, 1186, 70), (470, 1160, 10), (590, 1184, -60),
        (700, 1140, 35), (762, 1040, -20), (40, 980, 50), (40, 860, -30), (30, 640, 20),
        (720, 720, 60), (650, 610, -15), (770, 560, 30), (560, 560, -70), (420, 560, 15),
        (744, 900, 80), (610, 150, 30), (690, 220, -40), (90, 250, 60), (40, 130, -20),
    )  # fmt: skip
    for k, (x, y, turn) in enumerate(spots):
        far = np.clip((y - 100) / 1000, 0.35, 1)
        with sheet.at(x, y, 0.6 + 0.5 * far, turn):
            leaf = sheet.fill("-30,4! -14,-14 8,-14 30,0! 8,14 -14,14", LEAVES[k % 4])
            sheet.shade(leaf, INK, 2, -6, 5, alpha=0.35)
            sheet.line("-40,6 -24,3 18,0", INK, 3, alpha=0.6)


def look() -> Look:
    return Look(
        "umber", glow=0.05, pull=0.03, contrast=1.0, focus=((0.5, 0.6, 0.12, 1.0),), seed=41
    )
