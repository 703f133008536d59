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


@in_every_language
@pytest.mark.parametrize("scored", [False, True])
@pytest.mark.parametrize(("rules", "players"), [(ODYSSEY, 4), (PARTY, 6)])
def test_once_the_board_is_laid_my_hand_says_that_it_is_gone(rules, players, scored, locale):
    """The draw at the end of the round brings another one, as it does for what was given."""
    table, texts = Table(rules, players), LIBRARY.texts(locale)
    table.to_voting()
    if scored:
        table.skip()
    words = [texts("hand-card-lost", count=count) for count in (1, 2)]
    for word in words:
        assert not any(word in text for text in said(table, locale)[:1])
        hide(table, table.hand(READER)[0])
        assert word in said(table, locale)[0]
        assert word not in said(table, locale, OTHER)[0]
    if not scored:
        table.skip()
        assert words[1] in said(table, locale)[0]
    table.next()
    assert not any(word in text for text in said(table, locale) for word in words)


@in_every_language
def test_so_it_does_where_no_card_is_left_that_could_come_at_once(locale):
    table = Table(ODYSSEY, 4, cards=28)
    table.play_round()
    table.next()
    assert table.game.pile == ()
    hide(table, table.hand(READER)[0])
    assert table.reveal.void_reason == "card-hidden"
    assert LIBRARY.texts(locale)("hand-card-lost", count=1) in said(table, locale)[0]


@pytest.mark.parametrize(("count", "said"), [(1, "jedną z"), (2, "dwie z"), (5, "5 z")])
def test_in_polish_two_are_not_several(count, said):
    """„Kilka” are three to nine."""
    for key in ("hand-card-hidden", "hand-card-lost"):
        words = LIBRARY.texts("pl")(key, count=count, numbers="2 i 4")
        assert f"ukryła {said} twoich kart." in words
