"""A spiral stair of piano keys climbs out of the sea to a door in the moon."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import star
from cards.studio.paper.outlines import arc, band, ellipse, polygon, toward
from cards.studio.sprayed import Sprayed

INK, CREAM, PALE, BLUE = "#141844", "#fff8e8", "#a8b8ec", "#5468b8"
MOON, GOLD, OCHRE = "#fff0b8", "#ffc850", "#c88838"
SEA, DEEP, FOAM, TEAL = "#2f6cac", "#1c3c80", "#8ac4e4", "#5cc4c8"
RED, WINE, SKIN = "#e8443c", "#941c40", "#f4c49c"
STEPS, BLACK, GONE = 39, {1, 3, 6, 8, 10}, {14, 27}
"""How many steps there are, which of twelve are black, and which have come loose."""


def draw() -> Picture:
    g = Sprayed("#1c1c5c", "#6c7ccc")
    _sky(g)
    _sea(g)
    order = sorted(set(range(STEPS)) - GONE, key=lambda k: _place(k)[2])
    for k in (k for k in order if _place(k)[2] < 0):
        _step(g, k)
    _pole(g)
    for k in (k for k in order if _place(k)[2] >= 0):
        _step(g, k)
    _climber(g)
    for x, y, turn, black in ((96, 640, -28, False), (716, 560, 30, True)):
        with g.at(x, y, 1, turn):
            _loose(g, black=black)
    with g.at(124, 1016, 0.76):
        _paper_boat(g)
    with g.at(690, 1110, 0.9):
        _seal(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    random = np.random.default_rng(21)
    for x, y in zip(random.uniform(8, 792, 46), random.uniform(8, 760, 46), strict=True):
        g.disc(x, y, random.uniform(1.5, 3.5), CREAM, alpha=0.7)
    for x, y, size in ((80, 120, 15), (220, 60, 11), (60, 380, 12), (742, 70, 13), (730, 440, 12)):
        g.fill(star(x, y, size), CREAM)
    g.glow(400, 200, 400, "#ffe8a0", 0.6)
    moon = ellipse(400, 190, 158)
    g.form(moon, MOON, "#e8a860", "#fffce8", 225)
    for x, y, r in ((492, 120, 24), (512, 226, 17), (310, 110, 20), (296, 220, 14), (400, 70, 12)):
        g.disc(x, y, r, "#f0cc84")
        g.disc(x + 3, y + 3, r * 0.8, "#f8dc9c")
    with g.at(400, 278, 1.15):
        g.form("-38,0! -38,-74 0,-110 38,-74 38,0!", "#5c3470", "#3a2054")
        g.fill("-26,0! -26,-70 0,-96 26,-70 26,0!", "#fffdf0")
        g.form("-26,0! -26,-70 -14,-88! -2,8!", "#c8686c", "#7c3454")
    for shape in ("-40,250,8 120,234,20 300,250,6", "600,380,6 720,364,18 860,374,12",
                  "-40,640,10 90,624,20 230,640,5", "540,700,6 700,684,20 860,696,12"):  # fmt: skip
        g.fill(band(shape), "#b8c4f4", alpha=0.4)
    for x, y, size, turn in ((190, 330, 1, -10), (640, 330, 0.9, 8), (110, 210, 0.75, -6)):
        with g.at(x, y, size, turn):
            g.disc(-8, 26, 17, CREAM, 12)
            g.line("6,24 6,-44", CREAM, 6)
            g.limb("6,-42,5 26,-26,7 28,-4,2", CREAM)


def _sea(g: Sprayed) -> None:
    g.form("-20,900! 830,900! 830,1220! -20,1220!", SEA, DEEP, "#7c9ce0", 270)
    for x, y, wide in ((90, 936, 70), (250, 966, 50), (700, 940, 80), (560, 980, 50),
                       (60, 1150, 60), (330, 1160, 70), (520, 1180, 50),
                       (760, 1010, 50)):  # fmt: skip
        g.fill(band([(x - wide, y, 1), (x, y, 4), (x + wide, y, 1)]), FOAM, alpha=0.7)


def _place(k: float) -> tuple[float, float, float, float]:
    """Return a step's turn in degrees, height on the card, nearness (-1 to 1) and reach."""
    turn = 140 - 18 * k
    return turn, 1064 - 20.5 * k, float(np.sin(np.radians(turn))), 262 - 3.4 * k


def _corner(k: float, share: float, aside: float) -> np.ndarray:
    turn, high, _, reach = _place(k)
    return np.array([400, high]) + toward(turn + aside) * (reach * share, reach * share * 0.3)


def _step(g: Sprayed, k: int) -> None:
    """Draw a step: a white key, or a black one which is shorter and higher."""
    black, near = k % 12 in BLACK, _place(k)[2]
    half = 6.4 if black else 8.6
    long, lift = 0.86 if black else 1.0, np.array([0, -8 if black else 0])
    ends = ((0.06, -half), (long, -half), (long, half), (0.06, half))
    top = [_corner(k, share, aside) + lift for share, aside in ends]
    thick = np.array([0, 22 if black else 15])
    colour, edge = ("#2c2c64", "#14143c") if black else (CREAM, "#9ca4d8")
    if near < 0:
        colour, edge = ("#343878", "#20205c") if black else ("#c4ccf0", "#7c88cc")
    for i in range(4):
        a, b = top[i], top[(i + 1) % 4]
        g.fill(polygon([a, b, b + thick, a + thick]), edge)
    path = g.fill(polygon(top), colour)
    if black:
        g.line([top[1] * 0.8 + top[0] * 0.2, top[0] * 0.75 + top[1] * 0.25], BLUE, 4)
    else:
        g.shade(path, "#8c94d0" if near >= 0 else "#6c78c0", 8, -4, 6, alpha=0.5)


def _pole(g: Sprayed) -> None:
    """Set the pole round which the stair winds; the moon stands on it like a lamp."""
    g.form("385,345! 415,345! 422,1090! 378,1090!", GOLD, OCHRE, "#fff0a8", 190)
    for wide, down in ((70, 16), (110, 26), (150, 36)):
        g.line(arc(400, 1090, wide, down, 0, 180), FOAM, 6)


def _climber(g: Sprayed) -> None:
    """Draw a woman in red who climbs to the right under her umbrella, singing."""
    x, y = _corner(5, 0.72, 0)
    with g.at(x, y - 4, 0.8):
        g.line("78,-226 92,-370", OCHRE, 8)
        canopy = ("-46,-356! -20,-430 92,-466 190,-404 214,-328! 186,-346 160,-332! 128,-356 "
                  "96,-340! 58,-362 20,-346! -16,-366")  # fmt: skip
        g.form(canopy, GOLD, OCHRE, "#fff0a0", 280)
        for rib in ("96,-342 100,-400 92,-462", "20,-348 44,-410 92,-462",
                    "160,-334 148,-400 92,-462"):  # fmt: skip
            g.line(rib, OCHRE, 5)
        g.line("92,-464 94,-486", OCHRE, 8)
        people.leg(g, "-14,-90,17 -22,-50,14 -20,-12,12", "#5c2c54", INK)
        people.leg(g, "20,-90,17 56,-66,14 54,-34,12", "#5c2c54", INK)
        g.form("-34,-230! 26,-230! 34,-176 62,-110 84,-60! 20,-40 -60,-44! -40,-120 -40,-180",
               RED, WINE, "#ff8a70", 330)  # fmt: skip
        g.form("-36,-216! -60,-190 -120,-196 -160,-170! -120,-160 -70,-160 -30,-190!", TEAL, SEA)
        g.form("-36,-234 -4,-244 30,-232 28,-212 -6,-204 -38,-214", TEAL, SEA)
        with g.at(2, -282, 50, -8):
            g.fill("-0.42,0.5! 0.3,0.7! 0.3,1.2! -0.4,1.2!", SKIN)
            hair = (
                ("#5c2c44", ("-0.1,0.3! -0.3,0.8 -0.96,0.66 -1.1,0 -0.8,-0.86 0,-1.12 0.7,-0.9 "
                             "0.9,-0.4! 0.3,-0.44 0,-0.1")),
                ("#5c2c44", "-1.5,-0.3 -1.2,-0.76 -0.76,-0.66 -0.8,-0.1 -1.2,0.1"),
            )  # fmt: skip
            people.head(g, people.Face(skin=SKIN, singing=True), hair)
        people.arm(g, "-8,-208,19 34,-172,16 76,-216,11", RED, SKIN)


def _loose(g: Sprayed, *, black: bool) -> None:
    if black:
        g.form("-15,-62! 15,-62! 15,62! -15,62!", "#343878", INK, "#a8b4f4", 270)
    else:
        g.form("-24,-84! 24,-84! 24,84! -24,84!", CREAM, "#9ca4d8", "#ffffff", 225)
        g.fill("-24,84! 24,84! 34,96! -12,96!", "#7c88cc")


def _paper_boat(g: Sprayed) -> None:
    """Fold a boat from a sheet of music."""
    g.form("-30,8! 0,-110! 40,8!", CREAM, "#b4b8dc", None, 200)
    hull = g.fill("-130,-44! -40,0! 50,0! 136,-48! 84,58! -80,58!", CREAM)
    with g.within(hull):
        for y in range(-20, 50, 13):
            g.line([(-140, y), (0, y + 8), (140, y)], BLUE, 3)
        for x, y in ((-64, 20), (-20, 34), (30, 18), (72, 6)):
            g.disc(x, y, 10, INK, 7)
            g.line([(x + 8, y), (x + 8, y - 34)], INK, 4)
    g.shade(hull, "#8c94cc", 0, -26, 10, alpha=0.7)
    g.line("-130,62 -70,54 -10,64 50,54 120,62", FOAM, 8)


def _seal(g: Sprayed) -> None:
    """Let a seal listen with closed eyes, its nose in the air."""
    g.form("-66,70! -60,0 -40,-50 -6,-78 40,-96 66,-84 60,-62 34,-34 44,10 60,70!", "#7c88b0",
           "#3f4a80", "#c4d0e8", 300)  # fmt: skip
    g.disc(64, -88, 11, INK, 9)
    g.line([(6, -60), (18, -52), (30, -60)], INK, 5)
    g.line([(38, -62), (50, -58), (60, -66)], INK, 4)
    for end in ((26, -34), (34, -28)):
        g.line([(48, -60), end], CREAM, 2.5)
    g.line("-96,72 -50,64 0,74 50,64 96,72", FOAM, 8)


def look() -> Look:
    return Look("indigo", glow=0.12, pull=0.02, contrast=1.0, finish="gouache", seed=73)
