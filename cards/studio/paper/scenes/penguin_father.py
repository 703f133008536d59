"""A man in tails stands among penguins and keeps an egg warm on his shoes."""

import numpy as np

from cards.studio.paper import buildings, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import band, ellipse, polygon, rows, spline
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

# A penguin one unit high, its feet at the origin, its head turned to the right.
BODY = (
    "-.02,-.90 -.12,-.84 -.17,-.74 -.24,-.60 -.27,-.42 -.25,-.22 -.19,-.08 -.21,-.01 -.10,-.02 "
    ".10,-.02 .18,-.08 .23,-.24 .24,-.44 .20,-.62 .14,-.74 .10,-.84"
)
BELLY = (
    ".04,-.74 .11,-.69 .17,-.58 .20,-.42 .18,-.22 .12,-.08 -.06,-.06 -.15,-.20 -.18,-.42 -.13,-.60 "
    "-.06,-.70"
)
THROAT = ".04,-.74 .11,-.69 .155,-.61 .04,-.58 -.12,-.62 -.06,-.70"
SKULL = "-.12,.06 -.12,-.06 -.08,-.13 .0,-.15 .08,-.13 .12,-.07 .12,.0 .10,.06 -.02,.10"
BEAK = ".09,-.09! .20,-.075 .28,-.045! .20,-.035 .09,-.02!"
EAR = "-.085,-.02 -.05,-.075 .0,-.06 .01,.02 .05,.09 .10,.145 .03,.15 -.04,.10"
FLIPPERS = (
    "-.17,-.66,.03 -.245,-.52,.052 -.285,-.36,.045 -.27,-.24,.008",
    ".15,-.66,.03 .235,-.52,.048 .275,-.36,.04 .26,-.25,.008",
)
# Feet, height, whether it looks left, how far it bows its head.
ROWS = (
    ("#8fa3b3", "#f4fafb", ((40, 470, 120, 0, 0), (116, 462, 116, 1, 8), (196, 474, 122, 0, 0),
      (290, 466, 116, 0, 12), (372, 476, 120, 1, 0), (452, 466, 118, 0, 0), (718, 474, 122, 1, 6),
      (790, 466, 118, 1, 0))),
    ("#5d7185", "#f7fbfb", ((8, 610, 190, 0, 4), (118, 596, 182, 0, 0), (238, 612, 192, 1, 10),
      (356, 600, 184, 0, 0), (560, 606, 190, 1, 0), (668, 598, 186, 1, 14), (780, 612, 192, 0, 0))),
    ("#36475b", "#fbfdfc", ((62, 800, 292, 0, 6), (604, 786, 280, 0, -4), (748, 806, 296, 1, 10))),
)  # fmt: skip
NEAR = ((196, 1050, 424, 0, 12), (652, 1066, 430, 0, 12))
MAN = (424, 1040)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7dfe0", "#fdf0e2", "#e2f1f0", bottom=420),
        lamp=(600, -150),
        tint="#2b5570",
        fall=(-0.4, 0.8),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.4),
    )
    _far(box)
    for i, (dark, pale, group) in enumerate(ROWS):
        _snow(box, 430 + 118 * i + 12 * i * i, i)
        _penguins(box, dark, pale, group)
        box.haze("#eaf4f4", (0.2 - 0.08 * i) * between(200, 900))
    _snow(box, 880, 7)
    box.haze("#ffffff", 0.4 * near(MAN[0], 800, 150, 240))
    _penguins(box, "#263445", "#ffffff", NEAR)
    _man(box)
    _chicks(box)
    return box


def _far(box: Box) -> None:
    cliffs = Sheet("#d5e8ef", "#e9f4f5", gap=0.7, through=0.3, rim=0.5, shade=0.5)
    cliffs.fill(
        "-20,270! 60,250 110,262! 150,206 230,214! 260,250 330,244! 400,282 500,286! 640,280 "
        "700,236! 760,228 840,250! 840,460! -20,460!"
    )
    for crack in ("150,206 170,260 160,320", "230,214 250,280 236,330", "700,236 690,290 704,330"):
        cliffs.score(crack, 2)
    box.add(cliffs)
    ship = Sheet("#7b8796", "#697789", gap=0.5, through=0.1, rim=0.5, shade=0.6)
    buildings.ship(ship, 566, 352, 2.5)
    box.add(ship)
    floe = Sheet("#f4fafb", "#ffffff", gap=0.5, through=0.2, rim=0.5, shade=0.5)
    land.hill(floe, 360, 5, 4)
    box.add(floe)
    party = Sheet("#4b5a6c", gap=0.4, through=0.05, rim=0.5, shade=0.6)
    walk = ((108, 122), (68, 92))
    for i, x in enumerate((268, 336, 404)):
        arms = ((300, 300, 300), (300, 296, 290)) if i == 2 else ((110, 70, 60), (80, 40, 30))
        joints = people.person(
            party, x, 404, 11.5, "man", Pose((274, 284), arms=arms, legs=walk), ("coat", "hood"),
            gap=0.4, smooth=0.5,
        )  # fmt: skip
        if i == 2:
            hand = joints.wrists[1]
            party.line([(hand[0] - 4, hand[1] + 30), (hand[0] + 8, hand[1] - 46)], 2.4)
            flag = spline([(hand[0] + 7, hand[1] - 46, True), (hand[0] + 24, hand[1] - 50),
                           (hand[0] + 40, hand[1] - 42, True), (hand[0] + 36, hand[1] - 24, True),
                           (hand[0] + 20, hand[1] - 30), (hand[0] + 3, hand[1] - 25,
                           True)])  # fmt: skip
            party.fill(flag).ink("#c9473a", flag)
    box.add(party)


def _snow(box: Box, y: float, seed: int) -> None:
    sheet = Sheet("#d9e9f1", "#bfd9e6", gap=0.6, through=0.15, rim=0.4, shade=0.6)
    land.hill(sheet, y, 7, seed + 2)
    box.add(sheet)


def _penguins(box: Box, dark: str, pale: str, group: tuple) -> None:
    sheet = Sheet(dark, gap=0.9, through=0.04, rim=0.5, shade=0.8)
    for x, y, size, left, bow in group:
        with sheet.at(x, y, size, flip=bool(left)):
            _penguin(sheet, dark, pale, size, bow)
    box.add(sheet)


def _penguin(sheet: Sheet, dark: str, pale: str, size: float, bow: float) -> None:
    for side in (-1, 1):
        sheet.fill(ellipse(0.09 * side + 0.02, -0.012, 0.085, 0.03))
        sheet.ink("#4a4650", ellipse(0.09 * side + 0.02, -0.005, 0.085, 0.03))
    with sheet.piece(0.6) as part:
        part.fill(BODY)
    sheet.ink(pale, spline(BELLY)).ink("#fbe6b0", spline(THROAT))
    for flipper in FLIPPERS:
        root = rows(flipper)[0, :2]
        with sheet.piece(0.4, size / 300, joint=(*root, 0.16)) as part:
            part.limb(flipper)
        sheet.ink(dark, band(flipper))
    with sheet.at(-0.01, -0.88, 1, bow):
        sheet.fill(SKULL, BEAK).ink(dark, spline(SKULL), spline(BEAK))
        sheet.ink("#f4b53f", spline(EAR))
        sheet.ink("#e88a4a", spline(".10,-.045! .18,-.045 .24,-.044! .18,-.034 .10,-.028!"))
        sheet.ink("#ffffff", ellipse(0.055, -0.085, 0.018))
        sheet.ink("#141b24", ellipse(0.058, -0.085, 0.010))


def _man(box: Box) -> None:
    coat = Sheet("#20242d", "#1a1d26", gap=1.1, through=0.04, rim=0.6)
    skin, linen = "#f0cba8", "#ffffff"
    with coat.at(*MAN, 440):
        coat.fill(
            "-.13,-.22! -.15,-.03 -.12,-.02 -.03,-.02! -.01,-.20 .03,-.20! .05,-.02! .14,-.02 "
            ".15,-.2!"
        )
        for side in (-1, 1):
            shoe = spline([(0.02 * side + 0.01, -0.05, True), (0.12 * side, -0.06), (0.24 * side,
                    -0.015),
                           (0.25 * side, 0.015), (0.14 * side, 0.025), (0.02 * side + 0.01, 0.02,
                           True)])  # fmt: skip
            coat.fill(shoe).ink("#d8813a", shoe)
        coat.fill(
            "-.12,-.76 -.19,-.66 -.23,-.48 -.24,-.30 -.21,-.12! -.12,-.16 .0,-.2 .12,-.16 "
            ".21,-.12! .24,-.30 .23,-.48 .19,-.66 .12,-.76"
        )
        coat.ink(
            linen,
            spline(
                "-.07,-.78! .0,-.74 .07,-.78! .13,-.62 .15,-.44 .13,-.34 .09,-.27! .0,-.25 "
                "-.09,-.27! -.13,-.34 -.15,-.44 -.13,-.62"
            ),
        )
        for k in (-0.62, -0.52, -0.42):
            coat.ink("#c9a24a", ellipse(0, k, 0.011))
        for arm in (
            "-.15,-.70,.03 -.255,-.52,.05 -.29,-.36,.042 -.28,-.28,.036",
            ".15,-.70,.03 .255,-.52,.05 .29,-.36,.042 .28,-.28,.036",
        ):
            with coat.piece(1, 1.6, joint=(*rows(arm)[0, :2], 0.16)) as part:
                part.limb(arm)
            coat.ink("#20242d", band(arm))
        for side in (-1, 1):
            glove = spline(
                [
                    (0.25 * side, -0.265),
                    (0.30 * side, -0.27),
                    (0.335 * side, -0.22),
                    (0.335 * side, -0.18),
                    (0.29 * side, -0.19),
                    (0.255 * side, -0.215),
                ]
            )
            coat.fill(glove).ink(linen, glove)
        for side in (-1, 1):
            tie = spline([(0, -0.735), (0.075 * side, -0.775, True), (0.08 * side, -0.70, True)])
            coat.ink("#f0b23c", tie)
    box.add(coat)
    head = Sheet(skin, gap=0.7, through=0.05, rim=0.5)
    with head.at(MAN[0], MAN[1] - 340, 100):
        head.fill(
            "0,.06 -.14,.02 -.26,-.10 -.34,-.30 -.36,-.52 -.34,-.80 -.2,-.98 0,-1.02 .2,-.98 "
            ".34,-.80 .36,-.52 .34,-.30 .26,-.10 .14,.02",
            ellipse(-0.37, -0.46, 0.07, 0.1),
            ellipse(0.37, -0.46, 0.07, 0.1),
        )
        hair = spline(
            "-.36,-.44! -.42,-.72 -.30,-1.0 .0,-1.10 .30,-1.0 .42,-.72 .36,-.44! .32,-.72 "
            ".16,-.90 .0,-.80! -.16,-.90 -.32,-.72"
        )
        head.fill(hair).ink("#20242d", hair)
        for side in (-1, 1):
            head.ink(
                "#5a3c30",
                band(
                    [
                        (0.08 * side, -0.44, 0.012),
                        (0.18 * side, -0.395, 0.02),
                        (0.28 * side, -0.44, 0.012),
                    ]
                ),
            )
            head.ink(
                "#20242d",
                band(
                    [
                        (0.08 * side, -0.60, 0.02),
                        (0.19 * side, -0.64, 0.028),
                        (0.29 * side, -0.57, 0.012),
                    ]
                ),
            )
            head.ink("#e9a58c", ellipse(0.23 * side, -0.29, 0.07, 0.05))
            head.ink(
                "#20242d",
                band([(0, -0.215, 0.045), (0.14 * side, -0.20, 0.05), (0.27 * side, -0.26, 0.008)]),
            )
        head.ink("#d39a7a", band("-.03,-.46,.01 -.05,-.33,.02 .03,-.29,.018"))
        head.ink("#8c4a40", band("-.08,-.12,.008 .0,-.095,.016 .08,-.12,.008"))
    box.add(head)
    egg = Sheet("#fff3da", "#f0d9b0", gap=0.7, through=0.1, rim=0.6)
    with egg.at(MAN[0], MAN[1] - 50, 45):
        egg.fill("0,-1.3 .55,-1.0 .9,-.1 .84,.6 .5,.98 0,1.08 -.5,.98 -.84,.6 -.9,-.1 -.55,-1.0")
        for crack in (
            "-.1,-.5 .12,-.3 -.08,-.1 .16,.1 .02,.36",
            ".12,-.3 .4,-.36 .56,-.2",
            "-.08,-.1 -.4,-.02 -.5,.16",
        ):
            egg.line(polygon(crack, closed=False), 0.06, cut=True)
    box.add(egg)
    flap = Sheet("#ffffff", "#f6f9fa", gap=0.5, through=0.1, rim=0.4)
    flap.fill(
        [
            (MAN[0] - 60, MAN[1] - 152, True),
            (MAN[0] - 46, MAN[1] - 116),
            (MAN[0], MAN[1] - 98),
            (MAN[0] + 46, MAN[1] - 116),
            (MAN[0] + 60, MAN[1] - 152, True),
        ]
    )
    box.add(flap)


def _chicks(box: Box) -> None:
    snow = Sheet("#ffffff", "#e3eff3", gap=0.9, through=0.1, rim=0.4, shade=0.7)
    land.hill(snow, 1120, 8, 21)
    box.add(snow)
    hat = Sheet("#23262e", gap=0.9, through=0.04, rim=0.7)
    chick = Sheet("#a9b4bf", "#96a3b0", gap=0.6, through=0.1, rim=0.5)
    random = np.random.default_rng(2)
    for x, y, size, left in ((264, 1092, 60, 0), (520, 1168, 66, 1)):
        with chick.at(x, y, size, flip=bool(left)):
            chick.fill(ellipse(0, -0.46, 0.46, 0.52), ellipse(0.05, -1.08, 0.34))
            chick.ink("#2b3440", ellipse(0.05, -1.14, 0.34, 0.28))
            chick.ink("#ffffff", ellipse(0.12, -1.06, 0.22, 0.2))
            chick.ink("#1a212a", ellipse(0.14, -1.08, 0.055))
            beak = spline(".30,-1.06! .52,-1.0! .31,-.95!")
            chick.fill(beak).ink("#2b3440", beak)
            for _ in range(26):
                at = random.uniform(-0.36, 0.36), random.uniform(-0.8, -0.1)
                chick.score([at, (at[0] + 0.02, at[1] + 0.09)], 0.025)
    box.add(chick)
    hat.fill("196,1090! 204,1168! 214,1178 314,1178 324,1168! 332,1090! 300,1098 230,1098")
    hat.fill("160,1170! 200,1166 330,1166 368,1170! 350,1188 180,1188")
    hat.ink("#c9473a", spline("202,1146! 328,1146! 326,1164! 204,1164!"))
    box.add(hat)
