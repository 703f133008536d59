"""A woman who swims to the left at the surface of clear water, from the side, in card units."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import HAIR, PROFILES
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import ellipse
from cards.studio.paper.sheet import Sheet

HEAD = (262, 296, 104, 4)
"""Where her chin is, the height of her head, and how far she throws it back."""
TOE = (778, 512)
SKIRT = (
    "398,352 440,360 484,352 526,340 570,342 600,362! 592,386 610,412 592,434 604,464 576,478 "
    "576,512 542,510 522,536 498,510! 464,482 428,462 392,444"
)
BODICE = (
    "296,350! 314,362 330,358 352,344! 380,340 412,348 424,372 424,428 404,452 372,446 334,424 "
    "306,398 292,374"
)


def far_limbs(sheet: Drawing) -> None:
    """Cut the arm and the leg on her other side."""
    sheet.limb("318,368,25 258,384,22 206,372,19 158,350,15 132,342,12")
    hand(sheet, 134, 343, 196, 58, "reach", flip=True)
    sheet.limb("470,420,38 566,416,34 620,424,25 660,428,23 716,418,14 732,415,12")
    _foot(sheet, 730, 416, -14)


def near_leg(sheet: Drawing) -> None:
    """Cut the leg on our side, which kicks downwards."""
    sheet.limb("470,430,40 560,452,36 624,470,27 656,480,25 706,490,17 736,494,13")
    _foot(sheet, 734, 494, 18)


def trunk(sheet: Drawing) -> None:
    """Cut her neck, shoulders and head, without the hair."""
    sheet.limb("286,272,25 294,316,25 320,356,34")
    sheet.fill("272,344 300,334 336,330 372,346 380,380 340,404 300,392 280,368")
    with sheet.at(*HEAD[:3], HEAD[3], flip=True):
        sheet.fill(PROFILES["woman"])


def face(sheet: Sheet) -> None:
    """Lay an open eye, a brow, a smile and a warm cheek on the head."""
    with sheet.at(*HEAD[:3], HEAD[3], flip=True):
        sheet.ink("#ecb090", ellipse(0.19, -0.30, 0.085, 0.06))
        sheet.ink("#fff6ea", "0.20,-.485 .26,-.53 .335,-.52 .345,-.47 .27,-.445")
        sheet.ink("#1c2a38", ellipse(0.302, -0.477, 0.034, 0.045))
    with sheet.at(*HEAD[:3], HEAD[3], flip=True):
        sheet.slit(".17,-.49 .25,-.545 .355,-.525", 0.022)
        sheet.slit(".16,-.62 .26,-.67 .36,-.635", 0.018)
        sheet.slit(".385,-.205 .32,-.198 .26,-.215", 0.018)


def near_arm(sheet: Drawing) -> None:
    """Cut the arm on our side, which draws back through the water."""
    with sheet.piece(1, 1.6, joint=(330, 372, 34)) as part:
        part.limb("332,374,26 300,420,23 268,462,21 226,490,17 190,500,12")
    hand(sheet, 192, 500, 172, 62, "reach", flip=True)


def dress(sheet: Drawing) -> None:
    """Lay the dress; its skirt opens in the water."""
    with sheet.piece(1.2) as part:
        part.fill(SKIRT, BODICE)
    for fold in (
        "434,372 500,370 586,372", "436,390 520,402 596,424", "434,410 510,436 590,468",
        "426,430 480,466 548,504", "410,356 422,384 420,416 406,448", "402,356 414,384 412,416",
    ):  # fmt: skip
        sheet.score(fold, 3)


def hair(sheet: Drawing, seed: int = 4) -> None:
    """Lay the hair: round the head, then in locks that float behind it on the water."""
    with sheet.at(*HEAD[:3], HEAD[3], flip=True):
        sheet.fill(HAIR["hair"][0])
    random = np.random.default_rng(seed)
    for i in range(9):
        y, long = 246 + 10 * i, 150 + 16 * (i % 4) + random.uniform(-10, 20)
        sway = random.uniform(-1, 1)
        end = 304 + 3.2 * i
        with sheet.piece(0.6, 0.9, joint=(310, 280, 60)) as part:
            part.limb([
                (300, y, 15), (330, y * 0.5 + end * 0.5, 14),
                (350 + long * 0.35, end + 9 * sway, 11),
                (350 + long * 0.68, end - 7 * sway + 4, 7), (350 + long, end + 6 * sway + 3, 1),
            ])  # fmt: skip


def _foot(sheet: Drawing, x: float, y: float, turn: float) -> None:
    """Cut a stretched foot that points right, its sole up."""
    with sheet.at(x, y, 40, turn):
        sheet.fill("-.3,-.32 .1,-.42 .3,-.36 .8,-.2 1.25,-.06 1.3,.08 1.0,.16 .4,.26 -.3,.32")
