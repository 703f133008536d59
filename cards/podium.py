"""The end of a game: three steps, winners crowned, everybody else below; ties share a step.

Where nobody has won, nobody wears a crown.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.service.pictures import PodiumPicture, PodiumPlace
from cards.cache import GROUNDS
from cards.canvas import Size, on, paste
from cards.figures import crown_figure, rabbit_figure
from cards.palette import GOLD, GOLD_DEEP, INK, PAPER, PAPER_SHADE, Colour, mix
from cards.roster import LETTERS, RosterLine, draw_roster, roster_height
from cards.sheet import FLOURISH, MARGIN, draw_heading, heading, sheet
from cards.type import Block, Face, drawable, fit, font, width_of

WIDTH = 1600
_ORDER = (2, 1, 3)
"""Steps from left to right."""

_STEP_COLOUR: dict[int, Colour] = {1: GOLD, 2: (196, 200, 204), 3: (208, 148, 100)}
_NAMED = 3
"""Names that a step has room for; when more share it, all its names stand below."""

_LINE = LETTERS + 6
"""The height of a line of names."""
_APART = 24
"""Between names on a step of which one takes two lines, as pairs do."""
_FLOOR = 36


@dataclass(frozen=True, slots=True)
class _Step:
    rank: int
    places: tuple[PodiumPlace, ...]

    @property
    def per_row(self) -> int:
        count = len(self.places)
        return count if count <= 3 else -(-count // 2)

    @property
    def rows(self) -> int:
        return -(-len(self.places) // self.per_row)

    @property
    def rabbit(self) -> int:
        """The height of its rabbits in pixels."""
        return {1: 250, 2: 214, 3: 196}[self.rank] if self.rows == 1 else 150

    @property
    def width(self) -> int:
        return max(420, round(self.per_row * self.rabbit * 0.7) + 50)

    @property
    def least(self) -> int:
        """The least height in pixels of the step itself: for its medal and its names."""
        lines = sum(len(block.lines) if block else 1 for block in self.names)
        gaps = self.apart * max(0, len(self.names) - 1)
        return max({1: 400, 2: 310, 3: 232}[self.rank], 178 + lines * _LINE + gaps)

    @property
    def apart(self) -> int:
        """The room between two names in pixels."""
        return _APART if any(block and len(block.lines) > 1 for block in self.names) else 0

    @property
    def names(self) -> list[Block | None]:
        """What stands on the step: each name in a line or two, None for one that has no letters."""
        named = self.places if len(self.places) <= _NAMED else ()
        return [_name(place, self.width) for place in named]

    @property
    def above(self) -> int:
        """The height that its rabbits, and crowns, need above it."""
        crowns = 40 if self.rank == 1 else 0
        return round(self.rabbit * (1 + 0.86 * (self.rows - 1))) + crowns


def _rabbits(canvas: Image.Image, step: _Step, middle: float, top: int, *, crowned: bool) -> None:
    for row in range(step.rows - 1, -1, -1):
        line = step.places[row * step.per_row : (row + 1) * step.per_row]
        for place, entry in enumerate(line):
            figure = rabbit_figure(entry.rabbit, step.rabbit)
            x = middle + (place - (len(line) - 1) / 2) * step.rabbit * 0.7 - figure.width / 2
            y = top + 12 - step.rabbit - row * step.rabbit * 0.86
            paste(canvas, figure, x, y)
            if crowned and step.rank == 1:
                crown = crown_figure(round(step.rabbit * 0.4))
                # Between the ears, a little low, as crowns sit on rabbits.
                paste(canvas, crown, x + (figure.width - crown.width) / 2, y + step.rabbit * 0.08)


def _heights(steps: list[_Step]) -> dict[int, int]:
    """Return the height of each step by rank: a better one is clearly higher."""
    heights: dict[int, int] = {}
    below = 0
    for step in sorted(steps, key=lambda step: -step.rank):
        heights[step.rank] = below = max(step.least, below + 78 if below else 0)
    return heights


def _block(canvas: Image.Image, step: _Step, left: float, top: int, floor: int) -> None:
    """Draw the step with its rank and, if there is room, names and points."""
    pen = ImageDraw.Draw(canvas)
    colour = _STEP_COLOUR[step.rank]
    right = left + step.width
    pen.rectangle((left + 4, top, right - 4, floor), fill=mix(colour, PAPER, 0.28))
    pen.rounded_rectangle((left - 6, top - 16, right + 6, top + 22), 12, fill=mix(colour, INK, 0.2))
    pen.rounded_rectangle((left - 6, top - 20, right + 6, top + 14), 12, fill=colour)
    middle = left + step.width / 2
    medal = 56
    pen.ellipse(
        (middle - medal, top + 38, middle + medal, top + 38 + 2 * medal),
        fill=PAPER,
        outline=mix(colour, INK, 0.35),
        width=5,
    )
    digits = font(Face.FIGURES, 92)
    pen.text((middle, top + 38 + medal + 29), str(step.rank), font=digits, fill=INK, anchor="ms")
    if len(step.places) > _NAMED:
        return
    y = top + 164
    for entry, shown in zip(step.places, step.names, strict=True):
        bold, points = font(Face.FIGURES, LETTERS), _points(entry)
        wide = (shown.width if shown else 0) + bold.getlength(points)
        x = middle - wide / 2
        if shown:
            shown.draw(canvas, x, y, shown.width, INK, centred=False)
            y += (len(shown.lines) - 1) * shown.line_height
            x += width_of(shown.lines[-1], shown.face, shown.size)
        pen.text((x, y + LETTERS * 0.8), points, font=bold, fill=INK, anchor="ls")
        y += _LINE + step.apart


def _points(place: PodiumPlace) -> str:
    return f"  {place.points}"


def _name(place: PodiumPlace, width: int) -> Block | None:
    """Return a name in a line or two that leave room for the points."""
    room = width - 44 - font(Face.FIGURES, LETTERS).getlength(_points(place))
    name = drawable(place.name)
    return fit(name, Face.BOLD, room, (LETTERS,), 2) if name else None


def draw_podium(spec: PodiumPicture) -> Image.Image:
    """Draw the podium. Ranks 1 to 3 that nobody holds leave no step."""
    steps = [
        _Step(rank, held)
        for rank in _ORDER
        if (held := tuple(place for place in spec.places if place.rank == rank))
    ]
    below = [
        RosterLine(place.rabbit, place.name, place.points, rank=place.rank)
        for place in spec.places
        if place.rank > 3 or sum(other.rank == place.rank for other in spec.places) > _NAMED
    ]
    block = heading(spec.title, WIDTH)
    head = MARGIN + 46 + (block.height + FLOURISH if block else 0)
    heights = _heights(steps)
    tallest = max((heights[step.rank] + step.above for step in steps), default=0)
    floor = head + 30 + tallest
    foot = roster_height(len(below)) + 40 if below else 0
    size = (WIDTH, floor + _FLOOR + foot + MARGIN + 30)
    look = ("podium", size, head, floor)
    canvas = on(GROUNDS.get(look, lambda: _ground(size, head, floor)))
    if block:
        draw_heading(canvas, block, MARGIN + 46)
    left = (WIDTH - sum(step.width for step in steps)) / 2
    for step in steps:
        top = floor - heights[step.rank]
        _block(canvas, step, left, top, floor)
        _rabbits(canvas, step, left + step.width / 2, top - 20, crowned=spec.crowned)
        left += step.width
    pen = ImageDraw.Draw(canvas)
    pen.line((MARGIN + 70, floor, WIDTH - MARGIN - 70, floor), fill=GOLD_DEEP, width=4)
    draw_roster(canvas, below, MARGIN + 60, floor + _FLOOR, WIDTH - 2 * MARGIN - 120)
    return canvas


def _ground(size: Size, top: int, floor: int) -> Image.Image:
    canvas = sheet(size).copy()
    _rays(canvas, top, floor)
    return canvas


def _rays(canvas: Image.Image, top: int, floor: int) -> None:
    """Let light fan out behind the steps: pale wedges from the middle of the floor."""
    wide = WIDTH - 2 * MARGIN - 80
    veil = Image.new("L", (wide * 2 // 4, (floor - top) * 2 // 4))
    pen = ImageDraw.Draw(veil)
    reach = veil.width
    for turn in range(180, 360, 12):
        box = (
            veil.width / 2 - reach,
            veil.height - reach,
            veil.width / 2 + reach,
            veil.height + reach,
        )
        pen.pieslice(box, turn, turn + 6, fill=120)
    fade = Image.radial_gradient("L").resize((veil.width, veil.height * 2)).crop((0, 0, *veil.size))
    veil.paste(0, (0, 0), fade.point([min(255, level * 5 // 4) for level in range(256)]))
    veil = veil.resize((wide, floor - top), Image.Resampling.BICUBIC)
    canvas.paste(mix(GOLD, PAPER_SHADE, 0.45), ((WIDTH - wide) // 2, top), veil)
