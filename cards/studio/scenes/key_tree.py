"""A hummingbird whose bill is a key comes to a flower with a keyhole, below a tree of keys."""

from collections.abc import Sequence

import numpy as np
import skia

from cards.studio import cutout as c
from cards.studio.colour import Picture, light
from cards.studio.cutout import Paper
from cards.studio.develop import Look, glow_at
from cards.studio.geometry import Vec
from cards.studio.skies import HEIGHT, WIDTH, Clouds, add_clouds, gradient

LIGHT = (-0.6, -0.6, 0.5)
GOLD = Paper("#f8cc58", "#c8862c", 12, LIGHT, rim=("#fff4c8", 5, 0.9), shadow=(4, 7, 6, 0.4))
BARK = Paper("#5a3f68", "#3f2a50", 40, LIGHT, 0.85, 0.35, 50, ("#ffd0b0", 8, 0.6))
BOUGHS: tuple[tuple[Sequence[Vec], Sequence[float]], ...] = (
    (((1.02, 1.05), (0.96, 0.8), (0.94, 0.55), (0.9, 0.3), (0.92, 0.08)), (130, 96, 78, 66, 54)),
    (((0.92, 0.36), (0.74, 0.22), (0.5, 0.17), (0.24, 0.19), (0.05, 0.15)), (60, 44, 32, 22, 10)),
    (((0.92, 0.2), (0.78, 0.09), (0.6, 0.05), (0.42, 0.06)), (46, 30, 20, 8)),
    (((0.5, 0.17), (0.38, 0.11), (0.26, 0.08)), (26, 17, 7)),
    (((0.94, 0.52), (0.84, 0.46), (0.76, 0.44)), (34, 22, 9)),
)
KEYS = (
    (0.08, 0.175, 1.15, 0.1), (0.22, 0.215, 1.4, -0.06), (0.4, 0.2, 1.2, 0.08),
    (0.57, 0.2, 1.0, -0.1), (0.28, 0.095, 0.85, 0.12), (0.62, 0.075, 0.9, 0.08),
    (0.78, 0.47, 1.05, -0.08), (0.45, 0.085, 0.8, -0.1),
)  # fmt: skip
"""Where each key hangs: x, y, size, lean."""
HOLE = (0.245, 0.645)
"""The flower's keyhole, which the bill points at."""


def draw() -> Picture:
    picture = _heath()
    picture = c.lay(picture, c.mask(*(c.limb(*bough) for bough in BOUGHS)), BARK, 40)
    picture = _leaves(picture)
    for k, (x, y, size, lean) in enumerate(KEYS):
        thread = c.curve([(x, y - 0.02), (x, y + 0.02)], closed=False)
        picture = c.stain(picture, c.mask(thread, stroke=5), "#3a2440")
        picture = c.lay(picture, c.mask(_key((x, y + 0.035), size, lean)), GOLD, 60 + k)
    picture = _opened(picture)
    picture = _walker(picture)
    picture = _flower(picture)
    return _bird(picture)


def _heath() -> Picture:
    sky = gradient(
        ((0, "#7f74c0"), (0.28, "#c090c8"), (0.5, "#f8b8b8"), (0.64, "#ffe4c0"), (1, "#ffe4c0")),
        bend=0.1,
    )
    sky = add_clouds(sky, Clouds(0.45, 420, "#ffe8dc", "#b888b8", 0.6, 4), 23)
    x = np.linspace(-0.05, 1.05, 12)
    for k, (base, colour, second) in enumerate(
        ((0.68, "#d89ab4", "#e8b8b8"), (0.75, "#a870a8", "#b880a4"), (0.84, "#5f7a78", "#2f4a58"))
    ):
        ridge = [(a, base + 0.022 * np.sin(7 * a + 2 * k) + 0.012 * np.sin(19 * a + k)) for a in x]
        hill = c.mask(c.curve([*ridge, (1.1, 1.1), (-0.1, 1.1)]))
        sky = c.lay(sky, hill, Paper(colour, second, 26, shade=0.3, grain=0.35), k)
    return sky


def _moved(points: Sequence[Vec], at: Vec, size: float, turn: float) -> list[Vec]:
    """Return points turned by radians, sized in card widths, and put at a place."""
    cos, sin = np.cos(turn), np.sin(turn)
    return [
        (
            at[0] + (x * cos - y * sin) * size,
            at[1] + (x * sin + y * cos) * size * WIDTH / HEIGHT,
        )
        for x, y in points
    ]


def _leaves(picture: Picture) -> Picture:
    random = np.random.default_rng(5)
    outline = [(-1, 0), (-0.3, 0.42), (0.5, 0.36), (1.1, 0), (0.5, -0.36), (-0.3, -0.42)]
    for k in range(64):
        points, _ = BOUGHS[1 + k % 4]
        t = random.uniform(0.2, 1) * (len(points) - 1)
        i = min(int(t), len(points) - 2)
        a, b = np.array(points[i]), np.array(points[i + 1])
        at = a + (b - a) * (t - i) + random.normal(0, (0.03, 0.02))
        colour = ("#e87a8a", "#f0a4a0", "#d8608a", "#f8c8b4")[k % 4]
        path = c.curve(_moved(outline, at, random.uniform(0.02, 0.034), random.uniform(0, 6.3)))
        paper = Paper(colour, None, 12, shadow=(3, 5, 5, 0.35))
        picture = c.lay(picture, c.mask(path), paper, k)
    return picture


def _key(at: Vec, size: float, turn: float) -> skia.Path:
    """Return a key that hangs down from its ring; `size` 1 is a ninth of the height."""
    unit = 0.05 * size

    def box(left: float, top: float, right: float, low: float) -> skia.Path:
        corners = ((left, top), (right, top), (right, low), (left, low))
        return c.polygon(_moved(corners, at, unit, turn))

    path = c.disc(at[0], at[1], unit * 0.72)
    for part in (box(-0.14, 0.4, 0.14, 2.6), box(0, 1.75, 0.8, 2.0), box(0, 2.3, 0.62, 2.6)):
        path = skia.Op(path, part, skia.PathOp.kUnion_PathOp)
    return skia.Op(path, c.disc(at[0], at[1], unit * 0.4), skia.PathOp.kDifference_PathOp)


def _stem(picture: Picture, points: Sequence[Vec], k: int) -> Picture:
    green = Paper("#4f9a68", "#2f6a58", 18, LIGHT, rim=("#d0f0c0", 5, 0.5))
    return c.lay(picture, c.mask(c.limb(points, (17, 20, 24))), green, 200 + k)


def _flower(picture: Picture) -> Picture:
    """Draw the shut flower: five overlapped petals, light in its keyhole, a great leaf."""
    picture = _stem(picture, ((0.24, 0.78), (0.25, 0.9), (0.2, 1.03)), 0)
    leaf = c.curve(((0.22, 1.0), (0.28, 0.9), (0.42, 0.85), (0.56, 0.88), (0.42, 0.95)))
    green = Paper("#6ab878", "#2f7a5c", 40, LIGHT, rim=("#e0f8c8", 6, 0.6))
    picture = c.lay(picture, c.mask(leaf), green, 210)
    x, y = 0.24, 0.65
    for k, (dx, lean, colour, second) in enumerate(
        (
            (-0.075, -0.5, "#c83a70", "#8a1f58"), (0.075, 0.5, "#c83a70", "#8a1f58"),
            (-0.045, -0.24, "#e85a88", "#a82a68"), (0.045, 0.24, "#e85a88", "#a82a68"),
            (0.0, 0.0, "#f47aa0", "#c03a78"),
        )
    ):  # fmt: skip
        petal = [(-0.02, -1.0), (0.35, -0.55), (0.52, 0.05), (0.38, 0.62), (0, 0.86),
                 (-0.38, 0.62), (-0.52, 0.05), (-0.35, -0.55)]  # fmt: skip
        path = c.curve(_moved(petal, (x + dx, y + 0.004 * abs(k - 2)), 0.215, lean))
        paper = Paper(colour, second, 70, LIGHT, 0.85, 0.15, 80, ("#ffe0e0", 8, 0.8))
        picture = c.lay(picture, c.mask(path), paper, 220 + k)
    for lean in (-0.9, -0.3, 0.3, 0.9):
        sepal = [(-0.2, 0), (0, -0.75), (0.2, 0), (0, 0.12)]
        path = c.curve(_moved(sepal, (x, 0.782), 0.12, lean))
        picture = c.lay(picture, c.mask(path), green, 230)
    hx, hy = HOLE
    glow = glow_at(hx, hy + 0.008, 0.06)[..., None]
    picture = picture + 0.55 * glow * light("#ffc860")
    slot = c.polygon(
        ((hx - 0.014, hy), (hx + 0.014, hy), (hx + 0.03, hy + 0.05), (hx - 0.03, hy + 0.05))
    )
    shape = c.mask(c.disc(hx, hy, 0.034), slot)
    return picture * (1 - shape[..., None]) + shape[..., None] * light("#fff0b0") * 1.15


def _opened(picture: Picture) -> Picture:
    """Draw a flower that is open already, a rope ladder hanging out of it."""
    picture = _stem(picture, ((0.7, 0.83), (0.71, 0.92), (0.69, 1.03)), 1)
    x, y = 0.7, 0.815
    petal = [(-0.02, -1.0), (0.4, -0.6), (0.5, 0.0), (0, 0.5), (-0.5, 0.0), (-0.4, -0.6)]
    for k, lean in enumerate((-1.25, 1.25, -0.7, 0.7, 0.0)):
        path = c.curve(
            _moved(petal, (x + 0.1 * np.sin(lean), y - 0.035 * np.cos(lean)), 0.12, lean)
        )
        paper = Paper("#f8a070", "#d85a58", 50, LIGHT, 0.8, 0.15, 80, ("#fff0d0", 6, 0.8))
        picture = c.lay(picture, c.mask(path), paper, 240 + k)
    inside = c.mask(c.curve(_moved([(-1, 0), (0, -0.62), (1, 0), (0, 0.5)], (x, y), 0.085, 0)))
    picture = picture * (1 - inside[..., None]) + inside[..., None] * light("#ffe49a") * 1.05
    picture = picture + 0.5 * glow_at(x, y, 0.09)[..., None] * light("#ffc860")
    rope = Paper("#fff4dc", "#e8c8a8", 6, LIGHT, shadow=(3, 5, 4, 0.5))
    top, foot = np.array((0.655, 0.825)), np.array((0.575, 0.985))
    parts = [c.limb([top + (d, 0), foot + (d * 1.2, 0)], (5, 6)) for d in (-0.026, 0.026)]
    for t in np.linspace(0.12, 0.95, 7):
        middle = top + (foot - top) * t
        parts.append(c.limb([middle - (0.03, 0), middle + (0.03, 0)], (5, 5)))
    return c.lay(picture, c.mask(*parts), rope, 250)


def _walker(picture: Picture) -> Picture:
    """Draw somebody in a hooded cloak who walks off under the tree with a lantern."""
    x, y = 0.825, 0.985
    cloak = [(x - 0.065, y), (x - 0.045, y - 0.06), (x - 0.012, y - 0.1), (x + 0.012, y - 0.1),
             (x + 0.04, y - 0.055), (x + 0.05, y)]  # fmt: skip
    red = Paper("#e8503c", "#a02838", 24, LIGHT, rim=("#ffe0b0", 6, 0.9))
    hood = [(x - 0.035, y - 0.085), (x - 0.03, y - 0.12), (x + 0.002, y - 0.137),
            (x + 0.035, y - 0.115), (x + 0.033, y - 0.085), (x, y - 0.078)]  # fmt: skip
    for k, part in enumerate((cloak, hood)):
        picture = c.lay(picture, c.mask(c.curve(part)), red, 260 + k)
    arm = c.limb([(x + 0.02, y - 0.065), (x + 0.06, y - 0.07), (x + 0.085, y - 0.078)], (9, 8, 7))
    picture = c.lay(picture, c.mask(arm), red, 262)
    lamp = c.mask(c.disc(x + 0.09, y - 0.05, 0.022))
    picture = picture + 0.6 * glow_at(x + 0.09, y - 0.05, 0.06)[..., None] * light("#ffb850")
    return picture * (1 - lamp[..., None]) + lamp[..., None] * light("#fff0b0") * 1.1


def _bird(picture: Picture) -> Picture:
    """Draw the hummingbird, wings up, its bill a golden key that almost fits."""
    wing = Paper("#a8e8e0", "#3f9ab0", 40, LIGHT, 0.8, 0.2, 30, ("#f4fffa", 7, 0.8))
    far = [(0.63, 0.47), (0.6, 0.38), (0.63, 0.28), (0.7, 0.235), (0.71, 0.34), (0.69, 0.44)]
    picture = c.lay(picture, c.mask(c.curve(far)), wing, 300)
    tail = Paper("#3a4a9c", "#2a2a68", 26, LIGHT, rim=("#b8c8ff", 6, 0.7))
    for k, (tip, low) in enumerate(((0.93, 0.735), (0.9, 0.775), (0.86, 0.805))):
        feather = [(0.7, 0.6), (0.78, 0.61), (tip, low), (tip - 0.03, low + 0.012), (0.74, 0.66)]
        picture = c.lay(picture, c.mask(c.curve(feather)), tail, 310 + k)
    body = [
        (0.485, 0.545), (0.5, 0.5), (0.545, 0.475), (0.6, 0.485), (0.64, 0.515), (0.71, 0.53),
        (0.775, 0.575), (0.79, 0.63), (0.75, 0.665), (0.68, 0.665), (0.6, 0.635), (0.54, 0.6),
        (0.5, 0.575),
    ]  # fmt: skip
    teal = Paper("#2fb49c", "#1f6a90", 70, LIGHT, 0.9, 0.25, 26, ("#e0fff0", 8, 0.9))
    picture = c.lay(picture, c.mask(c.curve(body)), teal, 320)
    belly = [(0.52, 0.575), (0.57, 0.575), (0.64, 0.6), (0.72, 0.645), (0.68, 0.662), (0.6, 0.632),
             (0.545, 0.6)]  # fmt: skip
    cream = Paper("#fbead0", "#e0b8a0", 30, LIGHT, 0.7, shadow=None)
    picture = c.lay(picture, c.mask(c.curve(belly)), cream, 321)
    throat = [
        (0.488, 0.548),
        (0.52, 0.535),
        (0.565, 0.55),
        (0.6, 0.585),
        (0.57, 0.605),
        (0.53, 0.592),
    ]
    ruby = Paper("#f0406a", "#a81f50", 24, LIGHT, 0.85, shadow=None, rim=("#ffd8d8", 5, 0.8))
    picture = c.lay(picture, c.mask(c.curve(throat)), ruby, 322)
    near = [(0.64, 0.545), (0.66, 0.45), (0.74, 0.35), (0.86, 0.285), (0.9, 0.3), (0.87, 0.36),
            (0.84, 0.4), (0.83, 0.44), (0.78, 0.5), (0.72, 0.555)]  # fmt: skip
    picture = c.lay(picture, c.mask(c.curve(near)), wing, 330)
    for tip in ((0.87, 0.31), (0.845, 0.375), (0.8, 0.445)):
        middle = ((0.68 + tip[0]) / 2 - 0.01, (0.53 + tip[1]) / 2 - 0.015)
        vein = c.curve([(0.68, 0.53), middle, tip], closed=False)
        picture = c.stain(picture, c.mask(vein, stroke=5), "#2f7a94", 0.8)
    picture = _bill(picture)
    lid = c.curve([(0.522, 0.518), (0.537, 0.526), (0.556, 0.519)], closed=False)
    return c.stain(picture, c.mask(lid, stroke=9), "#14283a")


def _bill(picture: Picture) -> Picture:
    start, end = np.array((0.495, 0.545)), np.array((HOLE[0] + 0.07, HOLE[1] - 0.022))
    along = (end - start) * (WIDTH, HEIGHT)
    turn = float(np.arctan2(along[1], along[0]))
    long = float(np.hypot(*along)) / WIDTH
    shaft = _moved([(0, -0.016), (long, -0.011), (long, 0.011), (0, 0.016)], start, 1, turn)
    path = c.polygon(shaft)
    for low, high, deep in ((0.93, 1.0, 0.055), (0.76, 0.84, 0.045)):
        bit = [(long * low, 0), (long * high, 0), (long * high, -deep), (long * low, -deep)]
        path = skia.Op(path, c.polygon(_moved(bit, start, 1, turn)), skia.PathOp.kUnion_PathOp)
    return c.lay(picture, c.mask(path), GOLD, 340)


def look() -> Look:
    return Look(
        "blossom", exposure=0.92, glow=0.25, pull=0.14, finish="cutout",
        focus=((0.3, 0.64, 0.18, 1.2), (0.6, 0.5, 0.2, 1.1), (0.4, 0.2, 0.3, 0.7)), seed=45,
    )  # fmt: skip
