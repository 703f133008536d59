"""A woman stands asleep in her hall, hung like a coat stand with what the others took off."""

from cards.studio.paper import birds, things
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.figures import standing
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle, spline
from cards.studio.paper.sheet import Sheet

FLOOR = 1020


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#9fc0b0", "#93b6a8", bottom=FLOOR),
        lamp=(160, -100),
        tint="#2a3a40",
        fall=(0.4, 0.8),
        finish=Finish(vignette=0.18, bloom=0.07, contrast=0.4),
    )
    _hall(box)
    _hooks(box)
    _woman(box)
    _load(box)
    _about(box)
    return box


def _hall(box: Box) -> None:
    paper = Sheet("#a8c8b6", "#98bba9", gap=0.5, through=0.05, rim=0.3)
    paper.fill(rectangle(-20, -20, 840, FLOOR))
    for i in range(14):
        paper.ink("#b9d4c2", rectangle(8 + 60 * i, -20, 22, FLOOR))
        for j in range(11):
            x, y = 49 + 60 * i, 40 + 92 * j + 46 * (i % 2)
            paper.ink("#7fa592", spline([(x, y - 12), (x + 7, y), (x, y + 12), (x - 7, y)]))
    box.add(paper)
    wains = Sheet("#f2ece0", "#e2d8c6", gap=0.8, through=0.03, rim=0.6)
    wains.fill(rectangle(-20, 800, 840, FLOOR - 790))
    wains.score([(-20, 820), (820, 820)], 2)
    for i in range(8):
        wains.score(rectangle(-6 + 104 * i, 840, 86, 150, 3), 2.4)
    box.add(wains)
    floor = Sheet("#b0764a", "#8f5c3a", gap=0.8, through=0.03, rim=0.5)
    floor.fill(rectangle(-20, FLOOR, 840, 220))
    for y in (1060, 1110, 1168):
        floor.score([(-20, y), (820, y)], 2.4)
    for x, y in (
        (120, 1020),
        (420, 1020),
        (690, 1020),
        (250, 1060),
        (560, 1060),
        (90, 1110),
        (400, 1110),
        (700, 1110),
    ):
        floor.score([(x, y), (x - 6, y + 46)], 2)
    box.add(floor)


def _hooks(box: Box) -> None:
    """Leave all the hooks on the wall free."""
    rail = Sheet("#8a5a3c", "#774a30", gap=1.0, through=0.03, rim=0.6)
    rail.fill(rectangle(70, 196, 660, 34, 6))
    box.add(rail)
    hooks = Sheet("#e2b23c", gap=0.9, through=0.02, rim=0.9)
    for x in (130, 238, 562, 670):
        hooks.line([(x, 206), (x, 236), (x + 6, 250), (x + 18, 248), (x + 22, 236)], 8).fill(
            ellipse(x, 206, 8)
        )
    box.add(hooks)
    frame = Sheet("#e2b23c", "#c9962c", gap=0.9, through=0.03, rim=0.7)
    frame.fill(rectangle(596, 40, 130, 120, 4))
    frame.ink("#bfe0e6", rectangle(608, 52, 106, 96)).ink(
        "#3f8a5a", spline("608,148! 608,118 640,106 680,120 714,108 714,148!")
    )
    frame.ink("#c9503e", polygon("650,120 660,88 670,120"), ellipse(660, 82, 6))
    frame.ink("#fff6da", ellipse(694, 72, 9))
    box.add(frame)


def _woman(box: Box) -> None:
    skin = Sheet("#eec3a2", "#dfae8e", gap=1.4, through=0.03, rim=0.7)
    joints = standing(
        skin,
        400,
        1092,
        112,
        "woman",
        ("dress", "bun"),
        arms=((172, 196), (8, -18)),
        legs=((92, 91), (88, 89)),
        hem=0.78,
        flare=0.24,
        gap=2,
    )
    neck, hip = joints.neck, joints.hip
    dress = spline(
        [
            (neck[0] - 58, neck[1] + 26, True),
            (neck[0] - 20, neck[1] + 44),
            (neck[0] + 20, neck[1] + 44),
            (neck[0] + 58, neck[1] + 26, True),
            (neck[0] + 84, neck[1] + 66),
            (neck[0] + 72, neck[1] + 150),
            (hip[0] + 66, hip[1] - 70),
            (hip[0] + 100, hip[1] + 40),
            (hip[0] + 150, hip[1] + 330, True),
            (hip[0], hip[1] + 360),
            (hip[0] - 150, hip[1] + 330, True),
            (hip[0] - 100, hip[1] + 40),
            (hip[0] - 66, hip[1] - 70),
            (neck[0] - 72, neck[1] + 150),
            (neck[0] - 84, neck[1] + 66),
        ]
    )
    skin.fill(dress).ink("#6a5a8f", dress)
    head = joints.head
    skin.ink(
        "#5a3a30",
        spline(
            [
                (head[0] + x * 112, head[1] + 78 + y * 112 - 4)
                for x, y in (
                    (-0.43, -0.42),
                    (-0.56, -0.62),
                    (-0.56, -1.3),
                    (0.56, -1.3),
                    (0.56, -0.62),
                    (0.43, -0.42),
                    (0.33, -0.72),
                    (0, -0.82),
                    (-0.33, -0.72),
                )
            ]
        ),
    )
    skin.ink("#3a3040", rectangle(280, 1068, 240, 44))
    box.add(skin)
    apron = Sheet("#fff6e2", "#f0e2c6", gap=0.8, through=0.05, rim=0.5)
    apron.fill(
        [
            (hip[0] - 46, hip[1] - 70, True),
            (hip[0] + 46, hip[1] - 70, True),
            (hip[0] + 92, hip[1] + 230),
            (hip[0], hip[1] + 252),
            (hip[0] - 92, hip[1] + 230),
        ]
    )
    apron.fill(rectangle(hip[0] + 6, hip[1] + 40, 54, 56, 6)).score(
        rectangle(hip[0] + 6, hip[1] + 40, 54, 56, 6), 2.4
    )
    box.add(apron)


def _load(box: Box) -> None:
    """Hang coats, bags and hats on her."""
    _coat(box, 184, 432, 1.0, "#3f62a8", "#2f4c8a", 300)
    _coat(box, 648, 428, 0.78, "#d0503e", "#ac3c34", 240)
    bags = Sheet("#a9703a", "#8a5628", gap=1.1, through=0.03, rim=0.6)
    bags.line([(56, 424), (44, 500), (36, 560)], 6).line([(60, 424), (80, 500), (92, 560)], 6)
    bags.fill("20,560! 108,560! 116,640 104,652! 24,652! 12,640")
    bags.ink("#e2b23c", rectangle(56, 576, 18, 12, 3)).score("14,600 64,612 114,600", 2.4)
    box.add(bags)
    satchel = Sheet("#e3a93a", "#cb8f2a", gap=1.1, through=0.03, rim=0.6)
    satchel.line([(290, 456), (276, 520), (272, 580)], 6).line(
        [(294, 456), (310, 520), (318, 580)], 6
    )
    satchel.fill(rectangle(250, 574, 90, 76, 8)).score("250,606 340,606", 2.4)
    satchel.ink("#8a5628", rectangle(266, 570, 9, 56), rectangle(314, 570, 9, 56))
    box.add(satchel)
    scarf = Sheet("#e8e0cc", "#d9cdb2", gap=1.0, through=0.05, rim=0.6)
    scarf.limb("346,372,17 400,398,20 454,372,17").limb(
        "372,392,18 366,460,20 362,560,20 358,640,18"
    )
    for y in range(440, 650, 44):
        scarf.ink("#c9503e", rectangle(330, y, 66, 18))
    for x, turn in ((356, 24), (392, 4), (436, -22)):
        with scarf.at(x, 388, 1, turn):
            scarf.ink("#c9503e", rectangle(-8, -30, 17, 60))
    for k in range(5):
        scarf.line([(346 + 6 * k, 650), (344 + 6 * k, 676)], 3)
    box.add(scarf)
    hats = Sheet("#3a3440", gap=1.0, through=0.03, rim=0.6)
    hats.fill(ellipse(400, 262, 92, 15), "346,262! 346,216 370,196 430,196 454,216 454,262!")
    hats.ink("#8a3c4a", rectangle(340, 240, 120, 16))
    box.add(hats)
    wool = Sheet("#4f9a8a", "#3f8474", gap=0.9, through=0.03, rim=0.6)
    wool.fill("352,204! 358,150 400,128 442,150 448,204!").fill(ellipse(400, 122, 19))
    wool.ink("#f3ead2", rectangle(346, 184, 110, 22), ellipse(400, 122, 19))
    for k in range(6):
        wool.score([(366 + 14 * k, 186), (366 + 14 * k, 204)], 2)
    box.add(wool)
    keys = Sheet("#e2b23c", gap=0.9, through=0.02, rim=0.9)
    keys.line(arc(768, 446, 15, 18, 0, 362, 24), 4)
    for turn in (70, 92, 114):
        with keys.at(768, 462, 1, turn):
            keys.line("0,0 46,0", 5).fill(rectangle(32, 0, 5, 11), rectangle(41, 0, 5, 9)).fill(
                ellipse(2, 0, 8)
            )
    box.add(keys)


def _coat(box: Box, x: float, y: float, size: float, colour: str, dark: str, long: float) -> None:
    """Hang a coat over an arm: folded at its middle, one sleeve to the front."""
    coat = Sheet(colour, dark, gap=1.2, through=0.03, rim=0.6)
    with coat.at(x, y, size):
        coat.fill(
            [
                (-62, 6, True),
                (-50, -24),
                (0, -32),
                (50, -22),
                (62, 10, True),
                (72, long * 0.5),
                (80, long, True),
                (20, long + 14),
                (-70, long + 4, True),
                (-66, long * 0.5),
            ]
        )
        coat.score([(4, -28), (8, long * 0.5), (2, long + 10)], 3)
        coat.score([(-40, 0), (-44, long * 0.5), (-46, long - 4)], 2)
        for k in range(4):
            coat.ink("#f3dfae", ellipse(-14, 40 + k * 52, 7))
    box.add(coat)
    sleeve = Sheet(colour, dark, gap=0.9, through=0.03, rim=0.6)
    with sleeve.at(x, y, size):
        sleeve.limb([(40, -14, 22), (52, 70, 24), (48, 150, 21), (52, 214, 19)])
        sleeve.ink(dark, rectangle(26, 196, 60, 12))
        sleeve.fill("-44,-26! -6,-36 8,-20 -10,18! -34,8").ink(
            dark, spline("-44,-26! -6,-36 8,-20 -10,18! -34,8")
        )
    box.add(sleeve)


def _about(box: Box) -> None:
    """Put a dog, boots, a bird, and what grows out of her, round her."""
    twig = Sheet("#5f8f4f", gap=0.8, through=0.1, rim=0.6)
    twig.limb("22,424,4 14,390,3 24,350,2.2 18,320,1")
    for x, y, turn in ((16, 386, -20), (20, 366, 200), (23, 346, -40), (18, 324, -110)):
        with twig.at(x, y, 30, turn):
            twig.fill("0,0! .4,-.24 .8,-.2 1.1,0! .8,.2 .4,.24")
    box.add(twig)
    bird = Sheet("#3f7fb0", gap=0.9, through=0.03, rim=0.7)
    birds.bird(bird, 708, 420, 62, "perch", flip=True)
    box.add(bird)
    dog = Sheet("#e8d9bc", "#d0bd9a", gap=1.2, through=0.03, rim=0.7)
    with dog.at(170, 1112, 1.0), dog.piece(1.5) as part:
        part.fill("-56,0! -66,-50 -50,-104 -14,-150 20,-160 44,-140 46,-80 40,0!")
        part.limb("24,-120,22 34,-60,14 36,-6,12").limb("-56,-14,9 -86,-20,8 -104,-46,4")
        part.fill("6,-150 -8,-190 6,-222 40,-228 66,-210 96,-196 98,-180 70,-168 40,-146")
        part.fill("-52,0! -56,-30 -30,-46 0,-30 6,0!")
    dog.ink("#7a5236", spline("170,896 152,906 150,946 164,962 180,940 184,908"))
    dog.ink("#1f1a24", ellipse(268, 920, 7, 6), ellipse(222, 908, 4.4))
    dog.slit("244,938 256,936 266,930", 1.8)
    box.add(dog)
    lead = Sheet("#c9393f", gap=0.7, through=0.03, rim=0.6)
    lead.line("108,446 112,560 96,760 84,900 110,964 168,972", 5)
    lead.line("158,976 190,986 218,972", 9)
    box.add(lead)
    boots = Sheet("#e3b02c", "#c9962c", gap=1.0, through=0.03, rim=0.6)
    things.boot(boots, 572, 1104, 62)
    things.boot(boots, 616, 1108, 62)
    box.add(boots)
    puddle = Sheet("#8fc0cc", gap=0.2, through=0.3, rim=0.6, shade=0.3)
    puddle.fill("540,1114 600,1108 664,1114 672,1122 610,1130 552,1124")
    box.add(puddle)
    big = Sheet("#4a3a34", "#3a2c28", gap=1.0, through=0.03, rim=0.6)
    things.boot(big, 672, 1098, 84)
    things.boot(big, 722, 1106, 84)
    box.add(big)
    roots = Sheet("#8a5a3c", gap=0.4, through=0.03, rim=0.5)
    for line in (
        "330,1092,7 300,1104,5 262,1104,3 236,1118,0.8",
        "350,1096,6 340,1122,4 316,1140,0.8",
        "460,1096,7 480,1120,4 520,1130,2.4 540,1150,0.8",
        "446,1096,6 440,1130,4 452,1160,0.8",
    ):
        roots.limb(line)
    box.add(roots)
