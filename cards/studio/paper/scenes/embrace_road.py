"""Two people embrace, large; cut out of their joined outline is a winter road."""

import math

from cards.studio.paper import birds, land, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

SUN = (470, 634)
WINE, SKIN = "#b3202f", "#f2c49c"
MUSTARD, NAVY = ("#e2a02c", "#d08a1e"), ("#2a4d78", "#1f3c63")
"""Her coat and his: one sees by them whose arm is whose."""
COATS = (
    "300,506! 214,512 176,532 146,590 134,700 154,806 122,960 84,1260! 726,1260! 706,1060 "
    "698,900 702,740 690,620 650,500 610,424 540,372 480,330! 380,300"
)
"""What the two are together below their heads."""
CHEST = (
    "384,300! 420,330 452,330! 500,316 566,344 630,398 676,460 704,530 712,620! 640,640 "
    "596,600 556,528! 450,562 340,606! 300,520 320,400"
)
"""His coat above her arm; below it both coats are the road."""
COLLAR = (
    "486,282! 514,300 540,330! 524,372 484,404 436,414 390,404! 388,312! 408,336 "
    "436,350 464,338 480,312"
)
HIS_ARM = (
    "586,362! 628,392 668,444 694,512 708,600 716,676 714,716 702,744 682,764 652,774! 590,782 "
    "520,786 420,788 308,782! 303,722! 410,722 500,716 566,700 598,676! 594,624 578,566 560,510 "
    "546,450 556,396"
)
"""Shoulder, elbow and cuff of the arm that he lays round her."""
HER_ARM = (
    "262,478! 214,484 172,514 148,560 134,622 136,648! 160,630 196,620 236,632 280,656 318,664 "
    "344,654! 420,610 490,566 566,524! 546,470! 470,506 400,540 342,560! 320,536 300,506"
)
"""Her shoulder and the arm that she lays on his."""
HER_HEAD = (322, 470, 188, 4)
WALKER = (
    "401,862 405,852 413,849 421,852 425,862 428,865! 398,865!",
    "405,864 421,864 421,874 417,884 409,884 405,875",
    "404,880! 422,880! 436,888 441,908 443,934 439,950 435,972! 391,972! 387,950 383,934 390,888",
    "396,968! 411,968! 409,990 407,1004! 396,1006! 398,988",
    "416,968! 430,968! 428,984 428,996! 418,997! 417,984",
)
"""The walker from behind, his hands in his pockets."""
SCARF_END = (
    "401,881 412,876 425,881 426,889 412,893 400,889",
    "419,884! 440,892 454,910 456,922! 444,918 432,906 416,892!",
)
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
        glow("#fff2cf", "#ffc871", "#f08a52", "#b05a70", at=SUN, radius=560),
        lamp=SUN,
        tint="#2a2346",
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.4),
    )
    _far(box)
    _road(box)
    _avenue(box)
    _walker(box)
    _page(box)
    _chest(box)
    _his_head(box)
    _his_arm(box)
    _her_arm(box)
    _her_head(box)
    return box


def _far(box: Box) -> None:
    box.emit(ellipse(*SUN, 34), "#fffaf0", 1.5, 2)
    box.light(*SUN, 60, "#ffdf9a", 0.7, 0.25)
    ring = Sheet("#3a2a4a", gap=0.3, through=0.2, rim=0.2)
    for i in range(11):
        a = math.radians(360 * i / 11)
        x, y = 560 + 74 * math.cos(a), 520 + 40 * math.sin(a)
        birds.gull(ring, x, y, 8 + 3 * math.sin(a))
    box.add(ring)
    hills = Sheet("#8a6f9c", "#9a80a8", gap=0.6, through=0.3, rim=0.3, shade=0.6)
    land.hill(hills, 640, 14, 4)
    box.add(hills)
    box.haze("#ffc98a", 0.35 * near(SUN[0], 640, 300, 60))
    smoke = Sheet("#e8d6d6", gap=0.3, through=0.3, rim=0.3, shade=0.4)
    _smoke(smoke, 566, 661, -1)
    box.add(smoke)
    line = Sheet("#2c2040", gap=0.4, through=0.06, rim=0.2)
    line.line([(80, 668), (720, 660)], 3)
    _train(line, 300, 664, 1)
    _train(line, 566, 661, -1)
    box.add(line)


def _smoke(sheet: Sheet, x: float, y: float, way: int) -> None:
    """Lay an engine's smoke, blown back over its carriages."""
    run = [(x + way * (16 - 17 * i), y - 24 - 3.4 * i, 2.5 + 1.5 * i) for i in range(7)]
    sheet.limb(run, steps=5)


def _train(sheet: Sheet, x: float, y: float, way: int) -> None:
    with sheet.at(x, y, flip=way < 0):
        for i in range(4):
            sheet.fill(rectangle(-104 + 25 * i, -15, 23, 13, 2))
            sheet.cut(rectangle(-100 + 25 * i, -12, 6, 5), rectangle(-91 + 25 * i, -12, 6, 5))
        sheet.fill(
            rectangle(-2, -13, 26, 11, 3), rectangle(14, -22, 5, 12), rectangle(-3, -20, 11, 18, 1)
        )


def _road(box: Box) -> None:
    snow = Sheet("#d6e3f1", "#96b3da", gap=0.9, through=0.12, rim=0.4)
    snow.fill("-20,712! 200,700 440,694 640,702 820,700! 820,1300! -20,1300!")
    box.add(snow)
    road = Sheet("#fdf6ec", "#eef2f8", gap=0.35, through=0.1, rim=0.5, shade=0.5)
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
    fence = Sheet("#2a2748", gap=0.5, through=0.08, rim=0.4)
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
        ((0.26, "#6f6a92"), (0.42, "#4d4a78"), (0.66, "#34325c"), (1.0, "#1f1f40"))
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
            box.haze("#ffd9b0", 0.2 * near(440, 690, 330, 120))


def _walker(box: Box) -> None:
    box.light(420, 880, 90, "#ffe6d6", 0.3, 0.03)
    prints = Sheet("#5d78a8", gap=0.1, through=0.1, rim=0, shade=0.15)
    for i in range(15):
        y = 1010 + 14 * i + 0.5 * i * i
        wide, side = 3.4 + 0.34 * i, (-1) ** i
        prints.fill(ellipse(414 + side * (5 + i * 0.6) + i * 0.6, y, wide, wide * 1.7))
        if i > 5:
            x = 352 - side * (4 + i * 0.5) - 2.4 * (i - 6)
            prints.fill(ellipse(x, y - 9, wide * 0.8, wide * 1.4))
    box.add(prints)
    walker = Sheet("#171430", gap=0.6, through=0.03, rim=0.4)
    walker.fill(*WALKER)
    for line in ("393,900 389,925 392,950", "432,900 436,925 433,950", "413,925 412,955 413,972"):
        walker.slit(line, 1.2)
    walker.ink(WINE, *SCARF_END)
    walker.fill(*SCARF_END)
    with walker.at(300, 1000, 1.3, -4):
        walker.fill(rectangle(-27, -34, 54, 36, 4)).line("-9,-34 -8,-42 8,-42 9,-34", 3)
        walker.slit("-15,-32 -15,-16 -15,0", 1.2).slit("15,-32 15,-16 15,0", 1.2)
    walker.cut(ellipse(300, 980, 2.2))
    box.add(walker)


def _page(box: Box) -> None:
    """Hang the page; the avenue goes on in it, in white."""
    page = Sheet("#f3e2c6", "#ead3b2", gap=2.6, through=0.04, rim=0.5, scatter=10)
    page.fill(rectangle(-40, -40, 880, 1280)).cut(COATS)
    box.add(page)
    relief = Sheet("#fdf6e8", "#f8ead2", gap=0.7, through=0.04, rim=0.8, shade=0.55)
    plants.tree(relief, 10, 1290, 1330, 27, 5, lean=4, depth=7, roots=3)
    plants.tree(relief, 782, 1290, 1300, 25, 12, lean=-3, depth=7, roots=3)
    relief.cut(COATS)
    for x, y, size in ((590, 96, 17), (650, 130, 13), (540, 60, 11), (700, 84, 9)):
        birds.gull(relief, x, y, size)
    box.add(relief)


def _chest(box: Box) -> None:
    """Lay his coat: the chest that her head rests on, and the arm round her."""
    chest = Sheet("#1d3658", "#182e4d", gap=1.4, through=0.05, rim=0.5)
    chest.fill(CHEST)
    for line in ("424,410 440,470 476,530", "520,372 560,420 580,480"):
        chest.score(line, 1.6)
    box.add(chest)


def _his_arm(box: Box) -> None:
    hand = Sheet(SKIN, gap=0.9, through=0.06, rim=0.5)
    held = (Finger(-5, (-1, 4)), Finger(-1, (2, 4)), Finger(3, (3, 5)), Finger(8, (4, 6)))
    palms.flat(hand, 304, 752, 134, 184, held, (-34, 10, 10), flip=True, lines=False)
    box.add(hand)
    arm = Sheet(*NAVY, gap=1.6, through=0.05, rim=0.5)
    arm.fill(HIS_ARM)
    for line in ("606,656 634,670 652,696", "604,674 622,692 626,718"):
        arm.slit(line, 1.6)
    for line in (
        "588,500 570,470 566,430", "684,560 676,600 680,640", "700,722 680,722 660,710",
        "332,724 328,756 332,784", "344,724 340,756 344,785", "540,712 520,732 500,738",
        "480,786 500,770 530,766",
    ):  # fmt: skip
        arm.score(line, 1.8)
    box.add(arm)


def _her_arm(box: Box) -> None:
    grip = (Finger(-5, (6, 10), 0.86), Finger(-1, (6, 10), 0.88), Finger(3, (6, 10), 0.88),
            Finger(8, (8, 12), 0.84))  # fmt: skip
    hand = Sheet(SKIN, gap=0.9, through=0.06, rim=0.5)
    palms.flat(hand, 556, 494, 126, -26, grip, (-36, 18, 16), lines=False)
    box.add(hand)
    arm = Sheet(*MUSTARD, gap=1.4, through=0.05, rim=0.5)
    arm.fill(HER_ARM)
    for line in ("318,566 340,584 346,612", "330,556 358,572 372,596"):
        arm.slit(line, 1.6)
    for line in (
        "186,520 198,560 226,590", "250,560 280,590 300,630", "548,474 556,492 560,514",
        "538,478 546,498 549,519", "420,548 440,566 444,590",
    ):  # fmt: skip
        arm.score(line, 1.8)
    box.add(arm)


def _his_head(box: Box) -> None:
    throat = Sheet("#c98f68", gap=0.3, through=0.04)
    throat.fill("380,296! 430,296! 442,356! 396,350!")
    box.add(throat)
    his = Sheet("#e8b488", gap=1.3, through=0.05, rim=0.5)
    with his.at(420, 312, 205, -16, flip=True):
        his.fill(PROFILES["large"])
        his.slit(".20,-.545 .26,-.52 .335,-.535", 0.012).slit(".19,-.64 .27,-.675 .345,-.65", 0.012)
        his.slit(".30,-.235 .345,-.24 .39,-.235", 0.008)
        his.fill(ellipse(-0.01, -0.42, 0.075, 0.11))
        his.slit("-.03,-.48 .03,-.46 .01,-.38", 0.012)
    box.add(his)
    _hair(box, "his", "#2c1f2a", (420, 312, 205, -16), flip=True)
    collar = Sheet("#34608f", "#2c547f", gap=1.2, through=0.05, rim=0.5)
    collar.fill(COLLAR)
    collar.score("500,312 488,348 452,378 414,384", 1.8)
    box.add(collar)


def _her_head(box: Box) -> None:
    hers = Sheet(SKIN, gap=1.3, through=0.05, rim=0.5)
    with hers.at(*HER_HEAD):
        hers.fill(PROFILES["large"])
        hers.slit(".20,-.54 .265,-.515 .335,-.53", 0.012).slit(
            ".20,-.635 .27,-.665 .34,-.64", 0.009
        )
        hers.slit(".30,-.235 .345,-.24 .385,-.23", 0.008)
        hers.score(".22,.0 .10,-.03 .0,-.10", 0.012)
        hers.fill(ellipse(-0.03, -0.40, 0.06, 0.09))
    box.add(hers)
    _hair(box, "hers", "#93402a", HER_HEAD)
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
            sheet.slit("-.52,-.33 -.42,-.40 -.32,-.30", 0.010).slit(
                "-.54,-.24 -.42,-.28 -.34,-.2", 0.01
            )
        for line in STRANDS[whose]:
            sheet.slit(line, 0.007)
            sheet.score(line, 0.012)
    box.add(sheet)


def _scarf(box: Box) -> None:
    scarf = Sheet(WINE, "#8f1a2a", gap=1.3, through=0.05, rim=0.6)
    with scarf.piece(1.2, 2, joint=(256, 520, 1)) as part:
        part.fill(
            "258,492! 240,516 200,530 150,530 96,560 60,552! 84,600 70,624! 130,612 "
            "190,584 250,572 280,540"
        )
    with scarf.piece(1.2, 2) as part:
        part.fill(
            "240,476 262,474 290,494 326,506 358,500! 372,512 372,534 340,552 290,554 250,538 "
            "232,508"
        )
    for line in ("252,498 300,524 358,522", "248,516 290,538 340,538", "232,548 170,556 110,580"):
        scarf.slit(line, 1.5)
    for i in range(6):
        scarf.slit([(66 + 3 * i, 560 + 10 * i), (92 + 3 * i, 560 + 9 * i)], 1.0)
    box.add(scarf)
