"""Two trains have stopped a hand's breadth apart on a viaduct; above them their smoke kisses."""

import numpy as np

from cards.studio.paper import land
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.sheet import Sheet

RAIL = 838
WOMAN, MAN = "#fff8ea", "#f6dfd0"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#6fc0b8", "#a9d8c4", "#f4e6bc", "#f6bd8c", bottom=1000),
        lamp=(400, 500),
        tint="#3a2a44",
        fall=(0, 0.9),
        finish=Finish(vignette=0.16, bloom=0.08, contrast=0.42),
    )
    _hills(box)
    _cottage(box)
    _smoke(box)
    _viaduct(box)
    _train(box, "#c9403a", "#9a2a34", flip=False)
    _train(box, "#2f6a80", "#204c64", flip=True)
    _between(box)
    _valley(box)
    return box


def _hills(box: Box) -> None:
    for y, top, bottom, seed in ((800, "#e8b48a", "#d99a78", 4), (900, "#8fae84", "#6f9470", 9)):
        hill = Sheet(top, bottom, gap=0.8, through=0.15, rim=0.4, shade=0.5)
        land.hill(hill, y, 46, seed, bumps=5)
        box.add(hill)


def _puffs(part: Drawing, run: str, seed: int) -> None:
    """Lay puffs along rows (x, y, radius)."""
    random = np.random.default_rng(seed)
    for word in run.split():
        x, y, radius = (float(number) for number in word.split(","))
        for _ in range(4):
            dx, dy = random.uniform(-0.45, 0.45, 2) * radius
            part.fill(ellipse(x + dx, y + dy, radius * random.uniform(0.7, 1.0)))


def _cottage(box: Box) -> None:
    home = Sheet("#fdf3dc", "#f0dcb8", gap=0.8, through=0.03, rim=0.6)
    home.fill(
        rectangle(146, 1010, 62, 44), "138,1012! 177,978 216,1012!", rectangle(192, 976, 10, 26)
    )
    home.ink("#c9503e", polygon("138,1012 177,978 216,1012"), rectangle(192, 976, 10, 14))
    home.ink("#6a4a4a", rectangle(170, 1028, 14, 26)).ink("#7fc0cf", rectangle(152, 1022, 12, 12))
    box.add(home)
    sheep = Sheet("#fffaf0", gap=0.7, through=0.05, rim=0.6)
    for x, y in ((566, 1046), (606, 1062), (556, 1080)):
        for dx, dy in ((-12, 0), (0, -7), (12, 0), (0, 3)):
            sheep.fill(ellipse(x + dx, y + dy, 10, 9))
        sheep.line([(x - 8, y + 6), (x - 8, y + 16)], 3).line([(x + 8, y + 6), (x + 8, y + 16)], 3)
        sheep.fill(ellipse(x - 22, y - 6, 7, 6)).ink("#4a3a40", ellipse(x - 22, y - 6, 7, 6))
    box.add(sheep)


def _smoke(box: Box) -> None:
    """Let two faces grow out of the chimneys: a man's at the right, a woman's before it."""
    man = Sheet(MAN, "#e6bfae", gap=1.0, through=0.25, rim=0.7)
    with man.piece(2) as part:
        with part.at(530, 480, 330, 9, flip=True):
            part.fill(PROFILES["large"])
        part.limb("566,476,86 586,540,66 560,600,44 520,660,30 496,706,20 488,736,17")
        _puffs(
            part,
            "610,170,60 660,220,62 690,300,58 696,380,50 676,450,52 540,146,50 480,160,34 "
            "640,526,46 580,130,44 616,590,34 722,240,34 736,340,30 620,300,60 620,420,50",
            3,
        )
    with man.at(530, 480, 330, 9, flip=True):
        man.slit(".20,-.545 .255,-.52 .315,-.545", 0.012)
        man.slit(".17,-.66 .25,-.69 .335,-.665", 0.014)
        man.slit(".27,-.225 .315,-.208 .376,-.222", 0.009)
        man.slit(".375,-.335 .36,-.315 .375,-.30", 0.008)
    man.slit("462,196 520,216 556,262 566,330 560,420 572,470", 3)
    for line in (
        "620,200 660,250 664,310",
        "674,340 686,400 660,440",
        "530,170 570,160 610,186",
        "590,540 620,530 644,560",
        "600,250 620,310 610,370",
    ):
        man.score(line, 3)
    box.add(man)
    woman = Sheet(WOMAN, "#f2dccb", gap=1.2, through=0.2, rim=0.8)
    with woman.piece(2) as part:
        with part.at(236, 496, 330, 8):
            part.fill(PROFILES["large"])
        part.limb("206,500,80 200,566,60 240,620,42 284,672,30 306,712,20 312,736,17")
        _puffs(
            part,
            "150,220,58 100,280,56 74,360,54 92,440,50 64,500,44 110,560,46 210,184,46 "
            "56,590,36 120,640,36 66,660,28 140,330,60 160,420,50 "
            "110,440,44 96,530,44 140,500,46 90,600,40 270,172,44 316,184,30 130,600,36 "
            "170,280,60 230,220,50",
            8,
        )
    with woman.at(236, 496, 330, 8):
        woman.slit(".19,-.535 .25,-.51 .315,-.54", 0.013)
        for a, b in ((0.20, -0.015), (0.245, 0.0), (0.29, 0.02)):
            woman.slit([(a, -0.515), (a + b - 0.005, -0.485)], 0.008)
        woman.slit(".18,-.64 .25,-.67 .335,-.645", 0.010)
        woman.slit(".27,-.225 .315,-.208 .376,-.222", 0.009)
        woman.slit(".375,-.335 .36,-.315 .375,-.30", 0.008)
    woman.slit("344,214 300,232 262,270 244,330 246,400 226,460", 3)
    for line in (
        "130,250 100,310 104,370",
        "90,400 76,450 100,500",
        "190,206 150,230 140,280",
        "96,540 80,590 110,630",
        "150,380 140,440 156,490",
    ):
        woman.score(line, 3)
    woman.ink(
        "#e8705a",
        *(
            spline(
                [
                    (96 + 44 * np.cos(a) * 0.4 + 40, 330 + 44 * np.sin(a) * 0.4),
                    (110 + 62 * np.cos(a) * 0.4 + 26, 330 + 62 * np.sin(a) * 0.4),
                    (136 + 40 * np.cos(a + 0.7) * 0.4, 330 + 40 * np.sin(a + 0.7) * 0.4),
                ]
            )
            for a in np.radians(np.arange(0, 360, 72))
        ),
    )
    woman.ink("#f3c23c", ellipse(136, 330, 8))
    box.add(woman)


def _viaduct(box: Box) -> None:
    stone = Sheet("#d3a888", "#a87a6a", gap=1.2, through=0.03, rim=0.6)
    stone.fill(rectangle(-20, RAIL + 10, 840, 380))
    for x in (-30, 174, 378, 582, 786):
        stone.cut(
            spline(
                [
                    (x - 76, 1220, True),
                    (x - 76, 1000, True),
                    (x - 54, 930),
                    (x, 902),
                    (x + 54, 930),
                    (x + 76, 1000, True),
                    (x + 76, 1220, True),
                ]
            )
        )
    for i in range(20):
        stone.score(rectangle(-20 + 44 * i, RAIL + 14, 42, 22, 2), 1.4)
    for x in (72, 276, 480, 684):
        for row in range(6):
            stone.score([(x - 24, 960 + 40 * row), (x + 24, 960 + 40 * row)], 1.6)
    box.add(stone)
    rail = Sheet("#4a3440", "#3a2834", gap=0.6, through=0.02, rim=0.7)
    rail.fill(rectangle(-20, RAIL - 2, 840, 7), rectangle(-20, RAIL + 8, 840, 5))
    for i in range(24):
        rail.fill(rectangle(-16 + 36 * i, RAIL + 4, 20, 8, 2))
    box.add(rail)


def _wheel(sheet: Sheet, x: float, radius: float, rim: str) -> None:
    y = RAIL - 2 - radius
    sheet.fill(ellipse(x, y, radius)).ink("#3a2834", ellipse(x, y, radius))
    sheet.ink(
        rim,
        *(
            band([(x, y, 3), (x + radius * np.cos(a), y + radius * np.sin(a), 3)])
            for a in np.radians(np.arange(0, 360, 45))
        ),
    )
    sheet.ink(rim, ellipse(x, y, radius * 0.26)).line(
        arc(x, y, radius - 2, radius - 2, 0, 362, 40), 5
    )


def _train(box: Box, paint: str, dark: str, *, flip: bool) -> None:
    """Hang an engine with its tender's carriage; it faces the middle."""

    def mirrored(sheet: Sheet):  # noqa: ANN202 - a context of the sheet
        return sheet.at(800 if flip else 0, 0, flip=flip)

    car = Sheet("#f0d49a" if not flip else "#d9e2c0", "#d9b070", gap=1.2, through=0.03, rim=0.6)
    with mirrored(car):
        car.fill(rectangle(-60, 700, 140, 116, 4)).ink(dark, rectangle(-60, 776, 140, 40))
        car.fill("-70,704! -60,686 70,686 92,704!").ink(
            dark, spline("-70,704! -60,686 70,686 92,704!")
        )
        car.ink("#5a4a5c", rectangle(18, 716, 46, 46, 4), rectangle(-46, 716, 46, 46, 4))
    box.add(car)
    folk = Sheet("#e6b48e" if flip else "#8a5a44", gap=0.5, through=0.03, rim=0.6)
    with mirrored(folk):  # a passenger leans out to see
        folk.fill(ellipse(46, 738, 13, 15)).ink(
            "#3a2834", spline("32,736! 34,718 48,716 60,726! 48,728 40,736!")
        )
        folk.ink("#e0b84a" if flip else "#f0f0e0", spline("24,762! 30,752 62,752 68,762!")).fill(
            "24,762! 30,752 62,752 68,762!"
        )
    box.add(folk)
    engine = Sheet(paint, dark, gap=1.3, through=0.03, rim=0.7)
    with mirrored(engine):
        engine.fill(rectangle(98, 690, 84, 122, 4), rectangle(170, 722, 186, 76, 30))
        engine.fill("90,692! 102,668 178,668 192,692!").ink(
            "#3a2834", spline("90,692! 102,668 178,668 192,692!")
        )
        engine.ink("#fbe7b4", rectangle(114, 704, 50, 50, 6))
        engine.fill("296,726! 300,700 292,676! 288,662 332,662 328,676! 322,700 326,726!")
        engine.ink("#3a2834", spline("286,672! 288,660 332,660 334,672!"))
        engine.fill("216,726! 220,698 244,698 250,726!").ink(
            "#e8b848", spline("216,726! 220,698 244,698 250,726!")
        )
        engine.fill(rectangle(98, 796, 276, 18, 4)).ink("#3a2834", rectangle(98, 796, 276, 18))
        engine.ink(
            "#e8b848",
            rectangle(200, 722, 7, 76),
            rectangle(262, 722, 7, 76),
            rectangle(346, 730, 6, 60),
        )
        engine.fill(rectangle(366, 786, 20, 10, 2), rectangle(382, 778, 9, 26, 4))
        engine.ink("#e8b848", rectangle(366, 786, 20, 10), rectangle(382, 778, 9, 26))
        engine.fill("350,812! 388,812! 376,836! 350,836!").ink(
            "#3a2834", spline("350,812! 388,812! 376,836! 350,836!")
        )
        engine.fill(ellipse(362, 722, 13)).ink("#fff2b8", ellipse(362, 722, 10))
    box.add(engine)
    wheels = Sheet("#3a2834", gap=0.8, through=0.02, rim=0.7)
    with mirrored(wheels):
        for x, radius in ((132, 32), (206, 32), (272, 24), (326, 24), (-30, 18), (48, 18)):
            _wheel(wheels, x, radius, "#e8b848" if radius > 20 else "#b58a6a")
        wheels.line([(132, 808), (206, 808), (272, 816)], 6)
    box.add(wheels)
    driver = Sheet("#e6b48e" if not flip else "#8a5a44", gap=0.6, through=0.03, rim=0.6)
    with mirrored(driver), driver.at(140, 742, 30):
        driver.fill(PROFILES["man"])
        driver.fill("-.52,-.66! -.5,-1.0 .0,-1.14 .38,-.9! .62,-.74! .2,-.68")
        driver.ink("#2c2434", spline("-.52,-.66! -.5,-1.0 .0,-1.14 .38,-.9! .62,-.74! .2,-.68"))
    box.add(driver)


def _between(box: Box) -> None:
    """Let a daisy grow in the gap, under a signal that lets both come."""
    post = Sheet("#5a4450", gap=0.8, through=0.02, rim=0.7)
    post.fill(rectangle(396, 640, 8, 200, 3), ellipse(400, 636, 9))
    for side in (-1, 1):
        with post.at(400, 664, 1, 24 * side, flip=side < 0):
            post.fill(rectangle(4, -9, 54, 18, 3)).ink("#f3efe2", rectangle(4, -9, 54, 18))
            post.ink("#3f9a5a", rectangle(40, -9, 9, 18))
    box.add(post)
    daisy = Sheet("#5f8f4f", gap=0.6, through=0.05, rim=0.7)
    daisy.limb("400,836,2.6 398,806,2.2 401,776,2").fill("399,818 384,806 380,796 396,804")
    for a in np.radians(np.arange(0, 360, 45)):
        daisy.fill(ellipse(401 + 10 * np.cos(a), 770 + 10 * np.sin(a), 6.5))
        daisy.ink("#fffdf4", ellipse(401 + 10 * np.cos(a), 770 + 10 * np.sin(a), 6.5))
    daisy.ink("#f0b83c", ellipse(401, 770, 6))
    box.add(daisy)


def _valley(box: Box) -> None:
    water = Sheet("#7fc4c0", "#5fa6ae", gap=0.8, through=0.2, rim=0.5)
    land.waves(water, 1120, 5, 70, seed=3, crests=0.3)
    box.add(water)
    swans = Sheet("#fffdf6", gap=0.8, through=0.1, rim=0.7)
    for x, flip in ((322, False), (478, True)):
        with swans.at(x, 1150, 1.1, flip=flip):
            swans.fill("-50,-6! -34,-26 -4,-30 20,-16 34,4! 20,14 -20,14 -40,6")
            swans.limb("22,0,9 40,-20,7 34,-46,6.5 42,-64,7 56,-64,6").fill(
                "56,-70! 74,-60! 56,-57!"
            )
            swans.ink("#e8803c", polygon("57,-70 76,-60 57,-56"))
    box.add(swans)
    bank = Sheet("#6f8f58", "#557548", gap=1.0, through=0.05, rim=0.5)
    land.hill(bank, 1192, 6, 5, bumps=5)
    box.add(bank)
