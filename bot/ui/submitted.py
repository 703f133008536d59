"""What a component or a modal sent, taken out of Discord's form."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.engine.errors import RequestError
from bot.ui.handlers import SubmittedClue
from bot.ui.presenters.clue import FIELD_FILE, FIELD_LIVE, FIELD_PARTNER, FIELD_TEXT
from bot.ui.reply import Interaction

TEXT_INPUT = discord.ComponentType.text_input.value
DEPTH = 3
"""A window's inputs lie in a label or a row; what lies deeper, Discord has not sent."""


def custom_id_of(interaction: Interaction) -> str:
    """Return the id of what was pressed or sent; empty where it is none."""
    data: Any = interaction.data or {}
    found = data.get("custom_id")
    return found if isinstance(found, str) else ""


def selected(interaction: Interaction) -> list[str]:
    """Return what was chosen in a select menu; raise RequestError (``malformed-id``)."""
    values: Any = (interaction.data or {}).get("values", [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise RequestError("malformed-id")
    return values


def submitted_clue(interaction: Interaction) -> SubmittedClue:
    """Return what a clue's modal sent; raise RequestError (``malformed-id``)."""
    data: Any = interaction.data or {}
    values: dict[str, Any] = {}
    for field in fields(data.get("components")):
        values[field["custom_id"]] = field.get("value", next(iter(_values(field)), None))
    text, partner = values.get(FIELD_TEXT) or "", values.get(FIELD_PARTNER)
    if not isinstance(text, str) or not isinstance(partner, str | None):
        raise RequestError("malformed-id")
    file = None
    if uploaded := values.get(FIELD_FILE):
        file = _attachments(interaction).get(str(uploaded))
        if file is None:
            raise RequestError("malformed-id")
    return SubmittedClue(text, partner, file, live=bool(values.get(FIELD_LIVE)))


def submitted_texts(interaction: Interaction) -> dict[str, str]:
    """Return what was typed into a modal, by the fields' ids."""
    data: Any = interaction.data or {}
    found = ((f["custom_id"], f.get("value")) for f in fields(data.get("components")))
    return {name: value for name, value in found if isinstance(value, str)}


def submitted_files(interaction: Interaction) -> list[discord.Attachment]:
    """Return all files that a modal sent; raise RequestError (``malformed-id``)."""
    data: Any = interaction.data or {}
    known = _attachments(interaction)
    asked = [f for f in fields(data.get("components")) if "values" in f]
    sent = [value for field in asked for value in _values(field)]
    if not all(map(_values, asked)) or not known.keys() >= set(sent):
        raise RequestError("malformed-id")
    return [known[value] for value in sent]


def _values(field: dict[str, Any]) -> list[str]:
    values = field.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


def _attachments(interaction: Interaction) -> dict[str, discord.Attachment]:
    """Return the files that came with a modal, by id; nothing of what is none."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved")
    found = resolved.get("attachments") if isinstance(resolved, dict) else None
    state = interaction.client._connection  # noqa: SLF001  an Attachment needs its state
    known: dict[str, discord.Attachment] = {}
    for key, raw in found.items() if isinstance(found, dict) else ():
        with suppress(KeyError, TypeError, ValueError):
            known[key] = discord.Attachment(data=raw, state=state)
    return known


def fields(components: Any, depth: int = DEPTH) -> Iterator[dict[str, Any]]:
    """Yield the inputs of a sent modal, out of their labels and rows; nothing else."""
    for component in components if isinstance(components, list) and depth else []:
        if not isinstance(component, dict):
            continue
        if isinstance(component.get("custom_id"), str):
            yield component
        yield from fields([component.get("component")], depth - 1)
        yield from fields(component.get("components"), depth - 1)


def typed_texts(data: Any) -> list[str]:
    """Return what was typed into a modal's fields, to give it back with a refusal."""
    inputs = (f for f in fields(data.get("components")) if f.get("type") == TEXT_INPUT)
    texts = (field.get("value") for field in inputs)
    return [text for text in texts if isinstance(text, str) and text.strip()]
