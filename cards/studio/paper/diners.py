"""People at a table, from the front: head, shoulders, open eyes, fists that hold spoon or fork."""

from dataclasses import dataclass

from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.paper.ring import FACE, INK, locks
from cards.studio.paper.sheet import Sheet

SHOULDERS = (
    "-1.02,2.2! -1.0,.95 -.86,.56 -.56,.40 -.22,.28 -.2,-.2! .2,-.2! .22,.28 .56,.40 .86,.56 "
    "1.0,.95 1.02,2.2!"
)
NECK = "-.22,.22 -.2,-.2! .2,-.2! .22,.22 0,.48"
NOSE = ".01,-.36,.014 -.03,-.20,.03 .03,-.185,.018"
MOUTH = "-.11,-.045,.012 0,-.05,.02 .11,-.045,.012"
BEARD = (
    "-.37,-.34! -.30,-.14 -.12,-.15 0,-.12 .12,-.15 .30,-.14 .37,-.34! .36,.02 .2,.26 0,.32 "
    "-.2,.26 -.36,.02"
)


@dataclass(frozen=True)
class Diner:
    """One who sits there: chin at (x, y), a head `size` high, hair of `ring.HAIR`.

    `look` shifts the pupils right and down by shares of an eye; `holds`: what its fists hold, the
    one at the card's left first ("": no fist).
    """

    x: float
    y: float
    size: float
    hair: str
    locks: str
    coat: str
    skin: str = "#f2bd90"
    look: tuple[float, float] = (0, 0.2)
    turn: float = 0
    holds: tuple[str, str] = ("", "")
    beard: bool = False


def body(who: Diner) -> Sheet:
    """Return shoulders and chest, down to below the table's edge."""
    sheet = Sheet(who.coat, gap=1.2, through=0.03, rim=0.5)
    with sheet.at(who.x, who.y, who.size):
        sheet.fill(SHOULDERS).ink(who.skin, NECK)
        for side in (-1, 1):
            sheet.score([(side * 0.62, 1.0), (side * 0.64, 1.5), (side * 0.6, 2.2)], 0.02)
    return sheet


def head(who: Diner) -> Sheet:
    """Return the head, its eyes open."""
    sheet = Sheet(who.skin, gap=0.9, through=0.03, rim=0.5)
    hair = locks(who.hair)
    with sheet.at(who.x, who.y, who.size, who.turn):
        sheet.fill(FACE, hair, *(ellipse(side * 0.36, -0.38, 0.07, 0.1) for side in (-1, 1)))
        for side in (-1, 1):
            sheet.ink("#ea8f7c", ellipse(side * 0.24, -0.2, 0.075, 0.06))
            x = side * 0.165
            sheet.ink("#fffdf4", ellipse(x, -0.40, 0.105, 0.088))
            sheet.ink(INK, ellipse(x + 0.055 * who.look[0], -0.40 + 0.045 * who.look[1], 0.05))
            sheet.ink(INK, band([(x - 0.115, -0.43, 0.006), (x, -0.50, 0.016),
                                 (x + 0.115, -0.43, 0.006)]))  # fmt: skip
        sheet.ink("#c9805c", band(NOSE))
        if who.beard:
            sheet.ink(who.locks, BEARD)
        sheet.ink("#8e2f34", band(MOUTH))
        sheet.ink(who.locks, hair)
        for side in (-1, 1):
            brow = [(side * 0.07, -0.575, 0.014), (side * 0.17, -0.62, 0.024),
                    (side * 0.28, -0.58, 0.01)]  # fmt: skip
            sheet.ink(INK, band(brow))
    return sheet


def fists(who: Diner, level: float) -> list[Sheet]:
    """Return the arms on the table's edge at height `level`, what they hold upright, the fists."""
    arms = Sheet(who.coat, gap=0.8, through=0.03, rim=0.5)
    ware = Sheet("#e9edf2", "#c3cad6", gap=0.8, through=0.03, rim=0.6)
    hands = Sheet(who.skin, gap=0.6, through=0.03, rim=0.5)
    for side, what in zip((-1, 1), who.holds, strict=True):
        if not what:
            continue
        elbow = (level - who.y) / who.size
        with arms.at(who.x, who.y, who.size):
            arms.limb(
                [
                    (side * 0.74, 0.64, 0.13),
                    (side * 0.86, (elbow + 0.64) / 2, 0.155),
                    (side * 0.84, elbow - 0.02, 0.14),
                    (side * 0.5, elbow + 0.02, 0.11),
                ]
            )
        place = who.x + side * who.size * 0.44, level, who.size
        with ware.at(*place):
            _tool(ware, what)
        with hands.at(*place), hands.piece(0.6) as fist:
            fist.fill("-.13,.06 -.14,-.12 -.08,-.19 .08,-.19 .14,-.12 .13,.06 .07,.11 -.07,.11")
            for k in range(3):
                fist.score([(-0.13, -0.09 + 0.06 * k), (0.10, -0.09 + 0.06 * k)], 0.016)
    return [arms, ware, hands]


def _tool(sheet: Sheet, what: str) -> None:
    sheet.fill(rectangle(-0.025, -0.5, 0.05, 0.55))
    if what == "fork":
        sheet.fill("-.09,-.62 -.09,-.86! .09,-.86! .09,-.62 .03,-.48 -.03,-.48")
        sheet.cut(*(rectangle(x, -0.9, 0.03, 0.2) for x in (-0.055, 0.025)))
    elif what == "knife":
        sheet.fill("-.035,-.46! -.04,-.9! .05,-.82 .075,-.6 .05,-.46!")
    else:
        sheet.fill(ellipse(0, -0.64, 0.085, 0.14))
