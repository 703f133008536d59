"""The settings of a lobby: one menu per choice."""

from collections.abc import Mapping, Sequence

import discord

from bot.engine.options import LIMITS, with_settings
from bot.engine.ruleset import RULESETS, round_rules
from bot.service.choices import PACES, variants_of
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.page_builder import OPTIONS, Menu, PageBuilder, menu, option

NONE = "none"
TARGETS = (10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
VARIANTS = ("lone-finder", "mime-or-sing")


def settings_panel(context: RenderContext, languages: Mapping[str, str] | None = None) -> Page:
    """Return the panel; every menu shows what is chosen (``bot.service.choices`` takes it).

    ``languages`` maps locales to their names: the public messages' language is no setting of the
    game's, and the reader's own may be another, so that menu shows no choice.
    """
    texts, settings = context.texts, context.game.settings
    rules = settings.ruleset
    builder = PageBuilder(texts, context.notes)
    builder.say("panel-title")
    rulesets = {n: (texts(f"ruleset-{n}"), texts(f"ruleset-{n}-hint")) for n in RULESETS}
    builder.select(_names(context, "ruleset", rulesets, rules.name))
    builder.select(_decks(context))
    paces = {n: (texts(f"pace-{n}"), texts(f"pace-{n}-hint")) for n in PACES}
    builder.select(_names(context, "pace", paces, settings.pace.name))
    builder.select(_variants(context))
    builder.select(_numbers(context, "target", (None, *TARGETS), rules.target_score))
    builder.select(_numbers(context, "laps", (None, *range(1, 11)), rules.laps))
    builder.select(_hand_sizes(context))
    if rules.scoring == "guessing":
        builder.select(_numbers(context, "cap", (None, *range(1, 13)), rules.vote_points_cap))
    if rules.scoring == "guessing" and not rules.pairs:
        builder.select(_numbers(context, "tokens", (1, 2, 3), rules.tokens))
    first = {n: (texts(f"first-{n}"), "") for n in ("offer", "random", "host")}
    builder.select(_names(context, "first", first, rules.first_storyteller))
    seating = {n: (texts(f"seating-{n}"), "") for n in ("shuffled", "joined")}
    builder.select(_names(context, "seating", seating, rules.seating))
    if languages and len(languages) > 1:
        options = [option(name, locale) for locale, name in languages.items()]
        builder.select(menu(context, "set", texts("panel-language"), options, "language"))
    open_ = context.game.phase == "lobby"
    return builder.small(texts("panel-hint" if open_ else "panel-hint-running")).build()


def _names(
    context: RenderContext, field: str, named: Mapping[str, tuple[str, str]], chosen: str
) -> Menu:
    """Return a menu of values with their names and hints."""
    texts = context.texts
    options = [
        option(
            texts("panel-option", field=texts(f"panel-field-{field}"), choice=name),
            value,
            description=hint,
            default=value == chosen,
        )
        for value, (name, hint) in named.items()
    ]
    return menu(context, "set", texts(f"panel-field-{field}"), options, field)


def _numbers(
    context: RenderContext, field: str, numbers: Sequence[int | None], chosen: int | None
) -> Menu:
    texts = context.texts
    offered = list(numbers)
    if chosen not in offered:
        offered = [
            *(n for n in offered if n is None),
            *sorted({chosen or 0, *filter(None, offered)}),
        ]
    options = [
        option(
            texts(
                "panel-option", field=texts(f"panel-field-{field}"), choice=_number(context, number)
            ),
            NONE if number is None else str(number),
            default=number == chosen,
        )
        for number in offered
    ]
    return menu(context, "set", texts(f"panel-field-{field}"), options, field)


def _hand_sizes(context: RenderContext) -> Menu:
    """Return the menu of hands, named as they will be dealt to as many as sit here now (S4)."""
    texts, rules = context.texts, context.game.settings.ruleset
    seated = max(len(context.game.players), rules.min_players)
    field = texts("panel-field-hand-size")
    least, most = LIMITS["hand_size"]
    options: list[discord.SelectOption] = []
    for size in range(least, most + 1):
        changed = rules if size == rules.hand_size else with_settings(rules, hand_size=size)
        dealt = round_rules(changed, seated).hand_size
        options.append(
            option(
                texts("panel-option", field=field, choice=str(dealt)),
                str(size),
                description="" if dealt == size else texts("panel-hand-of-more", hand=str(size)),
                default=size == rules.hand_size,
            )
        )
    return menu(context, "set", field, options, "hand-size")


def _number(context: RenderContext, number: int | None) -> str:
    return context.texts("panel-none") if number is None else str(number)


def _decks(context: RenderContext) -> Menu:
    texts, chosen = context.texts, context.game.settings.decks
    # Those in play come first: with more decks than a menu holds, they must stay in it.
    installed = context.decks.keys()
    keys = [*chosen, *(key for key in installed if key not in chosen)][:OPTIONS]
    field = texts("panel-field-decks")
    options = [
        option(
            texts("panel-option", field=field, choice=context.decks.title(key, texts.locale)),
            key,
            default=key in chosen,
        )
        for key in keys
    ]
    return menu(context, "set", field, options, "decks", most=len(options))


def _variants(context: RenderContext) -> Menu:
    texts, rules = context.texts, context.game.settings.ruleset
    chosen, field = variants_of(rules), texts("panel-field-variants")
    options = [
        option(
            texts("panel-option", field=field, choice=texts(f"variant-{name}")),
            name,
            description=texts(f"variant-{name}-hint"),
            default=name in chosen,
        )
        for name in VARIANTS
        # Nobody looks for the storyteller's card in party, so nobody finds it alone.
        if rules.scoring == "guessing" or name != "lone-finder"
    ]
    # With no variant chosen, the closed menu shows these words.
    none = texts("panel-option", field=field, choice=texts("panel-no-variants"))
    select = menu(context, "set", none, options, "variants", most=len(options))
    select.min_values = 0
    return select
