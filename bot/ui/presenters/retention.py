"""A server's settings as its managers see them, and the removal of what is remembered there."""

import re

import discord

from bot.i18n import Texts, Value
from bot.ui.page import Page
from bot.ui.presenters.page_builder import Button, PageBuilder, Style

REMOVE = "f1:remove-all"
"""The ``custom_id`` of the button that asks whether to remove what a server's games left.

``f1:remove-all:SECONDS`` does it, for games that were over by then, in seconds since the epoch.
"""
KEEP = f"{REMOVE}:no"
"""The ``custom_id`` of the button that closes that question."""
_REMOVE = re.compile(rf"{REMOVE}(?::([0-9]{{1,11}}))?")


def decode_removal(custom_id: str) -> tuple[int | None] | None:
    """Return until when games are to be removed, (None,) to ask; None for any other id."""
    found = _REMOVE.fullmatch(custom_id)
    return None if found is None else (int(found[1]) if found[1] else None,)


def server_settings(texts: Texts, **values: Value) -> Page:
    """Return the settings of a server, how they change, and how long what of its games is kept."""
    builder = PageBuilder(texts).say("answer-server", **values)
    builder.small(texts("server-how")).small(texts("server-kept"))
    return builder.buttons([_button(texts("server-remove"), REMOVE, Style.secondary)]).build()


def ask_to_remove(texts: Texts, count: int, until: int) -> Page:
    """Return what would be removed, with buttons to let it and to say no, if there is anything."""
    builder = PageBuilder(texts).say("sure-remove", count=count)
    if count:
        sure = _button(texts("sure-remove-yes"), f"{REMOVE}:{until}", Style.danger)
        no = _button(texts("sure-remove-no"), KEEP, Style.secondary)
        builder.buttons([sure, no])
    return builder.build()


def _button(label: str, custom_id: str, style: discord.ButtonStyle) -> Button:
    return discord.ui.Button(label=label, custom_id=custom_id, style=style)
