"""Delivery: brings every message up to date, exactly once, whatever is killed in between.

A row of the outbox says "this message must show at least version v". A worker leases it, renders
the present state and edits the message, or sends it if there is none. Leases do not order writes:
every request ends before its lease does, and who finishes without the lease marks the row again.
"""

import asyncio
import hashlib
import logging
from base64 import b32encode
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, Protocol

from bot.engine.commands import Abandon, StartClock
from bot.engine.errors import DeliveryError, DixitError, PackError, StorageError
from bot.service.invalidation import current_message, invalidated_messages
from bot.service.message_states import ASKED_IN, ENDED, MessageStates
from bot.service.ports import DIRECT, Delivery, MessageKey, Store, StoredGame
from bot.service.table import TableService

log = logging.getLogger(__name__)

LEASE = 30.0
"""Seconds; requests are given up after REQUEST, which is less."""
REQUEST = 20.0
NONCE_LIFE = 60.0
"""Seconds for which Discord surely still knows a nonce."""
EDITABLE = 55 * 60.0
"""Seconds after which a message is sent anew instead of edited (30046)."""
EDIT_EVERY = 5.0
"""Seconds between two edits of one message."""
MAX_FAILURES = 12
BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0)
STUBBORN = 600.0
"""Seconds between two tries to take a removed clue out of a message, however often it fails."""

Fault = Literal["message-gone", "edit-too-late", "channel-gone", "no-permission", "closed", "later"]
"""What ``DeliveryError.code`` of a messenger may be: the last one is worth trying again.

Of a direct message "channel-gone" and "no-permission" say, as "closed" does, that its reader
cannot be written to; the game goes on in its channel.
"""


def delivery_key_of(delivery: Delivery) -> str:
    """Return the message's key: its nonce and, inside a ``custom_id``, its mark (20 characters)."""
    key = delivery.key
    identity = (key.game, key.round, key.purpose, key.viewer, key.detail, delivery.generation)
    digest = hashlib.sha256(repr(identity).encode()).digest()
    return b32encode(digest).decode().lower()[:20]


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message ended up."""

    channel_id: int
    message_id: int


class Messenger(Protocol):
    """Sends and edits one message; raises DeliveryError with a ``Fault`` as its code."""

    async def send(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Sent:
        """Send under the nonce ``mark``; the same nonce again returns the first message."""
        ...

    async def edit(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, sent: Sent
    ) -> None:
        """Bring a message up to date."""
        ...

    async def delete(self, sent: Sent) -> None:
        """Take a message down."""
        ...

    async def find(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, since: float
    ) -> Sent | None:
        """Look for our own message with ``mark`` in what was sent after ``since``."""
        ...


class Dispatcher:
    """The workers that empty the outbox."""

    def __init__(
        self, table: TableService, store: Store, messenger: Messenger, *, workers: int = 8
    ) -> None:
        self._table = table
        self._store = store
        self._messenger = messenger
        self._states = MessageStates(table)
        self._workers = workers
        self._wakeup = asyncio.Event()
        self._refused = False

    def wake(self) -> None:
        """Look again now."""
        self._wakeup.set()

    async def run(self) -> None:
        """Deliver until cancelled; a request under way is finished first."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._workers):
                group.create_task(self._work())

    async def _work(self) -> None:
        refusals = 0
        while True:
            try:
                if not await self.step():
                    await self._rest()
            except DixitError:
                if not self._refused:  # once: the log may lie on the very disk that is full
                    log.exception("outbox: the store refused")
                self._refused = True
                await asyncio.sleep(BACKOFF[min(refusals, len(BACKOFF) - 1)])
                refusals += 1
            else:
                self._refused = False
                refusals = 0

    async def _rest(self) -> None:
        due = await self._store.outbox.next_due(self._table.now())
        wait = 30.0 if due is None else min(max(due - self._table.now(), 0.02), 30.0)
        self._wakeup.clear()
        try:
            async with asyncio.timeout(wait):
                await self._wakeup.wait()
        except TimeoutError:
            return

    async def step(self) -> bool:
        """Deal with the row that is due longest; say whether there was one."""
        delivery = await self._store.outbox.claim(self._table.now(), LEASE)
        if delivery is None:
            return False
        try:
            stored = await self._store.read_game(delivery.key.game)
            if stored is not None:
                stored = await self._states.state(delivery, stored)
        except StorageError as error:
            if error.code != "storage-broken":
                raise
            await self._set_back(delivery, str(error))  # one game: the others are to be served
            return True
        if stored is None:
            await self._store.outbox.fail(delivery)
            return True
        await self._attempt(delivery, stored)
        return True

    async def _attempt(self, delivery: Delivery, stored: StoredGame) -> None:
        try:
            async with asyncio.timeout(REQUEST):
                await self._deliver(delivery, stored)
        except TimeoutError:
            await self._again(delivery, stored, "timeout")
        except DeliveryError as error:
            await self._faulty(delivery, stored, error)
        except PackError as error:
            # The code alone: the card may be one of a hand. "deck check" finds it.
            log.error("game %s: %s: %s", stored.game.id, delivery.key.purpose, error.code)  # noqa: TRY400
            await self._again(delivery, stored, error.code)
        except Exception:
            # A page that cannot be made must not stop the others, nor come back at once.
            log.exception("game %s: %s not delivered", stored.game.id, delivery.key.purpose)
            await self._again(delivery, stored, "unexpected")

    async def _deliver(self, delivery: Delivery, stored: StoredGame) -> None:
        delivery_key, now = delivery_key_of(delivery), self._table.now()
        outbox, key = self._store.outbox, delivery.key
        if key.purpose == "clip" and await self._states.clue_removed(key):
            await self._take_down(delivery, stored)
            return
        if delivery.message_id is not None and delivery.channel_id is not None:
            if key.purpose in ("remind", "dm_fallback", "clip"):
                await outbox.edited(delivery, version=delivery.required_version, not_before=now)
                return
            if now - (delivery.sent_at or now) > EDITABLE:
                if await self._is_as_it_was(delivery, stored):
                    await outbox.edited(delivery, version=stored.version, not_before=now)
                    return
                if key.purpose in ENDED and await self._states.clue_removed(key):
                    await self._take_down(delivery, stored)
                    return
                raise DeliveryError("edit-too-late")
            sent = Sent(delivery.channel_id, delivery.message_id)
            await self._messenger.edit(key, delivery_key, stored, sent)
            await self._start_clock(key, stored)
            later = self._table.now() + EDIT_EVERY
            await outbox.edited(delivery, version=stored.version, not_before=later)
        else:
            sent, late = None, False
            if delivery.attempted_at is not None:  # in doubt: it may be there
                late = await self._states.comes_too_late(key)
                if late or now - delivery.attempted_at > NONCE_LIFE:
                    sent = await self._messenger.find(
                        key, delivery_key, stored, delivery.attempted_at
                    )
            if sent is None and late:
                await outbox.fail(delivery)
                return
            if sent is None:
                began = delivery.attempted_at or now
                fresh = began if now - began <= NONCE_LIFE else now
                if not await outbox.attempting(delivery, fresh):
                    return
                sent = await self._messenger.send(key, delivery_key, stored)
            await self._start_clock(key, stored)
            await outbox.delivered(
                delivery,
                version=stored.version,
                channel_id=sent.channel_id,
                message_id=sent.message_id,
                at=self._table.now(),
            )

    async def _take_down(self, delivery: Delivery, stored: StoredGame) -> None:
        """Delete what shows a clue that was removed, or see to it that it is never sent."""
        sent = None
        if delivery.message_id is not None and delivery.channel_id is not None:
            sent = Sent(delivery.channel_id, delivery.message_id)
        elif delivery.attempted_at is not None:
            delivery_key, since = delivery_key_of(delivery), delivery.attempted_at
            sent = await self._messenger.find(delivery.key, delivery_key, stored, since)
        if sent is not None:
            await self._messenger.delete(sent)
        await self._store.outbox.fail(delivery)

    async def _is_as_it_was(self, delivery: Delivery, stored: StoredGame) -> bool:
        """Say whether a message too old to edit is there, with nothing new to show."""
        key, shown = delivery.key, delivery.shown_version
        if shown <= 0 or delivery.sent_at is None:
            return False
        # Step by step: a clock that began since then, and was moved, names another deadline.
        states = await self._states.since(key.game, shown)
        if any(key in invalidated_messages(before, after) for before, after in pairwise(states)):
            return False
        return (
            await self._messenger.find(key, delivery_key_of(delivery), stored, delivery.sent_at)
            is not None
        )

    async def _start_clock(self, key: MessageKey, stored: StoredGame) -> None:
        """Start the time of a phase whose message is there, or will never be.

        Before the outbox notes it, as all that follows from a delivery: of two transactions the
        second may never come, and a message that is noted as done is not looked at again.
        """
        game = stored.game
        if key == current_message(game) and game.phase.kind not in ("lobby", "finished"):
            await self._table.act(game.id, StartClock(game.round, game.phase.kind))

    async def _faulty(self, delivery: Delivery, stored: StoredGame, error: DeliveryError) -> None:
        outbox, key = self._store.outbox, delivery.key
        log.info("game %s: %s of round %s: %s", key.game, key.purpose, key.round, error.code)
        match error.code:
            case "message-gone" | "edit-too-late":
                if not await self._states.is_missed(key):
                    await outbox.fail(delivery)
                elif fresh := await outbox.renew(delivery):
                    await self._attempt(fresh, stored)
            case "closed" | "channel-gone" | "no-permission" if key.purpose in DIRECT:
                await self._fall_back(delivery)
                await outbox.fail(delivery)  # My hand serves this player instead
            case "channel-gone":
                await self._table.act(key.game, Abandon("channel-gone"))
                await outbox.fail(delivery)
            case "no-permission":
                await self._start_clock(key, stored)
                await self._again(delivery, stored, error.code)
            case _:
                await self._again(delivery, stored, error.code)

    async def _again(self, delivery: Delivery, stored: StoredGame, why: str) -> None:
        if _was_tried_enough(delivery):
            await self._start_clock(delivery.key, stored)
            await self._fall_back(delivery)
        await self._set_back(delivery, why)

    async def _fall_back(self, delivery: Delivery) -> None:
        """Tell whoever waits for a hand that does not come to look for it in the channel."""
        key = delivery.key
        if key.viewer is None or delivery.message_id is not None or key.purpose not in ASKED_IN:
            return
        if await self._states.reader_plays(key):
            await self._table.dm_fallback(key.game, key.viewer, ASKED_IN[key.purpose])

    async def _set_back(self, delivery: Delivery, why: str) -> None:
        """Let a message be tried again later, or give it up."""
        key, pause = delivery.key, BACKOFF[min(delivery.failures, len(BACKOFF) - 1)]
        if _was_tried_enough(delivery):
            if not await self._shows_what_was_removed(delivery):
                log.warning("game %s: gave up on %s (%s)", key.game, key.purpose, why)
                await self._store.outbox.fail(delivery)
                return
            pause = STUBBORN
        await self._store.outbox.retry(delivery, not_before=self._table.now() + pause)

    async def _shows_what_was_removed(self, delivery: Delivery) -> bool:
        """Say whether a message may show a clue that a moderator removed: it must not stay."""
        key, there = delivery.key, (delivery.message_id, delivery.attempted_at) != (None, None)
        with_clue = key.purpose == "clip" or key.purpose in ENDED
        return there and with_clue and await self._states.clue_removed(key)


def _was_tried_enough(delivery: Delivery) -> bool:
    return delivery.failures + 1 >= MAX_FAILURES
