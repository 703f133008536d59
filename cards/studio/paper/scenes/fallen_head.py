"""Six people carry a statue's huge stone head down a street; far off, the rest of it stands."""

import numpy as np

from cards.studio.paper import birds, people
from cards.studio.paper.body import BUILDS, Pose, reach
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import blend, glow
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, rows
from cards.studio.paper.page import XX, YY
from cards.studio.paper.sheet import Sheet

END = (112, 700)
"""Where the street vanishes."""
HEAD = (534, 806, 580, -12)
"""Where the chin of the stone head lies, how high it is, and how far it is tilted."""
POLE, GROUND = 930, 1166
SIZE = 40
"""How high a bearer's head is."""
CLOTHES = ("coat", "dress", "trousers")
SKINS = ("#f0bd92", "#c98a5c", "#8a5636")


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#d8f0f4", "#9ad6ea", "#58b2de", "#3a90cc", at=(330, 760), radius=800),
        lamp=(120, 200),
        tint="#3a3058",
        finish=Finish(bloom=0.03, vignette=0.12, contrast=0.35),
    )
    _statue(box)
    _street(box)
    _stone(box)
    bird = Sheet("#2f6fb4", gap=1.0, through=0.03, rim=0.5)
    birds.bird(bird, 566, 152, 60, "perch", flip=True)
    box.add(bird)
    _procession(box)
    return box


def _statue(box: Box) -> None:
    """Stand the rest of the statue on its pedestal at the end of the street."""
    stone = Sheet("#f4f0e8", "#d6d2d8", gap=0.7, through=0.05, rim=0.5, shade=0.6)
    x = END[0]
    with stone.at(x, 610, 0.92):
        stone.fill(
            "-15,-352! -8,-362! -2,-352! 5,-366! 14,-356! 17,-336 44,-322 58,-300 64,-250 70,-196 "
            "62,-150! 52,-152 46,-190 44,-60 50,0! -50,0! -44,-70 -50,-180 -66,-250 -58,-300 "
            "-44,-322 -18,-336"
        )
        for line in (
            "-36,-300 10,-250 40,-190", "-44,-270 0,-200 34,-130", "-34,-210 -10,-110 -8,-10",
            "-42,-180 -30,-90 -32,-10", "16,-130 20,-70 18,-10",
        ):  # fmt: skip
            stone.slit(line, 3)
        stone.ink("#b0a8b8", "-15,-352! -8,-362! -2,-352! 5,-366! 14,-356! 12,-344 -12,-342")
        stone.limb("-50,-296,17 -76,-240,15 -84,-190,13").limb("-84,-190,13 -58,-150,11 -26,-140,9")
        stone.fill(rectangle(-40, -186, 13, 70, 5)).slit("-66,-232 -62,-190 -40,-168", 3)
        stone.fill(rectangle(-66, 0, 132, 18), rectangle(-54, 18, 108, 200))
    box.add(stone)


def _street(box: Box) -> None:
    colours = ("#f6d9b8", "#f0b088", "#f2c45c", "#e27a5a")
    right = (74, 150, 268, 430, 700)
    left = (74, 110, 170, 240, 300)
    ground = Sheet("#cdbcae", "#a8989a", gap=0.3, through=0.04, rim=0.3)
    box.add(ground.fill(rectangle(-30, 716, 860, 500)))
    for i, colour in enumerate(colours):
        wall = Sheet(colour, gap=0.9 + 0.3 * i, through=0.06, rim=0.5)
        for side, fars in ((1, right), (-1, left)):
            if side < 0 and fars[i] > END[0]:
                continue
            with wall.at(*END, flip=side < 0):
                _house(wall, fars[i], fars[i + 1], i)
        box.add(wall)


def _house(wall: Sheet, far: float, close: float, i: int) -> None:
    """Draw a house front between two distances from where the street vanishes."""
    slope = (1.9, 1.65, 1.8, 1.55)[i]
    high, outer = far * slope + 60 - 14 * i, 720
    rise = high / far
    wall.fill(polygon([(far, -high), (outer, -outer * rise), (outer, 700), (far, 700)]))
    wall.limb(
        [(far - 6 - 3 * i, -high, 5 + 2 * i), (outer, -outer * rise - 4, 10 + 5 * i)], steps=2
    )
    for row in range(4):
        for column in range(2):
            a = far + (close - far) * (0.16 + 0.44 * column)
            b = a + (close - far) * 0.24
            up, down = rise * (0.84 - 0.28 * row), rise * (0.68 - 0.28 * row)
            frame = (b - a) * 0.14
            for colour, more in (("#fff2d8", frame), ("#7a78a8", 0)):
                edges = ((a - more, 1), (b + more, 1), (b + more, -1), (a - more, -1))
                levels = {1: up + more / 120, -1: down - more / 120}
                wall.ink(colour, polygon([(x, -x * levels[level]) for x, level in edges]))


FACE = (
    ".0,.02 .12,.0 .215,-.075 .29,-.19 .335,-.33 .36,-.50 .35,-.72 .25,-.88 .0,-.95 "
    "-.25,-.88 -.35,-.72 -.36,-.50 -.335,-.33 -.29,-.19 -.215,-.075 -.12,.0"
)
NECK = (
    "-.23,-.20 -.235,.0 -.30,.13 -.36,.20! -.27,.215! -.20,.195! -.12,.225! -.03,.20! .06,.22! "
    ".15,.195! .24,.22! .36,.20! .30,.13 .235,.0 .23,-.20"
)
EYE = ".065,-.470! .11,-.515 .17,-.525 .235,-.505 .275,-.462! .22,-.432 .15,-.426 .10,-.442"
LIPS = (
    "-.125,-.128! -.06,-.155 -.02,-.163 .0,-.155 .02,-.163 .06,-.155 .125,-.128! .06,-.078 "
    ".0,-.07 -.06,-.078"
)
CRACK = (
    ".235,-.93 .20,-.84 .235,-.76 .19,-.68 .215,-.60 .25,-.52 .23,-.42 .265,-.33 .225,-.25 .25,-.17"
)
BRANCH = ".23,-.42 .19,-.36 .20,-.30"
NOSE = (
    "-.04,-.56 -.035,-.42 -.06,-.31 -.075,-.265 -.06,-.235 -.02,-.235 .0,-.215 .02,-.235 "
    ".06,-.235 .075,-.265 .06,-.31 .035,-.42 .04,-.56"
)


def _stone(box: Box) -> None:
    across = np.clip((XX - 300) / 460 + (YY - 560) / 1400, 0, 1)
    light = blend(across, "#fffdf6", "#f8f4ea", "#e9e3de", "#cfc8d0", "#b8b0c2")
    body = Sheet(light * np.float32(0.86), gap=2.0, through=0.02, rim=0.6)
    with body.at(*HEAD):
        body.fill(NECK)
        body.score("-.10,-.06 -.13,.06 -.10,.18", 0.012).score(".10,-.06 .13,.06 .10,.18", 0.012)
        for side in (-1, 1):
            with body.at(flip=side < 0):
                body.fill(".33,-.56 .38,-.60 .425,-.57 .43,-.48 .40,-.38 .36,-.32 .33,-.34")
                body.score(".36,-.54 .40,-.55 .405,-.47 .37,-.40", 0.012)
    body.cut(rectangle(0, POLE - 26, 800, 200))
    box.add(body)
    back = Sheet(light * np.float32(0.8), gap=0.8, through=0.02, rim=0.6)
    with back.at(*HEAD):
        back.fill(
            "-.36,-.50 -.43,-.56 -.47,-.70 -.44,-.88 -.32,-1.02 -.12,-1.09 .12,-1.09 .32,-1.02 "
            ".44,-.88 .47,-.70 .43,-.56 .36,-.50 .3,-.7 -.3,-.7"
        )
    box.add(back)
    face = Sheet(light, gap=1.0, through=0.02, rim=0.6)
    with face.at(*HEAD):
        face.fill(FACE)
        _features(face)
    box.add(face)
    nose = Sheet(light, gap=0.8, through=0.02, rim=0.7)
    with nose.at(*HEAD):
        nose.fill(NOSE)
        for side in (-1, 1):
            with nose.at(flip=side < 0):
                nose.limb(
                    ".025,-.555,.022 .09,-.60,.030 .17,-.625,.028 .25,-.60,.018 .30,-.555,.008"
                )
        nose.cut(".01,-.20! .03,-.25! .06,-.245! .09,-.29! .12,-.2!")
    box.add(nose)
    _hair(box, light)


def _features(face: Sheet) -> None:
    for side in (-1, 1):
        with face.at(flip=side < 0):
            face.ink(
                "#cfc8d0", ".05,-.475 .10,-.54 .18,-.555 .26,-.53 .30,-.465 .22,-.41 .12,-.405"
            )
            face.ink("#fffdf8", EYE)
            face.ink(
                "#8d8598",
                band(".055,-.466,.002 .11,-.519,.007 .17,-.530,.009 .24,-.508,.008 .28,-.458,.002"),
            )
            face.score(".10,-.39 .16,-.375 .23,-.39", 0.010)
            face.score(".09,-.25 .135,-.20 .14,-.15", 0.012)
        face.ink("#b9b1c0", ellipse(0.17 * side - 0.03, -0.480, 0.043, 0.045))
        face.ink("#6f6780", ellipse(0.17 * side - 0.034, -0.482, 0.020))
    face.ink("#cdc4cc", LIPS)
    face.ink(
        "#857c90",
        band("-.14,-.122,.002 -.06,-.130,.008 .0,-.123,.007 .06,-.130,.008 .14,-.122,.002"),
    )
    face.score("-.07,-.045 .0,-.035 .07,-.045", 0.012)
    for run, wide in ((CRACK, 0.007), (BRANCH, 0.005)):
        points = rows(run)
        wide_rows = [(x, y, wide * (1 - 0.7 * i / len(points))) for i, (x, y) in enumerate(points)]
        face.ink("#4c4458", band(wide_rows, 1))


def _hair(box: Box, light: np.ndarray) -> None:
    curls = Sheet(light * np.float32(0.92), gap=1.0, through=0.02, rim=0.7)
    with curls.at(*HEAD):
        fringe = ((0.385, -0.60, 0.38, 184, 356, 11), (0.40, -0.66, 0.27, 196, 344, 8))
        for across, y, down, start, end, count in fringe:
            for k, (cx, cy) in enumerate(arc(0, y, across, down, start, end, count)):
                with curls.piece(0.3, 1.4) as part:
                    part.fill(ellipse(cx, cy, 0.073))
                t = np.linspace(0, 5.4, 16)
                r = 0.052 * (1 - t / 7.4)
                a = (t if k < count / 2 else -t) + 1.2
                curls.slit(np.stack([cx + r * np.cos(a), cy + r * np.sin(a)], 1), 0.007)
    box.add(curls)
    wreath = Sheet("#e8dcae", "#cdbb80", gap=1.0, through=0.02, rim=0.8)
    with wreath.at(*HEAD):
        for side in (-1, 1):
            for k, angle in enumerate(np.linspace(-6, 74, 8)):
                a = np.radians(angle)
                x, y = 0.455 * np.cos(a) * side, -0.68 - 0.40 * np.sin(a)
                for lean in (-26, 26):
                    with wreath.at(x, y, 0.145 - 0.004 * k, (-90 - angle * 0.9 + lean) if side > 0
                                   else (-90 + angle * 0.9 + lean)):  # fmt: skip
                        wreath.fill("0,0! .25,-.17 .6,-.16 1,0! .6,.16 .25,.17")
                        wreath.slit(".15,0 .5,0 .85,0", 0.025)
    box.add(wreath)


def _walk(i: int) -> Pose:
    """Return a bearer's pose: one hand holds the pole on the shoulder."""
    stride = (22, 14, 26, 18, 24, 16)[i]
    arm = reach((0.62, -0.25), BUILDS["man"].arm, 1)
    return Pose(
        (272, 276),
        neck=290,
        head=(0, -14, 4, -6, -20, 2)[i],
        arms=((100, 70, 70), (*arm, 300)),
        legs=((90 + stride, 100 + stride), (90 - stride, 94 - stride * 0.3)),
        hands=("relaxed", "hold"),
    )


BEARERS = (
    # x, kind, clothes and hair, colour, hair's colour, skin
    (92, "man", ("trousers", "cap"), "#2f6fb4", "#e0a83a", 0),
    (216, "woman", ("dress", "bun"), "#d8432f", "#4a2a20", 1),
    (338, "man", ("trousers", "shorthair"), "#2f8a78", "#2c1a22", 2),
    (462, "woman", ("dress", "braid"), "#e0922a", "#8a3a1e", 0),
    (584, "man", ("coat", "trousers", "hat"), "#7a4f9c", "#43305e", 1),
    (706, "old", ("trousers", "beard"), "#38548c", "#e8e2dc", 0),
)


def _procession(box: Box) -> None:
    road = Sheet("#b9a99c", "#8d7f86", gap=1.2, through=0.04, rim=0.5)
    road.fill("-30,1110! 830,1110! 830,1230! -30,1230!")
    for i in range(44):
        x, y = 20 * i + 9 * (i % 2) - 20, 1130 + 17 * (i % 5)
        road.score([(x, y), (x + 16, y - 2), (x + 34, y + 1)], 2)
    box.add(road)
    litter = Sheet("#a8683a", "#8c5028", gap=1.2, through=0.02, rim=0.6)
    litter.fill(rectangle(250, POLE - 34, 560, 26, 4))
    for k in range(9):
        litter.score([(300 + 56 * k, POLE - 34), (300 + 56 * k, POLE - 8)], 3)
    box.add(litter)
    bodies = [_body(box, i) for i in range(len(BEARERS))]
    pole = Sheet("#6e3b1c", "#5c2f16", gap=0.9, through=0.02, rim=0.7)
    box.add(pole.fill(rectangle(-30, POLE - 9, 860, 18, 8)))
    fists = [Sheet(skin, gap=0.6, through=0.03, rim=0.5) for skin in SKINS]
    for i, joints in enumerate(bodies):
        _face(box, i, joints)
        with fists[BEARERS[i][-1]].piece(0.5, 1.2) as fist:
            x = joints.wrists[1][0] + 12
            fist.fill(rectangle(x - 12, POLE - 14, 25, 27, 9))
            for k in range(3):
                fist.score([(x - 6 + 6 * k, POLE - 12), (x - 5 + 6 * k, POLE + 9)], 1.6)
    for sheet in fists:
        box.add(sheet)


def _body(box: Box, i: int) -> people.Joints:
    x, kind, wear, colour, *_ = BEARERS[i]
    sheet = Sheet(colour, gap=1.1, through=0.03, rim=0.5)
    worn = [name for name in wear if name in CLOTHES]
    joints = people.person(sheet, x, GROUND, SIZE, kind, _walk(i), worn, gap=1.6)
    box.add(sheet)
    return joints


def _face(box: Box, i: int, joints: people.Joints) -> None:
    _, kind, wear, _, hair, tone = BEARERS[i]
    worn = [name for name in wear if name not in CLOTHES]
    sheet = Sheet(SKINS[tone], gap=0.6, through=0.03, rim=0.5)
    people.portrait(sheet, joints, SIZE, kind, worn, hair=hair, turn=_walk(i).head + 4)
    box.add(sheet)
