"""A white square from above: long shadows, one who has lost his, a child who runs off with some."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

import numpy as np

from cards.studio.paper import beasts, birds, palms, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

SHADE = "#3d4296"
TURN, STRETCH = 20, 1.5
"""How shadows lean to the right, and how much longer they are than who throws them."""
HEAD = 21
"""Height of a head in a shadow, before it is stretched."""

WALK = Pose((268, 264), arms=((70, 50, 40), (112, 96, 90)), legs=((108, 122), (68, 92)))
WAVE = Pose((270, 270), arms=((110, 100, 95), (300, 282, 280)), legs=((94, 94), (86, 88)))
BOW = Pose((276, 304), arms=((70, 50, 40), (95, 70, 60)), legs=((96, 100), (84, 92)))
HOLD = Pose((270, 270), arms=((100, 90, 90), (40, 14, 8)), legs=((94, 94), (86, 88)))
RUN = Pose((290, 296), arms=((60, 10, 0), (150, 90, 60)), legs=((40, 110), (120, 175)))
DANCE = Pose((262, 268), arms=((320, 290, 280), (220, 250, 260)), legs=((60, 110), (92, 94)))
SIT = Pose((275, 285), arms=((60, 20, 10), (70, 30, 10)), legs=((20, 95), (10, 88)))


@dataclass(frozen=True)
class Walker:
    """Somebody on the square: place, way, colours of dress and head, and shadow, if any."""

    x: float
    y: float
    turn: float
    coat: str
    hair: str
    wear: Collection[str]
    kind: str = "man"
    pose: Pose | None = None
    flip: bool = False


FIST = (
    ".49,.10 .52,.06 .60,.06 .68,.07 .735,.10 .73,.14 .765,.17 .755,.21 .775,.24 .76,.285 "
    ".765,.32 .72,.37 .62,.40 .55,.36 .49,.26"
)

FOLK = (
    Walker(96, 372, 20, "#e2ab4e", "#5a3b2a", ("dress", "bun"), "woman", WAVE),
    Walker(268, 300, 30, "#a9a4c4", "#6b668e", ("coat", "trousers", "hat", "beard"), "old", WALK),
    Walker(702, 206, -20, "#f0cfc0", "#704a3c", ("dress", "braid"), "child", DANCE),
    Walker(86, 1052, 70, "#7d82b4", "#2e3052", ("coat", "trousers"), "man", HOLD),
    Walker(186, 1064, -64, "#d7d2ea", "#8a6a4a", ("dress", "hair"), "woman", HOLD, flip=True),
    Walker(372, 1090, 10, "#4a4f82", "#26284a", ("coat", "trousers", "tophat"), "man", WALK),
    Walker(120, 730, 0, "#8f93bd", "#4c5082", ("coat", "trousers", "cap"), "old", BOW),
    Walker(722, 520, 160, "#f3efe8", "#c9564a", ("skirt", "scarf"), "woman", WALK, flip=True),
    Walker(716, 1096, 66, "#c8392e", "#5a2a22", ("trousers", "shorthair"), "child", RUN),
)
DOG = (408, 690)
STOLEN = (
    (640, 868, -8, "man", WALK, ("coat", "trousers", "tophat")),
    (684, 836, 6, "woman", WAVE, ("dress", "bun")),
    (730, 842, 18, "old", BOW, ("coat", "trousers", "hat")),
    (772, 876, 32, "child", DANCE, ("dress", "braid")),
)
"""The shadows that the child has taken: place, lean, and who threw them."""

BARE = (
    Walker(470, 1000, 40, "#9aa0c8", "#3a3c5c", ("coat",)),
    Walker(497, 984, 215, "#e9d9e6", "#7a4a3a", ("dress",)),
    Walker(286, 722, 150, "#d8c9a8", "#5a4632", ("dress",)),
)
"""Those who have no shadow and don't notice."""


def build() -> Box:
    ground = blend(np.clip((XX * 0.3 - YY + 1200) / 1300, 0, 1), "#fff8ea", "#f3eeee", "#d9d6ea")
    finish = Finish(bloom=0.03, vignette=0.15, contrast=0.35, exposure=0.85)
    box = Box(ground, (150, 1500), "#3c3f8c", (0.28, -0.62), finish)
    _paving(box)
    _shade(box, _giant, 0.80, 2.4)
    _fountain(box)
    _shade(box, _shadows, 0.93, 1.0)
    _strings(box)
    _crowd(box)
    _roofs(box)
    return box


def _shade(box: Box, draw: Callable[[Drawing], None], dark: float, soft: float) -> None:
    """Lay shadows on the ground."""
    drawing = Drawing()
    draw(drawing)
    box.haze(SHADE, dark * blur(drawing.coverage(), soft))


def _paving(box: Box) -> None:
    """Lay the square: fans of stones in rows, embossed."""
    sheet = Sheet("#f7f2ec", "#fdf8ef", gap=0.3, through=0.1, rim=0.3, shade=0.4)
    sheet.fill(rectangle(-20, -20, 840, 1240))
    for row in range(19):
        for column in range(9):
            x, y = column * 100 + 50 * (row % 2), row * 68
            for radius in (66, 50, 34, 18):
                sheet.score(arc(x, y, radius, radius, 200, 340, 12), 1.1)
    box.add(sheet)


def _giant(drawing: Drawing) -> None:
    """Cut the shadow of somebody huge outside the picture, a finger at the lips."""
    with drawing.at(300, 560, 470, 14):
        drawing.fill(PROFILES["large"])
        drawing.fill(
            "-.24,.2 -.26,.34 -.5,.5 -.86,.7 -1.0,1.1 -1.05,2.4! .9,2.4! .72,1.2 .52,.72 .26,.46 "
            ".10,.28 .07,.02! -.1,-.1"
        )
        drawing.fill(
            "-.16,.10! -.30,-.06 -.42,-.26 -.50,-.58 -.43,-.92 -.1,-1.07 .17,-1.0 .31,-.84 "
            ".30,-.70! .1,-.7 -.1,-.4"
        )
        with drawing.at(-0.075, 0.02):
            drawing.limb("1.05,1.5,.15 .86,.9,.115 .70,.50,.088 .64,.36,.085")
            palms.finger(drawing, (0.555, 0.16), -94, 0.46, 0.046, (-2, 2), crease=False)
            drawing.fill(FIST)
            palms.finger(drawing, (0.56, 0.28), -150, 0.17, 0.045, (30, 30), crease=False)


def _shadows(drawing: Drawing) -> None:
    for one in FOLK:
        with drawing.at(one.x, one.y, 1, TURN, height=STRETCH):
            people.person(
                drawing,
                0,
                0,
                HEAD,
                one.kind,
                one.pose,
                one.wear,
                flip=one.flip,
                gap=0.9,
                smooth=0.5,
            )
    with drawing.at(586, 236, 1, TURN, height=STRETCH):
        people.person(drawing, 0, 0, HEAD, "man", WALK, ("coat", "trousers"), flip=True, smooth=0.5)
    with drawing.at(*DOG, 1, 14, height=1.25):
        beasts.wolf(drawing, 0, 0, 62, "prowl")
    for x, y, size in ((60, 92, 30), (96, 60, 26), (128, 108, 24), (166, 52, 22), (38, 150, 22)):
        birds.bird(drawing, x, y, size, turn=-20)
    for x, y, turn, kind, pose, wear in STOLEN:
        with drawing.at(x, y, 1, turn, height=1.3):
            people.person(drawing, 0, 0, 15, kind, pose, wear, gap=0.8, smooth=0.5)


def _fountain(box: Box) -> None:
    for radius, colour in ((78, "#efe9e4"), (64, "#b9c6e6"), (30, "#efe9e4"), (18, "#b9c6e6")):
        sheet = Sheet(colour, gap=0.8, through=0.05, rim=0.5)
        sheet.fill(ellipse(352, 800, radius))
        box.add(sheet)


def _strings(box: Box) -> None:
    """Tie the stolen shadows to the child's fist."""
    sheet = Sheet("#c8392e", gap=0.4, through=0, rim=0.2, wobble=0.2)
    fist = np.array([706, 1076])
    for x, y, turn, _, pose, _ in STOLEN:
        middle = (fist + (x, y)) / 2 + (turn * 0.4, 18)
        foot = 13 if pose is WALK else 2
        sheet.line([tuple(fist), tuple(middle), (x + foot, y - 4)], 1.8)
    box.add(sheet)


def _crowd(box: Box) -> None:
    """Set everybody, seen from above."""
    bodies = Sheet("#8f93bd", gap=0.8, through=0, rim=0.5, wobble=0.2)
    heads = Sheet("#4c5082", gap=0.6, through=0, rim=0.5, wobble=0.2)
    for one in (*FOLK, *BARE):
        _from_above(bodies, heads, one)
    _kneeler(bodies, heads)
    _dog(bodies, heads)
    box.add(bodies)
    box.add(heads)


def _dog(bodies: Sheet, heads: Sheet) -> None:
    """Set the dog whose shadow is a wolf: ears, snout, four paws and a tail."""
    with bodies.at(*DOG, 1.25, -62):
        for x, y in ((17, 11), (17, -11), (-19, 11), (-17, -11)):
            bodies.fill(ellipse(x, y, 8, 4)).ink("#553828", ellipse(x, y, 9, 5))
        tail = "-24,-3 -34,-6 -44,-14 -50,-24 -46,-25 -38,-14 -26,-7! -22,2"
        trunk = "-27,0 -24,-9 -14,-11 -2,-8 10,-10 21,-9 27,0 21,9 10,10 -2,8 -14,11 -24,9"
        bodies.fill(tail).ink("#6a4a3a", spline(tail))
        with bodies.piece(gap=1) as part:
            part.fill(trunk)
        bodies.ink("#7a5643", trunk)
    with heads.at(*DOG, 1.25, -62):
        shape = "20,0 23,-8 31,-9 38,-5 47,-4 51,0 47,4 38,5 31,9 23,8"
        ears = ("24,-6! 27,-16 20,-19 17,-10", "24,6! 27,16 20,19 17,10")
        nose = ellipse(49, 0, 2.6, 3)
        heads.fill(shape, *ears).ink("#8a6550", shape).ink("#4a3226", *ears).ink("#2a1c16", nose)


def _kneeler(bodies: Sheet, heads: Sheet) -> None:
    """Set him who looks for his shadow, on hands and knees, his hat beside him."""
    with bodies.at(640, 372, 30, 200):
        for limb in (
            "-.35,.5,.22 -.45,1.1,.2 -.4,1.75,.13", ".35,.5,.22 .45,1.15,.2 .5,1.8,.13",
            "-.6,-.6,.2 -.85,-1.1,.16 -.7,-1.55,.13", ".6,-.6,.2 .95,-1.0,.16 1.05,-1.45,.13",
        ):  # fmt: skip
            bodies.limb(limb)
        coat = "-.75,-.7 .0,-.85 .75,-.7 .7,.1 .6,.75 .0,.9 -.6,.75 -.7,.1"
        with bodies.piece(gap=1) as part:
            part.fill(coat)
        bodies.ink("#d9932f", coat).slit("0,.2 .03,.5 0,.86", 0.05)
    with heads.at(640, 372, 30, 200):
        face = ellipse(0.06, -1.12, 0.4, 0.46)
        heads.fill(face).ink("#4a3222", face)
    hat = ellipse(596, 352, 19)
    heads.fill(hat).ink("#7a5a2a", hat).score(ellipse(596, 352, 10), 2)


def _from_above(bodies: Sheet, heads: Sheet, one: Walker) -> None:
    size = HEAD * (0.8 if one.kind == "child" else 1.15)
    with bodies.at(one.x, one.y, size, one.turn):
        if {"dress", "skirt"} & set(one.wear):
            hem = ellipse(0, 0.1, 0.95, 0.8)
            bodies.fill(hem).ink(one.coat, hem)
            bodies.score(ellipse(0, 0.1, 0.7, 0.55), 0.05)
        shape = (
            "-1.0,.02 -.86,-.34 -.3,-.42 .3,-.42 .86,-.34 1.0,.02 .86,.36 .3,.34 -.3,.34 -.86,.36"
        )
        with bodies.piece(gap=1.2) as part:
            part.fill(shape)
        bodies.ink(one.coat, shape)
    with heads.at(one.x, one.y, size, one.turn):
        shapes = [ellipse(0, -0.08, 0.44, 0.5)]
        if "hat" in one.wear:
            shapes = [ellipse(0, -0.06, 0.8)]
        if "bun" in one.wear:
            shapes.append(ellipse(0, 0.5, 0.22))
        heads.fill(*shapes).ink(one.hair, *shapes)
        if {"hat", "tophat"} & set(one.wear):
            heads.score(ellipse(0, -0.06, 0.4), 0.08)


def _roofs(box: Box) -> None:
    """Hang the eaves of a house into the picture, with chimneys and a sleeping cat."""
    sheet = Sheet("#34376e", "#2a2c5c", gap=2.4, through=0, rim=0.6)
    edge = [(-20, 1142), (190, 1150), (420, 1146), (640, 1156), (820, 1150)]
    sheet.fill([*edge, (820, 1230, True), (-20, 1230, True)])
    for row in range(4):
        for i in range(31):
            x, y = i * 28 - 14 * (row % 2), 1150 + row * 20
            sheet.fill(ellipse(x, y, 13, 9)) if not row else sheet.score(
                arc(x, y, 14, 12, 180, 360, 9), 1.2
            )
    box.add(sheet)
    top = Sheet("#8f92c6", "#7d80b8", gap=1.6, through=0, rim=0.7)
    with top.at(226, 1176, 17):
        top.fill(ellipse(0, 0, 1.2, 0.8), ellipse(1.0, 0.15, 0.45))
        top.fill(".8,-.2! .85,-.55 1.1,-.25!", "1.2,-.2! 1.4,-.45 1.42,-.0!")
        top.limb("-1.0,.2,.16 -1.1,.7,.15 -.4,.95,.14 .5,.85,.1")
    box.add(top)
    _chimney(box)


def _chimney(box: Box) -> None:
    """Set a chimney with its pot on the roof, seen from above and behind."""
    stack = Sheet("#6a5a78", "#564a68", gap=1.6, through=0, rim=0.5)
    stack.fill(polygon("474,1150 540,1150 534,1214 480,1214"))
    for row in range(4):
        y = 1168 + 12 * row
        stack.score([(478, y), (536, y)], 1.2)
        for i in range(4):
            x = 484 + 15 * i + 7 * (row % 2)
            stack.score([(x, y), (x, y + 11)], 1.0)
    box.add(stack)
    cap = Sheet("#8f92c6", "#8f92c6", gap=1.0, through=0, rim=0.7)
    cap.fill(rectangle(466, 1136, 82, 26, 3))
    box.add(cap)
    for radius, colour in ((1, "#b9683c"), (0.62, "#1c1c40")):
        pots = Sheet(colour, colour, gap=0.9 * radius, through=0, rim=0.6)
        pots.fill(ellipse(507, 1138, 19 * radius, 10 * radius))
        if radius == 1:
            pots.fill(polygon("488,1138 526,1138 523,1157 491,1157"))
        box.add(pots)
