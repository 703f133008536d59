"""Above, a ball; below, people hold its floor up with their hands, and one has let go."""

import numpy as np

from cards.studio.paper import figures, ornament, palms, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import head
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet

FLOOR, UNDER = 470, 528
"""Top and underside of the ballroom's floor where it is level."""
GROUND = 1112
FREE = 520
"""Where the one stands who has let go."""
SKIN = "#efbd8e"
WALTZ = Pose((270, 268), arms=((312, 292, 300), (44, 4, 0)), legs=((104, 112), (76, 92)))
LADY = Pose(
    (268, 264), neck=270, arms=((312, 290, 290), (352, 330, 340)), legs=((100, 104), (80, 90))
)
COUPLES = ((150, 0, "#2c6a6a", "#e0502f"), (FREE, 12, "#3b3a72", "#f0b73c"))
"""Where a couple dances, how far it tips over, his colour and hers."""
DARK = "#3a2230"
BEARERS = (
    (104, 62, "man", "shorthair", ("trousers",), "#2b5f9e", ((252, 279), (288, 261))),
    (298, 66, "woman", "bun", ("dress",), "#c94a2f", ((252, 279), (288, 261))),
    (706, 68, "old", "cap", ("coat", "trousers"), "#74509a", ((252, 279), (288, 261))),
)
"""Where a bearer stands, the size, kind, hair, clothes, colour, arms."""
CROWN = (
    ".26,-1.0 .38,-.82 .22,-.80 .06,-.64 .0,-.44 -.12,-.26 -.34,-.16! -.54,-.30 -.58,-.62 "
    "-.42,-.96 -.06,-1.1"
)


def sag(x: float) -> float:
    """Return how far the floor has sunk at x."""
    return 62 * float(np.exp(-(((x - FREE) / 110) ** 2)))


def build() -> Box:
    """Build the card."""
    sky = glow("#fff0c4", "#ffd27a", "#f0a04a", "#c8703a", at=(400, 200), radius=620)
    box = Box(sky, (400, 200), "#10202a", (0.15, 0.8), Finish(vignette=0.2, bloom=0.06))
    _ballroom(box)
    _dancers(box)
    _cellar(box)
    _bearers(box)
    _free(box)
    return box


def _ballroom(box: Box) -> None:
    wall = Sheet("#c96a34", "#e08a44", gap=0.8, through=0.05, rim=0.5)
    wall.fill(rectangle(-20, -20, 840, 560))
    for x in (120, 400, 680):
        wall.cut(rectangle(x - 74, 150, 148, 310), ellipse(x, 152, 74, 70))
        wall.line([(x, 84), (x, 460)], 6).line([(x - 74, 250), (x + 74, 250)], 6)
    for x in (-20, 260, 540, 820):
        ornament.rosette(wall, x, 120, 30, 8)
    box.add(wall)
    curtain = Sheet("#8f2f2a", "#6f2222", gap=1.2, through=0.04, rim=0.6)
    hem = [(-30 + 86 * i, 44 + (26, 0)[i % 2]) for i in range(11)]
    curtain.fill([(-30, -30, True), (850, -30, True), *hem[::-1]])
    ornament.lace(curtain, hem, 15)
    box.add(curtain)


def _dancers(box: Box) -> None:
    for x, tip, his, hers in COUPLES:
        he = Sheet(his, gap=0.9, through=0.03, rim=0.5)
        she = Sheet(hers, gap=0.9, through=0.03, rim=0.5)
        heads = Sheet(SKIN, gap=0.6, through=0.03, rim=0.5)
        place = (x, FLOOR + sag(x) + 2, 1, tip)
        with he.at(*place), she.at(*place), heads.at(*place):
            lord = people.person(he, -50, 0, 44, "man", WALTZ, ("coat", "trousers"), gap=1)
            lady = people.person(
                she, 54, 0, 43, "woman", LADY, ("dress",), flip=True, flare=0.9, sway=0.8, gap=1
            )
            with heads.at(*lord.head, 46, 0), heads.at(0.08, -0.10):
                head(heads, "man", ("shorthair",))
                heads.ink(DARK, CROWN, ellipse(-0.1, -1.0, 0.55, 0.2))
            with heads.at(*lady.head, 46, 6, flip=True), heads.at(0.08, -0.10):
                head(heads, "woman", ("bun",))
                heads.ink("#7a3a1e", CROWN, ellipse(-0.5, -0.8, 0.26))
        for sheet in (she, he, heads):
            box.add(sheet)


def _cellar(box: Box) -> None:
    top = [(x, UNDER - 8 + sag(x)) for x in np.linspace(-20, 820, 43)]
    wall = Sheet("#8fd0ba", "#4fa390", gap=1.2, through=0.03, rim=0.4)
    wall.fill(polygon([*top, (820, 1240), (-20, 1240)]))
    for row in range(10):
        y = 600 + 60 * row
        wall.score([(-20, y), (820, y)], 2)
        for k in range(8):
            x = 120 * k + 60 * (row % 2)
            wall.score([(x, y), (x, y + 60)], 2)
    box.add(wall)
    ground = Sheet("#3a6a66", "#2a504e", gap=0.8, through=0.03, rim=0.5)
    ground.fill(rectangle(-20, GROUND - 26, 840, 160))
    box.add(ground)
    run = np.linspace(-20, 820, 60)
    slab = Sheet("#8a4a28", "#6e371c", gap=1.8, through=0.03, rim=0.6)
    slab.fill(polygon([*((x, FLOOR + sag(x)) for x in run),
                       *((x, UNDER + sag(x)) for x in run[::-1])]))  # fmt: skip
    for x in range(10, 820, 82):
        slab.score([(x, FLOOR + sag(x)), (x, UNDER + sag(x))], 3)
    slab.fill(polygon([(520, 586), (534, 640), (548, 584)]))
    slab.cut(polygon([(512, 532), (530, 556), (522, 574), (536, 596), (530, 570), (540, 552)]))
    box.add(slab)


def _bearers(box: Box) -> None:
    skin = Sheet(SKIN, gap=0.7, through=0.03, rim=0.5)
    for x, size, kind, hair, wear, colour, arms in BEARERS:
        sheet = Sheet(colour, gap=1.2, through=0.03, rim=0.6)
        who = figures.standing(
            sheet, x, GROUND, size, kind, wear, arms=arms, legs=((108, 84), (72, 96)), gap=1.6
        )
        box.add(sheet)
        _face(skin, who, size, hair, "-.10,-.15 .0,-.20 .10,-.15")
        for wrist, flip in zip(who.wrists, (True, False), strict=True):
            palms.flat(skin, wrist[0], wrist[1] - 4, size * 0.95, 270, palms.SPREAD, flip=flip)
    box.add(skin)


def _face(skin: Sheet, who: figures.Joints, size: float, hair: str, mouth: str) -> None:
    """Give a figure a head with hair, its eyes cast up, and a mouth."""
    x, y = who.neck
    with skin.at(x, y - 0.2 * size, size * 1.06):
        skin.fill(figures.HAIR[hair], figures.FACE, rectangle(-0.17, -0.1, 0.34, 0.32, 0.1))
        skin.ink({"hair": "#8a3a1e", "cap": "#e0b24a"}.get(hair, DARK), figures.HAIR[hair])
        skin.ink(SKIN, ellipse(0, -0.36, 0.335, 0.37), rectangle(-0.17, -0.1, 0.34, 0.32, 0.1))
        for side in (-1, 1):
            skin.ink("#fffaf0", ellipse(0.17 * side, -0.46, 0.085, 0.06))
            skin.ink("#2a1626", ellipse(0.17 * side, -0.485, 0.042, 0.042))
            skin.slit([(0.07 * side, -0.575), (0.17 * side, -0.60), (0.27 * side, -0.56)], 0.02)
        skin.slit("-.02,-.42 -.045,-.30 .03,-.28", 0.014)
        skin.slit(mouth, 0.022)


def _free(box: Box) -> None:
    """Let one stand with her hands on her hips under the floor's crack."""
    sheet = Sheet("#f6c94e", "#e8ae34", gap=1.3, through=0.03, rim=0.6)
    skin = Sheet(SKIN, gap=0.7, through=0.03, rim=0.5)
    who = figures.standing(
        sheet, FREE, GROUND, 64, "woman", ("dress",), arms=((128, 44), (52, 136)), gap=1.6
    )
    box.add(sheet)
    _face(skin, who, 64, "hair", "-.10,-.19 .0,-.15 .11,-.20")
    for wrist, turn, flip in zip(who.wrists, (44, 136), (False, True), strict=True):
        palms.flat(skin, *wrist, 46, turn, flip=flip)
    box.add(skin)
