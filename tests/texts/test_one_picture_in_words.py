"""The alternative text of cards names those that are there."""

import re

import pytest

from bot.engine.ids import CardId, PlayerId
from bot.service.pictures import NumberedCard
from bot.service.ports import ServerDeck
from bot.ui.deck_jobs import DeckJobs
from bot.ui.permissions import Rights
from bot.ui.presenters.decks import preview, sheets
from bot.ui.presenters.page_builder import PageBuilder
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, components
from tests.ui.test_deck_presses import picture

DECK = ServerDeck("deck", 1, "cats", "Cats", 1)


def shown(names: str, locale: str) -> str:
    job = DeckJobs().begin(1, PlayerId(1), DECK, Rights(manages=True, roles=frozenset()))
    job.taken = tuple(picture(name) for name in names)
    return str(components(preview(job, LIBRARY.texts(locale))))


@in_every_language
def test_a_sheet_of_one_card_does_not_go_from_one_to_another(locale):
    texts = LIBRARY.texts(locale)
    assert texts("alt-sheet", which="single", first="1") in shown("a", locale)
    assert texts("alt-sheet", which="row", first="1", last="2") in shown("ab", locale)


@in_every_language
@pytest.mark.parametrize("numbers", [(1, 2, 7, 8), (3, 4, 30)])
def test_cards_that_are_not_there_are_not_among_those_of_a_sheet(numbers, locale):
    builder = PageBuilder(LIBRARY.texts(locale))
    sheets(builder, [NumberedCard(number, CardId(f"deck/{number}")) for number in numbers])
    [sheet] = builder.build().attachments
    assert [int(number) for number in re.findall(r"\d+", sheet.alt)] == [*numbers]
