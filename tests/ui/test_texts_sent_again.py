"""An exported zip whose table was corrected brings the texts, and says so."""

from dataclasses import replace

import pytest

from bot.i18n import installed
from bot.service.deck_editing import Known
from bot.ui.presenters import decks as pages
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, components, text_of
from tests.ui.scenario import Scenario
from tests.ui.test_deck_presses import (  # noqa: F401
    OWNER,
    looked_at,
    managed,
    picture,
    press,
    pressed,
)


async def test_changed_texts_are_announced_taken_and_counted(pressed: Scenario) -> None:  # noqa: F811
    await press(pressed, OWNER, "keep", await looked_at(pressed))
    editor = pressed.bot.services.router.handlers.decks._editor
    job = await looked_at(pressed)
    job.taken = (replace(picture("a"), text="A lion"), picture("b"))
    known = await editor.known(job.deck, job.taken)
    page = pages.preview(job, installed().texts("en"), known)
    assert "One card of the deck gets another text, from `deck.csv`." in text_of(page)
    assert "'Change the text'" in str(components(page))
    kept = await press(pressed, OWNER, "keep", job)
    assert "All of these pictures are in “Cats” already." in kept
    assert "Nothing new" not in kept
    assert "One text was changed." in kept
    _, cards = await editor.deck(pressed.guild.id, job.deck.id)
    assert [card.text for card in cards] == ["A lion", ""]


async def test_pictures_that_bring_nothing_are_nothing_new(pressed: Scenario) -> None:  # noqa: F811
    await press(pressed, OWNER, "keep", await looked_at(pressed))
    kept = await press(pressed, OWNER, "keep", await looked_at(pressed))
    assert "Nothing new: all of these pictures are in “Cats” already." in kept
    assert "text" not in kept


@in_every_language
@pytest.mark.parametrize("count", [1, 3, 12])
async def test_every_language_says_how_many_texts_change(
    pressed: Scenario,  # noqa: F811
    locale: str,
    count: int,
) -> None:
    texts, job = LIBRARY.texts(locale), await looked_at(pressed)
    both = frozenset(one.digest for one in job.taken)
    without = pages.preview(job, texts, Known(both))
    changing = pages.preview(job, texts, Known(both, count))
    assert "deck.csv" not in text_of(without)
    [line] = [one for one in text_of(changing).splitlines() if "`deck.csv`" in one]
    assert (str(count) in line) == (count > 1)
    assert str(components(without)) != str(components(changing))
