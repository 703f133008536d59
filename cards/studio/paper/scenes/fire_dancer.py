"""An old man sits by a fire that is a woman who dances; her picture on the wall is empty."""

from cards.studio.paper import fairground, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.ornament import lace
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SIT = Pose(
    (266, 278), 292, 0, ((66, -14, -24), (52, -20, -30)), ((14, 84), (6, 96)), ("relaxed", "reach")
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#6a2a2c", "#4a1c28", "#2c1020", at=(370, 600), radius=800),
        lamp=(370, 620),
        tint="#0c0408",
        finish=Finish(vignette=0.4, bloom=0.2),
    )
    wall = Sheet("#5c2a34", "#3a1824", gap=0.6, through=0.1, rim=0.4)
    wall.fill(rectangle(-30, -30, 860, 1100))
    for i in range(13):
        wall.score([(10 + 64 * i, -20), (10 + 64 * i, 1000)], 4)
    box.add(wall)
    box.light(370, 560, 260, "#ff9a4a", power=1.0, halo=0.16)
    _picture(box)
    _hearth(box)
    _dancer(box)
    _old_man(box)
    return box


def _picture(box: Box) -> None:
    frame = Sheet("#c98a3a", "#9a6428", gap=1.0, through=0.04, rim=0.8)
    frame.line(ellipse(650, 250, 92, 122), 24)
    lace(frame, arc(650, 250, 104, 134, -90, 270), 9, 0.8)
    box.add(frame)
    inside = Sheet("#e8cf9a", "#cfae72", gap=0.3, through=0.05, rim=0.4)
    inside.fill(ellipse(650, 250, 82, 112))
    inside.cut(
        "650,178 676,190 684,222 672,250 690,270 716,300 726,340! 574,340! 584,300 "
        "610,270 628,250 616,222 624,190"
    )
    box.add(inside)


def _hearth(box: Box) -> None:
    soot = Sheet("#1c0a12", gap=0.2, through=0.02, rim=0.2)
    box.add(soot.fill(rectangle(120, 620, 500, 420)))
    stone = Sheet("#7a5a58", "#553c42", gap=1.2, through=0.04, rim=0.6)
    stone.fill(rectangle(80, 560, 580, 460), rectangle(50, 524, 640, 44, 6))
    stone.cut("150,1020! 150,760 200,680 370,650 540,680 590,760 590,1020!")
    for j in range(10):
        y = 600 + 46 * j
        stone.score([(84, y), (146, y)], 3).score([(594, y), (656, y)], 3)
    box.add(stone)
    things = Sheet("#2c1218", "#1c0a10", gap=0.9, through=0.03, rim=0.9)
    things.fill(rectangle(90, 440, 56, 86, 4)).cut(rectangle(98, 448, 40, 70, 3))
    things.fill("600,526! 604,470 596,440 624,440 616,470 620,526!", ellipse(610, 430, 26, 16))
    box.add(things)


def _flame_woman(sheet: Drawing, grow: float) -> None:
    """Cut the dancing flame; `grow` widens it."""
    sheet.limb([(372, 960, 120 * grow), (350, 860, 130 * grow), (372, 760, 92 * grow), (392, 660,
    56 * grow),
                (376, 590, 36 * grow), (384, 520, 42 * grow), (398, 450, 44 * grow), (402, 420,
                20 * grow)])  # fmt: skip
    sheet.fill(ellipse(410, 370, 36 * grow, 45 * grow))
    sheet.limb(
        [
            (366, 452, 22 * grow),
            (300, 420, 17 * grow),
            (262, 350, 14 * grow),
            (286, 280, 10 * grow),
            (330, 232, 2),
        ]
    )
    sheet.limb(
        [
            (426, 450, 22 * grow),
            (490, 470, 17 * grow),
            (546, 430, 14 * grow),
            (570, 360, 10 * grow),
            (550, 300, 2),
        ]
    )
    for side, root, tall, lean in (
        (-1, 90, 250, 60),
        (1, 90, 300, 40),
        (-1, 150, 160, 80),
        (1, 150, 190, 70),
        (-1, 40, 330, 10),
    ):
        x, y = 372 + side * root * grow, 940
        sheet.limb([(x, y, 50 * grow), (x + side * lean, y - tall * 0.4, 34 * grow),
        (x + side * lean * 0.4, y - tall * 0.75, 15 * grow),
                    (x + side * lean * 1.3, y - tall, 0.8)])  # fmt: skip
    for k in range(4):
        sheet.limb([(404, 356 + 8 * k, 26 * grow), (452 + 6 * k, 316 + 12 * k, 19 * grow),
        (470 + 14 * k, 268 + 16 * k, 12 * grow),
                    (520 + 22 * k, 236 + 26 * k, 0.8)])  # fmt: skip


def _dancer(box: Box) -> None:
    box.haze("#ff8a3a", 0.4 * near(380, 640, 210, 330))
    for colour, bottom, grow in (
        ("#e0452a", "#b82a22", 1.16),
        ("#ff8a34", "#f0622a", 0.86),
        ("#ffd25e", "#ffb03e", 0.52),
    ):
        flame = Sheet(colour, bottom, gap=0.5, through=0.3, rim=0.9, shade=0.3)
        _flame_woman(flame, grow)
        box.add(flame)
        box.light(390, 600, 200, "#ff9a3a", power=0.3, halo=0.04)
    logs = Sheet("#4a2420", "#2a1214", gap=0.8, through=0.03, rim=0.9)
    logs.limb("200,984,26 370,966,28 550,990,26").limb("250,1004,24 400,1000,26 520,976,24")
    logs.cut(ellipse(550, 990, 12), ellipse(200, 984, 12))
    box.add(logs)
    sparks = [ellipse(250 + (i * 83) % 300, 120 + (i * 57) % 420, 1.6 + i % 3) for i in range(34)]
    box.emit(sparks, "#ffc45e", 1.2, 0.8)


def _old_man(box: Box) -> None:
    floor = Sheet("#4a2226", "#2a1018", gap=0.8, through=0.04, rim=0.5)
    floor.fill(rectangle(-30, 1016, 860, 220))
    box.add(floor)
    box.haze("#ff9a4a", 0.4 * near(370, 1050, 280, 50))
    chair = Sheet("#33141e", "#200a12", gap=1.3, through=0.03, rim=1.0)
    chair.fill(
        "650,660 690,620 760,620 800,680 820,900! 830,1180! 580,1180! 584,1030 600,1000! "
        "620,1010 660,1000! 640,800"
    )
    box.add(chair)
    man = Sheet("#a85a40", "#5c2a2a", gap=1.2, through=0.04, rim=1.0)
    people.person(
        man,
        690,
        960,
        82,
        "old",
        SIT,
        ("coat", "trousers", "beard"),
        flip=True,
        anchor="hip",
        hem=0.2,
        gap=2,
    )
    box.add(man)
    dog = Sheet("#2a1018", gap=0.9, through=0.03, rim=1.0)
    fairground.waiting_dog(dog, 130, 1168, 120, look=-30)
    box.add(dog)
