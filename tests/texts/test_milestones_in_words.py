"""What a milestone says of players is true of computer players, too."""

import re

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from bot.service.milestones import milestone
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

PERSON = {"en": "person|people", "it": "person", "pl": r"os[oó]b", "pt-BR": "pessoa"}


@in_every_language
def test_a_computer_player_who_found_the_card_alone_is_called_no_person(locale):
    table = Table(CLASSIC, 1, start=False)
    for _ in range(4):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    finders = []
    for _ in range(3):
        table.to_voting()
        teller = table.storyteller
        finder, *others = (b.player for b in table.voting.ballots if b.player != 1)
        finders.append(finder)
        table.vote(finder, teller)
        table.vote(others[0], finder)
        table.close()
        table.next()
    assert all(chair.computer for chair in table.game.chairs if chair.player in finders)
    table.do(c.EndGame(PlayerId(1)))
    record = build_record((float(at), event) for at, event in enumerate(table.log))
    found = milestone(record)
    assert found is not None
    assert found.kind == "exactly-one"
    said = text_of(presenters.end(context(table.view(), locale), record, found))
    (line,) = (line for line in said.splitlines() if "🏅" in line)
    assert not re.search(PERSON[locale], line)
