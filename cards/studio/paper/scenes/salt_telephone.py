"""A telephone box on a salt flat, its receiver off; in its reflection somebody is on the line."""

import numpy as np

from cards.studio.paper import birds, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, ellipse, polygon, rectangle, spline, toward
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, noise

SUN = (214, 640)
HORIZON = 690
BOX = (540, 862, 188)
"""Middle of the telephone box's foot, and its width."""


def build() -> Box:
    sky = glow(
        "#fffaf0", "#fdeadb", "#f0cfc8", "#d9b3b6", "#b896a4", "#97809a",
        at=SUN, radius=900, squash=(1.1, 1),
    )  # fmt: skip
    finish = Finish(bloom=0.1, vignette=0.3, contrast=0.35, exposure=0.9)
    box = Box(sky, SUN, "#5a3350", (0.5, 0.6), finish)
    _sky(box)
    _mountains(box)
    _salt(box)
    _far_box(box)
    _line(box)
    _telephone(box)
    _left(box)
    _front(box)
    return box


def _sky(box: Box) -> None:
    box.emit(ellipse(*SUN, 92), "#fffdf4", 1.0, 1.2)
    for i, (radius, colour) in enumerate(
        ((190, "#f8ddd2"), (330, "#e6c8c4"), (500, "#c9b0b6"), (690, "#a294a6"))
    ):
        random = np.random.default_rng(i)
        sheet = Sheet(colour, gap=1.1, through=0.25, rim=0.6)
        edge = [
            np.array(SUN) + toward(angle) * radius * random.uniform(0.94, 1.07) * (1.05, 1)
            for angle in np.arange(0, 360, 12)
        ]
        sheet.fill(rectangle(-20, -20, 840, 1240)).cut(edge)
        box.add(sheet)


def _mountains(box: Box) -> None:
    for i, (colour, y, tall) in enumerate((("#d8b4b8", 672, 26), ("#b793a2", 684, 18))):
        sheet = Sheet(colour, gap=0.6, through=0.3, rim=0.5)
        land.hill(sheet, y, tall, 31 + i, bumps=15)
        box.add(sheet)


def _on_plain(across: float, away: float) -> Vec:
    """Return where a point of the plain is seen, in metres to the right and away from us."""
    return np.array([400 + 430 * across / away, HORIZON + 860 / away])


def _cracks() -> list[tuple[Vec, Vec, float]]:
    """Return the edges of the plain's six-cornered plates, and how wide each is seen."""
    edges = {}
    for row in range(56):
        for column in range(-30, 31):
            middle = np.array([column * 1.73 + (row % 2) * 0.866, 1.2 + row * 1.5]) * 0.42
            corners = [middle + 0.42 * toward(60 * k + 30) for k in range(6)]
            for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
                key = tuple(sorted((tuple(np.round(one, 2)), tuple(np.round(other, 2)))))
                edges[key] = (one, other)
    cracks = []
    for one, other in edges.values():
        ends = []
        for point in (one, other):
            seed = int(abs(round(point[0] * 100)) * 1000 + round(point[1] * 100))
            shift = np.random.default_rng(seed).uniform(-0.09, 0.09, 2)
            ends.append(point + shift)
        if min(ends[0][1], ends[1][1]) > 1:
            start, end = (_on_plain(*point) for point in ends)
            cracks.append((start, end, max(0.5, 9 / ends[0][1])))
    return cracks


PUDDLE = (
    "300,905 360,868 470,858 600,862 690,878 748,915 742,965 694,1010 708,1070 672,1140 600,1176 "
    "500,1168 430,1166 384,1110 392,1050 330,1000 286,950"
)


def _salt(box: Box) -> None:
    """Lay the plain: plates of salt with glowing cracks between them, and a puddle."""
    light = glow("#fff6ea", "#ffdcc4", "#f4b9a8", at=(214, 690), radius=760)
    ground = Sheet(light, gap=0.2, through=0, wobble=0)
    ground.fill(rectangle(-20, HORIZON, 840, 600))
    box.add(ground)
    _reflection(box)
    salt = Sheet("#d9bcbf", "#e6d6d4", gap=0.5, through=0.06, rim=0.7, wobble=0.4)
    salt.fill(rectangle(-20, HORIZON, 840, 600)).cut(PUDDLE)
    for start, end, width in _cracks():
        salt.line([tuple(start), tuple(end)], width, cut=True)
    for i in range(9):
        t = i / 8
        x, y = 40 + 330 * t**0.9, 1176 - 250 * t**0.8
        size, side = 15 - 7 * t, 9 * (-1) ** i * (1.2 - 0.6 * t)
        with salt.at(x + side, y, size, height=size * 0.62), salt.at(0, 0, 1.5, -42):
            salt.ink(
                "#a97f8c",
                spline("-.30,-.30 .25,-.38 .75,-.28 .98,.0 .75,.28 .25,.34 -.30,.26"),
                ellipse(-0.78, 0, 0.32, 0.27),
            )
    box.add(salt)
    box.haze("#fbe4da", 0.55 * near(300, HORIZON, 700, 34) * between(HORIZON - 2, HORIZON + 2))


def _reflection(box: Box) -> None:
    """Mirror the telephone box in the puddle, and in it somebody who is not there."""
    booth, caller = Drawing(), Drawing()
    with booth.at(BOX[0], BOX[1] + 4, 1, height=-1):
        _frame(booth, 0, 0, BOX[2])
        _door(booth, 0, 0, BOX[2])
    with caller.at(BOX[0] + 6, BOX[1] + 14, 1, height=-1):
        calling = Pose(
            (268, 272), 286, 4, ((), (22, 250, 262)), ((92, 94), (84, 88)),
            ("relaxed", "hold"),
        )  # fmt: skip
        people.person(
            caller, 0, 0, 39, "woman", calling, ("dress", "bun"), flip=True, hem=0.62, flare=0.5
        )
    ripple = np.clip(0.96 + 0.03 * noise(5, 3, 14), 0, 1) * (1 - 0.30 * between(860, 1160))
    box.haze("#8c2f42", 0.78 * blur(booth.coverage(), 0.8) * ripple)
    box.haze("#4a1a34", 0.86 * blur(caller.coverage(), 0.8) * ripple)


def _far_box(box: Box) -> None:
    """Set another box at the horizon, lit."""
    sheet = Sheet("#7a3550", gap=0.4, through=0.05, rim=0.5)
    _frame(sheet, 676, 702, 21)
    panes = rectangle(668, 655, 16, 40)
    box.light(676, 678, 36, "#ffd9a0", 0.8, 0.3)
    box.add(sheet)
    box.emit(panes, "#fff0c0", 1.6, 0.6)
    box.light(676, 676, 16, "#ffc878", 0.8, 0.3)
    box.haze("#ffe8b8", 0.6 * near(676, 722, 7, 26) * between(700, 706))


def _line(box: Box) -> None:
    """Set a row of poles whose wire is cut."""
    sheet = Sheet("#6b4660", gap=0.7, through=0.1, rim=0.5)
    for x, y, tall, lean in ((768, 744, 230, 4), (727, 716, 110, -3), (710, 705, 58, 2)):
        top = (x + lean * tall / 60, y - tall)
        sheet.limb([(x, y, tall / 60 + 0.6), (*top, tall / 90 + 0.4)])
        for share in (0.90, 0.80):
            arm_y, wide = y - tall * share, tall * 0.13
            sheet.line([(top[0] - wide, arm_y), (top[0] + wide, arm_y + lean)], tall / 60 + 0.6)
    sheet.line([(752, 538), (746, 600), (752, 660), (744, 700), (738, 712), (732, 709)], 1.5)
    box.add(sheet)


def _frame(sheet: Drawing, x: float, y: float, width: float) -> None:
    """Cut a telephone box without its door, from the middle of its foot."""
    with sheet.at(x, y, width):
        sheet.fill(rectangle(-0.5, -2.5, 1, 2.5), rectangle(-0.56, -0.09, 1.12, 0.09))
        sheet.fill(rectangle(-0.57, -2.54, 1.14, 0.09), ROOF)
        sheet.cut(rectangle(-0.42, -2.18, 0.84, 2.06), rectangle(-0.38, -2.40, 0.76, 0.14, 0.02))


ROOF = "-.5,-2.5! -.42,-2.63 -.2,-2.70 .0,-2.72 .2,-2.70 .42,-2.63 .5,-2.5!"
DOOR = "-.46,-2.24! -.92,-2.40! -.92,.16! -.46,-.02!"


def _door(sheet: Drawing, x: float, y: float, width: float) -> None:
    """Cut its door, which stands open towards us."""
    with sheet.at(x, y, width):
        sheet.fill(polygon(DOOR))
        for i in range(2):
            for j in range(6):
                left, right = -0.86 + i * 0.19, -0.86 + i * 0.19 + 0.16

                def down(across: float, share: float) -> tuple[float, float]:
                    top = -2.24 + (across + 0.46) * 0.35
                    foot = -0.02 - (across + 0.46) * 0.39
                    return across, top + (foot - top) * share

                high, low = 0.05 + j * 0.148, 0.05 + j * 0.148 + 0.125
                pane = [down(left, high), down(right, high), down(right, low), down(left, low)]
                sheet.cut(polygon(pane))


def _telephone(box: Box) -> None:
    """Set the box: its back with the apparatus, its frame, its open door, its receiver."""
    x, y, width = BOX
    back = Sheet("#b0606c", "#9c5060", gap=0.5, through=0.2, rim=0.6, wobble=0.25)
    with back.at(x, y, width):
        back.fill(rectangle(-0.42, -2.3, 0.84, 2.22))
        for i in range(3):
            for j in range(6):
                back.cut(rectangle(-0.36 + i * 0.25, -2.12 + j * 0.31, 0.22, 0.27, 0.01))
        back.fill(rectangle(-0.20, -1.72, 0.44, 0.62, 0.04))
    box.add(back)
    sheet = Sheet("#8c2136", "#701a2e", gap=1.2, through=0.03, rim=0.7, wobble=0.3)
    _frame(sheet, x, y, width)
    sheet.line([(x, y - 2.70 * width), (x, -20)], 2.2)
    with sheet.at(x, y, width):
        sheet.fill(rectangle(-0.14, -1.66, 0.32, 0.40, 0.03))
        sheet.cut(ellipse(0.02, -1.44, 0.10)).fill(ellipse(0.02, -1.44, 0.045))
        for k in range(10):
            sheet.fill(ellipse(*(np.array((0.02, -1.44)) + 0.075 * toward(36 * k)), 0.014))
        sheet.line("-.10,-1.30 -.14,-1.05 -.22,-.85 -.20,-.66 -.26,-.56", 0.022)
        with sheet.at(-0.27, -0.44, 1, 24):
            sheet.limb("0,-.14,.035 -.03,0,.03 0,.14,.035")
            sheet.fill(
                "-.04,-.19! .09,-.17 .09,-.09 -.02,-.08", "-.04,.19! .09,.17 .09,.09 -.02,.08"
            )
    box.add(sheet)
    door = Sheet("#a02840", "#82203a", gap=1.4, through=0.03, rim=0.8, wobble=0.3)
    _door(door, x, y, width)
    box.add(door)
    box.light(x - 0.2 * width, y - 1.3 * width, 60, "#ffe2c4", 0.3, 0.06)
    flock = Sheet("#6b4660", gap=1.2, through=0.1, rim=0.5)
    for i in range(9):
        turn = 40 * i + 10
        place = np.array((x, 128)) + toward(turn) * (128, 34)
        birds.bird(flock, *place, 25 + 6 * np.sin(np.radians(turn)), flip=0 < turn < 180)
    box.add(flock)


def _left(box: Box) -> None:
    """Leave a chair."""
    sheet = Sheet("#5a3048", "#4a2640", gap=1.0, through=0.04, rim=0.7)
    for bar in (
        "196,948,4 200,876,4 198,790,3.4", "246,962,4 244,884,4", "288,946,4 286,872,4",
        "236,932,3 236,880,3",
    ):  # fmt: skip
        sheet.limb(bar)
    sheet.fill("192,872! 240,862 292,868! 250,888 196,882!")
    sheet.limb("198,792,4 220,784,4 240,790,4").limb("240,790,3.4 240,866,3.4")
    sheet.limb("199,824,3 220,818,3 240,824,3")
    box.add(sheet)


def _front(box: Box) -> None:
    """Let dry stalks stand nearest."""
    sheet = Sheet("#3a1c34", "#2c1428", gap=1.8, through=0.02, rim=0.6)
    for i, (x, tall, lean) in enumerate(
        ((20, 250, 0.06), (58, 170, -0.05), (96, 104, 0.12), (792, 210, -0.06), (752, 120, -0.1))
    ):
        plants.umbel(sheet, x, 1210, tall, i, lean)
    plants.grass(sheet, -10, 150, 1206, 60, 26, 3, lean=0.2)
    plants.grass(sheet, 690, 810, 1206, 54, 20, 4, lean=-0.2)
    box.add(sheet)
