"""A well of books, cut open: the moon lies at its bottom; a man climbs out, a wolf waits."""

import numpy as np

from cards.studio.paper import beasts, figures, land, ornament, people, plants, things
from cards.studio.paper.body import Pose, reach
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall, glow
from cards.studio.paper.faces import head
from cards.studio.paper.outlines import ellipse, rectangle, toward
from cards.studio.paper.page import between
from cards.studio.paper.sheet import Sheet

MOON = (412, 1010, 148)
HOLE = (150, 134, 66)
"""Where the moon was, and how large."""
RIM = 352
"""The height of the meadow, and of the well's mouth."""
COVERS = ("#c8452f", "#2f6f8f", "#e0a238", "#6a3f86", "#3f8a68", "#d4708a", "#35488f")
SKIN, DARK = "#efbd8e", "#3a2230"
HAIR = (
    "-.30,-.12 -.46,-.26 -.62,-.55 -.56,-1.1 -.1,-1.3 .3,-1.2 .56,-.86 .44,-.68! .34,-.78 "
    ".2,-.78! .1,-.7 .08,-.52 .0,-.46 -.06,-.3 -.14,-.14"
)
"""What is coloured of a short-haired head."""
LADDER, RUNGS = (470, 600, 640), 12
"""The ladder's middle and length."""
MAN = (468, 634, 55)
"""Where the climber's hip is, and how high his head is."""
PERCH = (236, 818)
"""Where the child sits."""
CHILD = 54
FISHING = Pose((276, 288), head=14, arms=((), (48, -8, 0)), legs=((6, 92), (16, 80)))


def build() -> Box:
    """Build the card."""
    sky = fall("#8fcfd6", "#d8ead0", "#ffe6b0", bottom=RIM)
    well = glow("#ffe7a8", "#ffe2a0", "#ffd48c", "#f6b070", at=MOON[:2], radius=760)
    below = between(RIM - 4, RIM + 4)[:, :, None]
    box = Box(
        sky * (1 - below) + well * below,
        lamp=(412, 900),
        tint="#2a1036",
        fall=(0.1, 0.7),
        finish=Finish(vignette=0.2, bloom=0.05),
    )
    _sky(box)
    _moon(box)
    for side in (-1, 1):
        _books(box, side)
    _meadow(box)
    _child(box)
    _climber(box)
    _wolf(box)
    return box


def _sky(box: Box) -> None:
    """Leave a hole in the morning sky, night behind it."""
    paper = Sheet("#fffdf2", gap=0.3, through=0.05, rim=0.3)
    box.add(paper.fill(ellipse(HOLE[0], HOLE[1], HOLE[2] + 7)))
    night = Sheet("#2a2560", "#1c1a4c", gap=0.2, through=0.02, rim=0.3)
    box.add(night.fill(ellipse(HOLE[0] + 3, HOLE[1] + 3, HOLE[2])))
    stars = Sheet("#fff3c4", gap=0.2, through=0.05, rim=0.3, shade=0.2)
    for x, y, size in ((128, 112, 7), (176, 150, 5), (140, 168, 4), (180, 106, 4)):
        ornament.rosette(stars, x, y, size, 4, cut=False)
    box.add(stars)
    clouds = Sheet("#ffffff", "#fff4dc", gap=0.7, through=0.1, rim=0.4, shade=0.4)
    land.cloud(clouds, 420, 110, 190, 4)
    land.cloud(clouds, 330, 260, 130, 9)
    box.add(clouds)


def _moon(box: Box) -> None:
    """Let the moon swim on the water of the bottom."""
    x, y, radius = MOON
    moon = Sheet("#fffbe2", "#fff0b8", gap=0.8, through=0.1, rim=0.5)
    moon.fill(ellipse(x, y, radius))
    for across, down, size in ((-0.4, -0.3, 0.26), (0.34, -0.02, 0.2), (-0.1, -0.62, 0.12)):
        spot = ellipse(x + across * radius, y + down * radius, size * radius, size * radius * 0.9)
        moon.ink("#f3dc98", spot)
    box.add(moon)
    for k, (level, colour) in enumerate(((1044, "#4fa6b4"), (1098, "#32809c"), (1152, "#225f84"))):
        water = Sheet(colour, gap=0.8, through=0.22, rim=0.6)
        crest = [(i * 40 - 40, level + 9 * (-1) ** (i + k)) for i in range(23)]
        box.add(water.fill([*crest, (860, 1240, True), (-60, 1240, True)]))


def _books(box: Box, side: int) -> None:
    """Pile one wall of the well out of books; every third turns its pages to us."""
    random = np.random.default_rng(20 + side)
    bottom, i = 1216.0, 0
    while bottom > RIM + 10:
        tall = random.uniform(54, 80)
        end = 212 + random.uniform(-34, 22)
        colour = COVERS[(i * 3 + side) % len(COVERS)]
        sheet = Sheet(colour, gap=1.0, through=0.04, rim=0.6)
        with sheet.at(0 if side < 0 else 800, bottom, 1, random.uniform(-1, 1), flip=side > 0):
            _book(sheet, end, tall, open_=i % 3 == 1)
        box.add(sheet)
        bottom -= tall
        i += 1


def _book(sheet: Sheet, end: float, tall: float, *, open_: bool) -> None:
    """Lay a book from beyond the card's edge to `end`: its back, or (`open_`) its pages."""
    sheet.fill(rectangle(-40, -tall, end + 40, tall - 2, 9))
    if open_:
        sheet.ink("#fdf0d2", rectangle(-40, -tall + 10, end + 32, tall - 22))
        for k in range(3):
            y = -tall + 10 + (tall - 22) * (k + 1) / 4
            sheet.score([(-20, y), (end - 12, y + 1)], 2)
        return
    for x in (end - 26, end - 42):
        sheet.ink("#ffe2a0", rectangle(x, -tall, 6, tall - 2))
    ornament.rosette(sheet, end - 96, -tall / 2, tall * 0.27, 8)


def _meadow(box: Box) -> None:
    for left, right in ((-40, 214), (592, 840)):
        meadow = Sheet("#8fbf58", "#5f9a44", gap=1.3, through=0.06, rim=0.5)
        meadow.fill([(left, RIM - 28), (right, RIM - 26, True), (right, RIM + 34, True),
                     ((left + right) / 2, RIM + 48), (left, RIM + 36, True)])  # fmt: skip
        plants.grass(meadow, left, right - 30 * (left < 0), RIM - 22, 22, 40, 3)
        box.add(meadow)
    far = Sheet("#b7a8c0", "#9c8cab", gap=0.9, through=0.05, rim=0.6)
    for i in range(5):
        with far.piece(2, 1.4) as stone:
            stone.fill(rectangle(220 + 72 * i, RIM - 34, 72, 40, 9))
    box.add(far)
    stones = Sheet("#d9cfd6", "#a99bb0", gap=1.2, through=0.04, rim=0.7)
    for x in (150, 566):
        for row, (shift, wide) in enumerate(((0, 86), (-6, 98))):
            for k in (0, 1):
                across = x + shift + k * wide / 2
                with stones.piece(2, 1.4) as stone:
                    stone.fill(rectangle(across, RIM - 42 + 42 * row, wide / 2, 42, 9))
    box.add(stones)


def _child(box: Box) -> None:
    """Let a child on a book fish for the moon."""
    x, y = PERCH
    seat = Sheet("#2f9c94", "#1f7d7c", gap=1.2, through=0.04, rim=0.6)
    with seat.at(0, y + 74):
        _book(seat, x + 34, 54, open_=True)
    box.add(seat)
    dress = Sheet("#e8602f", "#d04a22", gap=1.0, through=0.03, rim=0.5)
    child = people.person(
        dress, x, y, CHILD, "child", FISHING, ("trousers", "sleeves", "shorthair"), anchor="hip"
    )
    for ankle, bare in zip(child.ankles, (0.9, 1), strict=True):
        dress.ink(SKIN, ellipse(ankle[0] + 16, ankle[1] + 4, 30 * bare, 13))
    with dress.at(*child.head, CHILD * 1.12, FISHING.head + 11), dress.at(0.08, -0.1):
        dress.ink(SKIN, rectangle(-0.2, -0.9, 0.8, 1.0, 0.1))
        dress.ink("#e8927a", ellipse(0.14, -0.26, 0.08))
        dress.ink(DARK, HAIR, ellipse(0.25, -0.46, 0.035, 0.045))
    box.add(dress)
    rod = Sheet("#6b3a22", gap=0.6, through=0.02, rim=0.6)
    x, y = child.wrists[1]
    rod.limb([(x - 4, y + 30, 4.6), (x + 18, y - 40, 3.6), (x + 38, y - 92, 2.4)])
    rod.line([(x + 38, y - 92), (x + 39, y + 60), (x + 37, y + 150)], 2.4)
    box.add(rod)
    fist = Sheet(SKIN, gap=0.5, through=0.03, rim=0.5)
    box.add(fist.fill(ellipse(x + 11, y - 1, 17, 13)))


def _rung(i: int) -> float:
    """Return the height of a rung, the highest one first."""
    return LADDER[1] + LADDER[2] * ((i + 0.5) / RUNGS - 0.5)


def _climber(box: Box) -> None:
    """Let a man climb with the book that he has taken, and look up at the wolf."""
    x, y, size = MAN
    ladder = Sheet("#a8683a", "#8a4f2a", gap=1.0, through=0.03, rim=0.7)
    things.ladder(ladder, *LADDER, 90, 172, 15, RUNGS)
    box.add(ladder)
    man = figures.FRAMES["man"]
    fists = ((LADDER[0] - 44, _rung(1), 0), (LADDER[0] + 60, _rung(3), -28))
    wrists = [(fist[0], fist[1]) - 17 * toward(270 + fist[2]) for fist in fists]
    ankles = [(LADDER[0] - 30, _rung(10) - 14), (LADDER[0] + 44, _rung(9) - 14)]
    limbs = []
    for ends, lengths, across, down, bend in (
        (wrists, man.arm, man.shoulders * 0.8, 0.44 - man.trunk, 1),
        (ankles, man.leg, man.hips * 0.5, 0.1, -1),
    ):
        for side, end in zip((-1, 1), ends, strict=True):
            away = (end[0] - x) / size - side * across, (end[1] - y) / size - down
            limbs.append(reach(away, lengths, side * bend))
    suit = Sheet("#2d5fa8", "#234a8c", gap=1.2, through=0.03, rim=0.6)
    who = figures.standing(
        suit, x, y, size, "man", ("coat", "trousers"), arms=(limbs[0], limbs[1]),
        legs=(limbs[2], limbs[3]), back=True, hem=0.16, flare=0.0, gap=1.8, anchor="hip",
    )  # fmt: skip
    suit.fill(ellipse(x, y + 14, 18))
    suit.ink(SKIN, ellipse(who.neck[0], who.neck[1] - 0.78 * size, 0.5 * size, 0.6 * size))
    suit.ink(SKIN, *(ellipse(fist[0] - 6, fist[1], 20) for fist in fists))
    for x, y in who.ankles:
        suit.ink("#5a2f1c", ellipse(x + 2, y + 6, 28, 15))
    box.add(suit)
    skin = Sheet(SKIN, gap=0.7, through=0.03, rim=0.5)
    for fist in fists:
        _fist(skin, *fist, size * 0.64)
    with skin.at(who.neck[0] + 8, who.neck[1] - 6, size * 1.2, -24):
        head(skin, "man", ("shorthair",))
        skin.ink("#7a3a1e", HAIR)
        skin.ink("#e8927a", ellipse(0.2, -0.3, 0.08, 0.07))
        skin.ink("#fffaf0", ellipse(0.27, -0.54, 0.06, 0.055))
        skin.ink(DARK, ellipse(0.295, -0.55, 0.038))
    box.add(skin)
    loot = Sheet("#d8432f", "#b8331f", gap=1.0, through=0.03, rim=0.7)
    x, y = (who.hip[0] + who.neck[0]) / 2, (who.hip[1] + who.neck[1]) / 2
    with loot.at(x, y + 8, 1, 6):
        loot.fill(rectangle(-40, -50, 80, 100, 5)).ink("#fdf0d2", rectangle(31, -45, 9, 90))
        ornament.rosette(loot, -3, 0, 20, 8)
    box.add(loot)


def _fist(sheet: Sheet, x: float, y: float, turn: float, size: float) -> None:
    """Close a hand round a rung at (x, y), seen from its back, the wrist below."""
    with sheet.at(x, y, size, turn):
        with sheet.piece(0.6) as back:
            back.fill("-.34,-.1 -.3,.32 -.18,.66 .18,.66 .3,.32 .34,-.1 0,-.2")
        for i in range(4):
            with sheet.piece(0.4, 1.0) as finger:
                finger.fill(rectangle(-0.42 + 0.21 * i, -0.3 - 0.04 * (i in (1, 2)), 0.2, 0.5, 0.1))


def _wolf(box: Box) -> None:
    place = (686, RIM - 24, 188)
    eye = Sheet("#ffd23c", gap=0.3, through=0.05, rim=0.2, shade=0.1)
    with eye.at(*place, flip=True), eye.at(0.16, -1.16, 1, 30):
        eye.fill(ellipse(0.185, -0.24, 0.06))
    box.add(eye)
    wolf = Sheet("#5a4a86", "#4a3a70", gap=1.3, through=0.03, rim=0.6)
    beasts.wolf(wolf, *place, flip=True, look=30)
    with wolf.at(*place, flip=True):
        wolf.ink("#b9a9d6", ".40,-.98 .30,-.90 .26,-.74 .30,-.58 .24,-.50 .36,-.44 .46,-.7",
                 ellipse(-1.1, -0.12, 0.16))  # fmt: skip
    box.add(wolf)
    letter = Sheet("#fffaf0", "#fbefd2", gap=0.8, through=0.05, rim=0.6)
    with letter.at(560, 148, 40, -8):
        letter.fill("-1,-.7! 1,-.7! 1,.7! -1,.7!").score("-1,-.7 0,.15 1,-.7", 0.08)
        letter.ink("#d8432f", ellipse(0, 0.1, 0.2))
    box.add(letter)
