"""People haul the sun up over the rim of the sea by ropes; it is heavy today."""

import numpy as np

from cards.studio.paper import fairground, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import arc, ellipse
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SUN, RADIUS = (590, 640), 250
PULL = Pose(
    (296, 306),
    316,
    8,
    ((84, -64, -60), (70, -50, -50)),
    ((64, 104, 10), (122, 146, 60)),
    ("hold", "hold"),
)
STEP = Pose(
    (298, 304),
    318,
    12,
    ((80, -60, -60), (64, -46, -50)),
    ((118, 142, 60), (50, 96, 10)),
    ("hold", "hold"),
)
REST = Pose((284, 306), 326, 22, ((56, 20, 30), (60, 10, 20)), ((-26, 70), (-34, 76)))


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff3b0", "#ffcf5e", "#f79a4a", "#d9604e", "#8a3a5c", at=SUN, radius=900),
        lamp=SUN,
        tint="#2a0a24",
        finish=Finish(vignette=0.3),
    )
    for x, y, wide, seed in ((150, 170, 250, 3), (640, 120, 200, 6), (330, 330, 150, 9)):
        cloud = Sheet("#f3a06a", "#f7b87c", gap=0.8, through=0.5, rim=0.6, shade=0.5)
        land.cloud(cloud, x, y, wide, seed)
        box.add(cloud)
    sun = Sheet("#fff4c0", "#ffd25e", gap=0.8, through=0.3, rim=0.7)
    sun.fill(ellipse(*SUN, RADIUS))
    sun.slit("500,560 530,580 564,566", 5).slit("624,566 656,580 688,560", 5)
    sun.slit("560,690 594,676 626,690", 4).slit("596,600 586,640 602,648", 3)
    box.add(sun)
    box.haze("#fff0b0", 0.25 * near(*SUN, 300))
    _ropes(box)
    _sea(box)
    _hill(box)
    return box


def _ropes(box: Box) -> None:
    net = Sheet("#8a3a34", "#6a2a30", gap=0.9, through=0.03, rim=0.6)
    for share in (-0.55, -0.1, 0.4):
        run = arc(
            SUN[0], SUN[1], RADIUS * 1.0, abs(share) * RADIUS + 8, 180, 360 if share < 0 else 0, 24
        )
        net.line([tuple(point) for point in run], 6)
    for share in (-0.5, 0.0, 0.5):
        run = arc(
            SUN[0], SUN[1], abs(share) * RADIUS + 4, RADIUS, 90, 270 if share < 0 else -90, 24
        )
        net.line([tuple(point) for point in run], 6)
    net.fill(ellipse(368, 520, 15))
    box.add(net)


def _sea(box: Box) -> None:
    for i, (top, colour) in enumerate(((700, "#c85a54"), (752, "#a8485a"), (816, "#84385a"))):
        sea = Sheet(colour, gap=0.8, through=0.25, rim=0.7)
        land.waves(sea, top, 6 + 2 * i, 90 + 30 * i, seed=i + 2, crests=0.4)
        random = np.random.default_rng(i)
        for _ in range(16):
            x, y = random.uniform(320, 820), top + random.uniform(14, 50)
            sea.slit([(x, y), (x + 30, y + 3), (x + 60, y)], 1.6)
        box.add(sea)


def _hill(box: Box) -> None:
    hill = Sheet("#4a1c40", "#2a0f2c", gap=1.5, through=0.04, rim=0.8)
    hill.fill(
        "-30,520! 60,556 150,610 240,672 340,750 440,850 560,960 700,1010 830,1040! "
        "830,1240! -30,1240!"
    )
    box.add(hill)
    crew = Sheet("#2a0c28", "#1c081e", gap=0.8, through=0.03, rim=0.9)
    shoulders = []
    for x, y, size, kind, pose, wear in (
        (64, 566, 36, "man", STEP, ("coat", "trousers", "hat")),
        (190, 646, 36, "woman", PULL, ("dress", "scarf")),
        (318, 742, 36, "man", STEP, ("trousers", "sleeves", "shorthair")),
    ):
        joints = people.person(crew, x, y, size, kind, pose, wear, flip=True, hem=0.4)
        shoulders.append((joints.neck[0] + 12, joints.neck[1] - 2))
    people.person(crew, 548, 940, 38, "woman", REST, ("trousers", "sleeves", "bun"), anchor="hip")
    fairground.waiting_dog(crew, 450, 910, 76, look=-16)
    box.add(crew)
    rope = Sheet("#f6d9a0", "#d9a86a", gap=0.7, through=0.05, rim=0.6)
    rope.line([(-30, shoulders[0][1] - 40), *shoulders, (368, 524)], 6)
    box.add(rope)
    front = Sheet("#1a0618", gap=1.2, through=0.03, rim=0.6)
    ground = land.hill(front, 1150, 14, 5)
    plants.grass(front, -10, 810, ground, 60, 110, 5)
    box.add(front)
