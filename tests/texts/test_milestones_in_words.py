"""What a milestone says of players is true of computer players and of partners, too."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.milestones import milestone
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

OTHER_TEAMS = {
    "en": "other teams",
    "it": "altre squadre",
    "pl": "Pozostałe drużyny",
    "pt-BR": "outras duplas",
}
PERSON = {"en": "person|people", "it": "person", "pl": r"os[oó]b", "pt-BR": "pessoa"}


def told_of(table: Table, kind: str, locale: str) -> str:
    """End the game, whose milestone is of that kind, and return the line about it."""
    table.do(c.EndGame(PlayerId(1)))
    record = build_record((float(at), event) for at, event in enumerate(table.log))
    found = milestone(record)
    assert found is not None
    assert found.kind == kind
    said = text_of(presenters.end(context(table.view(), locale), record, found))
    (line,) = (line for line in said.splitlines() if "🏅" in line)
    return line


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
    assert not re.search(PERSON[locale], told_of(table, "exactly-one", locale))


@in_every_language
@pytest.mark.parametrize("rules", [TEAMS, CLASSIC])
def test_a_partner_who_chose_another_card_is_not_among_everybody_who_was_fooled(rules, locale):
    """The partner of who gave the decoy may see through it or choose another one."""
    table = Table(rules, rules.max_players)
    table.to_voting()
    giver = 2
    partner = giver + rules.max_players // 2 if rules.pairs else giver
    for ballot in table.voting.ballots:
        table.vote(ballot.player, 3 if ballot.player == partner else giver)
    table.close()
    assert (OTHER_TEAMS[locale] in told_of(table, "all-fooled", locale)) == rules.pairs
