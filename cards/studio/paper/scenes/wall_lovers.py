"""Two rooms and the wall between; on either side somebody's hand lies on the same spot."""

import numpy as np

from cards.studio.paper import land, ornament, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend
from cards.studio.paper.outlines import rectangle, rows, toward
from cards.studio.paper.page import XX, YY, near
from cards.studio.paper.sheet import Sheet

LEFT, RIGHT, FLOOR, SPOT = 402, 452, 1092, (427, 476)
VINES = (
    (444, 408, -72, 330),
    (444, 440, -46, 380),
    (446, 474, -12, 330),
    (446, 520, 18, 330),
    (410, 404, -112, 250),
    (408, 424, -164, 150),
)
"""Where vines come out of the wall, where they head, how long they are."""
FINGERS = (
    "-.11,-.32,.052 -.11,-.50,.047 -.08,-.66,.042 -.05,-.74,.024",
    "-.04,-.37,.056 -.02,-.60,.052 .01,-.82,.045 .04,-.91,.026",
    ".04,-.38,.058 .07,-.64,.054 .10,-.90,.047 .12,-.98,.028",
    ".12,-.33,.058 .16,-.56,.053 .18,-.80,.046 .185,-.89,.028",
    "-.04,-.06,.08 -.15,-.20,.066 -.23,-.34,.056 -.27,-.45,.032",
)
"""A hand's fingers on the wall, the little one first, and the thumb."""
WINDOWS = ((60, 96, 150, 270), (604, 96, 140, 270))


def build() -> Box:
    """Build the card."""
    sky = blend(np.clip((XX - 250) / 300, 0, 1), "#4a1c4c", "#ffae8a")
    sky = sky * (0.55 + 0.9 * near(660, 330, 330, 300))[:, :, None]
    box = Box(sky, lamp=(300, 480), tint="#1a0416", finish=Finish(vignette=0.45))
    _rooms(box)
    _beds(box)
    _wall(box)
    _growth(box)
    _things(box)
    _people(box)
    return box


def _rooms(box: Box) -> None:
    land.moon(box, 150, 170, 34, "#fff0dc", 0.9, "#f0cdb8")
    land.moon(box, 690, 320, 40, "#fff3dc", 0.9, "#ffd5ae")
    pane = (np.abs(XX - 135) < 80) & (np.abs(YY - 231) < 140)
    box.haze("#ffb27e", np.where((XX < 420) & ~pane, 0.55 + 0.45 * near(250, 560, 260, 330), 0))
    left = Sheet("#cf5546", "#8f3042", gap=0.8, through=0.16, rim=0.6)
    left.fill(rectangle(-30, -30, LEFT + 40, FLOOR + 40))
    for j in range(15):
        for i in range(7):
            x, y = 0 + 66 * i + 33 * (j % 2), 10 + 78 * j
            if not (30 < x < 240 and 60 < y < 420):
                _sprig(left, x, y, 1 if (i + j) % 2 else -1)
    _window(left, *WINDOWS[0])
    box.add(left)
    right = Sheet("#6d2a5e", "#47194a", gap=0.8, through=0.25, rim=0.5)
    right.fill(rectangle(RIGHT - 10, -30, 400, FLOOR + 40))
    for i in range(10):
        right.score([(478 + 36 * i, -10), (478 + 36 * i, FLOOR)], 3)
    _window(right, *WINDOWS[1])
    box.add(right)


def _sprig(sheet: Sheet, x: float, y: float, side: int) -> None:
    """Cut one repeat of the wallpaper: a stalk with leaves and a bud."""
    with sheet.at(x, y, 1, 10 * side, flip=side < 0):
        sheet.slit("-4,36 6,14 -2,-8 4,-30", 1.5)
        for px, py, turn in ((3, 18, -30), (2, 12, 205), (0, -6, -40), (-1, -12, 220)):
            plants.leaf(sheet, px, py, 17, turn, cut=True)
        sheet.cut("4,-28! 12,-38 4,-52! -4,-38")


def _window(sheet: Sheet, x: float, y: float, wide: float, high: float) -> None:
    sheet.fill(rectangle(x - 14, y - 14, wide + 28, high + 28)).cut(rectangle(x, y, wide, high))
    sheet.line([(x + wide / 2, y), (x + wide / 2, y + high)], 7)
    sheet.line([(x, y + high * 0.4), (x + wide, y + high * 0.4)], 7)
    sheet.fill(rectangle(x - 24, y + high, wide + 48, 14, 3))
    sheet.score(rectangle(x - 12, y - 12, wide + 24, high + 22), 2)


def _beds(box: Box) -> None:
    sheet = Sheet("#7a2436", "#5c1a30", gap=1, through=0.12, rim=0.5)
    sheet.fill("404,1090! 404,760! 392,742 376,748 372,770! 372,1090!")
    sheet.fill("-30,904! 376,904! 376,990! -30,990!")
    box.add(sheet)
    box.add(
        Sheet("#f6b79c", "#e59a86", gap=0.4, through=0.1).fill(
            "-30,890! 150,896 250,886 262,904 250,930 262,1010 250,1070! 100,1060 -30,1070!",
            "262,892! 300,866 366,864 372,902! 270,906",
        )
    )
    far = Sheet("#3c1540", "#2c0f33", gap=1, through=0.1, rim=0.5)
    far.fill("450,1090! 450,760! 462,742 478,748 482,770! 482,1090!")
    far.fill("478,904! 830,904! 830,990! 478,990!")
    box.add(far)
    box.add(
        Sheet("#b9708a", "#96557a", gap=0.4, through=0.1).fill(
            "482,902! 488,866 552,862 594,892! 580,906",
            "600,890! 700,888 830,894! 830,1068! 700,1060 600,1072! 608,980 594,930",
        )
    )


def _wall(box: Box) -> None:
    sheet = Sheet("#7a3a5c", "#3f1a3a", gap=1.2, through=0.05, rim=0.6)
    sheet.fill(
        rectangle(LEFT, -30, RIGHT - LEFT, 1160),
        rectangle(-30, -30, 900, 62),
        rectangle(-30, FLOOR, 900, 140),
    )
    for j in range(33):
        y = 40 + 32 * j
        sheet.score([(LEFT + 3, y), (RIGHT - 3, y)], 1.6)
        x = LEFT + (17 if j % 2 else 33)
        sheet.score([(x, y), (x, y + 32)], 1.6)
    for y in (408, 440, 474, 520):
        sheet.slit([(LEFT, y - 14), (418, y + 4), (432, y - 8), (RIGHT, y)], 2.2)
    floor = f"{LEFT - 4},{FLOOR}! {LEFT - 4},1060! 416,1052"
    sheet.cut(f"{floor} 440,1052 {RIGHT + 4},1060! {RIGHT + 4},{FLOOR}!")
    box.add(sheet)


def _things(box: Box) -> None:
    case = Sheet("#86385e", "#6d2c54", gap=1, through=0.06, rim=0.5)
    case.fill(rectangle(506, 1000, 128, 92, 8)).line("550,1000 554,984 590,984 594,1000", 6)
    case.score([(530, 1002), (530, 1090)], 4).score([(612, 1002), (612, 1090)], 4)
    case.slit("506,1022 570,1024 634,1022", 1.6)
    box.add(case)
    letters = Sheet("#fff1e0", "#ffe3cc", gap=0.5, through=0.1)
    for x, y, turn in ((316, 858, -8), (568, 1010, 5)):
        with letters.at(x, y, 26, turn):
            letters.fill("-1,-.55! 1,-.55! 1,.55! -1,.55!").score("-1,-.55! 0,.15! 1,-.55!", 0.07)
    box.add(letters)


def _people(box: Box) -> None:
    box.light(300, 560, 150, "#ffd0a8", power=0.5, halo=0.1)
    box.haze("#ff9a80", 0.35 * near(610, 640, 150, 200))
    her = Sheet("#3a0f2c", "#230a22", gap=1.2, through=0.08, rim=0.6)
    pose = Pose(
        (280, 286), 292, 4, arms=((104, 86, 90), (30, -76, 104)), legs=((99, 104), (93, 97)),
        hands=("relaxed", "point"),
    )  # fmt: skip
    joints = people.person(
        her, 233, FLOOR - 2, 92, "woman", pose, ("dress", "hair", "sleeves"), gap=2
    )
    _face(her, joints.head, pose)
    _hand(her, *joints.wrists[1])
    box.add(her)
    him = Sheet("#2a0c2c", "#1c0820", gap=1.2, through=0.08, rim=0.6)
    pose = Pose(
        (247, 264), 288, 0, arms=((58, 32, 24), (-105, -97, 80)), legs=((-4, 98), (3, 110)),
        hands=("relaxed", "point"),
    )  # fmt: skip
    wear = ("trousers", "shorthair", "sleeves")
    joints = people.person(him, 562, 884, 92, "man", pose, wear, anchor="hip", gap=2)
    him.slit("528,640 541,676 535,716 512,752", 1.5).slit("492,690 486,716 492,742", 1.2)
    _face(him, joints.head, pose)
    _hand(him, *joints.wrists[1], flip=True)
    box.add(him)


def _face(sheet: Sheet, joint: tuple[float, float], pose: Pose) -> None:
    """Cut a closed eye and a mouth into a head that `people.person` has laid."""
    turn = pose.head + ((pose.neck or 282) - 282) * 0.6
    with sheet.at(*joint, 92, turn), sheet.at(0.08, -0.08):
        sheet.slit(".185,-.480 .225,-.458 .285,-.462 .335,-.497", 0.0075)
        sheet.slit(".395,-.222 .35,-.214 .31,-.226", 0.008)


def _hand(sheet: Sheet, x: float, y: float, *, flip: bool = False) -> None:
    """Cut a palm that lies on the wall, its fingers up; the wall is at the right, or the left."""
    with sheet.at(x, y, 70, flip=flip):
        with sheet.piece(0.8) as part:
            part.limb("-.04,.3,.10 -.02,.1,.11 .01,-.08,.14 .03,-.24,.165 .03,-.34,.15")
        for run in FINGERS:
            with sheet.piece(0.3, 0.7, joint=(*rows(run)[0, :2], 0.12)) as part:
                part.limb(run)


def _growth(box: Box) -> None:
    box.light(*SPOT, 40, "#ffd9b0", power=0.8, halo=0.2)
    sheet = Sheet("#ff9a76", "#f27a62", gap=1, through=0.1, rim=0.6)
    flowers = Sheet("#ffe9d2", "#ffd9bd", gap=0.5, through=0.1, rim=0.4)
    random = np.random.default_rng(3)
    for i, (x, y, angle, long) in enumerate(VINES):
        at, heading, stem = np.array((x, y), float), angle, []
        for k in range(22):
            stem.append((*at, 3.8 * (1 - k / 22) + 0.6))
            heading += 12 * np.sin(k * 0.7 + i)
            at = at + toward(heading) * long / 22
            if k > 1:
                plants.leaf(
                    sheet, *at, random.uniform(15, 28) * long / 330, heading + (-1) ** k * 55
                )
            if k in (8, 13, 17, 21):
                place = at + (7, -9)
                ornament.rosette(flowers, *place, random.uniform(9, 15), 5, 30 * k, cut=False)
        sheet.limb(stem, steps=4)
    box.add(sheet)
    box.add(flowers)
