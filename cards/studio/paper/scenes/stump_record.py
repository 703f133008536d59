"""A felled tree is a gramophone: its rings play under a woodpecker's beak, a flower is the horn."""

import numpy as np

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import arc, ellipse, toward
from cards.studio.paper.sheet import Sheet

TOP = (430, 800, 290, 112)
"""The stump's upper face: middle and half axes."""
MOUTH = (290, 286)
"""The middle of the flower's mouth."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#fbe9c0", "#f7dfae", "#e3e0a6", bottom=900),
        lamp=(120, -100),
        tint="#3a2c20",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.16, bloom=0.05, contrast=0.36),
    )
    _wood(box)
    _flower(box)
    _stump(box)
    _woodpecker(box)
    _front(box)
    return box


def _wood(box: Box) -> None:
    for y, colour, trunks in (
        (700, "#e2dfaa", ((90, 20), (262, 15), (420, 24), (560, 16), (716, 22))),
        (776, "#bccb86", ((-6, 40), (182, 24), (640, 30), (800, 38))),
    ):
        wood = Sheet(colour, gap=0.9, through=0.15, rim=0.4, shade=0.5)
        ground = land.hill(wood, y, 12, len(trunks))
        for x, wide in trunks:
            foot = ground(x)
            wood.limb([(x + 8, -20, wide * 0.7), (x - 4, 260, wide * 0.8), (x + 5, 520, wide * 0.9),
                       (x, foot - 40, wide), (x, foot + 14, wide * 1.9)])  # fmt: skip
            for up, side in ((540, 1), (660, -1)):
                root = foot - up
                wood.limb([(x, root, wide * 0.4), (x + 60 * side, root - 70, wide * 0.26),
                           (x + 90 * side, root - 160, wide * 0.16)])  # fmt: skip
        box.add(wood)


def _flower(box: Box) -> None:
    """Grow a bindweed whose trumpet opens towards the listener."""
    stalk = Sheet("#6f9a3e", "#4f7a2e", gap=1.0, through=0.05, rim=0.6)
    stalk.limb("690,880,15 742,770,14 752,640,13 716,520,13 640,456,15 560,424,20")
    for x, y, turn, size in ((748, 700, -30, 84), (736, 580, 196, 78), (700, 500, -64, 70)):
        plants.leaf(stalk, x, y, size, turn)
    box.add(stalk)
    trumpet = Sheet("#3f66c4", "#2f4fa6", gap=1.4, through=0.06, rim=0.6)
    trumpet.fill("596,440! 560,452 500,446 440,446 380,470 290,470! 250,300! 300,110! 400,210 "
                 "480,310 550,376 592,408!")  # fmt: skip
    for line in ("580,424 460,380 330,330", "584,432 470,420 330,430", "582,416 480,330 370,220"):
        trumpet.score(line, 5)
    box.add(trumpet)
    calyx = Sheet("#6f9a3e", "#4f7a2e", gap=0.8, through=0.05, rim=0.6)
    calyx.fill("610,400! 560,380 500,372! 540,410 500,424! 548,436 512,470! 572,462 612,446!")
    box.add(calyx)
    rim, x, y = [], *MOUTH
    for i in range(5):
        for turn, away in ((0, 218), (18, 206), (36, 190), (54, 206)):
            across, up = toward(72 * i + turn - 18) * away
            rim.append((x + across * 0.72 - up * 0.10, y + up))
    lip = Sheet("#5f86e0", "#4a70cf", gap=1.3, through=0.06, rim=0.6)
    box.add(lip.fill(rim))
    inside = Sheet("#8fb0f2", "#7a9ce6", gap=0.4, through=0.06, rim=0.5)
    inside.fill([(x + (px - x) * 0.78, y + (py - y) * 0.78) for px, py in rim])
    box.add(inside)
    star = Sheet("#ffffff", "#f2f4ff", gap=0.4, through=0.06, rim=0.4)
    for i in range(5):
        across, up = toward(72 * i - 18) * 178
        tip = np.array([x + across * 0.72 - up * 0.10, y + up])
        side = np.array([-(tip[1] - y), tip[0] - x]) * 0.13
        middle = np.array([x, y])
        star.fill([(*(middle + side), True), (*tip, True), (*(middle - side), True)])
    box.add(star)
    throat = Sheet("#ffd95a", "#f3b93a", gap=0.4, through=0.05, rim=0.5)
    box.add(throat.fill(ellipse(x + 6, y + 4, 44, 56)))
    box.add(Sheet("#1f2f6e", gap=0.4, through=0.03).fill(ellipse(x + 12, y + 8, 22, 30)))


def _stump(box: Box) -> None:
    x, y, across, down = TOP
    bark = Sheet("#8a5a38", "#5a3820", gap=1.6, through=0.03, rim=0.6)
    bark.fill(
        [(x - across, y, True), (x - across + 6, y + 150), (x - across - 30, y + 270),
         (x - across - 130, y + 340, True), (x, y + 360), (x + across + 150, y + 340, True),
         (x + across + 30, y + 270), (x + across - 6, y + 150), (x + across, y, True)]
    )  # fmt: skip
    for i in range(13):
        left = x - across + 26 + 45 * i
        top = y + down * np.sqrt(max(0.0, 1 - ((left - x) / across) ** 2))
        lean = (left - x) * 0.22
        bark.slit([(left, top + 26), (left + 9, top + 90), (left - 4 + lean / 3, top + 150),
                   (left + lean, top + 236)], 3)  # fmt: skip
    box.add(bark)
    crank = Sheet("#5a3820", "#452a16", gap=1.2, through=0.03, rim=0.7)
    crank.limb("700,960,13 772,960,12").limb("768,962,12 770,1040,11").limb(
        "740,1046,15 796,1046,15"
    )
    box.add(crank)
    rim = Sheet("#6c4428", "#5a3820", gap=0.5, through=0.03, rim=0.6)
    box.add(rim.fill(ellipse(x, y + 6, across + 10, down + 8)))
    top = Sheet("#f7dca6", "#ecc684", gap=0.5, through=0.05, rim=0.7)
    top.fill(ellipse(x, y, across - 6, down - 6))
    for i in range(11):
        share = 0.26 + 0.063 * i
        ring = arc(x, y, across * share, down * share, 0, 360, 60)
        wave = [(px + 2.6 * np.sin(k * 0.7 + i), py) for k, (px, py) in enumerate(ring[:-1])]
        wave.append(wave[0])
        top.line(wave, 2.2 if i % 3 else 4.4, cut=True)
    box.add(top)
    label = Sheet("#d8492c", "#c43d20", gap=0.4, through=0.04, rim=0.5)
    label.fill(ellipse(x, y, 62, 25)).cut(ellipse(x, y, 8, 4))
    box.add(label)


BIRD = (668, 690, 1.08, -6)


def _woodpecker(box: Box) -> None:
    """Perch a woodpecker on the stump's rim, its beak on the rings."""
    bird = Sheet("#26202e", "#1c1724", gap=1.3, through=0.02, rim=0.6)
    with bird.at(*BIRD):
        bird.fill(
            "-116,-16 -100,-60 -60,-84 -20,-70 14,-34 48,10 66,60 64,104 80,160 84,214! 68,200! "
            "56,224! 42,180 14,128 -14,100 -44,64 -62,34 -82,12 -104,8"
        )
        bird.ink("#f7efdf", "-102,0 -82,-14 -56,-2 -36,26 -18,64 -30,72 -56,44 -76,16 -100,12")
        bird.ink("#f7efdf", "6,10! 30,48 38,96! 16,74 4,44")
        bird.ink("#e0402a", "-114,-26! -104,-70 -60,-92 -18,-72! -54,-58 -88,-42")
        bird.ink("#e0402a", "-6,104! 24,112 48,146 58,180! 26,148 6,124")
    box.add(bird)
    beak = Sheet("#f0b23c", "#d99328", gap=0.7, through=0.02, rim=0.7, wobble=0.2)
    with beak.at(*BIRD):
        beak.fill("-116,-24! -90,8! -104,20! -172,104! -128,10!")
        beak.slit("-102,4 -130,46 -160,90", 1.6)
    box.add(beak)
    eye = Sheet("#fffdf4", gap=0.2, through=0.02, rim=0.3, wobble=0.1)
    with eye.at(*BIRD):
        eye.fill(ellipse(-84, -26, 11)).ink("#26202e", ellipse(-86, -23, 6.5))
    box.add(eye)


def _front(box: Box) -> None:
    handle = Sheet("#d59a56", "#b9783c", gap=1.2, through=0.03, rim=0.6)
    handle.limb("84,850,11 70,960,10 78,1080,11 64,1180,13")
    box.add(handle)
    blade = Sheet("#dfe4ea", "#b4bdc8", gap=0.9, through=0.02, rim=0.8)
    blade.fill("58,842! 116,846! 168,820! 190,884 172,946! 116,906! 54,900!")
    blade.score("164,832 180,884 164,936", 4)
    box.add(blade)
    front = Sheet("#86a94a", "#557a30", gap=1.2, through=0.05, rim=0.5)
    ground = land.hill(front, 1112, 10, 6)
    plants.grass(front, -10, 810, ground, 60, 150, 4)
    box.add(front)
    hare = Sheet("#c27f4e", "#9c5c33", gap=1.4, through=0.03, rim=0.6)
    with hare.at(212, 1146, 290, -3):
        for root, bend, tip in ((-0.09, -0.15, -0.13), (0.07, 0.13, 0.24)):
            with hare.piece(1, 1.6, joint=(0, -0.72, 0.14)) as ear:
                ear.limb([(root, -0.72, 0.05), (bend, -0.94, 0.075), (tip, -1.2, 0.02)])
        with hare.piece(1, 1.6) as body:
            body.fill("-.14,-.52! -.30,-.36 -.36,-.16 -.26,.0 .26,.0 .36,-.16 .30,-.36 .14,-.52!")
        with hare.piece(1, 1.6) as head:
            head.fill("-.19,-.62 -.15,-.74 .0,-.79 .15,-.74 .19,-.62 .13,-.50 .0,-.46 -.13,-.50")
        for side in (-1, 1):
            hare.slit([(0.10 * side, -0.30), (0.22 * side, -0.22), (0.22 * side, -0.04)], 0.014)
        hare.ink("#fff6e4", ellipse(0, -0.05, 0.1, 0.085))
    box.add(hare)
