"""An empty coat at table; a child takes its cuff. The window is a whale, the sea is in the room."""

import numpy as np

from cards.studio.paper import birds, buildings, land, ornament, people, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import ellipse, inside_out, rectangle, spline
from cards.studio.paper.sheet import Sheet

SUN = (420, 330)
WHALE = (
    "70,454 72,406 104,344 170,284 262,234 368,206 460,206 520,218 548,198! 564,226 610,234 "
    "648,218 664,180 650,148 624,116 592,84! 636,84 676,98 698,124! 714,98 728,82 744,78! "
    "742,108 730,142 716,176 712,234 686,308 620,392 540,454 440,506 340,536 250,544 160,530 "
    "98,494"
)
FIN = "300,542! 326,588 372,636 432,662! 404,620 384,574 376,530!"
REACH = Pose(
    (304, 330), 318, -26, ((30, 34, 60), (12, 6, 4)), ((16, 74, 4), (8, 100, 10)),
    ("relaxed", "reach"),
)  # fmt: skip
COLLAR = "136,748 156,738 180,736 206,744 194,768 172,820! 150,774"


def build() -> Box:
    sky = glow(
        "#fffbe0", "#ffeeb4", "#fccb74", "#d98437", "#8f3a1c", "#3d1410",
        at=SUN, radius=640, squash=(1.15, 1),
    )  # fmt: skip
    box = Box(sky, SUN, "#240a06", (0.0, 0.8), Finish(vignette=0.2, bloom=0.08))
    _outside(box)
    _wall(box)
    _furniture(box)
    _far_water(box)
    _company(box)
    _table(box)
    _near_water(box)
    return box


def _outside(box: Box) -> None:
    random = np.random.default_rng(8)
    box.emit(ellipse(452, 310, 64), "#fffdf0", 1.0, 1)
    for i, (colour, y) in enumerate((("#ffe3a0", 270), ("#f9cd7c", 390), ("#eeae58", 440))):
        sheet = Sheet(colour, gap=0.6, through=0.5, rim=0.8)
        for j in range(5):
            x, down = random.uniform(40, 760), random.uniform(-60, 26)
            land.cloud(sheet, x, y + down, random.uniform(110, 230), 10 * i + j)
        box.add(sheet)
    sea = Sheet("#b86a2c", "#a04a20", gap=0.7, through=0.4, rim=0.7)
    land.waves(sea, 474, 5, 34, seed=2)
    buildings.ship(sea, 570, 470, 1.6)
    for x, y, size in ((250, 290, 15), (282, 270, 11), (316, 296, 9), (640, 330, 10)):
        birds.gull(sea, x, y, size)
    box.add(sea)


def _wall(box: Box) -> None:
    """Hang the damask wall with its window and the window's bars."""
    sheet = Sheet("#b24a2c", "#96391f", gap=1.4, through=0.1, rim=0.6)
    sheet.fill(rectangle(-20, -20, 840, 1260)).cut(WHALE, FIN)
    for i in range(-1, 15):
        for j in range(17):
            with sheet.at(28 + i * 58 + 29 * (j % 2), 30 + j * 50):
                sheet.score(spline("0,-22 9,-8 15,2 7,14 0,20 -7,14 -15,2 -9,-8"), 1.3)
                sheet.slit("0,-12 0,10", 0.9).slit("-9,0 -3,8", 0.8).slit("9,0 3,8", 0.8)
    box.add(sheet)
    bars = Sheet("#5a2416", "#451a10", gap=0.8, through=0.1, rim=0.7)
    with bars.piece() as part:
        for i in range(12):
            part.line([(98 + 60 * i, 0), (98 + 60 * i, 700)], 3.6)
            part.line([(0, 76 + 62 * i), (800, 76 + 62 * i)], 3.6)
        for t in np.linspace(0, 1, 6):
            pleat = [
                (92 + 10 * t, 484 + 12 * t), (170 + 14 * t, 502 + 30 * t), (270, 504 + 38 * t),
                (372 - 10 * t, 484 + 46 * t), (440 - 30 * t, 460 + 58 * t),
            ]  # fmt: skip
            part.line(pleat, 3)
        part.line("64,462 104,476 160,474 214,458 250,452 276,460", 6)
        part.fill(ellipse(268, 402, 15)).cut(ellipse(268, 402, 9.5))
        part.cut(inside_out(spline(WHALE), spline(FIN)))
    for outline, width in ((WHALE, 17), (FIN, 13)):
        bars.line(spline(outline), width).score(spline(outline), 2)
    box.add(bars)


def _furniture(box: Box) -> None:
    """Set wainscot, a portrait, and a clock with a bird on it."""
    sheet = Sheet("#6e2f22", "#5a241a", gap=0.8, through=0.05, rim=0.6)
    sheet.fill(rectangle(-20, 876, 840, 400), rectangle(-20, 868, 840, 12, 3))
    for x in range(-20, 820, 86):
        sheet.score(rectangle(x + 12, 894, 62, 122, 3), 2)
    buildings.portrait(sheet, 330, 690, 38, 48, "hat")
    dial = buildings.clock(sheet, 712, 690)
    birds.bird(sheet, 706, 536, 62, "perch", flip=True)
    box.emit(dial, "#f2bd72", 0.75, 0.5)
    box.add(sheet)


def _far_water(box: Box) -> None:
    random = np.random.default_rng(9)
    sheet = Sheet("#4fb0a6", "#3c968f", gap=0.6, through=0.08, rim=0.6)
    land.waves(sheet, 1052, 4, 40, seed=4)
    for _ in range(26):
        x, y = random.uniform(10, 790), random.uniform(1062, 1090)
        sheet.slit([(x, y), (x + 16, y + 1.5), (x + 34, y)], 1.2)
    box.add(sheet)


def _company(box: Box) -> None:
    """Seat the coat and the child, and let fish out of the collar."""
    chairs = Sheet("#4a2016", "#381610", gap=1.3, through=0.04, rim=0.7)
    _chairs(chairs)
    things.book(chairs, 560, 932, 92, 19)
    things.book(chairs, 572, 913, 76, 15)
    chairs.ink("#2f4a80", rectangle(60, 615, 100, 41))
    box.add(chairs)
    box.add(Sheet("#1a2440", gap=0.4, through=0.05).fill(COLLAR))
    coat = Sheet("#34548f", "#263f72", gap=1.3, through=0.04, rim=0.8)
    _coat(coat)
    coat.ink("#f2c04a", *(ellipse(x, 770, 40, 26) for x in (106, 226)),
             rectangle(356, 796, 14, 60), rectangle(78, 932, 46, 18))  # fmt: skip
    things.boot(coat, 168, 1090, 74)
    things.boot(coat, 214, 1090, 74)
    coat.ink("#4a2016", rectangle(140, 1034, 140, 80))
    box.add(coat)
    _child(box)
    random = np.random.default_rng(10)
    shoal = Sheet("#fff0c8", gap=1.2, through=0.1, rim=0.6)
    for i, u in enumerate(np.linspace(0, 1, 10)):
        x = 170 + 46 * np.sin(u * 5.4) - 48 * u + random.uniform(-7, 7)
        size, turn = 19 + 14 * u + 4 * np.sin(i * 2.1), -90 + 46 * np.cos(u * 5.4)
        birds.fish(shoal, x, 728 - 238 * u, size, turn + random.uniform(-14, 14))
    box.add(shoal)


def _child(box: Box) -> None:
    dress = Sheet("#3aa39a", "#2a8580", gap=1.2, through=0.04, rim=0.7)
    joints = people.person(
        dress, 606, 866, 66, "child", REACH, ("dress",),
        flip=True, anchor="hip", hem=0.72, flare=0.25,
    )  # fmt: skip
    box.add(dress)
    skin = Sheet("#f8cf9e", "#eab987", gap=0.7, through=0.04, rim=0.6)
    hair = Sheet("#4a2016", "#381610", gap=0.6, through=0.04, rim=0.7)
    turn = -(REACH.head + (REACH.neck - 282) * 0.6)
    with skin.at(*joints.head, 76, turn, flip=True), skin.at(0.08, -0.10):
        skin.fill(PROFILES["child"]).slit(".16,-.44 .24,-.41 .31,-.44", 0.02)
        skin.ink("#e88f68", ellipse(0.16, -0.24, 0.09))
    for wrist, angle in zip(joints.wrists, (150, 176), strict=True):
        hand(skin, *wrist, angle, 40, "reach", flip=True)
    with hair.at(*joints.head, 76, turn, flip=True), hair.at(0.08, -0.10):
        hair.fill(
            ".30,-.98 .42,-.76 .24,-.78 .06,-.62 .0,-.42 -.14,-.26 -.32,-.20! -.54,-.34 -.58,-.66 "
            "-.42,-.98 -.06,-1.12"
        )
        for k in range(4):
            hair.fill(ellipse(-0.46 - 0.08 * k, -0.18 + 0.16 * k, 0.13 - 0.014 * k))
    box.add(skin)
    box.add(hair)


def _chairs(sheet: Sheet) -> None:
    for bar in (
        "78,1100,5 82,930,6 76,760,6 66,618,5", "70,932,6 240,932,6", "224,934,5 232,1100,4",
        "66,660,5 106,652,5 140,664,5", "144,940,5 146,780,5 142,640,5",
        "634,1100,4.5 646,934,5 662,752,4.5", "548,938,5.5 654,938,5.5", "560,938,5 552,1100,4",
    ):  # fmt: skip
        sheet.limb(bar)
    with sheet.at(104, 662, 62, -6):
        sheet.fill(
            "-.62,.02 -.66,-.16 -.84,-.36 -.3,-.62 .3,-.56 .68,-.30 .52,-.16 .56,.0! .82,.12 "
            ".74,.18! .3,.06 -.2,.06"
        )
        sheet.slit("-.62,-.12 0,-.10 .52,-.14", 0.02).cut(ellipse(0.18, -0.28, 0.07))


def _coat(sheet: Sheet) -> None:
    sheet.limb("206,790,28 250,820,25 306,828,21 362,826,19 384,824,22", steps=10)
    sheet.cut(ellipse(398, 824, 5, 15))
    for x in (352, 362):
        sheet.slit([(x, 806), (x + 2, 826), (x, 844)], 1.3)
    with sheet.piece(0.8, 1.4, joint=(216, 800, 30)) as part:
        part.fill(
            "126,756 133,742 150,734 178,731 202,737 216,752! 228,762 242,784 238,840 240,886 "
            "262,918 280,972 286,1022! 258,1010 232,1030! 204,1012 172,1030! 146,1012 116,1028! "
            "84,1014! 98,940 102,880 96,830 92,784 106,762"
        )
        part.cut("142,750 158,744 180,742 200,748! 190,768 171,812! 154,770")
        part.slit("136,752 140,784 130,806 150,812 169,866", 1.5)
        part.slit("207,750 204,784 214,804 192,812 172,866", 1.5)
        part.slit("170,866 172,930 168,1020", 1.3)
        for k in range(4):
            part.cut(ellipse(148 - k, 856 + 28 * k, 4), ellipse(196 + k, 856 + 28 * k, 4))
        part.slit("204,930 222,926 242,930", 1.4).slit("110,934 126,930 142,934", 1.4)
        for top, end in ((122, 110), (214, 228), (246, 262)):
            part.slit([(top, 950), ((top + end) / 2, 985), (end, 1016)], 1.2)
    with sheet.piece(0.8, 1.5, joint=(104, 776, 26)) as part:
        part.limb("106,786,24 90,840,23 92,900,20 100,950,19 102,968,22").cut(
            ellipse(103, 984, 17, 5)
        )
        part.slit("84,936 100,941 118,936", 1.3).slit("84,946 100,951 119,946", 1.3)
    for x in (106, 226):
        sheet.fill(ellipse(x, 770, 25, 9))
        for k in range(9):
            sheet.line([(x - 20 + 5 * k, 772), (x - 21 + 5.2 * k, 789)], 2.2)
            sheet.slit([(x - 17.5 + 5 * k, 776), (x - 18 + 5.1 * k, 788)], 0.6)


def _table(box: Box) -> None:
    sheet = Sheet("#f6e2bc", "#e6c694", gap=1.1, through=0.05, rim=0.6)
    sheet.fill(
        rectangle(214, 840, 420, 10, 3),
        "216,846! 632,846! 628,870 632,894! 590,884 540,896 480,884 424,898 370,884 310,896 "
        "258,884 214,894! 220,870",
    )
    hem = "216,890 258,883 310,894 370,883 424,896 480,883 540,894 590,883 632,892"
    ornament.lace(sheet, hem, 9, 1.1)
    for i in range(10):
        ornament.rosette(sheet, 240 + 41 * i, 868, 11, (6, 8)[i % 2])
    for x in (262, 338, 400, 452, 512, 566, 606):
        sheet.score([(x, 854), (x + 3, 870), (x - 2, 884)], 1.6)
    for x in (250, 600):
        sheet.limb([(x, 900, 7), (x, 960, 9), (x, 975, 5), (x, 1020, 8), (x, 1110, 5)])
    box.add(sheet)


def _near_water(box: Box) -> None:
    """Let fish swim in the nearer water and a paper boat on it."""
    random = np.random.default_rng(11)
    sheet = Sheet("#2f8088", "#276a76", gap=1.1, through=0.05, rim=0.6)
    land.waves(sheet, 1092, 6, 52, seed=6)
    for x, y, size, flip in (
        (120, 1128, 46, False), (330, 1122, 36, True), (398, 1132, 28, True),
        (540, 1124, 52, False), (690, 1130, 38, True),
    ):  # fmt: skip
        with sheet.piece(cut=True) as part:
            birds.fish(part, x, y, size, random.uniform(-8, 8), flip=flip)
    box.add(sheet)
    boat = Sheet("#fff6e0", "#f3e3bd", gap=0.9, through=0.05, rim=0.7)
    things.paper_boat(boat, 430, 1082, 62)
    box.add(boat)
    front = Sheet("#1d4f5e", "#163f4e", gap=1.2, through=0.04, rim=0.6)
    land.waves(front, 1146, 8, 70, seed=9)
    box.add(front)
