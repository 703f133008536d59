"""With how many players a deck of few cards can be played is said as the start then has it."""

import re

import pytest

from bot.engine.errors import SettingsError
from bot.engine.ids import CardId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, TEAMS, Ruleset
from bot.service.ports import ServerCard, ServerDeck
from bot.ui.presenters.deck_care import deck_report
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, text_of


def starts(rules: Ruleset, players: int, cards: int) -> bool:
    try:
        Table(rules, players, cards=cards, seating="shuffled")
    except SettingsError:
        return False
    return True


def card(number: int) -> ServerCard:
    sharp = {"width": 800, "height": 1200, "cut": 0.0}
    name = CardId(f"deck/{number}")
    return ServerCard(name, number, "a card", "", 0, sketch=b"", offered=True, **sharp)


@in_every_language
@pytest.mark.parametrize("cards", [27, 40, 84])
@pytest.mark.parametrize("rules", [CLASSIC, MINI, ODYSSEY, TEAMS])
def test_a_deck_is_said_to_serve_as_many_players_as_start_with_it(rules, cards, locale):
    texts, deck = LIBRARY.texts(locale), ServerDeck("deck", 1, "deck", "Deck", 1)
    said = text_of(deck_report(deck, [card(n + 1) for n in range(cards)], [], texts))
    (line,) = (line for line in said.splitlines() if texts(f"ruleset-{rules.name}") + ":" in line)
    served = [n for n in range(3, rules.max_players + 1) if starts(rules, n, cards)]
    told = [int(number) for number in re.findall(r"\d+", line)]
    if "✅" not in line:
        assert not served
    elif rules.pairs or len(served) <= 2:
        assert told == served
    else:
        assert list(range(told[0], told[1] + 1)) == served


@in_every_language
@pytest.mark.parametrize(("cards", "enough"), [(20, False), (21, True)])
def test_a_deck_too_small_for_any_game_is_not_said_to_serve_some(cards, enough, locale):
    texts, deck = LIBRARY.texts(locale), ServerDeck("deck", 1, "deck", "Deck", 1)
    said = text_of(deck_report(deck, [card(n + 1) for n in range(cards)], [], texts))
    head = texts("deck-report", deck="Deck", cards=cards, enough=enough)
    other = texts("deck-report", deck="Deck", cards=cards, enough=not enough)
    assert head in said
    assert other not in said
    assert ("✅" in said) == enough
