"""What is kept: games, messages, people, servers, files."""

import hashlib
import math
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine.errors import StorageError
from bot.engine.events import Event
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game
from bot.service.purposes import TRAITS, Purpose, Traits

REPLACED = "replaced"
"""Begins the detail of what is left of a message in whose place another one was sent."""
FORMER = "former"
"""Begins the detail of a direct message whose reader was forgotten before it was closed; what
follows is what its ``Former`` says."""
LARGEST_ID = 2**63 - 1
"""What a database can keep; Discord's ids begin with the milliseconds since 2015 in 42 bits."""


def is_discord_id(number: int) -> bool:
    """Say whether it may be an id of Discord's; the numbers of who was forgotten are none."""
    return 0 < number <= LARGEST_ID


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
    seed: bytes = field(repr=False)
    """Secret until the game is over; no line of a log shows it by chance."""
    place: Place
    locale: str
    """Of the public messages: ``en``, ``it``, ``pt-BR`` or ``pl``."""
    created_at: float
    last_action_at: float
    """When a person last did something that was accepted (seconds since the epoch)."""
    remind_at: float | None = None
    """When those still awaited are to be reminded."""
    compensated_at: float = 0.0
    """Up to when downtime of the bot was added to the deadline."""
    computer_at: float | None = None
    """When the next computer player acts."""
    by_invitation: bool = False
    """Only who is invited may sit down."""


@dataclass(frozen=True, slots=True)
class Invited:
    """Who may sit down in a game for invited people: these, and who has one of these roles."""

    people: frozenset[PlayerId] = frozenset()
    roles: frozenset[int] = frozenset()
    told: frozenset[int] = frozenset()
    """Those of the roles that the lobby notifies."""


class Former(NamedTuple):
    """What is kept of who was forgotten until a direct message is closed."""

    locale: str = ""
    delivery_key: str = ""
    """That of a message of which it is not known whether it came, to find it by."""
    channel_id: str = ""
    """Where to look for that."""


@dataclass(frozen=True, slots=True)
class MessageKey:
    """The identity of one message: a game posts at most one of each."""

    game: GameId
    round: int
    purpose: Purpose
    viewer: PlayerId | None = None
    """The reader of a direct message; for remind and clip None."""
    detail: str = ""
    """Tells several of a kind apart: a fallback's phase, a reminder's phase and storyteller; of one
    that was replaced, its generation; of one that is only to be closed, its language."""

    @property
    def is_replaced(self) -> bool:
        """Whether another message was sent in its place, so that it is to be deleted."""
        return self.detail.startswith(f"{REPLACED} ")

    @property
    def is_of_former(self) -> bool:
        """Whether its reader was forgotten: it is kept until it has been closed, no longer."""
        return self.viewer is not None and not is_discord_id(self.viewer)

    @property
    def former(self) -> Former:
        """What is kept of a reader who was forgotten; nothing of others."""
        begin, *kept = self.detail.split(" ")
        return Former(*kept) if begin == FORMER else Former()

    def delivery_key(self, generation: int) -> str:
        """Return 20 characters for the message that the key has in a generation."""
        identity = (self.game, self.round, self.purpose, self.viewer, self.detail, generation)
        digest = hashlib.sha256(repr(identity).encode()).digest()
        return b32encode(digest).decode().lower()[:20]

    @property
    def traits(self) -> Traits:
        """What the message is like; of one that only a newer bot knows, nothing is said."""
        return TRAITS.get(self.purpose, Traits())


@dataclass(frozen=True, slots=True)
class Delivery:
    """A key under a lease: what it must show, and what is known of its message.

    ``message_id`` is None until a send is known to have succeeded. ``attempted_at`` without one
    is when an earlier send began of which that is not known: it is in doubt.
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
    pictures: str = ""
    """The names of the pictures that the message surely shows."""
    game: StoredGame | StorageError | None = field(default=None, compare=False, repr=False)
    """Its game as it was when it was claimed, why that cannot be read, or None: there is none."""
    held_until: float = field(default=math.inf, compare=False)
    """When the lease ends."""


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
    milestones: bool = True
    """Whether the end of a game tells what was remarkable about it."""
    told_role: int | None = None
    """The role that is told when a lobby opens."""


@dataclass(frozen=True, slots=True)
class Person:
    """What the bot keeps of a person, until they ask to be forgotten."""

    id: PlayerId
    locale: str = "en"
    dm_channel_id: int | None = None
    dm_open: bool | None = None
    """None: not tried yet."""
    private: bool = False
    """Others see no statistics of theirs, and no leaderboard lists them."""
    rabbit: int | None = None
    """The one that they chose last; None: never any."""


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


@dataclass(frozen=True, slots=True)
class Overview:
    """How things stand, for who looks after the bot."""

    games: Mapping[str, int]
    """How many games that are not over stand in a phase."""
    late: int
    """Of these, how many should have gone on by themselves more than a second ago."""
    behind: int
    """Messages that are to be sent or changed."""
    oldest: float
    """Seconds for which the oldest of them is; 0.0 if there is none."""
