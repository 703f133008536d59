"""Of a person who plays in several channels at once each direct message says of which it is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS, Ruleset
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.page import Page, RenderContext
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

READER = 2


def moments(rules: Ruleset, players: int) -> Iterator[Table]:
    """Yield a table in every phase of a round, with the reader in it, gone, and back."""
    for phases in range(5):
        table = Table(rules, players, pace=PACES["normal"])
        steps = (table.tell, table.give_all, table.close, table.next)
        for step in steps[:phases]:
            step()
        yield table
        table.leave(READER)
        yield table
        table.do(c.Join(PlayerId(READER), NAMES[READER - 1]))
        yield table


def direct_pages(shown: RenderContext) -> Iterator[Page]:
    yield presenters.tell(shown)
    yield presenters.hand(shown)
    yield presenters.over(shown)
    yield presenters.over(replace(shown, removed="yes"))


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 5), (PARTY, 7), (TEAMS, 8)])
def test_every_direct_message_of_a_game_names_its_channel_in_its_first_line(rules, players, locale):
    for table in moments(rules, players):
        shown = context(table.view(READER), locale, direct=True)
        channel = f"<#{shown.place.target_id}>"
        for page in direct_pages(shown):
            first, *others = text_of(page).splitlines()
            assert first.startswith("### "), first
            assert channel in first
            assert channel not in "\n".join(others)


@in_every_language
def test_so_does_the_one_that_is_there_when_it_is_over(locale):
    table = Table(CLASSIC, 5)
    table.play_round()
    table.do(c.EndGame(PlayerId(1)))
    shown = context(table.view(READER), locale, direct=True)
    first, *_ = text_of(presenters.hand(shown)).splitlines()
    assert f"<#{shown.place.target_id}>" in first


@in_every_language
def test_what_is_read_in_the_channel_does_not_name_it(locale):
    table = Table(CLASSIC, 5)
    table.tell()
    shown = context(table.view(READER), locale)
    assert "<#" not in text_of(presenters.my_hand(shown))
