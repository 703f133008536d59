"""A woman stands before a mirror; her reflection walks away in it, down an avenue."""

from cards.studio.paper import figures, ornament, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import arc, band, ellipse, rectangle, whole_page
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

MIRROR = (440, 480, 250, 390)


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
    _woman(box)
    return box


def _avenue(box: Box) -> None:
    for i, (scale, colour) in enumerate(((0.28, "#b9d6a4"), (0.5, "#94bd8c"), (0.85, "#6a9c74"))):
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
        box.haze("#fdf6d0", 0.12)
    path = Sheet("#fdf3d2", "#f0dfae", gap=0.2, through=0.2, rim=0.2, shade=0.3)
    path.fill("428,552! 452,552! 520,700 640,900! 240,900! 360,700")
    box.add(path)
    away = Sheet("#a82f4c", "#8a2440", gap=0.6, through=0.05, rim=0.6)
    figures.standing(
        away,
        440,
        726,
        29,
        "woman",
        ("dress", "bun"),
        back=True,
        arms=((108, 96), (64, 40)),
        legs=((98, 94), (84, 92)),
    )
    away.fill(rectangle(492, 632, 36, 27, 3)).line("502,632 504,622 516,622 518,632", 3)
    box.add(away)
    shade = Sheet("#e0c890", gap=0.1, through=0.1, rim=0.1, shade=0.2)
    box.add(shade.fill("420,728! 462,728! 440,840 420,880 400,840"))


def _floor(box: Box) -> None:
    floor = Sheet("#2c2142", "#1d1530", gap=0.5, through=0.04, rim=0.4)
    floor.fill(rectangle(-30, 1010, 860, 240))
    for i in range(12):
        floor.score([(440 + 60 * (i - 5.5), 1010), (440 + 110 * (i - 5.5), 1230)], 3)
    box.add(floor)
    box.haze("#f9efc4", 0.35 * near(440, 1060, 220, 40))
    case = Sheet("#8a5a4c", "#6d4038", gap=0.9, through=0.04, rim=0.6)
    case.fill(rectangle(650, 1020, 110, 84, 8)).line("684,1020 690,1002 722,1002 728,1020", 6)
    case.score([(672, 1022), (672, 1102)], 4).score([(738, 1022), (738, 1102)], 4)
    box.add(case)


def _woman(box: Box) -> None:
    """Stand her with her back to us; one hand lies on the glass."""
    woman = Sheet("#b53650", "#7a2038", gap=1.6, through=0.04, rim=0.9)
    joints = figures.standing(
        woman, 236, 1160, 100, "woman", ("dress", "bun"), back=True,
        arms=((100, 94), (-30, -62)), head=8, gap=2, smooth=1.6,
    )  # fmt: skip
    x, y = joints.head
    woman.ink("#2c1a30", ellipse(x, y - 30, 60, 70))
    (lx, ly), (rx, ry) = joints.wrists
    woman.ink(
        "#f0c8a4",
        ellipse(lx - 8, ly + 42, 26, 56),
        band([(rx - 6, ry + 16, 30), (rx + 30, ry - 40, 34), (rx + 50, ry - 90, 34)]),
        "218,522! 256,522! 262,546 238,556 210,546",
    )
    box.add(woman)
