"""Requests of several processes: each takes an equal share of what Discord allows the bot."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

PER_SECOND = 45.0
"""Requests of all processes together: a bot has 50."""
BURST = 0.5
"""Seconds' worth of requests that may go at once after a rest."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""What answers presses does not count."""


class SharedPace:
    """Spreads the requests of this process, so that all together stay below the limit.

    A share needs no word with the others before each request, as one bucket for all would; what
    one does not use is lost to the others, who rarely need it: shards are alike.
    """

    def __init__(self, processes: Callable[[], int]) -> None:
        self._processes = processes
        self._next = 0.0

    async def wait(self) -> None:
        """Wait for this process's turn."""
        now = asyncio.get_running_loop().time()
        pause = self._processes() / PER_SECOND
        self._next = max(self._next, now - BURST) + pause
        if self._next > now:
            await asyncio.sleep(self._next - now)

    def hold_back(self, trace: aiohttp.TraceConfig) -> None:
        """Have the requests of a session wait."""

        async def begins(
            _: object, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams
        ) -> None:
            if not any(part in start.url.path for part in UNCOUNTED):
                await self.wait()

        trace.on_request_start.append(begins)
