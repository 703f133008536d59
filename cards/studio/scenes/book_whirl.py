"""A whirlpool of books draws in a small boat; the man in it reads on."""

import numpy as np

from cards.studio import flat_people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat_people import Face
from cards.studio.paper.outlines import arc, band, ellipse, rectangle
from cards.studio.sprayed import Sprayed

EYE = (452, 352)
"""The middle of the whirl."""
FLAT = 0.78
"""How much lower than wide the whirl looks, since we stand a little to one side of it."""
COVERS = ("#d8405a", "#2f8aa8", "#f0a032", "#6a4ac0", "#3fa07a", "#e8683c")


def draw() -> Picture:
    g = Sprayed("#2a1a5e", "#1a1046")
    _water(g)
    _books(g)
    _pages(g)
    with g.at(330, 905, 1.0, -7):
        _boat(g)
    _wave(g)
    return g.picture()


def _whirl(turn: float, arm: float) -> tuple[float, float, float]:
    """Return a point of the spiral and its distance from the middle."""
    r = 46 * np.exp(0.205 * turn)
    angle = turn + arm
    return EYE[0] + r * np.cos(angle), EYE[1] + FLAT * r * np.sin(angle), r


def _water(g: Sprayed) -> None:
    """Spin bands of colour about a light that comes from below."""
    for r, tint in (
        (900, "#33216e"),
        (690, "#4a2a86"),
        (520, "#6f3590"),
        (385, "#a8407e"),
        (275, "#e0606a"),
        (185, "#f79a56"),
        (112, "#ffcf78"),
    ):
        wavy = [
            (
                EYE[0] + (r + 0.06 * r * np.sin(3 * a + r)) * np.cos(a),
                EYE[1] + FLAT * (r + 0.06 * r * np.sin(3 * a + r)) * np.sin(a),
            )
            for a in np.linspace(0, 2 * np.pi, 30, endpoint=False)
        ]
        g.fill(wavy, tint, "#2a1a5e" if r > 400 else None)
    for k, arm in enumerate(np.arange(0, 2 * np.pi, np.pi / 3) + 0.5):
        tail = [
            (*_whirl(t, arm)[:2], 0.014 * _whirl(t, arm)[2] + 1) for t in np.linspace(2.6, 15, 50)
        ]
        g.fill(band(tail), ("#ffb4a0", "#c86ac0")[k % 2], alpha=0.45)
    g.glow(*EYE, 260, "#fff0b0", 0.9)
    g.fill(ellipse(*EYE, 66, 66 * FLAT), "#fffbe0")


def _books(g: Sprayed) -> None:
    """Carry books round on two arms, the larger the farther out."""
    places = [
        _whirl(t, arm) + (t + arm,) for arm in (0.0, np.pi) for t in np.arange(2.9, 13.6, 0.47)
    ]
    for k, (x, y, r, angle) in enumerate(sorted(places, key=lambda at: at[2])):
        if np.hypot((x - 330) / 330, (y - 900) / 190) < 1:
            continue
        turn = float(np.degrees(np.arctan2(FLAT * np.cos(angle), -np.sin(angle)))) + 180
        with g.at(x, y, 0.0021 * r + 0.03, turn + 14 * np.sin(2.4 * k)):
            _book(g, COVERS[k % len(COVERS)])


def _book(g: Sprayed, cover: str) -> None:
    """Open a book at the origin, two pages and the cover beneath."""
    g.form("-112,-62! 112,-62! 118,76! -118,76!", cover, "#2a1040")
    for side, shade in ((-1, "#e8b890"), (1, "#d89a88")):
        page = f"0,-58! {side * 40},-80 {side * 104},-72! {side * 108},58! {side * 42},50 0,70!"
        g.fill(page, "#fff3d8", shade)
        for k in range(4):
            y = -42 + 26 * k
            g.line([(side * 18, y - 4), (side * 50, y - 8), (side * 92, y - 4)], "#c08a98", 6)
    g.line("0,-58! 0,70!", "#a8607a", 5)


def _pages(g: Sprayed) -> None:
    """Let loose pages fly up out of the whirl."""
    for x, y, turn, size in (
        (676, 690, -24, 0.8),
        (742, 790, 16, 0.95),
        (52, 806, 40, 0.9),
        (596, 640, 50, 0.6),
    ):
        with g.at(x, y, size, turn):
            g.form("-40,-50! 0,-58 40,-48! 44,52! 4,44 -38,54!", "#fff8e4", "#e0a890")
            for k in range(4):
                g.line([(-26, -28 + 20 * k), (0, -32 + 20 * k), (28, -27 + 20 * k)], "#a8708a", 4)


def _boat(g: Sprayed) -> None:
    """Seat an old man in a small boat, his back to where it is going."""
    g.line("232,-40 244,-170 206,-214", "#5a2a30", 13)
    g.glow(196, -150, 190, "#ffd978", 0.9)
    g.line("206,-212! 198,-190!", "#5a2a30", 6)
    g.form("172,-186! 222,-186! 214,-118! 180,-118!", "#fff0a8", "#ffb42e")
    for x in (-1, 1):
        g.line([(197 + 25 * x, -186), (197 + 17 * x, -118)], "#3a1c34", 5)
    g.fill("164,-184! 198,-216 230,-184!", "#3a1c34")
    g.fill(rectangle(174, -120, 46, 13, 4), "#3a1c34")
    flat_people.leg(g, "-60,10,38 30,-20,32 66,70,24", "#3f4f8a", "#3a1c34")
    coat = "-150,60! -150,-60 -126,-140 -84,-172 -34,-160 -8,-90 -10,60!"
    g.form(coat, "#2f8a7a", "#14424f", "#7fd0b0", 300)
    with g.at(-58, -222, 66):
        flat_people.head(
            g,
            Face(skin="#e8b088", blush="#d87860"),
            [
                (
                    "#f4f0f4",
                    "-1.0,0.2 -1.12,-0.4 -0.8,-0.62 -0.5,-0.3 -0.44,0.3 -0.5,0.75 -0.85,0.6",
                ),
                (
                    "#fbf8fb",
                    "-0.1,0.62 0.5,0.5 1.02,0.52! 1.06,0.9 0.9,1.5 0.5,1.95 0.1,1.5 -0.2,1.0",
                ),
                (
                    "#d8405a",
                    "-1.0,-0.32! -0.9,-0.8 -0.3,-1.16 0.4,-1.06 0.84,-0.6 0.92,-0.3! 0,-0.5",
                ),
                ("#f0a032", "-0.4,-1.02 -0.26,-1.36 0.06,-1.38 0.16,-1.08"),
            ],
        )
        g.line("0.72,0.42 0.9,0.48 1.06,0.62", "#fbf8fb", 0.2)
        g.line(arc(0.62, -0.02, 0.26, 0.24, 0, 360), "#3a1c34", 0.07)
        g.line("0.36,-0.04 -0.02,-0.02", "#3a1c34", 0.07)
    g.form("24,-150! 112,-176! 132,-62! 44,-34!", "#d8405a", "#7a1640", "#ff8a90")
    g.form("34,-152! 106,-172! 118,-84! 48,-60!", "#fff3d8", "#e0a890")
    g.form("24,-150! 40,-158! 58,-40! 44,-34!", "#a82a4a", "#5a1030")
    flat_people.arm(g, "-96,-120,34 -50,-40,30 48,-70,22", "#3aa08c", "#e8b088")
    hull = "-268,-34! -200,12 -60,34 90,28 210,-8 276,-62! 262,30 214,104 110,150 -110,154 -220,106"
    g.form(hull, "#c8743c", "#5a2438", "#f8b878", 290)
    with g.within(hull):
        for y in (58, 92, 124):
            g.line([(-270, y - 34), (-120, y), (80, y), (280, y - 60)], "#7a3a34", 5)
    g.line("-268,-34 -200,12 -60,34 90,28 210,-8 276,-62", "#f8c890", 13)


def _wave(g: Sprayed) -> None:
    """Wash the boat's side with the last turn of the whirl, books floating in it."""
    g.form(
        "-20,990 80,1010 220,1050 380,1052 540,1010 700,930 820,820! 820,1220! -20,1220!",
        "#5a3296",
        "#1f1450",
        "#c86ac0",
        285,
    )
    for dy in (46, 96, 142):
        crest = [
            (x, 1034 + dy - 0.00016 * max(0, x - 330) ** 2 * 5 + 10 * np.sin(x / 60 + dy))
            for x in range(-20, 821, 30)
        ]
        g.line(crest, "#c86ac0", 6, alpha=0.5)
    for x, y, turn, size, cover in (
        (120, 1120, -12, 0.74, "#2f8aa8"),
        (408, 1134, 8, 0.82, "#f0a032"),
        (680, 1060, -28, 0.8, "#d8405a"),
    ):
        with g.at(x, y, size, turn):
            _book(g, cover)


def look() -> Look:
    return Look("violet-dusk", glow=0.2, pull=0.03, finish="gouache", seed=88)
