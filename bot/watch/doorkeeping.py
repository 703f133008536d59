"""Bounds what strangers can take of the process through the port of the two pages.

A probe or Prometheus connects, asks once and reads. So each connection is one request, all of them
are few, and none is long, whether it is idle, half a request, or read a byte at a time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar, cast

from aiohttp import web
from aiohttp.http import HttpProcessingError

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")

MOST = 64
"""Connections at once; one that comes beyond takes the place of the oldest that asks nothing."""
QUEUED = 16
"""Connections that the system holds until they are taken."""
LIFE = 10.0
"""Seconds that a connection may last, its request and answer included."""
LOOK_EVERY = 1.0


class Doorkeeper:
    """Lets connections in to a server and ends them."""

    def __init__(self) -> None:
        self._asking: set[web.RequestHandler] = set()

    def admit(self, server: web.Server) -> asyncio.Protocol:
        """Return what deals with one connection more."""
        handlers = server.connections
        idle = [each for each in handlers if each not in self._asking]
        beyond = max(0, len(handlers) + 1 - MOST)
        if beyond > len(idle):
            return _Refusing()
        for each in idle[:beyond]:
            _end(each)
        return server()

    @web.middleware
    async def let_ask(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer one request, after which its connection is closed."""
        self._asking.add(request.protocol)
        try:
            answer = await handler(request)
            answer.force_close()
            return answer
        finally:
            self._asking.discard(request.protocol)


async def end_the_late(server: web.Server) -> None:
    """End what lasts too long, for ever."""
    loop = asyncio.get_running_loop()
    since: dict[web.RequestHandler, float] = {}
    while True:
        now = loop.time()
        since = {each: since.get(each, now) for each in server.connections}
        for each, begun in since.items():
            if now - begun >= LIFE:
                _end(each)
        await asyncio.sleep(LOOK_EVERY)


class _Refusing(asyncio.Protocol):
    """Closes a connection at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast("asyncio.Transport", transport).abort()


def _end(handler: web.RequestHandler) -> None:
    if handler.transport is not None:
        handler.transport.abort()


def requests_log(name: str) -> logging.Logger:
    """Return a log for a server that says nothing of requests which cannot be read."""
    log = logging.getLogger(name)
    log.addFilter(_is_ours)
    return log


def _is_ours(record: logging.LogRecord) -> bool:
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


class Lately(Generic[T]):
    """What takes a while to find out, at most a moment old: whoever asks meanwhile shares it."""

    FRESH = 1.0
    """Seconds for which it is not found out again."""

    def __init__(self, find: Callable[[], Awaitable[T]]) -> None:
        self._find = find
        self._turn = asyncio.Lock()
        self._found: tuple[float, T] | None = None

    async def __call__(self) -> T:
        """Return it."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if self._found is None or loop.time() - self._found[0] >= self.FRESH:
                found = await self._find()
                self._found = (loop.time(), found)
            return self._found[1]
