"""Who may let a stopped clock run is said by name to all but the host, who is "you"."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import MINI
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.people import clock
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

HOST = PlayerId(1)
YOU = {"en": "you (the host)", "it": " tu (l'host)", "pl": " ty (gospodarz)"}
YOU["pt-BR"] = "você (o anfitrião)"


def voted(table: Table) -> None:
    """Let everybody vote, so that voting waits for the clock alone."""
    table.to_voting()
    for voter in (2, 3, 4):
        own = table.view(voter).own_numbers
        table.place(voter, next(n for n in range(1, 5) if n not in own))


@in_every_language
@pytest.mark.parametrize(
    "until", [lambda table: None, Table.tell, Table.to_voting, voted, Table.play_round]
)
def test_the_host_is_not_told_of_themselves_by_name(until, locale):
    table = Table(MINI, 4, pace=PACES["normal"])
    until(table)
    table.do(c.Pause(HOST))
    for viewer in (None, 1, 2, 3, 4):
        line = clock(context(table.view(viewer), locale))
        assert line
        assert (YOU[locale] in line) == (viewer == HOST)
        assert (NAMES[0] in line) == (viewer != HOST)


@in_every_language
def test_direct_messages_and_answers_say_it(locale):
    table = Table(MINI, 4, pace=PACES["normal"], first_storyteller="offer")
    table.tell(2)
    table.do(c.Pause(HOST))
    for direct in (False, True):
        page = presenters.hand if direct else presenters.my_hand
        for viewer in (1, 3):
            shown = context(table.view(viewer), locale, direct=direct)
            assert (YOU[locale] in text_of(page(shown))) == (viewer == HOST)
