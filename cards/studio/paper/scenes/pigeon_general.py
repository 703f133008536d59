"""A pigeon stands as a general's statue; small generals peck what a pigeon throws them."""

from cards.studio.paper import people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet

PECK = Pose((318, 344), 368, 30, ((200, 160, 150), (206, 166, 150)), ((96, 96), (84, 88)))
STRUT = Pose((280, 290), 312, 6, ((130, 70, 60), (140, 80, 60)), ((112, 122), (66, 92)))
PERCH = Pose((268, 280), 296, 6, ((110, 80, 60), (116, 80, 60)), ((50, 130), (40, 124)))
BICORNE = "-.62,-.70 -.5,-.98 -.1,-1.3 .2,-1.34 .44,-1.02 .62,-.72! .2,-.80 -.3,-.78"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f3c3a4", "#f8dcc0", "#fbeedb", bottom=900),
        lamp=(160, -100),
        tint="#3a2a34",
        fall=(0.45, 0.85),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    _town(box)
    _statue(box)
    _bench(box)
    _generals(box)
    return box


def _town(box: Box) -> None:
    for colour, base, first in (("#f2c6a6", 770, 20), ("#e6ae92", 812, -40)):
        town = Sheet(colour, gap=0.7, through=0.15, rim=0.4, shade=0.6)
        for i in range(6):
            x, high = first + 150 * i, 170 + 36 * ((i * 2 + base) % 3)
            town.fill(
                rectangle(x, base - high, 140, high + 50),
                rectangle(x - 6, base - high - 10, 152, 14, 3),
            )
            for row in range(3):
                for k in range(3):
                    town.score(
                        rectangle(x + 18 + 40 * k, base - high + 24 + 56 * row, 22, 36, 10), 3
                    )
        box.add(town)
    square = Sheet("#f6e2c8", "#ecd0ae", gap=0.6, through=0.1, rim=0.4, shade=0.6)
    square.fill(rectangle(-30, 812, 860, 420))
    for j in range(6):
        y = 830 + 22 * j + 9 * j * j
        square.score([(-20, y), (820, y)], 2.4)
        for i in range(15):
            x = 400 + (i - 7) * (60 + 12 * j) + 24 * (j % 2)
            square.score([(x, y), (400 + (x - 400) * 1.06, y + 22 + 18 * j)], 2.4)
    box.add(square)


def _pigeon(sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False) -> None:
    """Cut a pigeon that stands on (x, y) with its chest out, looking right."""
    with sheet.at(x, y, size, flip=flip):
        for leg in (-0.02, 0.12):
            sheet.limb([(leg, -0.3, 0.035), (leg + 0.02, -0.04, 0.03)], steps=2)
            sheet.limb([(leg - 0.06, -0.01, 0.025), (leg + 0.16, -0.01, 0.02)], steps=2)
        with sheet.piece(0.8) as part:
            part.fill(".30,-1.22 .20,-1.30 .06,-1.28 -.02,-1.16 .0,-1.02 -.06,-.90 -.2,-.78 "
            "-.42,-.62 -.70,-.36 -.98,-.14! "
                      "-.86,-.08! -.90,-.02! -.6,-.14 -.3,-.26 .0,-.26 .24,-.36 .40,-.58 "
                      ".42,-.80 .34,-.98 .31,-1.08")  # fmt: skip
        sheet.fill(".29,-1.2! .44,-1.14 .42,-1.10! .30,-1.09!")
        sheet.cut(ellipse(0.17, -1.18, 0.03))
        sheet.slit(".22,-.74 .0,-.70 -.3,-.50 -.6,-.24", 0.022).slit(
            ".20,-.62 .04,-.5 -.2,-.38 -.42,-.26", 0.018
        )


def _statue(box: Box) -> None:
    plinth = Sheet("#e9dccb", "#cbb8a6", gap=1.2, through=0.04, rim=0.5)
    plinth.fill(rectangle(280, 690, 240, 300), rectangle(250, 962, 300, 40, 4), rectangle(226,
    996, 348, 34, 4),
                rectangle(262, 664, 276, 34, 4))  # fmt: skip
    plinth.score(rectangle(308, 730, 184, 210), 4)
    for y, wide in ((770, 120), (800, 90), (850, 130)):
        plinth.slit([(400 - wide / 2, y), (400, y - 2), (400 + wide / 2, y)], 3)
    plinth.slit("372,900 400,888 428,900", 2.4)
    box.add(plinth)
    statue = Sheet("#6fae9c", "#3f7f74", gap=1.6, through=0.04, rim=0.7)
    _pigeon(statue, 396, 672, 340)
    with statue.at(396, 672, 340):
        statue.fill(
            "-.26,-1.12 -.2,-1.30 -.02,-1.48 .16,-1.52 .32,-1.38 .46,-1.14! .3,-1.22 .08,-1.25"
        )
        statue.limb(".12,-1.48,.03 .18,-1.6,.05 .10,-1.68,.02")
        statue.fill("-.30,-.84 -.18,-.96 -.02,-.94 .02,-.82 -.1,-.74 -.26,-.74")
        for k in range(6):
            statue.limb(
                [(-0.26 + 0.05 * k, -0.76, 0.016), (-0.28 + 0.05 * k, -0.62, 0.012)], steps=2
            )
        statue.slit("-.14,-1.24 .1,-1.3 .34,-1.26", 0.014)
        statue.slit("-.3,-.82 -.14,-.8 .0,-.82", 0.012)
        statue.limb("-.36,-.42,.022 .0,-.36,.022 .26,-.42,.02").limb("-.36,-.42,.02 -.82,.02,.012")
        for x, y in ((0.22, -0.82), (0.30, -0.74), (0.24, -0.7)):
            with statue.at(x, y, 0.05):
                statue.cut(
                    "0,-1! .25,-.25 1,-.2! .4,.25 .6,1! 0,.5 -.6,1! -.4,.25 -1,-.2! -.25,-.25"
                )
    box.add(statue)


def _general(
    sheet: Drawing,
    hats: Drawing,
    x: float,
    y: float,
    size: float,
    pose: Pose,
    *,
    flip: bool = False,
) -> None:
    joints = people.person(
        sheet, x, y, size, "man", pose, ("coat", "trousers"), flip=flip, hem=0.42, sway=0.5
    )
    turn = pose.head + ((pose.neck or 284) - 282) * 0.6
    with hats.at(*joints.head, size, -turn if flip else turn, flip=flip), hats.at(0.08, -0.1):
        hats.fill(BICORNE)
        hats.ink("#f6d76a", ellipse(0.12, -1.02, 0.12))


def _bench(box: Box) -> None:
    bench = Sheet("#8a5a48", "#6a4236", gap=1.1, through=0.04, rim=0.6)
    for y in (958, 984, 1010):
        bench.fill(rectangle(604, y, 210, 14, 4))
    bench.fill(
        rectangle(596, 1036, 220, 16, 4),
        rectangle(624, 1050, 14, 66, 3),
        rectangle(770, 1050, 14, 66, 3),
    )
    box.add(bench)
    sitter = Sheet("#7c8298", "#5c6076", gap=1.1, through=0.04, rim=0.7)
    _pigeon(sitter, 700, 1040, 150, flip=True)
    sitter.ink("#4f8f86", ellipse(664, 900, 40, 26))
    box.add(sitter)
    bag = Sheet("#f3e3c4", "#dcc49a", gap=0.9, through=0.05, rim=0.6)
    bag.fill("742,984! 790,980! 796,1036! 738,1038!").slit("744,994 766,990 790,992", 2)
    bag.fill(*(ellipse(640 - 17 * i, 1060 + 12 * i + 9 * (i % 2), 5, 4) for i in range(9)))
    bag.fill(*(ellipse(180 + 37 * i, 1146 + 14 * (i % 3), 5, 4) for i in range(11)))
    box.add(bag)


def _generals(box: Box) -> None:
    troop = Sheet("#2f4470", "#223358", gap=1.1, through=0.04, rim=0.7)
    hats = Sheet("#c8463c", "#a8342e", gap=0.5, through=0.04, rim=0.6)
    for x, y, size, pose, flip in (
        (66, 940, 24, STRUT, False), (212, 1080, 34, PECK, False), (410, 1170, 40, PECK, True),
        (552, 1120, 32, PECK, False), (96, 1176, 40, STRUT, False), (452, 150, 17, PERCH, False),
    ):  # fmt: skip
        _general(troop, hats, x, y, size, pose, flip=flip)
    box.add(troop)
    box.add(hats)
