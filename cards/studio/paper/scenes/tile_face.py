"""A face of blue tiles has been put together wrong; one tile is missing and is carried away."""

from cards.studio.paper import beasts, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, ellipse, rectangle, whole_page
from cards.studio.paper.page import Picture
from cards.studio.paper.sheet import Sheet

TILE = 160
ROWS, COLUMNS = 6, 5
SWAPPED = (((2, 3), (3, 1)), ((4, 0), (0, 4)), ((0, 1), (4, 4)))
"""Tiles that have changed places: row and column."""
TURNED, MISSING = ((1, 3), (4, 2)), (2, 1)
CARRY = Pose(
    (280, 284), 290, 0, ((40, -20, -30), (60, -14, -30)), ((106, 120), (66, 90)), ("hold", "hold")
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#6a5a50", "#54463f"),
        lamp=(200, -100),
        tint="#14203c",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    _mortar(box)
    tiles = Sheet("#fbfcfa", "#eef1ee", gap=1.0, through=0.05, rim=0.6)
    tiles.fill(rectangle(-40, -40, 880, 1004))
    for i in range(COLUMNS + 1):
        tiles.line([(TILE * i, -20), (TILE * i, 964)], 4, cut=True)
    for j in range(ROWS + 1):
        tiles.line([(-20, TILE * j), (820, TILE * j)], 4, cut=True)
    row, column = MISSING
    tiles.cut(rectangle(TILE * column, TILE * row, TILE, TILE))
    box.add(tiles)
    for colour, draw in (("#8fb2e0", _pale), ("#2450a4", _dark)):
        glaze = Sheet(colour, gap=0.08, through=0.05, rim=0.15, shade=0.3, wobble=0.2)
        drawn = Drawing()
        draw(drawn)
        glaze.stencil(_muddled(drawn.coverage()))
        box.add(glaze)
    _hole(box)
    _below(box)
    return box


def _muddled(picture: Picture) -> Picture:
    """Return a picture with its tiles changed about, one of them left out."""
    side = picture.shape[0] * TILE // 1200

    def part(tile: tuple[int, int]) -> tuple[slice, slice]:
        return slice(tile[0] * side, (tile[0] + 1) * side), slice(
            tile[1] * side, (tile[1] + 1) * side
        )

    muddled = picture.copy()
    for one, other in SWAPPED:
        muddled[part(one)], muddled[part(other)] = picture[part(other)], picture[part(one)]
    for tile in TURNED:
        muddled[part(tile)] = picture[part(tile)][::-1, ::-1]
    muddled[part(MISSING)] = 0
    return muddled


def _pale(drawing: Drawing) -> None:
    """Wash in hair, cheeks, lids and dress."""
    drawing.fill(
        "120,960! 90,700 80,420 130,180 260,60 400,30 540,60 670,180 720,420 710,700 680,960!"
    )
    drawing.cut(
        "400,130 560,190 610,340 612,520 570,680 480,790 400,820 320,790 230,680 188,520 "
        "190,340 240,190"
    )
    drawing.cut("330,780! 330,900 240,960! 560,960! 470,900 470,780!")
    drawing.fill(ellipse(258, 590, 52, 40), ellipse(542, 590, 52, 40))
    for x in (284, 516):
        drawing.fill([(x - 66, 400), (x, 366), (x + 66, 400), (x, 384)])
    for i in range(5):
        for j in range(2):
            drawing.fill(ellipse(40 + 720 * j, 90 + 200 * i, 26))


def _dark(drawing: Drawing) -> None:
    """Draw the lines: locks, brows, eyes, nose, mouth, lace."""
    for side in (-1, 1):
        for k in range(6):
            x = 400 + side * (222 + 19 * k)
            drawing.limb([(400 + side * 14, 116 - 14 * k, 2), (400 + side * (120 + 14 * k),
            150 - 14 * k, 5), (x, 330, 6),
                          (x + side * 8, 560, 6), (x - side * 6, 760, 5), (x + side * 10, 944,
                          2)])  # fmt: skip
        x = 400 + side * 116
        drawing.limb([(x - side * 66, 340, 2), (x, 306, 9), (x + side * 70, 346, 2)])
        drawing.line([(x - 70, 414), (x - 30, 390), (x + 30, 390), (x + 70, 414)], 9)
        drawing.line([(x - 66, 416), (x - 20, 440), (x + 24, 440), (x + 66, 416)], 5)
        drawing.fill(ellipse(x, 414, 25, 26)).cut(ellipse(x + 8, 406, 7))
        for k in range(5):
            lash = x + (k - 2) * 28
            drawing.line(
                [(lash, 392 - 6 * (k % 4 > 0)), (lash + (k - 2) * 7, 368 - 6 * (k % 4 > 0))], 4
            )
    drawing.line("384,420 372,520 366,574 392,592 414,588", 6)
    drawing.fill("316,688 352,664 384,656 400,666 416,656 448,664 484,688! 440,716 400,724 360,716")
    drawing.cut("322,688 400,694 478,688 400,684")
    drawing.line("188,520 230,680 320,790 400,820 480,790 570,680 612,520", 7)
    drawing.line("332,800 330,890 250,950", 6).line("468,800 470,890 550,950", 6)
    for x in range(196, 620, 34):
        drawing.line(arc(x, 944, 17, 20, 180, 360, 9), 5)
    for i in range(5):
        for j in range(2):
            with drawing.at(40 + 720 * j, 90 + 200 * i, 40):
                drawing.line("0,-1.4 0,1.4", 0.1)
                for turn in (35, 145, 215, 325):
                    with drawing.at(0, 0, 1, turn):
                        drawing.fill(plants.LEAF)


def _mortar(box: Box) -> None:
    wall = Sheet("#8a7466", "#75604f", gap=0.4, through=0.03, rim=0.4)
    wall.fill(whole_page())
    box.add(wall)


def _hole(box: Box) -> None:
    """Show what is behind the missing tile: night, and one who looks out."""
    row, column = MISSING
    x, y = TILE * column, TILE * row
    night = Sheet("#18244e", "#0f1838", gap=0.05, through=0.03, rim=0.1, shade=0.0)
    night.fill(rectangle(x + 8, y + 8, TILE - 16, TILE - 16, 4))
    box.add(night)
    box.emit([ellipse(x + 60, y + 92, 15, 17), ellipse(x + 108, y + 92, 15, 17)], "#f6d76a", 1.0)
    pupils = Sheet("#18244e", gap=0.05, through=0.03, rim=0.1)
    box.add(pupils.fill(ellipse(x + 62, y + 94, 5, 13), ellipse(x + 110, y + 94, 5, 13)))


def _below(box: Box) -> None:
    floor = Sheet("#d9a05c", "#b97c40", gap=0.9, through=0.05, rim=0.5)
    floor.fill(rectangle(-30, 966, 860, 300))
    floor.score("-20,1010 820,1010", 4).score("-20,1080 820,1080", 4)
    box.add(floor)
    thief = Sheet("#3a2430", "#2a1824", gap=1.2, through=0.04, rim=0.7)
    joints = people.person(thief, 470, 1170, 52, "man", CARRY, ("coat", "trousers", "cap"), hem=0.4)
    beasts.cat(thief, 120, 1150, 90)
    box.add(thief)
    (ax, ay), (bx, by) = joints.wrists
    tile = Sheet("#fbfcfa", "#eef1ee", gap=0.9, through=0.05, rim=0.7)
    with tile.at((ax + bx) / 2 + 46, (ay + by) / 2 - 34, 1, 10):
        tile.fill(rectangle(-58, -58, 116, 116, 4))
        tile.ink("#8fb2e0", "-48,-10 0,-34 48,-10 0,-20")
        tile.ink("#2450a4", "-50,0 -20,-16 20,-16 50,0 20,-9 -20,-9",
        "-46,2 -14,20 16,20 46,2 16,15 -14,15", ellipse(0, 1, 17, 18),
                 "-48,-52 0,-60 48,-48 0,-50")  # fmt: skip
    box.add(tile)
    grip = Sheet("#3a2430", "#2a1824", gap=0.5, through=0.04, rim=0.7)
    grip.limb([(bx, by, 9), (bx + 16, by - 4, 8), (bx + 30, by - 10, 5)])
    box.add(grip)
    shard = Sheet("#fbfcfa", "#eef1ee", gap=0.7, through=0.05, rim=0.7)
    shard.fill("250,1130! 280,1112! 302,1124! 290,1146! 262,1148!", "322,1150! 340,1140! 346,1156!")
    shard.ink("#2450a4", "256,1130 280,1122 298,1128 280,1128")
    box.add(shard)
