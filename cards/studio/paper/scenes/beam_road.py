"""A lighthouse's beam is a road: people set out on it over the night sea."""

import numpy as np

from cards.studio.paper import beasts, buildings, land, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

LAMP = (168, 372)
BEAM = "176,360! 400,322 620,270 840,204! 840,640! 620,556 400,448 176,386!"
WALK = Pose((276, 280), arms=((70, 50, 40), (118, 96, 90)), legs=((112, 128), (66, 90)))
CARRY = Pose((280, 286), arms=((80, 80, 80), (96, 92, 90)), legs=((108, 124), (70, 92)),
             hands=("hold", "hold"))  # fmt: skip
PUSH = Pose((284, 290), arms=((50, 20, 10), (56, 26, 10)), legs=((114, 130), (66, 88)))


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#3a4f9a", "#26377c", "#16235c", "#0c1642", at=LAMP, radius=1000),
        lamp=LAMP,
        tint="#050a24",
        finish=Finish(vignette=0.4),
    )
    sky = Sheet("#0f1a4c", "#1d2c70", gap=0.6, through=0.5, rim=0.3)
    sky.fill(rectangle(-30, -30, 860, 900))
    pricks = land.stars(sky, 70, (0, 0, 800, 300), 6, None, (0.8, 2))
    box.add(sky)
    box.emit(pricks, "#e8ecff", 0.9, 0.4)
    _sea(box)
    _beam(box)
    _walkers(box)
    _tower(box)
    _front(box)
    return box


def _sea(box: Box) -> None:
    for i, (top, colour) in enumerate(((700, "#23357c"), (760, "#1c2c6e"), (840, "#16245e"))):
        sheet = Sheet(colour, gap=0.7, through=0.2, rim=0.5)
        land.waves(sheet, top, 5 + 2 * i, 90 + 30 * i, seed=i + 4, crests=0.4)
        box.add(sheet)
        if i == 1:
            box.haze("#4a62b4", 0.4 * near(560, 810, 90, 60))
            ship = Sheet("#0b1238", "#0b1238", gap=0.6, through=0.05, rim=0.6)
            buildings.ship(ship, 560, 846, 1.3)
            box.add(ship)
            box.emit([ellipse(544, 840, 2.6), ellipse(560, 840, 2.6)], "#ffe9a0", 1, 0.6)


def _beam(box: Box) -> None:
    box.light(*LAMP, 120, "#ffe9a0", power=0.8, halo=0.3)
    beam = Sheet("#fff3ba", "#ffe58a", gap=1.6, through=0.2, rim=0.8)
    beam.fill(BEAM)
    for i in range(13):
        x = 250 + 11 * i + 3.4 * i * i
        middle = 374 + (x - 176) * 0.074
        long = 6 + 2.4 * i
        beam.score([(x, middle), (x + long, middle + long * 0.075)], 2 + 0.4 * i)
    box.add(beam)


def _top(x: float) -> float:
    """Return the height of the beam's upper edge."""
    return float(np.interp(x, (176, 400, 620, 840), (360, 322, 270, 204)))


def _walkers(box: Box) -> None:
    box.haze("#5a6fc0", 0.62 * near(360, 260, 160, 70) + 0.62 * near(640, 160, 220, 110))
    walkers = Sheet("#080e30", "#0c1540", gap=0.9, through=0.04, rim=0.7)
    for x, size, kind, pose, wear in (
        (262, 12, "man", WALK, ("coat", "trousers", "hat")),
        (318, 14, "woman", WALK, ("dress", "bun")),
        (402, 17, "woman", PUSH, ("coat", "dress", "scarf")),
        (520, 21, "old", CARRY, ("coat", "trousers", "cap", "beard")),
        (664, 26, "man", CARRY, ("coat", "trousers", "hat")),
    ):
        joints = people.person(walkers, x, _top(x) + 6, size, kind, pose, wear, hem=0.6, sway=0.2)
        hx, hy = joints.wrists[1]
        if pose is CARRY:
            walkers.fill(rectangle(hx - size * 0.8, hy + size * 0.5, size * 1.7, size * 1.1, 2))
            walkers.line([(hx - 5, hy + size * 0.5), (hx, hy + 4), (hx + 5, hy + size * 0.5)], 2)
        if pose is PUSH:
            walkers.fill(
                [
                    (hx - 2, hy + 2, True),
                    (hx + 34, hy + 4, True),
                    (hx + 28, hy + 24),
                    (hx + 6, hy + 24),
                ]
            )
            walkers.fill(
                [
                    (hx + 16, hy + 4, True),
                    (hx + 24, hy - 16),
                    (hx + 40, hy - 8),
                    (hx + 36, hy + 6, True),
                ]
            )
            for wheel in (8, 28):
                walkers.line(ellipse(hx + wheel, hy + 32, 7), 2)
    beasts.dog(walkers, 592, _top(592) + 6, 40)
    child = Pose((278, 282), arms=((300, 290, 290), (310, 300, 290)), legs=((120, 150), (50, 84)))
    people.person(walkers, 752, _top(752) + 8, 22, "child", child, ("dress", "braid"), hem=0.6)
    box.add(walkers)


def _tower(box: Box) -> None:
    tower = Sheet("#d84a3a", "#7a2030", gap=1.6, through=0.05, rim=0.7)
    tower.fill("108,436! 224,436! 262,1000! 66,1000!")
    tower.ink("#f5efe6", "104,500! 228,500! 233,580! 98,580!", "92,670! 240,670! 246,760! 85,760!",
              "78,860! 253,860! 259,950! 71,950!")  # fmt: skip
    windows = [
        rectangle(154, 520, 26, 40, 12),
        rectangle(150, 690, 28, 44, 13),
        rectangle(148, 880, 30, 48, 14),
    ]
    tower.cut(*windows)
    box.add(tower)
    box.emit(windows, "#ffd98a", 0.9)
    climbers = Sheet("#0b1238", gap=0.3, through=0.05, rim=0.4)
    for x, y in ((166, 564), (163, 738), (162, 932)):
        people.person(climbers, x, y, 8, "man", WALK, ("coat", "hat"), gap=0.3, smooth=0.4)
    box.add(climbers)
    box.emit(rectangle(126, 330, 80, 78), "#fff6cc", 1.3, 2)
    top = Sheet("#14205a", "#0f1848", gap=1.2, through=0.05, rim=0.8)
    top.fill(rectangle(88, 406, 156, 34, 4), "104,332! 228,332! 206,286 166,262 126,286")
    top.line("166,264 166,226", 6).fill(ellipse(166, 226, 9))
    for x in (110, 138, 194, 222):
        top.line([(x, 332), (x, 408)], 5)
    for x in range(92, 244, 15):
        top.line([(x, 384), (x, 408)], 3)
    top.line("90,384 242,384", 4)
    box.add(top)
    box.light(*LAMP, 34, "#fff0b8", power=0.6, halo=0.5, core=0.3)


def _front(box: Box) -> None:
    rock = Sheet("#0d1540", "#080d2a", gap=1.4, through=0.03, rim=0.7)
    rock.fill(
        "-30,1010! 40,972 90,992 150,976 230,990 300,1010 360,1064 420,1090! 440,1240! -30,1240!"
    )
    box.add(rock)
    sea = Sheet("#101b50", "#0a1136", gap=1.2, through=0.1, rim=0.6)
    land.waves(sea, 1076, 12, 150, seed=8, crests=0.4)
    box.add(sea)
    boat = Sheet("#f0e4b4", "#d8c78c", gap=0.8, through=0.1, rim=0.6)
    boat.fill("560,1080! 590,1110 690,1112 726,1076! 690,1086 596,1090")
    boat.line("690,1084 720,1020", 3)
    box.add(boat)
    box.haze("#3a4f9a", 0.4 * near(640, 1050, 80, 70))
    crew = Sheet("#060a22", gap=0.7, through=0.05, rim=0.7)
    sit = Pose((270, 266), 252, -20, ((70, 30, 0), (300, 290, 290)), ((10, 92), (0, 86)))
    people.person(
        crew, 634, 1094, 22, "man", sit, ("trousers", "cap", "sleeves"), anchor="hip", flip=True
    )
    box.add(crew)
    near_by = Sheet("#0a1238", "#060a22", gap=1.0, through=0.05, rim=0.5)
    land.waves(near_by, 1124, 12, 180, seed=3, crests=0.3)
    box.add(near_by)
