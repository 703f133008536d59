"""Commands for the host and for moderators: steering a game that is under way."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.commands import (
    Command,
    EndGame,
    Kick,
    MoreTime,
    PassHost,
    Pause,
    RemoveClue,
    Resume,
    Skip,
)
from bot.engine.ids import PlayerId
from bot.service.ports import StoredGame
from bot.ui.reply import Reply
from cogs import Interaction, desk_of, group, said, text
from cogs.dixit import in_game


async def steer(interaction: Interaction, command: Command, answer: str) -> None:
    """Do what a host or moderator asks."""

    async def work(reply: Reply, stored: StoredGame) -> None:
        await desk_of(interaction).steer.do(reply, stored, command, answer)

    await in_game(interaction, work)


def who(interaction: Interaction) -> tuple[PlayerId, bool]:
    """Return who is asking and whether they may moderate the channel."""
    moderator = interaction.guild_id is not None and interaction.permissions.manage_messages
    return PlayerId(interaction.user.id), moderator


@group.command(
    name=said("settings", "command-settings"), description=text("command-settings-description")
)
async def settings(interaction: Interaction) -> None:
    """Choose in the lobby."""
    await in_game(interaction, desk_of(interaction).lobby.settings)


@group.command(name=said("skip", "command-skip"), description=text("command-skip-description"))
async def skip(interaction: Interaction) -> None:
    """Do now what the deadline would do."""
    actor, moderator = who(interaction)
    await steer(interaction, Skip(actor, moderator), "answer-skipped")


@group.command(name=said("kick", "command-kick"), description=text("command-kick-description"))
@app_commands.rename(player=said("player", "option-player"))
@app_commands.describe(player=text("option-player-description"))
async def kick(interaction: Interaction, player: discord.User) -> None:
    """Make somebody leave."""
    actor, moderator = who(interaction)
    await steer(interaction, Kick(actor, PlayerId(player.id), moderator), "answer-kicked")


@group.command(
    name=said("more-time", "command-more-time"), description=text("command-more-time-description")
)
@app_commands.rename(minutes=said("minutes", "option-minutes"))
@app_commands.describe(minutes=text("option-minutes-description"))
async def more_time(
    interaction: Interaction, minutes: app_commands.Range[int, 1, 1440] = 2
) -> None:
    """Move the deadline."""
    actor, moderator = who(interaction)
    await steer(interaction, MoreTime(actor, minutes * 60, moderator), "answer-more-time")


@group.command(name=said("pause", "command-pause"), description=text("command-pause-description"))
async def pause(interaction: Interaction) -> None:
    """Stop the clock."""
    actor, moderator = who(interaction)
    await steer(interaction, Pause(actor, moderator), "answer-paused")


@group.command(
    name=said("resume", "command-resume"), description=text("command-resume-description")
)
async def resume(interaction: Interaction) -> None:
    """Let the clock run on."""
    actor, moderator = who(interaction)
    await steer(interaction, Resume(actor, moderator), "answer-resumed")


@group.command(
    name=said("remove-clue", "command-remove-clue"),
    description=text("command-remove-clue-description"),
)
async def remove_clue(interaction: Interaction) -> None:
    """Void the round because of its clue."""
    actor, moderator = who(interaction)
    await steer(interaction, RemoveClue(actor, moderator), "answer-clue-removed")


@group.command(name=said("end", "command-end"), description=text("command-end-description"))
async def end(interaction: Interaction) -> None:
    """End the game."""
    actor, moderator = who(interaction)
    await steer(interaction, EndGame(actor, moderator), "answer-ended")


@group.command(name=said("host", "command-host"), description=text("command-host-description"))
@app_commands.rename(player=said("player", "option-player"))
@app_commands.describe(player=text("option-player-description"))
async def host(interaction: Interaction, player: discord.User) -> None:
    """Make another player host."""
    actor, moderator = who(interaction)
    await steer(interaction, PassHost(actor, PlayerId(player.id), moderator), "answer-host")


async def setup(_bot: commands.Bot) -> None:
    """Do nothing more: the commands hang on the group that ``cogs.dixit`` registers."""
