"""What is said of cards that nobody has described, as those of a server's new deck."""

from dataclasses import replace

import pytest

from bot.engine.ruleset import CLASSIC
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, LongDecks, components, context, text_of

FIRST = "A moth in a lamp."


class FewWords(LongDecks):
    """Decks of which only one card is described."""

    def __init__(self, described):
        self.described = described

    def describe(self, card, locale):
        return FIRST if card == self.described else ""


def alts(page):
    galleries = [found for found in components(page) if found["type"] == 12]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


@in_every_language
@pytest.mark.parametrize("described", [False, True])
def test_they_are_named_once_together(described, locale):
    table = Table(CLASSIC, 4)
    table.to_voting()
    first = table.view().board[0]
    shown = replace(context(table.view(), locale), decks=FewWords(first if described else None))
    unsaid = LIBRARY.texts(locale)("describe-unknown", several=True)
    (alt,) = alts(presenters.board(shown))
    numbers = "2, 3, 4" if described else "1, 2, 3, 4"
    assert f"{numbers}: {unsaid}" in alt
    assert ("1. A moth in a lamp;" in alt) == described
    said = text_of(presenters.describe(shown))
    assert f"**{numbers}** – {unsaid}" in said
    assert said.count(unsaid) == 1


@in_every_language
def test_they_stand_in_their_order(locale):
    """They came last: "1, 2, 4, 3"."""
    table = Table(CLASSIC, 4)
    table.to_voting()
    shown = replace(context(table.view(), locale), decks=FewWords(table.view().board[2]))
    texts = LIBRARY.texts(locale)
    two, one = (texts("describe-unknown", several=several) for several in (True, False))
    lines = text_of(presenters.describe(shown)).splitlines()
    assert lines[-3:] == [f"**1, 2** – {two}", f"**3** – {FIRST}", f"**4** – {one}"]
    (alt,) = alts(presenters.board(shown))
    assert f"1, 2: {two}; 3. {FIRST.removesuffix('.')}; 4: {one}" in alt


@in_every_language
def test_one_alone_has_no_empty_alternative_text(locale):
    table = Table(CLASSIC, 4)
    table.to_voting()
    shown = replace(context(table.view(), locale), decks=FewWords(None))
    (alt,) = alts(presenters.look(shown, table.view().board[0]))
    assert alt == LIBRARY.texts(locale)("describe-unknown", several=False)
