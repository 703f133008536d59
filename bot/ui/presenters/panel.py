"""The settings of a lobby: one menu per choice."""

from collections.abc import Sequence

from bot.engine.ruleset import RULESETS
from bot.service.choices import PACES, variants_of
from bot.ui.page import Page, Scene
from bot.ui.presenters.sheet import OPTIONS, Menu, Sheet, menu, option

NONE = "none"
TARGETS = (10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
VARIANTS = ("lone-finder", "mime-or-sing")


def settings_panel(scene: Scene) -> Page:
    """Return the panel; every menu shows what is chosen (``bot.service.choices`` takes it)."""
    texts, settings = scene.texts, scene.game.settings
    rules = settings.ruleset
    sheet = Sheet(texts, scene.notes)
    sheet.say("panel-title")
    sheet.select(_names(scene, "ruleset", list(RULESETS), (rules.name,)))
    sheet.select(_decks(scene))
    sheet.select(_names(scene, "pace", list(PACES), (settings.pace.name,)))
    sheet.select(_variants(scene))
    sheet.select(_numbers(scene, "target", (None, *TARGETS), rules.target_score))
    sheet.select(_numbers(scene, "laps", (None, *range(1, 11)), rules.laps))
    sheet.select(_numbers(scene, "hand-size", tuple(range(3, 11)), rules.hand_size))
    if not rules.agreement:
        sheet.select(_numbers(scene, "cap", (None, *range(1, 13)), rules.vote_points_cap))
    if not (rules.agreement or rules.teams):
        sheet.select(_numbers(scene, "tokens", (1, 2, 3), rules.tokens))
    first = ("offer", "random", "host")
    sheet.select(_names(scene, "first", first, (rules.first_storyteller,)))
    sheet.select(_names(scene, "seating", ("shuffled", "joined"), (rules.seating,)))
    return sheet.small(texts("panel-hint")).page()


def _names(scene: Scene, field: str, names: Sequence[str], chosen: Sequence[str]) -> Menu:
    texts = scene.texts
    options = [
        option(
            texts("panel-option", field=texts(f"field-{field}"), choice=texts(f"{field}-{name}")),
            name,
            description=texts(f"{field}-{name}-hint")
            if texts.knows(f"{field}-{name}-hint")
            else "",
            default=name in chosen,
        )
        for name in names
    ]
    return menu(scene, "set", texts(f"field-{field}"), options, field)


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
            texts("panel-option", field=texts(f"field-{field}"), choice=_number(scene, number)),
            NONE if number is None else str(number),
            default=number == chosen,
        )
        for number in offered
    ]
    return menu(scene, "set", texts(f"field-{field}"), options, field)


def _number(scene: Scene, number: int | None) -> str:
    return scene.texts("panel-none") if number is None else str(number)


def _decks(scene: Scene) -> Menu:
    texts, chosen = scene.texts, scene.game.settings.decks
    # Those in play come first: with more decks than a menu holds, they must stay in it.
    installed = scene.decks.keys()
    keys = [*chosen, *(key for key in installed if key not in chosen)][:OPTIONS]
    options = [
        option(scene.decks.title(key, texts.locale), key, default=key in chosen) for key in keys
    ]
    return menu(scene, "set", texts("field-decks"), options, "decks", most=len(options))


def _variants(scene: Scene) -> Menu:
    texts, chosen = scene.texts, variants_of(scene.game.settings.ruleset)
    options = [
        option(
            texts(f"variant-{name}"),
            name,
            description=texts(f"variant-{name}-hint"),
            default=name in chosen,
        )
        for name in VARIANTS
    ]
    select = menu(scene, "set", texts("field-variants"), options, "variants", most=len(options))
    select.min_values = 0
    return select
