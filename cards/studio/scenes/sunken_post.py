"""A postman dives to a sunken ship; out of a lit porthole a green hand takes the letter."""

import numpy as np

from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, band, ellipse, joined, polygon, rectangle
from cards.studio.sprayed import Sprayed

BRASS, BRASS_DARK, BRASS_PALE = "#e8a83c", "#8a4a20", "#fff0b0"
HAND, HAND_DARK = "#7fcf6a", "#2a7a5a"
PORT = (624, 476, 150)
"""Middle and radius of the open porthole."""


def draw() -> Picture:
    g = Sprayed("#8fe0d4", "#0f4a68")
    _sea(g)
    _hull(g)
    with g.at(112, 26):
        _bicycle(g)
    _sand(g)
    _postman(g)
    _hand(g)
    _fish(g, 118, 196, 1.05, "#f58a3c", "#c8402e")
    _fish(g, 330, 92, 0.8, "#ffc84a", "#d8782a")
    for x, y, r in ((276, 236, 17), (300, 184, 12), (262, 140, 20), (180, 300, 9)):
        g.fill(ellipse(x, y, r), "#e8fffa", alpha=0.45)
        g.line(arc(x, y, r, r, 0, 360), "#f6fffc", 3)
        g.line(arc(x, y, r * 0.6, r * 0.6, 190, 260), "#ffffff", 3)
    return g.picture()


def _sea(g: Sprayed) -> None:
    """Let light fall in from above on sand and weed."""
    for x, wide, lean in ((60, 70, 190), (230, 110, 150), (470, 60, 90)):
        g.fill(
            polygon([(x, -10), (x + wide, -10), (x + wide * 2 - lean, 1000), (x - lean, 1000)]),
            "#e0fff4",
            "#5fb8b8",
            alpha=0.16,
        )
    for x, high, sway in ((30, 420, 34), (92, 300, -26), (330, 260, 30), (384, 380, -28)):
        weed = [
            (x + sway * np.sin(t * 5), 1080 - high * t, 15 * (1 - t) + 3)
            for t in np.linspace(0, 1, 9)
        ]
        g.form(band(weed), "#1f7a74", "#0d4256")
    g.form(
        "-10,1050 150,1020 320,1060 520,1036 810,1070! 810,1210! -10,1210!",
        "#e8c48a",
        "#8a6a72",
        "#fff0c0",
        270,
    )


def _hull(g: Sprayed) -> None:
    """Run the ship's side down the right, riveted and rusty, one porthole open and lit."""
    hull = "470,-20! 812,-20! 812,1130! 640,1100 520,1080! 440,900 410,640 420,300"
    g.form(hull, "#b8483c", "#5a1f3a", "#e0785a", 200)
    with g.within(hull):
        g.fill("380,820! 812,860! 812,1180! 380,1180!", "#33465f", "#1c2a44")
        g.line("400,822! 812,862!", "#f6e2c0", 16)
        for y in (150, 700):
            g.line([(400, y), (812, y + 26)], "#7a2438", 5)
            for x in range(430, 812, 44):
                g.fill(ellipse(x, y - 16 + (x - 400) * 0.06, 5), "#7a2438")
    x, y, r = PORT
    g.glow(x, y, 330, "#ffd978", 0.5)
    g.form(ellipse(x, y, r + 38), BRASS, BRASS_DARK, BRASS_PALE)
    for k in range(10):
        a = np.radians(36 * k + 18)
        g.form(
            ellipse(x + (r + 19) * np.cos(a), y + (r + 19) * np.sin(a), 10),
            "#c8802a",
            BRASS_DARK,
            BRASS_PALE,
        )
    g.fill(ellipse(x, y, r), "#8a4a20")
    inside = ellipse(x, y, r - 9)
    g.fill(inside, "#fff0a0", "#ffb83c")
    g.spot(inside, "#fffbe0", x, y, 150, 0.9)
    with g.within(inside):
        for k, tint in enumerate(("#c8402e", "#2f7a8a", "#f2e2c0")):
            g.fill(rectangle(x + 20 + 26 * k, y + 62, 22, 90), tint)
        g.fill(rectangle(x - 10, y + 116, 160, 40), "#8a4a20")
        g.line([(x + 60, y - 150), (x + 60, y - 96)], "#8a4a20", 5)
        g.fill(
            f"{x + 30},{y - 70}! {x + 44},{y - 98} {x + 76},{y - 98} {x + 90},{y - 70}!", "#c8402e"
        )


def _hand(g: Sprayed) -> None:
    """Reach a long green arm out, webbed fingers closing on the letter's corner."""
    x, y, r = PORT
    with g.within(joined(ellipse(x, y, r - 9), rectangle(400, 400, x - 400, 300))):
        g.form(
            band([(850, 600, 64), (700, 572, 52), (560, 560, 40)]),
            "#6a48a8",
            "#2a1c5a",
            "#b89ae8",
            270,
        )
    for x in (566, 588):
        g.line([(x, 520), (x - 6, 560), (x, 600)], "#f2c84a", 7)
    g.form(
        band([(558, 560, 31), (500, 566, 28), (462, 572, 36), (436, 574, 40)]),
        HAND,
        HAND_DARK,
        "#c8f0a0",
        270,
    )
    _letter(g, 352, 566, -6)
    g.form(band([(256, 606, 17), (280, 586, 15), (304, 578, 11)]), "#f4c29a", "#c87a60")
    for y, end, bend in ((548, 366, -14), (570, 352, -4), (594, 362, 8), (614, 384, 18)):
        finger = [(452, (y + 575) / 2, 17), ((452 + end) / 2, y + bend * 0.6, 14), (end, y, 11)]
        g.form(band(finger), HAND, HAND_DARK, "#c8f0a0", 270)
        g.fill(ellipse(end - 5, y - 1, 6, 5), "#eaffd0")
        g.line(
            [((452 + end) / 2 + 8, y + bend * 0.6 - 6), ((452 + end) / 2 + 8, y + bend * 0.6 + 7)],
            HAND_DARK,
            3,
        )
    g.form(band([(450, 556, 18), (424, 522, 15), (394, 510, 11)]), HAND, HAND_DARK, "#c8f0a0", 270)
    g.form(ellipse(446, 574, 30, 34), HAND, HAND_DARK, None, 200)


def _letter(g: Sprayed, x: float, y: float, turn: float) -> None:
    with g.at(x, y, turn=turn):
        g.form(rectangle(-84, -56, 168, 112, 4), "#fffaf0", "#d8b8a8")
        g.line("-82,-54! 0,14! 82,-54!", "#b88a80", 5)
        g.form(ellipse(0, 10, 20), "#e03a3a", "#8a1a2c", "#ff9a80")


def _postman(g: Sprayed) -> None:
    """Float him in from the left: uniform, mail bag, flippers, a brass helmet with a cap on it."""
    for hip, knee, foot, turn in (
        ((132, 712), (70, 786), (34, 858), 106),
        ((168, 724), (196, 812), (150, 884), 92),
    ):
        g.form(band([(*hip, 44), (*knee, 34), (*foot, 24)]), "#2f4f9a", "#1a2860", "#7a9ad8", 200)
        with g.at(*foot, turn=turn):
            g.form("-14,-26! 30,-24 120,-58! 128,0 120,58! 30,24 -14,26!", "#ffb32e", "#c8621e")
            for y in (-22, 0, 22):
                g.line([(40, y * 0.6), (112, y * 1.5)], "#a8501c", 4)
    bag = "-6,600! 110,588! 124,720 98,752 20,756 -12,724"
    for x, turn in ((24, -16), (62, 4), (92, 20)):
        with g.at(x, 590, turn=turn):
            g.form(rectangle(-26, -40, 54, 70, 3), "#fffaf0", "#d8b8a8")
    g.form(bag, "#a8643a", "#5a2c2a", "#e0a06a")
    g.form("-8,600! 112,588! 116,660 60,690 -4,666", "#c07a48", "#7a3f2e", "#f0b880")
    g.form(ellipse(60, 686, 13), BRASS, BRASS_DARK)
    body = "136,474! 236,468 262,540 250,650 204,746 140,752 104,690 96,580"
    g.form(body, "#3a62b8", "#1c2f72", "#8fb0e8", 250)
    g.line("116,500 170,590 108,640", "#7a3f2e", 15)
    for k in range(4):
        g.fill(ellipse(226 - 2 * k, 566 + 40 * k, 8), BRASS)
    helmet = ellipse(196, 412, 102, 100)
    g.form(ellipse(190, 500, 82, 28), BRASS, BRASS_DARK, BRASS_PALE, 270)
    g.form(helmet, BRASS, BRASS_DARK, BRASS_PALE)
    g.form(ellipse(222, 416, 67), "#c8802a", BRASS_DARK, BRASS_PALE)
    glass = ellipse(222, 416, 54)
    g.fill(glass, "#bff0f0", "#5fb8c8")
    with g.within(glass):
        g.form(
            "186,480! 180,420 190,374 236,364 262,384 260,404 284,426! 262,434 266,466! 240,486",
            "#f4c29a",
            "#c87a60",
        )
        g.line("176,392 214,376 262,380", "#5a3424", 22)
        g.line("236,406 246,400 256,406", "#2b2230", 5)
        g.form(
            "216,444! 240,428 262,432 274,428 284,446! 266,446 256,442 240,450",
            "#5a3424",
            "#3a2018",
        )
        g.line("244,460 254,464 264,460", "#8a3a30", 5)
        g.spot(glass, "#e8604a", 226, 440, 18, 0.7)
    g.line(arc(222, 416, 42, 42, 200, 250), "#ffffff", 6)
    g.form("112,340! 124,280 190,262 262,280 280,330! 200,318", "#2f4f9a", "#1a2860", "#7a9ad8")
    g.form("206,330! 282,318 326,336 318,350 250,344!", "#1c2f5a", "#101a3c")
    g.form(ellipse(246, 300, 17), BRASS, BRASS_DARK, BRASS_PALE)
    g.form(
        band([(150, 540, 38), (196, 612, 33), (262, 596, 27)]), "#4a74c8", "#1c2f72", "#9ab8ee", 260
    )
    g.form("250,568! 276,566 306,570 316,592 300,614 262,622 250,616!", "#f4c29a", "#c87a60")
    for y in (584, 600):
        g.line([(290, y), (312, y + 1)], "#a85a48", 4)


def _bicycle(g: Sprayed) -> None:
    """Leave his bicycle on the sea bed, a starfish on its saddle."""
    for x in (126, 352):
        g.line(arc(x, 1082, 74, 74, 0, 360), "#1c2a44", 13)
        for k in range(8):
            a = np.radians(45 * k + 10)
            g.line([(x, 1082), (x + 70 * np.cos(a), 1082 + 70 * np.sin(a))], "#f6e2c0", 2.5)
        g.fill(ellipse(x, 1082, 9), "#1c2a44")
    for run in (
        "126,1082! 178,990! 322,990! 232,1088! 126,1082!",
        "178,990! 232,1088!",
        "168,962! 178,990!",
        "352,1082! 314,956!",
    ):
        g.line(run, "#d8342c", 13)
    g.line("314,956 346,938 372,952", "#1c2a44", 11)
    g.fill("136,956 160,944 202,950 206,962 160,968", "#1c2a44")
    with g.at(168, 942):
        star = [
            (r * np.sin(k * np.pi / 5), -r * np.cos(k * np.pi / 5) * 0.8, False)
            for k in range(10)
            for r in [36 if k % 2 == 0 else 15]
        ]
        g.form(star, "#ff9a4a", "#c8502e", "#ffd08a")


def _sand(g: Sprayed) -> None:
    g.form(
        "-10,1130 120,1108 300,1130 430,1112 640,1136 810,1120! 810,1210! -10,1210!",
        "#f0d09a",
        "#a8826a",
        "#fff4cc",
        270,
    )


def _fish(g: Sprayed, x: float, y: float, size: float, tint: str, dark: str) -> None:
    """Let a fish carry a letter of its own."""
    with g.at(x, y, size):
        with g.at(82, 24, 0.5):
            _letter(g, 0, 0, 12)
        g.form("-62,0! -104,-42! -92,0 -104,42!", dark, dark)
        g.form("-70,0 -20,-44 40,-32 66,4! 40,34 -20,40", tint, dark, "#fff0b0", 260)
        g.form("-20,-40! 10,-66 28,-38!", dark, dark)
        g.line("-2,-6 -22,6 -4,18", dark, 5)
        g.fill(ellipse(36, -8, 11), "#fffdf0")
        g.fill(ellipse(39, -7, 5), "#2b2230")


def look() -> Look:
    return Look("teal-bottle", glow=0.15, pull=0.03, finish="gouache", seed=53)
