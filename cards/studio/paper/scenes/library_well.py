"""A well lined with books: the moon lies at its bottom and is missing in the sky."""

import numpy as np
import skia

from cards.studio.paper import (
    beasts,
    birds,
    buildings,
    land,
    ornament,
    people,
    plants,
    shaft,
    things,
)
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, rectangle, toward
from cards.studio.paper.page import YY
from cards.studio.paper.sheet import Sheet

MOON = tuple(shaft.place(0, 0.30, 0))


def build() -> Box:
    sky = glow(
        "#ffdfae",
        "#ee9a62",
        "#a84f4c",
        "#54264f",
        "#20103c",
        at=(500, 250),
        radius=560,
        squash=(1.4, 0.62),
    )
    well = glow(
        "#fff3d6", "#ffdcae", "#ee9a6c", "#ae4c58", "#562350", "#26103c", at=MOON, radius=520
    )
    below = np.clip((YY - 262) / 30, 0, 1)[:, :, None]
    ground = sky * (1 - below) + well * below
    box = Box(ground, MOON, "#1c0836", (0.05, 0.25), Finish(bloom=0.12, vignette=0.8))
    _sky(box, sky)
    _water(box)
    for depth in range(len(shaft.RINGS)):
        shaft.hang_stones(box, depth)
        shaft.hang_books(box, depth)
    box.rays(*MOON, 0.10, 0.5, "#ffb58a")
    _climber(box)
    _pages(box)
    _mouth(box)
    _meadow(box)
    mat = Sheet("#07030f", gap=1.6, through=0.02, rim=0.6)
    ornament.frame(mat, 8, 14)
    box.add(mat)
    return box


def _sky(box: Box, sky: np.ndarray) -> None:
    """Hang a sky with a hole where the moon was, a village, and bare woods."""
    hole = Sheet("#160a2c", gap=0.3)
    hole.fill(rectangle(80, 30, 150, 150))
    box.add(hole)
    sheet = Sheet(sky * 0.8, gap=1, through=0.9, rim=0.9)
    sheet.fill(rectangle(-20, -20, 840, 320)).cut(ellipse(150, 104, 37))

    def free(x: float, y: float) -> bool:
        return np.hypot(x - 150, y - 104) < 50 or abs(x - 540) < 90

    pricks = land.stars(sheet, 70, (20, 14, 790, 150), 5, free, (0.5, 1.4))
    box.add(sheet)
    box.emit(pricks, "#fff0d0", 0.8, 0.4)
    random = np.random.default_rng(4)
    for near, colour, ground, tall, count in (
        (0, "#8a4560", 250, 150, 34),
        (1, "#442052", 262, 200, 22),
    ):
        wood, panes = Sheet(colour, gap=0.8, through=0.25), []
        for i in range(count):
            x, high, wide = (
                random.uniform(-10, 810),
                random.uniform(0.5, 1.1),
                random.uniform(2, 4.4),
            )
            if abs(x - 520) > 190 if near else abs(x - 345) > 80:
                seed = 100 + 100 * near + i
                plants.tree(
                    wood, x, ground + 30, tall * high, wide, seed, depth=5, spread=24, gnarl=0.09
                )
        if not near:
            panes += buildings.house(wood, 284, 246, 30, 26, 0.8, (2, 1))
            panes += buildings.house(wood, 330, 246, 22, 52, 1.7, (1, 2), chimney=False)
            panes += buildings.house(wood, 364, 246, 36, 26, 0.7, (2, 1))
        land.hill(wood, ground, 6, near + 1, bottom=420)
        box.add(wood)
        box.emit(panes, "#ffe2a0", 1, 0.4)


def _water(box: Box) -> None:
    random = np.random.default_rng(14)
    sheet = Sheet("#f0b88e", "#ea9c74", gap=0.3, through=0.4)
    sheet.fill(shaft.ring(0.40))
    box.add(sheet)
    x, y = MOON
    spots = (
        (-0.42, 0.06, 0.34),
        (0.11, -0.44, 0.28),
        (0.36, 0.22, 0.21),
        (-0.11, 0.47, 0.18),
        (0.5, -0.2, 0.1),
    )
    land.moon(box, x, y, 72, "#fff6da", 0.72, "#e2bd8c", spots)
    ripples = Sheet("#d08468", gap=0.5, through=0.45, rim=0.8)
    for i, share in enumerate((0.84, 1.0, 1.16, 1.32)):
        for _ in range(5 + i):
            start, wide = random.uniform(0, 360), random.uniform(18, 48)
            arc = [
                (*(MOON + np.array([96, 108]) * share * toward(start + wide * t)),
                 2.2 * np.sin(np.pi * (0.04 + 0.92 * (t + 0.5))))
                for t in (-0.5, -0.3, -0.1, 0.1, 0.3, 0.5)
            ]  # fmt: skip
            ripples.limb(arc)
    for left, right, down in (
        (-66, 10, 34),
        (-30, 58, 46),
        (-48, 20, 57),
        (40, 80, 22),
        (-84, -52, 10),
    ):
        middle = (x + (left + right) / 2, y + down + 2, 1.5)
        ripples.limb([(x + left, y + down, 0.2), middle, (x + right, y + down, 0.2)])
    box.add(ripples)


def _climber(box: Box) -> None:
    """Let a man climb with a ladder, and a child far below fish for the moon."""
    angle, near = min(shaft.STEPS, key=lambda step: abs(step[0] + 424))
    x, y = shaft.place(angle, near, 0.84)
    box.light(x + 10, y - 80, 80, "#ffbe94", 1.3, 0.12)
    sheet = Sheet("#1a0a30", gap=1.3, through=0.04, rim=0.8)
    things.ladder(sheet, x + 2, y - 107, 230, -20, 16, 4, 13)
    climbing = Pose(
        (280, 292), head=-22, arms=((10, -70, -60), (50, -62, -50)),
        legs=((114, 106), (22, 94)), hands=("hold", "hold"),
    )  # fmt: skip
    people.person(
        sheet, x, y, 20, "man", climbing, ("coat", "trousers", "cap"), hem=0.44, sway=0.25
    )
    x, y = shaft.place(*shaft.STEPS[-1], 0.72)
    fishing = Pose((274, 290), head=12, arms=((20, 4, 0), (34, -6, 0)), legs=((14, 95), (24, 82)))
    joints = people.person(
        sheet, x + 8, y - 4, 13, "child", fishing, ("hair", "dress"),
        anchor="hip", hem=0.42, flare=0.14, gap=0.5, smooth=0.5,
    )  # fmt: skip
    x, y = joints.wrists[1]
    sheet.limb([(x - 4, y + 2, 1.2), (x + 24, y - 15, 1), (x + 50, y - 20, 0.6)])
    sheet.line([(x + 50, y - 20), (x + 50, y + 12), (x + 51, y + 32)], 0.8)
    box.add(sheet)


def _pages(box: Box) -> None:
    """Let loose pages and moths rise to the wolf; one of them is a letter."""
    random = np.random.default_rng(6)
    sheet = Sheet("#f8dcb2", gap=1.4, through=0.4, rim=0.6)
    for i in range(26):
        up = i / 25
        x = 470 + 230 * np.sin(up * 3.3 + 0.2) * up**0.6 + random.uniform(-22, 22)
        y = 770 - 690 * up + random.uniform(-14, 14)
        if i in {22, 23}:
            continue
        if i % 3 == 0:
            fold = random.uniform(0.5, 1)
            birds.moth(sheet, x, y, 7 + 9 * up, random.uniform(-60, 60), fold)
        else:
            things.leaflet(sheet, x, y, 5 + 7 * up, random.uniform(0, 360))
    sheet.fill("463,139! 489,146! 483,172! 456,165!")
    sheet.slit("464,150 473,153 482,155", 0.7).slit("462,157 471,160 480,162", 0.7)
    box.add(sheet)


def _mouth(box: Box) -> None:
    """Lay the ground with the wolf's tracks, the kerb, and its ivy."""
    random = np.random.default_rng(7)
    sheet = Sheet("#43284e", "#241340", gap=1.3, through=0.14, rim=0.7)
    ground = land.hill(sheet, 272, 5, 7)
    plants.grass(sheet, 0, 800, ground, 20, 200, 2)
    sheet.cut(shaft.ring(1.0, 1.02))
    for i in range(11):
        x, y = 786 - 15 * i, 330 - 5.2 * i + 5 * (i % 2)
        sheet.cut(
            ellipse(x, y, 2.6, 1.7), ellipse(x - 4, y - 1.6, 1.1), ellipse(x - 3.4, y + 1.6, 1.1)
        )
    box.add(sheet)
    kerb = Sheet("#5c3a62", "#3c2250", gap=0.8, through=0.16, rim=0.9)
    for i in range(30):
        angle, half = 12 * i, 5.4 + random.uniform(-0.5, 0.4)
        near, far = 1.0 + random.uniform(-0.01, 0.01), 1.10 + random.uniform(-0.015, 0.02)
        corners = (
            (-1, near), (0, near - 0.004), (1, near), (1, (near + far) / 2), (0.96, far),
            (0, far + 0.006), (-0.96, far), (-1, (near + far) / 2),
        )  # fmt: skip
        kerb.fill([shaft.place(angle + half * side, 1, share) for side, share in corners])
        for _ in range(3):
            x, y = shaft.place(
                angle + random.uniform(-0.7, 0.7) * half, 1, random.uniform(1.02, 1.08)
            )
            down = random.uniform(-2, 2)
            kerb.slit([(x, y), (x + 5, y + down), (x + random.uniform(8, 16), y + 1.5 * down)], 0.8)
    box.add(kerb)
    ivy = Sheet("#241038", gap=0.8, through=0.12, rim=0.9)
    for i, (angle, long) in enumerate(
        (
            (-152, 80),
            (-146, 130),
            (-139, 60),
            (-63, 50),
            (-36, 90),
            (-28, 150),
            (-21, 70),
            (-4, 110),
            (3, 60),
        )
    ):
        plants.vine(ivy, *shaft.place(angle, 1, 1.015), long, i, 11)
    box.add(ivy)


def _meadow(box: Box) -> None:
    """Let fireflies rise in the meadow, and leave there what people left."""
    random = np.random.default_rng(8)
    box.light(420, 800, 380, "#ffa078", 0.9, 0.03)
    for _ in range(120):
        x, y = random.uniform(20, 780), random.uniform(300, 1180)
        if np.hypot((x - 400) / 408, (y - 694) / 474) > 1:
            box.light(x, y, random.uniform(6, 13), "#ffe9a8", 0.8, 0.16, random.uniform(1, 3))
    for x, y, reach in ((60, 1000, 160), (740, 1000, 160), (400, 1180, 130)):
        box.light(x, y, reach, "#e8a878", 1.6, 0.16)
    flowers = Sheet("#1c0c28", "#12081e", gap=1.0, through=0.06, rim=0.9)
    for i, (x, tall, lean) in enumerate(
        ((34, 330, 0.05), (92, 250, -0.04), (140, 150, 0.1), (770, 350, -0.06), (712, 240, 0.05),
         (660, 140, -0.1), (606, 90, 0.1), (196, 96, -0.1))
    ):  # fmt: skip
        plants.umbel(flowers, x, 1200, tall, i, lean)
    box.add(flowers)
    sheet = Sheet("#12071f", "#0b0416", gap=1.3, through=0.06, rim=0.9)
    beasts.wolf(sheet, 545, 268, 118, flip=True, look=34)
    flame = _things_left(sheet)
    things.boot(sheet, 228, 1092, 58, -4)
    things.boot(sheet, 286, 1104, 58, 5)
    birds.bird(sheet, 548, 1088, 76, "perch", flip=True)
    for x, long, angle, bend in (
        (40, 170, -78, 30), (90, 110, -62, 50), (140, 80, -60, 60),
        (700, 110, -118, -50), (755, 180, -100, -35), (650, 80, -120, -60),
    ):  # fmt: skip
        plants.fern(sheet, x, 1196, long, angle, bend, 1.1, 18)
    plants.grass(sheet, 0, 800, 1196, 52, 160, 12)
    box.add(sheet)
    box.emit(flame, "#fff0c0", 2, 0.8)
    box.light(396, 1036, 46, "#ffc890", 1.4, 0.3)


def _things_left(sheet: Sheet) -> skia.Path:
    """Set a pile of books with a candle on the kerb; return its flame."""
    for x, y, wide, tall in ((352, 1146, 92, 17), (360, 1129, 80, 14), (350, 1115, 76, 13)):
        things.book(sheet, x, y, wide, tall)
    with sheet.at(396, 1102, 0.42):
        return buildings.candle(sheet, 0, 0)
