"""A stork whose bill is a pair of scissors cuts the day open; behind it is night, and a sleeper."""

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.outlines import band, ellipse, rectangle, whole_page
from cards.studio.paper.sheet import Sheet

PIVOT = (300, 372)
"""The stork's eye, where its blades are screwed together: the end of the cut."""
STORK = (*PIVOT, 226, 20)
"""Where the stork is, how long its blades are, how far it climbs."""
GAPE = 50
SUN = (102, 300)
OPENING = "300,372! 420,250 560,150 700,92 840,60! 840,1010! 700,960 540,860 410,690 340,520"
CURLS = (
    "300,372! 420,250 560,150 700,92 840,60! 840,-14! 690,40 540,112 410,226",
    "300,372! 340,520 410,690 540,860 700,960 840,1010! 840,1100! 660,1030 470,912 360,720",
)
"""The edges of the cut: they roll back and show the sky's white inside."""


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
    _day(box)
    _stork(box)
    _ground(box)
    return box


def _night(box: Box) -> None:
    """Let somebody sleep behind the sky, face up, among the stars."""
    night = Sheet("#141d52", "#22307e", gap=0.5, through=0.1, rim=0.4)
    night.fill(whole_page())
    pricks = land.stars(night, 90, (360, 90, 800, 900), 5, None, (1.6, 4))
    box.add(night)
    box.emit(pricks, "#fff6d0", 1.0, 0.5)
    sleeper = Sheet("#7d92e4", "#5d72c8", gap=1.0, through=0.1, rim=0.6)
    with sleeper.at(776, 866, 300, -78):
        sleeper.fill(PROFILES["large"])
        sleeper.limb(".13,-.50,.004 .20,-.475,.014 .28,-.50,.012 .31,-.535,.003", cut=True)
        for lash in (".17,-.475 .185,-.435", ".225,-.475 .25,-.435", ".275,-.49 .315,-.46"):
            sleeper.line(lash, 0.012, cut=True)
        sleeper.slit(".10,-.60 .21,-.635 .31,-.61", 0.013)
        sleeper.slit(".39,-.245 .33,-.232 .28,-.25", 0.011)
        sleeper.slit(".36,-.345 .33,-.33 .335,-.36", 0.008)
    box.add(sleeper)
    hair = Sheet("#1c2870", "#18225f", gap=0.8, through=0.05, rim=0.7)
    with hair.at(776, 866, 300, -78):
        hair.fill(
            ".33,-.80! .20,-.86 .06,-.78 -.02,-.62 -.06,-.44 -.10,-.26 -.04,.06! -.4,.2 -.7,.0 "
            "-.66,-.5 -.5,-.98 -.1,-1.12 .22,-1.0"
        )
        for line in (".16,-.95 -.1,-.82 -.26,-.56 -.3,-.2", ".0,-1.04 -.3,-.84 -.44,-.5 -.46,-.1"):
            hair.slit(line, 0.012)
    box.add(hair)
    pillow = Sheet("#33459f", "#2b3b92", gap=1.2, through=0.05, rim=0.6)
    land.cloud(pillow, 640, 1000, 400, 6)
    box.add(pillow)


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
    land.cloud(clouds, 130, 660, 210, 4)
    land.cloud(clouds, 300, 110, 220, 9)
    land.cloud(clouds, 250, 930, 160, 8)
    box.add(clouds)
    curls = Sheet("#ffffff", "#e3ecf2", gap=1.8, through=0.03, rim=0.8)
    for curl in CURLS:
        curls.fill(curl)
    curls.ink(
        "#c3d3e4",
        "300,372! 412,238 550,132 696,64 840,20! 840,62! 700,94 560,152 420,252",
        "300,372! 348,550 428,722 560,884 706,986 840,1044! 840,1008! 700,958 540,858 410,688 "
        "340,518",
    )
    box.add(curls)


def _blade(sheet: Drawing, side: int) -> None:
    sheet.fill(
        [(-0.1, 0, True), (0, -0.1 * side), (0.3, -0.115 * side), (0.72, -0.075 * side),
         (1.06, 0.035 * side, True), (0.5, 0.035 * side), (0, 0.035 * side, True)]
    )  # fmt: skip


WING = (
    "-.56,.16! -.66,-.30 -.92,-.72 -1.30,-1.02 -1.66,-1.16! -1.62,-1.02! -1.80,-1.02! -1.72,-.88! "
    "-1.90,-.82! -1.76,-.70! -1.92,-.60! -1.76,-.50! -1.86,-.38! -1.66,-.30! -1.70,-.16! "
    "-1.46,-.06 -1.2,.14 -1.0,.24 -.76,.28"
)
TIPS = (
    "-1.02,-.82! -1.30,-1.06 -1.70,-1.22! -2.0,-.9! -1.98,-.3! -1.74,-.1! -1.44,-.04! -1.38,-.40 "
    "-1.22,-.66"
)
BODY = (
    ".10,-.12 .16,.0 .08,.10 -.08,.13 -.26,.20 -.42,.34 -.62,.48 -.92,.56 -1.22,.50 -1.50,.36 "
    "-1.74,.24! -1.46,.22 -1.2,.12 -.90,.04 -.62,.04 -.42,.04 -.26,-.06 -.14,-.14 .0,-.17"
)


def _stork(box: Box) -> None:
    place = {"flip": True}
    far = Sheet("#cfd8ea", "#b9c5dd", gap=1.2, through=0.03, rim=0.6)
    with far.at(*STORK, **place), far.at(-0.52, 0.1, 0.84, 40), far.at(0.6, -0.2):
        far.fill(WING)
        far.ink("#2a3354", TIPS)
    box.add(far)
    legs = Sheet("#e5482f", "#c93a26", gap=0.9, through=0.03, rim=0.7)
    with legs.at(*STORK, **place):
        for side, y in ((-1, 0.24), (1, 0.56)):
            legs.limb([(-1.2, 0.36, 0.05), (-1.55, (0.36 + y) / 2, 0.036), (-1.78, y, 0.04)])
            legs.line(ellipse(-1.97, y + 0.05 * side, 0.19, 0.125), 0.075)
    box.add(legs)
    steel = Sheet("#f7f9fc", "#eef3f8", gap=1.6, through=0.02, rim=0.5, wobble=0.2)
    for side in (1, -1):
        with steel.at(*STORK[:3], STORK[3] + side * GAPE / 2, **place):
            with steel.piece(0.6, 1.8) as blade:
                _blade(blade, side)
            steel.ink("#e5482f", "-.1,-.2! .26,-.2! .26,.2! -.1,.2!")
            steel.ink("#b9c6d6", [(0.27, 0.04 * side, True), (0.27, -0.01 * side, True),
                                  (1.06, 0.035 * side, True)])  # fmt: skip
    box.add(steel)
    body = Sheet("#ffffff", "#eef1f6", gap=1.1, through=0.03, rim=0.7)
    with body.at(*STORK, **place):
        body.fill(BODY)
        body.ink("#2a3354", "-1.80,.20! -1.46,.14! -1.40,.30 -1.44,.48! -1.52,.42")
        body.ink("#2a3354", ".17,-.06! .06,-.11 -.06,-.10 -.11,-.03 -.05,.05 .06,.03")
        body.slit("-.34,.20 -.5,.32 -.72,.40", 0.012)
    box.add(body)
    wing = Sheet("#ffffff", "#f2f4f8", gap=1.3, through=0.03, rim=0.7)
    with wing.at(*STORK, **place):
        wing.fill(WING)
        wing.ink("#2a3354", TIPS)
        for end in ("-1.5,-.98", "-1.62,-.8", "-1.66,-.6", "-1.6,-.42", "-1.44,-.22"):
            x, y = (float(part) for part in end.split(","))
            wing.slit([(x * 0.62 - 0.1, y * 0.4 - 0.1), (x * 0.85, y * 0.76), (x, y)], 0.012)
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
