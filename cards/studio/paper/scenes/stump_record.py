"""A felled tree is a gramophone: its rings play under a woodpecker's beak, a flower is the horn."""

import numpy as np

from cards.studio.paper import beasts, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, ellipse, spline, toward
from cards.studio.paper.sheet import Sheet

TOP = (380, 772, 262, 92)
"""The stump's upper face: middle and half axes."""
DOOR = "330,960! 340,916 370,900 400,916 410,960! 410,1080! 330,1080!"
DANCE = (
    (Pose((268, 272), 280, 0, ((330, 350, 340), (20, 340, 330)), ((96, 100), (70, 96))),
     ("dress", "bun"), False),
    (Pose((268, 266), 270, 6, ((340, 350, 340), (30, 350, 340)), ((100, 104), (84, 92))),
     ("coat", "trousers"), True),
)  # fmt: skip


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7ecd0", "#f3e3bd", "#dfe2b0", bottom=900),
        lamp=(120, -100),
        tint="#3a2c20",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.16, bloom=0.06, contrast=0.36),
    )
    _wood(box)
    _horn(box)
    _stump(box)
    _dancers(box)
    _needle(box)
    _front(box)
    return box


def _wood(box: Box) -> None:
    for y, colour, seed, high in ((640, "#d5dba6", 3, 330), (700, "#b3c487", 8, 420)):
        wood = Sheet(colour, gap=0.8, through=0.3, rim=0.4, shade=0.6)
        ground = land.hill(wood, y, 12, seed)
        for i in range(7):
            x = 20 + 125 * i + 20 * (seed % 2)
            plants.tree(
                wood, x, ground(x) + 6, high + 30 * (i % 3), 10, i + seed, depth=5, leaves=10
            )
        box.add(wood)
    stumps = Sheet("#d9b98a", "#b98f5e", gap=0.6, through=0.05, rim=0.5)
    for x, y, wide in ((90, 742, 34), (700, 752, 40), (190, 708, 22)):
        stumps.fill(
            f"{x - wide},{y - 30}! {x + wide},{y - 30}! "
            f"{x + wide + 8},{y + 8}! {x - wide - 8},{y + 8}!"
        )
        stumps.fill(ellipse(x, y - 30, wide, wide * 0.3))
        stumps.score(ellipse(x, y - 30, wide * 0.6, wide * 0.17), 2)
    box.add(stumps)


def _horn(box: Box) -> None:
    stalk = Sheet("#6f9040", "#557530", gap=1.0, through=0.05, rim=0.6)
    stalk.limb("640,800,13 690,730,12 700,640,12 660,560,12 600,500,14 560,450,20")
    for x, y, turn in ((696, 690, -20), (690, 610, 200), (650, 550, -60)):
        plants.leaf(stalk, x, y, 66, turn)
    stalk.line("700,660 740,640 746,600 722,590 716,614 740,630", 4)
    box.add(stalk)
    horn = Sheet("#3f62b8", "#2f4c9a", gap=1.4, through=0.12, rim=0.7)
    horn.fill("600,500! 566,470 480,440 420,380 400,300 440,230 520,330 600,420 640,470")
    random = np.random.default_rng(4)
    rim = []
    for i in range(5):
        for turn, away in ((0, 186), (18, 172), (36, 158), (54, 172)):
            at = np.array([540, 300]) + toward(72 * i + turn + 10) * away * (1, 0.92)
            rim.append(tuple(at + random.uniform(-3, 3, 2)))
    horn.fill(rim)
    box.add(horn)
    inside = Sheet("#6f90dc", "#5577c8", gap=0.5, through=0.1, rim=0.6)
    inside.fill(ellipse(546, 304, 126, 114))
    for i in range(5):
        end = np.array([546, 304]) + toward(72 * i + 10) * 122 * (1, 0.92)
        inside.score([(560, 318), tuple(end)], 4)
    box.add(inside)
    throat = Sheet("#f6e9b0", "#eed98a", gap=0.4, through=0.1, rim=0.5)
    throat.fill(ellipse(560, 318, 54, 48))
    box.add(throat)
    box.add(Sheet("#22346e", gap=0.4, through=0.05).fill(ellipse(566, 326, 24, 21)))


def _stump(box: Box) -> None:
    x, y, across, down = TOP
    bark = Sheet("#7a5236", "#56361f", gap=1.4, through=0.03, rim=0.6)
    bark.fill(
        [(x - across - 6, y, True), (x - across - 4, y + 120), (x - across - 60, y + 240),
         (x - across - 150, y + 300, True),
         (x, y + 330), (x + across + 130, y + 300, True), (x + across + 50, y + 230),
         (x + across + 4, y + 120),
         (x + across + 6, y, True)]
    )  # fmt: skip
    for i in range(17):
        left = x - across + 10 + 32 * i
        top = y + down * np.sqrt(max(0.0, 1 - ((left - x) / across) ** 2))
        bark.slit(
            [
                (left, top + 16),
                (left + 7, top + 80),
                (left - 4, top + 130),
                (left + (left - x) * 0.2, top + 200),
            ],
            2,
        )
    bark.cut(DOOR)
    box.add(bark)
    box.emit(spline(DOOR), "#f7cf6a", 1.0)
    leaf = Sheet("#a8713c", "#8a5628", gap=0.5, through=0.05, rim=0.6)
    box.add(
        leaf.fill("330,960! 330,920 316,906 306,900! 302,1040! 330,1062!").cut(ellipse(310, 980, 4))
    )
    top = Sheet("#f0d3a0", "#e2bc80", gap=0.8, through=0.05, rim=0.7)
    top.fill(ellipse(x, y, across + 8, down + 5))
    for i in range(15):
        share = 0.16 + 0.057 * i
        ring = arc(x + 6 * (1 - share), y, across * share, down * share, 0, 360, 46)
        wave = [(px + 3 * np.sin(k * 0.9 + i), py) for k, (px, py) in enumerate(ring)]
        top.score(wave, 2.4 if i % 4 else 4)
    box.add(top)
    label = Sheet("#c8502f", "#b0431f", gap=0.3, through=0.05, rim=0.5)
    label.fill(ellipse(x, y, 46, 16)).cut(ellipse(x, y, 5, 2))
    box.add(label)


def _dancers(box: Box) -> None:
    dark = Sheet("#4a2a3a", "#33192a", gap=0.9, through=0.05, rim=0.6)
    for i, (pose, wear, flip) in enumerate(DANCE):
        people.person(dark, 500 + 48 * i, 800, 20, "man" if i else "woman", pose, wear, flip=flip)
    box.add(dark)


def _needle(box: Box) -> None:
    bough = Sheet("#7a5236", "#56361f", gap=1.0, through=0.03, rim=0.6)
    bough.limb("-30,520,20 60,540,17 150,566,13 240,604,9 300,640,6").limb(
        "100,552,7 150,510,5 190,480,1.6"
    )
    plants.leaf(bough, 190, 482, 34, -50)
    plants.leaf(bough, 160, 506, 30, 200)
    box.add(bough)
    bird = Sheet("#2a2230", "#1d1722", gap=1.0, through=0.03, rim=0.6)
    bird.fill(
        "250,576! 300,560 350,590 392,640 404,676 420,730! 396,716 "
        "372,690 340,676 296,640 236,640 180,668! 210,620"
    )
    bird.ink("#f6efe0", "326,662 346,650 366,680 376,694 350,682").ink(
        "#e8cf9a", "392,690! 408,690 424,736!"
    ).ink("#d23a2a", "320,566 352,588 384,626 362,632 330,600")
    bird.slit("260,600 300,616 330,650", 2).slit("240,616 280,634 310,660", 2)
    bird.cut(ellipse(384, 654, 4.5))
    bird.limb("300,640,3 300,656,3").limb("280,634,3 284,652,3")
    box.add(bird)
    notes = Sheet("#4a2a3a", gap=0.7, through=0.05, rim=0.4)
    for x, y, size, turn in (
        (380, 180, 1.2, -10),
        (330, 280, 0.9, 8),
        (300, 120, 0.8, 14),
        (700, 70, 0.9, -6),
    ):
        with notes.at(x, y, size, turn):
            plants.leaf(notes, -14, 4, 34, -20)
            notes.line("16,-6 20,-60", 4).limb("20,-60,3 34,-48,5 36,-30,1")
    box.add(notes)


def _front(box: Box) -> None:
    front = Sheet("#7f9a48", "#566f30", gap=1.2, through=0.06, rim=0.5)
    ground = land.hill(front, 1080, 10, 6)
    plants.grass(front, -10, 810, ground, 70, 170, 4)
    box.add(front)
    axe = Sheet("#c9ced4", "#9aa2ac", gap=0.9, through=0.03, rim=0.8)
    axe.fill("96,884! 150,868 168,900 150,936! 112,918")
    box.add(axe)
    handle = Sheet("#c98a4e", "#a86c38", gap=0.8, through=0.03, rim=0.6)
    handle.limb("112,880,8 130,980,7 120,1060,8 134,1130,9")
    box.add(handle)
    listeners = Sheet("#4a2a3a", "#33192a", gap=1.1, through=0.04, rim=0.6)
    beasts.hare(listeners, 590, 1130, 82, flip=True)
    beasts.hare(listeners, 690, 1136, 60, flip=True)
    box.add(listeners)
