"""Slash commands, grouped by who uses them: all of them below ``/dixit``.

Each command parses its options and hands over to the desk, nothing else.
"""

from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.i18n import FALLBACK, Library, said
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from bot.ui.services import services_of

ENGLISH = Library.load().texts(FALLBACK)
"""Discord wants one text beside the translations."""

Interaction = discord.Interaction[Any]


def text(key: str) -> app_commands.locale_str:
    """Return a description by its key."""
    return said(ENGLISH(key), key)


def choices(kind: str, names: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return choices whose labels are translated under ``choice-<kind>-<name>``."""
    return [app_commands.Choice(name=text(f"choice-{kind}-{n}"), value=n) for n in names]


def desk_of(interaction: Interaction) -> Desk:
    """Return the desk of the bot that received the interaction."""
    return services_of(interaction.client).intake.desk


def reply_to(interaction: Interaction) -> Reply:
    """Return the answer side of a command."""
    return services_of(interaction.client).intake.reply(interaction)


async def run(reply: Reply, work: Awaitable[None]) -> None:
    """Run a command so that whatever happens, there is an answer."""
    await services_of(reply.interaction.client).intake.run(reply, work)


group = app_commands.Group(
    name=said("dixit", "command-dixit"),
    description=text("command-dixit-description"),
)
