"""A channel's messages."""

from typing import Any, NoReturn

from bot.playground.core import Call
from bot.playground.errors import (
    ANOTHER_AUTHOR,
    CANNOT_SEND_TO_USER,
    INVALID_FORM,
    NO_MUTUAL_GUILD,
    THREAD_ARCHIVED,
    ApiError,
    Problems,
)
from bot.playground.model import Channel, ChannelType, Permission
from bot.playground.postings import channel_of, edit, message_of, post, require, shown
from bot.playground.rest.routes import Answer, route


@route("GET", "/channels/{channel_id}/messages")
async def get_messages(call: Call) -> Answer:
    """Answer with a channel's history, newest first; ephemeral messages are never in it."""
    core = call.core
    channel = channel_of(core, call.params["channel_id"])
    require(core, channel, Permission.READ_MESSAGE_HISTORY)
    query = call.query
    limit = _whole(query, "limit", 50)
    if not 1 <= limit <= 100:
        _refuse("limit", "1 to 100")
    posts = [m for m in core.world.messages[channel.id].values() if m.only_for is None]
    posts.sort(key=lambda m: int(m.id))
    if "after" in query:
        first = _whole(query, "after")
        posts = [m for m in posts if int(m.id) > first][:limit]
    elif "around" in query:
        middle = _whole(query, "around")
        older = [m for m in posts if int(m.id) <= middle][-(limit // 2 + 1) :]
        posts = older + [m for m in posts if int(m.id) > middle][: limit // 2]
    elif "before" in query:
        last = _whole(query, "before")
        posts = [m for m in posts if int(m.id) < last]
    return 200, [shown(core, message) for message in reversed(posts[-limit:])]


def _whole(query: dict[str, str], key: str, default: int = 0) -> int:
    text = query.get(key, str(default))
    if not text.isdigit():
        _refuse(key, "whole numbers")
    return int(text)


def _refuse(key: str, allowed: str) -> NoReturn:
    problems = Problems()
    problems.choice(key, allowed)
    raise ApiError(INVALID_FORM, errors=problems.tree)


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(call: Call) -> Answer:
    """Answer with one message."""
    channel = channel_of(call.core, call.params["channel_id"])
    require(call.core, channel, Permission.READ_MESSAGE_HISTORY)
    return 200, shown(call.core, message_of(call.core, channel, call.params["message_id"]))


@route("POST", "/channels/{channel_id}/messages")
async def send_message(call: Call) -> Answer:
    """Send a message; a nonce that is enforced and known returns the first message again."""
    core = call.core
    channel = channel_of(core, call.params["channel_id"])
    form: dict[str, Any] = call.body or {}
    _require_sending(call, channel, form)
    nonce = form.get("nonce")
    if nonce is not None and form.get("enforce_nonce"):
        known = core.nonces.find(channel.id, str(nonce))
        if known is not None and known in core.world.messages[channel.id]:
            return 200, shown(core, core.world.messages[channel.id][known])
    message = post(core, channel, form, call.files)
    if nonce is not None:
        core.nonces.remember(channel.id, str(nonce), message.id)
    return 200, shown(core, message)


def _require_sending(call: Call, channel: Channel, form: dict[str, Any]) -> None:
    core = call.core
    if channel.type is ChannelType.DM:
        user = core.world.users[channel.recipient_id or ""]
        if not core.world.share_a_guild(user.id):
            raise ApiError(NO_MUTUAL_GUILD)
        if not user.dms_open:
            raise ApiError(CANNOT_SEND_TO_USER)
        return
    sending = Permission.SEND_MESSAGES
    if channel.is_thread:
        sending = Permission.SEND_MESSAGES_IN_THREADS
    require(core, channel, sending)
    if call.files:
        require(core, channel, Permission.ATTACH_FILES)
    if channel.archived:
        if channel.locked:
            raise ApiError(THREAD_ARCHIVED)
        core.world.archive(channel, archived=False)  # a new message reopens a thread
    if form.get("message_reference"):
        require(core, channel, Permission.READ_MESSAGE_HISTORY)


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    core = call.core
    channel = channel_of(core, call.params["channel_id"])
    message = message_of(core, channel, call.params["message_id"])
    if message.author_id != core.world.bot.id:
        raise ApiError(ANOTHER_AUTHOR)
    if channel.archived:
        raise ApiError(THREAD_ARCHIVED)
    if call.files and channel.guild_id:
        require(core, channel, Permission.ATTACH_FILES)
    return 200, shown(core, edit(core, message, call.body or {}, call.files))


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: Call) -> Answer:
    """Delete a message: the bot's own, or with Manage Messages anybody's."""
    core = call.core
    channel = channel_of(core, call.params["channel_id"])
    message = message_of(core, channel, call.params["message_id"])
    if message.author_id != core.world.bot.id:
        require(core, channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise ApiError(THREAD_ARCHIVED)
    core.world.delete_message(message)
    return 204, None
