"""A chest of drawers stands open; every drawer holds a landscape, the lowest a hand."""

from cards.studio.paper import beasts, buildings, palms, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

LEFT, WIDE, TOP, HIGH = 150, 500, 230, 182
OUT = (16, 34, 22, 44, 10)
"""How far the drawers are pulled out, from the top one down."""
CLIMB = Pose(
    (272, 276),
    284,
    -14,
    ((-70, -80, -80), (-50, -70, -76)),
    ((84, 92), (100, 98)),
    ("hold", "hold"),
)
SLEEVE = "#8a3a4c"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f3dcc6", "#f8ead8", bottom=900),
        lamp=(160, -100),
        tint="#2a1c2c",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.36),
    )
    wall = Sheet("#f0cbb0", "#e6b898", gap=0.6, through=0.1, rim=0.4, shade=0.6)
    wall.fill(rectangle(-30, -30, 860, 1140))
    for i in range(12):
        for j in range(15):
            with wall.at(20 + 70 * i + 35 * (j % 2), 20 + 76 * j, 9):
                wall.score("0,-1! 1,0! 0,1! -1,0! 0,-1", 0.3)
    box.add(wall)
    floor = Sheet("#a8604c", "#84443a", gap=0.7, through=0.05, rim=0.4)
    box.add(floor.fill(rectangle(-30, 1090, 860, 160)))
    body = Sheet("#2f6a6c", "#1f4a50", gap=1.6, through=0.03, rim=0.6)
    body.fill(
        rectangle(LEFT - 26, TOP - 26, WIDE + 52, HIGH * 5 + 44, 8),
        rectangle(LEFT - 46, TOP - 44, WIDE + 92, 26, 6),
    )
    body.limb([(LEFT, TOP + HIGH * 5, 22), (LEFT - 6, 1160, 13)]).limb(
        [(LEFT + WIDE, TOP + HIGH * 5, 22), (LEFT + WIDE + 6, 1160, 13)]
    )
    for i in range(5):
        body.cut(rectangle(LEFT, TOP + HIGH * i, WIDE, HIGH - 16, 3))
    dark = Sheet("#12282e", "#0c1c22", gap=0.8, through=0.03, rim=0.2)
    box.add(dark.fill(rectangle(LEFT - 10, TOP - 10, WIDE + 20, HIGH * 5)))
    box.add(body)
    for i, fill in enumerate((_wood, _sea, _snow, _bed, _nothing)):
        fill(box, TOP + HIGH * i + 90 + OUT[i])
        _front(box, i)
    _on_top(box)
    return box


def _front(box: Box, i: int) -> None:
    """Hang a drawer's front: the further out, the larger and lower."""
    out = OUT[i]
    top = TOP + HIGH * i + 82 + out
    front = Sheet("#4a9490", "#357674", gap=0.8 + out / 24, through=0.04, rim=0.7)
    front.fill(rectangle(LEFT - out * 0.7, top, WIDE + out * 1.4, 100 + out * 0.2, 6))
    front.score(
        rectangle(LEFT - out * 0.7 + 16, top + 14, WIDE + out * 1.4 - 32, 70 + out * 0.2, 4), 4
    )
    box.add(front)
    knobs = Sheet("#f0c45c", "#d9a23a", gap=0.8, through=0.05, rim=0.8)
    for x in (LEFT + 120, LEFT + WIDE - 120):
        knobs.fill(ellipse(x, top + 52, 17)).score(ellipse(x, top + 52, 10), 3)
    box.add(knobs)


def _wood(box: Box, y: float) -> None:
    back = Sheet("#8fbf8a", "#6fa872", gap=0.6, through=0.1, rim=0.5)
    for i in range(9):
        plants.tree(
            back, LEFT + 30 + 55 * i, y + 20, 112 + 16 * (i % 3), 6, i + 3, depth=4, leaves=9
        )
    box.add(back)
    deer = Sheet("#7a3f2c", gap=0.7, through=0.04, rim=0.6)
    beasts.deer(deer, LEFT + 330, y + 20, 66, flip=True)
    box.add(deer)


def _sea(box: Box, y: float) -> None:
    ship = Sheet("#fff4e2", gap=0.6, through=0.1, rim=0.5)
    buildings.ship(ship, LEFT + 180, y - 28, 0.9)
    box.add(ship)
    for k, colour in enumerate(("#7fc0d4", "#4f9cc0")):
        sea = Sheet(colour, gap=0.6, through=0.15, rim=0.5)
        for i in range(7):
            sea.fill(ellipse(LEFT + 36 + 68 * i + 24 * k, y - 14 + 16 * k, 44, 26))
        sea.fill(rectangle(LEFT + 4, y - 8, WIDE - 8, 56))
        box.add(sea)


def _snow(box: Box, y: float) -> None:
    house = Sheet("#8a3a4c", "#6d2a3c", gap=0.6, through=0.04, rim=0.6)
    panes = buildings.house(house, LEFT + 330, y + 16, 70, 46, 0.7, (2, 1))
    for x, tall in ((60, 96), (110, 120), (170, 84), (456, 104)):
        for k in range(3):
            top = y + 20 - tall + k * tall * 0.24
            low, half = top + tall * 0.44, 16 + 7 * k
            house.fill(polygon([(LEFT + x, top), (LEFT + x + half, low), (LEFT + x - half, low)]))
    box.add(house)
    box.emit(panes, "#ffd98a", 1.0)
    snow = Sheet("#ffffff", "#eef0f6", gap=0.6, through=0.1, rim=0.5)
    with snow.at(LEFT, y):
        snow.fill("2,10 90,-2 230,14 360,2 498,8! "
              "498,60! 2,60!")  # fmt: skip
    box.add(snow)


def _bed(box: Box, y: float) -> None:
    pillow = Sheet("#ffffff", "#f0ece6", gap=0.7, through=0.1, rim=0.5)
    with pillow.at(LEFT, y):
        pillow.fill("30,-20 60,-50 170,-48 190,-16 180,30 40,30")
    box.add(pillow)
    head = Sheet("#e8bf9a", "#d9a880", gap=0.6, through=0.05, rim=0.5)
    with head.at(LEFT + 122, y - 16, 92, -74):
        head.fill("-.16,.16 -.18,-.08 -.36,-.24 -.48,-.52 -.40,-.86 -.08,-1.02 .22,-.94 .38,-.74 "
        ".405,-.56 .365,-.46 .385,-.40 "
                  ".435,-.325 .42,-.295 .37,-.285 .385,-.25! .355,-.215 .365,-.185 .335,-.15 "
                  ".315,-.12 .33,-.07 .28,-.01 .16,.02")  # fmt: skip
        head.slit(".18,-.5 .26,-.46 .34,-.49", 0.02)
        head.ink(
            "#5a3226", "-.6,-.2! -.36,-.24 -.2,-.4 -.06,-.62 .2,-.76 .42,-.72! .4,-1.2 -.6,-1.2"
        )
    box.add(head)
    quilt = Sheet(SLEEVE, "#6d2a3c", gap=0.9, through=0.05, rim=0.6)
    with quilt.at(LEFT, y):
        quilt.fill("150,-30 230,-66 340,-50 440,-56 500,-10! "
               "500,60! 140,60! 130,0")  # fmt: skip
    for k in range(4):
        quilt.ink("#f0c45c", ellipse(LEFT + 220 + 66 * k, y - 20 + 14 * (k % 2), 12))
    box.add(quilt)


def _nothing(box: Box, y: float) -> None:
    """Let four fingers come over the edge from within."""
    hand = Sheet("#b9c4c0", "#98a8a6", gap=0.8, through=0.05, rim=0.6)
    palms.flat(hand, LEFT + 250, y + 46, 150, 268, palms.REST, gap=2)
    box.add(hand)


def _on_top(box: Box) -> None:
    climber = Sheet("#3a2030", "#2a1422", gap=1.3, through=0.04, rim=0.7)
    beasts.cat(climber, 220, TOP - 44, 88)
    plants.fern(climber, 600, TOP - 70, 110, 262, 30, 2)
    plants.fern(climber, 600, TOP - 70, 96, 286, 40, 2)
    plants.fern(climber, 600, TOP - 70, 90, 240, -40, 2)
    climber.fill(f"572,{TOP - 84}! 628,{TOP - 84}! 620,{TOP - 44}! 580,{TOP - 44}!")
    box.add(climber)
    girl = Sheet("#f6dc9a", "#ecc46a", gap=1.2, through=0.04, rim=0.6)
    people.person(girl, 560, 528, 31, "child", CLIMB, ("dress", "braid"), hem=0.5)
    box.add(girl)
