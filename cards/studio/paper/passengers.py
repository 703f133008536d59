"""People seen large from the front, to the waist: heads that nod, turn and tilt, arms held up."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse

FACE = (
    ".0,.01 -.12,-.01 -.24,-.10 -.325,-.28 -.365,-.50 -.36,-.74 -.25,-.94 .0,-1.0 .25,-.94 "
    ".36,-.74 .365,-.50 .325,-.28 .24,-.10 .12,-.01"
)
BEHIND = {
    "long": (
        "-.44,.46 -.55,.20 -.53,-.2 -.49,-.66 -.38,-.98 .0,-1.12 .38,-.98 .49,-.66 .53,-.2 .55,.20 "
        ".44,.46 .2,.36 -.2,.36"
    ),
    "scarf": (
        "-.44,.30 -.47,-.1 -.46,-.6 -.34,-.98 .0,-1.12 .34,-.98 .46,-.6 .47,-.1 .44,.30 .2,.44 "
        "-.2,.44"
    ),
    "bun": "-.20,-1.02 -.26,-1.18 -.14,-1.34 .06,-1.36 .22,-1.26 .24,-1.10 .16,-1.0",
}
BEFORE = {
    "short": (
        "-.385,-.40 -.43,-.62 -.40,-.90 -.22,-1.07 .06,-1.10 .30,-1.02 .42,-.82 "
        ".43,-.60 .385,-.40! "
        ".355,-.62 .26,-.78 .04,-.80 -.16,-.72! -.29,-.72 -.355,-.58"
    ),
    "long": (
        "-.42,-.14 -.45,-.60 -.38,-.94 .0,-1.11 .38,-.94 .45,-.60 .42,-.14! .375,-.44 .31,-.70 "
        ".10,-.90! -.14,-.80 -.30,-.66 -.375,-.40"
    ),
    "bun": (
        "-.375,-.42 -.42,-.66 -.34,-.94 .0,-1.08 .34,-.94 .42,-.66 .375,-.42! .34,-.64 .20,-.86 "
        ".0,-.93! -.20,-.86 -.34,-.64"
    ),
    "hat": (
        "-.82,-.62 -.66,-.72 -.44,-.78! -.42,-1.06 -.32,-1.24 .0,-1.18 .32,-1.24 .42,-1.06 "
        ".44,-.78! .66,-.72 .82,-.62 .40,-.57 .0,-.55 -.40,-.57"
    ),
    "cap": (
        "-.41,-.56 -.46,-.80 -.36,-1.04 .0,-1.14 .36,-1.04 .46,-.80 .41,-.56! .48,-.50 .30,-.46 "
        ".0,-.45 -.30,-.46 -.48,-.50"
    ),
}


@dataclass(frozen=True)
class Head:
    """How a head is held and what it wears.

    `tilt` is in degrees, `turn` -1 (left) to 1 (right), `nod` 0 to 1 (chin on the chest);
    `hair`: short, long, bun, hat, cap, scarf.
    """

    hair: str = "short"
    tilt: float = 0
    turn: float = 0
    nod: float = 0.4
    awake: bool = False


def passenger(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    head: Head,
    arms: Sequence[str] = (),
    *,
    lean: float = 0,
    wide: float = 1,
    collar: str = "lapels",
    gap: float = 1.6,
) -> None:
    """Cut a passenger whose head is `size` high, the pit of the throat at (x, y).

    `arms` are bands in the head's measure from the shoulder to the wrist; `collar`: lapels,
    muffler, plain.
    """
    with sheet.at(x, y, size, lean):
        with sheet.piece(size * 0.01, gap) as part, part.at(0, 0, wide, height=1):
            part.fill(
                "-.17,-.40! -.18,-.12 -.30,.02 -.66,.12 -.92,.30 -1.02,.62 -1.04,1.4 -1.0,5! "
                "1.0,5! 1.04,1.4 1.02,.62 .92,.30 .66,.12 .30,.02 .18,-.12 .17,-.40!"
            )
        _collar(sheet, collar, size, gap)
        with sheet.at(0.08 * head.turn, -0.20 + 0.10 * head.nod, 1, head.tilt):
            _head(sheet, head, size, gap)
        for arm in arms:
            with sheet.piece(size * 0.008, gap) as part:
                part.limb(arm)


def _collar(sheet: Drawing, kind: str, size: float, gap: float) -> None:
    if kind == "lapels":
        sheet.slit("-.22,-.06 -.30,.14 -.14,.60 .0,.98", 0.014)
        sheet.slit(".22,-.06 .30,.14 .14,.60 .0,.98", 0.014)
        sheet.slit("-.30,.14 -.42,.30 -.30,.36", 0.010).slit(".30,.14 .42,.30 .30,.36", 0.010)
        sheet.slit(".0,.98 .01,1.8 .0,3.4", 0.010)
        sheet.cut(*(ellipse(-0.10, 1.24 + 0.42 * i, 0.030) for i in range(4)))
    elif kind == "muffler":
        with sheet.piece(size * 0.008, gap) as part:
            part.fill("-.34,-.20 .0,-.08 .34,-.20! .40,.04 .30,.20 .0,.28 -.30,.20 -.40,.04")
            part.fill(".02,.16 .26,.14! .34,.60 .30,1.06! .08,1.10! .06,.6")
        sheet.slit("-.32,-.06 .0,.06 .32,-.06", 0.012).slit("-.30,.08 .0,.18 .28,.08", 0.010)
        for i in range(4):
            sheet.slit([(0.11 + 0.055 * i, 0.98), (0.11 + 0.055 * i, 1.09)], 0.008)
    else:
        sheet.slit("-.20,-.10 .0,.16 .20,-.10", 0.013)
        sheet.slit("-.40,.50 -.36,.9 -.42,1.3", 0.010).slit(".40,.50 .36,.9 .42,1.3", 0.010)


def _head(sheet: Drawing, head: Head, size: float, gap: float) -> None:
    if head.hair in BEHIND:
        with sheet.piece(size * 0.008, gap) as part:
            part.fill(BEHIND[head.hair])
    with sheet.piece(size * 0.006, gap) as part:
        part.fill(FACE)
        if head.hair in ("short", "bun", "hat", "cap"):
            for side in (-1, 1):
                if side * head.turn < 0.5:
                    part.fill(ellipse((0.375 - 0.03 * abs(head.turn)) * side, -0.46, 0.055, 0.10))
    features(sheet, head)
    if head.hair in BEFORE:
        with sheet.piece(size * 0.006, gap) as part, part.at(0.03 * head.turn, 0.04 * head.nod):
            part.fill(BEFORE[head.hair])


def features(sheet: Drawing, head: Head) -> None:
    """Cut the features of a face that lies as `FACE` does, in its own measure."""
    drop, shift = 0.12 * head.nod, 0.13 * head.turn
    eyes, nose, mouth = -0.50 + drop, -0.30 + drop * 1.1, -0.165 + drop * 0.75
    for side in (-1, 1):
        narrow = 1 - 0.35 * max(0, side * head.turn)
        x = shift + 0.165 * side * narrow
        half = 0.088 * narrow
        if head.awake:
            sheet.slit(
                [(x - half * 1.1, eyes), (x, eyes - 0.045), (x + half * 1.15, eyes - 0.004)], 0.013
            )
            sheet.slit(
                [(x - half * 0.9, eyes + 0.012), (x, eyes + 0.036), (x + half, eyes + 0.006)], 0.006
            )
            sheet.cut(ellipse(x, eyes - 0.006, 0.036, 0.036))
            sheet.fill(ellipse(x + 0.012, eyes - 0.018, 0.009))
            sheet.slit(
                [(x - half, eyes - 0.055), (x, eyes - 0.088), (x + half, eyes - 0.055)], 0.006
            )
        else:
            sheet.slit(
                [(x - half, eyes - 0.012), (x, eyes + 0.034), (x + half, eyes - 0.012)], 0.017
            )
            sheet.slit(
                [(x - half * 0.7, eyes + 0.075), (x, eyes + 0.10), (x + half * 0.6, eyes + 0.085)],
                0.006,
            )
        sheet.slit(
            [
                (x - half * 1.1, eyes - 0.115),
                (x + 0.02 * side, eyes - 0.15),
                (x + half * 1.2, eyes - 0.115),
            ],
            0.012,
        )
    side = 1 if head.turn >= 0 else -1
    tip = shift * 1.5
    sheet.slit(
        [
            (shift + 0.03 * side, eyes + 0.02),
            (tip + 0.05 * side, nose - 0.06),
            (tip + 0.055 * side, nose),
            (tip - 0.02 * side, nose + 0.03),
        ],
        0.011,
    )
    sheet.slit(
        [
            (shift * 1.2 - 0.095, mouth),
            (shift * 1.25, mouth + 0.012),
            (shift * 1.2 + 0.095, mouth - 0.002),
        ],
        0.013,
    )
    sheet.slit([(shift * 1.2 - 0.04, mouth + 0.055), (shift * 1.2 + 0.04, mouth + 0.055)], 0.007)


def grip(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    *,
    flip: bool = False,
    gap: float = 1.2,
) -> None:
    """Cut a fist round a pole that runs up through (x, y), `size` high, the wrist at the left."""
    with sheet.at(x, y, size, turn, flip=flip):
        with sheet.piece(size * 0.01, gap) as part:
            part.fill("-.62,-.30 -.30,-.46 .05,-.48 .20,-.40 .24,.40 .05,.50 -.30,.46 -.62,.24")
        for i in range(4):
            with sheet.piece(size * 0.01, gap) as part:
                y0 = -0.36 + 0.24 * i
                reach = (0.30, 0.36, 0.34, 0.26)[i]
                part.limb([(-0.16, y0, 0.115), (0.10, y0 - 0.01, 0.12), (reach, y0 + 0.01, 0.105)])
        with sheet.piece(size * 0.01, gap) as part:
            part.limb("-.40,-.20,.13 -.16,-.48,.115 .10,-.56,.10 .20,-.55,.07")
