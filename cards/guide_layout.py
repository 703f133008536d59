"""Where everything lies in the picture of *How to play*, as plain boxes in the order of drawing.

On a phone 390 pixels wide, which shows it about 303 wide, every digit is at least 11 pixels high.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.engine.ids import CardId
from bot.service.pictures import GuideOutcome, GuidePicture, RevealedCard
from cards.canvas import Box, Size
from cards.figures import RABBIT_ASPECT

SIZE: Size = (1280, 1000)
SHOWN: Size = (1120, 875)
"""The size of the picture; everything here is measured before it is shrunk to it."""
DIGIT = 50
"""The height of a digit in pixels, of a card's number and of points."""
TOKEN = 46
STEP = 78
_EDGE, _GAP = 36, 28
_LEFT, _UPPER = 520, 440
"""The size of the first step; the second is as high, the third as wide."""

Kind = Literal["step", "bubble", "card", "rabbit", "crown", "token", "red", "number",
               "points", "arrow", "either"]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to draw into a box."""

    kind: Kind
    box: Box
    card: CardId | None = None
    """None: the back of one."""
    number: int = 0
    """A rabbit, or what is to be read; of a card: it is the storyteller's."""
    turn: float = 0
    """Degrees clockwise around the middle; the box is that of the upright card."""


def steps() -> tuple[Box, ...]:
    """Return where the four steps are."""
    width, height = SIZE
    columns = ((_EDGE, _EDGE + _LEFT), (_EDGE + _LEFT + _GAP, width - _EDGE))
    rows = ((_EDGE, _EDGE + _UPPER), (_EDGE + _UPPER + _GAP, height - _EDGE))
    return tuple((left, top, right, bottom) for top, bottom in rows for left, right in columns)


def layout(spec: GuidePicture) -> tuple[tuple[Thing, ...], ...]:
    """Return the things of each of the four steps."""
    draw = (_clue, _cards, _votes, _points)
    return tuple(
        (Thing("step", _box(box[0], box[1], STEP), number=number), *make(spec, box))
        for number, (make, box) in enumerate(zip(draw, steps(), strict=True), 1)
    )


def _box(left: float, top: float, width: float, height: float | None = None) -> Box:
    high = width if height is None else height
    return round(left), round(top), round(left + width), round(top + high)


def _rabbit(spec: GuidePicture, rabbit: int, middle: float, floor: float, height: int,
            *, crowned: bool | None = None) -> Iterator[Thing]:  # fmt: skip
    """Stand a rabbit on the floor, the storyteller with the crown."""
    width = height * RABBIT_ASPECT
    top = floor - height
    yield Thing("rabbit", _box(middle - width / 2, top, width, height), number=rabbit)
    if rabbit == spec.teller if crowned is None else crowned:
        crown = height * 0.4
        # Between the ears, a little low, as crowns sit on rabbits.
        yield Thing("crown", _box(middle - crown / 2, top + height * 0.08, crown, crown * 0.67))


def _clue(spec: GuidePicture, box: Box) -> Iterator[Thing]:
    """Let the storyteller speak, behind a hand of which one card is pulled out."""
    left, top, right, bottom = box
    yield from _rabbit(spec, spec.teller, left + 76, bottom, 216)
    yield Thing("bubble", (left + 104, top, right, top + 124))
    wide, high, count = 124, 186, len(spec.hand)
    room = (left + 172, right - 24)
    pitch = min(62, (room[1] - room[0] - wide) / max(1, count - 1))
    start = (room[0] + room[1] - wide - pitch * (count - 1)) / 2
    told = count // 2 if spec.about_card else None
    order = [n for n in range(count) if n != told] + ([] if told is None else [told])
    others = iter(spec.hand if told is None else spec.hand[1:])
    for place in order:
        aside = place - (count - 1) / 2
        lift = 56 if place == told else 0
        drop = aside * aside * min(2.5, 14 / count)
        at = _box(start + place * pitch, bottom - high - 44 + drop - lift, wide, high)
        card = spec.hand[0] if place == told else next(others)
        turn = 0 if place == told else aside * min(5, 24 / count)
        shown = None if spec.face_down else card
        yield Thing("card", at, shown, number=place == told, turn=turn)


def _cards(spec: GuidePicture, box: Box) -> Iterator[Thing]:
    """Let everybody who gives hold up what they give."""
    left, _, right, bottom = box
    left += STEP + 4
    column = (right - left) / len(spec.givers)
    for place, giver in enumerate(spec.givers):
        middle = left + column * (place + 0.5)
        given = [c.card for c in spec.board if c.giver == giver and not c.storyteller]
        step = 30
        aside = step * (len(given) - 1)
        wide = round(min(150, column - 12 - aside))
        height = 142 if spec.pairs else 190
        floor = bottom - height - 12 - wide * 1.5 - aside
        for number, card in enumerate(given):
            x, y = middle - (wide + aside) / 2 + step * number, floor + step * number
            yield Thing("card", _box(x, y, wide, wide * 1.5), card)
        if spec.pairs:
            crowned = giver == spec.teller
            yield from _rabbit(spec, giver, middle + 30, bottom - 28, 120, crowned=crowned)
            middle -= 19
        yield from _rabbit(
            spec, giver, middle, bottom, height, crowned=None if not spec.pairs else False
        )


def _votes(spec: GuidePicture, box: Box) -> Iterator[Thing]:
    """Lay the board with its numbers and tokens, and stand those who vote above their cards."""
    left, top, right, _ = box
    top += 26
    count, gap = len(spec.board), 12
    wide = round(min(130, (right - left - gap * (count - 1)) / count))
    start = (left + right - count * wide - gap * (count - 1)) / 2
    rabbits = 150
    for place, card in enumerate(spec.board):
        x, y = start + place * (wide + gap), top + rabbits + 14
        yield Thing("card", _box(x, y, wide, wide * 1.5), card.card)
        plate = DIGIT * 1.46
        yield Thing(
            "number",
            _box(x + (wide - plate) / 2, y + wide * 1.5 - plate * 0.36, plate),
            number=card.number,
        )
        yield from _tokens(card, x, y + wide * 1.5 - plate * 0.4, wide)
        pitch = 56
        for voter, rabbit in enumerate(card.tokens):
            middle = x + wide / 2 + pitch * (voter - (len(card.tokens) - 1) / 2)
            yield from _rabbit(spec, rabbit, middle, top + rabbits, rabbits)


def _tokens(card: RevealedCard, left: float, floor: float, width: float) -> Iterator[Thing]:
    """Lay the tokens of a card in rows from below, the red one last."""
    figures: list[int | None] = [*card.tokens, *([None] if card.red else [])]
    in_a_row = int(width // TOKEN)
    for first in range(0, len(figures), in_a_row):
        line = figures[first : first + in_a_row]
        start = left + (width - TOKEN * len(line)) / 2
        y = floor - TOKEN * (1 + first // in_a_row)
        for place, rabbit in enumerate(line):
            at = _box(start + place * TOKEN, y, TOKEN)
            yield Thing("red" if rabbit is None else "token", at, number=rabbit or 0)


def _points(spec: GuidePicture, box: Box) -> Iterator[Thing]:
    """Set each case in a row: cards with tokens, an arrow, and who gets what."""
    left, top, _, bottom = box
    wide, high, gap = 2 * TOKEN, 3 * TOKEN, 28
    pitch = (bottom - top) / len(spec.outcomes)
    zone = (left + STEP + 8, left + STEP + 8 + 2 * wide + gap)
    for row, case in enumerate(spec.outcomes):
        y = top + (row + 0.5) * pitch - high / 2
        count = len(case.cards)
        start = (zone[0] + zone[1] - count * wide - gap * (count - 1)) / 2
        for place, card in enumerate(case.cards):
            x = start + place * (wide + gap)
            yield Thing("card", _box(x, y, wide, high), card.card, number=card.storyteller)
            yield from _tokens(card, x, y + high - 4, wide)
        if case.either:
            yield Thing("either", _box(start + wide + 8, y + 40, gap - 16, high - 80))
        yield Thing("arrow", _box(zone[1] + 9, y + high / 2 - 15, 30))
        yield from _paid(spec, case, zone[1] + 47, y + high / 2)


def _paid(spec: GuidePicture, case: GuideOutcome, left: float, middle: float) -> Iterator[Thing]:
    height = 88
    width, pitch = height * RABBIT_ASPECT, 34
    for rabbits, points in case.points:
        for place, rabbit in enumerate(rabbits):
            x = left + width / 2 + pitch * place
            yield from _rabbit(spec, rabbit, x, middle + height / 2, height)
        left += width + pitch * (len(rabbits) - 1)
        digits = 39 * len(str(points))
        yield Thing("points", _box(left, middle - DIGIT / 2, digits, DIGIT), number=points)
        left += digits + 8
