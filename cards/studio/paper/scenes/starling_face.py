"""Starlings make a woman's face in the evening sky; a hawk comes, an old man lifts his hat."""

import numpy as np

from cards.studio.paper import birds, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import band, ellipse, rectangle, spline
from cards.studio.paper.page import SCALE, Picture, between, near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur, noise

FACE = (470, 560, 470)
"""Where the face's chin and neck are, and how high it is; it looks left."""
HAIR = (
    "-.16,.02 -.34,-.04 -.50,-.30 -.52,-.62 -.42,-.94 -.10,-1.10 .20,-1.04 .37,-.84 .30,-.80 "
    ".16,-.70 .06,-.52 .02,-.36 -.04,-.18"
)
LINES = (
    ".14,-.545,.010 .20,-.515,.018 .27,-.51,.018 .335,-.545,.010",
    ".12,-.655,.008 .20,-.705,.020 .29,-.695,.018 .35,-.655,.008",
    ".27,-.235,.008 .33,-.245,.016 .39,-.245,.016", ".30,-.19,.006 .34,-.18,.012 .37,-.19,.008",
    ".36,-.345,.008 .40,-.33,.014 .43,-.34,.010",
    ".17,-.51,.008 .15,-.485,.008", ".22,-.495,.008 .205,-.46,.008",
            ".28,-.495,.008 .28,-.455,.008",
)  # fmt: skip
"""Brow, lid, lashes, nostril and lips."""
TRAILS = (
    "-.42,-.9,.07 -.62,-.78,.09 -.80,-.84,.08 -1.0,-.98,.05",
    "-.46,-.5,.07 -.66,-.34,.09 -.84,-.30,.07 -1.02,-.40,.04",
    "-.36,-.1,.06 -.5,.12,.08 -.70,.22,.07 -.9,.18,.04",
)
"""How the flock frays behind the head."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#cfe3ea", "#f6ead8", "#fbd3b2", "#f4b69a", bottom=1000),
        lamp=(180, 900),
        tint="#5a3550",
        fall=(0.3, 0.7),
        finish=Finish(vignette=0.16, bloom=0.08, contrast=0.4),
    )
    box.light(150, 900, 120, "#ffd9a0", 0.6, 0.25)
    box.emit(ellipse(150, 905, 50), "#fff0d0", 1.0, 1.5)
    _marsh(box)
    _flock(box)
    _bench(box)
    _reeds(box)
    return box


def _density() -> Picture:
    """Return how thickly the birds fly: faint in the face, thick along its edge and in the hair."""
    inside, lines, hair, fray = Drawing(), Drawing(), Drawing(), Drawing()
    x, y, size = FACE
    for drawing in (inside, lines, hair, fray):
        with drawing.at(x, y, size, 8, flip=True):
            if drawing is inside:
                drawing.fill(PROFILES["large"])
            elif drawing is lines:
                drawing.line(spline(PROFILES["large"]), 0.024)
                for line in LINES:
                    drawing.limb(line)
            elif drawing is hair:
                drawing.fill(HAIR)
                drawing.fill(ellipse(-0.46, -0.70, 0.20, 0.19))
            else:
                for trail in TRAILS:
                    drawing.limb(trail)
    face = 0.05 * blur(inside.coverage(), 4) + 1.2 * blur(lines.coverage(), 1.2) * between(730, 610)
    locks = 0.85 * blur(hair.coverage(), 5) * (0.75 + 0.25 * np.clip(noise(16, 5, 3), -1, 1))
    return np.clip(np.maximum(face, locks) + 0.5 * blur(fray.coverage(), 16), 0, 1)


def _flock(box: Box) -> None:
    density = _density()
    random = np.random.default_rng(12)
    sheet = Sheet("#3a2b44", "#4a3048", gap=0.5, through=0.05, rim=0.3, shade=0.35)
    taken = np.zeros((300, 200), bool)
    for _ in range(90000):
        x, y = random.uniform(0, 799), random.uniform(0, 900)
        if random.random() > density[int(y * SCALE), int(x * SCALE)]:
            continue
        cell = int(y / 4), int(x / 4)
        if taken[cell]:
            continue
        taken[cell] = True
        size = random.uniform(3.6, 5.6)
        _starling(sheet, x, y, size, random)
    for _ in range(60):
        x, y = 640 + 170 * random.random() ** 0.7, random.uniform(60, 860)
        _starling(sheet, x, y, random.uniform(4.5, 7.5), random)
    for _ in range(46):
        x, y = random.normal(520, 60), random.uniform(610, 790)
        _starling(sheet, x, y, random.uniform(4, 6.5), random)
    box.add(sheet)
    hawk = Sheet("#7a2f2a", "#5f2428", gap=1.4, through=0.05, rim=0.6)
    with hawk.at(118, 130, 96, 24):
        hawk.fill(
            ".62,.02! .48,-.10 .30,-.13 .12,-.16 -.04,-.50 -.34,-.86 -.66,-1.0! -.62,-.84! "
            "-.74,-.80! "
            "-.60,-.66! -.68,-.58! -.50,-.46 -.30,-.14 -.56,-.08 -.86,-.14! -.80,.02 -.86,.18! "
            "-.52,.12 "
            "-.24,.16 -.36,.44 -.60,.66! -.46,.68! -.44,.80! -.30,.74! -.24,.84! .0,.56 .16,.16 "
            ".40,.12"
        )
        hawk.cut(ellipse(0.44, -0.02, 0.028))
        for k in range(3):
            hawk.slit([(-0.62, -0.06 + 0.07 * k), (-0.72, -0.07 + 0.08 * k)], 0.02)
    box.add(hawk)


def _starling(sheet: Sheet, x: float, y: float, size: float, random: np.random.Generator) -> None:
    with sheet.at(x, y, size, random.uniform(-40, 40)):
        lift = random.uniform(0.2, 0.6)
        sheet.fill(
            [(-1, -lift, True), (-0.3, -0.25), (0, 0.05, True), (0.3, -0.25), (1, -lift, True),
             (0.4, 0.15), (0.05, 0.5, True), (-0.4, 0.15)]
        )  # fmt: skip


def _marsh(box: Box) -> None:
    far = Sheet("#d99a86", "#c98878", gap=0.7, through=0.3, rim=0.4, shade=0.5)
    ground = land.hill(far, 930, 8, 3)
    for i in range(22):
        x = 10 + 37 * i
        plants.tree(far, x, ground(x) + 3, 34 + 8 * (i % 4), 2.4, i, depth=3, leaves=5)
    box.add(far)
    water = Sheet("#f3c9a8", "#a9a2b4", gap=0.3, through=0.3, rim=0.3, shade=0.3)
    water.fill(rectangle(-20, 962, 840, 300))
    box.add(water)
    box.haze("#fff0d0", 0.7 * near(150, 1000, 60, 40))
    glints = [
        ellipse(150 + d, 980 + 17 * i, 52 - 5 * i, 2.2) for i, d in enumerate((0, 6, -8, 5, -3, 4))
    ]
    box.emit(glints, "#fff3d6", 0.95, 0.7)


def _bench(box: Box) -> None:
    bank = Sheet("#6d5a52", "#4d4048", gap=1.0, through=0.08, rim=0.5)
    bank.fill(
        "250,1130! 330,1096 480,1080 640,1076 840,1066! 840,1240! -30,1240! -30,1180 120,1150"
    )
    box.add(bank)
    seat = Sheet("#4a3a44", "#3d303a", gap=0.9, through=0.05, rim=0.6)
    seat.fill(
        rectangle(430, 1010, 310, 11, 3),
        rectangle(430, 962, 310, 12, 3),
        rectangle(430, 938, 310, 12, 3),
    )
    for x in (452, 712):
        seat.line([(x, 930), (x, 1084)], 8).line([(x - 16, 1016), (x - 20, 1088)], 8)
    box.add(seat)
    man = Sheet("#3f4a66", "#343c56", gap=1.0, through=0.05, rim=0.6)
    pose = Pose(
        (270, 274), 292, -16,
        arms=((338, 300, 300), (96, 40, 20)),
        legs=((8, 92), (2, 88)),
        hands=("hold", "hold"),
    )  # fmt: skip
    joints = people.person(
        man, 610, 992, 42, "old", pose, ("coat", "trousers", "beard"),
        flip=True, anchor="hip", hem=0.3, gap=1.2,
    )  # fmt: skip
    with man.at(*joints.head, 42, 10, flip=True), man.at(0.08, -0.10):
        man.ink("#efc7a8", spline("-.1,.1! -.3,-.7! -.5,-.9! .2,-1.2! .7,-.5! .4,.3"))
        beard = spline("-.02,-.10 .12,-.24 .30,-.20 .42,-.12 .46,.10 .36,.40 .14,.28")
        hair = spline("-.30,-.02! -.46,-.3 -.48,-.62 -.36,-.84 -.12,-.78! -.04,-.5 -.06,-.1!")
        man.fill(beard, hair).ink("#f2eee8", beard, hair)
        man.ink("#5b3a34", band(".20,-.50,.02 .28,-.47,.03 .35,-.50,.02"))
    wx, wy = joints.wrists[0]
    hat = Sheet("#3a2c36", gap=0.7, through=0.05, rim=0.6)
    with hat.at(wx - 4, wy - 14, 40, -18):
        hat.fill("-.9,.2 -.46,.08! -.38,-.36 .0,-.48 .38,-.36 .46,.08! .9,.2 .4,.26 -.4,.26")
        hat.ink("#b5483c", spline("-.44,-.02! .44,-.02! .45,.1! -.45,.1!"))
    box.add(man)
    box.add(hat)
    scarf = Sheet("#c9473a", "#a83a34", gap=0.7, through=0.05, rim=0.6)
    scarf.limb("452,934,9 486,932,10 500,950,10 498,990,9 506,1030,10 500,1062,8")
    for k in range(4):
        scarf.line([(492 + 5 * k, 1060), (490 + 6 * k, 1076)], 2)
    box.add(scarf)


def _reeds(box: Box) -> None:
    reeds = Sheet("#4a3848", "#33283a", gap=1.3, through=0.06, rim=0.5)
    plants.grass(reeds, -20, 330, 1210, 190, 90, 3, lean=0.12, width=2.4)
    plants.grass(reeds, 300, 820, 1215, 80, 90, 5, lean=0.1, width=2)
    random = np.random.default_rng(5)
    for _ in range(9):
        x, tall = random.uniform(10, 260), random.uniform(150, 230)
        top = (x + 0.1 * tall, 1200 - tall)
        reeds.limb([(x, 1210, 2.2), (*top, 1.4)]).limb(
            [(top[0], top[1] + 4, 5), (top[0] + 3, top[1] - 34, 5)]
        )
    birds.bird(reeds, 728, 926, 28, "perch", flip=True)
    box.add(reeds)
