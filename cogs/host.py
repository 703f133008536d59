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
from cogs import Interaction, add_to_group, command, handlers_of, in_game, options


async def steer(interaction: Interaction, command: Command, answer: str) -> None:
    """Do what a host or moderator asks."""

    async def work(reply: Reply, stored: StoredGame) -> None:
        await handlers_of(interaction).host.do(reply, stored, command, answer)

    await in_game(interaction, work)


def who(interaction: Interaction) -> tuple[PlayerId, bool]:
    """Return who is asking and whether they may moderate the channel."""
    moderator = interaction.guild_id is not None and interaction.permissions.manage_messages
    return PlayerId(interaction.user.id), moderator


@command("settings")
async def settings(interaction: Interaction) -> None:
    """Choose in the lobby."""
    await in_game(interaction, handlers_of(interaction).lobby.settings)


@command("skip")
async def skip(interaction: Interaction) -> None:
    """Do now what the deadline would do."""
    actor, moderator = who(interaction)
    await steer(interaction, Skip(actor, moderator), "answer-skipped")


@command("kick")
@options("player")
async def kick(interaction: Interaction, player: discord.User) -> None:
    """Make somebody leave."""
    actor, moderator = who(interaction)
    await steer(interaction, Kick(actor, PlayerId(player.id), moderator), "answer-kicked")


@command("more-time")
@options("minutes")
async def more_time(
    interaction: Interaction, minutes: app_commands.Range[int, 1, 1440] = 2
) -> None:
    """Move the deadline."""
    actor, moderator = who(interaction)
    command = MoreTime(actor, minutes * 60, moderator)

    async def work(reply: Reply, stored: StoredGame) -> None:
        await handlers_of(interaction).host.more_time(reply, stored, command)

    await in_game(interaction, work)


@command("pause")
async def pause(interaction: Interaction) -> None:
    """Stop the clock."""
    actor, moderator = who(interaction)
    await steer(interaction, Pause(actor, moderator), "answer-paused")


@command("resume")
async def resume(interaction: Interaction) -> None:
    """Let the clock run on."""
    actor, moderator = who(interaction)
    await steer(interaction, Resume(actor, moderator), "answer-resumed")


@command("remove-clue")
async def remove_clue(interaction: Interaction) -> None:
    """Void the round because of its clue."""
    actor, moderator = who(interaction)
    await steer(interaction, RemoveClue(actor, moderator), "answer-clue-removed")


@command("end")
async def end(interaction: Interaction) -> None:
    """End the game."""
    actor, moderator = who(interaction)
    await steer(interaction, EndGame(actor, moderator), "answer-ended")


@command("host")
@options("player")
async def host(interaction: Interaction, player: discord.User) -> None:
    """Make another player host."""
    actor, moderator = who(interaction)
    await steer(interaction, PassHost(actor, PlayerId(player.id), moderator), "answer-host")


async def setup(bot: commands.Bot) -> None:
    """Add the commands."""
    add_to_group(bot, settings, skip, kick, more_time, pause, resume, remove_clue, end, host)
