"""Makes results of records that are behind: none were made of them, or they told less then.

A rating depends on the games before, so those of a server are made anew one after the other. Each
is a transaction of its own: games go on meanwhile, and what was begun goes on after a restart.
"""

import asyncio
import logging

from bot.service.ports import Store
from bot.service.record import read_record
from bot.service.results import keep_results

log = logging.getLogger(__name__)

PAUSE = 0.02
"""Seconds between two records, for whoever waits to write."""


class Rebuilding:
    """Brings results up to date, once, beside the games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self, pause: float = PAUSE) -> int:
        """Make all results that are behind; return of how many records."""
        count = 0
        while await self._step():
            count += 1
            await asyncio.sleep(pause)
        if count:
            log.info("results were made anew of %s records", count)
        return count

    async def _step(self) -> bool:
        """Make the results of one game; say whether there was one."""
        if await self._store.read.records.behind() is None:
            return False
        async with self._store.begin() as uow:
            game = await uow.records.behind()  # another process may have been faster
            if game is not None:
                try:
                    record = read_record(await uow.records.get(game) or "")
                except ValueError:  # emptied when somebody in it was forgotten
                    await uow.results.replace(game, (), (), ())
                else:
                    if record.seats:
                        await keep_results(uow, record)
                    else:  # of a lobby that closed, of which earlier versions kept one, too
                        await uow.records.drop(game)
                await uow.records.caught_up(game)
                await uow.commit()
        return True


async def rebuild(store: Store) -> int:
    """Make all results anew, also while a bot runs; return of how many records."""
    async with store.begin() as uow:
        await uow.records.put_behind()
        await uow.commit()
    return await Rebuilding(store).run(pause=0.0)
