"""The settings say of the decks what the start says: how many cards, and whether they suffice."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.errors import SettingsError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.panel import PAGES
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.shelf import TableDecks
from tests.ui.render_contexts import LIBRARY, components, context, text_of

COUNTS = (0, 1, 2, 22, 84, 85)
COUNTED = {
    "en": ("0 cards", "one card", "2 cards", "22 cards", "84 cards", "85 cards"),
    "it": ("0 carte", "una carta", "2 carte", "22 carte", "84 carte", "85 carte"),
    "pl": ("0 kart", "jedna karta", "2 karty", "22 karty", "84 karty", "85 kart"),
    "pt-BR": ("nenhuma carta", "uma carta", "2 cartas", "22 cartas", "84 cartas", "85 cartas"),
}


@in_every_language
@pytest.mark.parametrize("cards", [20, 26, 27, 40])
@pytest.mark.parametrize(
    ("rules", "players"),
    [(CLASSIC, 1), (CLASSIC, 3), (CLASSIC, 4), (MINI, 3), (ODYSSEY, 6), (TEAMS, 6), (TEAMS, 7)],
)
def test_the_panel_says_that_there_are_too_few_cards_as_the_start_does(
    rules, players, cards, locale
):
    table = Table(rules, players, start=False, pace=PACES["normal"])
    shown = context(table.view(1), locale, decks=TableDecks(cards))
    panels = [text_of(presenters.settings_panel(shown, page=page)) for page in PAGES]
    playing = max(rules.min_players, players + players % 2 if rules.pairs else players)
    refused = start_refused(Table(rules, playing, cards=cards, start=False))
    if refused is None:
        begin = LIBRARY.texts(locale)("error-deck-too-small", players=playing, needed=0, have=0)
        assert not any(begin[:12] in panel for panel in panels)
    else:
        assert refused.code == "deck-too-small"
        said = presenters.refusal(refused, LIBRARY.texts(locale))
        assert all(said in panel for panel in panels)


def start_refused(table: Table) -> SettingsError | None:
    try:
        table.do(c.StartGame(PlayerId(1), table.cards))
    except SettingsError as error:
        return error
    return None


@in_every_language
@pytest.mark.parametrize("start", [False, True])
def test_of_too_few_cards_it_speaks_only_where_they_may_be_changed(start, locale):
    table = Table(CLASSIC, 6, start=start, pace=PACES["normal"])
    shown = context(table.view(1), locale, decks=TableDecks(20))
    short = LIBRARY.texts(locale)("error-deck-too-small", players=6, needed=42, have=20)
    assert (short in text_of(presenters.settings_panel(shown))) == (not start)


@in_every_language
def test_where_too_many_sit_it_is_not_said_that_more_cards_help(locale):
    """The start is refused for another reason first."""
    table = Table(ODYSSEY, 8, cards=20, start=False, pace=PACES["normal"])
    settings = replace(table.game.settings, ruleset=CLASSIC)
    table.do(c.Configure(PlayerId(1), settings))
    refused = start_refused(table)
    assert refused is not None
    assert refused.code == "too-many-players"
    shown = context(table.view(1), locale, decks=TableDecks(20))
    assert "56" not in text_of(presenters.settings_panel(shown))


@in_every_language
@pytest.mark.parametrize(("place", "count"), list(enumerate(COUNTS)))
def test_each_deck_of_the_menu_has_its_number_of_cards(place, count, locale):
    table = Table(CLASSIC, 3, start=False, pace=PACES["normal"])
    shown = context(table.view(1), locale, decks=TableDecks(count))
    menus = components(presenters.settings_panel(shown))
    (menu,) = (each for each in menus if ":decks:" in each.get("custom_id", ""))
    assert [each["description"] for each in menu["options"]] == [COUNTED[locale][place]]
