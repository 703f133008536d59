"""The score track: a winding path of stones, rabbits on them, and how far each hopped."""

import math
import random
from collections import defaultdict
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.service.pictures import TrackPicture, TrackRabbit
from bot.service.rabbits import RABBITS
from cards.cache import GROUNDS
from cards.canvas import Size, on, paste
from cards.crowd import crowd_places, lanes_of
from cards.figures import rabbit_figure
from cards.meadow import Spot, plant, wash
from cards.open_end import draw_open_end, pieces
from cards.palette import GOLD, GOLD_DEEP, INK, PAPER, PAPER_SHADE, RED, Colour, luminance, mix, rgb
from cards.path import Winding
from cards.roster import RosterLine, draw_roster, roster_height
from cards.sheet import MARGIN, sheet
from cards.type import Face, font

WIDTH = 1600
SHORTEST = 30
LONGEST = 120
"""Stones that fit; beyond, one stone stands for several points."""

_ROAD: Colour = (222, 196, 150)


@dataclass(frozen=True, slots=True)
class Course:
    """A track's measures: ``stones`` after the start, each worth ``step`` points."""

    stones: int
    step: int
    finish: int | None
    """The stone of the target, if there is a target."""
    path: Winding
    radius: int
    height: int

    def distance(self, points: float) -> float:
        """Return how far along the path ``points`` lie."""
        return min(self.stones, max(0, points) / self.step) * self.path.total / self.stones


def course(target: int | None, most: int) -> Course:
    """Lay out a track that holds ``target`` and ``most`` points, and 30 at least without target."""
    needed = max(target or SHORTEST, most, 1)
    step = -(-needed // LONGEST)
    stones = -(-needed // step)
    runs, pitch, radius = (
        (4, 268, 60) if stones <= 36 else (5, 232, 48) if stones <= 64 else (7, 190, 36)
    )
    if stones < 20:
        runs, pitch, radius = 3, 268, 60
    inset = MARGIN + 98 + pitch // 2
    height = MARGIN * 2 + 200 + runs * pitch
    origin = (float(inset), height - MARGIN - 110.0)
    path = Winding(origin, WIDTH - 2.0 * inset, pitch, runs)
    return Course(stones, step, None if target is None else target // step, path, radius, height)


def _stone_fill(it: Course, index: int) -> Colour:
    if index == it.finish:
        return GOLD
    if it.finish is not None and index > it.finish:
        return mix(GOLD, PAPER, 0.55)
    return mix(PAPER, PAPER_SHADE, 0.8) if index % 5 == 0 else PAPER


def _label(pen: ImageDraw.ImageDraw, it: Course, index: int, *, low: bool) -> None:
    """Write a stone's points; ``low`` where rabbits stand on its upper half."""
    x, y = it.path.at(it.distance(index * it.step))
    size = round(it.radius * (0.97 if index * it.step < 100 else 0.72))
    pen.text(
        (x, y + it.radius * (0.3 if low else 0.04)),
        str(index * it.step),
        font=font(Face.FIGURES, size),
        fill=INK,
        anchor="mm",
        stroke_width=3,
        stroke_fill=_stone_fill(it, index),
    )


def _stone(pen: ImageDraw.ImageDraw, it: Course, index: int) -> None:
    x, y = it.path.at(it.distance(index * it.step))
    radius = it.radius * (1.22 if index in {0, it.finish} else 1.0)
    fill = _stone_fill(it, index)
    rim = GOLD_DEEP if it.finish is not None and index >= it.finish else mix(_ROAD, INK, 0.45)
    for grow, drop, colour in (
        (1.06, 5, mix(_ROAD, INK, 0.35)),
        (1.0, 0, rim),
        (0.93, 0, fill),
    ):
        r = radius * grow
        pen.ellipse((x - r, y - r * 0.8 + drop, x + r, y + r * 0.8 + drop), fill=colour)


def _flag(pen: ImageDraw.ImageDraw, it: Course) -> None:
    """Plant a pennant behind the last stone."""
    x, y = it.path.at(it.distance((it.finish or 0) * it.step))
    x += it.radius * 1.05
    pen.line((x, y, x, y - it.radius * 2.3), fill=INK, width=6)
    top = y - it.radius * 2.3
    pen.polygon(((x, top), (x + it.radius, top + 22), (x, top + 46)), fill=RED)


def _ground(it: Course, size: Size) -> Image.Image:
    canvas = sheet(size).copy()
    source = random.Random(f"meadow {it.stones}")  # noqa: S311 -- scenery, always the same
    box = (MARGIN + 30, MARGIN + 30, WIDTH - MARGIN - 30, it.height - MARGIN - 4)
    wash(canvas, box, source)
    line = [it.path.at(step * it.path.total / 400) for step in range(401)]
    beyond = pieces(it.path, it.path.total, it.radius * 1.12) if it.finish is None else ()
    kept_free = [*line, *(middle for middle, _ in beyond)]

    def beside(x: float, y: float) -> bool:
        return all(math.hypot(x - px, y - py) > it.radius * 1.75 for px, py in kept_free)

    spots: list[Spot] = []
    for _ in range(900):
        x, y = source.uniform(box[0] + 50, box[2] - 50), source.uniform(box[1] + 130, box[3] - 30)
        apart = all(math.hypot(x - px, y - py) > 74 for px, py, _ in spots)
        if apart and beside(x, y - 20):
            spots.append((x, y, beside(x, y - 90)))
    plant(canvas, spots, source)
    pen = ImageDraw.Draw(canvas)
    rim = mix(_ROAD, INK, 0.28)
    for grow, colour in ((1.5, rim), (1.4, _ROAD), (1.0, mix(_ROAD, PAPER, 0.3))):
        r = it.radius * grow * 0.8
        for x, y in line:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
    draw_open_end(pen, beyond, rim, _ROAD)
    for index in range(it.stones, -1, -1):
        if index == it.finish:
            _flag(pen, it)
        _stone(pen, it, index)
    return canvas


def _trail(canvas: Image.Image, it: Course, rabbit: TrackRabbit, lane: float) -> None:
    """Mark the hops of this round: dots in the rabbit's colour, a large one first."""
    pen = ImageDraw.Draw(canvas)
    fur = rgb(RABBITS[rabbit.rabbit].colour)
    rim = INK if luminance(fur) > 0.25 else PAPER
    start, end = it.distance(rabbit.before), it.distance(rabbit.after)
    count = max(2, round((end - start) / (it.radius * 0.5)))
    for number in range(count):
        x, y = it.path.beside(start + (end - start) * number / count, lane)
        r = it.radius * (0.13 if number else 0.19)
        pen.ellipse((x - r - 2, y - r - 2, x + r + 2, y + r + 2), fill=rim)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fur)


def draw_track(spec: TrackPicture) -> Image.Image:
    """Draw the track with every rabbit where it stands after the round, and its way there."""
    most = max((rabbit.after for rabbit in spec.rabbits), default=0)
    it = course(spec.target, most)
    foot = roster_height(len(spec.rabbits)) + 56 if spec.rabbits else 0
    size = (WIDTH, it.height + foot)
    canvas = on(GROUNDS.get((it, size), lambda: _ground(it, size)))
    movers = [rabbit for rabbit in spec.rabbits if rabbit.after > rabbit.before]
    lanes = lanes_of(movers)
    between = min(it.radius * 0.36, it.radius * 1.7 / (max(lanes, default=0) + 1))
    for rabbit, lane in zip(movers, lanes, strict=True):
        _trail(canvas, it, rabbit, (lane - max(lanes) / 2) * between)
    standing: defaultdict[int, list[int]] = defaultdict(list)
    for rabbit in spec.rabbits:
        standing[max(0, rabbit.after) // it.step].append(rabbit.rabbit)
    pen = ImageDraw.Draw(canvas)
    for index in range(it.stones + 1):
        _label(pen, it, index, low=index in standing)
    for stone in sorted(standing, key=lambda s: it.path.at(it.distance(s * it.step))[1]):
        x, y = it.path.at(it.distance(stone * it.step))
        there = standing[stone]
        for index, dx, dy, height in crowd_places(len(there), it.radius):
            paste(canvas, rabbit_figure(there[index], height), x + dx, y + dy)
    lines = [
        RosterLine(r.rabbit, r.name, r.after, r.after - r.before)
        for r in sorted(spec.rabbits, key=lambda r: -r.after)
    ]
    draw_roster(canvas, lines, MARGIN + 50, it.height - MARGIN + 8, WIDTH - 2 * MARGIN - 100)
    return canvas
