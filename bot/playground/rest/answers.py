"""The first answers to interactions."""

from typing import Any

from bot.playground.core import Call, Core
from bot.playground.errors import Problems
from bot.playground.interactions import (
    AUTOCOMPLETE,
    MODAL_SUBMIT,
    Interaction,
    State,
)
from bot.playground.modal_checks import check_modal
from bot.playground.model import Message, MessageFlag
from bot.playground.postings import edit, post, post_loading, shown
from bot.playground.rest.routes import Answer, route

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@route(
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    bot_token=False,
    counts=False,
)
async def answer(call: Call) -> Answer:
    """Take the first answer to an interaction (a refused form leaves it unanswered)."""
    core = call.core
    interaction = core.interactions.to_answer(
        call.params["interaction_id"], call.params["interaction_token"]
    )
    form: dict[str, Any] = call.body or {}
    kind = form.get("type")
    _check_kind(interaction, kind)
    data: dict[str, Any] = form.get("data") or {}
    message: Message | None = None
    ephemeral = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    match kind:
        case 4:
            message = post(
                core,
                interaction.channel,
                data,
                call.files,
                interaction=interaction,
                ephemeral=ephemeral,
            )
            interaction.original = message
        case 5:
            message = post_loading(core, interaction, ephemeral=ephemeral)
            interaction.original = message
        case 6:
            interaction.original = interaction.source
        case 7 if interaction.source is not None:
            message = edit(core, interaction.source, data, call.files, limited=False)
            interaction.original = message
        case 8:
            _give_choices(interaction, data)
        case _:
            check_modal(data)
            interaction.modal = data
    interaction.state = State.ANSWERED
    _tell(core, interaction, kind, data)
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    return 200, _response(core, interaction, kind, message, ephemeral=ephemeral)


def _check_kind(interaction: Interaction, kind: Any) -> None:
    allowed = {MESSAGE, DEFERRED, MODAL}
    if interaction.type == AUTOCOMPLETE:
        allowed = {CHOICES}
    if interaction.type == MODAL_SUBMIT:
        allowed -= {MODAL}
    if interaction.source is not None:
        allowed |= {DEFERRED_UPDATE, UPDATE}
    if kind not in allowed:
        problems = Problems()
        problems.choice("type", tuple(sorted(allowed)))
        problems.raise_if_any()


def _give_choices(interaction: Interaction, data: dict[str, Any]) -> None:
    problems = Problems()
    choices = data.get("choices")
    problems.count("data.choices", choices, 0, 25)
    for index, choice in enumerate(choices if isinstance(choices, list) else ()):
        problems.length(f"data.choices.{index}.name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(f"data.choices.{index}.value", choice["value"], 1, 100)
    problems.raise_if_any()
    if interaction.choices is not None and not interaction.choices.done():
        interaction.choices.set_result(data["choices"])


def _tell(core: Core, interaction: Interaction, kind: Any, data: dict[str, Any]) -> None:
    tell = core.interactions.tell
    if kind == MODAL:
        parts = {key: data[key] for key in ("custom_id", "title", "components")}
        tell(interaction, "MODAL_OPEN", **parts)
    elif kind == DEFERRED:
        tell(interaction, "INTERACTION_DEFERRED")
    elif kind != CHOICES:
        tell(interaction, "INTERACTION_DONE")


def _response(
    core: Core, interaction: Interaction, kind: Any, message: Message | None, *, ephemeral: bool
) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": interaction.id, "type": interaction.type}
    resource: dict[str, Any] = {"type": kind}
    if message is not None:
        facts |= {
            "response_message_id": message.id,
            "response_message_loading": kind == DEFERRED,
            "response_message_ephemeral": ephemeral or message.only_for is not None,
        }
        if kind != DEFERRED:
            resource["message"] = shown(core, message)
    return {"interaction": facts, "resource": resource}
