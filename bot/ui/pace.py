"""Requests keep to what Discord allows a bot, of which each of several processes has a share.

Each one that is refused (429) counts towards a ban of the address, and those that wait for a limit
to pass would all try again at once.
"""

import asyncio
from collections.abc import Callable
from http.client import TOO_MANY_REQUESTS
from types import SimpleNamespace

import aiohttp

PER_SECOND = 44.0
"""Requests of all processes together: a bot has 50 in any second."""
BURST = 0.13
"""Seconds' worth of requests that may go at once after a rest: with these it is 50 in a second."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""What answers presses does not count."""


class GlobalLimit(aiohttp.ClientError):
    """Discord takes no requests of the bot for a moment."""


class SharedPace:
    """Spreads the requests of this process, so that all together stay below the limit.

    A share needs no word with the others before each request, as one bucket for all would; what
    one does not use is lost to the others, who rarely need it: shards are alike.
    """

    def __init__(self, processes: Callable[[], int]) -> None:
        """Share with so many processes; where somebody else keeps the limit that is 0."""
        self._processes = processes
        self._last = 0.0
        """When the last request would have gone if all had gone as soon as they might."""
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for this request's turn.

        One after the other: those that a busy loop wakes late do not all go at once.
        """
        async with self._turn:
            now = asyncio.get_running_loop().time
            rested, share = now() - BURST, self._processes() / PER_SECOND
            while (turn := max(self._last, rested) + share) > now():  # noqa: ASYNC110  a rest delays it
                await asyncio.sleep(turn - now())
            self._last = turn

    def rest(self, seconds: float) -> None:
        """Let no request go for so long."""
        self._last = max(self._last, asyncio.get_running_loop().time() + seconds)

    def hold_back(self, trace: aiohttp.TraceConfig) -> None:
        """Have the requests of a session wait.

        One that is refused nevertheless raises GlobalLimit, so that discord.py does not hear of it:
        it has all others wait for the one that waits, for ever if that one is cancelled meanwhile.
        """

        async def begins(
            _: object, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams
        ) -> None:
            if not any(part in start.url.path for part in UNCOUNTED):
                await self.wait()

        async def ended(_: object, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            headers = end.response.headers
            if end.response.status == TOO_MANY_REQUESTS and "X-RateLimit-Global" in headers:
                self.rest((await end.response.json())["retry_after"])  # the header rounds it up
                raise GlobalLimit(f"{end.method} {end.url.path}: the limit of all requests")

        trace.on_request_start.append(begins)
        trace.on_request_end.append(ended)
