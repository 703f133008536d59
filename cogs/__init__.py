"""Slash commands, grouped by who uses them: all of them below ``/dixit``.

Each command parses its options and hands over to the handlers, nothing else.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import FALLBACK, installed, said
from bot.service.ports import StoredGame
from bot.ui.handlers import Handlers
from bot.ui.reply import Reply
from bot.ui.services import services_of

LIBRARY = installed()
ENGLISH = LIBRARY.texts(FALLBACK)
"""Discord wants one text beside the translations."""
MOST_CHOICES = 25
"""Discord's limit of one option."""

Interaction = discord.Interaction[Any]
F = TypeVar("F", bound=Callable[..., Awaitable[None]])


def text(key: str) -> app_commands.locale_str:
    """Return a description by its key."""
    return said(ENGLISH(key), key)


def command(name: str) -> Callable[..., app_commands.Command[Any, ..., None]]:
    """Make a sub-command whose name and description are translated."""
    key = f"command-{name}"
    return app_commands.command(name=said(name, key), description=text(f"{key}-description"))


def options(*names: str) -> Callable[[F], F]:
    """Translate the names and descriptions of a command's options."""

    def translated(function: F) -> F:
        descriptions = {name: text(f"option-{name}-description") for name in names}
        labels = {name: said(name, f"option-{name}") for name in names}
        return app_commands.rename(**labels)(app_commands.describe(**descriptions)(function))

    return translated


def choices(kind: str, names: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return choices whose labels are translated under ``choice-<kind>-<name>``."""
    return [app_commands.Choice(name=text(f"choice-{kind}-{n}"), value=n) for n in names]


def languages() -> list[app_commands.Choice[str]]:
    """Return the installed languages as choices, each called as its speakers call it."""
    names = LIBRARY.locales[:MOST_CHOICES]
    return [app_commands.Choice(name=LIBRARY.texts(n)("language-name"), value=n) for n in names]


def handlers_of(interaction: Interaction) -> Handlers:
    """Return the handlers of the bot that received the interaction."""
    return services_of(interaction.client).router.handlers


def reply_to(interaction: Interaction) -> Reply:
    """Return the answer side of a command."""
    return services_of(interaction.client).router.reply(interaction)


async def run(reply: Reply, work: Awaitable[None]) -> None:
    """Run a command so that whatever happens, there is an answer."""
    await services_of(reply.interaction.client).router.run(reply, work)


async def in_game(
    interaction: Interaction, work: Callable[[Reply, StoredGame], Awaitable[None]]
) -> None:
    """Run work on the game that is meant here."""
    reply, handlers = reply_to(interaction), handlers_of(interaction)

    async def found() -> None:
        await work(reply, await handlers.deps.game_here(reply))

    await run(reply, found())


def add_to_group(bot: commands.Bot, *subcommands: app_commands.Command[Any, ..., None]) -> None:
    """Hang commands below the bot's ``/dixit``, which is made when the first ones come."""
    group = bot.tree.get_command("dixit")
    if not isinstance(group, app_commands.Group):
        group = app_commands.Group(
            name=said("dixit", "command-dixit"), description=text("command-dixit-description")
        )
        bot.tree.add_command(group)
    for subcommand in subcommands:
        group.add_command(subcommand)
