"""Commands for those who look after a server's decks.

They are a command of their own, ``/dixit-deck``, since only for whole commands Discord lets
managers say who may use them (Server Settings → Integrations); before that, Manage Server may.
"""

from functools import partial
from typing import Literal

import discord
from discord import app_commands

from bot.ui.handlers.deck_uploads import AddOptions
from bot.ui.services import ServingBot
from cogs import DixitCog, Interaction, choices, command, options

FIT_CHOICES = choices("fit", ("cut", "pad"))


class Decks(DixitCog):
    """The commands about decks."""

    group = "dixit-deck"
    prefix = "deck-"
    managers = True

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the server's own decks."""
        found = await self.handlers.decks.suggest(interaction.guild_id, typed)
        return [app_commands.Choice(name=title, value=title) for title in found]

    @command("add")
    @options("file", "fit", deck="deck-or-new")
    @app_commands.choices(fit=FIT_CHOICES)
    @app_commands.autocomplete(deck=suggest)
    async def add(
        self,
        interaction: Interaction,
        deck: str,
        file: discord.Attachment | None = None,
        fit: Literal["cut", "pad"] = "cut",
    ) -> None:
        """Add pictures."""
        wish = AddOptions(deck, file, fit)
        await self.run(interaction, partial(self.handlers.decks.uploads.add, wish=wish))

    @command("list")
    async def overview(self, interaction: Interaction) -> None:
        """Show the server's decks."""
        await self.run(interaction, self.handlers.decks.overview)


async def setup(bot: ServingBot) -> None:
    """Add the commands."""
    await bot.add_cog(Decks(bot))
