"""Messages that must change: a transaction notes which, the outbox hands them to the workers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from bot.engine.ids import GameId, PlayerId
from bot.service.ports.values import Delivery, MessageKey


class Reports(Protocol):
    """What became of deliveries."""

    async def delivered(
        self,
        delivery: Delivery,
        *,
        version: int,
        channel_id: int,
        message_id: int,
        at: float,
        pictures: str = "",
    ) -> None:
        """Record what is shown; without the lease, mark the row as due again instead.

        ``at`` is the time of sending for a new message; for an edit the time stays.
        """
        ...

    async def edited(
        self,
        delivery: Delivery,
        *,
        version: int,
        at: float,
        not_before: float,
        pictures: str | None = None,
    ) -> None:
        """Record an edit; without the lease, mark the row as due again instead.

        The next one waits until ``not_before``; its pictures are these now (None: as before).
        """
        ...


class Messages(Reports, Protocol):
    """The messages of games, as part of a transaction."""

    async def invalidate(
        self, keys: Sequence[MessageKey], version: int, at: float, *, wait: float = 0.0
    ) -> None:
        """Note that these messages must show at least ``version``.

        Of those invalidated at the same moment direct ones are due first, then public ones in the
        order given. Public ones that were up to date ``wait`` so many seconds for more to come,
        unless something that does not wait comes first.
        """
        ...

    async def supersede(self, keys: Sequence[MessageKey], version: int, at: float) -> None:
        """Note the same of those that were sent, or may have been; they come after all others."""
        ...

    async def supersede_newest(
        self,
        game: GameId,
        readers: Iterable[PlayerId],
        version: int,
        at: float,
        *,
        purpose: str = "",
    ) -> None:
        """Note the same of the direct message that came to each of these last, of any round.

        If a purpose is given, only of a message that has it.
        """
        ...

    async def delay(self, key: MessageKey, message_id: int, until: float) -> None:
        """Let the key's message wait, if it is this one: an answer is about to change it."""
        ...

    async def revive(self, keys: Sequence[MessageKey]) -> None:
        """Try at once what was given up, or waits because it failed."""
        ...


class Outbox(Reports, Protocol):
    """The rows that say which messages must change; each call is a transaction of its own."""

    def watch(self, due: Callable[[float | None], None]) -> None:
        """Have ``due`` called with when the next row is due, after each change in this process."""
        ...

    async def claim(self, now: float, lease_seconds: float, limit: int = 1) -> tuple[Delivery, ...]:
        """Lease up to ``limit`` rows: what became due of late, the oldest first, then a backlog.

        Each comes with its game as it is then. What is not there is in doubt from here on.
        """
        ...

    async def next_due(self, now: float) -> float | None:
        """Return, and tell, when the next row is due (also an expiring lease), or None."""
        ...

    async def was_sent(self, key: MessageKey) -> bool:
        """Say whether the message was sent, or may have been, and was not given up.

        Also that of a reader who was forgotten, whose key has another detail.
        """
        ...

    async def attempting(self, delivery: Delivery, at: float) -> bool:
        """Commit that a send in doubt begins again; False if the lease is not held any more."""
        ...

    async def shown(
        self,
        key: MessageKey,
        version: int,
        *,
        at: float,
        message_id: int | None = None,
        pictures: str = "",
    ) -> None:
        """Note that the message (only this one, if named) shows ``version``: it was an answer.

        ``pictures`` are the names of those that it shows now.
        """
        ...

    async def sent_besides(
        self, key: MessageKey, version: int, *, at: float, channel_id: int, message_id: int
    ) -> bool:
        """Note a message that was sent besides the outbox and shows ``version``.

        It takes the place of an earlier one of the key, and is due if the game has gone on since.
        False, and nothing is noted, if its reader was forgotten meanwhile, or the game is gone.
        """
        ...

    async def renew(self, delivery: Delivery, at: float, *, remains: bool) -> Delivery | None:
        """Start the next generation of the message, which is gone or cannot be edited.

        One that ``remains`` is due under a key of its own, to be deleted, as soon as the new one is
        there or given up.
        None if the lease is not held any more; else it goes on, so the delivery returned is to be
        sent, retried or failed.
        """
        ...

    async def retry(self, delivery: Delivery, *, at: float, not_before: float) -> None:
        """Give the lease back after a failure; count it.

        The request may have succeeded unheard of, so without the lease the row is due again.
        """
        ...

    async def hasten(self, place: int | None, now: float) -> None:
        """Let public messages that failed be tried again now.

        ``place`` is the id of a server, channel or thread; None: everywhere.
        """
        ...

    async def fail(self, delivery: Delivery, *, at: float) -> None:
        """Give up on the message for good; whoever else holds the lease may still succeed."""
        ...
