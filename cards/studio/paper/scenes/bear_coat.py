"""A woman unbuttons a huge bear's fur; inside it is a summer night."""

import math

import numpy as np
import skia

from cards.studio.paper import bear, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall, glow
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, inside_out, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

MOON = (446, 590)
GAP = (
    "402,462! 456,520 534,620 586,730 588,820 540,890 440,934! 410,940 300,930 222,860 206,760 "
    "240,660 320,550"
)
"""Where the fur stands open."""
BODY = (
    "400,330 520,360 640,420 720,520 752,660 760,820 750,980 760,1300! 40,1300! 50,980 40,820 "
    "48,660 80,520 160,420 280,360"
)
FUR = ("#6a2631", "#571c27", "#45141e", "#380f18", "#2d0b13", "#230810")


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#5c3447", "#94697a", "#cfb0b8", "#eadadb", bottom=950),
        lamp=MOON,
        tint="#1c0812",
        finish=Finish(vignette=0.5, bloom=0.2),
    )
    _winter(box)
    _summer(box)
    _bear(box)
    _snowfall(box)
    _woman(box)
    _fireflies(box)
    return box


def _winter(box: Box) -> None:
    far = Sheet("#a27a8a", "#b08c99", gap=0.5, through=0.25, rim=0.3)
    land.hill(far, 800, 20, 2)
    for i, x in enumerate((20, 60, 96, 700, 740, 784)):
        plants.tree(far, x, 820, 330 + 50 * (i % 3), 9, 30 + i, depth=6)
    box.add(far)
    snow = Sheet("#e3d3d8", "#b99fae", gap=0.8, through=0.2, rim=0.5)
    land.hill(snow, 900, 16, 7)
    box.add(snow)


def _summer(box: Box) -> None:
    inside = Drawing().fill(GAP)
    mask = blur(inside.coverage(), 5)[:, :, None]
    sky = glow("#fff1b8", "#b9c99a", "#3f8a92", "#1b4f78", "#12335f", at=MOON, radius=300)
    box.picture = box.picture * (1 - mask) + sky * mask
    out = inside_out(spline(GAP))
    box.emit(ellipse(*MOON, 34), "#fffbe4", 1.1, 1.2)
    pricks = Drawing()
    stars = land.stars(
        pricks,
        60,
        (220, 470, 580, 680),
        3,
        lambda x, y: math.hypot(x - MOON[0], y - MOON[1]) < 60,
        (0.7, 1.8),
    )
    clipped = [star for star in stars if _inside(inside, star)]
    box.emit(clipped, "#fff6d8", 0.9, 0.4)
    hills = Sheet("#2c6a72", "#2c6a72", gap=0.4, through=0.3, rim=0.4)
    land.hill(hills, 738, 14, 5)
    hills.cut(out)
    box.add(hills)
    lake = Sheet("#3f8a8c", "#24616e", gap=0.2, through=0.35, rim=0.4)
    lake.fill(rectangle(0, 752, 800, 300))
    lake.cut(out)
    box.add(lake)
    random = np.random.default_rng(2)
    shine = []
    for i in range(26):
        y, wide = 756 + 4.6 * i, random.uniform(4, 12) + 0.5 * i
        x = MOON[0] + random.normal(0, 6 + 0.4 * i)
        shine.append(ellipse(x, y, wide, 1.3))
    box.emit([part for part in shine if _inside(inside, part)], "#fff0bd", 0.75, 0.9)
    trees = Sheet("#0e3444", "#0d2c34", gap=0.6, through=0.08, rim=0.4)
    plants.tree(trees, 262, 900, 330, 11, 4, lean=8, leaves=7, depth=6)
    plants.tree(trees, 566, 880, 250, 9, 9, lean=-10, leaves=6, depth=6)
    trees.limb("600,800,4 540,802,4 476,806,3", steps=2)
    for x in (486, 520, 556):
        trees.limb([(x, 804, 2.4), (x, 834, 2)])
    pose = Pose(
        (262, 272),
        neck=286,
        head=10,
        arms=((100, 60, 40), (110, 70, 50)),
        legs=((8, 96), (14, 104)),
    )
    people.person(trees, 512, 797, 11, "man", pose, ("trousers",), flip=True, anchor="hip")
    trees.cut(out)
    box.add(trees)
    meadow = Sheet("#0c2a2c", "#0a2022", gap=0.6, through=0.06, rim=0.4)
    ground = land.hill(meadow, 872, 8, 3)
    plants.grass(meadow, 200, 600, ground, 60, 130, 5)
    meadow.cut(out)
    box.add(meadow)
    box.haze("#a9d3b4", 0.4 * near(440, 900, 130, 46))


def _inside(drawing: Drawing, path: skia.Path) -> bool:
    """Say whether the middle of a path lies on a drawing's paper."""
    bounds = path.getBounds()
    rows, columns = drawing.outline.shape
    x, y = int(bounds.centerX() * columns / 800), int(bounds.centerY() * rows / 1200)
    return bool(drawing.outline[min(y, rows - 1), min(x, columns - 1)])


def _bear(box: Box) -> None:
    for i in range(11):
        sheet = Sheet(FUR[5 - i // 2], gap=0.8, through=0.03, rim=0.4, scatter=6)
        sheet.fill(BODY)
        bear.outline_tufts(sheet, BODY, 34, i)
        sheet.cut(rectangle(-40, 985, 90, 400), rectangle(750, 985, 100, 400))
        low = 1130 - 66 * i
        if i:
            line = [
                (-20, low - 60),
                (120, low + 10),
                (260, low + 40),
                (400, low + 48),
                (540, low + 40),
                (680, low + 10),
                (820, low - 60),
            ]
            sheet.cut([*line, (820, 1300, True), (-20, 1300, True)])
            bear.tufts(sheet, [(x, y) for x, y in line if 100 < x < 700], 34, 90, 20 + i, 12)
        sheet.cut(GAP)
        box.add(sheet)
    _lapels(box)
    _arms(box)
    bear.head(box, 386, 268, 166, ("#4a1620", "#672530", "#8a4348", "#1c080c"), 5)
    _snow_on(box)


def _snow_on(box: Box) -> None:
    """Let snow lie on the shoulders and the head, thin where the fur is steep."""
    caps = Sheet("#eddfe2", "#d3bac3", gap=0.6, through=0.12, rim=0.6)
    caps.fill(
        "70,508! 92,470 128,436 176,412 226,396 262,386! 250,398 232,402 222,412 200,414 188,424 "
        "164,426 150,442 128,448 116,466 98,478 88,496"
    )
    caps.fill(
        "734,516! 716,476 682,440 634,414 592,398 560,388! 570,398 590,404 600,414 626,420 640,430 "
        "662,436 676,454 694,464 704,484 722,498"
    )
    caps.fill("296,76! 322,58 356,48 384,46! 372,54 350,56 338,64 318,66 308,76")
    caps.fill("404,48! 444,52 480,64 504,84! 488,78 472,74 456,66 434,64 420,56")
    caps.fill("212,84! 216,60 238,43 264,44! 248,52 236,56 228,68 222,78")
    caps.fill("522,44! 548,39 572,54 580,82! 570,72 562,60 548,54 536,50")
    box.add(caps)


def _lapels(box: Box) -> None:
    lining = Sheet("#a83c50", "#7c2438", gap=1.2, through=0.06, rim=0.7)
    left = (
        "402,462! 320,550 240,660 206,760 222,860 300,930 436,938! 300,962 212,900 "
        "160,820 154,720 200,620 290,520"
    )
    right = (
        "402,462! 456,520 534,620 586,730 588,820 540,890 436,938! 560,940 640,850 "
        "650,730 600,610 500,510"
    )
    for flap in (left, right):
        with lining.piece(1, 1.5) as part:
            part.fill(flap)
    for x, y, turn in ((306, 540, -52), (224, 632, -60), (178, 740, -80), (190, 850, -110)):
        with lining.at(x, y, 1, turn):
            lining.slit("-13,0 0,.6 13,0", 2.4)
    for flap in (
        "402,476 306,560 226,664 192,760 208,866 296,944",
        "408,476 470,526 548,622 602,730 604,824 552,902",
    ):
        lining.score(flap, 1.4)
    box.add(lining)
    buttons = Sheet("#ecd8c4", gap=0.8, through=0.1, rim=0.6)
    for x, y in ((480, 528), (566, 620), (614, 722), (608, 830), (438, 940)):
        holes = [ellipse(x + dx, y + dy, 2.1) for dx in (-4, 4) for dy in (-4, 4)]
        buttons.fill(ellipse(x, y, 15, 15)).cut(*holes)
        buttons.score(ellipse(x, y, 11), 1.2)
    box.add(buttons)


def _arms(box: Box) -> None:
    arms = Sheet("#662430", "#43141e", gap=1.6, through=0.03, rim=0.5)
    for side in (-1, 1):
        with arms.at(400, 0, flip=side < 0):
            arm = (
                "240,430 330,450 400,560 420,720 400,880 372,980 310,1010 262,980 262,920 "
                "300,840 300,700 270,560"
            )
            with arms.piece(1, 2) as part:
                part.fill(arm)
                bear.outline_tufts(part, arm, 26, side + 7)
    box.add(arms)
    patch = Sheet("#9b5a4e", gap=0.5, through=0.04, rim=0.5)
    patch.fill("92,640! 150,628! 158,690! 98,700!")
    for i in range(5):
        t = i / 4
        for a, b in (
            ((92, 640), (150, 628)),
            ((98, 700), (158, 690)),
            ((92, 640), (98, 700)),
            ((150, 628), (158, 690)),
        ):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            patch.line([(x - 4, y - 4), (x + 4, y + 4)], 1.6)
    patch.line("158,690 176,720 168,752 180,786", 1.2)
    patch.limb("180,780,1.6 186,806,1.2 190,830,.2")
    box.add(patch)
    _paws(box)


def _paws(box: Box) -> None:
    """Lay the paws: four toes on a broad back, a claw out of each."""
    claws = Sheet("#e8d6c6", gap=0.6, through=0.1, rim=0.5)
    paws = Sheet("#6d2833", "#5a1e2a", gap=1.2, through=0.03, rim=0.6)
    for side in (-1, 1):
        for sheet in (claws, paws):
            with sheet.at(400, 0, flip=side < 0):
                for i in range(4):
                    x, y = 266 + 33 * i, 1012 - 7 * abs(i - 1.5)
                    if sheet is claws:
                        claws.limb([(x, y, 7), (x - 1, y + 28, 5.5), (x - 7, y + 50, 0.5)])
                        continue
                    with paws.piece(1, 2, joint=(x, y - 26, 26)) as toe:
                        toe.fill(ellipse(x, y - 6, 19, 28))
        with paws.at(400, 0, flip=side < 0), paws.piece(1) as back:
            back.fill(
                "246,946 262,918 310,906 362,914 384,944 380,978 350,990 310,994 268,992 246,974"
            )
            for x, y in ((262, 930), (290, 918), (320, 914), (350, 922), (374, 938)):
                back.slit([(x, y), (x + 2, y + 20)], 1.2)
    box.add(claws)
    box.add(paws)


def _woman(box: Box) -> None:
    snow = Sheet("#f0e4e6", "#b797a6", gap=1.2, through=0.1, rim=0.5)
    land.hill(snow, 1075, 16, 11)
    box.add(snow)
    box.light(400, 1060, 120, "#ffeac2", 0.7, 0.0)
    _tracks(box)
    woman = Sheet("#1c060b", gap=1.2, through=0.03, rim=0.6)
    pose = Pose(
        (266, 278), neck=300, head=12, arms=((50, 26, 16), (68, 38, 16)), legs=((96, 96), (86, 92)),
        hands=("relaxed", "relaxed"),
    )  # fmt: skip
    people.person(
        woman,
        318,
        1128,
        51,
        "woman",
        pose,
        ("dress", "bun", "sleeves"),
        hem=1,
        flare=0.55,
        sway=0.25,
    )
    woman.fill("252,1122! 262,1096 340,1094 356,1124! 372,1140 340,1150 280,1150 232,1142")
    box.add(woman)
    drift = Sheet("#dccad1", "#b797a6", gap=0.5, through=0.1, rim=0.5, shade=0.6)
    drift.fill(
        "-20,1186! 110,1176 200,1154 256,1137 300,1139 346,1132 410,1150 500,1174 640,1184 "
        "820,1188! 820,1300! -20,1300!"
    )
    box.add(drift)


def _tracks(box: Box) -> None:
    prints = Drawing()
    for i in range(11):
        x, side = 790 - 42 * i, (-1) ** i
        y = 1132 + 14 * math.sin(i * 0.5) + side * 12
        if i < 6:
            prints.fill(ellipse(x, y, 12, 9))
            for k in range(5):
                a = math.radians(180 + 26 * (k - 2))
                prints.fill(ellipse(x + 20 * math.cos(a), y + 14 * math.sin(a), 3.4, 2.8))
        elif i < 10:
            prints.limb([(x - 12, y, 4.2), (x - 4, y, 4.8), (x + 6, y, 3.4)])
            prints.fill(ellipse(x + 14, y, 4.6, 3.8))
    box.haze("#7d5c72", 0.75 * blur(prints.coverage(), 0.7))
    hat = Sheet("#2a0c14", gap=0.6, through=0.04, rim=0.6)
    with hat.at(566, 1098, 40, -10):
        hat.fill(
            "-1,.0 -.6,-.12 -.5,-.16! -.46,-.62 -.2,-.74 .0,-.66 .2,-.74 .46,-.62 .5,-.16! "
            ".6,-.12 1,.0 .5,.14 -.5,.14"
        )
        hat.slit("-.5,-.22 .0,-.16 .5,-.22", 0.05)
    box.add(hat)


def _snowfall(box: Box) -> None:
    random = np.random.default_rng(4)
    flakes = []
    for _ in range(230):
        x, y = random.uniform((0, 0), (800, 1080))
        if math.hypot((x - 400) / 260, (y - 760) / 320) > 1:
            flakes.append(ellipse(x, y, random.uniform(0.8, 3.2)))
    box.emit(flakes, "#f6eef0", 0.75, 0.8)


def _fireflies(box: Box) -> None:
    random = np.random.default_rng(8)
    flies = [
        ellipse(
            400 + 300 * math.cos(t) * t / 9,
            860 - 60 * t + 50 * math.sin(3 * t),
            random.uniform(1.6, 3.2),
        )
        for t in random.uniform(0.5, 7.4, 34)
    ]
    flies = [
        fly
        for fly in flies
        if math.hypot(fly.getBounds().centerX() - 340, fly.getBounds().centerY() - 790) > 75
    ]
    box.emit(flies, "#ffe9a0", 1.6, 0.9)
