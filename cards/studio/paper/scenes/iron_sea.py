"""A flat-iron sails over a sea of crumpled linen and leaves a smooth wake."""

import numpy as np

from cards.studio.paper import birds, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.paper.sheet import Sheet

HULL = "118,770! 690,770! 660,700 600,632 520,588 430,566 300,560 190,566! 150,620 128,690"
LOOK = Pose((272, 276), 284, -4, ((14, -58, -20), (30, -62, -10)), ((96, 98), (84, 88)),
            ("hold", "hold"))  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7d9a6", "#fbeccd", "#fdf6e6", bottom=620),
        lamp=(640, -100),
        tint="#2a3560",
        fall=(-0.3, 0.9),
        finish=Finish(vignette=0.14, bloom=0.08, contrast=0.36),
    )
    _sky(box)
    _sea(box)
    _iron(box)
    _crew(box)
    _front(box)
    return box


def _sky(box: Box) -> None:
    sun = Sheet("#ef8f5a", "#e9784a", gap=0.5, through=0.2, rim=0.4, shade=0.5)
    sun.fill(ellipse(620, 250, 96))
    for x, y in ((585, 225), (655, 225), (585, 275), (655, 275)):
        sun.cut(ellipse(x, y, 13))
    sun.score(ellipse(620, 250, 76), 4)
    box.add(sun)
    thread = Sheet("#3a4a86", gap=0.4, through=0.05, rim=0.3)
    thread.line("585,225 655,275", 5).line("655,225 585,275", 5)
    thread.line("585,275 560,330 600,400 540,460 560,540", 2.4)
    box.add(thread)
    gulls = Sheet("#6a7288", gap=0.8, through=0.1, rim=0.4)
    for x, y, size in ((330, 190, 24), (270, 230, 17), (400, 250, 15)):
        birds.gull(gulls, x, y, size)
    box.add(gulls)


def _crumpled(sheet: Sheet, top: float, rough: float, seed: int, flat: tuple[float, float]) -> None:
    """Lay linen with peaked folds; between the two ends of `flat` it has been ironed."""
    random = np.random.default_rng(seed)
    ridge, x = [], -40.0
    while x < 880:
        smooth, peak = flat[0] < x < flat[1], len(ridge) % 2 == 0
        high = 0 if smooth else random.uniform(0.3, 1.2) * rough * (-1 if peak else 0.7)
        ridge.append((x, top + high, not smooth and peak))
        x += 30 if smooth else random.uniform(24, 84)
    sheet.fill([*ridge, (900, 1300, True), (-60, 1300, True)])
    for x, y, corner in ridge:
        side = random.choice((-1, 1))
        long = random.uniform(40, 110)
        if corner:
            run = [
                (x, y + 2),
                (x + side * long * 0.25, y + long * 0.5),
                (x + side * long * 0.7, y + long),
            ]
            sheet.score(run, 4)
            sheet.score([run[1], (run[1][0] - side * long * 0.4, y + long * 0.95)], 3)


def _sea(box: Box) -> None:
    for i, (top, colour) in enumerate(((596, "#b9c6e4"), (650, "#a4b6de"), (706, "#8fa5d6"))):
        sheet = Sheet(colour, gap=0.8, through=0.15, rim=0.5, shade=0.8)
        _crumpled(sheet, top, 20 + 5 * i, 3 + i, (-100, 130 + 40 * i))
        box.add(sheet)
    button = Sheet("#f4e9d2", "#e8d8b8", gap=0.8, through=0.05, rim=0.7)
    for x, y, size, turn in ((724, 668, 30, 20), (58, 690, 20, -10)):
        with button.at(x, y, size, turn, height=size * 0.8):
            button.fill(ellipse(0, 0, 1)).score(ellipse(0, 0, 0.78), 0.1)
            for side in ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)):
                button.cut(ellipse(*side, 0.14))
    box.add(button)


def _iron(box: Box) -> None:
    handle = Sheet("#8a3f2a", "#6c2d20", gap=1.2, through=0.03, rim=0.7)
    handle.limb("226,480,20 320,452,27 420,450,27 520,470,20")
    for x in (300, 370, 440):
        handle.score([(x, 430), (x + 5, 452), (x, 474)], 2.4)
    box.add(handle)
    posts = Sheet("#4d5672", "#39415c", gap=1.0, through=0.03, rim=0.7)
    posts.limb("244,484,12 250,530,13 246,580,22").limb("504,474,12 500,530,13 510,600,22")
    posts.fill(ellipse(244, 480, 20, 14), ellipse(506, 472, 20, 14))
    box.add(posts)
    iron = Sheet("#5c6684", "#3d4763", gap=1.6, through=0.03, rim=0.8)
    iron.fill(HULL)
    iron.score("134,700 300,694 500,706 664,724", 3).score("160,620 300,604 460,620 600,668", 3)
    for i in range(6):
        iron.cut(ellipse(196 + 62 * i, 652 + 3 * i * i * 0.5, 13))
    iron.slit("410,566 440,610 420,690", 1.4)
    box.add(iron)
    box.emit([ellipse(196 + 62 * i, 652 + 1.5 * i * i, 12) for i in range(6)], "#ffd98a", 1.1)
    sole = Sheet("#c8d0de", "#aab4c8", gap=0.8, through=0.03, rim=0.9)
    sole.fill("108,762! 700,762! 716,790! 100,790!")
    box.add(sole)
    steam = Sheet("#ffffff", "#f8f8fa", gap=1.2, through=0.3, rim=0.4, shade=0.4)
    random = np.random.default_rng(2)
    for i in range(16):
        x = 100 - 9 * i + random.uniform(-10, 10)
        steam.fill(ellipse(x, 770 - 16 * i + random.uniform(-14, 14), 20 + 2.6 * i, 14 + 2 * i))
    steam.cut(ellipse(20, 640, 13), ellipse(-4, 560, 16))
    box.add(steam)


def _crew(box: Box) -> None:
    """Put a captain in front, a boy who mends a sock aft, a cord that trails its plug."""
    crew = Sheet("#26305a", "#1c2448", gap=0.9, through=0.04, rim=0.6)
    captain = people.person(crew, 590, 628, 26, "man", LOOK, ("coat", "trousers", "cap"), hem=0.5)
    x, y = captain.wrists[1]
    crew.limb([(x - 6, y - 4, 3.5), (x + 24, y - 10, 5), (x + 60, y - 18, 7)])
    sit = Pose(
        (262, 274), 300, 14, ((60, 10, 0), (70, 0, -20)), ((6, 92), (0, 86)), ("hold", "hold")
    )
    people.person(crew, 262, 566, 24, "child", sit, ("trousers", "cap"), anchor="hip")
    crew.fill(rectangle(226, 560, 60, 8, 3))
    box.add(crew)
    sock = Sheet("#d9553f", "#c2402f", gap=0.5, through=0.05, rim=0.5)
    sock.fill("290,536! 304,534! 306,556 330,566 330,578 306,578 292,570!")
    box.add(sock)
    flag = Sheet("#fff8ea", gap=0.8, through=0.1, rim=0.5)
    flag.line("196,566 188,400", 5).fill(
        "190,402! 150,392 110,408! 116,440 108,470! 150,452 190,458!"
    )
    flag.cut(ellipse(140, 424, 5), ellipse(156, 424, 5), ellipse(140, 438, 5), ellipse(156, 438, 5))
    box.add(flag)


def _front(box: Box) -> None:
    for i, (top, colour) in enumerate(
        ((800, "#7c95cd"), (880, "#6a84c2"), (980, "#5771b4"), (1090, "#445d9f"))
    ):
        sheet = Sheet(colour, gap=1.0, through=0.1, rim=0.5, shade=0.8)
        _crumpled(sheet, top, 26 + 8 * i, 11 + i, (-100, 150 - 60 * i))
        box.add(sheet)
    pin = Sheet("#f2e7d4", "#d8c6a8", gap=1.0, through=0.05, rim=0.7)
    pin.limb("640,1010,3 560,1090,2.4 520,1130,.6").fill(ellipse(646, 1004, 13))
    pin.ink("#d9553f", ellipse(646, 1004, 13))
    pin.line(arc(170, 1010, 40, 26, 0, 360), 3)
    box.add(pin)
    plug = Sheet("#26305a", "#1c2448", gap=0.8, through=0.04, rim=0.6)
    plug.line("120,700 60,760 90,860 200,900 280,960 220,1040 300,1110", 6)
    with plug.at(316, 1126, 1, 40):
        plug.fill(rectangle(-12, -16, 40, 32, 8)).line("28,-8 46,-8", 5).line("28,8 46,8", 5)
    box.add(plug)
