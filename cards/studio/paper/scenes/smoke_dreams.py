"""Before dawn every chimney of a town breathes out what is dreamt below it; one smoke is black."""

import numpy as np

from cards.studio.paper import beasts, birds, buildings, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

# Houses from left to right: left edge, width, eaves, roof's height, where the chimney stands.
BACK = ((-20, 150, 800, 80, 0.7), (136, 130, 770, 90, 0.3), (272, 160, 810, 84, 0.7), (438, 140,
776, 88, 0.3),
        (584, 130, 800, 90, 0.7), (716, 130, 770, 86, 0.3))  # fmt: skip
FRONT = (
    (-60, 200, 960, 110, 0.7),
    (150, 190, 930, 120, 0.72),
    (352, 210, 980, 112, 0.26),
    (574, 250, 946, 118, 0.7),
)
DANCE = Pose((262, 270), 286, 0, ((320, 300, 290), (220, 250, 260)), ((60, 110), (92, 94)))


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#8d86c4", "#b9a6d2", "#e8c2cc", "#f9dfc6", bottom=900),
        lamp=(400, 900),
        tint="#2a2048",
        finish=Finish(vignette=0.16, bloom=0.08),
    )
    _smoke(box, "#d9cdea", 0.55, _far)
    _town(box, BACK, "#8a5c78", "#7a4e70")
    box.haze("#f4d4cc", 0.3 * near(400, 820, 500, 110))
    _smoke(box, "#fbf4f2", 0.9, _close)
    _town(box, FRONT, "#6a3a58", "#4e2848")
    _black(box)
    _street(box)
    return box


def _top(house: tuple[float, float, float, float, float]) -> tuple[float, float]:
    """Return the mouth of a house's chimney."""
    left, wide, eaves, roof, share = house
    return left + wide * share, eaves - roof * 0.95


def _wisp(
    sheet: Drawing, start: tuple[float, float], end: tuple[float, float], thick: float
) -> None:
    """Cut smoke that rises and widens from a chimney to what it becomes."""
    (x, y), (u, v) = start, end
    sheet.limb(
        [
            (x, y, 4),
            (x + 14, y - (y - v) * 0.25, 7),
            (x - 12 + (u - x) * 0.4, y - (y - v) * 0.55, 10),
            (u, v, thick),
        ]
    )


def _smoke(box: Box, colour: str, through: float, draw) -> None:  # noqa: ANN001 - cuts shapes on a sheet
    sheet = Sheet(colour, gap=0.9, through=through * 0.4, rim=0.5, shade=0.5)
    draw(sheet)
    box.add(sheet)


def _far(sheet: Sheet) -> None:
    _wisp(sheet, _top(BACK[0]), (84, 400), 11)
    birds.fish(sheet, 92, 396, 150, -30)
    _wisp(sheet, _top(BACK[3]), (470, 280), 11)
    buildings.ship(sheet, 470, 296, 1.9)
    _wisp(sheet, _top(BACK[5]), (724, 440), 12)
    beasts.cat(sheet, 724, 476, 120)


def _close(sheet: Sheet) -> None:
    _wisp(sheet, _top(BACK[1]), (220, 300), 13)
    people.person(sheet, 216, 344, 38, "woman", DANCE, ("dress", "hair"), hem=0.7, flare=0.7, gap=2)
    _wisp(sheet, _top(BACK[2]), (348, 570), 14)
    beasts.hare(sheet, 352, 612, 120)
    _wisp(sheet, _top(BACK[4]), (608, 190), 12)
    beasts.deer(sheet, 610, 262, 104, flip=True)


def _town(box: Box, houses, top: str, bottom: str) -> None:  # noqa: ANN001 - rows of five numbers
    walls = Sheet(top, bottom, gap=1.2, through=0.05, rim=0.6)
    roofs = Sheet(
        "#b0566a" if houses is BACK else "#8a3c56",
        "#9a485f" if houses is BACK else "#702f4a",
        gap=0.8,
        through=0.04,
        rim=0.6,
    )
    panes, lit = [], []
    for i, house in enumerate(houses):
        left, wide, eaves, roof, _ = house
        walls.fill(rectangle(left + 8, eaves, wide - 16, 300))
        x, y = _top(house)
        walls.fill(rectangle(x - 12, y, 24, roof), rectangle(x - 16, y, 32, 9, 2))
        roofs.fill(polygon([(left, eaves + 6), (left + wide * 0.2, eaves - roof * 0.62),
        (left + wide * 0.8, eaves - roof * 0.62),
                            (left + wide, eaves + 6)]))  # fmt: skip
        for row in range(3):
            roofs.score(
                [(left + 8, eaves - 8 - 16 * row), (left + wide - 8, eaves - 8 - 16 * row)], 2
            )
        for k in range(2):
            pane = rectangle(left + wide * (0.24 + 0.36 * k), eaves + 36, wide * 0.16, 52, 3)
            (lit if (houses is FRONT and (i, k) == (1, 1)) else panes).append(pane)
    box.add(walls)
    box.emit(panes, "#3a2a50", 1.0)
    box.emit(lit, "#ffd98a", 1.1)
    box.add(roofs)


def _black(box: Box) -> None:
    """Let one chimney in front breathe out a wolf, black."""
    dark = Sheet("#2c1c3c", "#38244a", gap=1.0, through=0.05, rim=0.6)
    _wisp(dark, _top(FRONT[2]), (506, 650), 10)
    beasts.wolf(dark, 520, 716, 84, "prowl")
    box.add(dark)


def _street(box: Box) -> None:
    front = Sheet("#38203c", "#281630", gap=1.2, through=0.03, rim=0.5)
    front.fill(rectangle(-30, 1130, 860, 120))
    front.line("240,1140 240,960", 7).fill("226,962! 232,932! 248,932! 254,962!").line(
        "232,930 240,922 248,930", 4
    )
    box.add(front)
    box.emit(rectangle(233, 936, 14, 24), "#ffe0a0", 1.2)
    box.light(240, 948, 40, "#ffe0a0", power=0.4, halo=0.25)
    random = np.random.default_rng(2)
    box.emit(
        [
            ellipse(random.uniform(20, 780), random.uniform(20, 260), random.uniform(0.8, 1.8))
            for _ in range(22)
        ],
        "#fff6ea",
        0.8,
        0.5,
    )
