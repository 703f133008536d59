"""Who joins in the pause after a round is told to all until they are in, if a round follows."""

from dataclasses import replace

import pytest

from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def paused(rules, players: int, *, void: bool) -> Table:
    """Return a table in the pause after its first round, which counts or does not."""
    table = Table(rules, players)
    if void:
        table.skip()
    else:
        table.play_round()
    assert table.reveal.void == void
    return table


def lines_about(name: str, table: Table, locale: str, *, past: bool = False) -> list[str]:
    page = presenters.reveal(context(table.view(), locale, past=past))
    return [line for line in text_of(page).splitlines() if name in line]


@in_every_language
@pytest.mark.parametrize("void", [False, True])
def test_who_joins_in_the_pause_is_told_on_the_reveal_until_the_next_round(void, locale):
    table, texts = paused(CLASSIC, 4, void=void), LIBRARY.texts(locale)
    assert not lines_about("player 50", table, locale)
    table.join(50)
    (line,) = lines_about("player 50", table, locale)
    before, _, after = texts("joins-next", names="…").partition("…")
    assert before in line
    assert after in line
    assert not lines_about("player 50", table, locale, past=True)


@in_every_language
@pytest.mark.parametrize("void", [False, True])
def test_a_lone_newcomer_to_teams_is_told_until_a_second_one_comes(void, locale):
    table, texts = paused(TEAMS, 6, void=void), LIBRARY.texts(locale)
    waits = texts("joins-in-pairs", name="…").partition("…")[2]
    table.join(50)
    (line,) = lines_about("player 50", table, locale)
    assert line.endswith(waits)
    table.join(51)
    (line,) = lines_about("player 50", table, locale)
    assert "player 51" in line
    assert waits not in line


@in_every_language
def test_whose_seat_was_taken_over_in_the_pause_is_told(locale):
    table = paused(TEAMS, 6, void=False)
    name = next(chair.name for chair in table.game.chairs if chair.player == 2)
    table.leave(2)
    table.join(50)
    (line,) = lines_about("player 50", table, locale)
    assert name in line


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_before_no_round_nobody_is_said_to_come_in(rules, locale):
    """A hidden card may take the last of the pile, or only an empty team be left to tell."""
    table = Table(rules, 6 if rules.pairs else 4, pace=PACES["untimed"])
    table.play_round()
    table.join(50)
    for last_round in (False, True):
        shown = context(replace(table.view(), last_round=last_round), locale)
        for page in (presenters.reveal(shown), presenters.status(shown)):
            assert ("player 50" in text_of(page)) != last_round
