"""The store: transactions that write, and a side that only reads."""

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.engine.ids import GameId
from bot.service.ports.decks import DeckReads, Decks
from bot.service.ports.messages import Messages, Outbox
from bot.service.ports.repositories import (
    ClipReads,
    Clips,
    GameReads,
    Games,
    InvitationReads,
    Invitations,
    People,
    PeopleReads,
    RecordReads,
    Records,
    Said,
    SaidReads,
    Seen,
    ServerReads,
    Servers,
)
from bot.service.ports.results import ResultReads, Results
from bot.service.ports.shards import Beat
from bot.service.ports.values import Overview


class UnitOfWork(Protocol):
    """One transaction on the repositories: everything is undone unless ``commit`` was called."""

    @property
    def games(self) -> Games:
        """Games and their logs."""
        ...

    @property
    def messages(self) -> Messages:
        """Which messages must change."""
        ...

    @property
    def invitations(self) -> Invitations:
        """Who may sit down in games for invited people."""
        ...

    @property
    def people(self) -> People:
        """What is known of people."""
        ...

    @property
    def servers(self) -> Servers:
        """What servers' managers chose."""
        ...

    @property
    def seen(self) -> Seen:
        """Interactions that were dealt with."""
        ...

    @property
    def clips(self) -> Clips:
        """Files that came with clues."""
        ...

    @property
    def records(self) -> Records:
        """Records of games that are over."""
        ...

    @property
    def said(self) -> Said:
        """What computer players have said."""
        ...

    @property
    def decks(self) -> Decks:
        """Decks of servers."""
        ...

    @property
    def results(self) -> Results:
        """What came of games."""
        ...

    async def heartbeat(self, now: float) -> None:
        """Note that the bot is alive."""
        ...

    async def announce(self, word: str) -> None:
        """Have the other processes that play with the database told once it is durable."""
        ...

    async def commit(self) -> None:
        """Make it durable; raise VersionConflict or StorageError."""
        ...


class Reads(Protocol):
    """What is committed, read without the right to write and without waiting for who has it.

    Each call sees one moment; two calls may see two.
    """

    @property
    def games(self) -> GameReads:
        """Games and their logs."""
        ...

    @property
    def invitations(self) -> InvitationReads:
        """Who may sit down in games for invited people."""
        ...

    @property
    def people(self) -> PeopleReads:
        """What is known of people."""
        ...

    @property
    def servers(self) -> ServerReads:
        """What servers' managers chose."""
        ...

    @property
    def clips(self) -> ClipReads:
        """Files that came with clues."""
        ...

    @property
    def records(self) -> RecordReads:
        """Records of games that are over."""
        ...

    @property
    def said(self) -> SaidReads:
        """What computer players have said."""
        ...

    @property
    def decks(self) -> DeckReads:
        """Decks of servers."""
        ...

    @property
    def results(self) -> ResultReads:
        """What came of games."""
        ...

    async def due_computers(self, now: float) -> tuple[GameId, ...]:
        """Return games in which a computer player is to act by ``now``."""
        ...

    async def next_computer(self) -> float | None:
        """Return the earliest moment at which a computer player is to act."""
        ...

    async def due_games(self, now: float, idle: float, lobby_idle: float) -> tuple[GameId, ...]:
        """Return games for which something is due at ``now``.

        That is a deadline or a reminder, or no human action for ``idle`` (in the lobby
        ``lobby_idle``, which is less) seconds.
        """
        ...

    async def next_deadline(self, idle: float, lobby_idle: float) -> float | None:
        """Return the earliest moment at which ``due_games`` has something."""
        ...

    async def silent_games(self, since: float) -> tuple[GameId, ...]:
        """Return games that are not over and in which no person has acted since then."""
        ...

    async def running_clocks(self) -> tuple[tuple[GameId, float], ...]:
        """Return games that are not over with their deadlines, the earliest first."""
        ...

    async def last_heartbeat(self) -> float | None:
        """Return when the bot last noted that it is alive."""
        ...

    async def beats(self) -> tuple[Beat, ...]:
        """Return the last sign of each shard's process; nothing where one has them all."""
        ...

    async def overview(self, now: float) -> Overview:
        """Return how things stand at ``now``."""
        ...


class Store(Protocol):
    """The database."""

    @property
    def read(self) -> Reads:
        """What is committed."""
        ...

    @property
    def outbox(self) -> Outbox:
        """The rows of messages to be delivered."""
        ...

    def begin(self, *, concurrent: bool = False) -> AbstractAsyncContextManager[UnitOfWork]:
        """Start a transaction that may write; in a process they go one after the other.

        Beside a ``concurrent`` one those of other processes go on. It may change a single game,
        which is reserved when it is got for update, as its server is when the game ends.
        """
        ...

    @property
    def holder(self) -> str:
        """The name of this process among those that share the database."""
        ...

    def leave_to(self, others: Collection[int]) -> None:
        """Leave the messages of these shards to the processes that live for them."""
        ...

    async def may_identify(self, now: float, pause: float) -> bool:
        """Take the turn to identify, if nobody has had it for ``pause`` seconds."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call with each word that another process announces, until cancelled.

        What is said while the connection is lost is not heard: somebody must look besides, and an
        empty word tells when that is over, as at first.
        """
        ...

    async def prune(self, now: float) -> bool:
        """Remove some of what nothing needs any more; False if nothing is left of it.

        That are interactions after a day and rows of old games; ``now`` is in seconds since the
        epoch.
        """
        ...

    async def tidy(self) -> bool:
        """Do a little that brings what is kept into less room; False if nothing is to be done."""
        ...
