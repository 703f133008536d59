"""A tram at dawn, seen straight through its windows: everyone sleeps standing but one."""

import numpy as np

from cards.studio.paper import land, ornament, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, joined, rectangle
from cards.studio.paper.page import YY, near
from cards.studio.paper.palms import SPREAD
from cards.studio.paper.passengers import BEFORE, FACE, Head, features, grip, passenger
from cards.studio.paper.sheet import Sheet

SUN = (450, 430)
HAND = (464, 768, 108, -80)
"""Wrist, length and angle of the palm on the glass."""
WINDOWS = ((34, 196, 350, 610), (424, 196, 350, 610))


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fffde0", "#f8ec92", "#c9bd62", "#7c7c58", "#4d5048", at=SUN, radius=700),
        lamp=SUN,
        tint="#14150f",
        finish=Finish(vignette=0.45, bloom=0.2),
    )
    _outside(box)
    _wires(box)
    _far_side(box)
    _behind(box)
    _front(box)
    _tram(box)
    _street(box)
    return box


def _outside(box: Box) -> None:
    far = Sheet("#b5ac66", "#a39c60", gap=0.6, through=0.3, rim=0.3)
    land.hill(far, 640, 16, 4)
    for i, x in enumerate((60, 150, 210, 560, 640, 720)):
        plants.tree(far, x, 660, 190 + 30 * (i % 3), 6, 40 + i, depth=6)
    box.add(far)
    box.haze("#f6eca0", 0.4 * near(450, 600, 420, 120))


def _far_side(box: Box) -> None:
    wall = Sheet("#6b6a4c", "#55553f", gap=0.8, through=0.12, rim=0.5)
    wall.fill(rectangle(-20, 150, 840, 800))
    for i in range(4):
        wall.cut(rectangle(-60 + 236 * i, 236, 206, 420, 26))
    wall.fill(rectangle(-20, 268, 840, 7))
    box.add(wall)


ROW = (
    # x, y, size, head, lean
    (82, 470, 88, Head("bun", 14, 0.3, 0.6), 3), (196, 440, 92, Head("cap", -12, -0.4, 0.7), -2),
    (330, 480, 86, Head("long", 10, 0.5, 0.5), 2), (452, 450, 90, Head("hat", 8, 0.2, 0.7), 3),
    (580, 478, 86, Head("short", -16, -0.6, 0.6), -3),
    (730, 452, 92, Head("bald", 10, 0.3, 0.7, "glasses"), 2),
)  # fmt: skip


def _behind(box: Box) -> None:
    row = Sheet("#5d5c42", "#45442f", gap=0.9, through=0.10, rim=0.6)
    for x, y, size, head, lean in ROW:
        passenger(row, x, y, size, head, lean=lean, collar="plain")
    row.cut(rectangle(-40, 900, 900, 400))
    box.add(row)
    box.haze("#efe38c", 0.26)


def _strap(sheet: Sheet, x: float, y: float) -> None:
    sheet.line([(x, 262), (x, y - 30)], 7)
    sheet.line([(x, y - 34), (x - 20, y + 14), (x + 20, y + 14), (x, y - 34)], 6)


def _front(box: Box) -> None:
    rail = Sheet("#34352a", gap=0.8, through=0.05, rim=0.6)
    rail.fill(rectangle(-20, 254, 840, 9))
    for x, y in ((150, 366), (262, 372), (610, 360), (716, 366)):
        _strap(rail, x, y)
    plants.vine(rail, 262, 258, 150, 3, 13, 2)
    plants.vine(rail, 272, 256, 90, 5, 10, 1.6)
    rail.fill(rectangle(364, 150, 11, 700))
    lid = rectangle(476, 206, 92, 50, 6)
    rail.fill(lid).line("506,206 508,196 538,196 540,206", 4)
    seams = [rectangle(x, 221, wide, 3) for x, wide in ((479, 15), (502, 40), (550, 15))]
    box.add(rail)
    box.emit(seams, "#fff6a8", 1.6, 0.8)
    box.light(522, 224, 26, "#ffee9a", 0.6, 0.16)
    _sleepers(box)
    _awake(box)


def _sleepers(box: Box) -> None:
    other = Sheet("#4a4934", gap=0.8, through=0.08, rim=0.6)
    other.limb("336,600,17 342,540,14 354,486,11")
    grip(other, 369, 470, 33)
    box.add(other)
    front = Sheet("#2a2a1f", "#1c1c15", gap=1.3, through=0.05, rim=0.7)
    passenger(
        front, 112, 572, 124, Head("hat", -16, -0.5, 0.7),
        (".80,.42,.26 .72,-.50,.21 .40,-1.36,.15",), lean=-3,
    )  # fmt: skip
    grip(front, 152, 378, 40, 0)
    passenger(
        front, 258, 590, 116, Head("long", 20, 0.6, 0.7), (".78,.42,.23 .96,.0,.19 .94,-.62,.13",),
        lean=3, wide=0.9, collar="muffler",
    )  # fmt: skip
    grip(front, 369, 512, 36)
    passenger(
        front, 338, 792, 88, Head("short", -20, -0.5, 0.6), lean=-5, wide=0.85, collar="plain"
    )
    passenger(
        front, 628, 566, 126, Head("cap", 12, 0.5, 0.8, "beard"),
        ("-.80,.42,.26 -.70,-.50,.21 -.20,-1.40,.15",), lean=2,
    )  # fmt: skip
    grip(front, 610, 374, 40, 0)
    passenger(
        front, 752, 620, 112, Head("long", -22, -0.5, 0.7), lean=-4, wide=0.95, collar="muffler"
    )
    front.cut(rectangle(-40, 900, 900, 400))
    box.add(front)


def _awake(box: Box) -> None:
    """Hang the one who looks at us: a pale face, a palm on the glass."""
    x, y, size = 500, 640, 122
    her = Head("long", -3, 0.0, 0.1, awake=True)
    coat = Sheet("#3a3a2a", "#24241a", gap=1.4, through=0.05, rim=0.7)
    passenger(coat, x, y, size, her, wide=0.84, collar="lapels")
    coat.cut(rectangle(-40, 900, 900, 400))
    box.add(coat)
    neck = Sheet("#b3a86c", "#a89d63", gap=0.4, through=0.08, rim=0.4)
    with neck.at(x, y, size):
        neck.fill(
            "-.14,-.40! .14,-.40! .145,-.06 .18,.06 .25,.16! .12,.44 .0,.66! -.12,.44 -.25,.16! "
            "-.18,.06 -.145,-.06"
        )
        neck.slit("-.15,.20 -.06,.235 -.02,.26", 0.010).slit(".15,.20 .06,.235 .02,.26", 0.010)
    box.add(neck)
    pale = Sheet("#e4da98", "#cfc583", gap=0.7, through=0.08, rim=0.5)
    with pale.at(x, y, size), pale.at(0, -0.19, 1, her.tilt):
        pale.fill(FACE)
        features(pale, her)
    palms.flat(pale, *HAND, SPREAD, (-58, 16, 12), flip=True, lines=True)
    box.add(pale)
    hair = Sheet("#3a3a2a", gap=0.4, through=0.05, rim=0.7)
    with hair.at(x, y, size), hair.at(0, -0.19, 1, her.tilt):
        hair.fill(BEFORE["long"])
        hair.slit("-.10,-.86 -.28,-.78 -.39,-.54", 0.008).slit(".16,-.90 .32,-.74 .40,-.50", 0.008)
    with hair.at(*HAND), hair.piece(0.8, 2.2) as cuff:
        cuff.fill("-1.2,-.34! -.30,-.20 .0,-.17! .03,.0 .0,.17! -.30,.22 -1.2,.40!")
    with hair.at(*HAND):
        hair.slit("-.10,-.16 -.07,.0 -.10,.16", 0.014)
    box.add(hair)


def _tram(box: Box) -> None:
    panes = [rectangle(x, y, wide, high, 30) for x, y, wide, high in WINDOWS]
    body = Sheet("#4a4d45", "#2c2e28", gap=1.8, through=0.04, rim=0.6)
    body.fill("-20,132! 200,112 400,106 600,112 820,132! 820,1030! -20,1030!")
    body.cut(*panes)
    body.cut(rectangle(300, 140, 200, 34, 8))
    for x in (404, 17, 783):
        body.score([(x, 180), (x, 1020)], 1.4)
    for y in (846, 1000):
        body.score([(-10, y), (810, y)], 1.6)
    for i in range(40):
        body.cut(ellipse(10 + 20 * i, 1014, 1.6))
    for x in (70, 610):
        for k in range(6):
            body.slit([(x, 938 + 8 * k), (x + 60, 937 + 8 * k), (x + 120, 938 + 8 * k)], 1.5)
    box.add(body)
    box.emit(rectangle(300, 140, 200, 34, 8), "#f4e88e", 0.75, 0.8)
    trim = Sheet("#a89c4a", "#b3a64c", gap=0.5, through=0.05, rim=0.6, wobble=0.2)
    trim.fill(rectangle(-20, 862, 840, 20), rectangle(-20, 890, 840, 5))
    for x, y, wide, high in WINDOWS:
        frame = joined(rectangle(x - 7, y - 7, wide + 14, high + 14, 34))
        trim.fill(frame).cut(rectangle(x - 2, y - 2, wide + 4, high + 4, 31))
    trim.fill(ellipse(404, 952, 46, 34)).cut(ellipse(404, 952, 40, 28))
    box.add(trim)
    number = Sheet("#d8c955", gap=0.3, through=0.05, rim=0.6)
    number.line("388,934 420,934 404,972", 6)
    box.add(number)


def _street(box: Box) -> None:
    box.haze("#d9cd72", 0.8 * near(420, 1066, 420, 26) * (YY > 1026))
    under = Sheet("#191a14", gap=0.9, through=0.03, rim=0.5)
    under.fill(
        rectangle(-20, 1024, 840, 14), rectangle(96, 1030, 230, 22), rectangle(486, 1030, 230, 22)
    )
    for x in (140, 282, 530, 672):
        under.fill(ellipse(x, 1062, 40)).cut(ellipse(x, 1062, 29)).fill(ellipse(x, 1062, 10))
        for k in range(6):
            a = np.radians(60 * k + x)
            under.line([(x, 1062), (x + 30 * np.cos(a), 1062 + 30 * np.sin(a))], 5)
    box.add(under)
    ground = Sheet("#24251d", "#14150f", gap=0.8, through=0.04, rim=0.5)
    ground.fill(rectangle(-20, 1099, 840, 200))
    box.add(ground)
    rails = Sheet("#b9ad58", "#8f863f", gap=0.5, through=0.05, rim=0.8)
    rails.limb("-20,1104,4 560,1104,4 600,1102,3", steps=2).limb(
        "-20,1150,6 500,1152,6 548,1148,4", steps=2
    )
    box.add(rails)
    meadow = Sheet("#2e3020", "#171810", gap=0.9, through=0.05, rim=0.6)
    plants.grass(meadow, 500, 820, 1112, 70, 120, 3)
    plants.grass(meadow, 420, 820, 1166, 84, 150, 5, width=2.2)
    plants.grass(meadow, -20, 460, 1214, 60, 110, 6, width=2.2)
    for x, y, tall in ((600, 1120, 70), (660, 1160, 110), (742, 1150, 96), (560, 1180, 84)):
        meadow.limb([(x, y, 1.6), (x + 6, y - tall * 0.6, 1.2), (x + 2, y - tall, 0.9)])
        ornament.rosette(meadow, x + 2, y - tall, 12, 7, x, cut=False)
    box.add(meadow)


def _wires(box: Box) -> None:
    wires = Sheet("#2a2b22", gap=0.6, through=0.04, rim=0.4)
    wires.line("-20,52 220,66 400,70 600,64 820,46", 2.2).line("-20,22 400,40 820,16", 1.6)
    wires.line("330,118 352,96 404,72", 4).line("470,116 448,96 404,72", 4).line("384,72 424,72", 5)
    for x, y in ((560, 62), (590, 60), (618, 59), (700, 53)):
        with wires.at(x, y, 15):
            wires.fill(
                "-.62,.25 -.72,-.3 -.42,-.86 .05,-1.06 .48,-.84 .66,-.4 .52,.2 .15,.5 -.25,.5"
            )
            wires.limb("-.25,.3,.22 -.42,.8,.17 -.5,1.25,.1").slit(".1,-.7 .3,-.5 .55,-.42", 0.07)
    box.add(wires)
