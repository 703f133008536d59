"""A wardrobe stands open: hat, tie and shoes hang in their places, and moths are the man."""

import numpy as np

from cards.studio.paper import figures, things
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.paper.page import SCALE
from cards.studio.paper.sheet import Sheet

NICHE = (150, 120, 500, 930)
LAMP = (668, 262)
WINGS = (
    "0,-.12! .16,-.34 .40,-.56 .66,-.60! .66,-.40 .54,-.14 .34,.0 .12,.06 0,.04!",
    "0,.0! .22,.02 .40,.12 .44,.30 .34,.46! .20,.44 .06,.28 0,.14!",
)
BODY = "0,-.24,.08 0,-.10,.105 0,.06,.095 0,.22,.075 0,.40,.03"
FEELER = ".02,-.26 .08,-.42 .20,-.50"
KINDS = (
    # wings, their band, spots, body
    ("#fdf6e2", "#e6c98e", "#c25a3a", "#a9764a"),
    ("#f6e2b4", "#d9a75e", "#7a3b4a", "#8a5a3a"),
    ("#f4ebe6", "#d3bcc0", "#8a4a6a", "#8c6f74"),
    ("#e9d6a6", "#b98a52", "#5a2f3a", "#70482e"),
)
STRAYS = (
    # free moths: place, size, turn, kind
    (566, 190, 62, 60, 0),
    (742, 190, 66, -70, 1),
    (604, 372, 58, 20, 2),
    (742, 366, 70, -30, 0),
    (92, 300, 62, 40, 1),
    (70, 640, 56, -24, 0),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#2f7f86", "#1d5a68"),
        lamp=LAMP,
        tint="#0c1c28",
        finish=Finish(vignette=0.3, bloom=0.1, contrast=0.3),
    )
    _niche(box)
    _wardrobe(box)
    _man(box)
    _lamp(box)
    return box


def _niche(box: Box) -> None:
    back = Sheet("#3a8a8e", "#22626e", gap=0.6, through=0.2, rim=0.4)
    back.fill(rectangle(-30, -30, 860, 1300))
    for i in range(7):
        back.score([(NICHE[0] + 72 * i, 100), (NICHE[0] + 72 * i, 1060)], 4)
    box.add(back)
    rail = Sheet("#d9b06a", "#b98a48", gap=0.9, through=0.03, rim=0.6)
    box.add(rail.line("140,176 660,176", 12))


def _wardrobe(box: Box) -> None:
    x, y, wide, high = NICHE
    frame = Sheet("#b8693c", "#8f4a2c", gap=1.6, through=0.04, rim=0.7)
    frame.fill("-30,-30! 830,-30! 830,1230! -30,1230!").cut(rectangle(x, y, wide, high))
    frame.score(rectangle(x - 18, y - 18, wide + 36, high + 36), 4)
    box.add(frame)
    for side in (-1, 1):
        door = Sheet("#cc8350", "#a45c38", gap=1.5, through=0.04, rim=0.7)
        with door.at(400, 0, flip=side < 0):
            door.fill("250,120! 392,30! 392,1160! 250,1050!")
            door.score("276,170! 368,116! 368,552! 276,560! 276,170", 5)
            door.score("276,612! 368,612! 368,1086! 276,1010! 276,612", 5)
            door.ink("#f0c878", ellipse(266, 586, 8))
        box.add(door)
    floor = Sheet("#c48a58", "#8a5238", gap=0.8, through=0.03, rim=0.5)
    box.add(floor.fill("-30,1160! 140,1056! 660,1056! 830,1160! 830,1260! -30,1260!"))


def _moth(sheet: Sheet, x: float, y: float, size: float, turn: float, kind: int) -> None:
    """Glue a moth seen from above on a sheet: banded wings with spots, feelers, a furry body."""
    pale, belt, spot, fur = KINDS[kind]
    with sheet.at(x, y, size, turn):
        with sheet.piece(0.2, 1.0) as part:
            for side in (1, -1):
                with part.at(flip=side < 0):
                    part.fill(*WINGS).line(FEELER, 0.035)
            part.limb(BODY)
        for side in (1, -1):
            with sheet.at(flip=side < 0):
                sheet.ink(pale, *WINGS)
                sheet.ink(belt, ".66,-.60! .68,-.40 .54,-.14 .46,-.06! .46,-.22 .54,-.42",
                          ".44,.30 .34,.46! .20,.44 .16,.40! .28,.36 .36,.24")  # fmt: skip
                sheet.ink(spot, ellipse(0.36, -0.30, 0.075), ellipse(0.26, 0.20, 0.055))
                sheet.ink(pale, ellipse(0.36, -0.30, 0.03))
                sheet.ink(fur, band([(0.02, -0.26, 0.02), (0.08, -0.42, 0.02), (0.2, -0.5, 0.02)]))
        sheet.ink(fur, band(BODY))
        for k in range(4):
            sheet.ink(pale, band([(-0.07, 0.06 + 0.08 * k, 0.012), (0.07, 0.06 + 0.08 * k, 0.012)]))


def _man(box: Box) -> None:
    random = np.random.default_rng(3)
    shape = Drawing()
    joints = figures.standing(
        shape, 374, 1046, 106, "man", ("trousers",), arms=((128, 104), (22, -44)), back=True,
        legs=((106, 97), (74, 83)), gap=0,
    )  # fmt: skip
    top = joints.head[1] + 30
    for apart, size, kinds in ((30, 44, (3,)), (46, 62, (0, 1, 0, 2))):
        places: list[np.ndarray] = []
        for _ in range(16000):
            at = random.uniform((100, top), (760, 1000))
            column, row = (at * SCALE).astype(int)
            if shape.outline[row, column] > 128 and all(
                np.hypot(*(at - other)) > apart for other in places
            ):
                places.append(at)
        swarm = Sheet("#f4e6c2", gap=0.9, through=0.03, rim=0.3, wobble=0.1)
        for i, at in enumerate(sorted(places, key=lambda place: -place[1])):
            _moth(swarm, *at, size * random.uniform(0.92, 1.1), random.uniform(-42, 42),
                  kinds[i % len(kinds)])  # fmt: skip
        box.add(swarm)
    _clothes(box, joints)


def _clothes(box: Box, joints: figures.Joints) -> None:
    shoes = Sheet("#2a2230", "#1a1420", gap=1.0, through=0.03, rim=0.8)
    things.boot(shoes, 276, 1096, 100, flip=True)
    things.boot(shoes, 470, 1096, 100)
    box.add(shoes)
    x, y = joints.head
    hat = Sheet("#2c2434", "#1f1826", gap=1.2, through=0.03, rim=0.8)
    with hat.at(x, y + 92, 128):
        hat.fill(
            "-.9,-.66 -.46,-.80! -.38,-1.2 .0,-1.3 .38,-1.2 .46,-.80! .9,-.66 .4,-.58 -.4,-.58"
        )
        hat.ink("#d8432f", "-.46,-.96! .46,-.96! .46,-.78! -.46,-.78!")
    box.add(hat)
    tie = Sheet("#d8432f", "#b8321f", gap=1.0, through=0.03, rim=0.7)
    with tie.at(*joints.neck, 104):
        tie.fill("-.15,.0! .15,.0! .1,.24! .27,1.3 .0,1.66! -.27,1.3 -.1,.24!")
        tie.score("-.11,.23 .0,.28 .11,.23", 0.03)
        for k in range(4):
            level = 0.55 + 0.26 * k
            tie.ink("#f6d27a", band([(-0.3, level + 0.1, 0.03), (0.3, level - 0.1, 0.03)]))
    box.add(tie)


def _lamp(box: Box) -> None:
    """Hang a bare bulb before the door; the hand reaches for it and moths fly round it."""
    x, y = LAMP
    strays = Sheet("#f4e6c2", gap=1.6, through=0.03, rim=0.3, wobble=0.1)
    for stray in STRAYS:
        _moth(strays, *stray)
    box.add(strays)
    cord = Sheet("#2a2230", gap=0.8, through=0, rim=0.5)
    cord.line([(x, -20), (x, y - 60)], 5).fill(rectangle(x - 16, y - 70, 32, 34, 6))
    bulb = "0,-44 16,-40 18,-26 36,0 36,22 20,42 0,48 -20,42 -36,22 -36,0 -18,-26 -16,-40"
    glass = Sheet("#fff3c4", gap=0.6, through=0.1, rim=0.6)
    with glass.at(x, y):
        glass.fill(bulb)
        pane = glass.world(bulb)
    box.add(glass)
    box.add(cord)
    box.light(x, y + 4, 150, "#ffd9a0", 1.3, halo=0.16)
    box.emit(pane, "#fff6d4", 1.5, 1.0)
