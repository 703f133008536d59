"""A chairoplane turns at dawn, all its chairs empty and flying; one hangs slack."""

import math

import numpy as np

from cards.studio.paper import fairground, land, ornament, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import band, ellipse, polygon
from cards.studio.paper.sheet import Sheet

SUN = (590, 690)
ROOF = (318, 270)
RIM = (318, 62)
RING = (452, 118)
RING_AT = (318, 540)
COUNT = 10
MAST = (
    "-34,300! 34,300! 40,760 62,800! 62,860! 44,890 52,1060! -52,1060! -44,890 -62,860! -62,800! "
    "-40,760"
)
FOOT = (
    "-56,960! 56,960! 60,984 96,988! 98,1014 140,1020! 144,1090! -144,1090! -140,1020! -98,1014 "
    "-96,988! -60,984"
)
SLACK = 1.4
"""Where on the round the chair hangs that does not fly."""
HIDDEN = (0, 2, 4, 6, 8)
"""Chairs left out: they would be seen end on, or before each other."""
SCARF = 1


def build() -> Box:
    """Build the card."""
    sky = glow("#fff3cf", "#ffdcc0", "#e6bfdc", "#a993d6", at=SUN, radius=900)
    finish = Finish(vignette=0.12, bloom=0.06, contrast=0.4)
    box = Box(sky, lamp=SUN, tint="#6a4f92", finish=finish)
    box.emit(ellipse(*SUN, 70), "#ffd36a", 1.0, 1)
    _far(box)
    _second_look(box)
    _flying(box, -1)
    _mast(box)
    _canopy(box)
    _flying(box, 1)
    _slack(box)
    _roof(box)
    _ground(box)
    return box


def _far(box: Box) -> None:
    for i, (top, tone) in enumerate(((890, "#cdb6e0"), (950, "#b59ad2"))):
        sheet = Sheet(tone, gap=0.8, through=0.3, rim=0.3, shade=0.5)
        ground = land.hill(sheet, top, 10, seed=4 + i)
        for k in range(9):
            x = 430 + 46 * k + 13 * (k % 3) + 17 * i
            plants.tree(sheet, x, ground(x) + 4, 120 - 12 * (k % 4), 4, seed=9 * i + k, depth=5)
        box.add(sheet)


def _second_look(box: Box) -> None:
    """Hang up what is found later: a chair come loose, a scarf, a lit booth."""
    loose = Sheet("#6d52a0", "#6d52a0", gap=0.8, through=0.2, rim=0.3, shade=0.5)
    ends = fairground.chair(loose, 712, 132, 34, -38, -0.8)
    for end, shift in zip(ends, ((30, -52), (52, -30)), strict=True):
        fairground.chain(loose, end + shift, end, 4, 12)
    box.add(loose)
    booth = Sheet("#7d62ac", "#8f76bb", gap=0.8, through=0.2, rim=0.4, shade=0.6)
    booth.fill("706,1010! 706,900! 770,900! 770,1010!", "696,902! 716,862 738,850 760,862 780,902!")
    ornament.lace(booth, "696,904 738,904 780,904", 5)
    booth.cut("720,968! 720,930! 730,922 746,922 756,930! 756,968!")
    box.add(booth)
    box.emit(polygon("720,968 720,930 730,922 746,922 756,930 756,968"), "#ffbf76", 1.0, 1)
    box.light(738, 946, 16, "#ffc98a", power=0.7, halo=0.16)


def _place(i: float) -> tuple[float, np.ndarray, np.ndarray, float]:
    """Return the angle of a chair on its round, where it hangs from, where it flies, its size."""
    angle = 2 * math.pi * (i + 0.22) / COUNT
    cos, sin = math.cos(angle), math.sin(angle)
    rim = np.array(ROOF) + (RIM[0] * cos, -RIM[1] * sin + 30)
    lift = 14 * math.sin(3 * i)
    chair = np.array(RING_AT) + (RING[0] * cos * (1 + 0.1 * sin), -RING[1] * sin + lift)
    return angle, rim, chair, 74 * (1 + 0.3 * sin)


def _flying(box: Box, half: int) -> None:
    """Hang up the chairs of the far half of the round (-1) or the near one (1)."""
    tone = ("#8f76bb", "#8f76bb") if half < 0 else ("#4b2f80", "#4b2f80")
    sheet = Sheet(*tone, gap=1.2, through=0.15, rim=0.4, shade=0.7)
    scarf = Sheet("#ee4f58", "#dc3d4c", gap=0.5, through=0.15, rim=0.5)
    for i in range(COUNT):
        angle, rim, seat, size = _place(i)
        if (math.sin(angle) < 0) != (half < 0) or i in HIDDEN:
            continue
        tilt = math.degrees(math.atan2(rim[0] - seat[0], seat[1] - rim[1]))
        ends = fairground.chair(sheet, *seat, size, tilt, math.sin(angle))
        for end, shift in zip(ends, (-0.2, 0.2), strict=True):
            fairground.chain(sheet, rim + (shift * size, 0), end, size * 0.09)
        if half > 0 and i == SCARF:
            _scarf(scarf, seat[0] - 28, seat[1] - 42)
    box.add(sheet)
    if half > 0:
        box.add(scarf)


def _scarf(sheet: Sheet, x: float, y: float) -> None:
    """Lay a scarf that is caught at (x, y) and flies to the left, with fringes."""
    with sheet.at(x, y):
        sheet.limb("6,-4,5 -4,16,6 -30,34,7 -64,30,7 -98,44,7 -128,38,8")
        sheet.limb("6,-4,5 -12,6,5 -38,8,6 -66,-2,6 -92,6,6")
        for k in range(4):
            sheet.line([(-126, 33 + 4 * k), (-146, 28 + 6 * k)], 2)
            sheet.line([(-90, 2 + 3 * k), (-106, -1 + 5 * k)], 1.8)
        for left, top in ((-40, 34), (-76, 32), (-108, 42)):
            sheet.slit([(left, top - 6), (left + 3, top), (left, top + 6)], 1.2)


def _mast(box: Box) -> None:
    sheet = Sheet("#8366b4", "#a58cca", gap=1.2, through=0.2, rim=0.4, shade=0.7)
    x = ROOF[0]
    with sheet.at(x, 0):
        sheet.fill(MAST, FOOT)
        sheet.score("-100,1022 0,1034 100,1022", 2).score("-72,990 0,1000 72,990", 2)
    for k in range(11):
        top = 826 + 26 * (k // 5)
        left = x - 26 + 11 * (k % 5)
        ends = (
            ((left - 3, top + 16), (left + 2, top))
            if k % 5 < 4
            else ((x - 32, top + 13), (x + 14, top + 3))
        )
        sheet.ink("#5d4888", band([(*ends[0], 1.2), (*ends[1], 2.2)]))
    for y in range(420, 760, 70):
        ornament.rosette(sheet, x, y, 20, 8, y)
    box.add(sheet)


def _rim(share: float, grow: float = 0) -> tuple[float, float]:
    """Return a point of the roof's near edge, 0 at the left to 1 at the right."""
    angle = math.pi * (1 + share)
    x, y = ROOF
    return x + (RIM[0] + grow) * math.cos(angle), y + RIM[1] * math.sin(angle)


def _canopy(box: Box) -> None:
    """Hang up the roof as seen from below."""
    x, y = ROOF
    under = Sheet("#5b3f92", "#5b3f92", gap=1.0, through=0.15, rim=0.3, shade=0.6)
    under.fill(ellipse(x, y + 22, *RIM))
    for a in range(0, 360, 15):
        across, down = RIM[0] * math.cos(math.radians(a)), RIM[1] * math.sin(math.radians(a))
        under.score([(x, y + 22), (x + across, y + 22 + down)], 2.4)
        under.cut(ellipse(x + across * 0.86, y + 22 + down * 0.86, 3.6, 2.2))
    box.add(under)


def _slack(box: Box) -> None:
    """Let one chair hang straight down, low enough to be got at."""
    sheet = Sheet("#33205f", "#33205f", gap=1.4, through=0.1, rim=0.5)
    _, rim, _, _ = _place(SLACK)
    ends = fairground.chair(sheet, rim[0] + 8, 862, 92, 0, 0.8)
    for end, shift in zip(ends, (-16, 16), strict=True):
        fairground.chain(sheet, rim + (8 + shift, -14), end, 6)
    box.add(sheet)


def _roof(box: Box) -> None:
    """Hang up the roof's striped top and the pelmet round it."""
    x = ROOF[0]
    top = Sheet("#fff6e6", "#fff0dc", gap=1.2, through=0.12, rim=0.4, shade=0.8)
    edge = [_rim(t, 10) for t in np.linspace(0, 1, 25)]
    top.fill(
        [(*edge[0], True), *edge[1:-1], (*edge[-1], True), (x + 14, 40, True), (x - 14, 40, True)]
    )
    for i in range(0, 24, 2):
        top.ink("#ee6a63", polygon([edge[i], edge[i + 1], (x, 40)]))
    top.limb([(x, 44, 7), (x, 10, 4), (x, -20, 3)])
    box.add(top)
    pelmet = Sheet("#ffd36a", "#fbc14e", gap=0.9, through=0.1, rim=0.4)
    line = [_rim(t, 14) for t in np.linspace(0, 1, 49)]
    drop = [(px, py + (40 if i % 4 == 2 else 22)) for i, (px, py) in enumerate(line[::2])]
    pelmet.fill([(*line[0], True), *line[1:-1], (*line[-1], True), *drop[::-1]])
    for i in range(2, 46, 4):
        px, py = line[i]
        squeeze = max(0.3, math.sin(math.pi * i / 48))
        pelmet.cut(ellipse(px, py + 14, 9 * squeeze, 10))
    ornament.lace(pelmet, drop, 7)
    box.add(pelmet)


def _ground(box: Box) -> None:
    sheet = Sheet("#c9e0b4", "#8fb98a", gap=1.2, through=0.2, rim=0.3, shade=0.6)
    ground = land.hill(sheet, 1060, 8, seed=6)
    plants.grass(sheet, -10, 810, ground, 26, 160, 3)
    front = Sheet("#33205f", "#33205f", gap=1.4, through=0.1, rim=0.5)
    fairground.waiting_dog(front, 680, 1110, 150, flip=True)
    for i in range(13):
        t = i / 12
        x, y = 770 - 286 * t - 40 * math.sin(3 * t), 1190 - 104 * t**0.8
        x += (9 - 5 * t) * (-1) ** i
        sheet.ink("#5f7f62", ellipse(x, y, 12 - 6 * t, 5.4 - 2.6 * t))
    box.add(sheet)
    box.add(front)
