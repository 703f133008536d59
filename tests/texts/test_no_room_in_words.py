"""Where nobody more can sit down, a host with a computer player in mind is not asked to wait."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY

ANOTHER_TIME = {
    "en": "rematch|next time",
    "it": "rivincita|prossima",
    "pl": "rewanż|następnym razem",
    "pt-BR": "próximo jogo|na próxima",
}
PERSON = {"en": "person|people", "it": "person", "pl": r"os[oó]b", "pt-BR": "pessoa"}


def without_room(code: str) -> Table:
    if code == "table-full":
        return Table(CLASSIC, 6, start=False)
    table = Table(*{"late": (MINI, 4), "last-round": (MINI, 3)}.get(code, (CLASSIC, 5)))
    while table.game.round < {"late": 1, "last-round": 6}.get(code, 10):
        table.play_round()
        table.next()
    while code == "pile-runs-out" and not table.view().last_by_pile:
        table.play_round()
        table.next()
    return table


def refused(table: Table, command: c.Command) -> RuleViolation:
    with pytest.raises(RuleViolation) as raised:
        table.do(command)
    return raised.value


@in_every_language
@pytest.mark.parametrize(
    "where", ["table-full", "late", "last-round", "pile-too-small", "pile-runs-out"]
)
def test_only_who_wanted_to_join_is_asked_to_wait_for_another_game(where, locale):
    table = without_room(where)
    for command in (c.AddComputer(PlayerId(1), "even"), c.Join(PlayerId(50), "Eve")):
        error = refused(table, command)
        assert error.code == ("table-full" if where == "late" else where)
        said = presenters.refusal(error, LIBRARY.texts(locale))
        joins = isinstance(command, c.Join)
        assert bool(re.search(ANOTHER_TIME[locale], said)) == joins
        assert joins or not re.search(PERSON[locale], said)
