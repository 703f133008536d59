"""A loop that does what is due, and sleeps until more is."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.engine.errors import DixitError

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds after which the time is read again: somebody may have set the system's clock."""
SHORTEST = 0.05
"""Seconds between two looks, whatever is due."""


class DueLoop:
    """Does what is due; whoever makes something due earlier than all that is known wakes it."""

    def __init__(
        self,
        name: str,
        now: Callable[[], float],
        process_due: Callable[[], Awaitable[float | None]],
    ) -> None:
        """``process_due`` does what is due and returns when to look again, None if never."""
        self._name = name
        self._now = now
        self._process_due = process_due
        self._woken = asyncio.Event()
        self.until = math.inf
        """When the next thing is due, as far as is known while it is waited for."""

    def wake(self, due: float = -math.inf) -> None:
        """Look again now, unless what is ``due`` comes later, and after all that is known."""
        if due < max(self.until, self._now()):
            self._woken.set()

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            self._woken.clear()
            self.until = math.inf
            try:
                due = await self._process_due()
            except DixitError:
                log.exception("%s: the store refused", self._name)
                due = self._now() + 1.0
            self.until = math.inf if due is None else due
            wait = min(max(self.until - self._now(), SHORTEST), LOOK_EVERY)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
