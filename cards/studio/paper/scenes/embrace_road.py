"""Two people embrace, large; cut out of their joined outline is a winter road."""

import math

from cards.studio.paper import birds, figures, land, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

SUN = (470, 634)
WINE = "#96394f"
COATS = (
    "272,430! 228,462 180,510 146,590 134,700 154,806 122,960 84,1260! 726,1260! 706,1060 "
    "700,900 716,740 712,620 672,500 610,424 540,372 480,330! 380,300"
)
"""What the two are together below their heads."""
HAIR = {
    "his": (
        "-.27,-.06 -.37,-.24 -.47,-.55 -.42,-.88 -.10,-1.06 .20,-1.01 .345,-.86 .35,-.72 .27,-.80 "
        ".16,-.74 .11,-.62 .085,-.46! .05,-.40 .0,-.52 -.07,-.50 -.09,-.38 -.06,-.30 -.14,-.20"
    ),
    "hers": (
        "-.36,-.20 -.44,-.52 -.40,-.86 -.10,-1.04 .20,-.99 .35,-.84 .37,-.70 .28,-.72 .16,-.66 "
        ".06,-.50 .02,-.36 -.05,-.27 -.10,-.25! -.13,-.16 -.19,-.18! -.26,-.12"
    ),
}


STRANDS = {
    "his": (
        ".28,-.88 .05,-.90 -.22,-.74 -.34,-.5",
        ".20,-.94 -.05,-.97 -.28,-.84",
        ".22,-.82 .02,-.80 -.16,-.66",
        "-.14,-.56 -.24,-.42 -.26,-.24",
        "-.30,-.56 -.36,-.40 -.32,-.24",
    ),
    "hers": (
        ".30,-.80 .08,-.78 -.18,-.60 -.34,-.40",
        ".14,-.93 -.12,-.88 -.32,-.64 -.38,-.42",
        ".20,-.70 .02,-.60 -.14,-.42 -.30,-.32",
        "-.10,-.98 -.30,-.82 -.38,-.6",
    ),
}


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff6e8", "#f6d3c6", "#c7a5ad", "#8f7c90", at=SUN, radius=640),
        lamp=SUN,
        tint="#4a3548",
        finish=Finish(vignette=0.16, bloom=0.12, contrast=0.25),
    )
    _far(box)
    _road(box)
    _avenue(box)
    _walker(box)
    _page(box)
    _arms(box)
    _heads(box)
    return box


def _far(box: Box) -> None:
    box.emit(ellipse(*SUN, 34), "#fffaf0", 1.5, 2)
    box.light(*SUN, 60, "#ffe9d2", 0.8, 0.35)
    ring = Sheet("#6d5a6c", gap=0.3, through=0.2, rim=0.2)
    for i in range(11):
        a = math.radians(360 * i / 11)
        x, y = 560 + 74 * math.cos(a), 520 + 40 * math.sin(a)
        birds.gull(ring, x, y, 8 + 3 * math.sin(a))
    box.add(ring)
    hills = Sheet("#c9aab0", "#d2b7ba", gap=0.6, through=0.3, rim=0.3, shade=0.6)
    land.hill(hills, 640, 14, 4)
    box.add(hills)
    box.haze("#f3d5ca", 0.5 * near(SUN[0], 640, 300, 60))
    line = Sheet("#725a6d", gap=0.4, through=0.1, rim=0.2)
    line.line([(80, 668), (720, 660)], 2.5)
    _train(line, 300, 664, 1)
    _train(line, 590, 661, -1)
    box.add(line)


def _train(sheet: Sheet, x: float, y: float, way: int) -> None:
    with sheet.at(x, y, flip=way < 0):
        for i in range(4):
            sheet.fill(rectangle(-104 + 25 * i, -15, 23, 13, 2))
            sheet.cut(rectangle(-100 + 25 * i, -12, 6, 5), rectangle(-91 + 25 * i, -12, 6, 5))
        sheet.fill(
            rectangle(-2, -13, 26, 11, 3), rectangle(14, -22, 5, 12), rectangle(-3, -20, 11, 18, 1)
        )
        for i in range(6):
            sheet.fill(ellipse(12 - 17 * i, -28 - 4 * i, 5 + 2.4 * i, 4 + 1.4 * i))


def _road(box: Box) -> None:
    snow = Sheet("#d9c3c8", "#a893a6", gap=0.9, through=0.12, rim=0.4)
    snow.fill("-20,712! 200,700 440,694 640,702 820,700! 820,1300! -20,1300!")
    box.add(snow)
    road = Sheet("#efdcd6", "#c9b6bf", gap=0.35, through=0.1, rim=0.5, shade=0.5)
    road.fill(
        "452,697! 470,740 440,800 430,880 470,980 540,1100 590,1300! 190,1300! "
        "250,1100 320,980 372,880 404,800 448,740"
    )
    for points in (
        "456,720 430,800 400,900 390,1000 370,1280",
        "460,730 434,820 420,900 450,1020 500,1280",
    ):
        road.score(points, 5)
    box.add(road)
    fence = Sheet("#5b4660", gap=0.5, through=0.08, rim=0.4)
    for side in (-1, 1):
        tops = []
        for i in range(9):
            far = 0.62**i
            x, y = 436 + side * (20 + 300 * far), 706 + 420 * far
            fence.limb([(x, y, 5 * far + 0.8), (x + 3 * far, y - 92 * far, 4 * far + 0.6)], steps=2)
            tops.append((x + 3 * far, y - 78 * far, 1.5 * far + 0.4))
        fence.limb(tops, steps=4)
        fence.limb([(x, y + 38 * 0.62**i, w) for i, (x, y, w) in enumerate(tops)], steps=4)
    birds.bird(fence, 150, 1034, 46, "perch")
    box.add(fence)


def _avenue(box: Box) -> None:
    for i, (scale, colour) in enumerate(
        ((0.26, "#a98f9b"), (0.42, "#8a7184"), (0.66, "#66516a"), (1.0, "#44344e"))
    ):
        trees = Sheet(colour, gap=0.5 + 0.4 * scale, through=0.08, rim=0.3)
        ground = 700 + 330 * scale**1.25
        for side in (-1, 1):
            x = 428 + side * (58 + 250 * scale) - (10 if side > 0 else 0)
            plants.tree(
                trees,
                x,
                ground,
                560 * scale,
                13 * scale,
                7 + i * 3 + side,
                lean=-side * 5,
                depth=6,
                roots=3,
            )
        box.add(trees)
        if i == 1:
            box.haze("#ecc9c2", 0.28 * near(440, 690, 330, 120))


def _walker(box: Box) -> None:
    box.light(420, 880, 90, "#ffe6d6", 0.5, 0.05)
    prints = Sheet("#8d7890", gap=0.1, through=0.1, rim=0, shade=0.15)
    for i in range(15):
        y = 1010 + 14 * i + 0.5 * i * i
        wide, side = 3.4 + 0.34 * i, (-1) ** i
        prints.fill(ellipse(414 + side * (5 + i * 0.6) + i * 0.6, y, wide, wide * 1.7))
        if i > 5:
            x = 352 - side * (4 + i * 0.5) - 2.4 * (i - 6)
            prints.fill(ellipse(x, y - 9, wide * 0.8, wide * 1.4))
    box.add(prints)
    walker = Sheet("#2f2238", gap=0.6, through=0.03, rim=0.4)
    coat = ("coat", "trousers", "hat")
    figures.standing(
        walker, 412, 1004, 20, "man", coat, back=True, arms=((108, 97), (76, 90)),
        legs=((94, 92), (82, 96)), lean=2, hem=0.62,
    )  # fmt: skip
    walker.ink(
        WINE,
        "402,878 412,873 424,878 424,886 412,889 402,886",
        "420,882! 444,896 452,918! 442,912 432,904 418,892!",
    )
    walker.fill("420,882! 444,896 452,918! 442,912 432,904 418,892!")
    with walker.at(300, 1000, 1.3, -4):
        walker.fill(rectangle(-27, -34, 54, 36, 4)).line("-9,-34 -8,-42 8,-42 9,-34", 3)
        walker.slit("-15,-32 -15,-16 -15,0", 1.2).slit("15,-32 15,-16 15,0", 1.2)
    walker.cut(ellipse(300, 980, 2.2))
    box.add(walker)


def _page(box: Box) -> None:
    """Hang the page; the avenue goes on in it, in white."""
    page = Sheet("#f3e4e0", "#e6d3d3", gap=2.6, through=0.04, rim=0.5, scatter=10)
    page.fill(rectangle(-40, -40, 880, 1280)).cut(COATS)
    box.add(page)
    relief = Sheet("#f6e9e4", "#e9d7d6", gap=0.7, through=0.04, rim=0.8, shade=0.55)
    plants.tree(relief, 10, 1290, 1330, 27, 5, lean=4, depth=7, roots=3)
    plants.tree(relief, 782, 1290, 1300, 25, 12, lean=-3, depth=7, roots=3)
    relief.cut(COATS)
    for x, y, size in ((590, 96, 17), (650, 130, 13), (540, 60, 11), (700, 84, 9)):
        birds.gull(relief, x, y, size)
    box.add(relief)


def _sleeve(sheet: Sheet, runs: tuple[str, ...], folds: tuple[str, ...]) -> None:
    with sheet.piece(2, 2.5) as part:
        for run in runs:
            part.limb(run)
    for fold in folds:
        sheet.slit(fold, 1.7)


def _arms(box: Box) -> None:
    hands = Sheet("#f3dacd", gap=0.9, through=0.06, rim=0.5)
    held = (Finger(-10, (-6, -4)), Finger(-2), Finger(6, (4, 4)), Finger(15, (6, 6)))
    palms.flat(hands, 296, 752, 150, 186, held, (-48, 20, 14), flip=True, lines=False, nails=True)
    box.add(hands)
    his = Sheet("#b596a2", "#a2838f", gap=1.6, through=0.05, rim=0.5)
    _sleeve(
        his,
        ("628,500,66 648,590,62 636,680,58", "636,680,58 560,746,50 440,764,42 310,754,33"),
        ("610,610 590,655 600,690", "640,724 600,742 560,742", "560,716 530,740 536,770",
         "470,734 452,754 458,778", "340,722 334,752 340,784", "690,560 694,610 684,660"),
    )  # fmt: skip
    button = Sheet("#5b3a50", gap=0.7, through=0.05, rim=0.6)
    button.line([(342, 776), (339, 806), (343, 828)], 1.6)
    button.fill(ellipse(344, 838, 10)).cut(ellipse(341, 838, 1.9), ellipse(347, 838, 1.9))
    box.add(button)
    box.add(his)
    grip = (Finger(-8, (10, 16), 0.7), Finger(-2, (8, 14), 0.72), Finger(5, (8, 14), 0.7),
            Finger(12, (10, 14), 0.68))  # fmt: skip
    hand = Sheet("#f3dacd", gap=0.9, through=0.06, rim=0.5)
    palms.flat(hand, 558, 494, 138, -28, grip, (-50, 30, 20), lines=False, nails=True)
    box.add(hand)
    hers = Sheet("#dcbcbb", "#cfabad", gap=1.4, through=0.05, rim=0.5)
    _sleeve(
        hers,
        ("222,520,54 280,572,50 340,604,42", "340,604,42 450,556,37 552,498,26"),
        ("306,566 330,584 356,588", "352,640 330,628 318,604", "430,540 440,560 436,580",
         "262,560 250,590 262,606", "520,490 530,508 534,526"),
    )  # fmt: skip
    box.add(hers)


def _heads(box: Box) -> None:
    collar = Sheet("#a5868f", "#a5868f", gap=1.2, through=0.05, rim=0.5)
    skin = {"gap": 1.3, "through": 0.05, "rim": 0.5}
    dark = Sheet("#4c3947", gap=0.2, through=0)
    dark.fill(ellipse(392, 226, 66, 74))
    box.add(dark)
    his = Sheet("#e7c9bd", **skin)
    with his.at(420, 312, 205, -16, flip=True):
        his.fill(PROFILES["large"])
        his.slit(".20,-.545 .26,-.52 .335,-.535", 0.012).slit(".19,-.64 .27,-.675 .345,-.65", 0.012)
        his.slit(".30,-.235 .345,-.24 .39,-.235", 0.008)
        his.fill(ellipse(-0.01, -0.42, 0.075, 0.11))
        his.slit("-.03,-.48 .03,-.46 .01,-.38", 0.012)
    box.add(his)
    _hair(box, "his", "#6a5163", (420, 312, 205, -16), flip=True)
    collar.fill("456,300! 500,316 548,352 590,400! 540,420 470,420 410,400! 430,350")
    collar.slit("470,320 486,360 480,400", 1.6)
    box.add(collar)
    hers = Sheet("#f2d9cc", **skin)
    with hers.at(322, 478, 188, 4):
        hers.fill(PROFILES["large"])
        hers.slit(".20,-.54 .265,-.515 .335,-.53", 0.012).slit(
            ".20,-.635 .27,-.665 .34,-.64", 0.009
        )
        hers.slit(".30,-.235 .345,-.24 .385,-.23", 0.008)
        hers.fill(ellipse(-0.03, -0.40, 0.06, 0.09))
    box.add(hers)
    _hair(box, "hers", "#8c5558", (322, 478, 188, 4))
    _scarf(box)


def _hair(
    box: Box, whose: str, colour: str, at: tuple[float, float, float, float], *, flip: bool = False
) -> None:
    sheet = Sheet(colour, gap=0.8, through=0.04, rim=0.6)
    x, y, size, turn = at
    with sheet.at(x, y, size, turn, flip=flip):
        sheet.fill(HAIR[whose])
        if whose == "hers":
            sheet.fill(ellipse(-0.42, -0.30, 0.17, 0.15))
            sheet.limb("-.24,-.16,.012 -.20,-.06,.009 -.24,.03,.002", steps=5)
            sheet.slit("-.52,-.33 -.42,-.40 -.32,-.30", 0.010).slit(
                "-.54,-.24 -.42,-.28 -.34,-.2", 0.01
            )
        for line in STRANDS[whose]:
            sheet.slit(line, 0.007)
            sheet.score(line, 0.012)
    box.add(sheet)


def _scarf(box: Box) -> None:
    scarf = Sheet(WINE, "#7d2e44", gap=1.3, through=0.05, rim=0.6)
    with scarf.piece(1.2, 2, joint=(270, 500, 1)) as part:
        part.fill(
            "258,470! 250,500 214,520 150,520 96,556 60,548! 84,596 70,620! 130,606 "
            "190,570 262,556 300,520"
        )
    with scarf.piece(1.2, 2) as part:
        part.fill(
            "244,462 280,470 330,484 392,478! 404,500 396,522 350,540 290,540 246,520 234,490"
        )
    for line in ("262,484 320,506 386,500", "258,506 310,526 370,524", "240,530 170,540 110,574"):
        scarf.slit(line, 1.6)
    for i in range(6):
        scarf.slit([(66 + 3 * i, 556 + 10 * i), (92 + 3 * i, 556 + 9 * i)], 1.0)
    box.add(scarf)
