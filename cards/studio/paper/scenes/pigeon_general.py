"""A pigeon is the statue; officers with pigeons' bodies peck what a pigeon throws them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet

TRUNK = (
    ".30,-1.02 .0,-1.04 -.06,-.90 -.2,-.78 -.42,-.62 -.70,-.36 -.98,-.14! -.86,-.08! -.90,-.02! "
    "-.6,-.14 -.3,-.24 .0,-.24 .24,-.34 .41,-.56 .43,-.80 .35,-.98"
)
WING = ".10,-.82! .22,-.66 .16,-.50 -.04,-.38 -.34,-.26 -.74,-.12! -.66,-.22 -.44,-.46 -.16,-.70"
HEAD = ".31,-.98 .34,-1.12 .30,-1.24 .18,-1.32 .04,-1.28 -.04,-1.14 -.02,-.98"
BILL = ".30,-1.22! .45,-1.14 .44,-1.09! .32,-1.08!"
BICORNE = (
    "-.70,-.66! -.52,-.90 -.26,-1.22 .08,-1.34 .36,-1.18 .52,-.92 .70,-.70! .30,-.80 -.30,-.76"
)
MOUSTACHE = ".36,-.30! .48,-.24 .50,-.12! .36,-.17 .22,-.12! .26,-.25"
OFFICERS = (
    (128, 1116, 172, 60, 12, False),
    (416, 1010, 168, -4, -14, False),
    (606, 1176, 182, 60, 10, True),
    (344, 140, 82, 0, 0, False),
)
"""Where an officer stands, how tall, how far he bows, how his head is turned, if to the left."""

CRUMBS = (
    (482, 800), (508, 850), (478, 906), (520, 966), (490, 1030), (540, 1050), (350, 1140),
    (306, 1172), (400, 1176), (230, 1160), (346, 1084), (420, 1110),
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f6b98e", "#f8d6b0", "#fbeedb", bottom=900),
        lamp=(160, -100),
        tint="#3a2a34",
        fall=(0.45, 0.85),
        finish=Finish(vignette=0.14, bloom=0.04, contrast=0.36),
    )
    _town(box)
    _statue(box)
    _feeder(box)
    _officers(box)
    return box


def _town(box: Box) -> None:
    for colour, base, first, wide in (("#f0bb96", 800, -20, 176), ("#df9f7e", 836, -90, 150)):
        town = Sheet(colour, gap=0.7, through=0.1, rim=0.4, shade=0.5)
        for i in range(7):
            x, high = first + wide * i, (260, 200, 320)[(i + wide) % 3] - (70 if wide == 150 else 0)
            town.fill(rectangle(x, base - high, wide - 8, high + 60))
            town.fill([(x - 8, base - high, True), (x + wide / 2, base - high - 60, True),
                       (x + wide, base - high, True)])  # fmt: skip
            for row in range(high // 80):
                for k in (0.2, 0.62):
                    left, top = x + wide * k, base - high + 24 + 74 * row
                    town.score(rectangle(left, top, 30, 44, 12), 4)
        box.add(town)
    square = Sheet("#f8e4c6", "#eec99e", gap=0.6, through=0.1, rim=0.4, shade=0.6)
    square.fill(rectangle(-30, 840, 860, 400))
    for y in (880, 950, 1050):
        square.score([(-20, y), (820, y)], 2.4)
    for i in range(-8, 9):
        square.score([(330 + 80 * i, 840), (330 + 190 * i, 1220)], 2.4)
    box.add(square)


def _pigeon(sheet: Drawing) -> None:
    """Cut a standing pigeon one unit and a third high, looking right."""
    sheet.fill(TRUNK, HEAD)
    _legs(sheet)


def _legs(sheet: Drawing) -> None:
    for leg in (-0.06, 0.12):
        sheet.limb([(leg, -0.32, 0.045), (leg + 0.02, -0.04, 0.032)], steps=2)
        for toe in (-0.1, 0.1, 0.2):
            sheet.limb([(leg + 0.02, -0.04, 0.03), (leg + toe, -0.01, 0.018)], steps=2)


def _wing(sheet: Drawing, colour: str) -> None:
    sheet.ink(colour, WING)
    sheet.slit("-.02,-.50 -.24,-.38 -.52,-.24", 0.012).slit("-.06,-.62 -.28,-.46 -.56,-.26", 0.012)


def _statue(box: Box) -> None:
    plinth = Sheet("#efe3d2", "#cfbca8", gap=1.3, through=0.04, rim=0.5)
    plinth.fill(rectangle(150, 690, 260, 290), rectangle(126, 664, 308, 40, 4),
                rectangle(116, 930, 328, 60, 4))  # fmt: skip
    plinth.score(rectangle(180, 730, 200, 170), 5)
    for y, wide in ((776, 130), (812, 90), (848, 130)):
        plinth.slit([(280 - wide / 2, y), (280, y - 2), (280 + wide / 2, y)], 4)
    box.add(plinth)
    statue = Sheet("#5fb09a", "#357d70", gap=1.6, through=0.03, rim=0.6)
    with statue.at(288, 668, 360):
        _pigeon(statue)
        statue.fill(BILL)
        statue.cut(ellipse(0.19, -1.17, 0.028))
        _wing(statue, "#2f7468")
        for x, y in ((0.24, -0.86), (0.32, -0.74), (0.22, -0.70)):
            with statue.at(x, y, 0.062):
                statue.cut(
                    "0,-1! .25,-.25 1,-.2! .4,.25 .6,1! 0,.5 -.6,1! -.4,.25 -1,-.2! -.25,-.25"
                )
        statue.ink("#d9b64e", ellipse(-0.02, -0.88, 0.15, 0.055))
        for k in range(6):
            statue.ink("#d9b64e", rectangle(-0.15 + 0.046 * k, -0.87, 0.022, 0.13, 0.01))
    box.add(statue)
    hat = Sheet("#2f7468", "#275f58", gap=0.7, through=0.03, rim=0.6)
    with hat.at(288, 668, 360), hat.at(0.15, -0.96, 0.40):
        hat.fill(BICORNE).ink("#d9b64e", ellipse(0.2, -1.02, 0.14))
    box.add(hat)


def _feeder(box: Box) -> None:
    """Sit a large pigeon on a bench; it holds out a wing and lets crumbs fall."""
    bench = Sheet("#8a4f3c", "#6a3a2e", gap=1.1, through=0.04, rim=0.6)
    for y in (772, 812, 852):
        bench.fill(rectangle(560, y, 260, 24, 6))
    bench.fill(rectangle(596, 760, 18, 300, 4), rectangle(780, 760, 18, 300, 4))
    bench.fill(rectangle(540, 916, 290, 24, 6), rectangle(570, 930, 18, 150, 4))
    box.add(bench)
    bird = Sheet("#8d97b4", "#6a7393", gap=1.3, through=0.03, rim=0.6)
    legs = Sheet("#e2603e", "#c94d30", gap=0.6, through=0.03, rim=0.6)
    with bird.at(690, 920, 330, flip=True), legs.at(690, 920, 330, flip=True):
        _legs(legs)
        bird.fill(TRUNK, HEAD)
        bird.ink("#4aa08e", ".34,-1.08! .37,-.92 .32,-.82 .16,-.80 .0,-.86 -.06,-.98! .10,-1.06")
        bird.ink("#b06fa8", ".39,-.90 .42,-.74 .30,-.70 .10,-.74 -.06,-.86! .10,-.80 .30,-.82")
        bird.cut(ellipse(0.19, -1.17, 0.034))
        bird.ink("#f3b13c", ellipse(0.19, -1.17, 0.05))
    box.add(legs)
    box.add(bird)
    bill = Sheet("#3a3448", gap=0.6, through=0.03, rim=0.6)
    with bill.at(690, 920, 330, flip=True):
        bill.fill(BILL, ellipse(0.19, -1.17, 0.028))
        bill.fill("-.22,-1.26! .40,-1.26! .40,-1.22! -.22,-1.22!")
        bill.fill("-.04,-1.24! -.04,-1.40 .02,-1.46 .24,-1.46 .30,-1.40 .30,-1.24!")
        bill.ink("#c8463c", rectangle(-0.04, -1.30, 0.34, 0.05))
    box.add(bill)
    wing = Sheet("#a5aeca", "#8a94b3", gap=1.1, through=0.03, rim=0.7)
    with wing.at(690, 920, 330, flip=True):
        wing.fill(".02,-.78! .20,-.80 .46,-.70 .66,-.52! .60,-.50! .62,-.42! .52,-.44! .50,-.36! "
                  ".42,-.40! .36,-.34! .10,-.46 -.06,-.60")  # fmt: skip
        for line in (".20,-.62 .40,-.54 .52,-.46", ".20,-.54 .34,-.48 .42,-.42"):
            wing.slit(line, 0.012)
    box.add(wing)
    crumbs = Sheet("#fffaf0", "#fbf0da", gap=0.5, through=0.03, rim=0.5)
    for x, y in CRUMBS:
        crumbs.fill(ellipse(x, y, 9, 7))
    box.add(crumbs)


@contextmanager
def _posed(
    sheets: tuple[Sheet, ...], x: float, y: float, size: float, bow: float, *, flip: bool
) -> Iterator[None]:
    """Draw on all sheets in an officer's own units, his body bent forward at the hip."""
    with ExitStack() as stack:
        for sheet in sheets:
            for move in ((x, y, size), (0, -0.34, 1, bow), (0, 0.34)):
                stack.enter_context(sheet.at(*move, flip=flip and move[0] == x))
        yield


def _officers(box: Box) -> None:
    legs = Sheet("#e2603e", "#c94d30", gap=0.9, through=0.03, rim=0.6)
    coats = Sheet("#2c4a8e", "#203870", gap=1.1, through=0.03, rim=0.6)
    faces = Sheet("#f6c79a", "#eab486", gap=0.7, through=0.04, rim=0.6)
    hats = Sheet("#2a2440", "#211c34", gap=0.7, through=0.03, rim=0.6)
    for x, y, size, bow, turn, flip in OFFICERS:
        with legs.at(x, y, size, flip=flip):
            _legs(legs)
        with _posed((coats, faces, hats), x, y, size, bow, flip=flip):
            coats.fill(TRUNK)
            coats.ink("#fff6e4", "-.98,-.14! -.70,-.36 -.62,-.14 -.90,-.02!")
            coats.ink("#d8432f", ".30,-1.06! .0,-1.08! -.04,-.94! .35,-.92!")
            _wing(coats, "#1c2f62")
            coats.ink("#f3c64e", *(ellipse(0.33, -0.84 + 0.12 * k, 0.03) for k in range(4)),
                      ellipse(0.06, -0.84, 0.14, 0.05))  # fmt: skip
            for k in range(5):
                coats.ink("#f3c64e", rectangle(-0.06 + 0.05 * k, -0.84, 0.024, 0.12, 0.01))
            for sheet in (faces, hats):
                with sheet.at(0.20, -0.98, 0.46, turn):
                    if sheet is faces:
                        faces.fill(PROFILES["man"])
                        faces.slit(".20,-.50 .26,-.47 .32,-.50", 0.022)
                        faces.ink("#e58a68", ellipse(0.14, -0.30, 0.09))
                    else:
                        hats.fill(BICORNE, MOUSTACHE)
                        hats.ink("#f3c64e", ellipse(0.12, -1.0, 0.13))
                        hats.ink("#d8432f", ellipse(0.12, -1.0, 0.07))
    for sheet in (legs, coats, faces, hats):
        box.add(sheet)
