"""A child's view from under a laid table: legs all round, and small hands that tie laces."""

from cards.studio.paper import feet, hands, ornament, palms
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

LIGHT = (400, 400)
FLOOR = 735
"""Where the cloth's hem hangs."""


def build() -> Box:
    """Build the card."""
    sky = glow("#fff6d0", "#ffdf80", "#f6b23a", "#b9691d", at=LIGHT, radius=640)
    box = Box(sky, LIGHT, "#0c0a2a", (0.1, 0.6), Finish(vignette=0.45, bloom=0.16))
    _cloth(box)
    _far_legs(box)
    _floor_things(box)
    _near_legs(box)
    _table(box)
    _laces(box)
    _hands(box)
    return box


def _cloth(box: Box) -> None:
    floor = Sheet(
        glow(
            "#ffd88a", "#e2a244", "#7a5340", "#23224f", at=(400, 860), radius=480, squash=(1.2, 1)
        ),
        gap=0.4,
        through=0.05,
        rim=0.3,
    )
    floor.fill(rectangle(-20, FLOOR - 30, 840, 520))
    for i in range(-9, 10):
        floor.score([(400 + 46 * i, FLOOR - 30), (400 + 150 * i, 1220)], 2.2)
    box.add(floor)
    cloth = Sheet("#f0b04a", "#d98c2b", gap=1, through=0.55, rim=0.7)
    hem = [(-30 + 62 * i, FLOOR + (10, -8, 4, 12, -6)[i % 5]) for i in range(15)]
    cloth.fill([(-30, 40, True), (850, 40, True), *hem[::-1]])
    ornament.lace(cloth, hem, 15, 1.2)
    for i in range(13):
        ornament.rosette(cloth, 20 + 64 * i, FLOOR - 46 + 8 * (i % 2), 20, 8, 20)
    for x in (96, 300, 510, 700):
        cloth.score([(x, 90), (x + 10, 380), (x - 12, FLOOR)], 3)
    cloth.ink("#5a2c12", "444,780! 446,722 462,706 474,718 486,708 500,728 502,780!")
    cloth.cut("454,780! 456,732 466,722 476,732 486,724 492,736 494,780!")
    box.add(cloth)


def _far_legs(box: Box) -> None:
    legs = Sheet("#2a2658", "#1c1a46", gap=1.2, through=0.05, rim=0.6)
    for x, out in ((326, -34), (412, 30)):
        feet.facing(legs, x, 372, 830, out=out)
    feet.skirted(legs, 182, 366, 836)
    for x, out in ((524, -8), (604, 20)):
        feet.facing(legs, x, 372, 836, out=out, hoof=True)
    box.add(legs)
    box.haze("#f2b04c", 0.06)
    arms = Sheet("#2c2558", "#211c4c", gap=1.0, through=0.05, rim=0.8)
    for root, elbow, end, turn, flip in (
        ((236, 300), (268, 420), (336, 474), 22, False),
        ((560, 300), (536, 424), (470, 480), 160, True),
    ):  # fmt: skip
        with arms.piece(1, 1.6) as part:
            part.limb([(*root, 30), (*elbow, 27), (*end, 17)])
            hands.hand(part, *end, turn, 66, "hold", flip=flip)
    box.add(arms)
    note = Sheet("#fff6da", "#f2dda4", gap=0.7, through=0.4, rim=0.7)
    with note.at(402, 500, 1, -8):
        note.fill(polygon("-30,-19 29,-21 30,19 -28,21")).score("-30,-19 0,4 29,-21", 1.6)
    box.add(note)


def _floor_things(box: Box) -> None:
    box.light(400, 800, 150, "#ffdc8c", power=0.5, halo=0.08)


def _near_legs(box: Box) -> None:
    dark = Sheet("#14143e", "#0d0d30", gap=1.6, through=0.03, rim=0.6)
    for flip in (False, True):
        with dark.at(822 if flip else -12, 0, 1, flip=flip):
            _side_leg(dark, 8 if flip else 0)
    box.add(dark)


def _side_leg(sheet: Drawing, shift: float) -> None:
    with sheet.piece(2.5, 2) as part:
        part.limb(
            [
                (-60, 430 + shift, 96), (40, 440, 92), (112, 474, 76), (128, 560, 62),
                (112, 700, 54), (96, 860, 47), (92, 920, 44),
            ]
        )  # fmt: skip
    sheet.slit("146,520 100,500 60,516", 2.4)
    sheet.slit("118,600 108,740 104,880", 2)
    feet.laced(sheet, 66, 1024, 270)
    with sheet.piece(1, 2) as part:
        part.fill("44,882! 94,874 142,884! 147,940! 96,950 36,962!")


def _table(box: Box) -> None:
    under = Sheet("#15153f", "#1d1a4a", gap=1.8, through=0.03, rim=0.6)
    under.fill("-20,-20! 820,-20! 820,330! 640,306 400,298 160,306 -20,330!")
    for x in (-4, -2.4, -0.9, 0.7, 2.2, 3.8):
        under.score([(400 + 150 * x, -20), (400 + 84 * x, 310)], 2.6)
    chalk = (
        "92,96 100,72 124,66 142,82 140,108 116,118 96,106", "70,92 52,88", "78,66 64,50",
        "108,48 108,28", "150,64 166,48", "160,94 180,96", "146,120 160,136", "108,136 106,154",
        "560,96 556,140 562,170", "560,110 536,132", "560,112 586,128", "562,170 544,204",
        "562,170 582,204", "560,94 544,82 550,62 570,60 578,78 562,94",
        "630,196 640,150 672,132 704,150 712,196 630,196", "660,196 660,170 680,170 680,196",
        "286,150 310,120 336,150 310,182 286,150", "310,182 304,206 316,222 308,244",
    )  # fmt: skip
    for stroke in chalk:
        under.slit(stroke, 2.0)
    box.add(under)
    edge = Sheet("#0d0d30", "#0a0a28", gap=1.4, through=0.03, rim=0.7)
    edge.fill("-20,300! 160,282 400,274 640,282 820,300! 820,352! 640,328 400,320 160,328 -20,352!")
    box.add(edge)


def _laces(box: Box) -> None:
    laces = Sheet("#fff4d2", "#ecd49a", gap=0.8, through=0.2, rim=0.7)
    for flip in (False, True):
        with laces.at(800 + 10 if flip else -10, 0, 1, flip=flip):
            for i in range(3):
                x, y = 158 + 23 * i, 974 + 6 * i
                laces.line([(x, y), (x + 20, y - 16), (x + 26, y + 6)], 5)
            laces.line("206,966 250,916 310,930 360,958 400,950", 6)
            laces.line("396,950 350,900 318,868 300,886 330,930 396,952", 6)
            laces.line("394,954 376,974 384,996 376,1030 384,1062", 5)
    laces.fill(ellipse(400, 951, 11, 9))
    box.add(laces)


def _hands(box: Box) -> None:
    skin = Sheet("#f8d598", "#cf914c", gap=1.4, through=0.1, rim=0.7)
    _pinch(skin, 291, 1086, 150, -62, flip=True)
    _pinch(skin, 509, 1086, 150, -118)
    box.add(skin)
    sleeve = Sheet("#4a478f", "#2c2b6b", gap=1, through=0.06, rim=0.7)
    for flip in (False, True):
        with sleeve.at(800 if flip else 0, 0, 1, flip=flip):
            sleeve.limb("268,1126,33 254,1160,39 216,1240,50")
            sleeve.slit("240,1122 266,1140 296,1146", 2.4)
            for x, y in ((242, 1160), (270, 1178), (226, 1192), (256, 1208)):
                ornament.rosette(sleeve, x, y, 8, 5)
    box.add(sleeve)
    knife = Sheet("#e9dcc0", "#b9a98f", gap=0.6, through=0.1, rim=0.8)
    knife.fill("636,1116! 680,1116 724,1128 722,1144! 680,1138 650,1128")
    knife.limb("728,1137,6 760,1145,9 796,1154,7").slit("732,1138 760,1145 788,1152", 1.2)
    box.add(knife)
    mouse = Sheet("#12123a", gap=0.6, through=0.03, rim=0.6)
    with mouse.at(600, 1128, 0.9, flip=True):
        mouse.fill("-24,0 -22,-16 -6,-24 10,-20 24,-10 32,-2 22,2", ellipse(12, -20, 7))
        mouse.limb("-22,-2,2 -44,2,1.6 -58,-8,.6")
    box.add(mouse)


def _pinch(
    sheet: Drawing, x: float, y: float, size: float, turn: float, *, flip: bool = False
) -> None:
    """Cut the back of a hand that holds something between thumb and first finger.

    It points along `turn`; the thumb is at its left (`flip`: right).
    """
    with sheet.at(x, y, size, turn, height=-size if flip else size):
        with sheet.piece(0.6, 1.4, joint=(0.16, -0.1, 0.18)) as part:
            part.limb(
                ".10,-.06,.1 .24,-.20,.078 .38,-.27,.058 .54,-.29,.054 .66,-.27,.048 .74,-.25,.03"
            )
        for left, top, angle, bends, long in (
            (0.44, 0.15, 14, (-22, -34), 0.30), (0.50, 0.07, 6, (-26, -40), 0.35),
            (0.53, -0.02, -1, (-26, -44), 0.37),
        ):  # fmt: skip
            with sheet.piece(0.6, 1.4, joint=(left, top, 0.1)) as part:
                palms.finger(part, (left, top), angle, long, 0.056, bends)
        with sheet.piece(0.8, 1.2, joint=(0.1, 0, 0.4)) as part:
            part.fill(
                "-.5,-.12 -.2,-.12 0,-.13 .14,-.18 .34,-.2 .5,-.17 .56,-.06 .55,.1 .46,.22 "
                ".26,.22 .08,.16 -.2,.13 -.5,.13"
            )
        with sheet.piece(0.6, 1.4, joint=(0.48, -0.1, 0.1)) as part:
            palms.finger(part, (0.50, -0.11), -6, 0.40, 0.056, (-22, -20), nail=True)
