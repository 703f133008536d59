"""Where one of each pair is to give a card, nobody reads that both are waited for (T3)."""

import pytest

from bot.engine.evolve_people import with_chair
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def bold(table: Table, player: int) -> str:
    return f"**{table.game.chairs[table.seat(player)].name}**"


@in_every_language
def test_of_a_pair_that_owes_a_card_one_or_the_other_is_waited_for(locale):
    table, texts = Table(TEAMS, 6, pace=PACES["untimed"]), LIBRARY.texts(locale)
    table.tell()
    pair = texts("either-of", one=bold(table, 2), other=bold(table, 5))
    for page in (presenters.turn, presenters.status):
        said = text_of(page(context(table.view(), locale)))
        assert pair in said
        assert texts("either-of", one=bold(table, 3), other=bold(table, 6)) in said
        assert bold(table, 4) in said, "the storyteller's partner gives"
        assert bold(table, 4) not in pair
    table.give(2)
    assert pair not in text_of(presenters.turn(context(table.view(), locale)))
    table.give_all()
    voters = [ballot.player for ballot in table.voting.ballots]
    said = text_of(presenters.board(context(table.view(), locale)))
    assert all(bold(table, voter) in said for voter in voters)
    assert bold(table, 2) not in said


@in_every_language
@pytest.mark.parametrize("away", [2, 5])
def test_of_a_pair_with_one_who_is_away_the_other_is_waited_for(away, locale):
    table, texts = Table(TEAMS, 6), LIBRARY.texts(locale)
    table.tell()
    table.game = with_chair(table.game, table.seat(away), away=True, misses=2)
    said = text_of(presenters.turn(context(table.view(), locale)))
    assert texts("either-of", one=bold(table, 2), other=bold(table, 5)) not in said


@in_every_language
def test_where_nobody_has_a_partner_each_is_waited_for(locale):
    table, texts = Table(CLASSIC, 4), LIBRARY.texts(locale)
    table.tell()
    said = text_of(presenters.turn(context(table.view(), locale)))
    assert texts("either-of", one=bold(table, 2), other=bold(table, 3)) not in said
    assert all(bold(table, player) in said for player in (2, 3, 4))
