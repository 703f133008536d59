"""A number with a decimal is written as the reader's language writes it, wherever it stands."""

import pytest

from bot.i18n import installed
from bot.service.deck_limits import DeckLimits
from bot.service.ports import DeckSize, Removed, ServerDeck
from bot.service.uploads import MIB
from bot.ui.presenters import deck_care
from bot.ui.presenters.statistics import decimal
from tests.ui.render_contexts import text_of

in_every_language = pytest.mark.parametrize(
    ("locale", "mark"), [("en", "."), ("it", ","), ("pl", ","), ("pt-BR", ",")]
)


@in_every_language
def test_the_room_of_decks_has_the_decimal_mark_of_the_language(locale: str, mark: str) -> None:
    size = DeckSize(ServerDeck("deck", 1, "cats", "Cats", 84), 84, 5 * MIB // 2)
    texts, gone = installed().texts(locale), Removed(84, 5 * MIB // 2)
    text = text_of(deck_care.deck_list([size], DeckLimits(), texts, gone, None))
    assert text.count(f"2{mark}5") == 3, "of the deck, of all decks, and of removed cards"
    nothing = text_of(deck_care.deck_list([], DeckLimits(), texts, Removed(), None))
    assert f"0{mark}0" in nothing


@in_every_language
def test_points_a_round_have_the_decimal_mark_of_the_language(locale: str, mark: str) -> None:
    assert decimal(3.25, installed().texts(locale)) == f"3{mark}2"
