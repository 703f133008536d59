"""Posting and editing messages, whichever route they come by."""

from collections.abc import Sequence
from typing import Any

from bot.playground import payloads
from bot.playground.clock import moment_of
from bot.playground.core import Core
from bot.playground.drafts import Draft, draft
from bot.playground.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OLD_MESSAGE_EDITS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    ApiError,
)
from bot.playground.interactions import Interaction
from bot.playground.model import Channel, Message, MessageFlag, Permission
from bot.playground.uploads import Upload

OLD_AFTER_SECONDS, OLD_EDITS, OLD_EDITS_WINDOW = 3600.0, 3, 6.0
"""Edits of messages over an hour old: this many of a channel in that many seconds, then 30046."""

SENT_FLAGS = (
    MessageFlag.COMPONENTS_V2 | MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS
)


def channel_of(core: Core, channel_id: str) -> Channel:
    """Return a channel that the bot can see; raises `ApiError` 10003 or 50001."""
    channel = core.world.channels.get(channel_id)
    if channel is None:
        raise ApiError(UNKNOWN_CHANNEL)
    if not core.world.can_see(core.world.bot.id, channel):
        raise ApiError(MISSING_ACCESS)
    return channel


def require(core: Core, channel: Channel, *needed: Permission) -> None:
    """Raise `ApiError` 50013 unless the bot has every permission in a channel."""
    granted = core.world.permissions(core.world.bot.id, channel)
    if any(permission not in granted for permission in needed):
        raise ApiError(MISSING_PERMISSIONS)


def message_of(core: Core, channel: Channel, message_id: str) -> Message:
    """Return a channel's message, ephemeral ones excepted; raises `ApiError` 10008."""
    message = core.world.messages[channel.id].get(message_id)
    if message is None or message.only_for is not None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


def mentions(core: Core, form: dict[str, Any], content: str) -> list[str]:
    """Return the ids of the users whom a text mentions and the form allows to be pinged."""
    allowed = form.get("allowed_mentions")
    named = [user.id for user in core.world.users.values() if f"<@{user.id}>" in content]
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return named
    return [who for who in named if who in map(str, allowed.get("users") or ())]


def visible_text(made: Draft) -> str:
    """Return a draft's text, wherever it stands."""
    return made.content + str(made.components)


def post(
    core: Core,
    channel: Channel,
    form: dict[str, Any],
    files: Sequence[Upload],
    *,
    interaction: Interaction | None = None,
    ephemeral: bool = False,
) -> Message:
    """Post a message of the bot's: of its own accord, or in answer to an interaction."""
    made = draft(core.world, form, files, channel.id, settable=SENT_FLAGS)
    message = _blank(core, channel, interaction, ephemeral=ephemeral)
    made.flags |= message.flags
    made.apply(message)
    message.tts = bool(form.get("tts"))
    message.mentions = mentions(core, form, visible_text(made))
    if form.get("nonce") is not None:
        message.nonce = str(form["nonce"])
    reference = form.get("message_reference")
    if reference and interaction is None:
        message.reference = _reference(core, channel, reference)
    core.world.add_message(message)
    return message


def tell_of_thread(core: Core, parent: Channel, thread: Channel) -> None:
    """Say in a channel that a thread was started there, as Discord does by itself."""
    message = _blank(core, parent, None, ephemeral=False)
    message.content, message.thread_id = thread.name, thread.id
    core.world.add_message(message)


def post_loading(core: Core, interaction: Interaction, *, ephemeral: bool) -> Message:
    """Post the "is thinking…" message of a deferred answer."""
    message = _blank(core, interaction.channel, interaction, ephemeral=ephemeral)
    message.flags |= MessageFlag.LOADING
    core.world.add_message(message)
    return message


def _blank(
    core: Core, channel: Channel, interaction: Interaction | None, *, ephemeral: bool
) -> Message:
    message = Message(core.world.ids.next(), channel.id, core.world.bot.id, core.clock.now())
    if interaction is not None:
        message.webhook_id = core.application_id
        message.interaction_metadata = interaction.metadata()
        interaction.messages.add(message.id)
        if ephemeral:
            message.only_for = interaction.user.id
            message.flags |= MessageFlag.EPHEMERAL
    return message


def _reference(core: Core, channel: Channel, form: dict[str, Any]) -> dict[str, Any] | None:
    message_id = str(form.get("message_id"))
    if message_id in core.world.messages[channel.id]:
        reference = {"type": 0, "message_id": message_id, "channel_id": channel.id}
        return reference | ({"guild_id": channel.guild_id} if channel.guild_id else {})
    if form.get("fail_if_not_exists", True):
        raise ApiError(UNKNOWN_MESSAGE)
    return None


def edit(
    core: Core,
    message: Message,
    form: dict[str, Any],
    files: Sequence[Upload],
    *,
    limited: bool = True,
) -> Message:
    """Edit a message; `limited` puts those over an hour old under Discord's limit (30046)."""
    if limited:
        _count_old_edit(core, core.world.channels[message.channel_id], message)
    made = draft(core.world, form, files, message.channel_id, existing=message)
    first = bool(made.flags & MessageFlag.LOADING)
    made.flags &= ~MessageFlag.LOADING
    made.apply(message)
    message.mentions = mentions(core, form, visible_text(made))
    if not first:
        message.edited_at = core.clock.now()
    core.world.update_message(message)
    return message


def _count_old_edit(core: Core, channel: Channel, message: Message) -> None:
    now = core.clock.now()
    if now - moment_of(message.id) <= OLD_AFTER_SECONDS:
        return
    recent = [at for at in channel.old_edits if now - at < OLD_EDITS_WINDOW]
    if len(recent) >= OLD_EDITS:
        raise ApiError(OLD_MESSAGE_EDITS, retry_after=recent[0] + OLD_EDITS_WINDOW - now)
    channel.old_edits = [*recent, now]


def shown(core: Core, message: Message) -> dict[str, Any]:
    """Return a message as the answer of a route."""
    return payloads.message(core.world, message)
