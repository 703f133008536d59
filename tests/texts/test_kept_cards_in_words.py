"""After pictures were kept it is said with which rules so many cards can be played."""

import re

import pytest

from bot.engine.ids import PlayerId
from bot.engine.ruleset import RULESETS
from bot.service.deck_editing import Kept
from bot.service.ports import ServerDeck
from bot.ui.deck_jobs import DeckJobs
from bot.ui.permissions import Rights
from bot.ui.presenters.decks import kept
from tests.languages import in_every_language
from tests.texts.test_small_decks_in_words import starts
from tests.ui.render_contexts import LIBRARY, text_of

DECK = ServerDeck("deck", 1, "cats", "Cats", 1)


def said(cards: int, locale: str) -> str:
    job = DeckJobs().begin(1, PlayerId(1), DECK, Rights(manages=True, roles=frozenset()))
    return text_of(kept(job, LIBRARY.texts(locale), Kept(DECK, cards, 0, cards), 0))


@in_every_language
@pytest.mark.parametrize("cards", [20, 21, 24, 26, 35, 36])
def test_the_rules_that_start_with_the_cards_are_named_unless_all_or_none_do(cards, locale):
    texts, words = LIBRARY.texts(locale), said(cards, locale)
    names = {texts(f"ruleset-{name}") for name in RULESETS}
    start = {
        texts(f"ruleset-{name}")
        for name, rules in RULESETS.items()
        if starts(rules, rules.min_players, cards)
    }
    ticked = set(re.findall(r"^✅ ([^:]+):", words, re.MULTILINE))
    assert ticked == (set() if start == names else start)
    assert ("`cats`" in words) == bool(start)
