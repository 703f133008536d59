"""Commands for those who look after a server's decks.

They are a command of their own, ``/dixit-deck``, since only for whole commands Discord lets
managers say who may use them (Server Settings → Integrations); before that, Manage Server may.
"""

from functools import partial
from typing import Literal

import discord
from discord import app_commands

from bot.ui.handlers.deck_care import DeckCare
from bot.ui.handlers.deck_uploads import AddOptions
from bot.ui.services import ServingBot
from cogs import DixitCog, Interaction, choices, command, options

FIT_CHOICES = choices("fit", ("cut", "pad"))


class Decks(DixitCog):
    """The commands about decks."""

    group = "dixit-deck"
    prefix = "deck-"
    managers = True

    @property
    def care(self) -> DeckCare:
        """What looks after cards that are kept."""
        return self.handlers.decks.care

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
        await self.run(interaction, self.care.overview)

    @command("show")
    @options(deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def show(self, interaction: Interaction, deck: str) -> None:
        """Show a deck's cards."""
        await self.run(interaction, partial(self.care.show, name=deck))

    @command("rename")
    @options("title", deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def rename(self, interaction: Interaction, deck: str, title: str) -> None:
        """Give a deck another name."""
        await self.run(interaction, partial(self.care.rename, name=deck, title=title))

    @command("describe")
    @options("card", "table", deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def describe(
        self,
        interaction: Interaction,
        deck: str,
        card: app_commands.Range[int, 1] | None = None,
        table: discord.Attachment | None = None,
    ) -> None:
        """Say what cards show."""
        work = partial(self.care.describe, name=deck, card=card, csv=table)
        await self.run(interaction, work)

    @command("remove")
    @options("cards", deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def remove(self, interaction: Interaction, deck: str, cards: str | None = None) -> None:
        """Remove cards, or a deck."""
        await self.run(interaction, partial(self.care.ask_removal, name=deck, numbers=cards))

    @command("export")
    @options(deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def export(self, interaction: Interaction, deck: str) -> None:
        """Give a deck out."""
        await self.run(interaction, partial(self.care.export, name=deck))

    @command("check")
    @options(deck="own-deck")
    @app_commands.autocomplete(deck=suggest)
    async def check(self, interaction: Interaction, deck: str) -> None:
        """Say which games a deck serves."""
        await self.run(interaction, partial(self.care.check, name=deck))


async def setup(bot: ServingBot) -> None:
    """Add the commands."""
    await bot.add_cog(Decks(bot))
