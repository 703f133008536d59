"""People who sleep curled up, from the side: head bowed, knees drawn up, an arm round the shins."""

from collections.abc import Collection

from cards.studio.paper import palms
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import ellipse
from cards.studio.paper.palms import Finger

HELD = (Finger(-6, (14, 20), 0.86), Finger(0, (14, 22), 0.9), Finger(6, (16, 22), 0.88),
        Finger(13, (18, 22), 0.84))  # fmt: skip
TRUNK = (
    ".44,.20 .32,.21 .17,.34 .075,.56 .05,.76 .085,.94 .18,1.06 .34,1.10 .47,1.04 .50,.90 .50,.70 "
    ".56,.50 .58,.34 .54,.22"
)
HAIR = {
    "long": (
        "-.30,.10 -.46,-.04 -.50,-.40 -.44,-.82 -.12,-1.06 .18,-1.01 .345,-.86 .36,-.72 .26,-.72 "
        ".15,-.64 .07,-.48 .03,-.34 -.06,-.26 -.10,-.08"
    ),
    "short": (
        "-.27,-.06 -.37,-.24 -.47,-.55 -.42,-.88 -.10,-1.06 .20,-1.01 .345,-.86 .35,-.74 .24,-.76 "
        ".14,-.66 .11,-.54 .05,-.46 -.05,-.38 -.12,-.24"
    ),
}
STRANDS = (
    ".26,-.78 .06,-.86 -.14,-.98",
    ".12,-.66 -.08,-.74 -.30,-.88",
    ".02,-.46 -.16,-.56 -.40,-.70",
)


def sleeper(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    *,
    flip: bool = False,
    hair: str = "long",
    wear: Collection[str] = (),
    awake: bool = False,
    gap: float = 1.4,
) -> None:
    """Cut one who sleeps, about 1.15 `size` high, (x, y) in the middle, the face to the right.

    `hair`: long, short, bald; `wear`: beard; `awake` opens the eye.
    """
    with sheet.at(x, y, size, turn, flip=flip), sheet.at(-0.40, -0.58):
        smooth = size * 0.006
        with sheet.piece(smooth) as part:
            part.limb(".34,.96,.15 .56,.70,.125 .80,.50,.105")
            part.limb(".80,.50,.105 .74,.74,.10 .67,.92,.062 .645,1.04,.055")
            part.limb(".62,1.04,.055 .72,1.075,.050 .84,1.09,.030")
        with sheet.piece(smooth, gap, joint=(0.34, 0.98, 0.24)) as part:
            part.fill(TRUNK)
        _head(sheet, hair, wear, size, gap, awake=awake)
        with sheet.piece(smooth, gap, joint=(0.26, 0.98, 0.22)) as part:
            part.limb(".26,.96,.17 .40,.80,.165 .56,.66,.135 .72,.52,.112")
            part.limb(".715,.515,.113 .68,.70,.112 .62,.86,.082 .575,1.02,.056")
            part.limb(".555,1.035,.060 .64,1.075,.055 .74,1.10,.042 .80,1.105,.026")
        sheet.slit(".45,.93 .55,.82 .63,.74", 0.006)
        for i in range(3):
            sheet.slit([(0.735 + 0.022 * i, 1.085 + 0.004 * i), (0.75 + 0.022 * i, 1.105)], 0.004)
        with sheet.piece(smooth, gap, joint=(0.30, 0.40, 0.16)) as part:
            part.limb(".31,.40,.125 .36,.56,.108 .44,.72,.092")
            part.limb(".435,.715,.092 .56,.735,.078 .70,.72,.055")
            if size <= 250:
                hand(part, 0.69, 0.722, 6, 0.21, "relaxed")
        if size > 250:
            palms.flat(
                sheet, 0.675, 0.722, 0.27, 24, HELD, (-40, 26, 14), lines=False, gap=gap * 0.7
            )


def _head(
    sheet: Drawing, hair: str, wear: Collection[str], size: float, gap: float, *, awake: bool
) -> None:
    with sheet.at(0.47, 0.33, 0.47, 46):
        with sheet.piece(size * 0.003, gap, joint=(-0.1, 0.15, 0.25)) as part:
            part.fill(PROFILES["large"])
        if awake:
            sheet.cut(".15,-.545! .23,-.63 .32,-.62 .37,-.56! .30,-.50 .22,-.49")
            sheet.fill(ellipse(0.285, -0.56, 0.042, 0.048))
        else:
            sheet.slit(".19,-.55 .255,-.52 .335,-.545", 0.014)
            for i in range(3):
                at = 0.225 + 0.045 * i
                sheet.slit([(at, -0.527), (at + 0.012, -0.485)], 0.006)
        sheet.slit(".18,-.655 .26,-.69 .34,-.665", 0.012)
        sheet.slit(".30,-.24 .345,-.245 .385,-.238", 0.010)
        if "beard" in wear:
            with sheet.piece(size * 0.003, gap) as part:
                part.fill(
                    "-.02,-.30 .10,-.20 .24,-.18 .36,-.13 .38,.04 .30,.26! .18,.18 .04,.06 "
                    "-.04,-.12"
                )
            sheet.slit(".10,-.10 .20,.02 .26,.14", 0.010)
        if hair != "bald":
            with sheet.piece(size * 0.003, gap) as part:
                part.fill(HAIR[hair])
        if size > 250:
            for strand in STRANDS:
                sheet.slit(strand, 0.004)
        with sheet.piece(size * 0.002, gap * 0.7) as part:
            part.fill(ellipse(-0.01, -0.40, 0.065, 0.10))
