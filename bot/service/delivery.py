"""Delivery: brings every message up to date, exactly once, whatever is killed in between.

A row of the outbox says "this message must show at least version v". A worker leases it, renders
the present state and edits the message, or sends it if there is none. Leases do not order writes:
every request ends before its lease does, and who finishes without the lease marks the row again.
"""

import asyncio
import hashlib
import logging
from base64 import b32encode
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from bot.engine.commands import Abandon, PhaseName, StartClock
from bot.engine.errors import DeliveryError, DixitError, PackError, StorageError
from bot.engine.events import Event, RoundVoided
from bot.engine.evolve import evolve
from bot.engine.ids import GameId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.service.effects import current_slot, slots_after
from bot.service.ports import DIRECT, Delivery, Purpose, Slot, Store, StoredGame
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

Fault = Literal["message-gone", "edit-too-late", "channel-gone", "no-permission", "closed", "later"]
"""What ``DeliveryError.code`` of a courier may be: the last one is worth trying again.

Of a direct message "channel-gone" and "no-permission" say, as "closed" does, that its reader
cannot be written to; the game goes on in its channel.
"""
ASKED_IN: dict[Purpose, PhaseName] = {"tell": "storytelling", "hand": "submitting"}
"""The phase in which a direct message asks its reader for something."""
ALWAYS: frozenset[Purpose] = frozenset({"lobby", "reveal", "end", "clip"})
"""Messages that are sent however late it is."""
PLAYED_IN: dict[Purpose, tuple[PhaseName, ...]] = {
    "turn": ("storytelling", "submitting"),
    "board": ("voting",),
}
"""The phases in which these messages are of use; later they are not sent any more."""
ENDED: frozenset[Purpose] = frozenset({"turn", "board", "tell", "hand"})
"""Messages that are brought to their end even when their round is over."""


def mark_of(delivery: Delivery) -> str:
    """Return the message's key: its nonce and, inside a ``custom_id``, its mark (20 characters)."""
    slot = delivery.slot
    identity = (slot.game, slot.round, slot.purpose, slot.viewer, slot.detail, delivery.generation)
    digest = hashlib.sha256(repr(identity).encode()).digest()
    return b32encode(digest).decode().lower()[:20]


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message ended up."""

    channel_id: int
    message_id: int


class Courier(Protocol):
    """Sends and edits one message; raises DeliveryError with a ``Fault`` as its code."""

    async def send(self, slot: Slot, mark: str, stored: StoredGame) -> Sent:
        """Send under the nonce ``mark``; the same nonce again returns the first message."""
        ...

    async def edit(self, slot: Slot, mark: str, stored: StoredGame, sent: Sent) -> None:
        """Bring a message up to date."""
        ...

    async def delete(self, sent: Sent) -> None:
        """Take a message down."""
        ...

    async def find(self, slot: Slot, mark: str, stored: StoredGame, since: float) -> Sent | None:
        """Look for our own message with ``mark`` in what was sent after ``since``."""
        ...


class Dispatcher:
    """The workers that empty the outbox."""

    def __init__(
        self, table: TableService, store: Store, courier: Courier, *, workers: int = 8
    ) -> None:
        self._table = table
        self._store = store
        self._courier = courier
        self._workers = workers
        self._bell = asyncio.Event()
        self._refused = False

    def wake(self) -> None:
        """Look again now."""
        self._bell.set()

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
        self._bell.clear()
        try:
            async with asyncio.timeout(wait):
                await self._bell.wait()
        except TimeoutError:
            return

    async def step(self) -> bool:
        """Deal with the row that is due longest; say whether there was one."""
        delivery = await self._store.outbox.claim(self._table.now(), LEASE)
        if delivery is None:
            return False
        try:
            stored = await self._store.read_game(delivery.slot.game)
            if stored is not None:
                stored = await self._as_wanted(delivery, stored)
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
            log.error("game %s: %s: %s", stored.game.id, delivery.slot.purpose, error.code)  # noqa: TRY400
            await self._again(delivery, stored, error.code)
        except Exception:
            # A page that cannot be made must not stop the others, nor come back at once.
            log.exception("game %s: %s not delivered", stored.game.id, delivery.slot.purpose)
            await self._again(delivery, stored, "unexpected")

    async def _as_wanted(self, delivery: Delivery, stored: StoredGame) -> StoredGame | None:
        """Return the state that the message is to show, or None if it has lost its point.

        A message of a round that is over shows how that round went on, found again in the log.
        """
        slot, game = delivery.slot, stored.game
        if slot.purpose in ALWAYS - {"reveal"}:
            return stored
        if slot.purpose == "reveal":
            return stored if slot == current_slot(game) else await self._when_scored(stored, slot)
        # What is there already is brought to its end; what never came is not sent any more.
        if delivery.message_id is None and delivery.attempted_at is None:
            return None if _too_late(slot, game) else stored
        if slot.purpose in ENDED and _passed(slot, game):
            return await self._at_version(stored, delivery.want_version)
        return None if _passed(slot, game) else stored

    async def _past(self, game_id: GameId) -> list[tuple[int, Event, Game]]:
        """Return every event of a game's log with its version and the state that it led to."""
        past: list[tuple[int, Event, Game]] = []
        game: Game | None = None
        for action in await self._table.history(game_id):
            for event in action.events:
                game = evolve(game, event)
                past.append((action.version, event, game))
        return past

    async def _at_version(self, stored: StoredGame, version: int) -> StoredGame:
        states = [game for at, _, game in await self._past(stored.game.id) if at <= version]
        return replace(stored, game=states[-1], version=version) if states else stored

    async def _when_scored(self, stored: StoredGame, slot: Slot) -> StoredGame:
        """Return the game as it was last while a reveal was its present message, or ended there."""
        past = await self._past(stored.game.id)
        scored = [g for _, _, g in past if g.round == slot.round and view_for(g, None).reveal]
        return replace(stored, game=scored[-1]) if scored else stored

    async def _deliver(self, delivery: Delivery, stored: StoredGame) -> None:
        mark, now = mark_of(delivery), self._table.now()
        outbox, slot = self._store.outbox, delivery.slot
        if slot.purpose == "clip" and await self._clue_removed(stored, slot.round):
            await self._take_down(delivery, stored)
            return
        if delivery.message_id is not None and delivery.channel_id is not None:
            if slot.purpose in ("remind", "knock", "clip"):
                await outbox.edited(delivery, version=delivery.want_version, not_before=now)
                return
            if now - (delivery.sent_at or now) > EDITABLE:
                if await self._is_as_it_was(delivery, stored):
                    await outbox.edited(delivery, version=stored.version, not_before=now)
                    return
                if await self._clue_removed(stored, slot.round):
                    await self._take_down(delivery, stored)
                    return
                raise DeliveryError("edit-too-late")
            sent = Sent(delivery.channel_id, delivery.message_id)
            await self._courier.edit(slot, mark, stored, sent)
            await self._start_clock(slot, stored)
            later = self._table.now() + EDIT_EVERY
            await outbox.edited(delivery, version=stored.version, not_before=later)
        else:
            sent, late = None, False
            if delivery.attempted_at is not None:  # in doubt: it may be there
                late = _too_late(slot, (await self._table.load(slot.game)).game)
                if late or now - delivery.attempted_at > NONCE_LIFE:
                    sent = await self._courier.find(slot, mark, stored, delivery.attempted_at)
            if sent is None and late:
                await outbox.fail(delivery)
                return
            if sent is None:
                began = delivery.attempted_at or now
                fresh = began if now - began <= NONCE_LIFE else now
                if not await outbox.attempting(delivery, fresh):
                    return
                sent = await self._courier.send(slot, mark, stored)
            await self._start_clock(slot, stored)
            await outbox.delivered(
                delivery,
                version=stored.version,
                channel_id=sent.channel_id,
                message_id=sent.message_id,
                at=self._table.now(),
            )

    async def _clue_removed(self, stored: StoredGame, round: int) -> bool:
        past = await self._past(stored.game.id)
        return any(e == RoundVoided("clue-removed") and g.round == round for _, e, g in past)

    async def _take_down(self, delivery: Delivery, stored: StoredGame) -> None:
        """Delete what shows a clue that was removed, or see to it that it is never sent."""
        sent = None
        if delivery.message_id is not None and delivery.channel_id is not None:
            sent = Sent(delivery.channel_id, delivery.message_id)
        elif delivery.attempted_at is not None:
            mark, since = mark_of(delivery), delivery.attempted_at
            sent = await self._courier.find(delivery.slot, mark, stored, since)
        if sent is not None:
            await self._courier.delete(sent)
        await self._store.outbox.fail(delivery)

    async def _is_as_it_was(self, delivery: Delivery, stored: StoredGame) -> bool:
        """Say whether a message too old to edit is there, with nothing new to show."""
        slot, shown = delivery.slot, delivery.shown_version
        if shown <= 0 or delivery.sent_at is None:
            return False
        before = await self._at_version(stored, shown)
        if slot in slots_after(before.game, stored.game):
            return False
        return (
            await self._courier.find(slot, mark_of(delivery), stored, delivery.sent_at) is not None
        )

    async def _start_clock(self, slot: Slot, stored: StoredGame) -> None:
        """Start the time of a phase whose message is there, or will never be.

        Before the outbox notes it, as all that follows from a delivery: of two transactions the
        second may never come, and a message that is noted as done is not looked at again.
        """
        game = stored.game
        if slot == current_slot(game) and game.phase.kind not in ("lobby", "finished"):
            await self._table.act(game.id, StartClock(game.round, game.phase.kind))

    async def _faulty(self, delivery: Delivery, stored: StoredGame, error: DeliveryError) -> None:
        outbox, slot = self._store.outbox, delivery.slot
        log.info("game %s: %s of round %s: %s", slot.game, slot.purpose, slot.round, error.code)
        match error.code:
            case "message-gone" | "edit-too-late":
                present = (await self._table.load(slot.game)).game  # a reveal is made of the past
                if slot != current_slot(present) and not _asks(slot, present):
                    await outbox.fail(delivery)  # an old message: nobody misses it
                elif fresh := await outbox.renew(delivery):
                    await self._attempt(fresh, stored)
            case "closed" | "channel-gone" | "no-permission" if slot.purpose in DIRECT:
                if slot.viewer is not None and delivery.message_id is None:
                    await self._table.knock(slot.game, slot.viewer, ASKED_IN[slot.purpose])
                await outbox.fail(delivery)  # My hand serves this player instead
            case "channel-gone":
                await self._table.act(slot.game, Abandon("channel-gone"))
                await outbox.fail(delivery)
            case "no-permission":
                await self._start_clock(slot, stored)
                await self._again(delivery, stored, error.code)
            case _:
                await self._again(delivery, stored, error.code)

    async def _again(self, delivery: Delivery, stored: StoredGame, why: str) -> None:
        if _was_tried_enough(delivery):
            await self._start_clock(delivery.slot, stored)
        await self._set_back(delivery, why)

    async def _set_back(self, delivery: Delivery, why: str) -> None:
        """Let a message be tried again later, or give it up."""
        slot = delivery.slot
        if _was_tried_enough(delivery):
            log.warning("game %s: gave up on %s (%s)", slot.game, slot.purpose, why)
            await self._store.outbox.fail(delivery)
            return
        pause = BACKOFF[min(delivery.failures, len(BACKOFF) - 1)]
        await self._store.outbox.retry(delivery, not_before=self._table.now() + pause)


def _passed(slot: Slot, game: Game) -> bool:
    """Say whether the round of a message, or the phase of a reminder, is over."""
    if slot.purpose == "remind" and slot.detail.split()[0] != game.phase.kind:
        return True
    return slot.round != game.round or game.phase.kind == "finished"


def _too_late(slot: Slot, game: Game) -> bool:
    """Say whether a message that is not there need not come any more."""
    if slot.purpose in ALWAYS:
        return False
    if slot.purpose in PLAYED_IN and game.phase.kind not in PLAYED_IN[slot.purpose]:
        return True
    return _passed(slot, game) or (slot.purpose in DIRECT and not _asks(slot, game))


def _was_tried_enough(delivery: Delivery) -> bool:
    return delivery.failures + 1 >= MAX_FAILURES


def _asks(slot: Slot, game: Game) -> bool:
    """Say whether a direct message asks for something now, so that it would be missed."""
    if slot.round != game.round or ASKED_IN.get(slot.purpose) != game.phase.kind:
        return False
    return slot.purpose != "tell" or view_for(game, slot.viewer).may_tell
