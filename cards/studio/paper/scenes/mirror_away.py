"""A woman stands before a mirror; her reflection walks away in it, down an avenue."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards.studio.paper import ornament, palms, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import arc, ellipse, rectangle, whole_page
from cards.studio.paper.page import near
from cards.studio.paper.palms import Finger
from cards.studio.paper.sheet import Sheet

MIRROR = (440, 480, 250, 390)
SKIN = "#f2c49a"
RELAXED = (Finger(-4, (10, 14)), Finger(0, (12, 14)), Finger(4, (12, 16)), Finger(9, (14, 16)))
OPEN = (Finger(-10), Finger(-2), Finger(6), Finger(15))
FIST = tuple(Finger(turn, (24, 30), 0.62) for turn in (-4, 0, 3, 6))
DRESS = (
    "-22,-612! -46,-606 -78,-590 -88,-560 -70,-530 -62,-490 -50,-446 -60,-410 -84,-350 -120,-240 "
    "-156,-128! -110,-112 -60,-104 0,-102 60,-104 110,-112 156,-128! 120,-240 84,-350 60,-410 "
    "50,-446 62,-490 70,-530 88,-560 78,-590 46,-606 22,-612! 0,-598"
)
FOLDS = (
    "-44,-420 -66,-300 -96,-130", "-20,-410 -28,-280 -40,-116", "10,-410 10,-280 14,-114",
    "36,-415 52,-300 72,-122",
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    x, y, across, down = MIRROR
    box = Box(
        glow("#fffdf0", "#f9efc4", "#c9dfae", "#86b79a", at=(x, 430), radius=480),
        lamp=(x, 420),
        tint="#1c1230",
        finish=Finish(vignette=0.32),
    )
    _avenue(box)
    wall = Sheet("#4a3a6a", "#352a54", gap=2.0, through=0.04, rim=0.8)
    wall.fill(whole_page()).cut(ellipse(x, y, across, down))
    for i in range(12):
        for j in range(12):
            with wall.at(30 + 70 * i + 35 * (j % 2), 24 + 84 * j, 13):
                wall.score("0,1 -.5,.2 0,-1 .5,.2 0,1", 0.14).score("0,1 0,-.3", 0.1)
    wall.score([(-20, 990), (820, 990)], 5)
    box.add(wall)
    frame = Sheet("#d9a94a", "#b37f2e", gap=1.1, through=0.04, rim=0.8)
    frame.line(ellipse(x, y, across + 12, down + 12), 34)
    ornament.lace(frame, arc(x, y, across + 30, down + 30, -90, 270), 13, 0.8)
    frame.fill("390,70! 410,30 440,12 470,30 490,70! 460,60 440,50 420,60")
    frame.fill(
        rectangle(300, 880, 24, 130, 6),
        rectangle(556, 880, 24, 130, 6),
        rectangle(270, 1000, 340, 22, 8),
    )
    box.add(frame)
    _floor(box)
    _woman(box, 190, 1160, 1, BEFORE)
    return box


def _avenue(box: Box) -> None:
    for i, (scale, colour) in enumerate(((0.28, "#9cc888"), (0.5, "#6fae6c"), (0.85, "#3f8458"))):
        trees = Sheet(colour, gap=0.7, through=0.3, rim=0.6)
        for side in (-1, 1):
            plants.tree(trees, 440 + side * (60 + 210 * scale), 560 + 330 * scale,
            520 * scale + 60, 16 * scale, 3 + i, depth=5,
                        leaves=13 * scale + 4, lean=-side * 6)  # fmt: skip
        trees.fill([(440 - 34 - 200 * scale, 560 + 330 * scale), (440 - 30, 548),
        (440 - 800 * scale, 560 + 300 * scale),
                    (100, 1000, True), (440 - 260 * scale, 1000, True)])  # fmt: skip
        trees.fill([(440 + 34 + 200 * scale, 560 + 330 * scale), (440 + 30, 548),
        (440 + 800 * scale, 560 + 300 * scale),
                    (780, 1000, True), (440 + 260 * scale, 1000, True)])  # fmt: skip
        box.add(trees)
        box.haze("#fdf6d0", 0.05)
    path = Sheet("#fdf3d2", "#f0dfae", gap=0.2, through=0.2, rim=0.2, shade=0.3)
    path.fill("428,552! 452,552! 520,700 640,900! 240,900! 360,700")
    box.add(path)
    shade = Sheet("#e0c890", gap=0.1, through=0.1, rim=0.1, shade=0.2)
    box.add(shade.fill("462,798! 512,798! 530,850 540,900 476,900 462,850"))
    bag = Sheet("#5a3a2c", "#43291f", gap=0.6, through=0.04, rim=0.6)
    bag.fill(rectangle(536, 690, 56, 44, 4)).line("552,690 554,676 574,676 576,690", 4)
    box.add(bag)
    _woman(box, 484, 800, 0.42, AWAY)


def _floor(box: Box) -> None:
    floor = Sheet("#5a4878", "#3c2f5c", gap=0.5, through=0.04, rim=0.4)
    floor.fill(rectangle(-30, 1010, 860, 240))
    for i in range(12):
        floor.score([(440 + 60 * (i - 5.5), 1010), (440 + 110 * (i - 5.5), 1230)], 3)
    box.add(floor)
    box.haze("#f9efc4", 0.4 * near(400, 1070, 300, 60))
    case = Sheet("#8a5a4c", "#6d4038", gap=0.9, through=0.04, rim=0.6)
    case.fill(rectangle(650, 1020, 110, 84, 8)).line("684,1020 690,1002 722,1002 728,1020", 6)
    case.score([(672, 1022), (672, 1102)], 4).score([(738, 1022), (738, 1102)], 4)
    box.add(case)


@dataclass(frozen=True)
class Bearing:
    """How she holds herself: two arms as bands, her hands, and how high each foot is lifted.

    A hand is its wrist, its size, its turn, its fingers and whether its thumb is at the right.
    """

    arms: tuple[str, str]
    hands: tuple[tuple[float, float, float, float, Sequence[Finger], bool], ...]
    lifted: tuple[float, float] = (0, 0)


BEFORE = Bearing(
    (
        "-62,-574,27 -90,-500,24 -114,-425,21 -130,-350,17 -136,-322,15",
        "62,-574,27 96,-514,24 132,-486,22 158,-540,19 172,-602,15",
    ),
    ((-136, -326, 86, 94, RELAXED, False), (171, -596, 100, -80, OPEN, False)),
)
AWAY = Bearing(
    (
        "-62,-574,27 -90,-500,24 -112,-425,21 -124,-350,17 -127,-322,15",
        "62,-574,27 92,-500,24 118,-425,21 146,-360,17 156,-336,15",
    ),
    ((-127, -326, 84, 92, RELAXED, False), (155, -340, 76, 66, FIST, False)),
    (0, 26),
)


def _woman(box: Box, x: float, y: float, size: float, bearing: Bearing) -> None:
    """Stand her with her back to us, her soles at (x, y)."""
    skin = Sheet(SKIN, "#dda880", gap=1.0 * size, through=0.03, rim=0.5)
    with skin.at(x, y, size):
        skin.fill("-19,-680! -21,-630 -34,-596! 34,-596! 21,-630 19,-680!")
        for side, lift in zip((-1, 1), bearing.lifted, strict=True):
            skin.limb([(36 * side, -190, 22), (36 * side, -130 - lift, 23),
                       (33 * side, -80 - lift, 17), (30 * side, -14 - lift, 10)])  # fmt: skip
        for wrist_x, wrist_y, long, turn, fingers, flip in bearing.hands:
            palms.flat(skin, wrist_x, wrist_y, long, turn, fingers, (-38, 16, 12), flip=flip,
                       gap=1.4 * size, lines=False)  # fmt: skip
        for side in (-1, 1):
            skin.fill(ellipse(52 * side, -712, 10, 17))
    box.add(skin)
    shoes = Sheet("#d9a94a", "#b37f2e", gap=0.6 * size, through=0.03, rim=0.6)
    with shoes.at(x, y, size):
        for side, lift in zip((-1, 1), bearing.lifted, strict=True):
            with shoes.at(0, -lift, flip=side < 0):
                shoes.fill("17,-30! 14,-14 16,2! 48,2! 58,-3 48,-16 43,-30! 30,-22")
    box.add(shoes)
    dress = Sheet("#c63350", "#9a2440", gap=1.4 * size, through=0.04, rim=0.8)
    with dress.at(x, y, size):
        dress.fill(DRESS)
        for fold in FOLDS:
            dress.score(fold, 5)
        dress.score("-50,-446 0,-438 50,-446", 6)
        dress.score("0,-596 2,-520 0,-442", 3)
        for side, arm in zip((-1, 1), bearing.arms, strict=True):
            with dress.piece(1, 3.2 * size, joint=(62 * side, -570, 40)) as part:
                part.limb(arm)
    box.add(dress)
    hair = Sheet("#3a2030", "#2a1624", gap=1.0 * size, through=0.03, rim=0.8)
    with hair.at(x, y, size):
        hair.fill(
            "-50,-690 -54,-730 -38,-768 0,-782 38,-768 54,-730 50,-690 30,-662 0,-654 -30,-662"
        )
        for strand in (
            "-34,-676 -26,-730 -8,-776",
            "34,-676 26,-730 8,-776",
            "0,-660 0,-720 0,-776",
        ):
            hair.score(strand, 4)
        with hair.piece(0, 3 * size) as part:
            part.fill(ellipse(0, -792, 34, 30))
            part.score(ellipse(0, -792, 20, 17), 4)
    box.add(hair)
