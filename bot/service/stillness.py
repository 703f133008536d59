"""Notices that the whole process stood still: it was stopped, or its machine was."""

import asyncio
import time
from collections.abc import Callable

TICK = 1.0
"""Seconds between two looks."""
STILL = 20.0
"""Seconds without a look after which the process stood still; a busy machine keeps it from less."""


class Stillness:
    """Knows since when the process stood still, until that is made good.

    Nobody was answered meanwhile, though nothing was closed that would tell. It may look at any
    moment: whoever comes first after the stop finds the gap.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._looked_at = steady()
        self._began: float | None = None

    def look(self) -> float | None:
        """Return the seconds since the process began to stand still; None if it did not."""
        before, self._looked_at = self._looked_at, self._steady()
        if self._began is None and self._looked_at - before > STILL:
            self._began = before
        return None if self._began is None else self._looked_at - self._began

    def made_good(self) -> None:
        """Forget what was found."""
        self._began = None

    async def run(self) -> None:
        """Look again and again until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(TICK)
