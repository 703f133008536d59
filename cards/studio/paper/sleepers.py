"""People who sleep curled up, from the side: head bowed, knees drawn up, an arm round the shins."""

from dataclasses import dataclass

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import band, ellipse, rectangle
from cards.studio.paper.sheet import Sheet

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
FAR_LEG = (
    ".34,.96,.15 .56,.70,.125 .745,.495,.105",
    ".745,.495,.105 .69,.74,.10 .63,.92,.075 .62,1.03,.06",
)
NEAR_LEG = (
    ".26,.96,.17 .40,.80,.160 .56,.66,.132 .72,.52,.110",
    ".715,.515,.112 .675,.70,.118 .615,.86,.100 .575,1.00,.064",
)
ARM = (".31,.40,.125 .36,.56,.108 .44,.72,.092", ".435,.715,.092 .56,.735,.078 .70,.72,.055")
FAR_FOOT = ".62,1.03,.055 .73,1.06,.045 .82,1.075,.030"
NEAR_FOOT = ".560,1.035,.064 .65,1.075,.055 .74,1.102,.040 .79,1.108,.028"
PALM = ".62,.675 .70,.655 .75,.655 .785,.68 .79,.72 .775,.77 .745,.80 .71,.79 .64,.785"
THUMB = ".65,.705,.040 .685,.668,.032 .715,.630,.025 .735,.600,.020 .742,.585,.014"
LASHES = ".17,-.545,.008 .255,-.515,.028 .35,-.545,.008"
STRANDS = (
    ".26,-.78 .06,-.86 -.14,-.98",
    ".12,-.66 -.08,-.74 -.30,-.88",
    ".02,-.46 -.16,-.56 -.40,-.70",
)


@dataclass(frozen=True)
class Colours:
    """What a sleeper is coloured with."""

    skin: str
    clothes: str
    hair: str


def sleeper(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    *,
    flip: bool = False,
    hair: str = "long",
    awake: bool = False,
    gap: float = 1.4,
) -> None:
    """Cut one who sleeps, about 1.15 `size` high, (x, y) in the middle, the face to the right.

    `hair`: long or short; `awake` opens the eye.
    """
    with sheet.at(x, y, size, turn, flip=flip), sheet.at(-0.40, -0.58):
        smooth = size * 0.006
        with sheet.piece(smooth) as part:
            for limb in (*FAR_LEG, FAR_FOOT):
                part.limb(limb)
        with sheet.piece(smooth, gap, joint=(0.34, 0.98, 0.24)) as part:
            part.fill(TRUNK)
        _head(sheet, hair, size, gap, awake=awake)
        with sheet.piece(smooth, gap, joint=(0.26, 0.98, 0.22)) as part:
            for limb in (*NEAR_LEG, NEAR_FOOT):
                part.limb(limb)
        sheet.slit(".485,.965 .50,.88 .555,.79", 0.006)
        for i in range(3):
            sheet.slit([(0.752 + 0.02 * i, 1.140 - 0.006 * i), (0.745 + 0.02 * i, 1.112)], 0.004)
        with sheet.piece(smooth, gap, joint=(0.30, 0.40, 0.16)) as part:
            for limb in ARM:
                part.limb(limb)
            if size <= 250:
                hand(part, 0.68, 0.722, 40, 0.19, "relaxed")
        if size > 250:
            _clasp(sheet, size, gap)


def colour(
    sheet: Sheet,
    x: float,
    y: float,
    size: float,
    turn: float,
    colours: Colours,
    *,
    flip: bool = False,
    hair: str = "long",
    awake: bool = False,
) -> None:
    """Colour a sleeper that `sleeper` has cut with these measures."""
    skin, clothes, locks = colours.skin, colours.clothes, colours.hair
    with sheet.at(x, y, size, turn, flip=flip), sheet.at(-0.40, -0.58):
        sheet.ink(clothes, TRUNK, *(band(limb) for limb in FAR_LEG))
        with sheet.at(0.47, 0.33, 0.47, 46):
            sheet.ink(skin, PROFILES["large"])
            sheet.ink("#ee9a80", ellipse(0.20, -0.33, 0.075, 0.055))
            eye = ellipse(0.285, -0.56, 0.042, 0.048) if awake else band(LASHES)
            sheet.ink("#4a2418", eye, band(".31,-.24,.006 .345,-.243,.010 .385,-.238,.004"))
            sheet.ink(locks, HAIR[hair])
            sheet.ink(skin, ellipse(-0.01, -0.40, 0.065, 0.10))
        sheet.ink(clothes, *(band(limb) for limb in NEAR_LEG))
        sheet.ink(skin, band(NEAR_FOOT))
        sheet.ink(clothes, *(band(limb) for limb in ARM))
        if size > 250:
            sheet.ink(skin, PALM, band(THUMB), *(band(finger) for finger in _fingers()))
        else:
            sheet.ink(skin, rectangle(0.67, 0.65, 0.2, 0.15, 0.06))


def _fingers() -> list[list[tuple[float, float, float]]]:
    """Return the bands of four fingers round the shin, the first one on top."""
    fingers = []
    for i in range(4):
        top = 0.672 + 0.037 * i
        fingers.append(
            [
                (0.735 - 0.006 * i, top, 0.021),
                (0.775 - 0.008 * i, top + 0.004, 0.0205),
                (0.808 - 0.012 * i, top + 0.016, 0.019),
                (0.822 - 0.015 * i, top + 0.034, 0.014),
            ]
        )
    return fingers


def _clasp(sheet: Drawing, size: float, gap: float) -> None:
    """Cut a hand that closes round the shin: its fingertips are beyond it."""
    with sheet.piece(size * 0.004, gap, joint=(0.66, 0.725, 0.075)) as part:
        part.fill(PALM)
    for finger in reversed(_fingers()):
        with sheet.piece(size * 0.002, gap * 0.6, joint=(*finger[0][:2], 0.028)) as part:
            part.limb(finger, steps=6)
    with sheet.piece(size * 0.003, gap * 0.7, joint=(0.655, 0.70, 0.05)) as part:
        part.limb(THUMB)


def _head(sheet: Drawing, hair: str, size: float, gap: float, *, awake: bool) -> None:
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
        with sheet.piece(size * 0.003, gap) as part:
            part.fill(HAIR[hair])
        if size > 250:
            for strand in STRANDS:
                sheet.slit(strand, 0.004)
        with sheet.piece(size * 0.002, gap * 0.7) as part:
            part.fill(ellipse(-0.01, -0.40, 0.065, 0.10))
