"""Commands about games that are over: stats, leaderboard, history."""

from functools import partial
from typing import Any, get_args

import discord
from discord import app_commands

from bot.engine.ids import PlayerId
from bot.service.ports import By
from bot.service.statistics import PERIODS, Selection
from bot.ui.services import ServingBot
from cogs import DixitCog, Interaction, choices, command, options
from cogs.dixit import RULESET_CHOICES

PERIOD_CHOICES = choices("period", tuple(PERIODS))
BY_CHOICES = choices("by", get_args(By))


class Memory(DixitCog):
    """What is remembered of a server's games."""

    @command("stats")
    @app_commands.guild_only()
    @options("player", "period", "private", ruleset="filter")
    @app_commands.choices(ruleset=RULESET_CHOICES, period=PERIOD_CHOICES)
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        ruleset: str | None = None,
        period: str | None = None,
        private: bool | None = None,  # noqa: FBT001  Discord's options are named
    ) -> None:
        """Show somebody's statistics."""
        meant = PlayerId(player.id) if player else None
        show = partial(
            self.handlers.memory.stats,
            player=meant,
            selection=_selection(ruleset, period),
            private=private,
        )
        await self.run(interaction, show)

    @command("leaderboard")
    @app_commands.guild_only()
    @options("period", "by", ruleset="filter")
    @app_commands.choices(ruleset=RULESET_CHOICES, period=PERIOD_CHOICES, by=BY_CHOICES)
    async def leaderboard(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        period: str | None = None,
        by: str | None = None,
    ) -> None:
        """Show who is ahead."""
        order: Any = by or "rating"
        show = partial(
            self.handlers.memory.leaderboard, selection=_selection(ruleset, period), by=order
        )
        await self.run(interaction, show)

    @command("history")
    @app_commands.guild_only()
    async def history(self, interaction: Interaction) -> None:
        """Show the games that were played here."""
        await self.run(interaction, self.handlers.memory.history)


def _selection(ruleset: str | None, period: Any) -> Selection:
    return Selection(ruleset, period or "all")


async def setup(bot: ServingBot) -> None:
    """Add the commands."""
    await bot.add_cog(Memory(bot))
