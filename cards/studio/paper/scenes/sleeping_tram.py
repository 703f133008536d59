"""A tram at dawn, seen straight through its windows: everyone sleeps standing but one."""

from dataclasses import dataclass

import numpy as np

from cards.studio.paper import land, ornament, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, joined, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.palms import SPREAD
from cards.studio.paper.passengers import (
    BEFORE,
    BEHIND,
    FACE,
    Head,
    features,
    grip,
    passenger,
)
from cards.studio.paper.sheet import Sheet

SUN = (450, 430)
HAND = (464, 768, 108, -80)
"""Wrist, length and angle of the palm on the glass."""
WINDOWS = ((34, 196, 350, 610), (424, 196, 350, 610))
INK = "#2c2430"
"""What shows in cut eyes, collars and seams."""
BELOW = rectangle(-40, 900, 900, 400)


@dataclass(frozen=True)
class Rider:
    """Somebody in the tram: the pit of the throat at (x, y), a head `size` high, colours."""

    x: float
    y: float
    size: float
    head: Head
    coat: str
    skin: str
    hair: str
    arms: tuple[str, ...] = ()
    lean: float = 0
    wide: float = 1
    collar: str = "lapels"
    fist: tuple[float, float, float] | None = None
    """Where one hand holds on, and its size."""


SLEEPERS = (
    Rider(126, 572, 120, Head("hat", -14, -0.4, 0.7), "#56708e", "#e0b795", "#33475f",
          (".80,.42,.26 .66,-.50,.21 .24,-1.36,.15",), lean=-3, fist=(152, 378, 42)),
    Rider(254, 596, 112, Head("long", 18, 0.5, 0.7), "#8a6a92", "#c9946c", "#4a3236",
          (".78,.42,.23 1.02,.0,.19 .98,-.62,.13",), lean=3, wide=0.9, collar="muffler",
          fist=(369, 514, 38)),
    Rider(318, 786, 84, Head("short", -18, -0.4, 0.6), "#b8934e", "#edc6a2", "#4a3a34",
          lean=-5, wide=0.85, collar="plain"),
    Rider(634, 566, 120, Head("cap", 10, 0.4, 0.45), "#6d8460", "#d9a882", "#40503e",
          ("-.80,.42,.26 -.70,-.50,.21 -.20,-1.40,.15",), lean=2, fist=(610, 374, 42)),
    Rider(742, 660, 106, Head("bun", -20, -0.4, 0.7), "#4d8088", "#b07a56", "#3a2a2c",
          lean=-4, wide=0.9, collar="muffler"),
)  # fmt: skip
AWAKE = Rider(
    506, 640, 122, Head("long", -3, 0.0, 0.1, awake=True), "#d2452f", "#f8dcbc", "#3a2630",
    wide=0.84,
)  # fmt: skip
ROW = ((74, 470, 84, "bun"), (196, 440, 88, "cap"), (326, 476, 82, "long"), (452, 452, 86, "hat"),
       (560, 474, 80, "short"), (724, 456, 88, "cap"))  # fmt: skip
"""Those further back: the pit of the throat, the size of the head, hair."""


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fffaf0", "#ffe9cc", "#ffcfa8", "#f3b9a4", "#b9a2b4", at=SUN, radius=760),
        lamp=SUN,
        tint="#2a1c2c",
        finish=Finish(vignette=0.3, bloom=0.16),
    )
    _outside(box)
    _wires(box)
    _far_side(box)
    _rail(box)
    _riders(box)
    _tram(box)
    _street(box)
    return box


def _outside(box: Box) -> None:
    far = Sheet("#e0b09a", "#cfa092", gap=0.6, through=0.3, rim=0.3)
    land.hill(far, 640, 16, 4)
    for i, x in enumerate((60, 150, 210, 560, 640, 720)):
        plants.tree(far, x, 660, 190 + 30 * (i % 3), 6, 40 + i, depth=6)
    box.add(far)
    box.haze("#fff0d4", 0.4 * near(450, 600, 420, 120))


def _far_side(box: Box) -> None:
    wall = Sheet("#d9b08c", "#c49a80", gap=0.8, through=0.12, rim=0.5)
    wall.fill(rectangle(-20, 150, 840, 800))
    for i in range(4):
        wall.cut(rectangle(-60 + 236 * i, 236, 206, 420, 26))
    box.add(wall)
    row = Sheet("#b98f8c", "#a88490", gap=0.8, through=0.1, rim=0.6)
    for x, y, size, hair in ROW:
        with row.at(x, y, size):
            row.fill(
                "-.17,-.40! -.18,-.12 -.30,.02 -.66,.12 -.92,.30 -1.02,.62 -1.04,1.4 -1.0,5! "
                "1.0,5! 1.04,1.4 1.02,.62 .92,.30 .66,.12 .30,.02 .18,-.12 .17,-.40!"
            )
            with row.at(0, -0.15):
                row.fill(FACE, BEFORE[hair])
                if hair in BEHIND:
                    row.fill(BEHIND[hair])
    row.cut(BELOW)
    box.add(row)
    box.haze("#ffe6c8", 0.30)


def _rail(box: Box) -> None:
    rail = Sheet("#6a5560", gap=0.8, through=0.05, rim=0.6)
    rail.fill(rectangle(-20, 254, 840, 9), rectangle(364, 150, 11, 700))
    for x, y in ((150, 366), (262, 372), (610, 360), (716, 366)):
        rail.line([(x, 262), (x, y - 30)], 7)
        rail.line([(x, y - 34), (x - 20, y + 14), (x + 20, y + 14), (x, y - 34)], 6)
    box.add(rail)
    plant = Sheet("#5f9258", "#4d7d4c", gap=0.5, through=0.1, rim=0.6)
    plants.vine(plant, 262, 258, 150, 3, 15, 2.4)
    plants.vine(plant, 272, 256, 90, 5, 12, 2)
    box.add(plant)
    case = Sheet("#8a5638", gap=0.8, through=0.03, rim=0.7)
    case.fill(rectangle(476, 206, 92, 50, 6)).line("506,206 508,196 538,196 540,206", 4)
    box.add(case)
    seams = [rectangle(x, 221, wide, 3) for x, wide in ((479, 15), (502, 40), (550, 15))]
    box.emit(seams, "#fff6c8", 1.6, 0.8)
    box.light(522, 224, 26, "#ffee9a", 0.6, 0.16)


def _riders(box: Box) -> None:
    other = Sheet("#7a6a86", gap=0.8, through=0.05, rim=0.6)
    other.limb("336,620,18 344,550,15 352,490,12")
    box.add(other)
    fist = Sheet("#8f5f42", gap=0.5, through=0.05, rim=0.6)
    grip(fist, 369, 472, 36)
    box.add(fist)
    for rider in SLEEPERS:
        _rider(box, rider)
    box.haze("#c9a8ac", 0.16)
    _rider(box, AWAKE)
    palm = Sheet(AWAKE.skin, "#f4d4b0", gap=0.8, through=0.05, rim=0.5)
    palms.flat(palm, *HAND, SPREAD, (-58, 16, 12), flip=True, lines=True)
    box.add(palm)
    cuff = Sheet("#b83826", gap=0.4, through=0.05, rim=0.7)
    with cuff.at(*HAND), cuff.piece(0.8, 2.2) as part:
        part.fill("-1.2,-.34! -.30,-.20 .0,-.17! .03,.0 .0,.17! -.30,.22 -1.2,.40!")
    box.add(cuff)


def _rider(box: Box, rider: Rider) -> None:
    """Hang one in four sheets: what shows in the cuts, coat, skin, hair or hat."""
    place, head = (rider.x, rider.y, rider.size, rider.lean), rider.head
    held = (0.08 * head.turn, -0.20 + 0.10 * head.nod, 1, head.tilt)
    dark = Sheet(INK, gap=1.2, through=0.03, rim=0.2)
    passenger(dark, *place[:3], head, rider.arms, lean=rider.lean, wide=rider.wide, gap=0)
    _fill_up(dark, rider, held)
    box.add(dark)
    coat = Sheet(rider.coat, gap=0.2, through=0.03, rim=0.6)
    passenger(
        coat, *place[:3], head, rider.arms, lean=rider.lean, wide=rider.wide, collar=rider.collar
    )
    with coat.at(*place), coat.at(*held):
        if head.hair in BEHIND:
            coat.ink(rider.hair, BEHIND[head.hair])
    coat.cut(BELOW)
    box.add(coat)
    skin = Sheet(rider.skin, gap=0.5, through=0.03, rim=0.5)
    with skin.at(*place):
        if rider.collar != "muffler":
            skin.fill("-.15,-.45! .15,-.45! .16,-.06 .20,.06! .0,.34! -.20,.06! -.16,-.06")
        with skin.at(*held), skin.piece(1, 1.6) as part:
            part.fill(FACE)
            if head.hair in ("short", "bun", "hat", "cap"):
                part.fill(ellipse(-0.37, -0.46, 0.055, 0.10), ellipse(0.37, -0.46, 0.055, 0.10))
        with skin.at(*held):
            features(skin, head)
            if head.awake:
                skin.ink("#c8503e", "-.10,-.155 -.04,-.175 .0,-.165 .04,-.175 .10,-.155! .0,-.10")
    if rider.fist:
        grip(skin, *rider.fist)
    box.add(skin)
    hair = Sheet(rider.hair, gap=0.5, through=0.03, rim=0.7)
    with hair.at(*place), hair.at(*held), hair.at(0.03 * head.turn, 0.04 * head.nod):
        hair.fill(BEFORE[head.hair])
    box.add(hair)


def _fill_up(dark: Drawing, rider: Rider, held: tuple[float, float, float, float]) -> None:
    """Close the cuts in the sheet that lies behind the others."""
    with dark.at(rider.x, rider.y, rider.size, rider.lean):
        dark.fill(rectangle(-0.6 * rider.wide, 0.1, 1.2 * rider.wide, 5))
        dark.fill(rectangle(-0.16, -0.4, 0.32, 0.6))
        with dark.at(*held):
            dark.fill(FACE)
    dark.cut(BELOW)


def _tram(box: Box) -> None:
    panes = [rectangle(x, y, wide, high, 30) for x, y, wide, high in WINDOWS]
    body = Sheet("#3f7f92", "#2c5f78", gap=1.8, through=0.03, rim=0.6)
    body.fill("-20,132! 200,112 400,106 600,112 820,132! 820,1030! -20,1030!")
    body.cut(*panes)
    body.cut(rectangle(300, 140, 200, 34, 8))
    for x in (404, 17, 783):
        body.score([(x, 180), (x, 1020)], 1.4)
    for y in (846, 1000):
        body.score([(-10, y), (810, y)], 1.6)
    box.add(body)
    box.emit(rectangle(300, 140, 200, 34, 8), "#fff2d0", 0.85, 0.8)
    trim = Sheet("#f4e2bc", "#ead2a8", gap=0.5, through=0.05, rim=0.6, wobble=0.2)
    trim.fill(rectangle(-20, 862, 840, 26), rectangle(-20, 900, 840, 6))
    for x, y, wide, high in WINDOWS:
        frame = joined(rectangle(x - 8, y - 8, wide + 16, high + 16, 36))
        trim.fill(frame).cut(rectangle(x - 1, y - 1, wide + 2, high + 2, 30))
    trim.fill(ellipse(404, 958, 48, 37))
    box.add(trim)
    number = Sheet("#d2452f", gap=0.3, through=0.05, rim=0.6)
    number.line("388,938 420,938 404,978", 7)
    for x in (90, 718):
        number.fill(ellipse(x, 956, 19))
    box.add(number)
    box.emit([ellipse(x, 956, 11) for x in (90, 718)], "#fff0c8", 1, 0.8)


def _street(box: Box) -> None:
    under = Sheet("#263846", gap=0.9, through=0.03, rim=0.5)
    under.fill(
        rectangle(-20, 1024, 840, 14), rectangle(96, 1030, 230, 22), rectangle(486, 1030, 230, 22)
    )
    for x in (140, 282, 530, 672):
        under.fill(ellipse(x, 1062, 40)).cut(ellipse(x, 1062, 29)).fill(ellipse(x, 1062, 10))
        for k in range(6):
            a = np.radians(60 * k + x)
            under.line([(x, 1062), (x + 30 * np.cos(a), 1062 + 30 * np.sin(a))], 5)
    box.add(under)
    ground = Sheet("#a98a8c", "#8a7482", gap=0.8, through=0.04, rim=0.5)
    ground.fill(rectangle(-20, 1099, 840, 200))
    box.add(ground)
    rails = Sheet("#f0dcc0", "#d9c4b4", gap=0.8, through=0.05, rim=0.8)
    rails.limb("-20,1104,4 560,1104,4 600,1102,3", steps=2).limb(
        "-20,1150,6 500,1152,6 548,1148,4", steps=2
    )
    box.add(rails)
    meadow = Sheet("#6f9a62", "#4c7a56", gap=0.9, through=0.05, rim=0.6)
    meadow.fill("380,1240! 430,1200 500,1156 570,1116 640,1104 820,1100! 820,1240!")
    plants.grass(meadow, 500, 820, 1116, 60, 90, 3, width=2.2)
    plants.grass(meadow, 470, 820, 1190, 84, 100, 5, width=2.6)
    plants.grass(meadow, 390, 500, 1216, 60, 24, 6, width=2.6)
    box.add(meadow)
    bloom = Sheet("#fff2d8", gap=0.5, through=0.1, rim=0.6)
    for x, y in ((600, 1070), (664, 1096), (744, 1076), (556, 1110), (716, 1140)):
        ornament.rosette(bloom, x, y, 13, 7, x, cut=False)
    box.add(bloom)


def _wires(box: Box) -> None:
    wires = Sheet("#6a5566", gap=0.6, through=0.04, rim=0.4)
    wires.line("-20,52 220,66 400,70 600,64 820,46", 2.2).line("-20,22 400,40 820,16", 1.6)
    wires.line("330,118 352,96 404,72", 4).line("470,116 448,96 404,72", 4).line("384,72 424,72", 5)
    for x, y in ((560, 62), (590, 60), (618, 59), (700, 53)):
        with wires.at(x, y, 15):
            wires.fill(
                "-.62,.25 -.72,-.3 -.42,-.86 .05,-1.06 .48,-.84 .66,-.4 .52,.2 .15,.5 -.25,.5"
            )
            wires.limb("-.25,.3,.22 -.42,.8,.17 -.5,1.25,.1").slit(".1,-.7 .3,-.5 .55,-.42", 0.07)
    box.add(wires)
