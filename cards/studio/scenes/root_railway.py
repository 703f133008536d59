"""Under a tree the roots are the tunnels of a tiny railway."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture
from cards.studio.cutout import Paper
from cards.studio.develop import Look, lamp_light
from cards.studio.skies import sky

SOIL = ("#7a5236", "#6a452e", "#5a3a28", "#4a3022", "#3a261c")
ROOTS = (
    ((0.47, 0.36), (0.44, 0.43), (0.30, 0.48), (0.17, 0.55), (0.10, 0.66), (0.12, 0.80)),
    ((0.53, 0.36), (0.57, 0.43), (0.72, 0.47), (0.85, 0.54), (0.90, 0.64), (0.86, 0.74)),
    (
        (0.50, 0.36),
        (0.51, 0.46),
        (0.44, 0.55),
        (0.47, 0.66),
        (0.62, 0.72),
        (0.66, 0.84),
        (0.58, 0.95),
    ),
    ((0.45, 0.55), (0.32, 0.62), (0.28, 0.74), (0.37, 0.86), (0.30, 0.97)),
    ((0.72, 0.47), (0.70, 0.57), (0.77, 0.68), (0.73, 0.75)),
)
LAMPS = ((0.06, 0.62), (0.93, 0.55), (0.56, 0.53), (0.20, 0.77), (0.74, 0.83), (0.62, 0.62))


def draw() -> Picture:
    picture = sky("lemon", 12)
    picture = _tree(picture)
    for k, colour in enumerate(SOIL):
        x = np.linspace(-0.05, 1.05, 12)
        top = 0.345 + 0.13 * k
        line = [
            (a, top + 0.012 * np.sin(a * 8 + 1.7 * k) + (0.03 * (a - 0.5) ** 2 if k == 0 else 0))
            for a in x
        ]
        ground = c.mask(c.curve([*line, (1.1, 1.1), (-0.1, 1.1)]))
        picture = c.lay(
            picture,
            ground,
            Paper(
                colour,
                SOIL[min(k + 1, 4)],
                30,
                shade=0.4,
                grain=0.4,
                grain_size=24,
                shadow=(0, -6, 14, 0.35),
            ),
            k,
        )
    picture = _grass(picture)
    picture = _buried(picture)
    for k, root in enumerate(ROOTS):
        wide = np.linspace(62, 30, len(root)) * (1 if k < 3 else 0.8)
        bark = Paper(
            "#e0b478", "#b8864e", 26, shade=0.8, grain=0.35, grain_size=24, shadow=(0, 10, 12, 0.5)
        )
        picture = c.lay(picture, c.mask(c.limb(root, wide.tolist())), bark, 20 + k)
        tunnel = Paper("#4a2c1e", "#382018", 8, shade=0.15, grain=0.1, shadow=None)
        picture = c.lay(picture, c.mask(c.limb(root, (wide * 0.66).tolist())), tunnel, 30 + k)
        for side in (-0.55, 0.55):
            offset = [(x + side * 0.016, y + side * 0.012) for x, y in root]
            picture = c.stain(picture, c.mask(c.curve(offset, closed=False), stroke=5), "#d8b080")
    for start, root, colour in (
        (0.30, ROOTS[0], "#d8342c"),
        (0.32, ROOTS[1], "#3a8ac8"),
        (0.36, ROOTS[2], "#4aa05a"),
        (0.30, ROOTS[3], "#e8a02c"),
    ):
        picture = _train(picture, root, start, colour)
    for x, y in LAMPS:
        post = c.curve(((x, y + 0.02), (x, y - 0.02)), closed=False)
        picture = c.stain(picture, c.mask(post, stroke=7), "#20120c")
        picture = c.lay(picture, c.mask(c.disc(x, y - 0.02, 0.026)), Paper("#20120c", thick=8))
        picture = c.lay(
            picture, c.mask(c.disc(x, y - 0.02, 0.019)), Paper("#ffa428", "#f07c14", 12)
        )
    return _mole(lamp_light(picture, tuple((x, y - 0.02, 0.06, 0.1) for x, y in LAMPS), "#ffc870"))


def _tree(picture: Picture) -> Picture:
    random = np.random.default_rng(6)
    trunk = Paper("#7a5238", "#5a3a28", 34, grain=0.35, grain_size=24)
    shape = c.mask(
        c.limb(((0.5, 0.37), (0.495, 0.3), (0.505, 0.22), (0.5, 0.15)), (58, 40, 34, 26)),
        c.limb(((0.5, 0.25), (0.42, 0.2), (0.36, 0.13)), (22, 18, 10)),
        c.limb(((0.5, 0.23), (0.59, 0.19), (0.65, 0.12)), (22, 18, 10)),
    )
    picture = c.lay(picture, shape, trunk, 3)
    greens = ("#5f8a3f", "#7aa048", "#94b45a", "#a8c46a", "#6f9644")
    for k in range(46):
        a, r = random.uniform(0, 2 * np.pi), np.sqrt(random.random())
        x, y = 0.5 + 0.27 * r * np.cos(a), 0.125 + 0.085 * r * np.sin(a)
        size = random.uniform(0.035, 0.065)
        rim = [
            (
                x + size * (1 + 0.14 * np.sin(5 * t + k)) * np.cos(t),
                y + size * 0.67 * (1 + 0.14 * np.sin(4 * t)) * np.sin(t),
            )
            for t in np.linspace(0, 6.28, 14)[:-1]
        ]
        picture = c.lay(
            picture,
            c.mask(c.curve(rim)),
            Paper(greens[k % 5], "#4f7438", 34, shadow=(4, 9, 10, 0.3)),
            k,
        )
    for _ in range(9):
        x, y = random.uniform(0.28, 0.72), random.uniform(0.06, 0.2)
        picture = c.lay(picture, c.mask(c.disc(x, y, 0.016)), Paper("#d8402f", "#a82a28", 14))
    return picture


def _grass(picture: Picture) -> Picture:
    random = np.random.default_rng(9)
    blades = []
    for x in np.arange(-0.01, 1.02, 0.006):
        foot = 0.353 + 0.012 * np.sin(x * 8) + 0.03 * (x - 0.5) ** 2
        lean = random.normal(0, 0.008)
        blades.append(
            c.limb(
                (
                    (x, foot + 0.006),
                    (x + lean * 0.5, foot - 0.012),
                    (x + lean, foot - random.uniform(0.012, 0.032)),
                ),
                (5, 4, 1),
            )
        )
    return c.lay(picture, c.mask(*blades), Paper("#8fae54", "#5f7f3a", 6, shadow=None), 4)


def _train(
    picture: Picture, root: tuple[tuple[float, float], ...], start: float, colour: str
) -> Picture:
    line = c.catmull(np.array(root), 24)
    for k in range(3):
        i = int(len(line) * (start + 0.115 * k))
        (x, y), ahead = line[i], line[i + 1] - line[i - 1]
        turn = np.arctan2(ahead[1] * 1.5, ahead[0])
        car = [(-0.046, -0.025), (0.046, -0.025), (0.046, 0.025), (-0.046, 0.025)]
        picture = c.lay(
            picture, c.mask(c.polygon(_turned(car, x, y, turn))), Paper(colour, thick=14, grain=0.1)
        )
        for a in (-0.027, 0.0, 0.027):
            pane = [
                (a - 0.009, -0.013),
                (a + 0.009, -0.013),
                (a + 0.009, 0.006),
                (a - 0.009, 0.006),
            ]
            picture = c.stain(picture, c.mask(c.polygon(_turned(pane, x, y, turn))), "#ffe07a")
    return picture


def _turned(
    points: list[tuple[float, float]], x: float, y: float, turn: float
) -> list[tuple[float, float]]:
    """Return points turned by an angle and moved to x, y, in shares of the card."""
    cos, sin = np.cos(turn), np.sin(turn)
    return [(x + a * cos - b * sin, y + (a * sin + b * cos) / 1.5) for a, b in points]


def _buried(picture: Picture) -> Picture:
    gold = Paper("#e8b84a", "#b8862f", 12, glow=0.15)
    crown = [
        (0.165, 0.90),
        (0.15, 0.865),
        (0.175, 0.88),
        (0.19, 0.855),
        (0.205, 0.88),
        (0.23, 0.865),
        (0.215, 0.90),
    ]
    picture = c.lay(picture, c.mask(c.polygon(crown)), gold, 1)
    bone = Paper("#efe4cc", "#cbb894", 14)
    for k in range(7):
        x, y = 0.80 + 0.022 * k, 0.885 - 0.012 * np.sin(k * 0.6)
        rib = c.limb(((x, y), (x + 0.012, y + 0.025), (x + 0.004, y + 0.05)), (6, 5, 3))
        picture = c.lay(picture, c.mask(rib), bone, k)
    spine = c.limb(((0.77, 0.885), (0.86, 0.868), (0.96, 0.885)), (8, 9, 6))
    picture = c.lay(picture, c.mask(spine, c.disc(0.765, 0.878, 0.024)), bone, 2)
    picture = c.stain(picture, c.mask(c.disc(0.76, 0.875, 0.006)), "#3a261c")
    key = c.mask(c.limb(((0.40, 0.455), (0.34, 0.452)), (5, 5)), c.disc(0.325, 0.452, 0.017))
    picture = c.lay(picture, key, gold, 3)
    picture = c.stain(picture, c.mask(c.disc(0.325, 0.452, 0.008)), "#5a3a28")
    random = np.random.default_rng(2)
    for k in range(36):
        x, y, r = random.uniform(0, 1), random.uniform(0.42, 0.98), random.uniform(0.006, 0.017)
        stone = Paper(("#9a8674", "#8a7462", "#ac9a86")[k % 3], thick=12)
        picture = c.lay(picture, c.mask(c.disc(x, y, r)), stone, k)
    return picture


def _mole(picture: Picture) -> Picture:
    fur = Paper("#4f4652", "#3a3340", 26, rim=("#ffdfa0", 6, 0.7))
    burrow = Paper("#2a1a14", thick=10, shade=0.2, shadow=None)
    picture = c.lay(
        picture,
        c.mask(c.limb(((0.44, 0.80), (0.50, 0.815), (0.545, 0.80)), (44, 56, 38))),
        burrow,
        5,
    )
    body = c.mask(c.limb(((0.465, 0.812), (0.495, 0.802), (0.52, 0.806)), (26, 30, 19)))
    picture = c.lay(picture, body, fur, 6)
    nose = c.mask(c.limb(((0.525, 0.808), (0.545, 0.812)), (9, 5)))
    picture = c.lay(picture, nose, Paper("#e89a98", thick=6), 7)
    cap = c.mask(c.polygon(((0.485, 0.787), (0.525, 0.787), (0.52, 0.772), (0.49, 0.772))))
    picture = c.lay(picture, cap, Paper("#b8302c", thick=8), 8)
    picture = c.stain(picture, c.mask(c.disc(0.517, 0.8, 0.004)), "#0c0807")
    lamp = c.mask(c.disc(0.548, 0.788, 0.011))
    picture = c.lay(picture, lamp, Paper("#fff0b0", thick=6, glow=0.6), 9)
    return lamp_light(picture, ((0.548, 0.788, 0.05, 0.25),), "#ffc870")


def look() -> Look:
    return Look(
        "umber",
        exposure=0.95,
        glow=0.35,
        pull=0.2,
        finish="cutout",
        focus=((0.5, 0.8, 0.08, 1.2), (0.5, 0.6, 0.35, 0.7)),
        seed=19,
    )
