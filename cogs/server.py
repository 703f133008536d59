"""The command for server managers."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.handlers import ServerOptions
from cogs import Interaction, add_to_group, command, handlers_of, options, reply_to, run
from cogs.dixit import LANGUAGE_CHOICES, PACE_CHOICES, RULESET_CHOICES


@command("server")
@app_commands.guild_only()
@options("language", "ruleset", "pace", "channel", "games", "clips")
@app_commands.choices(language=LANGUAGE_CHOICES, ruleset=RULESET_CHOICES, pace=PACE_CHOICES)
async def server(
    interaction: Interaction,
    language: str | None = None,
    ruleset: str | None = None,
    pace: str | None = None,
    channel: discord.TextChannel | None = None,
    games: app_commands.Range[int, 1, 50] | None = None,
    clips: bool | None = None,  # noqa: FBT001  Discord's options are named
) -> None:
    """Change and show the server's settings."""
    reply = reply_to(interaction)
    wish = ServerOptions(language, ruleset, pace, channel.id if channel else None, games, clips)
    await run(reply, handlers_of(interaction).host.server(reply, wish))


async def setup(bot: commands.Bot) -> None:
    """Add the commands."""
    add_to_group(bot, server)
