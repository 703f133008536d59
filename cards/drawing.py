"""Who draws next: fair by person, presses before messages, the oldest first."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

from bot.engine.errors import RequestError

T = TypeVar("T")

MOST_WAITING = 12
"""Pictures that one person may wait for at once."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Somebody in the queue; ``asked_by`` None is the outbox: nobody waits at a button."""

    asked_by: int | None
    number: int
    turn: asyncio.Future[None] = field(compare=False)


class DrawingQueue:
    """Threads that draw, and the order in which they take work.

    Whoever has got the fewest pictures since they began to wait comes first, so that many looks by
    one person keep nobody waiting; among equals a press goes before a message, older before newer.
    """

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._free = workers
        self._numbers = count()
        self._waiting: list[_Waiting] = []
        self._served: Counter[int | None] = Counter()
        self._wanted: Counter[int | None] = Counter()

    def check_room(self, asked_by: int | None) -> None:
        """Raise RequestError (``too-many-pictures``) if one person waits for too many already."""
        if asked_by is not None and self._wanted[asked_by] >= MOST_WAITING:
            raise RequestError("too-many-pictures", maximum=MOST_WAITING)

    async def run(self, asked_by: int | None, draw: Callable[[], T]) -> T:
        """Run ``draw`` in a thread when its turn comes."""
        self._wanted[asked_by] += 1
        try:
            await self._turn(asked_by)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
            finally:
                self._free += 1
                self._let_in()
        finally:
            self._wanted[asked_by] -= 1
            if not self._wanted[asked_by]:
                del self._wanted[asked_by], self._served[asked_by]

    async def _turn(self, asked_by: int | None) -> None:
        turn = asyncio.get_running_loop().create_future()
        waiting = _Waiting(asked_by, next(self._numbers), turn)
        self._waiting.append(waiting)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif turn.done() and not turn.cancelled():  # let in, and given up at the same moment
                self._free += 1
                self._let_in()
            raise

    def _let_in(self) -> None:
        while self._free and self._waiting:
            best = min(self._waiting, key=self._rank)
            self._waiting.remove(best)
            self._free -= 1
            self._served[best.asked_by] += 1
            best.turn.set_result(None)

    def _rank(self, waiting: _Waiting) -> tuple[int, bool, int]:
        """Return what is compared; the outbox writes to many, so it never has too many."""
        asked_by = waiting.asked_by
        served = 0 if asked_by is None else self._served[asked_by]
        return served, asked_by is None, waiting.number

    def close(self) -> None:
        """Stop; what has not begun is dropped."""
        self._threads.shutdown(wait=True, cancel_futures=True)
