"""Somebody sleeps in an open envelope as in a bed; the stamp waves, a paper knife lies ready."""

from cards.studio.paper import birds, figures, passengers
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle, whole_page
from cards.studio.paper.sheet import Sheet

LEFT, RIGHT, EDGE, FOOT = 96, 690, 640, 1096
RED, BLUE = "#cf4a44", "#3a62a8"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#cfe0dc", "#e3ece2"),
        lamp=(160, -100),
        tint="#24303e",
        fall=(0.45, 0.85),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    table = Sheet("#a9cfc8", "#93bcb6", gap=0.4, through=0.1, rim=0.3, shade=0.5)
    table.fill(whole_page())
    for i in range(9):
        table.score([(40 + 92 * i, -20), (44 + 92 * i, 1220)], 4)
    box.add(table)
    _inside(box)
    _sleeper(box)
    _front(box)
    _beside(box)
    return box


def _inside(box: Box) -> None:
    back = Sheet("#f7efdc", "#f0e4cb", gap=1.4, through=0.04, rim=0.6)
    back.fill(
        polygon([(LEFT, FOOT), (LEFT, EDGE - 240), (393, 60), (RIGHT, EDGE - 240), (RIGHT, FOOT)])
    )
    box.add(back)
    lining = Sheet("#4a70b4", "#38599a", gap=0.3, through=0.05, rim=0.3)
    lining.fill(
        polygon(
            [
                (LEFT + 26, FOOT),
                (LEFT + 26, EDGE - 226),
                (393, 96),
                (RIGHT - 26, EDGE - 226),
                (RIGHT - 26, FOOT),
            ]
        )
    )
    for j in range(14):
        for i in range(16):
            x, y = LEFT + 20 + 38 * i + 19 * (j % 2), 110 + 42 * j
            if abs(x - 393) < (y - 110) * 0.92:
                with lining.at(x, y, 8):
                    lining.cut("0,-1! .2,-.2 1,0! .2,.2 0,1! -.2,.2 -1,0! -.2,-.2")
    box.add(lining)
    seal = Sheet(RED, "#a8342e", gap=0.5, through=0.04, rim=0.8)
    seal.fill("393,170! 356,138 362,108 393,118! 424,108 430,138")
    box.add(seal)


def _sleeper(box: Box) -> None:
    pillow = Sheet("#ffffff", "#eef0ee", gap=1.2, through=0.08, rim=0.5)
    pillow.fill(
        "190,392! 250,372 393,380 536,372 598,392! 612,470 600,560 612,660! 393,650 180,660! "
        "190,560 180,470"
    )
    for line in (
        "220,420 270,450 290,500",
        "566,420 520,450 500,500",
        "230,620 280,580 300,540",
        "556,620 510,580 490,540",
    ):
        pillow.score(line, 4)
    box.add(pillow)
    hair = Sheet("#6a3a2c", "#522a22", gap=0.6, through=0.04, rim=0.6)
    hair.fill("393,392 300,400 236,440 206,520 214,606 250,646 296,610 330,540! 456,540! 490,610 "
    "536,646 572,606 580,520 "
              "550,440 486,400")  # fmt: skip
    for side in (-1, 1):
        for k in range(3):
            hair.score(
                [
                    (393 + side * 60, 430),
                    (393 + side * (130 + 16 * k), 470 + 20 * k),
                    (393 + side * (150 - 22 * k), 600),
                ],
                4,
            )
    box.add(hair)
    face = Sheet("#f2cba6", "#e6b78e", gap=0.7, through=0.04, rim=0.5, wobble=0.3)
    with face.at(393, 620, 220, 7):
        face.fill(passengers.FACE, "-.15,-.1! .15,-.1! .2,.5! -.2,.5!")
        face.ink("#eaa58e", ellipse(-0.22, -0.3, 0.075, 0.05), ellipse(0.22, -0.3, 0.075, 0.05))
        for side in (-1, 1):
            face.ink(
                "#6a3a2c",
                [
                    (0.08 * side, -0.48, True),
                    (0.18 * side, -0.44),
                    (0.29 * side, -0.48, True),
                    (0.18 * side, -0.425),
                ],
            )
            face.ink(
                "#6a3a2c",
                [
                    (0.06 * side, -0.62, True),
                    (0.18 * side, -0.67),
                    (0.3 * side, -0.62, True),
                    (0.18 * side, -0.65),
                ],
            )
            for k in (0.13, 0.19, 0.25):
                face.ink(
                    "#6a3a2c",
                    [
                        (k * side - 0.008, -0.45, True),
                        (k * side + 0.008, -0.45, True),
                        (k * 1.08 * side, -0.40, True),
                    ],
                )
        face.slit(".02,-.46 -.02,-.31 .03,-.28", 0.011)
        face.ink("#c8705c", "-.1,-.165! -.04,-.18 0,-.17 .04,-.18 .1,-.165! .05,-.13 -.05,-.13")
    box.add(face)
    fringe = Sheet("#6a3a2c", "#522a22", gap=0.4, through=0.04, rim=0.6)
    with fringe.at(393, 620, 220, 7):
        fringe.fill(passengers.BEFORE["long"])
    box.add(fringe)


def _front(box: Box) -> None:
    gown = Sheet("#e6eef6", "#cddae8", gap=0.8, through=0.05, rim=0.5)
    gown.fill("200,760! 236,670 310,636 348,616! 393,652 438,616! 476,636 550,670 586,760!")
    gown.slit("352,622 393,664 434,622", 2)
    box.add(gown)
    pocket = Sheet("#fdf7e8", "#f4ead2", gap=1.8, through=0.03, rim=0.7)
    pocket.fill([(LEFT, EDGE - 12, True), (250, EDGE + 26), (393, EDGE + 40), (536, EDGE + 26),
    (RIGHT, EDGE - 12, True),
                 (RIGHT, FOOT, True), (LEFT, FOOT, True)])  # fmt: skip
    for i in range(17):
        x = LEFT + 4 + 35 * i
        pocket.ink(
            (RED, "#fdf7e8", BLUE, "#fdf7e8")[i % 4],
            f"{x},{FOOT}! {x + 22},{FOOT}! {x + 34},{FOOT - 22}! {x + 12},{FOOT - 22}!",
        )
    pocket.score([(LEFT + 6, FOOT - 6), (330, 870)], 4).score(
        [(RIGHT - 6, FOOT - 6), (460, 870)], 4
    )
    for k, wide in enumerate((230, 190, 250)):
        pocket.slit(
            [(190, 880 + 48 * k), (190 + wide / 2, 876 + 48 * k), (190 + wide, 880 + 48 * k)], 2.6
        )
    box.add(pocket)
    stamp = Sheet("#fffdf6", gap=0.4, through=0.05, rim=0.6)
    stamp.fill(rectangle(548, 720, 112, 140))
    for i in range(8):
        for side in (720, 860):
            stamp.cut(ellipse(556 + 14 * i, side, 4.5))
    for j in range(10):
        for side in (548, 660):
            stamp.cut(ellipse(side, 727 + 14 * j, 4.5))
    stamp.ink("#e8b84a", rectangle(558, 731, 92, 118))
    box.add(stamp)
    man = Sheet(BLUE, "#2c4c88", gap=0.3, through=0.05, rim=0.5)
    figures.standing(
        man,
        602,
        850,
        13,
        "man",
        ("coat", "trousers", "hat"),
        arms=((108, 100), (-50, -80)),
        gap=0.5,
        smooth=0.5,
    )
    box.add(man)
    mark = Sheet("#4a4252", gap=0.1, through=0.05, rim=0.2, shade=0.2)
    mark.line(ellipse(512, 800, 44), 2.4).line(ellipse(512, 800, 32), 1.8)
    for k in range(4):
        mark.line(
            [
                (470 - 90, 780 + 14 * k),
                (440, 774 + 14 * k),
                (416, 786 + 14 * k),
                (468, 780 + 14 * k),
            ],
            1.8,
        )
    box.add(mark)


def _beside(box: Box) -> None:
    slippers = Sheet(RED, "#a8342e", gap=0.9, through=0.04, rim=0.6)
    for x, turn in ((736, -8), (776, 6)):
        with slippers.at(x, 1100, 1, turn):
            slippers.fill(ellipse(0, 0, 17, 40)).cut(ellipse(0, 14, 10, 20))
    box.add(slippers)
    knife = Sheet("#e6e9ee", "#b4bcc8", gap=1.0, through=0.03, rim=0.9)
    with knife.at(52, 700, 1, 4):
        knife.fill("0,-330! 16,-240 18,60! -18,60! -16,-240")
        knife.slit("0,-290 0,-100 0,50", 1.6)
    box.add(knife)
    handle = Sheet("#6a3a2c", "#4a261e", gap=0.8, through=0.03, rim=0.7)
    with handle.at(52, 700, 1, 4):
        handle.fill("-30,60! 30,60! 26,80 18,84 20,200 14,226 -14,226 -20,200 -18,84 -26,80")
        handle.cut(ellipse(0, 120, 4), ellipse(0, 170, 4))
    box.add(handle)
    moth = Sheet("#6a5a6a", gap=1.0, through=0.1, rim=0.5)
    birds.moth(moth, 690, 250, 56, 30)
    box.add(moth)
