"""What the local Discord remembers: users, guilds, channels, messages, files.

Ids are snowflake strings, moments are seconds since 1970.
"""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any


class Permission(IntFlag):
    """The permission bits that this server looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


BOT_PERMISSIONS = Permission(309237763072)
"""What the bot's invitation asks for: view, send, embed, attach, history, threads."""

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
"""All that is left to a member while a moderator's timeout lasts."""
MODERATOR = Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
ALL_PERMISSIONS = Permission((1 << 53) - 1)


class ChannelType(IntEnum):
    """The kinds of channels there are here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11


class MessageFlag(IntFlag):
    """The message flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    """An account: a person, a simulated player or the bot."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    simulated: bool = False


@dataclass(slots=True)
class Role:
    """A guild's role; the one with the guild's own id is everybody's."""

    id: str
    name: str
    permissions: int
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user in a guild, with the ids of the roles held besides everybody's."""

    user_id: str
    joined_at: float
    roles: list[str] = field(default_factory=list[str])
    timed_out_until: float = 0.0


@dataclass(slots=True)
class Guild:
    """A server."""

    id: str
    name: str
    owner_id: str
    locale: str
    """Its preferred language, which only a Community server can choose."""
    community: bool = False
    roles: dict[str, Role] = field(default_factory=dict[str, Role])
    members: dict[str, Member] = field(default_factory=dict[str, Member])

    @property
    def features(self) -> list[str]:
        """What Discord lets it do."""
        return ["COMMUNITY"] if self.community else []


@dataclass(slots=True)
class Overwrite:
    """A channel's exception for one member: what is allowed and denied besides the roles."""

    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, a public thread in one, or a direct-message channel."""

    id: str
    type: ChannelType
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict[str, Overwrite])
    last_message_id: str | None = None
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed_at: float = 0.0
    slow_mode: int = 0
    """Seconds between two messages of one person; bots are not held to it."""
    old_edits: list[float] = field(default_factory=list[float])
    """When messages over an hour old were edited here: Discord limits those edits."""

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type is ChannelType.PUBLIC_THREAD


@dataclass(slots=True)
class Attachment:
    """A stored file; width and height in pixels where it is a picture."""

    id: str
    channel_id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message; `only_for` is the one user who sees it when it is ephemeral."""

    id: str
    channel_id: str
    author_id: str
    created_at: float
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    components: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    edited_at: float | None = None
    nonce: str | None = None
    tts: bool = False
    only_for: str | None = None
    webhook_id: str | None = None
    interaction_metadata: dict[str, Any] | None = None
    reference: dict[str, Any] | None = None
    mentions: list[str] = field(default_factory=list[str])
    pinned: bool = False
    thread_id: str | None = None
    """The thread that it tells of: Discord itself says in a channel that one was started there."""
