"""Guilds, channels, members and threads."""

from typing import Any

from bot.playground import payloads
from bot.playground.core import Call
from bot.playground.errors import (
    MISSING_ACCESS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    WRONG_CHANNEL_TYPE,
    ApiError,
    Problems,
)
from bot.playground.model import Channel, ChannelType, Guild, Message, Permission
from bot.playground.postings import channel_of, message_of, require, tell_of_thread
from bot.playground.rest.routes import Answer, route

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _guild(call: Call) -> Guild:
    world = call.core.world
    guild = world.guilds.get(call.params["guild_id"])
    if guild is None:
        raise ApiError(UNKNOWN_GUILD)
    if world.bot.id not in guild.members:
        raise ApiError(MISSING_ACCESS)
    return guild


@route("GET", "/guilds/{guild_id}")
async def get_guild(call: Call) -> Answer:
    """Answer with a guild."""
    return 200, payloads.guild(_guild(call))


@route("GET", "/guilds/{guild_id}/channels")
async def get_channels(call: Call) -> Answer:
    """Answer with a guild's channels, threads left out."""
    world = call.core.world
    places = payloads.channels_of(world, _guild(call))
    return 200, [payloads.channel(world, place) for place in places]


@route("GET", "/guilds/{guild_id}/threads/active")
async def get_threads(call: Call) -> Answer:
    """Answer with a guild's open threads."""
    world = call.core.world
    threads = payloads.threads_of(world, _guild(call))
    return 200, {
        "threads": [payloads.channel(world, each) for each in threads],
        "members": [],
        "has_more": False,
    }


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(call: Call) -> Answer:
    """Answer with a member, 10007 for one who is not (or no longer) there."""
    member = _guild(call).members.get(call.params["user_id"])
    if member is None:
        raise ApiError(UNKNOWN_MEMBER)
    return 200, payloads.member(call.core.world, member)


@route("GET", "/channels/{channel_id}")
async def get_channel(call: Call) -> Answer:
    """Answer with a channel."""
    channel = channel_of(call.core, call.params["channel_id"])
    return 200, payloads.channel(call.core.world, channel)


@route("PATCH", "/channels/{channel_id}")
async def edit_channel(call: Call) -> Answer:
    """Rename, archive or reopen a thread; the bot's own need no further permission.

    A locked one is only for those who manage threads.
    """
    core = call.core
    channel = channel_of(core, call.params["channel_id"])
    if not channel.is_thread:
        require(core, channel, Permission.MANAGE_CHANNELS)
        raise ApiError(WRONG_CHANNEL_TYPE)
    form: dict[str, Any] = call.body or {}
    reopening = form.get("archived") is False
    if channel.archived and not reopening:
        raise ApiError(THREAD_ARCHIVED)
    own = channel.owner_id == core.world.bot.id
    locked = channel.locked or form.get("locked", False)
    if locked or not (own or reopening):
        require(core, channel, Permission.MANAGE_THREADS)
    problems = Problems()
    if "name" in form:
        problems.length("name", form["name"], 1, 100)
    _check_archive_minutes(form, problems)
    problems.raise_if_any()
    channel.name = form.get("name", channel.name)
    channel.auto_archive_minutes = form.get("auto_archive_duration", channel.auto_archive_minutes)
    core.world.archive(
        channel,
        archived=form.get("archived", channel.archived),
        locked=form.get("locked", channel.locked),
    )
    return 200, payloads.channel(core.world, channel)


def _check_archive_minutes(form: dict[str, Any], problems: Problems) -> None:
    minutes = form.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        problems.choice("auto_archive_duration", ARCHIVE_MINUTES)


def _start_thread(call: Call, parent: Channel, message: Message | None = None) -> Answer:
    if parent.type is not ChannelType.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    require(call.core, parent, Permission.CREATE_PUBLIC_THREADS)
    form: dict[str, Any] = call.body or {}
    problems = Problems()
    problems.length("name", form.get("name"), 1, 100)
    _check_archive_minutes(form, problems)
    problems.raise_if_any()
    if message is not None and message.id in call.core.world.channels:
        raise ApiError(THREAD_EXISTS)
    thread = call.core.world.add_thread(parent, form["name"], message=message)
    thread.auto_archive_minutes = form.get("auto_archive_duration") or 1440
    if message is None:
        tell_of_thread(call.core, parent, thread)
    return 201, payloads.channel(call.core.world, thread)


@route("POST", "/channels/{channel_id}/threads")
async def start_thread(call: Call) -> Answer:
    """Start a public thread without a message."""
    return _start_thread(call, channel_of(call.core, call.params["channel_id"]))


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_from_message(call: Call) -> Answer:
    """Start a public thread at a message."""
    parent = channel_of(call.core, call.params["channel_id"])
    message = message_of(call.core, parent, call.params["message_id"])
    return _start_thread(call, parent, message)


@route("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Answer:
    """Accept that the bot is typing."""
    channel = channel_of(call.core, call.params["channel_id"])
    require(call.core, channel, Permission.SEND_MESSAGES)
    return 204, None
