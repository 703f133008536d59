"""The command for server managers."""

from functools import partial

import discord
from discord import app_commands

from bot.ui.handlers import NO_LANGUAGE, ServerOptions
from bot.ui.services import ServingBot
from cogs import MOST_CHOICES, DixitCog, Interaction, choices, command, options
from cogs.dixit import LANGUAGE_CHOICES, PACE_CHOICES, RULESET_CHOICES

SERVER_LANGUAGES = [*choices("language", (NO_LANGUAGE,)), *LANGUAGE_CHOICES][:MOST_CHOICES]
PlayedIn = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Channels that people can play in, or in whose posts they can (media channels are forums)."""


class Server(DixitCog):
    """The settings of a server."""

    @command("server")
    @options("language", "ruleset", "pace", "channel", "games", "clips", "milestones", "role")
    @app_commands.choices(language=SERVER_LANGUAGES, ruleset=RULESET_CHOICES, pace=PACE_CHOICES)
    async def server(
        self,
        interaction: Interaction,
        *,
        language: str | None = None,
        ruleset: str | None = None,
        pace: str | None = None,
        channel: PlayedIn | None = None,
        games: app_commands.Range[int, 1, 50] | None = None,
        clips: bool | None = None,
        milestones: bool | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Change and show the server's settings."""
        where = channel.id if channel else None
        told = role.id if role else None
        wish = ServerOptions(language, ruleset, pace, where, games, clips, milestones, told)
        await self.run(interaction, partial(self.handlers.server.change, wish=wish))


async def setup(bot: ServingBot) -> None:
    """Add the command."""
    await bot.add_cog(Server(bot))
