"""The settings of a lobby: one menu per choice."""

from collections.abc import Mapping, Sequence

import discord

from bot.engine.ruleset import LIMITS, RULESETS, round_rules, with_settings
from bot.service.choices import PACES, variants_of
from bot.ui.page import Page, Scene
from bot.ui.presenters.sheet import OPTIONS, Menu, Sheet, menu, option

NONE = "none"
TARGETS = (10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
VARIANTS = ("lone-finder", "mime-or-sing")


def settings_panel(scene: Scene, languages: Mapping[str, str] | None = None) -> Page:
    """Return the panel; every menu shows what is chosen (``bot.service.choices`` takes it).

    ``languages`` maps locales to their names: the public messages' language is no setting of the
    game's, and the reader's own may be another, so that menu shows no choice.
    """
    texts, settings = scene.texts, scene.game.settings
    rules = settings.ruleset
    sheet = Sheet(texts, scene.notes)
    sheet.say("panel-title")
    rulesets = {n: (texts(f"ruleset-{n}"), texts(f"ruleset-{n}-hint")) for n in RULESETS}
    sheet.select(_names(scene, "ruleset", rulesets, rules.name))
    sheet.select(_decks(scene))
    paces = {n: (texts(f"pace-{n}"), texts(f"pace-{n}-hint")) for n in PACES}
    sheet.select(_names(scene, "pace", paces, settings.pace.name))
    sheet.select(_variants(scene))
    sheet.select(_numbers(scene, "target", (None, *TARGETS), rules.target_score))
    sheet.select(_numbers(scene, "laps", (None, *range(1, 11)), rules.laps))
    sheet.select(_hand_sizes(scene))
    if not rules.agreement:
        sheet.select(_numbers(scene, "cap", (None, *range(1, 13)), rules.vote_points_cap))
    if not (rules.agreement or rules.teams):
        sheet.select(_numbers(scene, "tokens", (1, 2, 3), rules.tokens))
    first = {n: (texts(f"first-{n}"), "") for n in ("offer", "random", "host")}
    sheet.select(_names(scene, "first", first, rules.first_storyteller))
    seating = {n: (texts(f"seating-{n}"), "") for n in ("shuffled", "joined")}
    sheet.select(_names(scene, "seating", seating, rules.seating))
    if languages and len(languages) > 1:
        options = [option(name, locale) for locale, name in languages.items()]
        sheet.select(menu(scene, "set", texts("panel-language"), options, "language"))
    open_ = scene.game.phase == "lobby"
    return sheet.small(texts("panel-hint" if open_ else "panel-hint-running")).page()


def _names(scene: Scene, field: str, named: Mapping[str, tuple[str, str]], chosen: str) -> Menu:
    """Return a menu of values with their names and hints."""
    texts = scene.texts
    options = [
        option(
            texts("panel-option", field=texts(f"panel-field-{field}"), choice=name),
            value,
            description=hint,
            default=value == chosen,
        )
        for value, (name, hint) in named.items()
    ]
    return menu(scene, "set", texts(f"panel-field-{field}"), options, field)


def _numbers(scene: Scene, field: str, numbers: Sequence[int | None], chosen: int | None) -> Menu:
    texts = scene.texts
    offered = list(numbers)
    if chosen not in offered:
        offered = [
            *(n for n in offered if n is None),
            *sorted({chosen or 0, *filter(None, offered)}),
        ]
    options = [
        option(
            texts(
                "panel-option", field=texts(f"panel-field-{field}"), choice=_number(scene, number)
            ),
            NONE if number is None else str(number),
            default=number == chosen,
        )
        for number in offered
    ]
    return menu(scene, "set", texts(f"panel-field-{field}"), options, field)


def _hand_sizes(scene: Scene) -> Menu:
    """Return the menu of hands, named as they will be dealt to as many as sit here now (S4)."""
    texts, rules = scene.texts, scene.game.settings.ruleset
    seated = max(len(scene.game.players), rules.min_players)
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
    return menu(scene, "set", field, options, "hand-size")


def _number(scene: Scene, number: int | None) -> str:
    return scene.texts("panel-none") if number is None else str(number)


def _decks(scene: Scene) -> Menu:
    texts, chosen = scene.texts, scene.game.settings.decks
    # Those in play come first: with more decks than a menu holds, they must stay in it.
    installed = scene.decks.keys()
    keys = [*chosen, *(key for key in installed if key not in chosen)][:OPTIONS]
    field = texts("panel-field-decks")
    options = [
        option(
            texts("panel-option", field=field, choice=scene.decks.title(key, texts.locale)),
            key,
            default=key in chosen,
        )
        for key in keys
    ]
    return menu(scene, "set", field, options, "decks", most=len(options))


def _variants(scene: Scene) -> Menu:
    texts, rules = scene.texts, scene.game.settings.ruleset
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
        if not (rules.agreement and name == "lone-finder")
    ]
    # With no variant chosen, the closed menu shows these words.
    none = texts("panel-option", field=field, choice=texts("panel-no-variants"))
    select = menu(scene, "set", none, options, "variants", most=len(options))
    select.min_values = 0
    return select
