"""From a message form to what is stored: limits, files, and what components refer to."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.playground import components as kinds
from bot.playground import payloads, uploads
from bot.playground.component_checks import MAX_ALT_TEXT, check_message
from bot.playground.components import media, walk
from bot.playground.errors import (
    EMPTY_MESSAGE,
    FILE_TOO_LARGE,
    ApiError,
    Problems,
)
from bot.playground.model import Attachment, Message, MessageFlag
from bot.playground.uploads import Upload
from bot.playground.world import World

MAX_CONTENT, MAX_EMBEDS, MAX_EMBED_TEXT, MAX_NONCE = 2000, 10, 6000, 25
MAX_FILES, MAX_FILE_BYTES, MAX_REQUEST_BYTES = 10, 10 * 2**20, 25 * 2**20


@dataclass(slots=True)
class Draft:
    """The parts of a message that a form sets, checked and complete."""

    content: str
    embeds: list[dict[str, Any]]
    components: list[dict[str, Any]]
    attachments: list[Attachment]
    flags: int

    def apply(self, message: Message) -> None:
        """Write the parts into a message."""
        message.content = self.content
        message.embeds = self.embeds
        message.components = self.components
        message.attachments = self.attachments
        message.flags = self.flags


def draft(
    world: World,
    form: dict[str, Any],
    files: Sequence[Upload],
    channel_id: str,
    *,
    existing: Message | None = None,
    settable: int = MessageFlag.COMPONENTS_V2 | MessageFlag.SUPPRESS_EMBEDS,
) -> Draft:
    """Check a form and return the message it describes.

    `existing` is the message that is edited; fields that an edit leaves out stay as they are.
    `settable` are the flags that this form may change. Raises `ApiError`: 50035 for anything
    out of bounds, 50045 for a file over 10 MiB, 50006 for a message with nothing in it.
    """
    old = existing or Message("", channel_id, "", 0)
    asked = form.get("flags")
    flags = old.flags if asked is None else (old.flags & ~settable) | (asked & settable)
    flags |= old.flags & MessageFlag.COMPONENTS_V2  # which no edit takes away
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)

    problems = Problems()
    _check_text(form, problems)
    _check_files(form, files, old, problems)
    if form.get("components") is not None:
        check_message(form["components"], v2=v2, problems=problems)
    if v2:
        _check_no_legacy(form, old, problems)
    problems.raise_if_any()

    attachments = _attachments(world, form, files, old)
    result = Draft(
        content=old.content if "content" not in form else form["content"] or "",
        embeds=copy.deepcopy(old.embeds if "embeds" not in form else form["embeds"] or []),
        components=copy.deepcopy(
            old.components if "components" not in form else form["components"] or []
        ),
        attachments=attachments,
        flags=flags,
    )
    _resolve(world, result, problems)
    problems.raise_if_any()
    _number(result.components)
    if not (result.content or result.embeds or result.attachments or (v2 and result.components)):
        raise ApiError(EMPTY_MESSAGE)
    return result


def _check_text(form: dict[str, Any], problems: Problems) -> None:
    if form.get("content") is not None:
        problems.length("content", form["content"], 0, MAX_CONTENT)
    if form.get("nonce") is not None:
        problems.length("nonce", str(form["nonce"]), 0, MAX_NONCE)
    allowed = form.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            problems.add("allowed_mentions", code, f'parse:["{kind}"] and {kind}: are exclusive')
    embeds = form.get("embeds")
    if embeds is not None:
        _check_embeds(embeds, problems)


def _check_embeds(embeds: Any, problems: Problems) -> None:
    problems.count("embeds", embeds, 0, MAX_EMBEDS)
    if not isinstance(embeds, list):
        return
    total = 0
    for index, embed in enumerate(embeds):
        where = f"embeds.{index}"
        fields = embed.get("fields") or []
        problems.count(f"{where}.fields", fields, 0, 25)
        parts = {
            "title": (embed.get("title"), 256),
            "description": (embed.get("description"), 4096),
        }
        parts["footer.text"] = ((embed.get("footer") or {}).get("text"), 2048)
        parts["author.name"] = ((embed.get("author") or {}).get("name"), 256)
        for number, field in enumerate(fields):
            parts[f"fields.{number}.name"] = (field.get("name", ""), 256)
            parts[f"fields.{number}.value"] = (field.get("value", ""), 1024)
        for key, (text, most) in parts.items():
            if text is not None:
                problems.length(f"{where}.{key}", text, 0, most)
                total += len(str(text))
    if total > MAX_EMBED_TEXT:
        message = "Embed size exceeds maximum size of 6000"
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_files(
    form: dict[str, Any], files: Sequence[Upload], old: Message, problems: Problems
) -> None:
    if any(len(file.data) > MAX_FILE_BYTES for file in files):
        raise ApiError(FILE_TOO_LARGE)
    listed = form.get("attachments")
    if listed is not None and not isinstance(listed, list):
        problems.count("attachments", listed, 0, MAX_FILES)
        return
    kept = old.attachments if listed is None else []
    if max(len(files), len(listed or ())) + len(kept) > MAX_FILES:
        code = "BASE_TYPE_MAX_LENGTH"
        problems.add("attachments", code, f"Must be {MAX_FILES} or fewer in length.")
    known = {str(file.index) for file in files} | {file.id for file in old.attachments}
    for index, entry in enumerate(listed or ()):
        if str(entry.get("id")) not in known:
            code = "ATTACHMENT_NOT_FOUND"
            problems.add(f"attachments.{index}.id", code, "The attachment was not found")
        if entry.get("description") is not None:
            where = f"attachments.{index}.description"
            problems.length(where, entry["description"], 0, MAX_ALT_TEXT)


def _check_no_legacy(form: dict[str, Any], old: Message, problems: Problems) -> None:
    for key, before in (("content", old.content), ("embeds", old.embeds), ("poll", None)):
        if form.get(key) or (key not in form and before):
            problems.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _attachments(
    world: World, form: dict[str, Any], files: Sequence[Upload], old: Message
) -> list[Attachment]:
    """Return what the message holds afterwards: kept files first, then the new ones."""
    listed = form.get("attachments")
    entries = {str(entry["id"]): entry for entry in listed or ()}
    kept = [
        replace(file, description=entries.get(file.id, {}).get("description", file.description))
        for file in old.attachments
        if listed is None or file.id in entries
    ]
    new: list[Attachment] = []
    for file in files:
        entry = entries.get(str(file.index), {})
        name = entry.get("filename") or file.filename
        stored = uploads.store(replace(file, filename=name), world.ids.next(), old.channel_id)
        stored.description = entry.get("description")
        new.append(stored)
    world.attachments |= {file.id: file for file in [*kept, *new]}
    return [*kept, *new]


def _resolve(world: World, result: Draft, problems: Problems) -> None:
    """Point every `attachment://name` at the file of that name."""
    by_name = {file.filename: file for file in result.attachments}
    by_url = {payloads.attachment_url(world, file): file for file in result.attachments}
    for item in media(result.components):
        url = item["url"]
        file = by_url.get(url)
        if url.startswith("attachment://"):
            file = by_name.get(url.removeprefix("attachment://"))
            if file is None:
                problems.add(
                    "components",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url} was not found",
                )
        item.setdefault("id", world.ids.next())
        item.setdefault("proxy_url", item["url"])
        if file is not None:
            full = payloads.attachment(world, file)
            item.update(
                url=full["url"],
                proxy_url=full["proxy_url"],
                content_type=file.content_type,
                width=file.width,
                height=file.height,
                attachment_id=file.id,
                loading_state=2,
            )
    for embed in result.embeds:
        for key in ("image", "thumbnail"):
            picture = embed.get(key) or {}
            file = by_name.get(str(picture.get("url", "")).removeprefix("attachment://"))
            if file is not None:
                url = payloads.attachment_url(world, file)
                picture.update(url=url, proxy_url=url, width=file.width, height=file.height)
        embed.setdefault("type", "rich")


def _number(components: list[dict[str, Any]]) -> None:
    """Give every component without an id the next free one, as Discord does."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    following = 0
    for component in walk(components):
        if component.get("id"):
            continue
        following += 1
        while following in taken:
            following += 1
        component["id"] = following
        if component["type"] in kinds.SELECTS:
            component.setdefault("min_values", 1)
            component.setdefault("max_values", 1)
