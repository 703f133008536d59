"""Turns at something that one does at a time, fair by server."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.engine.errors import DeckError

MOST_WAITING = 4
"""Who may wait of one server."""


class Turns:
    """Gives each server its turn in order, however many of another one wait."""

    def __init__(self) -> None:
        self._of: int | None = None
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        self._had: dict[int | None, None] = {}
        """Servers that had a turn since somebody waited, the one that had it last at the end."""

    @property
    def is_taken(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self._of is not None

    @asynccontextmanager
    async def turn(self, server: int) -> AsyncGenerator[None, None]:
        """Wait for a turn and have it; raise DeckError (``decks-busy``) where too many wait."""
        if self._of is None:
            self._of = server
        else:
            await self._wait(server)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, server: int) -> None:
        queue = self._waiting.setdefault(server, deque())
        if sum(not called.done() for called in queue) >= MOST_WAITING:
            raise DeckError("decks-busy")
        called = asyncio.get_running_loop().create_future()
        queue.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the server that had it least lately, if any waits."""
        self._had.pop(self._of, None)
        self._had[self._of] = None
        self._of = None
        order = [*self._had]
        for server in sorted(self._waiting, key=lambda s: order.index(s) if s in order else -1):
            queue = self._waiting[server]
            while queue:
                called = queue.popleft()
                if not called.done():  # who was cancelled waits no more
                    self._of = server
                    called.set_result(None)
                    return
            del self._waiting[server]
        self._had.clear()
