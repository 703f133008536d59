"""Commands for the host and for moderators: steering a game that is under way."""

from functools import partial
from typing import get_args

import discord
from discord import app_commands

from bot.engine.commands import Command, MoreTime, PassHost, Pause, Resume, Skip
from bot.engine.ids import PlayerId
from bot.engine.settings import ComputerLevel
from bot.service.choices import REMOVE
from bot.ui.services import ServingBot
from cogs import DixitCog, Interaction, choices, command, options

MOST_CARDS = 12
"""Cards on the largest board."""
LEVEL_CHOICES = choices("level", (*get_args(ComputerLevel), REMOVE))


class Host(DixitCog):
    """The commands that steer; the engine knows who may."""

    @command("settings")
    async def settings(self, interaction: Interaction) -> None:
        """Choose in the lobby."""
        await self.in_game(interaction, self.handlers.lobby.settings)

    @command("skip")
    async def skip(self, interaction: Interaction) -> None:
        """Do now what the deadline would do."""
        await self._steer(interaction, Skip(*_who(interaction)), "answer-skipped")

    @command("kick")
    @options("player")
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Make somebody leave."""
        ask = partial(self.handlers.asking.ask, doing="kick", whom=PlayerId(player.id))
        await self.in_game(interaction, ask)

    @command("invite")
    @options("everybody", invited="invite")
    async def invite(
        self, interaction: Interaction, *, invited: str | None = None, everybody: bool = False
    ) -> None:
        """Say who may sit down, and let more do it."""
        ask = partial(self.handlers.invitations.invite, named=invited, everybody=everybody)
        await self.in_game(interaction, ask)

    @command("computer")
    @options("level")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, interaction: Interaction, level: str = "even") -> None:
        """Give a seat to a computer player, or take the last one's away."""
        await self.in_game(interaction, partial(self.handlers.steering.computers, values=[level]))

    @command("more-time")
    @options("minutes")
    async def more_time(
        self, interaction: Interaction, minutes: app_commands.Range[int, 1, 1440] = 2
    ) -> None:
        """Move the deadline."""
        actor, moderator = _who(interaction)
        wanted = MoreTime(actor, minutes * 60, moderator)
        await self.in_game(interaction, partial(self.handlers.host.more_time, command=wanted))

    @command("pause")
    async def pause(self, interaction: Interaction) -> None:
        """Stop the clock."""
        await self._steer(interaction, Pause(*_who(interaction)), "answer-paused")

    @command("resume")
    async def resume(self, interaction: Interaction) -> None:
        """Let the clock run on."""
        await self._steer(interaction, Resume(*_who(interaction)), "answer-resumed")

    @command("remove-clue")
    async def remove_clue(self, interaction: Interaction) -> None:
        """Ask whether the round is to be void because of its clue."""
        await self.in_game(interaction, partial(self.handlers.asking.ask, doing="clue"))

    @command("hide-card")
    @options("number")
    async def hide_card(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_CARDS]
    ) -> None:
        """Ask whether a card of the board is to be hidden."""
        await self.in_game(
            interaction, partial(self.handlers.moderation.ask_about_number, number=number)
        )

    @command("end")
    async def end(self, interaction: Interaction) -> None:
        """End the game."""
        await self.in_game(interaction, partial(self.handlers.asking.ask, doing="end"))

    @command("host")
    @options("player")
    async def host(self, interaction: Interaction, player: discord.User) -> None:
        """Make another player host."""
        actor, moderator = _who(interaction)
        await self._steer(
            interaction, PassHost(actor, PlayerId(player.id), moderator), "answer-host"
        )

    async def _steer(self, interaction: Interaction, command: Command, answer: str) -> None:
        await self.in_game(
            interaction, partial(self.handlers.host.do, command=command, answer=answer)
        )


def _who(interaction: Interaction) -> tuple[PlayerId, bool]:
    """Return who is asking and whether they may moderate the channel."""
    moderator = interaction.guild_id is not None and interaction.permissions.manage_messages
    return PlayerId(interaction.user.id), moderator


async def setup(bot: ServingBot) -> None:
    """Add the commands."""
    await bot.add_cog(Host(bot))
