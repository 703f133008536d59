"""From under the ice: a child lies on it and looks through a clear patch at a great pale fish."""

import numpy as np

from cards.studio.paper import waters
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, clouds

PATCH = (400, 286, 326, 232)
"""Where the child has wiped the snow off the ice: its middle, half its breadth and height."""
FACE = (400, 300, 116)
"""The child's chin is .9 of this below its middle."""
SPINE = (
    "394,676,110 399,696,120 408,724,127 432,790,124 470,880,110 500,960,88 500,1030,64 "
    "464,1086,44 404,1112,30 350,1112,22"
)
TAIL = (
    "362,1092! 322,1060 276,1032 236,1024! 246,1062 262,1096 272,1112 258,1134 246,1170! "
    "290,1172 332,1154 366,1132!"
)
COAT, RED, PINK = "#f2b632", "#d8362c", "#f09a86"
MITTEN = (
    "-.30,.06 -.36,-.40 -.30,-.78 -.06,-.92 .22,-.80 .30,-.48 .30,-.30! .46,-.52 .62,-.52 "
    ".64,-.34 .44,-.04 .28,.12"
)
FRINGE = "-.88,-.05! -.84,-.7 .0,-1.0 .84,-.7 .88,-.05! .62,-.42 .2,-.36 .02,-.46 -.3,-.36 -.6,-.40"
STAR = [toward(30 * k) * (0.07 if k % 2 else 0.17) + (-0.03, -0.42) for k in range(12)]
SKIN, HAIR = "#f6c8a0", "#6a3a1e"
BUBBLES = ((300, 596, 9), (286, 560, 6), (306, 532, 12), (292, 500, 7))


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#ffffff", "#fbfdf6", "#dff0f2", at=PATCH[:2], radius=420),
        lamp=PATCH[:2],
        tint="#0a2848",
        fall=(0.1, 0.9),
        finish=Finish(vignette=0.25, bloom=0.06, contrast=0.35),
    )
    _child(box)
    _ice(box)
    _beam(box)
    _weeds(box)
    fish = Sheet("#fdf8ea", "#e9dcc4", gap=2.2, through=0.05, rim=0.5)
    fish.fill(TAIL)
    for end in ("262,1050", "286,1112", "264,1152"):
        fish.score(f"346,1112 {end}", 2.4)
    waters.catfish(fish, SPINE, 0.9)
    box.add(fish)
    return box


def _child(box: Box) -> None:
    """Lean a child over the ice: coat, fur hood, both mittens flat on it."""
    x, y, size = FACE
    coat = Sheet(COAT, "#d98a1c", gap=1.0, through=0.03, rim=0.5)
    with coat.at(x, y, size):
        coat.fill("-.3,.7 -1.0,.95 -1.5,1.5 -1.7,3.0! 1.7,3.0! 1.5,1.5 1.0,.95 .3,.7")
        coat.fill(ellipse(0, -0.12, 1.30, 1.28))
        coat.score([(0, 1.0), (0, 3.0)], 0.04)
        for side in (-1, 1):
            with coat.piece(1, 1.6, joint=(1.2 * side, 1.2, 0.5)) as arm:
                arm.limb([(1.2 * side, 1.25, 0.40), (2.05 * side, 1.45, 0.38),
                          (1.86 * side, 0.62, 0.31)])  # fmt: skip
    box.add(coat)
    fur = Sheet("#8a5a3c", "#74482e", gap=0.7, through=0.03, rim=0.5)
    with fur.at(x, y, size):
        tufts = [toward(4 * k) * (1.12 if k % 2 else 1.01) + (0, -0.04) for k in range(90)]
        fur.fill([(*tuft, k % 2 > 0) for k, tuft in enumerate(tufts)])
    box.add(fur)
    _face(box)
    mittens = Sheet(RED, "#b8281f", gap=1.2, through=0.03, rim=0.5)
    for side in (-1, 1):
        with mittens.at(x + 1.80 * size * side, y + 0.42 * size, size, 6 * side, flip=side > 0):
            mittens.fill(MITTEN)
            with mittens.piece(0.5, 1.4) as part:
                part.fill(rectangle(-0.36, 0.04, 0.70, 0.24, 0.08))
            mittens.ink("#fdf6e6", rectangle(-0.4, 0.03, 0.8, 0.3))
            for k in range(5):
                mittens.score([(-0.24 + 0.12 * k, 0.07), (-0.24 + 0.12 * k, 0.25)], 0.03)
            mittens.ink("#fdf6e6", polygon(STAR))
    box.add(mittens)


def _face(box: Box) -> None:
    x, y, size = FACE
    head = Sheet(SKIN, gap=0.7, through=0.03, rim=0.4)
    with head.at(x, y, size):
        head.fill(ellipse(0, 0, 0.86, 0.90))
        head.ink(HAIR, FRINGE)
        for side in (-1, 1):
            head.ink(PINK, ellipse(0.54 * side, 0.28, 0.17, 0.13))
            head.ink("#fffdf6", ellipse(0.34 * side, -0.05, 0.20, 0.19))
            head.ink("#2a3a5a", ellipse(0.34 * side, 0.02, 0.115))
            head.ink("#ffffff", ellipse(0.34 * side + 0.04, -0.03, 0.03))
            head.ink(HAIR, band([(0.16 * side, -0.30, 0.02), (0.34 * side, -0.37, 0.035),
                                 (0.52 * side, -0.30, 0.015)]))  # fmt: skip
        head.ink("#e08a74", ellipse(0, 0.22, 0.12, 0.09))
        head.ink("#8e2f34", ellipse(0, 0.56, 0.13, 0.11)).ink(
            "#d8685c", ellipse(0, 0.62, 0.08, 0.04)
        )
    box.add(head)


def _ice(box: Box) -> None:
    """Hang the ice that grows into dark water, with the clear patch broken out of its snow."""
    depth = np.clip((YY + 20 * clouds(150, 5, 3) - 150) / 900, 0, 1)
    light = blend(
        depth, "#cfe8ee", "#a4d2e0", "#5aa4c2", "#22658f", "#113f68", "#0a2a4c", "#082240"
    )
    sheet = Sheet(light, gap=1.6, through=0.06, rim=0.9, scatter=8)
    random = np.random.default_rng(6)
    x, y, across, down = PATCH
    edge = [
        toward(a + random.uniform(-5, 5)) * (across, down) * random.uniform(0.93, 1.07) + (x, y)
        for a in range(0, 360, 24)
    ]
    box.haze("#c4e6f0", 0.07)
    sheet.fill(rectangle(-40, -40, 880, 1280)).cut(polygon(edge))
    for k in range(0, 15, 2):
        _crack(sheet, np.array(edge[k]), random)
    box.add(sheet)
    glare = Drawing()
    glare.limb("132,310,3 172,236,9 222,166,3").limb("160,346,2 208,268,6 268,180,2")
    box.haze("#ffffff", 0.55 * blur(glare.coverage(), 1.5))


def _crack(sheet: Sheet, start: np.ndarray, random: np.random.Generator) -> None:
    """Cut a crack that runs outward from the edge of the patch."""
    x, y = start - PATCH[:2]
    heading, run = np.degrees(np.arctan2(y, x)), [(*start, 3.2)]
    for i in range(5):
        start = start + toward(heading + random.uniform(-40, 40)) * 24
        run.append((*start, 2.4 - 0.5 * i))
    sheet.limb(run, cut=True, steps=1)


def _beam(box: Box) -> None:
    """Let the light of the patch fall on what comes up."""
    cone = Drawing()
    cone.fill(polygon("150,470 650,470 760,1240 40,1240"))
    fade = np.clip(1 - (YY - 470) / 700, 0, 1) * np.clip((YY - 430) / 120, 0, 1)
    box.haze(
        "#9fd8e6", 0.45 * blur(cone.coverage(), 40) * fade * np.exp(-(((XX - 400) / 380) ** 2))
    )
    bubbles = Sheet("#dff4f8", gap=0.6, through=0.4, rim=0.8)
    for x, y, size in BUBBLES:
        bubbles.fill(ellipse(x, y, size)).cut(ellipse(x + size * 0.1, y + size * 0.1, size * 0.66))
    box.add(bubbles)


def _weeds(box: Box) -> None:
    for colour, spread, high in (("#1d5a74", 30, 300), ("#0d3a50", 24, 220)):
        weeds = Sheet(colour, gap=1.2, through=0.1, rim=0.5)
        for i in range(5):
            waters.weed(weeds, -10 + spread * i, 1230, high - 30 * i, 278, 40 + i, 12)
            waters.weed(weeds, 815 - spread * i, 1230, high + 40 - 30 * i, 262, i, 12)
        box.add(weeds)
