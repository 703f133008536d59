"""On a stage a huge rabbit pulls a small magician out of a top hat; rabbits watch."""

from cards.studio.paper import ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.grips import grip
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

EARS = (
    "246,352,34 230,270,46 212,180,42 208,100,26 214,60,3",
    "326,352,34 350,270,44 382,190,40 424,146,35 468,156,30 496,206,20 500,246,3",
)
COAT = (
    "196,520! 160,540 140,600 146,740 126,960 156,1000! 220,940 250,800! 284,640! 318,800! "
    "348,940 412,1000! 442,960 422,740 428,600 408,540 372,520! 320,560 284,620! 248,560"
)
NECK, FIST = (668, 672), (570, 594)
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
    white.limb("284,560,120 284,760,134 284,900,126")
    for side in (-1, 1):
        white.limb(
            [(284 + side * 60, 930, 54), (284 + side * 76, 990, 38), (284 + side * 110, 1002, 34)]
        )
    with white.piece(2, 1.8) as part:
        part.fill("284,318 350,332 396,390 402,446 370,496 284,516 198,496 166,446 172,390 218,332")
    box.add(white)
    pink = Sheet("#f0a9a0", "#e58f8c", gap=0.3, through=0.05, rim=0.4)
    pink.limb("236,330,14 224,260,22 212,180,20 212,110,4").limb(
        "334,330,14 354,280,22 382,220,18 390,200,6"
    )
    pink.fill("266,432! 284,426 302,432! 294,446 284,452 274,446")
    box.add(pink)
    face = Sheet("#2a0a18", gap=0.2, through=0.02, rim=0.3)
    for side in (-1, 1):
        x = 284 + 52 * side
        face.limb([(x - 26, 398, 1), (x, 386, 4), (x + 26, 396, 1)])
        face.fill(ellipse(x + 6, 402, 13, 15))
        face.limb([(x - 22, 352 - 6 * side, 1), (x, 344, 4), (x + 22, 352 + 6 * side, 1)])
        for k in range(3):
            face.limb([(284 + side * 44, 450 + 8 * k, 1.6), (284 + side * 130, 436 + 20 * k, 0.5)])
    face.line("284,452 284,466", 3).limb("246,468,1 264,480,3 284,468,3 304,480,3 326,462,1")
    box.add(face)
    glint = Sheet("#ffffff", gap=0.1, through=0.1)
    box.add(glint.fill(ellipse(346, 396, 4.5), ellipse(242, 396, 4.5)))
    _coat(box)
    bow = Sheet("#f6c64a", "#e0a92e", gap=0.6, through=0.05, rim=0.7)
    bow.fill("284,540! 230,508! 222,570! 284,548! 346,570! 338,508!").fill(
        ellipse(284, 543, 14, 16)
    )
    bow.fill(ellipse(284, 650, 9))
    box.add(bow)


def _coat(box: Box) -> None:
    """Dress the rabbit in tails; one arm holds the wand, the other bends to lift the magician."""
    coat = Sheet("#3a1630", "#240c20", gap=1.2, through=0.04, rim=0.7)
    coat.fill(COAT)
    for side in (-1, 1):
        with coat.at(284, 0, flip=side < 0), coat.piece(1, 2) as lapel:
            lapel.fill("84,516! 118,590! 80,600! 98,616! 4,676! 0,628! 44,566")
    with coat.piece(2, 2.4, joint=(176, 566, 54)) as arm:
        arm.limb("172,570,46 136,650,42 102,716,36").limb("102,716,38 146,752,33 172,764,30")
    with coat.piece(2, 2.4, joint=(390, 566, 54)) as arm:
        arm.limb("394,570,46 440,640,44 478,726,38").limb("478,726,38 506,676,35 534,632,31")
    for crease in ("448,716 462,702 480,698", "442,696 456,686 472,684"):
        coat.score(crease, 3)
    box.add(coat)
    wand = Sheet("#e8603e", gap=0.5, through=0.02, rim=0.6)
    wand.limb("246,884,8 256,780,8 268,668,8")
    wand.ink(
        "#fff6e0", "257,704! 273,706! 277,662! 261,660!", "237,890! 253,892! 257,852! 241,850!"
    )
    box.add(wand)
    glove = Sheet("#fffaf0", "#efe2d6", gap=0.8, through=0.05, rim=0.6)
    with glove.piece(1, 1.6) as cuff:
        cuff.limb("164,760,38 180,766,36")
    grip(glove, 186, 768, 118, 6)
    box.add(glove)


def _magician(box: Box) -> None:
    """Lift a small merry man by his shoulder, his head beside the fist."""
    palm = Sheet("#f6ece0", "#e0d0c4", gap=0.8, through=0.05, rim=0.6)
    with palm.at(*FIST, 1, -34):
        palm.fill("-56,-24 -20,-36 28,-34 40,0 30,36 -20,36 -56,24")
    box.add(palm)
    suit = Sheet("#5a78dc", "#3a50b0", gap=1.1, through=0.06, rim=0.7)
    with suit.at(*NECK, 1, 5):
        suit.fill(
            "-34,2! 34,2! 62,20 66,70 56,240! -56,240! -68,90 -78,20 -92,-60 -104,-80 "
            "-124,-122! -104,-116! -94,-130! -80,-116! -66,-122! -74,-80 -62,-40!"
        )
        with suit.piece(1, 2, joint=(52, 34, 24)) as arm:
            arm.limb("50,36,22 82,46,19 96,26,18").limb("96,28,18 94,-8,16 92,-34,14")
        with suit.piece(1, 2, joint=(-50, 44, 24)) as arm:
            arm.limb("-50,44,22 -74,80,19 -80,104,17").limb("-80,104,17 -62,120,15 -44,128,13")
        suit.score("-62,40 -74,-10 -86,-60", 3).score("-44,20 -58,-10 -78,-60", 3)
        suit.ink("#fff6e6", "-24,4! 24,4! 8,110! -8,110!")
        suit.ink("#2c3c8c", "-30,2! -24,4! -6,108! -34,60!", "30,2! 24,4! 6,108! 34,60!")
        suit.ink("#f6c64a", "0,18! -24,4! -26,32! 0,22! 26,32! 24,4!")
        suit.ink("#e0a92e", ellipse(0, 20, 6, 7))
    box.add(suit)
    skin = Sheet("#ffdcb4", "#f0b888", gap=0.7, through=0.06, rim=0.6)
    with skin.at(*NECK, 1, 5):
        skin.fill(ellipse(6, -56, 49, 54), ellipse(-43, -50, 8, 12), ellipse(55, -50, 8, 12))
        for x, y, wide in ((70, -74, 8), (84, -88, 8), (99, -90, 8), (113, -78, 7)):
            skin.limb([(92, -42, 10), (x, y, wide)])
        skin.fill(ellipse(92, -46, 17, 16)).limb("80,-40,8 66,-50,7")
        with skin.at(6):
            _face(skin)
    box.add(skin)
    fist = Sheet("#fffaf0", "#efe2d6", gap=0.8, through=0.05, rim=0.6)
    with fist.at(*FIST, 1, -34):
        with fist.piece(1, 1.6) as cuff:
            cuff.limb("-64,0,35 -48,0,34")
        for y, tip in ((28, -10), (9, -18), (-10, -18), (-29, -12)):
            with fist.piece(0.6, 1.4) as finger:
                finger.limb([(tip, y, 10.5), (14, y - 1, 11), (36, y, 10)])
        with fist.piece(0.6, 1.4, joint=(-44, -18, 16)) as thumb:
            thumb.limb("-46,-18,14 -26,-40,12 2,-50,11 22,-50,9")
    box.add(fist)


def _face(skin: Sheet) -> None:
    """Ink a merry face with hair and a moustache, its neck at the origin."""
    skin.ink("#6a3a1e", "-53,-50! -58,-96 -34,-124 4,-118 34,-124 58,-96 53,-50! 44,-72 24,-84 "
             "-6,-96 -22,-80 -42,-68")  # fmt: skip
    skin.ink("#2a1018", ellipse(-19, -58, 7, 9), ellipse(19, -58, 7, 9))
    skin.ink("#ffffff", ellipse(-17, -61, 2.4), ellipse(21, -61, 2.4))
    skin.ink("#f08a70", ellipse(-32, -38, 9, 7), ellipse(32, -38, 9, 7), ellipse(0, -46, 7, 7))
    skin.ink("#8a1c24", "-20,-24! 20,-24! 12,-9 0,-5 -12,-9")
    skin.ink("#3a1c14", "0,-36! 14,-38 28,-28 38,-36! 32,-18 14,-22 0,-28! -14,-22 -32,-18 "
             "-38,-36! -28,-28 -14,-38")  # fmt: skip


def _table(box: Box) -> None:
    hat = Sheet("#2a1830", "#180c1c", gap=1.2, through=0.03, rim=0.9)
    hat.fill("582,806! 588,940! 736,940! 742,806!").fill(ellipse(662, 808, 102, 19))
    hat.ink("#c8404a", "586,884! 738,884! 737,912! 587,912!")
    box.add(hat)
    cloth = Sheet("#f3d9a0", "#d8ae6a", gap=1.0, through=0.06, rim=0.6)
    cloth.fill("528,936! 772,936! 774,1050 750,1058 726,1042 702,1060 678,1042 652,1058 626,1042 "
    "600,1060 572,1042 548,1056 518,1042!")  # fmt: skip
    for x in (572, 618, 664, 712, 752):
        cloth.score([(x, 944), (x - 4, 1036)], 3)
    box.add(cloth)
    legs = Sheet("#5c2a1c", gap=0.5, through=0.03, rim=0.5)
    legs.line("552,1050 548,1110", 12).line("742,1050 746,1110", 12)
    box.add(legs)
    carrot = Sheet("#ef8a2e", "#d86f1c", gap=0.5, through=0.05, rim=0.6)
    carrot.fill("630,926 594,900 562,908! 566,928 598,940")
    carrot.limb("568,914,5 538,900,2").limb("566,920,5 534,920,2")
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
