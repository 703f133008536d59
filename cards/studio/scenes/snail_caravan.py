"""A caravan of snails crosses a sleeping face of sand; a tear has become an oasis."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

SAND, SAND_DARK, SAND_LIT = "#e8965a", "#a4482f", "#ffd294"
FACE = (
    "-20,600! 30,550 104,486 180,446 250,446 290,470 310,500 336,492 374,440 414,388 446,370 "
    "470,390 476,440 480,478 494,492! 524,478 554,476 566,498 560,514! 580,516 598,534 592,560 "
    "598,586 640,574 690,582 740,604 776,648 812,690! 812,1220! -20,1220!"
)
"""The sleeper lies on his back, brow to the left: nose, lips and chin make the skyline."""


def draw() -> Picture:
    g = Sprayed("#4b2a5e", "#f7a45c")
    _sky(g)
    g.fill(FACE, "#f0a468", "#c9683e")
    _features(g)
    _oasis(g)
    _eye(g)
    for x, y, turn, size, load in (
        (150, 464, -14, 0.88, _carpets),
        (408, 396, -46, 0.84, _chests),
        (648, 580, 8, 0.9, _canopy),
    ):
        with g.at(x, y, size, turn):
            _snail(g)
            load(g)
    _camp(g)
    return g.picture()


def _sky(g: Sprayed) -> None:
    for cloud in (
        "-20,150 120,120 260,136 380,170 240,186 60,184",
        "820,90 640,70 520,100 440,128 620,140 820,132",
        "820,250 700,226 560,240 480,266 640,280 820,276",
    ):
        g.fill(cloud, "#e0707a", "#8a4a78", alpha=0.55)
    g.glow(560, 560, 520, "#ffd08a", 0.6)
    g.fill(
        "-20,470 90,400 190,430 330,392 520,450 700,420 820,470! 820,780! -20,780!",
        "#c9663f",
        "#e28a52",
    )


def _features(g: Sprayed) -> None:
    """Model the face in sand: a closed eye under its brow, nostril, mouth, ear and ripples."""
    with g.within(FACE):
        g.spot(FACE, SAND_DARK, 346, 568, 130, 0.7)
        g.spot(FACE, SAND_LIT, 200, 620, 230, 0.55)
        g.spot(FACE, SAND_LIT, 430, 430, 90, 0.5)
        g.spot(FACE, "#d85a48", 500, 740, 170, 0.5)
        g.spot(FACE, SAND_DARK, 720, 830, 190, 0.5)
        g.line("196,476 250,488 296,520", "#7a3226", 22)
        g.fill(ellipse(470, 494, 15, 10), "#8a3a2a")
        g.line("440,470 434,500 458,520", SAND_DARK, 8)
        g.line("562,514 534,534 520,562", "#7a2c28", 9)
        g.line("598,556 572,574 566,590", SAND_DARK, 6)
        for k in range(6):
            y = 830 + 66 * k
            wave = [(x, y + 24 * np.sin(x / 130 + k * 0.9) - 0.05 * x) for x in range(-30, 840, 60)]
            g.line(wave, "#a84c34", 4, alpha=0.5)


def _eye(g: Sprayed) -> None:
    """Close the eye on the tear that it has let go."""
    lid = "250,562 292,542 340,556 362,590 342,622 300,620 270,598"
    g.form(lid, "#f4ae74", "#c46a42", SAND_LIT)
    lashes = [(254, 570), (276, 606), (312, 630), (350, 620), (366, 592)]
    g.line(lashes, "#4a1c22", 10)
    for (x, y), (dx, dy) in zip(lashes[1:4], ((-14, 20), (0, 28), (18, 22)), strict=True):
        g.line([(x, y), (x + dx, y + dy)], "#4a1c22", 7)


def _oasis(g: Sprayed) -> None:
    """Let one tear run down the temple and end in a pool among palms."""
    tear = "290,600! 282,690 286,760 276,820 252,880 240,930! 330,930! 334,880 328,780 318,600!"
    g.fill(tear, "#bff0ee", "#3fb4c8")
    pool = "100,1000 140,940 250,916 370,922 452,962 470,1010 400,1052 260,1062 140,1044"
    g.form(pool, "#2f9fba", "#145f86", "#8fe6e0", lamp=300)
    for y, x, wide in ((968, 230, 90), (1000, 320, 110), (1026, 220, 80)):
        g.line([(x - wide / 2, y), (x, y + 5), (x + wide / 2, y)], "#c8f6f0", 5)
    for x, y, size, flip in (
        (150, 966, 1.0, False),
        (86, 1010, 1.25, True),
        (446, 990, 0.9, False),
    ):
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
    for x in (-70, 46):
        g.line([(x, -100), (x, -236)], "#7a3d2a", 6)
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
    with g.at(626, 1096, 1.15):
        for k in range(6):
            left, right = -120 + 40 * k, -80 + 40 * k
            stripe = polygon([(0, -170), (left, 0), (right, 0)])
            g.form(stripe, ("#d8403a", "#fff0d0")[k % 2], ("#7a1c34", "#d89a70")[k % 2])
        g.glow(0, -30, 110, "#ffd070", 0.7)
        g.fill(polygon([(0, -90), (-34, 0), (34, 0)]), "#ffdf8a")
        g.fill("0,-168! 0,-216! 46,-200! 4,-186!", "#2f8a9a")


def look() -> Look:
    return Look("terracotta", glow=0.12, pull=0.05, finish="gouache", seed=64)
