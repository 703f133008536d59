"""Removes what nothing needs any more, and brings what is kept into little room."""

import asyncio
import logging
from collections.abc import Callable

from bot.engine.errors import DixitError
from bot.service.ports import Store

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds after which it is looked whether there is something to be done."""
PAUSE = 0.05
"""Seconds between two slices of it, for whoever waits to write or to be answered."""
PRUNE_EVERY = 3_600.0


class Upkeep:
    """Tends the store beside the games, in slices; one process of several does."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def run(self) -> None:
        """Tend it until cancelled."""
        pruned, wait = 0.0, EVERY
        while True:
            await asyncio.sleep(wait)
            wait = EVERY
            try:
                if self._now() - pruned >= PRUNE_EVERY:
                    if await self._store.prune(self._now()):
                        wait = PAUSE
                    else:
                        pruned = self._now()
                if await self._store.tidy():
                    wait = PAUSE
            except DixitError:
                log.exception("upkeep: the store refused")
