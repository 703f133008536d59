"""Somebody has run through the wall, beside the door: the hole has his shape, outside is day."""

from cards.studio.paper import fairground, land, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, rectangle, toward
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, noise

RUN = Pose((290, 298), 300, 4, ((28, -30, -30), (168, 96, 80)), ((30, 98, 20), (118, 176, 100)),
           ("spread", "relaxed"))  # fmt: skip
FLOOR = 950
HEAD = (414, 204)
LIMBS = (
    "372,330,56 352,420,66 330,520,62",
    "380,318,36 470,386,32 540,330,27 580,282,24",
    "366,318,36 250,330,32 190,420,28 150,462,24",
    "344,530,52 440,600,48 452,700,40 446,800,36 450,830,34",
    "320,530,52 270,650,48 180,720,40 90,716,32",
)
"""The runner's trunk, arms and legs."""
ENDS = (
    "440,806! 470,806 540,830 560,852 556,864! 424,864! 420,820",
    "104,690! 96,742! 66,760 40,790 26,786! 34,730 56,690",
)
"""His shoes."""
HANDS = ((584, 276, -52), (146, 466, 130))

SCRAPS = (
    (250, 1000, 30, 10), (330, 1040, 18, 50), (560, 1000, 26, 80), (470, 1060, 34, 20),
    (400, 1010, 16, 0), (150, 1030, 20, 30),
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#6fc3e6", "#bfe6ee", "#f4f6d8", bottom=640),
        lamp=(420, 420),
        tint="#1a0820",
        fall=(0.2, 0.9),
        finish=Finish(vignette=0.22, bloom=0.04),
    )
    _meadow(box)
    _wall(box)
    _door(box)
    _floor(box)
    _room(box)
    return box


def _meadow(box: Box) -> None:
    sun = Sheet("#ffd94a", gap=0.3, through=0.1, rim=0.3)
    box.add(sun.fill(ellipse(352, 392, 46)))
    clouds = Sheet("#ffffff", gap=0.4, through=0.1, rim=0.3, shade=0.3)
    land.cloud(clouds, 370, 478, 120, 4)
    box.add(clouds)
    for y, colour, seed in ((520, "#bfe07a", 3), (580, "#8cc64e", 7)):
        hill = Sheet(colour, gap=0.7, through=0.1, rim=0.4, shade=0.5)
        land.hill(hill, y, 14, seed)
        box.add(hill)
    path = Sheet("#fbf3c4", "#f2e3a0", gap=0.3, through=0.05, rim=0.2, shade=0.3)
    path.fill("352,578! 372,610 330,650 390,710 480,780 520,880! 400,880! 400,790 330,720 280,650 "
              "346,606 344,578!")  # fmt: skip
    box.add(path)
    runner = Sheet("#5a2350", gap=0.4, through=0.03, rim=0.3, wobble=0.2)
    people.person(runner, 342, 612, 14, "man", RUN, ("trousers", "shorthair"), gap=0.3, smooth=0.4)
    box.add(runner)
    grass = Sheet("#5d9a34", "#3f7c2c", gap=0.8, through=0.1, rim=0.4)
    plants.grass(grass, 20, 640, 880, 80, 90, 4, width=3)
    box.add(grass)


def _runner(hole: Drawing) -> None:
    """Draw a man who runs to the right, his hat on."""
    x, y = HEAD
    for limb in LIMBS:
        hole.limb(limb)
    hole.fill(*ENDS)
    hole.limb([(x - 20, y + 46, 26), (x - 34, y + 110, 26)])
    hole.fill(
        [(x - 56, y - 20), (x + 52, y - 20, True), (x + 58, y - 2), (x + 102, y + 30, True),
         (x + 64, y + 38), (x + 60, y + 70), (x + 30, y + 86), (x - 34, y + 66), (x - 60, y + 20)]
    )  # fmt: skip
    with hole.at(x - 4, y - 22, 1, -8):
        hole.fill(
            "-100,6 -62,-10! -56,-70 -40,-92 0,-90 40,-94 54,-70 58,-10! 106,4 98,18 0,14 -92,20"
        )
    for x, y, turn in HANDS:
        with hole.at(x, y, 30, turn):
            hole.fill(ellipse(0, 0, 0.9))
            for angle in (-62, -24, 8, 38):
                hole.limb([(0, 0, 0.4), (*(toward(angle) * 1.7), 0.26)], steps=2)


def _wall(box: Box) -> None:
    plaster = Sheet("#f1d9c8", "#e2bfb0", gap=1.2, through=0.02, rim=0.5, wobble=1.6)
    plaster.fill(rectangle(-30, -30, 860, FLOOR + 30))
    with plaster.piece(cut=True) as hole:
        _runner(hole)
    box.add(plaster)
    wall = Sheet("#7a3469", "#5a2552", gap=0.8, through=0.02, rim=0.5)
    wall.fill(rectangle(-30, -30, 860, FLOOR + 30))
    for i in range(8):
        wall.ink("#8a4078", rectangle(24 + 104 * i, -30, 52, FLOOR + 30))
    for j in range(10):
        for i in range(16):
            with wall.at(50 + 52 * i, 30 + 104 * j + 52 * (i % 2), 12):
                wall.ink("#b8d65a", "0,-1! .45,0 0,1! -.45,0")
    shape = Drawing()
    _runner(shape)
    ragged = blur(shape.coverage(), 7) + 0.05 * noise(13, 4)
    with wall.piece(1, cut=True) as hole:
        hole.stencil((ragged - 0.12) * 8)
    box.add(wall)


def _door(box: Box) -> None:
    frame = Sheet("#c9d86a", "#a9bd4c", gap=0.8, through=0.03, rim=0.6)
    frame.fill(rectangle(622, 380, 240, FLOOR - 380))
    box.add(frame)
    door = Sheet("#45204a", "#371a3e", gap=0.7, through=0.03, rim=0.7)
    door.fill(rectangle(646, 404, 216, FLOOR - 404))
    for y, high in ((436, 200), (670, 240)):
        door.score(rectangle(680, y, 160, high), 5)
    box.add(door)
    knob = Sheet("#f2d457", gap=0.5, through=0.03, rim=0.8)
    knob.fill(ellipse(668, 664, 12), rectangle(662, 684, 12, 30, 5))
    box.add(knob)


def _floor(box: Box) -> None:
    floor = Sheet("#b5713f", "#8a4d2c", gap=0.5, through=0.04, rim=0.4)
    floor.fill(rectangle(-30, FLOOR, 860, 320))
    for i in range(-6, 12):
        floor.score([(400 + (i * 70 - 200), FLOOR), (400 + (i * 70 - 200) * 2.2, 1220)], 2.4)
    box.add(floor)
    skirting = Sheet("#c9d86a", "#a9bd4c", gap=0.5, through=0.03, rim=0.5)
    skirting.fill(rectangle(-30, FLOOR - 30, 680, 36))
    box.add(skirting)


def _room(box: Box) -> None:
    bits = Sheet("#7a3469", "#5a2552", gap=0.7, through=0.03, rim=0.6)
    for x, y, size, turn in SCRAPS:
        with bits.at(x, y, size, turn):
            bits.fill(polygon("-1,-.3 -.2,-.7 .8,-.4 1,.3 .1,.6 -.8,.4"))
    box.add(bits)
    shoe = Sheet("#f2d457", "#dcb93c", gap=1.0, through=0.02, rim=0.8)
    things.boot(shoe, 250, 1150, 92, -8)
    box.add(shoe)
    dog = Sheet("#f6e7cb", "#e3c7a6", gap=1.3, through=0.03, rim=0.6)
    fairground.waiting_dog(dog, 610, 1170, 215, look=-20, flip=True)
    dog.ink("#d8432f", "548,990! 640,1016! 632,1042! 544,1012!")
    box.add(dog)
