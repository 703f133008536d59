"""Chance that is handed in: nothing here draws from anything shared."""

import math
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_FINE = 2**32


class Chance(Protocol):
    """A derived stream, as :class:`bot.engine.chance.Chance`: the same names give the same."""

    def choice(self, items: Sequence[T], *, round: int, purpose: str, counter: int = 0) -> T:
        """Return one of the items, each equally likely."""
        ...


class Luck:
    """One player's chance in one round; the same decision draws the same again."""

    def __init__(self, chance: Chance, round: int, player: int) -> None:
        self._chance = chance
        self._round = round
        self._player = player

    def pick(self, items: Sequence[T], purpose: str) -> T:
        """Return one of the items, each equally likely."""
        name = f"computer/{self._player}/{purpose}"
        return self._chance.choice(items, round=self._round, purpose=name)

    def weighted(self, items: Sequence[T], weights: Sequence[float], purpose: str) -> T:
        """Return one of the items with chances in proportion to the weights."""
        mark = self.pick(range(_FINE), purpose) / _FINE * sum(weights)
        for item, weight in zip(items, weights, strict=True):
            mark -= weight
            if mark < 0:
                return item
        return items[-1]


def softmax(values: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Return chances that sum to 1; at temperature 0 the greatest values share it."""
    top = max(values)
    if temperature <= 0:
        weights = [float(value == top) for value in values]
    else:
        weights = [math.exp((value - top) / temperature) for value in values]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
