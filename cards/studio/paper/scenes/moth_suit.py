"""A wardrobe stands open: hat, tie and shoes hang in their places, and moths are the man."""

import numpy as np

from cards.studio.paper import birds, figures, things
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

NICHE = (196, 150, 400, 880)


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7e3b8", "#f3d49a"),
        lamp=(400, 300),
        tint="#24140f",
        finish=Finish(vignette=0.32),
    )
    _niche(box)
    _wardrobe(box)
    _moths(box)
    _clothes(box)
    return box


def _niche(box: Box) -> None:
    back = Sheet("#efcf98", "#d9a868", gap=0.6, through=0.4, rim=0.4)
    back.fill(rectangle(-30, -30, 860, 1300))
    for i in range(6):
        back.score([(NICHE[0] + 66 * i, 140), (NICHE[0] + 66 * i, 1040)], 4)
    box.add(back)
    rail = Sheet("#6d4634", "#54332a", gap=0.9, through=0.03, rim=0.6)
    rail.line("190,206 606,206", 10)
    box.add(rail)
    others = Sheet("#b98a5c", "#9a6c46", gap=1.0, through=0.1, rim=0.5)
    for x, long in ((214, 520), (236, 600), (566, 560)):
        others.fill(f"{x - 5},250! {x + 20},250! {x + 30},{250 + long}! {x - 20},{260 + long}!")
        others.line([(x + 6, 206), (x + 7, 256)], 3)
    box.add(others)


def _wardrobe(box: Box) -> None:
    x, y, wide, high = NICHE
    frame = Sheet("#8a5440", "#633a30", gap=1.6, through=0.04, rim=0.7)
    frame.fill("-30,-30! 830,-30! 830,1230! -30,1230!").cut(rectangle(x, y, wide, high))
    frame.score(rectangle(x - 18, y - 18, wide + 36, high + 36), 4)
    frame.slit("280,84 340,60 400,92 460,60 520,84", 3).slit(
        "330,104 370,92 400,110 430,92 470,104", 2.4
    )
    box.add(frame)
    for side in (-1, 1):
        door = Sheet("#a0664c", "#74463a", gap=1.5, through=0.04, rim=0.7)
        with door.at(396, 0, flip=side < 0):
            door.fill("200,150! 396,70! 396,1130! 200,1030!")
            door.score("226,196! 370,140! 370,540! 226,552! 226,196", 4)
            door.score("226,600! 370,600! 370,1060! 226,990! 226,600", 4)
            door.cut(ellipse(214, 600, 5))
        box.add(door)
    glass = Sheet("#d9e0d6", "#bcc8c4", gap=0.3, through=0.1, rim=0.6)
    glass.fill("628,204! 760,152! 760,526! 628,540!")
    glass.slit("650,300 690,240 740,200", 2).slit("650,340 700,270 748,226", 1.4)
    box.add(glass)
    floor = Sheet("#4f2e2a", "#3a211f", gap=0.8, through=0.03, rim=0.5)
    floor.fill("-30,1130! 190,1036! 606,1036! 830,1130! 830,1260! -30,1260!")
    box.add(floor)


def _clothes(box: Box) -> None:
    shoes = Sheet("#2c1c1e", "#1f1214", gap=1.0, through=0.03, rim=0.7)
    things.boot(shoes, 350, 1074, 80, flip=True)
    things.boot(shoes, 442, 1074, 80)
    box.add(shoes)


def _moths(box: Box) -> None:
    random = np.random.default_rng(8)
    shape = Drawing()
    joints = figures.standing(
        shape, 400, 1030, 95, "man", ("coat", "trousers"), arms=((104, 94), (34, 4)), back=True,
        gap=0, hem=0.3,
    )  # fmt: skip
    inside, scale = shape.outline, shape.outline.shape[0] / 1200
    places: list[np.ndarray] = []
    for _ in range(14000):
        at = random.uniform((190, 230), (800, 1060))
        if inside[int(at[1] * scale), int(at[0] * scale) - 1] > 128 and all(
            np.hypot(*(at - p)) > 13 for p in places
        ):
            places.append(at)
    box.haze("#fff0c8", 0.4 * near(400, 560, 170, 420))
    for colour, first in (("#4f3430", 0), ("#341f20", 1), ("#6d4a40", 2)):
        swarm = Sheet(colour, gap=0.7, through=0.12, rim=0.7, wobble=0.1)
        for at in places[first::3]:
            birds.moth(
                swarm, *at, random.uniform(22, 32), random.uniform(-70, 70), random.uniform(0.7, 1)
            )
        if first == 2:
            for x, y, size in (
                (690, 640, 26),
                (736, 560, 30),
                (660, 480, 22),
                (120, 420, 28),
                (84, 300, 24),
                (740, 380, 26),
            ):
                birds.moth(swarm, x, y, size, random.uniform(-60, 60))
        box.add(swarm)
    x, y = joints.head
    hat = Sheet("#2c1c1e", "#1f1214", gap=1.0, through=0.03, rim=0.8)
    with hat.at(x, y + 72, 112):
        hat.fill(
            "-.9,-.66 -.46,-.80! -.38,-1.2 .0,-1.3 .38,-1.2 .46,-.80! .9,-.66 .4,-.58 -.4,-.58"
        )
        hat.ink("#b5433a", "-.46,-.9! .46,-.9! .46,-.78! -.46,-.78!")
    box.add(hat)
    tie = Sheet("#b5433a", "#92302c", gap=0.8, through=0.03, rim=0.7)
    with tie.at(*joints.neck, 97):
        tie.fill("-.14,.0! .14,.0! .1,.24! .26,1.3 .0,1.66! -.26,1.3 -.1,.24!")
        tie.slit("-.12,.22 .0,.28 .12,.22", 0.03).slit("-.14,.6 .12,.78", 0.02).slit(
            "-.18,.9 .16,1.1", 0.02
        )
    box.add(tie)
