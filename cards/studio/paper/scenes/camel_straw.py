"""A camel carries a whole household up to the sky; a small bird brings one more straw."""

import numpy as np

from cards.studio.paper import birds, land, things
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

GROUND = 1146
HIDE, SHADE = "#c9793f", "#a85a30"
TRUNK = (
    "196,800 230,762 300,742 380,700 440,690 500,712 560,752 612,782 632,840 610,880 520,902 "
    "430,914 330,914 250,900 206,866"
)
FORE = "0,0,52 -4,70,40 -8,130,25 -8,158,24 -4,196,16 -2,250,16"
HIND = "0,0,60 -24,70,46 2,140,25 12,164,21 6,200,16 2,250,16"
"""A fore and a hind leg, from shoulder or hip down to where the foot begins."""
NECK = "226,820,58 176,866,46 136,876,36 108,836,30 104,780,27 112,740,26"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#7cc6d6", "#bfe5df", "#fbeccb", "#f7d49a", bottom=1050),
        lamp=(640, -150),
        tint="#5c2f2a",
        fall=(-0.45, 0.75),
        finish=Finish(vignette=0.14, bloom=0.07, contrast=0.4),
    )
    _desert(box)
    _camel_far(box)
    _load_back(box)
    _camel(box)
    _load(box)
    _top(box)
    _bird(box)
    _front(box)
    return box


def _desert(box: Box) -> None:
    for y, top, bottom, seed in (
        (900, "#f2c68a", "#eebb7a", 2),
        (985, "#eab070", "#e2a05c", 5),
        (1080, "#f1c27c", "#e5a85f", 8),
    ):
        dune = Sheet(top, bottom, gap=0.8, through=0.2, rim=0.5, shade=0.5)
        land.hill(dune, y, 26, seed, bumps=4)
        box.add(dune)
    prints = Sheet("#c98a4c", gap=0.05, through=0.1, rim=0.1, shade=0.1)
    for i in range(9):
        prints.fill(ellipse(668 + 26 * i, 1112 + 9 * (i % 2) - 2 * i, 10, 3.4))
    box.add(prints)


def _leg(sheet: Sheet, x: float, y: float, bones: str) -> None:
    """Lay a leg from its shoulder or hip, and the broad foot of two toes that it stands on."""
    with sheet.piece(1.5, 2, joint=(x, y, 76)) as part, part.at(x, y):
        part.limb(bones)
        part.fill("-40,296! -42,270 -28,252 -4,240 18,246 28,268 30,296!")
    sheet.slit([(x - 22, y + 268), (x - 25, y + 284), (x - 24, y + 296)], 1.6)


def _camel_far(box: Box) -> None:
    legs = Sheet("#a9602f", "#8f4a28", gap=1.0, through=0.05, rim=0.5)
    _leg(legs, 334, GROUND - 310, FORE)
    _leg(legs, 520, GROUND - 310, HIND)
    box.add(legs)


def _camel(box: Box) -> None:
    sheet = Sheet(HIDE, SHADE, gap=1.2, through=0.05, rim=0.6)
    sheet.limb("618,812,12 652,850,9 660,910,8 656,936,7").fill(
        "646,930 668,930 674,972 660,990 644,970"
    )
    with sheet.piece(2) as part:
        part.fill(TRUNK).limb(NECK)
    _leg(sheet, 256, GROUND - 294, FORE)
    _leg(sheet, 580, GROUND - 294, HIND)
    box.add(sheet)
    _face(box)


def _face(box: Box) -> None:
    """Lay the head, with a look up at the load, sweating."""
    head = Sheet(HIDE, SHADE, gap=0.8, through=0.05, rim=0.6)
    with head.at(112, 716, 92, -10, flip=True):
        head.fill("-.34,-.30! -.46,-.52 -.30,-.62 -.16,-.42!")
        head.fill(
            "-.34,.34 -.44,.0 -.36,-.30 -.12,-.42 .16,-.36 .40,-.22 .66,-.12 .82,.02 .86,.18! "
            ".74,.24 .84,.30 "
            ".80,.42 .62,.46 .40,.36 .16,.34 .0,.44"
        )
        head.slit(".86,.20 .66,.24 .50,.24", 0.022).slit(".72,.02 .78,.06 .80,.12", 0.022)
        head.ink("#fffdf4", ellipse(0.08, -0.16, 0.15, 0.14))
        head.ink("#3a2420", ellipse(0.04, -0.23, 0.075))
        head.ink("#fffdf4", ellipse(0.06, -0.26, 0.02))
        head.ink(SHADE, spline("-.10,-.10! .07,-.04 .25,-.10! .23,.02 .07,.06 -.06,.02"))
        for k in (-0.04, 0.06, 0.16):
            head.ink("#3a2420", band([(k, -0.29, 0.016), (k - 0.02, -0.40, 0.006)]))
    box.add(head)
    drops = Sheet("#6fc0d6", gap=0.5, through=0.3, rim=0.8)
    for x, y, size in ((176, 690, 11), (168, 726, 8), (60, 650, 9)):
        with drops.at(x, y, size):
            drops.fill("0,-1.5! .7,.1 .5,.8 0,1 -.5,.8 -.7,.1")
    box.add(drops)


def _load_back(box: Box) -> None:
    """Hang what sticks out behind: a ladderless heap of big furniture."""
    sheet = Sheet("#5d6f8f", "#4a5a7a", gap=1.0, through=0.05, rim=0.6)
    sheet.fill(rectangle(250, 470, 90, 250, 6), "250,470! 295,430 340,470!")  # the clock
    sheet.ink("#fff4da", ellipse(295, 506, 32))
    for k in range(12):
        a = np.radians(30 * k)
        sheet.ink("#3a2a3a", ellipse(295 + 26 * np.sin(a), 506 + 26 * np.cos(a), 2.2))
    sheet.ink(
        "#3a2a3a",
        band([(295, 506, 2.4), (295, 484, 1.4)]),
        band([(295, 506, 2.4), (308, 512, 1.4)]),
    )
    sheet.ink("#3f4d6a", rectangle(272, 556, 46, 120, 5))
    sheet.ink("#e8b84a", ellipse(296, 640, 14), rectangle(294, 560, 4, 80))
    box.add(sheet)
    tub = Sheet("#f4f7f6", "#d9e4e4", gap=1.0, through=0.05, rim=0.5)
    with tub.at(574, 640, 1, 10):
        tub.fill("-96,-40! 96,-40! 84,22 50,40 -50,40 -84,22").fill(
            rectangle(-104, -52, 208, 14, 7)
        )
        tub.fill("-60,38 -74,62 -56,60 -44,40", "60,38 74,62 56,60 44,40")
    box.add(tub)


def _load(box: Box) -> None:
    rug = Sheet("#b5372f", "#962c2c", gap=1.2, through=0.05, rim=0.5)
    rug.fill(
        "240,742! 330,700 430,678 520,694 604,752! 612,860! 586,850 560,868 530,852 500,870 "
        "470,854 440,870 410,854 380,870 350,852 320,866 290,848 262,858 246,846!"
    )
    for i in range(6):
        x = 290 + 54 * i
        rug.ink("#f0b94e", polygon([(x - 20, 800), (x, 772), (x + 20, 800), (x, 828)]))
        rug.ink("#2f6a72", polygon([(x - 10, 800), (x, 786), (x + 10, 800), (x, 814)]))
    for k in range(13):
        x = 254 + 28 * k
        rug.line([(x, 846), (x + 1, 880 + 5 * (k % 2))], 3)
        rug.ink("#f0b94e", rectangle(x - 5, 868, 12, 30))
    box.add(rug)
    piano = Sheet("#3a2c38", "#2c222e", gap=1.2, through=0.05, rim=0.6)
    with piano.at(420, 640, 1, -4):
        piano.fill("-110,-60! 84,-60! 110,-30 112,20! 112,66! -110,66!").fill(
            rectangle(-128, -4, 130, 16, 3)
        )
        piano.ink("#fffaf0", rectangle(-126, 12, 116, 12))
        for k in range(13):
            piano.ink("#2c222e", rectangle(-122 + 9 * k, 12, 3.5, 7))
    box.add(piano)
    _luggage(box)
    _heap(box)


def _luggage(box: Box) -> None:
    bags = Sheet("#d9a441", "#c08a32", gap=1.0, through=0.05, rim=0.6)
    with bags.at(262, 716, 1, -8):
        bags.fill(rectangle(-56, -34, 112, 70, 8)).line(arc(0, -34, 16, 14, 180, 360), 5)
        bags.ink("#8a5a26", rectangle(-36, -34, 10, 70), rectangle(26, -34, 10, 70))
    with bags.at(560, 716, 1, 7):
        bags.fill(rectangle(-66, -28, 124, 58, 6)).line(arc(-4, -28, 16, 13, 180, 360), 5)
        bags.ink("#5f8f6a", rectangle(-66, -28, 124, 58)).ink(
            "#8a5a26", rectangle(-30, -28, 9, 58), rectangle(18, -28, 9, 58)
        )
    box.add(bags)


def _heap(box: Box) -> None:
    house = Sheet("#f3e2c6", "#e3cba4", gap=1.2, through=0.05, rim=0.5)
    with house.at(1, 2):
        house.fill(rectangle(356, 468, 130, 118))
        house.ink("#c4503e", polygon("340,474 421,396 502,474"))
        house.fill(polygon("340,474 421,396 502,474")).ink(
            "#c4503e", polygon("340,474 421,396 502,474")
        )
        house.ink("#8a5a3a", rectangle(436, 528, 32, 58)).ink(
            "#7fc0cf", rectangle(374, 500, 40, 38)
        )
        house.ink("#fff6e0", rectangle(393, 500, 3, 38), rectangle(374, 518, 40, 3))
        house.fill(rectangle(462, 404, 16, 44)).ink("#8a3c30", rectangle(462, 396, 16, 40))
    box.add(house)
    chair = Sheet("#7d9a5a", "#688347", gap=1.0, through=0.05, rim=0.6)
    with chair.at(560, 566, 1, 168):
        chair.fill(
            rectangle(-44, 0, 88, 11, 4),
            rectangle(-44, 10, 9, 76, 3),
            rectangle(35, 10, 9, 76, 3),
            rectangle(-44, -92, 9, 96, 3),
            rectangle(35, -92, 9, 96, 3),
            rectangle(-44, -86, 88, 12, 4),
            rectangle(-44, -56, 88, 10, 4),
        )
    box.add(chair)
    globe = Sheet("#6fb6c9", "#4f9ab4", gap=1.0, through=0.05, rim=0.6)
    globe.fill(ellipse(548, 446, 44))
    globe.ink(
        "#8fb45c",
        "520,420 540,410 556,424 544,444 548,462 530,466 518,446",
        "566,452 582,444 586,462 572,474 560,466",
    )
    globe.line(arc(548, 446, 52, 52, -70, 130), 5)
    box.add(globe)
    _hanging(box)


def _hanging(box: Box) -> None:
    boots = Sheet("#b5372f", "#93292b", gap=0.9, through=0.05, rim=0.6)
    boots.line("640,690 664,716 662,744", 2.4).line("640,690 690,720 694,752", 2.4)
    things.boot(boots, 662, 808, 62, 4)
    things.boot(boots, 694, 818, 62, -6)
    box.add(boots)
    cage = Sheet("#e0b04a", gap=0.8, through=0.05, rim=0.7)
    with cage.at(196, 640):
        cage.line(arc(0, -10, 36, 44, 180, 360), 4).fill(rectangle(-40, 40, 80, 9, 3)).line(
            [(0, -54), (0, -74)], 3
        )
        for k in (-36, -18, 0, 18, 36):
            cage.line([(k, -10 - (36 - abs(k)) * 0.9), (k, 42)], 2.6)
        cage.line([(-36, -8), (36, -8)], 3)
    birds.bird(cage, 192, 662, 34, "perch")
    box.add(cage)
    hook = Sheet("#8a5a3a", gap=0.6, through=0.05, rim=0.6)
    hook.line([(196, 566), (250, 548)], 5)
    box.add(hook)


def _top(box: Box) -> None:
    """Lay a bed on top, with a man asleep in it, and a tower of small things beside."""
    pots = Sheet("#4f8f8a", "#3f7c7a", gap=1.0, through=0.05, rim=0.6)
    with pots.at(276, 410, 30):
        pots.fill("-.9,-.9! .9,-.9! .7,.5 .4,.8! -.4,.8! -.7,.5").line(
            arc(0.95, -0.3, 0.4, 0.5, -90, 90), 0.16
        )
    with pots.at(279, 362, 22):
        pots.fill("-.9,-.9! .9,-.9! .7,.6 .4,.9! -.4,.9! -.7,.6")
        pots.ink("#d9694a", spline("-.9,-.9! .9,-.9! .7,.6 .4,.9! -.4,.9! -.7,.6"))
    with pots.at(275, 324, 16):
        pots.fill("-.9,-.9! .9,-.9! .7,.7 .4,1.1! -.4,1.1! -.7,.7")
        pots.ink("#f0c24e", spline("-.9,-.9! .9,-.9! .7,.7 .4,1.1! -.4,1.1! -.7,.7"))
    box.add(pots)
    bed = Sheet("#8f5a3a", "#774628", gap=1.1, through=0.05, rim=0.6)
    with bed.at(452, 348, 1, -4):
        bed.fill(
            rectangle(-136, 34, 272, 16, 4),
            rectangle(-142, -64, 14, 124, 5),
            rectangle(128, -28, 14, 88, 5),
        )
        bed.fill(ellipse(-135, -68, 11), ellipse(135, -32, 10))
    box.add(bed)
    linen = Sheet("#fffaf0", "#f0e6d4", gap=0.7, through=0.08, rim=0.5)
    with linen.at(452, 348, 1, -4):
        linen.fill(rectangle(-128, -4, 256, 28, 10), "-124,-6 -116,-34 -70,-38 -56,-8 -70,4 -116,4")
    box.add(linen)
    man = Sheet("#f1c9a4", gap=0.5, through=0.05, rim=0.5)
    with man.at(360, 322, 62, -87), man.at(0, 0.5):
        man.fill(
            "-.04,.1 -.3,-.06 -.36,-.4 -.3,-.8 .0,-.98 .24,-.9 .36,-.66 .36,-.5 .46,-.36 "
            ".37,-.28 .38,-.16 .3,.0 .14,.06"
        )
        man.ink(
            "#5b3a2a",
            spline(
                "-.3,-.06! -.46,-.4 -.4,-.86 -.04,-1.1 .3,-.95 .36,-.72! .1,-.72 -.02,-.4 -.1,-.1"
            ),
        )
        man.ink(
            "#5b3a2a",
            band(".2,-.52,.015 .27,-.48,.03 .34,-.52,.015"),
            band(".26,-.18,.01 .32,-.2,.02 .38,-.19,.014"),
        )
    box.add(man)
    quilt = Sheet("#4f79b5", "#3f639b", gap=0.8, through=0.05, rim=0.6)
    with quilt.at(452, 348, 1, -4):
        quilt.fill(
            "-58,-14! -30,-46 20,-52 70,-40 112,-36 132,-14 134,14! 126,40! 90,32 60,44 30,32 "
            "0,44 -30,32 -60,40!"
        )
        for x in range(-40, 130, 34):
            for y in (-28, -4, 20):
                quilt.ink("#f3d27a", ellipse(x + (17 if y == -4 else 0), y, 5.5))
    box.add(quilt)


def _bird(box: Box) -> None:
    box.haze("#fffbe8", 0.5 * near(600, 140, 130, 110))
    bird = Sheet("#d9482f", "#b5362a", gap=1.2, through=0.05, rim=0.6)
    birds.bird(bird, 640, 150, 92, turn=8, flip=True)
    box.add(bird)
    straw = Sheet("#f0c24a", "#dba93a", gap=0.8, through=0.1, rim=0.8)
    straw.line([(526, 112), (650, 172)], 8)
    box.add(straw)


def _front(box: Box) -> None:
    """Let the feet sink into the nearest dune."""
    front = Sheet("#e0a05a", "#cb8544", gap=1.0, through=0.1, rim=0.5)
    land.hill(front, 1138, 6, 12, bumps=4)
    box.add(front)
