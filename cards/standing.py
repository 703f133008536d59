"""Where rabbits stand along the band's road: each lane has a row of them, group beside group.

Who shares a stone stands together. A group without room right above its stone makes way within its
row and points to its stone, so that nobody seems to stand on a field of the other lane.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from cards.figures import RABBIT_ASPECT

_HEIGHTS = ((1, 80), (2, 74), (3, 70), (4, 66), (6, 60), (12, 42))
"""How high the rabbits of a group of at most so many are, in pixels."""
_IN_A_ROW = 6
"""A larger group stands in two rows."""
_ABREAST = 0.47
"""From one rabbit to the next, as a share of their height: no mark is hidden."""
_BEHIND = 0.88
"""From one row to the next, likewise."""
_GAP = 4.0
"""Pixels between groups."""
_FAR = 40.0
"""How many pixels a group may stand beside its stone."""
_SIZES = (1.0, 0.85)
"""Where a row is full, all in it are smaller."""


@dataclass(frozen=True, slots=True)
class Group:
    """Rabbits that share ``stone``, each ``height`` pixels high, in the middle of ``x``."""

    stone: int
    rabbits: tuple[int, ...]
    x: float
    height: int

    @property
    def row(self) -> int:
        """How many stand beside each other."""
        count = len(self.rabbits)
        return count if count <= _IN_A_ROW else -(-count // 2)

    @property
    def width(self) -> float:
        """From the left edge of the first to the right edge of the last, in pixels."""
        return self.height * (RABBIT_ASPECT + (self.row - 1) * _ABREAST)

    def places(self) -> list[tuple[int, float, float]]:
        """Return each rabbit with its upper left corner, from the middle of the group's floor.

        In the order of drawing, the back row first.
        """
        places: list[tuple[int, float, float]] = []
        for first in reversed(range(0, len(self.rabbits), self.row)):
            line = self.rabbits[first : first + self.row]
            y = -self.height * (1 + first // self.row * _BEHIND)
            for place, rabbit in enumerate(line):
                x = (place - (len(line) - 1) / 2) * _ABREAST - RABBIT_ASPECT / 2
                places.append((rabbit, x * self.height, y))
        return places


def standing_row(
    there: Sequence[tuple[float, int, tuple[int, ...]]], left: float, right: float
) -> list[Group]:
    """Return the groups of one lane, between two edges, as near to their stones as may be.

    ``there`` has the stones on which somebody stands, from the left: x, number, rabbits.
    """
    groups: list[Group] = []
    for size in _SIZES:
        wanted = [Group(stone, who, x, _height(len(who), size)) for x, stone, who in there]
        groups = _apart(wanted, left, right)
        if all(abs(g.x - w.x) <= g.width * 0.5 + _FAR for g, w in zip(groups, wanted, strict=True)):
            break
    return groups


def _height(count: int, size: float) -> int:
    return round(next(height for most, height in _HEIGHTS if count <= most) * size)


def _apart(groups: Sequence[Group], left: float, right: float) -> list[Group]:
    """Move groups until none overlaps: as little as may be, in the sense of least squares."""
    offsets = [0.0, *accumulate(group.width + _GAP for group in groups)]
    slack = max(left, right - offsets.pop() + _GAP)
    # Where the first would stand if it were for this one alone: that must not fall from one to the
    # next (an isotonic regression), so those for whom it would agree on the middle.
    agreed: list[tuple[float, int]] = []
    for group, offset in zip(groups, offsets, strict=True):
        agreed.append((group.x - group.width / 2 - offset, 1))
        while len(agreed) > 1 and agreed[-2][0] > agreed[-1][0]:
            (late, some), (early, others) = agreed.pop(), agreed.pop()
            count = some + others
            agreed.append(((late * some + early * others) / count, count))
    starts = [min(max(start, left), slack) for start, count in agreed for _ in range(count)]
    return [
        replace(group, x=start + offset + group.width / 2)
        for group, start, offset in zip(groups, starts, offsets, strict=True)
    ]
