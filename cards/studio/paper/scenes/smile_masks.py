"""A crowd holds the same smiling mask before its faces; one has let hers sink."""

from collections.abc import Collection
from dataclasses import dataclass

from cards.studio.paper import passengers
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.passengers import Head
from cards.studio.paper.sheet import Sheet

MASK = (
    ".0,.56 -.22,.50 -.38,.26 -.44,-.06 -.40,-.40 -.24,-.58 .0,-.62 .24,-.58 .40,-.40 .44,-.06 "
    ".38,.26 .22,.50"
)


@dataclass(frozen=True)
class Guest:
    """One of the crowd: the pit of the throat, size, hair, collar."""

    x: float
    y: float
    size: float
    hair: str
    collar: str = "lapels"


ROWS: tuple[tuple[str, str, Collection[Guest]], ...] = (
    ("#3f7f80", "#2f6468", (Guest(70, 330, 150, "hat"), Guest(236, 318, 146, "long"), Guest(402,
    326, 150, "cap"),
                            Guest(566, 316, 148, "bun"), Guest(730, 330, 150, "short"))),
    ("#2c6468", "#1f4a52", (Guest(140, 590, 172, "bun", "muffler"), Guest(330, 580, 172, "short"),
    Guest(520, 596, 172, "hat"),
                            Guest(700, 584, 172, "long", "plain"))),
    ("#1f4a54", "#14323c", (Guest(80, 900, 200, "cap"), Guest(330, 905, 200, "long", "plain"),
    Guest(580, 900, 206, "short"),
                            Guest(800, 905, 200, "scarf", "plain"))),
)  # fmt: skip
BARE = ROWS[2][2][1]


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f2c24a", "#e9a93a", bottom=900),
        lamp=(300, -100),
        tint="#14202a",
        fall=(0.35, 0.9),
        finish=Finish(vignette=0.25, bloom=0.06, contrast=0.36),
    )
    _lights(box)
    for top, bottom, guests in ROWS:
        crowd = Sheet(top, bottom, gap=1.3, through=0.04, rim=0.8)
        for guest in guests:
            _guest(crowd, guest)
        box.add(crowd)
        if BARE in guests:
            _face(box)
        for guest in guests:
            if guest is not BARE:
                _mask(box, guest.x, guest.y - guest.size * 0.52, guest.size * 0.98)
    _lowered(box)
    _child(box)
    return box


def _lights(box: Box) -> None:
    lamps = Sheet("#fff2c8", gap=0.6, through=0.2, rim=0.5)
    string = Sheet("#8a5a2a", gap=0.5, through=0.05, rim=0.3)
    string.line("-20,60 120,110 270,120 420,70 560,116 700,120 830,70", 3)
    for x, y in (
        (60, 90),
        (140, 116),
        (230, 124),
        (320, 104),
        (400, 76),
        (480, 96),
        (570, 122),
        (660, 126),
        (750, 102),
    ):
        lamps.fill(ellipse(x, y + 16, 12, 15))
    box.add(string)
    box.add(lamps)


def _guest(sheet: Drawing, guest: Guest) -> None:
    passengers.passenger(
        sheet, guest.x, guest.y, guest.size, Head(guest.hair, nod=0), collar=guest.collar
    )


def _mask(box: Box, x: float, y: float, tall: float, turn: float = 0) -> None:
    """Hang a mask, its middle at (x, y), on its stick in a fist."""
    stick = Sheet("#8a5a2a", "#6d4420", gap=0.5, through=0.03, rim=0.5)
    with stick.at(x, y, tall, turn):
        stick.line(".0,.5 .0,1.3", 0.045)
    box.add(stick)
    mask = Sheet("#fffdf6", "#f0eadc", gap=0.9, through=0.04, rim=0.6, wobble=0.3)
    with mask.at(x, y, tall, turn):
        mask.fill(MASK)
        for side in (-1, 1):
            mask.cut(
                [
                    (0.08 * side, -0.12, True),
                    (0.19 * side, -0.19),
                    (0.31 * side, -0.12, True),
                    (0.19 * side, -0.09),
                ]
            )
            mask.slit([(0.06 * side, -0.26), (0.19 * side, -0.33), (0.33 * side, -0.26)], 0.016)
            mask.ink("#f0a08c", ellipse(0.25 * side, 0.08, 0.08, 0.055))
        mask.slit(".02,-.06 -.04,.08 .04,.1", 0.012)
        mask.cut("-.26,.2! -.12,.3 .0,.33 .12,.3 .26,.2! .12,.24 .0,.255 -.12,.24")
    box.add(mask)
    fist = Sheet("#d9a27a", "#c48a62", gap=0.6, through=0.04, rim=0.6)
    with fist.at(x, y, tall, turn):
        passengers.grip(fist, 0.0, 1.02, 0.28, 0)
    if turn == 0:
        with fist.at(x, y, tall):
            fist.limb([(-0.1, 1.06, 0.08), (-0.32, 1.3, 0.11)])
    box.add(fist)


def _face(box: Box) -> None:
    """Show her who has let the mask sink: pale, eyes lowered, a tear."""
    x, y, size = BARE.x, BARE.y, BARE.size
    face = Sheet("#e6b992", "#d3a27a", gap=0.7, through=0.04, rim=0.6, wobble=0.3)
    with face.at(x, y - size * 0.16, size):
        face.fill(passengers.FACE)
        for side in (-1, 1):
            face.slit([(0.07 * side, -0.66), (0.17 * side, -0.64), (0.29 * side, -0.58)], 0.014)
            face.slit([(0.08 * side, -0.50), (0.18 * side, -0.455), (0.29 * side, -0.485)], 0.016)
            for k in (0.12, 0.18, 0.24):
                face.slit([(k * side, -0.47), (k * 1.08 * side, -0.43)], 0.008)
        face.slit(".02,-.46 -.03,-.32 .03,-.29", 0.011)
        face.slit("-.12,-.14 -.06,-.185 .0,-.19 .06,-.185 .12,-.14", 0.018)
    box.add(face)
    hair = Sheet("#14323c", "#0f2832", gap=0.4, through=0.04, rim=0.8)
    with hair.at(x, y - size * 0.16, size):
        hair.fill(passengers.BEFORE["long"])
    box.add(hair)
    tear = Sheet("#7fd0dc", gap=0.3, through=0.1, rim=0.8)
    with tear.at(x, y - size * 0.16, size):
        tear.fill("-.21,-.4! -.175,-.33 -.21,-.3 -.245,-.33")
    box.add(tear)


def _lowered(box: Box) -> None:
    _mask(box, 430, 1056, 190, 24)


def _child(box: Box) -> None:
    """Let a child in front hold its mask the wrong way up and look through the mouth."""
    child = Sheet("#c8503a", "#a83c2c", gap=1.3, through=0.04, rim=0.7)
    passengers.passenger(child, 690, 1150, 130, Head("short", nod=0), collar="muffler")
    box.add(child)
    mask = Sheet("#fffdf6", "#f0eadc", gap=0.9, through=0.04, rim=0.6, wobble=0.3)
    with mask.at(690, 1078, 126, 180):
        mask.fill(MASK)
        for side in (-1, 1):
            mask.cut(
                [
                    (0.08 * side, -0.12, True),
                    (0.19 * side, -0.19),
                    (0.31 * side, -0.12, True),
                    (0.19 * side, -0.09),
                ]
            )
        mask.cut("-.26,.2! -.12,.3 .0,.33 .12,.3 .26,.2! .12,.24 .0,.255 -.12,.24")
    box.add(mask)
    front = Sheet("#0c2028", gap=1.0, through=0.03, rim=0.5)
    box.add(front.fill(rectangle(-30, 1188, 860, 60)))
