"""One staircase with two upper sides: a walker climbs it, another climbs it upside down."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs, star
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, NIGHT, ROSE, CREAM, GOLD = "#2c2450", "#4a3f8c", "#f3b4b8", "#fff4e4", "#f4bc54"
STONE, EDGE, CORAL, TEAL = "#fbe0d0", "#d88a94", "#e8604c", "#2f8f8c"
STEP = 74.0
"""How wide and high a step is."""


def draw() -> Picture:
    sheet = Sheet("#fbd8cc", "#f8c0bc")
    _halves(sheet)
    _side(sheet, night=False)
    with sheet.at(800, 1200, 1, 180):
        _side(sheet, night=True)
    _stairs(sheet)
    with sheet.at(300, 656):
        _walker(sheet, CORAL, INK, "#f2c49b", "#6b3520")
    with sheet.at(500, 544, 1, 180):
        _walker(sheet, TEAL, "#c49ad8", "#a8683f", "#1f1a38")
    _cat(sheet)
    return sheet.picture()


def _profile() -> list[tuple[float, float]]:
    """Return the corners of the steps from the lower left to the upper right."""
    corners = []
    for k in range(-1, 13):
        x, y = -70 + STEP * k, 960 - STEP * k
        corners += [(x, y), (x + STEP, y)]
    return corners


def _halves(sheet: Sheet) -> None:
    """Divide the card along the stairs: day above, night below."""
    run = _profile()
    sheet.fill(
        [(-200, 1300, True), *[(x, y, True) for x, y in run], (1100, 1300, True)], NIGHT, "#2c2460"
    )
    sheet.glow(90, 170, 330, "#fff6e0", 0.7)


def _side(sheet: Sheet, *, night: bool) -> None:
    """Draw what floats above one side: clouds, an island, trees that grow on the steps."""
    puff = "#6a5cae" if night else CREAM
    for x, y, size in ((150, 170, 1.0), (420, 90, 0.7), (40, 600, 0.7)):
        with sheet.at(x, y, size):
            cloud = sheet.fill(
                puffs([(-90, 20, 40), (-30, 0, 58), (44, 6, 52), (104, 26, 32)]), puff
            )
            sheet.shade(cloud, "#4a3f8c" if night else ROSE, 0, -16, 12, alpha=0.7)
    if night:
        for x, y, radius in (
            (300, 250, 12),
            (60, 300, 9),
            (520, 180, 10),
            (260, 400, 8),
            (190, 330, 13),
            (560, 60, 9),
            (40, 60, 11),
        ):
            sheet.fill(star(x, y, radius), "#ffe6a8")
    with sheet.at(116, 400, 0.8):
        rock = sheet.fill("-90,0! 90,0! 50,50 8,120 -40,60", "#8a6ab0" if night else "#c98a9c")
        sheet.shade(rock, INK, -10, -10, 12, alpha=0.5)
        sheet.fill(ellipse(0, 0, 92, 16), "#5f8fa0" if night else "#9cc48a")
        _tree(sheet, 0, 0, 0.8, night=night)
    _tree(sheet, 44, 886, 1.0, night=night)
    _tree(sheet, 634, 294, 1.1, night=night)


def _tree(sheet: Sheet, x: float, y: float, size: float, *, night: bool) -> None:
    with sheet.at(x, y, size):
        sheet.limb("0,6,9 -3,-40,7 0,-96,5", "#6a3a5c")
        crown = sheet.fill(
            puffs([(-30, -110, 34), (30, -112, 36), (0, -146, 38), (0, -104, 36)]),
            "#7f74cc" if night else "#f08a98",
        )
        sheet.shade(crown, INK if night else "#b8486c", -8, -16, 12, alpha=0.6)
        for dx, dy in ((-20, -126), (14, -150), (28, -112), (-2, -100), (-36, -104)):
            sheet.disc(dx, dy, 6, "#ffe6a8" if night else CREAM)


def _stairs(sheet: Sheet) -> None:
    """Lay the stairs as one band whose under side is stepped as well."""
    upper = _profile()
    lower = [(800 - x, 1200 - y) for x, y in upper]
    path = sheet.fill([(x, y, True) for x, y in upper + lower], STONE)
    sheet.shade(path, EDGE, -14, -14, 16, alpha=0.5)
    with sheet.within(path):
        for (x, y), (x1, _) in zip(upper[::2], upper[1::2], strict=True):
            sheet.fill(rectangle(x, y, x1 - x, 15), CREAM)
            sheet.fill(rectangle(x, y, 12, STEP), EDGE, alpha=0.55)
        for (x, y), (x1, _) in zip(lower[::2], lower[1::2], strict=True):
            sheet.fill(rectangle(x1, y - 15, x - x1, 15), "#b48ac4")
            sheet.fill(rectangle(x - 12, y - STEP, 12, STEP), "#8a6ab0", alpha=0.6)
        for k in range(-1, 6):
            x, y = 400 + (2 * k - 3.5) * STEP, 600 - (2 * k - 3.5) * STEP
            sheet.disc(x, y, 34, INK)
            sheet.disc(x, y, 25, GOLD)
            sheet.line([(x - 25, y), (x + 25, y)], INK, 5)
            sheet.line([(x, y - 25), (x, y + 25)], INK, 5)


def _walker(sheet: Sheet, coat: str, trousers: str, skin: str, hair: str) -> None:
    """Draw a walker who climbs to the right with a lantern, a foot on each of two steps."""
    people.leg(sheet, "-22,-150,26 -40,-80,20 -40,-14,14", trousers, "#6b3520")
    people.leg(sheet, "6,-150,26 60,-140,20 52,-88,14", trousers, "#6b3520")
    body = sheet.fill("-18,-316! 36,-310! 46,-220 52,-128! -56,-128! -44,-220", coat)
    sheet.shade(body, INK, 14, -8, 12, alpha=0.5)
    sheet.glow(126, -236, 90, "#fff0b0", 0.9)
    sheet.line("126,-284 126,-262", INK, 5)
    sheet.fill(rectangle(108, -264, 36, 52, 8), INK)
    sheet.fill(rectangle(115, -256, 22, 36, 5), "#ffe9a0")
    sheet.line(arc(126, -264, 14, 18, 180, 360), INK, 5)
    people.arm(sheet, "10,-290,20 56,-244,17 120,-288,12", coat, skin)
    with sheet.at(14, -370, 50, -6):
        sheet.fill("-0.5,0.6! 0.3,0.7! 0.3,1.3! -0.6,1.3!", skin)
        cap = (
            (
                hair,
                "-0.2,0.2! -0.4,0.9 -1.1,0.7 -1.2,-0.4 -0.4,-1.1 0.6,-0.95 0.86,-0.35! 0.1,-0.5",
            ),
            (GOLD, "-1.1,-0.3! -0.9,-1 0,-1.4 0.7,-1 0.9,-0.4! 1.5,-0.36! 1.4,-0.2! -0.2,-0.3"),
        )
        people.head(sheet, people.Face(skin=skin, awake=True, mouth=0.6), cap)


def _cat(sheet: Sheet) -> None:
    """Seat a cat on a step of the day's side, its tail over the edge."""
    with sheet.at(486, 442):
        sheet.line("24,-6 52,20 48,60 66,78", INK, 11)
        body = sheet.fill("-30,0! -28,-40 -6,-64 22,-50 34,0!", INK)
        sheet.shade(body, "#8a6ab0", 8, 6, 6, alpha=0.7)
        sheet.fill("-44,-62 -42,-104! -26,-90 -4,-90 12,-104! 12,-62 -16,-46", INK)
        for x in (-26, -6):
            sheet.fill(ellipse(x, -70, 5, 7), GOLD)


def look() -> Look:
    return Look("blossom", glow=0.0, pull=0.04, contrast=1.0, finish="gouache", seed=24)
