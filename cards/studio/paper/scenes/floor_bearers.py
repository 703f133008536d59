"""Above, a ball; below, people hold its floor up with their hands, and one has let go."""

import numpy as np
import skia

from cards.studio.paper import figures, ornament, palms, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, joined, polygon, rectangle
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

FLOOR, UNDER = 408, 470
"""Top and underside of the ballroom's floor where it is level."""
GROUND = 985
"""Where the bearers stand."""
FREE = 512
"""Where the one stands who has let go."""


def build() -> Box:
    """Build the card."""
    sky = glow("#ffe9c4", "#f7b877", "#c8703a", "#6e3018", at=(330, 190), radius=640)
    box = Box(sky, (400, 300), "#03100f", (0.1, 0.7), Finish(vignette=0.5, bloom=0.16))
    _ballroom(box)
    _dancers(box)
    _cellar(box)
    _rows(box)
    _bearers(box)
    _slab(box)
    _front(box)
    return box


def sag(x: float) -> float:
    """Return how far the floor has sunk at x."""
    return 44 * float(np.exp(-(((x - FREE) / 110) ** 2)))


def _ballroom(box: Box) -> None:
    wall = Sheet("#8c4722", "#b8652f", gap=1, through=0.1, rim=0.5)
    wall.fill(rectangle(-20, -20, 840, 500))
    for x in (60, 225, 390, 555, 720):
        wall.cut(joined(rectangle(x - 46, 150, 92, 270), ellipse(x, 150, 46, 52)))
        wall.line([(x, 98), (x, 420)], 4).line([(x - 46, 200), (x + 46, 200)], 4)
        wall.line([(x - 46, 300), (x + 46, 300)], 4)
    for x in (-22, 142, 307, 472, 637, 802):
        wall.score([(x - 16, 90), (x - 16, 420)], 2).score([(x + 16, 90), (x + 16, 420)], 2)
        ornament.rosette(wall, x, 74, 16, 8)
    box.add(wall)
    cornice = Sheet("#5a2a15", "#5a2a15", gap=1.2, through=0.05, rim=0.6)
    cornice.fill(rectangle(-20, -20, 840, 56))
    ornament.lace(cornice, [(-20, 36), (400, 36), (820, 36)], 13)
    lamp = Sheet("#4a210f", gap=1.0, through=0.05, rim=0.7)
    flames: list[skia.Path] = []
    for x, y, size in ((225, 128, 1.0), (585, 118, 0.8)):
        with lamp.at(x, y, size):
            lamp.line("0,-120 0,-10", 3).fill(ellipse(0, -6, 9, 12), ellipse(0, 30, 5, 8))
            for i in range(-3, 4):
                lamp.line(
                    [(0, 14), (i * 10, 24), (i * 22, 16 - abs(i) * 3), (i * 22, 2 - abs(i) * 3)],
                    2.6,
                )
                flames.append(lamp.world(ellipse(i * 22, -8 - abs(i) * 3, 3.4, 8)))
    box.add(cornice)
    box.add(lamp)
    box.emit(flames, "#fff2d0", 1.4, 0.8)
    box.light(225, 128, 70, "#ffdca8", power=0.5, halo=0.2)
    box.light(585, 118, 60, "#ffdca8", power=0.5, halo=0.18)


WALTZ = Pose((270, 268), arms=((312, 292, 300), (44, 4, 0)), legs=((104, 112), (76, 92)))
LADY = Pose(
    (268, 264), neck=270, arms=((312, 290, 290), (352, 330, 340)), legs=((100, 104), (80, 90))
)
TRIP = Pose((304, 318), neck=338, head=8, arms=((350, 338, 330), (30, 10, 350)),
            legs=((146, 172, 84), (52, 118)))  # fmt: skip
REACH = Pose((262, 258), neck=268, arms=((20, 8, 10), (44, 22, 20)), legs=((108, 116), (62, 84)))


def _dancers(box: Box) -> None:
    dark = Sheet("#3a170b", "#2c1008", gap=1.0, through=0.04, rim=0.6)
    he, she = ("coat", "trousers", "shorthair"), ("dress", "bun")
    for x, size in ((66, 24), (226, 26), (374, 24), (748, 25)):
        y = FLOOR + sag(x) + 3
        people.person(dark, x - 34, y, size, "man", WALTZ, he, gap=1)
        people.person(
            dark, x + 32, y, size, "woman", LADY, she, flip=True, flare=0.9, sway=0.8, gap=1
        )
    people.person(
        dark, 516, FLOOR + 47, 26, "woman", TRIP, she, flare=0.4, sway=0.2, hem=0.8, gap=1,
    )  # fmt: skip
    people.person(dark, 652, FLOOR + 14, 26, "man", REACH, he, flip=True, gap=1)
    box.add(dark)


def _cellar(box: Box) -> None:
    tone = glow("#86d0b6", "#4a9a8a", "#236860", "#11423f", at=(FREE, 620), radius=600)
    wall = Sheet(tone, gap=1.4, through=0.03, rim=0.4)
    top = [(x, UNDER - 8 + sag(x)) for x in np.linspace(-20, 820, 43)]
    wall.fill(polygon([*top, (820, 1240), (-20, 1240)]))
    for row in range(12):
        y = 560 + 46 * row
        wall.score([(-20, y), (820, y)], 1.6)
        for k in range(9):
            x = 96 * k + 48 * (row % 2)
            wall.score([(x, y), (x, y + 46)], 1.6)
    box.add(wall)
    joists = Sheet("#2a4a40", "#1d3a34", gap=0.8, through=0.05, rim=0.5)
    joists.fill(polygon([*top, (820, 516), (-20, 516)]))
    for i in range(-6, 7):
        inner, outer = 400 + 78 * i, 400 + 108 * i
        joists.fill(
            polygon([(inner - 9, 522), (inner + 9, 522), (outer + 16, 462), (outer - 16, 462)])
        )
    box.add(joists)


def _rows(box: Box) -> None:
    third = Sheet("#3b8577", "#2b6e63", gap=0.7, through=0.08, rim=0.5)
    for i in range(9):
        figures.standing(
            third, 6 + 98 * i, 938, 50, ("man", "woman", "old")[i % 3],
            (("trousers", "cap"), ("dress", "bun"), ("coat", "trousers", "hat"))[i % 3],
            arms=((236, 282), (304, 258)), head=8 * ((i * 5) % 3 - 1), gap=0.8,
        )  # fmt: skip
    box.add(third)
    box.haze("#86d0b6", 0.3 * between(960, 560) * between(444, 470))
    second = Sheet("#1f5e55", "#164a43", gap=1.0, through=0.05, rim=0.6)
    for x, kind, wear, arms, legs, turn in (
        (10, "woman", ("dress", "hair"), ((236, 280), (304, 262)), ((100, 92), (80, 88)), 10),
        (142, "man", ("trousers", "shorthair"), ((230, 282), (310, 260)), ((98, 90), (82, 90)), -8),
        (286, "woman", ("dress", "scarf"), ((236, 282), (304, 258)), ((98, 92), (80, 88)), 12),
        (428, "man", ("trousers", "cap"), ((232, 284), (306, 258)), ((100, 92), (80, 88)), 14),
        (588, "woman", ("dress", "bun"), ((196, 128), (296, 276)), ((98, 90), (52, 122)), -14),
        (722, "man", ("trousers", "hat"), ((232, 282), (308, 260)), ((98, 90), (82, 88)), -8),
    ):  # fmt: skip
        figures.standing(second, x, 962, 55, kind, wear, arms=arms, legs=legs, head=turn, gap=1.0)
    box.add(second)
    box.haze("#7cc7ae", 0.16 * between(1000, 640) * between(444, 470))
    box.haze("#ffd3a2", 0.5 * near(FREE, 560, 62, 260) * between(500, 530))


BRACED = Pose((286, 296), neck=318, head=14, arms=((292, 282, 345), (304, 284, 350)),
              legs=((124, 112, 10), (48, 104)))  # fmt: skip
LOOKING = Pose((274, 272), neck=284, arms=((278, 276, 350), (296, 284, 350)),
               legs=((104, 100), (72, 96)))  # fmt: skip
FREED = Pose((268, 266), neck=258, head=-20, arms=((104, 96, 92), (78, 62, 72)),
             legs=((102, 98), (76, 88)), hands=("relaxed", "reach"))  # fmt: skip


def _bearers(box: Box) -> None:
    dark = Sheet("#0b2c2a", "#061c1c", gap=1.6, through=0.03, rim=0.7)
    for x, size, kind, pose, wear, flip in (
        (40, 63.5, "man", BRACED, ("trousers", "cap"), False),
        (350, 58, "man", LOOKING, ("coat", "trousers", "shorthair"), False),
        (670, 65, "old", BRACED, ("coat", "trousers", "beard"), True),
        (FREE, 60, "woman", FREED, ("skirt", "bun", "sleeves"), False),
    ):
        people.person(dark, x, GROUND, size, kind, pose, wear, flip=flip, gap=1.8)
    for x, size, kind, wear, lean, turn, back in (
        (236, 61.5, "woman", ("dress", "bun"), 2, 8, True),
        (776, 59, "man", ("trousers", "shorthair"), -2, -12, False),
    ):
        _upright(dark, x, GROUND, size, kind, wear, lean=lean, turn=turn, back=back)
    box.add(dark)


def _upright(
    sheet: Drawing, x: float, y: float, size: float, kind: str, wear: tuple[str, ...], *,
    lean: float = 0, turn: float = 0, back: bool = False,
) -> None:  # fmt: skip
    """Cut one who holds the floor up with flat hands."""
    who = figures.standing(
        sheet, x, y, size, kind, wear, arms=((234, 284), (304, 260)),
        legs=((101, 91), (80, 89)), lean=lean, head=turn, back=back,
    )  # fmt: skip
    for i, (left, top) in enumerate(who.wrists):
        palms.flat(
            sheet, left, top, size * 0.85, -90 + (6, -6)[i], palms.REST, (-58, 16, 10),
            flip=i == 0, gap=1, lines=False,
        )  # fmt: skip


def _slab(box: Box) -> None:
    slab = Sheet("#a5572a", "#6b3418", gap=1.6, through=0.05, rim=0.8)
    xs = np.linspace(-20, 820, 43)
    top = [(x, FLOOR + sag(x)) for x in xs]
    low = [(x, UNDER + sag(x) * 1.1) for x in xs[::-1]]
    slab.fill(polygon(top + low))
    for share in (0.24, 0.76):
        slab.score([(x, FLOOR + sag(x) + 62 * share) for x in xs], 2)
    for i in range(21):
        x = 40 * i
        y = FLOOR + sag(x) + 31
        slab.cut(polygon([(x, y - 9), (x + 11, y), (x, y + 9), (x - 11, y)]))
    slab.slit("498,452 506,476 500,500 512,530", 4)
    slab.slit("540,440 534,470 546,496", 3)
    with slab.piece(0.4, cut=True) as mark:
        palms.flat(mark, 124, 456, 38, -98, palms.SPREAD, gap=0.8, lines=False)
    box.add(slab)
    gold = Sheet("#fff0d0", "#f0d6a4", gap=0.5, through=0.2, rim=0.7)
    gold.fill(ellipse(540, 486, 4, 7), ellipse(540, 474, 2.4))
    with gold.at(192, 534, 1.15, 10):
        gold.fill(ellipse(0, 0, 8)).cut(ellipse(0, 0, 4))
        gold.line("0,7 0,36", 3.4).line("0,34 8,34", 3.4).line("0,27 7,27", 3.4)
    gold.line([(172, 452), (176, 490), (190, 524)], 1.6)
    box.add(gold)


def _front(box: Box) -> None:
    """Show that under the bearers' own floor the same goes on."""
    deep = Sheet("#123f3b", "#072322", gap=1.6, through=0.03, rim=0.5)
    deep.fill(rectangle(-20, GROUND + 20, 840, 260))
    box.add(deep)
    box.haze("#4a9a8a", 0.4 * near(300, 1090, 330, 50) * between(GROUND + 20, GROUND + 22))
    below = Sheet("#04191a", "#031112", gap=1.4, through=0.03, rim=0.6)
    for x, kind, wear, turn in (
        (70, "woman", ("dress", "hair"), 8), (246, "man", ("trousers", "cap"), -6),
        (408, "old", ("coat", "scarf"), 5), (566, "man", ("trousers", "shorthair"), -10),
        (738, "woman", ("dress", "bun"), 6),
    ):  # fmt: skip
        _upright(below, x, GROUND + 560, 62, kind, wear, turn=turn)
    box.add(below)
    floor = Sheet("#1d5a50", "#0f3f3a", gap=1.6, through=0.04, rim=0.8)
    floor.fill(rectangle(-20, GROUND - 3, 840, 58))
    floor.score([(-20, GROUND + 12), (820, GROUND + 12)], 2)
    floor.score([(-20, GROUND + 42), (820, GROUND + 42)], 2)
    for i in range(21):
        x, y = 40 * i + 20, GROUND + 27
        floor.cut(polygon([(x, y - 8), (x + 10, y), (x, y + 8), (x - 10, y)]))
    box.add(floor)
    child = Sheet("#051a1a", gap=1.0, through=0.03, rim=0.7)
    people.person(
        child, 424, GROUND, 33, "child",
        Pose((268, 262), neck=256, head=-24, arms=((60, 20, 0), (300, 290, 290))),
        ("dress", "braid"), gap=1.2,
    )  # fmt: skip
    box.add(child)
