"""A stone heart lies in a slingshot between two trees; a candle burns through what holds it."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, curve, ellipse, joined, polygon, rectangle
from cards.studio.sprayed import Sprayed

BARK, BARK_LIT = "#3b1c22", "#8e3f2c"
RED, RED_DARK = "#dd4028", "#8c1c1e"
AUTUMN = ("#f7a823", "#ee7a1e", "#d94a1f", "#f9cc45", "#b9321f")
HEART = (
    "400,318! 352,262! 285,248! 226,290! 204,368! 226,452! 296,556! 400,668! "
    "504,556! 574,452! 596,368! 574,290! 515,248! 448,262!"
)
FACETS = (
    ("400,318 352,262 330,372", "#a9aebb"),
    ("352,262 285,248 330,372", "#d3d5d8"),
    ("285,248 226,290 330,372", "#e9e6de"),
    ("226,290 204,368 330,372", "#c6c9cf"),
    ("204,368 226,452 330,372", "#a2a8b6"),
    ("226,452 296,556 330,372", "#7f8698"),
    ("330,372 296,556 400,500", "#8d94a5"),
    ("296,556 400,668 400,500", "#666d82"),
    ("400,318 330,372 400,500", "#979dac"),
    ("400,318 470,372 400,500", "#757c90"),
    ("400,318 448,262 470,372", "#8b91a2"),
    ("448,262 515,248 470,372", "#b6bac3"),
    ("515,248 574,290 470,372", "#9ba1af"),
    ("574,290 596,368 470,372", "#7a8195"),
    ("596,368 574,452 470,372", "#636a80"),
    ("574,452 504,556 470,372", "#535a72"),
    ("470,372 504,556 400,500", "#646b81"),
    ("504,556 400,668 400,500", "#4b5169"),
)
"""The planes of the stone, lit from the upper left."""


def draw() -> Picture:
    g = Sprayed("#e8743a", "#fbd58a")
    _distance(g)
    _trees(g)
    _sling(g)
    _heart(g)
    _rope(g)
    _candle(g)
    _arms(g)
    _leaves(g)
    return g.picture()


def _distance(g: Sprayed) -> None:
    """Set a village on a hill against the evening, and bare ground before it."""
    g.glow(400, 760, 420, "#fff0b0", 0.75)
    for x, y, wide, high in (
        (205, 748, 58, 52),
        (268, 752, 44, 72),
        (530, 730, 60, 62),
        (596, 742, 46, 50),
    ):
        g.fill(rectangle(x, y - high, wide, high + 20), "#7c3438")
        g.fill(
            polygon([(x - 9, y - high), (x + wide / 2, y - high - 44), (x + wide + 9, y - high)]),
            "#5a2430",
        )
        g.fill(rectangle(x + wide / 2 - 8, y - high + 14, 16, 22), "#ffdf7a")
    g.form("-10,800 160,735 330,752 520,722 810,790! 810,900! -10,900!", "#cf6a3c", "#9a4232")
    ground = "-10,840 200,800 420,812 620,796 810,836! 810,1210! -10,1210!"
    g.form(ground, "#a8482a", "#4a1a20", "#e08a44", lamp=275)


def _trees(g: Sprayed) -> None:
    """Stand a forked tree on either side, crowns meeting the edge."""
    trunk = (
        "-30,1230! -30,-20! 70,-20! 84,120 150,40 232,-20! 300,-20! 190,90 132,210 122,330 "
        "128,560 120,820 134,990 190,1110 250,1230!"
    )
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            g.fill(trunk, BARK)
            with g.within(trunk):
                g.spray(trunk, BARK_LIT, (150, 600), (40, 600), 0.9)
                for x in (20, 58, 92):
                    bark = [(x + 9 * np.sin(y / 70 + x), y) for y in range(60, 1100, 40)]
                    g.line(bark, "#240f18", 5, alpha=0.6)
    random = np.random.default_rng(8)
    for _ in range(150):
        a, r = random.uniform(0, 1.6), random.uniform(40, 300)
        x, y = r * 1.05 * np.cos(a), r * 0.62 * np.sin(a)
        x = 800 - x if random.random() < 0.5 else x
        _leaf(g, x, y, random.uniform(30, 50), random.uniform(0, 360), random.choice(AUTUMN))


def _leaf(g: Sprayed, x: float, y: float, size: float, turn: float, colour: str) -> None:
    with g.at(x, y, size / 40, turn):
        blade = "0,-38! 17,-10 11,20 0,36! -11,20 -17,-10"
        g.form(blade, colour, "#8a2418")
        g.line("0,-26 0,44", "#6a1c18", 2.4)


def _sling(g: Sprayed) -> None:
    """Knot two red bands about the trunks; they pull at the pouch."""
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            g.form("118,282! 128,330! 250,500! 226,522! 100,330!", RED, RED_DARK, "#ff8a5a")
            for y in (262, 294, 326):
                wrap = [
                    *curve([(-20, y - 8), (60, y + 12), (124, y + 2), (136, y + 8)]),
                    *curve([(134, y + 20), (120, y + 31), (60, y + 42), (-20, y + 22)]),
                ]
                g.form(polygon(wrap), RED, RED_DARK, "#ff8a5a", lamp=270)


def _heart(g: Sprayed) -> None:
    """Lay the stone into its pouch; out of its crack a flower has grown."""
    for stem, leaf in (("398,350 392,280 404,190", None), ("400,300 440,262", "l")):
        g.line(stem, "#3f7a35", 11)
        if leaf:
            g.form("398,300! 420,252 470,246! 452,290", "#5f9c3d", "#2c5f33")
    g.form("396,292! 372,252 328,250! 346,288", "#6fae45", "#2c5f33")
    for facet, colour in FACETS:
        path = polygon(facet)
        g.fill(path, colour)
        g.line(path, colour, 2)
        g.spot(path, "#f2c9a0", 300, 250, 150, 0.4)
    with g.within(polygon(HEART.replace("!", ""))):
        g.spot(HEART, "#2e2d4a", 470, 640, 260, 0.6)
    crack = "392,316! 380,362! 414,408! 388,456! 408,524! 398,456! 428,404! 396,360! 410,316!"
    g.fill(crack, "#241c30")
    g.line("412,408! 448,428! 462,470!", "#241c30", 4)
    g.line("388,456! 352,470!", "#241c30", 4)
    for k in range(8):
        with g.at(404, 178, turn=45 * k):
            g.form("0,-14 24,-44 0,-72 -24,-44", "#ffd23c", "#f08a1e")
    g.form(ellipse(404, 178, 23), "#a8481c", "#6a2418")
    pouch = "214,456! 300,566 400,652 500,566 586,456! 604,494! 520,626 400,742 280,626 196,494!"
    g.form(pouch, "#9a4a26", "#54201c", "#d58240", lamp=250)
    for run in ([(226, 488), (294, 592), (400, 688)], [(574, 488), (506, 592), (400, 688)]):
        for x, y in curve(run, 4):
            g.fill(ellipse(x, y + 6, 4.5), "#f3cf92")


def _rope(g: Sprayed) -> None:
    """Stretch the rope down to a ring in the ground; flame has eaten most of it at one place."""
    g.glow(424, 900, 250, "#ffb44a", 0.95)
    g.line(arc(394, 1096, 30, 34, 150, 390), "#2b1c24", 13)
    for top, low in ((728, 884), (924, 1090)):
        rope = rectangle(388, top, 24, low - top)
        g.fill(rope, "#e6c086")
        with g.within(rope):
            for y in range(top - 30, low + 30, 20):
                g.line([(384, y + 16), (416, y - 4)], "#8f5a30", 5)
        g.spray(rope, "#5a3020", (418, 800), (392, 800), 0.7)
    for y, up in ((884, 1), (924, -1)):
        far = y - 62 * up
        g.spray(rectangle(386, min(y, far), 28, 62), "#2b141a", (400, y), (400, far), 1)
        for x in (390, 397, 403, 410):
            g.line(
                [(x, y - 6 * up), (x + 0.7 * (x - 400), y + (14 - abs(x - 400) / 2) * up)],
                "#2b141a",
                6,
            )
    g.line("399,880 396,904 402,930", "#f6d9a0", 6)
    g.form(ellipse(400, 736, 27, 20), "#e6c086", "#9a6434")
    g.line("380,730 398,748 420,738", "#8f5a30", 5)
    g.line(arc(394, 1096, 30, 34, 20, 160), "#2b1c24", 13)


def _candle(g: Sprayed) -> None:
    """Stand a candle on a brass dish close by, its flame leaning to the rope."""
    g.form(ellipse(462, 1118, 92, 26), "#c98a2c", "#6e3a1c", "#ffd978")
    g.line(arc(566, 1108, 28, 24, 0, 360), "#b8782a", 12)
    wax = "430,968 444,960 470,966 494,960 498,980 498,1112! 462,1120 428,1112!"
    g.form(wax, "#fff1cf", "#cf9a62", lamp=200)
    g.form("428,970 442,972 441,1034 434,1046 427,1034", "#fff8e4", "#e2b67e")
    g.line("462,968 460,950 450,938", "#3a1c16", 6)
    g.fill("462,954 436,936 428,896 398,838! 452,872 478,916", "#ff9a1e", "#ffd23c")
    g.fill("458,950 442,930 438,902 424,872! 456,892 468,924", "#fff3b0")


def _arms(g: Sprayed) -> None:
    """Leave Cupid's bow and quiver at the feet of the trees: he has found something better."""
    g.line("176,742! 172,1108!", "#fff0d0", 4)
    bow = "176,742 210,790 198,860 252,924 202,990 212,1058 172,1108"
    g.line(bow, "#7a3a14", 25)
    g.line(bow, "#f2ae35", 16)
    g.line("250,902 253,924 248,946", "#c8321f", 24)
    for x, turn in ((612, -12), (640, 0), (668, 14)):
        with g.at(x, 950, turn=turn):
            g.line("0,40! 0,-120!", "#e8b878", 8)
            for side in (-1, 1):
                vane = f"0,-66! {26 * side},-92! {26 * side},-142! 0,-118!"
                g.form(vane, "#ef5a38", "#9a2420")
    quiver = "588,946! 690,946! 676,1116 640,1126 604,1116"
    g.form(quiver, "#7d3a4a", "#3a1830", "#b96a68")
    for y in (956, 1090):
        g.fill(rectangle(588 + (y > 1000) * 14, y, 102 - (y > 1000) * 28, 18, 6), "#f2ae35")
    mark = joined(ellipse(630, 1014, 13), ellipse(652, 1014, 13))
    g.fill(mark, "#f2ae35")
    g.fill("618,1020! 664,1020! 641,1050!", "#f2ae35")


def _leaves(g: Sprayed) -> None:
    """Let leaves fall, and lie about."""
    random = np.random.default_rng(3)
    for x, y, turn in (
        (250, 150, 30),
        (560, 160, 130),
        (660, 420, 60),
        (190, 640, 200),
        (640, 640, 340),
        (300, 860, 75),
        (530, 800, 20),
    ):
        _leaf(g, x, y, 40, turn, random.choice(AUTUMN))
    for _ in range(34):
        x, y = random.uniform(0, 800), random.uniform(1128, 1200)
        _leaf(g, x, y, random.uniform(30, 44), random.uniform(60, 120), random.choice(AUTUMN))


def look() -> Look:
    return Look("umber", glow=0.12, pull=0.06, contrast=1.02, finish="gouache", seed=21)
