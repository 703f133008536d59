"""Whose card a moderator hid, and what came in its place, is said with the hand (M1)."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import CardId, PlayerId
from bot.engine.ruleset import ODYSSEY, PARTY, TEAMS
from bot.ui import presenters
from bot.ui.presenters.people import listing
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

READER, OTHER = 2, 3


def hide(table: Table, card: CardId) -> None:
    table.do(c.HideCard(PlayerId(99), card, moderator=True))


def said(table: Table, locale: str, player: int = READER) -> list[str]:
    """Return My hand and the direct message of somebody."""
    view = table.view(player)
    way = presenters.tell if table.kind == "storytelling" else presenters.hand
    return [
        text_of(presenters.my_hand(context(view, locale))),
        text_of(way(context(view, locale, direct=True))),
    ]


@in_every_language
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize(("rules", "players"), [(ODYSSEY, 4), (TEAMS, 6)])
def test_who_held_it_reads_which_card_came_until_the_board_is_laid(rules, players, told, locale):
    table, texts = Table(rules, players, first_storyteller="offer"), LIBRARY.texts(locale)
    if told:
        table.tell(1)
    quiet = said(table, locale)
    hide(table, table.hand(READER)[2])
    one = texts("hand-card-hidden", count=1, numbers="3")
    assert all(one in text for text in said(table, locale))
    assert not any(one in text for text in quiet + said(table, locale, OTHER))
    hide(table, table.hand(READER)[0])
    both = listing(texts, ["1", "3"])
    two = texts("hand-card-hidden", count=2, numbers=both)
    assert all(two in text for text in said(table, locale))
    if not told:
        table.tell(1)
    table.give_all()
    assert not any(two in text for text in said(table, locale))
    table.skip()
    table.next()
    assert table.kind == "storytelling"
    assert not any(two in text for text in said(table, locale))


@in_every_language
def test_of_a_card_that_nobody_had_seen_nothing_is_said(locale):
    """With this variant nobody sees their cards before the clue."""
    table = Table(PARTY, 6, hidden_from="everybody")
    hide(table, table.hand(READER)[2])
    table.tell()
    words = LIBRARY.texts(locale)("hand-card-hidden", count=1, numbers="3")
    assert not any(words in text for text in said(table, locale))
    hide(table, table.hand(READER)[2])
    assert all(words in text for text in said(table, locale))
