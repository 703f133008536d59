"""A street of umbrellas from above; a girl has turned hers over, and it fills with gold."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.sprayed import Sprayed

CLOTHS = (
    ("#4a5a78", "#27304c"),
    ("#6a5578", "#3a2c4c"),
    ("#5b6f80", "#324250"),
    ("#7a7f95", "#484c66"),
    ("#3f4a63", "#202840"),
)
CROWD = (
    (88, 84, 128),
    (330, 60, 118),
    (560, 96, 132),
    (770, 60, 112),
    (60, 340, 120),
    (748, 330, 126),
    (20, 610, 118),
    (782, 604, 116),
    (96, 862, 126),
    (724, 876, 130),
    (386, 1170, 108),
    (600, 1146, 112),
    (24, 1150, 104),
    (800, 1130, 110),
)
"""Middle and radius of the umbrellas of all the others."""
BOWL = (410, 510, 208)
GOLD, GOLD_DARK = "#ffc733", "#c8741a"


def draw() -> Picture:
    g = Sprayed("#9aa3b8", "#7d86a2")
    _street(g)
    for k, (x, y, r) in enumerate(CROWD):
        g.fill(ellipse(x + 22, y + 34, r), "#3a3f5c", alpha=0.35)
        with g.at(x, y, turn=37 * k):
            _umbrella(g, r, *CLOTHS[k * 3 % 5])
    _cat(g)
    _girl(g)
    _bowl(g)
    _coins(g)
    return g.picture()


def _street(g: Sprayed) -> None:
    """Lay cobbles, two tram rails and a puddle that shows an umbrella from below."""
    random = np.random.default_rng(4)
    for row in range(31):
        for column in range(-1, 13):
            x, y = column * 66 + 33 * (row % 2), row * 40
            tint = random.choice(("#a5adc0", "#959eb5", "#8d96ae", "#b0b7c6"))
            g.fill(rectangle(x + 2, y + 2, 61, 35, 9), str(tint), alpha=0.75)
    for dx in (0, 108):
        g.line([(170 + dx, -20), (215 + dx, 400), (205 + dx, 800), (150 + dx, 1220)], "#5a6280", 15)
        g.line([(168 + dx, -20), (213 + dx, 400), (203 + dx, 800), (148 + dx, 1220)], "#d5dbe6", 5)
    puddle = "512,900 560,872 636,884 652,926 610,962 540,960 504,936"
    g.fill(puddle, "#cfe2ee", "#9fbdd4")
    with g.within(puddle):
        g.fill(ellipse(590, 936, 44, 30), "#e2574a", alpha=0.7)
        g.line("520,906 550,898 580,904", "#f6fbff", 4)


def _ring(r: float, sag: float) -> list[tuple[float, float, bool]]:
    """Return the rim of an umbrella: eight corners, the cloth between them drawn in by `sag`."""
    return [
        (r * s * np.cos(a), r * s * np.sin(a), k % 2 == 0)
        for k, a in enumerate(np.arange(16) * np.pi / 8)
        for s in [1 if k % 2 == 0 else sag]
    ]


def _umbrella(g: Sprayed, r: float, cloth: str, dark: str) -> None:
    """Open an umbrella at the origin, seen from above: eight gores, ribs and a tip."""
    rim = _ring(r, 0.86)
    g.form(rim, cloth, dark)
    for k in range(0, 16, 2):
        (x, y, _), (p, q, _), (u, v, _) = rim[k], rim[k + 1], rim[(k + 2) % 16]
        if k % 4:
            g.fill([(0, 0, True), (x, y, True), (p, q), (u, v, True)], dark, alpha=0.45)
        g.line([(0, 0), (x, y)], "#1c2038", 3, alpha=0.6)
        g.fill(ellipse(x, y, 5), "#d8dcea")
    g.spot(rim, "#c8d0e4", -0.35 * r, -0.35 * r, 0.6 * r, 0.5)
    g.fill(ellipse(0, 0, 9), "#1c2038")
    g.fill(ellipse(-2, -3, 4), "#d8dcea")


def _girl(g: Sprayed) -> None:
    """Stand a girl in yellow under its near rim, laughing up at it, both arms out."""
    g.fill(ellipse(470, 860, 120, 60), "#3a3f5c", alpha=0.35)
    for x in (372, 448):
        g.form(ellipse(x, 952, 30, 24), "#d8342c", "#8a1a24", "#ff8a6a")
    coat = "352,770! 320,880 310,940 360,958 410,948 460,958 510,940 500,880 468,770!"
    g.form(coat, "#ffcb2e", "#d8861a", "#fff0a0", lamp=250)
    for y in (850, 890, 930):
        g.fill(ellipse(410, y, 6), "#a8541a")
    for x, hand in ((-1, 282), (1, 538)):
        arm = [(410 + 62 * x, 800), (410 + 118 * x, 760), (hand, 676)]
        g.line(arm, "#d8861a", 46)
        g.line([(p - 3, q - 3) for p, q in arm], "#ffcb2e", 38)
    g.form(ellipse(410, 768, 92, 84), "#ffb91e", "#c8741a", "#ffe27a")
    g.form(ellipse(410, 762, 66, 64), "#7a4428", "#4a2418")
    g.form(ellipse(410, 770, 57, 56), "#f6c49a", "#d88a68")
    g.fill("356,744 384,722 410,738 438,722 464,744 440,708 380,708", "#7a4428")
    for x in (-24, 24):
        g.line([(410 + x - 11, 762), (410 + x, 752), (410 + x + 11, 762)], "#3a2024", 6)
        g.spot(ellipse(410 + 1.4 * x, 786, 17), "#e8604a", 410 + 1.4 * x, 786, 18, 0.9)
    g.fill("384,788! 410,794 436,788! 430,812 410,820 390,812", "#8a2430")
    g.fill("390,791! 410,796 430,791! 426,799 394,799", "#fff6ea")
    g.line("404,774 410,778 416,774", "#c87a5a", 4)


def _bowl(g: Sprayed) -> None:
    """Hold up her red umbrella upside down: ribs within, its crook toward us, gold in it."""
    x, y, r = BOWL
    g.fill(ellipse(x + 26, y + 44, r * 0.98), "#3a3f5c", alpha=0.3)
    for side in (282, 538):
        g.form(ellipse(side, 668, 22, 24), "#f6c49a", "#c87a58")
    with g.at(x, y, turn=22.5):
        rim = _ring(r, 0.88)
        g.form(rim, "#ef3a30", "#8e1424", "#ff8560")
        for k in range(0, 16, 2):
            (a, b, _), (p, q, _), (u, v, _) = rim[k], rim[k + 1], rim[(k + 2) % 16]
            if k % 4:
                g.fill([(0, 0, True), (a, b, True), (p, q), (u, v, True)], "#b01c28", alpha=0.45)
            g.line([(0, 0), (a * 0.55, b * 0.55), (a, b)], "#ffd9c0", 5)
            g.fill(ellipse(a, b, 8), "#fff0e0")
        g.line(_ring(r, 0.88) + [rim[0]], "#ff9a78", 5)
        g.spot(rim, "#5e0c1c", 20, 30, 130, 0.8)
    for side in (-1, 1):
        g.form(ellipse(x + 128 * side, y + 172, 17, 13), "#f6c49a", "#c87a58")


def _coin(g: Sprayed, x: float, y: float, size: float, flat: float, turn: float) -> None:
    with g.at(x, y, size, turn):
        g.fill(ellipse(0, 5, 24, 24 * flat), "#9a5414")
        g.form(ellipse(0, 0, 24, 24 * flat), GOLD, GOLD_DARK, "#fff0a8")
        g.line(ellipse(0, 0, 16, 16 * flat), "#d8901e", 3)


def _coins(g: Sprayed) -> None:
    """Heap gold about the shaft, plant the crook on it, and let more fall from above."""
    random = np.random.default_rng(12)
    heap = [(random.normal(0, 52), random.normal(6, 46)) for _ in range(64)]
    for dx, dy in sorted(heap, key=lambda at: at[1]):
        _coin(g, BOWL[0] + dx, BOWL[1] + dy, 1.0, random.uniform(0.6, 1), random.uniform(-24, 24))
    crook = "410,512! 412,440 404,372 440,342 472,372 462,402"
    g.line(crook, "#5e2c14", 25)
    g.line(crook, "#b8662c", 16)
    g.line("405,500 406,440 399,376", "#f0b070", 5)
    for x, y, size, turn in (
        (470, 250, 1.5, 30),
        (300, 290, 1.25, 120),
        (560, 330, 1.3, 80),
        (390, 190, 1.7, 10),
        (240, 420, 1.1, 60),
        (630, 480, 1.2, 150),
    ):
        g.fill(ellipse(x + 22, y + 34, 22 * size, 12 * size), "#3a3f5c", alpha=0.3)
        _coin(g, x, y, size, 0.55, turn)


def _cat(g: Sprayed) -> None:
    """Send a ginger cat along the rails, from above: it has noticed."""
    with g.at(236, 985, 1.0, 14):
        g.fill(ellipse(14, 14, 34, 84), "#3a3f5c", alpha=0.35)
        g.line("0,70 -16,120 14,160 0,190", "#e88a2e", 20)
        for x, y in ((-30, -50), (30, -44), (-30, 56), (30, 62)):
            g.fill(ellipse(x, y, 13, 20), "#d8761e")
        g.form(
            "0,-84 30,-52 34,20 28,76 0,92 -28,76 -34,20 -30,-52", "#f29a36", "#b85a18", "#ffd08a"
        )
        for y in (-20, 12, 44):
            g.line([(-26, y - 6), (0, y + 5), (26, y - 6)], "#b85a18", 8)
        g.fill("-38,-104! -44,-146! -8,-132!", "#f29a36")
        g.fill("38,-104! 44,-146! 8,-132!", "#f29a36")
        g.form(ellipse(0, -104, 42, 37), "#f6a544", "#b85a18", "#ffd08a")
        for x in (-16, 16):
            g.fill(ellipse(x, -116, 9, 8), "#fff6d0")
            g.fill(ellipse(x, -119, 4, 5), "#2a1c24")
        g.fill(ellipse(0, -128, 6, 4), "#c8523a")


def look() -> Look:
    return Look("scarlet", glow=0.1, pull=0.04, finish="gouache", seed=15)
