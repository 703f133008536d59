"""A giraffe stands in a house through all its floors; on every one they make do with its neck."""

from cards.studio.paper import beasts, birds, figures, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

FLOORS = (318, 508, 698, 900, 1128)
"""Heights of the floors, from the top one down."""
LEFT, RIGHT = 120, 690
PAPERS = ("#f3c9a8", "#a9d3c2", "#f2dc94", "#b9cbe4")
NECK = "470,1010,70 452,900,62 446,760,50 440,620,43 434,480,38 428,340,35 424,220,34 420,170,34"
SPOTS = ((452, 880, 26), (472, 820, 20), (436, 800, 22), (458, 748, 19), (430, 716, 17), (452,
660, 18), (432, 610, 16),
         (446, 560, 17), (424, 520, 15), (440, 470, 15), (420, 430, 13), (436, 384, 14), (418,
         350, 12), (432, 300, 13),
         (414, 262, 12), (432, 226, 11))  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#8fd0e0", "#d9f0ea", bottom=900),
        lamp=(180, -100),
        tint="#3a2430",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.12, bloom=0.05, contrast=0.36),
    )
    clouds = Sheet("#ffffff", gap=0.7, through=0.3, rim=0.4, shade=0.4)
    land.cloud(clouds, 650, 130, 170, 3)
    land.cloud(clouds, 130, 200, 130, 8)
    box.add(clouds)
    _rooms(box)
    _furniture(box)
    _giraffe(box)
    _house(box)
    _people(box)
    return box


def _rooms(box: Box) -> None:
    for i, colour in enumerate(PAPERS):
        room = Sheet(colour, gap=0.5, through=0.05, rim=0.3, shade=0.6)
        top, bottom = FLOORS[i], FLOORS[i + 1]
        room.fill(rectangle(LEFT, top, RIGHT - LEFT, bottom - top))
        for k in range(19):
            x = LEFT + 15 + 30 * k
            if i == 0:
                room.score([(x, top), (x, bottom)], 3)
            elif i == 1:
                for j in range(6):
                    room.score(ellipse(x, top + 24 + 30 * j, 5), 2)
            elif i == 2:
                room.score([(x - 15, top + 120), (x, top + 110), (x + 15, top + 120)], 3)
        box.add(room)
    windows = Sheet("#ffffff", gap=0.4, through=0.1, rim=0.5)
    for x, y in ((160, 352), (580, 352), (156, 544), (590, 734), (152, 940)):
        windows.fill(rectangle(x, y, 70, 84, 3))
        windows.ink("#8fd0e0", rectangle(x + 7, y + 7, 25, 70), rectangle(x + 38, y + 7, 25, 70))
    box.add(windows)


def _furniture(box: Box) -> None:
    wood = Sheet("#a8643c", "#8a4c2c", gap=0.8, through=0.04, rim=0.5)
    wood.fill(
        rectangle(520, 452, 128, 12, 3), rectangle(530, 462, 8, 44), rectangle(630, 462, 8, 44)
    )
    wood.fill(rectangle(150, 640, 110, 56, 6), rectangle(140, 612, 14, 86, 5))
    wood.fill(
        rectangle(516, 836, 92, 12, 3), rectangle(526, 848, 8, 50), rectangle(590, 848, 8, 50)
    )
    wood.fill(rectangle(560, 1040, 90, 86, 6))
    box.add(wood)
    cloth = Sheet("#d8483a", "#bd3a30", gap=0.5, through=0.05, rim=0.5)
    cloth.fill("152,626! 258,634 266,652 258,676! 152,672!")
    cloth.fill(rectangle(158, 616, 36, 18, 8))
    cloth.fill("512,836! 612,836! 610,856 592,846 574,858 556,846 534,858 514,852!")
    box.add(cloth)
    line = Sheet("#5a4038", gap=0.4, through=0.05, rim=0.3)
    line.line("124,730 260,752 420,744", 2.4)
    box.add(line)
    wash = Sheet("#ffffff", "#f0f4f6", gap=0.5, through=0.2, rim=0.4)
    wash.fill(
        "168,738! 214,746! 218,800! 166,794!",
        "232,748! 262,752! 262,812! 250,812! 248,780! 244,812! 232,810!",
    )
    wash.ink("#d8483a", "300,752! 322,752! 322,786 342,800 338,808 306,804!")
    wash.fill("300,752! 322,752! 322,786 342,800 338,808 306,804!")
    box.add(wash)


def _giraffe(box: Box) -> None:
    body = Sheet("#f0b24a", "#d98f34", gap=1.2, through=0.05, rim=0.6)
    for foot in ((330, 1126), (370, 1128), (500, 1128), (540, 1126)):
        body.limb(
            [(foot[0] + (440 - foot[0]) * 0.2, 1030, 20), (foot[0], 1084, 13), (foot[0], 1120, 15)]
        )
    body.fill("300,1060 300,1000 330,964 400,940 470,930 540,960 556,1010 540,1060 440,1076")
    body.limb(NECK)
    body.limb("306,1000,8 276,1040,5 270,1084,4").fill(ellipse(270, 1094, 9, 16))
    body.fill(
        "384,176 392,130 420,106 452,112 476,136 510,156 560,166 590,178 596,196 578,210 530,216 "
        "480,216 440,222 400,214"
    )
    body.limb("412,120,7 408,84,6").limb("440,114,7 440,76,6").fill(
        ellipse(407, 78, 10), ellipse(440, 70, 10)
    )
    body.limb("396,134,8 366,124,15 344,134,4")
    body.slit("556,204 580,196 592,190", 2)
    body.cut(ellipse(572, 178, 4))
    body.ink("#fff6e0", ellipse(480, 152, 13, 11)).ink("#3a2018", ellipse(483, 153, 7, 8))
    body.ink("#8a4c2c", *(ellipse(x, y, size, size * 0.86) for x, y, size in SPOTS))
    body.ink("#8a4c2c", *(ellipse(x, y, s, s * 0.8) for x, y, s in ((340, 1010, 22), (390, 980,
    20), (400, 1036, 20),
                                                                    (520, 1000, 20), (486, 1044,
                                                                    18), (348, 1052,
                                                                    14))))  # fmt: skip
    box.add(body)
    leaf = Sheet("#5d9a4c", "#3f7a3e", gap=0.5, through=0.1, rim=0.5)
    leaf.limb("580,200,3 620,190,3 650,206,2")
    for x, y, turn in ((606, 192, -50), (624, 192, 40), (648, 206, 20)):
        with leaf.at(x, y, 26, turn):
            leaf.fill("0,0! .4,-.22 1.1,0! .4,.22")
    box.add(leaf)


def _house(box: Box) -> None:
    house = Sheet("#b5483a", "#8a3030", gap=1.2, through=0.04, rim=0.6)
    house.fill(rectangle(LEFT - 26, 318, 28, 812), rectangle(RIGHT - 2, 318, 28, 812))
    for y in FLOORS:
        for left, right in ((LEFT - 26, 370), (494, RIGHT + 26)):
            house.fill(rectangle(left, y - 6, right - left, 14))
    house.fill(rectangle(LEFT - 26, FLOORS[-1], RIGHT - LEFT + 52, 120))
    house.fill(
        polygon("70,326 120,258 290,250 372,300 376,326"),
        polygon("740,326 690,258 560,252 492,296 488,326"),
    )
    house.fill(polygon("300,262 326,230 340,276"), polygon("520,268 540,226 556,262"))
    house.fill(rectangle(610, 190, 46, 80))
    for y in range(340, 1120, 26):
        house.score([(LEFT - 26, y), (LEFT, y)], 2).score([(RIGHT, y), (RIGHT + 26, y)], 2)
    box.add(house)
    tiles = Sheet("#d9694a", gap=0.9, through=0.04, rim=0.5)
    for x, y, turn in ((350, 214, 20), (690, 214, -30), (300, 180, 50), (560, 240, 10)):
        with tiles.at(x, y, 1, turn):
            tiles.fill(rectangle(-12, -8, 24, 16, 3))
    birds.bird(tiles, 632, 182, 34, "perch")
    box.add(tiles)


def _people(box: Box) -> None:
    folk = Sheet("#33244a", "#261a38", gap=0.9, through=0.04, rim=0.6)
    reach = Pose(
        (276, 282), 290, -6, ((20, 0, 0), (-10, -20, -10)), ((96, 100), (84, 90)), ("hold", "hold")
    )
    with_ladder = people.person(folk, 330, 502, 19, "woman", reach, ("dress", "bun"), hem=0.8)
    sit = Pose(
        (270, 274), 284, 4, ((60, 20, 10), (66, 30, 10)), ((10, 92), (4, 86)), ("hold", "hold")
    )
    people.person(folk, 620, 470, 18, "man", sit, ("coat", "trousers"), flip=True, anchor="hip")
    folk.fill(rectangle(604, 470, 36, 6), rectangle(634, 420, 6, 86))
    hug = Pose((274, 280), 286, 10, ((10, -10, 0), (20, 0, 10)), ((94, 98), (84, 90)))
    people.person(folk, 372, 692, 20, "child", hug, ("dress", "braid"))
    people.person(
        folk,
        620,
        692,
        20,
        "old",
        Pose((280, 296), arms=((70, 30, 20), (76, 40, 20))),
        ("dress", "bun"),
        flip=True,
    )
    hang = Pose(
        (272, 276),
        280,
        -14,
        ((-40, -60, -60), (-30, -50, -50)),
        ((96, 98), (84, 88)),
        ("hold", "hold"),
    )
    people.person(folk, 316, 892, 20, "woman", hang, ("skirt", "scarf"), flip=True)
    people.person(folk, 650, 862, 18, "man", sit, ("trousers", "cap"), flip=True, anchor="hip")
    folk.fill(rectangle(632, 864, 38, 6), rectangle(638, 868, 5, 30), rectangle(660, 868, 5, 30))
    figures.standing(
        folk, 650, 1126, 20, "child", ("trousers", "shorthair"), arms=((150, 200), (40, 20))
    )
    people.person(folk, 210, 1126, 21, "man", Pose((296, 312), 320, 20, ((40, 20, 30), (60, 30,
    40)), ((100, 112), (60, 96)), ("hold", "hold")),
                  ("coat", "trousers", "hat"))  # fmt: skip
    beasts.cat(folk, 560, 1040, 36)
    box.add(folk)
    x, y = with_ladder.wrists[1]
    brush = Sheet("#d8483a", "#bd3a30", gap=0.6, through=0.05, rim=0.6)
    brush.line([(x - 4, y + 2), (x + 34, y - 14)], 4).line([(x + 34, y - 14), (x + 48, y - 20)], 11)
    brush.ink("#8a4c2c", ellipse(x + 50, y - 20, 4))
    box.add(brush)
    scarf = Sheet("#d8483a", "#bd3a30", gap=0.8, through=0.05, rim=0.6)
    scarf.fill(
        "398,560! 440,568 480,556! 482,580 440,592 396,584!", "468,576! 488,572! 500,640! 474,646!"
    )
    scarf.slit("402,572 440,580 478,568", 1.6)
    box.add(scarf)
    grass = Sheet("#4f8a4a", "#356a3c", gap=1.0, through=0.05, rim=0.5)
    land.hill(grass, 1160, 6, 4)
    box.add(grass)
