"""Commands for everybody: start, join, leave, hand, clue, status, rules, explain, forget-me."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.service.choices import PACES, RULESET_NAMES
from bot.service.ports import StoredGame
from bot.ui.desk import Wish
from bot.ui.reply import Reply
from cogs import Interaction, choices, desk_of, group, reply_to, run, said, text

RULESET_CHOICES = choices("ruleset", RULESET_NAMES)
PACE_CHOICES = choices("pace", tuple(PACES))
LANGUAGE_CHOICES = choices("language", ("en", "it", "pt-BR", "pl"))
VARIANT_CHOICES = choices("variant", ("lone-finder", "mime-or-sing"))


async def in_game(
    interaction: Interaction, work: Callable[[Reply, StoredGame], Awaitable[None]]
) -> None:
    """Run work on the game that is meant here."""
    reply, desk = reply_to(interaction), desk_of(interaction)

    async def found() -> None:
        await work(reply, await desk.tools.game_here(reply))

    await run(reply, found())


@group.command(name=said("start", "command-start"), description=text("command-start-description"))
@app_commands.guild_only()
@app_commands.rename(
    ruleset=said("ruleset", "option-ruleset"),
    pace=said("pace", "option-pace"),
    language=said("language", "option-language"),
    deck=said("deck", "option-deck"),
    variant=said("variant", "option-variant"),
    thread=said("thread", "option-thread"),
)
@app_commands.describe(
    ruleset=text("option-ruleset-description"),
    pace=text("option-pace-description"),
    language=text("option-language-description"),
    deck=text("option-deck-description"),
    variant=text("option-variant-description"),
    thread=text("option-thread-description"),
)
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
    wish = Wish(ruleset, pace, decks, language, thread, variants)
    await run(reply, desk_of(interaction).lobby.open(reply, wish))


@start.autocomplete("deck")
async def suggest_deck(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest installed decks, several separated by commas."""
    decks = desk_of(interaction).tools.decks
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


@group.command(name=said("join", "command-join"), description=text("command-join-description"))
async def join(interaction: Interaction) -> None:
    """Sit down."""
    await in_game(interaction, desk_of(interaction).lobby.join)


@group.command(name=said("leave", "command-leave"), description=text("command-leave-description"))
async def leave(interaction: Interaction) -> None:
    """Stand up."""
    await in_game(interaction, desk_of(interaction).lobby.leave)


@group.command(name=said("hand", "command-hand"), description=text("command-hand-description"))
async def hand(interaction: Interaction) -> None:
    """Show one's hand."""
    await in_game(interaction, desk_of(interaction).play.my_hand)


@group.command(name=said("clue", "command-clue"), description=text("command-clue-description"))
async def clue(interaction: Interaction) -> None:
    """Give a clue."""
    await in_game(interaction, desk_of(interaction).play.ask_clue)


@group.command(
    name=said("status", "command-status"), description=text("command-status-description")
)
async def status(interaction: Interaction) -> None:
    """Say how the game stands."""
    await in_game(interaction, desk_of(interaction).info.status)


@group.command(name=said("rules", "command-rules"), description=text("command-rules-description"))
@app_commands.rename(ruleset=said("ruleset", "option-ruleset"))
@app_commands.describe(ruleset=text("option-ruleset-description"))
@app_commands.choices(ruleset=RULESET_CHOICES)
async def rules(interaction: Interaction, ruleset: str | None = None) -> None:
    """Show the rules in force."""
    reply = reply_to(interaction)
    await run(reply, desk_of(interaction).info.rules_here(reply, ruleset))


@group.command(
    name=said("explain", "command-explain"), description=text("command-explain-description")
)
async def explain(interaction: Interaction) -> None:
    """Explain the points of the last round."""
    await in_game(interaction, desk_of(interaction).info.explain)


@group.command(
    name=said("forget-me", "command-forget-me"), description=text("command-forget-me-description")
)
async def forget_me(interaction: Interaction) -> None:
    """Erase what is kept of the person."""
    reply = reply_to(interaction)
    await run(reply, desk_of(interaction).info.forget_me(reply))


async def setup(bot: commands.Bot) -> None:
    """Register the group with everything in it."""
    bot.tree.add_command(group)
