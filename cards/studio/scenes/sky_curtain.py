"""The sky is a curtain; a stage hand hauls it aside from the works of the weather."""

import numpy as np

from cards.studio import flat_people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.flat_people import Face
from cards.studio.paper.outlines import arc, band, ellipse, rectangle
from cards.studio.sprayed import Sprayed

GOLD, GOLD_DARK, GOLD_PALE = "#f0b43c", "#9a5420", "#fff0a8"
CLOTH = (
    "-20,34! 548,34! 540,240 500,500 446,700 414,800! 410,880! 440,960 500,1050 540,1150! -20,1150!"
)
"""The sky: it hangs from a rail, and is gripped where its edge is drawn in farthest."""
GRIP = (412, 840)


def draw() -> Picture:
    g = Sprayed("#2c1c3a", "#5a2f3c")
    _works(g)
    _sky(g)
    _rail(g)
    with g.at(618, 6, flip=True):
        _stage_hand(g)
    _wheat(g)
    with g.at(-606, -40, 1.08):
        _basket(g)
    return g.picture()


def _gear(g: Sprayed, x: float, y: float, r: float, teeth: int, turn: float = 0) -> None:
    rim = []
    for k in range(teeth):
        for share, out in ((-0.28, 1), (-0.2, 1.17), (0.2, 1.17), (0.28, 1)):
            a = 2 * np.pi * (k + share) / teeth + turn
            rim.append((x + r * out * np.cos(a), y + r * out * np.sin(a), True))
    g.form(rim, GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(x, y, r * 0.76), "#4a2a3e", "#2c1c3a")
    for k in range(5):
        a = 2 * np.pi * k / 5 + turn
        spoke = [(x, y, r * 0.14), (x + r * 0.86 * np.cos(a), y + r * 0.86 * np.sin(a), r * 0.09)]
        g.form(band(spoke), GOLD, GOLD_DARK, GOLD_PALE)
    g.form(ellipse(x, y, r * 0.25), GOLD, GOLD_DARK, GOLD_PALE)
    g.fill(ellipse(x, y, r * 0.09), "#4a2a3e")


def _works(g: Sprayed) -> None:
    """Turn gears in the dark; clouds, drops and a tin bolt hang ready on strings."""
    for x in (470, 590, 710):
        g.fill(rectangle(x, -10, 34, 1100), "#3c2442")
    g.glow(650, 500, 400, "#f0983c", 0.5)
    _gear(g, 508, 250, 84, 12, 0.1)
    _gear(g, 768, 700, 104, 14, 0.16)
    _gear(g, 640, 482, 166, 18)
    x, foot = 728, 226
    g.line([(x, -10), (x, foot)], "#d8b08a", 4)
    cloud = puffs(
        [
            (x - 44, foot + 34, 28),
            (x - 8, foot + 16, 40),
            (x + 36, foot + 26, 34),
            (x, foot + 44, 30),
            (x + 62, foot + 44, 20),
        ]
    )
    g.form(cloud, "#fdf6ec", "#a89ac0", None, 250)
    for x, y in ((684, 316), (728, 342), (772, 318)):
        g.line([(x, y - 50), (x, y)], "#d8b08a", 3)
        g.form(
            f"{x},{y - 8}! {x + 14},{y + 26} {x},{y + 44} {x - 14},{y + 26}", "#5fb4e8", "#2a6aa8"
        )
    g.line("610,-10! 610,76!", "#d8b08a", 4)
    g.form(
        "596,70! 556,186! 592,186! 572,292! 652,160! 612,160! 640,70!",
        "#ffe14a",
        "#d88a1e",
        "#fffbd0",
    )


def _sky(g: Sprayed) -> None:
    """Hang the cloth in folds that run to the hands which grip it, clouds painted on it."""
    g.fill(CLOTH, "#3f9fdc", "#bfe8f4")
    with g.within(CLOTH):
        for x, y, size in (
            (130, 250, 1.25),
            (350, 160, 0.8),
            (330, 430, 1.0),
            (90, 600, 1.1),
            (250, 760, 0.75),
        ):
            with g.at(x, y, size):
                g.fill(
                    puffs([(-70, 14, 34), (-24, -12, 48), (36, -6, 42), (80, 18, 30), (0, 24, 36)]),
                    "#ffffff",
                    "#dff2f8",
                    alpha=0.95,
                )
        for k, top in enumerate((520, 440, 352, 258, 160, 60)):
            x, waist = GRIP[0] - 58 * k, 4 + 3 * k
            fold = [
                (top, 30, 6),
                ((top * 2 + x) / 3, 420, 17),
                (x, GRIP[1], waist),
                (x + 30 - 6 * k, 990, 15),
                (x + 90 - 20 * k, 1160, 22),
            ]
            g.fill(band(fold), "#1f6fb4", alpha=0.34)
            g.fill(band([(p - 26, q, w * 0.7) for p, q, w in fold]), "#ffffff", alpha=0.25)
        g.spray(CLOTH, "#1a4f98", (600, 620), (400, 600), 0.8)
    g.line("548,34 540,240 500,500 446,700 414,800", "#f2f8fc", 9)
    g.line("410,880 440,960 500,1050 540,1150", "#f2f8fc", 9)


def _rail(g: Sprayed) -> None:
    """Run a brass rail along the top, the curtain's rings on it."""
    g.form(rectangle(-20, 18, 850, 22, 8), GOLD, GOLD_DARK, GOLD_PALE, 270)
    for x in range(16, 560, 66):
        g.line(arc(x, 34, 17, 24, 0, 360), GOLD_DARK, 11)
        g.line(arc(x, 34, 17, 24, 0, 360), GOLD, 6)


def _stage_hand(g: Sprayed) -> None:
    """Lean him into his work, both fists in the cloth, braces over his shirt (he faces right)."""
    flat_people.leg(g, "-96,956,44 -136,1036,36 -206,1096,27", "#24305a", "#5a2c24")
    flat_people.leg(g, "-70,960,48 20,1010,40 10,1096,28", "#33447a", "#7a3c2c")
    flat_people.arm(g, "40,820,34 118,838,28 186,796,22", "#d8c8b8", "#d89a70")
    body = "-136,980! -130,900 -80,806 -10,764 50,776 70,826 50,880 -10,960 -20,990!"
    g.form(body, "#fdf3e0", "#c89a88", None, 300)
    g.line("14,772 -20,850 -90,960", "#d8402e", 15)
    g.form("-140,950! -20,960! -6,1000 -60,1024 -140,1010!", "#33447a", "#1a2248", None, 300)
    with g.at(62, 700, 70, 10):
        flat_people.head(
            g,
            Face(skin="#e0a478", blush="#c8603f", awake=True, mouth=0.4),
            [
                ("#3a2030", "-1.0,0.5 -1.1,-0.2 -0.7,-0.6 -0.3,-0.3 -0.3,0.1 -0.5,0.5 -0.75,0.75"),
                ("#3a2030", "0.62,0.52! 0.8,0.36 1.04,0.4 1.16,0.52! 0.9,0.56"),
                (
                    "#d8402e",
                    "-1.04,-0.2! -1.05,-0.8 -0.4,-1.22 0.4,-1.1 0.8,-0.62 0.86,-0.42! 0,-0.5",
                ),
                ("#a82a24", "0.3,-0.56! 0.86,-0.5! 1.4,-0.36 1.36,-0.24 0.8,-0.34!"),
            ],
        )
    flat_people.arm(g, "0,836,40 84,912,33 190,876,25", "#fff9ec", "#e0a478")


def _basket(g: Sprayed) -> None:
    """Keep spare clouds in a basket."""
    g.form(
        puffs([(640, 1012, 36), (690, 984, 46), (742, 1006, 40), (700, 1022, 44)]),
        "#ffffff",
        "#b8b0d0",
        None,
        260,
    )
    basket = "600,1024! 784,1024! 766,1150! 618,1150!"
    g.form(basket, "#b8763a", "#5a2f2a", "#f0b870")
    with g.within(basket):
        for row in range(5):
            for k in range(8):
                x, y = 592 + 28 * k + 14 * (row % 2), 1044 + 24 * row
                g.line([(x - 10, y), (x, y - 5), (x + 10, y)], "#6a3828", 5)
    g.form(rectangle(592, 1014, 200, 22, 10), "#d8924a", "#7a3f2a", "#f8d090", 270)


def _wheat(g: Sprayed) -> None:
    """Grow ripe wheat along the front."""
    g.fill(
        "-20,1132 200,1112 420,1130 640,1112 820,1130! 820,1220! -20,1220!", "#d8962a", "#8a4c20"
    )
    random = np.random.default_rng(6)
    for k in range(58):
        x = 14.3 * k + random.uniform(-6, 6)
        high = random.uniform(120, 200)
        if x > 440:
            high *= 0.55
        lean = random.uniform(-22, 22)
        tip = (x + lean, 1216 - high)
        g.line([(x, 1216), (x + lean * 0.3, 1216 - high * 0.5), tip], "#c07a20", 5)
        with g.at(*tip, 1, lean * 0.9):
            for j in range(5):
                for side in (-1, 1):
                    with g.at(0, -9 - 14 * j, turn=26 * side):
                        g.fill(ellipse(5 * side, 0, 6, 12), ("#ffd75a", "#f0b43c")[(j + k) % 2])
            g.fill(ellipse(0, -82, 5, 12), "#ffd75a")


def look() -> Look:
    return Look("wheat", glow=0.12, pull=0.03, finish="gouache", seed=19)
