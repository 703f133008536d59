"""Commands for everybody: start, join, leave, hand, clue, status, rules, explain, forget-me."""

from functools import partial

from discord import app_commands

from bot.service.choices import PACES, RULESET_NAMES
from bot.ui.handlers import StartOptions
from bot.ui.services import ServingBot
from cogs import DixitCog, Interaction, choices, command, languages, options

RULESET_CHOICES = choices("ruleset", RULESET_NAMES)
PACE_CHOICES = choices("pace", tuple(PACES))
LANGUAGE_CHOICES = languages()
LONGEST = 100
"""Characters of a suggestion's name and value."""


class Play(DixitCog):
    """The commands that everybody may use."""

    async def suggest_deck(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the decks that can be played with here, several separated by commas."""
        offers = await self.handlers.decks.suggest_to_play(
            interaction.guild_id, typed, interaction.locale.value
        )
        return [app_commands.Choice(name=name, value=value) for name, value in offers]

    async def suggest_variants(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest variants by their names, after those that are typed already."""
        before, comma, last = typed.rpartition(",")
        names = await self.handlers.opening.fitting_variants(
            interaction.guild_id, interaction.namespace.ruleset, interaction.locale.value
        )
        return [
            app_commands.Choice(name=offer[:LONGEST], value=offer[:LONGEST])
            for name in names
            if last.strip().lower() in name.lower()
            and (offer := f"{before}{comma}{' ' if comma else ''}{name}")
        ]

    @command("start")
    @options(
        "ruleset", "pace", "language", "deck", "variants", "thread", "computers", "now", "invited"
    )
    @app_commands.choices(ruleset=RULESET_CHOICES, pace=PACE_CHOICES, language=LANGUAGE_CHOICES)
    @app_commands.autocomplete(deck=suggest_deck, variants=suggest_variants)
    async def start(
        self,
        interaction: Interaction,
        *,
        ruleset: str | None = None,
        pace: str | None = None,
        language: str | None = None,
        deck: str | None = None,
        variants: str | None = None,
        thread: bool = False,
        computers: app_commands.Range[int, 0, 11] = 0,
        now: bool = False,
        invited: str | None = None,
    ) -> None:
        """Open a lobby, or deal at once."""
        wish = StartOptions(
            ruleset, pace, _parts(deck), language, thread, _parts(variants), computers, now, invited
        )
        await self.run(interaction, partial(self.handlers.opening.open, wish=wish))

    @command("join")
    async def join(self, interaction: Interaction) -> None:
        """Sit down."""
        await self.in_game(interaction, self.handlers.seating.join)

    @command("leave")
    async def leave(self, interaction: Interaction) -> None:
        """Stand up."""
        await self.in_game(interaction, partial(self.handlers.asking.ask, doing="leave"))

    @command("hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show one's hand."""
        await self.in_game(interaction, self.handlers.looking.my_hand)

    @command("clue")
    async def clue(self, interaction: Interaction) -> None:
        """Give a clue."""
        await self.in_game(interaction, self.handlers.telling.ask_clue, modal=True)

    @command("status")
    async def status(self, interaction: Interaction) -> None:
        """Say how the game stands."""
        await self.in_game(interaction, self.handlers.info.status)

    @command("rules")
    @options("ruleset")
    @app_commands.choices(ruleset=RULESET_CHOICES)
    async def rules(self, interaction: Interaction, ruleset: str | None = None) -> None:
        """Show the rules in force."""
        await self.run(interaction, partial(self.handlers.info.rules_here, ruleset=ruleset))

    @command("explain")
    async def explain(self, interaction: Interaction) -> None:
        """Explain the points of the last round."""
        await self.in_game(interaction, self.handlers.info.explain)

    @command("forget-me")
    async def forget_me(self, interaction: Interaction) -> None:
        """Erase what is kept of the person, if they say so once more."""
        await self.run(interaction, self.handlers.info.ask_to_forget)


def _parts(listed: str | None) -> tuple[str, ...]:
    """Return what was written with commas between."""
    return tuple(part.strip() for part in (listed or "").split(",") if part.strip())


async def setup(bot: ServingBot) -> None:
    """Add the commands."""
    await bot.add_cog(Play(bot))
