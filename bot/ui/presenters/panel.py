"""The settings of a lobby: one menu per choice, on pages by what they are about."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

import discord

from bot.engine.options import CHOICES, LIMITS, OPTIONAL, with_settings
from bot.engine.ruleset import RULESETS, Ruleset
from bot.service.choices import FIELDS, LEFT_OPEN, PACES, in_book, makes_sense
from bot.service.server_decks import offered
from bot.service.variants import by_book, usual_three_players, variants_of
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.page_builder import OPTIONS, Menu, PageBuilder, Style, button, menu, option
from bot.ui.presenters.readiness import too_few_cards
from bot.ui.presenters.summary import differences_in_words, hand_in_words, printed, setting_in_words

NONE = "none"
TARGETS = (10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
PAGES: dict[str, tuple[str, ...]] = {
    "game": ("ruleset", "decks", "pace", "variants", "target", "laps", "language"),
    "rules": (
        "hand-size", "tokens", "many-tokens-from", "first", "seating", "refill", "recycle-below",
    ),
    "points": (
        "storyteller-points", "finder-points", "failure-points", "failure-per",
        "single-token-bonus", "cap", "agreement-cap",
    ),
}  # fmt: skip
"""What is chosen on which page: what most tables change comes first."""


def page_of(field: str) -> str:
    """Return the page on which a field is chosen; empty, the first one, for what is on none."""
    return next((page for page, fields in PAGES.items() if field in fields), "")


def settings_panel(
    context: RenderContext,
    languages: Mapping[str, str] | None = None,
    page: str = "",
    spoken: str = "",
) -> Page:
    """Return a page of the panel; every menu shows what is chosen (``bot.service.choices``).

    ``languages`` maps locales to their names, ``spoken`` is that of the public messages: it is no
    setting of the game's, and the reader's own may be another. More decks than a menu holds are on
    pages of their own: ``page`` is then as in ``game-2``.
    """
    texts, rules = context.texts, context.game.settings.ruleset
    page, _, number = page.partition("-")
    page = page if page in PAGES else next(iter(PAGES))
    shelf = _Shelf.of(context, int(number) if number.isdecimal() else 1)
    builder = PageBuilder(texts, context.notes)
    other = differences_in_words(rules, texts)
    differs = texts("panel-differs", list=other) if other else texts("panel-as-book")
    open_ = context.game.phase == "lobby"
    builder.text(texts("panel-title"), differs, too_few_cards(context) if open_ else "")
    for field in PAGES[page]:
        if field == "language":
            if languages and len(languages) > 1:
                builder.select(_languages(context, languages, spoken))
        elif field == "decks":
            builder.select(_decks(context, shelf))
        elif makes_sense(rules, field):
            builder.select(_menu(context, field))
    tabs = [
        button(
            context,
            "settings",
            texts(f"panel-page-{name}"),
            name,
            style=Style.primary if name == page else Style.secondary,
            disabled=name == page,
        )
        for name in PAGES
    ]
    if "decks" in PAGES[page] and shelf.pages > 1:
        following = shelf.page % shelf.pages + 1
        label = texts("panel-decks-page", page=str(following))
        tabs.append(button(context, "settings", label, f"{page}-{following}", emoji="🎴"))
    if other:
        tabs.append(button(context, "set", texts("panel-book"), "book", emoji="📖"))
    builder.buttons(tabs)
    return builder.small(texts("panel-hint" if open_ else "panel-hint-running")).build()


def _menu(context: RenderContext, field: str) -> Menu:
    texts, settings = context.texts, context.game.settings
    match field:
        case "ruleset":
            named = {n: (texts(f"ruleset-{n}"), texts(f"ruleset-{n}-hint")) for n in RULESETS}
            return _names(context, field, named, settings.ruleset.name)
        case "pace":
            named = {n: (texts(f"pace-{n}"), texts(f"pace-{n}-hint")) for n in PACES}
            return _names(context, field, named, settings.pace.name)
        case "variants":
            return _variants(context)
        case "hand-size":
            return _hand_sizes(context)
        case _:
            return _values(context, field)


def _languages(context: RenderContext, languages: Mapping[str, str], spoken: str) -> Menu:
    texts, field = context.texts, context.texts("panel-language")
    options = [
        option(texts("panel-option", field=field, choice=name), locale, default=locale == spoken)
        for locale, name in languages.items()
    ]
    return menu(context, "set", field, options, "language")


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


def _values(context: RenderContext, field: str) -> Menu:
    """Return the menu of a field's values; that of the book is marked as such."""
    texts, rules = context.texts, context.game.settings.ruleset
    name = FIELDS[field]
    chosen, book = getattr(rules, name), getattr(by_book(rules.name), name)
    usual, teams = "", field == "seating" and rules.pairs
    if in_book(rules, field):
        book_says = printed(field, texts)
        usual = texts("panel-by-italian" if book_says else "panel-by-book", book=book_says)
    elif field in LEFT_OPEN:
        usual = texts("panel-seating-teams" if teams else "panel-by-default")
    other = texts("panel-seating-paired") if teams else ""
    options = [
        option(
            texts(
                "panel-option",
                field=texts(f"panel-field-{field}"),
                choice=setting_in_words(field, value, rules, texts),
            ),
            NONE if value is None else str(value),
            description=usual if value == book else other,
            default=value == chosen,
        )
        for value in _offered(rules, name, (chosen, book) if in_book(rules, field) else (chosen,))
    ]
    return menu(context, "set", texts(f"panel-field-{field}"), options, field)


def _offered(rules: Ruleset, name: str, needed: Sequence[object]) -> list[object]:
    """Return the values to choose from; those that are ``needed`` are among them."""
    if name in CHOICES:
        return list(CHOICES[name])
    least, most = LIMITS[name]
    if name == "many_tokens_from":  # so many may be playing
        least, most = rules.min_players, rules.max_players
    steps = TARGETS if name == "target_score" else range(least, most + 1)
    numbers = sorted({*steps, *(n for n in needed if isinstance(n, int))})
    return [*([None] if name in OPTIONAL else []), *numbers]


def _hand_sizes(context: RenderContext) -> Menu:
    """Return the menu of hands, named as they will be dealt (S4)."""
    texts, rules = context.texts, context.game.settings.ruleset
    field, book = texts("panel-field-hand-size"), hand_in_words(by_book(rules.name), texts)
    least, most = LIMITS["hand_size"]
    options: list[discord.SelectOption] = []
    for size in range(least, most + 1):
        changed = rules if size == rules.hand_size else with_settings(rules, hand_size=size)
        dealt = hand_in_words(changed, texts)
        options.append(
            option(
                texts("panel-option", field=field, choice=dealt),
                str(size),
                description=texts("panel-by-book") if dealt == book else "",
                default=size == rules.hand_size,
            )
        )
    return menu(context, "set", field, options, "hand-size")


class _Shelf(NamedTuple):
    """The decks of one menu: those in play, which every page must offer, and some others."""

    keys: tuple[str, ...]
    page: int
    pages: int

    @classmethod
    def of(cls, context: RenderContext, page: int) -> Self:
        """Return a page, the first one if there are not so many."""
        installed = context.decks.keys()
        chosen = offered(context.decks, context.game.settings.decks)[0][:OPTIONS]
        others = [key for key in installed if key not in chosen]
        room = OPTIONS - len(chosen)
        parts = [others[at : at + room] for at in range(0, len(others), room)] if room else []
        page = page if 1 <= page <= len(parts) else 1
        return cls((*chosen, *(parts[page - 1] if parts else ())), page, len(parts))


def _decks(context: RenderContext, shelf: _Shelf) -> Menu:
    texts, chosen = context.texts, context.game.settings.decks
    field = texts("panel-field-decks")
    options = [
        option(
            texts("panel-option", field=field, choice=context.decks.title(key, texts.locale)),
            key,
            description=texts("panel-deck-cards", count=context.decks.size(key)),
            default=key in chosen,
        )
        for key in shelf.keys
    ]
    return menu(context, "set", field, options, "decks", most=len(options))


def _variants(context: RenderContext) -> Menu:
    texts, rules = context.texts, context.game.settings.ruleset
    field = texts("panel-field-variants")
    on = variants_of(rules)
    three = usual_three_players(rules)
    if on.get("three-players"):
        three = rules.three_players or three
    options = [
        option(
            texts("panel-option", field=field, choice=texts(f"variant-{name}")),
            name,
            description=texts(
                f"variant-{name}-hint",
                points=rules.finder_points + 1,
                hand=three.hand_size,
                count=three.cards_given,
                pairs=rules.pairs,
                files=context.clips,
            ),
            default=chosen,
        )
        for name, chosen in on.items()
    ]
    # With no variant chosen, the closed menu shows these words.
    none = texts("panel-option", field=field, choice=texts("panel-no-variants"))
    select = menu(context, "set", none, options, "variants", most=len(options))
    select.min_values = 0
    return select
