"""Who the host is now is told while there is a game to steer, not when it is over."""

import pytest

from bot.engine import commands as c
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def said_after_the_host_left(table: Table, locale: str) -> list[bool]:
    """Return whether the round's message and status say who the host is now."""
    host = LIBRARY.texts(locale)("departed-host", name="…")
    words = max(host.split("…"), key=len).strip()
    shown = context(table.view(), locale)
    return [words in text_of(page) for page in (presenters.reveal(shown), presenters.status(shown))]


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_a_finished_game_is_said_to_have_no_new_host(rules, locale):
    table = Table(rules, 6, pace=PACES["untimed"])
    table.play_round()
    table.leave(1)
    assert said_after_the_host_left(table, locale) == [True, True]
    table.do(c.EndGame(table.game.host))
    assert table.kind == "finished"
    assert said_after_the_host_left(table, locale) == [False, False]
    departed = LIBRARY.texts(locale)("departed", names="…").split("…")[0]
    assert departed in text_of(presenters.status(context(table.view(), locale)))
