"""Chance is derived, not drawn: the seed and the name of a decision give its result.

A command repeated after a crash therefore deals the same cards, and whoever knows the seed of a
finished game can check every shuffle.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from bot.engine.ids import GameId

T = TypeVar("T")


class Chance:
    """Streams of HMAC-SHA256(seed, "round/purpose/counter/block"), read in 32-bit words."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def commitment(self, game: GameId) -> str:
        """Return the hexadecimal SHA-256 of the seed followed by the game's id, in ASCII.

        Shown when a game starts, it ties the game to a seed that nobody can see yet.
        """
        return hashlib.sha256(self._seed + game.encode("ascii")).hexdigest()

    def shuffled(
        self, items: Sequence[T], *, round: int, purpose: str, counter: int = 0
    ) -> tuple[T, ...]:
        """Return the items in an order that is uniform over all orders (Fisher and Yates)."""
        words = self._words(f"{round}/{purpose}/{counter}")
        out = list(items)
        for last in range(len(out) - 1, 0, -1):
            other = _below(last + 1, words)
            out[last], out[other] = out[other], out[last]
        return tuple(out)

    def choice(self, items: Sequence[T], *, round: int, purpose: str, counter: int = 0) -> T:
        """Return one of the items, each equally likely."""
        return items[_below(len(items), self._words(f"{round}/{purpose}/{counter}"))]

    def _words(self, stream: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._seed, f"{stream}/{block}".encode(), hashlib.sha256)
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


ANY_CHANCE: Final = Chance(b"")
"""For who asks whether something may happen: what chance gives never decides that."""


def _below(limit: int, words: Iterator[int]) -> int:
    """Return a number below ``limit``; words beyond the last full multiple are thrown away."""
    fair = 2**32 - 2**32 % limit
    return next(word for word in words if word < fair) % limit
