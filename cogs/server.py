"""The command for server managers."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.desk import ServerWish
from cogs import Interaction, desk_of, group, reply_to, run, said, text
from cogs.dixit import LANGUAGE_CHOICES, PACE_CHOICES, RULESET_CHOICES


@group.command(
    name=said("server", "command-server"), description=text("command-server-description")
)
@app_commands.guild_only()
@app_commands.rename(
    language=said("language", "option-language"),
    ruleset=said("ruleset", "option-ruleset"),
    pace=said("pace", "option-pace"),
    channel=said("channel", "option-channel"),
    games=said("games", "option-games"),
    clips=said("clips", "option-clips"),
)
@app_commands.describe(
    language=text("option-language-description"),
    ruleset=text("option-ruleset-description"),
    pace=text("option-pace-description"),
    channel=text("option-channel-description"),
    games=text("option-games-description"),
    clips=text("option-clips-description"),
)
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
    wish = ServerWish(language, ruleset, pace, channel.id if channel else None, games, clips)
    await run(reply, desk_of(interaction).steer.server(reply, wish))


async def setup(_bot: commands.Bot) -> None:
    """Do nothing more: the command hangs on the group that ``cogs.dixit`` registers."""
