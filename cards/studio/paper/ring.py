"""People round the rim of a pit, seen from its bottom: feet outwards, heads towards the sky."""

from dataclasses import dataclass

import skia

from cards.studio.paper.body import reach
from cards.studio.paper.box import Box
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import band, ellipse, spline, toward
from cards.studio.paper.sheet import Sheet

Point = tuple[float, float]


@dataclass(frozen=True)
class Mourner:
    """How one looks.

    `wrists` are where the hands are, the one at the left first, in heads from the feet; `look` is
    where the eyes turn (right, down; 1 as far as they go).
    """

    wear: frozenset[str]
    coat: str
    hair: str
    wrists: tuple[Point, Point] = ((-0.40, -1.76), (0.40, -1.68))
    bow: float = 0
    look: Point = (0, 1)
    breadth: float = 1
    skin: str = "#f2bd90"


FACE = "0,.10 -.20,.02 -.34,-.20 -.37,-.48 -.28,-.74 0,-.84 .28,-.74 .37,-.48 .34,-.20 .20,.02"
BROW = "-.34,.36! -.26,.0 -.31,-.3 -.27,-.56 -.02,-.74! .25,-.56 .31,-.3 .26,.0 .34,.36!"
"""What hair leaves free of the face."""
INK = "#3a2430"
EYE = "-.105,.0! 0,-.062 .105,.0! 0,.06"
LID = "-.115,.012! 0,-.085 .115,.012! 0,-.045"
EYEBROW = "-.11,-.10! .0,-.155 .10,-.215! .10,-.175 .0,-.115"
"""An eye, its lid, and a brow of grief: its inner end, at the right, is raised."""
NOSE = "-.02,-.34! -.055,-.17 .045,-.16! -.012,-.20"
MOUTH = "-.11,.0! -.05,-.03 .0,-.022 .05,-.03 .11,.0! .05,.012 .0,.028 -.05,.012"
SHIRT = "-.26,-2.70! 0,-1.86! .26,-2.70!"
COAT = (
    "-.20,-2.98 -.30,-2.70 -.62,-2.58 -.88,-2.38 -.98,-1.9 -.92,-1.2 -1.05,-.4 -1.2,.6! 1.2,.6! "
    "1.05,-.4 .92,-1.2 .98,-1.9 .88,-2.38 .62,-2.58 .30,-2.70 .20,-2.98"
)
CHIN = -2.76
"""How high the chin is, above the feet."""
ARM = (0.98, 0.88)
HAIR = {
    "long": (
        "-.34,.34! -.52,.24 -.48,-.4 -.36,-.82 0,-.98 .36,-.82 .48,-.4 .52,.24 .34,.34! .2,.1 "
        "-.2,.1"
    ),
    "short": "-.38,-.3 -.44,-.55 -.30,-.88 0,-.97 .30,-.88 .44,-.55 .38,-.3 .30,-.52 -.30,-.52",
    "scarf": "-.42,.30! -.44,-.3 -.36,-.80 0,-.98 .36,-.80 .44,-.3 .42,.30! 0,.36",
    "bun": "-.38,-.3 -.44,-.55 -.28,-.90 -.2,-1.14 .2,-1.14 .28,-.90 .44,-.55 .38,-.3",
    "hat": "-.72,-.62 -.42,-.66! -.36,-.98 0,-1.06 .36,-.98 .42,-.66! .72,-.62 .3,-.52 -.3,-.52",
    "tall hat": "-.56,-.62 -.36,-.68! -.34,-1.32! .34,-1.32! .36,-.68! .56,-.62 .3,-.54 -.3,-.54",
    "cap": "-.42,-.56 -.44,-.78 -.2,-1.02 .2,-1.02 .44,-.78 .42,-.56 .2,-.48 -.2,-.48",
}
BEHIND = ("long", "scarf", "bun")
"""Hair that lies behind the face, too."""


def locks(name: str) -> skia.Path:
    """Return what can be seen of hair or a hat round a face."""
    hair = spline(HAIR[name])
    if name in BEHIND:
        hair = skia.Op(hair, spline(BROW), skia.PathOp.kDifference_PathOp)
    return hair


def mourner(box: Box, x: float, y: float, size: float, turn: float, who: Mourner) -> None:
    """Hang one whose feet are at (x, y) and whose head points along `turn`.

    `size` is the height of the head; the body is foreshortened, as it is for one who looks up.
    """
    coat = Sheet(who.coat, gap=1.2, through=0.03, rim=0.4, wobble=0.3)
    head = Sheet(who.skin, gap=0.8, through=0.03, rim=0.3, wobble=0.2)
    palms = Sheet(who.skin, gap=0.6, through=0.03, rim=0.3, wobble=0.2)
    wide = size * who.breadth
    with coat.at(x, y, wide, turn + 90, height=size), head.at(x, y, size, turn + 90):
        coat.fill(COAT)
        if "lapels" in who.wear:
            coat.ink("#fff6e2", SHIRT).score("0,-1.86 .01,-1.3 0,-.4", 0.04)
        else:
            coat.score("-.36,-2.66 -.15,-2.42 .0,-2.38 .15,-2.42 .36,-2.66", 0.05)
        with palms.at(x, y, wide, turn + 90, height=size):
            for side, wrist in zip((-1, 1), who.wrists, strict=True):
                _arm(coat, palms, side, wrist, who.coat)
        with head.at(0, CHIN, 1, who.bow):
            _head(head, who)
    for sheet in (coat, head, palms):
        box.add(sheet)


def _head(sheet: Sheet, who: Mourner) -> None:
    worn = sorted(who.wear & HAIR.keys())
    sheet.fill(FACE, *(HAIR[name] for name in worn))
    for name in worn:
        sheet.ink(who.hair, locks(name))
    for side in (-1, 1):
        sheet.ink("#e8907a", ellipse(0.21 * side, -0.19, 0.075, 0.06))
        with sheet.at(0.165 * side, -0.41, 1 if side < 0 else -1, height=1):
            pupil = ellipse(who.look[0] * 0.05 * -side, who.look[1] * 0.016, 0.042)
            sheet.ink("#fffaf0", EYE).ink(INK, pupil, LID, EYEBROW)
    sheet.ink("#c9805c", NOSE)
    with sheet.at(0, -0.055):
        sheet.ink("#b0483e", MOUTH)


def _arm(coat: Drawing, palms: Sheet, side: int, wrist: Point, sleeve: str) -> None:
    shoulder = toward(0) * side * 0.70 - (0, 2.28)
    away = float(wrist[0] - shoulder[0]), float(wrist[1] - shoulder[1])
    angles = reach(away, ARM, side if away[0] * side > 0 else -side)
    elbow = shoulder + toward(angles[0]) * ARM[0]
    with coat.piece(0.8, 1.2, joint=(*shoulder, 0.42)) as part:
        middle = shoulder * 0.5 + elbow * 0.5
        part.limb([(*shoulder, 0.27), (*middle, 0.25), (*elbow, 0.22), (*wrist, 0.17)])
    with palms.piece(0.3, 0.9) as part:
        hand(part, *wrist, angles[1], 0.62, "relaxed", flip=side > 0)
    along = toward(angles[1])
    palms.ink(sleeve, band([(*(wrist - along * 0.2), 0.18), (*(wrist - along * 0.04), 0.17)]))
