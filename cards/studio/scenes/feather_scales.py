"""On a stage a feather outweighs a castle; the owl on the scales has one eye shut."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

GOLD, GOLD_DARK, GOLD_PALE = "#eeb33a", "#a8651f", "#fff0a8"
CURTAIN, CURTAIN_DARK = "#c8404a", "#6e1832"
STONE, STONE_DARK, ROOF = "#f6dcc0", "#b98a86", "#d8503f"
HIGH, LOW = (166, 372), (634, 520)
"""Where the two pans hang from the beam."""


def draw() -> Picture:
    g = Sprayed("#fdf1d6", "#f3d9ae")
    _stage(g)
    _curtains(g)
    _stand(g)
    _pan(g, HIGH, 300, 132)
    _castle(g)
    _pan(g, LOW, 440, 128)
    _feather(g)
    with g.at(400, 342, 1.1):
        _owl(g)
    return g.picture()


def _stage(g: Sprayed) -> None:
    """Paint a sunburst on the backcloth, and lay a chequered floor that runs away from us."""
    for k in range(0, 36, 2):
        a, b = np.radians(10 * k + 5), np.radians(10 * k + 15)
        ray = [
            (400, 440),
            (400 + 1200 * np.cos(a), 440 + 1200 * np.sin(a)),
            (400 + 1200 * np.cos(b), 440 + 1200 * np.sin(b)),
        ]
        g.fill(polygon(ray), "#f8dfae")
    g.glow(400, 440, 420, "#fffbe8", 0.8)
    g.fill(rectangle(-10, 985, 820, 230), "#f4e2c4")
    for row, (top, low) in enumerate(((985, 1030), (1030, 1092), (1092, 1210))):
        for k in range(-6, 7):
            if (k + row) % 2:
                corners = [
                    (400 + (k + d) * (0.36 * y - 246), y)
                    for d, y in ((0, top), (1, top), (1, low), (0, low))
                ]
                g.fill(polygon(corners), "#7a5a74", "#5c4062")
    g.spray(rectangle(-10, 985, 820, 60), "#4a2a48", (400, 985), (400, 1050), 0.7)


def _stand(g: Sprayed) -> None:
    """Cast a pillar with a foot, and a beam that has tipped to the right."""
    g.fill(ellipse(420, 1102, 190, 30), "#4a2a48", alpha=0.4)
    g.form(
        "268,1096! 284,1062 340,1046 370,1010! 430,1010! 460,1046 516,1062 532,1096!",
        GOLD,
        GOLD_DARK,
        GOLD_PALE,
    )
    g.form(
        "384,1020! 378,900 386,700 388,460! 412,460! 414,700 422,900 416,1020!",
        GOLD,
        GOLD_DARK,
        GOLD_PALE,
        200,
    )
    for y, r in ((1004, 46), (870, 30), (640, 24)):
        g.form(ellipse(400, y, r, 15), GOLD, GOLD_DARK, GOLD_PALE, 270)
    beam = "166,352 290,372 400,420 510,472 634,500 634,530 500,504 400,462 296,410 166,388"
    g.form(beam, GOLD, GOLD_DARK, GOLD_PALE, 290)
    for x, y in (HIGH, LOW):
        g.line(arc(x, y + 8, 22, 24, 0, 360), GOLD_DARK, 12)
        g.line(arc(x, y + 8, 22, 24, 0, 360), GOLD, 7)
    g.form(ellipse(400, 440, 48), GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(400, 440, 23), "#c8404a", "#6e1832", "#ff9a8a")


def _pan(g: Sprayed, at: tuple[float, float], drop: float, half: float) -> None:
    """Hang a shallow bowl on two chains."""
    x, y = at
    for side in (-1, 1):
        steps = np.linspace(0, 1, round(drop / 21))
        for k, t in enumerate(steps):
            p, q = x + side * half * t, y + 30 + (drop - 30) * t
            g.line(ellipse(p, q, 5 + 2 * (k % 2), 10 - 2 * (k % 2)), GOLD_DARK, 4)
    base = y + drop
    bowl = (
        f"{x - half - 8},{base - 6}! {x + half + 8},{base - 6}! {x + half * 0.7},{base + 42} "
        f"{x},{base + 58} {x - half * 0.7},{base + 42}"
    )
    g.form(bowl, GOLD, GOLD_DARK, GOLD_PALE, 250)


def _castle(g: Sprayed) -> None:
    """Set a castle on its clod of earth in the upper pan, drawbridge down."""
    x, y = HIGH[0], HIGH[1] + 296
    g.form(
        f"{x - 120},{y + 4}! {x - 90},{y - 40} {x},{y - 50} {x + 90},{y - 40} {x + 120},{y + 4}!",
        "#7fa84a",
        "#3f6a3a",
        "#c4d878",
    )
    for dx, wide, high, roof in ((-78, 48, 150, 70), (0, 62, 214, 92), (78, 48, 132, 66)):
        left, top = x + dx - wide / 2, y - 36 - high
        tower = rectangle(left, top, wide, high + 14)
        g.form(tower, STONE, STONE_DARK, None, 200)
        g.form(
            polygon([(left - 9, top), (x + dx, top - roof), (left + wide + 9, top)]),
            ROOF,
            "#8a2230",
            "#ff9a78",
            200,
        )
        g.line([(x + dx, top - roof), (x + dx, top - roof - 30)], "#5c4062", 4)
        g.fill(
            polygon(
                [
                    (x + dx, top - roof - 30),
                    (x + dx + 30, top - roof - 20),
                    (x + dx, top - roof - 10),
                ]
            ),
            "#3f8fa8",
        )
        g.fill(
            f"{x + dx - 7},{top + 44}! {x + dx - 7},{top + 26} {x + dx},{top + 16} "
            f"{x + dx + 7},{top + 26} {x + dx + 7},{top + 44}!",
            "#5c4062",
        )
    wall = rectangle(x - 76, y - 104, 152, 80)
    g.form(wall, "#fbe8d0", STONE_DARK, None, 250)
    for k in range(6):
        g.fill(rectangle(x - 76 + 27.5 * k, y - 118, 15, 16), "#fbe8d0")
    gate = f"{x - 24},{y - 24}! {x - 24},{y - 62} {x},{y - 84} {x + 24},{y - 62} {x + 24},{y - 24}!"
    g.fill(gate, "#5c4062")
    g.form(
        polygon([(x - 24, y - 24), (x + 24, y - 24), (x + 38, y + 8), (x - 10, y + 8)]),
        "#a8703f",
        "#6a3f2a",
    )


def _feather(g: Sprayed) -> None:
    """Lay one long feather into the lower pan."""
    with g.at(LOW[0] - 44, LOW[1] + 430, 1.06, 1):
        vane = (
            "0,-20! -34,-60 -62,-130 -70,-200! -58,-196! -66,-260 -40,-330 20,-392 84,-420! "
            "92,-350 88,-290! 72,-296! 76,-210 56,-120 26,-50"
        )
        g.form(vane, "#fbfdff", "#7fa6cf", None, 215)
        with g.within(vane):
            for k in range(17):
                y = -40 - 22 * k
                x = -14 + 0.0006 * (y + 120) ** 2
                g.line([(x, y), (x - 36, y - 20), (x - 80, y - 60)], "#b9d2ea", 3)
                g.line([(x, y), (x + 30, y - 24), (x + 70, y - 70)], "#b9d2ea", 3)
            g.spot(vane, "#e0556a", 84, -410, 110, 0.9)
        g.line("10,26 -8,-60 -18,-160 0,-270 44,-360 80,-414", "#4f7aa8", 7)
    front = (
        f"{LOW[0] - 136},{LOW[1] + 434}! {LOW[0] + 136},{LOW[1] + 434}! "
        f"{LOW[0] + 90},{LOW[1] + 482} {LOW[0]},{LOW[1] + 498} {LOW[0] - 90},{LOW[1] + 482}"
    )
    g.form(front, GOLD, GOLD_DARK, GOLD_PALE, 250)


def _owl(g: Sprayed) -> None:
    """Perch an owl on the pivot, feet at y = 60; it has seen enough with one eye."""
    g.form(
        "-54,54! -70,-20 -66,-90 -74,-140! -40,-122 0,-128 40,-122 74,-140! 66,-90 70,-20 54,54! "
        "0,70",
        "#9a6a4a",
        "#4a2c3a",
        "#d8a878",
    )
    g.form("0,58! -40,40 -44,-20 0,-44 44,-20 40,40", "#f4dcb4", "#c08a5a")
    for row, y in enumerate((-14, 10, 34)):
        for k in range(-1, 2):
            x = 22 * k + 11 * (row % 2)
            g.line([(x - 7, y - 4), (x, y + 5), (x + 7, y - 4)], "#9a6a4a", 4)
    for side in (-1, 1):
        g.form(
            f"{side * 68},-50! {side * 84},0 {side * 66},66! {side * 48},20", "#7a4a3a", "#4a2c3a"
        )
        g.form(ellipse(side * 30, -78, 34), "#fbeccb", "#d8a870")
        g.line([(side * 14, 60), (side * 16, 76)], GOLD_DARK, 12)
        g.line([(side * 30, 60), (side * 32, 76)], GOLD_DARK, 12)
    g.fill(ellipse(-28, -76, 20), "#f2a52c")
    g.fill(ellipse(-26, -76, 11), "#2b2230")
    g.fill(ellipse(-22, -81, 4), "#fffdf4")
    g.line("12,-76 30,-64 48,-76", "#4a2c3a", 7)
    g.form("-10,-66! 10,-66! 0,-38!", "#eeb33a", "#a8651f")


def _curtains(g: Sprayed) -> None:
    """Draw the curtains back to either side under a scalloped pelmet."""
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            side = "-20,-20! 112,-20! 92,260 50,520 22,700 62,860 74,1210! -20,1210!"
            g.form(side, CURTAIN, CURTAIN_DARK, None, 180 if flip else 0)
            with g.within(side):
                for x in (18, 52, 86):
                    g.line([(x + 14, -20), (x, 300), (x * 0.45, 690)], CURTAIN_DARK, 9, alpha=0.6)
                    g.line([(x * 0.45, 700), (x * 0.8, 900), (x, 1220)], CURTAIN_DARK, 9, alpha=0.6)
            g.form("-20,676! 44,682 40,722 -20,722!", GOLD, GOLD_DARK, GOLD_PALE)
    for k in range(5):
        swag = ellipse(80 + 160 * k, 26, 92, 74)
        g.form(swag, "#d84a50", CURTAIN_DARK, "#f08078", 270)
        g.line(arc(80 + 160 * k, 26, 86, 68, 20, 160), GOLD, 7)


def look() -> Look:
    return Look("bone", glow=0.1, pull=0.04, finish="gouache", seed=31)
