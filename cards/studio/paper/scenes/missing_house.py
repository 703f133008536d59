"""Where a house stood between two others, its rooms are left on the neighbour's wall."""

from collections.abc import Iterator, Sequence

import numpy as np

from cards.studio.paper import beasts, land, ornament, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, polygon, rectangle, toward
from cards.studio.paper.sheet import Sheet

FLOORS = (196, 410, 624, 838, 1052)
"""Heights of the ceilings of three floors and a shop, and of the ground."""
LEFT, RIGHT = 120, 640
"""The neighbour's wall between which the rooms were."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#bfe3ef", "#e6f4f3", "#fbf0dc", bottom=900),
        lamp=(700, -100),
        tint="#7a5a6a",
        fall=(-0.45, 0.75),
        finish=Finish(vignette=0.16, bloom=0.08, contrast=0.38),
    )
    _sky(box)
    _wall(box)
    _papers(box)
    _stairs(box)
    _left_behind(box)
    _neighbours(box)
    _ground(box)
    _door(box)
    return box


def _sky(box: Box) -> None:
    clouds = Sheet("#ffffff", "#fffaf2", gap=0.9, through=0.2, rim=0.4, shade=0.5)
    land.cloud(clouds, 300, 86, 190, 3)
    land.cloud(clouds, 560, 54, 130, 5)
    box.add(clouds)


def _wall(box: Box) -> None:
    wall = Sheet("#e7cdb8", "#dcbba6", gap=1.2, through=0.03, rim=0.4)
    wall.fill(polygon([(96, 1100), (96, 196), (368, 108), (664, 196), (664, 1100)]))
    random = np.random.default_rng(5)
    for row in range(44):
        y = 150 + 22 * row
        for _ in range(4):
            x = random.uniform(100, 650)
            wall.score([(x, y), (x + random.uniform(16, 40), y)], 1.1)
    box.add(wall)


def _stripes(sheet: Sheet, area: land.Area, colours: Sequence[str]) -> None:
    left, top, right, bottom = area
    for x in np.arange(left + 10, right, 34):
        sheet.ink(colours[1], rectangle(x, top, 13, bottom - top))


def _tiles(sheet: Sheet, area: land.Area, colours: Sequence[str]) -> None:
    left, top, right, bottom = area
    for i, x in enumerate(np.arange(left, right, 26)):
        for k, y in enumerate(np.arange(top + 74, bottom, 26)):
            sheet.ink(colours[1 + (i + k) % 2], rectangle(x + 1.5, y + 1.5, 23, 23, 2))


def _scattered(area: land.Area) -> Iterator[tuple[float, float]]:
    """Return the places of a pattern whose rows are shifted by half a step."""
    left, top, right, bottom = area
    for k, y in enumerate(np.arange(top + 24, bottom - 8, 40)):
        for x in np.arange(left + 22 + 21 * (k % 2), right - 8, 42):
            yield float(x), float(y)


def _flowers(sheet: Sheet, area: land.Area, colours: Sequence[str]) -> None:
    for x, y in _scattered(area):
        petals = np.array((x, y)) + [6 * toward(turn) for turn in range(0, 360, 72)]
        sheet.ink(colours[1], *(ellipse(*petal, 4.6) for petal in petals))
        sheet.ink(colours[2], ellipse(x, y, 3.4))


def _starry(sheet: Sheet, area: land.Area, colours: Sequence[str]) -> None:
    for x, y in _scattered(area):
        with sheet.at(x, y, 8):
            sheet.ink(colours[1], land.STAR)


PATTERNS = {"stripe": _stripes, "tile": _tiles, "flower": _flowers, "star": _starry}
"""Wallpapers."""


def _room(
    box: Box, left: float, right: float, floor: int, colours: Sequence[str], kind: str
) -> None:
    """Paste a room's wallpaper on the wall, its lower part a dado, its edges torn."""
    top, bottom = FLOORS[floor] + 12, FLOORS[floor + 1] - 10
    sheet = Sheet(colours[0], colours[0], gap=0.35, through=0.04, rim=0.4, shade=0.7)
    sheet.fill(polygon([(left, top), (right, top), (right, bottom), (left, bottom)]))
    PATTERNS[kind](sheet, (left, top, right, bottom), colours)
    random = np.random.default_rng(int(left) + floor)
    for y in (top, bottom):
        for _ in range(4):
            x, wide = random.uniform(left + 20, right - 40), random.uniform(10, 34)
            deep = random.uniform(6, 20) * (1 if y == top else -1)
            sheet.cut([(x - wide, y - deep), (x - wide * 0.3, y + deep), (x + wide, y - deep)])
    box.add(sheet)


def _papers(box: Box) -> None:
    _room(box, 132, 352, 0, ("#f2a9a0", "#fbd9cc", "#e0574e"), "flower")
    _room(box, 366, 628, 0, ("#34508a", "#f6d877"), "star")
    _room(box, 132, 400, 1, ("#8cc3b2", "#b9ddcf"), "stripe")
    _room(box, 414, 628, 1, ("#f6d271", "#fdeec2", "#d98f2c"), "flower")
    _room(box, 132, 300, 2, ("#cfe6ee", "#ffffff", "#7fb4d0"), "tile")
    _room(box, 314, 628, 2, ("#d86f5d", "#e58f7c"), "stripe")
    _room(box, 132, 628, 3, ("#f3e6d4", "#f9f1e4"), "stripe")


def _stairs(box: Box) -> None:
    """Leave the line of the stairs, climbing across the lower floors."""
    line = Sheet("#8d5a44", "#7d4d3a", gap=0.3, through=0.03, rim=0.4)
    for left, floor, step in ((330, 3, 1), (600, 2, -1)):
        x, y = left, FLOORS[floor + 1] - 10
        run = [(x, y)]
        for _ in range(9):
            run += [(x, y - 21), (x + 27 * step, y - 21)]
            x, y = x + 27 * step, y - 21
        line.line(polygon(run, closed=False), 7)
        line.line([(left - 6 * step, FLOORS[floor + 1] - 86), (x, y - 76)], 5)
    box.add(line)


def _left_behind(box: Box) -> None:
    """Hang up what nobody took along."""
    pale = Sheet("#fbd9cc", gap=0.1, through=0.02, rim=0.2, shade=0.2)
    pale.fill(ellipse(176, 300, 26, 34), rectangle(268, 258, 52, 70))
    box.add(pale)
    picture = Sheet("#c98a2e", "#b87a22", gap=0.9, through=0.03, rim=0.7)
    with picture.at(224, 292, 1, 9):
        picture.fill(rectangle(-32, -42, 64, 84)).ink("#f6f0e2", rectangle(-23, -33, 46, 66))
        picture.ink("#5a4a52", ellipse(0, -6, 11, 13), "-18,33! -16,16 -6,8 6,8 16,16 18,33!")
        picture.line("-24,-40 0,-66 24,-40", 2)
    box.add(picture)
    moon = Sheet("#f6d877", "#f6d877", gap=0.8, through=0.2, rim=0.6)
    moon.fill(ellipse(560, 268, 36)).cut(ellipse(577, 258, 32))
    moon.line("556,196 558,234", 2)
    box.add(moon)
    bed = Sheet("#f4ead6", "#ecdcc0", gap=0.8, through=0.05, rim=0.5)
    for x in (402, 516):
        bed.line([(x, 400), (x, 318 if x == 402 else 346)], 6)
    bed.fill(rectangle(400, 356, 118, 12))
    for x in range(420, 510, 18):
        bed.line([(x, 362), (x, 392)], 3.4)
    bed.fill(rectangle(400, 386, 118, 9))
    box.add(bed)
    _furniture(box)


def _furniture(box: Box) -> None:
    coat = Sheet("#a63d4a", "#93323f", gap=1.0, through=0.04, rim=0.6)
    coat.line("196,466 268,466", 7)
    for x in (204, 232, 260):
        coat.line([(x, 466), (x, 478), (x + 5, 484)], 4)
    coat.fill(
        "225,480! 239,480! 254,494 266,556 256,560 247,522! 252,606! 212,606! 217,522! 208,560 "
        "198,556 210,494"
    )
    coat.slit("232,492 231,550 232,602", 1.4)
    box.add(coat)
    scarf = Sheet("#f6d271", gap=0.5, through=0.1, rim=0.5)
    scarf.limb("260,480,5 268,500,6 264,540,7 270,574,7")
    box.add(scarf)
    clock = Sheet("#6a4638", "#5c3a2e", gap=0.9, through=0.03, rim=0.6)
    clock.fill(ellipse(520, 506, 42)).ink("#fdf6e4", ellipse(520, 506, 34))
    for i in range(12):
        a = np.radians(30 * i)
        clock.ink("#6a4638", ellipse(520 + 28 * np.cos(a), 506 + 28 * np.sin(a), 2.4))
    clock.ink("#6a4638", polygon("517,508 518,478 522,478 523,508"))
    clock.ink("#6a4638", polygon("522,503 502,510 501,515 524,510"))
    box.add(clock)
    sink = Sheet("#ffffff", "#eef4f6", gap=1.2, through=0.04, rim=0.6)
    sink.fill("160,752! 248,752! 244,776 228,790 218,792 222,828! 190,828! 192,792 180,790 164,776")
    sink.line("204,752 204,726 216,722 222,732", 6)
    box.add(sink)
    mirror = Sheet("#7fb4d0", gap=0.6, through=0.05, rim=0.7)
    mirror.fill(ellipse(204, 682, 30, 36)).ink("#eaf6fa", ellipse(204, 682, 24, 30))
    mirror.slit("190,690 204,672 214,660", 1.6)
    box.add(mirror)
    marks = Sheet("#fff4e6", gap=0.1, through=0.02, rim=0.2, shade=0.2)
    for k, y in enumerate((812, 784, 762, 734, 716, 704)):
        marks.line([(344, y), (366 + 4 * (k % 2), y)], 4)
    box.add(marks)
    lamp = Sheet("#3f6f66", "#35605a", gap=1.2, through=0.04, rim=0.7)
    lamp.line("330,426 330,470", 2.4).fill("312,470! 348,470! 366,506! 294,506!")
    box.add(lamp)
    box.emit([ellipse(330, 510, 12, 9)], "#fff0c0", 1.3, 1)
    box.light(330, 514, 34, "#ffd98a", power=0.5, halo=0.25)


def _neighbours(box: Box) -> None:
    """Put up the house at either side, seen from the street; one window is open."""
    for left, right, colour, top in ((-40, 122, "#c9867c", 150), (640, 840, "#7d9fb4", 176)):
        house = Sheet(colour, colour, gap=2.2, through=0.03, rim=0.5)
        house.fill(rectangle(left, top, right - left, 1000))
        trim = Sheet("#fbf1e2", "#f3e4d0", gap=0.7, through=0.04, rim=0.5)
        trim.fill(rectangle(left - 8, top - 14, right - left + 16, 22, 3))
        panes = []
        middle = 46 if left < 0 else 724
        for row in range(4):
            y = top + 58 + 206 * row
            trim.fill(
                rectangle(middle - 46, y, 92, 132), rectangle(middle - 56, y + 128, 112, 13, 3)
            )
            trim.cut(rectangle(middle - 37, y + 9, 34, 114), rectangle(middle + 3, y + 9, 34, 114))
            panes.append(rectangle(middle - 37, y + 9, 74, 114))
        house.ink("#3d4f63", *panes)
        box.add(house)
        box.add(trim)
    curtain = Sheet("#fdf7ee", "#f3e6da", gap=0.4, through=0.2, rim=0.5)
    for row in (0, 2, 3):
        y = 234 + 206 * row
        curtain.fill(
            [
                (687, y + 9, True),
                (761, y + 9, True),
                (752, y + 50),
                (760, y + 92, True),
                (734, y + 60),
                (724, y + 20),
                (712, y + 60),
                (687, y + 92, True),
                (694, y + 50),
            ]
        )
    box.add(curtain)
    string = Sheet("#fff8e8", gap=1.0, through=0.1, rim=0.5, wobble=0.2)
    string.line("712,520 640,560 520,586 420,584 300,552", 2.2)
    box.add(string)
    other = Sheet("#e9efec", "#d5ded9", gap=1.2, through=0.1, rim=0.6)
    with other.at(300, 552, 1, 78):
        other.fill("-20,-22! 20,-22! 14,22! -14,22!")
    with other.at(716, 520, 1, -96):
        other.fill("-20,-22! 20,-22! 14,22! -14,22!")
    box.add(other)


def _ground(box: Box) -> None:
    ground = Sheet("#d9c6a2", "#c2ab84", gap=1.5, through=0.05, rim=0.4)
    top = land.hill(ground, 1056, 9, seed=8)
    box.add(ground)
    green = Sheet("#6f9a5c", "#5f8a50", gap=0.6, through=0.1, rim=0.4)
    plants.grass(green, 120, 650, top, 30, 80, 4)
    random = np.random.default_rng(2)
    poppies = Sheet("#e2503f", gap=0.6, through=0.2, rim=0.6)
    for _ in range(13):
        x = random.uniform(140, 630)
        y = top(x) - random.uniform(22, 48)
        green.limb([(x + 3, top(x) + 6, 1.6), (x - 2, y + 20, 1.4), (x, y, 1.2)])
        poppies.fill(ellipse(x, y, 9, 7))
    box.add(green)
    box.add(poppies)
    bricks = Sheet("#b86a50", "#a85c44", gap=0.8, through=0.03, rim=0.5)
    for x, y, turn in ((150, 1104, 10), (186, 1112, -14), (170, 1090, 4), (600, 1100, -8),
                       (632, 1116, 24), (560, 1120, 2)):  # fmt: skip
        with bricks.at(x, y, 1, turn):
            bricks.fill(rectangle(-22, -11, 44, 22, 2))
    box.add(bricks)


def _door(box: Box) -> None:
    """Leave the door standing, shut, with a mat, the milk and a key."""
    frame = Sheet("#fbf1e2", "#f3e4d0", gap=1.8, through=0.04, rim=0.6)
    frame.fill(rectangle(178, 852, 138, 270)).cut(rectangle(192, 866, 110, 260))
    box.add(frame)
    door = Sheet("#2f6d63", "#255a52", gap=0.9, through=0.03, rim=0.6)
    door.fill(rectangle(192, 866, 110, 256))
    for x in (204, 252):
        for y, tall in ((882, 86), (984, 116)):
            door.score(rectangle(x, y, 38, tall), 2.4)
    door.ink("#f0b743", ellipse(288, 1000, 6.5), rectangle(226, 972, 42, 8, 2))
    box.add(door)
    wreath = Sheet("#e2503f", gap=0.7, through=0.1, rim=0.5)
    ornament.rosette(wreath, 247, 924, 22, 9, 0, cut=False)
    box.add(wreath)
    mat = Sheet("#9a6a3e", "#8a5c34", gap=0.5, through=0.03, rim=0.4)
    mat.fill(polygon("184,1122 310,1122 330,1150 164,1150"))
    for x in range(188, 310, 14):
        mat.score([(x, 1126), (x + (x - 247) * 0.1, 1146)], 1.6)
    box.add(mat)
    milk = Sheet("#ffffff", "#f2f6f6", gap=0.8, through=0.2, rim=0.7)
    for i in range(7):
        x = 340 + 24 * i
        milk.fill(
            [
                (x - 9, 1140, True),
                (x + 9, 1140, True),
                (x + 9, 1106),
                (x + 5, 1092),
                (x + 5, 1082, True),
                (x - 5, 1082, True),
                (x - 5, 1092),
                (x - 9, 1106),
            ]
        )
        milk.ink("#4d86b5", rectangle(x - 6, 1078, 12, 8))
    box.add(milk)
    cat = Sheet("#3a2f35", "#2f262b", gap=1.2, through=0.03, rim=0.6)
    beasts.cat(cat, 560, 1150, 118)
    box.add(cat)
