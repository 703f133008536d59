"""Legs under a table: from the front, or coming in from the side, with shoes or without."""

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse

SHOE = (
    "-.08,-.34! .26,-.33! .30,-.25 .40,-.20 .56,-.17 .74,-.14 .90,-.10 1.0,-.04 1.02,.03 "
    ".98,.06! .40,.06 .30,.04! .28,.08! -.08,.08! -.11,-.02 -.10,-.16"
)
"""A laced shoe that points right, one unit long, its sole at y = 0.07."""
BARE = (
    "-.02,-.34! .16,-.34! .22,-.20 .38,-.15 .58,-.09 .74,-.06 .86,-.03 .88,.02 .80,.05 "
    ".60,.05 .36,.04 .2,.06 .06,.07 -.04,.03 -.04,-.1"
)
HEELED = (
    "-.02,-.30! .12,-.30! .20,-.12 .40,.0 .60,.05 .80,.06 .86,.10 .80,.13! .52,.13 .30,.09 "
    ".14,.0 .06,.0! .03,.14! -.03,.14! -.06,-.04 -.06,-.16"
)
HOOF = "-20,-26! 18,-26! 26,30! 4,34! 0,8 -4,34! -30,30!"


def laced(sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False) -> None:
    """Cut a laced shoe with its heel's middle at (x, y)."""
    with sheet.at(x, y, size, flip=flip):
        with sheet.piece(1.2, 2) as part:
            part.fill(SHOE)
        sheet.slit("-.09,.025 .2,.02 .34,.02 .6,.035 1.0,.03", 0.009)
        sheet.slit(".74,-.14 .70,-.06 .72,.02", 0.008)
        sheet.slit(".30,-.26 .22,-.14 .30,-.06 .44,-.05", 0.008)
        for i in range(4):
            sheet.cut(ellipse(0.34 + 0.085 * i, -0.185 + 0.022 * i, 0.012))
        for i in range(6):
            sheet.cut(ellipse(0.76 + 0.03 * i, -0.06 + 0.008 * (i % 2), 0.006))


def facing(
    sheet: Drawing, x: float, knee: float, ground: float, *, out: float, hoof: bool = False
) -> None:
    """Cut a trousered leg seen from the front; its foot turns `out` (units to the right)."""
    long = ground - knee
    with sheet.piece(2, 1.5) as part:
        part.limb(
            [
                (x, knee - 40, 50), (x, knee, 48), (x + out * 0.1, knee + long * 0.35, 40),
                (x + out * 0.2, knee + long * 0.86, 33),
            ]
        )  # fmt: skip
    sheet.slit([(x + 4, knee + 50), (x - 3, knee + long * 0.5), (x + 2, knee + long * 0.8)], 1.6)
    ankle = x + out * 0.2
    if hoof:
        sheet.limb([(ankle, knee + long * 0.8, 20), (ankle + 2, ground - 34, 17)])
        with sheet.piece(0.6, 1.4) as part, part.at(ankle, ground - 30, 1.15):
            part.fill(HOOF)
        return
    with sheet.piece(1.4, 1.6) as part:
        part.limb(
            [
                (ankle, ground - 44, 25), (ankle + out * 0.3, ground - 24, 26),
                (ankle + out * 0.62, ground + 2, 29), (ankle + out * 0.8, ground + 14, 20),
            ]
        )  # fmt: skip
    sheet.slit(
        [(ankle + out * 0.4 - 18, ground + 2), (ankle + out * 0.5, ground - 10),
         (ankle + out * 0.5 + 20, ground + 2)],
        1.4,
    )  # fmt: skip


def skirted(sheet: Drawing, x: float, knee: float, ground: float) -> None:
    """Cut a lady's knees in a skirt from the front, her ankles crossed."""
    for a, b, flip in ((28, -34, True), (-28, 34, False)):
        with sheet.piece(1, 1.6) as part:
            part.limb(
                [
                    (x + a, knee + 120, 24),
                    (x + (a + b) / 2, ground - 120, 19),
                    (x + b, ground - 30, 11),
                ]
            )
            with part.at(x + b, ground - 12, 96, flip=flip):
                part.fill(HEELED)
    with sheet.piece(2, 1.6) as part:
        part.fill(
            [
                (x - 78, knee - 50), (x - 84, knee), (x - 90, knee + 120),
                (x - 98, knee + 216, True),
                (x - 40, knee + 228), (x + 30, knee + 222), (x + 98, knee + 214, True),
                (x + 90, knee + 120), (x + 84, knee), (x + 78, knee - 50),
            ]
        )  # fmt: skip
    for shift in (-52, -8, 46):
        sheet.slit(
            [(x + shift * 0.5, knee + 30), (x + shift, knee + 130), (x + shift * 1.2, knee + 214)],
            1.8,
        )
