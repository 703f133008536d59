"""What flies and swims: birds, moths, fish."""

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, spline
from cards.studio.paper.sheet import Sheet


def owl(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Cut an owl from the front, its perch at (x, y) + a fifth of its size."""
    with sheet.at(x, y, size):
        sheet.fill(
            "-.30,-.98! -.24,-.86 .0,-.88 .24,-.86 .30,-.98! .34,-.74 .36,-.5 .28,-.2 "
            ".14,.0 .06,.22 -.06,.22 -.14,.0 -.28,-.2 -.36,-.5 -.34,-.74"
        )
        for k in (-1, 1):
            sheet.cut(ellipse(0.145 * k, -0.68, 0.095))
            sheet.fill(ellipse(0.135 * k, -0.67, 0.05))
            sheet.slit([(0.3 * k, -0.5), (0.27 * k, -0.25), (0.13 * k, -0.02)], 0.018)
        sheet.cut("-.035,-.62! .035,-.62! .0,-.53!")
        for r in range(3):
            for i in range(-1 - r % 2, 2 + r % 2):
                sheet.slit(
                    [
                        (0.10 * i - 0.03, -0.42 + 0.11 * r),
                        (0.10 * i, -0.385 + 0.11 * r),
                        (0.10 * i + 0.03, -0.42 + 0.11 * r),
                    ],
                    0.014,
                )


def bird(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    pose: str = "fly",
    turn: float = 0,
    *,
    flip: bool = False,
) -> None:
    """Cut a bird that flies, or any other `pose` for a crow on its perch."""
    with sheet.at(x, y, size, turn, flip=flip):
        if pose == "fly":
            sheet.fill(
                ".52,-.02! .40,-.09 .26,-.10 .14,-.12 .06,-.34 -.12,-.62 -.34,-.78! -.30,-.52 "
                "-.22,-.28 -.18,-.08 -.36,-.02 -.62,.02! -.58,.08 -.64,.14! -.3,.12 -.02,.14 "
                ".26,.08 .40,.02"
            )
            sheet.fill(".10,-.10 .12,-.3 .06,-.56 .10,-.74! .22,-.5 .26,-.26 .22,-.06")
            sheet.slit(".0,-.16 -.1,-.36 -.26,-.58", 0.02)
        else:  # perched crow
            sheet.fill(
                ".50,-.60! .36,-.66 .24,-.70 .10,-.64 .0,-.5 -.14,-.34 -.34,-.10 -.62,.22! "
                "-.5,.22 -.30,.10 -.10,.02 .08,-.04 .22,-.2 .30,-.40 .34,-.54"
            )
            sheet.limb(".0,-.04,.025 .02,.16,.02")
            sheet.limb(".08,-.06,.025 .10,.16,.02")
            sheet.cut(ellipse(0.26, -0.60, 0.025))
            sheet.slit(".06,-.36 -.1,-.2 -.3,.02", 0.015)


def gull(sheet: Drawing, x: float, y: float, size: float) -> None:
    """Cut a far gull of half a span `size`."""
    with sheet.at(x, y, size):
        sheet.fill("-1,-.3 -.4,-.35 0,0! .4,-.4 1,-.25 .45,-.2 0,.14! -.45,-.16")


def moth(
    sheet: Drawing, x: float, y: float, size: float, turn: float = 0, fold: float = 1.0
) -> None:
    """Cut a moth from above; `fold` narrows its wings."""
    with sheet.at(x, y, size, turn):
        for k in (-1, 1):
            with sheet.at(size=fold, flip=k < 0, height=1):
                sheet.fill("0,-.1! .2,-.34 .56,-.52! .60,-.3 .46,-.06 .2,.04 0,.05!")
                sheet.fill("0,.0! .24,.04 .40,.2 .34,.42! .16,.34 0,.2!")
                sheet.cut(ellipse(0.38, -0.28, 0.065)).cut(ellipse(0.22, 0.18, 0.05))
                sheet.slit(".08,-.1 .26,-.2", 0.02)
            sheet.line([(0.01 * k, -0.2), (0.08 * k, -0.36), (0.16 * k, -0.42)], 0.02)
        sheet.limb("0,-.2,.035 0,0,.055 0,.3,.02")


def fish(
    sheet: Drawing, x: float, y: float, size: float, turn: float = 0, *, flip: bool = False
) -> None:
    """Cut a fish that swims to the right."""
    with sheet.at(x, y, size, turn, flip=flip):
        sheet.fill(
            ".5,.0! .36,-.13 .1,-.19 -.2,-.10 -.36,-.04 -.56,-.2! -.50,.0 -.56,.2! -.36,.05 "
            "-.2,.12 .1,.18 .36,.11"
        )
        sheet.fill(".12,-.16 .0,-.30 -.16,-.26! -.1,-.12")
        sheet.cut(ellipse(0.36, -0.03, 0.03))
        sheet.slit(".24,-.12 .20,.0 .24,.1", 0.015)
        for i in range(3):
            sheet.slit(
                [(0.08 - 0.12 * i, -0.07), (0.05 - 0.12 * i, 0), (0.08 - 0.12 * i, 0.07)], 0.012
            )


def goose(
    sheet: Sheet, x: float, y: float, size: float, step: float = 0, *, bow: float = 0
) -> None:
    """Cut a goose that walks to the right on (x, y); `bow` bends its neck down, in degrees."""
    with sheet.at(x, y, size):
        for root, foot in ((-0.06, -0.10 - step), (0.08, 0.10 + step)):
            leg = [(root, -0.26, 0.035), ((root + foot) / 2, -0.12, 0.03), (foot, -0.02, 0.03)]
            web = [(foot - 0.03, -0.05, True), (foot + 0.15, 0.0, True), (foot - 0.05, 0.01, True)]
            sheet.limb(leg).fill(web).ink("#d9822b", band(leg), web)
        sheet.fill(
            "-.66,-.50! -.44,-.56 -.16,-.62 .12,-.60 .30,-.50 .34,-.36 .22,-.22 .0,-.16 -.24,-.20 "
            "-.44,-.34"
        )
        sheet.slit("-.54,-.46 -.24,-.34 .06,-.38 .12,-.48", 0.018)
        with sheet.at(0.20, -0.46, 1, bow):
            sheet.limb(".0,.0,.17 .10,-.14,.11 .12,-.32,.075 .13,-.48,.08 .17,-.56,.085")
            beak = spline(".22,-.62! .30,-.60 .40,-.54! .30,-.51 .21,-.51!")
            sheet.fill(beak).ink("#d9822b", beak).cut(ellipse(0.185, -0.575, 0.018))
