"""A woman at a window waves to herself in every other window."""

import numpy as np

from cards.studio import cutout as c
from cards.studio.colour import Picture
from cards.studio.cutout import Paper
from cards.studio.develop import Look
from cards.studio.skies import plain

COLUMNS, ROWS = 3, 4
DRESSES = ("#c8402f", "#3f6f8a", "#e0a83a", "#5f8a5a", "#8a4a7a", "#d87a5a")


def draw() -> Picture:
    picture = plain("#c8704a")
    picture = _bricks(picture)
    for row in range(ROWS):
        for column in range(COLUMNS):
            k = row * COLUMNS + column
            x, y = 0.19 + 0.31 * column, 0.135 + 0.235 * row
            picture = _window(picture, x, y, k)
    return _gutter(picture)


def _rect(x: float, y: float, wide: float, tall: float) -> Picture:
    return c.mask(
        c.polygon(
            ((x - wide, y - tall), (x + wide, y - tall), (x + wide, y + tall), (x - wide, y + tall))
        )
    )


def _bricks(picture: Picture) -> Picture:
    random = np.random.default_rng(3)
    bricks: dict[str, list] = {"#d07a52": [], "#bc6240": [], "#d8885e": []}
    tints = list(bricks)
    for row in range(60):
        for column in range(16):
            if random.random() < 0.45:
                x, y = 0.065 * column + 0.032 * (row % 2), 0.0167 * row
                bricks[tints[random.integers(3)]].append(
                    c.polygon(
                        (
                            (x + 0.003, y + 0.002),
                            (x + 0.061, y + 0.002),
                            (x + 0.061, y + 0.0145),
                            (x + 0.003, y + 0.0145),
                        )
                    )
                )
    for colour, paths in bricks.items():
        picture = c.lay(
            picture, c.mask(*paths), Paper(colour, thick=6, grain=0.3, shadow=(1, 2, 2, 0.3))
        )
    return picture


def _window(picture: Picture, x: float, y: float, k: int) -> Picture:
    wood = Paper("#f2e6cc", "#d8c8a4", 8, grain=0.1, shadow=(6, 10, 10, 0.45))
    picture = c.lay(picture, _rect(x, y, 0.098, 0.088), wood, k)
    room = ("#f4d488", "#8ab0b8", "#f0c27a", "#b8a0b8")[(k * 3) % 4]
    picture = c.lay(
        picture, _rect(x, y, 0.085, 0.079), Paper(room, "#c89a5a", 20, shade=0.2, shadow=None), k
    )
    for side in (-1, 1):
        shutter = Paper(("#4f7a74", "#5f8a5a", "#4a6a8a")[k % 3], thick=8, grain=0.2)
        picture = c.lay(picture, _rect(x + side * 0.123, y, 0.024, 0.088), shutter, k)
        for i in range(7):
            slat = _rect(x + side * 0.123, y - 0.066 + 0.022 * i, 0.017, 0.0022)
            picture = c.stain(picture, slat, "#24403f", 0.7)
    picture = _woman(picture, x, y, k) if k != 8 else _cat(picture, x, y + 0.078)
    sill = Paper("#e8dabc", "#c8b890", 8)
    picture = c.lay(picture, _rect(x, y + 0.090, 0.112, 0.009), sill, k)
    if k in {0, 4, 5, 9}:
        picture = _flowers(picture, x, y + 0.082, k)
    return picture


def _woman(picture: Picture, x: float, y: float, k: int) -> Picture:
    """Lay the same woman, each time in another dress and mood; one alone does not wave."""
    flip = -1 if k % 2 else 1
    skin = Paper("#e8b490", "#c88a6a", 16, grain=0.1)
    dress = Paper(DRESSES[k % 6], None, 26, grain=0.2)
    hair = Paper("#3a2018", "#2a1610", 18)
    still = k == 4
    back = c.limb(
        ((x, y - 0.035), (x + flip * 0.012, y - 0.005), (x + flip * 0.03, y + 0.03)), (34, 30, 16)
    )
    picture = c.lay(picture, c.mask(back), hair, k)
    bust = c.mask(
        c.curve(
            [
                (x - 0.052, y + 0.085),
                (x - 0.048, y + 0.035),
                (x - 0.015, y + 0.012),
                (x + 0.015, y + 0.012),
                (x + 0.048, y + 0.035),
                (x + 0.052, y + 0.085),
            ]
        )
    )
    picture = c.lay(picture, bust, dress, k)
    picture = c.lay(picture, c.mask(c.limb(((x, y + 0.02), (x, y - 0.005)), (13, 12))), skin, k)
    picture = c.lay(picture, c.mask(c.limb(((x, y - 0.038), (x, y - 0.016)), (27, 23))), skin, k)
    fringe = c.mask(
        c.curve(
            [
                (x - 0.026, y - 0.028),
                (x - 0.02, y - 0.056),
                (x + 0.004, y - 0.064),
                (x + 0.024, y - 0.052),
                (x + 0.027, y - 0.026),
                (x + 0.008 * flip, y - 0.043),
            ]
        )
    )
    picture = c.lay(picture, fringe, hair, k)
    for side in (-1, 1):
        lid = c.curve(
            (
                (x + side * 0.011 - 0.005, y - 0.028),
                (x + side * 0.011, y - 0.0255),
                (x + side * 0.011 + 0.005, y - 0.028),
            ),
            closed=False,
        )
        picture = c.stain(picture, c.mask(lid, stroke=4), "#3a1a14")
    bow = -0.003 if still else 0.004
    mouth = c.curve(
        ((x - 0.008, y - 0.011), (x, y - 0.011 + bow), (x + 0.008, y - 0.011)), closed=False
    )
    picture = c.stain(picture, c.mask(mouth, stroke=4), "#9a2f2a")
    if still:
        arm = ((x - 0.045, y + 0.045), (x - 0.03, y + 0.07), (x + 0.02, y + 0.065))
        return c.lay(picture, c.mask(c.limb(arm, (14, 13, 10))), dress, k)
    sway = 0.012 * np.sin(k * 2.3)
    arm = (
        (x + flip * 0.044, y + 0.045),
        (x + flip * 0.072, y + 0.015),
        (x + flip * 0.062 + sway, y - 0.035),
    )
    picture = c.lay(picture, c.mask(c.limb(arm, (15, 13, 9))), dress, k)
    palm = (arm[2][0], arm[2][1] - 0.009)
    fingers = [
        c.limb((palm, (palm[0] + 0.006 * i, palm[1] - 0.017)), (5, 3)) for i in (-2, -0.7, 0.7, 2)
    ]
    return c.lay(picture, c.mask(c.disc(*palm, 0.009), *fingers), skin, k)


def _cat(picture: Picture, x: float, y: float) -> Picture:
    fur = Paper("#2a2630", "#1c1a22", 24, rim=("#f4d488", 5, 0.5))
    shapes = (
        c.limb(((x, y), (x - 0.004, y - 0.04)), (38, 26)), c.disc(x - 0.004, y - 0.062, 0.026),
        c.polygon(((x - 0.028, y - 0.068), (x - 0.024, y - 0.094), (x - 0.008, y - 0.078))),
        c.polygon(((x + 0.02, y - 0.068), (x + 0.016, y - 0.094), (x, y - 0.078))),
        c.limb(((x + 0.03, y - 0.004), (x + 0.058, y - 0.02), (x + 0.05, y - 0.05)), (9, 8, 5)),
    )  # fmt: skip
    picture = c.lay(picture, c.mask(*shapes), fur, 1)
    for side in (-1, 1):
        picture = c.stain(
            picture, c.mask(c.disc(x - 0.004 + side * 0.011, y - 0.064, 0.0045)), "#f0d040"
        )
    return picture


def _flowers(picture: Picture, x: float, y: float, k: int) -> Picture:
    picture = c.lay(picture, _rect(x, y, 0.07, 0.012), Paper("#a85a3a", "#7a3f28", 8), k)
    random = np.random.default_rng(k)
    for i in range(11):
        px, py = x - 0.065 + 0.013 * i, y - 0.016 - random.uniform(0, 0.014)
        picture = c.lay(
            picture, c.mask(c.disc(px, py + 0.006, 0.011)), Paper("#6a9a4a", thick=8), i
        )
        tint = ("#f0e0e8", "#e86a7a", "#f4c84a")[i % 3]
        picture = c.lay(picture, c.mask(c.disc(px, py, 0.007)), Paper(tint, thick=6), i)
    return picture


def _gutter(picture: Picture) -> Picture:
    pipe = Paper("#5f8a86", "#4a706e", 10, rim=("#e0f0ec", 5, 0.5))
    picture = c.lay(
        picture,
        c.mask(c.limb(((0.985, -0.02), (0.985, 0.5), (0.985, 1.02)), (15, 15, 15))),
        pipe,
        2,
    )
    bird = [
        (0.335, 0.232),
        (0.35, 0.222),
        (0.362, 0.226),
        (0.372, 0.236),
        (0.392, 0.243),
        (0.36, 0.247),
        (0.342, 0.242),
    ]
    return c.lay(picture, c.mask(c.curve(bird)), Paper("#3f5f8a", thick=8), 3)


def look() -> Look:
    return Look(
        "terracotta",
        exposure=0.95,
        glow=0.2,
        pull=0.16,
        finish="cutout",
        focus=((0.5, 0.5, 0.5, 0.75),),
        seed=79,
    )
