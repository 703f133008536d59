"""A quilt of small scenes; a great needle halts, and through a hole one sees somebody asleep."""

import math
from collections.abc import Callable

import numpy as np

from cards.studio.paper import beasts, birds, faces, palms, patches, quilt
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

NET = quilt.Net(7, 9, 166, -8, 12)
CALM = (Finger(-7, (8, 10)), Finger(-1, (8, 12)), Finger(5, (10, 12)), Finger(13, (10, 12)))
RIM = ((2, 4), (3, 4), (4, 4), (4, 5), (4, 6), (3, 6), (2, 6), (2, 5))
LAMP = (330, 640)
DARK, PALE, RED = "#240c14", "#efd6b2", "#ee4a2e"
PRINTS = (
    ("#6d1c20", "sprigs", "#9c3a34"), ("#3f151e", "dots", "#7f3a3c"),
    ("#8a2d2a", "checks", "#6c1f22"), ("#28284a", "sprigs", "#4c507a"),
    ("#a2503e", "stripes", "#83352f"), ("#4d181e", "stripes", "#6b2a2c"),
    ("#7c2a28", "dots", "#d8ae8c"), ("#5a1a20", "star", "#c98a6a"),
    ("#c2896a", "sprigs", "#8f4436"),
)  # fmt: skip
LANDS = {
    (2, 1): ("#c07f60", "#8a4030"), (4, 1): ("#cf9d7c", "#9a5840"), (2, 2): ("#b8674e", ""),
    (4, 2): ("#3a1722", "#5c2028"), (2, 3): ("#d9b48f", "#3d3f6c"), (3, 3): ("#a8483a", "#6d2024"),
    (4, 3): ("#2c2c50", ""), (1, 5): ("#4a1a22", ""), (5, 5): ("#c68c6c", "#8a4030"),
    (1, 6): ("#c88d6c", "#8f4a38"), (2, 6): ("#33131d", ""), (3, 6): ("#bd6f54", ""),
    (4, 6): ("#e0c09a", ""), (1, 7): ("#b5634b", "#7a2c28"), (2, 7): ("#cf9f7d", "#93503c"),
    (3, 7): ("#2a2848", "#454778"), (4, 7): ("#b5634b", "#7a3028"), (1, 4): ("#a95340", ""),
    (5, 2): ("#8a2f2c", ""),
}  # fmt: skip
"""Patches with pictures: their sky, and their ground if they have any."""


def build() -> Box:
    """Build the card."""
    sky = glow("#fff3d0", "#ffd391", "#e58a50", "#a8452f", "#6a2420", at=LAMP, radius=760)
    box = Box(sky, lamp=LAMP, tint="#1c0608", finish=Finish(vignette=0.5, exposure=0.9))
    _sleeper(box)
    _quilt(box)
    _pictures(box)
    _closing(box)
    _needle(box)
    return box


def _sleeper(box: Box) -> None:
    bed = Sheet("#d9a878", "#c4905f", gap=0.8, through=0.2, rim=0.4)
    bed.fill("100,830! 560,800! 560,930! 100,930!")
    box.add(bed)
    pillow = Sheet("#fff0d4", "#f3d7ae", gap=0.8, through=0.2, rim=0.4)
    pillow.fill(
        "120,800! 140,700 176,664 250,674 306,694 326,740 340,790 390,850! 240,856 120,850!"
    )
    pillow.score("150,790 200,770 240,776", 2).score("306,710 304,750 316,790", 2)
    box.add(pillow)
    hair = Sheet("#5c2418", "#4a1b14", gap=0.5, through=0.1, rim=0.6)
    hair.fill(
        "236,690 210,676 180,690 164,730 160,780 150,830 170,846 210,838 250,850 280,830 300,800 "
        "290,740 270,710"
    )
    for line in ("210,690 186,730 180,830", "240,700 214,760 214,836", "262,730 244,780 250,842"):
        hair.slit(line, 1.4)
    box.add(hair)
    face = Sheet("#d99a6c", "#c98558", gap=0.5, through=0.2, rim=0.6)
    with face.at(346, 752, 164, -76):
        face.fill(faces.PROFILES["large"])
        for line in (
            ".18,-.485,.004 .26,-.45,.013 .35,-.475,.004",
            ".17,-.60,.003 .26,-.645,.011 .34,-.605,.003",
            ".40,-.222,.003 .345,-.222,.008 .29,-.20,.002",
        ):  # fmt: skip
            face.ink("#6a2c1c", band(line))
    box.add(face)
    lock = Sheet("#5c2418", "#4a1b14", gap=0.3, through=0.1, rim=0.6)
    with lock.at(346, 752, 164, -76):
        lock.fill(
            ".33,-.80 .20,-.86 .06,-.76 .0,-.60 -.10,-.46 -.16,-.30 -.24,-.10 -.44,-.20 -.52,-.56 "
            "-.44,-.9 -.12,-1.06 .20,-1.02"
        )
        for k in range(3):
            lock.slit(
                [(0.22 - 0.14 * k, -0.92), (-0.1 - 0.1 * k, -0.72), (-0.26 - 0.06 * k, -0.36)],
                0.011,
            )
    box.add(lock)
    _nightgown(box)


def _nightgown(box: Box) -> None:
    """Cover the sleeper up to the neck; her arm lies bent on her breast."""
    cover = Sheet("#a8483a", "#8a342c", gap=0.9, through=0.15, rim=0.5)
    cover.fill("346,900! 340,850 350,806 372,776 392,756! 424,738 470,728 540,724! 548,900!")
    cover.score("400,764 430,760 470,752", 2).score("436,744 450,770 452,790", 2)
    with cover.piece(1.5, 2.4, joint=(380, 826, 24)) as arm:
        arm.limb("378,826,29 412,842,28 452,854,26 486,856,24", steps=10)
        arm.limb("486,856,24 484,830,22 470,806,19 456,790,15", steps=10)
    cover.slit("498,838 484,842 470,838", 1.2).slit("446,832 458,838 466,834", 1.0)
    for k in range(6):
        for i in range(7):
            cover.ink("#d8ae8c", ellipse(352 + 30 * i + 15 * (k % 2), 744 + 27 * k, 2.8))
    box.add(cover)
    hand = Sheet("#d99a6c", "#c98558", gap=0.5, through=0.2, rim=0.6)
    palms.flat(hand, 452, 786, 74, 204, CALM, (-40, 12, 10), lines=False, gap=0.8, flip=True)
    box.add(hand)
    linen = Sheet("#f6dcb4", "#eccb9c", gap=0.3, through=0.1, rim=0.5)
    linen.limb("466,804,18 453,788,15", steps=4)
    linen.limb("350,812,4 362,790,8 378,770,9 396,754,5", steps=8)
    for t in range(6):
        x, y = 354 + 8 * t, 808 - 11 * t
        linen.fill(ellipse(x + 5, y + 7, 6))
    box.add(linen)


def _print(patch: quilt.Patch) -> tuple[str, str, str]:
    if patch in LANDS:
        sky, ground = LANDS[patch]
        return sky, "ground" if ground else "plain", ground
    return PRINTS[(patch[0] * 4 + patch[1] * 7 + patch[0] * patch[1]) % len(PRINTS)]


def _quilt(box: Box) -> None:
    sheet = Sheet("#7c2222", "#7c2222", gap=2, through=0.12, rim=0.5)
    sheet.fill(rectangle(-40, -40, 880, 1280))
    for patch in NET.patches:
        quilt.cloth(sheet, NET, patch, *_print(patch))
    for patch in NET.patches:
        a, b, _, d = NET.around(patch)
        quilt.seam(sheet, a, b)
        quilt.seam(sheet, d, a)
    sheet.cut(polygon([NET.corners[corner] for corner in RIM]))
    box.add(sheet)


PICTURES: tuple[tuple[quilt.Patch, str, float, Callable[[Drawing], object]], ...] = (
    ((2, 1), DARK, 0, patches.house),
    ((4, 1), DARK, 0, patches.walker),
    ((4, 2), PALE, 0, patches.oak),
    ((2, 3), DARK, 0, patches.ship),
    ((3, 3), DARK, 0, patches.dancers),
    ((4, 3), PALE, 0, lambda q: birds.fish(q, 0, 0, 1.25, -14)),
    ((1, 5), PALE, 0, lambda q: palms.flat(q, 0, 0.62, 1.1, -90, palms.SPREAD, gap=0.7)),
    ((5, 5), DARK, 180, patches.house),
    ((1, 6), DARK, 0, patches.deer),
    ((2, 6), PALE, 0, patches.candle),
    ((1, 7), DARK, 0, patches.chair),
    ((2, 7), DARK, 0, patches.thimble),
    ((3, 7), PALE, 0, patches.moon),
    ((4, 7), DARK, 0, lambda q: beasts.hare(q, 0.1, 0.6, 0.72, smooth=0)),
)
BIRDS = (((2, 2), 0, 0), ((3, 6), 0, 0), ((4, 7), -40, -56), ((1, 4), 26, -10), ((5, 2), -10, 20))


def _pictures(box: Box) -> None:
    dark = Sheet(DARK, DARK, gap=0.35, through=0.06, rim=0.5, wobble=0.3)
    pale = Sheet(PALE, PALE, gap=0.35, through=0.12, rim=0.5, wobble=0.3)
    red = Sheet(RED, RED, gap=0.4, through=0.1, rim=0.5, wobble=0.3)
    for patch, colour, turn, draw in PICTURES:
        sheet = dark if colour == DARK else pale
        with sheet.at(*NET.middle(patch), 76, NET.turn + turn):
            draw(sheet)
    for i, (patch, right, down) in enumerate(BIRDS):
        x, y = NET.middle(patch)
        birds.bird(red, x + right, y + down, 62 - 5 * i, "fly", -24 + 13 * i, flip=bool(i % 2))
    for sheet in (dark, pale, red):
        box.add(sheet)


def _closing(box: Box) -> None:
    """Hang up the patch that is being sewn on: a night, loose at its lower edge."""
    flap = Sheet("#23264f", "#3a3f78", gap=1.6, through=0.08, rim=0.8)
    a, b, c = (NET.corners[corner] for corner in RIM[:3])
    flap.fill(
        [
            (*(a + (-8, -9)), True),
            tuple(b + (0, -10)),
            (*(c + (10, -8)), True),
            (512, 600),
            (508, 640, True),
            (430, 612),
            (330, 640),
            (230, 632),
            (150, 656, True),
        ]
    )
    for k in range(4):
        flap.score([(210 + 80 * k, 560), (216 + 76 * k, 590), (206 + 80 * k, 634)], 2.4)
    random = np.random.default_rng(2)
    pricks = [
        ellipse(random.uniform(170, 490), random.uniform(540, 612), random.uniform(1, 2.4))
        for _ in range(26)
    ]
    flap.cut(*pricks)
    box.add(flap)
    box.emit(pricks, "#fff0c4", 0.9, 0.5)


def _needle(box: Box) -> None:
    thread = Sheet("#f8ecd6", "#f1dfc0", gap=0.5, through=0.1, rim=0.4, wobble=0.2)
    a, b, c = (NET.corners[corner] for corner in RIM[:3])
    for start, end in ((a, b), (b, c)):
        for k in range(6):
            here = start + (end - start) * (k + 0.2) / 6
            thread.limb([(*(here + (-3, -14)), 2), (*(here + (9, 10)), 2)])
    for k in range(3):
        thread.limb([(c[0] - 10, c[1] + 24 + 44 * k, 2), (c[0] + 16, c[1] + 34 + 44 * k, 2)])
    box.add(thread)
    sheet = Sheet("#f6f1e6", "#b9b2ac", gap=2.0, through=0.03, rim=0.9, wobble=0.15)
    angle = math.degrees(math.atan2(196 - 712, 772 - 452))
    with sheet.at(452, 712, 1, angle):
        sheet.limb("0,0,.6 60,0,5 180,0,9 420,0,11 560,0,12.5 596,0,10 610,0,5")
        sheet.cut("520,0! 545,-5 575,-5 594,0! 575,5 545,5")
        sheet.cut("74,-14! 92,-14! 86,14! 68,14!")
        sheet.score("110,3 300,5 510,6", 2)
    box.add(sheet)
    tail = Sheet("#f8ecd6", "#f1dfc0", gap=1.0, through=0.1, rim=0.4, wobble=0.2)
    tail.limb(
        "756,226,2.4 744,250,2.4 770,290,2.4 720,380,2.4 640,470,2.4 660,560,2.4 740,590,2.4 "
        "820,560,2.4",
        steps=14,
    )
    box.add(tail)
