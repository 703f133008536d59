"""That the last turn of all may pass, as nobody waits for its storyteller, is told before it."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import MINI, PARTY
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.people import name_of
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def before_the_last_turn(rules, players: int, *, away: bool) -> Table:
    """Return a table in the pause before the last turn, whose storyteller is away or not."""
    table = Table(rules, players, pace=PACES["untimed"])
    turns = players * (table.ruleset.laps or 1)
    while table.game.round < turns - 1:
        table.play_round()
        table.next()
    last = PlayerId(players)
    table.play_without(last)
    if not away:
        table.do(c.GiveStar(last, table.game.round, 0))
    return table


@in_every_language
@pytest.mark.parametrize("comes", ["nobody", "the teller", "a newcomer"])
@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize(("rules", "players"), [(MINI, 3), (PARTY, 6)])
def test_that_the_last_turn_passes_is_told_in_the_pause_before_it(
    rules, players, away, comes, locale
):
    table = before_the_last_turn(rules, players, away=away)
    last = PlayerId(players)
    assert (table.kind, table.game.chairs[last - 1].away) == ("scored", away)
    if comes == "the teller":
        table.do(c.GiveStar(last, table.game.round, 0))
    elif comes == "a newcomer":
        table.join(50)
    shown = context(table.view(), locale)
    other = context(table.view(1), locale)
    name = name_of(shown, last).replace("\N{NO-BREAK SPACE}", " ")
    words = LIBRARY.texts(locale)("reveal-last-away", name=name)
    own = context(table.view(last), locale)
    pages = (presenters.reveal(shown), presenters.status(shown), presenters.my_hand(other))
    told = [words in text_of(page) for page in pages]
    yours = LIBRARY.texts(locale)("hand-away-last") in text_of(presenters.my_hand(own))
    table.next()
    assert {yours, *told} == {table.kind == "finished"}
