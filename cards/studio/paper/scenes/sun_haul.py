"""People haul the sun up out of the sea on a rope; it is heavy today."""

import numpy as np

from cards.studio.paper import fairground, land, people
from cards.studio.paper.body import BUILDS, Pose, reach
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SUN, RADIUS = (644, 730), 230
ARM = reach((1.5, 0.62), BUILDS["man"].arm, 1)
PULL = Pose(
    (258, 250),
    neck=268,
    arms=((*ARM, 30), (*ARM, 30)),
    legs=((55, 66, 25), (24, 104, 32)),
    hands=("hold", "hold"),
)
REST = Pose((284, 306), 326, 22, ((56, 20, 30), (60, 10, 20)), ((-26, 70), (-34, 76)))
SIZE = 40
CREW = (
    # hip, kind, clothes, hair or hat, colour, hair's colour, skin
    ((58, 590), "man", ("trousers",), "hat", "#1f7a7a", "#153f52", "#f0bd92"),
    ((168, 674), "woman", ("dress",), "bun", "#c4245a", "#3a1c24", "#c98a5c"),
    ((282, 762), "man", ("trousers",), "shorthair", "#2f4fa8", "#2a1620", "#8a5636"),
)
KNOT = (430, 772)
GRASS = ((70, 760), (150, 860), (90, 960), (260, 960), (200, 1080), (380, 1060), (520, 1150))


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#fff3b0", "#ffd672", "#fbab58", "#e8705a", "#9a4468", at=SUN, radius=960),
        lamp=SUN,
        tint="#2a0a24",
        finish=Finish(vignette=0.25, bloom=0.08),
    )
    for x, y, wide, seed in ((560, 150, 250, 3), (250, 110, 170, 6), (690, 330, 150, 9)):
        cloud = Sheet("#f9b684", "#fcd0a0", gap=0.8, through=0.5, rim=0.6, shade=0.5)
        land.cloud(cloud, x, y, wide, seed)
        box.add(cloud)
    _sun(box)
    _sea(box)
    _hill(box)
    _crew(box)
    return box


def _sun(box: Box) -> None:
    rays = Sheet("#ffb238", "#f79a2a", gap=0.6, through=0.3, rim=0.6)
    for angle in range(0, 360, 15):
        tip, long = toward(angle), RADIUS + (74 if angle % 30 else 50)
        across = np.array([-tip[1], tip[0]]) * 26
        foot = np.array(SUN) + tip * (RADIUS - 6)
        rays.fill(polygon([foot - across, np.array(SUN) + tip * long, foot + across]))
    box.add(rays)
    sun = Sheet("#ffe27a", "#ffc84a", gap=0.9, through=0.1, rim=0.6)
    sun.fill(ellipse(*SUN, RADIUS))
    with sun.at(*SUN, RADIUS):
        for side in (-1, 1):
            sun.ink("#f79a4a", ellipse(0.46 * side, 0.02, 0.15, 0.11))
            lid = [(0.16 * side, -0.14, 0.012), (0.33 * side, -0.06, 0.026),
                   (0.50 * side, -0.14, 0.012)]  # fmt: skip
            sun.ink("#8a3a1e", band(lid))
            for x, out in ((0.22, 0.19), (0.33, 0.33), (0.44, 0.48)):
                sun.ink("#8a3a1e", band([(x * side, -0.08, 0.013), (out * side, 0.02, 0.008)]))
            sun.ink("#c8742a", band([(0.18 * side, -0.36, 0.01), (0.34 * side, -0.40, 0.024),
                                     (0.50 * side, -0.32, 0.01)]))  # fmt: skip
        sun.ink("#f2a838", ellipse(0, 0.02, 0.085, 0.07))
        sun.ink("#8a3a1e", band("-.12,.24,.01 0,.19,.024 .12,.24,.01"))
    box.add(sun)
    box.haze("#fff0b0", 0.10 * near(*SUN, 300))
    _rope(box)


def _rope(box: Box) -> None:
    """Tie the rope round the sun's brow."""
    x, y = SUN
    rope = Sheet("#b5652c", "#9a5022", gap=0.8, through=0.03, rim=0.7)
    brow = ((438, 672), (x - 130, y - 136), (x, y - 168), (x + 110, y - 150), (x + 232, y - 60))
    rope.limb([(*point, 8) for point in (KNOT, *brow)])
    box.add(rope)


def _sea(box: Box) -> None:
    for i, (top, colour) in enumerate(((842, "#e06a5c"), (900, "#b84a68"), (970, "#8a3a68"))):
        sea = Sheet(colour, gap=0.9, through=0.12, rim=0.7)
        land.waves(sea, top, 7 + 2 * i, 90 + 30 * i, seed=i + 2, crests=0.4)
        box.add(sea)


def _hill(box: Box) -> None:
    hill = Sheet("#7a4a8a", "#3f2058", gap=1.5, through=0.04, rim=0.8)
    hill.fill(
        "-30,650! 40,676 150,742 250,822 350,902 450,986 560,1060 700,1106 830,1124! "
        "830,1240! -30,1240!"
    )
    for x, y in GRASS:
        hill.slit([(x - 16, y), (x - 10, y - 20), (x - 12, y - 34)], 2)
        hill.slit([(x - 6, y), (x, y - 24), (x + 4, y - 40)], 2)
        hill.slit([(x + 4, y), (x + 12, y - 18), (x + 20, y - 28)], 2)
    box.add(hill)


def _crew(box: Box) -> None:
    crew = []
    for hip, kind, clothes, _, colour, *_ in CREW:
        sheet = Sheet(colour, gap=1.1, through=0.03, rim=0.6)
        crew.append(
            people.person(sheet, *hip, SIZE, kind, PULL, clothes, anchor="hip", hem=0.6, gap=1.8)
        )
        box.add(sheet)
    rope = Sheet("#b5652c", "#9a5022", gap=0.8, through=0.03, rim=0.7)
    hands = [joints.wrists[1] for joints in crew]
    rope.limb([(-30, hands[0][1] - 60, 8), *((x + 10, y + 2, 8) for x, y in hands), (*KNOT, 8)])
    rope.fill(ellipse(*KNOT, 17)).line([KNOT, (418, 824)], 7).line([KNOT, (442, 830)], 7)
    box.add(rope)
    for joints, (_, kind, _, worn, _, hair, skin) in zip(crew, CREW, strict=True):
        face = Sheet(skin, gap=0.7, through=0.03, rim=0.5)
        people.portrait(face, joints, SIZE, kind, (worn,), hair=hair, turn=-8)
        for x, y in joints.wrists:
            with face.at(x + 10, y + 2, 1, 32), face.piece(0.5, 1.2) as fist:
                fist.fill(rectangle(-12, -13, 24, 26, 10))
                for k in range(3):
                    fist.score([(-6 + 6 * k, -10), (-5 + 6 * k, 8)], 1.6)
        box.add(face)
    rest = Sheet("#f2b632", gap=1.0, through=0.03, rim=0.6)
    joints = people.person(
        rest, 588, 1056, 46, "woman", REST, ("trousers", "sleeves"), anchor="hip", gap=1.8
    )
    box.add(rest)
    face = Sheet("#f0bd92", gap=0.7, through=0.03, rim=0.5)
    people.portrait(face, joints, 46, "woman", ("bun",), hair="#5a2a1c", turn=50)
    box.add(face)
    dog = Sheet("#f6e2c4", gap=1.0, through=0.03, rim=0.6)
    fairground.waiting_dog(dog, 452, 1000, 80, look=-16)
    box.add(dog)
