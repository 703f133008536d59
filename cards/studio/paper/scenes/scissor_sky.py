"""A stork whose bill is a pair of scissors cuts the day open; behind it is night, and a sleeper."""

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import band, ellipse, rectangle, rows, whole_page
from cards.studio.paper.sheet import Sheet

PIVOT = (262, 350)
"""The stork's eye, where its blades are screwed together: the end of the cut."""
STORK = (*PIVOT, 206, 9)
"""Where the stork is, how long its blades are, how far it climbs."""
GAPE = 46
SUN = (98, 306)
OPENING = (
    "262,350! 322,250 404,140 520,40 640,-60! 860,-60! 860,1060! 700,1050 520,1010 376,920 284,780 "
    "246,620 244,480"
)
CURLS = (
    "262,350! 322,250 404,140 520,40 640,-60! 540,-60! 428,6 326,96 268,220",
    (
        "262,350! 244,480 246,620 284,780 376,920 520,1010 700,1050 860,1060! 860,1120! 690,1112 "
        "490,1070 326,968 226,808 204,630 222,470"
    ),
)
"""The edges of the cut: they roll back and show the sky's white inside."""
HEM = "180,960 330,938 460,948 560,950 680,912 760,876 860,856! 860,1200! 180,1200!"
"""The upper edge of the sleeper's cover."""
FACE = (548, 796, 146, -14)
"""The sleeper's head: its middle, half its height, how far it leans."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#101a4a", "#27358a", bottom=900),
        lamp=(100, 100),
        tint="#1a2448",
        fall=(0.3, 0.9),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    _night(box)
    _sleeper(box)
    _day(box)
    _stork(box)
    _ground(box)
    return box


def _night(box: Box) -> None:
    night = Sheet("#141d52", "#2a3a90", gap=0.5, through=0.1, rim=0.4)
    night.fill(whole_page())
    pricks = land.stars(night, 80, (300, 20, 800, 700), 5, None, (1.8, 4.4))
    box.add(night)
    box.emit(pricks, "#fff6d0", 1.0, 0.5)


def _sleeper(box: Box) -> None:
    """Let the night sleep behind the sky: a face on a pillow of cloud, tucked up to the chin."""
    pillow = Sheet("#dfe4ff", "#b8c4fa", gap=1.0, through=0.05, rim=0.6)
    pillow.fill("268,742! 400,726 560,690 680,662 786,628! 774,740 790,900 792,960! 640,1000 "
                "400,1000 290,920 284,830")  # fmt: skip
    box.add(pillow)
    hair = Sheet("#141b54", "#10164a", gap=0.8, through=0.05, rim=0.7)
    with hair.at(*FACE):
        hair.fill(
            "-.2,-1.12 .3,-1.14 .76,-.9 1.0,-.44 1.06,.1 1.26,.5 1.2,.9! .6,1.0 -.6,1.0 -1.2,.9! "
            "-1.26,.5 -1.06,.1 -1.0,-.44 -.7,-.92"
        )
    box.add(hair)
    face = Sheet("#b4c4ff", "#8fa4f0", gap=0.8, through=0.1, rim=0.6)
    with face.at(*FACE):
        face.fill(
            ".0,-.86 .44,-.76 .7,-.42 .76,.0 .68,.42 .44,.76 .16,.92 -.16,.92 -.44,.76 -.68,.42 "
            "-.76,.0 -.7,-.42 -.44,-.76"
        )
        for side in (-1, 1):
            face.ink("#e49ac0", ellipse(0.46 * side, 0.34, 0.17, 0.12))
            face.ink("#1a2260", band([(side * u, v, w) for u, v, w in LID], 10))
            for lash in LASHES:
                face.ink("#1a2260", band([(side * u, v, w) for u, v, w in lash]))
            face.ink("#3a4aa4", band([(side * u, v, w) for u, v, w in BROW], 10))
        face.ink("#6a7cd8", band("-.09,.30,.01 -.05,.37,.024 .05,.37,.024 .09,.30,.01"))
        face.ink("#a83c78", band("-.17,.58,.008 .0,.63,.034 .17,.57,.008"))
    box.add(face)
    fringe = Sheet("#1a2266", "#161d5a", gap=0.6, through=0.05, rim=0.7)
    with fringe.at(*FACE):
        fringe.fill("-.2,-1.1 .3,-1.12 .76,-.88 .96,-.4 .92,.1! .74,-.24 .3,-.5 -.06,-.72! "
                    "-.3,-.44 -.72,-.2 -.92,.1! -.96,-.4 -.7,-.9")  # fmt: skip
        fringe.slit("-.06,-.74 .3,-.86 .68,-.62 .84,-.3", 0.016)
        fringe.slit("-.1,-.76 -.5,-.72 -.8,-.34", 0.016)
    box.add(fringe)
    hem = Sheet("#c4d0ff", "#a4b4f4", gap=1.0, through=0.05, rim=0.6)
    hem.fill(HEM)
    box.add(hem)
    blanket = Sheet("#31439f", "#27378c", gap=1.4, through=0.05, rim=0.8)
    with blanket.at(0, 40):
        blanket.fill(HEM)
    pricks = land.stars(blanket, 26, (400, 1005, 800, 1050), 8, None, (2, 4))
    box.add(blanket)
    box.emit(pricks, "#fff6d0", 0.9, 0.5)


def _day(box: Box) -> None:
    sky = Sheet("#58b7e2", "#cdeaf0", gap=2.2, through=0.03, rim=0.7)
    sky.fill(whole_page()).cut(OPENING)
    box.add(sky)
    sun = Sheet("#ffd23e", "#fbb829", gap=0.6, through=0.05, rim=0.6)
    sun.fill(ellipse(*SUN, 62))
    for i in range(14):
        with sun.at(*SUN, 62, 360 / 14 * i):
            sun.fill("1.16,-.10! 1.52,.0! 1.16,.10!")
    box.add(sun)
    clouds = Sheet("#ffffff", "#f4fafb", gap=0.9, through=0.1, rim=0.4, shade=0.5)
    land.cloud(clouds, 100, 620, 170, 4)
    land.cloud(clouds, 190, 110, 230, 9)
    land.cloud(clouds, 130, 860, 170, 8)
    box.add(clouds)
    curls = Sheet("#ffffff", "#e3ecf2", gap=1.8, through=0.03, rim=0.8)
    for curl in CURLS:
        curls.fill(curl)
    curls.ink(
        "#c3d3e4",
        "262,350! 316,240 398,128 512,26 628,-60! 660,-60! 524,44 406,144 326,252",
        "262,350! 238,480 238,624 274,790 368,934 518,1026 700,1066 860,1078! 860,1056! 700,1048 "
        "522,1008 378,918 286,780 248,620 246,480",
    )
    box.add(curls)


def _blade(sheet: Drawing, side: int) -> None:
    sheet.fill(
        [(-0.1, 0, True), (0, -0.1 * side), (0.3, -0.115 * side), (0.72, -0.075 * side),
         (1.06, 0.035 * side, True), (0.5, 0.035 * side), (0, 0.035 * side, True)]
    )  # fmt: skip


LID = ((0.14, 0.10, 0.008), (0.34, 0.2, 0.032), (0.56, 0.08, 0.008))
LASHES = tuple(
    ((u, v, 0.016), (u + 0.5 * (u - 0.3), v + 0.08, 0.004))
    for u, v in ((0.24, 0.18), (0.34, 0.2), (0.44, 0.17))
)
BROW = ((0.16, -0.16, 0.008), (0.36, -0.23, 0.022), (0.58, -0.14, 0.008))
"""One side of the sleeper's face; the other mirrors it."""

WING = (
    "-.44,.10! -.40,-.16 -.50,-.56 -.70,-.96 -.94,-1.26! -.98,-1.16! -1.14,-1.30! -1.14,-1.18! "
    "-1.32,-1.26! -1.29,-1.12! -1.47,-1.14! -1.42,-1.0! -1.58,-.96! -1.50,-.84! -1.62,-.74! "
    "-1.50,-.64! -1.56,-.50! -1.34,-.34 -1.16,-.1 -1.06,.16 -.90,.30 -.64,.28"
)
TIPS = "-.58,-.84! -.80,-1.4! -1.7,-1.4! -1.8,-.4! -1.42,-.32! -1.26,-.46 -1.0,-.66 -.78,-.78"
BODY = (
    ".10,-.12 .16,.0 .08,.10 -.10,.12 -.28,.14 -.46,.22 -.62,.36 -.84,.44 -1.10,.42 -1.30,.24 "
    "-1.64,-.02! -1.70,-.18! -1.40,-.10 -1.14,-.08 -.86,-.06 -.62,-.02 -.44,-.02 -.28,-.06 "
    "-.14,-.12 .0,-.17"
)
LEGS = (-2, -26)
"""How far each leg turns from the stork's axis about the hips: they gape as the blades do."""
HIPS = (-0.94, 0.28)


def _stork(box: Box) -> None:
    place = {"flip": True}
    far = Sheet("#8fa2d4", "#7a8fc6", gap=1.2, through=0.03, rim=0.6)
    with far.at(*STORK, **place), far.at(-0.5, 0.1, 0.8, 30), far.at(0.5, -0.1):
        far.fill(WING)
        far.ink("#1c2448", TIPS)
    box.add(far)
    legs = Sheet("#f0503a", "#d8402c", gap=0.9, through=0.03, rim=0.7)
    with legs.at(*STORK, **place):
        for turn in LEGS:
            with legs.at(*HIPS, 1, turn):
                legs.limb("0,0,.09 -.30,.0,.05 -.66,.0,.045 -.98,.0,.06")
                legs.line(ellipse(-1.2, 0, 0.2, 0.15), 0.09)
    box.add(legs)
    steel = Sheet("#f7f9fc", "#eef3f8", gap=1.6, through=0.02, rim=0.5, wobble=0.2)
    for side in (1, -1):
        with steel.at(*STORK[:3], STORK[3] + side * GAPE / 2, **place):
            with steel.piece(0.6, 1.8) as blade:
                _blade(blade, side)
            steel.ink("#f0503a", "-.1,-.2! .26,-.2! .26,.2! -.1,.2!")
            steel.ink("#b9c6d6", [(0.27, 0.04 * side, True), (0.27, -0.01 * side, True),
                                  (1.06, 0.035 * side, True)])  # fmt: skip
    box.add(steel)
    body = Sheet("#ffffff", "#eef1f6", gap=1.1, through=0.03, rim=0.7)
    with body.at(*STORK, **place):
        for turn in LEGS:
            with body.at(*HIPS, 1, turn):
                body.limb(".1,.0,.16 -.14,.0,.12 -.34,.0,.07")
        body.fill(BODY)
        body.ink("#2a3354", ".17,-.06! .06,-.11 -.06,-.10 -.11,-.03 -.05,.05 .06,.03")
        for feather in ("-1.66,-.12 -1.48,-.04 -1.28,.02", "-1.63,-.05 -1.46,.04 -1.28,.10"):
            body.ink("#9fb0cc", band([(*point, 0.01) for point in rows(feather)]))
    box.add(body)
    wing = Sheet("#ffffff", "#f2f4f8", gap=1.3, through=0.03, rim=0.7)
    with wing.at(*STORK, **place):
        wing.fill(WING)
        wing.ink("#2a3354", TIPS)
        for x, y in ((-0.92, -1.12), (-1.14, -1.1), (-1.34, -0.98), (-1.44, -0.76)):
            wing.slit([(x * 0.42 - 0.45, y * 0.42), (x * 0.72 - 0.2, y * 0.74), (x, y)], 0.012)
    box.add(wing)
    screw = Sheet("#ffd23e", gap=0.5, through=0.02, rim=0.8, wobble=0.1)
    with screw.at(*STORK, **place):
        screw.fill(ellipse(-0.01, -0.035, 0.05)).ink(
            "#2a3354", band("-.05,-.05,.011 .03,-.02,.011")
        )
    box.add(screw)


def _ground(box: Box) -> None:
    hill = Sheet("#a5cf6a", "#7fb84e", gap=1.0, through=0.1, rim=0.5, shade=0.6)
    ground = land.hill(hill, 1060, 18, 6)
    for x, high in ((60, 150), (128, 110)):
        plants.tree(hill, x, ground(x) + 8, high, 8, x, depth=4, leaves=9)
    box.add(hill)
    front = Sheet("#4d8a45", "#39703c", gap=1.2, through=0.05, rim=0.5)
    ground = land.hill(front, 1140, 10, 3)
    plants.grass(front, -10, 810, ground, 40, 110, 4)
    box.add(front)
    spool = Sheet("#d9a05a", "#b9783c", gap=1.2, through=0.04, rim=0.6)
    spool.fill(rectangle(420, 1012, 140, 26, 9), rectangle(420, 1134, 140, 26, 9),
               rectangle(440, 1030, 100, 110))  # fmt: skip
    box.add(spool)
    thread = Sheet("#e5482f", "#c93a26", gap=0.6, through=0.04, rim=0.6)
    thread.fill(rectangle(432, 1040, 116, 92, 14))
    for i in range(7):
        thread.slit([(434, 1052 + 12 * i), (490, 1057 + 12 * i), (546, 1050 + 12 * i)], 1.4)
    thread.line("546,1120 600,1150 650,1140 668,1090 656,1040 664,1000", 5)
    box.add(thread)
    needle = Sheet("#6c7c98", "#55657f", gap=0.9, through=0.02, rim=0.9)
    needle.limb("664,990,7 668,1080,6 680,1196,1").cut(ellipse(664, 1000, 3, 9))
    box.add(needle)
