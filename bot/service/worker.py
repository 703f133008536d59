"""One message of the outbox: find out what it must show, then edit or send it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.engine.clock import start_clock
from bot.engine.commands import Abandon, StartClock
from bot.engine.errors import DeliveryError, DixitError, PackError, StorageError
from bot.engine.ids import PlayerId
from bot.service.invalidation import current_message
from bot.service.message_states import MessageStates, comes_too_late
from bot.service.messenger import Messenger, Sent, delivery_key_of
from bot.service.ports import Delivery, MessageKey, Place, Reports, Store, StoredGame
from bot.service.table import TableService

log = logging.getLogger(__name__)

REQUEST = 20.0
"""Seconds after which a request is given up."""
NONCE_LIFE = 60.0
"""Seconds for which Discord surely still knows a nonce."""
EDIT_EVERY = 5.0
"""Seconds between two edits of one message."""
LOBBY_EDIT_EVERY = 1.0
"""The same while a lobby fills: whoever joins is to be seen soon."""
MAX_FAILURES = 12
BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0)
SLOWEST = 600.0
"""Seconds between two tries of what is never given up, once it has failed often."""


Suspect = Callable[[StoredGame, PlayerId], None]
Note = Callable[[Reports], Awaitable[None]]
"""Reports a delivery, in a transaction of its own or of another one."""


class DeliveryWorker:
    """Brings one message after the other up to date; holds nothing between two of them."""

    def __init__(
        self, table: TableService, store: Store, messenger: Messenger, suspect: Suspect
    ) -> None:
        """Tell ``suspect`` whom Discord refuses to write to: they may have left the server."""
        self._suspect = suspect
        self._table = table
        self._store = store
        self._messenger = messenger
        self._states = MessageStates(table)
        self._failing: dict[int, Place] = {}
        """Where a public message failed last, by channel or thread."""

    def fails_in(self, place: int) -> bool:
        """Say whether a public message failed last in a server, channel or thread."""
        failing = self._failing.values()
        return any(place in (p.guild_id, p.channel_id, p.target_id) for p in failing)

    async def bring_up_to_date(self, delivery: Delivery) -> None:
        """Bring the message up to date, or note why not; raise StorageError."""
        present = delivery.game
        try:
            if isinstance(present, StorageError):
                raise present
            shown = present and await self._states.state(delivery, present)
        except StorageError as error:
            if error.code != "storage-broken":
                raise
            await self._reschedule(delivery, str(error))  # one game: the others are to be served
            return
        if present is None or shown is None:
            await self._fail(delivery)
            return
        try:
            await self._attempt(delivery, present, shown)
        except DixitError:
            raise
        except Exception:
            # What follows from a fault may fail, too: the end of a game whose log is damaged.
            log.exception("game %(game)s: %(purpose)s given up for now", _named(delivery.key))
            await self._reschedule(delivery, "unexpected")

    async def _attempt(self, delivery: Delivery, present: StoredGame, shown: StoredGame) -> None:
        """Edit or send the message, which is to show ``shown``, in the ``present`` game."""
        key = delivery.key
        try:
            async with asyncio.timeout(REQUEST):
                await self._deliver(delivery, present, shown)
            if key.viewer is None and self._failing.pop(present.place.target_id, None):
                # The place is there again: what waits for another try need not wait.
                await self._store.outbox.hasten(present.place.target_id, self._table.now())
        except TimeoutError:
            about = _named(key, "timeout")
            log.info("game %(game)s: %(purpose)s of round %(round)s: %(why)s", about)
            await self._retry_later(delivery, present, "timeout")
        except DeliveryError as error:
            await self._handle_fault(delivery, present, shown, error)
        except PackError as error:
            # The code alone: the card may be one of a hand. "deck check" finds it.
            log.error("game %(game)s: %(purpose)s: %(why)s", _named(key, error.code))  # noqa: TRY400
            await self._retry_later(delivery, present, error.code)
        except Exception:
            # A page that cannot be made must not stop the others, nor come back at once.
            log.exception("game %(game)s: %(purpose)s not delivered", _named(key))
            await self._retry_later(delivery, present, "unexpected")

    async def _deliver(self, delivery: Delivery, present: StoredGame, shown: StoredGame) -> None:
        if await self._states.is_taken_down(delivery.key, present):
            await self._take_down(delivery, shown)
        elif delivery.message_id is not None and delivery.channel_id is not None:
            sent = Sent(delivery.channel_id, delivery.message_id, delivery.pictures)
            await self._edit(delivery, present, shown, sent)
        else:
            await self._send(delivery, present, shown)

    async def _edit(
        self, delivery: Delivery, present: StoredGame, shown: StoredGame, sent: Sent
    ) -> None:
        """Bring a message that is there up to date, however old it is."""
        outbox, key, now = self._store.outbox, delivery.key, self._table.now()
        if await self._states.stays(key, present):
            await outbox.edited(delivery, version=delivery.required_version, at=now, not_before=now)
            return
        try:
            sent = await self._messenger.edit(key, delivery_key_of(delivery), shown, sent)
        except DeliveryError as error:
            if error.code != "edit-too-late" or not await self._shows_what_must_go(delivery):
                raise
            await self._messenger.delete(sent)
            raise DeliveryError("message-gone") from error
        pause = LOBBY_EDIT_EVERY if present.game.phase.kind == "lobby" else EDIT_EVERY
        now = self._table.now()
        await self._note(
            key,
            present,
            lambda reports: reports.edited(
                delivery,
                version=shown.version,
                at=now,
                not_before=now + pause,
                pictures=sent.pictures,
            ),
        )

    async def _send(self, delivery: Delivery, present: StoredGame, shown: StoredGame) -> None:
        """Send a message that is not there, as far as is known."""
        key, now = delivery.key, self._table.now()
        delivery_key = delivery_key_of(delivery)
        sent, late = None, False
        if delivery.attempted_at is not None:  # in doubt: it may be there
            late = comes_too_late(key, present.game)
            if late or now - delivery.attempted_at > NONCE_LIFE:
                sent = await self._messenger.find(key, delivery_key, shown, delivery.attempted_at)
        if sent is None and late:
            await self._fail(delivery)
            return
        if sent is None:
            if not await self._may_send(delivery, now):
                return
            sent = await self._messenger.send(key, delivery_key, shown)
        there = sent
        await self._note(
            key,
            present,
            lambda reports: reports.delivered(
                delivery,
                version=0 if there.stale else shown.version,
                channel_id=there.channel_id,
                message_id=there.message_id,
                at=self._table.now(),
                pictures=there.pictures,
            ),
        )

    async def _may_send(self, delivery: Delivery, now: float) -> bool:
        """Say whether the lease is still held, and see to it that the attempt is noted."""
        began = delivery.attempted_at
        if began is None:  # noted with the lease
            return now < delivery.held_until
        fresh = began if now - began <= NONCE_LIFE else now
        return await self._store.outbox.attempting(delivery, fresh)

    async def _take_down(self, delivery: Delivery, stored: StoredGame) -> None:
        """Delete what has lost its point, or see to it that it is never sent."""
        sent = None
        if delivery.message_id is not None and delivery.channel_id is not None:
            sent = Sent(delivery.channel_id, delivery.message_id)
        elif delivery.attempted_at is not None:
            delivery_key, since = delivery_key_of(delivery), delivery.attempted_at
            sent = await self._messenger.find(delivery.key, delivery_key, stored, since)
        if sent is not None:
            await self._messenger.delete(sent)
        await self._fail(delivery)

    async def _note(self, key: MessageKey, present: StoredGame, note: Note) -> None:
        """Note what is delivered; the time of a phase whose message is there starts with it.

        In one transaction: a message that is noted as done is not looked at again.
        """
        starting = self._starting(key, present)
        if starting is None:
            await note(self._store.outbox)
        else:
            await self._table.act(key.game, starting, beside=lambda uow: note(uow.messages))

    async def _start_clock(self, key: MessageKey, present: StoredGame) -> None:
        """Start the time of a phase whose message does not come now, or never.

        Before the outbox notes it, as all that follows from a delivery: of two transactions the
        second may never come.
        """
        if (starting := self._starting(key, present)) is not None:
            await self._table.act(key.game, starting)

    def _starting(self, key: MessageKey, present: StoredGame) -> StartClock | None:
        """Return what starts the time of a phase, if it waits for this message."""
        game = present.game
        if key == current_message(game) and start_clock(game, self._table.now()):
            return StartClock(game.round, game.phase.kind)
        return None

    async def _handle_fault(
        self, delivery: Delivery, present: StoredGame, shown: StoredGame, error: DeliveryError
    ) -> None:
        outbox, key = self._store.outbox, delivery.key
        about = _named(key, error.code)
        log.info("game %(game)s: %(purpose)s of round %(round)s: %(why)s", about)
        match error.code:
            case "message-gone" | "edit-too-late":
                remains = error.code == "edit-too-late"
                if await self._states.is_missed(key):
                    now = self._table.now()
                    if fresh := await outbox.renew(delivery, now, remains=remains):
                        await self._attempt(fresh, present, shown)
                elif remains:  # Discord's limit of edits passes
                    await self._retry_later(delivery, present, error.code)
                else:
                    await self._fail(delivery)
            case "closed" | "channel-gone" | "no-permission" if key.traits.direct:
                if key.viewer is not None and "status" in error.params:  # Discord has said so
                    self._suspect(present, key.viewer)
                await self._fall_back(delivery)
                await self._fail(delivery)  # My hand serves this player instead
            case "channel-gone":
                await self._table.act(key.game, Abandon("channel-gone"))
                await self._fail(delivery)
            case "no-permission":
                await self._start_clock(key, present)
                await self._retry_later(delivery, present, error.code)
            case "too-fast":
                if not delivery.failures:  # it may take long: My hand is there now
                    await self._fall_back(delivery)
                await self._retry_later(delivery, present, error.code)
            case _:
                await self._retry_later(delivery, present, error.code)

    async def _retry_later(self, delivery: Delivery, present: StoredGame, why: str) -> None:
        if delivery.key.viewer is None:
            self._failing[present.place.target_id] = present.place
        if _is_last_attempt(delivery):
            await self._start_clock(delivery.key, present)
            await self._fall_back(delivery)
        key = delivery.key
        current = key == current_message(present.game)
        needed = key.traits.never_given_up or key.is_replaced or current
        await self._reschedule(delivery, why, needed=needed)

    async def _fall_back(self, delivery: Delivery) -> None:
        """Tell whoever waits for a hand that does not come to look for it in the channel."""
        key, asked_in = delivery.key, delivery.key.traits.asked_in
        if key.viewer is None or delivery.message_id is not None or asked_in is None:
            return
        await self._table.dm_fallback(key.game, key.viewer, asked_in)

    async def _reschedule(self, delivery: Delivery, why: str, *, needed: bool = False) -> None:
        """Let a message be tried again later, or give it up.

        What is ``needed`` for a game to go on is tried for ever, ever more slowly; so is that from
        which a clue or a card must go.
        """
        key, pause = delivery.key, BACKOFF[min(delivery.failures, len(BACKOFF) - 1)]
        if _is_last_attempt(delivery):
            if not needed and not await self._shows_what_must_go(delivery):
                log.warning("game %(game)s: gave up on %(purpose)s (%(why)s)", _named(key, why))
                await self._fail(delivery)
                return
            tries = min(delivery.failures + 2 - MAX_FAILURES, 10)
            pause = min(BACKOFF[-1] * 2**tries, SLOWEST)
        now = self._table.now()
        await self._store.outbox.retry(delivery, at=now, not_before=now + pause)

    async def _fail(self, delivery: Delivery) -> None:
        """Give up on a message for good."""
        await self._store.outbox.fail(delivery, at=self._table.now())

    async def _shows_what_must_go(self, delivery: Delivery) -> bool:
        """Say whether a message may show a clue or a card that a moderator took away."""
        key, there = delivery.key, (delivery.message_id, delivery.attempted_at) != (None, None)
        if there and await self._states.shows_hidden_card(delivery):
            return True
        return there and key.traits.shows_clue and await self._states.clue_removed(key)


def _named(key: MessageKey, why: str = "") -> dict[str, str | int]:
    """Return what a line of the log names of a message: never for whom it is."""
    about = {"game": key.game, "round": key.round, "purpose": key.purpose}
    return about | ({"why": why} if why else {})


def _is_last_attempt(delivery: Delivery) -> bool:
    return delivery.failures + 1 >= MAX_FAILURES
