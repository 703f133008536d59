"""A lake cut open: a woman swims at the top, and a drowned town lies lit at the bottom."""

import numpy as np
import skia

from cards.studio.paper import birds, figures, land, swimmer, waters
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, joined, polygon, rectangle
from cards.studio.paper.page import XX, YY, between, near
from cards.studio.paper.sheet import Sheet

LEVEL = 300
"""Where air and water meet."""
MOON = (118, 96)
AMBER = "#ffb45e"
CHURCH = (566, 1064)
"""The middle of the foot of its tower."""
FAR = ((-30, 96, 120), (70, 84, 90), (168, 100, 150), (284, 92, 104), (392, 86, 134),
       (694, 96, 120), (776, 90, 150))  # fmt: skip
MIDDLE = ((-46, 118, 150), (96, 132, 196), (250, 120, 140), (388, 132, 190), (664, 126, 150))
"""Houses: left edge, width, height of the wall."""
NEAREST = ((8, 172, 190), (612, 176, 180))


def build() -> Box:
    """Build the card."""
    sky = fall("#22324c", "#3d4f70", "#8a7a92", "#f0a884", top=0, bottom=LEVEL)
    box = Box(sky, (420, 760), "#051521", (0.2, 0.9), Finish(vignette=0.4, bloom=0.2))
    _sky(box)
    _water(box)
    _row(box, FAR, 940, "#3f6a84", "#567f96")
    box.haze("#3f7290", 0.34 * between(420, 900))
    _church(box)
    _row(box, MIDDLE, 1030, "#2c526c", "#4a728c")
    box.haze("#2f6280", 0.16 * between(420, 900))
    _street(box)
    _shoal(box)
    _woman(box)
    _boat(box)
    _surface(box)
    return box


def _sky(box: Box) -> None:
    box.emit(ellipse(*MOON, 40), "#fff3d6", 1.1, 1)
    box.light(*MOON, 60, "#ffe9c0", power=0.3, halo=0.16)
    hills = Sheet("#4d5678", "#4d5678", gap=0.6, through=0.15, rim=0.5)
    land.hill(hills, 246, 20, 5, bumps=6)
    box.add(hills)
    shore = Sheet("#2c3a58", "#2c3a58", gap=0.8, through=0.08, rim=0.5)
    land.hill(shore, 282, 9, 8, bumps=8)
    box.add(shore)


def _water(box: Box) -> None:
    deep = fall("#7fb6c2", "#4f8ea6", "#33698a", "#27506e", "#1b3b56", top=LEVEL, bottom=1150)
    water = Sheet(deep, gap=1, through=0.03, rim=0.2)
    water.fill(rectangle(-20, LEVEL, 840, 940))
    box.add(water)
    ripple = np.clip(np.sin((YY - LEVEL) / 7 + 2.2 * np.sin(XX / 61 + YY / 40)), 0, 1) ** 3
    box.haze("#d7eef0", 0.16 * ripple * between(430, 310) * (YY > LEVEL))
    box.haze("#ffb684", 0.42 * near(400, 1010, 420, 190))


def _row(
    box: Box, houses: tuple[tuple[int, int, int], ...], ground: int, wall: str, roof: str
) -> None:
    walls = Sheet(wall, gap=0.9, through=0.05, rim=0.6)
    roofs = Sheet(roof, gap=0.9, through=0.05, rim=0.7)
    panes: list[skia.Path] = []
    for i, (x, wide, high) in enumerate(houses):
        panes += _house(walls, roofs, (x, ground, wide, high), dark=i % 3)
    walls.fill(rectangle(-20, ground - 4, 840, 300))
    box.add(walls)
    _shine(box, panes)
    box.add(roofs)


def _house(
    walls: Drawing, roofs: Drawing, place: tuple[float, float, float, float], dark: int = -1
) -> list[skia.Path]:
    """Cut a house with a steep gable; return its panes, but for the one that is `dark`."""
    x, y, wide, high = place
    eaves, top = y - high, y - high - wide * 0.72
    middle = x + wide / 2
    walls.fill(
        polygon([(x, y + 4), (x, eaves), (middle, top), (x + wide, eaves), (x + wide, y + 4)])
    )
    walls.fill(rectangle(x + wide * 0.70, top + wide * 0.08, wide * 0.13, wide * 0.4))
    slope = wide * 0.09
    roofs.fill(
        polygon([
            (x - slope, eaves + slope * 1.2), (middle, top - slope),
            (x + wide + slope, eaves + slope * 1.2),
            (x + wide - slope * 0.2, eaves + slope * 1.7), (middle, top + slope * 1.5),
            (x + slope * 0.2, eaves + slope * 1.7),
        ])
    )  # fmt: skip
    panes = []
    size = wide * 0.2
    spots = [
        (x + wide * share, eaves + high * down) for down in (0.10, 0.52) for share in (0.16, 0.62)
    ]
    spots.append((middle - size / 2, eaves - wide * 0.30))
    for i, (left, upper) in enumerate(spots):
        pane = rectangle(left, upper, size, size * 1.15, 2)
        if i == dark:
            walls.score(pane, 2)
            continue
        half, bar = size / 2, wide * 0.012
        for column in (0, 1):
            for row in (0, 1):
                corner = left + column * (half + bar), upper + row * (half * 1.15 + bar)
                panes.append(rectangle(*corner, half - bar, half * 1.15 - bar))
    walls.cut(*panes)
    return panes


def _shine(box: Box, panes: list[skia.Path]) -> None:
    box.emit(panes, AMBER, 1.05, 0.8)
    for pane in panes[::8]:
        box.light(pane.getBounds().centerX(), pane.getBounds().centerY(), 26, AMBER, 0.4, 0.05)


def _church(box: Box) -> None:
    x, y = CHURCH
    walls = Sheet("#35607c", gap=1, through=0.05, rim=0.6)
    roof = Sheet("#5d879e", gap=1, through=0.05, rim=0.7)
    walls.fill(rectangle(x - 46, y - 330, 92, 360))
    dial = ellipse(x, y - 216, 29)
    arch = joined(rectangle(x - 24, y - 292, 48, 44), ellipse(x, y - 292, 24))
    walls.cut(dial, arch)
    roof.fill(polygon([(x - 56, y - 326), (x, y - 470), (x + 56, y - 326)]))
    roof.line([(x, y - 466), (x, y - 500)], 5).line([(x - 12, y - 488), (x + 12, y - 488)], 5)
    box.add(walls)
    box.emit([dial, arch], "#ffe0a8", 0.95, 0.8)
    box.light(x, y - 260, 46, AMBER, 0.4, 0.06)
    box.add(roof)
    small = Sheet("#1d3a50", gap=0.3, through=0.02, rim=0.4)
    small.line([(x, y - 216), (x, y - 236)], 4).line([(x, y - 216), (x + 14, y - 208)], 5)
    small.line([(x, y - 316), (x, y - 300)], 4)
    with small.at(x, y - 300, 17):
        small.fill("-.3,.1 0,-.1 .3,.1 .5,1.0 .9,1.5! -.9,1.5! -.5,1.0").fill(ellipse(0, 1.6, 0.24))
    box.add(small)


def _street(box: Box) -> None:
    box.haze("#f0b27c", 0.62 * near(400, 1080, 170, 90))
    walls = Sheet("#1c3a54", gap=1.2, through=0.03, rim=0.7)
    roofs = Sheet("#3a627c", gap=1.2, through=0.03, rim=0.8)
    panes: list[skia.Path] = []
    for i, (x, wide, high) in enumerate(NEAREST):
        panes += _house(walls, roofs, (x, 1150, wide, high), dark=3 * i)
    land.hill(walls, 1136, 8, 3)
    _lamp(walls, 300, 1140)
    for x, long, seed in ((206, 150, 1), (230, 100, 2), (590, 130, 4)):
        waters.weed(walls, x, 1150, long, -90, seed, 9)
    box.add(walls)
    _shine(box, panes)
    glass = ellipse(300, 1016, 14, 18)
    box.emit(glass, "#ffe0a8", 1.1, 1)
    box.light(300, 1016, 70, AMBER, 0.5, 0.12)
    box.add(roofs)
    _neighbour(box)


def _lamp(sheet: Drawing, x: float, y: float) -> None:
    sheet.limb([(x, y, 7), (x, y - 60, 4), (x, y - 104, 4)])
    sheet.fill(polygon([(x - 20, y - 142), (x, y - 162), (x + 20, y - 142)]))
    sheet.line([(x - 15, y - 142), (x - 9, y - 104)], 3).line(
        [(x + 15, y - 142), (x + 9, y - 104)], 3
    )


def _neighbour(box: Box) -> None:
    """Stand somebody in the street who waves up, beside a bicycle."""
    dark = Sheet("#0c2032", gap=0.8, through=0.02, rim=0.9)
    figures.standing(
        dark, 400, 1146, 23, "woman", ("dress", "hair"), arms=((108, 100), (300, 280)),
        back=True, flare=0.6, smooth=0.6, gap=0.8,
    )  # fmt: skip
    with dark.at(504, 1126, 36):
        _bicycle(dark)
    box.add(dark)


def _bicycle(sheet: Drawing) -> None:
    for x in (-0.62, 0.62):
        sheet.fill(ellipse(x, 0, 0.46)).cut(ellipse(x, 0, 0.37))
    for line in (
        "-.62,0 -.25,-.56 .40,-.56 .0,.02 -.25,-.56", "-.62,0 .0,.02", ".62,0 .36,-.80 .54,-.86",
        "-.30,-.70 -.25,-.56", "-.42,-.70 -.18,-.72",
    ):  # fmt: skip
        sheet.line(polygon(line, closed=False), 0.09)


def _shoal(box: Box) -> None:
    shoal = Sheet("#f2e6d6", "#e6ddd0", gap=1.4, through=0.2, rim=0.6)
    for x, y, turn, long in (
        (316, 916, 246, 42), (272, 850, 250, 44), (240, 776, 262, 46), (240, 698, 280, 48),
        (276, 630, 306, 50), (346, 590, 334, 50),
    ):  # fmt: skip
        birds.fish(shoal, x, y, long, turn)
    box.add(shoal)


def _woman(box: Box) -> None:
    box.haze("#a8d3d6", 0.30 * near(420, 420, 300, 110) * (YY > LEVEL))
    thread = Sheet("#ffe0b4", gap=0.8, through=0.2, rim=0.5)
    x, y = swimmer.TOE
    thread.line([(x, y), (x - 6, 570), (x - 84, 640), (x - 96, 720), (574, 772)], 2.8)
    box.add(thread)
    far = Sheet("#d9a183", gap=1.2, through=0.05, rim=0.5)
    swimmer.far_limbs(far)
    skin = Sheet("#f6cba6", "#f0b890", gap=1.2, through=0.05, rim=0.6)
    swimmer.near_leg(skin)
    swimmer.trunk(skin)
    swimmer.face(skin)
    hair = Sheet("#2a1a28", gap=0.8, through=0.03, rim=0.6)
    swimmer.hair(hair)
    dress = Sheet("#e2442c", "#d23a24", gap=1.2, through=0.05, rim=0.7)
    swimmer.dress(dress)
    arm = Sheet("#f6cba6", "#f0b890", gap=1.2, through=0.05, rim=0.6)
    swimmer.near_arm(arm)
    for sheet in (far, skin, dress, hair, arm):
        box.add(sheet)


def _boat(box: Box) -> None:
    boat = Sheet("#8c5a44", "#5e3a34", gap=1.4, through=0.02, rim=0.8)
    boat.fill("566,262! 620,276 690,278 772,256! 760,290 736,316 690,324 630,322 594,312 578,290")
    boat.score("572,276 630,290 700,292 766,270", 2.4)
    boat.limb("676,286,4 726,330,4").fill("722,322 744,340 756,366 746,372 728,354 716,334")
    boat.line([(586, 268), (586, 214)], 4).line([(586, 214), (604, 212)], 3)
    boat.fill(polygon("594,222 614,222 618,250 590,250"))
    box.add(boat)
    pane = rectangle(597, 227, 14, 19)
    box.emit(pane, "#ffe0a8", 1.2, 0.8)
    box.light(604, 236, 40, AMBER, 0.4, 0.14)


def _surface(box: Box) -> None:
    box.haze("#6fb0c0", 0.14 * (YY > LEVEL + 4) * between(700, 300))
    line = Sheet("#e4f3f2", gap=0.5, through=0.4, rim=0.5)
    for y, wide, start, end in (
        (LEVEL, 3.4, -20, 820), (LEVEL + 12, 2, 60, 236), (LEVEL + 11, 2, 450, 570),
    ):  # fmt: skip
        run = [(x, y + 2.4 * np.sin(x / 19), wide / 2) for x in np.linspace(start, end, 60)]
        run[0], run[-1] = (*run[0][:2], 0.3), (*run[-1][:2], 0.3)
        line.limb(run, steps=3)
    box.add(line)
