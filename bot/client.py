"""The Discord client: what is wired to it, and how it starts and stops."""

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import CommandTranslator, Library
from bot.settings import Settings
from bot.ui.services import ServingBot

log = logging.getLogger(__name__)
# At DEBUG it would write every event whole: clues that are typed, votes, tokens of interactions.
logging.getLogger("discord").setLevel(logging.INFO)

# The bot never plays sound itself, so nobody need be told what it would take.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

EXTENSIONS = ("cogs.dixit", "cogs.host", "cogs.server", "cogs.lifecycle")
DRAIN = 10.0
"""Seconds that work under way is given when the bot is asked to stop."""


class DixitTree(app_commands.CommandTree["DixitBot"]):
    """A command that fails before it reaches the handlers still gets an answer."""

    async def on_error(
        self,
        interaction: discord.Interaction[Any],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer and log."""

        async def fail() -> None:
            raise error

        router = self.client.services.router
        await router.run(router.reply(interaction), fail())


class DixitBot(ServingBot):
    """The client; bootstrap sets ``services`` before it connects."""

    settings: Settings
    library: Library

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=DixitTree,
        )
        self.settings = settings
        self.library = library

    async def setup_hook(self) -> None:
        """Load the cogs and register the commands."""
        await self.tree.set_translator(CommandTranslator(self.library))
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        if self.settings.sync_commands:
            await self._sync()

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand presses and modals to the router."""
        await self.services.router.on_interaction(interaction)

    async def stop(self) -> None:
        """Let the work under way end, then close."""
        log.info("stopping")
        await self.services.router.drain(DRAIN)
        async with asyncio.timeout(DRAIN):
            await self.close()
