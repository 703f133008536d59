"""A caravan of snails crosses a sleeping face of sand; a tear has become an oasis."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

SAND_DARK, SAND_LIT, LASH = "#a4482f", "#ffd294", "#4a1c22"
HAIR = (
    "-20,1030! -20,900! 40,850 76,740 84,620 146,480 262,392 400,362 538,392 654,480 716,620 "
    "724,740 760,850 820,900! 820,1030!"
)
"""The sleeper looks at us: the hair is a dune, rippled by wind, the chin lies in the sand."""
HEAD = (
    "400,424! 320,452 216,540 150,650 126,760 140,880 190,970 260,1030! 540,1030! 610,970 "
    "660,880 674,760 650,650 584,540 480,452"
)
NOSE = "404,540 420,640 446,742 452,774 430,792 400,800 372,792 352,776 362,756 384,740 392,640"


def draw() -> Picture:
    g = Sprayed("#4b2a5e", "#f7a45c")
    _sky(g)
    for x, y, turn, load in (
        (175, 444, -45, _carpets),
        (400, 370, 0, _chests),
        (624, 447, 45, _canopy),
    ):
        with g.at(x, y, 0.74, turn):
            _snail(g)
            load(g)
    _hair(g)
    _face(g)
    _ground(g)
    _oasis(g)
    _camp(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    for cloud in (
        "-20,110 120,80 260,96 380,130 240,146 60,144",
        "820,50 640,30 520,60 440,88 620,100 820,92",
    ):
        g.fill(cloud, "#e0707a", "#8a4a78", alpha=0.55)
    g.glow(400, 480, 520, "#ffd08a", 0.6)
    g.fill(
        "-20,690 60,640 160,660 300,600 520,620 660,650 740,630 820,670! 820,1020! -20,1020!",
        "#c9663f",
        "#d87848",
    )


def _hair(g: Sprayed) -> None:
    """Comb a dune from the parting down to both sides."""
    g.fill(HAIR, "#d9763f", "#c05a36")
    with g.within(HAIR):
        g.spot(HAIR, SAND_LIT, 300, 380, 240, 0.6)
        g.spot(HAIR, SAND_DARK, 740, 640, 260, 0.7)
        for flip in (False, True):
            with g.at(400, 0, flip=flip):
                for k in range(5):
                    g.line([(0, 368 + 14 * k), (-120 - 4 * k, 404 + 16 * k),
                            (-232 + 6 * k, 500 + 18 * k), (-292 + 14 * k, 640 + 8 * k),
                            (-304 + 14 * k, 780), (-360 + 22 * k, 900 + 10 * k),
                            (-420 + 30 * k, 960 + 10 * k)], "#9c4630", 5, alpha=0.7)  # fmt: skip


def _face(g: Sprayed) -> None:
    """Model a face of sand, lit from the left: brows, closed eyes, nose and mouth."""
    g.fill(HEAD, "#f6b074", "#dd8450")
    with g.within(HEAD):
        g.spot(HEAD, SAND_DARK, 720, 720, 220, 0.8)
        g.spot(HEAD, SAND_LIT, 210, 560, 260, 0.6)
        for x in (228, 572):
            g.spot(HEAD, "#d8583c", x, 790, 90, 0.65)
    g.fill("420,610! 470,700 476,770 452,800 424,806! 440,770 436,720", SAND_DARK, alpha=0.45)
    g.form(NOSE, "#f8b87c", "#d27a4a", SAND_LIT, lamp=200)
    for x in (378, 428):
        g.fill(ellipse(x, 789, 11, 6), "#7a3226")
    for flip in (False, True):
        with g.at(400, 0, flip=flip):
            g.limb("-44,604,6 -100,566,15 -160,562,13 -222,600,4", "#8a3a2a")
            _eye(g)
    _mouth(g)
    _tear(g)


def _eye(g: Sprayed) -> None:
    """Close the eye left of the middle: a full lid, a dark rim, four lashes."""
    g.form("-204,672 -180,624 -130,606 -82,624 -56,668 -94,700 -132,708 -172,700", "#f3a468",
           "#c46a42", SAND_LIT, lamp=250)  # fmt: skip
    g.limb("-208,668,4 -174,698,8 -130,710,9 -90,698,8 -52,664,4", LASH)
    for x, y, dx, dy in ((-186, 690, -18, 22), (-150, 706, -8, 28), (-110, 706, 8, 28),
                         (-76, 690, 18, 22)):  # fmt: skip
        g.line([(x, y), (x + dx, y + dy)], LASH, 8)


def _mouth(g: Sprayed) -> None:
    g.form("326,868! 366,846 400,856 434,846 474,868! 436,874 400,878 364,874", "#b8503a",
           "#8a3428")  # fmt: skip
    g.form("326,868! 364,874 400,878 436,874 474,868! 444,904 400,916 356,904", "#d06a4a",
           "#a04430", "#f09a70")  # fmt: skip
    g.limb("312,862,3 326,868,4 364,874,4 400,879,4 436,874,4 474,868,4 488,862,3", "#6a2420")
    g.spot(ellipse(400, 934, 60, 14), SAND_DARK, 400, 930, 60, 0.6)


def _tear(g: Sprayed) -> None:
    """Let one tear run from under the lashes over the cheek."""
    tear = "236,712! 228,770 216,830 206,900 190,1010! 288,1010! 274,900 266,830 262,770 258,714!"
    g.form(tear, "#58c4d4", "#2f9fba", "#d8fff8", lamp=200)


def _ground(g: Sprayed) -> None:
    """Heap dunes before the chin."""
    dune = "-20,960 60,940 160,968 300,990 440,976 580,944 700,930 820,950! 820,1220! -20,1220!"
    g.fill(dune, "#eea062", "#c4653c")
    with g.within(dune):
        g.spot(dune, SAND_LIT, 600, 980, 200, 0.5)
        for k in range(4):
            y = 1010 + 62 * k
            wave = [(x, y + 16 * np.sin(x / 130 + k * 0.9)) for x in range(-30, 840, 60)]
            g.line(wave, "#a84c34", 4, alpha=0.5)


def _oasis(g: Sprayed) -> None:
    """Gather the tear in a pool among palms."""
    pool = "44,1046 90,990 190,964 310,970 420,1004 446,1052 370,1094 230,1106 90,1090"
    g.form(pool, "#2f9fba", "#145f86", "#8fe6e0", lamp=300)
    for y, x, wide in ((1012, 232, 90), (1044, 310, 110), (1072, 210, 80)):
        g.line([(x - wide / 2, y), (x, y + 5), (x + wide / 2, y)], "#c8f6f0", 5)
    for x, y, size, flip in ((72, 1066, 1.1, False), (716, 976, 0.62, False)):
        with g.at(x, y, size, flip=flip):
            g.form(band("0,10,12 10,-70,9 34,-150,7"), "#7a3f2a", "#46202a")
            for turn in (-150, -105, -60, -20, 25, 165):
                with g.at(34, -152, turn=turn):
                    g.form("0,0! 40,-26 84,-12 104,26! 74,12 36,10", "#3f8f4f", "#174a40")
            for dx in (24, 42):
                g.fill(ellipse(dx, -140, 9), "#e8a83a")


def _snail(g: Sprayed) -> None:
    """Draw one that crawls to the right, its foot at the origin."""
    body = (
        "-104,4! -60,-20 0,-30 44,-34 62,-60 70,-92 98,-104 122,-90 124,-66 108,-46 100,-10 104,4!"
    )
    for x, y in ((104, -150), (136, -138)):
        g.line([(100 + (x - 104) * 0.5, -96), (x - 6, y + 22), (x, y)], "#6a3a3a", 7)
        g.fill(ellipse(x, y, 8), "#2a1424")
    g.form(body, "#e8bd92", "#a8694f", "#fff0cc", lamp=290)
    g.line("112,-64 118,-60 124,-66", "#4a2428", 4)
    g.form(ellipse(-14, -68, 58), "#7a3d5a", "#32183e", "#e08a7a", lamp=300)
    spiral = [
        (-14 + r * np.cos(a), -68 + r * np.sin(a))
        for a, r in ((a, 6 + 2.65 * a) for a in np.linspace(0.4, 17, 50))
    ]
    g.line(spiral, "#f0a868", 6)


def _carpets(g: Sprayed) -> None:
    """Tie rolled carpets across a shell."""
    for x, y, tint, dark in (
        (-42, -142, "#d83a3a", "#7a1830"),
        (18, -142, "#2f8a9a", "#17485f"),
        (-12, -190, "#f0b83a", "#a8602a"),
    ):
        g.form(rectangle(x - 44, y - 24, 92, 48, 20), tint, dark)
        g.form(ellipse(x + 40, y, 18, 24), "#fff0d0", dark)
        g.line(arc(x + 40, y, 9, 13, 0, 300), dark, 4)
    g.line("-66,-96 -12,-222! 44,-96", "#4a1c22", 5)


def _chests(g: Sprayed) -> None:
    """Stack a chest and a bird cage."""
    g.form(rectangle(-66, -176, 104, 62, 6), "#9a4f2e", "#4a2028", "#e8a060")
    g.fill(rectangle(-66, -154, 104, 8), "#f0c04a")
    g.fill(rectangle(-24, -158, 20, 24, 4), "#f0c04a")
    g.form("-50,-180! -50,-222 -14,-252 22,-222 22,-180!", "#fff0c8", "#e0a060")
    g.form("-32,-196 -22,-220 4,-222 10,-206! 2,-190", "#e0403a", "#8a1c30")
    for x in (-50, -26, -2, 22):
        g.line([(x, -180), (x * 0.8 - 3, -224), (-14, -254)], "#7a3d2a", 4)
    g.line("-56,-180! 28,-180!", "#7a3d2a", 6)


def _canopy(g: Sprayed) -> None:
    """Seat the leader under a striped canopy, asleep as well."""
    for x in (-60, 32):
        g.line([(x, -98), (x, -236)], "#7a3d2a", 6)
    g.form("-46,-108! -50,-150 -34,-178 -4,-180 14,-150 18,-108!", "#2f6f9a", "#183a60")
    g.form(ellipse(-10, -196, 21, 23), "#a8643f", "#6a3428")
    g.form("-36,-200! -34,-226 -8,-234 16,-222 14,-204!", "#fff0d0", "#e0a878")
    g.line("-4,-194 2,-191 8,-194", "#3a1820", 3.5)
    g.line("-30,-140 -4,-122 22,-132", "#a8643f", 11)
    for k in range(6):
        left, right = -92 + 28 * k, -64 + 28 * k
        stripe = (
            f"{left},-232! {left * 0.62 - 5},-270! {right * 0.62 - 5},-270! {right},-232! "
            f"{(left + right) / 2},-214"
        )
        g.form(stripe, ("#e0403a", "#fff0d0")[k % 2], ("#8a1c30", "#e8b080")[k % 2])
    g.fill("-64,-268! -12,-304! 44,-268!", "#e0403a")


def _camp(g: Sprayed) -> None:
    """Pitch a striped tent below, a light in its door."""
    with g.at(640, 1130, 1.0):
        for k in range(6):
            left, right = -120 + 40 * k, -80 + 40 * k
            stripe = polygon([(0, -170), (left, 0), (right, 0)])
            g.form(stripe, ("#d8403a", "#fff0d0")[k % 2], ("#7a1c34", "#d89a70")[k % 2])
        g.glow(0, -30, 110, "#ffd070", 0.7)
        g.fill(polygon([(0, -90), (-34, 0), (34, 0)]), "#ffdf8a")
        g.fill("0,-168! 0,-216! 46,-200! 4,-186!", "#2f8a9a")


def look() -> Look:
    return Look("terracotta", glow=0.12, pull=0.05, finish="gouache", seed=64)
