"""What the service asks of the store and of the messenger; ``data`` and ``bot.ui`` satisfy it."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.engine.events import Event
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game

Purpose = Literal[
    "lobby", "turn", "board", "reveal", "end", "tell", "hand", "remind", "dm_fallback", "clip"
]
"""Which message of a game.

*Public*: lobby · turn (storyteller announced, later the clue) · board · reveal · end · remind ·
dm_fallback (a hand that could not be sent waits behind My hand) · clip. *Direct*: tell (the hand of
those who may tell) · hand (that of those who give a card).
"""

DIRECT: frozenset[Purpose] = frozenset({"tell", "hand"})


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played; ``thread_id`` is set when it has a thread of its own."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None

    @property
    def target_id(self) -> int:
        """The channel or thread to which the game's public messages go."""
        return self.thread_id or self.channel_id


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the store keeps it."""

    game: Game
    version: int
    """Counts the saved actions, from 1."""
    seed: bytes
    """Secret until the game is over."""
    place: Place
    locale: str
    """Of the public messages: ``en``, ``it``, ``pt-BR`` or ``pl``."""
    created_at: float
    human_at: float
    """When a person last did something that was accepted (seconds since the epoch)."""
    remind_at: float | None = None
    """When those still awaited are to be reminded."""


@dataclass(frozen=True, slots=True)
class MessageKey:
    """The identity of one message: a game posts at most one of each."""

    game: GameId
    round: int
    purpose: Purpose
    viewer: PlayerId | None = None
    """The reader of a direct message; for remind and clip None."""
    detail: str = ""
    """Tells several of a kind apart: a fallback's phase, a reminder's phase and storyteller."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A key under a lease: what it must show, and what is known of its message.

    ``message_id`` is None until a send is known to have succeeded. ``attempted_at`` is set before
    a send and cleared with it, so both set and no ``message_id`` means: in doubt.
    """

    key: MessageKey
    required_version: int
    shown_version: int
    generation: int
    channel_id: int | None
    message_id: int | None
    sent_at: float | None
    attempted_at: float | None
    failures: int
    lease: str


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server's managers chose; None and empty mean the default."""

    guild_id: int
    locale: str | None = None
    ruleset: str | None = None
    pace: str | None = None
    channels: tuple[int, ...] = ()
    """Channels in which games may be started; empty: all."""
    max_games: int = 5
    clips: bool = True


@dataclass(frozen=True, slots=True)
class Person:
    """What the bot keeps of a person, until they ask to be forgotten."""

    id: PlayerId
    locale: str = "en"
    dm_channel_id: int | None = None
    dm_open: bool | None = None
    """None: not tried yet."""


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """One line of a game's log."""

    version: int
    at: float
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ClipFile:
    """A file that came with a clue; kept until its message is delivered."""

    name: str
    content_type: str
    data: bytes = field(repr=False)


class UnitOfWork(Protocol):
    """One transaction: everything is undone unless ``commit`` was called."""

    async def seen(self, interaction_id: int) -> bool:
        """Say whether this interaction was dealt with before."""
        ...

    async def game(self, game: GameId) -> StoredGame | None:
        """Return the game, over or not."""
        ...

    async def live_game_in(self, target_id: int) -> StoredGame | None:
        """Return the game that is not over in this channel or thread, if it can be read."""
        ...

    async def set_aside(self, target_id: int) -> None:
        """Let games of this channel or thread that cannot be read count as over."""
        ...

    async def live_games_of_guild(self, guild_id: int) -> int:
        """Count the games of a server that are not over and can be read."""
        ...

    async def live_games_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        """Return the games of a server that are not over."""
        ...

    async def log(self, game: GameId) -> tuple[LoggedAction, ...]:
        """Return all accepted actions in order."""
        ...

    async def add(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Insert a new game (version 1) with the first line of its log."""
        ...

    async def save(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Save over ``stored.version - 1`` and append to the log, or raise VersionConflict."""
        ...

    async def mark_seen(self, interaction_id: int, at: float) -> None:
        """Remember an interaction that was dealt with."""
        ...

    async def invalidate(self, keys: Sequence[MessageKey], version: int) -> None:
        """Note that these messages must show at least ``version``."""
        ...

    async def delay(self, key: MessageKey, message_id: int, until: float) -> None:
        """Let the key's message wait, if it is this one: an answer is about to change it."""
        ...

    async def shown(self, key: MessageKey, version: int, message_id: int | None = None) -> None:
        """Note that the message (only this one, if named) shows ``version``: it was an answer."""
        ...

    async def revive(self, keys: Sequence[MessageKey]) -> None:
        """Try again what was given up."""
        ...

    async def drop(self, keys: Sequence[MessageKey]) -> None:
        """Stop updating these messages; what is shown stays."""
        ...

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults if there are none."""
        ...

    async def save_settings(self, settings: GuildSettings) -> None:
        """Save a server's settings."""
        ...

    async def person(self, player: PlayerId) -> Person:
        """Return what is known of a person, the defaults if nothing is."""
        ...

    async def knows(self, player: PlayerId) -> bool:
        """Say whether anything is kept of a person."""
        ...

    async def save_person(self, person: Person) -> None:
        """Save what is known of a person."""
        ...

    async def add_clip(self, game: GameId, round: int, clip: ClipFile) -> None:
        """Keep the file that came with a round's clue."""
        ...

    async def clip(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        ...

    async def save_record(self, game: GameId, record_json: str, at: float) -> None:
        """Keep the record of a game that is over."""
        ...

    async def record(self, game: GameId) -> str | None:
        """Return the record of a game that is over."""
        ...

    async def last_game_in(self, target_id: int) -> StoredGame | None:
        """Return the newest game of the channel or thread, over or not, if it can be read."""
        ...

    async def games_of(self, player: PlayerId) -> tuple[StoredGame, ...]:
        """Return the games that are not over and in which the person sits or waits to.

        What cannot be read is left out.
        """
        ...

    async def forget(self, player: PlayerId, replacement: str) -> int:
        """Erase a person: row, clips, and name in states, logs and records; return games touched.

        What cannot be read is emptied, for nobody can say whether the name is in it.
        """
        ...

    async def excuse(self, seconds: float) -> None:
        """Take a time in which nobody could act out of how long nobody has acted."""
        ...

    async def heartbeat(self, now: float) -> float | None:
        """Note that the bot is alive; return the time of the last note."""
        ...

    async def commit(self) -> None:
        """Make it durable."""
        ...


class Outbox(Protocol):
    """The rows that say which messages must change; each call is a transaction of its own."""

    async def claim(self, now: float, lease_seconds: float) -> Delivery | None:
        """Lease the row that is due longest, or return None."""
        ...

    async def next_due(self, now: float) -> float | None:
        """Return when the next row is due (also an expiring lease), or None."""
        ...

    async def attempting(self, delivery: Delivery, at: float) -> bool:
        """Commit that a send begins; False if the lease is not held any more."""
        ...

    async def delivered(
        self, delivery: Delivery, *, version: int, channel_id: int, message_id: int, at: float
    ) -> None:
        """Record what is shown; without the lease, mark the row as due again instead.

        ``at`` is the time of sending for a new message; for an edit the time stays.
        """
        ...

    async def edited(self, delivery: Delivery, *, version: int, not_before: float) -> None:
        """Record an edit; the next one waits until ``not_before``."""
        ...

    async def renew(self, delivery: Delivery) -> Delivery | None:
        """Start the next generation of the message (it is gone or too old to edit)."""
        ...

    async def retry(self, delivery: Delivery, *, not_before: float) -> None:
        """Give the lease back after a failure; count it."""
        ...

    async def fail(self, delivery: Delivery) -> None:
        """Give up on the message for good."""
        ...


class Store(Protocol):
    """The database."""

    @property
    def outbox(self) -> Outbox:
        """The rows of messages to be delivered."""
        ...

    def begin(self) -> AbstractAsyncContextManager[UnitOfWork]:
        """Start a writing transaction (``BEGIN IMMEDIATE``)."""
        ...

    async def read_game(self, game: GameId) -> StoredGame | None:
        """Read without a transaction."""
        ...

    async def due_games(self, now: float, idle: float, lobby_idle: float) -> tuple[GameId, ...]:
        """Return games for which something is due at ``now``.

        That is a deadline or a reminder, or no human action for ``idle`` (in the lobby
        ``lobby_idle``) seconds.
        """
        ...

    async def next_deadline(self, idle: float, lobby_idle: float) -> float | None:
        """Return the earliest moment at which ``due_games`` will have something new."""
        ...

    async def heartbeat(self, now: float) -> float | None:
        """Note that the bot is alive; return the time of the last note."""
        ...

    async def open_deadlines(self) -> tuple[GameId, ...]:
        """Return games that are not over and have a deadline."""
        ...

    async def prune(self, now: float) -> None:
        """Remove what nothing needs any more: seen interactions after a day, rows of old games."""
        ...

    async def backup(self, path: str) -> None:
        """Copy the database while it is in use; refuse to overwrite."""
        ...
