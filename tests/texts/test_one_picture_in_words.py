"""The alternative text of a single picture speaks of one card."""

from bot.engine.ids import PlayerId
from bot.service.ports import ServerDeck
from bot.ui.deck_jobs import DeckJobs
from bot.ui.permissions import Rights
from bot.ui.presenters.decks import preview
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
    assert texts("alt-sheet", single=True, first="1", last="1") in shown("a", locale)
    assert texts("alt-sheet", single=False, first="1", last="2") in shown("ab", locale)
