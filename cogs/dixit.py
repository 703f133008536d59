"""Commands for everybody: start, join, leave, hand, clue, status, rules, explain, forget-me."""

from discord import app_commands
from discord.ext import commands

from bot.service.choices import PACES, RULESET_NAMES
from bot.ui.handlers import StartOptions
from cogs import (
    Interaction,
    add_to_group,
    choices,
    command,
    handlers_of,
    in_game,
    languages,
    options,
    reply_to,
    run,
)

RULESET_CHOICES = choices("ruleset", RULESET_NAMES)
PACE_CHOICES = choices("pace", tuple(PACES))
LANGUAGE_CHOICES = languages()
VARIANT_CHOICES = choices("variant", ("lone-finder", "mime-or-sing"))


@command("start")
@app_commands.guild_only()
@options("ruleset", "pace", "language", "deck", "variant", "thread")
@app_commands.choices(
    ruleset=RULESET_CHOICES, pace=PACE_CHOICES, language=LANGUAGE_CHOICES, variant=VARIANT_CHOICES
)
async def start(
    interaction: Interaction,
    ruleset: str | None = None,
    pace: str | None = None,
    language: str | None = None,
    deck: str | None = None,
    variant: str | None = None,
    thread: bool = False,  # noqa: FBT001, FBT002  Discord's options are named
) -> None:
    """Open a lobby."""
    reply = reply_to(interaction)
    decks = tuple(part.strip() for part in deck.split(",") if part.strip()) if deck else ()
    variants = (variant,) if variant else ()
    wish = StartOptions(ruleset, pace, decks, language, thread, variants)
    await run(reply, handlers_of(interaction).lobby.open(reply, wish))


@start.autocomplete("deck")
async def suggest_deck(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest installed decks, several separated by commas."""
    decks = handlers_of(interaction).deps.decks
    locale = interaction.locale.value
    before, comma, last = typed.rpartition(",")
    installed = decks.keys()
    offers = [key for key in installed if last.strip().lower() in key]
    return [
        app_commands.Choice(
            name=decks.title(key, locale)[:100], value=f"{before}{comma}{key}"[:100]
        )
        for key in offers[:25]
    ]


@command("join")
async def join(interaction: Interaction) -> None:
    """Sit down."""
    await in_game(interaction, handlers_of(interaction).lobby.join)


@command("leave")
async def leave(interaction: Interaction) -> None:
    """Stand up."""
    await in_game(interaction, handlers_of(interaction).lobby.leave)


@command("hand")
async def hand(interaction: Interaction) -> None:
    """Show one's hand."""
    await in_game(interaction, handlers_of(interaction).play.my_hand)


@command("clue")
async def clue(interaction: Interaction) -> None:
    """Give a clue."""
    await in_game(interaction, handlers_of(interaction).play.ask_clue)


@command("status")
async def status(interaction: Interaction) -> None:
    """Say how the game stands."""
    await in_game(interaction, handlers_of(interaction).info.status)


@command("rules")
@options("ruleset")
@app_commands.choices(ruleset=RULESET_CHOICES)
async def rules(interaction: Interaction, ruleset: str | None = None) -> None:
    """Show the rules in force."""
    reply = reply_to(interaction)
    await run(reply, handlers_of(interaction).info.rules_here(reply, ruleset))


@command("explain")
async def explain(interaction: Interaction) -> None:
    """Explain the points of the last round."""
    await in_game(interaction, handlers_of(interaction).info.explain)


@command("forget-me")
async def forget_me(interaction: Interaction) -> None:
    """Erase what is kept of the person."""
    reply = reply_to(interaction)
    await run(reply, handlers_of(interaction).info.forget_me(reply))


async def setup(bot: commands.Bot) -> None:
    """Add the commands."""
    add_to_group(bot, start, join, leave, hand, clue, status, rules, explain, forget_me)
