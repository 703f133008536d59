"""Delivery: brings every message up to date, exactly once, whatever is killed in between.

A row of the outbox says "this message must show at least version v". It is leased, and a worker
renders the present state and edits the message, or sends it if there is none. Leases do not order
writes: every request ends before its lease does, and who finishes without the lease marks the row
again. That somebody deleted a message is not listened for: it is found out by the next edit
(``message-gone``), and the worker then sends it anew if anybody would miss it.
"""

import asyncio
import logging

from bot.engine.errors import DixitError
from bot.service.messenger import Fault, Messenger, Sent, delivery_key_of
from bot.service.ports import Delivery, Store, StoredGame
from bot.service.table import TableService
from bot.service.worker import BACKOFF, DeliveryWorker, Suspect

__all__ = ["Dispatcher", "Fault", "Messenger", "Sent", "delivery_key_of"]

log = logging.getLogger(__name__)

LEASE = 30.0
"""Seconds; requests are given up after ``worker.REQUEST``, which is less."""
WORKERS = 24
"""Messages on their way at once. Each takes some 0.4 seconds, mostly Discord's: as many as that it
takes 50 a second, with some that wait for a channel's own limit."""
SHORTEST_REST, LONGEST_REST = 0.02, 30.0
"""Seconds between two looks at the outbox, if nobody wakes the dispatcher."""


class Dispatcher:
    """Empties the outbox: one claims what is due, for as many workers as are free."""

    def __init__(
        self,
        table: TableService,
        store: Store,
        messenger: Messenger,
        *,
        suspect: Suspect = lambda _stored, _player: None,
    ) -> None:
        self._table = table
        self._store = store
        self._worker = DeliveryWorker(table, store, messenger, suspect)
        self._workers = self._free = WORKERS
        self._wakeup = asyncio.Event()
        self._due: float | None = None
        """When the next row is due, as the outbox tells; None: never."""
        self._looked = False
        """Whether the outbox was looked at since somebody else may have changed it."""
        self._refused = False
        store.outbox.watch(self._note_due)

    def wake(self, stored: StoredGame | None = None) -> None:
        """Look again now; any number of calls before that are one.

        After a change of one game the outbox has told what is due; else it is asked.
        """
        self._looked = self._looked and stored is not None
        self._wakeup.set()

    def _note_due(self, due: float | None) -> None:
        self._due = due
        self._wakeup.set()

    async def hasten(self, place: int | None = None) -> None:
        """Try again now what failed in a server, channel or thread, or anywhere.

        Called when something has changed there, or Discord is heard of again. What another process
        left behind is known to nobody, so everywhere is always looked through.
        """
        if place is not None and not self._worker.fails_in(place):
            return
        try:
            await self._store.outbox.hasten(place, self._table.now())
        except DixitError as error:
            self._note_refusal(error)

    async def run(self) -> None:
        """Deliver until cancelled."""
        refusals, self._free, self._looked = 0, self._workers, False
        async with asyncio.TaskGroup() as group:
            while True:
                self._wakeup.clear()
                try:
                    wait = await self._hand_out(group)
                except DixitError as error:
                    self._looked = False
                    self._note_refusal(error)
                    await asyncio.sleep(BACKOFF[min(refusals, len(BACKOFF) - 1)])
                    refusals += 1
                    continue
                refusals, self._refused = 0, False
                try:
                    async with asyncio.timeout(wait):
                        await self._wakeup.wait()
                except TimeoutError:
                    self._looked = self._looked and wait != LONGEST_REST

    async def _hand_out(self, group: asyncio.TaskGroup) -> float | None:
        """Give what is due to the workers that are free; return the seconds until more is due.

        None: nobody is free. A worker that ends wakes the loop.
        """
        while self._free:
            now = self._table.now()
            if not self._looked:
                self._looked = True
                await self._store.outbox.next_due(now)
            due = self._due
            if due is None or due > now:
                rest = LONGEST_REST if due is None else due - now
                return min(max(rest, SHORTEST_REST), LONGEST_REST)
            claimed = await self._store.outbox.claim(now, LEASE, self._free)
            if not claimed:  # somebody else was faster
                return SHORTEST_REST
            self._free -= len(claimed)
            for delivery in claimed:
                group.create_task(self._work(delivery))
        return None

    async def _work(self, delivery: Delivery) -> None:
        try:
            await self._worker.bring_up_to_date(delivery)
        except DixitError as error:
            self._note_refusal(error)
        finally:
            self._free += 1
            self._wakeup.set()

    def _note_refusal(self, error: DixitError) -> None:
        if not self._refused:  # once: the log may lie on the very disk that is full
            log.error("outbox: the store refused", exc_info=error)
        self._refused = True

    async def step(self) -> bool:
        """Deal with the row that is due longest; say whether there was one."""
        claimed = await self._store.outbox.claim(self._table.now(), LEASE)
        for delivery in claimed:
            await self._worker.bring_up_to_date(delivery)
        return bool(claimed)
