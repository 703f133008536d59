"""What follows the first answer: follow-up messages and edits by the interaction's token."""

from typing import Any

from bot.playground.core import Call
from bot.playground.errors import UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, ApiError
from bot.playground.interactions import Interaction
from bot.playground.model import Message, MessageFlag
from bot.playground.postings import edit, post, shown
from bot.playground.rest.routes import Answer, route

TOKEN = "/webhooks/{webhook_id}/{webhook_token}"  # noqa: S105 – a path, not a secret
ORIGINAL = f"{TOKEN}/messages/@original"
ONE = f"{TOKEN}/messages/{{message_id}}"


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.core.application_id:
        raise ApiError(UNKNOWN_WEBHOOK)
    return call.core.interactions.by_token(call.params["webhook_token"])


def _message(call: Call) -> Message:
    """Return the message a path names: the original answer, or one of this token's own."""
    interaction = _interaction(call)
    message_id = call.params.get("message_id")
    if message_id is None:
        message = interaction.original
    else:
        own = {*interaction.messages, interaction.original.id if interaction.original else ""}
        stored = call.core.world.messages.get(interaction.channel.id, {})
        message = stored.get(message_id) if message_id in own else None
    if message is None or message.id not in call.core.world.messages.get(message.channel_id, {}):
        raise ApiError(UNKNOWN_MESSAGE)
    return message


@route("POST", TOKEN, bot_token=False, counts=False)
async def follow_up(call: Call) -> Answer:
    """Send a follow-up; the first one after a deferral takes the place of "is thinking…"."""
    core, interaction = call.core, _interaction(call)
    form: dict[str, Any] = call.body or {}
    if interaction.channel.id not in core.world.channels:
        raise ApiError(UNKNOWN_WEBHOOK)
    waiting = interaction.original
    if waiting is not None and waiting.flags & MessageFlag.LOADING:
        message = edit(core, waiting, form, call.files, limited=False)
    else:
        ephemeral = bool((form.get("flags") or 0) & MessageFlag.EPHEMERAL)
        message = post(
            core,
            interaction.channel,
            form,
            call.files,
            interaction=interaction,
            ephemeral=ephemeral,
        )
    return 200, shown(core, message)


@route("GET", ORIGINAL, bot_token=False, counts=False)
@route("GET", ONE, bot_token=False, counts=False)
async def get_answer(call: Call) -> Answer:
    """Answer with one of the messages made with this token."""
    return 200, shown(call.core, _message(call))


@route("PATCH", ORIGINAL, bot_token=False, counts=False)
@route("PATCH", ONE, bot_token=False, counts=False)
async def edit_answer(call: Call) -> Answer:
    """Edit one of the messages made with this token."""
    message = edit(call.core, _message(call), call.body or {}, call.files, limited=False)
    return 200, shown(call.core, message)


@route("DELETE", ORIGINAL, bot_token=False, counts=False)
@route("DELETE", ONE, bot_token=False, counts=False)
async def delete_answer(call: Call) -> Answer:
    """Delete one of the messages made with this token."""
    call.core.world.delete_message(_message(call))
    return 204, None
