"""On a stage a huge rabbit pulls a small magician out of a top hat; rabbits watch."""

from cards.studio.paper import figures, ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

EARS = (
    "296,352,34 280,270,46 262,180,42 258,100,26 264,60,3",
    "376,352,34 400,280,46 440,200,44 452,150,32",
)
DROOP = "440,190,40 470,150,36 512,150,30 540,190,24 546,236,4"
AUDIENCE = ((40, 1150, 62, 0), (150, 1176, 66, -8), (268, 1160, 60, 6), (388, 1182, 68, 0), (510,
1164, 62, -5),
            (628, 1178, 66, 8), (750, 1158, 62, 0))  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff0c4", "#f6b86a", "#d8563e", "#8c1a2e", at=(400, 500), radius=640),
        lamp=(400, 100),
        tint="#24040e",
        finish=Finish(vignette=0.4),
    )
    back = Sheet("#c23a3c", "#9c2234", gap=0.8, through=0.45, rim=0.4)
    back.fill(rectangle(-30, -30, 860, 1050))
    for j in range(15):
        for i in range(13):
            with back.at(60 + 58 * i + 29 * (j % 2), 40 + 66 * j, 7):
                back.cut("0,-1! .2,-.2 1,0! .2,.2 0,1! -.2,.2 -1,0! -.2,-.2")
    box.add(back)
    box.haze("#ffd98a", 0.5 * near(380, 560, 250, 330))
    _floor(box)
    _rabbit(box)
    _magician(box)
    _table(box)
    curtain = Sheet("#7a1024", "#4e0818", gap=2.0, through=0.04, rim=0.6)
    with curtain.at(400, 0, 1.12), curtain.at(-400, 0):
        ornament.curtains(curtain)
    box.add(curtain)
    _audience(box)
    return box


def _floor(box: Box) -> None:
    floor = Sheet("#8a4a2c", "#5c2a1c", gap=0.7, through=0.05, rim=0.5)
    floor.fill("-30,960! 830,960! 830,1230! -30,1230!")
    for i in range(12):
        floor.score([(400 + 60 * (i - 5.5), 960), (400 + 96 * (i - 5.5), 1230)], 3)
    box.add(floor)
    box.haze("#ffdf9a", 0.5 * near(400, 1010, 300, 46))


def _rabbit(box: Box) -> None:
    white = Sheet("#fffaf0", "#efe2d6", gap=1.6, through=0.05, rim=0.6)
    for ear in EARS:
        with white.piece(2, 1.6) as part:
            part.limb(ear)
    with white.piece(2, 1.6) as part:
        part.limb(DROOP)
    white.limb("334,560,120 334,760,134 334,900,126")
    for side in (-1, 1):
        white.limb(
            [(334 + side * 60, 930, 54), (334 + side * 76, 990, 38), (334 + side * 110, 1002, 34)]
        )
    with white.piece(2, 1.8) as part:
        part.fill("334,318 400,332 446,390 452,446 420,496 334,516 248,496 216,446 222,390 268,332")
    box.add(white)
    pink = Sheet("#f0a9a0", "#e58f8c", gap=0.3, through=0.05, rim=0.4)
    pink.limb("286,330,14 274,260,22 262,180,20 262,110,4").limb(
        "384,330,14 404,280,22 432,220,18 440,200,6"
    )
    pink.fill("316,432! 334,426 352,432! 344,446 334,452 324,446")
    box.add(pink)
    face = Sheet("#2a0a18", gap=0.2, through=0.02, rim=0.3)
    for side in (-1, 1):
        x = 334 + 52 * side
        face.limb([(x - 26, 398, 1), (x, 386, 4), (x + 26, 396, 1)])
        face.fill(ellipse(x + 6, 402, 13, 15))
        face.limb([(x - 22, 352 - 6 * side, 1), (x, 344, 4), (x + 22, 352 + 6 * side, 1)])
        for k in range(3):
            face.limb([(334 + side * 44, 450 + 8 * k, 1.6), (334 + side * 130, 436 + 20 * k, 0.5)])
    face.line("334,452 334,466", 3).limb("296,468,1 314,480,3 334,468,3 354,480,3 376,462,1")
    box.add(face)
    glint = Sheet("#ffffff", gap=0.1, through=0.1)
    box.add(glint.fill(ellipse(396, 396, 4.5), ellipse(292, 396, 4.5)))
    coat = Sheet("#33122a", "#200a1c", gap=1.2, through=0.04, rim=0.7)
    coat.fill("246,520! 210,540 190,600 196,740 176,960 206,1000! 270,940 300,800! 334,640! "
    "368,800! 398,940 462,1000! "
              "492,960 472,740 478,600 458,540 422,520! 370,560 334,620! 298,560")  # fmt: skip
    coat.slit("250,526 230,600 280,620 334,700", 2).slit("418,526 438,600 388,620 334,700", 2)
    with coat.piece(2, 2, joint=(220, 570, 60)) as arm:
        arm.limb("226,566,44 176,640,38 150,720,34 190,760,28")
    with coat.piece(2, 2, joint=(440, 570, 60)) as arm:
        arm.limb("440,566,44 500,512,42 560,486,38 592,524,33 594,550,32")
    box.add(coat)
    bow = Sheet("#f6c64a", "#e0a92e", gap=0.6, through=0.05, rim=0.7)
    bow.fill("334,540! 280,508! 272,570! 334,548! 396,570! 388,508!").fill(
        ellipse(334, 543, 14, 16)
    )
    box.add(bow)
    paw = Sheet("#fffaf0", "#efe2d6", gap=0.8, through=0.05, rim=0.6)
    paw.limb("178,752,28 214,776,32 236,776,26")
    paw.slit("228,760 250,766 256,768", 2).slit("226,776 250,782 256,782", 2)
    box.add(paw)
    wand = Sheet("#d8563e", gap=0.5, through=0.02, rim=0.6)
    wand.limb("196,860,7 226,780,7 262,680,7")
    wand.ink(
        "#fff6e0", "252,712! 268,716! 276,676! 258,672!", "188,872! 204,878! 210,850! 196,846!"
    )
    box.add(wand)
    thumb = Sheet("#fffaf0", "#efe2d6", gap=0.4, through=0.05, rim=0.6)
    thumb.limb("196,756,14 222,752,14 240,760,11").limb("206,786,12 230,794,13 246,788,9")
    box.add(thumb)


def _magician(box: Box) -> None:
    paw = Sheet("#fffaf0", "#efe2d6", gap=0.8, through=0.05, rim=0.6)
    paw.limb("594,540,30 594,572,34 590,606,26")
    paw.slit("580,566 580,590 582,606", 2).slit("602,566 604,592 602,606", 2)
    box.add(paw)
    small = Sheet("#2a3a6e", "#1d2a56", gap=1.1, through=0.04, rim=0.7)
    joints = figures.standing(
        small, 580, 764, 52, "man", ("coat", "trousers", "shorthair"), anchor="hip",
        arms=((216, 250), (-36, -80)), legs=((110, 60), (70, 120)), hem=0.3,
    )  # fmt: skip
    small.fill("556,668! 560,612 574,628 600,628 612,612 618,668!")
    box.add(small)
    x, y = joints.neck
    tie = Sheet("#f6c64a", "#e0a92e", gap=0.5, through=0.05, rim=0.6)
    tie.fill(
        [
            (x - 16, y + 10, True),
            (x - 16, y + 30, True),
            (x, y + 21),
            (x + 16, y + 30, True),
            (x + 16, y + 10, True),
            (x, y + 19),
        ]
    )
    box.add(tie)


def _table(box: Box) -> None:
    hat = Sheet("#1d1020", "#120814", gap=1.2, through=0.03, rim=0.9)
    hat.fill("492,806! 500,940! 664,940! 672,806! 580,830").fill(ellipse(582, 806, 116, 20))
    hat.ink("#a83a44", "494,884! 670,884! 668,912! 496,912!")
    box.add(hat)
    cloth = Sheet("#f3d9a0", "#d8ae6a", gap=1.0, through=0.06, rim=0.6)
    cloth.fill("452,936! 712,936! 724,1040 700,1056 676,1040 652,1058 626,1042 600,1060 574,1042 "
    "548,1058 522,1040 "
               "496,1056 470,1040 440,1050!")  # fmt: skip
    for x in (500, 548, 600, 652, 690):
        cloth.score([(x, 944), (x - 4, 1036)], 3)
    box.add(cloth)
    legs = Sheet("#5c2a1c", gap=0.5, through=0.03, rim=0.5)
    legs.line("490,1050 486,1110", 12).line("676,1050 680,1110", 12)
    box.add(legs)
    carrot = Sheet("#ef8a2e", "#d86f1c", gap=0.5, through=0.05, rim=0.6)
    carrot.fill("640,934 660,914 700,912! 690,928 664,938")
    carrot.limb("700,916,4 730,904,2").limb("700,918,4 732,918,2")
    box.add(carrot)


def _audience(box: Box) -> None:
    box.haze("#ffb05a", 0.25 * near(400, 1090, 420, 50))
    crowd = Sheet("#2a0812", "#16040a", gap=1.5, through=0.03, rim=0.9)
    for i, (x, y, size, turn) in enumerate(AUDIENCE):
        with crowd.piece(1, 2) as part, part.at(x, y, size, turn):
            part.fill(ellipse(0, 0, 0.62, 0.6)).limb("0,.3,.9 0,1.4,1.1")
            if i == 4:
                part.fill(ellipse(-0.62, 0, 0.14, 0.2), ellipse(0.62, 0, 0.14, 0.2))
                continue
            part.limb("-.24,-.4,.2 -.34,-1.0,.22 -.4,-1.5,.16 -.4,-1.75,.02")
            part.limb("-.0,.0,.1 .0,.1,.1")
            if i in (1, 5):
                part.limb(".24,-.4,.2 .4,-.9,.2 .7,-1.2,.17 .95,-1.05,.12 1.05,-.85,.02")
            else:
                part.limb(".24,-.4,.2 .34,-1.0,.22 .4,-1.5,.16 .42,-1.75,.02")
    box.add(crowd)
