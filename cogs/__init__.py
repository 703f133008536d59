"""Slash commands, grouped by who uses them: below ``/dixit``, and ``/dixit-deck`` for managers.

Each command parses its options and hands over to the handlers, nothing else.
"""

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import FALLBACK, installed, said
from bot.service.ports import StoredGame
from bot.ui.handlers import Handlers
from bot.ui.reply import Reply
from bot.ui.services import ServingBot

LIBRARY = installed()
ENGLISH = LIBRARY.texts(FALLBACK)
"""Discord wants one text beside the translations."""
MOST_CHOICES = 25
"""Discord's limit of one option."""
NAME = "__dixit_command__"
"""Attribute of a method: the name of the command that it is."""

Interaction = discord.Interaction[Any]
F = TypeVar("F", bound=Callable[..., Awaitable[None]])


def text(key: str) -> app_commands.locale_str:
    """Return a description by its key."""
    return said(ENGLISH(key), key)


def command(name: str) -> Callable[[F], F]:
    """Mark a cog's method as a sub-command; its name and description are translated."""

    def marked(method: F) -> F:
        setattr(method, NAME, name)
        return method

    return marked


def options(*names: str, **keys: str) -> Callable[[F], F]:
    """Translate the names and descriptions of a command's options.

    ``keys`` are options whose description is another than that of others of the same name.
    """

    def translated(function: F) -> F:
        known = {name: name for name in names}
        descriptions = {n: text(f"option-{key}-description") for n, key in (known | keys).items()}
        labels = {name: said(name, f"option-{name}") for name in known | keys}
        return app_commands.rename(**labels)(app_commands.describe(**descriptions)(function))

    return translated


def choices(kind: str, names: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return choices whose labels are translated under ``choice-<kind>-<name>``."""
    return [app_commands.Choice(name=text(f"choice-{kind}-{n}"), value=n) for n in names]


def languages() -> list[app_commands.Choice[str]]:
    """Return the installed languages as choices, each called as its speakers call it."""
    names = LIBRARY.locales[:MOST_CHOICES]
    return [app_commands.Choice(name=LIBRARY.texts(n)("language-name"), value=n) for n in names]


class DixitCog(commands.Cog):
    """A cog whose commands stand below ``group``, which several cogs may share.

    Discord.py knows cogs with commands of their own and cogs that are a group, but no group of
    several cogs: so each adds its methods when it is loaded and removes them when it goes. The
    first one brings the group, the last one takes it along.
    """

    group: ClassVar[str] = "dixit"
    prefix: ClassVar[str] = ""
    """Of the keys of its commands' texts."""
    managers: ClassVar[bool] = False
    """Whether the group is for those who manage a server, until they say who else."""
    bot: ServingBot

    def __init__(self, bot: ServingBot) -> None:
        self.bot = bot

    @property
    def handlers(self) -> Handlers:
        """What the bot does for a command."""
        return self.bot.services.router.handlers

    async def cog_load(self) -> None:
        """Add the commands."""
        group = self.bot.tree.get_command(self.group)
        if not isinstance(group, app_commands.Group):
            key = f"command-{self.group}"
            group = app_commands.Group(
                name=said(self.group, key),
                description=text(f"{key}-description"),
                # Who installs the bot for themself would call it where it cannot play.
                allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
                allowed_contexts=app_commands.AppCommandContext(
                    guild=True, dm_channel=not self.managers, private_channel=False
                ),
                default_permissions=discord.Permissions(manage_guild=True)
                if self.managers
                else None,
            )
            self.bot.tree.add_command(group)
        for name, method in self._commands():
            key = f"command-{self.prefix}{name}"
            group.add_command(
                app_commands.Command(
                    name=said(name, key), description=text(f"{key}-description"), callback=method
                )
            )

    async def cog_unload(self) -> None:
        """Remove the commands, and the group with the last of them."""
        group = self.bot.tree.get_command(self.group)
        if not isinstance(group, app_commands.Group):
            return
        for name, _ in self._commands():
            group.remove_command(name)
        if not group.commands:
            self.bot.tree.remove_command(self.group)

    def _commands(self) -> list[tuple[str, Any]]:
        """Return name and bound method of each command, in the order of the class."""
        marked = [member for member in vars(type(self)).values() if hasattr(member, NAME)]
        return [(getattr(member, NAME), getattr(self, member.__name__)) for member in marked]

    async def run(self, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Run a command so that whatever happens, there is an answer."""
        router = self.bot.services.router
        reply = router.reply(interaction)
        await router.run(reply, work(reply))

    async def in_game(
        self,
        interaction: Interaction,
        work: Callable[[Reply, StoredGame], Awaitable[None]],
        *,
        modal: bool = False,
    ) -> None:
        """Run work on the game that is meant here.

        It is acknowledged before the game is looked for, unless the answer may be a ``modal``,
        which must be the first answer.
        """

        async def found(reply: Reply) -> None:
            if not modal:
                await reply.defer()
            stored = await self.handlers.deps.game_here(reply)
            reply.at_table(stored)
            await work(reply, stored)

        await self.run(interaction, found)
