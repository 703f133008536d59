"""The store: everything that exists on the local Discord, and the news of its changes."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground import payloads
from bot.playground.clock import Clock, Snowflakes
from bot.playground.model import (
    ALL_PERMISSIONS,
    BOT_PERMISSIONS,
    EVERYONE,
    MODERATOR,
    TIMED_OUT,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    Overwrite,
    Permission,
    Role,
    User,
)


@dataclass(frozen=True, slots=True)
class Event:
    """A change as the gateway names it; `only_for` is the one user who may know."""

    name: str
    data: dict[str, Any]
    guild_id: str | None = None
    channel_id: str | None = None
    only_for: str | None = None


class World:
    """Users, guilds, channels and messages, with the bot as one of the users.

    Every change is told to the listeners at once, in order. Nothing here refuses anything:
    the rules of the platform are the routes' affair, so tests can build any situation.
    """

    def __init__(self, clock: Clock, bot_name: str = "Dixit") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base_url = ""
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.attachments: dict[str, Attachment] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self.bot = self.add_user(bot_name, bot=True)

    # -- people and places ---------------------------------------------------------------

    def add_user(
        self,
        name: str,
        locale: str = "en-US",
        *,
        dms_open: bool = True,
        simulated: bool = False,
        bot: bool = False,
    ) -> User:
        """Create an account; it is in no guild yet."""
        user = User(self.ids.next(), name, locale, bot, dms_open, simulated)
        self.users[user.id] = user
        self._tell(Event("SESSION", {}))
        return user

    def add_guild(
        self,
        name: str,
        members: Iterable[User] = (),
        *,
        community: str | None = None,
        bot_permissions: int = BOT_PERMISSIONS,
        guild_id: str | None = None,
    ) -> Guild:
        """Create a guild owned by the first member, with the bot in it.

        It is a Community server if ``community`` says in which language.
        """
        people = list(members)
        owner = people[0] if people else self.bot
        number, locale = guild_id or self.ids.next(), community or "en-US"
        guild = Guild(number, name, owner.id, locale, community is not None)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        bot_role = Role(self.ids.next(), self.bot.name, bot_permissions, managed=True)
        moderators = Role(self.ids.next(), "Moderators", MODERATOR)
        guild.roles |= {bot_role.id: bot_role, moderators.id: moderators}
        for user in people:
            guild.members[user.id] = Member(user.id, self.clock.now())
        self.guilds[guild.id] = guild
        self.add_bot(guild)
        return guild

    def add_bot(self, guild: Guild) -> None:
        """Let the bot join a guild (with the role its invitation made)."""
        managed = [role.id for role in guild.roles.values() if role.managed]
        guild.members[self.bot.id] = Member(self.bot.id, self.clock.now(), managed)
        self._tell(Event("GUILD_CREATE", payloads.full_guild(self, guild), guild.id))

    def remove_bot(self, guild: Guild) -> None:
        """Take the bot out of a guild."""
        guild.members.pop(self.bot.id, None)
        self._tell(Event("GUILD_DELETE", {"id": guild.id}, guild.id))

    def join(self, guild: Guild, user: User, *, moderator: bool = False) -> None:
        """Put a user into a guild, as a moderator (Manage Messages) if asked."""
        roles = [r.id for r in guild.roles.values() if moderator and r.name == "Moderators"]
        guild.members[user.id] = Member(user.id, self.clock.now(), roles)
        self._tell(Event("SESSION", {}, guild.id))

    def set_available(self, guild: Guild, *, available: bool) -> None:
        """Let a guild go down, or come back; nobody is removed from it."""
        if available:
            self._tell(Event("GUILD_CREATE", payloads.full_guild(self, guild), guild.id))
        else:
            self._tell(Event("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id))

    def leave(self, guild: Guild, user: User) -> None:
        """Take a user out of a guild; without the members intent the bot hears nothing."""
        guild.members.pop(user.id, None)
        self._tell(Event("SESSION", {}, guild.id))

    def time_out(self, guild: Guild, user: User, seconds: float) -> None:
        """Silence a member for a time, 0 to lift it; that the time is over is told to nobody.

        Without the members intent the bot hears of its own only.
        """
        member = guild.members[user.id]
        member.timed_out_until = self.clock.now() + seconds if seconds else 0.0
        if user is not self.bot:
            return
        data = payloads.member(self, member) | {"guild_id": guild.id}
        self._tell(Event("GUILD_MEMBER_UPDATE", data, guild.id))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Create a text channel."""
        position = sum(c.guild_id == guild.id for c in self.channels.values())
        channel = Channel(
            self.ids.next(), ChannelType.TEXT, name, guild_id=guild.id, position=position
        )
        self._store(channel)
        self._channel_event("CHANNEL_CREATE", channel)
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User | None = None,
        *,
        message: Message | None = None,
    ) -> Channel:
        """Create a public thread in a text channel; one at a message has the message's id."""
        thread = Channel(
            message.id if message else self.ids.next(),
            ChannelType.PUBLIC_THREAD,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=(owner or self.bot).id,
            archive_changed_at=self.clock.now(),
        )
        self._store(thread)
        self._channel_event("THREAD_CREATE", thread, newly_created=True)
        return thread

    def open_dm(self, user: User) -> Channel:
        """Return the channel for direct messages between a user and the bot, made if need be."""
        for channel in self.channels.values():
            if channel.recipient_id == user.id:
                return channel
        channel = Channel(self.ids.next(), ChannelType.DM, recipient_id=user.id)
        self._store(channel)
        self._tell(Event("SESSION", {}, only_for=user.id))
        return channel

    def update_channel(self, channel: Channel) -> None:
        """Tell everybody that a channel's fields have changed."""
        self._channel_event("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Archive or reopen a thread."""
        thread.archived, thread.locked = archived, locked
        thread.archive_changed_at = self.clock.now()
        self.update_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self._forget(thread)
        self._forget(channel)
        self._channel_event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)

    def set_permissions(
        self, channel: Channel, user: User, *, allow: int = 0, deny: int = 0
    ) -> None:
        """Make a channel's exception for one member (none at all when both are 0)."""
        channel.overwrites.pop(user.id, None)
        if allow or deny:
            channel.overwrites[user.id] = Overwrite(allow, deny)
        self.update_channel(channel)

    def _store(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}

    def _forget(self, channel: Channel) -> None:
        self.channels.pop(channel.id, None)
        self.messages.pop(channel.id, None)

    # -- messages ------------------------------------------------------------------------

    def add_message(self, message: Message) -> None:
        """Post a message."""
        self.messages[message.channel_id][message.id] = message
        self.channels[message.channel_id].last_message_id = message.id
        self._message_event("MESSAGE_CREATE", message)

    def update_message(self, message: Message) -> None:
        """Tell everybody who may see it that a message has changed."""
        self._message_event("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        channel = self.channels.get(message.channel_id)
        guild_id = channel.guild_id if channel else None
        data = {"id": message.id, "channel_id": message.channel_id}
        if guild_id:
            data["guild_id"] = guild_id
        self._tell(Event("MESSAGE_DELETE", data, guild_id, message.channel_id, message.only_for))

    def pin(self, message: Message) -> None:
        """Pin a message; an edit of it keeps that."""
        message.pinned = True
        self.update_message(message)
        channel = self.channels[message.channel_id]
        data = {"channel_id": channel.id, "last_pin_timestamp": self.clock.iso(self.clock.now())}
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        self._tell(Event("CHANNEL_PINS_UPDATE", data, channel.guild_id, channel.id))

    def find_message(self, message_id: str) -> Message | None:
        """Return a message by its id alone, wherever it is."""
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    # -- questions -----------------------------------------------------------------------

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        """Return what a user may do in a channel (a thread's are its parent's)."""
        if channel.guild_id is None:
            mine = user_id in (channel.recipient_id, self.bot.id)
            return EVERYONE if mine else Permission(0)
        guild = self.guilds[channel.guild_id]
        member = guild.members.get(user_id)
        if member is None:
            return Permission(0)
        if guild.owner_id == user_id:
            return ALL_PERMISSIONS
        granted = guild.roles[guild.id].permissions
        for role_id in member.roles:
            granted |= guild.roles[role_id].permissions
        if granted & Permission.ADMINISTRATOR:
            return ALL_PERMISSIONS
        place = self.channels.get(channel.parent_id or "", channel)
        exception = place.overwrites.get(user_id, Overwrite())
        granted = granted & ~exception.deny | exception.allow
        if member.timed_out_until > self.clock.now():
            granted &= TIMED_OUT
        return Permission(granted if granted & Permission.VIEW_CHANNEL else 0)

    def can_see(self, user_id: str, channel: Channel) -> bool:
        """Whether a user sees a channel at all."""
        return Permission.VIEW_CHANNEL in self.permissions(user_id, channel)

    def guilds_of(self, user_id: str) -> Iterator[Guild]:
        """Iterate over the guilds that a user is in."""
        return (guild for guild in self.guilds.values() if user_id in guild.members)

    def share_a_guild(self, user_id: str) -> bool:
        """Whether a user and the bot are together in some guild."""
        return any(self.bot.id in guild.members for guild in self.guilds_of(user_id))

    # -- news ----------------------------------------------------------------------------

    def announce(self, event: Event) -> None:
        """Tell the listeners about a change that was made from outside."""
        self._tell(event)

    def _channel_event(self, name: str, channel: Channel, **extra: Any) -> None:
        data = payloads.channel(self, channel) | extra
        self._tell(Event(name, data, channel.guild_id, channel.id))

    def _message_event(self, name: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        data = payloads.message(self, message)
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        self._tell(Event(name, data, channel.guild_id, channel.id, message.only_for))

    def _tell(self, event: Event) -> None:
        for listener in tuple(self.listeners):
            listener(event)
