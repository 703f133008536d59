"""A man in a suit has a dandelion for a head; a child on his shoulder blows the seeds away."""

import numpy as np

from cards.studio.paper import birds, land, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, toward
from cards.studio.paper.sheet import Sheet

CLOCK, REACH = (360, 400), 215
SUIT = (
    "-20,1230! 0,1040 60,930 160,872 280,832 318,800! 402,800! 440,832 560,872 660,930 716,1040 "
    "740,1230!"
)
# Seeds on the wind: place, size, turn, and what hangs on them.
ADRIFT = (
    (560, 300, 74, 18, ""), (650, 200, 84, 30, "key"), (700, 420, 90, 36, "letter"), (610, 520,
    66, 24, ""),
    (740, 110, 56, 40, ""), (560, 120, 64, 20, "ring"), (700, 640, 80, 44, "shoe"), (470, 80, 50,
    10, ""),
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#7fc4c0", "#b5dfd2", "#eef3dc", bottom=1000),
        lamp=(100, -100),
        tint="#17424a",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.36),
    )
    far = Sheet("#9cd0bf", "#86bfa6", gap=0.7, through=0.3, rim=0.4, shade=0.5)
    land.hill(far, 900, 18, 4)
    box.add(far)
    _bench(box)
    _man(box)
    _head(box)
    _adrift(box)
    _child(box)
    return box


def _bench(box: Box) -> None:
    """Let somebody else sit far off, whose head is still yellow."""
    far = Sheet("#4f9484", "#43836f", gap=0.6, through=0.1, rim=0.4)
    ground = land.hill(far, 960, 10, 7)
    plants.grass(far, -10, 810, ground, 30, 120, 3)
    people.person(
        far,
        728,
        ground(728),
        19,
        "woman",
        Pose((266, 262), arms=((80, 40, 30), (90, 50, 40))),
        ("dress",),
        flip=True,
    )
    box.add(far)
    flower = Sheet("#f2c22e", "#e0a91e", gap=0.5, through=0.1, rim=0.6)
    for i in range(18):
        with flower.at(727, 828, 24, 20 * i):
            flower.fill("0,-.1! .6,-.14 1,0 .6,.14 0,.1!")
    box.add(flower)


def _man(box: Box) -> None:
    stalk = Sheet("#7fa348", "#5d8236", gap=1.0, through=0.05, rim=0.6)
    stalk.limb([(360, 840, 19), (356, 700, 15), (358, 560, 13), (*CLOCK, 11)])
    for side in (-1, 1):
        stalk.limb([(357, 640, 6), (357 + side * 26, 626, 5), (357 + side * 42, 640, 1)])
    box.add(stalk)
    shirt = Sheet("#fbfaf4", "#e6ebe4", gap=0.8, through=0.05, rim=0.5)
    shirt.fill("300,812! 330,782 360,792 390,782 420,812! 400,1000 360,1080 320,1000")
    shirt.score("330,786 350,820 360,800 370,820 392,786", 3)
    box.add(shirt)
    tie = Sheet("#c8502f", "#a93f24", gap=0.5, through=0.05, rim=0.5)
    box.add(tie.fill("346,812! 374,812! 368,836! 384,960 360,1010! 336,960 352,836!"))
    suit = Sheet("#2c4a5e", "#1c3446", gap=1.4, through=0.04, rim=0.6)
    suit.fill(SUIT).cut("318,806! 360,1090! 402,806! 380,790 340,790")
    suit.slit("312,812 270,860 300,900 264,930 350,1130", 2).slit(
        "408,812 450,860 420,900 456,930 366,1130", 2
    )
    suit.slit("150,1010 166,1110 160,1220", 2).slit("570,1010 554,1110 560,1220", 2)
    suit.cut(ellipse(362, 1140, 7), ellipse(362, 1196, 7))
    suit.score("470,1010 550,1000", 3)
    box.add(suit)
    leaf = Sheet("#7fa348", "#5d8236", gap=0.6, through=0.05, rim=0.6)
    leaf.fill(
        "490,1008! 476,976 492,984 486,952! 506,972 516,938! 524,974 544,962! 536,988 552,1002!"
    )
    box.add(leaf)


def _seed(sheet: Drawing, x: float, y: float, size: float, turn: float, rays: int = 9) -> None:
    """Cut a seed with its parachute; it points along `turn`, its foot at (x, y)."""
    tip = np.array([x, y]) + toward(turn) * size * 0.62
    sheet.line([(x, y), tuple(tip)], 1.8)
    with sheet.at(x, y, size, turn):
        sheet.fill("-.12,0! .0,-.035 .08,0! .0,.035")
    for ray in np.linspace(-74, 74, rays):
        end = tip + toward(turn + ray) * size * 0.42
        sheet.limb([(*tip, 1.5), (*end, 0.5)], steps=2)


def _head(box: Box) -> None:
    random = np.random.default_rng(3)
    core = Sheet("#8a7a4a", "#6f6038", gap=0.8, through=0.05, rim=0.6)
    core.fill(ellipse(*CLOCK, 38))
    for _ in range(60):
        angle, away = random.uniform(0, 360), random.uniform(0, 34)
        core.cut(ellipse(*(np.array(CLOCK) + toward(angle) * away), 2))
    for i, shown in ((0, 1.0), (1, 0.86)):
        fluff = Sheet("#ffffff", "#f3f7f2", gap=0.9, through=0.25, rim=0.4, shade=0.5)
        for angle in np.arange(70 + 4 * i, 335, 11):
            place = np.array(CLOCK) + toward(angle) * 34
            _seed(fluff, *place, REACH * shown * random.uniform(0.92, 1.04), angle)
        box.add(fluff)
    small = Sheet("#ffffff", "#f3f7f2", gap=0.7, through=0.25, rim=0.4, shade=0.5)
    for angle in range(80, 330, 19):
        place = np.array(CLOCK) + toward(angle) * 26
        _seed(small, *place, REACH * 0.55, angle, 7)
    box.add(small)
    box.add(core)


def _adrift(box: Box) -> None:
    seeds = Sheet("#ffffff", "#f8faf6", gap=1.6, through=0.25, rim=0.4, shade=0.5)
    cargo = Sheet("#2c4a5e", "#1c3446", gap=1.2, through=0.05, rim=0.5)
    for x, y, size, lean, what in ADRIFT:
        _seed(seeds, x, y, size, 270 + lean, 11)
        with cargo.at(x, y + 6, 1, -lean * 0.3):
            if what == "key":
                cargo.line(ellipse(0, 10, 8), 4).line("0,18 0,48", 4).line("0,46 9,46", 4).line(
                    "0,38 8,38", 4
                )
            elif what == "letter":
                cargo.fill("-28,0! 28,0! 28,38! -28,38!").slit("-28,2 0,22 28,2", 1.6)
            elif what == "ring":
                cargo.line(ellipse(0, 14, 11), 4)
            elif what == "shoe":
                things.boot(cargo, -4, 46, 44)
    box.add(seeds)
    box.add(cargo)


def _child(box: Box) -> None:
    """Set a child on the shoulder, cheeks full of air."""
    child = Sheet("#c8502f", "#a93f24", gap=1.1, through=0.05, rim=0.6)
    sit = Pose((272, 286), 292, -8, ((70, 40, 60), (60, 86, 100)), ((20, 96), (8, 84)))
    joints = people.person(
        child, 112, 884, 62, "child", sit, ("coat", "trousers", "shorthair"), anchor="hip", hem=0.3
    )
    box.add(child)
    shorts = Sheet("#2c4a5e", "#1c3446", gap=0.4, through=0.05, rim=0.6)
    shorts.limb("108,878,30 148,890,23 168,904,19").limb("168,900,19 174,936,17")
    shorts.fill("80,862! 126,850! 140,900 96,914 80,894")
    shorts.limb("172,984,10 200,980,8", steps=2)
    box.add(shorts)
    x, y = joints.head
    wind = Sheet("#ffffff", gap=0.4, through=0.3, rim=0.3, shade=0.3)
    for drop, long in ((-10, 90), (4, 120), (18, 80)):
        wind.limb(
            [
                (x + 40, y + drop, 0.6),
                (x + 40 + long * 0.5, y + drop - 14, 2.4),
                (x + 40 + long, y + drop - 36, 0.5),
            ]
        )
    box.add(wind)
    bird = Sheet("#2c4a5e", gap=0.8, through=0.05, rim=0.5)
    birds.bird(bird, 640, 914, 60, "perch", flip=True)
    box.add(bird)
