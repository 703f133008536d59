"""A man goes bent through snow with a lit house on his back; a child follows with a stool."""

import numpy as np
import skia

from cards.studio.paper import beasts, buildings, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

HOUSE = (344, 722, 1.0, -9)
"""Middle of the house's floor, its scale and its turn."""
WINDOW = (-150, -262, 236, 196)
BENT = Pose((320, 340), neck=352, legs=((118, 96), (58, 104)))
GABLE = (0, -398, 34)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#171b4f", "#2b3276", "#6a6aa6", "#d9b98a", bottom=800),
        lamp=(360, 560),
        tint="#0a0c33",
        finish=Finish(vignette=0.45, bloom=0.18),
    )
    _plain(box)
    _smoke(box)
    _snowfall(box, 260, 5, 1.6)
    _inside(box)
    _house(box)
    _snow(box)
    _people(box)
    _front(box)
    return box


def _plain(box: Box) -> None:
    for i, (colour, y, tall) in enumerate((("#8d88b6", 742, 20), ("#a7a3c9", 792, 26))):
        far = Sheet(colour, gap=0.7, through=0.2, rim=0.5)
        ground = land.hill(far, y, tall, 12 + i, bumps=7)
        box.add(far)
        lit = Sheet("#2a2b66", gap=0.4, through=0.1, rim=0.4)
        panes: list[skia.Path] = []
        for x in ((46, 706), (764,))[i]:
            size = (22, 34)[i]
            panes += buildings.house(lit, x, ground(x + 8) + 6 - size, size, size, 0.8, (1, 1))
            people.person(
                lit, x + size * 0.5, ground(x) + 8, size * 0.3, "man", BENT, ("coat", "trousers")
            )
        box.add(lit)
        box.emit(panes, "#ffd36e", 1.2, 0.6)
        for pane in panes:
            middle = pane.getBounds()
            box.light(middle.centerX(), middle.centerY(), 16, "#ffc45e", power=0.7, halo=0.25)


def _smoke(box: Box) -> None:
    smoke = Sheet("#8f8dbd", "#b5aecb", gap=1, through=0.35, rim=0.6)
    smoke.limb(
        "448,200,7 436,160,16 388,130,22 330,140,24 276,132,26 226,96,24 160,86,20 96,104,17 "
        "40,96,12 -20,70,7"
    )
    smoke.limb("330,142,10 300,176,14 240,186,12 190,168,8 160,176,1")
    smoke.slit("400,142 340,150 280,144 226,110 160,98 90,112", 3)
    box.add(smoke)


def _snowfall(box: Box, count: int, seed: int, size: float) -> None:
    random = np.random.default_rng(seed)
    flakes = Sheet("#e6e4f4", gap=0.5, through=0.2, rim=0.2, wobble=0)
    for _ in range(count):
        x, y = random.uniform(0, 800), random.uniform(0, 1150)
        if size < 2 or not (140 < x < 680 and 430 < y < 800):
            flakes.fill(ellipse(x, y, size * random.uniform(0.5, 1.7)))
    box.add(flakes)


def _inside(box: Box) -> None:
    """Light the room, and in it lay the table."""
    room = Sheet("#1b1c4c", gap=0.1, through=0, rim=0)
    with room.at(*HOUSE):
        room.fill(rectangle(-208, -290, 416, 288))
        glass = [
            room.world(rectangle(*WINDOW)),
            room.world(rectangle(120, -200, 62, 104)),
            room.world(ellipse(*GABLE)),
            room.world(rectangle(-212, -180, 44, 180)),
        ]
        lamp = room.world(ellipse(-30, -222, 9))
    box.add(room)
    box.emit(glass, "#f7c25c", 1.0, 1)
    at = lamp.getBounds()
    box.light(at.centerX(), at.centerY(), 90, "#ffdf9c", power=0.8, halo=0.35)
    her = Sheet("#5d2f14", "#4a2210", gap=0.6, through=0.1, rim=0.6)
    with her.at(*HOUSE):
        people.person(
            her, -92, 30, 33, "woman",
            Pose((274, 290), neck=300, head=10, arms=((52, 12, 20), (60, 16, 30))),
            ("dress", "bun"), smooth=0.8,
        )  # fmt: skip
        her.fill(rectangle(-50, -104, 140, 10)).fill(
            "-54,-104! 90,-104! 86,-78 62,-82 20,-76 -20,-82 -50,-76"
        )
        her.limb("46,-104,12 46,-118,14").fill("66,-106! 86,-106! 84,-124! 68,-124!")
        her.line("-30,-262 -30,-236", 2).fill("-48,-224! -12,-224! -22,-240! -38,-240!")
        for side in (132, 156):
            her.line([(side, -96), (side + 4, -140)], 3)
        her.fill("124,-140! 176,-140! 170,-118 130,-118")
    her.cut(polygon("-20,772 800,642 800,900 -20,900"))
    box.add(her)
    box.emit(ellipse(at.centerX(), at.centerY() + 1, 7), "#fff6d4", 1.3, 1.4)


def _house(box: Box) -> None:
    wall = Sheet("#2a2a69", "#1a1b4a", gap=1.3, through=0.03, rim=0.6)
    with wall.at(*HOUSE):
        wall.fill(polygon("-214,0 -214,-296 0,-470 214,-296 214,0"))
        wall.cut(rectangle(*WINDOW), ellipse(*GABLE), rectangle(120, -200, 62, 104))
        wall.cut(rectangle(-230, -176, 44, 172))
        x, y, wide, high = WINDOW
        wall.line([(x + wide / 2, y), (x + wide / 2, y + high)], 5)
        wall.line([(x, y + 62), (x + wide, y + 62)], 5)
        wall.line([(151, -200), (151, -96)], 4).line([(120, -150), (182, -150)], 4)
        wall.line([(-34, -398), (34, -398)], 3.4).line([(0, -432), (0, -364)], 3.4)
        for i in range(11):
            wall.score([(-210, -20 - 27 * i), (x - 12, -20 - 27 * i)], 1.6)
            wall.score(
                [(x + wide + 10, -20 - 27 * i), (112 if 3 < i < 8 else 210, -20 - 27 * i)], 1.6
            )
        wall.fill(rectangle(x - 12, y + high, wide + 24, 10), rectangle(112, -98, 78, 8))
        beasts.cat(wall, 160, -96, 44, flip=True)
    box.add(wall)
    door = Sheet("#34347a", "#23245c", gap=1.0, through=0.1, rim=0.7)
    beams = Sheet("#10112f", "#0b0c24", gap=1.2, through=0.02, rim=0.6)
    with door.at(*HOUSE), beams.at(*HOUSE):
        door.fill(polygon("-214,-178 -264,-196 -264,20 -214,-2")).cut(ellipse(-256, -84, 3.4))
        door.score("-240,-180 -240,0", 2)
        beams.fill(rectangle(-232, -4, 470, 20, 3), rectangle(96, -486, 46, 120))
        beams.fill(polygon("-256,-272 0,-486 256,-272 240,-252 0,-452 -240,-252"))
    box.add(door)
    box.add(beams)
    roof = Sheet("#d8d6ee", "#b9b7dc", gap=1.0, through=0.15, rim=0.7)
    with roof.at(*HOUSE):
        roof.fill(
            "-268,-272! -180,-356 -90,-436 0,-512 90,-440 180,-366 268,-276! 250,-268 228,-284 "
            "206,-280 180,-316 150,-318 110,-366 60,-392 0,-462! -50,-420 -84,-398 -120,-352 "
            "-160,-336 -190,-296 -214,-300 -240,-270"
        )
        roof.fill("90,-488! 94,-500 120,-506 146,-500 148,-486!")
        roof.fill(rectangle(-166, -70, 262, 6, 3))
    box.add(roof)


def _snow(box: Box) -> None:
    box.light(360, 700, 260, "#ffe6b4", power=0.45, halo=0.05)
    near_by = Sheet("#b9b6d6", "#8c8cc0", gap=1, through=0.1, rim=0.5)
    ground = land.hill(near_by, 1010, 10, 3, bumps=6)
    box.add(near_by)
    box.haze("#f7e2b4", 0.5 * near(150, 1030, 190, 40))
    box.haze("#f7e2b4", 0.3 * near(470, 1040, 220, 46))
    prints = Sheet("#6465a6", "#7274b0", gap=0.1, through=0.05, rim=0.05, shade=0.3)
    for i in range(8):
        x = 10 + 38 * i
        with prints.at(x, ground(x) + 52 + 13 * (i % 2), 1, -4):
            prints.fill(ellipse(4, 0, 13, 6), ellipse(-9, 0.5, 8, 5))
    box.add(prints)
    fading = Sheet("#8384bb", gap=0.1, through=0.1, rim=0.02, shade=0.15)
    for i in range(5):
        fading.fill(ellipse(276 - 52 * i, 1122 + 9 * (i % 2), 10 - 1.5 * i, 4.6 - 0.7 * i))
    box.add(fading)


def _people(box: Box) -> None:
    dark = Sheet("#0c0d2b", "#080921", gap=1.4, through=0.03, rim=0.6)
    bearer = people.person(
        dark, 352, 1088, 84, "man",
        Pose((326, 346), neck=352, head=10, arms=((66, 20, 60), (84, 326, 300)),
             legs=((128, 92, 30), (40, 112)), hands=("hold", "hold")),
        ("coat", "trousers", "cap"), hem=0.36, sway=0.3,
    )  # fmt: skip
    dark.slit("470,700 420,716 372,752 330,808", 1.6)
    dark.slit("364,838 392,842 418,836", 1.8).slit("446,880 470,872 488,880", 1.6)
    x, y = bearer.wrists[0]
    dark.limb([(x + 34, y - 130, 5), (x + 18, y, 5.5), (x + 20, 1112, 4)])
    x, y = bearer.wrists[1]
    rope = Sheet("#d9c9a0", "#a99bb0", gap=0.6, through=0.1, rim=0.6)
    rope.line(
        [
            (x + 6, y + 24), (x + 14, y + 8), (x + 21, y - 20), (x - 30, y - 48),
            (x - 90, y - 66), (x - 150, y - 78), (x - 196, y - 96),
        ],
        5,
    )  # fmt: skip
    with dark.at(92, 1104):
        child = people.person(
            dark, 0, 0, 30, "child",
            Pose((274, 276), arms=((20, 330, 320), (36, 324, 320)),
                 legs=((112, 118, 30), (70, 92))),
            ("coat", "trousers", "hood"), hem=0.5,
        )  # fmt: skip
        x, y = child.wrists[1]
        with dark.at(x + 20, y - 12, 1.1, 6):
            dark.fill(rectangle(-30, -8, 60, 9, 3))
            for foot in (-24, 22):
                dark.line([(foot * 0.8, -6), (foot, -52)], 5)
            dark.line("-20,-26 20,-26", 3.4)
    box.add(dark)
    box.add(rope)


def _front(box: Box) -> None:
    front = Sheet("#14153c", "#0b0c28", gap=1.6, through=0.04, rim=0.5)
    ground = land.hill(front, 1150, 14, 21, bumps=6)
    plants.grass(front, 560, 800, ground, 110, 40, 3, lean=0.3)
    plants.grass(front, 0, 160, ground, 60, 24, 9, lean=0.3)
    box.add(front)
    _snowfall(box, 70, 11, 3.2)
