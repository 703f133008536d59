"""A crowd carries the huge head of a statue through a narrow street; its eyes are open."""

import math

import numpy as np
import skia

from cards.studio.paper import birds, people, sleepers
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import band, curve, ellipse, polygon, rectangle
from cards.studio.paper.page import YY, Picture, near
from cards.studio.paper.sheet import Sheet

SUN = (408, 470)
CHIN, SIZE, TURN = (664, 742), 590, -82
"""Where the statue's chin lies, how high its head is, and how it is turned."""


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff6e4", "#d8eef0", "#8fd0e6", "#58acd8", at=SUN, radius=700),
        lamp=SUN,
        tint="#3a3058",
        finish=Finish(bloom=0.04, vignette=0.12, contrast=0.35),
    )
    _torso(box)
    _street(box)
    box.haze("#fff0d0", 0.8 * near(400, 1080, 520, 120))
    _head(box)
    _crowd(box)
    _woman(box)
    return box


def _torso(box: Box) -> None:
    stone = Sheet("#b9b4cc", "#d8d4e0", gap=0.6, through=0.1, rim=0.4, shade=0.5)
    stone.fill(
        "366,186! 380,170! 394,176! 412,158! 436,182! 440,204 470,214 520,226 556,266 "
        "566,340 570,700! "
        "250,700! 262,340 276,262 306,226 352,212 366,202"
    )
    for i in range(6):
        stone.slit(
            [(330 + 34 * i, 244 + 5 * i), (350 + 38 * i, 330 + 14 * i), (340 + 44 * i, 460)], 2
        )
    stone.fill(
        "352,300 296,300 262,262 234,206 222,150 226,104 236,66! 246,74! 254,58! 264,68! 274,54! "
        "276,100 272,146 290,188 330,212 380,214"
    )
    stone.cut(polygon("520,226 508,262 522,280 514,300 528,284 518,262"))
    box.add(stone)


def _street(box: Box) -> None:
    colours = ("#f3c9a8", "#ee9f84", "#f0c060", "#e2745a")
    for i, far in enumerate((92, 150, 222, 312)):
        wall = Sheet(colours[i], gap=0.9 + 0.3 * i, through=0.08, rim=0.5)
        lit = []
        for side in (-1, 1):
            with wall.at(400, 0, flip=side < 0):
                lit += _house(wall, far, i, side)
        box.add(wall)
        box.emit(lit, "#fff0b8", 0.9, 0.8)


def _house(wall: Sheet, far: float, i: int, side: int) -> list[skia.Path]:
    lit = []
    random = np.random.default_rng(i * 2 + (side > 0))
    eaves = 560 - far * (1.55 + 0.25 * random.uniform(-1, 1))
    slope = (560 - eaves) / far
    outer = 480
    wall.fill(polygon([(far, eaves), (outer, 560 - outer * slope), (outer, 1300), (far, 1300)]))
    wall.limb(
        [(far - 10 - 3 * i, eaves - 2, 5 + 2 * i), (outer, 554 - outer * slope, 8 + 4 * i)], steps=2
    )
    near_edge = (150, 222, 312, 440)[i]
    for row in range(5):
        for column in range(2):
            a = far + (near_edge - far) * (0.14 + 0.45 * column)
            b = a + (near_edge - far) * 0.26
            up, down = slope * (0.82 - 0.36 * row), slope * (0.60 - 0.36 * row)
            corners = [(a, up), (b, up), (b, down), (a, down)]
            pane = polygon([(x, 560 - x * high) for x, high in corners])
            wall.cut(pane)
            if random.random() < 0.2:
                lit += [wall.world(_quarter(a, b, up, down, part)) for part in range(4)]
            c = (a + b) / 2
            wall.line([(c, 560 - c * up), (c, 560 - c * down)], 1.2 + 0.5 * i)
            level = (up + down) / 2
            wall.line([(a, 560 - a * level), (b, 560 - b * level)], 1.2 + 0.4 * i)
            wall.limb(
                [
                    (a - 3, 560 - a * down + 3, 2 + i * 0.7),
                    (b + 3, 560 - b * down + 4, 2 + i * 0.7),
                ],
                steps=2,
            )
    return lit


def _quarter(a: float, b: float, up: float, down: float, part: int) -> skia.Path:
    """Return one of a window's four panes."""
    left, top = part % 2 * 0.52, part // 2 * 0.52
    xs = [a + (b - a) * share for share in (left, left + 0.48)]
    highs = [up + (down - up) * share for share in (top, top + 0.48)]
    corners = [(xs[0], highs[0]), (xs[1], highs[0]), (xs[1], highs[1]), (xs[0], highs[1])]
    return polygon([(x, 560 - x * high) for x, high in corners])


def _head(box: Box) -> None:
    light = blend((YY - 470) / 480, "#fffdf6", "#f6f1e6", "#e6dfd8", "#cfc8cc", "#b4aebc")
    stone = Sheet(light, gap=2.0, through=0.03, rim=0.6)
    with stone.at(*CHIN, SIZE, TURN):
        stone.fill(PROFILES["large"])
        stone.fill("-.24,.05 -.26,.34! -.14,.30 -.06,.38 .0,.31 .05,.36! .07,.0")
        _features(stone)
    box.add(stone)
    curls = Sheet(light * np.float32(0.8), gap=1.1, through=0.03, rim=0.7)
    with curls.at(*CHIN, SIZE, TURN):
        random = np.random.default_rng(5)
        places = _curl_places(random)
        curls.fill(
            "-.22,-.10 -.34,-.25 -.44,-.52 -.38,-.86 -.10,-1.0 .16,-.95 .29,-.84 .22,-.74 "
            ".08,-.66 .0,-.54 -.12,-.44 -.14,-.28"
        )
        for x, y in places:
            with curls.piece(0.3, 1.1) as part:
                part.fill(ellipse(x, y, 0.064))
            _curl(curls, x, y, 0.050, random.uniform(0, 360))
    box.add(curls)
    _ear(box, light)
    _on_head(box)


def _ear(box: Box, light: Picture) -> None:
    hollow = Sheet(light * np.float32(0.5), gap=0.3, through=0.03, rim=0.2)
    ear = Sheet(light * np.float32(0.92), gap=1.2, through=0.03, rim=0.8)
    for sheet in (hollow, ear):
        with sheet.at(*CHIN, SIZE, TURN):
            sheet.fill(
                ".0,-.285 .035,-.31 .04,-.36 .045,-.44 .05,-.51 .02,-.575 -.045,-.605 -.105,-.59 "
                "-.14,-.535 -.13,-.46 -.095,-.39 -.07,-.33 -.045,-.285 -.02,-.272"
            )
    with ear.at(*CHIN, SIZE, TURN):
        ear.cut(
            ".022,-.42 .015,-.385 -.015,-.375 -.05,-.40 -.075,-.45 -.07,-.50 -.035,-.52 .005,-.50 "
            ".0,-.47! .025,-.45!"
        )
        ear.slit(".025,-.53 -.01,-.565 -.06,-.57 -.10,-.53 -.105,-.47 -.08,-.41", 0.009)
        ear.score("-.03,-.335 -.015,-.32 .005,-.335", 0.012)
    box.add(hollow)
    box.add(ear)


def _on_head(box: Box) -> None:
    """Put a rope round the brow, a nest in the ear, a child on the hair."""
    rope = Sheet("#c8432f", gap=0.8, through=0.03, rim=0.6)
    run = [(316, 470), (296, 560), (286, 680), (288, 800), (300, 900), (318, 965)]
    rope.limb([(x, y, 6.5) for x, y in run])
    for x, y, _ in curve([(x, y, 1) for x, y in run], 9):
        rope.cut(band([(x - 6, y + 4, 0.9), (x + 6, y - 4, 0.9)], 2))
    rope.limb("312,476,5 250,440,5 150,420,4.5 40,430,4.5 -30,440,4.5")
    sleepers.sleeper(rope, 206, 508, 92, 72, flip=True, hair="short", gap=1.2)
    box.add(rope)
    eggs = Sheet("#a89468", gap=0.3, through=0.05, rim=0.3)
    for x, y in ((394, 728), (419, 728), (407, 725)):
        with eggs.piece(0.3, 1.2) as egg:
            egg.fill(ellipse(x, y, 8, 10))
    box.add(eggs)
    nest = Sheet("#8a6037", "#74502e", gap=0.7, through=0.03, rim=0.7)
    nest.fill("372,726! 388,736 406,738 424,736 440,724! 437,744 420,754 404,756 386,752 376,742")
    for line in (
        "364,722 392,738 430,736", "446,716 424,740 390,744", "370,744 400,750 444,738",
        "380,754 410,744 448,732",
    ):  # fmt: skip
        nest.line(line, 2.4)
    for line in ("382,737 404,744 432,736", "384,746 408,750 430,745"):
        nest.slit(line, 1.0)
    box.add(nest)
    twig = Sheet("#5a3c20", gap=0.6, through=0.03, rim=0.5)
    twig.limb("470,592,1 484,602,2 504,612,1").limb("482,601,1.6 478,610,1")
    box.add(twig)
    bird = Sheet("#2f7fc4", gap=1.4, through=0.03, rim=0.5)
    birds.bird(bird, 520, 604, 62, "fly", flip=True)
    box.add(bird)


def _features(stone: Sheet) -> None:
    eye = ".205,-.512! .25,-.548 .30,-.566 .338,-.566! .352,-.535 .334,-.494! .29,-.492 .24,-.502"
    stone.ink("#ffffff", eye)
    stone.ink("#2f5f9c", ellipse(0.328, -0.530, 0.016, 0.033))
    stone.slit(".190,-.500 .25,-.552 .30,-.572 .352,-.572", 0.010)
    stone.slit(".205,-.512 .26,-.494 .34,-.488", 0.006)
    stone.score(".19,-.55 .25,-.595 .35,-.61", 0.012)
    stone.score(".17,-.625 .25,-.675 .36,-.668", 0.022)
    stone.score(".20,-.47 .26,-.45 .32,-.46", 0.008)
    stone.slit(".395,-.238 .345,-.240 .305,-.225", 0.008)
    stone.slit(".405,-.34 .375,-.365 .36,-.345", 0.008)
    stone.score(".34,-.34 .30,-.28 .285,-.22", 0.010)
    stone.score(".28,-.10 .20,-.06 .08,-.10 .0,-.24", 0.010)
    stone.slit(".02,-.62 -.03,-.55 -.02,-.45", 0.006)
    for crack in (
        "-.10,.16 -.06,.10 -.08,.04 -.03,-.02 -.05,-.08", "-.06,.10 -.02,.08 .0,.03",
        ".30,-.76 .27,-.71 .29,-.67 .25,-.62",
    ):  # fmt: skip
        stone.line(polygon(crack, closed=False), 0.006, cut=True)
    stone.cut("-.40,.17! -.24,.15 -.18,.19! -.10,.155! -.04,.18! .02,.14! .12,.17! .2,.5! -.4,.5!")


def _curl_places(random: np.random.Generator) -> list[tuple[float, float]]:
    places = [
        (x + random.uniform(-0.02, 0.02), y + random.uniform(-0.02, 0.02))
        for y in np.arange(-1.0, -0.05, 0.095)
        for x in np.arange(-0.44, 0.36, 0.095)
    ]
    return [(x, y) for x, y in places if _in_hair(x, y) and y < -0.3]


def _in_hair(x: float, y: float) -> bool:
    if y < -0.72:
        return (x + 0.04) ** 2 / 0.145 + (y + 0.62) ** 2 / 0.165 < 1
    return -0.42 - 0.1 * (y + 0.5) < x < -0.12 + 0.55 * (-0.42 - y) and x < 0.06 and y > -0.9


def _curl(sheet: Sheet, x: float, y: float, radius: float, turn: float) -> None:
    t = np.linspace(0, 2.2 * math.pi, 14)
    r = radius * (1 - t / 8.2)
    a = t + math.radians(turn)
    sheet.slit(np.stack([x + r * np.cos(a), y + r * np.sin(a)], 1), 0.006)


WALKERS = (
    # x, kind, wear, how it walks, colour
    (84, "man", ("trousers", "cap"), "lift", "#2f6fb4"),
    (204, "woman", ("dress", "bun"), "lift", "#d8432f"),
    (320, "old", ("trousers", "hat"), "lift", "#2f8a78"),
    (440, "man", ("trousers", "cap"), "away", "#e0922a"),
    (546, "woman", ("dress", "braid"), "lift", "#7a4f9c"),
    (648, "man", ("coat", "trousers"), "lift", "#b8324f"),
    (748, "old", ("coat", "trousers", "beard"), "bare", "#38548c"),
)


def _pose(how: str, random: np.random.Generator) -> Pose:
    stride, lift = random.uniform(6, 26), random.uniform(-16, 16)
    legs = ((92 + stride, 100 + stride), (88 - stride, 90 - stride * 0.3))
    if how == "away":
        return Pose((268, 276), neck=292, head=22, arms=((106, 80, 80), (96, 70, 80)), legs=legs)
    if how == "bare":
        arms = ((70, -20, -40), (84, -34, -50))
        return Pose(
            (270, 278),
            neck=298,
            head=20,
            arms=arms,
            legs=((92, 94), (86, 90)),
            hands=("hold", "hold"),
        )
    arms = ((300 + lift, 285, 280), (318 + lift, 280 - lift, 275))
    torso = (274 + random.uniform(-6, 10), 280 + random.uniform(-4, 8))
    return Pose(
        torso,
        neck=300,
        head=random.uniform(0, 26),
        arms=arms,
        legs=legs,
        hands=("spread", "spread"),
    )


def _crowd(box: Box) -> None:
    road = Sheet("#8a7f9c", "#6f6684", gap=1.4, through=0.04, rim=0.5)
    road.fill(rectangle(-20, 1150, 840, 80))
    for i in range(44):
        x, y = 20 * i + 9 * (i % 2) - 20, 1164 + 13 * (i % 3)
        road.slit([(x, y), (x + 16, y - 2), (x + 34, y + 1)], 1.1)
    box.add(road)
    random = np.random.default_rng(4)
    for x, kind, wear, how, colour in WALKERS:
        sheet = Sheet(colour, gap=1.2, through=0.03, rim=0.4)
        pose = _pose(how, random)
        people.person(sheet, x, 1164, 34, kind, pose, wear, flip=how != "lift")
        if how == "bare":
            with sheet.at(x - 56, 1012, 28, 20):
                sheet.fill("-.9,.0 -.46,-.16! -.38,-.5 .38,-.5 .46,-.16! .9,.0 .4,.08 -.4,.08")
        box.add(sheet)


def _woman(box: Box) -> None:
    wall = Sheet("#5a6fae", gap=1.2, through=0.05, rim=0.6)
    wall.fill(polygon("690,96 820,20 820,668 776,640 726,590 704,540 690,520")).fill(
        rectangle(678, 88, 140, 16)
    )
    pane = rectangle(712, 270, 110, 200)
    wall.cut(pane)
    box.add(wall)
    box.emit(wall.world(pane), "#ffe9a8", 0.9, 0.8)
    sheet = Sheet("#c8325a", gap=1.2, through=0.04, rim=0.7)
    pose = Pose(
        (302, 326), neck=346, head=30, arms=((88, 74, 66), (72, 88, 84)), hands=("reach", "reach")
    )
    people.person(
        sheet, 752, 472, 55, "woman", pose, ("dress", "bun", "sleeves"), flip=True, anchor="hip"
    )
    sheet.cut(rectangle(692, 470, 200, 500))
    sheet.fill(rectangle(680, 466, 140, 16))
    box.add(sheet)
