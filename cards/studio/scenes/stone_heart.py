"""A stone heart lies in a slingshot between two trees; a candle burns through what holds it."""

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import band, curve, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

BARK, DARK, LIT = "#5a2c3c", "#3a1a2c", "#a85844"
RED, WINE, PINK = "#e8402c", "#98203a", "#ff8a64"
LEATHER, HIDE, STITCH = "#a8562c", "#5c2824", "#ffd896"
ROPE, TWIST, SOOT = "#f6d9a0", "#b07840", "#2a1424"
LEAF, GREEN = "#7cb44c", "#38743c"
AUTUMN = ("#f7a823", "#ee7a1e", "#d94a1f", "#f9cc45")
HEART = (
    "400,378! 352,322! 285,308! 226,350! 204,428! 226,512! 296,616! 400,728! "
    "504,616! 574,512! 596,428! 574,350! 515,308! 448,322!"
)
FACETS = (
    ("400,378 352,322 330,432", "#b4bacb"),
    ("352,322 285,308 330,432", "#dfe2e8"),
    ("285,308 226,350 330,432", "#f2f0ec"),
    ("226,350 204,428 330,432", "#d0d4de"),
    ("204,428 226,512 330,432", "#b0b7c8"),
    ("226,512 296,616 330,432", "#8d95ac"),
    ("330,432 296,616 400,560", "#9ba2b8"),
    ("296,616 400,728 400,560", "#747c98"),
    ("400,378 330,432 400,560", "#a5acbf"),
    ("400,378 470,432 400,560", "#838ba4"),
    ("400,378 448,322 470,432", "#99a1b6"),
    ("448,322 515,308 470,432", "#c4c9d6"),
    ("515,308 574,350 470,432", "#abb2c4"),
    ("574,350 596,428 470,432", "#868fa8"),
    ("596,428 574,512 470,432", "#6f7893"),
    ("574,512 504,616 470,432", "#5f6884"),
    ("470,432 504,616 400,560", "#707996"),
    ("504,616 400,728 400,560", "#565f7c"),
)
"""The planes of the stone, lit from the upper left."""


def draw() -> Picture:
    g = Sprayed("#f8a858", "#fde2a0")
    _distance(g)
    _tree(g)
    _bands(g)
    _heart(g)
    _rope(g)
    _candle(g)
    _bow(g)
    for x, y, turn, colour in ((250, 236, 40, 2), (600, 270, 130, 3), (640, 640, 250, 0)):
        _leaf(g, x, y, turn, AUTUMN[colour])
    return g.picture()


def _distance(g: Sprayed) -> None:
    """Set a low sun's light on a far hill behind bare ground."""
    g.glow(400, 640, 480, "#fff6d0", 0.9)
    g.form("-10,880 180,800 400,836 620,792 810,870! 810,980! -10,980!", "#f0a060", "#dc7c50")
    ground = "-10,960 200,920 420,936 620,916 810,960! 810,1210! -10,1210!"
    g.form(ground, "#cc6840", "#86363c", "#f09850", lamp=270)


def _tree(g: Sprayed) -> None:
    """Stand a tree that forks like a catapult, a crown on either trunk."""
    g.disc(400, 1160, 250, "#7c3038", 24, alpha=0.7)
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            fork = band(
                "408,1020,78 330,950,70 196,846,58 124,690,50 106,480,46 96,280,42 84,120,36"
            )
            g.form(fork, BARK, DARK, LIT, 340 if flip else 200)
            crown = puffs([(40, 40, 120), (140, 20, 90), (220, -20, 84), (80, 130, 86),
                           (170, 90, 50), (-10, 150, 80)])  # fmt: skip
            g.form(crown, "#e86a28", "#b83c30", "#f8b040", 250)
    root = (
        "322,990! 478,990! 476,1080 500,1130 560,1164! 460,1160 400,1176 340,1160 240,1164! "
        "300,1130 324,1080"
    )
    g.form(root, BARK, DARK, LIT, 200)
    g.fill(ellipse(400, 985, 74, 50), BARK)
    for run in (
        "190,810 256,890 330,950",
        "610,810 544,890 470,950",
        "96,640 84,540 82,470",
        "716,620 722,540 720,480",
        "346,1040 344,1090 326,1128",
        "458,1050 464,1100",
    ):
        g.line(run, DARK, 8)
    for x, y, turn, colour in ((60, 60, 20, 0), (150, 40, 300, 3), (100, 140, 80, 3),
                               (20, 150, 200, 2), (740, 60, 40, 3), (650, 34, 100, 0),
                               (700, 140, 330, 2), (780, 160, 60, 3), (230, 24, 60, 2),
                               (570, 20, 10, 3)):  # fmt: skip
        _leaf(g, x, y, turn, AUTUMN[colour])


def _leaf(g: Sprayed, x: float, y: float, turn: float, colour: str) -> None:
    with g.at(x, y, 1, turn):
        g.form("0,-38! 19,-10 13,20 0,36! -13,20 -19,-10", colour, "#b83a20")
        g.line("0,-26 0,46", "#8a2a20", 4)


def _bands(g: Sprayed) -> None:
    """Stretch a red band from either trunk to the pouch, knotted about the wood."""
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            g.form("120,320! 150,306! 240,552! 200,584! 112,388!", RED, WINE, PINK)
            for y in (310, 342, 374):
                g.form(rectangle(42, y, 114, 34, 15), RED, WINE, PINK, lamp=270)


def _heart(g: Sprayed) -> None:
    """Lay the stone into its pouch; out of its crack a flower has grown."""
    g.line("398,420 392,340 404,250", GREEN, 13)
    g.form("398,352! 424,304 482,296! 460,342", LEAF, GREEN)
    g.form("396,350! 372,306 318,300! 340,344", LEAF, GREEN)
    for facet, colour in FACETS:
        path = polygon(facet)
        g.fill(path, colour)
        g.line(path, colour, 2)
    crack = "390,374! 378,424! 414,468! 386,516! 408,590! 400,520! 430,466! 398,420! 412,374!"
    g.fill(crack, SOOT)
    g.line("414,468! 450,488! 466,522!", SOOT, 6)
    g.line("386,516! 350,534!", SOOT, 6)
    for k in range(8):
        with g.at(404, 226, turn=45 * k):
            g.form("0,-14 26,-46 0,-78 -26,-46", "#ffd84a", "#f4982a")
    g.form(ellipse(404, 226, 27), "#b0542a", "#74302a")
    pouch = "206,508! 296,626 400,716 504,626 594,508! 616,560! 520,690 400,804 280,690 184,560!"
    g.form(pouch, LEATHER, HIDE, "#dc8a48", lamp=250)
    for run in ([(216, 548), (294, 652), (400, 752)], [(584, 548), (506, 652), (400, 752)]):
        for x, y in curve(run, 3):
            g.fill(ellipse(x, y + 4, 6), STITCH)


def _rope(g: Sprayed) -> None:
    """Hold the pouch by a rope to a peg in the ground; flame has eaten most of it."""
    g.glow(430, 960, 250, "#ff9c50", 0.95)
    g.fill("366,1120! 384,1054! 416,1054! 434,1120! 400,1146!", SOOT)
    for top, low in ((786, 930), (976, 1082)):
        rope = rectangle(384, top, 32, low - top)
        g.fill(rope, ROPE)
        with g.within(rope):
            for y in range(top - 30, low + 30, 26):
                g.line([(378, y + 20), (422, y - 6)], TWIST, 7)
        burnt = low if top < 900 else top
        up = -44 if top < 900 else 44
        g.spray(rope, SOOT, (400, burnt), (400, burnt + up), 0.8)
        for x in (386, 400, 414):
            end = (400 + (x - 400) * 2.1, burnt - up * 0.35)
            g.line([(x, burnt + up * 0.1), end], ROPE, 6)
            g.disc(*end, 5, SOOT)
    g.line("401,924 398,954 402,982", ROPE, 8)
    for y in (788, 1068):
        g.form(rectangle(374, y, 52, 30, 13), ROPE, TWIST)


def _candle(g: Sprayed) -> None:
    """Stand a candle close by, its flame leaning to the rope."""
    g.form(ellipse(498, 1128, 92, 26), "#ffc44c", "#a8602c", "#ffe49a")
    wax = "460,1030 480,1020 506,1026 536,1020 538,1036 538,1120! 498,1130 458,1120!"
    g.form(wax, "#fff6e0", "#e0b088", lamp=200)
    g.line("494,1026 488,1000", SOOT, 8)
    g.fill("494,1012 462,996 444,962 408,926! 470,930 506,966 514,994", "#ff8a1e")
    g.fill("490,1004 470,990 456,966 436,944! 474,948 496,972 500,992", "#ffe05a")


def _bow(g: Sprayed) -> None:
    """Lean Cupid's bow at the tree, stick his arrow into the ground: he has something better."""
    with g.at(132, 990, 1.12, -12):
        g.line("-12,-148! -12,148!", "#fff6e0", 7)
        bow = "-20,-156 8,-150 56,-104 70,-56 44,0 70,56 56,104 8,150 -20,156"
        g.line(bow, "#8c4420", 30)
        g.line(bow, "#ffc44c", 19)
        g.line("54,-20 44,0 54,20", RED, 30)
    with g.at(694, 1060, 1.1, 10):
        g.line("0,-90 0,76", "#fff6e0", 11)
        for y in (-124, -92, -60):
            g.form([(0, y, True), (30, y - 26, True), (30, y + 2, True), (0, y + 28, True),
                    (-30, y + 2, True), (-30, y - 26, True)], RED, WINE)  # fmt: skip
        g.form("-28,58! 28,58! 0,108!", "#ffc44c", "#d07830")


def look() -> Look:
    return Look("umber", glow=0.1, pull=0.05, contrast=1.0, finish="gouache", seed=21)
