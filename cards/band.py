"""The score track as a band: a short winding road with the rabbits on it, and who has what below.

It lies under the cards of a reveal, so that one picture tells the round and the standings. On a
phone 390 pixels wide, which shows it about 303 wide, names and points are at least 11 pixels high.
"""

import math
from collections import defaultdict
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.service.pictures import TrackRabbit
from bot.service.rabbits import RABBITS
from cards.cache import GROUNDS
from cards.canvas import Ground, Size, paste, rounded_mask
from cards.crowd import lanes_of
from cards.figures import rabbit_figure
from cards.open_end import draw_open_end, pieces
from cards.palette import GOLD, GOLD_DEEP, GREEN, INK, PAPER, PAPER_SHADE, Colour, mix, rgb
from cards.path import Point, Winding
from cards.standing import Group, standing_row
from cards.type import Face, drawable, fit, font, width_of

_SHORTEST = 30
_LONGEST = 60
"""Stones that fit; beyond, one stone stands for several points."""
_ROAD: Colour = (222, 196, 150)
_PITCH = 124
"""The distance of the two runs of the road, in pixels: rabbits stand between them."""
_ROAD_HEIGHT = 278
_HALF = 29
"""Half the width of the road."""
_WAVE = 0.05
"""How far the road undulates, as a share of the pitch."""
_START = 80
"""How far from the left edge the road begins."""
_SHORTER = 150
"""By how much its upper run ends sooner, so that who stands at the start stands below no stone."""
_FEET = 12
"""How far above the middle of a stone feet are, half as far as those on a board."""
_EDGE = 4.0
_INTO_BEND = 24.0
"""How far to the right of its lower run rabbits have room between the two."""
_BOARD: Colour = mix(_ROAD, INK, 0.6)
_ROW = 66
_COLUMNS = {1: 1, 2: 2, 4: 2}
"""Columns of names by their number; three otherwise."""
_FEW = 3
"""So many names have room for a second row; more are shortened, so that a screen shows all."""
LETTERS = 47
"""The size of names, points and gains: 11 pixels where 1280 are shown as 303."""
_RABBIT_ROOM = 40
"""Half the height of a rabbit that has a stone to itself, about."""
_PAD = 22
_FIGURE = 58
"""The height of the rabbit beside a name."""


@dataclass(frozen=True, slots=True)
class _Course:
    """``stones`` after the start, each worth ``step`` points, along the road."""

    stones: int
    step: int
    finish: int | None
    path: Winding

    def at(self, points: float) -> tuple[float, float]:
        """Return where ``points`` are reached."""
        share = min(self.stones, max(0.0, points) / self.step) / self.stones
        return self.path.at(share * self.end)

    @property
    def end(self) -> float:
        """How far along the path the last stone lies."""
        return self.path.total - _SHORTER

    @property
    def radius(self) -> float:
        """Half the width of a stone, in pixels."""
        return min(25.0, self.end / self.stones * 0.42)


def band_height(rabbits: tuple[TrackRabbit, ...], width: int) -> int:
    """Return the height in pixels of a band on a canvas so wide, its lower margin included."""
    rows = -(-len(rabbits) // _columns(rabbits, width - 2 * _PAD))
    return _ROAD_HEIGHT + rows * _ROW + 2 * _PAD if rabbits else 0


def draw_band(
    canvas: Image.Image, top: int, rabbits: tuple[TrackRabbit, ...], target: int | None
) -> None:
    """Draw the band over the whole width of the canvas, from ``top`` down."""
    width, height = canvas.width - 2 * _PAD, band_height(rabbits, canvas.width) - _PAD
    course = _course(target, max((r.after for r in rabbits), default=0), width)
    ground = GROUNDS.get((width, height, course), lambda: _ground((width, height), course))
    band = ground.copy()
    _trails(band, course, rabbits)
    _standing(band, course, rabbits)
    _names(band, rabbits)
    canvas.paste(band, (_PAD, top), rounded_mask(band.size, 28))


def _course(target: int | None, most: int, width: int) -> _Course:
    needed = max(target or _SHORTEST, most, 1)
    step = -(-needed // _LONGEST)
    length = width - _START - 64.0 - _PITCH // 2
    path = Winding((float(_START), _ROAD_HEIGHT - 50.0), length, _PITCH, 2, _WAVE)
    return _Course(-(-needed // step), step, None if target is None else target // step, path)


def _columns(rabbits: tuple[TrackRabbit, ...], width: int) -> int:
    """Return in how many columns the names stand: in two where three would cut one of few."""
    columns = _COLUMNS.get(len(rabbits), 3)
    cut = any(
        width_of(drawable(r.name) or "", Face.BOLD, LETTERS) > _name_room(r, _cell(width, columns))
        for r in rabbits
    )
    return min(columns, 2) if cut and len(rabbits) <= _FEW else columns


def _cell(width: int, columns: int) -> float:
    return (width - 2 * _PAD) / columns


def _name_room(rabbit: TrackRabbit, cell: float) -> float:
    """Return how wide a name may be beside its rabbit, points and gains."""
    digits = font(Face.FIGURES, LETTERS)
    before = rabbit_figure(rabbit.rabbit, _FIGURE).width + 10
    return cell - before - 34 - digits.getlength("+5") - 24 - digits.getlength(str(rabbit.after))


def _ground(size: Size, course: _Course) -> Image.Image:
    """Return the paper with the road, its stones and their numbers."""
    paper = Ground(size, "paper").picture()
    pen = ImageDraw.Draw(paper)
    line = [course.path.at(step * course.end / 300) for step in range(301)]
    rim = mix(_ROAD, INK, 0.3)
    for grow, colour in ((_HALF + 3, rim), (_HALF, _ROAD)):
        for x, y in line:
            pen.ellipse((x - grow, y - grow, x + grow, y + grow), fill=colour)
    if course.finish is None:
        draw_open_end(pen, pieces(course.path, course.end, _HALF), rim, _ROAD)
    for stone in range(course.stones, -1, -1):
        _stone(pen, course, stone)
    y = _ROAD_HEIGHT + 4
    pen.line((40, y, size[0] - 40, y), fill=mix(GOLD_DEEP, PAPER_SHADE, 0.5), width=2)
    return paper


def _stone(pen: ImageDraw.ImageDraw, course: _Course, stone: int) -> None:
    """Lay a stone; every fifth is larger and carries its points."""
    x, y = course.at(stone * course.step)
    marked = stone % 5 == 0 or stone == course.finish
    r = course.radius * (1.12 if marked else 0.62)
    ended = course.finish is not None and stone >= course.finish
    fill = GOLD if stone == course.finish else PAPER
    rim = GOLD_DEEP if ended else mix(_ROAD, INK, 0.45)
    pen.ellipse((x - r, y - r * 0.86, x + r, y + r * 0.86), fill=fill, outline=rim, width=3)
    if marked:
        digits = font(Face.FIGURES, round(course.radius * 1.36))
        pen.text((x, y), str(stone * course.step), font=digits, fill=INK, anchor="mm")


def _trails(band: Image.Image, course: _Course, rabbits: tuple[TrackRabbit, ...]) -> None:
    """Mark who moved: dots along the lower edge of the road, clear of the numbers."""
    pen = ImageDraw.Draw(band)
    movers = [r for r in rabbits if r.after > r.before]
    lanes = lanes_of(movers)
    between = min(8.0, 26.0 / (max(lanes, default=0) + 1))
    for lane, rabbit in zip(lanes, movers, strict=True):
        fur, steps = rgb(RABBITS[rabbit.rabbit].colour), (rabbit.after - rabbit.before) * 3
        drop = course.radius * 0.9 + lane * between
        for number in range(steps):
            x, y = course.at(rabbit.before + number / 3)
            r = 3.4 if number else 5.4
            pen.ellipse((x - r, y + drop - r, x + r, y + drop + r), fill=fur, outline=INK)


def _standing(band: Image.Image, course: _Course, rabbits: tuple[TrackRabbit, ...]) -> None:
    """Set the rabbits above their stones; those who share one stand in the order of their seats."""
    there: defaultdict[int, list[int]] = defaultdict(list)
    for rabbit in rabbits:
        there[max(0, rabbit.after) // course.step].append(rabbit.rabbit)
    start, low = course.path.origin
    bend = start + course.path.length + _INTO_BEND
    for base, right in ((low - _PITCH, band.width - _EDGE), (low, bend)):
        spots = sorted(
            (min(x, right), stone, tuple(who))
            for stone, who in there.items()
            for x, y in [course.at(stone * course.step)]
            if (y > low - _PITCH / 2 - 1) == (base == low)
        )
        for group in standing_row(spots, _EDGE, right):
            _group(band, course, group, base)


def _group(band: Image.Image, course: _Course, group: Group, base: float) -> None:
    """Set a group above its stone in the lane around ``base``, on a board unless alone there."""
    x, y = course.at(group.stone * course.step)
    floor = min(max(y, base - _PITCH * _WAVE), base + _PITCH * _WAVE) - _FEET
    aside, places = abs(group.x - x) > group.width / 4, group.places()
    lifted = len(places) > 1 or aside
    highest = max(-dy for _, _, dy in places)  # whose ears stay on the band
    floor = max(floor - (_FEET if lifted else 0), highest)
    if lifted:
        _board(ImageDraw.Draw(band), group, floor, (x, y), course.radius * 0.68)
    for rabbit, dx, dy in places:
        paste(band, rabbit_figure(rabbit, group.height), group.x + dx, floor + dy)


def _board(
    pen: ImageDraw.ImageDraw, group: Group, floor: float, stone: Point, radius: float
) -> None:
    """Lay the board of a group, and let it point to its stone."""
    half = group.width / 2 - 2
    foot = min(max(stone[0], group.x - half + 12), group.x + half - 12)
    share = radius / math.hypot(foot - stone[0], floor - stone[1])
    tip = (stone[0] + (foot - stone[0]) * share, stone[1] + (floor - stone[1]) * share)
    for rim, fill in ((2, PAPER), (0, _BOARD)):
        pen.polygon(((foot - 9 - rim, floor), (foot + 9 + rim, floor), tip), fill=fill)
        pen.line((foot, floor, *tip), fill=fill, width=5 + 2 * rim)
        box = (group.x - half - rim, floor - 3 - rim, group.x + half + rim, floor + 4 + rim)
        pen.rounded_rectangle(box, 4 + rim, fill=fill)


def _names(band: Image.Image, rabbits: tuple[TrackRabbit, ...]) -> None:
    """Write names, points and gains in columns, the highest score first."""
    columns = _columns(rabbits, band.width)
    cell = _cell(band.width, columns)
    for place, rabbit in enumerate(sorted(rabbits, key=lambda r: -r.after)):
        left = _PAD + place % columns * cell
        _name(band, rabbit, left, _ROAD_HEIGHT + 10 + place // columns * _ROW, cell)


def _name(band: Image.Image, rabbit: TrackRabbit, left: float, top: float, width: float) -> None:
    pen, base = ImageDraw.Draw(band), top + 46
    figure = rabbit_figure(rabbit.rabbit, _FIGURE)
    paste(band, figure, left, top + 2)
    x, room = left + figure.width + 10, _name_room(rabbit, width)
    digits = font(Face.FIGURES, LETTERS)
    if name := drawable(rabbit.name):
        block = fit(name, Face.BOLD, room, (LETTERS,), 1)
        block.draw(band, x, base - block.size * 0.8, room, INK, centred=False)
        x += block.width + 20
    # Beside the name: in a column of their own points stood nearer to the next one's rabbit.
    pen.text((x, base), str(rabbit.after), font=digits, fill=INK, anchor="ls")
    if rabbit.after > rabbit.before:
        x += digits.getlength(str(rabbit.after)) + 12
        gained = f"+{rabbit.after - rabbit.before}"
        pen.text((x, base), gained, font=digits, fill=GREEN, anchor="ls")
