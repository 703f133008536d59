"""Birds that are scissors cut the sky along its dotted line; behind it is night, and a sleeper."""

import itertools

import numpy as np

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, ellipse, rectangle, whole_page
from cards.studio.paper.sheet import Sheet

OPENING = (
    "96,126! 250,84 430,96 590,90! 640,160 622,250 650,344 636,420! 520,404 400,430 270,408 "
    "130,430! "
    "110,340 126,240"
)
FLAP = (
    "130,430! 270,408 400,430 520,404 636,420! 664,470 648,540 676,610! 560,600 440,634 300,600 "
    "168,640! 150,570 158,500"
)
CUTTERS = ((572, 164, 226, -26, 22), (92, 300, 180, 84, 30))
"""Birds at work: the pivot, size, turn, how far the blades gape."""
FLYING = (
    (200, 760, 90, -12, 20),
    (330, 700, 70, 8, 44),
    (620, 760, 110, -30, 30),
    (480, 800, 60, -6, 12),
)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#101a4a", "#27358a", bottom=640),
        lamp=(400, -200),
        tint="#1a2448",
        fall=(0.3, 0.9),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.36),
    )
    night = Sheet("#141d52", "#2a3a92", gap=0.5, through=0.1, rim=0.4)
    night.fill(whole_page())
    pricks = land.stars(night, 120, (90, 70, 660, 440), 5, None, (1.2, 3.2))
    box.add(night)
    box.emit(pricks, "#fff6d0", 1.0, 0.5)
    _eye(box)
    _sky(box)
    _flap(box)
    _birds(box)
    _ground(box)
    return box


def _eye(box: Box) -> None:
    """Let somebody sleep behind the sky: a closed eye."""
    eye = Sheet("#5f74c8", "#4a5ab0", gap=0.8, through=0.1, rim=0.7)
    eye.limb(
        [
            (x, y, 1 + 6 * np.sin(np.pi * i / 14))
            for i, (x, y) in enumerate(arc(360, 236, 130, 62, 170, 10, 15))
        ]
    )
    for i, (x, y) in enumerate(arc(360, 236, 118, 62, 160, 20, 9)):
        tip = (x + (i - 4) * 9, y + 50 - 2.2 * (i - 4) ** 2)
        eye.limb([(x, y, 5), ((x + tip[0]) / 2 + (i - 4), y + 24, 4), (*tip, 0.6)])
    eye.limb("226,190,1 300,156,5 400,152,6 486,182,1")
    box.add(eye)


def _sky(box: Box) -> None:
    sky = Sheet("#a9dcee", "#f3f4e0", gap=2.2, through=0.04, rim=0.7)
    sky.fill(whole_page()).cut(OPENING)
    box.add(sky)
    dashes = Sheet("#4c7c98", gap=0.1, through=0.1, rim=0.1, shade=0.2)
    for line in ("96,126 92,330 104,500 80,640", "650,120 730,84 830,60", "96,126 40,150 -20,140"):
        points = [point.split(",") for point in line.split()]
        run = np.array(points, float)
        for here, after in itertools.pairwise(run):
            count = int(np.hypot(*(after - here)) / 26)
            for i in range(count):
                start = here + (after - here) * i / count
                dashes.line([start, start + (after - here) / count * 0.5], 4)
    box.add(dashes)
    clouds = Sheet("#ffffff", "#f8fbfa", gap=0.9, through=0.2, rim=0.4, shade=0.5)
    land.cloud(clouds, 700, 560, 190, 4)
    land.cloud(clouds, 90, 720, 150, 8)
    box.add(clouds)


def _flap(box: Box) -> None:
    flap = Sheet("#ffffff", "#dfe7ea", gap=1.8, through=0.05, rim=0.8)
    flap.fill(FLAP)
    flap.score("140,446 270,426 400,446 520,420 640,438", 5)
    for i in range(4):
        flap.slit([(200 + 120 * i, 520), (226 + 120 * i, 514), (250 + 120 * i, 520)], 1.6)
    box.add(flap)


def _bird(
    sheet: Drawing, steel: Drawing, x: float, y: float, size: float, turn: float, gape: float
) -> None:
    """Cut a bird whose beak is two blades and whose tail two rings, its pivot at (x, y)."""
    for side in (-1, 1):
        with steel.at(x, y, size, turn + side * gape / 2), steel.piece(0.6, 1.6) as blade:
            blade.fill([(-0.08, 0.0), (0.0, -0.07 * side), (0.3, -0.06 * side), (1.0, 0.05 * side,
            True),
                        (0.3, 0.06 * side), (0.0, 0.07 * side)])  # fmt: skip
        with sheet.at(x, y, size, turn + side * gape / 2):
            sheet.limb([(0, 0, 0.06), (-0.24, 0.06 * side, 0.05), (-0.42, 0.1 * side, 0.06)])
            sheet.line(ellipse(-0.62, 0.15 * side, 0.21, 0.13), 0.075)
    with sheet.at(x, y, size, turn):
        sheet.fill("-.02,-.02! -.1,-.3 -.3,-.56 -.56,-.66! -.5,-.46 -.36,-.2 -.2,.02")
        sheet.slit("-.08,-.1 -.2,-.32 -.4,-.54", 0.02).slit("-.16,-.04 -.28,-.26 -.44,-.44", 0.016)
        sheet.fill(ellipse(0, 0, 0.11)).cut(ellipse(0.01, -0.01, 0.035))


def _birds(box: Box) -> None:
    steel = Sheet("#f4f6f8", "#cfd6e0", gap=1.0, through=0.03, rim=0.9)
    rings = Sheet("#d9472f", "#bf3524", gap=0.8, through=0.05, rim=0.6)
    for bird in (*CUTTERS, *FLYING):
        _bird(rings, steel, *bird)
    box.add(steel)
    box.add(rings)


def _ground(box: Box) -> None:
    hill = Sheet("#cfdc9a", "#a9c46e", gap=0.8, through=0.2, rim=0.4, shade=0.6)
    ground = land.hill(hill, 930, 14, 6)
    for i in range(8):
        plants.tree(
            hill, 40 + 30 * i, ground(40 + 30 * i), 80 + 12 * (i % 3), 4, i, depth=4, leaves=8
        )
    box.add(hill)
    tower = Sheet("#6f8f5a", "#557a48", gap=1.0, through=0.1, rim=0.5)
    tower.fill("-30,1060! 200,1030 420,1050 640,1020 830,1050! 830,1230! -30,1230!")
    box.add(tower)
    spool = Sheet("#c98a4e", "#a86c38", gap=1.0, through=0.05, rim=0.6)
    spool.fill(
        rectangle(590, 960, 130, 26, 8),
        rectangle(590, 1090, 130, 26, 8),
        rectangle(616, 980, 78, 116),
    )
    box.add(spool)
    thread = Sheet("#d9472f", "#bf3524", gap=0.5, through=0.05, rim=0.5)
    thread.fill(rectangle(606, 988, 98, 100, 12))
    for i in range(9):
        thread.slit([(606, 998 + 10 * i), (650, 1003 + 10 * i), (704, 996 + 10 * i)], 1.2)
    thread.line("704,1080 770,1110 740,1160 640,1150 540,1172 430,1140 380,1100 352,1060", 3)
    box.add(thread)
    nest = Sheet("#8a6a44", "#6c5032", gap=0.9, through=0.05, rim=0.6)
    nest.fill("250,1050! 270,1100 320,1116 380,1104 400,1050! 330,1066")
    for i in range(16):
        nest.line([(244 + 10 * i, 1048 + 8 * (i % 3)), (268 + 10 * i, 1070 + 12 * (i % 2))], 2)
    box.add(nest)
    chicks = Sheet("#d9472f", "#bf3524", gap=0.7, through=0.05, rim=0.6)
    beaks = Sheet("#f4f6f8", "#cfd6e0", gap=0.5, through=0.03, rim=0.9)
    for x, turn in ((286, -110), (326, -88), (364, -70)):
        _bird(chicks, beaks, x, 1024, 44, turn, 46)
    box.add(beaks)
    box.add(chicks)
    front = Sheet("#3f6a3c", "#2f5434", gap=1.2, through=0.05, rim=0.5)
    ground = land.hill(front, 1150, 10, 3)
    plants.grass(front, -10, 810, ground, 60, 130, 4)
    box.add(front)
