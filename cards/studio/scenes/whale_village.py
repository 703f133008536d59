"""A whale carries a lit village through the night sky; somebody climbs after it on a ladder."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs, star
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, LAMP, GOLD = "#1a1640", "#fff4dc", "#ffdc7a", "#f6b23c"
WHALE, NAVY, SHINE, BELLY, FOLD = "#3f74c8", "#1c2c7c", "#8ac0f4", "#f0ecf4", "#a098cc"
WALLS = (("#c4b0ec", "#7c6cb8"), ("#e8a898", "#a05a7c"), ("#a4b8f0", "#5c70b8"))
ROOFS = (("#e0503c", "#8a2444"), ("#2f9a94", "#1c4c70"), ("#d8823a", "#8a3c3c"))
ROPE, SKIN, RED, RED_DARK = "#f0d8a4", "#f2b488", "#e8483c", "#98243c"
HOUSES = (
    (230, 486, 66, 74), (306, 462, 70, 84), (470, 466, 72, 92), (546, 492, 62, 70),
    (184, 536, 74, 76), (268, 524, 76, 96), (352, 520, 74, 74), (432, 520, 78, 92),
    (516, 530, 74, 80),
)  # fmt: skip
"""Middle of the foot, width and height of the walls, from the back to the front."""


def draw() -> Picture:
    g = Sprayed("#141a58", "#7464c8")
    _sky(g)
    _clouds(g, ((90, 1090, 1.2), (430, 1116, 1.3), (730, 1080, 1.1)), "#a49ae4", "#6a5cc0")
    for x, y, down in ((120, 800, 130), (232, 830, 190), (430, 800, 150)):
        _lantern(g, x, y, down)
    _village(g)
    _whale(g)
    _ladder(g)
    _grass(g)
    with g.at(582, 980, 0.98):
        _climber(g)
    _clouds(g, ((830, 1210, 1.1), (120, 1230, 1.3), (500, 1256, 1.3)), "#e6dcfa", "#9488dc")
    return g.picture()


def _sky(g: Sprayed) -> None:
    """Sow stars; hang the full moon in the upper right."""
    random = np.random.default_rng(12)
    for x, y in zip(random.uniform(10, 790, 60), random.uniform(10, 900, 60), strict=True):
        g.disc(x, y, random.uniform(2, 4.5), CREAM, alpha=0.9)
    for x, y, size in ((70, 90, 20), (330, 80, 15), (60, 400, 17), (720, 640, 16), (470, 210, 14)):
        g.fill(star(x, y, size), LAMP)
    g.glow(640, 158, 300, "#ffe8b0", 0.45)
    g.form(ellipse(640, 158, 100), "#fff2c4", "#f0c878", lamp=230)
    for x, y, size in ((610, 120, 22), (676, 168, 28), (616, 198, 15)):
        g.fill(ellipse(x, y, size, size * 0.86), "#f0d294")


def _clouds(g: Sprayed, at: tuple[tuple[float, float, float], ...], pale: str, low: str) -> None:
    for x, y, size in at:
        with g.at(x, y, size):
            bank = [(-150, 30, 60), (-90, -14, 62), (-10, -34, 76), (80, -10, 62), (150, 30, 56),
                    (0, 60, 110), (-110, 80, 90), (110, 80, 90)]  # fmt: skip
            g.form(puffs(bank), pale, low, lamp=270)
            for u, v in ((-70, 6), (46, -8)):
                g.line(arc(u, v, 40, 30, 200, 330), low, 5, alpha=0.6)


def _lantern(g: Sprayed, x: float, y: float, down: float) -> None:
    low = y + down
    g.line([(x, y - 30), (x, low)], ROPE, 4)
    g.glow(x, low + 26, 110, LAMP, 0.9)
    g.form(rectangle(x - 20, low, 40, 52, 12), "#fff0b0", "#ffb84a", lamp=270)
    for at in (low - 4, low + 46):
        g.fill(rectangle(x - 17, at, 34, 9, 4), RED_DARK)


def _village(g: Sprayed) -> None:
    """Build houses, a church and trees on a green back."""
    g.glow(380, 430, 330, "#ffb860", 0.55)
    _church(g)
    for x, y, size in ((150, 520, 0.9), (600, 520, 0.9)):
        with g.at(x, y, size):
            g.line("0,30 0,-30", "#5a2c3c", 10)
            g.form(puffs([(-24, -44, 28), (24, -42, 28), (0, -78, 30)]), "#4ca470", "#1c5460",
                   "#a4dc78")  # fmt: skip
    hill = "110,600! 150,520 270,488 420,484 560,494 626,546 640,600!"
    for k, house in enumerate(HOUSES):
        if k == 4:
            g.form(hill, "#5cb06c", "#2a6a6c", "#b0e080", 270)
        _house(g, house[:2], house[2:], WALLS[k % 3], ROOFS[(2 * k + k // 3) % 3])


def _church(g: Sprayed) -> None:
    g.form(rectangle(360, 330, 58, 180), "#f0dcd0", "#a884a8", lamp=200)
    g.form("350,334! 389,214! 428,334!", "#7a5cc4", "#3c2c7c", lamp=200)
    g.line("389,218 389,172", GOLD, 6)
    g.fill("390,172! 430,186! 390,200!", "#e8483c")
    g.fill(ellipse(389, 366, 17), LAMP)
    g.line("389,356 389,367 397,371", INK, 4)
    g.fill("377,440! 377,412 389,398 401,412 401,440!", LAMP)


def _house(
    g: Sprayed, at: tuple[float, float], size: tuple[float, float], wall: tuple[str, str],
    roof: tuple[str, str],
) -> None:  # fmt: skip
    (x, y), (wide, high) = at, size
    left, top, half = x - wide / 2, y - high, wide / 2
    g.fill(rectangle(x + half * 0.36, top - 50, 14, 40), roof[1])
    g.form(f"{left},{top}! {x},{top - 40}! {x + half},{top}! {x + half},{y + 30}! {left},{y + 30}!",
           *wall, lamp=200)  # fmt: skip
    g.form(f"{left - 11},{top + 8}! {x},{top - 54}! {x + half + 11},{top + 8}! "
           f"{x + half - 4},{top + 8}! {x},{top - 28}! {left + 4},{top + 8}!", *roof)  # fmt: skip
    g.glow(x, top + 26, 52, LAMP, 0.7)
    for u in (-0.24, 0.24):
        g.fill(rectangle(x + u * wide - 9, top + 12, 18, 24, 3), LAMP)


def _whale(g: Sprayed) -> None:
    """Let the whale swim to the left, its flukes lifted behind, its long fin hanging."""
    body = (
        "34,690 50,620 110,572 220,548 360,544 500,552 600,556 652,530 690,474 676,444 626,420 "
        "584,368 574,308! 634,314 690,348 708,400! 722,340 752,302 782,288! 792,350 782,408 "
        "738,458 734,510 722,580 680,650 600,722 480,790 340,828 200,828 92,796 42,748"
    )
    g.form(body, WHALE, NAVY, SHINE, 280)
    with g.within(body):
        g.form("20,716! 90,726 190,728 270,742 380,742 500,716 590,690 560,900 20,900!", BELLY,
               "#a89cd0", lamp=280)  # fmt: skip
        for k in range(5):
            y = 748 + 20 * k
            g.line([(70 + 22 * k, y), (200, y + 6), (360 - 8 * k, y + 6), (500 - 30 * k, y - 16)],
                   FOLD, 5)  # fmt: skip
        for x, y, size in ((420, 610, 10), (470, 640, 7), (540, 620, 9), (600, 616, 6)):
            g.disc(x, y, size, SHINE, alpha=0.7)
    g.line("42,716 100,730 180,728 224,706 232,682", NAVY, 9)
    g.spot(ellipse(196, 690, 34, 22), "#f08aa8", 196, 690, 34)
    g.fill(ellipse(262, 650, 26, 27), "#ffffff")
    g.fill(ellipse(255, 654, 15, 18), INK)
    g.fill(ellipse(249, 647, 5), "#ffffff")
    g.line("228,614 260,602 294,616", NAVY, 9)
    g.form("300,752! 366,752 384,812 350,890 276,950 290,880 286,800", NAVY, INK, WHALE, 300)


def _grass(g: Sprayed) -> None:
    grass = (
        "96,586! 130,552 240,526 380,522 520,528 636,552 682,578! 664,602 644,588 614,610 "
        "580,590 548,608 506,588 462,606 420,588 380,604 336,586 296,602 250,582 210,600 170,582 "
        "130,600"
    )
    g.form(grass, "#5cb06c", "#2a7a6c", "#b0e080", 270)


def _ladder(g: Sprayed) -> None:
    for x in (584, 656):
        g.line([(x, 574), (x - 4, 800), (x + 2, 1120)], ROPE, 8)
    for y in range(610, 1120, 56):
        g.line([(572, y), (666, y)], "#c88a5a", 11)


def _climber(g: Sprayed) -> None:
    """Let somebody in a yellow cap climb to the right of the origin, looking up."""
    people.arm(g, "-16,-88,15 28,-120,13 62,-150,11", RED_DARK, SKIN)
    people.leg(g, "-24,16,21 -36,66,18 -24,118,15", "#2c3470", "#5a2c30")
    people.leg(g, "-14,14,22 46,34,19 44,84,15", "#4458a8", "#7a3c34")
    g.form("-44,-104! -10,-118 22,-98! 24,-40 18,26! -30,34 -62,18! -60,-50", RED, RED_DARK,
           "#ff9a80", 320)  # fmt: skip
    g.form("-56,-88! -94,-80 -104,-20 -60,-6! -50,-40", "#c8863c", "#7a4428", lamp=300)
    g.line("-54,-96 -22,-70 -48,-10", "#7a4428", 8)
    with g.at(-4, -158, 48, -16):
        g.fill("-0.5,0.4! 0.4,0.6! 0.4,1.1! -0.5,1!", SKIN)
        hair = (
            ("#5a2c24", "-0.1,-0.1! -0.3,0.5 -0.62,0.92! -1.1,0.7 -1.12,-0.1 -0.8,-0.7 0.6,-0.7!"),
            (GOLD, "-1.08,-0.24! -1.0,-0.9 -0.3,-1.4 0.5,-1.2 0.86,-0.5!"),
            ("#c8742c", ("-1.1,-0.34! 0.3,-0.62 0.8,-0.58 1.5,-0.36! 1.44,-0.24! 0.7,-0.4 "
                         "-1.08,-0.12!")),
        )  # fmt: skip
        people.head(g, people.Face(skin=SKIN, blush="#ec7c5c", awake=True, mouth=1.4), hair)
    people.arm(g, "-26,-80,17 26,-70,15 70,-94,12", RED, SKIN)


def look() -> Look:
    return Look("indigo", glow=0.14, pull=0.04, finish="gouache", seed=6)
